"""Every sort of premise looked at once more, by code that shares nothing with what wrote it.

Cards are two-letter texts here, hands and tricks are read off the deal as it lies, and what combinations there are is
asked of the brute scorer. What was scored is read off the ledger's awards alone, and off the brute scorer's tally.
"""

from __future__ import annotations

import json
from functools import cached_property
from itertools import combinations

from piquet_tutor.explain.why.questions import AWARDS
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.records.io import write_record
from tests.oracle.bidding_scorer import Unlawful
from tests.oracle.scorer import (
    PIPS,
    RANKS,
    SEQUENCE_PRICE,
    SET_PRICE,
    is_void,
    length,
    pips,
    point_price,
    point_strength,
    runs_of,
    sequence_strength,
    set_strength,
    sets_of,
    suits_of,
    voids_of,
)
from tests.oracle.scorers import score

IN_HAND = ("carte_blanche", "point", "sequence", "set", "carte_rouge")
STRENGTH = {"sequence": sequence_strength, "set": set_strength}
WORDS = ("SIX", "SEVEN", "EIGHT", "NINE", "TEN", "JACK", "QUEEN", "KING", "ACE")
NAMES = dict(zip(WORDS, RANKS, strict=True))


def codes(value):
    """Cards as texts."""
    return [one.code for one in value or ()]


def letter(rank):
    """A rank as one letter."""
    return NAMES[rank.name]


def high(top):
    """How high a sequence goes; one of nought lies between king and ace."""
    return 7.5 if top == "nought" else RANKS.index(letter(top))


def number(value):
    """Pips, with a half where they have one."""
    return float(str(value).replace("½", ".5"))


class Case:
    """One deal, taken apart by hand."""

    def __init__(self, deal):
        self.deal = deal
        self.options = dict(deal.rules.values)
        self.seats = list(deal.table.seats)
        self.side_of = dict(zip(deal.table.seats, deal.table.sides, strict=True))
        self.kept = {seat: codes(cards) for seat, cards in deal.kept.items()}
        self.dealt = {seat: codes(cards) for seat, cards in deal.dealt.items()}
        self.out = {seat: codes(cards) for seat, cards in deal.discards.items()}
        self.stock = codes(deal.stock)
        self.pack = codes(pack_of(deal.rules.pack).cards)
        self.order = list(deal.rules.reckoning)
        self.tricks = self._tricks()

    def _tricks(self):
        """Leader, cards and winner of each trick, from the cards played and nothing else."""
        played = [each.card.code for each in self.deal.actions if type(each).__name__ == "Play"]
        found, leader, size = [], self.seats[0], len(self.seats)
        for start in range(0, len(played), size):
            cards = played[start : start + size]
            place = self.seats.index(leader)
            players = self.seats[place:] + self.seats[:place]
            best = max((card for card in cards if card[1] == cards[0][1]), key=lambda card: RANKS.index(card[0]))
            winner = players[cards.index(best)] if len(cards) == size else None
            found.append((leader, cards, winner, best))
            leader = winner
        return found

    @cached_property
    def bids(self):
        """Every bid that was made, in order."""
        return [each for each in self.deal.actions if type(each).__name__ == "Bid"]

    @cached_property
    def whole_tricks(self):
        return [each for each in self.tricks if each[2] is not None]

    def taken(self, side):
        """Tricks taken by a side."""
        return sum(self.side_of[winner] == side for _, _, winner, _ in self.whole_tricks)

    def hand_before(self, seat, trick):
        """What a seat held when a trick began."""
        gone = {card for _, cards, _, _ in self.tricks[: trick - 1] for card in cards}
        return [card for card in self.kept[seat] if card not in gone]

    @cached_property
    def awards(self):
        """Every award as side, kind, points and number."""
        return [
            (award.side, self.deal.rules.clauses[ruling.rule].counts_as, award.points, ruling.number)
            for ruling in self.deal.rulings
            for award in ruling.awards
        ]

    def in_hand(self, side):
        return [each for each in self.awards if each[0] == side and each[1] in IN_HAND]

    def place(self, award):
        """The place of an award in the order of reckoning, from 1."""
        _, kind, _, ruling = award
        facts = self.deal.rulings[ruling - 1].facts
        kind = {"capot": "cards", "carte_rouge": facts.get("place")}.get(kind, kind)
        return self.order.index(kind) + 1

    @cached_property
    def tally(self):
        """The brute scorer's tally of a finished deal; None where it has none."""
        if not self.deal.done or self.deal.void:
            return None
        try:
            return score(json.loads(json.dumps(write_record(self.deal))))
        except Unlawful:
            return None

    def order_of(self, number):
        """Where an award of this number stands in the order of reckoning."""
        return next((self.place(each), number) for each in self.awards if each[3] == number)

    def others_of(self, side):
        return [each for each in dict.fromkeys(self.side_of.values()) if each != side]

    def counted_for(self, side, losing):
        """The tricks that count for a side: those it took, or if tricks are to be lost those it lost."""
        return len(self.whole_tricks) - self.taken(side) if losing else self.taken(side)

    @cached_property
    def tricks_over(self):
        """Whether no trick is still to come: all are played, or the deal has stopped."""
        return self.deal.done or len(self.whole_tricks) == self.deal.rules.hand_size

    def seats_of(self, side):
        return [seat for seat in self.seats if self.side_of[seat] == side]

    def counted_cards(self, side):
        """Cards of the combinations a side has scored."""
        return {
            one.code
            for ruling in self.deal.rulings
            if ruling.awards and ruling.side == side and ruling.rule.split(".")[0] in ("point", "sequence", "set")
            for one in ruling.facts["cards"]
        }

    def combinations(self, kind, hand):
        """All that may be called of a kind in a hand, the best first."""
        if kind == "sequence":
            return runs_of(hand, self.options)
        if kind == "set":
            return sets_of(hand)
        params = self.deal.rules.clauses["point.good"].params
        fit = [
            suit
            for suit in suits_of(hand) + voids_of(hand, self.options)
            if length(suit) >= int(params["min_length"]) and pips(suit, self.options) >= int(params["min_pips"])
        ]
        return sorted(fit, key=self.strong("point"), reverse=True)

    def strong(self, kind):
        if kind != "point":
            return STRENGTH[kind]
        compare = self.deal.rules.clauses["point.good"].params["compare"]
        return lambda cards: point_strength(cards, {**self.options, "point_compare": compare})

    def set_out(self, kind):
        """What was called of a class and set against it, with the seat: from the actions alone."""
        found = []
        for each in self.deal.actions:
            if type(each).__name__ in ("Call", "Reply") and each.kind == kind and each.cards:
                found.append((each.seat, codes(each.cards)))
        return [each for place, each in enumerate(found) if each not in found[:place]]

    def best_set_out(self, kind):
        return max((cards for _, cards in self.set_out(kind)), key=self.strong(kind), default=None)


