"""What the rulings themselves tell, looked at once more: their facts against cards, tricks and bids as they lie.

``tests.explain.why.checks`` re-checks the premises that the reasons take out of these facts; here are the facts that
the short line and the call are made of, whether a reason repeats them or not. How much a thing scores is for the brute
scorer.
"""

from __future__ import annotations

from itertools import accumulate

from piquet_tutor.engine.rulings import OnlyFor
from tests.explain.why.checks import codes, high, holds, number
from tests.oracle.scorer import PIPS, RANKS, is_void, suits_of

CHECKS = {}


def check(*rules):
    def keep(function):
        for rule in rules:
            CHECKS.setdefault(rule, []).append(function)
        return function

    return keep


def wrong_facts(case, ruling):
    """What a ruling tells that is not so; one sentence each."""
    facts = {name: each.value if isinstance(each, OnlyFor) else each for name, each in ruling.facts.items()}
    family = ruling.rule.partition(".")[0]
    for key in ("every", f"{family}.*", ruling.rule):
        for each in CHECKS.get(key, ()):
            try:
                found = list(each(case, ruling, facts))
            except (IndexError, KeyError, ValueError, StopIteration) as error:  # such a trick or seat there is none
                found = [f"makes no sense: {error!r}"]
            yield from (f"ruling {ruling.number}, {ruling.rule}: {said}" for said in found)


def _whose(case, ruling, facts):
    """The seats a ruling can be about."""
    seat = facts.get("seat")
    return [seat] if seat in case.seats else case.seats_of(ruling.side) if ruling.side else case.seats


def _measured(cards, facts, prefix=""):
    """Where length, value and height do not fit the cards beside them."""
    if not cards:
        return
    if is_void(cards):
        told = [facts.get(f"{prefix}{name}") for name in ("length", "top")]
        if told[0] not in (None, 5) or told[1] not in (None, "nought"):
            yield f"a void is told as {told}"
        return
    size = facts.get(f"{prefix}length", facts.get(f"{prefix}size", len(cards)))
    if size != len(cards):
        yield f"{cards} are told as {size}"
    pips = facts.get(f"{prefix}pips")
    if pips is not None and number(pips) != sum(PIPS[card[0]] for card in cards):
        yield f"{cards} are told to make {pips}"
    top = facts.get(f"{prefix}top", facts.get(f"{prefix}rank"))
    if top is not None and high(top) != max(RANKS.index(card[0]) for card in cards):
        yield f"{cards} are told to go up to {top}"


@check("every")
def _(case, ruling, facts):
    given = sum(award.points for award in ruling.awards)
    if ruling.awards and "points" in facts and len(ruling.awards) == 1 and facts["points"] != given:
        yield f"{facts['points']} points are told and {given} given"
    if ruling.rule.startswith("play.") and ruling.verdict.value == "allowed" and facts.get("points", 0) != given:
        yield f"{facts['points']} points are told, and nothing was given"
    if "trick" in facts and not 1 <= facts["trick"] <= case.deal.rules.hand_size:
        yield f"there is no trick {facts['trick']}"


@check("point.*", "sequence.*", "set.*")
def _(case, ruling, facts):
    """Cards are held by whom they are told of, and measured as they are."""
    kind, what = ruling.rule.split(".")
    cards, others = codes(facts.get("cards")), codes(facts.get("other_cards"))
    crossed = ruling.side is not None and "sign" in facts
    seats = case.seats if ruling.side is None or crossed or _crossed(case) else _whose(case, ruling, facts)
    if cards and not any(_held_by(case, seat, cards) for seat in seats):
        yield f"{cards} are told of {seats}, who do not hold them"
    if others and not any(_held_by(case, seat, others) for seat in case.seats):
        yield f"{others} are held by nobody"
    if what in ("answered", "stated"):  # there the figures are those of the call
        yield from _as_called(case, kind, facts)
    else:
        yield from _measured(cards, facts)
    yield from _measured(others, facts, "other_")
    if what == "good" and ruling.verdict.value == "denied" and others:
        yield from _by(case, kind, cards, others, facts)


