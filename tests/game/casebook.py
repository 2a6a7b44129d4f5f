"""Worked cases as data: a deal, what is said and played in it, and what is ruled, line by line.

A file in ``tests/cases`` has ``about``, a table of ``hands`` with names, and cases. A case has a ``name``, ``says``
(what it shows), the ``clauses`` it is the worked case of, ``hands`` (elder's and younger's after the exchange, by
name or card by card; with ``talon``, the top of it, they are as dealt) or an ``example`` of the gallery, ``rules``
and ``options``, and ``play``: lines of what is done, and, after a ``>``, of what then holds. With ``each``, a list of
tables, it is as many cases as that has, and ``{word}`` in any text of it stands for what the table says; with
``books``, as many again.

What is done: ``call point S:AKQJT`` (no cards: nothing), ``reply point ask H:AQJT7``, ``count sequence D:AKQ, H:AKQ``,
``show point; sequence, sequence; set`` (an empty part is left out), ``exchange C:87``, ``declare`` (all that is left),
``declare until set``, ``lead AS`` (all declared first), ``shown`` (younger shows all that is good), ``play AH 9S``
(younger shows when the time comes), ``play out``, ``claim`` and ``claim 2`` (a carte blanche, with so many to be
exchanged), ``keep`` (it quiet), ``face`` (what was left), ``concede``, ``younger ask point`` (to see it), ``bidding 7-3
yes pass`` (word by word, by whoever is to speak), and any other action by its word; ``mark here`` and ``back to here``.

With a ``record`` (one of the ``records`` at the top of its file) the deal is what that tells; with neither hands nor
record there is none, and only lines that need none can hold.

What holds is one of :data:`CHECKS`. With ``standing`` (what each side brings, the ``deal`` of how many ``deals``) it is
a deal of a match. Where it says what each side ``counts`` it is read by :mod:`tests.oracle.counted`, and where it
tells of a ``match`` by :mod:`tests.game.matchbook`; what an opponent has a ``choice`` of, by
:mod:`tests.players.opponents.choices`.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import MISSING, dataclass, field, fields
from pathlib import Path
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Ruling, Verdict, for_seat
from piquet_tutor.explore.examples import example
from piquet_tutor.game.actions import (
    KINDS_OF_ACTION,
    Accept,
    Action,
    Answer,
    Bid,
    Call,
    Count,
    Double,
    Exchange,
    FaceUntaken,
    Pass,
    Play,
    Reply,
    Show,
)
from piquet_tutor.game.cards import Rank, Suit, parse_card, parse_cards
from piquet_tutor.game.deal.engine import apply, legal_actions, start, start_from_hands
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.records.io import read_deal, write_record
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.passages import spoken_line
from piquet_tutor.reckoner.information_set import has_drawn
from tests.game import answers, incidents, matchbook, races, wording
from tests.game import table_talk as at_table
from tests.oracle import counted
from tests.players.opponents import choices

CASES: Final = Path(__file__).parents[1] / "cases"
_KEYS: Final = {
    "name",
    "says",
    "clauses",
    "hands",
    "talon",
    "standing",
    "match",
    "blanks",
    "example",
    "record",
    "rules",
    "options",
    "each",
    "books",
    *("choice", "last_tricks", "said", "seat"),  # of an opponent: tests.players.opponents.choices
}
VERDICTS: Final = ("awarded", "denied", "superseded", "allowed", "refused")


class BadCase(ValueError):
    """A case says something that cannot be read."""


@dataclass(frozen=True)
class Case:
    """One case, with the words of its row filled in."""

    file: str
    name: str
    row: int | None
    varied: bool
    told: dict[str, Any]
    hands: dict[str, str] = field(repr=False)
    records: dict[str, str] = field(repr=False)

    @property
    def id(self) -> str:
        """What pytest calls it."""
        return f"{self.file}::{self.name}" + (f"-{self.row}" if self.row is not None else "")

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that must speak in it; of a case of many rows some may show where one does not."""
        return () if self.varied else tuple(self.told.get("clauses", ()))

    def _hand(self, written: str) -> str:
        return self.hands.get(written, written)

    def begun(self) -> Deal | None:
        """The deal, before anything is said in it; None where there is none."""
        if "record" in self.told:
            return Deal.from_record(json.loads(self.records[self.told["record"]]))
        if not {"hands", "example"} & set(self.told):
            return None
        told, rules, options = self.told, self.told.get("rules", "rubicon"), self.told.get("options", {})
        if "example" in told:
            return Deal.from_record({**example(told["example"]), "rules": rules})
        book = at_table.rules_of(rules, **options)
        hands = [at_table.cards(self._hand(each)) for each in told["hands"]]
        dealt = dict(zip(book.table.seats, hands, strict=True))
        assert len({card for hand in hands for card in hand}) == len(hands) * book.hand_size, self.id
        sums = dict(told.get("standing", {}))
        number, whole = sums.pop("deal", 6), sums.pop("deals", 6)
        standing = Standing({side: sums.get(side, 0) for side in book.table.sides}, number, whole) if sums else None
        if "talon" not in told and book.table.seats == ("elder", "younger"):
            return start_from_hands(book, dealt, tuple(told.get("blanks", ())), standing=standing)
        top = parse_cards(told.get("talon", ""))
        under = tuple(one for one in at_table.rest_of(*hands, pack=book.pack) if one not in top)
        return start(book, dealt, top + under, standing)

    def run(self) -> None:
        """Do what it says, and check what holds."""
        if counted.KEYS & set(self.told):
            counted.check(self.told, self.hands)
            return
        if "match" in self.told:
            matchbook.run(self.told)
            return
        if self.told.get("choice"):
            choices.run(self.told, self.hands, done)
            return
        deal: Any = self.begun()
        marks: dict[str, Any] = {}
        for line in filter(None, map(str.strip, self.told["play"].splitlines())):
            word, _, rest = line.partition(" ")
            if word == ">":
                assert check(deal, rest), f"{self.id}: {rest}\n{at_table.told(deal) if deal else ''}"
            elif word == "mark":
                marks[rest] = deal
            elif word == "back":
                deal = marks[rest.removeprefix("to ")]
            else:
                deal = done(deal, word, rest)


