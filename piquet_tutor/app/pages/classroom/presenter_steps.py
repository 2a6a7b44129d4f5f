"""A deal cut into the beats of a presentation: what is seen, what the class is asked, and what is then told.

Pure: a beat says how far the deal has come and how many of its rulings have been told by then. A question is asked
before its ruling is told, so that nothing which answers it can be in what is shown.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final

from piquet_tutor.app.pages.classroom.presenter_numbers import numbers_to_choose
from piquet_tutor.app.shared.table.redaction import narrowed, seen
from piquet_tutor.app.shared.table.scene import in_order
from piquet_tutor.engine.rulings import Ruling, Verdict, for_seat
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, Answer, Call, Count, Play, Reply, Show
from piquet_tutor.game.cards import Card
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import BONUSES
from piquet_tutor.teach.questions.asked import Askable, QuestionFault
from piquet_tutor.teach.questions.good_or_not import ANSWERS, GoodOrNot
from piquet_tutor.teach.questions.on_the_screen import (
    NAMELESS,
    NOBODY,
    AwardedPoints,
    BelievedDeals,
    OwnCall,
    WhetherAwarded,
    WhoseBest,
    award_key,
)
from piquet_tutor.teach.questions.turnings import Turning
from piquet_tutor.teach.questions.what_turns import WhatTurns
from piquet_tutor.teach.questions.which_cards import WhichCards
from piquet_tutor.teach.questions.which_law import WhichLaw
from piquet_tutor.teach.scoring.cases import ScoredDeal

ASKING: Final = ("all", "cards", "laws", "some", "none")
"""How much is asked: every ruling; with it which cards score; with these what the law is, and what would have turned
the ruling; all but how much something scores; or nothing."""
UNASKED: Final = frozenset({"play", "repique", "pique"})
"""Kinds of score of which nobody is asked how much: too small, or asked otherwise."""
NAMING: Final = {"sequence": ("length", "top"), "set": ("size", "rank")}
"""The facts by which a combination goes by a name of its own."""
ONLOOKER: Final = ""
"""A seat that nobody has: it knows what is said and shown openly, and nothing else."""


@dataclass(frozen=True)
class Beat:
    """One step of a presentation.

    Attributes:
        place: how many actions of the deal have been done.
        upto: how many rulings have been told by then.
        question: what is asked now; None where something is told.
        answered: the question this beat answers.
        since: the rulings after this many are told in this beat.
    """

    place: int
    upto: int
    question: Askable | None = None
    answered: Askable | None = None
    since: int = 0


@dataclass(frozen=True)
class Presentation:
    """A deal from its first moment to its last, as it is presented.

    Attributes:
        states: the deal as it was dealt and after every action.
        hidden: what the class does not see: seats, and ``talon`` and ``discards``.
        asking: one of ``ASKING``.
        brief: whether cards of which there is nothing to say are shown together with the next of which there is, as the
            Classroom opens a deal.
        turnings: what would have turned a ruling, by how many rulings have been told by then; it takes a while to find,
            and is asked once it is here.
    """

    states: tuple[Deal, ...]
    hidden: frozenset[str] = frozenset()
    asking: str = "all"
    brief: bool = True
    turnings: dict[int, Turning] = field(default_factory=dict)

    @cached_property
    def open(self) -> tuple[Seat, ...]:
        """The seats whose hands are seen; the onlooker's alone where none is."""
        return tuple(seat for seat in self.states[0].table.seats if seat not in self.hidden) or (ONLOOKER,)

    @property
    def beats(self) -> tuple[Beat, ...]:
        """Every step of the presentation."""
        found = self._with_laws
        for upto, turning in self.turnings.items() if self.asking == "laws" and not self.hidden else ():
            told = [at for at, beat in enumerate(found) if beat.upto == upto and _tells_ruling(beat)]
            if told and (answered := found[told[-1]].answered) is not None:
                asked = WhatTurns(turning.deal, answered.subject, known=turning)
                found = _inserted(found, told[-1], asked)
        return found

    @cached_property
    def _with_laws(self) -> tuple[Beat, ...]:
        """Every step, with the law asked for once of each kind, after what was ruled by it."""
        found, told = list[Beat](), set()
        for beat in self._beats if self.asking == "laws" else ():
            found.append(beat)
            kind = beat.answered.subject if beat.answered is not None and beat.answered.sort != "cards" else ""
            if kind and kind not in told:
                with suppress(QuestionFault):  # nobody misreads the law on it, or the rules have none
                    found += _asked_after(beat, WhichLaw(self._scored, kind, self._salt))
            told.add(kind)
        return tuple(found) or self._beats

    def asks_for_law(self, number: int) -> bool:
        """Whether the class is asked for the law as soon as a beat has told what was ruled by it."""
        following = self.beats[number + 1 : number + 2]
        return any(each.question is not None and each.question.sort == "law" for each in following)

    @property
    def _salt(self) -> str:
        """The cards of the deal, as a text."""
        first = self.states[0]
        return " ".join(card.code for seat in first.table.seats for card in first.hands[seat])

    @cached_property
    def _scored(self) -> ScoredDeal:
        """The whole deal, with the law on it."""
        return ScoredDeal(self.states[-1])

    @cached_property
    def _beats(self) -> tuple[Beat, ...]:
        """Every step that the deal itself brings."""
        found = [Beat(0, len(self.states[0].rulings))]
        for place in range(1, len(self.states)):
            for beat in self._beats_of(place):
                if self._joins(found[-1], beat):
                    beat = replace(beat, since=found.pop().since)
                elif self.brief and self._is_routine(found[-1]):
                    passed = found.pop()
                    beat = replace(beat, since=beat.since if beat.question is not None else passed.since)
                found.append(beat)
        return tuple(found)

    def _is_routine(self, beat: Beat) -> bool:
        """Whether a beat of the play tells of no more than a point for a lead or a trick, after the first lead."""
        if beat.question is not None or beat.answered is not None:
            return False
        before = self.states[beat.place]
        last = before.actions[-1] if before.actions else None
        if not isinstance(last, Play) or not before.tricks:
            return False
        return all(
            not ruling.awards or before.kind_of(ruling) == "play" for ruling in before.rulings[beat.since : beat.upto]
        )

    def _joins(self, last: Beat, beat: Beat) -> bool:
        """Whether a beat only lets the leader's card hold its trick: that is seen with the card before it."""
        asking = (last.question, last.answered, beat.question, beat.answered)
        if any(each is not None for each in asking) or last.place != beat.place - 1:
            return False
        before, after = self.states[last.place], self.states[beat.place]
        if not before.actions or not isinstance(before.actions[-1], Play):
            return False
        return _holds(after.rulings[beat.since : beat.upto])

    def start(self, phase: str) -> int:
        """The first beat of a phase, or after it; nought for no phase at all."""
        if not phase:
            return 0
        phases = (*self.states[0].rules.phases, "done")
        wanted = phases.index(phase)
        for number, beat in enumerate(self.beats):
            if phases.index(self.states[beat.place].phase) >= wanted:
                return number
        return len(self.beats) - 1

    def known(self, beat: Beat) -> tuple[Ruling, ...]:
        """The rulings the class has been told by a beat, under their own numbers."""
        deal = self.states[beat.place]
        return tuple(told for each in deal.rulings[: beat.upto] if (told := self.redacted(each, deal)) is not None)

    def redacted(self, ruling: Ruling, deal: Deal) -> Ruling | None:
        """A ruling as it may be told with these hands open; None where it would tell what is hidden."""
        if not self.hidden:
            return for_seat(ruling, None)
        return narrowed(ruling, self.open, self.seen(deal))

    def seen(self, deal: Deal) -> frozenset[Card]:
        """Every card the class can see or has been shown."""
        return seen(deal, [seat for seat in self.open if seat != ONLOOKER], self.hidden)

    # --- the beats of one action ---------------------------------------------------------------------

    def _beats_of(self, place: int) -> Iterator[Beat]:
        before, after = self.states[place - 1], self.states[place]
        said = len(before.rulings)
        first = True
        for upto, question in self._with_cards(self._groups(before, after), said, after):
            asked = question if question is not None and self._asks(question) else None
            if asked is not None:
                yield Beat(place - 1 if first else place, said, question=asked, since=said)
            if asked is not None or self._shows(after, said, upto, first):
                yield Beat(place, upto, answered=asked, since=said)
            said, first = upto, False

    def _asks(self, question: Askable) -> bool:
        return self.asking in ("all", "cards", "laws") or (self.asking == "some" and question.sort != "points")

    def _shows(self, deal: Deal, since: int, upto: int, first: bool) -> bool:
        """Whether there is anything new to see: not where a hidden seat did in silence what nobody may know of."""
        told = any(self.redacted(each, deal) is not None for each in deal.rulings[since:upto])
        return told or (first and isinstance(deal.actions[-1], Play))

    def _groups(self, before: Deal, after: Deal) -> list[tuple[int, Askable | None]]:
        """The new rulings in groups, each with the question before it: up to which ruling, and what is asked."""
        start = len(before.rulings)
        groups: list[list[int | Askable | None]] = [[start, self._of_action(before, after)]]
        for number, ruling in enumerate(after.rulings[start:], start + 1):
            question = self._of_ruling(ruling, before, after)
            if question is not None and (number > start + 1 or groups[-1][1] is not None):
                groups.append([number, question])
            elif question is not None:
                groups[-1] = [number, question]
            else:
                groups[-1][0] = number
        return [(upto, question) for upto, question in groups]  # type: ignore[misc]

    def _with_cards(
        self, groups: list[tuple[int, Askable | None]], said: int, deal: Deal
    ) -> Iterator[tuple[int, Askable | None]]:
        """The same groups; where it is asked for, which cards score is asked before how much they do."""
        for upto, question in groups:
            if self.asking in ("cards", "laws") and isinstance(question, AwardedPoints) and question.cards:
                seat = question.side if question.side in deal.table.seats else ""  # of partners two hands score as one
                hand = deal.kept.get(seat) or deal.hands.get(seat, ())
                if set(question.cards) <= set(hand) <= self.seen(deal):  # the whole hand is to choose from
                    yield said, WhichCards(deal, question.subject, by=question.ruling)
            yield upto, question
            said = upto

    def _of_action(self, before: Deal, after: Deal) -> Askable | None:
        """What is asked before somebody answers, or before a class is settled round a larger table."""
        action = after.actions[-1]
        if isinstance(action, Reply) and action.answer in ANSWERS:
            return self._answering(action, before)
        if isinstance(action, Call) and before.phase == "round" and action.kind in KINDS:
            return self._whose(action, before, after)
        return None

    def _answering(self, action: Reply, before: Deal) -> Askable:
        """Good or not good, of what was called; where nothing was, whether the other calls one of his own."""
        if before.contests[action.kind].called is None:
            return OwnCall(before, action.seat, action.answer is Answer.NOT_GOOD, action.kind)
        return GoodOrNot(self.states[-1], action.kind)

    def _whose(self, action: Call, before: Deal, after: Deal) -> Askable | None:
        contest = after.contests[action.kind]
        if not contest.settled or before.contests[action.kind].settled or contest.result == "nothing":
            return None
        winner = contest.winner
        side = winner if winner in after.table.sides else after.table.side_of(winner) if winner else NOBODY
        return WhoseBest(after, side, action.kind)

    def _of_ruling(self, ruling: Ruling, before: Deal, after: Deal) -> Askable | None:
        judged = ruling.verdict in (Verdict.AWARDED, Verdict.DENIED)
        if ruling.subject in BONUSES and judged and ruling.side:
            return WhetherAwarded(after, ruling, self.believed)
        kind = after.kind_of(ruling) if ruling.awards else None
        if kind is None or kind in UNASKED or ruling.points <= 0 or not ruling.side:
            return None
        if self._hides(after.actions[-1]):
            return None
        named = self._named(kind, ruling, before, after)
        return AwardedPoints(after, ruling, self.believed, self._numbers(ruling), named)

    def _named(self, kind: str, ruling: Ruling, before: Deal, after: Deal) -> Mapping[str, Any]:
        """Which combination is asked about, as far as its ruling may be told; its cards only where they are seen."""
        told = self.redacted(ruling, after)
        names = NAMING.get(kind, ())
        facts = told.facts if told is not None else {}
        cards = facts.get("cards")
        shown = cards if isinstance(cards, tuple) and set(cards) <= self.seen(before) else ()
        if not names or any(name not in facts for name in names):
            return {**NAMELESS, "cards": shown}
        sort = "yes" if shown or kind == "set" else "unseen"
        return {**NAMELESS, **{name: facts[name] for name in names}, "named": sort, "cards": shown}

    def _hides(self, action: Action) -> bool:
        """Whether what is counted now lies in a hand the class does not see."""
        return isinstance(action, Show | Count) and action.seat in self.hidden

    # --- numbers to choose from ----------------------------------------------------------------------

    def _numbers(self, ruling: Ruling) -> tuple[int, ...]:
        """The right number and those of people who hold a wrong rule; where they are few, numbers that lie near."""
        salt = f"{ruling.rule} {self._salt} {self.states[0].rules.id} {ruling.number} {ruling.side}"
        return numbers_to_choose(ruling.points, self._mistaken.get(award_key(ruling), ()), salt)

    @cached_property
    def _mistaken(self) -> Mapping[tuple[object, ...], Sequence[int]]:
        """What those who hold a wrong rule give for each award, by ruling the deal again as they would."""
        found: dict[tuple[object, ...], list[int]] = {}
        for ruled in self.believed.by_rule.values():
            for ruling in ruled.rulings:
                if ruling.points > 0 and ruling.points not in found.setdefault(award_key(ruling), []):
                    found[award_key(ruling)].append(ruling.points)
        return found

    @cached_property
    def believed(self) -> BelievedDeals:
        """The whole deal as those who hold a wrong rule would rule it."""
        return BelievedDeals(self.states[-1])


