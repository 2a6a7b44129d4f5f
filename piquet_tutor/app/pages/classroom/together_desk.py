"""The class plays elder: one deal played by a class's votes, step by step, and then looked back on.

It is played at an ordinary table, against its ordinary opponent. What the class has decided is touched and pressed
there, as one learner would, and the review is the table's own. What was done is kept, and the votes; never a card. What
comes back is a stranger's text, and the engine judges it anew.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeGuard

from piquet_tutor import narration
from piquet_tutor.app.background import beside, is_watched
from piquet_tutor.app.pages.classroom.live_desk import LiveDesk, OpinionPoll
from piquet_tutor.app.pages.classroom.live_scene import number_of
from piquet_tutor.app.pages.classroom.presenter_scene import Looks
from piquet_tutor.app.pages.classroom.together_scene import (
    COVERED,
    Again,
    ClassCourse,
    StepQuestion,
    asked_again,
    asked_anew,
    room_reveal,
    room_step,
    stage_scene,
    summary,
)
from piquet_tutor.app.pages.classroom.together_votes import (
    CARDS,
    MOST,
    EldersChoice,
    VoteResult,
    counted,
    decided,
    has_voted,
    is_asked,
    moment_of,
    together,
)
from piquet_tutor.app.pages.play.daily_session import cards_of_day, seed_of_day, today
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.controls.controls import Choice
from piquet_tutor.app.shared.page_parts import FIRST_RULES
from piquet_tutor.app.shared.review.reviewing import Reviewing
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.deal.random_play import LARGEST_SEED, drawn_seed, shuffled
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.records.scripts import ScriptError, script_of, states_from
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.game.seats import ELDER, YOUNGER
from piquet_tutor.game.state import Deal
from piquet_tutor.players.opponents.levels import player

Table = dict[str, dict[str, int]]

OFF: Final = "off"
FRESH: Final = "fresh"
SHOWN: Final = "shown"
TODAY: Final = "today"
LEVEL: Final = "coach"
"""Who plays against the class."""
MOST_KEPT: Final = 60
"""Questions of which votes are kept."""
LONGEST_NAME: Final = 20


# --- what is played --------------------------------------------------------------------------------------------------


@dataclass
class ClassGame:
    """One deal that a class plays.

    Attributes:
        origin: ``fresh``; ``today``: the deal of a day; or ``shown``: the deal that is presented.
        rules: by which a fresh deal is played.
        seed: of a fresh deal or a day's, and of the opponent.
        deal: which deal of the set it is, where it is one.
        table: where it is played.
        at: the step that is shown.
        hands: raised hands by question and choice.
        phones: votes from the telephones, by question and choice.
        wanted: the step to go to once the deal has been looked through again.
    """

    origin: str
    rules: str
    seed: int
    deal: int
    table: PlaySession
    at: int = 0
    hands: Table = field(default_factory=dict)
    phones: Table = field(default_factory=dict)
    wanted: int = 0
    _again: tuple[object, tuple[Again, ...]] = (None, ())

    @property
    def states(self) -> tuple[Deal, ...]:
        """The deal as it was dealt and after every action."""
        return tuple(self.table.states)

    @property
    def review(self) -> Reviewing:
        """The review of the table."""
        assert isinstance(self.table.review, Reviewing)  # an ordinary table has it
        return self.table.review

    @property
    def again(self) -> tuple[Again, ...]:
        """The choices to be made again: none before the deal is over and has been looked through."""
        found = self.review.whole
        if found is not self._again[0]:
            self._again = found, asked_anew(self.review, self.table.states) if found is not None else ()
        return self._again[1]

    @property
    def course(self) -> ClassCourse:
        """The deal as it is shown."""
        again = tuple(each.finding.place for each in self.again)
        return ClassCourse(self.states, COVERED, "none", again=again)

    def written(self) -> dict[str, Any]:
        """The game as it is kept."""
        told = {"origin": self.origin, "rules": self.rules, "seed": self.seed, "deal": self.deal, "at": self.at}
        return {**told, "actions": script_of(self.states[-1].actions), "hands": self.hands, "phones": self.phones}


def may_be_played(deal: Deal) -> bool:
    """Whether a class can be elder in such a deal: of two hands, elder's known from the beginning."""
    return deal.table.seats == (ELDER, YOUNGER) and "bidding" not in deal.rules.phases


