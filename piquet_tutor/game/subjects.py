"""Subjects: what a clause is about, whatever its name and whichever form of the game it belongs to.

A clause names its subject in the rule file, and every ruling made under it has the same subject. Code that looks for
rulings or clauses asks by subject, so that a form with a clause of its own on the same matter needs no new code.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, NamedTuple


class Subject(StrEnum):
    """What clauses are about."""

    # the deal and carte blanche
    DEAL = "deal"
    NEXT_DEAL = "next_deal"
    CUT = "cut"
    CARTE_BLANCHE = "carte_blanche"
    CARTE_BLANCHE_AGAIN = "carte_blanche_again"
    CARTE_BLANCHE_CLAIMED = "carte_blanche_claimed"
    CARTE_BLANCHE_KEPT = "carte_blanche_kept"
    CARTE_BLANCHE_BOUND = "carte_blanche_bound"
    CARTE_BLANCHE_NUMBER = "carte_blanche_number"
    CARTE_BLANCHE_NAMED = "carte_blanche_named"
    # the bidding, and what an undertaking pays
    BID_SAID = "bid_said"
    UNDERTAKING = "undertaking"
    PASSED_OUT = "passed_out"
    TRICK_COUNTED = "trick_counted"
    BID_MADE = "bid_made"
    BID_BEATEN = "bid_beaten"
    BID_EXACT = "bid_exact"
    BID_PAID = "bid_paid"
    MISERE = "misere"
    PLAY_DECIDED = "play_decided"
    # the exchange and the talon
    ELDER_EXCHANGE = "elder_exchange"
    YOUNGER_EXCHANGE = "younger_exchange"
    DEALER_EXCHANGE = "dealer_exchange"
    CARDS_DRAWN = "cards_drawn"
    TALON_PEEK = "talon_peek"
    TALON_FOREIGN = "talon_foreign"
    TALON_LEFT = "talon_left"
    TALON_FACED = "talon_faced"
    TALON_UNTAKEN = "talon_untaken"
    # the declarations
    CALLING_ORDER = "calling_order"
    NOTHING_CALLED = "nothing_called"
    NO_SUCH_COMBINATION = "no_such_combination"
    COUNTED_ONCE = "counted_once"
    SINKING = "sinking"
    SHORT_CALL = "short_call"
    POINT_CALLED = "point_called"
    POINT_ASKED = "point_asked"
    POINT_STATED = "point_stated"
    POINT_ANSWERED = "point_answered"
    POINT_TOO_SHORT = "point_too_short"
    POINT = "point"
    POINT_EQUAL = "point_equal"
    SEQUENCE_CALLED = "sequence_called"
    SEQUENCE_ASKED = "sequence_asked"
    SEQUENCE_STATED = "sequence_stated"
    SEQUENCE_ANSWERED = "sequence_answered"
    SEQUENCE = "sequence"
    SEQUENCE_EQUAL = "sequence_equal"
    SEQUENCE_LESSER = "sequence_lesser"
    SET_CALLED = "set_called"
    SET_ANSWERED = "set_answered"
    SET = "set"
    SET_LESSER = "set_lesser"
    TRUE_ANSWER = "true_answer"
    SHOWN = "shown"
    SHOWN_ON_REQUEST = "shown_on_request"
    EQUAL_NAMED = "equal_named"
    DECLARED_CARDS = "declared_cards"
    ROUND_BEATEN = "round_beaten"
    # bonuses
    CARTE_ROUGE = "carte_rouge"
    REPIQUE = "repique"
    PIQUE = "pique"
    PIQUE_TRICKS = "pique_tricks"
    # the play
    LEAD = "lead"
    TRICK = "trick"
    LAST_TRICK = "last_trick"
    FOLLOWING_SUIT = "following_suit"
    HEADING = "heading"
    CARDS = "cards"
    CARDS_EARLY = "cards_early"
    CAPOT = "capot"
    # the match
    RACE_REACHED = "race_reached"
    RACE_HOME = "race_home"
    SETTLEMENT_DIFFERENCE = "settlement_difference"
    SETTLEMENT_RUBICON = "settlement_rubicon"
    SETTLEMENT_TIE = "settlement_tie"
    SETTLEMENT_RACE = "settlement_race"
    PARTIE_DEALS = "partie_deals"
    RUBBER_GAME = "rubber_game"
    RUBBER_BONUS = "rubber_bonus"
    RUBBER_BLANK_GAMES = "rubber_blank_games"
    RUBBER_MARGIN = "rubber_margin"
    CONCEDED_PLAY = "conceded_play"
    CONCEDED_CARDS = "conceded_cards"
    # order and possession
    TURN = "turn"
    POSSESSION = "possession"


BONUSES: Final = frozenset({Subject.REPIQUE, Subject.PIQUE})
"""The bonuses for reaching thirty before the opponents score."""
CALLED: Final = frozenset({Subject.POINT_CALLED, Subject.SEQUENCE_CALLED, Subject.SET_CALLED})
"""A combination called."""
ANSWER_OF: Final[Mapping[str, Subject]] = {
    "point": Subject.POINT_ANSWERED,
    "sequence": Subject.SEQUENCE_ANSWERED,
    "set": Subject.SET_ANSWERED,
}
"""The answer to a call, by the class of combinations."""
ANSWERED: Final = frozenset(ANSWER_OF.values())
"""The answer to a call."""


LAID_OPEN: Final = frozenset({Subject.EQUAL_NAMED, Subject.SHOWN_ON_REQUEST})
"""Something declared that is named or shown beside what scores: because it is equal, or on request."""


class ClassSubjects(NamedTuple):
    """The subjects of the clauses on one class of combination.

    Attributes:
        good: which is good, and what it scores.
        called: the call; ``answered`` the answer to it.
        asked: the question in answer to a call, and ``stated`` the reply to it; None if there is no such question.
        lesser: what further combinations of the class count; None if there can be only one.
    """

    good: Subject
    called: Subject
    answered: Subject
    asked: Subject | None = None
    stated: Subject | None = None
    lesser: Subject | None = None


CLASSES: Final[Mapping[str, ClassSubjects]] = {
    "point": ClassSubjects(
        Subject.POINT, Subject.POINT_CALLED, Subject.POINT_ANSWERED, Subject.POINT_ASKED, Subject.POINT_STATED
    ),
    "sequence": ClassSubjects(
        Subject.SEQUENCE,
        Subject.SEQUENCE_CALLED,
        Subject.SEQUENCE_ANSWERED,
        Subject.SEQUENCE_ASKED,
        Subject.SEQUENCE_STATED,
        Subject.SEQUENCE_LESSER,
    ),
    "set": ClassSubjects(Subject.SET, Subject.SET_CALLED, Subject.SET_ANSWERED, lesser=Subject.SET_LESSER),
}
"""The subjects of the clauses on each class of combination."""
TRICK_POINTS: Final = frozenset({Subject.LEAD, Subject.TRICK, Subject.LAST_TRICK})
"""What is scored trick by trick."""
CARTES_BLANCHES: Final = frozenset(each for each in Subject if each.startswith(Subject.CARTE_BLANCHE))
"""Everything about carte blanche: claiming it, proving it, keeping quiet about it, scoring it."""
DEALING: Final = frozenset({Subject.DEAL, Subject.NEXT_DEAL, Subject.CUT})
"""Who deals, and how."""
TALON: Final = frozenset(each for each in Subject if each.startswith("talon_"))
"""The cards nobody takes: who may look at them, and what that costs."""
EXCHANGES: Final = frozenset({Subject.ELDER_EXCHANGE, Subject.YOUNGER_EXCHANGE, Subject.DEALER_EXCHANGE})
"""How many cards a player may exchange."""
TRICKS_TAKEN: Final = frozenset({Subject.TRICK, Subject.TRICK_COUNTED})
"""A trick taken, whether it scores or counts towards a bid."""
CLASS_OF: Final[Mapping[Subject, str]] = {
    each: kind
    for kind in (Subject.POINT, Subject.SEQUENCE, Subject.SET)
    for each in Subject
    if each == kind or each.startswith(f"{kind}_")
}
"""The class of combinations a clause is about: ``point``, ``sequence`` or ``set``; other subjects are left out."""
EQUAL: Final[Mapping[str, Subject]] = {"point": Subject.POINT_EQUAL, "sequence": Subject.SEQUENCE_EQUAL}
"""The subject for a class of which the best two are equal; two sets never are."""
LESSER: Final[Mapping[str, Subject]] = {"sequence": Subject.SEQUENCE_LESSER, "set": Subject.SET_LESSER}
"""The subject of counting further combinations of a class; there is only one point."""
SAID: Final = CALLED | {
    *(Subject.POINT_ASKED, Subject.POINT_STATED, Subject.SEQUENCE_ASKED, Subject.SEQUENCE_STATED),
}
"""What is said of a class at the table before it is answered."""
KIND_OF: Final[Mapping[Subject, str]] = {
    **dict.fromkeys(CARTES_BLANCHES, "carte_blanche"),
    **CLASS_OF,
    **{each: str(each) for each in (Subject.CARTE_ROUGE, Subject.REPIQUE, Subject.PIQUE)},
    **dict.fromkeys(
        (*TRICK_POINTS, Subject.TRICK_COUNTED, Subject.FOLLOWING_SUIT, Subject.HEADING, Subject.PLAY_DECIDED), "play"
    ),
    **dict.fromkeys((Subject.CARDS, Subject.CARDS_EARLY, Subject.CAPOT), "cards"),
    **dict.fromkeys(
        (Subject.BID_SAID, Subject.UNDERTAKING, Subject.PASSED_OUT, Subject.BID_MADE, Subject.BID_BEATEN), "bid"
    ),
    **dict.fromkeys((Subject.BID_EXACT, Subject.BID_PAID, Subject.MISERE), "bid"),
}
"""The kind of score a clause belongs to, whether or not it awards any; a capot belongs to the cards it replaces."""
