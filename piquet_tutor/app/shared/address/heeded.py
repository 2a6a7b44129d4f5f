"""What an address asks for and a page does not know or cannot read, in a sentence each: nothing is left out in silence.

The words that others add to an address, such as ``utm_source``, are none of the tutor's, and nothing is said of them.

>>> [each[:36] for each in unheeded(Address("play.ipynb", {"deal": "7", "utm_source": "x"}), "en", {})]
['This address asks for “deal=7”, and ']
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Final, NamedTuple

from piquet_tutor.app.address import NOTEBOOK, Address
from piquet_tutor.app.page import Page
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.visit import shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore import pasted
from piquet_tutor.narration.catalogue import meant


class AddressWords(NamedTuple):
    """What a page reads of its address, as its folder says it.

    Attributes:
        words: those that its query may have, each with what tells whether a value can be read; None where the page
            says itself that it cannot read one. Every page knows ``lang``.
        links: whether it reads what stands after the #, and says itself what it cannot open.
    """

    words: Mapping[str, Callable[[str], bool] | None]
    links: bool = False


_NOTHING: Final = AddressWords({})
_MEANT: Final = frozenset({"deal", "date", "piquet"})
"""Words that are none of any page, and that somebody may take for one of them."""


def heeding(page: Page, address: Address, pages: Mapping[str, AddressWords]) -> Page:
    """The page, with a card below its head where its address asks for what it does not know.

    Where the page itself says that it did not understand a part of the address, the card goes on from there: it stands
    below that one, and not once more under the same title.

    Args:
        page: the page.
        address: at which it was asked for.
        pages: what each page reads of its address, by its name there.
    """
    said = unheeded(address, page.language, pages)
    if said:
        title = PageWords("address", page.language)["bad_address_title"]
        parts = list(page.root.children)
        cards = {place: one.scene or {} for place, one in enumerate(parts) if isinstance(one, LessonCard)}
        own = [place for place, scene in cards.items() if scene.get("title") == title]
        told = {"paragraphs": said, "tone": "refused", "links": _ways(address, page.language)}
        parts.insert(own[0] + 1 if own else 1, LessonCard({"title": "" if own else title, **told}))
        page.root.children = parts
    return page


def unheeded(address: Address, language: str, pages: Mapping[str, AddressWords]) -> list[str]:
    """A sentence for each thing that an address asks for and its page leaves out without saying so itself.

    Args:
        address: a stranger's text.
        language: of the sentences.
        pages: what each page reads of its address, by its name there.
    """
    words, here = PageWords("address", language), pages.get(address.file.removesuffix(NOTEBOOK), _NOTHING)
    known = {"lang": _is_language, **here.words}
    elsewhere = _MEANT.union(*(each.words for each in pages.values()))
    said = []
    for word, given in address.query.items():
        reads = known.get(word)
        if reads is not None and not reads(given):
            said.append(words("bad_value", name=word, given=shown(given)))
        elif word in elsewhere and word not in known:
            said.append(words("bad_word", name=word, given=shown(given), instead=_instead(word, known)))
    if not here.links and pasted.is_meant(address.fragment):
        said.append(words("bad_link", given=shown(address.fragment)))
    return said


def _ways(address: Address, language: str) -> list[dict[str, str]]:
    """Where a deal is opened by its link, for an address that asks for one."""
    asks = pasted.is_meant(address.fragment) or any(_instead(word, ()) == "link" for word in address.query)
    return [{"label": PageWords("dispute", language)["tab_text"], "page": "dispute.ipynb"}] if asks else []


def _instead(word: str, known: Collection[str]) -> str:
    """What to do next: ask for a day by the word for it, open a deal by its link, or choose on the page."""
    if word == "date" and "day" in known:
        return "day"
    return "link" if word in ("deal", "piquet") else "choose"


def _is_language(given: str) -> bool:
    return bool(meant(given))


def is_edition(given: str) -> bool:
    """Whether an address names an edition of the deals that practice is made of."""
    from piquet_tutor.teach.scoring.editions import EDITIONS  # loaded where somebody asks for one

    return given in map(str, EDITIONS)
