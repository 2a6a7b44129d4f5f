# The review after a deal: what happened to a seat, and what it could have had. $side is whose review it is. Points come
# as $points (as they are written, to a tenth where they are an average), with $count (whole points, to choose a plural
# by) and $whole (whether there is nothing after the point).

review-title = The costliest choices
review-summary =
    { $mine ->
        [one] { SIDE($side) } scored 1 point in this deal, the other side { $theirs }.
       *[other] { SIDE($side) } scored { $mine } points in this deal, the other side { $theirs }.
    }
review-points =
    { $whole ->
        [yes] { $count ->
            [one] 1 point
           *[other] { $points } points
        }
       *[no] { $points } points
    }
# $below is the group of all findings told below it; or both, or none.
review-nothing =
    { $below ->
        [none] The review found no mistake that { ROLE($side) } could have known of.
        [seen] The review found no mistake that { ROLE($side) } could have known of; what follows is seen only with all cards open.
        [luck] The review found no mistake that { ROLE($side) } could have known of; what follows was luck.
       *[both] The review found no mistake that { ROLE($side) } could have known of; what follows is seen only with all cards open, or was luck.
    }
review-all =
    { $count ->
        [0] Show more
       *[other] Show all { $count } findings
    }
review-fewer = Show fewer
review-weighing = Still looking through the deal … The choices are listed once all of them have been weighed.
review-working = Still looking for what only the open cards show …
review-hint = Opens the table at that moment.
review-back = Back to the end of the deal
review-whose = Whose review
review-not-over = The deal is not over, and a review would give away hidden cards: play it to its end, then ask again.
review-no-seat = There is no seat “{ $seat }” at this table; use one of { $seats }.

## The three groups

review-group =
    { $group ->
        [open] could be known
        [seen] only with all cards open
       *[luck] luck
    }
review-group-why =
    { $group ->
        [open] Judged by the hand itself and by what had been said and shown by then.
        [seen] You can only see it with every card open: nobody’s fault.
       *[luck] That is how the cards lay: nothing could be done about it.
    }

## The costliest choices, asked again

# $given: what it gave away, as review-points writes it.
review-ask-card =
    { $led ->
        [yes] Trick { $trick }: { ROLE($side) } led the { CARD($card) }. That gave away { $given } on average. What would have been better?
       *[no] Trick { $trick }: { ROLE($side) } played the { CARD($card) }. That gave away { $given } on average. What would have been better?
    }
review-ask-exchange = { SIDE($side) } discarded { CARDS($card) }. That gave away { $given } on average. What would have been better?
review-ask-call =
    { $kind ->
        [point] The point: what { ROLE($side) } said gave away { $given }. What would you say?
        [sequence] The sequences: what { ROLE($side) } said gave away { $given }. What would you say?
        [set] The sets: what { ROLE($side) } said gave away { $given }. What would you say?
       *[nought] What { ROLE($side) } said here gave away { $given }. What would you say?
    }
review-again = Try again
review-again-title = Choice { $number } of { $count }, once more
review-show = Show me
review-reveal = Show me the answers
review-try-same = That is what was done. Look for something better.
# $gain: how it stands beside what was done: much better (at most half as far behind), some, or none.
review-try-card =
    { $gain ->
        [much] Much better: the { CARD($card) } is only { $points } short of the best card on average. Can you find that one?
        [some] Better: the { CARD($card) } is { $points } short of the best card on average. Try again.
       *[none] The { CARD($card) } still falls { $points } short of the best card on average. Try again.
    }
review-try-exchange =
    { $gain ->
        [much] Much better: only { $points } short of the best discard on average. Change it and try again.
        [some] Better: { $points } short of the best discard on average. Change it and try again.
       *[none] That still falls { $points } short of the best discard on average. Change it and try again.
    }
