"""One beat of a presentation as a plain dictionary: big cards, what is asked, what is told. Pure: no widget in here.

What is hidden and what has not been told yet is not in it at all.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Final

from piquet_tutor import narration
from piquet_tutor.app.pages.classroom.presenter_steps import Beat, Presentation
from piquet_tutor.app.pages.classroom.presenter_swap import told
from piquet_tutor.app.part import Part, Scene
from piquet_tutor.app.shared.feed.swap_scene import may_turn
from piquet_tutor.app.shared.race.race_scene import legend, race_scene
from piquet_tutor.app.shared.table.scene import Passages, Prompt, card_scene, in_order, table_scene
from piquet_tutor.app.shared.table.viewpoint import AROUND, Viewpoint
from piquet_tutor.engine.rulings import Ruling, total
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import Card, parse_card
from piquet_tutor.game.deal.views import known_in_hand
from piquet_tutor.game.parts import Contest
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import KIND_OF
from piquet_tutor.narration.options import rules_called
from piquet_tutor.narration.players import player_told
from piquet_tutor.teach.class_report.asked import OTHER
from piquet_tutor.teach.questions.asked import Askable
from piquet_tutor.teach.questions.on_the_screen import AwardedPoints
from piquet_tutor.teach.questions.turnings import BETWEEN
from piquet_tutor.teach.scoring.laid_open import role_of

TOLD: Final = 3
"""Rulings told at once on one beat, the newest last."""
BEFORE: Final = 4
"""Calls repeated above a question."""
OTHER_CARDS: Final = OTHER
"""Every answer about cards but the right one."""
MOST_HANDS: Final = 999
"""Raised hands that can be written down for one answer."""
WORDS: Final = (
    *("next", "back", "reveal", "reason", "blank", "blanked", "full", "voice", "no_voice", "earlier", "later"),
    *("join", "hands"),
    *("right", "chosen", "score", "help", "controls"),
)
"""Words the screen needs whatever is on it."""


class Presenter(Part):
    """A deal shown to a class, stepped by a clicker, the keyboard or a touch.

    Scene: as ``presenter_scene.beat_scene`` makes it, ``everywhere`` (whether keys count that are pressed anywhere on
    the page, as on a page that is nothing else), ``room`` (where a live class joins, empty for none), ``phones``
    (whether anybody has joined with one) and ``join`` (how to join, over the whole screen; None for none). Of a score
    told on the beat ``swaps`` (whether two cards might turn it), ``swap`` (their board, once found) and ``swap_words``.
    An answer may be ``chosen``, by the votes of a class, where none is right; a seat without a label for its ``eye``
    cannot be shown or hidden.
    Intents: ``press`` (``action``: ``next``, ``back``, ``first``, ``last``, ``earlier``, ``later``, ``join``),
    ``tally`` (``choice``, and ``count`` hands or ``by`` one more or less), ``hand`` (``seat``: shown or hidden from now
    on), ``swap`` (look for the two cards).
    """

    view = "presenter"


@dataclass(frozen=True)
class Looks:
    """How a presentation looks.

    Attributes:
        title: of the deal; empty for none.
        number: which deal of the set, from 1.
        count: how many there are.
        depth: how much is told: ``call``, ``short`` or ``full``.
        score: whether the score is shown.
        tally: raised hands by answer, of the question asked or just answered.
        misread: by wrong answer, what those believe who give it; told only with the answer, where hands were raised.
        language: of every text.
    """

    title: str = ""
    number: int = 1
    count: int = 1
    depth: str = "short"
    score: bool = True
    tally: Mapping[str, int] = field(default_factory=dict)
    misread: Mapping[str, str] = field(default_factory=dict)
    language: str = "en"


def beat_scene(course: Presentation, number: int, looks: Looks) -> Scene:
    """What stands on the big screen at one beat of a presentation.

    Args:
        course: the deal and its beats.
        number: which beat, from nought.
        looks: what is shown around it.
    """
    beat = course.beats[number]
    known = course.known(beat)
    deal = _as_told(course.states[beat.place], beat, known)
    viewpoint = Viewpoint(None, deal.table.seats[0], language=looks.language)
    viewpoint.look_at(deal)
    table = table_scene(deal, viewpoint, Prompt(), Passages(), "")
    fresh = [] if beat.question is not None else [each for each in known if each.number > beat.since or not number]
    passages = [narration.passage(each, looks.language, known, deal.rules) for each in fresh]
    lit = {one.code for passage in passages for one in passage.cards} | _asked_of(beat.question) | _cards_of(beat)
    lit |= _compared(course, beat, deal)
    beaten = _beaten(beat, deal)
    return {
        "key": f"{looks.number}.{number}",
        "language": looks.language,
        "title": looks.title or narration.message("classroom-untitled", looks.language),
        "subtitle": rules_called(deal.rules, looks.language),
        "place": {"at": number + 1, "of": len(course.beats), "label": _place(course, number, looks)},
        "deal": {"at": looks.number, "of": looks.count},
        "deal_label": narration.message("classroom-deal", looks.language, number=looks.number, count=looks.count)
        if looks.count > 1
        else "",
        "seats": [_seat(each, deal, course, looks, lit, beaten=each["seat"] == beaten) for each in table["seats"]],
        "talon": _talon(deal, course, viewpoint, table["talon"]),
        "race": _race(course, number, looks),
        "trick": _trick(table["trick"], looks.language),
        "trick_label": table["trick_label"],
        "ask": _asked(beat.question, looks, answered=False),
        "answered": _asked(beat.answered, looks, answered=True),
        "before": _before(beat.question, known, looks),
        "tells": [
            _ruling_scene(*each, looks, quoting=not course.asks_for_law(number))
            for each in list(zip(fresh, passages, strict=True))[-TOLD:]
        ]
        or _told_besides(course, beat, looks)
        or _done(course, beat, looks),
        "full": looks.depth == "full",
        "say": [{"text": each.call} for each in passages if each.call],
        "words": {name: narration.message(f"classroom-word-{name}", looks.language) for name in WORDS},
    }


def opening_scene(course: Presentation, number: int, looks: Looks) -> Scene:
    """The scene in which only the name of a deal is told, before the beat it begins with.

    Args:
        course: the deal and its beats.
        number: the beat it begins with, of which nothing is asked or told yet.
        looks: what is shown around it.
    """
    scene = beat_scene(course, number, replace(looks, score=False, tally={}))
    rules = rules_called(course.states[0].rules, looks.language)
    short = narration.message("classroom-opening", looks.language, number=looks.number, count=looks.count, rules=rules)
    return {
        **scene,
        "key": f"{looks.number}.opening",
        "place": {"at": 0, "of": len(course.beats), "label": ""},
        "seats": [{**seat, "hand": [{**card, "lit": False} for card in seat["hand"]]} for seat in scene["seats"]],
        "race": None,
        "ask": None,
        "answered": None,
        "before": [],
        "say": [],
        "tells": [plain(short)],
    }


def plain(short: str, who: str = "", verdict: str = "") -> Scene:
    """A line that tells of no ruling."""
    return {"who": who, "call": "", "short": short, "points": "", "verdict": verdict, "reasons": [], "cites": []}


def _as_told(deal: Deal, beat: Beat, known: tuple[Ruling, ...]) -> Deal:
    """The deal with nothing in it that the class has not been told yet."""
    return replace(deal, rulings=known, scores=tuple(each for each in deal.scores if each.number <= beat.upto))


def _place(course: Presentation, number: int, looks: Looks) -> str:
    return narration.message("classroom-place", looks.language, number=number + 1, count=len(course.beats))


# --- the table ----------------------------------------------------------------------------------------


def _seat(seat: Scene, deal: Deal, course: Presentation, looks: Looks, lit: set[str], *, beaten: bool) -> Scene:
    hidden = seat["seat"] in course.hidden
    hand = _hidden_hand(deal, seat["seat"], looks) if hidden else seat["hand"]
    cards = [
        {"card": each["card"], "label": each.get("label", ""), "lit": bool(each["card"]) and each["card"] in lit}
        for each in hand
    ]
    if beaten:
        cards = [{**each, "beaten": each["lit"]} for each in cards]
    closed = hidden or "discards" in course.hidden
    called = seat["name"] if len(deal.table.seats) > len(AROUND[2]) else seat["role_short"] or seat["name"]
    return {
        "seat": seat["seat"],
        "at": seat["at"],
        "name": player_told(deal, seat["seat"], looks.language) or called,
        "hidden": hidden,
        "eye": narration.message(
            f"classroom-{'show-hand' if hidden else 'hide-hand'}", looks.language, who=seat["name"]
        ),
        "to_act": seat["to_act"],
        "score": total(deal.rulings, deal.table.side_of(seat["seat"])) if looks.score else None,
        "hand": cards,
        "tricks": seat["tricks"]["label"],
        "discards": [] if closed else [one["card"] for one in seat["discards"]["cards"] if one],
        "discards_label": seat["discards"]["label"],
    }


def _hidden_hand(deal: Deal, seat: Seat, looks: Looks) -> list[Scene]:
    """The cards everybody knows of a hidden hand, and as many backs as there are others."""
    viewpoint = Viewpoint(None, seat, language=looks.language)
    over = deal.done and not deal.hands[seat]
    cards = deal.kept.get(seat, ()) if over else deal.hands[seat]
    open_to_all = cards if over else known_in_hand(deal, seat)  # once every card is played, all have seen them
    known = in_order(open_to_all, by_rank=False)
    return [card_scene(one, viewpoint) for one in known] + [{"card": None}] * (len(cards) - len(known))


def _talon(deal: Deal, course: Presentation, viewpoint: Viewpoint, talon: Scene) -> Scene | None:
    """What is left of the talon: the cards that are seen, and backs."""
    if not deal.stock or deal.phase == "done":
        return None
    seats = set(deal.table.seats)
    all_open = not course.hidden & (seats | {"talon"})
    seen = set(deal.stock) if all_open else course.seen(deal)
    cards = [card_scene(one, viewpoint) if one in seen else {"card": None} for one in deal.stock]
    return {"cards": cards, "label": talon["label"]}


def _trick(trick: list[Scene], language: str) -> list[Scene]:
    return [{**each, "label": narration.card_name(parse_card(each["card"]), language)} for each in trick]


def _race(course: Presentation, number: int, looks: Looks) -> Scene | None:
    """The race to thirty as far as it has been told; while something is asked, as it stood before.

    Where hands are hidden it names no cards, and no ruling that speaks of them.
    """
    told = next((each for each in course.beats[number::-1] if each.question is None), None)
    if not looks.score or told is None:
        return None
    deal = course.states[told.place]
    scores = tuple(score for score in deal.scores if score.number <= told.upto)
    shown = replace(deal, rulings=deal.rulings[: told.upto], scores=scores)
    race = race_scene(shown, Viewpoint(None, deal.table.seats[0], language=looks.language))
    if race is None or not race["sides"]:
        return None
    sides = [_race_of_side(side, bool(course.hidden)) for side in race["sides"]]
    signs = legend(race, looks.language) if looks.number == 1 else []
    kept = {name: race[name] for name in ("title", "clock", "target", "lanes")}
    return kept | {"sides": sides, "signs": signs, "always": True}


def _race_of_side(side: Scene, hidden: bool) -> Scene:
    if not hidden:
        return side
    bars = {name: {**side[name], "told": side[name]["label"]} for name in ("gate", "ring") if side[name]}
    return {**side, **bars, "items": [{**item, "cards": []} for item in side["items"]]}


# --- what is asked and told -----------------------------------------------------------------------------


def _asked(question: Askable | None, looks: Looks, *, answered: bool) -> Scene | None:
    """A question with its answers and the hands raised for each; which is right only once it has been answered."""
    if question is None:
        return None
    choices = []
    listed = _listed(question, looks.language, answered=answered)
    raised = [min(MOST_HANDS, looks.tally.get(choice, 0)) for choice in listed]
    most = sum(raised)
    for (choice, label), count in zip(listed.items(), raised, strict=True):
        share = round(100 * count / most) if most else 0
        shown: Scene = {"id": choice, "label": label, "count": count, "share": share}
        shown |= {
            name: narration.message(f"classroom-{name}", looks.language, answer=label)
            for name in ("more", "less", "hands")
        }
        if answered:
            shown["right"] = choice == question.right
            misread = looks.misread.get(choice, "") if count else ""
            own = misread in ("", label)  # an answer may be the wrong rule itself
            shown["misread"] = "" if own else narration.whole("live-misreading", looks.language, belief=misread)
        choices.append(shown)
    return {"text": question.asking(looks.language).text, "choices": choices}


def _listed(question: Askable, language: str, *, answered: bool) -> dict[str, str]:
    """The answers that stand on the screen; of cards none while they are asked for, as all lie on the table."""
    form = question.form(language)
    if form.sort != "cards":
        return {each.id: each.text for each in form.choices}
    other = narration.message(f"classroom-choice-{OTHER_CARDS}", language)
    return {question.right: _right_told(question, language), OTHER_CARDS: other} if answered else {}


def _cards_of(beat: Beat) -> set[str]:
    """The cards that were asked for, once they are told."""
    if beat.answered is None or beat.answered.sort not in ("cards", "change"):
        return set()
    return set(beat.answered.right.replace(BETWEEN, " ").split())


def _contest(beat: Beat, deal: Deal) -> Contest | None:
    """The contest of which it is told on this beat whether the call is good."""
    asked = beat.answered
    if asked is None or asked.sort != "answer":
        return None
    return next((contest for kind, contest in deal.contests.items() if kind == asked.subject), None)


def _compared(course: Presentation, beat: Beat, deal: Deal) -> set[str]:
    """The cards that were compared, once it is told whose are good: of each hand that the class sees."""
    contest, asked = _contest(beat, deal), beat.answered
    if contest is None or asked is None:
        return set()
    seats = [seat for seat in deal.table.seats if seat not in course.hidden]
    shown = [contest.claim if seat == asked.side else contest.called for seat in seats]
    return {card.code for one in shown if one is not None for card in one.cards}


def _beaten(beat: Beat, deal: Deal) -> Seat:
    """The seat whose call or claim is beaten on this beat; empty where none is."""
    contest = _contest(beat, deal)
    if contest is None or contest.winner is None:
        return ""
    return next((seat for seat in deal.table.seats if seat != contest.winner), "")


def _told_besides(course: Presentation, beat: Beat, looks: Looks) -> list[Scene]:
    """What is told where something else was asked than a ruling: which cards score, what the law is, what turns it."""
    answered = beat.answered
    if answered is None:
        return []
    if answered.sort == "cards":
        return [plain(_right_told(answered, looks.language), verdict="allowed")]
    if answered.sort == "law":
        law = answered.told(answered.mark(answered.right), looks.language)
        return [
            plain(_right_told(answered, looks.language), verdict="allowed")
            | {"reasons": [law.law], "cites": [law.cite]}
        ]
    if answered.sort == "change":
        then = told(course.turnings[beat.upto], looks.language)
        return [plain(f"{then['text']} {then['said']}", verdict="allowed")]
    return []


def _read(codes: str) -> tuple[Card, ...]:
    return tuple(parse_card(each) for each in codes.split())


def _asked_of(question: Askable | None) -> set[str]:
    """The cards a question names, as codes."""
    return {card.code for card in question.cards} if isinstance(question, AwardedPoints) else set()


def _before(question: Askable | None, known: tuple[Ruling, ...], looks: Looks) -> list[Scene]:
    """What has been said of the class that is asked about, so that nobody need remember it."""
    if question is not None and question.sort == "change":
        scored = [each for each in known if may_turn(each)][-1:]
        return [plain("") | {"call": narration.passage(each, looks.language, known).short} for each in scored]
    if question is None or question.sort not in ("answer", "own", "whose"):
        return []
    said = [narration.passage(each, looks.language, known) for each in known if _speaks_of(each, question.subject)]
    return [
        {"who": one.speaker or one.who, "call": one.call, "short": "", "points": "", "verdict": "", "cites": []}
        for one in said[-BEFORE:]
        if one.call
    ]


def _speaks_of(ruling: Ruling, kind: str) -> bool:
    return (ruling.subject is not None and KIND_OF.get(ruling.subject) == kind) or ruling.facts.get("kind") == kind


def _right_told(question: Askable, language: str) -> str:
    """The right answer in words."""
    form = question.form(language)
    if form.sort != "cards":
        return next(each.text for each in form.choices if each.id == question.right)
    return narration.message("classroom-told-cards", language, cards=in_order(_read(question.right), by_rank=False))


def _ruling_scene(ruling: Ruling, passage: narration.Passage, looks: Looks, *, quoting: bool) -> Scene:
    """A ruling; with the law it rests on, unless the class is to be asked for that next."""
    law = passage.law if quoting and ruling.facts.get("called") is not False else ()  # answers are of no call not made
    short = "" if looks.depth == "call" and passage.call else passage.short
    return {
        "who": passage.speaker or passage.who,
        "call": passage.call,
        "short": short,
        "points": f"+{passage.points}" if passage.points else "",
        "verdict": passage.verdict,
        "reasons": [*passage.reasons, *law],
        "cites": [each.label for each in passage.cites] if quoting else [],
    }


def _done(course: Presentation, beat: Beat, looks: Looks) -> list[Scene]:
    """What was done where no ruling tells of it: a card that scores nothing."""
    last = course.states[beat.place].actions[-1] if beat.place and beat.question is None else None
    if not isinstance(last, Play):
        return []
    deal = course.states[beat.place]
    who = narration.message(f"table-name-{role_of(deal, last.seat)}", looks.language)
    text = narration.message("table-played", looks.language, who=who, cards=(last.card,))
    return [plain(text, who, "allowed")]
