### The lessons' page: what stands round a lesson's own texts.

## Facts in a lesson's texts

course-rank = { RANK($rank) }
course-suit = { SUIT($suit) }
course-side = { SIDE($side) }

## The page

course-stop = { $title } (stop { $number } of { $count })
course-trip = Side trip: { $title }
course-back = All lessons
course-lead = About { $minutes } minutes. Your place is kept.
course-progress = Step { $now } of { $count }
course-progress-question = Question { $now } of { $count }
course-enough = Enough for now
course-to-the-end = Back to the end
course-steps = Everything in this lesson
course-next = Next
course-previous = Back
course-next-stop = On to the next stop: { $title }
course-next-lesson = Next side trip: { $title }
course-back-to-road = Back to the road: { $title }
course-road-done = Play your first match
course-kind-hook = What would you say?
course-kind-toy = Try it
course-kind-idea = Look
course-kind-question = Question
course-kind-explain = Explain it back
course-kind-boss = Your turn
course-kind-summary = What you know now
course-summary = In short
course-step-done = done
course-step-here = you are here
course-law = The law
course-question-name = Question { $number }
course-kept-broken = This browser’s record of the lessons can’t be read, so they start again. What you know is kept separately and is safe.
course-mastery-broken = This browser’s record of what you know can’t be used, so it starts again. { $why }

## Asking

course-may-yes = Yes, it is allowed.
course-may-no = No, it is refused.
course-exchange-too-many = { $seat ->
    [elder] Elder
   *[younger] Younger
} wants to exchange { WORDS($number) } { $number ->
    [one] card
   *[other] cards
}, and may exchange { WORDS($most) } at most here.
course-exchange-too-few = { $seat ->
    [elder] Elder
   *[younger] Younger
} must exchange at least { $least ->
    [one] one card
   *[other] { WORDS($least) } cards
}.
course-dealt = The cards are dealt.
course-may-be-done = The rules allow it.
course-check = Check
course-skip = Skip
course-show = Show me
course-toy-other = This card stays where it is.
course-toy-swap = Touch a lit card.
course-toy-call = Touch cards of yours to call them.
course-toy-order = In this order
course-toy-kept = You would keep:
course-toy-drawn = You now hold:
course-exchanged = Exchanged.
course-toy-draw = { $count ->
    [0] Discard and draw
    [one] Discard and draw { $count } card
   *[other] Discard and draw { $count } cards
}
## What is said of a discard. $points is how many points behind the best it is on average; of what was broken up, $worth
## is what it scores, $more what a fourth card of that rank would make of three. Of the best, $saved is what
## is saved by keeping $cards, which it keeps.

course-discard-best = None is better{ $saved ->
        [0] .
       *[other] : it keeps { $what ->
            [set] the { SET($size, $top) }
            [sequence] the run { CARDS($cards) }
            [point] the suit { CARDS($cards) }
           *[high] { CARDS($cards) }
        }.
    }
course-discard-close = A good discard: the best is only { $points ->
        [one] a point
       *[other] { $points } points
    } better, on average.
course-discard-fewer = You draw only { WORDS($count) } of the { WORDS($most) } cards allowed. Draw all you may: any new card may fit.
course-discard-point = That shortens the long suit, { CARDS($cards) }: the more cards of a suit, the more it scores and wins.
course-discard-sequence = That breaks a run of { WORDS($size) }: { $worth } points.
course-discard-set = That breaks the { SET($size, $top) }: { $worth } points{ $more ->
        [0] .
       *[other] , and a chance of { $more }.
    }
course-discard-high = That throws { CARDS($cards) }: { $aces ->
        [yes] an ace wins a trick by itself, and stops a long suit.
       *[no] aces and kings win tricks, and stop a long suit.
    }
course-discard-spare = { CARDS($instead) } could better be spared than { CARDS($cards) }.
course-discard-cost = Averaged over how the hidden cards may lie, it costs about { $points ->
        [one] a point
       *[other] { $points } points
    } against the best discard.
course-toy-anew = Start again
course-choose-first = Choose an answer first, or skip.
course-pick-first = Touch at least one card first, or press “Show me”.
course-pick-hint = Touch cards in the nearest hand to choose them, then press “{ $check }” at the table.
course-do-again = Try it again
course-right = Right
course-wrong = Not quite
course-missing = What this step is after can no longer come.
# Another card was to be found. $told: the ruling on the cards as they lie.
course-not-yet = Not that one. { $told }
# The bonus stays, for what $of has with that card is reckoned after the $place with which it was made.
course-too-late = { SIDE($of, case: "own") } { $kind ->
        [sequence] { SEQUENCE($size, $rank) }
        [set] { SET($size, $rank) }
       *[point] point
    } comes after the { $place ->
        [carte_blanche] carte blanche
        [point] point
        [sequence] sequences
       *[set] sets
    }: too late to stop it.
