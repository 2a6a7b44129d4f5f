# Why, why not, what if. A message why-is-... says one thing that is so in a deal: its name is the name of a premise, its
# variables the premise's facts, and $side whom it concerns. A fact that is not there, or is kept from the reader, is
# the key “absent”.

## What rests on what: the premises of rulings that were made

why-is-blank =
    { $tens ->
        [yes] There is no king, queen, jack or ten among { CARDS($cards) }.
       *[no] There is no king, queen or jack among { CARDS($cards) }.
    }
why-is-on_word = The cards as dealt are not in the record; the record says it was a carte blanche.
why-is-allowed_exchange = { $number } of at most { $maximum }, with { $left } left in the talon.
why-is-point_cards =
    { $nought ->
        [yes] A void suit, { CARDS($cards) }, taken for { $length } cards making { $pips }.
       *[no] { CARDS($cards) }: { $length ->
            [one] 1 card
           *[other] { $length } cards
        } of one suit, making { $pips }.
    }
why-is-sequence_cards =
    { $nought ->
        [yes] A void suit, { CARDS($cards) }, taken for a { SEQUENCE($length, $top) }.
       *[no] { CARDS($cards) }: { $length } neighbouring cards of one suit, a { SEQUENCE($length, $top) }.
    }
why-is-set_cards = { CARDS($cards) }: { $size } cards of one rank, a { SET($size, $rank) }.
why-is-meant = These cards: { CARDS($cards) }.
why-is-better_point =
    { $by ->
        [longer] { $length } cards are more than { $other_length }, whatever either is worth.
        [level] Both are worth { $pips }, and { $length } cards are more than { $other_length }.
       *[higher] { $pips } is more than { $other_pips }.
    }
why-is-better_sequence =
    { $by ->
        [longer] { $length } cards in sequence are more than { $other_length }, however high either goes.
       *[higher] Both have { $length } cards, one going up to the { RANK($top) }, the other to the { RANK($other_top) }.
    }
why-is-better_set =
    { $by ->
        [longer] Four cards of a rank are more than three, whatever the ranks.
       *[higher] Both have { $size } cards, and { RANK($rank, form: "plural") } rank above { RANK($other_rank, form: "plural") }.
    }
why-is-alike_point =
    { $length ->
        [one] Both sides have 1 card making { $pips }.
       *[other] Both sides have { $length } cards making { $pips }.
    }
why-is-alike_sequence = Both sides have a { SEQUENCE($length, $top) }.
why-is-unopposed = Nothing as good was declared against it.
why-is-class_won =
    { $kind ->
        [sequence] { SIDE($side, does: "has") } the best sequence, and the others count too.
       *[set] { SIDE($side, does: "has") } the best set, and the others count too.
    }
why-is-all_count = By these rules it counts, no matter who has the best.
why-is-counts_beside = By these rules both sides count what they hold, whichever is better.
why-is-price_point =
    { $score ->
        [cards] A good point scores one for each card: { $points }.
       *[other] By these rules this point scores { $points }.
    }
why-is-price_sequence =
    { $nought ->
        [yes] By these rules a sequence of nought scores { $points }.
       *[no] { $length ->
            [3] A tierce scores { $points }.
            [4] A quart scores { $points }.
           *[other] A sequence of { $length } scores { $length } plus ten: { $points }.
        }
    }
why-is-price_set =
    { $size ->
        [4] A quatorze scores { $points }.
       *[3] A trio scores { $points }.
    }
why-is-in_place = { $already } of the { $whole } were counted before, for part of it, so { $points } are added.
why-is-price = It scores { points-count }.
why-is-adds_up =
    { $single ->
        [yes] { $total } at once; the line is { $line }.
       *[no] { $parts } = { $total }; the line is { $line }.
    }
why-is-adds_up_with_tricks = { $in_hand } in hand and { $tricks } for tricks make { $total }; the line is { $line }.
why-is-nothing_before =
    Nothing of { ROLE(OTHER($side), case: "alone") } comes before the { KIND($place) } that completes it, number { $at } in the order of reckoning.
why-is-opens_the_way = What { ROLE($side, does: "counts") } besides is needed too: with it, the cards declared bar what { ROLE(OTHER($side)) } would have counted earlier.
why-is-first = { SIDE($of, case: "own") } { barring } ({ $by_points }) comes before it, number { $at } in the order of reckoning.
why-is-nothing_counted =
    { $reckoning ->
        [chronological] { SIDE(OTHER($side)) } had counted nothing by then.
       *[other] { SIDE(OTHER($side), does: "counts") } nothing that comes before it in the order of reckoning.
    }
