"""Deals for practice: from a seed, biased towards what a question is about, and played by simple habits.

The bias, called a lean, only makes what is wanted more frequent; the ledger decides whether a deal shows it. Everything
held is called. The exchange is that of a player of club strength: it was made beforehand
(:mod:`~piquet_tutor.teach.scoring.exchanged_deals`), or, under rules by which those deals are not dealt, is made here.

Seeds are given out, so each goes on giving the deal it gave: what changes the deals of seeds is a new edition
(:mod:`~piquet_tutor.teach.scoring.editions`).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from functools import partial
from itertools import repeat
from random import Random
from typing import Final

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, ClaimCarteBlanche, Concede, Exchange, Play
from piquet_tutor.game.cards import Card, Cards, Rank, card_order
from piquet_tutor.game.deal import declarations
from piquet_tutor.game.deal.engine import apply, legal_actions
from piquet_tutor.game.deal.layout import Layout, Place, dealt_to, filled_places
from piquet_tutor.game.deal.random_play import MANNERS, card_in_manner, random_action, shuffled_cards
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.records.notation import read_bid
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.rules.policies.bidding import said
from piquet_tutor.game.rules.policies.carte_blanche import courts_in
from piquet_tutor.game.rules.policies.exchange import numbers
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.scoring.editions import FIRST, NEWEST, SECOND
from piquet_tutor.teach.scoring.exchanged_deals import exchanged_deals, layout_from, varied

SHORT: Final = "32"
"""The form whose deals were exchanged beforehand in the second edition."""
CARE: Final = 16
"""How careful the player is who exchanges here."""
EARLIER_CARE: Final = {SECOND: 4}
"""How careful that player was, by edition."""
NOISE: Final = 3.5
"""How far cards stray from their places in a pack with a lean: the standard deviation, in places."""


Exchanging = Callable[[Deal, Seat, Random], Exchange]
"""How a seat exchanges where that is not fixed beforehand."""


def practice_deal(
    rules: RuleSet,
    rng: Random,
    lean: str = "any",
    in_hand: bool = False,
    edition: int = NEWEST,
    rough: bool = False,
) -> Deal:
    """A deal played to its end, or only until everything is declared; one that is passed out is dealt again.

    Args:
        rules: the rule set.
        rng: the random number generator.
        lean: one of ``misconceptions.LEANS``.
        in_hand: whether to stop after the first trick.
        edition: one of ``editions.EDITIONS``.
        rough: whether a rough exchange will do, for a first look at what the cards are good for: it is much quicker
            where the exchange is not made beforehand.
    """
    care = EARLIER_CARE.get(edition, CARE)
    exchange = _by_habit if edition == FIRST else _roughly if rough else partial(by_club_player, care=care)
    layouts = (
        _exchanged_before(rules, rng, lean, edition) or _targeted(rules, rng, lean) or led_to(rules, rng, lean)
        for _ in repeat(None)
    )
    deals = (played(rules, layout, rng, lean, in_hand, exchange) for layout in layouts)
    return next(deal for deal in deals if not deal.void)


def by_club_player(deal: Deal, seat: Seat, rng: Random, care: int = CARE) -> Exchange:
    """How a player of good habits exchanges, who is as careful as this.

    Combinations are taken to score as in the first rule set, whatever the rules: they were when the first of these
    deals were given out, and a seed goes on giving its deal.
    """
    from piquet_tutor.players.opponents.sensible import Sensible  # a question about a deal there is needs no player

    action = Sensible(rng.getrandbits(30), care, load(rule_set_names()[0])).choose(seen_by(deal, seat))
    assert isinstance(action, Exchange)  # nothing else is done in the exchange
    return action


def played(
    rules: RuleSet,
    layout: Layout,
    rng: Random,
    lean: str = "any",
    in_hand: bool = False,
    exchange: Exchanging = by_club_player,
) -> Deal:
    """The deal of a layout, played to its end, or only until everything is declared.

    Args:
        rules: the rule set.
        layout: where the cards are.
        rng: the random number generator.
        lean: one of ``misconceptions.LEANS``: to whom it gives a strong hand, that side plays strongly more often.
        in_hand: whether to stop after the first trick.
        exchange: how a seat exchanges whose discards the layout does not fix, or fixes as the rules forbid.
    """
    deal = layout.begun(rules)
    manners = _manners(deal, rng, lean)
    while not deal.done and not (in_hand and deal.tricks):
        deal = apply(deal, _action(deal, layout, manners, rng, exchange))
    return deal


def is_exchanged_before(rules: RuleSet, edition: int) -> bool:
    """Whether the deals of an edition were exchanged beforehand under these rules."""
    return bool(_deals_before(rules, edition))


def form_of(rules: RuleSet) -> str:
    """The form whose deals exchanged beforehand serve under these rules; empty if none can."""
    if _exchanged_by_two(rules):
        return str(rules.pack)
    return "" if rules.changed else rules.id  # other bids may be open where the rules are changed


def _deals_before(rules: RuleSet, edition: int) -> Mapping[str, tuple[str, ...]]:
    form = form_of(rules)
    if edition == FIRST or (edition == SECOND and form != SHORT):
        return {}
    return exchanged_deals(form, edition)


def _exchanged_before(rules: RuleSet, rng: Random, lean: str, edition: int) -> Layout | None:
    """A deal of those exchanged beforehand, with other cards drawn as often as not; None if there is none."""
    deals = _deals_before(rules, edition)
    if not deals:
        return None
    one = layout_from(rng.choice(deals.get(lean, deals["any"])), rules.table.seats)
    return varied(one, rng, other_draw=rng.random() < 0.5)


# --- the pack -------------------------------------------------------------------------------------------------------


def led_to(rules: RuleSet, rng: Random, lean: str) -> Layout:
    """A layout of a pack that is not quite shuffled, so that what a lean wants is more frequent."""
    cards = shuffled_cards(rules, rng)
    _LEANING[lean](rules, cards, rng)
    seats = list(rules.table.seats)
    if lean not in ("any", "strong"):
        rng.shuffle(seats)
    there = dealt_to(seats, rules.hand_size, cards)
    return replace(there, dealt={seat: there.dealt[seat] for seat in rules.table.seats})


def _as_shuffled(rules: RuleSet, cards: list[Card], rng: Random) -> None:
    """Leave the pack as it is: no lean."""


def _strayed(cards: list[Card], rng: Random, place: Callable[[Card], float], noise: float = NOISE) -> None:
    places = {one: place(one) + rng.gauss(0, noise) for one in cards}
    cards.sort(key=places.__getitem__)


def _by_suit(rules: RuleSet, cards: list[Card], rng: Random) -> None:
    turn = rng.randrange(len(cards))
    _strayed(cards, rng, lambda one: (card_order(one) + turn) % 36, rng.choice((2.0, NOISE, 6.0)))


def _by_rank(rules: RuleSet, cards: list[Card], rng: Random) -> None:
    high = rng.sample([rank for rank in Rank if rank >= Rank.TEN], 3)
    _strayed(cards, rng, lambda one: 0 if one.rank in high else 8, 6.0)


def _blank_first(rules: RuleSet, cards: list[Card], rng: Random) -> None:
    """Put a hand without court cards first; it may have tens."""
    plain = [one for one in cards if not courts_in((one,), False)][: rules.hand_size]
    rest = [one for one in cards if one not in plain]
    cards[:] = plain + rest


def _strong_first(rules: RuleSet, cards: list[Card], rng: Random) -> None:
    """Give one hand, mostly elder's, long suits headed by high cards."""
    suits = list({one.suit for one in cards})
    suits.sort()
    rng.shuffle(suits)
    noise = rng.choice((4.0, 6.0, 9.0))
    _strayed(cards, rng, lambda one: 7 * suits.index(one.suit) / 2 + 3 * (Rank.ACE - one.rank), noise)
    if rng.random() < 0.3:  # younger has it
        size = rules.hand_size
        cards[:size], cards[size : 2 * size] = cards[size : 2 * size], cards[:size]


