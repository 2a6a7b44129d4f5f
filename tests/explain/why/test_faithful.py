"""What is told holds in the deal, and tells a seat nothing by cards it cannot see.

``tests.explain.why.many`` tries more.
"""

from __future__ import annotations

from argparse import Namespace

from piquet_tutor.narration.catalogue import catalogue, languages
from tests.explain.why.checks import CHECKS
from tests.explain.why.many import pieces_done, run, sample


def test_what_is_told_of_random_deals_holds_in_every_language_and_names_no_hidden_card():
    wrong, met = sample(seed=1, deals=16, nearest=2, seconds=0.5)
    assert not wrong
    premises = {key[1] for key in met if isinstance(key, tuple) and key[0] == "premise"}
    assert len(premises) > 40, "the sample no longer meets the sorts of premise there are"
    assert met["worlds told apart by nobody"] > 1
    for language in languages():
        assert met[language, "sentences"] > 1000
        assert met[language, "texts searched"] > 1000


def test_a_run_goes_on_where_it_stopped(tmp_path):
    asked = Namespace(deals=4, first=0, nearest=0, seconds=0.5, nearest_alone=False, jobs=1, out=tmp_path / "faith.txt")
    (first,) = run(asked, 7, ["en"])
    (again,) = run(asked, 7, ["en"])
    assert (again, first["count"]) == (first, 4)
    assert len(asked.out.read_text(encoding="utf-8").splitlines()) == 1, "what was done is not done again"
    assert pieces_done(asked.out, 8, ["en"]) == pieces_done(asked.out, 7, ["fr"]) == []


def test_every_sort_of_premise_is_checked_and_worded():
    words = catalogue().read_all()
    worded = {key.removeprefix("why-is-") for key in words.entries if key.startswith("why-is-")}
    assert worded == set(CHECKS)
