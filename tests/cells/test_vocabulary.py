"""The words of a notebook's cell: what each takes, what it says of what it cannot take, and what it gives."""

from __future__ import annotations

import json
import subprocess
import sys
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import pytest

import piquet_tutor
from piquet_tutor import ask, deal, examples, find, language, narration, odds, rules
from piquet_tutor.cells import progress as telling
from piquet_tutor.cells.rule_sets import rule_set
from piquet_tutor.engine.faults import Said
from piquet_tutor.explore import links
from piquet_tutor.explore.examples import example, gallery, groups
from piquet_tutor.explore.finder.search import Search
from piquet_tutor.explore.rulebook.sampling import Sample
from piquet_tutor.game.records.io import write_record
from piquet_tutor.game.rules.loader import load
from piquet_tutor.narration.catalogue import languages
from tests.cells.sanitizer import looked_at

MOST = 30_000
"""How many characters an output may have, in all its forms."""
RECORD = example("cavendish-example")
WORDS = "elder: ♠AKQJT987 ♥AKQJ; younger: ♥T987 ♦AKQJT ♣AKQ"


# --- deal -------------------------------------------------------------------------------------------------------------


def given(tmp_path):
    """One deal in every form in which a cell takes it."""
    path = tmp_path / "cavendish.json"
    path.write_text(json.dumps(RECORD), encoding="utf-8")
    yield from (RECORD, json.dumps(RECORD), json.dumps(RECORD).encode(), path, str(path))
    yield links.write(links.Link((write_record(deal(RECORD)),)))
    yield from ("cavendish-example", "01-cavendish-example.json", deal(RECORD), SimpleNamespace(deal=deal(RECORD)))


def test_a_deal_is_the_same_in_whatever_form_it_is_given(tmp_path):
    for form in given(tmp_path):
        assert deal(form).rulings == deal("cavendish-example").rulings


def test_a_deal_of_a_partie_is_chosen_by_its_number():
    assert deal("partie-141", number=2) == deal(example("partie-141"), number=2) != deal("partie-141")


def test_a_seed_deals_the_same_cards_by_every_book_and_can_be_played_out():
    assert deal(seed=7).hands == deal(seed=7, rules="parlett").hands
    assert deal(seed=7, played=True).done
    assert deal(seed=7, played=True) == deal(seed=7, played=True)


def test_a_deal_in_words_can_be_played_on_and_then_asked_about():
    words = "elder: ♠AKQJT987 ♥KQJ ♦A; younger: ♥AT8 ♦KQT9 ♣AKT98"
    with pytest.raises(Said, match="played=True"):
        ask(deal(words), "point")
    played = deal(words, played=True)
    assert played.done
    assert played.kept == deal(words).hands
    assert ask(played, "point").mark("elder 8")
    assert deal(RECORD, played=True) == deal(RECORD), "what is over stays as it is"


def test_rules_given_are_those_by_which_a_deal_is_ruled_whatever_it_names_itself():
    assert deal("tens-before-the-lead", rules="parlett").total("elder") == 79
    assert deal("cavendish-example", last_trick=0).total("younger") == 23
    assert deal("elder: ♠AKQJT987 ♥AKQJ; younger: ♥T987 ♦AKQJT ♣AKQ; rules: parlett").rules.id == "parlett"


@pytest.mark.parametrize(
    "words", ["wikipedia", "Wikipedia's Piquet", "Wikipedia’s Piquet", load("wikipedia"), rules("wikipedia")]
)
def test_rules_are_named_in_every_way_in_which_there_are_rules(words):
    assert rule_set(words) == rule_set({"base": "wikipedia", "options": {}}) == load("wikipedia")
    assert rules(words, last_trick=10).rules == load("wikipedia", {"last_trick": 10})


@pytest.mark.parametrize(
    ("words", "printed"),
    [
        (WORDS, ""),
        (f"hands after the exchange; Anna wrote me this! {WORDS}", "Left out: “Anna wrote me this”\n"),
    ],
)
def test_only_what_words_lose_is_printed(words, printed, capsys):
    deal(words)
    assert capsys.readouterr().out == printed


