"""Narrations, deals, rulings and parties as documents, which ``rendering`` shows in every form."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from piquet_tutor.engine.rulings import Ledger, Ruling, Verdict
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal.phases.exchange import bare
from piquet_tutor.game.seats import ELDER
from piquet_tutor.game.state import Tally
from piquet_tutor.game.subjects import TRICK_POINTS, Subject
from piquet_tutor.narration import speech
from piquet_tutor.narration.books import place_of
from piquet_tutor.narration.catalogue import Catalogue, catalogue
from piquet_tutor.narration.documents import (
    Block,
    DataTable,
    Document,
    Entries,
    Entry,
    Gap,
    Hand,
    Heading,
    Lines,
    Paragraph,
    Total,
)
from piquet_tutor.narration.functions import listed_apart
from piquet_tutor.narration.naming import FIRST_LANGUAGE
from piquet_tutor.narration.passages import Passage, is_talk, ledger_of, passages, side_name, spoken_line
from piquet_tutor.narration.plain_text import clean
from piquet_tutor.narration.players import player_told
from piquet_tutor.narration.rendering import html, markdown, plain
from piquet_tutor.narration.seating import PLAYERS, Roles, in_roles, roles_at, roles_in
from piquet_tutor.narration.texts import whole

WRITERS: Final[Mapping[str, Callable[[Document], str]]] = {
    "text": plain.text,
    "markdown": markdown.text,
    "html": html.text,
}
"""The forms in which whoever asks for one is given a document as text, by name."""

if TYPE_CHECKING:
    from piquet_tutor.game.deal.partie import Partie
    from piquet_tutor.game.state import Deal

    Narrated = Deal | Partie | Iterable[Ruling]
    """What can be narrated: a deal, a partie or a ledger."""


@dataclass(frozen=True, repr=False)
class Narration:
    """A deal in words: readable as plain text, formatted in notebooks.

    Attributes:
        title: the deal's title and rule set; plain text, to be escaped.
        passages: the rulings, in their order.
        tally: the score at its end, one line; empty when there is none.
        depth: how much is shown: ``call``, ``short`` or ``full``.
    """

    title: str
    passages: tuple[Passage, ...]
    tally: str
    depth: str
    language: str

    @property
    def document(self) -> Document:
        """What is shown of it."""
        return document_of(self)

    def __repr__(self) -> str:
        return plain.text(self.document)

    def __str__(self) -> str:
        return plain.text(self.document)

    def _repr_html_(self) -> str:
        return html.text(self.document)

    def _repr_markdown_(self) -> str:
        return markdown.text(self.document)

    def shown(self) -> tuple[Passage, ...]:
        """The passages shown at this depth: with ``call``, only what is said or played openly."""
        return tuple(filter(is_talk, self.passages)) if self.depth == "call" else self.passages


def narration_of(thing: Narrated, depth: str = "short", seat: Seat | None = None, language: str = "en") -> Narration:
    """The narration of a deal, a partie or a ledger.

    Raises:
        ValueError: there is no such depth.
    """
    if depth not in speech.DEPTHS:
        from piquet_tutor.narration.spoken import DepthError, cut, hint_of  # late: only when something is misspelt

        raise DepthError("depth", found=cut(str(depth), 40), hint=hint_of(str(depth), speech.DEPTHS))
    return Narration(
        title_of(thing, language),
        passages(ledger_of(thing), seat, language, getattr(thing, "rules", None)),
        tally_of(thing, language),
        depth,
        language,
    )


def title_of(thing: Any, language: str) -> str:
    """A deal's title and rule set, with what was changed in it; nothing for a bare ledger."""
    from piquet_tutor.narration.options import rules_called  # late: only when a text is needed

    rules = getattr(thing, "rules", None)
    if rules is None:
        return ""
    if not hasattr(thing, "hands") and hasattr(thing, "players"):
        return whole("partie-title", language, rules=rules_called(rules, language))
    title = _long(thing.title) or catalogue(language).word("deal-untitled")
    return whole("narration-title", language, title=title, rules=rules_called(rules, language))


def _long(title: str) -> str:
    """A title on one line of at most 400 characters, without invisible ones."""
    return " ".join(clean(part) for part in title[:400].split())


def tally_of(thing: Any, language: str) -> str:
    """The score by side and kind in one line; nothing where there is none."""
    if not hasattr(thing, "tally"):
        return ""
    tally: Mapping[str, Mapping[str, int]] = thing.tally()
    accounts = thing.rules.accounts if len(thing.rules.accounts) > 1 else ()
    scores = listed_apart(
        catalogue(language),
        (
            _side_score(seat_label(thing, side, language), kinds, accounts, language, side in PLAYERS)
            for side, kinds in tally.items()
        ),
    )
    return whole("narration-tally" if thing.done else "narration-unfinished", language, scores=scores)


