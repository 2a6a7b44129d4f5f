"""A ruling in words, at three depths: which message is used, and which facts are passed to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from piquet_tutor.engine.rulings import OnlyFor, Ruling, Verdict
from piquet_tutor.engine.sources import Citation
from piquet_tutor.game.cards import Cards, Void
from piquet_tutor.game.combinations import apart
from piquet_tutor.narration.books import named_once, place_of
from piquet_tutor.narration.catalogue import Catalogue, catalogue, line, spoken
from piquet_tutor.narration.functions import BETWEEN, listed_apart
from piquet_tutor.narration.naming import NOBODY, Names
from piquet_tutor.narration.plain_text import paragraphs
from piquet_tutor.narration.seating import NO_ROLES, Roles, in_roles, round_the_table, speaker, variants
from piquet_tutor.narration.texts import whole

if TYPE_CHECKING:
    from piquet_tutor.game.rule_set import RuleSet

DEPTHS: Final = ("call", "short", "full")

Special = Callable[[Ruling, "int | None"], Any]


def _fact(ruling: Ruling, name: str) -> Any:
    value = ruling.facts.get(name)
    return value.value if isinstance(value, OnlyFor) else value


def _rest(ruling: Ruling, _: int | None) -> int:
    return int(_fact(ruling, "maximum")) - int(_fact(ruling, "count"))


def _nought(ruling: Ruling, _: int | None) -> bool:
    """Whether the combination is a void suit."""
    cards = _fact(ruling, "cards")
    return isinstance(cards, tuple) and bool(cards) and isinstance(cards[0], Void)


def _surplus(ruling: Ruling, _: int | None) -> int:
    count, least, most = (int(_fact(ruling, name)) for name in ("count", "minimum", "maximum"))
    return count - most if count > most else least - count


def _overtaken(ruling: Ruling, _: int | None) -> bool:
    """Whether the leader's partner took the trick."""
    return not _fact(ruling, "captured") and bool(_fact(ruling, "card") != _fact(ruling, "cards")[0])


@lru_cache(maxsize=256)
def _pairs_worth(number: int) -> tuple[tuple[int, int], ...]:
    """The bids (tricks, cards left) that a bare number can mean, in the form that has such bids."""
    from piquet_tutor.game.rules.loader import load, rule_set_names
    from piquet_tutor.game.rules.policies.bidding import pair_bids, value

    every = (pair_bids(load(name)) for name in rule_set_names())
    return next((tuple(pair for pair in bids if value(*pair) == number) for bids in every if bids), ())


def _meant(which: int, part: int) -> Special:
    def found(ruling: Ruling, _: int | None) -> int | None:
        pairs = _pairs_worth(int(_fact(ruling, "tricks")))
        return pairs[which][part] if which < len(pairs) else None

    return found


def kept_back(ruling: Ruling) -> tuple[Any, ...]:
    """The cards of every combination that a ruling on sinking tells of, the best first, with a mark between them."""
    every = (_fact(ruling, "cards"), *apart(_fact(ruling, "kind"), _fact(ruling, "others") or ()))
    return tuple(one for cards in every for one in (BETWEEN, *cards))[1:]


SPECIAL: Final[dict[str, Special]] = {
    "side": lambda ruling, _: ruling.side,
    "who": lambda ruling, _: speaker(ruling),
    "round": lambda ruling, _: round_the_table(ruling),
    "partners": lambda ruling, _: speaker(ruling) != ruling.side,
    "overtaken": _overtaken,
    "meant": lambda ruling, _: len(_pairs_worth(int(_fact(ruling, "tricks")))),
    "one_tricks": _meant(0, 0),
    "one_left": _meant(0, 1),
    "two_tricks": _meant(1, 0),
    "two_left": _meant(1, 1),
    "count": lambda ruling, running: ruling.points if running is None else running,
    "first": lambda ruling, running: running is None or running == ruling.points,
    "number": lambda ruling, _: _fact(ruling, "count"),
    "alone": lambda ruling, _: len(_fact(ruling, "cards")) == 1,
    "rest": _rest,
    "per_card": lambda ruling, _: _fact(ruling, "points") == _fact(ruling, "length"),
    "nought": _nought,
    "too_many": lambda ruling, _: _fact(ruling, "count") > _fact(ruling, "maximum"),
    "surplus": _surplus,
    "same_limits": lambda ruling, _: _fact(ruling, "minimum") == _fact(ruling, "maximum"),
    "difference": lambda ruling, _: _fact(ruling, "high") - _fact(ruling, "low"),
    "sunk": lambda ruling, _: kept_back(ruling),
    "sum": lambda ruling, _: _fact(ruling, "high") + _fact(ruling, "low"),
}
"""Variables that are not facts themselves, but are computed from the facts, the side and the running total."""


class Route(NamedTuple):
    """Where a ruling's text at one depth comes from: the message, and how to fetch each of its variables."""

    key: str
    fetch: tuple[str | Special, ...]


