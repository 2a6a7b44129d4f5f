# What the books print of particular deals, and what became of it. A claim (claim-1) has its title and what is said,
# in our words; each of its parts (claim-1-part-1) what is printed, what was found in its place, and why.

claim-1 = Thirty-two in hand
    .said = Elder counts 7 for the point, sequences of 15, 4 and 3, and 3 for a trio: 32, so a repique, 92.

claim-1-part-1 = 7 + 15 + 4 + 3 + 3 = 32, and with the repique 92
    .found = 5 + 15 + 4 + 3 + 3 = 30, and with the repique 90
    .why =
        Sequences of five, four and three are twelve cards, the whole hand. A trio needs three suits, so each of the
        three suits has one of the sequences, and the longest has five cards. For a point of seven two sequences would
        have to share a suit, and then there are two suits only and no trio. The nearest deal differs in the one figure:
        the point is five, the count is thirty exactly, and the repique still follows. Thirty-two and 92 can be made,
        but with other cards.

claim-2 = Thirty-two in hand against a carte blanche
    .said = Elder’s thirty-two in hand (claim 1) make no repique when younger has called a carte blanche.

claim-2-part-1 = 32 in hand and no repique, because younger’s carte blanche counts first
    .found = 30 in hand and no repique, because younger’s carte blanche counts first
    .why =
        The hand cannot hold thirty-two (see claim 1). With the nearest one, thirty, the ruling is as the
        source says: the ten for the carte blanche are reckoned before any point, so there is neither repique nor pique, by
        every book.

claim-3 = Two quatorzes and a trio, after two equals
    .said =
        Point and sequence are both equal, so neither scores; then younger’s two quatorzes and a trio, 31, make a
        repique. If elder had scored a carte blanche, a point or a sequence, they would not.

claim-3-part-1 = equal to the point, equal to the sequence, 31 in sets, repique
    .found = equal to the point, no sequence in either hand, 31 in sets, repique
    .why =
        The points can be equal, the sequences cannot. Two quatorzes and a trio are eleven cards, and of any three
        neighbouring ranks in such a hand one is a rank of which it has all four: nobody else can have a sequence there.
        The nearest deal has equal points and no sequence at all. Nothing has been scored, and the repique is younger’s
        by every book.

claim-3-part-2 = had elder scored, say, the point, no repique
    .found = elder’s point of five, and 31 without a repique
    .why =
        The same sets, and elder’s fifth club makes his point the better one. Five points come before the thirty-one.

claim-4 = Ninety-one from sets alone
    .said = The points are equal, neither scores for a sequence, and two quatorzes and a trio make 31 and a repique: 91.

claim-4-part-1 = 14 + 14 + 3 = 31, and with the repique 91
    .found = 14 + 14 + 3 = 31, and with the repique 91
    .why =
        This source says only that neither scores for a sequence, not that the sequences are equal, and so it can be:
        both points are four cards making 39, and nobody has three neighbours in a suit.

claim-5 = Thirty-seven against four aces
    .said = Elder has four aces; younger’s point of seven and two quints, 37, are reckoned first: younger’s repique.

claim-5-part-1 = 7 + 15 + 15 = 37 against four aces: younger’s repique
    .found = 7 + 17 + 15 = 39 against four aces: younger’s repique
    .why =
        When every ace is elder’s, seven cards of a suit are king to seven without a gap: no quint but a septième, which
        scores seventeen. So the count is 39 and the ruling the same. Thirty-seven can be had in two other ways: against
        another quatorze, such as queens, where ace and king stand apart from the quint; or against the aces, where a
        player may call less than he holds, by calling five cards of the seven.

claim-6 = A hundred and seventy
    .said = Ace, king and queen of every suit: 3 for the point, 12, 42, the repique, every trick: 170 in all.

claim-6-part-1 = 3 + 12 + 42 + 60 + 13 + 40 = 170
    .found = 3 + 12 + 42 + 60 + 13 + 40 = 170
    .why =
        The point of three is good when younger has three cards of every suit too, because no three are worth more. Younger
        scores nothing, so 170 is the margin as well. Where a point needs four cards, as in the encyclopaedia, the deal
        makes 167.

claim-7 = The highest score of a deal
    .said =
        From a blank, exchanging at least three, to four aces, four tens and king, queen, jack and nine of a suit: 173,
        if younger lets every trick go. It is given as higher still than the hundred and seventy before it.

claim-7-part-1 = 10 + 6 + 16 + 60 + 28 + 13 + 40 = 173
    .found = 10 + 6 + 16 + 60 + 28 + 13 + 40 = 173
    .why = As the source says, younger has to help: any guarded king, queen or jack he kept would take a trick.

