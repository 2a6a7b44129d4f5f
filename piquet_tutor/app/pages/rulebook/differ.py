"""Where books differ: every question that they answer differently, once, with each answer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import ClassVar

from piquet_tutor.app.pages.rulebook.place import PlaceDesk, RulebookPlace, Topic
from piquet_tutor.app.pages.rulebook.rules import beside_two_books
from piquet_tutor.app.visit import shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore.rulebook import disagreements
from piquet_tutor.narration.functions import capital


class DifferPlace(RulebookPlace):
    """The questions on which books differ."""

    name: ClassVar[str] = "differ"

    def __init__(self, desk: PlaceDesk) -> None:
        super().__init__(desk)
        self.beside = (beside_two_books(PageWords("rulebook", self.language)["beside"]),)

    def open(self, query: Mapping[str, str]) -> Iterator[str]:
        """A question, by its option."""
        option = query.get("question", "")
        if option and not self.desk.begin(option):
            yield self.words("bad_question", given=shown(option))

    def topics(self) -> Iterator[Topic]:
        """Every question, in the order of the rulebook."""
        for part in disagreements.disagreements(self.language):
            for each in part.questions:
                yield Topic(
                    id=each.option,
                    group=part.title,
                    title=each.title,
                    searched=each.searched,
                    answers=[
                        {"words": f"{capital(answer.words)}.", "places": "; ".join(answer.places)}
                        for answer in each.answers
                    ],
                    link=f"rulebook.ipynb?rules={each.rules}&clause={each.clause}" if each.clause else "",
                    go=self.words["rule"],
                )
