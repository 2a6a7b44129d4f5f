"""All that is told of many deals, looked at once more.

Of every deal, in every language of the catalogue:

- every fact of every ruling (``ledger_facts``) and every premise of every reason and answer (``checks``) is evaluated
  again by code that shares nothing with what wrote it; answers are held against the brute scorer's tally;
- every sentence names only cards among its facts, and the same cards and figures in every language (``telling``);
- what is said to come of a change is scored again by the brute scorer;
- no text that a seat is told, when or afterwards, names a card it cannot place, and in every third deal nothing it is
  told changes when two cards that it cannot see change places (``leaking``);
- of some the smallest change is told, with the same cards and figures in every language.

Deals are numbered; one number and seed is always the same deal, which is printed as a record when something is wrong.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import pairwise
from random import Random

from piquet_tutor import narration
from piquet_tutor.explain.why import ChangeError, nearest_change, what_if, why, why_not
from piquet_tutor.explain.why.questions import AWARDS
from piquet_tutor.explain.why.scenes import as_json, words_for
from piquet_tutor.explain.why.wording import document_of, line_of, line_of_answer, line_of_difference
from piquet_tutor.game.records.io import write_record
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.subjects import Subject
from piquet_tutor.narration.rendering import html, markdown, plain
from tests.explain.why.checks import Case, is_so
from tests.explain.why.leaking import Search, other_world, through_the_deal, told_apart
from tests.explain.why.ledger_facts import wrong_facts
from tests.explain.why.scanning import cards_in, figures_in
from tests.explain.why.telling import LEFT_OVER, Teller
from tests.narration.deals import some_rules
from tests.oracle.bidding_scorer import Unlawful
from tests.oracle.starts import any_deal
from tests.strategies import random_deal

RANKS = ("tens", "jacks", "queens", "kings", "aces")
KINDS = tuple(kind.replace("_", " ") for kind in AWARDS)
WORLDS = 3
"""In every so many-th deal two unseen cards change places."""
SECONDS = 4.0


def questions(deal, rng):
    """One question of each sort: what scores, and some particular things."""
    cards = [one.code for hand in (deal.kept or deal.hands).values() for one in hand]
    runs = [
        f"{high}{suit} {middle}{suit} {low}{suit}" for high, middle, low in ("AKQ", "QJT", "T98") for suit in "SHDC"
    ]
    yield from KINDS
    yield rng.choice(RANKS)
    yield f"sequence {rng.choice(runs)}"
    yield f"play {rng.choice(cards)}"
    yield f"play {rng.choice(cards)} at {rng.randint(1, 12)}"
    yield f"exchange {rng.randint(0, 9)}"


# --- what is told of a whole deal ---------------------------------------------------------------------------------


def wrong_premises(deal, rng, met, languages=None):
    """What a deal's rulings, reasons and answers claim that is not so, or not so told; one sentence each."""
    case, teller = Case(deal), Teller(deal, languages or narration.languages(), met)
    for ruling in deal.rulings:
        met["rulings"] += 1
        yield from wrong_facts(case, ruling)
        yield from teller.ruling(ruling)
        tree = why(deal, ruling)
        yield from _wrong_tree(case, tree, teller, met)
        yield from _badly_told(line_of(tree, teller.words[teller.languages[ruling.number % len(teller.languages)]]))
    for side in dict.fromkeys(deal.table.sides):
        for question in questions(deal, rng):
            answer = why_not(deal, side, question)
            for premise in answer.lacking:
                yield from _wrong_premise(case, premise, None, teller, met)
            yield from _against_the_tally(case, side, answer)
            yield from _wrong_order(answer)
            yield from _badly_told(line_of_answer(answer, teller.words[rng.choice(teller.languages)]))


def _wrong_tree(case, tree, teller, met):
    for node in tree.walk():
        for each in node.because:
            if each.premise is not None:
                for said in _wrong_premise(case, each.premise, node.ruling, teller, met):
                    yield f"ruling {node.number}: {said}"


