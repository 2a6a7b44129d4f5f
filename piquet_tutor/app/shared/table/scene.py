"""From a deal to the plain dictionaries the widgets draw. Pure: no widget, no state, nothing added up.

Every number comes from a ruling, every text from the narration, and a seat's scene holds nothing that the seat
may not know.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.drawing.citing import citations
from piquet_tutor.app.shared.race.race_scene import race_scene
from piquet_tutor.app.shared.sheet.partie_scene import partie_scene
from piquet_tutor.app.shared.sheet.prices import prices
from piquet_tutor.app.shared.table.bidding_scene import stake
from piquet_tutor.app.shared.table.dialogue_scene import dialogue_scene, goes_round, told_before
from piquet_tutor.app.shared.table.known_cards import known_scene
from piquet_tutor.app.shared.table.prompts import key_scene
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import Account, Ruling, Verdict, known_to, serials, total
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.deal.phases import PHASES
from piquet_tutor.game.deal.views import known_cards, known_in_hand
from piquet_tutor.game.parts import Trick
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from piquet_tutor.narration.seating import roles_at, speaker
from piquet_tutor.narration.speech import kept_back

ALTERNATING: Final = {0: 0, 1: 1, 3: 2, 2: 3}
"""Suits in alternating colours: spades, hearts, clubs, diamonds."""


@dataclass
class Prompt:
    """What is asked of the learner now, and what may be touched."""

    text: str = ""
    detail: str = ""
    tone: str = "ask"
    choose: str = "none"
    selected: frozenset[Card] = frozenset()
    judge: Callable[[Card], str] | None = None
    actions: list[Scene] = field(default_factory=list)
    tools: list[Scene] = field(default_factory=list)
    bids: Scene | None = None
    """The bids that can be named, as a grid of buttons."""
    announce: str = ""
    title: str = ""
    subtitle: str = ""
    keys: bool = False
    """Whether the list of keys lies open."""
    tricks_before: int | None = None
    """How many tricks lay there when the learner last did something; None where nothing is played meanwhile."""
    cut: tuple[tuple[str, Card], ...] = ()
    """Cards lifted in the cut: where they lie, and which."""
    races: bool = False
    """Whether the race to thirty is on the table."""


# --- the table ---------------------------------------------------------------------------------------


def table_scene(
    deal: Deal | None, viewpoint: Viewpoint, asked: Prompt, passages: Passages, group: str, since: int | None = None
) -> Scene:
    """The card table.

    Args:
        deal: what lies on it; None before the first deal.
        viewpoint: who looks.
        asked: what is asked of the learner.
        passages: what has been told already.
        group: names the widgets that belong together.
        since: how many rulings of the deal there were when the learner last did something; None where nobody plays.
    """
    scene: Scene = {
        "group": group,
        "title": asked.title,
        "subtitle": asked.subtitle,
        "phase": _stands(deal, viewpoint)[0] if deal else "cut",
        "four_colour": viewpoint.four_colour,
        "sound": viewpoint.sound,
        "capot": deal is not None and _capot(deal),
        "prompt": {"text": asked.text, "detail": asked.detail, "tone": asked.tone},
        "choose": asked.choose,
        "actions": asked.actions,
        "bids": asked.bids,
        "stake": "",
        "tools": asked.tools,
        "keys": key_scene(viewpoint) if asked.keys else None,
        "announce": asked.announce,
        "seats": [],
        "trick": [],
        "dialogue": [],
        "step": len(deal.actions) if deal else 0,
        "race": race_scene(deal, viewpoint) if asked.races else None,
    }
    if deal is None:
        scene["trick"] = [{"at": at, "card": one.code} for at, one in asked.cut]
        scene["trick_label"] = asked.title if asked.cut else ""
        return scene
    viewpoint.look_at(deal)
    places = viewpoint.places(deal.table)
    nearest, *others = places
    scene["seats"] = [_seat(deal, seat, places[seat], viewpoint, asked) for seat in (*others, nearest)]
    scene["dialogue"] = said_at(deal, places, viewpoint, passages, since)
    scene["talon"] = _talon(deal, viewpoint)
    scene["stake"] = stake(deal, viewpoint)
    scene["trick"], scene["trick_label"] = _trick(deal, places, viewpoint)
    scene["gone"] = _gone(deal, places, asked)
    return scene


def lighten(scene: Scene, codes: Iterable[str], *, asked: bool = False) -> None:
    """Light these cards wherever they lie open in a scene of the table.

    Args:
        scene: of the table.
        codes: of the cards.
        asked: whether a question is about them, which is what who listens is told; else they are shown as evidence.
    """
    lit, how = frozenset(codes), {"lit": True, "lit_as": "asked"} if asked else {"lit": True}
    for one in (*(card for seat in scene["seats"] for card in seat["hand"]), *scene["trick"]):
        if one.get("card") in lit:
            one.update(how)


def mark_choices(scene: Scene, choices: Iterable[Mapping[str, Any]], both: str) -> None:
    """Mark open cards by the choice they belong to, such as the one made and a better one.

    Args:
        scene: of the table.
        choices: each with its ``id``, the ``word`` that stands on its cards, and their codes, ``cards``.
        both: the word on a card that belongs to more than one.
    """
    marks: dict[str, tuple[str, str]] = {}
    for each in choices:
        for code in each["cards"]:
            marks[code] = ("both", both) if code in marks else (each["id"], each["word"])
    for one in (*(card for seat in scene["seats"] for card in seat["hand"]), *scene["trick"]):
        if one.get("card") in marks:
            one["choice"], one["choice_word"] = marks[one["card"]]


def said_at(
    deal: Deal, places: Mapping[Seat, str], viewpoint: Viewpoint, passages: Passages, since: int | None
) -> list[Scene]:
    """What is said at the table, in its order; see :func:`dialogue_scene.dialogue_scene`."""
    known = known_to(deal.rulings, viewpoint.seat)
    return dialogue_scene(deal, places, viewpoint, lambda each: passages.of(each, known, viewpoint)["call"], since)


def _capot(deal: Deal) -> bool:
    """Whether somebody has taken every trick, and was paid for it."""
    return any(each.subject is Subject.CAPOT and each.verdict is Verdict.AWARDED for each in deal.rulings)


def _stands(deal: Deal, viewpoint: Viewpoint) -> tuple[str, Seat | None]:
    """The phase and who is to act: the other player may yet keep a carte blanche quiet, so nothing tells of it."""
    if deal.phase == "carte_blanche" and viewpoint.seat is not None and deal.to_act != viewpoint.seat:
        phase = deal.rules.phases[deal.rules.phases.index(deal.phase) + 1]
        return phase, PHASES[phase].opener(deal)
    return deal.phase, deal.to_act


def _text(key: str, viewpoint: Viewpoint, **variables: Any) -> str:
    return narration.message(key, viewpoint.language, **variables)


def _seat(deal: Deal, seat: Seat, at: str, viewpoint: Viewpoint, asked: Prompt) -> Scene:
    mine = seat == viewpoint.bottom
    role, short = _role(deal, seat, viewpoint)
    tricks = [trick for trick in deal.tricks if trick.winner == seat]
    return {
        "seat": seat,
        "at": at,
        "name": viewpoint.names.get(seat, _text(f"table-name-{seat}", viewpoint)),
        "role": role,
        "role_short": short,
        "to_act": _stands(deal, viewpoint)[1] == seat,
        "leads": deal.phase == "play" and deal.leader == seat,
        "score": deal.total(deal.table.side_of(seat)),
        "hand": _hand(deal, seat, mine, viewpoint, asked),
        "known": None if _may_see(deal, seat, viewpoint) else known_scene(deal, known_in_hand(deal, seat), viewpoint),
        "capacity": deal.rules.hand_size,
        "discards": _discards(deal, seat, viewpoint),
        "tricks": _tricks(deal, tricks, viewpoint),
    }


def _role(deal: Deal, seat: Seat, viewpoint: Viewpoint) -> tuple[str, str]:
    """What a seat is, at length and in a word; at a larger table whose partner, too."""
    seats = deal.table.seats
    if len(seats) == len(viewpoint.roles):  # a bidding has made one of them elder
        role = viewpoint.roles[seat]
        return _text(f"table-role-{role}-bid", viewpoint), _text(f"table-name-{role}", viewpoint)
    if not goes_round(deal):
        return _text(f"table-role-{seat}", viewpoint), _text(f"table-name-{seat}", viewpoint)
    duty = "eldest" if seat == seats[0] else "dealer" if seat == seats[-1] else "none"
    partner = (
        bool(viewpoint.names)
        and seat != viewpoint.bottom
        and deal.table.side_of(seat) == deal.table.side_of(viewpoint.bottom)
    )
    word = _text("table-role-round", viewpoint, duty=duty, partner="yes" if partner else "no").strip()
    return word, word


def _may_see(deal: Deal, seat: Seat, viewpoint: Viewpoint) -> bool:
    return viewpoint.seat is None or viewpoint.seat == seat or viewpoint.open_hand or deal.done


def _hand(deal: Deal, seat: Seat, mine: bool, viewpoint: Viewpoint, asked: Prompt) -> list[Scene]:
    over = deal.done and not deal.hands[seat]
    cards = deal.kept.get(seat, deal.hands[seat]) if over else deal.hands[seat]
    ordered = in_order(cards, viewpoint.by_rank)
    if not _may_see(deal, seat, viewpoint):
        known = known_in_hand(deal, seat)
        shown = [one for one in ordered if one in known]
        return [card_scene(one, viewpoint) for one in shown] + [{"card": None}] * (len(ordered) - len(shown))
    calling = deal.phase in ("declare", "round")
    fresh = deal.drawn.get(seat, ()) if calling and not deal.contests["point"].spoken else ()
    scenes = []
    for one in ordered:
        scene = card_scene(one, viewpoint)
        if one in fresh:
            scene["mark"] = "new"
        if mine and asked.choose != "none":
            why = asked.judge(one) if asked.judge else ""
            scene |= {"enabled": not why, "why": why, "selected": one in asked.selected}
        scenes.append(scene)
    return scenes


def in_order(cards: Iterable[Card], by_rank: bool) -> Cards:
    """A hand for the eye: by suit in alternating colours, or by rank."""
    if by_rank:
        return tuple(sorted(cards, key=lambda one: (-one.rank, ALTERNATING[one.suit])))
    return tuple(sorted(cards, key=lambda one: (ALTERNATING[one.suit], -one.rank)))


def card_scene(one: Card, viewpoint: Viewpoint) -> Scene:
    """A card face up, with its name for those who listen."""
    return {"card": one.code, "label": narration.card_name(one, viewpoint.language)}


def _discards(deal: Deal, seat: Seat, viewpoint: Viewpoint) -> Scene:
    cards = deal.discards.get(seat, ())
    own = viewpoint.seat == seat and deal.rules.options.own_discards_visible
    open_ = viewpoint.seat is None or own or deal.done
    return {
        "count": len(cards),
        "cards": [card_scene(one, viewpoint) for one in in_order(cards, viewpoint.by_rank)]
        if open_
        else [None] * len(cards),
        "label": _text("table-discards", viewpoint, count=len(cards)) if cards else "",
    }


def _tricks(deal: Deal, tricks: list[Trick], viewpoint: Viewpoint) -> Scene:
    open_ = viewpoint.seat is None or deal.rules.options.tricks_open or deal.done
    return {
        "count": len(tricks),
        "label": _text("table-tricks", viewpoint, count=len(tricks)) if deal.tricks else "",
        "won": [
            {
                "cards": [one.code for one in trick.cards] if open_ else [],
                "two_point": _captured(deal, trick),
                "label": _text(_trick_label(deal, trick), viewpoint),
            }
            for trick in tricks
        ],
    }


def _captured(deal: Deal, trick: Trick) -> bool:
    """Whether the trick was taken from an opponent's lead, where leading scores: it is laid crosswise."""
    side = deal.table.side_of
    return law_of(deal.rules).has(Subject.LEAD) and side(trick.winner) != side(trick.leader)


