### Sequences.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-sequence = Sequences

## sequence.called

question-sequence-called = How do you call a sequence?

clause-sequence-called =
    { $round ->
        [yes] To call a sequence, a player says how long it is and how high; after that a player speaks only with a better one{ $partners ->
            [yes] , or one as good as the other side’s.
           *[no] , or one just as good.
        }
       *[no] To call a sequence, elder says how long it is, by its name: a tierce has three cards, a quart four, a quint five, a sixième six, and so on. { $sequence_call ->
            [top_always] Elder names the top card at once.
            [top_unless_unbeatable] Elder names the top card at once, unless nothing younger could hold would beat or equal it.
           *[length_first] Elder names the top card only if younger asks.
        }
    }

sequence-called-allowed =
    .call =
        { $round ->
            [yes] { sequence-told }.
           *[no] { $top ->
                [absent] A { SEQUENCE($length) }.
               *[other] A { SEQUENCE($length, $top) }.
            }
        }
    .short =
        { $round ->
            [yes] { SIDE($who, does: "calls") } a { SEQUENCE($length, $top) }.
           *[no] { $top ->
                [absent] { $voids ->
                    [yes] { SIDE("elder", does: "calls") } a { SEQUENCE($length) }: { $length } neighbouring cards of one suit, or a void.
                   *[absent] { SIDE("elder", does: "calls") } a { SEQUENCE($length) }: { $length } neighbouring cards of one suit.
                }
                [nought] { SIDE("elder", does: "calls") } a { SEQUENCE($length, $top) }: a void, which counts as { $length } cards.
               *[other] { SIDE("elder", does: "calls") } a { SEQUENCE($length, $top) }: { $length } neighbouring cards of one suit.
            }
        }
    .full =
        { $round ->
            [yes] { $top ->
                [nought] By these rules a void counts as a quint. Which suit is void is not said yet.
               *[other] A { SEQUENCE($length, $top) } is a sequence of { $length }. The suit is not named yet.
            }{ $cards ->
                [absent] {""}
               *[other] {" "}The sequence: { CARDS($cards) }.
            }
           *[no] { $top ->
                [absent] A { SEQUENCE($length) } is a sequence of { $length }. The suit and the top card are not named yet.
                [nought] A quint is a sequence of { $length }, and by these rules a void may be called as one; which suit is not named yet.
               *[other] A { SEQUENCE($length) } is a sequence of { $length }. This one goes up to the { RANK($top) }; the suit is not named yet.
            }{ $cards ->
                [absent] {""}
               *[other] {" "}The sequence: { CARDS($cards) }.
            }
        }

## sequence.asked

question-sequence-asked = When may younger ask how high a sequence is?

clause-sequence-asked = Younger may ask how high a sequence goes only with one just as long to set against it.

sequence-asked-allowed =
    .call = How high?
    .short = { SIDE("younger", does: "has") } a { SEQUENCE($length) } too, and { DOES("younger", "asks") } how high { ROLE("elder", case: "alone") } is.
    .full =
        Both have { $length } cards, so the top card decides.{ $cards ->
            [absent] {""}
           *[other] {" "}{ SIDE("younger", does: "sets") } { CARDS($cards) } against { ROLE("elder", case: "alone") }.
        }

## sequence.stated

question-sequence-stated = How high is a sequence?

clause-sequence-stated = A sequence is as high as its top card, and that is the card elder names.

sequence-stated-allowed =
    .call =
        { $top ->
            [ace] Major.
            [nought] Of nought.
           *[other] To the { RANK($top) }.
        }
    .short =
        { $top ->
            [nought] { SIDE("elder", case: "own") } { SEQUENCE($length) } is one of nought: a suit in which { ROLE("elder", does: "has") } no card.
           *[other] { SIDE("elder", case: "own") } { SEQUENCE($length) } goes up to the { RANK($top) }.
        }
    .full =
        { SIDE("elder", case: "alone") } is a { SEQUENCE($length, $top) }. { $top ->
            [nought] By these rules it beats the quint to the king and loses to the quint major; another of nought would be equal.
           *[other] { SIDE("younger", case: "alone") } must go higher to be better; if it goes to the { RANK($top) } too, it is equal.
        }

## sequence.answered

question-sequence-answered = How does younger answer a sequence?

clause-sequence-answered =
    Younger answers a sequence with “good” if younger’s own does not beat it, “not good” if it is longer, or just as long and
    higher, and “equal” if it is just as long and just as high.

