"""A deal that is wished for in words: what shall happen in it, or what somebody shall hold, phrase by phrase.

Each phrase becomes a condition of the finder's language, and can be shown so: nothing is guessed that is not told. The
words are those of the catalogue, in every language it has.

>>> conditions("elder repique, younger a quatorze of tens")
('repique=elder', 'younger.tens=4')
>>> conditions("repique du dernier et pas de carte blanche; points égaux")
('repique=younger', 'blank=none', 'point=equal')
>>> conditions("elder repique without a point")
('repique=elder', 'point!=elder')
>>> conditions("elder repiqe")
Traceback (most recent call last):
...
piquet_tutor.explore.wishes.UnknownWordError: “repiqe” is not understood; perhaps “repique” is meant.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
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
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.spoken import cut

SIDES: Final = ("elder", "younger", "dealer", "nondealer")
KINDS: Final = ("blank", "rouge", "point", "sequence", "set", "repique", "pique", "capot", "cards", "tricks", "total")
SIGNS: Final[Mapping[str, str]] = {
    **dict.fromkeys(("not", "somebody", "equal", "barred", "both", "in-hand", "filler", "and", "with", "without"), ""),
    "least": ">=",
    "more": ">",
}
"""Words that are signs, by the name of their message, each with the sign of comparison that it is, if it is one."""
RUNS: Final = range(3, 10)
"""How long the sequences are that have names."""
_OWN: Final = ("tricks", "total")
"""The kinds whose words are of a wish alone."""
_CELLS: Final = {"blank": "carte_blanche", "rouge": "carte_rouge"}
"""How a cell calls a kind, where it does so otherwise."""
MOST_CARDS: Final = 12
"""A number of points above that of the cards of a hand can only be a score."""
SUBJECTS: Final = frozenset({"kind", "run", "hold", "rank"})
"""Of what a phrase may speak; words that stand beside it say more of that."""
_TOGETHER: Final[Mapping[frozenset[str], str]] = {
    frozenset({"point", "cards"}): "point",
    frozenset({"point", "total"}): "total",
    frozenset({"set", "rank"}): "rank",
    frozenset({"sequence", "run"}): "run",
}
"""Two subjects that are one, and which of them it goes by: a point of six cards, sixty points in all, a set of aces."""
_BESIDE: Final[Mapping[str, frozenset[str]]] = {
    "rank": frozenset({"hold", "number", "not", "comparison", "in-hand", "both"}),
    "run": frozenset({"not", "comparison", "in-hand", "both"}),
    "hold": frozenset({"number", "not", "comparison", "in-hand", "both"}),
    "counted": frozenset({"number", "not", "comparison", "in-hand", "both"}),
    "happens": frozenset({"not", "equal", "barred", "both", "somebody"}),
}
"""What a phrase may say of each of its subjects; nothing else would be heard."""
_NEGATED: Final[Mapping[str, str]] = {"=": "!=", ">=": "<", ">": "<="}
_SHOWN: Final = 30
_SHORT: Final = 2
"""Words of so many letters are like too many others to be what somebody meant."""
_SAYING_NOTHING: Final = ("filler", "with")
_PIECE: Final = re.compile(r"[,;.\n]|[^\s,;.]+")


class WishError(QueryError):
    """A wish that cannot be read."""

    family = "wish-"


class UnknownWordError(WishError):
    """A word that a wish has not; what may be meant is told in the language of the words beside it.

    Attributes:
        plain: the word, folded.
        language_beside: the language of the words beside it; empty where they do not tell.
    """

    def __init__(self, word: str, plain: str, language_beside: str) -> None:
        """Keep the word and where to look for what is meant."""
        super().__init__("word", word=cut(word, _SHOWN))
        self.plain = plain
        self.language_beside = language_beside

    def text(self, language: str = FIRST_LANGUAGE) -> str:
        """The sentence, with a word of the same language, if one is like it."""
        hint = _meant_by(self.plain, self.language_beside or language)
        return WishError("word", **self.facts, hint=hint).text(language)


class Keyword(NamedTuple):
    """A word, or several that mean one thing.

    Attributes:
        sort: ``side``, ``kind``, ``run``, ``hold``, ``rank``, ``number``, one of ``SIGNS``, ``comparison`` for those
            that compare, or ``end`` of a phrase.
        value: what it stands for there.
        written: as it stands in the text.
    """

    sort: str
    value: Any
    written: str


def conditions(text: str) -> tuple[str, ...]:
    """The conditions of a wish, in the finder's language.

    Raises:
        WishError: a word is not known, or a phrase says nothing, several things, or not whose it is.
    """
    found: list[str] = []
    side: tuple[str, ...] = ()
    before: Sequence[Keyword] = ()
    for phrase, link in _phrases(words_of(text)):
        own = _sides(phrase)
        side = own or (side if link == "without" or (link and not _of_nobody(phrase)) else ())
        if link == "and" and not own and _is_without(before) and not _of_nobody(phrase):
            raise WishError("several", phrase=_written((*before, *phrase)))  # without both, or with the second?
        found += _conditions(phrase, side)
        before = phrase
    if not found:
        raise WishError("empty")
    return tuple(found)


def query_wished(text: str, rules: RuleSet | None = None) -> Query:
    """Read a query from a wish, from the finder's own language, or from the name of one of its questions.

    Conditions of the language may stand beside words, or beside a name.

    >>> query_wished("equal points").text, query_wished("younger repiques").text
    ('point=equal rules=rubicon', 'repique=younger rules=rubicon')
    >>> query_wished("younger pique rules=saunt").text
    'pique=younger rules=saunt'

    Raises:
        QueryError: it is none of these.
    """
    signed = [part for part in text.split() if any(sign in part for sign in COMPARISONS)]
    words = [part for part in text.split() if part not in signed]
    if not words or "-".join(words).lower() in [one.id for one in named_queries()]:
        return query_from(text, rules)
    try:
        wished = conditions(text if not signed else " ".join(words))
    except WishError:
        if len(words) == 1 and "-" in words[0]:  # the name of a question, misspelt
            return query_from(text, rules)
        raise
    return parse(" ".join([*wished, *signed]), rules)


def in_words(text: str) -> bool:
    """Whether a query is asked for in words, or by name, so that it is worth telling how it was understood.

    >>> in_words("younger pique"), in_words("pique=younger")
    (True, False)
    """
    return any(not any(sign in part for sign in COMPARISONS) for part in text.split())


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
    raise UnknownWordError(pieces[at], plain[at], _language_of(plain))


def _meant_by(plain: str, language: str) -> Phrase:
    """What may be meant by a word that is not known, in one language."""
    near = _spelt(language).get(nearest(plain, _spelt(language)), "")
    if near and not turns_round(plain, near):
        return Phrase("perhaps", near)
    return Phrase("use-such-as", _some(language))


def _language_of(plain: Iterable[str]) -> str:
    """The language that alone has some of these words; empty where none or several have."""
    own = {language for word in plain if len(having := _having().get(word, ())) == 1 for language in having}
    return next(iter(own)) if len(own) == 1 else ""


def _some(language: str) -> tuple[str, ...]:
    words = catalogue(language)
    return tuple(_listed(words.word(f"cell-words-{kind}"))[0] for kind in ("repique", "capot", "carte_blanche"))


@cache
def _longest() -> int:
    return max(word.count(" ") for word in _known()) + 1


@cache
def _known() -> dict[str, tuple[str, Any]]:
    """Every word, folded, with its sort and what it stands for. What several sorts have is the first one's."""
    found: dict[str, tuple[str, Any]] = {}
    for language in languages():
        for word, meaning in _words_in(language):
            found.setdefault(word, meaning)
    return found


