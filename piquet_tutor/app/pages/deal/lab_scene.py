"""The deal editor as plain dictionaries, in parts: each is sent again only when it has changed.

Nothing here looks at what the cards are worth: places, faults and moves come from the editor's model, the rest is
words.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.pages.deal.lab_model import FILE_LIMIT, LabModel
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.controls.rules_offered import grouped
from piquet_tutor.app.shared.page_parts import rule_sets
from piquet_tutor.app.shared.table.bidding_scene import bid_label
from piquet_tutor.engine.clauses import Option, Value
from piquet_tutor.engine.table import Seat
from piquet_tutor.explore import examples
from piquet_tutor.explore.lab.faults import SheetFault
from piquet_tutor.explore.lab.judging import SheetRulings
from piquet_tutor.explore.lab.notation.reader import LIMIT
from piquet_tutor.explore.lab.sheet import LOOSE, OUT, Place, Sheet, sort_of
from piquet_tutor.game.actions import Bid, Bidding
from piquet_tutor.game.cards import Card, Cards, pack_of, sort_hand
from piquet_tutor.game.combinations import (
    KINDS,
    Combination,
    Kind,
    Point,
    Sequence,
    combination_of,
    is_nought,
    size_of,
)
from piquet_tutor.game.deal.engine import legal_actions
from piquet_tutor.game.records.beside import BESIDE
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.notation import KEY_OF, read_bid, write_bid
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.loader import load, options
from piquet_tutor.game.rules.policies.declaring import holdings, valid
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from piquet_tutor.narration.options import option_title, value_words

WORDS: Final = (
    *("cloth", "held", "held-touch", "change-with", "given-up", "key-help", "keys", "undo", "redo", "blank"),
    *("deal-one", "fill", "fill-cards", "fill-exchange", "fill-play", "example", "example-choose", "rules"),
    *("basis", "tab-calls", "tab-play", "tab-bids", "tab-options", "tab-text", "tabs", "wrong-here"),
    *("calls-none", "calls-wait", "call-full", "call-set", "call-sunk", "call-offers", "call-pick"),
    *("blank-rules", "blank-claimed", "blank-quiet", "bids-said", "bids-none", "bids-add", "bids-back"),
    *("bids-clear", "play-back", "play-clear", "play-tricks", "conceded", "search", "search-hint", "text"),
    *("text-hint", "text-take", "text-note", "texts-title", "texts-source", "texts-note", "file-load"),
)
"""The words of the editor's own buttons and labels."""


def editor_parts(bench: LabModel) -> Scene:
    """Everything the editor shows, by part.

    Args:
        bench: the deal.

    Returns:
        ``frame`` (words, names of cards, what never changes), ``tools``, ``rules``, ``options``, ``places``, ``calls``,
        ``bids`` and ``play`` (None where the rules have none), ``status``, ``texts``, ``said``.
    """
    sheet, found = bench.sheet, bench.found
    language = bench.language
    return {
        "frame": {**_frame(language), "group": bench.group},
        "tools": _tools(bench),
        "rules": _rules(sheet, found, language),
        "options": _options(sheet.rules, sheet.options, language),
        "places": _places(sheet, found, language),
        "calls": _calls(sheet, found, language),
        "bids": _bids(sheet, found, language),
        "play": _play(sheet, found, language),
        "status": _status(bench),
        "texts": {name: getattr(sheet, name) for name in ("title", "source", "note")},
        "said": {"text": bench.said, "serial": bench.changes},
    }


def _text(key: str, language: str, **values: Any) -> str:
    return narration.message(f"lab-{key}", language, **values)


# --- what hardly changes ------------------------------------------------------------------------------------------


@cache
def _frame(language: str) -> Scene:
    words: Scene = {each: _text(each, language) for each in WORDS}
    words["cards"] = {one.code: narration.card_name(one, language) for one in pack_of(36).cards}
    return {
        "words": words,
        "examples": [
            [narration.message(group.title, language), _deals_of(group, language)] for group in examples.groups()
        ],
        "sets": grouped(rule_sets(), language),
        "bases": [[narration.message(f"editing-basis-{each}", language), each] for each in ("deal", "hands")],
        "limit": FILE_LIMIT,
        "text_limit": LIMIT,
    }


def _deals_of(group: examples.Theme, language: str) -> list[list[str]]:
    """The examples of a group that are one deal; a whole partie lies on no table of cards."""
    return [[narration.message(one.title, language), one.id] for one in group.examples if "deals" not in one.record]


def _tools(bench: LabModel) -> Scene:
    undos, redos = bench.history.undos, bench.history.redos
    return {
        "undo": undos,
        "redo": redos,
        "undo_label": _text("undo-count", bench.language, count=undos),
        "redo_label": _text("redo-count", bench.language, count=redos),
    }


