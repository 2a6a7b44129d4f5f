"""Tables in a cell: what they show without a kernel, and their handles."""

from __future__ import annotations

import re

import pytest

from piquet_tutor import deal, play, race, table
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.cells.stages import VIEW
from piquet_tutor.cells.tracks import race_shown
from piquet_tutor.narration.documents import Hand, Paragraph
from tests.notebooks.book import Session

TEXT = "text/plain"


@pytest.fixture
def session():
    running = Session()
    running.run("from piquet_tutor import deal, table, race, play")
    return running


@pytest.mark.parametrize("cell", ['table(deal("equal-points"))', 'race(deal("equal-points"))', "play(seed=3)"])
def test_a_table_shows_twice_and_nothing_shares_an_output_with_the_widget(session, cell):
    ran = session.run(cell)
    assert ran.failed is None
    still, live = ran.shown
    assert still[TEXT]
    assert VIEW not in still
    assert set(live) - {"text/html"} == {VIEW}
    told = still[TEXT] + live.get("text/html", "")
    assert "un the notebook from its top" in told or "Run the cell" in told, (
        "whoever reads it without a kernel knows what to do"
    )


@pytest.mark.parametrize(("language", "line"), [("en", "The deal as it ends"), ("fr", "La donne telle qu’elle finit")])
def test_beside_a_table_the_end_of_its_deal_is_folded_away(session, language, line):
    """It answers what a cell below may ask: nothing of it stands open; and text, which cannot be opened, has none."""
    still, _ = session.run(f'table(deal("parlett-repique-example"), language="{language}")').shown
    assert still[TEXT] == line
    opened, closed = still["text/html"].partition("<style")[0].split("<details>")
    assert not re.search(r"\d|<img|<li", re.sub(r'style="[^"]*"', "", opened))
    assert closed.startswith(f"<summary>{line}</summary>")
    assert "<img" in closed, "whoever opens it has all of the deal"


def test_of_a_deal_that_is_not_over_no_end_is_promised():
    assert repr(table(deal(seed=8))) == "The deal as far as it goes"


def test_a_table_and_a_race_open_where_there_is_something_to_run():
    """At the first decision, and before anything is reckoned; or where it is said that they open."""
    played = deal("parlett-repique-example")
    assert table(played).deal.phase == "exchange"
    assert table(played, start="play").deal.phase == "play"
    assert table(played, start="done").deal == played
    begun = race(played)
    assert 0 < begun.moves < len(begun._states) - 1
    assert not begun.race.items
    begun.moves += 1
    assert begun.race.items
    assert race(played, start="play").deal.phase == "play"
    assert race(played, start="done").deal == played
    assert repr(begun) == repr(race(played, start="done")), "as text it stands there as it ended"


def test_no_two_steps_of_the_race_have_one_name():
    """A quatorze and a trio are both “sets”: the cards tell them apart."""
    lines = repr(race(deal("cavendish-example"))).splitlines()
    names = [re.split(r"  +", line)[0] for line in lines if line.startswith("Sets")]
    assert len(names) == 2
    assert len(set(names)) == 2


WITH_CARDS_AFTER = """Elder: 27, barred.
What                    Points  So far
Point                   7       7
Sequences: A♠ K♠ Q♠ J♠  4       11
Sequences: 9♠ 8♠ 7♠     3       14
Play                    13      27
Cards, after the race   10      27
Barred by younger’s quatorze, which is reckoned first."""


def test_the_race_ends_where_why_not_has_it_and_the_cards_come_after():
    d = deal("hands after the exchange; elder: ♠AKQJ987 ♥AK ♦A ♣98; younger: ♠T ♥QJT9 ♦KT8 ♣AKQT", played=True)
    assert WITH_CARDS_AFTER in repr(race(d))
    assert "Elder had 27 in hand and play" in repr(d.why_not("pique", "elder"))


def test_in_the_race_those_cards_are_lit_that_score_in_hand_and_it_is_said_why():
    """Not those of the play, of which some stood lit beside the others."""
    d = deal("hands after the exchange; elder: ♠AKQJ987 ♥AK ♦A ♣98; younger: ♠T ♥QJT9 ♦KT8 ♣AKQT", played=True)
    blocks = race_shown(d).document().blocks
    lit = {card.code for each in blocks if isinstance(each, Hand) for card in each.lit}
    assert lit == {*("AS", "KS", "QS", "JS", "9S", "8S", "7S"), *("TS", "TH", "TD", "TC")}
    line = "Cards with a gold edge score in hand."
    assert [each.text for each in blocks if isinstance(each, Paragraph)].count(line) == 1
    assert line not in repr(race_shown(deal(seed=8))), "where none is lit nothing is said of it"


def test_the_race_is_run_by_setting_how_many_moves_were_made():
    whole, seen = deal("parlett-repique-example"), []
    running = race(whole)
    running.observe(lambda change: seen.append(change["new"]), "ruling")
    running.moves = 0
    assert running.deal.rulings == whole.rulings[: len(running.deal.rulings)]
    assert not running.race.rings.get("elder")
    assert seen
    running.moves = 10_000
    assert running.deal == whole
    assert running.race.rings["elder"].points == 60


def test_another_deal_set_on_the_race_is_run_from_its_own_moves():
    running = race(deal("parlett-repique-example"))
    other = deal("equal-points")
    running.deal = other
    assert running.deal == other
    running.moves = 0
    assert dict(running.deal.dealt) == dict(other.dealt)


def test_another_deal_set_on_a_table_lies_there():
    shown = table(deal("equal-points"))
    other = deal("point-saves-the-repique")
    shown.deal = other
    assert shown.deal == other
    assert shown.ruling == other.rulings[-1]


def test_a_match_is_played_by_the_book_and_the_player_named():
    match = play(seed=7, against="beginner", rules="parlett")
    (app,) = [part for part in match.page.parts().values() if isinstance(part, TableApp)]
    assert (app.session.rules.id, app.session.level) == ("parlett", "beginner")


@pytest.mark.parametrize(
    ("wrong", "names"),
    [
        (lambda: play(against="nobody"), "nobody"),
        (lambda: play(seed=-1), "-1"),
        (lambda: table("AKQ"), "AKQ"),
        (lambda: race(7), "7"),
        (lambda: table(deal("equal-points"), start="plya"), "perhaps “play” is meant"),
    ],
)
def test_what_cannot_be_put_on_a_table_is_one_sentence_that_names_it(wrong, names):
    with pytest.raises(ValueError, match=names):
        wrong()
