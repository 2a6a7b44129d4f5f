"""The daily deal: the date is the seed, the result tells what the ledger holds, a strange address spoils nothing."""

from __future__ import annotations

from datetime import date
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.app.kept_text import veiled
from piquet_tutor.app.pages.play.daily_desk import DailyController
from piquet_tutor.app.pages.play.daily_session import DailySession, cards_of_day, coach_result, result_of, today
from piquet_tutor.game.deal.pausing import finished
from tests.app.learners import something
from tests.app.opening import open_desk

DAY = "2026-11-23"


def opened(day: str = DAY, language: str = "en", kept: str | None = None) -> DailyController:
    desk = DailyController({"day": day} if day else {}, language)
    return open_desk(desk, None if kept is None else veiled(kept))


def played(desk: DailyController, seed: int = 1, moves: int = 400) -> DailyController:
    rng = Random(seed)
    for _ in range(moves):
        if desk.session.states[-1].done:
            break
        intent = something(desk.app.table.scene, rng)
        assert intent is not None
        desk.app.table.handle(intent)
    return desk


def test_everybody_has_the_same_cards_on_one_day_and_others_the_next():
    one, other, next_day = (DailySession(date(2026, 11, day)) for day in (23, 23, 24))
    assert one.states[0].hands == other.states[0].hands
    assert one.states[0].talon == other.states[0].talon
    assert one.states[0].hands != next_day.states[0].hands
    assert {one.seat, next_day.seat} == {"elder", "younger"}


@pytest.mark.parametrize("language", narration.languages())
@pytest.mark.parametrize("ahead", [1, 2, 400, 20_000])
def test_no_day_s_cards_are_dealt_before_it_comes(ahead, language):
    wanted = date.fromordinal(today().toordinal() + ahead)
    desk = opened(wanted.isoformat(), language)
    assert desk.session.day == today()
    assert desk.session.states[0].hands != DailySession(wanted).states[0].hands
    (said,) = desk.notice.scene["paragraphs"]
    assert wanted.isoformat() in said
    assert "UTC" in said, "and why: it is not that the day is not known"


def test_the_cut_is_over_and_only_one_deal_is_played():
    desk = played(opened())
    assert desk.session.states[-1].done
    assert desk.app.table.scene["actions"] == []
    desk.app.table.handle({"kind": "press", "action": "next"})
    assert desk.session.states[-1].done


@pytest.mark.parametrize("language", narration.languages())
@pytest.mark.parametrize("seed", [1, 2])
def test_the_result_is_three_lines_and_a_link_and_its_figures_are_the_ledger_s(language, seed):
    desk = opened(language=language)
    assert not desk.result.scene, "nothing is told before the end"
    desk.address.hear("", "https://example.org/voila/render/daily.ipynb")
    played(desk, seed)
    deal = desk.session.states[-1]
    lines = desk.result.scene["text"].splitlines()
    assert len(lines) == 4
    assert "2026" in lines[0]
    mine, theirs = deal.total(desk.session.seat), deal.total(next(iter(deal.table.opponents(desk.session.seat))))
    assert f"{mine} {'to' if language == 'en' else 'à'} {theirs}" in lines[1]
    assert lines[3] == f"https://example.org/voila/render/daily.ipynb?day={DAY}"


def test_where_the_page_has_no_address_there_is_no_link():
    assert len(played(opened()).result.scene["text"].splitlines()) == 3


def test_a_deal_that_was_left_is_gone_on_with_but_not_another_day_s():
    first = opened()
    played(first, moves=12)
    kept = first.store.value
    assert kept is not None
    again = opened(kept=kept)
    assert again.session.states[-1].actions == first.session.states[-1].actions
    other = opened("2026-11-24", kept=kept)
    assert other.session.states[-1].actions != first.session.states[-1].actions
    assert other.session.day == date(2026, 11, 24)


@pytest.mark.parametrize("language", narration.languages())
def test_the_coach_plays_the_same_cards_and_the_difference_is_told(language):
    """Computed, not claimed: both figures are those of a deal played to its end against the same opponent."""
    desk = played(opened(language=language))
    assert desk.result.scene["good"] == [], "nothing is said of what was not played"
    desk.compare()
    made, against = desk.result.scene["good"]
    session, coach = desk.session, desk.coach
    again = finished(coach_result(cards_of_day(session.seed), session.seat, session.seed, session.level))
    assert coach == again, "the same cards, the same opponent, the same result"
    assert str(coach.mine) in made
    assert str(coach.theirs) in made
    mine = result_of(session.states[-1], session.seat)
    assert str(abs(mine.lead - coach.lead)) in against


def test_the_coach_s_cards_stay_hidden_until_the_deal_is_over():
    assert "good" not in opened().result.scene