def test_what_words_leave_open_stands_small_where_the_deal_is_shown_and_not_with_a_question():
    taken = "Two hands, without a talon or discards: taken as the hands after the exchange."
    played = deal(WORDS, played=True)
    assert repr(played).count(taken) == 1
    assert f'font-size:.94em">{taken}</p>' in played._repr_html_()
    assert taken not in repr(ask(played, "point"))
    assert not deal(f"hands after the exchange; {WORDS}").taken
    assert not deal(RECORD).taken


# --- what cannot be taken ---------------------------------------------------------------------------------------------


def test_every_subject_is_named_whole_where_no_example_answers():
    with pytest.raises(Said) as refused:
        examples("xyzzy")
    told = str(refused.value)
    assert "…" not in told
    assert all(narration.message(group.title) in told for group in groups())


def test_no_word_that_a_wish_passes_over_is_offered_for_one_it_does_not_know():
    with pytest.raises(Said, match="“loses” is not understood") as refused:
        find("elder loses")
    assert "“les”" not in str(refused.value), "the French article means nothing in a wish"


def test_a_language_that_is_not_spoken_is_refused_and_one_that_is_set_holds():
    with pytest.raises(Said, match="use one of en, fr"):
        language("tlh")
    language("fr")
    try:
        assert "Carte blanche" in repr(odds("carte blanche"))
        assert "premier" in repr(deal("cavendish-example"))
        assert "J’en prends cinq" in repr(deal("cavendish-example").explain("call"))
    finally:
        language("en")


# --- examples ---------------------------------------------------------------------------------------------------------


def test_a_question_of_words_that_only_ask_is_still_a_question():
    """Nothing else is there to be looked for."""
    assert examples("where is the example?").ids


@pytest.mark.parametrize(
    ("question", "first"),
    [
        ("a saved pique", "tens-before-the-lead"),
        ("un pique sauvé", "tens-before-the-lead"),
        ("a saved repique", "point-saves-the-repique"),
        ("a repique barred", "carte-blanche-stops-a-repique"),
        ("younger pique", "youngers-pique"),
        ("a deal with a pique by younger", "youngers-pique"),
        ("sunk king", "sunk-king"),
    ],
)
def test_the_example_that_fits_all_the_words_comes_first(question, first):
    """A deal with a pique is no saved one; what does not save is none either."""
    assert examples(question).ids[0] == first


def test_every_example_is_in_the_gallery_and_is_a_deal():
    whole = examples()
    assert whole.ids == tuple(one.id for one in gallery())
    assert all(name in repr(whole) for name in whole.ids)
    assert whole["sunk-king"] == whole[whole.ids.index("sunk-king")] == examples("sunk-king")[0] == deal("sunk-king")


# --- a book -----------------------------------------------------------------------------------------------------------


def test_a_book_says_in_words_what_is_set_otherwise_and_whose_answer_that_is():
    told = repr(rules("rubicon", last_trick=10))
    assert "The last trick scores 10 more than any other." in told
    assert "The last trick scores 1 more than any other." in told
    assert "10 more (Parlett; Wikipedia)" in told
    assert "repique" not in told.lower()


def test_the_examples_that_a_book_changes_are_those_that_score_otherwise():
    changed = rules("rubicon", pique_reckoning="chronological").changes()
    for name in ("tens-before-the-lead", "cavendish-example"):
        totals = [deal(name, pique_reckoning=way).tally() for way in ("precedence", "chronological")]
        assert (name in changed) == (totals[0] != totals[1])
    assert changed["tens-before-the-lead"].total("elder") == 79


@pytest.mark.parametrize(
    ("options", "deals", "in_bulk"),
    [({"pique_reckoning": "chronological"}, 5000, True), ({"equal_sequence_voids": "none"}, 60, False)],
)
def test_the_first_deal_that_shows_a_book_scores_otherwise_by_the_ledger(options, deals, in_bulk):
    counted = rules("rubicon", **options).over(deals)
    assert (counted.made, counted.sample.in_bulk) == (deals, in_bulk)
    assert counted.deal.tally() != counted.before.tally()
    assert deal(counted.before, **options).rulings == counted.deal.rulings
    again = rules("rubicon", **options).over(deals)
    assert (again.differing, repr(again)) == (counted.differing, repr(counted))


