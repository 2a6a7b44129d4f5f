"""The tutor's pages, made of widgets: what the notebooks show, and what a learner sees.

Each function makes one page: its head, its controls, its table. A page shows a stranger's words (an address, a pasted
record) only through the cards and tables, which set them as text.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from html import escape
from random import SystemRandom
from typing import Any, Final

import ipywidgets

from piquet_tutor import narration
from piquet_tutor.compare import parting
from piquet_tutor.deal.matches import Race, Rubber
from piquet_tutor.deal.partie import Partie
from piquet_tutor.deal.phases.bidding import PAIRS, SIGNED
from piquet_tutor.deal.state import Deal
from piquet_tutor.examples import Example, UnknownExample, find, gallery, groups
from piquet_tutor.lessons import lesson, page_words
from piquet_tutor.opponents.levels import USUAL, level_name, level_says, levels
from piquet_tutor.records import form
from piquet_tutor.records.faults import RecordError
from piquet_tutor.records.io import partie_from, play_through, read_value, score_from
from piquet_tutor.records.replay import Score, score_of
from piquet_tutor.rules.loader import load, rule_set_names
from piquet_tutor.rules.model import RuleSet
from piquet_tutor.table import Seat
from piquet_tutor.widgets.app import TableApp
from piquet_tutor.widgets.asking import LARGEST_SEED, asked, is_warming, language_asked, seed_of, shown
from piquet_tutor.widgets.card_fan import CardFan
from piquet_tutor.widgets.choice import Choice
from piquet_tutor.widgets.examples_place import Place
from piquet_tutor.widgets.guided import GuidedSession
from piquet_tutor.widgets.keeper import Keeper
from piquet_tutor.widgets.lens import Lens
from piquet_tutor.widgets.lesson_card import LessonCard
from piquet_tutor.widgets.looks import look_as, look_of
from piquet_tutor.widgets.page_parts import Page, head_markup, in_every_language
from piquet_tutor.widgets.page_parts import controls as _controls
from piquet_tutor.widgets.page_parts import head as _head
from piquet_tutor.widgets.page_parts import html as _html
from piquet_tutor.widgets.page_parts import rule_sets as _rule_sets
from piquet_tutor.widgets.reviewing import Reviewing
from piquet_tutor.widgets.rule_select import RuleSelect, grouped
from piquet_tutor.widgets.scene import Asked
from piquet_tutor.widgets.seed_field import SeedField
from piquet_tutor.widgets.session import PlaySession, ReviewSession
from piquet_tutor.widgets.setting import Setting
from piquet_tutor.widgets.taking_up import NoTable, take_up_lesson, taken_up, written, written_lesson

FIRST_RULES: Final = "rubicon"
FAN: Final = ("AH", "KS", "QD", "JC", "TH")


# --- the front page ------------------------------------------------------------------------------------------------


@in_every_language
def front_page(language: str | None = None) -> Page:
    """What Piquet is in one screen, and the doors to the rest.

    Args:
        language: of every text, here as on every page; None for what the page's address asks for.
    """
    language = language or language_asked()
    words = page_words("front", language)
    fan = CardFan({"cards": list(FAN), "label": words["fan"]})
    said = _html(f"<h1>{escape(words['title'])}</h1><p>{escape(words['tagline'])}</p>")
    hero = ipywidgets.Box([said, fan])
    hero.add_class("piquet-hero")
    return Page("front", [hero, _html(_doors(words)), _html(_steps(words))])


def _doors(words: Mapping[str, Any]) -> str:
    groups = "".join(_group(name, title, words["door"]) for name, title in words["group"].items())
    return f'<nav class="pq-door-groups" aria-label="{escape(words["doors"])}">{groups}</nav>'


def _group(name: str, title: str, doors: Sequence[Mapping[str, str]]) -> str:
    """The doors that are for the same thing, under its name."""
    links = "".join(
        f'<li class="pq-door"><a class="pq-door-link" href="{escape(door["page"])}"><h3>{escape(door["title"])}</h3>'
        f'<p>{escape(door["text"])}</p><span class="pq-door-go">{escape(door["go"])}</span></a></li>'
        for door in doors
        if door["group"] == name
    )
    return (
        f'<section class="pq-door-group" data-group="{escape(name)}"><h2>{escape(title)}</h2>'
        f'<ul class="pq-doors">{links}</ul></section>'
    )


def _steps(words: Mapping[str, Any]) -> str:
    steps = "".join(f"<li><h3>{escape(one['title'])}</h3><p>{escape(one['text'])}</p></li>" for one in words["step"])
    return f'<section class="pq-game"><h2>{escape(words["game"])}</h2><ol class="pq-steps">{steps}</ol></section>'


# --- the first deal ------------------------------------------------------------------------------------------------


@in_every_language
def first_deal_page(language: str | None = None) -> Page:
    """A guided first deal."""
    if is_warming():
        for each in narration.languages():
            GuidedSession(lesson("first_deal", each), language=each).scenes()
    language = language or language_asked()
    session = GuidedSession(lesson("first_deal", language), language=language)
    card = LessonCard(session.lesson_scene())
    card.on_intent(session.handle)
    session.listen(lambda: card.show(session.lesson_scene()))
    app = TableApp(session, above=(card,))

    def recall(text: str | None) -> None:
        with suppress(NoTable):  # then the lesson begins at its beginning
            take_up_lesson(session, text or "")
            session.tell()

    keeper = Keeper("first_deal", recall)
    session.listen(lambda: keeper.keep(written_lesson(session)))
    return Page("first_deal", [_head(page_words("first_deal", language)), keeper, app], wide=True)


# --- play ----------------------------------------------------------------------------------------------------------


@in_every_language
def play_page(language: str | None = None) -> Page:
    """A partie against the opponent; the page's address may name a seed and a rule set."""
    if is_warming():
        _warm()
    desk = PlayDesk(asked(), language or language_asked())
    return Page("play", [desk.head, desk.notice, desk.keeper, desk.app], wide=True)