def still_open(deal: Deal, language: str, *, in_words: bool = False) -> str:
    """That the scores are those so far, and whose hand is not in them yet; empty of a deal that is over.

    Args:
        deal: the deal.
        language: a language the catalogue has.
        in_words: whether it is told how the lead is written, for which such a hand waits.
    """
    if deal.done:
        return ""
    words, waits = catalogue(language), hand_waits(deal, language)
    told = [words.word("narration-still-open"), waits]
    if waits and in_words and deal.to_act == ELDER:  # after a bidding, which no words tell, nobody is called so
        told.append(words.format("narration-write-lead", {"card": deal.hands[ELDER][0].code}))
    return " ".join(each for each in told if each)


def hand_waits(deal: Deal, language: str) -> str:
    """That younger's hand is scored once elder has led; empty where it does not wait for that."""
    waits = len(deal.table.seats) == 2 and deal.phase == "play" and not deal.declared and not bare(deal)
    return whole("narration-hand-waits", language) if waits else ""


def _side_score(side: str, kinds: Mapping[str, int], accounts: Collection[str], language: str, many: bool) -> str:
    """A side's score: its kinds, and its total on each account if there are several."""
    values = {"side": side, "points": str(kinds["total"])}
    parts = [_figure(f"kind-label-{kind}", kinds[kind], language) for kind in kinds if kind not in ("total", *accounts)]
    colon = "-many" if many or accounts else ""
    if not parts:
        return whole(f"line-score{colon}", language, **values)
    if accounts:
        values["accounts"] = ", ".join(_figure(f"account-{name}", kinds[name], language) for name in accounts)
        return whole("line-accounts", language, kinds=", ".join(parts), **values)
    return whole(f"line-kinds{colon}", language, kinds=", ".join(parts), **values)


def _figure(key: str, points: int, language: str) -> str:
    return whole("line-kind", language, kind=catalogue(language).word(key).lower(), points=str(points))


def seat_label(deal: object, seat: Seat, language: str) -> str:
    """A seat or side as the label of a line, with who plays there where the deal says so: “Anna (elder)”.

    After a bidding it has the role that the seat has become: “Dealer, elder”.
    """
    name = player_told(deal, seat, language) or side_name(seat, language)
    roles = roles_of(deal)
    if seat not in roles:
        return name
    return whole(f"label-now-{roles[seat]}", language, label=name)


def roles_of(deal: object) -> Roles:
    """Who has become elder and who younger; empty before the bidding is over, or if there is none."""
    ledger = getattr(deal, "rulings", ())
    return roles_in(ledger)


def _seat_told(deal: Deal, seat: Seat, language: str) -> str:
    """A seat with who plays there, and with what it has become or with its partner, to begin a sentence."""
    roles, table, told = roles_of(deal), deal.table, player_told(deal, seat, language) or seat
    if seat in roles:
        return catalogue(language).format(f"seat-now-{roles[seat]}", {"side": told})
    partners = [each for each in table.seats if each != seat and table.side_of(each) == table.side_of(seat)]
    if not partners:
        return told
    partner = catalogue(language).word(f"role-{partners[0]}")
    return catalogue(language).format("seat-with", {"side": told, "partner": partner})


def bidding_of(deal: Deal, language: str) -> str:
    """What has been said in the bidding, on one line; empty if nothing has."""
    words = catalogue(language)
    said = [
        words.format(
            "deal-bidding-word",
            {"who": side_name(each.side, language), "said": speech.said(each, "call", language).rstrip(".")},
        )
        for each in deal.rulings
        if each.subject is Subject.BID_SAID
    ]
    return words.format("deal-bidding", {"words": ", ".join(said)}) if said else ""


def _gain(who: str, points: int) -> str:
    sign = "+" if points > 0 else "−"
    return f"{who} {sign}{abs(points)}" if points else ""


# --- documents ------------------------------------------------------------------------------------------------------


def document_of(one: Narration) -> Document:
    """A narration as a document: its title, its rulings or what is said at the table, the score at its end."""
    blocks: list[Block] = [Heading(one.title), Gap()] if one.title else []
    if not one.shown():
        blocks.append(Paragraph(catalogue(one.language).word("narration-empty")))
    elif one.depth == "call":
        blocks.append(Lines(tuple(spoken_line(each, one.language) for each in one.shown())))
    else:
        blocks.append(Entries(tuple(_entry(each, one.depth) for each in one.shown())))
    if one.tally:
        blocks += [Gap(), Total(one.tally)]
    return Document(tuple(blocks), one.language)


