### The play: leads, tricks, the cards and the capot.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-play = The play and the cards

## play.lead

question-play-lead = What does leading a card score?

clause-play-lead =
    { $scoring ->
        [lead_capture] Leading to a trick scores 1, whatever the card and no matter who takes the trick.
        [double_capture] The first lead of the deal scores 1, whatever the card and no matter who takes the trick. Later leads score nothing.
        [high_lead_capture] Leading a ten or higher scores 1.
       *[other] Leading scores nothing.
    }

play-lead-awarded =
    .call = { CAPITAL(points-said) }.
    .short = { subject } { DOES($who, "leads", number: "one") } the { CARD($card) }: { points-count }{ for-side }.
    .full =
        { $round ->
            [yes] Trick { $trick } begins with the { CARD($card) }.
           *[no] Trick { $trick }: { ROLE($side, does: "leads") } the { CARD($card) }.
        } { $scoring ->
            [lead_capture] Leading scores { points-count }, no matter who takes the trick.
            [double_capture] The first lead of the deal scores { points-count }, no matter who takes the trick; by these rules later leads score nothing.
           *[other] Leading a ten or higher scores { points-count }, no matter who takes the trick.
        }

play-lead-allowed =
    .short = { subject } { DOES($who, "leads", number: "one") } the { CARD($card) }.
    .full =
        { $round ->
            [yes] Trick { $trick } begins with the { CARD($card) }.
           *[no] Trick { $trick }: { ROLE($side, does: "leads") } the { CARD($card) }.
        } { $scoring ->
            [flat_won] By these rules leading scores nothing; taking the trick does.
            [double_capture] By these rules only the first lead of the deal scores; after that, you score by taking tricks.
            [high_cards_won] By these rules the lead itself scores nothing; high cards count when the trick is taken.
           *[other] By these rules a lead scores only if it is a ten or higher.
        }

## play.trick

question-play-trick = What does taking a trick score?

clause-play-trick-signed_trick =
    Each trick scores { $points } for the player who takes it, no matter who led; if the bid was to lose tricks, it scores for the player who loses it.

clause-play-trick =
    { $round ->
        [yes] { $scoring ->
            [lead_capture] Taking a trick that another side led scores 1. If your own side led it, taking it adds nothing to what the lead scored.
            [double_capture] Taking a trick scores 1 if your own side led to it, and 2 if another side did.
            [high_lead_capture] Taking a trick that another side led scores 1 if you take it with a ten or higher.
            [flat_won] Each trick scores 1 for the player who takes it, no matter who led.
           *[high_cards_won] The winner of a trick scores 1 for each ten or higher card in it.
        }
       *[no] { $scoring ->
            [lead_capture] Taking a trick that your opponent led scores 1. If you led it yourself, taking it adds nothing to what the lead scored.
            [double_capture] Taking a trick scores 1 if you led to it, and 2 if your opponent did.
            [high_lead_capture] Taking a trick that your opponent led scores 1 if you take it with a ten or higher.
            [flat_won] Each trick scores 1 for the player who takes it, no matter who led.
           *[high_cards_won] The winner of a trick scores 1 for each ten or higher card in it: none, 1 or 2.
        }
    }

