### Declaring: its order, sinking, answers, what is shown, calls round a larger table.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-declaring = Declaring

## declare.order

question-declare-order = In which order are the classes called?

clause-declare-order =
    { $declare_order ->
        [point_then_free] Elder calls the point first; sequences and sets may then be called in either order.
       *[strict] The classes are called in this order: point, then sequences, then sets.
    } However they are called, they are reckoned in the order of reckoning.

clause-declare-order-round =
    The classes are called in this order: point, then sequences, then sets. In each the calls go round the table from the
    first seat, before a card is played.

declare-order = Elder calls point first. Then come sequences and sets: in that order by most books, in any order by the club laws.

declare-order-round = Point, then sequences, then sets: of each class every player speaks in turn, before the next is called.

refused-declare-order =
    .short =
        { $expected ->
            [point] The { KIND($kind) } does not come now; the point is next, so speak to the point first.
            [sequence] The { KIND($kind) } does not come now; sequences are next, so speak to those first.
            [set] The { KIND($kind) } does not come now; trios and quatorzes are next, so speak to those first.
           *[other] The { KIND($kind) } cannot be declared now; go on with what is asked.
        }

## show.claimed

question-show-claimed = When does younger count what is good, and what must be shown?

clause-show-claimed =
    Younger counts what is good after elder's first lead and before playing to it; afterwards it is lost. { $show_on_request ->
        [yes] Whatever is counted must be shown, or named beyond doubt, when the other player asks.
       *[no] Nobody need show what is counted.
    }

show-claimed = What younger has answered for is shown and counted after elder's first lead and before younger plays; later it is lost.

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

## declare.nothing

question-declare-nothing = What if elder calls nothing in a class?

clause-declare-nothing-round = A player need not call in a class, and says so or passes.

clause-declare-nothing =
    A player need not call in a class. Elder then says so, or passes to the next, and younger may count what younger
    holds of that class.

declare-nothing = A player with nothing of a kind, or who would rather not show it, says so or passes on.

declare-nothing-allowed =
    .call =
        { $kind ->
            [point] No point.
            [sequence] No sequence.
           *[set] No trio.
        }
    .short =
        { $kind ->
            [point] { SIDE($side) } calls no point.
            [sequence] { SIDE($side) } calls no sequence.
           *[set] { SIDE($side) } calls neither trio nor quatorze.
        }
    .full =
        { SIDE($side) } either holds none or sinks it: from this alone the other player cannot tell. Younger may now
        count what younger holds of this kind.

declare-nothing-round = A player with nothing better than what has been called, or who would rather not show it, passes on.

declare-nothing-allowed-round =
    .call =
        { $passed ->
            [yes] Nothing better.
           *[no] { $kind ->
                [point] No point.
                [sequence] No sequence.
               *[set] No trio.
            }
        }
    .short =
        { $passed ->
            [yes] { SIDE($who) } calls nothing better.
           *[no] { $kind ->
                [point] { SIDE($who) } calls no point.
                [sequence] { SIDE($who) } calls no sequence.
               *[set] { SIDE($who) } calls neither trio nor quatorze.
            }
        }
    .full =
        { $passed ->
            [yes] { $partners ->
                [yes] { SIDE($who) } has no better { KIND($kind) } than has been called, leaves the class to a partner, or keeps quiet: from this alone nobody can tell which.
               *[no] { SIDE($who) } has no better { KIND($kind) } than has been called, or keeps quiet: from this alone nobody can tell which.
            }
           *[no] { SIDE($who) } has no { KIND($kind) } to call, or sinks it: from this alone nobody can tell which.
        }

## declare.no_such

question-declare-no_such = What is a point, a sequence, a set?

clause-declare-no_such =
    A point is cards of one suit; a sequence, three or more neighbouring cards of one suit; a set, three or four cards
    of one rank, from the ten up.

declare-no_such =
    A point is of one suit. A sequence is three or more neighbouring cards of one suit. A set is three or four cards
    of one rank, from the ten up.

refused-declare-no_such =
    .short =
        { $kind ->
            [point] { CARDS($cards) } are not of one suit, so they are no point; choose cards of a single suit.
            [sequence] { CARDS($cards) } do not make a sequence; choose three or more neighbouring cards of one suit.
           *[set] { CARDS($cards) } do not make a trio or quatorze; choose three or four cards of one rank, ten or higher.
        }

## reply.true

question-reply-true = Which answers to a call are true?

clause-reply-true =
    Answers must be true: “not good” only with better in hand and meant to be shown, “equal” only with exactly as good, a
    question only with as many.

reply-true = An answer must be true: “not good” only with better to show, “equal” only with exactly the same, a question only with as many.

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

## declare.once

question-declare-once = How often may one run or rank be counted?

clause-declare-once =
    An unbroken run is one sequence and a rank is one set: neither may be counted in pieces.

declare-once = A run of cards or a rank is counted once, not in pieces.