@cache
def _having() -> dict[str, frozenset[str]]:
    """The languages that have each word."""
    words = {language: {word for word, _ in _words_in(language)} for language in languages()}
    return {word: frozenset(each for each in words if word in words[each]) for word in _known()}


def _words_in(language: str) -> Iterator[tuple[str, tuple[str, Any]]]:
    """Yield every word of a language, folded, with its sort and what it stands for."""
    words = catalogue(language)
    for key, sort, value in _keys():
        for word in _listed(words.word(key)) if key in words else ():
            yield folded(word)[0], (sort, value)


@cache
def _spelt(language: str) -> dict[str, str]:
    """What can be meant by a word that is misspelt: every word that says something, by its letters alone."""
    own = [word for word in _known() if language in _having()[word]]
    telling = [word for word in own if len(word) > _SHORT and _known()[word][0] not in _SAYING_NOTHING]
    return {word.replace(" ", ""): word for word in reversed(telling)}


def _keys() -> Iterator[tuple[str, str, Any]]:
    """Yield the messages that list words, each with its sort and what its words stand for."""
    for length in RUNS:
        yield f"cell-words-run-{length}", "run", length
    for held in ("trio", "quatorze"):
        yield f"cell-words-{held}", "hold", held
    for kind in KINDS:
        yield _words_for(kind), "kind", kind
    for sign, compares in SIGNS.items():
        yield f"wish-{sign}", "comparison" if compares else sign, compares or None
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


