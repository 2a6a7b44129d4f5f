"""What stands after the # of a page's address."""

from __future__ import annotations

from piquet_tutor.app.shared.address.address_bar import LARGEST, AddressBar


def test_only_texts_that_are_short_enough_are_heard():
    heard = []
    bar = AddressBar(lambda value, page: heard.append((value, page)))
    for value in ("piquet=1.x", 7, "x" * LARGEST):
        bar._receive(bar, {"kind": "fragment", "value": value, "page": "http://here/lab.ipynb"}, [])
    assert heard == [("piquet=1.x", "http://here/lab.ipynb")]


def test_what_is_written_is_sent_to_a_view_that_opens_late():
    bar = AddressBar(lambda *_: None)
    sent = []
    bar.send = sent.append
    bar.write("piquet=1.x")
    bar._receive(bar, {"kind": "ready"}, [])
    assert [each["scene"] for each in sent] == [{"value": "piquet=1.x"}] * 2


def test_a_page_held_back_is_let_go_when_all_that_came_of_its_link_has_been_shown():
    sent = []
    bar = AddressBar(lambda value, _: sent.append(value))
    bar.send = sent.append
    for value in ("piquet=1.x", "x" * LARGEST):  # what is too long to be heard holds no page back either
        bar._receive(bar, {"kind": "fragment", "value": value, "page": ""}, [])
    heard = {"kind": "scene", "scene": {"heard": True}}
    assert sent == ["piquet=1.x", heard, heard]
