"""The docs as they are built: every link leads somewhere, nothing comes from another host, no rule is left out."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from urllib.parse import unquote, urlsplit

import lesson_docs
import make_docs
import make_pictures
import pytest

from piquet_tutor.app.browser_host import of_the_site
from piquet_tutor.app.embed.embedding import EMBED
from piquet_tutor.app.pages.lessons.lesson_scene import title_of
from piquet_tutor.app.pages.pages import files
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.teach.lessons import lesson_names, lessons, marked

LARGEST_PICTURE = 420 * 1024
FETCHED = {"img": "src", "script": "src", "link": "href", "iframe": "src", "source": "src", "form": "action"}


class Page(HTMLParser):
    """What a page links to, what it fetches, and the places in it."""

    def __init__(self, text):
        super().__init__()
        self.links, self.fetched, self.places = [], [], set()
        self.feed(text)

    def handle_starttag(self, tag, attrs):
        given = dict(attrs)
        self.places |= {given[name] for name in ("id", "name") if given.get(name)}
        if tag == "a" and given.get("href"):
            self.links.append(given["href"])
        elif given.get(FETCHED.get(tag, ""), "") and given.get("rel") != "canonical":
            self.fetched.append(given[FETCHED[tag]])


def test_a_folder_that_holds_something_else_is_left_alone(tmp_path):
    (tmp_path / "letter.txt").write_text("mine")
    with pytest.raises(make_docs.NotBuilt, match="something other than earlier docs"):
        make_docs.main(tmp_path)
    assert (tmp_path / "letter.txt").read_text() == "mine"


ASKED = [(each, step) for each in lessons() for step in lesson_docs.steps(each) if step.ask or step.kind == "explain"]


def test_what_a_lesson_asks_stands_before_its_answer_which_is_folded():
    for lesson, step in ASKED:
        open_, _, folded = "\n".join(lesson_docs.told(lesson, step, "")).partition("<details>")
        assert "piquet-deal" not in open_, (lesson.id, step.id)
        assert "\n> " not in open_, "the law would answer it"
        if lesson_docs.choices(lesson, step):
            (right,) = marked(lesson, step, "").right
            assert f"- {lesson_docs.literal(right)}\n" in open_
            assert open_.count("\n- ") > 1, "it is one of several"
            assert f": {lesson_docs.literal(right)}\n" in folded


def test_a_lesson_asked_as_one_seat_shows_no_other_hand():
    seen = [(each, step) for each, step in ASKED if step.place and step.place.seat]
    assert seen
    for _, step in seen:
        hands = [line for line in lesson_docs.cards(step) if re.match(r"- (Elder|Younger): ", line)]
        assert [line.split(":")[0] for line in hands] == [f"- {step.place.seat.title()}"], step.id


def test_the_lessons_lead_to_the_tutor_where_it_stands_beside_them_and_nowhere_else():
    for tutor in ("../../", ""):
        for name, page in lesson_docs.pages(tutor):
            assert (f'href="{tutor}' in page) == bool(tutor), name
            assert ".ipynb" not in page


@pytest.mark.parametrize(("name", "ending"), [(name, ending) for name, (_, ending) in make_pictures.PICTURES.items()])
def test_each_picture_is_there_and_a_page_shows_it(name, ending):
    picture = make_docs.ROOT / "docs" / f"{name}.{ending}"
    assert picture.stat().st_size < LARGEST_PICTURE
    pages = [make_docs.ROOT / "README.md", *picture.parent.glob("*.md")]
    assert any(picture.name in page.read_text("utf-8") for page in pages)


@pytest.fixture(scope="module")
def built(tmp_path_factory):
    """The docs, built without a warning."""
    folder = tmp_path_factory.mktemp("site")
    for name in (EMBED, *(of_the_site(file) for file in files())):
        (folder / name).write_text("the tutor")
    make_docs.main(folder / "docs", "../index.html")
    return folder / "docs"


@pytest.fixture(scope="module")
def pages(built):
    return {path: Page(path.read_text("utf-8")) for path in built.rglob("*.html")}


@pytest.mark.slow
def test_every_link_within_the_docs_leads_to_its_place(built, pages):
    lost = []
    for path, page in pages.items():
        for link in [*page.links, *page.fetched]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            there = target.is_relative_to(built.parent) and target.is_file()
            if not there or (parts.fragment and unquote(parts.fragment) not in pages[target].places):
                lost.append((path.name, link))
    assert len(pages) > 30
    assert lost == []


@pytest.mark.slow
def test_every_page_of_the_docs_leads_back_to_the_tutor_beside_them(built, pages):
    for path, page in pages.items():
        assert (built.parent / "index.html") in {(path.parent / link).resolve() for link in page.links}, path.name


@pytest.mark.slow
def test_a_built_page_fetches_nothing_from_another_host(built, pages):
    assert [address for page in pages.values() for address in page.fetched if "//" in address] == []
    for sheet in built.rglob("*.css"):
        assert not re.search(r"url\(\s*[\"']?(?:https?:)?//|@import\s+[\"'](?:https?:)?//", sheet.read_text("utf-8")), (
            sheet
        )


@pytest.mark.slow
def test_every_clause_of_every_rule_set_stands_in_its_book_and_can_be_searched(built):
    for name in rule_set_names():
        book = (built / "rulebook" / f"{name}.html").read_text("utf-8")
        missing = [clause.id for clause in load(name).clauses.values() if f">{clause.id}<" not in book]
        assert missing == []
    assert '"repiqu' in (built / "searchindex.js").read_text("utf-8")


@pytest.mark.slow
def test_every_lesson_has_its_page_with_its_deals_and_can_be_searched(built):
    for each in lessons():
        page = (built / "lessons" / f"{each.id}.html").read_text("utf-8")
        assert page.count("<h2>") >= len([step for step in each.steps if step.place])
        assert "<piquet-deal " in page
        assert "<figure>" in page
    assert {path.stem for path in (built / "lessons").glob("*.html")} == {"index", *lesson_names()}
    hook = lessons()[2].step("hook")
    assert title_of(lessons()[2], hook, "en") in (built / "searchindex.js").read_text("utf-8")


@pytest.mark.slow
def test_what_the_theme_leaves_out_for_screen_readers_is_there(built):
    """The theme may change what it writes: then nothing is mended, and this fails."""
    page = (built / "formats.html").read_text("utf-8")
    for found, better in make_docs.MENDED.items():
        assert found not in page
        assert better in page
