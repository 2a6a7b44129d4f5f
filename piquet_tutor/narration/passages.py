"""A ruling as a passage, which is everything a page shows of it; and a whole ledger as passages."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from piquet_tutor.engine.rulings import Ledger, Ruling, known_to
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.game.cards import Cards
from piquet_tutor.game.subjects import BONUSES, CARTES_BLANCHES, CLASS_OF, TRICKS_TAKEN, Subject
from piquet_tutor.narration import speech
from piquet_tutor.narration.books import CiteLine, cite_lines
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.functions import label, other
from piquet_tutor.narration.naming import NOBODY, Names
from piquet_tutor.narration.plain_text import MissingText, clean
from piquet_tutor.narration.seating import (
    NO_ROLES,
    PARTNERSHIPS,
    PLAYERS,
    Roles,
    in_roles,
    roles_at,
    roles_from,
    speaker,
)
from piquet_tutor.narration.texts import message, whole

if TYPE_CHECKING:
    from piquet_tutor.game.rule_set import RuleSet

RESTING: Final = BONUSES | {Subject.CARTE_ROUGE, Subject.CAPOT}
"""Subjects whose rulings rest on earlier awards, which are listed when the ledger is given."""
IN_HAND: Final = CARTES_BLANCHES | CLASS_OF.keys()
"""Subjects that score in hand, before the play; a carte rouge is named separately."""
_PART: Final[dict[Subject | None, str]] = {
    **dict.fromkeys(CARTES_BLANCHES, "part-carte_blanche"),
    **{subject: f"part-{kind}" for subject, kind in CLASS_OF.items()},
    Subject.CARTE_ROUGE: "part-carte_rouge",
    Subject.CARDS: "part-cards",
    Subject.CARDS_EARLY: "part-cards",
    Subject.CAPOT: "part-capot",
}
"""The message that names an award as part of a sum; points of the play are added up as one part."""


@dataclass(frozen=True)
class Passage:
    """A ruling as a page shows it. Every text is plain: whoever displays it escapes it.

    Attributes:
        number: the ruling's number in its ledger.
        rule: the clause.
        verdict: ``awarded``, ``denied``, ``superseded``, ``allowed`` or ``refused``.
        side: the side it concerns, as records name it; empty if it concerns all alike.
        who: the same in words.
        call: what is said at the table, with the running total if the ledger was given; empty if nothing is said.
        short: one line.
        full: the paragraphs that explain it: ``reasons``, ``law``, and the citations.
        points: the points it awards.
        cards: the cards that are its evidence, as far as the reader may know them.
        cites: the authorities for it.
        because: numbers of the rulings it rests on.
        terms: words of the game that occur in it, each with its meaning, in the order in which they occur.
        cue: what is done rather than said, such as ``Elder leads A♥``; empty if nothing is done.
        reasons: the paragraphs about this deal.
        law: the paragraph that states the law, for pages that list the authorities beside it.
        speaker: who makes the call, in words: the player, even where ``who`` is a pair of partners.
    """

    number: int
    rule: str
    verdict: str
    side: str
    who: str
    call: str
    short: str
    full: tuple[str, ...]
    points: int
    cards: Cards
    cites: tuple[CiteLine, ...]
    because: tuple[int, ...]
    terms: tuple[tuple[str, str], ...]
    cue: str = ""
    reasons: tuple[str, ...] = ()
    law: tuple[str, ...] = ()
    speaker: str = ""

    def __repr__(self) -> str:
        return self.short


def passage(
    ruling: Ruling, language: str = "en", ledger: Iterable[Ruling] | None = None, rules: RuleSet | None = None
) -> Passage:
    """A ruling in words, with everything a page shows beside it.

    Args:
        ruling: already limited to what the reader may know (``rulings.for_seat``): private facts that are still
            wrapped are shown.
        language: a language the catalogue has.
        ledger: the ledger that contains the ruling. With it the call gives the running total, and ``full`` lists the
            awards the ruling rests on.
        rules: the rule set it was made under. With it the law is stated as its options set it; without it, not at all.
    """
    known = tuple(ledger) if ledger is not None else ()
    running = running_total(ruling, known) if known else None
    roles = roles_at(ruling, known)
    return _passage(ruling, language, {each.number: each for each in known}, running, roles, rules)


def text_of(
    ruling: Ruling,
    depth: str,
    language: str = "en",
    ledger: Iterable[Ruling] | None = None,
    rules: RuleSet | None = None,
    names: Names = NOBODY,
) -> str:
    """One text of a ruling's passage, without the rest of it: ``call``, ``short``, or the paragraphs of ``full``.

    Args:
        ruling: as for :func:`passage`.
        depth: one of ``speech.DEPTHS``.
        language: a language the catalogue has.
        ledger: as for :func:`passage`.
        rules: as for :func:`passage`.
        names: of those who play, by which they are told; the law tells nobody by name.

    Raises:
        ValueError: there is no such depth.
    """
    if depth not in speech.DEPTHS:
        from piquet_tutor.narration.spoken import DepthError, cut, hint_of  # late: only when something is misspelt

        raise DepthError("depth", found=cut(str(depth), 40), hint=hint_of(str(depth), speech.DEPTHS))
    known = tuple(ledger) if ledger is not None else ()
    roles = roles_at(ruling, known)
    if depth == "full":
        told = reasons_of(ruling, language, known, names)
        return "\n".join((*told, *speech.law(ruling, language, rules), *speech.source_notes(ruling.cites, language)))
    running = running_total(ruling, known) if depth == "call" and known else None
    return speech.said(ruling, depth, language, running, roles, names)


def reasons_of(
    ruling: Ruling, language: str = "en", ledger: Iterable[Ruling] | None = None, names: Names = NOBODY
) -> tuple[str, ...]:
    """The paragraphs about this deal: the reasons for a ruling, and what it rests on.

    Args:
        ruling: as for :func:`passage`.
        language: a language the catalogue has.
        ledger: as for :func:`passage`.
        names: of those who play, by which they are told.
    """
    known = {each.number: each for each in ledger or ()}
    return _reasons(ruling, language, known, roles_at(ruling, known.values()), names)


def _reasons(
    ruling: Ruling, language: str, by_number: dict[int, Ruling], roles: Roles, names: Names = NOBODY
) -> tuple[str, ...]:
    rests = _rests_on(ruling, by_number, Voice(language, roles, names))
    return (*speech.reasons(ruling, language, roles, names), *rests)


def _passage(
    ruling: Ruling,
    language: str,
    by_number: dict[int, Ruling],
    running: int | None,
    roles: Roles,
    rules: RuleSet | None,
) -> Passage:
    short = speech.said(ruling, "short", language, None, roles)
    reasons, law = _reasons(ruling, language, by_number, roles), speech.law(ruling, language, rules)
    notes = speech.source_notes(ruling.cites, language)
    told, full = in_roles(ruling, roles), (*reasons, *law, *notes)
    return Passage(
        number=ruling.number,
        rule=ruling.rule,
        verdict=ruling.verdict.value,
        side=ruling.side or "",
        who=side_name(told.side, language),
        call=speech.said(ruling, "call", language, running, roles),
        short=short,
        full=full,
        points=ruling.points,
        cards=speech.evidence(ruling),
        cites=cite_lines(ruling.cites, language),
        because=tuple(number for number in ruling.because if number),
        terms=terms_in("\n".join((short, *full)), language),
        cue=_cue(told, language),
        reasons=reasons,
        law=law,
        speaker=side_name(speaker(told), language),
    )


def _cue(ruling: Ruling, language: str) -> str:
    """What is done: the card led or played to a lead, or the whole trick if the lead has no ruling of its own."""
    facts, many = ruling.facts, ruling.side in PLAYERS
    if ruling.subject is Subject.LEAD:
        return message("cue-leads", language, side=_one_of(ruling, language), card=(facts["card"],))
    if ruling.subject not in TRICKS_TAKEN:
        return ""
    first, *rest = facts["cards"]
    if "captured" not in facts:
        return _whole_trick(ruling, language)
    kept = "cue-keeps" if ruling.awards else "cue-follows"  # a total is called by whoever keeps a trick that scores
    key = kept if facts["card"] == first else "cue-takes"
    won, followed = (facts["card"],), tuple(rest)
    return message(key, language, round=many, side=_one_of(ruling, language), card=won, cards=followed)


def _whole_trick(ruling: Ruling, language: str) -> str:
    """Who led what and what took it; where a trick scores for its loser, the ruling's side is the loser."""
    facts = ruling.facts
    led, played = facts["cards"]
    winner = other(ruling.side or "") if facts.get("sign") == "minus" else ruling.side
    key = "cue-trick-kept" if facts["card"] == led else "cue-trick-taken"
    return message(key, language, side=winner, card=(led,), other_card=(played,))


