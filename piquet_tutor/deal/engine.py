"""The engine: one judge for "may I?", "why not?" and doing it; its only output is rulings.

>>> from piquet_tutor.rules.loader import load
>>> from piquet_tutor.deal.chance import shuffled
>>> deal = shuffled(load("rubicon"), 7)
>>> deal.phase, deal.to_act
('exchange', 'elder')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, Final

from piquet_tutor.cards import Card, Cards, sort_hand
from piquet_tutor.combinations import KINDS
from piquet_tutor.deal.actions import Action
from piquet_tutor.deal.phases import PHASES, prove_blank
from piquet_tutor.deal.reasons import CLAUSE_OF
from piquet_tutor.deal.state import Contest, Deal, Score, Standing
from piquet_tutor.rules.decide import decide
from piquet_tutor.rules.model import Finding, Rule, RuleSet
from piquet_tutor.rulings import Facts, Ruling, Verdict
from piquet_tutor.table import TWO_HANDED, Seat

EMPTY: Final[Mapping[Seat, Cards]] = {}


class Refused(ValueError):
    """An action that may not be done; ``ruling`` says why."""

    def __init__(self, ruling: Ruling) -> None:
        """Keep the refusal."""
        super().__init__(ruling.rule)
        self.ruling = ruling


def start(
    rules: RuleSet,
    dealt: Mapping[Seat, Cards],
    talon: Cards,
    standing: Standing | None = None,
    title: str = "",
) -> Deal:
    """A deal as the cards have just been dealt.

    Args:
        rules: the rule set.
        dealt: the cards of each seat.
        talon: the rest, the top card first.
        standing: what the partie brings, when the deal is part of one.
        title: free text.
    """
    hands = {seat: sort_hand(cards) for seat, cards in dealt.items()}
    return _begin(rules, hands, hands, talon, standing, title)


def start_from_hands(
    rules: RuleSet, hands: Mapping[Seat, Cards], blanks: tuple[Seat, ...] = (), title: str = ""
) -> Deal:
    """A deal known only from after the exchange: what was dealt and discarded is not known.

    Args:
        rules: the rule set.
        hands: the cards of each seat after the exchange.
        blanks: the seats whose carte blanche is taken on the record's word.
        title: free text.
    """
    sorted_hands = {seat: sort_hand(cards) for seat, cards in hands.items()}
    return _begin(rules, EMPTY, sorted_hands, (), None, title, blanks)


def _begin(
    rules: RuleSet,
    dealt: Mapping[Seat, Cards],
    hands: Mapping[Seat, Cards],
    talon: Cards,
    standing: Standing | None,
    title: str,
    blanks: tuple[Seat, ...] = (),
) -> Deal:
    table = TWO_HANDED
    deal = Deal(
        rules=rules,
        table=table,
        dealt=dealt,
        hands=hands,
        kept={} if dealt else hands,
        discards={},
        drawn={},
        talon=talon,
        stock=talon,
        phase="deal",
        to_act=None,
        contests={kind: Contest(kind) for kind in KINDS},
        trick=(),
        leader=table.seats[0],
        tricks=(),
        actions=(),
        rulings=(),
        scores=(),
        spoken=frozenset(),
        claimed={},
        proved=frozenset(),
        peeked=(),
        faced=False,
        aside=None,
        declared=False,
        standing=standing,
        title=title,
    )
    if dealt:
        ask(deal, "dealt", None)
    for seat in blanks:
        deal.put(claimed={**deal.claimed, seat: None})
        prove_blank(deal, seat)
    _enter_next(deal, -1)
    return deal


def judge(deal: Deal, action: Action) -> Ruling:
    """Whether an action may be done, and if not why not.

    Returns:
        A ruling, ALLOWED or REFUSED, not yet in any ledger. The same answer greys the button, explains it, and
        decides the move itself in :func:`apply`.
    """
    refusal = _refusal(deal, action)
    number = len(deal.rulings) + 1
    if refusal is None:
        return Ruling(number, f"{deal.phase}.allowed", Verdict.ALLOWED, action.seat, Facts())
    reason, facts = refusal
    rule = deal.rules.clauses[CLAUSE_OF[reason]]
    told = Facts(reason=reason, **facts)
    return Ruling(number, rule.id, Verdict.REFUSED, action.seat, told, (), (), rule.cites, (action.seat,))


def _refusal(deal: Deal, action: Action) -> tuple[str, Facts] | None:
    if deal.phase == "done":
        return "turn.over", Facts()
    phase = PHASES[deal.phase]
    out_of_turn = phase.out_of_turn
    if out_of_turn and isinstance(action, out_of_turn):
        return phase.refusal(deal, action)
    for each in PHASES.values():
        if each is not phase and each.out_of_turn and isinstance(action, each.out_of_turn):
            return each.refusal(deal, action)
    if action.seat != deal.to_act:
        return "turn.wait", Facts(to_act=deal.to_act, phase=deal.phase)
    if not isinstance(action, phase.accepts):
        return "turn.not_now", Facts(phase=deal.phase)
    return phase.refusal(deal, action)


def apply(deal: Deal, action: Action) -> Deal:
    """The deal after an action, with the rulings it brought.

    Raises:
        Refused: the action may not be done; its ruling says why. The deal given is never changed.
    """
    if _refusal(deal, action) is not None:
        raise Refused(judge(deal, action))
    new = deal.draft()
    new.put(actions=(*deal.actions, action))
    phase = PHASES[deal.phase]
    if not isinstance(action, phase.accepts):
        phase = next(each for each in PHASES.values() if isinstance(action, each.out_of_turn or ()))
    phase.act(new, action)
    if new.phase == "next":
        _enter_next(new, new.rules.phases.index(phase.name))
    return new


def _enter_next(deal: Deal, place: int) -> None:
    for name in deal.rules.phases[place + 1 :]:
        deal.put(phase=name)
        if PHASES[name].begin(deal):
            return
        if deal.phase == "done":
            return
    deal.put(phase="done", to_act=None)


def legal_actions(deal: Deal) -> Iterator[Action]:
    """Everything that may be done now.

    An exchange yields every set of cards that may be put out; a call made short yields the top cards of each suit
    or run for each length (the judge accepts other parts too).
    """
    if deal.phase != "done":
        yield from PHASES[deal.phase].legal(deal)


# --- asking the rules -----------------------------------------------------------------------------


def ask(deal: Deal, moment: str, event: Any) -> tuple[int, ...]:
    """Ask every clause of a moment, settle exceptions, append the rulings; then ask what follows from each award.

    Args:
        deal: a draft.
        moment: such as ``trick_taken``.
        event: what has just happened.

    Returns:
        The numbers of the rulings this moment made (not of those that followed from their awards).
    """
    asked = deal.rules.by_moment.get(moment)
    if not asked:
        return ()
    answers = [(rule, finding) for policy, rule in asked for finding in policy(deal, rule, event)]
    if not answers:
        return ()
    numbers = []
    for rule, finding in decide(answers):
        if deal.phase == "done":
            break
        if not (rule.once and (rule.id, finding.side) in deal.spoken):
            numbers.append(_note(deal, rule, finding))
    return tuple(numbers)


def _note(deal: Deal, rule: Rule, finding: Finding) -> int:
    verdict, side, facts, points, because, audience = finding
    number = len(deal.rulings) + 1
    awards = rule.award(side, points) if side is not None else ()
    ruling = Ruling(number, rule.id, verdict, side, facts, awards, because, rule.cites, audience)
    deal.put(rulings=(*deal.rulings, ruling))
    if rule.once:
        deal.put(spoken=deal.spoken | {(rule.id, side)})
    if rule.stops:
        deal.put(phase="done", to_act=None)
    if awards and side is not None:
        kind = rule.counts_as or rule.id
        score = Score(side, kind, points, number, facts.get("cards") or (), _order(deal, kind, side, facts))
        deal.put(scores=(*deal.scores, score))
        ask(deal, "award_made", score)
    return number


def _order(deal: Deal, kind: str, side: str, facts: Facts) -> tuple[int, int]:
    """Place in the order of reckoning; within a class its winner counts first, then whoever else may."""
    place = deal.rules.place.get(kind)
    after = 0
    if place is None:
        kind = {"capot": "cards", "pique": "play"}.get(kind) or facts["place"]
        if kind not in deal.rules.place:
            return next(score.order for score in deal.scores if (score.kind, score.side) == (kind, side))
        after = 1
        place = deal.rules.place[kind]
    contest = deal.contests.get(kind)  # type: ignore[call-overload]  # kinds of play are no class of declaration
    if contest is None:
        return (place, after)
    first = contest.winner or deal.table.sides[0]
    return (place, after if side == first else after + 2)


def holds(hand: Cards, cards: Cards) -> Card | None:
    """The first of these cards that the hand has not, or None when it holds them all."""
    for one in cards:
        if one not in hand:
            return one
    return None
