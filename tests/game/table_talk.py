"""How these tests talk: hands and plays as text, and the words of the table as functions.

A hand is written suit by suit, ``"S:AKQJ H:KQ D:- C:7"`` (a suit left out is a void), or card by card, ``"AS KS"``.
"""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.game.actions import Action, Answer, Call, Count, Exchange, Play, Reply, Show
from piquet_tutor.game.cards import Cards, Suit, card, pack_of, parse_card, parse_cards, sort_hand
from piquet_tutor.game.deal import declarations, dialogue
from piquet_tutor.game.deal.engine import Refused, apply, judge, start, start_from_hands
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.rules.policies import calling, counting, younger_showing
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.rules.registry import POLICIES
from piquet_tutor.game.state import Deal

CLAUSE_OF = {
    reason: clause.id
    for name in rule_set_names()
    for clause in load(name).clauses.values()
    for reason in POLICIES.by_name[clause.policy].refuses
}
"""The clause that each refusal rests on."""

# --- cards ----------------------------------------------------------------------------------------


def cards(text: str) -> Cards:
    """Cards from either way of writing them, in canonical order."""
    found: list = []
    for part in text.split():
        if ":" in part:
            suit, ranks = part.split(":")
            found += [parse_card(rank + suit) for rank in ranks if rank != "-"]
        else:
            found.append(parse_card(part))
    return sort_hand(found)


def rest_of(*hands: Cards, pack: int = 32) -> Cards:
    """The cards of the pack in none of these hands."""
    taken = {one for hand in hands for one in hand}
    return tuple(one for one in pack_of(pack).cards if one not in taken)


def swap_suits(hand: Cards, order: tuple[Suit, ...]) -> Cards:
    """The same cards with every suit called by another's name."""
    return tuple(card(one.rank, order[one.suit]) for one in hand)


# --- setting the table ----------------------------------------------------------------------------


def rules_of(rules: str | RuleSet, **options: object) -> RuleSet:
    """A rule set by name, with options."""
    return load(rules, options) if isinstance(rules, str) else rules


def deal_of(
    elder: str,
    younger: str,
    talon: str = "",
    rules: str | RuleSet = "rubicon",
    standing: Standing | None = None,
    **options: object,
) -> Deal:
    """A deal as dealt. Of the talon its top cards may be named; the rest of the pack lies under them."""
    first, second = cards(elder), cards(younger)
    top = parse_cards(talon)
    under = tuple(one for one in rest_of(first, second) if one not in top)
    assert (len(first), len(second), len(top + under)) == (12, 12, 8), "not a deal of twelve, twelve and eight"
    return start(rules_of(rules, **options), {"elder": first, "younger": second}, top + under, standing)


def hands_of(
    elder: str, younger: str, rules: str | RuleSet = "rubicon", blanks: tuple[str, ...] = (), **options: object
) -> Deal:
    """The hands after the exchange; the declarations are next."""
    first, second = cards(elder), cards(younger)
    assert len({*first, *second}) == 24, "not twelve different cards each"
    return start_from_hands(rules_of(rules, **options), {"elder": first, "younger": second}, blanks)


# --- what is said and done ------------------------------------------------------------------------


def exchange(deal: Deal, text: str) -> Deal:
    """Whoever is to exchange puts these cards out."""
    return apply(deal, Exchange(deal.to_act or "", cards(text)))


def call(deal: Deal, kind: str, text: str = "") -> Deal:
    """Elder calls this, or nothing."""
    return apply(deal, Call("elder", kind, cards(text)))


def reply(deal: Deal, kind: str, answer: str, text: str = "") -> Deal:
    """Younger says ``good``, ``not_good``, ``equal`` or ``ask``, with these cards in mind."""
    return apply(deal, Reply("younger", kind, Answer(answer), cards(text)))


def count(deal: Deal, kind: str, *combinations: str) -> Deal:
    """Elder counts these others as well."""
    return apply(deal, Count("elder", kind, tuple(cards(one) for one in combinations)))


def show(deal: Deal, point: str = "", sequences: tuple[str, ...] = (), sets: tuple[str, ...] = ()) -> Deal:
    """Younger shows what is good."""
    shown = Show("younger", cards(point), tuple(map(cards, sequences)), tuple(map(cards, sets)))
    return apply(deal, shown)


