"""A review in words: the short sentence of each finding, its points, the reasons below it, and the notes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.narration.documents import Block, Branch, Document, Heading, Paragraph
from piquet_tutor.narration.naming import NOBODY, Names
from piquet_tutor.narration.seating import roles_in
from piquet_tutor.players.review.model import FOLDED, OPEN, MissedChance, Remark, Review
from piquet_tutor.reckoner.exchange.unweighed import Unweighed, unweighed

MINUS: Final = "\u2212"


class Commentary:
    """The words of one review."""

    def __init__(self, review: Review, names: Names = NOBODY) -> None:
        """Put one review into words.

        Args:
            review: the review.
            names: of those who play, at a table in play.
        """
        self.review = review
        self.names = names
        self._roles = roles_in(review.deal.rulings)

    def say(self, key: str, **facts: Any) -> str:
        """A message addressed to the seat."""
        seat = self.review.seat
        told = {name: self.decimal(each) if isinstance(each, float) else each for name, each in facts.items()}
        said = narration.whole(key, self.review.language, self.names, side=self._roles.get(seat, seat), **told)
        return said[:1].upper() + said[1:]

    def title(self) -> str:
        """The heading of the review."""
        return self.say("review-title")

    def summary(self) -> str:
        """What both sides scored."""
        deal, mine = self.review.deal, self.review.side
        theirs = sum(deal.total(one) for one in dict.fromkeys(deal.table.sides) if one != mine)
        return self.say("review-summary", mine=deal.total(mine), theirs=theirs)

    def nothing(self) -> str:
        """The sentence that nothing was given away, and that any findings below it are hindsight or luck."""
        groups = {each.group for each in self.review.findings} - {OPEN}
        return self.say("review-nothing", below=groups.pop() if len(groups) == 1 else "both" if groups else "none")

    def sentence(self, finding: MissedChance) -> str:
        """The one short sentence of a finding."""
        return self.say(f"review-{finding.name}", **finding.facts)

    def points(self, finding: MissedChance) -> str:
        """What it cost."""
        return narration.whole("review-points", self.review.language, **self._points(finding.points))

    def principle(self, name: str, facts: Mapping[str, Any]) -> str:
        """The figures that bear a principle out."""
        told = {key: self.decimal(each) if isinstance(each, float) else each for key, each in facts.items()}
        return narration.whole(f"principle-{name}-why", self.review.language, **told)

    def group(self, group: str) -> str:
        """The name of a group."""
        return narration.whole("review-group", self.review.language, group=group)

    def group_why(self, group: str) -> str:
        """What a group means."""
        return narration.whole("review-group-why", self.review.language, group=group)

    def reasons(self, finding: MissedChance) -> tuple[str, ...]:
        """The sentences below a finding."""
        said = (*_REASONS[finding.name](self, finding), self.group_why(finding.group))
        return tuple(each for each in said if each)

    def notes(self) -> tuple[str, ...]:
        """The notes in words."""
        return tuple(text for note in self.review.notes for text in self._note(note))

    def _note(self, note: Remark) -> Iterator[str]:
        if note.name == "play-unserved":
            language, reason = self.review.language, note.facts["reason"]
            unsolved = narration.whole("coach-unsolved", language)
            why = narration.whole("coach-unsolved-why", language, reason=reason)
            yield " ".join((unsolved, why))
            return
        if note.name == "exchange-unserved":
            yield " ".join(unweighed(Unweighed(note.facts["reason"]), self.review.language))
            return
        facts = {name: self.signed(each) if name in _SIGNED else each for name, each in note.facts.items()}
        yield self.say(f"review-{note.name}", **facts)

    # --- numbers -------------------------------------------------------------------------------------

    def _points(self, points: float) -> dict[str, Any]:
        whole = float(points).is_integer()
        return {"points": self.decimal(points), "count": int(points), "whole": whole}

    def decimal(self, number: float) -> str:
        """A number to one decimal place, or whole."""
        return narration.figures(number, self.review.language, 0 if float(number).is_integer() else 1)

    def signed(self, number: float) -> str:
        """Points with a plus or a minus before them, and none before nought."""
        sign = "+" if number > 0 else MINUS if number < 0 else ""
        return sign + self.decimal(abs(number))

    # --- reasons, by the name of the finding ------------------------------------------------------------

    def ledger(self, finding: MissedChance) -> Iterator[str]:
        """The totals of both sides in the changed deal."""
        yield self.say("review-ledger", **_totals(finding, self.review))

    def declared(self, finding: MissedChance) -> Iterator[str]:
        """The reasons for something not called."""
        yield from self.ledger(finding)
        yield self.say("review-sinking")

    def card(self, finding: MissedChance) -> Iterator[str]:
        """The reasons for a card with a lower average than another."""
        facts = finding.facts
        told = {name: facts[name] for name in ("hands", "sampled", "better")}
        told["shown"] = self.decimal(facts["hands"])
        yield self.say("review-card-average", **told, **self._points(finding.points))
        if facts["wanted"] is not None:
            bid = {name: facts[name] for name in ("wanted", "sign", "share", "better_share", "card", "better")}
            kept = facts["better_share"] > facts["share"]
            yield self.say("review-card-bid" if facts["hands"] == 1 else "review-card-bid-share", kept=kept, **bid)
        yield self.say("review-card-lay", lay=facts["lay"], card=facts["card"])

    def card_seen(self, finding: MissedChance) -> Iterator[str]:
        """The reasons for a card that made less than another as the cards lay."""
        facts = finding.facts
        if facts["tricks"] is not None and facts["tricks"] == facts["better_tricks"]:
            yield self.say("review-card-last", better=facts["better"], last=facts["better_last"])
        elif facts["tricks"] is not None:
            told = {name: facts[name] for name in ("tricks", "better_tricks", "better")}
            yield self.say("review-card-tricks", **told)
        if facts["wanted"] is not None:
            told = {name: facts[name] for name in ("wanted", "sign", "kept", "card", "better")}
            yield self.say("review-card-bid", **told)
        yield self.say("review-card-hidden", weighed=facts["weighed"])

    def near(self, finding: MissedChance) -> Iterator[str]:
        """The reasons for a bonus missed by one card."""
        yield from self.ledger(finding)
        if finding.name == "near-swap" and finding.facts["alike"] is not None:  # else not all of them were tried
            yield self.say("review-near-alike", alike=finding.facts["alike"])

    def exchange(self, finding: MissedChance) -> Iterator[str]:
        """The reasons for an exchange with a lower average than another."""
        facts = finding.facts
        yield self.say("review-exchange-average", **self._points(finding.points), error=facts["error"])
        if facts["lay"] is not None:
            yield self.say("review-exchange-lay", lay=abs(facts["lay"]), more=facts["lay"] > 0)

    def threw(self, finding: MissedChance) -> Iterator[str]:
        """The reasons for a combination that was broken up."""
        yield self.say("review-threw-why", out=finding.facts["out"])


_SIGNED: Final = ("worth", "came", "promised")
_REASONS: Final[Mapping[str, Callable[[Commentary, MissedChance], Iterator[str]]]] = {
    "not-called": Commentary.declared,
    "nor-have-i": Commentary.declared,
    "called-short": Commentary.declared,
    "not-counted": Commentary.declared,
    "let-pass": Commentary.declared,
    "less-said": Commentary.declared,
    "together": Commentary.declared,
    "blank": Commentary.ledger,
    "exchange": Commentary.exchange,
    "threw": Commentary.threw,
    "card": Commentary.card,
    "card-seen": Commentary.card_seen,
    "near-point": Commentary.near,
    "near-card": Commentary.near,
    "near-swap": Commentary.near,
}


def _totals(finding: MissedChance, review: Review) -> dict[str, Any]:
    """What both sides had, and would have had."""
    assert finding.difference is not None  # only findings with a changed deal use these reasons
    totals, mine = finding.difference.totals, review.side
    others = [each for side, each in totals.items() if side != mine]
    theirs, before = sum(after for _, after in others), sum(before for before, _ in others)
    return {
        "mine": totals[mine][1],
        "mine_before": totals[mine][0],
        "theirs": theirs,
        "theirs_before": before,
        "alike": theirs == before,
    }


def folded(review: Review) -> Document:
    """A review in short: what both sides scored and the first findings, one line each, without reasons."""
    teller = Commentary(review)
    found: list[Block] = [Paragraph(teller.nothing())] if review.nothing_given else []
    found += [_listed(teller, number, each) for number, each in enumerate(review.findings, 1)]
    return Document((*_head(teller), *found[:FOLDED]), review.language)


def written(review: Review) -> Document:
    """The whole review: one line for each finding, with its reasons below it."""
    teller = Commentary(review)
    blocks: list[Block] = [*_head(teller)]
    if review.nothing_given:
        blocks.append(Paragraph(teller.nothing()))
    for number, each in enumerate(review.findings, 1):
        # What a group means is said only below its first finding.
        first = number == 1 or review.findings[number - 2].group != each.group
        reasons = teller.reasons(each)
        blocks.append(_listed(teller, number, each, reasons if first else reasons[:-1]))
    return Document((*blocks, *map(Paragraph, teller.notes())), review.language)


def _head(teller: Commentary) -> tuple[Block, ...]:
    """Whose review it is, and what both sides scored."""
    return Heading(teller.say("review-head")), Paragraph(teller.summary())


def _listed(teller: Commentary, number: int, each: MissedChance, reasons: Iterable[str] = ()) -> Branch:
    """A finding in a line, with its number, and below it the reasons that are given here."""
    told = {"text": teller.sentence(each), "points": teller.points(each), "group": teller.group(each.group)}
    return Branch(teller.say("review-listed", number=number, **told), below=tuple(map(Branch, reasons)))
