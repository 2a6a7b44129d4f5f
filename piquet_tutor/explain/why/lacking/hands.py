"""Why no carte blanche, point, sequence, set or carte rouge: what the hand lacked, or why it did not count."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Final

from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.lacking.common import Unmet, lay, nobody_bid, unfinished
from piquet_tutor.explain.why.premises import Maker, Premise
from piquet_tutor.explain.why.questions import Hypothetical
from piquet_tutor.game.cards import Cards, Rank, sort_hand
from piquet_tutor.game.combinations import (
    KINDS,
    LOWEST_IN_A_SET,
    SHORTEST_SEQUENCE,
    Combination,
    Kind,
    Point,
    Set,
    Strength,
    combination_of,
    strength,
)
from piquet_tutor.game.parts import Contest
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.policies import calling, sinking
from piquet_tutor.game.rules.policies.carte_blanche import courts_in
from piquet_tutor.game.rules.policies.counting import class_to_count
from piquet_tutor.game.rules.policies.declaring import holdings, measure, rank_of, scored_by, valid
from piquet_tutor.game.rules.policies.round import counters
from piquet_tutor.game.subjects import CLASS_OF, EQUAL, LESSER, Subject

ONE_CARD: Final = 1


# --- carte blanche ------------------------------------------------------------------------------------------------


def carte_blanche(known: ReadersDeal, make: Maker, side: Side, question: Hypothetical) -> Unmet:
    """The court cards that spoil a carte blanche, or why one did not count."""
    happened = tuple(one.number for one in known.scores if (one.side, one.kind) == (side, "carte_blanche"))
    if happened:
        return Unmet(happened, [])
    if not known.deal.dealt:
        return Unmet((), [make.premise("dealt_unknown", side, Subject.CARTE_BLANCHE)])
    return Unmet((), [each for seat in known.seats_of(side) for each in _blank_of(known, make, side, seat)])


def _blank_of(known: ReadersDeal, make: Maker, side: Side, seat: Seat) -> Iterator[Premise]:
    about, hand = Subject.CARTE_BLANCHE, known.dealt(seat)
    if hand is None:
        yield make.premise("hidden", side, about, seat=seat)
        return
    tens = known.rules.options.blank_ten_is_court
    courts = courts_in(hand, tens)
    if courts:
        yield make.premise("courts", side, about, len(courts), cards=courts, number=len(courts), tens=tens, seat=seat)
        return
    denied = known.find(about, side, "denied")
    quiet = known.find(Subject.CARTE_BLANCHE_KEPT, side)
    if denied is not None:
        yield make.premise("undone", side, about, rulings=(denied.number,), why=denied.facts["why"])
    elif quiet is not None:
        yield make.premise("kept_quiet", side, Subject.CARTE_BLANCHE_KEPT, rulings=(quiet.number,))
    else:
        yield from unfinished(known, make, side, "declare")


# --- point, sequence, set -----------------------------------------------------------------------------------------


def of_class(known: ReadersDeal, make: Maker, side: Side, question: Hypothetical) -> Unmet:
    """Whether a class, or one combination of it, was held, called, good and counted; and which of these failed."""
    happened = tuple(one.number for one in known.scores if one.side == side and _is_it(known, question, one.number))
    if happened:
        return Unmet(happened, [])
    found = nobody_bid(known, make, side)
    if found:
        return Unmet((), found)
    holder = _holder(known, side)
    if holder != side:
        found.append(make.premise("crossed", side, Subject.UNDERTAKING, kind=question.kind, holder=holder))
    for seat in known.seats_of(holder):
        found += _of_seat(known, make, holder, seat, question)
    return Unmet((), found)


def _is_it(known: ReadersDeal, question: Hypothetical, number: int) -> bool:
    """Whether an award is the one asked about: of the class, and of the particular combination if one is named."""
    ruling = known.ruling(number)
    if ruling is None or ruling.subject is None or CLASS_OF.get(ruling.subject) != question.kind or not ruling.awards:
        return False
    if question.rank is not None:
        return bool(ruling.facts.get("rank") is question.rank)
    return not question.cards or set(ruling.facts.get("cards", ())) == set(question.cards)


def _holder(known: ReadersDeal, side: Side) -> Side:
    """The side whose combinations this side would score: the opponents', if losing tricks was bid and rules say so."""
    return next((each for each in known.deal.table.sides if scored_by(known.deal, each) == side), side)


