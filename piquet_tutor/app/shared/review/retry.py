"""A costly choice made again at the table: the learner sees what they saw then, and answers with cards and buttons."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from piquet_tutor.app.shared.review.review_session import ReviewSession
from piquet_tutor.app.shared.table import play_asking
from piquet_tutor.app.shared.table.offers import Offer, offers
from piquet_tutor.app.shared.table.scene import Prompt, lighten
from piquet_tutor.app.shared.table.session import Session, button
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.game.actions import Action, Exchange, Play
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.engine import refusal_of
from piquet_tutor.game.records.replay import score_of
from piquet_tutor.game.rules.policies.exchange import limits
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.options import rules_called

SHOW: Final = "show_answer"
"""The button of whoever would rather be told."""


class Retry(play_asking.LearnersTable):
    """One moment of a deal, asked again.

    What is done is handed on as an action; nothing is played.
    """

    def __init__(
        self,
        deal: Deal,
        viewpoint: Viewpoint,
        title: str,
        question: str,
        tried: Callable[[Action], tuple[str, Cards]],
        show: Callable[[], object],
        lit: Cards = (),
    ) -> None:
        """Lay the moment on the table.

        Args:
            deal: as it stood when the seat nearest to the onlooker had to choose.
            viewpoint: which must be that of this seat, with the other hands covered.
            title: what stands above the table.
            question: what is asked.
            tried: told each legal answer; what it returns is said below the question, with these cards lit.
            show: called by whoever would rather be told.
            lit: the cards that the question speaks of.
        """
        super().__init__(viewpoint)
        self.states, self.cursor, self.cut, self.rules = [deal], None, None, deal.rules
        self._title, self._question = title, question
        self._tried, self._show = tried, show
        self._answer, self._lit = "", lit
        self.seen = len(deal.rulings)

    @property
    def deal(self) -> Deal:
        """The deal at that moment."""
        return self.states[0]

    def touch(self, card: Card) -> None:
        """Choose a card, or answer with it."""
        how = play_asking.choosing(self.deal)
        if how == "play":
            self._try(Play(self.seat, card))
        elif how == "many" and card in self.deal.hands[self.seat]:
            wider = self.chosen ^ {card}
            full = self.deal.phase == "exchange" and len(wider) > limits(self.deal, self.seat)[1]
            if full:
                self.refused = refusal_of(self.deal, Exchange(self.seat, tuple(wider)))
            else:
                self.chosen = wider

    def press(self, name: str) -> None:
        """Answer with a button, or ask to be told."""
        if name == SHOW:
            self._show()
            return
        offer = next((each for each in self._offers() if each.id == name), None)
        if offer is not None:
            self._try(offer.action)
            self.tried = self.tried | {name} if self.refused is not None else frozenset()

    def _try(self, action: Action) -> None:
        self.refused = refusal_of(self.deal, action)
        if self.refused is None:  # the cards chosen stay: an answer that is nearly right is changed by one of them
            self._answer, self._lit = self._tried(action)

    def scenes(self) -> dict[str, dict[str, Any]]:
        """The scenes, with the cards lit that the question, or what was said to the last answer, speaks of."""
        found = super().scenes()
        lighten(found["table"], [card.code for card in self._lit], asked=True)
        return found

    def _offers(self) -> Sequence[Offer]:
        return offers(self.deal, self.seat, self.chosen, self.viewpoint.language)

    def asked(self) -> Prompt:
        """The question, what may be touched, and what was said to the last answer."""
        language = self.viewpoint.language
        asked = Prompt(tools=self.tools(), title=self._title, subtitle=rules_called(self.rules, language))
        play_asking.ask_turn(self, self.deal, asked, self._offers())
        asked.text, asked.detail = self._question, self._answer
        asked.actions.append(button(SHOW, self.say("review-show"), False, "w"))
        if self.refused is not None:
            asked.detail = self.viewpoint.refusal(self.refused)
            asked.tone = "refused"
        asked.announce = " ".join((asked.text, asked.detail)).strip()
        return asked


class Watched(ReviewSession):
    """One of the two lines of a choice, stepped through to its end with all cards open."""

    def __init__(self, states: Sequence[Deal], viewpoint: Viewpoint, title: str) -> None:
        """Lay the first state on the table.

        Args:
            states: the deal before the choice, and after every action from there on.
            viewpoint: who looks.
            title: what stands above the table.
        """
        Session.__init__(self, viewpoint)
        self.score = score_of(states[-1])
        self.states = list(states)
        self._title = title
        self.go(0)

    def go(self, place: int) -> None:
        """Show a step by its number (from nought); beyond either end is that end."""
        self.place = max(0, min(len(self.states) - 1, place))
        self.seen = len(self.states[max(0, self.place - 1)].rulings)

    def asked(self) -> Prompt:
        """The newest ruling that says something, and the button to go on, under the line's own title."""
        asked = super().asked()
        asked.title = self._title
        return asked

    def _newest_words(self) -> str:
        return super()._newest_words() or self.say("review-watch-start")
