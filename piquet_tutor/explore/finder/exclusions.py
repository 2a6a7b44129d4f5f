"""What the clauses of a rule set rule out by themselves: there is no need to search for such a deal.

The reasons hold whatever the cards and the play: no clause in force awards such points; the clause awards them only to
another side; it awards nothing because its price is 0; it applies only when a partie is settled and never within a
deal; or another score comes first in every deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from piquet_tutor.engine.clauses import OptionError, Rule, plainly
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.engine.sources import Citation
from piquet_tutor.explore.finder.matching import AWARD_ON
from piquet_tutor.explore.finder.query import Condition, Query, spoken
from piquet_tutor.explore.finder.side_names import BARRED, choices, sides_named
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.loader import load, options, usual_clauses
from piquet_tutor.game.subjects import Subject

YOUNGER_TOO: Final = "younger"
"""The parameter of a clause on the pique that says whether the side that does not lead first may make one."""
SETTLES: Final = frozenset({"partie_ended", "conceded"})
"""Moments at which a partie is settled or its last deal conceded: they never occur in a deal on its own."""
_AWARDS: Final = (Verdict.AWARDED.value,)
_ANY: Final = ("", *(verdict.value for verdict in Verdict))
CARDS: Final = (Subject.CARDS, Subject.CARDS_EARLY)


@dataclass(frozen=True)
class Exclusion:
    """Why there is no such deal.

    Attributes:
        kind: ``no_clause`` (no clause on it is in force), ``first_only`` (only the side that leads first may score it),
            ``lead_first`` (the first lead always scores before it), ``first_and_lead`` (both of these), ``no_points``
            (the price is 0), ``partie`` (it applies only when a partie is settled), ``tricks`` (no division of the
            tricks meets the conditions) or ``hands`` (no two hands meet them; see ``bounds``).
        asked: the condition that cannot be met, as it is written.
        clause: the clause that rules it out, or the one that is not in force.
        cites: on whose authority.
        option: the option that decides this; empty where none does.
        value: what that option is set to.
        instead: rules under which it is possible, as a query writes them; empty where changing one option is not
            enough.
        number: how many tricks there are, where the numbers of tricks asked for are impossible; how many conditions
            are asked of the hands, where no two hands meet them.
        clauses: every clause on which it rests that no two hands meet the conditions; none where the pack is reason
            enough.
    """

    kind: str
    asked: str
    clause: str
    cites: tuple[Citation, ...] = ()
    option: str = ""
    value: str = ""
    instead: str = ""
    number: int = 0
    clauses: tuple[str, ...] = ()


@dataclass(frozen=True)
class _Way:
    """One way to meet a condition: clauses, a verdict, and the side it must be for (empty for any)."""

    clauses: tuple[str, ...]
    verdict: str
    side: str


def bar_of(query: Query) -> Exclusion | None:
    """The first condition that the clauses rule out, with the reason; None when every condition is possible."""
    for condition in query.conditions:
        bar = _barred(condition, query.rules)
        if bar is not None:
            return bar
    return _too_many_tricks(query)


def _barred(condition: Condition, rules: RuleSet) -> Exclusion | None:
    """Why a condition is ruled out: every way to meet it must be."""
    ways = list(_ways(condition, rules))
    if not ways or None in ways:
        return None
    bars = [_bar(each, condition.text, rules) for each in ways if each is not None]
    return None if None in bars else bars[0]


def _ways(condition: Condition, rules: RuleSet) -> Iterator[_Way | None]:
    """Yield every way to meet a condition; None for one that needs no ruling."""
    if condition.ruling is not None:
        clause, verdict, side = condition.ruling
        yield _Way((clause,), verdict, side)
        return
    if condition.name not in (*AWARD_ON, "cards"):
        return
    values = [str(value) for value in condition.accepted]
    if condition.sign == "!=":
        # One award makes several words true at once, and so does a bar: of the negations, only “!=none” is judged.
        somebody = {"none"} <= {*values} <= {"none", "divided"}
        values = [each for each in choices(rules)[condition.name] if _awards(each)] if somebody else ["none"]
    for value in values:
        yield None if value == "none" else _way(condition.name, value, rules)


def _awards(value: str) -> bool:
    return value not in ("none", "both") and not value.endswith(BARRED)


def _way(name: str, value: str, rules: RuleSet) -> _Way:
    subjects = CARDS if name == "cards" else (AWARD_ON[name],)
    clauses = tuple(_clause_on(subject, rules) for subject in subjects)
    if value == "divided":
        return _Way(clauses[:1], "", "")
    verdict = Verdict.DENIED if value.endswith(BARRED) else Verdict.AWARDED
    return _Way(clauses, verdict.value, "" if value == "both" else value.removesuffix(BARRED))


def _clause_on(subject: Subject, rules: RuleSet) -> str:
    """The name of the clause on a subject; where it is not in force, its name in the base game."""
    rule = rules.clause_on(subject)
    return rule.id if rule is not None else usual_clauses()[subject]


def _bar(way: _Way, asked: str, rules: RuleSet) -> Exclusion | None:
    bars = [_bar_of_clause(clause, way, asked, rules) for clause in way.clauses]
    there = [bar for bar in bars if bar is not None]
    if len(there) < len(bars):
        return None
    return next((bar for bar in there if bar.kind != "no_clause"), there[0])


def _bar_of_clause(name: str, way: _Way, asked: str, rules: RuleSet) -> Exclusion | None:
    rule = rules.clause(name)
    if rule is None:
        return _absent(name, asked, rules)
    if set(rule.events) <= SETTLES or rule.nature.needs_match:
        return Exclusion("partie", asked, name, rule.cites)
    if way.verdict in _never(rule):
        option = rule.set_by.get(rule.nature.price, "")
        cites = rules.settings[option].cites if option else ()
        return Exclusion("no_points", asked, name, cites or rule.cites, option, "0" if option else "")
    sides = sides_named(way.side, rules.table) if way.side else ()
    if not way.side or _is_first(way.side, rules):
        return None
    if rule.nature.first_side_only:
        return Exclusion("first_only", asked, name, rule.cites)
    return _bar_of_pique(rule, way, asked, rules) if rule.subject is Subject.PIQUE and sides else None


def _never(rule: Rule) -> tuple[str, ...]:
    """The verdicts that a clause never gives because its price is 0."""
    nature = rule.nature
    if not nature.price or rule.params[nature.price] != 0:
        return ()
    return _ANY if nature.silent_at_nought else _AWARDS


def _is_first(side: str, rules: RuleSet) -> bool:
    """Whether a name may mean the side that leads first; where there is bidding, either seat may lead first."""
    first = rules.table.sides[0]
    if "bidding" in rules.phases:
        return side != "younger"
    return first in sides_named(side, rules.table)


def _bar_of_pique(rule: Rule, way: _Way, asked: str, rules: RuleSet) -> Exclusion | None:
    """Why a pique of the side that does not lead first is ruled out; None where it is possible."""
    too_late = law_of(rules).first_lead_scores and way.verdict == Verdict.AWARDED.value
    if not rule.params[YOUNGER_TOO]:
        option = rule.set_by.get(YOUNGER_TOO, "")
        if not option:
            return Exclusion("first_only", asked, rule.id, rule.cites)
        cites = rules.settings[option].cites or rule.cites
        found, instead = ("first_and_lead", "") if too_late else ("first_only", f"{spoken(rules)},{option}:true")
        return Exclusion(found, asked, rule.id, cites, option, "false", instead)
    if too_late:
        lead = rules.rule_on(Subject.LEAD)
        return Exclusion("lead_first", asked, lead.id, lead.cites)
    return None


def _absent(name: str, asked: str, rules: RuleSet) -> Exclusion:
    """The bar for a clause that is not in force, with an option that would bring it into force, if any."""
    option, value = _brought_in_by(name, rules) or ("", "")
    if not option:
        return Exclusion("no_clause", asked, name)
    setting = rules.settings[option]
    instead = f"{spoken(rules)},{option}:{value}"
    return Exclusion("no_clause", asked, name, setting.cites, option, plainly(setting.value), instead)


@lru_cache(maxsize=512)
def _brought_in_by(name: str, rules: RuleSet) -> tuple[str, str] | None:
    """An option, and a value of it, that would bring a clause into force; None where no option does."""
    for option in options().values():
        for value in option.values:
            if value == rules.settings[option.name].value:
                continue
            try:
                changed = load(rules.id, {**dict(rules.changed), option.name: value})
            except OptionError:
                continue
            if name in changed.clauses:
                return option.name, plainly(value)
    return None


# --- tricks -------------------------------------------------------------------------------------------------------


def _too_many_tricks(query: Query) -> Exclusion | None:
    """The bar for conditions on the numbers of tricks that no division of the tricks meets, if any."""
    rules = query.rules
    sides = tuple(dict.fromkeys(rules.table.sides))
    asked = [each for each in query.conditions if each.name.endswith(".tricks") and each.name != "bid.tricks"]
    plain = [each for each in asked if each.name.partition(".")[0] in sides]
    if not asked or (plain != asked and "bidding" in rules.phases and not _by_roles(asked)):
        return None
    for shares in _shared_out(rules.hand_size, len(sides)):
        won = dict(zip(sides, shares, strict=True))
        if all(_met(each, won, rules) for each in asked):
            return None
    return Exclusion("tricks", " ".join(each.text for each in asked), "", number=rules.hand_size)


def _by_roles(asked: Iterable[Condition]) -> bool:
    """Whether the conditions name only elder and younger, so that it does not matter which seats they are."""
    return all(each.name.partition(".")[0] in ("elder", "younger") for each in asked)


def _met(condition: Condition, won: dict[str, int], rules: RuleSet) -> bool:
    named = condition.name.partition(".")[0]
    return any(condition.holds(won[side]) for side in sides_named(named, rules.table))


def _shared_out(tricks: int, sides: int) -> Iterator[tuple[int, ...]]:
    """Yield every division of the tricks among the sides, with some left over where the play may stop early."""
    if sides == 0:
        yield ()
        return
    for first in range(tricks + 1):
        for rest in _shared_out(tricks - first, sides - 1):
            yield (first, *rest)
