"""Hands still possible at a random moment of a deal: the list against every hand tried by the engine.

Where the cards alone leave few enough hands, every one of them is put in the other's place and the deal gone through
again by the engine: just those that leave the asker hearing the same must be listed. Of more, some are drawn, half from
the list and half from all hands the cards allow, and tried likewise. Then the hidden cards are dealt otherwise among
hands of the list, and the list must stay what it is.
"""

from __future__ import annotations

from math import comb
from random import Random

from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.game.cards import sort_hand
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.random_play import random_action
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.reckoner.counting import EXACT
from piquet_tutor.reckoner.hands import hands, possible
from piquet_tutor.reckoner.information_set import information
from piquet_tutor.reckoner.masks import bits_of, cards_of
from tests.reckoner.brute import hands_tried
from tests.reckoner.dealing import blanks_tell, could_be_dealt, discards_tell
from tests.strategies import random_rules, random_start

FOR_TWO = [name for name in rule_set_names() if len(load(name).table.seats) == 2]
DRAWN = 12
"""Hands tried of a moment that has too many."""


def ways_to_place(deal, view, known):
    """How many ways the engine has to go through at most, to try every hand."""
    placed = comb(len(known.open), known.size - len(known.sure))
    out = next(iter(view.others.values())).discarded
    if discards_tell(deal) or (deal.kept and blanks_tell(deal, view.seat)):
        placed *= comb(out + view.stock_count, out)
    return placed


def random_moment(number, seed):
    """A moment of a random deal, and who asks; None where the rules drawn are not for two."""
    rng = Random(f"{seed} {number}")
    rules = random_rules(rng) if number % 2 else load(rng.choice(FOR_TWO))
    while len(rules.table.seats) > 2:
        rules = random_rules(rng)
    deal, states = random_start(rules, rng), []
    while not deal.done:
        states.append(deal)
        deal = apply(deal, random_action(deal, rng))
    return rng.choice(states), rng.choice(rules.table.seats), rng


def tried(deal, seat, only=None):
    """The hands that leave the asker hearing what it heard, of those named or of all."""
    steps = list(ReadersDeal(deal).history())
    if any(state.kept for state, _ in steps):
        return hands_tried(deal, seat, sinks=True, only=only)
    return {frozenset(hand) for hand in only if could_be_dealt(steps, deal, seat, sort_hand(hand))}


def trouble(number, seed, cap):
    """How a moment was looked at, and what disagrees there; empty when nothing does."""
    deal, seat, rng = random_moment(number, seed)
    view = seen_by(deal, seat)
    known = information(view, next(iter(view.others)))
    found = hands(view)
    where = f"deal {number}, {deal.rules.id}, {seat}, {deal.phase}, after {len(deal.actions)} actions"
    if found.count != possible(view).rules.hands:
        return "counted", f"{where}: {found.count} listed, {possible(view).rules.hands} counted"
    listed = {frozenset(cards_of(each)) for each in found.kept}
    if len(listed) != len(found.kept):
        return "listed", f"{where}: a hand is listed twice"
    begun = any(state.kept for state, _ in ReadersDeal(deal).history())
    if begun and ways_to_place(deal, view, known) <= cap:
        right = tried(deal, seat)
        how = "every hand" if found.how == EXACT else "at most"
        if found.how == EXACT and listed != right:
            return how, f"{where}: {len(listed)} listed, {len(right)} could have spoken so"
        if not listed >= right:
            return how, f"{where}: {len(right - listed)} are missing"
    else:
        how = "drawn hands"
        some = set(rng.sample(sorted(listed, key=bits_of), min(DRAWN // 2, len(listed))))
        open_cards = sort_hand(known.open)
        some |= {
            frozenset({*known.sure, *rng.sample(open_cards, known.size - len(known.sure))}) for _ in range(DRAWN // 2)
        }
        right = tried(deal, seat, some)
        if found.how == EXACT and right != some & listed and not found.sampled:
            return how, f"{where}: of {len(some)} drawn, {len(some & listed)} are listed and {len(right)} could be"
        if not found.sampled and not right <= listed:
            return how, f"{where}: some that could have spoken so are missing"
    return how, swapped(deal, seat, view, found, right, rng, where)


def swapped(deal, seat, view, found, right, rng, where):
    """What changes when the other has another of the hands that could be his: nothing may."""
    if not deal.kept or discards_tell(deal) or blanks_tell(deal, seat) or not right:
        return ""
    other = found.other
    hand = rng.choice(sorted(right, key=bits_of))
    new = with_hand(deal, seat, other, hand)
    again = hands(seen_by(new, seat))
    same = again.now == found.now and again.count == found.count
    return "" if same else f"{where}: the list is another when the hidden cards are"


def with_hand(deal, seat, other, hand):
    """The deal with other hidden cards: this hand for the other, what it lacks among what nobody has seen."""
    played = set(deal.kept[other]) - set(deal.hands[other])
    gone = sort_hand(set(deal.kept[other]) - set(hand))
    come = sort_hand(set(hand) - set(deal.kept[other]))
    change = {**dict(zip(gone, come, strict=True)), **dict(zip(come, gone, strict=True))}
    assert not played & set(gone)
    draft = deal.draft()
    freeze = type(deal.hands)

    def turned(cards):
        return sort_hand(change.get(one, one) for one in cards)

    draft.hands, draft.kept, draft.stock = (
        freeze({**deal.hands, other: turned(deal.hands[other])}),
        freeze({**deal.kept, other: turned(deal.kept[other])}),
        tuple(change.get(one, one) for one in deal.stock),
    )
    if other in deal.discards:
        draft.discards = freeze({**deal.discards, other: turned(deal.discards[other])})
    return draft.sealed()
