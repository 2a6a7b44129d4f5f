"""Why a card was advised: what a player would say about it, each sentence only where the position supports it.

Nothing is guessed. Which card cannot be beaten, which is guarded, and who may still make the cards or a capot all
follow from the seat's own cards, the cards the opponent may hold, and the figures of the advice.
"""

from __future__ import annotations

from collections.abc import Iterator

from piquet_tutor.game.cards import Card, Cards, Rank
from piquet_tutor.players.coach.play_facts import choices_of, established, higher, is_winner, lower, sure_winners
from piquet_tutor.players.coach.play_model import AS_GOOD, PlayAdvice
from piquet_tutor.reckoner.figures import AdviceSentence
from piquet_tutor.reckoner.masks import Masks, bit_of, cards_in_suit, masks_of
from piquet_tutor.reckoner.prices import Prices, prices_of
from piquet_tutor.reckoner.solver.contract_value import ContractValue
from piquet_tutor.reckoner.solver.pending_pique import tricks_of
from piquet_tutor.reckoner.solver.play import beats
from piquet_tutor.reckoner.solver.searching import winners_of

WORTH_SAYING = 0.1
"""How many points worse an alternative must be before the text mentions what the advised card saves."""
_A_CHANCE = 0.02
_ENDING = 4
"""The number of tricks left from which the last trick is mentioned."""
_OFTEN = 0.5
"""The share of the hands above which an effect of a card is mentioned."""
_NEARLY_ALWAYS = 0.75
"""The share of the hands above which the text gives the number of hands in which the bid fails instead."""


def reasons_of(advice: PlayAdvice) -> tuple[AdviceSentence, ...]:
    """The reasons for the advised card: first what it does in this trick, then what the seat plays for."""
    if len(advice.options) == 1:
        return (AdviceSentence("play-forced", {"card": advice.best.card}),)
    return (*_of_the_card(advice), *_of_the_aim(advice))


# --- what the card does -----------------------------------------------------------------------------


def _of_the_card(advice: PlayAdvice) -> Iterator[AdviceSentence]:
    view, against = advice.view, advice.against
    if advice.loses:
        yield from _to_lose(advice, against)
        return
    if view.trick:
        yield from _answer(advice, view.trick[0], against)
    else:
        yield from _lead(advice, against)


def _lead(advice: PlayAdvice, against: Masks) -> Iterator[AdviceSentence]:
    view, one = advice.view, advice.best.card
    mine = masks_of(view.hand)
    sure = sure_winners(view.hand, against)
    tops = winners_of(mine, against)
    if tops >= len(view.hand):
        yield AdviceSentence("play-take-the-rest", {"card": one, "count": tops})
    elif one in sure:
        yield AdviceSentence("play-cash", {"card": one, "count": tops})
    else:
        above = higher(one, against)
        after = established(one, view.hand, against)
        driven = above.bit_count() == 1 and bool(after)
        if driven:
            yield AdviceSentence(
                "play-drive-out", {"card": one, "other": cards_in_suit(above, one.suit)[0], "cards": after}
            )
            return
        lost = _share_that_beat(advice, one)
        if lost > 0.5 and _gains_by_losing(advice, sure):
            yield AdviceSentence("play-throw-in", {"card": one, "share": lost})
        elif 0 < lost <= 0.5:
            yield AdviceSentence("play-lead-likely", {"card": one, "share": 1 - lost})
        elif not sure and len(advice.level) == 1:
            yield AdviceSentence("play-lead-least", {"card": one})


def _answer(advice: PlayAdvice, led: Card, against: Masks) -> Iterator[AdviceSentence]:
    one, allowed = advice.best.card, choices_of(advice.view)
    taking = [each for each in allowed if beats(each, led)]
    if beats(one, led):
        if one is min(taking, key=lambda each: each.rank) and len(taking) > 1:
            yield AdviceSentence("play-win-cheaply", {"card": one, "led": led})
        else:
            yield AdviceSentence("play-win", {"card": one, "led": led})
    elif taking:
        if not set(taking).intersection(advice.level):
            yield AdviceSentence("play-duck", {"card": one, "cards": tuple(taking)})
    elif one.suit is led.suit:
        yield AdviceSentence("play-follow-low", {"card": one, "led": led})
    else:
        if not is_winner(one, against):
            yield AdviceSentence("play-throw", {"card": one, "suit": (led,)})
        yield from _guards(advice, against)


