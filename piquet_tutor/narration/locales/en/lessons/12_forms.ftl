# A tour of the other forms: other books, more cards, races, bids to lose, three and four at the table, the oldest book.

lesson-12-forms = A tour of the other forms
    .about = Races, more cards, bids to lose, three and four players.

lesson-12-forms-term-race = race
    .meaning = A match to a number of points, however many deals it takes.

lesson-12-forms-term-minus = minus
    .meaning = A bid to lose so many tricks; plus is a bid to win them.

lesson-12-forms-term-partner = partner
    .meaning = The player across the table, who scores together with you.

lesson-12-forms-term-ruff = ruff
    .meaning = The oldest book's word for the point.

lesson-12-forms-hook = The same cards, another book
    .text-1 = You have seen this deal. Elder takes every trick, and by the club game there was no pique: the cards do not help to one.
    .text-2 = Now the book is another: a modern encyclopaedia. Elder has taken the first tricks, and is about to win the one that makes a majority of them.
    .after-1 = { $early } { $yes }
    .after-2 = Not a card has changed, and the deal is worth { $total-elder } instead of what it was. So the first thing to ask at a new table is: by which book?
    .ask = Does elder make a pique by this book?
    .choice-1 = Yes: here the cards help.
    .choice-2 = No: the cards never help to a pique.
    .reply-2 = That is the law of the club game. This book rules otherwise.

lesson-12-forms-thirty-six = With the sixes
    .text-1 = The old game had the sixes too: { $rules-pack } cards, and { $rules-talon } of them in the talon. Elder may exchange up to { $rules-exchange-elder-maximum }.
    .text-2 = As one encyclopaedia has it, leading scores nothing. Whoever takes a trick scores one for each card in it from the ten up.
    .after-1 = { $yes }
    .ask = Elder is one short of a pique, and the king just led is about to take younger's queen. What does the trick bring?
    .choice-1 = A point for each of the two cards.
    .choice-2 = Nothing: elder led to it.
    .reply-2 = Here it does not matter who led. Each card from the ten up counts for the taker of the trick: none, one or two.

lesson-12-forms-race = A race to a target
    .text-1 = The race is older than the match of a fixed number of deals: the first player to reach { $rules-race-reached-target } points wins the game.
    .text-2 = In Saunt the clock decides who that is: play stops the moment a player reaches the target. In Piquet au Cent, for which Cavendish has laws, and in the oldest book the order of reckoning decides: what is reckoned earlier gets there first.
    .text-3 = And younger has a choice here that the club game does not give.
    .ask = May younger keep all the cards that were dealt?

lesson-12-forms-auction = A bid to lose
    .text-1 = English prisoners of war made Auction Piquet. A bid is a number of tricks, plus to win them or minus to lose them, and in a minus deal each trick scores a point for whoever loses it.
    .text-2 = { $bid } Much of this form's law is lost; the rulings say what rests on memory.
    .after-1 = { $cards } { $paid }
    .ask = The dealer has lost nearly every trick. Who scores for the cards?
    .choice-1 = The dealer, for in a minus deal all is turned round.
    .choice-2 = The other player, who has more tricks.
    .reply-2 = That is so when the bid is plus. After a minus bid the tricks are to be lost.

lesson-12-forms-normand = Three at the table
    .text-1 = Piquet Normand is for three, each alone, with { $rules-hand_size } cards each. The calls go round the table: the best point, the best sequence and the best set score.
    .text-2 = No page that could be read gives its rules in full. Its gaps are filled by house rules, and every ruling says so.
    .after-1 = { $capot } { $other }
    .ask = One player has no trick at all. What becomes of the capot?
    .choice-1 = The two who have all the tricks share it.
    .choice-2 = Nobody has it: no player has every trick.
    .reply-2 = With two players it would need all of them. Here two may have them between them.

lesson-12-forms-voleur = Partners
    .text-1 = Piquet Voleur is for two against two, with { $rules-hand_size } cards each and no talon. Whoever sits across is your partner, and what either of you scores belongs to both.
    .text-2 = With fewer cards the bonuses come sooner: the line is { $rules-repique-award-target }, not what you are used to.
    .after-1 = { $lesser }
    .ask = { $best } May that side count its other trio as well?
    .choice-1 = Yes, whoever has the best counts the others too.
    .choice-2 = No, only the best set counts.
    .reply-2 = That rule you know: the best set opens the door, here for both partners.

lesson-12-forms-oldest = The oldest book
    .text-1 = A London book of long ago calls the point ruff, and compares it by its value alone. It scores by tens of that value, to the nearest.
    .text-2 = The hand on the table is told of in a comedy of Molière's. Elder calls { $best-length } diamonds, and later takes every trick.
    .after-1 = { $best }
    .after-2 = { $capot } And yet it is not a pique: elder falls one point short. Had the point scored one for each card, as in the club game, it would have been one.

lesson-12-forms-question-2 = A quart kept back
    .text-1 = By the rules of Piquet au Cent elder has called this tierce, and kept a quart back. Nothing younger can hold would beat the tierce.
    .after-1 = { $good }
    .ask = What does elder count?
    .choice-1 = The tierce alone: a short call binds.
    .choice-2 = Both, for the tierce is good against the cards.
    .reply-2 = So it is in the club game. Au Cent a short call always binds.

lesson-12-forms-explain-1 = Why is this a pique?
    .text-1 = A friend from the club says it is none. Explain what is different in this book.

lesson-12-forms-summary =
    .text-1 = Ask by which book, how many cards, and what the match is for. The rest you know: point, sequences, sets, play, cards.
    .text-2 = The rulebook shows every form clause by clause, and where two of them part.
    .link-1 = The forms, each on one hand
    .link-2 = The rules, side by side
