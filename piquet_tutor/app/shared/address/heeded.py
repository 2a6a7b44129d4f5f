"""What an address asks for and a page does not know or cannot read, in a sentence each: nothing is left out in silence.

The words that others add to an address, such as ``utm_source``, are none of the tutor's, and nothing is said of them.

>>> [each[:36] for each in unheeded(Address("play.ipynb", {"deal": "7", "utm_source": "x"}), "en")]
['This address asks for “deal=7”, and ']
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from piquet_tutor.app.address import NOTEBOOK, Address
from piquet_tutor.app.asking import seed_of, shown
from piquet_tutor.app.doors import DOORS
from piquet_tutor.app.page import Page
from piquet_tutor.app.shared.controls.lesson_card import LessonCard
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore import pasted
from piquet_tutor.narration.catalogue import meant

_IN_BOOKS: Final = ("part", "rules", "clause", "options", "find", "question", "case", "law", "claim", "subject")
_OF_DEALS: Final = ("rules", "topic", "difficulty", "seed", "edition")
KNOWN: Final[Mapping[str, tuple[str, ...]]] = {
    "play": ("rules", "seed", "level", "day"),
    "daily": ("day",),
    "examples": ("example", "compare"),
    "lab": ("example", "rules", "compare"),
    "dispute": ("compare", "part"),
    "table": ("again",),
    "forms": ("form",),
    "scorer": ("tab", *_OF_DEALS),
    "puzzles": ("puzzle",),
    "worksheets": (*_OF_DEALS, "count"),
    "rulebook": (*_IN_BOOKS, "compare"),
    "differ": ("question",),
    "referee": ("case", "law"),
    "claims": ("claim",),
    "odds": ("subject",),
    "find": ("find",),
}
"""The words that each page's address may have; of a page that is not named here, none. Every page knows ``lang``."""
ASKED_FOR: Final = frozenset(name for names in KNOWN.values() for name in names) | {"deal", "date", "piquet"}
"""The words that mean something to the tutor somewhere, or that somebody may take for one of them."""
PARTS: Final = frozenset({"rules", *DOORS["rulebook"]})
"""What the rulebook's own address once named its places by."""
_TAKES_LINKS: Final = frozenset({"table", "classroom", "scorer", "teacher", "examples", "lab", "dispute", "puzzles"})
"""Pages that read what stands after the #, and say themselves what they cannot open."""


def heeding(page: Page, address: Address) -> Page:
    """The page, with a card below its head where its address asks for what it does not know.

    Where the page itself says that it did not understand a part of the address, the card goes on from there: it stands
    below that one, and not once more under the same title.
    """
    said = unheeded(address, page.language)
    if said:
        title = PageWords("address", page.language)["bad_address_title"]
        parts = list(page.root.children)
        cards = {place: one.scene for place, one in enumerate(parts) if isinstance(one, LessonCard)}
        own = [place for place, scene in cards.items() if scene.get("title") == title]
        told = {"paragraphs": said, "tone": "refused", "links": _ways(address, page.language)}
        parts.insert(own[0] + 1 if own else 1, LessonCard({"title": "" if own else title, **told}))
        page.root.children = parts
    return page


def unheeded(address: Address, language: str) -> list[str]:
    """A sentence for each thing that an address asks for and its page leaves out without saying so itself.

    Args:
        address: a stranger's text.
        language: of the sentences.
    """
    words, name = PageWords("address", language), address.file.removesuffix(NOTEBOOK)
    known = KNOWN.get(name, ())
    said = []
    readers = {"lang": _is_language, **_UNTOLD.get(name, {})}
    for word, given in address.query.items():
        if word in readers and not readers[word](given):
            said.append(words("bad_value", name=word, given=shown(given)))
        elif word in ASKED_FOR and word not in known:
            said.append(words("bad_word", name=word, given=shown(given), instead=_instead(word, known)))
    if name not in _TAKES_LINKS and pasted.is_meant(address.fragment):
        said.append(words("bad_link", given=shown(address.fragment)))
    return said


def _ways(address: Address, language: str) -> list[dict[str, str]]:
    """Where a deal is opened by its link, for an address that asks for one."""
    asks = pasted.is_meant(address.fragment) or any(_instead(word, ()) == "link" for word in address.query)
    return [{"label": PageWords("dispute", language)["tab_text"], "page": "dispute.ipynb"}] if asks else []


def _instead(word: str, known: tuple[str, ...]) -> str:
    """What to do next: ask for a day by the word for it, open a deal by its link, or choose on the page."""
    if word == "date" and "day" in known:
        return "day"
    return "link" if word in ("deal", "piquet") else "choose"


def _is_language(given: str) -> bool:
    return bool(meant(given))


def _is_level(given: str) -> bool:
    from piquet_tutor.players.opponents.levels import levels  # loaded where somebody asks for one

    return given in levels()


def _is_tab(given: str) -> bool:
    return given in ("practice", "deal", "known")


def _is_edition(given: str) -> bool:
    from piquet_tutor.teach.scoring.editions import EDITIONS

    return given in map(str, EDITIONS)


def _are_options(given: str) -> bool:
    from piquet_tutor.engine.clauses import OptionError
    from piquet_tutor.explore.finder.query import option_value
    from piquet_tutor.game.rules.loader import options

    try:
        for name, _, value in (each.partition(":") for each in given.split(",")):
            options()[name].check(option_value(name, value))
    except (KeyError, OptionError):
        return False
    return True


_UNTOLD: Final[Mapping[str, Mapping[str, Callable[[str], bool]]]] = {
    "play": {"level": _is_level},
    "scorer": {"tab": _is_tab, "edition": _is_edition, "seed": lambda given: seed_of(given) is not None},
    "worksheets": {"edition": _is_edition},
    "rulebook": {"options": _are_options, "part": lambda given: given in PARTS},
}
"""Words of which a page does not say itself that it cannot read them, and what tells whether it can."""