def _trick_label(deal: Deal, trick: Trick) -> str:
    if goes_round(deal):
        return "table-trick-captured" if _captured(deal, trick) else "table-trick-taken"
    return "table-trick-two" if trick.winner != trick.leader else "table-trick-one"


def _talon(deal: Deal, viewpoint: Viewpoint) -> Scene:
    five = min(deal.rules.options.elder_exchange_max, len(deal.talon))
    gone = len(deal.talon) - len(deal.stock)
    seen = known_cards(deal, viewpoint.seat) if viewpoint.seat is not None and not deal.done else frozenset(deal.talon)
    left: list[Scene | None] = [
        card_scene(one, viewpoint) if one in seen else {"card": None} for one in deal.talon[gone:]
    ]
    upper = max(0, five - gone)
    return {
        "five": left[:upper],
        "three": left[upper:],
        "counts": [five, len(deal.talon) - five],
        "label": _text("table-talon", viewpoint, count=len(left)) if deal.talon else "",
    }


def _trick(deal: Deal, places: Mapping[Seat, str], viewpoint: Viewpoint) -> tuple[list[Scene], str]:
    """The trick being played; between tricks the last one stays on the table."""
    if deal.phase == "done":
        return [], ""
    size = deal.rules.hand_size
    if deal.trick:
        label = _text("table-trick-number", viewpoint, number=len(deal.tricks) + 1, count=size)
        return [{"at": places[seat], "card": one.code} for seat, one in _played(deal, deal.leader, deal.trick)], label
    if not deal.tricks:
        return [], ""
    last = deal.tricks[-1]
    cards = _played(deal, last.leader, last.cards)
    scene = [{"at": places[seat], "card": one.code, "winning": seat == last.winner} for seat, one in cards]
    return scene, _text("table-trick-number", viewpoint, number=len(deal.tricks), count=size)


