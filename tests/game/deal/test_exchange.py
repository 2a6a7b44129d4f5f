"""The exchange: how many each may take, from where, and who may look at what is left."""

from __future__ import annotations

import pytest

from piquet_tutor.game.actions import Exchange, FaceUntaken, Play
from piquet_tutor.game.cards import format_cards
from piquet_tutor.game.deal.engine import apply
from piquet_tutor.game.deal.views import seen_by
from piquet_tutor.game.rules.policies.following import playable
from tests.game.table_talk import cards, deal_of, lead, may, played_out, refused, ruling, rulings, shown

ELDER = "S:AKQJT H:K98 D:Q9 C:87"
YOUNGER = "S:98 H:AQJT7 D:KJ C:AJ9"
TALON = "7S AD 7D KC TC QC 8D TD"


def dealt(**options: object):
    return deal_of(ELDER, YOUNGER, talon=TALON, **options)


def exchanged(elder: int, younger: int, **options: object):
    """Each puts out so many: elder his lowest spades first, younger from his hearts."""
    deal = apply(dealt(**options), Exchange("elder", cards(ELDER)[:elder]))
    return apply(deal, Exchange("younger", cards(YOUNGER)[:younger]))


def allowed(deal, seat: str) -> list[int]:
    """The numbers of cards this seat may put out now."""
    hand = deal.hands[seat]
    return [number for number in range(13) if may(deal, Exchange(seat, hand[:number]))]


# --- how many -------------------------------------------------------------------------------------


@pytest.mark.clause("exchange.elder")
@pytest.mark.parametrize(
    ("least", "most", "numbers"),
    [(1, 5, range(1, 6)), (0, 5, range(6)), (3, 5, range(3, 6)), (1, 7, range(1, 8)), (1, 8, range(1, 9))],
)
def test_how_many_elder_may_exchange(least, most, numbers):
    """One to five by the English laws; three to five, or up to seven or eight, elsewhere."""
    deal = dealt(elder_exchange_min=least, elder_exchange_max=most)
    assert allowed(deal, "elder") == list(numbers)


@pytest.mark.clause("exchange.younger")
@pytest.mark.parametrize(
    ("least", "elder_took", "numbers"),
    [
        (1, 5, [1, 2, 3]),
        (1, 2, [1, 2, 3, 4, 5, 6]),
        (0, 5, [0, 1, 2, 3]),
        (3, 5, [3]),
        (3, 4, [3, 4]),
        ("majority", 5, [2, 3]),
        ("majority", 4, [3, 4]),
        ("majority", 3, [3, 4, 5]),
        ("majority", 2, [4, 5, 6]),
    ],
)
def test_laws_22_and_34_how_many_younger_may_exchange(least, elder_took, numbers):
    """At least one, or none, or three, or the larger half; at most whatever elder has left."""
    deal = apply(dealt(younger_exchange_min=least), Exchange("elder", cards(ELDER)[:elder_took]))
    assert allowed(deal, "younger") == numbers


@pytest.mark.parametrize(("most", "numbers"), [("remaining", [1, 2, 3, 4, 5, 6, 7]), ("five", [1, 2, 3, 4, 5])])
def test_younger_may_take_all_that_is_left_or_five_of_it(most, numbers):
    """Elder took one: seven are left."""
    deal = apply(dealt(younger_exchange_max=most), Exchange("elder", cards("7C")))
    assert allowed(deal, "younger") == numbers


def test_when_elder_leaves_nothing_younger_takes_nothing():
    """Eight taken: even who must exchange cannot."""
    deal = apply(dealt(elder_exchange_max=8), Exchange("elder", cards(ELDER)[:8]))
    assert allowed(deal, "younger") == [0]
    assert apply(deal, Exchange("younger", ())).phase == "declare"


@pytest.mark.clause("exchange.cards")
def test_how_many_are_exchanged_is_told_to_both_and_which_to_the_player_alone():
    """The number and what is left are public; the cards are not."""
    deal = exchanged(4, 3)
    elder = ruling(deal, "exchange.elder")
    assert (elder.audience, elder.facts["count"], elder.facts["left"]) == (None, 4, 4)
    own = rulings(deal, "exchange.cards")
    assert [one.audience for one in own] == [("elder",), ("younger",)]
    for one in seen_by(deal, "younger").rulings:
        assert not (one.rule == "exchange.cards" and one.side == "elder")


# --- from where -----------------------------------------------------------------------------------


def test_law_23_cards_are_drawn_from_the_top_in_order():
    """Elder takes the top four, younger the next three; one is left."""
    deal = exchanged(4, 3)
    assert format_cards(deal.drawn["elder"]) == "7S AD 7D KC"
    assert format_cards(deal.drawn["younger"]) == "TC QC 8D"
    assert format_cards(deal.stock) == "TD"
    for seat in ("elder", "younger"):
        assert len(deal.hands[seat]) == 12
        assert not set(deal.hands[seat]) & set(deal.discards[seat])
        assert set(deal.drawn[seat]) <= set(deal.hands[seat])


def test_the_hand_kept_is_the_hand_after_the_exchange():
    """Declarations are made from it, whatever has been played since."""
    deal = exchanged(5, 3)
    kept = dict(deal.kept)
    assert kept == dict(deal.hands)
    assert dict(played_out(deal).kept) == kept


