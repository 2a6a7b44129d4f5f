"""The front page: what Piquet is, the next thing to do, the six doors, and the road with what is done of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from html import escape
from typing import TYPE_CHECKING, Final, NamedTuple
from urllib.parse import urlencode

from piquet_tutor import narration
from piquet_tutor.app.address import Address
from piquet_tutor.app.doors import DOORS, address_of
from piquet_tutor.app.held_text import things
from piquet_tutor.app.kept_text import Kept, KeptText, unveiled
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.front.moving_deal import moving_deal
from piquet_tutor.app.pages.lessons.lesson_state import Visit, from_json
from piquet_tutor.app.part import Group
from piquet_tutor.app.shared.controls.plain_parts import Markup
from piquet_tutor.app.shared.head.page_head import title_of
from piquet_tutor.app.shared.keeping.known import known_words, today
from piquet_tutor.app.shared.keeping.page_state import deal_played, match_kept
from piquet_tutor.app.shared.keeping.shelf_desk import ShelfDesk
from piquet_tutor.app.shared.page_parts import controls, in_every_language
from piquet_tutor.app.visit import language_asked
from piquet_tutor.app.words import PageWords
from piquet_tutor.game.records.nesting import loaded
from piquet_tutor.teach.path import ROAD, Stop, next_stop
from piquet_tutor.teach.scoring.faults import MasteryFault
from piquet_tutor.teach.scoring.mastery import OWN, Mastery

if TYPE_CHECKING:
    from piquet_tutor.teach.lessons.standing import StopProgress

AFTER_THE_ROAD: Final = "daily.ipynb"
AGAIN: Final = "scorer.ipynb"
"""Where a practice question that was missed is asked once more."""
OWN_AGAIN: Final = "table.ipynb?again=own"
"""Where a choice of the visitor's own is, that was missed in the review of its deal."""


class MatchLeft(NamedTuple):
    """A match that was left before its end.

    Attributes:
        page: where it goes on.
        stands: how it stands, in words: the deal that lies on the table is not in it.
    """

    page: str
    stands: str


@in_every_language
def front_page(language: str | None = None) -> Page:
    """What Piquet is, the next thing for this visitor, the six doors, and the road.

    Args:
        language: of every text, here as on every page; None for what the page's address asks for.
    """
    desk = FrontController(language or language_asked())
    hero = Group([desk.invitation, moving_deal(desk.language)], "piquet-hero")
    doors = Markup(_doors(desk.words))
    kept = controls([desk.kept.fold])
    return Page("front", [hero, doors, desk.road, kept], keeps=desk.stores, shelf=desk.kept.shelf, opens=desk.open)


