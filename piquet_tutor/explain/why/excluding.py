"""What changing the places of cards cannot bring about: proved from the hands alone, without a replay.

An award needs something to be there: a class a combination, a repique so many points in hand, a pique as many in hand
and play before the other side has one, the cards and the capot so many tricks. Where even the most that the changed
hands can bring is too little, no replay is needed to know that the change does not turn the verdict. Nothing here ever
says that a change does: that is the engine's word alone, and wherever this module is not sure it leaves it to it.

The play is gone through as ``replaying`` has it gone through: each seat in its own order, as far as it may be.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from math import inf
from operator import attrgetter
from typing import Final, Literal, NamedTuple

from piquet_tutor.engine.cards import Card, Cards, sort_hand
from piquet_tutor.engine.combinations import KINDS, Combination, Kind, Set, Strength
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.records.replay import Calls, Given
from piquet_tutor.engine.rules.events import Taken
from piquet_tutor.engine.rules.model import Rule, RuleSet
from piquet_tutor.engine.rules.parts import Trick
from piquet_tutor.engine.rules.policies.bidding import line_under, to_lose
from piquet_tutor.engine.rules.policies.blank import names_number
from piquet_tutor.engine.rules.policies.bonuses import IN_HAND
from piquet_tutor.engine.rules.policies.dealing import courts_in
from piquet_tutor.engine.rules.policies.declaring import holdings, rank_of, valid, worth
from piquet_tutor.engine.rules.policies.following import may_follow, taking
from piquet_tutor.engine.rules.policies.playing import for_leading, for_taking
from piquet_tutor.engine.rules.policies.sinking import sinking
from piquet_tutor.engine.rules.policies.undertakings import extra_of
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.questions import CLAUSE_OF, Question
from piquet_tutor.explain.why.replaying import Course

Hands = Mapping[Seat, Cards]
InHand = Kind | Literal["rouge"]
"""What counts in hand: the classes, and a carte rouge over them."""
Swaps = tuple[Cards, ...]
"""Pairs of cards in each other's places, one pair after another."""

LAST_BY_ITS_CARD: Final = 2
"""The most that the last trick counts where that hangs on the card it is won with."""
PLAYED: Final = ("lead_point", "trick_point", "last_trick", "signed_trick")
"""The policies of trick points that are known here."""
OF_TRICKS: Final = ("cards", "capot")
"""What the number of tricks alone decides."""
SILENT_AT_NOUGHT: Final = ("most_tricks", "early_cards", "signed_most", "capot", "signed_capot")
"""Policies that say nothing where they would pay nothing."""
NO_PLAY: Final = ("conceded_play", "pique_tricks")
"""Policies whose points count as play and come to nobody before a pique."""


class Placed(NamedTuple):
    """The cards in their other places.

    Attributes:
        hands: what each seat holds after the exchange.
        new: which card lies now where each lay.
        blank: the seats that were dealt a carte blanche.
    """

    hands: Hands
    new: Mapping[Card, Card]
    blank: tuple[Seat, ...]


