"""The shared vocabulary: verdicts, facts, awards, rulings and the ledger. The score is nothing but their sum.

A ruling never changes once made and carries no sentence: words are made at the edge, by ``narration``.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from typing import Any, Final, NamedTuple, NoReturn, Protocol, TypeVar

from piquet_tutor.engine.cards import Cards, Rank, Suit
from piquet_tutor.engine.sources import Citation
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.engine.table import Seat, Side

RuleId = str
"""A clause by name, such as ``point.good``; stable for ever."""
Account = str
"""Where points are written; most forms have one, ``game``."""

GAME: Final[Account] = "game"

Key = TypeVar("Key")
Item = TypeVar("Item")


class Verdict(Enum):
    """What became of a question."""

    AWARDED = "awarded"
    DENIED = "denied"
    SUPERSEDED = "superseded"
    ALLOWED = "allowed"
    REFUSED = "refused"


class OnlyFor(NamedTuple):
    """A fact that one seat alone may see."""

    seat: Seat
    value: Fact


Fact = int | str | bool | None | Rank | Suit | Cards | tuple[Cards, ...] | tuple[str, ...] | tuple[int, ...] | OnlyFor
"""A typed term: a number, a name from a closed list, a rank, a suit, cards, or several of a sort. Never a sentence."""


class Frozen(dict[Key, Item]):
    """A dictionary to read."""

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


class Shown:
    """What shows itself in notebooks, terminals and to screen readers: how is for whoever presents just now."""

    __slots__ = ()

    def __repr__(self) -> str:
        return presenter().plain(self)

    def _repr_html_(self) -> str:
        return presenter().html(self)

    def _repr_markdown_(self) -> str:
        return presenter().markdown(self)


class Ruling(NamedTuple):
    """One answer of the engine: who, what, how much, why, and on whose authority.

    Attributes:
        number: serial number in its ledger, from 1.
        rule: the clause that speaks.
        verdict: what became of the question.
        side: whom it concerns; None when both alike.
        facts: typed terms.
        awards: the points it gives, usually none or one.
        because: numbers of the rulings it rests on.
        cites: on whose authority.
        audience: seats that may know of it; None means everyone.
        subject: what the clause is about; None where no clause of the game was asked (a referee's law).
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

    @property
    def points(self) -> int:
        """All points it gives, whoever gets them."""
        return sum(award.points for award in self.awards)

    def __repr__(self) -> str:
        return presenter().plain(self)

    def _repr_html_(self) -> str:
        return presenter().html(self)

    def _repr_markdown_(self) -> str:
        return presenter().markdown(self)


class Ledger(Shown, tuple[Ruling, ...]):
    """Rulings in the order they were made."""

    __slots__ = ()


def total(ledger: Iterable[Ruling], side: Side, account: Account | None = None) -> int:
    """The only score there is: the sum of a side's awards (on one account, or on all)."""
    return sum(
        award.points
        for ruling in ledger
        for award in ruling.awards
        if award.side == side and (account is None or award.account == account)
    )


def for_seat(ruling: Ruling, seat: Seat | None) -> Ruling | None:
    """The ruling as this seat may know it: facts kept from it are left out; None when it may not know at all.

    Args:
        ruling: as the engine made it.
        seat: who looks; None sees everything (the record's reader, the teacher).
    """
    if seat is not None and ruling.audience is not None and seat not in ruling.audience:
        return None
    facts = ruling.facts
    if not any(isinstance(value, OnlyFor) for value in facts.values()):
        return ruling
    seen = {
        name: value.value if isinstance(value, OnlyFor) else value
        for name, value in facts.items()
        if not (isinstance(value, OnlyFor) and seat is not None and value.seat != seat)
    }
    return ruling._replace(facts=Facts(seen))


def serials(ledger: Iterable[Ruling], seat: Seat | None) -> dict[int, int]:
    """The numbers under which a seat knows rulings: one after another, without a gap.

    A gap would tell that something was ruled of which the seat may not know.
    """
    known = [ruling.number for ruling in ledger if for_seat(ruling, seat) is not None]
    return {number: place for place, number in enumerate(known, 1)}


def known_to(ledger: Iterable[Ruling], seat: Seat | None) -> tuple[Ruling, ...]:
    """A whole ledger as one seat may know it, under that seat's numbers; everything, as numbered, for None."""
    rulings = tuple(ledger)
    told = [cut for ruling in rulings if (cut := for_seat(ruling, seat)) is not None]
    if seat is None:
        return tuple(told)
    numbers = serials(rulings, seat)
    return tuple(
        cut._replace(
            number=numbers[cut.number],
            because=tuple(numbers[number] for number in cut.because if number in numbers),
        )
        for cut in told
    )


class Presenter(Protocol):
    """How notebooks show a ruling, a ledger or a deal."""

    def plain(self, thing: object) -> str:
        """Text that reads well in a terminal, in stored notebooks and aloud."""

    def html(self, thing: object) -> str:
        """HTML with every name and text escaped."""

    def markdown(self, thing: object) -> str:
        """Markdown."""


class _Bare:
    """Used until ``narration`` has introduced itself: names, no sentences."""

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


_PRESENTERS: list[Presenter] = [_Bare()]


def present_with(presenter: Presenter) -> None:
    """Let this presenter show rulings, ledgers and deals from now on (``narration`` calls it once)."""
    _PRESENTERS[:] = [presenter]


def presenter() -> Presenter:
    """Who shows rulings just now."""
    return _PRESENTERS[0]
