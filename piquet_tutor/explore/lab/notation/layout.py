r"""The layout of a text: two hands side by side, and hands whose suits are told by their order.

Both are written out before the words are found, each letter with its place in what was typed, so that a fault still
points there. An order of suits counts only where the text states it.

>>> from piquet_tutor.explore.lab.notation.vocabulary import folded
>>> laid_out(*folded("spades.hearts.diamonds.clubs\nElder: AK.Q.-.J10"))[0].split()
['elder:', '♠ak', '♥q', '♦–', '♣j10']
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from piquet_tutor.explore.lab.notation.vocabulary import SYMBOLS, alphabets, vocabulary
from piquet_tutor.game.cards import Suit

_SIGNS: Final = dict(zip(Suit, "♠♥♦♣", strict=True))
_GAP: Final = re.compile(" {2,}")
_RULE: Final = re.compile(r"[-|: ]+")
_FIELD, _TIGHT = r"([\w ]*|[-–—]+)", r"(\w*|[-–—]+)"
_HAND: Final = (
    re.compile(rf"(?<![^ :;,|]){_TIGHT}( ?[./|] ?){_TIGHT}\2{_TIGHT}\2{_TIGHT}(?=\s*[.)]?\s*$)"),
    re.compile(rf"(?<=[;:]){_FIELD}([;|]){_FIELD}\2{_FIELD}\2{_FIELD}(?=\s*$)"),
)
_ROW: Final = re.compile(rf"(?<=,){_FIELD}(,){_FIELD},{_FIELD},{_FIELD}(?=\s*$)")
_MOST: Final = 200
"""The most lines of a text with hands side by side or an order of suits."""


class TypedLetters(NamedTuple):
    """Letters, and the place of each in what was typed."""

    plain: str
    places: list[int]

    def part(self, start: int, end: int) -> TypedLetters:
        """Some of it, without blanks around."""
        cut = self.plain[start:end]
        start, end = start + len(cut) - len(cut.lstrip()), end - len(cut) + len(cut.rstrip())
        return TypedLetters(self.plain[start:end], self.places[start:end])


def laid_out(plain: str, places: list[int]) -> tuple[str, list[int]]:
    """A folded text with two hands side by side one below the other, and each hand with its suits."""
    lines: list[TypedLetters] = []
    at = 0
    for each in plain.split("\n"):
        lines.append(TypedLetters(each, places[at : at + len(each) + 1]))
        at += len(each) + 1
    if len(lines) > _MOST:
        return plain, places
    told = _in_order(_below(lines))
    if told is lines:
        return plain, places
    return "\n".join(line.plain for line in told), [place for line in told for place in line.places]


# --- side by side ----------------------------------------------------------------------------------------------------


def _below(lines: list[TypedLetters]) -> list[TypedLetters]:
    """The lines, two hands side by side under their seats one below the other."""
    for at, line in enumerate(lines):
        seats = [cell for cell in _cells(line) if cell.plain]
        if len(seats) != 2 or not all(map(_is_seat, seats)):
            continue
        after = [each for each in lines[at + 1 :] if not ("|" in each.plain and _RULE.fullmatch(each.plain))]
        rows = [_cells(each) for each in after[:4]]
        suited = all(len(row) == 3 for row in rows)
        if len(rows) < 4 or not (suited or all(len(row) == 2 for row in rows)):
            continue
        hands: list[TypedLetters] = []
        for column, seat in enumerate(seats):
            hands.append(_ended(seat, ":"))
            hands += [_suited(row, column) if suited else _ended(row[column], "") for row in rows]
        return [*lines[:at], *hands, *after[4:]]
    return lines


def _cells(line: TypedLetters) -> list[TypedLetters]:
    """What bars or wide gaps divide in a line."""
    if "|" not in line.plain:
        stripped = line.part(0, len(line.plain))
        bounds = [0, *(place for gap in _GAP.finditer(stripped.plain) for place in gap.span()), len(stripped.plain)]
        return [stripped.part(*bounds[at : at + 2]) for at in range(0, len(bounds), 2)]
    bars = [at for at, sign in enumerate(line.plain) if sign == "|"]
    return [_or_place(line, start + 1, end) for start, end in pairwise(bars)]


def _or_place(line: TypedLetters, start: int, end: int) -> TypedLetters:
    cell = line.part(start, end)
    return cell if cell.plain else TypedLetters("", line.places[start : start + 1])


def _is_seat(cell: TypedLetters) -> bool:
    meaning = vocabulary().meanings.get(cell.plain.rstrip(" :*").lstrip("* "))
    return meaning is not None and meaning.terminal == "SEAT"


def _ended(cell: TypedLetters, mark: str) -> TypedLetters:
    return TypedLetters(cell.plain + mark, [*cell.places[: len(cell.plain)], *[cell.places[-1]] * (len(mark) + 1)])


def _suited(row: list[TypedLetters], column: int) -> TypedLetters:
    """A suit and its ranks in one of two columns."""
    suit, ranks = row[0], row[column + 1]
    plain, places = ranks.plain or "–", ranks.places[: len(ranks.plain)] or ranks.places[:1]
    gap = places[0]
    return _ended(TypedLetters(f"{suit.plain} {plain}", [*suit.places[: len(suit.plain)], gap, *places]), "")


# --- suits by their order --------------------------------------------------------------------------------------------


def _in_order(lines: list[TypedLetters]) -> list[TypedLetters]:
    """The lines, each hand of four fields with the suits that the text states for these."""
    found = [(at, each) for at, line in enumerate(lines) if (each := _order(line.plain)) is not None]
    if len(found) != 1:
        return lines
    stated, (start, end, suits, listed) = found[0]
    plain, places = lines[stated]
    start, end = (0, len(plain)) if listed else (start, end)
    blank = TypedLetters(plain[:start] + " " * (end - start) + plain[end:], places)
    before = [*lines[:stated], blank, *lines[stated + 1 :]]
    told = [_with_suits(line, suits, listed) for line in before]
    return lines if all(one is other for one, other in zip(told, before, strict=True)) else told


@cache
def _orders() -> list[tuple[re.Pattern[str], dict[str, Suit]]]:
    """How an order may be stated, in words and signs or in the letters of one language."""
    meanings = vocabulary().meanings.items()
    words = {word: meaning.value for word, meaning in meanings if meaning.terminal == "SUIT" and len(word) > 4}
    one = f"({'|'.join(sorted(words, key=len, reverse=True))}|[{''.join(SYMBOLS)}])"
    found = [(rf"(?<!\w){one}([,./;|]?) ?{one}\2 ?{one}\2 ?{one}(?!\w)", {**words, **SYMBOLS})]
    for letters in alphabets().values():
        letter = f"([{''.join(sign for sign in letters.suits if sign not in SYMBOLS)}])"
        pattern = rf"(?<!\w){letter}([./]){letter}\2{letter}\2{letter}(?!\w)"
        found.append((pattern, letters.suits))
    return [(re.compile(pattern), suits) for pattern, suits in found]


def _order(plain: str) -> tuple[int, int, list[Suit], bool] | None:
    """Where a line states an order of the suits, the order, and whether it is the head of a list with commas."""
    for pattern, called in _orders():
        for found in pattern.finditer(plain):
            known = [called[found[group]] for group in (1, 3, 4, 5)]
            if len({*known}) == 4:
                listed = found[2] in (",", ";") and " " not in found[0] and found.end() == len(plain.rstrip())
                return found.start(), found.end(), known, listed
    return None


def _with_suits(line: TypedLetters, suits: list[Suit], listed: bool) -> TypedLetters:
    """A line with a suit before each of four fields; one that has a suit already stays as it is."""
    hand = _HAND[0].search(line.plain) or _HAND[1].search(line.plain) or (_ROW.search(line.plain) if listed else None)
    if hand is None or any(sign in line.plain for sign in SYMBOLS):
        return line
    fields = [line.part(*hand.span(group)) for group in (1, 3, 4, 5)]
    if not all(map(_are_ranks, fields)) or not any(field.plain for field in fields):
        return line
    start, end = hand.span()
    plain, places = line.plain[:start].rstrip(";,| "), line.places[:start]
    places = places[: len(plain)]
    for field, suit in zip(fields, suits, strict=True):
        sign = f" {_SIGNS[suit]}"
        ranks = field.plain if field.plain.strip("-–—") else "–"
        place = field.places[0] if field.places else line.places[start]
        plain += sign + ranks
        places += [place] * len(sign) + (field.places if len(ranks) == len(field.plain) else [place])
    return TypedLetters(plain + line.plain[end:], places + line.places[end:])


def _are_ranks(field: TypedLetters) -> bool:
    """Whether a field has ranks only, or says that it has none."""
    if not field.plain.strip("-–—"):
        return True
    return any(
        all((part := letters.parts(each)) is not None and part[0] == "RANK" for each in field.plain.split())
        for letters in alphabets().values()
    )
