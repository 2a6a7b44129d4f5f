"""Shares in words: what is said is near what was counted, and is called exact only where it is."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random

import pytest

from piquet_tutor.narration import number_name
from piquet_tutor.reckoner.figures import MOST_COUNTED, MOST_LEFT, NEARLY, said_of

NUMBERS = {number_name(number): number for number in range(1, 21)}


def meant(text):
    """The share a text names, read back from its words."""
    if text.startswith("half"):
        return Fraction(1, 2)
    part, whole = re.fullmatch(r"(\S+) in (\S+) of the hands", text).groups()
    return Fraction(NUMBERS[part], NUMBERS.get(whole) or int(whole.replace(",", "")))


def test_what_is_said_is_near_what_was_counted():
    rng = Random(6)
    for _ in range(3000):
        before = rng.randrange(MOST_COUNTED + 1, 300_000_000)
        left = min(before, int(before * rng.random() ** rng.choice((1, 4, 9))) + MOST_LEFT + 1)
        share, text = Fraction(left, before), said_of(left, before)
        if text == "nearly all of the hands":
            assert NEARLY <= share < 1
            continue
        about = text.startswith("about ")
        told = meant(text.removeprefix("about "))
        assert abs(told / share - 1) < Fraction(16, 100), (text, float(share))
        assert about or told == share, text


@pytest.mark.parametrize(
    ("left", "before", "english", "french"),
    [
        (3, 225_792_840, "only 3 of the hands", "seulement 3 des mains"),
        (1, 225_792_840, "only one of the hands", "une seule des mains"),
        (10, 81, "10 of the 81 hands", "10 des 81 mains"),
        (25_000_000, 225_792_840, "about one in nine of the hands", "environ une sur neuf des mains"),
        (112_896_420, 225_792_840, "half of the hands", "la moitié des mains"),
        (13_000, 225_792_840, "about one in 17,000 of the hands", "environ une sur 17\u202f000 des mains"),
        (500, 500, "all of the hands", "toutes les mains"),
    ],
)
def test_in_both_languages(left, before, english, french):
    assert said_of(left, before) == english
    assert said_of(left, before, "fr") == french
