# The worked examples by name: the title, what it teaches, where the deal comes from, and a note on it; then the
# subjects of the gallery.

example-cavendish-example = A whole deal, step by step: Cavendish’s own example, 28 to 23
    .teaches = reading a whole deal
    .source = Cavendish, Piquet, description of the game, example deal
    .note =
        The cards, exchanges and order of play are the ones Cavendish prints. Elder’s point and quart are good; younger
        answers with four tens and a trio of queens.

example-parlett-repique-example = Thirty in hand before younger has anything: repique
    .teaches = repique at exactly thirty
    .source = Parlett, Historic Card Games: Piquet, pique and repique, example 1 (figures corrected)
    .note =
        Parlett’s example gives 7 for point, sequences of 15, 4 and 3, and a trio, 32 in all. A quint, a quart and a
        tierce use all twelve cards, and for the point to be seven they would have to lie in two suits, where no trio
        can be. The nearest deal differs in one figure: the point is five. 5 + 15 + 4 + 3 + 3 = 30, and the repique
        still follows.

example-blank-stops-repique-parlett = The same thirty, but younger called a carte blanche: no repique
    .teaches = carte blanche is reckoned first
    .source = Parlett, Historic Card Games: Piquet, pique and repique, example 1 (figures corrected)
    .note =
        Elder holds the same hand as in the deal before. Younger was dealt twelve cards without a king, queen or jack, and
        its ten points are reckoned before any point or sequence.

example-two-quatorzes-and-a-trio = Nothing before the sets: younger’s two quatorzes and a trio make a repique
    .teaches = younger’s repique; equality counts for nobody
    .source = Parlett, Historic Card Games: Piquet, pique and repique, example 2 (corrected)
    .note =
        The points are equal at 38 and neither hand holds a sequence, so younger’s four aces, four queens and three
        tens, 31, are the first score of the deal. Elder’s one for leading does not save him. The source has the
        sequences called equal as well, which cannot be: a player who holds eleven cards in two quatorzes and a trio owns
        every card of a rank that any sequence of his must contain, so the other hand can never match it.

example-sevenths-before-aces = Four aces come too late: younger’s point and sequences are reckoned first
    .teaches = order of reckoning
    .source = Wikipedia, Piquet: pique and repique (figure corrected)
    .note =
        The source gives younger a point of seven and two quints, 37, against elder’s four aces. With every ace in the
        other hand, seven cards of a suit run from the king down to the seven without a gap, so the longer sequence is a
        septième and the count is 39. The ruling is the same.

example-highest-hand-170 = Ace, king and queen of every suit: 170 in one deal
    .teaches = repique and capot together
    .source = Parlett, Historic Card Games: Piquet, the highest score
    .note =
        A point of three is good because younger holds three of each suit. Point 3, four tierces 12, three quatorzes 42:
        57, repique, every trick. Younger’s four jacks count for nothing. Where a point needs four cards the same hand
        makes 167.

example-twenty-nine-and-the-lead = Twenty-nine in hand and one for leading: pique, not repique
    .teaches = pique against repique
    .source = Pickpocket Cards, Rubicon Piquet: pique, repique
    .note =
        Point 7, quint 15, quart 4, three kings 3: 29. The card led makes thirty, and that is play, so the bonus is 30
        and not 60. Younger has nothing that counts.

example-capot-outside-the-pique = Thirteen in hand and every trick: 66, because the capot does not help a pique
    .teaches = what does not count towards a pique
    .source = Cavendish, Piquet, carte blanche, pique and repique
    .note =
        Point 6, quart 4, three aces 3: 13 in hand, and one for every trick led with the extra one for the last. That is
        26 and no pique. The forty for the capot is added when the play is over.

