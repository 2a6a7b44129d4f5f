"""The referee decides: which laws apply to an incident, which of them give way to exceptions, and the remedies.

>>> from piquet_tutor.game.cards import Rank
>>> from piquet_tutor.explain.referee.incidents import AnnouncedCall
>>> four = AnnouncedCall("set", 4, rank=Rank.JACK)
>>> decision = rule_on(Incident("miscall", "elder", Moment.BEFORE_LEAD, claim=four))
>>> decision.remedies
('may_correct', 'may_answer_anew')
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from piquet_tutor.engine.clauses import Conflict
from piquet_tutor.engine.rulings import Facts, Ledger, Ruling, Verdict, presenter, total
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.referee.incidents import Incident, IncidentError, Moment
from piquet_tutor.explain.referee.laws import CODES, REMEDIES, Authority, Clause, check, laws
from piquet_tutor.explain.referee.questions import how_many, read_question
from piquet_tutor.explain.referee.reckoning import STRIKING, Amended, amended
from piquet_tutor.explain.referee.situation import Situation, speaks
from piquet_tutor.game.state import Deal

__all__ = ["Decision", "Incident", "Moment", "rule_on", "settle"]

STRUCK = "referee.struck"
LENT = "referee.lent"
HOUSE = "table"
"""The source of what is our own, which is no book."""


@dataclass(frozen=True, repr=False)
class Decision:
    """What the referee decided.

    Attributes:
        incident: the incident decided.
        rulings: the referee's own rulings, numbered to follow those of the deal, if one is given.
        before: the deal as given.
        deal: the deal after the decision (the same if no call is changed); None if none is given.
    """

    incident: Incident
    rulings: tuple[Ruling, ...]
    before: Deal | None = None
    deal: Deal | None = None

    @property
    def books(self) -> tuple[str, ...]:
        """The sources by which it is decided, by name, each once; none if no source speaks."""
        cited = (cite.source for ruling in self.in_force for cite in ruling.cites)
        return tuple(name for name in dict.fromkeys(cited) if name != HOUSE)

    def __repr__(self) -> str:
        return presenter().plain(Ledger(self.rulings))

    def _repr_html_(self) -> str:
        return presenter().html(Ledger(self.rulings))

    def _repr_markdown_(self) -> str:
        return presenter().markdown(Ledger(self.rulings))

    @property
    def in_force(self) -> tuple[Ruling, ...]:
        """The rulings whose remedy is in force, in the order of the laws, without those that strike points."""
        return tuple(
            ruling for ruling in self.rulings if ruling.verdict is not Verdict.SUPERSEDED and ruling.rule != STRUCK
        )

    @property
    def remedies(self) -> tuple[str, ...]:
        """The remedies in force, by their names in ``laws.REMEDIES``."""
        return tuple(str(ruling.facts["remedy"]) for ruling in self.in_force)

    @property
    def ledger(self) -> Ledger:
        """The whole ledger: the deal's rulings and then the referee's. The score is its sum."""
        return Ledger((*(self.deal.rulings if self.deal is not None else ()), *self.rulings))

    def total(self, side: Side) -> int:
        """The points of a side after the decision."""
        return total(self.ledger, side)

    def tally(self) -> dict[Side, dict[str, int]]:
        """Points by side and kind after the decision, only the kinds that still score, and the total.

        Summed from the ledger's awards; struck points are a negative award.
        """
        if self.deal is None:
            return {}
        sums: dict[Side, dict[str, int]] = {side: {} for side in dict.fromkeys(self.deal.table.sides)}
        for ruling in self.ledger:
            for award in ruling.awards:
                kind = _kind_of(self.deal, ruling)
                sums[award.side][kind] = sums[award.side].get(kind, 0) + award.points
        kinds = self.deal.rules.kinds
        return {
            side: {kind: found[kind] for kind in kinds if found.get(kind)} | {"total": self.total(side)}
            for side, found in sums.items()
        }


def _kind_of(deal: Deal, ruling: Ruling) -> str:
    if ruling.rule in deal.rules.clauses:
        return deal.kind_of(ruling) or ruling.rule
    return str(ruling.facts["kind"])


def rule_on(incident: Incident, deal: Deal | None = None, rules: str = "rubicon", waived: bool = False) -> Decision:
    """Apply the laws to an incident: those of the rule set's own book, and of no other without saying so.

    Args:
        incident: what happened and when it was noticed.
        deal: the deal as it was played; from it the referee finds what was held, and corrects the score. For a wrong
            answer, the deal up to the moment the question was asked.
        rules: the name of the rule set, if no deal is given; a deal has its own.
        waived: the opponent does not enforce a penalty of counting nothing.

    Raises:
        IncidentError: the incident is not possible; the error says why.
        Conflict: two laws answer the same question: the file of laws must be corrected.
    """
    check(incident)
    if deal is None and rules not in laws().authorities:
        known = ", ".join(laws().authorities)
        raise IncidentError(f"there is no rule set “{rules[:20]}”; use one of {known}.")
    game = deal.rules.id if deal is not None else rules
    authority = laws().authority(game)
    if authority.silence:
        return Decision(incident, (_silence(authority, game, deal),), deal, deal)
    code, right = authority.code, None
    if incident.asked and deal is not None:
        right = how_many(deal, incident.by, read_question(incident.asked))
    situation = Situation(incident, deal, right)
    speaking = [
        clause for clause in laws().of(incident.kind) if clause.code in (CODES[0], code) and speaks(clause, situation)
    ]
    settled = settle(speaking)
    if not any(stands for _, stands in settled):
        settled = [*settled, (laws().clauses["referee.not_reached"], True)]
    if waived:
        settled = _lifted(settled)
    if authority.lent:
        settled = [*settled, (laws().clauses[LENT], True)]
    remedies = frozenset(clause.remedy for clause, stands in settled if stands)
    after = amended(situation, remedies) if deal is not None else Amended(None, ())
    return Decision(incident, _rulings(situation, settled, after, game), deal, after.deal)


def _silence(authority: Authority, game: str, deal: Deal | None) -> Ruling:
    """The one ruling in a game of whose accidents the referee knows no law: that, and why."""
    clause = laws().clauses[authority.silence]
    number = len(deal.rulings) + 1 if deal is not None else 1
    facts = Facts(remedy=clause.remedy, game=game)
    return Ruling(number, clause.id, REMEDIES[clause.remedy], None, facts, cites=clause.rule.cites)


def settle(speaking: Iterable[Clause]) -> list[tuple[Clause, bool]]:
    """The clauses that apply, and whether each is in force: an exception takes the place of its default.

    Raises:
        Conflict: two answer the same question and neither is the exception to the other.
    """
    clauses = list(speaking)
    replaced = {clause.rule.exception_to for clause in clauses}
    answered: dict[str, str] = {}
    settled = []
    for clause in clauses:
        stands = clause.id not in replaced
        if stands:
            other = answered.setdefault(clause.rule.question, clause.id)
            if other != clause.id:
                raise Conflict(f"{other} and {clause.id} both answer “{clause.rule.question}”; name one the exception.")
        settled.append((clause, stands))
    return settled


def _lifted(settled: list[tuple[Clause, bool]]) -> list[tuple[Clause, bool]]:
    waiver = laws().clauses["referee.waived"]
    found = [(clause, stands and clause.remedy not in waiver.lifts) for clause, stands in settled]
    return [*found, (waiver, True)] if found != settled else settled


def _rulings(situation: Situation, settled: list[tuple[Clause, bool]], after: Amended, game: str) -> tuple[Ruling, ...]:
    """A ruling for every clause that applies, and one for each struck score, resting on those that strike it."""
    side = situation.by
    first = len(after.deal.rulings) + 1 if after.deal is not None else 1
    made = []
    for number, (clause, stands) in enumerate(settled, first):
        verdict = REMEDIES[clause.remedy] if stands else Verdict.SUPERSEDED
        rule = clause.rule
        facts = Facts(remedy=clause.remedy, game=game) if clause.id == LENT else situation.facts(clause.remedy)
        made.append(Ruling(number, rule.id, verdict, side, facts, cites=rule.cites))
    grounds = [
        ruling for ruling in made if ruling.verdict is not Verdict.SUPERSEDED and ruling.facts["remedy"] in STRIKING
    ]
    cites = tuple(dict.fromkeys(cite for ruling in grounds for cite in ruling.cites))
    because = tuple(ruling.number for ruling in grounds)
    struck = laws().clauses[STRUCK].rule
    for number, loss in enumerate(after.losses, first + len(made)):
        facts = Facts(remedy="struck", kind=loss.kind, points=loss.points)
        awards = struck.award(loss.side, -loss.points)
        rests = (*because, *loss.numbers)
        made.append(Ruling(number, struck.id, Verdict.DENIED, loss.side, facts, awards, rests, cites or struck.cites))
    return tuple(made)