def _crossed(case):
    """Whether what a hand holds may score for the other side."""
    return bool(case.bids) and case.bids[-1].sign == "minus"


def _held_by(case, seat, cards):
    if is_void(cards):
        return not any(card[1] == cards[0][1] for card in case.kept[seat])
    return set(cards) <= set(case.kept[seat])


def _as_called(case, kind, facts):
    called = [cards for seat, cards in case.set_out(kind) if seat == case.seats[0]]
    if called and facts.get("length", facts.get("size")):
        yield from _measured(called[0], facts)


def _by(case, kind, cards, others, facts):
    by = facts.get("by")
    strong = case.strong(kind)
    if cards and strong(others) < strong(cards):
        yield f"{others} are told to be better than {cards}"
    by_value = kind == "point" and case.deal.rules.clauses["point.good"].params["compare"] == "pips"
    if by and cards and not by_value and not is_void(cards) and not is_void(others):
        longer = len(others) > len(cards)
        if longer != (by == "longer"):
            yield f"{others} against {cards} are told as {by}"


@check("point.good")
def _(case, ruling, facts):
    cards = codes(facts.get("cards"))
    if ruling.awards and not is_void(cards) and sorted(cards) not in map(sorted, _suits(case, cards)):
        yield f"{cards} are not all the suit, and nothing else was called"


def _suits(case, cards):
    """Whole suits of each hand, and whatever was called of them."""
    held = [suit for seat in case.seats for suit in suits_of(case.kept[seat])]
    return [*held, *(each for _, each in case.set_out("point"))]


@check("round.beaten")
def _(case, ruling, facts):
    own = [cards for seat, cards in case.set_out(facts["kind"]) if seat == facts["seat"]]
    theirs = [cards for seat, cards in case.set_out(facts["kind"]) if case.side_of[seat] == facts["winner"]]
    if not own or not theirs:
        yield "it compares what was not called"
        return
    best = max(theirs, key=case.strong(facts["kind"]))
    yield from _measured(own[0], facts)
    yield from _measured(best, facts, "other_")
    yield from _by(case, facts["kind"], own[0], best, facts)


@check("play.lead", "play.last")
def _(case, ruling, facts):
    leader, cards, winner, best = case.tricks[facts["trick"] - 1]
    card = facts["card"].code
    if ruling.rule == "play.lead" and (card != cards[0] or case.side_of[leader] != ruling.side):
        yield f"{card} was not led by {ruling.side}"
    if ruling.rule == "play.last":
        minus = _crossed(case)
        if facts["trick"] != case.deal.rules.hand_size or card != best:
            yield f"{card} did not take the last trick"
        if not minus and ruling.awards and case.side_of[winner] != ruling.side:
            yield f"{ruling.side} did not take it"


@check("play.trick", "tricks.counted")
def _(case, ruling, facts):
    leader, cards, winner, best = case.tricks[facts["trick"] - 1]
    if codes(facts["cards"]) != cards or facts["card"].code != best:
        yield f"the trick was {cards}, taken by {best}"
    if not _crossed(case) and case.side_of[winner] != ruling.side:
        yield f"{ruling.side} did not take it"
    if "captured" in facts and facts["captured"] != (case.side_of[leader] != case.side_of[winner]):
        yield f"captured is told as {facts['captured']}"


@check("cards.most", "cards.early")
def _(case, ruling, facts):
    counts = {case.taken(side) for side in case.side_of.values()}
    told = {facts["tricks"], facts.get("other_tricks", facts["tricks"])}
    if ruling.rule == "cards.most" and not told <= counts | _lost(case):
        yield f"the tricks were {counts}"
    if ruling.rule == "cards.early" and facts["tricks"] * 2 <= case.deal.rules.hand_size and len(counts) < 3:
        yield f"{facts['tricks']} are not more than half"


def _lost(case):
    return {len(case.whole_tricks) - case.taken(side) for side in case.side_of.values()} if _crossed(case) else set()


@check("cards.capot")
def _(case, ruling, facts):
    if facts["tricks"] != len(case.whole_tricks):
        yield f"{facts['tricks']} are not all of {len(case.whole_tricks)}"


