# The exchange: which cards to discard, how many may go, who takes what is left, and what may be looked at.

lesson-03-exchange = The exchange

lesson-03-exchange-keep = Keep what scores
    .text-1 = You are elder, with the cards of your first deal. The book threw the king of spades: find better.
    .text-2 = Draw all { $rules-exchange-elder-maximum } you may: any new card may fit, and what you leave is younger’s. Keep three of a kind, aces and kings, and neighbours of one suit.
    .after-1 = You may look at your discards again, but never take them back.
    .ask = Discard and draw.

lesson-03-exchange-all = How many?
    .text-1 = Some low cards here are plainly of no use. Is it enough to discard those?
    .ask = Which is the best discard?

lesson-03-exchange-suit = Three jacks, or the suit?
    .text-1 = Elder holds a long run of spades, and three jacks beside it.
    .ask = Which is the best discard?

lesson-03-exchange-more = Elder took fewer
    .text-1 = Elder exchanged one card fewer than allowed. Younger wants to discard the lit cards.
    .after-1 = So { $elder-left } are left for younger.
    .reply-no = Elder left one, so younger finds { $elder-left } there.
    .ask = May younger discard that many?

lesson-03-exchange-younger = Now you are younger
    .text-1 = Elder took all allowed, so few cards are left for you: that is the price of dealing. Keep aces and kings first: they stop elder’s long suits.
    .ask = Discard and draw.

lesson-03-exchange-summary =
    .text-1 = Discard before you draw, and take all you may. Keep neighbours of one suit, three of a kind, and aces and kings: as younger, these first.
    .link-1 = The exchange in the rulebook
