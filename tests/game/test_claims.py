"""What the books say of particular deals, held against the deals that ship: as printed or corrected.

Why some cannot be as printed is proved in ``tests.explore.claims.proofs``; here the engine's rulings on the deals are
read.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files

import pytest

from piquet_tutor.engine.rulings import total
from piquet_tutor.game.records.io import read_deal, read_partie
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal
from tests.game.table_talk import in_hand, ruling


@cache
def example(name: str, rules: str | None = None, **options: object) -> Deal:
    """The example deal whose file has this name, under its own rules or another book's."""
    path = files("piquet_tutor").joinpath("explore/examples", f"{name}.json")
    return read_deal(path, load(rules, options) if rules else None)


def test_claim_1_parletts_thirty_in_hand():
    """His 7 + 15 + 4 + 3 + 3 cannot be held; with a point of five it is thirty, and the repique follows."""
    deal = example("02-parlett-repique-example")
    found = in_hand(deal, "elder")
    assert {kind: found[kind] for kind in ("point", "sequence", "set", "repique")} == {
        "point": 5,
        "sequence": 15 + 4 + 3,
        "set": 3,
        "repique": 60,
    }
    assert sorted(one.points for one in deal.rulings if deal.kind_of(one) == "sequence" and one.awards) == [3, 4, 15]
    assert ruling(deal, "repique.award").facts["total"] == 30


def test_claim_2_a_blank_called_by_younger_stops_it():
    """The very same hand of elder's, and ten before it in the reckoning."""
    assert (
        example("03-blank-stops-repique-parlett").kept["elder"] == example("02-parlett-repique-example").kept["elder"]
    )
    deal = example("03-blank-stops-repique-parlett")
    assert in_hand(deal, "younger")["carte_blanche"] == 10
    assert "repique" not in in_hand(deal, "elder")
    assert ruling(deal, "repique.award", "denied").facts["by"] == "carte_blanche"


@pytest.mark.parametrize("rules", ["parlett", "club", "rubicon", "wikipedia"])
def test_claim_3_two_quatorzes_and_a_trio_after_equal_points(rules):
    """Equality is no score: younger's 31 are the first of the deal, under every book."""
    deal = example("04-two-quatorzes-and-a-trio", rules)
    assert deal.contests["point"].result == "equal"
    assert in_hand(deal, "younger")["set"] == 14 + 14 + 3
    assert in_hand(deal, "younger")["repique"] == 60
    assert in_hand(deal, "elder") == {"play": in_hand(deal, "elder")["play"]}


def test_claim_4_ninety_one():
    """Points equal, no sequence, kings, knaves and three aces: 31 and sixty before a card is led."""
    deal = example("12-ninety-one-from-sets")
    found = in_hand(deal, "elder")
    assert deal.contests["point"].result == "equal"
    assert found["set"] + found["repique"] == 91
    assert not {"point", "sequence"} & set(found)


@pytest.mark.parametrize(("name", "in_all"), [("05-sevenths-before-aces", 39), ("25-queens-and-two-quints", 37)])
@pytest.mark.parametrize("rules", ["wikipedia", "rubicon", "parlett", "club"])
def test_claim_5_point_and_sequences_come_before_a_quatorze(name, in_all, rules):
    """Elder's fourteen are good and too late: younger's repique stands. Against aces his seven make 39."""
    deal = example(name, rules)
    assert in_hand(deal, "elder")["set"] == 14
    younger = in_hand(deal, "younger")
    assert younger["point"] == 7
    assert younger["point"] + younger["sequence"] == in_all
    assert younger["repique"] == 60


@pytest.mark.parametrize(("rules", "in_all"), [("parlett", 170), ("rubicon", 170), ("club", 170), ("wikipedia", 167)])
def test_claim_6_ace_king_and_queen_of_every_suit(rules, in_all):
    """3 + 12 + 42, sixty, thirteen and forty; three less where a point needs four cards."""
    deal = example("06-highest-hand-170", rules)
    assert deal.total("elder") == in_all
    assert in_hand(deal, "elder").get("point", 0) == in_all - 167
    assert in_hand(deal, "elder")["set"] == 42
    assert in_hand(deal, "elder")["sequence"] == 12
    assert deal.total("younger") == 0


@pytest.mark.parametrize(
    ("name", "side", "in_all"),
    [
        ("26-carte-blanche-173", "elder", 173),
        ("28-carte-blanche-174", "elder", 174),
        ("29-younger-174", "younger", 174),
    ],
)
def test_claim_7_from_a_carte_blanche(name, side, in_all):
    """173 as printed; and one better, for either hand."""
    assert example(name).total(side) == in_all


