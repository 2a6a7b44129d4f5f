"""The brute scorer for the two forms with bidding: who is elder and at what, then what each side scores.

It reads one finished `piquet-record/1`, counts it the slow, obvious way, and refuses a record that breaks the law of
the form: a bid that is no raise, a card too many drawn, play that ends too early or too late.
The form with two accounts is counted as its inventor's page has it; the other as its options collect it.
Hands, combinations and what they score are the parent game's, and so is the code that counts them.
"""

from __future__ import annotations

from itertools import takewhile
from typing import NamedTuple

from .scorer import (
    DEFAULTS,
    OTHER,
    SEATS,
    Event,
    amended,
    cards_in,
    declarations,
    declared_list,
    declared_points,
    final_hands,
    form_of,
    point_strength,
    runs_of,
    second_wins,
    sequence_strength,
    set_strength,
    sets_of,
)

OTHER_SIDE = {"dealer": "nondealer", "nondealer": "dealer"}

BASES: dict[str, dict[str, object]] = {
    "contract": {
        **DEFAULTS,
        "elder_exchange_min": 0,
        "elder_exchange_max": 8,
        "younger_exchange_min": 0,
        "younger_exchange_max": "remaining",
        "elder_blank_draw_order": "elder_first",
        "sinking": "whole_combinations",
        "younger_pique": True,
        "last_trick": 1,
        "counterpique": "multiple_of_shortfall",
        "play_stops": "when_decided",
    },
    "auction": {
        **DEFAULTS,
        "elder_exchange_max": 5,
        "younger_exchange_min": 0,
        "younger_exchange_max": "remaining",
        "elder_blank_draw_order": "elder_first",
        "sinking": "partial",
        "auction_exchange_min": 0,
        "auction_minus_combinations": "holder",
        "auction_minus_sinking": "none",
        "auction_pique_threshold_plus": 30,
        "auction_pique_threshold_minus": 30,
        "auction_repique_threshold_plus": 30,
        "auction_repique_threshold_minus": 30,
    },
}


class Unlawful(Exception):
    """What a record holds that the form does not allow."""


def options_of(record: dict) -> dict:
    """The form's options, with the record's own amendments on top."""
    options = amended(record, BASES)
    if form_of(record) == "contract" or all(word == "pass" for _, word in record.get("bids") or []):
        options["blank_again_after_exchange"] = False  # for the hand dealt, and that is all; or nobody exchanges
    options["elder_blank_draw_order"] = (
        "elder_first"  # a blank is shown before anybody is elder, unlike in the parent game
    )
    return options


# ---------------------------------------------------------------------------------------------------------------------
# The bidding
# ---------------------------------------------------------------------------------------------------------------------


class Undertaking(NamedTuple):
    """What the bidding came to. Nobody's when `elder` is empty."""

    elder: str  # a side; empty when both have passed
    tricks: int = 0
    left: int = 0  # cards left to younger, where pairs are bid
    minus: bool = False
    factor: int = 1  # two when doubled, four when redoubled


def pair_in(text: str) -> tuple[int, int]:
    """`7-3`: seven tricks, three cards left. Seven to thirteen, three to eight."""
    tricks, left = (int(part) for part in text.split("-"))
    if not (7 <= tricks <= 13 and 3 <= left <= 8):
        raise Unlawful(f"no such bid: {text}")
    return tricks, left


