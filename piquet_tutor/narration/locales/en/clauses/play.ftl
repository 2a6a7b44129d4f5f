### The play: leads, tricks, the cards and the capot.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-play = The play and the cards

## play.lead

question-play-lead = What does leading a card score?

clause-play-lead =
    { $scoring ->
        [lead_capture] The leader of each trick scores 1 for the card led, whatever it is and whoever takes it.
        [double_capture] The first card led in the deal scores 1, whatever it is and whoever takes it. Later leads score nothing of themselves.
        [high_lead_capture] The leader of a trick scores 1 if the card led is a ten or higher.
       *[other] Leading scores nothing of itself.
    }

play-lead = The leader of a trick counts one for the card led, in most forms of the game; older ones count only a ten or higher, some modern ones only the first lead of the deal.

play-lead-awarded =
    .call = { WORDS($count, case: "title") }.
    .short = { SIDE($side) } leads the { CARD($card) }: { points-count }.
    .full =
        Trick { $trick }: { ROLE($side) } leads the { CARD($card) }. { $scoring ->
            [lead_capture] Leading scores { points-count }, whoever takes the trick.
            [double_capture] The first lead of the deal scores { points-count }, whoever takes the trick; by these rules no later lead scores.
           *[other] A card from the ten up scores { points-count } when it is led, whoever takes the trick.
        }

play-lead-allowed =
    .short = { SIDE($side) } leads the { CARD($card) }.
    .full =
        Trick { $trick }: { ROLE($side) } leads the { CARD($card) }. { $scoring ->
            [flat_won] By these rules leading scores nothing; taking the trick does.
            [double_capture] By these rules only the first lead of the deal scores; from then on, tricks score when they are taken.
            [high_cards_won] By these rules the lead itself scores nothing; high cards count when the trick is taken.
           *[other] By these rules only a ten or a higher card scores when it is led.
        }

play-lead-awarded-round =
    .call = { WORDS($count, case: "title") }.
    .short = { subject } leads the { CARD($card) }: { points-count }{ for-side }.
    .full =
        Trick { $trick } begins with the { CARD($card) }. { $scoring ->
            [lead_capture] Leading scores { points-count }, whoever takes the trick.
            [double_capture] The first lead of the deal scores { points-count }, whoever takes the trick; by these rules no later lead scores.
           *[other] A card from the ten up scores { points-count } when it is led, whoever takes the trick.
        }

play-lead-allowed-round =
    .short = { subject } leads the { CARD($card) }.
    .full =
        Trick { $trick } begins with the { CARD($card) }. { $scoring ->
            [flat_won] By these rules leading scores nothing; taking the trick does.
            [double_capture] By these rules only the first lead of the deal scores; from then on, tricks score when they are taken.
            [high_cards_won] By these rules the lead itself scores nothing; high cards count when the trick is taken.
           *[other] By these rules only a ten or a higher card scores when it is led.
        }

## play.trick

question-play-trick = What does taking a trick score?

clause-play-trick-signed_trick =
    Each trick scores { $points } for whoever takes it, whoever led it; where the bid was to lose tricks, it scores for the other player.

clause-play-trick-round =
    { $scoring ->
        [lead_capture] Taking a trick that another side led scores 1. Taking what one's own side led scores no more than the lead did.
        [double_capture] Taking a trick scores 1 if one's own side led to it, and 2 if another side did.
        [high_lead_capture] Taking a trick that another side led scores 1 if it is taken with a ten or a higher card.
        [flat_won] Each trick scores 1 for whoever takes it, whoever led it.
       *[high_cards_won] The taker of a trick scores 1 for each ten or higher card in it.
    }

clause-play-trick =
    { $scoring ->
        [lead_capture] Taking a trick that the other player led scores 1. Taking one's own lead scores no more than the lead did.
        [double_capture] Taking a trick scores 1 if one led to it, and 2 if the other player did.
        [high_lead_capture] Taking a trick that the other player led scores 1 if it is taken with a ten or a higher card.
        [flat_won] Each trick scores 1 for whoever takes it, whoever led it.
       *[high_cards_won] The taker of a trick scores 1 for each ten or higher card in it: none, 1 or 2.
    }

play-trick = Taking a trick that the other player led scores one. Taking a trick you led yourself scores no more: it was counted with the lead. Where only the first lead of the deal counts, the one scores two and the other one.

