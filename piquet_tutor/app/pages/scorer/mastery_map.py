"""The map of what is known, which can be saved as a file, loaded and erased."""

from __future__ import annotations

from collections.abc import Sequence

from piquet_tutor import narration
from piquet_tutor.app.part import Part, Scene
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.narration import clause_question, rules_title
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.clauses import clause
from piquet_tutor.teach.scoring.mastery import BOXES, LARGEST, PRINCIPLE, Mastery
from piquet_tutor.teach.scoring.misconceptions import applicable
from piquet_tutor.teach.scoring.words import authority


class MasteryMap(Part):
    """Every rule and how it stands; saved, loaded and erased here.

    Scene: as :func:`map_scene` makes it, ``note``, and ``file`` (``name``, ``text``).
    Intents: ``import`` (``text``), ``too_large``, ``erase``.
    """

    view = "map"
    longest = 2 * LARGEST


def map_scene(rules: RuleSet, mastery: Mastery, language: str = "en") -> Scene:
    """The map of what is known: every rule that can be practised, and every principle a review has asked about.

    Returns:
        ``title``, ``subtitle``, ``lines``, ``shelves`` (``box``, ``text``, ``count``), ``rules`` (how each is called,
        its law and where it is written, its Leitner box, whether it is due, how often it was answered), ``boxes`` (how
        many there are) and ``words``.
    """
    laws, due = _laws(rules), mastery.due()
    principles = [name for name in mastery.rules if name.startswith(PRINCIPLE)]
    count = len([law for law in laws if law in due])
    return {
        "title": narration.message("scorer-mastery-title", language),
        "subtitle": rules_title(rules, language),
        "lines": [
            narration.message("scorer-page-answers", language, count=mastery.marked),
            *([narration.message("scorer-page-idle", language, count=mastery.idle)] if mastery.idle else []),
            narration.message("scorer-mastery-due", language, count=count),
            narration.message("scorer-mastery-method", language),
        ],
        "shelves": _shelves([*laws, *principles], mastery, language),
        "rules": [
            *(_rule(rules, law, mastery, language) for law in laws),
            *(_principle(name, mastery, language) for name in principles),
        ],
        "boxes": BOXES,
        "words": {
            name: narration.message(f"scorer-page-{name}", language)
            for name in ("export", "import", "erase", "erase-sure", "erase-yes", "erase-no", "own")
        },
    }


def small_map(rules: RuleSet, mastery: Mastery, language: str) -> Scene:
    """How many rules stand on each shelf: a map that is also the way to the whole one."""
    return {
        "label": narration.message("scorer-page-tab-known", language),
        "shelves": _shelves(_laws(rules), mastery, language),
    }


def _laws(rules: RuleSet) -> list[str]:
    """Every rule that can be practised."""
    return list(dict.fromkeys(each.law for each in applicable(rules)))


def _box_of(name: str, mastery: Mastery) -> int:
    known = mastery.rules.get(name)
    return known.box if known is not None else 0


def _shelf(box: int, language: str) -> str:
    if not box:
        return narration.message("scorer-mastery-unseen", language)
    return narration.message("scorer-mastery-box", language, box=box)


def _shelves(names: Sequence[str], mastery: Mastery, language: str) -> list[Scene]:
    standing = [_box_of(name, mastery) for name in names]
    return [{"box": box, "text": _shelf(box, language), "count": standing.count(box)} for box in range(BOXES + 1)]


def _rule(rules: RuleSet, law: str, mastery: Mastery, language: str) -> Scene:
    """A rule: called by its question, and by a narrower one where it shares that with another."""
    own = f"scorer-known-{law.replace('.', '-')}"
    question = clause_question(rules.clauses[law], language)
    return {
        "title": narration.message(own, language) if own in catalogue(language) else question,
        "law": clause(rules, law, language),
        "cite": authority(rules, law, language),
        **_standing(law, mastery, language),
    }


def _principle(name: str, mastery: Mastery, language: str) -> Scene:
    """A principle of good play that reviews have asked about."""
    return {
        "title": narration.message(f"principle-{name.removeprefix(PRINCIPLE)}", language),
        "law": narration.message("scorer-page-principle-from", language),
        "cite": narration.message("scorer-page-principle", language),
        **_standing(name, mastery, language),
    }


def _standing(name: str, mastery: Mastery, language: str) -> Scene:
    """How well one rule, or one principle of good play, is known."""
    known, box = mastery.rules.get(name), _box_of(name, mastery)
    told = {"of": "", "due": "", "tally": ""}
    if known is not None and box:
        told = {
            "of": narration.message("scorer-page-box-of", language, box=box, boxes=BOXES),
            "due": narration.message("scorer-page-due", language, wait=mastery.wait(name)),
            "tally": narration.message("scorer-page-tally", language, right=known.right, wrong=known.wrong),
        }
    return {"id": name, "box": box, "text": _shelf(box, language), **told}
