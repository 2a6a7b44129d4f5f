"""A deal on a page can be shared, one way on all of them: where every card of it may be seen, and nowhere else."""

from __future__ import annotations

import pytest

import piquet_tutor
from piquet_tutor.app.address import Address
from piquet_tutor.app.pages.deal.deal_page import DealController
from piquet_tutor.app.pages.pages import page_at
from piquet_tutor.app.pages.table.table_page import TableController
from piquet_tutor.app.pages.teacher.teacher_page import LinkController
from piquet_tutor.app.shared.address.jupyter import SERVED, notebook_opened, served_by
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.app.visit import visiting
from piquet_tutor.explore.examples import find
from piquet_tutor.explore.links import Link, write
from piquet_tutor.game.records.replay import followed, opening, score_of
from piquet_tutor.game.rules.loader import load

NAME = "equal-points"
GIVEN = f'from piquet_tutor import deal\ndeal("{NAME}")'


def address(file: str) -> Address:
    return Address.read(f"http://127.0.0.1/voila/render/{file}")


def opened(share):
    """What a part offers once it has been opened."""
    share.handle({"kind": "open", "open": True})
    return share.scene


def code_of(share) -> str:
    return (opened(share).get("cell") or {}).get("code", "")


def offered(file: str) -> list[str]:
    """The code that the page at an address offers."""
    with visiting(address(file)):
        parts = page_at(address(file)).parts().values()
    return [code_of(part) for part in parts if part.view == "share"]


def linked(*hidden: str) -> str:
    return write(Link((find(NAME).told(),), start="done", hidden=hidden))


def test_an_example_is_offered_by_its_name_wherever_it_lies_open():
    assert offered(f"examples.ipynb?example={NAME}") == [GIVEN]
    dispute = DealController("dispute", {})
    dispute.rule_on(linked())
    lab = DealController("lab", {"example": NAME})
    teacher = LinkController("en", linked())
    assert [code_of(dispute.share), code_of(lab.share)] == [GIVEN, GIVEN]
    assert [code_of(teacher.share), code_of(TableController("en", linked()).app.share)] == [GIVEN, GIVEN]
    dispute.take_away()
    assert dispute.share.scene == {}


@pytest.mark.parametrize("part", ["elder", "talon", "discards", "rulings"])
def test_what_a_link_hides_is_in_no_cell_until_all_of_it_is_shown(part):
    table = TableController("en", linked(part))
    assert opened(table.app.share) == {}
    hidden = LinkController("en", linked(part)).share.scene
    assert (hidden["cell"], hidden["pictured"], hidden["embed"], hidden["file"]) == (None, False, "", None)
    table.app.session.handle({"kind": "press", "action": "last"})
    assert opened(table.app.share) == {}
    table.show(part)
    assert code_of(table.app.share) == GIVEN


def test_a_deal_that_is_played_is_offered_once_it_is_over():
    session = PlaySession(load("rubicon"), 3)
    assert session.open_deal is None
    score = score_of(piquet_tutor.deal(seed=3, played=True))
    states = list(followed(score, opening(score)))
    session.states = states[:-1]
    assert session.open_deal is None
    session.states = states
    assert session.open_deal is states[-1]


def test_the_link_of_a_table_opens_the_same_deal_there():
    with visiting(address("examples.ipynb")):
        app = page_at(address("examples.ipynb")).parts()
        share = next(each for each in app.values() if each.view == "share")
    link = opened(share)["link"]["address"]
    assert link.startswith("http://127.0.0.1/voila/render/table.ipynb#piquet=")
    assert TableController("en", link.partition("#")[2]).app.session.whole == share_deal(share)


def share_deal(share):
    """The deal that is shared, read back from the file it can be saved as."""
    return piquet_tutor.deal(share.scene["file"]["text"])


@pytest.fixture
def book(tmp_path, monkeypatch):
    """A kernel that works in the book's folder, in the folder of a Jupyter server of a hub."""
    folder = tmp_path / "my games" / "notebooks"
    for name in ("index", "01_first_deal", "fr/index"):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / f"{name}.ipynb").touch()
    monkeypatch.chdir(folder)
    monkeypatch.setenv(SERVED, served_by("/user/ann/", tmp_path))
    return folder


@pytest.mark.parametrize(
    ("file", "language", "notebook"),
    [
        ("examples.ipynb", "en", "index.ipynb"),
        ("examples.ipynb", "fr", "fr/index.ipynb"),
        ("first_deal.ipynb", "en", "01_first_deal.ipynb"),
        ("first_deal.ipynb", "fr", "01_first_deal.ipynb"),
        ("lesson_05_sequences.ipynb", "en", "index.ipynb"),
    ],
)
def test_behind_a_jupyter_the_notebook_that_shows_the_same_is_opened_or_the_contents(book, file, language, notebook):
    with visiting(address(file)):
        assert notebook_opened(language) == f"/user/ann/lab/tree/my%20games/notebooks/{notebook}"


def test_where_no_jupyter_serves_or_no_book_lies_there_is_none_to_open(book, monkeypatch):
    monkeypatch.chdir(book.parent)
    assert notebook_opened("en") == ""
    monkeypatch.chdir(book)
    for told in (served_by("/", book / "fr"), "no JSON", "[]", "null"):
        monkeypatch.setenv(SERVED, told)
        assert notebook_opened("en") == ""
    monkeypatch.delenv(SERVED)
    assert notebook_opened("en") == ""
