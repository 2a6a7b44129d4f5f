"""What is excluded without a replay is not turned by one: held against the engine, and against the plain search."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.explain.why import Hypothetical, nearest_change, turning
from piquet_tutor.explain.why.changing import swapped
from piquet_tutor.explain.why.excluding import Excluding, play_through
from piquet_tutor.explain.why.questions import AWARDS
from piquet_tutor.explain.why.replaying import course_of, run
from piquet_tutor.game.actions import Play
from piquet_tutor.game.cards import pack_of
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.loader import load
from piquet_tutor.game.subjects import Subject
from tests.narration.deals import claim_20, some_rules
from tests.oracle.starts import any_deal
from tests.samples import sample

CHANGES = 12


def asked_of(deal, rng):
    """Every award a deal could have, with whose; of the classes one combination by itself too."""
    for kind in AWARDS:
        if law_of(deal.rules).has(Subject(kind)):
            for side in dict.fromkeys(deal.table.sides):
                yield side, Hypothetical(kind)
    side = rng.choice(deal.table.sides)
    held = [one for hand in deal.kept.values() for one in hand]
    if held:
        yield side, Hypothetical("set", rank=max(held, key=lambda one: rng.random() + (one.rank >= 10)).rank)
        at = rng.randrange(len(held) - 2)
        yield side, Hypothetical("sequence", held[at : at + 3])


def made(deal, side, question):
    """Whether a deal has the award, read off its ledger."""
    for score in deal.scores:
        ruling = deal.rulings[score.number - 1]
        if question.kind in ("point", "sequence", "set"):
            fits = ruling.rule.partition(".")[0] == question.kind
            fits = fits and question.rank in (None, ruling.facts.get("rank"))
            fits = fits and (not question.cards or set(question.cards) == set(ruling.facts["cards"]))
        else:
            fits = score.kind == question.kind
        if fits and score.side == side and ruling.verdict is Verdict.AWARDED:
            return True
    return False


def some_deal(rng):
    """A deal by some rules, one in four with a carte rouge, which few books have."""
    rules = some_rules(rng)
    if rng.random() < 0.25:
        rules = load(rules.id, {**dict(rules.changed), "carte_rouge": 20})
    return any_deal(rules, rng)


def some_swaps(deal, rng):
    """Pairs of cards that change places: any; or those that make one hand better, in one suit or in high cards."""
    pack = pack_of(deal.rules.pack).cards
    number = rng.choice((1, 1, 2, 2, 3, 6))
    if rng.random() < 0.3 or not deal.kept:
        return tuple(tuple(rng.sample(pack, 2)) for _ in range(number))
    hand = list(deal.kept[rng.choice(deal.table.seats)])
    suits = [one.suit for one in hand]
    best = max(suits, key=suits.count)
    by_rank = rng.random() < 0.5
    good = (lambda one: one.rank) if by_rank else (lambda one: (one.suit is best, one.rank))
    others = sorted((one for one in pack if one not in hand), key=good)[-number - 2 :]
    return tuple(zip(sorted(hand, key=good)[:number], rng.sample(others, number), strict=False))


def wrongly_excluded(deal, rng, changes, met):
    """What is excluded and comes about all the same; and how often anything was excluded, by kind."""
    course = course_of(deal)
    proofs = [(*each, Excluding(deal, course, *each)) for each in asked_of(deal, rng)]
    for _ in range(changes):
        swaps, changed = some_swaps(deal, rng), course
        for pair in swaps:
            changed = swapped(changed, *pair)
        out = run(changed)
        for side, question, excluding in proofs:
            so = out.refused is None and made(out.deal, side, question)
            met["asked", question.kind] += 1
            met["made", question.kind] += so
            if excluding.proves(swaps):
                met["excluded", question.kind] += 1
                if so:
                    yield f"{question.text} of {side} comes about by {swaps} and was excluded"


def test_nothing_that_is_excluded_comes_about():
    met, wrong = Counter(), []
    for number in range(sample(24)):
        rng = Random(f"excluding 1 {number}")
        deal = some_deal(rng)
        wrong += [f"deal {number}: {each}" for each in wrongly_excluded(deal, rng, CHANGES, met)]
    assert not wrong
    kinds = {kind for what, kind in met if what == "excluded"}
    assert kinds == set(AWARDS), "the sample no longer meets an exclusion of each kind"
    come_about = {kind for (what, kind), times in met.items() if what == "made" and times}
    assert come_about >= set(AWARDS) - {"carte_rouge"}, "the sample no longer makes what might wrongly be excluded"


def test_what_was_sunk_may_be_shown_after_all_when_a_part_that_was_called_is_gone():
    rng = Random("excluding 11 318")
    deal = some_deal(rng)
    assert deal.rules.id == "au-cent", "another deal is made from this seed: look for one that shows a part of a set"
    assert not list(wrongly_excluded(deal, rng, 30, Counter()))


def test_the_play_is_gone_through_as_the_engine_has_it():
    for number in range(20):
        rng = Random(f"play {number}")
        deal = some_deal(rng)
        course = course_of(deal)
        again = run(course).deal
        whole = course.length // len(deal.table.seats)
        if not deal.kept or any(not isinstance(each, Play) for each in again.actions[-1:]):
            continue
        tricks = list(play_through(deal, course, deal.kept, {}))
        assert tuple(tricks[: len(again.tricks)]) == again.tricks
        assert len(tricks) == whole


@pytest.mark.parametrize(("kind", "side"), [("set", "younger"), ("repique", "elder"), ("capot", "elder")])
def test_the_search_finds_what_it_finds_without_any_exclusion(kind, side, monkeypatch):
    """The same size, the same change, as many alike, as many smaller ones gone through, the same promise."""
    monkeypatch.setattr(turning, "PROMISING", 1)
    assert found_alike(claim_20(), kind, side)


def found_alike(deal, kind, side):
    """Whether the search finds the same when it goes through the deal with every change."""
    quick = nearest_change(deal, kind, side, seconds=600)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Excluding, "proves", lambda self, swaps: False)
        plain = nearest_change(deal, kind, side, seconds=600)
    return answer(quick) == answer(plain)


def answer(found):
    """All that a search promises."""
    return found.size, found.change, found.tried, found.alike, found.proved, found.tricks, found.record
