"""Changes to a deal: their kinds, how they are written, and the course of the deal with one made.

>>> change_from("play ah at 5")
Change(kind='play', seat='', cards=(AH,), trick=5, about='', groups=(), name='', value='')
>>> change_from("younger sink sequence 9H 8H 7H").cards
(9H, 8H, 7H)
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from piquet_tutor.engine.clauses import OptionError, Value, plainly
from piquet_tutor.engine.faults import nearest
from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why.replaying import DealHistory, Pin
from piquet_tutor.game.cards import Card, CardError, Cards, Void, format_cards, parse_cards
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.records.reading import shape_of
from piquet_tutor.game.records.replay import Calls
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.game.rules.policies.bidding import with_line_lowered
from piquet_tutor.game.rules.policies.declaring import holdings
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import BONUSES
from piquet_tutor.narration.spoken import Spoken, hint_of, no_card, refused_value

_KIND_OF: Final[dict[str, Kind]] = {
    "point": "point",
    "sequence": "sequence",
    "sequences": "sequence",
    "set": "set",
    "sets": "set",
}
CARTE_BLANCHE: Final = "carte_blanche"
"""A carte blanche, which is declared or sunk as a class is; a seat that sinks it keeps quiet about it."""
_VERBS: Final = ("play", "discard", "call", "declare", "sink", "swap", "rules", "option")
WORDS_OF_A_CHANGE: Final = (*_VERBS, *_KIND_OF)
"""The words by which a change is told, beside cards, seats and names."""
_SAID: Final = re.compile(rf"(?:(?P<seat>\w+)\s+)?(?P<verb>{'|'.join(_VERBS)})\b\s*(?P<rest>.*)")
_PLAY: Final = re.compile(r"(?P<card>\S+)\s+(?:at|to|in)\s+(?:trick\s+)?(?P<trick>\d{1,2})")
_OPTION: Final = re.compile(r"(?P<name>[a-z_]\w*)\s*=\s*(?P<value>\S+)")


class ChangeError(Spoken, ValueError):
    """A change that cannot be read, or makes no sense for this deal; the error says what to write instead."""

    family = "why-error-"

    @property
    def unreadable(self) -> bool:
        """Whether it is no change at all, rather than one with a fault in it."""
        return self.key == f"{self.family}change"


@dataclass(frozen=True)
class Change:
    """One change to a deal.

    Attributes:
        kind: ``play`` (another card), ``discard``, ``call``, ``declare`` (a kind in full), ``sink``, ``swap`` (two
            cards change places wherever they are), ``rules``, ``option``, or ``point`` (one point more in hand).
        seat: who does it; empty if the cards determine it, or it concerns no seat.
        cards: the cards played, discarded, sunk or swapped.
        trick: the trick to which a card is played.
        about: the kind of combination called, declared or sunk; or ``carte_blanche``, declared or sunk.
        groups: the combinations called, the announced one first.
        name: the name of the rule set or option.
        value: the option's value.
    """

    kind: str
    seat: Seat = ""
    cards: Cards = ()
    trick: int = 0
    about: str = ""
    groups: tuple[Cards, ...] = ()
    name: str = ""
    value: Value = ""

    @property
    def text(self) -> str:
        """The change in the form that ``change_from`` reads."""
        who = f"{self.seat} " if self.seat else ""
        if self.kind == "play":
            return f"{who}play {self.cards[0]} at {self.trick}"
        if self.kind == "option":
            return f"option {self.name}={plainly(self.value)}"
        if self.kind == "rules":
            return f"rules {self.name}"
        groups = ", ".join(format_cards(group) for group in self.groups or (self.cards,))
        return " ".join(f"{who}{self.kind} {self.about.replace('_', ' ')} {groups}".split())


def change_from(text: str) -> Change:
    """Read a change.

    Raises:
        ChangeError: it cannot be read; the error gives examples.
    """
    words = " ".join(text.lower().split())
    option = _OPTION.fullmatch(words.removeprefix("option ").strip())
    if option is not None:
        return _option(option["name"], option["value"])
    found = _SAID.fullmatch(words)
    if found is None or found["verb"] == "option":
        raise ChangeError("change", text=text)
    seat, verb, rest = found["seat"] or "", found["verb"], found["rest"].strip()
    if verb == "rules" and rest and not seat:
        return Change("rules", name=rest)
    if verb == "play":
        return _play(seat, rest, text)
    if verb == "swap":
        return _swap(rest, text)
    if not seat or verb == "rules":
        raise ChangeError("change", text=text)
    if verb == "discard":
        return Change("discard", seat, _cards(rest))
    return _said(seat, verb, rest, text)


def _option(name: str, value: str) -> Change:
    known = options().get(name)
    if known is None:
        raise ChangeError("option", name=name, near=nearest(name, options()) or None)
    for allowed in known.values:
        if plainly(allowed) == value:
            return Change("option", name=name, value=allowed)
    plain: Value = int(value) if re.fullmatch(r"\d{1,4}", value) else value
    try:
        return Change("option", name=name, value=known.check(plain))
    except OptionError:
        raise ChangeError("option-value", **refused_value(name, plain)) from None


def _play(seat: Seat, rest: str, whole: str) -> Change:
    found = _PLAY.fullmatch(rest)
    if found is None:
        raise ChangeError("play", text=_as_written(rest, whole)) if rest else ChangeError("change", text=whole)
    return Change("play", seat, _cards(found["card"]), int(found["trick"]))


def _swap(rest: str, whole: str) -> Change:
    cards = _cards(rest)
    if len(set(cards)) != 2 or len(cards) != 2 or any(isinstance(one, Void) for one in cards):
        raise ChangeError("swap", text=_as_written(rest, whole)) if rest else ChangeError("change", text=whole)
    return Change("swap", cards=cards)


def _as_written(rest: str, whole: str) -> str:
    """The end of a text as it was written, which is read in small letters.

    >>> _as_written("as as", "swap  AS AS")
    'AS AS'
    """
    return " ".join(whole.split())[-len(rest) :]


def _said(seat: Seat, verb: str, rest: str, whole: str) -> Change:
    if rest.replace("_", " ") == "carte blanche" and verb != "call":
        return Change(verb, seat, about=CARTE_BLANCHE)
    word, _, listed = rest.partition(" ")
    kind = _KIND_OF.get(word)
    if kind is None:
        raise ChangeError("change", text=whole)
    if verb == "sink":
        return Change("sink", seat, _cards(listed), about=kind)
    groups = tuple(_cards(group) for group in listed.split(",") if group.strip())
    if verb == "declare" and not groups:
        return Change("declare", seat, about=kind)
    if not groups:
        raise ChangeError("change", text=whole)
    return Change("call", seat, about=kind, groups=groups)


def _cards(text: str) -> Cards:
    try:
        return parse_cards(text)
    except CardError:
        raise ChangeError("card", text=no_card(text)) from None


# --- the course that follows --------------------------------------------------------------------------------------


def changed(deal: Deal, course: DealHistory, change: Change) -> DealHistory:
    """The course of a deal with one thing changed.

    Raises:
        ChangeError: the change makes no sense for this deal.
    """
    return _MAKERS[change.kind](deal, course, change)


def seat_named(deal: Deal, name: str) -> Seat:
    """The seat of this name; after a bidding also elder and younger.

    Raises:
        ChangeError: this table has no such seat.
    """
    seats = deal.table.seats
    if name in seats:
        return name
    if deal.undertaking is not None and name in ("elder", "younger"):
        return seats[("elder", "younger").index(name)]
    raise ChangeError("seat", seat=name, seats=deal.rules.table.seats)


def _with_play(deal: Deal, course: DealHistory, change: Change) -> DealHistory:
    one = change.cards[0]
    seat = seat_named(deal, change.seat) if change.seat else _holder(deal, one, change.trick)
    return replace(
        course, pin=Pin(seat, change.trick, one), length=max(course.length, _cards_until(deal, change.trick))
    )


def _cards_until(deal: Deal, trick: int) -> int:
    """How many cards have been played when a trick is complete."""
    return len(deal.table.seats) * min(trick, deal.rules.hand_size)


def _holder(deal: Deal, one: Card, trick: int) -> Seat:
    """Who held a card before a trick was played."""
    gone = {each for done in deal.tricks[: trick - 1] for each in done.cards}
    holder = next((seat for seat, hand in deal.kept.items() if one in hand), None)
    last = min(len(deal.tricks) + 1, deal.rules.hand_size)
    if not 0 < trick <= last:
        raise ChangeError("trick-nowhere", trick=trick, last=last)
    if holder is None or one in gone:
        raise ChangeError("card-nowhere", card=one.code, trick=trick)
    return holder


def _with_discard(deal: Deal, course: DealHistory, change: Change) -> DealHistory:
    seat = seat_named(deal, change.seat)
    score = replace(course.score, exchange={**course.score.exchange, seat: change.cards})
    return replace(course, score=score, bound=frozenset({(seat, "exchange")}))


def _with_call(deal: Deal, course: DealHistory, change: Change) -> DealHistory:
    seat = seat_named(deal, change.seat)
    if change.about == CARTE_BLANCHE:
        return _with_carte_blanche(deal, course, seat, change.kind == "sink")
    kind: Kind = change.about  # type: ignore[assignment]  # read as one of the kinds
    calls = course.score.calls.get(seat, Calls())
    given: Mapping[Kind, Any]
    if change.kind == "declare":
        given = {each: groups for each, groups in calls.kinds.items() if each != kind}
    else:
        given = {**calls.kinds, kind: _groups(deal, seat, kind, change)}
    score = replace(course.score, calls={**course.score.calls, seat: Calls(given, calls.carte_blanche)})
    return replace(course, score=score, bound=frozenset({(seat, kind)}))


def _with_carte_blanche(deal: Deal, course: DealHistory, seat: Seat, sunk: bool) -> DealHistory:
    """The course with a carte blanche kept quiet, or announced."""
    if not course.score.dealt:
        raise ChangeError("as-dealt")
    said = replace(course.score.calls.get(seat, Calls()), carte_blanche=False if sunk else None)
    return replace(course, score=replace(course.score, calls={**course.score.calls, seat: said}))


def _groups(deal: Deal, seat: Seat, kind: Kind, change: Change) -> tuple[Cards, ...]:
    """The combinations called of a kind: those named, or all that are held except the one sunk."""
    if change.kind == "call":
        return change.groups
    if not change.cards:
        return ()
    held = holdings(deal, kind, deal.kept.get(seat, ()))
    return tuple(one.cards for one in held if set(one.cards) != set(change.cards))


def _with_swap(deal: Deal, course: DealHistory, change: Change) -> DealHistory:
    return swapped(course, *change.cards)


def swapped(course: DealHistory, one: Card, other: Card) -> DealHistory:
    """The same course with two cards exchanged wherever they are: in a hand, a discard or the talon."""
    new = {one: other, other: one}

    def turned(cards: Cards) -> Cards:
        return tuple(new.get(each, each) for each in cards)

    score = course.score
    calls = {
        seat: Calls({kind: tuple(map(turned, groups)) for kind, groups in said.kinds.items()}, said.carte_blanche)
        for seat, said in score.calls.items()
    }
    score = replace(
        score,
        dealt={seat: turned(cards) for seat, cards in score.dealt.items()},
        hands={seat: turned(cards) for seat, cards in score.hands.items()},
        talon=turned(score.talon),
        exchange={seat: turned(cards) for seat, cards in score.exchange.items()},
        calls=calls,
        play=turned(score.play),
    )
    return replace(course, score=score, order={seat: turned(cards) for seat, cards in course.order.items()})


def _with_rules(deal: Deal, course: DealHistory, change: Change) -> DealHistory:
    try:
        rules = load(change.name)
    except OptionError:
        raise ChangeError("rules", name=change.name, hint=hint_of(change.name, rule_set_names())) from None
    if shape_of(rules) != shape_of(deal.rules):
        raise ChangeError("shape", own=deal.rules.id, other=rules.id)
    return replace(course, score=replace(course.score, rules=rules), strict=True)


def _with_option(deal: Deal, course: DealHistory, change: Change) -> DealHistory:
    rules = load(deal.rules.id, {**dict(deal.rules.changed), change.name: change.value})
    return replace(course, score=replace(course.score, rules=rules), strict=True)


def _with_point(deal: Deal, course: DealHistory, change: Change) -> DealHistory:
    """One more point in hand, modelled by lowering the totals that earn repique and pique by one."""
    return replace(course, score=replace(course.score, rules=lowered(deal.rules)), strict=True)


def lowered(rules: RuleSet) -> RuleSet:
    """A rule set with the totals needed for repique and pique one point lower, which amounts to one more point."""
    clauses = dict(rules.clauses)
    for rule in filter(None, map(rules.clause_on, BONUSES)):
        clauses[rule.id] = with_line_lowered(rule)
    by_event = {event: tuple(clauses[rule.id] for rule in asked) for event, asked in rules.by_event.items()}
    return replace(rules, clauses=clauses, by_event=by_event)


_MAKERS: Final[dict[str, Callable[[Deal, DealHistory, Change], DealHistory]]] = {
    "play": _with_play,
    "discard": _with_discard,
    "call": _with_call,
    "declare": _with_call,
    "sink": _with_call,
    "swap": _with_swap,
    "rules": _with_rules,
    "option": _with_option,
    "point": _with_point,
}
