"""What is said of the nearest change, held against every change that the sentence names: each is typed and replayed.

Nothing of ``turning`` is asked but the answer: the changes are written here as a reader would type them, and whether one
turns a verdict is read off the ledger it leads to. ``python -m tests.explain.why.test_nearest --verdicts 500 --whole``
tries more verdicts than the suite has time for, with every card played otherwise and every swap of two cards.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from contextlib import contextmanager
from itertools import combinations
from random import Random, SystemRandom

import pytest

from piquet_tutor import Deal
from piquet_tutor.engine.cards import pack_of
from piquet_tutor.engine.rules.law import law_of
from piquet_tutor.engine.rules.loader import load, options, rule_set_names
from piquet_tutor.engine.rules.model import OptionError, plainly
from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.engine.subjects import CLASS_OF, Subject
from piquet_tutor.explain.why import (
    SIZES,
    ChangeError,
    Question,
    change_from,
    in_words,
    nearest_change,
    what_if,
    why_not,
)
from piquet_tutor.explain.why.changing import changed
from piquet_tutor.explain.why.questions import AWARDS
from piquet_tutor.explain.why.replaying import course_of, run
from piquet_tutor.explain.why.turning import Search
from tests.explain.why.seats import codes
from tests.explain.why.test_excluding import made, some_deal
from tests.samples import sample

VERDICTS = 20
"""Verdicts of each sort that the suite looks at."""
SORTS = ("denied", "awarded", "allowed", "asked")
SWAPS = 200
EACH = 2
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
        said = {int(value) for value in option.says if value.isdecimal()} if not option.values else ()
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


def swaps(deal, rng, number):
    """Two cards in each other's places, a sample or all of them."""
    pairs = [" ".join(map(str, pair)) for pair in combinations(pack_of(deal.rules.pack).cards, 2)]
    return [f"swap {pair}" for pair in (pairs if number is None else rng.sample(pairs, min(number, len(pairs))))]


def every_change(deal, rng, whole):
    """Every change that can be made, with its sort, its seat, and the deal it leads to."""
    asked = [("call", *each) for each in calls(deal)] + [("option", "", each) for each in settings(deal)]
    asked += [("swap", "", each) for each in swaps(deal, rng, None if whole else SWAPS)]
    asked += [("card", "", each) for each in plays(deal)] if whole else []
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
    if isinstance(what, Question):
        return made(deal, side, what) != made(after, side, what)
    asked = decides(what)
    denied = what.verdict in (Verdict.DENIED, Verdict.SUPERSEDED)
    if asked is not None:
        before, now = (any(made(each, whose, asked) for whose in sides_of(deal, what)) for each in (deal, after))
        if before != denied:
            return before != now
    if denied and asked is None:
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
            return Question(facts["kind"])
        return Question("set", rank=facts["rank"]) if facts["kind"] == "set" else Question("sequence", facts["cards"])
    if name == "set_lesser":
        return Question("set", rank=facts["rank"])
    if name == "sequence_lesser":
        return Question("sequence", facts["cards"])
    kind = CLASS_OF.get(ruling.subject) or name.removesuffix("_early")
    return Question(kind) if kind in AWARDS else None


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
                yield "asked", (kind, made(deal, side, Question(kind))), Question(kind), side


def contradictions(deal, chosen, rng, whole, met):
    """What is said of some verdicts of a deal and is not so."""
    replayed = list(every_change(deal, rng, whole))
    with replays_kept():
        for _, of, what, side in chosen:
            found = nearest_change(
                deal, what if isinstance(what, Question) else what.number, side, None, 600, sizes=ONE
            )
            met["nearest", found.size or "none"] += 1
            met["verdicts", of] += 1
            yield from (f"{of} of {side}: {said}" for said in contradicted(deal, what, side, found, replayed, met))


def contradicted(deal, what, side, found, replayed, met):
    """The smaller changes that turn a verdict all the same, and those that are said to turn it and do not."""
    if found.stopped or found.hidden:
        yield f"the search gave up: {found}"
    if found.size and not found.size == "point" and not turned(deal, what, side, found.difference.deal):
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

    courses, outcomes, plain, following = {}, {}, turning.run, Search.changed_course

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
        patch.setattr(Search, "changed_course", course_with)
        patch.setattr(turning, "run", kept)
        yield


def look(seed, each_sort, whole=False, first=0):
    """What is wrong with so many verdicts of each sort, those first of which the fewest were met; and what was met."""
    met, wrong, left, number = Counter(), [], dict.fromkeys(SORTS, each_sort), first
    while any(left.values()):
        rng = Random(f"nearest {seed} {number}")
        deal = some_deal(rng)
        found = [each for each in verdicts(deal) if left[each[0]]]
        rng.shuffle(found)
        chosen = []
        for each in sorted(found, key=lambda each: met["verdicts", each[1]]):
            kinds = [one[1] for one in chosen]
            if sum(one[0] == each[0] for one in chosen) < min(EACH, left[each[0]]) and each[1] not in kinds:
                chosen.append(each)
        for sort, *_ in chosen:
            left[sort] -= 1
        wrong += [f"deal {number} of seed {seed}: {said}" for said in contradictions(deal, chosen, rng, whole, met)]
        number += 1
    met["deals"] = number - first
    return wrong, met


def test_no_change_turns_what_none_or_nothing_smaller_is_said_to_turn():
    wrong, met = look(1, sample(VERDICTS))
    assert not wrong
    assert {size for what, size in [key for key in met if key[0] == "nearest"]} >= {"none", "word", "swap"}


def main():
    """Many verdicts, each with every change of every kind."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.explain.why.test_nearest", description=__doc__.splitlines()[0]
    )
    parser.add_argument("--verdicts", type=int, default=500)
    parser.add_argument("--whole", action="store_true", help="every card played otherwise and every swap, too")
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument("--seed", type=int, default=None)
    asked = parser.parse_args()
    seed = SystemRandom().randrange(10**6) if asked.seed is None else asked.seed
    began = time.perf_counter()
    wrong, met = look(seed, asked.verdicts // len(SORTS), asked.whole, asked.first)
    for key, count in sorted(met.items(), key=str):
        print(f"{count:8} {key}")
    print(f"seed {seed}, {met['deals']} deals, {len(wrong)} wrong, {time.perf_counter() - began:.0f} s")
    print("\n".join(wrong[:20]))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
