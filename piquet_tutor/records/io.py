"""Records read and written: JSON in, a deal that has been played through the engine out; and back.

>>> deal = read_deal({"format": "piquet-record/1", "rules": "rubicon", "deal": {
...     "elder": "AS KS JS AH QH JH 8H JC 8C 7C 9D 8D", "younger": "TS 7S TH 9H 7H KC QC TC AD QD JD TD",
...     "talon": "9S 8S KH 9C KD QS AC 7D"}, "exchange": {"elder": "KS 8C 7C 9D 8D", "younger": "7S 9H 7H"}})
>>> deal.tally()["elder"]
{'point': 5, 'sequence': 4, 'total': 9}
>>> write_record(deal, title="Cavendish's example")["exchange"]["younger"]
'7S 9H 7H'
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from difflib import get_close_matches
from os import PathLike
from typing import Any, Final

from piquet_tutor.cards import Cards, Pack, Void, format_cards
from piquet_tutor.combinations import KINDS, Kind
from piquet_tutor.deal import dialogue
from piquet_tutor.deal.actions import (
    Action,
    Bidding,
    Call,
    ClaimCarteBlanche,
    Concede,
    Count,
    Exchange,
    FaceUntaken,
    KeepCarteBlanche,
    Play,
    Reply,
)
from piquet_tutor.deal.engine import Refused, apply
from piquet_tutor.deal.matches import begin
from piquet_tutor.deal.partie import Partie
from piquet_tutor.deal.phases.bidding import said
from piquet_tutor.deal.state import Deal, Standing
from piquet_tutor.doors import sentence
from piquet_tutor.records import form, text
from piquet_tutor.records.bids import read_bid, write_bid
from piquet_tutor.records.faults import RecordError, quoted
from piquet_tutor.records.notation import KEY_OF, KIND_OF, cards_at
from piquet_tutor.records.replay import Calls, Given, Score, next_action, opening, score_of
from piquet_tutor.rules.loader import load, options, rule_set_names
from piquet_tutor.rules.model import OptionError, RuleSet
from piquet_tutor.rules.policies.dealing import courts_in
from piquet_tutor.rules.policies.exchange import first_limits, second_limits
from piquet_tutor.table import Seat

Source = Mapping[str, Any] | str | bytes | PathLike[str]
"""A record: a mapping, JSON text, or the path of a file (a text is never taken for a path)."""

TEXTS: Final = ("title", "source", "note")


# --- reading ------------------------------------------------------------------------------------------------------


def read_value(source: Source) -> dict[str, Any]:
    """A record of either format, its shape checked, its cards not yet looked at.

    Raises:
        RecordError: it cannot be read.
    """
    if isinstance(source, PathLike):
        source = text.read_bytes(source)
    elif isinstance(source, Mapping):
        try:
            source = json.dumps(dict(source))
        except (TypeError, ValueError, RecursionError):
            sentence = "the mapping holds something JSON cannot; use only text, lists and mappings."
            raise RecordError("form.type", "", "", sentence=sentence) from None
    value = text.parse(source)
    form.check(value)
    found: dict[str, Any] = value
    return found


def read_deal(source: Source, rules: RuleSet | None = None) -> Deal:
    """A deal, played through the engine as far as its record goes.

    Args:
        source: the record.
        rules: rule on it by these instead of the record's own.

    Raises:
        RecordError: the record is broken, or does what the rules do not allow.
    """
    return play_through(read_score(source, rules))


def read_score(source: Source, rules: RuleSet | None = None) -> Score:
    """A record of one deal, checked for form and cards, not yet ruled on.

    Raises:
        RecordError: the record is broken.
    """
    value = read_value(source)
    if value["format"] == form.PARTIE:
        raise RecordError("partie.one_deal", "", "")
    return score_from(value, rules)


def score_from(value: Mapping[str, Any], rules: RuleSet | None = None, written_by: RuleSet | None = None) -> Score:
    """The score in a value whose shape has been checked (:func:`read_value`).

    Args:
        value: the record.
        rules: rule on it by these instead of its own.
        written_by: the rules it was written by, where its partie says them and others are to rule on it.

    Raises:
        RecordError: rules or cards that do not exist or do not fit together.
    """
    own = rules_from(value["rules"]) if "rules" in value else None
    rules = rules or own
    assert rules is not None  # the shape asks for rules, or the partie gives them
    if own is not None and _shape(own) != _shape(rules):
        raise RecordError("rules.shape", "rules", own=own.title, other=rules.title)
    pack = Pack(rules.pack)
    seats = rules.table.seats
    _check_seats(value, rules)
    dealt = _dealt(value["deal"], rules, pack) if "deal" in value else {}
    hands = _hands(value["hands"], rules, pack) if "hands" in value else {}
    score = Score(
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
        faced=_faced(value, own or written_by or rules, rules),
        conceded=_conceded(value, rules),
        standing=_standing(value.get("standing"), rules),
    )
    _check_blanks(score)
    return score


def rules_from(spoken: str | Mapping[str, Any]) -> RuleSet:
    """The rule set a record names.

    Raises:
        RecordError: no such rule set or option, or a value it cannot take.
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
            close = get_close_matches(name, known, 1)
            listing = f"“piquet-tutor rules show {base}” lists them"
            hint = f"perhaps “{close[0]}” is meant" if close else listing
            raise RecordError("rules.option", path, "rules.options", name=quoted(name), hint=hint)
        try:
            known[name].check(value)
        except OptionError as error:
            raise RecordError("rules.value", path, "rules.options", problem=error) from None
    return load(base, changes)


