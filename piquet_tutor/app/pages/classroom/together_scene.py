"""What the screen and the telephones show of a deal in which the class is elder, step by step. No widget in here.

The screen is that of every presentation, with younger's hand and the talon covered. The question, its votes and what
was decided are laid over it. To the telephones goes the question alone, in every language, and afterwards what was
chosen. Once the deal is over, the costliest choices that its review has found are asked again.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import TYPE_CHECKING, Any, Final

from piquet_tutor import narration
from piquet_tutor.app.pages.classroom.presenter_scene import Looks, beat_scene, plain
from piquet_tutor.app.pages.classroom.presenter_steps import Beat, Presentation
from piquet_tutor.app.pages.classroom.together_votes import CARDS, EldersChoice, VoteResult, Votes, is_asked, moment_of
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.review.reviewing import Reviewing
from piquet_tutor.app.shared.table.offers import offers
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card, parse_card
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.narration.options import rules_called
from piquet_tutor.teach.class_report.asked import Poll

if TYPE_CHECKING:
    from piquet_tutor.players.review.model import MissedChance, Review


FEW: Final = 6
"""Choices that are all told with their votes, also those that nobody made."""
SHORT: Final = 2
"""Lines of an answer that go to a telephone; the figures stand on the screen."""
BETTER: Final = "better"
"""In the report, every choice that gives nothing away."""
COVERED: Final = frozenset({YOUNGER, "talon"})
"""What the class does not see: it sits in elder's place."""
AT_ONCE: Final = 3
"""Rulings told on one step."""


# --- the steps -----------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class DealStep:
    """One step of the deal on the screen.

    Attributes:
        sort: ``told`` (what happened), ``asked``, ``decided`` or ``over`` (the score); and once the deal has been
            looked through, ``again`` (a choice asked again) and ``better`` (what was better).
        beat: how far the deal has come, and what is told.
        number: which of the choices asked again.
    """

    sort: str
    beat: Beat
    number: int = 0


@dataclass(frozen=True)
class ClassCourse(Presentation):
    """A deal in which the class is elder, as it is shown.

    Attributes:
        again: at which places the class is asked again, once the deal is over.
    """

    again: tuple[int, ...] = ()

    @cached_property
    def moments(self) -> tuple[EldersChoice | None, ...]:
        """What elder could do in each state."""
        return tuple(moment_of(deal) for deal in self.states)

    @cached_property
    def stages(self) -> tuple[DealStep, ...]:
        """Every step so far."""
        return (*self._in_play(), *self._afterwards())

    @cached_property
    def beats(self) -> tuple[Beat, ...]:
        """The same as beats, on which nothing is asked of rulings."""
        return tuple(stage.beat for stage in self.stages)

    def _in_play(self) -> Iterator[DealStep]:
        said = self._upto(0)
        yield DealStep("told", Beat(0, said))
        for place, deal in enumerate(self.states):
            if place and self._tells(place, said):
                yield DealStep("told", Beat(place, self._upto(place), since=said))
                said = self._upto(place)
            if is_asked(self.moments[place]):
                yield from (DealStep(sort, self._still(place)) for sort in ("asked", "decided"))
            if deal.done:
                yield DealStep("over", self._still(place))

    def _afterwards(self) -> Iterator[DealStep]:
        for number, place in enumerate(self.again):
            yield from (DealStep(sort, self._still(place), number) for sort in ("again", "better"))

    def _upto(self, place: int) -> int:
        return len(self.states[place].rulings)

    def _still(self, place: int) -> Beat:
        """A beat on which nothing new is told."""
        return Beat(place, self._upto(place), since=self._upto(place))

    def _tells(self, place: int, said: int) -> bool:
        """Whether there is a pause after an action, for what has been said since the last."""
        deal = self.states[place]
        if isinstance(deal.actions[-1], Play):
            return not deal.trick
        if not self._known(place, said):
            return False
        ahead = place + 1
        more = ahead < len(self.states) and len(self._known(ahead, said)) > AT_ONCE
        return is_asked(self.moments[place]) or deal.done or deal.phase == "play" or more

    def _known(self, place: int, said: int) -> list[object]:
        deal = self.states[place]
        return [each for each in deal.rulings[said:] if self.redacted(each, deal) is not None]


