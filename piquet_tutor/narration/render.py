"""Narrations rendered as plain text, markdown, HTML and terminal output. Every text from outside is escaped here."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass
from html import escape
from typing import TYPE_CHECKING, Any, Final

from piquet_tutor.engine.cards import Card, Cards
from piquet_tutor.engine.rulings import Ledger, Ruling, total
from piquet_tutor.engine.subjects import Subject
from piquet_tutor.engine.table import Seat
from piquet_tutor.narration import speech
from piquet_tutor.narration.books import place_of, rules_title
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.functions import symbol
from piquet_tutor.narration.passages import Passage, is_talk, ledger_of, passages, side_name, spoken_line
from piquet_tutor.narration.plain_text import clean
from piquet_tutor.narration.seating import PLAYERS, Roles, roles_in

if TYPE_CHECKING:
    from rich.console import RenderableType

    from piquet_tutor.engine.deal.partie import Partie
    from piquet_tutor.engine.deal.state import Deal

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

    def __repr__(self) -> str:
        return plain_narration(self)

    def __str__(self) -> str:
        return plain_narration(self)

    def _repr_html_(self) -> str:
        return html_narration(self)

    def _repr_markdown_(self) -> str:
        return markdown_narration(self)

    def shown(self) -> tuple[Passage, ...]:
        """The passages shown at this depth: with ``call``, only what is said or played openly."""
        return tuple(filter(is_talk, self.passages)) if self.depth == "call" else self.passages


def narration_of(thing: Narrated, depth: str = "short", seat: Seat | None = None, language: str = "en") -> Narration:
    """The narration of a deal, a partie or a ledger.

    Raises:
        ValueError: there is no such depth.
    """
    if depth not in speech.DEPTHS:
        raise ValueError(f"there is no depth {depth!r}; use {', '.join(speech.DEPTHS)}.")
    return Narration(
        title_of(thing, language),
        passages(ledger_of(thing), seat, language, getattr(thing, "rules", None)),
        tally_of(thing, language),
        depth,
        language,
    )


def title_of(thing: Any, language: str) -> str:
    """A deal's title and rule set; nothing for a bare ledger."""
    rules = getattr(thing, "rules", None)
    if rules is None:
        return ""
    if hasattr(thing, "players"):
        return speech.whole(language, "partie-title", rules=rules_title(rules, language))
    title = _long(thing.title) or catalogue(language).word("deal-untitled")
    return speech.whole(language, "narration-title", title=title, rules=rules_title(rules, language))


def _long(title: str) -> str:
    """A title on one line of at most 400 characters, without invisible ones."""
    return " ".join(clean(part) for part in title[:400].split())


def tally_of(thing: Any, language: str) -> str:
    """The score by side and kind in one line; nothing where there is none."""
    if not hasattr(thing, "tally"):
        return ""
    tally: Mapping[str, Mapping[str, int]] = thing.tally()
    accounts = thing.rules.accounts if len(thing.rules.accounts) > 1 else ()
    scores = _apart(
        (
            _side_score(seat_label(thing, side, language), kinds, accounts, language, side in PLAYERS)
            for side, kinds in tally.items()
        ),
        language,
    )
    return speech.whole(language, "narration-tally" if thing.done else "narration-unfinished", scores=scores)


def _apart(parts: Iterable[str], language: str) -> str:
    """Items that contain commas themselves, joined by semicolons."""
    return catalogue(language).format("list-semicolon", {}).join(parts)


def _side_score(side: str, kinds: Mapping[str, int], accounts: Collection[str], language: str, many: bool) -> str:
    """A side's score: its kinds, and its total on each account if there are several."""
    values = {"side": side, "points": str(kinds["total"])}
    parts = [_figure(f"kind-label-{kind}", kinds[kind], language) for kind in kinds if kind not in ("total", *accounts)]
    colon = "-many" if many or accounts else ""
    if not parts:
        return speech.whole(language, f"line-score{colon}", **values)
    if accounts:
        values["accounts"] = ", ".join(_figure(f"account-{name}", kinds[name], language) for name in accounts)
        return speech.whole(language, "line-accounts", kinds=", ".join(parts), **values)
    return speech.whole(language, f"line-kinds{colon}", kinds=", ".join(parts), **values)