def undertaking_of_pairs(bids: list[list[str]]) -> Undertaking:
    """The dealer names a pair or passes; the other says yes or passes, and has the last word if he wins."""
    said = [tuple(each) for each in bids]
    expected, standing = "dealer", (0, 0)
    first = said[0][1] if said else ""

    if first == "pass":  # the other may name any bid, and is not raised, or pass
        if len(said) != 2 or said[0][0] != "dealer" or said[1][0] != "nondealer":
            raise Unlawful(f"dealer passes, nondealer speaks, and that is all: {bids}")
        if said[1][1] == "pass":
            return Undertaking("")
        return Undertaking("nondealer", *pair_in(said[1][1]))

    for place, (seat, word) in enumerate(said):
        last = place == len(said) - 1
        if seat != expected:
            raise Unlawful(f"{expected} should speak: {bids}")
        expected = OTHER_SIDE[seat]
        if seat == "nondealer":
            if word == "pass":
                if not last:
                    raise Unlawful(f"said after a pass: {bids}")
                return Undertaking("dealer", *standing)
            if word != "yes":
                raise Unlawful(f"nondealer says yes or pass: {bids}")
            if last:  # only after the highest bid of all, which nobody can raise
                if standing != (13, 8):
                    raise Unlawful(f"the bidding stops too early: {bids}")
                return Undertaking("nondealer", *standing)
        elif word != "pass":
            pair = pair_in(word)
            if pair[0] * pair[1] <= standing[0] * standing[1]:
                raise Unlawful(f"{word} is no raise: {bids}")
            standing = pair
        else:  # the dealer gives way: the other is elder, and may raise once
            after = said[place + 1 :]
            if standing == (13, 8) and not after:
                return Undertaking("nondealer", *standing)
            if len(after) != 1 or after[0][0] != "nondealer":
                raise Unlawful(f"nondealer has one last word: {bids}")
            if after[0][1] in ("pass", "yes"):
                return Undertaking("nondealer", *standing)
            raised = pair_in(after[0][1])
            if raised[0] * raised[1] <= standing[0] * standing[1]:
                raise Unlawful(f"{after[0][1]} is no raise: {bids}")
            return Undertaking("nondealer", *raised)
    raise Unlawful(f"the bidding is not over: {bids}")


def undertaking_with_sign(bids: list[list[str]]) -> Undertaking:
    """Numbers from seven to twelve with a sign, each higher than the last, with doubles, until a pass."""
    expected, standing, passes = "nondealer", Undertaking(""), 0
    for place, (seat, word) in enumerate(bids):
        last = place == len(bids) - 1
        if seat != expected:
            raise Unlawful(f"{expected} should speak: {bids}")
        expected = OTHER_SIDE[seat]
        if word == "pass":
            passes += 1
            if standing.elder or passes == 2:
                if not last:
                    raise Unlawful(f"said after the bidding was over: {bids}")
                return standing
        elif word in ("double", "redouble"):
            if not standing.elder or standing.factor == 4 or (standing.factor == 1) == (seat == standing.elder):
                raise Unlawful(f"{seat} may not double: {bids}")
            standing = standing._replace(factor=standing.factor * 2)
        else:
            number, sign = int(word[:-1]), word[-1]
            if not standing.tricks < number <= 12 or number < 7 or sign not in "+-":
                raise Unlawful(f"{word} is no raise: {bids}")
            standing = Undertaking(seat, number, 0, sign == "-")
    if (standing.tricks, standing.factor) == (12, 4):  # there is nothing left to say
        return standing
    raise Unlawful(f"the bidding is not over: {bids}")


# ---------------------------------------------------------------------------------------------------------------------
# Seats and hands
# ---------------------------------------------------------------------------------------------------------------------


def by_role(record: dict, elder: str) -> dict:
    """The record with its seats named elder and younger, as the count of hands and calls wants them."""
    role = {elder: "elder", OTHER_SIDE[elder]: "younger"}
    renamed = dict(record)
    for part in ("deal", "hands", "exchange", "calls"):
        if part in record:
            renamed[part] = {role.get(key, key): value for key, value in record[part].items()}
    return renamed


def check_exchange(record: dict, most: int) -> None:
    """Elder takes no more than he may, the two together no more than there are."""
    taken = [len(cards_in((record.get("exchange") or {}).get(seat))) for seat in SEATS]
    if taken[0] > most or sum(taken) > 8:
        raise Unlawful(f"{taken} cards exchanged, elder may take {most}")


