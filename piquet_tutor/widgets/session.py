"""One learner's table: intents come in, are parsed and judged, and scenes go out. No widget in here.

Intents are untrusted: whatever is not one of the forms below is dropped without a word.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final
from uuid import uuid4

from piquet_tutor import narration
from piquet_tutor.cards import Card, CardError, parse_card
from piquet_tutor.deal import dialogue
from piquet_tutor.deal.actions import Action, Count, Exchange, Play
from piquet_tutor.deal.engine import Refused, apply
from piquet_tutor.deal.matches import Rubber, begin
from piquet_tutor.deal.partie import Cut, Partie, cut_for_deal
from piquet_tutor.deal.phases.round import waiting_to_count
from piquet_tutor.deal.state import Deal
from piquet_tutor.deal.views import seen_by
from piquet_tutor.narration.seating import speaker
from piquet_tutor.opponents.interface import Opponent
from piquet_tutor.opponents.levels import player
from piquet_tutor.opponents.sensible import Sensible
from piquet_tutor.records.replay import Score, followed, opening
from piquet_tutor.rules.model import RuleSet
from piquet_tutor.rulings import Ruling, Verdict, for_seat, known_to, serials
from piquet_tutor.table import Seat
from piquet_tutor.widgets import bidding_scene
from piquet_tutor.widgets import scene as scenes
from piquet_tutor.widgets.coaching import ADVISER, Coaching
from piquet_tutor.widgets.information import Information
from piquet_tutor.widgets.lens import AROUND, Lens
from piquet_tutor.widgets.listening import Telling
from piquet_tutor.widgets.offers import Offer, exchange_limits, is_bid, offers, refusal_of
from piquet_tutor.widgets.prompts import turn_prompt
from piquet_tutor.widgets.reasons import Reasons
from piquet_tutor.widgets.reviewing import Reviewing
from piquet_tutor.widgets.their_reasons import TheirReasons

Intent = Mapping[str, Any]
PAUSES: Final = ("repique.award", "pique.award", "carte_rouge.award", "carte_blanche.award")
"""Clauses at which the play stops for a breath, so that the learner sees what has happened."""
MOST_HEARD: Final = 8
"""Words and cards of the others that are read out at once: a round of four with its scores."""
LONG_THOUGHT: Final = ("bidding", "exchange")
"""Phases in which the others weigh many hands: what the learner did is shown before they begin to think."""


class Session(Telling):
    """What every table has: a lens, a selection of cards, a refusal to show, and listeners."""

    informs = False
    """Whether what each call told is shown from the beginning; the toolbar has it either way."""

    def __init__(self, lens: Lens) -> None:
        """Begin with nothing on the table."""
        super().__init__()
        self.lens = lens
        self.group = uuid4().hex[:8]
        self.chosen: frozenset[Card] = frozenset()
        self.refused: Ruling | None = None
        self.seen = 0
        self.prices_on_sheet = True
        """Whether the score sheet lists what scores; a page that lists it elsewhere says no."""
        self.keys_open = False
        """Whether the list of keys lies open."""
        self.passages = scenes.Passages()
        self.reasons = Reasons(self)
        self.information = Information(self, on=self.informs)
        self.coach: Coaching | None = None
        """Who advises at this table, where somebody does; silent until he is asked."""
        self.theirs: TheirReasons | None = None
        """What the other players answer once a deal is over, where they can be asked."""
        self.review: Reviewing | None = None
        """What could have been had in a deal that is over, where that is told."""

    @property
    def deal(self) -> Deal | None:
        """The deal as shown."""
        raise NotImplementedError

    @property
    def whole(self) -> Deal | None:
        """The deal as far as it is known to go: as shown, or to the end of its record."""
        return self.deal

    @property
    def finished(self) -> bool:
        """Whether the deal on the table is over, however far it has been stepped back."""
        return self.deal is not None and self.deal.done

    @property
    def partie(self) -> Partie | None:
        """The partie it belongs to."""
        return None

    def passed(self, deal: Deal) -> list[Deal]:
        """The deal as it stood when the learner last did something, and after every action since."""
        return [deal]

    def asked(self) -> scenes.Asked:
        """What is asked of the learner now."""
        raise NotImplementedError

    def press(self, name: str) -> None:
        """A button was pressed."""
        raise NotImplementedError

    def touch(self, card: Card) -> None:
        """A card was touched."""

    def handle(self, intent: Intent) -> None:
        """Take in one intent; what cannot be understood is dropped."""
        kind = intent.get("kind")
        if kind == "press" and isinstance(intent.get("action"), str):
            self.refused = None
            self._pressed(str(intent["action"])[:60])
        elif kind in ("select", "play") and isinstance(intent.get("card"), str):
            try:
                card = parse_card(str(intent["card"])[:8])
            except CardError:
                return
            self.refused = None
            self.touch(card)
        elif not any(each.handle(intent) for each in self._helpers() if each is not None):
            return
        self.tell()

    def _helpers(self) -> tuple[Reasons | Coaching | TheirReasons | Reviewing | None, ...]:
        """What is asked at the table beside its play."""
        return (self.reasons, self.coach, self.theirs, self.review)

    def _pressed(self, name: str) -> None:
        if name == "sort":
            self.lens.by_rank = not self.lens.by_rank
        elif name == "four_colour":
            self.lens.four_colour = not self.lens.four_colour
        elif name == "other_hand":
            self.lens.open_hand = not self.lens.open_hand
        elif name == "told":
            self.information.on = not self.information.on
        elif name == "coach" and self.coach is not None:
            self.coach.on = not self.coach.on
        elif name == "help":
            self.keys_open = not self.keys_open
        else:
            self.press(name)

    def say(self, key: str, **variables: Any) -> str:
        """A text of the interface."""
        return narration.message(key, self.lens.language, **variables)

    def tool(self, name: str, key: str, label: str, **more: Any) -> dict[str, Any]:
        """A button of the toolbar."""
        return {"id": name, "label": self.say(f"table-tool-{label}"), "enabled": True, "key": key, **more}

    def tools(self) -> list[dict[str, Any]]:
        """The onlooker's own tools."""
        lens, coach = self.lens, self.coach
        return [
            self.tool("sort", "r", "sort", pressed=lens.by_rank, icon="rank"),
            self.tool("four_colour", "4", "four", pressed=lens.four_colour),
            self.tool("told", "i", "told", pressed=self.information.on, icon="bars"),
            *([self.tool("coach", "v", "coach", pressed=coach.on)] if coach is not None else []),
            self.tool("help", "?", "help", pressed=self.keys_open),
        ]

    def scenes(self) -> dict[str, dict[str, Any]]:
        """The four scenes as they stand, and the coach's where there is one."""
        deal, lens = self.deal, self.lens
        if deal is not None:
            lens.look_at(deal)
        asked = self.asked()
        asked.keys = self.keys_open
        feed = scenes.feed_scene(deal, lens, self.passages, self.group, self.seen, self.refused)
        feed = self.reasons.show_in(feed)
        if self.theirs is not None:
            feed = self.theirs.show_in(feed)
        coached = {"coach": self.coach.scene()} if self.coach is not None else {}
        reviewed = {"review": self.review.scene()} if self.review is not None else {}
        return {
            **coached,
            **reviewed,
            "table": scenes.table_scene(deal, lens, asked, self.passages, self.group),
            "feed": self.information.show_in(feed),
            "meter": scenes.meter_scene(deal, lens, self.group),
            "sheet": scenes.sheet_scene(deal, self.partie, lens, self.group, self._priced()),
        }

    def _priced(self) -> RuleSet | None:
        rules: RuleSet | None = getattr(self, "rules", None) or (self.deal.rules if self.deal is not None else None)
        return rules if self.prices_on_sheet else None


