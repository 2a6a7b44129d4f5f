"""Every claim is settled as stated; and a statement that is wrong, in any of its parts, is shown to be."""

from __future__ import annotations

from dataclasses import replace

import pytest

from piquet_tutor import narration
from piquet_tutor.explore import claims
from piquet_tutor.explore.claims import reading
from piquet_tutor.explore.claims.model import ClaimError, Truth, Witness
from piquet_tutor.explore.claims.report import sentence_text
from piquet_tutor.explore.examples import find, gallery
from piquet_tutor.game.cards import Rank, Suit
from piquet_tutor.game.combinations import points, sequences, sets
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal
from tests.explore.claims import proofs


@pytest.mark.parametrize("number", range(1, 21))
def test_a_claim_is_settled_as_stated(number):
    """Its proofs, carried out now, find what is stored; its deals, scored now, what is stated; so does the verdict."""
    one = claims.claim(number)
    for part in one.parts:
        assert not part.proof or proofs.PROOFS[part.proof](False) == part.proved
    settled = claims.settle_claim(one)
    assert settled.sound, [part.faults for part in settled.parts]


def test_what_became_of_the_twenty():
    """Two cannot be dealt, three are corrected; the rest are as printed."""
    found = {one.claim.id: one.verdict.value for one in map(claims.settle_claim, claims.claims())}
    assert {number for number, verdict in found.items() if verdict == "impossible"} == {1, 3}
    assert {number for number, verdict in found.items() if verdict == "corrected"} == {2, 5, 7}
    assert sorted(found) == list(range(1, 21))


def test_a_claim_of_several_parts_fares_as_its_worst():
    settled = claims.settle_claim(claims.claim(3))
    assert [part.verdict for part in settled.parts] == [Truth.IMPOSSIBLE, Truth.REALISED]
    assert settled.verdict is Truth.IMPOSSIBLE


IN_OTHER_WORDS = {1792: "1,792.43", 51: "21 below the line and 30 above it"}
"""Figures whose words say more, or say it in two parts."""


def test_the_words_of_what_was_found_hold_the_figure():
    """The words are written by hand; the figure is compared with what proof and deals find."""
    for one in claims.claims():
        for part in one.parts:
            if part.figure is not None:
                found = narration.message(part.found)
                assert IN_OTHER_WORDS.get(part.figure, f"{part.figure:,}") in found, one.id


def test_there_is_no_claim_21():
    with pytest.raises(ClaimError, match="numbered 1 to 20"):
        claims.claim(21)


# --- what is stated has no say in what is found ---------------------------------------------------------------------


def restated(number, part=0, **changes):
    """A claim settled with something else stated in one of its parts."""
    one = claims.claim(number)
    parts = list(one.parts)
    parts[part] = replace(parts[part], **changes)
    return claims.settle_claim(replace(one, parts=tuple(parts))).parts[part]


@pytest.mark.parametrize(
    ("number", "changes", "words"),
    [
        (1, {"verdict": Truth.REALISED}, "stated to be realised, and was found impossible"),
        (4, {"verdict": Truth.CORRECTED}, "stated to be corrected, and was found realised"),
        (5, {"figure": 37}, "the figure stated is 37, and 39 was found"),
        (8, {"figure": 1800}, "the figure stated is 1800, and 1792 was found"),
        (10, {"printed_figure": 142}, "stated to be realised, and was found corrected"),
    ],
)
def test_a_wrong_statement_is_shown(number, changes, words):
    part = restated(number, **changes)
    assert part.verdict is Truth.DISAGREES
    assert any(words in sentence_text(fault) for fault in part.faults)


