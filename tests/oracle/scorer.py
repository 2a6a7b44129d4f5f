"""The brute scorer: reads one `piquet-record/1` and counts it the slow, obvious way.

Two players, 32 or 36 cards, legal records only. Nothing here is clever on purpose: list what happened, in order,
then walk the list.
"""

from __future__ import annotations

from typing import NamedTuple

SEATS = ("elder", "younger")
OTHER = {"elder": "younger", "younger": "elder"}
RANKS = "6789TJQKA"  # lowest first; the six is in the longer pack alone
SUITS = "SHDC"
TEN_OR_BETTER = "TJQKA"
PIPS = {"6": 6, "7": 7, "8": 8, "9": 9, "T": 10, "J": 10, "Q": 10, "K": 10, "A": 11}
SEQUENCE_PRICE = {3: 3, 4: 4, 5: 15, 6: 16, 7: 17, 8: 18, 9: 19}
SET_PRICE = {3: 3, 4: 14}
KINDS = (
    "carte_blanche",
    "point",
    "sequence",
    "set",
    "carte_rouge",
    "repique",
    "pique",
    "play",
    "cards",
    "capot",
)

AFTER_THE_DECLARATIONS = ("play", "pique", "cards", "capot")

# ---------------------------------------------------------------------------------------------------------------------
# Options
# ---------------------------------------------------------------------------------------------------------------------

DEFAULTS: dict[str, object] = {
    "elder_exchange_min": 1,
    "elder_exchange_max": 5,
    "blank_points": 10,
    "blank_ten_is_court": False,
    "blank_optional": True,
    "blank_again_after_exchange": False,
    "double_blank": "both_void",
    "nought_value": "off",
    "capot_last_trick": "unless_it_stands_for_cards",
    "point_min_length": 0,
    "point_min_pips": 0,
    "point_compare": "length_pips",
    "point_score": "cards",
    "point_call": "length_first",
    "equal_sequence_voids": "all",
    "lesser_combinations": "winner",
    "declare_order": "strict",
    "show_on_request": True,
    "show_extent": "scored",
    "calling_shows": False,
    "carte_rouge": 0,
    "carte_rouge_in_pique": "true",
    "pique_reckoning": "precedence",
    "pique_moment": "any_trick",
    "cards_in_pique": False,
    "younger_pique": False,
    "trick_scoring": "lead_capture",
    "last_trick": 1,
    "cards": 10,
    "capot": 40,
    "must_head": False,
    "race_stop": "at_once_in_order",
    "target": 100,
}

