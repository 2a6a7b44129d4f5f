### Declaring: its order, sinking, answers, what is shown, calls round a larger table.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-declaring = Declaring

## declare.order

question-declare-order = In which order are the point, sequences and sets called?

clause-declare-order =
    { $round ->
        [yes]
            The point is called first, then sequences, then sets. Each time the calls go round the table from player 1, before
            a card is played.
       *[no] { $declare_order ->
            [point_then_free] Elder calls the point first; sequences and sets may then be called in either order.
           *[strict] Elder calls the point first, then sequences, then sets.
        } Whatever order they are called in, they count in the order of reckoning.
    }

refused-declare-order =
    .short =
        { $expected ->
            [point] The { KIND($kind) } comes later; the point is next, so speak to the point first.
            [sequence] The { KIND($kind) } comes later; sequences are next, so speak to those first.
            [set] The { KIND($kind) } comes later; trios and quatorzes are next, so speak to those first.
           *[other] You can’t declare the { KIND($kind) } now; do what is asked first.
        }

## show.claimed

question-show-claimed = When does younger count what is good, and what must be shown?

clause-show-claimed =
    Younger counts what is good after elder’s first lead and before playing to it; after that it is lost. { $show_on_request ->
        [yes] Anything counted must be shown, or named beyond doubt, if the opponent asks.
       *[no] Nobody need show what is counted.
    }

refused-show-first =
    .short = Before you play to the first trick, you must show and count what you answered for, or lose it; show it now.

refused-show-claimed =
    .short = You answered for { CARDS($cards) }, so you must show those first; include them.

refused-show-not_open =
    .short =
        { $kind ->
            [point] You didn’t win the point, so you have none to count; leave it out.
            [sequence] You can’t count that sequence: either you lost the sequences, or you didn’t set it against { ROLE("elder", case: "own") } when you could; leave it out.
           *[set] You can’t count that trio or quatorze: either you lost the sets, or you didn’t set it against { ROLE("elder", case: "own") } when you could; leave it out.
        }

## declare.nothing

question-declare-nothing = What if elder calls no point, no sequence or no set?

clause-declare-nothing =
    { $round ->
        [yes] Nobody has to call a point, a sequence or a set: a player who calls none passes, and cannot call one later.
       *[no]
            Elder need not call a point, a sequence or a set. If elder says there is none, or
            passes on without mentioning one, younger may count any that younger holds.
    }

declare-nothing-allowed =
    .call =
        { $round ->
            [yes] { $passed ->
                [yes] Nothing better.
               *[no] { $kind ->
                    [point] No point.
                    [sequence] No sequence.
                   *[set] No trio.
                }
            }
           *[no] { $kind ->
                [point] No point.
                [sequence] No sequence.
               *[set] No trio.
            }
        }
    .short =
        { $round ->
            [yes] { $passed ->
                [yes] { SIDE($who, does: "calls") } nothing better.
               *[no] { $kind ->
                    [point] { SIDE($who, does: "calls") } no point.
                    [sequence] { SIDE($who, does: "calls") } no sequence.
                   *[set] { SIDE($who, does: "calls") } neither trio nor quatorze.
                }
            }
           *[no] { $kind ->
                [point] { SIDE($side, does: "calls") } no point.
                [sequence] { SIDE($side, does: "calls") } no sequence.
               *[set] { SIDE($side, does: "calls") } neither trio nor quatorze.
            }
        }
    .full =
        { $round ->
            [yes] { $how ->
                [none] { $passed ->
                    [yes] By these rules everything held is declared, so { ROLE($who, does: "has") } no better { KIND($kind) } than has been called.
                   *[no] By these rules everything held is declared, so { ROLE($who, does: "has") } no { KIND($kind) } to call.
                }
               *[whole_class] { $passed ->
                    [yes] { $partners ->
                        [yes] { SIDE($who, does: "has") } no better { KIND($kind) } than has been called, { DOES($who, "leaves") } it to a partner, or { DOES($who, "keeps") } quiet: from this alone nobody can tell which.
                       *[no] { SIDE($who, does: "has") } no better { KIND($kind) } than has been called, or { DOES($who, "keeps") } quiet: from this alone nobody can tell which.
                    }
                   *[no] { SIDE($who, does: "has") } no { KIND($kind) } to call, or { DOES($who, "sinks") } it: from this alone nobody can tell which.
                }
            }
           *[no] { $how ->
                [none] By these rules everything held is declared, so { ROLE($side, does: "has") } none to call.
               *[whole_class] { SIDE($side) } either { DOES($side, "holds") } none or { DOES($side, "sinks") } it: from this alone the opponent cannot tell.
            } { $kind ->
                [point] { SIDE("younger") } may now count a point.
                [sequence] { SIDE("younger") } may now count sequences.
               *[set] { SIDE("younger") } may now count sets.
            }
        }

