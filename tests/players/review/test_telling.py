"""A review in words and as a scene: whole in every language, folded to three lines, its groups told apart."""

from __future__ import annotations

import json

import pytest

from piquet_tutor import narration
from piquet_tutor.narration.rendering import plain
from piquet_tutor.players.review import FOLDED, LUCK, OPEN, SEEN, MissedChance, Remark, Review, written
from piquet_tutor.players.review.scene import id_of, scene, value_of
from piquet_tutor.players.review.wording import Commentary
from tests.players.review.dealing import SIXIEME, read

DEAL = read(SIXIEME, calls={"elder": {"sequences": []}})
CARD, BETTER, OTHER = DEAL.kept["elder"][:3]
COMBINATION = {"what": "point", "length": 6, "pips": 57, "top": None, "size": None, "rank": None, "cards": (CARD,)}
PLAYED = {"trick": 3, "card": CARD, "better": BETTER, "led": "yes", "lay": 2, "wanted": None}
BID = {"wanted": 7, "sign": "plus", "share": 4, "better_share": 60, "kept": True}
DISCARDS = {"card": (CARD, OTHER), "better": (BETTER, OTHER), "lay": -3}


def ruled_again():
    from piquet_tutor.explain.why import what_if

    return what_if(DEAL, "elder declare sequences")


def every_finding():
    """One of each kind there is, with what its sentences take."""
    for name in ("not-called", "nor-have-i", "called-short", "not-counted", "let-pass", "less-said"):
        yield MissedChance(name, OPEN, 22, 4, (CARD,), {**COMBINATION, "called": (OTHER,)}, difference=ruled_again())
    for name in ("together", "blank"):
        yield MissedChance(name, OPEN, 1, 4, (CARD,), {"cards": (CARD, OTHER)}, difference=ruled_again())
    yield MissedChance("exchange", OPEN, 1.5, 0, (CARD,), {**DISCARDS, "error": 0.2}, exact=False)
    yield MissedChance("exchange", OPEN, 1, 1, (CARD,), {**DISCARDS, "error": None, "lay": None}, exact=False)
    yield MissedChance("threw", SEEN, 11, 0, (CARD,), {**COMBINATION, "out": (BETTER,)})
    for hands, sampled in ((1, False), (455, False), (3000, True)):
        yield MissedChance(
            "card", OPEN, 0.6, hands, (CARD,), {**PLAYED, "hands": hands, "sampled": sampled}, exact=False
        )
    for hands in (1, 12):
        bid = {**PLAYED, **BID, "hands": hands, "sampled": False}
        yield MissedChance("card", OPEN, 2, hands, (CARD,), bid, exact=False)
    tricks = {"tricks": 5, "better_tricks": 6, "last": True, "better_last": False}
    for place, made in enumerate((tricks, {**tricks, "better_tricks": 5}, dict.fromkeys(tricks))):
        yield MissedChance("card-seen", SEEN, 2, place, (CARD,), {**PLAYED, "led": "no", "weighed": not place, **made})
    for place, kept in enumerate((True, False), 6):
        bid = {**BID, "sign": "minus", "kept": kept}
        yield MissedChance("card-seen", SEEN, 2, place, (CARD,), {**PLAYED, **tricks, **bid, "weighed": True})
    near = {"kind": "repique", "alike": 3, "card": CARD, "other": OTHER, "better": BETTER, "trick": 3}
    yield MissedChance("near-point", LUCK, 60, 9, (), near, difference=ruled_again())
    yield MissedChance("near-card", SEEN, 30, 9, (), near, difference=ruled_again())
    for where in ("out", "talon", "other", "apart"):
        yield MissedChance("near-swap", LUCK, 60, 0, (CARD,), {**near, "where": where}, difference=ruled_again())


NOTES = (
    Remark("play-whole", {"worth": -4, "came": 3, "bid": False}),
    Remark("play-whole", {"worth": 130, "came": -60, "bid": True}),
    Remark("drawn", {"came": 0, "promised": 6.5}),
    Remark("exchange-unserved", {"reason": "losing"}),
    Remark("play-unserved", {"reason": "players"}),
)