@pytest.mark.parametrize(
    ("number", "witness", "words"),
    [
        (6, Witness("highest-hand-170", "as_printed", total=171, comes_to=170), "elder has 170 in all, not 171"),
        (6, Witness("highest-hand-170", "as_printed", counts={"set": 45}), "elder has 42 for set, not 45"),
        (6, Witness("highest-hand-170", "as_printed", lacks=("capot",)), "elder scores 40 for capot"),
        (6, Witness("highest-hand-170", "as_printed", denied=("repique.award", "point")), "is not denied by point"),
        (6, Witness("carte-blanche-173", "as_printed", rules=("club",)), "under club"),
        (9, Witness("partie-104", "as_printed", totals=(105, 100)), "the totals are"),
        (9, Witness("partie-104", "as_printed", pays=105), "the winner is paid 104, not 105"),
        (9, Witness("partie-104", "as_printed", clause="settlement.rubicon"), "not under settlement.rubicon"),
    ],
)
def test_a_deal_that_scores_otherwise_is_shown(number, witness, words):
    part = restated(number, witnesses=(witness,))
    assert part.verdict is Truth.DISAGREES
    assert any(words in sentence_text(fault) for fault in part.faults), part.faults


def test_deals_and_proof_must_agree_on_the_figure():
    part = restated(7, 1, witnesses=claims.claim(7).parts[0].witnesses)
    assert any("173, 174" in sentence_text(fault) for fault in part.faults)


# --- the file -------------------------------------------------------------------------------------------------------

SOUND = """
[[claim]]
id = 1
cites = ["parlett | Somewhere"]
[[claim.part]]
verdict = "realised"
[claim.part.proof]
name = "misere_scores"
holds = true
cases = 1
steps = [{ step = "counts-deals", agree = 1, deals = 1 }]
"""


PROOF = SOUND[SOUND.index("[claim.part.proof]") :].strip()
WHOLE = '\n[claim.part.proof.whole]\ncases = 2\nsteps = [{ step = "counts-same", same = 1, ways = 1 }]'


def test_the_file_is_read():
    assert reading.read(SOUND)[0].parts[0].verdict is Truth.REALISED


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("id = 1", "id = 2", "not from 1 without a gap"),
        ("id = 1", "id = 1\nnumber = 1", "unknown key number"),
        ('cites = ["parlett | Somewhere"]', "", "missing cites"),
        ("parlett |", "nobody |", "is no citation"),
        ('"realised"', '"maybe"', "is no verdict"),
        (PROOF, "", "neither a proof nor a deal"),
        (PROOF, 'witness = [{ example = "x", role = "by" }]', "a deal cannot be 'by'"),
        (PROOF, 'witness = [{ example = "x" }]', "missing role"),
        ("holds = true", "", "missing holds"),
        ("holds = true", "holds = true\nheld = true", "unknown key held"),
        ("step = ", "stop = ", "a step without a name"),
        (PROOF, f"{PROOF}\n[claim.part.proof.whole]\ncases = 2", "missing steps"),
        (PROOF, f"{PROOF}{WHOLE}", "the proof has no step proof-counts-same"),
        ("[[claim]]", "[[claim", "is not TOML"),
    ],
)
def test_a_broken_file_is_refused(old, new, words):
    with pytest.raises(ClaimError, match=words):
        reading.read(SOUND.replace(old, new, 1))


def test_every_claim_and_part_has_its_words():
    for one in claims.claims():
        keys = [one.title, one.said, *(key for part in one.parts for key in (part.printed, part.found, part.why))]
        assert all(narration.message(key) for key in keys)


def test_every_proof_is_called_upon():
    """And none is missing."""
    named = {part.proof for one in claims.claims() for part in one.parts} - {""}
    assert named == set(proofs.PROOFS)


