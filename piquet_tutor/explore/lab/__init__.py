"""The model of the deal editor: a sheet, its edits, its faults, and the rulings on it.

>>> from piquet_tutor.explore import lab
>>> history = lab.begin(lab.blank("rubicon")).do(lab.Fill(7, "play"))
>>> lab.judged(history.sheet).sound
True
"""

from __future__ import annotations

from piquet_tutor.explore.lab.edits import (
    ChooseBasis,
    ChooseOption,
    ChooseRules,
    Clear,
    Edit,
    Fill,
    Move,
    PlayNext,
    SetBids,
    SetCall,
    SetCarteBlanche,
    SetDiscards,
    SetEnd,
    SetPlay,
    SetTexts,
    Swap,
    TakeRecord,
    TakeText,
    edit,
)
from piquet_tutor.explore.lab.faults import EditFault, SheetFault, TypedFault
from piquet_tutor.explore.lab.history import History, begin
from piquet_tutor.explore.lab.judging import SheetRulings, judged
from piquet_tutor.explore.lab.recording import from_record, of_deal, to_record
from piquet_tutor.explore.lab.sheet import SeatCalls, Sheet, blank

__all__ = [
    "ChooseBasis",
    "ChooseOption",
    "ChooseRules",
    "Clear",
    "Edit",
    "EditFault",
    "Fill",
    "History",
    "Move",
    "PlayNext",
    "SeatCalls",
    "SetBids",
    "SetCall",
    "SetCarteBlanche",
    "SetDiscards",
    "SetEnd",
    "SetPlay",
    "SetTexts",
    "Sheet",
    "SheetFault",
    "SheetRulings",
    "Swap",
    "TakeRecord",
    "TakeText",
    "TypedFault",
    "begin",
    "blank",
    "edit",
    "from_record",
    "judged",
    "of_deal",
    "to_record",
]
