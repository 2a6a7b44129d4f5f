# The table page: prompts, buttons, labels.

## Seats and places

table-name-elder = Elder
table-name-younger = Younger
table-role-elder = Elder: exchanges, speaks and leads first
table-role-younger = Younger: the dealer of this deal
table-discards = Discards: { $count }
table-tricks = { $count ->
    [one] { $count } trick
   *[other] { $count } tricks
}
table-trick-one = A trick taken by its leader
table-trick-two = A trick taken from your opponent’s lead
table-trick-number = Trick { $number } of { $count }
table-talon = { $count ->
    [0] Talon: all taken
    [one] Talon: { $count } card
   *[other] Talon: { $count } cards
}
table-title-deal = Deal { $number } of { $count }
table-title-extra = Deal { $number }, to break the tie
table-title-race = Deal { $number }, race to { $target }
table-title-single = One deal
table-title-cut = Cut for deal
table-being-laid = One moment: the table is being laid.

## Panels

table-feed = Rulings
table-feed-empty = Every ruling appears here: what was decided, why, and by which law.
table-race = Race to { WORDS($target) }
table-race-caption = Points towards { WORDS($target) }
table-race-order = Judged by the order of reckoning
table-race-clock = A pique is judged by the clock
table-race-told =
    { $side }: { $total }{ $state ->
        [crossed] , bonus made
        [blocked] , barred
        [none] , no bonus any more
       *[open] , way open
    }.
table-race-item =
    { $side }, { $kind }: { $points }{ $late ->
        [yes] , too late to help
        [outside] , which counts towards no bonus
       *[no] {""}
    }.
# The card that scored first in play, where that bars a side.
table-race-trick = { CARDS($cards) }
# What bars a side, before anything has been denied; $clock is yes where the order in time decides.
# What a set is called on a track, and at its end.
table-race-set =
    { $size ->
        [4] Quatorze
       *[other] Trio
    }
table-race-gate =
    Barred by { ROLE($side, case: "own") } { $by ->
        [card] { CARDS($cards) }
        [tricks] tricks
       *[other] { barring }
    }, which { $by ->
        [tricks] are
       *[other] is
    } { $clock ->
        [yes] counted first
       *[no] reckoned first
    }.
# What the signs on the tracks mean, in a line above them.
table-race-sign-gate = no bonus beyond
table-race-sign-lock = bars it
table-race-sign-late = too late
table-race-sign-outside = not in the race
table-race-elder-only = Elder only
table-race-elder-only-told = By these rules only elder can make a pique{ $law ->
        [none] { "" }
       *[other] { " " }({ $law })
    }.
table-race-no-pique =
    { $mine ->
        [yes] You have reached { $total }, but make no pique, because you are younger
       *[no] { $side } has reached { $total }, but makes no pique, being younger
    }: by these rules only elder can make one{ $law ->
        [none] { "" }
       *[other] { " " }({ $law })
    }.
table-sheet = Score sheet
table-partie = The partie
table-races = Races
table-race-row = { $number }. { $told }
table-this-race = This race
table-games-won = Games won: { $each }.
# $under is the line under which the loser loses double; nought where there is none.
table-games-wanted =
    { WORDS($count, case: "title") } games win { $rubber ->
        [yes] the rubber
       *[no] the match
    }{ $under ->
        [0] .
       *[other] ; a game counts two when the loser has fewer than { $under }.
    }
table-deal-row = Deal { $number }
table-rubicon = Rubicon
table-target = Target
table-kind-carte_blanche = Carte blanche
table-kind-point = Point
table-kind-sequence = Sequences
table-kind-set = Sets
table-kind-carte_rouge = Carte rouge
table-kind-repique = Repique
table-kind-pique = Pique
table-kind-play = Play
table-kind-cards = Cards
table-kind-capot = Capot

## What scores

table-prices = What scores
table-what-is-that = What is that?
# What a box of the score sheet is that no word of the game names.
table-what-total = All that each side has scored in this deal: in hand, in the play, and for the cards.
# $target is what a bonus has to reach; nought for the others.
table-price-carte_blanche = Carte blanche: no king, queen or jack
table-price-carte_rouge = Carte rouge: every card has scored
table-price-cards = The cards: most of the tricks
table-price-capot = Capot: every trick, instead of the cards
table-price-pique =
    Pique: { $target } with the play{ $elder_only ->
        [yes] , elder alone
       *[no] { "" }
    }, nothing of theirs before