play-trick-awarded =
    .call = { WORDS($count, case: "title") }.
    .short =
        { $captured ->
            [yes] { SIDE($side) } takes the trick with the { CARD($card) }: { points-count }.
           *[no] { SIDE($side) }'s { CARD($card) } holds the trick: { points-count }.
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $scoring ->
            [flat_won] By these rules the winner of each trick scores { points-count }.
            [high_cards_won] By these rules each ten or higher card in the trick counts for its winner: { points-count }.
            [lead_capture] { SIDE(OTHER($side)) } led it, so taking it scores { points-count }.
            [double_capture] { $captured ->
                [yes] { SIDE(OTHER($side)) } led it, so by these rules taking it scores { points-count }.
               *[no] { SIDE($side) } led it too, so by these rules taking it scores { points-count }.
            }
           *[other] { SIDE(OTHER($side)) } led it, and it was taken with a ten or a higher card: { points-count }.
        }

play-trick-allowed =
    .short =
        { $captured ->
            [yes] { SIDE($side) } takes the trick with the { CARD($card) }, which scores nothing.
           *[no] { $scoring ->
                [lead_capture] { SIDE($side) }'s { CARD($card) } holds the trick; the lead was counted already.
               *[other] { SIDE($side) }'s { CARD($card) } holds the trick; no more is scored.
            }
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $scoring ->
            [lead_capture] { SIDE($side) } led it and had 1 point for that; winning one's own lead scores no more.
            [high_cards_won] There is no ten or higher card in it, so by these rules it scores nothing.
           *[other] { $captured ->
                [yes] By these rules taking a trick scores only with a ten or a higher card.
               *[no] { SIDE($side) } led it; winning one's own lead scores no more.
            }
        } { SIDE($side) } leads next.

play-trick-signed = Every trick scores one. It scores for whoever wins it where the bid was to win tricks, for whoever loses it where the bid was to lose them.

play-trick-awarded-signed =
    .call = { WORDS($count, case: "title") }.
    .short =
        { $sign ->
            [minus] { SIDE($side) } loses the trick to the { CARD($card) }: { points-count }.
           *[plus] { SIDE($side) } takes the trick with the { CARD($card) }: { points-count }.
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $sign ->
            [minus] The bid was to lose tricks, so the one who loses it scores { points-count }.
           *[plus] The one who wins it scores { points-count }, whoever led.
        }

play-trick-round =
    Taking a trick that an opponent led scores one. Taking a trick your own side led scores no more, even by overtaking a
    partner: it was counted with the lead.

play-trick-awarded-round =
    .call = { WORDS($count, case: "title") }.
    .short =
        { $captured ->
            [yes] { subject } takes the trick with the { CARD($card) }: { points-count }{ for-side }.
           *[no] { subject } keeps the trick with the { CARD($card) }: { points-count }{ for-side }.
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $scoring ->
            [flat_won] By these rules the winner of each trick scores { points-count }.
            [high_cards_won] By these rules each ten or higher card in the trick counts for its winner: { points-count }.
            [lead_capture] An opponent led it, so taking it scores { points-count }.
            [double_capture] { $captured ->
                [yes] An opponent led it, so by these rules taking it scores { points-count }.
               *[no] The winner’s own side led it, so by these rules taking it scores { points-count }.
            }
           *[other] An opponent led it, and it was taken with a ten or a higher card: { points-count }.
        }

play-trick-allowed-round =
    .short =
        { $captured ->
            [yes] { subject } takes the trick with the { CARD($card) }, which scores nothing.
           *[no] { $overtaken ->
                [yes] { subject } takes the trick from a partner with the { CARD($card) }; no more is scored.
               *[no] { $scoring ->
                    [lead_capture] { subject } keeps the trick with the { CARD($card) }; the lead was counted already.
                   *[other] { subject } keeps the trick with the { CARD($card) }; no more is scored.
                }
            }
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $overtaken ->
            [yes] A partner led it, so the side has had what leading scores; overtaking a partner adds nothing.
           *[no] { $captured ->
                [yes] By these rules taking this trick scores nothing.
               *[no] Winning a trick of one's own lead scores no more.
            }
        } The winner leads next.

## play.last

question-play-last = What does the last trick score besides?