example-cards-inside-the-pique = The same deal where the ten for cards may make the pique: 96
    .teaches = the ten for cards inside the pique
    .source = Wikipedia, Piquet: pique and repique (Cavendish’s hand)
    .note =
        Point 6, quart 4, three aces 3: 13 in hand, and one for every trick led with the extra one for the last. When
        elder has the first seven tricks the ten for cards is counted at once: 20 + 10 makes thirty, a pique, and the
        capot then adds only the other thirty.

example-lead-before-the-tens = Twenty-nine, the lead, and then younger’s three tens: pique by the clock
    .teaches = pique by time or by order of reckoning
    .source = Parlett, Historic Card Games: Piquet, pique and repique (Cavendish’s cards in outline)
    .note =
        Huitième 8 + 18, tierce 3: 29, and one for the card led. Younger has three good tens. Here scores count when
        they are spoken, and elder leads before younger reckons: thirty is reached first and the pique stands.

example-tens-before-the-lead = Twenty-nine, the lead, and younger’s three tens: no pique by the order of reckoning
    .teaches = pique by time or by order of reckoning
    .source = Cavendish, Piquet, scoring: the huitième and the three tens
    .note =
        Huitième 8 + 18, tierce 3: 29, and one for the card led. Younger has three good tens. Here sets are reckoned
        before play whenever they are spoken, so the three tens come before elder’s thirtieth point and save the pique.

example-ninety-one-from-sets = Points equal, no sequence, two quatorzes and a trio: 91
    .teaches = equality does not save a repique
    .source = Pickpocket Cards, Rubicon Piquet: pique, repique
    .note =
        Both points are four cards making 39 and nobody has a sequence. Kings, jacks and three aces are 31, nothing
        comes before them, and an equality is not a score: 91 before a card is led.

example-equal-best-sequences = Equal at the top: nobody scores a sequence, not even a second one
    .teaches = equal sequences void all the others
    .source = Cavendish, Piquet, laws 63 and 68; Pickpocket Cards, declarations
    .note =
        Each has a quart from the king. Elder’s tierce in diamonds is unmatched, but it goes down with the equality at
        the top.

example-equal-points = Equal points: five cards making 48 on both sides, and nobody scores
    .teaches = equal points
    .source = Cavendish, Piquet, laws 46 and 62
    .note = Five hearts against five clubs, 48 each. Elder’s tierce and three kings are still good.

example-cards-divided = Six tricks each: the cards are divided and nobody counts ten
    .teaches = cards divided
    .source = Our own deal, after Cavendish, Piquet, law 66
    .note =
        Elder’s quint and tierce are good, and after one heart he leads clubs to drive out the ace. Each side ends with
        six tricks.

example-capot-in-place-of-the-cards = Every trick: forty for the capot in place of the ten
    .teaches = capot
    .source = Our own deal, after Cavendish, Piquet, law 66
    .note =
        Younger’s seven clubs and quint are good, and he never wins a trick to lead them. Younger’s score is untouched
        by the capot; elder has only his two trios, the play and the forty.

example-sunk-king = Four kings held, three called: the sunk king takes a trick
    .teaches = sinking: a short call
    .source = Our own deal, after Pickpocket Cards, sinking and proving; Cavendish, Piquet, sinking
    .note =
        Three kings are enough, because nobody else can have three aces, and elder calls them without the king of spades. It
        costs 11. Younger takes that king for a discard, wins the ace of hearts and leads the queen of spades as the
        best card of the suit. The king takes it and five hearts follow: elder wins ten tricks. With all four called,
        best play on both sides leaves the cards to younger.

example-point-saves-the-repique = Thirty-two in hand and no repique: younger’s point counts first
    .teaches = order of reckoning
    .source = Cavendish, Piquet, scoring: quint, tierce and quatorze
    .note =
        Quint 15, tierce 3, four aces 14. But younger’s six clubs are the better point, and a point is reckoned before
        any sequence: neither repique nor pique.

