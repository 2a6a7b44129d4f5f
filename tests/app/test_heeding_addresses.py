"""What an address asks for and a page cannot give is told in a sentence: what, where, why, and what to do instead."""

from __future__ import annotations

import pytest

from piquet_tutor.app.address import Address
from piquet_tutor.app.pages.pages import ADDRESS_WORDS, files, page_at
from piquet_tutor.app.shared.address.heeded import unheeded
from piquet_tutor.app.shared.controls.plain_parts import LessonCard
from piquet_tutor.app.visit import visiting

HERE = "http://127.0.0.1:8866/voila/render/"


def said_of(place: str, language: str = "en") -> list[str]:
    return unheeded(Address.read(HERE + place), language, ADDRESS_WORDS)


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize(
    ("place", "what"),
    [
        *((f"{page}.ipynb?deal=garbage", "deal=garbage") for page in ("play", "dispute", "examples", "classroom")),
        ("daily.ipynb?date=garbage", "date=garbage"),
        ("play.ipynb#piquet=garbage", "piquet=garbage"),
        ("lesson_04_point.ipynb#piquet=garbage", "piquet=garbage"),
        ("play.ipynb?level=garbage", "level=garbage"),
        ("scorer.ipynb?tab=garbage", "tab=garbage"),
        ("scorer.ipynb?seed=-1", "seed=-1"),
        ("worksheets.ipynb?seed=7&edition=900", "edition=900"),
        ("rulebook.ipynb?part=garbage", "part=garbage"),
        ("rulebook.ipynb?options=capot:garbage", "options=capot:garbage"),
        ("lab.ipynb?lang=tlh", "lang=tlh"),
        ("classroom.ipynb?seed=7", "seed=7"),
    ],
)
def test_a_word_that_a_page_does_not_know_or_cannot_read_is_told(place, what, language):
    (said,) = said_of(place, language)
    assert what in said


def test_of_a_misspelt_day_it_is_said_how_to_ask_for_one():
    assert "day=2026-11-23" in said_of("daily.ipynb?date=2026-11-23")[0]


@pytest.mark.parametrize(
    "place",
    [
        "play.ipynb",
        "play.ipynb?utm_source=letter&fbclid=x&gclid=y&ref=z&token=t&theme=dark",
        "play.ipynb?seed=42&rules=parlett&level=beginner",
        "play.ipynb?lang=fr-CA#a-place-on-the-page",
        "daily.ipynb?day=2026-11-23",
        "scorer.ipynb?tab=deal&seed=7&edition=1&rules=club&topic=point",
        "rulebook.ipynb?part=rules",
        "rulebook.ipynb?part=odds&subject=point",
        "rulebook.ipynb?rules=rubicon&options=cards_in_pique:true,capot:30&clause=cards.early",
        "table.ipynb?again=yes",
        "examples.ipynb?example=nowhere",
        "examples.ipynb#piquet=garbage",
        "app.ipynb?page=play",
    ],
)
def test_what_is_read_what_others_add_and_what_a_page_refuses_itself_is_left_alone(place):
    assert said_of(place) == []


def test_every_page_whose_words_are_listed_has_an_address():
    assert {f"{name}.ipynb" for name in ADDRESS_WORDS} <= set(files())


@pytest.mark.parametrize(("query", "cards"), [("deal=garbage", 1), ("utm_source=letter", 0)])
def test_it_is_told_below_the_head_of_the_page_with_the_way_on(query, cards):
    address = Address.read(f"{HERE}forms.ipynb?{query}&lang=fr")
    with visiting(address):
        page = page_at(address)
    card = page.root.children[1]
    told = [card.scene] if isinstance(card, LessonCard) and card.scene.get("title") else []
    assert len(told) == cards
    if told:
        assert told[0]["title"] == "Une partie de cette adresse n’a pas été comprise"
        assert told[0]["links"] == [{"label": "Trancher un litige", "page": "dispute.ipynb"}]


def test_where_the_page_refuses_a_part_itself_both_are_told_under_one_title():
    """One below the other: neither is left out, and nobody reads the same title twice."""
    address = Address.read(f"{HERE}examples.ipynb?example=nowhere&seed=7&lang=en")
    with visiting(address):
        page = page_at(address)
    cards = [one.scene for one in page.root.children if isinstance(one, LessonCard) and one.scene.get("paragraphs")]
    assert [each["title"] for each in cards] == ["Part of this address was not understood", ""]
    assert ["nowhere" in cards[0]["paragraphs"][0], "seed=7" in cards[1]["paragraphs"][0]] == [True, True]
    places = [place for place, one in enumerate(page.root.children) if getattr(one, "scene", None) in cards]
    assert places[1] == places[0] + 1
