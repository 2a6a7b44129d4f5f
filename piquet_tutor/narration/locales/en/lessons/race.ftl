lesson-race = The race to a hundred

lesson-race-term-race = race
    .meaning = A match to a number of points, however many deals it takes.

lesson-race-welcome = Before there were six deals
    .text-1 = The club game stops after six deals. The older game is a race: whoever first has a hundred points has won the game.
    .text-2 = Some call it Saunt, Cavendish has laws for it under the name of Piquet au Cent. Most of it you know.

lesson-race-exchange = Younger may stand pat
    .text-1 = Elder must exchange a card, as always. Younger need not: he may keep the hand he was dealt.

lesson-race-calls = Say it all at once
    .text-1 = Call the value of your point together with its number, and the top card of a sequence with its length. Younger need not ask.
    .text-2 = And mean it: whoever calls less than he holds is bound by it, even if the call could not be beaten.

lesson-race-order = In the order of reckoning
    .text-1 = In a race it matters who is there first. Points are taken in the order of reckoning: carte blanche, point, sequences, sets, then the play, then the cards.

lesson-race-no-pique = Why no pique
    .text-1 = { $ruling }

lesson-race-done = Games and doubles
    .text-1 = { $yours } { $printed }
    .text-2 = A win is double while the loser has not fifty. Whoever first has three games, a double counting two, has won the partie.
    .link-1 = Play to a hundred
    .link-2 = Its rules, clause by clause
