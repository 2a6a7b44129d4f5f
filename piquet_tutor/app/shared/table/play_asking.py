"""What a learner who plays is asked and told: the title, the prompt, the buttons below it and what may be touched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.app.shared.table import bidding_scene
from piquet_tutor.app.shared.table.announcing import told_since
from piquet_tutor.app.shared.table.offers import Offer, is_bid
from piquet_tutor.app.shared.table.prompts import turn_prompt
from piquet_tutor.app.shared.table.scene import Prompt
from piquet_tutor.app.shared.table.self_found import PATIENCE, SHOW, counts, is_found, to_be_found
from piquet_tutor.app.shared.table.session import Session, button
from piquet_tutor.app.shared.table.viewpoint import AROUND
from piquet_tutor.engine.rulings import Ruling, Verdict
from piquet_tutor.engine.table import Seat
from piquet_tutor.game.actions import Action, Exchange, Play
from piquet_tutor.game.cards import Card, sort_hand
from piquet_tutor.game.combinations import LOWEST_IN_A_SET, SHORTEST_SEQUENCE, SMALLEST_SET
from piquet_tutor.game.deal.engine import refusal_of
from piquet_tutor.game.deal.matches import Rubber
from piquet_tutor.game.deal.partie import Cut, Partie
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import law_of
from piquet_tutor.game.rules.policies import younger_showing
from piquet_tutor.game.rules.policies.exchange import limits
from piquet_tutor.game.state import Deal
from piquet_tutor.players.opponents.levels import level_name


class LearnersTable(Session):
    """What has to be known of a table to ask the learner at it.

    Attributes:
        rules: the rule set that is played by.
        match: the partie, race or rubber.
        you, other: the learner's name and the opponent's; ``players``: everybody's, the learner first.
        cut: the cards lifted for the deal; None once it has been settled who deals.
        states: the deal on the table, state by state; ``cursor``: which of them is looked at, None for the last.
        rematch: deals the first cards of another match, once this one is over; None where the page has no other.
        missed_at: after how many actions of the deal the learner was asked once more.
        found_at: after how many actions of the deal the learner was shown what there was to be found.
    """

    rules: RuleSet
    match: Partie
    you: str
    other: str
    players: tuple[str, ...]
    cut: Cut | None
    states: list[Deal]
    cursor: int | None
    rematch: Callable[[], object] | None
    found_at: int
    missed_at: int

    @property
    def finds(self) -> bool:
        """Whether the learner touches what they call."""
        return False

    @property
    def level_up(self) -> str:
        """The level of the next match, where this one has been won against a weaker one; empty otherwise."""
        return ""

    @property
    def seat(self) -> Seat:
        """Where the learner sits."""
        return self.viewpoint.bottom

    @property
    def number(self) -> int:
        """Which deal of the match lies on the table, or comes next, from one."""
        raise NotImplementedError


def choosing(deal: Deal, finding: bool = False) -> str:
    """How cards are chosen now: ``many`` before a button is pressed, ``play`` at once, or ``none``.

    Args:
        deal: it is the learner's turn.
        finding: whether the learner touches what is counted, too.
    """
    if deal.phase == "play":
        return "none" if younger_showing.may_show(deal) else "play"
    if deal.phase in ("declare", "round"):
        return "none" if counts(deal) and not finding else "many"
    return "many" if deal.phase == "exchange" else "none"


def title(table: LearnersTable) -> str:
    """Which deal of which match it is."""
    if table.cut is not None:
        return table.say("table-title-cut")
    number, agreed = table.number, table.match.agreed
    if isinstance(table.match, Rubber):
        return table.say("table-title-rubber", number=number)
    if not agreed:
        return table.say("table-title-race", number=number, target=law_of(table.rules).race_target)
    if number > agreed:
        return table.say("table-title-extra", number=number)
    return table.say("table-title-deal", number=number, count=agreed)


# --- the cut --------------------------------------------------------------------------------------------------------


def ask_cut(table: LearnersTable, cut: Cut, asked: Prompt) -> None:
    """The cards that were cut, and who deals or may choose."""
    if len(table.players) > len(AROUND[2]):
        _ask_cut_of_many(table, cut, asked)
        return
    mine, theirs = (cut.cards[player] for player in (table.you, table.other))
    asked.text = table.say("table-cut", mine=mine, theirs=theirs, other=table.other)
    asked.cut = (("top", theirs), ("bottom", mine))
    if cut.chooser == table.you:
        asked.detail = table.say("table-cut-choose")
        asked.actions = [
            button("deal", table.say("table-cut-deal"), True, "d"),
            button("leave", table.say("table-cut-leave", other=table.other), False, "l"),
        ]
        return
    if cut.chooser == table.other:
        asked.detail = table.say("table-cut-theirs", other=table.other)
    else:
        you = cut.dealer == table.you
        key = "table-cut-you-deal" if you else "table-cut-other-deals"
        bidding = "yes" if "bidding" in table.rules.phases else "no"
        asked.detail = table.say(key, other=table.other, bidding=bidding)
    asked.actions = [button("begin", table.say("table-begin"), True, "b")]


def _ask_cut_of_many(table: LearnersTable, cut: Cut, asked: Prompt) -> None:
    """Where more than two cut, the rules say who deals."""
    cards = cut.cards
    told = [table.say("table-cut-one", who=player, card=cards[player]) for player in table.players[1:]]
    asked.text = " ".join([table.say("table-cut-many", mine=cards[table.you]), *told])
    dealer = cut.dealer or cut.chooser or table.you
    places = dict(zip(table.players, AROUND[len(table.players)], strict=True))
    asked.cut = tuple((places[player], card) for player, card in cards.items())
    asked.detail = table.say("table-cut-deals", you="yes" if dealer == table.you else "no", who=dealer)
    asked.actions = [button("begin", table.say("table-begin"), True, "b")]


FEWEST: Final = {
    "sequence": SHORTEST_SEQUENCE,
    "set": SMALLEST_SET,
    "count-chosen": min(SHORTEST_SEQUENCE, SMALLEST_SET),
}
"""The fewest cards that can be called or counted so: with fewer, the learner has not finished choosing."""


# --- the learner's turn, and that of others -------------------------------------------------------------------------


def ask_turn(table: LearnersTable, deal: Deal, asked: Prompt, offered: Sequence[Offer]) -> None:
    """What the learner may do now, and why other actions are refused."""
    viewpoint = table.viewpoint
    asked.actions = [offer.scene(deal, viewpoint.refusal, table.tried) for offer in offered if not is_bid(offer)]
    asked.selected = table.chosen
    finding = table.finds and is_found(deal)
    asked.text, asked.detail = turn_prompt(deal, viewpoint, table.chosen, offered, finding)
    asked.detail = why_not_chosen(table, asked) or asked.detail
    asked.choose = choosing(deal, finding)
    if finding:
        _ask_to_find(table, deal, asked)
    if deal.phase == "bidding":
        asked.bids = bidding_scene.grid(deal, table.seat, viewpoint.language, lambda bid: _why(table, deal, bid))
    elif deal.phase == "exchange":
        asked.judge = lambda card: _too_many(table, deal, card)
    elif asked.choose == "play":
        asked.judge = lambda card: _why(table, deal, Play(table.seat, card))


def _ask_to_find(table: LearnersTable, deal: Deal, asked: Prompt) -> None:
    """The button that shows what there is to be found: it has its place from the beginning, and opens after a while."""
    shown = table.found_at == len(deal.actions)
    show = button(SHOW, table.say("table-do-show-me"), False, "h")
    asked.actions.append({**show, "enabled": not shown, "why": table.say("table-find-shown") if shown else ""})
    if not shown and not table.tried and table.missed_at != len(deal.actions):
        asked.actions[-1]["after"] = PATIENCE
    if shown and not to_be_found(deal, table.seat):
        asked.detail = table.say("table-yours-none")


def why_not_chosen(table: Session, asked: Prompt) -> str:
    """Why the chosen cards cannot be called; empty where they can be, or none are chosen.

    It stands with what is asked, for a closed button's own reason is seen only by who points at it with a mouse.
    """
    calls = [action for action in asked.actions if action["id"].startswith(("chosen-", "count-chosen"))]
    if calls and 0 < len(asked.selected) < FEWEST.get(calls[0]["id"].removeprefix("chosen-"), 0):
        return _never(table, asked)  # the cards are still being touched
    return str(calls[0]["why"]) if calls and not any(action["enabled"] for action in calls) else ""


def _never(table: Session, asked: Prompt) -> str:
    """Why a few cards cannot become what is to be called, whatever is touched beside them; empty where they can."""
    cards = sort_hand(tuple(asked.selected))
    # Where sequences and sets are both to be called, the cards may be meant as either.
    named = (each["id"].partition("-") for each in asked.actions)
    meant = {kind for word, _, kind in named if word in ("chosen", "call", "none", "sink")}
    low = "low" if cards[0].rank < LOWEST_IN_A_SET else ""
    why = {
        "sequence": "suits" if len({card.suit for card in cards}) > 1 else "",
        "set": "ranks" if len({card.rank for card in cards}) > 1 else low,
    }
    found = [why[kind] for kind in why if kind in meant]
    return table.say("table-chosen-never", why=found[-1], cards=cards) if found and all(found) else ""


def ask_to_wait(table: LearnersTable, deal: Deal, asked: Prompt, before: Prompt) -> None:
    """While another player thinks: the buttons stay where they were, closed, so that nothing jumps."""
    who = table.viewpoint.names[deal.to_act or ""]
    asked.text, asked.tone = table.say("table-thinking", who=who), "wait"
    asked.actions = [_closed(action, asked.text) for action in before.actions]
    if before.bids is not None:
        rows = [{**row, "cells": [_closed(cell, asked.text) for cell in row["cells"]]} for row in before.bids["rows"]]
        asked.bids = {**before.bids, "rows": rows}


def _closed(action: dict[str, Any], why: str) -> dict[str, Any]:
    return {**action, "enabled": False, "why": why}


def _too_many(table: LearnersTable, deal: Deal, card: Card) -> str:
    most = limits(deal, table.seat)[1]
    if card in table.chosen or len(table.chosen) < most:
        return ""
    refused = _why(table, deal, Exchange(table.seat, (*table.chosen, card)))
    return table.say("table-chosen-all", count=most) if refused and most else refused


def refusal_told(table: LearnersTable, refused: Ruling) -> str:
    """Why something was refused; of one card too many, which was not taken up, what to do before it can be."""
    most = refused.facts.get("maximum")
    if most and refused.facts.get("count", 0) > max(most, len(table.chosen)):
        return table.say("table-chosen-all", count=most)
    return table.viewpoint.refusal(refused)


def _why(table: LearnersTable, deal: Deal, action: Action) -> str:
    """Why something may not be done; empty when it may."""
    refusal = refusal_of(deal, action)
    return table.viewpoint.refusal(refusal) if refusal else ""


# --- the end of a deal ----------------------------------------------------------------------------------------------


def ask_done(table: LearnersTable, asked: Prompt) -> None:
    """What a finished deal came to, or its step that is shown, and the way on."""
    last = table.states[-1]
    asked.tone = "done"
    asked.text, asked.detail = _told_done(table, last)
    on = [button("next", table.say("table-do-again" if last.void else "table-do-next"), True, "n")]
    if table.cursor is not None:
        asked.text = told_since(table, table.states[table.cursor]) or table.say("table-review-start")
        asked.detail = table.say("table-review-step", step=table.cursor, count=len(table.states) - 1)
        asked.actions = [] if table.match.over else on
        return
    if table.match.over:
        asked.text = table.say("table-over")
        asked.detail = " ".join(
            narration.text(ruling, "short", table.viewpoint.language)
            for ruling in table.match.ledger
            if ruling.verdict is not Verdict.SUPERSEDED
        )
        if table.level_up:
            level = level_name(table.level_up, table.viewpoint.language)
            asked.detail += " " + table.say("table-level-up", other=table.other, level=level)
        if table.rematch is not None:
            asked.actions = [button("another", table.say("table-do-another"), True, "n")]
    else:
        asked.actions = on


def _told_done(table: LearnersTable, last: Deal) -> tuple[str, str]:
    """What is said of a finished deal."""
    if last.void:
        return table.say("table-void"), table.say("table-void-detail")
    arrows = any(tool["id"] == "back" for tool in table.tools())
    detail = table.say("table-done-detail") if arrows else ""
    if table.viewpoint.seat is None:  # the learner is home already
        who = table.say("table-pair", one=table.viewpoint.names[table.seat], two=_across(table, last))
        return table.say("table-watch", who=who, scores=_scores(table, last)), detail
    if len(last.table.seats) > len(AROUND[2]):
        return table.say("table-done-many", scores=_scores(table, last)), detail
    mine = last.table.side_of(table.seat)
    theirs = sum(last.total(side) for side in last.table.opponents(mine))
    return table.say("table-done", mine=last.total(mine), theirs=theirs), detail


def _scores(table: LearnersTable, deal: Deal) -> str:
    """What everybody came to in a deal, the learner's side first."""
    return ", ".join(
        table.say("table-score-of", who=table.viewpoint.side_name(side), points=str(deal.total(side)))
        for side in table.viewpoint.sides(deal.table)
    )


def _across(table: LearnersTable, deal: Deal) -> str:
    return table.viewpoint.names[deal.table.after(table.seat)]
