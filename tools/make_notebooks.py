"""Writes the notebooks, runs them, and keeps of the outcome only what can be compared.

    python tools/make_notebooks.py [--to FOLDER] [NAME ...]

A cell is `page` (the widget page, the only thing a visitor of the app sees), or `lab` or `lab-markdown` (an example of
the API and its prose; tagged `lab-only`, and so neither run nor shown in the app). Cells have ids of their own, so that
a notebook written again is the same file.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import nbformat
from nbclient import NotebookClient
from nbformat.v4 import new_code_cell, new_markdown_cell, new_notebook

from piquet_tutor.app.pages.lessons.lesson_scene import titled
from piquet_tutor.narration.clauses import clause
from piquet_tutor.teach.lessons import Lesson, Step, filled, lessons
from piquet_tutor.teach.lessons.filling import rules_of
from piquet_tutor.teach.scoring.words import authority

ROOT = Path(__file__).resolve().parents[1]
Cells = list[tuple[str, str]]

INDEX: Cells = [
    (
        "lab-markdown",
        """# Piquet Tutor

Learn Piquet at the table: you play, the tutor scores, and every point says why it was given, by which law, and who says
so. The pages are [First deal](first_deal.ipynb), [Play](play.ipynb) and [Examples](examples.ipynb). Run the first cell
for the front page; the cells below it show the engine behind the table.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("front")""",
    ),
    (
        "lab-markdown",
        """## A deal goes in, rulings come out

A deal is read from a record and played through the engine. The engine's only output is rulings, and the score is
nothing but their sum.""",
    ),
    (
        "lab",
        """from piquet_tutor import Deal
from piquet_tutor.explore.examples import example

deal = Deal.from_record(example("01-cavendish-example"))
deal.tally()""",
    ),
    ("lab-markdown", "What was said at the table, in the order in which it was said:"),
    ("lab", 'deal.explain(depth="call")'),
    (
        "lab-markdown",
        """A single ruling knows what was decided, about whom, on what evidence, what it rests on, and who says so. The
“no” is a ruling too.""",
    ),
    (
        "lab",
        """from piquet_tutor import Verdict

[ruling for ruling in deal.rulings if ruling.verdict is Verdict.DENIED]""",
    ),
]

PLAY: Cells = [
    (
        "lab-markdown",
        """# Play

[Piquet Tutor](index.ipynb). A whole match in any form of the game, against one player or three. In the app the
address may name the cards and the rules: `play.ipynb?seed=42&rules=parlett`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("play")""",
    ),
    (
        "lab-markdown",
        """## The same, without a table

The page does nothing that cannot be done in a cell. A deal is frozen; `apply` gives the next one. `seen_by` is what one
seat knows, and it is all that an opponent is ever shown.""",
    ),
    (
        "lab",
        """from piquet_tutor import apply, new_deal, seen_by
from piquet_tutor.players.opponents.sensible import Sensible

deal = new_deal("rubicon", seed=42)
view = seen_by(deal, "elder")
view.hand, view.limits, view.others["younger"].count""",
    ),
    (
        "lab",
        """player = Sensible()
exchange = player.choose(view)
exchange, player.last_choice.habit.reason, apply(deal, exchange).to_act""",
    ),
    (
        "lab-markdown",
        "One judge answers whether something may be done, why not, and does it. A refusal is a ruling with its reason:",
    ),
    (
        "lab",
        """from piquet_tutor import judge
from piquet_tutor.engine.actions import Exchange

judge(deal, Exchange("elder", view.hand[:6]))""",
    ),
    ("lab-markdown", "Both hands played to the end by the same player, and what came of it:"),
    (
        "lab",
        """from piquet_tutor.players.opponents.interface import play_deal

finished = play_deal(deal, {"elder": player, "younger": player})
finished.tally()""",
    ),
    ("lab", "finished.explain()"),
]

EXAMPLES: Cells = [
    (
        "lab-markdown",
        """# Examples

