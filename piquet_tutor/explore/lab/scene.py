"""The editor as plain dictionaries for a widget to draw: only texts, numbers and card codes.

No widget decides where a card may go: every place says whether it is a target now, and lists its own faults.
"""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from piquet_tutor import narration
from piquet_tutor.engine.cards import Cards, sort_hand
from piquet_tutor.engine.combinations import KINDS
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.records.notation import KEY_OF
from piquet_tutor.engine.rules.policies.following import playable
from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.lab.faults import Fault
from piquet_tutor.explore.lab.history import History
from piquet_tutor.explore.lab.judging import Judged, judged
from piquet_tutor.explore.lab.recording import to_record
from piquet_tutor.explore.lab.sheet import LOOSE, OUT, TALON, Place, Sheet
from piquet_tutor.narration.passages import Passage

Scene = dict[str, Any]


def scene(history: History, language: str = "en", depth: str = "short") -> Scene:
    """Return everything that the editor shows.

    Args:
        history: the sheet, and what can be undone.
        language: a language the catalogue has.
        depth: how fully each ruling is told: ``call``, ``short`` or ``full``.

    Returns:
        ``rules``, ``basis``, ``places`` (see :func:`place_scene`), ``calls``, ``bids``, ``play``, ``faults``,
        ``rulings``, ``tally``, ``sound``, ``done``, ``waiting``, ``undo`` and ``redo`` (how many steps), ``record``.
    """
    sheet = history.sheet
    found = judged(sheet)
    return {
        "rules": _rules(sheet),
        "basis": {"value": sheet.basis, "label": narration.message(f"editing-basis-{sheet.basis}", language)},
        "places": [place_scene(sheet, found, place, language) for place in (*sheet.places, LOOSE)],
        "calls": [_calls(sheet, found, seat, language) for seat in sheet.seats],
        "bids": {"said": [list(each) for each in sheet.bids], "faults": _texts(found, "bids", language)},
        "play": _play(sheet, found, language),
        "texts": {"title": sheet.title, "source": sheet.source, "note": sheet.note},
        "faults": [fault_scene(fault, language) for fault in found.faults],
        "rulings": rulings_scene(found.deal, language, depth),
        "tally": found.deal.tally() if found.deal is not None else {},
        "sound": found.sound,
        "done": found.deal is not None and found.deal.done,
        "waiting": _waiting(found.deal),
        "undo": history.undos,
        "redo": history.redos,
        "record": to_record(sheet),
    }


def _rules(sheet: Sheet) -> Scene:
    rules = sheet.rule_set
    return {"id": rules.id, "title": rules.title, "pack": rules.pack, "options": dict(sheet.options)}


def place_scene(sheet: Sheet, found: Judged, place: Place, language: str = "en") -> Scene:
    """Return one place.

    Returns:
        ``name``; ``label``; ``sort`` (``hand``, ``discards``, ``talon``, ``loose``) and ``seat``; ``cards``: each with
        its ``code``, ``name`` in words, ``out`` (whether it is discarded) and ``fault`` (whether a fault is about it);
        ``count`` and ``wanted`` (None where any number will do); ``ordered`` (whether the order matters);
        ``target``: whether another card may be placed here without making the place wrong; ``faults``: sentences.
    """
    sort = _sort(place)
    seat = place.removesuffix(OUT) if sort in ("hand", "discards") else ""
    cards = sheet.at(place)
    wrong = {one for fault in found.faults if fault.place == place for one in fault.cards}
    shown = cards if sort in ("talon", "loose") else sort_hand(cards)
    out = sheet.discards.get(place, ()) if sort == "hand" else ()
    required = _required(sheet, place)
    return {
        "name": place,
        "label": narration.message("editing-label", language, sort=sort, seat=seat),
        "sort": sort,
        "seat": seat,
        "cards": [
            {
                "code": one.code,
                "name": narration.card_name(one, language),
                "out": one in out,
                "fault": one in wrong,
            }
            for one in shown
        ],
        "count": len(cards),
        "wanted": required,
        "ordered": sort == "talon",
        "target": _is_target(sheet, place, required),
        "faults": _texts(found, place, language),
    }


