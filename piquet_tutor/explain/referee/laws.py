"""Reads the laws of irregularities strictly: unknown or missing keys and missing citations are refused with their line.

A law is a clause: the incident it is about, the conditions under which it applies, and the remedy. Two clauses may
answer the same *question* about an incident only if one is declared the exception to the other.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Any, Final

from piquet_tutor.engine.clauses import Finding, Rule
from piquet_tutor.engine.rule_files import RuleFile
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.engine.sources import Citation, Reading
from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.referee.incidents import Incident, IncidentError, Moment
from piquet_tutor.game.rules.loader import bibliography
from piquet_tutor.game.seats import TWO_HANDED

CODES: Final = ("piquet", "au_cent")
"""The codes of law: the clubs' laws of the six-deal game, and where the older game of 100 up differs from them."""

REMEDIES: Final[Mapping[str, Verdict]] = MappingProxyType(
    {
        # the deal
        "new_deal": Verdict.ALLOWED,
        "new_deal_option": Verdict.ALLOWED,
        "new_deal_or_discard": Verdict.ALLOWED,
        "deal_stands": Verdict.DENIED,
        "deal_void": Verdict.ALLOWED,
        "deals_twice": Verdict.ALLOWED,
        "discards_adjusted": Verdict.ALLOWED,
        "cut_again": Verdict.ALLOWED,
        "lowest_is_cut": Verdict.ALLOWED,
        # putting right
        "may_correct": Verdict.ALLOWED,
        "with_consent": Verdict.ALLOWED,
        "must_stand": Verdict.DENIED,
        "may_answer_anew": Verdict.ALLOWED,
        "may_change_lead": Verdict.ALLOWED,
        "may_change_discard": Verdict.ALLOWED,
        "must_state": Verdict.ALLOWED,
        "must_show": Verdict.ALLOWED,
        "may_look": Verdict.ALLOWED,
        "must_take": Verdict.ALLOWED,
        "cards_taken_back": Verdict.ALLOWED,
        "play_resumed": Verdict.ALLOWED,
        "plays_short": Verdict.ALLOWED,
        "no_penalty": Verdict.ALLOWED,
        "no_redress": Verdict.DENIED,
        "own_record": Verdict.ALLOWED,
        "pays": Verdict.ALLOWED,
        "packs_changed": Verdict.ALLOWED,
        "suit_called": Verdict.ALLOWED,
        "game_lost": Verdict.DENIED,
        # the score
        "counts_nothing": Verdict.DENIED,
        "counts_only_blank": Verdict.DENIED,
        "nothing_or_new_deal": Verdict.DENIED,
        "penalty_waived": Verdict.ALLOWED,
        "counts_blank": Verdict.ALLOWED,
        "call_not_counted": Verdict.DENIED,
        "call_counts": Verdict.ALLOWED,
        "must_count": Verdict.ALLOWED,
        "counts_all_held": Verdict.ALLOWED,
        "bars_only": Verdict.DENIED,
        "bars_still": Verdict.ALLOWED,
        "opponent_may_count": Verdict.ALLOWED,
        "twelfth_is_last": Verdict.ALLOWED,
        "counted_as_tricks": Verdict.ALLOWED,
        "struck": Verdict.DENIED,
        # answers
        "must_answer": Verdict.ALLOWED,
        "need_not_answer": Verdict.DENIED,
        # whose law it is
        "law_lent": Verdict.ALLOWED,
        "no_ruling": Verdict.DENIED,
    }
)
"""Every remedy, and the verdict of a ruling that gives it."""

_INCIDENT_KEYS: Final = {"by", "needs", "may", "with"}
_CLAUSE_KEYS: Final = {"id", "law", "incident", "question", "remedy", "cites", "if", "exception_to", "code", "lifts"}
_TESTS: Final = {
    *("by", "until", "from", "with", "without", "elder_has", "stock_has", "stock_not", "misdealt_from", "misdealt_to"),
    *("count_is", "count_from", "claims", "possible", "misnomer", "against_cards", "implied", "truthful"),
}
_AUTHORITY_KEYS: Final = {"code", "lent", "silence"}
_PARTS: Final = {"claim", "cards", "count", "dealt", "asked"}
OWN_DRAW: Final = "own_draw"
"""A moment that depends on the seat: when it picks up a card of the stock. *Until* is before it, *from* after it."""


class LawError(ValueError):
    """The laws cannot be read, or two of them conflict; the error says which, and what to correct."""


@dataclass(frozen=True)
class IncidentForm:
    """The form of a kind of incident: which fields of ``Incident`` it uses.

    Attributes:
        by: the seats that can do it.
        needs: the fields it must have, of claim, cards, count, dealt and asked.
        may: the fields it may have.
        with_: the circumstances it knows.
    """

    kind: str
    by: tuple[Seat, ...]
    needs: frozenset[str]
    may: frozenset[str]
    with_: frozenset[str]