def _alike(rules: RuleSet, cards: list[Card], rng: Random) -> None:
    """Give each hand the high cards of a suit of its own, so that the two hold much the same ranks."""
    suits = sorted({one.suit for one in cards})
    rng.shuffle(suits)
    share = {suits[0]: 0, suits[1]: 12, suits[2]: rng.choice((0, 6, 20)), suits[3]: rng.choice((6, 12, 20))}
    _strayed(cards, rng, lambda one: share[one.suit] + (Rank.ACE - one.rank) * 0.4, rng.choice((3.0, 5.0)))


# --- hands that are wanted after the exchange ----------------------------------------------------------------------


def _targeted(rules: RuleSet, rng: Random, lean: str) -> Layout | None:
    """A layout whose exchange ends in the two hands of a lean; None if the lean or the form has none."""
    wanted = hands_wanted(rules, rng, lean)
    return None if wanted is None else _before_the_exchange(rules, *wanted, rng)


def hands_wanted(rules: RuleSet, rng: Random, lean: str) -> tuple[Cards, Cards, Cards] | None:
    """The two hands a lean wants after the exchange, and all other cards; None if the lean or the form has none.

    Args:
        rules: the rule set.
        rng: the random number generator.
        lean: one of ``misconceptions.LEANS``.
    """
    if lean not in _TARGETS or not is_led_to(rules, lean):
        return None
    pack = shuffled_cards(rules, rng)
    wanted = [tuple(hand) for hand in _TARGETS[lean](pack, rng)]
    free = [one for one in pack if not any(one in hand for hand in wanted)]
    first, second, rest = filled_places((Place(hand, rules.hand_size) for hand in wanted), free)
    return (first, second, rest) if len(first) == len(second) == rules.hand_size else None


