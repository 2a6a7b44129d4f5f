# The twenty-two cases that Cavendish decides in his Laws of Piquet (1882), told in our words. A message is named
# after the case's number: its title, the facts, the question and the book's decision, and what is to be said of the deal,
# which is ours. Where a case has several incidents each has its title, in the order of the data (incident-1), and so
# has each question across the table (asked-1).

case-I = “Equal”, and then a longer point
    .facts =
        Elder calls a point of four, younger says “equal”, elder makes it forty-one. Only then does
        younger find no forty-one in the hand, but five cards of a suit.
    .question = May elder score the point, younger having said “equal”?
    .decision =
        No. Telling the value was not another call, so younger could still correct that answer. But it gave up the
        longer point: it scores nothing, and only stops a pique or a repique.
    .about =
        The deal is first played with elder’s point let pass. Then the hand is worth a repique, which falls with the
        point.

case-II = Four tens against three kings that were not there
    .facts =
        Elder calls three kings, and younger allows them. It turns out that elder has only two, and has discarded the
        third. Younger then wants to count four tens.
    .question = May younger count the tens, having allowed the kings?
    .decision =
        Yes. Younger allowed the kings believing that elder had them, may have wished to keep the tens quiet behind
        three kings, and no longer has any reason to.
    .about =
        A call of what is not held has no place in a record. So the deal is first played without elder’s kings, and
        without the tens that they kept down.

case-III = An offer of a new deal, left lying
    .facts =
        Elder proposes a new deal. Younger says nothing until elder has discarded, and then accepts. Elder, who has
        drawn conclusions of their own from the silence, no longer wants one.
    .question = Is the offer still open?
    .decision =
        No. The laws know nothing of such offers. They are agreements, and letting elder go on and discard was as good as
        a refusal.

case-IV = Three aces that nobody mentioned
    .facts =
        Elder calls a point headed by the ace and two tierces major in other suits, and leads a card without a word of
        aces. Younger holds three jacks.
    .question = May younger count the jacks?
    .decision =
        No. The cards elder has declared include three aces, and elder may still count them until younger plays. Younger
        should play a card in silence: then elder’s aces are lost. If elder objects to the jacks (being, perhaps, under
        the rubicon and glad to score nothing), elder must count the aces.
    .about = The deal is first played as younger would have it: younger counts the jacks, and elder no aces.
    .incident-1 = younger counts, and elder objects
    .incident-2 = younger plays in silence; elder remembers the aces afterwards

case-V = “I leave a card”, said too late
    .facts =
        Elder asks younger to discard for a carte blanche. Younger discards three cards. Elder shows the hand, and
        only then says: “I leave a card.”
    .question = May younger change the discard, having seen elder’s hand?
    .decision = Yes. Elder should have said so before showing the carte blanche.

case-VI = Younger’s carte blanche, noticed late
    .facts =
        Elder has discarded and taken up a card of the talon. Then younger finds that the hand as dealt was a carte
        blanche.
    .question = May elder change the discard, not having been told? If not, may younger still count the carte blanche?
    .decision =
        Elder may not: a card of the talon has been taken up. Younger counts ten. Nobody can announce what
        they have not seen, and it is taken for granted that younger has not kept it back.
    .about = In this deal the ten points are worth more than ten: they stop elder’s repique.

case-VII = “Which queen do you not reckon?”
    .facts =
        Elder calls three queens. Younger asks which queen is not counted, and is told: the queen of diamonds. Elder
        counts the queens. Then younger says that they are not good: “I have three kings.”
    .question = May younger count the kings?
    .decision =
        No. To ask which queen is out is to admit that the three queens are good. Younger had no right to know it
        otherwise.
    .about = The deal is first played as younger would have it: the kings are good, and the queens are not.
    .asked-1 = Which queen do you not reckon?

case-VIII = The wrong king named as missing
    .facts =
        Elder’s three kings are allowed. Asked which king is not counted, elder names the king of diamonds. In the
        play it turns out that elder holds that one, and has discarded the king of hearts.
    .question = Elder did hold three kings: is this only a wrong name, which costs nothing?
    .decision =
        No: elder counts nothing for the deal. The answer stands for showing the kings, so elder has claimed three
        kings, one of which was not in the hand but could have been.
    .about = The deal is first played with the three kings that elder did hold.
    .asked-1 = Which king do you not reckon?

case-IX = What a slip gives away
    .facts =
        Elder calls four jacks, holding three. Younger says “good”. Elder corrects that: three jacks. “Not good”,
        says younger, who might have held four aces, but has discarded one and holds three. So elder learns, before
        leading, that an ace is out.
    .question = Has younger any remedy?
    .decision = None. It is one of those accidents that laws of cards cannot reach.
    .about = The deal is played as it went on after the correction.

case-X = Six cards played to five
    .facts =
        Elder lays down a quint major: “play five cards”. Younger puts down six. When elder leads the last card, younger
        has none to play to it, and wants that part of the hand played again.
    .question = Elder said plainly how many cards to play, and now every card has been seen. Must it be played again?
    .decision =
        Yes. Younger takes back one of the cards played to the quint major, and the play goes on from there. Elder
        could have counted them.

case-XI = A seven of the wrong suit among six leads
    .facts =
        Elder means to lead a quint major in clubs and the seven, and puts down the seven of spades with it: “play six
        cards”. Younger plays five, and takes the seven of spades with the eight.
    .question = May elder change the seven of spades for the seven of clubs?
    .decision = Not any more: younger has played the sixth card. Before that, elder could have.
    .incident-1 = younger has played the sixth card
    .incident-2 = younger has played only five

