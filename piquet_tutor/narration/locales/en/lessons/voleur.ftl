lesson-voleur = Piquet Voleur, for four

lesson-voleur-term-eldest = eldest
    .meaning = The player next to the dealer, who calls and leads first.

lesson-voleur-welcome = Two against two
    .text-1 = Four players, eight cards each. The player across is your partner; what either of you scores belongs to both.
    .text-2 = There is no talon and nothing is exchanged. You are the eldest, so you call first and lead first.
    .text-3 = One short French page describes this game. We fill its gaps from the game for two, and mark them.

lesson-voleur-point = Round the table
    .text-1 = Point, sequences and sets each go round the table once. Call your point with its value at once. The next player may call only a better one, or, as an opponent, one just as good; otherwise they pass.
    .text-2 = A point must make at least thirty. The best of the four scores for its side, one for each card.
    .text-3 = To pass over something you could have called is to sink it.

lesson-voleur-beaten = Beaten is nothing
    .text-1 = { $ruling }
    .text-2 = Only the best at the table counts. If two opponents are equal, nobody scores; you and your partner may not call the same.

lesson-voleur-sequence = Sequences
    .text-1 = Now the sequences, in the same way: the longest, then the highest.

lesson-voleur-set = Sets
    .text-1 = And the sets: any quatorze beats any trio, then the higher rank.

lesson-voleur-lesser = What else the side holds
    .text-1 = { $ruling }
    .text-2 = A side that has the best sequence, or set, counts its others, whichever partner holds them. The French page says something else, perhaps by a slip: that reading is an option.

lesson-voleur-lead = Four cards to a trick
    .text-1 = The calls are over once the first card is played. Lead as you like. The others follow suit if they can, and the highest of that suit wins the trick.
    .text-2 = One point for leading, one for taking a trick the other side led. Overtaking your partner scores nothing.

lesson-voleur-bonus = Twenty, not thirty
    .text-1 = With eight cards the bonuses come sooner. Twenty in hand, before the other side has anything, adds seventy: it counts ninety. Twenty in hand and play adds forty: sixty.
    .text-2 = That pique is only for the side that leads first.

lesson-voleur-done = First side home
    .text-1 = { $yours } { $printed }
    .text-2 = Five tricks or more earn ten, a tie nothing, all eight forty. The first side to a hundred points wins.
    .link-1 = Play to a hundred
    .link-2 = Its rules, one by one
