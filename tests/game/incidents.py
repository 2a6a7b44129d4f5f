"""Incidents without a deal, and what the referee rules: ``law 55: will_not_show by elder, before_lead: must_show``.

An incident has its kind, by whom, when it was noticed, and where it has them its circumstances (``with shown``), what
was called (``claiming kings``) and how many cards were dealt (``dealt 13 12 7``); behind the colon stand its remedies,
in their order. ``waived`` before it means that the other player forgoes the penalty.
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.explain.referee import AnnouncedCall, Incident, Moment, rule_on
from piquet_tutor.game.cards import Rank

CLAIMS: Final = {
    "kings": AnnouncedCall("set", 3, rank=Rank.KING),
    "tierce": AnnouncedCall("sequence", 3, rank=Rank.KING),
    "point": AnnouncedCall("point", 4, pips=41),
    None: None,
}
LINE: Final = (
    r"(?:law[\w .]*: )?(waived )?(\w+) by (elder|younger), (\w+)(?: with ([\w ]+?))?(?: claiming (\w+))?"
    r"(?: dealt ([\d ]+?))?(?: in ([\w-]+))?: ([a-z_ ]+)"
)


def ruled(deal: object, waived: str, kind: str, by: str, noticed: str, *told: str | None) -> bool:
    """Whether an incident has just these remedies."""
    circumstances, claim, dealt, rules, remedies = told
    incident = Incident(
        kind,
        by,
        Moment.of(noticed),
        claim=CLAIMS[claim],
        dealt=tuple(map(int, dealt.split())) if dealt else None,
        with_=frozenset((circumstances or "").split()),
    )
    found = rule_on(incident, rules=rules or "rubicon", waived=bool(waived)).remedies
    return list(found) == (remedies or "").split()
