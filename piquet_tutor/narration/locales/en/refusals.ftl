# Why something may not be done: one sentence for the player who tried it (what, why, what to do next), named after the
# reason; the law stands with the clause in rulings.ftl. Cards named here are the player's own, or were played.

refused-turn-wait =
    .short =
        { $to_act ->
            [absent] Nobody is to act just now; wait.
           *[other] It is { ROLE($to_act) }'s turn { phase-doing }; wait for that.
        }
refused-turn-over =
    .short = The deal is over, so nothing more can be done in it; begin the next deal, or step back to look at this one.
refused-turn-not_now =
    .short = That is not what is asked for now: you are { phase-doing-ing }; look at the prompt for what you may do.
phase-doing =
    { $phase ->
        [carte_blanche] to speak about a carte blanche
        [bidding] to bid
        [exchange] to exchange
        [round] to speak
        [declare] to speak
       *[play] to play
    }
phase-doing-ing =
    { $phase ->
        [carte_blanche] asked about your carte blanche
        [bidding] asked to bid
        [exchange] asked to exchange cards
        [round] in the middle of the calls
        [declare] in the middle of the calls
       *[play] in the play
    }

refused-cards-not_held =
    .short = You do not hold the { CARD($card) }; choose from the cards in your hand.
refused-cards-twice =
    .short = The { CARD($card) } is named twice, and there is only one; name each card once.

refused-carte_blanche-bound =
    .short = By these rules a carte blanche may not be kept quiet; announce it.
refused-carte_blanche-number =
    .short =
        { $number ->
            [absent] With a carte blanche elder must say how many cards will be exchanged; name a number from { $minimum } to { $maximum }.
           *[other] You named { $number } { $number ->
                [one] card
               *[other] cards
            }, but you may exchange { limits }; name a number you may exchange.
        }
refused-carte_blanche-named =
    .short =
        You said you would exchange { $maximum }, so younger has counted on it, and you have chosen { $number }; choose
        exactly { $maximum }.
limits =
    { $same_limits ->
        [yes] exactly { $maximum }
       *[no] { $minimum } to { $maximum }
    }
how-many-chosen =
    { $number ->
        [0] You have chosen no card
        [one] You have chosen one card
       *[other] You have chosen { WORDS($number) } cards
    }
refused-exchange-elder =
    .short =
        { $too_many ->
            [yes] { how-many-chosen }, but elder may exchange { limits } here; put { WORDS($surplus) } back into your hand.
           *[no] { how-many-chosen }, but elder must exchange { limits } here; choose at least { WORDS($surplus) } more.
        }
refused-exchange-younger =
    .short =
        { $too_many ->
            [yes] { how-many-chosen }, but { $left ->
                [0] nothing is left in the talon
                [one] only one card is left in the talon
               *[other] { $left } cards are left in the talon
            } and younger may exchange { limits }; put { WORDS($surplus) } back into your hand.
           *[no] { how-many-chosen }, but younger must exchange { limits } here; choose at least { WORDS($surplus) } more.
        }

refused-talon-untaken =
    .short =
        { $left ->
            [0] Nothing is left in the talon, so there is nothing to turn up; play on.
           *[other] { $how ->
                [expose_or_hide_now] Only younger may turn up what is left of the talon, once, and before the first call; play on.
                [look_after_lead_shared] Only younger may turn up what is left of the talon, once, after elder's first lead and before playing to it; play on, or wait for that moment.
               *[other] By these rules what is left of the talon is not turned up; play on.
            }
        }

refused-declare-order =
    .short =
        { $expected ->
            [point] The { KIND($kind) } does not come now; the point is next, so speak to the point first.
            [sequence] The { KIND($kind) } does not come now; sequences are next, so speak to those first.
            [set] The { KIND($kind) } does not come now; trios and quatorzes are next, so speak to those first.
           *[other] The { KIND($kind) } cannot be declared now; go on with what is asked.
        }
refused-declare-no_such =
    .short =
        { $kind ->
            [point] { CARDS($cards) } are not of one suit, so they are no point; choose cards of a single suit.
            [sequence] { CARDS($cards) } do not make a sequence; choose three or more neighbouring cards of one suit.
           *[set] { CARDS($cards) } do not make a trio or quatorze; choose three or four cards of one rank, ten or higher.
        }
refused-declare-once =
    .short =
        { $kind ->
            [set] { CARDS($cards) } have been counted with a set already, and a rank counts once; leave them out.
           *[other] { CARDS($cards) } belong to a run that is counted already, and a run counts once; leave them out.
        }

