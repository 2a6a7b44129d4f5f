"""Puzzles: two cards change places, and the engine says whether that did what was asked.

The level, the edition and the number of a puzzle stand in the page's address (``puzzles.ipynb#easy-2-12``), so that it
can be sent.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final, cast

from piquet_tutor.app.address import Address, Fragment, word_of
from piquet_tutor.app.background import beside, is_watched
from piquet_tutor.app.kept_text import Kept
from piquet_tutor.app.page import Page
from piquet_tutor.app.part import Part, Scene
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.keeping.known import Knowledge
from piquet_tutor.app.shared.page_parts import FIRST_RULES, in_every_language
from piquet_tutor.app.shared.table.scene import in_order
from piquet_tutor.app.visit import asked, language_asked, shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explain.why.differing import telling
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.game.cards import Card
from piquet_tutor.game.deal.random_play import drawn_seed
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.puzzles import LEVELS, Attempt, Puzzle, puzzle
from piquet_tutor.teach.puzzles.asked import ByExchange
from piquet_tutor.teach.questions.asked import Feedback, Marked, QuestionFault
from piquet_tutor.teach.scoring.editions import EDITIONS, FIRST, NEWEST

Named = tuple[str, int, int]
"""The level, the number and the edition of a puzzle."""
_NAME: Final = re.compile(rf"({'|'.join(LEVELS)})-(?:([0-9])-)?([0-9]{{1,6}})")
WORDS: Final = ("picked", "level")


@in_every_language
def puzzles_page(language: str | None = None) -> Page:
    """Puzzles without end; the page's address may name one (``puzzles.ipynb?puzzle=hard-2-7``)."""
    desk = PuzzleController(asked(), language or language_asked())
    return Page(
        "puzzles",
        [head(desk.words), desk.notice, desk.board],
        wide=True,
        keeps=[desk.known.store],
        fragment=desk.address,
        opens=desk.open,
    )


def read(name: str) -> Named | None:
    """The puzzle that a stranger's word names; None where it names none. Without an edition, it is of the first.

    >>> read("hard-2-7"), read("hard-7"), read("hard-0"), read("simple-7")
    (('hard', 7, 2), ('hard', 7, 1), None, None)
    """
    found = _NAME.fullmatch(name)
    if found is None or not int(found[3]):
        return None
    edition = int(found[2] or FIRST)
    return (found[1], int(found[3]), edition) if edition in EDITIONS else None