sequence-answered-allowed =
    .call =
        { $called ->
            [no] { $answer ->
                [not_good] I have one.
               *[other] Nor have I.
            }
           *[yes] { $answer ->
                [good] Good.
                [equal] Equal.
               *[not_good] Not good.
            }
        }
    .short =
        { $called ->
            [no] { $answer ->
                [not_good] { SIDE("younger", does: "has") } a sequence to count.
               *[other] { SIDE("younger", does: "claims") } no sequence either.
            }
           *[yes] { $answer ->
                [good] { SIDE("younger", does: "says") } “good”: { ROLE("elder", case: "own") } { sequence-as-called } counts.
                [equal] { SIDE("younger", does: "says") } “equal”: the sequences are exactly alike.
               *[not_good] { SIDE("younger", does: "says") } “not good”, having a better sequence.
            }
        }
    .full =
        { $called ->
            [no] { $answer ->
                [not_good] { SIDE("elder") } called no sequence, so any that { ROLE("younger", does: "shows") } will count. { SIDE("younger", does: "shows") } it once { ROLE("elder", does: "has") } led.
               *[other] Nobody counts a sequence in this deal.
            }
           *[yes] { $answer ->
                [good] { SIDE("younger", does: "sets") } nothing better against { ROLE("elder", case: "own") } { sequence-as-called }. { SIDE("elder", does: "counts") } it now, and any other sequence with it.
                [equal] { SIDE("younger", case: "own") } best is a { SEQUENCE($length, $top) } as well.
               *[not_good] { SIDE("elder") } called a { sequence-as-called }, and { ROLE("younger", does: "has") } better. { SIDE("younger") } will show and count it once { ROLE("elder", does: "has") } led.
            }
        }

        { $cards ->
            [absent] { $called ->
                [no] {""}
               *[yes] { $answer ->
                    [good] { $how ->
                        [none] By these rules everything held is declared, so “good” means that { ROLE("younger", does: "holds") } nothing as good.
                       *[whole_class] “Good” means only that { ROLE("younger", does: "declares") } nothing better: { ROLE("younger") } may be sinking something.
                    }
                   *[other] { SIDE("elder", does: "does") } not see { ROLE("younger", case: "own") } cards yet.
                }
            }
           *[other] { SIDE("younger", case: "own") } sequence: { CARDS($cards) }.
        }

## sequence.good

question-sequence-good = Whose best sequence is good, and what does it score?

clause-sequence-good =
    { $round ->
        [yes]
            The longest sequence at the table is good; if two are equally long, the higher. A tierce scores { $tierce }, a quart { $quart },
            a quint { $quint }, and each card beyond five { $beyond ->
                [1] one
               *[other] { $beyond }
            } more. A rule of its own says what the other hands count.{ sequence-of-nought }
       *[no]
            The longer of the two best sequences is good; if they are equally long, the higher. A tierce scores { $tierce }, a quart
            { $quart }, a quint { $quint }, and each card beyond five { $beyond ->
                [1] one
               *[other] { $beyond }
            } more. { $lesser ->
                [both] Good or not, both players then count their other sequences.
               *[winner] Only the player who holds it counts sequences.
            } { $equal_voids ->
                [all] If the best are equal, nobody counts any.
               *[none] If the best are equal, both players count them, and their others too.
            }{ sequence-of-nought }
    }

sequence-good-awarded =
    .call = { sequence-told } in { SUIT($cards) }: { points-said }.
    .short =
        { $round ->
            [yes] { SIDE($who, case: "own") } { SEQUENCE($length, $top) } in { SUIT($cards) } is the best: { points-count }{ for-side }.
           *[no] { SIDE($side, case: "own") } { SEQUENCE($length, $top) } in { SUIT($cards) } is good: { points-count }.
        }
    .full =
        { $round ->
            [yes] { SIDE($who, does: "shows") } { CARDS($cards) }, a { SEQUENCE($length, $top) }. No opponent has called one as good.
           *[no] { SIDE($side, case: "own") } sequence: { CARDS($cards) }, a { SEQUENCE($length, $top) }. { $why ->
                [both] By these rules both players count the sequences they hold.
               *[winner] { $other_length ->
                    [absent] Nothing as good was declared against it.
                   *[other] The opponent’s best: a { other-sequence }.
                }
            }
        }

        { $top ->
            [nought] By these rules a void suit may be called as a quint of nought, and scores { points-count } when it is good.
           *[other] { sequence-price }
        }

