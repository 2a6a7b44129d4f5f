"""A review as a plain dictionary for a widget or a command: only texts, numbers, card codes and places.

A scene is ``{"title", "summary", "nothing", "findings", "notes", "working", "more", "fewer", "hint"}``. A finding is
``{"id", "text", "points", "group", "tag", "why", "place", "cards", "numbers", "first"}``: ``place`` is how many actions
had been taken before it, ``numbers`` the rulings it rests on, ``first`` whether it is shown before the reader asks for
more, and the first of ``why`` says in a line what the finding rests on: it is shown before anything is opened.
``nothing`` is the sentence that nothing was given away, or empty; it takes the place of one of the first few. While the
costliest choices are still to be answered, they alone are listed: each has ``question`` true, and neither its text nor
its cards say what would have been better; ``reveal`` is the label of the button that tells all. One that has been told
has ``principle``, and ``watch`` for its lines: ``{"id", "label"}``. Where one choice stands against another,
``choices`` has both: ``{"id", "label", "word", "cards"}``, the ``word`` short enough for a card on the table.

Whoever is asked sees no choice before all of them have been weighed, and what has been told stays in its place.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from piquet_tutor import narration
from piquet_tutor.engine.rulings import serials
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Void
from piquet_tutor.narration.naming import NOBODY, Names
from piquet_tutor.players.review.asking import cards_in, question_of
from piquet_tutor.players.review.model import FOLDED, MissedChance, Review
from piquet_tutor.players.review.principles import AnsweredChoice
from piquet_tutor.players.review.wording import Commentary

Scene = dict[str, Any]


def scene(
    review: Review,
    names: Names = NOBODY,
    reader: Seat | None = None,
    told: Mapping[str, AnsweredChoice] | None = None,
) -> Scene:
    """A review as a widget shows it.

    Args:
        review: what has been found so far.
        names: of those who play, at a table in play.
        reader: the seat whose numbering of the rulings is used; None for the numbers of the whole ledger.
        told: the costliest choices that have been told, by their ids; None where nothing is asked.
    """
    teller = Commentary(review, names)
    open_ = [each for each in _asked(review) if told is not None and id_of(each) not in told]
    # Not before every search has run: one of them may still find something.
    nothing = teller.nothing() if review.whole and review.nothing_given else ""
    first = FOLDED - bool(nothing)
    numbers = serials(review.deal.rulings, reader)
    shown = _asked(review) if open_ else review.findings if told is None else _in_their_places(review)
    listed = [
        _question(each, teller)
        if each in open_
        else {
            **_chance_scene(each, teller, numbers, place < first),
            "choices": choices_of(each, review.language, own=reader is not None),
            **_lesson(each, teller, (told or {}).get(id_of(each))),
        }
        for place, each in enumerate(shown)
    ]
    return {
        "title": teller.title(),
        "summary": teller.summary(),
        "nothing": nothing,
        "findings": listed,
        "notes": list(teller.notes()) if review.whole and not open_ else [],
        "working": "" if review.whole else narration.whole(f"review-{_stage(review)}", review.language),
        "more": narration.whole("review-all", review.language, count=len(listed) if len(listed) > first else 0),
        "fewer": narration.whole("review-fewer", review.language),
        "hint": narration.whole("review-hint", review.language),
        "reveal": narration.whole("review-reveal", review.language) if open_ else "",
    }


def _asked(review: Review) -> tuple[MissedChance, ...]:
    """The choices that are asked again: none before all of them are known, so that their number and order stand."""
    return review.costliest if review.settled or review.whole else ()


def _in_their_places(review: Review) -> tuple[MissedChance, ...]:
    """What has been told stays where it was read; what only hindsight finds comes below it, once all has been found."""
    asked = _asked(review)
    return (*asked, *(each for each in review.findings if each not in asked)) if review.whole else asked


def _stage(review: Review) -> str:
    """Whether it is choices that are still looked for, or what else there is to say."""
    return "working" if review.settled else "weighing"


def choices_of(each: MissedChance, language: str, *, own: bool) -> list[Scene]:
    """What was done and what was better, each under its name; nothing where no two choices stand against each other.

    Args:
        each: the finding.
        language: of the names.
        own: whether it is the reader's own.
    """
    done, better = cards_in(each.facts.get("card")), cards_in(each.facts.get("better"))
    if not done or not better:
        return []
    return [
        {
            "id": name,
            "label": narration.whole("review-choice", language, choice=name, own=own, group=each.group),
            "word": narration.whole("review-choice-word", language, choice=name, own=own),
            "cards": [one.code for one in cards],
        }
        for name, cards in (("done", done), ("better", better))
    ]


def _question(each: MissedChance, teller: Commentary) -> Scene:
    return {
        "id": id_of(each),
        "text": question_of(teller.review, each, teller.names),
        "points": "",
        "group": each.group,
        "tag": narration.whole("review-again", teller.review.language),
        "why": [],
        "place": each.place,
        "cards": [],
        "numbers": [],
        "first": True,
        "question": True,
    }


def _lesson(each: MissedChance, teller: Commentary, told: AnsweredChoice | None) -> Scene:
    """What a choice teaches, before its reasons, and the lines that can be watched."""
    if told is None:
        return {}
    principle, language = told.principle, teller.review.language
    why = [teller.principle(principle.name, principle.facts), *teller.reasons(each)[:1]]
    if told.lines is not None:
        gain = told.lines.gain
        why.append(narration.whole("principle-to-the-end", language, gain=abs(gain), more=gain > 0))
    watch = [{"id": line, "label": narration.whole(f"review-watch-{line}", language)} for line in ("done", "better")]
    return {
        "verdict": narration.whole("review-right", language) if told.right else "",
        "principle": narration.whole(f"principle-{principle.name}", language),
        "why": why,
        "watch": watch if told.lines is not None else [],
    }


def _chance_scene(each: MissedChance, teller: Commentary, numbers: dict[int, int], first: bool) -> Scene:
    return {
        "id": id_of(each),
        "text": teller.sentence(each),
        "points": teller.points(each),
        "group": each.group,
        "tag": teller.group(each.group),
        "why": list(teller.reasons(each)),
        "place": each.place,
        "cards": codes_of(each),
        "numbers": [numbers[number] for number in each.rulings if number in numbers],
        "first": first,
    }


def id_of(each: MissedChance) -> str:
    """An id that stays the same as other findings come and go; it does not name a card that answers a question."""
    about = [str(each.facts.get("what", ""))] if each.behind is not None else codes_of(each)
    return "-".join(part for part in (each.name, str(each.place), *about) if part)


def codes_of(each: MissedChance) -> list[str]:
    """Codes of the cards to highlight; a void suit has no card."""
    return [one.code for one in each.cards if not isinstance(one, Void)]


def value_of(review: Review) -> Scene:
    """A review for JSON: its scene and its seat, with each finding's points as a number."""
    shown = scene(review)
    for each, finding in zip(shown["findings"], review.findings, strict=True):
        each |= {"points": finding.points, "exact": finding.exact, "name": finding.name}
        del each["first"]
    kept = {name: shown[name] for name in ("title", "summary", "nothing", "findings", "notes")}
    return {"seat": review.seat, **kept}