play-trick-awarded =
    .call = { CAPITAL(points-said) }.
    .short =
        { $round ->
            [yes] { $captured ->
                [yes] { subject } { DOES($who, "takes", number: "one") } the trick with the { CARD($card) }: { points-count }{ for-side }.
               *[no] { subject } { DOES($who, "wins", number: "one") } the trick with the { CARD($card) }: { points-count }{ for-side }.
            }
           *[no] { $captured ->
                [yes] { SIDE($side, does: "takes") } the trick with the { CARD($card) }: { points-count }.
               *[no] { SIDE($side, case: "own") } { CARD($card) } wins the trick: { points-count }.
            }
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $round ->
            [yes] { $scoring ->
                [flat_won] By these rules the winner of each trick scores { points-count }.
                [high_cards_won] By these rules each ten or higher card in the trick counts for its winner: { points-count }.
                [lead_capture] An opponent led it, so taking it scores { points-count }.
                [double_capture] { $captured ->
                    [yes] An opponent led it, so by these rules taking it scores { points-count }.
                   *[no] The winner’s own side led it, so by these rules taking it scores { points-count }.
                }
               *[other] An opponent led it, and it was taken with a ten or higher: { points-count }.
            }
           *[no] { $scoring ->
                [flat_won] By these rules the winner of each trick scores { points-count }.
                [high_cards_won] By these rules each ten or higher card in the trick counts for its winner: { points-count }.
                [lead_capture] { SIDE(OTHER($side)) } led it, so taking it scores { points-count }.
                [double_capture] { $captured ->
                    [yes] { SIDE(OTHER($side)) } led it, so by these rules taking it scores { points-count }.
                   *[no] { SIDE($side) } led it too, so by these rules taking it scores { points-count }.
                }
               *[other] { SIDE(OTHER($side)) } led it, and it was taken with a ten or higher: { points-count }.
            }
        }

play-trick-allowed =
    .short =
        { $round ->
            [yes] { $captured ->
                [yes] { subject } { DOES($who, "takes", number: "one") } the trick with the { CARD($card) }, which scores nothing.
               *[no] { $overtaken ->
                    [yes] { subject } { DOES($who, "takes", number: "one") } the trick from a partner with the { CARD($card) }. No point for that.
                   *[no] { $scoring ->
                        [lead_capture] { subject } { DOES($who, "wins", number: "one") } the trick with the { CARD($card) }. No extra point: the lead has scored already.
                       *[other] { subject } { DOES($who, "wins", number: "one") } the trick with the { CARD($card) }. No point for that.
                    }
                }
            }
           *[no] { $captured ->
                [yes] { SIDE($side, does: "takes") } the trick with the { CARD($card) }, which scores nothing.
               *[no] { $scoring ->
                    [lead_capture] { SIDE($side, case: "own") } { CARD($card) } wins the trick. No extra point: the lead has scored already.
                   *[other] { SIDE($side, case: "own") } { CARD($card) } wins the trick. No point for that.
                }
            }
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $round ->
            [yes] { $overtaken ->
                [yes] A partner led it, so the side has had its point for leading; overtaking a partner adds nothing.
               *[no] { $captured ->
                    [yes] By these rules taking this trick scores nothing.
                   *[no] Winning a trick you led yourself adds nothing.
                }
            } The winner leads next.
           *[no] { $scoring ->
                [lead_capture] { SIDE($side) } led it and scored 1 point for that; winning it as well adds nothing.
                [high_cards_won] There is no ten or higher card in it, so by these rules it scores nothing.
               *[other] { $captured ->
                    [yes] By these rules taking a trick scores only with a ten or higher.
                   *[no] { SIDE($side) } led it; winning it as well adds nothing.
                }
            } { SIDE($side, does: "leads") } next.
        }

play-trick-awarded-signed =
    .call = { CAPITAL(points-said) }.
    .short =
        { $sign ->
            [minus] { SIDE($side, does: "loses") } the trick to the { CARD($card) }: { points-count }.
           *[plus] { SIDE($side, does: "takes") } the trick with the { CARD($card) }: { points-count }.
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $sign ->
            [minus] The bid was to lose tricks, so the player who loses it scores { points-count }.
           *[plus] The player who wins it scores { points-count }, no matter who led.
        }

## play.last

question-play-last = What extra does the last trick score?

clause-play-last =
    { $extra ->
        [0] The last trick scores no more than any other.
        [two_with_high_card] The last trick scores 2 in all if you take it with a ten or higher, and 1 if you take it with a lower card.
       *[other] The last trick scores { $extra } more than any other.
    }{ $cards ->
        [0] { $capot_last_trick ->
            [kept] {" "}It scores even with a capot.
           *[unless_it_stands_for_cards] {" "}It stands in for a score for the cards, so a capot replaces it.
        }
       *[other] {""}
    }

