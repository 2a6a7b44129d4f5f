"""What stands after the # of a page's address."""

from __future__ import annotations

from piquet_tutor.app.shared.address.address_bar import LARGEST, AddressBar


def test_only_texts_that_are_short_enough_are_heard():
    heard = []
    bar = AddressBar(lambda value, page: heard.append((value, page)))
    for value in ("piquet=1.x", 7, "x" * LARGEST):
        bar.handle({"kind": "fragment", "value": value, "page": "http://here/lab.ipynb"})
    assert heard == [("piquet=1.x", "http://here/lab.ipynb")]


def test_what_is_written_is_shown_to_a_view_that_opens_late():
    bar = AddressBar(lambda *_: None)
    bar.write("piquet=1.x")
    assert bar.snapshot()["scene"] == {"value": "piquet=1.x"}


def test_a_page_held_back_is_let_go_when_its_link_has_been_taken_in():
    taken = []
    bar = AddressBar(lambda value, _: taken.append(value))
    for value in ("piquet=1.x", "x" * LARGEST):  # what is too long to be heard holds no page back either
        bar.show({})
        bar.handle({"kind": "fragment", "value": value, "page": ""})
        assert bar.scene == {"heard": True}
    assert taken == ["piquet=1.x"]


def test_what_a_link_writes_is_kept_and_what_was_written_before_it_is_not():
    """Else a view would write the address of the deal that is left over the one that was just opened."""
    bar = AddressBar(lambda value, _: bar.write("of the link") if value == "piquet=1.x" else None)
    bar.write("of the deal before")
    bar.handle({"kind": "fragment", "value": "piquet=1.y", "page": ""})
    assert bar.scene == {"heard": True}
    bar.handle({"kind": "fragment", "value": "piquet=1.x", "page": ""})
    assert bar.scene == {"value": "of the link", "heard": True}