[Piquet Tutor](index.ipynb). Deals from the books, step by step; or a record of your own.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("examples")""",
    ),
    (
        "lab-markdown",
        """## One deal, two books

Thirteen in hand, and elder wins every trick. By Cavendish's laws the forty for the capot do not help towards a pique;
in the encyclopaedia's rules the ten for the cards does. The same record, ruled twice:""",
    ),
    (
        "lab",
        """from piquet_tutor import narration
from piquet_tutor.engine.records.io import read_deal
from piquet_tutor.engine.rules.loader import load
from piquet_tutor.explore.examples import example, gallery

record = example("capot-outside-the-pique")
{rules: read_deal(record, load(rules)).tally()["elder"] for rules in ("rubicon", "wikipedia")}""",
    ),
    ("lab-markdown", "Where the two part, a ruling says why, and who says so:"),
    (
        "lab",
        """deal = read_deal(record, load("rubicon"))
deal.rulings[-1]""",
    ),
    ("lab", 'deal.explain("full")'),
    ("lab-markdown", "A record that cannot be ruled gets one sentence: where, what, why, and what to do."),
    (
        "lab",
        """from piquet_tutor.engine.records.faults import RecordError

broken = example("cavendish-example") | {"play": "AH KC"}
try:
    read_deal(broken)
except RecordError as error:
    print(error)""",
    ),
    ("lab-markdown", "The whole gallery:"),
    ("lab", "{one.id: narration.message(one.teaches) for one in gallery()}"),
]

FIRST_DEAL: Cells = [
    (
        "lab-markdown",
        """# First deal

[Piquet Tutor](index.ipynb). One guided deal for someone who has never played: about ten minutes, one thing at a
time.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("first_deal")""",
    ),
    (
        "lab-markdown",
        """## The lesson is data

Its cards are Cavendish's own example. Each step waits for a moment at the table, or for a ruling met for the first
time; the texts hold no scores, which are read off the rulings as they fall.""",
    ),
    (
        "lab",
        """from piquet_tutor.teach.lessons import lesson

first = lesson("first_deal")
{step.id: step.on for step in first.steps}""",
    ),
    ("lab-markdown", "The deal as his two players played it, told as elder could know it:"),
    (
        "lab",
        """from piquet_tutor import Deal
from piquet_tutor.explore.examples import example

deal = Deal.from_record(example(first.record))
deal.explain(seat=first.seat)""",
    ),
    ("lab", "deal.tally()"),
]

FORMS: Cells = [
    (
        "lab-markdown",
        """# Other forms

[Piquet Tutor](index.ipynb). Each form of the game is taught on one hand to somebody who knows the game for two: with an
auction, as a race, with thirty-six cards, for three, for four. In the app the address may name one:
`forms.ipynb?form=voleur`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("forms")""",
    ),
    ("lab-markdown", "Every form is a rule set, and every hand of it a ledger of rulings like any other."),
    (
        "lab",
        """from piquet_tutor import Deal
from piquet_tutor.explore.examples import example

deal = Deal.from_record(example("80-eight-bid-and-made"))
deal.tally()""",
    ),
    ("lab", 'deal.explain(depth="call")'),
]

DAILY: Cells = [
    (
        "lab-markdown",
        """# Today’s deal

[Piquet Tutor](index.ipynb). The date is the seed: everybody who plays on one day has the same cards. In the app the
address may name another day: `daily.ipynb?day=2026-11-23`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("daily")""",
    ),
    ("lab-markdown", "The cards of a day are those of a seed, and come from the same place as every other deal’s."),
    (
        "lab",
        """from datetime import date

from piquet_tutor.app.pages.daily.daily_session import DailySession

session = DailySession(date(2026, 11, 23))
session.seed, session.seat, [card.code for card in session.deal.hands[session.seat]]""",
    ),
]