play-last-awarded =
    .call = The last: { points-said }.
    .short = { subject } { DOES($who, "takes", number: "one") } the last trick: { $points } more{ for-side }.
    .full =
        { $round ->
            [yes] The { CARD($card) } wins the last trick. That scores { points-count } more.
           *[no] The { CARD($card) } wins the last trick, and { ROLE($side, does: "scores") } { points-count } more for that.
        }

play-last-denied =
    .short = No { $points } for the last trick: the capot replaces them.
    .full =
        { $round ->
            [yes] One side has taken every trick, the last with the { CARD($card) }. By these rules the { $points } for the last trick stand in for the usual score for most tricks, so the capot counts instead of them.
           *[no]
                { SIDE($side, does: "has") } taken every trick, the last with the { CARD($card) }. By these rules the { $points } for the
                last trick stand in for the usual score for most tricks, so the capot counts instead of them, not as well.
        }

## play.follow_suit

question-play-follow_suit = Which cards may you play to a lead?

clause-play-follow_suit =
    You must follow suit if you can; if you cannot, you may play anything. The highest card of the suit led wins the
    trick; there are no trumps. The winner leads to the next trick.

refused-play-follow_suit =
    .short = { $suit ->
        [spades] Spades
        [hearts] Hearts
        [diamonds] Diamonds
       *[clubs] Clubs
     } were led and you can follow suit, so you can’t play the { CARD($card) }; play { CHOICE($cards) }.

## play.head

question-play-head = Must you win the trick if you can?

clause-play-head =
    { $must_head ->
        [yes] If you can take the trick, you must.
       *[no] You need not take a trick: any card of the suit led will do.
    }

refused-play-head =
    .short = By these rules you must win the trick when you can, and the { CARD($card) } does not beat the { CARD($led) }; play { CHOICE($cards) }.

## cards.early

question-cards-early = When do the cards count towards a pique?

clause-cards-early =
    { $cards_in_pique ->
        [yes] If elder takes more than half the tricks before younger takes one or counts anything, elder scores the { $points } for the cards there and then, and they count towards a pique.
       *[no] The score for the cards waits until the play is over.
    }

cards-early-awarded =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } points for the cards.
           *[no] { WORDS($points, case: "title") } points for the cards: { WORDS($count) }.
        }
    .short = { SIDE($side, does: "has") } taken the first { $tricks } tricks and { DOES($side, "is") } sure of the cards: { points-count } at once.
    .full =
        { SIDE($side, does: "has") } more than half the tricks, and { ROLE(OTHER($side), does: "has") } counted nothing. By these rules
        the { points-count } for the cards are scored now, and count towards a pique.

## cards.most

question-cards-most = What do most or all of the tricks score?

clause-cards-most-signed_most =
    Taking more tricks than your opponent scores { $points } for the cards; if the bid was to lose tricks, losing more of them
    does. If the tricks are split evenly, nobody scores.

clause-cards-most-most_tricks_shared =
    Taking more tricks than any other player scores { $points } for the cards; two who tie score { $half } each.

clause-cards-most =
    { $round ->
        [yes] The side that takes more tricks scores { $points } for the cards. If the tricks are split evenly, nobody scores.
       *[no] { $points ->
            [0] Taking more tricks than your opponent scores nothing.
           *[other] Taking more tricks than your opponent scores { $points } for the cards, however many more. If the tricks are split evenly, the cards are divided and nobody scores.
        }
    }

