"""What a cell asks about: a kind of score, a clause or a ruling, and whose.

>>> from piquet_tutor import deal
>>> d = deal("cavendish-example")
>>> subject_of(d, "Séquences"), subject_of(d, "set tens"), subject_of(d, "cards.capot")
('sequence', 'set tens', 'capot')
>>> subject_of(d, "quinte"), subject_of(d, "trio de dix"), subject_of(d, "clubs")
('sequence', 'set tens', 'point')
>>> [ruling.number for ruling in rulings_on(d, "set.good")], side_named(d, "le dernier")
([18, 20], 'younger')
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from piquet_tutor import narration
from piquet_tutor.cells.seats import folded, is_somebody, seat_at, side_named
from piquet_tutor.engine.faults import Phrase, nearest
from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.why.questions import (
    AWARDS,
    KINDS,
    RANKS_IN_WORDS,
    Hypothetical,
    QuestionError,
    question_from,
    question_of,
)
from piquet_tutor.game.combinations import SEQUENCE_LENGTHS
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import KIND_OF, TRICK_POINTS, Subject
from piquet_tutor.narration.catalogue import catalogue, languages
from piquet_tutor.narration.spoken import Spoken, cut
from piquet_tutor.teach.scoring.misconceptions import ITEMS

What = str | int | Ruling
"""What can be asked about: a subject, a clause by its name, a ruling's number, or a ruling."""
_SHOWN: Final = 40
_SUMS: Final = ("play",)
"""Boxes of the scorer's sheet that many rulings add up to, so that nothing was lacking for them."""
_OF: Final = ("of", "de", "des")
_LAST: Final = {Subject.CAPOT: "capot", Subject.CARDS_EARLY: "cards"}
"""Subjects whose question is not the kind of score under which they are counted."""


class AskedError(Spoken, LookupError):
    """A question to which a deal has no answer, or more than one; the error says what to write."""

    family = "cell-error-"


# --- words --------------------------------------------------------------------------------------------------------


@cache
def _kinds_in(language: str) -> dict[str, str]:
    """Every word for a kind of score or an action, in a language, with the kind; also for one of a kind, as a quint."""
    words = catalogue(language)
    named = [(kind, kind) for kind in KINDS]
    named += [("sequence", f"run-{length}") for length in SEQUENCE_LENGTHS]
    named += [("set", "trio"), ("set", "quatorze"), ("point", "suits")]
    found = {folded(each): kind for kind, name in named for each in words.word(f"cell-words-{name}").split(",")}
    major = folded(words.word("notation-major"))
    runs = [word for length in SEQUENCE_LENGTHS for word in words.word(f"cell-words-run-{length}").split(",")]
    found |= {f"{folded(run)}{between}{major}": "sequence" for run in runs for between in " -"}
    return found


@cache
def _ranks_in(language: str) -> dict[str, str]:
    """Every word for the cards of a rank, in a language, with the English one."""
    words = catalogue(language)
    named = {english: words.word(f"rank-{rank.name.lower()}.plural") for english, rank in RANKS_IN_WORDS.items()}
    return {folded(word): english for english, word in named.items()}


@cache
def _kinds() -> dict[str, str]:
    """Every word for a kind of score or an action, in every language, with the kind."""
    found = {kind.replace("_", " "): kind for kind in KINDS}
    for language in reversed(languages()):  # what two languages have is the first one's: a pique is no suit
        found = _kinds_in(language) | found
    return found


@cache
def _ranks() -> dict[str, str]:
    """Every word for the cards of a rank, in every language, with the English one."""
    return {word: english for language in languages() for word, english in _ranks_in(language).items()}


@cache
def _boxes() -> dict[str, str]:
    """Every box of the scorer's sheet by its name in every language, such as “bid” and “the bid”."""
    sheet = {folded(narration.message(f"scorer-box-{box}", language)): box for language in languages() for box in ITEMS}
    return sheet | {folded(box): box for box in ITEMS}


def box_named(name: str) -> str | None:
    """The box of the scorer's sheet of this name, in any language; None where there is none."""
    return _boxes().get(folded(name))


def in_english(deal: Deal, text: str) -> str:
    """A change or a question with the words at its beginning as ``change_from`` and ``question_from`` read them.

    >>> from piquet_tutor import deal
    >>> d = deal("cavendish-example")
    >>> in_english(d, "le dernier séquences QH JH TH"), in_english(d, "brelans")
    ('younger sequence qh jh th', 'set')
    >>> in_english(d, "quatorze d'as"), in_english(d, "rois")
    ('set aces', 'set kings')
    """
    words, kinds = folded(text).split(), _kinds()
    side, count = seat_at(deal, words)
    found, words = [side] * bool(side), words[count:]
    for long in range(min(3, len(words)), 0, -1):
        meant = kinds.get(" ".join(words[:long]))
        if meant is not None:
            found.append(meant.replace("_", " "))
            words = words[long:]
            break
    rank = _rank_meant(words)
    if rank and found[-1:] in ([], [side], ["set"]):
        return " ".join((*found, rank) if found[-1:] == ["set"] else (*found, "set", rank))
    return " ".join((*found, *words))


