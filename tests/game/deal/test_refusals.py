"""One judge for "may I?", "why not?" and doing it: every refusal has its reason, its law, and changes nothing."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.actions import (
    Accept,
    Action,
    Answer,
    AskToSee,
    Bid,
    Call,
    ClaimCarteBlanche,
    Concede,
    Count,
    Double,
    Exchange,
    FaceUntaken,
    KeepCarteBlanche,
    Pass,
    Play,
    Reply,
    Show,
)
from piquet_tutor.game.cards import Card, pack_of, parse_card
from piquet_tutor.game.combinations import KINDS, held
from piquet_tutor.game.deal.engine import Refused, apply, judge, legal_actions
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.rules.registry import POLICIES, reasons
from piquet_tutor.game.state import Deal
from tests.game.deal.other_tables import bid_deal, calls, round_deal, said
from tests.game.table_talk import (
    call,
    cards,
    deal_of,
    declared,
    declared_until,
    exchange,
    hands_of,
    lead,
    play,
    played_out,
    refused,
    reply,
    shown,
)
from tests.samples import sample
from tests.strategies import deals

EQUAL = ("S:QJT9 H:AK7 D:A8 C:K87", "S:K8 H:QJT8 D:K9 C:QJT9")
"""Equal points and equal quarts, in spades and in clubs."""
PLAIN = ("S:AKQJT H:K98 D:Q9 C:87", "S:98 H:AQJT7 D:KJ C:AJ9")
"""Elder: point and quint in spades. Younger: five hearts of 48, a tierce, three knaves."""
BLANK = "S:AT98 H:T98 D:T98 C:T9"
COURTS = "S:KQJ H:AKQJ D:KQJ C:KQ"


def dealt(**options: object) -> Deal:
    return deal_of("S:AKQJT H:K98 D:Q9 C:87", "S:98 H:AQJT7 D:KJ C:AJ9", **options)


def called(kind: str = "point", text: str = "S:AKQJT", **options: object) -> Deal:
    return call(declared_until(hands_of(*PLAIN, **options), kind), kind, text)


def led(**options: object) -> Deal:
    return lead(hands_of(*PLAIN, **options), "QD")


def blank_named() -> Deal:
    """Elder has told a carte blanche and named three; younger has set his discard aside."""
    return exchange(apply(deal_of(BLANK, COURTS), ClaimCarteBlanche("elder", 3)), "KS")


def part_of_a_quint_called() -> Deal:
    """Three of five are called, and good."""
    deal = hands_of("S:AKQJT H:987 D:98 C:87", "S:987 H:AKJ D:AKJT C:AK", "club")
    return reply(call(declared_until(deal, "sequence"), "sequence", "S:QJT"), "sequence", "good")


def tierce_called_with_a_quint() -> Deal:
    """The lesser of two is called where that binds."""
    deal = hands_of("S:AKQ H:KQJT9 D:98 C:87", "S:JT7 H:A87 D:KQ7 C:AJT", short_call_binds="always")
    return reply(call(declared_until(deal, "sequence"), "sequence", "S:AKQ"), "sequence", "good")


def last_deal(points: int, number: int = 6, **options: object) -> Deal:
    """Elder has so many points in the partie, all is declared, and he is to lead."""
    standing = Standing({"elder": points, "younger": 200}, number, 6)
    return declared(exchange(exchange(dealt(standing=standing, **options), "8C"), "9S"))


THREE = round_deal(
    "normand",
    ["AS KS QS JS TS 9S 8S 7S AH KH", "QH JH TH 9H 8H 7H AD KD QD JD", "TD 9D 8D 7D AC KC QC JC TC 9C"],
)
FOUR = round_deal(
    "voleur",
    ["AS KS QS JS 9H 8H 7H 9C", "AH KH QH TS 9S 8S 7S TC", "AD KD QD JD JH TH 8C 7C", "TD 9D 8D 7D AC KC QC JC"],
)
"""Three and four players, of whom the fourth of four holds no blank and nobody is asked for one."""
FOUR_SEQUENCE_WON = calls(calls(FOUR, "point", "AS KS QS JS", "", "", ""), "sequence", "AS KS QS JS", "", "", "")
"""The eldest of four has the point and a quart, and a tierce besides."""

CASES: dict[str, list[tuple[Deal, Action]]] = {
    "turn.wait": [
        (dealt(), Exchange("younger", cards("9S"))),
        (hands_of(*PLAIN), Call("younger", "point", cards("H:AQJT7"))),
        (hands_of(*PLAIN), Reply("younger", "point", Answer.GOOD)),
        (led(), Play("elder", parse_card("AS"))),
        (hands_of(*PLAIN), Call("nobody", "point")),
    ],
    "turn.over": [(played_out(hands_of(*PLAIN)), Play("elder", parse_card("AS")))],
    "turn.not_now": [
        (dealt(), Play("elder", parse_card("AS"))),
        (hands_of(*PLAIN), Exchange("elder", cards("7C"))),
        (hands_of(*PLAIN), Count("elder", "sequence")),
        (called(), Call("younger", "point")),
        (declared(hands_of(*PLAIN)), Show("elder")),
        (play(shown(led()), "KD"), Show("younger")),
    ],
    "cards.not_held": [
        (dealt(), Exchange("elder", cards("9S"))),
        (hands_of(*PLAIN), Call("elder", "point", cards("H:AQJT7"))),
        (called(), Reply("younger", "point", Answer.ASK, cards("S:AKQJT"))),
        (declared(hands_of(*PLAIN)), Play("elder", parse_card("AH"))),
        (play(declared(hands_of(*PLAIN)), "AS 9S"), Play("elder", parse_card("AS"))),
    ],
    "cards.twice": [(dealt(), Exchange("elder", (*cards("7C"), *cards("7C"))))],
    "carte_blanche.bound": [(deal_of(BLANK, COURTS), KeepCarteBlanche("elder"))],
    "carte_blanche.number": [
        (deal_of(BLANK, COURTS), ClaimCarteBlanche("elder")),
        (deal_of(BLANK, COURTS), ClaimCarteBlanche("elder", 0)),
        (deal_of(BLANK, COURTS), ClaimCarteBlanche("elder", 6)),
    ],
    "carte_blanche.named": [
        (blank_named(), Exchange("elder", cards("8S 8H"))),
        (blank_named(), Exchange("elder", cards("8S 8H 8D 9D"))),
    ],
    "exchange.elder": [
        (dealt(), Exchange("elder", ())),
        (dealt(), Exchange("elder", cards("KH 9H 8H QD 9D 8C"))),
    ],
    "exchange.younger": [
        (exchange(dealt(), "KH 9H 8H 9D 8C"), Exchange("younger", ())),
        (exchange(dealt(), "KH 9H 8H 9D 8C"), Exchange("younger", cards("9S 8S 7H 9C"))),
    ],
    "talon.foreign": [
        (dealt(), FaceUntaken("elder")),
        (shown(lead(exchange(exchange(dealt(), "8C"), "9S"), "AS")), FaceUntaken("elder")),
    ],
    "talon.untaken": [
        (dealt(), FaceUntaken("younger")),
        (exchange(exchange(dealt(), "8C"), "9S"), FaceUntaken("younger")),
        (lead(exchange(exchange(dealt(younger_untaken="hidden"), "8C"), "9S"), "AS"), FaceUntaken("younger")),
    ],
    "ask.nothing": [(called(), AskToSee("younger", "point")), (hands_of(*PLAIN), AskToSee("elder", "set"))],
    "ask.seen": [(declared(hands_of(*PLAIN)), AskToSee("younger", "point"))],
    "ask.need_not": [
        (lead(declared(hands_of(*EQUAL, rules="parlett")), "AH"), AskToSee("elder", "point")),
        (declared(hands_of(*EQUAL, show_on_request=False)), AskToSee("younger", "point")),
    ],
    "ask.early": [(declared(hands_of(*EQUAL)), AskToSee("elder", "point"))],
    "declare.order": [
        (hands_of(*PLAIN), Call("elder", "set")),
        (called(), Reply("younger", "sequence", Answer.GOOD)),
    ],
    "declare.no_such": [
        (hands_of(*PLAIN), Call("elder", "point", cards("AS KH"))),
        (declared_until(hands_of(*PLAIN), "sequence"), Call("elder", "sequence", cards("AS QS JS"))),
        (declared_until(hands_of(*PLAIN), "set"), Call("elder", "set", cards("9H 9D"))),
    ],
    "declare.once": [(part_of_a_quint_called(), Count("elder", "sequence", (cards("S:AKQ"),)))],
    "point.too_short": [
        (
            hands_of("S:AKQ H:AKQ D:AKQ C:AKQ", "S:JT9 H:JT9 D:JT9 C:JT9", "wikipedia"),
            Call("elder", "point", cards("S:AKQ")),
        )
    ],
    "sinking.allowed": [
        (hands_of(*PLAIN, sinking="none"), Call("elder", "point")),
        (hands_of(*PLAIN, rules="parlett"), Call("elder", "point", cards("S:AKQJ"))),
    ],
    "sinking.binds": [(tierce_called_with_a_quint(), Count("elder", "sequence", (cards("H:KQJT9"),)))],
    "reply.cards": [
        (called(), Reply("younger", "point", Answer.ASK)),
        (called(), Reply("younger", "point", Answer.NOT_GOOD)),
    ],
    "reply.asked_with": [
        (
            reply(called(), "point", "ask", "H:AQJT7"),
            Reply("younger", "point", Answer.NOT_GOOD, cards("H:AQJT")),
        ),
        (
            reply(call(hands_of(*reversed(PLAIN)), "point", "H:AQJT7"), "point", "ask", "S:AKQJT"),
            Reply("younger", "point", Answer.GOOD),
        ),
    ],
    "reply.ask": [
        (called(), Reply("younger", "point", Answer.ASK, cards("C:AJ9"))),
        (
            reply(called(), "point", "ask", "H:AQJT7"),
            Reply("younger", "point", Answer.ASK, cards("H:AQJT7")),
        ),
    ],
    "reply.ask_first": [
        (called(), Reply("younger", "point", Answer.NOT_GOOD, cards("H:AQJT7"))),
        (called(), Reply("younger", "point", Answer.EQUAL, cards("H:AQJT7"))),
    ],
    "reply.not_better": [
        (called(), Reply("younger", "point", Answer.NOT_GOOD, cards("C:AJ9"))),
        (reply(called(), "point", "ask", "H:AQJT7"), Reply("younger", "point", Answer.NOT_GOOD, cards("H:AQJT7"))),
    ],
    "reply.not_equal": [
        (reply(called(), "point", "ask", "H:AQJT7"), Reply("younger", "point", Answer.EQUAL, cards("H:AQJT7")))
    ],
    "concede.now": [
        (declared(hands_of(*PLAIN)), Concede("elder")),
        (last_deal(0, concede_last_deal=False), Concede("elder")),
        (last_deal(0, number=5), Concede("elder")),
        (play(shown(play(last_deal(0), "AS")), "8S"), Concede("elder")),
    ],
    "concede.needless": [(last_deal(99), Concede("elder")), (last_deal(40), Concede("elder"))],
    "show.first": [(led(), Play("younger", parse_card("KD")))],
    "show.claimed": [(led(), Show("younger")), (led(), Show("younger", (), (), (cards("JH JD"),)))],
    "show.not_open": [
        (led(), Show("younger", (), (cards("H:QJT"),), (cards("JH JD JC"),))),
        (led(), Show("younger", cards("H:AQJT7"), (), (cards("JH JD JC"),))),
    ],
    "bid.no_such": [
        (bid_deal(), Bid("dealer", 14, 3)),
        (bid_deal(), Bid("dealer", 7, 9)),
        (bid_deal("auction"), Bid("nondealer", 6, 0, "plus")),
        (bid_deal("auction"), Bid("nondealer", 7, 3)),
    ],
    "bid.higher": [
        (said(bid_deal(), "9-4", "yes"), Bid("dealer", 12, 3)),
        (said(bid_deal("auction"), "8+"), Bid("dealer", 8, 0, "minus")),
    ],
    "bid.answer": [
        (said(bid_deal(), "7-3"), Bid("nondealer", 8, 3)),
        (bid_deal(), Accept("dealer")),
        (bid_deal("auction"), Accept("nondealer")),
    ],
    "bid.double": [
        (bid_deal(), Double("dealer")),
        (bid_deal("auction"), Double("nondealer")),
        (said(bid_deal("auction"), "8+", "double", "double"), Double("dealer")),
    ],
    "exchange.dealer": [(THREE, Exchange("3", (THREE.hands["3"][0],)))],
    "round.not_better": [
        (calls(FOUR, "point", "AS KS QS JS"), Call("2", "point", cards("AH KH QH"))),
        (calls(FOUR, "point", "AS KS QS JS", ""), Call("3", "point", cards("AD KD QD JD"))),
    ],
    "play.follow_suit": [(shown(led()), Play("younger", parse_card("AH")))],
    "play.head": [(shown(lead(hands_of(*PLAIN, must_head=True), "QD")), Play("younger", parse_card("JD")))],
}
CASES["declare.order"].append((FOUR, Call("1", "sequence", cards("AS KS QS JS"))))
CASES["sinking.allowed"].append((FOUR, Call("1", "point", cards("AS KS QS"))))
CASES["declare.once"].append((FOUR_SEQUENCE_WON, Count("1", "sequence", (cards("9H 8H 7H"), cards("9H 8H 7H")))))


def test_every_reason_there_is_has_an_illegal_action_here():
    """No reason is dead, and none is untried."""
    assert set(CASES) == set(reasons())
    assert all(CASES.values())


def test_every_policy_that_can_refuse_refuses_here_for_each_of_its_reasons():
    """Two forms may refuse for one reason by policies of their own: each is reached."""
    reached = set()
    for found in CASES.values():
        for deal, action in found:
            ruling = judge(deal, action)
            reached.add((deal.rules.rule(ruling.rule).policy, ruling.facts["reason"]))
    assert reached == {(name, reason) for name in POLICIES.by_name for reason in POLICIES.by_name[name].refuses}


@pytest.mark.parametrize(
    ("reason", "number"), [(reason, number) for reason, found in CASES.items() for number in range(len(found))]
)
def test_an_illegal_action_is_refused_with_its_reason_and_its_law(reason, number):
    """REFUSED, cited, raised by the act itself, and nothing has happened (``refused`` holds all of it)."""
    deal, action = CASES[reason][number]
    found = refused(deal, action)
    assert found.facts["reason"] == reason
    assert found.side == action.seat


def test_a_refusal_names_the_cards_that_would_do():
    """Who fails to follow is told which suit was led and which of his cards may be played."""
    facts = refused(shown(led()), Play("younger", parse_card("AH"))).facts
    assert (facts["suit"].letter, facts["cards"]) == ("D", cards("KD JD"))


def test_a_refusal_tells_how_many_may_be_exchanged():
    facts = refused(dealt(), Exchange("elder", ())).facts
    assert (facts["count"], facts["minimum"], facts["maximum"]) == (0, 1, 5)


@pytest.mark.clause("cards.not_held")
def test_only_cards_held_are_used_and_each_once():
    """Elder put out, or would call, a card of younger's; then one of his own twice."""
    for action in (Exchange("elder", cards("9S")), Exchange("elder", (*cards("7C"), *cards("7C")))):
        found = refused(dealt(), action)
        assert found.rule == "cards.not_held"
    assert refused(hands_of(*PLAIN), Call("elder", "point", cards("H:AQJT7"))).rule == "cards.not_held"


