"""What a pattern comes to is what Fluent's own runtime makes of it, and it refuses what it cannot say."""

from __future__ import annotations

from random import Random

import pytest
from fluent.runtime import FluentBundle, FluentResource

from piquet_tutor import narration
from piquet_tutor.narration.catalogue import Catalogue, catalogue
from piquet_tutor.narration.plain_text import MissingText
from piquet_tutor.narration.values import Figure, argument
from tests.narration.test_catalogue import sources

VALUES = (
    *(0, 1, 2, 7, 28, 160),
    *("yes", "no", "none", "elder", "younger", "point", "equal", "AS", "KS QS", "ace", "spades", "Anna"),
)
"""Facts of every kind: most texts take one or another of them."""


def of_fluent(language: str) -> FluentBundle:
    """The same texts and functions, said by Fluent's runtime."""
    ours = catalogue(language)
    others = {name: function for name, function in ours.functions.items() if name != "NUMBER"}
    bundle = FluentBundle([language], functions=others, use_isolating=False)
    for text in sources(language).values():
        bundle.add_resource(FluentResource(text))
    return bundle


@pytest.mark.parametrize("language", narration.languages())
def test_texts_are_said_as_fluent_says_them(language):
    ours, theirs, rng = catalogue(language), of_fluent(language), Random(5)
    said = 0
    for key in rng.sample(ours.keys(""), 1500):
        given = {name: rng.choice(VALUES) for name in ours.entry(key).names}
        message, _, attribute = key.partition(".")
        found = theirs.get_message(message)
        text, errors = theirs.format_pattern(found.attributes[attribute] if attribute else found.value, given)
        if errors:
            with pytest.raises(MissingText):
                ours.format(key, {name: argument(each) for name, each in given.items()})
        else:
            assert ours.format(key, {name: argument(each) for name, each in given.items()}) == text, (key, given)
            said += 1
    assert said > 1000


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("one = { NUMBER($n, currency: 3) }", "currency"),
        ("one = { NOTHING($n) }", "NOTHING"),
        ("one = { RANK($n) }", "rank-5"),
        ("one = { $other }", "other"),
        ("one = { two }", "two"),
        ("one = { -term }", "TermReference"),
    ],
)
def test_what_cannot_be_said_is_refused(text, why):
    with pytest.raises(MissingText, match=why):
        Catalogue("xx", {"a.ftl": text.encode()}).format("one", {"n": argument(5)})


def test_a_number_is_written_as_its_language_writes_it():
    text = b"one = { NUMBER($n, maximumFractionDigits: 1) }\ntwo = { $n }\nthree = { $n ->\n [one] a\n *[other] b\n }\n"
    written = {
        language: [Catalogue(language, {"a.ftl": text}).format(key, {"n": Figure(12345.678)}) for key in ("one", "two")]
        for language in ("en", "fr")
    }
    assert written == {"en": ["12,345.7", "12,345.678"], "fr": ["12\u202f345,7", "12\u202f345,678"]}
    counted = {
        language: [Catalogue(language, {"a.ftl": text}).format("three", {"n": argument(n)}) for n in (0, 1, 2)]
        for language in ("en", "fr", "xx")
    }
    assert counted == {"en": ["b", "a", "b"], "fr": ["a", "a", "b"], "xx": ["b", "a", "b"]}