def best_called(record: dict, hands: dict[str, list[str]], options: dict) -> None:
    """Where nothing may be sunk, a seat that says anything of a class names the best it holds, and all of it.

    What is not the best of the two hands it may leave uncounted: of lesser ones every source has it that they "may" be
    scored.
    """
    plain = {**record, "calls": {}}

    def point_rank(cards: list[str]) -> tuple[float, ...]:
        return point_strength(cards, options)

    for kind, found, strength in (
        ("point", lambda who, seat: declared_points(who, seat, hands[seat], options), point_rank),
        (
            "sequences",
            lambda who, seat: declared_list(who, seat, "sequences", runs_of(hands[seat], options)),
            sequence_strength,
        ),
        ("sets", lambda who, seat: declared_list(who, seat, "sets", sets_of(hands[seat])), set_strength),
    ):
        for seat in SEATS:
            held, told = found(plain, seat), found(record, seat)
            best = max(map(strength, held), default=(0.0,))
            theirs = max(map(strength, found(record, OTHER[seat])), default=(0.0,))
            if held and best >= theirs and (not told or strength(told[0]) != best):
                raise Unlawful(f"{seat} keeps {kind} back, and nothing may be sunk")
            if any(sorted(one) not in map(sorted, held) for one in told if kind != "point"):
                raise Unlawful(f"{seat} calls a part of what he holds, and nothing may be sunk")


# ---------------------------------------------------------------------------------------------------------------------
# Tricks
# ---------------------------------------------------------------------------------------------------------------------


def tricks_in(played: list[str], hands: dict[str, list[str]]) -> list[str]:
    """Who takes each trick; a card must be held, and follow suit where it can."""
    left = {seat: list(hands[seat]) for seat in SEATS}
    leader, tricks = "elder", []
    for led, answer in zip(played[::2], played[1::2], strict=True):
        follower = OTHER[leader]
        if answer[1] != led[1] and any(card[1] == led[1] for card in left[follower]):
            raise Unlawful(f"{answer} does not follow {led}")
        left[leader].remove(led)
        left[follower].remove(answer)
        leader = follower if second_wins(led, answer) else leader
        tricks.append(leader)
    return tricks


def extra_for_the_last(last_trick: object) -> int:
    """What the twelfth counts beside its one, towards a bid.

    A price that hangs on the card it is taken with is for cards, and a bid counts tricks: there it is one more,
    as in the form's own account.
    """
    return last_trick if isinstance(last_trick, int) else 1


def counts(tricks: list[str], last_trick: object) -> list[int]:
    """What each trick counts towards a bid: one, and the twelfth so many more (two in all)."""
    found = [1] * len(tricks)
    if len(tricks) == 12:
        found[11] += extra_for_the_last(last_trick)
    return found


def in_hand_first(reckoning: list[Event], target: int) -> str:
    """Who has reached so much in combinations before the other has anything: a repique. Empty if nobody."""
    if not reckoning:
        return ""
    first = reckoning[0].seat
    alone = takewhile(lambda event: event.seat == first, reckoning)
    return first if sum(event.points for event in alone if event.toward_thirty) >= target else ""


def blanks_alone(reckoning: list[Event], target: int = 30) -> list[Event]:
    """Nobody has bid: nothing is declared, and a blank has been scored on the deal all the same."""
    blanks = [event for event in reckoning if event.kind == "carte_blanche"]
    repiqued = in_hand_first(blanks, target)  # where a blank is given a price that is enough by itself
    return [*blanks, Event(repiqued, "repique", 60)] if repiqued else blanks


def tally_of(events: list[Event], names: dict[str, str], kinds_below: tuple[str, ...] | None) -> dict:
    """By side: each kind that scored, the total, and the two accounts where there are two."""
    tally = {}
    for seat in SEATS:
        own = [event for event in events if event.seat == seat]
        kinds = {event.kind.removesuffix(" above") for event in own}
        sums: dict[str, int] = {
            kind: sum(each.points for each in own if each.kind.removesuffix(" above") == kind) for kind in kinds
        }
        tally[names[seat]] = {kind: points for kind, points in sums.items() if points}
        tally[names[seat]]["total"] = sum(sums.values())
        if kinds_below is not None:
            below = sum(event.points for event in own if event.kind in kinds_below)
            tally[names[seat]]["above"] = sum(sums.values()) - below
            tally[names[seat]]["below"] = below
    return tally