sequence-good-denied =
    .short =
        { $other_length ->
            [absent] { $by ->
                [longer] { sequence-of-caller } is not good: { ROLE("younger", does: "has") } a longer sequence.
                [higher] { sequence-of-caller } is not good: { ROLE("younger", case: "alone") } is just as long, and higher.
               *[absent] { sequence-of-caller } is not good: { ROLE("younger", does: "has") } better.
            }
           *[other] { sequence-of-caller } is not good: { ROLE("younger", does: "has") } a { SEQUENCE($other_length, $other_top) }.
        }
    .full =
        { SIDE("elder") } called a { sequence-as-called }. { $other_length ->
            [absent] { SIDE("younger") } answered “not good”, which must mean a better sequence.
           *[other] { SIDE("younger", does: "holds") } a { SEQUENCE($other_length, $other_top) }: { CARDS($other_cards) }.
        } { $by ->
            [longer] The longer sequence wins, whatever its top card.
            [higher] They are equally long, so the higher one wins.
           *[absent] The better one wins.
        }

        { $why ->
            [both] It counts nevertheless: by these rules both players count the sequences they hold.
           *[winner] { $implied_length ->
                [absent] The call scores nothing: only the player with the best sequence counts any.
               *[other] The call scores nothing. It is compared as it was called, though the cards { ROLE("elder", does: "has") } declared contain a { SEQUENCE($implied_length, $implied_top) }.
            }
        }{ $cards ->
            [absent] {""}
           *[other] {" "}{ SIDE("elder", case: "own") } cards were { CARDS($cards) }.
        }

sequence-good-denied-private =
    .short =
        { $by ->
            [higher] { SIDE("younger", case: "own") } own { SEQUENCE($length, $top) } is beaten: { ROLE("elder", case: "alone") } is just as long, and higher.
           *[longer] { SIDE("younger", case: "own") } own { SEQUENCE($length, $top) } is beaten by { ROLE("elder", case: "own") } { other-sequence }.
        }
    .full =
        { SIDE("younger", does: "holds") } { CARDS($cards) }, a { SEQUENCE($length, $top) }. { $by ->
            [higher] { SIDE("elder", case: "alone") } is higher, so { ROLE("elder", case: "alone") } is good.
           *[longer] { SIDE("elder") } called a { other-sequence }, and the longer sequence wins, whatever its top card.
        } { SIDE("elder", does: "is") } not told what { ROLE("younger") } had.

sequence-good-awarded-crossed =
    .call = { sequence-told } in { SUIT($cards) }: { points-said } to me.
    .short = { SIDE(OTHER($side), case: "own") } { SEQUENCE($length, $top) } in { SUIT($cards) } is good, and scores for { ROLE($side) }: { points-count }.
    .full =
        { SIDE(OTHER($side), does: "shows") } { CARDS($cards) }. The bid is to lose tricks, and by these rules what is good in one
        hand then scores for the opponent.

## sequence.equal

question-sequence-equal = Who scores when the best sequences are equal?

clause-sequence-equal =
    { $round ->
        [yes] If the best sequences called are equal, and held by opponents, nobody counts a sequence.
       *[no] { $equal_sequence_voids ->
            [all] If the best sequences are equal, in length and in height, neither scores. Nor does any other sequence of either player, however good.
           *[none] If the best sequences are equal, in length and in height, both score, and so do the players’ other sequences.
        }
    }

sequence-equal-denied =
    .short =
        { $round ->
            [yes] The best sequences are equal, a { SEQUENCE($length, $top) } on more than one side: nobody scores.
           *[no] Equal sequences, a { SEQUENCE($length, $top) } on both sides: nobody scores.
        }
    .full =
        { $round ->
            [yes] A { SEQUENCE($length, $top) } was called on more than one side, and none is better: so none counts, and by these rules no lower sequence does.
           *[no] { SIDE("elder") } called a { SEQUENCE($length, $top) }, and { ROLE("younger") } answered with another. Neither is better, so neither counts.{ $cards ->
                [absent] {""}
               *[other] {" "}{ SIDE("elder", case: "own") } cards: { CARDS($cards) }.
            }{ $other_cards ->
                [absent] {""}
               *[other] {" "}{ SIDE("younger", case: "own") } cards: { CARDS($other_cards) }.
            }
        }

## sequence.lesser

question-sequence-lesser = Who may score other sequences?

clause-sequence-lesser =
    { $round ->
        [yes] { $who ->
            [side] Both partners of the side that has the best sequence count every other sequence they hold, except one they passed over when they spoke.
            [everyone] Everyone counts their other sequences, no matter who has the best.
           *[holder_only] The player with the best sequence counts every other sequence too; nobody else counts any.
        }
       *[no] { $lesser_combinations ->
            [both] Both players count their other sequences, no matter who has the best.
           *[winner] The player with the best sequence counts every other sequence too, even one that the opponent could beat.
        }
    }

