"""The class plays elder: one deal played by a class's votes, step by step, and then looked back on."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from random import SystemRandom
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.asking import LARGEST_SEED
from piquet_tutor.app.background import beside, by_and_by, is_watched
from piquet_tutor.app.pages.classroom.live_desk import LiveDesk, OpinionPoll
from piquet_tutor.app.pages.classroom.live_scene import number_of
from piquet_tutor.app.pages.classroom.presenter_scene import Looks
from piquet_tutor.app.pages.classroom.together_deal import ClassCourse, EldersChoice, gone_on, may_be_played
from piquet_tutor.app.pages.classroom.together_game import FRESH, SHOWN, TODAY, Game, dealt, read_game
from piquet_tutor.app.pages.classroom.together_review import LookedBack, looking_back
from piquet_tutor.app.pages.classroom.together_scene import (
    StepQuestion,
    asked_again,
    room_reveal,
    room_step,
    stage_scene,
)
from piquet_tutor.app.pages.classroom.together_votes import MOST, VoteResult, counted, decided, has_voted, together
from piquet_tutor.app.pages.play.daily_session import seed_of_day, today
from piquet_tutor.app.shared.controls.choice import Choice
from piquet_tutor.app.shared.page_parts import FIRST_RULES
from piquet_tutor.game.actions import Action
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.views import View, seen_by
from piquet_tutor.game.rules.loader import rule_set_names
from piquet_tutor.game.seats import ELDER
from piquet_tutor.game.state import Deal
from piquet_tutor.players.opponents.interface import Opponent
from piquet_tutor.players.opponents.levels import player

Scene = dict[str, Any]

OFF: Final = "off"
LEVEL: Final = "coach"
"""Who plays against the class."""


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
        self._game: Game | None = None
        self._course: ClassCourse | None = None
        self._opponent: Opponent | None = None  # brought in where it has to play: it solves the play
        self._nobody = False
        self._searched: Game | None = None
        self._searching = False
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
        seed = SystemRandom().randrange(LARGEST_SEED)
        if way == TODAY:
            rules, seed = FIRST_RULES, seed_of_day(today())
        opening = deal if way == SHOWN else dealt(way, rules, seed)
        self._put(Game(way, rules, seed, number, (opening,)))

    def _put(self, game: Game | None) -> None:
        self._game, self._course, self._nobody = game, None, False
        if game is not None:
            self._opponent = None
            self._go_on(game.states)
            if is_watched():  # while the class thinks of its discard
                beside(_warm, lambda _: None, lambda: None)
        self.offer()

    # --- where it stands ---------------------------------------------------------------------------------

    @property
    def game(self) -> Game:
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
        if stage.sort in ("again", "better") and game.looked is not None:
            again = game.looked.again[stage.number]
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
        game = self.game
        done = apply(game.states[-1], asking.moment.action(asking.decision.chosen))
        self._go_on((*game.states, done))
        game.at += 1

    def _go_on(self, states: tuple[Deal, ...]) -> None:
        """Let the other hand play to where the class is asked, or to the end."""
        self.game.states, self._course = gone_on(states, self._answers), None

    def _answers(self, view: View) -> Action:
        """What the other hand does."""
        if self._opponent is None:
            self._opponent = player(LEVEL, self.game.seed)
        return self._opponent.choose(view)

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
        self._look_back()
        game, looks = (
            self.game,
            Looks(title=narration.message("classroom-together-title", self._language), language=self._language),
        )
        scene = stage_scene(self.course, game.at, self.asking(), self._lines(), looks)
        over = game.states[-1].done and game.at == len(self.course.stages) - 1
        working = over and self._searching and self._searched is game
        end = narration.whole("review-working", self._language) if working else ""
        return {**scene, "end": end, "deal": {"at": 1, "of": 2 if over and not working else 1}}

    def _lines(self) -> tuple[str, ...]:
        """What is said on this step beside what was decided."""
        if self._nobody:
            return (narration.message("classroom-together-nobody", self._language),)
        if self.course.stages[self.game.at].sort != "over":
            return ()
        if self.game.looked is not None:
            return self.game.looked.summary(self._language)
        from piquet_tutor.players.review.model import Review

        return LookedBack(Review(self.game.states[-1], ELDER), ()).summary(self._language)[:1]

    # --- looking back ------------------------------------------------------------------------------------------

    def _look_back(self) -> None:
        """Look through a deal that is over, beside the page's own loop; where there is none, nobody waits for it."""
        game = self.game
        if not game.states[-1].done or game.looked is not None or self._searched is game or not is_watched():
            return
        self._searched, self._searching = game, True
        deal, language = game.states[-1], self._language
        by_and_by(
            lambda: looking_back(deal, language, lambda: self._game is not game),
            lambda found: self._arrive(game, found),
            lambda _: self._ended(game),
        )

    def settle(self) -> None:
        """Look through a deal that is over now; where no page waits."""
        for found in looking_back(self.game.states[-1], self._language, lambda: False):
            self._arrive(self.game, found)

    def _arrive(self, game: Game, found: LookedBack) -> None:
        game.looked = found
        if self._game is game:
            self._course = None
            game.at = min(max(game.at, game.wanted), len(self.course.stages) - 1)

    def _ended(self, game: Game) -> None:
        if self._searched is game:
            self._searching = False
        if self._game is game:
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
        game = read_game(kept, opening)
        if game is not None:
            self._put(game)
            game.wanted = game.at
            game.at = min(game.at, len(self.course.stages) - 1)


def _warm() -> None:
    """Have the coach play once, of no deal of anybody's: what it then has found out need not be found out again."""
    player(LEVEL).choose(seen_by(dealt(FRESH, FIRST_RULES, 0), ELDER))