cards-most-awarded =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } points for the cards.
           *[no] { WORDS($points, case: "title") } points for the cards: { WORDS($count) }.
        }
    .short =
        { $round ->
            [yes] { $sharers ->
                [absent] { SIDE($side, does: "takes") } { $tricks } tricks to { $other_tricks }: { $points } for the cards.
                [1] { SIDE($side, does: "takes") } the most tricks, { $tricks }: { $points } for the cards.
               *[other] { SIDE($side) } ties for most tricks, { $tricks } each: { $points } for the cards.
            }
           *[no] { SIDE($side, does: "takes") } { $tricks } tricks to { $other_tricks }: { $points } for the cards.
        }
    .full =
        { $round ->
            [yes] { $sharers ->
                [absent] { $tricks } tricks against { $other_tricks }: having more earns { points-count }, by one trick or by many.
                [1] Nobody else has as many as { $tricks }. That earns { points-count }.
               *[other] { WORDS($sharers, case: "title") } players have { $tricks } tricks each and nobody has more. They share the score for the cards: { points-count } each.
            }
           *[no] { SIDE($side, does: "has") } { $tricks } tricks, { ROLE(OTHER($side)) } { $other_tricks }. Having more earns { points-count }, by one trick or by many.
        }

cards-most-denied =
    .call = The cards are divided.
    .short = The cards are divided, { $tricks } tricks each: nobody scores the { $points }.
    .full = Each side has { $tricks } tricks. The { $points } for the cards go only to the side with more, so nobody scores them.

cards-most-superseded =
    .short = No { $points } for the cards: the capot replaces them.
    .full =
        { $round ->
            [yes] { $tricks } tricks would score { $points } for the cards. But the capot is paid instead, not on top.
           *[no]
                { SIDE($side, does: "has") } { $tricks } tricks to { $other_tricks } and would score { $points } for the cards. But taking
                all the tricks is the capot, which is paid instead, not on top.
        }
    .law =
        { $round ->
            [yes] The most tricks score for the cards; but the capot is paid instead.
           *[no] Winning more tricks scores for the cards; but winning them all is the capot, which is paid instead.
        }

cards-most-awarded-signed =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } points for the cards.
           *[no] { WORDS($points, case: "title") } points for the cards: { WORDS($count) }.
        }
    .short =
        { $sign ->
            [minus] { SIDE($side, does: "loses") } { $tricks } tricks and { DOES($side, "takes") } { $other_tricks }: { $points } for the cards.
           *[plus] { SIDE($side, does: "takes") } { $tricks } tricks to { $other_tricks }: { $points } for the cards.
        }
    .full =
        { $sign ->
            [minus] { SIDE($side, does: "has") } { $other_tricks ->
                [one] 1 trick
               *[other] { $other_tricks } tricks
            }, { ROLE(OTHER($side)) } { $tricks }. The bid was to lose tricks, so losing most of them earns { points-count }.
           *[plus] { SIDE($side, does: "has") } { $tricks } tricks, { ROLE(OTHER($side)) } { $other_tricks }. Having more earns { points-count }, by one trick or by many.
        }

cards-most-superseded-signed =
    .law = Winning more tricks scores for the cards, or losing more if the bid was to lose them; but the capot is paid instead.
    .short = No { $points } for the cards: the capot replaces them.
    .full =
        { $sign ->
            [minus] { SIDE($side, does: "has") } lost { $tricks } tricks and would score { $points } for the cards. But losing all of them counts as a capot, which is paid instead.
           *[plus] { SIDE($side, does: "has") } { $tricks } tricks and would score { $points } for the cards. But taking all of them is the capot, which is paid instead.
        }

## cards.capot

clause-cards-capot-signed_capot =
    Taking every trick is the capot: { $points }, instead of the score for the cards. If the bid was to lose tricks, losing every
    one is the capot.

clause-cards-capot-capot_shared =
    Taking every trick is the capot: { $points }, instead of the score for the cards. If two players take all the tricks between them
    and the third takes none, each scores { $half }.

clause-cards-capot =
    { $round ->
        [yes] The side that takes every trick makes the capot: { $points }, instead of the score for the cards, not on top of it.
       *[no] { $points ->
            [0] Taking every trick scores nothing extra.
           *[other] Taking every trick is the capot: { $points }, instead of the score for the cards, not on top of it. It never counts towards a pique.
        }
    }

