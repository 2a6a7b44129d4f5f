"""Advice for the exchange in words, and as a plain dictionary for a page: only texts, numbers and card codes.

A scene is ``{"title", "head", "options", "yours", "bars_title", "note", "final"}``. An option is ``{"cards", "kept",
"points", "error", "text", "why", "versus", "bars"}``: ``cards`` and ``kept`` are card codes, ``points`` and ``error``
formatted numbers, ``text`` both in words, ``why`` sentences, ``versus`` sentences on how it differs from the best, and
``bars`` a histogram of the lead in declarations: ``{"label", "share", "text"}`` each, the shares (0 to 1) adding up to
1. ``yours`` is None, or an option with ``title``, ``short`` (one sentence that compares it with the best) and ``best``
(whether it is the best).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.narration.naming import NOBODY, Names
from piquet_tutor.players.coach.exchange import Comparison, ExchangeAdvice, RankedDiscard, parts_of
from piquet_tutor.players.coach.exchange_race import EDGES
from piquet_tutor.players.coach.exchange_reasons import BONUS, BONUS_OTHER, LEAVES, DiscardReason
from piquet_tutor.reckoner.exchange.information import BeforeExchange

Scene = dict[str, Any]
_TOLD: Final = 0.15
"""The least difference in one part that is mentioned, in points."""
_RARE: Final = 0.005
"""A repique or pique rarer than this is not mentioned."""


def scene(
    advice: ExchangeAdvice, language: str = "en", comparison: Comparison | None = None, names: Names = NOBODY
) -> Scene:
    """The advice for a page.

    Args:
        advice: the latest answer.
        language: a language the catalogue has.
        comparison: the chosen discard compared with the best, if one was chosen.
        names: of those who play, by which they are told.
    """
    words = _AdviceWords(advice, language, names)
    return {
        "title": words.say("title"),
        "head": words.say("head", considered=words.figures(advice.considered), wanted=words.wanted),
        "options": [words.option(each) for each in advice.options],
        "yours": None if comparison is None else words.yours(comparison),
        "bars_title": words.say("bars-title", other=advice.information.other_role),
        "note": words.say("note", other=advice.information.other_role, deals=words.figures(advice.best.sampled.deals)),
        "final": advice.final,
    }


def reasons_told(
    advice: ExchangeAdvice, option: RankedDiscard, language: str = "en", names: Names = NOBODY
) -> list[str]:
    """The reasons for one discard, in sentences."""
    return [text for _, text in _AdviceWords(advice, language, names).reasons(option)]


def parts_told(advice: ExchangeAdvice, option: RankedDiscard, language: str = "en", names: Names = NOBODY) -> str:
    """A sentence on how the points of a discard are made up."""
    return _AdviceWords(advice, language, names).parts(option)


class _AdviceWords:
    """The words of one piece of advice in one language."""

    def __init__(self, advice: ExchangeAdvice, language: str, names: Names = NOBODY) -> None:
        self._advice, self._language, self._names = advice, language, names

    def say(self, key: str, **facts: Any) -> str:
        """A message of the exchange."""
        return narration.message(f"advice-exchange-{key}", self._language, self._names, **facts)

    def figures(self, number: int) -> str:
        """A whole number with a thousands separator."""
        return narration.figures(number, self._language)

    def decimal(self, number: float, places: int = 1) -> str:
        """A number with so many decimal places, and a true minus sign if it is negative."""
        text = narration.figures(abs(number), self._language, places)
        return f"−{text}" if round(number, places) < 0 else text

    def signed(self, number: float) -> str:
        """A number with one decimal place and its sign, plus or minus."""
        return f"+{self.decimal(number)}" if round(number, 1) > 0 else self.decimal(number)

    def error(self, error: float) -> str:
        """A standard error, with a second decimal place where one would show only zero."""
        return self.decimal(error, 1 if error >= 0.095 else 2)

    def share(self, share: float) -> str:
        """A share as a percentage."""
        percent = round(100 * share)
        size = "small" if share and not percent else "large" if share < 1 and percent == 100 else "other"
        return self.say("percent", size=size, percent=percent)

    def option(self, option: RankedDiscard) -> Scene:
        """One discard."""
        return {
            "cards": [one.code for one in option.out],
            "kept": [one.code for one in option.kept],
            "points": self.decimal(option.points),
            "error": self.error(option.sampled.error),
            "text": self.say(
                "points",
                direction=_direction(option.points),
                points=self.decimal(abs(option.points)),
                error=self.error(option.sampled.error),
            ),
            "why": self.why(option),
            "versus": self.versus(option),
            "bars": self.bars(option),
        }

    def versus(self, option: RankedDiscard) -> list[str]:
        """Where it differs from the best, the greatest difference first."""
        parts = [each for each in parts_of(option, self._advice.best) if abs(each.points) >= _TOLD]
        return [
            self.say("part", about=each.about, more=each.points > 0, points=self.decimal(abs(each.points)))
            for each in parts
        ]

    def why(self, option: RankedDiscard) -> list[str]:
        """The reasons for a discard, what its calls score, and how its points are made up."""
        told, odds = self.reasons(option), option.odds
        calls = self.say(
            "calls",
            point=self.share(odds["point"].wins),
            sequence=self.share(odds["sequence"].wins),
            set=self.share(odds["set"].wins),
        )
        first, after = ([text for bonus, text in told if bonus is later] for later in (False, True))
        return [*first, calls, *self.bid(option), *after, self.parts(option)]

    @property
    def wanted(self) -> int:
        """How many tricks were bid; 0 if none were."""
        terms = self._advice.information.terms
        return terms.contract.wanted if terms is not None else 0

    def bid(self, option: RankedDiscard) -> Iterator[str]:
        """How often the bid is made, if there is one."""
        information, made = self._advice.information, option.sampled.made
        if information.terms is not None and made is not None:
            mine = information.terms.contract.mine == information.first
            yield self.say(
                "bid", mine=mine, other=information.other_role, wanted=self.wanted, made=self.share(made.share)
            )

    def reasons(self, option: RankedDiscard) -> list[tuple[bool, str]]:
        """The reasons for a discard, each with whether it is about repique and pique; those come last."""
        return [(each.about in (BONUS, BONUS_OTHER), self.reason(each)) for each in option.reasons]

    def parts(self, option: RankedDiscard) -> str:
        """How the points of a discard are made up."""
        sampled = option.sampled
        return self.say(
            "play",
            other=self._advice.information.other_role,
            wanted=self.wanted,
            calls=self.signed(sampled.calls),
            bonus=self.signed(sampled.bonus),
            play=self.signed(sampled.play),
        )

    def reason(self, reason: DiscardReason) -> str:
        """Why a discard was ranked where it is, in a sentence."""
        if reason.about == LEAVES:
            information: BeforeExchange = self._advice.information
            return self.say("leaves", size=reason.size, first=information.first, other=information.other_role)
        if reason.about in (BONUS, BONUS_OTHER):
            told = {"repique": reason.repique, "pique": reason.chance}
            there = [name for name, share in told.items() if share >= _RARE]
            return self.say(
                reason.about,
                other=self._advice.information.other_role,
                which="both" if len(there) == len(told) else there[0],
                repique=self.share(reason.repique),
                pique=self.share(reason.chance),
            )
        return self.say(
            reason.about,
            kind=reason.kind,
            cards=reason.cards,
            missing=reason.missing,
            many=len(reason.missing),
            size=reason.size,
            top=reason.top,
            points=int(reason.points),
            more=int(reason.more),
            already=reason.more < reason.points,
            good=self.share(reason.good),
            chance=self.share(reason.chance),
        )

    def bars(self, option: RankedDiscard) -> list[Scene]:
        """The bars of the histogram."""
        return [
            {"label": label, "share": share, "text": self.share(share)}
            for label, share in zip(self._labels(), option.sampled.bins, strict=True)
        ]

    def _labels(self) -> Iterator[str]:
        """The labels of the bins: below the first edge, between neighbouring edges, and from the last edge up."""
        yield self.say("bar", where="far-behind", low=1 - EDGES[0], high=0)
        for low, after in pairwise(EDGES):
            high = after - 1
            if low == high == 0:
                yield self.say("bar", where="level", low=0, high=0)
            elif high < 0:
                yield self.say("bar", where="behind", low=-high, high=-low)
            else:
                yield self.say("bar", where="ahead", low=low, high=high)
        yield self.say("bar", where="far-ahead", low=EDGES[-1], high=0)

    def yours(self, found: Comparison) -> Scene:
        """The chosen discard, compared with the best."""
        return {
            **self.option(found.yours),
            "title": self.say("yours-title"),
            "short": self._beside(found),
            "best": found.same,
        }

    def _beside(self, found: Comparison) -> str:
        if found.same:
            return self.say("yours-best", considered=self.figures(self._advice.considered))
        if found.level:
            deals = self.figures(found.best.sampled.deals)
            return self.say("yours-level", points=self.decimal(abs(found.behind)), deals=deals)
        key = "yours-behind" if found.behind > 0 else "yours-ahead"
        return self.say(key, points=self.decimal(abs(found.behind)), error=self.error(found.error))


def _direction(points: float) -> str:
    rounded = round(points, 1)
    return "ahead" if rounded > 0 else "behind" if rounded < 0 else "level"
