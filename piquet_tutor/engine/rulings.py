"""The shared vocabulary: verdicts, facts, awards, rulings and the ledger. The score is the sum of the awards.

A ruling never changes once made and contains no sentence: ``narration`` puts it into words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, NamedTuple, NoReturn, Protocol, TypeVar

from piquet_tutor.engine import hooks
from piquet_tutor.engine.naming import NearestNamed, no_name
from piquet_tutor.engine.sources import Citation
from piquet_tutor.engine.table import Seat, Side

RuleId = str
"""The name of a clause; it never changes."""
Account = str
"""An account on which points are scored; most games have only one."""
Subject = Any
"""What a clause is about: a member of the game's own enumeration of subjects."""
Fact = Any
"""A typed term: a number, a name from a closed list, a card, or several of a sort. Never a sentence."""

Key = TypeVar("Key")
Item = TypeVar("Item")


make: Final = tuple.__new__
"""Makes a named tuple of its parts, in their order. What is made at every step of every deal is made by it: calling the
class takes twice as long."""


class Verdict(Enum):
    """The outcome of a ruling. A notebook reads it off ``d.why(...).ruling``."""

    AWARDED = "awarded"
    DENIED = "denied"
    SUPERSEDED = "superseded"
    ALLOWED = "allowed"
    REFUSED = "refused"


class OnlyFor(NamedTuple):
    """A fact that one seat alone may see."""

    seat: Seat
    value: Fact


class Frozen(dict[Key, Item]):
    """A read-only dictionary."""

    __slots__ = ()

    def __reduce__(self) -> tuple[object, ...]:
        return (type(self), (dict(self),))

    def _frozen(self, *_: object, **__: object) -> NoReturn:
        raise TypeError("what has been ruled, and what it was ruled on, never changes")

    __setitem__ = __delitem__ = __ior__ = _frozen
    clear = update = setdefault = pop = popitem = _frozen


class Facts(Frozen[str, Any]):
    """The facts of a ruling, by name."""

    __slots__ = ()


class Award(NamedTuple):
    """Points for a side on an account. Only ``Rule.award`` makes one."""

    side: Side
    account: Account
    points: int


class Ground(NamedTuple):
    """One thing a ruling rests on, as the policy that decided it found it: said once, and read wherever it is told.

    Attributes:
        name: its sort, from the game's own closed list.
        facts: typed terms, which whoever knows of the ruling may know.
        rulings: numbers of the rulings that show it, all of them among those the ruling rests on.
    """

    name: str
    facts: Facts
    rulings: tuple[int, ...] = ()


class Presented(NearestNamed):
    """Something displayed in notebooks and terminals by the current presenter."""

    __slots__ = ()

    def __repr__(self) -> str:
        return presenter().plain(self)

    def _repr_html_(self) -> str:
        return presenter().html(self)

    def _repr_markdown_(self) -> str:
        return presenter().markdown(self)

    @property
    def folded(self) -> Any:
        """The same, closed until its reader opens it: what answers a question asked above it.

        Called, it has another line to be opened. No method: one that is written without its brackets would print what
        it is to fold away.

        >>> from piquet_tutor import deal
        >>> deal("equal-points").folded("The score sheet")
        The score sheet
        """
        return hooks.folded(self)


class Ruling(NamedTuple):
    """One answer of the engine: who, what, how much, why, and by which authority.

    A notebook has it by ``d.why(...).ruling``.

    Attributes:
        number: serial number in its ledger, from 1.
        rule: the clause under which it was made.
        verdict: the outcome.
        side: the side it concerns; None if it concerns all alike.
        facts: typed terms.
        awards: the points it gives, usually none or one.
        because: numbers of the rulings it rests on.
        cites: its citations.
        audience: seats that may know of it; None means everyone.
        subject: what the clause is about; None if it is not a clause of the game (but a referee's law).
        grounds: what it rests on, part by part, where the clause has more to say of that than its facts.
    """

    number: int
    rule: RuleId
    verdict: Verdict
    side: Side | None
    facts: Facts
    awards: tuple[Award, ...] = ()
    because: tuple[int, ...] = ()
    cites: tuple[Citation, ...] = ()
    audience: tuple[Seat, ...] | None = None
    subject: Subject | None = None
    grounds: tuple[Ground, ...] = ()

    def ground(self, name: str) -> Ground | None:
        """The first of its grounds of this sort; None if it has none."""
        return next((each for each in self.grounds if each.name == name), None)

    @property
    def points(self) -> int:
        """All points it gives, whoever gets them."""
        return sum(award.points for award in self.awards)

    if not TYPE_CHECKING:  # type: ignore[misc]  # as ``NearestNamed`` has it, which a named tuple cannot be

        def __getattr__(self, name: str) -> Any:
            raise no_name(self, name)

    def __repr__(self) -> str:
        return presenter().plain(self)

    def _repr_html_(self) -> str:
        return presenter().html(self)

    def _repr_markdown_(self) -> str:
        return presenter().markdown(self)


