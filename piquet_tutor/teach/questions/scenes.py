"""A question, and its mark, as plain JSON: everything that a view draws, with nothing left for it to decide.

Before it is answered nothing in a scene tells the answer; of a wrong one only what may be told then.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from hashlib import sha256
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.table import Side
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.narration import message
from piquet_tutor.teach.questions.asked import Askable, Feedback, Form, Marked, WordedQuestion
from piquet_tutor.teach.questions.quiz import Quiz
from piquet_tutor.teach.scoring.laid_open import CardsLaid, Row

Scene = dict[str, Any]
_KEY: Final = 16
_FORM_WORDS: Final = ("who", "who_both", "each", "how_many", "mark")


def quiz_scene(quiz: Quiz, language: str = "en", note: str = "") -> Scene:
    """The question that stands, and what became of the last answer to it.

    Args:
        quiz: where somebody is.
        language: a language that the catalogue has.
        note: why what was sent could not be marked; empty otherwise.

    Returns:
        ``key`` (changes with the question), ``title``, ``place`` (which of how many; empty where there is one),
        ``text`` (the question), ``form`` (what is open: see :func:`form_scene`), ``mark`` (see :func:`mark_scene`; None
        before an answer), ``over``, ``note``, ``next`` and ``show`` (labels of buttons; empty for none), ``words``.
    """
    asked, asking = quiz.question, quiz.question.asking(language)
    told = asked.told(quiz.mark, language, whole=quiz.whole) if quiz.mark is not None else None
    count = len(quiz.questions)
    place = message("question-place", language, number=quiz.place + 1, count=count) if count > 1 else ""
    return {
        "key": key_of(asked, quiz.place),
        "title": asking.title,
        "place": place,
        "text": asking.text,
        "form": form_scene(asking.form, language),
        "mark": mark_scene(told, asking, language) if told is not None else None,
        "over": quiz.over,
        "note": note,
        "next": narration.message("scorer-page-next", language) if quiz.over and not quiz.last else "",
        "show": "" if quiz.whole else message("question-show", language),
        "words": words(language),
    }


def words(language: str) -> Scene:
    """What a view says of its own accord."""
    return {
        **{name: narration.message(f"scorer-page-{name}", language) for name in _FORM_WORDS},
        **{name.replace("-", "_"): message(f"question-{name}", language) for name in ("choose-one", "cards-chosen")},
        "trick-heads": narration.message("scorer-page-trick-heads", language),
    }


def key_of(asked: Askable, place: int = 0, within: str = "") -> str:
    """What tells a question from another, or from the same asked elsewhere, and nothing of its answer.

    Args:
        asked: the question.
        place: which of several it is, from 0.
        within: where it is asked, such as the path of a notebook.
    """
    deal = asked.deal
    hands = (f"{seat} {' '.join(card.code for card in cards)}" for seat, cards in (deal.kept or deal.hands).items())
    name = f"{asked.sort} {asked.subject} {asked.side or ''} {deal.rules.id} {place} {' '.join(hands)} {within}"
    return sha256(name.encode()).hexdigest()[:_KEY]


def form_scene(form: Form, language: str) -> Scene:
    """What is open: ``sort``, and by it ``sides`` (with their labels), ``choices`` or ``hand``."""
    return {
        "sort": form.sort,
        "sides": [side_scene(side, name, language) for side, name in form.sides],
        "of_each": form.of_each,
        "one": form.one,
        "nobody": narration.message("scorer-nobody", language),
        "choices": [{"id": each.id, "text": each.text} for each in form.choices],
        "hand": codes(form.hand),
    }


def side_scene(side: Side, name: str, language: str) -> Scene:
    """A side that may score: its name, and what its field and the steps beside it are called."""
    steps = {word: narration.whole(f"scorer-page-{word}", language, side=name) for word in ("points", "more", "less")}
    return {"id": side, "label": name, **steps}


def mark_scene(told: Feedback, asking: WordedQuestion, language: str) -> Scene:
    """How an answer was marked, and all that is told about it.

    Returns:
        ``verdict``, ``word``, ``text``, ``named`` (titles of misreadings), ``why``, ``sums`` (``caption``, ``head`` and
        ``rows`` of three texts each, the last what they come to; None where there are none), ``reasons``, ``law``
        (``text``, ``cite``), ``lit`` (cards), ``rows`` (the hands in which they lie).
    """
    lit = frozenset(told.lit)
    return {
        "verdict": told.verdict,
        "word": told.word,
        "text": told.text,
        "named": named_words(told, language),
        "why": list(told.why),
        "sums": sums_scene(told, language),
        "reasons": list(told.reasons),
        "law": {"text": told.law, "cite": told.cite},
        "lit": codes(told.lit),
        "rows": [row_scene(row) for row in asking.rows if lit & set(row.cards)],
    }


def named_words(told: Feedback, language: str) -> list[str]:
    """The misreadings behind an answer, each announced as one."""
    return [narration.whole("scorer-page-misreading", language, name=name) for name in told.named]


def sums_scene(told: Feedback, language: str) -> Mapping[str, Any] | None:
    """Two sums side by side; of an answer that is right, or of none, only that of the law.

    Of a wrong one that is to be tried again there is only its own: the other ends with what is asked.
    """
    if not told.sums:
        return None
    law, yours = (narration.message(f"question-sum-{whose}", language) for whose in ("law", "yours"))
    if told.both:
        caption = message("question-sums", language)
        return {
            "caption": caption,
            "head": ["", law, yours],
            "rows": [[line.text, line.law, line.yours] for line in told.sums],
        }
    own = told.verdict == "wrong"
    return {
        "caption": message("question-sums-one", language),
        "head": ["", yours if own else law],
        "rows": [[line.text, line.yours if own else line.law] for line in told.sums],
    }


def row_scene(row: Row) -> Scene:
    """Some cards that lie open."""
    return {**vars(row), "cards": codes(row.cards)}


def laid_scene(laid: CardsLaid) -> Scene:
    """The cards that a box is about: ``rows`` and ``tricks``."""
    tricks = [{**vars(trick), "cards": codes(trick.cards)} for trick in laid.tricks]
    return {"rows": [row_scene(row) for row in laid.rows], "tricks": tricks}


def codes(cards: Iterable[Card]) -> list[str]:
    """What each card is called in a record, such as “AS”."""
    return [card.code for card in cards]


def plainly(marked: Marked) -> Any:
    """An answer as it was read, in plain values: points by side, the codes of cards, or the name of a choice."""
    given = marked.given
    if isinstance(given, tuple):
        return dict(given)
    if isinstance(given, frozenset):
        cards: Cards = tuple(sorted(given, key=lambda card: card.code))
        return " ".join(codes(cards))
    return given
