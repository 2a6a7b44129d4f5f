"""What one seat knows of a deal. Computer opponents, prompts and pages read this, never the deal itself.

>>> from piquet_tutor.game.deal.random_play import shuffled
>>> from piquet_tutor.game.rules.loader import load
>>> view = seen_by(shuffled(load("rubicon"), 7), "elder")
>>> len(view.hand), view.others["younger"].count, view.stock_count
(12, 12, 8)
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from piquet_tutor.engine import hooks
from piquet_tutor.engine.rulings import Ledger, Ruling, for_seat, known_to
from piquet_tutor.engine.table import Seat, Side, Table
from piquet_tutor.game.actions import Action
from piquet_tutor.game.cards import Card, Cards, pack_of
from piquet_tutor.game.combinations import KINDS, Combination, Kind, Point, Sequence, size_of
from piquet_tutor.game.deal import declarations
from piquet_tutor.game.deal.engine import legal_actions
from piquet_tutor.game.deal.phases import PHASES
from piquet_tutor.game.parts import Contest, Standing, Trick, Undertaking
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies.exchange import limits
from piquet_tutor.game.rules.policies.requests import declared
from piquet_tutor.game.rules.policies.round import calls_of, current_kind, waiting_to_count
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject


@dataclass(frozen=True)
class Other:
    """Another seat, as seen from outside.

    Attributes:
        count: how many cards it holds.
        discarded: how many it has discarded.
        shown: every card it has shown, some of which it may since have discarded or played.
        held: the cards it is known to hold now.
    """

    count: int
    discarded: int
    shown: Cards
    held: Cards


@dataclass(frozen=True)
class Public:
    """A class of declaration as far as it is public.

    Attributes:
        spoken, settled, result, winner: see :class:`~piquet_tutor.game.parts.Contest`.
        length: the number called (cards of a point or sequence, size of a set); 0 if nothing was called.
        value: the pips of a point, or the rank of a sequence's top card or of a set; None if not announced.
    """

    kind: Kind
    spoken: bool
    settled: bool
    result: str
    winner: Side
    length: int
    value: int | None


@dataclass(frozen=True)
class View:
    """Everything one seat may know, and what it may do now.

    Attributes:
        seat: the seat whose view this is.
        hand: its own cards now; ``kept`` are those it had after the exchange.
        discards: the cards it discarded; ``drawn`` those it took.
        peeked: talon cards that only it has seen; ``faced`` those turned up for both.
        unseen: every card of the pack it cannot place.
        rulings: the ledger as far as it may know it.
        undertaking: the result of the bidding, in forms that have one.
        requests: the kinds of combination that it may ask the opponent to show.
        limits: the fewest and most cards it may exchange, if it is about to; else None.
    """

    seat: Seat
    rules: RuleSet
    table: Table
    phase: str
    to_act: Seat | None
    hand: Cards
    kept: Cards
    discards: Cards
    drawn: Cards
    peeked: Cards
    faced: Cards
    stock_count: int
    others: Mapping[Seat, Other]
    trick: Cards
    leader: Seat
    tricks: tuple[Trick, ...]
    contests: Mapping[Kind, Public]
    standing: Standing | None
    rulings: tuple[Ruling, ...]
    unseen: frozenset[Card]
    limits: tuple[int, int] | None
    undertaking: Undertaking | None
    choices: tuple[Action, ...]
    requests: tuple[Kind, ...] = ()

    @property
    def ledger(self) -> Ledger:
        """The rulings this seat may know of."""
        return Ledger(self.rulings)

    @property
    def my_turn(self) -> bool:
        """Whether this seat is to act."""
        return self.to_act == self.seat


def seen_by(deal: Deal, seat: Seat) -> View:
    """The deal as one seat may know it. A notebook shows it by ``d.explain(seat="elder")``.

    Hidden cards, rulings and facts are not in the view at all.

    Raises:
        NotThere: this table has no such seat.
    """
    if seat not in deal.table.seats:
        seat = hooks.seat_named(deal, seat)
    known = known_cards(deal, seat)
    mine = deal.to_act == seat
    phase, to_act = deal.phase, deal.to_act
    if phase == "carte_blanche" and not mine:  # the holder of a carte blanche may yet keep quiet
        phase = deal.rules.phases[deal.rules.phases.index(phase) + 1]
        to_act = PHASES[phase].opener(deal)
    if phase == "declare" and not mine and all(contest.settled for contest in deal.contests.values()):
        phase = "play"  # the opponent learns that elder has more to count only when it is counted
    if phase == "round" and not mine and waiting_to_count(deal) is not None:
        phase, to_act = _as_if_nobody_counted(deal)
    return View(
        seat=seat,
        rules=deal.rules,
        table=deal.table,
        phase=phase,
        to_act=to_act,
        hand=deal.hands[seat],
        kept=deal.kept.get(seat, ()),
        discards=deal.discards.get(seat, ()),
        drawn=deal.drawn.get(seat, ()),
        peeked=_peeked(deal, seat),
        faced=deal.stock if deal.faced else (),
        stock_count=len(deal.stock),
        others={other: _other(deal, other, seat) for other in deal.table.seats if other != seat},
        trick=deal.trick,
        leader=deal.leader,
        tricks=deal.tricks,
        contests={kind: _public(contest) for kind, contest in deal.contests.items()},
        standing=deal.standing,
        rulings=known_to(deal.rulings, seat),
        unseen=frozenset(pack_of(deal.rules.pack).cards) - known,
        limits=limits(deal, seat) if to_act == seat and phase == "exchange" else None,
        undertaking=deal.undertaking,
        choices=tuple(_choices(deal)) if mine else (),
        requests=tuple(each.kind for each in deal.requests if each.seat == seat),
    )


def _as_if_nobody_counted(deal: Deal) -> tuple[str, Seat]:
    """The phase and seat as if nobody had more to count, which the others learn only when it is counted."""
    kind = current_kind(deal)
    if kind is None:
        return "play", deal.table.seats[0]
    return "round", deal.table.seats[len(calls_of(deal, kind))]


def known_cards(deal: Deal, seat: Seat) -> frozenset[Card]:
    """Every card this seat can place: its own, those it discarded, saw or was shown, and those played."""
    own = {*deal.hands[seat], *deal.kept.get(seat, ()), *deal.discards.get(seat, ())}
    return frozenset(own.union(_peeked(deal, seat), open_cards(deal), _that_bar(deal, seat)))


def open_cards(deal: Deal) -> frozenset[Card]:
    """Every card that everybody has seen: those played, shown or scored, and the talon's if it was turned up."""
    seen: set[Card] = set(deal.trick)
    for trick in deal.tricks:
        seen.update(trick.cards)
    if deal.faced:
        seen.update(deal.stock)
    for seat in deal.table.seats:
        seen.update(_cards_shown(deal, seat))
    return frozenset(seen)