def _sort(place: Place) -> str:
    if place in (TALON, LOOSE):
        return place
    return "discards" if place.endswith(OUT) else "hand"


def _required(sheet: Sheet, place: Place) -> int | None:
    rules = sheet.rule_set
    if place == TALON:
        return sheet.talon_size if sheet.basis == "deal" else 0
    return rules.hand_size if place in rules.table.seats else 0 if _sort(place) == "hand" else None


def _is_target(sheet: Sheet, place: Place, required: int | None) -> bool:
    """Return whether there is room for one more card; among the discards, for as many as can be drawn."""
    if place == LOOSE:
        return True
    if required is not None:
        return len(sheet.at(place)) < required
    others = sum(len(cards) for seat, cards in sheet.discards.items() if seat + OUT != place)
    return len(sheet.at(place)) + others < sheet.talon_size


def _calls(sheet: Sheet, found: Judged, seat: Seat, language: str) -> Scene:
    said = sheet.said(seat)
    kinds = []
    for kind in KINDS:
        given = said.given(kind)
        state = "full" if given is None else "set" if given else "sunk"
        kinds.append(
            {
                "kind": kind,
                "state": state,
                "given": [_codes(cards) for cards in given or ()],
                "faults": _texts(found, f"calls.{seat}.{KEY_OF[kind]}", language),
            }
        )
    claim = f"calls.{seat}.carte_blanche"
    blank = {"claimed": said.carte_blanche, "faults": _texts(found, claim, language)}
    return {"seat": seat, "kinds": kinds, "carte_blanche": blank, "faults": _texts(found, f"calls.{seat}", language)}


def _play(sheet: Sheet, found: Judged, language: str) -> Scene:
    """Return the cards played; ``next`` lists those that may follow, and ``by`` names who is to play."""
    deal = found.deal
    going = found.sound and deal is not None and not deal.done and deal.phase == "play"
    return {
        "cards": _codes(sheet.play),
        "next": _codes(playable(deal)) if going and deal is not None else [],
        "by": (deal.to_act or "") if going and deal is not None else "",
        "faults": _texts(found, "play", language),
    }


def _codes(cards: Cards) -> list[str]:
    return [one.code for one in cards]


def fault_scene(fault: Fault, language: str = "en") -> Scene:
    """Return a fault: its sentence, its place, its cards; ``missing`` says whether cards are merely missing so far."""
    return {
        "key": fault.code or fault.key,
        "text": fault.text(language),
        "where": fault.where,
        "place": fault.place,
        "cards": _codes(fault.cards),
        "missing": fault.missing,
    }


def _texts(found: Judged, place: Place, language: str) -> list[str]:
    return [fault.text(language) for fault in found.faults if fault.place == place]


def rulings_scene(deal: Deal | None, language: str = "en", depth: str = "short") -> list[Scene]:
    """Return the rulings as far as the sheet is sound, each with its text and its points."""
    if deal is None:
        return []
    return [_passage(each, depth) for each in narration.passages(deal.rulings, None, language, deal.rules)]


def _passage(one: Passage, depth: str) -> Scene:
    told = {
        "number": one.number,
        "rule": one.rule,
        "verdict": one.verdict,
        "side": one.side,
        "who": one.who,
        "points": one.points,
        "call": one.call,
        "short": one.short,
        "cards": _codes(one.cards),
        "because": list(one.because),
    }
    if depth == "full":
        told |= {"full": list(one.full), "cites": [asdict(cite) for cite in one.cites]}
    return told


def _waiting(deal: Deal | None) -> Scene:
    """Return where the deal stops: the phase, and who is to act."""
    return {"phase": "", "seat": ""} if deal is None else {"phase": deal.phase, "seat": deal.to_act or ""}
