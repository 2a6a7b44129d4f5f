# The exchange: how many cards may go, who takes what is left, and what may be looked at.

lesson-03-exchange = The exchange

lesson-03-exchange-keep = Keep what scores
    .text-1 = You are elder. Before anything is called you must discard at least one card, and may discard up to { $rules-exchange-elder-maximum }; you draw as many from the talon. Younger then does the same, with what you leave.
    .text-2 = Touch cards to discard them, and watch what the rest still make. Then draw.
    .after-1 = No going back: you may look at your discards again, but never take them back.
    .ask = Discard and draw.

lesson-03-exchange-elder = A hand to get rid of
    .text-1 = Elder would like to lose every card that is lit.
    .ask = May elder discard all of them?

lesson-03-exchange-hook = A hand to keep
    .text-1 = Younger likes these cards as they are.
    .after-1 = Nor may elder. { $did }
    .ask = May younger exchange nothing at all?

lesson-03-exchange-more = Elder took fewer
    .text-1 = Elder exchanged one card fewer than allowed. Younger wants to discard the cards that are lit.
    .after-1 = Younger may take whatever elder leaves. { $younger }
    .reply-no = You counted as if elder had taken everything allowed.
    .ask = May younger discard that many?

lesson-03-exchange-younger = Now you are younger
    .text-1 = Elder took as many as allowed, so few cards are left for you. Keep aces and kings first: they stop elder's long suits.
    .after-1 = Few cards to draw from: that is the price of dealing.
    .ask = Discard and draw.

lesson-03-exchange-summary =
    .text-1 = Elder first: at least one card, { $rules-exchange-elder-maximum } at most. Younger next: at least one, out of what is left. Discard before you look.
    .link-1 = The exchange in the rulebook
