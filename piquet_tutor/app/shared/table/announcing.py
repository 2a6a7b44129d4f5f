"""What has just happened at a table, in words: for those who listen, and for those who step through it."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.shared.table import scene as scenes
from piquet_tutor.app.shared.table.session import Session
from piquet_tutor.engine.rulings import Verdict, for_seat, known_to, serials
from piquet_tutor.game.actions import Count, Play
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import BONUSES, Subject
from piquet_tutor.narration.seating import speaker

MOST_HEARD: Final = 8
"""Words and cards of the others that are read out at once: a round of four with its scores."""
PAUSES: Final = BONUSES | {Subject.CARTE_ROUGE, Subject.CARTE_BLANCHE}
"""Subjects at which the play stops for a breath, so that the learner sees what has happened."""


def announcement(session: Session, asked: scenes.Prompt) -> str:
    """For those who listen: the newest words and cards at the table in their order, then what is asked."""
    deal = session.deal
    heard: list[tuple[int, str]] = []
    if deal is not None:
        heard = sorted([*_said_since(session, deal), *_cards_since(session, deal)], key=lambda one: one[0])
    return " ".join([*(text for _, text in heard[-MOST_HEARD:]), asked.text, asked.detail]).strip()


def _said_since(session: Session, deal: Deal) -> list[tuple[int, str]]:
    """What has been said at the table since the learner's last decision, each with its ruling's number."""
    known = known_to(deal.rulings, session.viewpoint.seat)
    numbers = serials(deal.rulings, session.viewpoint.seat)
    found = []
    for number, ruling in zip(numbers, known, strict=True):
        if number <= session.seen or ruling.number in session.unsaid:
            continue
        passage = session.passages.of(ruling, known, session.viewpoint)
        if passage["call"]:
            who = session.viewpoint.spoken.get(speaker(ruling) or "", passage["who"])
            told = session.say("table-speech", who=who, text=passage["call"]) if who else passage["call"]
            found.append((number, told))  # what concerns nobody alone, nobody says
    return found


def _cards_since(session: Session, deal: Deal) -> list[tuple[int, str]]:
    """The cards the others have played since then, each with the number of the last ruling before it."""
    found = []
    before: Deal | None = None
    for state in session.passed(deal):
        last = state.actions[-1] if state.actions else None
        if before is not None and isinstance(last, Play) and last.seat != session.viewpoint.seat:
            who = session.viewpoint.names.get(last.seat) or session.say(f"table-name-{last.seat}")
            found.append((len(before.rulings), session.say("table-plays", who=who, card=last.card)))
        before = state
    return found


def told_since(session: Session, deal: Deal) -> str:
    """What the newest step of a deal brought, in short lines."""
    fresh = [for_seat(ruling, session.viewpoint.seat) for ruling in deal.rulings[session.seen :]]
    told = [session.viewpoint.short_of(ruling, deal) for ruling in fresh if ruling is not None]
    return " ".join(told[-3:]) or _done_quietly(session, deal)


def _done_quietly(session: Session, deal: Deal) -> str:
    """What was done where no ruling tells of it: a card played that scores nothing, or nothing more counted."""
    last = deal.actions[-1] if deal.actions else None
    if not isinstance(last, Play | Count):
        return ""
    session.viewpoint.look_at(deal)
    who = session.viewpoint.names.get(last.seat) or session.say(
        f"table-name-{session.viewpoint.roles.get(last.seat, last.seat)}"
    )
    if isinstance(last, Count):
        return session.say("table-counts-no-more", who=who)
    return session.say("table-played", who=who, cards=(last.card,))


def remarkable(session: Session, before: Deal, after: Deal) -> str:
    """What one action brought that is worth a breath, in words: a bonus, or a trick taken; else nothing."""
    for ruling in after.rulings[len(before.rulings) :]:
        if ruling.subject in PAUSES and ruling.verdict in (Verdict.AWARDED, Verdict.DENIED):
            session.viewpoint.look_at(after)
            return session.viewpoint.short_of(ruling, after)
    if len(after.tricks) == len(before.tricks):
        return ""
    winner = after.tricks[-1].winner
    if winner == session.viewpoint.bottom:
        return session.say("table-notice-trick-yours")
    return session.say("table-notice-trick-theirs", other=session.viewpoint.names[winner])
