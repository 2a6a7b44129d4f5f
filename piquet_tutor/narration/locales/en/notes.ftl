# What the sources say beyond the questions that an option decides. Each message is a question; its attributes are answers.

note-blank_hand = What spoils a carte blanche?
    .courts = a king, a queen or a jack; an ace does not
    .numerals = he allows numerals only, yet the hand of his highest score is one, and holds aces

note-blank_guards = What does a carte blanche guard against?
    .repique = a repique: it is reckoned before the point and the sequences
    .pique = a pique as well

note-two_blanks = Can both players have a carte blanche?
    .no = not with 32 cards: twelve of them are court cards, and the talon has only eight
    .yes = with 36 cards they can; but the sequence named there, from the six to the ten and the ace, is not one: king, queen and jack come between

note-set_tie = Can two sets be equal?
    .never = never
    .listed = “equal” is listed among the answers to every call

note-sets_late = Thirty in point and sequences against the better sets
    .outright = a repique, in so many words: the sets come too late
    .order = the order of reckoning makes it one

note-equal_bars = Does an equality bar a repique?
    .outright = no, in so many words
    .example = no, shown by an example

note-leading_one = Twenty-nine, and one for leading
    .pique = a pique, not a repique; and that one does not save elder from younger’s repique

note-capot_ten = A capot, when the ten for the cards is counted already
    .rest = thirty more, and the capot never counts towards a pique
    .neither = neither of them counts towards a pique

note-first_deal = Is it better to deal first?
    .yes = yes: then you do not deal the last hand

note-both_short = When neither player reaches the line
    .paid = the loser is rubiconed all the same
    .example = shown by an example: 97 to 89 is paid as 286
    .none = there is no rubicon: the first to win two games of a hundred points wins the match

note-target = A match to a number of points
    .saunt = a hundred, or any number agreed on, and its name is Saunt
    .stops = it stops in the middle of a deal, or so he assumes: nothing he has read says it
    .cent = 100 or 101, with 36 cards: piquet au cent

note-sinking_word = What is sinking?
    .whole = keeping a combination back
    .part = calling only a part of one: three of your four kings
    .nameless = allowed, but without a name

note-rouge = What is carte rouge?
    .twenty = every card is part of something good: 20, or 10 or 40 as agreed; a carte blanche does not count
    .foreign = every card is part of a combination: 10, 40 or 50; played on the Continent, never in England

note-rouge_when = When does carte rouge count?
    .once = as soon as it comes about, outside the order of reckoning, and towards a repique
    .variation = in a common variation younger’s brings no pique or repique once elder has led

note-void = What can a void suit be worth?
    .own = if good, a point of 50, which scores 5, and a quint just below the ace’s, which scores 10; a quint from the ace beats it, and so does any point or sequence of six or more: his own invention

note-flat = Flat tricks
    .one = one for each trick, no matter who led, and the ten goes to the last trick instead of the most tricks

note-highest = The highest score in one deal
    .rich = 170: ace, king and queen of every suit make 57, the repique 117, and all the tricks 53 more
    .blank = 173: a carte blanche, then four aces, four tens and six cards in a row; younger would have to help
    .refused = a point needs four cards, so the three of the 170 score none
    .most = 174, and no more, as worked out here: see the printed claims

note-impossible = Examples that cannot be
    .quints = younger’s point of seven with two quints, “37”, against four aces: seven cards without the ace are a septième, so it is 39; the repique stands
    .hands = no twelve cards hold what either of his two repiques is made of
    .sound = two quatorzes and a trio, where no sequence scores, are possible: 31