def _phrases(words: Iterable[Keyword]) -> Iterator[tuple[tuple[Keyword, ...], str]]:
    """Yield the phrases, each with the word that joins it to the one before, so that its side may be the same.

    “With” and “without” begin a phrase where something has been named already: “elder repique without a point”.
    """
    phrase: list[Keyword] = []
    link = ""
    for word in (*words, Keyword("end", None, "")):
        divides = word.sort in ("end", "and") or (word.sort in ("with", "without") and _subjects(phrase))
        if divides and phrase:
            if word.sort in ("with", "without") and phrase[-1].sort == "not":  # “not with”, “not without”
                raise WishError("several", phrase=_written((*phrase, word)))
            yield tuple(phrase), link
            phrase, link = [], "" if word.sort == "end" else word.sort
        if word.sort == "without":
            phrase.append(word._replace(sort="not", value=word.sort))
        elif word.sort not in ("end", "and", "with"):
            phrase.append(word)


def _subjects(phrase: Iterable[Keyword]) -> list[str]:
    """What a phrase speaks of, each thing once: kinds by their names, and everything else by its sort."""
    spoken = [word.value if word.sort == "kind" else word.sort for word in phrase if word.sort in SUBJECTS]
    return list(dict.fromkeys(spoken))


def _is_without(phrase: Iterable[Keyword]) -> bool:
    return any(word.sort == "not" and word.value == "without" for word in phrase)


def _sides(phrase: Sequence[Keyword]) -> tuple[str, ...]:
    named = tuple(dict.fromkeys(word.value for word in phrase if word.sort == "side"))
    both = any(word.sort == "both" for word in phrase)
    return named or (SIDES[:2] if both else ())


def _of_nobody(phrase: Sequence[Keyword]) -> bool:
    """Whether a phrase is about the deal, and not about one side: what is equal, or is somebody's, or nobody's."""
    return any(word.sort in ("equal", "not", "somebody") for word in phrase)


def _conditions(phrase: Sequence[Keyword], sides: tuple[str, ...]) -> Iterator[str]:
    told = _by_sort(phrase)
    held = next((sort for sort in ("rank", "run", "hold") if sort in told), "")
    counted = "number" in told or told.get("kind") in _OWN
    if not held and "kind" not in told:
        raise WishError("says-nothing", phrase=_written(phrase))
    if (held or counted) and not sides:
        raise WishError("whose", phrase=_written(phrase))
    _refuse_what_is_not_heard(phrase, told, held or ("counted" if counted else "happens"))
    if held:
        yield from (_held(told, side) for side in sides)
    elif counted:
        yield from (_counted(told, side, phrase) for side in sides)
    else:
        yield from _happens(told, sides)