@pytest.mark.clause("play.head")
def test_who_must_head_is_told_with_what():
    """The knave under the king led: the ace would do."""
    deal = lead(hands_of("S:KQJT9 H:K98 D:Q9 C:87", "S:A8 H:AQJT7 D:KJ C:AJ9", must_head=True), "KS")
    facts = refused(shown(deal), Play("younger", parse_card("8S"))).facts
    assert (facts["reason"], facts["cards"]) == ("play.head", cards("AS"))


# --- the judge and the act ------------------------------------------------------------------------


def any_action(deal: Deal, rng: Random) -> Action:
    """Any action at all, legal or not, likely or absurd."""
    pack: list[Card] = list(pack_of(deal.rules.pack).cards)
    seat = rng.choice([*deal.table.seats, deal.to_act or deal.table.seats[0]])
    hand = list(deal.hands[seat]) if rng.random() < 0.8 else pack
    kind = rng.choice(KINDS)
    some = tuple(rng.sample(hand, min(len(hand), rng.randint(0, 6))))
    runs = [one.cards for each in KINDS for one in held(each, tuple(deal.kept.get(seat, ())))]
    good = rng.choice([some, *runs]) if runs else some
    part = good[: rng.randint(0, len(good))] if rng.random() < 0.3 else good
    return rng.choice(
        [
            ClaimCarteBlanche(seat, rng.choice([None, 0, 1, 3, 5, 9])),
            KeepCarteBlanche(seat),
            Exchange(seat, some),
            FaceUntaken(seat),
            Bid(seat, rng.randint(6, 14), rng.randint(2, 9)),
            Bid(seat, rng.randint(6, 13), 0, rng.choice(["plus", "minus"])),
            rng.choice([Accept(seat), Pass(seat), Double(seat)]),
            Concede(seat),
            Call(seat, kind, part),
            Reply(seat, kind, rng.choice(list(Answer)), part),
            Count(seat, kind, tuple(rng.sample(runs, min(len(runs), rng.randint(0, 2))))),
            Show(seat, part, (rng.choice(runs),) if runs else (), ()),
            Play(seat, rng.choice(hand or pack)),
        ]
    )