def _figure(key: str, points: int, language: str) -> str:
    return speech.whole(language, "line-kind", kind=catalogue(language).word(key).lower(), points=str(points))


def seat_label(deal: object, seat: Seat, language: str) -> str:
    """A seat or side as the label of a line; after a bidding, with the role it has become: “Dealer, elder”."""
    name = side_name(seat, language)
    roles = roles_of(deal)
    if seat not in roles:
        return name
    return speech.whole(language, f"label-now-{roles[seat]}", label=name)


def roles_of(deal: object) -> Roles:
    """Who has become elder and who younger; empty before the bidding is over, or if there is none."""
    ledger = getattr(deal, "rulings", ())
    return roles_in(ledger)


def _seat_told(deal: Deal, seat: Seat, language: str) -> str:
    """A seat with what it has become, or with its partner, to begin a sentence."""
    roles, table = roles_of(deal), deal.table
    if seat in roles:
        return catalogue(language).format(f"seat-now-{roles[seat]}", {"side": seat})
    partners = [each for each in table.seats if each != seat and table.side_of(each) == table.side_of(seat)]
    if not partners:
        return seat
    partner = catalogue(language).word(f"role-{partners[0]}")
    return catalogue(language).format("seat-with", {"side": seat, "partner": partner})


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


def _gain(one: Passage) -> str:
    sign = "+" if one.points > 0 else "−"
    return f"{one.who} {sign}{abs(one.points)}" if one.points else ""


# --- plain --------------------------------------------------------------------------------------------------------


def plain_narration(one: Narration) -> str:
    """Plain text that reads well in a terminal and aloud."""
    lines = [one.title, ""] if one.title else []
    lines += [text for each in one.shown() for text in plain_passage(each, one.depth, one.language)]
    if not one.shown():
        lines.append(catalogue(one.language).word("narration-empty"))
    if one.tally:
        lines += ["", one.tally]
    return "\n".join(lines)


def plain_passage(one: Passage, depth: str, language: str) -> list[str]:
    """A passage in lines of plain text."""
    if depth == "call":
        return [spoken_line(one, language)]
    head = f"{one.number:>3}. {one.short}"
    if one.points:
        head += f"  [{_gain(one)}]"
    return [head, *(f"     {text}" for text in one.full)] if depth == "full" else [head]


def plain_ruling(ruling: Ruling, language: str) -> str:
    """One line: number, what happened, points and law."""
    short = speech.said(ruling, "short", language)
    points = f"  [{side_name(ruling.side, language)} +{ruling.points}]" if ruling.points else ""
    where = f"  ({place_of(ruling.cites[0], language)})" if ruling.cites else ""
    return f"{ruling.number}. {short}{points}{where}"


def plain_deal(deal: Deal, language: str = "en") -> str:
    """Title and rule set, the hands, the cards on the table, the phase and the score."""
    words = catalogue(language)
    lines = [title_of(deal, language)]
    for seat in deal.table.seats:
        hand = deal.hands[seat]
        values = {"side": _seat_told(deal, seat, language), "cards": _codes(hand)}
        lines.append(words.format("deal-hand" if hand else "deal-hand-empty", values))
        if deal.discards.get(seat):
            values["cards"] = _codes(deal.discards[seat])
            lines.append(words.format("deal-put-out", values))
    if deal.stock:
        lines.append(words.format("deal-talon", {"cards": _codes(deal.stock)}))
    if deal.trick:
        lines.append(words.format("deal-trick", {"cards": _codes(deal.trick)}))
    lines += [bidding_of(deal, language), phase_of(deal, language), tally_of(deal, language)]
    return "\n".join(filter(None, lines))


