"""A deal, from whatever says which: words, a record, a link, the name of an example, a seed.

>>> deal("cavendish-example").tally()["elder"]["total"]
28
>>> deal(seed=7).phase, deal(seed=7, played=True).phase
('exchange', 'done')
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import replace
from os import PathLike
from pathlib import Path
from typing import Any, Final, Protocol

from piquet_tutor import narration
from piquet_tutor.cells.rule_sets import Rules, named_beside, rule_set
from piquet_tutor.cells.seats import seat_at
from piquet_tutor.cells.shown import language_meant, saying
from piquet_tutor.engine.faults import Phrase, nearest
from piquet_tutor.engine.naming import taking_names
from piquet_tutor.explore import examples, given, links
from piquet_tutor.explore.titles import by_other_rules, is_of_an_example
from piquet_tutor.game.deal.random_play import LARGEST_SEED, shuffled
from piquet_tutor.game.records.io import partie_from, play_through, rules_from, score_from, write_record
from piquet_tutor.game.records.text import read_bytes
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.spoken import Spoken, cut

_NAME: Final = re.compile(r"[\w.-]*[^\W\d_][\w.-]*")
"""A single word with a letter in it: no deal in words is so short, so it can only be a name."""
_SUFFIX: Final = ".json"
_SHOWN: Final = 40
_NAMED: Final = 3
"""How many examples are named where the name is unknown."""


class HasDeal(Protocol):
    """What came of a deal: what a search found, a deal changed."""

    @property
    def deal(self) -> Deal | None:
        """The deal; None where there is none."""


What = str | bytes | Mapping[str, Any] | PathLike[str] | Deal | HasDeal


class DealError(Spoken, ValueError):
    """Something that says of no deal which it is."""

    family = "cell-deal-"


@taking_names
def deal(
    what: What | None = None,
    /,
    *,
    seed: int | None = None,
    played: bool = False,
    number: int = 1,
    rules: Rules | None = None,
    language: str | None = None,
    **options: object,
) -> Deal:
    """A deal: in words, as a record, from a link, by the name of an example, or by a seed.

    >>> d = deal("hands after the exchange; elder: ♠AKQJT987 ♥AKQJ; younger: ♥T987 ♦AKQJT ♣AKQ")
    >>> d.tally()["elder"]["repique"]
    60
    >>> deal("equal-points").total("younger"), deal("equal-points", rules="wikipedia").rules.id
    (5, 'wikipedia')
    >>> deal(seed=7, carte_rouge=20).rules
    RuleSet({'base': 'rubicon', 'options': {'carte_rouge': 20}})

    A deal in words may leave things open; what they were taken to mean stands in a sentence where the deal is shown.
    Words that are no part of a deal are left out, and printed.

    Args:
        what: words; a record (piquet-record/1) or a partie as a mapping, as JSON text, or as a path; a link; the
            name of an example (examples() lists them); or a deal.
        seed: in place of all that, a number: the same seed deals the same cards.
        played: whether the tutor's own players exchange, call and play, from where the deal stands to its end.
        number: which deal of a partie, or of a link with several.
        rules: the book by which it is ruled: a name, or what rules(...) gives; None for the one it names itself.
        language: in which it is shown, asked about, and said to be no deal; None for that of the session.
        **options: options of the rules to set otherwise, such as carte_rouge=20; rules("rubicon").options() lists
            them all.

    Raises:
        Said: it cannot be read; the error is one sentence: what is wrong, where, why, and what to do next.
    """
    own = "" if language is None else language_meant(language)
    language = own or language_meant()
    with saying(language):
        if (what is None) == (seed is None):
            raise DealError("which" if what is None else "both")
        if type(played) is not bool:
            raise DealError("played-or-not", found=cut(repr(played), _SHOWN))
        if what is None:
            found = _of_seed(seed, rule_set(rules, options, named_beside(deal)), language, played=played)
        else:
            found = _of(what, number, rules, options, language)
            found = _played_on(found) if played else found
        return replace(found, language=own) if own else found


def _of_seed(seed: object, rules: RuleSet, language: str, *, played: bool) -> Deal:
    if type(seed) is not int or not 0 <= seed <= LARGEST_SEED:
        raise DealError("seed", found=cut(repr(seed), _SHOWN), most=narration.figures(LARGEST_SEED, language))
    title = narration.message(f"cell-deal-{'played' if played else 'dealt'}-title", language, seed=str(seed))
    return replace(_played_out(rules, seed) if played else shuffled(rules, seed), title=title)


def _played_out(rules: RuleSet, seed: int) -> Deal:
    from piquet_tutor.players.opponents.sensible import played_out  # half of what a first `deal` would have to load

    with _nothing_kept():
        return played_out(rules, seed)


def _played_on(found: Deal) -> Deal:
    from piquet_tutor.players.opponents.sensible import played_on  # as above

    with _nothing_kept():
        return played_on(found)


@contextmanager
def _nothing_kept() -> Iterator[None]:
    """Empty what the players' search has remembered once a deal is over: of no other deal is it asked again."""
    from piquet_tutor.reckoner.solver import searching  # comes with the players

    try:
        yield
    finally:
        searching.forget()