def _peeked(deal: Deal, seat: Seat) -> Cards:
    if seat == deal.table.seats[0]:
        return deal.peeked
    private = deal.rules.options.younger_untaken == "private" and len(deal.discards) == len(deal.table.seats)
    return deal.stock if private else ()


def _cards_shown(deal: Deal, seat: Seat) -> Cards:
    """Cards of a seat that it has shown or scored for: a proved carte blanche and every good combination."""
    shown: dict[Card, None] = {}
    if seat in deal.proved:
        shown.update(dict.fromkeys(deal.dealt.get(seat, ())))
    for score in deal.scores:
        if score.kind in KINDS or score.kind == "carte_blanche":
            shown.update(dict.fromkeys(score.cards))
    shown.update(dict.fromkeys(_seen(deal, seat)))
    # A partner, or by some rules the other side, may score them, but only the holder can have shown them.
    own = {*deal.dealt.get(seat, ()), *deal.kept.get(seat, ())}
    return tuple(one for one in shown if one in own)


def _seen(deal: Deal, seat: Seat) -> Iterator[Card]:
    """Cards of a seat's non-scoring declarations that were shown on request or because they were equal."""
    for kind, contest in deal.contests.items():
        one = declared(deal, kind, seat) if seat in contest.seen else None
        yield from one.cards if one is not None else ()


def known_in_hand(deal: Deal, seat: Seat) -> Cards:
    """Cards that are publicly known to be in this hand: of combinations scored or shown, and not yet played.

    A carte blanche is shown before the exchange, and its cards may have been discarded since: they are included only if
    it was shown again after the exchange.
    """
    kept = deal.kept.get(seat, ())
    scored = {one for score in deal.scores if score.kind in KINDS or score.cards == kept for one in score.cards}
    shown = scored.union(_seen(deal, seat))
    return tuple(one for one in deal.hands[seat] if one in shown)


def _that_bar(deal: Deal, seat: Seat) -> frozenset[Card]:
    """Declared cards this seat alone was told of, because they keep what it holds from counting.

    Calling is showing, so it could have asked to see them; its opponent need not learn what they bar.
    """
    about = (each for each in deal.rulings if each.subject is Subject.DECLARED_CARDS)
    told = (cut for each in about if (cut := for_seat(each, seat)) is not None)
    return frozenset(one for each in told for one in each.facts["other_cards"])


def _other(deal: Deal, seat: Seat, viewer: Seat) -> Other:
    """A seat from outside, as another seat knows it."""
    shown, held = _cards_shown(deal, seat), known_in_hand(deal, seat)
    bars = _that_bar(deal, viewer)
    barring = [one for one in deal.kept.get(seat, ()) if one in bars]
    # Cards that elder has put apart for a carte blanche are still in hand: they count once elder has drawn.
    still_held = seat == deal.table.seats[0] and seat not in deal.drawn
    return Other(
        count=len(deal.hands[seat]),
        discarded=0 if still_held else len(deal.discards.get(seat, ())),
        shown=(*shown, *(one for one in barring if one not in shown)),
        held=(*held, *(one for one in barring if one not in held and one in deal.hands[seat])),
    )


def _public(contest: Contest) -> Public:
    called = contest.called
    value: int | None = None
    if called is not None and contest.stated:
        value = _value(called)
    return Public(
        contest.kind,
        contest.spoken,
        contest.settled,
        contest.result,
        contest.winner,
        size_of(called) if called is not None else 0,
        value,
    )


def _value(called: Combination) -> int:
    if isinstance(called, Point):
        return called.pips
    return int(called.top if isinstance(called, Sequence) else called.rank)


def _choices(deal: Deal) -> Iterator[Action]:
    """The allowed actions, the full declaration first; none for an exchange, for which there are limits instead."""
    if deal.phase == "exchange":
        return
    if deal.phase == "declare":
        yield declarations.full_word(deal)
    yield from legal_actions(deal)
