"""What tricks score under a bid: the clauses themselves are asked, once for every possible number of tricks.

Under a bid, a trick is worth what it contributes: it may make the bid, reduce the shortfall, or be worth nothing. The
clauses involved depend only on how many tricks each side has and who won the last one, so their scores form a list
indexed by *half-tricks*. If that list never falls, tricks are worth winning; if it never rises, they are worth losing;
in both cases the number of half-tricks alone decides best play. A pique still possible is treated separately.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise
from typing import Final, cast

from piquet_tutor.engine.asking import decide
from piquet_tutor.engine.clauses import Rule
from piquet_tutor.engine.rulings import Award
from piquet_tutor.engine.table import Side, Table
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.parts import Score, Trick, Undertaking
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import Ended, Taken
from piquet_tutor.game.rules.law import Bonus, Law, law_of
from piquet_tutor.game.rules.play_prices import LastTrick
from piquet_tutor.game.rules.policies.bidding import line_under
from piquet_tutor.game.rules.policies.undertakings import extra_of
from piquet_tutor.game.state import DealState
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.prices import EVEN, Prices
from piquet_tutor.reckoner.solver.moves import MIXED, UNWANTED, WANTED

_EACH_TRICK: Final = frozenset({Subject.TRICK_COUNTED, Subject.TRICK})
_AT_THE_END: Final = frozenset(
    {
        *(Subject.BID_MADE, Subject.BID_BEATEN, Subject.BID_EXACT, Subject.MISERE),
        *(Subject.CARDS, Subject.CAPOT, Subject.BID_PAID),
    }
)
_BESIDE: Final = frozenset({Subject.PIQUE, Subject.PIQUE_TRICKS, Subject.PLAY_DECIDED})
"""Subjects of clauses of the play that do not depend on the final number of tricks: the pique, and an early end."""
_EVENTS: Final = frozenset({"led", "trick_taken", "trick_reckoned", "play_ended", "play_scored", "bonus_scored"})
_FACTORS: Final = {1: "points", 2: "doubled", 4: "redoubled"}


@dataclass(frozen=True)
class ContractValue:
    """What the tricks of a deal score for one side, less the opponent's score.

    Attributes:
        ends: the score for the whole play, by the side's half-tricks.
        clauses: the clauses that award it, including what they have awarded already.
        aim: ``wanted`` (or they do not matter), ``unwanted`` or ``mixed``: then half-tricks do not decide.
        tricks: the number of tricks.
        wanted: tricks bid; 0 if nobody bid.
        sign: ``plus`` or ``minus``, if bids have a sign.
        mine: whether this side made the bid.
        last: what the last trick counts towards the bid in addition to one.
        value: what making the bid scores, and what each missing trick scores for the opponent; 0 if it is paid by the
            trick.
        each: what each trick above the bid scores, and each trick below it costs; 0 if it is not paid by the trick.
        fewest: if nobody bid, what each trick of the opponent's scores for the side with fewer; else 0.
        pique: the pique, towards which each trick counts one; None if there is none.
        written: whether the second hand's pique also scores the tricks it took.
    """

    ends: tuple[int, ...]
    clauses: frozenset[str]
    aim: str
    tricks: int
    wanted: int
    sign: str
    mine: bool
    last: int
    value: int
    each: int
    fewest: int
    pique: Bonus | None
    written: bool

    def rest(self, won: int, lost: int, counted: int) -> tuple[int, ...]:
        """The score for the rest of the play, by the half-tricks made of it.

        Args:
            won: tricks the side has won.
            lost: tricks the opponent has won.
            counted: what these clauses have awarded already, the side's less the opponent's.
        """
        return tuple(each - counted for each in self.ends[2 * won : 2 * (self.tricks - lost) + 2])

    def towards(self, half: int) -> int:
        """Tricks that count towards the bid, if the bidder makes this many half-tricks in the whole play."""
        tricks = half // 2 + (self.last if half % 2 else 0)
        return self.tricks - tricks if self.sign == "minus" else tricks

    def needed(self, won: int, lost: int) -> int:
        """Tricks the bidder still needs; 0 if the bid is made.

        Args:
            won: tricks this side has won.
            lost: tricks the opponent has won.
        """
        mine, theirs = (won, lost) if self.mine else (lost, won)
        whole = won + lost == self.tricks
        return 0 if whole else max(0, self.wanted - (theirs if self.sign == "minus" else mine))

    def bid_made(self, half: int) -> bool:
        """Whether the bid is made, if this side makes this many half-tricks in the whole play."""
        bidders = half if self.mine else 2 * self.tricks + 1 - half
        return self.towards(bidders) >= self.wanted

    def out_of_reach(self, won: int, lost: int) -> bool:
        """Whether the bid can no longer be made, whoever takes the remaining tricks."""
        return not any(self.bid_made(half) for half in range(2 * won, 2 * (self.tricks - lost) + 2))

    @property
    def prices(self) -> Prices:
        """Prices for a pique by tricks: a point for every trick, and the last trick's extra."""
        return Prices(
            tricks=self.tricks,
            scoring=EVEN,
            last=LastTrick(self.last),
            pique=self.pique,
        )


