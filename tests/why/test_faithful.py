"""What is told holds in the deal, and tells a seat nothing by cards it cannot see. ``tests.why.many`` tries more."""

from __future__ import annotations

from piquet_tutor.narration.catalogue import catalogue
from tests.why.checks import CHECKS
from tests.why.many import sample


def test_every_premise_of_random_deals_holds_and_no_hidden_card_is_told():
    wrong, met = sample(seed=1, deals=12)
    assert not wrong
    assert len(met) > 40, "the sample no longer meets the sorts of premise there are"
    assert met["(told alike to a seat)"] > 3


def test_every_sort_of_premise_is_checked_and_worded():
    words = catalogue().read_all()
    worded = {key.removeprefix("why-is-") for key in words.entries if key.startswith("why-is-")}
    assert worded == set(CHECKS)
