# The race to thirty: the order of reckoning, the repique, the pique, and what bars them.

lesson-07-repique = Race to thirty

lesson-07-repique-term-order-of-reckoning = order of reckoning
    .meaning = Point, sequences, sets, then the play, then the cards, no matter when they are called. (Only a carte blanche, a hand dealt without a court card, comes before them.)

lesson-07-repique-term-repique = repique
    .meaning = { $rules-repique-award-points } more for { $rules-repique-award-target } in hand (without the play) before the opponent can count anything.

lesson-07-repique-bar = What bars it
    .text-1 = Elder has more than { $rules-repique-award-target }. But you are younger, and your point comes first in the order of reckoning: the striped gate closes elder's track.
    .text-2 = Press your point in the row below the tracks: if you don't call it, it doesn't count.
    .after-1 = What doesn't score can't bar anything.
    .ask = Let elder have the repique.

lesson-07-repique-clock = By the order, or by the clock
    .text-1 = Elder has counted almost { $rules-pique-award-target }. Leads and tricks can add the rest: a pique, { $rules-pique-award-points } more; but your three tens are reckoned before the lead. Press them: left unsaid, they no longer bar it.
    .text-2 = Then put them back. Cavendish goes by the order of reckoning, but Parlett and the Club by the clock, and the lead came first.
    .after-1 = Playing somebody new? Ask which it is first.
    .ask = With your tens back, choose a book by which elder makes the pique.

lesson-07-repique-later-scores = Elder spoke first
    .text-1 = Elder has counted the aces and led a card. Only now does younger count a point and long sequences.
    .after-1 = { $yes } Only what is reckoned earlier bars; the aces come too late.

lesson-07-repique-equal = Equal points
    .text-1 = The points were equal, nobody has a sequence, and elder has led and said “one”. Now younger counts every set.
    .after-1 = { $yes } Equal points score nothing, so they stop nothing; and a lead comes after the sets.

lesson-07-repique-pique = One short
    .text-1 = Elder is one short of { $rules-pique-award-target }, and leads. Younger has nothing to count.
    .after-1 = { $yes } It is made at once: nothing younger scores later can take it away. The cards and the capot come last, after every lead and trick.

lesson-07-repique-cards-do-not-help = Every trick
    .text-1 = Elder takes every trick, and younger has counted nothing. Without the cards, hand and play fall short of { $rules-pique-award-target }.
    .after-1 = { $capot } By these rules the cards come last and can't make a pique; Wikipedia lets them.

lesson-07-repique-boxes = Score this deal
    .text-1 = From the point to the pique: what does elder count, and is there a bonus on top?

lesson-07-repique-summary =
    .text-1 = Add in the order of reckoning. { $rules-repique-award-target } in hand before your opponent has anything: { $rules-repique-award-points } more. With the help of the play, for elder only: { $rules-pique-award-points }.
    .link-1 = Practise the race as the scorer
