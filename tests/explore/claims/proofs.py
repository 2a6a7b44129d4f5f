"""The proofs: each counts or searches afresh and returns what it finds, without knowing what ``claims.toml`` states.

A proof examines every case. Whole deals are too many for that: there it examines every case of what decides the
question, such as who wins each trick, and also tries the engine on a sample of deals (a larger one with ``whole``).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from functools import cache
from itertools import combinations_with_replacement, product
from math import comb
from typing import Final, NamedTuple

from piquet_tutor.engine.table import Side
from piquet_tutor.explore.claims.model import Fact, ProofResult, Ranks, Sentence
from piquet_tutor.game.cards import Card, Rank, Suit, card, format_cards, pack_of, sort_hand
from piquet_tutor.game.combinations import SEQUENCE_LENGTHS, Kind, held, nought, points, sequences, sets, strength
from piquet_tutor.game.deal.random_play import random_deal
from piquet_tutor.game.records.form import RECORD
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.rules.play_prices import LastTrick, TrickScoring
from piquet_tutor.game.rules.policies.bidding import pairs, value
from piquet_tutor.game.rules.policies.carte_blanche import COURTS
from piquet_tutor.game.rules.policies.exchange import first_limits, second_limits
from piquet_tutor.game.rules.policies.undertakings import extra_of
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.price_table import PriceTable, price_table
from tests.explore.claims.holdings import HAND, HOLDINGS, IN_SETS, Holding, all_hands, best_in_hand, holding

BOOKS: Final = ("rubicon", "parlett", "club", "wikipedia")
"""The rule sets of the two-handed game that the claims are about."""
MORE_BOOKS: Final = ("cavendish", "saunt", "au-cent")
"""Other rule sets with the same pack and prices; of those that are a race to a hundred, only single deals are meant."""
BIDDING: Final = "contract"
"""The form with bidding for the elder hand."""
TRICKS: Final = HAND

Proof = Callable[[bool], ProofResult]


PROOFS: Final[dict[str, Proof]] = {}
"""Every proof by the name that ``claims.toml`` has for it."""


def _enter(proof: Proof) -> Proof:
    """Enter a proof under its own name."""
    PROOFS[proof.__name__] = proof
    return proof


def _step(name: str, /, **facts: Fact) -> Sentence:
    """A step of a proof, whose text is the message ``proof-…`` of that name."""
    return Sentence.of(f"proof-{name}", **facts)


def _ranks(holdings: Iterable[Holding]) -> tuple[Ranks, ...]:
    return tuple(Ranks(one.ranks) for one in holdings)


def _prices() -> PriceTable:
    """What the books of the claims pay, all alike but for how tricks are counted."""
    return price_table(load(BOOKS[0]))


def _bonus() -> int:
    """The larger of the two bonuses, the repique."""
    prices = _prices()
    return max(each.points for each in (prices.repique, prices.pique) if each is not None)


def _hundredths(value: Fraction) -> float:
    return round(float(value), 2)


def _short_pack() -> tuple[Card, ...]:
    return pack_of(32).cards


# --- claim 1 --------------------------------------------------------------------------------------------------------


@_enter
def runs_of_five_four_and_three(whole: bool) -> ProofResult:
    """Examine every hand with a quint, a quart and a tierce: can it also hold a trio, and with how long a point?"""
    tried, longest_with_a_trio = 0, 0
    for hand in five_four_three():
        tried += 1
        if sets(hand):
            longest_with_a_trio = max(longest_with_a_trio, points(hand)[0].length)
    prices = _prices()
    most = longest_with_a_trio + sum(prices.sequences[length] for length in _RUNS) + prices.trio
    return ProofResult(
        holds=longest_with_a_trio >= 7,
        possible=longest_with_a_trio >= 7,
        cases=tried,
        figure=most + _bonus(),
        steps=(
            _step("runs-ways", ways=tried),
            _step("runs-trio", cards=longest_with_a_trio),
            _step("runs-most", cards=longest_with_a_trio, most=most),
        ),
    )


_RUNS: Final = (5, 4, 3)


def five_four_three() -> Iterator[tuple[Card, ...]]:
    """Yield every hand made of a sequence of five, one of four and one of three, adjacent or not, in any suits."""
    tops = [[rank for rank in Rank if rank - length >= Rank.SIX] for length in _RUNS]
    for suits in product(Suit, repeat=3):
        for place in product(*tops):
            cards = {
                card(Rank(top - step), suit)
                for suit, top, length in zip(suits, place, _RUNS, strict=True)
                for step in range(length)
            }
            if len(cards) == HAND:
                yield sort_hand(cards)


# --- claim 3 --------------------------------------------------------------------------------------------------------


@_enter
def no_equal_sequence_beside_two_quatorzes(whole: bool) -> ProofResult:
    """Examine every hand with two quatorzes and a trio: can the other twenty cards match one of its sequences?"""
    tried, matched = 0, 0
    for fours in combinations_with_replacement(IN_SETS, 2):
        for trio in IN_SETS:
            if len({*fours, trio}) == 3:
                for hand in _two_quatorzes_and_a_trio(fours, trio):
                    tried += 1
                    rest = sort_hand(one for one in _short_pack() if one not in hand)
                    matched += bool(tierces(hand) & tierces(rest))
    return ProofResult(
        holds=matched > 0,
        possible=matched > 0,
        cases=tried,
        steps=(
            _step("quatorzes-hands", hands=tried),
            _step("quatorzes-matched", matched=matched),
            _step("quatorzes-why"),
        ),
    )


def _two_quatorzes_and_a_trio(fours: tuple[Rank, ...], trio: Rank) -> Iterator[tuple[Card, ...]]:
    firm = {card(rank, suit) for rank in fours for suit in Suit} | {card(trio, suit) for suit in list(Suit)[:3]}
    for twelfth in _short_pack():
        if twelfth not in firm:
            yield sort_hand({*firm, twelfth})


def tierces(hand: tuple[Card, ...]) -> set[Rank]:
    """The top ranks of every tierce, including those inside longer sequences."""
    return {Rank(run.top - step) for run in sequences(hand) for step in range(run.length - 2)}


# --- claim 5 --------------------------------------------------------------------------------------------------------


@_enter
def seven_cards_without_the_ace(whole: bool) -> ProofResult:
    """Examine every hand without an ace that has a point of seven and two sequences of five or more."""
    aceless = [one for one in HOLDINGS if Rank.ACE not in one.ranks]
    sevens = [one for one in aceless if one.length == 7]
    shorter = [one for one in aceless if one.length <= HAND - 7]
    counts: dict[int, int] = {}
    for seven in sevens:
        for others in combinations_with_replacement(shorter, 3):
            long = [run for one in (seven, *others) for run in one.runs if run >= 5]
            if seven.length + sum(one.length for one in others) == HAND and len(long) == 2:
                in_hand = seven.length + sum(_prices().sequences[run] for run in long)
                counts[in_hand] = counts.get(in_hand, 0) + 1
    return ProofResult(
        holds=37 in counts,
        cases=sum(counts.values()),
        figure=max(counts),
        steps=(
            _step("aceless-seven", holdings=_ranks(sevens)),
            _step("aceless-counts", counts=tuple(sorted(counts))),
        ),
    )


# --- claim 7 --------------------------------------------------------------------------------------------------------


@_enter
def highest_score_of_a_deal(whole: bool) -> ProofResult:
    """Find an upper bound on what one side can score in a deal, part by part; deals of the gallery reach it."""
    bounds = {name: bound(load(name)) for name in (*BOOKS, *MORE_BOOKS)}
    by_courts = best_in_hand()
    without = max(best for best, _ in by_courts.values())
    play = _most_in_play()
    plain_sum = without + _bonus() + play + max(_capot(load(name)) for name in BOOKS)
    blank = {side: _best_after_a_blank(load("rubicon"), side, by_courts) for side in (ELDER, YOUNGER)}
    figure = max(bounds.values())
    return ProofResult(
        holds=figure <= 173,
        cases=all_hands(),
        figure=figure,
        steps=(
            _step(
                "highest-in-hand",
                hands=all_hands(),
                most=without,
                best=sum(hands for best, hands in by_courts.values() if best == without),
            ),
            _step("highest-blank", elder=blank[ELDER], younger=blank[YOUNGER]),
            _step("highest-split", ways=_split()),
            _step("highest-play", most=play, ways=2**TRICKS),
            _step(
                "highest-sum",
                plain=without,
                play=play,
                plain_sum=plain_sum,
                blank=max(blank.values()),
                blank_sum=figure,
            ),
            _step("highest-one-card", bound=_prices().blank + plain_sum),
            _step(
                "highest-books",
                books=tuple(_step("highest-book", book=name, bound=bound) for name, bound in bounds.items()),
            ),
        ),
    )


def _split() -> int:
    """In how many ways a sequence can be split into two shorter ones.

    Raises:
        ArithmeticError: the two score more than the whole.
    """
    paid, shortest = _prices().sequences, SEQUENCE_LENGTHS.start
    ways = [(one, length - one) for length in SEQUENCE_LENGTHS for one in range(shortest, length - shortest + 1)]
    if any(paid[one] + paid[two] > paid[one + two] for one, two in ways):
        raise ArithmeticError("a sequence split in two can score more than the whole.")
    return len(ways)


def bound(rules: RuleSet) -> int:
    """An upper bound on what a side can score in a deal under these rules.

    Raises:
        ValueError: the rules award points that this bound does not take into account.
    """
    law = law_of(rules)
    if (
        law.has(Subject.CARTE_ROUGE)
        or law.has(Subject.CARTE_BLANCHE_AGAIN)
        or law.void_suits_called
        or not law.point_scores_its_cards
        or law.play is None
        or (law.play.scoring, law.play.last) not in _BOTH_COUNTS
    ):
        raise ValueError(f"the bound does not hold for {rules.id}, which awards other points.")
    by_courts = best_in_hand()
    after_a_blank = max(_best_after_a_blank(rules, side, by_courts) for side in (ELDER, YOUNGER))
    in_hand = max(max(best for best, _ in by_courts.values()), law.carte_blanche + after_a_blank)
    bonus = max(each.points for each in (law.repique, law.pique) if each is not None)
    return in_hand + bonus + _most_in_play() + _capot(rules)


def _capot(rules: RuleSet) -> int:
    """The most that a side scores for how many tricks it has won."""
    play = price_table(rules).play
    assert play is not None  # every book of a claim prices the play
    return max(play.capot, play.cards)


def _best_after_a_blank(rules: RuleSet, side: Side, by_courts: Mapping[int, tuple[int, int]]) -> int:
    """The most that a hand dealt without court cards can score after the exchange.

    The only court cards it can have are those it drew.
    """
    talon = rules.pack - 2 * rules.hand_size
    fewest, drawn = first_limits(rules.rule_on(Subject.ELDER_EXCHANGE), talon)
    if side == YOUNGER:
        drawn = second_limits(rules.rule_on(Subject.YOUNGER_EXCHANGE), talon - fewest)[1]
    return max(best for courts, (best, _) in by_courts.items() if courts <= drawn)


_BOTH_COUNTS: Final = (
    (TrickScoring(lead=1, captured=1), LastTrick(1)),
    (TrickScoring(kept=1, captured=2, first_lead=1), LastTrick(0)),
)
"""The prices of the traditional count and of the shorthand, whose totals are the same in every deal."""


def _most_in_play() -> int:
    return max(max(traditional(winners)[-1]) for winners in product((0, 1), repeat=TRICKS))


# --- claim 8 --------------------------------------------------------------------------------------------------------


@_enter
def a_blank_in_so_many_hands(whole: bool) -> ProofResult:
    """Count the hands without a court card."""
    pack = _short_pack()
    plain = sum(1 for one in pack if one.rank not in COURTS)
    once_in = Fraction(comb(len(pack), HAND), comb(plain, HAND))
    either = once_in / 2  # never both, so the two chances are added
    return ProofResult(
        holds=round(once_in, -2) == 1800,
        cases=comb(len(pack), HAND),
        figure=round(once_in),
        steps=(
            _step(
                "blank-hands",
                plain=plain,
                pack=len(pack),
                blank=comb(plain, HAND),
                hands=comb(len(pack), HAND),
                once_in=_hundredths(once_in),
            ),
            _step("blank-either", once_in=_hundredths(either)),
        ),
    )


@_enter
def not_both_blank_with_thirty_two(whole: bool) -> ProofResult:
    """Compare the number of court cards with the size of the talon, the only place left for them."""
    courts = sum(1 for one in _short_pack() if one.rank in COURTS)
    talon = len(_short_pack()) - 2 * HAND
    return ProofResult(
        holds=courts > talon,
        cases=1,
        steps=(
            _step("both-talon", courts=courts, talon=talon),
            _step("both-left", courts=courts - talon),
        ),
    )


@_enter
def both_blank_with_thirty_six(whole: bool) -> ProofResult:
    """Count the deals with thirty-six cards whose talon is exactly the court cards."""
    pack = pack_of(36).cards
    courts = [one for one in pack if one.rank in COURTS]
    talon = len(pack) - 2 * HAND
    plain = len(pack) - len(courts)
    both = Fraction(comb(plain, HAND), comb(len(pack), HAND)) * Fraction(1, comb(plain, HAND))
    six_to_ace = sort_hand(card(rank, Suit.SPADES) for rank in (*list(Rank)[:5], Rank.ACE))
    runs = [run.length for run in sequences(six_to_ace)]
    return ProofResult(
        holds=len(courts) == talon,
        possible=len(courts) == talon,
        cases=comb(len(pack), HAND),
        figure=both.denominator,
        steps=(
            _step("longer-talon", talon=talon, deals=both.denominator),
            _step("longer-reason", longest=max(runs)),
        ),
    )


# --- claim 11 -------------------------------------------------------------------------------------------------------


@_enter
def bids_of_tricks_and_cards_left(whole: bool) -> ProofResult:
    """List every bid the rules allow, and what each is worth."""
    bids = pairs(load(BIDDING).rule_on(Subject.UNDERTAKING).params)
    values = sorted({value(*bid) for bid in bids})
    shared = [number for number in values if sum(value(*bid) == number for bid in bids) > 1]
    lowest, highest = bids[0], bids[-1]
    return ProofResult(
        holds=(values[0], values[-1]) == (21, 104) and {24, 28} <= set(values) and lowest == (7, 3),
        cases=len(bids),
        steps=(
            _step(
                "bids-values",
                bids=len(bids),
                count=len(values),
                tricks=lowest[0],
                left=lowest[1],
                most_tricks=highest[0],
                most_left=highest[1],
                values=tuple(values),
            ),
            _step("bids-shared", values=tuple(shared)),
        ),
    )


@_enter
def misere_scores(whole: bool) -> ProofResult:
    """Examine every way twelve tricks can be won, the last counting two: what can the player with fewer score?"""
    rule = load(BIDDING).rule_on(Subject.MISERE)
    each, extra = law_of(load(BIDDING)).price(Subject.MISERE) or 0, extra_of(rule)
    scores: dict[int, int] = {}
    for winners in product((0, 1), repeat=TRICKS):
        counted = [winners.count(side) + (extra if winners[-1] == side else 0) for side in (0, 1)]
        score = each * max(counted) if counted[0] != counted[1] else 0
        scores[score] = scores.get(score, 0) + 1
    found = sorted(scores)
    return ProofResult(
        holds=found == list(range(35, 66, 5)),
        cases=sum(scores.values()),
        steps=(_step("misere-scores", ways=sum(scores.values()), scores=tuple(found)),),
    )


# --- claim 12 -------------------------------------------------------------------------------------------------------


@_enter
def six_cards_without_a_sequence(whole: bool) -> ProofResult:
    """Examine every holding of six cards in a suit for a sequence."""
    sixes = [one for one in HOLDINGS if one.length == 6]
    free = [one for one in sixes if not one.runs]
    return ProofResult(
        holds=bool(free),
        possible=bool(free),
        cases=len(sixes),
        steps=(_step("six-cards", holdings=len(sixes), count=len(free), free=_ranks(free)),),
    )


# --- claim 14 -------------------------------------------------------------------------------------------------------


@_enter
def a_void_against_every_holding(whole: bool) -> ProofResult:
    """Compare a void, called as a point of five worth 50 or 50½, with every holding of a suit."""
    lost = {half: [one for one in HOLDINGS if _against_a_void("point", one, half) > 0] for half in (False, True)}
    level = {half: [one for one in HOLDINGS if _against_a_void("point", one, half) == 0] for half in (False, True)}
    as_said = [one for one in HOLDINGS if one.length > 5 or one is holding("AKQJT")]
    long = [one for one in HOLDINGS if one.runs and max(one.runs) >= 5]
    over = [one for one in long if _against_a_void("sequence", one, True) > 0]
    over_as_said = [one for one in long if max(one.runs) > 5 or one.letters.startswith("AKQJT")]
    quints = [one for one in long if one.length == 5]
    return ProofResult(
        holds=list(lost.values()) == [as_said, as_said] and over == over_as_said,
        cases=len(HOLDINGS),
        steps=(
            _step(
                "void-point",
                beaten=len(as_said),
                holdings=len(HOLDINGS),
                five=Ranks(holding("AKQJT").ranks),
                pips=holding("AKQJT").pips,
            ),
            _step("void-level", level=_ranks(level[False]), ties=len(level[True])),
            _step(
                "void-sequence",
                over=_ranks(one for one in over if one in quints),
                quints=len(quints),
                under=_ranks(one for one in quints if one not in over),
            ),
        ),
    )


def _against_a_void(kind: Kind, one: Holding, half: bool) -> int:
    """1 if the best combination of a holding beats a void, 0 if they are equal, -1 if the void is better.

    Args:
        kind: ``point`` or ``sequence``.
        one: cards of one suit.
        half: whether the void is worth half a pip more than fifty.
    """
    mine = held(kind, sort_hand(one.cards(Suit.SPADES)))
    if not mine:
        return -1
    void = strength(nought(kind, Suit.HEARTS, half))
    return (strength(mine[0]) > void) - (strength(mine[0]) < void)


# --- claim 17 -------------------------------------------------------------------------------------------------------


Course = list[tuple[int, int]]
"""The scores of elder and younger in the play after each lead, and at the end."""


def traditional(winners: tuple[int, ...]) -> Course:
    """The scores with one for each lead, one for a trick won on the opponent's lead, and one for the last trick.

    Args:
        winners: who takes each trick, 0 for elder and 1 for younger.

    >>> traditional((0,) * 12)[0], traditional((0,) * 12)[-1]
    ((1, 0), (13, 0))
    """
    sums, course, leader = [0, 0], [], 0
    for place, winner in enumerate(winners, 1):
        sums[leader] += 1
        course.append((sums[0], sums[1]))
        if winner != leader:
            sums[winner] += 1
        if place == len(winners):
            sums[winner] += 1
        leader = winner
    return [*course, (sums[0], sums[1])]


def shorthand(winners: tuple[int, ...]) -> Course:
    """The scores with one for elder's first lead, one for a trick won on one's own lead, two for any other.

    Args:
        winners: as in :func:`traditional`.
    """
    sums, leader = [1, 0], 0
    course = [(1, 0)]
    for winner in winners:
        sums[winner] += 1 if winner == leader else 2
        leader = winner
        course.append((sums[0], sums[1]))
    return course


@_enter
def both_counts_of_the_tricks(whole: bool) -> ProofResult:
    """Score every way twelve tricks can be won by both counts; then compare the engine's scores with the shorthand."""
    ways = list(product((0, 1), repeat=TRICKS))
    same = sum(traditional(winners) == shorthand(winners) for winners in ways)
    deals = MANY if whole else FEW
    agree = random_deals(deals).agree
    return ProofResult(
        holds=same == len(ways) and agree == deals,
        cases=len(ways) + deals,
        steps=(
            _step("counts-same", same=same, ways=len(ways)),
            _step("counts-why"),
            _step("counts-deals", agree=agree, deals=deals),
        ),
    )