DISPUTE: Cells = [
    (
        "lab-markdown",
        """# Settle a dispute

[Piquet Tutor](index.ipynb). A deal that two players count differently, in words, as a record or as a link: ruled by the
book they name, beside the books that rule otherwise. In the app the address may name two books to lay side by side:
`dispute.ipynb?compare=rubicon,parlett`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("dispute")""",
    ),
    (
        "lab-markdown",
        """## What a text is taken to be

Where the words leave it open the cards decide, and what was taken is told.""",
    ),
    (
        "lab",
        """from piquet_tutor.explore import given

found = given.read("elder: ♠AKQJT987 ♥KQJ ♦A; younger: ♥AT8 ♦KQT9 ♣AKT98")
given.told(found)""",
    ),
    (
        "lab-markdown",
        """## By every book

The score by each rule set that deals such hands, and the first ruling on which it parts from the deal's own.""",
    ),
    (
        "lab",
        """from piquet_tutor import narration
from piquet_tutor.engine.records.io import play_through, score_from
from piquet_tutor.explore.examples import example
from piquet_tutor.explore.rulebook.other_books import by_other_books

record = example("lead-before-the-tens")
deal = play_through(score_from(record))
for other in by_other_books(deal, record):
    apart = other.where.words[1] if other.where and other.where.scoring else "the same"
    title = narration.rules_title(other.rules)
    print(f"{title}: {other.deal.total('elder')} to {other.deal.total('younger')}; {apart}")""",
    ),
]

REFEREE: Cells = [
    (
        "lab-markdown",
        """# When something goes wrong

[Piquet Tutor](index.ipynb). What the referee rules: twenty-two cases that Cavendish decided, and every law of
irregularities, by any word. In the app the address may name a case or a law: `referee.ipynb?case=IV`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("referee")""",
    ),
    (
        "lab-markdown",
        """## A case, ruled on now

The referee never reads what Cavendish decides; the two are compared afterwards.""",
    ),
    (
        "lab",
        """from piquet_tutor import narration
from piquet_tutor.explain.referee import cases

found = cases.judged(cases.case("XVI"))
for ruling in found.decisions[0][1].rulings:
    print(narration.text(ruling))
found.agrees""",
    ),
]

CLAIMS: Cells = [
    (
        "lab-markdown",
        """# What the books claim

[Piquet Tutor](index.ipynb). What is printed of particular deals, and what became of it: realised, corrected or proved
impossible. In the app the address may name a claim: `claims.ipynb?claim=7`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("claims")""",
    ),
    (
        "lab-markdown",
        """## A claim, settled now

No result is stored: the proof is carried out, and the deals are scored by the engine.""",
    ),
    (
        "lab",
        """from piquet_tutor.explore.claims import settle

[(part.verdict.value, part.part.found) for part in settle(3).parts]""",
    ),
]

RULEBOOK: Cells = [
    (
        "lab-markdown",
        """# Rulebook

[Piquet Tutor](index.ipynb). Every rule in plain words with its source, and deals that are asked
for. In the app the address may name a rule set and a clause: `rulebook.ipynb?rules=rubicon&clause=repique.award`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("rulebook")""",
    ),
    (
        "lab-markdown",
        """## A rule, read off the data

A clause says what it says in one rule set: set an option otherwise, and it says something else.""",
    ),
    (
        "lab",
        """from piquet_tutor.engine.rules.loader import load
from piquet_tutor.narration.clauses import clause

print(clause("rubicon", "point.good"))
print(clause(load("rubicon", {"point_min_length": 4, "point_score": "flat_5"}), "point.good"))""",
    ),
    ("lab-markdown", "Two books, clause by clause, and a deal that both have ruled:"),
    (
        "lab",
        """from piquet_tutor.explore.rulebook import deal_that_divides, differences

books = [load("rubicon"), load("parlett")]
[(each.clause, each.options) for each in differences(books) if each.scores]""",
    ),
    (
        "lab",
        """found = deal_that_divides(*books)
found.example.id, found.where.clause, found.difference""",
    ),
    (
        "lab-markdown",
        """## A deal that is asked for

Conditions stand side by side. What comes back is a deal, or the reason why there is none.""",
    ),
    (
        "lab",
        """from piquet_tutor.explore.finder import find, query_from

outcome = find(query_from("repique=younger elder.point>=6 rules=parlett"))
outcome.kind, outcome.deal.tally()["younger"]["repique"]""",
    ),
    (
        "lab",
        """from piquet_tutor.explore.finder import outcome_lines

print(outcome_lines(find(query_from("repique=elder repique=younger")))[0])""",
    ),
]