def phase_of(deal: Deal, language: str) -> str:
    """Where the deal stands, and who is to act."""
    words = catalogue(language)
    name = words.word(f"phase-{deal.phase}")
    if deal.to_act is None:
        return words.format("deal-phase-nobody", {"phase": name})
    side = roles_of(deal).get(deal.to_act, deal.to_act)
    return words.format("deal-phase", {"phase": name, "side": side})


def plain_partie(partie: Partie, language: str = "en") -> str:
    """Rule set, deals played, totals, and the settlement once there is one."""
    lines = [title_of(partie, language), deals_played(partie, language), totals_of(partie, language)]
    lines += [speech.said(ruling, "short", language) for ruling in partie.ledger]
    return "\n".join(lines)


def deals_played(partie: Partie, language: str) -> str:
    """How many deals have been played."""
    from piquet_tutor.narration.values import Number

    return catalogue(language).format("partie-deals-played", {"count": Number(len(partie.deals))})


def totals_of(partie: Partie, language: str) -> str:
    """Every player's total."""
    if len(partie.totals) != 2:
        each = (
            speech.whole(language, "line-score-many", side=clean(player), points=str(points))
            for player, points in partie.totals.items()
        )
        return _apart(each, language)
    (first, one), (second, two) = partie.totals.items()
    values = {"first": clean(first), "one": str(one), "second": clean(second), "two": str(two)}
    return speech.whole(language, "partie-totals", **values)


def _codes(cards: Cards) -> str:
    return " ".join(card.code for card in cards)


# --- markdown -----------------------------------------------------------------------------------------------------

_MARKS: Final = re.compile(r"[\\`*_\[\]<>|~&$#]|^[-+=]|^\d(?=\d*[.)])")
"""Characters that are markup in markdown or HTML, anywhere in a text or only at its beginning."""


def _md(text: str) -> str:
    """A text with all markdown and HTML markup in it escaped."""
    return _MARKS.sub(lambda found: f"&#{ord(found.group()[0])};", text)


def markdown_text(text: str) -> str:
    """A text escaped for markdown."""
    return _md(text)


def markdown_narration(one: Narration) -> str:
    """Markdown: a numbered list, the reasons below each line at full depth."""
    lines = [f"**{_md(one.title)}**", ""] if one.title else []
    for each in one.shown():
        lines += markdown_passage(each, one.depth, one.language)
    if not one.shown():
        lines.append(catalogue(one.language).word("narration-empty"))
    if one.tally:
        lines += ["", f"*{_md(one.tally)}*"]
    return "\n".join(lines)


def markdown_passage(one: Passage, depth: str, language: str) -> list[str]:
    """A passage in lines of markdown."""
    if depth == "call":
        return [f"- {_md(spoken_line(one, language))}"]
    gain = f" **{_md(_gain(one))}**" if one.points else ""
    lines = [f"{one.number}. {_md(one.short)}{gain}"]
    if depth == "full":
        for text in one.full:
            lines += ["", f"    {_md(text)}"]
        lines.append("")
    return lines


# --- HTML ---------------------------------------------------------------------------------------------------------

_STYLE: Final = (
    "<style>.pqn{--pqn-red:#b3261e;--pqn-line:color-mix(in srgb,currentColor 22%,transparent);color:inherit;"
    "line-height:1.45;max-width:46em}"
    "@media (prefers-color-scheme:dark){.pqn{--pqn-red:#ff8a80}}"
    "[data-jp-theme-light=false] .pqn{--pqn-red:#ff8a80}[data-jp-theme-light=true] .pqn{--pqn-red:#b3261e}"
    ".pqn ol,.pqn ul{margin:.4em 0;padding-left:2.4em}.pqn li{margin:.15em 0}.pqn p{margin:.2em 0}"
    ".pqn .pqn-why{opacity:.85;font-size:.94em}.pqn .pqn-gain{font-weight:600;white-space:nowrap}"
    ".pqn .pqn-red{color:var(--pqn-red)}.pqn table{border-collapse:collapse;color:inherit}"
    ".pqn th,.pqn td{border-bottom:1px solid var(--pqn-line);padding:.2em .7em;text-align:left;color:inherit;"
    "background:none}</style>"
)
_RED: Final = re.compile("(?:10|[AKQJ9876])[♥♦]")


