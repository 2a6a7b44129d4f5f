"""Cavendish's twenty-two cases: his decisions, and what the referee rules on the same facts, computed anew each time.

>>> narration.message(case("xxii").title)
'A blunder worth 581 points'
>>> judged(case("IV")).agrees
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.rule_files import RuleFile
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.referee.deciding import Decision, rule_on
from piquet_tutor.explain.referee.incidents import AnnouncedCall, Incident, Moment
from piquet_tutor.explain.referee.laws import LawError
from piquet_tutor.explain.referee.playing import given_up, irregular, through
from piquet_tutor.explain.referee.questions import answer
from piquet_tutor.explain.referee.reckoning import Recall, again, settlement, struck
from piquet_tutor.game.cards import Cards, Rank, format_cards, parse_cards, sort_hand
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.records.form import RECORD
from piquet_tutor.game.records.io import read_score
from piquet_tutor.game.records.replay import Calls, ParsedRecord, score_of
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.seats import TWO_HANDED
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.spoken import Spoken

__all__ = ["Case", "ComputedFigure", "DecidedCase", "PrintedQuestion", "Put", "case", "cases", "judged"]

_CASE_KEYS: Final = {
    *("number", "laws", "record", "irregular", "incident", "asked", "partie"),
}
_NEEDED: Final = {"number", "laws", "incident"}
_PUT_KEYS: Final = {
    *("kind", "by", "noticed", "claim", "cards", "count", "asked", "with", "at", "silent"),
    *("remedies", "points", "last_trick"),
}
_ASKED_KEYS: Final = {"asker", "question", "at", "answer"}
_PARTIE_KEYS: Final = {"elder", "younger", "deal", "gives_up", "gives_up_at", "thirteen", "twelve", "given_up", "swing"}
_IRREGULAR_KEYS: Final = {"rules", "elder", "younger", "play", "blank"}

Tallied = Mapping[Side, Mapping[str, int]]


class UnknownCase(Spoken, LookupError):
    """There is no case of that number; the error says which numbers there are."""


@dataclass(frozen=True)
class Put:
    """An incident put to the referee, and Cavendish's decision on it in the referee's terms.

    Attributes:
        incident: what happened.
        title: the message that names this variant of the case, if it has several; empty otherwise.
        at: how many cards had been played when it happened, if that matters.
        silent: by seat, the kind of combination of which it declares nothing in this variant.
        remedies: the remedies he gives.
        points: points by side and kind after his decision, as far as he states them.
        last_trick: what the last trick counts, by side.
    """

    incident: Incident
    title: str
    at: int | None
    silent: Mapping[Seat, Kind]
    remedies: tuple[str, ...]
    points: Tallied
    last_trick: Mapping[Side, int]


@dataclass(frozen=True)
class PrintedQuestion:
    """A question asked by a player of their opponent, and Cavendish's right answer: a number, or a card.

    Attributes:
        asker: who asks.
        question: what is asked, as ``read_question`` reads it.
        words: the message with the words in which it is asked.
        at: how many cards had been played, if that matters.
        answer: the right answer.
    """

    asker: Seat
    question: str
    words: str
    at: int | None
    answer: int | str


@dataclass(frozen=True)
class Case:
    """A dispute that a book puts and decides.

    Attributes:
        number: in Roman figures.
        title, facts, question, decision: the messages that tell them.
        about: the message that says what the deal is, if one does; empty otherwise.
        laws: the laws it turns on.
        score: the deal, as a record to be played; None if the case describes only the incident.
        twelve: the same deal as it would have gone with the right number of cards, in Case XXII.
        puts: the incidents put to the referee.
        asked: questions between the players.
        partie: the figures of a whole partie, in Case XXII.
    """

    number: str
    title: str
    facts: str
    question: str
    decision: str
    laws: tuple[str, ...]
    about: str = ""
    score: ParsedRecord | None = None
    twelve: ParsedRecord | None = None
    puts: tuple[Put, ...] = ()
    asked: tuple[PrintedQuestion, ...] = ()
    partie: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class ComputedFigure:
    """A figure as computed here and as the book gives it."""

    name: str
    ours: tuple[int, ...]
    book: tuple[int, ...]

    @property
    def agrees(self) -> bool:
        """Whether they are the same."""
        return self.ours == self.book


@dataclass(frozen=True)
class DecidedCase:
    """A case as the referee decides it.

    Attributes:
        case: the case.
        deal: the deal as it was played; None if the case describes only the incident.
        decisions: the referee's decision on each variant of the case, and whether it agrees with Cavendish's.
        answers: the answer to each question between the players, likewise.
        figures: figures of the partie.
    """

    case: Case
    deal: Deal | None
    decisions: tuple[tuple[Put, Decision, bool], ...]
    answers: tuple[tuple[PrintedQuestion, Ruling, bool], ...]
    figures: tuple[ComputedFigure, ...]

    @property
    def agrees(self) -> bool:
        """Whether the referee agrees with Cavendish in everything."""
        found = [agrees for _, _, agrees in (*self.decisions, *self.answers)]
        return all(found) and all(figure.agrees for figure in self.figures)


# --- reading ----------------------------------------------------------------------------------------------------------


@cache
def cases() -> tuple[Case, ...]:
    """All twenty-two, in their order.

    Raises:
        LawError: the file of cases is broken.
    """
    text = files("piquet_tutor").joinpath("explain/referee/cases.toml").read_text(encoding="utf-8")
    return read_cases(text)


def read_cases(text: str) -> tuple[Case, ...]:
    """Every case that a file lists, in its order.

    Raises:
        LawError: an unknown key, or one that is missing.
    """
    source = RuleFile("cases", text)
    return tuple(_case(source, entry) for entry in source.data["case"])


def case(number: str) -> Case:
    """The case of this number, in Roman or Arabic numerals.

    Raises:
        UnknownCase: there is none.
    """
    wanted = number.strip().upper().removeprefix("CASE ").strip()
    for place, each in enumerate(cases(), 1):
        if wanted in (each.number, str(place)):
            return each
    last = cases()[-1].number
    raise UnknownCase("terminal-cases-unknown", number=number[:20], last=last)


def _keys(source: RuleFile, where: str, found: Mapping[str, Any], known: set[str], needed: set[str]) -> None:
    if set(found) - known:
        extra = ", ".join(sorted(set(found) - known))
        raise LawError(str(source.fail(f"{where}: there is no key {extra}; take it out.", extra)))
    if needed - set(found):
        raise LawError(str(source.fail(f"{where}: {', '.join(sorted(needed - set(found)))} is missing; add it.")))


def _case(source: RuleFile, entry: Mapping[str, Any]) -> Case:
    number = str(entry.get("number", "?"))
    where = f"case {number}"
    _keys(source, where, entry, _CASE_KEYS, _NEEDED)
    record, hands = entry.get("record"), entry.get("irregular")
    regular = read_score({"format": RECORD, **record}) if record else None
    title = f"case-{number}"
    incidents, asked = entry["incident"], entry.get("asked", ())
    if hands:
        _keys(source, where, hands, _IRREGULAR_KEYS, {"rules", "elder", "younger", "play"})
    _keys(source, where, entry.get("partie", {}), _PARTIE_KEYS, _PARTIE_KEYS if "partie" in entry else set())
    return Case(
        number=number,
        title=title,
        facts=f"{title}.facts",
        question=f"{title}.question",
        decision=f"{title}.decision",
        laws=tuple(entry["laws"]),
        about=f"{title}.about" if narration.has_message(f"{title}.about") else "",
        score=_irregular(hands) if hands else regular,
        twelve=regular if hands else None,
        puts=tuple(
            _put(source, where, one, f"{title}.incident-{place}" if len(incidents) > 1 else "")
            for place, one in enumerate(incidents, 1)
        ),
        asked=tuple(_asked(source, where, one, f"{title}.asked-{place}") for place, one in enumerate(asked, 1)),
        partie=MappingProxyType(dict(entry.get("partie", {}))),
    )


def _irregular(hands: Mapping[str, str]) -> ParsedRecord:
    held = {seat: sort_hand(parse_cards(hands[seat])) for seat in TWO_HANDED.seats}
    calls = {hands["blank"]: Calls({}, True)} if "blank" in hands else {}
    play = tuple(parse_cards(hands["play"]))
    return ParsedRecord(
        rules=load(hands["rules"]),
        dealt={},
        hands=held,
        talon=(),
        exchange={},
        calls=calls,
        play=play,
    )


def _put(source: RuleFile, where: str, one: Mapping[str, Any], title: str) -> Put:
    _keys(source, where, one, _PUT_KEYS, {"kind", "by", "noticed", "remedies"})
    incident = Incident(
        kind=one["kind"],
        by=one["by"],
        noticed=Moment.of(one["noticed"]),
        claim=_claim(source, where, one["claim"]) if "claim" in one else None,
        cards=_cards(one.get("cards", "")),
        count=one.get("count"),
        asked=one.get("asked", ""),
        with_=frozenset(one.get("with", ())),
    )
    return Put(
        incident,
        title,
        one.get("at"),
        one.get("silent", {}),
        tuple(one["remedies"]),
        one.get("points", {}),
        one.get("last_trick", {}),
    )


def _asked(source: RuleFile, where: str, one: Mapping[str, Any], words: str) -> PrintedQuestion:
    _keys(source, where, one, _ASKED_KEYS, _ASKED_KEYS - {"at"})
    return PrintedQuestion(one["asker"], one["question"], words, one.get("at"), one["answer"])


def _cards(text: str) -> Cards:
    return tuple(parse_cards(text)) if text else ()


def _claim(source: RuleFile, where: str, one: Mapping[str, Any]) -> AnnouncedCall:
    _keys(source, where, one, {"what", "count", "rank", "pips", "cards"}, {"what"})
    what: Kind = one["what"]
    if "cards" in one:
        return AnnouncedCall.of(what, _cards(one["cards"]))
    rank = next((each for each in Rank if each.letter == one.get("rank")), None)
    return AnnouncedCall(what, one["count"], rank=rank, pips=one.get("pips"))


# --- deciding ---------------------------------------------------------------------------------------------------------


def judged(one: Case) -> DecidedCase:
    """The case as the referee decides it now; nothing of it is stored."""
    deal = _played(one.score) if one.score is not None else None
    decisions = tuple(_decided(put, deal) for put in one.puts)
    changed = next((decision.deal for put, decision, _ in decisions if put.at is None), deal)
    answers = tuple(_answered(asked, changed) for asked in one.asked)
    figures = tuple(_figures(one)) if one.partie else ()
    return DecidedCase(one, deal, decisions, answers, figures)


def _played(score: ParsedRecord) -> Deal:
    return through(score)


def _as_of(deal: Deal, cards: int | None) -> Deal:
    """The deal when so many cards had been played; the whole deal for None."""
    if cards is None:
        return deal
    score = score_of(deal)
    return through(replace(score, play=score.play[:cards]), deal.standing)


def _decided(put: Put, deal: Deal | None) -> tuple[Put, Decision, bool]:
    if deal is not None and put.silent:
        deal = again(deal, [Recall(seat, kind, False) for seat, kind in put.silent.items()])
    decision = rule_on(put.incident, _as_of(deal, put.at) if deal is not None else None)
    agrees = set(decision.remedies) == set(put.remedies)
    if deal is not None:
        tally = decision.tally()
        agrees = agrees and all(
            tally[side].get(kind, 0) == points for side, told in put.points.items() for kind, points in told.items()
        )
        agrees = agrees and all(_last_trick(decision, side) == points for side, points in put.last_trick.items())
    return put, decision, agrees


def _last_trick(decision: Decision, side: Side) -> int:
    """The points of a side for the twelfth trick, its lead included."""
    return sum(
        award.points
        for ruling in decision.ledger
        for award in ruling.awards
        if award.side == side and ruling.facts.get("trick") == 12
    )


def _answered(asked: PrintedQuestion, deal: Deal | None) -> tuple[PrintedQuestion, Ruling, bool]:
    if deal is None:
        raise LawError(f"“{asked.question}” needs a deal to be asked in; add one to the case.")
    ruling = answer(_as_of(deal, asked.at), asked.asker, asked.question)
    return asked, ruling, answer_of(ruling) == asked.answer


def answer_of(ruling: Ruling) -> int | str | None:
    """The content of an answer: a number, or cards in text; None if there is none."""
    facts = ruling.facts
    if ruling.rule == "referee.answer_number":
        return int(facts["count"])
    if "card" in facts:
        return format_cards((facts["card"],))
    return format_cards(facts["cards"]) if "cards" in facts else None


def _figures(one: Case) -> Iterator[ComputedFigure]:
    """The result of the partie: as it was played, with the right number of cards, and with the play given up."""
    partie = one.partie
    assert one.score is not None  # such a case has both deals
    assert one.twelve is not None
    had = {seat: int(partie[seat]) for seat in TWO_HANDED.seats}
    standing = Standing(MappingProxyType(had), int(partie["deal"]), int(partie["deal"]))
    rules = one.score.rules
    played = irregular(rules, one.score.hands, one.score.calls, one.score.play, standing)
    penalty = next(decision for _, decision, _ in (_decided(put, played) for put in one.puts))
    thirteen = _after(had, penalty)
    lost = settlement(rules, thirteen, int(partie["deal"]))
    yield ComputedFigure("thirteen", (*thirteen.values(), lost), tuple(partie["thirteen"]))
    whole = through(one.twelve, standing)
    twelve = _after(had, whole)
    yield ComputedFigure("twelve", tuple(twelve.values()), tuple(partie["twelve"]))
    seat = partie["gives_up"]
    begun = through(replace(one.twelve, play=one.twelve.play[: partie["gives_up_at"]]), standing)
    stopped = given_up(begun, seat)
    conceded = _after(had, stopped)
    conceded[seat] -= sum(loss.points for loss in struck(stopped, seat, lambda ruling, kind: kind == "play"))
    won = settlement(rules, conceded, int(partie["deal"]))
    yield ComputedFigure("given_up", (*conceded.values(), won), tuple(partie["given_up"]))
    yield ComputedFigure("swing", (lost + won,), (int(partie["swing"]),))


def _after(had: Mapping[Seat, int], scored: Deal | Decision) -> dict[str, int]:
    return {seat: points + scored.total(seat) for seat, points in had.items()}
