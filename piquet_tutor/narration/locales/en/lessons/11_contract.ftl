# Contract Piquet: the elder hand is bid for.

lesson-11-contract = Contract Piquet
    .about = The elder hand goes to the highest bidder.

lesson-11-contract-hook = Two tricks short
    .text-1 = In this form you bid for the elder hand. { $bid }
    .text-2 = After the last card elder has { $beaten-tricks } of the { $beaten-wanted } tricks bid, and gets nothing for them. What does the opponent get?
    .after-1 = { $beaten }
    .after-2 = Every missing trick pays the whole value of the bid: { $beaten-worth } each time. This is the counterpique.
    .ask = What does the opponent score?
    .choice-1 = { $beaten-short }: a point for each missing trick.
    .reply-1 = You counted the tricks. Each missing trick pays the value of the bid.
    .choice-2 = { $beaten-worth }: the value of the bid.
    .reply-2 = You paid it only once. It is paid for every missing trick.
    .choice-3 = { $beaten-points }: the value of the bid for each missing trick.

lesson-11-contract-bid = What a bid says
    .text-1 = Elder is no longer the non-dealer: you bid for it. Name how many tricks you will win and how many cards of the talon you will leave. Multiply them for what making it scores.
    .text-2 = { $first }

lesson-11-contract-may-bid = The dealer speaks first
    .text-1 = The dealer bids or passes. The non-dealer says yes or passes; after a yes the dealer must bid higher or pass.
    .text-2 = It is the dealer’s turn to speak. How low may the bid be?
    .ask = May the dealer bid three tricks, leaving three cards?

lesson-11-contract-line = Above and below the line
    .text-1 = Point, sequences, sets and the bonuses are written above the line of the score sheet; tricks are written below.
    .text-2 = Leads score nothing, and neither do single tricks. A bid is either made or not. { $made }

lesson-11-contract-short = Counterpique
    .text-1 = If elder falls short, elder scores nothing below the line. Younger scores the whole value of the bid for every missing trick: the counterpique.
    .text-2 = { $won } Count the tricks of this deal.
    .after-1 = { $made-full }
    .after-2 = On another page the same inventor gives that name to the opposite: a bonus for winning exactly the tricks bid. These rules follow his page on Contract Piquet and have an option for that bonus.
    .ask = Elder is about to take the last trick, which counts as two. Is the bid made?
    .choice-1 = Yes: the last trick makes it.
    .choice-2 = No: elder is short, and it is a counterpique.
    .reply-2 = The last trick counts as two here. Count again.

lesson-11-contract-pique = Whose pique?
    .text-1 = Nobody scores for leading, so either player may reach { $rules-pique-award-target } by combinations and tricks won, before the opponent has scored or won a trick.
    .text-2 = Younger is the non-dealer here. { $declared } There was more, and younger took the first trick.
    .after-1 = { $yes } { $tricks }
    .after-2 = As we read it, an opponent’s trick would have barred it, and the last trick helps by two: the inventor’s page says neither.
    .ask = Younger takes the next trick too. Whose is the pique?
    .choice-1 = Younger’s.
    .choice-2 = Nobody’s: only elder makes a pique.
    .reply-2 = That is the club game, where the first lead scores. Here it scores nothing, so it stops nobody.

lesson-11-contract-misere = Nobody bids: misère
    .text-1 = If both pass, the deal is a misère. Nothing is exchanged, nothing is called, and the player with fewer tricks scores { $rules-misere-award-points } for each of the opponent’s.
    .text-2 = The non-dealer leads. The last trick counts as two.
    .after-1 = { $won }
    .ask = The last card is about to be played. The non-dealer takes this trick. Who scores?
    .choice-1 = The dealer, for the non-dealer’s tricks.
    .choice-2 = The non-dealer, who has more tricks.
    .reply-2 = You paid for winning. In a misère the player with fewer tricks scores.

lesson-11-contract-rubber = The rubber
    .text-1 = { $rules-rubber-game-target } below the line wins a game, and a new line is drawn. The first to win two games wins the rubber and { $rules-rubber-bonus-points }, or { $rules-rubber-bonus-clean } if the opponent has won none.
    .text-2 = Then everything above and below the line is added up.

lesson-11-contract-question-1 = The highest bid
    .text-1 = { $bid }
    .after-1 = { $made-full }
    .ask = Elder has won all the tricks. What does that score below the line?
    .choice-1 = { $made-points }
    .choice-2 = { $made-points }, and a capot as well.
    .reply-2 = There is no capot in this form, and nothing for the cards.
    .choice-3 = A point for each trick.
    .reply-3 = Single tricks score nothing here. The bid as a whole does.

lesson-11-contract-question-2 = Too many tricks?
    .text-1 = { $bid }
    .after-1 = { $made } { $stop }
    .ask = Elder takes this trick, and then has as many as were bid. Each player has one card left. What happens to it?
    .choice-1 = It need not be played: further tricks score nothing.
    .choice-2 = It must be played: each further trick scores.
    .reply-2 = A bid is made or it is not. Further tricks score nothing.

lesson-11-contract-explain-1 = Why does younger score so much?
    .text-1 = Elder came close to the bid, and younger scores a great deal. Explain why.

lesson-11-contract-summary =
    .text-1 = Bid tricks and cards left; making it scores the two multiplied, below the line. Fall short, and your opponent scores that for each missing trick.
    .text-2 = Nobody bids: misère. Combinations score as you know them, above the line.
    .link-1 = Play a rubber
    .link-2 = A guided deal