def _of_seat(known: ReadersDeal, make: Maker, side: Side, seat: Seat, question: Hypothetical) -> list[Premise]:
    kind: Kind = question.kind  # type: ignore[assignment]  # of the classes alone
    if seat not in known.deal.kept:
        return unfinished(known, make, side, "declare")
    hand = known.kept(seat)
    if hand is None:
        return _from_outside(known, make, side, seat, kind)
    if question.rank is not None:
        lacking = _lacks_of_rank(known, make, side, seat, hand, question.rank)
    elif question.cards:
        lacking = _lacks_of_run(known, make, side, seat, hand, question.cards)
    else:
        lacking = _nothing_held(known, make, side, seat, hand, kind)
    if lacking:
        lacking = [*_won_by_another(known, make, side, kind), *lacking]
        return [*lacking, *_one_card(known, make, side, seat, kind)] if not _particular(question) else lacking
    return _held(known, make, side, seat, question)


def _particular(question: Hypothetical) -> bool:
    return question.rank is not None or bool(question.cards)


def _from_outside(known: ReadersDeal, make: Maker, side: Side, seat: Seat, kind: Kind) -> list[Premise]:
    """What the ledger reveals of a hand that the reader does not see."""
    said = _lost(known, make, side, seat, kind, None) if known.deal.contests[kind].settled else []
    return [*said, make.premise("hidden", side, Subject(kind), seat=seat)]


# ... what is not held


def _won_by_another(known: ReadersDeal, make: Maker, side: Side, kind: Kind) -> list[Premise]:
    """That another side won the class, so that what is lacking might not have counted even if it had been held."""
    contest = known.deal.contests[kind]
    if kind == "point" or not contest.settled or contest.winner in (None, "", side) or _may_count_all(known, kind):
        return []
    return [_class_lost(known, make, side, kind, contest, None)]


def _nothing_held(known: ReadersDeal, make: Maker, side: Side, seat: Seat, hand: Cards, kind: Kind) -> list[Premise]:
    every = holdings(known.deal, kind, hand)
    rule = calling.clause(known.deal, kind)
    if any(valid(rule, one) for one in every):
        return []
    if kind == "point":
        return [_point_too_short(known, make, side, every)]
    short, cards = (_nearest_run if kind == "sequence" else _nearest_set)(known, hand)
    name = "no_sequence" if kind == "sequence" else "no_set"
    return [make.premise(name, side, Subject(kind), short, short=short, cards=cards, seat=seat)]


def _point_too_short(known: ReadersDeal, make: Maker, side: Side, every: tuple[Combination, ...]) -> Premise:
    best = every[0]
    assert isinstance(best, Point)  # holdings of the class point are points
    law = law_of(known.rules)
    least = law.options.point_min_length
    far = max(least - best.length, ONE_CARD)
    facts: dict[str, Any] = {
        "length": best.length,
        "pips": best.pips,
        "min_length": least,
        "min_pips": law.options.point_min_pips,
    }
    return make.premise("point_too_short", side, Subject.POINT, far, cards=best.cards, **facts)


def _nearest_run(known: ReadersDeal, hand: Cards) -> tuple[int, Cards]:
    """How many cards a tierce lacked, and which: all that would complete one, or those of one nearest tierce."""
    ways = [tuple(one for one in run if one not in hand) for run in _runs(known.pack)]
    short = min(map(len, ways))
    nearest = [way for way in ways if len(way) == short]
    return short, sort_hand({one for way in nearest for one in way}) if short == 1 else nearest[0]


def _runs(pack: Cards) -> Iterator[Cards]:
    for place in range(len(pack) - SHORTEST_SEQUENCE + 1):
        run = pack[place : place + SHORTEST_SEQUENCE]
        if combination_of("sequence", run) is not None:
            yield run


def _nearest_set(known: ReadersDeal, hand: Cards) -> tuple[int, Cards]:
    """How many cards a trio lacked, and which: all that would complete one, or those of one nearest trio."""
    by_rank = [[one for one in known.pack if one.rank is rank] for rank in reversed(Rank) if rank >= LOWEST_IN_A_SET]
    ways = [[one for one in group if one not in hand] for group in by_rank]
    fewest = min(map(len, ways))
    nearest = [way for way in ways if len(way) == fewest]
    short = fewest - 1  # three of the four are enough
    return short, sort_hand(one for way in nearest for one in way) if short == 1 else tuple(nearest[0][:short])


