"""Where a teacher makes a link: the deals, the rules, where it begins, what it hides, and which page opens it.

The page's own address holds the link as it stands, so that a reload loses nothing and a link can be changed again.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from html import escape
from typing import Any, Final
from urllib.parse import urlsplit

from piquet_tutor import narration
from piquet_tutor.app.address import (
    NOTEBOOK,
    SITE,
    Address,
    Fragment,
    in_language,
    is_address,
    is_loopback,
    page_for_others,
)
from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.classroom.presenter_scene import Looks, Presenter, beat_scene
from piquet_tutor.app.pages.classroom.presenter_steps import Presentation
from piquet_tutor.app.pages.table.table_page import TableController
from piquet_tutor.app.part import Group, Intent, Part
from piquet_tutor.app.shared.address.linked import PAGES, course_of, examples_listed, link_in, records_of
from piquet_tutor.app.shared.controls.controls import Button, Choice, NumberField, TextArea
from piquet_tutor.app.shared.controls.plain_parts import Fold, LessonCard, Markup, PageTabs, small_line
from piquet_tutor.app.shared.controls.rules_offered import grouped
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.page_parts import FIRST_RULES, column, controls, in_every_language, rule_sets
from piquet_tutor.app.shared.share.share import Share, Shared
from piquet_tutor.app.shared.table.views import CardTable
from piquet_tutor.app.visit import language_asked, opens_rooms_alone, seed_of, shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.clauses import plainly
from piquet_tutor.explore import given, links
from piquet_tutor.explore.examples import find, gallery
from piquet_tutor.explore.finder.query import option_value
from piquet_tutor.explore.lab.faults import Worded
from piquet_tutor.explore.links import Link, LinkFault
from piquet_tutor.explore.rulebook.book import changeable
from piquet_tutor.explore.titles import own_title
from piquet_tutor.game.deal.random_play import LARGEST_SEED, drawn_seed, shuffled
from piquet_tutor.game.records import io
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.rule_set import RuleSet, why_incompatible
from piquet_tutor.game.rules.loader import load, options
from piquet_tutor.narration.options import value_words
from piquet_tutor.narration.speech import DEPTHS
from piquet_tutor.players.opponents.interface import play_deal
from piquet_tutor.players.opponents.sensible import Sensible

FEW_SEEDS: Final = 10_000
"""One of so many is taken where none is written: four figures make a short link."""
LONGEST_TITLE: Final = 100
LONGEST_BASE: Final = 300
"""The longest address of the class's own that is taken, in characters."""
LAST: Final = links.DEALS
"""A place that no list of deals goes beyond."""
WHOLE_NUMBERS: Final = (0, 1, 2, 3, 4, 5, 6, 8, 10, 12, 20, 30, 50, 100)
"""What a numbered option is offered as, where the rules list no values for it."""
WORDED: Final = ("scorer", "lab")
"""Pages that hide nothing of a deal, and of which it is only said what is seen there first."""


class LinkMaker(Part):
    """Lists, and boxes to tick.

    Scene: ``fields`` (``id``, ``label``, ``value``, ``options`` with ``value`` and ``label``), ``hide`` (``label``,
    ``parts`` with ``id``, ``label``, ``checked``), ``notes`` (sentences).
    Intents: ``choose`` (``field``, ``value``), ``hide`` (``part``, ``hidden``).
    """

    view = "link-maker"


@in_every_language
def teacher_page(language: str | None = None, link: str = "") -> Page:
    """The page on which a teacher makes a link for a class.

    Args:
        language: of the page; the address says it where nothing else does.
        link: a link to begin with; where the address holds one, that one.
    """
    language = language or language_asked()
    desk = LinkController(language, link)
    parts = [head(desk.words), desk.notice, *desk.parts]
    keeps = [desk.store, desk.base_keeper]
    return Page("teacher", parts, wide=True, keeps=keeps, fragment=desk.address, opens=desk.open)