example-carte-blanche-makes-a-repique = Carte blanche, then a good point and quint: thirty and a repique
    .teaches = carte blanche counts towards a repique
    .source = Cavendish, Piquet, carte blanche, pique and repique
    .note =
        Ten for the carte blanche as dealt, five for the point, fifteen for the quint completed by drawing the jack: exactly
        thirty before younger’s three queens are reckoned.

example-carte-blanche-stops-a-repique = Thirty-six in hand against a carte blanche: no repique, no pique
    .teaches = carte blanche bars pique and repique
    .source = Cavendish, Piquet, laws 18 and 68
    .note =
        Point 6, sixième 16, four kings 14: 36 and all of it good. Younger was dealt a carte blanche, whose ten comes
        before everything, and that is his only score before the play.

example-partie-141 = A partie of 154 to 113: the loser has a hundred, and the winner takes 141
    .teaches = settlement: difference and a hundred
    .source = Parlett, Historic Card Games: Piquet, game (totals); the six deals are ours
    .note =
        Six deals that end at the totals of the source’s first example. Josephine has crossed the rubicon, so the winner
        has a hundred and the difference.

example-partie-347 = A partie of 154 to 93: the loser is rubiconed, and the winner takes 347
    .teaches = settlement: rubicon
    .source = Parlett, Historic Card Games: Piquet, game (totals); the six deals are ours
    .note =
        Six deals that end at the totals of the source’s second example. Napoleon is short of a hundred, so his own
        points are added instead of taken off.

example-partie-104 = A partie of 105 to 101: close, no rubicon, and worth 104
    .teaches = settlement: difference and a hundred
    .source = Wikipedia, Piquet: scoring (totals); the six deals are ours
    .note = Both players pass a hundred and four points divide them.

example-partie-286 = A partie of 97 to 89: a rubicon although the winner is short of a hundred too
    .teaches = settlement: rubicon
    .source = Wikipedia, Piquet: scoring (totals); the six deals are ours
    .note = It is the loser’s hundred that counts. Neither has one, and the winner takes both totals and a hundred, 286.

example-queens-and-two-quints =
    Point of seven and two quints, 37, against four queens: the source’s figure with another quatorze
    .teaches = order of reckoning
    .source = Wikipedia, Piquet: pique and repique (quatorze changed)
    .note =
        Only a missing card inside the suit keeps seven cards from being one long sequence. With the queens in elder’s
        hand, younger’s ace and king are not part of his quint in spades: 7 + 15 + 15 = 37 before elder’s four queens are
        reckoned.

example-carte-blanche-173 = From a carte blanche to every trick: Parlett’s 173, if younger lets it happen
    .teaches = every score in one deal
    .source = Parlett, Historic Card Games: Piquet, the highest score
    .note =
        Carte blanche 10, point 6, sixième 16: 32 and the repique; four aces and four tens 28; thirteen in play and the
        capot. Younger has to throw every card above a nine, as he does here and as nobody would: any guarded king,
        queen or jack kept back would stop it.

example-carte-rouge-completes-a-repique = Carte rouge: six cards good in point, the other six in sequences
    .teaches = carte rouge
    .source = Wikipedia, Piquet: carte rouge
    .note =
        Point 6 and two tierces 3 + 3: every one of the twelve cards has scored, so twenty more are added on the spot.
        That is 32 before the sets are reached, and a repique. Without the carte rouge the count is 15 in hand and there
        is no repique; only the ten for cards, counted early, can still make a pique of it.

example-carte-blanche-174 = One better than the highest in print: 174 from a carte blanche
    .teaches = the ceiling of a deal
    .source = Our own deal, correcting Parlett, Historic Card Games: Piquet, the highest score
    .note =
        Carte blanche 10, point 5, quint 15, tierce 3: 33 and the repique; four jacks and four tens 28; thirteen in
        play and forty for the capot. A search of every twelve-card hand shows that no more is possible: after a carte
        blanche the combinations cannot pass 51, and without one they cannot pass 57. As with the printed 173, younger
        has to help.

