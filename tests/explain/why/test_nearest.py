"""What is said of the nearest change, held against every change that the sentence names: each is typed and replayed.

Nothing of ``turning`` is asked but the answer: the changes are written here as a reader would type them, and whether
one turns a verdict is read off the ledger it leads to.
"""

from __future__ import annotations

from collections import Counter
from contextlib import contextmanager
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from piquet_tutor import Deal
from piquet_tutor.engine.clauses import OptionError, plainly
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explain.why import (
    SIZES,
    ChangeError,
    Hypothetical,
    change_from,
    in_words,
    nearest_change,
    what_if,
)
from piquet_tutor.explain.why.changing import changed
from piquet_tutor.explain.why.questions import AWARDS
from piquet_tutor.explain.why.replaying import course_of, run
from piquet_tutor.explain.why.turning import ReversalSearch
from piquet_tutor.explore.examples import example
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.records.io import write_record
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.loader import load, options, options_about, rule_set_names
from piquet_tutor.game.seats import TWO_HANDED
from piquet_tutor.game.subjects import BONUSES, CARTES_BLANCHES, CLASS_OF, Subject
from tests.explain.why.seats import codes
from tests.explain.why.test_excluding import made, some_deal
from tests.narration.deals import claim_20, some_rules
from tests.samples import sample
from tests.strategies import random_deal

VERDICTS = 20
"""Verdicts of each sort that the suite looks at."""
SORTS = ("denied", "awarded", "allowed", "asked")
SWAPS = 200
PLAYS = 40
"""Two cards that change places, and cards played otherwise, that are tried of each deal."""
EACH = 3
"""Verdicts of each sort that are taken from one deal: its changes are replayed once for all of them."""
CLASSES = ("point", "sequence", "set")
ONE = SIZES[:-1]
"""The sizes of which every change is claimed to have been checked: all but two swaps."""


# --- every change, as it is typed ---------------------------------------------------------------------------------


def calls(deal):
    """Each call of each seat made otherwise."""
    for seat in deal.table.seats:
        yield from ((seat, f"{seat} {verb} carte blanche") for verb in ("sink", "declare"))
        for kind in CLASSES:
            yield from ((seat, f"{seat} {verb} {kind}") for verb in ("sink", "declare"))
            yield from ((seat, f"{seat} sink {kind} {' '.join(group)}") for group in groups(deal, seat, kind))


def groups(deal, seat, kind):
    """The whole combinations of a kind in a hand, as codes."""
    ranks = "6789TJQKA"
    hand = codes(deal.kept.get(seat))
    suits = [sorted((one for one in hand if one[1] == suit), key=lambda one: ranks.index(one[0])) for suit in "SHDC"]
    if kind == "set":
        found = [[one for one in hand if one[0] == rank] for rank in "TJQKA"]
        return [each for each in found if len(each) > 2]
    if kind == "point":
        return [each for each in suits if each]
    runs = [[]]
    for suit in suits:
        for one in suit:
            follows = runs[-1] and runs[-1][-1][1] == one[1] and ranks.index(runs[-1][-1][0]) + 1 == ranks.index(one[0])
            runs = [*runs[:-1], [*runs[-1], one]] if follows else [*runs, [one]]
    return [each for each in runs if len(each) > 2]


def settings(deal):
    """Each option at each of its other values; one that takes any number, at those that stand in some book."""
    for name, option in options().items():
        numbers = {load(each).values[name] for each in rule_set_names()} if not option.values else ()
        said = {int(value) for value in option.held_by if value.isdecimal()} if not option.values else ()
        for value in dict.fromkeys((*option.values, *numbers, *said)):
            if plainly(value) != plainly(deal.rules.values[name]):
                yield f"option {name}={plainly(value)}"


def plays(deal):
    """Each card of a hand to each trick."""
    for trick, done in enumerate((*deal.tricks, None), 1):
        gone = {one for each in deal.tricks[: trick - 1] for one in each.cards}
        if done is None and not deal.trick:
            return
        for hand in deal.kept.values():
            yield from (f"play {one} at {trick}" for one in hand if one not in gone)


