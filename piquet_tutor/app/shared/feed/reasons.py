"""Why, why not, and what would have turned it, for the feed of one table: the page asks, the room `why` answers.

What is asked is untrusted: a ruling that the reader does not know of, or a question that was not offered, is dropped.
While a deal is played its reader is the learner's seat, so that no answer holds a card it may not know; of a finished
deal, and of an example, the reader is whoever looks.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from threading import Event
from typing import Any, Final, Protocol

from piquet_tutor import narration
from piquet_tutor.app.background import in_steps
from piquet_tutor.app.part import Scene
from piquet_tutor.app.shared.feed.pictures import Pictures
from piquet_tutor.app.shared.feed.swap_scene import books_on, may_turn, swap_scene
from piquet_tutor.app.shared.table.viewpoint import ShownTable
from piquet_tutor.engine.rulings import Ruling, Verdict, known_to, serials
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why import why, why_not
from piquet_tutor.explain.why.queries import FAULTS
from piquet_tutor.explain.why.questions import AWARDS, Hypothetical, question_from, question_of
from piquet_tutor.explain.why.scenes import answer_scene, nearest_scene, reason_scene, words_for
from piquet_tutor.explain.why.swapping import looking_for_swap
from piquet_tutor.explain.why.turning import Nearest, looking_for_change
from piquet_tutor.explain.why.wording import DealWords
from piquet_tutor.explore.rulebook.other_books import by_other_books
from piquet_tutor.game.cards import Rank
from piquet_tutor.game.deal.pausing import Pausing
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.records.io import write_record
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import Subject

SECONDS: Final = 8.0
"""How long to look for what would have turned a ruling; nearly always it is found within two."""
SETS: Final = (Rank.TEN, Rank.JACK, Rank.QUEEN, Rank.KING, Rank.ACE)
ASKED: Final = 0
"""In the place of a ruling's number: what was asked with “why not”."""
WORDS: Final = (
    *("why", "turn", "stop", "ask", "ask_question", "ask_side", "ask_go"),
    *("swap_do", "swap_back", "swap_hint", "swap_books", "swap_here", "swap_card"),
)
"""The words of the feed's buttons and fields, sent with the scene."""


class Looked(ShownTable, Protocol):
    """What a table must show of itself to be asked about."""

    @property
    def refused(self) -> Ruling | None:
        """A refusal that stands after the rulings, if one does."""

    @property
    def finished(self) -> bool:
        """Whether the deal on the table is over, however far it has been stepped back."""


class ReversalTask:
    """One search for what would have turned a ruling: it can be stopped, and ends by itself."""

    def __init__(self, find: Callable[[Callable[[], bool]], Pausing[Scene]]) -> None:
        """Get ready.

        Args:
            find: searches, asking now and then whether to stop, and tells what was found.
        """
        self._find = find
        self._stopped = Event()
        self.told: Scene | None = None

    def stop(self) -> None:
        """Ask it to end; what it has not found by then it will not find."""
        self._stopped.set()

    def begin(self, arrived: Callable[[], None]) -> None:
        """Search beside the page's own loop, which must go on answering; at once where there is none."""
        in_steps(lambda: self._find(self._stopped.is_set), self._arrive, arrived)

    def _arrive(self, found: Scene | None) -> None:
        self.told = found


@dataclass(frozen=True)
class ReversalTarget:
    """What is to be turned.

    Attributes:
        asked: gives the question, or the number of the ruling, and for which side.
        ruling: the ruling; None for what was asked with “why not”.
        question: the same as a question, where it is one.
    """

    asked: Callable[[], tuple[Hypothetical | int, Side | None]]
    ruling: Ruling | None
    question: Hypothetical | None


@dataclass(frozen=True)
class WhyNotAnswer:
    """An answer to “why not”, and the deal of which it was asked."""

    deal: Deal
    scene: Scene


