"""What the app paints of a page before Python is there."""

from __future__ import annotations

import json

import make_first_scenes
import pytest
from jinja2 import Environment

from piquet_tutor import narration
from piquet_tutor.app.pages.pages import files
from piquet_tutor.serving import around, front_end
from piquet_tutor.serving.places import notebooks_folder
from tests.server import write_notebook

PAGES = [(file, language) for language in narration.languages() for file in files()]


@pytest.mark.parametrize(("file", "language"), PAGES)
def test_what_is_stored_is_what_the_page_shows_to_whoever_comes_first(file, language):
    stored = (make_first_scenes.FOLDER / language / file).with_suffix(".json").read_text(encoding="utf-8")
    made = make_first_scenes.text_of(make_first_scenes.first_scene(file, language))
    assert stored == made, "run tools/make_first_scenes.py"


def test_nothing_is_stored_that_no_page_shows():
    stored = {
        path.relative_to(make_first_scenes.FOLDER).as_posix() for path in make_first_scenes.FOLDER.rglob("*.json")
    }
    assert stored == {f"{language}/{file.removesuffix('.ipynb')}.json" for file, language in PAGES}


def test_the_words_around_a_page_are_those_of_the_catalogue():
    """All of them stand in the page's template, for it is read before any program is there."""
    stored = (make_first_scenes.FOLDER.parent / around.FILE).read_text(encoding="utf-8")
    assert stored == around.words_file(), "run tools/make_first_scenes.py"
    book = (make_first_scenes.FOLDER.parent / around.BOOK).read_text(encoding="utf-8")
    assert book == around.book_file(notebooks_folder()), "run tools/make_first_scenes.py"
    assert {f"around-{name}" for name in around.WORDS} == set(narration.catalogue.catalogue().keys("around-"))


def test_pages_lead_to_the_notebooks_that_are_there_and_to_no_others(tmp_path):
    """And to the contents, at an address of their own where they are a page: theirs is the front page's."""
    (tmp_path / "fr").mkdir()
    for name in ("index", "fr/index", "04_point", "fr/04_point", "what_did_that_call_tell", "one_of_my_own"):
        write_notebook(tmp_path / f"{name}.ipynb", "# It")
    book = Environment(autoescape=True).from_string(around.book_file(tmp_path)).module
    assert book.editions == {
        "04_point": {"en": "04_point.ipynb", "fr": "fr/04_point.ipynb"},
        "what_did_that_call_tell": {"en": "what_did_that_call_tell.ipynb"},
        "index": {"en": "contents.ipynb", "fr": "fr/index.ipynb"},
    }
    contents = {"index.ipynb": "index", "lessons.ipynb": "index"}
    assert book.notebooks == {"lesson_04_point.ipynb": "04_point", **contents}
    assert book.pages == {"04_point": "lesson_04_point.ipynb", "index": "index.ipynb"}


def test_cards_drawn_by_chance_are_not_painted():
    """The cut for deal is another at every visit."""
    scene = make_first_scenes.first_scene("play.ipynb", "en")
    assert scene["parts"]["field"]["scene"]["value"] == ""
    told = json.dumps(scene["parts"]["table"]["scene"].get("prompt"))
    assert "You cut" not in told


def test_the_scorers_first_question_is_painted_and_its_cards_lie_face_down():
    """Which cards is decided by chance, and a card that two visits happen to share is chance as well."""
    scene = make_first_scenes.first_scene("scorer.ipynb", "en")["parts"]["scorer"]["scene"]
    assert scene["boxes"][0]["asks"] == "Point: whose is good, and what does it score?"
    assert {card for row in scene["table"]["rows"] for card in row["cards"]} == {""}


def test_a_page_is_furnished_with_its_views_and_its_first_scene():
    html = f"<title>Piquet Tutor</title>{front_end.HEAD}<main>{front_end.STAGE}</main>"
    own = front_end.furnished(html, "lab", "fr")
    assert "<title>Laboratoire · Piquet Tutor</title>" in own
    assert 'id="piquet-stage"' in own
    assert front_end.version() in own
    assert "</script><" not in own.split('type="application/json">')[1].split("</script>")[0]
    other = front_end.furnished(html, "", "fr")
    assert "<title>Piquet Tutor</title>" in other
    assert 'id="piquet-stage"' not in other
    assert "window.piquetStage" in other, "a widget in a notebook of somebody else's is drawn all the same"


@pytest.mark.parametrize(
    "path", ["", "en", "en/", "en/../fr/play.json", "../en/play.json", "tlh/play.json", "en/play", "en/%2e%2e.json"]
)
def test_only_first_scenes_are_handed_out(path):
    assert front_end.first_scene_at(path) is None
    assert front_end.first_scene_at("fr/play.json")["language"] == "fr"