PRESETS: dict[str, dict[str, object]] = {
    "rubicon": {
        **DEFAULTS,
        "first_dealer": "higher_chooses",
        "younger_exchange_min": 1,
        "younger_exchange_max": "remaining",
        "younger_untaken": "look_after_lead_shared",
        "elder_blank_proof": "after_younger_discard",
        "elder_blank_draw_order": "elder_first",
        "younger_blank_proof": "after_elder_discard",
        "sinking": "partial",
        "short_call_binds": "unless_good_against_cards",
        "blank_optional": False,
        "declare_order": "point_then_free",
        "show_extent": "equal",
        "calling_shows": True,
        "match_format": "six_deals",
        "tie_break_deals": 2,
        "tie_break_repeat": "once",
    },
    "parlett": {
        **DEFAULTS,
        "first_dealer": "lower_deals",
        "younger_exchange_min": 0,
        "younger_exchange_max": "remaining",
        "younger_untaken": "expose_or_hide_now",
        "elder_blank_proof": "immediate",
        "elder_blank_draw_order": "elder_first",
        "younger_blank_proof": "after_elder_exchange",
        "sinking": "whole_combinations",
        "short_call_binds": "never",
        "pique_reckoning": "chronological",
        "match_format": "six_deals",
        "tie_break_deals": 2,
        "tie_break_repeat": "until_decided",
    },
    "club": {
        **DEFAULTS,
        "first_dealer": "higher_chooses",
        "younger_exchange_min": 1,
        "younger_exchange_max": "remaining",
        "younger_untaken": "expose_or_hide_now",
        "elder_blank_proof": "after_younger_exchange",
        "elder_blank_draw_order": "younger_first",
        "younger_blank_proof": "after_elder_discard",
        "sinking": "partial",
        "short_call_binds": "never",
        "show_extent": "called",
        "pique_reckoning": "chronological",
        "trick_scoring": "double_capture",
        "last_trick": 0,
        "match_format": "six_deals",
        "tie_break_deals": 2,
        "tie_break_repeat": "until_decided",
    },
    "wikipedia": {
        **DEFAULTS,
        "first_dealer": "higher_deals",
        "younger_exchange_min": 1,
        "younger_exchange_max": "five",
        "younger_untaken": "hidden",
        "elder_blank_proof": "after_both_discards",
        "elder_blank_draw_order": "elder_first",
        "younger_blank_proof": "after_elder_exchange",
        "point_min_length": 4,
        "sinking": "whole_class",
        "short_call_binds": "never",
        "cards_in_pique": True,
        "match_format": "six_deals",
        "tie_break_deals": 2,
        "tie_break_repeat": "until_decided",
    },
    "saunt": {
        **DEFAULTS,
        "first_dealer": "lower_deals",
        "younger_exchange_min": 0,
        "younger_exchange_max": "remaining",
        "younger_untaken": "expose_or_hide_now",
        "elder_blank_proof": "immediate",
        "elder_blank_draw_order": "elder_first",
        "younger_blank_proof": "after_elder_exchange",
        "sinking": "whole_combinations",
        "short_call_binds": "never",
        "pique_reckoning": "chronological",
        "match_format": "race",
        "race_stop": "at_once_by_clock",
    },
}

# The laws of 1882 alone: where they differ from the club's custom, nothing that scores does.
PRESETS["cavendish"] = {**PRESETS["rubicon"]}
# The laws of the race to a hundred, by the same hand.
PRESETS["au-cent"] = {
    **PRESETS["rubicon"],
    "first_dealer": "lower_deals",
    "younger_exchange_min": 0,
    "point_call": "value_always",
    "short_call_binds": "always",
    "match_format": "race",
}
# The encyclopaedia's "classic" game: each ten or better in a trick counts for its taker, the last trick no more.
PRESETS["cent-36"] = {
    **PRESETS["wikipedia"],
    "elder_exchange_max": 7,
    "double_blank": "both_score",
    "trick_scoring": "high_cards_won",
    "last_trick": 0,
    "match_format": "race",
}
# London, 1651: the ruff by pips and tens, only tens and better in the play, two or one for the last trick.
PRESETS["cent-1651"] = {
    **DEFAULTS,
    "first_dealer": "lower_deals",
    "elder_exchange_max": 8,
    "younger_exchange_min": 1,
    "younger_exchange_max": "remaining",
    "younger_untaken": "look_after_lead_shared",
    "double_blank": "younger_scores",
    "elder_blank_proof": "after_younger_discard",
    "elder_blank_draw_order": "elder_first",
    "younger_blank_proof": "after_elder_exchange",
    "point_compare": "pips",
    "point_score": "tens_rounded",
    "point_call": "value_always",
    "sinking": "partial",
    "short_call_binds": "never",
    "trick_scoring": "high_lead_capture",
    "last_trick": "two_with_high_card",
    "match_format": "race",
}


def form_of(record: dict) -> str:
    """The id of the rule set a record names, alone or with options set otherwise."""
    rules = record["rules"]
    return rules if isinstance(rules, str) else rules["base"]


def amended(record: dict, presets: dict[str, dict[str, object]]) -> dict:
    """The options of the form, one of these presets, with the record's own amendments on top."""
    rules = record["rules"]
    return {**presets[form_of(record)], **({} if isinstance(rules, str) else rules.get("options", {}))}


def options_of(record: dict) -> dict:
    """The rule set's options, with the record's own amendments on top."""
    return amended(record, PRESETS)


# ---------------------------------------------------------------------------------------------------------------------
# Cards and combinations
# ---------------------------------------------------------------------------------------------------------------------


