"""Reasons, answers and changes in words: the catalogue's sentences become text, markdown and HTML."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from piquet_tutor import narration
from piquet_tutor.engine.rulings import OnlyFor, Ruling, known_to
from piquet_tutor.engine.sources import Citation
from piquet_tutor.engine.table import Seat, Side
from piquet_tutor.explain.why.answers import Assessment
from piquet_tutor.explain.why.changing import Change
from piquet_tutor.explain.why.differing import Difference, telling
from piquet_tutor.explain.why.premises import Premise
from piquet_tutor.explain.why.questions import AWARDS, Hypothetical
from piquet_tutor.explain.why.tree import Reason
from piquet_tutor.explain.why.turning import Nearest
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.rule_set import RuleSet
from piquet_tutor.game.state import Deal
from piquet_tutor.game.subjects import TRICK_POINTS
from piquet_tutor.narration.books import named_once
from piquet_tutor.narration.catalogue import catalogue
from piquet_tutor.narration.clauses import clause as clause_in_words
from piquet_tutor.narration.documents import Branch, Document
from piquet_tutor.narration.functions import capital as capitalized
from piquet_tutor.narration.functions import listed
from piquet_tutor.narration.naming import NOBODY, Names
from piquet_tutor.narration.options import option_title, value_words
from piquet_tutor.narration.seating import Roles, roles_in

_IN_A_ROW: Final = 3
"""So many tricks in a row are told by the first and the last of them."""
_FEW: Final = 2
"""Of so many single tricks that score otherwise each is told."""
_RULED_AGAIN: Final = frozenset({"rules", "option", "point"})
"""Changes after which the same cards are played as they were, and only ruled otherwise."""
_SEATED: Final = frozenset({"seat", "of", "holder", "winner"})
"""Facts that name a seat or side: shown as its role, once the bidding has given it one."""


@dataclass(frozen=True)
class AnswerLine:
    """One sentence of an answer, with the lines below it.

    Attributes:
        text: plain, to be escaped by whoever shows it.
        kind: ``ruling``, ``premise``, ``clause``, ``option``, ``answer`` or ``change``.
        number: for a ruling, its number in the reader's ledger; else 0.
        cites: its citations, in words.
        below: the lines that unfold below it.
        cards: the cards it is about, to be highlighted.
    """

    text: str
    kind: str
    number: int = 0
    cites: tuple[str, ...] = ()
    below: tuple[AnswerLine, ...] = ()
    cards: Cards = ()


@dataclass(frozen=True)
class DealWords:
    """The wording of a deal: its rule set, the reader's ledger, the language, and the names of those who play."""

    rules: RuleSet
    rulings: tuple[Ruling, ...]
    language: str = "en"
    names: Names = NOBODY

    @property
    def roles(self) -> Roles:
        """Who has become elder and who younger by a bidding."""
        return roles_in(self.rulings)

    def message(self, key: str, facts: Mapping[str, Any], side: Side | None = None) -> str:
        """A message with these facts as variables; those not given are passed as absent."""
        wanted = catalogue(self.language).entry(key).names
        given = {name: self._fact(name, facts.get(name)) for name in wanted}
        if "side" in given:
            given["side"] = self.roles.get(side or "", side)
        if "title" in given and given["title"] is None:
            given["title"] = narration.rules_title(self.rules, self.language)
        return capitalized(narration.message(key, self.language, self.names, **given))

    def _fact(self, name: str, value: Any) -> Any:
        if name in _SEATED and isinstance(value, str):
            return self.roles.get(value, value)
        if name == "clause" and isinstance(value, str):
            return value.replace(".", "-")
        return value

    def premise(self, premise: Premise) -> str:
        """A premise as one sentence."""
        return self.message(f"why-is-{premise.name}", premise.facts, premise.side)

    def ruling(self, ruling: Ruling) -> str:
        """A ruling as its short line."""
        return narration.text(ruling, "short", self.language, self.rulings, names=self.names)

    def head(self, key: str, question: Hypothetical, side: Side) -> str:
        """The headline of an answer: what was asked about."""
        facts = {
            "kind": question.kind,
            "cards": question.cards or None,
            "rank": question.rank,
            "number": question.number,
        }
        return self.message(key, facts, side)

    def whole(self, key: str, facts: Mapping[str, Any], side: Side | None = None, capital: bool = True) -> str:
        """A message whose arguments may be whole sentences, which are inserted unchanged."""
        found = catalogue(self.language)
        from piquet_tutor.narration.values import argument

        wanted = found.entry(key).names
        plain = {name for name, value in facts.items() if isinstance(value, str) and name not in _SEATED}
        given = {
            name: facts[name] if name in plain else argument(self._fact(name, facts.get(name)))
            for name in wanted
            if name != "side"
        }
        if "side" in wanted:
            given["side"] = argument(self.roles.get(side or "", side))
        said = narration.whole(key, self.language, self.names, **given)
        return capitalized(said) if capital else said