LAB: Cells = [
    (
        "lab-markdown",
        """# Lab

[Piquet Tutor](index.ipynb). A deal is laid out by hand and ruled at once. In the app the address may name an example or
a rule set, `lab.ipynb?rules=parlett`, and what stands after its # is a whole deal. Here the page takes a record:
`page("lab", example("sunk-king"))`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("lab")""",
    ),
    (
        "lab-markdown",
        """## A deal being written may be unsound

A sheet takes whatever is put on it. What it comes to, and what is wrong with it, is asked for afterwards.""",
    ),
    (
        "lab",
        """from piquet_tutor.engine.cards import parse_card
from piquet_tutor.explore import lab
from piquet_tutor.explore.examples import example

history = lab.begin(lab.from_record(example("cavendish-example")))
history = history.do(lab.Move(parse_card("AS"), "younger"))
[fault.text() for fault in lab.judged(history.sheet).faults]""",
    ),
    ("lab", "lab.judged(history.undo().sheet).deal.tally()"),
    ("lab-markdown", "A link holds the whole deal; no server is asked for it."),
    (
        "lab",
        """from piquet_tutor.explore import links

link = links.write(links.Link((example("cavendish-example"),), mode="lab"))
len(link), links.read(link).records[0]["title"]""",
    ),
]

SCORER: Cells = [
    (
        "lab-markdown",
        """# Be the scorer

[Piquet Tutor](index.ipynb). The cards lie open and you say what they score. In the app the address may name a rule set
and what is practised: `scorer.ipynb?rules=parlett&topic=repique`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("scorer")""",
    ),
    (
        "lab-markdown",
        """## A question is rigged

Each question is one box of a deal on which a certain wrong rule gives another number than the right one. So a wrong
answer can be named: whoever writes the number of the wrong rule is told which rule that is.""",
    ),
    (
        "lab",
        """from piquet_tutor.engine.rules.loader import load
from piquet_tutor.teach.scoring import Sitting, question

rules = load("rubicon")
asked = question(rules, "capot_on_top", 1)
asked.item.answer, dict(asked.temptation)""",
    ),
    (
        "lab",
        """sitting = Sitting(rules)
mark = sitting.answer_question(asked, dict(asked.temptation))
mark.right, mark.diagnosis.named""",
    ),
    ("lab-markdown", "What it says of a wrong answer, and how the rule stands after it:"),
    (
        "lab",
        """from piquet_tutor.teach.scoring.scenes import mark_scene

print(*mark_scene(asked.case, mark)["why"], sep="\\n")
sitting.mastery.rules[asked.law]""",
    ),
]