# ---------------------------------------------------------------------------------------------------------------------
# Tricks bid, and cards left: two accounts
# ---------------------------------------------------------------------------------------------------------------------


def score_pairs(record: dict) -> dict:
    """Combinations above the line, the bid below it."""
    options = options_of(record)
    bid = undertaking_of_pairs(record.get("bids") or [])
    elder = bid.elder or "nondealer"
    record = by_role(record, elder)
    names = {"elder": elder, "younger": OTHER_SIDE[elder]}
    check_exchange(record, 8 - bid.left if bid.elder else 0)
    hands = final_hands(record, options)
    reckoning = [event for event in declarations(record, hands, options) if event.points]
    tricks = tricks_in(cards_in(record.get("play")), hands)
    worth = counts(tricks, options["last_trick"])
    won = {seat: sum(count for winner, count in zip(tricks, worth, strict=True) if winner == seat) for seat in SEATS}

    if not bid.elder:  # a misère: no combinations, and fewer tricks are better
        if len(tricks) != 12:
            raise Unlawful("a misère is played out")
        events = blanks_alone(reckoning)
        if won["elder"] != won["younger"]:
            fewer = min(SEATS, key=won.__getitem__)
            events.append(Event(fewer, "bid", 5 * won[OTHER[fewer]]))
        return tally_of(events, names, ("bid",))

    if options["sinking"] == "none":
        best_called(record, hands, options)
    events = list(reckoning)
    repiqued = in_hand_first(reckoning, 30)
    if repiqued:
        events.append(Event(repiqued, "repique", 60))
    events += pique_by_tricks(reckoning, repiqued, tricks, worth, options)

    if won["elder"] >= bid.tricks:
        events.append(Event("elder", "bid", bid.tricks * bid.left))
    else:
        events.append(Event("younger", "bid", bid.tricks * bid.left * (bid.tricks - won["elder"])))
    if options["counterpique"] == "exact_bonus_30" and won["elder"] == bid.tricks:
        events.append(Event("elder", "bid above", 30))

    should = where_play_stops(bid.tricks, reckoning, repiqued, tricks, worth, options)
    if len(tricks) != should:
        raise Unlawful(f"{len(tricks)} tricks are played, and {should} should be")
    return tally_of(events, names, ("bid",))


def alone_so_far(reckoning: list[Event], winners: list[str]) -> str:
    """Who alone has scored, in hand or by a trick; empty if both have, or nobody."""
    seats = {event.seat for event in reckoning} | set(winners)
    return seats.pop() if len(seats) == 1 else ""


def toward_thirty(reckoning: list[Event], seat: str) -> int:
    return sum(event.points for event in reckoning if event.seat == seat and event.toward_thirty)


def pique_by_tricks(
    reckoning: list[Event], repiqued: str, tricks: list[str], worth: list[int], options: dict
) -> list[Event]:
    """Thirty in combinations and tricks before the other has either. Younger's tricks are then written too."""
    for place in range(1, len(tricks) + 1):
        seat = alone_so_far(reckoning, tricks[:place])
        if not seat or repiqued or (seat == "younger" and not options["younger_pique"]):
            return []
        if toward_thirty(reckoning, seat) + sum(worth[:place]) >= 30:
            needed = [Event("younger", "play", sum(worth[:place]))] if seat == "younger" else []
            return [Event(seat, "pique", 30), *needed]
    return []


def where_play_stops(
    bid: int, reckoning: list[Event], repiqued: str, tricks: list[str], worth: list[int], options: dict
) -> int:
    """After how many tricks: when elder has his and no pique can come, unless all are to be played."""
    if options["play_stops"] == "played_out" or options["counterpique"] == "exact_bonus_30":
        return 12
    extra = extra_for_the_last(options["last_trick"])
    for place in range(1, len(tricks) + 1):
        so_far = tricks[:place]
        elders = sum(count for winner, count in zip(so_far, worth, strict=False) if winner == "elder")
        if elders < bid:
            continue
        seat = alone_so_far(reckoning, so_far)
        had = toward_thirty(reckoning, seat) + sum(worth[:place])
        still = 12 - place + (extra if place < 12 else 0)
        piqued = bool(pique_by_tricks(reckoning, repiqued, so_far, worth[:place], options))
        may = seat == "elder" or (seat == "younger" and options["younger_pique"])
        if repiqued or piqued or not may or had + still < 30:
            return place
    return 12


