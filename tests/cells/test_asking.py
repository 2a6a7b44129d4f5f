"""``ask`` in a cell: what is stored tells no answer, what is sent tells none before it is pressed, and handles hold."""

from __future__ import annotations

import json
import logging
import re

import pytest
from IPython.core.interactiveshell import InteractiveShell
from IPython.utils.capture import capture_output

from piquet_tutor.app.host import Host
from piquet_tutor.app.page import Page
from piquet_tutor.cells.asking import ask
from piquet_tutor.cells.dealing import deal as words
from piquet_tutor.engine.faults import Said
from piquet_tutor.explore.examples import example
from piquet_tutor.game.state import Deal
from piquet_tutor.narration import message
from piquet_tutor.narration.catalogue import languages
from piquet_tutor.narration.documents import DataTable
from piquet_tutor.narration.rendering import markdown
from piquet_tutor.teach.questions.sums import two_sums
from piquet_tutor.teach.scoring.cases import ScoredDeal
from piquet_tutor.teach.scoring.items import item_of, key_of
from piquet_tutor.teach.scoring.words import answer_text

VIEW = "application/vnd.jupyter.widget-view+json"
KINDS = [
    {"subject": "repique"},
    {"subject": "total"},
    {"subject": "point", "side": "younger"},
    {"subject": "point", "asks": "cards"},
    {"subject": "point", "asks": "answer"},
    {"subject": "repique", "asks": "law"},
    {"turned_by": "repique"},
]
MOST_BYTES = 30_000


@pytest.fixture(scope="module")
def deal():
    return Deal.from_record(example("blank-stops-repique-parlett"))


def outputs(asked):
    """What a cell stores of it, output by output."""
    shell = InteractiveShell.instance()
    with capture_output() as captured:
        shell.user_ns["asked"] = asked
        shell.run_cell("asked", store_history=False)
    return [each.data for each in captured.outputs]


class View:
    """What a view of the form is sent, and what it sends."""

    def __init__(self, asked):
        self.sent = []
        self._part = asked._board
        page, log = Page("question", [self._part]), logging.getLogger("tests.asking")
        self._host = Host(page, None, None, send=self.sent.append, changed=lambda: None, log=log)
        self._host.receive({"kind": "ready", "address": "http://127.0.0.1/a.ipynb", "own": False, "kept": {}})

    def does(self, **intent):
        self._host.receive({"kind": "intent", "part": self._part.id, "intent": intent})

    @property
    def scene(self):
        return self.sent[-1]["parts"][self._part.id]["scene"]


def words_of(deal, box):
    """What would answer a box: its points in words, and the sentences of its rulings."""
    from piquet_tutor.narration import text
    from piquet_tutor.teach.scoring.items import item_of

    item = item_of(deal, box)
    told = [text(deal.rulings[number - 1], "short") for number in item.reasons]
    return [answer_text(item.answer), *told] if any(item.answer.values()) else told


# --- what a notebook stores ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_the_question_and_the_form_are_two_outputs(deal, kind, language):
    """The question stands as HTML and text without a kernel; in place of the form, what to do to have it."""
    shown, form = outputs(ask(deal, **kind, language=language))
    assert set(form) == {VIEW, "text/html"}
    assert message("cell-run-ask", language) in form["text/html"]
    assert VIEW not in shown
    page, rule = shown["text/html"].split("<style")
    assert rule.endswith("</style>"), "nothing depends on it: it speaks of the widget below, where that is gone"
    assert page.count("<img ") >= 2, "both hands are drawn"
    assert not re.search(r"<(script|style|svg|link)\b", page)
    assert len(page.encode()) < MOST_BYTES
    again, _ = outputs(ask(deal, **kind, language=language))
    assert again == shown, "the same question is the same bytes"


@pytest.mark.parametrize("box", ["point", "sequence", "set", "carte_blanche", "total", "play", "cards", "repique"])
def test_nothing_stored_and_nothing_sent_answers_before_it_is_pressed(deal, box):
    asked = ask(deal, box)
    view = View(asked)
    stored = json.dumps(outputs(asked), ensure_ascii=False) + json.dumps(view.sent, ensure_ascii=False) + repr(asked)
    state = json.dumps(asked.form().get_state(drop_defaults=True), default=str)
    telling = words_of(deal, box)
    assert telling
    for each in telling:
        assert each not in stored
        assert each not in state
    assert asked.ruling is None
    view.does(kind="show")
    assert view.scene["mark"]["text"]
    assert any(each in json.dumps(view.sent, ensure_ascii=False) for each in telling)