why-is-covered = Every one of { CARDS($cards) } is part of something that scored.
why-is-card_led = The { CARD($card) } is led to trick { $trick }.
why-is-high_card = The { CARD($card) } is a ten or higher, and by these rules only such a card scores.
why-is-low_card = The { CARD($card) } is lower than a ten, and by these rules only a ten or higher scores.
why-is-opening_lead = It is the first card led in the deal.
why-is-later_lead = It is not the first card led in the deal, and by these rules no other lead scores.
why-is-highest = Of { CARDS($cards) }, the { CARD($card) } is the highest card of the suit led.
why-is-captured = { SIDE(OTHER($side)) } had led it.
why-is-own_lead = { SIDE($side) } had led it too, and had the point for leading.
why-is-led_and_won = { SIDE($side) } had led it too.
why-is-high_cards =
    { $number ->
        [0] None of { CARDS($cards) } is a ten or higher.
        [one] One of { CARDS($cards) } is a ten or higher, and by these rules such cards count for the player who takes them.
       *[other] { $number } of { CARDS($cards) } are tens or higher, and by these rules such cards count for the player who takes them.
    }
why-is-to_lose = The bid was to lose tricks: the loser scores, and that is { ROLE($side) }.
why-is-last_trick = Trick { $trick } is the last.
why-is-more_tricks = { $tricks } tricks are more than { $other_tricks }.
why-is-even_tricks = Each side has { $tricks } tricks.
why-is-every_trick = All { $tricks } tricks.
why-is-counted_early = { $already } of the { $whole } were counted before, for the cards.
why-is-undertaken =
    { $sign ->
        [plus] The bid was to win { $tricks } tricks.
        [minus] The bid was to lose { $tricks } tricks.
       *[other] The bid was { $tricks } tricks, leaving { $left } in the talon: { $tricks } × { $left } = { $points }.
    }
why-is-made = { $tricks } tricks, where { $wanted } were wanted.
why-is-fell_short =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }, { $short } fewer than the { $wanted } wanted, at { $worth } each: { $points }.
why-is-target = { $points } is not less than { $target }.
why-is-difference = { $high } − { $low } + { $bonus } = { $points }.
why-is-sum = { $low } is under the line of { $line }, so { $high } + { $low } + { $bonus } = { $points }.

## Why not: what was lacking

why-is-no_such_award = By the rules of { $title } there is no { KIND($kind) } to score.
why-is-worth_nothing = By the rules of { $title } the { KIND($kind) } scores nothing.
why-is-not_yet =
    The deal has not got that far: it is at { $phase ->
        [carte_blanche] the question of a carte blanche
        [bidding] the bidding
        [exchange] the exchange
        [declare] the calls
        [round] the calls
       *[play] the play
    }.
why-is-not_shown = What is good for { ROLE($side) } is shown and counted only once the first card has been led.
why-is-stopped =
    { $clause ->
        [race-reached] The deal stopped before, when the race was won.
        [play-decided] The play stopped before, with nothing left to decide.
        [concede-play] The play was given up before it was played out.
       *[bid-passed_out] Both players passed, and the cards are dealt again.
    }
why-is-nobody_bid = Nobody bid for the hands, so they are played as they were dealt and nothing is declared.
why-is-hidden = What { ROLE($seat) } held is hidden from the player who asks, and the rulings that player may see do not say.
why-is-dealt_unknown = The record begins after the exchange: the deal and the discards are not known.

why-is-courts =
    { $number ->
        [one] { SIDE($seat, does: "was") } dealt { $tens ->
            [yes] one court card or ten
           *[no] one court card
        }: { CARDS($cards) }.
       *[other] { SIDE($seat, does: "was") } dealt { $number } { $tens ->
            [yes] court cards or tens
           *[no] court cards
        }: { CARDS($cards) }.
    } A carte blanche has none.
why-is-undone =
    { $why ->
        [younger] Both hands were blank, and by these rules { ROLE("younger", case: "own") } alone counts.
       *[both] Both hands were blank, and by these rules neither counts.
    }
why-is-kept_quiet = { one-of } had a carte blanche and kept quiet about it.

why-is-point_too_short =
    { $min_length ->
        [0] The best suit, { CARDS($cards) }, makes { $pips }, and a point must make { $min_pips } by these rules.
       *[other] The best suit, { CARDS($cards) }, has { $length ->
            [one] 1 card
           *[other] { $length } cards
        } making { $pips }, and a point must have { $min_length } by these rules{ $min_pips ->
            [0] .
           *[other] {" "}and make { $min_pips }.
        }
    }
