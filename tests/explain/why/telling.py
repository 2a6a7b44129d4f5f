"""What is told of a deal in each language, held against its facts and against the same in the other languages.

A sentence may name only cards that stand among its facts, and every language must name the same cards and the same
figures: what is checked of the facts is then checked of the sentence, in whatever words it comes.
"""

from __future__ import annotations

import re
from itertools import pairwise

from piquet_tutor import narration
from piquet_tutor.engine.rulings import OnlyFor
from piquet_tutor.explain.why.scenes import words_for
from piquet_tutor.game.cards import Card
from piquet_tutor.narration.plain_text import MissingText
from tests.explain.why.scanning import cards_in, figures_in

LEFT_OVER = re.compile(r"[{}$]|absent|Fluent|\?\?\?|  | [.,]|“”")
"""Traces of a variable that was not filled in, or of a sentence badly joined."""
UNTOLD = "(not yet in this language)"


def codes_of(facts):
    """Every card among some facts, as texts."""
    found = set()
    for value in facts.values():
        inner = value.value if isinstance(value, OnlyFor) else value
        for one in inner if isinstance(inner, tuple) else (inner,):
            if isinstance(one, Card):
                found.add(one.code)
    return found


def _lines(passage, depth):
    told = getattr(passage, depth)
    return (told,) if isinstance(told, str) else told


class Teller:
    """One deal in the words of every language asked for."""

    def __init__(self, deal, languages, met, seat=None):
        self.deal, self.languages, self.met, self.seat = deal, languages, met, seat
        self.words = {language: words_for(deal, seat, language) for language in languages}
        self.by_number = {each.number: each for each in self.words[languages[0]].rulings}

    def premise(self, premise):
        """What is wrong with the sentence of a premise."""
        told = {each: self._said(lambda each=each: self.words[each].premise(premise), each) for each in self.languages}
        yield from self.wrong(premise.name, told, codes_of(premise.facts))

    def ruling(self, ruling):
        """What is wrong with the call, the short line and the reasons of a ruling."""
        named = codes_of(ruling.facts)
        for number in ruling.because:
            if number in self.by_number:
                named |= codes_of(self.by_number[number].facts)
        found = {each: self._said(lambda each=each: self._of(ruling, each), each) for each in self.languages}
        for depth in ("call", "short", "reasons"):
            told = {each: passage and "\n".join(_lines(passage, depth)) for each, passage in found.items()}
            yield from self.wrong(f"{ruling.rule} {depth}", told, named)

    def _of(self, ruling, language):
        return narration.passage(ruling, language, self.words[language].rulings)

    def _said(self, say, language):
        try:
            self.met[language, "sentences"] += 1
            return say()
        except MissingText:
            self.met[language, UNTOLD] += 1
            return None

    def wrong(self, what, told, named):
        """What is wrong with one thing told in several languages; one sentence each."""
        for language, text in told.items():
            if text is None:
                continue
            if LEFT_OVER.search(text):
                yield f"{what}, badly told in {language}: {text}"
            others = cards_in(text) - named
            if others:
                yield f"{what} in {language} names {sorted(others)}, which are not among its facts: {text}"
        same = [each for each in told.items() if each[1] is not None]
        for (one, text), (other, again) in pairwise(same):
            for read in (cards_in, figures_in):
                if read(text) != read(again):
                    first, second = sorted(read(text)), sorted(read(again))
                    yield f"{what}: {one} tells {first} and {other} {second}: {text} | {again}"
