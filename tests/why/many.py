"""Reasons and answers of many random deals, looked at once more: ``python -m tests.why.many --deals 1000``.

Every premise of every reason and answer is re-evaluated by ``tests.why.checks``; every answer that says that a thing
happened, or did not, is held against the brute scorer's tally; nothing that a seat is told changes when the cards it
cannot see change places; and with ``--nearest`` every change that is said to turn a verdict is applied and scored by
the brute scorer. Exit status 1 when something is wrong: the deal is printed as a record.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from collections import Counter
from itertools import combinations
from random import Random, SystemRandom

from piquet_tutor import narration
from piquet_tutor.cards import pack_of
from piquet_tutor.deal.views import seen_by
from piquet_tutor.records.io import read_deal, write_record
from piquet_tutor.rulings import known_to
from piquet_tutor.table import TWO_HANDED
from piquet_tutor.why import ChangeError, nearest_change, what_if, why, why_not
from piquet_tutor.why.changing import swapped
from piquet_tutor.why.questions import CLAUSE_OF
from piquet_tutor.why.replaying import course_of, run
from piquet_tutor.why.showing import as_json, words_for
from piquet_tutor.why.telling import html, line_of, line_of_answer, markdown, text
from tests.narration.deals import some_rules
from tests.oracle.bidding_scorer import Unlawful
from tests.oracle.scorers import score
from tests.oracle.starts import any_deal
from tests.strategies import random_deal
from tests.why.checks import Case, is_so

RANKS = ("tens", "jacks", "queens", "kings", "aces")
KINDS = tuple(kind.replace("_", " ") for kind in CLAUSE_OF)


def questions(deal, chance):
    """One question of each sort: what scores, and some particular things."""
    cards = [one.code for hand in (deal.kept or deal.hands).values() for one in hand]
    runs = [
        f"{high}{suit} {middle}{suit} {low}{suit}" for high, middle, low in ("AKQ", "QJT", "T98") for suit in "SHDC"
    ]
    yield from KINDS
    yield chance.choice(RANKS)
    yield f"sequence {chance.choice(runs)}"
    yield f"play {chance.choice(cards)}"
    yield f"play {chance.choice(cards)} at {chance.randint(1, 12)}"
    yield f"exchange {chance.randint(0, 9)}"


def wrong_premises(deal, chance, met):
    """What a deal's reasons and answers claim that is not so, or not so told; one sentence each."""
    case = Case(deal)
    words = words_for(deal)
    for ruling in deal.rulings:
        tree = why(deal, ruling)
        yield from _wrong_tree(case, tree, met)
        yield from _badly_told(line_of(tree, words))
    for side in dict.fromkeys(deal.table.sides):
        for question in questions(deal, chance):
            answer = why_not(deal, side, question)
            for premise in answer.lacking:
                met[premise.name] += 1
                if not is_so(case, premise):
                    yield f"{question} of {side}: {premise} is not so"
            yield from _against_the_tally(case, side, answer)
            yield from _badly_told(line_of_answer(answer, words))
            if list(answer.lacking) != sorted(answer.lacking, key=lambda each: each.far):
                yield f"{question} of {side}: the nearest does not come first"


def _wrong_tree(case, tree, met):
    for node in tree.walk():
        for each in node.because:
            if each.premise is not None:
                met[each.premise.name] += 1
                if not is_so(case, each.premise, node.ruling):
                    yield f"ruling {node.number}: {each.premise} is not so"


def _against_the_tally(case, side, answer):
    """What scores, scores by the brute scorer too, and what does not, does not."""
    question = answer.question
    if case.tally is None or question.kind not in CLAUSE_OF or question.rank or question.cards:
        return
    if answer.so != (question.kind in case.tally[side]):
        yield f"{question.text} of {side}: the answer is {answer.so}, and the brute scorer has {case.tally[side]}"
    if not answer.so and not answer.lacking:
        yield f"{question.text} of {side}: nothing is said to be lacking"


def _badly_told(line):
    for said in (text(line), markdown(line), html(line)):
        if "absent" in said or "{" in said.partition("</style>")[2]:
            yield f"badly told: {said[-300:]}"


# --- what a seat is told ------------------------------------------------------------------------------------------


def leaks(rules, chance):
    """What a seat is told that changes with cards it cannot see; one sentence each."""
    deal = random_deal(rules, chance, chance.choice((4, 6, 8, 10, 12, 16, 24, 1000)))
    seat = chance.choice(deal.table.seats)
    unseen = sorted(seen_by(deal, seat).unseen, key=lambda one: one.index)
    if len(unseen) < 2:
        return
    other = run(swapped(course_of(deal), *chance.sample(unseen, 2)))
    alike = other.refused is None and known_to(other.deal.rulings, seat) == known_to(deal.rulings, seat)
    if not alike or len(other.deal.actions) != len(deal.actions) or other.deal.phase != deal.phase:
        return
    yield ""
    again = told(other.deal, seat)
    for what, asked in told(deal, seat).items():
        if asked != again.get(what):
            yield f"{seat} is told {asked}\nor {again.get(what)}\nby cards unseen: {what} in {write_record(deal)}"