example-younger-174 = The same 174 for younger, with nobody’s help in the play
    .teaches = the ceiling of a deal
    .source =
        Our own deal, correcting Parlett, Historic Card Games: Piquet, the highest score; Cavendish, Piquet, law 34
    .note =
        Elder changes a single card, so seven are left and younger takes them all after his carte blanche. Carte blanche
        10, point 5, quint major 15, tierce 3: repique; four aces and four kings 28; and then every card is a winner.

example-ninety-two-made-otherwise = Thirty-two in hand and 92 after all, but with other cards
    .teaches = thirty-two with other cards
    .source = Our own deal, after Parlett, Historic Card Games: Piquet, pique and repique, example 1
    .note =
        The printed thirty-two, 7 + 15 + 4 + 3 + 3, cannot be held. This hand comes to the same sum: point 6, sixième
        16, quart 4, three aces 3 and three kings 3 are 32, and with the repique 92 before a card is led.

example-thirty-seven-with-two-cards-sunk = Thirty-seven against four aces, with two hearts sunk
    .teaches = part of a sequence sunk
    .source =
        Our own deal, after Wikipedia, Piquet: pique and repique; part of a combination sunk as Cavendish and the club
        rules allow
    .note =
        Against four aces seven cards of a suit are always a septième, and the count is 39. Where a player may call less
        than he has, younger can count his seven hearts for the point and only five of them as a quint: 7 + 15 + 15 =
        37, the figure in print, and the repique comes just the same. He gives up two points to keep two cards
        hidden.

example-a-point-before-two-quatorzes = The same two quatorzes and a trio, but elder’s point is good: no repique
    .teaches = a point stands before the sets
    .source = Our own deal, after Parlett, Historic Card Games: Piquet, pique and repique, example 2
    .note =
        Younger holds four aces, four queens and three tens, 31, as before. Here elder has five clubs against four, so
        the point is his and is reckoned before any set: five points come before the thirty-one, and no bonus follows.

example-the-pictured-deal = As in the picture: point of four beaten by six, queens by kings, no sequence
    .teaches = what both hands hold as dealt
    .source = Parlett, Contract Piquet: the picture of a deal (a deal that fits its caption; the cards are ours)
    .note =
        Elder’s best suit has four cards and he holds three queens; younger has six hearts and three kings, and neither
        has three neighbours in a suit. Six cards of a suit without a sequence can only be ace, king, jack, ten, eight
        and seven, so younger’s point is those. Elder bids seven tricks and leaves all eight cards, so that the hands
        are declared as they were dealt; he would do better to draw, and his bid falls one short.

example-twenty-nine-against-a-blank = Twenty-nine and the lead, and no pique: younger had a carte blanche
    .teaches = carte blanche bars a pique
    .source = Our own deal, after Pickpocket Cards, Rubicon Piquet: pique, repique
    .note =
        Elder has 7 + 15 + 4 + 3 = 29 and leads, which makes thirty. The club rules say only that the lead may give him
        pique, and this is the other case: younger’s ten for the carte blanche come first, so there is neither repique
        nor pique.

example-a-void-against-fifty = A void called as a point of nought, against ace, king, queen, jack and nine
    .teaches = the point of nought
    .source = Our own deal, after Parlett, Historic Card Games: Piquet, variants, point and sequence of nought
    .note =
        Elder discarded his four hearts and calls the void. Younger’s best suit is five cards worth 50. Worth 50½ the
        void is the better point, 5 for elder; worth only 50 the two are equal and nobody scores the point. As a
        sequence it ranks with the quints, above younger’s quart, for ten.

example-youngers-pique = Younger’s pique, where nobody scores for leading
    .teaches = younger’s pique without a point for leading
    .source = Our own deal, after Parlett, Contract Piquet: declarations; score
    .note =
        Point 6, sixième 16, tierce 3, three aces 3: 28 for younger. Elder leads and scores nothing for it. Younger
        takes the first two tricks and has thirty before elder has anything: a pique, with the two tricks written beside
        it. Elder bid seven tricks and wins three, so younger has four times 21 below the line as well.

