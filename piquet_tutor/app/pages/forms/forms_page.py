"""The page of the other forms: each taught on one hand to somebody who knows the parent game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.page import Page
from piquet_tutor.app.shared.controls.controls import Choice
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.keeping.page_state import LESSON_FORMAT, kept_or_none
from piquet_tutor.app.shared.keeping.restoring import lesson_of
from piquet_tutor.app.shared.page_parts import column, in_every_language
from piquet_tutor.app.shared.table.guided_table import GuidedTable
from piquet_tutor.app.visit import asked, language_asked, shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore.examples import example
from piquet_tutor.game.cards import sort_hand
from piquet_tutor.game.records.io import read_score
from piquet_tutor.teach.lessons import lesson

FORMS: Final = ("race", "thirty_six", "oldest_book", "normand", "voleur", "contract", "auction")
"""The lessons, the nearest to the game one knows first."""


@in_every_language
def forms_page(language: str | None = None) -> Page:
    """A lesson on one of the other forms; the page's address may name it (``forms.ipynb?form=voleur``)."""
    desk = FormsController(asked(), language or language_asked())
    return Page(
        "forms",
        [head(desk.words), desk.elsewhere, desk.notice, desk.form, desk.place],
        wide=True,
        keeps=[desk.store, desk.app.known.store],
        opens=desk.open,
    )


CARDS: Final = 6
"""Cards of a hand that are shown: its first suits, with the card that only a long pack has where there is one."""


class FormGallery(Choice):
    """Forms of the game, each a picture; once one is chosen, a line of their names.

    Scene: as of a :class:`~piquet_tutor.app.shared.controls.controls.Choice`, with ``value`` empty while none is
    chosen; and ``pictures``: by the name of a form its ``about``, ``others`` (how many more play) and ``cards`` of a
    hand.
    Intents: ``set`` (``value``).
    """

    view = "forms"

    def __init__(self, label: str, forms: Sequence[str], language: str, chosen: str = "") -> None:
        """Offer some forms.

        Args:
            label: what they are called.
            forms: the names of their lessons.
            language: of every text.
            chosen: the one that is taught; empty for none.
        """
        super().__init__(label, options=[(lesson(each, language).title, each) for each in forms])
        pictures = {each: picture(each, language) for each in forms}
        self.show({**(self.scene or {}), "value": chosen, "pictures": pictures})


@lru_cache(maxsize=32)
def picture(form: str, language: str) -> dict[str, Any]:
    """What is shown of a form: it is that of its lesson's deal."""
    given = lesson(form, language)
    score = read_score(example(given.record))
    hand = sort_hand((score.dealt or score.hands)[given.seat])
    return {
        "about": narration.rules_about(score.rules, language),
        "others": len(score.rules.table.seats) - 1,
        "cards": [each.code for each in hand[:CARDS]],
    }


class FormsController(GuidedTable):
    """The choice of a form, and the table its lesson is given at once one is chosen.

    Attributes:
        form: the choice.
        place: where the table stands.
        notice: why what the address asked for could not be had; empty otherwise.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        self.words = PageWords("forms", language)
        self.notice = LessonCard({})
        self._asked_for = wanted = query.get("form", "")
        name = wanted if wanted in FORMS else ""
        self.form = FormGallery(self.words["form"], FORMS, language, name)
        super().__init__(
            "forms",
            language,
            name or FORMS[0],
            which=lambda: self.session.lesson.id,
            naming=lambda kept: str(kept.get("lesson")),
        )
        self.place = column(self.app)
        self.place.hidden = not name
        self.form.on_change(self._chosen)
        if wanted != name:
            said = self.words("bad_form", given=shown(wanted))
            self.notice.show({"title": self.words["bad_form_title"], "paragraphs": [said], "tone": "refused"})

    def _chosen(self, name: str) -> None:
        self.begin(name)
        kept = self.store.of(name)
        if kept_or_none(kept, LESSON_FORMAT).get("over") is not True:  # what is over is chosen to be played again
            self._go_on(kept)

    def begin(self, name: str) -> None:
        """Put the lesson of a form on the table, and show it."""
        self.place.hidden = False
        self.notice.show({})
        super().begin(name)

    def _take_up(self, text: str) -> None:
        """Take up the lesson the browser kept, unless the address asks for another."""
        name, self._asked_for = self._asked_for or lesson_of(text), ""
        if name in FORMS:
            self.form.value = name
            self.begin(name)
            self._go_on(self.store.of(name))
