"""Every example on its page, a reader's own deals there, and what a seed is; journeys do the rest."""

from __future__ import annotations

import json

import pytest

from piquet_tutor.app import visit
from piquet_tutor.app.pages.deal.example_gallery import ExamplesState
from piquet_tutor.explore.examples import UnknownExample, example, find, gallery, groups
from tests.app.walker import Walker

MARKUP = "<img src=x onerror=alert(1)>"
OWN = json.dumps(find("sunk-king").told())


@pytest.mark.parametrize("seed", ["0", "42", " 7 ", "999999999"])
def test_a_seed_is_a_whole_number(seed):
    assert visit.seed_of(seed) == int(seed)


@pytest.mark.parametrize("seed", ["", "x", "-1", "1.5", "1000000000000", "٣", "²", MARKUP, "4" * 5000])
def test_anything_else_is_no_seed(seed):
    assert visit.seed_of(seed) is None


def test_every_example_stands_in_one_group_and_is_found_by_its_name_or_its_file():
    listed = [one.id for group in groups() for one in group.examples]
    assert sorted(listed) == sorted(one.id for one in gallery())
    assert len(listed) == len(set(listed))
    assert example("01-cavendish-example") == example("cavendish-example") == find("01-cavendish-example.json").told()
    with pytest.raises(UnknownExample, match="no example"):
        example("nowhere")


@pytest.mark.slow
def test_every_example_can_be_chosen_and_stepped_through():
    walker = Walker("examples.ipynb")
    gallery, table = walker.part("gallery"), walker.part("table")
    for one in walker.find("gallery.subjects[*].examples[*]"):
        gallery.handle({"kind": "example", "id": one["id"]})
        assert walker.find("gallery.subjects[*].examples[all chosen=true].id") == [one["id"]]
        assert walker.find("lesson-2.title") == one["title"]
        assert not walker.find("lesson")
        table.handle({"kind": "press", "action": "last"})
        assert walker.find("table.prompt.tone") == "done"


def test_a_deal_of_ones_own_that_was_kept_with_the_examples_lies_on_the_table():
    """Also as it was kept when the field for it stood on the page of examples, with what was typed there."""
    walker = Walker("examples.ipynb", examples=ExamplesState(own=OWN).to_json())
    assert (walker.find("gallery.seen"), walker.find("table.seen")) == (False, True)
    before = json.loads(ExamplesState(own=OWN, typed="half a reco", step=5).to_json()) | {"pasting": True}
    again = Walker("examples.ipynb", examples=json.dumps(before))
    found = [again.find(path) for path in ("tabs.chosen", "field.value", "table.step", "lesson-2.label")]
    assert found == ["text", "half a reco", 5, "A deal of your own"]


def test_what_is_strange_in_a_deal_of_ones_own_is_text_and_whatever_is_pasted_can_be_kept():
    """Half a character, as some programs copy it, once could not be written down."""
    walker = Walker("dispute.ipynb")
    walker.do("field", kind="set", value=json.dumps(json.loads(OWN) | dict.fromkeys(("title", "note"), MARKUP)))
    walker.do("Rule on it", kind="press")
    assert walker.find("lesson-2.title") == MARKUP
    told = [part.scene["html"] for part in walker.page.parts().values() if part.view == "markup"]
    assert MARKUP not in "".join(told)
    walker.do("field", kind="set", value="elder: \ud800")
    assert walker.kept["dispute"]


@pytest.mark.parametrize("text", ["[" * 9000, "x" * 400_000, "\x00" * 50])
def test_what_is_far_from_a_deal_is_one_short_sentence(text):
    walker = Walker("dispute.ipynb")
    walker.do("field", kind="set", value=text)
    walker.do("Rule on it", kind="press")
    assert len(walker.find("lesson.paragraphs[0]")) < 500


def test_several_deals_are_taken_one_by_one():
    walker = Walker("dispute.ipynb")
    walker.do("field", kind="set", value=json.dumps(example("partie-141")))
    walker.do("Rule on it", kind="press")
    assert [value for _, value in walker.find("Deal.groups[0][1]")] == ["1", "2", "3", "4", "5", "6"]
    first = walker.find("book-rulings.own")
    walker.do("Deal", kind="set", value="2")
    assert walker.find("book-rulings.own") != first
