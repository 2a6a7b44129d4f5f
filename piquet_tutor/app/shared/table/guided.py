"""A deal with a teacher beside it: the pages of a lesson come as their moments come. No widget in here."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from piquet_tutor import narration
from piquet_tutor.app.background import by_and_by, is_watched
from piquet_tutor.app.shared.race.race_scene import legend
from piquet_tutor.app.shared.review.reviewing import Reviewing
from piquet_tutor.app.shared.sheet.prices import prices
from piquet_tutor.app.shared.table import guiding, play_asking
from piquet_tutor.app.shared.table import scene as scenes
from piquet_tutor.app.shared.table.offers import Offer
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.app.shared.table.prompts import ask_to_call
from piquet_tutor.app.shared.table.session import Intent, button
from piquet_tutor.app.words import PageWords
from piquet_tutor.engine.rulings import Ruling, Verdict, for_seat
from piquet_tutor.engine.table import Seat
from piquet_tutor.explore.examples import example
from piquet_tutor.game.actions import Action, Call, Count, Reply
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.deal import dialogue
from piquet_tutor.game.deal.engine import judge
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.deal.phases.round import full_word
from piquet_tutor.game.records.io import read_score
from piquet_tutor.game.records.replay import ParsedRecord, next_action, opening, replay
from piquet_tutor.game.rules.policies import calling, younger_showing
from piquet_tutor.game.rules.policies.bidding import said
from piquet_tutor.game.rules.policies.following import playable
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject
from piquet_tutor.players.coach.principles import Advice
from piquet_tutor.teach.lessons import Lesson, Step, exchange_of


@dataclass(frozen=True)
class Met:
    """A page that has come.

    Attributes:
        page: the page.
        text: its paragraphs, filled in.
        terms: the words explained with it: those no earlier page explained.
        batch: pages that came at one moment have one number.
        actions: how many actions of the deal had been done when it came.
        evidence: the cards its ruling speaks of, as the learner knows them.
    """

    page: Step
    text: tuple[str, ...]
    terms: tuple[str, ...]
    batch: int
    actions: int
    evidence: Cards = ()


def moment_of(deal: Deal, seat: Seat) -> str:
    """What is asked of this seat now, as lessons name it; nothing when it is not to act."""
    if deal.done:
        return "done"
    if deal.to_act != seat:
        return ""
    if deal.phase == "carte_blanche":
        return "carte-blanche"
    if deal.phase == "bidding":
        return "bid"
    if deal.phase == "declare":
        return _word_of(deal)
    if deal.phase == "round":
        word = full_word(deal)
        return "count" if isinstance(word, Count) else f"call-{word.kind}"
    return "exchange" if deal.phase == "exchange" else _play_of(deal)


def _word_of(deal: Deal) -> str:
    word = dialogue.expected(deal)
    if word is Call:
        return f"call-{calling.callable_kinds(deal)[0]}"
    contest = calling.current(deal)
    return f"reply-{contest.kind}" if word is Reply and contest is not None else "count"


def _play_of(deal: Deal) -> str:
    if younger_showing.may_show(deal):
        return "show"
    if not deal.trick:
        return "lead" if deal.tricks else "first-lead"
    led = deal.trick[0].suit
    return "follow" if any(one.suit is led for one in playable(deal)) else "discard"


class GuidedSession(PlaySession):
    """One deal of a lesson: the cards of its record, the other hand played as recorded while that makes sense."""

    informs = False  # a lesson says one thing at a time
    coached = False
    warns = True

    turning: tuple[Callable[[str], None], ...] = ()
    """Who turns to another lesson when that is asked for."""
    named = True
    """Whether the table bears the lesson's name; not where the page says it above the table."""
    everything = False
    """Whether every part of the page was asked for before its time."""
    _loading = False
    """Whether what advises upon cards is there, or on its way."""
    _advice: tuple[Deal, Advice | None] | None = None
    """The position whose advice was worked out last, and that advice."""
    _weighed: tuple[Deal, Card, bool] | None = None
    """The card played last in place of the one advised, where that was, and whether it cost points."""
    _reviewed: Deal | None = None
    """The deal that the learner has begun to look back on: no note throws its light across that."""
    _position = ("", -1)
    """The position of which something was said last: what the table waits for, and how many actions were done."""

    def __init__(self, lesson: Lesson, language: str = "en") -> None:
        """Deal the cards.

        Args:
            lesson: what is taught.
            language: of every text.

        Raises:
            UnknownExample: the lesson's record is not in the gallery.
        """
        self.lesson = lesson
        self.score: ParsedRecord = read_score(example(lesson.record))
        super().__init__(self.score.rules, 0, language=language)
        self.words = PageWords("lesson", language)
        self.page_words = PageWords("first_deal", language)
        self.cut = None
        self.met: list[Met] = []
        self.place = 0
        self.folded = False
        self.looking_back = Reviewing(self)
        self.looking_back.spared = lambda found: guiding.was_advised(self, found.place)
        self._heard = 0
        self._batch = 0
        self._seen_pages: set[str] = set()
        self.viewpoint.bottom = self.viewpoint.seat = lesson.seat
        self.viewpoint.names = self._seated(lesson.seat)
        if lesson.advises:
            self.review = self.looking_back  # what the costliest choices cost, looked for once the deal is over
        self.prices_on_sheet = False  # the lesson card has them, where they are looked for
        self.reasons.chooser = False  # one thing at a time: the lesson asks, and each ruling still says why
        self._deal_again()

    def _seated(self, seat: Seat) -> dict[Seat, str]:
        """Who sits where: the learner in the lesson's seat, the others after them round the table."""
        names, table = {}, self.rules.table
        for player in self.players:
            names[seat] = player
            seat = table.after(seat)
        return names

    @property
    def partie(self) -> Partie | None:  # type: ignore[override]  # a lesson is one deal, and belongs to no partie
        """None: a lesson is one deal."""
        return None

    # --- the table -----------------------------------------------------------------------------------

    @property
    def opened(self) -> Deal:
        """The lesson's deal before anything was done."""
        return opening(self.score)

    def _deal_again(self) -> None:
        self.states = [self.opened]
        self.decisions = []
        self.cursor = None
        self.waiting = ""
        self.since = self.seen = 0
        self._heard = 0
        self.chosen = frozenset()
        self.viewpoint.open_hand = False
        self._advance()
        self._look()

    def resume(self, states: list[Deal], decisions: list[int], since: int = 0) -> None:
        """Go on with a deal that has come so far; its pages come again, as they came."""
        self.met, self._seen_pages, self._heard = [], set(), 0
        for place in decisions:
            self.states = states[: place + 1]
            self._look()
        super().resume(states, decisions, since)
        self._look()

    def turn_to(self, place: int, folded: bool) -> None:
        """Lay open one of the pages that have come, or put the notes away."""
        self.place, self.folded = max(0, min(place, self._last_place)), folded

    def _finish(self) -> None:
        """A lesson's deal is not written into a partie."""

    def _title(self) -> str:
        return self.lesson.title if self.named else narration.rules_title(self.rules, self.viewpoint.language)

    def asked(self) -> scenes.Prompt:
        """As at every table; a form's own name is said once."""
        asked = super().asked()
        if asked.subtitle == asked.title:
            asked.subtitle = ""
        return asked

    def advised(self, deal: Deal) -> Advice | None:
        """The card to play and why, worked out once for each position; None where there is none to play."""
        if self._advice is None or self._advice[0] is not deal:
            self._advice = (deal, _guided_advice(deal, self.seat))
        return self._advice[1]

    def costs(self, deal: Deal, card: Card) -> bool:
        """Whether a card that was played there cost points, by the measure of the review."""
        if self._weighed is None or self._weighed[:2] != (deal, card):
            self._weighed = (deal, card, _gives_away(deal, self.seat, card))
        return self._weighed[2]

    def on_record(self, deal: Deal) -> bool:
        """Whether all has been done so far as in the record, but for what was said."""
        bids = said(deal)
        if bids != self.score.bids[: len(bids)]:
            return False
        for seat, cards in deal.discards.items():
            if seat in self.score.exchange and set(cards) != set(self.score.exchange[seat]):
                return False
        played = [one for trick in deal.tricks for one in trick.cards] + list(deal.trick)
        return tuple(played) == self.score.play[: len(played)]

    def _remarkable(self, before: Deal, after: Deal) -> str:
        """As at every table; once a trick of each kind has been told of, the play goes on after a trick."""
        words = super()._remarkable(before, after)
        if not words or not self.lesson.advises or len(after.tricks) in (1, len(before.tricks)):
            return words
        new = after.rulings[len(before.rulings) :]
        moments = {moment for ruling in new for moment in guiding.moments_of(ruling, after, self.seat)}
        left = [each for each in self.lesson.steps if each.id not in self._seen_pages]
        return words if any(guiding.tells_of_a_trick(each) and moments & set(each.on) for each in left) else ""

    def opponents_action(self, deal: Deal) -> Action:
        """The record's next move while the deal is the record's, else what the opponent chooses."""
        if self.on_record(deal):
            action = next_action(self.score, deal)
            if action is not None and judge(deal, action).verdict is not Verdict.REFUSED:
                return action
        return super().opponents_action(deal)

    def _offers(self) -> list[Offer]:
        """One class of calls at a time, where the rules would let the caller choose."""
        deal = self.deal
        found = super()._offers()
        if deal is None or deal.done or deal.phase != "declare" or dialogue.expected(deal) is not Call:
            return found
        later = tuple(f"-{kind}" for kind in calling.callable_kinds(deal)[1:])
        return [offer for offer in found if not offer.id.endswith(later)] if later else found

    def _ask_turn(self, asked: scenes.Prompt, deal: Deal) -> None:
        super()._ask_turn(asked, deal)
        if deal.phase == "declare" and dialogue.expected(deal) is Call:
            kind, *later = calling.callable_kinds(deal)
            if later:  # one class at a time
                asked.text, help_ = ask_to_call(kind, self.viewpoint, self._finds_now)
                asked.detail = play_asking.why_not_chosen(self, asked) or help_

    def _ask_done(self, asked: scenes.Prompt) -> None:
        super()._ask_done(asked)
        asked.actions = [button("again", self.page_words["again"], not self._leads_on, "a")]
        if self.lesson.then:
            asked.actions.insert(0, button("other-side", self.say("guide-other-side"), True, "y"))

    @property
    def _leads_on(self) -> bool:
        """Whether there is a next thing once the deal is over, on the table or on the last page."""
        return bool(self.lesson.then or self.lesson.steps[-1].links)

    # --- intents -------------------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        """As at every table; with the first finding that is opened the notes lie beside the review."""
        if intent.get("kind") == "review" and self.states[-1].done:
            self._reviewed = self.states[-1]
        super().handle(intent)

    @property
    def _beside(self) -> bool:
        """Whether the notes only lie beside what is looked at: the deal is looked back on, or stepped through."""
        return self._reviewed is self.states[-1] or self.cursor is not None

    def press(self, name: str) -> None:
        """Turn a page, put the notes away, or do what the table's buttons say."""
        if name == "lesson-next":
            self.place = min(self.place + 1, self._last_place)
        elif name == "lesson-back":
            self.place = max(self.place - 1, 0)
        elif name == "lesson-all":
            self.everything = True
        elif name in ("lesson-hide", "lesson-show"):
            self.folded = name == "lesson-hide"
        elif name == "other-side" and self.states[-1].done and self.lesson.then:
            self.go_on(self.lesson.then)
        elif name == "again" and self.states[-1].done:
            self._unsay(self.states[0])
            self._deal_again()
        else:
            super().press(name)

    def tell(self) -> None:
        """See whether a page's moment has come, then tell."""
        if self.lesson.advises and not self._loading and self.states[-1].phase == "declare" and is_watched():
            self._loading = True  # while the calls are made: the first note on a card then comes at once
            by_and_by(_load_advice, lambda _: None, lambda _: None)
        if self.thinking is None:  # the pages of one moment come together, once everybody has moved
            self._look()
        super().tell()

    def _undo(self) -> None:
        super()._undo()
        self._unsay(self.states[-1])

    def _unsay(self, deal: Deal) -> None:
        """Take back the pages of what has been taken back: they come again with their moment.

        By actions, not by rulings: not every word or card leads to a ruling, and each can bring a page.
        """
        gone = [met for met in self.met if met.actions > len(deal.actions)]
        self._seen_pages -= {met.page.id for met in gone}
        self.met = [met for met in self.met if met.actions <= len(deal.actions)]
        if gone:
            self.place = max(0, len(self.met) - 1)
        self._position = ("", -1)
        self._heard = min(self._heard, len(deal.rulings))

    # --- pages ---------------------------------------------------------------------------------------

    def _look(self) -> None:
        """Let the pages come whose moment this is: first those of new rulings, then that of what is asked now."""
        deal = self.states[-1]
        told: list[str | Ruling] = ["start"]
        for ruling in deal.rulings[self._heard :]:
            cut = for_seat(ruling, self.seat)
            if cut is not None:
                if cut.points and cut.points != narration.running_total(cut, deal.rulings):
                    told.append("running-total")  # before the ruling, whose bubble says the total
                told.append(cut)
                if cut.subject is Subject.CARDS_DRAWN and cut.side == deal.table.side_of(self.seat):
                    told.append("drawn")
        self._heard = len(deal.rulings)
        if not self.waiting:
            told.append(moment_of(deal, self.seat))
        self._meet(told)

    def _meet(self, told: list[str | Ruling]) -> None:
        before = len(self.met)
        self._batch += 1
        for one in told:
            ruling = one if isinstance(one, Ruling) else None
            moments = set(guiding.moments_of(ruling, self.states[-1], self.seat)) if ruling is not None else {str(one)}
            for page in self.lesson.steps:
                if page.id not in self._seen_pages and moments & set(page.on) and self._fits(page):
                    self._seen_pages.add(page.id)
                    self.met.append(self._made(page, ruling))
        position = (self.waiting, len(self.states[-1].actions))
        moved, self._position = position != self._position, position
        if len(self.met) > before:
            self.place = before
        elif moved or self.place > self._last_place:  # whatever was said last was of another position
            self.place = self._last_place

    @property
    def note(self) -> guiding.Guidance | None:
        """What is said of the present position, after the pages that came with it."""
        return guiding.position_note(self)

    @property
    def _last_place(self) -> int:
        return max(0, len(self.met) - (0 if self.note is not None else 1))

    @property
    def hides(self) -> frozenset[str]:
        """The parts of the page that stay away until they are needed."""
        return guiding.hidden_parts(self)

    def go_on(self, name: str) -> None:
        """Turn to another lesson, by its name; who shows the lesson says how."""
        for turn in self.turning:
            turn(name)

    def offered(self) -> list[Offer]:
        """What may be said now."""
        return self._offers()

    def _fits(self, page: Step) -> bool:
        if self.states[-1].done and guiding.tells_of_a_trick(page):  # after the last trick nobody leads again
            return False
        if not page.path:
            return True
        return self.on_record(self.states[-1]) == (page.path == "record")

    def _made(self, page: Step, ruling: Ruling | None) -> Met:
        told = self.viewpoint
        said = narration.text(ruling, "short", told.language, names=told.naming()) if ruling is not None else ""
        holes = {"{other}": self.other, "{ruling}": said}
        if "done" in page.on:
            holes |= {"{printed}": self._result(replay(self.score)), "{yours}": self._yours()}
        holes |= self._of_the_exchange()
        text = tuple(filter(None, (_filled(paragraph, holes) for paragraph in page.text)))
        explained = {term for met in self.met for term in met.terms}
        terms = tuple(term for term in page.terms if term not in explained)
        evidence = narration.passage(ruling, self.viewpoint.language).cards if ruling is not None else ()
        return Met(page, text, terms, self._batch, len(self.states[-1].actions), tuple(evidence))

    def _of_the_exchange(self) -> dict[str, str]:
        """What is to be said of the learner's own discard, by the measure of the stops."""
        table, own = exchange_of(self.lesson.record, self.seat), self.states[-1].discards.get(self.seat)
        if table is None or not own:
            return {}
        return {"{discard}": table.weigh(own).told(self.viewpoint.language)}

    def _result(self, deal: Deal) -> str:
        """What a deal came to, the learner's side first, read off its rulings."""
        mine = deal.table.side_of(self.seat)
        theirs = sum(deal.total(side) for side in deal.table.opponents(mine))
        return self.words("result", mine=deal.total(mine), theirs=theirs)

    def _yours(self) -> str:
        """A sentence on what the learner came to, beside what the record's own players did."""
        mine, printed = self._result(self.states[-1]), self._result(replay(self.score))
        key = "as_printed" if mine == printed else "not_as_printed"
        return self.words(key, result=mine)

    # --- the scene -----------------------------------------------------------------------------------

    def _page_or_note(self) -> tuple[Met | None, guiding.Guidance | None]:
        """The page that lies open, or what is said of the position."""
        return (self.met[self.place], None) if 0 <= self.place < len(self.met) else (None, self.note)

    def _spoken_of(self) -> tuple[Step | None, Cards, guiding.Guidance | None]:
        """The open page, the cards its ruling is about, and what is said of the position instead."""
        met, note = self._page_or_note()
        return (met.page, met.evidence, None) if met is not None else (None, (), note)

    def scenes(self) -> dict[str, dict[str, Any]]:
        """The scenes as they stand: the cards the open page speaks of are lit, the tools wait for their time."""
        found = super().scenes()
        page, evidence, note = self._spoken_of()
        lit = frozenset() if self.folded or self._beside else guiding.lit_cards(self, page, evidence, note)
        table, hides = found["table"], self.hides
        codes = {one.code for one in lit}
        how = {"lit": True, "lit_as": "asked"} if page is not None and guiding.is_of_call(page) else {"lit": True}
        seats = [
            {**seat, "hand": [one | how if one["card"] in codes else one for one in seat["hand"]]}
            for seat in table["seats"]
        ]
        tools = [one for one in table["tools"] if "tools" not in hides or one["id"] == "undo"]
        if table.get("bids") and self.place < self._last_place and not self.folded:
            table = {**table, "bids": None}  # forty bids are offered once the notes on bidding have been read
        if self.lesson.advises:
            table = self._first_told(table)
        feed = {**found["feed"], "folded": True, "passages": self._untold(found["feed"]["passages"])}
        sheet = found["sheet"]
        if self.lesson.advises and self.states[-1].done:
            sheet = {**sheet, "counted": guiding.counted_up(sheet)}
            found["review"] = guiding.own_findings(self, found.get("review", {}), spares=self.looking_back.spares)
        return {**found, "table": {**table, "seats": seats, "tools": tools}, "feed": feed, "sheet": sheet}

    def _first_told(self, table: dict[str, Any]) -> dict[str, Any]:
        """The table of a first deal: no button before the note that explains it, and what the race is, but no sign."""
        unread = [] if self.folded else self.met[self.place + 1 :]
        sinking = any("sink" in each.terms for each in unread)
        actions = [each for each in table["actions"] if not (sinking and each["id"].startswith("sink-"))]
        race = table.get("race")
        if race:
            race = {**race, "signs": legend(race, self.viewpoint.language)[:1], "always": True}
        return {**table, "actions": actions, "race": race}

    def _untold(self, passages: list[dict[str, Any]]) -> list[dict[str, Any]]:
        """The passages, without the meanings of words that a page's own text has told."""
        language = self.viewpoint.language
        told = {narration.word_of_the_game(name, language) for met in self.met for name in met.page.tells}
        return [{**each, "terms": [one for one in each["terms"] if one["term"] not in told]} for each in passages]

    def lesson_scene(self) -> dict[str, Any]:
        """The page shown, for the lesson card."""
        met, note = self._page_or_note()
        words, language = self.words, self.viewpoint.language
        present = [one for one in self.met if one.actions == len(self.states[-1].actions)] if self.note else []
        batch: list[Met | None] = [*present, None]
        if met is not None and met not in present:
            batch = [one for one in self.met if one.batch == met.batch]
        number = words("page", number=batch.index(met) + 1, count=len(batch))
        at, cards = (note.at, note.cards) if note is not None else ("", ())
        scene = {
            "label": words["label"],
            "title": note.title if note is not None else "",
            "paragraphs": list(note.text) if note is not None else [],
            "terms": [],
            "page": number if len(batch) > 1 else "",
            "links": [],
            "tone": "lesson",
            "folded": self.folded,
            "arrival": f"{self.met[-1].batch} {len(self.states[-1].actions)} {bool(self.waiting)}",
            "prices": prices(self.rules, language) if "feed" not in self.hides else None,
            "group": self.group,
        }
        if met is not None:
            at, cards = guiding.place_of(self, met.page), guiding.lights(met.page)
            scene |= {
                "title": _filled(met.page.title, {"{other}": self.other}),
                "paragraphs": list(met.text),
                "terms": [{"term": term, "meaning": self.lesson.terms[term]} for term in met.terms],
                "links": [{"label": link.label, "page": link.page} for link in met.page.links],
            }
        if self.folded:
            scene["buttons"] = [{"id": "lesson-show", "label": words["show"], "enabled": True}]
            return scene
        if self.lesson.advises:
            targets, lit = guiding.targets(self, at, cards), guiding.lit_cards(self, *self._spoken_of())
            hand = [one.code for one in self.states[-1].hands[self.seat] if one in lit]
            if self.doubt is not None:
                targets = []  # what the note stands on has given way to the question that is asked once more
            stands_on = dict.fromkeys([*targets, *(hand if at != "cards" or self.doubt is not None else [])])
            fresh = guiding.is_new_place(at, [each.page.mark for each in self.met[: self.place]])
            scene["mark"] = {"targets": [] if self._beside else list(stands_on), "beside": self._beside, "dim": fresh}
        scene["buttons"] = self._buttons()
        return scene

    def _buttons(self) -> list[dict[str, Any]]:
        """The buttons below an open page."""
        words, more = self.words, self.place < self._last_place
        all_ = {"id": "lesson-all", "label": self.say("guide-show-all"), "enabled": True, "quiet": True}
        return [
            {"id": "lesson-back", "label": words["back"], "enabled": self.place > 0},
            {"id": "lesson-next", "label": words["next"], "enabled": more, "primary": more},
            {"id": "lesson-hide", "label": words["hide"], "enabled": True, "quiet": True},
            *([all_] if self.hides else []),
        ]


def _guided_advice(deal: Deal, seat: Seat) -> Advice | None:
    """A card that the review finds no fault with; the coach behind it weighs much, and is loaded with the play."""
    from piquet_tutor.players.coach.guidance import guided_advice

    return guided_advice(deal, seat)


def _gives_away(deal: Deal, seat: Seat, card: Card) -> bool:
    from piquet_tutor.players.coach.guidance import gives_away

    return gives_away(deal, seat, card)


def _load_advice() -> Iterator[None]:
    from piquet_tutor.players.coach.guidance import load

    load()
    yield None


def _filled(text: str, holes: dict[str, str]) -> str:
    for hole, value in holes.items():
        text = text.replace(hole, value)
    return text
