"""Puzzles looked at once more, each by trying all there is.

Every exchange of two cards of every puzzle is ruled by the engine, none left out because it looks like another, and
what was asked is read off the tally and the hands. Nothing may already be so; one exchange is then the smallest change
there is. What brings it about must be exactly what the puzzle takes as an answer, so that a second answer is always
taken too.
"""

from __future__ import annotations

from piquet_tutor.explain.why.changing import Change, changed
from piquet_tutor.explain.why.replaying import run
from piquet_tutor.game.combinations import held, strength
from piquet_tutor.game.state import Deal


def is_so(goal, deal: Deal) -> bool:
    """Whether what a puzzle asks is so in a deal, read off what was scored and what is held."""
    if goal.aim != "even":
        return (goal.kind in deal.tally()[goal.side]) == (goal.aim == "make")
    one, other = (held(goal.kind, deal.kept[seat])[:1] for seat in deal.table.seats)
    return bool(one and other) and strength(one[0]) == strength(other[0])


def every_exchange(made):
    """Yield each two cards of the pack that lie in different places, found by trying every two."""
    layout = made.layout
    places = {one: seat for seat, cards in layout.hands.items() for one in cards} | dict.fromkeys(layout.out, "")
    cards = sorted(places, key=str)
    for place, one in enumerate(cards):
        for other in cards[place + 1 :]:
            if places[one] != places[other]:
                yield one, other


def faults(made) -> list[str]:
    """What is wrong with a puzzle, a line each."""
    base, found = run(made.layout.course).deal, []
    if is_so(made.goal, base):
        found.append("what is asked is so already")
    doing = set()
    for swap in every_exchange(made):
        outcome = run(changed(base, made.layout.course, Change("swap", cards=swap)))
        if outcome.refused is not None:
            found.append(f"the exchange of {swap} is refused")
        elif is_so(made.goal, outcome.deal):
            doing.add(frozenset(swap))
    taken = {frozenset(each.swap) for each in made.answers}
    found += [f"{set(each)} does it and is not taken" for each in doing - taken]
    found += [f"{set(each)} is taken and does not do it" for each in taken - doing]
    if not doing:
        found.append("nothing does it")
    if made.hidden.answers != len(doing) or made.hidden.level != made.level:
        found.append(f"it is hidden as at the level {made.hidden.level!r}, not {made.level!r}")
    return found