def _rules(sheet: Sheet, found: SheetRulings, language: str) -> Scene:
    rules = sheet.rule_set
    changed = [
        {"name": name, "text": option_title(name, language), "value": value_words(name, value, language)}
        for name, value in sheet.options
    ]
    return {
        "id": sheet.rules,
        "basis": sheet.basis,
        "about": narration.rules_about(rules, language),
        "changed": changed,
        "faults": _faults(found, ("rules",), language),
    }


@lru_cache(maxsize=32)
def _options(rules: str, changed: tuple[tuple[str, Value], ...], language: str) -> Scene:
    """Every option in words, with what the rule set has and what stands."""
    own = load(rules)
    set_now = dict(changed)
    return {
        "rows": [_option(option, own.option(name), set_now.get(name), language) for name, option in options().items()],
        "counts": {str(count): _text("options-count", language, count=count) for count in range(len(options()) + 1)},
    }


def _option(option: Option, own: Value, now: Value | None, language: str) -> Scene:
    """One option: its values with their words, each under a key that a page sends back as it is."""
    words = value_words(option.name, own, language)
    return {
        "name": option.name,
        "title": option_title(option.name, language),
        "own": _text("options-own", language, value=words),
        "values": [[value_words(option.name, each, language), each] for each in option.values],
        "now": now,
    }


# --- the cards ----------------------------------------------------------------------------------------------------


def _places(sheet: Sheet, found: SheetRulings, language: str) -> list[Scene]:
    """Every place in the order shown: each seat with its discards, the talon, the cards not dealt."""
    names = [name for seat in sheet.seats for name in (seat, seat + OUT) if name in sheet.places]
    names += [name for name in sheet.places if name not in names]
    return [_place(sheet, found, name, number, language) for number, name in enumerate((*names, LOOSE), 1)]


def _place(sheet: Sheet, found: SheetRulings, name: Place, number: int, language: str) -> Scene:
    """A hand, a heap of discards, the talon or the cards that lie loose, with its own faults, and where a card may go.

    ``wanted`` is how many cards there should be, None where any number will do; ``ordered`` whether the order matters;
    ``target`` whether there is room for another; of a card ``out`` is whether it is discarded.
    """
    sort, wanted, cards = sort_of(name), sheet.wanted(name), sheet.at(name)
    seat = name.removesuffix(OUT) if sort in ("hand", "discards") else ""
    room, count = sheet.has_room(name), {"count": len(cards)}
    told = (
        _text("count-alone", language, **count) if wanted is None else _text("count", language, **count, wanted=wanted)
    )
    wrong = {one for fault in found.faults if fault.place == name for one in fault.cards}
    out = sheet.discards.get(name, ()) if sort == "hand" else ()
    shown = cards if sort in ("talon", "loose") else sort_hand(cards)
    return {
        "name": name,
        "label": narration.message("editing-label", language, sort=sort, seat=seat),
        "sort": sort,
        "seat": seat,
        "cards": [_card(one, language, out=one in out, fault=one in wrong) for one in shown],
        "wanted": wanted,
        "ordered": sort == "talon",
        "target": room,
        "key": str(number) if number < 10 else "",
        "told": told,
        "whole": wanted is not None and len(cards) == wanted,
        "empty": _text("place-empty", language, sort=sort),
        "aim": _text("aim", language, sort=sort, seat=seat, room="free" if room else "full"),
        "faults": _faults(found, (name,), language),
        **count,
    }


def _card(one: Card, language: str, **marks: bool) -> Scene:
    name = narration.card_name(one, language)
    return {"code": one.code, "name": name, "label": _text("card", language, name=name, **marks), **marks}


def _faults(found: SheetRulings, places: Iterable[str], language: str) -> list[Scene]:
    """What is wrong in some places: a sentence, and whether something is only lacking yet."""
    wanted = tuple(places)
    return [_fault(fault, language) for fault in found.faults if fault.place in wanted]


def _fault(fault: SheetFault, language: str) -> Scene:
    return {"text": fault.text(language), "missing": fault.missing}


# --- the calls ----------------------------------------------------------------------------------------------------


def _calls(sheet: Sheet, found: SheetRulings, language: str) -> Scene:
    held = _after_exchange(sheet, found.deal)
    rules = sheet.rule_set
    law = law_of(rules)
    kinds = [kind for kind in KINDS if law.has(Subject(kind))]
    blank = law.has(Subject.CARTE_BLANCHE)
    seats = [_said(sheet, found, seat, kinds, blank, held.get(seat, ()), language) for seat in rules.table.seats]
    return {"seats": seats, "kinds": len(kinds), "ready": bool(held)}