why-is-no_sequence =
    { $short ->
        [one] { SIDE($seat) } held no sequence, and { DOES($seat, "was") } one card short of a tierce: { CHOICE($cards) } would have made it.
       *[other] { SIDE($seat) } held no sequence, and { DOES($seat, "was") } { $short } cards short of a tierce: { CARDS($cards) } would have made one.
    }
why-is-no_set =
    { $short ->
        [one] { SIDE($seat) } held neither trio nor quatorze, and { DOES($seat, "was") } one card short: { CHOICE($cards) } would have made a trio.
       *[other] { SIDE($seat) } held neither trio nor quatorze, and { DOES($seat, "was") } { $short } cards short: { CARDS($cards) } would have made a trio.
    }
why-is-rank_too_low = Sets are of { RANK($lowest, form: "plural") } and higher; { RANK($rank, form: "plural") } make none.
# Of partners one hand is spoken of, and it is not said which.
one-of =
    { ROLE($side, case: "number") ->
        [many] One of { ROLE($side) }
       *[one] { SIDE($side) }
    }
why-is-lacks_rank =
    { $size ->
        [0] { one-of } held no { RANK($rank) }
        [one] { one-of } held one { RANK($rank) }
       *[other] { one-of } held { $size } { RANK($rank, form: "plural") }
    }, and { DOES($side, "was", number: "one") } { $short ->
        [one] one short of a trio: { CHOICE($cards) } was missing
       *[other] { $short } short of a trio: that many of { CARDS($cards) } were missing
    }.
why-is-lacks =
    { one-of } did not hold { CARDS($cards) }, needed for { CARDS($wanted) }.
why-is-lay =
    { $place ->
        [left] The { CARD($card) } stayed in the talon.
        [out] { $own ->
            [yes] { SIDE($holder) } had discarded the { CARD($card) }.
           *[no] The { CARD($card) } had been discarded by { ROLE($holder) }.
        }
       *[hand] The { CARD($card) } was in { ROLE($holder, case: "own") } hand.
    }
why-is-part_of = { CARDS($cards) } is part of { CARDS($whole) }, and a run counts once.
why-is-lesser =
    { CARDS($cards) } was not the best: { CARDS($best) } was, and only the player with the best counts any others.
why-is-sunk = { one-of } held { CARDS($cards) } and did not say so: it was sunk.
why-is-sunk_part =
    { $passed_over ->
        [yes] { one-of } held { CARDS($cards) } and called { CARDS($called) } instead.
       *[absent] { one-of } held { CARDS($cards) } and called only { CARDS($called) }.
    }
why-is-not_said = { CARDS($cards) } was held and not declared.
why-is-kept_back = { one-of } could have counted { CARDS($cards) }, and did not.
why-is-bound = { CARDS($called) } was called first, and by these rules the better { CARDS($cards) } cannot count after it.
why-is-crossed =
    Tricks were to be lost, and by these rules what a hand holds then scores for the opponent: { ROLE($side, does: "scores") } what { ROLE($holder, does: "makes") } good.
why-is-beaten_point =
    { $other_length ->
        [absent] The other side’s point was better{ $by ->
            [longer] : it had more cards
            [higher] : it had as many cards, worth more
           *[absent] {""}
        }.
       *[other] { $by ->
            [longer] The other side’s point had { $other_length } cards to { $length }.
            [level] The other side’s point was worth as much, and had { $other_length } cards to { $length }.
           *[other] The other side’s point made { $other_pips } to { $pips }.
        }
    }
why-is-beaten_sequence =
    { $other_length ->
        [absent] The other side’s sequence was better{ $by ->
            [longer] : it was longer
            [higher] : it was just as long and went higher
           *[absent] {""}
        }.
       *[other] { $other_top ->
            [absent] The other side had a { SEQUENCE($other_length) }, against { $top ->
                [absent] a { SEQUENCE($length) }
               *[other] a { SEQUENCE($length, $top) }
            }.
           *[other] The other side had a { SEQUENCE($other_length, $other_top) }, against { $top ->
                [absent] a { SEQUENCE($length) }
               *[other] a { SEQUENCE($length, $top) }
            }.
        }
    }
why-is-beaten_set =
    { $other_size ->
        [absent] The other side’s set was better than the { SET($size, $rank) }.
       *[other] The other side had a { SET($other_size, $other_rank) }, against a { SET($size, $rank) }.
    }
why-is-equal_point =
    { $length ->
        [one] The points were equal, 1 card making { $pips } on both sides, so nobody scores.
       *[other] The points were equal, { $length } cards making { $pips } on both sides, so nobody scores.
    }