def _gone(deal: Deal, places: Mapping[Seat, str], asked: Prompt) -> list[Scene]:
    """The trick that was taken since the learner last did something, where the next lies there already."""
    if asked.tricks_before is None or not deal.trick or len(deal.tricks) <= asked.tricks_before:
        return []
    last = deal.tricks[-1]
    return [
        {"at": places[seat], "card": one.code, "winning": seat == last.winner}
        for seat, one in _played(deal, last.leader, last.cards)
    ]


def _played(deal: Deal, leader: Seat, cards: Cards) -> list[tuple[Seat, Card]]:
    """Who played which card of a trick, in the order of play."""
    found, seat = [], leader
    for one in cards:
        found.append((seat, one))
        seat = deal.table.after(seat)
    return found


# --- the feed ----------------------------------------------------------------------------------------


class Passages:
    """Passages of a ledger's rulings, made once each: a scene is sent often, a ruling never changes.

    That of a repique is made anew, because it also tells what its side counts after it; any other only where it stands
    after other rulings than it did, for it may say what a side has by then.
    """

    def __init__(self) -> None:
        """Begin with none."""
        self._made: dict[tuple[int, str | None, str], tuple[tuple[Ruling, ...], RuleSet | None, Scene]] = {}

    def of(self, ruling: Ruling, known: tuple[Ruling, ...], viewpoint: Viewpoint) -> Scene:
        """The passage of a ruling already cut to what this onlooker may know."""
        if ruling.subject is Subject.REPIQUE:
            return passage_scene(ruling, known, viewpoint)
        key = (ruling.number, viewpoint.seat, f"{viewpoint.language} {sorted(viewpoint.spoken.items())}")
        kept = self._made.get(key)
        told = (*known[: bisect_left(known, ruling.number, key=_number)], ruling)
        if kept is not None and kept[:2] == (told, viewpoint.rules):
            return kept[2]
        scene = passage_scene(ruling, known, viewpoint)
        self._made[key] = (told, viewpoint.rules, scene)
        return scene


