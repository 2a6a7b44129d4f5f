# What can be set differently, in words. An option's message is its name in a list; “.set” words a value as the answer to
# the option's question, which stands in the rule data. $value is the value: yes or no, a number, or a word of the rule
# files. Without “.set” yes, no and figures stand as they are.

option-yes = yes
option-no = no
option-number = { $value }

## The deal

option-first_dealer = Who deals first
    .set = { $value ->
        [higher_deals] the player who cuts the higher card
        [lower_deals] the player who cuts the lower card
       *[higher_chooses] the player who cuts the higher card chooses
    }
option-deal_packet = Cards dealt at a time
    .set = { $value ->
        [2] two
        [3] three
        [two_to_four] two, three or four
        [chosen_once] two or three, the same in all of that player's deals
        [threes_and_twos] three and two in turn
       *[chosen] two or three, as the dealer likes
    }

## The exchange

option-elder_exchange_min = Elder's least exchange
    .set = { $value ->
        [0] none at all
        [one] one
       *[other] { WORDS($value) }
    }
option-elder_exchange_max = Elder's greatest exchange
    .set = { WORDS($value) }
option-younger_exchange_min = Younger's least exchange
    .set = { $value ->
        [0] none at all
        [majority] more than half of those left
        [all_but_two] all but two of those left
       *[other] { WORDS($value) }
    }
option-younger_exchange_max = Younger's greatest exchange
    .set = { $value ->
        [five] five
       *[remaining] all that are left
    }
option-peek_penalty = Looking at the opponent's talon cards
    .set = { $value ->
        [0] nothing: here nobody can
       *[other] { $value } points
    }
option-elder_peek = Elder's look at what is left
option-younger_untaken = Talon cards younger leaves
    .set = { $value ->
        [expose_or_hide_now] younger turns them up before the first call, or nobody sees them
        [look_after_lead_shared] once elder has led younger may look, and then both do
        [private] younger alone may look at them
       *[hidden] nobody sees them
    }
option-own_discards_visible = A look at one's own discards
option-tricks_open = A look at tricks already taken

## Carte blanche

option-blank_points = Price of a carte blanche
    .set = { $value ->
        [one] 1 point
       *[other] { $value } points
    }
option-blank_ten_is_court = A ten spoils a carte blanche
option-elder_blank_proof = When elder shows a carte blanche
    .set = { $value ->
        [immediate] at once
        [after_both_discards] when both have discarded, elder first
        [after_younger_discard] when younger has discarded
       *[after_younger_exchange] when younger has exchanged
    }
option-elder_blank_draw_order = Who draws first after elder's blank
    .set = { $value ->
        [younger_first] younger
       *[elder_first] elder, as always
    }
option-younger_blank_announce = When younger declares a carte blanche
    .set = { $value ->
        [after_elder_exchange] when elder has discarded and touched the talon
       *[at_once] at once
    }
option-younger_blank_proof = When younger shows a carte blanche
    .set = { $value ->
        [immediate] at once
        [after_elder_exchange] when elder has exchanged
       *[after_elder_discard] when elder has discarded
    }
option-blank_optional = Keeping quiet about a carte blanche
option-double_blank = Both have a carte blanche
    .set = { $value ->
        [younger_scores] only younger's scores
        [both_score] each scores
       *[both_void] neither scores
    }
option-blank_again_after_exchange = Still blank after the exchange

## The point

option-point_min_length = Shortest point
    .set = { $value ->
        [0] however few
       *[other] { WORDS($value) } or more
    }
option-point_min_pips = Least value of a point
    .set = { $value ->
        [0] however little
       *[other] { $value } or more
    }
option-point_compare = The better point
    .set = { $value ->
        [pips] the one worth more
       *[length_pips] the longer; of as many cards, the one worth more
    }
option-point_score = What a point scores
    .set = { $value ->
        [ending4_less_one] one for each card, less one if its worth ends in four
        [tens_rounded] one for each ten of its worth, to the nearest ten
        [flat_5] five, whatever its length
       *[cards] one for each card
    }
