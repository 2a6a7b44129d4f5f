### The exchange and the talon.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-exchange = The exchange and the talon

## exchange.elder

question-exchange-elder = How many cards may elder exchange?

clause-exchange-elder =
    { $minimum ->
        [0] Elder may exchange up to { $maximum } cards, or none
        [1] Elder must exchange at least one card and at most { $maximum }
       *[other] Elder must exchange at least { WORDS($minimum) } cards and at most { $maximum }
    }, discarding them before drawing as many from the talon.{ $bids ->
        [bid_pairs] {" "}Cards that the bid promises to younger stay in the talon.
       *[other] {""}
    }

exchange-elder-allowed =
    .call =
        { $rest ->
            [0] I take { taken-word }.
           *[other] I take { taken-word }, and leave { WORDS($rest) }.
        }
    .short =
        { $rest ->
            [0] { SIDE("elder", does: "exchanges") } { cards-exchanged }.
           *[other] { SIDE("elder", does: "exchanges") } { cards-exchanged }, { $rest } fewer than allowed.
        }
    .full =
        { $maximum ->
            [0] { SIDE("elder") } may take none.
           *[other] { $rest ->
                [0] { SIDE("elder", does: "takes") } { cards-taken }, as many as allowed.
               *[other] { SIDE("elder") } may take up to { $maximum } and { DOES("elder", "takes") } { cards-taken }.
            }
        } { $left ->
            [0] Nothing is left in the talon.
            [one] One card is left in the talon.
           *[other] { $left } cards are left in the talon.
        }

exchange-elder-allowed-bid =
    .call =
        { $number ->
            [0] I take none.
           *[other] I take { WORDS($number) }.
        }
    .short =
        { $rest ->
            [0] { SIDE("elder", does: "exchanges") } { cards-exchanged }.
           *[other] { $number ->
                [0] { $maximum ->
                    [one] { SIDE("elder", does: "does") } not exchange the one card allowed.
                   *[other] { SIDE("elder", does: "exchanges") } none of the { $maximum } cards allowed.
                }
               *[other] { SIDE("elder", does: "exchanges") } { $number } of the { $maximum } cards allowed.
            }
        }
    .full =
        { $maximum ->
            [0] { SIDE("elder") } may take none.
           *[other] { $rest ->
                [0] { SIDE("elder", does: "takes") } { cards-taken }, as many as allowed.
               *[other] { SIDE("elder") } may take up to { $maximum } and { DOES("elder", "takes") } { cards-taken }.
            }
        } { $left ->
            [0] Nothing is left in the talon.
            [one] One card is left in the talon.
           *[other] { $left } cards are left in the talon.
        }

refused-exchange-elder =
    .short =
        { $too_many ->
            [yes] { SIDE("elder") } may exchange { limits } here, and { WORDS($number) } would be too many; put { WORDS($surplus) } back first.
           *[no] { how-many-chosen }, but { ROLE("elder") } must exchange { limits } here; choose at least { WORDS($surplus) } more.
        }

## exchange.younger

question-exchange-younger = How many cards may younger exchange?

clause-exchange-younger =
    { $minimum ->
        [0] Younger need not exchange, but may take { younger-may-take }.
        [majority] Younger must take more than half of what elder has left, and may take { younger-may-take }.
        [all_but_two] Younger must take all but two of what elder has left, and may take { younger-may-take }.
        [1] Younger must exchange at least one card, if any is left, and may take { younger-may-take }.
       *[other] Younger must exchange at least { WORDS($minimum) } cards, or all if fewer are left, and may take { younger-may-take }.
    }

exchange-younger-allowed =
    .call =
        { $rest ->
            [0] I take { taken-word }.
           *[other] I take { taken-word }, and leave { WORDS($rest) }.
        }
    .short =
        { $rest ->
            [0] { SIDE("younger", does: "exchanges") } { cards-exchanged }.
           *[other] { SIDE("younger", does: "exchanges") } { cards-exchanged }, and { DOES("younger", "leaves") } { $rest }.
        }
    .full =
        { $maximum ->
            [0] { SIDE("younger") } may take none.
           *[other] { $rest ->
                [0] { SIDE("younger", does: "takes") } { cards-taken }, as many as allowed.
               *[other] { SIDE("younger") } may take up to { $maximum } and { DOES("younger", "takes") } { cards-taken }.
            }
        } { $left ->
            [0] Nothing is left in the talon.
            [one] One card is left in the talon.
           *[other] { $left } cards are left in the talon.
        }

