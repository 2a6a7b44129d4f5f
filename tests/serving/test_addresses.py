"""Which addresses the app answers at all."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from piquet_tutor.serving.addresses import LONGEST_PATH, ForeignName, is_plain


@pytest.mark.parametrize(
    "path",
    [
        "/",
        "/voila/tree/",
        "/voila/render/index.ipynb",
        "/voila/render/my%20deals/lesson%20caf%C3%A9.ipynb",
        "/voila/static/0123456789abcdef/143.voila.js",
        "/voila/labextensions/@jupyter-widgets/jupyterlab-manager/static/121.5c5a442bc10a67ee.js",
    ],
)
def test_what_a_page_asks_for_is_plain(path):
    assert is_plain(path)


@pytest.mark.parametrize(
    "path",
    [
        "/voila/render/..%2f..%2fetc%2fpasswd",
        "/voila/render/%2e%2e/",
        "/voila/render/../index.ipynb",
        "/voila/render/./index.ipynb",
        "/voila/render//index.ipynb",
        "/voila/render/%00",
        "/voila/render/a%0d%0ab",
        "/voila/render/%ff",
        "/voila/render/%c3%28",
        "/voila/render/%zz",
        "/voila/render/%",
        "/voila/render/..\\..",
        "/voila/render/%5c",
        "/voila/render/café.ipynb",  # a browser would have escaped it
        "/voila/render/%e2%80%ae",  # turns the text after it round
        "/" + "a" * LONGEST_PATH,
        "voila",
        "",
    ],
)
def test_an_odd_path_is_not(path):
    assert not is_plain(path)


@pytest.mark.parametrize("name", ["192.0.2.7:8866", "192.0.2.7", "LOCALHOST:1", "[fd00::2]:8866"])
def test_its_own_names_are_answered(name):
    matcher = ForeignName(["192.0.2.7", "localhost", "fd00::2"])
    assert matcher.match(SimpleNamespace(host=name)) is None


@pytest.mark.parametrize("name", ["cards.example:8866", "127.0.0.1:8866", "192.0.2.70", "192.0.2.7.cards.example", ""])
def test_no_other_name_is(name):
    matcher = ForeignName(["192.0.2.7", "localhost", "fd00::2"])
    assert matcher.match(SimpleNamespace(host=name)) == {}