def holds(case, side, cards):
    """Whether one seat of a side kept these cards (a void suit: none of it)."""
    if cards and is_void(cards):
        return any(not any(card[1] == cards[0][1] for card in case.kept[seat]) for seat in case.seats_of(side))
    return any(set(cards) <= set(case.kept[seat]) for seat in case.seats_of(side))


def fits(case, kind, cards, facts, prefix=""):
    """Whether every figure told of a combination is the one its cards have."""
    if is_void(cards):
        told = {"length": 5, "pips": pips(cards, case.options), "top": "nought"}
    elif kind == "point":
        told = {"length": len(cards), "pips": sum(PIPS[card[0]] for card in cards)}
    elif kind == "sequence":
        told = {"length": len(cards), "top": max(RANKS.index(card[0]) for card in cards)}
    else:
        told = {"size": len(cards), "rank": RANKS.index(cards[0][0])}
    for name, value in told.items():
        given = facts.get(f"{prefix}{name}")
        if given is None:
            continue
        if name in ("top", "rank"):
            given = "nought" if given == "nought" else RANKS.index(letter(given))
        elif name == "pips":
            given, value = number(given), float(value)
        if given != value:
            return False
    return True


def is_run(cards):
    """Whether cards are a sequence: three or more neighbours of one suit."""
    heights = sorted(RANKS.index(card[0]) for card in cards)
    same = len({card[1] for card in cards}) == 1
    return same and len(heights) > 2 and heights == list(range(heights[0], heights[0] + len(heights)))


def shown_by(case, facts, ruling):
    """Whether cards are those of the ruling that is opened, and somebody held them."""
    cards = codes(facts["cards"])
    same = ruling is None or cards == codes(opened(ruling)["cards"])
    return same and any(holds(case, side, cards) for side in case.side_of.values())


def opened(ruling):
    """The facts of a ruling, those kept for one seat among them."""
    return {
        name: getattr(each, "value", each) if type(each).__name__ == "OnlyFor" else each
        for name, each in ruling.facts.items()
    }


def by_value(case):
    """Whether points are compared by what they make alone."""
    return case.deal.rules.clauses["point.good"].params["compare"] == "pips"


def every_of(case, kind):
    """Every combination of a kind that was held or set out, whoever had it."""
    held = [cards for hand in case.kept.values() for cards in case.combinations(kind, hand)]
    return [*held, *(cards for _, cards in case.set_out(kind))]


def better(case, kind, facts):
    """Whether two measures are those of combinations there are, and the first the better in the way that is told."""
    every = every_of(case, kind)
    mine = [cards for cards in every if fits(case, kind, cards, facts)]
    theirs = [cards for cards in every if fits(case, kind, cards, facts, "other_")]
    if not mine or not theirs or case.strong(kind)(mine[0]) <= case.strong(kind)(theirs[0]):
        return False
    size = "size" if kind == "set" else "length"
    if facts[size] == facts[f"other_{size}"]:
        return facts["by"] == "higher"
    if kind == "point" and by_value(case):
        return facts["by"] == ("level" if facts["pips"] == facts["other_pips"] else "pips")
    return facts["by"] == "longer"


# --- how far ------------------------------------------------------------------------------------------------------


def far_of(name, facts):
    """How far the condition of an answer is from being met, told from its facts; None where they do not tell."""
    if name in ("courts", "idle"):
        return facts["number"]
    counted = ("fewer_tricks", "tricks_needed", "capot_short", "short_of_line", "short_of_pique", "short_by_tricks")
    if name in ("no_sequence", "no_set", "lacks_rank", "too_many", "too_few", *counted):
        return facts["short"]
    if name == "point_too_short":
        return max(facts["min_length"] - facts["length"], 1)
    if name.startswith("beaten_"):
        lengths = facts.get("other_length"), facts.get("length")
        return lengths[0] - lengths[1] if facts.get("by") == "longer" and None not in lengths else 1
    if name in ("reckoned_first", "counted_first"):
        return sum(facts.get("scored_points", (facts["by_points"],))) if facts["of"] is not None else 1
    if name == "capot_needs":
        return facts["left"]
    if name == "capot_to_share":
        return max(facts["number"], 1)
    if name == "rouge_apart":
        return facts["points"]
    if name == "lacks":
        return len(facts["cards"])
    if name in ("must_follow_suit", "must_head", "must_first", "refused"):
        return len(facts.get("cards", ())) or 1
    one = ("class_lost", "equal_point", "equal_sequence", "one_card", "hand_alone", "trick_lost", "not_held", "barred")
    if name in (*one, "played_already", "not_in_pack"):
        return 1
    more = ("lay", "uncounted", "trick_went", "all_or_nothing", "drawn_before", "promised", "named", "hidden")
    return None if name in more else 0


# --- one check for each name --------------------------------------------------------------------------------------

CHECKS = {}


def check(*names):
    def keep(function):
        for name in names:
            CHECKS[name] = function
        return function

    return keep


def is_so(case, premise, ruling=None):
    """Whether a premise is so.

    Args:
        case: the deal, taken apart.
        premise: what is claimed.
        ruling: the ruling it is a ground of, where it is one.
    """
    far = far_of(premise.name, premise.facts) if ruling is None else 0
    if far is not None and premise.far != far:
        return False
    return bool(CHECKS[premise.name](case, premise.side, premise.facts, ruling, premise))


@check("blank")
def _(case, side, facts, ruling, premise):
    spoiling = "TJQK" if case.options["blank_ten_is_court"] else "JQK"
    shown = sorted(codes(facts["cards"]))
    held = [sorted(hands[seat]) for hands in (case.dealt, case.kept) for seat in case.seats_of(side) if seat in hands]
    tens = facts["tens"] == ("T" in spoiling)
    return tens and not any(card[0] in spoiling for card in shown) and shown in held


@check("on_word", "dealt_unknown")
def _(case, side, facts, ruling, premise):
    return not case.dealt


@check("allowed_exchange")
def _(case, side, facts, ruling, premise):
    seat = case.seats_of(side)[0]
    order = [each.seat for each in case.deal.actions if type(each).__name__ == "Exchange"]
    earlier = sum(len(case.out[each]) for each in order[: order.index(seat)])
    plain = len(case.out) == 2 and not case.deal.claimed
    left = len(case.deal.talon) - earlier - facts["number"]
    limits = not plain or (facts["left"], facts["maximum"]) == (left, most_of(case, seat))
    return limits and facts["number"] == len(case.out[seat]) <= facts["maximum"] <= len(case.deal.talon)


