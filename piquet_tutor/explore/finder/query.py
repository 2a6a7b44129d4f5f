"""Queries, in a small language: conditions separated by spaces, all of which must hold.

A condition is a name, a sign and a value, without spaces: ``repique=younger``, ``elder.point>=6``, ``pique!=none``.
Alternative values are separated by a bar: ``capot=elder|younger``. ``rules=`` names the rule set.

>>> parse("repique=younger elder.sequence>=quint rules=parlett").text
'repique=younger elder.sequence>=5 rules=parlett'
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from piquet_tutor.engine.clauses import OptionError, Value, plainly
from piquet_tutor.engine.faults import Phrase
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explore.finder.layout import SIDES, is_for_two
from piquet_tutor.explore.finder.measures import CLASSES, MEASURES
from piquet_tutor.explore.finder.side_names import BARRED, choices, choices_of, side_names
from piquet_tutor.game.records.form import suggestion
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.narration.spoken import Spoken, refused_value

FIRST_RULES: Final = "rubicon"
MOST_SAID: Final = 160
"""The most characters of a suggestion in an error; a longer one is cut down to a few names."""
LONGEST: Final = 400
"""The most characters of a query."""
SIGNS: Final[Mapping[str, Callable[[int, int], bool]]] = {
    ">=": lambda one, other: one >= other,
    "<=": lambda one, other: one <= other,
    "!=": lambda one, other: one != other,
    ">": lambda one, other: one > other,
    "<": lambda one, other: one < other,
    "=": lambda one, other: one == other,
}
NUMBERS: Final[Mapping[str, int]] = {
    **{name: 3 + place for place, name in enumerate(("tierce", "quart", "quint", "sixieme", "septieme", "huitieme"))},
    "sixième": 6,
    "septième": 7,
    "huitième": 8,
    "neuvième": 9,
    "neuvieme": 9,
    "trio": 3,
    "quatorze": 4,
    "ace": 14,
    "king": 13,
    "queen": 12,
    "jack": 11,
    "ten": 10,
    "nine": 9,
    "eight": 8,
    "seven": 7,
    "a": 14,
    "k": 13,
    "q": 12,
    "j": 11,
    "t": 10,
}
"""Words that stand for numbers: lengths of sequences, sizes of sets, ranks."""
CHOICES: Final = choices_of(SIDES, bids=False)
"""Conditions whose value is a word, and the words each accepts, for elder and younger."""
FROM_HANDS: Final = frozenset({*CLASSES, "repique", "blank"})
"""Those of them that the hands alone decide."""
PLAYED: Final = ("total", "play", "tricks")
"""Measures of a side that exist only once a deal is played out; a condition puts the side first: ``elder.total``."""
BIDS: Final = ("bid.tricks", "bid.left", "bid.value", "bid.factor")
"""Measures of the bidding, in forms that have bidding; all are 0 when nobody has bid."""
_CONDITION: Final = re.compile(r"^([a-z0-9_.-]+?)(>=|<=|!=|=|>|<)(.+)$")


class QueryError(Spoken, ValueError):
    """A query that cannot be read; its sentence says what is wrong, where, and what to write instead."""

    family = "finder-cannot-"


class AskedRuling(NamedTuple):
    """A ruling that a ledger must hold.

    Attributes:
        clause: the clause it is made under.
        verdict: its verdict; empty for any.
        side: the side it is for; empty for any.
    """

    clause: str
    verdict: str
    side: str


@dataclass(frozen=True)
class Condition:
    """One condition of a query.

    Attributes:
        name: what it is about, such as ``elder.point``.
        sign: the sign of comparison.
        accepted: numbers or words, any one of which is enough.
        from_hands: whether the hands alone decide it; otherwise the deal must be played.
    """

    name: str
    sign: str
    accepted: tuple[int | str, ...]
    from_hands: bool

    @property
    def text(self) -> str:
        """The condition as it is written."""
        return f"{self.name}{self.sign}{'|'.join(str(each) for each in self.accepted)}"

    @property
    def ruling(self) -> AskedRuling | None:
        """The ruling that is asked for; None where the condition is about something else."""
        if self.name != "ruling":
            return None
        clause, _, rest = str(self.accepted[0]).partition(":")
        verdict, _, side = rest.partition(":")
        return AskedRuling(clause, verdict, side)

    def holds(self, found: int | frozenset[str]) -> bool:
        """Whether the condition holds.

        Args:
            found: the number that the condition is about, or every word that is true of its subject.
        """
        if isinstance(found, frozenset):
            return bool(found.intersection(map(str, self.accepted))) == (self.sign == "=")
        if self.sign == "!=":
            return found not in self.accepted
        return any(isinstance(value, int) and SIGNS[self.sign](found, value) for value in self.accepted)


@dataclass(frozen=True)
class Query:
    """What a deal that is looked for must show.

    Attributes:
        conditions: the conditions, all of which must hold.
        rules: the rules of the deal.
        against: rules by which the same deal must score differently; None when that is not asked.
        by: the least number of points by which one side's totals must differ.
        on: the clause on which the two must first differ; empty for any.
    """

    conditions: tuple[Condition, ...]
    rules: RuleSet
    against: RuleSet | None = None
    by: int = 1
    on: str = ""

    @property
    def text(self) -> str:
        """The query in full, in a form that can be parsed again."""
        parts = [each.text for each in self.conditions]
        if self.against is not None:
            parts.append(f"against={spoken(self.against)}")
            parts += [f"by={self.by}"] if self.by > 1 else []
            parts += [f"on={self.on}"] if self.on else []
        return " ".join([*parts, f"rules={spoken(self.rules)}"])

    @property
    def books(self) -> tuple[RuleSet, ...]:
        """The rule sets by which the deal is ruled."""
        return (self.rules,) if self.against is None else (self.rules, self.against)

    @property
    def from_hands(self) -> tuple[Condition, ...]:
        """The conditions that the hands alone decide."""
        return tuple(each for each in self.conditions if each.from_hands)


def spoken(rules: RuleSet) -> str:
    """A rule set as a query names it."""
    return ",".join([rules.id, *(f"{name}:{plainly(value)}" for name, value in rules.changed)])


# --- reading ------------------------------------------------------------------------------------------------------


def parse(text: str, rules: RuleSet | None = None) -> Query:
    """Read a query.

    Args:
        text: conditions separated by spaces.
        rules: the rules to use where the text names none.

    Raises:
        QueryError: it cannot be read.
    """
    if len(text) > LONGEST:
        raise QueryError("long", limit=LONGEST)
    found: dict[str, str] = {}
    asked = []
    for word in text.split():
        match = _CONDITION.match(word)
        if match is None:
            raise QueryError("condition", text=word[:40])
        name, sign, value = match.groups()
        if name in ("rules", "against", "by", "on"):
            if sign != ("=" if name != "by" else sign) or (name == "by" and sign not in ("=", ">=")):
                raise QueryError("equals", name=name, value="10" if name == "by" else value[:20])
            found[name] = value
        else:
            asked.append((name, sign, value))
    by_rules = _rules(found["rules"]) if "rules" in found else rules or load(FIRST_RULES)
    against = _rules(found["against"]) if "against" in found else None
    conditions = tuple(_condition(*each, by_rules) for each in asked)
    query = Query(conditions, by_rules, against, _number(found.get("by", "1"), "by"), found.get("on", ""))
    _check(query, found)
    return query


def _check(query: Query, found: Mapping[str, str]) -> None:
    if query.against is None:
        for name in ("by", "on"):
            if name in found:
                raise QueryError("against", name=name)
    if not query.conditions and query.against is None:
        raise QueryError("nothing")
    known = sorted({name for rules in query.books for name in rules.clauses})
    asked = [each.ruling.clause for each in query.conditions if each.ruling is not None]
    for name in (*asked, *([query.on] if query.on else [])):
        if name not in known:
            raise QueryError("clause", clause=name[:40], hint=_instead(name, known))


def _condition(name: str, sign: str, text: str, rules: RuleSet) -> Condition:
    if name == "ruling":
        return _ruling(sign, text, rules)
    words = choices(rules)
    by_hands = is_for_two(rules)
    if name in words:
        if sign not in ("=", "!="):
            raise QueryError("sign", name=name, value=words[name][0])
        values = tuple(text.split("|"))
        for value in values:
            if value not in words[name]:
                raise QueryError("value", name=name, value=value[:30], values=tuple(words[name]))
        sides = {value.removesuffix(BARRED) for value in values} - {"none", "equal", "both"}
        return Condition(name, sign, values, by_hands and name in FROM_HANDS and sides <= set(SIDES))
    side, _, measure = name.partition(".")
    known = side in side_names(rules) and measure in (*MEASURES, *PLAYED)
    if not known and name != "difference" and not (law_of(rules).has_bidding and name in BIDS):
        raise QueryError("name", name=name[:40], hint=_instead(name, names(rules)))
    from_hands = by_hands and side in SIDES and measure in MEASURES
    return Condition(name, sign, tuple(_number(each, name) for each in text.split("|")), from_hands)


def _ruling(sign: str, text: str, rules: RuleSet) -> Condition:
    """Read ``ruling=pique.award:denied:elder``; verdict and side may be left out."""
    _, _, rest = text.partition(":")
    verdict, _, side = rest.partition(":")
    verdicts = tuple(each.value for each in Verdict)
    if sign != "=" or "|" in text:
        raise QueryError("ruling")
    if verdict and verdict not in verdicts:
        raise QueryError("verdict", verdict=verdict[:20], values=verdicts)
    if side and side not in side_names(rules):
        raise QueryError("side", side=side[:20], sides=tuple(side_names(rules)))
    return Condition("ruling", sign, (text,), False)


def _number(text: str, name: str) -> int:
    word = text.lower()
    if word in NUMBERS:
        return NUMBERS[word]
    if not (word.isascii() and word.isdigit() and len(word) < 5):
        raise QueryError("number", name=name, value=text[:20])
    return int(word)


def _rules(text: str) -> RuleSet:
    """Read the name of a rule set with any options: ``wikipedia`` or ``rubicon,carte_rouge:20``."""
    name, *given = text.split(",")
    if name not in rule_set_names():
        raise QueryError("rules", name=name[:40], hint=suggestion(name, rule_set_names(), "use"))
    changes: dict[str, object] = {}
    for change in given:
        option, _, value = change.partition(":")
        if option not in options():
            raise QueryError("option", name=option[:40], hint=_instead(option, sorted(options())))
        changes[option] = _option(option, option_value(option, value))
    return load(name, changes)


def _option(option: str, value: object) -> Value:
    try:
        return options()[option].check(value)
    except OptionError:
        raise QueryError("option-value", **refused_value(option, value)) from None


def option_value(option: str, text: str) -> object:
    """A written value in the type of the option; the text itself where none fits."""
    for value in options()[option].values:
        if plainly(value) == text:
            return value
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else text


def names(rules: RuleSet | None = None) -> tuple[str, ...]:
    """Every name that a condition can have under a rule set; under the default one where none is given."""
    by_rules = rules or load(FIRST_RULES)
    measured = (f"{side}.{name}" for side in side_names(by_rules) for name in (*MEASURES, *PLAYED))
    bids = BIDS if law_of(by_rules).has_bidding else ()
    return (*choices(by_rules), *bids, "difference", "ruling", *measured, "rules", "against", "by", "on")


def _instead(word: str, known: Sequence[str]) -> Phrase:
    """What to write in place of an unknown name; a long list is shortened."""
    said = suggestion(word, known, "use")
    is_long = isinstance(said.what, tuple) and len(", ".join(said.what)) > MOST_SAID
    return Phrase("use-such-as", tuple(known[:4])) if is_long else said