class FrontController:
    """What the page knows of its visitor.

    Attributes:
        language: of every text.
        words: of the page.
        done: how much of each stop of the road is done, from 0 to 1, by its name; one not begun is not in it.
        passed: whether the first deal was left for the lessons without being played to its end.
        invitation: what Piquet is, and the button to the next thing.
        road: the stops.
        mastery: what the visitor knows, with what was missed and is to be asked once more.
        match: the match that was left last and is not over; None where there is none.
        stores: what the browser keeps of the road, of what is known and of matches: here it is read alone.
        kept: where everything the browser keeps is saved, and read in again.
    """

    def __init__(self, language: str) -> None:
        self.language = language
        self.words = PageWords("front", language)
        self.done: dict[str, float] = {}
        self.passed = False
        self.invitation, self.road = Markup(""), Markup("")
        self.mastery = Mastery()
        self.match: MatchLeft | None = None
        self._recalled = {
            "lessons": self._lessons_recalled,
            "first_deal": self._first_deal_recalled,
            "mastery": self._known,
            "play": self._match_recalled,
        }
        self._kept: dict[str, str | None] = {}
        self.stores = [self._store(name) for name in self._recalled]
        self.kept = ShelfDesk(language, self._replaced)
        self.draw()

    def _store(self, name: str) -> KeptText:
        """What the browser keeps under a name: it is only looked at here, and looked at anew when it changes."""

        def renew(text: str | None) -> None:
            self._kept[name] = text
            self._begin_again()

        return KeptText(name, renew=renew)

    def open(self, kept: Kept, _address: Address) -> None:
        """Show what is next for this visitor."""
        self._kept = {each.name: each.recall(kept) for each in self.stores}
        self._begin_again()

    def _replaced(self, texts: Mapping[str, str]) -> None:
        """Other texts lie on the shelf than those that were recalled."""
        self._kept = {name: unveiled(texts[name]) if name in texts else None for name in self._recalled}
        self._begin_again()

    def _begin_again(self) -> None:
        self.done, self.passed, self.mastery, self.match = {}, False, Mastery(), None
        for name, recall in self._recalled.items():
            recall(self._kept.get(name))

    def _lessons_recalled(self, text: str | None) -> None:
        with suppress(ValueError):  # the lessons' own page says so; here it only looks as if nothing were done
            visits = from_json(text) if text else {}
            begun = {stop.id: _share(stop, visits[stop.lesson]) for stop in ROAD if stop.lesson in visits}
            self.done |= begun
            self.passed = bool(begun)  # whoever went on to the lessons has had enough of the first deal
        self.draw()

    def _first_deal_recalled(self, text: str | None) -> None:
        played = deal_played(text)
        if played is not None:
            self.done[ROAD[0].id] = 1.0 if played else 0.0
        self.draw()

    def _known(self, text: str | None) -> None:
        if text is not None:
            with suppress(MasteryFault):  # the scorer's page says so; here it only looks as if nothing had been missed
                self.mastery = Mastery.from_json(text)
        self.draw()

    def _match_recalled(self, text: str | None) -> None:
        if text is not None:
            self.match = _match_left(text, self.words)
        self.draw()

    def draw(self) -> None:
        """Show what is next, and how far along the road the visitor is."""
        self.invitation.value = self._invitation()
        self.road.value = self._road()

    @property
    def _next(self) -> Stop | None:
        """The stop to go on with: one that was begun, else the first that was not; None when all are done."""
        begun = (stop for stop in ROAD if 0 < self.done.get(stop.id, 0.0) < 1 or self._is_first_deal_left(stop))
        return next(begun, next_stop(self.done | {ROAD[0].id: 1.0} if self.passed else self.done))

    def _is_first_deal_left(self, stop: Stop) -> bool:
        return stop is ROAD[0] and not self.passed and self.done.get(stop.id) == 0.0

    def _invitation(self) -> str:
        """What Piquet is, and one button: what was begun on the road, else the match that was left, else what comes."""
        page, label = self._on_the_road()
        ways = [_button(page, label)]
        stop, match = self._next, self.match
        if match is not None and stop is not None and stop.id in self.done:
            ways.append(_way(match.page, f"{self.words['on_match']} ({match.stands})"))
        elif match is not None:
            ways = [
                _button(match.page, self.words["on_match"]),
                f'<p class="pq-stands">{escape(match.stands)}</p>',
                _way(page, label),
            ]
        head = f"<h1>{escape(self.words['title'])}</h1><p>{escape(self.words['tagline'])}</p>"
        return "".join((head, *ways, self._once_more()))

    def _on_the_road(self) -> tuple[str, str]:
        """Where the road goes on, and what its button says."""
        stop = self._next
        if stop is None:
            return AFTER_THE_ROAD, self.words["after"]
        if stop is ROAD[0]:
            return stop.page, self.words["on_first" if stop.id in self.done else "begin"]
        return stop.page, self.words("on", stop=self._stop(stop, "title"))

    def _once_more(self) -> str:
        """The way to what was missed on another day; empty where nothing is due."""
        due = self.mastery.due_on(today())
        if not due:
            return ""
        page = next((stop.page for stop in ROAD if stop.lesson and due[0].startswith(f"{stop.lesson}/")), AGAIN)
        page = OWN_AGAIN if due[0].startswith(OWN) else page
        return _way(page, self.words("again", count=len(due)))

    def _road(self) -> str:
        following = self._next
        stops = "".join(self._milestone(stop, stop is following) for stop in ROAD)
        return (
            f'<nav class="pq-road" aria-labelledby="pq-road-title"><h2 id="pq-road-title">{escape(self.words["road"])}'
            f'</h2><ol class="pq-milestones">{stops}</ol></nav>'
        )

    def _milestone(self, stop: Stop, following: bool) -> str:
        """A stop as a link: what it is about, what is done of it, and whether it is the one to go on with."""
        share = self.done.get(stop.id)
        state = "new" if share is None else "done" if share >= 1 else "begun"
        now = ' aria-current="step"' if following else ""
        told = "" if share is None else self.words("stand", state=state, share=round(100 * share))
        known = _standing(stop, self.mastery) if stop.lesson and self.mastery.rules else None
        return (
            f'<li class="pq-milestone" data-state="{state}"><a class="pq-milestone-link" href="{stop.page}"{now}>'
            f"<strong>{escape(self._stop(stop, 'title'))}</strong><span>{escape(self._stop(stop, 'text'))}</span>"
            f'<em class="pq-milestone-stand">{escape(told)}</em>{self._known_of(known)}</a></li>'
        )

    def _known_of(self, known: StopProgress | None) -> str:
        """What is known of a stop: a mark for each rule, and in words; nothing where nothing of it was asked about."""
        told = known_words(known, self.language) if known is not None else ""
        if known is None or not told:
            return ""
        marks = "".join(f'<i data-box="{box}"></i>' for box in sorted(known.boxes, reverse=True))
        return (
            f'<em class="pq-milestone-known"><span class="pq-known-marks" aria-hidden="true">{marks}</span>'
            f"{escape(told)}</em>"
        )

    def _stop(self, stop: Stop, part: str) -> str:
        return narration.message(f"stop-{stop.id}.{part}", self.language)