def test_the_gallery_and_the_claims_know_of_each_other():
    """Every deal that realises, corrects or comes nearest to a claim says so in the gallery; and no other does."""
    import tomllib
    from importlib import resources

    text = resources.files("piquet_tutor.explore.examples").joinpath("gallery.toml").read_text("utf-8")
    listed = {one["id"]: set(one["claims"]) for one in tomllib.loads(text)["example"]}
    called: dict[str, set[int]] = {}
    of_use: dict[str, set[int]] = {}
    for one in claims.claims():
        for witness in (each for part in one.parts for each in part.witnesses):
            called.setdefault(witness.example, set()).add(one.id)
            if witness.role != "beside":
                of_use.setdefault(witness.example, set()).add(one.id)
    for name, numbers in of_use.items():
        assert numbers <= listed[name], name
    for name, numbers in listed.items():
        assert numbers <= called.get(name, set()), name


def test_every_printed_figure_has_a_deal_in_the_gallery():
    """Each claim but for what is said of all deals brings one; together they name twenty claims' worth."""
    names = {one.id for one in gallery()}
    for one in claims.claims():
        witnesses = [each.example for part in one.parts for each in part.witnesses]
        assert witnesses, one.id
        assert set(witnesses) <= names


# --- deals that must be more than their score -----------------------------------------------------------------------


def deal(name: str, rules: str | None = None, **options: object) -> Deal:
    return read_deal(find(name).record, load(rules, options) if rules else None)


def test_claim_12_the_caption_is_true_of_the_hands_as_dealt():
    """A point of four and three queens; six cards and three kings; no three neighbours in either hand."""
    elder, younger = (deal("the-pictured-deal").dealt[seat] for seat in ("dealer", "nondealer"))
    assert (points(elder)[0].length, points(younger)[0].length) == (4, 6)
    assert [(one.size, one.rank) for one in sets(elder)] == [(3, Rank.QUEEN)]
    assert [(one.size, one.rank) for one in sets(younger)] == [(3, Rank.KING)]
    assert not sequences(elder)
    assert not sequences(younger)


def test_claim_7_every_book_has_a_deal_of_174():
    reached = {
        rules for part in claims.claim(7).parts[1:] for one in part.witnesses if one.total == 174 for rules in one.rules
    }
    assert {"parlett", "rubicon", "club", "wikipedia"} <= reached


@pytest.mark.parametrize("name", ["carte-blanche-174", "younger-174"])
@pytest.mark.parametrize("points_for_it", [10, 20])
def test_claim_7_a_carte_rouge_comes_on_top_of_the_174(name, points_for_it):
    """Every card of either hand has scored, so where a carte rouge is agreed on the bound rises by just its points."""
    side = "younger" if name == "younger-174" else "elder"
    assert deal(name, "parlett", carte_rouge=points_for_it).total(side) == 174 + points_for_it


def test_claim_8_the_talon_holds_all_courts_and_nearer_than_four_it_cannot_come():
    courts = {Rank.JACK, Rank.QUEEN, Rank.KING}
    found = deal("carte-blanche-174")
    assert {one.rank for one in found.talon} <= courts
    assert sum(one.rank in courts for one in found.dealt["younger"]) == 4
    assert not [one for one in found.dealt["elder"] if one.rank in courts]


def test_claim_16_six_cards_in_the_point_and_six_others_in_sequences():
    found = deal("carte-rouge-completes-a-repique")
    cards = {
        kind: {
            card for one in found.rulings if one.awards and found.kind_of(one) == kind for card in one.facts["cards"]
        }
        for kind in ("point", "sequence")
    }
    assert (len(cards["point"]), len(cards["sequence"]), len(cards["point"] & cards["sequence"])) == (6, 6, 0)


def test_claim_17_every_trick_is_taken_from_its_leader():
    assert all(trick.leader != trick.winner for trick in deal("every-lead-captured").tricks)


def test_claim_18_the_two_deals_have_the_same_cards_and_play():
    one, other = deal("youngers-pique"), deal("youngers-thirty-and-no-pique")
    assert [trick.cards for trick in one.tricks] == [trick.cards for trick in other.tricks]
    assert {one.kept["dealer"], one.kept["nondealer"]} == {other.kept["elder"], other.kept["younger"]}
    assert Suit.SPADES in {card.suit for card in other.kept["younger"]}
