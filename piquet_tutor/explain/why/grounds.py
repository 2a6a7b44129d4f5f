"""The premises of a ruling: its facts, split up by the kind of clause, down to the cards.

Everything comes from the ruling as its reader may know it and from the rulings it names, so that nothing is revealed
here that the reader may not know.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from piquet_tutor.engine.rulings import Ground, OnlyFor, Ruling, Verdict
from piquet_tutor.explain.why.premises import Maker, Premise
from piquet_tutor.game.cards import Rank, Void
from piquet_tutor.game.combinations import apart
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.play_prices import SCORINGS
from piquet_tutor.game.rules.policies.bidding import LOST
from piquet_tutor.game.subjects import ANSWERED, CALLED, EQUAL, LESSER, Subject

Grounds = Iterator[Premise]


@dataclass(frozen=True)
class RulingContext:
    """The context of a ruling: the rule set, and the reader's ledger by number.

    Attributes:
        rules: the rule set.
        by_number: the rulings the reader may know, by number.
        open: whether the reader knows everything, so that a fact that is absent does not exist.
    """

    rules: RuleSet
    by_number: Mapping[int, Ruling]
    open: bool = True

    @property
    def make(self) -> Maker:
        """A maker of premises under this rule set."""
        return Maker(self.rules)


def grounds(ground: RulingContext, ruling: Ruling) -> tuple[Premise, ...]:
    """The premises of a ruling; empty for a formality that needs none."""
    found = READERS.get(ruling.subject) if ruling.subject is not None else None
    return tuple(found(ground, ruling)) if found is not None else ()


def opened(ruling: Ruling) -> dict[str, Any]:
    """The facts of a ruling, those for one seat's eyes included."""
    return {name: each.value if isinstance(each, OnlyFor) else each for name, each in ruling.facts.items()}


def _some(facts: Mapping[str, Any], *names: str) -> dict[str, Any]:
    return {name: facts[name] for name in names if name in facts}


def _nought(facts: Mapping[str, Any]) -> bool:
    cards = facts.get("cards", ())
    return bool(cards) and isinstance(cards[0], Void)


# --- the hands ----------------------------------------------------------------------------------------------------


def _blank(ground: RulingContext, ruling: Ruling) -> Grounds:
    facts = opened(ruling)
    tens = ground.rules.options.blank_ten_is_court
    if facts.get("cards"):
        yield ground.make.premise("blank", ruling.side, ruling.subject, cards=facts["cards"], tens=tens)
    else:
        yield ground.make.premise("on_word", ruling.side, ruling.subject)
    if ruling.verdict is Verdict.AWARDED:
        yield ground.make.premise("price", ruling.side, ruling.subject, points=ruling.points)
    elif "why" in facts:
        yield ground.make.premise("undone", ruling.side, ruling.subject, why=facts["why"])


def _exchange(ground: RulingContext, ruling: Ruling) -> Grounds:
    facts = opened(ruling)
    if {"count", "maximum", "left"} <= facts.keys():
        told = {"number": facts["count"], "maximum": facts["maximum"], "left": facts["left"]}
        yield ground.make.premise("allowed_exchange", ruling.side, ruling.subject, **told)


_MEASURES: Final = {"point": ("length", "pips"), "sequence": ("length", "top"), "set": ("size", "rank")}


def _class(kind: str) -> Callable[[RulingContext, Ruling], Grounds]:
    def found(ground: RulingContext, ruling: Ruling) -> Grounds:
        facts = opened(ruling)
        names = _MEASURES[kind]
        if facts.get("cards") and set(names) <= facts.keys():
            shown = {"cards": facts["cards"], "nought": _nought(facts)}
            yield ground.make.premise(f"{kind}_cards", ruling.side, ruling.subject, **_some(facts, *names), **shown)
        yield from _compared(ground, ruling, kind, facts)
        if ruling.verdict is Verdict.AWARDED:
            yield _price(ground, ruling, kind, facts)
            if facts.get("already"):
                more = {**_some(facts, "whole", "already"), "points": ruling.points}
                yield ground.make.premise("in_place", ruling.side, ruling.subject, **more)

    return found


