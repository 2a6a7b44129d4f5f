"""The lessons: what they name is there, what they ask is rigged, and whoever goes through them comes to the end."""

from __future__ import annotations

import re

import pytest

from piquet_tutor import narration
from piquet_tutor.explain.why import why
from piquet_tutor.explore.rulebook.other_answers import whose
from piquet_tutor.game.rules.loader import load, options
from piquet_tutor.narration.clauses import clause
from piquet_tutor.teach.lessons import (
    choices,
    filled,
    laid,
    lesson,
    lesson_names,
    lessons,
    nameless,
)
from piquet_tutor.teach.lessons.checks import texts_of
from piquet_tutor.teach.lessons.filling import HOLE, rules_of
from piquet_tutor.teach.lessons.sources import notes, readings
from piquet_tutor.teach.path import ROAD
from piquet_tutor.teach.scoring.misconceptions import misconceptions
from piquet_tutor.teach.scoring.words import belief_words
from tests.teach.lessons.answering import hint, reply, right_cards, verdict
from tests.teach.lessons.checking import check, untempting
from tests.teach.lessons.words_met import road

NAMES = lesson_names()
STOPS = [stop.lesson for stop in ROAD if stop.lesson]
TYPED = re.compile(
    r"\b(four|five|six|eleven|twelve|thirteen|fourteen|fifteen|sixteen|twenty|thirty|forty|fifty|sixty|hundred)\b", re.I
)
"""Numbers that could be scores; seven to ten are ranks as well, and one to three say how many things are meant."""

MOST_SENTENCES = 5
"""Sentences of a step that can be taken in before something is done."""
ROAD_WORDS = {"en": 6000, "fr": 6950}
"""Words met on the road: the first deal from both sides, and the stops with every question answered wrongly once."""
ALL_WORDS = 10000
"""Words of all lessons, with every law unfolded."""
SOURCES_WORDS = 2150
"""Words of what the sources say, folded at the ends of all lessons together."""
SENTENCE_END = re.compile(r"(?<=[.?!”])\s+(?=[A-Z“])")
WORDS_A_MINUTE = 150
"""How fast one reads aloud."""
SECONDS = {
    "box": 25,
    "may": 15,
    "pick": 25,
    "choice": 20,
    "do": 35,
    "misconception": 45,
    "facts": 60,
    "boxes": 75,
    "discard": 30,
}
"""What a task takes beside the reading."""

# --- the lessons that ship ------------------------------------------------------------------------------------------


def test_the_road_comes_first_and_every_stop_is_a_toy_questions_and_a_whole_deal():
    stops = [stop.lesson for stop in ROAD if stop.lesson]
    assert list(NAMES[: len(stops)]) == stops
    assert [each.id for each in lessons() if each.stop] == stops
    for name in stops:
        kinds = [step.kind for step in lesson(name).steps]
        assert [kinds.count(kind) for kind in ("boss", "summary")] == [1, 1]
        assert 1 <= kinds.count("toy") <= 4
        assert 3 <= kinds.count("question") <= 4


def test_every_misreading_that_a_lesson_says_it_teaches_is_offered_in_it():
    for each in lessons():
        asks = [step.ask for step in each.steps if step.ask is not None]
        assert set(each.teaches) <= {name for ask in asks for name in ask.misreadings}
        assert set(each.teaches) <= set(misconceptions())


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["first_deal", "first_deal_younger"])
def test_the_first_deal_does_not_speak_of_the_list_that_a_later_stop_lays_out(name, language):
    one = lesson(name, language)
    told = [text for step in one.steps for text in (step.title, *step.text)] + list(one.terms.values())
    assert not [each for each in told if re.search(r"\blist(e)?\b", each)]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("taught_at", "words"),
    [("05_sequences", r"sixi[èe]me|septi[èe]me|huiti[èe]me"), ("07_repique", r"\bpique\b|repique")],
)
def test_no_stop_names_what_a_later_stop_teaches(taught_at, words, language):
    """Nor does an answer to a wrong choice; laws lie folded. In French “pique” is a suit, too."""
    named = re.compile(words.removeprefix(r"\bpique\b|") if language == "fr" else words, re.IGNORECASE)
    stops = [stop.lesson for stop in ROAD if stop.lesson]
    for name in stops[: stops.index(taught_at)]:
        one = lesson(name, language)
        told = [HOLE.sub("", text) for step in one.steps for text in texts_of(one, step)]
        assert any(told)
        assert not [line for line in told if named.search(line)], name


