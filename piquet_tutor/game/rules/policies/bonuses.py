"""Carte rouge, repique and pique: what earns them, and what bars them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from piquet_tutor.engine.clauses import Finding, Rule, awarded, denied
from piquet_tutor.engine.rulings import Facts, Ground, Ruling, Verdict
from piquet_tutor.engine.table import Side
from piquet_tutor.game.cards import Card, Cards
from piquet_tutor.game.combinations import Kind
from piquet_tutor.game.parts import Contest, Score, points_so_far
from piquet_tutor.game.rules.policies.bidding import line_under
from piquet_tutor.game.rules.policies.counting import class_to_count
from piquet_tutor.game.rules.policies.declaring import scored_by
from piquet_tutor.game.rules.policies.requests import BARS, IMPLIED, barring
from piquet_tutor.game.rules.registry import policy
from piquet_tutor.game.state import DealState
from piquet_tutor.game.subjects import BONUSES, EQUAL, Subject

ROUGE: Final = "carte_rouge"
PLAY: Final = "play"
FIRST_LEAD: Final = "first_lead"
IN_HAND: Final = frozenset({"carte_blanche", "point", "sequence", "set", ROUGE})


def counts(rule: Rule, side: Side, kind: str, first: Side) -> bool:
    """Whether a side's scores of a kind count towards a bonus.

    Args:
        rule: the clause, with ``rouge`` among its params; and ``kinds``, unless the tricks themselves are counted.
        side: whose scores.
        kind: which kind of score.
        first: the side of the first hand.
    """
    if kind == ROUGE:
        return rouge_counts(rule, side, first)
    if "kinds" not in rule.params:
        return kind == PLAY or kind in IN_HAND
    return kind in rule.params["kinds"] or (kind == "cards" and bool(rule.params.get("cards")))


def rouge_counts(rule: Rule, side: Side, first: Side) -> bool:
    """Whether a side's carte rouge counts towards a bonus."""
    how = rule.params["rouge"]
    return bool(how == "true" or (how == "elder_only" and side == first))


class Bar(NamedTuple):
    """A score of the opponents that bars a bonus.

    Attributes:
        order: its place in the order of reckoning.
        kind: the kind of score.
        points: its points; 0 while it is still to be counted.
        number: the ruling that awarded it, or that announced it.
        side: whose score it is.
    """

    order: tuple[int, int]
    kind: str
    points: int
    number: int
    side: Side

    @classmethod
    def of(cls, score: Score) -> Bar:
        """The bar that an opponents' score forms."""
        return cls(score.order, score.kind, score.points, score.number, score.side)


def _waiting(deal: DealState, side: Side) -> list[Bar]:
    """What the opponents are to score but have not yet: a class that was “not good”, an announced carte blanche."""
    return [*announced(deal, side), *_not_good(deal, side)]


def announced(deal: DealState, side: Side) -> list[Bar]:
    """The first hand's announced carte blanche while it waits to be shown, if two cartes blanches both score."""
    first = deal.table.seats[0]
    each = deal.rules.options.double_blank == "both_score"
    if not each or side == deal.table.side_of(first) or first not in deal.claimed or first in deal.proved:
        return []
    told = next(ruling for ruling in deal.rulings if ruling.rule == "carte_blanche.claimed")
    place = deal.rules.place["carte_blanche"], 0
    return [Bar(place, "carte_blanche", 0, told.number, deal.table.side_of(first))]


def _not_good(deal: DealState, side: Side) -> list[Bar]:
    return [
        Bar((deal.rules.place[kind], 0), kind, 0, contest.reply, scored_by(deal, contest.winner))
        for kind, contest in deal.contests.items()
        if contest.winner
        and barring(deal, kind) is None
        and contest.result in ("not_good", "nothing")
        and scored_by(deal, contest.winner) != side
        and not any(score.kind == kind and score.side != side for score in deal.scores)
    ]


def named(bars: Sequence[Bar]) -> dict[str, Any]:
    """The facts that name the bars: the first by itself, then all the others; points of the play as one."""
    play = next((bar for bar in bars if bar.kind == PLAY), None)
    whole = sum(bar.points for bar in bars if bar.kind == PLAY)
    first, *rest = [
        bar._replace(points=whole) if bar is play else bar for bar in bars if bar is play or bar.kind != PLAY
    ]
    also = {"also": tuple(bar.kind for bar in rest), "also_points": tuple(bar.points for bar in rest)} if rest else {}
    return {"by": first.kind, "by_points": first.points, **also}


