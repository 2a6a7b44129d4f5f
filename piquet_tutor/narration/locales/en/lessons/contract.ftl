lesson-contract = Contract Piquet

lesson-contract-welcome = Piquet with an auction
    .text-1 = In the game you know, the non-dealer is elder. Here you bid for it: that is the auction.
    .text-2 = The score sheet has a line across it. Combinations and bonuses are written above the line, tricks below, and games are won below.
    .text-3 = In the game you know, leading scores; here it doesn’t.

lesson-contract-bid = What a bid says
    .text-1 = You have dealt, so you speak first. A bid names two things: how many tricks you mean to win, from seven to thirteen, and how many cards you will leave younger in the talon, from three to eight.
    .text-2 = Multiply the two for what making it scores. Seven tricks leaving three cards is the lowest, thirteen leaving eight the highest.
    .text-3 = The more you leave, the fewer you may draw. Choose a bid, or pass.

lesson-contract-thirteen = Thirteen tricks out of twelve
    .text-1 = Twelve tricks are played, but the last counts two. That makes thirteen, and so a bid of seven is just over half.
    .text-2 = { $other } can only say yes, ready to play it or more, or pass. After a yes you must bid higher, or pass and leave the hand to { $other }.
    .text-3 = If neither of you bids, the deal is a misère: no exchange, no calls, and the player with fewer tricks scores five for each of the opponent’s.

lesson-contract-won = The auction is over
    .text-1 = { $ruling }
    .text-2 = The winner of the auction is elder: exchanges first, calls first, leads first. If nobody bid, the non-dealer leads, and nothing is exchanged or called.

lesson-contract-draw = What you may draw
    .text-1 = Elder leaves the promised cards and may draw the rest, or fewer, or none. The bid scores the same, and elder may not look at what is left.
    .text-2 = Younger then takes as many of the rest as they like, or none.

lesson-contract-calls = The calls stay the same
    .text-1 = Point, sequences and sets are called, answered and scored as you know them. All of it goes above the line, for either hand.
    .text-2 = Thirty in combinations alone, before anything of your opponent’s that is reckoned earlier, is still a repique.

lesson-contract-pique = A pique for either hand
    .text-1 = Nobody scores for leading, so either player can get to thirty. Add one for every trick you win to your combinations: reach thirty before your opponent has scored or won a trick, and it is a pique.
    .text-2 = It is our reading that an opponent’s trick bars it; the page does not say so.
    .text-3 = If it is younger’s, the tricks it took are written above the line as well.

lesson-contract-made = The bid is made
    .text-1 = { $ruling }
    .text-2 = Further tricks score nothing, nor does winning them all. The play may stop as soon as there is nothing left to gain.

lesson-contract-beaten = Counterpique
    .text-1 = { $ruling }
    .text-2 = This is the counterpique: the whole value of the bid, for every missing trick.
    .text-3 = Another of the inventor’s pages gives that name to a bonus for winning exactly the tricks bid. The rules have an option for it.

lesson-contract-done = And so to the rubber
    .text-1 = { $yours } { $printed }
    .text-2 = A hundred below the line wins a game, and a new line is drawn. Two games win the rubber; then everything is added up, with bonuses for the winner.
    .text-3 = The player who scored below the line deals next.
    .link-1 = Play a whole rubber
    .link-2 = Its rules, one by one
