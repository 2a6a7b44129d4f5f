"""The play of hands that do not hold twelve cards: too many, or too few.

The engine plays them like any other deal as long as both players have a card to spare; the referee plays the rest. With
too many cards the twelfth trick is the last and a card is left over. With too few, each card that the opponent cannot
answer wins a trick for the player who still holds it.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from piquet_tutor.engine.rulings import Facts, Frozen, Ruling, Verdict
from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.referee.incidents import IncidentError
from piquet_tutor.explain.referee.laws import laws
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card, Cards, format_cards
from piquet_tutor.game.deal.asking import ask
from piquet_tutor.game.deal.dialogue import declarations_over
from piquet_tutor.game.deal.engine import Refused
from piquet_tutor.game.parts import Score as Reckoned
from piquet_tutor.game.parts import Standing, Trick, points_so_far
from piquet_tutor.game.records.replay import Calls, ParsedRecord, replay
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import Conceded, Ended, Led, Taken
from piquet_tutor.game.rules.play_prices import last_trick_of
from piquet_tutor.game.seats import TWO_HANDED
from piquet_tutor.game.state import Deal, DealState
from piquet_tutor.game.subjects import Subject


def irregular(
    rules: RuleSet,
    hands: Mapping[Seat, Cards],
    calls: Mapping[Seat, Calls] | None = None,
    play: Cards = (),
    standing: Standing | None = None,
) -> Deal:
    """A deal in which a hand has too many or too few cards after the exchange.

    Args:
        rules: the rule set.
        hands: the cards each seat plays with.
        calls: what each declares; kinds not named are declared in full.
        play: the cards in the order played; it may stop anywhere.
        standing: the score and the deal's number in the partie.

    Raises:
        IncidentError: a card is in both hands, or the hands do not allow the play.
    """
    seats = TWO_HANDED.seats
    twice = set(hands[seats[0]]) & set(hands[seats[1]])
    if twice:
        raise IncidentError(f"{format_cards(tuple(twice))} cannot be in both hands; correct one of them.")
    score = ParsedRecord(
        rules=rules,
        dealt={},
        hands=dict(hands),
        talon=(),
        exchange={},
        calls=dict(calls or {}),
        play=play,
    )
    return through(score, standing)


def through(score: ParsedRecord, standing: Standing | None = None) -> Deal:
    """A record played to its end, whatever the number of cards in its hands.

    Raises:
        IncidentError: the play breaks the rules.
    """
    size = score.rules.hand_size
    if not score.hands or all(len(cards) == size for cards in score.hands.values()):
        return replay(score, standing)
    fewest = min(len(cards) for cards in score.hands.values())
    together = 2 * (min(size, fewest) - 1)
    deal = _begun(replace(score, play=score.play[:together]), standing)
    rest = score.play[together:]
    return _ended(deal, rest) if rest else deal


def _begun(score: ParsedRecord, standing: Standing | None) -> Deal:
    """The deal as far as both hands can play, leaving the shorter one its last card."""
    try:
        return replay(score, standing)
    except Refused as refusal:
        action = refusal.action
        card = f" with {action.card}" if isinstance(action, Play) else ""
        raise IncidentError(f"{action.seat} may not do this{card} ({refusal.ruling.facts['reason']}).") from None


def _ended(deal: Deal, rest: Cards) -> Deal:
    new = deal.draft()
    queue = list(rest)
    size = deal.rules.hand_size
    while queue and len(new.tricks) < size and new.phase != "done":
        leader, follower = new.leader, new.table.after(new.leader)
        if not new.hands[leader]:
            leader, follower = follower, leader
        _trick(new, leader, follower, queue, len(new.tricks) + 1 == size)
    if len(new.tricks) == size and new.phase != "done":
        won = dict.fromkeys(new.table.sides, 0)
        for trick in new.tricks:
            won[new.table.side_of(trick.winner)] += 1
        ask(new, "play_ended", Ended(tuple(won.items())))
        new.stop()
    return new.sealed()


def _trick(deal: DealState, leader: Seat, follower: Seat, queue: list[Card], last: bool) -> None:
    """One trick, led and answered, or led to a hand without cards."""
    led = _from_hand(deal, leader, queue.pop(0))
    number = len(deal.tricks) + 1
    deal.leader, deal.trick = leader, (led,)
    told = ask(deal, "led", Led(deal.table.side_of(leader), led, number))
    deal.lead_ruling = told[0] if told else 0
    if not deal.hands[follower]:
        _unanswered(deal, leader, led, last)
        return
    if not queue:
        return
    answer = _from_hand(deal, follower, queue.pop(0))
    if answer.suit is not led.suit and any(one.suit is led.suit for one in deal.hands[follower]):
        raise IncidentError(f"{follower} can follow suit to {led} but plays {answer}; correct the play.")
    wins = answer.suit is led.suit and answer.rank > led.rank
    winner, best = (follower, answer) if wins else (leader, led)
    deal.trick, deal.tricks = (), (*deal.tricks, Trick(leader, (led, answer), winner))
    deal.leader = deal.to_act = winner
    side_of = deal.table.side_of
    taken = Taken(number, side_of(leader), side_of(winner), (led, answer), best, last, deal.lead_ruling)
    ask(deal, "trick_taken", taken)
    if deal.phase != "done":
        ask(deal, "trick_reckoned", taken)


def _from_hand(deal: DealState, seat: Seat, card: Card) -> Card:
    hand = deal.hands[seat]
    if card not in hand:
        raise IncidentError(f"{seat} does not hold {card}; correct the play.")
    deal.hands = Frozen({**deal.hands, seat: tuple(one for one in hand if one is not card)})
    return card


def _unanswered(deal: DealState, seat: Seat, card: Card, last: bool) -> None:
    """A card led that nobody can answer: a trick for its leader, with the last trick's extra if it is the last."""
    side = deal.table.side_of(seat)
    number = len(deal.tricks) + 1
    rule = laws().clauses["referee.unanswered"].rule
    _note(deal, Ruling(0, rule.id, Verdict.ALLOWED, side, Facts(card=card, trick=number), cites=rule.cites))
    deal.trick, deal.tricks = (), (*deal.tricks, Trick(seat, (card,), seat))
    deal.leader = deal.to_act = seat
    clause = deal.rules.clause_on(Subject.LAST_TRICK)
    extra = last_trick_of(clause).points if clause is not None else 0
    if last and extra and clause is not None:
        facts, awards = Facts(card=card, trick=number, points=extra), clause.award(side, extra)
        _note(deal, Ruling(0, clause.id, Verdict.AWARDED, side, facts, awards, (), clause.cites, None, clause.subject))
        place, so_far = (deal.rules.place["play"], 0), extra + points_so_far(side, deal.scores)
        score = Reckoned(side, "play", extra, len(deal.rulings), (), place, so_far)
        deal.scores = (*deal.scores, score)
        ask(deal, "play_scored", score)


def _note(deal: DealState, ruling: Ruling) -> None:
    deal.rulings = (*deal.rulings, ruling._replace(number=len(deal.rulings) + 1))


def given_up(deal: Deal, seat: Seat) -> Deal:
    """The deal with the play given up by a seat; the rule set decides what the other side counts for it.

    The engine allows this only before a player's first card, and when no play could save them. Here the player has
    already given up in the middle of the play; the caller strikes the points they had scored in it.
    """
    new = deal.draft()
    side = new.table.side_of(seat)
    if not new.declared:
        declarations_over(new)
    ask(new, "conceded", Conceded(side, new.table.opponents(side)[0]))
    new.stop()
    return new.sealed()
