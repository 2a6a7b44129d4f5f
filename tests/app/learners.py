"""Learners who press whatever they find: sessions at a table, driven through intents alone, as a page drives them."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

from piquet_tutor.app.shared.table.offers import offers
from piquet_tutor.app.shared.table.play_session import PlaySession
from piquet_tutor.app.shared.table.second_look import SINK
from piquet_tutor.app.shared.table.self_found import is_found, offers_found
from piquet_tutor.app.shared.table.session import Session
from piquet_tutor.game.actions import Action, Exchange, Play
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rules.loader import load, rule_set_names
from piquet_tutor.players.opponents.interface import Chooser, Habit, HabitualAction

Scene = dict[str, Any]

RULE_SETS = rule_set_names()
LONGEST = 400
"""Presses after which a deal counts as stuck; an ordinary one takes some thirty."""


def texts(value: Any) -> Iterator[str]:
    """Every text in a scene, keys left out."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from texts(each)
    elif isinstance(value, (list, tuple)):
        for each in value:
            yield from texts(each)


class AnyMove(Chooser):
    """Declares all it has, and otherwise does anything that may be done; the same view always leads to the same."""

    name = "AnyMove"

    def _choice(self, view: View) -> HabitualAction:
        rng = Random(f"{view.seat} {len(view.rulings)} {view.hand}")
        if view.phase == "exchange" and view.limits is not None:
            least, most = view.limits
            count = rng.choice((least, most))  # who may leave the talon leaves all of it or nothing
            return HabitualAction(Exchange(view.seat, tuple(rng.sample(view.hand, count))), ANY)
        any_will_do = view.phase == "bidding" or isinstance(view.choices[0], Play)
        return HabitualAction(rng.choice(view.choices) if any_will_do else view.choices[0], ANY)


ANY = Habit("any", "nothing hangs on what is done")


def session(rng: Random, rules: str | None = None, seed: int | None = None, opponent: Any = None) -> PlaySession:
    """A table of a random rule set, or of this one; the others play quickly, for nothing here hangs on good play."""
    name = rules or rng.choice(RULE_SETS)
    return PlaySession(load(name), rng.randrange(10**9) if seed is None else seed, opponent or AnyMove())


def press(name: str) -> Scene:
    """The intent of a button."""
    return {"kind": "press", "action": name}


def touch(code: str, kind: str = "select") -> Scene:
    """The intent of a card."""
    return {"kind": kind, "card": code}


def acts(table: PlaySession, action: Action) -> None:
    """Do an action as a learner does: touch its cards, press what says it, and once more where that is asked."""
    if isinstance(action, Play):
        table.handle(touch(action.card.code, "play"))
        return
    deal, named = table.states[-1], {one["id"] for one in buttons(table.scenes()["table"])}
    for chosen in (frozenset(), frozenset(getattr(action, "cards", ()))):
        for each in chosen:
            table.handle(touch(each.code))
        made = offers(deal, table.seat, chosen, "en")
        if is_found(deal):
            made += offers_found(deal, table.seat, chosen, "en")
        name = next((each.id for each in made if each.action == action and each.id in named), "")
        if name:
            table.handle(press(name))
            if table.doubt is not None:
                table.handle(press(SINK))
            return
    raise AssertionError(f"nothing says {action}: {sorted(named)}")


def own_hand(table: Scene) -> list[Scene]:
    """The learner's hand in a table scene."""
    return next((seat["hand"] for seat in table["seats"] if seat["at"] == "bottom"), [])


def other_hand(table: Scene) -> list[Scene]:
    """The other hand in a table scene; at a larger table, all the others."""
    return [one for seat in table["seats"] if seat["at"] != "bottom" for one in seat["hand"]]


def buttons(table: Scene) -> list[Scene]:
    """The buttons beside each other and those of the bids, in a table scene."""
    rows = (table.get("bids") or {}).get("rows", ())
    return [*table["actions"], *(cell for row in rows for cell in row["cells"])]


def something(table: Scene, rng: Random, *, careless: float = 0.0) -> Scene | None:
    """What a learner does who sees this table: any open button or card; with this chance a closed one.

    None when nothing at all is offered.
    """
    open_ = [press(one["id"]) for one in buttons(table) if one["enabled"]]
    closed = [press(one["id"]) for one in buttons(table) if not one["enabled"]]
    words = [press(one["id"]) for one in table["actions"] if one["enabled"]]
    if table.get("bids") and rng.random() < 0.5:  # there are many bids and few words
        open_ = words
    kind = "play" if table["choose"] == "play" else "select"
    cards = [touch(one["card"], kind) for one in own_hand(table) if one.get("enabled")]
    dim = [touch(one["card"], kind) for one in own_hand(table) if one.get("enabled") is False]
    if (closed or dim) and rng.random() < careless:
        return rng.choice(closed + dim)
    if kind == "play" and cards:  # giving up is offered beside the cards, and would end every deal early
        return rng.choice(cards) if rng.random() < 0.95 or not open_ else rng.choice(open_)
    if cards and (not open_ or rng.random() < 0.3):
        return rng.choice(cards)
    return rng.choice(open_) if open_ else None


def playing(table: PlaySession, rng: Random, *, careless: float = 0.0, deals: int = 1) -> Iterator[dict[str, Scene]]:
    """Play at this table and yield all four scenes before every press, and at the end.

    Raises:
        AssertionError: nothing is offered though the game is not over, or the deal does not come to an end.
    """
    begun = False
    for _ in range(LONGEST * deals):
        scenes = table.scenes()
        yield scenes
        ended = bool(table.states) and table.states[-1].done
        if ended and (len(table.partie.deals) >= deals or table.partie.over):
            return
        intent = something(scenes["table"], rng, careless=careless)
        assert intent is not None, f"nothing is offered: {scenes['table']['prompt']}"
        table.handle(intent)
        begun = begun or bool(table.states)
    raise AssertionError("the deal does not come to an end")


def plain(scenes: dict[str, Scene], *, group: bool = False) -> str:
    """Scenes as one text, to compare tables by; without the name of their group, which is drawn by lot."""
    return json.dumps(
        {name: scene if group else {**scene, "group": ""} for name, scene in scenes.items()},
        sort_keys=True,
        ensure_ascii=False,
    )


def standing(table: Session) -> tuple[Any, ...]:
    """Everything that a press might change of the game itself."""
    return (
        table.deal,
        table.partie,
        tuple(getattr(table, "states", ())),
        tuple(getattr(table, "decisions", ())),
        table.chosen,
        getattr(table, "waiting", ""),
    )