def _number(ruling: Ruling) -> int:
    return ruling.number


def passage_scene(ruling: Ruling, ledger: Iterable[Ruling], viewpoint: Viewpoint) -> Scene:
    """One ruling for the feed."""
    known = tuple(ledger)
    passage = narration.passage(ruling, viewpoint.language, known, viewpoint.rules)
    short, reasons = _by_name(ruling, known, viewpoint) if viewpoint.names else (passage.short, passage.reasons)
    side = passage.side and (speaker(ruling) or passage.side)
    role = roles_at(ruling, known).get(side, side)
    return {
        "number": passage.number,
        "clause": passage.rule,
        "verdict": passage.verdict,
        "side": passage.side,
        "who": viewpoint.who(side, passage.speaker, role) if side else passage.who,
        "call": passage.call,
        "short": short,
        "full": [*reasons, *passage.law],
        "points": f"+{passage.points}" if passage.points else "",
        "cards": [one.code for one in passage.cards],
        "cites": citations(ruling.cites, viewpoint.language),
        "because": list(passage.because),
        "terms": [{"term": term, "meaning": meaning} for term, meaning in passage.terms],
    }


def _by_name(ruling: Ruling, known: tuple[Ruling, ...], viewpoint: Viewpoint) -> tuple[str, tuple[str, ...]]:
    """The short line and the reasons as the players are told them: by name, and kindly where something was let go."""
    other = next((name for seat, name in viewpoint.names.items() if seat != viewpoint.bottom), "")
    let_go = _let_go(ruling, known, viewpoint)
    if let_go is not None:
        sunk = kept_back(ruling)
        return _text("naming-kept", viewpoint, sunk=sunk, other=other), (
            _text("naming-kept-why", viewpoint, sunk=sunk, called=let_go.facts["called"]),
        )
    language, undecided = viewpoint.language, bool(viewpoint.roles) and not roles_at(ruling, known)
    introduced = () if ruling.side else tuple(viewpoint.names)
    short = narration.text(ruling, "short", language, known, names=viewpoint.naming(introduced, undecided=undecided))
    if _leaves_open(ruling, viewpoint):
        return short, (_text("naming-nothing-why", viewpoint, other=other),)
    return short, narration.reasons_of(ruling, language, known, viewpoint.naming(undecided=undecided))