def _coloured(text: str) -> str:
    """Escaped text with its red cards in red."""
    return _RED.sub(lambda found: f'<span class="pqn-red">{found.group()}</span>', escape(text))


def html_text(text: str) -> str:
    """A text escaped for HTML, its red cards in red."""
    return _coloured(text)


def html_fragment(body: str, language: str) -> str:
    """A self-contained fragment around a body that is HTML already."""
    return f'<div class="pqn" lang="{escape(language)}">{_STYLE}{body}</div>'


def html_narration(one: Narration) -> str:
    """A self-contained fragment, with no script, that takes its colours from the page around it."""
    body = "".join(html_passage(each, one.depth, one.language) for each in one.shown())
    if not body:
        body = f"<li>{escape(catalogue(one.language).word('narration-empty'))}</li>"
    kind = "ul" if one.depth == "call" else "ol"
    head = f"<p><strong>{escape(one.title)}</strong></p>" if one.title else ""
    foot = f"<p>{_coloured(one.tally)}</p>" if one.tally else ""
    return f'<div class="pqn" lang="{escape(one.language)}">{_STYLE}{head}<{kind}>{body}</{kind}>{foot}</div>'


def html_passage(one: Passage, depth: str, language: str) -> str:
    """A passage as a list item."""
    if depth == "call":
        return f"<li>{_coloured(spoken_line(one, language))}</li>"
    gain = f' <span class="pqn-gain">{escape(_gain(one))}</span>' if one.points else ""
    why = "".join(f"<p>{_coloured(text)}</p>" for text in one.full) if depth == "full" else ""
    more = f'<div class="pqn-why">{why}</div>' if why else ""
    return f'<li value="{one.number}" data-verdict="{escape(one.verdict)}">{_coloured(one.short)}{gain}{more}</li>'


def html_deal(deal: Deal, language: str = "en") -> str:
    """A small table of the hands, the talon, the phase and the score."""
    words = catalogue(language)
    accounts = deal.rules.accounts if len(deal.rules.accounts) > 1 else ()
    names = [f"deal-column-{name}" for name in ("seat", "hand", "discards", "tricks", "score")]
    names += [f"account-{name}.title" for name in accounts]
    head = "".join(f'<th scope="col">{escape(words.word(name))}</th>' for name in names)
    rows = "".join(_html_row(deal, seat, language) for seat in deal.table.seats)
    told = bidding_of(deal, language)
    bidding = f"<p>{escape(told)}</p>" if told else ""
    talon = f"<p>{escape(words.word('deal-talon-label'))} {_html_cards(deal.stock, language)}</p>" if deal.stock else ""
    return (
        f'<div class="pqn" lang="{escape(language)}">{_STYLE}<p><strong>{escape(title_of(deal, language))}</strong></p>'
        f"<table><thead><tr>{head}</tr></thead><tbody>{rows}</tbody></table>{talon}"
        f"{bidding}<p>{escape(phase_of(deal, language))}</p><p>{escape(tally_of(deal, language))}</p></div>"
    )


def _html_row(deal: Deal, seat: Seat, language: str) -> str:
    side = deal.table.side_of(seat)
    accounts = deal.rules.accounts if len(deal.rules.accounts) > 1 else ()
    won = sum(1 for trick in deal.tricks if trick.winner == seat)
    cells = (
        _html_cards(deal.hands[seat], language),
        _html_cards(deal.discards.get(seat, ()), language),
        str(won),
        str(deal.total(side)),
        *(str(total(deal.rulings, side, account)) for account in accounts),
    )
    name = f'<th scope="row">{escape(seat_label(deal, seat, language))}</th>'
    return f"<tr>{name}{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"


def _html_cards(cards: Cards, language: str) -> str:
    return " ".join(_html_card(card, language) for card in cards) or "–"


def _html_card(card: Card, language: str) -> str:
    return _coloured(symbol(catalogue(language), card))


