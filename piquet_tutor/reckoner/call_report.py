"""What a call revealed, in sentences and as a plain dictionary for a widget: only texts, numbers and card codes.

A scene is ``{"number", "seat", "other", "event", "kind", "said", "text", "more", "known", "not_held", "possible",
"bar"}``: ``text`` is the one plain sentence, ``more`` the reasons below it, ``possible`` the words beside the bar,
``bar`` what the small bar draws: ``before`` and ``after`` (the numbers of hands), ``left`` (what is left of the whole,
from 0 to 1), ``bits`` (None when no hand is left), ``unsunk`` (the same two numbers if nothing was sunk), ``sunk`` (the
number had it been sunk, or None), ``cost`` (``lost`` and ``given`` points, or None) and ``how`` the numbers are meant:
``exact`` or ``at_most``.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import isinf
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling, Verdict, known_to
from piquet_tutor.engine.table import Seat
from piquet_tutor.explain.why.knowing import UnknownSeat
from piquet_tutor.game.rules.law import SequenceCall, law_of
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import CLASS_OF
from piquet_tutor.narration.naming import NOBODY, Names
from piquet_tutor.narration.seating import Roles, roles_in
from piquet_tutor.reckoner.calls import Revealed, TellsNothing, call_information, heard, of_heard
from piquet_tutor.reckoner.counting import AT_MOST, HandCount
from piquet_tutor.reckoner.figures import is_plain, percent, said_of

Scene = dict[str, Any]
_MOST_CARDS: Final = 12
"""The most cards listed as known not to be held; if there are more, the cards still possible say it better."""


class Speaker:
    """The words for what one seat heard of a deal."""

    def __init__(self, deal: Deal, seat: Seat, language: str = "en", names: Names = NOBODY) -> None:
        """Collect what the seat knows.

        Args:
            deal: the deal so far.
            seat: the seat that heard it.
            language: a language the catalogue has.
            names: of those who play, by which they are told.
        """
        self.deal = deal
        self.seat = seat
        self.language = language
        self.names = names
        self.rulings: tuple[Ruling, ...] = known_to(deal.rulings, seat)
        self.roles: Roles = roles_in(self.rulings)

    def say(self, key: str, **facts: Any) -> str:
        """A message; seats among its facts are named by their roles."""
        seated = {
            name: self.roles.get(value, value) if name in ("side", "seat") else value for name, value in facts.items()
        }
        said = narration.message(key, self.language, self.names, **seated)
        return said[:1].upper() + said[1:]

    def head(self) -> str:
        """The heading of what this seat heard."""
        return self.say("information-head", seat=self.seat)

    def said(self, found: Revealed) -> str:
        """What was heard: the short lines of the rulings on the call or showing, without those that follow from it."""
        if found.card is not None:
            return self.say("information-played", side=found.other, card=found.card)
        spoken = [each for each in found.rulings if each.verdict is Verdict.ALLOWED]
        shown = [each for each in found.rulings if each.subject in CLASS_OF and each.awards]
        told = spoken or shown or list(found.rulings[:1])
        return " ".join(narration.text(each, "short", self.language, self.rulings, names=self.names) for each in told)

    def figures(self, number: int) -> str:
        """A number with thousands separators."""
        return narration.figures(number, self.language)

    def decimal(self, number: float) -> str:
        """An average to one place, as the language writes it."""
        return narration.figures(number, self.language, 1)

    def hands(self, count: HandCount) -> str:
        """A number of hands."""
        text = narration.message("information-hands", self.language, count=count.hands, hands=self.figures(count.hands))
        return narration.message("information-at-most", self.language, hands=text) if count.how == AT_MOST else text

    def sentence(self, found: Revealed) -> str:
        """The one plain sentence."""
        before, after = found.before.rules, found.after.rules
        if before.hands == after.hands:
            return self.say("information-none", count=after.hands, side=found.other, after=self.hands(after))
        share = said_of(after.hands, before.hands, self.language)
        key = "information-found" if after.hands == 1 else "information-narrowed"
        return self.say(key, side=found.other, share=share)

    def possible(self, found: Revealed) -> str:
        """The text beside the bar: the share of the hands left, or their numbers if these are small."""
        before, after = found.before.rules, found.after.rules
        return narration.message(
            "information-possible",
            self.language,
            how=after.how if is_plain(before.hands) else "share",
            before=self.figures(before.hands),
            after=self.figures(after.hands),
            share=percent(1 - found.share, self.language),
        )

    def percent(self, share: float) -> str:
        """A share in percent, with enough decimals not to be rounded to 0 or 100."""
        for places in range(1, 6):
            text = f"{100 * share:.{places}f}"
            if share in (0, 1) or 0 < float(text) < 100:
                break
        return narration.figures(100 * share, self.language, 0 if text.endswith(".0") else places)

    def more(self, found: Revealed) -> Iterator[str]:
        """The sentences below the main one: first the numbers themselves, if that gives only a share."""
        before, after = found.before.rules, found.after.rules
        if not is_plain(before.hands):
            counts = {"before": self.hands(before), "after": self.hands(after)}
            same = "yes" if before.hands == after.hands else "no"
            yield self.say("information-counted", same=same, share=self.percent(1 - found.share), **counts)
        if found.bits >= 0.05 and not isinf(found.bits):
            yield self.say("information-bits", bits=self.decimal(found.bits), count=_halvings(found))
        yield from self._unsunk(found)
        if found.known:
            yield self.say("information-known", cards=found.known)
        if found.not_held and len(found.not_held) <= _MOST_CARDS:
            yield self.say("information-not-held", cards=found.not_held)
        yield from self._sunk(found)
        if found.after.rules.how == AT_MOST:
            yield self.say("information-loose", why="talon" if self._talon_matters() else "word")
        if found.after.alone:
            yield self.say("information-alone")

    def _unsunk(self, found: Revealed) -> Iterator[str]:
        before, after = found.before.unsunk, found.after.unsunk
        if after.hands == found.after.rules.hands and before.hands == found.before.rules.hands:
            return
        if not after.hands:
            yield self.say("information-unsunk-none", side=found.other)
        else:
            yield self.say("information-unsunk", before=self.hands(before), after=self.hands(after))

    def _sunk(self, found: Revealed) -> Iterator[str]:
        sunk = found.sunk
        if sunk is None:
            return
        if sunk.hands is None:
            yield self.say("information-sunk-not", side=found.other)
            return
        yield self.say("information-sunk", side=found.other, hands=self.hands(sunk.hands.rules))
        if sunk.lost is None or sunk.given is None:
            yield self.say("information-cost-hidden", seat=found.seat)
        elif sunk.lost >= 0 and sunk.given >= 0:
            yield self.say("information-cost", side=found.other, lost=sunk.lost, given=sunk.given)
        else:
            yield self.say("information-gain", side=found.other, **self._totals(found, sunk.lost, sunk.given))

    def _totals(self, found: Revealed, lost: int, given: int) -> dict[str, int]:
        side = self.deal.table.side_of(found.other)
        mine = self.deal.total(side)
        theirs = sum(self.deal.total(one) for one in self.deal.table.opponents(side))
        return {"before_total": mine, "total": mine - lost, "other_before": theirs, "other_total": theirs + given}

    def _talon_matters(self) -> bool:
        return law_of(self.deal.rules).sequence_call is SequenceCall.TOP_UNLESS_UNBEATABLE


def _halvings(found: Revealed) -> int:
    """How many times the hands were halved; 0 if that is not a whole number."""
    before, after = found.before.rules.hands, found.after.rules.hands
    times = before // after
    return times.bit_length() - 1 if before % after == 0 and times.bit_count() == 1 else 0


def scene(found: Revealed, speaker: Speaker) -> Scene:
    """What a call revealed, for a widget to draw."""
    return {
        "number": found.number,
        "seat": found.seat,
        "other": found.other,
        "event": found.event,
        "kind": found.kind,
        "said": speaker.said(found),
        "text": speaker.sentence(found),
        "more": list(speaker.more(found)),
        "known": [one.code for one in found.known],
        "not_held": [one.code for one in found.not_held],
        "possible": speaker.possible(found),
        "bar": bar(found),
    }


def bar(found: Revealed) -> Scene:
    """The numbers of the small bar."""
    sunk = found.sunk
    return {
        "before": found.before.rules.hands,
        "after": found.after.rules.hands,
        "left": 1 - found.share,
        "bits": None if isinf(found.bits) else found.bits,
        "unsunk": {"before": found.before.unsunk.hands, "after": found.after.unsunk.hands},
        "sunk": sunk.hands.rules.hands if sunk is not None and sunk.hands is not None else None,
        "cost": None if sunk is None or sunk.lost is None else {"lost": sunk.lost, "given": sunk.given},
        "how": found.after.rules.how,
    }


FAULTS: Final = (TellsNothing, UnknownSeat)
"""The errors of a query; each is one sentence for the user."""


def answers(deal: Deal, seat: Seat | None = None, number: int | None = None) -> list[Revealed]:
    """What calls revealed to those who heard them.

    Args:
        deal: the deal so far.
        seat: the seat that heard them, whose knowledge alone is used; None for every seat in turn, with the cost of
            sinking taken from the whole deal.
        number: the number of one call's ruling in the seat's ledger; None for all calls.

    Raises:
        TellsNothing: the ruling is not about another player's call or play.
        UnknownSeat: this table has no such seat.
    """
    if seat is None:
        return [of_heard(deal, one, each, everything=True) for one in deal.table.seats for each in heard(deal, one)]
    if number is None:
        return [of_heard(deal, seat, each) for each in heard(deal, seat)]
    return [call_information(deal, seat, number)]


def written(deal: Deal, found: list[Revealed], seat: Seat | None, output: str, language: str = "en") -> Any:
    """The answers: text, or a value for JSON (``{"format": "piquet-told/1", "rules", "told": [scene, ...]}``)."""
    speakers = {each: Speaker(deal, each, language) for each in deal.table.seats}
    if output == "json":
        scenes = [scene(each, speakers[each.seat]) for each in found]
        return {"format": "piquet-told/1", "rules": deal.rules.id, "told": scenes}
    seats = [seat] if seat is not None else list(deal.table.seats)
    return "\n\n".join(
        "\n".join(_of_seat(speakers[each], [one for one in found if one.seat == each])) for each in seats
    )


def _of_seat(speaker: Speaker, found: list[Revealed]) -> Iterator[str]:
    if not found:
        yield speaker.say("information-nothing-heard", seat=speaker.seat)
        return
    yield speaker.head()
    for each in found:
        yield f"{each.number}. {speaker.said(each)}"
        yield f"   {speaker.sentence(each)}"
        for line in speaker.more(each):
            yield f"   {line}"
