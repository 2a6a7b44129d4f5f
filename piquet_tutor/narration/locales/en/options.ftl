# What can be set differently, in words. An option's message is its name in a list; “.set” words a value as the answer to
# the option's question, which stands in the rule data. $value is the value: yes or no, a number, or a word of the rule
# files. Without “.set” yes, no and figures stand as they are.

option-yes = yes
option-no = no
option-number = { $value }

## The deal

option-first_dealer = Who deals first
    .question = Who deals first after the cut?
    .set = { $value ->
        [higher_deals] the player who cuts the higher card
        [lower_deals] the player who cuts the lower card
       *[higher_chooses] the player who cuts the higher card chooses
    }
option-deal_packet = Cards dealt at a time
    .question = How many cards are dealt at a time?
    .set = { $value ->
        [2] two
        [3] three
        [two_to_four] two, three or four
        [chosen_once] two or three, the same in all of that player’s deals
        [threes_and_twos] three and two in turn
       *[chosen] two or three, as the dealer likes
    }

option-talon_laid = How the talon is laid
    .question = How is the talon laid on the table?
    .set = { $value ->
        [one_packet] face down in one packet
        [spread] face down and spread
        [five_and_three] spread face down, five cards a little apart from three
        [packet_or_five_and_three] face down, in one packet or in five and three
       *[face_down] face down
    }

## The exchange

option-elder_exchange_min = Elder’s smallest exchange
    .question = How few cards may elder exchange?
    .set = { $value ->
        [0] none at all
        [one] one
       *[other] { WORDS($value) }
    }
option-elder_exchange_max = Elder’s largest exchange
    .question = How many cards may elder exchange?
    .set = { WORDS($value) }
option-younger_exchange_min = Younger’s smallest exchange
    .question = How few cards may younger exchange?
    .set = { $value ->
        [0] none at all
        [majority] more than half of those left
        [all_but_two] all but two of those left
       *[other] { WORDS($value) }
    }
option-younger_exchange_max = Younger’s largest exchange
    .question = How many cards may younger exchange?
    .set = { $value ->
        [five] five
       *[remaining] all that are left
    }
option-peek_penalty = Looking at the opponent’s talon cards
    .question = What does it cost to look at the opponent’s cards in the talon?
    .set = { $value ->
        [0] nothing: here nobody can
       *[other] { $value } points
    }
option-elder_peek = Elder’s look at what is left
    .question = May elder look at the cards that elder could have taken and left?
option-younger_untaken = Talon cards younger leaves
    .question = What becomes of the talon cards younger leaves?
    .set = { $value ->
        [expose_or_hide_now] younger turns them up before the first call, or nobody sees them
        [look_after_lead_shared] once elder has led, younger may look, and then both do
        [private] only younger may look at them
       *[hidden] nobody sees them
    }
option-own_discards_visible = A look at your own discards
    .question = May players look at their own discards during the play?
option-tricks_open = A look at tricks already taken
    .question = May players look through tricks already taken?

## Carte blanche

option-blank_points = Price of a carte blanche
    .question = What is a carte blanche worth?
    .set = { $value ->
        [one] 1 point
       *[other] { $value } points
    }
option-blank_ten_is_court = A ten spoils a carte blanche
    .question = Does a ten spoil a carte blanche as a court card does?
option-elder_blank_proof = When elder shows a carte blanche
    .question = When does elder show a carte blanche?
    .set = { $value ->
        [immediate] at once
        [after_both_discards] when both have discarded, elder first
        [after_younger_discard] when younger has discarded
       *[after_younger_exchange] when younger has exchanged
    }
option-elder_blank_draw_order = Who draws first after elder’s blank
    .question = Who draws first when elder has a carte blanche?
    .set = { $value ->
        [younger_first] younger
       *[elder_first] elder, as always
    }
option-younger_blank_announce = When younger declares a carte blanche
    .question = When does younger announce a carte blanche?
    .set = { $value ->
        [after_elder_exchange] when elder has discarded and touched the talon
       *[at_once] at once
    }