def test_several_deals_are_asked_one_after_another(deal):
    other = Deal.from_record(example("cavendish-example"))
    asked = ask([deal, other], "point")
    *shown, form = outputs(asked)
    assert len(shown) == 2
    assert VIEW in form
    view = View(asked)
    view.does(kind="next")
    assert asked.deal is deal, "the first has not been answered"
    view.does(kind="answer", answer={"elder": "5"})
    assert asked.correct
    view.does(kind="next")
    assert asked.deal is other
    assert asked.ruling is None
    assert asked.correct is None
    assert asked.answer is None


WRONG = {"points": "younger 1", "cards": "QH", "answer": "equal", "law": "2", "change": "AS KH"}


@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_no_kind_of_question_tells_the_right_answer_after_a_first_wrong_one(deal, kind):
    """In code as in the form: what is right is told when it is found, given up, or missed a second time."""
    asked = ask(deal, **kind)
    question = asked.question
    if question.sort == "law":
        wrong = next(each.id for each in question.asking().form.choices if each.id != question.right)
    else:
        wrong = WRONG[question.sort] if kind.get("side") is None else "1"
    first = asked.mark(wrong)
    assert not first
    assert first.ruling is None
    told, whole = question.told(first.marked, whole=False), question.told(first.marked)
    assert (told.text, told.law, told.reasons) != (whole.text, whole.law, whole.reasons)
    assert not told.law
    assert not any(line.law for line in told.sums)
    assert ".show_me()" in repr(first)
    assert whole.text in repr(asked.mark(wrong))
    again = ask(deal, **kind)
    again.mark(wrong)
    assert repr(again.show_me()) == repr(ask(deal, **kind).show_me())


@pytest.mark.parametrize("box", ["total", "sequence", "set", "play", "pique"])
def test_no_two_lines_of_the_sums_have_one_name(box):
    """What both sums have stands in one line, also where they have not as many points by it."""
    for seed in (1, 11, 44):
        case = ScoredDeal(words(seed=seed, played=True))
        for belief in (("loser_counts_too",), ("rank_before_size",), ("winner_takes_the_point",)):
            ruled = case.ruled(belief)
            given = key_of(item_of(ruled, box).answer) if ruled is not None else case.truth[box]
            names = [line.text for line in two_sums(case, box, given, belief, "en")]
            assert len(names) == len(set(names))


def test_choices_are_numbered_once(deal):
    """A list of answers has numbers or bullets, in every form."""
    shown = ask(deal, "repique", asks="law").shown()[0]
    page, text = shown._repr_html_(), repr(shown)
    assert "<ol" in page
    assert "<li>1." not in page
    assert "\n1. " in text
    assert "• 1." not in text
    assert "- 1" not in markdown.text(shown.document())


def test_how_an_answer_is_written_in_code_is_folded_away(deal):
    """A pupil has the form; whoever writes code opens the line."""
    page = ask(deal, "repique").shown()[0]._repr_html_()
    before, folded = page.split("<details>")
    assert ".mark(" not in before
    assert ".mark(" in folded


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("box", ["play", "total", "point"])
def test_where_both_sides_have_something_to_write_the_line_shows_both(deal, box, language):
    """What stands in it, with numbers for the dots, can be read."""
    asked = ask(deal, box, language=language)
    how = asked.question.asking(language).how
    written = how.partition('"')[2].partition('"')[0]
    assert written.count("…") == (1 if box == "point" else 2)
    assert len(asked.mark(written.replace("…", "7")).marked.given) == written.count("…")


@pytest.mark.parametrize("box", ["point", "sequence", "set", "carte_blanche", "repique"])
def test_no_card_is_offered_that_does_not_lie_open(box):
    """Not one of the talon, nor one that is in no hand of a deal in words: nobody could choose by it."""
    hands = "elder: ♠AKQ8 ♥A7 ♦KQJ ♣AT7; younger: ♠J9 ♥JT98 ♦T98 ♣KQ9"
    for deal in (words(hands), words("blank-stops-repique-parlett"), words("carte-blanche-174")):
        try:
            asking = ask(deal, turned_by=box).question.asking()
        except Said:
            continue
        laid = {card.code for row in asking.rows for card in row.cards}
        assert {code for each in asking.form.choices for code in each.id.split("-")} <= laid


# --- answers ------------------------------------------------------------------------------------------------------