table-price-repique = Repique: { $target } in hand, nothing of the opponent’s earlier on the list
table-price-point =
    { $score ->
        [cards] 1 a card
        [ending4_less_one] 1 a card, 1 less if its value ends in 4
        [tens_rounded] 1 for each ten of its value
        [flat_5] 5
       *[other] as the rules say
    }
table-price-sequence =
    { $length ->
        [3] Tierce: 3 in sequence
        [4] Quart: 4 in sequence
        [5] Quint: 5 in sequence
        [6] Sixième: 6
        [7] Septième: 7
        [8] Huitième: 8
       *[other] Neuvième: 9
    }
table-price-set =
    { $size ->
        [4] Quatorze: 4 of a kind, from tens
       *[3] Trio: 3 of a kind, from tens
    }
table-price-lead = A card led
table-price-lead-worth =
    { $scoring ->
        [lead_capture] 1
        [double_capture] 1, if it is the first of the deal
        [high_lead_capture] 1, if a ten or higher
       *[other] 0
    }
table-price-trick = A trick taken
table-price-trick-worth =
    { $scoring ->
        [lead_capture] 1, if the opponent led it
        [double_capture] 1, or 2 if the opponent led it
        [flat_won] 1
        [high_cards_won] 1 for each ten or higher card in it
       *[other] 1, with a ten or higher, if the opponent led it
    }
table-price-last = The last trick
table-price-last-worth =
    { $extra ->
        [two_with_high_card] 2 in all with a ten or higher, else 1
       *[other] { $extra } more
    }

## The cut

table-cut = You cut the { CARD($mine) }, { $other } the { CARD($theirs) }.
table-cut-choose = Dealing is a disadvantage. If you deal first, your opponent deals last, so most players deal first.
table-cut-theirs = { $other } has the choice and deals first.
table-cut-you-deal = { $bidding ->
    [yes] By these rules you deal first; the bidding decides who is elder.
   *[no] By these rules you deal first, so you are younger.
}
table-cut-other-deals = { $bidding ->
    [yes] By these rules { $other } deals first; the bidding decides who is elder.
   *[no] By these rules { $other } deals first, so you are elder.
}
table-cut-deal = Deal first
table-cut-leave = Let { $other } deal
table-begin = Begin

## What is asked

table-ask-blank = You were dealt no king, queen or jack: a carte blanche.
table-ask-blank-number = Say so, and how many cards you will exchange.
table-ask-blank-plain = Say so and score for it, or keep it to yourself.
table-ask-exchange = { $least ->
    [0] { $most ->
        [0] Nothing is left to exchange.
        [one] Exchange one card, or none.
       *[other] Exchange up to { WORDS($most) } cards, or none.
    }
   *[other] { $same ->
        [yes] { $most ->
            [one] Exchange exactly one card.
           *[other] Exchange exactly { WORDS($most) } cards.
        }
       *[no] Exchange { WORDS($least) } to { WORDS($most) } cards.
    }
}
table-chosen = { $count ->
    [0] You have chosen none.
   *[other] You have chosen { WORDS($count) }.
}
# Why the cards touched so far can become no sequence, or no set.
table-chosen-never = { $why ->
        [suits] { CARDS($cards) } are of two suits; a sequence is of one.
        [ranks] { CARDS($cards) } are of two ranks; a trio or quatorze is of one.
       *[low] Nothing below a ten makes a trio or quatorze: { CARDS($cards) }.
    }
table-chosen-all =
    { $count ->
        [one] You may exchange one card at most; put it back before you choose another.
       *[other] You may exchange { WORDS($count) } cards at most; put one back before you choose another.
    }
table-ask-call-point = Call your point.
table-ask-call-sequence = Call your best sequence.
table-ask-call-set = Call your best set.
table-ask-call-free = Call your sequences and sets, in either order.
table-detail-call-free = Each has its turn: if you have no sequence, your sets can still be called.
table-detail-call-point = Your longest suit; or choose cards and call those.
table-detail-call-sequence = Three or more neighbouring cards of one suit.
table-detail-call-set = Three or four of a kind, tens or higher.
table-ask-reply = { $other } says: { $call }
table-detail-reply-point = Is it good against your longest suit?
table-detail-reply-sequence = Is it good against your sequences?
table-detail-reply-set = Is it good against your trios and quatorzes?
# Nothing was called of this class: what the other player holds is good, if they say so.
table-detail-reply-none =
    { $kind ->
        [point] Have you a point to count?
        [sequence] Have you a sequence to count?
       *[set] Have you a trio or quatorze to count?
    }