WORKSHEETS: Cells = [
    (
        "lab-markdown",
        """# Worksheets

[Piquet Tutor](index.ipynb). Problems for a class, to print or to hand in. In the app the address may say what is
wanted: `worksheets.ipynb?rules=rubicon&topic=point,set&count=6&seed=7`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("worksheets")""",
    ),
    (
        "lab-markdown",
        """## The same seed, the same sheet

A sheet is made of questions, each rigged so that a common misreading gives a number of its own. No two stand on the
same cards.""",
    ),
    (
        "lab",
        """from piquet_tutor.engine.rules.loader import load
from piquet_tutor.teach.worksheets import notebook, page, worksheet

sheet = worksheet(load("rubicon"), ["point", "set"], count=4, seed=7)
[(each.box, each.target) for each in sheet.questions], sheet.command""",
    ),
    (
        "lab-markdown",
        """As a page it is whole in itself; as a notebook it is an assignment for nbgrader. An answer is marked by
asking the engine.""",
    ),
    (
        "lab",
        """made = notebook(sheet)
(
    page(sheet) == page(worksheet(load("rubicon"), ["point", "set"], count=4, seed=7)),
    [(cell["id"], cell["metadata"]["nbgrader"].get("points")) for cell in made["cells"][1:5]],
)""",
    ),
    (
        "lab",
        """from piquet_tutor.engine.records.io import write_record
from piquet_tutor.teach.worksheets.marking import must_be_right

asked = sheet.questions[0]
try:
    must_be_right(dict(asked.temptation), asked.box, write_record(asked.case.deal))
except AssertionError as error:
    print(error)""",
    ),
]

LESSONS: Cells = [
    (
        "lab-markdown",
        """# Lessons

[Piquet Tutor](index.ipynb). The road to playing alone, in eight short stops: cards to touch, questions to try until
they are right, a whole deal, and what each source says. After it, side trips for anyone who wants to know more.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("lessons")""",
    ),
    (
        "lab-markdown",
        """## Lessons are data

A lesson holds no figure and no verdict: they are read off rulings and rule data. Each names the misreadings that its
numbers tempt to.""",
    ),
    (
        "lab",
        """from piquet_tutor.teach.lessons import lessons

{each.title: each.teaches for each in lessons()}""",
    ),
]


LISTENING = "01_cards"
"""The lesson whose notebook shows how a cell reacts to what happens at the table."""
REACTING: Cells = [
    (
        "lab-markdown",
        """## A cell that listens

The table of a page can be observed like any widget. Put one beside this lesson, write down each ruling as it is made,
and set `stage.deal` to lay a deal of your own on it.""",
    ),
    (
        "lab",
        """from piquet_tutor import Deal, page
from piquet_tutor.explore.examples import example

stage, heard = page("table"), []
stage.observe(lambda change: heard.append(change["new"]), "ruling")
stage.deal = Deal.from_record(example("cavendish-example"))
heard[-1]""",
    ),
]


def lesson_cells(lesson: Lesson) -> Cells:
    """The cells of a lesson's notebook, from its data: the page, then the lesson to be read beside its rulings."""
    head = f"# {titled(lesson, 'en')}\n\n[All lessons](lessons.ipynb). About {lesson.minutes} minutes."
    cells = [
        ("lab-markdown", head),
        ("page", f'from piquet_tutor import page\n\npage("lesson", "{lesson.id}")'),
        (
            "lab-markdown",
            "## The same, to be read\n\nThe texts below stand beside the rulings that they speak of. Nothing is told "
            "that the engine does not rule.",
        ),
        (
            "lab",
            f"""from piquet_tutor.teach.lessons import laid, lesson

learned = lesson("{lesson.id}")


def rulings(name):
    \"\"\"What is ruled at a step of the lesson.\"\"\"
    step = learned.step(name)
    return [laid(step.place).ruling(each) for each in step.rulings.values()]""",
        ),
    ]
    if lesson.id == LISTENING:
        cells += REACTING
    for step in lesson.steps:
        if step.text:
            cells.append(("lab-markdown", _read(lesson, step)))
        if step.rulings:
            cells.append(("lab", f'rulings("{step.id}")'))
    return cells