case-XII = A tierce, and nobody asks in what
    .facts =
        Elder calls a point in diamonds and “a tierce”, naming neither suit nor height. It is to the jack of clubs, and
        nothing could beat it; a higher one in hearts was possible, but elder has discarded from it. Younger takes it to
        be in hearts, keeps the wrong cards, and so loses the cards.
    .question = May younger have the end played again, having been misinformed, or at least not told enough?
    .decision =
        No. Younger was told nothing untrue, and could have asked to see the tierce, or how high it went. It is good
        manners, no more, to say so when there is doubt.
    .about =
        At the ninth trick younger throws the ace of clubs and keeps the hearts. With a heart thrown, the cards would
        have been divided.
    .asked-1 = How high is the sequence?

case-XIII = A card left lying by mistake
    .facts =
        Younger takes up one card fewer than were discarded. In the middle of the play younger sees it. The card still
        lies on the table, apart from the discard.
    .question = May younger take it up?
    .decision =
        Yes, unless it was announced that a card is left: then younger plays with eleven. If younger has failed to
        follow the suit of that card, it is put right like a revoke.
    .incident-1 = nothing was said of leaving a card
    .incident-2 = younger had announced that a card is left

case-XIV = Younger draws before elder
    .facts =
        Younger discards and takes up the lowest three cards of the talon before elder has drawn. Then elder says:
        “I leave a card.”
    .question = What follows?
    .decision =
        Younger’s discard is final, and the card elder leaves comes to younger in its order. So younger must take it,
        play with thirteen cards, and count nothing.

case-XV = “How many diamonds?” – “Two”
    .facts =
        Elder holds king, jack, ten, nine, eight and seven of diamonds. The six cards are not good for the point, the
        quint is good. When ten, nine, eight and seven have been played, younger asks how many diamonds elder has.
        “Two”, says elder. Younger goes by that, and loses the cards.
    .question = Elder does have two. May younger play the end again?
    .decision =
        Yes. The question can only be about cards counted or allowed equal, and so can the answer: of
        those only the jack is left. Many have disputed this decision.
    .asked-1 = How many diamonds?

case-XVI = “How many hearts?” – “None”
    .facts =
        Younger has three cards left: ace and queen of hearts, king of spades. Younger has counted no point, no aces and
        no queens, only a quart to the ten in hearts, which is played out. Elder, with ace and queen of spades and king
        of hearts, asks before leading how many hearts younger has. “None”, says younger.
    .question = Was that a right answer?
    .decision = Yes. Everybody understands it to mean: none that I have declared.
    .asked-1 = How many hearts?

case-XVII = A card of the other pack in the discard
    .facts =
        Elder has thirteen cards without noticing it, and exchanges five. Then a card of the other pack is found in the
        discard, and elder asks for a new deal because the pack was wrong.
    .question = Is there a new deal?
    .decision =
        No. Nothing proves that the card was in the pack when it was dealt; it may have come to the hand or the discard
        later. Elder has played with thirteen cards and counts nothing.

case-XVIII = A card of the other pack in the hand
    .facts = As in the case before, but elder has kept the card that does not belong to the pack.
    .question = What follows?
    .decision =
        If not played, the card goes back without penalty; but if it has made a call good and elder has led upon that,
        elder counts nothing, provided that what was called could have been held. If played, it is taken out and the hands
        are played again.
    .incident-1 = not played, and used for nothing
    .incident-2 = used in a call that was allowed, and elder has led
    .incident-3 = used in a call that was impossible
    .incident-4 = played to a trick

case-XIX = Which trick is the last?
    .facts =
        Elder plays with thirteen cards, younger with twelve. Younger wins the twelfth trick and counts two for it.
        Elder has a card left: the twelfth trick was not the last, says elder, and though this card cannot score it can
        bar.
    .question = May younger count two?
    .decision = Yes. The law speaks of the last trick of players who have twelve cards each.
    .incident-1 = the twelfth trick
    .incident-2 = the thirteen cards

case-XX = A carte blanche, and elder has drawn already
    .facts =
        “Discard for carte blanche”, says elder. While younger considers, elder lays the discard face down and takes
        some cards of the talon.
    .question = May elder still show the carte blanche?
    .decision =
        Yes, if none of the talon is mixed with the hand. Elder must show hand and discard separately, because a discard is
        not taken back once a card of the talon has been taken up.
    .incident-1 = nothing is mixed
    .incident-2 = cards of the talon are among the hand

case-XXI = Seventeen cards and a carte blanche
    .facts =
        The case before goes on. “You have not shown your carte blanche”, says younger. Elder lets go of the cards
        drawn, mixes the discard with the hand and is about to show it. Younger objects: having taken back the discard,
        elder must play with seventeen cards and counts nothing.
    .question = Does elder lose the carte blanche too?
    .decision =
        Elder counts nothing after it, but may still show and count the carte blanche, since none of the talon is mixed
        with the hand. It is earned before a card is drawn, and the penalty for too many cards does not reach it.

case-XXII = A blunder worth 581 points
    .facts =
        The last deal of a partie: elder has 62, younger 92. Younger, by mistake, discards two cards and takes up three.
        Younger must play with thirteen and counts nothing. But younger’s point of fifty equals elder’s; and with the
        card too many younger can keep one more club, and divide the cards.
    .question = What does the partie come to, and what would it have come to with twelve cards?
    .decision =
        Elder scores 29 and ends with 91, younger with 92: younger wins a rubicon of 283. With twelve cards elder wins
        the cards and scores 40: 102 to 98 at most. And as younger would have seen the rubicon lost and let elder count
        the play, it is 106 to 92, a rubicon of 298 the other way. The blunder has won younger 581 points.
    .about = Cavendish gives the hands and the play; which cards were dealt and which were drawn is ours.
    .incident-1 = thirteen cards in the play
    .incident-2 = two cards discarded, three taken up
