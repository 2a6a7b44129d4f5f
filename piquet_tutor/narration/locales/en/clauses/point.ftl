### The point.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-point = The point

## point.too_short

question-point-too_short = How short may a point be?

clause-point-too_short =
    { $point_min_length ->
        [0] { $point_min_pips ->
            [0] A point may be of any length: when every suit is short, even three cards can be the best.
           *[other] A point worth less than { $point_min_pips } cannot be called, however many cards it has.
        }
       *[other] { $point_min_pips ->
            [0] A point of fewer than { $point_min_length } cards cannot be called.
           *[other] A point of fewer than { $point_min_length } cards, or worth less than { $point_min_pips }, cannot be called.
        }
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

## point.called

question-point-called = How do you call a point?

clause-point-called =
    { $round ->
        [yes] To call a point, a player says how many cards it has and what they are worth; after that a player{ $partners ->
            [yes] , a partner too,
           *[no] {""}
        } speaks only with a better one{ $partners ->
            [yes] , or one as good as the other side’s.
           *[no] , or one just as good.
        }
       *[no] { $point_call ->
            [value_always] To call a point, elder says how many cards it has and what they are worth.
           *[length_first] To call a point, elder says how many cards it has, and what they are worth only if younger asks.
        }
    }

point-called-allowed =
    .call =
        { $round ->
            [yes] Point of { WORDS($length) }, { WORDS($pips) }.
           *[no] { $pips ->
                [absent] Point of { WORDS($length) }.
               *[other] Point of { WORDS($length) }, making { WORDS($pips) }.
            }
        }
    .short =
        { $round ->
            [yes] { SIDE($who, does: "calls") } a point of { $length }, making { $pips }.
           *[no] { $pips ->
                [absent] { $voids ->
                    [yes] { SIDE("elder", does: "calls") } a point of { $length }: that many cards of one suit, or a void.
                   *[absent] { $length ->
                        [one] { SIDE("elder", does: "calls") } a point of 1: a single card.
                       *[other] { SIDE("elder", does: "calls") } a point of { $length }: that many cards of one suit.
                    }
                }
               *[other] { SIDE("elder", does: "calls") } a point of { $length }, making { $pips }.
            }
        }
    .full =
        { $round ->
            [yes] { $voids ->
                [yes] { SIDE($who, does: "says") } { $length }: cards of one suit, or a void, which by these rules counts as that many. They make { $pips }.
               *[absent] { $length ->
                    [one] { SIDE($who, does: "says") }: one card. It makes { $pips }.
                   *[other] { SIDE($who, does: "says") }: { $length } cards of one suit. They make { $pips }.
                }
            } The suit is not named yet.{ $cards ->
                [absent] {""}
               *[other] {" "}The point: { CARDS($cards) }.
            }
           *[no] { $voids ->
                [yes] { SIDE("elder", does: "says") } { $length }: cards of one suit, or a void, which by these rules counts as that many.
               *[absent] { $length ->
                    [one] { SIDE("elder", does: "says") }: a single card.
                   *[other] { SIDE("elder", does: "says") }: { $length } cards of one suit.
                }
            }{ $pips ->
                [absent] {""}
               *[other] {" "}What they make is said at once: { $pips }.
            } { SIDE("elder", does: "does") } not name the suit yet.{ $cards ->
                [absent] {""}
               *[other] {" "}The point: { CARDS($cards) }.
            }
        }

## point.asked

question-point-asked = When may younger ask what a point makes?

clause-point-asked =
    Younger may ask what a point makes only with a point of as many cards to set against it.

point-asked-allowed =
    .call = Making?
    .short = { SIDE("younger", does: "has") } a point of { $length } too, and { DOES("younger", "asks") } what { ROLE("elder", case: "alone") } makes.
    .full =
        Both have { $length ->
            [one] 1 card
           *[other] { $length } cards
        }, so the value decides. By asking, { ROLE("younger", does: "reveals") } a point of { $length }.{ $cards ->
            [absent] {""}
           *[other] {" "}{ SIDE("younger", does: "sets") } { CARDS($cards) } against { ROLE("elder", case: "alone") }.
        }

## point.stated

question-point-stated = How is a point valued?

clause-point-stated =
    A point is worth what its cards add up to: ace 11; king, queen, jack and ten 10 each; the lower cards their own number.

point-stated-allowed =
    .call = { WORDS($pips, case: "title") }.
    .short =
        { $length ->
            [one] { SIDE("elder", case: "own") } 1 card makes { $pips }.
           *[other] { SIDE("elder", case: "own") } { $length } make { $pips }.
        }
    .full =
        { $length ->
            [one] The one card of { ROLE("elder", case: "own") } point makes { $pips }.
           *[other] { SIDE("elder", does: "adds") } up the { $length } cards of the point: { $pips }.
        } { SIDE("younger", case: "alone") } must make more to be better, exactly { $pips } to be equal.

## point.answered

question-point-answered = How does younger answer a point?

clause-point-answered =
    Younger answers a point with “good” if younger’s own does not beat it, “not good” if it does, and “equal” if it is
    exactly as good.{ $point_beaten ->
        [yes] {" "}If the value decided, younger names the better value.
       *[no] {""}
    }

point-answered-allowed =
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
                [not_good] { SIDE("younger", does: "has") } a point to count.
               *[other] { SIDE("younger", does: "claims") } no point either.
            }
           *[yes] { $answer ->
                [good] { SIDE("younger", does: "says") } “good”: { ROLE("elder", case: "own") } point counts.
                [equal] { SIDE("younger", does: "says") } “equal”: the points are exactly alike.
               *[not_good] { SIDE("younger", does: "says") } “not good”, having a better point.
            }
        }
    .full =
        { $called ->
            [no] { $answer ->
                [not_good] { SIDE("elder") } called no point, so any that { ROLE("younger", does: "shows") } will count. { SIDE("younger", does: "shows") } it once { ROLE("elder", does: "has") } led.
               *[other] Nobody counts a point in this deal.
            }
           *[yes] { $answer ->
                [good] { SIDE("younger", does: "sets") } nothing better against { ROLE("elder", case: "own") } point of { $length }{ $pips ->
                    [absent] {""}
                   *[other] , making { $pips }
                }. { SIDE("elder", does: "counts") } it now.
                [equal] { $length ->
                    [one] { SIDE("younger", case: "own") } 1 card makes { $pips } as well.
                   *[other] { SIDE("younger", case: "own") } { $length } make { $pips } as well.
                }
               *[not_good] { SIDE("elder") } called a point of { $length }{ $pips ->
                    [absent] {""}
                   *[other] , making { $pips }
                }, and { ROLE("younger", does: "has") } better. { SIDE("younger") } will show and count it once { ROLE("elder", does: "has") } led.
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
           *[other] { SIDE("younger", case: "own") } point: { CARDS($cards) }.
        }

## point.good

question-point-good = Whose point is good, and what does it score?

clause-point-good =
    { $round ->
        [yes] Only the best point at the table scores.
       *[no] Only the better point scores.
    } { $compare ->
        [pips] The one worth more is better, however many cards it has.
       *[length_pips] The one with more cards is better; if they are equally long, the one worth more.
    } It scores { point-scores }.{ point-shortest }{ point-of-nought }

point-good-awarded =
    .call =
        { $round ->
            [yes] { $nought ->
                [yes] Nought in { SUIT($cards) }: { points-said }.
               *[no] In { SUIT($cards) }: { points-said }.
            }
           *[no] { $side ->
                [elder] { $nought ->
                    [yes] Nought in { SUIT($cards) }: { points-said }.
                   *[no] In { SUIT($cards) }: { points-said }.
                }
               *[other] { $nought ->
                    [yes] Point of nought in { SUIT($cards) }: { points-said }.
                   *[no] Point of { WORDS($length) } in { SUIT($cards) }: { points-said }.
                }
            }
        }
    .short =
        { $round ->
            [yes] { $nought ->
                [yes] { SIDE($who, case: "own") } point of nought in { SUIT($cards) } is the best: { points-count }{ for-side }.
               *[no] { SIDE($who, case: "own") } point of { $length } in { SUIT($cards) } is the best: { points-count }{ for-side }.
            }
           *[no] { $nought ->
                [yes] { SIDE($side, case: "own") } point of nought in { SUIT($cards) } is good: { points-count }.
               *[no] { SIDE($side, case: "own") } point of { $length } in { SUIT($cards) } is good: { points-count }.
            }
        }
    .full =
        { $round ->
            [yes] { SIDE($who, does: "shows") } { CARDS($cards) }: { $nought ->
                [yes] counted as{" "}
               *[no] {""}
            }{ $length ->
                [one] 1 card
               *[other] { $length } cards
            }, making { $pips }. No opponent has called one as good.
           *[no] { SIDE($side, case: "own") } point: { CARDS($cards) }, { $nought ->
                [yes] counted as{" "}
               *[no] {""}
            }{ $length ->
                [one] 1 card
               *[other] { $length } cards
            } making { $pips }. { $other_length ->
                [absent] Nothing as good was declared against it.
               *[other] { $other_pips ->
                    [absent] The opposing point: { $other_length ->
                        [one] 1 card.
                       *[other] { $other_length } cards.
                    }
                   *[other] The opposing point: { $other_length ->
                        [one] 1 card
                       *[other] { $other_length } cards
                    } making { $other_pips }.
                }
            }
        }

        { $nought ->
            [yes] By these rules a void suit may be called as a point, and scores { points-count } when it is good.
           *[no] { point-price }
        }

point-good-denied =
    .short =
        { $other_length ->
            [absent] { $by ->
                [longer] { point-lost } is not good: { ROLE("younger", does: "has") } more cards of one suit.
                [level] { point-lost } is not good: { ROLE("younger", does: "has") } one worth as much, with more cards.
                [pips] { point-lost } is not good: { ROLE("younger", does: "has") } one worth more.
                [higher] { point-lost } is not good: { ROLE("younger", does: "has") } as many cards, worth more.
               *[absent] { point-lost } is not good: { ROLE("younger", does: "has") } better.
            }
           *[other] { $by ->
                [longer] { point-lost } is not good: { ROLE("younger", does: "has") } { $other_length }, making { $other_pips }.
               *[higher] { $other_length ->
                    [one] { point-lost } is not good: { ROLE("younger", case: "own") } 1 card makes { $other_pips }.
                   *[other] { point-lost } is not good: { ROLE("younger", case: "own") } { $other_length } make { $other_pips }.
                }
            }
        }
    .full =
        { $pips ->
            [absent] { SIDE("elder") } called a point of { $length }.
           *[other] { SIDE("elder") } called a point of { $length }, making { $pips }.
        } { $other_length ->
            [absent] { SIDE("younger") } answered “not good”, which must mean a better point.
           *[other] { SIDE("younger", does: "has") } { $other_length }, making { $other_pips }{ $other_cards ->
                [absent] .
               *[other] : { CARDS($other_cards) }.
            }
        } { $by ->
            [longer] The one with more cards wins; the values don’t matter.
            [level] Both are worth as much, so the one with more cards wins.
            [pips] By these rules the one worth more wins, however many cards it has.
            [higher] Both have as many cards, so the value decides.
           *[absent] The better one wins.
        }

        { SIDE("elder", does: "scores") } nothing for the point. { SIDE("younger") } will show and count the better one after { ROLE("elder", case: "own") } first lead.{ $cards ->
            [absent] {""}
           *[other] {" "}{ SIDE("elder", case: "own") } cards were { CARDS($cards) }.
        }

point-good-denied-private =
    .short =
        { $other_pips ->
            [absent] { SIDE("younger", case: "own") } own point of { $length } is beaten by { ROLE("elder", case: "own") } { $other_length }.
           *[other] { SIDE("younger", case: "own") } own point of { $length }, making { $pips }, is beaten by { ROLE("elder", case: "own") } { $other_length }, making { $other_pips }.
        }
    .full =
        { SIDE("younger", does: "holds") } { CARDS($cards) }: { $length }, making { $pips }. { $by ->
            [higher] { $other_length ->
                [one] { SIDE("elder", case: "own") } 1 card makes more, so { ROLE("elder", case: "alone") } is good.
               *[other] { SIDE("elder", case: "own") } { $other_length } make more, so { ROLE("elder", case: "alone") } is good.
            }
            [pips] { $other_length ->
                [one] { SIDE("elder", case: "own") } 1 card makes more, and by these rules that decides, however many cards there are.
               *[other] { SIDE("elder", case: "own") } { $other_length } make more, and by these rules that decides, however many cards there are.
            }
            [level] { SIDE("elder", case: "alone") } make as much, and more cards win.
            [longer] { SIDE("elder") } called { $other_length }, and more cards win, whatever they are worth.
           *[absent] { SIDE("elder", case: "alone") } is better.
        } { SIDE("elder", does: "is") } not told what { ROLE("younger") } had.

point-good-awarded-crossed =
    .call = Point of { WORDS($length) } in { SUIT($cards) }: { points-said } to me.
    .short = { SIDE(OTHER($side), case: "own") } point of { $length } in { SUIT($cards) } is good, and scores for { ROLE($side) }: { points-count }.
    .full =
        { SIDE(OTHER($side), does: "shows") } { CARDS($cards) }, making { $pips }. The bid is to lose tricks, and by these rules what
        is good in one hand then scores for the opponent.

## point.equal

question-point-equal = Who scores when the points are equal?

clause-point-equal =
    { $round ->
        [yes] If the best points called are equal, and held by opponents, nobody scores for the point.
       *[no] { $point_compare ->
            [pips] If both points are worth the same, neither player scores for the point.
           *[length_pips] If both points have as many cards and are worth the same, neither player scores for the point.
        } An equal point stops nobody’s repique or pique.
    }

point-equal-denied =
    .short =
        { $round ->
            [yes] { $length ->
                [one] The best points are equal, 1 card making { $pips } on more than one side: nobody scores.
               *[other] The best points are equal, { $length } making { $pips } on more than one side: nobody scores.
            }
           *[no] { $length ->
                [one] Equal points, 1 card making { $pips } on both sides: nobody scores.
               *[other] Equal points, { $length } making { $pips } on both sides: nobody scores.
            }
        }
    .full =
        { $round ->
            [yes] A point of { $length } making { $pips } was called on more than one side, and none is better: so nobody scores for point, not even for a lower one. An equal point stops nobody’s repique or pique.
           *[no] { $length ->
                [one] { SIDE("elder", case: "own") } 1 card makes { $pips } and so does { ROLE("younger", case: "alone") }.
               *[other] { SIDE("elder", case: "own") } { $length } make { $pips } and so do { ROLE("younger", case: "alone") }.
            } Neither is better, so neither counts.{ $cards ->
                [absent] {""}
               *[other] {" "}{ SIDE("elder", case: "own") } cards: { CARDS($cards) }.
            }{ $other_cards ->
                [absent] {""}
               *[other] {" "}{ SIDE("younger", case: "own") } cards: { CARDS($other_cards) }.
            }
        }

## Words that several of these share

# The point called, with its value where that was said.
point-lost =
    { $pips ->
        [absent] { SIDE($side, case: "own") } point of { $length }
       *[other] { SIDE($side, case: "own") } point of { $length }, making { $pips },
    }

# By what step a good point scores.
point-scores = { $score ->
    [ending4_less_one] one for each card, less one if its value ends in four
    [tens_rounded] one for each ten of its value, five or more counting as another ten
    [flat_5] five, however long it is
   *[cards] one for each card
}

# What a point scores, and why as much.
point-price =
    { $how ->
        [ending4_less_one] { $per_card ->
            [yes] One for each card: { points-count }.
           *[no] One for each card, less one because its value ends in four: { points-count }.
        }
        [tens_rounded] One for each ten of its value, five or more counting as another ten: { points-count }.
        [flat_5] By these rules every good point scores the same: { points-count }.
       *[cards] One for each card: { points-count }.
    }

point-of-nought =
    { $nought_value ->
        [off] {""}
       *[other] {" "}A suit in which you hold no card may be called as a point of five cards worth { $nought_value }, scoring five.
    }

point-shortest =
    { $min_length ->
        [0] { $min_pips ->
            [0] {""}
           *[other] {" "}If it is worth less than { $min_pips } it does not count.
        }
       *[other] { $min_pips ->
            [0] {" "}With fewer than { $min_length } cards it does not count.
           *[other] {" "}With fewer than { $min_length } cards, or worth less than { $min_pips }, it does not count.
        }
    }