# --- what a bonus rests on ------------------------------------------------------------------------------------------


class TowardsBonus(NamedTuple):
    """How a side stands towards a repique or a pique: reckoned here, whether or not it has been ruled on.

    Attributes:
        line: the points needed.
        counted: its scores that count towards it, in the order that decides.
        reached: the score with which they come to the line; None while they do not.
        bars: what the opponents score before that (or before all that is still to come), in the same order.
        apart: its scores in hand that the rules do not let count.
        by_clock: whether the order in time decides, and not the order of reckoning.
        tricks: tricks that count one each, where they do.
        lost: the first trick that the opponents won, where that bars it; 0 for none.
    """

    line: int
    counted: tuple[Score, ...]
    reached: Score | None
    bars: tuple[Score, ...]
    apart: tuple[Score, ...] = ()
    by_clock: bool = False
    tricks: int = 0
    lost: int = 0

    @property
    def in_hand(self) -> int:
        """What of it was scored before the play."""
        return points_of(each for each in self.counted if each.kind in IN_HAND)

    @property
    def total(self) -> int:
        """What it comes to, as far as the deal has come."""
        return points_of(self.counted) + self.tricks

    @property
    def made(self) -> tuple[Score, ...]:
        """The scores that bring it to the line; all that count while they do not."""
        if self.reached is None:
            return self.counted
        return self.counted[: self.counted.index(self.reached) + 1]

    def before(self, bar: Score | Bar) -> int:
        """What it came to before something that the opponents score."""
        return points_of(each for each in self.counted if _placed(each, self.by_clock) < _placed(bar, self.by_clock))


def points_of(scores: Iterable[Score]) -> int:
    """The sum of some scores."""
    return sum(each.points for each in scores)


def _placed(score: Score | Bar, by_clock: bool) -> tuple[object, ...]:
    """Where a score stands in the order that decides."""
    return (score.number,) if by_clock else (score.order, score.number)


def in_order(scores: Iterable[Score], by_clock: bool = False) -> list[Score]:
    """Scores in the order of reckoning, or by the clock."""
    return sorted(scores, key=lambda each: _placed(each, by_clock))


def towards_repique(deal: DealState, rule: Rule, side: Side, scores: Iterable[Score]) -> TowardsBonus:
    """How a side stands towards a repique: what it scores in hand, and what the opponents score before that.

    Args:
        deal: at any moment.
        rule: the clause on repique.
        side: whose repique it would be.
        scores: those of the deal, under the numbers of whoever asks.
    """
    line, first = line_under(rule, deal.undertaking), deal.table.sides[0]
    inside = in_order(each for each in scores if each.kind in IN_HAND)
    own = [each for each in inside if each.side == side]
    counted = tuple(each for each in own if counts(rule, side, each.kind, first))
    reached = _reaching(counted, line)
    last = reached or (counted[-1] if counted else None)
    until = inside.index(last) if last is not None else 0
    bars = tuple(each for each in inside[:until] if each.side != side)
    return TowardsBonus(line, counted, reached, bars, tuple(each for each in own if each not in counted))


def towards_pique(deal: DealState, rule: Rule, side: Side, scores: Iterable[Score]) -> TowardsBonus:
    """How a side stands towards a pique: what it scores in hand and play, and what the opponents score before that.

    Args:
        deal: at any moment.
        rule: the clause on pique, where tricks do not count towards it by themselves.
        side: whose pique it would be.
        scores: those of the deal that are in time for it, under the numbers of whoever asks.
    """
    line, first = line_under(rule, deal.undertaking), deal.table.sides[0]
    by_clock = rule.params["reckoning"] != "precedence"
    every = in_order(scores, by_clock)
    counted = tuple(each for each in every if each.side == side and counts(rule, side, each.kind, first))
    reached = _reaching(counted, line, with_play=True)
    until = every.index(reached) if reached is not None else len(every)
    bars = tuple(each for each in every[:until] if each.side != side and each.kind not in BONUSES)
    return TowardsBonus(line, counted, reached, bars, by_clock=by_clock)