def _wrong_premise(case, premise, ruling, teller, met):
    met["premise", premise.name] += 1
    if not is_so(case, premise, ruling):
        yield f"{premise} is not so"
    yield from teller.premise(premise)


def _wrong_order(answer):
    units = {each.unit for each in answer.lacking} - {""}
    if len(units) > 1:
        yield f"{answer.question.text} of {answer.side}: distances in {sorted(units)} are held against each other"
    # What the ruling that denies it names first may stand before what is nearer.
    rest = answer.lacking[1:] if _is_denied(answer) else answer.lacking
    if list(rest) != sorted(rest, key=lambda each: (each.name == "one_card", each.far)):
        yield f"{answer.question.text} of {answer.side}: the nearest does not come first"


def _is_denied(answer):
    wanted = (answer.question.kind, answer.side, "denied")
    return any((each.subject, each.side, each.verdict.value) == wanted for each in answer.rulings)


def _against_the_tally(case, side, answer):
    """What scores, scores by the brute scorer too, and what does not, does not."""
    question = answer.question
    if case.tally is None or question.kind not in AWARDS or question.rank or question.cards:
        return
    if answer.so != (question.kind in case.tally[side]):
        yield f"{question.text} of {side}: the answer is {answer.so}, and the brute scorer has {case.tally[side]}"
    if not answer.so and not answer.lacking:
        yield f"{question.text} of {side}: nothing is said to be lacking"


def _badly_told(line):
    for said in (form.text(document_of(line)) for form in (plain, markdown, html)):
        if "absent" in said or "{" in said.partition("</style>")[2]:
            yield f"badly told: {said[-300:]}"


# --- what would come of a change ----------------------------------------------------------------------------------


def some_change(deal, rng):
    """One change of some sort, that may or may not be possible."""
    seat = rng.choice(deal.table.seats)
    cards = [one.code for hand in (deal.kept or deal.hands).values() for one in hand]
    return rng.choice(
        (
            f"{seat} sink {rng.choice(('point', 'sequence', 'set'))}",
            f"{seat} declare {rng.choice(('point', 'sequence', 'set'))}",
            f"play {rng.choice(cards)} at {rng.randint(1, 12)}",
            "swap {} {}".format(*rng.sample(cards, 2)),
            "option lesser_combinations=both",
            "option last_trick=0",
        )
    )


def wrong_change(deal, rng, languages, met):
    """What is told of a change that does not come of it, by the ledger of the changed deal and the brute scorer."""
    change = some_change(deal, rng)
    try:
        found = what_if(deal, change)
    except ChangeError:
        return
    met["changes told"] += 1
    told = [
        plain.text(document_of(line_of_difference(found, words_for(deal, None, language)))) for language in languages
    ]
    for said in told:
        if LEFT_OVER.search(said.replace("  ", "")):
            yield f"{change}, badly told: {said}"
    for one, other in pairwise(told):
        if cards_in(one) != cards_in(other) or figures_in(_without_places(one)) != figures_in(_without_places(other)):
            yield f"{change} is told otherwise in another language: {one} | {other}"
    after = found.deal
    if after is None:
        return
    case = Case(after)
    for ruling in (*found.new, *(pair.after for pair in found.changed)):
        met["rulings of changed deals"] += 1
        made = after.rulings[ruling.number - 1]
        if (made.rule, made.verdict, made.side, made.awards) != (
            ruling.rule,
            ruling.verdict,
            ruling.side,
            ruling.awards,
        ):
            yield f"{change}: ruling {ruling.number} is told and not in the ledger"
        yield from (f"{change}: {said}" for said in wrong_facts(case, ruling))
    for side, (before, now) in found.totals.items():
        sums = [
            sum(award.points for each in each_deal.rulings for award in each.awards if award.side == side)
            for each_deal in (deal, after)
        ]
        if [before, now] != sums and not (deal.rules.accounts and len(deal.rules.accounts) > 1):
            yield f"{change}: {side} has {sums}, and {before} and {now} are told"
    yield from _scored_again(change, case, after, met)


