"""A whole match in a cell: the deals of a record, or deals of one's own, with the players' names and the settlement.

>>> partie("partie-141").totals
{'Napoleon': 154, 'Josephine': 113}
>>> from piquet_tutor import deal
>>> partie([deal(seed=3, played=True), deal(seed=4, played=True)], ("Anna", "Ben")).dealer_of(1)
'Ben'
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from os import PathLike
from typing import Any, Final

from piquet_tutor.cells.dealing import What, source_of
from piquet_tutor.cells.progress import interruptible
from piquet_tutor.cells.rule_sets import Rules, rule_set
from piquet_tutor.cells.shown import language_meant, saying
from piquet_tutor.engine.naming import taking_names
from piquet_tutor.explore import given
from piquet_tutor.game.deal.matches import begin
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.records.io import partie_from
from piquet_tutor.game.records.reading import deals_taken, shape_of
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.spoken import Spoken, cut, hint_of

_SHOWN: Final = 40


class PartieError(Spoken, ValueError):
    """Something that is no match, or deals that make none."""

    family = "cell-partie-"


@taking_names
def partie(
    deals: What | Iterable[Deal],
    players: Sequence[str] = (),
    first_dealer: str = "",
    *,
    rules: Rules | None = None,
    language: str | None = None,
) -> Partie:
    """A match: from a record, or of deals of your own; it shows itself as a score sheet, with the settlement.

    >>> match = partie("partie-141")
    >>> match.players, match.totals["Napoleon"]
    (('Napoleon', 'Josephine'), 154)
    >>> from piquet_tutor import deal
    >>> two = [deal(seed=3, played=True), deal(seed=4, played=True)]
    >>> partie(two, ("Anna", "Ben"), "Ben").to_break
    4

    match.deals are its deals, match.with_deal(d) is the match after one more.

    Args:
        deals: a record of a match (piquet-partie/1: a mapping, JSON, a path), a link or the name of an example that
            has one; or deals that are over, one after another.
        players: of deals of your own, a name for each seat.
        first_dealer: who of them dealt first, and so was younger; by default the last.
        rules: the book by which it is settled, and a record ruled; None for that of the deals.
        language: of what is said where it is no match.

    Raises:
        Said: it is no match; the error is one sentence, with what to do instead.
    """
    language = language_meant(language)
    with saying(language), interruptible(language):
        if isinstance(deals, str | bytes | Mapping | PathLike | Deal):
            return _of_record(deals, rules, language)
        listed = tuple(deals) if isinstance(deals, Iterable) else ()
        return _of_deals(listed, players, first_dealer, rules)


def _of_record(what: Any, rules: Rules | None, language: str) -> Partie:
    if isinstance(what, Deal):
        raise PartieError("one-deal")
    read = given.read(source_of(what, language))
    if read.form != "partie":
        raise PartieError("one-deal")
    return partie_from(read.value, None if rules is None else rule_set(rules))


def _of_deals(deals: tuple[Any, ...], players: Any, first_dealer: str, rules: Rules | None) -> Partie:
    """The match of some deals, by their own rules."""
    if not deals or not all(isinstance(each, Deal) for each in deals):
        raise PartieError("deals")
    by = deals[0].rules if rules is None else rule_set(rules)
    seats = len(by.table.seats)
    players = tuple(players) if isinstance(players, Iterable) and not isinstance(players, str) else ()
    if not all(isinstance(each, str) for each in players) or len(players) != seats or len(set(players)) != seats:
        raise PartieError("players", count=seats)
    if first_dealer and first_dealer not in players:
        raise PartieError("dealer", found=cut(str(first_dealer), _SHOWN), hint=hint_of(str(first_dealer), players))
    match = begin(by, players, first_dealer or players[-1])
    for number, each in enumerate(deals, 1):
        if shape_of(each.rules) != shape_of(by):
            raise PartieError("shape", number=number, **deals_taken(each.rules, by))
        if not each.done:
            raise PartieError("unfinished", number=number)
        if match.over:
            raise PartieError("over", count=number - 1)
        match = match.with_deal(each)
    return match