def _rank_meant(words: Sequence[str]) -> str:
    """The English word for the cards of a rank that are named, as in “of tens”, “d'as”; empty where it is none."""
    if len(words) > 1 and words[0] in _OF:
        words = words[1:]
    return _ranks().get(words[0].removeprefix("d'"), "") if len(words) == 1 else ""


# --- what is asked about ------------------------------------------------------------------------------------------


def subject_of(deal: Deal, what: What) -> str:
    """The question that something is about, in the form that ``question_from`` reads.

    Args:
        deal: the deal.
        what: a subject in any language, a clause, a ruling or its number.

    Raises:
        AskedError: a ruling or a clause on a formality, which awards nothing and denies nothing; or no such ruling.
    """
    if isinstance(what, str) and what in deal.rules.clauses:
        clause = deal.rules.clauses[what]
        kind = "" if clause.subject is None else _LAST.get(clause.subject) or KIND_OF.get(clause.subject, "")
        if kind not in AWARDS:
            raise AskedError("formality", what=what)
        return kind
    if isinstance(what, str):
        _refuse_what_is_none(what)
        if box_named(what) in (*_SUMS, "bid"):
            raise AskedError("sum", what=what)
        return in_english(deal, what)
    asked = question_of(ruling_of(deal, what))
    if asked is None:
        raise AskedError("formality", what=str(ruling_of(deal, what).number))
    return asked.text


def _refuse_what_is_none(what: str) -> None:
    """Say where the settlement of a match and the total of a deal are to be had: nothing of a deal rules on them.

    Raises:
        AskedError: it is one of these.
    """
    if folded(what) in _of_a_match():
        raise AskedError("match", what=what)
    if box_named(what) == "total":
        raise AskedError("total", what=what)


@cache
def _of_a_match() -> frozenset[str]:
    """What is settled between players over many deals, by every word for it."""
    return frozenset(
        folded(each) for language in languages() for each in catalogue(language).word("cell-words-match").split(",")
    )


def match_named(name: str) -> bool:
    """Whether something is of a match and not of a deal: the settlement, the rubicon."""
    return folded(name) in _of_a_match()


def ruling_of(deal: Deal, what: int | Ruling) -> Ruling:
    """A ruling, or the ruling of this number.

    Raises:
        AskedError: there is none of this number, or it is no number.
    """
    if isinstance(what, Ruling):
        return what
    if type(what) is not int:
        raise AskedError("what", found=cut(repr(what), _SHOWN))
    if not 0 < what <= len(deal.rulings):
        raise AskedError("number", number=what, last=len(deal.rulings))
    return deal.rulings[what - 1]


def rulings_on(deal: Deal, what: What) -> tuple[Ruling, ...]:
    """The rulings on a subject: those that award it and those that deny it, in their order.

    Raises:
        AskedError: nothing is called that; or there is no ruling of that number.
    """
    if not isinstance(what, str):
        return (ruling_of(deal, what),)
    if what in deal.rules.clauses:
        return tuple(each for each in deal.rulings if each.rule == what)
    by_name = {str(each).replace("_", " "): each for each in Subject}
    kind = _kinds().get(folded(what))
    asked = _set_meant(deal, what)
    if asked is not None:
        return tuple(each for each in deal.rulings if _decides(each) and each.facts.get("rank") is asked.rank)
    if kind is not None and kind not in ("play", "exchange"):
        told = (each for each in deal.rulings if _decides(each))
        return tuple(each for each in told if _is_about(each, kind))
    if kind == "play":
        return tuple(each for each in deal.rulings if each.subject in TRICK_POINTS and each.points)
    if folded(what) in by_name:
        return tuple(each for each in deal.rulings if each.subject is by_name[folded(what)])
    box = box_named(what)
    if box in deal.rules.kinds:
        return tuple(each for each in deal.rulings if each.awards and deal.kind_of(each) == box)
    _refuse_what_is_none(what)
    near = nearest_to(deal, what)
    if near:
        raise AskedError("near", what=cut(what, _SHOWN), hint=Phrase("perhaps", near))
    raise AskedError("subject", what=cut(what, _SHOWN), kinds=tuple(each.replace("_", " ") for each in AWARDS))