class PlaySession(Session):
    """A partie against an opponent, every ruling narrated."""

    informs = True
    coached = True
    """Whether a coach sits at the table, and the others can be asked about a deal that is over."""

    def __init__(
        self,
        rules: RuleSet,
        seed: int,
        opponent: Opponent | None = None,
        you: str = "",
        other: str = "Camille",
        language: str = "en",
        more: tuple[str, ...] = ("Robin", "Alix"),
        level: str = "",
    ) -> None:
        """Cut for deal.

        Args:
            rules: the rule set.
            seed: the same seed cuts and deals the same cards.
            opponent: who plays the other hand; it sees only its own view.
            you: what the learner is called; else “You”, as the language has it.
            other: what the opponent is called; at a larger table, who plays after the learner.
            language: of every text.
            more: what the others are called, as the play goes round the table.
            level: how well the others play, where no opponent is given.
        """
        super().__init__(Lens(None, rules.table.seats[0], language=language))
        self.rules = rules
        self.seed = seed
        self.you, self.other = you or narration.message("naming-you", language), other
        self.level = self.next_level = "" if opponent is not None else level
        """How well the others play the deal on the table, and those to come; empty where that has no name."""
        self.opponent: Opponent = opponent or (player(level, seed) if level else Sensible())
        self.pauses = True
        self.chance = Random(seed)
        self.players = (self.you, other, *more)[: len(rules.table.seats)]
        self.cut: Cut | None = cut_for_deal(rules, self.players, self.chance)
        self._partie = begin(rules, self.players, self.you)
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
        self.thinking: scenes.Asked | None = None
        """While another player thinks: what was asked of the learner before, to stand there closed."""
        if self.coached:
            self.coach, self.theirs = Coaching(self, ADVISER), TheirReasons(self)
            self.review = Reviewing(self)

    # --- what stands ---------------------------------------------------------------------------------

    @property
    def partie(self) -> Partie:
        """The partie so far."""
        return self._partie

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
    def seat(self) -> Seat:
        """Where the learner sits."""
        return self.lens.bottom

    @property
    def has_counted(self) -> bool:
        """Whether the deal on the table stands in the partie already."""
        return bool(self.states) and self._counted(self.states[-1])

    def _number(self) -> int:
        return len(self._partie.deals) + (0 if self.has_counted else 1)

    # --- intents -------------------------------------------------------------------------------------

    def touch(self, card: Card) -> None:
        """Choose a card, or play it."""
        deal = self.deal
        if deal is None or deal.done or self.waiting or deal.to_act != self.seat:
            return
        how = choosing(deal)
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
        if deal.phase == "exchange" and len(wider) > exchange_limits(deal, self.seat)[1]:
            self.refused = refusal_of(deal, Exchange(self.seat, tuple(wider)))
        else:
            self.chosen = wider

    def press(self, name: str) -> None:
        """Do what a button says."""
        if self.cut is not None:
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
        elif name == "next" and self.states and self.states[-1].done and not self._partie.over:
            self._next_deal()
        elif self.deal is not None and not self.waiting:
            offer = next((each for each in self._offers() if each.id == name), None)
            if offer is not None:
                self._do(offer.action)

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
        number = len(self._partie.deals) + 1
        if again is not None:
            self._again = again
        self.dealt_again[number] = self._again
        self._take_level()
        seats = self._partie.seats_of(number)
        playing = self.you in seats
        self.lens.bottom = seats[self.you] if playing else next(iter(seats.values()))
        self.lens.seat = seats[self.you] if playing else None
        self.lens.names = {seat: player for player, seat in seats.items()}
        self.lens.open_hand = not playing
        anew = f"/{self._again}" if self._again else ""
        self.states = [self._partie.deal(Random(f"{self.seed}/{number}{anew}"))]
        self.decisions = []
        self.cursor = None
        self.since = self.seen = 0
        self.chosen = frozenset()

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
        self._partie = begin(self.rules, self.players, dealer)

    def resume(self, states: list[Deal], decisions: list[int], since: int = 0) -> None:
        """Go on with a deal that has come so far.

        Args:
            states: the deal as it was dealt and after every action.
            decisions: the places in it at which the learner did something.
            since: the place from which everything is new to the learner.
        """
        self.states, self.decisions, self.since = states, decisions, since
        self.seen = len(states[since].rulings) if since or decisions else 0
        if len(states) > 1 and not states[-1].done:
            self._advance(self._remarkable(states[-2], states[-1]))
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
            partie = self._partie
            self._partie = replace(partie, deals=partie.deals[:-1])
        if self.states[-1].done:
            self.lens.open_hand = False
        place = self.decisions.pop()
        self.states = self.states[: place + 1]
        self.cursor = None
        self.waiting = ""
        self.chosen = frozenset()
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
        self.chosen = frozenset()
        self.states.append(new)
        if before is not None and not new.done and not self._mine(new):
            self._show_at_once(before)
        self._advance(self._remarkable(deal, new))

    def _show_at_once(self, before: scenes.Asked) -> None:
        """Let the learner see his own move before the others think about theirs."""
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
        if not self.pauses or after.done or self.lens.seat is None:
            return ""
        for ruling in after.rulings[len(before.rulings) :]:
            if ruling.rule in PAUSES and ruling.verdict in (Verdict.AWARDED, Verdict.DENIED):
                self.lens.look_at(after)
                return scenes.short_of(ruling, after, self.lens)
        took = len(after.tricks) > len(before.tricks)
        if took and after.to_act != self.seat:
            return self.say("table-notice-trick-theirs", other=self.lens.names[after.tricks[-1].winner])
        return ""

    def _mine(self, deal: Deal) -> bool:
        """Whether the learner is asked; whoever is home asks for nothing, and the others play on."""
        return self.lens.seat is not None and deal.to_act == self.seat

    def _finish(self) -> None:
        deal = self.states[-1]
        self.lens.open_hand = True  # nothing is hidden of a finished deal, however far it is stepped back
        if deal.void:
            self._again += 1
        elif not self._counted(deal) and not self._partie.over:
            self._partie = self._partie.with_deal(deal)
            self._again = 0

    def _counted(self, deal: Deal) -> bool:
        return bool(self._partie.deals) and self._partie.deals[-1] is deal

    # --- what is asked -------------------------------------------------------------------------------

    def _offers(self) -> list[Offer]:
        deal = self.deal
        if deal is None or deal.done or self.waiting:
            return []
        return offers(deal, self.seat, self.chosen, self.lens.language)

    def tools(self) -> list[dict[str, Any]]:
        """Sorting and colours, undo, the other hand, pauses; stepping when a deal is finished."""
        tools = super().tools()
        if self.states:
            many = len(self.states[-1].table.seats) > len(AROUND[2])
            tools.append(self.tool("other_hand", "o", "open-all" if many else "open", pressed=self.lens.open_hand))
            tools.append(self.tool("pause", "a", "pause", pressed=self.pauses, icon="pause"))
            tools.append(self.tool("undo", "u", "undo", enabled=bool(self.decisions)))
        if self.states and self.states[-1].done:
            tools += step_tools(self, 0 if self.cursor == 0 else 1, self.cursor is not None)
        return tools

    def asked(self) -> scenes.Asked:
        """The prompt, what may be touched, the buttons."""
        deal = self.deal
        rules = deal.rules if deal is not None else self.rules
        asked = scenes.Asked(
            tools=self.tools(), title=self._title(), subtitle=narration.told(rules.title, self.lens.language)
        )
        if self.states and self.cursor is None:
            asked.tricks_before = len(self.states[self.since].tricks)
        if self.cut is not None:
            self._ask_cut(asked)
        elif deal is None:
            return asked
        elif self.states[-1].done:
            self._ask_done(asked)
        elif self.thinking is not None:
            self._ask_nothing(asked, deal, self.thinking)
        elif self.waiting:
            asked.text, asked.tone = self.waiting, "wait"
            asked.actions = [_button("continue", self.say("table-do-continue"), True, "c")]
        elif deal.to_act == self.seat:
            self._ask_turn(asked, deal)
        if self.refused is not None:
            asked.detail = self.lens.named(narration.sentence(self.refused, self.lens.language))
            asked.tone = "refused"
        asked.announce = asked.text if self.thinking is not None else self._announcement(asked)
        return asked

    def _title(self) -> str:
        if self.cut is not None:
            return self.say("table-title-cut")
        number = self._number()
        agreed = self._partie.agreed
        if isinstance(self._partie, Rubber):
            return self.say("table-title-rubber", number=number)
        if not agreed:
            return self.say("table-title-race", number=number, target=self.rules.number("target"))
        if number > agreed:
            return self.say("table-title-extra", number=number)
        return self.say("table-title-deal", number=number, count=agreed)

    def _ask_cut(self, asked: scenes.Asked) -> None:
        assert self.cut is not None  # asked only while the cut stands
        if len(self.players) > len(AROUND[2]):
            self._ask_cut_of_many(asked, self.cut)
            return
        mine, theirs = (self.cut.cards[player] for player in (self.you, self.other))
        asked.text = self.say("table-cut", mine=mine, theirs=theirs, other=self.other)
        asked.cut = (("top", self.cut.cards[self.other]), ("bottom", self.cut.cards[self.you]))
        if self.cut.chooser == self.you:
            asked.detail = self.say("table-cut-choose")
            asked.actions = [
                _button("deal", self.say("table-cut-deal"), True, "d"),
                _button("leave", self.say("table-cut-leave", other=self.other), False, "l"),
            ]
            return
        if self.cut.chooser == self.other:
            asked.detail = self.say("table-cut-theirs", other=self.other)
        else:
            you = self.cut.dealer == self.you
            asked.detail = self.say("table-cut-you-deal" if you else "table-cut-other-deals", other=self.other)
        asked.actions = [_button("begin", self.say("table-begin"), True, "b")]

    def _ask_cut_of_many(self, asked: scenes.Asked, cut: Cut) -> None:
        """Where more than two cut, the rules say who deals."""
        cards = cut.cards
        told = [self.say("table-cut-one", who=player, card=cards[player]) for player in self.players[1:]]
        asked.text = " ".join([self.say("table-cut-many", mine=cards[self.you]), *told])
        dealer = cut.dealer or cut.chooser or self.you
        places = dict(zip(self.players, AROUND[len(self.players)], strict=True))
        asked.cut = tuple((places[player], card) for player, card in cut.cards.items())
        asked.detail = self.say("table-cut-deals", you="yes" if dealer == self.you else "no", who=dealer)
        asked.actions = [_button("begin", self.say("table-begin"), True, "b")]

    def _scores(self, deal: Deal) -> str:
        """What everybody came to in a deal, the learner's side first."""
        return ", ".join(
            self.say("table-score-of", who=scenes.side_name(side, self.lens), points=str(deal.total(side)))
            for side in self.lens.sides(deal.table)
        )

    def _told_done(self, last: Deal) -> tuple[str, str]:
        """What is said of a finished deal."""
        if last.void:
            return self.say("table-void"), self.say("table-void-detail")
        detail = self.say("table-done-detail")
        if self.lens.seat is None:  # the learner is home already
            who = self.say("table-pair", one=self.lens.names[self.seat], two=self._across(last))
            return self.say("table-watch", who=who, scores=self._scores(last)), detail
        if len(last.table.seats) > len(AROUND[2]):
            return self.say("table-done-many", scores=self._scores(last)), detail
        mine = last.table.side_of(self.seat)
        theirs = sum(last.total(side) for side in last.table.opponents(mine))
        return self.say("table-done", mine=last.total(mine), theirs=theirs), detail

    def _across(self, deal: Deal) -> str:
        return self.lens.names[deal.table.after(self.seat)]

    def _ask_done(self, asked: scenes.Asked) -> None:
        last = self.states[-1]
        asked.tone = "done"
        asked.text, asked.detail = self._told_done(last)
        again = self.say("table-do-again" if last.void else "table-do-next")
        if self.cursor is not None:
            asked.text = told_since(self, self.states[self.cursor]) or self.say("table-review-start")
            asked.detail = self.say("table-review-step", step=self.cursor, count=len(self.states) - 1)
            asked.actions = [] if self._partie.over else [_button("next", again, True, "n")]
            return
        if self._partie.over:
            asked.text = self.say("table-over")
            asked.detail = " ".join(
                narration.text(ruling, "short", self.lens.language)
                for ruling in self._partie.ledger
                if ruling.verdict is not Verdict.SUPERSEDED
            )
        else:
            asked.actions = [_button("next", again, True, "n")]

    def _ask_turn(self, asked: scenes.Asked, deal: Deal) -> None:
        language = self.lens.language
        words = [offer for offer in self._offers() if not is_bid(offer)]
        asked.actions = [self._named_offer(offer.scene(deal, language)) for offer in words]
        asked.selected = self.chosen
        asked.text, asked.detail = turn_prompt(deal, self.lens, self.chosen, self._offers())
        asked.choose = choosing(deal)
        if deal.phase == "bidding":
            asked.bids = bidding_scene.grid(deal, self.seat, language, lambda bid: self._why(deal, bid))
        elif deal.phase == "exchange":
            asked.judge = lambda card: self._too_many(deal, card)
        elif asked.choose == "play":
            asked.judge = lambda card: self._why_not(deal, card)

    def _ask_nothing(self, asked: scenes.Asked, deal: Deal, before: scenes.Asked) -> None:
        """While another player thinks: the buttons stay where they were, closed, so that nothing jumps."""
        who = self.lens.names[deal.to_act or ""]
        asked.text, asked.tone = self.say("table-thinking", who=who), "wait"
        asked.actions = [_closed(action, asked.text) for action in before.actions]
        if before.bids is not None:
            rows = [
                {**row, "cells": [_closed(cell, asked.text) for cell in row["cells"]]} for row in before.bids["rows"]
            ]
            asked.bids = {**before.bids, "rows": rows}

    def _named_offer(self, scene: dict[str, Any]) -> dict[str, Any]:
        return {**scene, "why": self.lens.named(scene["why"])}

    def _too_many(self, deal: Deal, card: Card) -> str:
        most = exchange_limits(deal, self.seat)[1]
        if card in self.chosen or len(self.chosen) < most:
            return ""
        return self._why(deal, Exchange(self.seat, (*self.chosen, card)))

    def _why_not(self, deal: Deal, card: Card) -> str:
        return self._why(deal, Play(self.seat, card))

    def _why(self, deal: Deal, action: Action) -> str:
        """Why something may not be done; empty when it may."""
        refusal = refusal_of(deal, action)
        return self.lens.named(narration.sentence(refusal, self.lens.language)) if refusal else ""

    def _announcement(self, asked: scenes.Asked) -> str:
        """For those who listen: the newest words at the table, then what is asked."""
        return announcement(self, asked)


