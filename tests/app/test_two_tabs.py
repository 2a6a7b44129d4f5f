"""Two tabs of one browser never undo each other: what is known is joined, and one thing is done in one tab."""

from __future__ import annotations

import base64
import json
from random import Random

import pytest

from piquet_tutor.app.address import Address
from piquet_tutor.app.held_text import LARGEST, MOST, HeldText, put, things
from piquet_tutor.app.kept_text import KeptText, veiled
from piquet_tutor.app.pages.lessons import lesson_state
from piquet_tutor.app.pages.lessons.lesson_state import Visit, to_json
from piquet_tutor.app.pages.pages import NAMES, page_at
from piquet_tutor.app.pages.pages import files as addresses
from piquet_tutor.app.pages.scorer import scorer_state
from piquet_tutor.app.pages.scorer.scorer_state import ScorerState
from piquet_tutor.app.shared.keeping import known
from piquet_tutor.app.shared.keeping.elsewhere import NOTHING
from piquet_tutor.app.shared.keeping.page_state import by_fields, joined_names, joined_table
from piquet_tutor.app.shared.keeping.restoring import match_left
from piquet_tutor.app.shelf import KINDS
from piquet_tutor.narration import languages
from piquet_tutor.teach.scoring.mastery import Mastery
from piquet_tutor.teach.scoring.misconceptions import known_clauses
from tests.app.strangers import ODD, built, learning
from tests.app.test_shelf import file, found
from tests.app.two_tabs import FILES, Browser, Tab, nothing_is_lost, pressed
from tests.app.walker import done
from tests.samples import sample

RULES = ("cards.capot", *sorted(known_clauses() - {"cards.capot"})[:3])


# --- of every page ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_whatever_is_pressed_in_two_tabs_nothing_done_is_lost(name):
    for number in range(sample(2)):
        rng = Random(f"{name} {number}")
        browser = pressed((FILES[name], FILES[name]), rng, 8, locks=number % 2 == 0)
        nothing_is_lost(browser)


def test_every_kept_name_has_a_kind_and_its_pages_keep_to_it():
    kinds = {(each.name, each.kind) for name in addresses() for each in page_at(Address(name))._keeps}
    readers = {
        (name, "chosen") for name in ("first_deal", "mastery", "lessons", "play")
    }  # pages that only look at them
    assert {name for name, _ in kinds} | {"drafts"} == set(KINDS)
    assert kinds - readers == {(name, kind) for name, kind in KINDS.items() if name != "drafts"}


@pytest.mark.parametrize("name", [name for name, kind in KINDS.items() if kind == "held"])
@pytest.mark.parametrize("language", languages())
def test_whoever_is_at_a_thing_of_another_tab_is_told_so_and_how_to_go_on(name, language):
    page = built(name, language)
    store = next(each for each in page._keeps if isinstance(each, HeldText))
    notices = [part for part in page.parts().values() if type(part).__name__ == "Elsewhere"]
    assert [notice.scene for notice in notices] == [NOTHING]
    for away in ("taken", "left", "gone"):
        store._stay(away)
        scene = notices[0].scene
        assert scene["paragraphs"][0].endswith(".")
        assert [button["label"] for button in scene["buttons"]] == [
            {"en": "Go on here", "fr": "Continuer ici"}[language]
        ]
    store._stay("")
    assert notices[0].scene == NOTHING


# --- what is known ----------------------------------------------------------------------------------------------------


def step(tab: Tab, action: str = "next") -> None:
    card = next(part for part in tab.page.parts().values() if part.view == "course")
    tab.press(card.id, {"kind": "press", "action": action, "step": card.scene["key"]})


def seen(browser: Browser) -> dict[str, int]:
    return {name: len(one["seen"]) for name, one in json.loads(browser.kept("lessons"))["lessons"].items()}


def test_a_lesson_in_one_tab_does_not_undo_another_in_the_other():
    browser = Browser()
    browser.write(None, "lessons", veiled(done(["03_exchange"])))
    one, front = browser.open("lesson_04_point.ipynb"), browser.open("index.ipynb")
    other = browser.open("lesson_05_sequences.ipynb")
    for tab in (one, other, one):
        step(tab)
        browser.settle()
    assert {name: seen(browser)[name] for name in ("04_point", "05_sequences")} == {"04_point": 3, "05_sequences": 2}
    assert set(seen(browser)) == {"03_exchange", "04_point", "05_sequences"}
    road = next(part.scene["html"] for part in front.page.parts().values() if "pq-road" in str(part.scene))
    assert road.count('data-state="begun"') == 2, "a front page that lies open shows what is done elsewhere"


