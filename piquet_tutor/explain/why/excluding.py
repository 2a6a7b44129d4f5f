"""Swaps of cards that cannot bring about an award: proved from the hands alone, without a replay.

Every award has a necessary condition: a class needs a combination, a repique enough points in hand, a pique enough in
hand and play before the opponents score, the cards and the capot enough tricks. If an upper bound for the changed hands
falls short, the change cannot reverse the verdict and needs no replay. This module never claims that a change does
reverse it: whenever the bound is not conclusive, the engine decides.

The play is simulated as in ``replaying``: each seat plays its cards in their original order as far as the rules allow.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import inf
from operator import attrgetter
from typing import Final, Literal, NamedTuple

from piquet_tutor.engine.clauses import Rule
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.questions import AWARDS, Hypothetical
from piquet_tutor.explain.why.replaying import DealHistory
from piquet_tutor.game.cards import Card, Cards, sort_hand
from piquet_tutor.game.combinations import KINDS, Combination, Kind, Set, Strength
from piquet_tutor.game.parts import Trick
from piquet_tutor.game.records.replay import Calls, Given
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import Taken
from piquet_tutor.game.rules.law import Bonus, Sinking, law_of
from piquet_tutor.game.rules.policies.bidding import counts_for, line_under, to_lose
from piquet_tutor.game.rules.policies.bonuses import IN_HAND, counts
from piquet_tutor.game.rules.policies.carte_blanche import courts_in, names_number
from piquet_tutor.game.rules.policies.declaring import always_scores, holdings, rank_of, valid, worth
from piquet_tutor.game.rules.policies.following import may_follow, taking
from piquet_tutor.game.rules.policies.playing import for_lead, most_for_trick, play_clauses
from piquet_tutor.game.rules.policies.sinking import permitted_sinking
from piquet_tutor.game.rules.policies.undertakings import extra_of
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import CARTES_BLANCHES, Subject

Hands = Mapping[Seat, Cards]
InHand = Kind | Literal["rouge"]
"""What counts in hand: the classes of combinations, and a carte rouge."""
Swaps = tuple[Cards, ...]
"""Pairs of cards to exchange, applied one after another."""

OF_TRICKS: Final = ("cards", "capot")
"""Awards that the number of tricks alone decides."""


class Placed(NamedTuple):
    """The cards after the swaps.

    Attributes:
        hands: each seat's hand after the exchange.
        new: for each card that moved, the card now in its place.
        blank: the seats that were dealt a carte blanche.
    """

    hands: Hands
    new: Mapping[Card, Card]
    blank: tuple[Seat, ...]


class Excluding:
    """Proves of swaps that they cannot bring about a given award of a deal."""

    def __init__(self, deal: Deal, course: DealHistory, side: Side, question: Hypothetical) -> None:
        """Prepare the proof.

        Args:
            deal: the deal as it went.
            course: the course by which it is replayed, apart from the swaps.
            side: the side that would have the award.
            question: what would be awarded.
        """
        self.deal = deal
        self.rules: RuleSet = deal.rules
        self.course = course
        self.side = side
        self.question = question
        self.seats = tuple(seat for seat in deal.table.seats if deal.table.side_of(seat) == side)
        self.law = law_of(deal.rules)
        self._most: dict[Cards, dict[InHand, int]] = {}
        self._cannot = self._proof()

    def proves(self, swaps: Swaps) -> bool:
        """Whether these swaps, one after another, certainly do not bring it about; False if that is not certain."""
        if self._cannot is None and self.question.kind != "carte_blanche":
            return False
        new = _places(swaps)
        dealt = _moved(self.course.score.dealt, new)
        blank = self._blank(dealt)
        if self.question.kind == "carte_blanche":
            return bool(dealt) and not any(seat in blank for seat in self.seats)
        if self._cannot is None or self._first_names_a_number(blank):
            return False
        return self._cannot(Placed(_moved(self.deal.kept, new), new, blank))

    def _blank(self, dealt: Hands) -> tuple[Seat, ...]:
        return tuple(seat for seat, cards in dealt.items() if not courts_in(cards, self.law.options.blank_ten_is_court))

    def _first_names_a_number(self, blank: tuple[Seat, ...]) -> bool:
        """Whether a carte blanche changes who draws first, and so every hand: then only a replay can tell."""
        asked = "carte_blanche" in self.rules.phases and self.deal.table.seats[0] in blank
        return asked and names_number(self.deal)

    # ... which proof there is

    def _proof(self) -> Callable[[Placed], bool] | None:
        """The proof that fits the question, a function of the hands after the exchange; None if there is none."""
        kind = self.question.kind
        if kind not in AWARDS or not self.law.has(Subject(kind)) or not self._follows():
            return None
        if kind in KINDS:
            return self._class_lacking
        if kind == "carte_rouge":
            return lambda now: not self._rouge(now.hands)
        if kind == "repique" and self._in_hand_alone(self.law.repique):
            return self._short_of_repique
        return self._proof_of_play()

    def _follows(self) -> bool:
        """Whether the cards alone determine the hands after the exchange and the play."""
        score = self.course.score
        drawn = not self._first_names_a_number(self._blank(score.dealt))
        by_word = any(each.carte_blanche for each in score.calls.values()) and not score.dealt
        bid = self.deal.undertaking
        bare = bid is not None and not bid.tricks
        crossed = to_lose(self.deal) and self.question.kind not in OF_TRICKS  # the opponent may score what is held
        return bool(self.deal.kept) and drawn and not (by_word or "conceded" in score.beside or bare or crossed)

    def _proof_of_play(self) -> Callable[[Placed], bool] | None:
        kind, whole = self.question.kind, self.rules.hand_size * len(self.deal.table.seats)
        if kind in OF_TRICKS and self._worth_nothing(kind):
            return lambda _now: True
        if kind in OF_TRICKS and self.course.length == whole:
            return self._too_few_tricks if kind == "cards" else self._trick_lost
        if kind != "pique":
            return None
        pique = self.law.pique
        assert pique is not None  # its clause is in force
        if self.side != self.deal.table.sides[0] and not pique.younger:
            return lambda _now: True
        if self.law.pique_needs_a_bid:
            return self._short_by_tricks
        return self._short_of_pique if self._in_hand_alone(pique) and play_clauses(self.rules) is not None else None

    def _in_hand_alone(self, bonus: Bonus | None) -> bool:
        """Whether only points in hand, of the play and for the cards count towards a bonus."""
        return bonus is not None and set(bonus.kinds) <= {*IN_HAND, "play", "cards"}

    def _worth_nothing(self, kind: str) -> bool:
        """Whether these rules award nothing for it, unless the play is given up."""
        clauses = [each for each in self.rules.clauses.values() if each.counts_as == kind]
        return all(each.pays_nothing for each in clauses if each.subject is not Subject.CONCEDED_CARDS)

    def _class_clause(self, kind: Kind) -> Rule:
        return self.rules.rule_on(Subject(kind))

    # ... in hand

    def _valid(self, kind: Kind, hand: Cards) -> list[Combination]:
        rule = self._class_clause(kind)
        return [one for one in holdings(self.deal, kind, hand) if valid(rule, one)]

    def _class_lacking(self, now: Placed) -> bool:
        """Whether no seat of the side holds what is asked for, or another side certainly has a better one."""
        kind: Kind = self.question.kind  # type: ignore[assignment]  # of the classes alone
        open_to = [seat for seat in self.seats if not self._sunk(seat, kind)]
        held = [one for seat in open_to for one in self._asked_for(kind, now.hands[seat])]
        return not held or (self._best_takes_all(kind) and self._beaten(kind, now.hands))

    def _asked_for(self, kind: Kind, hand: Cards) -> list[Combination]:
        question = self.question
        found = self._valid(kind, hand)
        if question.rank is not None:
            return [one for one in found if isinstance(one, Set) and one.rank is question.rank]
        return found if not question.cards or set(question.cards) <= set(hand) else []

    def _best_takes_all(self, kind: Kind) -> bool:
        """Whether only the better of two hands counts in a class, and everything is called in full."""
        both = kind != "point" and self.law.losers_count_too
        said = any(self._said(seat, kind) is not None for seat in self.deal.table.seats)
        return "declare" in self.rules.phases and not said and not both

    def _said(self, seat: Seat, kind: Kind) -> Given | None:
        """What a seat calls of a class; None if it calls everything it holds."""
        return self.course.score.calls.get(seat, Calls()).kinds.get(kind)

    def _sunk(self, seat: Seat, kind: Kind) -> bool:
        """Whether a seat certainly calls nothing of a class, whatever it holds, and is allowed to.

        This is not certain if it shows all its classes at once and calls part of one: if that part can no longer be
        shown, the replay shows everything instead.
        """
        said = self.course.score.calls.get(seat, Calls()).kinds
        at_once = "declare" in self.rules.phases and seat != self.deal.table.seats[0] and any(said.values())
        return said.get(kind) == () and not at_once and permitted_sinking(self.deal) != Sinking.NONE

    def _beaten(self, kind: Kind, hands: Hands) -> bool:
        best = self._best_by_side(kind, hands)
        return any(rank > best.get(self.side, rank) for rank in best.values())

    def _best_by_side(self, kind: Kind, hands: Hands) -> dict[Side, Strength]:
        rule = self._class_clause(kind)
        best: dict[Side, Strength] = {}
        for seat, hand in hands.items():
            side = self.deal.table.side_of(seat)
            for one in self._valid(kind, hand):
                best[side] = max(best.get(side, rank_of(rule, one)), rank_of(rule, one))
        return best

    def _lost(self, hands: Hands) -> list[Kind]:
        """The classes that certainly count for another side, which has the sole best and calls everything it holds."""
        found: list[Kind] = []
        for kind in KINDS:
            best = self._best_by_side(kind, hands)
            top = [side for side, rank in best.items() if rank == max(best.values())]
            theirs = len(top) == 1 and top[0] != self.side and self._calls_all(top[0], kind)
            if theirs and always_scores(self._class_clause(kind)):
                found.append(kind)
        return found

    def _calls_all(self, side: Side, kind: Kind) -> bool:
        table = self.deal.table
        return all(self._said(seat, kind) is None for seat in table.seats if table.side_of(seat) == side)

    def _rouge(self, hands: Hands) -> bool:
        """Whether a seat of the side may have a carte rouge: all cards outside sequences and sets are of one suit."""
        return any(self._red(hands[seat]) for seat in self.seats)

    def _red(self, hand: Cards) -> bool:
        inside = {card for kind in KINDS[1:] for one in self._valid(kind, hand) for card in one.cards}
        return len({one.suit for one in hand if one not in inside}) < 2

    def _most_in_hand(self, now: Placed, before: float = inf) -> int:
        """The most points that the side can count in hand, if everything it holds is good.

        Args:
            now: the cards after the swaps.
            before: count only classes that come earlier in the order of reckoning.
        """
        inside = sum(
            points
            for seat in self.seats
            for kind, points in self._most_of(now.hands[seat]).items()
            if self._place(kind) < before and (kind == "rouge" or not self._sunk(seat, kind))
        )
        blanks = sum(seat in now.blank for seat in self.seats)
        each = sum(self.law.price(subject) or 0 for subject in CARTES_BLANCHES)
        return inside + blanks * each

    def _place(self, kind: InHand) -> int:
        """A kind's place in the order of reckoning; a kind without one counts as first."""
        return self.rules.place.get(kind, 0)

    def _most_of(self, hand: Cards) -> dict[InHand, int]:
        if hand not in self._most:
            points = max((worth(self._class_clause("point"), one) for one in self._valid("point", hand)), default=0)
            most: dict[InHand, int] = {"point": points}
            for kind in KINDS[1:]:
                most[kind] = sum(worth(self._class_clause(kind), one) for one in self._valid(kind, hand))
            most["rouge"] = self.law.carte_rouge if self._red(hand) else 0
            self._most[hand] = most
        return self._most[hand]

    def _line(self, bonus: Subject) -> int:
        return line_under(self.rules.rule_on(bonus), self.deal.undertaking)

    def _short_of_repique(self, now: Placed) -> bool:
        """Whether the side has too little in hand, or too little before the opponents' certain first score."""
        line = self._line(Subject.REPIQUE)
        if self._most_in_hand(now) < line:
            return True
        before = min((self._place(kind) for kind in self._lost(now.hands)), default=inf)
        return self._most_in_hand(now, before) < line

    # ... in the play

    def _short_of_pique(self, now: Placed) -> bool:
        """Whether the side has too little in hand and play before the opponents' first point in the play."""
        counted = counts(self.rules.rule_on(Subject.PIQUE), self.side, "cards", self.deal.table.sides[0])
        priced = (Subject.CARDS, Subject.CARDS_EARLY, Subject.CONCEDED_CARDS)
        cards = max(self.law.price(subject) or 0 for subject in priced) if counted else 0
        short = self._line(Subject.PIQUE) - self._most_in_hand(now) - cards
        lost = bool(self._lost(now.hands))
        if lost and not self._before_anything_is_shown():
            return True
        first_lead = self.law.pique is not None and self.law.pique.first_lead
        for points in self._points(now):
            short -= points
            if short <= 0:
                return False
            if lost or first_lead:  # shown as soon as the first card is led, or too late after it
                return True
        return True

    def _before_anything_is_shown(self) -> bool:
        """Whether the side leads before the opponent counts in hand: elder of two hands, by the clock."""
        by_clock = self.law.pique is not None and not self.law.pique.by_order
        return by_clock and "declare" in self.rules.phases and self.side == self.deal.table.sides[0]

    def _points(self, now: Placed) -> Iterator[int]:
        """The most the side can score in the play, one score after another, until the opponents score."""
        side_of = self.deal.table.side_of
        rules = play_clauses(self.rules) or ()
        for number, trick in enumerate(play_through(self.deal, self.course, now.hands, now.new), 1):
            last = number == self.rules.hand_size
            best = trick.cards[taking(trick.cards)]
            taken = Taken(number, side_of(trick.leader), side_of(trick.winner), trick.cards, best, last, 0)
            led = sum(for_lead(each, trick.cards[0], number) for each in rules)
            if led and taken.leader != self.side:
                return
            yield led
            points = sum(most_for_trick(each, taken) for each in rules)
            if taken.winner == self.side:
                yield points
            elif points:
                return

    def _short_by_tricks(self, now: Placed) -> bool:
        """Whether the side has too little in hand and tricks before the opponents' first trick."""
        rule = self.rules.rule_on(Subject.PIQUE)
        short = self._line(Subject.PIQUE) - self._most_in_hand(now)
        if self._lost(now.hands):  # the first trick is won after everything is shown
            return True
        won = 0
        for trick in play_through(self.deal, self.course, now.hands, now.new):
            if self.deal.table.side_of(trick.winner) != self.side:
                break
            won += 1
        return won + (extra_of(rule) if won == self.rules.hand_size else 0) < short

    def _trick_lost(self, now: Placed) -> bool:
        """Whether too many other sides took a trick (more than may share a capot), or this side took none."""
        takers: set[Side] = set()
        for trick in play_through(self.deal, self.course, now.hands, now.new):
            takers.add(self._counts_for(trick.winner))
            if len(takers - {self.side}) >= self.law.capot_sharers:
                return True
        return self.side not in takers

    def _too_few_tricks(self, now: Placed) -> bool:
        """Whether another side has more tricks, or this side has all of them and a capot replaces the cards."""
        won = dict.fromkeys(self.deal.table.sides, 0)
        for trick in play_through(self.deal, self.course, now.hands, now.new):
            won[self._counts_for(trick.winner)] += 1
        every = won[self.side] == self.rules.hand_size
        return won[self.side] < max(won.values()) or (every and self.law.capot_replaces_cards)

    def _counts_for(self, winner: Seat) -> Side:
        """The side for which a trick counts."""
        return counts_for(self.deal, self.deal.table.side_of(winner))