def test_a_count_by_numpy_and_one_by_the_engine_agree_deal_by_deal():
    """Where both can: of the deals of a lot, the first that differs is the first that the engine scores otherwise."""
    sample = Sample(load("rubicon"), load("rubicon", {"last_trick": 10}), 100).run()
    assert sample.differing == 100
    assert sample.first.difference in ({"elder": 9, "younger": 0}, {"elder": 0, "younger": 9})


@contextmanager
def interrupted(monkeypatch, of, after):
    """After so many steps of a search or a count somebody interrupts the kernel."""
    steps, own = iter(range(after)), of.step

    def step(self):
        if next(steps, None) is None:
            raise KeyboardInterrupt
        return own(self)

    monkeypatch.setattr(of, "step", step)
    yield
    monkeypatch.undo()


def test_a_count_that_is_interrupted_tells_of_what_was_counted(monkeypatch):
    with interrupted(monkeypatch, Sample, 1):
        counted = rules("rubicon", last_trick=10).over(20_000)
    assert counted.interrupted
    assert (counted.made, "Interrupted: 20,000 deals were asked for." in repr(counted)) == (5000, True)
    with interrupted(monkeypatch, Sample, 0), pytest.raises(KeyboardInterrupt):
        rules("rubicon", last_trick=10).over(20_000)


# --- find -------------------------------------------------------------------------------------------------------------


@cache
def found(words, **more):
    return find(words, **more)


def test_what_is_found_is_what_was_asked_for_and_says_how_that_was_understood():
    one = found("younger repique")
    assert any(one.deal.kind_of(ruling) == "repique" and ruling.side == "younger" for ruling in one.deal.rulings)
    assert "Understood as: repique=younger rules=rubicon" in repr(one)


def test_the_same_words_and_seed_find_the_same_deal_however_slow_the_machine(monkeypatch):
    clock = iter(range(0, 10**9, 7))
    monkeypatch.setattr("piquet_tutor.explore.finder.search.time.perf_counter", lambda: float(next(clock)))
    slow = find("younger repique")
    assert slow._repr_html_() == found("younger repique")._repr_html_()
    assert find("repique du dernier").deal == slow.deal


def test_what_a_clause_rules_out_is_answered_with_the_clause():
    barred = found("younger pique")
    assert (barred.kind, barred.deal, barred.clause, bool(barred)) == ("proved", None, "pique.award", False)
    assert "Only elder can make it." in repr(barred)


def test_without_a_limit_of_time_a_proof_is_waited_for():
    assert found("both carte blanche").kind == "proved"


def test_a_search_that_is_interrupted_says_so(monkeypatch):
    with interrupted(monkeypatch, Search, 2):
        assert find("elder scores 400 points").kind == "cancelled"


# --- odds -------------------------------------------------------------------------------------------------------------


def test_odds_are_drawn_in_html_and_a_table_elsewhere():
    shown = odds("repique")
    assert shown._repr_html_().count("<img") == len(shown.report.plots)
    for row in ("Repique: elder", "2.65 ± 0.01%"):
        assert row in repr(shown)
        assert row in shown._repr_html_()
    assert odds("draws", wanted=4).figures["At least 1"] == pytest.approx(0.7183, abs=1e-4)


def test_what_a_book_prints_of_the_odds_stays_closed_below_the_answer():
    before, closed = odds("draws", wanted=3)._repr_html_().split("What a book prints</summary>")
    assert "1.51 to 1 on" in before
    assert "the book is off" not in before
    assert "the book is off" in closed.split("</details>")[0]


def test_a_simulation_of_ones_own_is_the_same_for_its_seed_and_can_be_interrupted(monkeypatch):
    from piquet_tutor.explore.odds.runs import Run

    assert odds("big", deals=1000, seed=3).figures == odds("big", deals=1000, seed=3).figures
    with interrupted(monkeypatch, Run, 1):
        assert odds("big", deals=10**8, seed=3).interrupted


# --- all of them ------------------------------------------------------------------------------------------------------


