"""A card to play for somebody who is being guided: by a plain reason wherever that gives nothing away on average.

The principles know no figures, and now and then the card they name costs points that the review of the deal would
find. Then a card that does best on average takes its place, with a reason that is true of that one.
"""

from __future__ import annotations

from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, parse_cards
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.state import Deal
from piquet_tutor.players.coach.play_model import COSTLY, PlayAdvice, Unadvised
from piquet_tutor.players.coach.playing import advise_play
from piquet_tutor.players.coach.principles import FORCED, WEIGHED, Advice, advice, reason_for
from piquet_tutor.reckoner.masks import masks_of
from piquet_tutor.reckoner.solver.table_cache import at_hand
from piquet_tutor.reckoner.solver.worlds import spreads


def guided_advice(deal: Deal, seat: Seat) -> Advice | None:
    """A card for a seat of a game for two that gives nothing away which the seat could have worked out.

    Args:
        deal: the deal in its play.
        seat: who is to play.

    Returns:
        The card and why; None where the seat has none to play.
    """
    plain = advice(deal, seat)
    if plain is None or plain.principle == FORCED:
        return plain
    try:
        weighed = advise_play(seen_by(deal, seat))
    except Unadvised:
        return plain
    if weighed.pique_left_out or _given(weighed, plain.card) < COSTLY:
        return plain
    dear = sorted((each.card for each in weighed.options), key=lambda card: -_given(weighed, card))
    kept = tuple(card for card in dear if _given(weighed, card) >= COSTLY)
    found = [reason_for(deal, seat, card, kept) for card in weighed.level]
    return min(found, key=lambda each: (each.principle == WEIGHED, each.card.rank))


def gives_away(deal: Deal, seat: Seat, card: Card) -> bool:
    """Whether a card costs points on average, by the measure of the review; not where it cannot be weighed.

    Args:
        deal: the deal before it is played.
        seat: whose turn it is.
        card: what is played.
    """
    try:
        weighed = advise_play(seen_by(deal, seat))
    except Unadvised:
        return False
    return not weighed.pique_left_out and _given(weighed, card) >= COSTLY


def load() -> None:
    """Load what the first advice would otherwise have to load, and what is made when cards are first looked up."""
    if at_hand() is not None:
        cards = parse_cards("AS KS QS JS")
        spreads(cards[:2], None, [masks_of(cards[2:])])


def _given(weighed: PlayAdvice, card: Card) -> float:
    """How many points a card gives away on average."""
    return weighed.best.points - weighed.of(card).points
