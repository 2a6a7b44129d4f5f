# The point: how many cards of a suit, and only then what they are worth.

lesson-04-point = The point

lesson-04-point-call = Make your point
    .text-1 = You are elder. Your point is your longest suit. Touch cards of one suit: each touch calls them, and younger answers.
    .text-2 = The longer suit wins. If they are equally long, add up their values: king, queen, jack and ten count ten each, the ace one more, the rest what they show.
    .after-1 = The better point scores one for each card, the other nothing. If even the values are equal, nobody scores.
    .ask = Find the cards that beat younger’s point.

lesson-04-point-hook = Spades against clubs
    .text-1 = Elder has the spades from the ace to the ten. Younger has clubs, without the ace.
    .after-1 = { $won } Length comes first.
    .ask = Whose point is good, and what does it score?
    .choice-1 = Younger’s: one for each card.
    .choice-2 = Elder’s: one for each card.
    .choice-3 = Younger’s: all their values.
    .reply-2 = Younger has { $won-length } clubs, elder only { $won-other_length } spades.
    .reply-3 = You scored the values. They only decide between suits of equal length.

lesson-04-point-equal = Hearts against clubs
    .text-1 = Elder calls a point. Compare it with younger’s longest suit.
    .after-1 = { $equal } Calling first is no advantage.

lesson-04-point-short = Nothing but short suits
    .text-1 = Neither player has a long suit. By these rules a point may be of any length.
    .after-1 = { $won }

lesson-04-point-boxes = Score this deal
    .text-1 = Who has the point, what did the tricks bring, and who has the cards?

lesson-04-point-summary =
    .text-1 = Length first, then value; nothing for anybody if both are equal. Younger tells a good point after elder’s first lead.
    .link-1 = Practise the point as the scorer