@lru_cache(maxsize=256)
def contract_value_of(rules: RuleSet, table: Table, undertaking: Undertaking, side: Side) -> ContractValue | None:
    """What the tricks score for a side under a bid.

    Args:
        rules: a form for two with bidding.
        table: the table after the bidding, elder first.
        undertaking: the result of the bidding.
        side: the side.

    Returns:
        The values; None if a clause of the play is not supported.
    """
    law = law_of(rules)
    asked, deciding = _asked(rules), _deciding(rules)
    beside = [rule for rule in asked if rule.subject in _BESIDE]
    others = [rule for rule in asked if rule not in deciding and rule not in beside and _in_the_play(rule)]
    if others or not deciding or law.options.must_head:
        return None
    ends = _ends(rules, table, undertaking, side)
    # Two results are impossible: no trick but the last one, and every trick but not the last.
    there_are = [ends[0], *ends[2:-2], ends[-1]]
    falls, rises = (any(step(*each) for each in pairwise(there_are)) for step in (int.__gt__, int.__lt__))
    aim = WANTED if not falls else UNWANTED if not rises else MIXED
    return ContractValue(
        ends=ends,
        clauses=frozenset(rule.id for rule in deciding),
        aim=aim,
        tricks=rules.hand_size,
        wanted=undertaking.tricks,
        sign=undertaking.sign,
        mine=table.side_of(undertaking.seat) == side and bool(undertaking.tricks),
        last=next((extra_of(rule) for rule in deciding if "extra" in rule.params), 0),
        value=undertaking.value if undertaking.tricks else 0,
        each=_paid(rules, Subject.BID_PAID, _FACTORS[undertaking.factor]) if undertaking.tricks else 0,
        fewest=0 if undertaking.tricks else _paid(rules, Subject.MISERE, "points"),
        pique=_pique(law, undertaking),
        written=law.has(Subject.PIQUE_TRICKS),
    )


def _paid(rules: RuleSet, subject: Subject, name: str) -> int:
    """What the clause on a subject pays; 0 if there is none."""
    rule = rules.clause_on(subject)
    return int(rule.params[name]) if rule is not None else 0


def _in_the_play(rule: Rule) -> bool:
    """Whether a clause scores in the play; repique and carte rouge are scored in hand."""
    return rule.counts_as in ("play", "cards", "capot", "bid", "pique")


def _pique(law: Law, undertaking: Undertaking) -> Bonus | None:
    """The pique under a bid; None if it allows none."""
    rule = law.rules.clause_on(Subject.PIQUE)
    if law.pique is None or rule is None or (law.pique_needs_a_bid and not undertaking.tricks):
        return None
    return law.pique._replace(target=line_under(rule, undertaking))


# --- asking the clauses ---------------------------------------------------------------------------------


def _asked(rules: RuleSet) -> list[Rule]:
    """The clauses asked in the play."""
    return [rule for rule in rules.clauses.values() if _EVENTS.intersection(rule.events)]


def _deciding(rules: RuleSet) -> list[Rule]:
    """Those of them that depend on the final number of tricks."""
    return [rule for rule in _asked(rules) if rule.subject in _EACH_TRICK | _AT_THE_END]