def cases() -> Iterator[Case]:
    """Every case of every file."""
    for path in sorted(CASES.glob("*.toml")):
        data = tomllib.loads(path.read_text("utf-8"))
        if set(data) - {"about", "hands", "records", "case"}:
            raise BadCase(f"{path.name}: {sorted(data)}")
        for told in data["case"]:
            if set(told) - _KEYS - counted.KEYS - {"play"}:
                raise BadCase(f"{path.name}, {told['name']}: {sorted(set(told) - _KEYS)}")
            rows = [
                {**row, **({"book": book} if book else {})}
                for row in told.get("each", [{}])
                for book in told.get("books", [""])
            ]
            for number, row in enumerate(rows):
                filled = {key: _filled(value, row) for key, value in told.items() if key not in ("each", "books")}
                if "books" in told:
                    filled["rules"] = row["book"]
                place = number if len(rows) > 1 else None
                yield Case(
                    path.name,
                    told["name"],
                    place,
                    "each" in told,
                    filled,
                    data.get("hands", {}),
                    data.get("records", {}),
                )


def names(path: Path) -> frozenset[str]:
    """The cases of a file, by name."""
    return frozenset(told["name"] for told in tomllib.loads(path.read_text("utf-8"))["case"])


def _filled(value: Any, row: dict[str, Any]) -> Any:
    if isinstance(value, dict):
        return {key: _filled(each, row) for key, each in value.items()}
    if isinstance(value, list):
        return [_filled(each, row) for each in value]
    if not isinstance(value, str):
        return value
    whole = re.fullmatch(r"\{(\w+)\}", value)
    if whole and whole[1] in row:
        return row[whole[1]]
    return re.sub(r"\{(\w+)\}", lambda found: str(row[found[1]]), value) if row else value


# --- what is done ---------------------------------------------------------------------------------