example-every-lead-captured = Every lead captured: 13 to 12 by the long count and by the short one
    .teaches = two ways to count the tricks
    .source = Our own deal, after Parlett, Historic Card Games: Piquet, simplification
    .note =
        The points are equal and nobody holds a sequence or a set, so all that scores is the play. Each trick is taken
        from the hand that led it. The long way: elder leads six times, takes six from younger and has the last, 13;
        younger leads six times and takes six, 12. The short way: one to elder for leading, then two for each of his six
        tricks, 13; two for each of younger’s six, 12. The cards are divided. Nobody would play like this.

example-twenty-one-bid-five-won = Seven tricks bid, five won: younger scores 42
    .teaches = a bid that fails
    .source = Our own deal, after Parlett, Contract Piquet: score
    .note =
        The dealer bids seven tricks and leaves three cards, worth 21. The last trick counts two; he wins five of the
        thirteen and is two short. Younger scores twice 21 below the line. The page on Contract Piquet calls this the
        counterpique.

example-seven-bid-seven-won = Seven tricks bid and exactly seven won: what is a counterpique?
    .teaches = two readings of one word
    .source = Our own deal, after Parlett, Contract Piquet: score; Parlett, Historic Card Games: Piquet, variants
    .note =
        Elder bids seven tricks, leaving three cards, and wins seven to the trick, the last counting two. By the page on
        Contract Piquet that is 21 below the line and no more. By the same author’s page on Piquet, to win exactly what
        was bid is the counterpique and brings 30 more, above the line: the same cards, 30 points apart.

example-the-highest-bid-made = Thirteen tricks bid, all eight cards left: 104
    .teaches = the highest bid
    .source = Our own deal, after Parlett, Contract Piquet: bidding
    .note =
        Ace, king and queen of every suit as dealt. Elder need draw nothing, so he can bid the most there is: thirteen
        tricks, leaving eight, 104 below the line. Above it he writes 57 in hand and the repique. There is nothing for
        the capot.

example-misere-thirty-five = Both pass, six tricks to seven: the least a misère can score, 35
    .teaches = misère
    .source = Our own deal, after Parlett, Contract Piquet: misère
    .note =
        Nobody bids, draws or declares, and both try to lose. One has six of the thirteen tricks and the other seven:
        five for each of those seven, 35, to the player with fewer.

example-misere-sixty-five = Both pass, all thirteen tricks to one: the most a misère can score, 65
    .teaches = misère
    .source = Our own deal, after Parlett, Contract Piquet: misère
    .note =
        Elder holds ace, king and queen of every suit and ought to have bid; as he passes too, he cannot lose a trick
        whatever he leads. The dealer wins none and scores five for each of the opponent’s thirteen.

example-both-blank-with-thirty-six = Both hands blank: with thirty-six cards it can be, once in 1,251,677,700 deals
    .teaches = carte blanche on both sides
    .source = Our own deal, after Wikipedia, Piquet: classic piquet
    .note =
        The twelve court cards are exactly the talon, so both hands were dealt without one. The reason in the source, a
        sequence of six, seven, eight, nine, ten and ace, is a slip: between ten and ace come jack, queen and king,
        and ace with ten to six is a sequence of five. What both blanks are worth when they meet is an option, for the
        books do not agree; by the source’s own words both score.

example-youngers-thirty-and-no-pique = The same cards where a lead scores: younger’s thirty come too late
    .teaches = why younger has no pique
    .source = Our own deal, after Parlett, Historic Card Games: Piquet, pique and repique
    .note =
        The cards and the play of younger’s pique. The rules here were even changed to let younger make one, and he
        still has none: elder’s first card scored one before younger played any, so elder never has nothing.