def test_the_front_page_shows_how_a_match_stands_that_is_played_in_another_tab_and_writes_nothing_of_it():
    """Whatever is pressed in both: what the match's own tab has done is what is kept."""
    for number in range(sample(4)):
        browser = pressed(("play.ipynb?seed=7", "index.ipynb"), Random(number), 60, locks=number % 2 == 0)
        nothing_is_lost(browser)
        play, front = browser.tabs
        assert "play" in front.names
        assert front.page.holds() == {}
        assert not any(each.told for each in front.page._keeps)
        kept = browser.kept("play")
        match = match_left(kept) if kept is not None else None
        shown = next(part.scene["html"] for part in front.page.parts().values() if "pq-next" in str(part.scene))
        assert ("Go on with your match" in shown) == (match is not None)
        if match is not None:
            assert all(f"{who} {points}" in shown for who, points in match.totals.items() if match.deals)
            own = next(each for each in play.page._keeps if each.name == "play")
            assert own.written() == browser.store["play"]


def test_answers_of_two_tabs_all_count_however_late_each_hears_of_the_other():
    begun = Mastery().answered(RULES[1], True)
    browser = Browser()
    browser.write(None, "mastery", veiled(begun.to_json()))
    tabs = [browser.open("scorer.ipynb"), browser.open("scorer.ipynb")]
    for tab in tabs:
        store = next(each for each in tab.page._keeps if each.name == "mastery")
        store.keep(begun.answered("cards.capot", tab is tabs[0]).to_json())
    browser.settle()
    both = Mastery.from_json(browser.kept("mastery"))
    assert (both.clock, both.rules["cards.capot"].right, both.rules["cards.capot"].wrong) == (3, 1, 1)
    assert both.rules["cards.capot"].box == 1, "what was wrong once is still to be learned"


def test_what_is_forgotten_in_one_tab_is_not_written_back_by_the_other():
    browser = Browser()
    browser.write(None, "mastery", veiled(Mastery().answered("cards.capot", True).to_json()))
    one, other = browser.open("scorer.ipynb"), browser.open("scorer.ipynb")
    known_part = next(part for part in one.page.parts().values() if part.view == "map")
    one.press(known_part.id, {"kind": "erase"})
    browser.settle()
    sheet = next(part for part in other.page.parts().values() if part.view == "scorer")
    other.press(sheet.id, {"kind": "skip"})
    browser.settle()
    now = Mastery.from_json(browser.kept("mastery"))
    assert now.clock == 1
    assert now.marked == 0


def answered(mastery: Mastery, rng: Random, count: int) -> Mastery:
    for _ in range(count):
        rule, right, question = rng.choice(RULES), rng.random() < 0.6, rng.choice(("", "a/b", "c/d"))
        mastery = mastery.answered(rule, right, question, rng.choice((0, 739_000, 739_004)))
    return mastery


def test_every_answer_counts_once_whoever_gave_it():
    for number in range(sample(200)):
        rng = Random(number)
        begun = answered(Mastery(), rng, rng.randrange(6))
        here, there = (answered(begun, rng, rng.randrange(5)) for _ in range(2))
        both = here.joined(begun, there)
        assert both.clock == begun.clock + (here.clock - begun.clock) + (there.clock - begun.clock)
        for rule in both.rules:
            counts = [
                (each.rules[rule].right, each.rules[rule].wrong) if rule in each.rules else (0, 0)
                for each in (begun, here, there, both)
            ]
            then, mine, theirs, now = (complex(*pair) for pair in counts)
            assert now == then + (mine - then) + (theirs - then)
        assert Mastery.from_json(both.to_json()) == both
        assert begun.joined(begun, there) == there
        assert here.joined(begun, begun) == here
        assert known.joined(begun.to_json(), there.to_json(), there.to_json()) == there.to_json()


def visit(rng: Random, before: Visit) -> Visit:
    found = lesson_state.from_json(to_json({"one": before})).get("one", Visit())
    for _ in range(rng.randrange(4)):
        name = rng.choice("abcdef")
        found.at = name
        found.seen = list(dict.fromkeys([*found.seen, name]))
        if rng.random() < 0.2:
            found.leave(name)
        else:
            found.answers[name], found.verdicts[name] = rng.choice(("x", "y", "")), rng.choice(("right", "wrong"))
    return found