def done(deal: Deal, word: str, rest: str) -> Deal:
    """The deal after a line of what is done."""
    if word == "bidding":
        for each in rest.split():
            deal = apply(deal, bidding_word(deal.to_act or "", each))
        return deal
    if word == "declare" and deal.phase == "round":
        while deal.phase == "round":
            deal = apply(deal, next(iter(legal_actions(deal))))
        return deal
    if word == "declare":
        return at_table.declared_until(deal, rest.removeprefix("until ")) if rest else at_table.declared(deal)
    if word == "lead":
        return apply(at_table.declared(deal), Play(deal.table.seats[0], parse_card(rest)))
    if word == "shown":
        return at_table.shown(deal)
    if word == "play":
        return at_table.played_out(deal) if rest == "out" else at_table.play(deal, rest)
    return apply(deal, action(deal, f"{word} {rest}"))


def bidding_word(seat: str, word: str) -> Action:
    """One thing said in the bidding: ``7-3``, ``21`` (its worth), ``8+``, ``9-``, ``yes``, ``pass``, ``double``."""
    if word.isdecimal():
        return Bid(seat, int(word))
    if word in ("yes", "pass", "double"):
        return {"yes": Accept, "pass": Pass, "double": Double}[word](seat)
    tricks, sign, left = re.fullmatch(r"(\d+)([-+])(\d*)", word).groups()  # type: ignore[union-attr]
    return Bid(seat, int(tricks), int(left)) if left else Bid(seat, int(tricks), 0, "plus" if sign == "+" else "minus")


def action(deal: Deal, text: str) -> Action:
    """An action of whoever's turn such an action is; ``younger play 9S`` names another."""
    first, _, more = text.partition(" ")
    seat = first if first in (*deal.table.seats, "nobody") else ""
    word, _, rest = more.partition(" ") if seat else (first, "", more)
    acting, (first, *_, last) = deal.to_act or "", deal.table.seats
    first = acting if deal.phase == "round" else first
    match word:
        case "call":
            kind, _, cards = rest.partition(" ")
            return Call(seat or first, kind, at_table.cards(cards))
        case "reply":
            kind, answer, *cards = rest.split(" ", 2)
            return Reply(seat or last, kind, Answer(answer), at_table.cards(" ".join(cards)))
        case "count":
            kind, _, combinations = rest.partition(" ")
            return Count(seat or first, kind, tuple(map(at_table.cards, _parts(combinations))))
        case "show":
            point, sequences, sets = (*rest.split(";"), "", "")[:3]
            shown = [tuple(map(at_table.cards, _parts(each))) for each in (sequences, sets)]
            return Show(seat or last, at_table.cards(point), *shown)
        case "face":
            return FaceUntaken(seat or last)
        case "bid":
            return bidding_word(seat or acting, rest)
    kind = next((each for each in KINDS_OF_ACTION if each.word == word), None)
    if kind is None:
        raise BadCase(f"{text!r} is nothing that can be done")
    given = [each for each in fields(kind)[1:] if rest or each.default is MISSING]
    return kind(seat or acting, *(_READ[each.type](rest) for each in given))


_READ: Final = {"Kind": str, "Card": parse_card, "Cards": at_table.cards, "int": int, "int | None": int}
"""What follows the word of an action, by the type of its field."""


def _parts(text: str) -> list[str]:
    return [each.strip() for each in text.split(",") if each.strip()]


# --- what then holds ------------------------------------------------------------------------------


SIDE: Final = r"(elder|younger|dealer|nondealer|[12]-[34]|[1-4])"
"""Seats and sides at every table."""


def check(deal: Deal, text: str) -> bool:
    """Whether a line holds."""
    for pattern, holds in CHECKS.items():
        if found := re.fullmatch(pattern.replace("(elder|younger)", SIDE), text):
            return holds(deal, *found.groups())
    raise BadCase(f"{text!r} is nothing that can hold")


def _scores(text: str) -> dict[str, int]:
    return {} if text == "nothing" else {each.split()[0]: int(each.split()[1]) for each in _parts(text)}


def _counted(deal: Deal, side: str) -> dict[str, int]:
    return {kind: points for kind, points in at_table.in_hand(deal, side).items() if kind not in ("above", "below")}