claim-7-part-2 = where the highest score of a deal is asked for, none above 173 is named
    .found = 174, and no deal scores more
    .why =
        The source names no higher hand than this, and does not say that there is none. A point of five, a quint, a
        tierce and two quatorzes are 51, one more than the 50 in print, and a hand dealt blank can come to them, elder’s
        or younger’s. Every hand of twelve cards was counted: none that was dealt blank can come to more, and none at
        all to more than 57. The rest is the same for all: ten for the blank, the repique, thirteen in play, forty. So
        174 is the most under Cavendish’s laws, Parlett, the club’s rules and the encyclopaedia, and in the races to a
        hundred when a deal is played for itself; a carte rouge, where it is agreed on, would come on top. It depends on the rule that elder must exchange a card: were all eight left to younger, he could draw eight kings and queens
        to four aces, and make 180. Younger’s 174 needs nobody’s help in the play: he has the best card of every suit
        each time.

claim-8 = How often a hand is blank
    .said =
        A blank comes about once in 1,800 hands; both players never have one with thirty-two cards; with thirty-six they
        may.

claim-8-part-1 = about once in 1,800 hands
    .found = once in 1,792.43 hands
    .why =
        Twelve cards from the twenty that are not court cards, out of all hands of twelve. That is for one hand; in a
        deal of two hands it is twice as likely that somebody has one.

claim-8-part-2 = with thirty-two cards never both
    .found = never: the two hands have four court cards at least
    .why =
        The talon has eight places for twelve court cards. In the deal shown the talon is all courts and elder’s hand is
        blank; younger was dealt the other four, and it cannot come nearer than that.

claim-8-part-3 = with thirty-six cards both can have one
    .found = both, once in 1,251,677,700 deals
    .why =
        It can happen, when the talon is the twelve court cards. The reason in the source is a slip: it speaks of a sequence
        of six, seven, eight, nine, ten and ace, and ten and ace are not neighbours. It adds that both can score, and so
        each counts its ten here. What two blanks are worth when they meet is an option with three values: the old book
        lets younger’s bar elder’s, and Cavendish has them cancel.

claim-9 = Two parties of the encyclopaedia
    .said = A partie of 105 to 101 pays the winner 104; one of 97 to 89 pays 286.

claim-9-part-1 = 105 − 101 + 100 = 104
    .found = 105 − 101 + 100 = 104
    .why = Six deals that come to these totals; the loser has a hundred, so the difference is paid.

claim-9-part-2 = 97 + 89 + 100 = 286
    .found = 97 + 89 + 100 = 286
    .why =
        Six deals that come to these totals; the loser is short of a hundred, and it does not help that the winner
        is too.

claim-10 = Two parties of Parlett’s
    .said = A partie of 154 to 113 pays the winner 141; one of 154 to 93 pays 347.

claim-10-part-1 = 154 − 113 + 100 = 141
    .found = 154 − 113 + 100 = 141
    .why = Six deals that come to these totals; the loser has crossed the rubicon.

claim-10-part-2 = 154 + 93 + 100 = 347
    .found = 154 + 93 + 100 = 347
    .why = Six deals that come to these totals; the loser is rubiconed and his own points are added.

claim-11 = The figures of Contract Piquet
    .said =
        Bids are worth 21, 24, 28 and so on up to 104. Seven tricks bid at 21 and five won give the opponent 42. When both
        pass, fewer tricks score 35 to 65.

claim-11-part-1 = bids from 21 (seven, leaving three) by 24 and 28 to 104 (thirteen, leaving eight)
    .found = 42 bids of 36 values, the lowest 21 and the highest 104
    .why =
        A bid is tricks times cards left. Six values belong to two bids each, so a bare number does not always name a
        bid. The same page has elder discard as many cards as he promised to leave; it must be as many as he draws,
        which is eight minus that number, or nobody could leave three after drawing five, as its own lowest bid does.

claim-11-part-2 = 21 bid and five won, two short: 2 × 21 = 42 to younger
    .found = 2 × 21 = 42 to younger, below the line
    .why = The last trick counts two, so five of thirteen can be five tricks, or three and the last.

claim-11-part-3 = misère: 35 to 65
    .found = 35, 40, 45, 50, 55, 60 and 65
    .why =
        Thirteen tricks cannot be divided evenly, so somebody always has fewer: none to six, and the other thirteen to
        seven.

claim-12 = The deal in the picture
    .said =
        As dealt, elder has a point of four, beaten by younger’s six, and three queens, beaten by younger’s kings;
        neither has a sequence.