def _one_of(ruling: Ruling, language: str) -> str | None:
    """Who played: the player, or “one of” the partners if the ruling names only the pair."""
    who = speaker(ruling)
    return message("cue-partner", language, side=who) if who in PARTNERSHIPS else who


def side_name(side: Side | None, language: str) -> str:
    """A side in words; any other name unchanged."""
    if not side:
        return ""
    key = f"side-{side}"
    return label(catalogue(language), side) if key in catalogue(language) else clean(side)


def running_total(ruling: Ruling, ledger: Iterable[Ruling]) -> int | None:
    """The ruling's side's total on the account it scores on, this ruling included; None if it scores nothing."""
    if not ruling.points:
        return None
    account = ruling.awards[0].account
    return sum(
        award.points
        for each in ledger
        if each.number <= ruling.number
        for award in each.awards
        if (award.side, award.account) == (ruling.side, account)
    )


# --- what rests on what -------------------------------------------------------------------------------------------


class Voice(NamedTuple):
    """How a reader is told of a deal: the language, who has become elder by a bidding, and the players' names."""

    language: str
    roles: Roles
    names: Names


def _rests_on(ruling: Ruling, by_number: dict[int, Ruling], voice: Voice) -> tuple[str, ...]:
    """A paragraph for each side whose awards the ruling rests on."""
    if ruling.subject not in RESTING:
        return ()
    sides: dict[str, list[Ruling]] = {}
    for number in ruling.because:
        found = by_number.get(number)
        if found is not None and found.awards:
            sides.setdefault(found.awards[0].side, []).append(found)
    own = sides.get(ruling.side or "", [])
    opening = ruling.ground("opens_the_way")
    opened = [each for each in own if opening is not None and each.number in opening.rulings]
    made = [each for each in own if each not in opened]
    told = tuple(
        _counts(voice.roles.get(side, side), made if side == ruling.side else awards, voice, side == ruling.side)
        for side, awards in sides.items()
    )
    return (
        *told,
        *_also(ruling, opened, "parts-opening", voice),
        *_beyond(ruling, by_number, voice),
    )