# --- who may look ---------------------------------------------------------------------------------


@pytest.mark.clause("talon.peek")
@pytest.mark.parametrize(("taken", "seen"), [(5, ""), (4, "TC"), (3, "KC TC"), (1, "AD 7D KC TC")])
def test_law_33_elder_looks_at_what_he_leaves_of_his_five(taken, seen):
    """Those next in the talon up to five; younger learns nothing of them, nor do the three below come to sight."""
    deal = apply(dealt(), Exchange("elder", cards(ELDER)[:taken]))
    assert format_cards(deal.peeked) == seen
    assert format_cards(seen_by(deal, "elder").peeked) == seen
    assert not set(cards(seen)) & seen_by(deal, "elder").unseen
    assert set(cards(seen)) <= seen_by(deal, "younger").unseen
    assert seen_by(deal, "younger").peeked == ()
    looked = rulings(deal, "talon.peek")
    assert [one.audience for one in looked] == [("elder",)] * bool(seen)


def test_where_he_may_not_look_he_does_not():
    deal = apply(dealt(elder_peek=False), Exchange("elder", cards(ELDER)[:2]))
    assert deal.peeked == ()
    assert set(cards("7D KC TC")) <= seen_by(deal, "elder").unseen


def test_who_may_take_eight_may_look_at_what_is_left_of_eight():
    """His entitlement, not five, is what he may look through."""
    deal = apply(dealt(elder_exchange_max=8), Exchange("elder", cards(ELDER)[:2]))
    assert format_cards(deal.peeked) == "7D KC TC QC 8D TD"


MOMENTS = {
    "before the exchange": lambda **o: dealt(**o),
    "before a word is said": lambda **o: exchanged(4, 2, **o),
    "after the first lead": lambda **o: lead(exchanged(4, 2, **o), "KC"),
    "after younger has shown": lambda **o: shown(lead(exchanged(4, 2, **o), "KC")),
    "after the first trick": lambda **o: played_tricks(exchanged(4, 2, **o), 1),
    "at the end": lambda **o: played_out(exchanged(4, 2, **o)),
}


def played_tricks(deal, number):
    deal = lead(deal, "KC")
    while len(deal.tricks) < number:
        deal = shown(deal)
        deal = apply(deal, Play(deal.to_act, playable(deal)[0]))
    return deal


@pytest.mark.parametrize("moment", MOMENTS)
@pytest.mark.parametrize(
    ("how", "moments"),
    [
        ("expose_or_hide_now", {"before a word is said"}),
        ("look_after_lead_shared", {"after the first lead", "after younger has shown"}),
        ("hidden", set()),
        ("private", set()),
    ],
)
def test_when_younger_may_turn_up_what_he_left(how, moments, moment):
    """Before the calls; after elder's lead and before his own card (Law 36); never; or never for both."""
    deal = MOMENTS[moment](younger_untaken=how)
    assert may(deal, FaceUntaken("younger")) == (moment in moments)
    assert not may(deal, FaceUntaken("elder")), "the choice is younger's"


@pytest.mark.clause("talon.faced", "talon.untaken")
@pytest.mark.parametrize(
    ("how", "moment"),
    [("expose_or_hide_now", "before a word is said"), ("look_after_lead_shared", "after the first lead")],
)
def test_law_36_what_is_turned_up_both_see(how, moment):
    """Never one without the other; and the turn does not pass."""
    deal = MOMENTS[moment](younger_untaken=how)
    left = set(deal.stock)
    assert left == set(cards("8D TD"))
    for seat in ("elder", "younger"):
        assert left <= seen_by(deal, seat).unseen
    faced = apply(deal, FaceUntaken("younger"))
    assert faced.to_act == deal.to_act
    for seat in ("elder", "younger"):
        assert set(seen_by(faced, seat).faced) == left
        assert not left & seen_by(faced, seat).unseen
    assert refused(faced, FaceUntaken("younger")).rule == "talon.untaken", "once is enough"


def test_private_shows_younger_alone_what_he_left():
    """Pierer: both may see what they leave, each for himself."""
    deal = exchanged(4, 2, younger_untaken="private")
    assert set(seen_by(deal, "younger").peeked) == set(cards("8D TD"))
    assert set(cards("8D TD")) <= seen_by(deal, "elder").unseen


def test_nothing_left_nothing_to_turn_up():
    deal = exchanged(5, 3, rules="parlett")
    assert refused(deal, FaceUntaken("younger")).facts["left"] == 0
    assert not rulings(deal, "talon.left")


@pytest.mark.clause("talon.left")
def test_how_many_are_left_is_told_to_both():
    left = ruling(exchanged(4, 2), "talon.left")
    assert (left.audience, left.facts["left"]) == (None, 2)


def test_law_45_each_may_look_at_his_own_discards_and_not_the_others():
    """His own stay in his view to the end; the other's never come into it."""
    deal = exchanged(4, 2)
    for seat, other in (("elder", "younger"), ("younger", "elder")):
        view = seen_by(deal, seat)
        assert view.discards == deal.discards[seat]
        assert set(deal.discards[other]) <= view.unseen
        assert view.others[other].discarded == len(deal.discards[other])
