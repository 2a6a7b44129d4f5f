# The race to thirty: a repique, a pique, what bars them, and the order of reckoning.

lesson-07-repique = Race to thirty

lesson-07-repique-repique = A repique
    .text-1 = You hold the best of everything. Call your point, your quint and your aces, and watch your track above the cards.
    .after-1 = { $rules-repique-award-target } from your hand alone, with nothing of your opponent’s reckoned earlier, is a repique: { $rules-repique-award-points } more.
    .ask = Reach { $rules-repique-award-target }.

lesson-07-repique-pique = A pique
    .text-1 = Your hand is one short of { $rules-pique-award-target }, and your opponent has counted nothing. A lead scores one.
    .after-1 = { $rules-pique-award-target } with the help of the play is a pique: { $rules-pique-award-points } more. Only elder can make one. It is made at once, and nothing takes it back; the cards and a capot come too late.
    .ask = Lead any card.

lesson-07-repique-bar = What stops it
    .text-1 = You are elder. Your point and two quatorzes make a repique. Touch the lit card: it goes to your opponent, who then has a tierce.
    .after-1 = Their tierce comes before your quatorzes, so it bars your track. What you scored stays yours; only the bonus is lost.
    .ask = See what a tierce can do.

lesson-07-repique-order = The list
    .text-1 = You are elder. The list is always the same: carte blanche, point, sequences, sets, then leads and tricks. Saying it late changes nothing: younger’s point, told after your lead, still comes first.
    .ask = Which lit card stops your repique in your opponent’s hand?
    .after-1 = A point, for a few points, comes before your sequences. A quatorze, for many more, comes after them: too late.

lesson-07-repique-later-scores = Elder spoke first
    .text-1 = Elder has counted the aces and led a card. Only now does younger count a point and long sequences.
    .after-1 = { $yes } The aces come later on the list.

lesson-07-repique-earlier-trick = Younger takes a trick
    .text-1 = Elder’s hand makes two less than { $rules-pique-award-target }. Younger counts nothing, but takes elder’s first lead. Elder leads and takes more tricks later.
    .after-1 = Younger’s eight of clubs scored a point before elder’s { $rules-pique-award-target }. Had elder led the ace of spades first, the next lead would have made it.

lesson-07-repique-one-bonus = A pique as well?
    .text-1 = The same repique, and now elder has led. Younger has counted nothing.
    .after-1 = Elder is paid once for { $rules-repique-award-target }: a repique leaves no pique.

lesson-07-repique-equal = Equal points
    .text-1 = The points were equal, nobody has a sequence, and elder has led and said “one”. Now younger counts every set.
    .after-1 = { $yes } Equal points score nothing, so they stop nothing; a lead comes after sets.

lesson-07-repique-boxes = Score this deal
    .text-1 = What does elder count, and is there a bonus on top?

lesson-07-repique-summary =
    .text-1 = The list: carte blanche, point, sequences, sets, leads and tricks. Whatever your opponent scores from earlier on it stops your { $rules-repique-award-target }.
    .text-2 = Only elder makes a pique, and nobody is paid both.
    .link-1 = Practise the race as the scorer