# --- the costliest choices, asked again ------------------------------------------------------------------------------
# A review is worked out by the coach, in numpy, so what it takes is brought in only where a deal is over.


@dataclass(frozen=True)
class Again:
    """A costly choice, to be made again.

    Attributes:
        reviewing: the review of the table.
        finding: the choice.
        moment: what could be chosen.
        good: the choices that give nothing away; of an exchange the cards of the better one.
    """

    reviewing: Reviewing
    finding: MissedChance
    moment: EldersChoice
    good: tuple[str, ...]

    @property
    def done(self) -> tuple[str, ...]:
        """The cards that were played or discarded."""
        from piquet_tutor.players.review.asking import cards_of_question

        return tuple(card.code for card in cards_of_question(self.finding))

    def question(self, language: str) -> str:
        """What was done, what it gave away, and the question what would have been better."""
        from piquet_tutor.players.review.asking import question_of

        return question_of(replace(self.reviewing.review, language=language), self.finding)

    def told(self, language: str) -> tuple[str, ...]:
        """The choice in one sentence, the principle with what bears it out, and the figures."""
        from piquet_tutor.players.review.wording import Commentary

        teller = Commentary(replace(self.reviewing.review, language=language))
        taught = self.reviewing.lesson_of(self.finding).principle
        principle = narration.whole(f"principle-{taught.name}", language)
        shown = teller.principle(taught.name, taught.facts)
        return teller.sentence(self.finding), f"{principle} {shown}", *teller.reasons(self.finding)[:1]

    def played_out(self, language: str) -> str:
        """What both ways come to as the cards lay; empty where they cannot be played out."""
        lines = self.reviewing.lesson_of(self.finding).lines
        if lines is None:
            return ""
        return narration.whole("principle-to-the-end", language, gain=abs(lines.gain), more=lines.gain > 0)


def asked_anew(reviewing: Reviewing, states: Sequence[Deal]) -> tuple[Again, ...]:
    """The choices to be made again, the costliest first.

    Args:
        reviewing: what was found of the deal.
        states: the deal as it was dealt and after every action.
    """
    found = ((each, moment_of(states[each.place])) for each in reviewing.review.costliest)
    again = (Again(reviewing, each, moment, _good(each, moment)) for each, moment in found if moment is not None)
    return tuple(each for each in again if each.good)


def _good(finding: MissedChance, moment: EldersChoice) -> tuple[str, ...]:
    """The choices that give nothing away, by the figures the finding was made with."""
    from piquet_tutor.players.review.played import LEAST

    if moment.sort == "exchange":
        better = [card.code for card in finding.facts.get("better", ()) if isinstance(card, Card)]
        return tuple(each for each in moment.ballot.choices if each in better)
    behind = finding.behind
    return tuple(each for each, action in moment.actions.items() if behind is not None and behind(action) < LEAST)


def summary(deal: Deal, found: Review | None, again: Sequence[Again], language: str) -> tuple[str, ...]:
    """What both sides scored; and where nothing is asked again, whether there was anything to find.

    Args:
        deal: at its end.
        found: what its review has found; None before it has looked through everything.
        again: the choices to be made again.
        language: of the sentences.
    """
    from piquet_tutor.players.review.model import Review
    from piquet_tutor.players.review.wording import Commentary

    teller = Commentary(replace(found or Review(deal, ELDER), language=language))
    nothing = [teller.nothing()] if found is not None and found.nothing_given and not again else []
    return teller.summary(), *nothing


# --- the screen ------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class StepQuestion:
    """What is asked on a step, or was.

    Attributes:
        stage: the step.
        deal: as it stood.
        moment: what can be chosen.
        votes: how many chose each.
        decision: what was decided, where that is told.
        again: the choice of the deal that is asked about, once it is over; None while it is played.
    """

    stage: DealStep
    deal: Deal
    moment: EldersChoice
    votes: Votes = field(default_factory=dict)
    decision: VoteResult = field(default_factory=VoteResult)
    again: Again | None = None

    @property
    def is_told(self) -> bool:
        """Whether the answer is told."""
        return self.stage.sort in ("decided", "better")

    @property
    def marked(self) -> tuple[str, ...]:
        """The choices that the answer names."""
        return self.again.good if self.again is not None else self.decision.chosen


