"""The race to thirty as the table shows it: every number and every bar as the rulings have them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import Ruling, serials
from piquet_tutor.engine.sources import Reading
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.race import ELDER_ONLY, Barrier, BonusRace, Milestone, Ring, has_race, race_of, target_of
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.policies.bonuses import PLAY
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject

CARDS: Final = ("cards", "capot")
"""The kinds of score that most tricks, or all of them, make."""
SIZES: Final = (3, 4)
"""How many cards of a rank have a name of their own."""
SIGNS: Final = ("gate", "lock", "late", "outside")
"""The signs on the tracks that explain themselves to nobody: a line beside the tracks says what they mean."""


def race_scene(deal: Deal | None, viewpoint: Viewpoint) -> Scene | None:
    """The race of a deal: a track for each side, and all that was reckoned, in the order that decides.

    Args:
        deal: what is on the table.
        viewpoint: who looks.

    Returns:
        None where there is no race: before the first deal, and where no pique can come of the deal. During the
        bidding its tracks are empty: their room is kept.
    """
    if deal is None or not has_race(deal):
        return None
    viewpoint.look_at(deal)
    race = race_of(deal, viewpoint.seat)
    teller = _Commentator(deal, race, viewpoint)
    waits = deal.phase == "bidding"
    sides = [] if waits else [teller.side(side) for side in viewpoint.sides(deal.table)]
    return {
        "title": narration.message("table-race", viewpoint.language, target=target_of(deal.rules)),
        "target": race.target,
        "clock": narration.message("table-race-clock" if race.by_clock else "table-race-order", viewpoint.language),
        "sides": sides,
        "order": [] if waits else [teller.item(number, item) for number, item in enumerate(race.items)],
        "lanes": len(deal.table.sides),
        "signs": [
            {"kind": sign, "text": narration.message(f"table-race-sign-{sign}", viewpoint.language), "stands": stands}
            for sign, stands in zip(SIGNS, _standing(sides), strict=True)
        ],
    }


def legend(race: Scene, language: str) -> list[Scene]:
    """What the tracks show, and what each sign means that is on them now: to be told always, to those who are new."""
    caption = narration.message("table-race-caption", language, target=race["target"])
    return [{"kind": "", "text": caption}, *(each for each in race["signs"] if each["stands"])]


def _standing(sides: list[Scene]) -> tuple[bool, bool, bool, bool]:
    """Which signs are on these tracks: a gate, what bars beyond it, what came too late, and what is not in the race."""
    barred = any(side["gate"] for side in sides)
    items = [item for side in sides for item in side["items"]]
    late = any(item["late"] and not item["outside"] for item in items)
    return barred, barred, late, any(item["outside"] for item in items)


def no_pique(deal: Deal | None, viewpoint: Viewpoint) -> str:
    """Why who has come to thirty with the help of the play makes no pique, being younger; empty where nobody has.

    Args:
        deal: what is on the table.
        viewpoint: who looks.
    """
    if deal is None or not has_race(deal):
        return ""
    race = race_of(deal, viewpoint.seat)
    law = _law_of(deal.rules, viewpoint.language)
    return " ".join(
        narration.message(
            "table-race-no-pique",
            viewpoint.language,
            side=viewpoint.side_name(side),
            mine="yes" if viewpoint.seat is not None and deal.table.side_of(viewpoint.seat) == side else "no",
            total=race.total(side),
            law=law,
        )
        for side, gate in race.gates.items()
        if gate.by_kind == ELDER_ONLY and race.total(side) >= race.target
    )


def _law_of(rules: RuleSet, language: str) -> str:
    """Where it is said to whom a pique is open."""
    clause = rules.rule_on(Subject.PIQUE)
    setting = rules.settings.get(clause.set_by.get("younger", ""))
    cites = setting.cites if setting is not None and setting.cites else clause.cites
    said = [cite for cite in cites if cite.reading is not Reading.HOUSE]
    return narration.place_of(said[0], language) if said else "none"


class _Commentator:
    """Puts a race into words for one onlooker."""

    def __init__(self, deal: Deal, race: BonusRace, viewpoint: Viewpoint) -> None:
        self.deal, self.race, self.viewpoint = deal, race, viewpoint
        self.numbers: Mapping[int, int] = serials(deal.rulings, viewpoint.seat)

    def side(self, side: Side) -> Scene:
        """The track of a side."""
        gate, ring = self.race.gates.get(side), self.race.rings.get(side)
        items = [self.item(number, item) for number, item in enumerate(self.race.items) if item.side == side]
        items += self.cards_of(side)
        total = self.race.total(side)
        state = "crossed" if ring else "blocked" if gate else "none" if side in self.race.shut else "open"
        return {
            "side": side,
            "label": self.viewpoint.side_name(side),
            "total": total,
            "state": state,
            "items": items,
            "gate": self.gate(gate) if gate is not None else None,
            "ring": self.ring(ring) if ring is not None else None,
            "told": self._text("table-race-told", side=self.viewpoint.side_name(side), total=total, state=state),
        }

    def item(self, number: int, item: Milestone, *, outside: bool = False) -> Scene:
        """What was reckoned, as one of all, by its place among them; ``outside``: it counts towards no bonus at all."""
        label = self._label(item)
        name = self.viewpoint.side_name(item.side)
        return {
            "place": number,
            "side": item.side,
            "who": name,
            "kind": item.kind,
            "label": label,
            "short": (self._named_set(len(item.cards)) if item.kind == Subject.SET else "") or label,
            "points": item.points,
            "total": item.total,
            "late": item.late,
            "outside": outside,
            "counted": item.counted,
            "rulings": [self.numbers[each] for each in item.rulings if each in self.numbers],
            "cards": [card.code for card in item.cards],
            "told": self._text(
                "table-race-item",
                side=name,
                kind=label,
                points=item.points,
                late="outside" if outside else "yes" if item.late else "no",
            ),
        }

    def cards_of(self, side: Side) -> list[Scene]:
        """The cards or the capot where they help to no pique: they come after the race, and no total has them in it."""
        raced = {number for item in self.race.of(side) for number in item.rulings}
        last = [
            each for each in self.deal.scores if each.side == side and each.kind in CARDS and each.number not in raced
        ]
        total = self.race.total(side)
        return [
            self.item(
                len(self.race.items),
                Milestone(side, each.kind, each.points, total, (each.number,), (), True),
                outside=True,
            )
            for each in last
        ]

    def gate(self, gate: Barrier) -> Scene:
        """What bars a side: whose score, of which kind, on which clause, and in the ruling's own words."""
        if gate.by_kind == ELDER_ONLY:
            return self._elder_only(gate)
        first = self._first_in_play(gate)
        if first is not None:
            kind = self._text("table-race-trick", cards=(first.facts["card"],))
        else:
            kind = self._text(f"table-kind-{gate.by_kind if gate.by_kind in self.deal.rules.place else 'tricks'}")
        clause = self.deal.rules.clause_on(gate.bonus)
        if gate.denied:
            words = " ".join(self._short(each) for each in (gate.ruling, first and first.number) if each)
        else:
            words = self._barred_by(gate, first)
        return {
            "at": gate.at,
            "by": gate.by_kind,
            "by_side": gate.by_side,
            "label": self._set_of(gate) or kind,
            "clause": clause.id if clause is not None else "",
            "clock": gate.by_clock,
            "ruling": self.numbers.get(gate.ruling, 0),
            "told": words,
        }

    def _barred_by(self, gate: Barrier, first: Ruling | None) -> str:
        """That the way is barred from here on, in a sentence: by whose score, and that it comes first."""
        known = gate.by_kind in self.deal.rules.place
        points = next((each.points for each in self.deal.scores if each.number == gate.ruling), 0)
        return narration.message(
            "table-race-gate",
            self.viewpoint.language,
            self.viewpoint.naming(),
            side=self.viewpoint.roles.get(gate.by_side, gate.by_side),
            by="card" if first is not None else gate.by_kind if known else "tricks",
            by_points=points,
            cards=(first.facts["card"],) if first is not None else (),
            clock="yes" if gate.by_clock else "no",
        )

    def _set_of(self, gate: Barrier) -> str:
        """Which set bars, a quatorze or a trio; empty where none does, or none that may be known."""
        held = [item for item in self.race.of(gate.by_side) if item.kind == gate.by_kind == Subject.SET]
        return self._named_set(max((len(item.cards) for item in held), default=0))

    def _named_set(self, size: int) -> str:
        """What a set of so many cards is called: shorter than what all sets are; empty where it has no name."""
        return self._text("table-race-set", size=size) if size in SIZES else ""

    def _first_in_play(self, gate: Barrier) -> Ruling | None:
        """The card with which the side that bars scored first in play: “play” alone would not say what bars."""
        if gate.by_kind != PLAY:
            return None
        scores = [each.number for each in self.deal.scores if each.side == gate.by_side and each.kind == PLAY]
        first = self.deal.rulings[min(scores) - 1] if scores else None
        return first if first is not None and "card" in first.facts else None

    def _elder_only(self, gate: Barrier) -> Scene:
        """What bars younger: no score, but that a pique is elder's alone."""
        return {
            "at": gate.at,
            "by": gate.by_kind,
            "by_side": gate.by_side,
            "label": self._text("table-race-elder-only"),
            "clause": self.deal.rules.rule_on(gate.bonus).id,
            "clock": False,
            "ruling": 0,
            "told": self._text("table-race-elder-only-told", law=_law_of(self.deal.rules, self.viewpoint.language)),
        }

    def ring(self, ring: Ring) -> Scene:
        """A bonus that was made."""
        return {
            "bonus": str(ring.bonus),
            "label": self._text(f"table-kind-{ring.bonus}"),
            "points": ring.points,
            "at": ring.at,
            "ruling": self.numbers.get(ring.ruling, 0),
            "told": self._short(ring.ruling),
        }

    def _label(self, item: Milestone) -> str:
        return self._text("table-kind-tricks" if item.counted else f"table-kind-{item.kind}")

    def _short(self, number: int) -> str:
        return self.viewpoint.short_of(self.deal.rulings[number - 1], self.deal)

    def _text(self, key: str, **variables: Any) -> str:
        return narration.message(key, self.viewpoint.language, **variables)