def test_every_step_answered_in_a_tab_is_answered():
    for number in range(sample(200)):
        rng = Random(number)
        begun = visit(rng, Visit(seen=["a", "b"]))
        here, there = visit(rng, begun), visit(rng, begun)
        before, mine, theirs = (to_json({"one": each}) for each in (begun, here, there))
        both = lesson_state.from_json(lesson_state.joined(before, mine, theirs))["one"]
        left = {name for each in (here, there) for name in begun.answers if name not in each.answers}
        assert {*here.answers, *there.answers} - left <= set(both.answers)
        assert {*here.seen, *there.seen} == set(both.seen)
        assert lesson_state.joined(before, before, theirs) == theirs
        assert lesson_state.from_json(lesson_state.joined(before, mine, before)) == {"one": here}


@pytest.mark.parametrize("text", [None, "", "[]", "{", "[" * 9000, '{"format": "piquet-mastery/1"}', "piquet-kept/1 x"])
def test_what_another_tab_cannot_have_kept_counts_for_nothing(text):
    mine = Mastery().answered("cards.capot", True).to_json()
    assert known.joined(None, mine, text) == mine
    lessons = done(["04_point"])
    assert lesson_state.from_json(lesson_state.joined(None, lessons, text)) == lesson_state.from_json(lessons)
    place = ScorerState().to_json()
    assert scorer_state.joined(None, place, text) == place
    assert by_fields(("text",), ("typed",))(None, '{"text": "a", "typed": "b"}', text)
    assert put(text, "7", '{"seed":7}', lambda kept: str(kept.get("seed"))).startswith('{"seed":7')


def test_the_scorers_question_and_whole_deal_are_each_where_they_were_last():
    begun = ScorerState(deal=5, question="q")
    here = ScorerState(deal=5, question="q", answers={"point": {"elder": 5}}, stop=1)
    there = ScorerState(deal=5, question="another", hints=2, answers={"set": "skipped"})
    both = ScorerState.from_json(scorer_state.joined(*(each.to_json() for each in (begun, here, there))))
    assert (both.question, both.hints, both.stop) == ("another", 2, 1)
    assert both.answers == {"point": {"elder": 5}, "set": "skipped"}


def test_sets_and_tables_are_joined():
    assert joined_names(["a"], [], ["a", "b"]) == ["b"]
    assert joined_table({"x": 1}, {}, {"x": 1, "y": 2}) == {"y": 2}
    assert joined_table({"x": 1}, {}, {"x": 5}) == {"x": 5}, "what was changed there is not lost by being left here"
    assert joined_table({}, {"x": 1}, {"x": 2}, max) == {"x": 2}


# --- one thing in one tab ---------------------------------------------------------------------------------------------


def play(tab: Tab, browser: Browser, presses: int = 12, seed: int = 3) -> str:
    """Play on for a while; what this tab made of it."""
    doing = learning(tab.page, Random(seed))
    for _ in range(presses):
        tab.press(*next(doing))
        browser.settle()
    return _own(tab) or ""


def _store(tab: Tab) -> HeldText:
    return next(each for each in tab.page._keeps if isinstance(each, HeldText))


def _own(tab: Tab) -> str | None:
    return _store(tab)._own


def _kept_of(browser: Browser, tab: Tab) -> dict:
    store = _store(tab)
    return json.loads(things(browser.kept(store.name), store._naming)[store._which()])


def take_over(tab: Tab, browser: Browser) -> None:
    notice = next(part for part in tab.page.parts().values() if type(part).__name__ == "Elsewhere")
    tab.press(notice.id, {"kind": "press", "action": "here"})
    browser.settle()


@pytest.mark.parametrize("locks", [True, False])
@pytest.mark.parametrize("name", ["play", "daily", "first_deal", "forms", "table"])
def test_a_thing_is_done_in_one_tab_until_the_other_takes_it_over_with_all_of_it(name, locks):
    browser = Browser(locks=locks)
    one = browser.open(FILES[name])
    play(one, browser)
    other = browser.open(FILES[name])
    done = json.loads(play(one, browser, 8, seed=4))
    assert (_store(one).away, _store(other).away) == ("", "taken")
    play(other, browser, 8, seed=5)
    assert _kept_of(browser, one) == done, "what is done in the other tab is not kept"
    take_over(other, browser)
    assert (_store(one).away, _store(other).away) == ("taken" if locks else "", "")
    assert _kept_of(browser, other) == done
    on = json.loads(play(other, browser, 16, seed=7))
    assert (_store(one).away, _store(other).away) == ("taken", "")
    assert _kept_of(browser, other) == on
    take_over(one, browser)
    assert _store(one).away == ""
    assert _kept_of(browser, one) == on
    nothing_is_lost(browser)