def _reaching(counted: Iterable[Score], line: int, with_play: bool = False) -> Score | None:
    """The score with which a side comes to the line; for a pique at least one of them is made in the play."""
    total, played = 0, not with_play
    for each in counted:
        total += each.points
        played = played or each.kind not in IN_HAND
        if played and total >= line:
            return each
    return None


def adding_up(towards: TowardsBonus, made: Sequence[Score], **facts: Any) -> Ground:
    """The ground that the points come to the line."""
    numbers = tuple(each.number for each in made)
    return Ground("adds_up", Facts(total=points_of(made) + towards.tricks, line=towards.line, **facts), numbers)


def firsts(towards: TowardsBonus, bars: Iterable[Bar]) -> tuple[Ground, ...]:
    """The grounds that the opponents scored first, or are to."""
    return tuple(
        Ground(
            "first",
            Facts(of=bar.side, by=bar.kind, by_points=bar.points, at=bar.order[0] + 1, before=towards.before(bar)),
            (bar.number,),
        )
        for bar in bars
    )


def opened_by(deal: DealState, numbers: Iterable[int]) -> tuple[Ground, ...]:
    """The ground that scores of the side itself open the way: where they do, and count towards nothing themselves."""
    awards = tuple(number for number in numbers if deal.rulings[number - 1].awards)
    return (Ground("opens_the_way", Facts(), awards),) if awards else ()


# --- what opens the way -------------------------------------------------------------------------------------------


def opening(deal: DealState, side: Side, mine: Iterable[int], before: tuple[int, int] | None = None) -> tuple[int, ...]:
    """The rulings for which the opponents count nothing of a class, so that nothing of theirs bars a side's bonus.

    A class may be closed to them because declared cards bar what they hold, because it is equal, because this side has
    won it (with a point that scores nothing), or because two cartes blanches cancel each other. Where this side's own
    awards close a class, these are among what makes the total already.

    Args:
        deal: the deal in which the bonus is awarded.
        side: the side that makes it.
        mine: the rulings that make the total, which are left out here.
        before: only classes that are reckoned before this place; None means all.

    Returns:
        The numbers of the rulings, in order, each once.
    """
    kinds = [kind for kind in deal.contests if before is None or (deal.rules.place[kind], 0) < before]
    found = [ruling for kind in kinds for ruling in _closing(deal, side, kind)]
    found += [one for one in deal.rulings if _is(one, Subject.CARTE_BLANCHE, Verdict.DENIED) and one.side != side]
    numbers = {one.number for one in found} | {number for one in found for number in _barring_cards(deal, one)}
    return tuple(sorted(numbers.difference(mine)))


def _is(ruling: Ruling, subject: Subject | None, verdict: Verdict) -> bool:
    return ruling.subject is subject and ruling.verdict is verdict


def _closing(deal: DealState, side: Side, kind: Kind) -> Iterator[Ruling]:
    """The rulings that close a class to a side's opponents."""
    contest = deal.contests[kind]
    won = bool(contest.winner) and scored_by(deal, contest.winner) == side
    for ruling in deal.rulings:
        if _is(ruling, Subject.DECLARED_CARDS, Verdict.DENIED) and ruling.facts["kind"] == kind and not won:
            yield ruling
        if _is(ruling, EQUAL.get(kind), Verdict.DENIED):
            yield ruling
        if won and _is(ruling, Subject(kind), Verdict.AWARDED) and ruling.side == side and not ruling.awards:
            yield ruling


def _barring_cards(deal: DealState, ruling: Ruling) -> tuple[int, ...]:
    """The rulings by which the cards were declared that bar something; what was only called and answered is not."""
    if ruling.subject is not Subject.DECLARED_CARDS:
        return ()
    return tuple(number for number in ruling.because if deal.rulings[number - 1].verdict is not Verdict.ALLOWED)


def _nothing_before(deal: DealState, score: Score) -> tuple[Ground, ...]:
    """The ground that nothing of the opponents' is reckoned before a score, where its kind has a place of its own."""
    place = deal.rules.place.get(score.kind)
    return () if place is None else (Ground("nothing_before", Facts(place=score.kind, at=place + 1)),)