refused-declare-once =
    .short =
        { $kind ->
            [set] { CARDS($cards) } have been counted with a set already, and a rank counts once; leave them out.
           *[other] { CARDS($cards) } belong to a run that is counted already, and a run counts once; leave them out.
        }

## sinking.binds

question-sinking-binds = Does a call of less than is held bind its caller?

clause-sinking-binds =
    { $short_call_binds ->
        [always] Elder, having called the lesser of two combinations or a part of one, cannot count the better one or the whole after it.
        [unless_good_against_cards] Elder, having called the lesser of two combinations or a part of one, cannot count the better one or the whole after it, unless the call was good against everything the other hand could hold.
       *[never] A call of the lesser of two combinations, or of a part of one, does not keep its caller from counting the better one or the whole after it.
    }

sinking-binds = Who calls the lesser of two combinations, or a part of one, may have to leave the better one, or the whole, uncounted.

refused-sinking-binds =
    .short =
        You called { CARDS($called) } first, which younger could have beaten, so you may not count the better
        { CARDS($cards) } after it; leave that out.

## sinking.allowed

question-sinking-allowed = May a player declare less than is held?

clause-sinking-allowed-bidding =
    { $sinking ->
        [none] Everything held must be declared.
        [partial] A player may keep back a whole combination or a part of one; what is kept back scores nothing.{ $bids ->
            [bid_signed] { $auction_minus_sinking ->
                [none] {" "}Where tricks are to be lost, nothing may be kept back.
               *[partial] {" "}That holds where tricks are to be lost as well.
            }
           *[other] {""}
        }
        [whole_combinations] A player may keep any combination back, the best of a class included, but not call a part of one as if it were the whole; what is kept back scores nothing.
       *[whole_class] A player may keep a whole class back, but calls the best held of a class that is declared; what is kept back scores nothing.
    }

clause-sinking-allowed =
    { $sinking ->
        [none] Everything held must be declared.
        [partial] A player may keep back a whole combination or a part of one, calling a trio out of a quatorze for instance; what is kept back scores nothing.
        [whole_combinations] A player may keep any combination back, the best of a class included, but not call a part of one as if it were the whole; what is kept back scores nothing.
       *[whole_class] A player may keep a whole class back, but calls the best held of a class that is declared; what is kept back scores nothing.
    }

sinking-allowed =
    How far a player may declare less than is held differs: whole kinds, parts of a combination, or not at all. What
    is not declared scores nothing.

sinking-allowed-allowed =
    .short =
        { $called ->
            [absent] { SIDE($side) } sinks { CARDS($cards) }.
           *[other] { SIDE($side) } sinks part of what is held: { CARDS($cards) }.
        }
    .full =
        { $called ->
            [absent] { SIDE($side) } holds { CARDS($cards) } and does not declare it. It scores nothing, and the other player does not learn of it.
           *[other] { SIDE($side) } holds { CARDS($cards) } and called only { CARDS($called) }. The other player does not learn of the rest.
        }

sinking-allowed-allowed-round =
    .short =
        { $called ->
            [absent] { SIDE($who) } sinks { CARDS($cards) }.
           *[other] { SIDE($who) } sinks part of what is held: { CARDS($cards) }.
        }
    .full =
        { $called ->
            [absent] { SIDE($who) } holds { CARDS($cards) } and does not declare it. It scores nothing, and nobody learns of it.
           *[other] { SIDE($who) } holds { CARDS($cards) } and called only { CARDS($called) }. Nobody learns of the rest.
        }

refused-sinking-allowed =
    .short =
        { $how ->
            [none] By these rules you may not declare less than you hold, and you hold { CARDS($cards) }; declare all of it.
            [whole_combinations] By these rules you may leave a combination undeclared, but not part of one, and you hold { CARDS($cards) }; declare all of it, or leave it out.
           *[whole_class] By these rules you may leave a kind undeclared, but not part of a combination, and you hold { CARDS($cards) }; declare all of it, or nothing of that kind.
        }

## shown.on_request

question-shown-on_request = What must a player show when the other asks to see it?

clause-shown-on_request =
    { $show_on_request ->
        [yes] { $show_extent ->
            [called] Whatever has been called must be shown when the other player asks, even if it was not good; what was
            equal too, younger's once elder has led.
            [equal] Whatever was good or equal must be shown when the other player asks: elder's at any time, younger's once
            elder has led.
           *[scored] Whatever scores must be shown when the other player asks, and nothing else.
        }
       *[no] Nothing need be shown when the other player asks.
    }

shown-on_request = Whatever the rules of the form name must be shown when the other player asks to see it.