def labels(cites: Iterable[Citation], language: str = "en") -> tuple[str, ...]:
    """Citations in words, each place once."""
    return tuple(dict.fromkeys(narration.place_of(each, language) for each in named_once(cites)))


# --- the tree -----------------------------------------------------------------------------------------------------


def line_of(reason: Reason, words: DealWords) -> AnswerLine:
    """A reason and all below it, one sentence for each node."""
    below = tuple(line_of(each, words) for each in reason.because)
    facts: Mapping[str, Any] = {}
    if reason.premise is not None:
        facts = reason.premise.facts
    elif reason.ruling is not None:
        facts = reason.ruling.facts
    return AnswerLine(
        _sentence(reason, words),
        reason.kind,
        reason.number,
        labels(reason.cites, words.language),
        below,
        cards_in(facts),
    )


def cards_in(facts: Mapping[str, Any]) -> Cards:
    """Every card that facts name, each once."""
    found: dict[Card, None] = {}
    for value in facts.values():
        opened = value.value if isinstance(value, OnlyFor) else value
        for one in opened if isinstance(opened, tuple) else (opened,):
            if isinstance(one, Card):
                found[one] = None
    return tuple(found)


def _sentence(reason: Reason, words: DealWords) -> str:
    if reason.premise is not None:
        return words.premise(reason.premise)
    if reason.option is not None:
        name, value = reason.option
        told = {"name": option_title(name, words.language), "value": value_words(name, value, words.language)}
        return words.whole("why-option", told)
    if reason.ruling is None:
        return words.whole("why-law", {"law": clause_in_words(words.rules, reason.rule, words.language)})
    said = words.ruling(reason.ruling)
    return words.whole("why-again", {"sentence": said, "number": reason.number}) if reason.again else said


# --- answers ------------------------------------------------------------------------------------------------------


def line_of_answer(answer: Assessment, words: DealWords) -> AnswerLine:
    """An answer: a headline, and the conditions below it with their citations, the nearest first."""
    by_number = {each.number: each for each in answer.rulings}
    head = _head(answer, words)
    told = (_condition(each, words, by_number) for each in answer.lacking)
    below = _each_once(each for each in told if each.text != head)
    if not answer.lacking and not answer.so:
        below = [AnswerLine(words.message("why-nothing-lacking", {}), "premise")]
    shown = [each for number in answer.happened if (each := by_number.get(number)) is not None]
    below += [line_of_ruling(each, words) for each in shown]
    return AnswerLine(head, "answer", 0, (), tuple(below))


def _each_once(lines: Iterable[AnswerLine]) -> list[AnswerLine]:
    """The lines with equal texts merged, together with all lines below them."""
    found: dict[str, AnswerLine] = {}
    for line in lines:
        said = found.get(line.text)
        more = tuple(each for each in line.below if said is not None and each not in said.below)
        found[line.text] = line if said is None else replace(said, below=(*said.below, *more))
    return list(found.values())


def _head(answer: Assessment, words: DealWords) -> str:
    free = [each for each in answer.lacking if each.name.startswith("free_to_")]
    may = any(each.facts.get("done", each.facts.get("chosen")) is None for each in free)  # the choice is still open
    yet = answer.question.kind in AWARDS and any(each.name == "not_yet" for each in answer.lacking)
    could = "may" if may else "free" if free else "yet" if yet else "not"
    return words.head("why-head-so" if answer.so else f"why-head-{could}", answer.question, answer.side)


def _condition(premise: Premise, words: DealWords, by_number: Mapping[int, Ruling]) -> AnswerLine:
    shown = tuple(line_of_ruling(by_number[number], words) for number in premise.rulings if number in by_number)
    return AnswerLine(
        words.premise(premise), "premise", 0, labels(premise.cites, words.language), shown, cards_in(premise.facts)
    )


def line_of_ruling(ruling: Ruling, words: DealWords) -> AnswerLine:
    """What was decided, with the law cited and the cards to be lit."""
    return AnswerLine(
        words.ruling(ruling), "ruling", ruling.number, labels(ruling.cites, words.language), (), cards_in(ruling.facts)
    )


# --- what if, and what would turn it ------------------------------------------------------------------------------


def line_of_difference(found: Difference, words: DealWords) -> AnswerLine:
    """The effect of a change: the rulings that are new, gone and changed, and the totals."""
    head = words.whole("what-if-head", {"change": in_words(found.change, words)})
    if found.hidden:
        return AnswerLine(head, "change", below=(AnswerLine(words.message("what-if-hidden", {}), "answer"),))
    if found.refused is not None:
        said = narration.sentence(found.refused, words.language, words.names)
        line = AnswerLine(
            words.whole("what-if-refused", {"sentence": said}), "ruling", 0, labels(found.refused.cites, words.language)
        )
        return AnswerLine(head, "change", below=(line,))
    same = tuple(_together(found, words))
    if found.nothing:
        return AnswerLine(head, "change", below=(*same, AnswerLine(words.message("what-if-nothing", {}), "answer")))
    return AnswerLine(head, "change", below=(*same, *_differences(found, words, tuple(_replayed(found, words)))))


