# The play: follow suit, one for leading, one for taking, the last trick, the cards, the capot.

lesson-08-play = The play, the cards, the capot

lesson-08-play-term-cards = cards
    .meaning = The bonus for taking more tricks than the other player.

lesson-08-play-term-divided = divided
    .meaning = Said of the cards when both players have as many tricks.

lesson-08-play-term-capot = capot
    .meaning = Taking every trick, and the bonus for it.

lesson-08-play-hook = Every trick changes hands
    .text-1 = Here nobody had anything to count in hand. Then something odd happened: every card that was led was beaten.
    .text-2 = One card is still to come: elder's ace of clubs, which takes the last trick too. What will the two have scored for the tricks?
    .after-1 = { $lead } { $took } And so on, through all the tricks. { $last }
    .after-2 = One point for leading and one for taking: both are paid, whoever wins. The total is { $total-elder } to { $total-younger }, and it is made of such points alone.

lesson-08-play-follow = Following suit
    .text-1 = Whoever holds a card of the suit that was led must play one. If not, any card may be played, but it cannot win.
    .text-2 = The higher card of the suit led takes the trick, and its owner leads to the next. No suit beats another.
    .ask = Elder has led the king of diamonds. May younger throw away the queen of spades?

lesson-08-play-need-not-win = Must the trick be taken?
    .text-1 = You must follow suit, but you need not take the trick. Of the suit that was led, play whichever card you like.
    .text-2 = Younger has led the queen of spades. Elder still holds the ace and the jack of spades.
    .ask = May elder play the jack, and let younger have the trick?

lesson-08-play-lead = One for leading
    .text-1 = Every card that is led scores a point, at once. It does not matter how high the card is, nor who takes the trick.
    .text-2 = You are elder, and all has been called. Lead a card.
    .after-1 = A seven would have scored just as much as an ace.
    .ask = Lead any card you like, and watch the score.

lesson-08-play-take = Who is paid for the trick?
    .text-1 = Take a trick that the other player led, and you score a point as well. The one for the lead stays where it was.
    .text-2 = Take a trick that you led yourself, and you score no more: the lead has been counted. { $held }
    .after-1 = { $took }
    .ask = Elder has led the king of diamonds, and younger's ace takes it. Who scores in this trick?
    .choice-1 = Both: elder for leading, younger for taking.
    .choice-2 = Younger alone, who has the trick.
    .reply-2 = The lead is paid the moment the card is led. It is not taken back when the trick is lost.
    .choice-3 = Elder alone: only leading scores.
    .reply-3 = Leading is one way to a point. Taking what the other player led is the other.

lesson-08-play-last = The last trick
    .text-1 = Whoever takes the last trick of the deal scores { $rules-play-last-extra } more than for any other trick: beside the lead where it is the leader, beside the taking where it is not.
    .text-2 = Elder has led the jack of spades, and younger's last card cannot beat it.
    .after-1 = { $last }
    .ask = The rulings say who led and who took. With the last trick, what has each side scored for the tricks?

lesson-08-play-cards = The cards
    .text-1 = When the last card is played, the tricks are counted. Whoever has more of them scores { $rules-cards-most-points } for the cards, by however many.
    .text-2 = With as many tricks each the cards are divided. Count the tricks in this deal, the last one too: it is on the table.
    .after-1 = { $none } They are not shared out: the bonus is for a majority, and there is none.

lesson-08-play-capot = The capot
    .text-1 = Taking every trick is a capot, whichever player does it, and scores { $rules-cards-capot-points }. The single tricks count besides, as always.
    .text-2 = Elder has taken every trick so far, and is about to take the last. What becomes of the cards?
    .after-1 = { $instead } { $capot }
    .after-2 = Like the cards, the capot helps to no pique.

lesson-08-play-explain-1 = Why does nobody score for the cards?
    .text-1 = At the end of this deal nothing is written for the cards. Say why, to somebody who expected a share.

lesson-08-play-explain-2 = Why does younger score for this trick?
    .text-1 = Elder led the king of diamonds and was paid for it. Say why younger scores in the same trick, and why taking one's own lead brings nothing more.