shown-on_request-allowed =
    .call =
        { $void ->
            [yes] My { KIND($kind) }: a void in { SUIT($suit) }.
           *[absent] { $kind ->
                [set] { CARDS($cards) }.
               *[point] My { KIND($kind) }: { CARDS($cards) }.
            }
        }
    .short =
        { $void ->
            [yes] Asked about the { KIND($kind) }, { ROLE($side) } names the void suit: { SUIT($suit) }.
           *[absent] Asked to show the { $kind ->
                [set] { $size ->
                    [4] quatorze
                   *[3] trio
                }
               *[point] { KIND($kind) }
            }, { ROLE($side) } shows { CARDS($cards) }.
        }
    .full = Both players now know this. Nothing is scored for it, and asking costs nothing.

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

## equal.named

question-equal-named = What is told of combinations that are equal?

clause-equal-named =
    { $equal_named ->
        [cards] A player shows the cards of a point or sequence that is equal: elder at once, younger when elder has led.
        [suit] A player names the suit of a point or sequence that is equal: elder at once, younger when elder has led.
       *[nothing] Nothing is told of a point or sequence that is equal.
    }

equal-named = By some rules a player names the suit of a point or sequence that is equal, or shows its cards, without being asked.

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
            [yes] { SIDE($side) }'s equal { KIND($kind) } is a void in { SUIT($suit) }.
           *[absent] { $cards ->
                [absent] { SIDE($side) }'s equal { KIND($kind) } is in { SUIT($suit) }.
               *[other] { SIDE($side) }'s equal { KIND($kind) } is in { SUIT($suit) }: { CARDS($cards) }.
            }
        }
    .full =
        What is equal scores nothing, but the other player is told the suit. { $cards ->
            [absent] The number and the value are known already.
           *[other] With the number and the top card, that tells every card.
        }

## declared.bars

question-declared-bars = What if the cards that elder has declared contain something better than elder called?

clause-declared-bars =
    A sequence, trio or quatorze that lies wholly in cards elder has declared good{ $show_on_request ->
        [yes] { $show_extent ->
            [scored] {""}
           *[equal] {" "}or equal
        }
       *[no] {""}
    } bars one of younger's that is equal to it or lower, even though elder did not call it.

declared-bars = The cards that elder has declared are known, and so is every sequence and set that lies wholly in them.

declared-bars-denied =
    .short =
        { $kind ->
            [sequence] Younger's { SEQUENCE($length, $top) } counts nothing, for the cards elder has declared contain a { SEQUENCE($other_length, $other_top) }.
           *[set] Younger's { SET($size, $rank) } counts nothing, for the cards elder has declared contain a { SET($other_size, $other_rank) }.
        }
    .full =
        Elder has declared { CARDS($other_cards) } as part of what was good or equal, though not as a { KIND($kind) }. To
        call cards is as good as to show them, so they bar { CARDS($cards) }, which is no better. Elder is not told what
        younger had.

## round.beaten

question-round-beaten = What does a combination count that is not the best of the table?

clause-round-beaten = A combination that is beaten by another side's counts nothing.

round-beaten =
    The best point, sequence or set of the whole table wins its class. Whoever speaks after a call speaks only with
    something better, or with something as good if it was not a partner's; what is not the best counts nothing.

round-beaten-denied =
    .short =
        { $kind ->
            [point] { SIDE($who) }'s point of { $length } is beaten: { ROLE($winner) } called { $by ->
                [longer] { $other_length }
               *[higher] one worth { $other_pips }
            }.
            [sequence] { SIDE($who) }'s { SEQUENCE($length, $top) } is beaten: { ROLE($winner) } called a { SEQUENCE($other_length, $other_top) }.
           *[set] { SIDE($who) }'s { SET($size, $rank) } is beaten: { ROLE($winner) } called a { SET($other_size, $other_rank) }.
        }
    .full =
        { $kind ->
            [point] { SIDE($who) } called { $length }, making { $pips }; the best called was { $other_length }, making { $other_pips }. { $by ->
                [longer] More cards win, whatever they make.
               *[higher] The higher value wins.
            }
            [sequence] { $by ->
                [longer] The longer sequence wins, however low it lies.
               *[higher] Of two as long, the higher top card wins.
            }
           *[set] { $by ->
                [longer] Four cards beat three, whatever their rank.
               *[higher] With as many cards, the higher rank wins.
            }
        } It counts nothing.

refused-round-not_better =
    .short =
        { $partner ->
            [yes] Your partner has called as good a { KIND($kind) } as { CARDS($cards) }, or a better one, and partners do not call it twice; say “nothing better”.
           *[no] A better { KIND($kind) } than { CARDS($cards) } has been called; call a better one, or say “nothing better”.
        }

## Words that several of these share

# Who: the player by number, or one of the partners where it is not told which.
subject =
    { $many ->
        [yes] { $partners ->
            [yes] { SIDE($who) }
           *[no] One of { ROLE($side) }
        }
       *[no] { SIDE($who) }
    }

# The side that has the points, where that is somebody's partner too.
for-side =
    { $partners ->
        [yes] {" "}for { ROLE($side) }
       *[no] {""}
    }
