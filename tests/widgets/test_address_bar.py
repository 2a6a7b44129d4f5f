"""What stands after the # of a page's address."""

from __future__ import annotations

from piquet_tutor.widgets.address_bar import LARGEST, AddressBar


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