clause-play-last =
    { $extra ->
        [0] The last trick scores no more than any other.
        [two_with_high_card] Taking the last trick counts 2 in all with a ten or a higher card, and 1 with a lower one.
       *[other] The last trick scores { $extra } more than any other.
    }{ $cards ->
        [0] { $capot_last_trick ->
            [kept] {" "}A capot leaves it as it is.
           *[unless_it_stands_for_cards] {" "}It stands in place of a score for the cards, and so a capot takes its place.
        }
       *[other] {""}
    }

play-last = The last trick of the deal counts something more for whoever takes it, one point in most books.

play-last-awarded =
    .call = The last: { WORDS($count) }.
    .short = { SIDE($side) } takes the last trick: { $points } more.
    .full = The { CARD($card) } wins the last trick. For that { ROLE($side) } scores { points-count } besides.

play-last-denied =
    .short = No { $points } for the last trick: the capot takes their place.
    .full =
        { SIDE($side) } has taken every trick, the last with the { CARD($card) }. By these rules the { $points } for the
        last trick stand where others score for the most tricks; so the capot is counted instead of them, not besides.

play-last-awarded-round =
    .call = The last: { WORDS($count) }.
    .short = { subject } takes the last trick: { $points } more{ for-side }.
    .full = The { CARD($card) } wins the last trick. That scores { points-count } besides.

play-last-denied-round =
    .short = No { $points } for the last trick: the capot takes their place.
    .full = Every trick has gone to one side, the last with the { CARD($card) }. By these rules the { $points } for the last trick stand where others score for the most tricks; so the capot is counted instead of them.

## play.follow_suit

question-play-follow_suit = Which cards may be played to a lead?

clause-play-follow_suit =
    Whoever can must follow the suit led; whoever cannot may play anything. The higher card of the suit led takes the
    trick, there are no trumps, and its taker leads to the next.

play-follow_suit = A player who can must follow the suit led; who cannot may play anything. There are no trumps.

refused-play-follow_suit =
    .short = { $suit ->
        [spades] Spades
        [hearts] Hearts
        [diamonds] Diamonds
       *[clubs] Clubs
     } were led and you can follow suit, so the { CARD($card) } may not be played; play { CHOICE($cards) }.

## play.head

question-play-head = Must a player who can win the trick do so?

clause-play-head =
    { $must_head ->
        [yes] Whoever can must also take the trick.
       *[no] Nobody is obliged to take a trick: any card of the suit led will do.
    }

play-head = By this rule a player must also win the trick when able to.

refused-play-head =
    .short = By these rules you must win the trick when you can, and the { CARD($card) } does not beat the { CARD($led) }; play { CHOICE($cards) }.

## cards.early

question-cards-early = When do the cards count towards a pique?

clause-cards-early =
    { $cards_in_pique ->
        [yes] Elder, having taken more than half the tricks before younger has taken one or counted anything, scores the { $points } for the cards there and then, and they count towards a pique.
       *[no] The score for the cards waits for the end of the play.
    }

cards-early = By this rule the bonus for the cards counts as soon as it is certain, so that it can complete a pique.

cards-early-awarded =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } for the cards.
           *[no] { WORDS($points, case: "title") } for the cards: { WORDS($count) }.
        }
    .short = { SIDE($side) } has taken the first { $tricks } tricks and is sure of the cards: { points-count } at once.
    .full =
        More than half the tricks are { ROLE($side) }'s, and { ROLE(OTHER($side)) } has counted nothing. By these rules
        the { points-count } for the cards are scored now, and count towards a pique.

## cards.most

question-cards-most = What do most or all of the tricks score?

clause-cards-most-signed_most =
    Taking more tricks than the other player scores { $points } for the cards; where the bid was to lose tricks, losing more of them
    does. With as many each, nobody scores.

clause-cards-most-most_tricks_shared =
    Taking more tricks than any other player scores { $points } for the cards; two who are level have { $half } each.

clause-cards-most-round =
    The side that takes more tricks than the other scores { $points } for the cards. With as many each, nobody scores.

clause-cards-most =
    { $points ->
        [0] Taking more tricks than the other player scores nothing of itself.
       *[other] Taking more tricks than the other player scores { $points } for the cards, by however many. With as many each, the cards are divided and nobody scores.
    }

cards-most = Whoever takes more tricks scores for the cards, ten as a rule. With as many on both sides the cards are divided and nobody scores.