def entry_of(deal: Deal, ruling: Ruling, language: str) -> Entry:
    """One ruling of a deal in a line, with who gains by it; nothing is worded but what stands there."""
    roles = roles_at(ruling, deal.rulings)
    short = speech.said(ruling, "short", language, None, roles)
    who = side_name(in_roles(ruling, roles).side, language)
    return Entry(ruling.number, short, _gain(who, ruling.points), (), ruling.verdict.value)


def _entry(one: Passage, depth: str) -> Entry:
    return Entry(one.number, one.short, _gain(one.who, one.points), one.full if depth == "full" else (), one.verdict)


def document_of_ruling(ruling: Ruling, language: str) -> Document:
    """One line: number, what happened, points and law."""
    short = speech.said(ruling, "short", language)
    points = f"  [{side_name(ruling.side, language)} +{ruling.points}]" if ruling.points else ""
    where = f"  ({place_of(ruling.cites[0], language)})" if ruling.cites else ""
    return Document((Paragraph(f"{ruling.number}. {short}{points}{where}"),), language)


def document_of_deal(deal: Deal, language: str = "en") -> Document:
    """Title and rule set, all cards, where the deal stands, each ruling that matters, and the score.

    The cards are those of a value that somebody holds, not of a seat: also of a deal that is not over, all are shown.
    """
    blocks: list[Block] = [Heading(title_of(deal, language))]
    if deal.taken:
        blocks.append(Paragraph(deal.taken, aside=True))
    blocks += _cards_of(deal, language)
    lines = (bidding_of(deal, language), phase_of(deal, language))
    blocks += [Paragraph(each) for each in lines if each]
    matters = [each for each in deal.rulings if _matters(deal, each)]
    if matters:
        blocks.append(Entries(tuple(entry_of(deal, each, language) for each in matters)))
    tally, waits = tally_of(deal, language), hand_waits(deal, language)
    blocks += [Total(tally)] if tally else []
    blocks += [Paragraph(waits)] if waits else []
    return Document(tuple(blocks), language)


def _cards_of(deal: Deal, language: str) -> Iterator[Hand]:
    """Yield each hand with what it discarded, then what lies on the table."""
    words = catalogue(language)
    for seat, hand in zip(deal.table.seats, hands_of(deal, language), strict=True):
        yield hand
        if deal.discards.get(seat):
            told = _seat_told(deal, seat, language)
            label = words.word("deal-column-discards")
            yield replace(_held("deal-put-out", label, deal.discards[seat], words, told), aside=True)
    if deal.stock:
        yield _held("deal-talon", words.word("deal-talon-label"), deal.stock, words)
    if deal.trick:
        yield _held("deal-trick", words.word("deal-trick-label"), deal.trick, words)


def hands_of(deal: Deal, language: str, lit: Collection[Card] = (), whole: bool = False) -> tuple[Hand, ...]:
    """Every hand: as it is while the deal goes on, and as it was played with once it is over.

    Args:
        deal: the deal.
        language: a language the catalogue has.
        lit: the cards that matter, in whatever hand they are.
        whole: whether hands are shown as they were played with from the first lead on.
    """
    return tuple(_hand_of(deal, seat, language, lit, whole) for seat in deal.table.seats)


def _hand_of(deal: Deal, seat: Seat, language: str, lit: Collection[Card], whole: bool) -> Hand:
    played = deal.kept.get(seat, ())
    held = played if played and (deal.done or whole) else deal.hands[seat]
    key = "deal-hand-empty" if not held else "deal-hand-held" if len(held) > len(deal.hands[seat]) else "deal-hand"
    label = seat_label(deal, seat, language)
    return _held(key, label, held, catalogue(language), _seat_told(deal, seat, language), lit)


def _held(key: str, label: str, cards: Cards, words: Catalogue, side: str = "", lit: Collection[Card] = ()) -> Hand:
    values = {"side": side, "cards": _codes(cards)} if side else {"cards": _codes(cards)}
    return Hand(label, cards, words.format(key, values), frozenset(cards).intersection(lit))


def _matters(deal: Deal, ruling: Ruling) -> bool:
    """Whether a ruling decides a score other than the points of the single tricks, which would hide the rest."""
    decides = ruling.awards or ruling.verdict in (Verdict.DENIED, Verdict.SUPERSEDED)
    return bool(decides) and ruling.subject not in TRICK_POINTS


def phase_of(deal: Deal, language: str) -> str:
    """Where the deal stands, and who is to act."""
    words = catalogue(language)
    name = words.word(f"phase-{deal.phase}")
    if deal.to_act is None:
        return words.format("deal-phase-nobody", {"phase": name})
    side = roles_of(deal).get(deal.to_act, deal.to_act)
    return words.format("deal-phase", {"phase": name, "side": side})


