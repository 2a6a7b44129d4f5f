# The point: how many cards of a suit, and only then what they are worth.

lesson-04-point = The point

lesson-04-point-call = Make your point
    .text-1 = Your point is your longest suit. Touch cards of one suit: each touch calls them, and younger answers with the best suit held there.
    .text-2 = The longer suit wins. If both are as long, add up their values: an ace is worth most, a court card as much as a ten, the rest what they show.
    .after-1 = The better point scores one for each card, and the other nothing.
    .ask = Find the cards that beat younger's point.

lesson-04-point-hook = Spades against clubs
    .text-1 = Elder has the ace, king, queen, jack and ten of spades. Younger has clubs, none of them an ace.
    .after-1 = { $won } Length comes first; how high the cards are decides only between suits of one length.

lesson-04-point-equal = As long, and worth as much
    .text-1 = Both hold as many cards of a suit, and they add up to the same.
    .after-1 = { $equal } Younger says “equal”, and being first is no advantage.

lesson-04-point-short = Nothing but short suits
    .text-1 = Neither player has a long suit.
    .after-1 = { $won } By these rules any length will do; Wikipedia asks for more.

lesson-04-point-boxes = Score this deal
    .text-1 = Who has the point, what did the tricks bring, and who has the cards?

lesson-04-point-summary =
    .text-1 = Length first, value only between equals, one for each card, and nothing for anybody when all is equal. Younger's point is counted after elder's first lead.
    .link-1 = Practise the point as the scorer
