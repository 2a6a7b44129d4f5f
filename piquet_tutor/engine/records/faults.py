"""What can be wrong with a record: every fault by a stable code, with its sentence.

A sentence says what is wrong and what to do next; the place is put before it. An action that the rules refuse is not
listed here: such an error has the engine's own reason as its code (``play.follow_suit``), and the ruling.

>>> print(RecordError("card.twice", "deal.talon[2]", "deal.talon, card 3", card="AS", first="deal.elder"))
deal.talon, card 3: AS stands in deal.elder already, and a pack has each card once; correct one of them.
"""

from __future__ import annotations

from typing import Final

from piquet_tutor.engine.rulings import Ruling

FAULTS: Final[dict[str, str]] = {
    # the text
    "file.missing": "there is no such file; check the name and the folder.",
    "file.unreadable": "the file cannot be read ({problem}); check that it is a file and that you may read it.",
    "text.empty": "there is nothing to read; a record is an object between braces, with “format”, “rules” and “deal”.",
    "text.size": "the text is longer than {limit} kB, the most a record may have; put one deal or one partie in it.",
    "text.encoding": "the text is not UTF-8{hint}; save it as UTF-8.",
    "text.json": "this cannot be read as JSON: at line {line}, column {column} {problem}; correct that place{hint}.",
    "text.depth": "lists and objects are nested deeper than in any record; write the keys of a record and no more.",
    "text.number": "{number} is no number that a record uses; write a whole number of at most 9 figures.",
    "text.key_twice": "the key “{key}” stands twice in one object, and only one can hold; take the other out.",
    # the shape
    "form.format": "“{found}” is no format that is read here; write {wanted}.",
    "form.type": "this must be {wanted}, and it is {found}; correct it.",
    "form.unknown_key": "there is no key “{key}” here; {hint}.",
    "form.missing_key": "the key “{key}” is missing; add it.",
    "form.long": "the text has {length} characters and may have {limit}; make it shorter.",
    "form.empty": "there is nothing in this text; {hint}.",
    "form.characters": "the text holds a control character, which could upset a screen; take it out.",
    "form.many": "the list has {count}, and it may have {limit}; take some out.",
    "form.word": "“{found}” does not stand here; write one of {words}.",
    "form.small": "{found} is too small a number here; write {limit} or more.",
    "form.large": "{found} is too large a number here; write {limit} or less.",
    "form.few": "the list has {count}, and it must have {limit}; add what is missing.",
    "form.both": "“hands” (after the exchange) stands in place of “deal” and “exchange”; keep the one or the other.",
    "form.no_cards": "there are no cards; add “deal” (as dealt) or “hands” (after the exchange).",
    # the rules
    "rules.unknown": "there is no rule set “{name}”; {hint}.",
    "rules.option": "there is no option “{name}”; {hint}.",
    "rules.value": "{problem}",
    # the cards
    "card.unknown": "“{text}” is no card; write a rank and a suit, such as AS, TH or 7C.",
    "card.not_in_pack": "{card} is not in a pack of {size} cards; correct it.",
    "card.twice": "{card} stands in {first} already, and a pack has each card once; correct one of them.",
    "card.count": "{count} cards are listed, and there must be {wanted}; {hint}.",
    # the moves
    "exchange.early": "{seat} cannot exchange before {other} has; add exchange.{other}, or take exchange.{seat} out.",
    "calls.early": "nothing can be declared before both have exchanged; add exchange.{seat}, or take the calls out.",
    "calls.not_held": "{seat} does not hold {card} after the exchange; list only cards held then.",
    "calls.no_such": "{cards} is no {kind}; {hint}.",
    "calls.not_void": "{seat} holds {card} after the exchange, so {void} is no void suit; take the call out.",
    "calls.no_nought": "{void} calls a void suit, which these rules do not let a player do; take it out, or set the "
    "option nought_value.",
    "calls.once": "{card} is in two {kind}s, and a card counts once in each kind; take it out of one.",
    "calls.one_run": "{cards} is part of the run {run}, which counts once; list the run, or one part of it.",
    "calls.none": "nobody bid for the hands, so {seat} declares nothing; take the call out.",
    "exchange.none": "{seat} exchanges nothing in this deal; take exchange.{seat} out.",
    "calls.not_blank": "{seat} was dealt {card}, so the hand is no carte blanche; take the claim out.",
    "calls.blank_impossible": "{seat} holds {courts} cards that spoil a carte blanche and could draw only {most}, so "
    "the hand dealt was none; take the claim out.",
    "calls.blank_both": "both seats cannot have been dealt a carte blanche, for the talon cannot hold every card that "
    "spoils one; take one of the claims out.",
    "play.early": "no card can be played before both have exchanged; add exchange.{seat}, or take the play out.",
    "faced.missed": "the record never comes to where the talon is turned up so; go on with it up to there, or take "
    "“faced” out.",
    "asked.twice": "{seat} asks to see the {kind} twice, and once is enough; take one of the two out.",
    "asked.missed": "the record never comes to where {seat} can ask to see the {kind} so; go on with it up to there, "
    "or take this out of “asked”.",
    "concede.missed": "the record never comes to where {seat} can give up the play; go on with it up to there, or take "
    "“conceded” out.",
    "concede.over": "the deal was over before {seat} could give up the play; take “conceded” out.",
    "concede.alone": "only the last deal of a partie can be given up, and this deal stands alone; add “standing” (the "
    "points each side had, which deal it is, of how many), or take “conceded” out.",
    "play.over": "{count} cards are listed, and the deal is over after {limit}; take the rest out.",
    # the partie
    "partie.one_deal": "this is a whole partie, and one deal is wanted; give one record of its “deals”.",
    "partie.wanted": "this is one deal, and a partie is wanted; put it in the “deals” of a piquet-partie/1 record.",
    "seat.unknown": "there is no seat “{seat}” in {rules}; use {seats}.",
    "rules.shape": "this deal is of {own}, and {other} deals other hands or seats; choose rules of the same form.",
    "bids.unknown": "“{text}” is no bid; {hint}.",
    "bids.ambiguous": "{number} is the value of more than one bid; write {pairs}.",
    "bids.seat": "“{name}” is no seat of this game; write {seats}.",
    "bids.none": "there is no bidding in {rules}; take the key “bids” out.",
    "bids.over": "{count} bids are listed, but the bidding was over after {limit}; take the rest out.",
    "bids.missing": "the bidding is not over, so nothing can be exchanged, called or played; complete the bids.",
    "partie.seats": "{count} players are named, and this game is for {wanted}; name {wanted}.",
    "partie.players": "two players have the same name; change one of them.",
    "partie.first_dealer": "“{name}” is none of the players; write {players}.",
    "partie.standing": "the partie itself knows how it stands before each deal; take “standing” out.",
    "partie.rules": "the rules differ from those of the partie; take them out of the deal.",
    "partie.unfinished": "the deal stops before its end, and a partie holds finished deals; complete it, or take it "
    "out.",
    "partie.over": "the partie was over before this deal; take the deal out.",
}
"""Every fault and its sentence."""