def dealt(origin: str, rules: str, seed: int) -> Deal:
    """A deal as it is dealt: a fresh one, or the one of a day."""
    return cards_of_day(seed) if origin == TODAY else shuffled(load(rules), seed)


def laid(states: list[Deal], seed: int, language: str) -> PlaySession:
    """A table at which the class goes on with a deal as elder, to where it is asked.

    Args:
        states: the deal as it was dealt and after every action so far.
        seed: of the opponent.
        language: of its review.
    """
    table = PlaySession(states[0].rules, seed, player(LEVEL, seed), language=language)
    table.pauses = False  # the screen stops by steps of its own
    table.sit_down(ELDER)
    table.resume(states, [])
    go_on(table)
    return table


def hand_on(table: PlaySession, moment: EldersChoice, chosen: tuple[str, ...]) -> None:
    """Do at a table what was decided: its cards are touched and its buttons pressed."""
    for code in chosen if moment.sort in CARDS else ():
        table.touch(parse_card(code))
    if moment.sort != "play":
        table.press("exchange" if moment.sort == "exchange" else chosen[0])
    go_on(table)


def go_on(table: PlaySession) -> None:
    """Do what leaves the class no choice, without asking for it."""
    moment = moment_of(table.states[-1])
    if moment is not None and not is_asked(moment):
        hand_on(table, moment, moment.ballot.choices[:1])


# --- the desk --------------------------------------------------------------------------------------------------------