def _beyond(ruling: Ruling, by_number: dict[int, Ruling], voice: Voice) -> tuple[str, ...]:
    """What the side scored in hand and its repique does not rest on; without it a reader's sum would differ."""
    if ruling.subject is not Subject.REPIQUE or not ruling.points or ruling.side in PARTNERSHIPS:
        return ()
    more = [
        each
        for each in by_number.values()
        if each.number not in ruling.because
        and each.subject in IN_HAND
        and any(award.side == ruling.side for award in each.awards)
    ]
    return _also(ruling, more, "parts-beyond", voice)


def _also(ruling: Ruling, more: list[Ruling], key: str, voice: Voice) -> tuple[str, ...]:
    """What the side scored besides what makes its repique, and whether the repique needs it."""
    if not more:
        return ()
    listed = catalogue(voice.language).format("list-comma", {}).join(_parts(more, voice.language))
    side = voice.roles.get(ruling.side or "", ruling.side)
    return (whole(key, voice.language, voice.names, side=side, parts=listed),)


def _counts(side: Side, awards: list[Ruling], voice: Voice, own: bool) -> str:
    """What a side counts towards a bonus; for the side that bars it, only what bars it, which is rarely everything."""
    parts = list(_parts(awards, voice.language))
    key = "narration-barred" if not own else "part-alone" if len(parts) == 1 else "parts-of-side"
    listed = catalogue(voice.language).format("list-comma", {}).join(parts)
    values = {"side": side, "parts": listed, "sum": str(sum(each.points for each in awards))}
    return whole(key, voice.language, voice.names, **values)


