"""From a deal to the plain dictionaries the widgets draw. Pure: no widget, no state, nothing added up.

Every number comes from a ruling, every text from the narration, and a seat's scene holds nothing that the seat
may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.cards import Card, Cards
from piquet_tutor.combinations import KINDS
from piquet_tutor.deal.partie import Partie
from piquet_tutor.deal.state import Deal, Trick
from piquet_tutor.deal.views import known_cards, known_in_hand
from piquet_tutor.rules.model import RuleSet
from piquet_tutor.rules.policies.bonuses import IN_HAND
from piquet_tutor.rulings import Ruling, Verdict, known_to, serials
from piquet_tutor.table import Seat
from piquet_tutor.widgets.lens import Lens
from piquet_tutor.widgets.prices import prices

Scene = dict[str, Any]

ALTERNATING: Final = {0: 0, 1: 1, 3: 2, 2: 3}
"""Suits in alternating colours: spades, hearts, clubs, diamonds."""

TO_THIRTY: Final = ("carte_blanche", "point", "sequence", "set", "carte_rouge", "play", "cards")
BONUSES: Final = ("repique.award", "pique.award")


@dataclass
class Asked:
    """What is asked of the learner now, and what may be touched."""

    text: str = ""
    detail: str = ""
    tone: str = "ask"
    choose: str = "none"
    selected: frozenset[Card] = frozenset()
    judge: Callable[[Card], str] | None = None
    actions: list[Scene] = field(default_factory=list)
    tools: list[Scene] = field(default_factory=list)
    announce: str = ""
    title: str = ""
    subtitle: str = ""
    cut: tuple[tuple[str, Card, bool], ...] = ()
    """Cards lifted in the cut: where they lie, which, and whether it is the higher."""


# --- the table ---------------------------------------------------------------------------------------


def table_scene(deal: Deal | None, lens: Lens, asked: Asked, passages: Passages, group: str) -> Scene:
    """The card table.

    Args:
        deal: what lies on it; None before the first deal.
        lens: who looks.
        asked: what is asked of the learner.
        passages: what has been told already.
        group: names the widgets that belong together.
    """
    scene: Scene = {
        "group": group,
        "title": asked.title,
        "subtitle": asked.subtitle,
        "phase": _stands(deal, lens)[0] if deal else "cut",
        "four_colour": lens.four_colour,
        "prompt": {"text": asked.text, "detail": asked.detail, "tone": asked.tone},
        "choose": asked.choose,
        "actions": asked.actions,
        "tools": asked.tools,
        "announce": asked.announce,
        "seats": [],
        "trick": [],
    }
    if deal is None:
        scene["trick"] = [{"at": at, "card": one.code, "winning": high} for at, one, high in asked.cut]
        scene["trick_label"] = asked.title if asked.cut else ""
        return scene
    top = next(seat for seat in deal.table.seats if seat != lens.bottom)
    places = {lens.bottom: "bottom", top: "top"}
    scene["seats"] = [_seat(deal, seat, places[seat], lens, asked, passages) for seat in (top, lens.bottom)]
    scene["talon"] = _talon(deal, lens)
    scene["trick"], scene["trick_label"] = _trick(deal, places, lens)
    return scene


def _stands(deal: Deal, lens: Lens) -> tuple[str, Seat | None]:
    """The phase and who is to act: the other player may yet keep a carte blanche quiet, so nothing tells of it."""
    if deal.phase == "carte_blanche" and lens.seat is not None and deal.to_act != lens.seat:
        return "exchange", deal.table.seats[0]
    return deal.phase, deal.to_act


def _say(key: str, lens: Lens, **variables: Any) -> str:
    return narration.message(key, lens.language, **variables)


def _seat(deal: Deal, seat: Seat, at: str, lens: Lens, asked: Asked, passages: Passages) -> Scene:
    mine = seat == lens.bottom
    role = "elder" if seat == deal.table.seats[0] else "younger"
    tricks = [trick for trick in deal.tricks if trick.winner == seat]
    return {
        "seat": seat,
        "at": at,
        "name": lens.names.get(seat, _say(f"table-name-{seat}", lens)),
        "role": _say(f"table-role-{role}", lens),
        "role_short": _say(f"table-name-{role}", lens),
        "to_act": _stands(deal, lens)[1] == seat,
        "leads": deal.phase == "play" and deal.leader == seat,
        "score": deal.total(deal.table.side_of(seat)),
        "hand": _hand(deal, seat, mine, lens, asked),
        "speech": _speech(deal, seat, lens, passages),
        "discards": _discards(deal, seat, lens),
        "tricks": _tricks(deal, tricks, lens),
    }


def _may_see(deal: Deal, seat: Seat, lens: Lens) -> bool:
    return lens.seat is None or lens.seat == seat or lens.open_hand or deal.done


def _hand(deal: Deal, seat: Seat, mine: bool, lens: Lens, asked: Asked) -> list[Scene]:
    over = deal.done and not deal.hands[seat]
    cards = deal.kept.get(seat, deal.hands[seat]) if over else deal.hands[seat]
    ordered = in_order(cards, lens.by_rank)
    if not _may_see(deal, seat, lens):
        known = known_in_hand(deal, seat)
        shown = [one for one in ordered if one in known]
        return [card_scene(one, lens) for one in shown] + [{"card": None}] * (len(ordered) - len(shown))
    fresh = deal.drawn.get(seat, ()) if deal.phase == "declare" and not deal.contests["point"].spoken else ()
    scenes = []
    for one in ordered:
        scene = card_scene(one, lens)
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


def card_scene(one: Card, lens: Lens) -> Scene:
    """A card face up, with its name for those who listen."""
    return {"card": one.code, "label": narration.card_name(one, lens.language)}


def _speech(deal: Deal, seat: Seat, lens: Lens, passages: Passages) -> list[Scene]:
    """The last words of a seat, as long as they belong to what is going on."""
    known = known_to(deal.rulings, lens.seat)
    newest = len(known)
    said = []
    for ruling in known:
        if ruling.side != deal.table.side_of(seat) or ruling.number < newest - 8:
            continue
        words = passages.of(ruling, known, lens)["call"]
        if words:
            said.append({"text": words, "ruling": ruling.number, "fresh": ruling.number > newest - 3})
    return said[-2:]


def _discards(deal: Deal, seat: Seat, lens: Lens) -> Scene:
    cards = deal.discards.get(seat, ())
    own = lens.seat == seat and bool(deal.rules.option("own_discards_visible"))
    open_ = lens.seat is None or own or deal.done
    return {
        "count": len(cards),
        "cards": [card_scene(one, lens) for one in in_order(cards, lens.by_rank)] if open_ else [None] * len(cards),
        "label": _say("table-discards", lens, count=len(cards)) if cards else "",
    }


def _tricks(deal: Deal, tricks: list[Trick], lens: Lens) -> Scene:
    open_ = lens.seat is None or bool(deal.rules.option("tricks_open")) or deal.done
    return {
        "count": len(tricks),
        "label": _say("table-tricks", lens, count=len(tricks)) if deal.tricks else "",
        "won": [
            {
                "cards": [one.code for one in trick.cards] if open_ else [],
                "two_point": trick.winner != trick.leader,
                "label": _say("table-trick-two" if trick.winner != trick.leader else "table-trick-one", lens),
            }
            for trick in tricks
        ],
    }


def _talon(deal: Deal, lens: Lens) -> Scene:
    five = deal.rules.number("elder_exchange_max")
    gone = len(deal.talon) - len(deal.stock)
    seen = known_cards(deal, lens.seat) if lens.seat is not None and not deal.done else frozenset(deal.talon)
    left: list[Scene | None] = [card_scene(one, lens) if one in seen else {"card": None} for one in deal.talon[gone:]]
    upper = max(0, five - gone)
    return {
        "five": left[:upper],
        "three": left[upper:],
        "label": _say("table-talon", lens, count=len(left)) if deal.talon else "",
    }


def _trick(deal: Deal, places: Mapping[Seat, str], lens: Lens) -> tuple[list[Scene], str]:
    """The trick being played; between tricks the last one stays on the table."""
    if deal.phase == "done":
        return [], ""
    if deal.trick:
        at = places[deal.leader]
        return [{"at": at, "card": deal.trick[0].code}], _say("table-trick-number", lens, number=len(deal.tricks) + 1)
    if not deal.tricks:
        return [], ""
    last = deal.tricks[-1]
    second = deal.table.after(last.leader)
    cards = [(last.leader, last.cards[0]), (second, last.cards[1])]
    scene = [{"at": places[seat], "card": one.code, "winning": seat == last.winner} for seat, one in cards]
    return scene, _say("table-trick-number", lens, number=len(deal.tricks))


# --- the feed ----------------------------------------------------------------------------------------


class Passages:
    """Passages of a ledger's rulings, made once each: a scene is sent often, a ruling never changes."""

    def __init__(self) -> None:
        """Begin with none."""
        self._made: dict[tuple[int, str | None, str], tuple[Ruling, Scene]] = {}

    def of(self, ruling: Ruling, known: tuple[Ruling, ...], lens: Lens) -> Scene:
        """The passage of a ruling already cut to what this onlooker may know."""
        key = (ruling.number, lens.seat, lens.language)
        kept = self._made.get(key)
        if kept is not None and kept[0] == ruling:
            return kept[1]
        scene = passage_scene(ruling, known, lens)
        self._made[key] = (ruling, scene)
        return scene