@check("point_cards")
def _(case, side, facts, ruling, premise):
    cards = codes(facts["cards"])
    if facts["nought"]:
        return is_void(cards) and (facts["length"], int(number(facts["pips"]))) == (5, 50)
    same = len({card[1] for card in cards}) == 1 and shown_by(case, facts, ruling)
    return same and len(cards) == facts["length"] and sum(PIPS[card[0]] for card in cards) == facts["pips"]


@check("sequence_cards")
def _(case, side, facts, ruling, premise):
    cards = codes(facts["cards"])
    if facts["nought"]:
        return is_void(cards) and facts["length"] == 5 and facts["top"] == "nought"
    heights = sorted(RANKS.index(card[0]) for card in cards)
    runs = shown_by(case, facts, ruling) and heights == list(range(heights[0], heights[0] + facts["length"]))
    return runs and len({card[1] for card in cards}) == 1 and heights[-1] == high(facts["top"])


@check("set_cards")
def _(case, side, facts, ruling, premise):
    held = shown_by(case, facts, ruling)
    return held and [card[0] for card in codes(facts["cards"])] == [letter(facts["rank"])] * facts["size"]


@check("meant")
def _(case, side, facts, ruling, premise):
    cards = set(codes(facts["cards"]))
    kind = ruling.rule.partition(".")[0]
    said = [set(each) for seat, each in case.set_out(kind) if case.side_of[seat] == side]
    return holds(case, side, codes(facts["cards"])) and cards in said


@check("better_point")
def _(case, side, facts, ruling, premise):
    return better(case, "point", facts)


@check("better_sequence")
def _(case, side, facts, ruling, premise):
    return better(case, "sequence", facts)


@check("better_set")
def _(case, side, facts, ruling, premise):
    return better(case, "set", facts)


@check("alike_point", "equal_point")
def _(case, side, facts, ruling, premise):
    told = [(length(cards), pips(cards, case.options)) for _, cards in case.set_out("point")]
    wanted = (facts["length"], number(facts["pips"]))
    by_value = case.deal.rules.clauses["point.good"].params["compare"] == "pips"
    alike = [each for each in told if each == wanted or (by_value and each[1] == wanted[1])]
    return len(alike) > 1


@check("alike_sequence", "equal_sequence")
def _(case, side, facts, ruling, premise):
    told = [sequence_strength(cards) for _, cards in case.set_out("sequence")]
    return told.count((facts["length"], high(facts["top"]))) > 1


@check("unopposed")
def _(case, side, facts, ruling, premise):
    others = [cards for seat, cards in case.set_out(facts["kind"]) if case.side_of[seat] != side]
    best = case.best_set_out(facts["kind"])
    return not others or all(case.strong(facts["kind"])(cards) < case.strong(facts["kind"])(best) for cards in others)


@check("class_won")
def _(case, side, facts, ruling, premise):
    return any(each.rule == f"{facts['kind']}.good" and each.side == side and each.awards for each in case.deal.rulings)


@check("all_count")
def _(case, side, facts, ruling, premise):
    return not any(
        each.rule == f"{facts['kind']}.good" and each.side == side and each.awards for each in case.deal.rulings
    )


@check("counts_beside")
def _(case, side, facts, ruling, premise):
    rule = case.deal.rules.clauses[f"{facts['kind']}.good"]
    return rule.params.get("lesser") == "both" or rule.params.get("equal_voids") == "none"


@check("price_point")
def _(case, side, facts, ruling, premise):
    cards = codes(ruling.facts["cards"])
    how = case.deal.rules.clauses["point.good"].params["score"]
    options = {**case.options, "point_score": how}
    told = facts["nought"] == is_void(cards) and facts["score"] == ("nought" if is_void(cards) else str(how))
    return (
        told and fits(case, "point", cards, facts) and facts["points"] == point_price(cards, options) == ruling.points
    )


@check("price_sequence")
def _(case, side, facts, ruling, premise):
    price = 10 if facts["nought"] else SEQUENCE_PRICE[facts["length"]]
    told = fits(case, "sequence", codes(ruling.facts["cards"]), facts)
    return told and facts["points"] == ruling.facts.get("whole", ruling.points) == price


@check("price_set")
def _(case, side, facts, ruling, premise):
    return facts["points"] == ruling.facts.get("whole", ruling.points) == SET_PRICE[facts["size"]]


@check("in_place")
def _(case, side, facts, ruling, premise):
    before = [points for whose, kind, points, at in case.awards if whose == side and at < ruling.number]
    return facts["already"] in before and facts["whole"] - facts["already"] == facts["points"] == ruling.points


@check("price")
def _(case, side, facts, ruling, premise):
    clause = case.deal.rules.clauses[ruling.rule]
    return facts["points"] == clause.params["points"] == ruling.points > 0


@check("adds_up")
def _(case, side, facts, ruling, premise):
    parts = [int(part) for part in facts["parts"].split(" + ")]
    given = [sum(award[2] for award in case.awards if award[3] == each) for each in premise.rulings]
    own = all(award[0] == side for award in case.awards if award[3] in premise.rulings)
    single = facts["single"] == (len(parts) == 1)
    lined = facts["line"] == line(case, ruling.rule)
    return own and lined and parts == given and sum(parts) == facts["total"] >= facts["line"] and single


@check("adds_up_with_tricks")
def _(case, side, facts, ruling, premise):
    in_hand = sum(award[2] for award in case.awards if award[3] in premise.rulings)
    total = in_hand + facts["tricks"]
    return in_hand == facts["in_hand"] and total == facts["total"] >= facts["line"] == line(case, ruling.rule)


@check("opens_the_way")
def _(case, side, facts, ruling, premise):
    """Without these awards elder's declared cards do not hold what bars younger's combination."""
    bars = [each for each in case.deal.rulings if each.rule == "declared.bars"]
    opening = [each for each in case.deal.rulings if each.number in premise.rulings]
    own = all(each.side == side and each.awards and each.number in ruling.because for each in opening)
    return own and all(any(each.number in bar.because for bar in bars) for each in opening)


@check("nothing_before")
def _(case, side, facts, ruling, premise):
    theirs = [each for each in case.awards if each[0] != side and each[1] in IN_HAND]
    earlier = [each for each in theirs if case.place(each) < facts["at"]]
    return case.order[facts["at"] - 1] == facts["place"] and not earlier


@check("nothing_counted")
def _(case, side, facts, ruling, premise):
    theirs = [each for each in case.awards if each[0] != side and each[1] not in ("pique", "repique")]
    if facts["reckoning"] != case.deal.rules.clauses[ruling.rule].params["reckoning"]:
        return False
    if facts["reckoning"] == "precedence":
        return not any(each[1] in IN_HAND or each[3] < ruling.number for each in theirs)
    led = next(each.number for each in case.deal.rulings if each.rule in ("play.lead", "play.trick"))
    before = [each for each in theirs if each[3] < ruling.number]
    return all(each[3] > led and each[1] in IN_HAND for each in before)