refused-exchange-younger =
    .short =
        { $too_many ->
            [yes] { $left ->
                [0] Nothing is left in the talon
                [one] Only one card is left in the talon
               *[other] { $left } cards are left in the talon
            } and { ROLE("younger") } may exchange { limits }, so { WORDS($number) } would be too many; put { WORDS($surplus) } back first.
           *[no] { how-many-chosen }, but { ROLE("younger") } must exchange { limits } here; choose at least { WORDS($surplus) } more.
        }

## exchange.cards

question-exchange-cards = Where are cards drawn from?

clause-exchange-cards =
    { $round ->
        [yes] You draw from the talon one card for each you discard. Nobody else sees what you discard or draw.
       *[no]
            You draw from the top of the talon, in order, one card for each you discard. Neither player sees what the opponent
            discards or draws.
    }

exchange-cards-allowed =
    .short =
        { $discarded ->
            [absent] { SIDE($who, does: "keeps") } every card.
           *[other] { SIDE($who, does: "discards") } { CARDS($discarded) } and { DOES($who, "draws") } { CARDS($drawn) }.
        }
    .full =
        { $round ->
            [yes] { $discarded ->
                [absent] { SIDE($who, does: "exchanges") } nothing and { DOES($who, "draws") } nothing.
               *[other] Discarded: { CARDS($discarded) }. Drawn from the talon: { CARDS($drawn) }. Nobody else sees either.
            }
           *[no] { $discarded ->
                [absent] { SIDE($side, does: "exchanges") } nothing and { DOES($side, "draws") } nothing.
               *[other] Discarded: { CARDS($discarded) }. Drawn from the talon: { CARDS($drawn) }. The opponent sees neither.
            }
        }

## talon.peek

question-talon-peek = May elder look at the cards that elder could have taken and left?

clause-talon-peek =
    { $elder_peek ->
        [yes] If elder does not exchange as many cards as allowed, elder may look at those that could still have been drawn, without showing them to younger.
       *[no] Elder may not look at cards left in the talon.
    }

talon-peek-allowed =
    .short = { SIDE("elder", does: "looks") } at what was left: { CARDS($cards) }.
    .full = { SIDE("elder") } may look at what could have been taken and was left: { CARDS($cards) }. { SIDE("younger") } may not see it now, but may still draw it.

## talon.foreign

question-talon-foreign = May a player look at the opponent’s cards in the talon, and what does it cost?

clause-talon-foreign =
    { $peek_penalty ->
        [0] Only the player entitled to draw a card of the talon may look at it; at this table nobody else can.
       *[other] Looking at cards of the talon that belong to your opponent costs { $peek_penalty }.
    }

refused-talon-foreign =
    .short =
        { $left ->
            [one] The card left in the talon is not yours to turn up
           *[other] The { $left } cards left in the talon are not yours to turn up
        }{ $points ->
            [0] {""}
           *[other] , and looking at them costs { $points }
        }; play on.

## talon.left

question-talon-left = What becomes of the talon cards nobody takes?

clause-talon-left =
    { $younger_untaken ->
        [expose_or_hide_now] If younger leaves cards, younger decides at once, before the first call, whether to turn them up.
        [look_after_lead_shared] If younger leaves cards, younger may look at them once elder has led, but not before.
        [private] If younger leaves cards, younger may look at them.
       *[hidden] Cards that nobody takes stay face down until the end of the deal.
    }

talon-left-allowed =
    .short =
        { $left ->
            [one] One card stays in the talon.
           *[other] { $left } cards stay in the talon.
        }
    .full =
        { $how ->
            [expose_or_hide_now] { SIDE("younger") } may turn up what is left before the first call. Then both players see it; otherwise nobody does.
            [look_after_lead_shared] Once { ROLE("elder", does: "has") } led, { ROLE("younger") } may turn up what is left before playing. Then both players see it; otherwise nobody does.
            [private] By these rules only { ROLE("younger") } may look at what is left.
           *[hidden] By these rules nobody may look at what is left.
        }