## declare.no_such

question-declare-no_such = What is a point, a sequence, a set?

clause-declare-no_such =
    A point is cards of one suit; a sequence, three or more neighbouring cards of one suit; a set, three or four cards
    of one rank, tens or higher.

refused-declare-no_such =
    .short =
        { $kind ->
            [point] { CARDS($cards) } are not all one suit, so they are not a point; choose cards of a single suit.
            [sequence] { CARDS($cards) } { $alone ->
                [yes] does
               *[no] do
            } not make a sequence; choose three or more neighbouring cards of one suit.
           *[set] { CARDS($cards) } { $alone ->
                [yes] does
               *[no] do
            } not make a trio or quatorze; choose three or four cards of one rank, ten or higher.
        }

## reply.true

question-reply-true = Which answers to a call are true?

clause-reply-true =
    Answers must be true. Say “not good” only if you hold better and mean to show it, “equal” only if yours is exactly as
    good. Ask what a point is worth, or how high a sequence goes, only if yours has as many cards.

refused-reply-cards =
    .short =
        { $holds ->
            [no] You hold none: say “good”.
           *[yes] { $answer ->
                    [ask] You may ask only if you have a { KIND($kind) } to set against { ROLE("elder", case: "alone") }; choose the cards you mean.
                    [equal] “Equal” needs a { KIND($kind) } exactly as good; choose the cards you mean.
                   *[not_good] “Not good” needs a better { KIND($kind) }; choose the cards you mean, or say “good”.
                }
        }

refused-reply-asked_with =
    .short = You asked with { CARDS($cards) }, so those are the cards to compare; answer with the same cards, and truly.

refused-reply-ask =
    .short =
        { $stands ->
            [uncalled] { SIDE("elder", does: "has") } called no { KIND($kind) }, so there is nothing to ask; say whether you have one.
           *[other] { $stated ->
                [yes] { $kind ->
                    [point] You have heard what { ROLE("elder", case: "own") } point makes, so there is nothing left to ask; answer “good”, “not good” or “equal”.
                    [sequence] You have heard how high { ROLE("elder", case: "own") } sequence is, so there is nothing left to ask; answer “good”, “not good” or “equal”.
                   *[set] You have heard all there is to hear of a trio or quatorze, so there is nothing to ask; answer “good” or “not good”.
                }
               *[no] { how-a-claim-stands }, so there is nothing to ask; { true-answer-to-it }.
            }
        }

refused-reply-ask_first =
    .short =
        { $kind ->
            [point] { CARDS($cards) } are as many as { ROLE("elder", case: "alone") }, so the value decides; ask “Making?” first.
            [sequence] { CARDS($cards) } are as long as { ROLE("elder", case: "alone") }, so the top card decides; ask “How high?” first.
           *[set] { SIDE("elder", does: "has") } not said enough to compare { CARDS($cards) } with; ask first.
        }

refused-reply-not_better =
    .short =
        { $stands ->
            [equal] { CARDS($cards) } are exactly as good as what { ROLE("elder") } called, so “not good” would be untrue; answer “equal”.
           *[worse] { how-a-claim-stands }, so “not good” would be untrue; { true-answer-to-it }.
        }

