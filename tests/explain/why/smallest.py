"""Every change smaller than the one that was found, tried on the record's text and scored by the brute scorer.

Nothing of ``piquet_tutor.explain.why`` is asked but which sizes there are: words are left out of the record's calls or
sunk there, cards are played otherwise by the little player below, swaps are done on the text, options are set in the
record. Where a size cannot be searched so, it is not claimed to have been: ``met`` counts what was tried, size by size.
"""

from __future__ import annotations

import json
from itertools import combinations

from piquet_tutor.explain.why import SIZES
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.records.io import read_deal, write_record
from piquet_tutor.game.rules.loader import options
from piquet_tutor.game.seats import TWO_HANDED
from tests.explain.why.seats import codes
from tests.oracle.bidding_scorer import Unlawful
from tests.oracle.scorers import score

RANKS = "6789TJQKA"
KEYS = {"point": "point", "sequences": "sequence", "sets": "set"}
OF_HANDS = ("point", "sequence", "set", "repique")
OF_PLAY = ("cards", "capot", "pique")


def wrong_nearest(deal, kind, side, found, met):
    """Whether what is said to turn a verdict does, and whether anything smaller would have done."""
    met["nearest", found.size or ("stopped" if found.stopped else "none")] += 1
    if found.record is not None:
        yield from _turned(deal, kind, side, found, met)
    if found.stopped or found.hidden:
        return
    smaller = Smaller(deal, kind, side, found.wanted, met)
    sizes = (*SIZES, "")
    searches = (
        ("word", smaller.words),
        ("other_word", smaller.other_words),
        ("card", smaller.cards),
        ("swap", smaller.swaps),
    )
    for size, search in searches:
        if sizes.index(found.size) > sizes.index(size):
            yield from (f"{kind} of {side}: {said}, where {found.size or 'nothing'} was found" for said in search())
    if found.size == "swap":
        yield from smaller.as_many(found.alike)
    if found.size in ("swaps", ""):
        yield from (
            f"{kind} of {side}: {said}, where {found.size or 'nothing'} was found" for said in smaller.settings()
        )


def _turned(deal, kind, side, found, met):
    record = json.loads(json.dumps(found.record))
    met["changes applied and scored by the brute scorer"] += 1
    if read_deal(record).rulings != found.difference.deal.rulings and not found.difference.deal.faced:
        yield f"{kind} of {side}: the record of the change is another deal"
    try:
        tally = score(record)
    except Unlawful as error:
        yield f"{kind} of {side}: {error}"
        return
    if (kind in tally[side]) != found.wanted:
        yield f"{kind} of {side}: {[each.text for each in found.change]} does not turn it: {tally}"