@dataclass(frozen=True)
class Clause:
    """One law for one incident.

    Attributes:
        rule: its name, question, citations, and the clause to which it is an exception, as in every other ``Rule``.
        law: the law in short, such as ``Law 54``.
        incident: the kind of incident it is about; ``*`` for any.
        code: the code of law it belongs to.
        remedy: one of ``REMEDIES``.
        tests: the conditions under which it applies, all of which must hold.
        lifts: remedies given by other clauses that this one cancels.
    """

    rule: Rule
    law: str
    incident: str
    code: str
    remedy: str
    tests: Mapping[str, Any]
    lifts: tuple[str, ...] = ()

    @property
    def id(self) -> str:
        """Its name."""
        return self.rule.id


@dataclass(frozen=True)
class Authority:
    """By which laws the referee rules in deals of a rule set.

    Attributes:
        code: the code of law; empty if the referee does not rule in such deals.
        lent: whether the code was written for another book's account of the same game, this one having none.
        silence: the clause that says why the referee does not rule; empty if it rules.
    """

    code: str = ""
    lent: bool = False
    silence: str = ""


@dataclass(frozen=True)
class Laws:
    """Everything in the file of laws."""

    incidents: Mapping[str, IncidentForm]
    clauses: Mapping[str, Clause]
    authorities: Mapping[str, Authority]

    def of(self, kind: str) -> tuple[Clause, ...]:
        """The clauses about incidents of a kind."""
        return tuple(clause for clause in self.clauses.values() if clause.incident == kind)

    def authority(self, rules: str) -> Authority:
        """By which laws the referee rules under a rule set; of one that nobody has written of, none."""
        return self.authorities.get(rules, Authority(silence="referee.no_source"))


@cache
def laws() -> Laws:
    """The laws that ship with the tutor.

    Raises:
        LawError: the file is broken.
    """
    text = files("piquet_tutor").joinpath("explain/referee/data/laws.toml").read_text(encoding="utf-8")
    return read_laws(text)


def incidents() -> tuple[str, ...]:
    """Every kind of incident the laws cover.

    >>> {"miscall", "revoke", "misdeal"} <= set(incidents())
    True
    """
    return tuple(laws().incidents)


def read_laws(text: str) -> Laws:
    """Every irregularity and its remedies, as a file lists them.

    Args:
        text: TOML.

    Raises:
        LawError: unknown keys, remedies, incidents or moments; no citation; an exception to no clause.
    """
    source = RuleFile("laws", text)
    _refuse(source, "", set(source.data) - {"incident", "clause", "rules"}, {"incident", "clause"} - set(source.data))
    forms = {kind: _form(source, kind, entry) for kind, entry in source.data["incident"].items()}
    clauses: dict[str, Clause] = {}
    for entry in source.data["clause"]:
        clause = _clause(source, entry, forms)
        if clause.id in clauses:
            raise _fault(source, f"clause {clause.id} is defined twice.", clause.id)
        clauses[clause.id] = clause
    for clause in clauses.values():
        default = clause.rule.exception_to
        if default is not None and (default not in clauses or clauses[default].rule.question != clause.rule.question):
            raise _fault(
                source, f"{clause.id} is an exception to {default}, which answers no such question.", clause.id
            )
    authorities = {
        name: _authority(source, name, entry, clauses) for name, entry in source.data.get("rules", {}).items()
    }
    return Laws(MappingProxyType(forms), MappingProxyType(clauses), MappingProxyType(authorities))


def _fault(source: RuleFile, why: str, near: str) -> LawError:
    return LawError(str(source.fail(why, near)))


def _refuse(source: RuleFile, near: str, extra: set[str], missing: set[str]) -> None:
    if extra:
        raise _fault(
            source, f"{near}: there is no key {', '.join(sorted(extra))} here; take it out.".lstrip(": "), near
        )
    if missing:
        raise _fault(source, f"{near}: {', '.join(sorted(missing))} is missing; add it.".lstrip(": "), near)


def _authority(source: RuleFile, name: str, entry: Mapping[str, Any], clauses: Mapping[str, Clause]) -> Authority:
    _refuse(source, name, set(entry) - _AUTHORITY_KEYS, set())
    found = Authority(**entry)
    if bool(found.code) is bool(found.silence) or (found.lent and not found.code):
        raise _fault(source, f"rules {name}: name the code the referee goes by, or the clause of its silence.", name)
    if found.code not in ("", *CODES):
        raise _fault(source, f"rules {name} names the code {found.code}; use {', '.join(CODES)}.", name)
    if found.silence and found.silence not in clauses:
        raise _fault(source, f"rules {name} names {found.silence}, which is no clause.", name)
    return found


def _form(source: RuleFile, kind: str, entry: Mapping[str, Any]) -> IncidentForm:
    _refuse(source, kind, set(entry) - _INCIDENT_KEYS, {"by"} - set(entry))
    needs, may = frozenset(entry.get("needs", ())), frozenset(entry.get("may", ()))
    if not (needs | may) <= _PARTS:
        raise _fault(source, f"incident {kind} has the fields {', '.join(sorted(needs | may))}; use {_PARTS}.", kind)
    by = TWO_HANDED.seats if entry["by"] == "either" else (str(entry["by"]),)
    if not set(by) <= set(TWO_HANDED.seats):
        raise _fault(source, f"incident {kind} is by {entry['by']}; write elder, younger or either.", kind)
    return IncidentForm(kind, by, needs, may, frozenset(entry.get("with", ())))


