"""The brute scorer for the forms in which more than two play and everybody speaks before the first card.

Three play each for himself; four two against two, who pool what they score. What a combination
or a trick is worth is the parent game's, and so is the code that counts it; what is new is who may score it.
"""

from __future__ import annotations

from collections.abc import Iterable

from .bidding_scorer import Unlawful
from .scorer import (
    DEFAULTS,
    SET_PRICE,
    TEN_OR_BETTER,
    Event,
    amended,
    cards_in,
    declared_list,
    declared_points,
    form_of,
    height,
    is_blank,
    point_meant,
    point_price,
    point_strength,
    runs_of,
    sequence_price,
    sequence_strength,
    set_strength,
    sets_of,
)

SIDES = {
    "normand": {"1": "1", "2": "2", "3": "3"},
    "voleur": {"1": "1-3", "2": "2-4", "3": "1-3", "4": "2-4"},
}
BASES: dict[str, dict[str, object]] = {
    "normand": {**DEFAULTS, "voleur_lesser": "holder_only"},
    "voleur": {**DEFAULTS, "point_min_pips": 30, "point_compare": "pips", "voleur_lesser": "side"},
}
CLASSES = ("point", "sequence", "set")


def options_of(record: dict) -> dict:
    """The form's options, with the record's own amendments on top."""
    options = amended(record, BASES)
    if form_of(record) == "normand":  # prices of its own; the best of the three scores alone, with his others
        options |= {"voleur_lesser": "holder_only", "cards": 10, "capot": 40}
    return options


# ---------------------------------------------------------------------------------------------------------------------
# Hands and what is declared
# ---------------------------------------------------------------------------------------------------------------------


def blanks(record: dict, sides: dict[str, str], options: dict) -> list[Event]:
    """Ten for a hand dealt without a court, of the three or four as of the two."""
    found = []
    for seat in sides:
        said = ((record.get("calls") or {}).get(seat) or {}).get("carte_blanche")
        if "hands" in record:
            claimed = said is True
        else:
            quiet = said is False and options["blank_optional"]
            claimed = is_blank(cards_in(record["deal"][seat]), options) and not quiet
        if claimed:
            found.append(Event(sides[seat], "carte_blanche", options["blank_points"]))
    return found


def hands_of(record: dict, sides: dict[str, str]) -> dict[str, list[str]]:
    """What each seat plays: the last of three may change cards for those of the talon, nobody else."""
    if "hands" in record:
        return {seat: cards_in(record["hands"][seat]) for seat in sides}
    talon = cards_in(record["deal"].get("talon"))
    hands = {}
    for seat in sides:
        thrown = cards_in((record.get("exchange") or {}).get(seat))
        if thrown and seat != "3":
            raise Unlawful(f"seat {seat} exchanges")
        kept = [card for card in cards_in(record["deal"][seat]) if card not in thrown]
        hands[seat] = kept + talon[: len(thrown)]
    return hands


def strength(kind: str, cards: list[str], options: dict) -> tuple[float, ...]:
    if kind == "point":
        return point_strength(cards, options)
    return sequence_strength(cards) if kind == "sequence" else set_strength(cards)


def price(kind: str, cards: list[str], options: dict) -> int:
    if kind == "point":
        return point_price(cards, options)
    return sequence_price(cards) if kind == "sequence" else SET_PRICE[len(cards)]


def declared(record: dict, kind: str, hands: dict[str, list[str]], options: dict) -> dict[str, list[list[str]]]:
    """What each seat has to say of a class, the best first."""
    if kind == "point":
        return {seat: declared_points(record, seat, hand, options) for seat, hand in hands.items()}
    if kind == "sequence":
        return {seat: declared_list(record, seat, "sequences", runs_of(hand, options)) for seat, hand in hands.items()}
    return {seat: declared_list(record, seat, "sets", sets_of(hand)) for seat, hand in hands.items()}