def _leaves_open(ruling: Ruling, viewpoint: Viewpoint) -> bool:
    """Whether this is the reader's own word that nothing is called, which may have been sunk as well."""
    mine = ruling.side == viewpoint.bottom and "seat" not in ruling.facts
    return mine and ruling.subject is Subject.NOTHING_CALLED and "how" not in ruling.facts


def _let_go(ruling: Ruling, known: tuple[Ruling, ...], viewpoint: Viewpoint) -> Ruling | None:
    """The reader's answer that let a call pass, or claimed nothing, with something in hand; perhaps unmeant."""
    if (
        ruling.subject is not Subject.SINKING
        or ruling.verdict is not Verdict.ALLOWED
        or ruling.side != viewpoint.bottom
    ):
        return None
    rested = (each for each in known if each.number in ruling.because)
    return next((each for each in rested if each.facts.get("answer") == "good"), None)


def feed_scene(
    deal: Deal | None, viewpoint: Viewpoint, passages: Passages, group: str, since: int, refused: Ruling | None
) -> Scene:
    """The rulings so far, those after ``since`` marked as fresh, a refusal on top."""
    shown: list[Scene] = []
    if deal:
        viewpoint.look_at(deal)
    known = known_to(deal.rulings, viewpoint.seat) if deal else ()
    old = told_before(deal, viewpoint, since) if deal else 0
    for ruling in known:
        scene = passages.of(ruling, known, viewpoint)
        # Where everything is new, a mark on everything says nothing.
        shown.append({**scene, "fresh": True} if 0 < old < ruling.number else scene)
    if refused is not None and deal is not None:
        scene = passage_scene(refused, known, viewpoint)
        shown.append({**scene, "number": len(known) + 1, "fresh": True})
    return {
        "group": group,
        "rules": deal.rules.id if deal else "",
        "options": ",".join(f"{name}:{str(value).lower()}" for name, value in deal.rules.changed) if deal else "",
        "title": _text("table-feed", viewpoint),
        "passages": shown,
        "empty": _text("table-feed-empty", viewpoint),
    }