class TogetherDesk:
    """What a class plays together, on one page.

    Attributes:
        control: begins it, and ends it.
    """

    def __init__(
        self,
        language: str,
        presented: Callable[[], tuple[Deal, int]],
        changed: Callable[[], object],
        chosen: Callable[[], object] = lambda: None,
    ) -> None:
        """Begin with nothing that is played.

        Args:
            language: of the screen.
            presented: the deal that is presented, as it was dealt, and which of the set it is.
            changed: called when the screen shows something else.
            chosen: called when the teacher begins or ends it.
        """
        self._language, self._presented, self._changed, self._meant = language, presented, changed, chosen
        self._game: ClassGame | None = None
        self._course: ClassCourse | None = None
        self._nobody = False
        self.control = Choice(narration.message("classroom-together-control", self._language))
        self.offer()
        self.control.on_change(self._chosen)

    @property
    def on(self) -> bool:
        """Whether a deal is played together."""
        return self._game is not None

    # --- beginning and ending --------------------------------------------------------------------------

    def offer(self) -> None:
        """Offer what can be played now."""
        deal, _ = self._presented()
        shown = may_be_played(deal) or (self.on and self.game.origin == SHOWN)
        ways = [OFF, FRESH, TODAY, *([SHOWN] if shown else [])]
        self.control.offer(
            [(narration.message(f"classroom-together-control-{each}", self._language), each) for each in ways],
            self._stands,
        )

    @property
    def _stands(self) -> str:
        return self._game.origin if self._game is not None else OFF

    def _chosen(self, way: str) -> None:
        self._meant()
        if way == OFF:
            self.end()
        else:
            self._begin(way)
        self._changed()

    def end(self) -> None:
        """Play no longer; the presentation is where it was."""
        self._put(None)

    def _begin(self, way: str) -> None:
        deal, number = self._presented()
        rules = deal.rules.id if may_be_played(deal) and deal.rules.id in rule_set_names() else FIRST_RULES
        seed = drawn_seed(LARGEST_SEED)
        if way == TODAY:
            rules, seed = FIRST_RULES, seed_of_day(today())
        opening = deal if way == SHOWN else dealt(way, rules, seed)
        self._put(ClassGame(way, rules, seed, number, laid([opening], seed, self._language)))

    def _put(self, game: ClassGame | None) -> None:
        self._game, self._course, self._nobody = game, None, False
        if game is not None:
            game.table.listen(lambda: self._heard(game))
            if is_watched():  # while the class thinks of its discard
                beside(_warm, lambda _: None, lambda: None)
        self.offer()

    # --- where it stands ---------------------------------------------------------------------------------

    @property
    def game(self) -> ClassGame:
        """What is played."""
        assert self._game is not None  # asked only while something is
        return self._game

    @property
    def course(self) -> ClassCourse:
        """The deal as it is shown."""
        if self._course is None:
            self._course = self.game.course
        return self._course

    @property
    def _last(self) -> int:
        """The furthest step there is to go to: what is still to be decided is decided by Reveal alone."""
        stages = self.course.stages
        open_ = stages[-1].sort == "decided" and self.game.at < len(stages) - 1
        return len(stages) - (2 if open_ else 1)

    @property
    def _is_open(self) -> bool:
        """Whether this step belongs to the choice that is to be made now."""
        stage = self.course.stages[self.game.at]
        return stage.sort in ("asked", "decided") and stage.beat.place == len(self.game.states) - 1

    @property
    def _name(self) -> str:
        """The question of this step, by a name of its own."""
        stage = self.course.stages[self.game.at]
        return f"{'again' if stage.sort in ('again', 'better') else 'asked'}.{stage.beat.place}"

    def asking(self) -> StepQuestion | None:
        """What is asked or answered on this step."""
        game, stage = self.game, self.course.stages[self.game.at]
        if stage.sort in ("again", "better"):
            again = game.again[stage.number]
            return self._with_votes(StepQuestion(stage, game.states[stage.beat.place], again.moment, again=again))
        moment = self.course.moments[stage.beat.place]
        if stage.sort not in ("asked", "decided") or moment is None:
            return None
        return self._with_votes(StepQuestion(stage, game.states[stage.beat.place], moment))

    def _with_votes(self, asking: StepQuestion) -> StepQuestion:
        """A question with its votes, and what was decided: by them, or once it has been done, what was done."""
        name, ballot, place = self._name, asking.moment.ballot, asking.stage.beat.place
        cast = together(self.game.hands.get(name, {}), self.game.phones.get(name, {}))
        votes = {each: count for each, count in cast.items() if each in ballot.listed}
        decision = decided(ballot, votes)
        done = self.game.states[-1].actions
        if asking.again is None and place < len(done):
            chosen = asking.moment.chosen(done[place])
            decision = VoteResult(chosen, decision.equal and decision.chosen == chosen)
        return StepQuestion(asking.stage, asking.deal, asking.moment, votes, decision, asking.again)

    # --- what is pressed -----------------------------------------------------------------------------------

    def press(self, name: Any, answered: int) -> None:
        """One step on or back, to the first or the last; or another deal, once this one is over.

        Args:
            name: of the button.
            answered: how many have answered the question that stands from a telephone.
        """
        game = self.game
        self._nobody = False
        if name == "next":
            self._on(answered)
        elif name == "back":
            game.at = max(0, game.at - 1)
        elif name in ("first", "last"):
            game.at = 0 if name == "first" else self._last
        elif name == "later" and game.states[-1].done:
            self._begin(FRESH)

    def _on(self, answered: int) -> None:
        game, asking = self.game, self.asking()
        sort = self.course.stages[game.at].sort
        if self._is_open and asking is not None:
            voted = has_voted(asking.moment.ballot, asking.votes)
            if sort == "asked":
                self._nobody = not voted and not answered
                game.at += 0 if self._nobody else 1
            elif voted and not (answered and self._name not in game.phones):  # not while they are being counted
                self._do(asking)
            else:
                self._nobody = not answered
        elif game.at < len(self.course.stages) - 1:
            game.at += 1

    def _do(self, asking: StepQuestion) -> None:
        """Do what the class has decided, and let the other hand answer."""
        hand_on(self.game.table, asking.moment, asking.decision.chosen)
        self._course = None
        self.game.at += 1

    def raise_hand(self, choice: Any, count: Any, by: Any) -> None:
        """So many hands for a choice, or one more or less than there were."""
        asking = self.asking()
        if asking is None or asking.is_told or choice not in asking.moment.ballot.listed:
            return
        if asking.again is None and not self._is_open:
            return
        raised = self.game.hands.get(self._name, {})
        if type(by) is int and abs(by) == 1:
            count = raised.get(choice, 0) + by
        if type(count) is int:
            self.game.hands[self._name] = {**raised, choice: max(0, min(MOST, count))}
            self._nobody = False

    # --- the room ------------------------------------------------------------------------------------------

    def lead(self, live: LiveDesk, mark: str) -> None:
        """Tell the room what is asked now, and take in its votes.

        Args:
            live: the room.
            mark: of the deals that are presented.
        """
        asking, game, name = self.asking(), self.game, self._name
        of = f"{mark}.{game.origin}.{game.seed}.{game.deal}"
        number = number_of(of, name)
        if asking is None or (asking.again is None and not self._is_open):
            live.lead(OpinionPoll(number, of))
            return
        step, reveal = room_step(asking, number), room_reveal(asking, number) if asking.is_told else None

        def take(tally: Mapping[str, Any]) -> None:
            self._take(name, asking.moment, tally)

        live.lead(
            OpinionPoll(
                number,
                of,
                step,
                reveal,
                take,
                asked_again(asking, narration.message("classroom-together-title", self._language), self._language),
            )
        )

    def _take(self, name: str, moment: EldersChoice, tally: Mapping[str, Any]) -> None:
        if self._game is not None:
            self._game.phones[name] = counted(moment.ballot, tally)

    # --- what is shown ---------------------------------------------------------------------------------------

    def scene(self) -> Scene:
        """The screen."""
        game = self.game
        game.review.begin()
        looks = Looks(title=narration.message("classroom-together-title", self._language), language=self._language)
        scene = stage_scene(self.course, game.at, self.asking(), self._lines(), looks)
        over = game.states[-1].done and game.at == len(self.course.stages) - 1
        working = over and game.review.works
        end = narration.whole("review-working", self._language) if working else ""
        return {**scene, "end": end, "deal": {"at": 1, "of": 2 if over and not working else 1}}

    def _lines(self) -> tuple[str, ...]:
        """What is said on this step beside what was decided."""
        if self._nobody:
            return (narration.message("classroom-together-nobody", self._language),)
        if self.course.stages[self.game.at].sort != "over":
            return ()
        game = self.game
        return summary(game.states[-1], game.review.whole, game.again, self._language)

    # --- looking back ------------------------------------------------------------------------------------------

    def _heard(self, game: ClassGame) -> None:
        """Ask again, once a deal that is over has been looked through."""
        if self._game is not game or not game.table.finished or game.review.works:
            return
        self._course = None
        game.at = min(max(game.at, game.wanted), len(self.course.stages) - 1)
        self._changed()

    # --- what the browser keeps ----------------------------------------------------------------------------------

    def kept(self) -> dict[str, Any] | None:
        """What is played and how far it is, without a card that was dealt; None where nothing is."""
        return self._game.written() if self._game is not None else None

    def recall(self, kept: Any, opening: Callable[[int], Deal]) -> None:
        """Take up what was kept, untrusted; what cannot be, is not.

        Args:
            kept: what the browser gave back.
            opening: the deal of the set with a number, as it was dealt.
        """
        game = read_game(kept, opening, self._language)
        if game is not None:
            self._put(game)
            game.wanted = game.at
            game.at = min(game.at, len(self.course.stages) - 1)


