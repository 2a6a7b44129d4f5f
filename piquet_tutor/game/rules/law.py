"""A rule set's options and clauses as typed answers, decoded in this one place.

A number or a yes is read as it is (``rules.options.must_head``). No wing above the engine reads a word that stands for
an option's value, or compares a clause's or policy's name. Instead it asks ``law_of(rules)``, or
``rules.clause_on(subject)`` for a clause, so that an option is decoded only once and a misspelled question is a type
error.

>>> from piquet_tutor.game.rules.loader import load
>>> law_of(load("rubicon")).sinking, law_of(load("parlett")).pique.by_order
(<Sinking.PARTIAL: 'partial'>, False)
>>> law_of(load("au-cent")).race_target, law_of(load("rubicon")).race_target
(100, None)
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NamedTuple

from piquet_tutor.engine.clauses import Rule
from piquet_tutor.game.combinations import SEQUENCE_LENGTHS
from piquet_tutor.game.options import Options
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.play_prices import PlayPrices, play_prices_of
from piquet_tutor.game.rules.policies.declaring import sequence_worth
from piquet_tutor.game.subjects import Subject


class Sinking(StrEnum):
    """How much of what they hold a player may leave undeclared."""

    NONE = "none"
    WHOLE_CLASS = "whole_class"
    """A class is declared from its best combination, or not at all."""
    WHOLE_COMBINATIONS = "whole_combinations"
    """Any combination may be declared or kept back, but no part of one."""
    PARTIAL = "partial"


class ShortCall(StrEnum):
    """Whether a call of less than is held binds its caller once it has been answered."""

    NEVER = "never"
    UNLESS_GOOD_AGAINST_CARDS = "unless_good_against_cards"
    ALWAYS = "always"


class SequenceCall(StrEnum):
    """What is announced of a sequence when it is called."""

    LENGTH_FIRST = "length_first"
    TOP_UNLESS_UNBEATABLE = "top_unless_unbeatable"
    TOP_ALWAYS = "top_always"


class Reckoning(StrEnum):
    """By what order scores are taken when a pique is judged."""

    BY_ORDER = "precedence"
    BY_CLOCK = "chronological"


class Bonus(NamedTuple):
    """A repique or a pique.

    Attributes:
        points: what it scores.
        target: how many points earn it.
        by_order: whether the order of reckoning decides what bars it; else the order in time.
        younger: whether the second hand can make one too.
        kinds: the kinds of score that count towards it.
        targets: every possible target, if it depends on the bid; otherwise the target alone.
        first_lead: whether only the very first card led can complete it, before the second hand has played.
    """

    points: int
    target: int
    by_order: bool
    younger: bool
    kinds: tuple[str, ...]
    targets: frozenset[int]
    first_lead: bool = False


@dataclass(frozen=True)
class Law:
    """What a rule set says, decoded; :func:`law_of` makes one.

    Attributes:
        rules: the rule set that is read.
    """

    rules: RuleSet

    @property
    def options(self) -> Options:
        """What its options are set to, each a field."""
        return self.rules.options

    def price(self, subject: Subject) -> int | None:
        """What the clause on a subject scores; None if there is no such clause, or it has no single price."""
        rule = self.rules.clause_on(subject)
        points = rule.params.get("points") if rule is not None else None
        return None if points is None else int(points)

    def has(self, *subjects: Subject) -> bool:
        """Whether this rule set has a clause on every one of these subjects."""
        return all(self.rules.clause_on(each) is not None for each in subjects)

    def are_ordinary(self, *subjects: Subject) -> bool:
        """Whether there is a clause on every one of these subjects, judged by the policy of the base game."""
        rules = [self.rules.clause_on(each) for each in subjects]
        return all(rule is not None and rule.ordinary for rule in rules)

    # --- carte blanche and the exchange -----------------------------------------------------------

    @cached_property
    def carte_blanche(self) -> int:
        """What a carte blanche scores; 0 if there is none."""
        return self.price(Subject.CARTE_BLANCHE) or 0

    @cached_property
    def blank_told_after_exchange(self) -> bool:
        """Whether younger announces a carte blanche only after elder's exchange."""
        return self.options.younger_blank_announce == "after_elder_exchange"

    @cached_property
    def younger_draws_first(self) -> bool:
        """Whether younger draws first when elder has announced a carte blanche."""
        return self.options.elder_blank_draw_order == "younger_first"

    @cached_property
    def two_blanks_void(self) -> bool:
        """Whether neither of two cartes blanches scores."""
        return self.options.double_blank == "both_void"

    @cached_property
    def youngers_blank_alone(self) -> bool:
        """Whether of two cartes blanches younger's alone scores."""
        return self.options.double_blank == "younger_scores"

    @cached_property
    def elder_peeks(self) -> bool:
        """Whether elder may look at the cards they leave of those they could have taken."""
        return self.options.elder_peek and self.has(Subject.TALON_PEEK)

    @cached_property
    def dealer_may_exchange(self) -> bool:
        """Whether the dealer may exchange where nobody else does."""
        rule = self.rules.clause_on(Subject.DEALER_EXCHANGE)
        return rule is not None and rule.params["how"] != "none"

    # --- the bidding ------------------------------------------------------------------------------

    @cached_property
    def has_bidding(self) -> bool:
        """Whether this form has bidding."""
        return "bidding" in self.rules.phases

    @cached_property
    def fewest_left(self) -> int:
        """The fewest cards a bid promises to leave in the talon; 0 if bids promise none."""
        rule = self.rules.clause_on(Subject.UNDERTAKING)
        return int(rule.params.get("left", (0,))[0]) if rule is not None else 0

    @cached_property
    def tricks_bid(self) -> tuple[int, int] | None:
        """The fewest and the most tricks that may be bid; None if there is no bidding."""
        rule = self.rules.clause_on(Subject.UNDERTAKING)
        return None if rule is None else (int(rule.params["tricks"][0]), int(rule.params["tricks"][1]))

    @cached_property
    def cards_left_bid(self) -> tuple[int, int] | None:
        """The fewest and the most cards a bid may promise to leave in the talon; None if bids promise none."""
        rule = self.rules.clause_on(Subject.UNDERTAKING)
        left = rule.params.get("left") if rule is not None else None
        return None if left is None else (int(left[0]), int(left[1]))

    @cached_property
    def unbid_hands_are_played(self) -> bool:
        """Whether the hands are played as dealt if nobody bids."""
        return self.has(Subject.MISERE)

    @cached_property
    def combinations_may_cross(self) -> bool:
        """Whether a bid may make a hand's combinations score for the opponents."""
        rule = self.rules.clause_on(Subject.UNDERTAKING)
        return rule is not None and rule.params.get("combinations", "holder") != "holder"

    # --- the declarations -------------------------------------------------------------------------

    @cached_property
    def point_score(self) -> str | None:
        """By what step a good point scores, as texts are told of it; None if the form has no point."""
        rule = self.rules.clause_on(Subject.POINT)
        return str(rule.params["score"]) if rule is not None else None

    @cached_property
    def point_scores_its_cards(self) -> bool:
        """Whether a good point scores one for each of its cards."""
        return self.point_score == "cards"

    @cached_property
    def lesser_open_to_all(self) -> bool:
        """Whether, with three or four players, everybody counts further sequences and sets, whoever won the class."""
        rule = self.rules.clause_on(Subject.SEQUENCE_LESSER)
        return rule is not None and rule.params.get("who") == "everyone"

    @cached_property
    def lesser_open_to_partners(self) -> bool:
        """Whether, with partners, both partners of the side that won a class count in it."""
        rule = self.rules.clause_on(Subject.SEQUENCE_LESSER)
        return rule is not None and rule.params.get("who") == "side"

    @cached_property
    def void_suits_called(self) -> bool:
        """Whether a void suit may be called as a point or a sequence."""
        return self.options.nought_value != "off"

    @cached_property
    def void_point_counts_half_more(self) -> bool:
        """Whether the point of a void suit makes fifty and a half, so that no five cards making fifty equal it."""
        return self.options.nought_value == "50.5"

    @cached_property
    def sinking(self) -> Sinking:
        """How much may be left undeclared; a bid to lose tricks may allow less."""
        return Sinking(self.options.sinking)

    @cached_property
    def short_call(self) -> ShortCall:
        """Whether a short call binds."""
        return ShortCall(self.options.short_call_binds)

    @cached_property
    def point_value_told(self) -> bool:
        """Whether a point's value is told with its length, without being asked for."""
        return self.options.point_call == "value_always"

    @cached_property
    def points_by_pips(self) -> bool:
        """Whether points are compared by their pips alone, whatever their length."""
        return self.options.point_compare == "pips"

    @cached_property
    def sequences(self) -> tuple[int, ...]:
        """What a good sequence scores, by its length; 0 where none is so short, or the form has none."""
        rule, shorter = self.rules.clause_on(Subject.SEQUENCE), (0,) * SEQUENCE_LENGTHS.start
        return (*shorter, *(0 if rule is None else sequence_worth(rule, length) for length in SEQUENCE_LENGTHS))

    @cached_property
    def trio(self) -> int:
        """What a good trio scores."""
        return self._set("trio")

    @cached_property
    def quatorze(self) -> int:
        """What a good quatorze scores."""
        return self._set("quatorze")

    def _set(self, size: str) -> int:
        rule = self.rules.clause_on(Subject.SET)
        return int(rule.params[size]) if rule is not None else 0

    @cached_property
    def sequence_call(self) -> SequenceCall:
        """What is announced of a sequence at once."""
        return SequenceCall(self.options.sequence_call)

    @cached_property
    def losers_count_too(self) -> bool:
        """Whether a side that has lost a class still counts its sequences and sets."""
        return self.options.lesser_combinations == "both"

    @cached_property
    def equal_sequences_void_all(self) -> bool:
        """Whether nobody counts any sequence where the best two are equal."""
        return self.options.equal_sequence_voids == "all"

    @cached_property
    def declared_cards_bar(self) -> bool:
        """Whether elder's declared cards bar any combination of younger's that they beat or equal, called or not."""
        return self.has(Subject.DECLARED_CARDS) and not self.losers_count_too

    @cached_property
    def equal_must_be_shown(self) -> bool:
        """Whether what is equal must be shown on request, as what is good."""
        return self.options.show_on_request and self.options.show_extent != "scored"

    # --- bonuses ----------------------------------------------------------------------------------

    @cached_property
    def carte_rouge(self) -> int:
        """What a carte rouge scores; 0 if there is none."""
        return self.price(Subject.CARTE_ROUGE) or 0

    @cached_property
    def repique(self) -> Bonus | None:
        """The repique; None if there is none."""
        return self._bonus(self.rules.clause_on(Subject.REPIQUE))

    @cached_property
    def pique(self) -> Bonus | None:
        """The pique; None if there is none."""
        return self._bonus(self.rules.clause_on(Subject.PIQUE))

    @staticmethod
    def _bonus(rule: Rule | None) -> Bonus | None:
        if rule is None:
            return None
        params = rule.params
        by_order = params.get("reckoning", Reckoning.BY_ORDER) == Reckoning.BY_ORDER
        first_lead = params.get("moment") == "first_lead"
        return Bonus(
            int(params["points"]),
            int(params["target"]),
            by_order,
            bool(params.get("younger", True)) and not first_lead,
            tuple(params.get("kinds", ())),
            frozenset(int(params[name]) for name in ("target", "plus", "minus") if name in params),
            first_lead,
        )

    @cached_property
    def pique_needs_a_bid(self) -> bool:
        """Whether a pique can be made only where tricks were bid for."""
        rule = self.rules.clause_on(Subject.PIQUE)
        return rule is not None and rule.policy == "pique_by_tricks"

    # --- the play ---------------------------------------------------------------------------------

    @cached_property
    def play(self) -> PlayPrices | None:
        """What leads, tricks, the cards and the capot score; None if the play is scored in another way."""
        return play_prices_of(self.rules)

    @cached_property
    def first_lead_scores(self) -> bool:
        """Whether the first card led in a deal scores, whatever it is."""
        return self.play is not None and self.play.leading(high=False, first=True) > 0

    @cached_property
    def cards_shared(self) -> bool:
        """Whether players who are level in tricks share the score for the cards, so that nobody needs a majority."""
        rule = self.rules.clause_on(Subject.CARDS)
        return rule is not None and rule.policy == "most_tricks_shared"

    @cached_property
    def capot_sharers(self) -> int:
        """How many players may share a capot: two of three if the rules say so, else one."""
        rule = self.rules.clause_on(Subject.CAPOT)
        return 2 if rule is not None and rule.policy == "capot_shared" else 1

    @cached_property
    def capot_replaces_cards(self) -> bool:
        """Whether a capot replaces the cards, and these cannot have been scored before the end."""
        capot, cards = self.rules.clause_on(Subject.CAPOT), self.rules.clause_on(Subject.CARDS)
        if capot is None or cards is None or self.price(Subject.CARDS_EARLY):
            return False
        return capot.exception_to == cards.id and bool(self.price(Subject.CAPOT))

    # --- the match --------------------------------------------------------------------------------

    @cached_property
    def race_target(self) -> int | None:
        """The target of a race; None if no race is played."""
        races = self.has(Subject.RACE_REACHED) or self.has(Subject.RACE_HOME)
        return self.options.target if races else None

    @cached_property
    def race_stops_at_once(self) -> bool:
        """Whether a deal stops as soon as a side has the target, by the order of reckoning or by the clock."""
        return self.options.race_stop != "end_of_deal"

    @cached_property
    def first_and_last_double(self) -> bool:
        """Whether the first deal of a match and the last count double."""
        return self.options.match_format == "four_deals_ends_double"

    @cached_property
    def rubicon(self) -> int:
        """The points a loser needs to pass the rubicon; 0 if there is none."""
        rule = self.rules.clause_on(Subject.SETTLEMENT_RUBICON)
        return int(rule.params["line"]) if rule is not None else 0

    @cached_property
    def rubber_bonus(self) -> int:
        """The bonus for winning a rubber; 0 if there is none."""
        return self.price(Subject.RUBBER_BONUS) or 0

    @cached_property
    def blank_games(self) -> int:
        """The bonus for each game in which the loser scored nothing; 0 if there is none."""
        return self.price(Subject.RUBBER_BLANK_GAMES) or 0


def law_of(rules: RuleSet) -> Law:
    """The law of a rule set, computed once and stored with it.

    It is not cached by equality, because a rule set with a changed clause equals the one it was made from.
    """
    stored = vars(rules)
    if "_law" not in stored:
        stored["_law"] = Law(rules)
    law: Law = stored["_law"]
    return law
