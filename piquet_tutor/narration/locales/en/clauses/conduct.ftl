### Whose turn it is, and whose cards.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-conduct = Order at the table

## turn.wait

question-turn-wait = Whose turn is it?

clause-turn-wait = Each speaks and plays in turn: a player waits until the other has done.

turn-wait = The players act in turn: elder before younger, and in play whoever took the last trick.

turn-wait-round = The players act in turn round the table; in play whoever took the last trick leads.

turn-wait-bid = The players act in turn; in play whoever took the last trick leads.

refused-turn-wait =
    .short =
        { $to_act ->
            [absent] Nobody is to act just now; wait.
           *[other] It is { ROLE($to_act) }'s turn { phase-doing }; wait for that.
        }

refused-turn-over =
    .short = The deal is over, so nothing more can be done in it; begin the next deal, or step back to look at this one.

refused-turn-not_now =
    .short = That is not what is asked for now: you are { phase-doing-ing }; look at the prompt for what you may do.

## cards.not_held

question-cards-not_held = Which cards may a player use?

clause-cards-not_held = A player may put out, call and play only cards from the hand held, and each card once.

cards-not_held = A player can use only cards that are in the hand.

refused-cards-not_held =
    .short = You do not hold the { CARD($card) }; choose from the cards in your hand.

refused-cards-twice =
    .short = The { CARD($card) } is named twice, and there is only one; name each card once.

## Words that several of these share

phase-doing =
    { $phase ->
        [carte_blanche] to speak about a carte blanche
        [bidding] to bid
        [exchange] to exchange
        [round] to speak
        [declare] to speak
       *[play] to play
    }

phase-doing-ing =
    { $phase ->
        [carte_blanche] asked about your carte blanche
        [bidding] asked to bid
        [exchange] asked to exchange cards
        [round] in the middle of the calls
        [declare] in the middle of the calls
       *[play] in the play
    }