def _check_seats(value: Mapping[str, Any], rules: RuleSet) -> None:
    """Only the seats of this form are named; the cards of every one of them are given."""
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
        raise RecordError("bids.none", "bids", rules=rules.title)


def _shape(rules: RuleSet) -> tuple[object, ...]:
    """What decides whether a record of one rule set can be read by another: the pack, the hands, who sits where."""
    return (rules.pack, rules.hand_size, rules.table, "bidding" in rules.phases, "exchange" in rules.phases)


def _talon(rules: RuleSet) -> int:
    """How many cards are left over when every seat has its hand."""
    return rules.pack - len(rules.table.seats) * rules.hand_size


def _bids(value: Mapping[str, Any], rules: RuleSet) -> tuple[Bidding, ...]:
    found = []
    for number, (seat, words) in enumerate(value.get("bids", ())):
        where = f"bids[{number}]"
        if seat not in rules.table.seats:
            raise RecordError("bids.seat", where, name=quoted(seat), seats=" or ".join(rules.table.seats))
        found.append(read_bid(words, seat, rules, where))
    return tuple(found)


def _faced(value: Mapping[str, Any], own: RuleSet, rules: RuleSet) -> str:
    """When the talon was turned up; read by rules of another custom it is passed over, for no point hangs on it."""
    same = own.option("younger_untaken") == rules.option("younger_untaken")
    return str(value.get("faced", "")) if same else ""


def _conceded(value: Mapping[str, Any], rules: RuleSet) -> Seat:
    seat = str(value.get("conceded", ""))
    if seat and seat not in rules.table.seats:
        listed = " or ".join(rules.table.seats)
        raise RecordError("seat.unknown", "conceded", seat=quoted(seat), rules=rules.title, seats=listed)
    return seat


def _standing(value: Mapping[str, Any] | None, rules: RuleSet) -> Standing | None:
    """What the partie brings, for exactly the sides of this form."""
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
            hint = f"add {missing}" if missing > 0 else f"take {-missing} out"
            raise RecordError("card.count", f"{key}.{name}", count=len(cards), wanted=wanted[name], hint=hint)
    return found


def _check_twice(places: Mapping[str, Cards]) -> None:
    seen: dict[Any, str] = {}
    for where, cards in places.items():
        for number, one in enumerate(cards):
            if one in seen:
                place = (f"{where}[{number}]", f"{where}, card {number + 1}")
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
        raise RecordError("form.empty", where, hint="write cards, or take it out")
    return cards