def _together(found: Difference, words: DealWords) -> Iterator[AnswerLine]:
    """That two swapped cards lie together, as they were dealt and after the exchange: then no card changes hands.

    What is ruled otherwise is then ruled on other tricks: of their holder's cards each is played where the other was.
    """
    deal, change = found.before, found.change
    if change.kind != "swap" or not deal.kept:
        return
    stages = [deal.kept, deal.dealt] if deal.dealt else [deal.kept]
    places = [[_holder(stage, card) for card in change.cards] for stage in stages]
    if all(one == other for one, other in places):
        key = "what-if-one-hand" if places[0][0] else "what-if-one-pile"
        told = {"one": change.cards[:1], "other": change.cards[1:]}
        yield AnswerLine(words.whole(key, told), "answer")


def _holder(hands: Mapping[Seat, Cards], card: Card) -> Seat:
    """Who holds a card; empty where it is in no hand."""
    return next((seat for seat, hand in hands.items() if card in hand), "")


def _differences(found: Difference, words: DealWords, played: Iterable[AnswerLine] = ()) -> Iterator[AnswerLine]:
    """What scores otherwise: line by line but for the single tricks, which are a line together where they are many.

    What is good or equal for other cards than before is told as well, though it scores the same.

    Args:
        found: the effect of the change.
        words: of the deal before it.
        played: what is to be said of the play; the totals stand last.
    """
    after = words if found.deal is None else replace(words, rulings=known_to(found.deal.rulings, found.seat))
    tricks = found.tricks if len(found.tricks) > _FEW else ()
    shown = 0
    for key, rulings, spoken in (("what-if-gone", found.gone, words), ("what-if-new", found.new, after)):
        for each in telling(rulings):
            shown += 1
            if each in tricks:
                continue
            said = words.whole(key, {"sentence": spoken.ruling(each)})
            yield AnswerLine(said, "ruling", 0, labels(each.cites, words.language), (), cards_in(each.facts))
    for pair in found.changed:
        told = {"before": words.ruling(pair.before), "after": after.ruling(pair.after)}
        if pair.tells or (pair.compares and told["before"] != told["after"]):
            shown += 1
            if pair.after in tricks:
                continue
            yield AnswerLine(
                words.whole("what-if-changed", told), "ruling", 0, labels(pair.after.cites, words.language)
            )
    if tricks:
        yield AnswerLine(words.whole("what-if-tricks", {"sides": _trick_points(found, words)}), "answer")
    yield from played
    rest = len(found.gone) + len(found.new) + len(found.changed) - shown
    if rest:
        yield AnswerLine(words.message("what-if-formal", {"count": rest}), "answer")
    for side, (before, now) in found.totals.items():
        if before == now:
            continue  # nothing gained is no news
        gain = f"{'+' if now >= before else '−'}{abs(now - before)}"
        yield AnswerLine(words.message("what-if-total", {"before": before, "after": now, "gain": gain}, side), "answer")


def _trick_points(found: Difference, words: DealWords) -> str:
    """What each side scores in the tricks, and scored before."""
    then, now = (_by_side(deal) for deal in (found.before, found.deal or found.before))
    told = (
        words.whole(
            "what-if-tricks-side",
            {"before": str(then[side]), "after": str(now[side]), "same": "yes" if then[side] == now[side] else "no"},
            side,
            capital=False,
        )
        for side in dict.fromkeys(found.before.table.sides)
    )
    return narration.listed_apart(told, words.language)


def _by_side(deal: Deal) -> Counter[Side]:
    found: Counter[Side] = Counter()
    for ruling in deal.rulings:
        if ruling.subject in TRICK_POINTS:
            for award in ruling.awards:
                found[award.side] += award.points
    return found


def _replayed(found: Difference, words: DealWords) -> Iterator[AnswerLine]:
    """How the tricks were played that went otherwise: nobody has thought about them."""
    if found.tricks and found.change.kind not in _RULED_AGAIN:
        kind = "swap" if found.change.kind == "swap" else "other"
        yield AnswerLine(words.message("what-if-replayed", {"kind": kind}), "answer")