def _short_of(deal: Deal) -> tuple[int, int]:
    return shorthand(tuple(0 if trick.winner == ELDER else 1 for trick in deal.tricks))[-1]


def _play_of(deal: Deal) -> tuple[int, int]:
    tally = deal.tally()
    return tally[ELDER].get("play", 0), tally[YOUNGER].get("play", 0)


class Tried(NamedTuple):
    """What random deals come to, in which younger may make a pique.

    Attributes:
        agree: in how many the shorthand gives what the engine scores in the play.
        piques: how many piques younger made.
    """

    agree: int
    piques: int


MANY, FEW = 10_000, 60
"""Random deals that are tried, the same ones every time."""


@cache
def random_deals(count: int) -> Tried:
    """Play so many out at random, by each of the books in turn."""
    books = [load(name, {"younger_pique": True}) for name in BOOKS]
    agree = piques = 0
    for seed in range(count):
        deal = random_deal(books[seed % len(books)], seed)
        agree += _short_of(deal) == _play_of(deal)
        piques += sum(one.subject is Subject.PIQUE and one.side == YOUNGER and bool(one.awards) for one in deal.rulings)
    return Tried(agree, piques)


# --- claim 18 -------------------------------------------------------------------------------------------------------


@_enter
def elder_has_one_before_younger_plays(whole: bool) -> ProofResult:
    """Show that whichever card elder leads first scores, so that elder has scored before younger plays a card."""
    asked = {name: load(name, {"younger_pique": True}) for name in BOOKS}
    paid = {name: cards_whose_lead_scores(rules) for name, rules in asked.items()}
    flat = cards_whose_lead_scores(load("parlett", {"trick_scoring": "flat_won"}))
    high = cards_whose_lead_scores(load("parlett", {"trick_scoring": "high_lead_capture"}))
    deals = MANY if whole else FEW
    piques = random_deals(deals).piques
    every = len(_short_pack())
    return ProofResult(
        holds=all(count == every for count in paid.values()) and not piques,
        possible=all(count == every for count in paid.values()),
        cases=every * len(BOOKS) + deals,
        steps=(
            _step("lead-scores", books=BOOKS, cards=every),
            _step("lead-piques", piques=piques, deals=deals),
            _step("lead-elsewhere", flat=flat, leads=every, high=high),
        ),
    )


def cards_whose_lead_scores(rules: RuleSet) -> int:
    """How many of the cards score when elder leads them to the first trick; the engine plays each of them."""
    pack = _short_pack()
    scored = 0
    for place, one in enumerate(pack):
        turned = pack[place:] + pack[:place]
        hands = {ELDER: format_cards(turned[:HAND]), YOUNGER: format_cards(turned[HAND : 2 * HAND])}
        deal = read_deal({"format": RECORD, "rules": rules.spoken, "hands": hands, "play": one.code})
        scored += deal.tally()[ELDER].get("play", 0) > 0
    return scored