def stage_scene(course: ClassCourse, at: int, asking: StepQuestion | None, lines: Sequence[str], looks: Looks) -> Scene:
    """The screen of a step.

    Args:
        course: the deal as far as it has gone.
        at: the step.
        asking: what is asked or answered on it; None where something is told.
        lines: what else is said on it.
        looks: how it is shown.
    """
    scene, stage = beat_scene(course, at, looks), course.stages[at]
    language = looks.language
    count = len(course.stages) + (not course.states[-1].done)  # what is to come is not counted: nobody knows
    scene |= {
        "key": f"together.{at}",
        "seats": [{**seat, "eye": "", "hand": _lit(seat["hand"], asking)} for seat in scene["seats"]],
        "place": {"at": at + 1, "of": count, "label": _place(course, stage, language)},
    }
    if stage.sort == "told":
        return scene
    shown = _votes_scene(asking, language) if asking is not None else None
    told = asking is not None and asking.is_told
    said = [plain(each, verdict="allowed") for each in (*_answered(asking, language), *lines)]
    if said and asking is not None and asking.again is not None:
        said[-1]["reasons"] = list(filter(None, [asking.again.played_out(language)]))
    return scene | {
        "ask": None if told else shown,
        "answered": shown if told else None,
        "tells": said,
        "say": [],
    }


def _lit(hand: Sequence[Scene], asking: StepQuestion | None) -> list[Scene]:
    """The cards that an answer names, and those that a question about a choice made is about."""
    if asking is None:
        return [*hand]
    lit: Collection[str] = asking.marked if asking.is_told else ()
    if asking.again is not None and not asking.is_told:
        lit = asking.again.done
    return [{**card, "lit": card["card"] is not None and card["card"] in lit} for card in hand]


def _place(course: ClassCourse, stage: DealStep, language: str) -> str:
    deal = course.states[stage.beat.place]
    trick = len(deal.tricks) + (1 if deal.trick or stage.sort != "told" or not deal.tricks else 0)
    where = "again" if stage.sort in ("again", "better") else deal.phase
    numbers = {"trick": trick, "tricks": deal.rules.hand_size, "number": stage.number + 1, "count": len(course.again)}
    return _text("place", language, phase=where, **numbers)


def _text(key: str, language: str, **values: Any) -> str:
    return narration.message(f"classroom-together-{key}", language, **values)


# --- the question and its answer -----------------------------------------------------------------------------------


def question(asking: StepQuestion, language: str) -> str:
    """What the class is asked."""
    if asking.again is not None:
        return asking.again.question(language)
    moment, deal = asking.moment, asking.deal
    if moment.sort == "exchange":
        ballot = moment.ballot
        return _text("ask-exchange", language, most=ballot.most, exact=ballot.least == ballot.most)
    if moment.sort == "play" and deal.trick:
        return _text("ask-follow", language, card=deal.trick[0])
    if moment.sort == "call":
        return _text("ask-call", language, kind=moment.kind)
    return _text({"play": "ask-lead", "count": "ask-count"}.get(moment.sort, "ask-blank"), language)


def answer(asking: StepQuestion, language: str) -> tuple[str, ...]:
    """What is told once it is revealed: what the class decided, or what the review found."""
    if asking.again is not None:
        return asking.again.told(language)
    decision = asking.decision
    if not decision.chosen:
        return ()
    if asking.moment.sort in CARDS:
        cards = tuple(parse_card(each) for each in decision.chosen)
        told = _text(f"decided-{asking.moment.sort}", language, cards=cards, count=len(cards))
    else:
        told = _text("decided-word", language, said=labels(asking, language)[decision.chosen[0]])
    return (" ".join([told, *([_text("equal", language)] if decision.equal else [])]),)