def _warm() -> None:
    """Read rules and words in every language, and deal once, while nobody is waiting."""
    _rule_sets()
    for language in narration.languages():
        PlaySession(load(FIRST_RULES), 1, language=language).scenes()


class PlayDesk:
    """The controls of the play page, and the table they set.

    Attributes:
        app: the table, the controls above it.
        head: the head of the page, which says who plays what.
        controls: rule set, seed and the button for a new partie.
        notice: why what the address asked for could not be had; empty otherwise.
        keeper: keeps the table in the reader's browser, so that it is there again after a reload.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        self.words = page_words("play", language)
        self.language = language
        self.query = query
        self.notice = LessonCard({})
        rules, seed, said = self._asked_for(query)
        self.rules = RuleSelect(
            description=self.words["rules"], groups=grouped(_rule_sets(), self.words, self.language), value=rules.id
        )
        self.rules.add_class("is-broad")
        self.seed = SeedField(description=self.words["seed"], value=str(seed), placeholder=self.words["seed_hint"])
        self.new = ipywidgets.Button(description=self.words["new"], button_style="primary")
        self.about, self.says = _html(""), _html("")
        self.level = Choice(
            description=self._say("coach-panel-opponent"),
            groups=[["", [[level_name(each, language), each] for each in levels()]]],
            value=USUAL,
        )
        self.controls = _controls([self.rules, self.about, self.level, self.says, self.seed, self.new])
        self.controls.add_class("is-match")
        session = self._session(rules, seed)
        self.head = _html("")
        self.keeper = Keeper("play", self._recall)
        self.app = TableApp(session, above=(self.controls,))
        self._put(session)
        self._tell_about()
        self.rules.observe(lambda _: self._tell_about(), "value")
        self.level.observe(lambda _: self._play_at(), "value")
        self.seed.observe(lambda _: self._put_right(), "value")
        self.new.on_click(lambda _: self.begin())
        if said:
            self._refuse(self.words["bad_query_title"], said)

    def _asked_for(self, query: Mapping[str, str]) -> tuple[RuleSet, int, list[str]]:
        said = []
        rules, seed = load(FIRST_RULES), _chance()
        if query.get("rules"):
            if query["rules"] in rule_set_names():
                rules = load(query["rules"])
            else:
                said.append(self.words["bad_rules"].format(given=shown(query["rules"]), title=self._told(rules.title)))
        if query.get("seed"):
            given = seed_of(query["seed"])
            if given is None:
                said.append(self.words["bad_seed"].format(given=shown(query["seed"])))
            else:
                seed = given
        return rules, seed, said

    def _session(self, rules: RuleSet, seed: int) -> PlaySession:
        return PlaySession(rules, seed, language=self.language, level=self.level.value)

    def begin(self) -> None:
        """A new partie by the controls; the same seed twice means: another, please."""
        word = self.seed.value.strip()
        seed = seed_of(word) if word else _chance()
        if seed is None:
            self.seed.wrong = self.words["bad_seed_typed"].format(given=shown(word))
            return
        if (seed, self.rules.value) == self._used:
            seed = _chance()
        self.notice.show({})
        session = self._session(load(self.rules.value), seed)
        look_as(session, look_of(self.app.session))
        self._put(session)

    def _put(self, session: PlaySession) -> None:
        """Play at this table, and keep it."""
        self._used = (session.seed, session.rules.id)
        self.seed.value = str(session.seed)
        self.head.value = head_markup(self.words, lead(session, self.words))
        self.app.attach(session)
        self.level.value = session.next_level
        session.listen(lambda: self._after(session) if self.app.session is session else None)
        self._tell_level()

    def _after(self, session: PlaySession) -> None:
        self.keeper.keep(written(session))
        self._tell_level()

    def _play_at(self) -> None:
        """Another level was chosen."""
        session = self.app.session
        if isinstance(session, PlaySession) and session.next_level != self.level.value:
            session.play_at(self.level.value)
            session.tell()

    def _tell_level(self) -> None:
        """What the level chosen does, and from when on, where a deal is being played at another."""
        session = self.app.session
        told = [level_says(self.level.value, self.language)]
        if isinstance(session, PlaySession) and session.level != session.next_level:
            told.append(self._say("coach-panel-opponent-next"))
        markup = "".join(f'<p class="pq-hint">{escape(each)}</p>' for each in told)
        if self.says.value != markup:
            self.says.value = markup

    def _recall(self, text: str | None) -> None:
        """Take up the table the browser kept, unless the address asks for another."""
        with suppress(NoTable):  # then the new table stays
            session = taken_up(text or "", self.language, USUAL)
            asked_for = (self.query.get("seed", str(session.seed)), self.query.get("rules", session.rules.id))
            if asked_for == (str(session.seed), session.rules.id):
                self.rules.value = session.rules.id
                self._put(session)

    def _put_right(self) -> None:
        """What was wrong is being written anew."""
        self.seed.wrong = ""

    def _say(self, key: str, **facts: Any) -> str:
        return narration.message(key, self.language, **facts)

    def _tell_about(self) -> None:
        self.about.value = f'<p class="pq-hint">{escape(self._told(load(self.rules.value).about))}</p>'

    def _refuse(self, title: str, paragraphs: list[str]) -> None:
        self.notice.show({"title": title, "paragraphs": paragraphs, "tone": "refused"})

    def _told(self, sentence: str) -> str:
        return narration.told(sentence, self.language)


def lead(session: PlaySession, words: Mapping[str, str]) -> str:
    """Who plays what against whom, in one sentence."""
    partie, rules = session.partie, session.rules
    you, *others = session.players
    sides = dict(zip(session.players, rules.table.sides, strict=True))
    partners = [player for player in others if sides[player] == sides[you]]
    against = words["and"].join(player for player in others if player not in partners)
    if isinstance(partie, Rubber):
        match = words["lead_rubber"]
    elif partie.agreed:
        match = words["lead_deals"].format(count=narration.number_name(partie.agreed, session.lens.language))
    else:
        several = partie.rules.number("games_to_win") > 1 and not isinstance(partie, Race)
        match = words["lead_races" if several else "lead_race"].format(target=rules.number("target"))
    key = "lead_partners" if partners else "lead_many" if len(others) > 1 else "lead"
    return words[key].format(match=match, other=against, partner=words["and"].join(partners))


def _chance() -> int:
    return SystemRandom().randrange(LARGEST_SEED)


# --- examples ------------------------------------------------------------------------------------------------------


@in_every_language
def examples_page(language: str | None = None) -> Page:
    """Worked examples on the table, and a record of the reader's own."""
    desk = ExamplesDesk(asked(), language or language_asked())
    return Page("examples", [_head(desk.words), desk.keeper, desk.app], wide=True)