def _without_places(said):
    """A text without the places of the sources, which are titles in their own languages."""
    return "\n".join(line.partition(" (")[0] for line in said.splitlines())


def _scored_again(change, case, after, met):
    try:
        tally = case.tally
    except (ValueError, KeyError, Unlawful):  # no record can say it
        return
    if tally is None or len(after.rules.accounts) > 1:
        return
    met["changed deals scored by the brute scorer"] += 1
    for side in tally:
        told = sum(award.points for each in after.rulings for award in each.awards if award.side == side)
        if told != tally[side].get("total"):
            yield f"{change}: {side} has {told}, and the brute scorer {tally[side]}"


# --- the nearest change -------------------------------------------------------------------------------------------


def some_nearest(deal, rng, seconds, languages):
    """The smallest change for one question of a deal, and where it is told otherwise in another language."""
    side = rng.choice(deal.table.sides)
    kind = rng.choice([kind for kind in AWARDS if law_of(deal.rules).has(Subject(kind))])
    found = nearest_change(deal, kind, side, seconds=seconds)
    told = [as_json(found, words_for(deal, None, language)) for language in languages]
    for one, other in pairwise(told):
        for read in (cards_in, figures_in):
            if read(one["text"]) != read(other["text"]):
                yield f"{kind} of {side}: told otherwise in another language: {one['text']} | {other['text']}"


# --- the run ------------------------------------------------------------------------------------------------------


def leaks(deal, number, rng, languages, met):
    """What some seat is told of a deal that it cannot know."""
    yield from through_the_deal(deal, languages, met)
    search = Search(deal, languages, met)
    for seat in deal.table.seats:
        yield from search.scenes(seat)
        yield from search.refusals(seat, rng)
    seat = deal.table.seats[number % len(deal.table.seats)]
    yield from search.answers(seat)
    yield from search.changes(seat)
    yield from search.nearest(seat, "repique", deal.table.sides[0])
    if number % 10 == 0:
        yield from search.information(seat)
    if number % WORLDS == 0:
        other = other_world(deal, seat, rng)
        if other is not None:
            yield from told_apart(deal, other, seat, languages, met, number % (10 * WORLDS) == 0)


def one_deal(seed, number, languages, nearest_every, seconds, met):
    """All that is wrong with one deal."""
    rng = Random(f"{seed} {number}")
    whole = rng.random() < 0.8
    deal = any_deal(some_rules(rng), rng) if whole else random_deal(some_rules(rng), rng, number % 40)
    met["deals"] += 1
    met["form", deal.rules.id] += 1
    begun = random_deal(some_rules(rng), rng, rng.choice((4, 6, 8, 10, 12, 14, 16, 20, 24, 30)))
    looks = [
        (deal, wrong_premises(deal, rng, met, languages)),
        (deal, wrong_change(deal, rng, languages, met)),
        (deal, through_the_deal(deal, languages, met)),
        (begun, leaks(begun, number, rng, languages, met)),
    ]
    if nearest_every and number % nearest_every == 0 and deal.done and not deal.void:
        looks.append((deal, some_nearest(deal, Random(f"nearest {seed} {number}"), seconds, languages)))
    for of, look in looks:
        try:
            for said in look:
                yield f"deal {number} of seed {seed}: {said}\n{json.dumps(write_record(of))}"
        except Exception as error:  # whatever breaks is a finding, and the run goes on
            yield f"deal {number} of seed {seed}: breaks with {error!r}\n{json.dumps(write_record(of))}"


def sample(seed, deals, nearest=0, seconds=SECONDS, languages=None, first=0):
    """So many deals looked at; what was wrong, and how often everything was met."""
    met, wrong = Counter(), []
    every = max(deals // nearest, 1) if nearest else 0
    for number in range(first, first + deals):
        wrong += one_deal(seed, number, languages or narration.languages(), every, seconds, met)
    return wrong, met
