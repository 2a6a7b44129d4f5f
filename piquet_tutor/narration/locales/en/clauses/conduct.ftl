### Whose turn it is, and whose cards.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-conduct = Order at the table

## turn.wait

question-turn-wait = Whose turn is it?

clause-turn-wait = The players speak and play in turn: wait for your turn, unless a rule says otherwise.

refused-turn-wait =
    .short =
        { $to_act ->
            [absent] Nobody has to act just now; wait.
           *[other] It is { ROLE($to_act, case: "own") } turn { phase-doing }; wait.
        }

refused-turn-over =
    .short = The deal is over; begin the next one, or look back over this one.

refused-turn-not_now =
    .short = That is not what is asked for now: you are { phase-doing-ing }; look at the prompt for what you may do.

## cards.not_held

question-cards-not_held = Which cards may a player use?

clause-cards-not_held = You may discard, call and play only cards in your hand, and each card only once.

refused-cards-not_held =
    .short = You do not hold the { CARD($card) }; choose from the cards in your hand.

refused-cards-twice =
    .short = You named the { CARD($card) } twice, and there is only one; name each card once.

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
