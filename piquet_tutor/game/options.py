"""What every option of the game is set to, with the values it can take: ``tools/make_options.py`` writes this module.

>>> from piquet_tutor.game.rules.loader import load
>>> load("rubicon").options.sinking, load("rubicon").options.target
('partial', 100)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Literal, NoReturn


class Options:
    """The options of a rule set, each a field of its own: a misspelt name or value is a type error."""

    first_dealer: Literal["higher_deals", "higher_chooses", "lower_deals"]
    deal_packet: Literal["chosen", "chosen_once", "2", "3", "two_to_four", "threes_and_twos"]
    talon_laid: Literal["face_down", "one_packet", "spread", "five_and_three", "packet_or_five_and_three"]
    elder_exchange_min: Literal[0, 1, 3]
    elder_exchange_max: Literal[5, 7, 8]
    younger_exchange_min: Literal[0, 1, 3, "majority", "all_but_two"]
    younger_exchange_max: Literal["remaining", "five"]
    peek_penalty: Literal[0, 70, 170]
    elder_peek: bool
    younger_untaken: Literal["expose_or_hide_now", "look_after_lead_shared", "hidden", "private"]
    own_discards_visible: bool
    tricks_open: bool
    blank_points: int
    blank_ten_is_court: bool
    elder_blank_proof: Literal["immediate", "after_both_discards", "after_younger_discard", "after_younger_exchange"]
    elder_blank_draw_order: Literal["elder_first", "younger_first"]
    younger_blank_announce: Literal["at_once", "after_elder_exchange"]
    younger_blank_proof: Literal["after_elder_discard", "after_elder_exchange", "immediate"]
    blank_optional: bool
    double_blank: Literal["both_void", "younger_scores", "both_score"]
    blank_again_after_exchange: bool
    point_min_length: Literal[0, 4]
    point_min_pips: Literal[0, 30]
    point_compare: Literal["length_pips", "pips"]
    point_score: Literal["cards", "ending4_less_one", "tens_rounded", "flat_5"]
    nought_value: Literal["off", "50", "50.5"]
    point_call: Literal["length_first", "value_always"]
    point_beaten: bool
    sequence_call: Literal["length_first", "top_unless_unbeatable", "top_always"]
    equal_sequence_voids: Literal["all", "none"]
    lesser_combinations: Literal["winner", "both"]
    sinking: Literal["none", "whole_class", "whole_combinations", "partial"]
    short_call_binds: Literal["never", "unless_good_against_cards", "always"]
    show_on_request: bool
    show_extent: Literal["scored", "equal", "called"]
    equal_named: Literal["nothing", "suit", "cards"]
    calling_shows: bool
    declare_order: Literal["strict", "point_then_free"]
    pique_reckoning: Literal["precedence", "chronological"]
    pique_moment: Literal["any_trick", "first_lead"]
    cards_in_pique: bool
    younger_pique: bool
    carte_rouge: Literal[0, 10, 20, 40, 50]
    carte_rouge_in_pique: Literal["true", "elder_only", "false"]
    trick_scoring: Literal["lead_capture", "double_capture", "high_lead_capture", "flat_won", "high_cards_won"]
    last_trick: Literal[0, 1, 2, 10, "two_with_high_card"]
    cards: Literal[10, 0]
    capot: Literal[40, 30]
    capot_last_trick: Literal["unless_it_stands_for_cards", "kept"]
    match_format: Literal["six_deals", "four_deals_ends_double", "race"]
    tie_break_deals: Literal[0, 1, 2]
    tie_break_repeat: Literal["once", "until_decided"]
    rubicon_if_winner_short: bool
    game_bonus: Literal[100, 150, 0]
    rubicon: Literal[100, 150, 0]
    race_stop: Literal["at_once_in_order", "at_once_by_clock", "end_of_deal"]
    target: int
    double_under: Literal[0, 50, 51]
    games_to_win: Literal[1, 2, 3]
    concede_last_deal: bool
    must_head: bool
    counterpique: Literal["multiple_of_shortfall", "exact_bonus_30"]
    play_stops: Literal["when_decided", "played_out"]
    auction_exchange_min: Literal[0, 1]
    auction_minus_combinations: Literal["holder", "opponent"]
    auction_minus_sinking: Literal["none", "partial"]
    auction_pique_threshold_plus: Literal[29, 30]
    auction_pique_threshold_minus: Literal[21, 30]
    auction_repique_threshold_plus: Literal[29, 30]
    auction_repique_threshold_minus: Literal[21, 30]
    normand_exchange: Literal["dealer_takes_two", "none"]
    normand_end: Literal["withdraw", "first_wins"]
    voleur_lesser: Literal["side", "holder_only", "everyone"]
    seat_direction: Literal["left", "right"]

    def __init__(self, values: Mapping[str, Any]) -> None:
        """Take what each is set to, by name."""
        self.__dict__.update(values)

    def __setattr__(self, name: str, value: object) -> NoReturn:
        """Options are set where the rule set is made, and nowhere else."""
        raise AttributeError(f"{name} is set where the rule set is made")
