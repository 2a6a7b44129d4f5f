"""The laws are read strictly, speak of everything they should, and never contradict one another."""

from __future__ import annotations

import re

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.clauses import Conflict
from piquet_tutor.engine.rulings import Facts, Ruling, Verdict
from piquet_tutor.explain.referee import (
    REMEDIES,
    AnnouncedCall,
    Incident,
    IncidentError,
    LawError,
    Moment,
    laws,
    rule_on,
)
from piquet_tutor.explain.referee.deciding import settle
from piquet_tutor.explain.referee.laws import read_laws
from piquet_tutor.explain.referee.situation import Situation
from piquet_tutor.game.cards import Rank, parse_cards
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration.checking import problems
from tests.explain.referee.every import KINGS, incidents

OF_IRREGULARITIES = {*range(5, 17), 20, *range(24, 47), *range(48, 61), 65, 70, 74, 75, 76, 77, 78} - {34}
"""Laws of what follows when something goes wrong. (34 grants a right, 47 orders nothing, most after 60 are prices.)"""
BY_THE_REFEREE = {"referee.waived", "referee.not_reached", "referee.struck", "referee.unanswered"}
OF_THE_BOOK = {"referee.lent", "referee.no_source", "referee.other_book"}
BOTH = ("rubicon", "au-cent")
"""A rule set for each code of law."""
LEFT_OVER = re.compile(r"[{}$\\]|absent|None|Fluent|\(\)|\?\?\?|  | [.,;:]|\.\.|“”")

ONE = """
[incident.spill]
by = "either"
with = ["cold"]

[[clause]]
id = "referee.spill"
law = "Law 1"
incident = "spill"
remedy = "must_stand"
cites = ["cavendish | Law 1"]
"""


def numbers(text):
    """Law numbers in a locus, ranges written out."""
    found = set()
    for first, last in re.findall(r"(\d+)(?: (?:to) (\d+))?", text):
        found.update(range(int(first), int(last or first) + 1))
    return found


def test_every_law_of_irregularities_has_its_clause():
    cited = set()
    for clause in laws().clauses.values():
        for cite in clause.rule.cites:
            if cite.locus.startswith("Law") and "Cent" not in cite.locus:
                cited |= numbers(cite.locus.split(",")[0])
    assert cited >= OF_IRREGULARITIES


def test_every_case_is_cited_by_a_clause():
    cited = {cite.locus for clause in laws().clauses.values() for cite in clause.rule.cites}
    directly = {"I", "II", "III", "IV", "V", "VI", "VII", "IX", "X", "XI", "XII", "XIII", "XIV", "XV", "XVI"}
    assert {f"Case {number}" for number in directly | {"XVII", "XVIII", "XIX", "XX", "XXI"}} <= cited


def test_every_incident_has_a_law_and_every_remedy_is_given():
    spoken_of = {clause.incident for clause in laws().clauses.values()}
    assert set(laws().incidents) <= spoken_of
    assert {clause.remedy for clause in laws().clauses.values()} == set(REMEDIES)


@pytest.mark.parametrize("rules", BOTH)
def test_no_incident_is_answered_twice_and_none_left_without_an_answer(rules):
    count = 0
    for incident in incidents():
        decision = rule_on(incident, rules=rules)
        assert decision.in_force, incident
        count += 1
    assert count > 3000


def test_every_clause_speaks_of_some_incident_and_stands():
    standing = {ruling.rule for rules in BOTH for one in incidents() for ruling in rule_on(one, rules=rules).in_force}
    asked = {clause.id for clause in laws().clauses.values() if clause.incident == "asks"}
    from_the_deal = {"referee.not_implied"}
    assert set(laws().clauses) - standing == asked | from_the_deal | OF_THE_BOOK | BY_THE_REFEREE - {
        "referee.not_reached"
    }


def test_every_exception_meets_its_default():
    replaced = {
        ruling.rule
        for rules in BOTH
        for one in incidents()
        for ruling in rule_on(one, rules=rules).rulings
        if ruling.verdict is Verdict.SUPERSEDED
    }
    assert replaced == {clause.rule.exception_to for clause in laws().clauses.values()} - {None}


def test_two_clauses_of_one_question_without_an_exception_are_a_conflict():
    twice = read_laws(ONE + ONE.split("\n\n", 1)[1].replace("referee.spill", "referee.again"))
    with pytest.raises(Conflict, match="again both answer"):
        settle(twice.of("spill"))


def test_an_exception_takes_the_place_of_its_default():
    more = ONE.split("\n\n", 1)[1].replace("referee.spill", "referee.cold").replace("must_stand", "no_penalty")
    found = read_laws(ONE + more + 'exception_to = "referee.spill"\n')
    assert [(clause.id, stands) for clause, stands in settle(found.of("spill"))] == [
        ("referee.spill", False),
        ("referee.cold", True),
    ]