@check("exchange.elder", "exchange.younger", "exchange.dealer")
def _(case, ruling, facts):
    seats = _whose(case, ruling, facts)
    if not any(facts["count"] == len(case.out[seat]) for seat in seats if seat in case.out):
        yield f"{facts['count']} were not exchanged"
    if facts["count"] > facts["maximum"]:
        yield "more than may be"
    if "left" in facts:
        order = [each.seat for each in case.deal.actions if type(each).__name__ == "Exchange"]
        earlier = order[: order.index(seats[0])] if seats[0] in order else []
        before = len(case.deal.talon) - sum(len(case.out[seat]) for seat in earlier)
        if not case.deal.claimed and facts["left"] not in (before, before - facts["count"]):
            yield f"{facts['left']} were not left"


@check("exchange.cards")
def _(case, ruling, facts):
    (seat,) = [each for each in _whose(case, ruling, facts) if each in case.out]
    drawn = codes(case.deal.drawn.get(seat))
    if sorted(codes(facts["discarded"])) != sorted(case.out[seat]) or sorted(codes(facts["drawn"])) != sorted(drawn):
        yield f"{seat} put out {case.out[seat]} and drew {drawn}"
    if not set(drawn) <= set(case.kept.get(seat, drawn)) or set(drawn) & set(case.dealt.get(seat, ())):
        yield f"{drawn} did not come from the talon"


@check("talon.left")
def _(case, ruling, facts):
    if facts["left"] != len(case.stock):
        yield f"{len(case.stock)} cards were left"


@check("talon.peek")
def _(case, ruling, facts):
    if not set(codes(facts.get("cards"))) <= set(codes(case.deal.talon)):
        yield "such cards were not in the talon"


@check("deal.hands")
def _(case, ruling, facts):
    if facts["hand"] != case.deal.rules.hand_size or facts["talon"] != len(case.deal.talon):
        yield "the hands are not so large"


@check("repique.award", "pique.award")
def _(case, ruling, facts):
    barring = {number for each in case.deal.rulings if each.rule == "declared.bars" for number in each.because}
    bars = {each.number for each in case.deal.rulings if each.rule == "declared.bars"} & set(ruling.because)
    own, opening = 0, []
    for at in ruling.because:
        points = sum(points for side, _, points, number in case.awards if (side, number) == (ruling.side, at))
        if points and own >= facts["total"]:
            opening.append(at)
        own += points if not opening else 0
    if opening and not (bars and barring.issuperset(opening)):
        yield f"{opening} neither make the total nor bar anything"
    tricks = facts.get("tricks", 0) if isinstance(facts.get("in_hand"), int) and "in_hand" in facts else 0
    if ruling.verdict.value == "awarded" and "in_hand" in facts and not isinstance(facts["in_hand"], bool):
        if facts["in_hand"] + tricks != facts["total"]:
            yield "in hand and tricks do not make the total"
    elif ruling.verdict.value == "awarded" and own != facts["total"]:
        yield f"{facts['total']} is told, and {own} were counted"
    if ruling.verdict.value == "denied" and facts.get("by_points") and facts["by"] != "trick":
        theirs = [points for side, kind, points, at in case.awards if side != ruling.side and kind == facts["by"]]
        if facts["by_points"] not in (*theirs, *accumulate(theirs)):
            yield f"{facts['by']} for {facts['by_points']} was not counted: {theirs}"


@check("sinking.allowed")
def _(case, ruling, facts):
    cards = codes(facts["cards"])
    if not any(_held_by(case, seat, cards) for seat in _whose(case, ruling, facts)):
        yield f"{cards} were not held"
    yield from _all_sunk(case, ruling, facts, cards)
    if any(set(cards) == set(each) for seat, each in case.set_out(facts["kind"]) if case.side_of[seat] == ruling.side):
        yield f"{cards} were called"