def passage_scene(ruling: Ruling, ledger: Iterable[Ruling], lens: Lens) -> Scene:
    """One ruling for the feed."""
    known = tuple(ledger)
    passage = narration.passage(ruling, lens.language, known)
    short, reasons = _told(ruling, known, lens, passage.short, passage.reasons)
    return {
        "number": passage.number,
        "clause": passage.rule,
        "verdict": passage.verdict,
        "side": passage.side,
        "who": lens.who(passage.side, passage.who) if passage.side else passage.who,
        "call": passage.call,
        "short": short,
        "full": [*reasons, *passage.law],
        "points": f"+{passage.points}" if passage.points else "",
        "cards": [one.code for one in passage.cards],
        "cites": [{"label": cite.label, "reading": cite.reading, "note": cite.note} for cite in passage.cites],
        "because": list(passage.because),
        "terms": [{"term": term, "meaning": meaning} for term, meaning in passage.terms],
    }


def _told(
    ruling: Ruling, known: tuple[Ruling, ...], lens: Lens, short: str, reasons: tuple[str, ...]
) -> tuple[str, tuple[str, ...]]:
    """The short line and the reasons as the players are told them: by name, and kindly where something was let go."""
    if not lens.names:
        return short, reasons
    other = next((name for seat, name in lens.names.items() if seat != lens.bottom), "")
    if _let_go(ruling, known, lens):
        cards = ruling.facts["cards"]
        return _say("naming-kept", lens, cards=cards, other=other), (_say("naming-kept-why", lens, cards=cards),)
    if ruling.rule == "declare.nothing" and ruling.side == lens.bottom:
        return lens.named(short), (_say("naming-nothing-why", lens, other=other),)
    introduce = () if ruling.side else tuple(lens.names)
    return lens.named(short, introduce), tuple(map(lens.named, reasons))