def told(deal, seat):
    """All that a seat can ask, and what it is told."""
    found = {}
    for language in narration.languages():
        words = words_for(deal, seat, language)
        for number in range(1, len(words.rulings) + 1):
            found[language, "why", number] = as_json(why(deal, number, seat), words)
        for side in dict.fromkeys(deal.table.sides):
            for question in (
                *KINDS,
                *RANKS,
                "sequence QH JH TH",
                "play AH",
                "play 7S at 2",
                "exchange 3",
                "exchange 9",
            ):
                found[language, side, question] = as_json(why_not(deal, side, question, seat), words)
        for change in ("option last_trick=0", "option lesser_combinations=both", f"{seat} sink point", "swap AS KH"):
            try:
                found[language, change] = as_json(what_if(deal, change, seat), words)
            except ChangeError as error:
                found[language, change] = str(error)
    return json.loads(json.dumps({str(key): value for key, value in found.items()}))


# --- the nearest change -------------------------------------------------------------------------------------------


def wrong_nearest(deal, chance, seconds, met):
    """Whether what is said to turn a verdict does, by the brute scorer's word."""
    side = chance.choice(deal.table.sides)
    kind = chance.choice([kind for kind in CLAUSE_OF if CLAUSE_OF[kind] in deal.rules.clauses])
    found = nearest_change(deal, kind, side, seconds=seconds)
    met[found.size or "none"] += 1
    yield from _smaller(deal, kind, side, found, met)
    if found.record is None:
        return
    record = json.loads(json.dumps(found.record))
    if read_deal(record).rulings != found.difference.deal.rulings and not found.difference.deal.faced:
        yield f"{kind} of {side}: the record of the change is another deal"
    try:
        tally = score(record)
    except Unlawful as error:
        yield f"{kind} of {side}: {error}"
        return
    if (kind in tally[side]) != found.wanted:
        yield f"{kind} of {side}: {[each.text for each in found.change]} does not turn it: {tally}"


def _smaller(deal, kind, side, found, met):
    """Smaller changes that turn it by the brute scorer's word: each word, and each swap, tried on the record's text."""
    done = found.proved or (not found.size and not found.stopped)
    record = write_record(deal)
    if not done or not found.wanted or found.size == "point":
        return
    if found.size != "word":
        for seat in (seat for seat in deal.table.seats if deal.table.side_of(seat) == side):
            for key in ("point", "sequences", "sets"):
                calls = {each: dict(said) for each, said in record.get("calls", {}).items()}
                if calls.get(seat, {}).pop(key, "none") != "none" and _turns({**record, "calls": calls}, kind, side):
                    yield f"{kind} of {side}: {seat} need only declare {key}"
    two = deal.rules.table == TWO_HANDED and kind in ("point", "sequence", "set", "repique")
    plain = two and "calls" not in record
    if plain and found.size not in ("word", "card", "swap"):
        met["(every swap tried on the text)"] += 1
        for one, other in combinations([each.code for each in pack_of(deal.rules.pack).cards], 2):
            led = {**record, "play": record["play"].split()[0]}  # the hands are as good as declared with the first lead
            if _turns(_swapped(led, one, other), kind, side):
                yield f"{kind} of {side}: {one} and {other} need only change places"


def _swapped(record, one, other):
    text = json.dumps(record).replace(one, "??").replace(other, one).replace("??", other)
    return json.loads(text)


def _turns(record, kind, side):
    """Whether the thing happens in a record that may be played as it stands (two cards of one hand change no hand)."""
    try:
        return kind in score(json.loads(json.dumps(record)))[side]
    except (Unlawful, ValueError):  # such a deal could not have been played so
        return False


# --- the run ------------------------------------------------------------------------------------------------------


def sample(seed, deals, nearest=0, seconds=4.0):
    """So many deals looked at; what was wrong, and how often each premise and size was met."""
    met, wrong, compared = Counter(), [], 0
    for number in range(deals):
        chance = Random(f"{seed} {number}")
        whole = chance.random() < 0.8
        deal = any_deal(some_rules(chance), chance) if whole else random_deal(some_rules(chance), chance, number % 40)
        for each in wrong_premises(deal, chance, met):
            wrong.append(f"deal {number} of seed {seed}: {each}\n{json.dumps(write_record(deal))}")
        for each in leaks(some_rules(chance), chance):
            compared += 1
            wrong += [f"deal {number} of seed {seed}: {each}"] if each else []
        if number < nearest and deal.done and not deal.void:
            for each in wrong_nearest(deal, chance, seconds, met):
                wrong.append(f"deal {number} of seed {seed}: {each}\n{json.dumps(write_record(deal))}")
    met["(told alike to a seat)"] = compared
    return wrong, met


def main() -> int:
    """Read the command line and run."""
    parser = argparse.ArgumentParser(prog="python -m tests.why.many", description=__doc__.splitlines()[0])
    parser.add_argument("--deals", type=int, default=1000)
    parser.add_argument("--nearest", type=int, default=0, help="look for the nearest change in so many of them")
    parser.add_argument("--seconds", type=float, default=4.0, help="how long to look for each")
    parser.add_argument("--seed", type=int, default=None, help="else a fresh one, which is printed")
    asked = parser.parse_args()
    seed = SystemRandom().randrange(10**6) if asked.seed is None else asked.seed
    print(f"seed {seed}", flush=True)
    began = time.perf_counter()
    wrong, met = sample(seed, asked.deals, asked.nearest, asked.seconds)
    for name, count in sorted(met.items()):
        print(f"{count:8} {name}")
    print(f"{asked.deals} deals, {len(wrong)} wrong, {time.perf_counter() - began:.0f} s")
    for each in wrong[:10]:
        print(each)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