def _places(swaps: Swaps) -> dict[Card, Card]:
    """For each card that the swaps move, the card that takes its place."""
    new: dict[Card, Card] = {}
    for one, other in swaps:
        turn = {one: other, other: one}
        new = {was: turn.get(new.get(was, was), new.get(was, was)) for was in {*new, one, other}}
    return new


def _moved(hands: Hands, new: Mapping[Card, Card]) -> dict[Seat, Cards]:
    return {
        seat: cards if new.keys().isdisjoint(cards) else sort_hand([new.get(one, one) for one in cards])
        for seat, cards in hands.items()
    }


def play_through(deal: Deal, course: DealHistory, hands: Hands, new: Mapping[Card, Card]) -> Iterator[Trick]:
    """The complete tricks of a course after swaps, each seat playing its cards in their original order.

    Args:
        deal: the deal, for its seats and its rules.
        course: the order in which each seat played, and how many cards were played.
        hands: each seat's hand after the exchange, in canonical order.
        new: for each card that moved, the card now in its place.
    """
    seats, head = deal.table.seats, deal.rules.options.must_head
    order = {seat: [new.get(one, one) for one in cards] for seat, cards in course.order.items()}
    left = dict(hands)
    leader = 0
    for _ in range(course.length // len(seats)):
        cards: Cards = ()
        turns = [*seats[leader:], *seats[:leader]]
        for seat in turns:
            may = may_follow(left[seat], cards[0], head) if cards else left[seat]
            one = next((each for each in order[seat] if each in may), None) or min(may, key=_RANK)
            left[seat] = tuple([each for each in left[seat] if each is not one])
            cards = (*cards, one)
        winner = turns[taking(cards)]
        yield Trick(seats[leader], cards, winner)
        leader = seats.index(winner)


_RANK: Final = attrgetter("rank")