def html_partie(partie: Partie, language: str = "en") -> str:
    """Totals and settlement."""
    body = "".join(f"<p>{escape(each)}</p>" for each in plain_partie(partie, language).split("\n"))
    return f'<div class="pqn" lang="{escape(language)}">{_STYLE}{body}</div>'


# --- the terminal -------------------------------------------------------------------------------------------------


def terminal_narration(one: Narration) -> RenderableType:
    """The narration for ``rich``: a table of number, text and points. Markup within texts has no effect."""
    from rich.console import Group
    from rich.table import Table

    from piquet_tutor.narration.nonbreaking import NonBreakingText

    grid = Table.grid(padding=(0, 2))
    if one.depth != "call":
        grid.add_column(justify="right", style="dim")
    grid.add_column()
    grid.add_column(justify="right", style="bold", no_wrap=True)
    for each in one.shown():
        if one.depth == "call":
            grid.add_row(_rich(spoken_line(each, one.language)), "")
            continue
        grid.add_row(str(each.number), _rich(each.short), NonBreakingText(_gain(each)))
        if one.depth == "full":
            for text in each.full:
                grid.add_row("", _rich(text, "dim"), "")
    parts: list[RenderableType] = [NonBreakingText(one.title, style="bold"), NonBreakingText()] if one.title else []
    parts.append(grid if one.shown() else NonBreakingText(catalogue(one.language).word("narration-empty")))
    if one.tally:
        parts += [NonBreakingText(), NonBreakingText(one.tally, style="bold")]
    return Group(*parts)


def _rich(text: str, style: str = "") -> Any:
    from piquet_tutor.narration.nonbreaking import NonBreakingText

    shown = NonBreakingText(text, style=style)
    shown.highlight_regex(_RED, "red")
    return shown


# --- what notebooks show ------------------------------------------------------------------------------------------


class NotebookPresenter:
    """How rulings, ledgers, deals and parties are shown in notebooks and terminals; always in the same text."""

    def __init__(self, language: str = "en") -> None:
        """Present in a language."""
        self.language = language

    def plain(self, thing: object) -> str:
        """Text that reads well in a terminal, in stored notebooks and aloud."""
        if isinstance(thing, Ruling):
            return plain_ruling(thing, self.language)
        if isinstance(thing, Ledger):
            return self._ledger(thing)
        if hasattr(thing, "players") and hasattr(thing, "totals"):
            return plain_partie(thing, self.language)  # type: ignore[arg-type]  # a partie, known by its parts
        if hasattr(thing, "hands") and hasattr(thing, "stock"):
            return plain_deal(thing, self.language)  # type: ignore[arg-type]  # a deal, likewise
        return object.__repr__(thing)

    def _ledger(self, ledger: Ledger) -> str:
        if not ledger:
            return catalogue(self.language).word("narration-ledger-empty")
        return "\n".join(
            text
            for each in passages(ledger, None, self.language)
            for text in plain_passage(each, "short", self.language)
        )

    def html(self, thing: object) -> str:
        """HTML with every name and text escaped."""
        if isinstance(thing, Ledger):
            return html_narration(narration_of(thing, "short", None, self.language))
        if isinstance(thing, Ruling):
            return html_narration(narration_of(Ledger((thing,)), "full", None, self.language))
        if hasattr(thing, "players") and hasattr(thing, "totals"):
            return html_partie(thing, self.language)  # type: ignore[arg-type]  # as above
        if hasattr(thing, "hands") and hasattr(thing, "stock"):
            return html_deal(thing, self.language)  # type: ignore[arg-type]  # as above
        return f"<pre>{escape(object.__repr__(thing))}</pre>"

    def markdown(self, thing: object) -> str:
        """Markdown with every name and text escaped."""
        if isinstance(thing, Ledger | Ruling):
            ledger = thing if isinstance(thing, Ledger) else Ledger((thing,))
            return markdown_narration(narration_of(ledger, "short", None, self.language))
        return "  \n".join(_md(text) for text in self.plain(thing).split("\n"))