@pytest.mark.parametrize("language", narration.languages())
def test_every_finding_and_note_has_its_sentences(language):
    whole = Review(DEAL, "elder", language, tuple(every_finding()), NOTES, whole=True)
    teller = Commentary(whole)
    said = [teller.sentence(each) for each in whole.findings]
    reasons = [reason for each in whole.findings for reason in teller.reasons(each)]
    for text in (*said, *reasons, *teller.notes(), teller.title(), teller.summary(), teller.nothing()):
        assert text[0] == text[0].upper()
        assert text == teller.title() or text.endswith(".")
        assert "absent" not in text
        assert "{" not in text
        assert "None" not in text
    assert len(set(said)) > 15
    assert plain.text(written(whole)).count("\n") > len(reasons) / 2


@pytest.mark.parametrize("language", narration.languages())
def test_hindsight_and_luck_are_told_apart_and_called_no_fault(language):
    teller = Commentary(Review(DEAL, "elder", language))
    tags = [teller.group(group) for group in (OPEN, SEEN, LUCK)]
    assert len(set(tags)) == 3
    for each in every_finding():
        assert teller.reasons(each)[-1] == teller.group_why(each.group)


def test_points_are_told_as_they_are():
    teller = Commentary(Review(DEAL, "elder"))
    told = [teller.points(MissedChance("card", OPEN, points, 0)) for points in (1, 0.6, 1.5, 22)]
    assert told == ["1 point", "0.6 points", "1.5 points", "22 points"]
    french = Commentary(Review(DEAL, "elder", "fr"))
    assert [french.points(MissedChance("card", OPEN, points, 0)) for points in (1.5, 22)] == ["1,5 point", "22 points"]


def test_three_lines_first_and_the_rest_on_demand():
    findings = tuple(every_finding())
    shown = scene(Review(DEAL, "elder", "en", findings, whole=True))
    assert [each["first"] for each in shown["findings"]] == [True] * FOLDED + [False] * (len(findings) - FOLDED)
    assert shown["nothing"] == ""
    assert str(len(findings)) in shown["more"]
    assert len({each["id"] for each in shown["findings"]}) == len({id_of(each) for each in findings})
    json.dumps(shown)


def test_that_nothing_was_given_away_is_said_once_all_is_looked_through_and_is_one_of_the_three_lines():
    luck = tuple(each for each in every_finding() if each.group == LUCK)
    growing, whole = (scene(Review(DEAL, "elder", "en", luck, whole=done)) for done in (False, True))
    assert growing["nothing"] == ""
    assert growing["working"]
    assert not whole["working"]
    start = "The review found no mistake that elder could have known of"
    assert whole["nothing"] == f"{start}; what follows was luck."
    assert sum(each["first"] for each in whole["findings"]) == FOLDED - 1
    seen = tuple(each for each in every_finding() if each.group == SEEN)
    told = [Commentary(Review(DEAL, "elder", findings=found)).nothing() for found in ((), seen, (*seen, *luck))]
    assert told[0] == f"{start}."
    assert told[1] == f"{start}; what follows is seen only with all cards open."
    assert "all cards open, or was luck" in told[2]


def test_many_hands_are_told_with_their_thousands_parted():
    findings = [each for each in every_finding() if each.facts.get("hands") == 3000]
    for language, shown in (("en", "3,000 hands"), ("fr", "3\u202f000 mains")):
        teller = Commentary(Review(DEAL, "elder", language))
        assert all(any(shown in reason for reason in teller.reasons(each)) for each in findings)


def test_a_seat_is_told_the_rulings_by_the_numbers_it_knows():
    finding = MissedChance(
        "blank", OPEN, 1, 0, (), {"cards": (CARD,)}, (1, 2, len(DEAL.rulings)), difference=ruled_again()
    )
    (whole,) = scene(Review(DEAL, "elder", findings=(finding,)))["findings"]
    (mine,) = scene(Review(DEAL, "elder", findings=(finding,)), reader="elder")["findings"]
    assert whole["numbers"] == [1, 2, len(DEAL.rulings)]
    assert max(mine["numbers"]) <= len(DEAL.rulings)


def test_json_has_the_points_as_numbers():
    value = value_of(Review(DEAL, "elder", "en", tuple(every_finding()), NOTES, whole=True))
    assert {"seat", "summary", "findings", "notes"} <= set(value)
    assert all(isinstance(each["points"], int | float) for each in value["findings"])
    json.dumps(value)