def class_scores(
    kind: str, said: dict[str, list[list[str]]], sides: dict[str, str], options: dict
) -> list[tuple[str, list[str]]]:
    """Who scores which combination of one class, in the order in which they count: a seat and its cards."""
    holders = [seat for seat in sides if said[seat]]
    if not holders:
        return []
    best = max(strength(kind, said[seat][0], options) for seat in holders)
    level = [seat for seat in holders if strength(kind, said[seat][0], options) == best]
    if len({sides[seat] for seat in level}) > 1:  # opponents level, nobody scores, whatever two players do
        return []
    first = level[0]
    if kind == "point":
        return [(first, said[first][0])]  # the side scores it once
    seats = {
        "holder_only": [first],
        "side": [seat for seat in sides if sides[seat] == sides[first]],
        "everyone": sorted(sides, key=lambda seat: sides[seat] != sides[first]),
    }[options["voleur_lesser"]]
    return [(seat, cards) for seat in seats for cards in said[seat]]


def in_hand(record: dict, hands: dict[str, list[str]], sides: dict[str, str], options: dict) -> list[Event]:
    """Everything scored before the first card, in the order of reckoning."""
    events = blanks(record, sides, options)
    said = {kind: declared(record, kind, hands, options) for kind in CLASSES}
    scored = {kind: class_scores(kind, said[kind], sides, options) for kind in CLASSES}
    meant = {seat: point_meant(hands[seat], said["point"][seat]) for seat in sides}
    full = {seat: class_that_completes_cover(seat, hands[seat], meant[seat], scored) for seat in sides}
    rouge: set[str] = set()
    for kind in CLASSES:
        for side in dict.fromkeys(sides[seat] for seat, _ in scored[kind]):
            own = [(seat, cards) for seat, cards in scored[kind] if sides[seat] == side]
            events += [Event(side, kind, price(kind, cards, options)) for _, cards in own]
            if side not in rouge and any(full[seat] == kind for seat, _ in own):
                rouge.add(side)
                helps = str(options["carte_rouge_in_pique"]).lower()
                counts = helps == "true" or (helps == "elder_only" and side == sides["1"])
                events.append(Event(side, "carte_rouge", options["carte_rouge"], counts))
    return [event for event in events if event.points]


def class_that_completes_cover(
    seat: str, hand: list[str], point: list[str], scored: dict[str, list[tuple[str, list[str]]]]
) -> str | None:
    """The class at which each card of a hand has been part of something scored; None if that never comes."""
    cover: set[str] = set()
    for kind in CLASSES:
        own = [cards for who, cards in scored[kind] if who == seat]
        for cards in [point] if own and kind == "point" else own:
            cover.update(card for card in cards if card in hand)  # a void covers none
        if own and cover == set(hand):
            return kind
    return None


# ---------------------------------------------------------------------------------------------------------------------
# Play
# ---------------------------------------------------------------------------------------------------------------------


