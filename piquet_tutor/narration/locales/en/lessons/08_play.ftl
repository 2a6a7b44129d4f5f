# Tricks: follow suit, one for leading, one for taking, one more for the last; the cards and the capot.

lesson-08-play = Tricks

lesson-08-play-follow = Follow suit
    .text-1 = Elder has led the king of diamonds. You must follow suit if you can; you need not win. No suit beats another.
    .text-2 = Try another suit first, and read why it is refused. Then play a diamond.
    .after-1 = The higher card of the suit led wins the trick, and its player leads next.
    .ask = Answer elder’s king.

lesson-08-play-need-not-win = Let it go?
    .text-1 = Younger has led the queen of spades. Elder holds the ace and the jack.
    .reply-no = Following suit is enough: the trick need not be won.
    .ask = May elder play the jack and let younger have the trick?

lesson-08-play-take = Who scores?
    .text-1 = Elder has led the king of diamonds; younger’s ace takes it.
    .after-1 = { $took } The lead scores, and taking it scores too. Winning your own lead adds nothing, except in the last trick.
    .ask = Who scores in this trick?
    .choice-1 = Both: elder for leading, younger for taking.
    .choice-2 = Younger alone.
    .reply-2 = A lead scores the moment it is made, won or lost.
    .choice-3 = Elder alone.
    .reply-3 = You scored only the lead. Taking the opponent’s lead scores too.

lesson-08-play-last = The last trick
    .text-1 = Here every lead was lost to the opponent. Elder’s ace of clubs now takes the last trick, which scores { $rules-play-last-extra } more.
    .text-2 = Count one for each lead, one for each lead taken, and the extra.
    .after-1 = { $last } Elder: { $count-play-lead-elder } leads, { $count-play-trick-elder } leads taken, and { $rules-play-last-extra }. Younger: { $count-play-lead-younger } and { $count-play-trick-younger }.

lesson-08-play-capot = Every trick
    .text-1 = More tricks than your opponent: { $rules-cards-most-points } “for the cards”. An even split: nothing. All of them: a capot, { $rules-cards-capot-points }, instead of the cards.
    .text-2 = Elder is about to take the last one too.
    .after-1 = { $capot }
    .reply-1 = That is for more tricks; all are a capot, { $rules-cards-capot-points }.
    .reply-2 = Elder takes every trick: that is a capot, { $rules-cards-capot-points }.

lesson-08-play-play = Play a hand
    .text-1 = You are elder; everything has been called. Lead all of your longest suit, from the top: once the higher cards are gone, the rest wins. Keep your other aces and kings: they win the lead back.
    .ask = Play every trick.

lesson-08-play-summary =
    .text-1 = Every lead scores, won or lost. The cards or the capot: a deal pays only one.
    .link-1 = Practise tricks as the scorer
