"""Whether anything a seat is told names a card it cannot place, or changes with cards it cannot see.

Two searches that share nothing: every text is scanned for cards, in every language, and held against what the seat
can place (``tests.explain.why.seats``); and two cards that the seat cannot see change places, after which everything it
is told must be what it was. The first finds a card that is named; the second finds a hint that names none.
"""

from __future__ import annotations

from types import SimpleNamespace

from piquet_tutor import narration
from piquet_tutor.app.shared.feed.information import Information
from piquet_tutor.app.shared.feed.reasons import Reasons
from piquet_tutor.app.shared.table.scene import Passages, Prompt, feed_scene, sheet_scene, table_scene
from piquet_tutor.app.shared.table.viewpoint import Viewpoint
from piquet_tutor.engine.rulings import Verdict, for_seat, known_to
from piquet_tutor.explain.why import ChangeError, nearest_change, what_if, why, why_not
from piquet_tutor.explain.why.changing import swapped
from piquet_tutor.explain.why.knowing import ReadersDeal
from piquet_tutor.explain.why.replaying import course_of, run
from piquet_tutor.explain.why.scenes import as_json, words_for
from piquet_tutor.game.actions import Exchange, Play
from piquet_tutor.game.cards import pack_of, parse_card, parse_cards
from piquet_tutor.game.deal.engine import judge
from piquet_tutor.narration.plain_text import MissingText
from piquet_tutor.reckoner.call_report import Speaker
from piquet_tutor.reckoner.call_report import scene as told_scene
from piquet_tutor.reckoner.calls import heard as calls_heard
from piquet_tutor.reckoner.calls import of_heard
from tests.explain.why.scanning import cards_in, texts_of
from tests.explain.why.seats import heard, played, seen
from tests.explain.why.telling import UNTOLD, codes_of

NOT_HELD = ("lacks_rank", "lacks", "no_sequence", "no_set", "one_card", "not_held", "not_in_pack")
"""Premises that name cards a hand did not have: only of a hand that the reader knows whole."""
QUESTIONS = (
    "repique",
    "pique",
    "carte blanche",
    "carte rouge",
    "point",
    "sequence",
    "set",
    "cards",
    "capot",
    "tens",
    "jacks",
    "queens",
    "kings",
    "aces",
    "sequence QH JH TH",
    "play AH",
    "play 7S at 2",
    "exchange 3",
    "exchange 9",
)
CHANGES = ("option last_trick=0", "option lesser_combinations=both", "swap AS KH")
TRIES = 12
"""Changes tried for the nearest that a seat is told of: what is searched for is what it is told, not what is found."""
LAW = ("terms", "cites", "prices", "keys", "clause", "rules", "options", "group")
"""Parts of a scene that speak of no deal: the glossary, the authorities, the prices."""


def _passage(ruling, language, ledger):
    """All that a passage says of the deal, in one text."""
    found = narration.passage(ruling, language, ledger)
    return "\n".join((found.call, found.cue, found.short, *found.reasons))


# --- a card that is named -----------------------------------------------------------------------------------------


