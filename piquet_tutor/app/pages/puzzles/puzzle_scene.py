"""What is seen of a puzzle: its cards, its task and what the engine rules. Nothing of its answers before there is one.

The scene of a puzzle that nobody has tried yet is made from the deal and the question alone.
"""

from __future__ import annotations

from typing import Any, Final, cast

from piquet_tutor.app.part import Part
from piquet_tutor.app.shared.table.scene import in_order
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explain.why.differing import telling
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.game.cards import Card
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.puzzles import LEVELS, Attempt, Puzzle
from piquet_tutor.teach.puzzles.asked import ByExchange
from piquet_tutor.teach.questions.asked import Feedback, Marked
from piquet_tutor.teach.scoring.editions import FIRST

Scene = dict[str, Any]

WORDS: Final = ("picked", "level")


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