def in_words(change: Change, words: DealWords) -> str:
    """A change as a clause that follows “what if”."""
    facts: dict[str, Any] = {
        "seat": change.seat or None,
        "cards": change.cards or tuple(one for group in change.groups for one in group),
        "trick": change.trick,
        "kind": change.about or None,
    }
    key = {"sink": "call", "call": "call"}.get(change.kind, change.kind)
    if change.kind == "sink" and change.cards:
        key = "sink"
    if change.kind == "swap":
        facts = {"one": change.cards[:1], "other": change.cards[1:]}
    elif change.kind == "option":
        title = option_title(change.name, words.language)
        facts = {"name": title, "value": value_words(change.name, change.value, words.language)}
    elif change.kind == "rules":
        facts = {"title": narration.rules_title(change.name, words.language)}
    elif change.kind == "play":
        facts["seat"] = change.seat or None
    return words.whole(f"what-if-{key}", facts, change.seat or None, capital=False)


def line_of_nearest(found: Nearest, words: DealWords) -> AnswerLine:
    """The smallest change that reverses a verdict, how far that is proved, and its effect."""
    if found.hidden:
        return AnswerLine(words.message("why-nearest-hidden", {}), "change")
    proof = {
        "tried": found.tried,
        "kinds": _kinds(found, words),
        "alike": found.alike,
        "stopped": found.stopped,
        "unplayed": found.unplayed,
    }
    if not found.size:
        return AnswerLine(words.whole("why-nearest-stopped" if found.stopped else "why-nearest-none", proof), "change")
    if len(found.change) == 1:
        steps = in_words(found.change[0], words)
    else:  # two swaps
        cards = [(card,) for each in found.change for card in each.cards]
        facts = dict(zip(("first", "second", "third", "fourth"), cards, strict=True))
        steps = words.whole("what-if-swaps", facts, None, False)
    below = [AnswerLine(words.whole("why-nearest-proved" if found.proved else "why-nearest-unproved", proof), "answer")]
    if found.difference is not None:
        below += _differences(found.difference, words)
    return AnswerLine(_nearest_head(found, steps, words), "change", below=tuple(below))


def _kinds(found: Nearest, words: DealWords) -> str:
    """The kinds of change that were checked, in words."""
    alone = found.side is not None and "other_word" not in found.checked
    words_of = "word" if alone else "words"
    sizes = dict.fromkeys(words_of if each in ("word", "other_word") else each for each in found.checked)
    facts = [{"size": each, "seat": found.seat} for each in sizes]
    told = [words.whole("why-nearest-kind", each, found.side, capital=False) for each in facts]
    return listed(catalogue(words.language), told) if told else ""


def _nearest_head(found: Nearest, steps: str, words: DealWords) -> str:
    """The change, and the tricks that are played differently because of it."""
    if not found.tricks:
        return words.whole("why-nearest-found", {"change": steps})
    tricks = listed(catalogue(words.language), list(_runs(found.tricks, words)))
    facts = {"change": steps, "tricks": tricks, "count": len(found.tricks)}
    return words.whole("why-nearest-found-otherwise", facts)


def _runs(tricks: tuple[int, ...], words: DealWords) -> Iterator[str]:
    """The numbers of tricks, three and more in a row as the first to the last of them."""
    left = list(tricks)
    while left:
        count = next((at for at, number in enumerate(left) if number != left[0] + at), len(left))
        run, left = left[:count], left[count:]
        if count < _IN_A_ROW:
            yield from map(str, run)
        else:
            yield words.whole("why-nearest-run", {"first": run[0], "last": run[-1]}, None, False)


# --- on paper -----------------------------------------------------------------------------------------------------


def document_of(line: AnswerLine, language: str = "en") -> Document:
    """The answer as a document: a line, and below each line what it rests on."""
    return Document((_branch(line, language),), language)


def branches_of(lines: tuple[AnswerLine, ...], language: str = "en") -> tuple[Branch, ...]:
    """Lines one below the other, each with what it rests on folded away."""
    return tuple(replace(_branch(each, language), folded=True) for each in _cited_once(lines))


def _branch(line: AnswerLine, language: str) -> Branch:
    told = line.cites and not _foreign(line)
    cites = f" ({narration.listed_apart(line.cites, language)})" if told else ""
    below = tuple(_branch(each, language) for each in _cited_once(line.below))
    return Branch(line.text + cites, line.kind, line.number or 0, below)


def _cited_once(lines: tuple[AnswerLine, ...]) -> Iterator[AnswerLine]:
    """Lines one below the other, with citations that several in a row share given with the first of them alone.

    What an option says keeps its own: without one it would read as a choice that no source makes.
    """
    before: tuple[str, ...] = ()
    for each in lines:
        again = each.kind in ("premise", "ruling") and each.cites == before
        before = () if _foreign(each) else each.cites
        yield replace(each, cites=()) if again else each


def _foreign(line: AnswerLine) -> bool:
    """Whether its citations are given with the clause below it."""
    return any(each.kind == "clause" and each.cites == line.cites for each in line.below)
