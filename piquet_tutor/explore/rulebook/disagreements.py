"""Where books disagree: each question once, with every answer and who gives it, by part of the game.

>>> [part.title for part in disagreements()][:2]
['The deal', 'Carte blanche']
>>> deal = disagreements()[0].questions[0]
>>> deal.title, deal.answers[0].words, deal.answers[0].places
('Who deals first', 'the player who cuts the higher card', ('Wikipedia, Cut',))
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property, lru_cache

from piquet_tutor import narration
from piquet_tutor.engine.clauses import Value, plainly
from piquet_tutor.explore.rulebook.book import Setting, has_words_beginning, part_names, part_of, plain
from piquet_tutor.explore.rulebook.other_answers import Alternative, first_places, placed, whose
from piquet_tutor.game.rules.loader import bibliography, load, options, rule_set_names
from piquet_tutor.narration.options import option_title, value_words


@dataclass(frozen=True)
class Disagreement:
    """A question that books answer differently.

    Attributes:
        option: the option that holds the answer.
        title: the question, as a title.
        clause: a clause of the rulebook that turns on it; empty for a custom, on which no ruling turns.
        rules: a rule set in which that clause is in force.
        answers: each answer that a book gives.
    """

    option: str
    title: str
    clause: str
    rules: str
    answers: tuple[Alternative, ...]

    @cached_property
    def searched(self) -> str:
        """All the text that a search covers."""
        return plain(
            " ".join([self.title, self.option, *(text for each in self.answers for text in (each.words, *each.places))])
        )


@dataclass(frozen=True)
class PartOfTheGame:
    """A part of the game, with what books disagree about in it."""

    id: str
    title: str
    questions: tuple[Disagreement, ...]


@lru_cache(maxsize=4)
def disagreements(language: str = "en") -> tuple[PartOfTheGame, ...]:
    """Every question that two books or more answer differently, in the order of the rulebook."""
    found: dict[str, list[Disagreement]] = {name: [] for name in part_names()}
    for option in options():
        answers = tuple(_answers(option, language))
        if len(answers) > 1:
            rules, clause = _home(option)
            title = option_title(option, language)
            part = part_of(clause or option.replace("_", ".", 1))
            found[part].append(Disagreement(option, title, clause, rules, answers))
    return tuple(
        PartOfTheGame(name, narration.message(f"rulebook-part-{name}", language), tuple(questions))
        for name, questions in found.items()
        if questions
    )


def searched(text: str, language: str = "en") -> tuple[PartOfTheGame, ...]:
    """The questions that contain, for each word of a text, a word that begins with it.

    >>> [each.title for part in searched("last trick") for each in part.questions]
    ['The last trick']
    """
    words = plain(text).split()
    kept = (
        PartOfTheGame(
            part.id,
            part.title,
            tuple(each for each in part.questions if has_words_beginning(each.searched, words)),
        )
        for part in disagreements(language)
    )
    return tuple(part for part in kept if part.questions)


@lru_cache(maxsize=4)
def differing(language: str = "en") -> dict[str, Disagreement]:
    """Every question that two books or more answer differently, by its option.

    >>> differing()["pique_reckoning"].title
    'How a pique is judged'
    """
    return {each.option: each for part in disagreements(language) for each in part.questions}


def untold(setting: Setting) -> tuple[str, ...]:
    """The other values of an option, in words, that the questions above leave out.

    Of a question that books answer differently those that no book gives; of any other, all of them.
    """
    if setting.name not in differing():
        return tuple(words for _, words in setting.others)
    values = {plainly(value): value for value in options()[setting.name].values}
    return tuple(words for code, words in setting.others if not whose(setting.name, values[code]))


def _home(option: str) -> tuple[str, str]:
    """The first rule set with a clause that turns on an option, and that clause; none where it is a custom."""
    for name in rule_set_names():
        for clause in load(name).clauses.values():
            if option in clause.options:
                return name, clause.id
    return "", ""


def _values(option: str) -> tuple[Value, ...]:
    """The values of an option; of a number, those that some rule set has or a source is known to have."""
    if own := options()[option].values:
        return tuple(own)
    chosen = dict.fromkeys(load(name).settings[option].value for name in rule_set_names())
    return tuple(dict.fromkeys([*chosen, *(int(value) for value in options()[option].held_by)]))


def _answers(option: str, language: str) -> Iterator[Alternative]:
    for value in _values(option):
        places = first_places(option, value, bibliography())
        if places:
            yield Alternative(value_words(option, value, language), tuple(placed(each, language) for each in places))
