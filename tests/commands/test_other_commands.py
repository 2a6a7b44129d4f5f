"""``check``, ``compare``, ``deal``, ``rules``, ``lab``, and no command at all."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

import piquet_tutor
from piquet_tutor import narration
from piquet_tutor.commands.cli import tutor
from piquet_tutor.game.records.io import read_deal
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.game.seats import TWO_HANDED

EXAMPLES = Path(__file__).parents[2] / "piquet_tutor" / "explore" / "examples"
CAVENDISH = EXAMPLES / "01-cavendish-example.json"


def run(*arguments, **more):
    return CliRunner().invoke(tutor, [str(each) for each in arguments], **more)


# --- check --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", sorted(EXAMPLES.glob("*.json")), ids=lambda path: path.stem)
def test_every_example_is_sound(path):
    result = run("check", path)
    assert result.exit_code == 0
    assert len(result.stdout.splitlines()) == 1
    assert "sound and complete" in result.stdout


@pytest.mark.parametrize(
    ("cut", "words"),
    [
        ({"play": None, "exchange": None}, "elder is to exchange"),
        ({"play": None, "exchange": {"elder": "KS 8C 7C 9D 8D"}}, "younger is to exchange"),
        ({"play": None}, "elder is to play card 1: elder 9, younger 0"),
        ({"play": "AH TH KH 7D QH"}, "younger is to play card 6: elder 12, younger 17"),
    ],
)
def test_check_says_how_far_a_record_goes(tmp_path, cut, words):
    record = json.loads(CAVENDISH.read_bytes()) | cut
    path = tmp_path / "deal.json"
    path.write_text(json.dumps({key: value for key, value in record.items() if value is not None}))
    result = run("check", path)
    assert result.exit_code == 0
    assert "as far as it goes" in result.stdout
    assert words in result.stdout


def test_check_counts_the_cards_of_every_seat(tmp_path):
    record = json.loads((EXAMPLES / "82-four-at-the-table.json").read_bytes())
    path = tmp_path / "deal.json"
    path.write_text(json.dumps(record | {"play": " ".join(record["play"].split()[:6])}))
    assert "is to play card 7" in run("check", path).stdout


def test_check_of_several_goes_on_after_a_bad_one(tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_text("{}")
    result = run("check", bad, CAVENDISH)
    assert result.exit_code == 1
    assert result.stderr == f"{bad}: the key “format” is missing; add it.\n"
    assert result.stdout == f"{CAVENDISH}: sound and complete by the rules of rubicon: elder 28, younger 23.\n"


# --- compare ------------------------------------------------------------------------------------------------------


def test_one_deal_two_books():
    """Thirteen in hand and every trick: 66 by the one, 96 by the other, and the clause that makes it so."""
    result = run("compare", EXAMPLES / "08-capot-outside-the-pique.json", "--rules", "rubicon", "--rules", "wikipedia")
    assert (result.exit_code, result.stderr) == (0, "")
    assert "first differ on cards.early" in result.stdout
    assert "elder has 30 more by wikipedia (66 against 96)" in result.stdout
    assert "Cavendish, Law" in result.stdout
    assert "Wikipedia, " in result.stdout


def test_the_lead_before_the_tens():
    result = run("compare", EXAMPLES / "10-lead-before-the-tens.json", "--rules", "rubicon", "--rules", "parlett")
    assert "first differ on pique.award" in result.stdout
    assert "elder has 30 more by parlett (49 against 79)" in result.stdout


def test_books_that_part_in_what_is_said_alone_say_it():
    """The top card of a sequence is called by the one, and asked for by the other; no point hangs on it."""
    told = run(
        "compare", EXAMPLES / "03-blank-stops-repique-parlett.json", "--rules", "rubicon", "--rules", "cavendish"
    )
    assert "No point depends on it." in told.stdout
    assert "Elder calls a quint: 5 neighbouring cards of one suit." in " ".join(told.stdout.split())
    assert "Elder calls a quint major: 5 neighbouring cards of one suit." in " ".join(told.stdout.split())


def test_books_that_agree_and_books_that_differ_in_forms_only():
    of_its_form = [name for name in rule_set_names() if load(name).table == TWO_HANDED and load(name).pack == 32]
    result = run("compare", CAVENDISH, *(each for name in of_its_form for each in ("--rules", name)))
    assert result.exit_code == 0
    assert result.stdout.count("In all, ") + result.stdout.count("agree on this deal") == len(of_its_form) - 1


def test_books_of_another_form_cannot_rule_on_the_deal():
    """A deal for elder and younger is no deal with bidding: one sentence, and nothing is compared."""
    result = run("compare", CAVENDISH, "--rules", "rubicon", "--rules", "contract")
    assert result.exit_code == 1
    assert "takes only deals of" in result.stderr + result.stdout


def test_compare_wants_two_books_and_one_deal():
    alone = run("compare", CAVENDISH, "--rules", "rubicon")
    assert alone.exit_code == 2
    assert "two or more different ones" in alone.stderr
    unknown = run("compare", CAVENDISH, "--rules", "foo")
    assert unknown.exit_code == 2
    assert "there is no rule set “foo”" in unknown.stderr
    assert all(name in unknown.stderr for name in rule_set_names())
    result = run("compare", EXAMPLES / "21-partie-141.json", "--rules", "rubicon", "--rules", "club")
    assert result.exit_code == 1
    assert "one deal is wanted" in result.stderr


def test_a_book_that_does_not_allow_the_deal(tmp_path):
    """Younger keeps all his cards, as one book lets him and the other does not."""
    record = json.loads(CAVENDISH.read_bytes())
    record["exchange"]["younger"] = ""
    del record["play"]
    path = tmp_path / "deal.json"
    path.write_text(json.dumps(record))
    result = run("compare", path, "--rules", "parlett", "--rules", "rubicon")
    assert result.exit_code == 1
    assert "exchange.younger: by the rules of rubicon, " in result.stderr


# --- deal ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["rubicon", "cent-36", "contract", "normand", "voleur"])
def test_a_dealt_record_is_whole_and_the_same_for_the_same_seed(name):
    texts = [run("deal", "--seed", 7, "--rules", name).stdout for _ in range(2)]
    assert texts[0] == texts[1]
    deal = read_deal(texts[0])
    assert deal.done
    assert deal.rules == load(name)


def test_another_seed_deals_other_cards():
    assert len({run("deal", "--seed", seed).stdout for seed in (7, 8, 9)}) == 3


def test_a_deal_without_a_seed_names_the_one_it_took():
    first = json.loads(run("deal").stdout)
    seed = first["title"].rpartition(" ")[2]
    assert json.loads(run("deal", "--seed", seed).stdout) == first


def test_a_seed_is_a_number():
    for word in ("abc", "-1", "1.5", "9" * 30):
        result = run("deal", "--seed", word)
        assert result.exit_code == 2
        assert f"“{word}” will not do; write a whole number from 0 to " in result.stderr
    assert run("deal", "--rules", "bezique").exit_code == 2


# --- rules --------------------------------------------------------------------------------------------------------


def test_the_rule_sets_are_listed():
    told = run("rules", "list").stdout
    assert all(name in told for name in rule_set_names())


@pytest.mark.parametrize("name", rule_set_names())
def test_a_rule_set_is_shown_clause_by_clause(name):
    result = run("rules", "show", name)
    assert result.exit_code == 0
    told, rules = result.stdout, load(name)
    words = " ".join(told.split())
    for clause in rules.clauses.values():
        assert clause.id in told
        assert narration.clause_question(clause) in words
    assert ("(stated)" in told) == (name != "normand"), "of the game for three no source says anything"
    assert "stated in so many words" in words, "what that means is said first"
    assert "\x1b" not in told
    assert "…" not in told, "nothing is shortened"


def test_what_means_nothing_in_a_form_is_listed_only_when_it_is_asked_for():
    """The counterpique has no place in the club game; carte rouge could be added to it."""
    short, whole = run("rules", "show", "rubicon").stdout, run("rules", "show", "rubicon", "--all").stdout
    assert "counterpique" not in short
    assert "rules show rubicon --all" in short
    assert "carte_rouge = 0" in short
    for option in options():
        assert f"{option} = " in " ".join(whole.split())
    assert "point_score = cards (cards, ending4_less_one, tens_rounded, flat_5)" in " ".join(whole.split())


def test_an_option_is_told_in_words():
    """Raw names stand in brackets only, for those who write records."""
    words = " ".join(run("rules", "show", "rubicon").stdout.split())
    judged = "How a pique is judged: by the order of reckoning. Other books differ."
    assert f"{judged} [pique_reckoning = precedence]" in words
    assert "Having to win the trick: no. [must_head = false]" in words, "that no might be yes is clear"
    assert "Parlett; Club rules" not in words, "whose the other answers are stands once, in the table"


def test_where_books_differ_can_be_asked_of_a_few_words_or_an_option():
    clock = run("rules", "differ", "pique_reckoning").stdout
    assert "by the clock (Parlett" in " ".join(clock.split())
    assert len(clock) < len(run("rules", "differ").stdout) / 10
    assert "How a pique is judged" in run("rules", "differ", "pique", "clock").stdout


def test_an_unknown_rule_set_is_not_shown():
    result = run("rules", "show", "rubicom")
    assert result.exit_code == 2
    assert "perhaps “rubicon” is meant" in result.stderr


# --- options that mean nothing where they stand -------------------------------------------------------------------


@pytest.mark.parametrize(
    ("asked", "named"),
    [
        (("odds", "big", "--draw", "20", "4", "5", "1"), "--draw"),
        (("odds", "points", "--rules", "parlett"), "--rules"),
        (("claims", "three"), "write a whole number"),
    ],
)
def test_what_would_be_passed_over_is_refused(asked, named):
    result = run(*asked)
    assert result.exit_code == 2
    assert named in result.stderr
    assert "integer range" not in result.stderr


# --- the app ------------------------------------------------------------------------------------------------------


CLOSED = {"share": False, "rooms_only": False, "host": None, "visitors": None, "language": "en"}


@pytest.mark.parametrize(
    ("arguments", "opener", "more"),
    [((), "open_app", CLOSED), (("lab",), "open_lab", {"language": "en"})],
    ids=["app", "lab"],
)
def test_the_app_and_the_notebooks_are_opened(monkeypatch, arguments, opener, more):
    """To this machine alone, unless more is asked for."""
    from piquet_tutor import serving

    asked = []
    monkeypatch.setattr(serving, opener, lambda **how: asked.append(how))
    assert run(*arguments).exit_code == 0
    assert run(*arguments, "--port", 9000, "--no-browser").exit_code == 0
    assert asked == [{"port": None, "browser": True, **more}, {"port": 9000, "browser": False, **more}]


def test_the_app_is_opened_to_others_on_purpose(monkeypatch):
    from piquet_tutor import serving

    asked = []
    monkeypatch.setattr(serving, "open_app", lambda **how: asked.append(how))
    assert run("--share", "--host", "192.0.2.7", "--visitors", 5, "--lang", "fr").exit_code == 0
    assert asked[0] == {
        "port": None,
        "browser": True,
        "share": True,
        "rooms_only": False,
        "host": "192.0.2.7",
        "visitors": 5,
        "language": "fr",
    }
    assert "1" in run("--visitors", 0).stderr
    assert run("--class").exit_code == 0
    assert (asked[1]["share"], asked[1]["rooms_only"]) == (False, True)


def test_a_language_named_before_the_command_is_that_of_the_command():
    assert "ce fichier n’existe pas" in run("--lang", "fr", "explain", "not-there.json").output
    assert "Piquet au rubicon" in run("--lang", "fr", "rules", "list").output, "of one below it as well"
    assert "no such file" in run("--lang", "fr", "explain", "not-there.json", "--lang", "en").output


def test_an_app_that_cannot_open_says_why_in_the_readers_language(monkeypatch):
    from piquet_tutor import serving

    def fall(**_):
        raise serving.ServingError("no-network")

    monkeypatch.setattr(serving, "open_app", fall)
    monkeypatch.setattr(serving, "open_lab", fall)
    result = run()
    assert result.exit_code == 1
    assert result.stderr == "This machine is not on a network; join one, or give its address with --host.\n"
    for line in (["--lang", "fr"], ["lab", "--lang", "fr"]):
        assert run(*line).stderr.startswith("Cette machine n’est sur aucun réseau")


def test_the_version():
    assert run("--version").stdout == f"piquet-tutor {piquet_tutor.__version__}\n"


def test_the_command_starts_without_what_it_does_not_need():
    """Asking for help loads neither the notebooks' libraries nor the schema's nor the words'."""
    program = (
        "import sys; from piquet_tutor.commands.cli import tutor\n"
        "try: tutor(['--help'])\n"
        "except SystemExit: pass\n"
        "print(*sorted({name.split('.')[0] for name in sys.modules}))"
    )
    told = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout
    heavy = {"jsonschema", "fluent", "rich", "voila", "jupyterlab", "IPython", "ipywidgets", "tornado", "traitlets"}
    assert not heavy & set(told.splitlines()[-1].split())


def test_a_deal_can_be_piped_into_explain():
    """`piquet-tutor deal | piquet-tutor explain -`: piped, a record is one line, and is ruled as one."""
    record = run("deal", "--seed", 7).stdout
    assert record.count("\n") == 1
    answer = json.loads(run("explain", "-", input=record).stdout)
    assert answer["format"] == "piquet-rulings/1"
    assert answer["complete"] is True


def test_the_package_is_run_as_the_command_is():
    """``python -m piquet_tutor`` for whoever has no ``piquet-tutor`` on the path."""
    told = subprocess.run(
        [sys.executable, "-m", "piquet_tutor", "check", str(CAVENDISH)], capture_output=True, text=True, check=False
    )
    assert (told.returncode, told.stdout) == (0, run("check", CAVENDISH).stdout)