why-is-equal_sequence = The sequences were equal, a { SEQUENCE($length, $top) } on both sides, so nobody scores.
why-is-class_lost =
    { $kind ->
        [point] The point was { ROLE($winner, case: "alone") }.
        [sequence] The sequences were { ROLE($winner, case: "alone") }.
       *[set] The sets were { ROLE($winner, case: "alone") }.
    }
why-is-one_card =
    One more card would have made { $kind ->
        [point] the point the best
        [sequence] the best sequence
       *[set] the best set
    } at the table: { CHOICE($cards) }.

why-is-barred = The cards { ROLE(OTHER($side), does: "has") } declared contain { CARDS($other_cards) }, and so { ROLE($side) } may not count { CARDS($cards) }.

why-is-idle =
    { $number ->
        [one] { $over ->
            [yes] One card was part of nothing that scored: { CARDS($cards) }.
           *[no] One card is part of nothing that has scored so far: { CARDS($cards) }.
        }
       *[other] { $over ->
            [yes] { $number } cards were part of nothing that scored: { CARDS($cards) }.
           *[no] { $number } cards are part of nothing that has scored so far: { CARDS($cards) }.
        }
    }
why-is-uncounted =
    { $kind ->
        [point] A good point would have covered { CARDS($cards) }.
        [sequence] Good sequences would have covered { CARDS($cards) }.
       *[set] Good sets would have covered { CARDS($cards) }.
    }

# Whether that is the end of it, or more may come.
had =
    { $over ->
        [yes] had
       *[no] { DOES($side, "has") }
    }
so-far =
    { $over ->
        [yes] {""}
       *[no] {" "}so far
    }
why-is-short_of_line =
    { $total ->
        [0] { SIDE($side) } { $over ->
            [yes] counted
           *[no] { DOES($side, "has") } counted
        } nothing in hand{ so-far }, where { $line } are needed.
       *[other] { SIDE($side) } { had } { $total } in hand{ so-far }{ $single ->
            [yes] {""}
           *[no] {" "}({ $parts })
        }, { $short ->
            [one] 1 point
           *[other] { $short } points
        } short of { $line }.
    }
why-is-short_of_pique =
    { $total ->
        [0] { SIDE($side) } { $over ->
            [yes] counted
           *[no] { DOES($side, "has") } counted
        } nothing in hand or play{ so-far }, where { $line } are needed.
       *[other] { SIDE($side) } { had } { $total } in hand and play{ so-far } ({ $in_hand } + { $in_play }), { $short ->
            [one] 1 point
           *[other] { $short } points
        } short of { $line }.
    }
why-is-short_by_tricks =
    { SIDE($side) } { had } { $in_hand } in hand and { $tricks } for tricks{ so-far }, { $short ->
        [one] 1
       *[other] { $short }
    } short of { $line }.
why-is-reckoned_first =
    { $of ->
        [absent] The other side’s { KIND($by) } comes first, number { $at } in the order of reckoning, though it is not counted yet.
       *[other] { $scored ->
            [absent] In the order of reckoning { ROLE($of, case: "own") } { barring } ({ $by_points }) { comes-when }.
           *[other] { counted-in-order }
        }
    }
# What a side has by the time the opponent's score comes up in the order of reckoning.
comes-when =
    { $before ->
        [0] comes before anything { ROLE($side, does: "has") } counted
       *[other] comes when { ROLE($side, does: "has") } { $before }
    }
# Several things of the opponent's, class by class.
counted-in-order = In the order of reckoning { ROLE($of, does: "counts") } first: { SCORED($scored, $scored_points) }. Before any of that, { ROLE($side, does: "has") } { $before }.
why-is-counted_first =
    { $scored ->
        [absent] { $reckoning ->
            [chronological] { SIDE($of) } counted { $by ->
                [play] a point in play
               *[other] { barring } ({ $by_points })
            } when { ROLE($side) } had { $before }.
           *[other] In the order of reckoning { ROLE($of, case: "own") } { $by ->
                [play] first point in play
               *[other] { barring } ({ $by_points })
            } { comes-when }.
        }
       *[other] { $reckoning ->
            [chronological] When { ROLE($side) } had { $before }, { ROLE($of) } began to count: { SCORED($scored, $scored_points) }.
            [any] { SIDE($of, does: "has") } counted: { SCORED($scored, $scored_points) }.
           *[other] { counted-in-order }
        }
    }
why-is-rouge_apart = The { $points } for the carte rouge do not count towards it by these rules.
why-is-not_open = By these rules { ROLE($side) } cannot make a pique.
why-is-repique_instead = { SIDE($side, does: "has") } the repique for these points already, and cannot score a pique as well.
why-is-hand_alone =
    { $barred ->
        [yes] The { $total } were in hand before any trick: that earns a repique or nothing, and the repique was barred.
       *[no] The { $total } were all in hand: a pique needs play as well.
    }