def test_a_wrong_answer_is_tried_again_with_its_own_sum_and_only_then_both_are_shown(deal):
    """Whoever reads the right number at once has nothing left to find: at first the misreading, and where to look."""
    asked = ask(deal, "repique")
    view = View(asked)
    view.does(kind="answer", answer={"elder": "60"})
    mark = view.scene["mark"]
    assert mark["verdict"] == "wrong"
    assert mark["named"]
    assert len(mark["sums"]["head"]) == 2
    *lines, end = mark["sums"]["rows"]
    assert end[1:] == ["elder 60"]
    assert ["elder 15"] in [line[1:] for line in lines]
    assert not any(each in json.dumps(mark, ensure_ascii=False) for each in words_of(deal, "repique"))
    assert mark["lit"]
    assert view.scene["show"], "it may be given up"
    assert not view.scene["over"], "it is asked again"
    view.does(kind="answer", answer={"elder": "60"})
    *lines, end = view.scene["mark"]["sums"]["rows"]
    assert end[1:] == ["nobody, 0", "elder 60"]
    assert ["elder 15", "elder 15"] in [line[1:] for line in lines]
    view.does(kind="answer", answer={})
    assert view.scene["mark"]["verdict"] == "right"
    assert view.scene["over"]


def test_what_a_view_never_sends_is_dropped_or_one_sentence(deal):
    asked = ask(deal, "repique")
    view = View(asked)
    for strange in ({"kind": "other"}, {"kind": "answer"}, {"kind": "answer", "answer": "x" * 5000}, {"kind": 3}, {}):
        view.does(**strange)
        assert asked.answer is None
    view.does(kind="answer", answer={"nobody": [1]})
    assert view.scene["note"].endswith(".")
    assert asked.answer is None


def test_handles_are_read_set_and_observed(deal):
    asked, seen = ask(deal, "repique"), []
    asked.observe(lambda change: seen.append((change["name"], change["new"])))
    asked.answer = "elder 60"
    assert asked.answer == {"elder": 60}
    assert asked.correct is False
    assert asked.ruling is None, "it is to be tried again"
    assert {name for name, _ in seen} == {"answer", "correct"}
    with pytest.raises(Said):
        asked.answer = "elder sixty"
    assert asked.answer == {"elder": 60}, "what cannot be read changes nothing"
    asked.answer = "elder 60"
    assert asked.ruling is not None, "after some tries it is told"
    asked.deal = Deal.from_record(example("two-quatorzes-and-a-trio"))
    assert asked.ruling is None
    assert asked.answer is None
    assert asked.mark("younger 60").correct


@pytest.mark.parametrize(
    ("written", "right"),
    [
        ("elder 5", True),
        ("Elder: 5", True),
        ("le premier 5", True),
        ("premier 5", True),
        ({"elder": 5, "younger": 0}, True),
        ("elder 5, younger 3", False),
        ("nobody", False),
        ("personne", False),
        ("younger 5", False),
    ],
)
def test_an_answer_may_be_written_in_several_ways(deal, written, right):
    mark = ask(deal, "point").mark(written)
    assert mark.correct is right
    assert bool(mark) is right, "an assert line can stand on it"


def test_partners_are_named_as_they_are_shown():
    """The name of a side may hold numbers and an “and” of its own."""
    asked = ask(Deal.from_record(example("four-at-the-table")), "total")
    assert asked.mark("players 1 and 3 28, players 2 and 4 3").correct
    assert not asked.mark("players 1 and 3: 28 and players 2 and 4: 4").correct


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("kind", KINDS, ids=str)
def test_a_mark_shows_itself_without_a_kernel(deal, kind, language):
    mark = ask(deal, **kind, language=language).mark(None)
    page = mark._repr_html_()
    assert not re.search(r"<(script|style|svg|link)\b", page)
    assert len(page.encode()) < MOST_BYTES
    assert repr(mark)


def test_before_the_first_lead_it_says_how_to_write_one():
    """Younger counts only then: the words that the sentence gives make the question one that has an answer."""
    hands = "elder: ♠AKQ8 ♥A7 ♦KQJ ♣AT7; younger: ♠J9 ♥JT98 ♦T98 ♣KQ9"
    for language in languages():
        with pytest.raises(Said) as caught:
            ask(words(hands), "sequence", language=language)
        (lead,) = re.findall("[“«]\\s*([^”»]* AS)\\s*[”»]", str(caught.value))
        assert ask(words(f"{lead}; {hands}"), "sequence").mark("younger 7").correct


# --- drafts -------------------------------------------------------------------------------------------------------


def draft(deal, notebook, monkeypatch, **kind):
    monkeypatch.setenv("JPY_SESSION_NAME", notebook)
    return View(ask(deal, **kind)).scene["draft"]


def test_a_draft_is_of_one_question_in_one_notebook(deal, monkeypatch):
    """The same question in a class's notebook begins empty; and about the other side it is another question."""
    kinds = [{"subject": "pique"}, {"subject": "pique", "side": "elder"}, {"subject": "pique", "side": "younger"}]
    names = [draft(deal, path, monkeypatch, **kind) for path in ("/a/one.ipynb", "/a/two.ipynb") for kind in kinds]
    assert len(set(names)) == len(names)
    assert names[0] == draft(deal, "/a/one.ipynb", monkeypatch, subject="pique"), "the kernel started again"
    assert not any("ipynb" in name for name in names), "nobody reads in it where a notebook lies"