option-nought_value = Calling a void suit
    .set = { $value ->
        [off] no
       *[other] yes, as a point worth { $value }
    }
option-point_call = When a point's value is given
    .set = { $value ->
        [value_always] at once
       *[length_first] only when the numbers are level
    }
option-point_beaten = Naming the point that beats elder's

## Sequences and sets

option-sequence_call = When a sequence's top card is named
    .set = { $value ->
        [top_always] at once
        [top_unless_unbeatable] at once, unless nothing could beat or equal it
       *[length_first] only when the numbers are level
    }
option-equal_sequence_voids = Equal best sequences void all
    .set = { $value ->
        [none] no: both score theirs
       *[all] yes
    }
option-lesser_combinations = Sequences and sets besides the best
    .set = { $value ->
        [both] both players
       *[winner] only the player who has the best
    }

## Calling

option-sinking = Keeping combinations back
    .set = { $value ->
        [partial] yes, even a part of a combination
        [whole_class] yes, but only a whole class
        [whole_combinations] yes, but whole combinations only
       *[none] no
    }
option-short_call_binds = Counting the better after the lesser
    .set = { $value ->
        [always] no
        [unless_good_against_cards] only if the call was good against anything that could be held
       *[never] yes
    }
option-show_on_request = Showing what is scored
option-show_extent = What must be shown when asked for
    .set = { $value ->
        [called] everything called
        [equal] everything good or equal
       *[scored] what scores
    }
option-equal_named = What is said of an equal
    .set = { $value ->
        [cards] its cards
        [suit] its suit
       *[nothing] nothing
    }
option-calling_shows = Declared cards bar what they beat
option-declare_order = Order of the calls
    .set = { $value ->
        [point_then_free] the point first, then sequences and sets in either order
       *[strict] point, sequences, sets
    }

## Carte rouge, repique and pique

option-pique_reckoning = How a pique is judged
    .set = { $value ->
        [chronological] by the clock
       *[precedence] by the order of reckoning
    }
option-pique_moment = What can make a pique
    .set = { $value ->
        [first_lead] elder’s first card alone
       *[any_trick] any trick while younger has counted nothing
    }
option-cards_in_pique = The ten for cards counts to a pique
option-younger_pique = A pique by younger
option-carte_rouge = Carte rouge
    .set = { $value ->
        [0] nothing
       *[other] { $value } points
    }
option-carte_rouge_in_pique = Carte rouge counts to a pique
    .set = { $value ->
        [elder_only] elder's does, younger's does not
        [no] no
       *[yes] yes
    }

## The play

option-trick_scoring = Points in play
    .set = { $value ->
        [lead_capture] a card led, and a trick the opponent led
        [double_capture] one for the first lead, one for a trick led and won, two for a trick the opponent led
        [high_lead_capture] a card led, and a trick the opponent led, with a ten or a higher card
        [flat_won] each trick won, no matter who led
       *[high_cards_won] each card from the ten up in a trick won
    }
option-last_trick = The last trick
    .set = { $value ->
        [0] nothing
        [two_with_high_card] two in all with a ten or a higher card, one with a lower
       *[other] { $value } more
    }
option-cards = The score for the cards
    .set = { $value ->
        [0] nothing
       *[other] { $value } points
    }
option-capot = The capot
    .set = { $value } points
option-capot_last_trick = The last trick counts beside a capot
    .set = { $value ->
        [kept] yes
       *[unless_it_stands_for_cards] no: the capot takes its place
    }
option-must_head = Having to win the trick
option-concede_last_deal = Giving up the last deal

## The match

option-match_format = Length of a match
    .set = { $value ->
        [four_deals_ends_double] four deals, the first and the last counting double
        [race] until somebody has the points needed
       *[six_deals] six deals
    }
option-tie_break_deals = Deals after a tie
    .set = { $value ->
        [0] none
       *[other] { WORDS($value) }
    }
option-tie_break_repeat = More deals, if still level
    .set = { $value ->
        [once] no, only once
       *[until_decided] yes, until it is decided
    }
