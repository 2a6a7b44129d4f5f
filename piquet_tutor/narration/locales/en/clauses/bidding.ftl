### The bidding, and what a bid pays.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-bidding = The bidding

## bid.said

question-bid-said = What may you say in the bidding?

clause-bid-said =
    { $bids ->
        [bid_signed] The non-dealer speaks first, and may pass. After that each player may pass, bid a higher number of tricks, to win or to lose, or double the opponent’s bid; a doubled bid may be redoubled, and a new bid cancels the double. A bid to win and a bid to lose the same number rank alike.
       *[bid_pairs] The dealer speaks first, and bids or passes. The non-dealer either says “yes”, ready to play at that value or more, or passes; after a “yes” the dealer must bid higher or pass. If the dealer passes at once, the non-dealer may bid. A bid of the same value is not higher.
    }

bid-said-allowed =
    .call =
        { $word ->
            [yes] Yes.
            [pass] Pass.
            [double] Double.
            [redouble] Redouble.
           *[bid] { $sign ->
                [plus] { WORDS($tricks, case: "title") } plus.
                [minus] { WORDS($tricks, case: "title") } minus.
               *[other] { WORDS($tricks, case: "title") }, { WORDS($left) }.
            }
        }
    .short =
        { $word ->
            [yes] { SIDE($side, does: "says") } “yes”: ready to play at that value or more.
            [pass] { SIDE($side, does: "passes") }.
            [double] { SIDE($side, does: "doubles") } the bid that stands.
            [redouble] { SIDE($side, does: "redoubles") }.
           *[bid] { $sign ->
                [plus] { SIDE($side, does: "bids") } { $tricks } plus: to win { $tricks } tricks.
                [minus] { SIDE($side, does: "bids") } { $tricks } minus: to lose { $tricks } tricks.
               *[other] { SIDE($side, does: "bids") } { WORDS($tricks) }, { WORDS($left) }: { $tricks } tricks, leaving { $left } cards, worth { $points }.
            }
        }
    .full =
        { $word ->
            [yes] “Yes” binds nobody to play: the player who named the bid must now go higher, or pass and leave the hand to { ROLE($side) }.
            [pass] { SIDE($side, does: "makes") } no bid this time.
            [double] Tricks over or short of the bid pay double, unless a higher bid follows and cancels it.
            [redouble] Tricks over or short of the bid pay double once more, unless a higher bid follows.
           *[bid] { $sign ->
                [plus] If nobody goes higher, { ROLE($side, does: "becomes") } elder and { DOES($side, "has") } to win at least { $tricks } tricks.
                [minus] If nobody goes higher, { ROLE($side, does: "becomes") } elder and { DOES($side, "has") } to lose at least { $tricks } tricks.
               *[other] If it stands, { ROLE($side, does: "becomes") } elder, { DOES($side, "leaves") } at least { $left } cards of the talon and { DOES($side, "has") } to win { $tricks } tricks, as this game counts them. Making it pays { $tricks } × { $left } = { $points }.
            }
        }

refused-bid-no_such =
    .short =
        { $sign ->
            [plus] There is no bid of { $tricks } plus here; choose another number of tricks.
            [minus] There is no bid of { $tricks } minus here; choose another number of tricks.
           *[other] { $left ->
                [0] { $meant ->
                    [0] No bid is worth { $tricks }; name a number of tricks, and of cards to leave.
                    [1] { $tricks } means { WORDS($one_tricks) }, { WORDS($one_left) }; say it as a pair.
                   *[other] { $tricks } may mean { WORDS($one_tricks) }, { WORDS($one_left) } or { WORDS($two_tricks) }, { WORDS($two_left) }; say which of the two you bid.
                }
               *[other] There is no bid of { $tricks } tricks with { $left } cards left; choose a pair that is offered.
            }
        }

refused-bid-higher =
    .short =
        { $left ->
            [0] A bid of { $points } is no higher than the { $over } that stands, and plus and minus rank alike; bid a greater number, or pass.
           *[other] { WORDS($tricks, case: "title") }, { WORDS($left) } is worth { $points }, and a bid must be worth more than the { $over } that stands; bid higher, or pass.
        }

refused-bid-answer =
    .short =
        { $word ->
            [yes] “Yes” answers a bid your opponent has just made, and there is none to answer; choose something else.
           *[bid] { SIDE("dealer", does: "names") } the bids, and you answer them; say “yes” if you would play at that value or more, or pass.
        }

refused-bid-double =
    .short =
        { $factor ->
            [1] You can double only your opponent’s bid; bid, or pass.
            [2] The bid is doubled already, and only the player who made it may redouble; bid, or pass.
           *[other] The bid is redoubled already, and can go no further; bid, or pass.
        }

## bid.pairs

question-bid-pairs = How does the bidding work?