def _lacks_of_rank(known: ReadersDeal, make: Maker, side: Side, seat: Seat, hand: Cards, rank: Rank) -> list[Premise]:
    if rank < LOWEST_IN_A_SET:
        return [make.premise("rank_too_low", side, Subject.NO_SUCH_COMBINATION, rank=rank, lowest=LOWEST_IN_A_SET)]
    size = sum(one.rank is rank for one in hand)
    if size >= 3:
        return []
    missing = tuple(one for one in known.pack if one.rank is rank and one not in hand)
    short = 3 - size
    first = make.premise("lacks_rank", side, Subject.SET, short, rank=rank, size=size, short=short, cards=missing)
    return [first, *lay(known, make, side, seat, missing, short)]


def _lacks_of_run(known: ReadersDeal, make: Maker, side: Side, seat: Seat, hand: Cards, wanted: Cards) -> list[Premise]:
    found = combination_of("sequence", wanted)
    missing = tuple(one for one in wanted if one not in hand)
    if missing and (found is None or found not in holdings(known.deal, "sequence", hand)):
        first = make.premise("lacks", side, Subject.SEQUENCE, len(missing), cards=missing, wanted=wanted)
        return [first, *lay(known, make, side, seat, missing, len(missing))]
    for whole in holdings(known.deal, "sequence", hand):
        if set(wanted) < set(whole.cards):
            counted = tuple(
                one.number for one in known.scores if one.kind == "sequence" and set(one.cards) == set(whole.cards)
            )
            return [make.premise("part_of", side, Subject.COUNTED_ONCE, 0, counted, cards=wanted, whole=whole.cards)]
    return []


# ... what is held and did not count


def _held(known: ReadersDeal, make: Maker, side: Side, seat: Seat, question: Hypothetical) -> list[Premise]:
    kind: Kind = question.kind  # type: ignore[assignment]  # of the classes alone
    contest = known.deal.contests[kind]
    one = _meant(known, seat, question)
    if not contest.settled:
        return unfinished(known, make, side, "declare")
    found = _sunk(known, make, side, kind)
    if contest.winner == side or (contest.winner and _may_count_all(known, kind)):
        return found or _not_counted(known, make, side, seat, contest, one)
    best = calling.best_of(known.deal, seat, kind)
    if best is not None and _rank(known, kind, best) > _rank(known, kind, one):
        found.append(make.premise("lesser", side, LESSER.get(kind), cards=one.cards, best=best.cards, kind=kind))
    lost = _lost(known, make, side, seat, kind, best)
    if not lost and not found:
        found.append(make.premise("not_said", side, Subject.SINKING, cards=one.cards, kind=kind))
    return [*found, *lost, *_one_card(known, make, side, seat, kind)]


def _meant(known: ReadersDeal, seat: Seat, question: Hypothetical) -> Combination:
    """The combination asked about, as the hand holds it; the best of its class if none is named."""
    kind: Kind = question.kind  # type: ignore[assignment]  # of the classes alone
    every = holdings(known.deal, kind, known.deal.kept[seat])
    for one in every:
        if isinstance(one, Set) and question.rank is one.rank:
            return one
        if question.cards and set(question.cards) == set(one.cards):
            return one
    best = calling.best_of(known.deal, seat, kind)
    assert best is not None  # checked before: something of this class is held
    return best


def _rank(known: ReadersDeal, kind: Kind, one: Combination) -> Strength:
    return rank_of(calling.clause(known.deal, kind), one)


def _may_count_all(known: ReadersDeal, kind: Kind) -> bool:
    """Whether a side counts its combinations of a class even if it has not won the class."""
    if kind == "point":
        return False
    law = law_of(known.rules)
    return law.lesser_open_to_all or law.losers_count_too


def _sunk(known: ReadersDeal, make: Maker, side: Side, kind: Kind) -> list[Premise]:
    return [
        make.premise(
            "sunk_part" if each.facts["called"] else "sunk",
            side,
            Subject.SINKING,
            0,
            (each.number,),
            cards=each.facts["cards"],
            called=each.facts["called"],
            kind=kind,
        )
        for each in known.rulings
        if each.subject is Subject.SINKING and each.side == side and each.facts["kind"] == kind
    ]


def _not_counted(
    known: ReadersDeal, make: Maker, side: Side, seat: Seat, contest: Contest, one: Combination
) -> list[Premise]:
    """Why this combination was not counted, or not yet, although the side has won the class."""
    barred = _barred(known, make, side, one)
    if barred or _may_still_count(known, seat, contest):
        return barred or _not_yet_counted(known, make, side)
    seats, called = known.deal.table.seats, contest.called
    elder_of_two = len(seats) == 2 and seat == seats[0]
    better = elder_of_two and called is not None and strength(one) > strength(called)
    if better and called is not None and sinking.short_call_binds(known.deal, seat, called):
        return [make.premise("bound", side, Subject.SHORT_CALL, 0, cards=one.cards, called=called.cards)]
    return [make.premise("kept_back", side, Subject(one.kind), 0, cards=one.cards, kind=one.kind)]