example-a-void-against-the-quint-major = A void beaten, by the one quint that beats it
    .teaches = the point of nought
    .source = Our own deal, after Parlett, Historic Card Games: Piquet, variants, point and sequence of nought
    .note =
        Younger has ace, king, queen, jack and ten of spades: 51 as a point, and as a sequence the only five that beat
        a void. Nothing elder holds counts, and younger’s point, quint and four aces are a repique.

example-molieres-hand = Molière’s hand of 1661, the point counted by tens: one short of the pique
    .teaches = the point by tens, high cards in play
    .source =
        The hand told in Molière, Les Fâcheux (1661), with the cards he does not name filled in as Cavendish, Piquet
        (Historical) has them
    .note =
        The cards that are named, and the last guess, are from the play. By the book of 1651 the diamonds make 61 and
        count six; with the sixième that is 22. Six of the cards led are tens or higher: 28. The six of hearts takes the
        last trick and counts one: 29, and no pique.

example-molieres-hand-by-cards = Molière’s hand again, one for each card of the point: pique and capot, a hundred
    .teaches = the point by cards, and a pique with the last card
    .source = The hand told in Molière, Les Fâcheux (1661), reckoned as Cavendish, Piquet (Historical), reckons it
    .note =
        The same cards. Counted one for each card, the seven diamonds give 7, the sixième 16, the high cards 6, and the
        last trick one: thirty with the very last card, before the opponent has anything. The victim of the play wanted two
        points; his enemy makes a hundred.

example-youngers-blank-bars = Both hands blank: younger’s counts, and elder’s repique is lost
    .teaches = two cartes blanches
    .source = Our own deal, after The Royall Game of 1651, chapter V
    .note =
        With thirty-six cards both players can be without a court card, when all twelve lie in the talon. The book of
        1651 lets younger’s carte blanche count alone, and bar elder’s with all that would have followed. Under the
        encyclopaedia’s rules the two cancel each other, and elder’s repique stands.

example-the-whole-suit = Nine hearts in a row: the neuvième, nineteen
    .teaches = the longest sequence
    .source = Our own deal, after The Royall Game of 1651, chapters VII and VIII
    .note =
        Only the longer pack has nine cards of a suit. Their 81 pips count eight for the point; with the neuvième and
        three aces that is thirty in hand, and a repique.

example-the-taker-counts-the-high-cards =
    Classic Piquet: the taker counts the tens and better in each trick, none, one or two
    .teaches = what scores in the play
    .source = Our own deal, after Wikipedia, Scoring (classic piquet)
    .note =
        Elder exchanges seven of the twelve cards in the talon. Leading scores nothing; the taker of a trick counts one
        for each ten or higher card in it. The last trick is worth no more than any other.

example-a-tierce-good-against-the-cards = A tierce called before a better quart: good against the cards, so both count
    .teaches = a short call that does not bind
    .source = Our own deal, after Cavendish, Piquet, law 49
    .note =
        Elder calls the tierce to the queen first. From what elder has seen, nobody can hold as good a sequence: the
        call is good against the cards, need not name its top, and the quart may be counted after it.

example-the-same-call-binds-au-cent = The same tierce au Cent: the call binds, and the quart is lost
    .teaches = a short call that binds
    .source = Our own deal, after Cavendish, The Laws of Piquet au Cent
    .note =
        The same cards and the same call. By the laws of the race to a hundred elder must abide by the lower call even
        though nothing could beat it: the quart cannot be reckoned. The point is called with its value, the sequence
        with its top card.

example-a-point-ending-in-four = Five cards making 44 count four, and low cards count nothing in play
    .teaches = two customs of the older game
    .source = Our own deal, after Cavendish, The Laws of Piquet au Cent (the agreements on scoring)
    .note =
        Two customs that could be agreed on: a point whose value ends in four counts one less than its cards, as the old
        reckoning by tens would have it; and only tens and higher cards count when they are led or take a trick.