def _closed(button: dict[str, Any], why: str) -> dict[str, Any]:
    return {**button, "enabled": False, "why": why}


def choosing(deal: Deal) -> str:
    """How cards are chosen now: ``many`` before a button is pressed, ``play`` at once, or ``none``."""
    if deal.phase == "play":
        return "none" if dialogue.may_show(deal) else "play"
    if deal.phase == "declare":
        return "none" if dialogue.expected(deal) is Count else "many"
    if deal.phase == "round":
        return "none" if waiting_to_count(deal) is not None else "many"
    return "many" if deal.phase == "exchange" else "none"


def announcement(session: Session, asked: scenes.Asked) -> str:
    """For those who listen: the newest words and cards at the table in their order, then what is asked."""
    deal = session.deal
    heard: list[tuple[int, str]] = []
    if deal is not None:
        heard = sorted([*_said_since(session, deal), *_cards_since(session, deal)], key=lambda one: one[0])
    return " ".join([*(text for _, text in heard[-MOST_HEARD:]), asked.text, asked.detail]).strip()


def _said_since(session: Session, deal: Deal) -> list[tuple[int, str]]:
    """What has been said at the table since the learner's last decision, each with its ruling's number."""
    known = known_to(deal.rulings, session.lens.seat)
    numbers = serials(deal.rulings, session.lens.seat)
    found = []
    for number, ruling in zip(numbers, known, strict=True):
        if number <= session.seen:
            continue
        passage = session.passages.of(ruling, known, session.lens)
        if passage["call"]:
            who = session.lens.spoken.get(speaker(ruling) or "", passage["who"])
            found.append((number, session.say("table-speech", who=who, text=passage["call"])))
    return found


