"""The engine: one judge for "may I?", "why not?" and doing it; its only output is rulings.

>>> from piquet_tutor.game.rules.loader import load
>>> from piquet_tutor.game.deal.random_play import shuffled
>>> deal = shuffled(load("rubicon"), 7)
>>> deal.phase, deal.to_act
('exchange', 'elder')
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from piquet_tutor.engine import hooks
from piquet_tutor.engine.asking import Answer, first_refusal
from piquet_tutor.engine.faults import Said
from piquet_tutor.engine.rulings import Facts, Frozen, Ruling, Verdict, make
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action
from piquet_tutor.game.cards import Cards, sort_hand
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.asking import ask, refused
from piquet_tutor.game.deal.phases import PHASES, Phase, prove_blank
from piquet_tutor.game.deal.requests import note_requests
from piquet_tutor.game.parts import Contest, Standing
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.events import MAY, MAY_ACT, AboutToAct
from piquet_tutor.game.state import Deal, DealState

OUT_OF_TURN: Final = tuple(dict.fromkeys(kind for phase in PHASES.values() for kind in phase.out_of_turn))
"""The kinds of action that may be done out of turn."""
EMPTY: Final[Mapping[Seat, Cards]] = Frozen()


class Refused(Said, ValueError):
    """An ``action`` that may not be done; ``ruling`` says why. A notebook asks ``d.why_not("play AH at 5")``."""

    def __init__(self, ruling: Ruling, action: Action) -> None:
        """Store the refusal."""
        super().__init__(ruling.rule)
        self.ruling, self.action = ruling, action

    def __str__(self) -> str:
        return hooks.sentence(self.ruling)


def start(
    rules: RuleSet,
    dealt: Mapping[Seat, Cards],
    talon: Cards,
    standing: Standing | None = None,
    title: str = "",
) -> Deal:
    """A deal with the cards just dealt.

    Args:
        rules: the rule set.
        dealt: the cards of each seat.
        talon: the rest, the top card first.
        standing: the score and the deal's number, if it is part of a partie.
        title: free text.
    """
    hands = Frozen({seat: sort_hand(cards) for seat, cards in dealt.items()})
    return _begin(rules, hands, hands, talon, standing, title)


def start_from_hands(
    rules: RuleSet,
    hands: Mapping[Seat, Cards],
    blanks: tuple[Seat, ...] = (),
    title: str = "",
    standing: Standing | None = None,
) -> Deal:
    """A deal that is known only from after the exchange on, without what was dealt and discarded.

    Args:
        rules: the rule set.
        hands: the cards of each seat after the exchange.
        blanks: the seats whose carte blanche is taken on the record's word.
        title: free text.
        standing: the score and the deal's number, if it is part of a partie.
    """
    sorted_hands = Frozen({seat: sort_hand(cards) for seat, cards in hands.items()})
    return _begin(rules, EMPTY, sorted_hands, (), standing, title, blanks)


def _begin(
    rules: RuleSet,
    dealt: Mapping[Seat, Cards],
    hands: Mapping[Seat, Cards],
    talon: Cards,
    standing: Standing | None,
    title: str,
    blanks: tuple[Seat, ...] = (),
) -> Deal:
    table = rules.table
    deal = DealState(
        rules=rules,
        table=table,
        dealt=dealt,
        hands=hands,
        kept=EMPTY if dealt else hands,
        discards=EMPTY,
        drawn=EMPTY,
        talon=talon,
        stock=talon,
        phase="deal",
        to_act=None,
        contests=Frozen({kind: Contest(kind) for kind in KINDS}),
        trick=(),
        leader=table.seats[0],
        lead_ruling=0,
        tricks=(),
        actions=(),
        rulings=(),
        scores=(),
        spoken=frozenset(),
        claimed=Frozen(),
        proved=frozenset(),
        peeked=(),
        faced=False,
        waiting_to_draw=None,
        declared=False,
        standing=standing,
        title=title,
        undertaking=None,
        requests=(),
        taken="",
        language="",
    )
    if dealt:
        ask(deal, "dealt", None)
    deal.claimed = Frozen(dict.fromkeys(blanks))
    for seat in blanks:
        prove_blank(deal, seat)
    _enter_next(deal, -1)
    return deal.sealed()


def judge(deal: Deal, action: Action) -> Ruling:
    """Whether an action is allowed, and if not, why. A notebook asks ``d.why_not("play AH at 5")``.

    Returns:
        A ruling, ALLOWED or REFUSED, that is in no ledger. The same answer disables the button, explains why, and
        decides the move itself in :func:`apply`.
    """
    refusal = _refusal(deal, action)
    number = len(deal.rulings) + 1
    if refusal is None:
        return Ruling(number, f"{deal.phase}.allowed", Verdict.ALLOWED, action.seat, Facts())
    rule, (verdict, _, facts, *_) = refusal
    seat = action.seat
    return Ruling(number, rule.id, verdict, seat, facts, (), (), rule.cites_on(seat, facts), (seat,), rule.subject)


def refusal_of(deal: Deal, action: Action) -> Ruling | None:
    """The judge's refusal of an action, or None when it may be done."""
    ruling = judge(deal, action)
    return ruling if ruling.verdict is Verdict.REFUSED else None


def _refusal(deal: DealState, action: Action) -> Answer | None:
    """The clause that refuses an action: first those on turns are asked, then those on this kind of action."""
    at_any_time = isinstance(action, OUT_OF_TURN)
    if at_any_time:
        awaited = MAY[type(action)] in deal.rules.by_event
    else:
        awaited = deal.phase != "done" and isinstance(action, PHASES[deal.phase].awaits(deal))
    about = make(AboutToAct, (action, awaited, at_any_time))
    return first_refusal(deal, MAY_ACT, about) or refused(deal, action)


def apply(deal: Deal, action: Action) -> Deal:
    """The deal after an action, with the rulings it brought. A notebook asks ``d.what_if(play=("AS", 10))``.

    Raises:
        Refused: the action is not allowed; the ruling says why. The deal given is never changed.
    """
    new = deal.draft()
    if _refusal(new, action) is not None:
        raise Refused(judge(deal, action), action)
    new.actions = (*new.actions, action)
    phase = _phase_of(action) if isinstance(action, OUT_OF_TURN) else PHASES[new.phase]
    phase.act(new, action)
    if new.phase == "next":
        _enter_next(new, new.rules.phases.index(phase.name))
    note_requests(new, action)
    return new.sealed()


def _phase_of(action: Action) -> Phase:
    return next(phase for phase in PHASES.values() if isinstance(action, phase.out_of_turn))


def _enter_next(deal: DealState, place: int) -> None:
    for name in deal.rules.phases[place + 1 :]:
        deal.phase = name
        if PHASES[name].begin(deal):
            return
        if deal.phase == "done":
            return
    deal.phase, deal.to_act = "done", None


def legal_actions(deal: Deal) -> Iterator[Action]:
    """Every action that is allowed now. A notebook says ``d.what_if(...)`` of one of them.

    An exchange yields every set of cards that may be discarded; a call made short yields the top cards of each suit
    or run for each length (the judge accepts other parts too).
    """
    if deal.phase != "done":
        yield from PHASES[deal.phase].legal(deal)
