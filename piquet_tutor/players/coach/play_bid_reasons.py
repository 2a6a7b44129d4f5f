"""Why a card was advised after bidding: whether it makes the bid, and what it does where tricks are better lost."""

from __future__ import annotations

from collections.abc import Iterator

from piquet_tutor.game.cards import Card
from piquet_tutor.players.coach.play_facts import choices_of, lower
from piquet_tutor.players.coach.play_model import PlayAdvice
from piquet_tutor.players.coach.play_pique import tricks_of
from piquet_tutor.reckoner.figures import AdviceSentence
from piquet_tutor.reckoner.masks import Masks, bit_of
from piquet_tutor.reckoner.solver.contract_value import ContractValue
from piquet_tutor.reckoner.solver.play import beats

_OFTEN = 0.5
"""The share of the hands above which an effect of a card is mentioned."""
_NEARLY_ALWAYS = 0.75
"""The share of the hands above which the text gives the number of hands in which the bid fails instead."""


def of_the_bid(advice: PlayAdvice, contract: ContractValue) -> Iterator[AdviceSentence]:
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
    elif out_of_reach(contract, won, lost):
        yield AdviceSentence("play-bid-gone")
    elif not advice.weighed:
        yield _of_the_hands(advice, contract, best.kept)
    if advice.pique_left_out:
        yield AdviceSentence("play-pique-left-out")


def out_of_reach(contract: ContractValue, won: int, lost: int) -> bool:
    """Whether the bid can no longer be made, whoever takes the remaining tricks."""
    return not any(contract.bid_made(half) for half in range(2 * won, 2 * (contract.tricks - lost) + 2))


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


def to_lose(advice: PlayAdvice, against: Masks) -> Iterator[AdviceSentence]:
    """What the card does in this trick, if tricks are better lost."""
    view, one = advice.view, advice.best.card
    if view.trick:
        yield from _answer(advice, view.trick[0], against)
        return
    if against[one.suit] and not lower(one, against):
        yield AdviceSentence("play-lose-lowest", {"card": one, "suit": (one,)})
        return
    share = _share_that_take(advice, one)
    if share > _OFTEN:
        yield AdviceSentence("play-lose-lead", {"card": one, "share": share})


def _answer(advice: PlayAdvice, led: Card, against: Masks) -> Iterator[AdviceSentence]:
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