def _bonus(deal: Deal, side: str, text: str) -> bool:
    had = at_table.in_hand(deal, side)
    return {kind: had[kind] for kind in ("repique", "pique") if kind in had} == _scores(text)


def _found(deal: Deal, which: str) -> Ruling:
    return at_table.ruling(deal, *_which(which))


def _which(text: str) -> tuple[str, str, str | None]:
    """A clause, a verdict and a side; the last two may be left out."""
    clause, *more = text.split()
    verdict = next((each for each in more if each in VERDICTS), "")
    return clause, verdict, next((each for each in more if each not in VERDICTS), None)


def _ruled(deal: Deal, which: str, facts: str) -> bool:
    ruling = _found(deal, which)
    return all(_fits(ruling, *re.split(r"\s*(>=|=)\s*", each, maxsplit=1)) for each in _split(facts))


def _split(facts: str) -> list[str]:
    return [each.strip() for each in re.split(r",\s*(?=[a-z_]+\s*>?=)", facts)]


def _fits(ruling: Ruling, name: str, sign: str, text: str) -> bool:
    if name == "rests_on":
        raise BadCase("write “> set.good rests on set.called”")
    own = {"points": ruling.points, "side": ruling.side, "audience": ruling.audience}
    own = {} if ruling.verdict is Verdict.REFUSED else own
    value = own[name] if name in own else ruling.facts[name]
    return value >= int(text) if sign == ">=" else _same(value, text)


def _same(value: Any, text: str) -> bool:
    """Whether a fact is what is written."""
    if isinstance(value, bool):
        return str(value).lower() == text
    if isinstance(value, Rank):
        return value.name.lower() == text
    if isinstance(value, Suit):
        return value.name.lower() == text
    if isinstance(value, tuple):
        if value and all(hasattr(each, "suit") for each in value):
            return tuple(value) == at_table.cards(text)
        return [str(each) for each in value] == text.split()
    return str(value) == text or (value is None and text == "none")


def _rests_on(deal: Deal, which: str, clauses: str) -> bool:
    under = {deal.rulings[number - 1].rule for number in _found(deal, which).because}
    return set(clauses.split()) <= under


def _rests_on_these(deal: Deal, which: str, clauses: str) -> bool:
    return [deal.rulings[number - 1].rule for number in _found(deal, which).because] == clauses.split()


def _rests_on_all_of(deal: Deal, which: str, side: str) -> bool:
    """Whether it rests on each score of a side."""
    scored = {score.number for score in deal.scores if score.side == side}
    return bool(scored) and scored <= set(_found(deal, which).because)


def _comes_before(deal: Deal, first: str, later: str) -> bool:
    return all(each.number > _found(deal, first).number for each in _under(deal, later))


def _in_order(deal: Deal, lines: str) -> bool:
    wanted = [each.strip() for each in lines.split("|")]
    families = tuple({f"{each.partition('.')[0]}." for each in wanted})
    return [f"{one.rule} {one.side}" for one in deal.rulings if one.rule.startswith(families)] == wanted


def _rests_within(deal: Deal, which: str, clauses: str) -> bool:
    ruling = _found(deal, which)
    under = [deal.rulings[number - 1] for number in ruling.because]
    return {one.rule for one in under} <= set(clauses.split()) and sum(one.points for one in under) == ruling.facts[
        "total"
    ]


def _said_last(deal: Deal, lines: str) -> bool:
    wanted = [each.strip() for each in lines.split("|")]
    return at_table.told(deal)[-len(wanted) :] == wanted


def _refused(deal: Deal, text: str, why: str, facts: str | None) -> bool:
    found = at_table.refused(deal, action(deal, text))
    fits = all(_fits(found, *re.split(r"\s*(=)\s*", each)) for each in _split(facts)) if facts else True
    return why in (found.rule, found.facts["reason"]) and fits


def _undertaken(deal: Deal) -> str:
    bid = deal.undertaking
    if not bid.tricks:
        return f"{bid.seat} nothing"
    if bid.sign:
        return f"{bid.seat} {bid.tricks}{'+' if bid.sign == 'plus' else '-'}" + f" times {bid.factor}" * (
            bid.factor > 1
        )
    return f"{bid.seat} {bid.tricks}-{bid.left} for {bid.value}"


