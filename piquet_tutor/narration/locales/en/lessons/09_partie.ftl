# The partie: totals, the difference, the rubicon, a tie, and a last deal that is given up.

lesson-09-partie = The partie and the rubicon

lesson-09-partie-term-partie = partie
    .meaning = A whole match, of as many deals as are agreed.

lesson-09-partie-term-rubicon = rubicon
    .meaning = The line that the loser of a partie has to reach. Whoever falls short of it pays far more.

lesson-09-partie-term-rubiconed = rubiconed
    .meaning = Said of a loser who has not reached the rubicon.

lesson-09-partie-hook = A close match
    .text-1 = A and B have played all the deals of their match, and this is the last of them. A has { $total-A } points and B has { $total-B }.
    .text-2 = So close! What is the winner paid?
    .after-1 = { $paid }
    .after-2 = { $paid-high } and { $paid-low } and { $paid-bonus }: the totals are added, not subtracted. The loser stayed below { $paid-line }, and that made it dear.
    .ask = What is A paid?
    .choice-1 = The difference of the two totals.
    .reply-1 = Something is always added for the game, and here not even the difference is what counts.
    .choice-2 = The difference, and { $option-game_bonus } for the game.
    .reply-2 = So it would be if the loser had reached { $paid-line }.
    .choice-3 = Both totals together, and { $option-game_bonus } for the game.
    .choice-4 = Nothing: neither of them has reached { $option-rubicon }.
    .reply-4 = That the winner is below the line as well makes no odds.

lesson-09-partie-partie = One deal is not the game
    .text-1 = You play a partie: an agreed number of deals, and the players deal in turn. So each is elder as often as the other.
    .text-2 = What each has scored is added up, deal after deal. Only the two totals matter in the end: whoever has more has won.

lesson-09-partie-difference = What the winner is paid
    .text-1 = As a rule the winner is paid the difference of the totals, and { $rules-settlement-difference-bonus } for the game.
    .text-2 = In this partie Napoleon came to { $total-Napoleon }, Josephine to { $total-Josephine }. Both are beyond { $option-rubicon }.
    .after-1 = { $paid }
    .ask = What is Napoleon paid?
    .choice-1 = { $paid-points }
    .choice-2 = { $paid-high }
    .reply-2 = That is Napoleon's total. What the loser has is taken off, and something is added for the game.
    .choice-3 = { $paid-bonus }
    .reply-3 = That is what is added for the game. The difference of the totals is paid too.

lesson-09-partie-rubicon = The rubicon
    .text-1 = The rubicon is a line at { $rules-settlement-rubicon-line } points. A loser who has not reached it is rubiconed: the winner is paid both totals added, and { $rules-settlement-rubicon-bonus }.
    .text-2 = Here Josephine has { $total-Josephine } and Napoleon { $total-Napoleon }.
    .after-1 = { $instead } { $paid }
    .ask = How is it settled?
    .choice-1 = The two totals are added.
    .choice-2 = The smaller total is taken from the larger.
    .reply-2 = That is for a loser who has reached { $rules-settlement-rubicon-line }. Napoleon has not.

lesson-09-partie-winner-short = Only the loser is looked at
    .text-1 = It makes no odds how many the winner has. In the match you began with, the winner was below { $option-rubicon } too.
    .text-2 = So a player who is going to lose, and cannot reach the line any more, should score as little as possible: every point is paid to the other.

lesson-09-partie-tie = Level after the last deal
    .text-1 = Sometimes both have exactly as much. Then { $rules-settlement-tie-extra } more deals are played, and they decide.
    .text-2 = If the players are still level after those, the partie is drawn.
    .after-1 = { $tie }
    .ask = Napoleon has { $total-Napoleon }, Josephine { $total-Josephine }. What now?
    .choice-1 = They play on.
    .choice-2 = The partie is drawn at once.
    .reply-2 = Not yet. It is drawn only if more deals leave them level again.
    .choice-3 = Both are rubiconed.
    .reply-3 = There is no loser yet, so there is nobody to be rubiconed.

lesson-09-partie-concede = Giving up the last deal
    .text-1 = In the last deal a player who can no longer reach the line may give up the play. The other then has { $rules-concede-play-points } in all for the play, { $rules-concede-cards-points } for the cards, and no capot.
    .text-2 = Younger began this deal with far too little. Elder has called and led, and now younger gives up.
    .after-1 = { $play } { $cards }
    .ask = Does elder score for tricks that were never played?
    .choice-1 = Yes, for all of them, and for the cards.
    .choice-2 = Yes, and for the capot.
    .reply-2 = A capot has to be played. It is not claimed when the play is given up.
    .choice-3 = No.
    .reply-3 = Whoever gives up the play gives away what it would score at most.

lesson-09-partie-question-1 = Just beyond
    .text-1 = A has { $total-A } and B has { $total-B }. That is closer still than the match you began with.
    .after-1 = { $paid-full }
    .ask = What is A paid?
    .choice-1 = { $paid-points }
    .choice-2 = Both totals and { $paid-bonus }: B is rubiconed.
    .reply-2 = B has { $total-B }, and only a loser under { $option-rubicon } is rubiconed.
    .choice-3 = { $paid-high }
    .reply-3 = That is A's own total. What B has is taken off, and { $paid-bonus } are added for the game.

lesson-09-partie-question-2 = Who has won?
    .text-1 = Napoleon has { $total-Napoleon }, Josephine has { $total-Josephine }. One of them is rubiconed.
    .after-1 = { $paid-full }
    .ask = Who is paid, and what for?
    .choice-1 = Josephine, for her own points alone and the game.
    .reply-1 = The loser's points are paid to her as well: that is what hurts.
    .choice-2 = Josephine, for her points and Napoleon's, and the game.
    .choice-3 = Josephine, for the points she is ahead, and the game.
    .reply-3 = That would do if Napoleon had reached { $option-rubicon }.

lesson-09-partie-explain-1 = Why is so much paid?
    .text-1 = B lost by very little, and pays dearly. Explain it to B.

lesson-09-partie-summary =
    .text-1 = Add up the deals. Has the loser reached { $rules-settlement-rubicon-line }? Then the difference and { $rules-settlement-difference-bonus }. If not, then the sum and { $rules-settlement-rubicon-bonus }.
    .link-1 = Play a partie
