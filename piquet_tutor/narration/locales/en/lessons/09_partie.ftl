# The match: totals, the difference, the rubicon, and a tie.

lesson-09-partie = The match

lesson-09-partie-term-rubicon = rubicon
    .meaning = The line, { $rules-settlement-rubicon-line } here, that the loser of a match has to reach.

lesson-09-partie-paid = What the winner is paid
    .text-1 = You deal in turn and add up the deals. The higher total wins.
    .text-2 = Look at both: why does the second cost more?
    .after-1 = The loser had not crossed the rubicon of { $rules-settlement-rubicon-line }. So the totals are added. Either way the winner gets { $rules-settlement-rubicon-bonus } more for the game.
    .ask = Find the match in which the loser is rubiconed.

lesson-09-partie-hook = So close
    .text-1 = A has { $total-A } points, B has { $total-B }.
    .after-1 = { $paid } The winner may be short: only the loser must reach the line.
    .ask = What is A paid?
    .choice-1 = The difference.
    .reply-1 = B is short of { $option-rubicon }, so the totals are added, with { $option-game_bonus } more.
    .choice-2 = The difference and { $option-game_bonus }.
    .reply-2 = B is short of { $option-rubicon }, so add the totals: { $total-A } and { $total-B }.
    .choice-3 = Both totals and { $option-game_bonus }.
    .choice-4 = Nothing: neither has reached { $option-rubicon }.
    .reply-4 = You thought the winner had to reach the line. The rules don’t ask that.

lesson-09-partie-question-1 = Just across
    .text-1 = A has { $total-A }, B has { $total-B }.
    .after-1 = { $paid }
    .ask = What is A paid?
    .choice-1 = The difference and { $paid-bonus }.
    .choice-2 = Both totals and { $paid-bonus }.
    .reply-2 = B has { $total-B } and has crossed the line, so take the difference.
    .choice-3 = Nothing: it is too close.
    .reply-3 = { $total-A } beats { $total-B }, however close.

lesson-09-partie-tie = A tie at the end
    .text-1 = After the last deal both have { $total-A }. Being elder is worth points, so a tie is played off fairly; only if they are level again is it a draw.
    .after-1 = { $tie }
    .ask = How is the match decided?
    .choice-1 = Each deals once more.
    .choice-2 = The match is drawn.
    .reply-2 = Not yet: two more deals come first, and only if they are level again is it drawn.
    .choice-3 = Both are rubiconed.
    .choice-4 = One more deal decides.
    .reply-3 = The rubicon is for the loser, and with { $total-A } each there is none: two more deals are played.
    .reply-4 = In one deal only one is elder, which is worth points: so two more, one each.

lesson-09-partie-play = A deal of your own
    .text-1 = From the exchange to the last trick, without help. You are elder.
    .after-1 = Your next opponent is waiting.
    .ask = Play the whole deal.

lesson-09-partie-summary =
    .text-1 = Only the loser has to reach the line. A tie is played off: each deals once more.
    .link-1 = Play a match