# --- the score sheet ---------------------------------------------------------------------------------


def sheet_scene(
    deal: Deal | None, partie: Partie | None, viewpoint: Viewpoint, group: str, rules: RuleSet | None = None
) -> Scene:
    """The tally by kind, each number with the rulings that are it, and the partie so far.

    Args:
        deal: what is played; None before the first deal.
        partie: what it belongs to, if anything.
        viewpoint: who looks.
        group: names the widgets that belong together.
        rules: whose prices are listed below, folded; None lists none.
    """
    scene: Scene = {"group": group, "title": _text("table-sheet", viewpoint), "sides": [], "rows": [], "totals": []}
    if rules is not None:
        scene["prices"] = prices(rules, viewpoint.language)
    if deal is not None:
        viewpoint.look_at(deal)
        sides = viewpoint.sides(deal.table)
        sheet = _SheetContext(deal, sides, viewpoint, serials(deal.rulings, viewpoint.seat))
        scene["sides"] = [{"side": side, "label": viewpoint.side_name(side)} for side in sides]
        scene["rows"] = [row for account in deal.rules.accounts for row in _rows(sheet, account)]
        scene["totals"] = [{"points": deal.total(side), "rulings": _awarding(sheet, side)} for side in sides]
        if len(deal.rules.accounts) > 1:
            scene["accounts"] = [_account(sheet, account) for account in deal.rules.accounts]
    if partie is not None:
        scene["partie"] = partie_scene(partie, viewpoint)
    return scene


@dataclass(frozen=True)
class _SheetContext:
    """What a score sheet is written from; the onlooker's numbers of the rulings are found once for all its cells."""

    deal: Deal
    sides: tuple[Side, ...]
    viewpoint: Viewpoint
    numbers: Mapping[int, int]


def _account(sheet: _SheetContext, account: Account) -> Scene:
    """One part of a score sheet that a line divides: its name, and what each side has on it."""
    return {
        "id": account,
        "label": _text(f"account-{account}.title", sheet.viewpoint),
        "totals": [
            {
                "points": total(sheet.deal.rulings, side, account),
                "rulings": _awarding(sheet, side, account=account),
            }
            for side in sheet.sides
        ],
    }


def _rows(sheet: _SheetContext, account: Account) -> list[Scene]:
    """The kinds of score on one account, in the rule set's order."""
    rows = []
    for kind in sheet.deal.rules.kinds:
        cells = [_cell(sheet, side, kind, account) for side in sheet.sides]
        if any(cells):
            rows.append(
                {
                    "kind": kind,
                    "account": account,
                    "label": _text(f"table-kind-{kind}", sheet.viewpoint),
                    "cells": cells,
                }
            )
    return rows


def _cell(sheet: _SheetContext, side: Side, kind: str, account: Account) -> Scene | None:
    rulings = _awarding(sheet, side, kind, account)
    return {"points": _points(sheet.deal, side, kind, account), "rulings": rulings} if rulings else None


def _of(deal: Deal, side: Side, kind: str | None, account: Account | None) -> list[tuple[int, int]]:
    """The awards to a side of one kind and on one account, or of any, with the numbers of their rulings."""
    return [
        (ruling.number, award.points)
        for ruling in deal.rulings
        for award in ruling.awards
        if award.side == side
        and account in (None, award.account)
        and kind in (None, deal.kind_of(ruling) or ruling.rule)
    ]


def _points(deal: Deal, side: Side, kind: str, account: Account) -> int:
    return sum(points for _, points in _of(deal, side, kind, account))


def _awarding(sheet: _SheetContext, side: Side, kind: str | None = None, account: Account | None = None) -> list[int]:
    return [sheet.numbers[number] for number, _ in _of(sheet.deal, side, kind, account)]