def open_before(deal: DealState, place: tuple[int, int]) -> bool:
    """Whether a class that is reckoned before this place has not been settled yet."""
    return any(
        (deal.rules.place[kind], 0) < place and (not contest.settled or loser_may_count(deal, contest))
        for kind, contest in deal.contests.items()
    )


def loser_may_count(deal: DealState, contest: Contest) -> bool:
    """Whether the second hand may yet count in a class it has not won, because the rules let both sides count."""
    if deal.declared or contest.kind == "point" or contest.called is None:
        return False
    params = deal.rules.clauses[f"{contest.kind}.good"].params
    if contest.result == "equal":
        return bool(params.get("equal_voids") == "none")
    return bool(contest.result == "good" and params["lesser"] == "both")


def _declares_more(deal: DealState, event: Score | None) -> bool:
    """Whether elder may still declare: the scores of one action are made one by one, and classes one by one."""
    if deal.phase != "declare":
        return False
    settled = all(contest.settled for contest in deal.contests.values())
    return event is not None or not settled or class_to_count(deal) is not None


def _may_be_barred(deal: DealState, bars: Sequence[Bar]) -> bool:
    """Whether what elder declares next can bar one of these, so that it never counts; decided once elder is done."""
    return BARS in deal.rules.clauses and any(bar.points == 0 and bar.kind in IMPLIED for bar in bars)


@policy("repique", "points", "target", "kinds", "rouge", decides=("repique.award",))
def repique(deal: DealState, rule: Rule, event: Score | None) -> Iterable[Finding]:
    """Thirty in hand, by scores that are reckoned before anything the opponents can count."""
    for side in deal.table.sides:
        if (rule.id, side) not in deal.spoken and _near(deal, rule, side):
            yield from _repique_of(deal, rule, side, event)


def _near(deal: DealState, rule: Rule, side: Side) -> bool:
    """Whether a side has points enough for a bonus, whatever they are for: most have not, and need no closer look."""
    return points_so_far(side, deal.scores) >= line_under(rule, deal.undertaking)


def _repique_of(deal: DealState, rule: Rule, side: Side, event: Score | None) -> Iterable[Finding]:
    towards = towards_repique(deal, rule, side, deal.scores)
    score = towards.reached
    if score is None:
        return
    bars = [*map(Bar.of, towards.bars), *(bar for bar in _waiting(deal, side) if bar.order < score.order)]
    bars.sort(key=lambda bar: bar.order)
    if _declares_more(deal, event) and _may_be_barred(deal, bars):
        return
    made = adding_up(towards, towards.made)
    total, mine = made.facts["total"], made.rulings
    if bars:
        facts = Facts(total=total, **named(bars), place=score.kind)
        because = (*mine, *(bar.number for bar in bars))
        yield denied(side, facts, because=because, grounds=(made, *firsts(towards, bars)))
    elif not open_before(deal, score.order):
        facts = Facts(total=total, points=rule.params["points"], place=score.kind)
        opened = opening(deal, side, mine, score.order)
        grounds = (made, *opened_by(deal, opened), *_nothing_before(deal, score))
        yield awarded(side, facts, rule.params["points"], (*mine, *opened), grounds=grounds)


@policy(
    "pique",
    *("points", "target", "kinds", "rouge", "cards", "reckoning", "moment", "younger"),
    decides=("pique.award",),
)
def pique(deal: DealState, rule: Rule, event: Score | None) -> Iterable[Finding]:
    """Thirty in hand and play before the opponents have counted anything."""
    by_order = rule.params["reckoning"] == "precedence"
    if (by_order and not deal.declared) or _too_late(deal, event):
        return ()
    if rule.params.get("moment") == FIRST_LEAD and deal.tricks:  # the first card led has been answered
        return ()
    both = rule.params["younger"] and rule.params.get("moment") != FIRST_LEAD
    sides = deal.table.sides if both else deal.table.sides[:1]
    found: list[Finding] = []
    for side in sides:
        if (event is None or event.side == side) and (rule.id, side) not in deal.spoken and _near(deal, rule, side):
            found += _pique_of(deal, rule, side, by_order)
    return found