# $told: the review's sentence on the costliest card; $points: what it gave away, as review-points writes it.
course-played-away = { $told } That gave away { $points }.
# The heading where a card gave much away.
course-played-out = Played out
# $card: the highest card of the longest suit, where another was led to the first trick.
course-lead-longest = The longest suit first, from the top, the { CARD($card) }: once the higher cards are gone, the rest wins.
course-end-exchanged = Thrown above, drawn below.
course-played-well = You played no card that gave points away.
# $box: the box that was answered; empty where no box was asked for.
course-look-again =
    { $box ->
        [carte_blanche] Does either hand hold no king, queen or jack?
        [point] Whose point is longer, or worth more?
        [sequence] Whose best sequence is better?
        [set] Whose best set is better?
        [carte_rouge] Does every card of a hand count in something?
        [repique] Add up what counts before the play.
        [pique] Add up until younger’s first point.
        [play] Count leads, leads taken, and the last trick.
        [cards] Who has more tricks?
        [bid] Count the bidder’s tricks.
        [total] Add up everything each side scored.
       *[other] Look at the cards once more.
    }
course-counted-tricks = You counted the tricks each side won, but each lead scores one, taking one scores too, and the last trick scores one more.
course-first-tricks = This is how the first tricks add up. { $tricks }
course-one-trick = Trick { $number }: { $points }.
course-result =
    { $right ->
        [0] You have been through it once.
       *[other] { WORDS($right, case: "title") } of { WORDS($count) } right at the first try.
    }{ $mended ->
        [0] { "" }
       *[other] { " " }Put right since: { WORDS($mended) }.
    }
# $did: what the learner brought about at the table, as a sentence without its end.
course-did =
    { $did }{ $right ->
        [0] .
       *[other] , and got { WORDS($right) } of { WORDS($count) } questions right at the first try.
    }{ $mended ->
        [0] { "" }
       *[other] { " " }Put right since: { WORDS($mended) }.
    }
course-worth = To take away
course-worth-exchange-elder =
    .name = Elder exchanges
    .worth = { $minimum } to { $maximum } cards
course-worth-exchange-younger =
    .name = Younger exchanges
    .worth = { $minimum } or more, of what is left
course-worth-settlement-difference =
    .name = The loser has crossed the rubicon
    .worth = the difference + { $bonus }
course-worth-settlement-rubicon =
    .name = The loser is short of { $line }
    .worth = the sum + { $bonus }
course-can = What you can do now
course-today = Today’s deal
course-again-today = Missed the other day: try again
course-missed = Try the missed ones again
course-once-more = Try again.
course-facts-again = { $idle ->
    [0] Everything you chose matters, but
    [one] One that you chose makes no difference here, and
   *[other] { WORDS($idle, case: "title") } that you chose make no difference here, and
} { $left ->
    [0] none is missing. Try again.
    [one] one is missing. Try again.
   *[other] { WORDS($left) } are missing. Try again.
}
course-skipped = Skipped
course-done = Done
course-pick-missing = { $count ->
    [one] One card is missing: there are { WORDS($all) }.
   *[other] { WORDS($count, case: "title") } cards are missing: there are { WORDS($all) }.
}
course-pick-extra = { CARDS($cards) } { $count ->
    [one] does
   *[other] do
} not belong.
course-at-table = { $verdict ->
    [right] Right. { $told }
   *[other] { $told }
}
course-again = Take away or add cards, and check again.
course-mark-right = right
course-mark-wrong = wrong

## Explaining back

course-own = Say it in your own words
course-own-hint = For yourself: it stays in this browser, and nobody marks it.
course-own-none = You wrote nothing. Say it aloud, if you like.
course-own-yours = Your words
course-own-tutor = The tutor’s words
course-facts = All of these are true of the deal. Which of them decide it?
course-facts-first = First choose the facts that decide it, or press “Show me”.
course-facts-right = These are the facts that decide it, and no others.
course-facts-wrong = What decides it is marked; the others are true, but make no difference here.
course-fact-kept = You chose it: it matters.
course-fact-left = It matters, and you left it out.
course-fact-idle = True, but it makes no difference here.
course-fact-not-chosen = Rightly left out.

## The list of lessons

course-list-title = Lessons
course-list-lead = Eight short stops teach you to play; the side trips are for anyone who wants to know more.
course-list-road = The road
course-list-trips = Side trips
course-list-minutes = { $minutes } min
course-list-steps = { $done } of { $count } steps done
course-list-new = not begun
course-list-begun = begun
course-list-next = your next stop
course-list-whole = done
course-known = { $known } of { $count } rules known.
course-known-due = { $count ->
    [0] {""}
    [one] One question comes again today.
   *[other] { $count } questions come again today.
}
course-list-begin = Begin
course-list-on = Go on
course-list-again = Again
course-list-all = { $done } of { $count } done, { $minutes } minutes in all

## What the sources say

course-sources = Who disagrees?
course-sources-silent = Not said: { $sources }