review-try-call = That does not say all you hold. Try again.
review-right = Yes, that is better.
# $choice: what was done, or what was better; $own: whether the reader made it; $group: open where it could be worked out.
review-choice =
    { $choice ->
        [done] { $own ->
            [yes] Your choice
           *[no] What was done
        }
       *[better] { $group ->
            [open] Better
           *[seen] Better as the cards lay
        }
    }
# The same on a card: one short word.
review-choice-word =
    { $choice ->
        [done] { $own ->
            [yes] yours
           *[no] done
        }
       *[better] better
    }
review-choice-both = both
review-watch-done = Watch what was done
review-watch-better = Watch the better line
review-watch-start = The moment of the choice. Both sides now play their best, with all cards shown.

review-own-title = One of your own choices, once more
review-own-wait = One moment: the choices are being weighed.

## What was held and not called

# $what is the kind of the combination, or nought.
review-combination =
    { $what ->
        [point] a point of { $length } making { $pips }
        [sequence] a { SEQUENCE($length, $top) }
        [set] a { SET($size, $rank) }
       *[nought] { CARDS($cards) }
    }
review-not-called = { SIDE($side) } did not call { review-combination }.
review-nor-have-i = { SIDE($side) } said “{ table-do-none-good }” with { review-combination } in hand.
review-called-short = { SIDE($side) } called { CARDS($called) }, with { review-combination } in hand.
review-not-counted = { SIDE($side) } did not count { review-combination }.
review-let-pass = { SIDE($side) } said “good” with { review-combination } in hand.
review-less-said = { SIDE($side) } did not answer the other side’s call with { review-combination }.
review-together = { SIDE($side) } did not call several things that score together: { CARDS($cards) }.
review-blank = { SIDE($side) } did not announce the carte blanche.
review-ledger =
    { $alike ->
        [yes] Ruled again with that one change, the score is { $mine } instead of { $mine_before } for { ROLE($side) }, and still { $theirs } for the other side; everything else is played as it was, as far as possible.
       *[no] Ruled again with that one change, the score is { $mine } instead of { $mine_before } for { ROLE($side) }, and { $theirs } instead of { $theirs_before } for the other side; everything else is played as it was, as far as possible.
    }
review-sinking = This leaves out what the other side would have learned about the hand: not telling them is the reason to keep something back.

## The exchange

review-exchange = { SIDE($side) } discarded { CARDS($card) }; { CARDS($better) } was better on average.
review-exchange-average =
    { $error ->
        [absent] Judged by the hand alone, before the draw, the other discard was worth { review-points } more, averaged over many deals.
       *[other] Judged by the hand alone, before the draw, the other discard was worth { review-points } more, averaged over many deals, give or take { $error }.
    }
review-exchange-lay =
    { $lay ->
        [0] As the cards lay, both come to the same thing once all hands were counted.
        [one] { $more ->
            [yes] As the cards lay, it would have brought 1 point more once everything was counted, a repique included.
           *[no] As the cards lay, it would have brought 1 point less once everything was counted, a repique included.
        }
       *[other] { $more ->
            [yes] As the cards lay, it would have brought { $lay } points more once everything was counted, a repique included.
           *[no] As the cards lay, it would have brought { $lay } points less once everything was counted, a repique included.
        }
    }
review-threw = { SIDE($side) } discarded part of { review-combination }; as the talon lay, keeping it was worth more.
review-threw-why = With { CARDS($out) } discarded instead, and the same cards from the talon, the hand counts that much more. Before the draw nobody could know that.
review-drawn =
    Point, sequences and sets alone came to { $came } for { ROLE($side) } (points less the other side’s). Just before the
    draw, going by that one hand and the discard made from it, { $promised } was to be expected, averaged over many deals.
    The other side’s expectation goes by its own hand, at its own turn, so the two figures need not match. What was drawn,
    and what the other side held, made the difference.

## The play

review-card =
    { $led ->
        [yes] Trick { $trick }: { ROLE($side) } led the { CARD($card) }; the { CARD($better) } was better on average.
       *[no] Trick { $trick }: { ROLE($side) } played the { CARD($card) }; the { CARD($better) } was better on average.
    }