why-is-trick_lost = The other side took trick { $trick }: { CARDS($cards) }.

why-is-fewer_tricks =
    { $tricks ->
        [one] { SIDE($side) } { $losing ->
            [yes] lost 1 trick
           *[no] took 1 trick
        }
       *[other] { SIDE($side) } { $losing ->
            [yes] lost { $tricks } tricks
           *[no] took { $tricks } tricks
        }
    } to { $other_tricks }: { $short ->
        [one] one more was needed
       *[other] { $short } more were needed
    } for { $shared ->
        [yes] a share of the cards
       *[no] a majority
    }.
# The play is not over: what is needed is counted to more than half of all the tricks.
why-is-tricks_needed =
    { $tricks ->
        [0] { $other_tricks ->
            [0] No trick has been played yet: { $sure ->
                [yes] { $short } of the { $whole } would make sure of the cards
               *[no] { $losing ->
                    [yes] { $short } of the { $whole } must be lost for the cards
                   *[no] { $short } of the { $whole } are needed for the cards
                }
            }.
           *[other] { tricks-to-come }
        }
       *[other] { tricks-to-come }
    }
tricks-to-come =
    { SIDE($side) } { $over ->
        [yes] had
       *[no] { DOES($side, "has") }
    } { $losing ->
        [yes] lost
       *[no] taken
    } { $tricks ->
        [0] no trick
        [one] 1 trick
       *[other] { $tricks } tricks
    } to { $other_tricks }{ $over ->
        [yes] {""}
       *[no] {" "}so far
    }: { $short ->
        [one] one more
       *[other] { $short } more
    } { $sure ->
        [yes] would { $over ->
            [yes] have made
           *[no] make
        } sure of the cards
       *[no] { $short ->
            [one] { $over ->
                [yes] was
               *[no] is
            }
           *[other] { $over ->
                [yes] were
               *[no] are
            }
        } needed for a majority of the { $whole }
    }, { $reach ->
        [yes] and
       *[no] but only
    } { $left ->
        [one] one { $over ->
            [yes] was
           *[no] is
        }
       *[other] { $left } { $over ->
            [yes] were
           *[no] are
        }
    } left to play{ $reach ->
        [yes] {""}
       *[no] : the cards { $over ->
            [yes] were
           *[no] are
        } out of reach
    }.
why-is-tricks_enough =
    { SIDE($side, does: "has") } { $losing ->
        [yes] lost
       *[no] taken
    } { $tricks } of the { $whole } tricks, which is enough; but { $over ->
        [yes] the play stopped before the last, after which the cards are counted.
       *[no] the cards are counted only after the last.
    }
why-is-capot_instead = { SIDE($side) } took every trick, and the capot replaces the cards.
why-is-capot_short =
    { $over ->
        [yes] { SIDE($side) } { $losing ->
            [yes] lost
           *[no] took
        } { $tricks } of the { $played } tricks, { $short } short of all.
       *[no] { SIDE($side, does: "has") } { $losing ->
            [yes] lost
           *[no] taken
        } { $tricks } of { $played ->
            [one] the one trick
           *[other] the { $played } tricks
        } so far, and { $shared ->
            [yes] a capot that is not shared needs all { $wanted }.
           *[no] a capot needs all { $wanted }: it is out of reach.
        }
    }
why-is-capot_needs =
    { $played ->
        [0] No trick has been played yet: { $shared ->
            [yes] a capot that is not shared
           *[no] a capot
        } needs all { $wanted }{ $losing ->
            [yes] {" "}to be lost.
           *[no] .
        }
       *[other] { SIDE($side) } { $over ->
            [yes] had
           *[no] { DOES($side, "has") }
        } { $losing ->
            [yes] lost
           *[no] taken
        } every trick so far, and a capot needs all { $wanted }: { $left } { $over ->
            [yes] { $left ->
                [one] was
               *[other] were
            } left.
           *[no] { $left ->
                [one] is
               *[other] are
            } left to play.
        }
    }
why-is-capot_to_share =
    { $over ->
        [yes] { $number ->
            [0] Two may share a capot: one trick would have been enough for a share.
           *[other] Two may share a capot if the third takes nothing: { ROLE($of) } took { $number }.
        }
       *[no] Two may share a capot if the third takes nothing: so far { ROLE($of, does: "has") } taken { $number ->
            [0] nothing
           *[other] { $number }
        }.
    }
