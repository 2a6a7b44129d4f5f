"""The page of the other forms: each taught on one hand to somebody who knows the parent game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import Address
from piquet_tutor.app.asking import asked, language_asked, shown
from piquet_tutor.app.held_text import HeldText
from piquet_tutor.app.kept_text import Kept
from piquet_tutor.app.page import Page
from piquet_tutor.app.shared.controls.controls import Choice
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.keeping.elsewhere import Elsewhere
from piquet_tutor.app.shared.keeping.looks import look_as, look_of
from piquet_tutor.app.shared.keeping.page_state import LESSON_FORMAT, kept_or_none
from piquet_tutor.app.shared.keeping.restoring import NoTable, lesson_of, restore_lesson, written_lesson
from piquet_tutor.app.shared.page_parts import column, in_every_language
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.table.guided import GuidedSession
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


class FormsController:
    """The choice of a form, and the table its lesson is given at once one is chosen.

    Attributes:
        form: the choice.
        app: the table, the lesson's notes above it; ``place`` is where it stands.
        notice: why what the address asked for could not be had; empty otherwise.
        elsewhere: that the lesson is being played in another tab, where it is.
        store: keeps the lesson in the reader's browser, so that it is there again after a reload.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        self.words = PageWords("forms", language)
        self.language = language
        self.notice = LessonCard({})
        wanted = query.get("form", "")
        name = wanted if wanted in FORMS else ""
        self.form = FormGallery(self.words["form"], FORMS, language, name)
        self.card = LessonCard({})
        self.card.on_intent(self._pass_on)
        self.session = self._session(name or FORMS[0])
        self._asked_for = query.get("form", "")
        self.store = HeldText(
            "forms", self._take_up, which=lambda: self.session.lesson.id, naming=lambda kept: str(kept.get("lesson"))
        )
        self.elsewhere = Elsewhere(self.store, language)
        self.app = TableApp(self.session, above=(self.card,), keep=self._changed)
        self.place = column(self.app)
        self.place.hidden = not name
        self.card.show(self.session.lesson_scene())
        self.form.on_change(self._chosen)
        if wanted != name:
            said = self.words("bad_form", given=shown(wanted))
            self.notice.show({"title": self.words["bad_form_title"], "paragraphs": [said], "tone": "refused"})

    def _session(self, name: str) -> GuidedSession:
        return GuidedSession(lesson(name, self.language), language=self.language)

    def _chosen(self, name: str) -> None:
        self._begin(name)
        kept = self.store.of(name)
        if kept_or_none(kept, LESSON_FORMAT).get("over") is not True:  # what is over is chosen to be played again
            self._go_on(kept)

    def _begin(self, name: str) -> None:
        look = look_of(self.session)
        self.session = self._session(name)
        self.place.hidden = False
        look_as(self.session, look)
        self.notice.show({})
        self.card.show(self.session.lesson_scene())
        self.app.attach(self.session)

    def _changed(self) -> None:
        self.store.keep(written_lesson(self.session))
        self.card.show(self.session.lesson_scene())

    def open(self, kept: Kept, _address: Address) -> None:
        """Go on with the lesson, and with what is known."""
        self.app.known.open(kept)
        self._take_up(self.store.recall(kept) or "")

    def _take_up(self, text: str) -> None:
        """Take up the lesson the browser kept, unless the address asks for another."""
        name, self._asked_for = self._asked_for or lesson_of(text), ""
        if name not in FORMS:
            return
        self.form.value = name
        self._begin(name)
        self._go_on(self.store.of(name))

    def _go_on(self, text: str) -> None:
        """Go on with a lesson where it was left."""
        with suppress(NoTable):  # then the lesson begins at its beginning
            restore_lesson(self.session, text)
            self.session.tell()

    def _pass_on(self, intent: dict[str, Any]) -> None:
        self.session.handle(intent)