def _ends(rules: RuleSet, table: Table, undertaking: Undertaking, side: Side) -> tuple[int, ...]:
    """What the clauses award in the whole play, mine less theirs, by my half-tricks."""
    every = awarded_by_half_tricks(rules, table, undertaking, side)
    return tuple(sum(each.points if each.side == side else -each.points for each in found) for found in every)


@lru_cache(maxsize=256)
def awarded_by_half_tricks(
    rules: RuleSet, table: Table, undertaking: Undertaking, side: Side
) -> tuple[tuple[Award, ...], ...]:
    """What the tricks of a whole play score under a bid, for both sides and on every account; no pique is included.

    Args:
        rules: a form for two with bidding.
        table: the table after the bidding, elder first.
        undertaking: the result of the bidding.
        side: the side whose half-tricks number the results.
    """
    whole, deciding = rules.hand_size, _deciding(rules)
    every = [divmod(half, 2) for half in range(2 * whole + 2)]
    # The two impossible results (no trick but the last one; every trick but not the last) get a neighbour's awards.
    there_are = [(tricks, bool(tricks) and (bool(last) or tricks == whole)) for tricks, last in every]
    plays = (_played(rules, table, undertaking, side, won, last) for won, last in there_are)
    return tuple(tuple(_awarded(play, deciding)) for play in plays)


def _awarded(play: FinishedPlay, deciding: list[Rule]) -> Iterator[Award]:
    each_trick = [rule for rule in deciding if rule.subject in _EACH_TRICK]
    for taken in _taken(play):
        yield from awards(play, each_trick, taken)
    yield from awards(play, [rule for rule in deciding if rule.subject in _AT_THE_END], _ended(play))


@dataclass(frozen=True)
class FinishedPlay:
    """A play that is only supposed: the part of a deal that the clauses on finished tricks read.

    These depend on who has won which tricks, and not on the cards, so they are asked without dealing any.

    Attributes:
        rules: the rule set.
        table: the seats, after the bidding if there was one.
        undertaking: the result of the bidding; None if there was none.
        tricks: the tricks.
        scores: what has been scored already.
        spoken: which clauses have been applied already, and to which side.
    """

    rules: RuleSet
    table: Table
    undertaking: Undertaking | None = None
    tricks: tuple[Trick, ...] = ()
    scores: tuple[Score, ...] = ()
    spoken: frozenset[tuple[str, Side | None]] = frozenset()


def _played(rules: RuleSet, table: Table, undertaking: Undertaking, side: Side, won: int, last: bool) -> FinishedPlay:
    """A play in which a side wins this many tricks, with or without the last."""
    mine = next(seat for seat in table.seats if table.side_of(seat) == side)
    theirs = [table.after(mine)] * (rules.hand_size - won)
    winners = [*theirs, *[mine] * won] if last else [*[mine] * won, *theirs]
    cards = pack_of(rules.pack).cards[:2]
    return FinishedPlay(rules, table, undertaking, tuple(Trick(winner, cards, winner) for winner in winners))


def _taken(play: FinishedPlay) -> Iterator[Taken]:
    """Each trick as it was taken."""
    for number, trick in enumerate(play.tricks, 1):
        side = play.table.side_of(trick.winner)
        yield Taken(number, side, side, trick.cards, trick.cards[0], number == len(play.tricks), 0)


def _ended(play: FinishedPlay) -> Ended:
    """How many tricks each side has in the end."""
    won = dict.fromkeys(play.table.sides, 0)
    for trick in play.tricks:
        won[play.table.side_of(trick.winner)] += 1
    return Ended(tuple(won.items()))


def awards(play: FinishedPlay, clauses: Iterable[Rule], event: object) -> Iterator[Award]:
    """What clauses award at one moment of a play, exceptions applied.

    Args:
        play: the play; the clauses may read nothing else of a deal.
        clauses: the clauses to ask.
        event: what has happened.
    """
    deal = cast(DealState, play)
    answers = [(rule, finding) for rule in clauses for finding in rule.decide(deal, rule, event)]
    for rule, finding in decide(answers):
        if finding.side is not None:
            yield from rule.award(finding.side, finding.points)
