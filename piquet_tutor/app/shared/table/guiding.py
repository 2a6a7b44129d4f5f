"""What a guided deal says of the present position, what on the table it speaks of, and which parts of the page wait."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple, Protocol

from piquet_tutor.app.shared.table.offers import Offer
from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.actions import Call, Play
from piquet_tutor.game.cards import Card, Cards, parse_card
from piquet_tutor.game.records.replay import ParsedRecord
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from piquet_tutor.players.coach.principles import LEAD_LIKELY, LEAD_SURE, Advice
from piquet_tutor.teach.lessons.model import Lesson, Step
from piquet_tutor.teach.lessons.moments import BY_RULING

MOST_KEPT: Final = 2
"""How many cards worth keeping are named in a note."""


_OF_A_TRICK: Final = f"{BY_RULING}play.trick:"


class Guidance(NamedTuple):
    """What is said of the position as it stands.

    Attributes:
        title: a few words.
        text: its sentences.
        at: what it stands on.
        cards: the cards it speaks of.
    """

    title: str
    text: tuple[str, ...]
    at: str
    cards: Cards


class Guided(Protocol):
    """What is read here of a guided deal: the table as it is played at, and the pages of its lesson that have come."""

    states: list[Deal]
    cursor: int | None
    waiting: str
    since: int
    chosen: frozenset[Card]
    everything: bool
    lesson: Lesson
    met: list[Any]
    place: int
    score: ParsedRecord

    @property
    def seat(self) -> Seat:
        """The learner's."""

    @property
    def other(self) -> str:
        """What the opponent is called."""

    def say(self, key: str, **variables: Any) -> str:
        """A text in the reader's language."""

    def offered(self) -> list[Offer]:
        """What can be done now."""

    def advised(self, deal: Deal) -> Advice | None:
        """The card to play and why."""

    def costs(self, deal: Deal, card: Card) -> bool:
        """Whether a card played there cost points."""

    def on_record(self, deal: Deal) -> bool:
        """Whether all has been done so far as in the record."""


def moments_of(ruling: Ruling, deal: Deal, seat: Seat) -> Iterator[str]:
    """The moments of a ruling, as lessons name them, for this seat."""
    mine = ruling.side == deal.table.side_of(seat)
    if mine and ruling.subject is Subject.SINKING and ruling.facts.get("passed_over"):
        yield "passed-over-beaten" if deal.contests[ruling.facts["kind"]].result == "not_good" else "passed-over"
        return
    if mine and ruling.verdict is Verdict.DENIED and ruling.subject == _passed_over(deal, ruling.side):
        return  # the note on what was passed over has said it
    name = f"{BY_RULING}{ruling.rule}:{ruling.verdict.value}"
    yield name
    if ruling.side:
        yield f"{name}:{'mine' if mine else 'theirs'}"


def _passed_over(deal: Deal, side: Side | None) -> str:
    """The class in which a side first passed over a better combination; empty if it has not."""
    for ruling in deal.rulings:
        if ruling.side == side and ruling.subject is Subject.SINKING and ruling.facts.get("passed_over"):
            return str(ruling.facts["kind"])
    return ""


def position_note(session: Guided) -> Guidance | None:
    """What to say of the present position of a play that is advised upon; None where the guide says nothing of it."""
    deal = session.states[-1]
    if not session.lesson.advises or deal.phase != "play" or deal.done or session.cursor is not None:
        return None
    number = len(deal.tricks)
    if session.waiting:
        if not deal.tricks or deal.trick:
            return None
        told = () if _trick_told(session, deal) else (_trick_in_a_line(session, deal),)
        text = (*told, *_instead(session, deal))
        return Guidance(session.say("guide-title-trick", number=number), text, "button", ()) if text else None
    found = session.advised(deal)
    if found is None:
        return None
    lost_lead = number > len(session.states[session.since].tricks) and deal.tricks[-1].winner != deal.tricks[-1].leader
    before = (*((_trick_in_a_line(session, deal),) if lost_lead else ()), *_instead(session, deal))
    why = _why(session, found) if len(deal.hands[session.seat]) > 1 else session.say("guide-play-last")
    title = session.say("guide-title-trick", number=number + 1)
    return Guidance(title, (*before, why), "cards", (found.card,))


def _trick_told(session: Guided, deal: Deal) -> bool:
    """Whether a page of the lesson tells what the last trick came to."""
    return any(tells_of_a_trick(met.page) for met in session.met if met.actions == len(deal.actions))


def tells_of_a_trick(page: Step) -> bool:
    """Whether a page of the lesson tells what a trick came to."""
    return any(each.startswith(_OF_A_TRICK) for each in page.on)


def _trick_in_a_line(session: Guided, deal: Deal) -> str:
    """What the last trick came to, in a line."""
    trick = deal.tricks[-1]
    mine, led = trick.winner == session.seat, trick.winner == trick.leader
    key = ("held" if led else "taken") if mine else ("theirs-held" if led else "theirs-taken")
    return session.say(f"guide-trick-{key}", other=session.other)