def _barred(known: ReadersDeal, make: Maker, side: Side, one: Combination) -> list[Premise]:
    """That the cards the opponent has declared bar a class that would otherwise be won."""
    bar = next(
        (
            each
            for each in known.deal.rulings
            if each.subject is Subject.DECLARED_CARDS and (each.side, each.facts["kind"]) == (side, one.kind)
        ),
        None,
    )
    if bar is None:
        return []
    shown = known.find(Subject.DECLARED_CARDS, side)  # the ruling itself is for its seat alone
    facts = {"cards": one.cards, "other_cards": bar.facts["other_cards"], "kind": one.kind}
    numbers = (shown.number,) if shown is not None and shown.facts["kind"] == one.kind else ()
    return [make.premise("barred", side, Subject.DECLARED_CARDS, ONE_CARD, numbers, **facts)]


def _may_still_count(known: ReadersDeal, seat: Seat, contest: Contest) -> bool:
    """Whether a seat has yet to count its combinations of a class it has won."""
    deal = known.deal
    if deal.declared or deal.done:
        return False
    if len(deal.table.seats) > 2:
        return seat in counters(deal, contest.kind)
    return seat == deal.table.seats[1] or class_to_count(deal) == contest


def _not_yet_counted(known: ReadersDeal, make: Maker, side: Side) -> list[Premise]:
    if known.deal.phase == "play":
        return [make.premise("not_shown", side)]
    return unfinished(known, make, side, "declare")


def _lost(
    known: ReadersDeal, make: Maker, side: Side, seat: Seat, kind: Kind, best: Combination | None
) -> list[Premise]:
    """What the class was lost to, as far as the reader's ledger shows."""
    equal = _of_kind(known, EQUAL.get(kind), None, kind)
    if equal is not None:
        facts = {name: value for name, value in equal.facts.items() if name in ("length", "pips", "top")}
        return [make.premise(f"equal_{kind}", side, EQUAL.get(kind), ONE_CARD, (equal.number,), **facts)]
    denied = _of_kind(known, Subject(kind), side, kind) or _of_kind(known, Subject.ROUND_BEATEN, side, kind, seat)
    if denied is not None:
        return [_beaten(make, side, kind, denied)]
    contest = known.deal.contests[kind]
    if contest.winner and contest.winner != side:
        return [_class_lost(known, make, side, kind, contest, best)]
    return []


def _of_kind(
    known: ReadersDeal, subject: Subject | None, side: Side | None, kind: Kind, seat: Seat = ""
) -> Ruling | None:
    for each in known.rulings:
        fits = each.subject is subject and each.side == side and each.verdict.value == "denied"
        if fits and each.facts.get("kind", kind) == kind and (not seat or each.facts.get("seat", seat) == seat):
            return each
    return None


_COMPARED: Final = ("length", "pips", "top", "size", "rank")


def _beaten(make: Maker, side: Side, kind: Kind, denied: Ruling) -> Premise:
    names = (*_COMPARED, *(f"other_{name}" for name in _COMPARED), "by", "cards", "other_cards")
    facts = {name: denied.facts[name] for name in names if name in denied.facts}
    far = ONE_CARD
    if facts.get("by") == "longer" and "other_length" in facts and "length" in facts:
        far = int(facts["other_length"]) - int(facts["length"])
    return make.premise(f"beaten_{kind}", side, denied.subject, far, (denied.number,), **facts)


def _class_lost(
    known: ReadersDeal, make: Maker, side: Side, kind: Kind, contest: Contest, best: Combination | None
) -> Premise:
    """That another side won the class, and with what if that has been counted in public."""
    awards = [one for one in known.scores if one.kind == kind and one.side != side]
    numbers = tuple(one.number for one in awards[:1])
    facts: dict[str, Any] = {"kind": kind, "winner": contest.winner}
    shown = known.ruling(numbers[0]) if numbers else None
    if shown is not None and best is not None and _is_beaten(known, kind, best, shown, contest.winner):
        facts |= measure(best, "")
        facts |= {f"other_{name}": shown.facts[name] for name in _COMPARED if name in shown.facts}
        facts |= {"cards": best.cards, "other_cards": shown.facts["cards"]}
    name = f"beaten_{kind}" if "other_cards" in facts else "class_lost"
    return make.premise(name, side, Subject(kind), ONE_CARD, numbers, **facts)