def test_where_no_notebook_is_known_no_draft_is_kept(deal, monkeypatch):
    assert draft(deal, "", monkeypatch, subject="pique") == ""


@pytest.mark.parametrize("given", ["elder 30", "elder 60"])
@pytest.mark.parametrize(
    ("name", "law", "first"),
    [
        (
            "blank-stops-repique-parlett",
            ("Carte blanche: 10", "trio of queens", "No repique", "No pique"),
            "comes before",
        ),
        ("parlett-repique-example", ("trio of queens", "Repique!"), "the repique for these points already"),
        ("tens-before-the-lead", ("trio of tens", "No pique"), "younger’s trio (3) comes when"),
    ],
)
def test_a_pique_given_wrongly_is_told_what_came_first_and_how_the_law_adds_up(name, law, first, given):
    asked = ask(words(name), "pique")
    told = asked.question.told(asked.mark(given).marked, whole=False)
    assert any(first in line for line in told.why)
    (table,) = [each for each in asked.mark(given).document().blocks if isinstance(each, DataTable)]
    assert len(table.head) == 3, "side by side"
    by_law = [row[0] for row in table.rows if row[1]]
    for part in law:
        assert any(part in line for line in by_law)
    assert table.rows[-1][1:] == ("nobody, 0", given)


@pytest.mark.parametrize(
    ("subject", "side", "said"), [("point", "younger", "number"), ("play", None, "number"), ("point", None, "answer")]
)
def test_an_empty_box_asks_for_what_is_missing_and_is_no_answer(subject, side, said):
    asked = ask(words("cavendish-example"), subject, side)
    board = asked._board
    board._take({"kind": "answer", "answer": None})
    assert board.scene["note"].startswith({"number": "Enter a number first", "answer": "Choose an answer first"}[said])
    assert board.scene["mark"] is None
    assert asked.answer is None


# --- by name, and in a sum ----------------------------------------------------------------------------------------

NAMED = "Tuesday club. Anna (elder): ♠KQJT9 ♥AKQ ♦K7 ♣KT; Miss Grey (younger): ♦AQJT98 ♣AQJ ♠A8 ♥J"


@pytest.mark.parametrize("language", languages())
def test_whoever_would_fold_a_question_is_told_that_its_answer_is_folded(deal, language):
    asked = ask(deal, "repique", language=language)
    with pytest.raises(Said) as caught:
        asked.folded()
    said = str(caught.value)
    assert said == message("cell-question-folded", language)
    assert "d.why(…).folded()" in said
    assert "d.why_not(…).folded()" in said, "one of the two alone would tell the answer"
    assert not hasattr(asked, "folded")


@pytest.mark.parametrize("side", [None, "elder"])
def test_a_mark_calls_the_players_as_the_question_does(side):
    asked = ask(words(NAMED, played=True), "repique", side)
    first, second = (repr(asked.mark("elder 60")) for _ in range(2))
    assert "You answered: Anna 60" in first
    assert "You wrote Anna 60; it is nobody, 0." in second
    for each in (first, second):
        assert not re.search(r"\belder \d+$", each, re.MULTILINE), "nor in a sum"
    assert "elder 60" in repr(
        ask(words(NAMED.replace("Anna (elder)", "elder"), played=True), "repique").mark("elder 60")
    )


@pytest.mark.parametrize("points", [90, 92])
def test_a_bonus_written_with_the_hand_is_told_to_stand_alone(points):
    asked = ask(words(NAMED, played=True), "repique")
    alone = message("scorer-amiss-bonus-besides", "en", box="repique", points=60)
    first, second = (repr(asked.mark(f"elder {points}")) for _ in range(2))
    assert f"before anything elder has counted. {alone}" in first
    assert alone in second
    assert "No common misreading" not in second
    assert alone not in repr(ask(asked.deal, "repique").mark("elder 60"))


@pytest.mark.parametrize("language", languages())
def test_the_sums_are_called_two_only_where_there_are_two(language):
    asked = ask(words(NAMED, played=True), "repique", language=language)
    view = View(asked)
    captions = []
    for given in ({"elder": "60"}, {"elder": "60"}):
        view.does(kind="answer", answer=given)
        sums = view.scene["mark"]["sums"]
        captions.append((len(sums["head"]) - 1, sums["caption"]))
    assert captions == [(1, message("question-sums-one", language)), (2, message("question-sums", language))]