cards-most-awarded =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } for the cards.
           *[no] { WORDS($points, case: "title") } for the cards: { WORDS($count) }.
        }
    .short = { SIDE($side) } takes { $tricks } tricks to { $other_tricks }: { $points } for the cards.
    .full = { SIDE($side) } has { $tricks } tricks, { ROLE(OTHER($side)) } { $other_tricks }. The majority earns { points-count }, the same however large it is.

cards-most-denied =
    .call = The cards are divided.
    .short = The cards are divided, { $tricks } tricks each: nobody scores the { $points }.
    .full = Each side has { $tricks } tricks. The { $points } for the cards go only to a majority, so nobody has them.

cards-most-superseded =
    .law = Whoever takes more tricks scores for the cards; but the capot, for taking every one of them, stands in place of that.
    .short = No { $points } for the cards: the capot takes their place.
    .full =
        { SIDE($side) } has { $tricks } tricks to { $other_tricks } and would score { $points } for the cards. But taking
        all the tricks is the capot, which is paid instead, not on top.

cards-most-signed = Whoever wins more tricks scores for the cards; where the bid was to lose tricks, whoever loses more of them.

cards-most-awarded-signed =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } for the cards.
           *[no] { WORDS($points, case: "title") } for the cards: { WORDS($count) }.
        }
    .short =
        { $sign ->
            [minus] { SIDE($side) } loses { $tricks } tricks and takes { $other_tricks }: { $points } for the cards.
           *[plus] { SIDE($side) } takes { $tricks } tricks to { $other_tricks }: { $points } for the cards.
        }
    .full =
        { $sign ->
            [minus] { SIDE($side) } has { $other_tricks } tricks, { ROLE(OTHER($side)) } { $tricks }. The bid was to lose tricks, so losing most of them earns { points-count }.
           *[plus] { SIDE($side) } has { $tricks } tricks, { ROLE(OTHER($side)) } { $other_tricks }. The majority earns { points-count }, the same however large it is.
        }

cards-most-superseded-signed =
    .law = Whoever wins more tricks, or loses more where the bid was to lose them, scores for the cards; but the capot stands in place of that.
    .short = No { $points } for the cards: the capot takes their place.
    .full =
        { $sign ->
            [minus] { SIDE($side) } has lost { $tricks } tricks and would score { $points } for the cards. But losing all of them is paid as a capot, which stands in its place.
           *[plus] { SIDE($side) } has { $tricks } tricks and would score { $points } for the cards. But taking all of them is the capot, which stands in its place.
        }

cards-most-round =
    Most of the tricks score for the cards, ten as a rule; partners' tricks are counted together. Who shares the most
    tricks shares the score where the rules say so; otherwise nobody has it.

cards-most-awarded-round =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } for the cards.
           *[no] { WORDS($points, case: "title") } for the cards: { WORDS($count) }.
        }
    .short =
        { $sharers ->
            [absent] { $many ->
                [yes] { SIDE($side) } take { $tricks } tricks to { $other_tricks }: { $points } for the cards.
               *[no] { SIDE($side) } takes { $tricks } tricks to { $other_tricks }: { $points } for the cards.
            }
            [1] { SIDE($side) } takes the most tricks, { $tricks }: { $points } for the cards.
           *[other] { SIDE($side) } shares the most tricks, { $tricks } each: { $points } for the cards.
        }
    .full =
        { $sharers ->
            [absent] { $tricks } tricks against { $other_tricks }: the majority earns { points-count }, the same however large it is.
            [1] Nobody else has as many as { $tricks }. That earns { points-count }.
           *[other] { WORDS($sharers, case: "title") } players have { $tricks } tricks each and nobody has more. They share what the cards score: { points-count } each.
        }

cards-most-superseded-round =
    .law = Most of the tricks score for the cards; but the capot stands in place of that.
    .short = No { $points } for the cards: the capot takes their place.
    .full = { $tricks } tricks would score { $points } for the cards. But the capot is paid instead, not on top.

## cards.capot

clause-cards-capot-signed_capot =
    Taking every trick is the capot: { $points }, in place of the score for the cards. Where the bid was to lose tricks, losing every
    one of them is.

clause-cards-capot-capot_shared =
    Taking every trick is the capot: { $points }, in place of the score for the cards. Two who share all the tricks, the third having
    none, score { $half } each.

clause-cards-capot-round = The side that takes every trick makes the capot: { $points }, in place of the score for the cards and not besides.