class ExampleReview(ReviewSession):
    """A record stepped through. What it is called stands in the note beside it, not on the table again."""

    informs = True
    reviewed = True
    """Whether it is told what could have been had, once its end has been seen."""
    name = ""

    def __init__(self, score: Score, language: str = "en", seat: Seat | None = None) -> None:
        super().__init__(score, language, seat)
        if self.reviewed:
            self.review = Reviewing(self)

    def asked(self) -> Asked:
        """What is asked, under a short title."""
        asked = super().asked()
        asked.title = self.name or self.say("table-title-single")
        return asked


class PartieReview(ExampleReview):
    """One deal of a partie stepped through, the partie beside it."""

    def __init__(self, partie: Partie, number: int, language: str = "en") -> None:
        deal = partie.deals[number - 1]
        super().__init__(score_of(deal), language)
        self._whole = partie
        self.name = self.say("table-title-deal", number=number, count=len(partie.deals))
        self.lens.names = {seat: player for player, seat in partie.seats_of(number).items()}

    @property
    def partie(self) -> Partie:
        """The whole partie."""
        return self._whole


class ExamplesDesk:
    """The controls of the examples page, and the table they set.

    Attributes:
        app: the table.
        chooser: subject, example, deal (of a partie) and rule set.
        own: where a record is pasted or opened.
        note: what the record says of itself.
        notice: why something could not be ruled; empty otherwise.
        keeper: keeps where the reader is, so that it is there again after a reload.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        self.words = page_words("examples", language)
        self.language = language
        self.query = query
        self.notice, self.note = LessonCard({}), LessonCard({})
        self.shown: Example | None = None
        self.value: dict[str, Any] = {}
        self.partie: Partie | None = None
        first, said = self._asked_for(query)
        self._make_chooser(first)
        self._make_own()
        self._setting = Setting()
        self.value = read_value(first.record)
        self.shown = first
        self._set_rules()
        session = self._review()
        self._ruled = (self.rules.value, self.deal.value)
        """The rule set and the deal that lie on the table."""
        self.keeper = Keeper("examples", self._recall)
        self._record = ""
        """The record of the reader's own that lies on the table, as it was given."""
        self.app = TableApp(session, above=(self.chooser, self.own, self.notice, self.note))
        session.listen(lambda: self._keep() if self.app.session is session else None)
        self._tell(session)
        self._watch()
        if said:
            self._refuse(self.words["bad_query_title"], [said])

    def _asked_for(self, query: Mapping[str, str]) -> tuple[Example, str]:
        if query.get("example"):
            try:
                return find(query["example"]), ""
            except UnknownExample:
                return gallery()[0], self.words["bad_example"].format(given=shown(query["example"]))
        return gallery()[0], ""

    # --- controls ------------------------------------------------------------------------------------

    def _make_chooser(self, first: Example) -> None:
        words = self.words
        home = next(group for group in groups() if first in group.examples)
        self.group = ipywidgets.Dropdown(
            description=words["group"],
            options=[*(self._told(group.title) for group in groups()), words["own"]],
            value=self._told(home.title),
        )
        self.example = Choice(description=words["example"])
        self.example.offer((self._told(one.title), one.id) for one in home.examples)
        self.example.value = first.id
        self.example.add_class("is-broad")
        self.deal = ipywidgets.Dropdown(description=words["deal"], options=[("1", 1)])
        self.deal.add_class("is-narrow")
        self.rules = Choice(description=words["rules"])
        self.chooser = _controls([self.group, self.example, self.deal, self.rules])

    def _make_own(self) -> None:
        words = self.words
        self.text = ipywidgets.Textarea(
            description=words["paste"], placeholder=words["paste_hint"], continuous_update=True
        )
        self.text.add_class("is-whole")
        self.rule = ipywidgets.Button(description=words["rule"], button_style="primary")
        self.upload = ipywidgets.FileUpload(
            description=words["upload"], tooltip=words["upload"], accept=".json,application/json", icon=""
        )
        self.sample = ipywidgets.Button(description=words["sample"])
        self.own = _controls([self.text, self.rule, self.upload, self.sample])
        self.own.layout.display = "none"

    def _watch(self) -> None:
        self.group.observe(self._unless_setting(self._group_chosen), "value")
        self.example.observe(self._unless_setting(self._example_chosen), "value")
        self.deal.observe(self._unless_setting(self._again), "value")
        self.rules.observe(self._unless_setting(lambda: self._again(stay=True)), "value")
        self.rule.on_click(lambda _: self.rule_on(self.text.value))
        self.upload.observe(self._opened, "value")
        self.sample.on_click(lambda _: setattr(self.text, "value", self._written()))
        self.text.observe(lambda _: self._keep(), "value")

    def _unless_setting(self, do: Callable[[], None]) -> Callable[[Any], None]:
        return lambda _: None if self._setting else do()

    def _group_chosen(self) -> None:
        own = self.group.index == len(groups())
        self.own.layout.display = "" if own else "none"
        self.example.layout.display = "none" if own else ""
        if own:
            self._wait_for_own()
            self._keep()
            return  # what lies on the table stays until something else can be ruled
        group = groups()[self.group.index]
        with self._setting:
            self.example.offer((self._told(one.title), one.id) for one in group.examples)
        self._example_chosen()

    def _wait_for_own(self) -> None:
        """Until a record of the reader's own can be ruled: nothing offered or said as if the example were his."""
        if self.shown is None:
            return  # one of his own is on the table already
        words = self.words
        self.rules.layout.display = self.deal.layout.display = "none"
        said = words["own_waits"].format(title=self._told(self.shown.title))
        self.note.show({"title": words["own_title"], "label": words["own_label"], "paragraphs": [said], "tone": "note"})

    def _example_chosen(self) -> None:
        self.shown = find(self.example.value)
        self.value = read_value(self.shown.record)
        self._begin()

    def _begin(self) -> None:
        """Show what is in ``value``, from its first deal and by its own rules."""
        self._set_rules()
        self._again()

    def _set_rules(self) -> None:
        own = self._own_rules(self.value)
        worth = self.shown.also_rules if self.shown else ()
        listed: list[tuple[str, str]] = [(self.words["as_written"].format(title=own), "")]
        for each in _rules_alike(self.value):
            name = (
                self.words["worth"].format(title=self._told(each.title)) if each.id in worth else self._told(each.title)
            )
            listed.append((name, each.id))
        with self._setting:
            self.rules.offer(listed)
            count = len(self.value.get("deals", ()))
            self.deal.options = [(self.words["deal_number"].format(number=n), n) for n in range(1, max(1, count) + 1)]
            self.deal.index = 0
            self.deal.layout.display = "" if count else "none"
            self.rules.layout.display = "" if len(listed) > 1 else "none"

    # --- the table -----------------------------------------------------------------------------------

    def _override(self) -> RuleSet | None:
        return load(self.rules.value) if self.rules.value else None

    def _review(self) -> ReviewSession:
        """The session of what is chosen.

        Raises:
            RecordError: the record cannot be ruled by the rules chosen.
        """
        if self.value["format"] == form.PARTIE:
            self.partie = partie_from(self.value, self._override())
            return PartieReview(self.partie, min(self.deal.value, len(self.partie.deals)), self.language)
        self.partie = None
        score = score_from(self.value, self._override())
        play_through(score)
        return ExampleReview(score, self.language)

    def _again(self, *, stay: bool = False) -> None:
        """Show what is chosen: from its first step, or at the step that is shown, where only the rules are others."""
        try:
            session = self._review()
        except RecordError as error:
            self._choose(*self._ruled)  # the lists go on saying what lies on the table
            self._refuse(self.words["refused"], [narration.fault_told(error, self.language), self.words["table_kept"]])
            return
        if stay:
            session.go(step_like(self.app.session.deal, session.states))
        self._put(session)

    def _choose(self, rules: str, deal: int) -> None:
        """Let the lists stand at a rule set and a deal, without putting anything on the table."""
        with self._setting:
            self.rules.value, self.deal.value = rules, deal

    def _put(self, session: ReviewSession) -> None:
        look_as(session, look_of(self.app.session))
        self._ruled = (self.rules.value, self.deal.value)
        self.notice.show({})
        self._tell(session)
        self.app.attach(session)
        session.listen(lambda: self._keep() if self.app.session is session else None)
        self._keep()

    def rule_on(self, text: str | bytes) -> None:
        """Rule on a record of the reader's own; what cannot be ruled leaves everything as it was."""
        before = (self.shown, self.value)
        try:
            self.value = read_value(text)
            self.shown = None
            self._set_rules()
            session = self._review()
            self._record = json.dumps(self.value, ensure_ascii=False)
        except RecordError as error:
            self.shown, self.value = before
            self._set_rules()
            self._choose(*self._ruled)
            if self.group.index == len(groups()):
                self._wait_for_own()
            self._refuse(
                self.words["refused"], [narration.fault_told(error, self.language), self.words["refused_kept"]]
            )
            return
        self._put(session)

    def _opened(self, _: Any) -> None:
        if not self.upload.value:
            return
        content = bytes(self.upload.value[0].content)
        self.upload.value = ()  # so that the same file, corrected, can be opened again
        with suppress(UnicodeDecodeError):  # the refusal says so; there is no text to put into the field
            self.text.value = content.decode("utf-8-sig")
        self.rule_on(content)

    def _written(self) -> str:
        if self.shown is not None:
            return self.shown.text
        return str(self.text.value)

    # --- found again after a reload -------------------------------------------------------------------

    def _keep(self) -> None:
        rules, deal = self._ruled
        session: ReviewSession = self.app.session  # type: ignore[assignment]  # no other sits at this table
        place = Place(
            example=self.shown.id if self.shown else "",
            own="" if self.shown else self._record,
            deal=deal,
            rules=rules,
            step=session.place,
            pasting=self.group.index == len(groups()),
            typed=str(self.text.value),
            look=look_of(session),
        )
        self.keeper.keep(place.to_json())

    def _recall(self, text: str | None) -> None:
        """Go on where the browser says the reader was, unless the address asks for another example."""
        with suppress(ValueError, UnknownExample, RecordError):  # then the first example stays
            place = Place.from_json(text or "")
            if self.query.get("example", place.example) == place.example:
                self._stand_at(place)

    def _stand_at(self, place: Place) -> None:
        """Put a deal on the table as it was left.

        Raises:
            UnknownExample: there is no such example.
            RecordError: the record is none, or cannot be ruled; the table stays as it was.
        """
        found = find(place.example) if place.example else None
        value = read_value(found.record if found else place.own)
        before = (self.shown, self.value)
        self.shown, self.value = found, value
        self._set_rules()
        try:
            self._choose_again(place)
            session = self._review()
        except RecordError:
            self.shown, self.value = before
            self._set_rules()
            self._choose(*self._ruled)
            raise
        self._record = place.own
        self._open_again(place, found)
        session.go(place.step)
        look_as(self.app.session, place.look)  # from which the next table takes it over
        self._put(session)
        if place.pasting:
            self._wait_for_own()

    def _choose_again(self, place: Place) -> None:
        """The rules and the deal as they were chosen, where they are still offered."""
        offered, deals = [value for _, value in self.rules.options], [value for _, value in self.deal.options]
        rules = place.rules if place.rules in offered else self.rules.value
        self._choose(rules, place.deal if place.deal in deals else self.deal.value)

    def _open_again(self, place: Place, found: Example | None) -> None:
        """The lists and the field for a record of one's own as they stood."""
        own = place.pasting or found is None
        home = next((i for i, group in enumerate(groups()) if found in group.examples), len(groups()))
        with self._setting:
            self.group.index = len(groups()) if own else home
            if found is not None:
                self.example.offer((self._told(one.title), one.id) for one in groups()[home].examples)
                self.example.value = found.id
            self.text.value = place.typed
        self.own.layout.display = "" if own else "none"
        self.example.layout.display = "none" if own else ""

    # --- words ---------------------------------------------------------------------------------------

    def _tell(self, session: ReviewSession) -> None:
        value, words = self.value, self.words
        title = self._told(value.get("title", "")) or words["untitled" if self.partie is None else "untitled_partie"]
        label = words["teaches"].format(teaches=self._told(self.shown.teaches)) if self.shown else words["own_label"]
        said = [self._told(value.get("note", ""))]
        rules = self._override()
        if rules is not None:
            label = words["other_rules"].format(title=self._told(rules.title))
            # What a record says of itself holds by its own rules, so it is not said under others without saying so.
            own_note = [words["own_note"].format(own=self._own_rules(value), note=one) for one in said if one]
            said = self._difference(session, rules, self._own_rules(value)) or own_note
        if self.partie is not None:
            said += [self._settled(self.partie)]
        if value.get("source"):
            said.append(words["source"].format(source=self._told(value["source"])))
        self.note.show({"title": title, "label": label, "paragraphs": [one for one in said if one], "tone": "note"})

    def _difference(self, session: ReviewSession, rules: RuleSet, own: str) -> list[str]:
        """What the rules chosen make of this deal beside the record's own: points, and the first ruling to part."""
        words, other = self.words, session.states[-1]
        with suppress(RecordError):
            first = self._by_own_rules()
            points = words["by_both"].format(
                title=self._told(rules.title),
                points=_points(other, session.lens),
                own=own,
                own_points=_points(first, session.lens),
            )
            where = parting(first, other, self.language)
            if where is None:
                return [points, words["agree"]]
            clause = first.rules.clauses.get(where.clause) or rules.clauses[where.clause]
            parts = words["part"] if where.scoring else words["part_in_form"]
            said = [parts.format(question=self._told(clause.question))]
            for title, ruled in zip((own, self._told(rules.title)), where.words, strict=True):
                told = session.lens.named(ruled) if ruled else words["silent"]
                said.append(words["ruled"].format(title=title, ruling=told))
            return [points, " ".join(said)]
        return []

    def _by_own_rules(self) -> Deal:
        """The deal shown, by the record's own rules.

        Raises:
            RecordError: by those it cannot be ruled.
        """
        if self.value["format"] == form.PARTIE:
            whole = partie_from(self.value)
            deal: Deal = whole.deals[min(self.deal.value, len(whole.deals)) - 1]
            return deal
        return play_through(score_from(self.value))

    def _settled(self, partie: Partie) -> str:
        told = [narration.text(ruling, "short", self.language) for ruling in partie.ledger if ruling.awards]
        totals = ", ".join(f"{player} {points}" for player, points in partie.totals.items())
        *others, second = partie.players
        first, count = ", ".join(others), len(partie.deals)
        return " ".join([self.words["partie"].format(count=count, first=first, second=second, totals=totals), *told])

    def _refuse(self, title: str, paragraphs: list[str]) -> None:
        self.notice.show({"title": title, "paragraphs": paragraphs, "tone": "refused"})

    def _told(self, sentence: str) -> str:
        return narration.told(sentence, self.language)

    def _own_rules(self, value: Mapping[str, Any]) -> str:
        """How a record's own rules are called; its own name for them where they are not known."""
        spoken = value.get("rules", "")
        name = spoken if isinstance(spoken, str) else spoken.get("base", "")
        return self._told(load(name).title) if name in rule_set_names() else shown(str(name))