class PuzzleController:
    """One puzzle after another.

    Attributes:
        words: of the page.
        level: the level that is chosen.
        asked: the puzzle on the board; None while one is made.
        mark: of the exchange that is shown; None while the cards lie as they were.
        board: what is seen of it.
        notice: what is wrong with the address; empty otherwise.
        known: what the learner knows.
        address: holds the puzzle.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        self.words = PageWords("puzzles", language)
        self.rules = load(FIRST_RULES)
        self.level = LEVELS[0]
        self.asked: ByExchange | None = None
        self.mark: Marked | None = None
        self._tried = False
        self._wanted: Named | None = None
        self._asked = query.get("puzzle", "")
        self._ahead: Puzzle | None = None
        self.notice = LessonCard({})
        self.board = PuzzleBoard(working_scene(self.level, self.words))
        self.board.on_intent(self._heed)
        self.known = Knowledge()
        self.address = Fragment(self._heard)

    # --- which puzzle ---------------------------------------------------------------------------------

    def open(self, kept: Kept, address: Address) -> None:
        """Lay out the puzzle that the address names."""
        self.known.open(kept)
        self.address.hear(address.fragment, address.page)

    def _heard(self, fragment: str, _page: str) -> None:
        """Lay out the puzzle that the address names; any of the first level where it names none."""
        name, self._asked = word_of(fragment) or self._asked, ""
        found = read(name)
        if name and found is None:
            said = self.words("bad_puzzle", given=shown(name))
            self.notice.show({"title": self.words["bad_puzzle_title"], "paragraphs": [said], "tone": "refused"})
        self.lay(*(found or (LEVELS[0], drawn_seed())))

    def lay(self, level: str, seed: int, edition: int = NEWEST) -> None:
        """Lay out a puzzle: at once where it has been made already."""
        self.level, self._wanted = level, (level, seed, edition)
        self.asked, self.mark, self._tried = None, None, False
        ready, self._ahead = self._ahead, None
        if ready is not None and _named(ready) == self._wanted:
            self._arrived(ready)
            return
        self.draw()
        self._make(self._wanted, self._arrived)

    def _make(self, named: Named, arrived: Callable[[Puzzle | None], object]) -> None:
        rules = self.rules
        beside(lambda: puzzle(rules, *named), arrived, lambda: None)

    def _arrived(self, made: Puzzle | None) -> None:
        if made is None or _named(made) != self._wanted:
            return
        self.asked = ByExchange(made)
        self.address.write(name_of(made))
        self.draw()
        if is_watched():  # while the learner thinks
            self._make((made.level, drawn_seed(), NEWEST), self._keep_ready)

    def _keep_ready(self, made: Puzzle | None) -> None:
        self._ahead = made

    # --- what the learner does ------------------------------------------------------------------------

    def _heed(self, intent: Mapping[str, Any]) -> None:
        kind, action = intent["kind"], intent.get("action")
        if kind == "level" and intent.get("level") in LEVELS:
            self._next(str(intent["level"]))
        elif kind == "press" and action == "next":
            self._next(self.level)
        elif self.asked is None:
            return
        elif kind == "swap" and isinstance(intent.get("cards"), list):
            with suppress(QuestionFault):  # what cannot change places stays where it is
                self._answer(self.asked, intent["cards"])
        elif kind == "press" and action == "again":
            self.mark = None
            self.draw()
        elif kind == "press" and action == "show":
            self._answer(self.asked, None)

    def _next(self, level: str) -> None:
        self.notice.show({})
        ready = self._ahead
        self.lay(level, ready.seed if ready is not None and ready.level == level else drawn_seed())

    def _answer(self, asked: ByExchange, given: list[object] | None) -> None:
        """Exchange two cards, as they lay at first, or show which: None asks for it. The first try is what counts.

        Raises:
            QuestionFault: they are no two cards that can change places.
        """
        mark = self.mark = asked.mark(given)
        if not self._tried:
            self._tried = True
            self.known.learn(lambda known: asked.learned(mark, known))
        self.draw()

    def draw(self) -> None:
        """Show everything as it stands."""
        if self.asked is None:
            self.board.show(working_scene(self.level, self.words))
        else:
            self.board.show(puzzle_scene(self.asked, self.mark, self.words))


def _named(made: Puzzle) -> Named:
    return made.level, made.seed, made.edition


class PuzzleBoard(Part):
    """Cards in rows, the task above them, and what the engine says of the exchange below.

    Scene: ``key`` (which puzzle), ``count`` (its level and number), ``task``, ``how``, ``working`` (what is said while
    one is made; empty otherwise), ``levels`` (``id``, ``label``, ``chosen``), ``rows`` (``id``, ``label``, ``cards``),
    ``played`` (``label``, ``tricks``: cards), ``scores`` (``name``, ``points``), ``now`` (``label``, ``lines``),
    ``attempt`` (None before there is one; ``pair``, ``solved``, ``head``, ``said``, and folded below: ``label``,
    ``lines``, ``facts``),
    ``buttons`` (``id``, ``label``, ``primary``, ``key``), ``words``. With an attempt rows and scores are those of the
    changed deal. Intents: ``swap`` (``cards``: two), ``press`` (``action``), ``level`` (``level``).
    """

    view = "puzzle"


def puzzle_scene(asked: ByExchange, mark: Marked | None, words: PageWords) -> Scene:
    """A puzzle as it stands.

    Args:
        asked: the puzzle.
        mark: of the exchange that is shown, tried or asked for; None while the cards lie as they were.
        words: of the page.
    """
    made, attempt = asked.puzzle, cast("Attempt | None", mark.diagnosis if mark is not None else None)
    deal = asked.deal if attempt is None else attempt.deal
    asking = asked.asking(words.language)
    return {
        "task": asking.text,
        "how": asking.how,
        "now": {"label": words["now"], "lines": _rulings(asked.deal, words.language)},
        "key": name_of(made),
        "count": words("count", level=made.level, number=made.seed),
        "levels": levels_scene(made.level, words),
        "rows": _rows(asked, attempt, words),
        "scores": _scores(deal, words),
        "played": _played(deal, words),
        "attempt": None if mark is None else _attempt_scene(asked.told(mark, words.language), words),
        "buttons": _buttons(attempt, words),
        "working": "",
        "words": {name: words[name] for name in WORDS},
    }


def working_scene(level: str, words: PageWords) -> Scene:
    """While a puzzle is made."""
    return {
        "key": "",
        "working": words["working"],
        "levels": levels_scene(level, words),
        "words": {name: words[name] for name in WORDS},
    }


def name_of(made: Puzzle) -> str:
    """A puzzle as an address names it."""
    edition = "" if made.edition == FIRST else f"{made.edition}-"
    return f"{made.level}-{edition}{made.seed}"


def levels_scene(level: str, words: PageWords) -> list[Scene]:
    """The levels, and which of them is chosen."""
    return [{"id": each, "label": words[each], "chosen": each == level} for each in LEVELS]


def _rulings(deal: Deal, language: str) -> list[str]:
    """What scored in the deal, and what was denied, a sentence each."""
    spoken = words_for(deal, language=language)
    told = [each for each in telling(deal.rulings) if each.side is not None or each.verdict is Verdict.DENIED]
    return list(dict.fromkeys(spoken.ruling(each) for each in told))


def _rows(asked: ByExchange, attempt: Attempt | None, words: PageWords) -> list[Scene]:
    """The cards as they lie after an exchange."""
    new: dict[Card, Card] = {}
    if attempt is not None:
        one, other = attempt.swap
        new = {one: other, other: one}
    return [
        {
            "id": row,
            "label": words[f"row_{row}"],
            "cards": [each.code for each in in_order([new.get(each, each) for each in cards], False)],
        }
        for row, cards in asked.rows()
    ]


def _scores(deal: Deal, words: PageWords) -> list[Scene]:
    return [{"name": words[f"row_{side}"], "points": deal.total(side)} for side in dict.fromkeys(deal.table.sides)]


def _played(deal: Deal, words: PageWords) -> Scene:
    """The tricks that have been played; where there are none, the card that was led."""
    tricks = [trick.cards for trick in deal.tricks] or [deal.trick]
    label = "played" if deal.tricks else "led"
    return {"label": words[label], "tricks": [[one.code for one in trick] for trick in tricks]}


def _attempt_scene(told: Feedback, words: PageWords) -> Scene:
    return {
        "pair": [one.code for one in told.lit],
        "solved": told.whole,
        "head": told.word,
        "said": told.why[0],
        "label": words["did"],
        "lines": list(told.reasons),
        "facts": told.text,
    }


def _buttons(attempt: Attempt | None, words: PageWords) -> list[Scene]:
    solved = attempt is not None and attempt.solved
    found = [_button("next", words, key="n", primary=solved)]
    if attempt is not None:
        found.insert(0, _button("again", words, key="b", primary=not solved))
    if not solved:
        found.append(_button("show", words))
    return sorted(found, key=lambda each: not each["primary"])


def _button(name: str, words: PageWords, key: str = "", primary: bool = False) -> Scene:
    return {"id": name, "label": words[name], "key": key, "primary": primary}