why-is-trick_went = Trick { $trick } went to { ROLE($winner) }, with the { CARD($card) }: { CARDS($cards) }.

why-is-must_follow_suit =
    { $cards ->
        [absent] In trick { $trick } { SUIT($suit) } were led, and the { CARD($card) } does not follow suit, though following suit was possible.
       *[other] In trick { $trick } { SUIT($suit) } were led, and { ROLE($side) } could follow suit with { CHOICE($cards) }; so the { CARD($card) } was barred.
    }
why-is-must_head =
    { $cards ->
        [absent] In trick { $trick } the { CARD($led) } was led, and by these rules it had to be beaten, which the { CARD($card) } does not do.
       *[other] In trick { $trick } the { CARD($led) } was led, and by these rules it had to be beaten with { CHOICE($cards) }; so the { CARD($card) } was barred.
    }
why-is-must_first = Before the first card is played to { ROLE("elder", case: "own") } lead, what is good must be shown.
why-is-refused = The { CARD($card) } could not be played to trick { $trick }.
why-is-not_held = { SIDE($side) } did not hold the { CARD($card) }.
why-is-played_already = The { CARD($card) } had been played to trick { $played }.
why-is-not_in_pack = There is no { CARD($card) } in this pack.
why-is-free_to_play =
    { $chosen ->
        [absent] Nothing forbids the { CARD($card) } in trick { $trick }: it may be played.
       *[other] Nothing forbade the { CARD($card) } in trick { $trick }: another card was chosen.
    }
why-is-no_such_trick =
    { $trick ->
        [0] It was never { ROLE($side, case: "own") } turn to play.
       *[other] There was no trick { $trick }.
    }
why-is-played = The { CARD($card) } was played, to trick { $trick }.

why-is-too_many =
    { SIDE($side) } could exchange at most { $maximum }; { $number } is { $short } too many.
why-is-too_few =
    { SIDE($side) } had to exchange at least { $minimum }; { $number ->
        [0] none
       *[other] { $number }
    } is { $short } too few.
why-is-all_or_nothing = { SIDE("dealer", does: "takes") } all { $maximum } cards of the talon or none; { $number } is neither.
why-is-drawn_before =
    { SIDE($of) } had taken { $taken } before, and { $left ->
        [0] none
       *[other] { $left }
    } of the talon were left.
why-is-promised = The bid promised to leave { $left } of the { $stock } cards in the talon.
why-is-named =
    { $own ->
        [yes] With the carte blanche an exchange of { $number } had been named.
       *[no] With the carte blanche { ROLE("elder") } had named { $number ->
            [one] 1 card, which is { ROLE("elder", case: "alone") }.
           *[other] { $number } cards, which are { ROLE("elder", case: "alone") }.
        }
    }
why-is-dealer_alone = In this game only { ROLE("dealer", does: "exchanges") }.
why-is-no_exchange = By the rules of { $title } nobody exchanges.
why-is-free_to_exchange =
    { $done ->
        [absent] Nothing forbids an exchange of { $number }.
       *[other] Nothing forbade an exchange of { $number }: { ROLE($side) } chose { $done }.
    }
why-is-exchanged = { SIDE($side) } did exchange { $number }.

## Answers and changes, as they are headed

why-thing =
    { $kind ->
        [sequence] { $cards ->
            [absent] a sequence
           *[other] { CARDS($cards) }
        }
        [set] { $rank ->
            [absent] a trio or quatorze
           *[other] a set of { RANK($rank, form: "plural") }
        }
        [point] the point
        [cards] the cards
        [capot] a capot
       *[other] a { KIND($kind) }
    }
why-head-not =
    { $kind ->
        [play] Why could { ROLE($side) } not play the { CARD($cards) }?
        [exchange] Why could { ROLE($side) } not exchange { $number }?
        [sequence] Why did { ROLE($side) } not score { why-thing }?
        [set] Why did { ROLE($side) } not score { why-thing }?
       *[other] Why did { ROLE($side) } not have { why-thing }?
    }
why-head-yet =
    Why { DOES($side, "does") } { ROLE($side) } not have { why-thing } yet?
why-head-free =
    { $kind ->
        [play] Could { ROLE($side) } have played the { CARD($cards) }?
       *[exchange] Could { ROLE($side) } have exchanged { $number }?
    }
why-head-may =
    { $kind ->
        [play] May { ROLE($side) } play the { CARD($cards) }?
       *[exchange] May { ROLE($side) } exchange { $number }?
    }
why-head-so =
    { $kind ->
        [play] { SIDE($side) } did play the { CARD($cards) }.
        [exchange] { SIDE($side) } did exchange { $number }.
       *[other] { SIDE($side) } did have { why-thing }.
    }