clause-bid-pairs =
    A bid is a number of tricks, from { $tricks_from } to { $tricks_to }, and a number of cards, from { $left_from } to { $left_to }, that elder will leave in
    the talon. Its value is the two numbers multiplied. The higher bidder is elder; a non-dealer who wins may raise the bid once.

bid-pairs-allowed =
    .short =
        { $bare ->
            [yes] Nobody bids: it is a misère, and { ROLE($elder, does: "leads") }.
           *[no] { SIDE($elder, does: "has") } the bid: { $tricks } tricks, leaving { $left } cards, worth { $points }.
        }
    .full =
        { $bare ->
            [yes] Both players pass without a bid. The hands are played as they were dealt: nothing is exchanged, nothing declared. { SIDE($elder, does: "leads") } to the first trick, and so { DOES($elder, "counts") } as elder.
           *[no] From here on { ROLE($elder, does: "is") } elder and { ROLE(OTHER($elder), does: "is") } younger.
        }

        { $bare ->
            [yes] In a misère the aim is to win fewer tricks than your opponent.
           *[no] { SIDE("elder", does: "draws") } first, must leave at least { $left } cards, and { DOES("elder", "undertakes") } to win { $tricks } tricks, as this game counts them. Winning them pays { $points } below the line. Falling short pays { ROLE("younger") } { $points } for every trick missing.
        }

## bid.made

question-bid-made = What does making the bid score?

clause-bid-made =
    If elder wins the tricks bid, elder scores the value of the bid below the line, and nothing for further tricks. { last-trick-counts }

bid-made-awarded =
    .call = { WORDS($tricks, case: "title") } tricks made: { WORDS($points) }.
    .short = { SIDE($side, does: "has") } won the { $tricks } tricks bid: { points-count } below the line.
    .full =
        The bid was { $tricks } tricks, leaving { $left } cards. It is made, and pays { $tricks } × { $left } = { $points }.

        It is written below the line, where games are won. Further tricks would add nothing.

## bid.exact

question-bid-exact = What extra does winning exactly the tricks bid score?

clause-bid-exact = Winning exactly the number of tricks bid is, by this reading, the counterpique: { $points } above the line.

bid-exact-awarded =
    .call = Counterpique: { WORDS($points) }.
    .short = { SIDE($side, does: "has") } won exactly the { $wanted } tricks bid: { $points } more.
    .full = Bid { $wanted }, won { $tricks }. By these rules hitting the number exactly earns { $points } above the line; one trick more or fewer would not.

bid-exact-denied =
    .short = No bonus for an exact bid: { ROLE($side) } bid { $wanted } tricks and { DOES($side, "has") } { $tricks }.
    .full =
        By these rules winning exactly the number bid would have earned another { $points }. { SIDE($side) } undertook
        { $wanted } and { DOES($side, "has") } { $tricks }.

## bid.beaten

question-bid-beaten = What does defeating the bid score?

clause-bid-beaten =
    If elder falls short, younger scores the value of the bid below the line for each trick missing. { $counterpique ->
        [exact_bonus_30] By this reading that is not what is called the counterpique.
       *[multiple_of_shortfall] This is called the counterpique.
    }

bid-beaten-awarded =
    .call =
        { $short ->
            [one] One short: { WORDS($points) }.
           *[other] { WORDS($short, case: "title") } short: { WORDS($points) }.
        }
    .short = { SIDE(OTHER($side), does: "has") } { $tricks } of the { $wanted } tricks bid, { $short } short: { ROLE($side, does: "scores") } { $points } below the line.
    .full =
        { SIDE(OTHER($side)) } undertook { $wanted } tricks and { DOES(OTHER($side), "has") } { $tricks }, counted as this game counts them. The bid
        was worth { $worth }.

        { $short ->
            [one] One trick is missing, so { ROLE($side, does: "scores") } the value of the bid once: { $points }.
           *[other] { $short } are missing, so { ROLE($side, does: "scores") } the value of the bid { $short } times: { $short } × { $worth } = { $points }.
        } { SIDE("elder", does: "scores") } nothing below the line.

## misere.award

question-misere-award = What is scored when neither bids?

clause-misere-award =
    If neither player bids, the deal is a misère: nothing is exchanged or declared, and the non-dealer leads. The player who
    takes fewer tricks scores { $points } below the line for each trick the opponent takes. { $extra ->
        [0] If the tricks are split evenly, nobody scores.
       *[other] { last-trick-counts } If the tricks are split evenly, the player who did not take the last one has fewer.
    }