option-younger_blank_proof = When younger shows a carte blanche
    .question = When does younger show a carte blanche?
    .set = { $value ->
        [immediate] at once
        [after_elder_exchange] when elder has exchanged
       *[after_elder_discard] when elder has discarded
    }
option-blank_optional = Keeping quiet about a carte blanche
    .question = May a player keep quiet about a carte blanche?
option-double_blank = Both have a carte blanche
    .question = What if both players have a carte blanche?
    .set = { $value ->
        [younger_scores] only younger’s scores
        [both_score] each scores
       *[both_void] neither scores
    }
option-blank_again_after_exchange = Still blank after the exchange
    .question = Does a hand still blank after the exchange score again?

## The point

option-point_min_length = Shortest point
    .question = How many cards must a point have?
    .set = { $value ->
        [0] however few
       *[other] { WORDS($value) } or more
    }
option-point_min_pips = Lowest value of a point
    .question = How much must a point be worth?
    .set = { $value ->
        [0] however little
       *[other] { $value } or more
    }
option-point_compare = The better point
    .question = Which point is better?
    .set = { $value ->
        [pips] the one worth more
       *[length_pips] the longer; if equally long, the one worth more
    }
option-point_score = What a point scores
    .question = What does a good point score?
    .set = { $value ->
        [ending4_less_one] one for each card, less one if its value ends in four
        [tens_rounded] one for each ten of its value, to the nearest ten
        [flat_5] five, however long it is
       *[cards] one for each card
    }
option-nought_value = Calling a void suit
    .question = May a void suit be called as a point or a sequence, and what is such a point worth?
    .set = { $value ->
        [off] no
       *[other] yes, as a point worth { $value }
    }
option-point_call = When a point’s value is given
    .question = Is the value of the point named at once, or only when the points are equally long?
    .set = { $value ->
        [value_always] at once
       *[length_first] only if the points are equally long
    }
option-point_beaten = Naming the point that beats elder’s
    .question = When younger says “not good” to a point’s value, does younger name the value that beats it?

## Sequences and sets

option-sequence_call = When a sequence’s top card is named
    .question = Is the top card of a sequence named at once, or only when the sequences are equally long?
    .set = { $value ->
        [top_always] at once
        [top_unless_unbeatable] at once, unless nothing could beat or equal it
       *[length_first] only if the sequences are equally long
    }
option-equal_sequence_voids = Equal best sequences void all
    .question = When the best sequences are equal, does nobody score any?
    .set = { $value ->
        [none] no: both score theirs
       *[all] yes
    }
option-lesser_combinations = Sequences and sets other than the best
    .question = Who may score sequences and sets other than the best?
    .set = { $value ->
        [both] both players
       *[winner] only the player who has the best
    }

## Calling

option-sinking = Keeping combinations back
    .question = May you declare less than you hold?
    .set = { $value ->
        [partial] yes, even part of a combination
        [whole_class] yes, but only the whole point, all sequences or all sets
        [whole_combinations] yes, but whole combinations only
       *[none] no
    }
option-short_call_binds = Counting the better after the lower
    .question =
        If elder has called less than is held, the lower of two or a part, may elder still count the better or the whole?
    .set = { $value ->
        [always] no
        [unless_good_against_cards] only if nothing that could be held would have beaten or equalled the call
       *[never] yes
    }
option-show_on_request = Showing what is scored
    .question = Must you show what you score when your opponent asks?
option-show_extent = What must be shown on request
    .question = Besides what scores, what must you show when your opponent asks?
    .set = { $value ->
        [called] everything called
        [equal] everything good or equal
       *[scored] what scores
    }
option-equal_named = What is said of an equal point or sequence
    .question = What is said, unasked, about a point or a sequence that is equal?
    .set = { $value ->
        [cards] its cards
        [suit] its suit
       *[nothing] nothing
    }
option-calling_shows = Declared cards bar what they beat
    .question =
        Does a sequence or set within the cards that elder has declared bar younger’s, though elder did not call it?
