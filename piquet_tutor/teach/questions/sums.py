"""Two sums side by side: how the law adds up a box, and how a wrong rule would, from the same deal ruled both ways."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Side
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import BONUSES
from piquet_tutor.narration import message
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.passages import text_of
from piquet_tutor.narration.plain_text import MissingText
from piquet_tutor.narration.players import names_of_sides
from piquet_tutor.teach.questions.asked import SumLine
from piquet_tutor.teach.scoring.cases import Belief, Key, ScoredDeal
from piquet_tutor.teach.scoring.items import TOTAL, Answer, box_of, item_of, nearest_lacking
from piquet_tutor.teach.scoring.words import answer_text

_PLAY: Final = "play"
_NOTHING: Final = "0"
"""What stands where a line of a sum adds nothing."""


class Addend(NamedTuple):
    """A line of one sum: what it is, and how many points each side has by it; none where it adds nothing."""

    text: str
    points: Answer

    def told(self, language: str, names: Mapping[Side, str]) -> str:
        """Its points in words."""
        return answer_text(self.points, language, names) if self.points else _NOTHING


def two_sums(
    case: ScoredDeal, box: str, given: Key | None, belief: Belief, language: str, sides: Collection[Side] = ()
) -> tuple[SumLine, ...]:
    """How the law comes to the points of a box, beside how an answer comes to its own; or nothing at all.

    Args:
        case: the deal.
        box: which box.
        given: the answer; None if there is none.
        belief: the wrong rules behind the answer; where none is known, of that sum only the end is.
        language: a language that the catalogue has.
        sides: whose points are asked; empty for everybody's.
    """
    law = _parts(case.deal, box, language, sides)
    ruled = case.ruled(belief) if belief else None
    truth = tuple(one for one in case.truth[box] if not sides or one[0] in sides)
    theirs = law if given == truth else _parts(ruled, box, language, sides) if ruled is not None else ()
    names = names_of_sides(case.deal)
    lines = tuple(_beside(law, theirs, language, names))
    if not lines:
        return ()
    yours = "" if given is None else answer_text(given, language, names)
    end = SumLine(narration.message(f"scorer-box-{box}", language), answer_text(truth, language, names), yours)
    return (*lines, end)


def own_sum(
    case: ScoredDeal, box: str, given: Key, belief: Belief, language: str, sides: Collection[Side] = ()
) -> tuple[SumLine, ...]:
    """How a wrong rule comes to the points of an answer, without the law's sum; nothing where none is known.

    What scores nothing by it stays out where anything scores: it would tell what is good by the law.
    """
    ruled = case.ruled(belief) if belief else None
    if ruled is None:
        return ()
    parts, names = _parts(ruled, box, language, sides), names_of_sides(case.deal)
    scoring = [one for one in parts if one.points] or parts
    lines = (SumLine(one.text, "", one.told(language, names)) for one in scoring)
    return (*lines, SumLine(narration.message(f"scorer-box-{box}", language), "", answer_text(given, language, names)))


def _beside(
    law: Sequence[Addend], theirs: Sequence[Addend], language: str, names: Mapping[Side, str]
) -> Iterator[SumLine]:
    """Lines of one name stand beside each other, the others where they belong in their own sum."""
    from difflib import SequenceMatcher  # late: only beside a wrong sum

    texts, others = ([one.text for one in parts] for parts in (law, theirs))
    for sort, start, end, from_, to in SequenceMatcher(None, texts, others, autojunk=False).get_opcodes():
        if sort == "equal":
            pairs = zip(law[start:end], theirs[from_:to], strict=True)
            yield from (
                SumLine(one.text, one.told(language, names), other.told(language, names)) for one, other in pairs
            )
            continue
        yield from (SumLine(one.text, one.told(language, names), "") for one in law[start:end])
        yield from (SumLine(one.text, "", one.told(language, names)) for one in theirs[from_:to])


def _parts(deal: Deal, box: str, language: str, sides: Collection[Side]) -> tuple[Addend, ...]:
    """The lines of a sum, with the points of the sides that are asked about; a line of others' points is left out."""
    every = tuple(_lines(deal, box, language))
    if not sides:
        return every
    asked = [one._replace(points={side: one.points[side] for side in one.points if side in sides}) for one in every]
    return tuple(new for new, one in zip(asked, every, strict=True) if any(new.points.values()) or not one.points)


def _lines(deal: Deal, box: str, language: str) -> Iterator[Addend]:
    if box == TOTAL:
        yield from _kinds(deal, language)
    elif box == _PLAY:
        yield from _tricks(deal, language)
    else:
        own = [deal.rulings[number - 1] for number in item_of(deal, box).reasons]
        if box in BONUSES and not own:
            yield from _without_ruling(deal, box, language)
        yield from _resting_on(deal, own, language)
        yield from (_line(each, deal, language) for each in own)


def _without_ruling(deal: Deal, box: str, language: str) -> Iterator[Addend]:
    """What a bonus that was never ruled on rests on: the greater one that stands in its place.

    Where the points fell short of it, a sentence says so: no sum of nothing stands.
    """
    short = nearest_lacking(deal, box)
    if short is None or not short.name.startswith("short_"):
        paid = [each for each in deal.rulings if each.awards and each.subject in BONUSES]
        yield from _resting_on(deal, paid, language)
        yield from (_line(each, deal, language) for each in paid)


def _line(ruling: Ruling, deal: Deal, language: str) -> Addend:
    points = {award.side: award.points for award in ruling.awards}
    try:
        text = text_of(ruling, "short", language, deal.rulings)
    except MissingText:  # only a wrong rule rules like this, and no law has words for it
        box = narration.message(f"scorer-box-{box_of(deal.rules, ruling)}", language)
        text = narration.whole(f"question-sum-{'counted' if points else 'barred'}", language, box=box)
    return Addend(text, points)


def _resting_on(deal: Deal, own: Sequence[Ruling], language: str) -> Iterator[Addend]:
    """The awards that these rulings rest on, such as those that made the thirty, or that barred a bonus before it."""
    below = {number for each in own for number in each.because} - {each.number for each in own}
    barred = [each for each in deal.rulings if each.number in below and _is_bonus_denied(each)]
    below |= {number for each in barred for number in each.because}
    yield from _added(deal, [each for each in deal.rulings if each.number in below], language)


def _is_bonus_denied(ruling: Ruling) -> bool:
    """Whether it denies a bonus: what came first is told with it, and what it was denied for."""
    return not ruling.awards and ruling.subject in BONUSES


def _added(deal: Deal, rulings: Sequence[Ruling], language: str) -> Iterator[Addend]:
    """These rulings, each with its points; trick points are one line, and what neither awards nor bars is none."""
    played: Counter[str] = Counter()
    for each in rulings:
        if each.awards and box_of(deal.rules, each) == _PLAY:
            played.update({award.side: award.points for award in each.awards})
        elif each.awards or _is_bonus_denied(each):
            yield _line(each, deal, language)
    if played:
        yield Addend(narration.message("scorer-box-play", language), played)


def _kinds(deal: Deal, language: str) -> Iterator[Addend]:
    """Every kind of score of a whole deal, in the order of the rule set, whoever has it: in two sums, in the same."""
    tallies = deal.tally()
    for kind in deal.rules.kinds:
        by_side = {side: tally[kind] for side, tally in tallies.items() if kind in tally}
        if any(by_side.values()):
            yield Addend(catalogue(language).word(f"kind-label-{kind}"), by_side)


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
            yield Addend(message("question-sum-trick", language, number=trick), points)