def _read(lesson: Lesson, step: Step) -> str:
    """A step as prose: its texts, the words it explains, and the laws it quotes."""
    rules = rules_of(lesson, step)
    parts = [f"### {step.title or 'In short'}", *(filled(lesson, step, each) for each in step.text)]
    parts += [f"*{term}*: {lesson.terms[term]}" for term in step.terms]
    parts += [f"> {clause(rules, law)} ({authority(rules, law)})" for law in step.laws]
    return "\n\n".join(parts)


CLASSROOM: Cells = [
    (
        "lab-markdown",
        """# Classroom

[Piquet Tutor](index.ipynb). A deal for a whole class, one step at a time: a clicker, Page Down or the space bar goes
on. [Teacher’s links](teacher.ipynb) makes links with deals of your own; here one can be given as well:
`page("classroom", link="piquet=1...")`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("classroom")""",
    ),
    (
        "lab-markdown",
        """## Beats

A presentation is a deal cut into beats. A question stands before the ruling that answers it; the numbers to choose from
are those of people who hold a wrong rule.""",
    ),
    (
        "lab",
        """from piquet_tutor.app.pages.classroom.presenter_steps import Course
from piquet_tutor.app.shared.address.linked import course_of
from piquet_tutor.explore.examples import example

course = Course(course_of(example("02-parlett-repique-example")))
[(beat.question.kind, beat.question.choices, beat.question.right) for beat in course.beats if beat.question]""",
    ),
]

TEACHER: Cells = [
    (
        "lab-markdown",
        """# Teacher’s links

[Piquet Tutor](index.ipynb). Deals, where to begin and what is hidden, in one link. It opens as a
[table](table.ipynb), in the [classroom](classroom.ipynb), for [the scorer](scorer.ipynb), or in the lab.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("teacher")""",
    ),
    ("lab-markdown", "A link is text that stands for itself; it can be made and read in a cell as well."),
    (
        "lab",
        """from piquet_tutor.explore.examples import example
from piquet_tutor.explore.links import Link, read, write

link = write(Link((example("01-cavendish-example"),), start="play", hidden=("younger",)))
len(link), read(link).hidden""",
    ),
]

TABLE: Cells = [
    (
        "lab-markdown",
        """# A deal by link

[Piquet Tutor](index.ipynb). What a [teacher’s link](teacher.ipynb) holds, on the table. In JupyterLab give the link to
the page: `page("table", link="piquet=1...")`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("table")""",
    ),
]

ODDS: Cells = [
    (
        "lab-markdown",
        """# Odds

[Piquet Tutor](index.ipynb). The numbers of the game, counted exactly where they can be and dealt out by the hundred
thousand where they cannot. In the app the address may name a subject: `odds.ipynb?subject=draws`. To work on a Dask
cluster, give its address here: `page("odds", scheduler="tcp://host:8786")`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("odds")""",
    ),
    (
        "lab-markdown",
        """## Counted

Whole numbers over whole numbers, nothing sampled.""",
    ),
    (
        "lab",
        """from piquet_tutor.explore.odds import chances

chances.carte_blanche(), dict(chances.sequences()), chances.shares("point")""",
    ),
    ("lab-markdown", "Elder draws five of twenty unseen cards, and any of four would do:"),
    (
        "lab",
        """chances.Draw(unseen=20, wanted=4, drawn=5, least=1).chance""",
    ),
    (
        "lab-markdown",
        """## Dealt out

A run goes on step by step. The same seed brings the same deals, however many workers share them.""",
    ),
    (
        "lab",
        """from piquet_tutor.explore.odds.runs import Run

run = Run(deals=20_000, seed=7)
while not run.step():
    pass
run.share, [round(run.result.figure("rubicon", f"total_{side}").value) for side in ("elder", "younger")]""",
    ),
]

