"""What is said of points, sequences and sets: of each in its own words, whole, and no more than its ruling knows."""

from __future__ import annotations

import re
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import OnlyFor
from piquet_tutor.explain.why import why
from piquet_tutor.explore.rulebook.book import rulebook_of
from piquet_tutor.game.actions import Call, Count
from piquet_tutor.game.deal.random_play import play_out
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration.clauses import clause, telling
from tests.game.table_talk import (
    call,
    cards,
    declared_until,
    hands_of,
    refused,
    reply,
    ruling,
    rulings,
)
from tests.narration.deals import opening_of, rules_of
from tests.samples import sample

LANGUAGES = ("en", "fr")
OTHERS = {
    "point": {
        "en": r"top card|tierce|quart\b|quint\b|neighbouring|higher rank|\btrio|quatorze|sequence|(?:the|other) sets?",
        "fr": r"carte du haut|tierce|quarte|quinte|se suivent|rang|brelan|quatorze|séquence",
    },
    "sequence": {
        "en": r"\bmak(?:e|es|ing)\b|\bpoint\b|\btrio|quatorze|\brank\b|(?:the|other) sets?\b",
        "fr": r"\bvalant\b|(?<!se )\bvalent\b|le point\b|un point\b|brelan|quatorze|\brang\b",
    },
    "set": {
        "en": r"top card|tierce|neighbouring|\bmak(?:e|es|ing)\b|\bpoint of\b|sequences?\b",
        "fr": r"carte du haut|tierce|se suivent|\bvalant\b|point de\b|séquence",
    },
}
"""Words of the other two, which nothing said of a point, a sequence or a set may use."""


def kind_of(each):
    kind = each.rule.split(".")[0]
    return kind if kind in OTHERS else each.facts.get("kind")


def said(each, language, deal):
    passage = narration.passage(each, language, deal.rulings, deal.rules)
    return " ".join((passage.short, *passage.reasons))


# --- each in its own words ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", rule_set_names())
def test_what_is_said_of_a_point_a_sequence_or_a_set_uses_no_word_of_the_others(name):
    rng = Random(name)
    for _ in range(sample(12)):
        deal = play_out(opening_of(rules_of(name, rng), rng), rng)
        for each in deal.rulings:
            if kind_of(each) in OTHERS:
                for language in LANGUAGES:
                    text = said(each, language, deal)
                    assert not re.search(OTHERS[kind_of(each)][language], text), (each.rule, text)


@pytest.mark.parametrize("what", ["suit", "cards"])
def test_an_equal_point_gives_away_what_is_named_of_it_and_no_more(what):
    """How many cards it has and what they make leaves open which they are, unless they are shown."""
    deal = hands_of("S:AQJ7 H:AJ D:J9 C:AQJT", "D:AQT7 H:T98 S:T98 C:98", equal_named=what)
    deal = reply(reply(call(deal, "point", "S:AQJ7"), "point", "ask", "D:AQT7"), "point", "equal", "D:AQT7")
    text = said(ruling(deal, "equal.named"), "en", deal)
    assert ("sees every card of it" in text) == (what == "cards")
    assert ("what they make, were known already" in text) == (what == "suit")
    assert "top card" not in text


def test_where_the_value_decides_alone_nothing_is_said_of_equal_numbers():
    """By the oldest book a point of six beats one of five by what it makes."""
    rules = load("rubicon", {"point_compare": "pips"})
    deal = call(hands_of("H:AQT97 S:AK D:AK C:AQ8", "C:KJT97 S:QJT D:QJT H:8", rules), "point", "H:AQT9")
    deal = reply(deal, "point", "not_good", "C:KJT97")
    english, french = (said(ruling(deal, "point.good", "denied"), language, deal) for language in LANGUAGES)
    assert "as many cards" not in english
    assert "By these rules the one worth more wins" in english
    assert "autant de cartes" not in french


