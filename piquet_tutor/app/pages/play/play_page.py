"""The page on which a partie is played against the tutor's own players."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.address import Address
from piquet_tutor.app.held_text import HeldText
from piquet_tutor.app.kept_text import Kept
from piquet_tutor.app.page import Page
from piquet_tutor.app.pages.play.daily_desk import DAY, DailyController
from piquet_tutor.app.part import Group, Part
from piquet_tutor.app.shared.controls.controls import Button, Choice, NumberField
from piquet_tutor.app.shared.controls.plain_parts import Fold, LessonCard, Markup, small_line
from piquet_tutor.app.shared.controls.rules_offered import grouped
from piquet_tutor.app.shared.head.page_head import PageHead
from piquet_tutor.app.shared.keeping.elsewhere import Elsewhere
from piquet_tutor.app.shared.keeping.looks import look_as, look_of
from piquet_tutor.app.shared.keeping.page_state import match_kept
from piquet_tutor.app.shared.keeping.restoring import NoTable, restored, written
from piquet_tutor.app.shared.page_parts import FIRST_RULES, controls, in_every_language, rule_sets
from piquet_tutor.app.shared.table.app import TableApp
from piquet_tutor.app.shared.table.play_session import FINDING, PlaySession
from piquet_tutor.app.visit import asked, language_asked, seed_of, shown
from piquet_tutor.app.words import PageWords
from piquet_tutor.game.deal.matches import Race, Rubber
from piquet_tutor.game.deal.random_play import LARGEST_SEED, drawn_seed
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.players.opponents.levels import FIRST, USUAL, level_name, level_says, levels

DAILY: Final = "daily"


@in_every_language
def play_page(place: str = "play", language: str | None = None) -> Page:
    """A partie against the opponent, or the deal of a day.

    The page's address may name a seed, a rule set and a level; or the day (``play.ipynb?day=2026-11-23``).

    Args:
        place: ``play``, or ``daily`` for the deal of a day.
        language: of every text.
    """
    query, spoken = asked(), language or language_asked()
    if place == DAILY or DAY in query:
        return DailyController(query, spoken).page()
    desk = PlayController(query, spoken)
    parts = [desk.head, desk.elsewhere, desk.notice, desk.app]
    return Page("play", parts, wide=True, keeps=[desk.store, desk.app.known.store], opens=desk.open)


class PlayController:
    """The controls of the play page, and the table they set.

    Attributes:
        app: the table, the controls above it.
        head: the head of the page, which says who plays what.
        controls: the settings, folded away, and the button for a new match, which asks first and can be taken back.
        notice: why what the address asked for could not be had; empty otherwise.
        elsewhere: that the match is being played in another tab, where it is.
        store: keeps the table in the reader's browser, so that it is there again after a reload.
    """

    def __init__(self, query: Mapping[str, str], language: str = "en") -> None:
        self.words = PageWords("play", language)
        self.language = language
        self.query = query
        self.notice = LessonCard({})
        rules, seed, said = self._asked_for(query)
        self.rules = Choice(self.words["rules"], groups=grouped(rule_sets(), self.language), value=rules.id)
        self.rules.add_class("is-broad")
        self.seed = NumberField(self.words["seed"], value=str(seed), placeholder=self.words["seed_hint"])
        self.new = Button(self.words["new"])
        self.about, self.says = Markup(""), Markup("")
        self.level = Choice(
            self._text("coach-panel-opponent"),
            groups=[["", [[level_name(each, language), each] for each in levels()]]],
            value=query["level"] if query.get("level") in levels() else FIRST,
        )
        when = [[self.words[f"find_{each}"], each] for each in FINDING]
        self.find = Choice(self.words["find"], groups=[["", when]], value=FINDING[0])
        self.settings = Fold("", [self.rules, self.about, self.level, self.says, self.find, self.seed])
        self.start = Button(self.words["new_start"], primary=True)
        self.stay = Button(self.words["new_stay"], dismisses=True)
        self.question = _row(Markup(small_line(self.words["new_ask"])), self.start, self.stay)
        self.back = Button(self.words["new_back"])
        self.undo = _row(Markup(small_line(self.words["new_done"])), self.back)
        self._replaced: PlaySession | None = None
        self.controls = controls([self.settings, self.new, self.question, self.undo])
        self.controls.add_class("is-match")
        session = self._session(rules, seed)
        self.head = PageHead("play", self.words["title"], "", language)
        self.store = HeldText("play", self._go_on, which=self._match_used, naming=match_kept)
        self.elsewhere = Elsewhere(self.store, language)
        self.app = TableApp(session, above=(self.controls,), keep=self._after)
        self._put(session)
        self.rules.on_change(lambda _: self._tell_about())
        self.level.on_change(lambda _: self._play_at())
        self.find.on_change(lambda _: self._find())
        self.new.on_press(lambda: self.ask())
        self.start.on_press(lambda: self.begin())
        self.stay.on_press(lambda: self._ask_nothing())
        self.back.on_press(lambda: self.take_back())
        if said:
            self._refuse(self.words["bad_query_title"], said)

    def _asked_for(self, query: Mapping[str, str]) -> tuple[RuleSet, int, list[str]]:
        said = []
        rules, seed = load(FIRST_RULES), drawn_seed(LARGEST_SEED)
        if query.get("rules"):
            if query["rules"] in rule_set_names():
                rules = load(query["rules"])
            else:
                title = narration.rules_title(rules, self.language)
                said.append(self.words("bad_rules", given=shown(query["rules"]), title=title))
        if query.get("seed"):
            given = seed_of(query["seed"])
            if given is None:
                said.append(self.words("bad_seed", given=shown(query["seed"])))
            else:
                seed = given
        return rules, seed, said

    def _session(self, rules: RuleSet, seed: int) -> PlaySession:
        session = PlaySession(rules, seed, language=self.language, level=self.level.value)
        session.finding = self.find.value
        return session

    def ask(self) -> None:
        """A new match was asked for: one that is being played is not left unasked."""
        session = self.app.session
        if isinstance(session, PlaySession) and session.states and not session.match.over:
            self.new.hidden, self.question.hidden, self.undo.hidden = True, False, True
        else:
            self.begin()

    def _ask_nothing(self) -> None:
        self.new.hidden, self.question.hidden, self.undo.hidden = False, True, self._replaced is None

    def take_back(self) -> None:
        """The match that gave way to a new one goes on."""
        if self._replaced is not None:
            session, self._replaced = self._replaced, None
            self._put(session)
            self._ask_nothing()
            session.tell()

    def begin(self) -> None:
        """A new match by the settings; the same seed twice means: another, please."""
        word = self.seed.value.strip()
        seed = seed_of(word) if word else drawn_seed(LARGEST_SEED)
        if seed is None:
            self.seed.wrong = self.words("bad_seed_typed", given=shown(word))
            self.settings.open()
            self._ask_nothing()
            return
        if (seed, self.rules.value) == self._used:
            seed = drawn_seed(LARGEST_SEED)
        self.notice.show({})
        session, before = self._session(load(self.rules.value), seed), self.app.session
        look_as(session, look_of(before))
        if isinstance(before, PlaySession):
            session.matches = before.matches_over
        self._replaced = before if isinstance(before, PlaySession) and before.states else None
        self._put(session)
        self._ask_nothing()

    def _put(self, session: PlaySession) -> None:
        """Play at this table, and keep it."""
        self._used = (session.seed, session.rules.id)
        session.rematch = self.begin
        self.seed.value, self.rules.value = str(session.seed), session.rules.id
        self.head.lead = lead(session, self.words)
        self.app.attach(session)
        self.level.value = session.next_level
        self.find.value = session.finding
        self._tell_about()

    def _after(self) -> None:
        session = self.app.session
        if isinstance(session, PlaySession):
            self.store.keep(written(session))
            if session.level_up:
                self.level.value = session.next_level
        self._tell_level()

    def _play_at(self) -> None:
        """Another level was chosen."""
        session = self.app.session
        if isinstance(session, PlaySession) and session.next_level != self.level.value:
            session.play_at(self.level.value)
            session.tell()

    def _find(self) -> None:
        """Another time to find one's own calls was chosen: it holds at once."""
        session = self.app.session
        if isinstance(session, PlaySession) and session.finding != self.find.value:
            session.finding = self.find.value
            session.tell()

    def _tell_level(self) -> None:
        """What the level chosen does, and from when on, where a deal is being played at another."""
        session = self.app.session
        level = self.level.value
        self.settings.label = self.words("settings", rules=self.rules.chosen, level=level_name(level, self.language))
        told = [level_says(level, self.language)]
        if isinstance(session, PlaySession) and session.level != session.next_level:
            told.append(self._text("coach-panel-opponent-next"))
        markup = "".join(map(small_line, told))
        if self.says.value != markup:
            self.says.value = markup

    def open(self, kept: Kept, _address: Address) -> None:
        """Go on with the match, and with what is known."""
        self.app.known.open(kept)
        self._go_on(self.store.recall(kept) or "")

    def _go_on(self, text: str) -> None:
        """Take up the match the browser kept last; where the address asks for one, that one if it was kept."""
        query, self.query = self.query, {}  # which asked once
        found: PlaySession | None = None
        for kept in [text, *self.store.all]:
            with suppress(NoTable):  # then the new table stays
                session = restored(kept, self.language, USUAL)
                found = found or session
                asked_for = (query.get("seed", str(session.seed)), query.get("rules", session.rules.id))
                if asked_for == (str(session.seed), session.rules.id):
                    self._put(session)
                    return
        new = self.app.session
        if found is not None and isinstance(new, PlaySession):  # an address asked for cards that were not kept
            new.finding, new.matches = found.finding, found.matches_over
            self._put(new)

    def _match_used(self) -> str:
        seed, rules = self._used
        return match_kept({"rules": rules, "seed": seed})

    def _text(self, key: str, **facts: Any) -> str:
        return narration.message(key, self.language, **facts)

    def _tell_about(self) -> None:
        self.about.value = small_line(narration.rules_about(self.rules.value, self.language))
        self._tell_level()

    def _refuse(self, title: str, paragraphs: list[str]) -> None:
        self.notice.show({"title": title, "paragraphs": paragraphs, "tone": "refused"})


def lead(session: PlaySession, words: PageWords) -> str:
    """Who plays what against whom, in one sentence."""
    partie, rules = session.partie, session.rules
    you, *others = session.players
    sides = dict(zip(session.players, rules.table.sides, strict=True))
    partners = [player for player in others if sides[player] == sides[you]]
    against = narration.listed((player for player in others if player not in partners), words.language)
    if isinstance(partie, Rubber):
        match = words["lead_rubber"]
    elif partie.agreed:
        match = words("lead_deals", count=narration.number_name(partie.agreed, session.viewpoint.language))
    else:
        several = partie.rules.options.games_to_win > 1 and not isinstance(partie, Race)
        match = words("lead_races" if several else "lead_race", target=law_of(rules).race_target)
    key = "lead_partners" if partners else "lead_many" if len(others) > 1 else "lead"
    return words(key, match=match, other=against, partner=narration.listed(partners, words.language))


def _row(*parts: Part) -> Group:
    """A row of controls that is not seen yet."""
    row = Group(parts, "pq-row")
    row.hidden = True
    return row
