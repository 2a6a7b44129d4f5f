"""The game itself: its events, subjects and policies, a round as it is played, and its texts.

>>> deal = play("rome", (7, "odd"))
>>> deal.total("guesser"), [f"{each.rule} {each.verdict.value}" for each in deal.rulings][2:4]
(10, ['guess.right awarded', 'most.nuts awarded'])
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from functools import cache, cached_property
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource

from piquet_tutor.engine import asking
from piquet_tutor.engine.asking import first_refusal
from piquet_tutor.engine.clauses import ClauseSet, Finding, Rule, refuse
from piquet_tutor.engine.library import GameDescription, Library
from piquet_tutor.engine.policies import Policies
from piquet_tutor.engine.rulings import Facts, OnlyFor, Ruling, Verdict, for_seat, total
from piquet_tutor.engine.sources import Citation, Reading

HERE: Final = Path(__file__).parent


class About(StrEnum):
    """What clauses are about."""

    TURN_KEPT = "turn_kept"
    HIDE_HELD = "hide_held"
    GUESS_RIGHT = "guess_right"
    NUMBER_RIGHT = "number_right"


class Hide(NamedTuple):
    """A hand is closed over some nuts."""

    count: int
    phase: str = "hide"


class Guess(NamedTuple):
    """``odd``, ``even``, or a number."""

    what: str | int
    phase: str = "guess"


class Open(NamedTuple):
    """The hand is opened."""

    phase: str = "open"


Act = Hide | Guess | Open
NEXT: Final = {"hide": "guess", "guess": "open", "open": "hide"}


class Nuts(ClauseSet):
    """A rule set of this game: besides what every game's has, how many nuts each player begins with."""

    @cached_property
    def store(self) -> int:
        """How many nuts each begins with."""
        return int(self.frame["store"])


@dataclass(eq=False)
class Game:
    """A game as it is played: a draft all the time."""

    rules: Nuts
    phase: str = "hide"
    hidden: int = 0
    guess: str | int = ""
    round: int = 1
    rulings: tuple[Ruling, ...] = ()
    spoken: frozenset[tuple[str, str | None]] = frozenset()
    done: bool = False

    def put(self, **changes: Any) -> None:
        """Change fields by name."""
        self.__dict__.update(changes)

    def stop(self) -> None:
        """End it here."""
        self.done = True

    def total(self, side: str) -> int:
        """The nuts of a side: the sum of its awards."""
        return total(self.rulings, side)

    def left(self, side: str) -> int:
        """How many nuts a side has: what it began with and won, without what the other won from it."""
        other = "guesser" if side == "hider" else "hider"
        return self.rules.store + self.total(side) - self.total(other)


POLICIES: Final = Policies()
policy: Final = POLICIES.policy


@policy("turn_kept", refuses=("turn.kept",), decides=("turn.kept",))
def turn_kept(game: Game, rule: Rule, event: Act) -> Iterable[Finding]:
    """Hiding, guessing and opening follow one another."""
    return () if event.phase == game.phase else refuse("turn.kept", expected=game.phase)


@policy("hide_held", refuses=("hide.held",), decides=("hide.held",))
def hide_held(game: Game, rule: Rule, event: Hide) -> Iterable[Finding]:
    """No more is hidden than there is."""
    held = game.left("hider")
    return () if event.count <= held else refuse("hide.held", hidden=event.count, held=held)


@policy("not_empty", refuses=("hide.some",), decides=("hide.some",))
def not_empty(game: Game, rule: Rule, event: Hide) -> Iterable[Finding]:
    """A hand that is empty is refused."""
    return () if event.count else refuse("hide.some")


@policy("hide_told", decides=("hide.told",))
def hide_told(game: Game, rule: Rule, event: Hide) -> Iterable[Finding]:
    """Both see that a hand is closed, one knows what is in it."""
    yield Finding(Verdict.ALLOWED, "hider", Facts(count=OnlyFor("hider", event.count)))


@policy("guess_said", decides=("guess.said",))
def guess_said(game: Game, rule: Rule, event: Guess) -> Iterable[Finding]:
    """What was guessed."""
    yield Finding(Verdict.ALLOWED, "guesser", Facts(guess=event.what))


def parity(count: int) -> str:
    """Whether a number is odd or even."""
    return "odd" if count % 2 else "even"


def _said(game: Game) -> str:
    return game.guess if isinstance(game.guess, str) else parity(game.guess)


def _void(game: Game) -> bool:
    return game.hidden == 0 and game.rules.option("empty_hand") == "nobody"


@policy("guess_right", decides=("guess.right",))
def guess_right(game: Game, rule: Rule, event: Open) -> Iterable[Finding]:
    """The nuts in the hand for the right word; otherwise what the hand was, and what was said."""
    if _void(game):
        return
    right = parity(game.hidden)
    facts = Facts(count=game.hidden, parity=right, guess=game.guess, points=game.hidden)
    verdict = Verdict.AWARDED if _said(game) == right else Verdict.DENIED
    yield Finding(verdict, "guesser", facts, game.hidden if verdict is Verdict.AWARDED else 0)