def swaps(deal):
    """Two cards in each other's places."""
    return [f"swap {one} {other}" for one, other in combinations(pack_of(deal.rules.pack).cards, 2)]


def some(every, number, rng):
    """So many of them."""
    every = list(every)
    return rng.sample(every, min(number, len(every)))


def every_change(deal, rng, cards=0):
    """Calls and options changed, and some cards; each with its sort, its seat, and the deal it leads to."""
    asked = [("call", *each) for each in calls(deal)] + [("option", "", each) for each in settings(deal)]
    asked += [("swap", "", each) for each in some(swaps(deal), SWAPS, rng)]
    asked += [("card", "", each) for each in some(plays(deal), cards, rng)]
    course = course_of(deal)
    for sort, seat, text in asked:
        try:
            out = run(changed(deal, course, change_from(text)))
        except (ChangeError, OptionError, ValueError):  # it makes no sense for this deal
            continue
        if out.refused is None:
            yield sort, seat, text, out.deal


# --- whether a verdict is turned, read off a ledger ---------------------------------------------------------------


def turned(deal, what, side, after):
    """Whether a verdict of a deal, or what was asked, is turned in another.

    Args:
        deal: the deal.
        what: a ruling of it, or a question.
        side: whom the question is about.
        after: the other deal.
    """
    if isinstance(what, Hypothetical):
        return made(deal, side, what) != made(after, side, what)
    asked = decides(what)
    denied = what.verdict in (Verdict.DENIED, Verdict.SUPERSEDED)
    if asked is not None:
        before, now = (any(made(each, whose, asked) for whose in sides_of(deal, what)) for each in (deal, after))
        if before != denied:
            return before != now
        return (now or not denied) and not any(alike(what, each) for each in after.rulings)
    if denied:
        return any(each.subject is what.subject and each.verdict is Verdict.AWARDED for each in after.rulings)
    return not any(alike(what, each) for each in after.rulings)


def sides_of(deal, ruling):
    """The side of a ruling, or all of them."""
    return (ruling.side,) if ruling.side is not None else tuple(dict.fromkeys(deal.table.sides))


def decides(ruling):
    """What a ruling awards or denies, as a question; None for any other."""
    facts, name = ruling.facts, str(ruling.subject)
    if ruling.verdict is Verdict.ALLOWED:
        return None
    if name in ("declared_cards", "round_beaten"):
        whole = name == "round_beaten" or facts["kind"] == "point"
        if whole:
            return Hypothetical(facts["kind"])
        return (
            Hypothetical("set", rank=facts["rank"])
            if facts["kind"] == "set"
            else Hypothetical("sequence", facts["cards"])
        )
    if name == "set_lesser":
        return Hypothetical("set", rank=facts["rank"])
    if name == "sequence_lesser":
        return Hypothetical("sequence", facts["cards"])
    kind = CLASS_OF.get(ruling.subject) or name.removesuffix("_early")
    return Hypothetical(kind) if kind in AWARDS else None


def alike(one, other):
    """Whether two rulings say the same of the same, apart from cards and points."""
    if (one.rule, one.verdict, one.side) != (other.rule, other.verdict, other.side):
        return False
    return all(one.facts.get(name) == other.facts.get(name) for name in ("trick", "rank", "kind", "answer"))


# --- a sample of verdicts -----------------------------------------------------------------------------------------


def verdicts(deal):
    """Every ruling of a deal, and every award that might be asked about, each with its sort and what it is of."""
    for ruling in deal.rulings:
        sort = {"superseded": "denied"}.get(ruling.verdict.value, ruling.verdict.value)
        yield sort, (ruling.rule, ruling.verdict.value), ruling, ruling.side
    for kind in AWARDS:
        if law_of(deal.rules).has(Subject(kind)):
            for side in dict.fromkeys(deal.table.sides):
                yield "asked", (kind, made(deal, side, Hypothetical(kind))), Hypothetical(kind), side