# --- carte blanche, where it is claimed -----------------------------------------------------------------------------


def _check_blanks(score: Score) -> None:
    seats = score.rules.table.seats
    claims = [seat for seat in seats if seat in score.calls and score.calls[seat].carte_blanche]
    ten = bool(score.rules.option("blank_ten_is_court"))
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


# --- playing it through -------------------------------------------------------------------------------------------


def play_through(score: Score, standing: Standing | None = None) -> Deal:
    """The deal as far as the record goes.

    Raises:
        RecordError: it does what the rules do not allow, or goes on after it stopped.
    """
    deal = opening(score, standing)
    declaring = False
    while not deal.done:
        if deal.kept and not declaring:
            declaring = True
            _check_calls(score, deal)
        action = next_action(score, deal)
        if action is None:
            break
        try:
            deal = apply(deal, action)
        except Refused as refusal:
            raise _refused(refusal, deal, action) from None
    _check_rest(score, deal)
    _check_done(score, deal)
    return deal


def _check_done(score: Score, deal: Deal) -> None:
    """What is done at a moment of its own has been done."""
    if score.faced and not deal.faced:
        raise RecordError("faced.missed", "faced")
    if score.conceded and not any(isinstance(action, Concede) for action in deal.actions):
        code = "concede.over" if deal.done else "concede.missed"
        raise RecordError(code, "conceded", seat=score.conceded)


def _refused(refusal: Refused, deal: Deal, action: Action) -> RecordError:
    ruling = refusal.ruling
    where, place = _where(deal, action)
    if isinstance(action, Concede) and deal.standing is None and deal.rules.option("concede_last_deal"):
        return RecordError("concede.alone", where)
    return RecordError(str(ruling.facts["reason"]), where, place, sentence=sentence(ruling), ruling=ruling)


def _where(deal: Deal, action: Action) -> tuple[str, str]:
    if isinstance(action, Play):
        number = len(deal.table.seats) * len(deal.tricks) + len(deal.trick)
        return f"play[{number}]", f"play, card {number + 1} ({action.card})"
    if isinstance(action, Bidding):
        number = len(said(deal))
        return f"bids[{number}]", f"bids, number {number + 1} ({action.seat}: {write_bid(action)})"
    if isinstance(action, (Exchange, ClaimCarteBlanche)):
        where = f"exchange.{action.seat}"
    elif isinstance(action, (Call, Count, Reply)):
        where = f"calls.{action.seat}.{KEY_OF[action.kind]}"
    elif isinstance(action, KeepCarteBlanche):
        where = f"calls.{action.seat}.carte_blanche"
    elif isinstance(action, (FaceUntaken, Concede)):
        where = "faced" if isinstance(action, FaceUntaken) else "conceded"
    else:
        where = f"calls.{action.seat}"
    return where, where


_HINT: Final[dict[Kind, str]] = {
    "point": "a point is cards of one suit",
    "sequence": "a sequence is three or more neighbouring cards of one suit",
    "set": "a set is three or four cards of one rank, ten or higher",
}


def _check_calls(score: Score, deal: Deal) -> None:
    """Everything listed is held and is what it is called, even where it comes to nothing."""
    for seat, calls in score.calls.items():
        for kind, given in calls.kinds.items():
            where = f"calls.{seat}.{KEY_OF[kind]}"
            used: set[Any] = set()
            for number, cards in enumerate(given):
                place = where if kind == "point" else f"{where}[{number}]"
                _check_combination(deal, seat, kind, cards, place)
                larger = number and set(given[0]) < set(cards)  # the whole may follow a part that was called
                for one in cards:
                    if one in used and not (larger and one in given[0]):
                        raise RecordError("calls.once", place, card=one, kind=kind)
                used.update(cards)