## talon.faced

question-talon-faced = Who may see the talon cards nobody takes?

clause-talon-faced =
    { $younger_untaken ->
        [expose_or_hide_now] If younger turns up the cards nobody took, both players see them; otherwise neither does.
        [look_after_lead_shared] If younger looks at the cards nobody took, elder may look at them too; otherwise neither does.
        [private] Only younger sees the cards nobody took.
       *[hidden] Neither player sees the cards nobody took.
    }

talon-faced-allowed =
    .call = Let us see them.
    .short = { SIDE("younger", does: "turns") } up what is left of the talon: { CARDS($cards) }.
    .full = Both players now know that { CARDS($cards) } are out of play.

## talon.untaken

question-talon-untaken = When may the cards left in the talon be turned up?

clause-talon-untaken =
    { $younger_untaken ->
        [expose_or_hide_now] Only younger may turn up the cards nobody took, once, before elder’s first call.
        [look_after_lead_shared] Only younger may turn up the cards nobody took, once, after elder has led and before younger plays.
        [private] The cards nobody took are not turned up: younger may look at them, nobody else.
       *[hidden] The cards nobody took are never turned up.
    }

refused-talon-untaken =
    .short =
        { $left ->
            [0] Nothing is left in the talon, so there is nothing to turn up; play on.
           *[other] { $how ->
                [expose_or_hide_now] Only { ROLE("younger") } may turn up what is left of the talon, once, and before the first call; play on.
                [look_after_lead_shared] Only { ROLE("younger") } may turn up what is left of the talon, once, after { ROLE("elder", case: "own") } first lead and before playing to it; play on, or wait for that moment.
               *[other] By these rules what is left of the talon is not turned up; play on.
            }
        }

## exchange.dealer

question-exchange-dealer = Who may exchange?

clause-exchange-dealer =
    { $how ->
        [none] Nobody exchanges: the { $talon } cards of the talon stay where they are.
       *[dealer_takes_two] Only the dealer may exchange: { WORDS($talon) } cards of the talon for as many from the hand, or none.
    }

exchange-dealer-allowed =
    .call = I take { taken-word }.
    .short = { SIDE($who) }, the dealer, { DOES($who, "exchanges") } { cards-exchanged }.
    .full =
        { $number ->
            [0] { SIDE("dealer") } may take the { $maximum } cards of the talon, and { DOES("dealer", "leaves") } them. Nobody sees them.
            [one] { SIDE("dealer", does: "takes") } the one card of the talon and { DOES("dealer", "discards") } one. Nobody else exchanges.
           *[other] { SIDE("dealer", does: "takes") } the { $number } cards of the talon and { DOES("dealer", "discards") } as many. Nobody else exchanges.
        }

refused-exchange-dealer =
    .short =
        { $maximum ->
            [one] { how-many-chosen }, but { ROLE("dealer", does: "takes") } the one card of the talon or none; choose one card, or none.
           *[other] { how-many-chosen }, but { ROLE("dealer", does: "takes") } all { WORDS($maximum) } cards of the talon or none; choose { WORDS($maximum) }, or none.
        }

## Words that several of these share

younger-may-take =
    { $maximum ->
        [five] five of those elder has left, or all when there are fewer
       *[remaining] all that elder has left
    }

cards-exchanged =
    { $number ->
        [0] no card
        [one] 1 card
       *[other] { $number } cards
    }

taken-word =
    { $number ->
        [0] none
       *[other] { WORDS($number) }
    }

cards-taken =
    { $number ->
        [0] none
       *[other] { $number }
    }

limits =
    { $same_limits ->
        [yes] exactly { $maximum }
       *[no] { $minimum } to { $maximum }
    }

how-many-chosen =
    { $number ->
        [0] You have chosen no card
        [one] You have chosen one card
       *[other] You have chosen { WORDS($number) } cards
    }