claim-12-part-1 = point of four against six, queens against kings, no sequence in either hand
    .found = a deal that fits the caption; younger’s six can only be ace, king, jack, ten, eight and seven
    .why =
        The source’s picture shows cards that its text does not name; this deal fits what the text says of them. Elder
        bids seven tricks and leaves all eight cards, so that the hands are declared as they were dealt.

claim-13 = Twenty-nine and one for leading
    .said = With 29 in combinations elder’s 1 for leading may give him a pique, and never a repique.

claim-13-part-1 = 29 in hand and 1 for leading: a pique, not a repique
    .found = 7 + 15 + 4 + 3 = 29, one for leading, pique 30
    .why =
        A repique is for thirty in hand; a card led is play. The source says “may”, and rightly: if younger was dealt a
        carte blanche, his ten come first. By the books that go by the order of reckoning any good set of younger’s stops it
        too, such as three tens, because sets are reckoned before play.

claim-14 = A void worth fifty
    .said =
        A void suit called as a point is worth 50, and as a quint it stands between ace high and king high: it is beaten
        only by a quint major or by six cards or more.

claim-14-part-1 = beaten only by a quint major or by six cards or more
    .found = true; but at 50 it can be equalled, by four holdings, and at 50½ it cannot
    .why =
        Only ace, king, queen, jack and ten are five cards worth more than fifty. Four other holdings of five are worth
        exactly fifty. To be equal is not to be beaten, so the sentence holds; but then nobody scores. The half that
        another book of the author’s adds to the fifty takes the tie away.

claim-15 = The ten for cards inside the pique
    .said =
        When elder has more than six tricks before younger has one, the ten for cards count at once and may make the
        pique; the capot then brings only the thirty that are left of its forty.

claim-15-part-1 = 10 for cards at the seventh trick, pique, and 30 more for the capot
    .found = 20 + 10 make the thirty, pique 30, and 30 more for the capot: 96 in all
    .why = By Cavendish and the others the ten come after the play and do not help a pique: the same cards make 66.

claim-16 = Carte rouge on the way to a repique
    .said =
        Six cards are good in point and the other six in sequences: the 20 of the carte rouge count there, towards a
        repique.

claim-16-part-1 = 6 in point, 6 cards in sequences, 20 at once, towards the repique
    .found = 6 + 3 + 3 + 20 = 32, and the repique
    .why = Without the carte rouge the count is twelve when the sequences are counted, and there is no repique.

claim-17 = The short way to count tricks
    .said =
        One to elder for leading, then one for each trick won that one led and two for each that the opponent led: it comes
        to exactly the same as counting leads, captures and the last trick.

claim-17-part-1 = both ways come to exactly the same
    .found = the same for both players, at every lead and at the end
    .why =
        The winner of a trick leads the next one, and the short way gives him the point for that lead when he wins. After
        the last trick nothing is led, and the point left over is the one for the last. So no pique comes sooner or
        later by either.

claim-18 = Younger never scores a pique
    .said = Younger can never score a pique, because elder has scored one for leading before younger plays a card.

claim-18-part-1 = never, for elder’s lead scores first
    .found = never under these books; in Contract Piquet, where a lead scores nothing, he can
    .why =
        A pique needs a point in play, and all of younger’s come after elder’s first lead. It is the point for leading
        that does it, not a rule against younger: the rule sets here were tried with the bar taken out. Where leading
        scores nothing, or scores only for a ten or better, the argument falls and a rule has to say what holds.

claim-19 = What a counterpique is
    .said =
        One page of the author’s calls it a counterpique when elder falls short of his bid; another, when he wins
        exactly what he bid, for thirty more.

claim-19-part-1 = elder falls short: the value of his bid to younger for each trick missing
    .found = 21 bid, two short: 42 to younger below the line, and nothing for elder
    .why = So says the page on Contract Piquet itself, and so it is here unless the option is set to something else.

claim-19-part-2 = elder wins exactly what he bid: 30 more
    .found = seven bid and seven won: 21 below the line and 30 above it
    .why =
        So says the page on Piquet, in one sentence. The two are different rules under one name, and both are kept: the
        option “counterpique” says which is played. A player who falls short pays the same by both.

claim-20 = Cavendish’s example deal
    .said = The whole deal that Cavendish goes through, card by card, ends at 28 to elder and 23 to younger.

claim-20-part-1 = 28 to elder, 23 to younger
    .found = 28 to elder, 23 to younger
    .why = His own cards, exchanges and order of play; the same by every book.
