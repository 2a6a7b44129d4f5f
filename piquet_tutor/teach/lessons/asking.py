"""The answers that a step offers, and their marking: the engine marks an answer, and says why.

The numbers offered are never written in the lesson: the right one is read off the ledger, the others are what
misreadings of the rules make of the same deal. Practice questions are marked in ``lessons.scoring``; the table itself
judges a deal that is to be played on.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from random import Random

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.game.actions import Action, Bid, Call, Exchange, Play
from piquet_tutor.game.cards import CardError, Cards, parse_card, parse_cards, sort_hand
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.engine import judge
from piquet_tutor.game.rules.policies.exchange import limits
from piquet_tutor.teach.lessons.discards import weighed
from piquet_tutor.teach.lessons.filling import figure_of, filled, rules_of
from piquet_tutor.teach.lessons.laying import Laid, PlaceError, laid
from piquet_tutor.teach.lessons.model import Ask, Lesson, Step, nameless
from piquet_tutor.teach.questions.which_cards import as_good
from piquet_tutor.teach.scoring.cases import SUMS, Key, ScoredDeal, cards_behind
from piquet_tutor.teach.scoring.diagnosis import Diagnosis
from piquet_tutor.teach.scoring.items import box_of, clauses_of
from piquet_tutor.teach.scoring.words import answer_text, diagnosis_text
from piquet_tutor.teach.scoring.wrong_answers import look_again, next_remark


@dataclass(frozen=True)
class Choosable:
    """One answer that can be chosen.

    Attributes:
        id: its name, the same in every language.
        text: what it says.
        right: whether it is right.
        named: the misreadings that lead to it.
        reply: said to a learner who chooses it, in addition to the reason.
        given: the points that it stands for, where it is an answer to a box.
    """

    id: str
    text: str
    right: bool
    named: tuple[str, ...] = ()
    reply: str = ""
    given: Key = ()


@dataclass(frozen=True)
class Reaction:
    """The response to an answer.

    Attributes:
        verdict: ``right``, ``wrong`` or ``skipped``.
        right: the right answers, in words.
        paragraphs: what is said about the answer.
        cards: the right cards, if cards were asked for and may now be shown.
    """

    verdict: str
    right: tuple[str, ...]
    paragraphs: tuple[str, ...] = ()
    cards: Cards = field(default=())


def choices(lesson: Lesson, step: Step, language: str = "en") -> tuple[Choosable, ...]:
    """The answers to choose from at a step, in the order offered; empty where nothing is to be chosen.

    Raises:
        PlaceError: the deal has nothing like what is asked about.
    """
    ask = step.ask
    if ask is None or step.place is None:
        return ()
    table = laid(step.place)
    if ask.kind == "box":
        return _numbers(lesson, step, table, ask, language)
    if ask.kind == "may":
        return _may(table, step.place.at, ask, language)
    if ask.kind == "choice":
        return _sentences(lesson, step, table, ask, language)
    return _discards(lesson, step, ask, language) if ask.kind == "discard" else ()


def marked(lesson: Lesson, step: Step, chosen: str, language: str = "en") -> Reaction:
    """The response to a choice; an empty one means that the question was skipped.

    Raises:
        KeyError: there is no such choice.
    """
    offered = choices(lesson, step, language)
    right = tuple(each.text for each in offered if each.right)
    after = tuple(filled(lesson, step, each, language) for each in step.after)
    found = next((each for each in offered if each.id == chosen), None)
    if found is None and chosen:
        raise KeyError(chosen)
    reasons = _reasons(lesson, step, found, language)
    verdict = "skipped" if found is None else "right" if found.right else "wrong"
    return Reaction(verdict, right, (*reasons, *(after or _why_right(step, language))))


def hinted(lesson: Lesson, step: Step, chosen: str, language: str = "en", before: Sequence[str] = ()) -> str:
    """What is said to a learner who chose wrongly and is to try again: one sentence about what is wrong.

    Args:
        lesson: the lesson.
        step: one of its steps.
        chosen: the choice.
        language: a language that the catalogue has.
        before: wrong choices made before it, of which nothing is said again.

    Raises:
        KeyError: there is no such choice.
    """
    made = weighed(lesson.id, step, chosen)
    if made is not None:
        return made.told(language)
    offered = {each.id: each for each in choices(lesson, step, language)}
    found, ask = offered[chosen], step.ask
    if found.reply:
        return found.reply
    if ask is not None and ask.kind == "box" and step.place is not None:
        case, said = ScoredDeal(laid(step.place).deal), list[str]()
        for each in map(offered.__getitem__, (*before, chosen)):
            answer = dict(each.given)
            said.append(
                each.reply or next_remark(case, ask.box, answer, each.named, language, before=said, offered=True)
            )
        return said[-1]
    if ask is not None and ask.kind == "may" and step.place is not None:
        if chosen == "yes":
            return _refused(laid(step.place), step.place.at, ask, language)
        return filled(lesson, step, ask.reply_no, language) or look_again("", language)
    return look_again("", language)


def telling_cards(step: Step) -> Cards:
    """The cards that a question turns on: those of the rulings that answer it and of what these rest on.

    Where an action is asked about, they are the cards of that action and what the ruling on it names.
    """
    ask = step.ask
    if ask is None or step.place is None:
        return ()
    table = laid(step.place)
    if ask.kind == "box":
        return ScoredDeal(table.deal).telling_cards(ask.box)
    if ask.kind == "choice":
        found = [one for each in ask.choices if (one := table.found(each.holds)) is not None]
        return cards_behind(found, table.deal.rulings)
    if ask.kind == "may":
        asked = _cards_of(_action(ask.action))
        return tuple(dict.fromkeys((*asked, *cards_behind([judged(table, step.place.at, ask)], ()))))
    return ()


def _cards_of(action: Action) -> Cards:
    if isinstance(action, Play):
        return (action.card,)
    return action.cards if isinstance(action, Exchange | Call) else ()


def _why_right(step: Step, language: str) -> tuple[str, ...]:
    """Why the right answer is right, in a line: the ruling that it is, where the step says nothing itself."""
    ask = step.ask
    if ask is None or step.place is None or step.after or ask.kind not in ("box", "choice"):
        return ()
    table = laid(step.place)
    if ask.kind == "box":
        telling = [each for each in table.deal.rulings if box_of(table.rules, each) == ask.box]
        telling = [each for each in telling if each.awards] or telling
    else:
        telling = [found for each in ask.choices if (found := table.found(each.holds)) is not None]
    return (narration.text(telling[0], "short", language, table.rulings_among(telling[0])),) if telling else ()


def _reasons(lesson: Lesson, step: Step, found: Choosable | None, language: str) -> tuple[str, ...]:
    """Why a choice is wrong, with the misreading behind it, and what the engine says of an action."""
    ask = step.ask
    said: list[str] = []
    if found is not None and not found.right and found.named and ask is not None:
        named = Diagnosis(False, found.named[:1], (), ())
        said += diagnosis_text(rules_of(lesson, step), ask.box, named, language)
    if found is not None and found.reply and (not found.right or (ask is not None and ask.kind == "discard")):
        said.append(found.reply)
    if ask is not None and ask.kind == "may" and step.place is not None:
        ruling = judged(laid(step.place), step.place.at, ask)
        allowed = ruling.verdict is not Verdict.REFUSED
        said.append(
            narration.message("course-may-be-done", language)
            if allowed
            else _refused(laid(step.place), step.place.at, ask, language)
        )
    return tuple(said)


def _refused(table: Laid, at: str, ask: Ask, language: str) -> str:
    """Why an action may not be done; of an exchange, without speaking to the learner as if they had chosen."""
    action = _action(ask.action)
    if not isinstance(action, Exchange):
        return narration.sentence(judged(table, at, ask), language)
    least, most = limits(table.states[table.moment(at)], action.seat)
    told = {"seat": action.seat, "number": len(action.cards), "least": least, "most": most}
    return narration.message(f"course-exchange-too-{'many' if len(action.cards) > most else 'few'}", language, **told)


# --- what may be told ---------------------------------------------------------------------------------------------


def asked_about(step: Step) -> frozenset[str]:
    """The clauses whose rulings would answer the question of a step, or a part of it.

    Where sentences are offered, they are all clauses of that part of the law, for one often tells what another says;
    where cards are to be touched, those of all rulings that the step names, unless the very ruling is laid before the
    learner. Of a number that is added up from many rulings, none by itself answers.
    """
    ask = step.ask
    if ask is None or step.place is None:
        return frozenset()
    table = laid(step.place)
    if ask.kind == "may":
        return frozenset({judged(table, step.place.at, ask).rule})
    if ask.kind == "choice":
        parts = {each.holds.partition(".")[0] for each in ask.choices}
        of_these = {name for name in table.rules.clauses if name.partition(".")[0] in parts}
        return frozenset(each.rule for each in table.ledger if each.rule in of_these)
    if ask.kind == "pick" and step.place.at != step.rulings[ask.pick]:
        return frozenset(each.partition(":")[0] for each in step.rulings.values())
    if ask.kind != "box" or ask.box in SUMS:
        return frozenset()
    ruled = {each.rule for each in table.ledger if box_of(table.rules, each) == ask.box}
    return frozenset(ruled | set(clauses_of(table.rules, ask.box)))


# --- numbers --------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=64)
def _answers(table: Laid, box: str, tempts: tuple[str, ...]) -> tuple[tuple[Key, tuple[str, ...]], ...]:
    case = ScoredDeal(table.deal)
    if box not in case.truth:
        raise PlaceError(f"the deal has no box “{box}”, or no answer to it: it must be played to its end.")
    found: dict[Key, tuple[str, ...]] = {case.truth[box]: ()}
    for name in tempts:
        theirs = case.answer((name,), box, box != "total")  # a misreading of another box can make a total wrong
        if theirs is None:
            raise PlaceError(f"“{name}” is not a misreading of this rule set.")
        found[theirs] = (*found.get(theirs, ()), name)
    return tuple(found.items())


def _numbers(lesson: Lesson, step: Step, table: Laid, ask: Ask, language: str) -> tuple[Choosable, ...]:
    answers = _answers(table, ask.box, ask.tempts)
    truth = answers[0][0]
    offered = [
        Choosable(_id_of(key), answer_text(key, language), key == truth, named if key != truth else (), given=key)
        for key, named in answers
    ]
    replies = [filled(lesson, step, each, language) for each in ask.replies]
    offered += _prices(table, ask, replies, answers, language)
    return tuple(sorted(offered, key=lambda each: each.id))


def _prices(
    table: Laid, ask: Ask, replies: Sequence[str], answers: Sequence[tuple[Key, Sequence[str]]], language: str
) -> list[Choosable]:
    """The figures of other clauses, offered to the side that scores, with what is said to whoever chooses one."""
    there = {key for key, _ in answers}
    found = []
    for name, reply in zip(ask.prices, replies, strict=True):
        key = tuple((side, int(figure_of(table.rules, name))) for side, _ in answers[0][0])
        if key in there:
            raise PlaceError(f"the price of “{name}” is offered already.")
        found.append(Choosable(_id_of(key), answer_text(key, language), False, reply=reply, given=key))
    return found


def _id_of(key: Key) -> str:
    """A name that sorts by points, so that the order of the choices gives nothing away."""
    return " ".join(f"{points:03d}-{side}" for side, points in key) or "000"


# --- whether something may be done ----------------------------------------------------------------------------------


def judged(table: Laid, at: str, ask: Ask) -> Ruling:
    """The engine's ruling on the action that is asked about, at a moment of the deal.

    Raises:
        PlaceError: this is not an action, or there is no such moment.
    """
    return judge(table.states[table.moment(at)], _action(ask.action))


def _action(value: Mapping[str, str]) -> Action:
    seat = value["seat"]
    try:
        if "exchange" in value:
            return Exchange(seat, parse_cards(value["exchange"]) if value["exchange"].strip() else ())
        if "play" in value:
            return Play(seat, parse_card(value["play"]))
        if "bid" in value:
            tricks, _, left = value["bid"].partition("-")
            return Bid(seat, int(tricks), int(left or 0))
        kind = next((each for each in KINDS if each == value["call"]), None)
        if kind is None:
            raise PlaceError(f"“call” takes {', '.join(KINDS)}.")
        return Call(seat, kind, parse_cards(value.get("cards", "")) if value.get("cards", "").strip() else ())
    except (CardError, ValueError) as error:
        if isinstance(error, PlaceError):
            raise
        raise PlaceError(f"“may” names no action: {error}") from error


def _may(table: Laid, at: str, ask: Ask, language: str) -> tuple[Choosable, ...]:
    allowed = judged(table, at, ask).verdict is not Verdict.REFUSED
    return (
        Choosable("yes", narration.message("course-may-yes", language), allowed),
        Choosable("no", narration.message("course-may-no", language), not allowed),
    )


# --- sentences ------------------------------------------------------------------------------------------------------


def _sentences(lesson: Lesson, step: Step, table: Laid, ask: Ask, language: str) -> tuple[Choosable, ...]:
    offered = [
        Choosable(
            nameless(lesson, step, str(number)),
            filled(lesson, step, each.text, language),
            table.found(each.holds) is not None,
            (),
            filled(lesson, step, each.reply, language),
        )
        for number, each in enumerate(ask.choices, 1)
    ]
    Random(f"{lesson.id} {step.id}").shuffle(offered)
    return tuple(offered)


# --- discards -------------------------------------------------------------------------------------------------------


def _discards(lesson: Lesson, step: Step, ask: Ask, language: str) -> tuple[Choosable, ...]:
    offered = []
    for number, cards in enumerate(ask.discards, 1):
        found = weighed(lesson.id, step, cards)
        if found is None:
            raise PlaceError(f"“{cards}” has no figure in the step {step.id}; tools/make_discards.py writes it.")
        shown = narration.cards_shown(parse_cards(cards), language)
        offered.append(Choosable(str(number), shown, found.good, (), found.told(language)))
    Random(f"{lesson.id} {step.id}").shuffle(offered)
    return tuple(offered)


# --- cards ----------------------------------------------------------------------------------------------------------


def picked(lesson: Lesson, step: Step, given: Iterable[str], language: str = "en") -> Reaction:
    """The response to cards that were touched; no cards mean that the question was skipped.

    Cards that make a combination of the same strength are right too.

    Raises:
        PlaceError: the step does not ask for cards.
    """
    ask = step.ask
    if ask is None or step.place is None or ask.kind != "pick":
        raise PlaceError(f"the step {step.id} does not ask for cards.")
    table = laid(step.place)
    ruling = table.ruling(step.rulings[ask.pick])
    wanted: Cards = tuple(ruling.facts["cards"])
    after = tuple(filled(lesson, step, each, language) for each in step.after)
    told = narration.text(ruling, "short", language)
    chosen = frozenset(parse_card(each) for each in given)
    shown = (narration.cards_shown(wanted, language),)
    if not chosen:
        return Reaction("skipped", shown, (told, *after), wanted)
    alike = [frozenset(each) for each in as_good(ruling, table.deal.kept.get(ask.hand, ()))]
    if chosen in alike:
        return Reaction("right", shown, (told, *after), tuple(sorted(chosen, key=lambda card: card.code)))
    best = max(alike, key=lambda each: len(each & chosen))
    missing, extra = best - chosen, chosen - best
    said = [
        narration.message(
            f"course-pick-{name}", language, count=len(cards), all=len(best), cards=sort_hand(tuple(cards))
        )
        for name, cards in (("missing", missing), ("extra", extra))
        if cards
    ]
    return Reaction("wrong", shown, tuple(said), ())
