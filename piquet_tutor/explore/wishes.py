"""A deal that is wished for in words: what shall happen in it, or what somebody shall hold, phrase by phrase.

Each phrase becomes a condition of the finder's language, and can be shown so: nothing is guessed that is not told. The
words are those of the catalogue, in every language it has.

>>> conditions("elder repique, younger a quatorze of tens")
('repique=elder', 'younger.tens=4')
>>> conditions("repique du dernier et pas de carte blanche; points égaux")
('repique=younger', 'blank=none', 'point=equal')
>>> conditions("elder repiqe")
Traceback (most recent call last):
...
piquet_tutor.explore.wishes.WishError: “repiqe” is not understood; perhaps “repique” is meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.faults import Phrase, nearest, turns_round
from piquet_tutor.explore.finder.query import Query, QueryError, parse
from piquet_tutor.explore.finder.questions import SIGNS as COMPARISONS
from piquet_tutor.explore.finder.questions import named_queries, query_from
from piquet_tutor.explore.lab.notation.vocabulary import folded
from piquet_tutor.game.cards import Rank
from piquet_tutor.game.combinations import KINDS as CLASSES
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.narration.catalogue import catalogue, languages
from piquet_tutor.narration.spoken import cut

SIDES: Final = ("elder", "younger", "dealer", "nondealer")
KINDS: Final = ("blank", "rouge", "point", "sequence", "set", "repique", "pique", "capot", "cards", "tricks", "total")
SIGNS: Final = ("not", "somebody", "equal", "barred", "both", "least", "filler", "and")
RUNS: Final = range(3, 10)
"""How long the sequences are that have names."""
_OWN: Final = ("tricks", "total")
"""The kinds whose words are of a wish alone."""
_CELLS: Final = {"blank": "carte_blanche", "rouge": "carte_rouge"}
"""How a cell calls a kind, where it does so otherwise."""
MOST_CARDS: Final = 12
"""A number of points above that of the cards of a hand can only be a score."""
_SHOWN: Final = 30
_SHORT: Final = 2
"""Words of so many letters are like too many others to be what somebody meant."""
_PIECE: Final = re.compile(r"[,;.\n]|[^\s,;.]+")


class WishError(QueryError):
    """A wish that cannot be read."""

    family = "wish-"


class Keyword(NamedTuple):
    """A word, or several that mean one thing.

    Attributes:
        sort: ``side``, ``kind``, ``run``, ``hold``, ``rank``, ``number``, one of ``SIGNS``, or ``end`` of a phrase.
        value: what it stands for there.
        written: as it stands in the text.
    """

    sort: str
    value: Any
    written: str


def conditions(text: str) -> tuple[str, ...]:
    """The conditions of a wish, in the finder's language.

    Raises:
        WishError: a word is not known, or a phrase says nothing or not whose it is.
    """
    found: list[str] = []
    side: tuple[str, ...] = ()
    for phrase, joined in _phrases(words_of(text)):
        own = _sides(phrase)
        side = own or (side if joined and not _of_nobody(phrase) else ())
        found += _conditions(phrase, side)
    if not found:
        raise WishError("empty")
    return tuple(found)


def query_wished(text: str, rules: RuleSet | None = None) -> Query:
    """Read a query from a wish, from the finder's own language, or from the name of one of its questions.

    >>> query_wished("equal points").text, query_wished("younger repiques").text
    ('point=equal rules=rubicon', 'repique=younger rules=rubicon')

    Raises:
        QueryError: it is none of these.
    """
    name = "-".join(text.lower().split())
    if any(sign in text for sign in COMPARISONS) or name in [one.id for one in named_queries()]:
        return query_from(text, rules)
    return parse(" ".join(conditions(text)), rules)


# --- words --------------------------------------------------------------------------------------------------------


def words_of(text: str) -> tuple[Keyword, ...]:
    """The words of a text; what says nothing is left out.

    Raises:
        WishError: a word is not known.
    """
    pieces = _PIECE.findall(text)
    plain = [folded(piece)[0] for piece in pieces]
    found: list[Keyword] = []
    at = 0
    while at < len(pieces):
        word, taken = _word(pieces, plain, at)
        at += taken
        if word.sort != "filler":
            found.append(_as_a_rank(word) if found and found[-1].sort in ("hold", "number") else word)
    return tuple(found)


def _as_a_rank(word: Keyword) -> Keyword:
    """A number behind a number or a trio, such as the tens of “trois dix”: a rank where there is one."""
    known = word.sort == "number" and word.value in list(Rank)
    return word._replace(sort="rank", value=Rank(word.value)) if known else word


def _word(pieces: Sequence[str], plain: Sequence[str], at: int) -> tuple[Keyword, int]:
    """The longest word that begins at a place, and how many pieces it takes."""
    if plain[at] in (",", ";", ".", "\n"):
        return Keyword("end", None, pieces[at]), 1
    if plain[at].isdecimal():
        return Keyword("number", int(plain[at][:6]), pieces[at]), 1
    for long in range(min(_longest(), len(pieces) - at), 0, -1):
        known = _known().get(" ".join(plain[at : at + long]))
        if known is not None:
            return Keyword(*known, " ".join(pieces[at : at + long])), long
    near = _spelt().get(nearest(plain[at], _spelt()), "")
    if turns_round(plain[at], near):
        near = ""
    hint = Phrase("perhaps", near) if near else Phrase("use-such-as", _some())
    raise WishError("word", word=cut(pieces[at], _SHOWN), hint=hint)


def _some() -> tuple[str, ...]:
    words = catalogue()
    return tuple(_listed(words.word(f"cell-words-{kind}"))[0] for kind in ("repique", "capot", "carte_blanche"))


@cache
def _longest() -> int:
    return max(word.count(" ") for word in _known()) + 1


@cache
def _known() -> dict[str, tuple[str, Any]]:
    """Every word, folded, with its sort and what it stands for. What several sorts have is the first one's."""
    found: dict[str, tuple[str, Any]] = {}
    for language in languages():
        for key, sort, value in _keys():
            words = catalogue(language)
            for word in _listed(words.word(key)) if key in words else ():
                found.setdefault(folded(word)[0], (sort, value))
    return found


