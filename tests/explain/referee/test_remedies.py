"""What each law gives stands in ``tests/cases/incidents.toml``; here is by which clause, and what is replaced."""

from __future__ import annotations

import pytest

from piquet_tutor.explain.referee import Incident, Moment, rule_on

STANDS = {
    "rubicon": {(13, 11, 8): "Law 40", (13, 12, 7): "Law 41", (11, 13, 8): "Law 42", (12, 13, 7): "Law 43"},
    "au-cent": {
        (13, 11, 8): "stand_older_thirteen_eight",
        (13, 12, 7): "stand_older_thirteen_seven",
        (11, 13, 8): "stand_older_eleven",
        (12, 13, 7): "stand_older_twelve",
    },
}
"""How a deal with a wrong number of cards is played: the law, or the clause where younger is left three cards."""


@pytest.mark.parametrize(("rules", "dealt", "by"), [(name, *each) for name in STANDS for each in STANDS[name].items()])
def test_how_a_deal_that_stands_is_played_is_said_for_each_wrong_number(rules, dealt, by):
    (ruling,) = rule_on(Incident("deal_stands", "elder", Moment.BEFORE_STOCK, dealt=dealt), rules=rules).in_force
    assert ruling.facts["remedy"] == "discards_adjusted"
    assert by in (ruling.cites[0].locus, ruling.rule.removeprefix("referee."))


def test_law_44_a_penalty_that_is_forgone_is_superseded():
    incident = Incident("long_hand", "elder", Moment.DURING_PLAY)
    assert rule_on(incident, waived=True).rulings[0].verdict.value == "superseded"


def test_what_no_law_reaches_is_said_to_be_so():
    (ruling,) = rule_on(Incident("exposed_in_dealing", "younger", Moment.DEALING)).rulings
    assert ruling.rule == "referee.not_reached"
