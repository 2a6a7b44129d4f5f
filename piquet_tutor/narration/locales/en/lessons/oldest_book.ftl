lesson-oldest-book = By the book of 1651

lesson-oldest-book-welcome = The oldest book
    .text-1 = The first English rule book of Piquet was printed in London in sixteen fifty-one, after a French one. It plays with thirty-six cards, twelve of them in the talon.
    .text-2 = You know much of it. What differs is worth seeing once.

lesson-oldest-book-exchange = Eight to exchange
    .text-1 = Elder may take up to eight cards, and must take one. Younger must take one too, and may take all that are left.

lesson-oldest-book-ruff = The ruff
    .text-1 = The point is called ruff, and only its value counts: ace eleven, courts and tens ten, the rest what they show. Four high cards may beat five low ones.
    .text-2 = It scores one for every ten of that value, five or more rounded up.

lesson-oldest-book-point = By its value
    .text-1 = { $ruling }

lesson-oldest-book-tricks = Only high cards score in play
    .text-1 = Leading a ten or higher scores one; so does taking a trick with a ten or higher. Lower cards score nothing.
    .text-2 = The last trick scores two with such a card, one with a lower.

lesson-oldest-book-done = A set of a hundred
    .text-1 = { $yours } { $printed }
    .text-2 = The first to a hundred, counting in order as things fall, wins the set.
    .link-1 = Play to a hundred
    .link-2 = Its rules, one by one