review-card-average =
    { $hands ->
        [1] By then the other hand was known: with best play from there, the { CARD($better) } was worth { review-points } more.
       *[other] { $sampled ->
            [yes] Over { $shown } hands drawn from those the other side could still hold, each played out with all cards shown, the { CARD($better) } was worth { review-points } more.
           *[no] Over all { $shown } hands the other side could still hold, each played out with all cards shown, the { CARD($better) } was worth { review-points } more.
        }
    }
review-card-lay =
    { $lay ->
        [0] As the cards lay, the { CARD($card) } cost nothing.
        [one] As the cards lay, the { CARD($card) } cost 1 point.
       *[other] As the cards lay, the { CARD($card) } cost { $lay } points.
    }
review-card-seen =
    { $led ->
        [yes] Trick { $trick }: { ROLE($side) } led the { CARD($card) }; as the cards lay, the { CARD($better) } makes more.
       *[no] Trick { $trick }: { ROLE($side) } played the { CARD($card) }; as the cards lay, the { CARD($better) } makes more.
    }
review-card-tricks =
    { $tricks ->
        [one] With best play on both sides, it brings 1 of the tricks left; the { CARD($better) } brings { $better_tricks }.
       *[other] With best play on both sides, it brings { $tricks } of the tricks left; the { CARD($better) } brings { $better_tricks }.
    }
review-card-last =
    { $last ->
        [yes] With best play on both sides, the { CARD($better) } wins the last trick as well.
       *[no] With best play on both sides, the { CARD($better) } leaves the last trick to the other side.
    }
review-the-bid =
    { $sign ->
        [minus] the bid to lose { $wanted } tricks
       *[other] the bid of { $wanted } tricks
    }
review-card-bid =
    { $kept ->
        [yes] With the { CARD($better) } and best play after it { review-the-bid } is made; with the { CARD($card) } it is not.
       *[no] With the { CARD($card) } and best play after it { review-the-bid } is made; with the { CARD($better) } it is not.
    }
review-card-bid-share = With the { CARD($better) } { review-the-bid } is made in { $better_share }% of those hands, with the { CARD($card) } in { $share }%.
review-card-hidden =
    { $weighed ->
        [yes] Nobody could know that: over all the hands the other side could still hold, the card played was as good as any, or nearly.
       *[no] This is judged with both hands open; what could be expected of the card beforehand was not worked out.
    }
review-play-whole =
    { $bid ->
        [yes] From the first lead on, best play on both sides comes to { $worth } for { ROLE($side) } (points less the other side’s, including what the tricks make of the bidding and any pique in the play); the play came to { $came }.
       *[no] From the first lead on, best play on both sides comes to { $worth } for { ROLE($side) } (points less the other side’s, including any pique in the play); the play came to { $came }.
    }

## One card away

review-near-point = One point more would have made the { KIND($kind) }.
review-near-card = Trick { $trick }: the { CARD($better) } instead of the { CARD($card) } would have led to a { KIND($kind) }.
review-near-swap =
    { $where ->
        [out] A { KIND($kind) } was one card away: the { CARD($other) }, discarded, instead of the { CARD($card) }.
        [talon] A { KIND($kind) } was one card away: the { CARD($other) }, left in the talon, instead of the { CARD($card) }.
        [other] A { KIND($kind) } was one card away: the { CARD($other) }, which lay elsewhere, instead of the { CARD($card) }.
       *[apart] A { KIND($kind) } was one card away: the { CARD($card) } and the { CARD($other) } in each other’s places.
    }
review-near-alike =
    { $alike ->
        [one] No other change as small would have done it.
       *[other] Counting this one, { $alike } changes as small would have done it.
    }

## On paper

review-head = Review of { ROLE($side) }
review-open-deal = Only the first findings of each deal are listed here. To open deal { $number } with all of them and their reasons: { $command }
review-looking = Looking through deal { $number } of { $deals } …
review-listed = { $number }. { $text } { $points } ({ $group })
