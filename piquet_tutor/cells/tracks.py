"""The race to thirty of a deal, as it stands: the static twin of the tracks on the table.

>>> from piquet_tutor import deal
>>> race = race_shown(deal("parlett-repique-example"))
>>> race.race.rings["elder"].points
60
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from piquet_tutor import narration
from piquet_tutor.app.shared.race.race_scene import race_scene
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.cells.reasons import lit_hands
from piquet_tutor.cells.shown import Displayable, language_meant
from piquet_tutor.explain.race import BonusRace, has_race, race_of
from piquet_tutor.explore.titles import own_title
from piquet_tutor.game.cards import parse_card
from piquet_tutor.game.rules.policies.bonuses import IN_HAND
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.documents import Block, DataTable, Document, Heading, Paragraph


@dataclass(frozen=True, repr=False)
class Tracks(Displayable):
    """The race of a deal, with all cards known.

    Attributes:
        deal: the deal.
        race: the race as the rulings have it; None where no pique can come of the deal.
        language: the language in which it is shown.
    """

    fold_line: ClassVar[str] = "cell-folded-race"
    deal: Deal
    race: BonusRace | None
    language: str = "en"

    def document(self) -> Document:
        """The hands, and of each side how far it is, what it has reckoned, and what bars it or what it was paid."""
        deal, language = self.deal, self.language
        scene = race_scene(deal, Viewpoint(None, deal.table.seats[0], language=language))
        if self.race is None or scene is None:
            return Document((Paragraph(narration.message("cell-no-race", language)),), language)
        lit = [
            card for item in self.race.items if item.kind in IN_HAND for card in item.cards
        ]  # of the play, all would be
        blocks: list[Block] = [Heading(scene["title"], own_title(deal)), *lit_hands(deal, language, lit)]
        if lit:
            blocks.append(Paragraph(narration.message("cell-race-lit", language)))
        blocks.append(Paragraph(scene["clock"]))
        for side in scene["sides"]:
            blocks += _track(side, language)
        return Document(tuple(blocks), language)


def _track(side: Mapping[str, Any], language: str) -> Iterator[Block]:
    """One side: how far it is, each step, and what bars it or rings."""
    yield Paragraph(side["told"])
    if side["items"]:
        head = tuple(narration.message(f"cell-race-{name}", language) for name in ("step", "points", "total"))
        names = _names(side["items"], language)
        points = ((str(each["points"]), str(each["total"])) for each in side["items"])
        yield DataTable(head, tuple((name, *each) for name, each in zip(names, points, strict=True)))
    for sign in (side["gate"], side["ring"]):
        if sign is not None:
            yield Paragraph(sign["told"])


def _names(items: Sequence[Mapping[str, Any]], language: str) -> Iterator[str]:
    """What each step is called; where two have one name, with the cards that tell them apart.

    What counts towards no bonus is no step: it stands there as what comes after the race, beside the total reached.
    """
    labels = Counter(each["label"] for each in items)
    for each in items:
        cards = narration.cards_shown(map(parse_card, each["cards"]), language)
        apart = labels[each["label"]] > 1 and cards
        if each["outside"]:
            yield narration.whole("cell-race-outside", language, kind=each["label"])
            continue
        yield narration.whole("question-row", language, label=each["label"], cards=cards) if apart else each["label"]


def race_shown(deal: Deal, language: str | None = None) -> Tracks:
    """The race to thirty of a deal, as it stands.

    Args:
        deal: at any moment.
        language: in which it is shown; by default that of the session.
    """
    return Tracks(deal, race_of(deal) if has_race(deal) else None, language_meant(language))
