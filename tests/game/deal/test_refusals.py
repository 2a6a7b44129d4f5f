"""One judge for "may I?", "why not?" and doing it, in any position; case by case ``tests/cases/refusals.toml``."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from piquet_tutor.engine.rulings import Verdict
from piquet_tutor.game.actions import (
    Accept,
    Action,
    Answer,
    Bid,
    Call,
    ClaimCarteBlanche,
    Concede,
    Count,
    Double,
    Exchange,
    FaceUntaken,
    KeepCarteBlanche,
    Pass,
    Play,
    Reply,
    Show,
)
from piquet_tutor.game.cards import Card, pack_of
from piquet_tutor.game.combinations import KINDS, held
from piquet_tutor.game.deal.engine import Refused, apply, judge, legal_actions
from piquet_tutor.game.rules.registry import POLICIES, reasons
from piquet_tutor.game.state import Deal
from tests.game import table_talk as at_table
from tests.game.casebook import cases
from tests.samples import sample
from tests.strategies import deals


def test_every_reason_there_is_refuses_in_a_case_by_each_policy_that_has_it(monkeypatch):
    """No reason is dead, and none is untried; two forms may refuse for one reason by policies of their own."""
    reached, refused = set(), at_table.refused

    def noted(deal, action):
        found = refused(deal, action)
        reached.add((deal.rules.rule(found.rule).policy, found.facts["reason"]))
        return found

    monkeypatch.setattr(at_table, "refused", noted)
    for case in cases():
        if case.file == "refusals.toml":
            case.run()
    assert reached == {(name, reason) for name in POLICIES.by_name for reason in POLICIES.by_name[name].refuses}
    assert {reason for _, reason in reached} == set(reasons())


# --- the judge and the act ------------------------------------------------------------------------


def any_action(deal: Deal, rng: Random) -> Action:
    """Any action at all, legal or not, likely or absurd."""
    pack: list[Card] = list(pack_of(deal.rules.pack).cards)
    seat = rng.choice([*deal.table.seats, deal.to_act or deal.table.seats[0]])
    hand = list(deal.hands[seat]) if rng.random() < 0.8 else pack
    kind = rng.choice(KINDS)
    some = tuple(rng.sample(hand, min(len(hand), rng.randint(0, 6))))
    runs = [one.cards for each in KINDS for one in held(each, tuple(deal.kept.get(seat, ())))]
    good = rng.choice([some, *runs]) if runs else some
    part = good[: rng.randint(0, len(good))] if rng.random() < 0.3 else good
    return rng.choice(
        [
            ClaimCarteBlanche(seat, rng.choice([None, 0, 1, 3, 5, 9])),
            KeepCarteBlanche(seat),
            Exchange(seat, some),
            FaceUntaken(seat),
            Bid(seat, rng.randint(6, 14), rng.randint(2, 9)),
            Bid(seat, rng.randint(6, 13), 0, rng.choice(["plus", "minus"])),
            rng.choice([Accept(seat), Pass(seat), Double(seat)]),
            Concede(seat),
            Call(seat, kind, part),
            Reply(seat, kind, rng.choice(list(Answer)), part),
            Count(seat, kind, tuple(rng.sample(runs, min(len(runs), rng.randint(0, 2))))),
            Show(seat, part, (rng.choice(runs),) if runs else (), ()),
            Play(seat, rng.choice(hand or pack)),
        ]
    )


def state(deal: Deal) -> tuple[object, ...]:
    """All that a deal is."""
    return tuple(dict(value) if isinstance(value, dict) else value for name, value in sorted(vars(deal).items()))


@settings(max_examples=sample(45), deadline=None)
@given(deal=deals(), seed=st.integers(0, 2**32 - 1))
def test_what_the_judge_allows_can_be_done_and_what_it_refuses_cannot(deal, seed):
    """For a random position and any actions at all: ALLOWED if and only if the act succeeds; nothing ever changes."""
    rng = Random(seed)
    before = state(deal)
    for _ in range(12):
        action = any_action(deal, rng)
        found = judge(deal, action)
        if found.verdict is Verdict.ALLOWED:
            assert apply(deal, action).actions == (*deal.actions, action)
        else:
            assert found.verdict is Verdict.REFUSED
            with pytest.raises(Refused) as caught:
                apply(deal, action)
            assert caught.value.ruling == found
        assert state(deal) == before


@settings(max_examples=sample(20), deadline=None)
@given(deal=deals(), seed=st.integers(0, 2**32 - 1))
def test_every_action_offered_is_allowed(deal, seed):
    """What a player is shown as possible the judge allows; while a deal is not over there is always something."""
    rng = Random(seed)
    offered = []
    for number, action in enumerate(legal_actions(deal)):
        if number < 40 or rng.random() < 0.02:
            offered.append(action)
        if number > 1500:
            break
    assert bool(offered) != deal.done
    for action in offered:
        assert judge(deal, action).verdict is Verdict.ALLOWED, action


@settings(max_examples=sample(20), deadline=None)
@given(deal=deals())
def test_no_refusal_is_ever_written_into_the_ledger(deal):
    """A refusal is an answer to a question; the ledger holds what happened."""
    assert not [one for one in deal.ledger if one.verdict is Verdict.REFUSED]
