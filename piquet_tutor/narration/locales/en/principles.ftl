# The principles of good play: the coach's first hint, and what a review names a choice by. Each has a short name, and
# the figures that bear it out. $better is the card that was better and $card the one played; $points is written as
# review-points writes it.

principle-capot = Go for every trick.
principle-stop_the_capot = Save one trick: stop the capot.
principle-cards = Play for the seventh trick: it wins the cards.
principle-deny_the_cards = Don’t let your opponent win the cards.
principle-pique = Hurry: there is a pique to be made.
principle-stop_the_pique = Stop the pique.
principle-bid = Play for the bid.
principle-last_trick = Keep a winner for the last trick.
principle-keep_a_guard = Keep a guard.
principle-cash_winners = Take your winners before you give up the lead.
principle-drive_out = Drive out the one card above your suit.
principle-lead_from_strength = Lead from strength.
principle-throw_in = Give up the lead on purpose.
principle-win_cheaply = Win as cheaply as you can.
principle-take_the_trick = Take the trick while you can.
principle-duck = Let this one go.
principle-keep_winners = Keep a card that can still win.
principle-count_the_hand = Count your opponent’s hand.
principle-play_the_odds = Play what works most often.
principle-keep_the_point = Keep your point.
principle-keep_the_sequence = Keep your sequence.
principle-keep_the_set = Keep what may become a quatorze.
principle-keep_for_play = Keep the cards that win tricks.
principle-keep_for_the_bonus = Keep the hand that is near thirty.
principle-draw_more = Draw all the cards you may.
principle-draw_another = Discard whatever else your hand can spare.
principle-call_it_all = Call everything you hold.
principle-compare_first = Compare before you say “good”.

## The figures. $over: yes where that part of a discard gains more than the whole of it

principle-capot-why = Played to the end, the { CARD($better) } leads to a capot, the { CARD($card) } does not.
principle-stop_the_capot-why = Played to the end, the { CARD($card) } leaves every trick to the opponent; the { CARD($better) } saves { $better_tricks ->
        [one] one
       *[other] { $better_tricks }
    }.
principle-cards-why = Played to the end, the { CARD($better) } wins the cards ({ $scored }); the { CARD($card) } does not.
principle-deny_the_cards-why = Played to the end, the { CARD($card) } lets the opponent win the cards ({ $scored }); the { CARD($better) } does not.
principle-pique-why = Played to the end, the { CARD($better) } leads to a pique, the { CARD($card) } does not.
principle-stop_the_pique-why = Played to the end, the { CARD($card) } lets the opponent make a pique; the { CARD($better) } does not.
principle-bid-why = Played to the end, the { CARD($better) } makes the bid; the { CARD($card) } does not.
principle-last_trick-why = Played to the end, the { CARD($better) } wins the last trick as well.
principle-keep_a_guard-why = With the { CARD($better) } played, the { CARD($guarded) } still wins a trick later; with the { CARD($card) } gone, it wins none.
principle-cash_winners-why = The { CARD($better) } wins its trick; the { CARD($card) } gives up the lead.
principle-lead_from_strength-why =
    { $fewer ->
        [0] If the { CARD($better) } is led, its suit wins { $count ->
            [one] one trick
           *[other] { $count } tricks
        }; if the { CARD($card) } is led, that suit wins none.
       *[other] If the { CARD($better) } is led, its suit wins { $count } tricks; if the { CARD($card) } is led, that suit wins only { $fewer }.
    }
principle-throw_in-why = The { CARD($better) } loses its trick, and whatever the opponent then leads gives something away; the { CARD($card) } keeps the lead and ends with less.
principle-win_cheaply-why = Both cards win this trick, but the { CARD($card) } wins another later if it is kept.
principle-take_the_trick-why = The { CARD($better) } wins this trick; the { CARD($card) } lets it go.
principle-duck-why = The { CARD($card) } wins this trick; the { CARD($better) } lets it go, and ends with more.
principle-keep_winners-why = The { CARD($card) } wins a trick later if it is kept.
principle-count_the_hand-why =
    { $hands ->
        [1] From what had been said and played, the opponent’s hand was known.
       *[other] From what had been said and played, only { $hands } hands were possible.
    }
principle-play_the_odds-why = Of all the hands still possible, the { CARD($better) } does better on average. This time the cards lay differently.
principle-keep_the_point-why =
    { $over ->
        [yes] The better discard wins { $points } more on the point, on average, and gives some of it back elsewhere.
       *[no] The largest part of that, { $points } on average, comes from the point.
    }
principle-keep_the_sequence-why =
    { $over ->
        [yes] The better discard wins { $points } more on sequences, on average, and gives some of it back elsewhere.
       *[no] The largest part of that, { $points } on average, comes from sequences.
    }
principle-keep_the_set-why =
    { $over ->
        [yes] The better discard wins { $points } more on trios and quatorzes, on average, and gives some of it back elsewhere.
       *[no] The largest part of that, { $points } on average, comes from trios and quatorzes.
    }
principle-keep_for_play-why =
    { $over ->
        [yes] The better discard wins { $points } more in the tricks, on average, and gives some of it back elsewhere.
       *[no] The largest part of that, { $points } on average, comes from tricks.
    }
principle-keep_for_the_bonus-why =
    { $over ->
        [yes] The better discard wins { $points } more in piques and repiques, on average, and gives some of it back elsewhere.
       *[no] The largest part of that, { $points } on average, comes from piques and repiques.
    }
principle-draw_more-why =
    { $fewer ->
        [0] The better discard is { $count ->
            [one] one card
           *[other] { $count } cards
        }, not none.
        [one] The better discard is { $count } cards, not one.
       *[other] The better discard is { $count } cards, not { $fewer }.
    }
principle-draw_another-why =
    { $fewer ->
        [0] The better discard is { $count ->
            [one] one card
           *[other] { $count } cards
        }, not none: the rest is worth keeping.
        [one] The better discard is { $count } cards, not one: the rest is worth keeping.
       *[other] The better discard is { $count } cards, not { $fewer }: the rest is worth keeping.
    }
principle-call_it_all-why = What is not called does not score, however good it is.
principle-compare_first-why = “Good” lets your opponent count. Look at your own hand first.
# $gain: how many points the better line ends ahead of the second, once both are played out as the cards lay.
principle-to-the-end =
    { $gain ->
        [0] As the cards lay, both lines end with the same score.
        [one] { $more ->
            [yes] Played to the end as the cards lay, the better line is worth 1 point more.
           *[no] Played to the end as the cards lay, what was done happens to end 1 point better. Nobody could have known that.
        }
       *[other] { $more ->
            [yes] Played to the end as the cards lay, the better line is worth { $gain } points more.
           *[no] Played to the end as the cards lay, what was done happens to end { $gain } points better. Nobody could have known that.
        }
    }