def _warm() -> None:
    """Have the coach play once, of no deal of anybody's: what it then has found out need not be found out again."""
    player(LEVEL).choose(seen_by(dealt(FRESH, FIRST_RULES, 0), ELDER))


def read_game(kept: Any, opening: Callable[[int], Deal], language: str) -> ClassGame | None:
    """A game that was kept; None if a stranger wrote something else.

    Args:
        kept: what the browser gave back.
        opening: the deal of the set with a number, as it was dealt.
        language: of the review.
    """
    if not isinstance(kept, dict) or kept.get("origin") not in (FRESH, TODAY, SHOWN):
        return None
    rules, numbers = kept.get("rules"), [kept.get(each) for each in ("seed", "deal", "at")]
    if rules not in rule_set_names() or not _are_numbers(numbers):
        return None
    seed, number, at = numbers
    first = opening(number) if kept["origin"] == SHOWN else dealt(kept["origin"], str(rules), seed)
    if not may_be_played(first):
        return None
    try:
        states = states_from(kept.get("actions"), first)
    except ScriptError:
        return None
    hands, phones = _votes(kept.get("hands")), _votes(kept.get("phones"))
    table = laid(states, seed, language)
    return ClassGame(kept["origin"], str(rules), seed, number, table, at, hands, phones)


def _are_numbers(values: list[Any]) -> TypeGuard[list[int]]:
    return all(type(each) is int and 0 <= each <= LARGEST_SEED for each in values)


def _votes(value: Any) -> Table:
    """Votes by question and choice; whatever is none of these is left out."""
    found: Table = {}
    for name, cast in list(value.items())[:MOST_KEPT] if isinstance(value, dict) else ():
        if len(name) <= LONGEST_NAME and isinstance(cast, dict):
            found[name] = {each: count for each, count in list(cast.items())[:MOST_KEPT] if _is_count(count)}
    return found


def _is_count(value: Any) -> bool:
    return type(value) is int and 0 <= value <= MOST
