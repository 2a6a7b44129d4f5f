# The opponents: what each level is called, its habit in a line, and, once a deal is over, why it did what it did.

## The levels

opponent-level =
    { $level ->
        [beginner] Beginner
        [point] Keeps its point
        [cards] Counts the cards
        [sensible] Sensible
       *[coach] Coach
    }
opponent-level-says =
    { $level ->
        [beginner] Plays the first thing that looks good: keeps high cards, takes every trick it can, and overlooks some of what it holds.
        [point] Keeps its long suit and what goes with it, and takes its tricks as cheaply as it can; it remembers no card that is gone.
        [cards] Keeps its point, and knows which of its cards nothing unseen can beat.
        [sensible] Weighs its discard and every card against a few hands you may hold.
       *[coach] Averages over all the hands you may still hold, each solved to the last trick.
    }

## Why it did what it did

opponent-error-playing = This deal is not over yet, and a reason would give away what it holds. Ask again when the last card has been played.
opponent-error-number = This deal has no action { $number }; give a number from 1 to { $count }.
opponent-error-level = There is no level “{ $level }”; choose one of { $levels }.

opponent-put-out = { SIDE($side) } discarded { CARDS($cards) } and kept { CARDS($kept) }.
opponent-put-out-nothing = { SIDE($side) } discarded nothing and kept { CARDS($kept) }.
opponent-kept-point = What it kept had a point of { WORDS($length) } in { SUIT($cards) }, worth { $pips }.
opponent-kept-sequence = It kept a { SEQUENCE($length, $top) } in { SUIT($cards) }.
opponent-kept-set = It kept a { SET($size, $rank) }.

opponent-led = { SIDE($side) } led the { CARD($card) }.
opponent-followed = { SIDE($side) } played the { CARD($card) } on the { CARD($led) }.
opponent-threw = { SIDE($side) } had no card of the suit of the { CARD($led) } and threw the { CARD($card) }.
opponent-above =
    { $count ->
        [0] No card it had yet to place could beat it.
        [one] One card it had yet to place could beat it.
       *[other] { WORDS($count, case: "title") } cards it had yet to place could beat it.
    }
opponent-average =
    { $count ->
        [one] Its opponent could hold only one hand; against it this card makes { $whole }.{ $tenths } of the tricks left, with best play on both sides.
       *[other] Its opponent could still hold { $count } hands; against them this card makes { $whole }.{ $tenths } of the tricks left on average, with best play on both sides.
    }
opponent-average-next = The next best, the { CARD($card) }, makes { $whole }.{ $tenths }.

# An exchange that was weighed: figures as they are written, points with one decimal and no sign. $direction is bid or match
# where a point is not a point: there was bidding, or the match counts.
opponent-weighed =
    { $direction ->
        [ahead] It had tried { $considered } discards, the best of them on { $deals } deals of the cards it could not see: with this one it ended { $points } points ahead on average, give or take { $error }.
        [behind] It had tried { $considered } discards, the best of them on { $deals } deals of the cards it could not see: with this one it ended { $points } points behind on average, give or take { $error }.
        [level] It had tried { $considered } discards, the best of them on { $deals } deals of the cards it could not see: with this one it ended level on average, give or take { $error }.
        [bid] It had tried { $considered } discards, the best of them on { $deals } deals of the cards it could not see; as the bidding stood, none was better on average.
       *[match] It had tried { $considered } discards, the best of them on { $deals } deals of the cards it could not see; as the match stood, none was better on average.
    }
# $level: whether the difference is too small to tell from nothing.
opponent-weighed-next =
    { $level ->
        [yes] The next best, { CARDS($cards) }, did as well over the same deals, as far as they can tell.
       *[no] The next best, { CARDS($cards) }, brought { $points } points less over the same deals, give or take { $error }.
    }

# What it had in mind: the habit that chose. Numbers and cards stand beside it.
opponent-habit =
    { $habit ->
        [keep_high_cards] To a beginner low cards look useless, whatever they belong to; so the lowest go.
        [overlook] It did not see what it held there: beginners overlook a sequence or a set now and then.
        [lead_the_highest] A high card looks like a trick, so it leads its highest.
        [take_with_the_highest] The trick could be taken, so it was, and with the highest card.
        [play_the_lowest] The trick could not be taken, so the lowest card went.
        [keep_the_point] Its long suit and what goes with it score; everything else went first.
        [lead_the_long_suit] It leads its longest suit from the top: its small cards may win later.
        [take_cheaply] The trick could be taken, and this was the lowest card that would do.
        [part_with_the_least] The trick could not be taken, so the lowest card went.
        [cash_what_is_sure] It had counted the cards: nothing unseen could beat this one.
        [clear_the_suit] It had no sure trick, so it drove out the cards above its long suit.
        [take_and_keep] The trick could be taken, and this was the lowest card that would do.
        [keep_guards] The trick could not be taken. It threw neither a sure trick nor a guard while it had anything else.
        [keep_what_scores] Over the cards that might come, no other discard scored more on average, declarations and play together.
        [best_on_average] Over all the hands its opponent could hold, no other card did better.
        [for_the_pique] In tricks alone another card did better; with the pique that was within reach, none did.
        [against_the_pique] In tricks alone another card did better; this one kept what might stop the pique.
        [forced] No other card could be played.
        [take_the_rest] Its winners were enough for every trick that was left.
        [reach_thirty] It had winners enough to reach a pique.
        [cash_a_winner] It could not be beaten and kept the lead, and no other card was better on average.
        [drive_out_the_guard] It cleared a long suit, so that its small cards would win.
        [lead_safely] Over the hands it imagined for its opponent, this lead gave away least.
        [win_cheaply] It was worth taking the trick, and no card it could spare took it for less.
        [hold_up] It could have taken the trick, but the winning card was worth more later.
        [follow_low] The trick could not be taken, so the least of the suit went.
        [throw_the_least] It threw what it would miss least.
        [spare_a_winner] It had more winners than it could make, and the guards it kept were worth more.
        [as_the_match_stands] It looked at the partie and not at the deal alone: as the points stood, no card was worth more.
        [leave_it_to_partner] Its partner was taking the trick, so it spent no high card.
        [help_partner] Its partner’s card might yet have been beaten, so it made the trick safe.
        [lead_to_lose] Tricks were better lost, and over the hands it imagined for its opponent this lead won fewest.
        [go_under] Tricks were better lost; of the cards that lost this one it was the most dangerous to keep.
        [take_it_high] The trick was taken anyway, so the most dangerous card went with it.
        [throw_the_dangerous] Tricks were better lost; what it threw would most likely have won one.
        [claim_the_blank] A carte blanche scores only when it is declared.
        [ask_to_see] What has been declared must be shown on request, and asking costs nothing. So it asked.
        [tell_all] What is not declared does not score, so it declared all it had.
        [beaten_anyway] Against no hand its opponent could hold would it have scored, so calling it would only have given its cards away.
        [points_cost] As the partie stood, keeping it back was worth more than scoring it.
        [undertake] Over the cards that might come, no other call was worth more than this bid.
        [ready_to_play] Playing at this price was worth more than playing against it.
        [play_against_it] No bid still possible was worth more than playing against the one that stood.
        [let_it_stand] The bid was won, and no higher one was worth more.
        [leave_unbid] With such a hand no bid was worth more than leaving the hands unbid.
        [double_it] Over the hands its opponent might hold, the bid failed on average, so it was worth doubling.
       *[redouble_it] Over the cards that might come the bid was made, doubled or not.
    }
