"""What other books make of the deal, folded away below its name: nothing is ruled before it is opened."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.background import beside
from piquet_tutor.app.pages.deal.two_books import BookRulings, Ruled, TwoBooks
from piquet_tutor.app.part import Group, Intent, Part, Scene
from piquet_tutor.app.shared.drawing.citing import citations
from piquet_tutor.app.shared.page_parts import column
from piquet_tutor.app.shared.search_desk import SearchDesk
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.engine.sources import Citation
from piquet_tutor.engine.table import Side
from piquet_tutor.explain.compare import Parting
from piquet_tutor.explore.rulebook.other_books import OtherRuling, by_other_books
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.loader import rule_set_names
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.players import names_of_sides
from piquet_tutor.narration.render import still_open

RULED: Final = "pq-book-rulings"
"""The class of the part that says what each book makes of the deal."""


class BooksBar(Part):
    """The name of the fold.

    Scene: ``title``, ``open``, ``note`` (what is being done). Intents: ``books`` (``open``).
    """

    view = "books"


class OtherBooks:
    """What other books make of the deal; without one two books, and deals of the tutor's own on which they part.

    Attributes:
        bar: the name of the fold.
        rulings: what each book makes of the deal.
        two: two books, and where they part: on the deal, or on one of the tutor's own.
        place: all of it.
    """

    def __init__(self, desk: SearchDesk) -> None:
        """Begin folded, with two books."""
        self._desk, self._language, self.words = desk, desk.language, desk.words
        self.bar, self.rulings = BooksBar({}), BookRulings({})
        self.two = TwoBooks(desk)
        self._inside = column()
        self.lend_example(False)
        self.place = Group([self.bar, self._inside], "is-column")
        self.open = False
        self._deal: Deal | None = None
        self._record: Mapping[str, Any] = {}
        self._ruled_by: Ruled | None = None
        self._worked: Deal | None = None
        """The deal that is ruled by the other books, or is being."""
        self.bar.on_intent(self._unfold)
        self.rulings.on_intent(self._pressed)
        self._show()

    def lend_example(self, lent: bool) -> None:
        """Leave the deal on which two books part to the page, to stand elsewhere on it, or take it back."""
        own = () if lent else (self.two.ledgers,)
        self._inside.children = (self.rulings, self.two.chooser, *own, self._desk.bar, self.two.view)

    def offer(self, deal: Deal | None, record: Mapping[str, Any], ruled_by: Ruled | None) -> None:
        """Take a deal to be ruled, once somebody looks; None for two books without one.

        Args:
            deal: the deal by the book that rules it.
            record: its record.
            ruled_by: rules it by any other.
        """
        if deal is not None and deal is self._deal:
            return
        self._deal, self._record, self._ruled_by = deal, record, ruled_by
        self._show()

    def put_aside(self) -> None:
        """Show the clauses on which the two books differ, and no deal at all until one is asked for."""
        self._deal = self._worked = self._ruled_by = None
        self.rulings.show({})
        self.two.put_aside()
        self.two.one.hidden = False
        self._name()

    def unfold(self) -> None:
        """Open it."""
        self.open = True
        self._show()

    def _unfold(self, intent: Intent) -> None:
        if intent["kind"] == "books":
            self.open = intent.get("open") is True
            self._show()

    def _show(self) -> None:
        self._inside.hidden = not self.open
        if self.open and (self._worked is not self._deal or self._deal is None):
            self._work()
        self._name()

    def _name(self, note: str = "") -> None:
        title = narration.message("lab-books", self._language) if self._deal is not None else self.words["two_books"]
        self.bar.show({"title": title, "open": self.open, "note": note})

    def _work(self) -> None:
        deal, record, language = self._deal, self._record, self._language
        self._worked = deal
        self.two.one.hidden = deal is not None  # the book that rules it is chosen beside the deal
        self.rulings.show({})
        self.two.ledgers.show({"columns": []})
        if deal is None:
            self.two.take(None, None)
            self.two.fill()
            return
        self._name(narration.message("lab-books-working", language))

        def arrive(found: tuple[OtherRuling, ...] | None) -> None:
            if self._worked is deal:  # another deal may lie there by now
                self._take(deal, found or ())

        beside(lambda: by_other_books(deal, record, language), arrive, self._name)

    def _take(self, deal: Deal, others: tuple[OtherRuling, ...]) -> None:
        self.two.take(self._ruled_by, deal.rules)
        apart = [each.rules.id for each in others if each.where is not None and each.where.scoring]
        if apart and self.two.other.value not in apart:  # beside the deal's own book the first that scores otherwise
            self.two.beside(apart[0])
        self.two.fill()
        self.rulings.show(rulings_scene(deal, self.two.titles[0], others, self.words, self._language))

    def _pressed(self, intent: Mapping[str, Any]) -> None:
        if intent.get("kind") == "beside" and intent.get("rules") in rule_set_names():
            self.two.beside(str(intent["rules"]))
            self.two.fill()


def rulings_scene(
    deal: Deal,
    title: str,
    others: Iterable[OtherRuling],
    words: PageWords,
    language: str = "en",
) -> Scene:
    """What each book makes of a deal.

    Args:
        deal: the deal, by the book that is named.
        title: how that book is called.
        others: the same by the other books.
        words: of the page.
        language: of what is told.
    """
    found = list(others)
    apart = _of_one_mind(deal, [each for each in found if each.where is not None and each.where.scoring], language)
    alike = [_title(each, language) for each in found if each.deal and not (each.where and each.where.scoring)]
    refused = [
        words("refused_by", title=_title(each, language), why=narration.fault_told(each.fault, language))
        for each in found
        if each.fault is not None
    ]
    done = "yes" if deal.done else "no"
    return {
        "title": words("ruled_title", title=title, done=done),
        "own": {
            "title": title,
            "scores": [
                {**each, "made_of": _made_of(deal, side, language)}
                for each, side in zip(_scores(deal, deal, language), dict.fromkeys(deal.table.sides), strict=True)
            ],
        },
        "books": apart,
        "none": "" if apart else words("none_differs", done=done),
        "alike": words("alike", titles=narration.listed(alike, language), done=done) if alike else "",
        "open": still_open(deal, language, in_words=True),
        "refused": refused,
        "words": {name: words[name] for name in ("here", "sources", "beside", "differing", "no_source")},
    }


def _of_one_mind(deal: Deal, others: Iterable[OtherRuling], language: str) -> list[Scene]:
    """The books that score otherwise, those that do so alike together."""
    found: dict[str, Scene] = {}
    for each in others:
        assert each.deal is not None  # these differ in points, so they allow the deal
        assert each.where is not None
        scene: Scene = {
            "question": _question(deal.rules, each.rules, each.where.clause, language),
            "scores": _scores(each.deal, deal, language),
            "here": _side(each.where.words[0], each.where.first, deal.rules, each.where, language),
            "there": _side(each.where.words[1], each.where.second, each.rules, each.where, language),
        }
        key = repr((scene["scores"], scene["here"]["said"], scene["there"]["said"]))
        told = found.setdefault(key, {"titles": [], "rules": each.rules.id, **scene})
        told["titles"].append(_title(each, language))
        if told["rules"] != each.rules.id:
            told["there"]["cites"] += [one for one in scene["there"]["cites"] if one not in told["there"]["cites"]]
    for told in found.values():
        for side in ("here", "there"):
            told[side]["cites"] = _each_place_once(told[side]["cites"])
    return list(found.values())


def _each_place_once(cites: Iterable[Scene]) -> list[Scene]:
    """Citations of one place together: what it says in one respect it may only imply in another."""
    places: dict[str, Scene] = {}
    for one in cites:
        first = places.setdefault(one["label"], one)
        if one is not first:
            first.setdefault("also", []).append({"reading": one["reading"], "word": one["word"]})
    return list(places.values())


def _side(said: str, ruling: Ruling | None, rules: RuleSet, where: Parting, language: str) -> Scene:
    """One side of a difference: what is ruled, and who says so; where nothing is ruled, who says the clause."""
    cites: tuple[Citation, ...] = ruling.cites if ruling is not None else ()
    if ruling is None and where.clause in rules.clauses:
        cites = rules.clauses[where.clause].cites
    return {"said": said or narration.message("lab-books-silent", language), "cites": citations(cites, language)}


def _question(own: RuleSet, other: RuleSet, clause: str, language: str) -> str:
    found = own.clauses.get(clause) or other.clauses[clause]
    return narration.clause_question(found, language)


def _scores(deal: Deal, own: Deal, language: str) -> list[Scene]:
    """What each side has, and how much more than by the book named."""
    names = names_of_sides(own)
    return [
        {
            "name": names.get(side) or narration.message(f"side-{side}", language),
            "points": deal.total(side),
            "more": f"{deal.total(side) - own.total(side):+d}".replace("-", "−")
            if deal.total(side) != own.total(side)
            else "",
        }
        for side in dict.fromkeys(own.table.sides)
    ]


def _made_of(deal: Deal, side: Side, language: str) -> str:
    """Where the points of a side come from, kind by kind."""
    points = deal.tally()[side]
    told = [(narration.message(f"table-kind-{kind}", language), points.get(kind, 0)) for kind in deal.rules.kinds]
    return " · ".join(f"{label} {figure}" for label, figure in told if figure)


def _title(one: OtherRuling, language: str) -> str:
    return narration.rules_title(one.rules, language)
