"""What a page keeps in the reader's own browser."""

from __future__ import annotations

from piquet_tutor.widgets.asking import language_asked
from piquet_tutor.widgets.keeper import LARGEST, Keeper


def told(keeper, **message):
    keeper._receive(keeper, message, [])


def test_what_was_kept_is_told_once():
    heard = []
    keeper = Keeper("play", heard.append)
    told(keeper, kind="kept", value="{}")
    told(keeper, kind="kept", value="again")
    assert heard == ["{}"]


def test_nothing_is_written_over_what_has_not_been_read():
    keeper = Keeper("play", lambda _: None)
    keeper.keep("new")
    assert "value" not in keeper.scene
    told(keeper, kind="kept", value=None)
    keeper.keep("new")
    assert keeper.scene["value"] == "new"


def test_what_is_no_text_or_too_long_is_nothing():
    heard = []
    told(Keeper("play", heard.append), kind="kept", value={"not": "a text"})
    told(Keeper("play", heard.append), kind="kept", value="x" * LARGEST)
    assert heard == [None, None]


def test_a_language_the_tutor_does_not_speak_is_its_first(monkeypatch):
    monkeypatch.setenv("QUERY_STRING", "lang=tlh")
    assert language_asked() == "en"