def state(deal: Deal) -> tuple[object, ...]:
    """All that a deal is."""
    return tuple(dict(value) if isinstance(value, dict) else value for name, value in sorted(vars(deal).items()))


@settings(max_examples=sample(45), deadline=None)
@given(deal=deals(), seed=st.integers(0, 2**32 - 1))
def test_what_the_judge_allows_can_be_done_and_what_it_refuses_cannot(deal, seed):
    """For a random position and any actions at all: ALLOWED if and only if the act succeeds; nothing ever changes."""
    rng = Random(seed)
    before = state(deal)
    for _ in range(12):
        action = any_action(deal, rng)
        found = judge(deal, action)
        if found.verdict is Verdict.ALLOWED:
            assert apply(deal, action).actions == (*deal.actions, action)
        else:
            assert found.verdict is Verdict.REFUSED
            with pytest.raises(Refused) as caught:
                apply(deal, action)
            assert caught.value.ruling == found
        assert state(deal) == before


@settings(max_examples=sample(20), deadline=None)
@given(deal=deals(), seed=st.integers(0, 2**32 - 1))
def test_every_action_offered_is_allowed(deal, seed):
    """What a player is shown as possible the judge allows; while a deal is not over there is always something."""
    rng = Random(seed)
    offered = []
    for number, action in enumerate(legal_actions(deal)):
        if number < 40 or rng.random() < 0.02:
            offered.append(action)
        if number > 1500:
            break
    assert bool(offered) != deal.done
    for action in offered:
        assert judge(deal, action).verdict is Verdict.ALLOWED, action


@settings(max_examples=sample(20), deadline=None)
@given(deal=deals())
def test_no_refusal_is_ever_written_into_the_ledger(deal):
    """A refusal is an answer to a question; the ledger holds what happened."""
    assert not [one for one in deal.ledger if one.verdict is Verdict.REFUSED]