table-yours = Yours: { $name }.
table-yours-point = Yours: { $name }, making { $pips }.
table-yours-none = You hold none.
table-ask-count-sequence = Your sequence is good: your others count too.
table-ask-count-set = Your set is good: your others count too.
table-ask-show = { $other } has led. Before you play, show and count what is good.
table-ask-lead = Lead any card.
table-ask-last-card = Play your last card.
table-ask-follow = Follow suit: play a { $suit }.
table-ask-discard = You have no { $suit }: play any card.
table-thinking = { $who } is thinking.
table-done = The deal is over: { $mine } to { $theirs }.
table-done-detail = Step back through it, or go on.
table-over = The partie is over.
table-level-up = You won, so { $other } moves up for the next match. New level: “{ $level }”.
table-do-another = New match
table-notice-trick-theirs = { $other } takes the trick and leads.
table-notice-trick-yours = You take the trick and lead.
table-suit-spades = spade
table-suit-hearts = heart
table-suit-diamonds = diamond
table-suit-clubs = club

## Buttons

table-do-exchange = { $count ->
    [0] Exchange none
    [one] Exchange { $count } card
   *[other] Exchange { $count } cards
}
table-do-blank = Declare the carte blanche
table-do-blank-number = { $count ->
    [one] Declare it, exchanging { $count }
   *[other] Declare it, exchanging { $count }
}
table-do-keep = Keep it quiet
table-do-call-point = Point of { WORDS($length) } ({ $cards })
table-do-call-sequence = { SEQUENCE($length) } ({ $cards })
table-do-call-set = { SET($size, $rank) } ({ $cards })
table-do-none-point = No point
table-do-none-sequence = No sequence
table-do-none-set = No set
table-do-sink = Sink it: say nothing
table-do-sink-point = Sink the point
table-do-sink-sequence = Sink the sequence
table-do-sink-set = Sink the set
table-do-chosen = { $count ->
    [one] Call the chosen card
   *[other] Call the { $count } chosen cards
}
table-do-good = Good
table-do-not_good = Not good
table-do-none-good = Nor have I
table-do-none-not_good = I have one
table-do-equal = Equal
table-do-ask-point = Making?
table-do-ask-sequence = How high?
table-do-ask-set = How high?
table-do-count = Count { $cards }
table-do-count-none = Keep the others back
table-do-show = Show and count all
table-do-show-bare = Show only my best
table-do-face = Turn up the cards I left
table-do-see-point = Ask to see their point
table-do-see-sequence = Ask to see their sequence
table-do-see-set =
    { $size ->
        [4] Ask to see their quatorze
       *[3] Ask to see their trio
    }
table-do-concede = Give up the play
table-do-continue = Continue
table-do-next = Next deal
table-do-step = Next step

## A word that gives something away is asked once more

# $kind, $size, and what decides: $pips (0), $top (empty) where only the number is told; $rank of a set. Theirs likewise.
# $stands: “better” than what was called, “level” with the number that was called, or “equal”.
table-doubt-both =
    { $kind ->
        [set] You hold { WORDS($size) } { RANK($rank, form: "plural") }, { $other } { WORDS($their_size) } { RANK($their_rank, form: "plural") }.
        [sequence] { $stands ->
            [better] You hold a { SEQUENCE($size, $top) }, { $other } a { SEQUENCE($their_size, $their_top) }.
           *[other] You hold a { SEQUENCE($size, $top) } too.
        }
       *[point] { $stands ->
            [better] { $pips ->
                [0] You hold { WORDS($size) }, { $other } { WORDS($their_size) }.
               *[other] You hold { WORDS($size) } making { $pips }, { $other } { WORDS($their_size) } making { $their_pips }.
            }
            [level] You hold { WORDS($size) } too.
           *[equal] You hold { WORDS($size) } making { $pips } too.
        }
    }
# $level: yes where what was put forward is as many cards, so that $pips against $their_pips, or the $top, decides.
table-doubt-held =
    { $kind ->
        [set] You hold a { SET($size, $rank) }.
        [sequence] { $level ->
            [yes] Your best is as long but higher: a { SEQUENCE($size, $top) }.
           *[no] You hold a { SEQUENCE($size) }.
        }
       *[point] { $level ->
            [yes] Equally many, but your { SUIT($suit) } make { $pips }, these only { $their_pips }.
           *[no] You hold a point of { WORDS($size) }.
        }
    }
