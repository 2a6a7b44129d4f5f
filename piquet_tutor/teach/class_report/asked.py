"""How a class answered, question by question, and what it missed most."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field, fields, replace
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.game.cards import CardError, parse_cards

OTHER: Final = "other_cards"
"""Of answers of several cards, every one that the report does not list."""
MOST_TOPICS: Final = 3
MOST: Final = 999
"""The most pupils that are counted for one answer."""
MOST_CHOICES: Final = 40
LONGEST: Final = 1_000
LONGEST_NAME: Final = 60
"""Of a pupil, with the number that tells two of the same name apart."""


@dataclass(frozen=True)
class Poll:
    """A question that a class was asked, and how it answered.

    Attributes:
        text: the question.
        topic: what it is about, such as ``point`` or ``repique``; empty for what no worksheet asks.
        labels: what could be answered, each with its words, in order.
        right: the right answer.
        counts: how many gave each answer.
        misread: by wrong answer, what those believe who give it, in words.
        names: who answered what, where names were asked for; an empty answer is none, and cards that are not listed are
            the cards.
        good: answers that are as right as the right one, and are listed under it.
        parts: what an answer of several consists of; one that is not listed counts as :data:`OTHER`.
        deal: what it was asked about, in words.
        day: on which day, as ``2026-05-04``.
        rules: the rule set of that deal.
        book: what that is called.
    """

    text: str
    topic: str
    labels: Mapping[str, str]
    right: str
    counts: Mapping[str, int] = field(default_factory=dict)
    misread: Mapping[str, str] = field(default_factory=dict)
    names: Sequence[tuple[str, str]] = ()
    good: Sequence[str] = ()
    parts: Sequence[str] = ()
    deal: str = ""
    day: str = ""
    rules: str = ""
    book: str = ""

    def written(self) -> dict[str, Any]:
        """The question as it is kept, without the names."""
        return {name: value for name, value in asdict(self).items() if name != "names"}

    @property
    def answers(self) -> int:
        """How many answered."""
        return sum(self.counts.values())

    @property
    def missed(self) -> int:
        """How many answered wrongly."""
        return self.answers - self.counts.get(self.right, 0)

    @property
    def by_name(self) -> dict[str, str]:
        """The answer of everybody who gave a name, empty for none."""
        return dict(self.names)

    def answered(self, tally: object, by: object) -> Poll:
        """The question with the answers that a room tells of; of a stranger's text what does not fit is dropped.

        Args:
            tally: how many gave each answer.
            by: pairs of a name and an answer, empty for none; None where names were not asked for.
        """
        counts: Counter[str] = Counter()
        for given, number in list(tally.items())[:MOST] if isinstance(tally, Mapping) else ():
            choice = self.listed(given)
            if choice and type(number) is int and number > 0:
                counts[choice] += min(MOST, number)
        names = tuple((name, self._given(given)) for name, given in _pairs(by))
        return replace(self, counts=dict(counts), names=names)

    def _given(self, given: str) -> str:
        """An answer as it stands beside a name: of cards that are not listed, each once."""
        listed = self.listed(given)
        return " ".join(sorted(set(given.split()))) if listed == OTHER else listed

    def listed(self, given: str) -> str:
        """The answer of the report under which an answer is listed; empty for none."""
        if given in self.good:
            return self.right
        if given in self.labels and given != OTHER:
            return given
        return OTHER if given and self.parts and set(given.split()) <= set(self.parts) else ""


def _pairs(by: object) -> Iterable[tuple[str, str]]:
    for each in by[:MOST] if isinstance(by, list) else ():
        if isinstance(each, list | tuple) and len(each) == 2 and all(isinstance(one, str) for one in each):
            name, given = each
            if 0 < len(name) <= LONGEST_NAME and name.isprintable():
                yield name, given


_KEPT: Final = {each.name for each in fields(Poll)} - {"names"}
_NEEDED: Final = {"text", "topic", "labels", "right", "counts", "misread"}
_TEXTS: Final = ("text", "topic", "right", "deal", "day", "rules", "book")


def read_asked(written: object) -> Poll | None:
    """A question that was kept; None if a stranger wrote something else."""
    if not isinstance(written, dict) or not _NEEDED <= written.keys() <= _KEPT:
        return None
    labels, misread, counts = (written[each] for each in ("labels", "misread", "counts"))
    if not all(_is_text(written.get(each, "")) for each in _TEXTS) or not _is_texts(labels) or not _is_texts(misread):
        return None
    if not all(_is_list(written.get(each, [])) for each in ("good", "parts")):
        return None
    if written["right"] not in labels or not isinstance(counts, dict) or not set(counts) <= set(labels):
        return None
    if not all(type(count) is int and 0 <= count <= MOST for count in counts.values()):
        return None
    return Poll(**written)


def _is_text(value: object) -> bool:
    return isinstance(value, str) and len(value) <= LONGEST


def _is_list(value: object) -> bool:
    return isinstance(value, list | tuple) and len(value) <= MOST_CHOICES and all(map(_is_text, value))


def _is_texts(value: object) -> bool:
    return isinstance(value, dict) and len(value) <= MOST_CHOICES and all(map(_is_text, (*value, *value.values())))


def shown(asked: Poll) -> dict[str, str]:
    """What the report lists of what could be answered: of many, what is right and what anybody answered."""
    if len(asked.labels) <= _FEW:
        return dict(asked.labels)
    return {each: label for each, label in asked.labels.items() if each == asked.right or asked.counts.get(each)}


_FEW: Final = 6


def pupils(asked: Iterable[Poll]) -> list[str]:
    """Everybody who gave a name, in the order in which they came in."""
    return list(dict.fromkeys(name for each in asked for name, _ in each.names))


def silent(asked: Poll, everybody: Iterable[str]) -> list[str]:
    """Who gave no answer to a question, whether they were there by then or came later."""
    given = asked.by_name
    return [name for name in everybody if not given.get(name)]


def called(name: str, closed: Collection[str], language: str) -> str:
    """A pupil's name; where the teacher has closed the seat, with that."""
    return narration.message("live-report-closed", language, name=name) if name in closed else name


def answer_called(asked: Poll, given: str, language: str) -> str:
    """An answer in words; cards that the report does not list one by one as the cards they are."""
    if given in asked.labels or asked.listed(given) != OTHER:
        return asked.labels.get(given, given)
    return cards_called(given, language)


def cards_called(given: str, language: str) -> str:
    """The cards of an answer as they are shown, such as ``K♥ J♥``; what are no cards as it stands."""
    try:
        cards = sorted(parse_cards(given), key=lambda card: card.index)
    except CardError:
        return given
    return " ".join(narration.card_symbol(card, language) for card in cards)


def missed_most(asked: Iterable[Poll]) -> tuple[str, ...]:
    """Of what the largest share of the answers was wrong, that first, for a worksheet."""
    missed: Counter[str] = Counter()
    answers: Counter[str] = Counter()
    for each in asked:
        missed[each.topic] += each.missed
        answers[each.topic] += each.answers
    found = [topic for topic, count in missed.most_common() if count and topic]  # of equal shares the larger count
    return tuple(sorted(found, key=lambda topic: -missed[topic] / answers[topic])[:MOST_TOPICS])