def play(deal: Deal, text: str) -> Deal:
    """Cards played in this order, by whoever is to play; younger shows all that is good when his time comes."""
    for one in parse_cards(text):
        if younger_showing.may_show(deal):
            deal = apply(deal, younger_showing.full_show(deal))
        deal = apply(deal, Play(deal.to_act or "", one))
    return deal


def plain_word(deal: Deal) -> Action:
    """The next word of the declarations, full and true."""
    word = dialogue.expected(deal)
    if word is Call:
        return declarations.full_call(deal, calling.callable_kinds(deal)[0])
    return declarations.full_reply(deal) if word is Reply else declarations.full_count(deal)


def declared(deal: Deal) -> Deal:
    """Both say all they have, class by class; elder is to lead next."""
    while deal.phase == "declare":
        deal = apply(deal, plain_word(deal))
    return deal


def declared_until(deal: Deal, kind: str) -> Deal:
    """The declarations as far as the classes before this one."""
    while calling.callable_kinds(deal)[0] != kind or calling.current(deal) or counting.class_to_count(deal):
        deal = apply(deal, plain_word(deal))
    return deal


def lead(deal: Deal, text: str) -> Deal:
    """All is declared, and elder leads this card."""
    return apply(declared(deal), Play("elder", parse_card(text)))


def shown(deal: Deal) -> Deal:
    """Younger shows all that is good, if anything is."""
    return apply(deal, younger_showing.full_show(deal)) if younger_showing.may_show(deal) else deal


def played_out(deal: Deal, rng: Random | None = None) -> Deal:
    """The rest of a deal: all is declared, and each plays his first card that may be played (or any)."""
    while not deal.done:
        if deal.phase == "declare":
            deal = apply(deal, plain_word(deal))
        elif younger_showing.may_show(deal):
            deal = apply(deal, younger_showing.full_show(deal))
        else:
            may = playable(deal)
            deal = apply(deal, Play(deal.to_act or "", rng.choice(may) if rng else may[0]))
    return deal


# --- what the engine ruled ------------------------------------------------------------------------


def rulings(deal: Deal, rule: str, verdict: str = "", side: str | None = None) -> list[Ruling]:
    """The rulings under a clause, in order."""
    return [
        one
        for one in deal.rulings
        if one.rule == rule and (not verdict or one.verdict.value == verdict) and (side is None or one.side == side)
    ]


def ruling(deal: Deal, rule: str, verdict: str = "", side: str | None = None) -> Ruling:
    """The one ruling there is under a clause."""
    found = rulings(deal, rule, verdict, side)
    assert len(found) == 1, f"{len(found)} rulings under {rule}: {[(one.verdict.value, one.side) for one in found]}"
    return found[0]


def told(deal: Deal, since: int = 0) -> list[str]:
    """The clauses that spoke after so many rulings, with side and verdict: ``point.good awarded elder 5``."""
    found = []
    for one in deal.rulings[since:]:
        points = f" {one.points}" if one.awards else ""
        found.append(f"{one.rule} {one.verdict.value} {one.side or 'both'}{points}")
    return found


def in_hand(deal: Deal, side: str) -> dict[str, int]:
    """What a side has counted, by kind, without the total."""
    return {kind: points for kind, points in deal.tally()[side].items() if kind != "total"}


def may(deal: Deal, action: Action) -> bool:
    """Whether the judge allows it."""
    return judge(deal, action).verdict is Verdict.ALLOWED


def refused(deal: Deal, action: Action) -> Ruling:
    """The refusal; judge, the act itself and the citations agree, and the deal is as it was before."""
    before = (deal.rulings, deal.actions, dict(deal.hands), deal.phase, deal.to_act, dict(deal.contests), deal.stock)
    found = judge(deal, action)
    assert found.verdict is Verdict.REFUSED, f"{action} was allowed"
    clause = deal.rules.rule(CLAUSE_OF[found.facts["reason"]])
    assert (found.rule, found.cites) == (clause.id, clause.cites_on(action.seat, found.facts))
    assert found.cites
    assert not found.awards
    assert (found.side, found.audience) == (action.seat, (action.seat,))
    with pytest.raises(Refused) as caught:
        apply(deal, action)
    assert caught.value.ruling == found
    after = (deal.rulings, deal.actions, dict(deal.hands), deal.phase, deal.to_act, dict(deal.contests), deal.stock)
    assert after == before
    return found
