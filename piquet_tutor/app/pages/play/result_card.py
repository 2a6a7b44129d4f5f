"""What came of the deal of the day, in a few lines to send to somebody who has played it too."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.pages.play.daily_coach import result_of
from piquet_tutor.app.pages.play.daily_session import DailySession
from piquet_tutor.app.part import Part
from piquet_tutor.app.words import PageWords

TOLD: Final = ("carte_blanche", "repique", "pique", "capot")
"""The awards that are worth telling, in the order in which they come about."""


class ResultCard(Part):
    """Lines of text to be copied.

    Scene: ``good`` (lines on how good it is), ``label``, ``text`` (the lines), ``copy``, ``copied`` and ``not_copied``
    (words). No intents.
    """

    view = "result"


def result_scene(session: DailySession, address: str, words: PageWords, good: Sequence[str] = ()) -> Mapping[str, Any]:
    """The card of a finished deal; nothing while it is played.

    Args:
        session: the deal.
        address: the page's own, as the browser has it; empty where it has none.
        words: of the page.
        good: lines on how good the result is.
    """
    if not session.states[-1].done:
        return {}
    lines = [*result_lines(session, words), *([f"{address}?day={session.day.isoformat()}"] if address else [])]
    return {
        "good": list(good),
        "label": words["send"],
        "text": "\n".join(lines),
        **{name: words[name] for name in ("copy", "copied", "not_copied")},
    }


def result_lines(session: DailySession, words: PageWords) -> list[str]:
    """Three lines: the day, the score from the player's side, and what was remarkable; the figures are the ledger's."""
    deal = session.states[-1]
    mine, result = deal.table.side_of(session.seat), result_of(deal, session.seat)
    tricks = sum(trick.winner == session.seat for trick in deal.tricks)
    return [
        words("headline", day=day_in_words(session, words)),
        words("score", role=session.seat, mine=result.mine, theirs=result.theirs),
        " ".join([words("tricks", count=tricks), *_bonuses(session, mine, words)]),
    ]


def _bonuses(session: DailySession, mine: str, words: PageWords) -> list[str]:
    return [
        words(
            "bonus",
            whose="mine" if side == mine else "theirs",
            bonus=narration.message(f"kind-label-{kind}", words.language),
        )
        for kind in TOLD
        for side, scored in session.states[-1].tally().items()
        if kind in scored
    ]


def day_in_words(session: DailySession, words: PageWords) -> str:
    """The date as it is written in the language of the page."""
    day = session.day
    return words("date", day=day.day, month=day.month, year=day.year)