class Smaller:
    """The changes of each size, tried one after another on the text of a record."""

    def __init__(self, deal, kind, side, wanted, met):
        self.deal, self.kind, self.side, self.wanted, self.met = deal, kind, side, wanted, met
        self.record = json.loads(json.dumps(write_record(deal)))
        self.two = deal.rules.table == TWO_HANDED

    def _turns(self, size, record):
        self.met["smaller changes tried on the text", size] += 1
        try:
            return (self.kind in score(json.loads(json.dumps(record)))[self.side]) == self.wanted
        except (Unlawful, ValueError, KeyError, IndexError):  # such a deal could not have been played so
            return False

    def words(self):
        """Each kind of call of the side left to be declared in full, or sunk."""
        yield from self._words("word", [seat for seat in self.deal.table.seats if self._own(seat)])

    def other_words(self):
        """Each kind of call of the other side left to be declared in full, or sunk."""
        yield from self._words("other_word", [seat for seat in self.deal.table.seats if not self._own(seat)])

    def _own(self, seat):
        return self.deal.table.side_of(seat) == self.side

    def _words(self, size, seats):
        if self.kind not in OF_HANDS and self.kind != "pique":
            return
        for seat in seats:
            for key in KEYS:
                calls = {each: dict(said) for each, said in self.record.get("calls", {}).items()}
                mine = calls.setdefault(seat, {})
                sunk = {**self.record, "calls": {**calls, seat: {**mine, key: None if key == "point" else []}}}
                if self._may_sink() and self._turns(size, sunk):
                    yield f"{seat} need only sink {key}"
                if mine.pop(key, "none") != "none" and self._turns(size, {**self.record, "calls": calls}):
                    yield f"{seat} need only declare {key}"

    def _may_sink(self):
        """Only where the rules let anything be kept back."""
        return self.two and self.deal.rules.values["sinking"] != "none"

    def cards(self):
        """Each other card that might have been played, everybody then playing on in his own order."""
        plain = self.kind in OF_PLAY and self.two and not self.deal.rules.values["must_head"] and self._whole()
        if not plain:
            return
        hands = {seat: codes(cards) for seat, cards in self.deal.kept.items()}
        played = [(each.seat, each.card.code) for each in self.deal.actions if type(each).__name__ == "Play"]
        order = {seat: [card for whose, card in played if whose == seat] for seat in hands}
        for place, (seat, card) in enumerate(played):
            for other in order[seat][order[seat].index(card) + 1 :]:
                cards = play_on(hands, order, list(self.deal.table.seats), (seat, place // 2 + 1, other))
                if cards and self._turns("card", {**self.record, "play": " ".join(cards)}):
                    yield f"{seat} need only play {other} to trick {place // 2 + 1}"

    def _whole(self):
        return len(self.deal.tricks) == self.deal.rules.hand_size

    def as_many(self, told):
        """Whether so many swaps turn it as are told, where all of them can be tried on the text."""
        if self._swaps_can_be_tried():
            count = len(list(self.swaps()))
            if count != told:
                yield f"{self.kind} of {self.side}: {told} swaps are told to turn it, and {count} do"

    def _swaps_can_be_tried(self):
        plain = "calls" not in self.record and bool(self.record.get("play"))
        return self.two and self.kind in OF_HANDS and plain

    def swaps(self):
        """Each two cards in each other's places, wherever they are; the hands are declared with the first card led."""
        if not self._swaps_can_be_tried():
            return
        led = {**self.record, "play": self.record["play"].split()[0]}
        for one, other in combinations([each.code for each in pack_of(self.deal.rules.pack).cards], 2):
            text = json.dumps(led).replace(one, "??").replace(other, one).replace("??", other)
            if self._turns("swap", json.loads(text)):
                yield f"{one} and {other} need only change places"

    def settings(self):
        """Each option at each value that is listed for it, where nothing was said that another rule might forbid."""
        if not self._swaps_can_be_tried():
            return
        led = {**self.record, "play": " ".join(self.record.get("play", "").split()[:1])}
        for name, option in options().items():
            for value in option.values or ():
                now = self.deal.rules.values[name]
                if value == now and type(value) is type(now):
                    continue
                changed = {**dict(self.deal.rules.changed), name: value}
                record = {**led, "rules": {"base": self.deal.rules.id, "options": changed}}
                if self._turns("option", record):
                    yield f"option {name}={value} would do"


def play_on(hands, order, seats, pin):
    """The cards of a deal in which one was played otherwise; None where it could not be.

    Args:
        hands: codes by seat.
        order: in what order each played.
        seats: the leader of the first trick first.
        pin: seat, trick and card of what is played otherwise.
    """
    left = {seat: list(cards) for seat, cards in hands.items()}
    leader, done = seats[0], []
    for trick in range(1, len(hands[leader]) + 1):
        place = seats.index(leader)
        cards = {}
        for seat in seats[place:] + seats[:place]:
            led = cards[leader] if cards else None
            may = [card for card in left[seat] if led is None or card[1] == led[1]] or left[seat]
            saved = pin[2] if pin[0] == seat and trick < pin[1] else None
            if pin[:2] == (seat, trick):
                card = pin[2]
                if card not in may:
                    return None
            else:
                queue = [card for card in order[seat] if card in may and card != saved]
                lowest = sorted(may, key=lambda card: (card == saved, RANKS.index(card[0])))
                card = queue[0] if queue else lowest[0]
            cards[seat] = card
            left[seat].remove(card)
            done.append(card)
        led = cards[leader]
        leader = max(cards, key=lambda seat: (cards[seat][1] == led[1], RANKS.index(cards[seat][0])))
    return done
