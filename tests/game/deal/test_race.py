"""A race to a hundred inside one deal, in what a worked case cannot say; the rest is ``tests/cases/race.toml``."""

from __future__ import annotations

from random import Random

from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.deal.engine import apply, start
from tests.game.races import lot, racing_forms, standing_at
from tests.game.table_talk import cards, declared, exchange, play, rest_of, rules_of, shown


def test_chapter_x_the_score_sheet_of_a_race_leaves_out_what_reckons_after_the_hundred():
    """Elder's lead, a hundred by the clock, reckons after younger's point: it is in no total, nor in the payment."""
    match = standing_at(rules_of("au-cent"), [95, 99], Random(1))
    elder, younger = (match.elder, next(player for player in match.players if player != match.elder))
    first, second = cards("S:98 H:AQJT7 D:KJ C:AT9"), cards("S:AKQJT H:K98 D:Q9 C:87")
    spare, *rest = rest_of(first, second)
    deal = start(match.rules_now, {"elder": (*first[1:], spare), "younger": second}, (first[0], *rest), match.standing)
    deal = apply(exchange(deal, str(spare)), Exchange("younger", ()))
    before = match.totals
    deal = shown(play(declared(deal), "AH"))
    after = match.with_deal(deal)
    settlement = next(each for each in after.ledger if each.rule == "settlement.race")
    assert (before, deal.total("elder")) == ({elder: 99, younger: 95}, 1)
    assert (settlement.facts["high"], settlement.facts["low"], settlement.facts["later"]) == (100, 99, 1)
    assert after.totals == {elder: 99, younger: 100}
    assert after.points(2) == {elder: 0, younger: 5}


def test_random_races_have_one_winner_each():
    """A small sample of ``python -m tests.game.races``, over every racing form."""
    for form in racing_forms():
        *_, wrong = lot((form, 20261122, 0, 20))
        assert wrong == []
