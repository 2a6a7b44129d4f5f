lesson-race = The race to a hundred

lesson-race-welcome = Before there were six deals
    .text-1 = The club game stops after six deals. The older game is a race: the first to a hundred points wins.
    .text-2 = Some call it Saunt; Cavendish gives its laws as Piquet au Cent. You know most of it.

lesson-race-exchange = Younger may stand pat
    .text-1 = Elder must exchange a card, as always. Younger need not: younger may keep the hand as dealt.

lesson-race-calls = Say it all at once
    .text-1 = Call the value of your point together with its number, and the top card of a sequence with its length. Younger need not ask.
    .text-2 = And mean it: a call of less than you hold binds you, even if nothing could beat it.

lesson-race-order = In the order of reckoning
    .text-1 = In a race it matters who gets there first. Points count in the order of reckoning: carte blanche, point, sequences, sets, then the play, then the cards.

lesson-race-no-pique = Why no pique
    .text-1 = { $ruling }

lesson-race-done = Games and doubles
    .text-1 = { $yours } { $printed }
    .text-2 = A win counts double if the loser has fewer than fifty. The first to three games wins the partie, a double counting as two.
    .link-1 = Play to a hundred
    .link-2 = Its rules, one by one