def _all_sunk(case, ruling, facts, cards):
    """Where nothing of a class is declared, everything of it is told to be sunk, and nothing else is."""
    kind, others = facts["kind"], codes(facts.get("others"))
    said = [each for seat, each in case.set_out(kind) if case.side_of[seat] == ruling.side]
    for seat in _whose(case, ruling, facts):
        every = [sorted(each) for each in case.combinations(kind, case.kept[seat])]
        held = {card for each in every for card in each}
        if not set(others) <= held or set(others) & set(cards):
            yield f"{others} were not held beside {cards}"
        silent = kind != "point" and not facts["called"] and not said and not _losers_count(case)
        if silent and {*cards, *others} != held:
            yield f"{held} were sunk, and {cards} and {others} are told"


def _losers_count(case):
    """Whether whoever loses a class counts what they hold of it."""
    return case.deal.rules.values["lesser_combinations"] == "both"


@check("declare.nothing")
def _(case, ruling, facts):
    seats = _whose(case, ruling, facts)
    said = [
        each
        for each in case.deal.actions
        if type(each).__name__ == "Call" and each.seat in seats and each.kind == facts["kind"] and each.cards
    ]
    if len(seats) == 1 and said:
        yield f"{facts['kind']} was called by {seats}"


@check("carte_blanche.award")
def _(case, ruling, facts):
    cards = codes(facts.get("cards"))
    if cards and not any(
        sorted(cards) in (sorted(case.dealt.get(seat, ())), sorted(case.kept.get(seat, ()))) for seat in case.seats
    ):
        yield f"{cards} are nobody's hand"
    if any(card[0] in "JQK" for card in cards):
        yield f"there is a court card among {cards}"


@check("carte_rouge.award")
def _(case, ruling, facts):
    if not holds(case, ruling.side, codes(facts["cards"])):
        yield "the cards are not the side's"


@check("bid.said")
def _(case, ruling, facts):
    if facts["word"] == "bid" and not any(
        (each.tricks, each.left, each.sign) == (facts["tricks"], facts["left"], facts["sign"]) for each in case.bids
    ):
        yield "nobody bid so"


@check("bid.pairs", "bid.signed")
def _(case, ruling, facts):
    if facts["tricks"] and not any(
        (each.tricks, each.left, each.sign) == (facts["tricks"], facts["left"], facts["sign"]) for each in case.bids
    ):
        yield "nobody bid so"
    if facts["elder"] != case.seats[0]:
        yield f"elder is {case.seats[0]}"


def _reckoned(case):
    """Tricks won and lost, as bids reckon them: the last counts as many as the clause about it says."""
    params = case.deal.rules.clauses["tricks.counted"].params if "tricks.counted" in case.deal.rules.clauses else {}
    worth = {name: value for name, value in params.items() if "last" in name or "extra" in name}
    extra = max((value for value in worth.values() if type(value) is int), default=1)
    found = set()
    for side in case.side_of.values():
        won = case.taken(side)
        last = case.side_of[case.whole_tricks[-1][2]] == side if case.whole_tricks else False
        lost = len(case.whole_tricks) - won
        found |= {won, lost, won + extra * last, lost + extra * (not last), won + last, lost + (not last)}
    return found


@check("bid.made")
def _(case, ruling, facts):
    if facts["tricks"] != case.bids[-1].tricks or facts["left"] != case.bids[-1].left:
        yield f"{case.bids[-1]} was bid"


@check("bid.paid", "bid.beaten", "bid.exact")
def _(case, ruling, facts):
    counts = _reckoned(case)
    if facts["tricks"] not in counts:
        yield f"the tricks were {counts}"
    if facts.get("wanted") is not None and facts["wanted"] != case.bids[-1].tricks:
        yield f"{case.bids[-1].tricks} were wanted"
    if facts.get("short") and facts["wanted"] - facts["tricks"] != facts["short"]:
        yield f"{facts['short']} is not what was lacking"


@check("misere.award")
def _(case, ruling, facts):
    counts = _reckoned(case)
    if not {facts["tricks"], facts["other_tricks"]} <= counts:
        yield f"the tricks were {counts}"
    if facts["points"] != facts["each"] * facts["other_tricks"]:
        yield f"{facts['points']} is not {facts['each']} each"