def words(lines):
    return sum(len(line.split()) for line in lines)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_road_is_short(language):
    """From the first deal to the end of the road, counted as met: notes, bubbles, questions, explanations and ends."""
    met = {name: reader.words() for name, reader in road(language).items()}
    assert all(each["notes"] for each in met.values()), "every part of it was gone through"
    assert sum(each.total() for each in met.values()) <= ROAD_WORDS[language], met


def read_aloud(one):
    """A lesson as it is read by somebody who gets each question wrong once and unfolds every law."""
    yield one.title
    quoted = set()
    for step in one.steps:
        yield step.title
        yield from (filled(one, step, one.terms[word]) for word in step.terms)
        yield from (filled(one, step, text) for text in step.text)
        if step.ask is not None and step.ask.text:
            yield filled(one, step, step.ask.text)
        offered = choices(one, step)
        for each in offered:
            yield each.text
            yield " ".join(reply(one, step, each.id)) if each.right else hint(one, step, each.id)
        if not offered:
            yield from (filled(one, step, text) for text in step.after)
        yield from (clause(rules_of(one, step), law) for law in step.laws if law not in quoted)
        quoted.update(step.laws)


def sources_of(one):
    """What stands folded at the end of a lesson: what each source says."""
    for found in [*(found for option in one.options for found in readings(option, one.rules)), *notes(one.id)]:
        yield found.question
        yield from (f"{each.words}: {'; '.join(each.places)}" for each in found.answers)
        yield f"not said: {', '.join(found.silent)}" if found.silent else ""


def test_all_lessons_together_are_short():
    assert sum(words(read_aloud(each)) for each in lessons()) <= ALL_WORDS
    assert sum(words(sources_of(each)) for each in lessons()) <= SOURCES_WORDS


def test_what_the_sources_say_is_what_the_rules_cite():
    """Each answer stands under the books that the rule data cite for it, with its place."""
    for option in sorted({option for each in lessons() for option in each.options}):
        for found in readings(option, "rubicon"):
            assert len({each.words for each in found.answers}) == len(found.answers)
            cited = [narration.place_of(cite) for value in values_of(option) for cite in whose(option, value)]
            for answer in found.answers:
                assert answer.places
                assert all(any(each.startswith(place) for place in cited) for each in answer.places), option


def values_of(option):
    return options()[option].values or (load("rubicon").settings[option].value,)


def test_parlett_lets_younger_stand_pat_and_the_others_do_not():
    (found,) = readings("younger_exchange_min", "rubicon")
    one, none = found.answers
    assert [place.partition(",")[0] for place in one.places] == ["Cavendish", "Club rules", "Wikipedia"]
    assert "Parlett, The exchange" in none.places


@pytest.mark.parametrize("name", NAMES)
def test_a_step_says_no_more_than_can_be_taken_in(name):
    one = lesson(name)
    for step in one.steps:
        told = " ".join(filled(one, step, each) for each in step.text)
        if step.kind != "summary":
            assert len(SENTENCE_END.split(told)) <= MOST_SENTENCES, f"{step.id}: {told}"


@pytest.mark.parametrize("name", NAMES)
def test_its_minutes_are_honest(name):
    """Read aloud, with its tasks, it takes about what it says."""
    one = lesson(name)
    words, seconds = 0, 0
    for step in one.steps:
        texts = [filled(one, step, each) for each in (step.title, *step.text, *step.after)]
        texts += [f"{term} {one.terms[term]}" for term in step.terms]
        texts += [each.text for each in choices(one, step)]
        words += sum(len(each.split()) for each in texts)
        seconds += SECONDS[step.ask.kind] if step.ask is not None else 0
    minutes = words / WORDS_A_MINUTE + seconds / 60
    assert abs(one.minutes - minutes) <= max(1.5, minutes / 10), round(minutes)


def test_no_word_of_the_game_is_explained_twice():
    words = [term for each in lessons() for term in each.terms]
    assert sorted(words) == sorted(set(words))