def _too_late(deal: DealState, event: Score | None) -> bool:
    """Whether this is the score for the cards at the end of the play, which is too late for a pique."""
    return event is not None and event.kind == "cards" and len(deal.tricks) == deal.rules.hand_size


def _pique_of(deal: DealState, rule: Rule, side: Side, by_order: bool) -> Iterable[Finding]:
    if all(score.kind in IN_HAND for score in deal.scores if score.side == side):
        return  # a pique needs a point in the play, even if the hand alone reaches the total
    towards = towards_pique(deal, rule, side, deal.scores)
    if towards.reached is None or any(score.kind == "repique" and score.side == side for score in deal.scores):
        return
    if not by_order and _repique_pending(deal, side):
        return
    made = adding_up(towards, in_order(towards.counted, by_clock=True))
    total, mine = made.facts["total"], made.rulings
    barred = _repique_barred(deal, side)
    if barred is not None and not by_order:
        facts = Facts(total=total, by=barred.facts["by"], by_points=barred.facts["by_points"], in_hand=True)
        facts = Facts(facts, reckoning="hand_alone")
        yield denied(side, facts, because=(*mine, barred.number), grounds=(made,))
        return
    bars = [Bar.of(each) for each in towards.bars]
    if not bars:
        facts = Facts(total=total, points=rule.params["points"], reckoning=rule.params["reckoning"])
        # By the clock, younger need not be shut out of what is not shown yet.
        shut = opening(deal, side, mine) if by_order or deal.declared else ()
        counted = Ground("nothing_counted", Facts(reckoning=rule.params["reckoning"]))
        grounds = (made, *opened_by(deal, shut), counted)
        yield awarded(side, facts, rule.params["points"], (*mine, *shut), grounds=grounds)
    else:
        facts = Facts(
            total=total,
            **named(bars),
            in_hand=bars[0].kind in IN_HAND,
            reckoning=rule.params["reckoning"],
        )
        because = (*mine, *(bar.number for bar in bars))
        yield denied(side, facts, because=because, grounds=(made, *firsts(towards, bars)))


def _repique_pending(deal: DealState, side: Side) -> bool:
    """Whether a repique of this side still depends on what the opponents may count; it is decided first."""
    rule = deal.rules.clause_on(Subject.REPIQUE)
    if rule is None or deal.declared or (rule.id, side) in deal.spoken:
        return False
    return towards_repique(deal, rule, side, deal.scores).reached is not None


def _repique_barred(deal: DealState, side: Side) -> Ruling | None:
    """The denial of this side's repique, if any: its hand alone had the thirty, without the play.

    Only one for which the opponents scored or are to score bars a pique too: a wrong rule may deny a repique for less,
    such as a class that is equal.
    """
    return next(
        (
            ruling
            for ruling in deal.rulings
            if ruling.subject is Subject.REPIQUE
            and ruling.side == side
            and ruling.verdict is Verdict.DENIED
            and "by" in ruling.facts
        ),
        None,
    )


@policy("carte_rouge", "points", decides=("carte_rouge.award",))
def carte_rouge(deal: DealState, rule: Rule, event: Score | None) -> Iterable[Finding]:
    """Every card of the hand is in a combination that scored."""
    if event is None or event.kind not in ("point", "sequence", "set"):
        return
    side = event.side
    if (rule.id, side) in deal.spoken:
        return
    scored = [score for score in deal.scores if score.side == side and score.kind in ("point", "sequence", "set")]
    because = tuple(score.number for score in scored)
    for seat in deal.table.seats:
        hand = deal.kept.get(seat, ())
        place = _complete_with(deal, hand, scored) if deal.table.side_of(seat) == side and hand else None
        if place is not None:
            facts = Facts(cards=hand, points=rule.params["points"], place=place)
            yield awarded(side, facts, rule.params["points"], because)


def _complete_with(deal: DealState, hand: Cards, scored: Sequence[Score]) -> str | None:
    """The class, in the order of reckoning, with which every card of the hand has scored; None if some have not."""
    covered: set[Card] = set()
    for kind in deal.rules.reckoning:
        covered.update(card for score in scored if score.kind == kind for card in score.cards)
        if covered.issuperset(hand):
            return str(kind)
    return None