def _tells_ruling(beat: Beat) -> bool:
    """Whether a question about a ruling is answered, or the one about its law that follows it."""
    return beat.answered is not None and beat.answered.sort not in ("cards", "change")


def _inserted(beats: tuple[Beat, ...], at: int, question: Askable) -> tuple[Beat, ...]:
    """Steps with one more question, and its answer, after one of them."""
    return (*beats[: at + 1], *_asked_after(beats[at], question), *beats[at + 1 :])


def _asked_after(beat: Beat, question: Askable) -> tuple[Beat, Beat]:
    """A question that is asked after a step, and its answer."""
    place, upto = beat.place, beat.upto
    return Beat(place, upto, question=question, since=upto), Beat(place, upto, answered=question, since=upto)


def choices_of(question: Askable) -> tuple[str, ...]:
    """What can be answered to a question: the names of its answers, or the cards of a hand as the table has them."""
    form = question.form()
    return tuple(each.id for each in form.choices) or tuple(card.code for card in in_order(form.hand, by_rank=False))


def _holds(rulings: Sequence[Ruling]) -> bool:
    """Whether these rulings say no more than that the card led has won its trick, for nothing more."""
    if len(rulings) != 1 or rulings[0].points:
        return False
    facts = rulings[0].facts
    cards = facts.get("cards")
    return "trick" in facts and isinstance(cards, tuple) and bool(cards) and cards[0] == facts.get("card")