def _let_go(ruling: Ruling, known: tuple[Ruling, ...], lens: Lens) -> bool:
    """Whether this tells the reader that “good” was said with something in hand: perhaps without meaning it."""
    if ruling.rule != "sinking.allowed" or ruling.verdict is not Verdict.ALLOWED or ruling.side != lens.bottom:
        return False
    rested = [each for each in known if each.number in ruling.because]
    return any(each.facts.get("answer") == "good" for each in rested)


def told_before(deal: Deal, lens: Lens, since: int) -> int:
    """How many of a deal's first rulings this onlooker knows of."""
    return sum(1 for number in serials(deal.rulings, lens.seat) if number <= since)


def feed_scene(
    deal: Deal | None, lens: Lens, passages: Passages, group: str, since: int, refused: Ruling | None
) -> Scene:
    """The rulings so far, those after ``since`` marked as fresh, a refusal on top."""
    shown: list[Scene] = []
    known = known_to(deal.rulings, lens.seat) if deal else ()
    old = told_before(deal, lens, since) if deal else 0
    for ruling in known:
        scene = passages.of(ruling, known, lens)
        # Where everything is new, a mark on everything says nothing.
        shown.append({**scene, "fresh": True} if 0 < old < ruling.number else scene)
    if refused is not None and deal is not None:
        scene = passage_scene(refused, known, lens)
        shown.append({**scene, "number": len(known) + 1, "fresh": True})
    return {
        "group": group,
        "rules": deal.rules.id if deal else "",
        "options": ",".join(f"{name}:{str(value).lower()}" for name, value in deal.rules.changed) if deal else "",
        "title": _say("table-feed", lens),
        "passages": shown,
        "empty": _say("table-feed-empty", lens),
    }