def is_led_to(rules: RuleSet, lean: str) -> bool:
    """Whether deals of a form can be given this lean; else they are dealt without one."""
    return lean not in _TARGETS or _exchanged_by_two(rules)


def _exchanged_by_two(rules: RuleSet) -> bool:
    return len(rules.table.seats) == 2 and "bidding" not in rules.phases and "exchange" in rules.phases


def _before_the_exchange(rules: RuleSet, one: Cards, other: Cards, rest: Cards, rng: Random) -> Layout:
    """The layout before an exchange that ends in these hands.

    Some cards of each hand are put in the talon, where its holder will draw them; it gets others to discard instead.
    """
    first = min(rng.choice((3, 5)), len(rest))
    second = min(3, len(rest) - first)
    dealt: dict[Seat, Cards] = {}
    discards: dict[Seat, Cards] = {}
    drawn: list[Card] = []
    *out, left = filled_places([Place((), first), Place((), second)], rest)
    for seat, kept, thrown in zip(rules.table.seats, (one, other), out, strict=True):
        hand = list(kept)
        rng.shuffle(hand)
        drawn += hand[: len(thrown)]
        discards[seat] = thrown
        dealt[seat] = (*hand[len(thrown) :], *thrown)
    return Layout(dealt, (*drawn, *left), discards)


def _flat(pack: list[Card], rng: Random) -> tuple[list[Card], list[Card]]:
    """Two hands with three cards of each suit."""
    suits = {one.suit for one in pack}
    by_suit = [[one for one in pack if one.suit is suit] for suit in sorted(suits)]
    return [one for suit in by_suit for one in suit[:3]], [one for suit in by_suit for one in suit[3:6]]


def _run(pack: list[Card], suit: int, top: int, length: int) -> list[Card]:
    return [one for one in pack if one.suit == suit and top - length < one.rank <= top]


def _suits(rng: Random) -> list[int]:
    suits = [0, 1, 2, 3]
    rng.shuffle(suits)
    return suits


def _alike_and_rich(pack: list[Card], rng: Random) -> tuple[list[Card], list[Card]]:
    """Two hands whose best sequences are equal; the first also has sets."""
    suits = _suits(rng)
    length = rng.choice((3, 3, 4))
    top = rng.choice((Rank.NINE, Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING))
    apart = [rank for rank in Rank if rank >= Rank.TEN and not top - length < rank <= top]
    high = [Rank.ACE] if rng.random() < 0.6 else []
    ranks = high + [rank for rank in rng.sample(apart, len(apart)) if rank not in high]
    sets = [one for one in pack if one.rank in ranks[:1]] + [one for one in pack if one.rank in ranks[1:2]][
        : rng.choice((3, 4))
    ]
    return [*_run(pack, suits[0], top, length), *sets], _run(pack, suits[1], top, length)


def _two_runs(pack: list[Card], rng: Random) -> tuple[list[Card], list[Card]]:
    """A hand with two long sequences, and one with a trio."""
    suits = _suits(rng)
    long = rng.choice((5, 5, 6))
    one = _run(pack, suits[0], rng.choice((Rank.KING, Rank.QUEEN, Rank.JACK)), long)
    two = _run(pack, suits[1], rng.choice((Rank.KING, Rank.QUEEN, Rank.ACE)), 5)
    rank = rng.choice([rank for rank in Rank if rank >= Rank.TEN])
    return one + two, [each for each in pack if each.rank is rank and each not in one and each not in two][:3]


def _on_the_edge(pack: list[Card], rng: Random) -> tuple[list[Card], list[Card]]:
    """A hand with a quint and a quatorze, 29 together, and one with a long point."""
    suits = _suits(rng)
    top = rng.choice((Rank.KING, Rank.QUEEN, Rank.JACK, Rank.ACE))
    run = _run(pack, suits[0], top, 5)
    rank = rng.choice([each.rank for each in run if each.rank >= Rank.TEN])
    mine = [*run, *(one for one in pack if one.rank is rank and one not in run)]
    return mine, [one for one in pack if one.suit == suits[1] and one not in mine][:6]


