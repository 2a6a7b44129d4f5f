# Deals that can be asked for by name: how the question is put, and why one would ask.

query-younger-repiques = Younger repiques, although elder leads
    .about = Elder speaks and leads first, but a repique goes by the order of reckoning.

query-point-saves-the-repique = Elder has thirty in hand, but younger’s point comes first
    .about = The point reckons before sequences and sets, though younger shows it only after the lead.

query-blank-saves-the-repique = Younger’s carte blanche saves the repique
    .about = A carte blanche reckons before everything else.

query-blank-makes-a-repique = A carte blanche makes a repique
    .about = Its ten points come first, and help.

query-trio-beaten-by-a-quatorze = Four tens beat three aces
    .about = Any quatorze is better than any trio.

query-equal-points = The points are equal, card for card and pip for pip
    .about = Then nobody scores for the point.

query-equal-at-the-top = The best sequences are equal, and a second tierce is voided with them
    .about = In most books an equality at the top bars every other sequence too.

query-all-equal = Point and sequence both equal, and neither holds a set
    .about = Nothing at all is counted before the play.

query-elder-piques = Elder piques by the play
    .about = Thirty in hand and play before younger has counted anything.

query-pique-saved = Three of a kind save a pique
    .about = By the order of reckoning younger’s trio comes before anything elder makes in play.

query-pique-and-capot = A pique, and every trick as well
    .about = The capot is paid on top, but does not help a pique.

query-capot-without-pique = Elder takes every trick, and makes no pique
    .about = Forty for the capot do not count towards thirty.

query-younger-takes-all = Younger takes every trick
    .about = Elder leads once, and never again.

query-repique-and-capot = Repique and capot together
    .about = The costliest deals there are.

query-cards-divided = Six tricks each
    .about = The cards are divided and nobody has the ten.

query-both-void = A suit that nobody holds after the exchange
    .about = All its cards were discarded or lie in the talon.

query-two-suits-each = Each player holds only two suits
    .about = Long suits on both sides, and a short play.

query-twenty-nine = Twenty-nine in hand, and the lead makes thirty
    .about = One short of a repique; the card led makes it a pique.

query-whole-suit = A whole suit in one hand
    .about = A point of eight and a huitième.

query-short-points = No suit longer than three in either hand
    .about = Some books want a point to have four cards.

query-thirty-each = Both players have thirty in hand
    .about = Only one of them can have the repique.

query-repique-without-sets = A repique without trio or quatorze
    .about = Point and sequences alone.

query-three-quatorzes = Three quatorzes in one hand, and no repique
    .about = Forty-two come too late when younger’s point or sequence is reckoned first.

query-wikipedia-and-the-ten = Cavendish and the encyclopaedia differ over the ten for the cards
    .about = In the encyclopaedia the ten for the cards can complete a pique.

query-wikipedia-and-short-points = Cavendish and the encyclopaedia differ over a point of three
    .about = The encyclopaedia wants four cards.

query-clock-and-order = Parlett and Cavendish differ over a pique by the clock
    .about = By the clock, elder’s point for leading comes before younger’s trio; in the order of reckoning it does not.

query-carte-rouge = A carte rouge: every card of the hand has scored
    .about = Only some rules pay for it; here it is worth twenty.

query-two-blanks = Both players are dealt a carte blanche
    .about = Is that possible with thirty-two cards?

query-two-repiques = Both players repique in one deal
    .about = Is that possible?

query-repique-against-a-blank = Elder repiques although younger shows a carte blanche
    .about = Is that possible?

query-beaten-eight = A point of eight that is not good
    .about = Can a whole suit be beaten?

query-more-than-fifty-seven = More than fifty-seven in hand without a carte blanche
    .about = Ace, king and queen of every suit make fifty-seven. Is there a better hand?

query-nothing-at-all = Elder has no good point, sequence or set, and wins the deal
    .about = The play alone can be enough.
