"""What the app paints of a page before Python is there."""

from __future__ import annotations

import subprocess
import sys

import pytest
from jinja2 import Environment

from piquet_tutor import narration
from piquet_tutor.app.pages.pages import files
from piquet_tutor.serving import around, first_scenes, front_end, painting
from piquet_tutor.serving.places import notebooks_folder
from tests.server import write_notebook

PAGES = [(file, language) for language in narration.languages() for file in files()]


@pytest.mark.parametrize("file", [*painting.BY_CHANCE, *painting.UNOPENED, "first_deal.ipynb", "lab.ipynb"])
def test_nothing_of_chance_is_painted(painted, file):
    """What was built by another process, at another time, is what is painted now."""
    stored = (first_scenes.folder() / "fr" / file).with_suffix(".json").read_text(encoding="utf-8")
    assert stored == painting.text_of(painting.first_scene(file, "fr"))


def test_every_page_is_painted_in_every_language_and_nothing_else(painted):
    stored = {path.relative_to(first_scenes.folder()).as_posix() for path in first_scenes.folder().rglob("*.json")}
    assert stored == {f"{language}/{file.removesuffix('.ipynb')}.json" for file, language in PAGES}


@pytest.fixture
def built(tmp_path, monkeypatch):
    """What is started to build them, where there are none yet; and their folder."""
    started = []

    def run(command, **_):
        started.append(command)
        (tmp_path / first_scenes.MADE_OF).write_text(first_scenes.made_of())
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr(first_scenes, "folder", lambda: tmp_path)
    monkeypatch.setattr(subprocess, "run", run)
    return started, tmp_path


def test_a_start_without_them_builds_them_once_and_says_how_long_that_takes(built, capsys):
    started, _ = built
    for _ in range(2):
        assert first_scenes.ensure(first_scenes.say)
    assert started == [[sys.executable, "-m", "piquet_tutor.serving.painting"]]
    begin, end = capsys.readouterr().err.splitlines()
    assert "about 15 seconds, this once" in begin
    assert end.startswith("Prepared in ")


def test_those_of_an_earlier_source_are_built_anew_in_a_checkout_alone(built, monkeypatch):
    started, folder = built
    (folder / first_scenes.MADE_OF).write_text("another source")
    monkeypatch.setattr(first_scenes, "in_checkout", lambda: False)
    assert first_scenes.ensure()
    assert not started, "a wheel brings its own"
    monkeypatch.undo()
    assert first_scenes.made_of() != "another source"


def test_where_nothing_can_be_written_a_start_goes_on_without_them(built, monkeypatch):
    started, _ = built
    monkeypatch.setattr(first_scenes.os, "access", lambda *_: False)
    assert not first_scenes.ensure()
    assert not started


def test_the_words_around_a_page_are_those_of_the_catalogue():
    """All of them stand in the page's template, for it is read before any program is there."""
    stored = (first_scenes.folder().parent / around.FILE).read_text(encoding="utf-8")
    assert stored == around.words_file(), "run tools/make_around.py"
    book = (first_scenes.folder().parent / around.BOOK).read_text(encoding="utf-8")
    assert book == around.book_file(notebooks_folder()), "run tools/make_around.py"
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
    scene = painting.first_scene("play.ipynb", "en")
    assert scene["parts"]["field"]["scene"]["value"] == ""
    assert scene["parts"]["table"]["scene"]["prompt"]["text"] == "One moment: the table is being laid."
    daily = painting.first_scene("daily.ipynb", "fr")["parts"]["table"]["scene"]
    assert {card["card"] for seat in daily["seats"] for card in seat["hand"]} == {None, ""}, (
        "one held twice is chance too"
    )
    assert daily["prompt"]["text"].startswith("Un instant")


def test_the_scorers_first_question_is_painted_and_its_cards_lie_face_down():
    """Which cards is decided by chance, and a card that two visits happen to share is chance as well."""
    scene = painting.first_scene("scorer.ipynb", "en")["parts"]["scorer"]["scene"]
    assert scene["boxes"][0]["asks"] == "Point: whose is good, and what does it score?"
    assert {card for row in scene["table"]["rows"] for card in row["cards"]} == {""}
    assert scene["subtitle"] == "One moment: the table is being laid."


def test_a_page_is_furnished_with_its_views_and_its_first_scene(painted):
    html = f"<title>Piquet Tutor</title>{front_end.HEAD}<main>{front_end.STAGE}</main>"
    own = front_end.furnished(html, "lab", "fr")
    assert "<title>À composer · Piquet Tutor</title>" in own
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
def test_only_first_scenes_are_handed_out(painted, path):
    assert front_end.first_scene_at(path) is None
    assert front_end.first_scene_at("fr/play.json")["language"] == "fr"
