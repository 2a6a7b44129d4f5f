"""A ladder of hints for what a seat has to do now: where to look, what matters, the figures, the answer.

Only the seat's view is used. Each step gives away more than the one before, so a learner can stop early and think.

>>> from piquet_tutor import Deal
>>> from piquet_tutor.game.deal.views import seen_by
>>> from piquet_tutor.explore.examples import example
>>> deal = Deal.from_record({**example("cavendish-example"), "play": ""})
>>> [each.step for each in hints(seen_by(deal, "elder"))]
['nudge', 'rule', 'odds', 'answer']
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from piquet_tutor import narration
from piquet_tutor.game.actions import (
    Action,
    Answer,
    Call,
    ClaimCarteBlanche,
    Count,
    KeepCarteBlanche,
    Play,
    Reply,
    Show,
)
from piquet_tutor.game.cards import Card, Cards, Void
from piquet_tutor.game.combinations import KINDS
from piquet_tutor.game.deal.views import View
from piquet_tutor.game.rules.policies import sinking
from piquet_tutor.narration.naming import NOBODY, Names
from piquet_tutor.players.coach.declaring import CallAdvice, CallOption, NoWord, advise_call, call_reasons
from piquet_tutor.players.coach.maxims import CALL_IT_ALL, COMPARE_FIRST, OF_A_KIND, principle_behind
from piquet_tutor.players.coach.partie import FIGURES, advise_partie, partie_reasons
from piquet_tutor.players.coach.play_among import advise_among, reasons_among
from piquet_tutor.players.coach.play_facts import choices_of
from piquet_tutor.players.coach.play_model import CardAdvice, PlayAdvice, Unadvised, same_figure
from piquet_tutor.players.coach.play_reasons import reasons_of, winners_held
from piquet_tutor.players.coach.playing import advise_play
from piquet_tutor.reckoner.exchange.unweighed import NO_ARRAYS, Unweighed, unweighed
from piquet_tutor.reckoner.figures import AdviceSentence, is_plain, percent, points, said_of, whole
from piquet_tutor.reckoner.hands import Hands
from piquet_tutor.reckoner.prices import prices_of
from piquet_tutor.reckoner.solver.contract_value import ContractValue
from piquet_tutor.reckoner.solver.pending_pique import tricks_of
from piquet_tutor.reckoner.solver.play import beats

if TYPE_CHECKING:
    from piquet_tutor.players.coach.exchange_reasons import DiscardReason as ExchangeReason

NUDGE, RULE, ODDS, ANSWER = "nudge", "rule", "odds", "answer"
SHOWN: Final = 4
"""Options whose figures are shown."""
_SHORTEST_BAR: Final = 0.04
_BAR_POINTS: Final = 20
"""How many points behind the best a bar is nearly empty."""

Bar = dict[str, Any]


@dataclass(frozen=True)
class Rung:
    """One step of the ladder.

    Attributes:
        step: ``nudge``, ``rule``, ``odds`` or ``answer``.
        title: of the step.
        paragraphs: what it says.
        cards: codes of the cards it is about, to be highlighted.
        bars: figures to draw: ``{"label", "share" (0 to 1), "text"}``.
    """

    step: str
    title: str
    paragraphs: tuple[str, ...]
    cards: tuple[str, ...] = ()
    bars: tuple[Bar, ...] = ()


def hints(view: View, language: str = "en", names: Names = NOBODY) -> tuple[Rung, ...]:
    """The steps for what a seat has to do now, in order.

    Args:
        view: of the seat; nothing else is used.
        language: a language the catalogue has.
        names: of those who play, by which they are told.

    Returns:
        Empty if the seat is not to act; one step that says why, if there is no advice; one step, the answer, if there
        is no choice.
    """
    if not view.my_turn:
        return ()
    ladder = _Ladder(view, language, names)
    if view.phase == "exchange" and view.limits is not None:
        return ladder.exchange()
    if not view.choices:
        return ()
    try:
        return ladder.play() if isinstance(view.choices[0], Play) else ladder.word()
    except Unadvised as fault:
        return ladder.too_far(fault.tricks) if fault.reason == "far" else ladder.none(fault.reason)
    except NoWord as fault:
        return ladder.none(fault.reason)


class _Ladder:
    """The steps in one language."""

    def __init__(self, view: View, language: str, names: Names) -> None:
        self._view, self._language, self._names = view, language, names

    def say(self, key: str, **facts: Any) -> str:
        """A message of the advice."""
        return narration.message(f"advice-{key}", self._language, **facts)

    def step(
        self, step: str, paragraphs: Iterable[str], cards: Iterable[Card | Void] = (), bars: Iterable[Bar] = ()
    ) -> Rung:
        """One step; markers of void suits are not highlighted."""
        codes = tuple(one.code for one in cards if not isinstance(one, Void))
        return Rung(step, self.say(f"title-{step}"), tuple(paragraphs), codes, tuple(bars))

    def none(self, reason: str) -> tuple[Rung, ...]:
        """Why there is no advice."""
        return (self.step(RULE, (self.say("none"), self.say("none-why", reason=reason))),)

    def principle(self, name: str) -> tuple[str, ...]:
        """A principle in words: the first thing the coach says, where one stands behind the advice."""
        return (narration.message(f"principle-{name}", self._language),) if name else ()

    def reason_texts(self, reasons: Iterable[AdviceSentence]) -> list[str]:
        """Reasons in words."""
        return [each.said(self._language) for each in reasons]

    def partie(self, play: PlayAdvice | None = None) -> tuple[list[str], list[str]]:
        """Sentences on how the partie stands and what to do, and their figures; both empty for a single deal."""
        found = advise_partie(self._view, play)
        reasons = () if found is None else partie_reasons(found, self._language)
        stands = self.reason_texts(each for each in reasons if each.name not in FIGURES)
        return stands, self.reason_texts(each for each in reasons if each.name in FIGURES)

    # --- a card ---------------------------------------------------------------------------------

    def too_far(self, tricks: int) -> tuple[Rung, ...]:
        """That there is advice only later."""
        seats = len(self._view.table.seats)
        return (self.step(RULE, (self.say("none"), self.say("none-far", tricks=tricks, seats=seats))),)

    def play(self) -> tuple[Rung, ...]:
        """The steps for a card to play."""
        if len(self._view.table.seats) > 2:
            return self.among()
        advice = advise_play(self._view)
        best = advice.best.card
        reasons = reasons_of(advice)
        told = self.reason_texts(reasons)
        if len(advice.options) == 1:
            return (self.step(ANSWER, told, (best,)),)
        where, cards = self._where_to_look(advice)
        answer = self._answer(best, advice.level, len(advice.options), told)
        stands, figures = self.partie(advice)
        return (
            self.step(NUDGE, (*self.principle(principle_behind([each.name for each in reasons])), where), cards),
            self.step(RULE, [*self._what_matters(advice), *stands]),
            self.step(ODDS, [*self._averaged(advice), *figures], (), self._bars(advice)),
            self.step(ANSWER, answer, (best,)),
        )

    def among(self) -> tuple[Rung, ...]:
        """The steps for a card with three or four players."""
        advice = advise_among(self._view)
        best, told = advice.best.card, self.reason_texts(reasons_among(advice))
        if len(advice.options) == 1:
            return (self.step(ANSWER, told, (best,)),)
        answer = self._answer(best, advice.level, len(advice.options), told)
        number, shown = advice.ways, narration.figures(advice.ways, self._language)
        ways = self.say("odds-ways", ways=number, shown=shown)
        if advice.tried < number:
            ways = self.say("odds-ways-drawn", tried=advice.tried, shown=shown)
        figures = [ways, self.say("odds-among", sides=advice.sides)]
        listed = advice.options[: max(SHOWN, len(advice.level))]
        bars = self._drawn([((each.card,), each.points, each.error) for each in listed])
        return (
            self.step(NUDGE, (self.say("nudge-among"),)),
            self.step(RULE, [self._may_play()]),
            self.step(ODDS, figures, (), bars),
            self.step(ANSWER, answer, (best,)),
        )

    def _answer(self, best: Card, level: Cards, choices: int, told: list[str]) -> list[str]:
        """The card and why; if all cards are equally good, that comes first."""
        if len(level) == choices:
            return [self.say("answer-any", card=best), *told]
        same = [self.say("odds-level", cards=_by_suit(level))] if len(level) > 1 else []
        return [self.say("answer-play", card=best), *told, *same]

    def _where_to_look(self, advice: PlayAdvice) -> tuple[str, Cards]:
        view = self._view
        if advice.loses:
            return self._where_to_lose()
        if not view.trick:
            sure = winners_held(advice)
            return (self.say("nudge-winners", count=len(sure)), sure) if sure else (self.say("nudge-no-winner"), ())
        led, allowed = view.trick[0], choices_of(view)
        if any(beats(one, led) for one in allowed):
            return self.say("nudge-take"), allowed
        return self.say("nudge-follow" if allowed[0].suit is led.suit else "nudge-throw"), allowed

    def _where_to_lose(self) -> tuple[str, Cards]:
        """Where to look when tricks are better lost."""
        view, allowed = self._view, choices_of(self._view)
        if not view.trick:
            return self.say("nudge-lose-lead"), ()
        led = view.trick[0]
        if allowed[0].suit is not led.suit:
            return self.say("nudge-lose-throw"), allowed
        below = any(not beats(one, led) for one in allowed)
        return self.say("nudge-lose-under" if below else "nudge-lose-take"), allowed

    def _what_matters(self, advice: PlayAdvice) -> list[str]:
        view, contract = self._view, advice.contract
        if not view.trick and contract is not None:
            first = self.say("rule-lose") if advice.loses else self.say("rule-lead", points=0)
        else:
            first = self._may_play()
        return [first, *(self._of_the_cards() if contract is None else self._of_the_bid(contract))]

    def _may_play(self) -> str:
        """What the rules allow in this trick."""
        view = self._view
        if not view.trick:
            paid = prices_of(view.rules)
            return self.say("rule-lead", points=paid.leading())
        led, allowed = view.trick[0], choices_of(view)
        follows = allowed[0].suit is led.suit
        return self.say("rule-follow", cards=allowed) if follows else self.say("rule-throw", suit=led)

    def _of_the_bid(self, contract: ContractValue) -> list[str]:
        """What was bid, and what it is worth."""
        view = self._view
        won, lost = tricks_of(view, view.table.side_of(view.seat))
        found = []
        if contract.wanted:
            key = "rule-bid-mine" if contract.mine else "rule-bid-theirs"
            need = contract.needed(won, lost)
            if need and contract.out_of_reach(won, lost):
                key += "-gone"
            found.append(self.say(key, wanted=contract.wanted, sign=contract.sign, count=need))
        if contract.value:
            found.append(self.say("rule-bid-value", points=contract.value))
        if contract.each:
            found.append(self.say("rule-bid-each", points=contract.each))
        if contract.fewest:
            found.append(self.say("rule-fewest", points=contract.fewest))
        if contract.last and (contract.wanted or contract.fewest):
            found.append(self.say("rule-bid-last" if contract.wanted else "rule-fewest-last", count=1 + contract.last))
        return found

    def _of_the_cards(self) -> list[str]:
        """How many tricks the seat still needs for the cards."""
        view, paid = self._view, prices_of(self._view.rules)
        found = []
        won, lost = tricks_of(view, view.table.side_of(view.seat))
        need = paid.tricks // 2 + 1 - won
        if paid.cards and need <= 0:
            found.append(self.say("rule-cards-sure", points=paid.cards))
        elif paid.cards and need <= paid.tricks - won - lost:
            found.append(self.say("rule-cards", count=need, points=paid.cards))
        elif paid.cards:
            found.append(self.say("rule-cards-lost"))
        return found

    def _averaged(self, advice: PlayAdvice) -> list[str]:
        spread = [each for each, _ in advice.best.spread]
        found = [self._hands(advice.hands), self.say("odds-play")]
        if spread and spread[0] != spread[-1]:
            low, high = (whole(each, self._language) for each in (spread[0], spread[-1]))
            found.append(self.say("odds-spread", low=low, high=high))
        return found

    def _hands(self, found: Hands) -> str:
        hands = narration.figures(found.count, self._language)
        if found.sampled:
            return self.say("odds-drawn", tried=narration.figures(len(found.now), self._language), hands=hands)
        return self.say("odds-hands", count=found.count, hands=hands)

    def _bars(self, advice: PlayAdvice) -> list[Bar]:
        return self._drawn([(cards, each.points, each.error) for cards, each in _apart(advice)])

    def _drawn(self, shown: Sequence[tuple[Cards, float, float | None]]) -> list[Bar]:
        """A bar for each card, or for cards with identical results, with the points and their error."""
        shares = _shares([number for _, number, _ in shown])
        return [
            {
                "label": narration.cards_shown(_by_suit(cards), self._language),
                "share": share,
                "text": self._points(number, error),
            }
            for (cards, number, error), share in zip(shown, shares, strict=True)
        ]

    def _points(self, number: float, error: float | None = None) -> str:
        text = points(number, self._language)
        if error is None or error < 0.05:
            return self.say("odds-points", points=text)
        return self.say("odds-error", points=text, error=points(error, self._language))

    # --- a declaration --------------------------------------------------------------------------

    def word(self) -> tuple[Rung, ...]:
        """The steps for a declaration."""
        advice = advise_call(self._view)
        best = advice.best
        said = self.say("answer-word", word=self._word(best.action))
        answer = self.step(
            ANSWER, [said, *self.reason_texts(call_reasons(advice, self._language))], _cards_of(best.action)
        )
        if len(advice.options) == 1:
            return (answer,)
        stands, figures = self.partie()
        return (
            self.step(NUDGE, (*self.principle(_behind_a_word(best.action)), self._nudge(best))),
            self.step(RULE, [self._law(best.action), *stands]),
            self.step(ODDS, [*self._of_words(advice), *figures], (), self._word_bars(advice)),
            answer,
        )

    def _nudge(self, best: CallOption) -> str:
        action = best.action
        if isinstance(action, Call):
            return self.say("nudge-call", kind=action.kind)
        if isinstance(action, Reply):
            return self.say("nudge-reply", kind=action.kind)
        if isinstance(action, Count):
            return self.say("nudge-count")
        return self.say("nudge-show" if isinstance(action, Show) else "nudge-blank")

    def _law(self, action: Action) -> str:
        if isinstance(action, Call):
            return self.say("rule-sinking", how=sinking.permitted_sinking(self._view))
        if isinstance(action, Reply):
            return self.say("rule-reply")
        return self.say("rule-blank" if isinstance(action, ClaimCarteBlanche | KeepCarteBlanche) else "rule-count")

    def _of_words(self, advice: CallAdvice) -> list[str]:
        found = [self.say("odds-sure")]
        if advice.hands is not None:
            found = [self._hands(advice.hands), self.say("odds-call")]
        best = advice.best
        if best.after is not None and best.after < best.before:
            before, after = (narration.figures(each, self._language) for each in (best.before, best.after))
            left, plain = said_of(best.after, best.before, self._language), is_plain(best.before)
            found.append(self.say("odds-tells", before=before, after=after, left=left, plain="yes" if plain else "no"))
        return found

    def _word_bars(self, advice: CallAdvice) -> list[Bar]:
        shown = advice.options[:SHOWN]
        shares = _shares([each.points for each in shown])
        return [
            {"label": self._word(each.action), "share": share, "text": self._word_figures(each)}
            for each, share in zip(shown, shares, strict=True)
        ]

    def _word_figures(self, option: CallOption) -> str:
        number = points(option.points, self._language)
        if option.silent or not isinstance(option.action, Call | Reply):
            return self.say("odds-points", points=number)
        return self.say("odds-good", share=percent(option.chance, self._language), points=number)

    def _word(self, action: Action) -> str:
        cards = _cards_of(action)
        if isinstance(action, Call):
            key = "word-call" if cards else "word-call-nothing"
            return self.say(key, kind=action.kind, cards=cards) if cards else self.say(key, kind=action.kind)
        if isinstance(action, Reply):
            if action.answer is Answer.GOOD:
                return self.say("word-good")
            key = {Answer.NOT_GOOD: "word-not-good", Answer.EQUAL: "word-equal", Answer.ASK: "word-ask"}[action.answer]
            return self.say(key, cards=cards)
        if isinstance(action, Count):
            return self.say("word-count", cards=cards) if cards else self.say("word-count-nothing")
        if isinstance(action, Show):
            return self.say("word-show", cards=cards) if cards else self.say("word-show-nothing")
        return self.say("word-claim" if isinstance(action, ClaimCarteBlanche) else "word-keep")

    # --- the exchange ---------------------------------------------------------------------------

    def exchange(self) -> tuple[Rung, ...]:
        """The steps for the exchange, from the first answer of the advice, which comes quickly."""
        try:
            from piquet_tutor.players.coach.exchange import advising
            from piquet_tutor.players.coach.exchange_scene import scene
        except ModuleNotFoundError:
            return (self.step(RULE, unweighed(Unweighed(NO_ARRAYS), self._language)),)

        least, most = self._view.limits or (0, 0)
        try:
            advice = next(iter(advising(self._view)))
        except Unweighed as fault:
            return (self.step(RULE, unweighed(fault, self._language)),)
        shown: Mapping[str, Any] = scene(advice, self._language, names=self._names)
        best = advice.best
        law = narration.message("advice-rule-exchange", self._language, same=least == most, min=least, max=most)
        options: Sequence[Mapping[str, Any]] = shown["options"][:SHOWN]
        bars = [
            {"label": narration.cards_shown(each.out, self._language), "share": share, "text": told["text"]}
            for each, told, share in zip(
                advice.options, options, _shares([each.points for each in advice.options[: len(options)]]), strict=False
            )
        ]
        stands, figures = self.partie()
        answer = self.say("answer-exchange", count=len(best.out), cards=best.out, kept=best.kept)
        return (
            self.step(NUDGE, (*self.principle(_behind_an_exchange(best.reasons)), self.say("nudge-exchange"))),
            self.step(RULE, [law, *stands]),
            self.step(ODDS, [shown["head"], self.say("exchange-assumed"), *figures], (), bars),
            self.step(ANSWER, [answer, *options[0]["why"]], best.out),
        )


def _behind_a_word(action: Action) -> str:
    """The principle behind a word of the declarations: none stands behind keeping something back."""
    if isinstance(action, Reply):
        return COMPARE_FIRST
    return CALL_IT_ALL if isinstance(action, Call | Count | Show) and _cards_of(action) else ""


def _behind_an_exchange(reasons: Iterable[ExchangeReason]) -> str:
    """The principle behind a discard: the weightiest of the combinations it keeps or hopes for."""
    from piquet_tutor.players.coach.exchange_reasons import HOPES, KEEPS

    kept = [each for each in reasons if each.about in (KEEPS, HOPES) and each.kind in OF_A_KIND]
    return OF_A_KIND[max(kept, key=lambda each: each.weight).kind] if kept else ""


def _apart(advice: PlayAdvice) -> list[tuple[Cards, CardAdvice]]:
    """The options to show: at least all that are as good as the best; cards of a suit with identical results as one."""
    shown: list[tuple[Cards, CardAdvice]] = []
    for each in advice.options:
        place = next((place for place, (_, one) in enumerate(shown) if _very_same(one, each)), None)
        if place is None:
            shown.append(((each.card,), each))
        else:
            cards, one = shown[place]
            shown[place] = ((*cards, each.card), one)
    level = sum(same_figure(each.points, advice.best.points) for _, each in shown)
    return shown[: max(SHOWN, level)]


def _by_suit(cards: Cards) -> Cards:
    """The cards grouped by suit in the order the suits come in, each from the top."""
    suits = list(dict.fromkeys(one.suit for one in cards))
    return tuple(sorted(cards, key=lambda one: (suits.index(one.suit), -one.rank)))


def _very_same(one: CardAdvice, other: CardAdvice) -> bool:
    alike = one.card.suit is other.card.suit and one.spread == other.spread
    return alike and same_figure(one.points, other.points)


def _shares(values: Sequence[float]) -> list[float]:
    """Lengths of bars: the best is full, and each point behind it takes off a twentieth."""
    best = max(values, default=0.0)
    return [round(max(_SHORTEST_BAR, 1 - (best - each) / _BAR_POINTS), 4) for each in values]


def _cards_of(action: Action) -> Cards:
    """The cards a declaration is about, each once."""
    if isinstance(action, Call | Reply):
        return action.cards
    if isinstance(action, Count):
        return tuple(dict.fromkeys(one for cards in action.combinations for one in cards))
    if isinstance(action, Show):
        return tuple(dict.fromkeys(one for kind in KINDS for cards in action.of(kind) for one in cards))
    return ()