def _cards_since(session: Session, deal: Deal) -> list[tuple[int, str]]:
    """The cards the others have played since then, each with the number of the last ruling before it."""
    found = []
    before: Deal | None = None
    for state in session.passed(deal):
        last = state.actions[-1] if state.actions else None
        if before is not None and isinstance(last, Play) and last.seat != session.lens.seat:
            who = session.lens.names.get(last.seat) or session.say(f"table-name-{last.seat}")
            found.append((len(before.rulings), session.say("table-plays", who=who, card=last.card)))
        before = state
    return found


def told_since(session: Session, deal: Deal) -> str:
    """What the newest step of a deal brought, in short lines."""
    fresh = [for_seat(ruling, session.lens.seat) for ruling in deal.rulings[session.seen :]]
    told = [scenes.short_of(ruling, deal, session.lens) for ruling in fresh if ruling is not None]
    return " ".join(told[-3:]) or _done_quietly(session, deal)


def _done_quietly(session: Session, deal: Deal) -> str:
    """What was done where no ruling tells of it: a card played that scores nothing, or nothing more counted."""
    last = deal.actions[-1] if deal.actions else None
    if not isinstance(last, Play | Count):
        return ""
    session.lens.look_at(deal)
    who = session.lens.names.get(last.seat) or session.say(f"table-name-{session.lens.roles.get(last.seat, last.seat)}")
    if isinstance(last, Count):
        return session.say("table-counts-no-more", who=who)
    return session.say("table-played", who=who, cards=(last.card,))