@pytest.mark.parametrize(
    ("score", "told"),
    [
        ("cards", "One for each card: 4 points."),
        ("tens_rounded", "One for each ten of its value, five or more counting as another ten: 4 points."),
        ("flat_5", "By these rules every good point scores the same: 5 points."),
        ("ending4_less_one", "One for each card: 4 points."),
    ],
)
def test_a_point_says_by_which_rule_it_scores_so_many(score, told):
    """Also where the number of its cards and its tens happen to be the same."""
    deal = hands_of("S:AQJ7 H:AJ9 D:J9 C:QJT", "D:AQT H:T87 S:T98 C:987", point_score=score)
    deal = reply(call(deal, "point", "S:AQJ7"), "point", "good")
    assert said(ruling(deal, "point.good", "awarded"), "en", deal).endswith(told)


def test_a_quint_of_nought_has_no_top_card_that_could_be_higher():
    rules = load("au-cent", {"nought_value": "50"})
    deal = declared_until(hands_of("D:JT987 S:AK9 H:AK C:AK", "H:QJT98 S:QJT C:QJT9", rules), "sequence")
    deal = reply(call(deal, "sequence", "D:JT987"), "sequence", "not_good", "-D")
    for language, claimed in (("en", "top card wins"), ("fr", "haute carte")):
        assert claimed not in said(ruling(deal, "sequence.good", "denied"), language, deal)


# --- whole --------------------------------------------------------------------------------------------------------

THREE_TIERCES = "S:AKQ C:9AK H:AKQ D:AKQ"
THE_KNAVES = "H:JT9 S:J87 D:J87 C:J87"


def test_all_that_is_sunk_is_named():
    """Elder calls no sequence while holding three tierces; why says the same."""
    deal = call(declared_until(hands_of(THREE_TIERCES, THE_KNAVES, "au-cent"), "sequence"), "sequence")
    sunk = rulings(deal, "sinking.allowed", side="elder")[-1]
    assert narration.text(sunk) == "Elder sinks A♠ K♠ Q♠, A♥ K♥ Q♥ and A♦ K♦ Q♦."
    assert narration.text(sunk, language="fr") == "Le premier tait A♠ R♠ D♠, A♥ R♥ D♥ et A♦ R♦ D♦."
    assert "declares none of them. They score nothing" in narration.text(sunk, "full")
    held = [each.premise.facts["cards"] for each in why(deal, sunk).because if each.premise is not None]
    assert held == [cards("S:AKQ"), cards("H:AKQ"), cards("D:AKQ")]


def test_of_a_call_below_others_all_that_is_passed_over_is_named_and_of_a_part_the_whole():
    deal = declared_until(hands_of("S:AKQ H:QJT C:987 D:A97", "S:JT H:A87 D:KQT C:KQJT", "au-cent"), "sequence")
    passed = ruling(call(deal, "sequence", "C:987"), "sinking.allowed", side="elder")
    assert narration.text(passed) == "Elder sinks A♠ K♠ Q♠ and Q♥ J♥ 10♥, calling 9♣ 8♣ 7♣ instead."
    deal = declared_until(hands_of("S:AKQJ H:T98 C:987 D:A9", "S:T9 H:A7 D:KQJT C:KQJT", "au-cent"), "sequence")
    part = ruling(call(deal, "sequence", "S:AKQ"), "sinking.allowed", side="elder")
    assert narration.text(part) == "Elder calls only A♠ K♠ Q♠ of A♠ K♠ Q♠ J♠, and sinks the rest."


def test_a_point_that_is_sunk_is_one_suit():
    """One point scores, so no other suit is sunk with it."""
    deal = call(hands_of(THREE_TIERCES, THE_KNAVES, "au-cent"), "point")
    assert "others" not in ruling(deal, "sinking.allowed", side="elder").facts