def _by_sort(phrase: Sequence[Keyword]) -> dict[str, Any]:
    """What a phrase says, by sort.

    Raises:
        WishError: it speaks of several things, or says two of the same sort.
    """
    subjects = _subjects(phrase)
    told: dict[str, Any] = {}
    for word in phrase:
        if word.sort not in ("side", "kind", "not") and told.setdefault(word.sort, word.value) != word.value:
            raise WishError("several", phrase=_written(phrase))
    if any(word.sort == "not" for word in phrase):
        told["not"] = None
    one = _TOGETHER.get(frozenset(subjects), subjects[0] if len(subjects) == 1 else "")
    if frozenset(subjects) in ({"point", "total"}, {"point", "cards"}) and "number" not in told:
        one = "point" if "total" in subjects else ""  # elder scored the point
    if set(subjects) == {"hold", "rank"}:
        one = "rank"
    if subjects and not one:
        raise WishError("several", phrase=_written(phrase))
    if one and one not in SUBJECTS:
        told["kind"] = one
    elif not subjects and "number" in told and "in-hand" in told:
        told["kind"] = "total"
    return told


def _refuse_what_is_not_heard(phrase: Sequence[Keyword], told: Mapping[str, Any], asks: str) -> None:
    """Refuse a phrase with words that say nothing of what it asks: whatever is asked for counts."""
    beside = _BESIDE[asks] | SUBJECTS
    named = any(word.sort == "side" for word in phrase)
    unheard = bool(told.keys() - beside)
    unheard |= {"equal", "barred"} <= told.keys() or (named and bool({"equal", "somebody"} & told.keys()))
    unheard |= asks == "rank" and {"hold", "number"} <= told.keys()
    if unheard:
        raise WishError("several", phrase=_written(phrase))


def _compared(sign: str, told: Mapping[str, Any]) -> str:
    """The sign of a comparison: that of the words, turned round where they deny it."""
    said = told.get("comparison", sign)
    return _NEGATED[said] if "not" in told else said


def _held(told: Mapping[str, Any], side: str) -> str:
    """What somebody holds."""
    size = {"trio": 3, "quatorze": 4}.get(told.get("hold", ""), told.get("number", 0))
    if "rank" in told:
        name = f"{told['rank'].name.lower()}s".replace("sixs", "sixes")
        if not size:  # “younger aces”: a set of them; “no aces”: none at all
            return f"{side}.{name}{'=0' if 'not' in told else '>=3'}"
        return f"{side}.{name}{_compared('=', told)}{size}"
    if "run" in told:
        return f"{side}.sequence{_compared('=', told)}{told['run']}"
    if "not" in told and "number" not in told:
        return f"{side}.{told['hold']}s=0"
    return f"{side}.{told['hold']}s{_compared('>=', told)}{told.get('number', 1)}"


def _happens(told: Mapping[str, Any], sides: tuple[str, ...]) -> Iterator[str]:
    """What happens, or is scored."""
    kind = told["kind"]
    sign = "!=" if "not" in told else "="
    undecided = "equal" if kind in CLASSES else "divided"
    if "equal" in told:
        yield f"{kind}{sign}{undecided}"
    elif "barred" in told:
        yield f"{kind}{sign}{'|'.join(f'{side}-barred' for side in sides or SIDES[:2])}"
    elif "both" in told and kind in ("blank", "rouge"):
        yield f"{kind}{sign}both"
    elif not sides:  # nobody scores what is equal
        nobody = f"none|{undecided}" if kind in (*CLASSES, "cards") else "none"
        yield f"{kind}{'=' if 'not' in told else '!='}{nobody}"
    else:
        yield from (f"{kind}{sign}{side}" for side in sides)


def _counted(told: Mapping[str, Any], side: str, phrase: Sequence[Keyword]) -> str:
    """How many somebody has of something."""
    kind, number = told["kind"], told.get("number")
    if number is None:
        raise WishError("how-many", phrase=_written(phrase))
    if kind == "total" or (kind == "point" and number > MOST_CARDS):
        return f"{side}.{'in_hand' if 'in-hand' in told else 'total'}{_compared('>=', told)}{number}"
    name = {"sequence": "sequences", "set": "sets"}.get(kind, kind)
    if name not in ("point", "sequences", "sets", "tricks"):
        raise WishError("number", phrase=_written(phrase))
    if name == "tricks" and "in-hand" in told:
        raise WishError("several", phrase=_written(phrase))
    return f"{side}.{name}{_compared('>=' if name in ('sequences', 'sets') else '=', told)}{number}"


def _written(phrase: Sequence[Keyword]) -> str:
    return cut(" ".join(word.written for word in phrase), 2 * _SHOWN)