why-nothing-lacking = The rulings mention nothing that was missing.
why-law = The law: { $law }
why-option = { $name }: { $value }.
why-again = { $sentence } (see { $number } above)

what-if-head = What if { $change }?
what-if-nothing = Nothing would be ruled differently.
what-if-refused = It could not have been done. { $sentence }
what-if-hidden = The answer depends on cards that you may not see yet; ask again when the hands are known.
what-if-new = New: { $sentence }
what-if-gone = Gone: { $sentence }
what-if-changed = Changed: { $before } → { $after }
what-if-formal =
    { $count ->
        [one] One more ruling of the deal changes too, without changing any points; it is not listed here.
       *[other] { $count } more rulings of the deal change too, without changing any points; they are not listed here.
    }
what-if-tricks = Play: { $sides }.
what-if-tricks-side = { $same ->
    [yes] { ROLE($side) } { $after } as before
   *[no] { ROLE($side) } { $after }, was { $before }
}
what-if-one-hand = { CARDS($one) } and { CARDS($other) } lie in one hand, so no card changes hands; they only change places in the order of play.
what-if-one-pile = Neither { CARDS($one) } nor { CARDS($other) } is in a hand, and both lie in one place, so nothing is changed.
what-if-replayed = Nobody thinks the play over again: at each turn a side plays, of its cards in the order in which it played them, the first that it may, or else the lowest it may{ $kind ->
    [swap] ; each swapped card stands in that order where the other stood.
   *[other] .
}
what-if-total = { SIDE($side) }: { $before } → { $after } ({ $gain }).
what-if-play =
    { $seat ->
        [absent] { CARDS($cards) } is played to trick { $trick }
       *[other] { ROLE($seat, does: "plays") } { CARDS($cards) } to trick { $trick }
    }
what-if-discard =
    { $cards ->
        [absent] { ROLE($seat, does: "exchanges") } nothing
       *[other] { ROLE($seat, does: "discards") } { CARDS($cards) }
    }
what-if-call =
    { $cards ->
        [absent] { $kind ->
            [carte_blanche] { ROLE($seat, does: "keeps") } quiet about the carte blanche
            [point] { ROLE($seat, does: "sinks") } the point
            [sequence] { ROLE($seat, does: "sinks") } every sequence
           *[set] { ROLE($seat, does: "sinks") } every trio and quatorze
        }
       *[other] { ROLE($seat, does: "declares") } { CARDS($cards) }
    }
what-if-sink =
    { $kind ->
        [point] { ROLE($seat, does: "sinks") } the point { CARDS($cards) }
       *[other] { ROLE($seat, does: "sinks") } { CARDS($cards) }
    }
what-if-declare =
    { $kind ->
        [carte_blanche] { ROLE($seat, does: "announces") } the carte blanche
        [point] { ROLE($seat, does: "declares") } the point in full
        [sequence] { ROLE($seat, does: "declares") } every sequence
       *[set] { ROLE($seat, does: "declares") } every trio and quatorze
    }
what-if-rules = the rules are those of { $title }
what-if-option = this is set differently: { $name }: { $value }
what-if-swap = { CARDS($one) } and { CARDS($other) } are swapped
what-if-swaps = { CARDS($first) } and { CARDS($second) } are swapped, and so are { CARDS($third) } and { CARDS($fourth) }
what-if-point = { ROLE($seat, does: "has") } one more point

why-nearest-found = The smallest change that turns it: { $change }.
why-nearest-found-otherwise =
    The smallest change that turns it: { $change }. { $count ->
        [one] Trick { $tricks } is
       *[other] Tricks { $tricks } are
    } then played differently.
why-nearest-run = { $first } to { $last }
why-nearest-proved =
    { $tried ->
        [0] There was no smaller change to check.
        [one] Nothing smaller does: the one smaller change was checked.
       *[other] Nothing smaller does. All { $tried } smaller changes were checked: { $kinds }.
    }{ $stopped ->
        [yes] {" "}The time was up before every change of this size was checked.
       *[no] { $alike ->
            [one] {""}
           *[other] {" "}Of the { $alike } changes of this size that turn it, this one leaves most unchanged.
        }
    }
# Two swaps are checked from those that came nearest, not all of them.
why-nearest-unproved =
    None of the { $tried } smaller changes checked turns it: { $kinds }. Of changes this size it is the first found, and not all were checked.{ why-nearest-unplayed }
why-nearest-none =
    { $tried ->
        [0] There was no change to check.
       *[other] None of the { $tried } changes checked turns it. These were checked: { $kinds }.{ why-nearest-unplayed }
    }