@policy("number_right", "times", decides=("number.right",))
def number_right(game: Game, rule: Rule, event: Open) -> Iterable[Finding]:
    """Twice the nuts for the very number; otherwise how far off it was."""
    if isinstance(game.guess, str) or _void(game):
        return
    points = rule.params["times"] * game.hidden
    facts = Facts(count=game.hidden, guess=game.guess, off=abs(game.guess - game.hidden), points=points)
    if game.guess == game.hidden:
        yield Finding(Verdict.AWARDED, "guesser", facts, points)
    else:
        yield Finding(Verdict.DENIED, "guesser", facts)


@policy("guess_missed", "points", decides=("guess.missed",))
def guess_missed(game: Game, rule: Rule, event: Open) -> Iterable[Finding]:
    """One nut for the hider where the guess was wrong."""
    if _said(game) != parity(game.hidden) and not _void(game):
        points = rule.params["points"]
        yield Finding(Verdict.AWARDED, "hider", Facts(points=points), points, _of(game, "guess.said"))


@policy("hand_empty", decides=("hand.empty",))
def hand_empty(game: Game, rule: Rule, event: Open) -> Iterable[Finding]:
    """An empty hand that wins nothing for anybody."""
    if not game.hidden:
        yield Finding(Verdict.ALLOWED, None, Facts())


@policy("store_stripped", "points", decides=("store.stripped",))
def store_stripped(game: Game, rule: Rule, event: Ruling) -> Iterable[Finding]:
    """The other has nothing left, or so much is lacking."""
    side, points = event.awards[0].side, rule.params["points"]
    left = game.left("guesser" if side == "hider" else "hider")
    if left <= 0:
        yield Finding(Verdict.AWARDED, side, Facts(points=points), points, (event.number,))


@policy("most_nuts", "points", decides=("most.nuts",))
def most_nuts(game: Game, rule: Rule, event: None) -> Iterable[Finding]:
    """Whoever has won more, or what was lacking."""
    won = {side: game.total(side) for side in game.rules.table.sides}
    best = max(won, key=lambda side: won[side])
    mine, theirs = sorted(won.values(), reverse=True)
    facts = Facts(mine=mine, theirs=theirs, points=rule.params["points"])
    if mine == theirs:
        yield Finding(Verdict.DENIED, None, facts)
    else:
        yield Finding(Verdict.AWARDED, best, facts, rule.params["points"])


def _of(game: Game, rule: str) -> tuple[int, ...]:
    return tuple(each.number for each in game.rulings if each.rule == rule)[-1:]


CONDUCT: Final = frozenset({"may_hide", "may_guess", "may_open", "hidden", "guessed"})
LIBRARY: Final = Library(
    GameDescription(
        shelf=lambda: HERE / "law",
        rule_set=Nuts,
        policies=POLICIES,
        events=CONDUCT | {"opened", "won", "rounds_ended"},
        conduct=CONDUCT,
        phases=("hide", "guess", "open"),
        subjects={str(each): each for each in About},
        frame=frozenset({"store"}),
        parts=(),
        beside=(),
        house=Citation("yard", "set at this table", Reading.HOUSE),
        impossible=lambda frame: None,
    )
)


def _follow(game: Game, rule: Rule, ruling: Ruling) -> None:
    if rule.counts_as in ("guess", "number", "miss"):
        ask(game, "won", ruling)


def ask(game: Game, name: str, event: object) -> tuple[int, ...]:
    """Ask the clauses of an event."""
    return asking.ask(game, name, event, _follow)


def act(game: Game, action: Act) -> Ruling | None:
    """Do something, unless a clause refuses it: then the refusal, and nothing has changed."""
    refusal = first_refusal(game, f"may_{action.phase}", action)
    if refusal is not None:
        rule, finding = refusal
        return Ruling(len(game.rulings) + 1, rule.id, Verdict.REFUSED, None, finding.facts, cites=rule.cites)
    if isinstance(action, Hide):
        game.hidden = action.count
        ask(game, "hidden", action)
    elif isinstance(action, Guess):
        game.guess = action.what
        ask(game, "guessed", action)
    else:
        ask(game, "opened", action)
        game.round += 1
        if game.round > game.rules.number("rounds") and not game.done:
            ask(game, "rounds_ended", None)
            game.stop()
    game.phase = NEXT[game.phase]
    return None


def play(rules: str, *rounds: tuple[int, str | int], **options: object) -> Game:
    """A game of these rounds: how many nuts were hidden, and what was guessed."""
    game = Game(LIBRARY.load(rules, options))
    for hidden, guess in rounds:
        for action in (Hide(hidden), Guess(guess), Open()):
            refusal = act(game, action)
            assert refusal is None, refusal
    return game


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource((HERE / "words" / f"{language}.ftl").read_text(encoding="utf-8")))
    return bundle


def told(ruling: Ruling, language: str, seat: str | None = None) -> str:
    """A ruling in words, as a seat may know it, with its sources."""
    seen = for_seat(ruling, seat)
    assert seen is not None
    name = f"{ruling.rule.replace('.', '-')}-{ruling.verdict.value}"
    bundle = _bundle(language)
    facts = {key: value.value if isinstance(value, OnlyFor) else value for key, value in seen.facts.items()}
    if "count" in ruling.facts:
        facts.setdefault("count", "absent")
    text, errors = bundle.format_pattern(bundle.get_message(name).value, facts)
    assert errors == [], (name, errors)
    where = "; ".join(f"{LIBRARY.bibliography[each.source].title}, {each.locus}" for each in ruling.cites)
    return f"{text} ({where})"