def test_where_the_other_tab_is_closed_it_goes_on_here_with_the_newest():
    browser = Browser()
    one = browser.open("play.ipynb?seed=7")
    play(one, browser)
    other = browser.open("play.ipynb?seed=7")
    done = json.loads(play(one, browser, 8, seed=4))
    one.close()
    browser.settle()
    assert _store(other).away == ""
    assert _kept_of(browser, other) == done
    assert other.page.deal is not None


def test_what_was_done_beside_it_does_not_take_its_place_unasked():
    browser = Browser()
    one = browser.open("play.ipynb?seed=7")
    play(one, browser)
    other = browser.open("play.ipynb?seed=7")
    done = json.loads(_own(one))
    play(other, browser, 8, seed=5)
    one.close()
    browser.settle()
    assert _store(other).away == "left"
    assert _kept_of(browser, other) == done
    take_over(other, browser)
    assert _store(other).away == ""


def test_several_matches_and_the_deals_of_several_days_are_kept():
    browser = Browser()
    tabs = [browser.open(f"{page}") for page in ("play.ipynb?seed=7", "play.ipynb?seed=8")]
    days = [browser.open(f"daily.ipynb?day=2026-11-{day}") for day in (23, 24)]
    for tab in (*tabs, *days):
        play(tab, browser)
    for tab in (*tabs, *days):
        assert _kept_of(browser, tab) == json.loads(_own(tab))
        assert _store(tab).away == ""
    again = browser.open("daily.ipynb?day=2026-11-23")
    assert again.page.deal.actions == days[0].page.deal.actions


def test_the_oldest_of_too_many_is_let_go_and_the_newest_stands_as_it_always_stood():
    text, naming = None, lambda kept: str(kept.get("seed"))
    for seed in range(MOST + 3):
        text = put(text, str(seed), json.dumps({"format": "piquet-table/1", "seed": seed}), naming)
    assert list(things(text, naming)) == [str(seed) for seed in reversed(range(3, MOST + 3))]
    assert json.loads(text)["seed"] == MOST + 2
    large = json.dumps({"seed": 99, "deals": "x" * LARGEST})
    assert json.loads(put(text, "99", large, naming)) == json.loads(large)


def test_a_text_kept_before_there_were_several_is_taken_up():
    browser = Browser()
    tab = browser.open("play.ipynb?seed=7")
    old = play(tab, browser)
    assert "others" not in json.loads(old)
    later = Browser()
    later.write(None, "play", veiled(old))
    again = later.open("play.ipynb")
    assert again.page.deal.actions == tab.page.deal.actions


# --- a file in place of all of it -------------------------------------------------------------------------------------


def test_a_file_loaded_in_one_tab_is_not_written_over_by_what_another_had():
    browser = Browser()
    match, lesson = browser.open("play.ipynb?seed=7"), browser.open("lesson_04_point.ipynb")
    play(match, browser)
    step(lesson)
    browser.settle()
    front = browser.open("index.ipynb")
    kept = {"lessons": veiled(done(["05_sequences"]))}
    content = base64.b64encode(file(kept)).decode()
    front.press(found(front.page, "upload").id, {"kind": "file", "content": content})
    front.press(found(front.page, "button", "Replace").id, {"kind": "press"})
    browser.settle()
    play(match, browser, 6)
    step(lesson)
    browser.settle()
    assert "play" not in browser.store, "the match of before is not written back"
    assert _store(match).away == "gone"
    assert "05_sequences" in seen(browser)
    assert seen(browser).get("04_point") == 2, "only what was done since, which the page of the file does not undo"
    take_over(match, browser)
    assert _kept_of(browser, match) == json.loads(_own(match)), "asked for, it goes on and is kept"


# --- what strangers say -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["play", "lesson", "scorer", "front", "odds"])
def test_whatever_a_browser_says_of_other_tabs_nothing_is_raised(name):
    browser = Browser()
    tab = browser.open(FILES[name])
    rng = Random(1)
    names = [*tab.names, "nobody", 7, None, "x" * 99]
    for _ in range(200):
        message = {
            "kind": rng.choice(("kept", "held")),
            **{key: rng.choice(ODD) for key in ("text", "before", "number", "thing", "mine")},
            "name": rng.choice(names),
        }
        if rng.random() < 0.3:
            message |= {"text": veiled(json.dumps({"format": "piquet-table/1", "others": [1, {}, None]}))}
        tab.host.receive(message)
        json.dumps(tab.page.scene())


def test_of_what_is_only_chosen_the_last_choice_stands():
    store = KeptText("odds")
    store.recall({})
    store.keep("mine")
    store.find(veiled("theirs"), store.written())
    assert store.value == "theirs"
    store.keep("mine again")
    store.find(veiled("theirs too"), veiled("theirs"))
    assert store.value == "mine again", "it was chosen later than the browser says"