def _parts(awards: list[Ruling], language: str) -> Iterator[str]:
    play = 0
    for each in awards:
        key = _PART.get(each.subject)
        if key is None:
            play += each.points
            continue
        facts = {**each.facts, "points": each.points}
        yield message(key, language, **facts)
    if play:
        yield message("part-play", language, points=play)


# --- the glossary -------------------------------------------------------------------------------------------------


@cache
def glossary(language: str = "en") -> dict[str, str]:
    """Every word of the game the catalogue explains, with its meaning."""
    found = catalogue(language)
    keys = [key for key in found.keys("term-") if "." not in key]
    return {found.word(key): found.word(f"{key}.meaning") for key in keys}


def word_of_the_game(name: str, language: str) -> str:
    """A word that the glossary explains, by its name there, such as ``follow-suit``; empty where it has none."""
    try:
        return catalogue(language).word(f"term-{name}")
    except MissingText:
        return ""


@cache
def _spotting(language: str) -> tuple[re.Pattern[str], dict[str, str]]:
    found = catalogue(language)
    forms: dict[str, str] = {}
    for key in found.keys("term-"):
        if key.endswith(".forms"):
            name = found.word(key.removesuffix(".forms"))
            forms.update({form.strip().lower(): name for form in found.word(key).split(",")})
    longest = sorted(forms, key=len, reverse=True)
    return re.compile(r"(?<!\w)(" + "|".join(map(re.escape, longest)) + r")(?!\w)", re.IGNORECASE), forms


def terms_in(text: str, language: str) -> tuple[tuple[str, str], ...]:
    """Words of the game that occur in a text, each with its meaning, in the order in which they occur."""
    meanings = glossary(language)
    names = dict.fromkeys(name for line in text.split("\n") for name in _named_in(line, language))
    return tuple((name, meanings[name]) for name in names)


@lru_cache(maxsize=4096)  # line by line: the same law is printed below many rulings
def _named_in(line: str, language: str) -> tuple[str, ...]:
    pattern, forms = _spotting(language)
    return tuple(dict.fromkeys(forms[match.group(1).lower()] for match in pattern.finditer(line)))


# --- whole ledgers ------------------------------------------------------------------------------------------------


def passages(
    ledger: Iterable[Ruling], seat: Seat | None = None, language: str = "en", rules: RuleSet | None = None
) -> tuple[Passage, ...]:
    """Every ruling a seat may know of, as passages, each call with the running total.

    Args:
        ledger: the complete ledger.
        seat: the reader; None may read everything.
        language: a language the catalogue has.
        rules: the rule set it was made under. With it each law is stated as its options set it; without it, not at all.
    """
    seen = known_to(ledger, seat)
    by_number = {ruling.number: ruling for ruling in seen}
    counted: dict[tuple[str, str], int] = {}
    roles = NO_ROLES
    found = []
    for ruling in seen:
        for award in ruling.awards:
            account = (award.side, award.account)
            counted[account] = counted.get(account, 0) + award.points
        running = counted.get((ruling.side or "", ruling.awards[0].account)) if ruling.awards else None
        found.append(_passage(ruling, language, by_number, running, roles, rules))
        if ruling.subject is Subject.UNDERTAKING:
            roles = roles_from(ruling)
    return tuple(found)


def ledger_of(thing: Any) -> Ledger:
    """The ledger of a deal or partie, or the ledger itself."""
    ledger = getattr(thing, "ledger", thing)
    return ledger if isinstance(ledger, Ledger) else Ledger(ledger)


def is_talk(one: Passage) -> bool:
    """Whether anything is said or played openly: only such passages are shown at the depth ``call``."""
    return bool(one.call or one.cue)


def spoken_line(one: Passage, language: str) -> str:
    """One line of what happens at the table: who, the card if one is played, and what is said."""
    values = {"who": one.cue or one.speaker, "call": one.call}
    if not one.call:
        return whole("line-done", language, cue=one.cue)
    return whole("line-said" if values["who"] else "line-said-by-none", language, **values)