def _check_combination(deal: Deal, seat: Seat, kind: Kind, cards: Cards, where: str) -> None:
    hand = deal.kept[seat]
    for one in cards:
        if isinstance(one, Void):
            _check_void(deal, seat, one, where)
        elif one not in hand:
            raise RecordError("calls.not_held", where, seat=seat, card=one)
    if dialogue.combination(deal, kind, cards) is None:
        raise RecordError("calls.no_such", where, cards=format_cards(cards), kind=kind, hint=_HINT[kind])


def _check_void(deal: Deal, seat: Seat, one: Void, where: str) -> None:
    if deal.rules.option("nought_value") == "off":
        raise RecordError("calls.no_nought", where, void=one)
    of_it = [each for each in deal.kept[seat] if each.suit is one.suit]
    if of_it:
        raise RecordError("calls.not_void", where, seat=seat, card=of_it[0], void=one)


def _check_rest(score: Score, deal: Deal) -> None:
    """Nothing of the record may be left over where the deal stopped."""
    first, second = deal.table.seats[0], deal.table.seats[-1]
    played = len(deal.table.seats) * len(deal.tricks) + len(deal.trick)
    waiting = deal.phase in ("carte_blanche", "bidding", "exchange")
    if len(said(deal)) < len(score.bids):
        raise RecordError("bids.over", f"bids[{len(said(deal))}]", "bids", count=len(score.bids), limit=len(said(deal)))
    if waiting and "bidding" in deal.rules.phases and deal.undertaking is None:
        if score.play or score.exchange or any(calls.kinds for calls in score.calls.values()):
            raise RecordError("bids.missing", "bids")
        return
    if waiting and len(deal.table.seats) == 2 and first not in score.exchange and second in score.exchange:
        raise RecordError("exchange.early", f"exchange.{second}", seat=second, other=first)
    missing = next((seat for seat in deal.table.seats if seat not in score.exchange), "")
    if waiting and score.play:
        raise RecordError("play.early", "play", seat=missing)
    if waiting and any(calls.kinds for calls in score.calls.values()):
        raise RecordError("calls.early", "calls", seat=missing)
    if played < len(score.play):
        raise RecordError("play.over", f"play[{played}]", "play", count=len(score.play), limit=played)


# --- a partie -----------------------------------------------------------------------------------------------------


def read_partie(source: Source, rules: RuleSet | None = None) -> Partie:
    """A partie, its deals played through the engine in order, each knowing how the partie stands.

    Raises:
        RecordError: the record, or one of its deals, is broken or does what the rules do not allow.
    """
    value = read_value(source)
    if value["format"] != form.PARTIE:
        raise RecordError("partie.wanted", "", "")
    return partie_from(value, rules)


def partie_from(value: Mapping[str, Any], rules: RuleSet | None = None) -> Partie:
    """The partie in a value whose shape has been checked (:func:`read_value`).

    Raises:
        RecordError: see :func:`read_partie`.
    """
    own = rules_from(value["rules"])
    players = tuple(value["players"])
    table = (rules or own).table
    if len(players) != len(table.seats):
        raise RecordError("partie.seats", "players", count=len(players), wanted=len(table.seats))
    if len(set(players)) < len(players):
        raise RecordError("partie.players", "players")
    dealer = value["first_dealer"]
    if dealer not in players:
        listed = " or ".join(quoted(player) for player in players)
        raise RecordError("partie.first_dealer", "first_dealer", name=quoted(dealer), players=listed)
    partie = begin(rules or own, players, dealer)
    for number, record in enumerate(value["deals"]):
        try:
            partie = partie.with_deal(_deal_of(partie, record, own))
        except RecordError as error:
            raise error.inside(f"deals[{number}]") from None
    return partie