class Reasons:
    """What has been asked at one table, and the answers."""

    def __init__(self, table: Looked) -> None:
        """Begin with nothing asked.

        Args:
            table: of what is asked.
        """
        self.table = table
        self.chooser = True
        """Whether “why not” can be asked of anything, beside the reasons of each ruling."""
        self._trees: dict[int, tuple[tuple[Ruling, ...], list[Scene]]] = {}
        self._turned: dict[int, ReversalTask] = {}
        self._swaps: dict[int, ReversalTask] = {}
        self._turned_of: Deal | None = None
        self._told: WhyNotAnswer | None = None
        self.pictures = Pictures()
        self.said = ""
        """The first line of the newest answer, for those who listen."""
        self.take = ""
        """How the button is called by which a reader takes over a change that was found; empty offers none."""

    # --- what is asked -------------------------------------------------------------------------------

    def handle(self, intent: Mapping[str, Any]) -> bool:
        """Take in one intent; whether it was one that is understood here."""
        deal = self.table.deal
        kind = intent.get("kind")
        if deal is None:
            return False
        self._forget(deal)
        if kind == "why_not":
            return self._ask(deal, intent.get("question"), intent.get("side"))
        number = intent.get("number")
        if type(number) is not int:
            return False
        if kind == "why":
            return self._unfold(number)
        if kind == "picture":
            return self.pictures.draw(deal, number, self._known(), self.table.viewpoint)
        if kind == "turn":
            return self._turn(deal, number)
        if kind == "swap":
            return self._swap(deal, number)
        if kind == "turn_stop" and number in self._turned:
            self._turned[number].stop()
            return True
        return False

    def _known(self) -> tuple[Ruling, ...]:
        """The rulings of the feed: those the table's reader knows, and a refusal after them."""
        deal = self.table.deal
        known = known_to(deal.rulings, self.table.viewpoint.seat) if deal is not None else ()
        refused = self.table.refused
        return (*known, refused._replace(number=len(known) + 1)) if refused is not None else known

    def _unfold(self, number: int) -> bool:
        known, deal = self._known(), self.table.deal
        if not 0 < number <= len(known) or deal is None:
            return False
        ruling = known[number - 1]
        wanted: Ruling | int = ruling if ruling.verdict is Verdict.REFUSED else number
        viewpoint = self.table.viewpoint
        # The numbers in a tree are those of the feed, and these are the learner's own even when the deal is over.
        reason = why(deal, wanted, viewpoint.seat)
        tree = reason_scene(reason, self._words_for(deal, viewpoint.seat))
        lines = [_told_once(line) for line in _told_once(tree)["below"]]
        self._trees[number] = (known[:number], lines)
        return True

    def _turn(self, deal: Deal, number: int) -> bool:
        wanted = self._turnable(deal, number)
        if wanted is None:
            return False
        if number in self._turned and self._turned[number].told is None:
            return False
        for each in self._turned.values():
            each.stop()  # one at a time
        turning = ReversalTask(self._search(deal, wanted))
        self._turned[number] = turning
        self._turned_of = deal
        turning.begin(lambda: self._arrived(number, turning))
        if turning.told is not None:
            self.said = turning.told["text"]
        return True

    def changed_record(self, number: object) -> Mapping[str, Any] | None:
        """The deal as it would be with the change that turns a ruling, where that was found and a record can say it."""
        if type(number) is not int or self._turned_of is not self.table.deal:
            return None
        turning, swap = self._turned.get(number), self._swaps.get(number)
        if turning is not None and turning.told is not None:
            return turning.told.get("record")
        board = swap.told.get("board") if swap is not None and swap.told is not None else None
        return board["record"] if board is not None else None

    def _swap(self, deal: Deal, number: int) -> bool:
        """Look for the two cards whose exchange turns a ruling, or brings about what was asked for."""
        wanted = None if number in self._swaps else self._to_be_turned(number)
        if wanted is None:
            return False
        ruling, question, side = wanted
        seat, viewpoint = self._reader(), self.table.viewpoint
        words = self._words_for(deal, seat)

        def find(stop: Callable[[], bool]) -> Pausing[Scene]:
            try:
                found = yield from looking_for_swap(deal, question, side, seat, stop=stop)
                board = swap_scene(found, question, words, viewpoint)
                books = by_other_books(deal, write_record(deal), viewpoint.language) if ruling and seat is None else ()
            except (*FAULTS, RecordError):
                return {}
            told = books_on(deal, ruling, books, viewpoint) if ruling is not None else []
            return {"board": board, "books": told}

        search = ReversalTask(find)
        for each in self._swaps.values():
            each.stop()  # one at a time
        self._swaps = {key: each for key, each in self._swaps.items() if each.told is not None} | {number: search}
        self._turned_of = deal
        search.begin(lambda: self._swap_arrived(number, search))
        return True

    def _to_be_turned(self, number: int) -> tuple[Ruling | None, Hypothetical, Side] | None:
        """The ruling of a number, or what was asked with “why not”, as a question; None for what no cards turn."""
        known, told = self._known(), self._told
        if number == ASKED and told is not None:
            asked = told.scene["question"]
            return (
                None
                if told.scene["so"] or not _can_swap_for(asked)
                else (None, question_from(asked), told.scene["side"])
            )
        if not 0 < number <= len(known) or not may_turn(known[number - 1]):
            return None
        ruling = known[number - 1]
        question = question_of(ruling)
        return (ruling, question, ruling.side) if question is not None and ruling.side is not None else None

    def _swap_arrived(self, number: int, search: ReversalTask) -> None:
        if self._swaps.get(number) is not search or self._turned_of is not self.table.deal:
            return
        if search.told is None:  # the search failed: it may be asked for again
            del self._swaps[number]
        self.table.tell()

    def _arrived(self, number: int, turning: ReversalTask) -> None:
        if self._turned.get(number) is not turning or self._turned_of is not self.table.deal:
            return
        if turning.told is None:  # the search failed: it may be asked for again
            del self._turned[number]
        else:
            self.said = turning.told["text"]
        self.table.tell()

    def _turnable(self, deal: Deal, number: int) -> ReversalTarget | None:
        """What is to be turned: a ruling of the feed, or what was asked; None for what cannot be."""
        known, seat = self._known(), self._reader()
        if number == ASKED:
            asked = self._to_be_turned(ASKED)
            return ReversalTarget(lambda: asked[1:], None, asked[1]) if asked is not None else None
        if not 0 < number <= len(known) or not _can_turn(known[number - 1]):
            return None
        ruling = known[number - 1]
        whole = self._whole_number(deal, number, seat)
        return ReversalTarget(lambda: _asked_by(deal, ruling, whole, seat), ruling, question_of(ruling))

    def _search(self, deal: Deal, wanted: ReversalTarget) -> Callable[[Callable[[], bool]], Pausing[Scene]]:
        """What to search for, settled while the table stands as it does."""
        seat, viewpoint = self._reader(), self.table.viewpoint
        words = self._words_for(deal, seat)

        def find(stop: Callable[[], bool]) -> Pausing[Scene]:
            try:
                what, side = wanted.asked()
                found = yield from looking_for_change(deal, what, side, seat, SECONDS, stop)
            except FAULTS as fault:
                return {"text": fault.text(viewpoint.language), "below": []}
            if found.hidden:
                return {"text": narration.message("why-page-hidden", viewpoint.language), "below": []}
            scene = nearest_scene(found, words)
            proof, *lines = scene["below"] or [None]
            totals = len(found.difference.totals) if found.difference is not None else 0
            turned = _turned_words(found, wanted.ruling, words) if wanted.ruling is not None else ""
            lines = _turned_first(lines, totals, turned)
            if lines and not lines[0]["cards"]:  # a ruling changed lights what was changed
                lines[0] = {**lines[0], "cards": [one.code for each in found.change for one in each.cards]}
            below = [*self._folded(lines, 1 + totals, "why-page-more-differences"), *([proof] if proof else [])]
            told = {"text": scene["text"], "below": [_told_once(each) for each in below]}
            question = wanted.question
            board = swap_scene(found, question, words, viewpoint) if question is not None else None
            return {**told, "record": found.record, "board": board}

        return find

    def _ask(self, deal: Deal, question: object, side: object) -> bool:
        if not self.chooser or side not in self.table.viewpoint.sides(deal.table):
            return False
        if question not in [value for _, values in self._questions(deal) for _, value in values]:
            return False
        seat, viewpoint = self._reader(), self.table.viewpoint
        try:
            answer = why_not(deal, str(side), str(question), seat)
        except FAULTS as fault:
            scene: Scene = {"text": fault.text(viewpoint.language), "below": [], "so": True}
        else:
            scene = answer_scene(answer, self._words_for(deal, seat))
            # What did happen is told by its rulings, all of them; of what did not, the nearest condition first.
            scene["below"] = self._folded(_cited_once(scene["below"]), 1, "why-page-more-conditions")
        scene = self._renumbered(_told_once(scene), deal, seat)
        for searches in (self._swaps, self._turned):
            searches.pop(ASKED, None)
        self._told = WhyNotAnswer(deal, {**scene, "question": str(question), "side": str(side)})
        self.said = " ".join([scene["text"], *(each["text"] for each in scene["below"][:1])])
        return True

    # --- whose answers these are ---------------------------------------------------------------------

    def _reader(self) -> Seat | None:
        """Whose knowledge is answered from: the learner's while the deal is played, afterwards everybody's."""
        return None if self.table.finished else self.table.viewpoint.seat

    def _whole_number(self, deal: Deal, number: int, seat: Seat | None) -> int:
        """The number by which this reader knows the ruling that the feed has under a number."""
        if seat == self.table.viewpoint.seat:
            return number
        numbers = serials(deal.rulings, self.table.viewpoint.seat)
        return next(whole for whole, shown in numbers.items() if shown == number)

    def _renumbered(self, line: Scene, deal: Deal, seat: Seat | None) -> Scene:
        """An answer to one who knows everything, with the numbers of the feed; what is not in it has none."""
        if seat == self.table.viewpoint.seat:
            return line
        numbers = serials(deal.rulings, self.table.viewpoint.seat)
        return _everywhere(line, lambda each: {**each, "number": numbers.get(each.get("number", 0), 0)})

    def _words_for(self, deal: Deal, seat: Seat | None) -> DealWords:
        """The wording for whoever asks, by the players' names where there are players."""
        viewpoint = self.table.viewpoint
        return words_for(deal, seat, viewpoint.language, viewpoint.naming())

    def _folded(self, lines: list[Scene], first: int, key: str) -> list[Scene]:
        """The first lines as they are, the rest below one line that says how many there are."""
        rest = lines[first:]
        if len(rest) < 2:  # a fold of one line would save nothing
            return lines
        more = narration.message(key, self.table.viewpoint.language, count=len(rest))
        return [*lines[:first], {"text": more, "kind": "answer", "number": 0, "cites": [], "cards": [], "below": rest}]

    # --- what is shown -------------------------------------------------------------------------------

    def show_in(self, feed: Scene) -> Scene:
        """The scene of the feed with what was asked in it."""
        deal = self.table.deal
        if deal is None:
            return feed
        self._forget(deal)
        known = self._known()
        return {
            **feed,
            "reasons": True,
            "words": self._words(),
            "picture": self.pictures.shown(deal),
            "passages": [self._in_passage(each, known) for each in feed["passages"]],
            "ask": self._chooser(deal) if self.chooser else None,
            "said": self.said,
        }

    def _words(self) -> dict[str, str]:
        language = self.table.viewpoint.language
        words = {word: narration.message(_key(word), language) for word in WORDS}
        kinds = {"picture": "picture-save", "drawing": "picture-save-drawing"}
        return {**words, **{name: narration.message(key, language) for name, key in kinds.items()}}

    def _in_passage(self, passage: Scene, known: tuple[Ruling, ...]) -> Scene:
        number = passage["number"]
        ruling = known[number - 1]
        deal = self.table.deal
        # Before everything is declared the two cards would change what has not been said yet.
        swaps = may_turn(ruling) and deal is not None and deal.declared
        shown = {**passage, "turns": _can_turn(ruling), "swaps": swaps}
        if number in self._trees:
            shown["why"] = self._trees[number][1]
        turned = self._shown_turn(number)
        if turned is not None:
            shown["turn"] = turned
        swap = self._shown_swap(number)
        if swap is not None:
            shown["swap"] = swap
        return shown

    def _shown_swap(self, number: int) -> Scene | None:
        """The two cards that turn a ruling and the books that rule otherwise, once they were looked for.

        A change that was asked for in full and found to be a swap is the same one here.
        """
        search = self._swaps.get(number)
        if search is None:
            return None
        if search.told is None:
            return {"working": narration.message("why-swap-working", self.table.viewpoint.language)}
        turning = self._turned.get(number)
        turned = turning.told.get("board") if turning is not None and turning.told is not None else None
        board = turned or search.told.get("board")
        take = {"take": self.take} if self.take and board else {}
        shown = {key: value for key, value in board.items() if key != "record"} if board else None
        return {"board": shown, "books": search.told.get("books", []), **take}

    def _shown_turn(self, number: int) -> Scene | None:
        """What would have turned a ruling, or brought about what was asked for, once that was looked for."""
        turning = self._turned.get(number)
        if turning is None:
            return None
        if turning.told is None:
            return {"working": narration.message("why-page-working", self.table.viewpoint.language)}
        return self._told_turn(turning.told)

    def _told_turn(self, told: Scene) -> Scene:
        """What was found, without the record of it, which is not for the page."""
        take = {"take": self.take} if self.take and told.get("record") else {}
        return {**{key: value for key, value in told.items() if key not in ("record", "board")}, **take}

    def _chooser(self, deal: Deal) -> Scene:
        viewpoint = self.table.viewpoint
        return {
            "questions": [[title, [list(each) for each in values]] for title, values in self._questions(deal)],
            "sides": [[viewpoint.side_name(side), side] for side in viewpoint.sides(deal.table)],
            "answer": self._answer(),
        }

    def _answer(self) -> Scene | None:
        """The answer to “why not”, with the two cards that would have brought it about once they are found."""
        if self._told is None:
            return None
        scene = self._told.scene
        swaps = not scene["so"] and _can_swap_for(scene["question"]) and self._told.deal.declared
        swap = self._shown_swap(ASKED)
        shown = {**scene, "swaps": swaps, "swap": swap}
        if swap is None or "working" in swap or swap["board"] is not None:
            return shown
        return {**shown, "turns": True, "turn": self._shown_turn(ASKED)}  # no two cards do it: something else may

    def _questions(self, deal: Deal) -> list[tuple[str, list[tuple[str, str]]]]:
        """What may be asked about by the rules of this deal, in groups: each its name, and as it is written."""
        language = self.table.viewpoint.language

        def say(key: str, **facts: Any) -> str:
            return narration.message(key, language, **facts)

        kinds = [kind for kind in AWARDS if law_of(deal.rules).has(Subject(kind))]
        scores = [(say(f"kind-label-{kind}"), Hypothetical(kind).text) for kind in kinds]
        groups = [(say("why-page-scores"), scores)]
        if "set" in kinds:
            sets = [(say("why-page-rank", rank=rank), Hypothetical("set", rank=rank).text) for rank in SETS]
            groups.append((say("why-page-sets"), sets))
        if "exchange" in deal.rules.phases and deal.talon:
            most = min(deal.rules.options.elder_exchange_max, len(deal.talon)) + 1
            numbers = range(1, most + 1)
            exchanges = [
                (say("why-page-cards", count=count), Hypothetical("exchange", number=count).text) for count in numbers
            ]
            groups.append((say("why-page-exchange"), exchanges))
        return groups

    def _forget(self, deal: Deal) -> None:
        """Drop what was told of rulings that are no more, and what hung on a deal that has gone on."""
        known = self._known()
        self._trees = {number: kept for number, kept in self._trees.items() if kept[0] == known[:number]}
        if self._turned_of is not deal:
            for each in (*self._turned.values(), *self._swaps.values()):
                each.stop()
            self._turned, self._swaps, self._turned_of = {}, {}, deal
        if self._told is not None and self._told.deal is not deal:
            self._told = None
        if not self._turned and self._told is None:
            self.said = ""


