"""Reads the parts of a record (rules, seats, cards, bids, calls), checked before anything is ruled on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from piquet_tutor.engine.clauses import OptionError
from piquet_tutor.engine.faults import Phrase, nearest, quoted
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Bidding
from piquet_tutor.game.cards import Cards, Pack
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.records import form
from piquet_tutor.game.records.beside import BESIDE
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.notation import KIND_OF, cards_at, read_bid
from piquet_tutor.game.records.replay import Calls, Given, ParsedRecord
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import load, options, rule_set_names
from piquet_tutor.game.rules.policies.carte_blanche import courts_in
from piquet_tutor.game.rules.policies.exchange import first_limits, second_limits


def score_from(
    value: Mapping[str, Any], rules: RuleSet | None = None, written_by: RuleSet | None = None
) -> ParsedRecord:
    """Read a value whose shape has been checked (:func:`io.read_value`).

    Args:
        value: the record.
        rules: a rule set to use instead of its own.
        written_by: the rule set under which it was written, if its partie names it and another is to be used.

    Raises:
        RecordError: rules or cards do not exist or do not fit together.
    """
    own = rules_from(value["rules"]) if "rules" in value else None
    rules = rules or own
    assert rules is not None  # the shape asks for rules, or the partie gives them
    if own is not None and shape_of(own) != shape_of(rules):
        raise RecordError("rules.shape", "rules", **deals_taken(own, rules))
    pack = Pack(rules.pack)
    seats = rules.table.seats
    _check_seats(value, rules)
    dealt = _dealt(value["deal"], rules, pack) if "deal" in value else {}
    hands = _hands(value["hands"], rules, pack) if "hands" in value else {}
    score = ParsedRecord(
        rules=rules,
        dealt={seat: dealt[seat] for seat in seats} if dealt else {},
        hands=hands,
        talon=dealt.get("talon", ()),
        exchange=_discards(value.get("exchange", {}), pack),
        calls={seat: _calls(value["calls"], seat, pack) for seat in seats if seat in value.get("calls", {})},
        play=_played(value.get("play", ""), pack),
        bids=_bids(value, rules),
        title=value.get("title", ""),
        source=value.get("source", ""),
        note=value.get("note", ""),
        beside=_beside(value, own or written_by or rules, rules),
        standing=_standing(value.get("standing"), rules),
    )
    _check_blanks(score)
    return score


def rules_from(spoken: str | Mapping[str, Any]) -> RuleSet:
    """The rule set a record names.

    Raises:
        RecordError: there is no such rule set or option, or the option cannot take the value.
    """
    base = spoken if isinstance(spoken, str) else spoken["base"]
    changes = {} if isinstance(spoken, str) else spoken.get("options", {})
    where = "rules" if isinstance(spoken, str) else "rules.base"
    if base not in rule_set_names():
        hint = form.suggestion(base, rule_set_names(), "use")
        raise RecordError("rules.unknown", where, name=quoted(base), hint=hint)
    known = options()
    for name, value in changes.items():
        path = f"rules.options.{quoted(name)}"
        if name not in known:
            near = nearest(name, known)
            hint = Phrase("perhaps", near) if near else Phrase("options-listed", base)
            raise RecordError("rules.option", path, "rules.options", name=quoted(name), hint=hint)
        try:
            known[name].check(value)
        except OptionError as error:
            raise RecordError("rules.value", path, "rules.options", **error.facts) from None
    return load(base, changes)


def _check_seats(value: Mapping[str, Any], rules: RuleSet) -> None:
    """Check that the seats named are those of this form, and that each has its cards."""
    seats = rules.table.seats
    for key in ("deal", "exchange", "hands", "calls"):
        known = (*seats, "talon") if key == "deal" else seats
        for name in value.get(key, {}):
            if name not in known:
                path = f"{key}.{quoted(name)}"
                hint = form.suggestion(name, known, "write")
                raise RecordError("form.unknown_key", path, key, key=quoted(name), hint=hint)
    for key in ("deal", "hands"):
        known = (*seats, "talon") if key == "deal" and _talon(rules) else seats
        for name in known if key in value else ():
            if name not in value[key]:
                raise RecordError("form.missing_key", f"{key}.{name}", key, key=name)
    if "bids" in value and "bidding" not in rules.phases:
        raise RecordError("bids.none", "bids", rules=rules.id)


def shape_of(rules: RuleSet) -> tuple[object, ...]:
    """What two rule sets must share for one to read the other's records: the pack, the hands, the seats."""
    return (rules.pack, rules.hand_size, rules.table, "bidding" in rules.phases, "exchange" in rules.phases)


def deals_taken(own: RuleSet, rules: RuleSet) -> dict[str, Any]:
    """Which deals a rule set takes, as the facts of a sentence on a deal of another that it does not take."""
    bids, bid = ("bidding" in each.phases for each in (rules, own))
    return {
        "own": own.id,
        "other": rules.id,
        "pack": rules.pack,
        "hand": rules.hand_size,
        "players": len(rules.table.seats),
        "bidding": "same" if bids == bid else "with" if bids else "without",
    }


def _talon(rules: RuleSet) -> int:
    """How many cards are left in the talon after the deal."""
    return rules.pack - len(rules.table.seats) * rules.hand_size


def _bids(value: Mapping[str, Any], rules: RuleSet) -> tuple[Bidding, ...]:
    found = []
    for number, (seat, words) in enumerate(value.get("bids", ())):
        where = f"bids[{number}]"
        if seat not in rules.table.seats:
            raise RecordError("bids.seat", where, name=quoted(seat), seats=rules.table.seats)
        found.append(read_bid(words, seat, rules, where))
    return tuple(found)


