"""The engine rules on another game, of nuts in a closed hand, without a word or a module of Piquet."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import piquet_tutor
from piquet_tutor.engine.clauses import OptionError
from piquet_tutor.engine.rulings import Verdict, for_seat
from tests.engine.nuts.game import LIBRARY, Game, Guess, Hide, Open, act, play, told

CHECKOUT = Path(__file__).resolve().parents[2]
ENGINE = sorted(Path(piquet_tutor.__file__).parent.joinpath("engine").glob("*.py"))


def verdicts(game):
    return [f"{each.rule} {each.verdict.value} {each.points}" for each in game.rulings]


def test_the_law_has_a_clause_for_each_policy_and_a_source_for_each_clause():
    clauses = {rule.id: rule for name in LIBRARY.rule_set_names for rule in LIBRARY.load(name).clauses.values()}
    assert LIBRARY.rule_set_names == ("rome", "yard")
    assert len(clauses | LIBRARY.load("yard", {"empty_hand": "nobody"}).clauses) == 11
    assert all(rule.cites for rule in clauses.values())
    assert clauses["guess.right"].is_procedure is False
    assert clauses["hide.told"].is_procedure is True


def test_the_right_word_wins_the_nuts():
    game = play("yard", (4, "even"))
    assert verdicts(game) == ["hide.told allowed 0", "guess.said allowed 0", "guess.right awarded 4"]
    assert (game.total("guesser"), game.total("hider")) == (4, 0)


def test_a_denial_names_what_was_lacking():
    game = play("rome", (4, 7))
    denied = {each.rule: each.facts for each in game.rulings if each.verdict is Verdict.DENIED}
    assert denied["guess.right"]["parity"] == "even"
    assert denied["number.right"]["off"] == 3
    assert "guess.missed awarded 1" in verdicts(game)


def test_the_very_number_takes_the_place_of_the_right_word():
    """A named exception that awards supersedes its default, which is told and pays nothing."""
    game = play("yard", (3, 3))
    assert verdicts(game)[2:] == ["guess.right superseded 0", "number.right awarded 6"]
    assert game.total("guesser") == 6


@pytest.mark.parametrize(("value", "expected"), [("even", "guess.right awarded 0"), ("nobody", "hand.empty allowed 0")])
def test_an_empty_hand_is_what_the_option_says(value, expected):
    assert expected in verdicts(play("yard", (0, "even"), empty_hand=value))


def test_an_empty_hand_is_refused_where_it_is_never_allowed():
    game = Game(LIBRARY.load("yard", {"empty_hand": "never"}))
    refusal = act(game, Hide(0))
    assert refusal is not None
    assert (refusal.verdict, refusal.rule) == (Verdict.REFUSED, "hide.some")
    assert game.rulings == ()
    with pytest.raises(OptionError):
        LIBRARY.load("yard", {"empty_hand": "sometimes"})


@pytest.mark.parametrize(
    ("action", "rule"), [(Guess("odd"), "turn.kept"), (Open(), "turn.kept"), (Hide(11), "hide.held")]
)
def test_what_may_not_be_done_is_refused_by_its_clause(action, rule):
    refusal = act(Game(LIBRARY.load("yard")), action)
    assert refusal is not None
    assert refusal.rule == rule


def test_what_the_hand_holds_is_told_to_the_hider_alone():
    game = play("yard", (7, "odd"))
    closed = game.rulings[0]
    assert for_seat(closed, "hider").facts["count"] == 7
    assert "count" not in for_seat(closed, "guesser").facts
    assert told(closed, "en", "guesser").startswith("A hand is closed over some nuts.")
    assert "7" not in told(closed, "fr", "guesser").partition("(")[0]


def test_a_bonus_rests_on_the_award_that_brought_it_and_ends_the_game():
    game = play("yard", (5, 5))
    won, stripped = game.rulings[-2:]
    assert (stripped.rule, stripped.because, game.done) == ("store.stripped", (won.number,), True)
    assert game.total("guesser") == 10 + 5


def test_the_score_is_the_sum_of_the_rulings():
    game = play("yard", (4, "even"), (3, "even"), (2, 2))
    assert verdicts(game)[-1] == "most.nuts awarded 3"
    for side in ("hider", "guesser"):
        awards = [award for each in game.rulings for award in each.awards if award.side == side]
        assert game.total(side) == sum(award.points for award in awards)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_ruling_is_told_with_its_source(language):
    games = [
        *(play("yard", (4, "even"), (3, "even"), (2, 2)), play("yard", (3, 3)), play("yard", (5, 5))),
        *(play("rome", (4, 7)), play("yard", (0, "even"), empty_hand="nobody")),
        *(play("yard", (1, "even"), (1, "odd"), rounds=2),),
    ]
    met = {(each.rule, each.verdict) for game in games for each in game.rulings}
    for game in games:
        for each in game.rulings:
            assert told(each, language).endswith(")")
    assert {verdict for _, verdict in met} == set(Verdict) - {Verdict.REFUSED}
    refusal = act(Game(LIBRARY.load("yard")), Hide(11))
    assert "11" in told(refusal, language)


BLOCKED = """
import sys
class Blocked:
    def find_spec(self, name, path=None, target=None):
        if name.startswith("piquet_tutor.") and not (name + ".").startswith("piquet_tutor.engine."):
            raise ImportError(f"{name} is blocked")
sys.meta_path.insert(0, Blocked())
from tests.engine.nuts.game import play, told
for language in ("en", "fr"):
    for each in play("rome", (4, 7)).rulings:
        print(told(each, language))
assert not [name for name in sys.modules if name.startswith("piquet_tutor.game")]
"""


def test_it_is_played_with_every_module_of_piquet_blocked_from_import():
    """Not only ``game/``: of the whole package the engine alone is let in."""
    done = subprocess.run([sys.executable, "-c", BLOCKED], cwd=CHECKOUT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert "No nuts for the guess: 7 was said, and 4 is even. (Satires, II 3, 248)" in done.stdout
    assert "Ce n’est pas le nombre : on a dit 7, la main tient 4, écart 3." in done.stdout


def _names_of_piquet():
    """Every name that Piquet brings: kinds, phases, seats, clauses, subjects and events; accounts but ``game``."""
    from piquet_tutor.game.rules.events import EVENTS
    from piquet_tutor.game.rules.loader import PHASE_NAMES, load, rule_set_names
    from piquet_tutor.game.subjects import Subject

    found = {*PHASE_NAMES, *EVENTS, *map(str, Subject)}
    for rules in map(load, rule_set_names()):
        found |= {*rules.kinds, *rules.clauses, *rules.table.seats, *rules.table.sides, *rules.accounts}
    return {name for name in found if not name.isdecimal()}


@pytest.mark.parametrize("path", ENGINE, ids=lambda path: path.stem)
def test_the_engine_names_nothing_of_piquet(path):
    tree = ast.parse(path.read_text(encoding="utf-8"))
    said = {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    assert said & _names_of_piquet() == set()