class LinkController:
    """What a teacher has chosen so far, and the link that comes of it.

    Attributes:
        link: the link as it stands.
        maker: how it opens.
        share: the link, and the chosen deal for a notebook where the link hides nothing.
        notice: why something could not be put into it; empty otherwise.
        parts: everything on the page below its head.
    """

    def __init__(self, language: str = "en", link: str = "") -> None:
        self.language = language
        self.words = PageWords("teacher", language)
        self.notice = LessonCard({})
        self.maker = LinkMaker()
        self.maker.on_intent(self.handle)
        self.share = Share(language, folds=False)
        self.share.on_intent(self.handle)
        self.address = Fragment(self._heard)
        self.store = KeptText("teacher")
        self._first = tuple(records_of(gallery()[0].told(language)))
        self.link = Link(self._first, language=language)
        self.base_keeper = KeptText("teacher-base")
        self.page = self.base = ""
        self.chosen = 0
        self._untouched = (
            True  # the deal that stands there at first is nobody's choice: the first one chosen takes its place
        )
        self._given = bool(link)
        self._make_sources()
        self._make_rules()
        self._make_preview()
        headings = [Markup(f"<h2>{escape(self._text(each))}</h2>", "piquet-above-link") for each in ("deals", "opens")]
        self.parts = [
            *(headings[0], self.sources, self.list, self.gives_way, self.rules_of_deal),
            *(headings[1], self.maker, self.share, self.preview),
        ]
        self.draw()
        if link:
            self._heard(link, "")

    def _text(self, key: str, **values: Any) -> str:
        return narration.message(f"classroom-link-{key}", self.language, **values)

    # --- deals ---------------------------------------------------------------------------------------

    def _make_sources(self) -> None:
        say = self._text
        self.example = Choice(say("example"))
        self.example.groups = examples_listed(self.language)
        self.example.value = gallery()[0].id
        self.example.add_class("is-broad")
        self.rules = Choice(
            say("rules"),
            groups=grouped(rule_sets(), self.language),
            value=FIRST_RULES,
        )
        self.seed = NumberField(say("seed"), value="", placeholder=say("seed-hint"))
        self.text = TextArea(say("paste"), placeholder=say("paste-hint"))
        self.text.add_class("is-whole")
        self.text.add_class("is-brief")
        self.forms = {
            "example": controls([self.example, self._button("add", self.add_example, primary=True)]),
            "seed": self._seeded(),
            "text": controls([self.text, self._button("add-text", self.add_text)]),
        }
        self.from_where = PageTabs()
        self.from_where.on_intent(lambda intent: self._show_form(intent.get("action")))
        self.sources = column(self.from_where, *self.forms.values())
        self._show_form("example")
        self.listed = Choice(say("listed"))
        self.listed.add_class("is-broad")
        self.listed.on_change(lambda value: self._select(value))
        self.remove = self._button("remove", self.remove_deal)
        self.earlier = self._button("earlier", self.move_deal)
        self.list = controls([self.listed, self.remove, self.earlier])
        self.gives_way = Markup(small_line(say("gives-way")))

    def _show_form(self, chosen: Any) -> None:
        """Show one of the ways to add a deal; the others wait behind their tabs."""
        if chosen not in self.forms:
            return
        for name, form in self.forms.items():
            form.hidden = name != chosen
        listed = [{"id": name, "label": self._text(f"from-{name}")} for name in self.forms]
        self.from_where.show({"label": self._text("from"), "chosen": chosen, "tabs": listed})

    def _seeded(self) -> Group:
        """The row for a seed, in which nothing moves when something is said against the seed."""
        buttons = [self._button("add-seed", self.add_seed), self._button("add-dealt", self.add_dealt)]
        row = controls([self.rules, self.seed, *buttons])
        row.add_class("is-hung")
        return row

    def _button(self, key: str, do: Callable[[], object], *, primary: bool = False) -> Button:
        button = Button(self._text(key), primary=primary)
        button.on_press(do)
        return button

    def add_example(self) -> None:
        """Put the example chosen at the end of the list."""
        self._add(lambda: records_of(find(self.example.value).told(self.language)))

    def add_seed(self) -> None:
        """Put the deal of a seed at the end of the list, as the tutor's own players play it."""
        seed = self._seed(LARGEST_SEED)
        if seed is not None:
            rules = load(self.rules.value)
            deal = play_deal(shuffled(rules, seed), dict.fromkeys(rules.table.seats, Sensible()))
            self._add(lambda: [io.write_record(deal, title=self._text("seed-title", seed=str(seed)))])

    def add_dealt(self) -> None:
        """Put the deal of a seed at the end of the list with nothing done in it yet: its link is short."""
        seed = self._seed(FEW_SEEDS)
        if seed is not None:
            title = self._text("dealt-title", seed=str(seed))
            self._add(lambda: [links.dealt_from(self.rules.value, seed, title)])

    def _seed(self, below: int) -> int | None:
        """The seed that is written, or any below a number; None where what is written is none, which is said."""
        word = self.seed.value.strip()
        seed = seed_of(word) if word else drawn_seed(below)
        self.seed.wrong = "" if seed is not None else self._text("bad-seed", given=shown(word))
        return seed

    def add_text(self) -> None:
        """Put what was pasted or typed at the end of the list: a record, a partie, a link's deals, a deal in words."""
        self._add(lambda: self._read(self.text.value))

    def _read(self, text: str) -> list[Mapping[str, Any]]:
        found = given.read(text, self.rules.value)
        return [given.named(each, found.taken.names, self.language) for each in found.records]

    def _add(self, found: Callable[[], list[Mapping[str, Any]]]) -> None:
        def added() -> Link:
            records = found()
            for record in records:
                course_of(record)
            return replace(self.link, records=(*before, *records))

        before = () if self._untouched else self.link.records
        self._chosen_by_hand(added, LAST)

    def _chosen_by_hand(self, make: Callable[[], Link], chosen: int | None = None, *, first: bool = False) -> None:
        """Make the link another by a deal that was chosen, as ``_try`` does: from then on none gives way to the next.

        Args:
            make: gives the link as it is to be.
            chosen: which of its deals is looked at then.
            first: whether it holds the deal that stands there at first all the same.
        """
        before, self._untouched = self._untouched, first
        if not self._try(make, chosen):
            self._untouched = before
            self._draw_list()

    def remove_deal(self) -> None:
        """Take the chosen deal out; the last one stays."""
        records = [each for number, each in enumerate(self.link.records) if number != self.chosen]
        if records:
            self._try(lambda: replace(self.link, records=tuple(records)), min(self.chosen, len(records) - 1))

    def move_deal(self) -> None:
        """Put the chosen deal before the one above it."""
        at = self.chosen
        if not at:
            return
        records = list(self.link.records)
        records[at - 1], records[at] = records[at], records[at - 1]
        self._try(lambda: replace(self.link, records=tuple(records)), at - 1)

    def _try(self, make: Callable[[], Link], chosen: int | None = None) -> bool:
        """Make the link another, if it can be written; what cannot leaves everything as it was, and says why.

        Args:
            make: gives the link as it is to be.
            chosen: which of its deals is looked at then; where it is left out, the same as before.

        Returns:
            Whether the link is another.
        """
        try:
            link = _fitted(make())
            links.write(link)
        except (Worded, RecordError) as fault:
            self._refuse(given.fault_told(fault, self.language))
            changed = False
        else:
            self.link, changed = link, True
            self.chosen = min(self.chosen if chosen is None else chosen, len(link.records) - 1)
            self.notice.show({})
        self.draw()
        return changed

    def _refuse(self, said: str) -> None:
        told = [said, self._text("kept")]
        self.notice.show({"title": self._text("refused"), "paragraphs": told, "tone": "refused"})

    # --- rules of a deal -----------------------------------------------------------------------------

    def _make_rules(self) -> None:
        self.book = Choice(self._text("book"))
        self.option = Choice(self._text("option"))
        self.value = Choice(self._text("value"))
        self.rules_of_deal = Fold(self._text("other-rules"), [self.book, self.option, self.value], "piquet-controls")
        self.book.on_change(lambda value: self._rule(value, {}))
        self.option.on_change(lambda _: self._list_values())
        self.value.on_change(lambda value: self._change(value))

    @property
    def ruled(self) -> RuleSet:
        """The rules of the deal chosen."""
        return io.rules_from(self.link.records[self.chosen]["rules"])

    def _select(self, place: str) -> None:
        if place.isdecimal() and int(place) < len(self.link.records):
            self.chosen = int(place)
            self.draw()

    def _rule(self, base: str, changes: Mapping[str, Any]) -> None:
        """Rule the chosen deal by another book, or by one with changes."""
        spoken: Any = {"base": base, "options": dict(changes)} if changes else base
        record = {**self.link.records[self.chosen], "rules": spoken}

        def ruled() -> Link:
            course_of(record)
            records = list(self.link.records)
            records[self.chosen] = record
            return replace(self.link, records=tuple(records))

        self._chosen_by_hand(ruled)

    def _change(self, value: str) -> None:
        if not value:
            return
        rules = self.ruled
        self._rule(rules.id, {**dict(rules.changed), self.option.value: option_value(self.option.value, value)})

    def _list_rules(self) -> None:
        """The books by which the chosen deal could be played, and what can be changed in its own."""
        rules = self.ruled
        alike = [each for each in rule_sets() if not why_incompatible(each, rules)]
        self.book.offer([(narration.rules_title(each, self.language), each.id) for each in alike], rules.id)
        changes = dict(rules.changed)
        kept = self.option.value
        listed = [
            (each.title + (" ●" if each.name in changes else ""), each.name)
            for each in changeable(rules, self.language)
        ]
        self.option.offer([(self._text("option-none"), ""), *listed], kept)

    def _list_values(self) -> None:
        """What the option chosen can be; what it is stands first."""
        option = options().get(self.option.value)
        self.value.hidden = not option
        if option is not None:
            own = self.ruled.values[option.name]
            others = [each for each in option.values or WHOLE_NUMBERS if each != own]
            told = [(value_words(option.name, each, self.language), plainly(each)) for each in (own, *others)]
            self.value.offer(told)
        else:
            self.value.offer([("", "")])

    # --- how it opens --------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        """Take in what was chosen; what cannot be understood is dropped."""
        kind = intent["kind"]
        if kind == "choose":
            self._choose(intent.get("field"), intent.get("value"))
        elif kind == "hide":
            self._hide(intent.get("part"), intent.get("hidden"))
        elif kind == "base":
            self._set_base(intent.get("value"))

    def _choose(self, field: Any, value: Any) -> None:
        known = {one["id"]: [each["value"] for each in one["options"]] for one in self._fields()}
        if field in known and value in known[field]:
            self._try(lambda: replace(self.link, **{field: value}))

    def _hide(self, part: Any, hidden: Any) -> None:
        if part not in self._parts():
            return
        left = [each for each in self.link.hidden if each != part]
        self._try(lambda: replace(self.link, hidden=(*left, part) if hidden is True else tuple(left)))

    def _parts(self) -> tuple[str, ...]:
        """What can be hidden: seats and parts that every deal has, and that the page that opens the link heeds."""
        if self.link.mode in WORDED:
            return ()
        parts = [each for each in links.PARTS if not (self.link.mode == "presenter" and each == "rulings")]
        return (*_seats(self.link), *parts)

    def _fields(self) -> list[dict[str, Any]]:
        say = self._text
        fields = [self._field("mode", [(say(f"mode-{each}"), each) for each in links.MODES])]
        if self.link.mode in ("table", "presenter"):
            fields.append(
                self._field("start", [(say("start", phase=each or "deal"), each) for each in _starts(self.link)])
            )
        if self.link.mode == "presenter":
            fields.append(self._field("depth", [(say(f"depth-{each}"), each) for each in DEPTHS]))
        if len(narration.languages()) > 1:
            known = [(narration.message("language-name", each), each) for each in narration.languages()]
            fields.append(self._field("language", known))
        return fields

    def _field(self, name: str, listed: list[tuple[str, str]]) -> dict[str, Any]:
        told = [{"label": title, "value": value} for title, value in listed]
        return {"id": name, "label": self._text(f"field-{name}"), "value": getattr(self.link, name), "options": told}

    # --- the address ---------------------------------------------------------------------------------

    def open(self, kept: Kept, address: Address) -> None:
        """Begin with the link that the address holds; else go on with the one that was kept."""
        self.base = (self.base_keeper.recall(kept) or "")[:LONGEST_BASE]
        text = self.store.recall(kept)
        if not self.address.hear(address.fragment, address.page) and text and not self._given:
            self._open_kept(text)

    def _heard(self, fragment: str, page: str) -> bool:
        """What stands in the address, and the address itself, of which the link's own is made: whether it is a link."""
        self.page = page if page.endswith((f"/teacher{NOTEBOOK}", f"/teacher{SITE}")) else self.page
        try:
            link = link_in(fragment)
        except LinkFault as fault:
            self._refuse(fault.text(self.language))
            link = None
        if link is not None and link != self.link:
            self._open(link)
        else:
            self.draw()
        return link is not None

    def _open(self, link: Link) -> None:
        def opened() -> Link:
            for record in link.records:
                course_of(record)
            return link

        self._chosen_by_hand(opened, 0, first=link.records == self._first)

    def _open_kept(self, text: str) -> None:
        try:
            link = link_in(text)
        except LinkFault:
            return  # it was kept by an older tutor, or by nobody: a fresh link is no loss
        if link is not None:
            self._open(link)

    def whole(self) -> str:
        """The address of the page that opens the link, with the link; only the link where no address is known."""
        if not self.page:
            return links.shortest(self.link)
        file = PAGES[self.link.mode]
        page = self._class_page(file) or page_for_others(self.page, file)
        return links.address(in_language(page, self.link.language), self.link)

    def _set_base(self, value: Any) -> None:
        """Take in the address by which the class reaches this tutor, as it was typed."""
        if isinstance(value, str):
            self.base = value.strip()[:LONGEST_BASE]
            self.base_keeper.keep(self.base or None)
            self.draw()

    def _class_page(self, file: str) -> str:
        """Where the class finds a page; empty where its own address does, or none that can be used was given."""
        return page_for_others(self.base, file) if self._shuts_out(self.page) and is_address(self.base) else ""

    def _shuts_out(self, page: str) -> bool:
        """Whether pupils cannot open an address: it is this computer's own, or one where rooms alone are open."""
        return is_loopback(page) or (opens_rooms_alone() and urlsplit(page).netloc == urlsplit(self.page).netloc)

    def _reach(self) -> dict[str, str] | None:
        """What is said of an address that pupils cannot open, and the field for another; None for any other."""
        if not self.page or not self._shuts_out(self.page):
            return None
        page = self._class_page(PAGES[self.link.mode])
        given = page or self.page
        why = "base-own" if is_loopback(given) else "base-class"
        return {
            "note": self._text(why) if self._shuts_out(given) else "",
            "label": self._text("base"),
            "hint": self._text("base-hint"),
            "value": self.base,
            "wrong": self._base_wrong(page),
        }

    def _base_wrong(self, page: str) -> str:
        """What is wrong with the address that was given; empty where nothing is, or none was."""
        if not self.base or page:
            return ""
        return self._text("base-host" if is_address(self.base) else "base-wrong", given=shown(self.base))

    # --- drawing -------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show the link as it stands."""
        self._draw_list()
        self.maker.show(
            {
                "fields": self._fields(),
                "hide": {"label": self._text("hide"), "parts": self._ticks()},
                "notes": self._notes(),
            }
        )
        self.share.offer_as(object(), self._shared)
        self.address.write(links.write(self.link))
        self.store.keep(links.write(self.link))
        self._draw_preview()

    def _shared(self) -> Shared:
        """The link as it stands; the chosen deal is drawn, or taken into a notebook, where the link hides nothing."""
        deal = None if self.link.hidden else course_of(self.link.records[self.chosen])[-1]
        whole = self.whole() if self.page else ""
        return Shared(self.link, PAGES[self.link.mode], deal, whole, self._reach())

    def _draw_list(self) -> None:
        told = [(self._named(each, number), str(number)) for number, each in enumerate(self.link.records)]
        self.listed.offer(told, str(self.chosen))
        self.gives_way.hidden = not self._untouched
        self._list_rules()
        self._list_values()
        self.remove.disabled = len(self.link.records) < 2
        self.earlier.disabled = not self.chosen

    def _named(self, record: Mapping[str, Any], number: int) -> str:
        title = str(record.get("title", ""))[:LONGEST_TITLE] or self._text("untitled")
        rules = narration.rules_title(io.rules_from(record["rules"]), self.language)
        return self._text("named", number=number + 1, title=title, rules=rules)

    def _ticks(self) -> list[dict[str, Any]]:
        found = []
        for part in self._parts():
            label = self._text("part", part=part) if part in links.PARTS else self._text("part-hand", seat=part)
            found.append({"id": part, "label": label, "checked": part in self.link.hidden})
        return found

    def _notes(self) -> list[str]:
        notes = [self._text("about", mode=self.link.mode)]
        shut = [seat for seat in _seats(self.link) if seat in self.link.hidden]
        if self.link.mode == "table" and len(shut) == len(_seats(self.link)) - 1:
            notes.append(self._text("plays-on"))
        elif self.link.mode == "table" and not course_of(self.link.records[self.chosen])[-1].actions:
            notes.append(self._text("only-dealt"))
        return [*notes, self._text("no-secret")] if self._parts() else notes

    # --- the preview ---------------------------------------------------------------------------------

    def _make_preview(self) -> None:
        self.screen, self.table = Presenter(), CardTable()
        self.beat = 0
        self.screen.on_intent(self._step)
        heading = Markup(f"<h2>{escape(self._text('preview'))}</h2>", "piquet-above-link")
        self.elsewhere = Markup("")
        self.preview = column(heading, self.screen, self.table, self.elsewhere)

    def _step(self, intent: Intent) -> None:
        """The preview can be leafed through; it changes nothing of the link."""
        if self.screen.hidden:
            return  # the link opens elsewhere
        self.beat += {"next": 1, "back": -1}.get(str(intent.get("action")), 0)
        self._draw_screen()

    def _draw_preview(self) -> None:
        """What is seen first; of a page that is not this one, what it is, in words."""
        mode = self.link.mode
        for part, modes in ((self.screen, ("presenter",)), (self.table, ("table",)), (self.elsewhere, WORDED)):
            part.hidden = mode not in modes
        self.elsewhere.value = small_line(self._text("seen", mode=mode)) if mode in WORDED else ""
        if mode == "presenter":
            self.course = Presentation(
                course_of(self.link.records[self.chosen]), frozenset(self.link.hidden).difference(links.NO_CARDS)
            )
            self.beat = self.course.start(self.link.start)
            self._draw_screen()
        elif mode == "table":
            self.table.show(self._still())

    def _draw_screen(self) -> None:
        self.beat = max(0, min(len(self.course.beats) - 1, self.beat))
        looks = Looks(
            title=own_title(self.course.states[0])[:LONGEST_TITLE],
            number=self.chosen + 1,
            count=len(self.link.records),
            depth=self.link.depth,
            score="score" not in self.link.hidden,
            language=self.language,
        )
        self.screen.show(beat_scene(self.course, self.beat, looks))

    def _still(self) -> dict[str, Any]:
        """The table as the link opens it, to look at: nothing on it can be pressed."""
        link = replace(self.link, records=(self.link.records[self.chosen],))
        desk = TableController(self.language, links.write(link))
        scene = desk.app.table.scene or {}
        return {**scene, "actions": [], "tools": [], "choose": "none", "bids": None}


def _seats(link: Link) -> tuple[str, ...]:
    """The seats that every deal of a link has."""
    tables = [io.rules_from(record["rules"]).table.seats for record in link.records]
    return tuple(seat for seat in tables[0] if all(seat in each for each in tables))


def _starts(link: Link) -> tuple[str, ...]:
    """Where every deal of a link can begin."""
    phases = [io.rules_from(record["rules"]).phases for record in link.records]
    return ("", *(phase for phase in phases[0] if all(phase in each for each in phases)), "done")


def _fitted(link: Link) -> Link:
    """A link whose start and hidden parts exist in all its deals."""
    known = (*_seats(link), *links.PARTS)
    hidden = tuple(part for part in link.hidden if part in known)
    return replace(link, hidden=hidden, start=link.start if link.start in _starts(link) else "")
