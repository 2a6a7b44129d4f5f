"""What the clauses of a rule set rule out by themselves: no such deal need be looked for, and the clause is the proof.

Only what follows from the clauses whatever the cards and the play is said here: that no clause in force gives such
points, that the one that does gives them to another side, that it prices them at nought, that it speaks when a partie
is settled and never within a deal, or that another score comes first in every deal.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from typing import Final

from piquet_tutor.engine.rules.loader import load, options
from piquet_tutor.engine.rules.model import OptionError, Rule, RuleSet
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.engine.sources import Citation
from piquet_tutor.explore.finder.judging import AWARD_OF, BLANK
from piquet_tutor.explore.finder.query import Condition, Query, spoken, written_value
from piquet_tutor.explore.finder.sides import BARRED, choices, sides_called

YOUNGER_TOO: Final = "younger_pique"
"""The option by which the side that does not lead first may pique."""
FIRST_SIDE_ALONE: Final = frozenset({"early_cards"})
"""Policies that speak of the side that leads first, and of no other."""
PIQUES: Final = frozenset({"pique", "signed_pique", "pique_by_tricks"})
"""Policies of a pique: they say whether the other side may have one."""
AFTER_EVERY_SCORE: Final = frozenset({"pique"})
"""Of these, the one that any score of the other side's that stands first bars, a point for leading among them."""
SETTLES: Final = frozenset({"partie_ended", "conceded"})
"""Moments that come when a partie is settled or its last deal given up: a deal on its own has none."""
NEEDS_A_PARTIE: Final = frozenset({"race_reached"})
"""Policies that speak only where a partie has brought points to the deal."""
_AWARDS: Final = (Verdict.AWARDED.value,)
_ANY: Final = ("", *(verdict.value for verdict in Verdict))
PRICED: Final = {
    **dict.fromkeys(("most_tricks", "capot", "signed_capot", "early_cards"), ("points", _ANY)),
    "signed_most": ("points", _AWARDS),
    "last_trick": ("extra", _ANY),
}
"""Policies that give nothing where the price is nought: where it stands, and the verdicts they then never have."""
CARDS: Final = ("cards.most", "cards.early")


@dataclass(frozen=True)
class Bar:
    """Why there is no such deal.

    Attributes:
        kind: ``no_clause``, ``first_only``, ``first_and_lead``, ``lead_first``, ``no_points``, ``partie`` or
            ``tricks``.
        asked: the condition that cannot be met, as it is written.
        clause: the clause that rules it out, or the one that is not in force.
        cites: on whose authority.
        option: the option that decides it; empty where none does.
        value: what that option is set to.
        instead: rules under which it may be, as a query names them; empty where no single option brings it about.
        number: how many tricks there are, where they are what cannot be.
    """

    kind: str
    asked: str
    clause: str
    cites: tuple[Citation, ...] = ()
    option: str = ""
    value: str = ""
    instead: str = ""
    number: int = 0


@dataclass(frozen=True)
class _Wanted:
    """One thing that would do: a clause, a verdict, and the side it must be for (empty for any)."""

    clauses: tuple[str, ...]
    verdict: str
    side: str


def bar_of(query: Query) -> Bar | None:
    """The first condition of a query that the clauses rule out; None when they leave all of them open."""
    for condition in query.conditions:
        bar = _barred(condition, query.rules)
        if bar is not None:
            return bar
    return _too_many_tricks(query)


def _barred(condition: Condition, rules: RuleSet) -> Bar | None:
    """A condition is ruled out when everything that would meet it is."""
    wanted = list(_ways(condition, rules))
    if not wanted or None in wanted:
        return None
    bars = [_bar(each, condition.text, rules) for each in wanted if each is not None]
    return None if None in bars else bars[0]


def _ways(condition: Condition, rules: RuleSet) -> Iterator[_Wanted | None]:
    """Everything that would meet a condition; None for what no clause has to give."""
    if condition.name == "ruling":
        clause, _, rest = str(condition.values[0]).partition(":")
        verdict, _, side = rest.partition(":")
        yield _Wanted((clause,), verdict, side)
        return
    if condition.name not in (*AWARD_OF, "blank", "cards"):
        return
    values = [str(value) for value in condition.values]
    if condition.sign == "!=":
        # Awards are true of several names at once, and a bar beside them: only “none” has a plain contrary.
        values = [each for each in choices(rules)[condition.name] if _awards(each)] if values == ["none"] else ["none"]
    for value in values:
        yield None if value == "none" else _way(condition.name, value)


def _awards(value: str) -> bool:
    return value not in ("none", "both") and not value.endswith(BARRED)


def _way(name: str, value: str) -> _Wanted:
    clauses = CARDS if name == "cards" else (BLANK if name == "blank" else AWARD_OF[name],)
    if value == "divided":
        return _Wanted(CARDS[:1], "", "")
    verdict = Verdict.DENIED if value.endswith(BARRED) else Verdict.AWARDED
    return _Wanted(clauses, verdict.value, "" if value == "both" else value.removesuffix(BARRED))


