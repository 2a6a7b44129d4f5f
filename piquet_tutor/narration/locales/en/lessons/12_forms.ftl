# A tour of the other forms: other books, more cards, races, bids to lose, three and four at the table, the oldest book.

lesson-12-forms = A tour of the other forms
    .about = Races, more cards, bids to lose, three and four players.

lesson-12-forms-hook = The same cards, another book
    .text-1 = You have seen this deal. Elder takes every trick, and in the club game there was no pique: the cards can’t make one.
    .text-2 = Now take another book: a modern encyclopaedia. Elder has taken the first tricks, and is about to win the one that makes more than half.
    .after-1 = { $early } { $yes }
    .after-2 = Not a card has changed, and now elder makes { $total-elder }. So the first thing to ask at a new table is: by which book?
    .ask = Does elder make a pique by this book?
    .choice-1 = Yes: here the cards help.
    .choice-2 = No: the cards can never make a pique.
    .reply-2 = That is the club game; this book lets the cards count too.

lesson-12-forms-thirty-six = With the sixes
    .text-1 = The old game had the sixes too: { $rules-pack } cards, and { $rules-talon } of them in the talon. Elder may exchange up to { $rules-exchange-elder-maximum }.
    .text-2 = By one encyclopaedia, leading scores nothing. The winner of a trick scores one for each card in it from the ten up.
    .after-1 = { $yes }
    .ask = Elder is one short of a pique, and the king just led is about to take younger’s queen. What does the trick bring?
    .choice-1 = A point for each of the two cards.
    .choice-2 = Nothing: elder led to it.
    .reply-2 = Here it does not matter who led. Each card from the ten up counts for the winner of the trick: none, one or two.

lesson-12-forms-race = A race to a target
    .text-1 = The race is older than a match of fixed length: the first player to reach { $rules-race-reached-target } points wins the game.
    .text-2 = In Saunt the clock decides who that is: play stops the moment a player reaches the target. In Piquet au Cent, for which Cavendish has laws, and in the oldest book, the order of reckoning decides: what counts earlier gets there first.
    .text-3 = And here younger has a choice that the club game does not give.
    .reply-no = Here younger need not exchange: to take none is allowed.
    .ask = May younger keep every card?

lesson-12-forms-auction = A bid to lose
    .text-1 = English prisoners of war made Auction Piquet. A bid is a number of tricks, plus to win them or minus to lose them, and in a minus deal each trick scores a point for the player who loses it.
    .text-2 = { $bid } Many of its rules are lost; the rulings say what rests on memory.
    .after-1 = { $cards } { $paid }
    .ask = The dealer has lost nearly every trick. Who scores for the cards?
    .choice-1 = The dealer: in a minus deal everything is turned round.
    .choice-2 = The opponent, who has more tricks.
    .reply-2 = That is a plus deal. After a minus bid, losing tricks is the aim.

lesson-12-forms-normand = Three at the table
    .text-1 = Piquet Normand is for three, each alone, with { $rules-hand_size } cards each. The calls go round the table: the best point, the best sequence and the best set score.
    .text-2 = No page we could read gives its rules in full. House rules fill the gaps, and every ruling says so.
    .after-1 = { $capot } { $other }
    .ask = One player has no trick at all. What happens to the capot?
    .choice-1 = The two who have all the tricks share it.
    .choice-2 = Nobody has it: no player has every trick.
    .reply-2 = With two players it takes every trick. Here two players may take them between them.

lesson-12-forms-voleur = Partners
    .text-1 = Piquet Voleur is for two against two, with { $rules-hand_size } cards each and no talon. The player opposite is your partner, and what either of you scores belongs to both.
    .text-2 = With fewer cards the bonuses come sooner: the line is { $rules-repique-award-target }, lower than you are used to.
    .after-1 = { $lesser }
    .ask = { $best } May that side count its other trio as well?
    .choice-1 = Yes: the best brings in the others too.
    .choice-2 = No: only the best set counts.
    .reply-2 = You know that rule: the best set brings in the others, here for both partners.

lesson-12-forms-oldest = The oldest book
    .text-1 = An old London book calls the point ruff, and compares it by its value alone. It scores one for every ten of that value, rounded to the nearest.
    .text-2 = The hand on the table comes from a comedy by Molière. Elder calls { $best-length } diamonds, and later takes every trick.
    .after-1 = { $best }
    .after-2 = { $capot } Yet it is no pique: elder falls one point short. If the point scored one for each card, as in the club game, it would be.

lesson-12-forms-question-2 = A quart kept back
    .text-1 = Playing Piquet au Cent, elder has called this tierce and kept a quart back. Nothing younger can hold would beat the tierce.
    .after-1 = { $good }
    .ask = What does elder count?
    .choice-1 = The tierce alone: a short call binds.
    .choice-2 = Both: the tierce is good against the cards.
    .reply-2 = That is the club game. In Piquet au Cent a short call always binds.

lesson-12-forms-explain-1 = Why is this a pique?
    .text-1 = A friend from the club says it isn’t one. Explain what is different in this book.

lesson-12-forms-summary =
    .text-1 = Ask which book, how many cards, and what you play to. The rest you know: point, sequences, sets, play, cards.
    .text-2 = The rulebook shows every form rule by rule, and where they differ.
    .link-1 = The forms, each on one hand
    .link-2 = The rules, side by side