def _beside(value: Mapping[str, Any], own: RuleSet, rules: RuleSet) -> dict[str, Any]:
    """What is done beside words and cards, by its key."""
    given = ((key, each.read(value[key], own, rules)) for key, each in BESIDE.items() if key in value)
    return {key: told for key, told in given if told}


def _standing(value: Mapping[str, Any] | None, rules: RuleSet) -> Standing | None:
    """The standing of the partie, with the points of exactly the sides of this form."""
    if value is None:
        return None
    sides, points = tuple(dict.fromkeys(rules.table.sides)), value["points"]
    for side in points:
        if side not in sides:
            hint = form.suggestion(side, sides, "write")
            path = f"standing.points.{quoted(side)}"
            raise RecordError("form.unknown_key", path, "standing.points", key=quoted(side), hint=hint)
    for side in sides:
        if side not in points:
            raise RecordError("form.missing_key", f"standing.points.{side}", "standing.points", key=side)
    return Standing({side: points[side] for side in sides}, value["deal"], value["deals"])


def _dealt(value: Mapping[str, str], rules: RuleSet, pack: Pack) -> dict[str, Cards]:
    wanted = dict.fromkeys(rules.table.seats, rules.hand_size) | {"talon": _talon(rules)}
    return _places({"talon": ""} | dict(value), "deal", wanted, pack)


def _hands(value: Mapping[str, str], rules: RuleSet, pack: Pack) -> dict[str, Cards]:
    return _places(value, "hands", dict.fromkeys(rules.table.seats, rules.hand_size), pack)


def _places(value: Mapping[str, str], key: str, wanted: Mapping[str, int], pack: Pack) -> dict[str, Cards]:
    found = {name: cards_at(value[name], f"{key}.{name}", pack) for name in wanted}
    _check_twice({f"{key}.{name}": cards for name, cards in found.items()})
    for name, cards in found.items():
        if len(cards) != wanted[name]:
            missing = wanted[name] - len(cards)
            hint = Phrase("cards-add", missing) if missing > 0 else Phrase("cards-take", -missing)
            raise RecordError("card.count", f"{key}.{name}", count=len(cards), wanted=wanted[name], hint=hint)
    return found


def _check_twice(places: Mapping[str, Cards]) -> None:
    seen: dict[Any, str] = {}
    for where, cards in places.items():
        for number, one in enumerate(cards):
            if one in seen:
                place = (f"{where}[{number}]", f"{where}, #{number + 1}")
                raise RecordError("card.twice", *place, card=one, first=seen[one])
            seen[one] = where


def _discards(value: Mapping[str, str], pack: Pack) -> dict[Seat, Cards]:
    found = {seat: cards_at(cards, f"exchange.{seat}", pack) for seat, cards in value.items()}
    for seat, cards in found.items():
        _check_twice({f"exchange.{seat}": cards})
    return found


def _played(value: str, pack: Pack) -> Cards:
    cards = cards_at(value, "play", pack)
    _check_twice({"play": cards})
    return cards


def _calls(value: Mapping[str, Any], seat: Seat, pack: Pack) -> Calls:
    said = value[seat]
    kinds: dict[Kind, Given] = {}
    for key, given in said.items():
        if key in KIND_OF:
            kinds[KIND_OF[key]] = _given(given, f"calls.{seat}.{key}", pack)
    return Calls(kinds, said.get("carte_blanche"))


def _given(given: Any, where: str, pack: Pack) -> Given:
    if isinstance(given, str):
        return (_combination(given, where, pack),)
    return tuple(_combination(each, f"{where}[{number}]", pack) for number, each in enumerate(given or ()))


def _combination(listed: str, where: str, pack: Pack) -> Cards:
    cards = cards_at(listed, where, pack, voids=True)
    _check_twice({where: cards})
    if not cards:
        raise RecordError("form.empty", where, hint=Phrase("write-cards"))
    return cards


# --- carte blanche, where it is claimed -----------------------------------------------------------------------------


def _check_blanks(score: ParsedRecord) -> None:
    seats = score.rules.table.seats
    claims = [seat for seat in seats if seat in score.calls and score.calls[seat].carte_blanche]
    ten = score.rules.options.blank_ten_is_court
    pack = Pack(score.rules.pack)
    for seat in claims:
        where = f"calls.{seat}.carte_blanche"
        if score.dealt:
            spoilt = courts_in(score.dealt[seat], ten)
            if spoilt:
                raise RecordError("calls.not_blank", where, seat=seat, card=spoilt[0])
            continue
        courts, most = len(courts_in(score.hands[seat], ten)), _most_drawn(score.rules, seat)
        if courts > most:
            raise RecordError("calls.blank_impossible", where, seat=seat, courts=courts, most=most)
    if len(claims) == len(seats) and len(courts_in(pack.cards, ten)) > _talon(score.rules):
        raise RecordError("calls.blank_both", "calls")


def _most_drawn(rules: RuleSet, seat: Seat) -> int:
    """How many cards a seat can have drawn, whatever the other did."""
    talon = _talon(rules)
    if "exchange.elder" not in rules.clauses:
        return talon if "exchange" in rules.phases and seat == rules.table.seats[-1] else 0
    least, most = first_limits(rules.rule("exchange.elder"), talon)
    if seat == rules.table.seats[0] or "bidding" in rules.phases:
        return most
    return second_limits(rules.rule("exchange.younger"), talon - least)[1]
