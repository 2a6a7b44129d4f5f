"""The address of a page: read in one place, and what stands after its # heard and written."""

from __future__ import annotations

import pytest

from piquet_tutor.app.address import LARGEST, Address, Fragment, word_of
from piquet_tutor.app.page import Page
from piquet_tutor.app.visit import asked, language_asked, visiting


@pytest.mark.parametrize("text", [None, 7, ["play.ipynb"], "http://[", "x" * (LARGEST + 1)])
def test_what_is_no_address_is_none(text):
    assert Address.read(text) is None


def test_the_first_of_each_word_counts_and_a_long_query_is_cut():
    found = Address.read("http://here/voila/render/play.ipynb?seed=42&seed=43&rules=%ff%00")
    assert (found.file, found.query["seed"]) == ("play.ipynb", "42")
    assert Address.read("http://here/play.ipynb?" + "x=1&" * 5000).query == {}


@pytest.mark.parametrize(
    "around", ["{}.", "{})", "{}>", "{}»", "{}\u202f»", '{}"', "{}),", "{}&amp;", "{}&utm_source=x"]
)
def test_what_stood_around_an_address_is_no_part_of_what_it_asks_for(around):
    wanted = {"seed": "42", "rules": "parlett"}
    for query in ("seed=42&rules=parlett", "seed=42&amp;rules=parlett", "seed%3D42%26rules%3Dparlett"):
        found = Address.read(f"http://here/play.html?{around.format(query)}")
        assert {name: found.query[name] for name in wanted} == wanted
        assert word_of(around.format("hard-7")) == word_of("hard%2D7") == "hard-7"


def test_another_look_is_the_same_page_and_other_words_are_another():
    here = Address.read("http://here/play.ipynb?seed=4#piquet=1.x")
    assert here.leads_where(Address.read("http://here/play.ipynb?seed=4&theme=dark"))
    assert not here.leads_where(Address.read("http://here/play.ipynb?seed=5"))
    assert not here.leads_where(Address.read("http://here/lab.ipynb?seed=4"))
    assert not here.leads_where(None)


@pytest.mark.parametrize("tag", ["fr", "FR", "fr-CA", "fr_CA", "fr-Latn-CA"])
def test_a_language_is_meant_by_its_tag_however_much_more_that_says(tag):
    """RFC 4647, section 3.4: a tag is shortened until it names what there is."""
    with visiting(Address("play.ipynb", {"lang": tag})):
        assert language_asked() == "fr"


def test_a_language_the_tutor_does_not_speak_is_its_first():
    with visiting(Address("play.ipynb", {"lang": "tlh"})):
        assert (language_asked(), asked()) == ("en", {"lang": "tlh"})
    assert asked() == {}


def test_a_fragment_is_heard_when_it_changes_and_what_the_page_wrote_is_no_news():
    heard = []
    bar = Fragment(lambda value, whole: heard.append((value, whole)))
    page = Page("made-up", [], fragment=bar)
    page.hear("", "http://here/lab.ipynb")
    page.hear("", "http://here/lab.ipynb")
    bar.write("piquet=1.x")
    assert page.fragment() == "piquet=1.x"
    page.hear("piquet=1.x", "http://here/lab.ipynb")
    page.hear("piquet=1.y", "http://here/lab.ipynb")
    assert heard == [("", "http://here/lab.ipynb"), ("piquet=1.y", "http://here/lab.ipynb")]


def test_what_a_link_writes_is_kept_and_what_was_written_before_it_is_not():
    """Else a browser would write the address of the deal that is left over the one that was just opened."""
    bar = Fragment(lambda value, _: bar.write("of the link") if value == "piquet=1.x" else None)
    bar.write("before anything was heard")
    assert bar.value is None
    bar.hear("", "")
    bar.write("of the deal before")
    assert bar.value == "of the deal before"
    bar.hear("piquet=1.y", "")
    assert bar.value is None
    bar.hear("piquet=1.x", "")
    assert bar.value == "of the link"


@pytest.mark.parametrize("file", ["play.ipynb", "play.html"])
def test_a_page_of_a_site_is_the_page_of_its_notebook(file):
    found = Address.read(f"https://example.org/somewhere/{file}?seed=4#piquet=1.x")
    assert (found.file, found.query, found.fragment) == ("play.ipynb", {"seed": "4"}, "piquet=1.x")
    assert found.whole.endswith(f"{file}?seed=4"), "as it stands, for links to it"
