"""``piquet-tutor why``."""

from __future__ import annotations

import json
from importlib.resources import files

import pytest
from click.testing import CliRunner

from piquet_tutor import Deal
from piquet_tutor.commands.cli import tutor
from piquet_tutor.explain.why.changing import change_from
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.explain.why.turning import Nearest
from piquet_tutor.explain.why.wording import line_of_nearest
from piquet_tutor.explore.examples import example

FILE = str(files("piquet_tutor").joinpath("explore/examples/18-point-saves-the-repique.json"))


def run(*words):
    return CliRunner().invoke(tutor, ["why", FILE, *words])


def test_why_not_names_the_nearest_condition_and_what_would_turn_it():
    result = run("--not", "repique", "--side", "elder", "--nearest")
    assert result.exit_code == 0
    head, first, *_ = result.output.splitlines()
    assert head == "Why did elder not have a repique?"
    assert first.startswith("  In the order of reckoning younger’s point (6) comes before anything elder has counted.")
    assert "The smallest change that turns it" in result.output
    assert "Nothing smaller does" in result.output


@pytest.mark.parametrize("output", ["text", "markdown", "html", "json"])
def test_every_answer_has_every_form(output):
    result = run("--number", "19", "--not", "tens", "--what-if", "option last_trick=0", "--format", output)
    assert result.exit_code == 0
    if output == "json":
        reason, answer, change = json.loads(result.output)["answers"]
        assert reason["because"]
        assert answer["lacking"]
        assert change["totals"]


@pytest.mark.parametrize("written", ["Younger", "le dernier"])
def test_a_side_is_named_by_any_word_for_it(written):
    own, other = (run("--not", "repique", "--side", each) for each in ("younger", written))
    assert (other.exit_code, other.output) == (0, own.output)


def test_a_trick_that_there_is_not_is_said_to_be_none():
    told = run("--what-if", "play AH at 99").output
    assert ": there is no trick 99 here; name one from 1 to 12." in told, (
        "after the name of the file, in a small letter"
    )


def test_a_card_that_nobody_could_play_is_named_by_its_signs():
    assert "nobody could play 7♥ to trick 1: it was not in a hand then" in run("--what-if", "play 7H at 1").output


def test_two_cards_of_one_hand_that_are_swapped_change_no_hand():
    """What is ruled otherwise is ruled on the tricks, in which one is played where the other was."""
    said = run("--what-if", "swap AS TS").output
    assert "A♠ and 10♠ lie in one hand, so no card changes hands" in said
    assert "nothing is changed" in run("--what-if", "swap TH TC").output
    assert "one hand" not in run("--what-if", "swap AS 8C").output


def test_two_swaps_are_one_clause_and_tricks_in_a_row_are_told_by_the_first_and_the_last():
    swaps = (change_from("swap AS KH"), change_from("swap 7C 8D"))
    found = Nearest("elder", True, "swaps", swaps, tricks=(1, 2, 3, 5, 7, 8, 9, 12))
    deal = Deal.from_record(example("cavendish-example"))
    assert line_of_nearest(found, words_for(deal)).text == (
        "The smallest change that turns it: A♠ and K♥ are swapped, and so are 7♣ and 8♦. "
        "Tricks 1 to 3, 5, 7 to 9 and 12 are then played differently."
    )


def test_what_cannot_be_swapped_is_quoted_as_it_was_written():
    assert "“AS AS” does not name two" in run("--what-if", "swap AS AS").output


def test_what_is_not_asked_or_cannot_be_is_told():
    assert "Say what to explain" in run().output
    result = run("--not", "trumps")
    assert result.exit_code == 1
    assert "cannot be asked about" in result.output