def cards_in(text: str | None) -> list[str]:
    """`"AS th 10C"` as a list of two-letter cards."""
    return (text or "").upper().replace("10", "T").split()


def height(card: str) -> int:
    return RANKS.index(card[0])


def is_void(cards: list[str]) -> bool:
    """Not cards at all but a suit he has not, written `-S`."""
    return cards[0][0] == "-"


def length(cards: list[str]) -> int:
    """How many cards; a void suit goes for five."""
    return 5 if is_void(cards) else len(cards)


def pips(cards: list[str], options: dict) -> float:
    if is_void(cards):
        return float(options["nought_value"])
    return sum(PIPS[card[0]] for card in cards)


def is_blank(hand: list[str], options: dict) -> bool:
    """No court card, and no ten either where the ten spoils it."""
    courts = "TJQK" if options["blank_ten_is_court"] else "JQK"
    return not any(card[0] in courts for card in hand)


def suits_of(hand: list[str]) -> list[list[str]]:
    return [held for suit in SUITS if (held := [card for card in hand if card[1] == suit])]


def voids_of(hand: list[str], options: dict) -> list[list[str]]:
    """The suits he has not, where they may be called."""
    if options["nought_value"] == "off":
        return []
    return [[f"-{suit}"] for suit in SUITS if not any(card[1] == suit for card in hand)]


def runs_of(hand: list[str], options: dict) -> list[list[str]]:
    """Every run of three or more that no further card of the hand would lengthen, and every void; best first."""
    runs = voids_of(hand, options)
    for suit in SUITS:
        for low in range(9):
            for high in range(low + 2, 9):
                run = [RANKS[i] + suit for i in range(low, high + 1)]
                longer = [RANKS[i] + suit for i in (low - 1, high + 1) if 0 <= i <= 8]
                if all(card in hand for card in run) and not any(card in hand for card in longer):
                    runs.append(run)
    return sorted(runs, key=sequence_strength, reverse=True)


def sets_of(hand: list[str]) -> list[list[str]]:
    """Every trio and quatorze of tens or better; best first."""
    groups = [[card for card in hand if card[0] == rank] for rank in TEN_OR_BETTER]
    return sorted([group for group in groups if len(group) >= 3], key=set_strength, reverse=True)


def point_strength(cards: list[str], options: dict) -> tuple[float, ...]:
    """As the option says."""
    if options["point_compare"] == "pips":
        return (pips(cards, options),)
    return (length(cards), pips(cards, options))


def sequence_strength(cards: list[str]) -> tuple[float, ...]:
    """Longer, then higher; a void lies between the quint to the king and the quint major."""
    if is_void(cards):
        return (5, (height("K") + height("A")) / 2)
    return (len(cards), max(height(card) for card in cards))


def sequence_price(cards: list[str]) -> int:
    """A void that is good scores ten."""
    return 10 if is_void(cards) else SEQUENCE_PRICE[len(cards)]


def set_strength(cards: list[str]) -> tuple[float, ...]:
    """Four over three, then the rank."""
    return (len(cards), height(cards[0]))