@pytest.mark.parametrize("name", NAMES)
def test_its_deals_rulings_laws_and_facts_exist(name):
    one = lesson(name)
    check(one)
    for step in one.steps:
        if step.kind == "explain":
            found = choices(one, step)
            assert all(each.text for each in found)
            assert {each.right for each in found} == {True, False}
            assert len({each.text for each in found}) == len(found)


@pytest.mark.parametrize("name", NAMES)
def test_its_right_facts_are_the_rulings_own(name):
    """What decides stands in the ruling's tree of reasons; what does not, stands nowhere in it."""
    one = lesson(name)
    for step in one.steps:
        if step.kind != "explain" or step.place is None:
            continue
        table = laid(step.place)
        ruling = table.ruling(step.ask.about)
        if not any(each is ruling for each in table.deal.rulings):
            continue
        reason = why(table.deal, ruling, table.seat or None)
        decides = [each.id for each in choices(one, step) if each.right]
        assert decides
        own = {nameless(one, step, f"{reason.number}-{place}") for place in range(len(reason.because))}
        assert set(decides) <= own


def test_what_a_ruling_scores_is_not_offered_as_a_reason_for_it():
    """Whoever leaves out “It scores 30 points” of why it is a pique has left out nothing."""
    explains = [(one, step) for one in lessons() for step in one.steps if step.kind == "explain"]
    texts = [fact.text for one, step in explains for fact in choices(one, step)]
    assert texts
    assert not [text for text in texts if text.startswith("It scores")]


def test_the_trick_explained_back_is_asked_about_as_the_point_it_is():
    """That elder led it decides only who scores, so the question is why younger scores, not why younger takes it."""
    one = lesson("01_cards")
    step = one.step("explain-1")
    assert step.title == "Why is this trick a point for younger?"
    assert {fact.text for fact in choices(one, step) if fact.right} == {
        "Elder had led it.",
        "Of K♦ A♦, the ace of diamonds is the highest card of the suit led.",
    }


@pytest.mark.parametrize("name", NAMES)
def test_no_number_and_no_verdict_is_typed_in_it(name):
    one = lesson(name)
    for step in one.steps:
        for text in texts_of(one, step):
            bare = HOLE.sub("", text)
            assert not re.search(r"\d", bare), text
            assert not TYPED.search(bare), text


@pytest.mark.parametrize("name", NAMES)
def test_its_numbers_tempt(name):
    """Beside the right number stand those that a misreading makes of that very deal, and prices with a reply."""
    one = lesson(name)
    for step in one.steps:
        if step.ask is not None and step.ask.kind == "box":
            assert untempting(one, step) == (), step.id
            assert len(choices(one, step)) > 1
            assert all(each.right or each.named or each.reply for each in choices(one, step))


def test_a_capot_is_asked_for_among_the_prices_it_is_taken_for():
    """Forty, fifty with the cards on top, the ten for the cards, the thirty of a pique: each wrong one is answered."""
    one = lesson("08_play")
    step = one.step("capot")
    offered = choices(one, step)
    assert [each.id for each in offered] == ["010-elder", "030-elder", "040-elder", "050-elder"]
    assert [hint(one, step, each.id) for each in offered[:2]] == [each.reply for each in offered[:2]]


@pytest.mark.parametrize("name", NAMES)
def test_every_answer_is_marked_and_every_wrong_one_has_its_reason(name):
    one = lesson(name)
    for step in one.steps:
        offered = choices(one, step)
        for each in offered if step.ask is not None and not step.ask.many else ():
            assert verdict(one, step, each.id) == ("right" if each.right else "wrong")
            if each.named:
                words = belief_words(rules_of(one, step), each.named[0], "en", step.ask.box)
                assert words.belief in " ".join(reply(one, step, each.id))
                assert words.correction in reply(one, step, each.id)
        if offered:
            assert verdict(one, step, None) == "skipped"
        if step.ask is not None and step.ask.kind == "pick":
            cards = right_cards(one, step)
            assert verdict(one, step, cards) == "right"
            assert verdict(one, step, cards[:-1]) == "wrong"
            assert verdict(one, step, [*cards, _other(step, cards)]) == "wrong"


def _other(step, cards):
    hand = laid(step.place).deal.kept[step.ask.hand]
    return next(each.code for each in hand if each.code not in cards)
