"""The head of a page: its name, one sentence on it, the six doors, and what else lies behind this one."""

from __future__ import annotations

from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.doors import DOORS, address_of, door_of
from piquet_tutor.app.part import Part
from piquet_tutor.app.words import PageWords

FRONT: Final = "index.ipynb"


class PageHead(Part):
    """The head of a page, the same on all of them.

    Scene: ``title``, ``lead``, ``alert`` (whether the sentence is to be spoken at once), and ``ways`` where there are
    any: the names of the list and of the button that opens it, ``label`` and ``menu``, then ``home`` and ``doors``.
    Each of these has ``label`` and ``page``; a door also ``here``, and ``pages``, which have the three as well.
    ``alone`` says that the page has tabs of its own.
    """

    view = "head"

    def __init__(
        self,
        page: str,
        title: str,
        lead: str,
        language: str,
        *,
        doors: bool = True,
        tabs: bool = True,
        alert: bool = False,
    ) -> None:
        """Head a page.

        Args:
            page: the name of the page.
            title: what it is called.
            lead: one sentence on it.
            language: of the doors.
            doors: whether other pages can be reached from it.
            tabs: whether the pages behind the same door stand below, a tab for each.
            alert: whether the sentence is to be spoken at once.
        """
        words = PageWords("head", language)
        super().__init__(
            {
                "title": title,
                "lead": lead,
                "alert": alert,
                **({"ways": _ways(page, words)} if doors else {}),
                **({} if tabs else {"alone": True}),
            }
        )

    @property
    def lead(self) -> str:
        """The sentence on the page."""
        return str((self.scene or {})["lead"])

    @lead.setter
    def lead(self, lead: str) -> None:
        if lead != self.lead:
            self.show({**(self.scene or {}), "lead": lead})


def _ways(page: str, words: PageWords) -> dict[str, Any]:
    return {
        "label": words["label"],
        "menu": words["menu"],
        "home": {"label": words["home"], "page": FRONT},
        "doors": [_door(door, page, words) for door in DOORS],
    }


def _door(door: str, page: str, words: PageWords) -> dict[str, Any]:
    return {
        "label": words[f"door_{door}"],
        "page": address_of(DOORS[door][0]),
        "here": door == door_of(page),
        "pages": [
            {"label": title_of(each, words.language), "page": address_of(each), "here": each == page}
            for each in DOORS[door]
        ],
    }


def title_of(page: str, language: str) -> str:
    """The name of a page, as its door has it."""
    return narration.message(f"door-{page}.title", language)


def head(words: PageWords) -> PageHead:
    """The head of a page that says of itself what its words say."""
    return PageHead(words.page, words["title"], words["lead"], words.language)
