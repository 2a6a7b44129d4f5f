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
from tests.game.table_talk import call, cards, declared_until, hands_of, reply
from tests.samples import sample
from tests.strategies import for_elder_and_younger

HANDS = ("S:AKQJ H:KQ D:A98 C:JT9", "S:T98 H:JT987 D:K C:AKQ")
"""Elder: a quart of spades, a tierce in clubs. Younger: five hearts, tierces in spades and clubs, no set."""
SETS = ("S:AKQ H:AKQ D:AKQ C:K98", "S:JT9 H:JT9 D:JT9 C:AJT")
"""Elder: trios of aces and queens, a quatorze of kings. Younger: quatorzes of jacks and tens, a trio of nines."""


def refused(kind, theirs, answer, mine, language="en", asked=False, hands=HANDS):
    """What is said of an answer with these cards to this call."""
    deal = call(declared_until(hands_of(*hands), kind), kind, theirs)
    if asked:
        deal = reply(deal, kind, "ask", mine)
    ruling = judge(deal, Reply("younger", kind, Answer(answer), cards(mine)))
    assert (ruling.verdict, ruling.rule) == (Verdict.REFUSED, "reply.true")
    return narration.sentence(ruling, language)


@pytest.mark.clause("reply.true")
@pytest.mark.parametrize("answer", ["equal", "ask", "not_good"])
def test_shorter_cards_are_said_to_be_shorter(answer):
    found = refused("sequence", "S:AKQJ", answer, "C:AKQ")
    assert found.startswith("A♣ K♣ Q♣ are shorter than elder's sequence, so ")
    assert found.endswith("; against them, elder's call is good: answer “good”.")
    found = refused("sequence", "S:AKQJ", answer, "C:AKQ", "fr")
    assert found.startswith("A♣ R♣ D♣ font une séquence plus courte que celle du premier, ")
    assert found.endswith("contre ces cartes, l’annonce est bonne : répondez « bon ».")
    found = refused("point", "S:AKQJ", answer, "C:AKQ")
    assert found.startswith("A♣ K♣ Q♣ are fewer cards than elder's, so ")
    found = refused("point", "S:AKQJ", answer, "C:AKQ", "fr")
    assert found.startswith("A♣ R♣ D♣ sont moins nombreuses que les cartes annoncées, ")


@pytest.mark.clause("reply.true")
@pytest.mark.parametrize("answer", ["equal", "ask"])
def test_longer_cards_are_said_to_be_longer(answer):
    found = refused("sequence", "C:JT9", answer, "H:JT987")
    assert found.startswith("J♥ 10♥ 9♥ 8♥ 7♥ are longer than elder's sequence, so ")
    assert found.endswith("; elder's call is not good: answer “not good”.")
    found = refused("sequence", "C:JT9", answer, "H:JT987", "fr")
    assert found.startswith("V♥ 10♥ 9♥ 8♥ 7♥ font une séquence plus longue que celle du premier, ")
    assert found.endswith("l’annonce n’est pas bonne : répondez « pas bon ».")
    found = refused("point", "S:AKQJ", answer, "H:JT987")
    assert found.startswith("J♥ 10♥ 9♥ 8♥ 7♥ are more cards than elder's, so ")
    found = refused("point", "S:AKQJ", answer, "H:JT987", "fr")
    assert found.startswith("V♥ 10♥ 9♥ 8♥ 7♥ sont plus nombreuses que les cartes annoncées, ")


@pytest.mark.clause("reply.true")
@pytest.mark.parametrize("answer", ["equal", "not_good"])
def test_equally_long_is_said_until_the_value_is_asked_for(answer):
    found = refused("sequence", "C:JT9", answer, "C:AKQ")
    assert found == "A♣ K♣ Q♣ are as long as elder's, so the top card decides; ask “How high?” first."
    assert "aussi longue que celle du premier" in refused("sequence", "C:JT9", answer, "C:AKQ", "fr")
    found = refused("point", "C:JT9", answer, "C:AKQ")
    assert found == "A♣ K♣ Q♣ are as many as elder's, so the value decides; ask “Making?” first."
    assert "aussi nombreuses que" in refused("point", "C:JT9", answer, "C:AKQ", "fr")


@pytest.mark.clause("reply.true")
def test_what_has_been_stated_decides_afterwards():
    found = refused("sequence", "C:JT9", "equal", "C:AKQ", asked=True)
    assert found.startswith("A♣ K♣ Q♣ are as long as elder's sequence, and higher, so they are not equal; ")
    found = refused("point", "D:A98", "not_good", "S:T98", asked=True)
    assert found.startswith("10♠ 9♠ 8♠ are as many as elder's, but make less, so “not good” would be untrue; ")
    found = refused("point", "D:A98", "ask", "S:T98", asked=True)
    assert found.startswith("You have heard what elder's point makes, so there is nothing left to ask; ")


@pytest.mark.clause("reply.true")
def test_a_set_is_compared_by_its_number_and_then_by_its_rank():
    four, aces, tens = "KS KH KD KC", "AS AH AD", "TS TH TD TC"
    said = {
        "are four of a kind, and elder's are three": refused("set", aces, "equal", tens, hands=SETS),
        "are as many as elder's, but of a lower rank": refused("set", four, "equal", tens, hands=SETS),
        "font un quatorze, et l’annonce n’est qu’un brelan": refused("set", aces, "equal", tens, "fr", hands=SETS),
        "d’un rang plus bas": refused("set", four, "not_good", tens, "fr", hands=SETS),
        "are three of a kind, and elder's are four": refused("set", four, "not_good", "TS TH TD", hands=SETS),
    }
    for words, sentence in said.items():
        assert words in sentence


NO_RUN = ("S:AKQJ H:KQ D:A98 C:JT9", "S:T8 H:AJ97 D:KJ7 C:AK8")
"""Elder as before; younger holds no sequence and no set."""


@pytest.mark.clause("reply.true")
@pytest.mark.parametrize("answer", ["equal", "ask", "not_good"])
def test_whoever_holds_none_is_told_so_and_sent_for_no_cards(answer):
    assert refused("sequence", "S:AKQJ", answer, "", hands=NO_RUN) == "You hold none: say “good”."
    assert refused("sequence", "S:AKQJ", answer, "", "fr", hands=NO_RUN).startswith("Vous n’en avez pas")
    assert "choose the cards you mean" in refused("sequence", "S:AKQJ", answer, "")


@pytest.mark.clause("reply.true")
def test_nothing_is_compared_with_a_class_in_which_nothing_was_called():
    found = refused("sequence", "", "equal", "C:AKQ")
    assert found == "Elder has called no sequence, so A♣ K♣ Q♣ have nothing to be equal to; say whether you have one."
    found = refused("point", "", "ask", "C:AKQ")
    assert found == "Elder has called no point, so there is nothing to ask; say whether you have one."


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
