"""The rulebook."""

from __future__ import annotations

from typing import Final

from piquet_tutor.app.doors import DOORS
from piquet_tutor.app.shared.address.heeded import AddressWords


def _are_options(given: str) -> bool:
    from piquet_tutor.engine.clauses import OptionError  # all of these are loaded where somebody asks for options
    from piquet_tutor.explore.finder.query import option_value
    from piquet_tutor.game.rules.loader import options

    try:
        for name, _, value in (each.partition(":") for each in given.split(",")):
            options()[name].check(option_value(name, value))
    except (KeyError, OptionError):
        return False
    return True


def _is_part(given: str) -> bool:
    """Whether it is one of the words by which the rulebook's own address once named its places."""
    return given == "rules" or given in DOORS["rulebook"]


ADDRESS_WORDS: Final = {
    "rulebook": AddressWords(
        {
            **dict.fromkeys(("rules", "clause", "find", "question", "case", "law", "claim", "subject", "compare")),
            "part": _is_part,
            "options": _are_options,
        }
    ),
    "differ": AddressWords({"question": None}),
    "referee": AddressWords({"case": None, "law": None}),
    "claims": AddressWords({"claim": None}),
    "odds": AddressWords({"subject": None}),
    "find": AddressWords({"find": None}),
}