def _compared(ground: RulingContext, ruling: Ruling, kind: str, facts: Mapping[str, Any]) -> Grounds:
    """The comparison with the opponent's combination, stated from the better of the two."""
    names = _MEASURES[kind]
    others = tuple(f"other_{name}" for name in names)
    if set(names) | set(others) <= facts.keys():
        mine, theirs = [facts[name] for name in names], [facts[name] for name in others]
        if mine == theirs:  # under rules that let both count equal combinations
            yield ground.make.premise(f"alike_{kind}", ruling.side, ruling.subject, **_some(facts, *names))
            return
        if ruling.verdict is Verdict.AWARDED and facts.get("why") == "both":
            yield ground.make.premise("counts_beside", ruling.side, ruling.subject, kind=kind)
            return
        better, worse = (mine, theirs) if ruling.verdict is Verdict.AWARDED else (theirs, mine)
        by = "longer" if better[0] != worse[0] else "higher"
        if by == "longer" and _by_value(ground, kind):
            by = "level" if better[1] == worse[1] else "pips"
        told = {**dict(zip(names, better, strict=True)), **dict(zip(others, worse, strict=True)), "by": by}
        yield ground.make.premise(f"better_{kind}", ruling.side, ruling.subject, **told)
    elif ruling.verdict is Verdict.AWARDED and facts.get("why") == "winner" and ruling.subject not in LESSER.values():
        if ground.open and not set(others) & facts.keys():
            yield ground.make.premise("unopposed", ruling.side, ruling.subject, kind=kind)
    elif ruling.verdict is Verdict.AWARDED and facts.get("why") == "winner":
        name = "class_won" if _has_won(ground, ruling, kind) else "all_count"
        yield ground.make.premise(name, ruling.side, ruling.subject, kind=kind)


def _has_won(ground: RulingContext, ruling: Ruling, kind: str) -> bool:
    """Whether the side itself won the class, and does not only share in one that another side won."""
    return any(
        each.subject is Subject(kind) and each.side == ruling.side and each.awards for each in ground.by_number.values()
    )


def _by_value(ground: RulingContext, kind: str) -> bool:
    return kind == "point" and law_of(ground.rules).points_by_pips


def _price(ground: RulingContext, ruling: Ruling, kind: str, facts: Mapping[str, Any]) -> Premise:
    whole = int(facts.get("whole", ruling.points))
    told = {"points": whole, **_some(facts, "length", "size"), "nought": _nought(facts)}
    if kind == "point":
        told["score"] = "nought" if _nought(facts) else law_of(ground.rules).point_score
        told |= _some(facts, "pips")
    return ground.make.premise(f"price_{kind}", ruling.side, ruling.subject, **told)


def _meant(ground: RulingContext, ruling: Ruling) -> Grounds:
    cards = opened(ruling).get("cards")
    if cards:
        yield ground.make.premise("meant", ruling.side, ruling.subject, cards=cards)


def _equal(kind: str) -> Callable[[RulingContext, Ruling], Grounds]:
    def found(ground: RulingContext, ruling: Ruling) -> Grounds:
        facts = opened(ruling)
        if set(_MEASURES[kind]) <= facts.keys():
            yield ground.make.premise(f"alike_{kind}", ruling.side, ruling.subject, **_some(facts, *_MEASURES[kind]))

    return found


def _sunk(ground: RulingContext, ruling: Ruling) -> Grounds:
    facts = opened(ruling)
    name = "sunk_part" if facts["called"] else "sunk"
    told = _some(facts, "called", "kind", "passed_over")
    for cards in (facts["cards"], *apart(facts["kind"], facts.get("others", ()))):
        yield ground.make.premise(name, ruling.side, ruling.subject, cards=cards, **told)