@cache
def _spelt() -> dict[str, str]:
    """What can be meant by a word that is misspelt: every word that says something, by its letters alone."""
    telling = [word for word, (sort, _) in _known().items() if len(word) > _SHORT and sort != "filler"]
    return {word.replace(" ", ""): word for word in reversed(telling)}


def _keys() -> Iterator[tuple[str, str, Any]]:
    """Yield the messages that list words, each with its sort and what its words stand for."""
    for length in RUNS:
        yield f"cell-words-run-{length}", "run", length
    for held in ("trio", "quatorze"):
        yield f"cell-words-{held}", "hold", held
    for kind in KINDS:
        yield _words_for(kind), "kind", kind
    for sign in SIGNS:
        yield f"wish-{sign}", sign, None
    for side in SIDES:
        yield f"notation-{side}", "side", side
    for number in range(1, MOST_CARDS + 1):
        yield f"wish-number-{number}", "number", number
    for rank in Rank:
        yield f"rank-{rank.name.lower()}.one", "rank", rank
        yield f"rank-{rank.name.lower()}.plural", "rank", rank


def _words_for(kind: str) -> str:
    """The message that lists the words for a kind: that of a cell, where a cell can ask about it too."""
    return f"wish-{kind}" if kind in _OWN else f"cell-words-{_CELLS.get(kind, kind)}"


def _listed(words: str) -> list[str]:
    return [word.strip() for word in words.split(",")]


# --- phrases ------------------------------------------------------------------------------------------------------