@pytest.mark.parametrize(
    ("how", "short"),
    [
        ("top_always", "Elder calls a tierce major: 3 neighbouring cards of one suit."),
        ("length_first", "Elder calls a tierce: 3 neighbouring cards of one suit."),
    ],
)
def test_a_called_sequence_is_told_with_its_top_card_where_that_is_named_at_once(how, short):
    deal = declared_until(hands_of(THREE_TIERCES, THE_KNAVES, sequence_call=how), "sequence")
    deal = call(deal, "sequence", "S:AKQ")
    assert narration.text(ruling(deal, "sequence.called")) == short


def announced(each):
    """What of a call is public: its value or its top card, in words that its text must have."""
    facts = {name: each.facts[name] for name in ("pips", "top") if name in each.facts}
    return [value for value in facts.values() if not isinstance(value, OnlyFor)]


@pytest.mark.parametrize("name", rule_set_names())
def test_every_text_of_a_call_has_the_value_or_the_top_card_that_was_named(name):
    """On each line that speaks of the call: when it is made, answered “good”, and not good."""
    rng = Random(name)
    for _ in range(sample(12)):
        deal = play_out(opening_of(rules_of(name, rng), rng), rng)
        for each in deal.rulings:
            answered = each.rule == "sequence.answered" and each.facts["answer"] == "good"
            if each.rule in ("point.called", "sequence.called") or answered:
                for value in announced(each):
                    word = str(value) if not hasattr(value, "name") else value.name.lower()
                    text = narration.text(each)
                    assert word in text or (word == "ace" and "major" in text), text


# --- refused ------------------------------------------------------------------------------------------------------

SHORT = {
    "nothing, where all must be declared": (
        "none",
        ("point", ""),
        "you must declare everything you hold, and you hold A♠ K♠ Q♠ J♠; declare it.",
    ),
    "part, where all must be declared": (
        "none",
        ("point", "S:AKQ"),
        "you must declare everything you hold, and A♠ K♠ Q♠ is only part of A♠ K♠ Q♠ J♠; declare all of it.",
    ),
    "another suit, where all must be declared": (
        "none",
        ("point", "H:T987"),
        "the best first, and A♠ K♠ Q♠ J♠ is better than 10♥ 9♥ 8♥ 7♥; declare that.",
    ),
    "another suit": (
        "whole_class",
        ("point", "H:T987"),
        "the point you call must be your best, and A♠ K♠ Q♠ J♠ is better than 10♥ 9♥ 8♥ 7♥; call that, or no point",
    ),
    "part of the point": (
        "whole_class",
        ("point", "S:AKQ"),
        "A♠ K♠ Q♠ is only part of A♠ K♠ Q♠ J♠; declare all of it, or none of it.",
    ),
    "another sequence": (
        "whole_class",
        ("sequence", "H:T987"),
        "the sequence you call must be your best, and A♠ K♠ Q♠ J♠ is better than 10♥ 9♥ 8♥ 7♥; call that, or no",
    ),
    "a shorter sequence within": (
        "whole_class",
        ("sequence", "S:KQJ"),
        "K♠ Q♠ J♠ is only part of A♠ K♠ Q♠ J♠; declare all of it, or none of it.",
    ),
    "part of a sequence": (
        "whole_combinations",
        ("sequence", "H:T98"),
        "10♥ 9♥ 8♥ is only part of 10♥ 9♥ 8♥ 7♥; declare all of it, or none of it.",
    ),
    "a trio out of a quatorze": (
        "whole_class",
        ("set", "AS AH AD"),
        "A♠ A♥ A♦ is only part of A♠ A♥ A♦ A♣; declare all of it, or none of it.",
    ),
    "another set": (
        "whole_class",
        ("set", "KS KH KD"),
        "the trio or quatorze you call must be your best, and A♠ A♥ A♦ A♣ is better than K♠ K♥ K♦; call that, or none",
    ),
}
SUITS = ("S:AKQJ H:T987 D:A87 C:7", "S:T9 H:AKQ D:KQJ C:AKQJ")
RANKS = ("AS AH AD AC KS KH KD 9S 8S 9H 7D 8C", "QS QH QD QC JS JH JD TS TH 9D 8D 7C")