# ---------------------------------------------------------------------------------------------------------------------
# Tricks to be won, or to be lost: plus and minus
# ---------------------------------------------------------------------------------------------------------------------


def score_signed(record: dict) -> dict:
    """In a minus deal whatever tricks bring goes to the one who lost them."""
    options = options_of(record)
    bid = undertaking_with_sign(record.get("bids") or [])
    elder = bid.elder or "nondealer"
    record = by_role(record, elder)
    names = {"elder": elder, "younger": OTHER_SIDE[elder]}
    check_exchange(record, int(options["elder_exchange_max"]) if bid.elder else 0)
    hands = final_hands(record, options)
    reckoning = [event for event in declarations(record, hands, options) if event.points]
    tricks = tricks_in(cards_in(record.get("play")), hands)
    if not bid.elder:
        if tricks:
            raise Unlawful("nobody has bid, and the hands are played")
        return tally_of(blanks_alone(reckoning), names, None)
    if len(tricks) != 12:
        raise Unlawful(f"only {len(tricks)} tricks are played")
    if options["auction_minus_sinking" if bid.minus else "sinking"] == "none":
        best_called(record, hands, options)

    if bid.minus and options["auction_minus_combinations"] == "opponent":
        reckoning = crossed(reckoning)
    sign = "minus" if bid.minus else "plus"
    scorers = [OTHER[winner] if bid.minus else winner for winner in tricks]
    play = [Event(seat, "play", 1) for seat in scorers]

    repiqued = in_hand_first(reckoning, options[f"auction_repique_threshold_{sign}"])
    events = [*reckoning, *play]
    if repiqued:
        events.append(Event(repiqued, "repique", 60))
    else:
        events += pique_in_play(reckoning, play, options[f"auction_pique_threshold_{sign}"], options)

    for seat in SEATS:
        had = scorers.count(seat)
        if had == 12:
            events.append(Event(seat, "capot", options["capot"]))
        elif had >= 7:
            events.append(Event(seat, "cards", options["cards"]))

    each = {1: 10, 2: 20, 4: 40}[bid.factor]
    over = scorers.count("elder") - bid.tricks
    events.append(Event("elder" if over > 0 else "younger", "bid", each * abs(over)))
    return tally_of(events, names, None)


def crossed(reckoning: list[Event]) -> list[Event]:
    """Each scores what the other holds, but for the blank, which was scored before anybody bid.

    A carte rouge is for cards of one's own that one has scored, so there is none. Where both score in one class,
    the side that has won it counts first, as it would have with its own.
    """
    blanks = [event for event in reckoning if event.kind == "carte_blanche"]
    found = []
    for kind in ("point", "sequence", "set"):
        same = [event for event in reckoning if event.kind == kind]
        first = same[0].seat if same else ""
        swapped = [event._replace(seat=OTHER[event.seat]) for event in same]
        found += sorted(swapped, key=lambda event, first=first: event.seat != first)
    return blanks + found


def pique_in_play(reckoning: list[Event], play: list[Event], target: int, options: dict) -> list[Event]:
    """So much in hand and play before the other has anything; something of it from the play."""
    for place in range(1, len(play) + 1):
        seat = alone_so_far(reckoning, [event.seat for event in play[:place]])
        if not seat or (seat == "younger" and not options["younger_pique"]):
            return []
        if toward_thirty(reckoning, seat) + place >= target:
            return [Event(seat, "pique", 30)]
    return []


SCORERS = {"contract": score_pairs, "auction": score_signed}


def score(record: dict) -> dict:
    """The tally of one finished deal, side by side and kind by kind.

    Raises:
        Unlawful: the record breaks the law of its form, or stops where the deal does not.
    """
    return SCORERS[form_of(record)](record)