def _rouge(ground: RulingContext, ruling: Ruling) -> Grounds:
    yield ground.make.premise("covered", ruling.side, ruling.subject, cards=ruling.facts["cards"])
    yield ground.make.premise("price", ruling.side, ruling.subject, points=ruling.points)


# --- the bonuses --------------------------------------------------------------------------------------------------


def _bonus(ground: RulingContext, ruling: Ruling) -> Grounds:
    """What the clause itself has said of the bonus: what adds up to it, and what opens or bars the way."""
    for each in ruling.grounds:
        if each.name == "adds_up":
            yield from _adds_up(ground, ruling, each)
        elif each.name != "first":
            yield ground.make.premise(each.name, ruling.side, ruling.subject, 0, each.rulings, **each.facts)
        elif each.facts["by_points"] and each.facts["by"] in ground.rules.place:
            told = _some(each.facts, "of", "by", "by_points", "at")
            yield ground.make.premise("first", ruling.side, ruling.subject, 0, each.rulings, **told)
    if ruling.verdict is Verdict.AWARDED:
        yield ground.make.premise("price", ruling.side, ruling.subject, points=ruling.points)


def _adds_up(ground: RulingContext, ruling: Ruling, made: Ground) -> Grounds:
    make = ground.make
    if "tricks" in made.facts:
        told = _some(made.facts, "total", "in_hand", "tricks", "line")
        yield make.premise("adds_up_with_tricks", ruling.side, ruling.subject, 0, made.rulings, **told)
    elif made.rulings:
        parts = " + ".join(str(ground.by_number[number].points) for number in made.rulings)
        told = {"total": made.facts["total"], "parts": parts, "line": made.facts["line"]}
        told["single"] = len(made.rulings) == 1
        yield make.premise("adds_up", ruling.side, ruling.subject, 0, made.rulings, **told)


# --- the play -----------------------------------------------------------------------------------------------------


def _lead(ground: RulingContext, ruling: Ruling) -> Grounds:
    facts = opened(ruling)
    yield ground.make.premise("card_led", ruling.side, ruling.subject, **_some(facts, "card", "trick"))
    scoring = SCORINGS[facts["scoring"]]
    if scoring.first_lead and not scoring.lead:
        name = "opening_lead" if facts["trick"] == 1 else "later_lead"
        yield ground.make.premise(name, ruling.side, ruling.subject, trick=facts["trick"])
    if scoring.high_only:
        name = "high_card" if facts["card"].rank >= Rank.TEN else "low_card"
        yield ground.make.premise(name, ruling.side, ruling.subject, card=facts["card"])


def _trick(ground: RulingContext, ruling: Ruling) -> Grounds:
    facts = opened(ruling)
    yield ground.make.premise("highest", ruling.side, ruling.subject, **_some(facts, "cards", "card", "trick"))
    yield from _to_lose(ground, ruling)
    if "scoring" not in facts:
        return
    scoring = SCORINGS[facts["scoring"]]
    if scoring.each_high:
        number = sum(one.rank >= Rank.TEN for one in facts["cards"])
        yield ground.make.premise("high_cards", ruling.side, ruling.subject, cards=facts["cards"], number=number)
    elif scoring.captured != scoring.kept:
        own = "led_and_won" if scoring.kept else "own_lead"
        name = "captured" if facts["captured"] else own
        if name == "captured" or not scoring.high_only:
            yield ground.make.premise(name, ruling.side, ruling.subject, trick=facts["trick"])


def _last(ground: RulingContext, ruling: Ruling) -> Grounds:
    yield ground.make.premise("last_trick", ruling.side, ruling.subject, trick=ruling.facts["trick"])


def _cards(ground: RulingContext, ruling: Ruling) -> Grounds:
    facts = opened(ruling)
    if "other_tricks" in facts:
        name = "even_tricks" if facts["tricks"] == facts["other_tricks"] else "more_tricks"
        yield ground.make.premise(name, ruling.side, ruling.subject, **_some(facts, "tricks", "other_tricks"))
    yield from _to_lose(ground, ruling)