def _of(what: object, number: int, rules: Rules | None, options: Mapping[str, object], language: str) -> Deal:
    found = what if isinstance(what, Deal) else getattr(what, "deal", None)
    if isinstance(found, Deal):
        return found if rules is None and not options else _ruled(write_record(found), rules, options, language)
    if not isinstance(what, str | bytes | Mapping | PathLike):
        raise DealError("what", found=cut(repr(what), _SHOWN))
    usual = given.FIRST_RULES if rules is None else rule_set(rules).id
    read = given.read(source_of(what, language), usual)
    for line in given.left_out(read.taken, language):  # printed: a question about the deal does not show it
        print(line)
    ruled = _ruled(_called(read, number, language), rules, options, language)
    return replace(ruled, taken=given.left_open(read, language))


def source_of(what: Any, language: str) -> str | bytes | Mapping[str, Any]:
    """What is to be read: an example's record, the bytes of a file, or what was given."""
    if isinstance(what, PathLike):
        return read_bytes(what)
    name = what.strip() if isinstance(what, str) else ""
    if not _NAME.fullmatch(name):
        return read_bytes(Path(name)) if _is_path(name) else what
    try:
        return examples.example(name, language)
    except examples.UnknownExample:
        hint = _hint(name)
        if name.endswith(_SUFFIX) and (hint.code != "perhaps" or Path(name).is_file()):
            return read_bytes(Path(name))  # of a file that is not there, it says so
        raise DealError("name", name=cut(name, _SHOWN), hint=hint) from None


def _hint(name: str) -> Phrase:
    """Which example is meant, or a few of them."""
    known = [one.id for one in examples.gallery()]
    near = nearest(name.removesuffix(_SUFFIX).lower(), known)
    return Phrase("perhaps", near) if near else Phrase("use-such-as", tuple(known[:_NAMED]))


def _is_path(text: str) -> bool:
    """Whether a text names a file: a path, in one line, to a file of JSON."""
    return text.endswith(_SUFFIX) and "\n" not in text and not text.startswith(("{", "["))


def _called(read: given.Submission, number: int, language: str) -> Mapping[str, Any]:
    """The record that is meant, with the names of those who play in its title."""
    record = _numbered(read.records, number)
    title, seats = record.get("title", ""), read.taken.names
    if read.form == "partie" and not title:
        title = narration.message("cell-deal-of-match", language, number=number)
        match = partie_from(read.value)
        players = {seat: player for player, seat in match.seats_of(number).items()}
        seats = {seat: players[seat] for seat in match.rules.table.seats}
    return given.named({**record, "title": title} if title else record, seats, language)


def _numbered(records: Sequence[Mapping[str, Any]], number: int) -> Mapping[str, Any]:
    if type(number) is not int or not 1 <= number <= len(records):
        raise DealError("number", found=cut(repr(number), _SHOWN), count=len(records))
    return records[number - 1]


def _ruled(record: Mapping[str, Any], rules: Rules | None, options: Mapping[str, object], language: str) -> Deal:
    """A record played through the engine, by its own rules where no others are given."""
    own = rules_from(record["rules"])
    by = rule_set(own if rules is None else rules, options, named_beside(deal))
    found = play_through(score_from(record, by))
    if by == own or not is_of_an_example(found.title):
        return found
    return by_other_rules(found, play_through(score_from(record, own)), language)


def link(found: Deal, page: str | None, start: str, hide: Sequence[str], language: str | None) -> str:
    """A link that holds a deal; :meth:`Deal.link` says how it is made."""
    language = language_meant(language, found)
    with saying(language):
        asked = (hide,) if isinstance(hide, str) else tuple(hide)
        hidden = tuple(seat_at(found, (each,))[0] or each for each in asked)
        made = links.Link((write_record(found, title=found.title),), start=start, hidden=hidden, language=language)
        return links.shortest(made) if page is None else links.address(page, made)
