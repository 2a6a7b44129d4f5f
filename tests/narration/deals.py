"""Deals to narrate: random ones over all rule sets and options, blank hands, the examples that ship, and claim 20."""

from __future__ import annotations

from importlib.resources import files
from random import Random

from piquet_tutor.game.cards import Pack, Rank, parse_cards
from piquet_tutor.game.deal.engine import start
from piquet_tutor.game.deal.random_play import play_out, shuffled
from piquet_tutor.game.parts import Standing
from piquet_tutor.game.records.replay import ParsedRecord, replay
from piquet_tutor.game.rules.loader import load, options, rule_set_names

ABOUT_THE_EXCHANGE = {
    "elder_blank_proof",
    "elder_blank_draw_order",
    "younger_blank_announce",
    "younger_blank_proof",
    "younger_untaken",
}
"""Options that mean nothing where two hands do not exchange in turn."""
COURTS = (Rank.JACK, Rank.QUEEN, Rank.KING)


def some_rules(rng):
    """A rule set, every third time as it stands, else with a third of its options set at random."""
    return rules_of(rng.choice(rule_set_names()), rng)


def rules_of(base, rng):
    """One rule set, every third time as it stands, else with a third of the options its clauses read set at random."""
    if rng.random() < 0.34:
        return load(base)
    plain = load(base)
    read = {name for clause in plain.clauses.values() for name in clause.options}
    if "exchange.elder" not in plain.clauses:
        read -= ABOUT_THE_EXCHANGE
    if "tricks.counted" in plain.clauses:
        read -= {"last_trick"}  # what the last trick scores in the oldest form is no number of tricks
    read -= {"auction_minus_combinations"}  # told in test_forms; a view does not yet know whose cards crossed over
    changes = {
        name: rng.choice(option.values) if option.values else rng.choice([10, 20, 50, 100])
        for name, option in options().items()
        if name in read and rng.random() < 0.35
    }
    return load(base, changes)


def some_opening(rng):
    """A dealt deal; one in five gives somebody a carte blanche."""
    return opening_of(some_rules(rng), rng)


def opening_of(rules, rng):
    """A dealt deal by these rules; one in five gives somebody a carte blanche."""
    standing = None
    if "race.reached" in rules.clauses:
        standing = Standing({side: rng.randint(0, 99) for side in rules.table.sides}, 2, 0)
    if rng.random() > 0.2:
        return shuffled(rules, rng, standing)
    pack = list(Pack(rules.pack).cards)
    plain = [card for card in pack if card.rank not in (*COURTS, Rank.TEN)]
    blank = rng.sample(plain, rules.hand_size)
    rest = [card for card in pack if card not in blank]
    rng.shuffle(rest)
    size, seats = rules.hand_size, rules.table.seats
    others = len(seats) - 1
    hands = [tuple(blank), *(tuple(rest[place * size : (place + 1) * size]) for place in range(others))]
    rng.shuffle(hands)
    return start(rules, dict(zip(seats, hands, strict=True)), tuple(rest[others * size :]), standing)


def some_deals(count, seed):
    """Finished random deals."""
    rng = Random(seed)
    for _ in range(count):
        yield play_out(some_opening(rng), rng)


def example_deals():
    """The deals that ship as examples."""
    from piquet_tutor.game.records.io import read_deal

    for path in sorted(files("piquet_tutor").joinpath("explore/examples").iterdir(), key=lambda each: each.name):
        text = path.read_text(encoding="utf-8") if path.name.endswith(".json") else ""
        if '"piquet-record/1"' in text and '"piquet-partie/1"' not in text:
            yield read_deal(text)


def claim_20(title=""):
    """Cavendish's example deal."""
    return replay(
        ParsedRecord(
            rules=load("rubicon"),
            dealt={
                "elder": parse_cards("AS KS JS AH QH JH 8H JC 8C 7C 9D 8D"),
                "younger": parse_cards("TS 7S TH 9H 7H KC QC TC AD QD JD TD"),
            },
            hands={},
            talon=parse_cards("9S 8S KH 9C KD QS AC 7D"),
            exchange={"elder": parse_cards("KS 8C 7C 9D 8D"), "younger": parse_cards("7S 9H 7H")},
            calls={},
            play=parse_cards("AH TH KH 7D QH TD JH JD 8H QD KD AD AC 9C KC JC QC 8S TC 9S QS AS JS TS"),
            title=title,
        )
    )
