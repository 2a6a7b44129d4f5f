"""What is of a match, or the sum of many rulings, is not asked of one deal: the sentence says where it is to be had."""

from __future__ import annotations

import pytest

from piquet_tutor import ask, deal
from piquet_tutor.engine.faults import Said

ASKED = {
    "ask": ask,
    "why": lambda d, what: d.why(what),
    "why_not": lambda d, what: d.why_not(what),
    "turned_by": lambda d, what: d.turned_by(what),
}


@pytest.mark.parametrize("how", ASKED)
@pytest.mark.parametrize("what", ["settlement", "the rubicon", "partie", "règlement"])
@pytest.mark.parametrize("name", ["cavendish-example", "eight-bid-and-made"])
def test_what_is_of_a_match_says_what_shows_a_match(how, what, name):
    with pytest.raises(Said, match=r"partie\(…\)"):
        ASKED[how](deal(name), what)


def test_the_total_and_the_bid_say_who_answers():
    bid = deal("eight-bid-and-made")
    assert bid.why("bid").ruling.points == 24
    assert ask(bid, "bid").mark("elder 24"), "by what the dealer has become"
    assert ask(bid, "bid").mark("dealer 24")
    for asked in (bid.why_not, bid.turned_by):
        with pytest.raises(Said, match=r"why\(\"bid\"\)"):
            asked("bid")
    for asked in (bid.why, bid.why_not):
        with pytest.raises(Said, match="tally"):
            asked("total")