@check("first")
def _(case, side, facts, ruling, premise):
    found = [each for each in case.awards if each[3] in premise.rulings and each[0] == facts["of"] != side]
    return [(each[1], each[2]) for each in found] == [(facts["by"], facts["by_points"])] and (
        case.order.index(facts["by"]) + 1 == facts["at"]
    )


@check("covered")
def _(case, side, facts, ruling, premise):
    cards = set(codes(facts["cards"]))
    return cards <= case.counted_cards(side) and any(cards == set(case.kept[seat]) for seat in case.seats_of(side))


@check("card_led")
def _(case, side, facts, ruling, premise):
    leader, cards, _, _ = case.tricks[facts["trick"] - 1]
    return cards[0] == facts["card"].code and case.side_of[leader] == side


@check("high_card")
def _(case, side, facts, ruling, premise):
    return facts["card"] == ruling.facts["card"] and facts["card"].code[0] in "TJQKA"


@check("opening_lead", "later_lead")
def _(case, side, facts, ruling, premise):
    led = [cards[0] for _, cards, _, _ in case.tricks]
    number = led.index(ruling.facts["card"].code) + 1
    return facts["trick"] == number and (number == 1) == (premise.name == "opening_lead")


@check("low_card")
def _(case, side, facts, ruling, premise):
    return facts["card"] == ruling.facts["card"] and facts["card"].code[0] in "6789"


@check("highest")
def _(case, side, facts, ruling, premise):
    _, cards, _, best = case.tricks[facts["trick"] - 1]
    return cards == codes(facts["cards"]) and best == facts["card"].code


@check("captured")
def _(case, side, facts, ruling, premise):
    leader, _, winner, _ = case.tricks[facts["trick"] - 1]
    same = facts["trick"] == ruling.facts["trick"]
    return same and case.side_of[leader] != side == case.side_of[winner]


@check("own_lead", "led_and_won")
def _(case, side, facts, ruling, premise):
    leader, _, winner, _ = case.tricks[facts["trick"] - 1]
    same = facts["trick"] == ruling.facts["trick"]
    return same and case.side_of[leader] == side == case.side_of[winner]


@check("high_cards")
def _(case, side, facts, ruling, premise):
    cards = case.tricks[ruling.facts["trick"] - 1][1]
    return codes(facts["cards"]) == cards and sum(card[0] in "TJQKA" for card in cards) == facts["number"]


@check("last_trick")
def _(case, side, facts, ruling, premise):
    return facts["trick"] == case.deal.rules.hand_size


@check("more_tricks", "even_tricks")
def _(case, side, facts, ruling, premise):
    counts = sorted((case.taken(each) for each in dict.fromkeys(case.side_of.values())), reverse=True)
    even = premise.name == "even_tricks"
    return counts[:2] == [facts["tricks"], facts["other_tricks"]] and (counts[0] == counts[1]) == even


@check("to_lose")
def _(case, side, facts, ruling, premise):
    if case.bids[-1].sign != "minus" or not ruling.awards or ruling.side != side:
        return False
    if "trick" in ruling.facts:
        return case.side_of[case.tricks[ruling.facts["trick"] - 1][2]] != side
    return case.taken(side) == min(case.taken(each) for each in case.side_of.values())


@check("every_trick")
def _(case, side, facts, ruling, premise):
    counts = sorted(case.taken(each) for each in dict.fromkeys(case.side_of.values()))
    return counts[-1] == facts["tricks"] == sum(counts)


@check("counted_early")
def _(case, side, facts, ruling, premise):
    early = [each.points for each in case.deal.rulings if each.rule == "cards.early"]
    return early == [facts["already"]] and facts["whole"] - facts["already"] == ruling.points


@check("undertaken")
def _(case, side, facts, ruling, premise):
    bids = [each for each in case.deal.actions if type(each).__name__ == "Bid"]
    last = bids[-1]
    priced = bool(facts["sign"]) or facts["points"] == last.tricks * last.left
    return (last.tricks, last.left, last.sign) == (facts["tricks"], facts["left"], facts["sign"]) and priced


@check("made")
def _(case, side, facts, ruling, premise):
    return (facts["wanted"], facts["tricks"]) == (case.bids[-1].tricks, ruling.facts["tricks"])


@check("fell_short")
def _(case, side, facts, ruling, premise):
    short = facts["wanted"] - facts["tricks"]
    return facts["short"] == short > 0 and facts["points"] == short * facts["worth"] == ruling.points


@check("target")
def _(case, side, facts, ruling, premise):
    return facts["points"] >= facts["target"]


@check("difference")
def _(case, side, facts, ruling, premise):
    return facts["high"] - facts["low"] + facts["bonus"] == facts["points"]


@check("sum")
def _(case, side, facts, ruling, premise):
    return facts["high"] + facts["low"] + facts["bonus"] == facts["points"] and facts["low"] < facts["line"]


# --- why not ------------------------------------------------------------------------------------------------------


@check("no_such_award")
def _(case, side, facts, ruling, premise):
    scored = any(each[1] == facts["kind"] for each in case.awards)
    in_force = any(each.counts_as == facts["kind"] for each in case.deal.rules.clauses.values())
    return facts["kind"] in AWARDS and not premise.rule and not scored and not in_force


@check("worth_nothing")
def _(case, side, facts, ruling, premise):
    name = {"carte_blanche": "blank_points"}.get(facts["kind"], facts["kind"])
    return case.options[name] == 0 or case.deal.rules.clauses[premise.rule].params["points"] == 0


@check("not_yet")
def _(case, side, facts, ruling, premise):
    return not case.deal.done and case.deal.phase == facts["phase"]


@check("not_shown")
def _(case, side, facts, ruling, premise):
    deal = case.deal
    counted = {one.kind for one in deal.scores if one.side == side}
    won = {kind for kind, contest in deal.contests.items() if contest.winner == side}
    return deal.phase == "play" and not deal.declared and not deal.tricks and bool(won - counted)


@check("stopped")
def _(case, side, facts, ruling, premise):
    return case.deal.done and case.deal.rulings[premise.rulings[0] - 1].rule == facts["clause"]


@check("nobody_bid")
def _(case, side, facts, ruling, premise):
    return not any(type(each).__name__ == "Bid" for each in case.deal.actions) and bool(case.deal.actions)


@check("hidden")
def _(case, side, facts, ruling, premise):
    return facts["seat"] in case.seats_of(side)


@check("courts")
def _(case, side, facts, ruling, premise):
    spoiling = "TJQK" if case.options["blank_ten_is_court"] else "JQK"
    found = [card for card in case.dealt[facts["seat"]] if card[0] in spoiling]
    return found == codes(facts["cards"]) and len(found) == facts["number"] == premise.far