def _sees(deal: Deal, seat: str, which: str, facts: str) -> bool:
    """What one seat is told of a ruling: these facts, and no other."""
    seen = for_seat(_found(deal, which), seat)
    if facts == "nothing":
        return seen is None
    wanted = dict(each.split("=") for each in _parts(facts))
    return (
        seen is not None and set(seen.facts) == set(wanted) and all(_same(seen.facts[k], v) for k, v in wanted.items())
    )


def _sees_so(deal: Deal, seat: str, which: str, name: str, text: str) -> bool:
    seen = for_seat(_found(deal, which), seat)
    return seen is not None and _same(seen.facts[name], text)


def _under(deal: Deal, which: str) -> list[Ruling]:
    return at_table.rulings(deal, *_which(which))


def _said(deal: Deal) -> list[str]:
    return [spoken_line(each, "en") for each in narration.explain(deal, "call").shown()]


def _hear(deal: Deal, lines: str) -> bool:
    """Whether these lines are said, one right after another."""
    wanted, said = [each.strip() for each in lines.split("|")], _said(deal)
    return any(said[place : place + len(wanted)] == wanted for place in range(len(said)))


def _may_exchange(deal: Deal, seat: str, least: str, most: str) -> bool:
    """Whether a seat may exchange just these numbers of cards, whichever cards they are."""
    hand = deal.hands[seat]
    may = [number for number in range(len(hand) + 1) if at_table.may(deal, Exchange(seat, hand[:number]))]
    offered = {len(each.cards) for each in legal_actions(deal) if isinstance(each, Exchange) and each.seat == seat}
    return may == list(range(int(least), int(most) + 1)) and (deal.to_act != seat or sorted(offered) == may)


def _seen(deal: Deal, seat: str, no: str | None, text: str) -> bool:
    unseen, cards = seen_by(deal, seat).unseen, set(at_table.cards(text))
    return cards <= unseen if no else not cards & unseen


def _won(deal: Deal, side: str, number: str) -> bool:
    return sum(deal.table.side_of(trick.winner) == side for trick in deal.tricks) == int(number)


def _holds(deal: Deal, whose: str, what: str, text: str) -> bool:
    of = {"drew": deal.drawn, "discarded": deal.discards, "holds": deal.hands}[what]
    return set(of[whose]) == set(at_table.cards(text))