def _is_beaten(known: ReadersDeal, kind: Kind, best: Combination, shown: Ruling, winner: Side) -> bool:
    """Whether the winner's counted combination beats this one; a still better one may have been sunk."""
    theirs = calling.combination(known.deal, kind, shown.facts["cards"])
    rule = calling.clause(known.deal, kind)
    return shown.side == winner and theirs is not None and rank_of(rule, theirs) > rank_of(rule, best)


def _one_card(known: ReadersDeal, make: Maker, side: Side, seat: Seat, kind: Kind) -> list[Premise]:
    """The cards any one of which would have made the hand better than the winning combination."""
    best = _standing(known, side, kind)
    if best is None:
        return []
    hand, rule = known.deal.kept[seat], calling.clause(known.deal, kind)
    wanted = rank_of(rule, best)
    cards = tuple(
        one
        for one in known.pack
        if one not in hand
        and any(valid(rule, each) and rank_of(rule, each) > wanted for each in _with(known, kind, hand, one))
    )
    return [make.premise("one_card", side, Subject(kind), ONE_CARD, cards=cards, kind=kind)] if cards else []


def _with(known: ReadersDeal, kind: Kind, hand: Cards, one: Any) -> Iterable[Combination]:
    return holdings(known.deal, kind, sort_hand((*hand, one)))


def _standing(known: ReadersDeal, side: Side, kind: Kind) -> Combination | None:
    """The combination that won a class (or was equal in it); None if the reader may not know it."""
    contest = known.deal.contests[kind]
    table = known.deal.table
    if not contest.settled or (contest.called is None and contest.claim is None):
        return None
    best = contest.called
    if len(table.seats) == 2 and contest.winner == table.sides[1]:
        best = contest.claim
    if known.seat is not None and not _is_known(known, kind, best):
        return None
    return best


def _is_known(known: ReadersDeal, kind: Kind, best: Combination | None) -> bool:
    """Whether the reader knows these cards: they are their own, or were counted in public."""
    if best is None:
        return False
    own = known.deal.kept.get(known.seat or "", ())
    counted = any(one.kind == kind and set(one.cards) == set(best.cards) for one in known.scores)
    return counted or set(best.cards) <= set(own)


# --- carte rouge --------------------------------------------------------------------------------------------------


def carte_rouge(known: ReadersDeal, make: Maker, side: Side, question: Hypothetical) -> Unmet:
    """The cards that were part of no scoring combination, and the classes that would have covered them."""
    happened = tuple(one.number for one in known.scores if (one.side, one.kind) == (side, "carte_rouge"))
    if happened:
        return Unmet(happened, [])
    found = nobody_bid(known, make, side)
    for seat in known.seats_of(side) if not found else ():
        found += _idle_of(known, make, side, seat)
    return Unmet((), found)


def _idle_of(known: ReadersDeal, make: Maker, side: Side, seat: Seat) -> list[Premise]:
    about, hand = Subject.CARTE_ROUGE, known.kept(seat)
    if seat not in known.deal.kept:
        return unfinished(known, make, side, "declare")
    if hand is None:
        return [make.premise("hidden", side, about, seat=seat)]
    scored = {card for one in known.scores if one.side == side and one.kind in KINDS for card in one.cards}
    idle = tuple(card for card in hand if card not in scored)
    if not idle:
        return unfinished(known, make, side, "declare")
    to_come = unfinished(known, make, side, "declare")
    over = known.deal.done or not to_come
    found = [make.premise("idle", side, about, len(idle), cards=idle, number=len(idle), over=over)]
    for kind in KINDS if over else ():
        if not any((one.kind, one.side) == (kind, side) for one in known.scores):
            found += _would_cover(known, make, side, hand, idle, kind)
    return [*found, *to_come]


def _would_cover(known: ReadersDeal, make: Maker, side: Side, hand: Cards, idle: Cards, kind: Kind) -> list[Premise]:
    """The idle cards that are part of a combination of a class that this side did not score."""
    every = [one for one in holdings(known.deal, kind, hand) if valid(calling.clause(known.deal, kind), one)]
    if kind == "point":
        every = every[:1]
    covered = tuple(one for one in idle if any(one in each.cards for each in every))
    if not covered:
        return []
    return [make.premise("uncounted", side, Subject(kind), len(idle), cards=covered, kind=kind)]
