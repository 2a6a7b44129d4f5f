# What only some forms of the game need besides the words of their clauses: how their deals are read out, and the names of
# their seats, accounts and phases.

## How a deal of these forms is read out

# A whole trick told at once: where nothing is scored for leading, no ruling tells the lead. $card is what was led,
# $other_card what was played to it.
cue-trick-kept = { SIDE($side) } leads { CARDS($card) }, { ROLE(OTHER($side)) } plays { CARDS($other_card) }
cue-trick-taken = { SIDE(OTHER($side)) } leads { CARDS($card) }, { ROLE($side) } takes it with { CARDS($other_card) }
cue-partner = one of { ROLE($side) }

# A seat and what it is now, or whom it plays with. $elder is the seat in words.
seat-now-elder = { SIDE($side) }, now elder,
seat-now-younger = { SIDE($side) }, now younger,
seat-with = { SIDE($side) } (with { $partner })
label-now-elder = { $label }, elder
label-now-younger = { $label }, younger

deal-bidding = The bidding: { $words }.
deal-bidding-word = { $who }: “{ $said }”
# As line-kinds and line-score, where a name ends in a figure or there are several accounts.
line-kinds-many = { $side }: { $points } ({ $kinds })
line-score-many = { $side }: { $points }
line-accounts = { $side }: { $points } ({ $kinds }; { $accounts })
account-above = above the line
    .title = Above the line
account-below = below the line
    .title = Below the line

## Labels

seat-dealer = Dealer
seat-nondealer = Non-dealer
seat-dealer-hint = dealt these cards
seat-nondealer-hint = did not deal
seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-1-hint = speaks and leads first
seat-2-hint = sits after player 1
seat-3-hint = sits after player 2
seat-4-hint = sits after player 3
table-name-dealer = Dealer
table-name-nondealer = Non-dealer
table-name-1 = Player 1
table-name-2 = Player 2
table-name-3 = Player 3
table-name-4 = Player 4
table-name-1-3 = Players 1 and 3
table-name-2-4 = Players 2 and 4
table-role-dealer = Dealer: dealt these cards
table-role-nondealer = Non-dealer: did not deal
table-role-1 = Player 1: speaks and leads first
table-role-2 = Player 2
table-role-3 = Player 3
table-role-4 = Player 4
kind-label-bid = Bid
table-kind-bid = Bid
phase-bidding = The bidding
phase-hint-bidding = Bid for the elder hand, or pass and leave it.
phase-round = The calls
phase-hint-round = Point, sequences and sets go round the table; the best of all hands counts.