def question_about(deal: Deal, what: What) -> Hypothetical:
    """The question that something is about.

    Raises:
        AskedError: nothing is called that, but something is called nearly that; or it is a formality.
        QuestionError: it cannot be read.
    """
    text = subject_of(deal, what)
    try:
        return question_from(text)
    except QuestionError as error:
        near = nearest_to(deal, text) if error.unreadable or text.startswith("set ") else ""
        if not near:
            raise
        raise AskedError("near", what=cut(str(what), _SHOWN), hint=Phrase("perhaps", near)) from None


def nearest_to(deal: Deal, what: str) -> str:
    """The word for something that is ruled on which is spelt most like one that is none; empty where none is like it.

    A word of the session's language goes before one of another.

    >>> from piquet_tutor import deal
    >>> d = deal("cavendish-example")
    >>> nearest_to(d, "repiqe"), nearest_to(d, "set tenns"), nearest_to(d, "repique.awrd"), nearest_to(d, "xyzzy")
    ('repique', 'set tens', 'repique.award', '')
    """
    ranks = [f"set {rank}" for rank in RANKS_IN_WORDS]
    known = [*RANKS_IN_WORDS, *ranks, *deal.rules.clauses]
    for kinds in (_kinds_in(narration.presenter.language), _kinds()):
        near = nearest(folded(what), [*kinds, *known])
        if near:
            return near
    return ""


def _set_meant(deal: Deal, what: str) -> Hypothetical | None:
    """The set that is asked about by its rank, such as “aces”, “quatorze d'as”; None where none is."""
    try:
        asked = question_from(in_english(deal, what))
    except QuestionError:
        return None
    return asked if asked.kind == "set" and asked.rank is not None else None


def _decides(ruling: Ruling) -> bool:
    return bool(ruling.awards) or ruling.verdict in (Verdict.DENIED, Verdict.SUPERSEDED)


def _is_about(ruling: Ruling, kind: str) -> bool:
    asked = question_of(ruling)
    return asked is not None and asked.kind == kind


# --- whose --------------------------------------------------------------------------------------------------------


def in_order(deal: Deal, what: What, side: str | None) -> tuple[What, str | None]:
    """What is asked about, and whose it is, in whichever order the two were given.

    >>> from piquet_tutor import deal
    >>> d = deal("cavendish-example")
    >>> in_order(d, "elder", "repique"), in_order(d, "repique", "elder")
    (('repique', 'elder'), ('repique', 'elder'))
    """
    turned = isinstance(what, str) and side is not None and is_somebody(deal, what) and not is_somebody(deal, side)
    return (side, what) if turned else (what, side)  # type: ignore[return-value]


def of_one_side(deal: Deal, found: tuple[Ruling, ...], what: What, side: str | None) -> tuple[Ruling, ...]:
    """The rulings of one side: of the side named, else of the one side that has an award, else a denial.

    Raises:
        AskedError: there is none; or there are some of several sides, and none is named.
    """
    if side is not None:
        named = side_named(deal, side)
        mine = tuple(each for each in found if each.side == named)
        if not mine:
            raise _nothing(deal, what, named)
        return mine
    if not found:
        raise _nothing(deal, what, None)
    awarded = tuple(each for each in found if each.awards)
    if not awarded and found[0].side is None:
        return found  # on both at once, such as that they are equal; what follows for each side stands beside it
    sides = {each.side for each in awarded or found}
    if len(sides) > 1:
        raise several(deal, what)
    return tuple(each for each in found if each.side in sides)


def several(deal: Deal, what: What) -> AskedError:
    """The error for a question that fits more than one side."""
    return AskedError("several", what=_written(what), sides=tuple(dict.fromkeys(deal.table.sides)))


def _nothing(deal: Deal, what: What, side: Side | None) -> AskedError:
    return AskedError("nothing", what=_written(what), side=side)


def _written(what: What) -> str:
    return what if isinstance(what, str) else str(what if isinstance(what, int) else what.number)


def side_concerned(deal: Deal, asked: Hypothetical, what: What) -> Side:
    """The side that something happened for; where it happened for none or several, the one that it was denied to.

    Raises:
        AskedError: several sides are concerned alike.
    """
    awarded = (each for each in deal.rulings if each.awards and _is_about(each, asked.kind))
    having = {each.side for each in awarded if each.side is not None}
    return having.pop() if len(having) == 1 else side_lacking(deal, asked, what)


def side_lacking(deal: Deal, asked: Hypothetical, what: What) -> Side:
    """The side that something did not happen for: the one denied it, else the one side without it.

    Raises:
        AskedError: several sides are without it, and none or all of them were denied it.
    """
    found = [each for each in deal.rulings if _decides(each) and _is_about(each, asked.kind)]
    having = {each.side for each in found if each.awards}
    without = [side for side in dict.fromkeys(deal.table.sides) if side not in having]
    denied = [side for side in without if any(each.side == side for each in found)]
    for sides in (denied, without):
        if len(sides) == 1:
            return sides[0]
    raise several(deal, what)
