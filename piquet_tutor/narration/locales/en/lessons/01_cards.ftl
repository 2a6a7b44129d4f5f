# The first lesson: the pack, the deal, who is who, and how a trick is played.

lesson-01-cards = Cards and deal
    .about = The pack, the deal, and who is who.

lesson-01-cards-term-talon = talon
    .meaning = What is left of the pack after the deal, face down on the table. Both players draw from it.

lesson-01-cards-term-lead = lead
    .meaning = To play the first card of a trick. Its suit is the suit led.

lesson-01-cards-term-follow-suit = follow suit
    .meaning = To play a card of the suit led.

lesson-01-cards-hook = Who is paid for this trick?
    .text-1 = This is the middle of a deal. Elder has led the king of diamonds. Younger’s ace beats it, so younger takes both cards.
    .text-2 = Guess, even if you have never seen this game: who scores?
    .after-1 = { $led } { $took }
    .after-2 = In Piquet you score for taking a trick, and you score for leading to one, even if you lose it.
    .ask = Who scores for this trick?
    .choice-1 = Only younger, for taking it.
    .reply-1 = You scored only the taking. The lead scores too, won or lost.
    .choice-2 = Elder for leading, and younger for taking it.
    .choice-3 = Nobody: tricks are only counted at the end.
    .reply-3 = There is a bonus for most tricks at the end, but each trick also scores at once.

lesson-01-cards-pack = A short pack
    .text-1 = Piquet is played with { $rules-pack } cards: in each suit the ace, king, queen, jack, ten, nine, eight and seven, the ace highest and the seven lowest.
    .text-2 = The ten stands between the jack and the nine. No suit beats the others: there are no trumps.

lesson-01-cards-deal = Two hands and a talon
    .text-1 = { $dealt }
    .text-2 = Here you see both hands, to learn. At the table you see only your own.

lesson-01-cards-roles = Elder and younger
    .text-1 = The dealer is younger, the non-dealer elder, and they swap with every deal.
    .text-2 = Elder goes first in everything: exchanging, speaking, leading. That is a big advantage, as you will see.

lesson-01-cards-course = How a deal runs
    .text-1 = First both exchange cards. Then they compare what they hold (the longest suit, runs, cards of a rank), and the better hand in each scores.
    .text-2 = Then they play their cards, which scores too, with a bonus for most tricks at the end. The score sheet shows how this deal came out.

lesson-01-cards-follow = Following suit
    .text-1 = A trick is one card from each hand. The leader chooses the suit; the opponent must follow suit if possible.
    .text-2 = Younger has the queen of clubs to spare and would like to save the ace of diamonds.
    .ask = May younger play the queen of clubs on the king of diamonds?

lesson-01-cards-not-win = Must you take the trick?
    .text-1 = You must follow suit, nothing more. If you could take a trick, you may let it go.
    .text-2 = Younger has led the queen of spades. Elder holds the ace and the jack.
    .reply-no = The jack follows suit, and that is all a card must do.
    .ask = May elder play the jack of spades and keep the ace?

lesson-01-cards-try = Your turn
    .text-1 = You are elder, and the calls are over. Lead a card, the ace of hearts if you like, and see what it scores.
    .text-2 = Touch a card to play it. Each ruling appears beside the table: open one to see why.
    .after-1 = That is a trick. The winner leads to the next, until the hands are empty.
    .ask = Play until a trick has been taken.

lesson-01-cards-question-1 = No hearts left
    .text-1 = Elder leads the king of hearts. Younger has no hearts left.
    .after-1 = But it cannot win: there are no trumps, so a card of another suit never takes the trick.
    .reply-no = Only who holds the suit led must follow, and younger has no hearts.
    .ask = May younger play the seven of diamonds?

lesson-01-cards-question-2 = Who begins?
    .text-1 = The exchange is over, and both hold the cards they will play with. Now they compare hands.
    .after-1 = { $first }
    .ask = Who speaks first?
    .choice-1 = Elder
    .choice-2 = Younger, who is the dealer
    .reply-2 = The dealer comes last in everything.

lesson-01-cards-question-3 = The card that takes it
    .text-1 = Younger has led the queen of spades, and elder has answered with the ace.
    .after-1 = { $took } { $next }
    .ask = Who leads to the next trick?
    .choice-1 = Elder, who took this one
    .choice-2 = Younger, who led to this one
    .reply-2 = The lead goes to the winner of the trick; it does not alternate.

lesson-01-cards-explain-1 = Why is this trick a point for younger?
    .text-1 = Elder led a king, and younger scores for it. Tell a friend why, in a sentence of your own.

lesson-01-cards-summary =
    .text-1 = A short pack, two hands and a talon. Elder goes first in everything. In the play: follow suit if you can, win if you like.
    .link-1 = Play a whole first deal with a guide
