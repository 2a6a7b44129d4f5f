# The order of reckoning, the repique, the pique: what makes them, what bars them, and what does not.

lesson-07-repique = Repique and pique

lesson-07-repique-term-in-hand = in hand
    .meaning = Scored by the cards held, before a trick counts: carte blanche, point, sequences and sets.

lesson-07-repique-term-order-of-reckoning = order of reckoning
    .meaning = The fixed order in which scores are taken, whenever they were said aloud.

lesson-07-repique-term-bar = bar
    .meaning = To stop a repique or a pique, by a score that is reckoned earlier.

lesson-07-repique-term-repique = repique
    .meaning = A bonus for reaching the line in hand alone, before anything of the other player's is reckoned.

lesson-07-repique-term-pique = pique
    .meaning = A bonus for elder, for reaching the line in hand and play before anything of younger's is reckoned.

lesson-07-repique-hook = More than enough?
    .text-1 = There is a bonus for { $rules-repique-award-target } points before a card is played: the repique. Elder has counted a quint and a tierce, and now calls all the aces: more than enough.
    .text-2 = Younger has not counted a single point so far. Does elder get the bonus?
    .after-1 = { $no }
    .after-2 = Younger's point is good, and elder knew it: elder's own was answered “not good”. When younger says it aloud makes no difference. Why not? That is this lesson.

lesson-07-repique-order = An order that never changes
    .text-1 = Scores have an order of reckoning: carte blanche first, then the point, the sequences, the sets, then what is made in play, and last the cards.
    .text-2 = Younger's scores are said after elder's lead. They keep their place all the same: a point is reckoned before any set, whoever speaks first.
    .after-1 = { $point } It comes before elder's sequences and aces, though those were counted earlier.
    .ask = Touch the cards whose score is reckoned before all that elder has counted.

lesson-07-repique-repique = The repique
    .text-1 = Reach { $rules-repique-award-target } in hand, before anything of the other player's is reckoned, and { $rules-repique-award-points } are added. Either player can make it.
    .text-2 = In hand means by the cards you hold, not by tricks. Whoever makes a repique has no pique besides.
    .after-1 = { $yes-full }
    .ask = All that elder has called was good, and younger has counted nothing. Elder's queens are good now too. What is the bonus?

lesson-07-repique-later-scores = Who comes first?
    .text-1 = A score of the other player bars your repique only if it comes earlier in the order than the score that completes your { $rules-repique-award-target }.
    .text-2 = Here elder's aces are good and count. But younger's point and sequences are good too. Count in the order of reckoning.
    .after-1 = { $yes }
    .after-2 = { $point } { $run } That is reckoned before any set, so the aces come too late. Elder's “one” for the lead comes later still.
    .ask = Younger has a point and long sequences; elder has counted the aces and led a card. Is there a repique?

lesson-07-repique-equal = Equal points, and then?
    .text-1 = Only a score can bar. Where the points or the sequences are equal, nobody scores, so nobody is stopped.
    .text-2 = { $equal } Neither hand has a sequence, and the best set is younger's.
    .after-1 = { $yes }
    .after-2 = The equal points stop nobody, and would stop no pique either. Elder's lead was said first, but play is reckoned after the sets.
    .ask = Elder has led a card and said “one”. Younger now counts every set. Is there a repique?

lesson-07-repique-blank = Carte blanche and the order
    .text-1 = A carte blanche is the first thing in the order of reckoning. It helps its owner to a repique, and it bars the other player from everything.
    .text-2 = Elder was dealt no court card and told it. Now elder's point and quint are good as well: add up.
    .after-1 = { $blank } { $yes }
    .after-2 = Younger counts a trio later: { $set } It is reckoned after the point and the sequences, and stops nothing.

lesson-07-repique-pique = The pique
    .text-1 = Not quite enough in hand? If elder reaches { $rules-pique-award-target } with the help of tricks, before anything of younger's is reckoned, it is a pique: { $rules-pique-award-points } more.
    .text-2 = Only elder can make it: elder's first lead scores, and that bars younger for good.
    .after-1 = { $yes }
    .after-2 = That moment is what counts: points younger makes later take nothing back. Had younger taken a trick and scored for it before, there would have been no pique.
    .ask = Elder is one short, and about to lead a first card. What is the bonus in this deal?

lesson-07-repique-not-by-the-clock = By the clock, or in the order?
    .text-1 = Again elder is one short, and leads, but has called no set. Younger counts a trio of tens after the lead; it is reckoned before the lead.
    .text-2 = Other books can be read to go by the clock: only what younger has counted aloud by then bars. That reading is disputed.
    .after-1 = { $no }
    .after-2 = Read by the clock it would be: { $clock } When you sit down with somebody new, ask which it is.
    .ask = Is there a pique, by the rules of the club game, which these lessons teach?

lesson-07-repique-cards-do-not-help = Do the cards help?
    .text-1 = Whoever takes more tricks than the other has another bonus, called the cards; the next lesson is about it. It is reckoned last, and it does not count towards a pique.
    .text-2 = Elder has taken every trick so far, and is about to take the last. Younger has counted nothing at all.
    .after-1 = { $capot } Without it, what elder has in hand and play falls short. So there is no pique, although every trick is elder's.

lesson-07-repique-explain-1 = Why was there no repique?
    .text-1 = Elder's point, sequence and kings are good, and come to more than enough in hand. Say in one sentence what stopped the repique.

lesson-07-repique-explain-2 = Why is this a pique, and not a repique?
    .text-1 = Elder has a bonus, and it is the smaller of the two. Say why, and why younger's later points do not matter.

lesson-07-repique-summary =
    .text-1 = Put every score in the order of reckoning and add. Whoever reaches { $rules-repique-award-target } in hand, before anything of the other's, has the repique.
    .text-2 = Elder, who gets there with the help of tricks, has the pique. Only a score that comes earlier can bar; an equality, a lost call and a later score cannot.
    .link-1 = Practise repique and pique