def shown_in(each):
    """One display of each kind."""
    book = rules("rubicon", pique_reckoning="chronological", last_trick=10, language=each)
    yield from (examples(language=each), book, book.changes(), book.over(1000), rules("parlett", language=each))
    yield from (found(words, language=each) for words in ("younger repique", "younger pique"))
    yield from (odds(name, language=each) for name in ("points", "carte blanche", "draws", "winning", "big", "books"))
    for group in groups():
        yield examples(piquet_tutor.narration.message(group.title, each), language=each)


@pytest.mark.parametrize("each", languages())
def test_whatever_they_give_is_small_and_stands_in_a_notebook_that_is_not_trusted(each):
    for one in shown_in(each):
        forms = (one._repr_html_(), repr(one))
        assert forms == (one._repr_html_(), repr(one))
        assert sum(map(len, forms)) <= MOST, forms[1][:80]
        assert looked_at(forms[0])[0] == []


def test_a_notebooks_words_come_first_and_each_shows_an_example_in_its_help():
    first = piquet_tutor.__all__[: piquet_tutor.__all__.index("language") + 1]
    assert [name for name in first if name not in ("ask", "table", "race", "play")] == [
        *("deal", "find", "examples", "rules", "odds", "partie", "language")
    ]
    for name in first[:-1]:
        assert ">>> " in getattr(piquet_tutor, name).__doc__


def test_a_first_import_loads_none_of_what_they_need():
    program = "import sys, piquet_tutor; print(*sorted(sys.modules))"
    loaded = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.split()
    assert not {"numpy", "lark", "piquet_tutor.cells", "piquet_tutor.explore", "piquet_tutor.narration"} & set(loaded)


@pytest.mark.parametrize(("asks", "told"), [(True, True), (False, False)])
def test_progress_is_told_where_somebody_sits_before_it_and_leaves_nothing(asks, told, monkeypatch):
    """A notebook that is executed to be stored keeps no trace of how long a machine took."""
    kernel = SimpleNamespace(get_parent=lambda channel: {"content": {"allow_stdin": asks}})
    monkeypatch.setattr("IPython.get_ipython", lambda: SimpleNamespace(kernel=kernel))
    bundles = []
    handle = SimpleNamespace(update=lambda bundle, raw: bundles.append(bundle))
    monkeypatch.setattr("IPython.display.display", lambda bundle, **_: bundles.append(bundle) or handle)
    monkeypatch.setattr(telling, "EVERY", 0.0)
    with telling.progress() as tell:
        tell("half of it")
    assert bundles == ([{"text/plain": "half of it"}, {"text/plain": ""}] if told else [])


def test_the_docs_of_a_path_are_read_as_a_file(tmp_path):
    path = Path(tmp_path, "Ada's deal.json")
    path.write_text(json.dumps(RECORD), encoding="utf-8")
    assert deal(str(path)) == deal(path) == deal(RECORD)


# --- a link -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "shown",
    [
        deal(seed=1789),
        deal(seed=7, played=True),
        deal("cavendish-example"),
        deal(seed=2, rules="parlett", language="fr"),
    ],
    ids=lambda each: each.title,
)
def test_a_deal_is_read_back_from_its_link(shown):
    assert deal(shown.link()) == shown
    assert deal(shown.link("http://localhost/table.ipynb?x=1#old", hide=["younger"])) == shown


def test_a_link_says_how_it_opens():
    made = links.read(deal(seed=7).link(start="play", hide="younger", language="fr"))
    assert (made.start, made.hidden, made.language) == ("play", ("younger",), "fr")


@pytest.mark.parametrize("made", [lambda: deal(seed=15, played=True), lambda: deal(deal(seed=15), played=True)])
def test_of_a_deal_that_the_players_have_played_their_search_keeps_nothing(made):
    from piquet_tutor.reckoner.solver import searching

    assert made().done
    assert not searching.remembered()


def test_asking_loads_no_search_for_changes_and_no_practice_until_they_are_asked_for():
    loaded = (
        "import sys; from piquet_tutor import ask, deal; ask(deal('cavendish-example'), 'point'); print(*sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True)
    room = "piquet_tutor.teach."
    late = {
        f"{room}questions.what_turns",
        f"{room}scoring.practice",
        f"{room}scoring.dealing",
    }
    assert not late.intersection(done.stdout.split())