def base_of(ruling: Ruling) -> str:
    """The message of a ruling, without its depth: the clause and its verdict, or the reason for a refusal."""
    if ruling.verdict is Verdict.REFUSED:
        return "refused-" + str(ruling.facts.get("reason", ruling.rule)).replace(".", "-")
    if ruling.subject is None and ruling.verdict is Verdict.ALLOWED and not ruling.cites:
        return "action-allowed"
    return f"{ruling.rule.replace('.', '-')}-{ruling.verdict.value}"


@cache
def _routes(language: str) -> dict[tuple[object, ...], Route | None]:
    """Cached routes, by clause, verdict, depth, privacy, reason and variants."""
    return {}


def _route(ruling: Ruling, depth: str, language: str) -> Route | None:
    known = _routes(language)
    refused = ruling.facts.get("reason") if ruling.verdict is Verdict.REFUSED else None
    place = (ruling.rule, ruling.verdict, depth, ruling.audience is None, refused, variants(ruling))
    try:
        return known[place]
    except KeyError:
        found = known[place] = _find(catalogue(language), ruling, depth)
        return found


def _find(found: Catalogue, ruling: Ruling, depth: str) -> Route | None:
    base = base_of(ruling)
    if ruling.audience is not None and f"{base}-private.short" in found:
        base += "-private"
    base = next((f"{base}-{each}" for each in variants(ruling) if f"{base}-{each}.short" in found), base)
    key = f"{base}.{depth}"
    if key not in found and (depth == "call" or base.startswith("refused-")):
        return None
    return _to(found, key)


def _to(found: Catalogue, key: str) -> Route:
    return Route(key, tuple(SPECIAL.get(name, name) for name in found.entry(key).names))


def _values(ruling: Ruling, fetch: tuple[str | Special, ...], running: int | None) -> tuple[Any, ...]:
    facts = ruling.facts
    values = []
    for each in fetch:
        value = facts.get(each) if isinstance(each, str) else each(ruling, running)
        values.append(value.value if isinstance(value, OnlyFor) else value)
    return tuple(values)


def said(
    ruling: Ruling,
    depth: str,
    language: str,
    running: int | None = None,
    roles: Roles = NO_ROLES,
    names: Names = NOBODY,
) -> str:
    """The text of a ruling as ``call`` or ``short``; empty if nothing is said."""
    route = _route(ruling, depth, language)
    if route is None:
        return ""
    return line(language, route.key, _values(in_roles(ruling, roles), route.fetch, running), names)


def reasons(ruling: Ruling, language: str, roles: Roles = NO_ROLES, names: Names = NOBODY) -> tuple[str, ...]:
    """The paragraphs that give the reasons for a ruling, with both sides' numbers if they are known."""
    route = _route(ruling, "full", language)
    if route is None:
        return ()
    return paragraphs(spoken(language, route.key, _values(in_roles(ruling, roles), route.fetch, None), names))


def law(ruling: Ruling, language: str, rules: RuleSet | None = None) -> tuple[str, ...]:
    """What the law says, in our words; empty where it is not known.

    For a clause superseded by an exception this is the law of the exception, if the catalogue has it. Otherwise it is
    the clause as the rule set's options have it, just as the rulebook prints it. Books differ on nearly every clause,
    so that without a rule set nothing true could be said of one. A referee's law stands in one book alone.
    """
    from piquet_tutor.narration.clauses import clause as stated

    found, base, referees = catalogue(language), base_of(ruling), ruling.rule.replace(".", "-")
    superseding = [f"{base}-{each}.law" for each in variants(ruling)] + [f"{base}.law"]
    key = next((each for each in superseding if each in found), None)
    if key is not None:
        told = line(language, key, _values(ruling, _to(found, key).fetch, None))
    elif rules is not None and ruling.rule in rules.clauses:
        told = stated(rules, ruling.rule, language)
    elif referees in found:
        told = found.word(referees)
    else:
        return ()
    return (whole("narration-law", language, law=told),)


def source_notes(cites: tuple[Citation, ...], language: str) -> tuple[str, ...]:
    """The paragraph of citations, with how certain each is: what is disputed, and what is our own choice.

    A citation of a setting chosen at this table needs no remark: the place says so itself.
    """
    from piquet_tutor.game.rules.loader import HOUSE_SETTING

    if not cites:
        return ()
    found = catalogue(language)
    places: dict[str, str] = {}
    remarks: dict[str, str] = {}
    for cite in named_once(cites):
        key = f"reading-{cite.reading.value}"
        chosen = cite == HOUSE_SETTING
        place = place_of(cite, language)
        places.setdefault(place, place if chosen else place + found.format(f"{key}.aside", {}))
        if not chosen and f"{key}.remark" in found:
            remarks[key] = found.format(f"{key}.remark", {})
    listed = listed_apart(found, places.values())
    return (whole("where-it-stands", language, places=listed) + "".join(remarks.values()),)


def evidence(ruling: Ruling) -> Cards:
    """Every card the ruling's facts name, each once."""
    found: dict[Any, None] = {}
    for value in ruling.facts.values():
        value = value.value if isinstance(value, OnlyFor) else value
        for card in value if isinstance(value, tuple) else (value,):
            if hasattr(card, "rank") and hasattr(card, "code"):
                found[card] = None
    return tuple(found)
