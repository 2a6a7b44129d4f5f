"""The table of a lesson's step: a deal at one moment with cards lit, cards to be touched, or the deal played on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import cached_property
from itertools import pairwise
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.pages.lessons.lesson_end import is_asked
from piquet_tutor.app.shared.review.review_session import ReviewSession
from piquet_tutor.app.shared.table import scene as scenes
from piquet_tutor.app.shared.table.announcing import announcement
from piquet_tutor.app.shared.table.dialogue_scene import told_before
from piquet_tutor.app.shared.table.guided import GuidedSession
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.rulings import for_seat
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card, CardError, Cards, Suit, parse_card
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import BONUSES, CLASS_OF
from piquet_tutor.narration import rules_title
from piquet_tutor.teach.lessons import Laid, Lesson, Step, filled, laid, question_of
from piquet_tutor.teach.lessons.asks.play import AskPlay
from piquet_tutor.teach.path import ROAD
from piquet_tutor.teach.scoring.cases import SUMS

Scenes = dict[str, dict[str, Any]]


def lit_cards(step: Step) -> frozenset[str]:
    """The codes of the cards a step lights: those of the rulings it names, or those it lists."""
    if step.place is None:
        return frozenset()
    table, found = laid(step.place), set()
    for name in step.light:
        if name not in step.rulings:
            found.add(name)
            continue
        facts = table.ruling(step.rulings[name]).facts
        for key in ("cards", "card"):
            given = facts.get(key, ())
            found |= {one.code for one in (given if isinstance(given, tuple) else (given,)) if isinstance(one, Card)}
    return frozenset(found)


RACES: Final = ("track", "race", "order")
"""What is shown of the race to thirty; one of them is enough for it to be on the table."""


def unneeded(step: Step, answered: bool) -> frozenset[str]:
    """The parts of the page that a step does without.

    The race tells what bars a side, and the sheet what has been scored, so they wait for the answer.
    """
    views = set(step.place.views if step.place is not None else ())
    asking = step.ask is not None and step.ask.answered != "play" and not step.ask.many and not answered
    races = not asking and not views.isdisjoint(RACES)
    sheet = not asking and "sheet" in views
    return frozenset(name for name, shown in (("race", races), ("sheet", sheet)) if not shown)


def is_before_the_race(lesson: Lesson) -> bool:
    """Whether a lesson is a stop of the road that comes before the one on repique and pique."""
    stops = [each.lesson for each in ROAD]
    race = next(place for place, each in enumerate(ROAD) if BONUSES & set(each.worth))
    return lesson.id in stops[:race]


def show_race(step: Step, table: dict[str, Any], nearest: Side, language: str) -> None:
    """Show of the race what the step is about: one's own track alone, and all that was reckoned in its order."""
    race = table["race"]
    if race is None or step.place is None:
        return
    race["always"] = True  # the signs are explained each time: here they are learned
    if "race" not in step.place.views:
        race["sides"] = [each for each in race["sides"] if each["side"] == nearest]
        race["lanes"], race["signs"] = 1, []
    if "order" in step.place.views:
        race["strip"] = {"label": narration.message("course-toy-order", language), "items": race["order"]}


