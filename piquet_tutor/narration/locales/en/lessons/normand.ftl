lesson-normand = Piquet Normand, for three

lesson-normand-term-dealer = dealer
    .meaning = Whoever deals sits last: he calls last, plays last to the first trick, and alone may exchange.

lesson-normand-welcome = Three, each for himself
    .text-1 = Three players, ten cards each, and two left over. Old French books name the game, but no page that could be read gives its rules.
    .text-2 = What you play here is a proposal: its frame is remembered, its gaps are ours. Every ruling says which when you open it.

lesson-normand-exchange = The dealer's two cards
    .text-1 = You are the dealer, and the dealer alone exchanges: both cards of the talon for two of yours, or none.

lesson-normand-point = The best of three
    .text-1 = The eldest has called first, then the next; now it is your turn. You may call a point that is better than the best so far, or just as good. The best scores; two that are level score nothing.

lesson-normand-beaten = Beaten is nothing
    .text-1 = { $ruling }

lesson-normand-sequence = Sequences and sets
    .text-1 = Sequences go round in the same way, and then the sets. Whoever has the best of a class counts his others in it too.

lesson-normand-tricks = Three cards to a trick
    .text-1 = One for leading, one for taking a trick that another led, and one more for the last.
    .text-2 = Twenty in hand, before the others have anything, adds seventy. Twenty in hand and play adds forty, for the eldest alone.

lesson-normand-capot = Ten tricks between three
    .text-1 = { $ruling }
    .text-2 = The most tricks earn ten; two who are level have five each. All ten earn forty; two who share them all while the third has none have twenty each.

lesson-normand-done = The last one home loses
    .text-1 = { $yours } { $printed }
    .text-2 = The first to reach a hundred withdraws. The other two play on at the game for two, and whoever is left behind has lost.
    .link-1 = Play to the end
    .link-2 = Its rules, clause by clause