# $held: what was left out.
table-doubt-count = You hold more that counts: { $held }.
table-doubt-part = { $kind ->
        [sequence] a { SEQUENCE($size, $rank) }
       *[set] a { SET($size, $rank) }
    } ({ $points })
# $answer: the button that would be true.
table-doubt-good =
    “Good” lets { $other } score. { $stands ->
        [level] First ask: “{ $answer }”
       *[other] Say “{ $answer }”?
    }
table-doubt-none = “{ table-do-none-good }” means that you hold none. Say “{ $answer }”?
table-doubt-look = What you do not call does not count.
table-do-look-again = Look again
table-do-sink-on-purpose = Sink it on purpose
table-do-call-only = Call only { WORDS($count) }

## The learner finds what is called

table-find-point = Touch the cards of your longest suit.
table-find-sequence = Touch your best run of three or more in a suit.
table-find-set = Touch your best three or four of a kind, tens or higher.
table-find-answer = Touch the cards you answer with.
table-find-others = Touch all your others that count.
table-find-call = Call these cards
table-find-call-point = Point of { WORDS($length) }
table-find-call-sequence = { SEQUENCE($length) }
table-find-call-set = { SET($size, $rank) }
table-find-count = Count these cards
table-find-shown = What there is to be called has been lifted.
table-do-show-me = Show me

## Tools

table-tool-undo = Undo
table-tool-sort = Sort by rank
table-tool-four = Four-colour suits
table-tool-sound = Sound
table-tool-open = Show your opponent’s hand
table-tool-pause = Pause after each trick
table-tool-first = To the start
table-tool-back = Step back
table-tool-forward = Next step
table-tool-last = To the end

## Review

table-review-start = The cards are dealt. Step through the deal with “Next step”.
table-review-step = Step { $step } of { $count }
table-review-stops = The record stops here.

## The page

table-speech = { $who }: { $text }

## Tables of more than two, and of bidders

table-pair = { $one } and { $two }
table-role-elder-bid = Elder: exchanges, speaks and leads first
table-role-younger-bid = Younger: exchanges second, and answers
# $duty is eldest, dealer or none.
table-role-round =
    { $partner ->
        [yes] { $duty ->
            [eldest] Partner, eldest
            [dealer] Partner, dealer
           *[none] Partner
        }
       *[no] { $duty ->
            [eldest] Eldest
            [dealer] Dealer
           *[none] { "" }
        }
    }
table-title-rubber = Deal { $number } of the rubber
table-trick-taken = A trick
table-trick-captured = A trick taken from another player’s lead
table-kind-tricks = Tricks
table-rubber = The rubber
table-game-row = Game { $number }: { $winner }
table-tool-open-all = Show the other hands
table-done-many = The deal is over: { $scores }.
table-score-of = { $who } { $points }
table-void = Nobody bid. The same player deals again.
table-void-detail = A deal that nobody bids for scores nothing and counts for nothing.
table-do-again = Deal again
table-watch = You are home. { $who } play on for the last place: { $scores }.

## The cut, round the table

table-cut-many = You cut the { CARD($mine) }.
table-cut-one = { $who } cuts the { CARD($card) }.
table-cut-deals =
    { $you ->
        [yes] By these rules you deal first, and so speak and play last.
       *[no] By these rules { $who } deals first.
    }

## Bidding

