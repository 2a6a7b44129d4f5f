# The point: how many cards of a suit, and only then what they are worth.

lesson-04-point = The point

lesson-04-point-term-point = point
    .meaning = Cards of one suit that are called for their number. Each player has a best suit, and the better one scores.

lesson-04-point-term-good = good
    .meaning = What younger says to a call that younger neither beats nor equals, or does not wish to. It then scores.

lesson-04-point-term-value = value
    .meaning = What the cards of a point add up to, also called its pips. It decides only between points of as many cards.

lesson-04-point-hook = Spades against clubs
    .text-1 = Both call their longest suit, which is to tell it aloud. Elder has the ace, king, queen, jack and ten of spades; younger has clubs, none of them an ace.
    .text-2 = All the cards are open. Which suit is better, and what is it paid?
    .after-1 = { $lost } { $won }
    .after-2 = How high the cards are did not matter. One card more was better, and it was paid by the card.

lesson-04-point-longer = The longer suit is better
    .text-1 = Your point is your best suit, and the first thing that counts is its length, small cards or high. Of two suits as long in one hand, the one worth more is the better.
    .text-2 = The better point scores, the other nothing.
    .ask = Touch the cards of younger's point.

lesson-04-point-price = What a point is paid
    .text-1 = A good point scores one for each of its cards: no more for aces, no less for sevens.
    .text-2 = Elder's point will be good here. Look at the hearts.
    .after-1 = { $won }

lesson-04-point-value = As many cards: now add them up
    .text-1 = Where both points are as long, the values decide. An ace makes most, a court card as much as a ten, the others what they show.
    .text-2 = { $asked } { $stated }
    .after-1 = { $won } The value decides who scores; it is not what is scored.

lesson-04-point-equal = As long, and worth as much
    .text-1 = As many cards, and worth as much: that happens. Younger answers “equal”, and neither point is better.
    .after-1 = { $equal } Being first to speak is no advantage here, and nobody shares.
    .after-2 = But each player names the suit of an equal point unasked, and shows its cards if the other asks to see them.

lesson-04-point-short = A short suit
    .text-1 = By these rules there is no least length; Wikipedia sets one. When every suit is short on both sides, a handful of cards is the best point there is.
    .after-1 = { $won }

lesson-04-point-speak = Say it at the table
    .text-1 = You are elder and speak first. Touch the cards of your point and call it. You tell only how many; younger asks for more when holding as many.
    .text-2 = Younger, having nothing better, says “good”.
    .ask = Call your point.

lesson-04-point-later = Younger's point is counted later
    .text-1 = When younger's point is better, the answer is “not good”, and younger counts it after elder has led the first card.
    .text-2 = It has been good since elder called. The waiting changes nothing about that.

lesson-04-point-explain-1 = Why does younger's long suit count nothing?
    .text-1 = Younger has as many cards of a suit as elder and goes empty away. Tell a friend what decided it.

lesson-04-point-summary =
    .text-1 = Length first, value only between equals, one for each card, and nothing for anybody when all is equal.
    .link-1 = Practise the point as the scorer