option-declare_order = Order of the calls
    .question = In which order are the point, sequences and sets called?
    .set = { $value ->
        [point_then_free] the point first, then sequences and sets in either order
       *[strict] point, sequences, sets
    }

## Carte rouge, repique and pique

option-pique_reckoning = How a pique is judged
    .question = Is a pique judged by the order of reckoning or by the clock?
    .set = { $value ->
        [chronological] by the clock
       *[precedence] by the order of reckoning
    }
option-pique_moment = What can make a pique
    .question = Which cards can make a pique?
    .set = { $value ->
        [first_lead] only elder’s first card
       *[any_trick] any trick while younger has counted nothing
    }
option-cards_in_pique = The ten for cards counts towards a pique
    .question = Does the ten for the cards count towards a pique?
option-younger_pique = A pique by younger
    .question = Can younger make a pique?
option-carte_rouge = Carte rouge
    .question = What does a hand score if every card is in a good combination?
    .set = { $value ->
        [0] nothing
       *[other] { $value } points
    }
option-carte_rouge_in_pique = Carte rouge counts towards a pique
    .question = Does a carte rouge count towards repique and pique?
    .set = { $value ->
        [elder_only] elder’s does, younger’s does not
        [no] no
       *[yes] yes
    }

## The play

option-trick_scoring = Points in play
    .question = What scores in the play?
    .set = { $value ->
        [lead_capture] a card led, and a trick the opponent led
        [double_capture] one for the first lead, one for a trick led and won, two for a trick the opponent led
        [high_lead_capture] a card led, and a trick the opponent led, with a ten or higher
        [flat_won] each trick won, no matter who led
       *[high_cards_won] each card from the ten up in a trick won
    }
option-last_trick = The last trick
    .question = What extra does the last trick score?
    .set = { $value ->
        [0] nothing
        [two_with_high_card] two in all with a ten or higher, one with a lower card
       *[other] { $value } more
    }
option-cards = The score for the cards
    .question = What do most tricks score?
    .set = { $value ->
        [0] nothing
       *[other] { $value } points
    }
option-capot = The capot
    .question = What does taking every trick score, in place of the cards?
    .set = { $value } points
option-capot_last_trick = The last trick counts as well as a capot
    .question = Does the ten for the last trick count as well as a capot, where that ten stands for the cards?
    .set = { $value ->
        [kept] yes
       *[unless_it_stands_for_cards] no: the capot replaces it
    }
option-must_head = Having to win the trick
    .question = Must you win the trick if you can?
option-concede_last_deal = Giving up the play
    .question = May a player who cannot save the rubicon give up the last deal’s play?

## The match

option-match_format = Length of a match
    .question = How long is a match?
    .set = { $value ->
        [four_deals_ends_double] four deals, the first and the last counting double
        [race] until somebody has the points needed
       *[six_deals] six deals
    }
option-tie_break_deals = Deals after a tie
    .question = How many deals are added when the partie is level?
    .set = { $value ->
        [0] none
       *[other] { WORDS($value) }
    }
option-tie_break_repeat = More deals, if still level
    .question = If it is still level, are more deals added?
    .set = { $value ->
        [once] no, only once
       *[until_decided] yes, until it is decided
    }
option-rubicon_if_winner_short = Rubicon, the winner under it too
    .question = Is a loser under the rubicon rubiconed when the winner is under it too?
option-game_bonus = Added for the game
    .question = What is added for the game?
    .set = { $value ->
        [0] nothing
       *[other] { $value }
    }
option-rubicon = The rubicon
    .question = Where is the rubicon?
    .set = { $value ->
        [0] there is none
       *[other] at { $value } points
    }
option-race_stop = Stopping a race
    .question = In a race, does play stop as soon as the target is reached?
    .set = { $value ->
        [at_once_in_order] yes, at once, by the order of reckoning
        [at_once_by_clock] yes, at once, by the clock
       *[end_of_deal] no, the deal is played out
    }
option-target = Points needed
    .question = What is the target of a race?
    .set = { $value ->
        [one] 1 point
       *[other] { $value } points
    }