example-two-doubles = Three deals and two double games: a partie au Cent
    .teaches = games, doubles and the best of five
    .source = Our own partie, after Cavendish, The Laws of Piquet au Cent
    .note =
        A game is a hundred up. Ben wins the first before Ann has fifty, which counts two games, and the second again:
        four, and three are enough.

example-the-ten-for-the-last = One for each trick and ten for the last: elder has eight tricks, younger the ten
    .teaches = a flat count of the tricks
    .source = Our own deal, after Parlett, Variants (scoring a flat point for each trick)
    .note =
        Leading scores nothing, each trick one for the player who takes it, and ten go to the last trick instead of the
        majority. Elder takes eight tricks and younger has the ten.

example-capot-for-the-last-ten = Every trick by the flat count: the capot takes the place of the ten for the last
    .teaches = capot and the last trick
    .source = Our own deal, after Parlett, Variants; the sources do not speak of a capot in this scoring
    .note =
        Where the ten for the last trick stands for the cards, the capot is counted instead of it: twelve and forty. A
        table may agree to keep both (the option on the capot and the last trick).

example-rummel-worth-five = The German count: a point of six is worth five, the last trick three
    .teaches = German rules
    .source = Our own deal, after German rule books (see the options’ sources)
    .note =
        Elder exchanges at least three, younger the larger half of what is left. A good point, the Rummel, is worth five
        however long it is; the player who takes the last trick has two more than for any other.

example-beaten-and-still-counted = Beaten in sequences and sets, and still counting them
    .teaches = other combinations of both players
    .source = Our own deal, after the French encyclopaedia’s account
    .note =
        By this reading a player who is beaten counts his sequences and sets as well. Younger’s tierces bar elder’s pique,
        though the sixième beat them.

example-equal-tierces-both-counted = Equal tierces majors: by this reading both players count them
    .teaches = equal best sequences counted
    .source = Our own deal, after the French encyclopaedia’s account
    .note = Most books let an equality void every sequence. Here both count theirs, and their others too.

example-blank-twice = Still blank after the exchange: another ten
    .teaches = a second carte blanche
    .source = Our own deal, after a Belgian aide-mémoire of 1914-18
    .note =
        Elder shows a carte blanche, exchanges, and has no court card even then. That scores ten once more. With a point
        and four aces it makes 39 in hand: younger’s quart reckons before the aces and stops the repique, but by the
        clock not the pique.

example-four-deals-ends-doubled = Four deals, the first and the last counted double
    .teaches = a shorter partie
    .source = Our own partie, after Cavendish, Piquet, law 71 (by agreement)
    .note = The players agree on four deals. What the first and the last bring counts twice: a good last deal decides.

example-nought-worth-fifty = A void worth just fifty is equal to ace, king, queen, jack and nine
    .teaches = the point of nought
    .source = Our own deal, after Parlett, Variants (point and sequence of nought)
    .note =
        Parlett prices a void suit at fifty. Four holdings of five cards make fifty too, and then neither point counts;
        priced at fifty and a half the void would beat them. As a sequence the void beats elder’s quart either way.

example-quint-of-nought = A quint to the king, beaten by a suit that is not there
    .teaches = the sequence of nought
    .source = Our own deal, after Parlett, Variants (point and sequence of nought)
    .note =
        As a sequence a void counts as a quint, above the quint to the king and below the quint major. It scores ten, and
        having the best sequence younger counts a quart as well.

example-eight-bid-and-made = Eight tricks bid, leaving three cards, and made
    .teaches = Contract Piquet: one bid and its score
    .source = Our own deal
    .note =
        A shuffled deal, each hand played by the tutor’s own opponent; the lesson on this form uses it.

example-eight-to-lose = Eight tricks bid to lose
    .teaches = Auction Piquet: a bid to lose tricks
    .source = Our own deal
    .note =
        A shuffled deal, each hand played by the tutor’s own opponent; the lesson on this form uses it.