PUZZLES: Cells = [
    (
        "lab-markdown",
        """# Puzzles

[Piquet Tutor](index.ipynb). Two cards change places, and the score turns: find which two. In the app the address names
the puzzle: `puzzles.ipynb?puzzle=hard-7`.""",
    ),
    (
        "page",
        """from piquet_tutor import page

page("puzzles")""",
    ),
    (
        "lab-markdown",
        "A puzzle is made from its level and number. Every swap of two cards is tried, and each that does it is taken.",
    ),
    (
        "lab",
        """from piquet_tutor.engine.rules.loader import load
from piquet_tutor.teach.puzzles import puzzle

made = puzzle(load("rubicon"), "hard", 7)
made.goal, made.hidden, made.attempt(made.answers[0].swap).solved""",
    ),
]

NOTEBOOKS: dict[str, tuple[str, Cells]] = {
    "index": ("Piquet Tutor", INDEX),
    "play": ("Play", PLAY),
    "daily": ("Today’s deal", DAILY),
    "examples": ("Examples", EXAMPLES),
    "first_deal": ("First deal", FIRST_DEAL),
    "dispute": ("Settle a dispute", DISPUTE),
    "referee": ("When something goes wrong", REFEREE),
    "claims": ("What the books claim", CLAIMS),
    "rulebook": ("Rulebook", RULEBOOK),
    "forms": ("Other forms", FORMS),
    "scorer": ("Be the scorer", SCORER),
    "lab": ("Lab", LAB),
    "odds": ("Odds", ODDS),
    "puzzles": ("Puzzles", PUZZLES),
    "worksheets": ("Worksheets", WORKSHEETS),
    "lessons": ("Lessons", LESSONS),
    **{f"lesson_{each.id}": (each.title, lesson_cells(each)) for each in lessons()},
    "classroom": ("Classroom", CLASSROOM),
    "teacher": ("Teacher’s links", TEACHER),
    "table": ("A deal by link", TABLE),
}


def made(name: str, title: str, cells: Cells) -> Any:
    """A notebook, not yet run."""
    notebook = new_notebook(  # type: ignore[no-untyped-call]  # nbformat types only a part of itself
        cells=[_cell(f"{name.replace('_', '-')}-{number}", kind, text) for number, (kind, text) in enumerate(cells, 1)],
        metadata={
            "kernelspec": {"name": "python3", "language": "python", "display_name": "Python 3 (ipykernel)"},
            "language_info": {"name": "python"},
            "title": title,
        },
    )
    notebook.nbformat_minor = 5
    return notebook


def _cell(identity: str, kind: str, text: str) -> Any:
    make = new_markdown_cell if kind.endswith("markdown") else new_code_cell
    cell = make(text)  # type: ignore[no-untyped-call]  # as above
    cell.id = identity
    if kind.startswith("lab"):
        cell.metadata.tags = ["lab-only"]
    return cell


def run(notebook: Any, folder: Path) -> Any:
    """The notebook with its outputs, and nothing in it that the next run would write differently."""
    NotebookClient(notebook, timeout=120, kernel_name="python3", resources={"metadata": {"path": folder}}).execute()
    notebook.metadata.pop("widgets", None)
    notebook.metadata.language_info = {"name": "python"}
    for cell in notebook.cells:
        cell.metadata.pop("execution", None)
        for output in cell.get("outputs", ()):
            # The model's id is new in every run, and leads nowhere in a stored notebook.
            output.get("data", {}).pop("application/vnd.jupyter.widget-view+json", None)
    return notebook


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--to", type=Path, default=ROOT / "notebooks")
    parser.add_argument("names", nargs="*", help="notebooks to write; all of them where none is named")
    given = parser.parse_args()
    folder = given.to
    folder.mkdir(parents=True, exist_ok=True)
    for name in given.names or NOTEBOOKS:
        title, cells = NOTEBOOKS[name]
        notebook = run(made(name, title, cells), folder)
        nbformat.validate(notebook)
        nbformat.write(notebook, folder / f"{name}.ipynb")  # type: ignore[no-untyped-call]  # as above
        print(folder / f"{name}.ipynb")


if __name__ == "__main__":
    main()
