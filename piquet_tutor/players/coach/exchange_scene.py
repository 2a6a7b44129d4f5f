"""Advice for the exchange in words, and as a plain dictionary for a page: texts, numbers and card codes alone.

A scene is ``{"title", "head", "options", "yours", "bars_title", "note", "final"}``. An option is ``{"cards", "kept",
"points", "error", "text", "why", "versus", "bars"}``: ``cards`` and ``kept`` codes, ``points`` and ``error`` as they
are written, ``text`` both in words, ``why`` sentences, ``versus`` sentences that tell where it differs from the best,
``bars`` how often point, sequences and sets are ahead by how much: ``{"label", "share", "text"}`` each, the shares (0
to 1) adding up to one. ``yours`` is None, or an option with ``title``, ``short`` (beside the best, one sentence) and
``best`` (whether it is the best).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.players.coach.exchange import Comparison, ExchangeAdvice, Option, parts_of
from piquet_tutor.players.coach.exchange_information import InformationSet, Unweighed
from piquet_tutor.players.coach.exchange_reasons import BONUS, BONUS_OTHER, LEAVES, Reason
from piquet_tutor.players.coach.exchange_sampled import EDGES

Scene = dict[str, Any]
_TOLD: Final = 0.15
"""A difference in one part is told from so many points on."""
_RARE: Final = 0.005
"""A repique or pique rarer than this is not told."""
_OWN: Final = ("phase", "exchange", "pack", "calls", "second_pique", "losing")
"""Reasons that are told here; the others are those of the solver."""


def scene(advice: ExchangeAdvice, language: str = "en", comparison: Comparison | None = None) -> Scene:
    """The advice for a page.

    Args:
        advice: as far as it has come.
        language: one the catalogue has.
        comparison: what was chosen beside the best, where something was.
    """
    words = _Words(advice, language)
    return {
        "title": words.say("title"),
        "head": words.say("head", considered=words.figures(advice.considered), wanted=words.wanted),
        "options": [words.option(each) for each in advice.options],
        "yours": None if comparison is None else words.yours(comparison),
        "bars_title": words.say("bars-title", other=advice.information.other_role),
        "note": words.say("note", other=advice.information.other_role, deals=words.figures(advice.best.sampled.deals)),
        "final": advice.final,
    }


def reasons_told(advice: ExchangeAdvice, option: Option, language: str = "en") -> list[str]:
    """The reasons among them alone, as they are told of whoever put these cards out."""
    return [text for _, text in _Words(advice, language).reasons(option)]


def parts_told(advice: ExchangeAdvice, option: Option, language: str = "en") -> str:
    """What its points are made of, in a sentence."""
    return _Words(advice, language).parts(option)


def unweighed(fault: Unweighed, language: str = "en") -> tuple[str, ...]:
    """Why an exchange is not weighed: one line, and the reason where its rules are one."""
    reason = fault.reason
    short = narration.message("advice-exchange-unweighed", language, reason=reason)
    if reason in ("phase", "exchange"):
        return (short,)
    key = "advice-exchange-unweighed-why" if reason in _OWN else "coach-unsolved-why"
    return short, narration.message(key, language, reason=reason)


class _Words:
    """What an advice says in one language."""

    def __init__(self, advice: ExchangeAdvice, language: str) -> None:
        self._advice, self._language = advice, language

    def say(self, key: str, **facts: Any) -> str:
        """A message of the exchange."""
        return narration.message(f"advice-exchange-{key}", self._language, **facts)

    def figures(self, number: int) -> str:
        """A number with its thousands parted."""
        return narration.figures(number, self._language)

    def decimal(self, number: float, places: int = 1) -> str:
        """A number with its decimals, a true minus before it where it is below nought."""
        text = narration.figures(abs(number), self._language, places)
        return f"−{text}" if round(number, places) < 0 else text

    def signed(self, number: float) -> str:
        """The same with a plus before it where it is above nought."""
        return f"+{self.decimal(number)}" if round(number, 1) > 0 else self.decimal(number)

    def error(self, error: float) -> str:
        """An error: with a second decimal where the first would be nought."""
        return self.decimal(error, 1 if error >= 0.095 else 2)

    def share(self, share: float) -> str:
        """A share as it is written."""
        percent = round(100 * share)
        size = "small" if share and not percent else "large" if share < 1 and percent == 100 else "other"
        return self.say("percent", size=size, percent=percent)

    def option(self, option: Option) -> Scene:
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

    def versus(self, option: Option) -> list[str]:
        """Where it differs from the best, the greatest difference first."""
        parts = [each for each in parts_of(option, self._advice.best) if abs(each.points) >= _TOLD]
        return [
            self.say("part", about=each.about, more=each.points > 0, points=self.decimal(abs(each.points)))
            for each in parts
        ]

    def why(self, option: Option) -> list[str]:
        """Its reasons, what its calls come to, and what all of it is made of."""
        told, odds = self.reasons(option), option.odds
        calls = self.say(
            "calls",
            direction=_direction(option.calls),
            point=self.share(odds["point"].wins),
            sequence=self.share(odds["sequence"].wins),
            set=self.share(odds["set"].wins),
            points=self.decimal(abs(option.calls)),
        )
        first, after = ([text for bonus, text in told if bonus is later] for later in (False, True))
        return [*first, calls, *self.bid(option), *after, self.parts(option)]

    @property
    def wanted(self) -> int:
        """How many tricks were bid; nought where none were bid for."""
        terms = self._advice.information.terms
        return terms.contract.wanted if terms is not None else 0

    def bid(self, option: Option) -> Iterator[str]:
        """How often what was bid is made."""
        information, made = self._advice.information, option.sampled.made
        if information.terms is not None and made is not None:
            mine = information.terms.contract.mine == information.first
            yield self.say(
                "bid", mine=mine, other=information.other_role, wanted=self.wanted, made=self.share(made.share)
            )

    def reasons(self, option: Option) -> list[tuple[bool, str]]:
        """Its reasons, each with whether it is about repique and pique; those come last."""
        return [(each.about in (BONUS, BONUS_OTHER), self.reason(each)) for each in option.reasons]

    def parts(self, option: Option) -> str:
        """What all of it is made of."""
        sampled = option.sampled
        return self.say(
            "play",
            other=self._advice.information.other_role,
            wanted=self.wanted,
            calls=self.signed(sampled.calls),
            bonus=self.signed(sampled.bonus),
            play=self.signed(sampled.play),
        )

    def reason(self, reason: Reason) -> str:
        """One reason."""
        if reason.about == LEAVES:
            information: InformationSet = self._advice.information
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

    def bars(self, option: Option) -> list[Scene]:
        """The plot."""
        return [
            {"label": label, "share": share, "text": self.share(share)}
            for label, share in zip(self._labels(), option.sampled.bins, strict=True)
        ]

    def _labels(self) -> Iterator[str]:
        """What each bin holds: below the first edge, from each to the next, from the last up."""
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
        """What was chosen, beside the best."""
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