lesson-08-play-score-carte-blanche = First box: carte blanche
    .text-1 = Here is a whole deal, from the first card to the total. We fill in the score sheet with you, box by box.
    .text-2 = The cards have just been dealt. Look at both hands for court cards.
    .after-1 = So nobody scores in this box, and the exchange begins.
    .ask = Whose hand is a carte blanche?
    .choice-1 = Nobody's: both hold court cards.
    .choice-2 = Younger's: there is no ace in it.
    .reply-2 = Aces do no harm and tens do none. Kings, queens and jacks do, and younger holds some.
    .choice-3 = Elder's: every ace is in it.
    .reply-3 = Aces do no harm, but there are kings, queens and jacks beside them.

lesson-08-play-score-point = Second box: the point
    .text-1 = Both have exchanged. Look for the longest suit of each hand: elder's is spades, younger's is clubs.
    .text-2 = They are as long. So add up what the cards are worth, and then say who scores how many.
    .after-1 = { $beaten } { $point }

lesson-08-play-score-sequence = Third box: sequences
    .text-1 = Now the runs. Elder has two of them, in hearts and in spades; younger's best is in clubs.
    .text-2 = Find the best one first. Then see what else its holder may count.
    .after-1 = { $best } { $more }

lesson-08-play-score-set = Fourth box: sets
    .text-1 = Elder holds every ace. Younger holds three kings, and neither hand has another set.
    .text-2 = What is written, and for whom?
    .after-1 = { $best }

lesson-08-play-score-repique = Fifth box: repique
    .text-1 = All has been called, and no card has been played. Add what elder has in hand: the point, two quarts and the aces.
    .text-2 = Younger has nothing to count.
    .after-1 = In hand it falls short by a little. But elder is about to lead, and every lead scores.
    .ask = Does anybody make a repique?
    .choice-1 = Nobody: elder has not { $rules-repique-award-target } in hand.
    .choice-2 = Elder, for younger has nothing to count.
    .reply-2 = That nobody is in the way is not enough: { $rules-repique-award-target } in hand are wanted, and elder has fewer.
    .choice-3 = Nobody: younger's clubs bar elder.
    .reply-3 = Younger's point was beaten, and what does not score bars nothing. It is the sum that falls short.

lesson-08-play-score-pique = Sixth box: pique
    .text-1 = Elder has led two aces and scored for each. Now comes the king of hearts.
    .text-2 = Younger has still counted nothing. Add in hand and play together.
    .after-1 = { $yes } What younger scores from here on takes nothing of it back.

lesson-08-play-score-play = Seventh box: trick points
    .text-1 = The rulings say who led and who took. Count one for each lead, and one for each trick taken from the other's lead.
    .text-2 = In the last trick younger has led the king of diamonds, and elder's ace takes it.
    .after-1 = { $last }

lesson-08-play-score-cards = Eighth box: the cards
    .text-1 = Now count the tricks themselves: the rulings say who took each of them.
    .text-2 = The last lies on the table and is elder's, as you know. How they were led to does not matter here.
    .after-1 = { $most }
    .ask = What is written for the cards, and for whom?
    .choice-1 = { $rules-cards-most-points } for elder.
    .choice-2 = { $rules-cards-capot-points } for elder.
    .reply-2 = That is for every trick, and younger has taken some.
    .choice-3 = Nothing: the cards are divided.
    .reply-3 = They are divided only when both have as many tricks.

lesson-08-play-score-total = Last box: the total
    .text-1 = The sheet holds all but the last trick and the cards. Add these, and you have the deal.
    .text-2 = In a match both totals go to the foot of a column, and the next deal begins.
    .after-1 = Elder has { $total-elder }, younger { $total-younger }. That is all there is to it: the same boxes in the same order, whatever the cards are.

lesson-08-play-summary =
    .text-1 = One for each lead, one for each trick taken from the other's lead, { $rules-play-last-extra } more for the last trick.
    .text-2 = Then the cards: { $rules-cards-most-points } for more tricks, nothing when they are divided, { $rules-cards-capot-points } instead for all of them.
    .link-1 = Score a deal you have never seen
    .link-2 = Practise the play