def _after_exchange(sheet: Sheet, deal: Deal | None) -> Mapping[Seat, Cards]:
    """The hands from which is called, as far as they are known."""
    if deal is not None and deal.kept:
        return deal.kept
    return sheet.hands if sheet.basis == "hands" else {}


def _said(
    sheet: Sheet, found: SheetRulings, seat: Seat, kinds: list[Kind], blank: bool, hand: Cards, language: str
) -> Scene:
    return {
        "seat": seat,
        "label": narration.message("editing-label", language, sort="hand", seat=seat),
        "hand_label": _text("call-hand", language, seat=seat),
        "hand": [one.code for one in hand],
        "kinds": [_kind(sheet, found, seat, kind, hand, language) for kind in kinds],
        "blank": _blank(sheet, found, seat, language) if blank else None,
        "faults": _faults(found, (f"calls.{seat}", "calls"), language),
    }


def _kind(sheet: Sheet, found: SheetRulings, seat: Seat, kind: Kind, hand: Cards, language: str) -> Scene:
    given = sheet.said(seat).given(kind)
    groups = [_group(kind, cards, language) for cards in given or ()]
    taken = {each["cards"] for each in groups}
    held = _callable(found.deal, kind, hand) if found.deal is not None and hand else ()
    return {
        "kind": kind,
        "label": narration.message(f"kind-label-{kind}", language),
        "whole": _text("call-state", language, seat=seat, kind=kind),
        "state": "full" if given is None else "set" if given else "sunk",
        "groups": groups,
        "held": [each for each in (_group(kind, one.cards, language) for one in held) if each["cards"] not in taken],
        "faults": _faults(found, (f"calls.{seat}.{KEY_OF[kind]}",), language),
    }


def _callable(deal: Deal, kind: Kind, hand: Cards) -> list[Combination]:
    """What a hand holds of a kind and may call."""
    rule = deal.rules.clause_on(Subject(kind))
    return [one for one in holdings(deal, kind, hand) if rule is None or valid(rule, one)]


def _group(kind: Kind, cards: Cards, language: str) -> Scene:
    named = _named(kind, cards, language)
    return {
        "cards": " ".join(one.code for one in cards),
        "codes": [one.code for one in cards],
        "named": named,
        "add": _text("call-add", language, named=named),
        "remove": _text("call-remove", language, named=named),
    }


def _named(kind: Kind, cards: Cards, language: str) -> str:
    """A call by name; cards that make no such combination are only listed."""
    one = combination_of(kind, cards)
    if one is None:
        return _text("combination", language, kind="none", cards=cards, nought=False, length=0, top="", rank="")
    nought = kind != "set" and is_nought(one)
    return _text("combination", language, kind=kind, cards=cards, nought=nought, length=size_of(one), **_top(one))


def _top(one: Combination) -> Scene:
    """The rank a combination is named by."""
    if isinstance(one, Point):
        return {"top": "", "rank": ""}
    return {"top": one.top, "rank": ""} if isinstance(one, Sequence) else {"top": "", "rank": one.rank}


def _blank(sheet: Sheet, found: SheetRulings, seat: Seat, language: str) -> Scene:
    return {
        "claimed": sheet.said(seat).carte_blanche,
        "label": narration.message("kind-label-carte_blanche", language),
        "whole": _text("call-state", language, seat=seat, kind="carte_blanche"),
        "faults": _faults(found, (f"calls.{seat}.carte_blanche",), language),
    }


# --- the bidding --------------------------------------------------------------------------------------------------


def _bids(sheet: Sheet, found: SheetRulings, language: str) -> Scene | None:
    """What was bid, and what can be bid next; None where the rules have no bidding and none is written."""
    if "bidding" not in sheet.rule_set.phases and not sheet.bids:
        return None
    deal = found.deal
    bidding = deal is not None and deal.phase == "bidding" and (not found.faults or _awaits_bids(found))
    seat = deal.to_act if bidding and deal is not None else None
    open_ = [each for each in legal_actions(deal) if isinstance(each, Bidding)] if bidding and deal is not None else []
    note = "bids-next" if seat else "bids-wait" if deal is None else "bids-over"
    return {
        "said": [_bid_line(sheet, who, words, language) for who, words in sheet.bids],
        "bids": [list(each) for each in sheet.bids],
        "seat": seat or "",
        "note": _text(note, language, seat=seat) if seat else _text(note, language),
        "next": [[_bid_name(each, language), write_bid(each)] for each in open_],
        "faults": _faults(found, ("bids",), language),
    }


def _awaits_bids(found: SheetRulings) -> bool:
    """Whether nothing is wrong but that the bidding is not over."""
    return bool(found.faults) and all(fault.code == "bids.missing" for fault in found.faults)


