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
        [point] Keeps its long suit and what goes with it, and takes its tricks as cheaply as it can; it forgets which cards are gone.
        [cards] Keeps its point, and knows which of its cards can no longer be beaten.
        [sensible] Weighs its discard and every card against a few hands you may hold.
       *[coach] Averages over all the hands you may still hold, each solved to the last trick.
    }

## Why it did what it did

opponent-error-playing = This deal is not over yet, and the reason would give away what it holds. Ask again when the last card has been played.
opponent-error-number = This deal has no action { $number }; give a number from 1 to { $count }.
opponent-error-level = There is no level “{ $level }”; choose one of { $levels }.

opponent-put-out = { SIDE($side) } discarded { CARDS($cards) } and kept { CARDS($kept) }.
opponent-put-out-nothing = { SIDE($side) } discarded nothing and kept { CARDS($kept) }.
opponent-kept-point = It kept a point of { WORDS($length) } in { SUIT($cards) }, worth { $pips }.
opponent-kept-sequence = It kept a { SEQUENCE($length, $top) } in { SUIT($cards) }.
opponent-kept-set = It kept a { SET($size, $rank) }.

opponent-led = { SIDE($side) } led the { CARD($card) }.
opponent-followed = { SIDE($side) } played the { CARD($card) } on the { CARD($led) }.
opponent-threw = { SIDE($side) } had no card of the suit of the { CARD($led) } and threw the { CARD($card) }.
opponent-above =
    { $count ->
        [0] Of the cards it could not see, none could beat this one.
        [one] Of the cards it could not see, one could beat this one.
       *[other] Of the cards it could not see, { WORDS($count) } could beat this one.
    }
opponent-average =
    { $count ->
        [one] Its opponent could hold only one hand: against it, this card makes { $whole }.{ $tenths } of the tricks left, with best play on both sides.
       *[other] Its opponent could still hold { $count } hands: against them, this card makes on average { $whole }.{ $tenths } of the tricks left, with best play on both sides.
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
        [yes] The next best, { CARDS($cards) }, did as well over the same deals, give or take chance.
       *[no] The next best, { CARDS($cards) }, brought { $points } points less over the same deals, give or take { $error }.
    }

# What it had in mind: the habit that chose. Numbers and cards stand beside it.
opponent-habit =
    { $habit ->
        [keep_high_cards] To a beginner low cards look useless, whatever they belong to; so the lowest go.
        [overlook] It missed what it held: beginners overlook a sequence or a set now and then.
        [lead_the_highest] A high card looks like a trick, so it leads its highest.
        [take_with_the_highest] It could take the trick, so it did, and with its highest card.
        [play_the_lowest] It could not take the trick, so it played its lowest card.
        [keep_the_point] Its long suit scores, and so does what goes with it; everything else went first.
        [lead_the_long_suit] It leads its longest suit from the top: its small cards may win later.
        [take_cheaply] It could take the trick, and this was the lowest card that would do it.
        [part_with_the_least] It could not take the trick, so it played its lowest card.
        [cash_what_is_sure] It had counted the cards: nothing still out could beat this one.
        [clear_the_suit] It had no sure trick, so it drove out the cards above its long suit.
        [take_and_keep] It could take the trick, and this was the lowest card that would do it.
        [keep_guards] It could not take the trick. It threw neither a sure trick nor a guard while it had anything else.
        [keep_what_scores] Averaged over the cards that might come, no other discard scored more, declarations and play together.
        [best_on_average] Over all the hands its opponent could hold, no other card did better.
        [for_the_pique] Counting tricks alone, another card did better; counting the pique within reach, none did.
        [against_the_pique] Counting tricks alone, another card did better; but this one kept what might stop the pique.
        [forced] It had no other card it could play.
        [take_the_rest] It had enough winners for every trick that was left.
        [reach_thirty] It had enough winners to make a pique.
        [cash_a_winner] It could not be beaten and kept the lead, and no other card was better on average.
        [drive_out_the_guard] It cleared a long suit, so that its small cards would win.
        [lead_safely] Over the hands it imagined for its opponent, this lead gave away least.
        [win_cheaply] It was worth taking the trick, and no card it could spare took it for less.
        [hold_up] It could have taken the trick, but the winning card was worth more later.
        [follow_low] It could not take the trick, so it played its lowest card of the suit.
        [throw_the_least] It threw what it would miss least.
        [spare_a_winner] It had more winners than it could make, and the guards it kept were worth more.
        [as_the_match_stands] It looked at the partie, not just at the deal: as the score stood, no card was worth more.
        [leave_it_to_partner] Its partner was taking the trick, so it spent no high card.
        [help_partner] Its partner’s card might yet have been beaten, so it made the trick safe.
        [lead_to_lose] It wanted to lose tricks, and over the hands it imagined for its opponent this lead won the fewest.
        [go_under] It wanted to lose tricks; of the cards that lost this one, it played the most dangerous to keep.
        [take_it_high] It had to take the trick anyway, so it took it with its most dangerous card.
        [throw_the_dangerous] It wanted to lose tricks, and the card it threw was the likeliest to win one.
        [claim_the_blank] A carte blanche scores only when it is declared.
        [ask_to_see] What has been declared must be shown on request, and asking costs nothing. So it asked.
        [tell_all] What is not declared does not score, so it declared all it had.
        [beaten_anyway] Whatever its opponent held, it would not have scored, so calling it would only have given cards away.
        [points_cost] As the partie stood, keeping it back was worth more than scoring it.
        [undertake] Averaged over the cards that might come, nothing else it could say was worth more than this bid.
        [ready_to_play] Playing at this price was worth more than playing against it.
        [play_against_it] No higher bid was worth more than playing against the one that stood.
        [let_it_stand] The bid was won, and no higher one was worth more.
        [leave_unbid] With such a hand no bid was worth more than leaving the hands unbid.
        [double_it] Over the hands its opponent might hold, the bid failed on average, so it paid to double it.
       *[redouble_it] Over the cards that might come, the bid was made on average, doubled or not.
    }