refused-reply-not_equal =
    .short =
        { $stands ->
            [uncalled] { SIDE("elder", does: "has") } called no { KIND($kind) }, so { CARDS($cards) } have nothing to be equal to; say whether you have one.
           *[other] { how-a-claim-stands }, so they are not equal; { true-answer-to-it }.
        }

## declare.once

question-declare-once = How many times may you count one run or rank?

clause-declare-once =
    An unbroken run is one sequence, and cards of one rank are one set: neither may be counted in pieces.

refused-declare-once =
    .short =
        { $passed_over ->
            [yes] You could have called { CARDS($cards) } and passed, so it counts nothing now; leave it out.
           *[absent] { $kind ->
                [set] { CARDS($cards) } have already counted as part of a trio or quatorze, and a rank counts once; leave them out.
               *[other] { CARDS($cards) } belong to a run that has already counted, and a run counts once; leave them out.
            }
        }

## sinking.binds

question-sinking-binds = Does calling less than you hold bind you?

clause-sinking-binds =
    { $short_call_binds ->
        [always] If elder calls the lower of two combinations, or part of one, elder cannot count the better one, or the whole, afterwards.
        [unless_good_against_cards] If elder calls the lower of two combinations, or part of one, elder cannot count the better one, or the whole, afterwards, unless nothing that younger could hold would have beaten or equalled what elder called.
       *[never] A player who calls the lower of two combinations, or part of one, may still count the better one, or the whole, afterwards.
    }

refused-sinking-binds =
    .short =
        { $how ->
            [always] You called { CARDS($called) } first, and by these rules that binds you, so you can’t count the better { CARDS($cards) } now; leave that out.
           *[unless_good_against_cards] You called { CARDS($called) } first, which { ROLE("younger") } could have beaten, so you can’t count the better { CARDS($cards) } now; leave that out.
        }

## sinking.allowed

question-sinking-allowed = May you declare less than you hold?

clause-sinking-allowed-bidding =
    { $sinking ->
        [none] You must declare everything you hold.
        [partial] You may keep back a whole combination or part of one; what you keep back scores nothing.{ $bids ->
            [bid_signed] { $auction_minus_sinking ->
                [none] {" "}If the bid is to lose tricks, you may keep nothing back.
               *[partial] {" "}That holds if the bid is to lose tricks, too.
            }
           *[other] {""}
        }
        [whole_combinations] You may keep back any combination, even your best, but not call part of one as if it were the whole; what you keep back scores nothing.
       *[whole_class] You may keep back the point, all your sequences or all your sets, but the one you call must be your best; what you keep back scores nothing.
    }

clause-sinking-allowed =
    { $sinking ->
        [none] You must declare everything you hold.
        [partial] You may keep back a whole combination or part of one, calling a trio out of a quatorze for instance; what you keep back scores nothing.
        [whole_combinations] You may keep back any combination, even your best, but not call part of one as if it were the whole; what you keep back scores nothing.
       *[whole_class] You may keep back the point, all your sequences or all your sets, but the one you call must be your best; what you keep back scores nothing.
    }

sinking-allowed-allowed =
    .short =
        { $called ->
            [absent] { SIDE($side, does: "sinks") } { COMBINATIONS($sunk) }.
           *[other] { $passed_over ->
                [yes] { SIDE($side, does: "sinks") } { COMBINATIONS($sunk) }, calling { CARDS($called) } instead.
               *[other] { SIDE($side, does: "calls") } only { CARDS($called) } of { COMBINATIONS($sunk) }, and { DOES($side, "sinks") } the rest.
            }
        }
    .full =
        { $called ->
            [absent] { $others ->
                [absent] { SIDE($side, does: "holds") } { COMBINATIONS($sunk) } and { DOES($side, "keeps") } that quiet. It scores nothing, and the opponent is not told of it.
               *[other] { SIDE($side, does: "holds") } { COMBINATIONS($sunk) } and { DOES($side, "declares") } none of them. They score nothing, and the opponent is not told of them.
            }
           *[other] { $passed_over ->
                [yes] { SIDE($side, does: "holds") } { COMBINATIONS($sunk) } and called { CARDS($called) } instead. That call does not tell the opponent.
               *[other] { SIDE($side, does: "holds") } { COMBINATIONS($sunk) } and called only { CARDS($called) }. That call does not tell the opponent of the rest.
            }
        }

