# Sets: size before rank, the price in the name, and who may count the others.

lesson-06-sets = Sets

lesson-06-sets-term-set = set
    .meaning = Cards of one rank, from the ten up: three are a trio, all of them a quatorze.

lesson-06-sets-fourth = Three aces
    .text-1 = You are elder. You hold three aces; younger holds every ten. Size comes first, then rank.
    .text-2 = Touch a lit card to change it.
    .after-1 = A trio scores { $rules-set-good-trio }, a quatorze { $rules-set-good-quatorze }: that is what its French name means.
    .ask = Make your set good.

lesson-06-sets-size-first = Three queens
    .text-1 = Elder calls three queens. Look through younger’s hand.
    .after-1 = { $good }

lesson-06-sets-hook = Every king
    .text-1 = Elder holds every king, and calls them. Look through both hands.
    .after-1 = { $best } As with sequences, the best set brings in the others. { $second } { $tens }

lesson-06-sets-question-4 = Every nine
    .text-1 = Elder drew badly, but kept all the nines.
    .after-1 = Only tens, jacks, queens, kings and aces make sets.
    .ask = May elder call them as a set?

lesson-06-sets-blank = A hand without a picture
    .text-1 = A hand dealt without a king, a queen or a jack is a carte blanche: announced before the exchange, then shown, it scores { $rules-carte_blanche-award-points }, and is counted first of all. Aces and tens don’t spoil it.
    .text-2 = These cards have just been dealt.
    .after-1 = No king, queen or jack: { $blank-points } points.

lesson-06-sets-boxes = Score this deal
    .text-1 = Who counts what in hand?

lesson-06-sets-summary =
    .text-1 = How many first, then how high. The best set brings in the others of its hand.
    .link-1 = Practise sets as the scorer