def contradictions(deal, chosen, rng, met):
    """What is said of some verdicts of a deal and is not so."""
    replayed = list(every_change(deal, rng, PLAYS))
    with replays_kept():
        for _, of, what, side in chosen:
            about = what if isinstance(what, Hypothetical) else what.number
            found = nearest_change(deal, about, side, None, 600, sizes=ONE)
            met["nearest", found.size or "none"] += 1
            met["verdicts", of] += 1
            yield from (f"{of} of {side}: {said}" for said in contradicted(deal, what, side, found, replayed, met))


def contradicted(deal, what, side, found, replayed, met):
    """The smaller changes that turn a verdict all the same, and those that are said to turn it and do not."""
    if found.stopped or found.hidden:
        yield f"the search gave up: {found}"
    if found.size not in ("", "point") and not turned(deal, what, side, found.difference.deal):
        yield f"{[each.text for each in found.change]} is said to turn it, and does not"
    smaller = ONE[: ONE.index(found.size)] if found.size else ONE
    for sort, seat, text, after in replayed:
        size = sort
        if sort == "call":
            size = "word" if found.side in (None, deal.table.side_of(seat)) else "other_word"
        if size not in smaller:
            continue
        met["smaller changes", size] += 1
        if turned(deal, what, side, after):
            yield f"{text} turns it, and nothing smaller than {found.size or 'anything'} is said to"
        if size != "card" and size not in found.checked:
            yield f"{text} could be made, and {size} is not among the kinds checked: {found.checked}"


@contextmanager
def replays_kept():
    """Every replay is kept, as a deal's verdicts are all searched through the same changes."""
    from piquet_tutor.explain.why import turning

    courses, outcomes, plain, following = {}, {}, turning.run, ReversalSearch.changed_course

    def course_with(search, steps):
        key = id(search.deal), steps
        if key not in courses:
            courses[key] = following(search, steps)
        return courses[key]

    def kept(course, until_declared=False, begun=None):
        key = id(course), until_declared
        if key not in outcomes:
            outcomes[key] = course, plain(course, until_declared, begun)
        return outcomes[key][1]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(ReversalSearch, "changed_course", course_with)
        patch.setattr(turning, "run", kept)
        yield


def look(seed, each_sort, first=0):
    """What is wrong with so many verdicts of each sort, those first of which the fewest were met; and what was met."""
    met, wrong, left, number = Counter(), [], dict.fromkeys(SORTS, each_sort), first
    while any(left.values()):
        rng = Random(f"nearest {seed} {number}")
        deal = some_deal(rng) if rng.random() < 0.8 else random_deal(some_rules(rng), rng, rng.randrange(40))
        found = [each for each in verdicts(deal) if left[each[0]]]
        rng.shuffle(found)
        chosen = []
        for each in sorted(found, key=lambda each: met["verdicts", each[1]]):
            kinds = [one[1] for one in chosen]
            if sum(one[0] == each[0] for one in chosen) < min(EACH, left[each[0]]) and each[1] not in kinds:
                chosen.append(each)
        for sort, *_ in chosen:
            left[sort] -= 1
        wrong += [f"deal {number} of seed {seed}: {said}" for said in contradictions(deal, chosen, rng, met)]
        number += 1
    met["deals"] = number - first
    return wrong, met


def test_no_change_turns_what_none_or_nothing_smaller_is_said_to_turn():
    wrong, met = look(1, sample(VERDICTS))
    assert not wrong
    assert {size for what, size in [key for key in met if key[0] == "nearest"]} >= {"none", "word", "swap"}


def test_the_sentence_names_the_kinds_that_were_checked_and_no_others():
    """No card played can matter to a set, so none is tried, and none is said to have been."""
    deal = Deal.from_record(example("two-share-the-capot"))
    beaten = next(each for each in deal.rulings if each.rule == "round.beaten")
    found = nearest_change(deal, beaten.number, sizes=ONE)
    assert (found.size, found.checked) == ("", ("word", "other_word", "swap", "option"))
    said = in_words(found, deal)
    assert "all calls" in said
    assert "every swap of two cards" in said
    assert "every option of the rules" in said
    assert "could have been played" not in said
    assert "settings" not in said
    assert "By 3 settings of the options" in in_words(replace(found, unplayed=3), deal)
    of_seat = replace(found, seat="1")
    assert "every swap of two cards in the hands" in in_words(of_seat, deal)
    assert "but those on carte blanche" in in_words(of_seat, deal)