refused-sinking-allowed =
    .short =
        { $called ->
            [absent] By these rules you must declare everything you hold, and you hold { CARDS($cards) }; declare it.
           *[other] { $passed_over ->
                [yes] { $how ->
                    [none] By these rules you must declare everything you hold, the best first, and { CARDS($cards) } is better than { CARDS($called) }; declare that.
                   *[whole_class] { $kind ->
                        [point] By these rules the point you call must be your best, and { CARDS($cards) } is better than { CARDS($called) }; call that, or no point at all.
                        [sequence] By these rules the sequence you call must be your best, and { CARDS($cards) } is better than { CARDS($called) }; call that, or no sequence at all.
                       *[set] By these rules the trio or quatorze you call must be your best, and { CARDS($cards) } is better than { CARDS($called) }; call that, or none at all.
                    }
                }
               *[other] { $how ->
                    [none] By these rules you must declare everything you hold, and { CARDS($called) } is only part of { CARDS($cards) }; declare all of it.
                   *[whole_class] By these rules you may not declare part of a combination as if it were the whole, and { CARDS($called) } is only part of { CARDS($cards) }; declare all of it, or none of it.
                }
            }
        }

## shown.on_request

question-shown-on_request = What must you show when your opponent asks to see it?

clause-shown-on_request =
    { $show_on_request ->
        [yes] { $show_extent ->
            [called] Anything you called must be shown if your opponent asks, even if it was not good; so must anything
            that was equal, younger’s once elder has led.
            [equal] Anything good or equal must be shown if your opponent asks: elder’s at any time, younger’s once
            elder has led.
           *[scored] Anything that scores must be shown if your opponent asks, and nothing else.
        }
       *[no] Nothing need be shown, even if your opponent asks.
    }

shown-on_request-allowed =
    .call =
        { $void ->
            [yes] My { KIND($kind) }: a void in { SUIT($suit) }.
           *[absent] { $kind ->
                [set] My { $size ->
                    [4] quatorze
                   *[3] trio
                }: { CARDS($cards) }.
               *[point] My { KIND($kind) }: { CARDS($cards) }.
            }
        }
    .short =
        { $void ->
            [yes] Asked about the { KIND($kind) }, { ROLE($side, does: "names") } the void suit: { SUIT($suit) }.
           *[absent] Asked to show the { $kind ->
                [set] { $size ->
                    [4] quatorze
                   *[3] trio
                }
               *[point] { KIND($kind) }
            }, { ROLE($side, does: "shows") } { CARDS($cards) }.
        }
    .full = Both players now know this. Nothing is scored for it, and asking costs nothing.