def _bid_line(sheet: Sheet, seat: Seat, words: str, language: str) -> str:
    """Who said what, in words; as it is written where it cannot be read."""
    try:
        told = _bid_name(read_bid(words, seat, sheet.rule_set, "bids"), language)
    except RecordError:
        told = words
    return _text("bid-line", language, seat=seat, bid=told)


def _bid_name(said: Bidding, language: str) -> str:
    return bid_label(said, language) if isinstance(said, Bid) else _text(f"bid-{write_bid(said)}", language)


# --- the play -----------------------------------------------------------------------------------------------------


def _play(sheet: Sheet, found: SheetRulings, language: str) -> Scene:
    deal = found.deal
    going = deal is not None and found.sound and deal.phase == "play"
    seat = deal.to_act if going and deal is not None else None
    held = _after_exchange(sheet, deal)
    faults = _faults(found, ("play", *BESIDE, "standing"), language)
    note = (
        _text("play-stopped", language)
        if faults
        else _text("play-next", language, seat=seat)
        if seat
        else _text("play-done" if deal is not None and deal.done and sheet.play else "play-wait", language)
    )
    may = [one.code for one in playable(deal)] if going and deal is not None else []
    gone = set(sheet.play)
    wrong = {one for fault in found.faults if fault.place == "play" for one in fault.cards}
    return {
        "hands": [
            {
                "seat": each,
                "label": _text("play-hand", language, seat=each),
                "turn": each == seat,
                "cards": [one.code for one in held.get(each, ()) if one not in gone],
            }
            for each in sheet.rule_set.table.seats
        ],
        "next": may,
        "note": note,
        "tricks": _tricks(sheet, deal, wrong, language),
        "cards": [one.code for one in sheet.play],
        "faults": faults,
        "conceded": sheet.beside.get("conceded", ""),
        "concede": _may_concede(sheet, language),
    }


def _may_concede(sheet: Sheet, language: str) -> list[list[str]]:
    """Who may be written down as having given up the play, where the rules know of that; nothing elsewhere."""
    rules = sheet.rule_set
    if rules.clause_on(Subject.CONCEDED_PLAY) is None and "conceded" not in sheet.beside:
        return []
    seats = [[narration.message("editing-label", language, sort="hand", seat=seat), seat] for seat in rules.table.seats]
    return [[_text("conceded-none", language), ""], *seats]


def _tricks(sheet: Sheet, deal: Deal | None, wrong: set[Card], language: str) -> list[Scene]:
    """The cards played, trick by trick; who took one is told as far as the play holds."""
    size = len(sheet.rule_set.table.seats)
    taken = deal.tricks if deal is not None else ()
    found = []
    for number, start in enumerate(range(0, len(sheet.play), size)):
        cards = sheet.play[start : start + size]
        winner = taken[number].winner if number < len(taken) else None
        found.append(
            {
                "label": _text("play-trick", language, number=number + 1, seat=winner),
                "cards": [
                    {"code": one.code, "back": _text("play-to", language, card=one), "fault": one in wrong}
                    for one in cards
                ],
            }
        )
    return found


# --- the whole ----------------------------------------------------------------------------------------------------


def _status(bench: LabModel) -> Scene:
    """How the deal stands, and what is wrong that belongs to no place shown."""
    found, language = bench.found, bench.language
    shown = {*bench.sheet.places, LOOSE, "play", *BESIDE, "standing", "bids", "rules"}
    others = [fault for fault in found.faults if fault.place not in shown and not fault.place.startswith("calls")]
    return {
        "text": _stands(bench),
        "go": _where(found, language),
        "tone": _tone(found),
        "refusal": bench.refusal,
        "faults": [_fault(fault, language) for fault in others],
    }


def _where(found: SheetRulings, language: str) -> Scene | None:
    """The part below the cards where the first thing wrong stands, and the words of a button to it; None for none."""
    place = found.faults[0].place.partition(".")[0] if found.faults else ""
    tab = "play" if place in BESIDE else place
    if tab not in ("calls", "bids", "play"):
        return None
    return {"tab": tab, "label": _text("status-open", language, tab=_text(f"tab-{tab}", language))}


def _tone(found: SheetRulings) -> str:
    if found.faults:
        return "wait" if all(fault.missing for fault in found.faults) else "wrong"
    return "done" if found.deal is not None and found.deal.done else "going"


def _stands(bench: LabModel) -> str:
    found, language = bench.found, bench.language
    count = len(found.faults)
    if found.deal is None:
        return (
            _text("status-missing", language)
            if _tone(found) == "wait"
            else _text("status-cards", language, count=count)
        )
    if _awaits_bids(found):
        return _text("status-bids", language, count=len(bench.sheet.bids))
    if count:
        return _text("status-stopped", language, count=count)
    if found.deal.done:
        return _text("status-done", language)
    return _text("status-going", language, phase=found.deal.phase, seat=found.deal.to_act)