@check("undone")
def _(case, side, facts, ruling, premise):
    blank = [seat for seat in case.dealt if not any(card[0] in "JQK" for card in case.dealt[seat])]
    return len(blank) == 2


@check("kept_quiet")
def _(case, side, facts, ruling, premise):
    blank = [seat for seat in case.seats_of(side) if not any(card[0] in "JQK" for card in case.dealt[seat])]
    return blank and any(type(each).__name__ == "KeepCarteBlanche" and each.seat in blank for each in case.deal.actions)


@check("point_too_short")
def _(case, side, facts, ruling, premise):
    params = case.deal.rules.clauses["point.good"].params
    limits = (facts["min_length"], facts["min_pips"]) == (int(params["min_length"]), int(params["min_pips"]))
    cards = codes(facts["cards"])
    for seat in case.seats_of(side):
        suits = suits_of(case.kept[seat]) + voids_of(case.kept[seat], case.options)
        best = max(map(case.strong("point"), suits))
        if set(cards) in map(set, suits) and case.strong("point")(cards) == best:
            return limits and fits(case, "point", cards, facts) and not case.combinations("point", case.kept[seat])
    return False


@check("no_sequence", "no_set")
def _(case, side, facts, ruling, premise):
    kind = "sequence" if premise.name == "no_sequence" else "set"
    hand, cards = case.kept[facts["seat"]], codes(facts["cards"])
    rest = [card for card in case.pack if card not in hand]

    def some(more):
        return bool(case.combinations(kind, [*hand, *more]))

    if some(()):
        return False
    if facts["short"] == 1:
        return sorted(cards) == sorted(card for card in rest if some([card]))
    fewer = any(some(more) for more in combinations(rest, facts["short"] - 1))
    return not fewer and len(cards) == facts["short"] and some(cards)


@check("rank_too_low")
def _(case, side, facts, ruling, premise):
    return letter(facts["rank"]) in "6789"


@check("lacks_rank")
def _(case, side, facts, ruling, premise):
    rank = letter(facts["rank"])
    for seat in case.seats_of(side):
        held = [card for card in case.kept[seat] if card[0] == rank]
        missing = [card for card in case.pack if card[0] == rank and card not in held]
        if len(held) == facts["size"] < 3 and missing == codes(facts["cards"]) and facts["short"] == 3 - len(held):
            return True
    return False


@check("lacks")
def _(case, side, facts, ruling, premise):
    cards, wanted = set(codes(facts["cards"])), set(codes(facts["wanted"]))
    return is_run(wanted) and any(wanted - set(case.kept[seat]) == cards for seat in case.seats_of(side))


@check("lay")
def _(case, side, facts, ruling, premise):
    card, holder = facts["card"].code, facts["holder"]
    if facts["place"] == "hand":
        return not facts["own"] and card in case.kept[holder]
    if facts["place"] == "out":
        own = case.side_of[holder] == side
        return card in case.out[holder] and (facts["own"] == own if len(case.seats) == 2 else own or not facts["own"])
    return facts["place"] == "left" and not facts["own"] and card in case.stock


@check("part_of")
def _(case, side, facts, ruling, premise):
    part, whole = codes(facts["cards"]), codes(facts["whole"])
    every = [run for seat in case.seats_of(side) for run in case.combinations("sequence", case.kept[seat])]
    return is_run(part) and set(part) < set(whole) and set(whole) in map(set, every)


@check("lesser")
def _(case, side, facts, ruling, premise):
    kind = facts["kind"]
    for seat in case.seats_of(side):
        every = case.combinations(kind, case.kept[seat])
        if set(codes(facts["cards"])) in map(set, every):
            strong = case.strong(kind)
            return set(codes(facts["best"])) == set(every[0]) and strong(every[0]) > strong(codes(facts["cards"]))
    return False


@check("sunk")
def _(case, side, facts, ruling, premise):
    cards = codes(facts["cards"])
    said = [set(each) for seat, each in case.set_out(facts["kind"]) if case.side_of[seat] == side]
    every = [set(each) for seat in case.seats_of(side) for each in case.combinations(facts["kind"], case.kept[seat])]
    return set(cards) in every and set(cards) not in said


@check("sunk_part")
def _(case, side, facts, ruling, premise):
    cards, called = codes(facts["cards"]), codes(facts["called"])
    said = [set(each) for seat, each in case.set_out(facts["kind"]) if case.side_of[seat] == side]
    every = [set(each) for seat in case.seats_of(side) for each in case.combinations(facts["kind"], case.kept[seat])]
    return set(cards) in every and set(called) in said and set(cards) not in said and holds(case, side, called)


@check("not_said", "kept_back")
def _(case, side, facts, ruling, premise):
    kind, cards = facts["kind"], set(codes(facts["cards"]))
    counted = [
        set(codes(each.facts["cards"]))
        for each in case.deal.rulings
        if each.awards and each.side == side and each.rule.split(".")[0] == kind
    ]  # of this side alone: two players may lack the same suit
    every = [set(each) for seat in case.seats_of(side) for each in case.combinations(kind, case.kept[seat])]
    return cards in every and cards not in counted


@check("bound")
def _(case, side, facts, ruling, premise):
    cards, called = codes(facts["cards"]), codes(facts["called"])
    kind = next(kind for kind in ("sequence", "set") if called in [each for _, each in case.set_out(kind)])
    return holds(case, side, cards) and case.strong(kind)(cards) > case.strong(kind)(called)


@check("crossed")
def _(case, side, facts, ruling, premise):
    bids = [each for each in case.deal.actions if type(each).__name__ == "Bid"]
    return bids[-1].sign == "minus" and facts["holder"] != side


@check("beaten_point", "beaten_sequence", "beaten_set")
def _(case, side, facts, ruling, premise):
    kind = premise.name.partition("_")[2]
    theirs = [cards for seat, cards in case.set_out(kind) if case.side_of[seat] != side]
    if not theirs:
        return False
    best = max(theirs, key=case.strong(kind))
    held = [case.combinations(kind, case.kept[seat])[:1] for seat in case.seats_of(side)]
    called = [[cards for who, cards in case.set_out(kind) if who == seat] for seat in case.seats_of(side)]
    told = [[codes(facts["cards"])]] if facts.get("cards") else []
    mine = [each for each in told or (called if any(called) else held) if each]
    beaten = all(case.strong(kind)(best) > case.strong(kind)(cards) for each in mine for cards in each)
    # Of partners each had something of his own to be beaten.
    return beaten and (not mine or any(_as_beaten(case, kind, facts, best, each) for each in mine))