CHECKS: Final[dict[str, Callable[..., bool]]] = {
    # elder: point 5, sequence 15      all that a side has counted so far; or `nothing`
    r"(elder|younger): (.+)": lambda deal, side, text: _counted(deal, side) == _scores(text),
    # elder bonus: repique 60          of that, for repique and pique
    r"(elder|younger) bonus: (.+)": _bonus,
    # elder set 9                      of that, for one kind; `elder no set` for none
    r"(elder|younger) no (\w+)": lambda deal, side, kind: kind not in at_table.in_hand(deal, side),
    r"(elder|younger) (?!sees|hears|may|can|won|drew|holds)(\w+) (\d+)": lambda deal, side, kind, points: (
        deal.tally()[side].get(kind) == int(points)
    ),
    r"(elder|younger) cards and capot: (\d+)": lambda deal, side, points: (
        sum(at_table.in_hand(deal, side).get(kind, 0) for kind in ("cards", "capot")) == int(points)
    ),
    # elder may exchange 1 to 5        just these numbers; `elder drew 7S AD`, `discarded`, `holds`: just these cards
    r"(elder|younger) may exchange (\d+) to (\d+)": _may_exchange,
    r"(elder|younger) (drew|discarded|holds) (.+)": _holds,
    # elder can place D:K              every one of these cards; `cannot place`: not one
    r"(elder|younger) can(not)? place (.+)": _seen,
    # elder won 7 tricks               so far; `taken by younger`: the last one
    r"(elder|younger) won (\d+) tricks": _won,
    # tricks so far: 1 and 2           what elder and younger have counted in the play
    r"tricks so far: (\d+) and (\d+)": lambda deal, *points: (
        [at_table.in_hand(deal, side).get("play", 0) for side in ("elder", "younger")] == [int(each) for each in points]
    ),
    r"leads: (\w+)": lambda deal, seat: deal.leader == seat,
    r"taken by (\w+)": lambda deal, seat: deal.tricks[-1].winner == seat,
    r"playable: (.+)": lambda deal, text: set(playable(deal)) == set(at_table.cards(text)),
    # said: Elder: “A quart.” | Younger: “Good.”      these lines, one right after another; `never said: ...`
    r"said last: (.+)": lambda deal, line: _said(deal)[-1] == line,
    r"said: (.+)": _hear,
    r"never said: (.+)": lambda deal, line: line not in _said(deal),
    # younger sees point.called: length=5      what it is told of a ruling, and no more; `nothing`; `has x=1` in part
    r"(elder|younger) sees (.+) has (\w+)=(.+)": _sees_so,
    # younger sees that elder has not drawn      as the opponents and the review take it
    r"(elder|younger) sees that (elder|younger) has (not )?drawn": lambda deal, seat, other, no: (
        has_drawn(seen_by(deal, seat), other) is not bool(no)
    ),
    r"(elder|younger) sees ([^:]+): (.+)": _sees,
    # elder hears of carte_blanche.kept      whether any ruling under it, or of its family, is in that seat's ledger
    r"(elder|younger) hears (nothing )?of (.+)": lambda deal, seat, no, which: (
        any(one.rule.startswith(which) for one in seen_by(deal, seat).rulings) is not bool(no)
    ),
    # refused reply point equal H:QJT: reply.true     the clause or its reason, then facts
    r"refused ([^:]+(?::[^ ]+[^:]*)*): ([a-z_.]+)(?:, (.+))?": _refused,
    r"may not (.+)": lambda deal, text: not at_table.may(deal, action(deal, text)),
    r"may (.+)": lambda deal, text: at_table.may(deal, action(deal, text)),
    # last: point.asked allowed younger | point.stated allowed elder      the last rulings, in order
    r"last: (.+)": _said_last,
    # in order: exchange.elder elder | exchange.cards elder      every ruling of these families, with its side
    r"in order: (.+)": _in_order,
    r"ruled so far: (.+)": lambda deal, text: [one.rule for one in deal.rulings] == text.split(),
    # no pique.award awarded elder      there is no such ruling; `2 sequence.lesser denied`: so many
    r"no ([a-z_]+\.[a-z_]+.*)": lambda deal, which: not _under(deal, which),
    r"(\d+) ([a-z_]+\.[a-z_]+.*)": lambda deal, number, which: len(_under(deal, which)) == int(number),
    # points of sequence.lesser: 1-3 3 | 1-3 4     what was scored under a clause, by whom and in order
    r"points of ([a-z_.]+): (.+)": lambda deal, rule, text: (
        [f"{one.side} {one.points}" for one in at_table.rulings(deal, rule, "awarded")] == text.split(" | ")
    ),
    # pique.award awarded rests on play.lead point.good     among others; `on just` in this order; `on points of`: on
    # nothing else, and what those come to is its total
    r"([a-z_]+\.[a-z_]+[a-z ]*?) rests on just (.+)": _rests_on_these,
    r"([a-z_]+\.[a-z_]+[a-z ]*?) rests on points of (.+)": _rests_within,
    r"([a-z_]+\.[a-z_]+[a-z ]*?) rests on all of (elder|younger)": _rests_on_all_of,
    r"([a-z_]+\.[a-z_]+[a-z ]*?) rests on (.+)": _rests_on,
    # sinking.allowed elder tells nothing of passed_over     it has no such fact
    r"([a-z_]+\.[a-z_]+[a-z ]*?) tells nothing of (\w+)": lambda deal, which, fact: (
        fact not in _found(deal, which).facts
    ),
    # cards.most counts nothing        it awards no points to anybody, whatever its price
    r"([a-z_]+\.[a-z_]+[a-z ]*?) counts nothing": lambda deal, which: not _found(deal, which).awards,
    # carte_rouge.award comes before set.good awarded      the one there is, and all of those
    r"([a-z_]+\.[a-z_]+[a-z ]*?) comes before (.+)": _comes_before,
    # pique.award denied in full: ...      words that stand in what is said of it; `not in short`
    r"([a-z_]+\.[a-z_]+[a-z ]*?) (not )?in (call|short|full): (.+)": lambda deal, which, no, depth, words: (
        (words in narration.text(_found(deal, which), depth)) is not bool(no)
    ),
    # pique.award denied: by=set, in_hand=true       the one ruling there is, with these facts among its own
    r"([a-z_]+\.[a-z_]+[a-z ]*?): (.+)": _ruled,
    r"([a-z_]+\.[a-z_]+[a-z ]*?)": lambda deal, which: bool(_found(deal, which)),
    r"to act: (\w+)": lambda deal, seat: (deal.to_act or "nobody") == seat,
    # the record reads back            to the very same rulings
    r"the record reads back": lambda deal: read_deal(write_record(deal)).rulings[: len(deal.rulings)] == deal.rulings,
    # over                             the deal is; `3 tricks played`
    r"over": lambda deal: deal.done,
    r"void": lambda deal: deal.void,
    # worth of tricks: 1 1 2           where tricks are counted towards a bid
    r"worth of tricks: (.+)": lambda deal, text: (
        [one.facts["worth"] for one in at_table.rulings(deal, "tricks.counted")] == [int(each) for each in text.split()]
    ),
    r"(\d+) tricks played": lambda deal, number: len(deal.tricks) == int(number),
    # undertaken: nondealer 9-5 for 45     what the bidding came to; `nondealer 8+ times 4`; `dealer nothing`
    r"undertaken: (.+)": lambda deal, text: _undertaken(deal) == text,
    # the race goes to elder, 100 to 95 and 1 later    as its match settles it; `to nobody`
    r"the race goes to (\w+)(?:, (\d+) to (\d+) and (\d+) later)?": lambda deal, *told: (
        [each or "0" for each in told] == [str(each) for each in races.settled(deal)]
    ),
    # elder looked at TC               of what he left; `left: 8D TD` in the talon
    r"(elder|younger) looked at (.+)": lambda deal, seat, text: (
        seen_by(deal, seat).peeked == (() if text == "nothing" else parse_cards(text))
    ),
    r"left: (.+)": lambda deal, text: deal.stock == (() if text == "nothing" else parse_cards(text)),
    r"phase: (\w+)": lambda deal, phase: deal.phase == phase,
    # elder has no pique: counted_first by=set, ...     all that was lacking; `to elder, `: as elder is told
    r"(?:to (elder|younger), )?(elder|younger) has (?:no )?([^:]+): (.+)": lambda deal, seat, side, question, text: (
        answers.lacking(deal, side, question, seat) == text
    ),
    # under 12: point_cards length=5, ...     the premises of ruling 12
    r"under (\d+): (.+)": lambda deal, number, text: answers.under(deal, int(number)) == text,
    # told ..., refusal of ..., why ..., if ..., nearest for ...    in words, and what would be: tests.game.wording
    wording.RULING: lambda deal, which, *told: wording.of_ruling(deal, _under(deal, which), *told),
    wording.REFUSAL: lambda deal, text, *told: wording.of_refusal(at_table.refused(deal, action(deal, text)), *told),
    wording.DEAL: wording.of_deal,
    wording.WHY_NOT: wording.of_what_lacked,
    wording.WHY: lambda deal, which, *told: wording.of_reasons(deal, _under(deal, which), *told),
    wording.LACKS: wording.lacks,
    wording.IF: wording.changed,
    wording.NEAREST: lambda deal, of, *told: wording.nearest(deal, _under(deal, of) if "." in of else [], of, *told),
    # law 16: deal_out_of_turn by younger, before_hands: deal_void      an incident, and what the referee rules
    incidents.LINE: incidents.ruled,
    r"nobody wins (\w+)": lambda deal, kind: deal.contests[kind].winner == "",
}
"""What can be said to hold, as a pattern and what it means; the first that fits is meant."""