def _answered(asking: StepQuestion | None, language: str) -> tuple[str, ...]:
    return answer(asking, language) if asking is not None and asking.is_told else ()


def labels(asking: StepQuestion, language: str) -> dict[str, str]:
    """What each choice is called."""
    moment = asking.moment
    if moment.sort in CARDS:
        cards = {each: narration.card_symbol(parse_card(each), language) for each in moment.ballot.choices}
        return cards | {each: _text("size", language, count=int(each)) for each in moment.ballot.sizes}
    offered = {each.id: each.label for each in offers(asking.deal, ELDER, frozenset(), language)}
    return {each: offered[each] for each in moment.ballot.choices}


def _votes_scene(asking: StepQuestion, language: str) -> Scene:
    """A question with its choices and the votes for each, as the screen lists them."""
    ballot, named = asking.moment.ballot, labels(asking, language)
    voters = sum(asking.votes.get(each, 0) for each in ballot.sizes or ballot.choices)
    most = max(voters, *asking.votes.values(), 0)
    choices = []
    for each in _listed(asking):
        count, label = asking.votes.get(each, 0), named[each]
        one: Scene = {"id": each, "label": label, "count": count, "share": round(100 * count / most) if most else 0}
        words = ("more", "less", "hands")
        one |= {word: narration.message(f"classroom-{word}", language, answer=label) for word in words}
        if asking.is_told:
            one |= {"right": asking.again is not None and each in asking.marked, "misread": ""}
            one["chosen"] = asking.again is None and each in asking.marked
        choices.append(one)
    return {"text": question(asking, language), "choices": choices, "cards": asking.moment.sort in CARDS}


def _listed(asking: StepQuestion) -> tuple[str, ...]:
    """What stands on the screen; of many, once they are told, what anybody chose and what was decided."""
    listed = asking.moment.ballot.listed
    if not asking.is_told or len(listed) <= FEW:
        return listed
    return tuple(each for each in listed if asking.votes.get(each, 0) or each in asking.marked)


def asked_again(asking: StepQuestion, deal: str, language: str) -> Poll | None:
    """A choice that was asked again, for the report of the class.

    None of a discard, of which others than the best may be as good; and none before the answer is told.

    Args:
        asking: the question.
        deal: what the deal is called.
        language: of the report.
    """
    if asking.again is None or not asking.is_told or asking.moment.sort == "exchange":
        return None
    named, good, rules = labels(asking, language), asking.again.good, asking.deal.rules
    right = narration.message("live-or", language).join(named[each] for each in good)
    listed = {BETTER: right, **{each: label for each, label in named.items() if each not in good}}
    book = rules_called(rules, language)
    return Poll(question(asking, language), "", listed, BETTER, good=good, deal=deal, rules=rules.id, book=book)


# --- the telephones ------------------------------------------------------------------------------------------------


def room_step(asking: StepQuestion, number: int) -> Scene:
    """A question as the pupils are asked it.

    Args:
        asking: the question.
        number: its own.
    """
    ballot = asking.moment.ballot
    kind = "vote" if asking.again is None else "better"
    said = {language: _for_telephones(asking, language) for language in languages()}
    return {"number": number, "choices": list(ballot.choices), "most": ballot.most, "kind": kind, "said": said}


def _for_telephones(asking: StepQuestion, language: str) -> Scene:
    named, are_cards = labels(asking, language), asking.moment.sort in CARDS
    choices = [{"id": each, "label": named[each]} for each in asking.moment.ballot.choices]
    if are_cards:
        choices = [{**one, "name": narration.card_name(parse_card(one["id"]), language)} for one in choices]
    return {"text": question(asking, language), "before": [], "choices": choices, "cards": are_cards}


def room_reveal(asking: StepQuestion, number: int) -> Scene:
    """The answer as the pupils are told it; of a vote that is still being counted, only that it is over.

    Args:
        asking: the question.
        number: its own.
    """
    why = {language: {"told": " ".join(answer(asking, language)[:SHORT])} for language in languages()}
    return {"number": number, "right": list(asking.marked), "why": why}