why-nearest-unplayed =
    { $unplayed ->
        [0] {""}
        [one] {" "}By one setting of an option the deal could not have gone as it did; that one was left out.
       *[other] {" "}By { $unplayed } settings of the options the deal could not have gone as it did; those were left out.
    }
why-nearest-kind =
    { $size ->
        [point] one more point
        [word] { ROLE($side, case: "own") } calls (each sunk or made in full)
        [words] all calls (each sunk or made in full)
        [card] every other card that could have been played
        [swap] { $seat ->
            [absent] every swap of two cards
           *[other] every swap of two cards in the hands
        }
        [option] { $seat ->
            [absent] every option of the rules (numbers only as some book has them)
           *[other] every option of the rules but those on carte blanche (numbers only as some book has them)
        }
       *[swaps] of two swaps the nearest
    }
why-nearest-stopped = Nothing was found before the search was stopped, after { $tried } changes.
why-nearest-hidden = That depends on cards that you may not see yet; ask again when the hands are known.

## On the page

why-page-why = Why?
why-page-turn = What would have turned it?
why-page-working = Checking one change after another, the smallest first …
why-page-stop = Stop
why-swap-head = This would turn it: { $change }.
why-swap-working = Looking for two cards that would turn it …
why-swap-gone = That score is gone.
why-book-silent = No ruling there.
why-page-swap-do = Swap the two cards
why-page-swap-back = Swap back
why-page-swap-hint = Drag one card onto the other, or tap either.
why-page-swap-card = swap it
why-page-swap-books = Books that rule differently
why-page-swap-here = As ruled here
why-page-ask = Why not …?
why-page-ask-question = Why was there no …
why-page-ask-side = for
why-page-ask-go = Ask
why-page-scores = What scores
why-page-sets = Trios and quatorzes
why-page-rank = Set of { RANK($rank, form: "plural") }
why-page-exchange = The exchange
why-page-cards =
    { $count ->
        [one] Exchange of 1 card
       *[other] Exchange of { $count } cards
    }
why-page-hidden = That depends on cards you may not see yet; ask again when the deal is over.
why-page-more-conditions =
    { $count ->
        [2] Two more things were missing
        [3] Three more things were missing
        [4] Four more things were missing
        [one] One more thing was missing
       *[other] { $count } more things were missing
    }
why-page-more-differences =
    { $count ->
        [one] One more consequence
       *[other] { $count } more consequences
    }

## What cannot be asked

why-error-question = “{ $text }” cannot be asked about; write repique, pique, carte blanche, carte rouge, point, sequence, set, tens, cards, capot, play AH or exchange 5.
why-error-number = How many cards? Write exchange and a number, such as exchange 5.
why-error-run = { $text } is not a sequence; write three or more neighbouring cards of one suit, such as sequence QH JH TH.
why-error-rank = “{ $text }” is not one rank; write tens, jacks, queens, kings or aces.
why-error-side = Nobody here is called “{ $side }”; say whom you mean: { $sides }.
why-error-seat = No seat here is called “{ $seat }”; the seats are { $seats }.
why-error-number-ruling = There is no ruling { $number } that may be shown here; the rulings go from 1 to { $last }.
why-error-refusal = A refusal is not among the rulings, so no change can turn it; ask why not instead, such as play AH at 5.
why-error-swap = Two different cards are swapped, such as AS KH, and “{ $text }” does not name two; name two cards.
why-error-play = A card is played to a trick, such as AH at 5, and “{ $text }” does not say both; name the card and the trick.
why-error-change = “{ $text }” is not a change; write play AH at 5, elder discard KS 8C, elder call point AS KS, younger sink sequence, swap AS KH, rules parlett or option last_trick=0.
why-error-as-dealt = The record begins after the exchange, so nothing can be changed about a carte blanche; ask about a record of the whole deal.
why-error-trick-nowhere = There is no trick { $trick } here; name one from 1 to { $last }.
why-error-card-nowhere = Nobody could play { CARDS($card) } to trick { $trick }: it was not in a hand then; choose a card that was held.
why-error-shape = { $own } and { $other } are not played with the same cards by as many players, so this deal cannot be ruled by both; choose another rule set.
why-error-card = “{ $text }” is not a card; write a rank and a suit, such as AS, TH or 7C.
why-error-option = There is no option “{ $name }”; { $near ->
    [absent] “piquet-tutor rules show rubicon --all” lists them
   *[other] perhaps “{ $near }” is meant
}.
why-error-option-value = { CAPITAL(finder-cannot-option-value) }
why-error-rules = There is no rule set “{ $name }”; { $hint }.