def point_price(cards: list[str], options: dict) -> int:
    """What a good point scores; a void that is good scores five."""
    if is_void(cards):
        return 5
    if options["point_score"] == "cards":
        return len(cards)
    if options["point_score"] == "ending4_less_one":
        return len(cards) - (1 if pips(cards, options) % 10 == 4 else 0)
    if options["point_score"] == "tens_rounded":
        return int((pips(cards, options) + 5) // 10)
    if options["point_score"] == "flat_5":
        return 5
    raise ValueError(options["point_score"])


# ---------------------------------------------------------------------------------------------------------------------
# The hands
# ---------------------------------------------------------------------------------------------------------------------


def calls_of(record: dict, seat: str) -> dict:
    return (record.get("calls") or {}).get(seat) or {}


def blank_claimed(record: dict, seat: str, options: dict) -> bool:
    """Does this seat score a carte blanche? With bare hands only its word for it remains."""
    if "hands" in record:
        return calls_of(record, seat).get("carte_blanche") is True
    if not is_blank(cards_in(record["deal"][seat]), options):
        return False
    kept_quiet = not calls_of(record, seat).get("carte_blanche", True)
    return not (kept_quiet and options["blank_optional"])


def blanks_that_count(record: dict, options: dict) -> list[str]:
    """With 36 cards both can have one; then they cancel, or younger's alone counts, or each counts."""
    claimed = [seat for seat in SEATS if blank_claimed(record, seat, options)]
    if len(claimed) < 2:
        return claimed
    return {"both_void": [], "younger_scores": ["younger"], "both_score": claimed}[str(options["double_blank"])]


def final_hands(record: dict, options: dict) -> dict[str, list[str]]:
    """What each seat holds once both have exchanged."""
    if "hands" in record:
        return {seat: cards_in(record["hands"][seat]) for seat in SEATS}
    order = ["elder", "younger"]
    if options["elder_blank_draw_order"] == "younger_first" and blank_claimed(record, "elder", options):
        order = ["younger", "elder"]
    talon = cards_in(record["deal"]["talon"])
    hands = {}
    for seat in order:
        thrown = cards_in((record.get("exchange") or {}).get(seat))
        kept = [card for card in cards_in(record["deal"][seat]) if card not in thrown]
        hands[seat] = kept + talon[: len(thrown)]
        talon = talon[len(thrown) :]
    return hands


# ---------------------------------------------------------------------------------------------------------------------
# What is declared
# ---------------------------------------------------------------------------------------------------------------------


def declared_points(record: dict, seat: str, hand: list[str], options: dict) -> list[list[str]]:
    """The point called: usually one suit. Several only when they tie in his own hand and he did not say which."""
    calls = calls_of(record, seat)
    if "point" in calls:
        choices = [cards_in(calls["point"])] if calls["point"] else []
    else:
        choices = suits_of(hand) + voids_of(hand, options)
    callable_ones = [
        cards
        for cards in choices
        if length(cards) >= options["point_min_length"] and pips(cards, options) >= options["point_min_pips"]
    ]
    best = max((point_strength(cards, options) for cards in callable_ones), default=())
    equals = [cards for cards in callable_ones if point_strength(cards, options) == best]
    most = max((point_price(cards, options) for cards in equals), default=0)
    return [cards for cards in equals if point_price(cards, options) == most]  # his choice, so the one worth more


def declared_list(record: dict, seat: str, category: str, held: list[list[str]]) -> list[list[str]]:
    """Sequences or sets, the announced one first."""
    calls = calls_of(record, seat)
    if category in calls:
        return [cards_in(text) for text in calls[category] or []]
    return held


def counted(listed: list[list[str]]) -> list[list[str]]:
    """A part that was called, and was followed by more of the same run or rank, counts once, as the larger."""
    return [one for place, one in enumerate(listed) if place or not any(set(one) < set(more) for more in listed)]


def scorers(best: dict[str, tuple[float, ...] | None], beaten_too: bool, equals_both: bool) -> list[str]:
    """The seats that score in one class, in the order in which they count."""
    holders = [seat for seat in SEATS if best[seat] is not None]
    if len(holders) < 2:
        return holders
    if best["elder"] == best["younger"]:
        return ["elder", "younger"] if equals_both else []
    winner = "elder" if best["elder"] > best["younger"] else "younger"
    return [winner, OTHER[winner]] if beaten_too else [winner]


class Event(NamedTuple):
    """One score, or one mark on the clock (no points)."""

    seat: str
    kind: str
    points: int
    toward_thirty: bool = True


def declarations(record: dict, hands: dict[str, list[str]], options: dict) -> list[Event]:
    """Everything scored before play, in the order of reckoning: blank, point, sequence, set."""
    events = []

    for seat in blanks_that_count(record, options):
        events.append(Event(seat, "carte_blanche", options["blank_points"]))
        if options["blank_again_after_exchange"] and is_blank(hands[seat], options):
            events.append(Event(seat, "carte_blanche", options["blank_points"]))

    points = {seat: declared_points(record, seat, hands[seat], options) for seat in SEATS}
    runs = {seat: declared_list(record, seat, "sequences", runs_of(hands[seat], options)) for seat in SEATS}
    sets = {seat: declared_list(record, seat, "sets", sets_of(hands[seat])) for seat in SEATS}

    lesser = options["lesser_combinations"] == "both"
    who_scores = {
        "point": scorers(
            {seat: point_strength(points[seat][0], options) if points[seat] else None for seat in SEATS},
            beaten_too=False,
            equals_both=False,
        ),
        "sequence": scorers(
            {seat: sequence_strength(runs[seat][0]) if runs[seat] else None for seat in SEATS},
            beaten_too=lesser,
            equals_both=options["equal_sequence_voids"] == "none",
        ),
        "set": scorers(
            {seat: set_strength(sets[seat][0]) if sets[seat] else None for seat in SEATS},
            beaten_too=lesser,
            equals_both=False,
        ),
    }

    if options["calling_shows"] and not lesser:
        known = known_of_elder(hands["elder"], who_scores, points, runs, sets, options)
        for kind, listed, inside, strength in (
            ("sequence", runs, runs_of(known, {"nought_value": "off"}), sequence_strength),
            ("set", sets, sets_of(known), set_strength),
        ):
            alone = who_scores[kind] == ["younger"]
            if alone and inside and strength(inside[0]) >= strength(listed["younger"][0]):
                who_scores[kind] = []

    rouge_class = {
        seat: class_that_completes_cover(seat, hands[seat], who_scores, points[seat], runs[seat], sets[seat])
        for seat in SEATS
    }

    for kind in ("point", "sequence", "set"):
        for seat in who_scores[kind]:
            if kind == "point":
                events.append(Event(seat, kind, point_price(points[seat][0], options)))
            if kind == "sequence":
                events.extend(Event(seat, kind, sequence_price(run)) for run in counted(runs[seat]))
            if kind == "set":
                events.extend(Event(seat, kind, SET_PRICE[len(group)]) for group in counted(sets[seat]))
            if rouge_class[seat] == kind and options["carte_rouge"]:
                helps = str(options["carte_rouge_in_pique"]).lower()
                counts = helps == "true" or (helps == "elder_only" and seat == "elder")
                events.append(Event(seat, "carte_rouge", options["carte_rouge"], counts))
    return events


def known_of_elder(
    hand: list[str],
    who_scores: dict[str, list[str]],
    points: dict[str, list[list[str]]],
    runs: dict[str, list[list[str]]],
    sets: dict[str, list[list[str]]],
    options: dict,
) -> list[str]:
    """R25: to call is to show; the cards of what elder declared, good, or equal where that too must be shown."""
    equal_too = options["show_on_request"] and options["show_extent"] != "scored"
    known: list[str] = []
    for kind, called, his in (
        ("point", [point_meant(hand, points["elder"])], points["younger"]),
        ("sequence", runs["elder"], runs["younger"]),
        ("set", sets["elder"], sets["younger"]),
    ):
        if not called or not called[0]:
            continue
        if "elder" in who_scores[kind]:
            known += [card for group in called for card in group]
        elif equal_too and his and not who_scores[kind]:
            known += called[0]
    return [card for card in hand if card in known]


def class_that_completes_cover(
    seat: str,
    hand: list[str],
    who_scores: dict[str, list[str]],
    points: list[list[str]],
    runs: list[list[str]],
    sets: list[list[str]],
) -> str | None:
    """The class at which every card of the hand has been part of something scored; None if that never comes.

    Where his best suits tie, he is taken to have meant the one that serves the hand as he holds it best.
    """
    cover: set[str] = set()
    for kind, groups in (("point", [point_meant(hand, points)]), ("sequence", runs), ("set", sets)):
        if seat in who_scores[kind]:
            for group in groups:
                cover.update(card for card in group if card in hand)  # a void covers none
            if cover == set(hand):
                return kind
    return None


def point_meant(hand: list[str], points: list[list[str]]) -> list[str]:
    """Of points that tie, his not having said which: the one that leaves no card idle.

    None outside his sequences, that is, or else none outside his sequences and sets; whether he then counts those or
    not.
    """
    in_runs = {card for run in runs_of(hand, {"nought_value": "off"}) for card in run}
    in_sets = {card for group in sets_of(hand) for card in group}

    def idle(point: list[str]) -> tuple[bool, bool]:
        rest = set(hand) - set(point)
        return (not rest <= in_runs, not rest <= in_runs | in_sets)

    return min(points, key=idle, default=[])


# ---------------------------------------------------------------------------------------------------------------------
# Play
# ---------------------------------------------------------------------------------------------------------------------


def second_wins(led: str, answer: str) -> bool:
    return answer[1] == led[1] and height(answer) > height(led)


def play_events(played: list[str], options: dict) -> tuple[list[Event], list[str]]:
    """What each card scored, one list; and the winner of each finished trick, another.

    Two marks without points are left for later: `led` at the first lead, `seventh` when elder has the first seven.
    """
    way = options["trick_scoring"]
    events: list[Event] = []
    winners: list[str] = []
    leader = "elder"
    for i in range(0, len(played), 2):
        led = played[i]
        before = len(events)
        high_led = led[0] in TEN_OR_BETTER

        if way == "lead_capture":
            events.append(Event(leader, "play", 1))
        if way == "double_capture" and i == 0:  # one for leading, and from then on nothing for a lead
            events.append(Event("elder", "play", 1))
        if way == "high_lead_capture" and high_led:
            events.append(Event(leader, "play", 1))
        if i == 0:
            events.append(Event("elder", "led", 0))
        if i + 1 == len(played):
            break

        answer = played[i + 1]
        captured = second_wins(led, answer)
        winner = OTHER[leader] if captured else leader
        if way == "lead_capture" and captured:
            events.append(Event(winner, "play", 1))
        if way == "high_lead_capture" and captured and answer[0] in TEN_OR_BETTER:
            events.append(Event(winner, "play", 1))
        if way == "double_capture":  # two if the opponent led to the trick, one if its winner did
            events.append(Event(winner, "play", 2 if captured else 1))
        if way == "flat_won":
            events.append(Event(winner, "play", 1))
        if way == "high_cards_won":
            events.append(Event(winner, "play", sum(card[0] in TEN_OR_BETTER for card in (led, answer))))

        winners.append(winner)
        if winners == ["elder"] * 7:
            events.append(Event("elder", "seventh", 0))
        if len(winners) == 12:
            extra = options["last_trick"]
            if extra == "two_with_high_card":  # what it has counted is part of that
                counted = sum(event.points for event in events[before:] if event.seat == winner)
                extra = max(0, (2 if (answer if captured else led)[0] in TEN_OR_BETTER else 1) - counted)
            capot = winners == [winner] * 12
            if not (capot and extra == 10 and not options["cards"] and options["capot_last_trick"] != "kept"):
                events.append(Event(winner, "play", extra))
        leader = winner
    return events, winners


# ---------------------------------------------------------------------------------------------------------------------
# Bonuses: walk the events
# ---------------------------------------------------------------------------------------------------------------------


def with_repiques(reckoning: list[Event]) -> list[Event]:
    """Sixty more where thirty in hand come before the other side has anything, in the order of reckoning."""
    events = list(reckoning)
    for seat in SEATS:
        thirty = 0
        for place, event in enumerate(reckoning):
            if event.seat != seat:
                break
            if event.toward_thirty:
                thirty += event.points
            if thirty >= 30:
                events.insert(place + 1, Event(seat, "repique", 60, toward_thirty=False))
                break
    return events


def with_piques(timeline: list[Event], options: dict) -> list[Event]:
    """The bonuses that arise while the cards are played, in one walk along the timeline."""
    events: list[Event] = []
    thirty = {"elder": 0, "younger": 0}
    in_hand = {"elder": 0, "younger": 0}
    has_scored = {"elder": False, "younger": False}
    served = [event.seat for event in timeline if event.kind == "repique"]
    may_pique = ["elder", "younger"] if options["younger_pique"] else ["elder"]

    led = False

    for event in timeline:
        if event.kind == "led":
            led = True
            continue
        if event.kind == "seventh":
            if not options["cards_in_pique"] or has_scored["younger"] or "elder" in served:
                continue
            event = Event("elder", "cards", options["cards"])
        if event.points == 0:
            continue
        events.append(event)
        seat = event.seat
        has_scored[seat] = True
        if event.toward_thirty:
            thirty[seat] += event.points
            in_hand[seat] += event.points if event.kind not in AFTER_THE_DECLARATIONS else 0
        if (
            event.kind in ("play", "cards")
            and seat in may_pique
            and seat not in served
            and thirty[seat] >= 30
            and in_hand[seat] < 30  # a hand of thirty is not brought there by tricks: a repique or nothing
            and not has_scored[OTHER[seat]]
            and not (led and options["pique_moment"] == "first_lead")  # made by the first card led or not at all
        ):
            served.append(seat)
            events.append(Event(seat, "pique", 30, toward_thirty=False))
    return events


def by_the_clock(reckoning: list[Event], play: list[Event]) -> list[Event]:
    """Blanks, what elder has in hand, the first lead, what younger has in hand, the rest of the play."""
    blanks = [event for event in reckoning if event.kind == "carte_blanche"]
    others = [event for event in reckoning if event.kind != "carte_blanche"]
    first_lead = [event.kind for event in play].index("led") + 1 if play else 0
    return (
        blanks
        + [event for event in others if event.seat == "elder"]
        + play[:first_lead]
        + [event for event in others if event.seat == "younger"]
        + play[first_lead:]
    )


def everything(record: dict) -> list[Event]:
    """Every score of a deal, in the order of time or of reckoning, whichever its pique goes by."""
    options = options_of(record)
    hands = final_hands(record, options)
    played = cards_in(record.get("play"))

    reckoning = with_repiques([event for event in declarations(record, hands, options) if event.points])
    play, winners = play_events(played, options)

    if options["pique_reckoning"] == "precedence":
        timeline = reckoning + play
    elif options["pique_reckoning"] == "chronological":
        timeline = by_the_clock(reckoning, play)
    else:
        raise ValueError(options["pique_reckoning"])
    events = with_piques(timeline, options)

    if len(winners) == 12:
        early = sum(event.points for event in events if event.kind == "cards")
        for seat in SEATS:
            won = winners.count(seat)
            if won == 12:  # in place of the cards
                events.append(Event(seat, "capot", options["capot"] - (early if seat == "elder" else 0)))
            elif won >= 7 and not (seat == "elder" and early):
                events.append(Event(seat, "cards", options["cards"]))
    return events


def score(record: dict) -> dict:
    """The tally of one deal, seat by seat and kind by kind."""
    events = everything(record)
    if not cards_in(record.get("play")):  # younger scores nothing but a blank before elder has led
        events = [event for event in events if event.seat == "elder" or event.kind == "carte_blanche"]

    tally: dict[str, dict[str, int]] = {}
    for seat in SEATS:
        sums = {
            kind: sum(event.points for event in events if (event.seat, event.kind) == (seat, kind)) for kind in KINDS
        }
        tally[seat] = {kind: points for kind, points in sums.items() if points}
        tally[seat]["total"] = sum(sums.values())
    return tally


def race_won_by(record: dict) -> str | None:
    """Who first reaches the target of a race, from the points the record says each had before this deal."""
    options = options_of(record)
    events = everything(record)
    if options["race_stop"] == "at_once_in_order":
        hands = final_hands(record, options)
        reckoning = with_repiques([event for event in declarations(record, hands, options) if event.points])
        events = reckoning + [event for event in events if event.kind in AFTER_THE_DECLARATIONS]
    elif options["race_stop"] != "at_once_by_clock" or options["pique_reckoning"] != "chronological":
        raise ValueError(options["race_stop"])
    has = dict(record["standing"]["points"])
    for event in events:
        has[event.seat] += event.points
        if has[event.seat] >= options["target"]:
            return event.seat
    return None