table-bid = { $sign ->
    [plus] { $tricks } tricks to win
    [minus] { $tricks } tricks to lose
   *[none] { $tricks } tricks, leaving { $left }: { $points }
}
table-bids = Bids
table-bids-tricks = Tricks
table-bids-left = Cards left
table-bids-sign = Win or lose
table-bids-plus = Win
table-bids-minus = Lose
table-stake-none = No bid yet
# $factor is 1, 2 (doubled) or 4 (redoubled).
table-stake-bid = { $who }: { $bid }{ $factor ->
    [2] , doubled
    [4] , redoubled
   *[1] { "" }
}
table-stake = { $who }: { $bid }{ $factor ->
    [2] , doubled
    [4] , redoubled
   *[1] { "" }
}{ $begun ->
    [yes] { $sign ->
        [minus] { " " }· lost { $count }
       *[other] { " " }· won { $count }
    }
   *[no] { "" }
}
table-stake-misere = Misère, the fewer tricks score: { $each }
table-ask-bid-open = You speak first: name a bid, or pass.
table-ask-bid-open-detail = If you make your bid, it scores the tricks (13 in all: the last counts two) times the cards you leave in the talon.
table-ask-bid-after-pass = { $other } passes. Bid for the elder hand, or pass too.
table-ask-bid-after-pass-detail = If both pass it is a misère: nothing is exchanged or declared, you lead, and the player with fewer tricks scores.
table-ask-bid-answer = { $other } bids { $bid }.
table-ask-bid-answer-detail = “Yes”: you are ready to play at that value or more. Pass: { $other } plays it as elder.
table-ask-bid-higher = { $other } says “yes”. Bid higher, or pass.
table-ask-bid-higher-detail = If you pass, { $other } is elder and undertakes { $bid }.
table-ask-bid-raise = { $other } passes: you are elder, for { $bid }.
table-ask-bid-raise-detail = You may raise it once before you exchange, or keep it.
table-ask-sign-open = Bid for the elder hand, or pass.
table-ask-sign-open-detail = You undertake to win, or to lose, that many of the twelve tricks. Winning and losing rank alike.
table-ask-sign = { $other }: { $bid }{ $factor ->
    [2] , doubled
    [4] , redoubled
   *[1] { "" }
}.
table-ask-sign-mine = { $other } doubles your bid: { $bid }.
table-ask-sign-detail = Bid a greater number, double it, or pass. A pass ends the bidding.
table-ask-sign-mine-detail = Bid a greater number, redouble it, or pass. A pass ends the bidding.
table-do-pass = Pass
table-do-yes = Yes
table-do-keep-bid = Keep it
table-do-double = Double
table-do-redouble = Redouble

## Exchange: the whole talon or nothing

table-ask-exchange-all =
    { $most ->
        [2] Take both cards of the talon for two of yours, or leave them.
       *[other] Take all { WORDS($most) } cards of the talon for as many of yours, or leave them.
    }
table-do-exchange-none = Leave the talon

## Calls round the table

table-ask-round-point = Points: call yours, or pass.
table-ask-round-sequence = Sequences: call your best, or pass.
table-ask-round-set = Trios and quatorzes: call your best, or pass.
table-round-best = Best so far, { $who }: “{ $call }”
table-round-best-none = Nothing has been called so far.
table-do-round-none-point = No point
table-do-round-none-sequence = No sequence
table-do-round-none-set = No set
table-do-round-pass = Nothing better
table-do-round-sink = Sink it: “nothing better”

table-played = { $who }: { CARDS($cards) }
table-counts-no-more = { $who ->
    [You] You count no more of them.
   *[other] { $who } counts no more of them.
}

table-price-trick-bid = A trick won; lost, when the bid is to lose
table-price-bid-made = The bid made
table-price-bid-made-worth = tricks bid × cards to be left
table-price-bid-beaten = The bid beaten, to the opponent
table-price-bid-beaten-worth = the bid × tricks short
table-price-bid-exact = Exactly the tricks bid
table-price-bid-exact-worth = { $points } more
table-price-misere-award = Misère, to the player with fewer tricks
table-price-misere-award-worth = { $points } for each of the opponent’s
table-price-bid-paid = Each trick over the bid, or short of it
table-price-bid-paid-worth = { $points }; doubled { $doubled }, redoubled { $redoubled }

## Cards of another hand that lie open, and the keys of the table

table-known = Known from the calls
table-known-short = Known
# $what lists combinations with their cards.
table-known-counted = Counted from this hand: { $what }.
table-known-shown = Shown from this hand, though it counted nothing: { $what }.
table-known-note = So everybody knows that this hand holds these cards, until they are played.
# Read out, card by card, to those who listen.
table-plays = { $who } plays the { CARD($card) }.
table-tool-help = Keys
table-keys = Keys
table-keys-note = They work while something in the table has the focus: press Tab until it does, or click a card.
table-key-move = Arrows, Home, End
table-key-move-does = From card to card, bid to bid, tool to tool. Where a deal is stepped through, they step.
table-key-choose = Enter, Space
table-key-choose-does = Choose a card, play it, or press a button
table-key-release = Escape
table-key-release-does = Clear the highlight from the cards
