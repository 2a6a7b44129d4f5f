"""A word that gives something away unasked is asked once more: what one holds, what the other called, and both ways on.

“Good” is the polite answer, and a learner gives it with five cards against four. To sink on purpose stays possible.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from piquet_tutor import narration
from piquet_tutor.app.shared.table.offers import Offer
from piquet_tutor.app.shared.table.scene import Prompt
from piquet_tutor.app.shared.table.session import Session, button
from piquet_tutor.game.actions import Action, Answer, Call, Count, Reply, Show
from piquet_tutor.game.combinations import KINDS, Combination, Point, Sequence, combination_of, size_of
from piquet_tutor.game.deal import declarations
from piquet_tutor.game.deal.engine import refusal_of
from piquet_tutor.game.parts import Contest
from piquet_tutor.game.rules.policies import calling, younger_showing
from piquet_tutor.game.rules.policies.answering import weigh
from piquet_tutor.game.rules.policies.declaring import rank_of, worth
from piquet_tutor.game.state import Deal

SINK: Final = "on-purpose"
LOOK: Final = "look-again"
SINKS: Final = ("sink-", "none-", "count-")
"""Buttons whose own words say what is kept back."""


class Doubt(NamedTuple):
    """A word that was spoken and is asked once more.

    Attributes:
        action: what was said.
        held: what the learner holds instead; None where several things are meant.
    """

    action: Action
    held: Combination | None


def doubted(deal: Deal, offer: Offer, finding: bool) -> Doubt | None:
    """What a button gives away without saying so; None where it gives nothing away, or may not be pressed.

    Everything is judged by the learner's own cards and by what was called so far, never by what is still hidden.

    Args:
        deal: in which the learner is to speak.
        offer: the button pressed.
        finding: the learner finds the cards: then no button tells whether there is anything to keep back.
    """
    action = offer.action
    if refusal_of(deal, action) is not None or (not finding and offer.id.startswith(SINKS)):
        return None
    if isinstance(action, Reply):
        held = _waived(deal, action)
    elif isinstance(action, Call):
        held = _uncalled(deal, action)
    else:
        return Doubt(action, None) if _keeps_back(deal, action) else None
    return Doubt(action, held) if held is not None else None


def _keeps_back(deal: Deal, action: Action) -> bool:
    """Whether a count or a showing leaves out something that is good."""
    if isinstance(action, Count):
        return deal.phase == "declare" and action != declarations.full_count(deal)
    return isinstance(action, Show) and action != younger_showing.full_show(deal)


def _waived(deal: Deal, action: Reply) -> Combination | None:
    """What an answer gives up: what is at least as good as the call, or better than what is put forward."""
    contest = calling.current(deal)
    best = calling.best_of(deal, action.seat, action.kind)
    if contest is None or best is None or contest.claim is not None:
        return None
    if action.answer is Answer.GOOD:
        return best if weigh(deal, contest, best) >= 0 else None
    return best if _is_less(deal, action, best) else None


def _uncalled(deal: Deal, action: Call) -> Combination | None:
    """What could be called instead of this, and is better."""
    best = calling.best_of(deal, action.seat, action.kind)
    if best is None or (action.cards and not _is_less(deal, action, best)):
        return None
    return best if refusal_of(deal, Call(action.seat, action.kind, best.cards)) is None else None


def _is_less(deal: Deal, action: Call | Reply, best: Combination) -> bool:
    """Whether what is put forward is less than the best, as the clause on its class compares them."""
    rule, given = calling.clause(deal, action.kind), calling.combination(deal, action.kind, action.cards)
    return given is not None and rank_of(rule, given) < rank_of(rule, best)


def ask_again(table: Session, asked: Prompt, deal: Deal, doubt: Doubt, finding: bool) -> None:
    """Ask for the word once more: both holdings, what would be true, and the way to sink it on purpose.

    Args:
        table: at which it was said.
        asked: what is asked of the learner; the question takes its place.
        deal: as it stands.
        doubt: what was said.
        finding: the learner finds the cards, and so is sent back to look.
    """
    contest = calling.current(deal) if isinstance(doubt.action, Reply) else None
    asked.tone = "ask"
    asked.text = _two_holdings(table, deal, doubt, contest)
    true = _true_answer(deal, contest, doubt) if contest is not None else None
    if true is None or finding:
        asked.detail = table.say("table-doubt-look")
        asked.actions = [button(LOOK, table.say("table-do-look-again"), True, "l")]
    else:
        offered = next(each for each in asked.actions if each["id"] == f"reply-{true}")
        if contest is not None and contest.called is not None:
            stands = "level" if true == Answer.ASK.value else "other"
            other = table.viewpoint.names[deal.table.seats[0]]
            asked.detail = table.say("table-doubt-good", other=other, answer=offered["label"], stands=stands)
        else:
            asked.detail = table.say("table-doubt-none", answer=offered["label"])
        asked.actions = [button(offered["id"], offered["label"], True, offered["key"])]
    less = isinstance(doubt.action, Call) and len(doubt.action.cards)
    on_purpose = table.say("table-do-call-only", count=less) if less else table.say("table-do-sink-on-purpose")
    asked.actions.append(button(SINK, on_purpose, False, "s"))


def _true_answer(deal: Deal, contest: Contest, doubt: Doubt) -> str | None:
    """The name of the true answer with what is held; None where the answer was true, with too little put forward."""
    if not isinstance(doubt.action, Reply) or doubt.action.answer is not Answer.GOOD or doubt.held is None:
        return None
    return declarations.full_reply(deal, doubt.held).answer.value


def _two_holdings(table: Session, deal: Deal, doubt: Doubt, contest: Contest | None) -> str:
    """The two holdings, as far as both are known to the learner."""
    held = doubt.held
    if held is None:
        return table.say("table-doubt-count", held=_left_out(deal, doubt.action, table.viewpoint.language))
    with_too_little = isinstance(doubt.action, Reply) and doubt.action.cards
    if contest is None or contest.called is None or with_too_little:
        return table.say("table-doubt-held", **_beside_given(deal, doubt.action, held))
    weight = weigh(deal, contest, held)
    stands = "better" if weight > 0 else "equal" if contest.stated else "level"
    whole = contest.stated and (held.kind == "set" or size_of(held) == size_of(contest.called))
    theirs = {f"their_{name}": value for name, value in _measures(contest.called, whole).items()}
    other = table.viewpoint.names[deal.table.seats[0]]
    return table.say("table-doubt-both", **_measures(held, whole), **theirs, stands=stands, other=other)


def _left_out(deal: Deal, action: Action, language: str) -> str:
    """What a count or a showing leaves out, and what each of it scores, in words."""
    if isinstance(action, Count):
        full, given = declarations.full_count(deal).combinations, action.combinations
    elif isinstance(action, Show):
        whole = younger_showing.full_show(deal)
        full, given = ((*one.sequences, *one.sets, *one.of("point")) for one in (whole, action))
    else:
        return ""
    found = [combination_of(kind, each) for each in full if each not in given for kind in KINDS]
    parts = []
    for one in found:
        if one is not None and not isinstance(one, Point):
            rank = one.top if isinstance(one, Sequence) else one.rank
            facts = {"kind": one.kind, "size": size_of(one), "rank": rank}
            points = worth(calling.clause(deal, one.kind), one)
            parts.append(narration.message("table-doubt-part", language, **facts, points=points))
    return narration.listed(parts, language)


def _beside_given(deal: Deal, action: Action, held: Combination) -> dict[str, Any]:
    """The terms of what is held; where what was put forward is as many cards, also what makes the one held better."""
    given = calling.combination(deal, action.kind, action.cards) if isinstance(action, Call | Reply) else None
    level = given is not None and size_of(given) == size_of(held)
    found = {**_measures(held, level), "suit": held.cards[0].suit, "level": "yes" if level else "no", "their_pips": 0}
    return {**found, "their_pips": given.pips} if level and isinstance(given, Point) else found


def _measures(one: Combination, whole: bool) -> dict[str, Any]:
    """The terms of a combination for its sentence: its number, and what decides between equal numbers if that is told.

    A term that does not apply is nought.
    """
    found: dict[str, Any] = {"kind": one.kind, "size": size_of(one), "pips": 0, "top": "", "rank": ""}
    if isinstance(one, Point):
        return {**found, "pips": one.pips if whole else 0}
    if isinstance(one, Sequence):
        return {**found, "top": one.top if whole else ""}
    return {**found, "rank": one.rank}