refused-point-too_short =
    .short =
        { $min_length ->
            [0] This point of { $length } is worth too little: by these rules it must make at least { $min_pips }; choose another suit, or call no point.
           *[other] { $min_pips ->
                [0] A point must have at least { $min_length } cards by these rules and this has { $length }; choose another suit, or call no point.
               *[other] A point must have at least { $min_length } cards and make { $min_pips } by these rules, and this one of { $length } falls short; choose another suit, or call no point.
            }
        }

refused-sinking-allowed =
    .short =
        { $how ->
            [none] By these rules you may not declare less than you hold, and you hold { CARDS($cards) }; declare all of it.
            [whole_combinations] By these rules you may leave a combination undeclared, but not part of one, and you hold { CARDS($cards) }; declare all of it, or leave it out.
           *[whole_class] By these rules you may leave a kind undeclared, but not part of a combination, and you hold { CARDS($cards) }; declare all of it, or nothing of that kind.
        }
refused-sinking-binds =
    .short =
        You called { CARDS($called) } first, which younger could have beaten, so you may not count the better
        { CARDS($cards) } after it; leave that out.

refused-reply-cards =
    .short =
        { $answer ->
            [ask] You may ask only with a { KIND($kind) } to set against elder's; choose the cards you mean.
            [equal] “Equal” needs a { KIND($kind) } exactly as good; choose the cards you mean.
           *[not_good] “Not good” needs a better { KIND($kind) }; choose the cards you mean, or say “good”.
        }
refused-reply-asked_with =
    .short = You asked with { CARDS($cards) }, so those must be compared now; answer with the same cards, and truly.
refused-reply-ask =
    .short =
        { $kind ->
            [point] You may ask what a point makes only when yours has as many cards, before its value is told; { CARDS($cards) } do not, so answer “good” or “not good”.
            [sequence] You may ask how high a sequence is only when yours is as long, before its height is told; { CARDS($cards) } are not, so answer “good” or “not good”.
           *[set] There is nothing to ask about a trio or quatorze, since its rank is told; answer “good” or “not good”.
        }
refused-reply-ask_first =
    .short =
        { $kind ->
            [point] { CARDS($cards) } are as many as elder's, so the value decides; ask “Making?” first.
            [sequence] { CARDS($cards) } are as long as elder's, so the top card decides; ask “How high?” first.
           *[set] Elder has not told enough to compare { CARDS($cards) } with; ask first.
        }
refused-reply-not_better =
    .short = { CARDS($cards) } do not beat what elder called, so “not good” would be untrue; choose better cards, or answer truly.
refused-reply-not_equal =
    .short = { CARDS($cards) } are not exactly as good as what elder called, so “equal” would be untrue; answer “good” or “not good”.

refused-show-first =
    .short = Before you play to the first trick you show and count what you have answered for, since afterwards it is lost; show it now.
refused-show-claimed =
    .short = You answered for { CARDS($cards) }, so those must be shown first; include them in what you show.
refused-show-not_open =
    .short =
        { $kind ->
            [point] You did not win the point, so you have none to count; leave it out.
            [sequence] That sequence may not be counted, since it was not set against elder's when it could have been or the sequences are not yours; leave it out.
           *[set] That trio or quatorze may not be counted, since it was not set against elder's when it could have been or the sets are not yours; leave it out.
        }

refused-ask-nothing =
    .short =
        { $kind ->
            [point] The other player has declared no point that you could ask to see; go on.
            [sequence] The other player has declared no sequence that you could ask to see; go on.
           *[set] The other player has declared no trio or quatorze that you could ask to see; go on.
        }
refused-ask-seen =
    .short =
        { $kind ->
            [point] You have seen that point already; go on.
            [sequence] You have seen that sequence already; go on.
           *[set] You have seen that trio or quatorze already; go on.
        }
refused-ask-need_not =
    .short =
        { $extent ->
            [equal] By these rules only what was good or equal must be shown, and that was neither; go on.
            [scored] By these rules only what scores must be shown, and that scored nothing; go on.
           *[nothing] By these rules nothing need be shown when you ask; go on.
        }
refused-ask-early =
    .short = Younger's cards need be shown only when elder has led; lead first, and then ask.

refused-play-follow_suit =
    .short = { $suit ->
        [spades] Spades
        [hearts] Hearts
        [diamonds] Diamonds
       *[clubs] Clubs
     } were led and you can follow suit, so the { CARD($card) } may not be played; play { CHOICE($cards) }.
refused-concede-now =
    .short = The play can be given up only in the last deal, before your first card, and where the rules allow it; go on playing.
refused-concede-needless =
    .short = You have { $total } and could still score { $within }, so the rubicon of { $line } is not out of reach; go on playing.
refused-play-head =
    .short = By these rules you must win the trick when you can, and the { CARD($card) } does not beat the { CARD($led) }; play { CHOICE($cards) }.
