"""Plain text, markdown, HTML and the terminal: the same passages, and nothing from outside is acted on."""

from __future__ import annotations

import io
import re
from html.parser import HTMLParser

import pytest
from rich.console import Console

from piquet_tutor import narration
from piquet_tutor.engine.rulings import Facts, Ledger, Ruling, Verdict
from piquet_tutor.game.deal.partie import Partie
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.state import Deal
from piquet_tutor.narration.rendering import terminal
from tests.narration.deals import claim_20

NASTY = "<img src=x onerror=alert(1)> & [link](http://evil) *b* [bold red]x[/] # h"


class Tags(HTMLParser):
    """Collects the tags, and complains of what may not be there."""

    def __init__(self):
        super().__init__()
        self.tags = []

    def handle_starttag(self, tag, attrs):
        self.tags.append(tag)
        for name, _ in attrs:
            assert not name.startswith("on")
            assert name not in ("src", "href")


def tags_of(markup):
    parser = Tags()
    parser.feed(markup)
    return set(parser.tags)


def settlement(name):
    clause = load("rubicon").clauses["settlement.rubicon"]
    facts = Facts(winner=name, loser="Bob", high=154, low=93, line=100, bonus=100, points=347)
    return Ruling(1, clause.id, Verdict.AWARDED, name, facts, clause.award(name, 347), (), clause.cites)


@pytest.mark.parametrize("depth", ["call", "short", "full"])
def test_every_paper_shows_the_score_and_the_same_rulings(depth):
    deal = claim_20("Cavendish’s own")
    papers = [repr(narration.explain(deal, depth)), narration.markdown(deal, depth), narration.html(deal, depth)]
    screen = Console(width=200, file=io.StringIO(), color_system=None)
    screen.print(terminal.drawn(narration.explain(deal, depth).document))
    papers.append(screen.file.getvalue())
    for paper in papers:
        assert "own (Rubicon Piquet)" in paper
        assert "Elder 28 (point 5, sequences 4, play 9, cards 10); Younger 23 (sets 17, play 6)" in paper


def test_every_ruling_stands_with_its_number():
    text = str(narration.explain(claim_20(), "short"))
    for number in range(1, 47):
        assert f"{number}. " in text
    assert "[Younger +14]" in text


def test_a_title_is_text_everywhere():
    deal = claim_20(NASTY)
    assert "img" not in tags_of(narration.html(deal, "full"))
    markup = narration.presenter.html(deal)
    assert re.findall('<img (?!alt="[^"<>]*" src="data:image/svg)', markup) == [], "cards alone are images"
    assert "&lt;img" in markup
    for marked in (narration.markdown(deal), narration.presenter.markdown(deal)):
        assert "<img" not in marked
        assert "[link]" not in marked
        assert "*b*" not in marked
    screen = Console(width=300, file=io.StringIO(), color_system="truecolor", force_terminal=True)
    screen.print(terminal.drawn(narration.explain(deal).document))
    assert "[bold red]x[/]" in screen.file.getvalue()


def test_a_players_name_is_text_everywhere():
    ledger = Ledger((settlement(NASTY),))
    assert "img" not in tags_of(narration.html(ledger, "full") + narration.presenter.html(ledger[0]))
    assert "<img" not in narration.markdown(ledger, "full")
    assert "<img src=x onerror=alert(1)>" in narration.text(ledger[0]), "plain text shows it as it is"


def test_a_name_cannot_bring_lines_or_unseen_characters():
    name = "Ann\n\n2. Elder\u202e scores\x1b[31m 500" + "x" * 100
    text = narration.text(settlement(name))
    assert "\n" not in text
    assert not {"\u202e", "\x1b"} & set(text)
    assert len(text) < 160


def test_html_is_a_fragment_without_script_style_or_outside_address():
    markup = narration.html(claim_20(), "full")
    assert tags_of(markup) <= {
        "div",
        "p",
        "strong",
        "ol",
        "ul",
        "li",
        "span",
        "table",
        "thead",
        "tbody",
        "tr",
        "th",
        "td",
    }
    assert "http" not in markup
    assert "url(" not in markup


def test_what_notebooks_show_is_always_the_same():
    first, second = claim_20(), claim_20()
    for show in (narration.presenter.plain, narration.presenter.html, narration.presenter.markdown):
        for pair in ((first, second), (first.ledger, second.ledger), (first.rulings[10], second.rulings[10])):
            assert show(pair[0]) == show(pair[1])
            assert "0x" not in show(pair[0])


def test_a_ruling_shows_points_and_law_on_one_line():
    assert narration.presenter.plain(claim_20().rulings[10]) == (
        "11. Elder’s point of 5 in hearts is good: 5 points.  [Elder +5]  (Cavendish, Law 62)"
    )


def test_a_partie_shows_itself():
    partie = Partie(load("rubicon"), ("Ann", "Bob"), "Ann")
    assert "No deal has been played." in narration.presenter.plain(partie)
    assert "Ann 0, Bob 0" in narration.presenter.html(partie)


def test_an_empty_ledger_says_so():
    assert narration.presenter.plain(Ledger()) == "No rulings."
    assert "Nothing has happened yet." in narration.html(Ledger())


def test_a_depth_that_is_none_is_refused():
    with pytest.raises(ValueError, match="use one of call, short, full"):
        narration.explain(claim_20(), "deep")
    with pytest.raises(ValueError, match="use one of call, short, full"):
        narration.text(claim_20().rulings[0], "deep")


def test_deal_explains_itself():
    deal = claim_20()
    assert isinstance(deal, Deal)
    assert str(deal.explain("short")) == str(narration.explain(deal, "short"))
