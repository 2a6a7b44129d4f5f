"""A table written down, so that it can be taken up again after a reload: who dealt first, and every action since.

The cards are not written down: the seed deals them again, and the engine judges every action again. So a text that
somebody has tampered with can at worst be no table.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import Any, Final

from piquet_tutor.app.shared.keeping.looks import look_as, look_of
from piquet_tutor.app.shared.keeping.page_state import LESSON_FORMAT, cards_in, cards_written
from piquet_tutor.app.shared.keeping.page_state import kept as kept_text
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.shared.table.play_session import FINDING, PlaySession
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.deal.random_play import LARGEST_SEED
from piquet_tutor.game.records.scripts import ScriptError, script_of, states_from
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.state import Deal
from piquet_tutor.players.opponents.levels import levels

FORMAT: Final = "piquet-table/1"
MOST_DEALS: Final = 60
MOST_MATCHES: Final = 1_000_000
MOST_AGAIN: Final = 1000
"""How often a deal may have been dealt without a bid."""


class NoTable(ValueError):
    """What was kept is no table that can be taken up."""


def written(session: PlaySession) -> str:
    """The table as it stands."""
    deals = [*session.match.deals]
    if session.states and not session.has_counted:
        deals.append(session.states[-1])
    return _dumped(
        format=FORMAT,
        rules=session.rules.id,
        seed=session.seed,
        level=session.level,
        next_level=session.next_level,
        finding=session.finding,
        matches=session.matches,
        dealer=None if session.cut is not None else session.match.first_dealer,
        deals=[
            {"again": session.dealt_again.get(number, 0), "actions": script_of(deal.actions)}
            for number, deal in enumerate(deals, 1)
        ],
        **_where(session),
    )


def written_lesson(session: GuidedSession, **more: Any) -> str:
    """The table of a lesson as it stands, the page that lies open, and what more its page keeps with them."""
    return _dumped(
        format=LESSON_FORMAT,
        lesson=session.lesson.id,
        over=session.states[-1].done,
        actions=script_of(session.states[-1].actions),
        place=session.place,
        folded=session.folded,
        everything=session.everything,
        **_where(session),
        **more,
    )


def _where(session: PlaySession) -> dict[str, Any]:
    """Where the learner is in the deal on the table, and how they view it."""
    return {
        "decisions": session.decisions,
        "since": session.since,
        "chosen": cards_written(session.chosen),
        **look_of(session),
    }


def _dumped(**told: Any) -> str:
    return json.dumps(told, separators=(",", ":"))


def restored(text: str, language: str = "en", level: str = "") -> PlaySession:
    """The table a text tells of.

    Args:
        text: what was kept.
        language: of every text of the table.
        level: how well the others play, where the text does not say.

    Raises:
        NoTable: it tells of none, or of one where something was done that the rules do not allow.
    """
    kept = _read(text, FORMAT)
    _check_table(kept)
    now, then = (str(kept[one]) if kept.get(one) in levels() else level for one in ("level", "next_level"))
    session = PlaySession(load(kept["rules"]), kept["seed"], language=language, level=now)
    look_as(session, kept)
    session.finding = kept["finding"] if kept.get("finding") in FINDING else FINDING[0]
    session.matches = matches_in(kept)
    if kept["dealer"] is None:
        session.play_at(then)
        return session
    if kept["dealer"] not in session.players:
        raise NoTable("the first dealer does not play")
    session.begin_with(kept["dealer"])
    with _what_was_done():
        for number, deal in enumerate(kept["deals"], 1):
            _deal_again(session, deal, kept if number == len(kept["deals"]) else {})
    session.play_at(then)
    return session


def match_left(text: str, language: str = "en") -> Partie | None:
    """The match of a table that was left in the midst of it, with the deals that are over; None where none was.

    Nobody plays on: of the deal on the table nothing is told but that it lies there.

    Args:
        text: what was kept.
        language: in which the players are called.

    Raises:
        NoTable: as for :func:`restored`.
    """
    kept = _read(text, FORMAT)
    _check_table(kept)
    if kept["dealer"] is None or not kept["deals"]:
        return None
    session = PlaySession(load(kept["rules"]), kept["seed"], language=language)
    if kept["dealer"] not in session.players:
        raise NoTable("the first dealer does not play")
    session.begin_with(kept["dealer"])
    with _what_was_done():
        for deal in kept["deals"][:-1]:
            _deal_again(session, deal, {})
        _deal_out(session, kept["deals"][-1])
        last = states_from(kept["deals"][-1]["actions"], session.states[0])
        if last[-1].done:
            take_up(session, last, {})
    return None if session.match.over else session.match


def matches_in(kept: Mapping[str, Any]) -> int:
    """How many matches had been played to their end, by what was kept; none where it does not say."""
    count = kept.get("matches")
    return count if type(count) is int and 0 <= count <= MOST_MATCHES else 0


def restore_deal(session: PlaySession, text: str) -> None:
    """Go on with the only deal of a session, which has just been dealt.

    Raises:
        NoTable: the text tells of no table, or of other cards; the deal stands at its beginning then.
    """
    kept = _read(text, FORMAT)
    _check_table(kept)
    same = (session.rules.id, session.seed, session.match.first_dealer)
    if (kept["rules"], kept["seed"], kept["dealer"]) != same or len(kept["deals"]) != 1:
        raise NoTable("other cards were dealt")
    with _what_was_done():
        states = states_from(kept["deals"][0]["actions"], session.states[0])
        look_as(session, kept)
        take_up(session, states, kept)


def lesson_of(text: str) -> str:
    """Which lesson a text tells of; empty where it tells of none."""
    try:
        name = _read(text, LESSON_FORMAT).get("lesson")
    except NoTable:
        return ""
    return name if isinstance(name, str) else ""


def restore_lesson(session: GuidedSession, text: str) -> None:
    """Go on with a lesson that has just begun, where a text says that it was left.

    Raises:
        NoTable: the text tells of no table, or of another lesson's; the lesson stands at its beginning then.
    """
    kept = _read(text, LESSON_FORMAT)
    if kept.get("lesson") != session.lesson.id:
        raise NoTable("it is another lesson's")
    with _what_was_done():
        states = states_from(kept.get("actions"), session.opened)
        look_as(session, kept)
        take_up(session, states, kept)
    session.everything = kept.get("everything") is True
    place = kept.get("place")
    session.turn_to(place if type(place) is int else 0, kept.get("folded") is True)


@contextmanager
def _what_was_done() -> Iterator[None]:
    try:
        yield
    except (ScriptError, KeyError, TypeError) as error:
        raise NoTable("something was done that cannot be done") from error


def _read(text: str, wanted: str) -> dict[str, Any]:
    try:
        return kept_text(text, wanted)
    except ValueError as error:
        raise NoTable("it is no table") from error


def _check_table(kept: Mapping[str, Any]) -> None:
    if kept.get("rules") not in rule_set_names():
        raise NoTable("its rules are not known")
    if type(kept.get("seed")) is not int or not 0 <= kept["seed"] <= LARGEST_SEED:
        raise NoTable("it has no seed")
    if not isinstance(kept.get("deals"), list) or len(kept["deals"]) > MOST_DEALS or "dealer" not in kept:
        raise NoTable("its deals are no list")


def _deal_again(session: PlaySession, kept: Mapping[str, Any], where: Mapping[str, Any]) -> None:
    _deal_out(session, kept)
    take_up(session, states_from(kept["actions"], session.states[0]), where)


def _deal_out(session: PlaySession, kept: Mapping[str, Any]) -> None:
    again = kept["again"]
    if type(again) is not int or not 0 <= again <= MOST_AGAIN:
        raise NoTable("a deal was dealt too often")
    if session.partie.over or (session.states and not session.states[-1].done):
        raise NoTable("a deal is dealt before the last is over, or after the end")
    session.deal_out(again)


def take_up(session: PlaySession, states: list[Deal], where: Mapping[str, Any]) -> None:
    """Go on with a deal that has come so far, where the learner was in it; what that cannot be is left out."""
    since = where.get("since")
    known = since if type(since) is int and 0 <= since < len(states) else 0
    session.resume(states, _decisions(where.get("decisions"), states, session.seat), known)
    session.lift(cards_in(where.get("chosen")))


def _decisions(value: Any, states: list[Deal], seat: str) -> list[int]:
    """The places at which the learner acted; those that cannot be are left out, and only Undo misses them."""
    given = value if isinstance(value, list) else []
    places = {place for place in given if type(place) is int and 0 <= place < len(states) - 1}
    return sorted(place for place in places if states[place].to_act == seat)