def _guards(advice: PlayAdvice, against: Masks) -> Iterator[AdviceSentence]:
    """The guard that another discard would give up, if that costs points."""
    for other in advice.options[1:]:
        card = other.card
        if advice.best.points - other.points < WORTH_SAYING or card.suit is advice.best.card.suit:
            continue
        guarded = guarded_by(card, advice.view.hand, against)
        if guarded is not None:
            count = higher(guarded, against).bit_count()
            yield AdviceSentence("play-keep-the-guard", {"card": guarded, "other": card, "count": count})
            return


def guarded_by(card: Card, hand: Cards, against: Masks) -> Card | None:
    """The top card of the suit, if this one guards it and cannot be spared; else None.

    The top card needs as many guards as the opponent may hold cards above it.
    """
    held = sorted((one for one in hand if one.suit is card.suit), key=lambda one: -one.rank)
    top = held[0]
    above = higher(top, against).bit_count()
    if card is top or not above or above != len(held) - 1 or top.rank < Rank.TEN:
        return None
    return top


def _share_that_beat(advice: PlayAdvice, one: Card) -> float:
    """The share of the hands that hold a card that beats this one."""
    above = ~(2 * bit_of(one) - 1)
    found = advice.hands.now
    return sum(1 for each in found if each[one.suit] & above) / len(found) if found else 0.0


def _gains_by_losing(advice: PlayAdvice, sure: Cards) -> bool:
    """Whether giving up the lead is better than cashing any certain winner."""
    cashed = [advice.of(one).points for one in sure if one in choices_of(advice.view)]
    return bool(cashed) and advice.best.points - max(cashed) >= WORTH_SAYING


# --- what the seat plays for ------------------------------------------------------------------------


def _of_the_aim(advice: PlayAdvice) -> Iterator[AdviceSentence]:
    view, best = advice.view, advice.best
    yield from _pique(advice)
    if advice.contract is not None:
        yield from _of_the_bid(advice, advice.contract)
        return
    if best.most is None:
        return
    paid = prices_of(view.rules)
    won, lost = tricks_of(view, view.table.side_of(view.seat))
    worst = advice.options[-1]
    if paid.capot > paid.cards and not lost and (best.every or 0.0) > _A_CHANCE:
        yield AdviceSentence("play-for-capot", {"share": best.every, "points": paid.capot})
    elif paid.capot > paid.cards and not won and (worst.none or 0.0) - (best.none or 0.0) > _A_CHANCE:
        yield AdviceSentence("play-save-capot", {"share": best.none, "worse": worst.none, "points": paid.capot})
    need = paid.tricks // 2 + 1 - won
    if paid.cards and need > 0 and _A_CHANCE < best.most < 1 and need <= len(view.hand):
        yield AdviceSentence("play-for-cards", {"count": need, "share": best.most, "points": paid.cards})
    if 1 < len(view.hand) <= _ENDING and _differ(advice):
        yield from _of_the_last(paid, best.last)


def _of_the_last(paid: Prices, share: float | None) -> Iterator[AdviceSentence]:
    """Why the last trick matters: it counts more, or no lead follows it where leading is a drawback."""
    scoring = paid.scoring
    if paid.last.points:
        yield AdviceSentence("play-last", {"share": share, "points": paid.last.points})
    elif paid.last.in_all is None and scoring.captured > scoring.kept + 2 * scoring.lead:
        yield AdviceSentence("play-last-no-lead", {"share": share, "kept": scoring.kept, "captured": scoring.captured})


def _differ(advice: PlayAdvice) -> bool:
    """Whether the last trick depends on which card is played."""
    chances = [each.last or 0.0 for each in advice.options]
    return max(chances) - min(chances) > _A_CHANCE


def _pique(advice: PlayAdvice) -> Iterator[AdviceSentence]:
    live, view = advice.live, advice.view
    if live is None:
        return
    mine = advice.pique_side == view.table.side_of(view.seat)
    if not live.first:
        if mine and not view.trick:
            yield AdviceSentence("play-pique-now", {"points": live.points})
        return
    if mine and _tricks_in_reach(advice):
        yield AdviceSentence("play-pique-mine", {"count": live.first, "points": live.points})
    elif not mine and live.first <= len(view.hand):
        yield AdviceSentence("play-pique-theirs", {"count": live.first, "points": live.points})