class Search:
    """One deal as far as it has gone, searched for cards that somebody is told and cannot place."""

    def __init__(self, deal, languages, met):
        self.deal, self.languages, self.met = deal, languages, met
        self.known = {seat: seen(deal, seat) for seat in deal.table.seats}

    def text(self, seat, language, what, said, beside=frozenset()):
        """Whether a text names what a seat cannot place."""
        self.met[language, "texts searched"] += 1
        found = cards_in(said) - self.known[seat] - beside
        if found:
            yield f"{seat} is told of {sorted(found)} in {language}, by {what}: {said}"

    def _told(self, language, say, *given):
        try:
            return say(*given)
        except MissingText:
            self.met[language, UNTOLD] += 1
            return None

    def rulings(self, fresh):
        """The passages of rulings just made, each as each seat is told it."""
        for ruling in fresh:
            said = {}
            for seat in self.deal.table.seats:
                cut = for_seat(ruling, seat)
                if cut is None:
                    continue
                hidden = codes_of(dict(cut.facts)) - self.known[seat] - voids_seen(self.deal, seat)
                if hidden:
                    yield f"{seat} is given {sorted(hidden)} among the facts of {ruling.rule}"
                for language in self.languages:
                    key = (language, str(dict(cut.facts)))  # what two seats are told alike is worded once
                    if key not in said:
                        said[key] = self._told(language, _passage, cut, language, self.deal.rulings)
                    if said[key] is not None:
                        yield from self.text(seat, language, ruling.rule, said[key])

    def answers(self, seat, questions=QUESTIONS):
        """The tree of every ruling, and every question that can be asked of either side."""
        words = {language: words_for(self.deal, seat, language) for language in self.languages}
        laid = []
        for number in range(1, len(words[self.languages[0]].rulings) + 1):
            laid += [each for each in self._tree(seat, number) if each not in laid]
        for premise in laid:
            yield from self._premise(seat, words, premise, frozenset())
        for side in dict.fromkeys(self.deal.table.sides):
            for question in questions:
                beside = frozenset(one.upper() for one in question.split() if _is_card(one))
                answer = why_not(self.deal, side, question, seat)
                for premise in answer.lacking:
                    yield from self._premise(seat, words, premise, beside)
                    yield from self._whole(seat, side, premise)

    def _tree(self, seat, number):
        return [node.premise for node in why(self.deal, number, seat).walk() if node.premise is not None]

    def _premise(self, seat, words, premise, beside):
        lacking = codes_of(premise.facts) if premise.name in NOT_HELD else frozenset()
        for language in self.languages:
            said = self._told(language, words[language].premise, premise)
            if said is not None:
                yield from self.text(seat, language, premise.name, said, beside | lacking)

    def _whole(self, seat, side, premise):
        """What a hand had not is told only to whoever knows what it had."""
        if premise.name not in NOT_HELD[:-1]:
            return
        if premise.name == "not_held" and codes_of(premise.facts) <= self.known[seat]:
            return  # it lies elsewhere, and the seat sees where
        hands = [each for each in self.deal.table.seats if self.deal.table.side_of(each) == (premise.side or side)]
        if not any({one.code for one in self.deal.kept.get(each, ())} <= self.known[seat] for each in hands):
            yield f"{seat} is told by {premise.name} what a hand had not, and cannot know that hand"

    def changes(self, seat, changes=CHANGES):
        """What would be ruled otherwise: as a seat is told it, which knows every card by then or is told nothing."""
        for change in (*changes, f"{seat} sink point"):
            try:
                found = what_if(self.deal, change, seat)
            except ChangeError:
                continue
            for language in self.languages:
                told = self._told(language, as_json, found, words_for(self.deal, seat, language))
                if told is not None:
                    said = "\n".join(texts_of({"text": told["text"], "below": told["below"]}, LAW))
                    yield from self.text(seat, language, change, said, _cards_of(change))

    def nearest(self, seat, kind, side):
        """The smallest change, as a seat is told it."""
        found = nearest_change(self.deal, kind, side, seat, stop=_after(TRIES))
        for language in self.languages:
            told = self._told(language, as_json, found, words_for(self.deal, seat, language))
            if told is not None:
                said = "\n".join(texts_of({"text": told["text"], "below": told["below"]}, LAW))
                yield from self.text(seat, language, "the nearest change", said)

    def scenes(self, seat):
        """The table, the feed and the sheet of one seat: every word and every card drawn face up."""
        for language in self.languages:
            for name, scene in self._told(language, page_scenes, self.deal, seat, language) or ():
                if name != "table" or not self.deal.done:  # the hands lie open when a deal is over
                    yield from self.text(seat, language, f"the {name}", "\n".join(texts_of(scene, LAW)))

    def refusals(self, seat, rng):
        """What is said to a seat that tries what it may not."""
        if self.deal.to_act != seat:
            return
        hand = self.deal.hands[seat]
        tried = [Play(seat, one) for one in (*rng.sample(hand, min(3, len(hand))), parse_card("AH"))]
        tried.append(Exchange(seat, hand[: rng.randint(0, len(hand))]))
        for action in tried:
            ruling = judge(self.deal, action)
            if ruling.verdict is not Verdict.REFUSED:
                continue
            beside = frozenset({"AH"})
            for language in self.languages:
                said = self._told(language, narration.text, for_seat(ruling, seat), "short", language)
                if said is not None:
                    yield from self.text(seat, language, f"the refusal of {type(action).__name__}", said, beside)

    def information(self, seat):
        """What the calls told, worked out: it may name cards that follow from the words, and those must be so."""
        for each in calls_heard(self.deal, seat):
            found = of_heard(self.deal, seat, each)
            then = self.deal.dealt if found.event == "claim" else self.deal.kept  # as dealt
            held = {one.code for one in then.get(each.other) or self.deal.kept.get(each.other, ())}
            known = {one.code for one in found.known}
            self.met["what a call told: cards worked out"] += len(known)
            if not known <= held:
                yield f"{seat} is told that {each.other} must hold {sorted(known - held)}"
            if {one.code for one in found.not_held} & held:
                yield f"{seat} is told that {each.other} cannot hold what he holds"
            for language in self.languages:
                told = self._told(language, told_scene, found, Speaker(self.deal, seat, language))
                if told is not None:
                    beside = frozenset(known | {one.code for one in found.not_held})
                    said = "\n".join((told["text"], *told["more"]))
                    yield from self.text(seat, language, "what a call told", said, beside)