def play_events(
    played: list[str], hands: dict[str, list[str]], sides: dict[str, str], options: dict
) -> tuple[list[Event], list[str]]:
    """What each trick scored, and which side took it."""
    seats, left = list(sides), {seat: list(hand) for seat, hand in hands.items()}
    way = options["trick_scoring"]
    events: list[Event] = []
    winners: list[str] = []
    leader = 0
    if sorted(played) != sorted(card for hand in hands.values() for card in hand):
        raise Unlawful("the play is not every card once")
    for start in range(0, len(played), len(seats)):
        cards = played[start : start + len(seats)]
        order = [seats[(leader + turn) % len(seats)] for turn in range(len(seats))]
        before = len(events)
        led = cards[0]
        for seat, card in zip(order, cards, strict=True):
            if card[1] != led[1] and any(held[1] == led[1] for held in left[seat]):
                raise Unlawful(f"{card} does not follow {led}")
            left[seat].remove(card)
        taken = max((card for card in cards if card[1] == led[1]), key=height)
        winner = order[cards.index(taken)]
        led_by, won_by = sides[order[0]], sides[winner]

        if way == "lead_capture" or (way == "high_lead_capture" and led[0] in TEN_OR_BETTER):
            events.append(Event(led_by, "play", 1))
        if way == "double_capture" and start == 0:
            events.append(Event(led_by, "play", 1))
        captured = led_by != won_by
        high = taken[0] in TEN_OR_BETTER
        if captured and (way == "lead_capture" or (way == "high_lead_capture" and high)):
            events.append(Event(won_by, "play", 1))
        if way == "double_capture":
            events.append(Event(won_by, "play", 2 if captured else 1))
        if way == "flat_won":
            events.append(Event(won_by, "play", 1))
        if way == "high_cards_won":
            events.append(Event(won_by, "play", sum(card[0] in TEN_OR_BETTER for card in cards)))
        winners.append(won_by)
        leader = seats.index(winner)

        if start + len(seats) == len(played):
            extra = options["last_trick"]
            if extra == "two_with_high_card":
                counted = sum(event.points for event in events[before:] if event.seat == won_by)
                extra = max(0, (2 if high else 1) - counted)
            stands_for_cards = extra == 10 and not options["cards"] and options["capot_last_trick"] != "kept"
            if not (stands_for_cards and len(set(winners)) == 1):
                events.append(Event(won_by, "play", extra))
    return [event for event in events if event.points], winners


def for_the_tricks(winners: list[str], sides: dict[str, str], options: dict) -> list[Event]:
    """Cards and capot: of three players two can be level, or share every trick between them."""
    every = list(dict.fromkeys(sides.values()))
    won = {side: winners.count(side) for side in every}
    most = max(won.values())
    best = [side for side in every if won[side] == most]
    if most == len(winners):
        return [Event(best[0], "capot", options["capot"])]
    if len(every) == 2:
        return [Event(best[0], "cards", options["cards"])] if len(best) == 1 else []
    takers = [side for side in every if won[side]]
    if len(takers) == 2:
        return [Event(side, "capot", options["capot"] // 2) for side in takers]
    return [Event(side, "cards", options["cards"] // len(best)) for side in best]


def bonuses(reckoning: list[Event], play: list[Event], first: str, options: dict) -> list[Event]:
    """Twenty in hand is seventy more, twenty in hand and play forty: before any other side has anything."""
    events = [*reckoning, *play]
    if not events:
        return []
    side, had = events[0].seat, 0
    for place, event in enumerate(events):
        if event.seat != side:
            return []
        had += event.points if event.toward_thirty else 0
        if had >= 20:
            if place < len(reckoning):
                return [Event(side, "repique", 70)]
            if side == first or options["younger_pique"]:
                return [Event(side, "pique", 40)]
            return []
    return []


def score(record: dict) -> dict:
    """The tally of one finished deal, side by side and kind by kind.

    Raises:
        Unlawful: the record breaks the law of its form, or stops where the deal does not.
    """
    options = options_of(record)
    sides = SIDES[form_of(record)]
    hands = hands_of(record, sides)
    reckoning = in_hand(record, hands, sides, options)
    play, winners = play_events(cards_in(record.get("play")), hands, sides, options)
    events = [
        *reckoning,
        *play,
        *bonuses(reckoning, play, sides["1"], options),
        *for_the_tricks(winners, sides, options),
    ]
    return tally_of(events, sides.values())


def tally_of(events: list[Event], sides: Iterable[str]) -> dict:
    tally = {}
    for side in dict.fromkeys(sides):
        own = [event for event in events if event.seat == side]
        sums = {kind: sum(each.points for each in own if each.kind == kind) for kind in {each.kind for each in own}}
        tally[side] = {kind: points for kind, points in sums.items() if points}
        tally[side]["total"] = sum(sums.values())
    return tally
