# Sequences: neighbours of one suit, the longer before the higher, and the best opening the door for the rest.

lesson-05-sequences = Sequences

lesson-05-sequences-term-sequence = sequence
    .meaning = Neighbouring cards of one suit, at least three of them.

lesson-05-sequences-term-tierce = tierce
    .meaning = A sequence of three cards.

lesson-05-sequences-term-quart = quart
    .meaning = A sequence of one card more than a tierce.

lesson-05-sequences-term-quint = quint
    .meaning = A sequence of one card more than a quart. The longer ones are the sixième, the septième and the huitième.

lesson-05-sequences-term-major = major
    .meaning = Headed by the ace: the highest of its length.

lesson-05-sequences-hook = The highest cards of all
    .text-1 = Elder calls the ace, king and queen of spades: nothing in the pack can beat those cards. Younger's best sequence is headed by a king.
    .text-2 = Look at all of younger's hand before you answer.
    .after-1 = { $lost } { $won } { $more }
    .after-2 = Length beat height; then the second sequence came in with the first; and long ones are worth far more than their cards.

lesson-05-sequences-what = Neighbours of one suit
    .text-1 = A sequence runs without a gap in one suit: ace, king, queen, jack, ten, nine, eight, seven. The ten stands below the jack, so the ace and the ten are no neighbours.
    .text-2 = Its name says its length.
    .ask = Touch the cards of elder's best sequence.

lesson-05-sequences-three = The shortest of all
    .text-1 = The shortest sequence is a tierce. It is worth little, but it can be the best there is.
    .after-1 = { $won }

lesson-05-sequences-price = What sequences are worth
    .text-1 = A tierce and a quart score one for each card. With the next card the price takes a great leap, and every card beyond adds one more.
    .text-2 = Younger has the best sequence here, in clubs.
    .after-1 = { $won }

lesson-05-sequences-higher = As long? Then the higher
    .text-1 = Of two sequences of a length the one with the higher top card wins. Here two quints meet.
    .text-2 = { $lost }

lesson-05-sequences-rest = And the other sequences?
    .text-1 = Whoever has the best sequence counts every other one too, even one that the other player could beat. The other player counts none.
    .after-1 = { $won } { $more } Younger's best was beaten, so nothing of younger's counts, however long.

lesson-05-sequences-equal = Equal at the top
    .text-1 = When the best sequences are as long and as high, nobody counts a sequence, not even a second one that nobody could match.
    .text-2 = Both hands hold a quart to the king. Elder has a tierce in diamonds besides.
    .after-1 = { $equal } { $lesser }

lesson-05-sequences-speak = Call yours
    .text-1 = You are elder; the point has been settled. Touch the cards of your sequence and call it: you tell only how long it is.
    .text-2 = Younger, with one as long, asks how high yours goes, and then says “good”, “not good” or “equal”.
    .ask = Call your sequence.

lesson-05-sequences-explain-1 = Why does nobody count a sequence?
    .text-1 = Both hands hold a quart, elder a tierce besides, and nothing of it is worth a thing. Tell a friend why.

lesson-05-sequences-explain-2 = Why is younger's quint beaten?
    .text-1 = Younger holds a quint, which is worth a great deal, and counts nothing for it.

lesson-05-sequences-summary =
    .text-1 = Longer before higher; the best one brings in the rest of its hand; equal at the top, nobody counts any.
    .link-1 = Practise sequences as the scorer