def _phrases(words: Iterable[Keyword]) -> Iterator[tuple[tuple[Keyword, ...], bool]]:
    """Yield the phrases, each with whether it is joined to the one before, so that its side may be the same."""
    phrase: list[Keyword] = []
    joined = False
    for word in (*words, Keyword("end", None, "")):
        if word.sort not in ("end", "and"):
            phrase.append(word)
        elif phrase:
            yield tuple(phrase), joined
            phrase, joined = [], word.sort == "and"


def _sides(phrase: Sequence[Keyword]) -> tuple[str, ...]:
    named = tuple(dict.fromkeys(word.value for word in phrase if word.sort == "side"))
    both = any(word.sort == "both" for word in phrase)
    return named or (SIDES[:2] if both else ())


def _of_nobody(phrase: Sequence[Keyword]) -> bool:
    """Whether a phrase is about the deal, and not about one side: what is equal, or is somebody's, or nobody's."""
    return any(word.sort in ("equal", "not", "somebody") for word in phrase)


def _conditions(phrase: Sequence[Keyword], sides: tuple[str, ...]) -> Iterator[str]:
    told = {word.sort: word.value for word in phrase}
    denied = "not" in told
    if told.keys() & {"hold", "run", "rank"}:
        if not sides:
            raise WishError("whose", phrase=_written(phrase))
        yield from (_held(told, side, denied=denied) for side in sides)
    elif "kind" in told:
        yield from _happens(told, sides, phrase, denied=denied)
    else:
        raise WishError("says-nothing", phrase=_written(phrase))


def _held(told: dict[str, Any], side: str, *, denied: bool) -> str:
    """What somebody holds."""
    size = {"trio": 3, "quatorze": 4}.get(told.get("hold", ""), told.get("number", 0))
    if "rank" in told:
        name = f"{told['rank'].name.lower()}s".replace("sixs", "sixes")
        if not size:  # “younger aces”: a set of them; “no aces”: none at all
            return f"{side}.{name}{'=0' if denied else '>=3'}"
        return f"{side}.{name}{'!=' if denied else '='}{size}"
    if "run" in told:
        return f"{side}.sequence{'!=' if denied else '>=' if 'least' in told else '='}{told['run']}"
    return f"{side}.{told['hold']}s{'=0' if denied else '>=' + str(told.get('number', 1))}"


def _happens(told: dict[str, Any], sides: tuple[str, ...], phrase: Sequence[Keyword], *, denied: bool) -> Iterator[str]:
    """What happens, or is scored."""
    kind, number = told["kind"], told.get("number")
    if number is not None or kind in ("tricks", "total"):
        if not sides:
            raise WishError("whose", phrase=_written(phrase))
        yield from (_counted(kind, number, side, phrase, least="least" in told) for side in sides)
        return
    sign = "!=" if denied else "="
    if "equal" in told:
        yield f"{kind}{sign}{'equal' if kind in CLASSES else 'divided'}"
    elif "barred" in told:
        yield f"{kind}{sign}{'|'.join(f'{side}-barred' for side in sides or SIDES[:2])}"
    elif "both" in told and kind in ("blank", "rouge"):
        yield f"{kind}{sign}both"
    elif not sides:
        yield f"{kind}={'none'}" if denied else f"{kind}!=none"
    else:
        yield from (f"{kind}{sign}{side}" for side in sides)


def _counted(kind: str, number: int | None, side: str, phrase: Sequence[Keyword], *, least: bool) -> str:
    if number is None:
        raise WishError("how-many", phrase=_written(phrase))
    if kind == "total" or (kind == "point" and number > MOST_CARDS):
        return f"{side}.total>={number}"
    name = {"sequence": "sequences", "set": "sets"}.get(kind, kind)
    if name not in ("point", "sequences", "sets", "tricks"):
        raise WishError("number", phrase=_written(phrase))
    return f"{side}.{name}{'>=' if least or name in ('sequences', 'sets') else '='}{number}"


def _written(phrase: Sequence[Keyword]) -> str:
    return cut(" ".join(word.written for word in phrase), 2 * _SHOWN)