clause-cards-capot =
    { $points ->
        [0] Taking every trick scores nothing of itself.
       *[other] Taking every trick is the capot: { $points }, in place of the score for the cards and not besides. It counts towards no pique.
    }

cards-capot = Taking every trick is the capot, worth forty as a rule. It stands in place of the bonus for the cards and counts towards no pique.

cards-capot-awarded =
    .call = Capot: { WORDS($count) }.
    .short = Capot! { SIDE($side) } takes all { $tricks } tricks: { points-count }.
    .full =
        { SIDE(OTHER($side)) } has not taken a single trick. { $already ->
            [0] The capot scores { $whole }, in place of the bonus for the cards.
           *[other] The capot scores { $whole } in all; { $already } of it were counted early, for the cards, so { $points } are added.
        }

cards-capot-signed = Taking every trick is the capot; where the bid was to lose tricks, losing every one. It stands in place of the bonus for the cards.

cards-capot-awarded-signed =
    .call = Capot: { WORDS($count) }.
    .short =
        { $sign ->
            [minus] Capot! { SIDE($side) } loses all { $tricks } tricks: { points-count }.
           *[plus] Capot! { SIDE($side) } takes all { $tricks } tricks: { points-count }.
        }
    .full =
        { $sign ->
            [minus] { SIDE($side) } has not taken a single trick, and the bid was to lose them.
           *[plus] { SIDE(OTHER($side)) } has not taken a single trick.
        } That scores { $points }, in place of the bonus for the cards.

cards-capot-round =
    Taking every trick is the capot, forty as a rule; partners' tricks are counted together. Among three, two who take
    every trick between them share it where the rules say so. It stands in place of the bonus for the cards.

cards-capot-awarded-round =
    .call = Capot: { WORDS($count) }.
    .short =
        { $sharers ->
            [2] Capot shared: { ROLE($side) } and one other take all { $tricks } tricks between them: { points-count }.
           *[other] { $many ->
                [yes] Capot! { SIDE($side) } take all { $tricks } tricks: { points-count }.
               *[no] Capot! { SIDE($side) } takes all { $tricks } tricks: { points-count }.
            }
        }
    .full =
        { $sharers ->
            [2] The third player has not taken a single trick. The two who shared them all score { $points } each, in place of the bonus for the cards.
           *[other] No opponent has taken a single trick. That scores { $points }, in place of the bonus for the cards.
        }

## tricks.counted

question-tricks-counted = What does a trick count towards the bid?

clause-tricks-counted =
    A trick is no point by itself: it counts one towards the bid{ $extra ->
        [0] , the last like any other
       *[other] , and the last { $extra } more
    }.

tricks-counted = A trick counts one towards the bid and scores nothing by itself. The last trick counts double where the rules say so.

tricks-counted-allowed =
    .call =
        { $tricks ->
            [one] One trick.
           *[other] { WORDS($tricks, case: "title") } tricks.
        }
    .short =
        { $wanted ->
            [absent] { SIDE($side) } takes the trick with the { CARD($card) }, and has { tricks-so-far }.
           *[other] { SIDE($side) } takes the trick with the { CARD($card) }, and has { $tricks } of the { $wanted } bid.
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $worth ->
            [one] It counts one.
           *[other] It counts { $worth }, being the last.
        } { SIDE($side) } now has { tricks-so-far }{ $wanted ->
            [absent] .
           *[other] ; the bid is { $wanted }.
        }

## play.decided

question-play-decided = When may the play stop?

clause-play-decided =
    { $stops ->
        [played_out] The deal is played to the last trick.
       *[when_decided] { $exact ->
            [exact_bonus_30] The deal is played to the last trick, since exactly the tricks bid earn a bonus.
           *[multiple_of_shortfall] The play stops as soon as elder has the tricks bid, unless a pique can still be made.
        }
    }

play-decided = Once elder has the tricks bid the play may stop, for tricks beyond it score nothing; not while either player may still make a pique.

play-decided-allowed =
    .call = I have my tricks.
    .short =
        { $left ->
            [one] { SIDE($side) } has the tricks bid, so the last one need not be played.
           *[other] { SIDE($side) } has the tricks bid, so the other { $left } need not be played.
        }
    .full = { SIDE($side) } bid { $wanted } tricks and has { $tricks }. Tricks beyond them score nothing, and by now neither player can make a pique: the cards that are left change nothing.
