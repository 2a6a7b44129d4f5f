"""What a law may have that not every reckoning knows, and which of it stands in the way of one.

Each way of reckoning (deals scored in bulk, the exchange weighed, the finder's measures, the play searched) says which
terms it does not know, in the order in which it minds them and each with its own word for it. There is then one
question, :func:`in_the_way`, and a new term of the law is told to all of them by one line in :data:`_HELD`.

>>> from piquet_tutor.game.rules.loader import load
>>> minded = Minded({Term.BIDDING: "bidding", Term.PACK: "pack"})
>>> in_the_way(load("contract"), minded), in_the_way(load("cent-36"), minded), in_the_way(load("rubicon"), minded)
('bidding', 'pack', '')
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto
from itertools import pairwise
from typing import Final

from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.rules.law import Bonus, law_of
from piquet_tutor.game.rules.policies.bonuses import IN_HAND
from piquet_tutor.game.subjects import Subject
from piquet_tutor.reckoner.price_table import READ, PriceTable, price_table
from piquet_tutor.reckoner.prices import Prices

PACK: Final = 32
HAND: Final = 12
HANDS: Final = 2
_CALLED: Final = ("carte_blanche", *KINDS)
_ORDER: Final = (*_CALLED, "play", "cards")


class Term(Enum):
    """What a law may have beyond the base game."""

    # the table
    PLAYERS = auto()
    """Not two players."""
    BIDDING = auto()
    NO_BIDDING = auto()
    PACK = auto()
    """Another pack than that of thirty-two, or hands of another size than twelve."""
    # carte blanche and carte rouge
    BLANK_AGAIN = auto()
    """A carte blanche may score twice."""
    BOTH_BLANKS = auto()
    """Two cartes blanches score otherwise than that neither does, or younger's alone."""
    YOUNGERS_BLANK_AFTER_BIDDING = auto()
    """Of two cartes blanches younger's scores, and who is younger is not known before the bidding."""
    CARTE_ROUGE = auto()
    # the declarations
    PARAMETERS = auto()
    """A clause on something in hand has a parameter that the price table does not read."""
    CLAUSES = auto()
    """A clause is not judged as in the base game, of those that the reckoning relies on."""
    LACKING = auto()
    """There is no such clause."""
    POINT_CLAUSE = auto()
    """The clause on the point is not."""
    VOID_SUITS = auto()
    """A void suit may be called."""
    LOSERS_COUNT = auto()
    """A side may score in a class that it has lost."""
    EQUALS_COUNT = auto()
    """Sequences may score though the best two are equal."""
    CROSSING = auto()
    """A bid may make a hand's combinations score for the opponents."""
    ORDER_IN_HAND = auto()
    """Another order of reckoning before the play."""
    ORDER = auto()
    """Another order of reckoning."""
    # the bonuses
    LESS_IN_HAND = auto()
    """Not all that is scored in hand counts towards a bonus."""
    OTHER_BONUSES = auto()
    """There is no repique or no pique, or other kinds of score count towards it."""
    TARGET_BY_SIGN = auto()
    """The target of the repique depends on the bid."""
    SECOND_PIQUE = auto()
    """The second hand can make a pique, and the first lead does not rule it out."""
    # the play
    OTHER_PLAY = auto()
    """The play is scored in a way that the price table does not hold."""
    HIGH_CARDS = auto()
    """Only high cards score."""
    NO_FIRST_LEAD = auto()
    """The first card led scores nothing, unless it is a high one."""
    LAST_BY_CARD = auto()
    """What the last trick scores depends on the card."""
    HEADING = auto()
    """A trick must be taken if it can be."""
    UNEVEN_LAST = auto()
    """Winning more tricks may score less: for the sake of the last."""
    UNEVEN_CARDS = auto()
    """The same for the sake of the cards or the capot."""


@dataclass(frozen=True)
class Minded:
    """What a way of reckoning does not know.

    Attributes:
        terms: the terms, in the order in which they are asked for, with the word for each as a reason.
        subjects: for ``Term.CLAUSES`` and ``Term.LACKING``, what the clauses it relies on are about.
    """

    terms: Mapping[Term, str]
    subjects: tuple[Subject, ...] = ()


def term_in_the_way(rules: RuleSet, minded: Minded) -> Term | None:
    """The first term of a law that a reckoning does not know; None if it knows the law."""
    prices, law = price_table(rules), law_of(rules)
    for term in minded.terms:
        if term is Term.CLAUSES:
            held = not law.are_ordinary(*minded.subjects)
        elif term is Term.LACKING:
            held = not law.has(*minded.subjects)
        else:
            held = _HELD[term](rules, prices)
        if held:
            return term
    return None


def in_the_way(rules: RuleSet, minded: Minded) -> str:
    """Why a reckoning does not know a law, in its own word for it; empty if it does."""
    term = term_in_the_way(rules, minded)
    return minded.terms[term] if term is not None else ""


