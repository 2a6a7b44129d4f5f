"""Where a learner is on the scorer's page, as stored in their own browser; it is untrusted input when read back."""

from __future__ import annotations

import base64
import binascii
import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, field
from hashlib import shake_256
from typing import Any, Final, Literal

from piquet_tutor.app.shared.keeping.page_state import is_short, is_table, joined_table, kept
from piquet_tutor.game.deal.random_play import LARGEST_SEED
from piquet_tutor.game.rules.loader import rule_set_names
from piquet_tutor.teach.scoring.editions import EDITIONS, FIRST, NEWEST
from piquet_tutor.teach.scoring.pacing import PACES
from piquet_tutor.teach.scoring.practice import DIFFICULTIES

FORMAT: Final = "piquet-scorer/1"
SEALED: Final = "q."
"""What the token of a question begins with; those kept by earlier versions are the name itself, in base64."""
TABS: Final = ("practice", "deal", "known")
VERDICTS: Final = ("right", "wrong", "skipped")
SKIPPED: Final = "skipped"
MOST_RECENT: Final = 12
HINTS: Final = 4
LARGEST: Final = 20_000
"""Characters of a kept place that are read at all."""
LARGEST_SITTING: Final = LARGEST_SEED // 1000
"""The largest seed of a sitting, which has room for a thousand questions, each by a seed of its own."""
LONGEST_NAME: Final = 400
MOST_NAMES: Final = 40
MOST_POINTS: Final = 1000

Written = dict[str, int] | Literal["skipped"] | None
"""What was written in a box, points by side; skipped; or nothing yet."""


@dataclass
class ScorerState:
    """Where the learner is.

    Attributes:
        tab: which part of the page is shown.
        rules: the rule set by name.
        topic: the box that is practised; empty for all.
        difficulty: one of ``practice.DIFFICULTIES``.
        seed: which stream of questions.
        asked: how many questions have been asked, by topic.
        question: the token of the question that stands.
        hints: how many hints have been taken to it.
        answer: what was answered to it.
        first: what was answered at first, where that was wrong and there is a second try.
        recent: what became of the last answers, the oldest first.
        deal: the seed of the deal that is scored.
        edition, deal_edition: of the deals of either seed: what an earlier version made of it stays what it was.
        linked: by what the deal of a link is known again, where that is scored instead; empty for none.
        pace: one of ``pacing.PACES``.
        stop: at which stop of it.
        answers: what was answered there, by box.
        taken: how many hints were taken there, by box.
    """

    tab: str = "practice"
    rules: str = "rubicon"
    topic: str = ""
    difficulty: str = "any"
    seed: int = 0
    asked: dict[str, int] = field(default_factory=dict)
    question: str = ""
    hints: int = 0
    answer: Written = None
    first: Written = None
    recent: list[str] = field(default_factory=list)
    deal: int = 0
    linked: str = ""
    pace: str = "call"
    stop: int = 0
    answers: dict[str, Written] = field(default_factory=dict)
    taken: dict[str, int] = field(default_factory=dict)
    edition: int = NEWEST
    deal_edition: int = NEWEST

    def begun_anew(self, seed: int, deal: int) -> ScorerState:
        """The same part of the page and the same choices, with nothing asked or answered there yet."""
        return ScorerState(self.tab, self.rules, self.topic, self.difficulty, seed, deal=deal, pace=self.pace)

    def to_json(self) -> str:
        """The place as text."""
        return json.dumps({"format": FORMAT, **asdict(self)})

    @classmethod
    def from_json(cls, text: str) -> ScorerState:
        """Read a place.

        Raises:
            ValueError: it is none that this page has kept.
        """
        earlier = {"first": None, "edition": FIRST, "deal_edition": FIRST}  # there was but one try, and one edition
        value = {**earlier, **kept(text, FORMAT, LARGEST)}
        if value.keys() != _CHECKS.keys():
            raise ValueError("it has another form")
        for name, check in _CHECKS.items():
            if not check(value[name]):
                raise ValueError(f"{name} has a value it cannot have")
        return cls(**value)