def test_a_search_cut_short_claims_no_number_of_its_size():
    found = nearest_change(claim_20(), "cards", "elder")
    assert found.alike > 1
    assert f"Of the {found.alike} changes of this size" in in_words(found, claim_20())
    cut = in_words(replace(found, stopped=True), claim_20())
    assert "Of the" not in cut
    assert "before every change of this size was checked" in cut


def test_a_carte_blanche_is_a_call_too():
    """Kept quiet, it is announced; announced, it is kept quiet: but not by a seat that cannot know of it."""
    record = example("blank-stops-repique-parlett")
    quiet = Deal.from_record({**record, "calls": {"younger": {"carte_blanche": False}}})
    found = nearest_change(quiet, "carte blanche", "younger")
    assert (found.size, found.change[0].text) == ("word", "younger declare carte blanche")
    assert "younger announces the carte blanche" in in_words(found, quiet)
    assert what_if(quiet, "younger declare carte blanche", "elder").hidden
    assert not what_if(quiet, "younger declare carte blanche", "younger").hidden
    assert nearest_change(quiet, "carte blanche", "younger", "elder").hidden
    told = Deal.from_record(record)
    assert what_if(told, "younger sink carte blanche").totals["younger"][1] < told.total("younger")
    after = Deal.from_record({"format": "piquet-record/1", "rules": "parlett", "hands": hands_of(told)})
    with pytest.raises(ChangeError, match="begins after the exchange"):
        what_if(after, "younger sink carte blanche")


def hands_of(deal):
    """The hands after the exchange, as a record has them."""
    return {seat: " ".join(codes(cards)) for seat, cards in deal.kept.items()}


def test_a_denied_bonus_is_one_point_short_by_its_number_as_by_its_name():
    deal = Deal.from_record(example("carte-blanche-stops-a-repique"))
    for ruling in deal.rulings:
        if ruling.verdict is Verdict.DENIED and ruling.subject in BONUSES:
            asked = nearest_change(deal, str(ruling.subject), ruling.side)
            found = nearest_change(deal, ruling.number)
            assert (found.size, found.change, found.tried) == (asked.size, asked.change, asked.tried)


def test_a_seat_is_told_of_no_change_but_those_of_hands_and_no_smaller_one_turns_it():
    """The hands after the exchange are what it knows: what was dealt and discarded plays no part."""
    looked, number, wrong = 0, 0, []
    while looked < 4:
        rng = Random(f"nearest seat {number}")
        deal = some_deal(rng)
        number += 1
        if deal.rules.table != TWO_HANDED or "bidding" in deal.rules.phases or any(map(of_blank, deal.rulings)):
            continue
        looked += 1
        after = after_exchange(deal)
        held = {one.code for hand in deal.kept.values() for one in hand}
        known = [each for each in every_change(after, rng) if may_know(each, held)]
        for kind, side in (("point", "elder"), ("set", "younger"), ("repique", "elder"), ("cards", "younger")):
            found = nearest_change(deal, kind, side, rng.choice(deal.table.seats), 600, sizes=ONE)
            wrong += contradicted(after, Hypothetical(kind), side, found, known, Counter())
    assert not wrong


def after_exchange(deal):
    """The same deal, known only from after the exchange on."""
    record = {key: each for key, each in write_record(deal).items() if key not in ("deal", "exchange")}
    return Deal.from_record({**record, "hands": hands_of(deal)})


def of_blank(ruling):
    """Whether a ruling is about a carte blanche."""
    return ruling.subject in CARTES_BLANCHES


def may_know(change, held):
    """Whether a change is one of those that a seat is told of: none of other cards, nor of cartes blanches."""
    sort, _, text, _ = change
    words = text.split()
    if sort == "swap":
        return set(words[1:]) <= held
    return sort != "option" or words[1].partition("=")[0] not in options_about(CARTES_BLANCHES)
