"""The law of a ruling is told by every surface in the same words: those of the rule set it was made under."""

from __future__ import annotations

import html
import io
import json
import re
from contextlib import redirect_stdout
from random import Random

import pytest
from click.testing import CliRunner
from rich.console import Console

from piquet_tutor import narration
from piquet_tutor.app.pages.scorer.scorer_scene import ruling_scene
from piquet_tutor.app.shared.table.scene import passage_scene
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.commands.cli import tutor
from piquet_tutor.commands.explain import RulingWriter
from piquet_tutor.engine.rulings import Verdict, known_to
from piquet_tutor.explain.picture.drawing import told_of
from piquet_tutor.explore.rulebook.book import rulebook_of
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.records.writing import write_record
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.narration.clauses import clause
from piquet_tutor.narration.rendering import terminal
from tests.samples import sample

LAW = {"en": "The law: ", "fr": "La loi\u202f: "}
OTHERWISE = ({}, {"sinking": "none"}, {"carte_rouge": 20}, {"lesser_combinations": "both"}, {"last_trick": 10})
"""Options by which the law of a clause is another one than its book's."""


def squeezed(text):
    return " ".join(text.split())


def deals(form, number):
    """Played deals of a form, each with other options set."""
    for seed in range(number):
        rng = Random(f"{form} {seed}")
        yield play_out(shuffled(load(form, OTHERWISE[seed % len(OTHERWISE)]), rng), rng)


def on_a_screen(deal, seat, language):
    screen = Console(width=2000, file=io.StringIO(), color_system=None)
    screen.print(terminal.drawn(narration.explain(deal, "full", seat, language).document))
    return screen.file.getvalue()


def in_json(ruled, language="en", seat=None):
    """What the command writes."""
    with redirect_stdout(io.StringIO()) as out:
        RulingWriter("json", language, "short", seat).tell(ruled)
    return json.loads(out.getvalue())


def unescaped(markup):
    return html.unescape(re.sub("<[^>]+>", " ", markup))


def whole_narrations(deal, seat, language):
    """A deal in full as each of the surfaces prints it that print whole ledgers, as plain text."""
    return {
        "plain": repr(narration.explain(deal, "full", seat, language)),
        "terminal": on_a_screen(deal, seat, language),
        "markdown": html.unescape(narration.markdown(deal, "full", seat, language)),
        "html": unescaped(narration.html(deal, "full", seat, language)),
    }


def laws_told(deal, ruling, known, seat, language):
    """The law of one ruling by each surface that tells of single rulings."""
    look = Viewpoint(seat, deal.table.seats[0], language=language)
    look.look_at(deal)
    texts = {
        "passage": narration.passage(ruling, language, known, deal.rules).law,
        "text": narration.text(ruling, "full", language, known, deal.rules).split("\n"),
        "feed": passage_scene(ruling, known, look)["full"],
        "picture": told_of(deal, ruling, known, language).law,
    }
    if seat is None:
        texts["sheet of questions"] = ruling_scene(deal, ruling.number, language)["full"]
    return {name: [one for one in told if one.startswith(LAW[language])] for name, told in texts.items()}


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("form", rule_set_names())
def test_every_surface_tells_the_same_law_of_a_ruling(form, language):
    """The terminal, Markdown, HTML, JSON, the feed, the sheet and the picture; for all, and for one seat in turn."""
    met = set()
    for number, deal in enumerate(deals(form, sample(6)), language == "fr"):
        book = rulebook_of(deal.rules, language)
        seat = (None, deal.table.seats[0])[number % 2]
        known = known_to(deal.rulings, seat)
        printed = {name: squeezed(text) for name, text in whole_narrations(deal, seat, language).items()}
        written = in_json(deal, language, seat)["rulings"]
        assert len(written) == len(known)
        for ruling, passed, entry in zip(
            known, narration.passages(deal.rulings, seat, language, deal.rules), written, strict=True
        ):
            law = LAW[language] + clause(deal.rules, ruling.rule, language)
            if ruling.verdict is Verdict.SUPERSEDED and passed.law:
                law = passed.law[0]
            else:
                assert law == LAW[language] + book.article(ruling.rule).statement
            met.add(ruling.rule)
            assert entry["text"] == {
                "call": passed.call,
                "short": passed.short,
                "full": "\n".join(passed.full),
            }, (ruling.rule, "json")
            assert passed.law == (law,)
            for name, told in laws_told(deal, ruling, known, seat, language).items():
                assert told == [law], (ruling.rule, name)
            for name, text in printed.items():
                assert squeezed(law) in text, (ruling.rule, name)
    assert len(met) > 15


def test_a_ruling_without_its_rule_set_states_no_law():
    """Books differ on nearly every clause: one that is not known is not stated in general, which may be false of it."""
    deal = next(deals("contract", 1))
    for ruling in deal.rulings:
        assert not any(each.startswith(LAW["en"]) for each in narration.text(ruling, "full").split("\n"))
    assert LAW["en"] not in narration.presenter.html(deal.rulings[0])


def test_the_deal_of_contract_piquet_is_told_in_json_as_in_the_terminal():
    """Who speaks first there is decided by the bidding, not by who sits next to the dealer."""
    deal = next(deals("contract", 1))
    record = json.dumps(write_record(deal))
    answer = json.loads(CliRunner().invoke(tutor, ["explain", "-"], input=record + "\n").stdout)
    full = answer["rulings"][0]["text"]["full"]
    assert "The bidding decides who is elder." in full
    assert "next to the dealer" not in full


def test_each_settlement_is_told_by_the_law_of_its_partie():
    from tests.narration.test_forms import matched

    for form, players in (("contract", ("Ann", "Bob")), ("normand", ("Ann", "Bob", "Cat"))):
        match = matched(form, players, 1)
        answer = in_json(match)
        for ruling, entry in zip(match.ledger, answer["rulings"], strict=True):
            assert LAW["en"] + clause(match.rules, ruling.rule) in entry["text"]["full"]
        for deal, told in zip(match.deals, answer["deals"], strict=True):
            assert LAW["en"] + clause(deal.rules, deal.rulings[0].rule) in told["rulings"][0]["text"]["full"]
