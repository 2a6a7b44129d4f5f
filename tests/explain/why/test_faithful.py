"""What is told holds in the deal, and tells a seat nothing by cards it cannot see."""

from __future__ import annotations

import re

from piquet_tutor.explain.why import why
from piquet_tutor.explore.examples import example
from piquet_tutor.game.records.io import read_partie
from piquet_tutor.narration.catalogue import catalogue, languages
from tests.explain.why import many
from tests.explain.why.checks import CHECKS
from tests.game.answers import written
from tests.game.casebook import CASES
from tests.samples import sample


def test_what_is_told_of_random_deals_holds_in_every_language_and_names_no_hidden_card():
    wrong, met = many.sample(seed=1, deals=sample(16), nearest=2, seconds=0.5)
    assert not wrong
    premises = {key[1] for key in met if isinstance(key, tuple) and key[0] == "premise"}
    assert len(premises) > 40, "the sample no longer meets the sorts of premise there are"
    assert met["worlds told apart by nobody"] > 1
    for language in languages():
        assert met[language, "sentences"] > 1000
        assert met[language, "texts searched"] > 1000


SETTLED = {
    "difference": "difference high=154, low=93, bonus=100, points=161",
    "sum": "sum high=154, low=93, bonus=100, points=347, line=100",
}
"""What stands under the rulings at the end of the partie of 347 points."""
UNMET = {"bound", "must_first", "refused"}
"""Sorts that none of the many deals that were gone through for the worked cases has come to."""


def test_under_a_settlement_stands_what_it_adds_up():
    partie = read_partie(example("partie-347"))
    told = [node.premise for ruling in partie.ledger for node in why(partie, ruling.number).because if node.premise]
    assert [written(premise, None) for premise in told] == list(SETTLED.values())


def test_every_sort_of_premise_is_checked_worded_and_has_a_worked_case():
    words = catalogue().read_all()
    worded = {key.removeprefix("why-is-") for key in words.entries if key.startswith("why-is-")}
    assert worded == set(CHECKS)
    files = (path for path in CASES.glob("*.toml") if path.stem not in ("said", "why"))  # these tell of some by name
    lines = "\n".join(path.read_text("utf-8") for path in files)
    told = set(re.findall(r"(?:: |\| )([a-z_]+)(?=[ \n\"])", lines))
    assert worded - told == UNMET | SETTLED.keys()
