"""Cards as SVG drawings, without a script: in a page each shape is defined once, and a picture holds its own.

The shapes are those of the cards on screen (``app/shared/drawing``); a test compares the two.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from html import escape
from typing import Final
from urllib.parse import quote

from piquet_tutor.game.cards import parse_card
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.functions import card_name

SUITS: Final = {
    "S": "M50 3C61 24 95 40 95 63C95 77 85 85 74 85C65 85 58 81 54 73C55 84 59 92 67 97L33 97C41 92 45 84 46 73C42 81 "
    "35 85 26 85C15 85 5 77 5 63C5 40 39 24 50 3Z",
    "H": "M50 95C43 84 5 60 5 32C5 16 16 6 29 6C39 6 46 12 50 22C54 12 61 6 71 6C84 6 95 16 95 32C95 60 57 84 50 95Z",
    "D": "M50 2C59 20 71 36 87 50C71 64 59 80 50 98C41 80 29 64 13 50C29 36 41 20 50 2Z",
    "C": "M72 27a22 22 0 1 1-44 0a22 22 0 1 1 44 0ZM50 59a22.5 22.5 0 1 1-45 0a22.5 22.5 0 1 1 45 0ZM95 59a22.5 22.5 0 "
    "1 1-45 0a22.5 22.5 0 1 1 45 0ZM40 38h20v24h-20ZM54 56C54 78 58 91 67 97L33 97C42 91 46 78 46 56Z",
}
"""Shapes on a field of 100 by 100."""
RANKS: Final = {
    "A": "M5 78L30 6L55 78M15 54H45",
    "K": "M10 2V78M53 3L12 47M27 33L55 78",
    "Q": "M30 6C14 6 6 20 6 39C6 59 14 73 30 73C46 73 54 59 54 39C54 20 46 6 30 6ZM33 56L55 80",
    "J": "M22 7H45V54C45 69 37 75 26 75C14 75 7 68 7 55",
    "T": "M1 19L12 8V78M43 6C32 6 28 20 28 40C28 60 32 74 43 74C54 74 58 60 58 40C58 20 54 6 43 6Z",
    "9": "M52 29A22 23 0 1 1 8 29A22 23 0 1 1 52 29C52 53 43 70 18 76",
    "8": "M47 22.5A17 16.5 0 1 1 13 22.5A17 16.5 0 1 1 47 22.5ZM52 56.5A22 18 0 1 1 8 56.5A22 18 0 1 1 52 56.5Z",
    "7": "M6 8H52C38 30 27 52 23 78",
    "6": "M8 51A22 23 0 1 1 52 51A22 23 0 1 1 8 51C8 27 20 12 43 4",
}
"""Letters on a field of 60 by 80, as strokes."""
LETTERS: Final = {
    "R": "M11 78V7H33C48 7 54 15 54 25.500C54 36 48 44 33 44H11M33 44L56 78",
    "D": "M11 7V77H27C46 77 54 63 54 42C54 21 46 7 27 7Z",
    "V": "M4 6L30 78L56 6",
}
"""The letters of court cards in other languages, on the same field."""
TALL: Final = 1.4
"""How many times as high as wide a card is."""
_INK: Final = {"S": "#1b2130", "H": "#b5152b", "D": "#b5152b", "C": "#1b2130"}


def shapes() -> str:
    """The definitions of all shapes, to be put once in a page before the first card."""
    paper = '<rect id="paper" x="3" y="3" width="194" height="274" rx="16"/>'
    suits = "".join(f'<path id="suit-{name}" d="{path}"/>' for name, path in SUITS.items())
    ranks = "".join(f'<path id="rank-{name}" d="{path}"/>' for name, path in (RANKS | LETTERS).items())
    return f'<svg class="shapes" width="0" height="0" aria-hidden="true"><defs>{paper}{suits}{ranks}</defs></svg>'


def card(code: str, language: str) -> str:
    """A card, with its name for those who cannot see it.

    Args:
        code: its code, such as ``TH``.
        language: the language of its name and of the letter of a court card.
    """
    suit = code[1]
    name = escape(card_name(catalogue(language), parse_card(code)))
    return (
        f'<svg class="card {suit}" viewBox="0 0 200 280" role="img" aria-label="{name}"><use href="#paper"/>'
        f'<use class="rank" href="#rank-{_sign(code, language)}" transform="translate(18 18) scale(1.45)"/>'
        f'<use href="#suit-{suit}" transform="translate(84 160) scale(.96)"/>'
        f'<use href="#suit-{suit}" transform="translate(128 24) scale(.5)"/></svg>'
    )


def _sign(code: str, language: str) -> str:
    """The rank as a shape: the letter that the language has for it, else the figure."""
    sign = catalogue(language).word(f"rank-{parse_card(code).rank.name.lower()}.sign")
    return sign if sign in LETTERS else code[0]


def laid(code: str, language: str, x: float, y: float, width: float) -> str:
    """A card as part of a picture, with its shapes and colours in it: no style sheet reaches there.

    Args:
        code: its code, such as ``TH``.
        language: the language of its name and of the letter of a court card.
        x: where its left edge is.
        y: where its upper edge is.
        width: how wide it is.
    """
    ink, shape = _INK[code[1]], SUITS[code[1]]
    letter = (RANKS | LETTERS)[_sign(code, language)]
    return (
        f'<g transform="translate({x:g} {y:g}) scale({width / 200:g})" fill="{ink}">'
        f"<title>{escape(card_name(catalogue(language), parse_card(code)))}</title>"
        '<rect x="3" y="3" width="194" height="274" rx="16" fill="#fffdf6" stroke="#8c7d61" stroke-width="4"/>'
        f'<path d="{letter}" transform="translate(18 18) scale(1.45)" fill="none" stroke="{ink}" stroke-width="11.5" '
        'stroke-linejoin="round"/>'
        f'<path d="{shape}" transform="translate(84 160) scale(.96)"/>'
        f'<path d="{shape}" transform="translate(128 24) scale(.5)"/></g>'
    )


def hand(codes: Iterable[str], language: str) -> str:
    """Cards side by side, with a gap where the suit changes."""
    drawn, before = [], ""
    for code in codes:
        drawn.append('<span class="gap"></span>' if before and code[1] != before else "")
        drawn.append(card(code, language))
        before = code[1]
    return "".join(drawn)


# --- a row of cards, as an image of its own ----------------------------------------------------------------------

_STEP: Final = 104
"""How far apart the left edges of two cards are: the sign and the suit of each are in sight."""
_APART: Final = 36
"""How much farther, where the suit changes."""
_RAISED: Final = 30
"""How far a card is raised that matters."""
_GOLD: Final = "#c8962c"


@dataclass(frozen=True)
class Drawing:
    """A picture: its SVG, and how wide and high it is."""

    svg: str
    width: int
    height: int


def row(codes: Sequence[str], language: str, lit: Collection[str] = ()) -> Drawing:
    """Cards in a row, each over the one before, as a picture that needs nothing else.

    Args:
        codes: of the cards, from left to right.
        language: the language of the letters of court cards.
        lit: of the cards that matter: they are raised, and have a golden edge.
    """
    places, left = [], 0
    for number, code in enumerate(codes):
        if number:
            left += _STEP + (_APART if code[1] != codes[number - 1][1] else 0)
        places.append(left)
    above = _RAISED if lit else 0
    width, height = left + 200, 280 + above
    laid_out = "".join(
        _in_row(code, language, place, 0 if code in lit else above, lit=code in lit, whole=place == left)
        for code, place in zip(codes, places, strict=True)
    )
    defined = "".join(_definitions(codes, language, lit))
    return Drawing(
        f"<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 {width} {height}'>"
        f"<defs>{defined}</defs>{laid_out}</svg>",
        width,
        height,
    )


def _definitions(codes: Sequence[str], language: str, lit: Collection[str]) -> Iterable[str]:
    """Each shape that the cards need, once, with all that does not differ from card to card.

    The names are short, for they stand in every output of a notebook.
    """
    papers = {"p": "'#8c7d61' stroke-width='4'", "l": f"'{_GOLD}' stroke-width='12'"}
    for name in sorted({"l" if code in lit else "p" for code in codes}):
        yield f"<rect id='{name}' x='3' y='3' width='194' height='274' rx='16' fill='#fffdf6' stroke={papers[name]}/>"
    for sign in sorted({_sign(code, language) for code in codes}):
        yield (
            f"<path id='r{sign}' d='{(RANKS | LETTERS)[sign]}' fill='none' stroke-width='12' "
            "stroke-linejoin='round' transform='translate(18 16) scale(1.2)'/>"
        )
    for suit in sorted({code[1] for code in codes}):
        yield f"<path id='s{suit}' d='{SUITS[suit]}' stroke='none' transform='translate(18 128) scale(.68)'/>"
    yield f"<path id='c' d='{SUITS[codes[-1][1]]}' stroke='none' transform='translate(108 172) scale(.72)'/>"


def _in_row(code: str, language: str, x: int, y: int, *, lit: bool, whole: bool) -> str:
    """A card; what all cards have in common stands in the definitions."""
    ink, paper = _INK[code[1]], "l" if lit else "p"
    corner = "<use href='#c'/>" if whole else ""
    return (
        f"<g transform='translate({x} {y})' fill='{ink}' stroke='{ink}'><use href='#{paper}'/>"
        f"<use href='#r{_sign(code, language)}'/><use href='#s{code[1]}'/>{corner}</g>"
    )


def address(drawing: Drawing) -> str:
    """A picture as an address of its own, which an image takes as its source."""
    return "data:image/svg+xml," + quote(drawing.svg, safe=" =:/'(),;.-+~!*@$")
