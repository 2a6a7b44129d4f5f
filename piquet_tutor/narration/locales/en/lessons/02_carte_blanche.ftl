# The rarest score of all, and the first to be counted.

lesson-02-carte-blanche = Carte blanche
    .about = A hand without a picture: the rarest score, and the first to count.

lesson-02-carte-blanche-hook = Is there a picture in this hand?
    .text-1 = The cards have just been dealt. Nobody has exchanged anything yet.
    .text-2 = Look at younger’s hand: aces, tens and small cards. Such a hand has a name and a score of its own.
    .after-1 = { $blank }
    .after-2 = The tens don’t matter. They are high cards in the play, but they have no picture.

lesson-02-carte-blanche-what = No king, no queen, no jack
    .text-1 = A carte blanche, “white card”, is a hand dealt without a court card. One picture spoils it; aces and tens don’t.
    .text-2 = A weak hand, but it is paid for: { $blank }

lesson-02-carte-blanche-as-dealt = And after the exchange?
    .text-1 = Only the hand as dealt counts. Elder had no picture here, then drew several.
    .text-2 = { $drew }
    .ask = Elder holds kings and jacks now. Does the carte blanche still stand?
    .choice-1 = Yes: the hand was blank when it was dealt.
    .choice-2 = No: it must be blank when the play begins.
    .reply-2 = It is shown and scored before you draw a card.

lesson-02-carte-blanche-telling = Announce it at once
    .text-1 = Your opponent has a right to know: a hand without pictures changes what is worth keeping.
    .text-2 = So you announce it before the exchange, and show it only when your opponent has discarded.

lesson-02-carte-blanche-number = Elder names a number
    .text-1 = Elder also says how many cards will be exchanged. Younger relies on that when choosing a discard.
    .text-2 = { $claimed } Now elder would rather keep more of them.
    .ask = May elder discard only the nine and eight of hearts and the eight of diamonds?

lesson-02-carte-blanche-first = Counted before everything else
    .text-1 = Scores count in a fixed order, and a carte blanche comes first of all. So this small score can stop a big one, such as a repique, which has a lesson of its own.
    .text-2 = { $barred }

lesson-02-carte-blanche-try = Announce it
    .text-1 = You are elder, and you were dealt no picture at all. Say so: the table asks how many cards you will exchange.
    .after-1 = { $blank }
    .ask = Announce your carte blanche.

lesson-02-carte-blanche-question-3 = May it be kept quiet?
    .text-1 = Elder has a carte blanche, says nothing, and discards as if it were an ordinary hand.
    .ask = May elder simply exchange the nine and eight of hearts and the eight of diamonds?

lesson-02-carte-blanche-explain-1 = Why does younger score before anybody has spoken?
    .text-1 = A friend sees a hand full of aces and tens and nothing special about it. Explain.

lesson-02-carte-blanche-summary =
    .text-1 = Dealt no king, queen or jack? Say so, show it, and score before anybody counts anything.
    .link-1 = Practise it as the scorer