def _tricks_in_reach(advice: PlayAdvice) -> bool:
    """Whether the pique adds anything to the value of any card."""
    return any(each.pique > AS_GOOD for each in advice.options)


def winners_held(advice: PlayAdvice) -> Cards:
    """The seat's cards that the opponent cannot beat."""
    return sure_winners(advice.view.hand, advice.against)


# --- the bid, and tricks that are better lost ------------------------------------------------------


def _of_the_bid(advice: PlayAdvice, contract: ContractValue) -> Iterator[AdviceSentence]:
    """What the card does to the bid, or where there is no bid, to the points for tricks."""
    view, best = advice.view, advice.best
    won, lost = tricks_of(view, view.table.side_of(view.seat))
    if advice.live is None and len({each.points for each in advice.options}) == 1 and len(best.spread) == 1:
        left = {each for half, each in enumerate(contract.rest(won, lost, 0)) if 0 < half < 2 * len(view.hand)}
        if len(left) == 1:
            yield AdviceSentence("play-nothing-left")
            return
    if best.kept is None:
        if contract.fewest:
            yield AdviceSentence("play-fewest", {"share": sum(chance for points, chance in best.spread if points > 0)})
    elif not contract.needed(won, lost):
        yield AdviceSentence("play-bid-made", {"over": "yes" if contract.each else "no"})
    elif contract.out_of_reach(won, lost):
        yield AdviceSentence("play-bid-gone")
    elif not advice.weighed:
        yield _of_the_hands(advice, contract, best.kept)
    if advice.pique_left_out:
        yield AdviceSentence("play-pique-left-out")


def _of_the_hands(advice: PlayAdvice, contract: ContractValue, share: float) -> AdviceSentence:
    """In how many of the hands the bid is made."""
    tried = len(advice.hands.now)
    kept = round(share * tried)
    if tried == 1:
        often = "sure" if kept else "never"
    elif kept in (0, tried):
        often = "all" if kept else "none"
    else:
        often = "most" if share > _NEARLY_ALWAYS else "some"
    name = "play-bid-mine" if contract.mine else "play-bid-theirs"
    facts = {"wanted": contract.wanted, "sign": contract.sign, "often": often}
    return AdviceSentence(name, {**facts, "kept": kept, "short": tried - kept, "tried": tried})


def _to_lose(advice: PlayAdvice, against: Masks) -> Iterator[AdviceSentence]:
    """What the card does in this trick, if tricks are better lost."""
    view, one = advice.view, advice.best.card
    if view.trick:
        yield from _answer_to_lose(advice, view.trick[0], against)
        return
    if against[one.suit] and not lower(one, against):
        yield AdviceSentence("play-lose-lowest", {"card": one, "suit": (one,)})
        return
    share = _share_that_take(advice, one)
    if share > _OFTEN:
        yield AdviceSentence("play-lose-lead", {"card": one, "share": share})


def _answer_to_lose(advice: PlayAdvice, led: Card, against: Masks) -> Iterator[AdviceSentence]:
    one, allowed = advice.best.card, choices_of(advice.view)
    below = tuple(each for each in allowed if each.suit is led.suit and each.rank < led.rank)
    if one.suit is not led.suit:
        if lower(one, against):
            yield AdviceSentence("play-lose-throw", {"card": one, "suit": (led,)})
    elif not beats(one, led):
        if len(below) > 1 and one is max(below, key=lambda each: each.rank):
            yield AdviceSentence("play-lose-under", {"card": one, "led": led})
    elif below:
        if not set(below).intersection(advice.level):
            yield AdviceSentence("play-lose-win", {"led": led, "cards": below})
    elif len(allowed) > 1 and one is max(allowed, key=lambda each: each.rank):
        yield AdviceSentence("play-lose-take", {"led": led})


def _share_that_take(advice: PlayAdvice, one: Card) -> float:
    """The share of the hands in which the opponent can follow, but only with a higher card."""
    found, bit = advice.hands.now, bit_of(one)
    takes = sum(1 for each in found if each[one.suit] and not each[one.suit] & bit - 1)
    return takes / len(found) if found else 0.0
