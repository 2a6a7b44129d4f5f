lesson-contract = Contract Piquet

lesson-contract-term-auction = auction
    .meaning = The bidding for the right, and the duty, to play as elder.

lesson-contract-term-bid = bid
    .meaning = So many tricks to win, and so many cards left in the talon for younger.

lesson-contract-term-line = line
    .meaning = A stroke across the score sheet: combinations are written above it, tricks below.

lesson-contract-term-counterpique = counterpique
    .meaning = What younger scores when elder falls short of the tricks he bid.

lesson-contract-term-misere = misère
    .meaning = A deal nobody bid for: whoever wins fewer tricks scores.

lesson-contract-term-rubber = rubber
    .meaning = A match of games; whoever first wins two of them has won it.

lesson-contract-welcome = Piquet with an auction
    .text-1 = You know the game for two. Here the elder hand is not given to whoever did not deal: it is bid for. This is the auction.
    .text-2 = The score sheet has a line across it. Combinations and bonuses are written above the line, tricks below, and games are won below.
    .text-3 = In the game you know elder scores for leading; here nobody does.

lesson-contract-bid = What a bid says
    .text-1 = You have dealt, so you speak first. A bid names two things: how many tricks you mean to win, from seven to thirteen, and how many cards you will leave younger in the talon, from three to eight.
    .text-2 = Multiply the two, and you have what making it scores. Seven tricks leaving three cards is the lowest, thirteen leaving eight the highest.
    .text-3 = The more you leave, the fewer you may draw. Choose a bid, or pass.

lesson-contract-thirteen = Thirteen tricks out of twelve
    .text-1 = Twelve tricks are played, but the last counts two. That makes thirteen, and so a bid of seven is just over half.
    .text-2 = { $other } can only answer yes, ready to play it or more, or pass. After a yes you must name a dearer bid, or pass and leave the hand to { $other }.
    .text-3 = If neither of you bids, the deal is a misère: no exchange, no calls, and the one with fewer tricks scores five for each of the other's.

lesson-contract-won = The auction is over
    .text-1 = { $ruling }
    .text-2 = Whoever has the bid is elder from here on: exchanges first, calls first, leads first. Where nobody bid, the one who did not deal leads, and nothing is exchanged or called.

lesson-contract-draw = What may be drawn
    .text-1 = Elder draws no more than what is left when the promised cards are set aside; fewer, or none, if he likes. He scores on his bid all the same, and may not look at what he leaves.
    .text-2 = Younger then takes as many of the rest as he likes, or none.

lesson-contract-calls = The calls are the old ones
    .text-1 = Point, sequences and sets are called, answered and scored as you know them. All of it goes above the line, for either hand.
    .text-2 = Thirty in combinations alone, before the other has anything, is still a repique.

lesson-contract-pique = A pique for either hand
    .text-1 = As nobody scores for leading, the road to thirty is open to both. Add one for every trick you win to your combinations: who reaches thirty first, the other having neither scored nor won a trick, makes a pique.
    .text-2 = That a trick of the other's bars it is our reading; the page does not say so.
    .text-3 = When it is younger's, the tricks he needed for it are written above the line as well.

lesson-contract-made = The bid is made
    .text-1 = { $ruling }
    .text-2 = There is nothing for more tricks than were bid, nor for winning them all. The play may stop as soon as nothing more can be gained.

lesson-contract-beaten = Counterpique
    .text-1 = { $ruling }
    .text-2 = This is the counterpique: the whole value of the bid, for every trick that was lacking.
    .text-3 = Another of the inventor's pages gives that name to a bonus for winning exactly the tricks bid. The sources disagree; the rule set has an option for it.

lesson-contract-done = And so to the rubber
    .text-1 = { $yours } { $printed }
    .text-2 = A hundred below the line wins a game, and a new line is drawn. Two games win the rubber; then everything above and below is added, with bonuses for the winner.
    .text-3 = Whoever scored below the line deals next.
    .link-1 = Play a whole rubber
    .link-2 = Its rules, clause by clause
