"""The complete state of a deal, frozen; ``engine.apply`` makes the next one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import FrozenInstanceError, dataclass
from typing import Any, Final, NoReturn, overload

from piquet_tutor.engine.faults import NotThere, nearest, quoted, unknown_side
from piquet_tutor.engine.naming import taking_names
from piquet_tutor.engine.rulings import Ledger, Presented, Ruling, total
from piquet_tutor.engine.table import Seat, Side, Table
from piquet_tutor.game.actions import Action, AskToSee
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.parts import Contest, Score, Standing, Trick, Undertaking
from piquet_tutor.game.rule_set import RuleSet


class SideTally(dict[str, int]):
    """The points of one side by kind of score, with its total."""

    def __missing__(self, kind: object) -> int:
        near = nearest(str(kind).lower(), self) or ()
        raise NotThere("tally.kind", kind=quoted(str(kind)), kinds=tuple(self), near=near)


class Tally(Presented, dict[Side, SideTally]):
    """Points by side and kind of score, with the total of each side; it shows itself as a score sheet.

    Attributes:
        kinds: every kind of score of the rule set, in its order.
        deal: the deal that is summed up.
    """

    kinds: tuple[str, ...] = ()
    deal: Deal | None = None

    def __missing__(self, side: object) -> SideTally:
        """The row of a side by another word for it; whoever is not there is told who is."""
        from piquet_tutor.engine.hooks import side_named

        if self.deal is None:
            raise unknown_side(side, tuple(self))
        return self[side_named(self.deal, side)]


@dataclass(eq=False, repr=False)
class DealState:
    """One deal at one moment, while it is being changed: what policies look at, and what the phases of play change.

    It is never shown, and answers no misspelt name: what looks for one slows down every look at anything else.

    Attributes:
        rules: the rule set it is played by.
        table: the seats.
        dealt: the cards each seat was dealt (twelve each); empty when only the hands after the exchange are known.
        hands: the cards each seat holds now.
        kept: the cards each seat held after the exchange, before the first lead.
        discards: the cards each seat has discarded.
        drawn: the cards each seat took from the talon.
        talon: the talon as dealt, the top card first.
        stock: the cards left in the talon.
        phase: the name of the present phase; ``done`` at the end.
        to_act: who is to act; None at the end.
        contests: the state of each class of declaration.
        trick: cards of the trick being played; ``leader`` led it, ``lead_ruling`` is the number of the ruling on that.
        tricks: finished tricks.
        actions: everything done so far.
        undertaking: the result of the bidding, in forms that have one.
        requests: every request to see declared cards that is allowed now.
        taken: what a deal in words was taken to mean where they leave it open; told where the deal is shown.
        language: in which it was given, and is shown; empty for that of the session.
    """

    rules: RuleSet
    table: Table
    dealt: Mapping[Seat, Cards]
    hands: Mapping[Seat, Cards]
    kept: Mapping[Seat, Cards]
    discards: Mapping[Seat, Cards]
    drawn: Mapping[Seat, Cards]
    talon: Cards
    stock: Cards
    phase: str
    to_act: Seat | None
    contests: Mapping[Kind, Contest]
    trick: Cards
    leader: Seat
    lead_ruling: int
    tricks: tuple[Trick, ...]
    actions: tuple[Action, ...]
    rulings: tuple[Ruling, ...]
    scores: tuple[Score, ...]
    spoken: frozenset[tuple[str, Side | None]]
    claimed: Mapping[Seat, int | None]
    proved: frozenset[Seat]
    peeked: Cards
    faced: bool
    waiting_to_draw: Seat | None
    declared: bool
    standing: Standing | None
    title: str
    undertaking: Undertaking | None
    requests: tuple[AskToSee, ...]
    taken: str
    language: str

    @property
    def done(self) -> bool:
        """Whether the deal is over."""
        return self.phase == "done"

    @property
    def void(self) -> bool:
        """Whether it was passed out, so that the cards are dealt again."""
        return self.done and "bidding" in self.rules.phases and self.undertaking is None

    def total(self, side: Side = "") -> int:
        """The points of a side: the sum of its awards; so far, where the deal is not done.

        >>> from piquet_tutor import deal
        >>> deal("cavendish-example").total("elder"), deal("cavendish-example").done
        (28, True)

        Args:
            side: whose, by any word for a side or by the name of who plays it.

        Raises:
            NotThere: nobody here is called that.
        """
        if side in self.table.sides:
            return total(self.rulings, side)
        from piquet_tutor.engine.hooks import side_named  # a word for a side; the engine itself has none

        return total(self.rulings, side_named(self, side))

    def kind_of(self, ruling: Ruling) -> str | None:
        """Which kind of score a ruling gives, such as ``play``."""
        return self.rules.clauses[ruling.rule].counts_as

    def stop(self) -> None:
        """End it here."""
        self.phase, self.to_act = "done", None

    def draft(self) -> DealState:
        """A copy that can be changed."""
        new = DealState.__new__(DealState)
        new.__dict__ = self.__dict__.copy()
        return new

    def sealed(self) -> Deal:
        """This itself as a deal, which never changes from now on."""
        object.__setattr__(self, "__class__", Deal)
        return self  # type: ignore[return-value]  # it has just become one


_BOOKKEEPING: Final = frozenset(
    (
        *(
            "claimed",
            "contests",
            "declared",
            "draft",
            "faced",
            "kind_of",
            "language",
            "lead_ruling",
            "peeked",
            "proved",
        ),
        *("requests", "scores", "sealed", "spoken", "standing", "stop", "taken", "waiting_to_draw"),
    )
)
"""What policies and phases look at, and nobody else has a use for."""


class Deal(DealState, Presented):
    """One deal at one moment. Never changed: ``engine.apply`` returns the next. A notebook says ``deal(...)``.

    It has all that a :class:`DealState` has.
    """

    def __init__(self, *parts: Any, **named: Any) -> None:
        self.__dict__.update(vars(DealState(*parts, **named)))

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise FrozenInstanceError(f"a deal never changes, so its {name} cannot be set; take a draft() of it")

    def __delattr__(self, name: str) -> NoReturn:
        raise FrozenInstanceError(f"a deal never changes, so it keeps its {name}")

    def __eq__(self, other: object) -> bool:
        """Equal if the rules, the cards and all rulings are equal."""
        return (
            isinstance(other, Deal)
            and self.rules == other.rules
            and dict(self.dealt) == dict(other.dealt)
            and dict(self.hands) == dict(other.hands)
            and self.talon == other.talon
            and self.phase == other.phase
            and self.rulings == other.rulings
        )

    __hash__ = None  # type: ignore[assignment]  # equality by content, and too large to be a key

    def __dir__(self) -> list[str]:
        """What is offered after a dot: not what only the engine keeps account with."""
        return sorted(set(super().__dir__()) - _BOOKKEEPING)

    @property
    def ledger(self) -> Ledger:
        """Every ruling so far: the engine's only output."""
        return Ledger(self.rulings)

    @overload
    def tally(self) -> Tally: ...

    @overload
    def tally(self, side: Side) -> SideTally: ...

    @taking_names
    def tally(self, side: Side | None = None) -> Tally | SideTally:
        """Points by side and kind, only the kinds that scored, and the total, in the order of the rule set's kinds.

        Summed from the ledger's awards. If points are kept on several accounts, their sums follow the total.

        >>> from piquet_tutor import deal
        >>> deal("cavendish-example").tally("younger")
        {'set': 17, 'play': 6, 'total': 23}

        Args:
            side: of one side alone, by any word for it; None for all.

        Raises:
            NotThere: nobody here is called that.
        """
        sums: dict[Side, dict[str, int]] = {side: {} for side in dict.fromkeys(self.rules.table.sides)}
        for ruling in self.rulings:
            for award in ruling.awards:
                kind = self.kind_of(ruling) or ruling.rule
                sums[award.side][kind] = sums[award.side].get(kind, 0) + award.points
        accounts = self.rules.accounts if len(self.rules.accounts) > 1 else ()
        tally = Tally(
            {
                side: SideTally(
                    {kind: found[kind] for kind in self.rules.kinds if kind in found}
                    | {"total": self.total(side)}
                    | {account: total(self.rulings, side, account) for account in accounts}
                )
                for side, found in sums.items()
            }
        )
        tally.kinds, tally.deal = self.rules.kinds, self
        return tally if side is None else tally[str(side)]

    @classmethod
    def from_record(cls, record: Any) -> Deal:
        """Read a record (``piquet-record/1``: a mapping, JSON text or a ``Path``) and replay it through the engine.

        Raises:
            RecordError: the record is invalid; the error says what, where, why and what to do next.
        """
        from piquet_tutor.engine.hooks import deal_from_record  # a hook to a later wing, installed by the package

        deal: Deal = deal_from_record(record)
        return deal

    @taking_names
    def explain(self, depth: str = "short", seat: Seat | None = None, language: str | None = None) -> Any:
        """The narration of this deal, readable as text and formatted in notebooks.

        Args:
            depth: call (what is said at the table), short or full.
            seat: narrate only what this seat may know; None narrates everything.
            language: in which it is narrated; by default that of the deal, or of the session.
        """
        from piquet_tutor.engine.hooks import narrate

        return narrate(self, depth, seat, language)

    @taking_names
    def why(self, what: str | int | Ruling, side: Side | None = None, language: str | None = None) -> Any:
        """Why something was ruled: the ruling, the cards that decide, what it rests on, and the law.

        Args:
            what: what scores ("point", "sequence", "set", "repique", "cards" ..., in English or
                French), a clause by its name, the number of a ruling, or a ruling.
            side: whose; it may be left out where only one side has it.
            language: in which it is shown; by default that of the deal, or of the session.

        Returns:
            What shows itself in a cell; .ruling is the ruling, .reason the tree of its reasons. All cards are
            known to it, also of a deal that is not over: it is for whoever holds the deal, not for a player of it.

        Raises:
            ValueError, LookupError: it cannot be asked; the sentence says what can be.

        >>> from piquet_tutor import deal
        >>> d = deal("cavendish-example")
        >>> d.why("cards").ruling.points
        10
        """
        from piquet_tutor.engine.hooks import asked

        return asked("why", self, what, side, language)

    @taking_names
    def why_not(self, what: str | int | Ruling, side: Side | None = None, language: str | None = None) -> Any:
        """What was lacking for something that did not happen, the nearest to it first.

        Args:
            what: as of why; also "set tens", "sequence QH JH TH", "play AH at 5", "exchange 6".
            side: who did not have it; it may be left out where only one side is meant.
            language: in which it is shown; by default that of the deal, or of the session.

        Returns:
            What shows itself in a cell; .answer.lacking are the conditions that were not met.

        Raises:
            ValueError, LookupError: it cannot be asked; the sentence says what can be.

        >>> from piquet_tutor import deal
        >>> d = deal("sevenths-before-aces")
        >>> [each.name for each in d.why_not("repique", "elder").answer.lacking]
        ['short_of_line', 'reckoned_first']
        """
        from piquet_tutor.engine.hooks import asked

        return asked("why_not", self, what, side, language)

    @taking_names
    def what_if(
        self,
        change: str | None = None,
        *,
        swap: Any = None,
        play: Any = None,
        sink: Any = None,
        call: Any = None,
        discard: Any = None,
        rules: Any = None,
        language: str | None = None,
        **options: Any,
    ) -> Any:
        """The same deal with one thing changed, and what is ruled otherwise.

        The play after the change is not thought over again: each side plays its cards in the order in which it played
        them, at each turn the first that it may, or else the lowest it may.

        Args:
            change: the change in words, as any of the others.
            swap: two cards that change places, wherever they lie: ("AS", "KH").
            play: another card played to a trick: ("AS", 10).
            sink: a side, and what it does not declare: "younger sets".
            call: a side, and what it declares: "elder point AS JS 9S 8S".
            discard: a side, and its discards: "elder KS 8C".
            rules: another rule set: "parlett".
            language: in which it is shown; by default that of the deal, or of the session.
            **options: one option of the rule set, set otherwise: last_trick=0.

        Returns:
            What shows itself in a cell; .deal is the changed deal, on which one can go on.

        Raises:
            ValueError, LookupError: the change cannot be read, makes no sense here, or is not one change.

        >>> from piquet_tutor import deal
        >>> d = deal("cavendish-example")
        >>> d.what_if(sink="younger sets").deal.total("elder"), d.total("elder")
        (31, 28)
        """
        from piquet_tutor.engine.hooks import asked

        changes = {
            "swap": swap,
            "play": play,
            "sink": sink,
            "call": call,
            "discard": discard,
            "rules": rules,
            **options,
        }
        return asked("what_if", self, change, language, **changes)

    @taking_names
    def turned_by(self, what: str | int | Ruling, side: Side | None = None, language: str | None = None) -> Any:
        """The smallest change that would have turned a verdict: undone what happened, or brought about what did not.

        Args:
            what: as of why and why_not.
            side: whose; it may be left out where only one side is meant.
            language: in which it is shown; by default that of the deal, or of the session.

        Returns:
            What shows itself in a cell; .deal is the changed deal, .nearest says how the change was found.

        Raises:
            ValueError, LookupError: it cannot be asked; the sentence says what can be.

        >>> from piquet_tutor import deal
        >>> d = deal("cavendish-example")
        >>> d.turned_by("cards", "elder").nearest.change[0].text
        'elder play AS at 10'
        """
        from piquet_tutor.engine.hooks import asked

        return asked("turned_by", self, what, side, language)

    @taking_names
    def under(self, rules: Any = None, **options: Any) -> Deal:
        """The same cards, calls and play by other rules.

        Args:
            rules: a rule set, or its name; by default the deal's own.
            **options: options of it to set otherwise; rules("rubicon").options() lists them all.

        Raises:
            ValueError: there is no such rule set or option, or by these rules the deal could not have gone as it did.

        >>> from piquet_tutor import deal
        >>> d = deal("cavendish-example")
        >>> d.under("club").total("elder"), d.under(last_trick=0).total("elder")
        (28, 27)
        """
        from piquet_tutor.engine.hooks import asked

        deal: Deal = asked("under", self, rules, **options)
        return deal

    @taking_names
    def books(self, language: str | None = None) -> Any:
        """Every book that deals such hands, side by side where they rule otherwise.

        Args:
            language: in which it is shown; by default that of the deal, or of the session.

        Returns:
            What shows itself in a cell; iterating over it gives the deal by each book that rules otherwise, and its
            item ["parlett"] the deal by that book.

        >>> from piquet_tutor import deal
        >>> d = deal("tens-before-the-lead")
        >>> d.total("elder"), {each.total("elder") for each in d.books()}, d.books()["parlett"].total("elder")
        (49, {79}, 79)
        """
        from piquet_tutor.engine.hooks import asked

        return asked("books", self, language)

    @taking_names
    def link(
        self, page: str | None = None, *, start: str = "", hide: Sequence[str] = (), language: str | None = None
    ) -> str:
        """A link that holds this deal: deal(...) reads it, and so does any page of the tutor.

        Whoever has the link can read every card in it: what is hidden is only not shown at first.

        Args:
            page: the address of the page that opens it; without it, only the part after the #.
            start: the phase at which it opens, such as "play"; by default at the beginning.
            hide: what is not shown at first: ["younger", "talon"].
            language: in which it opens; by default that of the deal, or of the session.

        Raises:
            ValueError: there is no such phase or part; or it would be too long for a link.

        >>> from piquet_tutor import deal
        >>> dealt = deal(seed=7)
        >>> deal(dealt.link()) == dealt
        True
        """
        from piquet_tutor.engine.hooks import asked

        link: str = asked("link", self, page, start, hide, language)
        return link
