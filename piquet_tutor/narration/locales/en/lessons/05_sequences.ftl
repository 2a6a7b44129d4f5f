# Sequences: neighbours of one suit, the longer before the higher, and the best opening the door for the rest.

lesson-05-sequences = Sequences

lesson-05-sequences-term-sequence = sequence
    .meaning = Cards in a row in one suit: a tierce is three of them, then come quart, quint, sixième, septième and huitième.

lesson-05-sequences-grow = One card more
    .text-1 = You are elder. You hold a quart to the king; younger’s goes to the ace and beats it. A sequence is called by its length, then by its top card.
    .text-2 = Touch a lit card to change it for another, and watch what it scores.
    .after-1 = A tierce and a quart score one for each card. With the next card comes the leap: ten more.
    .ask = Make a sequence that younger cannot beat.

lesson-05-sequences-hook = Ace, king, queen
    .text-1 = Elder calls the ace, king and queen of spades. Look through all of younger’s hand.
    .after-1 = { $won } { $more } Length beats height, and with the best sequence you count all your others too. If the best are equal, nobody counts any.

lesson-05-sequences-three = The shortest of all
    .text-1 = Look along each suit of both hands.
    .after-1 = { $won }

lesson-05-sequences-equal = Quart against quart
    .text-1 = Elder calls a quart to the king, and also holds a tierce in diamonds. Find younger’s best.
    .after-1 = { $equal } { $lesser }

lesson-05-sequences-boxes = Score this deal
    .text-1 = Who has the point, and who counts which sequences?

lesson-05-sequences-summary =
    .text-1 = Longer before higher. The best one brings in the rest of its hand.
    .link-1 = Practise sequences as the scorer
