"""The worked examples, as the rulebook's search finds them: they are looked at in the gallery."""

from __future__ import annotations

from collections.abc import Iterator
from typing import ClassVar

from piquet_tutor import narration
from piquet_tutor.app.address import in_language
from piquet_tutor.app.pages.rulebook.place import RulebookPlace, Topic
from piquet_tutor.explore.examples import groups
from piquet_tutor.narration.functions import capital


class ExamplesPlace(RulebookPlace):
    """The examples by subject, each found by its title and by what it shows."""

    name: ClassVar[str] = "examples"

    def topics(self) -> Iterator[Topic]:
        """Every example, with the way to the page on which it lies on the table."""
        for subject in groups():
            for each in subject.examples:
                note = f"{each.title}.note"
                yield Topic(
                    id=f"{self.name}.{each.id}",
                    group=narration.message(subject.title, self.language),
                    title=narration.message(each.title, self.language),
                    short=f"{capital(narration.message(each.teaches, self.language))}.",
                    searched=narration.message(note, self.language) if narration.has_message(note) else "",
                    link=in_language(f"examples.ipynb?example={each.id}", self.language),
                    go=self.words["to_table"],
                )
