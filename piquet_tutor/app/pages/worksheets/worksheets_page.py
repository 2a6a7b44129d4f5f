"""Worksheets: a teacher chooses rules, topics and difficulty, sees the sheet, prints it, or saves it as a notebook.

What was chosen is kept by the teacher's own browser, so that a page that is loaded again shows the same sheet.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import Address
from piquet_tutor.app.background import beside
from piquet_tutor.app.kept_text import Kept, KeptText
from piquet_tutor.app.page import Page
from piquet_tutor.app.part import Part
from piquet_tutor.app.shared.address.linked import PAGES
from piquet_tutor.app.shared.controls.controls import Choice, NumberField
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.shared.controls.rules_offered import grouped
from piquet_tutor.app.shared.head.page_head import head
from piquet_tutor.app.shared.keeping.page_state import kept
from piquet_tutor.app.shared.page_parts import FIRST_RULES, controls, in_every_language, rule_sets
from piquet_tutor.app.visit import asked, language_asked, shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.explore import links
from piquet_tutor.explore.links import Link, LinkFault
from piquet_tutor.game.deal.random_play import drawn_seed
from piquet_tutor.game.records.io import write_record
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration import rules_title
from piquet_tutor.teach.scoring.editions import EDITIONS, FIRST, NEWEST
from piquet_tutor.teach.scoring.misconceptions import has_applicable
from piquet_tutor.teach.scoring.practice import DIFFICULTIES, topics
from piquet_tutor.teach.worksheets import FEWEST, MOST, Worksheet, WorksheetFault, notebook_text, page, whole, worksheet
from piquet_tutor.teach.worksheets.wording import difficulty_named

FORMAT: Final = "piquet-worksheet-page/1"
_HTML: Final = "text/html"
_NOTEBOOK: Final = "application/x-ipynb+json"


@dataclass(frozen=True)
class SheetSettings:
    """Everything that decides what is printed.

    Attributes:
        rules: a rule set by name.
        topics: the boxes it is about; none for all.
        difficulty: one of ``DIFFICULTIES``.
        count: how many problems.
        seed: which sheet.
        edition: of its deals: what an earlier version made of a seed stays what it was.
        key: whether the key is printed with it.
    """

    rules: str = FIRST_RULES
    topics: tuple[str, ...] = ()
    difficulty: str = "any"
    count: int = 10
    seed: int = 1
    key: bool = False
    edition: int = NEWEST

    def to_json(self) -> str:
        """As it is kept."""
        return json.dumps({"format": FORMAT, **asdict(self)})

    @classmethod
    def from_json(cls, text: str) -> SheetSettings:
        """As it was kept, or as anybody wrote it.

        Raises:
            ValueError: it is nothing that could have been chosen.
        """
        value = {"edition": FIRST, **kept(text, FORMAT)}
        if value.keys() != asdict(cls()).keys() or value["edition"] not in EDITIONS:
            raise ValueError("it is not what was kept")
        if value["rules"] not in rule_set_names() or value["difficulty"] not in DIFFICULTIES:
            raise ValueError("no such rules or difficulty")
        offered = topics(load(value["rules"]))
        if not isinstance(value["topics"], list) or any(each not in offered for each in value["topics"]):
            raise ValueError("no such topics")
        if type(value["key"]) is not bool:
            raise ValueError("neither with the key nor without")
        return cls(
            value["rules"],
            tuple(box for box in offered if box in value["topics"]),
            value["difficulty"],
            whole(str(value["count"]), "count"),
            whole(str(value["seed"]), "seed"),
            value["key"],
            int(value["edition"]),
        )


@in_every_language
def worksheets_page(language: str | None = None) -> Page:
    """Worksheets; the page's address may say what is wanted: ``?rules=parlett&topic=point,set&count=6&seed=7``.

    A seed without its ``edition`` is of the first edition, as before there was another.
    """
    language = language or language_asked()
    desk = SheetController(asked(), language)
    fields = controls([desk.rules, desk.difficulty, desk.count, desk.seed])
    fields.add_class("is-worksheet")
    parts = [head(desk.words), desk.notice, fields, desk.view]
    return Page("worksheets", parts, wide=True, keeps=[desk.store], opens=desk.open)


class WorksheetView(Part):
    """Topics to tick, the buttons, and the sheet.

    Scene: ``topics`` (``id``, ``label``, ``chosen``), ``key`` (``label``, ``chosen``), ``buttons`` (``id``, ``label``,
    ``first``), ``busy`` (what is said while it is made; empty otherwise), ``status``, ``note``, ``sheet`` (the page
    that is shown and printed; empty for none), ``files`` (``id``, ``label``, ``name``, ``type``, ``text``), ``lesson``
    (the classroom with its deals: ``label``, ``href``), ``words``.
    Intents: ``topics`` (``chosen``: ids), ``key`` (``chosen``), ``press`` (``action``).
    """

    view = "worksheet"


class SheetController:
    """The controls of the page, and the sheet they make.

    Attributes:
        wanted: what is chosen.
        sheet: the sheet that is shown; None before the first.
        view: the topics, the buttons and the sheet.
        notice: what has to be said about the address; empty otherwise.
        store: keeps what is chosen.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        self.query, self.language = query, language
        self.words = PageWords("worksheets", language)
        self.wanted = SheetSettings()
        self.sheet: Worksheet | None = None
        self._fault = ""
        self._making = False
        self._pages: dict[bool, str] = {}
        self._files: list[dict[str, str]] = []
        self._lesson = ""
        self.notice = LessonCard({})
        self.view = WorksheetView()
        self.view.on_intent(self._heed)
        sets = grouped([each for each in rule_sets() if has_applicable(each)], language)
        self.rules = Choice(
            narration.message("worksheet-page-rules", self.language), groups=sets, value=self.wanted.rules
        )
        self.difficulty = Choice(narration.message("worksheet-page-difficulty", self.language))
        self.difficulty.offer([(_named(difficulty_named(each, language)), each) for each in DIFFICULTIES])
        self.count = NumberField(
            narration.message("worksheet-page-count", self.language),
            placeholder=narration.message("worksheet-page-count-hint", self.language, low=FEWEST, high=MOST),
            value="10",
        )
        self.seed = NumberField(
            narration.message("worksheet-page-seed", self.language),
            placeholder=narration.message("worksheet-page-seed-hint", self.language),
            value="1",
        )
        for field in (self.count, self.seed):
            field.add_class("is-narrow")
        self.rules.on_change(lambda value: self._other_rules(value))
        self.difficulty.on_change(lambda value: self._otherwise(difficulty=value))
        self.store = KeptText("worksheets")
        self.draw()

    # --- opening --------------------------------------------------------------------------------------

    def open(self, kept: Kept, _address: Address) -> None:
        """Begin with what the browser had kept, untrusted; with what the address asks for; or anew."""
        text = self.store.recall(kept)
        try:
            self.wanted = SheetSettings.from_json(text) if text else SheetSettings(seed=drawn_seed())
        except ValueError:  # what was chosen last is no loss
            self.wanted = SheetSettings(seed=drawn_seed())
        notes = list(self._heed_address())
        self.rules.value, self.difficulty.value = self.wanted.rules, self.wanted.difficulty
        self.count.value, self.seed.value = str(self.wanted.count), str(self.wanted.seed)
        self.make()
        if notes:
            self.notice.show(
                {
                    "title": narration.message("worksheet-page-notice", self.language),
                    "paragraphs": notes,
                    "tone": "refused",
                }
            )

    def _heed_address(self) -> Iterator[str]:
        query, wanted = self.query, self.wanted
        name = query.get("rules", "")
        if name and name not in rule_set_names():
            title = rules_title(wanted.rules, self.language)
            yield narration.whole("worksheet-page-no-rules", self.language, given=shown(name), title=title)
        elif name:
            wanted = replace(wanted, rules=name, topics=wanted.topics if name == wanted.rules else ())
        offered, named = topics(load(wanted.rules)), [each for each in query.get("topic", "").split(",") if each]
        for each in named:
            if each not in offered:
                title = rules_title(wanted.rules, self.language)
                yield narration.whole("worksheet-page-no-topic", self.language, given=shown(each), title=title)
        if named:
            wanted = replace(wanted, topics=tuple(box for box in offered if box in named))
        hard = query.get("difficulty", "")
        if hard and hard not in DIFFICULTIES:
            yield narration.whole("worksheet-page-no-difficulty", self.language, given=shown(hard))
        elif hard:
            wanted = replace(wanted, difficulty=hard)
        for each in ("count", "seed"):
            if query.get(each, ""):
                try:
                    wanted = replace(wanted, **{each: whole(query[each], each)})  # type: ignore[arg-type]  # both numbers
                except WorksheetFault as fault:
                    yield fault.text(self.language)
        if query.get("seed", ""):
            edition = query.get("edition", "")
            wanted = replace(wanted, edition=int(edition) if edition in map(str, EDITIONS) else FIRST)
        self.wanted = wanted

    # --- choosing -------------------------------------------------------------------------------------

    def _other_rules(self, name: str) -> None:
        offered = topics(load(name))
        self._otherwise(rules=name, topics=tuple(box for box in self.wanted.topics if box in offered))

    def _otherwise(self, **changes: Any) -> None:
        self.wanted = replace(self.wanted, **changes)
        self._fault = ""  # it was of what had been chosen before
        self.draw()

    def _heed(self, intent: Mapping[str, Any]) -> None:
        kind, chosen = intent["kind"], intent.get("chosen")
        if kind == "topics" and isinstance(chosen, list):
            offered = topics(load(self.wanted.rules))
            self._otherwise(topics=tuple(box for box in offered if box in chosen))
        elif kind == "key" and type(chosen) is bool:
            self._otherwise(key=chosen)
            if self.sheet is not None:
                self._lay_out(self.sheet)
                self.draw()
        elif kind == "press" and intent.get("action") == "make":
            self.make()
        elif kind == "press" and intent.get("action") == "another" and not self._making:
            self.seed.value = str(drawn_seed())
            self.make()

    # --- making ---------------------------------------------------------------------------------------

    def make(self) -> None:
        """Make the sheet that is chosen, or say why it cannot be made; the one before is not shown then.

        Where a number was left out, no other sheet was asked for: the one before stays.

        Rare problems take seconds to find: they are looked for beside the page's loop, one sheet at a time.
        """
        if self._making:
            return
        numbers = {"count": self._number(self.count, "count"), "seed": self._number(self.seed, "seed")}
        if None in numbers.values():
            self.draw()
            return
        if numbers["seed"] != self.wanted.seed:
            self.wanted = replace(self.wanted, edition=NEWEST)
        self.wanted = replace(self.wanted, **numbers)  # type: ignore[arg-type]  # none is None
        wanted = self.wanted
        self._making = True
        self.draw()
        beside(lambda: _made(wanted), lambda found: self._arrive(wanted, found), self._nobody_waits)

    def _arrive(self, wanted: SheetSettings, found: Worksheet | WorksheetFault | None) -> None:
        """A sheet has been made, or cannot be; or looking for its problems went wrong."""
        self._making = False
        if isinstance(found, Worksheet):
            self._fault, self.sheet = "", found
            self._lay_out(found)
        else:
            self._fault = (
                found.text(self.language)
                if found is not None
                else narration.message("worksheet-page-failed", self.language)
            )
        self.store.keep(wanted.to_json())
        self.draw()

    def _nobody_waits(self) -> None:
        """What came is drawn already."""

    def _number(self, field: NumberField, what: str) -> int | None:
        try:
            number = whole(field.value, what)
        except WorksheetFault as fault:
            if "found" in fault.facts:
                fault = WorksheetFault(what, **{**fault.facts, "found": shown(field.value)})
            field.wrong = fault.text(self.language)
            return None
        field.wrong = ""
        return number

    def _lay_out(self, made: Worksheet) -> None:
        with_key, language = self.wanted.key, self.language
        printed = page(made, language, with_key)
        self._pages = {with_key: printed}
        self._lesson = self._for_class(made)
        self._files = [
            self._file("html", f"{made.name}.html", _HTML, printed),
            self._file("notebook", f"{made.name}.ipynb", _NOTEBOOK, notebook_text(made, language)),
            self._file("student", f"{made.name}-pupils.ipynb", _NOTEBOOK, notebook_text(made, language, False)),
        ]

    def _for_class(self, made: Worksheet) -> str:
        """The classroom with the deals of a sheet; empty where no link can hold them."""
        records = tuple(write_record(each.case.deal) for each in made.questions)
        try:
            link = links.write(Link(records, language=self.language, mode="presenter"))
        except LinkFault:
            return ""
        return f"{PAGES['presenter']}#{link}"

    def _file(self, what: str, name: str, kind: str, text: str) -> dict[str, str]:
        return {
            "id": what,
            "label": narration.message(f"worksheet-page-{what}", self.language),
            "name": name,
            "type": kind,
            "text": text,
        }

    # --- showing --------------------------------------------------------------------------------------

    def draw(self) -> None:
        """Show what stands."""
        refused = bool(self._fault or any(each.wrong and each.value.strip() for each in (self.count, self.seed)))
        sheet = None if refused else self.sheet  # it would be printed for the one that was asked for
        status = ""
        if sheet is not None:
            status = narration.message(
                "worksheet-page-made", self.language, count=len(sheet.questions), seed=str(sheet.seed)
            )
        self.view.show(
            {
                "topics": [
                    {
                        "id": box,
                        "label": narration.message(f"scorer-box-{box}", self.language),
                        "chosen": box in self.wanted.topics,
                    }
                    for box in topics(load(self.wanted.rules))
                ],
                "key": {"label": narration.message("worksheet-page-key", self.language), "chosen": self.wanted.key},
                "buttons": [
                    {"id": "make", "label": narration.message("worksheet-page-make", self.language), "first": True},
                    {
                        "id": "another",
                        "label": narration.message("worksheet-page-another", self.language),
                        "first": False,
                    },
                ],
                "busy": narration.message("worksheet-page-busy", self.language) if self._making else "",
                "status": self._fault or status,
                "tone": "refused" if self._fault else "",
                "sheet": self._pages.get(self.wanted.key, "") if sheet is not None else "",
                "files": self._files if sheet is not None else [],
                "lesson": {
                    "label": narration.message("worksheet-page-class", self.language),
                    "href": self._lesson if sheet is not None else "",
                },
                "words": {
                    each: narration.message(f"worksheet-page-{each}", self.language)
                    for each in ("topics", "topics-note", "print", "preview")
                },
            }
        )


def _made(wanted: SheetSettings) -> Worksheet | WorksheetFault:
    """The sheet, or why there is none."""
    try:
        rules = load(wanted.rules)
        return worksheet(rules, wanted.topics, wanted.difficulty, wanted.count, wanted.seed, wanted.edition)
    except WorksheetFault as fault:
        return fault


def _named(words: str) -> str:
    """Words that begin an entry of a list."""
    return words[:1].upper() + words[1:]