class StepReview(ReviewSession):
    """A deal at one moment, all open or as one seat knows it; its cards can be touched where the step asks for some."""

    def __init__(self, lesson: Lesson, step: Step, language: str = "en") -> None:
        """Lay the cards.

        Args:
            lesson: the lesson.
            step: one of its steps that has a table.
            language: of every text.
        """
        assert step.place is not None  # a step without a table has no session
        self.laid: Laid = laid(step.place)
        self.lesson, self.step = lesson, step
        super().__init__(self.laid.score, language, step.place.seat or None)
        self.go(self.laid.moment(step.place.at))
        ask = step.ask
        self.picking = ask is not None and ask.answered == "table"
        if ask is not None and ask.seat:
            self.viewpoint.bottom = ask.seat
        if self.laid.partie is not None:
            seats = self.laid.partie.seats_of(self.laid.number)
            self.viewpoint.names = {seat: player for player, seat in seats.items()}
        self.answered = ask is None and step.kind != "explain"
        """Whether nothing is asked any more; until then nothing on the table may answer."""
        self._asked_at = len(self.deal.rulings)
        self.note = ""
        """What became of the cards that were touched last; empty for nothing."""
        self.lit = lit_cards(step) if not self.picking else frozenset()
        self.on_check: Callable[[tuple[str, ...]], object] = lambda cards: None
        self.prices_on_sheet = False
        self.reasons.chooser = False  # one thing at a time: the lesson asks

    @property
    def hides(self) -> frozenset[str]:
        """The parts of the page that the step does without, or that wait for its answer."""
        return unneeded(self.step, self.answered)

    @property
    def partie(self) -> Partie | None:
        """The partie the deal belongs to, if it does."""
        return self.laid.partie

    def show_answered(self, at: str, cards: Iterable[str] = ()) -> None:
        """Go on to a moment (empty: stay), with these cards lit, and ask nothing more."""
        if at:
            self.go(self.laid.moment(at))
        self.answered = True
        self.chosen = frozenset()
        self.lit = lit_cards(self.step) | frozenset(cards)

    def help_with(self, cards: Iterable[Card]) -> None:
        """Light the cards that the question turns on, beside those of the step: the learner is to try again."""
        self.lit = self.lit | frozenset(card.code for card in cards)

    def touch(self, card: Card) -> None:
        """Choose a card, or take it back."""
        if self.picking and not self.answered and card in self.deal.hands[self.viewpoint.bottom]:
            self.note = ""
            self.chosen = self.chosen ^ {card}

    def lift(self, cards: Iterable[Card]) -> None:
        """Choose these cards at once, as far as they can be chosen now."""
        if self.picking and not self.answered:
            self.chosen = frozenset(cards) & frozenset(self.deal.hands[self.viewpoint.bottom])

    @property
    def lifted(self) -> frozenset[Card]:
        """The cards that were touched and nothing has been done with yet."""
        return self.chosen

    def press(self, name: str) -> None:
        """Check the cards that are chosen."""
        if name == "check" and self.picking and not self.answered:
            self.on_check(tuple(card.code for card in self.chosen))

    def tools(self) -> list[dict[str, Any]]:
        """Sorting, colours and sound; the lesson turns the steps."""
        return [tool for tool in super().tools() if tool["id"] in ("sort", "four_colour", "sound", "help")]

    def asked(self) -> scenes.Prompt:
        """What the step asks to be done on the table; what it asks otherwise stands on its card, and is only heard."""
        asked = scenes.Prompt(tools=self.tools(), title=rules_title(self.laid.rules, self.viewpoint.language))
        asked.text = self._newest_words() if self.answered else self.question
        asked.tone = "done" if self.answered else "ask"
        if self.picking and not self.answered:
            asked.choose, asked.selected = "many", self.chosen
            label = self.say("course-check")
            asked.actions = [
                {"id": "check", "label": label, "enabled": True, "why": "", "primary": True, "key": "c"},
            ]
            asked.detail, asked.tone = self.note, "refused" if self.note else "ask"
        elif self.picking:
            asked.text = self.note
        asked.announce = announcement(self, asked) if self.answered else f"{asked.text} {asked.detail}".strip()
        if not self.picking:
            asked.text = ""
        return asked

    def _newest_words(self) -> str:
        """The newest thing said; of a deal just dealt, only that: it is the lesson that goes on, not the deal."""
        if not self.place:
            return self.say("course-dealt")
        return "" if self.unsaid else super()._newest_words()

    @property
    def unsaid(self) -> frozenset[int]:
        """The rulings on a repique or a pique, by number, as long as the road has not come to these."""
        if not is_before_the_race(self.lesson):
            return frozenset()
        return frozenset(each.number for each in self.deal.rulings if each.subject in BONUSES)

    def _leave_out_bonuses(self, found: Scenes) -> None:
        """Leave out what is said of a bonus before its stop, and the scores in which it is counted already."""
        left, table = self.unsaid, found["table"]
        if left:
            table["dialogue"] = [each for each in table["dialogue"] if each["ruling"] not in left]
            found["feed"]["passages"] = [each for each in found["feed"]["passages"] if each["number"] not in left]
            scoreless(found)

    @property
    def question(self) -> str:
        """What the step asks."""
        return text_asked(self.lesson, self.step, self.viewpoint.language)

    def _cut_short(self, table: dict[str, Any]) -> None:
        """Of the talk, only what was said last where something is asked, and then what is said from there on."""
        if self.laid.partie is not None:  # it is the match that is asked about, not its last deal
            table["dialogue"] = []
            for seat in table["seats"]:
                seat["score"] = None
        elif not self.answered:
            said = self._of_the_class_asked(table["dialogue"])
            table["dialogue"] = _last_exchange(said, self.deal.table.seats[0])
        elif is_asked(self.step):
            before = told_before(self.deal, self.viewpoint, self._asked_at)
            table["dialogue"] = [each for each in table["dialogue"] if each["ruling"] > before]

    def _of_the_class_asked(self, said: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """Of the talk, that of the class that is asked about: what was answered in another would seem its answer."""
        ask = self.step.ask
        kind = ask.box if ask is not None else ""
        if kind not in KINDS:
            return said
        about = {each.number for each in self.deal.rulings if each.subject and CLASS_OF.get(each.subject) == kind}
        return [each for each in said if each["ruling"] in about]

    def scenes(self) -> Scenes:
        """The scenes, the step's cards lit; nothing in them answers the question before the learner has."""
        found = super().scenes()
        found["feed"] = {**found["feed"], "folded": True}  # the table says what the step is about
        scenes.lighten(found["table"], self.lit, asked=not self.answered)
        self._cut_short(found["table"])
        self._leave_out_bonuses(found)
        show_race(self.step, found["table"], self.deal.table.side_of(self.viewpoint.bottom), self.viewpoint.language)
        if not self.answered:
            ask = self.step.ask
            withhold(found, self.deal, ask.withheld(self.step) if ask is not None else frozenset())
            if ask is not None and ask.box in SUMS:
                scoreless(found)
        return found


def _last_exchange(said: list[dict[str, Any]], caller: Seat) -> list[dict[str, Any]]:
    """What was said last; an answer with what it answers, the words before it of whoever else spoke."""
    if not said or said[-1]["seat"] == caller:
        return said[-1:]
    asked = next((each for each in reversed(said[:-1]) if each["seat"] != said[-1]["seat"]), None)
    return [asked, said[-1]] if asked is not None else said[-1:]


def text_asked(lesson: Lesson, step: Step, language: str) -> str:
    """What a step asks, in its own words or in the usual ones; empty where it asks nothing in words."""
    if step.ask is not None and step.ask.text:
        return filled(lesson, step, step.ask.text, language)
    asked = question_of(lesson, step, language)
    return asked.asking(language).text if asked is not None else ""


def withhold(found: Scenes, deal: Deal, clauses: frozenset[str]) -> None:
    """Leave out of a table's scenes what would answer a question: rulings by these clauses, laws, whose turn it is.

    With them goes what rests on one of them, and what it scored. What has been ruled besides is told in a line each;
    why, and by which law, can be seen once it is answered.
    """
    feed, telling = found["feed"], set[int]()
    for ruling in deal.rulings:
        if ruling.rule in clauses or telling.intersection(ruling.because):
            telling.add(ruling.number)
    told = [each for each in feed["passages"] if each["clause"] not in clauses and each["number"] not in telling]
    feed["passages"] = [{**each, "full": [], "cites": [], "terms": []} for each in told]
    feed["reasons"], feed["picture"] = False, None
    left = {each["number"] for each in told}
    said = [each for each in found["table"]["dialogue"] if each["ruling"] in left]
    found["table"]["dialogue"] = [{**each, "scores": {}} for each in said]
    for seat in found["table"]["seats"]:  # whose turn it is tells who took the trick
        seat["leads"] = seat["to_act"] = False
    if any(each.awards for each in deal.rulings if each.number in telling):
        scoreless(found)  # the whole score would answer, and a part of it stands in no moment of the deal
    found["sheet"] = {**found["sheet"], "rows": [], "totals": []}


def scoreless(found: Scenes) -> None:
    """Leave out of a table's scenes what each seat has scored: it would say what is asked for, or most of it."""
    for seat in found["table"]["seats"]:
        seat["score"] = None


class StepPlay(GuidedSession):
    """The deal of a step played on by the learner; the others do as in the record while that can be."""

    named = False

    def __init__(self, lesson: Lesson, step: Step, language: str = "en") -> None:
        """Lay the cards at the step's moment.

        Raises:
            PlaceError: the step names what is not in its deal.
        """
        assert step.place is not None  # only a step with a table is played
        self.laid = laid(step.place)
        self.lesson, self.step = lesson, step
        self.score = self.laid.score
        PlaySession.__init__(self, self.laid.rules, 0, language=language)
        self.words = PageWords("lesson", language)
        self.page_words = PageWords("first_deal", language)
        self.cut = None
        self.met, self.place, self.folded = [], 0, False
        self._heard = self._batch = 0
        self._seen_pages: set[str] = set()
        seat: Seat = step.place.seat or self.laid.rules.table.seats[0]
        self.viewpoint.bottom = self.viewpoint.seat = seat
        self.viewpoint.names = self._seated(seat)
        self.prices_on_sheet = False
        self.reasons.chooser = False
        self.finding = "never" if step.kind == "idea" else "always"  # whoever tries it calls it, as at a real table
        self.start = self.laid.moment(step.place.at)
        self.deal_again()

    @property
    def hides(self) -> frozenset[str]:
        """The parts of the page that the step does without, or that wait until it has been played."""
        return unneeded(self.step, bool(self.fallen()))

    @property
    def lifted(self) -> frozenset[Card]:
        """The cards that were touched before anything was done; what is played is not kept, and begins anew."""
        return frozenset() if self.decisions else self.chosen

    def deal_again(self) -> None:
        """Lay the cards as they lay when the step began."""
        self.states = list(self.laid.states[: self.start + 1])
        self.decisions = []
        self.cursor = None
        self.waiting = ""
        self.since = len(self.states) - 1
        self.seen = len(self.states[-1].rulings)
        self.chosen = frozenset()
        self.viewpoint.open_hand = False
        self._advance()

    def _deal_again(self) -> None:
        self.deal_again()

    def _look(self) -> None:
        """No page comes by itself: the step's own card is beside the table."""

    def fallen(self) -> str:
        """The first of the step's rulings to have fallen since it began; empty while none has."""
        now: Deal = self.states[-1]
        playing = Laid(self.score, (now,), None, self.laid.record, 1, "")
        for name in self._until:
            ruling = playing.found(name)
            if ruling is not None and ruling.number > self.began and for_seat(ruling, self.seat) is not None:
                return name
        return ""

    @property
    def began(self) -> int:
        """How many rulings there were when the step began."""
        return len(self.laid.states[self.start].rulings)

    @property
    def wanted(self) -> str:
        """What the step is after, as the lesson names it; empty for nothing."""
        return next(iter(self._until), "")

    @property
    def _until(self) -> tuple[str, ...]:
        """The rulings that end the step."""
        return self.step.ask.until if isinstance(self.step.ask, AskPlay) else ()

    @property
    def missed(self) -> bool:
        """Whether the moment has passed at which the record's own player brought about what the step is after."""
        if self.fallen() or not self.wanted:
            return False
        return self.states[-1].done or _part_of(self.states[-1]) > self._in_time

    @cached_property
    def _in_time(self) -> tuple[int, int]:
        """The part of the deal in which the record's own player brings it about."""
        after = self.laid.states[self.start :]
        for before, each in pairwise(after):
            if Laid(self.score, (each,), None, self.laid.record, 1, "").found(self.wanted) is not None:
                return _part_of(before)
        return _part_of(after[-1])

    def _has_exchanged(self) -> bool:
        """Whether the step is an exchange, and it has been made: nothing more is to be done at the table."""
        return self.wanted.startswith("exchange.") and bool(self.fallen())

    def asked(self) -> scenes.Prompt:
        """As at every table; once an exchange has been made, only the cards that were drawn are shown."""
        asked = super().asked()
        if self._has_exchanged():
            asked.text, asked.detail, asked.actions, asked.choose = self.say("course-exchanged"), "", [], ""
        asked.detail = asked.detail or self._led_otherwise()
        return asked

    def _led_otherwise(self) -> str:
        """In a line, which lead the step advises, where the learner has just led another; the first time they do."""
        if not isinstance(self.step.ask, AskPlay) or not self.step.ask.longest:
            return ""
        departures = [(place, top) for place in self.decisions if (top := self._advised_lead(place)) is not None]
        if not departures or departures[0][0] != self.decisions[-1]:
            return ""
        return self.say("course-lead-longest", card=departures[0][1])

    def _advised_lead(self, place: int) -> Card | None:
        """The top of the longest suit, where something else was led then; that suit is led until none of it is left."""
        before, after = self.states[place : place + 2]
        led = after.actions[-1]
        if before.trick or not isinstance(led, Play):
            return None
        tops = tops_of_the_longest(self.states[self.decisions[0]].hands[self.seat], before.hands[self.seat])
        if not tops or led.card in tops:
            return None
        return next((one for one in tops if one.suit is led.card.suit), tops[0])

    def scenes(self) -> Scenes:
        """The scenes, the step's cards lit until something is done."""
        found = super().scenes()
        if not self.decisions:
            scenes.lighten(found["table"], lit_cards(self.step), asked=True)
        nearest = self.states[-1].table.side_of(self.viewpoint.bottom)
        show_race(self.step, found["table"], nearest, self.viewpoint.language)
        return found


def tops_of_the_longest(hand: Cards, left: Cards) -> Cards:
    """The highest card left of each suit than which none was longer in a hand."""
    suits = Counter(one.suit for one in hand)
    longest = {suit for suit, many in suits.items() if many == max(suits.values())}
    cards = [[one for one in left if one.suit is suit] for suit in Suit if suit in longest]
    return tuple(max(each, key=lambda one: one.rank) for each in cards if each)


def _part_of(deal: Deal) -> tuple[int, int]:
    """How far a deal has come: its phase, and how many tricks have been played."""
    phases = deal.rules.phases
    return phases.index(deal.phase) if deal.phase in phases else len(phases), len(deal.tricks)


def card_codes(text: str) -> tuple[str, ...]:
    """Card codes out of a kept text, untrusted; none where one of them is no card."""
    try:
        return tuple(parse_card(each).code for each in text.split())
    except CardError:
        return ()
