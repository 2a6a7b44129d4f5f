"""Advice, decisions and search values, position by position, from fixed seeds over every rule set and some variants.

Where every decision is the same, so is the ladder of the opponents.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from .net import Net, Question, module, plain

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
ENGINE: Final = ("engine", "game", "")


def _forms(kind: str) -> list[tuple[str, dict[str, object]]]:
    """The rule sets that are asked about, each with its options."""
    loader = module("rules.loader", *ENGINE)
    forms: list[tuple[str, dict[str, object]]] = [(name, {}) for name in loader.rule_set_names()]
    if kind == "exchange":
        forms = [each for each in forms if each[0] in EXCHANGED]
    elif kind in ("play", "call"):
        forms = [each for each in forms if len(loader.load(each[0]).table.seats) == 2]
    return [*forms, *VARIANTS.values()] if kind != "exchange" else forms


def questions(size: float) -> Iterator[Question]:
    """Positions of every kind, the rule sets in turn."""
    for kind, number in NUMBERS.items():
        forms = _forms(kind)
        for place in range(max(1, round(number * size))):
            base, options = forms[place % len(forms)]
            yield Question(f"{kind} {place} {base}", [kind, place, base, options])


def answer(given: list[Any]) -> Any:
    """What is advised, decided or found."""
    kind, place, base, options = given
    rules = module("rules.loader", *ENGINE).load(base, options)
    return plain(list(KINDS[kind](rules, place, Random(f"{kind} {place}"))))


def in_a_match(rules: Any, rng: Random) -> Any:
    """Where the match stands before a deal: a deal on its own as often as not."""
    standing_of = module("parts", "engine.rules", "game").Standing
    if rng.random() < 0.5:
        return None
    deals = 6 if rules.values.get("match_format") in ("six_deals", "four_deals_ends_double") else 0
    points = {side: rng.randrange(0, 60 + 40 * bool(deals)) for side in dict.fromkeys(rules.table.sides)}
    return standing_of(points, rng.randrange(1, 7), deals)


def moments(rules: Any, seed: int, rng: Random, standing: Any = None) -> Iterator[Any]:
    """Yield a deal as a sensible player of every seat plays it, before each action."""
    from piquet_tutor.players.opponents.sensible import Sensible

    apply, seen_by = module("deal.engine", *ENGINE).apply, module("deal.views", *ENGINE).seen_by
    deal, player = module("deal.random_play", *ENGINE).shuffled(rules, seed, standing), Sensible()
    while not deal.done:
        view = seen_by(deal, deal.to_act or "")
        yield deal, view
        deal = apply(deal, player.choose(view))


def exchange(rules: Any, seed: int, rng: Random) -> Iterator[Any]:
    """Advice on the discard of one seat."""
    from piquet_tutor.players.coach import exchange_race
    from piquet_tutor.players.coach.exchange import advise_exchange
    from piquet_tutor.reckoner.exchange.unweighed import Unweighed

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
    from piquet_tutor.reckoner.solver import dealt

    played = [deal for deal, _ in moments(rules, seed, rng) if deal.phase == "play"]
    for deal in rng.sample(played, min(3, len(played))):
        try:
            found = dealt.solved(deal)
        except dealt.UnsupportedDeal as why_not:
            yield str(why_not)
            continue
        yield found.how, [(one, worth.points) for one, worth in found.cards.items()], found.line[:2]


def play(rules: Any, seed: int, rng: Random) -> Iterator[Any]:
    """Advice on a card at two moments of the play."""
    from piquet_tutor.players.coach.play_model import Unadvised
    from piquet_tutor.players.coach.playing import advise_play

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
    from piquet_tutor.players.review import review as reviewed

    chance = module("deal.random_play", *ENGINE)
    play_out, shuffled = chance.play_out, chance.shuffled

    deal = play_out(shuffled(rules, seed), rng)
    found = reviewed(deal, deal.table.seats[seed % len(deal.table.seats)])
    yield [(each.name, each.group, each.points, each.place, each.cards, each.facts) for each in found.findings]
    yield [tuple(each) for each in found.notes]


def opponents(rules: Any, seed: int, rng: Random) -> Iterator[Any]:
    """Every action of a deal between players of two neighbouring levels."""
    from piquet_tutor.players.opponents.interface import step
    from piquet_tutor.players.opponents.levels import levels, player

    shuffled = module("deal.random_play", *ENGINE).shuffled

    ladder = levels()
    level = seed // 18 % len(ladder)
    pair = [player(ladder[level], seed), player(ladder[max(0, level - 1)], seed)]
    deal = shuffled(rules, seed, in_a_match(rules, rng))
    seats = {seat: pair[place % 2] for place, seat in enumerate(deal.table.seats)}
    while not deal.done:
        deal = step(deal, seats)
    yield deal.actions


KINDS: Final = {
    "exchange": exchange,
    "solved": solved,
    "play": play,
    "call": call,
    "review": review,
    "opponents": opponents,
}
NET = Net(questions, answer)
