lesson-thirty-six = Piquet with thirty-six cards

lesson-thirty-six-term-race = race
    .meaning = A match to a number of points, however many deals it takes.

lesson-thirty-six-welcome = The sixes come back
    .text-1 = The old game had the sixes too: thirty-six cards, twelve each, and a talon of twelve.
    .text-2 = It is a race to a hundred, or to a hundred and one, and takes as many deals as it needs.

lesson-thirty-six-exchange = Seven to exchange
    .text-1 = With twelve cards in the talon elder may exchange up to seven. Younger may take what is left.
    .text-2 = With the sixes in the pack both hands can be without a court card, though you may never live to see it.

lesson-thirty-six-calls = The calls are the same
    .text-1 = Point, sequences and sets are called as you know them. A sequence may now run down to the six, and so to nine cards.

lesson-thirty-six-tricks = High cards score
    .text-1 = Leading scores nothing here. The winner of a trick scores one for each ten or higher in it: none, one or two.
    .text-2 = Nothing extra for the last trick.

lesson-thirty-six-trick = Count the high cards
    .text-1 = { $ruling }

lesson-thirty-six-pique = The pique is the same
    .text-1 = { $ruling }
    .text-2 = Thirty in hand and play, before the other side has anything. By this book even the ten for the cards can help.

lesson-thirty-six-done = To a hundred
    .text-1 = { $yours } { $printed }
    .text-2 = The deals go on until one of you has a hundred.
    .link-1 = Play to a hundred
    .link-2 = Its rules, one by one
