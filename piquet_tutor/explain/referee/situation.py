"""The conditions a law may test: the circumstances of an incident, as told or as the deal shows them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from piquet_tutor.engine.rulings import Facts
from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.referee.incidents import AnnouncedCall, Incident, Moment
from piquet_tutor.explain.referee.laws import OWN_DRAW, Clause
from piquet_tutor.explain.referee.questions import declared
from piquet_tutor.game.cards import Cards, pack_of, sort_hand
from piquet_tutor.game.combinations import best_unseen_sequence, best_unseen_set, held, strength
from piquet_tutor.game.seats import ELDER, TWO_HANDED
from piquet_tutor.game.state import Deal


@dataclass(frozen=True)
class Situation:
    """An incident, and the deal in which it happened if that is known.

    Attributes:
        incident: what happened.
        deal: the deal so far, or the whole deal; None if it is not known.
        right: the right answer to the question that was asked; None if none was.
    """

    incident: Incident
    deal: Deal | None = None
    right: int | None = None

    @property
    def by(self) -> Seat:
        """The seat that did it, or that asks for something."""
        return self.incident.by

    @property
    def other(self) -> Seat:
        """The opponent's seat."""
        return TWO_HANDED.opponents(self.by)[0]

    @property
    def caller(self) -> Seat:
        """Who made the call the incident is about: elder, if younger only replied."""
        answers = ("equal_in_error", "better_held", "denied_after_asking", "refused_in_error")
        return ELDER if self.incident.kind in answers else self.by

    def _all_of(self, seat: Seat) -> Cards:
        """Hand and discard taken together."""
        assert self.deal is not None  # asked only where there is a deal
        return (*self.deal.kept.get(seat, self.deal.hands[seat]), *self.deal.discards.get(seat, ()))

    @property
    def possible(self) -> bool:
        """Whether what was claimed could have been in hand and discard taken together."""
        claim = self.incident.claim
        if claim is None or self.deal is None:
            return "could_have_held" in self.incident.with_
        return claim.could_be_in(self._all_of(self.by))

    @property
    def misnomer(self) -> bool:
        """Whether the claim was impossible, but a combination of equal value was held in another suit or rank.

        A false call in addition to true ones is not a misnomer: what is held has been named already.
        """
        claim = self.incident.claim
        if "in_addition" in self.incident.with_:
            return False
        if claim is None or self.deal is None:
            return "same_value" in self.incident.with_ and not self.possible
        return claim.same_value_in(self.deal.kept[self.by]) and not self.possible

    @property
    def against_cards(self) -> bool:
        """Whether the call was good against the cards: it beats everything its caller cannot see."""
        claim = self.incident.claim
        if claim is None or self.deal is None:
            return "against_cards" in self.incident.with_
        return good_against_cards(self.deal, self.caller, claim)

    @property
    def implied(self) -> bool:
        """Whether the cards the other side has declared show better than what is claimed, or an equal sequence."""
        claim = self.incident.claim
        if claim is None or claim.rank is None or self.deal is None:
            return True
        shown = sort_hand(declared(self.deal, self.other, ("point", "sequence")))
        best = max((strength(one) for one in held(claim.what, shown)), default=(0, 0))
        claimed = (claim.count, int(claim.rank))
        return best > claimed or (claim.what == "sequence" and best == claimed)

    @property
    def truthful(self) -> bool:
        """Whether the number answered was the number of declared cards."""
        if self.right is None:
            return "truthful" in self.incident.with_
        return self.incident.count == self.right

    def facts(self, remedy: str) -> Facts:
        """The facts of a ruling that gives this remedy."""
        incident, told = self.incident, dict[str, Any](remedy=remedy, noticed=self.incident.noticed.word)
        claim = incident.claim
        if claim is not None:
            told |= {"kind": claim.what, "count": claim.count, "rank": claim.rank, "pips": claim.pips}
        if incident.cards or (claim is not None and claim.cards):
            told["cards"] = incident.cards or (claim.cards if claim is not None else ())
        if incident.count is not None:
            told["left" if claim is not None else "count"] = incident.count
        if incident.dealt is not None:
            told |= {"hand": incident.dealt[0], "talon": incident.dealt[2], "count": incident.misdealt}
        if self.right is not None:
            told |= {"answer": incident.count, "count": self.right}
        return Facts({name: value for name, value in told.items() if value is not None})


def good_against_cards(deal: Deal, seat: Seat, claim: AnnouncedCall) -> bool:
    """Whether no better or equal combination can be made of the cards this seat cannot see."""
    known = {*deal.kept[seat], *deal.discards.get(seat, ())}
    if seat == ELDER:
        known |= set(deal.peeked)
    unseen = frozenset(pack_of(deal.rules.pack).cards) - known
    if claim.what == "point" or claim.rank is None:
        return False
    best = best_unseen_sequence(unseen) if claim.what == "sequence" else best_unseen_set(unseen)
    return best is None or best < (claim.count, int(claim.rank))


def speaks(clause: Clause, situation: Situation) -> bool:
    """Whether all the conditions of a clause hold."""
    return all(_holds(name, value, situation) for name, value in clause.tests.items())


def _holds(name: str, value: Any, situation: Situation) -> bool:
    incident = situation.incident
    if name in ("until", "from"):
        return _in_time(name, value, incident)
    if name in ("possible", "misnomer", "against_cards", "implied", "truthful"):
        return bool(getattr(situation, name) is value)
    elder, _, stock = incident.dealt or (0, 0, 0)
    tests: dict[str, Callable[[], bool]] = {
        "by": lambda: incident.by == value,
        "with": lambda: set(value) <= incident.with_,
        "without": lambda: incident.with_.isdisjoint(value),
        "elder_has": lambda: elder in value,
        "stock_has": lambda: stock in value,
        "stock_not": lambda: stock not in value,
        "misdealt_from": lambda: incident.misdealt >= value,
        "misdealt_to": lambda: incident.misdealt <= value,
        "claims": lambda: incident.claim is not None and incident.claim.what in value,
        "count_is": lambda: incident.count == value,
        "count_from": lambda: (incident.count or 0) >= value,
    }
    return tests[name]()


def _in_time(name: str, value: str, incident: Incident) -> bool:
    if value == OWN_DRAW:
        last = Moment.BEFORE_ELDER_DRAWS if incident.by == ELDER else Moment.BEFORE_YOUNGER_DRAWS
        return incident.noticed <= last if name == "until" else incident.noticed > last
    moment = Moment.of(value)
    return incident.noticed <= moment if name == "until" else incident.noticed >= moment
