"""What is publicly known of a seat's hand, and what a call would add to that.

Only the public part of the seat's own view is used: what it has called and shown, and the cards played. An opponent
also sees their own hand, so for them fewer hands are possible than are counted here.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from piquet_tutor.engine.rulings import Facts, Ruling, Verdict
from piquet_tutor.game.actions import Action, Answer, Call, Reply, Show
from piquet_tutor.game.actions import Count as Counting
from piquet_tutor.game.cards import Cards, Void
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.views import Other, View
from piquet_tutor.game.rules.law import SequenceCall, law_of
from piquet_tutor.game.rules.policies import calling
from piquet_tutor.game.rules.policies.declaring import call_facts
from piquet_tutor.game.subjects import CLASS_OF, CLASSES, LAID_OPEN, Subject
from piquet_tutor.reckoner.call_constraints import conditions
from piquet_tutor.reckoner.counting import HandCount, count_hands
from piquet_tutor.reckoner.information_set import information


def in_public(view: View) -> View:
    """What an onlooker at the table knows: the view without everything private."""
    mine, other = view.seat, view.table.after(view.seat)
    public = tuple(each for each in view.rulings if each.audience is None)
    side = view.table.side_of(mine)
    shown = {
        one
        for each in public
        if any(award.side == side and each.subject in CLASS_OF for award in each.awards)
        or (each.side == side and each.subject in LAID_OPEN)
        for one in each.facts.get("cards", ())
    }
    held = tuple(one for one in view.hand if one in shown)
    outside = Other(len(view.hand), len(view.discards), held, held)
    return replace(
        view,
        seat=other,
        hand=(),
        kept=(),
        discards=(),
        drawn=(),
        peeked=(),
        faced=(*view.faced, *view.others[other].held),
        others={mine: outside},
        rulings=public,
        limits=None,
        choices=(),
    )


def hands_told(view: View, action: Action | None = None) -> HandCount:
    """How many hands this seat may hold, going by public knowledge alone.

    Args:
        view: of the seat; only its public part is used.
        action: a declaration the seat might make; if given, the hands still possible after it are counted.
    """
    public = in_public(view)
    if action is not None:
        public = _with_word(view, public, action)
    bounds = information(public, view.seat)
    hard, _, _ = conditions(public, view.seat)
    return count_hands(bounds, hard, view.rules, bounds.blank)


def _with_word(view: View, public: View, action: Action) -> View:
    if isinstance(action, Call):
        if not action.cards:
            return _added(public, Subject.NOTHING_CALLED, {"kind": action.kind})
        return _added(public, CLASSES[action.kind].called, called_facts(view, action))
    if isinstance(action, Reply):
        if action.answer is Answer.ASK:
            return _added(public, CLASSES[action.kind].asked, {})
        return _added(public, CLASSES[action.kind].answered, {"answer": action.answer.value})
    if isinstance(action, Counting):
        return _with_cards_shown(public, view.seat, tuple(one for cards in action.combinations for one in cards))
    if isinstance(action, Show):
        return _with_cards_shown(
            public, view.seat, tuple(one for kind in KINDS for cards in action.of(kind) for one in cards)
        )
    return public


def called_facts(view: View, action: Call) -> dict[str, Any]:
    """The facts a call announces: its number of cards, and its value where the rules want that announced at once."""
    one = calling.combination(view, action.kind, action.cards)
    assert one is not None  # only calls the rules allow come here
    law = law_of(view.rules)
    whole = one.kind == "set" or (
        law.point_value_told or law.points_by_pips
        if one.kind == "point"
        else law.sequence_call is SequenceCall.TOP_ALWAYS
    )
    return call_facts(one, whole)


def _added(public: View, subject: Subject | None, facts: dict[str, Any]) -> View:
    rule = public.rules.clause_on(subject) if subject is not None else None
    name = rule.id if rule is not None else ""
    said = Ruling(len(public.rulings) + 1, name, Verdict.ALLOWED, None, Facts(**facts), subject=subject)
    return replace(public, rulings=(*public.rulings, said))


def _with_cards_shown(public: View, seat: str, cards: Cards) -> View:
    known = public.others[seat]
    held = tuple(dict.fromkeys((*known.held, *(one for one in cards if not isinstance(one, Void)))))
    return replace(public, others={seat: replace(known, held=held)})
