"""What is seen of a puzzle: its cards, its task and what the engine rules. Nothing of its answers before there is one.

The scene of a puzzle that nobody has tried yet is made from the deal and the question alone.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.shared.table.scene import in_order
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explain.why.differing import telling
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.explain.why.wording import line_of_difference
from piquet_tutor.game.cards import Card
from piquet_tutor.game.state import Deal
from piquet_tutor.teach.puzzles import LEVELS, Attempt, Goal, Puzzle, TwoHands
from piquet_tutor.teach.puzzles.goals import BREAK
from piquet_tutor.teach.puzzles.measured import measured
from piquet_tutor.teach.scoring.editions import FIRST

Scene = dict[str, Any]

OUT: Final = "out"
"""The name of the row of cards that neither hand holds."""
WORDS: Final = ("picked", "level")


def puzzle_scene(made: Puzzle, attempt: Attempt | None, given_up: bool, words: PageWords) -> Scene:
    """A puzzle as it stands.

    Args:
        made: the puzzle.
        attempt: the exchange that is shown; None while the cards lie as they were.
        given_up: whether the attempt is an answer that the learner asked for.
        words: of the page.
    """
    deal = made.layout.deal if attempt is None else attempt.deal
    return {
        **_asked(made.layout, made.goal, words),
        "key": name_of(made),
        "count": words("count", level=made.level, number=made.seed),
        "levels": levels_scene(made.level, words),
        "rows": _rows(made.layout, attempt, words),
        "scores": _scores(deal, words),
        "played": _played(deal, words),
        "attempt": None if attempt is None else _attempt_scene(made, attempt, given_up, words),
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


def _asked(layout: TwoHands, goal: Goal, words: PageWords) -> Scene:
    """The task, and what is ruled on the cards as they lie."""
    return {
        "task": words(f"task_{goal.kind}_{goal.aim}", side=goal.side),
        "how": words["how_played" if not goal.in_hand else "how"],
        "now": {"label": words["now"], "lines": _rulings(layout.deal, words.language)},
    }


def _rulings(deal: Deal, language: str) -> list[str]:
    """What scored in the deal, and what was denied, a sentence each."""
    spoken = words_for(deal, language=language)
    told = [each for each in telling(deal.rulings) if each.side is not None or each.verdict is Verdict.DENIED]
    return list(dict.fromkeys(spoken.ruling(each) for each in told))


def _rows(layout: TwoHands, attempt: Attempt | None, words: PageWords) -> list[Scene]:
    """Younger's hand, what neither holds, and elder's: as the cards lie on a table."""
    new: dict[Card, Card] = {}
    if attempt is not None:
        one, other = attempt.swap
        new = {one: other, other: one}
    first, *others = layout.hands
    rows = [*others, OUT, first]
    held = {**layout.hands, OUT: layout.out}
    return [
        {
            "id": row,
            "label": words[f"row_{row}"],
            "cards": [each.code for each in in_order([new.get(each, each) for each in held[row]], False)],
        }
        for row in rows
    ]


def _scores(deal: Deal, words: PageWords) -> list[Scene]:
    return [{"name": words[f"row_{side}"], "points": deal.total(side)} for side in dict.fromkeys(deal.table.sides)]


def _played(deal: Deal, words: PageWords) -> Scene:
    """The tricks that have been played; where there are none, the card that was led."""
    tricks = [trick.cards for trick in deal.tricks] or [deal.trick]
    label = "played" if deal.tricks else "led"
    return {"label": words[label], "tricks": [[one.code for one in trick] for trick in tricks]}


def _attempt_scene(made: Puzzle, attempt: Attempt, given_up: bool, words: PageWords) -> Scene:
    head = "yes" if attempt.solved and not given_up else "shown" if attempt.solved else "no"
    return {
        "pair": [one.code for one in attempt.swap],
        "solved": attempt.solved,
        "head": words[head],
        "said": _number(made.goal, attempt.deal, words),
        "label": words["did"],
        "lines": [_said(made.goal, attempt, words), *_lines(made, attempt, words)],
        "facts": _facts(made, attempt, words) if attempt.solved else "",
    }


def _number(goal: Goal, deal: Deal, words: PageWords) -> str:
    """The one number that tells how near the exchange came, such as “40 against 41: one short”."""
    found = measured(goal, deal)
    gap = "level" if not found.short else "short" if found.short > 0 else "over"
    return words(f"near_{found.by}", gap=gap, by=abs(found.short), **found.facts)


def _said(goal: Goal, attempt: Attempt, words: PageWords) -> str:
    """What is ruled now on the score that was asked about."""
    if attempt.ruling is None:
        return narration.whole("why-swap-gone", words.language) if goal.aim == BREAK else words["nothing"]
    return words_for(attempt.deal, language=words.language).ruling(attempt.ruling)


def _lines(made: Puzzle, attempt: Attempt, words: PageWords) -> list[str]:
    """What the exchange did besides: rulings new, gone and changed, and the totals."""
    line = line_of_difference(attempt.effect, words_for(made.layout.deal, language=words.language))
    return [each.text for each in line.below]


def _facts(made: Puzzle, attempt: Attempt, words: PageWords) -> str:
    """How many exchanges would have done it, and through what this one works."""
    way = next(each.way for each in made.answers if set(each.swap) == set(attempt.swap))
    return " ".join(
        [words("alike", count=made.hidden.answers, tried=made.hidden.tried), words(f"way_{way}", side=made.goal.side)]
    )


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


def cards_of(codes: Iterable[object], layout: TwoHands) -> tuple[Card, ...]:
    """The cards of a stranger's codes, as far as they are cards of the deal."""
    known = {one.code: one for cards in (*layout.hands.values(), layout.out) for one in cards}
    return tuple(known[code] for code in codes if isinstance(code, str) and code in known)