def _deal_of(partie: Partie, record: Mapping[str, Any], own: RuleSet) -> Deal:
    if "rules" in record and rules_from(record["rules"]) != own:
        raise RecordError("partie.rules", "rules")
    if partie.over:
        raise RecordError("partie.over", "", "")
    if "standing" in record:
        raise RecordError("partie.standing", "standing")
    written_by = own if partie.rules != own else None
    deal = play_through(score_from(record, partie.rules_now, written_by), partie.standing)
    if not deal.done:
        raise RecordError("partie.unfinished", "", "")
    return deal


# --- writing ------------------------------------------------------------------------------------------------------


def write_record(deal: Deal | Score, **texts: str) -> dict[str, Any]:
    """A deal as ``piquet-record/1``: cards canonical, calls left out where everything held is declared.

    A record has no place for half a dialogue: one of a deal that stops among the calls replays to the end of them,
    calling in full what was not called yet.

    Args:
        deal: a deal, or a score.
        **texts: ``title``, ``source`` and ``note``; an empty one is left out.

    Raises:
        TypeError: another text than these.
    """
    _check_texts(texts)
    score = score_of(deal) if isinstance(deal, Deal) else deal
    record: dict[str, Any] = {"format": form.RECORD}
    for name in TEXTS:
        words = texts.get(name, getattr(score, name))
        if words:
            record[name] = words
    record["rules"] = score.rules.spoken
    seats = score.rules.table.seats
    if score.hands:
        record["hands"] = {seat: format_cards(score.hands[seat]) for seat in seats}
    else:
        record["deal"] = {seat: format_cards(score.dealt[seat]) for seat in seats}
        if score.talon:
            record["deal"]["talon"] = format_cards(score.talon)
    if score.bids:
        record["bids"] = [[each.seat, write_bid(each)] for each in score.bids]
    if score.exchange:
        discards = {seat: format_cards(score.exchange[seat]) for seat in seats if seat in score.exchange}
        record["exchange"] = discards
    calls = {seat: _written_calls(score.calls[seat]) for seat in seats if seat in score.calls}
    calls = {seat: said for seat, said in calls.items() if said}
    if calls:
        record["calls"] = calls
    if score.play:
        record["play"] = format_cards(score.play)
    if score.faced:
        record["faced"] = score.faced
    if score.conceded:
        record["conceded"] = score.conceded
    if score.standing is not None and _hangs_on_the_partie(score):
        points, number, deals = score.standing
        record["standing"] = {"points": dict(points), "deal": number, "deals": deals}
    return record


def _hangs_on_the_partie(score: Score) -> bool:
    """Whether the ledger of a deal would be another without its partie: given up, or part of a race that may end it."""
    return bool(score.conceded) or "race.reached" in score.rules.clauses


def _check_texts(texts: Mapping[str, str]) -> None:
    for name in texts:
        if name not in TEXTS:
            raise TypeError(f"a record has no text {name!r}; it has {', '.join(TEXTS)}.")


def _written_calls(calls: Calls) -> dict[str, Any]:
    said: dict[str, Any] = {}
    if calls.carte_blanche is not None:
        said["carte_blanche"] = calls.carte_blanche
    for kind in calls.kinds if len(calls.kinds) == len(KINDS) else [each for each in KINDS if each in calls.kinds]:
        given = [format_cards(cards) for cards in calls.kinds[kind]]
        said[KEY_OF[kind]] = (given[0] if given else None) if kind == "point" else given
    return said


def write_partie(partie: Partie, **texts: str) -> dict[str, Any]:
    """A partie as ``piquet-partie/1``; its deals leave out the rules, which stand once for all.

    Args:
        partie: as far as it has been played.
        **texts: ``title``, ``source`` and ``note``.

    Raises:
        TypeError: another text than these.
    """
    _check_texts(texts)
    deals = []
    for deal in partie.deals:
        record = write_record(deal)
        del record["rules"]
        record.pop("standing", None)
        deals.append(record)
    return {
        "format": form.PARTIE,
        **{name: texts[name] for name in TEXTS if texts.get(name)},
        "rules": partie.rules.spoken,
        "players": list(partie.players),
        "first_dealer": partie.first_dealer,
        "deals": deals,
    }