SHOWN: Final = 40
"""How many characters of input an error quotes."""


class RecordError(ValueError):
    """A record that cannot be ruled on.

    Attributes:
        code: the fault's code, or the reason for which a rule refused a move.
        where: path in the record, such as ``play[7]``; empty for the text as a whole.
        message: one sentence: where, what, why, what to do next.
        ruling: the refusal, if a rule refused a move.
        facts: the variables of the sentence, by name; empty if the sentence was given.
    """

    def __init__(
        self,
        code: str,
        where: str,
        place: str | None = None,
        *,
        sentence: str | None = None,
        ruling: Ruling | None = None,
        **facts: object,
    ) -> None:
        """Make the error.

        Args:
            code: see above.
            where: see above.
            place: the same in words, where they are clearer.
            sentence: the sentence, if it is not the one listed for the code.
            ruling: see above.
            **facts: the variables of the listed sentence; characters that cannot be printed are replaced.
        """
        self.code = code
        self.where = where
        self.place = where if place is None else place
        self.ruling = ruling
        self.facts = facts
        self.said = plain(sentence) if sentence is not None else _filled(code, facts)
        self.message = f"{self.place}: {self.said}" if self.place else self.said[:1].upper() + self.said[1:]
        super().__init__(self.message)

    def inside(self, where: str) -> RecordError:
        """The same error for a record that is part of another."""
        path = f"{where}.{self.where}" if self.where else where
        place = f"{where}.{self.place}" if self.place else where
        found = RecordError(self.code, path, place, sentence=self.said, ruling=self.ruling)
        found.facts = self.facts
        return found


def _filled(code: str, facts: dict[str, object]) -> str:
    return FAULTS[code].format_map({name: plain(str(value)) for name, value in facts.items()})


def plain(text: str) -> str:
    """A text with its unprintable characters replaced."""
    return "".join(one if one.isprintable() else "�" for one in text)


def quoted(text: str) -> str:
    """Input to be quoted in an error: cut to 40 characters, unprintable ones replaced."""
    text = plain(text)
    return text if len(text) <= SHOWN else text[:SHOWN] + "…"