def _instead(session: Guided, deal: Deal) -> tuple[str, ...]:
    """In a line, what another card than the one advised gave up, where it cost points; said once, right after it."""
    mine = [place for place, each in enumerate(deal.actions) if isinstance(each, Play) and each.seat == session.seat]
    before = next((each for each in session.states if mine and len(each.actions) == mine[-1]), None)
    if before is None or mine[-1] < len(session.states[session.since].actions):
        return ()
    played, found = deal.actions[mine[-1]], session.advised(before)
    assert isinstance(played, Play)
    if found is None or played.card == found.card or not session.costs(before, played.card):
        return ()
    facts = {"card": found.card, "played": played.card, "kept": "yes" if played.card in found.kept else "no"}
    return (session.say(f"guide-instead-{found.principle}", **facts),)


def _why(session: Guided, found: Advice) -> str:
    kept = found.kept[:MOST_KEPT]
    facts: dict[str, Any] = {"card": found.card, "other": session.other, "kept": kept, "kept_count": len(kept)}
    if found.principle == LEAD_SURE:
        facts |= {"count": found.count, "again": "yes" if _goes_on(session, found.card) else "no"}
    if found.principle == LEAD_LIKELY:
        facts |= {"beaten_by": found.beaten_by, "beaten_count": len(found.beaten_by)}
    return session.say(f"guide-play-{found.principle}", **facts)


def _goes_on(session: Guided, card: Card) -> bool:
    """Whether the trick before was led and won from the same suit, so that what it was led for has been said."""
    tricks = session.states[-1].tricks
    last = tricks[-1] if tricks else None
    return last is not None and last.leader == last.winner == session.seat and last.cards[0].suit is card.suit


def lit_cards(session: Guided, page: Step | None, evidence: Cards, note: Guidance | None) -> frozenset[Card]:
    """The cards that what is shown speaks of."""
    if page is None:
        return frozenset(note.cards if note is not None else ())
    if is_of_call(page):
        call = next((each.action for each in session.offered() if isinstance(each.action, Call)), None)
        return frozenset(call.cards if call is not None else ())
    return frozenset(lights(page) or evidence)


def is_of_call(page: Step) -> bool:
    """Whether a page is about a call that the learner is to make: the cards it lights are those of the best one."""
    return any(each.startswith("call-") for each in page.on)


def lights(page: Step) -> Cards:
    """The cards a page names by itself."""
    return tuple(parse_card(code) for code in page.light)


def place_of(session: Guided, page: Step) -> str:
    """What a page stands on: of a call the button that makes the best one, and nothing once other cards are chosen."""
    if page.mark != "button" or not is_of_call(page):
        return page.mark
    best = next((each.id for each in session.offered() if each.id.startswith("call-")), "")
    return "" if session.chosen else f"button-{best}" if best else page.mark


def targets(session: Guided, at: str, cards: Cards) -> list[str]:
    """What a note stands on, as the view finds it: cards of the hand by their codes, else the name of a place."""
    if at != "cards":
        return [at] if at else []
    hand = session.states[-1].hands[session.seat]
    left = [one.code for one in cards if one in hand and one not in session.chosen]
    return left or ["button"]


def is_new_place(at: str, before: Iterable[str]) -> bool:
    """Whether a note stands on a place that no earlier note has shown: only then is the page around it dimmed.

    Args:
        at: where the note stands; empty for nowhere.
        before: where the notes before it stood.
    """
    return bool(at) and _kind_of_place(at) not in map(_kind_of_place, before)


def _kind_of_place(at: str) -> str:
    """One button is found as another is."""
    return "button" if at.startswith("button") else at


def counted_up(sheet: dict[str, Any]) -> list[list[int]]:
    """The totals of a score sheet after each of its rows, for whoever shows them one by one."""
    totals = [0] * len(sheet["sides"])
    found = []
    for row in sheet["rows"]:
        points = [cell["points"] if cell else 0 for cell in row["cells"]]
        totals = [sum(pair) for pair in zip(totals, points, strict=True)]
        found.append(totals)
    return found


def hidden_parts(session: Guided) -> frozenset[str]:
    """The parts of the page that wait for the page of the lesson that speaks of them."""
    if session.everything:
        return frozenset()
    waiting = {part for page in session.lesson.steps for part in page.shows}
    done = len(session.states[-1].actions)
    read = [met for place, met in enumerate(session.met) if place <= session.place or met.actions < done]
    return frozenset(waiting - {part for met in read for part in met.page.shows})


def was_advised(session: Guided, place: int) -> bool:
    """Whether what was done after so many actions is the discard, or the card, that the guide itself advised.

    A card can have cost points as the cards lay, and be the best that could be known: the guide does not advise it and
    then list it as costly.
    """
    deal, before, seat = session.states[-1], session.states[place], session.seat
    if before.phase == "exchange":
        return set(deal.discards.get(seat, ())) == set(session.score.exchange.get(seat, ()))
    done = deal.actions[len(before.actions)]
    if not session.lesson.advises or not isinstance(done, Play) or done.seat != seat:
        return False
    found = session.advised(before)
    return found is not None and found.card == done.card


def own_findings(session: Guided, review: dict[str, Any], *, spares: bool) -> dict[str, Any]:
    """A review of what was the learner's own: of a deal played as the guide led it, none.

    Args:
        session: the guided deal.
        review: its scene.
        spares: whether the guide's own advice was left out; it was not praised as faultless then.
    """
    if not review or session.on_record(session.states[-1]):
        return {}
    return {**review, "nothing": ""} if spares else review
