"""One deal on the bench of the lab: intents come in, become edits, and the deal is judged anew. No widget in here.

Intents are untrusted. What cannot be put on a sheet is told in one sentence, and changes nothing.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from uuid import uuid4

from piquet_tutor import narration
from piquet_tutor.app.part import Observable
from piquet_tutor.app.shared.controls.controls import content_of
from piquet_tutor.app.shared.feed.reasons import Reasons
from piquet_tutor.app.shared.table import scene as scenes
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import Ruling
from piquet_tutor.explore import examples, given, pasted
from piquet_tutor.explore.lab import edits
from piquet_tutor.explore.lab.edits import Edit
from piquet_tutor.explore.lab.faults import EditFault, RecordFault, Worded
from piquet_tutor.explore.lab.filling import filled
from piquet_tutor.explore.lab.history import begin
from piquet_tutor.explore.lab.intents import KINDS, edit_from
from piquet_tutor.explore.lab.judging import SheetRulings, judged
from piquet_tutor.explore.lab.notation.reader import LIMIT, read_as
from piquet_tutor.explore.lab.recording import to_record
from piquet_tutor.explore.lab.sheet import OUT, Sheet, blank, sort_of
from piquet_tutor.game.deal.random_play import LARGEST_SEED, drawn_seed
from piquet_tutor.game.records.encoded import decoded
from piquet_tutor.game.records.faults import RecordError
from piquet_tutor.game.state import Deal

Intent = Mapping[str, Any]
FILE_LIMIT: Final = 200_000
"""Bytes a file may have that is loaded."""


class LabModel(Observable):
    """A sheet, everything before and after it, and what is asked about its rulings.

    Attributes:
        history: the sheet, and what can be undone.
        viewpoint: everything is shown, from the first seat.
        refusal: why the last thing that was asked for could not be done; empty when it could.
        said: what has been done, for those who listen.
        changes: how often the sheet has changed; a page writes it down when this grows.
    """

    def __init__(self, sheet: Sheet, language: str = "en") -> None:
        super().__init__()
        self.history = begin(sheet)
        self.language = language
        self.group = uuid4().hex[:8]
        self.viewpoint = Viewpoint(None, sheet.rule_set.table.seats[0], language=language)
        self.passages = scenes.Passages()
        self.reasons = Reasons(self)
        self.reasons.take = self.say("lab-take")
        self.refusal = self.said = ""
        self.changes = 0
        self._judged: tuple[Sheet, SheetRulings] | None = None

    def say(self, key: str, **values: Any) -> str:
        """A text of the catalogue."""
        return narration.message(key, self.language, **values)

    # --- how it stands --------------------------------------------------------------------------------

    @property
    def sheet(self) -> Sheet:
        """The deal as it has been put down."""
        return self.history.sheet

    @property
    def found(self) -> SheetRulings:
        """What the sheet comes to; judged once for each sheet."""
        if self._judged is None or self._judged[0] is not self.sheet:
            self._judged = (self.sheet, judged(self.sheet))
        return self._judged[1]

    @property
    def deal(self) -> Deal | None:
        """The deal as far as the sheet holds."""
        return self.found.deal

    @property
    def finished(self) -> bool:
        """The author of a deal knows all its cards, so nothing is hidden."""
        return True

    @property
    def refused(self) -> Ruling | None:
        """The refusal by which a move of the sheet is stopped, if a rule stops one."""
        return next((fault.ruling for fault in self.found.faults if fault.ruling is not None), None)

    # --- what is asked for ----------------------------------------------------------------------------

    def handle(self, intent: Intent) -> None:
        """Take in one intent; what cannot be done is told, what is no intent is dropped."""
        before = self.sheet
        self.refusal = self.said = ""
        try:
            if not self._heed(intent):
                return
        except Worded as fault:
            self.refusal = fault.text(self.language)
        if self.sheet is not before:
            self.changes += 1
        self.tell()

    def _heed(self, intent: Intent) -> bool:
        kind = intent.get("kind")
        if kind in KINDS:
            self._edit(intent)
        elif kind in ("undo", "redo"):
            self._step(str(kind))
        elif kind == "deal_one":
            self._deal_one(intent.get("seed"))
        elif kind == "example":
            self._take_example(intent.get("name"))
        elif kind == "take":
            self._take_change(intent.get("number"))
        elif kind == "concede":
            self._concede(intent.get("seat"))
        elif kind == "file":
            self._edit({"kind": "typed", "text": _text_of(intent.get("content"))})
        elif kind == "too_large":
            self.refusal = self.say("lab-too-large", limit=FILE_LIMIT // 1000)
        elif kind == "too_long":
            length = intent.get("length")
            raise EditFault("long", length=length if type(length) is int else LIMIT + 1, limit=LIMIT)
        else:
            return self.reasons.handle(intent)
        return True

    def _edit(self, intent: Intent) -> None:
        if intent["kind"] == "fill" and "seed" not in intent:
            intent = {**intent, "seed": drawn_seed()}
        edit = edit_from(intent)
        if isinstance(edit, edits.TakeText) and pasted.is_meant(edit.text):
            edit = edits.TakeRecord(self._linked(edit.text))
        self._do(edit, self._edit_in_words(edit))

    def _linked(self, text: str) -> Mapping[str, Any]:
        """The first deal of what was pasted, where a link is in it.

        Raises:
            Worded: the link cannot be read.
        """
        try:
            return given.read(text).records[0]
        except RecordError as error:
            raise RecordFault(error) from None

    def _do(self, edit: Edit, said: str) -> None:
        before = self.history
        self.history = before.do(edit)
        self.said = said if self.history is not before else self.say("lab-nothing")

    def _step(self, way: str) -> None:
        before = self.history
        self.history = before.undo() if way == "undo" else before.redo()
        self.said = self.say(f"lab-did-{way}" if self.history is not before else "lab-nothing")

    def _edit_in_words(self, edit: Edit) -> str:
        """What an edit does, for those who listen."""
        if isinstance(edit, edits.Move):
            sort = sort_of(edit.to)
            return self.say("lab-did-move", card=edit.card, sort=sort, seat=edit.to.removesuffix(OUT))
        if isinstance(edit, edits.Swap):
            return self.say("lab-did-swap", one=edit.one, other=edit.other)
        if isinstance(edit, edits.PlayNext):
            return self.say("lab-did-play", card=edit.card)
        if isinstance(edit, edits.Fill):
            return self.say("lab-did-dealt", seed=str(edit.seed))
        return self._told_of(edit.text) if isinstance(edit, edits.TakeText) else self.say("lab-did-else")

    def _told_of(self, text: str) -> str:
        """What the cards of a text said where its words left it open: whether they are as dealt, and whose discards."""
        found = read_as(text, self.sheet.rules, dict(self.sheet.options), self.sheet.basis, self.sheet)
        open_ = found.basis not in ("said", "fixed") or found.discards in ("owner", "unplayed", "unneeded")
        said = given.taken_told(found, self.language) if open_ else self.say("lab-did-else")
        return " ".join([said, *given.left_out(found, self.language)])

    def _deal_one(self, seed: object) -> None:
        """Another deal by these rules, played out by chance."""
        number = seed if type(seed) is int and 0 <= seed <= LARGEST_SEED else drawn_seed()
        fresh = blank(self.sheet.rules, dict(self.sheet.options))
        record = to_record(filled(fresh, number, "play"))
        self._do(edits.TakeRecord(record), self.say("lab-did-dealt", seed=str(number)))

    def _concede(self, seat: object) -> None:
        """Write down who gave up the play; when the talon was turned up, and how the partie stood, stay as they are."""
        sheet = self.sheet
        self._do(edits.SetEnd(sheet.beside.get("faced", ""), str(seat)[:40], sheet.standing), self.say("lab-did-else"))

    def _take_example(self, name: object) -> None:
        try:
            found = examples.find(str(name)[:80])
        except examples.UnknownExample:
            self.refusal = self.say("lab-no-example", given=str(name)[:40])
            return
        self._do(
            edits.TakeRecord(found.told(self.language)),
            self.say("lab-did-example", title=narration.message(found.title, self.language)),
        )

    def _take_change(self, number: object) -> None:
        """The deal with the change that would turn a ruling, in place of this one; its texts stay."""
        record = self.reasons.changed_record(number)
        if record is None:
            return
        own = {name: getattr(self.sheet, name) for name in ("title", "source", "note") if getattr(self.sheet, name)}
        self._do(edits.TakeRecord({**record, **own}), self.say("lab-did-take"))

    def take(self, edit: Edit) -> None:
        """Make an edit that came from elsewhere on the page."""
        before, self.refusal = self.sheet, ""
        self._do(edit, self.say("lab-did-else"))
        self.changes += self.sheet is not before
        self.tell()

    def open(self, sheet: Sheet) -> None:
        """Begin with another sheet: nothing that came before can be undone."""
        self.history, self.refusal, self.said = begin(sheet), "", ""
        self.tell()


def _text_of(content: object) -> str:
    """The text of a file that was opened; empty for what no view sends.

    Raises:
        RecordFault: it is in no encoding that is read.
    """
    try:
        return decoded(content_of(content) or b"")
    except RecordError as error:
        raise RecordFault(error) from None
