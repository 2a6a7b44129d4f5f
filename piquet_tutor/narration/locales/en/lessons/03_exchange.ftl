# What may be put out, what may be drawn, and what the other player leaves.

lesson-03-exchange = The exchange

lesson-03-exchange-term-exchange = exchange
    .meaning = Putting cards out of the hand, face down, and drawing as many from the talon.

lesson-03-exchange-term-discard = discard
    .meaning = The cards a player has put out. The other player does not see them.

lesson-03-exchange-hook = A hand worth keeping
    .text-1 = Elder has exchanged. Younger holds the ace, queen, jack and ten of diamonds and the king, queen and ten of clubs, and likes what is there.
    .text-2 = Why not play with these very cards?
    .after-1 = By Cavendish's laws, which these lessons follow, no player may keep every card, however good the hand; by Parlett's rules younger may. In this deal: { $did }
    .ask = May younger keep every card and draw none?

lesson-03-exchange-why = Why cards are exchanged
    .text-1 = Before anything is called, both may make their hands better. You put out the cards you can spare and draw as many from the talon, unseen.
    .text-2 = Put out first, draw after: what you have put out is gone.
    .after-1 = { $drew }
    .ask = Which came first?
    .choice-1 = Elder puts cards out, then sees what comes in.
    .choice-2 = Elder looks at the talon, then chooses what to put out.
    .reply-2 = The talon lies face down. It is looked at only after the draw, and only where cards are left.

lesson-03-exchange-elder = Elder: at least one, and a limit
    .text-1 = Elder exchanges first. At least one card must go out; most of the talon may be taken, but not all.
    .text-2 = It is your turn: try to choose more than is allowed, see why not, and then exchange.
    .after-1 = However many you took: elder may always take { $rules-exchange-elder-maximum } at the most.
    .ask = Put out what you can spare and exchange.

lesson-03-exchange-younger = Younger: what elder has left
    .text-1 = Younger comes second and takes from what is left. Elder usually leaves little, and this is the price of dealing.
    .text-2 = { $elder } { $younger }

lesson-03-exchange-left = What elder does not take
    .text-1 = Elder may take fewer. Then elder may look at the cards left over from elder's own share, and younger may take them.
    .text-2 = { $elder } { $peek }

lesson-03-exchange-more = What elder leaves
    .text-1 = In that same deal elder has left a card of the share. So younger finds one card more in the talon than usual, and wants to take them all.
    .after-1 = { $younger }
    .ask = May younger put out the nine and seven of spades, the eight of hearts and the eight of diamonds?

lesson-03-exchange-rest = And what nobody takes
    .text-1 = Younger need not take all either. What is left then stays in the talon, and may be looked at only once elder has led.
    .text-2 = { $left }

lesson-03-exchange-question-1 = Every card that is lit
    .text-1 = Elder holds a poor hand. It would be good to be rid of every club, of both diamonds and of the eight of hearts.
    .ask = May elder put out all the cards that are lit?

lesson-03-exchange-question-2 = Elder is content
    .text-1 = Elder has been dealt a fine hand. Only the seven of clubs is to go, for a single new card.
    .ask = May elder exchange one card alone?

lesson-03-exchange-question-3 = A modest younger
    .text-1 = Elder has taken all that is allowed. Younger would put out the seven of spades and nothing else.
    .ask = May younger exchange one card and leave the rest?

lesson-03-exchange-question-4 = A cautious younger
    .text-1 = Elder has taken all that is allowed. Younger wants to put out a card more than the talon still holds.
    .ask = May younger put out all the cards that are lit?

lesson-03-exchange-explain-1 = Why may younger take so many here?
    .text-1 = Your friend has learnt that younger takes what is left, and wonders why it is more than usual in this deal.

lesson-03-exchange-summary =
    .text-1 = Elder first, at least one and within a limit; younger at least one, out of what is left. Put out before you draw.
    .link-1 = Exchange in a real deal