# --- the race to thirty ------------------------------------------------------------------------------


def meter_scene(deal: Deal | None, lens: Lens, group: str) -> Scene:
    """Both reckonings in order, the line at thirty, and what the rulings say of crossing it."""
    scene: Scene = {
        "group": group,
        "title": _say("table-race", lens),
        "target": 30,
        "order": [_say(f"table-kind-{kind}", lens) for kind in ("carte_blanche", *KINDS, "play")],
        "sides": [],
    }
    if deal is None:
        return scene
    for seat in (lens.bottom, *(seat for seat in deal.table.seats if seat != lens.bottom)):
        scene["sides"].append(_race(deal, seat, lens))
    return scene


def _race(deal: Deal, seat: Seat, lens: Lens) -> Scene:
    side = deal.table.side_of(seat)
    mine = [score for score in deal.scores if score.side == side and score.kind in _raced(deal)]
    numbers = serials(deal.rulings, lens.seat)
    segments = []
    for kind in _raced(deal):
        scores = [score for score in mine if score.kind == kind]
        if scores:
            segments.append(
                {
                    "kind": kind,
                    "label": _say(f"table-kind-{kind}", lens),
                    "points": sum(score.points for score in scores),
                    "rulings": [numbers[score.number] for score in scores],
                }
            )
    verdict, note = _crossing(deal, side, lens)
    return {
        "side": seat,
        "label": lens.names.get(seat, _say(f"table-name-{seat}", lens)),
        "segments": segments,
        "total": sum(score.points for score in mine),
        "state": verdict,
        "note": note,
    }


def _raced(deal: Deal) -> tuple[str, ...]:
    """The kinds that lead to thirty; the cards only where the rules let them."""
    return TO_THIRTY if deal.rules.option("cards_in_pique") else TO_THIRTY[:-1]


def _crossing(deal: Deal, side: str, lens: Lens) -> tuple[str, str]:
    told = [
        ruling
        for ruling in deal.rulings
        if ruling.rule in BONUSES and ruling.side == side and ruling.verdict in (Verdict.AWARDED, Verdict.DENIED)
    ]
    for ruling in told:
        if ruling.verdict is Verdict.AWARDED:
            return "crossed", lens.named(narration.text(ruling, "short", lens.language))
    if told:
        return "blocked", lens.named(narration.text(told[-1], "short", lens.language))
    barred = _barred_by(deal, side)
    if barred is not None:
        return "blocked", lens.named(narration.text(deal.rulings[barred - 1], "short", lens.language))
    others = [score for score in deal.scores if score.side != side]
    return ("none" if deal.done or (others and deal.declared) else "open"), ""