def _button(name: str, label: str, primary: bool, key: str) -> dict[str, Any]:
    return {"id": name, "label": label, "enabled": True, "why": "", "primary": primary, "key": key}


def step_tools(session: Session, before: int, after: bool) -> list[dict[str, Any]]:
    """The four stepping tools; back is open when there is something before, forward when there is after."""
    return [
        session.tool("first", "Home", "first", enabled=bool(before)),
        session.tool("back", "ArrowLeft", "back", enabled=bool(before)),
        session.tool("forward", "ArrowRight", "forward", enabled=after),
        session.tool("last", "End", "last", enabled=after),
    ]


class ReviewSession(Session):
    """A record stepped through with all cards open: one action at a time, with its rulings."""

    def __init__(self, score: Score, language: str = "en", seat: Seat | None = None) -> None:
        """Replay the record.

        Args:
            score: the record.
            language: of every text.
            seat: tell only what this seat may know; None tells all.

        Raises:
            Refused: the record does something the rules do not allow.
        """
        super().__init__(Lens(seat, seat or score.rules.table.seats[0], language=language))
        self.score = score
        self.states = list(followed(score, opening(score)))
        self.place = 0

    @property
    def deal(self) -> Deal:
        """The deal at the step shown."""
        return self.states[self.place]

    @property
    def whole(self) -> Deal:
        """The deal at the end of its record."""
        return self.states[-1]

    def press(self, name: str) -> None:
        """Step."""
        last = len(self.states) - 1
        steps = {"first": 0, "back": self.place - 1, "forward": self.place + 1, "step": self.place + 1, "last": last}
        if name in steps:
            self.go(steps[name])

    def go(self, place: int) -> None:
        """Show a step by its number (from nought); beyond either end is that end."""
        self.place = max(0, min(len(self.states) - 1, place))
        self.seen = len(self.states[self.place - 1].rulings) if self.place else 0

    def tools(self) -> list[dict[str, Any]]:
        """Sorting, colours, and stepping."""
        return [*super().tools(), *step_tools(self, self.place, self.place < len(self.states) - 1)]

    def asked(self) -> scenes.Asked:
        """The newest ruling that says something, and the button to go on."""
        asked = scenes.Asked(tools=self.tools(), subtitle=narration.told(self.score.rules.title, self.lens.language))
        asked.title = narration.told(self.score.title, self.lens.language) or self.say("table-title-single")
        last = len(self.states) - 1
        asked.text = self._told()
        asked.detail = self.say("table-review-step", step=self.place, count=last)
        if self.place < last:
            asked.actions = [_button("step", self.say("table-do-step"), True, "n")]
            asked.tone = "ask"
        else:
            asked.tone = "done"
            if not self.deal.done:
                asked.detail = self.say("table-review-stops")
        asked.announce = announcement(self, asked)
        return asked

    def _told(self) -> str:
        return told_since(self, self.deal) if self.place else self.say("table-review-start")