def _bar(wanted: _Wanted, asked: str, rules: RuleSet) -> Bar | None:
    bars = [_bar_of_clause(clause, wanted, asked, rules) for clause in wanted.clauses]
    there = [bar for bar in bars if bar is not None]
    if len(there) < len(bars):
        return None
    return next((bar for bar in there if bar.kind != "no_clause"), there[0])


def _bar_of_clause(name: str, wanted: _Wanted, asked: str, rules: RuleSet) -> Bar | None:
    rule = rules.clauses.get(name)
    if rule is None:
        return _absent(name, asked, rules)
    if set(rule.moments) <= SETTLES or rule.policy in NEEDS_A_PARTIE:
        return Bar("partie", asked, name, rule.cites)
    price, never = PRICED.get(rule.policy, ("", ()))
    if wanted.verdict in never and rule.params[price] == 0:
        option = next((each for each in rule.options if _is_nought(rules.values[each])), "")
        cites = rules.settings[option].cites if option else ()
        return Bar("no_points", asked, name, cites or rule.cites, option, "0" if option else "")
    sides = sides_called(wanted.side, rules.table) if wanted.side else ()
    if not wanted.side or _is_first(wanted.side, rules):
        return None
    if rule.policy in FIRST_SIDE_ALONE:
        return Bar("first_only", asked, name, rule.cites)
    return _bar_of_pique(rule, wanted, asked, rules) if rule.policy in PIQUES and sides else None


def _is_nought(value: object) -> bool:
    return type(value) is int and value == 0


def _is_first(side: str, rules: RuleSet) -> bool:
    """Whether a name may mean the side that leads first: where hands are bid for, a seat may."""
    first = rules.table.sides[0]
    if "bidding" in rules.phases:
        return side != "younger"
    return first in sides_called(side, rules.table)


def _bar_of_pique(rule: Rule, wanted: _Wanted, asked: str, rules: RuleSet) -> Bar | None:
    leads = rules.clauses.get("play.lead")
    always = leads is not None and leads.params["scoring"] == "lead_capture" and rule.policy in AFTER_EVERY_SCORE
    if not rule.params["younger"]:
        setting = rules.settings[YOUNGER_TOO]
        late = always and wanted.verdict == Verdict.AWARDED.value
        found, instead = ("first_and_lead", "") if late else ("first_only", f"{spoken(rules)},{YOUNGER_TOO}:true")
        return Bar(found, asked, rule.id, setting.cites or rule.cites, YOUNGER_TOO, "false", instead)
    if always and leads is not None and wanted.verdict == Verdict.AWARDED.value:
        return Bar("lead_first", asked, leads.id, leads.cites)
    return None


def _absent(name: str, asked: str, rules: RuleSet) -> Bar:
    """No such clause is in force; an option may bring it in."""
    option, value = _brought_in_by(name, rules) or ("", "")
    if not option:
        return Bar("no_clause", asked, name)
    setting = rules.settings[option]
    instead = f"{spoken(rules)},{option}:{value}"
    return Bar("no_clause", asked, name, setting.cites, option, written_value(setting.value), instead)


@cache
def _brought_in_by(name: str, rules: RuleSet) -> tuple[str, str] | None:
    """An option, and a value of it, with which a clause would be in force."""
    for option in options().values():
        for value in option.values:
            if value == rules.values.get(option.name):
                continue
            try:
                changed = load(rules.id, {**dict(rules.changed), option.name: value})
            except OptionError:
                continue
            if name in changed.clauses:
                return option.name, written_value(value)
    return None


# --- tricks -------------------------------------------------------------------------------------------------------


def _too_many_tricks(query: Query) -> Bar | None:
    """Conditions on the number of tricks that no way of sharing them out can meet."""
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
    return Bar("tricks", " ".join(each.text for each in asked), "", number=rules.hand_size)


def _by_roles(asked: Iterable[Condition]) -> bool:
    """Whether only elder and younger are spoken of: who they are does not matter to how tricks can be shared out."""
    return all(each.name.partition(".")[0] in ("elder", "younger") for each in asked)


def _met(condition: Condition, won: dict[str, int], rules: RuleSet) -> bool:
    named = condition.name.partition(".")[0]
    return any(condition.holds(won[side]) for side in sides_called(named, rules.table))


def _shared_out(tricks: int, sides: int) -> Iterator[tuple[int, ...]]:
    """Every way in which so many tricks, or fewer where the play may stop, go to so many sides."""
    if sides == 0:
        yield ()
        return
    for first in range(tricks + 1):
        for rest in _shared_out(tricks - first, sides - 1):
            yield (first, *rest)
