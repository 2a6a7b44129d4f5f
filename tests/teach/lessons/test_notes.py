"""What the sources say besides: each note stands in a lesson, is whole in both languages, and cites real places."""

from __future__ import annotations

import tomllib
from importlib import resources

import pytest

from piquet_tutor import narration
from piquet_tutor.explore.claims import claim, settle_claim
from piquet_tutor.game.rules.loader import bibliography, citation
from piquet_tutor.teach.lessons import lesson_names
from piquet_tutor.teach.lessons.sources import notes
from tests.statements.lists import sources, statements

LISTED = tomllib.loads(resources.files("piquet_tutor.teach.lessons").joinpath("notes.toml").read_text())["note"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_each_note_stands_once_in_a_lesson_with_all_its_answers(language):
    found = [each for name in lesson_names() for each in notes(name, language)]
    assert [len(each.answers) for each in found] == [
        len(each["answers"]) for name in lesson_names() for each in LISTED if each["lesson"] == name
    ]
    assert len(found) == len(LISTED) == len({each["id"] for each in LISTED})
    assert all(answer.words for each in found for answer in each.answers)


def test_every_place_is_one_of_the_source_s_own():
    """A section of the source, as its statements are listed; what stands after a comma says where in it."""
    known = {source: {each.place.partition(",")[0] for each in statements(source)} for source in sources()}
    for cite in (each for note in LISTED for cites in note["answers"].values() for each in cites):
        source, place, *_ = cite.split(" | ")
        assert citation(cite) is not None
        assert source in bibliography()
        assert place.partition(",")[0] in known[source], cite


def test_the_most_that_a_deal_can_score_is_what_the_claims_settle():
    """The note on the highest score says 174, and no more."""
    highest = next(each for each in notes("12_forms") if "highest" in each.question)
    settled = settle_claim(claim(7))
    assert settled.sound
    assert highest.answers[-1].words.startswith(f"{max(one.part.figure for one in settled.parts)}, and no more")


@pytest.mark.parametrize(("number", "note", "answer"), [(5, "impossible", "quints"), (6, "highest", "rich")])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_figure_of_a_printed_example_is_what_the_claims_settle(number, note, answer, language):
    """39 instead of 37 against four aces, and 170 for ace, king and queen of every suit."""
    (part,) = claim(number).parts
    assert str(part.figure) in narration.message(f"note-{note}.{answer}", language)