def _key(word: str) -> str:
    return f"why-page-{word.replace('_', '-')}"


def _can_turn(ruling: Ruling) -> bool:
    """Whether something was denied that might have been awarded. A refusal stands in no ledger, to be turned there."""
    return ruling.verdict is Verdict.DENIED


def _can_swap_for(question: str) -> bool:
    """Whether what was asked with “why not” is a score."""
    return question_from(question).kind in AWARDS


def _asked_by(deal: Deal, ruling: Ruling, number: int, seat: Seat | None) -> tuple[Hypothetical | int, Side | None]:
    """A denial as a question, where it is one: then one point more may turn it too, and what comes near is known."""
    question = question_of(ruling)
    if question is None or ruling.side is None or why_not(deal, ruling.side, question, seat).so:
        return number, ruling.side
    return question, ruling.side


def _turned_words(found: Nearest, denied: Ruling, words: DealWords) -> str:
    """What is ruled in place of a denial, in words; empty where that cannot be told by its clause."""
    told = found.difference
    if told is None or told.deal is None:
        return ""
    after = known_to(told.deal.rulings, told.seat)
    for each in after:
        if each.rule == denied.rule and each.verdict is Verdict.AWARDED and denied.side in (None, each.side):
            return replace(words, rulings=after).ruling(each)
    return ""


def _turned_first(lines: list[Scene], totals: int, turned: str) -> list[Scene]:
    """The lines of a difference with what was asked for at their head, then what it comes to."""
    split = len(lines) - totals
    told = sorted(lines[:split], key=lambda line: not (turned and line["text"].endswith(turned)))
    return [*told[:1], *lines[split:], *told[1:]]


def _told_once(line: Scene) -> Scene:
    """A line without its authority where the clause below it tells the same."""
    below = [_told_once(each) for each in line.get("below", ())]
    cites = line.get("cites", [])
    again = any(each["kind"] == "clause" and each["cites"] == cites for each in below)
    return {**line, "cites": [] if again else cites, "below": below}


def _cited_once(lines: list[Scene]) -> list[Scene]:
    """Lines that all stand on the same authority, which is told with the first of them alone."""
    if any(line["cites"] != lines[0]["cites"] for line in lines):
        return lines
    return [*lines[:1], *({**line, "cites": []} for line in lines[1:])]


def _everywhere(line: Scene, change: Callable[[Scene], Scene]) -> Scene:
    """A line and all below it, each changed."""
    return {**change(line), "below": [_everywhere(each, change) for each in line.get("below", ())]}