class Excluding:
    """Which swaps cannot bring about one award of a deal."""

    def __init__(self, deal: Deal, course: Course, side: Side, question: Question) -> None:
        """Look at what is asked for once.

        Args:
            deal: as it went.
            course: how it is gone through again, but for the swaps.
            side: whose award it would be.
            question: what it would be awarded for.
        """
        self.deal = deal
        self.rules: RuleSet = deal.rules
        self.course = course
        self.side = side
        self.question = question
        self.seats = tuple(seat for seat in deal.table.seats if deal.table.side_of(seat) == side)
        self.tens = bool(deal.rules.values["blank_ten_is_court"])
        self._most: dict[Cards, dict[InHand, int]] = {}
        self._cannot = self._proof()

    def proves(self, swaps: Swaps) -> bool:
        """Whether these swaps, one after another, certainly do not bring it about. Unsure is no."""
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
        return tuple(seat for seat, cards in dealt.items() if not courts_in(cards, self.tens))

    def _first_names_a_number(self, blank: tuple[Seat, ...]) -> bool:
        """Whether a carte blanche changes who draws first, and so every hand: that is the engine's to find out."""
        asked = "carte_blanche" in self.rules.phases and self.deal.table.seats[0] in blank
        return asked and names_number(self.deal)

    # ... which proof there is

    def _proof(self) -> Callable[[Placed], bool] | None:
        """How to tell from the hands after the exchange that it cannot be; None where nothing can be told from them."""
        kind = self.question.kind
        if CLAUSE_OF.get(kind) not in self.rules.clauses or not self._follows():
            return None
        if kind in KINDS:
            return self._class_lacking
        if kind == "carte_rouge":
            return lambda now: not self._rouge(now.hands)
        if kind == "repique" and self._in_hand_alone("repique.award"):
            return self._short_of_repique
        return self._proof_of_play()

    def _follows(self) -> bool:
        """Whether it follows from the cards alone who holds what after the exchange, and who plays what."""
        score = self.course.score
        drawn = not self._first_names_a_number(self._blank(score.dealt))
        by_word = any(each.carte_blanche for each in score.calls.values()) and not score.dealt
        bid = self.deal.undertaking
        bare = bid is not None and not bid.tricks
        crossed = to_lose(self.deal) and self.question.kind not in OF_TRICKS  # what is held may count for the other
        return bool(self.deal.kept) and drawn and not (by_word or score.conceded or bare or crossed)

    def _proof_of_play(self) -> Callable[[Placed], bool] | None:
        kind, whole = self.question.kind, self.rules.hand_size * len(self.deal.table.seats)
        if kind in OF_TRICKS and self._worth_nothing(kind):
            return lambda _now: True
        if kind in OF_TRICKS and self.course.length == whole:
            return self._too_few_tricks if kind == "cards" else self._trick_lost
        if kind != "pique":
            return None
        if self.side != self.deal.table.sides[0] and not self.rules.clauses["pique.award"].params["younger"]:
            return lambda _now: True
        if self.rules.clauses["pique.award"].policy == "pique_by_tricks":
            return self._short_by_tricks
        return self._short_of_pique if self._in_hand_alone("pique.award") and self._play_is_known() else None

    def _in_hand_alone(self, name: str) -> bool:
        """Whether nothing but hand, play and cards counts towards a bonus."""
        return set(self.rules.clauses[name].params["kinds"]) <= {*IN_HAND, "play", "cards"}

    def _worth_nothing(self, kind: str) -> bool:
        """Whether these rules pay nothing for it, so that it is not even ruled on."""
        known = [each for each in self._counting_as(kind) if each.policy != "conceded_cards"]
        return all(each.policy in SILENT_AT_NOUGHT and each.params["points"] == 0 for each in known)

    def _play_is_known(self) -> bool:
        return all(each.policy in PLAYED + NO_PLAY for each in self._counting_as("play"))

    def _counting_as(self, kind: str) -> list[Rule]:
        return [each for each in self.rules.clauses.values() if each.counts_as == kind]

    # ... in hand

    def _valid(self, kind: Kind, hand: Cards) -> list[Combination]:
        rule = self.rules.clauses[f"{kind}.good"]
        return [one for one in holdings(self.deal, kind, hand) if valid(rule, one)]

    def _class_lacking(self, now: Placed) -> bool:
        """Nobody of the side holds what is asked for; or, where all is said and only the best counts, a lesser one."""
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
        """Whether of two hands the better alone counts in a class, everything being called in full."""
        both = self.rules.clauses[f"{kind}.good"].params.get("lesser") == "both"
        said = any(self._said(seat, kind) is not None for seat in self.deal.table.seats)
        return "declare" in self.rules.phases and not said and not both

    def _said(self, seat: Seat, kind: Kind) -> Given | None:
        """What a seat calls of a class; None for all that it has."""
        return self.course.score.calls.get(seat, Calls()).kinds.get(kind)

    def _sunk(self, seat: Seat, kind: Kind) -> bool:
        """Whether a seat calls nothing of a class, whatever it has, and may do so.

        Not where it shows all its classes at once and calls a part of one: if that can no longer be shown, everything
        is shown in its place.
        """
        said = self.course.score.calls.get(seat, Calls()).kinds
        at_once = "declare" in self.rules.phases and seat != self.deal.table.seats[0] and any(said.values())
        return said.get(kind) == () and not at_once and sinking(self.deal) in ("partial", "whole_class")

    def _beaten(self, kind: Kind, hands: Hands) -> bool:
        best = self._best_by_side(kind, hands)
        return any(rank > best.get(self.side, rank) for rank in best.values())

    def _best_by_side(self, kind: Kind, hands: Hands) -> dict[Side, Strength]:
        rule = self.rules.clauses[f"{kind}.good"]
        best: dict[Side, Strength] = {}
        for seat, hand in hands.items():
            side = self.deal.table.side_of(seat)
            for one in self._valid(kind, hand):
                best[side] = max(best.get(side, rank_of(rule, one)), rank_of(rule, one))
        return best

    def _lost(self, hands: Hands) -> list[Kind]:
        """The classes that certainly count for another side: it has the best of all, alone, and calls all it has."""
        found: list[Kind] = []
        for kind in KINDS:
            best = self._best_by_side(kind, hands)
            top = [side for side, rank in best.items() if rank == max(best.values())]
            theirs = len(top) == 1 and top[0] != self.side and self._calls_all(top[0], kind)
            if theirs and self._is_worth_something(kind):
                found.append(kind)
        return found

    def _calls_all(self, side: Side, kind: Kind) -> bool:
        table = self.deal.table
        return all(self._said(seat, kind) is None for seat in table.seats if table.side_of(seat) == side)

    def _is_worth_something(self, kind: Kind) -> bool:
        """Whether whatever is good in a class scores: a short point can come to nought."""
        rule = self.rules.clauses[f"{kind}.good"]
        if kind == "set":
            return int(rule.params["trio"]) > 0 and int(rule.params["quatorze"]) > 0
        return kind == "sequence" or rule.params["score"] != "ending4_less_one" or int(rule.params["min_length"]) > 1

    def _rouge(self, hands: Hands) -> bool:
        """Whether somebody of the side may have every card in a combination: all but those of one suit, the point."""
        return any(self._red(hands[seat]) for seat in self.seats)

    def _red(self, hand: Cards) -> bool:
        inside = {card for kind in KINDS[1:] for one in self._valid(kind, hand) for card in one.cards}
        return len({one.suit for one in hand if one not in inside}) < 2

    def _most_in_hand(self, now: Placed, before: float = inf) -> int:
        """The most that the side can count in hand, were everything it holds good.

        Args:
            now: what everybody holds.
            before: count only classes that come earlier in the order of reckoning.
        """
        inside = sum(
            points
            for seat in self.seats
            for kind, points in self._most_of(now.hands[seat]).items()
            if self._place(kind) < before and (kind == "rouge" or not self._sunk(seat, kind))
        )
        blanks = sum(seat in now.blank for seat in self.seats)
        return inside + blanks * sum(int(each.params["points"]) for each in self._counting_as("carte_blanche"))

    def _place(self, kind: InHand) -> int:
        """Where a kind stands in the order of reckoning: a carte rouge wherever it comes soonest."""
        return self.rules.place.get(kind, 0)

    def _most_of(self, hand: Cards) -> dict[InHand, int]:
        if hand not in self._most:
            rules = self.rules.clauses
            points = max((worth(rules["point.good"], one) for one in self._valid("point", hand)), default=0)
            most: dict[InHand, int] = {"point": points}
            for kind in KINDS[1:]:
                most[kind] = sum(worth(rules[f"{kind}.good"], one) for one in self._valid(kind, hand))
            rouge = rules.get("carte_rouge.award")
            most["rouge"] = int(rouge.params["points"]) if rouge is not None and self._red(hand) else 0
            self._most[hand] = most
        return self._most[hand]

    def _line(self, name: str) -> int:
        return line_under(self.rules.clauses[name], self.deal.undertaking)

    def _short_of_repique(self, now: Placed) -> bool:
        """Too little in hand, or too little before what the other side certainly reckons earlier."""
        line = self._line("repique.award")
        if self._most_in_hand(now) < line:
            return True
        before = min((self._place(kind) for kind in self._lost(now.hands)), default=inf)
        return self._most_in_hand(now, before) < line

    # ... in the play

    def _short_of_pique(self, now: Placed) -> bool:
        """Too little in hand and in the play, up to the other side's first point there."""
        rule = self.rules.clauses["pique.award"]
        counted = rule.params.get("cards") or "cards" in rule.params["kinds"]
        cards = max((int(each.params["points"]) for each in self._counting_as("cards")), default=0) if counted else 0
        short = self._line(rule.id) - self._most_in_hand(now) - cards
        lost = bool(self._lost(now.hands))
        if lost and not self._before_anything_is_shown():
            return True
        for points in self._points(now):
            short -= points
            if short <= 0:
                return False
            if lost:  # shown as soon as the first card is led
                return True
        return True

    def _before_anything_is_shown(self) -> bool:
        """Whether the side leads before the other counts in hand: elder of two, by the clock."""
        by_clock = self.rules.clauses["pique.award"].params["reckoning"] != "precedence"
        return by_clock and "declare" in self.rules.phases and self.side == self.deal.table.sides[0]

    def _points(self, now: Placed) -> Iterator[int]:
        """What the side scores in the play, at most, one score after another until the other side has one."""
        side_of = self.deal.table.side_of
        rules = [each for each in self._counting_as("play") if each.policy in PLAYED]
        for number, trick in enumerate(play_through(self.deal, self.course, now.hands, now.new), 1):
            last = number == self.rules.hand_size
            best = trick.cards[taking(trick.cards)]
            taken = Taken(number, side_of(trick.leader), side_of(trick.winner), trick.cards, best, last, 0)
            led = sum(for_leading(each, trick.cards[0]) for each in rules if each.policy == "lead_point")
            if led and taken.leader != self.side:
                return
            yield led
            points = sum(_for_trick(each, taken) for each in rules)
            if taken.winner == self.side:
                yield points
            elif points:
                return

    def _short_by_tricks(self, now: Placed) -> bool:
        """Too little in hand and in tricks, up to the first that the other side wins."""
        rule = self.rules.clauses["pique.award"]
        short = int(rule.params["target"]) - self._most_in_hand(now)
        if self._lost(now.hands):  # a trick is won after all is shown
            return True
        won = 0
        for trick in play_through(self.deal, self.course, now.hands, now.new):
            if self.deal.table.side_of(trick.winner) != self.side:
                break
            won += 1
        return won + (extra_of(rule) if won == self.rules.hand_size else 0) < short

    def _trick_lost(self, now: Placed) -> bool:
        """A trick went elsewhere; where two of three may share a capot, to both of the others, or none to this side."""
        shared = self.rules.clauses["cards.capot"].policy == "capot_shared"
        takers: set[Side] = set()
        for trick in play_through(self.deal, self.course, now.hands, now.new):
            takers.add(self._counts_for(trick.winner))
            if len(takers - {self.side}) > shared:
                return True
        return self.side not in takers

    def _too_few_tricks(self, now: Placed) -> bool:
        """Somebody else has more; or this side has them all, and the capot takes the place of the cards."""
        won = dict.fromkeys(self.deal.table.sides, 0)
        for trick in play_through(self.deal, self.course, now.hands, now.new):
            won[self._counts_for(trick.winner)] += 1
        every = won[self.side] == self.rules.hand_size
        return won[self.side] < max(won.values()) or (every and self._capot_instead())

    def _counts_for(self, winner: Seat) -> Side:
        """Whose trick it is for the score: the other side's, where the bid was to lose them."""
        side = self.deal.table.side_of(winner)
        return self.deal.table.opponents(side)[0] if to_lose(self.deal) else side

    def _capot_instead(self) -> bool:
        """Whether a capot takes the place of the cards, which nobody can have counted before the end."""
        capot, early = self.rules.clauses.get("cards.capot"), self.rules.clauses.get("cards.early")
        at_once = early is not None and bool(early.params["points"])
        if capot is None or at_once:
            return False
        return capot.exception_to == "cards.most" and bool(capot.params["points"])


def _for_trick(rule: Rule, taken: Taken) -> int:
    """What a trick counts for its winner under a clause; of the last trick's the most that it can."""
    if rule.policy == "trick_point":
        return for_taking(rule, taken)
    if rule.policy == "signed_trick":
        return int(rule.params["points"])
    if rule.policy == "last_trick" and taken.last:
        extra = rule.params["extra"]
        return extra if isinstance(extra, int) else LAST_BY_ITS_CARD
    return 0


def _places(swaps: Swaps) -> dict[Card, Card]:
    """Which card lies after the swaps where each lay before."""
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


def play_through(deal: Deal, course: Course, hands: Hands, new: Mapping[Card, Card]) -> Iterator[Trick]:
    """The whole tricks of a course with its cards in other places, everybody playing on in his own order.

    Args:
        deal: the deal, for its seats and its rules.
        course: in which order each seat played, and how many cards were played.
        hands: what each seat holds after the exchange, in canonical order.
        new: which card lies now where each lay.
    """
    seats, head = deal.table.seats, bool(deal.rules.values["must_head"])
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
