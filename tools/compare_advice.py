"""Compare what two checkouts of the project advise, decide and find, position by position.

python tools/compare_advice.py OLD NEW [--only exchange solved] [--scale 0.2] [--old-answers FILE]

Compared are, from fixed seeds and over every rule set and some variants of them: 500 exchange advices (discards, every
figure to nine places, reasons); advice on calls and on cards; deals with both hands known; every action of every level
of opponent, alone and within a match; and reviews of finished deals. A line for each difference, and their number at
the end; the exit status is 1 where there is one.

For a change that must leave strength and advice as they are: where every decision is the same, so is the ladder.
``--scale`` asks about fewer positions of each kind; ``--old-answers`` keeps the old checkout's answers in a file, or
reads them from it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, is_dataclass
from enum import Enum
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, Final

VARIANTS: Final[dict[str, tuple[str, dict[str, object]]]] = {
    "a point a trick": ("parlett", {"trick_scoring": "flat_won"}),
    "ten for the last": ("parlett", {"trick_scoring": "flat_won", "last_trick": 10, "cards": 0}),
    "high leads": ("rubicon", {"trick_scoring": "lead_capture_T_up"}),
    "must head": ("cavendish", {"must_head": True}),
    "high leads of three": ("normand", {"trick_scoring": "lead_capture_T_up"}),
}
EXCHANGED: Final = ("rubicon", "parlett", "club", "wikipedia", "saunt", "cavendish", "au-cent", "contract", "auction")
"""Forms for which exchanges are weighed."""
NUMBERS: Final = {"exchange": 500, "solved": 260, "play": 260, "call": 130, "opponents": 430, "review": 39}
QUICK: Final = ((100_000, 24), (60, 256), (10, 1024), (6, 2048))
"""Rounds of the exchange: how many discards meet how many deals."""


# --- what one checkout is asked -------------------------------------------------------------------------------------


def answers(kind: str, number: int) -> Iterator[tuple[str, Any]]:
    """Yield each question of a kind and its answer."""
    from piquet_tutor.engine.rules.loader import load, rule_set_names

    forms = [(name, load(name)) for name in rule_set_names()]
    forms += [(name, load(base, options)) for name, (base, options) in VARIANTS.items()]
    if kind == "exchange":
        forms = [each for each in forms if each[0] in EXCHANGED]
    elif kind in ("play", "call"):
        forms = [each for each in forms if len(each[1].table.seats) == 2]
    found = {"exchange": exchange, "solved": solved, "play": play, "call": call, "review": review}.get(kind, opponents)
    for place in range(number):
        name, rules = forms[place % len(forms)]
        rng = Random(f"{kind} {place}")
        for part, answer in enumerate(found(rules, place, rng)):
            yield f"{kind} {place}.{part} {name}", answer


def in_a_match(rules: Any, rng: Random) -> Any:
    """Where the match stands before a deal: a deal on its own as often as not."""
    standing_of = import_module("piquet_tutor.engine.deal.state").Standing
    if rng.random() < 0.5:
        return None
    deals = 6 if rules.values.get("match_format") in ("six_deals", "four_deals_ends_double") else 0
    points = {side: rng.randrange(0, 60 + 40 * bool(deals)) for side in dict.fromkeys(rules.table.sides)}
    return standing_of(points, rng.randrange(1, 7), deals)


def moments(rules: Any, seed: int, rng: Random, standing: Any = None) -> Iterator[Any]:
    """Yield a deal as a sensible player of every seat plays it, before each action."""
    from piquet_tutor.engine.deal.engine import apply
    from piquet_tutor.engine.deal.random_play import shuffled
    from piquet_tutor.engine.deal.views import seen_by
    from piquet_tutor.players.opponents.sensible import Sensible

    deal, player = shuffled(rules, seed, standing), Sensible()
    while not deal.done:
        view = seen_by(deal, deal.to_act or "")
        yield deal, view
        deal = apply(deal, player.choose(view))


def exchange(rules: Any, seed: int, rng: Random) -> Iterator[Any]:
    """Advice on the discard of one seat."""
    from piquet_tutor.players.coach import exchange_race
    from piquet_tutor.players.coach.exchange import Unweighed, advise_exchange

    quick = tuple(exchange_race.Round(*each) for each in QUICK)
    exchange_race.ROUNDS = quick  # type: ignore[misc,assignment]  # for this run
    asked = [view for deal, view in moments(rules, seed, rng) if deal.phase == "exchange"]
    for view in asked[: 1 + seed // 17 % 2][-1:]:
        try:
            advice = advise_exchange(view, seed=seed)
        except Unweighed as why_not:
            yield str(why_not)
            return
        yield [
            (each.out, each.points, each.calls, each.sampled, each.odds, each.spread, each.reasons)
            for each in advice.options
        ]


def solved(rules: Any, seed: int, rng: Random) -> Iterator[Any]:
    """What each card is worth with both hands known, at three moments of the play."""
    from piquet_tutor.players.analysis.solver import dealt

    played = [deal for deal, _ in moments(rules, seed, rng) if deal.phase == "play"]
    for deal in rng.sample(played, min(3, len(played))):
        try:
            found = dealt.solved(deal)
        except dealt.Unsupported as why_not:
            yield str(why_not)
            continue
        yield found.how, [(one, worth.points) for one, worth in found.cards.items()], found.line[:2]


def play(rules: Any, seed: int, rng: Random) -> Iterator[Any]:
    """Advice on a card at two moments of the play."""
    from piquet_tutor.players.coach.playing import Unadvised, advise_play

    standing = in_a_match(rules, rng)
    asked = [view for deal, view in moments(rules, seed, rng, standing) if deal.phase == "play"]
    for view in rng.sample(asked, min(2, len(asked))):
        try:
            advice = advise_play(view, most=300)
        except Unadvised as why_not:
            yield str(why_not)
            continue
        yield advice.how, [(each.card, each.points, each.spread, each.pique, each.kept) for each in advice.options]


def call(rules: Any, seed: int, rng: Random) -> Iterator[Any]:
    """Advice on every word of the declarations, and on a bid."""
    from piquet_tutor.players.coach.declaring import NoWord, advise_call

    for deal, view in moments(rules, seed, rng, in_a_match(rules, rng)):
        if deal.phase in ("declare", "carte_blanche"):
            try:
                yield [repr(each) for each in advise_call(view, most=60).options]
            except NoWord as why_not:
                yield str(why_not)


def review(rules: Any, seed: int, rng: Random) -> Iterator[Any]:
    """The findings of a deal played at random."""
    from piquet_tutor.engine.deal.random_play import play_out, shuffled
    from piquet_tutor.players.review import review as reviewed

    deal = play_out(shuffled(rules, seed), rng)
    found = reviewed(deal, deal.table.seats[seed % len(deal.table.seats)])
    yield [(each.name, each.group, each.points, each.place, each.cards, each.facts) for each in found.findings]
    yield [tuple(each) for each in found.notes]


def opponents(rules: Any, seed: int, rng: Random) -> Iterator[Any]:
    """Every action of a deal between players of two neighbouring levels."""
    from piquet_tutor.engine.deal.random_play import shuffled
    from piquet_tutor.players.opponents.interface import step
    from piquet_tutor.players.opponents.levels import levels, player

    ladder = levels()
    level = seed // 18 % len(ladder)
    pair = [player(ladder[level], seed), player(ladder[max(0, level - 1)], seed)]
    deal = shuffled(rules, seed, in_a_match(rules, rng))
    seats = {seat: pair[place % 2] for place, seat in enumerate(deal.table.seats)}
    while not deal.done:
        deal = step(deal, seats)
    yield deal.actions


def plain(value: Any) -> Any:
    """A value as JSON, its floats rounded to nine places."""
    if isinstance(value, float):
        return round(value, 9) + 0.0
    if isinstance(value, Enum) or value is None or isinstance(value, str | int | bool):
        return str(value)
    if hasattr(value, "tolist"):
        return plain(value.tolist())
    if is_dataclass(value) and not hasattr(value, "suit"):
        return [plain(getattr(value, each.name)) for each in fields(value)]
    if hasattr(value, "items"):
        return [[str(name), plain(each)] for name, each in value.items()]
    if isinstance(value, list | tuple):
        return [plain(each) for each in value]
    return repr(value)


# --- two checkouts side by side -------------------------------------------------------------------------------------


def ask(checkout: Path, kinds: list[str], scale: float) -> dict[str, Any]:
    """Run this script inside a checkout and return what it answers, by question."""
    environment = {**os.environ, "PYTHONPATH": str(checkout), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(Path(__file__).resolve()), str(checkout), str(checkout), "--scale", str(scale)]
    done = subprocess.run(
        [*command, "--answer", "--only", *kinds], text=True, capture_output=True, env=environment, cwd=checkout
    )
    if done.returncode:
        raise SystemExit(f"{checkout}: {done.stderr[-3000:]}")
    return dict(json.loads(line) for line in done.stdout.splitlines())


def mark(text: str) -> str:
    """A short mark of a long answer."""
    return f"{hashlib.sha256(text.encode()).hexdigest()[:16]} {text[:160]}"


def main() -> int:
    """Compare, and print what differs."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("old", type=Path)
    parser.add_argument("new", type=Path)
    parser.add_argument("--only", nargs="+", choices=NUMBERS, default=list(NUMBERS))
    parser.add_argument("--scale", type=float, default=1.0)
    parser.add_argument("--old-answers", type=Path)
    parser.add_argument("--answer", action="store_true", help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.answer:
        for kind in asked.only:
            for question, answer in answers(kind, round(NUMBERS[kind] * asked.scale)):
                print(json.dumps([question, mark(json.dumps(plain(answer)))]), flush=True)
        return 0
    file = asked.old_answers
    with ThreadPoolExecutor() as pool:
        new = pool.submit(ask, asked.new.resolve(), asked.only, asked.scale)
        if file is not None and file.is_file():
            old = json.loads(file.read_text("utf-8"))
        else:
            old = ask(asked.old.resolve(), asked.only, asked.scale)
            if file is not None:
                file.write_text(json.dumps(old), encoding="utf-8")
    after = new.result()
    before = {question: answer for question, answer in old.items() if question.split()[0] in asked.only}
    if asked.scale < 1:
        before = {question: answer for question, answer in before.items() if question in after}
    found = [question for question in {**before, **after} if before.get(question) != after.get(question)]
    for question in found[:50]:
        print(f"{question}\n  old {before.get(question)}\n  new {after.get(question)}")
    print(f"{len(after)} answers, {len(found)} differences")
    return 1 if found else 0


if __name__ == "__main__":
    raise SystemExit(main())
