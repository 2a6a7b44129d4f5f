"""What a page keeps in the reader's own browser."""

from __future__ import annotations

from piquet_tutor.app.asking import language_asked
from piquet_tutor.app.shared.keeping.page_store import LARGEST, PageStore


def told(store, **message):
    store.handle(message)


def test_what_was_kept_is_told_once():
    heard = []
    store = PageStore("play", heard.append)
    told(store, kind="kept", value="{}")
    told(store, kind="kept", value="again")
    assert heard == ["{}"]


def test_nothing_is_written_over_what_has_not_been_read():
    store = PageStore("play", lambda _: None)
    store.keep("new")
    assert "value" not in store.scene
    told(store, kind="kept", value=None)
    store.keep("new")
    assert store.scene["value"] == "new"


def test_what_is_no_text_or_too_long_is_nothing():
    heard = []
    told(PageStore("play", heard.append), kind="kept", value={"not": "a text"})
    told(PageStore("play", heard.append), kind="kept", value="x" * LARGEST)
    assert heard == [None, None]


def test_a_language_the_tutor_does_not_speak_is_its_first(monkeypatch):
    monkeypatch.setenv("QUERY_STRING", "lang=tlh")
    assert language_asked() == "en"