example-four-at-the-table = Four at the table: one side counts every trio
    .teaches = Piquet Voleur: partners
    .source = Our own deal
    .note =
        A shuffled deal, each hand played by the tutor’s own opponent; the lesson on this form uses it.

example-two-share-the-capot = Three at the table: two share the capot
    .teaches = Piquet Normand: a shared capot
    .source = Our own deal
    .note =
        A shuffled deal, each hand played by the tutor’s own opponent; the lesson on this form uses it.

example-a-pique-with-thirty-six = A pique with thirty-six cards
    .teaches = thirty-six cards, the modern description
    .source = Our own deal
    .note =
        A shuffled deal, each hand played by the tutor’s own opponent; the lesson on this form uses it.

example-a-hand-of-1651 = A whole hand by the book of 1651
    .teaches = thirty-six cards, the oldest book
    .source = Our own deal
    .note =
        A shuffled deal, each hand played by the tutor’s own opponent; the lesson on this form uses it.

example-a-hand-of-the-race = A hand of the race to a hundred
    .teaches = Piquet au Cent
    .source = Our own deal
    .note =
        A shuffled deal, each hand played by the tutor’s own opponent; the lesson on this form uses it.

example-misere-forty = A misère worth 40
    .teaches = a deal nobody bid for
    .source = Our own deal, after Parlett, Contract Piquet: misère
    .note =
        Both pass, so nothing is exchanged or called. One player wins 8 of the thirteen tricks (the last counts two),
        the other 5: the one with fewer scores five for each of the opponent’s, 40.

example-misere-forty-five = A misère worth 45
    .teaches = a deal nobody bid for
    .source = Our own deal, after Parlett, Contract Piquet: misère
    .note =
        Both pass, so nothing is exchanged or called. One player wins 9 of the thirteen tricks (the last counts two),
        the other 4: the one with fewer scores five for each of the opponent’s, 45.

example-misere-fifty = A misère worth 50
    .teaches = a deal nobody bid for
    .source = Our own deal, after Parlett, Contract Piquet: misère
    .note =
        Both pass, so nothing is exchanged or called. One player wins 10 of the thirteen tricks (the last counts two),
        the other 3: the one with fewer scores five for each of the opponent’s, 50.

example-misere-fifty-five = A misère worth 55
    .teaches = a deal nobody bid for
    .source = Our own deal, after Parlett, Contract Piquet: misère
    .note =
        Both pass, so nothing is exchanged or called. One player wins 11 of the thirteen tricks (the last counts two),
        the other 2: the one with fewer scores five for each of the opponent’s, 55.

example-misere-sixty = A misère worth 60
    .teaches = a deal nobody bid for
    .source = Our own deal, after Parlett, Contract Piquet: misère
    .note =
        Both pass, so nothing is exchanged or called. One player wins 12 of the thirteen tricks (the last counts two),
        the other 1: the one with fewer scores five for each of the opponent’s, 60.

## Subjects

examples-a-whole-deal = A whole deal
examples-repique = Repique
examples-what-is-reckoned-first = What is reckoned first
examples-pique = Pique
examples-carte-blanche-and-carte-rouge = Carte blanche and carte rouge
examples-equal-and-sunk = Equal, and sunk
examples-cards-and-capot = Cards and capot
examples-the-highest-scores = The highest scores
examples-a-whole-partie = A whole partie
examples-what-the-books-print-settled = What the books print, settled
examples-the-oldest-games-with-thirty-six-cards = The oldest games, with thirty-six cards
examples-the-race-to-a-hundred = The race to a hundred
examples-customs-of-other-tables = Customs of other tables
examples-whole-hands-of-the-other-forms = Whole hands of the other forms

## Deals of a partie

example-deal = Deal { $number }: { $dealer } deals, { $elder } is elder