def _as_beaten(case, kind, facts, best, mine):
    """Whether what is told of two combinations is so of them: figures, cards, and by what the one was better."""
    if "other_cards" in facts and set(codes(facts["other_cards"])) != set(best):
        return False
    own = max(mine, key=case.strong(kind), default=None)
    size = "size" if kind == "set" else "length"
    if own is not None and "by" in facts and not (kind == "point" and by_value(case)):
        longer = len(best) > len(own) if not (is_void(best) or is_void(own)) else length_of(best) > length_of(own)
        if facts["by"] != ("longer" if longer else "higher"):
            return False
    known = facts.get(f"other_{size}") is None or fits(case, kind, best, facts, "other_")
    return known and (own is None or facts.get(size) is None or any(fits(case, kind, each, facts) for each in mine))


def length_of(cards):
    """How many cards a combination counts as."""
    return 5 if is_void(cards) else len(cards)


@check("class_lost")
def _(case, side, facts, ruling, premise):
    theirs = [cards for seat, cards in case.set_out(facts["kind"]) if case.side_of[seat] == facts["winner"]]
    return facts["winner"] != side and bool(theirs)


@check("one_card")
def _(case, side, facts, ruling, premise):
    kind, cards = facts["kind"], sorted(codes(facts["cards"]))
    wanted = case.strong(kind)(case.best_set_out(kind))
    for seat in case.seats_of(side):
        hand = case.kept[seat]
        found = [
            card
            for card in case.pack
            if card not in hand
            and any(case.strong(kind)(each) > wanted for each in case.combinations(kind, [*hand, card]))
        ]
        if sorted(found) == cards:
            return True
    return False


@check("idle")
def _(case, side, facts, ruling, premise):
    scored = case.counted_cards(side)
    idle = [[card for card in case.kept[seat] if card not in scored] for seat in case.seats_of(side)]
    to_come = not case.deal.done and not case.deal.declared
    return (
        codes(facts["cards"]) in idle
        and len(facts["cards"]) == facts["number"] == premise.far
        and facts["over"] is not to_come
    )


@check("uncounted")
def _(case, side, facts, ruling, premise):
    cards = set(codes(facts["cards"]))
    every = [each for seat in case.seats_of(side) for each in case.combinations(facts["kind"], case.kept[seat])]
    return cards <= {card for each in every for card in each} and not cards & case.counted_cards(side)


def line(case, rule):
    """The line of a bonus: thirty, and what the forms have otherwise."""
    params = case.deal.rules.clauses[rule].params
    bids = [each for each in case.deal.actions if type(each).__name__ == "Bid"]
    return params[bids[-1].sign or "plus"] if "plus" in params and bids else params["target"]


def counting(case, side, rule, award):
    """Whether an award counts towards a bonus."""
    if award[1] != "carte_rouge":
        return True
    how = case.deal.rules.clauses[rule].params["rouge"]
    return how == "true" or (how == "elder_only" and side == case.side_of[case.seats[0]])


@check("short_of_line")
def _(case, side, facts, ruling, premise):
    own = [each for each in case.in_hand(side) if counting(case, side, premise.rule, each)]
    total = sum(each[2] for each in own)
    single = facts["single"] == (facts["parts"].count("+") == 0 and bool(facts["parts"]))
    if facts["over"] and not (case.deal.done or case.deal.declared or case.deal.phase == "play"):
        return False
    right = (
        single
        and facts["line"] == line(case, premise.rule)
        and facts["short"] == facts["line"] - total == premise.far > 0
    )
    if case.tally is not None and len(own) == len(case.in_hand(side)):
        right = right and total == sum(case.tally[side].get(kind, 0) for kind in IN_HAND)
    parts = sum(int(part) for part in facts["parts"].split(" + ")) if facts["parts"] else 0
    return right and facts["total"] == total == parts


@check("short_of_pique")
def _(case, side, facts, ruling, premise):
    early = {each.number for each in case.deal.rulings if each.rule == "cards.early"}
    params = case.deal.rules.clauses[premise.rule].params
    hand = sum(each[2] for each in case.in_hand(side) if counting(case, side, premise.rule, each))
    leads = {each.number for each in case.deal.rulings if each.rule == "play.lead" and each.facts["trick"] == 1}
    once = case.deal.rules.clauses[premise.rule].params.get("moment") == "first_lead"
    own = [each for each in case.awards if each[0] == side and each[1] == "play"]
    played = [each[2] for each in own if not once or each[3] in leads]
    if facts["over"] != (case.tricks_over or (once and sum(len(each[1]) for each in case.tricks) > 1)):
        return False
    play = sum(played)
    play += sum(
        each[2] for each in case.awards if each[0] == side and each[3] in early and params["cards"] and not once
    )
    short = line(case, premise.rule) - hand - play
    summed = (facts["total"], facts["line"]) == (hand + play, line(case, premise.rule))
    return summed and (facts["in_hand"], facts["in_play"], facts["short"]) == (hand, play, short) and short > 0


@check("short_by_tricks")
def _(case, side, facts, ruling, premise):
    hand = sum(each[2] for each in case.in_hand(side) if counting(case, side, premise.rule, each))
    extra = case.options["last_trick"] if isinstance(case.options["last_trick"], int) else 1
    whole = len(case.whole_tricks) == case.deal.rules.hand_size
    tricks = case.taken(side) + (extra if whole and case.side_of[case.whole_tricks[-1][2]] == side else 0)
    short = line(case, premise.rule) - hand - tricks
    told = (facts["in_hand"], facts["tricks"], facts["total"], facts["short"])
    return told == (hand, tricks, hand + tricks, short) and short > 0 and facts["line"] == line(case, premise.rule)


def bars_told(case, side, premise):
    """Whether the awards a premise names are those of its facts: every class once, in order, with its points."""
    facts = premise.facts
    found = [each for each in case.awards if each[3] in premise.rulings]
    if not found or {each[0] for each in found} != {facts["of"]} or facts["of"] == side:
        return False
    clock = facts.get("reckoning") == "chronological"
    found.sort(key=lambda each: each[3] if clock else (case.place(each), each[3]))
    of_kind = {}
    for each in found:
        of_kind.setdefault(each[1], []).append(each)
    first = found[0]
    if (facts["by"], facts["by_points"], facts["at"]) != (
        first[1],
        sum(each[2] for each in of_kind[first[1]]),
        case.place(first),
    ):
        return False
    if len(found) == 1:
        return "scored" not in facts
    if facts["scored_points"] != tuple(sum(each[2] for each in lot) for lot in of_kind.values()):
        return False
    return facts["scored"] == tuple(name_of(case, kind, lot) for kind, lot in of_kind.items())