@pytest.mark.parametrize(("sinking", "action", "why_not"), SHORT.values(), ids=SHORT)
def test_too_short_a_call_is_refused_with_what_it_is(sinking, action, why_not):
    """Part of the best, the lower of two, or nothing: each is told as what it is, in both languages."""
    kind, called = action
    hands = RANKS if kind == "set" else SUITS
    deal = declared_until(hands_of(*hands, sinking=sinking), kind)
    no = refused(deal, Call("elder", kind, cards(called) if called else ()))
    assert no.facts["reason"] == "sinking.allowed"
    assert why_not in narration.sentence(no)
    assert ("partie" in narration.sentence(no, "fr")) == ("part of" in why_not)


@pytest.mark.parametrize(
    ("binds", "told"), [("always", "by these rules that binds you"), ("unless_good_against_cards", "could have beaten")]
)
def test_a_call_that_binds_is_said_to_be_beatable_only_where_that_is_why(binds, told):
    hands = hands_of("S:AKQ H:QJT C:987 D:A97", "S:JT H:A87 D:KQT C:KQJT", sinking="partial", short_call_binds=binds)
    deal = reply(call(declared_until(hands, "sequence"), "sequence", "H:QJT"), "sequence", "good")
    no = refused(deal, Count("elder", "sequence", (cards("S:AKQ"),)))
    assert told in narration.sentence(no)


# --- no more than is known ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("sinking", ["none", "partial"])
def test_that_something_may_be_sunk_is_said_only_where_it_may(sinking):
    hands = hands_of("S:AKQ H:QJT C:987 D:A97", "S:JT H:A87 D:KQT C:KQJT", sinking=sinking)
    deal = call(declared_until(hands, "set"), "set")
    nothing = said(ruling(deal, "declare.nothing"), "en", deal)
    assert ("sinks it" in nothing) == (sinking == "partial")
    answered = said(rulings(deal, "sequence.answered")[-1], "en", deal)
    assert "may be sinking" not in answered or sinking == "partial"


def test_who_counts_though_beaten_is_not_said_to_score_nothing():
    hands = hands_of("S:987 H:AK9 D:AK9 C:AK9", "S:QJT H:QJT D:QJT C:QJT", lesser_combinations="both")
    deal = reply(call(declared_until(hands, "sequence"), "sequence", "S:987"), "sequence", "ask", "S:QJT")
    deal = reply(deal, "sequence", "not_good", "S:QJT")
    told = said(ruling(deal, "sequence.good", "denied", "elder"), "en", deal)
    assert "counts nevertheless" in told
    assert "scores nothing" not in told
    assert ruling(deal, "sequence.good", "awarded", "elder").points == 3


# --- what is not played -------------------------------------------------------------------------------------------


def options_under(reason):
    if reason.option is not None:
        yield reason.option[0]
    for each in reason.because:
        yield from options_under(each)


@pytest.mark.parametrize("name", rule_set_names())
def test_under_a_ruling_stand_only_options_that_mean_something_in_its_rules(name):
    rng = Random(name)
    for _ in range(sample(2)):
        deal = play_out(opening_of(load(name), rng), rng)
        for each in deal.rulings:
            assert {*options_under(why(deal, each))} <= telling(deal.rules)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", rule_set_names())
def test_a_rule_set_without_a_carte_rouge_tells_of_none(name, language):
    """Nor of a rubicon, a misère or a doubled bid, where there is none."""
    rules = load(name)
    absent = {
        "carte rouge": "carte_rouge.award" not in rules.clauses,
        "rubicon": "settlement.rubicon" not in rules.clauses,
        "misère": "misere.award" not in rules.clauses,
    }
    for part in rulebook_of(rules, language).parts:
        for article in part.articles:
            told = [part.title, article.question, article.statement, clause(rules, article.id, language)]
            told += [each.title for each in article.settings if each.name in telling(rules)]
            for word, none in absent.items():
                assert not none or word not in " ".join(told).lower(), (word, article.id, told)
