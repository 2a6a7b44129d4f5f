"""The seats of a live class as the teacher's page lists them: from where they were taken, and what closes them.

What the view reports of them came from telephones: it is a stranger's, and whatever does not fit is dropped.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final, TypeGuard

from piquet_tutor import narration

LONGEST: Final = 60
"""Characters of an address, of a name, or of the mark of a seat."""
MOST: Final = 1000


@dataclass
class SeatList:
    """The seats, as the room listed them last.

    Attributes:
        language: of every text.
        places: by address, how many seats it has, and those that are shown one by one.
        barred: addresses from which nobody is let in.
    """

    language: str
    places: dict[str, tuple[int, list[Mapping[str, Any]]]] = field(default_factory=dict)
    barred: list[str] = field(default_factory=list)

    def take(self, places: object, barred: object) -> None:
        """Take in a list, as far as it is one."""
        self.places = {}
        for each in places[:MOST] if isinstance(places, list) else ():
            if isinstance(each, Mapping) and _is_short(each.get("address")) and type(each.get("count")) is int:
                seats = each.get("seats")
                shown = [one for one in seats[:MOST] if _is_seat(one)] if isinstance(seats, list) else []
                self.places[each["address"]] = (max(len(shown), min(MOST, each["count"])), shown)
        self.barred = [each for each in barred[:MOST] if _is_short(each)] if isinstance(barred, list) else []

    def scene(self, joined: int, crowd: int) -> dict[str, Any]:
        """What is shown.

        Args:
            joined: how many have joined.
            crowd: how many seats the address has that has the most, where there is more than one address.
        """
        return {
            "label": narration.message("live-teacher-seats", self.language, joined=joined, crowd=crowd),
            "hint": narration.message(
                f"live-teacher-{'seats-hint' if self.places or self.barred else 'seats-none'}", self.language
            ),
            "alone": [
                self._alone(address, seats[0]) for address, (count, seats) in self.places.items() if _one(seats, count)
            ],
            "together": [
                self._together(address, count, seats)
                for address, (count, seats) in self.places.items()
                if not _one(seats, count)
            ],
            "barred": [
                {
                    "id": each,
                    "label": narration.message("live-teacher-barred", self.language, address=each),
                    "act": narration.message("live-teacher-admit", self.language),
                }
                for each in self.barred
            ],
        }

    def _alone(self, address: str, seat: Mapping[str, Any]) -> dict[str, Any]:
        return {**self._seat(seat["name"] or address, seat, "sure-alone"), "id": address}

    def _together(self, address: str, count: int, seats: list[Mapping[str, Any]]) -> dict[str, Any]:
        named = [
            {
                **self._seat(one["name"] or narration.message("live-teacher-seat", self.language, number=number), one),
                "id": one["mark"],
            }
            for number, one in enumerate(seats, 1)
        ]
        more = count - len(seats)
        return {
            "id": address,
            "label": narration.message("live-teacher-seats-from", self.language, count=count, address=address),
            **self._closing_all(count, seats),
            "seats": named,
            "more": narration.message("live-teacher-seats-more", self.language, count=more) if more else "",
        }

    def _seat(self, name: str, seat: Mapping[str, Any], sure: str = "sure") -> dict[str, Any]:
        """A seat, with what closes it and what is asked before; of one that is closed neither."""
        if seat["closed"]:
            return {
                "label": name,
                "state": "closed",
                "told": narration.message("live-teacher-seat-state", self.language, state="closed"),
                "act": "",
            }
        state = "gone" if not seat["here"] else "answered" if seat["answered"] else "here"
        return {
            "label": name,
            "state": state,
            "told": narration.message("live-teacher-seat-state", self.language, state=state),
            "act": narration.message("live-teacher-shut", self.language, name=name),
            **self._asked(f"shut-{sure}", count=1, name=name),
        }

    def _closing_all(self, count: int, seats: list[Mapping[str, Any]]) -> dict[str, Any]:
        """What closes every seat of an address; nothing where each is closed."""
        if len(seats) == count and all(each["closed"] for each in seats):
            return {"act": ""}
        return {
            "act": narration.message("live-teacher-shut-all", self.language, count=count),
            **self._asked("shut-sure-all", count=count),
        }

    def _asked(self, key: str, **values: Any) -> dict[str, Any]:
        """What is asked before anything is closed, and the two answers."""
        return {
            "sure": narration.message(f"live-teacher-{key}", self.language, **values),
            "yes": narration.message("live-teacher-shut-yes", self.language, count=values["count"]),
            "no": narration.message("live-teacher-shut-no", self.language, count=values["count"]),
        }


def _one(seats: list[Mapping[str, Any]], count: int) -> bool:
    return len(seats) == count == 1


def _is_short(value: object) -> TypeGuard[str]:
    return isinstance(value, str) and 0 < len(value) <= LONGEST and value.isprintable()


def _is_seat(value: object) -> TypeGuard[Mapping[str, Any]]:
    if not isinstance(value, Mapping) or not _is_short(value.get("mark")):
        return False
    named = value.get("name") == "" or _is_short(value.get("name"))
    return named and all(isinstance(value.get(each), bool) for each in ("here", "answered", "closed"))