def step_like(shown: Deal | None, states: Sequence[Deal]) -> int:
    """The step of one course of a deal that is most like a step of another: as many cards played, as much spoken."""
    if shown is None:
        return 0

    def far(deal: Deal) -> tuple[int, int]:
        played = 2 * len(deal.tricks) + len(deal.trick)
        return played, len(deal.actions) - played

    wanted = far(shown)
    steps = [tuple(abs(a - b) for a, b in zip(far(deal), wanted, strict=True)) for deal in states]
    return steps.index(min(steps))


def _points(deal: Deal, lens: Lens) -> str:
    """What each side has."""
    lens.look_at(deal)
    told = {side: lens.spoken.get(side, side) for side in dict.fromkeys(deal.table.sides)}
    return ", ".join(f"{name} {deal.total(side)}" for side, name in told.items())


def _rules_alike(value: Mapping[str, Any]) -> list[RuleSet]:
    """The other rule sets by which a record's deal could be played; its own among them where the record changes it."""
    spoken = value.get("rules", "")
    name, changed = (spoken, {}) if isinstance(spoken, str) else (spoken.get("base", ""), spoken.get("options"))
    if name not in rule_set_names():
        return []  # such a record is refused
    own = load(name)
    return [each for each in _rule_sets() if shape(each) == shape(own) and (changed or each.id != name)]


def shape(rules: RuleSet) -> tuple[object, ...]:
    """What two rule sets must have alike for one deal to be played by both: seats, cards, and what is done in order."""
    bidding = [clause for clause in (PAIRS, SIGNED) if clause in rules.clauses]
    return (rules.table, rules.pack, rules.hand_size, rules.phases, bidding)