def name_of(case, kind, lot):
    if kind == "play":
        return "first_in_play" if len(lot) == 1 else None
    if len(lot) == 1 or kind not in ("sequence", "set"):
        return kind
    sizes = {len(case.deal.rulings[each[3] - 1].facts["cards"]) for each in lot}
    return {"sequence": "sequences"}.get(kind) or {3: "trios", 4: "quatorzes"}.get(sum(sizes), "sets")


@check("reckoned_first")
def _(case, side, facts, ruling, premise):
    if facts["of"] is None:
        return facts["by_points"] == 0 and case.order[facts["at"] - 1] == facts["by"]
    own = [each for each in case.in_hand(side) if counting(case, side, premise.rule, each)]
    least = sum(each[2] for each in own if case.place(each) < facts["at"])
    most = sum(each[2] for each in own if case.place(each) <= facts["at"])
    return bars_told(case, side, premise) and least <= facts["before"] <= most


@check("counted_first")
def _(case, side, facts, ruling, premise):
    first = min(premise.rulings, key=lambda at: at if facts["reckoning"] == "chronological" else case.order_of(at))
    own = [each for each in case.awards if each[0] == side and each[1] in (*IN_HAND, "play", "cards")]
    own = [each for each in own if counting(case, side, premise.rule, each)]
    told = case.deal.rules.clauses[premise.rule].params.get("reckoning")
    if facts["reckoning"] not in (told, "any" if told is None else told):
        return False
    if facts["reckoning"] == "chronological":
        least = most = sum(each[2] for each in own if each[3] < first and each[1] != "cards")
        early = {each.number for each in case.deal.rulings if each.rule == "cards.early"}
        most += sum(each[2] for each in own if each[3] < first and each[3] in early)
    else:
        least = sum(each[2] for each in own if case.place(each) < facts["at"])
        most = sum(each[2] for each in own if case.place(each) <= facts["at"])
    return bars_told(case, side, premise) and least <= facts["before"] <= most


@check("rouge_apart")
def _(case, side, facts, ruling, premise):
    apart = [each for each in case.in_hand(side) if not counting(case, side, premise.rule, each)]
    return sum(each[2] for each in apart) == facts["points"] > 0


@check("not_open")
def _(case, side, facts, ruling, premise):
    once = case.deal.rules.clauses[premise.rule].params.get("moment") == "first_lead"
    only_elder = not case.options["younger_pique"] or once
    return only_elder and side != case.side_of[case.seats[0]]


@check("repique_instead")
def _(case, side, facts, ruling, premise):
    return any(each[:2] == (side, "repique") for each in case.awards)


@check("hand_alone")
def _(case, side, facts, ruling, premise):
    own = [each for each in case.in_hand(side) if counting(case, side, premise.rule, each)]
    leads = {each.number for each in case.deal.rulings if each.rule == "play.lead" and each.facts["trick"] == 1}
    once = case.deal.rules.clauses[premise.rule].params.get("moment") == "first_lead"
    played = any(each[0] == side and each[1] == "play" and (not once or each[3] in leads) for each in case.awards)
    denied = any((each.rule, each.side) == ("repique.award", side) and not each.awards for each in case.deal.rulings)
    return (denied if facts["barred"] else not played) and sum(each[2] for each in own) == facts["total"]


def crossed(case):
    """Whether tricks are to be lost."""
    return bool(case.bids) and case.bids[-1].sign == "minus"


@check("trick_lost")
def _(case, side, facts, ruling, premise):
    _, cards, winner, _ = case.whole_tricks[facts["trick"] - 1]
    before = [each for each in case.whole_tricks[: facts["trick"] - 1] if case.side_of[each[2]] != side]
    return case.side_of[winner] != side and codes(facts["cards"]) == cards and not before


def has_cards(case, mine, others):
    """Whether so many tricks score the cards: the most alone; among three, level with one who has most is enough."""
    return mine > max(others) or (case.deal.rules.id == "normand" and mine == max(others))


def givings(lots, number):
    """Every way to give so many tricks to, or with a negative number take them from, several players."""
    if len(lots) == 1:
        return [[lots[0] + number]]
    step = 1 if number >= 0 else -1
    return [
        [lots[0] + part, *rest]
        for part in range(0, number + step, step)
        for rest in givings(lots[1:], number - part)
        if lots[0] + part >= 0 and min(rest) >= 0
    ]


@check("fewer_tricks")
def _(case, side, facts, ruling, premise):
    if facts["losing"] != crossed(case) or len(case.whole_tricks) != case.deal.rules.hand_size:
        return False
    mine = case.counted_for(side, facts["losing"])
    others = [case.counted_for(each, facts["losing"]) for each in case.others_of(side)]
    if (mine, max(others)) != (facts["tricks"], facts["other_tricks"]):
        return False

    def enough(more):
        return any(has_cards(case, mine + more, left) for left in givings(others, -more))

    return not enough(0) and enough(facts["short"]) and not enough(facts["short"] - 1)


@check("tricks_needed", "tricks_enough")
def _(case, side, facts, ruling, premise):
    """Exactly that many more make sure of the cards, wherever the rest go; with one fewer it can fail."""
    whole, done = case.deal.rules.hand_size, len(case.whole_tricks)
    mine = case.counted_for(side, facts["losing"])
    others = [case.counted_for(each, facts["losing"]) for each in case.others_of(side)]
    same = (mine, max(others), whole) == (facts["tricks"], facts["other_tricks"], facts["whole"])
    if not same or done >= whole or facts["over"] != case.deal.done or facts["losing"] != crossed(case):
        return False

    def sure(more):
        return all(has_cards(case, mine + more, given) for given in givings(others, whole - done - more))

    if premise.name == "tricks_enough":
        return sure(0) and facts["short"] == 0
    left, short = whole - done, facts["short"]
    if (facts["left"], facts["reach"], facts["sure"]) != (left, short <= left, len(others) > 1):
        return False
    if short > left:
        return not has_cards(case, mine + left, others) and (len(others) > 1 or 2 * (mine + short) > whole)
    return short > 0 and sure(short) and not sure(short - 1)


@check("capot_instead")
def _(case, side, facts, ruling, premise):
    return any(each[:2] == (side, "capot") for each in case.awards)


@check("capot_short", "capot_needs")
def _(case, side, facts, ruling, premise):
    done, whole = len(case.whole_tricks), case.deal.rules.hand_size
    mine = case.counted_for(side, facts["losing"])
    told = (facts["tricks"], facts["played"], facts["wanted"], facts["over"], facts["losing"])
    if told != (mine, done, whole, case.deal.done, crossed(case)):
        return False
    if facts["shared"] != (case.deal.rules.id == "normand"):
        return False
    if premise.name == "capot_short":
        return facts["short"] == done - mine > 0
    return facts["short"] == done - mine == 0 < facts["left"] == whole - done