option-double_under = Losing a race double
    .question = Under how many points does the loser of a race lose double?
    .set = { $value ->
        [0] nobody loses double
       *[other] under { $value }
    }
option-games_to_win = Games that win a match
    .question = How many games win the match?
    .set = { WORDS($value) }

## Forms with bidding, and forms for three and four

option-counterpique = The counterpique
    .question = What is a counterpique?
    .set = { $value ->
        [exact_bonus_30] a bonus of 30 for winning exactly the tricks bid
       *[multiple_of_shortfall] the value of the bid for each trick missing
    }
option-play_stops = Stopping the play once decided
    .question = Does the play stop once elder has made the bid and no pique is left to make?
    .set = { $value ->
        [played_out] no, every trick is played
       *[when_decided] yes
    }
option-auction_exchange_min = Exchange after the bidding
    .question = Must cards be exchanged after the bidding?
    .set = { $value ->
        [0] no
       *[other] yes, at least { WORDS($value) }
    }
option-auction_minus_combinations = Combinations, if the bid is to lose
    .question = Who scores the combinations when the bid is to lose tricks?
    .set = { $value ->
        [opponent] the opponent
       *[holder] the player who holds them
    }
option-auction_minus_sinking = Sinking, if the bid is to lose
    .question = May a player sink when the bid is to lose tricks?
    .set = { $value ->
        [partial] yes, even a part of a combination
       *[none] no
    }
option-auction_pique_threshold_plus = Pique, bid to win
    .question = How many points make a pique when the bid is to win tricks?
option-auction_pique_threshold_minus = Pique, bid to lose
    .question = How many points make a pique when the bid is to lose tricks?
option-auction_repique_threshold_plus = Repique, bid to win
    .question = How many points make a repique when the bid is to win tricks?
option-auction_repique_threshold_minus = Repique, bid to lose
    .question = How many points make a repique when the bid is to lose tricks?
option-normand_exchange = The exchange of three
    .question = Who exchanges when three play?
    .set = { $value ->
        [none] nobody
       *[dealer_takes_two] the dealer, who takes the talon’s two
    }
option-normand_end = The end of a game of three
    .question = How does a game of three end?
    .set = { $value ->
        [first_wins] the first to have the points wins
       *[withdraw] a player who has the points drops out, and two play on
    }
option-voleur_lesser = Other sequences and sets of four
    .question = Who scores other sequences and sets when a side has the best?
    .set = { $value ->
        [holder_only] only the player who has the best
        [everyone] everyone
       *[side] both partners of that side
    }
option-seat_direction = Direction round the table
    .question = Which way round do the deal, the calls and the play go?
    .set = { $value ->
        [right] to the right
       *[left] to the left
    }

## A rule set as it is printed

book-reckoning = Order of reckoning: { $kinds }.
book-legend =
    Under each rule you see who says so, and how: stated in so many words, inferred, shown only in an example, disputed,
    or a house rule of our own. After a dash, what can be set differently, and in [brackets] as a record writes it. What
    other books answer: `piquet-tutor rules differ`.
book-legend-whole =
    Under each rule you see who says so, and how: stated in so many words, inferred, shown only in an example, disputed,
    or a house rule of our own. After a dash, what can be set differently, and in [brackets] as a record writes it, with
    every value it takes. What other books answer: `piquet-tutor rules differ`.
book-exception = Where it applies, it replaces { $clause }.
book-option = — { $title }: { $words }.
book-options-again = — See above: { $names }.
book-answer = { $words }.
book-others = Or: { $others }.
book-elsewhere = Other books differ.
# A rule set of which options were set differently.
# An option that was changed, with what it says now.
option-told = { $title }: { $value }
rules-changed = { $title }, with { $count ->
        [one] one rule changed
       *[other] { WORDS($count) } rules changed
    }
# A value, and the books that have it.
book-reading = { $words } ({ $books })
book-place-implied = { $place }, implied
book-place-exemplified = { $place }, only in an example
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