class Ledger(Presented, tuple[Ruling, ...]):
    """Rulings in the order they were made. A notebook says ``d.ledger``."""

    __slots__ = ()

    def __getitem__(self, at: Any) -> Any:  # an index gives a ruling, a slice a tuple of them
        try:
            return tuple.__getitem__(self, at)
        except IndexError:
            raise hooks.not_there("ledger.short", at=str(at), count=len(self), last=len(self) - 1) from None


def total(ledger: Iterable[Ruling], side: Side, account: Account | None = None) -> int:
    """The only score there is: the sum of a side's awards (on one account, or on all).

    A notebook says ``d.total(...)``, which knows other words for a side and the players' names, and refuses a stranger.
    """
    return sum(
        award.points
        for ruling in ledger
        for award in ruling.awards
        if award.side == side and (account is None or award.account == account)
    )


def for_seat(ruling: Ruling, seat: Seat | None) -> Ruling | None:
    """The ruling as this seat may know it, without facts that are hidden from it; None if all of it is hidden.

    Args:
        ruling: the complete ruling.
        seat: the seat; None sees everything (a reader of the record, a teacher).
    """
    if seat is not None and ruling.audience is not None and seat not in ruling.audience:
        return None
    facts = ruling.facts
    for value in facts.values():  # asked of every ruling at every action, so without a generator
        if isinstance(value, OnlyFor):
            break
    else:
        return ruling
    seen = {
        name: value.value if isinstance(value, OnlyFor) else value
        for name, value in facts.items()
        if not (isinstance(value, OnlyFor) and seat is not None and value.seat != seat)
    }
    return ruling._replace(facts=Facts(seen))


def serials(ledger: Iterable[Ruling], seat: Seat | None) -> dict[int, int]:
    """The numbers under which a seat knows rulings, without gaps, by their numbers in the complete ledger.

    A gap would reveal that something was ruled that is hidden from the seat.
    """
    return _places(ruling.number for ruling in ledger if for_seat(ruling, seat) is not None)


def _places(known: Iterable[int]) -> dict[int, int]:
    return {number: place for place, number in enumerate(known, 1)}


def known_to(ledger: Iterable[Ruling], seat: Seat | None) -> tuple[Ruling, ...]:
    """A ledger as one seat may know it, under that seat's numbers; for None, everything under the original numbers.

    Every part of a page asks it of the same ledger, one after another: the last few answers are kept.
    """
    if not isinstance(ledger, tuple):
        return _known_to(ledger, seat)
    place = id(ledger), seat
    answered = _ANSWERED.get(place)
    if answered is None or answered[0] is not ledger:
        if len(_ANSWERED) >= _ANSWERS_KEPT:
            _ANSWERED.clear()
        answered = _ANSWERED[place] = ledger, _known_to(ledger, seat)
    return answered[1]


_ANSWERS_KEPT = 32
_ANSWERED: dict[tuple[int, Seat | None], tuple[tuple[Ruling, ...], tuple[Ruling, ...]]] = {}
"""By where a ledger is in memory, with the ledger itself: what is kept there stays there."""


def _known_to(ledger: Iterable[Ruling], seat: Seat | None) -> tuple[Ruling, ...]:
    told = [cut for ruling in ledger if (cut := for_seat(ruling, seat)) is not None]
    if seat is None:
        return tuple(told)
    numbers = _places(cut.number for cut in told)
    return tuple(renumbered(cut, numbers) for cut in told)


def renumbered(cut: Ruling, numbers: Mapping[int, int]) -> Ruling:
    """The ruling under the numbers of those who know it; the very same object if these are its own."""
    number, because = numbers[cut.number], _under(cut.because, numbers)
    if number == cut.number and because == cut.because:
        return cut
    grounds = tuple(each._replace(rulings=_under(each.rulings, numbers)) for each in cut.grounds)
    return cut._replace(number=number, because=because, grounds=grounds)


def _under(named: Iterable[int], numbers: Mapping[int, int]) -> tuple[int, ...]:
    return tuple(numbers[each] for each in named if each in numbers)


class DisplayHook(Protocol):
    """How notebooks show a ruling, a ledger or a deal."""

    def plain(self, thing: object) -> str:
        """Text that reads well in a terminal, in stored notebooks and aloud."""

    def html(self, thing: object) -> str:
        """HTML with every name and text escaped."""

    def markdown(self, thing: object) -> str:
        """As a notebook or a forge shows it."""


class _Bare:
    """The presenter where there is no narration: names, no sentences."""

    def plain(self, thing: object) -> str:
        if isinstance(thing, Ruling):
            points = f" {thing.points}" if thing.awards else ""
            return f"{thing.number}. {thing.rule} {thing.verdict.value} {thing.side or ''}{points}".rstrip()
        if isinstance(thing, Ledger):
            return "\n".join(self.plain(each) for each in thing)
        return object.__repr__(thing)

    def html(self, thing: object) -> str:
        from html import escape

        return f"<pre>{escape(self.plain(thing))}</pre>"

    def markdown(self, thing: object) -> str:
        return self.plain(thing)


def presenter() -> DisplayHook:
    """What shows rulings, ledgers and deals."""
    return hooks.presenter() or _Bare()
