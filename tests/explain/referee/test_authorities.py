"""Whose law the referee applies: in every game and of every incident it names the book, or says that none speaks."""

from __future__ import annotations

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.engine.sources import Reading
from piquet_tutor.explain.referee import AnnouncedCall, Incident, IncidentError, LawError, Moment, answer, laws, rule_on
from piquet_tutor.explain.referee.laws import read_laws
from piquet_tutor.explain.referee.report import whose
from piquet_tutor.game.cards import Rank, parse_cards
from piquet_tutor.game.deal.random_play import shuffled
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.rules.loader import load, rule_set_names
from tests.explain.referee.every import incidents
from tests.explain.referee.test_laws import ONE

REVOKE = Incident("revoke", "elder", Moment.DURING_PLAY)
GAMES = {
    "rubicon": {"cavendish"},
    "cavendish": {"cavendish"},
    "parlett": {"cavendish"},
    "club": {"cavendish"},
    "wikipedia": {"cavendish"},
    "au-cent": {"aucent", "cavendish"},
    "saunt": {"aucent", "cavendish"},
    "cent-36": set(),
    "cent-1651": {"royall"},
    "contract": set(),
    "auction": set(),
    "normand": set(),
    "voleur": set(),
}
"""Every game, and the books that are cited in it as saying so themselves."""
LENT = {"parlett", "club", "wikipedia", "saunt"}
SILENT = {"cent-36", "contract", "auction", "normand", "voleur", "cent-1651"}


def test_of_every_rule_set_it_is_written_whose_law_it_has():
    assert set(laws().authorities) == set(rule_set_names()) == set(GAMES)
    assert {name for name, one in laws().authorities.items() if one.lent} == LENT
    assert {name for name, one in laws().authorities.items() if one.silence} == SILENT


@pytest.mark.parametrize("game", GAMES)
def test_every_incident_in_every_game_names_its_books_or_says_that_none_speaks(game):
    """The whole table, incident by incident."""
    cited, count = set(), 0
    for incident in incidents():
        decision = rule_on(incident, rules=game)
        cited |= {
            cite.source
            for ruling in decision.in_force
            for cite in ruling.cites
            if cite.reading not in (Reading.INFERRED, Reading.HOUSE)
        }
        names = [ruling.rule for ruling in decision.in_force]
        assert ("referee.lent" in names) is (game in LENT), incident
        if game in SILENT:
            assert [ruling.rule for ruling in decision.rulings] == [laws().authorities[game].silence]
            assert decision.rulings[0].facts["game"] == game
        else:
            assert decision.books, incident
        count += 1
    assert count > 3000
    assert cited == GAMES[game]


def test_no_law_au_cent_is_cited_as_stating_the_law_of_the_six_deal_game():
    for clause in laws().clauses.values():
        if clause.code == "piquet":
            assert all(cite.source != "aucent" or cite.reading is Reading.INFERRED for cite in clause.rule.cites), (
                clause
            )


@pytest.mark.parametrize("game", sorted(SILENT))
@pytest.mark.parametrize("language", ["en", "fr"])
def test_where_no_law_is_known_nothing_is_ruled_and_the_score_stays(game, language):
    rules = load(game)
    deal = shuffled(rules, 3)
    decision = rule_on(REVOKE, deal)
    (ruling,) = decision.rulings
    assert (ruling.verdict, ruling.side, ruling.awards) == (Verdict.DENIED, None, ())
    assert decision.deal is deal
    assert narration.text(ruling, "short", language).startswith(narration.rules_title(game, language))
    assert "Cavendish" not in narration.text(ruling, "short", language)


def test_a_deal_has_the_law_of_its_own_rules():
    """Nobody has to name the code: a deal au cent is ruled on by the laws au cent."""
    touched = Incident("others_stock_mixed", "younger", Moment.BEFORE_CALL)
    assert rule_on(touched, shuffled(load("au-cent"), 1)).remedies == ("game_lost",)
    assert rule_on(touched, shuffled(load("rubicon"), 1)).remedies == ("nothing_or_new_deal",)
    assert rule_on(touched, shuffled(load("club"), 1)).remedies == ("nothing_or_new_deal", "law_lent")


def test_au_cent_equal_in_error_leaves_both_without_the_point():
    """In the six-deal game younger's longer point would still stop a repique; au cent the answer is all that counts."""
    record = {
        "format": "piquet-record/1",
        "rules": "au-cent",
        "hands": {"elder": "AS KS QS JS AH KH TH AD KD 9D AC KC", "younger": "9S QH 9H 8H QD JD 8D QC JC TC 8C 7C"},
        "calls": {"younger": {"point": []}},
        "play": "AS 9S",
    }
    deal = read_deal(record)
    equal = Incident("equal_in_error", "younger", Moment.BEFORE_NEXT_CALL, claim=AnnouncedCall("point", 4, pips=41))
    decision = rule_on(equal, deal)
    assert decision.remedies == ("call_not_counted", "must_stand")
    assert "point" in deal.tally()["elder"]
    assert all("point" not in kinds for kinds in decision.tally().values())


@pytest.mark.parametrize("game", sorted(SILENT))
def test_of_what_must_be_answered_nothing_is_said_where_no_law_is_known(game):
    with pytest.raises(IncidentError, match="no law of what must be answered"):
        answer(shuffled(load(game), 1), "elder", "How many hearts?")


def test_the_list_of_games_is_told_in_both_languages():
    for language in ("en", "fr"):
        told = whose(language)
        assert list(told) == list(laws().authorities)
        assert len(set(told.values())) == 6


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ('club = { code = "whist" }', "names the code whist"),
        ("club = { lent = true }", "name the code"),
        ('club = { code = "piquet", silence = "referee.spill" }', "name the code"),
        ('club = { silence = "referee.tea" }', "names referee.tea"),
        ('club = { mood = "bad" }', "no key mood"),
    ],
)
def test_a_game_of_which_it_is_not_written_whose_law_it_has_is_refused(entry, fault):
    with pytest.raises(LawError, match=fault):
        read_laws(f"[rules]\n{entry}\n{ONE}")


def test_case_iv_a_sequence_that_the_point_implies_bars_one_that_is_no_better():
    """The point is shown: younger cannot count a tierce that a run in it beats."""
    record = {
        "format": "piquet-record/1",
        "rules": {"base": "rubicon", "options": {"calling_shows": False}},
        "hands": {"elder": "AS KS QS JS TS AH KH QH 9D 8C 7D 7H", "younger": "JD TD 9H 8D KC QC JC TC 9S 8S 7S 8H"},
        "calls": {"elder": {"sequences": []}},
        "play": "AS 7S",
    }
    deal = read_deal(record)
    lower = AnnouncedCall.of("sequence", tuple(parse_cards("KC QC JC TC")))
    counted = Incident("counted_under_implied", "younger", Moment.BEFORE_FIRST_CARD, claim=lower)
    assert rule_on(counted, deal).remedies == ("call_not_counted",)
    better = AnnouncedCall("sequence", 6, rank=Rank.KING)
    counted = Incident("counted_under_implied", "younger", Moment.BEFORE_FIRST_CARD, claim=better)
    assert rule_on(counted, deal).remedies == ("no_penalty",)
