"""Two sums side by side: how the law adds up a box, and how a wrong rule would, from the same deal ruled both ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from difflib import SequenceMatcher
from typing import Final, NamedTuple

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.passages import text_of
from piquet_tutor.narration.plain_text import MissingText
from piquet_tutor.teach.questions.asked import SumLine
from piquet_tutor.teach.scoring.cases import Belief, Key, ScoredDeal
from piquet_tutor.teach.scoring.items import TOTAL, Answer, box_of, item_of
from piquet_tutor.teach.scoring.words import answer_text, longer, said

_PLAY: Final = "play"


class Addend(NamedTuple):
    """A line of one sum: what it is, and who has how many points by it."""

    text: str
    points: str


def two_sums(case: ScoredDeal, box: str, given: Key | None, belief: Belief, language: str) -> tuple[SumLine, ...]:
    """Return how the law comes to the points of a box, beside how an answer comes to its own; or nothing at all.

    Args:
        case: the deal.
        box: which box.
        given: the answer; None if there is none.
        belief: the wrong rules behind the answer; where none is known, of that sum only the end is.
        language: a language that the catalogue has.
    """
    law = _parts(case.deal, box, language)
    ruled = case.ruled(belief) if belief else None
    right = given == case.truth[box]
    theirs = law if right else _parts(ruled, box, language) if ruled is not None else ()
    lines = tuple(_beside(law, theirs))
    if not lines:
        return ()
    yours = "" if given is None else answer_text(given, language)
    end = SumLine(said(language, f"scorer-box-{box}"), answer_text(case.truth[box], language), yours)
    return (*lines, end)


def own_sum(case: ScoredDeal, box: str, given: Key, belief: Belief, language: str) -> tuple[SumLine, ...]:
    """Return how a wrong rule comes to the points of an answer, without the law's sum; nothing where none is known."""
    ruled = case.ruled(belief) if belief else None
    if ruled is None:
        return ()
    lines = (SumLine(one.text, "", one.points) for one in _parts(ruled, box, language))
    return (*lines, SumLine(said(language, f"scorer-box-{box}"), "", answer_text(given, language)))


def _beside(law: Sequence[Addend], theirs: Sequence[Addend]) -> Iterator[SumLine]:
    """Lines of one name stand beside each other, the others where they belong in their own sum."""
    names, others = ([one.text for one in parts] for parts in (law, theirs))
    for sort, start, end, from_, to in SequenceMatcher(None, names, others, autojunk=False).get_opcodes():
        if sort == "equal":
            pairs = zip(law[start:end], theirs[from_:to], strict=True)
            yield from (SumLine(one.text, one.points, other.points) for one, other in pairs)
            continue
        yield from (SumLine(one.text, one.points, "") for one in law[start:end])
        yield from (SumLine(one.text, "", one.points) for one in theirs[from_:to])


def _parts(deal: Deal, box: str, language: str) -> tuple[Addend, ...]:
    if box == TOTAL:
        return tuple(_kinds(deal, language))
    if box == _PLAY:
        return tuple(_tricks(deal, language))
    own = [deal.rulings[number - 1] for number in item_of(deal, box).reasons]
    return (*_resting_on(deal, own, language), *(_line(each, deal, language) for each in own))


def _line(ruling: Ruling, deal: Deal, language: str) -> Addend:
    points = {award.side: award.points for award in ruling.awards}
    try:
        text = text_of(ruling, "short", language, deal.rulings)
    except MissingText:  # only a wrong rule rules like this, and no law has words for it
        box = said(language, f"scorer-box-{box_of(deal.rules, ruling)}")
        text = longer(language, f"question-sum-{'counted' if points else 'barred'}", box=box)
    return Addend(text, answer_text(points, language) if points else "0")


def _resting_on(deal: Deal, own: Sequence[Ruling], language: str) -> Iterator[Addend]:
    """The awards that these rulings rest on, such as those that made the thirty; trick points are one line."""
    numbers = {number for each in own for number in each.because} - {each.number for each in own}
    played: Counter[str] = Counter()
    for each in deal.rulings:
        if each.number not in numbers or not each.awards:
            continue
        if box_of(deal.rules, each) == _PLAY:
            played.update({award.side: award.points for award in each.awards})
        else:
            yield _line(each, deal, language)
    if played:
        yield _part(said(language, "scorer-box-play"), played, language)


def _kinds(deal: Deal, language: str) -> Iterator[Addend]:
    """Every kind of score of a whole deal, in the order of the rule set, whoever has it: in two sums, in the same."""
    tallies = deal.tally()
    for kind in deal.rules.kinds:
        by_side = {side: tally[kind] for side, tally in tallies.items() if kind in tally}
        if any(by_side.values()):
            yield _part(catalogue(language).word(f"kind-label-{kind}"), by_side, language)


def _tricks(deal: Deal, language: str) -> Iterator[Addend]:
    """Every trick with what it brings."""
    found: dict[int, Counter[str]] = {}
    for number in item_of(deal, _PLAY).reasons:
        ruling = deal.rulings[number - 1]
        trick = ruling.facts.get("trick")
        into = found.setdefault(trick if isinstance(trick, int) else 0, Counter())
        into.update({award.side: award.points for award in ruling.awards})
    for trick, points in sorted(found.items()):
        if any(points.values()):
            yield _part(message("question-sum-trick", language, number=trick), points, language)


def _part(text: str, points: Answer, language: str) -> Addend:
    return Addend(text, answer_text(points, language))