def voids_seen(deal, seat):
    """Suits of which somebody holds none, as far as a seat knows: its own, and those that have been counted."""
    own = {one.code[1] for one in deal.kept.get(seat, ())}
    counted = {code for each in deal.rulings if each.awards for code in codes_of(each.facts) if code[0] == "-"}
    return counted | {f"-{suit}" for suit in "SHDC" if own and suit not in own}


def _is_card(text):
    return len(text) == 2 and text[0] in "AKQJT9876" and text[1] in "SHDC"


def _cards_of(change):
    return frozenset(word for word in change.split() if _is_card(word))


def page_scenes(deal, seat, language):
    """What the page draws of a table for one seat."""
    viewpoint = Viewpoint(seat, seat, language=language)
    viewpoint.look_at(deal)
    passages = Passages()
    asked = Prompt(choose="none", races=True)
    return (
        ("table", table_scene(deal, viewpoint, asked, passages, "group")),
        ("feed", feed_scene(deal, viewpoint, passages, "group", 0, None)),
        ("sheet", sheet_scene(deal, None, viewpoint, "group")),
    )


def through_the_deal(deal, languages, met):
    """Every ruling as every seat was told it, when it was made."""
    told = 0
    for state in (*(state for state, _ in ReadersDeal(deal).history()), deal):
        if len(state.rulings) > told:
            yield from Search(state, languages, met).rulings(state.rulings[told:])
            told = len(state.rulings)


# --- a hint that changes with what cannot be seen -----------------------------------------------------------------


def other_world(deal, seat, rng):
    """The same deal with two cards in each other's places that a seat cannot see; None where it would have seen it."""
    unseen = sorted({one.code for one in pack_of(deal.rules.pack).cards} - seen(deal, seat))
    if len(unseen) < 2:
        return None
    one, other = parse_cards(" ".join(rng.sample(unseen, 2)))
    outcome = run(swapped(course_of(deal), one, other))
    if outcome.refused is not None or outcome.deal.phase != deal.phase or outcome.deal.to_act != deal.to_act:
        return None
    return outcome.deal


def told_apart(deal, other, seat, languages, met, information=False):
    """What a seat is told in one world and not in the other, if it cannot know in which of the two it is."""
    same = known_to(other.rulings, seat) == known_to(deal.rulings, seat)
    if heard(deal, seat) == heard(other, seat) and not same:
        yield f"{seat} saw the same done in two worlds, and has other rulings"
        return
    if not same or len(other.actions) != len(deal.actions) or played(other) != played(deal):
        return  # another card on the table is seen before any ruling tells of it
    met["worlds told apart by nobody"] += 1
    for language in languages:
        mine, again = (everything_told(each, seat, language, information) for each in (deal, other))
        for what, said in mine.items():
            if said != again.get(what):
                yield f"{seat} is told {said}\nor {again.get(what)}\nby cards unseen, {what} in {language}"


def everything_told(deal, seat, language, information=False):
    """All that a seat can ask or see, as plain values."""
    words = words_for(deal, seat, language)
    found = {}

    def keep(what, say):
        try:
            found[what] = say()
        except (MissingText, ChangeError) as error:
            found[what] = f"{type(error).__name__} {error}"

    for number in range(1, len(words.rulings) + 1):
        keep(f"why {number}", lambda number=number: as_json(why(deal, number, seat), words))
    for side in dict.fromkeys(deal.table.sides):
        for question in QUESTIONS:
            keep(f"{question} of {side}", lambda s=side, q=question: as_json(why_not(deal, s, q, seat), words))
    for change in (*CHANGES, f"{seat} sink point"):
        keep(change, lambda change=change: as_json(what_if(deal, change, seat), words))
    keep("nearest", lambda: as_json(_nearest(deal, seat), words).get("text"))
    if not deal.done:
        keep("page", lambda: page_scenes(deal, seat, language))
    keep("feed", lambda: _feed_with_reasons(deal, seat, language, information))
    return found


def _nearest(deal, seat):
    return nearest_change(deal, "repique", deal.table.sides[0], seat, stop=_after(TRIES))


def _after(tries):
    """Stops a search after so many tries, however fast they go."""
    left = iter(range(tries))
    return lambda: next(left, None) is None


def _feed_with_reasons(deal, seat, language, information):
    """The feed as a page has it: with a reason unfolded, a question asked, and what each call told."""
    viewpoint = Viewpoint(seat, seat, language=language)
    viewpoint.look_at(deal)
    table = SimpleNamespace(viewpoint=viewpoint, deal=deal, whole=deal, refused=None, finished=False, tell=lambda: None)
    feed = feed_scene(deal, viewpoint, Passages(), "group", 0, None)
    reasons = Reasons(table)
    reasons.handle({"kind": "why", "number": len(feed["passages"])})
    reasons.handle({"kind": "why_not", "question": "set", "side": deal.table.sides[-1]})
    shown = reasons.show_in(feed)
    if information:
        told = Information(table)
        told.settle()
        shown = told.show_in(shown)
    return shown
