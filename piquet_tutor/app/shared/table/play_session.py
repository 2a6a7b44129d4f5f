"""A partie played at a table: the learner's moves are judged, the others answer, and what was done can be undone."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from random import Random
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.shared.coach.coaching import ADVISER, Coaching
from piquet_tutor.app.shared.feed.their_reasons import TheirReasons
from piquet_tutor.app.shared.review.reviewing import Reviewing
from piquet_tutor.app.shared.table import play_asking, second_look
from piquet_tutor.app.shared.table.announcing import announcement, remarkable
from piquet_tutor.app.shared.table.asking_to_see import beside_rulings
from piquet_tutor.app.shared.table.offers import Offer, offers
from piquet_tutor.app.shared.table.scene import Prompt
from piquet_tutor.app.shared.table.self_found import SHOW, is_found, offers_found, to_be_found
from piquet_tutor.app.shared.table.session import button, step_tools
from piquet_tutor.app.shared.table.viewpoint import AROUND, Viewpoint
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, Exchange, Play
from piquet_tutor.game.cards import Card
from piquet_tutor.game.deal.engine import Refused, apply, refusal_of
from piquet_tutor.game.deal.matches import begin
from piquet_tutor.game.deal.partie import Cut, Partie, cut_for_deal
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies.exchange import limits
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.options import rules_called
from piquet_tutor.players.opponents.interface import Opponent
from piquet_tutor.players.opponents.levels import FIRST, harder, player
from piquet_tutor.players.opponents.sensible import Sensible

FINDING: Final = ("usual", "always", "never")
"""When the learner touches what they call: from the second match on, always or never."""
OTHERS: Final = ("Camille", "Robin", "Alix")
"""What the other players are called, as the play goes round from the learner."""
LONG_THOUGHT: Final = ("bidding", "exchange")
"""Phases in which the others weigh many hands: what the learner did is shown before they begin to think."""


class PlaySession(play_asking.LearnersTable):
    """A partie against an opponent, every ruling narrated."""

    warns = False
    """Whether a word that gives something away is asked once more at every level; at the first level it always is."""
    coached = True
    """Whether a coach sits at the table, and the others can be asked about a deal that is over."""

    def __init__(
        self,
        rules: RuleSet,
        seed: int,
        opponent: Opponent | None = None,
        language: str = "en",
        level: str = "",
    ) -> None:
        """Cut for deal.

        Args:
            rules: the rule set.
            seed: the same seed cuts and deals the same cards.
            opponent: who plays the other hand; it sees only its own view.
            language: of every text.
            level: how well the others play, where no opponent is given.
        """
        super().__init__(Viewpoint(None, rules.table.seats[0], language=language))
        self.rules = rules
        self.seed = seed
        self.you, self.other = narration.message("naming-you", language), OTHERS[0]
        self.level = self.next_level = "" if opponent is not None else level
        """How well the others play the deal on the table, and those to come; empty where that has no name."""
        self.opponent: Opponent = opponent or (player(level, seed) if level else Sensible())
        self.pauses = True
        self.rng = Random(seed)
        self.players = (self.you, *OTHERS)[: len(rules.table.seats)]
        self.cut: Cut | None = cut_for_deal(rules, self.players, self.rng)
        self.match = begin(rules, self.players, self.you)
        """The match into which the deals played here are written; a lesson's deal is written into none."""
        self._again = 0
        """How often the deal to come has been dealt without a bid."""
        self.dealt_again: dict[int, int] = {}
        """The same for each deal that has been dealt, by its number."""
        self.states: list[Deal] = []
        self.decisions: list[int] = []
        self.cursor: int | None = None
        self.since = 0
        """The state in which the learner last did something."""
        self.waiting = ""
        self.finding = "never"
        """When the learner touches what they call: one of :data:`FINDING`."""
        self.matches = 0
        """How many matches the learner has played to their end before this one."""
        self.missed_at = -1
        """After how many actions of the deal the learner was asked once more, having missed something."""
        self.found_at = -1
        """After how many actions of the deal the learner was shown what there was to be found."""
        self.doubt: second_look.Doubt | None = None
        """What the learner said last, where that gives something away: it is asked once more."""
        self.rematch: Callable[[], object] | None = None
        """Deals the first cards of another match, once this one is over; None where the page has no other."""
        self.thinking: Prompt | None = None
        """While another player thinks: what was asked of the learner before, to stand there closed."""
        if self.coached:
            self.coach, self.theirs = Coaching(self, ADVISER), TheirReasons(self)
            self.review = Reviewing(self)

    # --- what stands ---------------------------------------------------------------------------------

    @property
    def partie(self) -> Partie:
        """The partie so far."""
        return self.match

    @property
    def deal(self) -> Deal | None:
        """The deal as shown: the present one, or an earlier moment of a finished one."""
        if not self.states:
            return None
        return self.states[-1 if self.cursor is None else self.cursor]

    @property
    def finished(self) -> bool:
        """Whether the deal on the table is over, however far it has been stepped back."""
        return bool(self.states) and self.states[-1].done

    @property
    def open_deal(self) -> Deal | None:
        """The deal once it is over."""
        return self.states[-1] if self.finished else None

    def passed(self, deal: Deal) -> list[Deal]:
        """From the learner's last decision to what is shown."""
        last = len(self.states) - 1 if self.cursor is None else self.cursor
        return self.states[self.since : last + 1]

    @property
    def decision(self) -> Deal | None:
        """The deal in which something is asked of the learner now; None when nothing is."""
        if not self.states or self.cursor is not None or self.waiting or self.thinking is not None:
            return None
        deal = self.states[-1]
        return deal if not deal.done and self._mine(deal) else None

    @property
    def has_counted(self) -> bool:
        """Whether the deal on the table stands in the partie already."""
        return bool(self.states) and self._counted(self.states[-1])

    @property
    def number(self) -> int:
        """Which deal of the match lies on the table, or comes next, from one."""
        return len(self.match.deals) + (0 if self.has_counted else 1)

    @property
    def matches_over(self) -> int:
        """How many matches the learner has played to their end by now."""
        return self.matches + int(self.match.over)

    @property
    def finds(self) -> bool:
        """Whether the learner touches what they call: always, never, or from the second match on."""
        return self.finding == "always" or (self.finding == "usual" and self.matches > 0)

    @property
    def _finds_now(self) -> bool:
        """Whether something is to be touched now before it can be called."""
        return self.finds and self.deal is not None and is_found(self.deal)

    # --- intents -------------------------------------------------------------------------------------

    def touch(self, card: Card) -> None:
        """Choose a card, or play it."""
        deal = self.deal
        if deal is None or deal.done or self.waiting or deal.to_act != self.seat:
            return
        how = play_asking.choosing(deal, self._finds_now)
        self.tried, self.doubt = frozenset(), None
        if how == "play":
            self._do(Play(self.seat, card))
        elif how == "none":
            return
        elif card in self.chosen:
            self.chosen = self.chosen - {card}
        elif card in deal.hands[self.seat]:
            self._choose(deal, card)

    def _choose(self, deal: Deal, card: Card) -> None:
        wider = self.chosen | {card}
        if deal.phase == "exchange" and len(wider) > limits(deal, self.seat)[1]:
            self.refused = refusal_of(deal, Exchange(self.seat, tuple(wider)))
        else:
            self.chosen = wider

    def lift(self, cards: Iterable[Card]) -> None:
        """Choose these cards at once, as far as they can be chosen now."""
        deal = self.decision
        if deal is None or play_asking.choosing(deal, self._finds_now) != "many":
            return
        for card in cards:
            if card in deal.hands[self.seat]:
                self._choose(deal, card)
        self.refused = None

    def press(self, name: str) -> None:
        """Do what a button says."""
        doubt, self.doubt = self.doubt, None
        if doubt is not None and name == second_look.SINK:
            self._do(doubt.action)
        elif self.cut is not None:
            self._cut_pressed(name)
        elif name in ("first", "back", "forward", "last"):
            self._step(name)
        elif name == "undo":
            self._undo()
        elif name == "pause":
            self.pauses = not self.pauses
        elif name == "continue" and self.waiting:
            self.waiting = ""
            self.since, self.seen = len(self.states) - 1, len(self.states[-1].rulings)
            self._advance()
        elif name == "next" and self.states and self.states[-1].done and not self.match.over:
            self._next_deal()
        elif name == "another" and self.match.over and self.rematch is not None:
            self.rematch()
        elif self.deal is not None and not self.waiting:
            if name == SHOW and self._finds_now and self.decision is not None:
                self._show_found()
            offer = next((each for each in self._offers() if each.id == name and not each.closed), None)
            if offer is not None and not self._doubts(offer):
                self._do(offer.action)
                if self.refused is not None:
                    self.tried |= {name}

    def _show_found(self) -> None:
        """Lift what there is to be found."""
        deal = self.states[-1]
        self.chosen, self.tried = frozenset(to_be_found(deal, self.seat)), frozenset()
        self.found_at = len(deal.actions)

    def _doubts(self, offer: Offer) -> bool:
        """Whether a word is to be asked once more, which then stands in place of what was asked."""
        if self.warns or self.finds or self.level == FIRST:
            self.doubt = second_look.doubted(self.states[-1], offer, self._finds_now)
        if self.doubt is not None:
            self.missed_at = len(self.states[-1].actions)
        return self.doubt is not None

    def _cut_pressed(self, name: str) -> None:
        assert self.cut is not None  # asked only while the cut stands
        if self.cut.chooser == self.you:
            dealer = {"deal": self.you, "leave": self.other}.get(name)
        else:  # the rules say who deals, or the other player has the choice and deals
            dealer = (self.cut.dealer or self.other) if name == "begin" else None
        if dealer is None:
            return
        self.begin_with(dealer)
        self._next_deal()

    def _next_deal(self) -> None:
        self.deal_out()
        self._advance()

    def deal_out(self, again: int | None = None) -> None:
        """Deal the cards of the deal to come: seed, number and how often it was dealt before decide them.

        Args:
            again: how often it was dealt before, where that is known from elsewhere.
        """
        number = len(self.match.deals) + 1
        if again is not None:
            self._again = again
        self.dealt_again[number] = self._again
        self._take_level()
        seats = self.match.seats_of(number)
        playing = self.you in seats
        self.viewpoint.bottom = seats[self.you] if playing else next(iter(seats.values()))
        self.viewpoint.seat = seats[self.you] if playing else None
        self.viewpoint.names = {seat: player for player, seat in seats.items()}
        self.viewpoint.open_hand = not playing
        anew = f"/{self._again}" if self._again else ""
        self.states = [self.match.deal(Random(f"{self.seed}/{number}{anew}"))]
        self.decisions = []
        self.cursor = None
        self.since = self.seen = 0
        self.chosen, self.found_at, self.missed_at = frozenset(), -1, -1

    def play_at(self, level: str) -> None:
        """Let the others play at a level: from the next deal on, so that a whole deal is played at one."""
        self.next_level = level
        if not self.states:
            self._take_level()

    def _take_level(self) -> None:
        if self.next_level != self.level:
            self.level = self.next_level
            self.opponent = player(self.level, self.seed)

    def begin_with(self, dealer: str) -> None:
        """The cut is over, and this player deals first."""
        self.cut = None
        self.match = begin(self.rules, self.players, dealer)

    def sit_down(self, seat: Seat) -> None:
        """Take a seat at a deal that comes from elsewhere: whoever leaves it to the learner has dealt."""
        for dealer in self.players:
            self.begin_with(dealer)
            seats = self.match.seats_of(1)
            if seats.get(self.you) == seat:
                break
        names = {place: player for player, place in seats.items()}
        self.viewpoint = Viewpoint(seat, seat, names, language=self.viewpoint.language)

    def resume(self, states: list[Deal], decisions: list[int], since: int = 0) -> None:
        """Go on with a deal that has come so far.

        Args:
            states: the deal as it was dealt and after every action.
            decisions: the places in it at which the learner did something.
            since: the place from which everything is new to the learner.
        """
        self.states, self.decisions, self.since = states, decisions, since
        self.chosen = frozenset()
        self.seen = len(states[since].rulings) if since or decisions else 0
        if len(states) > 1 and not states[-1].done:
            went_on = since == len(states) - 1  # the learner has drawn that breath
            self._advance("" if went_on else self._remarkable(states[-2], states[-1]))
        else:
            self._advance()

    def _step(self, name: str) -> None:
        if not self.states or not self.states[-1].done:
            return
        last = len(self.states) - 1
        here = last if self.cursor is None else self.cursor
        self.go({"first": 0, "back": here - 1, "forward": here + 1, "last": last}[name])

    def go(self, place: int) -> None:
        """Show a finished deal after so many actions; beyond either end is that end."""
        last = len(self.states) - 1
        where = max(0, min(last, place))
        self.cursor = None if where == last else where
        self.since = max(0, where - 1)
        self.seen = len(self.states[self.since].rulings)

    def _undo(self) -> None:
        if not self.decisions:
            return
        if self._counted(self.states[-1]):
            partie = self.match
            if self.beaten:
                self.next_level = self.level
            self.match = replace(partie, deals=partie.deals[:-1])
        if self.states[-1].done:
            self.viewpoint.open_hand = False
        place = self.decisions.pop()
        self.states = self.states[: place + 1]
        self.cursor = None
        self.waiting = ""
        self.found_at = -1
        self.chosen, self.tried = frozenset(), frozenset()
        self.since, self.seen = len(self.states) - 1, len(self.states[-1].rulings)

    def _do(self, action: Action) -> None:
        deal = self.states[-1]
        before = self.asked() if deal.phase in LONG_THOUGHT else None
        try:
            new = apply(deal, action)
        except Refused as refused:
            self.refused = refused.ruling
            return
        self.decisions.append(len(self.states) - 1)
        self.since, self.seen = len(self.states) - 1, len(deal.rulings)
        self.chosen, self.tried = frozenset(), frozenset()
        self.states.append(new)
        if before is not None and not new.done and not self._mine(new):
            self._show_at_once(before)
        self._advance(self._remarkable(deal, new))

    def _show_at_once(self, before: Prompt) -> None:
        """Let the learner see their own move before the other players think."""
        self.thinking = before
        try:
            self.tell()
        finally:
            self.thinking = None

    # --- the other player ----------------------------------------------------------------------------

    def opponents_action(self, deal: Deal) -> Action:
        """What the opponent does, seeing only its own view."""
        return self.opponent.choose(seen_by(deal, deal.to_act or ""))

    def _advance(self, pause: str = "") -> None:
        """Let the opponent act until the learner is asked, or something has happened worth a breath."""
        while not self.states[-1].done:
            deal = self.states[-1]
            self.waiting = pause
            if pause or self._mine(deal):
                return
            new = apply(deal, self.opponents_action(deal))
            self.states.append(new)
            pause = self._remarkable(deal, new)
        self.waiting = ""
        self._finish()

    def _remarkable(self, before: Deal, after: Deal) -> str:
        """Words for what has just happened, when the play should stop for it."""
        if not self.pauses or after.done or self.viewpoint.seat is None:
            return ""
        return remarkable(self, before, after)

    def _mine(self, deal: Deal) -> bool:
        """Whether the learner is asked; whoever is home asks for nothing, and the others play on."""
        return self.viewpoint.seat is not None and deal.to_act == self.seat

    def _finish(self) -> None:
        deal = self.states[-1]
        self.viewpoint.open_hand = True  # nothing is hidden of a finished deal, however far it is stepped back
        if deal.void:
            self._again += 1
        elif not self._counted(deal) and not self.match.over:
            self.match = self.match.with_deal(deal)
            self._again = 0
            if self.beaten and self.next_level == self.level:
                self.next_level = harder(self.level) or self.level

    @property
    def level_up(self) -> str:
        """The level of the next match, where this one has been won against a weaker one; empty otherwise."""
        return self.next_level if self.beaten and self.next_level != self.level else ""

    @property
    def beaten(self) -> bool:
        """Whether the match is over and the learner has won it, against players of a level."""
        if not self.level or not self.match.over:
            return False
        reached = self.match.totals if self.match.agreed else self.match.games_won
        return reached[self.you] == max(reached.values()) > min(reached.values())

    def _counted(self, deal: Deal) -> bool:
        return bool(self.match.deals) and self.match.deals[-1] is deal

    # --- what is asked -------------------------------------------------------------------------------

    def _offers(self) -> list[Offer]:
        deal = self.deal
        if deal is None or deal.done or self.waiting:
            return []
        if self._finds_now and deal.to_act == self.seat:
            return offers_found(deal, self.seat, self.chosen, self.viewpoint.language)
        return offers(deal, self.seat, self.chosen, self.viewpoint.language)

    def scenes(self) -> dict[str, dict[str, Any]]:
        """The scenes as they stand; beside a ruling, whether one may ask to see what it is about."""
        found = super().scenes()
        offered = self._offers() if self.decision is not None else ()
        return {**found, "feed": beside_rulings(found["feed"], self.deal, self.viewpoint, offered)}

    def tools(self) -> list[dict[str, Any]]:
        """Sorting and colours, undo, the other hand, pauses; stepping when a deal is finished."""
        tools = super().tools()
        if self.states:
            many = len(self.states[-1].table.seats) > len(AROUND[2])
            tools.append(self.tool("other_hand", "o", "open-all" if many else "open", pressed=self.viewpoint.open_hand))
            tools.append(self.tool("pause", "a", "pause", pressed=self.pauses, icon="pause"))
            tools.append(self.tool("undo", "u", "undo", enabled=bool(self.decisions)))
        if self.states and self.states[-1].done:
            tools += step_tools(self, 0 if self.cursor == 0 else 1, self.cursor is not None)
        return tools

    def asked(self) -> Prompt:
        """The prompt, what may be touched, the buttons."""
        deal = self.deal
        rules = deal.rules if deal is not None else self.rules
        asked = Prompt(tools=self.tools(), title=self._title(), subtitle=rules_called(rules, self.viewpoint.language))
        if self.states and self.cursor is None:
            asked.tricks_before = len(self.states[self.since].tricks)
        if self.cut is not None:
            play_asking.ask_cut(self, self.cut, asked)
        elif deal is None:
            return asked
        elif self.states[-1].done:
            self._ask_done(asked)
        elif self.thinking is not None:
            play_asking.ask_to_wait(self, deal, asked, self.thinking)
        elif self.waiting:
            asked.text, asked.tone = self.waiting, "wait"
            asked.actions = [button("continue", self.say("table-do-continue"), True, "c")]
        elif deal.to_act == self.seat:
            self._ask_turn(asked, deal)
            if self.doubt is not None:
                second_look.ask_again(self, asked, self.states[-1], self.doubt, self._finds_now)
        if self.refused is not None:
            asked.detail = play_asking.refusal_told(self, self.refused)
            asked.tone = "refused"
        asked.announce = asked.text if self.thinking is not None else announcement(self, asked)
        return asked

    def _title(self) -> str:
        return play_asking.title(self)

    def _ask_turn(self, asked: Prompt, deal: Deal) -> None:
        play_asking.ask_turn(self, deal, asked, self._offers())

    def _ask_done(self, asked: Prompt) -> None:
        play_asking.ask_done(self, asked)