option-rubicon_if_winner_short = Rubicon, the winner under it too
option-game_bonus = Added for the game
    .set = { $value ->
        [0] nothing
       *[other] { $value }
    }
option-rubicon = The rubicon
    .set = { $value ->
        [0] there is none
       *[other] at { $value } points
    }
option-race_stop = Stopping a race
    .set = { $value ->
        [at_once_in_order] yes, at once, by the order of reckoning
        [at_once_by_clock] yes, at once, by the clock
       *[end_of_deal] no, the deal is played out
    }
option-target = Points needed
    .set = { $value ->
        [one] 1 point
       *[other] { $value } points
    }
option-double_under = Losing a race double
    .set = { $value ->
        [0] nobody loses double
       *[other] under { $value }
    }
option-games_to_win = Games that win a match
    .set = { WORDS($value) }

## Forms with bidding, and forms for three and four

option-counterpique = The counterpique
    .set = { $value ->
        [exact_bonus_30] a bonus of 30 for winning exactly the tricks bid
       *[multiple_of_shortfall] the value of the bid for each trick elder lacks
    }
option-play_stops = Stopping the play once decided
    .set = { $value ->
        [played_out] no, every trick is played
       *[when_decided] yes
    }
option-auction_exchange_min = Exchange after the bidding
    .set = { $value ->
        [0] no
       *[other] yes, at least { WORDS($value) }
    }
option-auction_minus_combinations = Combinations, when tricks are to be lost
    .set = { $value ->
        [opponent] the opponent
       *[holder] the player who holds them
    }
option-auction_minus_sinking = Sinking, when tricks are to be lost
    .set = { $value ->
        [partial] yes, even a part of a combination
       *[none] no
    }
option-auction_pique_threshold_plus = Pique, tricks to be won
option-auction_pique_threshold_minus = Pique, tricks to be lost
option-auction_repique_threshold_plus = Repique, tricks to be won
option-auction_repique_threshold_minus = Repique, tricks to be lost
option-normand_exchange = The exchange of three
    .set = { $value ->
        [none] nobody
       *[dealer_takes_two] the dealer, who takes the talon's two
    }
option-normand_end = The end of a game of three
    .set = { $value ->
        [first_wins] the first to have the points wins
       *[withdraw] a player who has the points leaves the game, and two play on
    }
option-voleur_lesser = Other sequences and sets of four
    .set = { $value ->
        [holder_only] only the player who has the best
        [everyone] everyone
       *[side] both partners of that side
    }
option-seat_direction = Direction round the table
    .set = { $value ->
        [right] to the right
       *[left] to the left
    }

## A rule set as it is printed

book-reckoning = Order of reckoning: { $kinds }.
book-legend =
    Under each rule stands who says so, and how: stated in so many words, inferred from them, disputed, or a house rule of
    our own. After a dash, what can be set differently, and in [brackets] as a record writes it.
book-legend-whole =
    Under each rule stands who says so, and how: stated in so many words, inferred from them, disputed, or a house rule of
    our own. After a dash, what can be set differently, and in [brackets] as a record writes it, with every value it
    takes.
book-exception = Where it applies, it takes the place of { $clause }.
book-option = — { $title }: { $words }.
book-options-again = — See above: { $names }.
book-answer = { $words }.
book-others = Or: { $others }.
# A rule set of which options were set differently.
rules-changed = { $title }, with { $count ->
        [one] one rule changed
       *[other] { WORDS($count) } rules changed
    }
# A value, and the books that have it.
book-reading = { $words } ({ $books })
book-place-implied = { $place }, implied
book-place-disputed = { $place }, disputed
book-any-number = any whole number
book-customs = What may be looked at
book-absent = Not played here, but can be added
book-foreign = Options that by themselves change nothing here
book-more =
    { $count ->
        [one] One more option changes nothing here by itself
       *[other] { $count } more options change nothing here by themselves
    }: “piquet-tutor rules show { $rules } --all” lists { $count ->
        [one] it
       *[other] them
    }, and every value as records write it.
