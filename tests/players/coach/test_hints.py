"""The ladder of hints: four steps for whatever is to be done, in every language, from the view alone."""

from __future__ import annotations

from random import Random

import pytest

from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration import card_name, card_symbol, message
from piquet_tutor.players.coach.declaring import advise_call
from piquet_tutor.players.coach.hints import hints
from piquet_tutor.players.coach.maxims import MAXIMS
from piquet_tutor.players.coach.playing import advise_play
from tests.players.coach.helpers import cards_to_play, moments, otherwise

STEPS = ["nudge", "rule", "odds", "answer"]
PRINCIPLES = {message(f"principle-{each}") for each in MAXIMS}


def sound(found):
    """Look at every step: something said, cards that are cards, bars that can be drawn."""
    for each in found:
        assert each.title
        assert each.paragraphs
        assert all(text and "{" not in text and "advice-" not in text for text in each.paragraphs)
        assert [parse_card(code).code for code in each.cards] == list(each.cards)
        for bar in each.bars:
            assert set(bar) == {"label", "share", "text"}
            assert 0 < bar["share"] <= 1
            assert bar["label"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_deal_from_the_exchange_to_the_end_has_hints_all_the_way(language):
    met = set()
    standing = Standing(points={"elder": 40, "younger": 90}, deal=5, deals=6)
    for place, (_, view) in enumerate(moments("rubicon", 3, standing=standing)):
        if view.phase == "exchange" and "exchange" in met:
            continue
        if place > 12 and place % 4:
            continue
        found = hints(view, language)
        sound(found)
        steps = [each.step for each in found]
        assert steps in (STEPS, ["answer"])
        met.add("exchange" if view.phase == "exchange" else type(view.choices[0]).__name__)
    assert met >= {"exchange", "Call", "Reply", "Play", "Show"}


@pytest.mark.parametrize("name", rule_set_names())
def test_every_form_has_hints_or_says_in_a_sentence_why_not(name):
    seen = set()
    for _, view in moments(name, 4, wild=0.3):
        sort = (view.phase, type(view.choices[0]).__name__ if view.choices else "")
        if view.phase == "exchange" or (sort in seen and len(view.hand) > 3):
            continue
        seen.add(sort)
        found = hints(view)
        assert found
        sound(found)
        assert [each.step for each in found] in (STEPS, ["answer"], ["rule"])


def test_the_answer_is_the_advice_and_no_step_before_it_names_it_alone():
    for _, view in moments("rubicon", 7):
        if view.choices and isinstance(view.choices[0], Play) and len(view.choices) > 1:
            nudge, rule, odds, answer = hints(view)
            best = advise_play(view).best.card
            assert answer.cards == (best.code,)
            assert card_name(best) in answer.paragraphs[0]
            assert odds.bars[0]["share"] == 1
            assert nudge.cards != (best.code,) or len(nudge.cards) == 1 < len(view.hand)
            assert card_name(best) not in " ".join((*nudge.paragraphs, *rule.paragraphs))
            return


def test_the_first_hint_is_the_principle_where_one_stands_behind_the_advice():
    first = [hints(view)[0] for _, view in moments("rubicon", 7) if len(view.choices) > 1 or view.phase == "exchange"]
    nudges = [each for each in first if each.step == "nudge"]
    named = [each for each in nudges if each.paragraphs[0] in PRINCIPLES]
    assert len(named) > len(nudges) / 2
    assert all(len(each.paragraphs) == 2 for each in named)


def test_a_word_is_answered_as_advised():
    view = next(view for _, view in moments("rubicon", 3) if view.phase == "declare")
    *_, answer = hints(view)
    assert answer.cards == tuple(one.code for one in advise_call(view).best.action.cards)


@pytest.mark.parametrize("seed", [2])
def test_other_hidden_cards_bring_the_same_hints(seed):
    rng, looked_at = Random(seed), 0
    for deal, view in moments("rubicon", seed):
        if deal.kept and view.choices and looked_at < 8:
            looked_at += 1
            assert hints(seen_by(otherwise(deal, view, rng), view.seat)) == hints(view)
    assert looked_at == 8


def test_whoever_is_not_to_act_gets_none():
    deal = shuffled(load("rubicon"), 2)
    assert hints(seen_by(deal, "younger")) == ()


@pytest.mark.parametrize("name", ["rubicon", "cent-36"])
def test_cards_that_come_to_the_same_are_those_of_the_same_figure_and_each_has_its_bar(name):
    several = 0
    for _, view in cards_to_play(name, 4, most=7):
        *_, odds, answer = hints(view)
        best = odds.bars[0]["text"].split(" (")[0]
        alike = {label for bar in odds.bars if bar["text"].split(" (")[0] == best for label in bar["label"].split()}
        advice = advise_play(view)
        assert alike == {card_symbol(one) for one in advice.level}
        every = len(advice.level) == len(advice.options)
        assert answer.paragraphs[0].startswith("Every card comes to the same") == every
        same = [text for text in answer.paragraphs if text.endswith("come to the same thing.")]
        if len(alike) > 1 and not every:
            assert all(label in same[0] for label in alike)
            several += 1
    assert several


def test_a_bid_that_cannot_be_made_any_more_is_not_asked_for():
    said = [hints(view)[1].paragraphs for _, view in cards_to_play("contract", 2, most=2) if len(view.tricks) == 10]
    assert said
    for paragraphs in said:
        assert any("can no longer make them: each trick short of that counts" in text for text in paragraphs)
        assert not any("need" in text for text in paragraphs)
