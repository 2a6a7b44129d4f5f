"""What the road says of the game holds on every deal of that stop, of every later one, and on deals at random.

A claim is a message of the road with what it says, asked of a finished deal. A stop that simplifies must leave out, not
say what a later stop takes back: “before your opponent has counted anything” was taken back by the race to thirty.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest

from piquet_tutor import narration
from piquet_tutor.engine.combinations import KINDS
from piquet_tutor.engine.deal.random_play import random_deal
from piquet_tutor.engine.deal.state import Deal
from piquet_tutor.engine.rules.loader import load
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.engine.table import ELDER, YOUNGER
from piquet_tutor.narration.catalogue import chapter
from piquet_tutor.teach.lessons import laid, lesson
from piquet_tutor.teach.path import ROAD
from tests.samples import sample

STOPS = [stop.lesson or stop.id for stop in ROAD]
