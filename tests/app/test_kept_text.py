"""What a page keeps in the reader's own browser."""

from __future__ import annotations

import base64
import zlib

import pytest

from piquet_tutor.app.address import Address
from piquet_tutor.app.kept_text import FORM, LARGEST, KeptText, unveiled, veiled
from piquet_tutor.app.page import Page


def test_a_page_is_opened_with_all_that_is_kept_and_with_its_address():
    opened = []
    page = Page("made-up", [], opens=lambda kept, address: opened.append((kept, address.fragment)))
    assert not page.is_open
    page.open({"play": "{}", "mastery": ""}, Address(fragment="piquet=1.x"))
    assert page.is_open
    assert opened == [({"play": "{}", "mastery": ""}, "piquet=1.x")]


def test_nothing_is_written_over_what_has_not_been_read():
    store = KeptText("play")
    page = Page("made-up", [], keeps=[store])
    store.keep("new")
    assert page.kept() == {}
    store.recall({})
    store.keep("new")
    assert {name: unveiled(text) for name, text in page.kept().items()} == {"play": "new"}


def test_what_is_forgotten_is_told_too():
    store = KeptText("play")
    page = Page("made-up", [], keeps=[store])
    assert store.recall({"play": veiled("old")}) == "old"
    store.keep(None)
    assert page.kept() == {"play": None}


@pytest.mark.parametrize(
    "text",
    [
        "x" * (LARGEST + 1),
        FORM + "no letters of that kind!",
        FORM + base64.urlsafe_b64encode(b"never packed").decode(),
        FORM + base64.urlsafe_b64encode(zlib.compress(b"half")[:-3]).decode(),
        FORM + base64.urlsafe_b64encode(zlib.compress(b"\xff\xfe")).decode(),
        veiled("x" * (LARGEST + 1)),
        veiled("x" * (100 * LARGEST)),
    ],
)
def test_what_cannot_be_read_or_is_too_long_is_nothing(text):
    assert KeptText("play").recall({"play": text}) is None


def test_a_text_kept_by_an_older_tutor_is_read_as_it_stands():
    old = '{"format":"piquet-table/1"}'
    assert KeptText("play").recall({"play": old}) == old


def test_a_glance_into_the_browsers_storage_spoils_no_deal():
    """A learner should not see the seed, nor what the opponent discarded; it is no secret from whoever digs."""
    text = '{"format":"piquet-table/1","seed":123456789,"deals":[{"actions":"younger discards 7S 8S"}]}'
    kept = veiled(text)
    assert not [word for word in ("seed", "123456789", "7S", "younger") if word in kept]
    assert unveiled(kept) == text