def _barred_by(deal: Deal, side: str) -> int | None:
    """The ruling that counts for the other side before this one can have thirty any more, if there is one."""
    theirs = [score for score in deal.scores if score.side != side and score.kind in IN_HAND]
    if not theirs:
        return None
    first = min(theirs, key=lambda score: score.order)
    before = sum(score.points for score in deal.scores if score.side == side and score.order < first.order)
    open_before = any(
        not contest.settled or contest.winner == side
        for kind, contest in deal.contests.items()
        if (deal.rules.place[kind], 0) < first.order and not deal.declared
    )
    return None if before >= 30 or open_before else first.number


# --- the score sheet ---------------------------------------------------------------------------------


def sheet_scene(
    deal: Deal | None, partie: Partie | None, lens: Lens, group: str, rules: RuleSet | None = None
) -> Scene:
    """The tally by kind, each number with the rulings that are it, and the partie so far.

    Args:
        deal: what is played; None before the first deal.
        partie: what it belongs to, if anything.
        lens: who looks.
        group: names the widgets that belong together.
        rules: whose prices are listed below, folded; None lists none.
    """
    scene: Scene = {"group": group, "title": _say("table-sheet", lens), "sides": [], "rows": [], "totals": []}
    if rules is not None:
        scene["prices"] = prices(rules, lens.language)
    if deal is not None:
        seats = (lens.bottom, *(seat for seat in deal.table.seats if seat != lens.bottom))
        scene["sides"] = [
            {"side": seat, "label": lens.names.get(seat, _say(f"table-name-{seat}", lens))} for seat in seats
        ]
        tally = deal.tally()
        scene["rows"] = [
            {
                "kind": kind,
                "label": _say(f"table-kind-{kind}", lens),
                "cells": [_cell(deal, seat, kind, tally, lens) for seat in seats],
            }
            for kind in deal.rules.kinds
            if any(kind in tally[deal.table.side_of(seat)] for seat in seats)
        ]
        scene["totals"] = [
            {"points": deal.total(deal.table.side_of(seat)), "rulings": _awarding(deal, seat, None, lens)}
            for seat in seats
        ]
    if partie is not None:
        scene["partie"] = _partie(partie, lens)
    return scene


def _cell(deal: Deal, seat: Seat, kind: str, tally: Mapping[str, Mapping[str, int]], lens: Lens) -> Scene | None:
    points = tally[deal.table.side_of(seat)].get(kind)
    return None if points is None else {"points": points, "rulings": _awarding(deal, seat, kind, lens)}


def _awarding(deal: Deal, seat: Seat, kind: str | None, lens: Lens) -> list[int]:
    side = deal.table.side_of(seat)
    numbers = serials(deal.rulings, lens.seat)
    return [numbers[score.number] for score in deal.scores if score.side == side and kind in (None, score.kind)]


def _partie(partie: Partie, lens: Lens) -> Scene:
    players = list(partie.players)
    race = partie.rules.option("match_format") == "race"
    line = partie.rules.number("target" if race else "rubicon")
    settled = [narration.text(ruling, "short", lens.language) for ruling in partie.ledger if ruling.awards]
    told = settled or [narration.text(ruling, "short", lens.language) for ruling in partie.ledger]
    return {
        "label": _say("table-partie", lens),
        "players": players,
        "rows": [
            {
                "label": _say("table-deal-row", lens, number=number),
                "cells": [partie.points(number)[player] for player in players],
            }
            for number in range(1, len(partie.deals) + 1)
        ],
        "totals": [partie.totals[player] for player in players],
        "line": {"at": line, "label": _say("table-target" if race else "table-rubicon", lens)},
        "note": " ".join(told),
    }
