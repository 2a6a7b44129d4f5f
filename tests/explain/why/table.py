"""Why not, for every kind that can be denied, on twenty shipped deals each: ``python -m tests.explain.why.table``."""

from __future__ import annotations

from collections import Counter

from piquet_tutor.explain.why import why_not
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.game.actions import Exchange, Play
from piquet_tutor.game.deal.engine import judge
from tests.explain.why.checks import Case, is_so
from tests.narration.deals import example_deals

WANTED = 20
RUNS = ("AS KS QS", "QH JH TH", "TD 9D 8D", "KC QC JC")


def refused_card(deal, side):
    """A card that its player held and might not play, with the trick; else one that was not held."""
    for state, action in ReadersDeal(deal).history():
        if isinstance(action, Play) and deal.table.side_of(action.seat) == side:
            for one in state.hands[action.seat]:
                if judge(state, Play(action.seat, one)).verdict.value == "refused":
                    return f"play {one} at {len(state.tricks) + 1}"
    return "play AH"


def larger_exchange(deal, side):
    """One card more than might be exchanged."""
    for state, action in ReadersDeal(deal).history():
        if isinstance(action, Exchange) and deal.table.side_of(action.seat) == side:
            hand = state.hands[action.seat]
            for size in range(len(action.cards) + 1, len(hand) + 1):
                if judge(state, Exchange(action.seat, hand[:size])).verdict.value == "refused":
                    return f"exchange {size}"
    return "exchange 6"


KINDS = {
    "repique": "repique",
    "pique": "pique",
    "carte blanche": "carte blanche",
    "carte rouge": "carte rouge",
    "point": "point",
    "sequence (the best)": "sequence",
    "a particular sequence": lambda deal, side: f"sequence {RUNS[len(deal.rulings) % len(RUNS)]}",
    "a particular set": lambda deal, side: ("tens", "jacks", "queens", "kings", "aces")[len(deal.rulings) % 5],
    "set (the best)": "set",
    "cards": "cards",
    "capot": "capot",
    "a card that may not be played": refused_card,
    "a larger exchange": larger_exchange,
}


def main() -> int:
    """Print the table; exit status 1 when an answer is missing or not so."""
    deals = list(example_deals())
    wrong = 0
    print(f"{len(deals)} shipped deals; the nearest missing condition, by kind")
    for kind, asked in KINDS.items():
        found, answered, used = Counter(), 0, 0
        for deal in deals:
            for side in dict.fromkeys(deal.table.sides):
                question = asked if isinstance(asked, str) else asked(deal, side)
                answer = why_not(deal, side, question)
                if answer.so or used == WANTED:
                    continue
                used += 1
                good = bool(answer.lacking) and all(is_so(Case(deal), each) for each in answer.lacking)
                answered += good
                found[answer.lacking[0].name if answer.lacking else "nothing"] += 1
                break
        wrong += used - answered
        listed = ", ".join(f"{name} {count}" for name, count in found.most_common())
        print(f"{kind:30} {used:3} deals {answered:3} answered  {listed}")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