def document_of_tally(tally: Tally, language: str = "en") -> Document:
    """A score sheet: a row for each kind that scored, a column for each side, the totals last."""
    found = {kind for kinds in tally.values() for kind in kinds}
    accounts = sorted(found.difference(tally.kinds, ("total",)))
    order = (*(kind for kind in tally.kinds if kind in found), "total", *accounts)
    rows = tuple(
        (_row_label(kind, language), *(str(kinds.get(kind, "")) for kinds in tally.values())) for kind in order
    )
    return Document((DataTable(("", *(side_name(side, language) for side in tally)), rows),), language)


def _row_label(kind: str, language: str) -> str:
    """The head of a row of a score sheet: a kind of score, an account, or the total."""
    words = catalogue(language)
    keys = (f"sheet-{kind}", f"account-{kind}", f"kind-label-{kind}")
    found = words.word(next(key for key in keys if key in words))
    return found[:1].upper() + found[1:]


def document_of_partie(partie: Partie, language: str = "en") -> Document:
    """Rule set, deals played, what each player scored in each, totals, and the settlement once there is one."""
    words = catalogue(language)
    players = tuple(partie.totals)
    rows = tuple(
        (words.format("table-deal-row", {"number": str(number)}), *(str(points.get(each, "")) for each in players))
        for number in range(1, len(partie.deals) + 1)
        for points in [partie.points(number)]
    )
    blocks: list[Block] = [Heading(title_of(partie, language)), Paragraph(deals_played(partie, language))]
    if rows:
        blocks.append(DataTable(("", *map(clean, players)), rows))
    blocks.append(Paragraph(totals_of(partie, language)))
    blocks += [Paragraph(speech.said(ruling, "short", language)) for ruling in partie.ledger]
    return Document(tuple(blocks), language)


def deals_played(partie: Partie, language: str) -> str:
    """How many deals have been played."""
    from piquet_tutor.narration.values import Number

    return catalogue(language).format("partie-deals-played", {"count": Number(len(partie.deals))})


def totals_of(partie: Partie, language: str) -> str:
    """Every player's total."""
    if len(partie.totals) != 2:
        each = (
            whole("line-score-many", language, side=clean(player), points=str(points))
            for player, points in partie.totals.items()
        )
        return listed_apart(catalogue(language), each)
    (first, one), (second, two) = partie.totals.items()
    values = {"first": clean(first), "one": str(one), "second": clean(second), "two": str(two)}
    return whole("partie-totals", language, **values)


def _codes(cards: Cards) -> str:
    return " ".join(card.code for card in cards)


# --- what notebooks show ------------------------------------------------------------------------------------------


class NotebookPresenter:
    """How rulings, ledgers, deals and parties are shown in notebooks and terminals; always in the same text."""

    def __init__(self) -> None:
        """Present in the first language."""
        self.language = FIRST_LANGUAGE

    def plain(self, thing: object) -> str:
        """Text that reads well in a terminal, in stored notebooks and aloud."""
        found = self.document(thing)
        return object.__repr__(thing) if found is None else plain.text(found)

    def html(self, thing: object) -> str:
        """HTML with every name and text escaped."""
        if isinstance(thing, Ruling):
            return html.text(document_of(narration_of(Ledger((thing,)), "full", None, self.language)))
        found = self.document(thing)
        return html.text(found or Document((Paragraph(object.__repr__(thing)),), self.language))

    def markdown(self, thing: object) -> str:
        """Markdown with every name and text escaped."""
        if isinstance(thing, Ruling):
            return markdown.text(document_of(narration_of(Ledger((thing,)), "short", None, self.language)))
        found = self.document(thing)
        return markdown.text(found or Document((Paragraph(object.__repr__(thing)),), self.language))

    def document(self, thing: Any) -> Document | None:
        """What is shown of a thing; None for what nobody has words for."""
        if isinstance(thing, Ruling):
            return document_of_ruling(thing, self.language)
        if isinstance(thing, Ledger):
            if thing:
                return document_of(narration_of(thing, "short", None, self.language))
            return Document((Paragraph(catalogue(self.language).word("narration-ledger-empty")),), self.language)
        if isinstance(thing, Tally):
            return document_of_tally(thing, (thing.deal is not None and thing.deal.language) or self.language)
        if hasattr(thing, "hands") and hasattr(
            thing, "stock"
        ):  # first: asked for what it has not, a deal looks for names
            return document_of_deal(thing, thing.language or self.language)
        if hasattr(thing, "players") and hasattr(thing, "totals"):
            return document_of_partie(thing, self.language)
        return None
