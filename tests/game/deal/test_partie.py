"""The partie, in what a worked case cannot say; the rest is ``tests/cases/matches.toml``."""

from __future__ import annotations

import pytest

from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.rules.loader import load
from tests.game.matchbook import played
from tests.game.table_talk import hands_of, played_out

BEGUN = Partie(load("rubicon"), ("Ann", "Ben"), "Ann")


def test_law_71_a_seventh_deal_is_refused():
    done = BEGUN
    for _ in range(6):
        done = played(done, "20", "10")
    with pytest.raises(ValueError, match="over"):
        played(done, "1", "2")


def test_only_a_finished_deal_counts():
    deal = hands_of("S:AKQ7 H:KJ9 D:QT C:A97", "S:JT98 H:AQT D:AK9 C:KQ")
    with pytest.raises(ValueError, match="not finished"):
        BEGUN.with_deal(deal)
    done = played_out(deal)
    assert BEGUN.with_deal(done).totals == {"Ann": done.total("younger"), "Ben": done.total("elder")}


@pytest.mark.parametrize(("players", "first"), [(("Ann", "Ann"), "Ann"), (("Ann", "Ben"), "Cat")])
def test_two_players_of_different_names_one_of_whom_deals(players, first):
    with pytest.raises(ValueError, match="player"):
        Partie(load("rubicon"), players, first)