def _low_against_high(pack: list[Card], rng: Random) -> tuple[list[Card], list[Card]]:
    """A hand with five low cards of a suit, and one with four high cards of another.

    The five have fewer pips than the four where the pack has sixes.
    """
    suits = _suits(rng)
    high = [one for one in pack if one.suit == suits[1] and one.rank >= Rank.JACK]
    return sorted((one for one in pack if one.suit == suits[0]), key=lambda one: one.rank)[:5], high


_TARGETS: Final[dict[str, Callable[[list[Card], Random], tuple[list[Card], list[Card]]]]] = {
    "flat": _flat,
    "rich": _alike_and_rich,
    "runs": _two_runs,
    "edge": _on_the_edge,
    "low": _low_against_high,
}

_LEANING: Final[dict[str, Callable[[RuleSet, list[Card], Random], None]]] = {
    "any": _as_shuffled,
    "long": _by_suit,
    "sets": _by_rank,
    "blank": _blank_first,
    "strong": _strong_first,
    "equal": _alike,
    **dict.fromkeys(_TARGETS, _as_shuffled),
}


# --- the habits -----------------------------------------------------------------------------------------------------


def _manners(deal: Deal, rng: Random, lean: str) -> dict[Seat, str]:
    seats = deal.table.seats
    manners = {seat: rng.choice(MANNERS) for seat in seats}
    if lean == "strong" and rng.random() < 0.6:
        manners |= {seats[0]: "strong"}
    return manners


def _action(deal: Deal, layout: Layout, manners: dict[Seat, str], rng: Random, exchange: Exchanging) -> Action:
    seat = deal.to_act or ""
    if deal.phase == "carte_blanche":
        return _claim_of_carte_blanche(deal, layout, seat)
    if deal.phase == "exchange":
        thrown = layout.discards.get(seat)
        if thrown is not None and (exchange is _by_habit or len(thrown) in numbers(deal, seat)):
            return Exchange(seat, thrown)
        return exchange(deal, seat, rng)
    if deal.phase == "declare":
        return declarations.full_word(deal)
    if deal.phase == "play" and not younger_showing.may_show(deal):
        return Play(seat, _card(deal, manners[seat], rng))
    if deal.phase == "bidding":
        place = len(said(deal))
        return read_bid(layout.bids[place], seat, deal.rules, "bids") if layout.bids else random_action(deal, rng)
    return next(each for each in legal_actions(deal) if not isinstance(each, Concede))


def _claim_of_carte_blanche(deal: Deal, layout: Layout, seat: Seat) -> Action:
    """The claim of a carte blanche, with the number of cards to exchange where that must be announced."""
    claims = [each for each in legal_actions(deal) if isinstance(each, ClaimCarteBlanche)]
    thrown = layout.discards.get(seat)
    fitting = [each for each in claims if thrown is None or each.exchange in (None, len(thrown))]
    return (fitting or claims)[-1]


def _roughly(deal: Deal, seat: Seat, rng: Random) -> Exchange:
    """Keep long suits, runs and likely sets."""
    hand = deal.hands[seat]
    number = deal.claimed.get(seat) or numbers(deal, seat)[-1]
    return Exchange(seat, tuple(sorted(hand, key=lambda one: _kept_for(one, hand))[:number]))


def _by_habit(deal: Deal, seat: Seat, rng: Random) -> Exchange:
    """Keep long suits, runs and likely sets; a little chance makes the exchanges vary."""
    counts = numbers(deal, seat)
    number = deal.claimed.get(seat) or (counts[-1] if rng.random() < 0.8 else rng.choice(counts))
    hand = deal.hands[seat]
    return Exchange(seat, tuple(sorted(hand, key=lambda one: _kept_for(one, hand) + rng.gauss(0, 1.5))[:number]))


def _kept_for(one: Card, hand: Cards) -> float:
    suit = sum(each.suit is one.suit for each in hand)
    alike = sum(each.rank is one.rank for each in hand) if one.rank >= Rank.TEN else 0
    near = sum(each.suit is one.suit and abs(each.rank - one.rank) == 1 for each in hand)
    return 1.5 * suit + (2.5 * alike if alike > 1 else 0) + near + (1.5 if one.rank >= Rank.KING else 0)


def _card(deal: Deal, manner: str, rng: Random) -> Card:
    cards = playable(deal)
    return rng.choice(cards) if len(cards) == 1 else card_in_manner(deal, manner, rng, allied=False)
