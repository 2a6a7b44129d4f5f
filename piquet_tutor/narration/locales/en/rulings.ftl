# What is said of each ruling. The message of a clause (point-good) is its law, in our words. A ruling is the clause
# and what became of it (point-good-awarded): .call what is said at the table (none: nothing is said), .short one line,
# .full the reason. “-private” is for rulings that one seat alone may know of.
#
# Variables are the ruling's own facts. One that is not there, or is kept from the reader, is the key “absent”.
# $side whom it concerns; $count what the player counts aloud: his running total where it is known, else the points.

## The deal

deal-hands =
    The dealer is younger, the other player elder. Elder exchanges first, speaks first and leads first. The cards
    left over are the talon, and both players exchange from it.
deal-hands-allowed =
    .short = { $hand } cards each, and { $talon } in the talon. Elder begins.
    .full =
        The cards are dealt: { $hand } to each player, and { $talon } left face down as the talon. Whoever did not
        deal is elder.

deal-cut-allowed =
    .short =
        { $how ->
            [higher_deals] { SIDE($side) } cut the higher card and deals first.
            [lower_deals] { SIDE($side) } cut the lower card and deals first.
           *[higher_chooses] { SIDE($side) } cut the higher card and may choose who deals first.
        }
    .full =
        { $high } cut the higher card and { $low } the lower; the cards lifted were { CARDS($cards) }. The ace is
        high in cutting.
deal-cut = Both players lift some cards from the pack and compare the lowest card they have lifted.

## Carte blanche

carte_blanche-award =
    A hand dealt without king, queen or jack is a carte blanche. It is reckoned before everything else, so it stops
    the other player's repique and pique and counts towards its holder's own.
carte_blanche-award-awarded =
    .call = { WORDS($points, case: "title") } for the carte blanche{ $count ->
        [absent] .
       *[other] { same ->
            [yes] .
           *[no] : { WORDS($count) }.
        }
    }
    .short = { SIDE($side) } was dealt no court card. Carte blanche: { points-count }.
    .full =
        { $proved ->
            [yes] The hand has been shown: { CARDS($cards) }. There is no king, queen or jack in it.
           *[no] The carte blanche is taken on the record's word: the cards as dealt are not known.
        }