def option_behind(rules: RuleSet, term: Term) -> tuple[str, object]:
    """The option that makes a law have a term, and what it is set to; where no option does, the clause.

    For ``Term.PARAMETERS``, the clause and the parameter.
    """
    if term is Term.PARAMETERS:
        return next(unread(rules))
    subject, name = _MADE_BY[term]
    rule = rules.rule_on(subject)
    return rule.set_by.get(name, rule.id), rule.params[name]


_MADE_BY: Final[Mapping[Term, tuple[Subject, str]]] = {
    Term.CARTE_ROUGE: (Subject.CARTE_ROUGE, "points"),
    Term.LOSERS_COUNT: (Subject.SEQUENCE, "lesser"),
    Term.EQUALS_COUNT: (Subject.SEQUENCE, "equal_voids"),
    Term.TARGET_BY_SIGN: (Subject.REPIQUE, "minus"),
}


def never_falls(prices: Prices) -> bool:
    """Whether points never fall as half-tricks rise."""
    paid = prices.by_half_tricks(0, 0, leads=True)
    # Two results are impossible: no trick but the last one, and every trick but not the last.
    possible = [paid[0], *paid[2:-2], paid[-1]]
    return all(less <= more for less, more in pairwise(possible))


def unread(rules: RuleSet) -> Iterator[tuple[str, str]]:
    """Yield every parameter of a clause on something in hand that the price table does not read, after its clause."""
    for subject, known in READ.items():
        rule = rules.clause_on(subject)
        if rule is not None:
            yield from ((rule.id, name) for name in sorted(rule.params.keys() - known))


def _less_in_hand(bonus: Bonus | None) -> bool:
    return bonus is not None and not set(_CALLED) <= set(bonus.kinds or IN_HAND)


def _of_play(held: Callable[[Prices], bool]) -> Callable[[RuleSet, PriceTable], bool]:
    """A term that only a play with prices can have."""
    return lambda rules, prices: prices.play is not None and held(prices.play)


_HELD: Final[Mapping[Term, Callable[[RuleSet, PriceTable], bool]]] = {
    Term.PLAYERS: lambda rules, prices: len(rules.table.seats) != HANDS,
    Term.BIDDING: lambda rules, prices: law_of(rules).has_bidding,
    Term.NO_BIDDING: lambda rules, prices: not law_of(rules).has_bidding,
    Term.PACK: lambda rules, prices: (rules.pack, rules.hand_size) != (PACK, HAND),
    Term.BLANK_AGAIN: lambda rules, prices: law_of(rules).has(Subject.CARTE_BLANCHE_AGAIN),
    Term.BOTH_BLANKS: lambda rules, prices: not (prices.two_blanks_void or prices.youngers_blank_alone),
    Term.YOUNGERS_BLANK_AFTER_BIDDING: lambda rules, prices: law_of(rules).has_bidding and prices.youngers_blank_alone,
    Term.CARTE_ROUGE: lambda rules, prices: law_of(rules).carte_rouge > 0,
    Term.PARAMETERS: lambda rules, prices: any(unread(rules)),
    Term.POINT_CLAUSE: lambda rules, prices: not law_of(rules).are_ordinary(Subject.POINT),
    Term.VOID_SUITS: lambda rules, prices: law_of(rules).void_suits_called,
    Term.LOSERS_COUNT: lambda rules, prices: law_of(rules).losers_count_too,
    Term.EQUALS_COUNT: lambda rules, prices: not law_of(rules).equal_sequences_void_all,
    Term.CROSSING: lambda rules, prices: law_of(rules).combinations_may_cross,
    Term.ORDER_IN_HAND: lambda rules, prices: prices.order[: len(_CALLED)] != _CALLED,
    Term.ORDER: lambda rules, prices: prices.order != _ORDER,
    Term.LESS_IN_HAND: lambda rules, prices: any(map(_less_in_hand, (prices.repique, prices.pique))),
    Term.OTHER_BONUSES: lambda rules, prices: (
        prices.repique is None
        or prices.pique is None
        or (prices.repique.kinds, prices.pique.kinds) != (_CALLED, (*_CALLED, "play"))
    ),
    Term.TARGET_BY_SIGN: lambda rules, prices: prices.repique is not None and len(prices.repique.targets) > 1,
    Term.SECOND_PIQUE: _of_play(
        lambda play: play.pique is not None and play.pique.younger and not play.leading(first=True)
    ),
    Term.OTHER_PLAY: lambda rules, prices: prices.play is None,
    Term.HIGH_CARDS: _of_play(lambda play: play.scoring.by_cards),
    Term.NO_FIRST_LEAD: _of_play(lambda play: not play.leading(first=True)),
    Term.LAST_BY_CARD: _of_play(lambda play: play.last.in_all is not None),
    Term.HEADING: _of_play(lambda play: play.must_head),
    Term.UNEVEN_LAST: _of_play(lambda play: not never_falls(play) and not never_falls(replace(play, cards=0, capot=0))),
    Term.UNEVEN_CARDS: _of_play(lambda play: not never_falls(play)),
}
"""Whether a law has a term; those that depend on who asks are left out."""