@check("capot_to_share")
def _(case, side, facts, ruling, premise):
    fewest = min(case.taken(each) for each in case.others_of(side))
    shared = case.deal.rules.id == "normand" and facts["over"] == case.deal.done
    return shared and facts["number"] == fewest == case.taken(facts["of"])


@check("barred")
def _(case, side, facts, ruling, premise):
    """What is shown of elder's cards is declared, and is no worse than what it bars."""
    other = case.others_of(side)[0]
    kind = facts["kind"]
    counted = {
        one.code for each in case.deal.scores if each.kind in STRENGTH or each.kind == "point" for one in each.cards
    }
    equal = {card for seat, cards in case.set_out("point") + case.set_out("sequence") for card in cards}
    shown, mine = codes(facts["other_cards"]), codes(facts["cards"])
    won = any(each.kind == kind and each.side == side for each in case.deal.scores)
    held = holds(case, other, shown) and holds(case, side, mine) and set(shown) <= counted | equal
    return held and not won


@check("trick_went")
def _(case, side, facts, ruling, premise):
    _, cards, winner, best = case.whole_tricks[facts["trick"] - 1]
    return (cards, best, case.side_of[winner]) == (codes(facts["cards"]), facts["card"].code, facts["winner"])


@check("must_follow_suit")
def _(case, side, facts, ruling, premise):
    led = case.tricks[facts["trick"] - 1][1][0]
    suited = [
        sorted(card for card in case.hand_before(seat, facts["trick"]) if card[1] == led[1])
        for seat in case.seats_of(side)
    ]
    names = {"S": "spades", "H": "hearts", "D": "diamonds", "C": "clubs"}
    told = "suit" not in facts or facts["suit"].name.lower() == names[led[1]]
    held = any(facts["card"].code in case.hand_before(seat, facts["trick"]) for seat in case.seats_of(side))
    return (
        told
        and held
        and facts["card"].code[1] != led[1]
        and ("cards" not in facts or sorted(codes(facts["cards"])) in suited)
    )


@check("must_head")
def _(case, side, facts, ruling, premise):
    led = case.tricks[facts["trick"] - 1][1][0]
    beaten = RANKS.index(facts["card"].code[0]) < RANKS.index(led[0])
    return case.options["must_head"] and beaten and facts["led"].code == led


@check("must_first", "refused")
def _(case, side, facts, ruling, premise):
    return facts["reason"] in ("show.first", "cards.not_held")


@check("not_held")
def _(case, side, facts, ruling, premise):
    return not any(facts["card"].code in case.kept[seat] for seat in case.seats_of(side))


@check("played_already")
def _(case, side, facts, ruling, premise):
    _, cards, _, _ = case.tricks[facts["played"] - 1]
    held = any(facts["card"].code in case.kept[seat] for seat in case.seats_of(side))
    return held and facts["played"] < facts["trick"] and facts["card"].code in cards


@check("not_in_pack")
def _(case, side, facts, ruling, premise):
    return facts["card"].code not in case.pack


@check("free_to_play")
def _(case, side, facts, ruling, premise):
    if "chosen" in facts and facts["trick"] > len(case.tricks):
        return False  # nobody has chosen a card for a trick that has not begun
    if facts["trick"] > len(case.tricks):
        return True
    leader, cards, _, _ = case.tricks[facts["trick"] - 1]
    for seat in case.seats_of(side):
        hand = case.hand_before(seat, facts["trick"])
        suited = any(card[1] == cards[0][1] for card in hand)
        if facts["card"].code in hand and (seat == leader or not suited or facts["card"].code[1] == cards[0][1]):
            return True
    return False


@check("no_such_trick")
def _(case, side, facts, ruling, premise):
    return facts["trick"] > len(case.tricks) or facts["trick"] == 0


@check("played")
def _(case, side, facts, ruling, premise):
    leader, cards, _, _ = case.tricks[facts["trick"] - 1]
    start = case.seats.index(leader)
    players = (case.seats[start:] + case.seats[:start])[: len(cards)]
    return (facts["card"].code, side) in [(card, case.side_of[seat]) for card, seat in zip(cards, players, strict=True)]


def most_of(case, seat):
    """The most a seat might exchange of two that exchange in turn, nobody having a carte blanche."""
    talon = len(case.deal.talon)
    if seat == case.seats[0]:
        mine = case.deal.undertaking
        return min(int(case.options["elder_exchange_max"]), talon - (mine.left if mine is not None else 0))
    left = talon - len(case.out[case.seats[0]])
    return min(left, 5) if case.options["younger_exchange_max"] == "five" else left


@check("too_many")
def _(case, side, facts, ruling, premise):
    plain = len(case.out) == 2 and not case.deal.claimed
    seat = case.seats_of(side)[0]
    short = facts["number"] - facts["maximum"]
    return facts["short"] == short > 0 and (not plain or facts["maximum"] == most_of(case, seat))


@check("too_few")
def _(case, side, facts, ruling, premise):
    return facts["number"] == facts["minimum"] - facts["short"] < facts["minimum"]


@check("all_or_nothing")
def _(case, side, facts, ruling, premise):
    return facts["number"] not in (0, facts["maximum"]) and facts["maximum"] == len(case.deal.talon)


@check("drawn_before")
def _(case, side, facts, ruling, premise):
    taken = len(case.out[facts["of"]])
    others = sum(len(case.out[seat]) for seat in case.out if case.side_of[seat] != side)
    left = facts["left"] == len(case.deal.talon) - others
    return left and facts["taken"] == taken and case.side_of[facts["of"]] != side


@check("promised")
def _(case, side, facts, ruling, premise):
    return (case.deal.undertaking.left, len(case.deal.talon)) == (facts["left"], facts["stock"])


@check("named")
def _(case, side, facts, ruling, premise):
    own = facts["own"] == (side == case.side_of[case.seats[0]])
    return own and case.deal.claimed[case.seats[0]] == facts["number"]


@check("dealer_alone")
def _(case, side, facts, ruling, premise):
    return case.side_of[case.seats[-1]] != side or not case.deal.dealt


@check("no_exchange")
def _(case, side, facts, ruling, premise):
    return not case.out and case.deal.stock == case.deal.talon


@check("free_to_exchange")
def _(case, side, facts, ruling, premise):
    seats = [seat for seat in case.seats_of(side) if seat in case.out]
    plain = len(case.out) == 2 and not case.deal.claimed
    within = not plain or facts["number"] <= most_of(case, seats[0])
    return (
        within
        and facts["done"] in (None, *(len(case.out[seat]) for seat in seats))
        and facts["done"] != facts["number"]
    )


@check("exchanged")
def _(case, side, facts, ruling, premise):
    return facts["number"] in [len(case.out[seat]) for seat in case.seats_of(side) if seat in case.out]