@pytest.mark.parametrize(
    ("old", "new", "fault"),
    [
        ('law = "Law 1"', 'law = "Law 1"\ncolour = "red"', "line .*no key colour"),
        ('cites = ["cavendish | Law 1"]', "cites = []", "no citation"),
        ('cites = ["cavendish | Law 1"]', "", "cites is missing"),
        ("cavendish |", "hearsay |", "hearsay"),
        ("| Law 1", "| Law 1 | perhaps", "reading “perhaps”"),
        ('remedy = "must_stand"', 'remedy = "shrug"', "shrug, which does not exist"),
        ('incident = "spill"', 'incident = "spilt"', "spilt, which is not an incident"),
        ('law = "Law 1"', 'law = "Law 1"\nif = { until = "tea" }', "no moment “tea”"),
        ('law = "Law 1"', 'law = "Law 1"\nif = { with = ["wet"] }', "wet, which incident spill does not know"),
        ('law = "Law 1"', 'law = "Law 1"\nif = { mood = "bad" }', "no key mood"),
        ('law = "Law 1"', 'law = "Law 1"\nexception_to = "referee.tea"', "an exception to referee.tea"),
        ('by = "either"', 'by = "dealer"', "by dealer"),
        ('by = "either"', 'by = "either"\nneeds = ["luck"]', "luck"),
        ('law = "Law 1"', 'law = "Law 1"\ncode = "whist"', "code whist"),
    ],
)
def test_a_broken_file_of_laws_is_refused_with_a_sentence(old, new, fault):
    assert old in ONE
    with pytest.raises(LawError, match=fault):
        read_laws(ONE.replace(old, new))


def test_a_clause_that_stands_twice_is_refused():
    with pytest.raises(LawError, match="is defined twice"):
        read_laws(ONE + ONE.split("\n\n", 1)[1])


# --- the words --------------------------------------------------------------------------------------------------------

FULL = Facts(
    kind="set", count=3, rank=Rank.KING, cards=tuple(parse_cards("KD")), card=parse_cards("KD")[0], points=14,
    hand=13, talon=8, answer=2, game="club",
)  # fmt: skip


def verdicts(clause):
    """What can become of a clause."""
    yield REMEDIES[clause.remedy]
    exceptions = {each.rule.exception_to for each in laws().clauses.values()}
    if clause.id in exceptions or clause.remedy in laws().clauses["referee.waived"].lifts:
        yield Verdict.SUPERSEDED


@pytest.mark.parametrize("name", sorted(laws().clauses))
@pytest.mark.parametrize("side", ["elder", "younger"])
def test_every_clause_has_its_words(name, side):
    clause = laws().clauses[name]
    for verdict in verdicts(clause):
        ruling = Ruling(1, name, verdict, side, FULL, cites=clause.rule.cites)
        short = narration.text(ruling, "short")
        assert short.endswith("."), short
        assert short[0].isupper(), short
        full = narration.text(ruling, "full").split("\n")
        assert len(full) >= 3
        assert full[-2].startswith("The law:")
        assert not LEFT_OVER.search("\n".join((short, *full)))


def test_the_catalogue_is_whole_as_far_as_the_referee_goes():
    assert [problem for problem in problems("en") if "referee" in problem] == []


@pytest.mark.parametrize(
    ("claim", "words"),
    [
        (AnnouncedCall("point", 5), "a point of 5"),
        (AnnouncedCall("point", 4, pips=41), "a point of 4 making 41"),
        (AnnouncedCall("sequence", 4), "a quart"),
        (AnnouncedCall("sequence", 3, rank=Rank.ACE), "a tierce major"),
        (AnnouncedCall("set", 4, rank=Rank.TEN), "a quatorze of tens"),
    ],
)
def test_a_claim_is_named_as_it_was_called(claim, words):
    ruling = rule_on(Incident("omitted", "elder", Moment.DURING_PLAY, claim=claim)).rulings[0]
    assert narration.text(ruling) == f"It is too late to count {words}."


def test_names_of_clauses_are_the_referees_own():
    own = {clause for name in rule_set_names() for clause in load(name).clauses}
    assert own.isdisjoint(laws().clauses)
    assert all(re.fullmatch(r"referee\.[a-z_]+", name) for name in laws().clauses)


# --- what cannot be asked ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("incident", "fault"),
    [
        (Incident("earthquake", "elder", Moment.DURING_PLAY), "no incident “earthquake”"),
        (Incident("misdeal", "elder", Moment.DURING_PLAY, dealt=(13, 12, 7)), "by younger"),
        (Incident("misdeal", "younger", Moment.DURING_PLAY), "needs dealt"),
        (Incident("misdeal", "younger", Moment.DURING_PLAY, dealt=(13, 12, 8)), "32 cards, not 33"),
        (Incident("revoke", "elder", Moment.DURING_PLAY, count=2), "no use for count"),
        (Incident("revoke", "elder", Moment.DURING_PLAY, with_=frozenset({"rain"})), "knows no circumstance “rain”"),
    ],
)
def test_an_incident_that_cannot_be_is_refused_with_a_sentence(incident, fault):
    with pytest.raises(IncidentError, match=fault) as raised:
        rule_on(incident)
    assert str(raised.value).count("\n") == 0


def test_an_unknown_rule_set_is_refused():
    with pytest.raises(IncidentError, match="no rule set “whist”; use one of rubicon"):
        rule_on(Incident("revoke", "elder", Moment.DURING_PLAY), rules="whist")


def test_a_claim_to_cards_that_are_no_combination_is_refused():
    with pytest.raises(IncidentError, match="no set"):
        AnnouncedCall.of("set", tuple(parse_cards("KS KH QD")))


def test_a_trio_without_a_rank_is_no_claim():
    with pytest.raises(IncidentError, match="name its rank"):
        AnnouncedCall("set", 3)


def test_situations_without_a_deal_go_by_what_is_told():
    told = Situation(Incident("miscall", "elder", Moment.DURING_PLAY, KINGS, with_=frozenset({"could_have_held"})))
    assert told.possible
    assert not told.misnomer