_PRACTICE: Final = ("topic", "difficulty", "seed", "asked", "question", "hints", "answer", "first", "recent", "edition")
_DEAL: Final = ("deal", "deal_edition", "linked", "pace", "stop", "answers", "taken")


def joined(before: str | None, mine: str, theirs: str | None) -> str | None:
    """Where a learner is who goes on in two tabs: at each task where they were last, of one deal with all its boxes."""
    try:
        here, there = ScorerState.from_json(mine), ScorerState.from_json(theirs or "")
        then = ScorerState.from_json(before or "")
    except ValueError:
        return mine
    if here == then:
        return theirs
    if here.rules != there.rules:
        return mine
    found = asdict(there) | ({"tab": here.tab} if here.tab != then.tab else {})
    for task in (_PRACTICE, _DEAL):
        if any(getattr(here, name) != getattr(then, name) for name in task):
            found |= {name: getattr(here, name) for name in task}
    if (here.deal, here.linked, here.pace) == (there.deal, there.linked, there.pace):
        same = (here.deal, here.linked) == (then.deal, then.linked)
        answers = joined_table(then.answers if same else {}, here.answers, there.answers)
        found |= {"answers": answers, "stop": max(here.stop, there.stop)}
    return ScorerState(**found).to_json()


def token_of(name: str) -> str:
    """The name of a question as it is kept: the name itself tells which misreading it is rigged against.

    Without any secret, as all that is kept; but no word of it is left to be read.

    >>> name_of(token_of("rubicon//capot_on_top/cards/1/any"))
    'rubicon//capot_on_top/cards/1/any'
    """
    return SEALED + base64.urlsafe_b64encode(_folded(name.encode())).decode()


def name_of(token: str) -> str:
    """The name behind a token.

    Raises:
        ValueError: it is no token.
    """
    try:
        found = base64.b64decode(token.removeprefix(SEALED).encode("ascii"), altchars=b"-_", validate=True)
        return (_folded(found) if token.startswith(SEALED) else found).decode()
    except (binascii.Error, UnicodeError) as error:
        raise ValueError("this is no token of a question") from error


def _folded(text: bytes) -> bytes:
    """Some bytes with others laid over them, always the same; laid over them twice they are gone again."""
    over = shake_256(FORMAT.encode()).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, over, strict=True))


# --- checks ---------------------------------------------------------------------------------------------------------


def _number(high: int) -> Callable[[Any], bool]:
    return lambda value: type(value) is int and 0 <= value <= high


def _text(value: Any) -> bool:
    return is_short(value, LONGEST_NAME)


def _by_name(check: Callable[[Any], bool]) -> Callable[[Any], bool]:
    return lambda value: is_table(value, check, MOST_NAMES, LONGEST_NAME)


_points = _by_name(_number(MOST_POINTS))


def _written(value: Any) -> bool:
    return value is None or value == SKIPPED or _points(value)


def _edition(value: Any) -> bool:
    return type(value) is int and value in EDITIONS


def _recent(value: Any) -> bool:
    return isinstance(value, list) and len(value) <= MOST_RECENT and all(one in VERDICTS for one in value)


_CHECKS: Final[dict[str, Callable[[Any], bool]]] = {
    "tab": lambda value: value in TABS,
    "rules": lambda value: value in rule_set_names(),
    "topic": _text,
    "difficulty": lambda value: value in DIFFICULTIES,
    "seed": _number(LARGEST_SEED),
    "asked": _by_name(_number(LARGEST_SEED)),
    "question": _text,
    "hints": _number(HINTS),
    "answer": _written,
    "first": _written,
    "recent": _recent,
    "deal": _number(LARGEST_SEED),
    "linked": _text,
    "pace": lambda value: value in PACES,
    "stop": _number(MOST_NAMES),
    "answers": _by_name(_written),
    "taken": _by_name(_number(HINTS)),
    "edition": _edition,
    "deal_edition": _edition,
}