def _button(page: str, label: str) -> str:
    """The one thing to press that stands out."""
    return f'<p class="pq-next"><a class="pq-next-link" href="{escape(page)}">{escape(label)}</a></p>'


def _way(page: str, label: str) -> str:
    """Another way on than that of the button."""
    return f'<p class="pq-again"><a class="pq-again-link" href="{escape(page)}">{escape(label)}</a></p>'


def _match_left(text: str, words: PageWords) -> MatchLeft | None:
    """The newest match in a kept text that is not over, and how it stands by the ledgers of its deals that are."""
    from piquet_tutor.app.shared.keeping.restoring import NoTable, match_left  # heavy, and only for who has played

    for each in things(text, match_kept).values():
        with suppress(NoTable):  # the page of matches begins another then
            match = match_left(each, words.language)
            if match is not None:
                kept = loaded(each)
                page = f"play.ipynb?{urlencode({'rules': kept['rules'], 'seed': kept['seed']})}"
                told = [
                    narration.message("table-score-of", words.language, who=who, points=points)
                    for who, points in match.totals.items()
                ]
                score = narration.listed(told, words.language)
                rules = narration.rules_title(match.rules, words.language)
                return MatchLeft(page, words("stands", rules=rules, count=len(match.deals), score=score))
    return None


def _share(stop: Stop, visit: Visit) -> float:
    """How much of a lesson is done, from 0 to 1."""
    from piquet_tutor.app.pages.lessons.lesson_scene import share_done  # heavy, and only for who has begun a lesson
    from piquet_tutor.teach.lessons import lesson

    return share_done(lesson(stop.lesson), visit)


def _standing(stop: Stop, mastery: Mastery) -> StopProgress:
    """What is known of a stop."""
    from piquet_tutor.teach.lessons import lesson  # heavy, and only for who has been asked something
    from piquet_tutor.teach.lessons.standing import standing

    return standing(lesson(stop.lesson), mastery, today())


def _doors(words: PageWords) -> str:
    doors = "".join(_door(door, pages, words) for door, pages in DOORS.items())
    return f'<nav class="pq-doors" aria-label="{escape(words["doors"])}"><ul>{doors}</ul></nav>'


def _door(door: str, pages: Sequence[str], words: PageWords) -> str:
    """A door with its name and what is behind it; it leads to the first page, and each of them has its own link."""
    title, text = (escape(PageWords("head", words.language)[f"{part}_{door}"]) for part in ("door", "about"))
    links = "".join(
        f'<li><a class="pq-door-link" href="{address_of(page)}">{escape(title_of(page, words.language))}</a></li>'
        for page in pages
    )
    return f'<li class="pq-door" data-door="{door}"><h2>{title}</h2><p>{text}</p><ul>{links}</ul></li>'
