"""Why an answer to a call is refused: shorter, longer or equally long, and only what is so."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.actions import Answer, Call, Reply
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.combinations import KINDS, Point, size_of
from piquet_tutor.game.deal.engine import apply, judge, start_from_hands
from piquet_tutor.game.rules.policies import calling
from piquet_tutor.game.rules.policies.declaring import rank_of
from tests.game.table_talk import declared_until
from tests.samples import sample
from tests.strategies import for_elder_and_younger

AS_LONG = ("as long as", "as many as", "aussi longue que", "aussi nombreuses que")
SHORTER = (
    *("shorter than", "fewer cards", "are three of a kind"),
    *("plus courte que", "moins nombreuses", "qu’un brelan, et"),
)
LONGER = (
    *("longer than", "more cards than", "are four of a kind"),
    *("plus longue que", "plus nombreuses", "font un quatorze"),
)


@pytest.mark.clause("reply.true")
@settings(max_examples=sample(25), deadline=None)
@given(for_elder_and_younger(), st.integers(0, 2**32 - 1), st.sampled_from(KINDS))
def test_whatever_is_refused_is_compared_as_it_lies(rules, seed, kind):
    rng = Random(seed)
    for deal in answerable(rules, rng, kind):
        contest = deal.contests[kind]
        for claim in calling.callable_of(deal, "younger", kind):
            for answer in (Answer.EQUAL, Answer.NOT_GOOD, Answer.ASK):
                ruling = judge(deal, Reply("younger", kind, answer, claim.cards))
                if ruling.verdict is Verdict.REFUSED and "stands" in ruling.facts:
                    check(deal, contest.called, claim, ruling)


def answerable(rules, rng, kind):
    """Two hands at random and a call of this class, and the same once its value has been asked for."""
    pack = list(pack_of(rules.pack).cards)
    rng.shuffle(pack)
    size = rules.hand_size
    deal = start_from_hands(rules, {"elder": tuple(pack[:size]), "younger": tuple(pack[size : 2 * size])})
    deal = declared_until(deal, kind)
    held = calling.callable_of(deal, "elder", kind)
    action = Call("elder", kind, rng.choice(held).cards if held else ())
    if judge(deal, action).verdict is Verdict.REFUSED:
        return
    deal = apply(deal, action)
    yield deal
    for claim in calling.callable_of(deal, "younger", kind):
        ask = Reply("younger", kind, Answer.ASK, claim.cards)
        if judge(deal, ask).verdict is not Verdict.REFUSED:
            yield apply(deal, ask)
            return


def check(deal, called, claim, ruling):
    """What a refusal says of length, of better and worse, and of the answer to give, is so."""
    sentences = narration.sentence(ruling, "en"), narration.sentence(ruling, "fr")
    rule = calling.clause(deal, claim.kind)
    for sentence in sentences:
        difference = size_of(claim) - size_of(called) if called is not None else None
        for words, so in (
            (AS_LONG, difference == 0),
            (SHORTER, (difference or 0) < 0),
            (LONGER, (difference or 0) > 0),
        ):
            assert so or not any(each in sentence for each in words), sentence
    if called is None:
        assert "no " in sentences[0]
        return
    if "is good" in sentences[0]:
        assert rank_of(rule, claim) < rank_of(rule, called)
    if "is not good" in sentences[0]:
        assert rank_of(rule, claim) > rank_of(rule, called)
        sunk = Reply("younger", claim.kind, Answer.NOT_GOOD, claim.cards)
        assert judge(deal, sunk).facts.get("reason", "") in ("", "sinking.allowed", "point.too_short")
    if isinstance(claim, Point) and "and make more" in sentences[0]:
        assert claim.pips > called.pips
