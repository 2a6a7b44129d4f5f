"""What holds of repique and pique in any deal; what is ruled in one, ``tests/cases/pique_and_repique.toml`` has."""

from __future__ import annotations

from hypothesis import given, settings

from piquet_tutor.game.state import Deal
from tests.game.table_talk import in_hand, rulings
from tests.samples import sample
from tests.strategies import deals


def bonus(deal: Deal, side: str) -> dict[str, int]:
    """What a side has for repique and pique."""
    return {kind: points for kind, points in in_hand(deal, side).items() if kind in ("repique", "pique")}


@settings(max_examples=sample(55), deadline=None)
@given(deal=deals())
def test_a_bonus_rests_on_thirty_points_of_its_own_side(deal):
    """Its reasons are awards of that side that come to thirty or more; no capot helps."""
    for side in deal.table.sides:
        assert len(bonus(deal, side)) < 2, "never both"
    for name in ("repique.award", "pique.award"):
        for won in rulings(deal, name, "awarded"):
            made = [deal.rulings[number - 1] for number in won.because]
            assert {award.side for one in made for award in one.awards} == {won.side}
            target = won.facts.get("target") or deal.rules.rule(name).params["target"]
            by_tricks = won.facts.get("tricks", 0) if "bid.pairs" in deal.rules.clauses else 0
            assert sum(one.points for one in made) + by_tricks == won.facts["total"] >= min(target, 30)
            kinds = {deal.kind_of(one) for one in made}
            assert not kinds & {"capot", "repique", "pique"}
            if name == "repique.award":
                assert kinds <= {"carte_blanche", "point", "sequence", "set", "carte_rouge"}
            elif not deal.rules.option("cards_in_pique"):
                assert "cards" not in kinds


@settings(max_examples=sample(55), deadline=None)
@given(deal=deals())
def test_claim_18_younger_makes_no_pique_where_the_lead_scores(deal):
    """In any deal by the usual count of the play, whatever younger may be allowed."""
    last = deal.rules.table.seats[-1]
    if "play.lead" in deal.rules.clauses and deal.rules.option("trick_scoring") == "lead_capture":
        assert "pique" not in deal.tally()[deal.rules.table.side_of(last)]
    if "younger" in deal.rules.rule("pique.award").params and not deal.rules.option("younger_pique"):
        assert "pique" not in deal.tally()[deal.table.sides[1]]
