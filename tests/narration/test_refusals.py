"""Every refusal is one sentence that says what, why, and what to do next."""

from __future__ import annotations

import re

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Facts, Ruling, Verdict
from piquet_tutor.game.actions import Answer, Exchange
from piquet_tutor.game.cards import Suit, parse_cards
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.engine import judge, start
from piquet_tutor.game.deal.phases import PHASES
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.rules.registry import reasons
from tests.game.table_talk import CLAUSE_OF
from tests.narration.deals import claim_20

CARDS = parse_cards("KH 9H")
ONE = parse_cards("7S")[0]
UNCALLED, EQUAL = {"stands": "uncalled"}, {"stands": "equal"}
BETTER, WORSE = (
    tuple({"stands": stands, "by": by} for by in ("longer", "higher", "pips")) for stands in ("better", "worse")
)
FACTS = {
    "turn.wait": [{"to_act": "younger", "phase": phase} for phase in PHASES] + [{"to_act": None, "phase": "play"}],
    "turn.not_now": [{"phase": phase} for phase in PHASES],
    "cards.not_held": [{"card": ONE}],
    "cards.twice": [{"card": ONE}],
    "carte_blanche.number": [{"count": count, "minimum": 1, "maximum": 5} for count in (None, 0, 1, 7)],
    "carte_blanche.named": [{"count": 2, "minimum": 4, "maximum": 4, "left": 8}],
    "exchange.elder": [{"count": count, "minimum": 1, "maximum": 5, "left": 8} for count in (0, 6, 12)],
    "exchange.younger": [
        {"count": count, "minimum": least, "maximum": most, "left": most}
        for count, least, most in ((0, 1, 3), (5, 1, 3), (1, 2, 3), (2, 0, 1), (1, 0, 0))
    ],
    "talon.foreign": [{"left": left, "points": points} for left in (1, 2) for points in (0, 70, 170)],
    "talon.untaken": [
        {"left": left, "how": how}
        for left in (0, 2)
        for how in ("expose_or_hide_now", "look_after_lead_shared", "hidden", "private")
    ],
    "declare.order": [{"kind": kind, "expected": wanted} for kind in KINDS for wanted in (*KINDS, "")],
    "declare.no_such": [{"kind": kind, "cards": cards} for kind in KINDS for cards in (CARDS, (ONE,))],
    "declare.once": [{"kind": kind, "cards": CARDS} for kind in ("sequence", "set")],
    "point.too_short": [
        {"length": 3, "min_length": least, "min_pips": pips} for least, pips in ((4, 0), (0, 30), (4, 30))
    ],
    "sinking.allowed": [
        {"kind": kind, "how": how, "cards": CARDS}
        for kind in KINDS
        for how in ("none", "whole_class", "whole_combinations")
    ],
    "sinking.binds": [{"kind": "sequence", "cards": CARDS, "called": parse_cards("AS KS QS")}],
    "reply.cards": [
        {"kind": kind, "answer": answer.value, "holds": holds}
        for kind in KINDS
        for answer in Answer
        for holds in (False, True)
    ],
    "reply.asked_with": [{"kind": kind, "cards": CARDS} for kind in KINDS],
    **{
        f"reply.{what}": [
            {"kind": kind, "answer": answer, "cards": CARDS, "stated": stated, **stands}
            for kind in KINDS
            for stated in (False, True)
            for stands in against
        ]
        for what, answer, against in (
            ("ask", "ask", (UNCALLED, *BETTER, *WORSE)),
            ("ask_first", "equal", (EQUAL,)),
            ("not_better", "not_good", (EQUAL, *WORSE)),
            ("not_equal", "equal", (UNCALLED, *BETTER, *WORSE)),
        )
    },
    "show.claimed": [{"kind": kind, "cards": CARDS} for kind in KINDS],
    "show.not_open": [{"kind": kind} for kind in KINDS],
    **{f"ask.{what}": [{"kind": kind} for kind in KINDS] for what in ("nothing", "seen", "early")},
    "ask.need_not": [{"kind": kind, "extent": extent} for kind in KINDS for extent in ("equal", "scored", "nothing")],
    "play.follow_suit": [{"card": ONE, "suit": suit, "cards": CARDS} for suit in Suit],
    "concede.needless": [{"total": 20, "within": 83, "line": 100}],
    "bid.no_such": [
        *({"tricks": number, "left": 0, "sign": ""} for number in (21, 36, 37)),
        {"tricks": 14, "left": 9, "sign": ""},
        *({"tricks": 14, "left": 0, "sign": sign} for sign in ("plus", "minus")),
    ],
    "bid.higher": [
        {"tricks": 12, "left": 3, "points": 36, "over": 36},
        {"tricks": 8, "left": 0, "points": 8, "over": 8},
    ],
    "bid.answer": [{"word": "yes"}, {"word": "bid"}],
    "bid.double": [{"factor": factor} for factor in (1, 2, 4)],
    "exchange.dealer": [{"count": 1, "maximum": 2}, {"count": 3, "maximum": 2}],
    "round.not_better": [
        {"kind": kind, "cards": CARDS, "partner": partner} for kind in KINDS for partner in (True, False)
    ],
    "play.head": [{"card": ONE, "led": parse_cards("8H")[0], "cards": CARDS}],
}


def refused(reason, facts):
    name = CLAUSE_OF[reason]
    clause = next(rules.clauses[name] for rules in map(load, rule_set_names()) if name in rules.clauses)
    told = Facts(reason=reason, **facts)
    return Ruling(9, clause.id, Verdict.REFUSED, "elder", told, (), (), clause.cites, ("elder",))


def test_no_reason_is_tried_here_that_there_is_not():
    """One that stands in no list takes no facts: a text of it that wants some is found out below."""
    assert set(FACTS) <= set(reasons())


@pytest.mark.parametrize(
    ("reason", "facts"), [(reason, facts) for reason in reasons() for facts in FACTS.get(reason, [{}])]
)
def test_a_refusal_is_one_sentence_with_a_way_on(reason, facts):
    text = narration.sentence(refused(reason, facts))
    assert text.endswith(".")
    assert not re.search(r"[.!?] [A-Z]", text), "more than one sentence"
    assert not re.search(r"[{}$]|absent|None|_|  ", text)
    assert re.search(r"[;,] |: ", text), "a way on follows the reason"
    assert len(text) < 220


def opening():
    deal = claim_20()
    return start(deal.rules, deal.dealt, deal.talon)


def test_one_card_by_itself_is_no_sequence():
    ruling = refused("declare.no_such", {"kind": "sequence", "cards": (ONE,)})
    assert narration.sentence(ruling).startswith("7♠ does not make a sequence; ")
    assert narration.sentence(ruling, "fr").startswith("7♠ ne fait pas une séquence\u202f; ")


def test_the_law_stands_below_a_refusal():
    ruling = refused("play.follow_suit", FACTS["play.follow_suit"][0])
    passage = narration.passage(ruling, rules=load("rubicon"))
    assert passage.call == ""
    assert passage.full[0].startswith("The law: You must follow suit if you can")
    assert passage.full[1].startswith("Where it is written:")


def test_what_may_be_done_is_said_too():
    deal = opening()
    ruling = judge(deal, Exchange("elder", deal.hands["elder"][:3]))
    assert narration.text(ruling) == "This may be done."
    assert narration.passage(ruling).cites == ()