def _clause(source: RuleFile, entry: Mapping[str, Any], forms: Mapping[str, IncidentForm]) -> Clause:
    name = str(entry.get("id", "?"))
    _refuse(source, name, set(entry) - _CLAUSE_KEYS, {"id", "law", "incident", "remedy", "cites"} - set(entry))
    kind, remedy, code = entry["incident"], entry["remedy"], entry.get("code", CODES[0])
    if kind != "*" and kind not in forms:
        raise _fault(source, f"clause {name} is about {kind}, which is not an incident.", name)
    if remedy not in REMEDIES or not set(entry.get("lifts", ())) <= set(REMEDIES):
        raise _fault(source, f"clause {name} gives the remedy {remedy}, which does not exist.", name)
    if code not in CODES:
        raise _fault(source, f"clause {name} names the code {code}; use {', '.join(CODES)}.", name)
    tests = _tests(source, name, entry.get("if", {}), forms.get(kind))
    question = entry.get("question", "remedy")
    rule = Rule(
        id=name,
        events=(kind,),
        question=f"{kind}: {question}",
        policy=remedy,
        params=MappingProxyType({}),
        cites=_cites(source, name, entry["cites"]),
        account="game",
        decide=_decided_by_remedies,
        exception_to=entry.get("exception_to"),
    )
    return Clause(rule, str(entry["law"]), kind, code, remedy, tests, tuple(entry.get("lifts", ())))


def _decided_by_remedies(deal: object, rule: Rule, event: object) -> Iterable[Finding]:
    """A referee's law is applied to an incident by its remedy, never asked at a moment of a deal."""
    raise NotImplementedError(rule.policy)


def _tests(source: RuleFile, name: str, found: Mapping[str, Any], form: IncidentForm | None) -> Mapping[str, Any]:
    _refuse(source, name, set(found) - _TESTS, set())
    for key in ("until", "from"):
        if key in found and found[key] != OWN_DRAW:
            try:
                Moment.of(found[key])
            except IncidentError as error:
                raise _fault(source, f"clause {name}: {error}", name) from None
    named = {*found.get("with", ()), *found.get("without", ())}
    if form is not None and not named <= form.with_:
        unknown = ", ".join(sorted(named - form.with_))
        raise _fault(source, f"clause {name} asks for {unknown}, which incident {form.kind} does not know.", name)
    return MappingProxyType(dict(found))


def _cites(source: RuleFile, name: str, listed: list[str]) -> tuple[Citation, ...]:
    found = []
    for text in listed:
        parts = [part.strip() for part in text.split("|")]
        if len(parts) not in (2, 3) or parts[0] not in bibliography():
            raise _fault(source, f"clause {name} cites “{text}”; write source | locus | reading.", name)
        try:
            found.append(Citation(parts[0], parts[1], Reading(parts[2]) if len(parts) == 3 else Reading.STATED))
        except ValueError:
            raise _fault(source, f"clause {name}: there is no reading “{parts[2]}”.", name) from None
    if not found:
        raise _fault(source, f"clause {name} has no citation; add one.", name)
    return tuple(found)


def check(incident: Incident) -> None:
    """Check that an incident has the form of its kind.

    Raises:
        IncidentError: an unknown kind, a seat that cannot do it, a field that is missing or not used, or an unknown
            circumstance.
    """
    form = laws().incidents.get(incident.kind)
    if form is None:
        known = ", ".join(incidents())
        raise IncidentError(f"there is no incident “{incident.kind[:40]}”; use one of {known}.")
    if incident.by not in form.by:
        raise IncidentError(f"{incident.kind} is done by {' or '.join(form.by)}, not by “{incident.by[:20]}”.")
    given = {
        name
        for name, value in (
            ("claim", incident.claim),
            ("cards", incident.cards),
            ("count", incident.count),
            ("dealt", incident.dealt),
            ("asked", incident.asked),
        )
        if value not in (None, (), "")
    }
    if form.needs - given:
        raise IncidentError(f"{incident.kind} needs {', '.join(sorted(form.needs - given))}; give it.")
    if given - form.needs - form.may:
        extra = ", ".join(sorted(given - form.needs - form.may))
        raise IncidentError(f"{incident.kind} has no use for {extra}; leave it out.")
    if not incident.with_ <= form.with_:
        unknown = ", ".join(sorted(incident.with_ - form.with_))
        known = ", ".join(sorted(form.with_)) or "none"
        raise IncidentError(f"{incident.kind} knows no circumstance “{unknown[:60]}”; it knows {known}.")
    if incident.dealt is not None and sum(incident.dealt) != 32:
        raise IncidentError(
            f"a pack has 32 cards, not {sum(incident.dealt)}; give the numbers of elder's, younger's and the stock's."
        )
