"""What the coach says at one learner's table: hints a step at a time, and an exchange beside the best one.

Advice is a third thing beside fact and explanation. It is silent until it is switched on, is worked out from the
learner's own view alone, and tells one step more only when it is asked to. It is worked out beside the page's own loop;
what was found for a moment that has passed is dropped.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from time import monotonic
from typing import TYPE_CHECKING, Any, Final, Protocol

from piquet_tutor import narration
from piquet_tutor.app.background import beside
from piquet_tutor.app.part import Part, Scene
from piquet_tutor.app.shared.table.scene import in_order
from piquet_tutor.app.shared.table.viewpoint import ShownTable
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Exchange
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.deal.views import View, seen_by
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.naming import Names
from piquet_tutor.reckoner.exchange.unweighed import NO_ARRAYS, Unweighed, unweighed

if TYPE_CHECKING:
    from piquet_tutor.players.coach.hints import Rung


STEPS: Final = ("nudge", "rule", "odds", "answer")
"""The steps of a hint that have a question of their own; any other is asked for as “one step more”."""


LONGEST: Final = 4.0
"""Seconds after which an exchange is told as surely as it is known by then."""


class CoachPanel(Part):
    """What the coach says beside the table. An empty scene shows nothing.

    Scene: ``group``, ``title``, ``ask`` (``label``, ``open``: the button that asks for one step more), ``rest`` (said
    while no step is shown), ``thinking``, ``steps`` (``step``, ``title``, ``paragraphs``, ``cards`` to light, ``bars``
    of ``label``, ``share`` and ``text``), ``said`` (the newest step for those who listen), and ``exchange``:
    ``working`` or ``told``, one sentence; or ``summary``, ``short``, ``plot`` (the title of the bars), ``note`` and
    ``options`` of ``title``, ``points``, ``kept``, ``keeps``, ``out``, ``why``, ``bars``, ``yours``. Intent: ``hint``.
    """

    view = "coach"


class Coached(ShownTable, Protocol):
    """What a table must show of itself to be coached."""

    group: str
    states: list[Deal]

    @property
    def seat(self) -> Seat:
        """Where the learner sits."""

    @property
    def decision(self) -> Deal | None:
        """The deal in which something is asked of the learner now; None when nothing is."""

    @property
    def finished(self) -> bool:
        """Whether the deal on the table is over."""

    @property
    def thinking(self) -> object | None:
        """What another is thinking about just now; None when nobody is."""


@dataclass(frozen=True)
class Adviser:
    """Whom the coach asks; each is given the learner's view, and nothing else of the deal.

    Attributes:
        hints: the steps of a hint for what is to be done in a view, in a language, with the players' names.
        exchange: the scene of an exchange beside the best ones: the view before it, the cards put out, the language,
            what is asked now and then whether that is enough, and the players' names.
    """

    hints: Callable[[View, str, Names], Sequence[Rung]]
    exchange: Callable[[View, Cards, str, Callable[[], bool], Names], Scene]


@dataclass
class _AdviceRequest:
    """What was asked in one state of a deal, and how far it has been told.

    Attributes:
        deal: the state; the same state is the same object.
        told: what was found.
        shown: how many steps of it have been shown.
        done: whether it has been worked out.
    """

    deal: Deal
    told: Any = None
    shown: int = 0
    done: bool = False


class Coaching:
    """The coach at one table.

    Attributes:
        table: the table.
        on: whether it speaks at all.
    """

    def __init__(self, table: Coached, adviser: Adviser) -> None:
        """Begin silent."""
        self.table = table
        self.on = False
        self._adviser = adviser
        self._ladder: _AdviceRequest | None = None
        self._exchange: _AdviceRequest | None = None
        self._said = ""

    # --- what is asked -------------------------------------------------------------------------------

    def handle(self, intent: Mapping[str, Any]) -> bool:
        """Take in one intent; whether it was one that is understood here."""
        if intent.get("kind") != "hint" or not self.on:
            return False
        deal = self.table.decision
        if deal is None:
            return False
        if self._ladder is None or self._ladder.deal is not deal:
            self._begin_hint(deal)
        elif self._ladder.done and self._ladder.shown < len(self._ladder.told):
            self._show_next(self._ladder)
        return True

    def _begin_hint(self, deal: Deal) -> None:
        """Work out the whole hint, of which one step is shown."""
        asked = self._ladder = _AdviceRequest(deal)
        view, viewpoint = seen_by(deal, self.table.seat), self.table.viewpoint
        language, names = viewpoint.language, viewpoint.naming()

        def arrive(found: Sequence[Rung] | None) -> None:
            asked.done, asked.told = True, tuple(found or ())
            if self._ladder is asked:
                self._show_next(asked)

        beside(lambda: self._adviser.hints(view, language, names), arrive, self._tell_of(asked))

    def _show_next(self, asked: _AdviceRequest) -> None:
        asked.shown = min(asked.shown + 1, len(asked.told))
        if asked.told:
            step = asked.told[asked.shown - 1]
            self._said = " ".join((step.title, *step.paragraphs))
        else:
            self._said = narration.message("coach-panel-nothing", self.table.viewpoint.language)

    def _compare(self) -> None:
        """Have the learner's exchange compared, once, as soon as nobody else is thinking."""
        found = self._exchanged()
        if found is None:
            self._exchange = None
            return
        before, cards = found
        if self._exchange is not None and self._exchange.deal is before:
            return
        if self.table.thinking is not None:
            self._exchange = None
            return
        asked = self._exchange = _AdviceRequest(before)
        view, viewpoint = seen_by(before, self.table.seat), self.table.viewpoint
        language, names = viewpoint.language, viewpoint.naming()

        def arrive(scene: Scene | None) -> None:
            asked.done, asked.told = True, scene

        until = monotonic() + LONGEST

        def stop() -> bool:
            return self._exchange is not asked or monotonic() > until

        beside(lambda: self._adviser.exchange(view, cards, language, stop, names), arrive, self._tell_of(asked))

    def _exchanged(self) -> tuple[Deal, Cards] | None:
        """The deal before the learner's exchange, and their discard; None if they have not exchanged."""
        states = self.table.states
        for before, after in pairwise(states):
            last = after.actions[-1] if len(after.actions) > len(before.actions) else None
            if isinstance(last, Exchange) and last.seat == self.table.seat and before.to_act == last.seat:
                return before, last.cards
        return None

    def _tell_of(self, asked: _AdviceRequest) -> Callable[[], None]:
        """Tell what was found, where somebody still waits for it."""

        def tell() -> None:
            if asked is self._ladder or asked is self._exchange:
                self.table.tell()

        return tell

    # --- what is shown -------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """What the panel shows; nothing at all while the coach is off."""
        if not self.on:
            return {}
        deal = self.table.decision
        if self._ladder is not None and self._ladder.deal is not deal:
            self._ladder, self._said = None, ""
        self._compare()
        ladder = self._ladder
        steps = ladder.told[: ladder.shown] if ladder is not None and ladder.done else ()
        return {
            "group": self.table.group,
            "four_colour": self.table.viewpoint.four_colour,
            "title": narration.message("coach-panel-title", self.table.viewpoint.language),
            "ask": {"label": self._next_step(), "open": self._may_ask(deal)},
            "rest": "" if steps else self._at_rest(deal),
            "thinking": narration.message("coach-panel-thinking", self.table.viewpoint.language)
            if ladder is not None and not ladder.done
            else "",
            "steps": [self._step_scene(each) for each in steps],
            "beside": self._cards_beside(deal) if deal is not None and steps else None,
            "exchange": self._exchange_scene(),
            "said": self._said,
        }

    def _may_ask(self, deal: Deal | None) -> bool:
        ladder = self._ladder
        return deal is not None and (ladder is None or (ladder.done and ladder.shown < len(ladder.told)))

    def _next_step(self) -> str:
        """How the button is called that tells one step more."""
        ladder = self._ladder
        if ladder is None or not ladder.done or not ladder.told:
            return narration.message("coach-panel-ask", self.table.viewpoint.language)
        if ladder.shown == len(ladder.told):
            return narration.message("coach-panel-all", self.table.viewpoint.language)
        step = ladder.told[ladder.shown].step
        return narration.message(
            "coach-panel-next", self.table.viewpoint.language, step=step if step in STEPS else "more"
        )

    def _at_rest(self, deal: Deal | None) -> str:
        """What stands there while no step is shown."""
        if self._ladder is not None and self._ladder.done:
            return narration.message("coach-panel-nothing", self.table.viewpoint.language)
        if deal is not None:
            return narration.message("coach-panel-ready", self.table.viewpoint.language)
        if self.table.finished:
            return narration.message("coach-panel-over", self.table.viewpoint.language)
        return narration.message(
            "coach-panel-waiting" if self.table.states else "coach-panel-before", self.table.viewpoint.language
        )

    def _step_scene(self, step: Rung) -> Scene:
        return {
            "step": step.step,
            "title": step.title,
            "paragraphs": list(step.paragraphs),
            "cards": list(step.cards),
            "bars": [_bar(each) for each in step.bars],
        }

    def _cards_beside(self, deal: Deal) -> Scene:
        """The learner's cards and the trick, to lie above the advice where the table is a scroll away."""
        hand = in_order(deal.hands[self.table.seat], self.table.viewpoint.by_rank)
        return {"hand": [one.code for one in hand], "trick": [one.code for one in deal.trick]}

    def _exchange_scene(self) -> Scene | None:
        asked = self._exchange
        if asked is None:
            return None
        if not asked.done:
            return {"working": narration.message("coach-panel-comparing", self.table.viewpoint.language)}
        if asked.told is None or "told" in asked.told:  # why it cannot be weighed is said where it is asked for
            return None
        return dict(asked.told)


def _hints(view: View, language: str, names: Names) -> Sequence[Rung]:
    from piquet_tutor.players.coach.hints import hints  # only whoever asks waits for numpy and the solved play

    return hints(view, language, names)


def _exchange(view: View, cards: Cards, language: str, stop: Callable[[], bool], names: Names) -> Scene:
    try:
        from piquet_tutor.app.shared.coach.exchange_scene import exchange_scene
    except ModuleNotFoundError:  # what weighs exchanges is not everywhere
        return {"told": " ".join(unweighed(Unweighed(NO_ARRAYS), language))}

    return exchange_scene(view, cards, language, stop, names)


ADVISER: Final = Adviser(_hints, _exchange)
"""The tutor's own advice."""


def _bar(bar: Mapping[str, Any]) -> Scene:
    return {"label": str(bar["label"]), "share": round(float(bar["share"]), 4), "text": str(bar["text"])}