sequence-lesser-awarded =
    .call =
        { $round ->
            [yes] And a { SEQUENCE($length, $top) } in { SUIT($cards) }: { points-said }.
           *[no] { $already ->
                [absent] And a { SEQUENCE($length, $top) } in { SUIT($cards) }: { points-said }.
               *[other] In full it is a { SEQUENCE($length, $top) } in { SUIT($cards) }: { points-said }.
            }
        }
    .short =
        { $round ->
            [yes] { SIDE($who) } also { DOES($who, "counts") } a { SEQUENCE($length, $top) } in { SUIT($cards) }: { points-count }{ for-side }.
           *[no] { $already ->
                [absent] { SIDE($side) } also { DOES($side, "counts") } a { SEQUENCE($length, $top) } in { SUIT($cards) }: { points-count }.
               *[other] { SIDE($side, does: "counts") } the { SEQUENCE($length, $top) } in { SUIT($cards) } in place of the part called: { $points } more.
            }
        }
    .full =
        { $round ->
            [yes] Counted: { CARDS($cards) }, a { SEQUENCE($length, $top) }, for { points-count }. By these rules it counts along with the best, even if somebody else has a better one than this.
           *[no] { $already ->
                [absent] Counted: { CARDS($cards) }, a { SEQUENCE($length, $top) }, for { points-count }. { $why ->
                    [both] By these rules both players count their other sequences, no matter who has the best.
                   *[winner] { SIDE($side, does: "has") } the best sequence, so the others count too, even those the opponent could beat.
                }
               *[other] { SIDE($side) } called part of { CARDS($cards) }, which was good and scored { $already }. By these rules that call does not bind here, so the { SEQUENCE($length, $top) } counts in its place: { $whole } in all, { $points } more.
            }
        }

sequence-lesser-denied =
    .short = { SIDE($side, case: "own") } { SEQUENCE($length, $top) } in { SUIT($cards) } counts nothing: the two sequences compared were equal.
    .full =
        { SIDE($side) } also { DOES($side, "holds") } { CARDS($cards) }. Further sequences count only for a player whose sequence has been
        compared and is good. Here neither is, because the two were equal. The opponent is not told of it.

sequence-lesser-awarded-crossed =
    .call = And a { SEQUENCE($length, $top) } in { SUIT($cards) }: { points-said } to me.
    .short =
        { $already ->
            [absent] { SIDE(OTHER($side), case: "own") } { SEQUENCE($length, $top) } in { SUIT($cards) } also scores for { ROLE($side) }: { points-count }.
           *[other] { SIDE(OTHER($side), case: "own") } { SEQUENCE($length, $top) } in { SUIT($cards) } scores for { ROLE($side) } in place of the part called: { $points } more.
        }
    .full = Counted: { CARDS($cards) }, for { points-count }. The bid is to lose tricks, and by these rules what is good in one hand then scores for the opponent.

## Words that several of these share

sequence-of-caller =
    { $implied_length ->
        [absent] { SIDE($side, case: "own") } { sequence-as-called }
       *[other] The { sequence-as-called } that { ROLE($side) } called
    }

# The sequence as it was called: with its top card where that was named.
sequence-as-called =
    { $top ->
        [absent] { SEQUENCE($length) }
       *[other] { SEQUENCE($length, $top) }
    }

# The same of the opposing one.
other-sequence =
    { $other_top ->
        [absent] { SEQUENCE($other_length) }
       *[other] { SEQUENCE($other_length, $other_top) }
    }

sequence-of-nought =
    { $nought_value ->
        [off] {""}
       *[other] {" "}A suit in which you hold no card may be called as a quint, lower than the quint major and higher than any other, scoring ten.
    }

sequence-price =
    { $length ->
        [3] A tierce scores { points-count }.
        [4] A quart scores { points-count }.
       *[other] { $length } for its cards plus ten, as for every sequence of five or more: { points-count }.
    }

sequence-told =
    { $length ->
        [3] { $top ->
            [ace] Tierce major
           *[other] Tierce to the { RANK($top) }
        }
        [4] { $top ->
            [ace] Quart major
           *[other] Quart to the { RANK($top) }
        }
        [5] { $top ->
            [ace] Quint major
            [nought] Quint of nought
           *[other] Quint to the { RANK($top) }
        }
        [6] { $top ->
            [ace] Sixième major
           *[other] Sixième to the { RANK($top) }
        }
        [7] { $top ->
            [ace] Septième major
           *[other] Septième to the { RANK($top) }
        }
        [8] { $top ->
            [ace] Huitième major
           *[other] Huitième to the { RANK($top) }
        }
        [9] Neuvième
       *[other] The whole suit
    }