def _capot(ground: RulingContext, ruling: Ruling) -> Grounds:
    facts = opened(ruling)
    if facts.get("sharers", 1) == 1:
        yield ground.make.premise("every_trick", ruling.side, ruling.subject, tricks=facts["tricks"])
    if facts.get("already"):
        yield ground.make.premise("counted_early", ruling.side, ruling.subject, **_some(facts, "already", "whole"))
    yield from _to_lose(ground, ruling)


def _to_lose(ground: RulingContext, ruling: Ruling) -> Grounds:
    """That the bid was to lose tricks, without which the loser's score for them could not be understood."""
    if ruling.awards and ruling.facts.get("sign") == LOST:
        yield ground.make.premise("to_lose", ruling.side, ruling.subject)


# --- bids, races, settlements -------------------------------------------------------------------------------------


def _undertaking(ground: RulingContext, ruling: Ruling) -> Grounds:
    facts = opened(ruling)
    if facts["tricks"]:
        told = _some(facts, "tricks", "left", "sign", "points")
        yield ground.make.premise("undertaken", ruling.side, ruling.subject, **told)


def _made(ground: RulingContext, ruling: Ruling) -> Grounds:
    facts = opened(ruling)
    if facts.get("wanted") is not None and facts.get("short"):
        if "worth" in facts:
            told = _some(facts, "tricks", "wanted", "short", "worth", "points")
            yield ground.make.premise("fell_short", ruling.side, ruling.subject, **told)
    elif facts.get("wanted") is not None:
        yield ground.make.premise("made", ruling.side, ruling.subject, **_some(facts, "tricks", "wanted"))


def _race(ground: RulingContext, ruling: Ruling) -> Grounds:
    yield ground.make.premise("target", ruling.side, ruling.subject, **_some(ruling.facts, "points", "target"))


def _difference(ground: RulingContext, ruling: Ruling) -> Grounds:
    yield ground.make.premise(
        "difference", None, ruling.subject, **_some(ruling.facts, "high", "low", "bonus", "points")
    )


def _sum(ground: RulingContext, ruling: Ruling) -> Grounds:
    told = _some(ruling.facts, "high", "low", "bonus", "points", "line")
    yield ground.make.premise("sum", None, ruling.subject, **told)


READERS: Final[dict[Subject, Callable[[RulingContext, Ruling], Grounds]]] = {
    Subject.CARTE_BLANCHE: _blank,
    Subject.CARTE_BLANCHE_AGAIN: _blank,
    Subject.ELDER_EXCHANGE: _exchange,
    Subject.YOUNGER_EXCHANGE: _exchange,
    **{Subject(kind): _class(kind) for kind in _MEASURES},
    **{subject: _class(kind) for kind, subject in LESSER.items()},
    **{subject: _equal(kind) for kind, subject in EQUAL.items()},
    **dict.fromkeys((*CALLED, *ANSWERED, Subject.POINT_ASKED, Subject.SEQUENCE_ASKED), _meant),
    Subject.SINKING: _sunk,
    Subject.CARTE_ROUGE: _rouge,
    Subject.REPIQUE: _bonus,
    Subject.PIQUE: _bonus,
    Subject.LEAD: _lead,
    Subject.TRICK: _trick,
    Subject.TRICK_COUNTED: _trick,
    Subject.LAST_TRICK: _last,
    Subject.CARDS: _cards,
    Subject.CAPOT: _capot,
    Subject.UNDERTAKING: _undertaking,
    Subject.BID_BEATEN: _made,
    Subject.BID_PAID: _made,
    Subject.BID_EXACT: _made,
    Subject.RACE_REACHED: _race,
    Subject.SETTLEMENT_DIFFERENCE: _difference,
    Subject.SETTLEMENT_RUBICON: _sum,
}
"""The function that splits a ruling's facts into premises, by the ruling's subject."""