cards-capot-awarded =
    .call = Capot: { points-said }.
    .short =
        { $round ->
            [yes] { $sharers ->
                [2] A shared capot! { SIDE($side) } and one other take all { $tricks } tricks between them: { points-count }.
               *[other] Capot! { SIDE($side, does: "takes") } all { $tricks } tricks: { points-count }.
            }
           *[no] Capot! { SIDE($side, does: "takes") } all { $tricks } tricks: { points-count }.
        }
    .full =
        { $round ->
            [yes] { $sharers ->
                [2] The third player has not taken a single trick. The two who took them all score { $points } each, instead of the bonus for the cards.
               *[other] No opponent has taken a single trick. That scores { $points }, instead of the bonus for the cards.
            }
           *[no] { SIDE(OTHER($side), does: "has") } not taken a single trick. { $already ->
                [0] The capot scores { $whole }, instead of the bonus for the cards.
               *[other] The capot scores { $whole } in all; { $already } of it were counted early, for the cards, so { $points } are added.
            }
        }

cards-capot-awarded-signed =
    .call = Capot: { points-said }.
    .short =
        { $sign ->
            [minus] Capot! { SIDE($side, does: "loses") } all { $tricks } tricks: { points-count }.
           *[plus] Capot! { SIDE($side, does: "takes") } all { $tricks } tricks: { points-count }.
        }
    .full =
        { $sign ->
            [minus] { SIDE($side, does: "has") } not taken a single trick, and the bid was to lose them.
           *[plus] { SIDE(OTHER($side), does: "has") } not taken a single trick.
        } That scores { $points }, instead of the bonus for the cards.

## tricks.counted

question-tricks-counted = What does a trick count towards the bid?

clause-tricks-counted =
    A trick scores nothing by itself: it counts one towards the bid{ $extra ->
        [0] , the last like any other
        [two_with_high_card] , and the last trick 1 more
       *[other] , and the last trick { $extra } more
    }.

tricks-counted-allowed =
    .call =
        { $tricks ->
            [one] One trick.
           *[other] { WORDS($tricks, case: "title") } tricks.
        }
    .short =
        { $wanted ->
            [absent] { SIDE($side, does: "takes") } the trick with the { CARD($card) }, and { DOES($side, "has") } { tricks-so-far }.
           *[other] { SIDE($side, does: "takes") } the trick with the { CARD($card) }, and { DOES($side, "has") } { $tricks } of the { $wanted } bid.
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $worth ->
            [one] It counts one.
           *[other] As the last trick, it counts { $worth }.
        } { SIDE($side) } now { DOES($side, "has") } { tricks-so-far }{ $wanted ->
            [absent] .
           *[other] ; the bid is { $wanted }.
        }

## play.decided

question-play-decided = When may the play stop?

clause-play-decided =
    { $stops ->
        [played_out] The deal is played to the last trick.
       *[when_decided] { $exact ->
            [exact_bonus_30] The deal is played to the last trick, because winning exactly the tricks bid earns a bonus.
           *[multiple_of_shortfall] The play stops as soon as elder has the tricks bid, unless a pique can still be made.
        }
    }

play-decided-allowed =
    .call = I have my tricks.
    .short =
        { $left ->
            [one] { SIDE($side, does: "has") } the tricks bid, so the last one need not be played.
           *[other] { SIDE($side, does: "has") } the tricks bid, so the last { $left } need not be played.
        }
    .full = { SIDE($side) } bid { $wanted } tricks and { DOES($side, "has") } { $tricks }. Further tricks score nothing, and neither player can make a pique any more: the cards that are left change nothing.

## Words that several of these share

# What the last trick counts where tricks are counted and not scored; there the card that takes it does not matter.
last-trick-counts =
    { $extra ->
        [0] The last trick counts no more than any other.
        [two_with_high_card] The last trick counts 1 more than any other.
       *[other] The last trick counts { $extra } more than any other.
    }
