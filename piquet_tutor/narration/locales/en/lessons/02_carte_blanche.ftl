# The rarest score of all, and the first to be counted.

lesson-02-carte-blanche = Carte blanche
    .about = A hand without a picture: the rarest score, and the first reckoned.

lesson-02-carte-blanche-term-court-card = court card
    .meaning = A king, a queen or a jack: a card with a picture. The ace and the ten are not.

lesson-02-carte-blanche-term-carte-blanche = carte blanche
    .meaning = A hand dealt without a single court card. It means a white card: one without a picture.

lesson-02-carte-blanche-hook = Is there a picture in this hand?
    .text-1 = The cards have just been dealt. Nobody has exchanged anything yet.
    .text-2 = Look at younger's hand: aces, tens and small cards. Such a hand has a name and a score of its own.
    .after-1 = { $blank }
    .after-2 = The tens do no harm. They are high cards in the play, but they have no picture on them.

lesson-02-carte-blanche-what = No king, no queen, no jack
    .text-1 = A carte blanche is a hand as it was dealt, with no court card in it. One picture is enough to spoil it; aces and tens are welcome.
    .text-2 = It is a consolation: { $blank }

lesson-02-carte-blanche-as-dealt = And after the exchange?
    .text-1 = What counts is the hand before the exchange. Elder here had no picture, then drew several, and the score stands.
    .text-2 = { $drew }
    .ask = Elder holds kings and jacks by now. Does the carte blanche still stand?
    .choice-1 = Yes: the hand was blank when it was dealt.
    .choice-2 = No: it must be blank when the play begins.
    .reply-2 = It is shown and scored before its holder has drawn a card.

lesson-02-carte-blanche-telling = It is told at once
    .text-1 = The other player must not be left in the dark: a hand without pictures changes what is worth keeping.
    .text-2 = So it is announced before the exchange, and shown only when the other player has put cards out.

lesson-02-carte-blanche-number = Elder names a number
    .text-1 = Elder, announcing it, says how many cards will be exchanged. Younger chooses a discard by that.
    .text-2 = { $claimed } Now elder would rather keep more of them.
    .ask = May elder put out only the nine and eight of hearts and the eight of diamonds?

lesson-02-carte-blanche-first = Counted before everything else
    .text-1 = Scores are reckoned in a fixed order, and a carte blanche comes first of all. So even so small a score can spoil a great one, such as the repique, a bonus that has a lesson of its own.
    .text-2 = { $barred }

lesson-02-carte-blanche-try = Announce it
    .text-1 = You are elder, and you have been dealt not one picture. Say so: the table asks how many cards you will exchange.
    .after-1 = { $blank }
    .ask = Announce your carte blanche.

lesson-02-carte-blanche-question-3 = May it be kept quiet?
    .text-1 = Elder has a carte blanche and says nothing of it. Out go some cards, as if it were an ordinary hand.
    .ask = May elder simply exchange the nine and eight of hearts and the eight of diamonds?

lesson-02-carte-blanche-explain-1 = Why does younger score before anybody has spoken?
    .text-1 = A friend looks at a hand full of aces and tens and cannot see what is special about it. Explain it.

lesson-02-carte-blanche-summary =
    .text-1 = Dealt no king, queen or jack: say so, show it, and score before anybody has counted anything.
    .link-1 = Practise it as the scorer