refused-ask-nothing =
    .short =
        { $kind ->
            [point] Your opponent has declared no point that you could ask to see; go on.
            [sequence] Your opponent has declared no sequence that you could ask to see; go on.
           *[set] Your opponent has declared no trio or quatorze that you could ask to see; go on.
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
    .short = { SIDE("younger") } need show nothing until { ROLE("elder", does: "has") } led; lead first, then ask.

## equal.named

question-equal-named = What is said about combinations that are equal?

clause-equal-named =
    { $equal_named ->
        [cards] If a point or sequence is answered “equal”, each player shows the cards of it: elder at once, younger when elder has led.
        [suit] If a point or sequence is answered “equal”, each player names its suit: elder at once, younger when elder has led.
       *[nothing] Nothing more is said of a point or sequence that was answered “equal”.
    }

equal-named-allowed =
    .call =
        { $void ->
            [yes] My { KIND($kind) }: a void in { SUIT($suit) }.
           *[absent] { $cards ->
                [absent] My { KIND($kind) } is in { SUIT($suit) }.
               *[other] My { KIND($kind) }: { CARDS($cards) }.
            }
        }
    .short =
        { $void ->
            [yes] { SIDE($side, case: "own") } equal { KIND($kind) } is a void in { SUIT($suit) }.
           *[absent] { $cards ->
                [absent] { SIDE($side, case: "own") } equal { KIND($kind) } is in { SUIT($suit) }.
               *[other] { SIDE($side, case: "own") } equal { KIND($kind) } is in { SUIT($suit) }: { CARDS($cards) }.
            }
        }
    .full =
        { $void ->
            [yes] What is equal scores nothing, but the opponent learns which suit is void.
           *[absent] { $cards ->
                [absent] What is equal scores nothing, but the opponent learns the suit. How many cards there are, and what they make, were known already.
               *[other] { $kind ->
                    [sequence] What is equal scores nothing, but the opponent learns every card of it. The suit alone would be enough: the length and the top card are known already.
                   *[point] What is equal scores nothing, but the opponent sees every card of it.
                }
            }
        }

## declared.bars

question-declared-bars = What if the cards that elder has declared contain something better than elder called?

clause-declared-bars =
    Cards that elder has declared good{ $show_on_request ->
        [yes] { $show_extent ->
            [scored] {""}
           *[equal] {" "}or equal
        }
       *[no] {""}
    } are as good as shown, even for what elder did not call: younger may count a sequence only if it beats every sequence
    that lies wholly in those cards, and a trio or quatorze only if it beats every trio or quatorze in them.

declared-bars-denied =
    .short =
        { $kind ->
            [sequence] { $called_length ->
                [absent] { SIDE("younger", case: "own") } { SEQUENCE($length, $top) } counts nothing: the cards { ROLE("elder", does: "has") } declared contain a { SEQUENCE($other_length, $other_top) }.
               *[other] { SIDE("younger", case: "own") } { SEQUENCE($length, $top) } counts nothing either: it beats the { declared-bars-called } that was called, but not the { SEQUENCE($other_length, $other_top) } among the cards { ROLE("elder", does: "has") } declared.
            }
           *[set] { $called_size ->
                [absent] { SIDE("younger", case: "own") } { SET($size, $rank) } counts nothing: the cards { ROLE("elder", does: "has") } declared contain a { SET($other_size, $other_rank) }.
               *[other] { SIDE("younger", case: "own") } { SET($size, $rank) } counts nothing either: it beats the { SET($called_size, $called_rank) } that was called, but not the { SET($other_size, $other_rank) } among the cards { ROLE("elder", does: "has") } declared.
            }
        }
    .full =
        { SIDE("elder", does: "has") } declared { CARDS($other_cards) } as part of what was good or equal, though not as a { KIND($kind) }.
        Calling cards is as good as showing them, so they bar { CARDS($cards) }, which is no better. { declared-bars-both }{ SIDE("elder", does: "is") } not
        told what { ROLE("younger") } had.

declared-bars-called =
    { $called_top ->
        [absent] { SEQUENCE($called_length) }
       *[other] { SEQUENCE($called_length, $called_top) }
    }

declared-bars-both =
    { $kind ->
        [sequence] { $called_length ->
            [absent] {""}
           *[other] So neither player counts a sequence: { ROLE("elder") } called too little, and { ROLE("younger") } cannot count against what was declared.{" "}
        }
       *[set] { $called_size ->
            [absent] {""}
           *[other] So neither player counts a trio or quatorze: { ROLE("elder") } called too little, and { ROLE("younger") } cannot count against what was declared.{" "}
        }
    }

## round.beaten

question-round-beaten = What does a combination count if it is not the best at the table?

clause-round-beaten = A combination beaten by another side’s counts nothing; once the better one has been called, it may not be called at all.

round-beaten-denied =
    .short =
        { $kind ->
            [point] { SIDE($who, case: "own") } point of { $length } is beaten: { ROLE($winner) } called { $by ->
                [longer] { $other_length }
                [level] one worth as much, with more cards
               *[higher] one worth { $other_pips }
            }.
            [sequence] { SIDE($who, case: "own") } { SEQUENCE($length, $top) } is beaten: { ROLE($winner) } called a { SEQUENCE($other_length, $other_top) }.
           *[set] { SIDE($who, case: "own") } { SET($size, $rank) } is beaten: { ROLE($winner) } called a { SET($other_size, $other_rank) }.
        }
    .full =
        { $kind ->
            [point] { SIDE($who) } called { $length }, making { $pips }; the best called was { $other_length }, making { $other_pips }. { $by ->
                [longer] More cards win, whatever they are worth.
                [level] They are worth as much, so more cards win.
               *[higher] The higher value wins.
            }
            [sequence] { $by ->
                [longer] The longer sequence wins, whatever its top card.
               *[higher] They are equally long, so the higher one wins.
            }
           *[set] { $by ->
                [longer] Four cards beat three, whatever their rank.
               *[higher] Both have as many cards, so the higher rank wins.
            }
        } The beaten one counts nothing.

refused-round-not_better =
    .short =
        { $partner ->
            [yes] Your partner has already called a { KIND($kind) } as good as { CARDS($cards) } or better; say “nothing better”.
           *[no] A better { KIND($kind) } than { CARDS($cards) } has been called; call a better one, or say “nothing better”.
        }

## Words that several of these share

# Of the cards set against a call: in what they are better or worse.
how-a-claim-stands =
    { $kind ->
        [point] { $by ->
            [longer] { $stands ->
                [better] { CARDS($cards) } are more cards than { ROLE("elder", case: "alone") }
               *[worse] { CARDS($cards) } are fewer cards than { ROLE("elder", case: "alone") }
            }
            [level] { $stands ->
                [better] { CARDS($cards) } make as much as { ROLE("elder", case: "own") } point, with more cards
               *[worse] { CARDS($cards) } make as much as { ROLE("elder", case: "own") } point, with fewer cards
            }
            [pips] { $stands ->
                [better] { CARDS($cards) } make more than { ROLE("elder", case: "own") } point
               *[worse] { CARDS($cards) } make less than { ROLE("elder", case: "own") } point
            }
           *[higher] { $stands ->
                [better] { CARDS($cards) } are as many as { ROLE("elder", case: "alone") }, and make more
               *[worse] { CARDS($cards) } are as many as { ROLE("elder", case: "alone") }, but make less
            }
        }
        [sequence] { $by ->
            [longer] { $stands ->
                [better] { CARDS($cards) } are longer than { ROLE("elder", case: "own") } sequence
               *[worse] { CARDS($cards) } are shorter than { ROLE("elder", case: "own") } sequence
            }
           *[higher] { $stands ->
                [better] { CARDS($cards) } are as long as { ROLE("elder", case: "own") } sequence, and higher
               *[worse] { CARDS($cards) } are as long as { ROLE("elder", case: "own") } sequence, but lower
            }
        }
       *[set] { $by ->
            [longer] { $stands ->
                [better] { CARDS($cards) } are four of a kind, and { ROLE("elder", case: "alone") } are three
               *[worse] { CARDS($cards) } are three of a kind, and { ROLE("elder", case: "alone") } are four
            }
           *[higher] { $stands ->
                [better] { CARDS($cards) } are as many as { ROLE("elder", case: "alone") }, and of a higher rank
               *[worse] { CARDS($cards) } are as many as { ROLE("elder", case: "alone") }, but of a lower rank
            }
        }
    }

true-answer-to-it =
    { $stands ->
        [better] { ROLE("elder", case: "own") } call is not good: answer “not good”
       *[worse] against them, { ROLE("elder", case: "own") } call is good: answer “good”
    }

# Who: the player by number, or one of the partners where it is not told which.
subject =
    { ROLE($side, case: "number") ->
        [many] { $partners ->
            [yes] { SIDE($who) }
           *[no] One of { ROLE($side) }
        }
       *[one] { SIDE($who) }
    }

# The side that has the points, where that is somebody's partner too.
for-side =
    { $partners ->
        [yes] {" "}for { ROLE($side) }
       *[no] {""}
    }
