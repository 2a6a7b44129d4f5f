turn-kept-refused = It is not your turn: { $expected ->
        [hide] first a hand is closed
        [guess] a guess comes next
       *[open] the hand is opened next
    }.
hide-held-refused = You cannot hide { $hidden }: you have { $held }.
hide-some-refused = A closed hand holds at least one nut; take one, or play by rules that allow an empty hand.
hide-told-allowed = { $count ->
        [absent] A hand is closed over some nuts.
       *[other] A hand is closed over { $count }.
    }
guess-said-allowed = The guess is { $guess }.
guess-right-awarded = { $count } is { $parity }, as was said: { $points } to the guesser.
guess-right-denied = No nuts for the guess: { $guess } was said, and { $count } is { $parity }.
guess-right-superseded = The very number was said, so the { $count } nuts for { $parity } give way to twice as many.
number-right-awarded = The very number, { $count }: { $points } to the guesser.
number-right-denied = Not the number: { $guess } was said and the hand holds { $count }, { $off } off.
guess-missed-awarded = The guess is wrong: { $points } to the hider.
hand-empty-allowed = The hand is empty: nobody wins anything.
store-stripped-awarded = That was all the other had: { $points } more, and the game is over.
most-nuts-awarded = More nuts won, { $mine } to { $theirs }: { $points } more.
most-nuts-denied = Both won { $mine }, so nobody is paid for the most: one more would have done.