@pytest.mark.parametrize(
    ("name", "totals", "clause", "paid"),
    [
        ("21-partie-141", {154, 113}, "settlement.difference", 141),
        ("22-partie-347", {154, 93}, "settlement.rubicon", 347),
        ("23-partie-104", {105, 101}, "settlement.difference", 104),
        ("24-partie-286", {97, 89}, "settlement.rubicon", 286),
    ],
)
def test_claims_9_and_10_whole_parties(name, totals, clause, paid):
    """Six real deals that come to the printed totals, and the payment printed."""
    partie = read_partie(files("piquet_tutor").joinpath("explore/examples", f"{name}.json"))
    assert len(partie.deals) == 6
    assert partie.over
    assert set(partie.totals.values()) == totals
    winner = max(partie.totals, key=partie.totals.__getitem__)
    assert total(partie.ledger, winner) == paid
    assert [one.rule for one in partie.ledger if one.awards] == [clause]


@pytest.mark.parametrize("rules", ["club", "rubicon", "parlett", "wikipedia"])
def test_claim_13_twenty_nine_and_the_lead(rules):
    """Pique and no repique, by every book, for younger has nothing that counts."""
    deal = example("07-twenty-nine-and-the-lead", rules)
    found = in_hand(deal, "elder")
    assert found["point"] + found["sequence"] + found["set"] == 29
    assert found["pique"] == 30
    assert "repique" not in found


@pytest.mark.parametrize(
    ("name", "rules", "pique"),
    [
        ("10-lead-before-the-tens", "parlett", True),
        ("11-tens-before-the-lead", "rubicon", False),
        ("10-lead-before-the-tens", "rubicon", False),
        ("11-tens-before-the-lead", "parlett", True),
        ("10-lead-before-the-tens", "wikipedia", False),
        ("11-tens-before-the-lead", "club", True),
    ],
)
def test_twenty_nine_and_the_lead_against_three_tens(name, rules, pique):
    """By the clock a pique, by the order of reckoning none; each says which of the two it went by."""
    deal = example(name, rules)
    found = ruling(deal, "pique.award")
    assert found.verdict.value == ("awarded" if pique else "denied")
    assert found.facts["reckoning"] == ("chronological" if pique else "precedence")


@pytest.mark.parametrize("name", ["08-capot-outside-the-pique", "09-cards-inside-the-pique"])
@pytest.mark.parametrize(("rules", "in_all"), [("rubicon", 66), ("parlett", 66), ("club", 66), ("wikipedia", 96)])
def test_claim_15_the_ten_for_cards_inside_the_pique(name, rules, in_all):
    """One deal, two books: 66 or 96."""
    deal = example(name, rules)
    assert deal.total("elder") == in_all
    capot = in_hand(deal, "elder")["capot"]
    assert capot == (30 if in_all == 96 else 40)


@pytest.mark.parametrize(("points_for_it", "repique"), [(0, False), (20, True)])
def test_claim_16_six_cards_in_point_and_six_in_sequences(points_for_it, repique):
    """Twelve and twenty: a repique before the sets; without the carte rouge there is none."""
    deal = example("27-carte-rouge-completes-a-repique", "wikipedia", carte_rouge=points_for_it)
    assert ("repique" in in_hand(deal, "elder")) == repique
    assert in_hand(deal, "elder").get("carte_rouge", 0) == points_for_it
    good = [one for one in deal.rulings if one.awards and deal.kind_of(one) in ("point", "sequence")]
    assert {one for each in good for one in each.facts["cards"]} == set(deal.kept["elder"])
    assert len(ruling(deal, "point.good", "awarded").facts["cards"]) == 6


@pytest.mark.parametrize("rules", ["rubicon", "parlett", "club", "wikipedia"])
def test_claim_20_cavendishs_example(rules):
    """28 to 23, whichever book is open."""
    assert example("01-cavendish-example", rules).tally() == {
        "elder": {"point": 5, "sequence": 4, "play": 9, "cards": 10, "total": 28},
        "younger": {"set": 17, "play": 6, "total": 23},
    }


def test_claim_20_in_the_order_it_is_counted():
    """Elder's point and quart at the call, his lead, then younger's tens and queens; ten for cards last."""
    awards = [(one.side, example("01-cavendish-example").kind_of(one), one.points) for one in _awarded()]
    assert awards[:6] == [
        ("elder", "point", 5),
        ("elder", "sequence", 4),
        ("elder", "play", 1),
        ("younger", "set", 14),
        ("younger", "set", 3),
        ("elder", "play", 1),
    ]
    assert awards[-1] == ("elder", "cards", 10)


def _awarded():
    return [one for one in example("01-cavendish-example").rulings if one.awards]


@pytest.mark.parametrize(
    ("name", "side", "missing"),
    [
        ("18-point-saves-the-repique", "elder", {"repique", "pique"}),
        ("20-carte-blanche-stops-a-repique", "elder", {"repique", "pique"}),
        ("13-equal-best-sequences", "elder", {"sequence"}),
        ("14-equal-points", "elder", {"point"}),
        ("15-cards-divided", "elder", {"cards", "capot"}),
        ("16-capot-in-place-of-the-cards", "elder", {"cards"}),
    ],
)
def test_what_the_examples_are_there_to_lack(name, side, missing):
    """Each teaches a score that is not made, and a ruling says why."""
    deal = example(name)
    assert not missing & set(in_hand(deal, side))
    assert [one for one in deal.rulings if one.verdict.value in ("denied", "superseded")]