misere-award-awarded =
    .call = Misère: { WORDS($points) }.
    .short =
        { $tricks ->
            [one] { SIDE($side, does: "has") } 1 trick to { $other_tricks } in a misère: { points-count } below the line.
           *[other] { SIDE($side, does: "has") } { $tricks } tricks to { $other_tricks } in a misère: { points-count } below the line.
        }
    .full =
        Nobody bid, so fewer tricks are better. { SIDE($side, does: "has") } { $tricks }, { ROLE(OTHER($side)) } { $other_tricks },
        counted as this game counts them. Each trick of { ROLE(OTHER($side), case: "own") } scores { $each }: { $other_tricks } × { $each } = { $points }.

misere-award-denied =
    .short = A misère, and { $tricks } tricks each: nobody scores.
    .full = Nobody bid, so the player with fewer tricks would score { $each } for each of the opponent’s. Both have { $tricks }.

## bid.passed_out

question-bid-passed_out = What if nobody bids?

clause-bid-passed_out = If both players pass, nothing is scored and the same player deals again.

bid-passed_out-allowed =
    .short = Nobody bids: the hands are thrown in, and the same player deals again.
    .full = Both players have passed. The hands are not played, and nobody scores for tricks.

## bid.signed

question-bid-signed = How does the bidding work?

clause-bid-signed =
    A bid is a number of tricks, from { $tricks_from } to { $tricks_to }, to win or to lose. The last bidder is elder. { $combinations ->
        [opponent] If the bid is to lose tricks, combinations score for the opponent.
       *[holder] Combinations score for the player who holds them, whether the bid is to win tricks or to lose them.
    } { $sinking ->
        [none] If the bid is to lose tricks, nothing may be kept back.
       *[partial] Combinations may be kept back either way.
    }

bid-signed-allowed =
    .short =
        { $factor ->
            [1] { SIDE($elder, does: "has") } the bid: { signed-aim }.
            [2] { SIDE($elder, does: "has") } the bid, doubled: { signed-aim }.
           *[other] { SIDE($elder, does: "has") } the bid, redoubled: { signed-aim }.
        }
    .full =
        From here on { ROLE($elder, does: "is") } elder: first to exchange, to speak and to lead. { SIDE(OTHER($elder), does: "is") } younger.

        { $sign ->
            [minus] It is a minus bid: { ROLE("elder", does: "undertakes") } { signed-aim }. Tricks, cards and capot score for the player who loses them.
           *[other] It is a plus bid: { ROLE("elder", does: "undertakes") } { signed-aim }. Tricks, cards and capot score for the player who wins them, as usual.
        }{ $factor ->
            [1] {""}
            [2] {" "}The bid was doubled, so tricks over or short pay double.
           *[other] {" "}The bid was doubled and redoubled, so tricks over or short pay { WORDS($factor) } times as much.
        }

## bid.paid

question-bid-paid = What is paid for tricks over or short of the bid?

clause-bid-paid =
    Elder scores { $points } for each trick over the bid; younger scores as much for each trick short of it. If the bid was
    to lose tricks, it is the tricks lost that are counted. Doubled, each is { $doubled }; redoubled, { $redoubled }.

bid-paid-awarded =
    .call =
        { $over ->
            [0] { WORDS($short, case: "title") } short: { WORDS($points) }.
           *[other] { WORDS($over, case: "title") } over: { WORDS($points) }.
        }
    .short =
        { $over ->
            [0] { SIDE(OTHER($side), does: "has") } { signed-outcome } of the { $wanted } tricks bid, { $short } short: { ROLE($side, does: "scores") } { $points }.
           *[other] { SIDE($side, does: "has") } { signed-outcome } tricks, { $over } more than bid: { points-count }.
        }
    .full =
        { $sign ->
            [minus] The bid was to lose { $wanted } tricks, and { ROLE("elder", does: "has") } lost { $tricks }.
           *[plus] The bid was to win { $wanted } tricks, and { ROLE("elder", does: "has") } won { $tricks }.
        } { $over ->
            [0] For each trick short, { ROLE($side, does: "scores") } { $each }: { $short } × { $each } = { $points }.
           *[other] For each trick over, { ROLE($side, does: "scores") } { $each }: { $over } × { $each } = { $points }.
        }

bid-paid-allowed =
    .short =
        { $sign ->
            [minus] { SIDE($side, does: "has") } lost exactly the { $wanted } tricks bid: nothing is paid for them.
           *[plus] { SIDE($side, does: "has") } won exactly the { $wanted } tricks bid: nothing is paid for them.
        }
    .full = Only tricks over or short of the bid are paid for, at { $each } each. The bid was { $wanted }, and it was met exactly.

## Words that several of these share

# What a bid with a sign undertakes.
signed-aim =
    { $sign ->
        [minus] to lose { $tricks } tricks
       *[plus] to win { $tricks } tricks
    }

# How many tricks were won, or lost where the bid was to lose them.
signed-outcome =
    { $sign ->
        [minus] lost { $tricks }
       *[plus] won { $tricks }
    }

tricks-so-far =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }
