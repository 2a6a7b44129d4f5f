lesson-normand = Piquet Normand, for three

lesson-normand-term-dealer = dealer
    .meaning = The player who calls last and plays last to the first trick; the only one who may exchange.

lesson-normand-welcome = Three, each for himself
    .text-1 = Three players, ten cards each, and two left over. Old French books name the game, but no page we could read gives its rules.
    .text-2 = What you play here is a proposal: the outline is remembered, the rest is ours. Open any ruling to see which.

lesson-normand-exchange = The dealer’s two cards
    .text-1 = You are the dealer, and only the dealer exchanges: both cards of the talon for two of yours, or none.

lesson-normand-point = The best of three
    .text-1 = The eldest has called first, then the next; now it is your turn. You may call a point better than the best so far, or just as good. The best scores; if two are equal, nobody does.

lesson-normand-beaten = Beaten is nothing
    .text-1 = { $ruling }

lesson-normand-sequence = Sequences and sets
    .text-1 = Sequences go round in the same way, then sets. If yours is the best, you count your others too.

lesson-normand-tricks = Three cards to a trick
    .text-1 = One for leading, one for taking a trick that another led, and one more for the last.
    .text-2 = Twenty in hand, before the others have anything, adds seventy. Twenty in hand and play adds forty, for the eldest alone.

lesson-normand-capot = Ten tricks between three
    .text-1 = { $ruling }
    .text-2 = The most tricks earn ten; two who tie get five each. All ten tricks earn forty; two who take them all between them get twenty each.

lesson-normand-done = The last one home loses
    .text-1 = { $yours } { $printed }
    .text-2 = The first to reach a hundred drops out. The other two play on at the game for two, and the last one home loses.
    .link-1 = Play to the end
    .link-2 = Its rules, one by one
