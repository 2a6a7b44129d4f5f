### Sets: trios and quatorzes.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-set = Sets

## set.called

question-set-called = How do you call a trio or a quatorze?

clause-set-called =
    { $round ->
        [yes] To call a set, a player says how many cards it has and of which rank; after that a player speaks only with a better one{ $partners ->
            [yes] , or one as good as the other side’s.
           *[no] , or one just as good.
        }
       *[no] To call a set, elder says how many cards it has and of which rank: three aces, four tens.
    }

set-called-allowed =
    .call = { WORDS($size, case: "title") } { RANK($rank, form: "plural") }.
    .short =
        { $round ->
            [yes] { SIDE($who, does: "calls") } a { SET($size, $rank) }.
           *[no] { SIDE("elder", does: "calls") } a { SET($size, $rank) }.
        }
    .full =
        { $size ->
            [4] All four { RANK($rank, form: "plural") }: a quatorze.
           *[3] Three { RANK($rank, form: "plural") }: a trio.
        }{ $cards ->
            [absent] {""}
           *[other] {" "}The cards are { CARDS($cards) }.
        }

## set.answered

question-set-answered = How does younger answer a trio or a quatorze?

clause-set-answered =
    Younger answers a set with “good” if younger’s own does not beat it and “not good” if it does. Two sets are
    never equal: only one player can hold three cards of one rank.

set-answered-allowed =
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
                [not_good] { SIDE("younger", does: "has") } a set to count.
               *[other] { SIDE("younger", does: "claims") } no set either.
            }
           *[yes] { $answer ->
                [good] { SIDE("younger", does: "says") } “good”: { ROLE("elder", case: "own") } { SET($size, $rank) } counts.
                [equal] { SIDE("younger", does: "says") } “equal”: the sets are exactly alike.
               *[not_good] { SIDE("younger", does: "says") } “not good”, having a better set.
            }
        }
    .full =
        { $called ->
            [no] { $answer ->
                [not_good] { SIDE("elder") } called no set, so any that { ROLE("younger", does: "shows") } will count. { SIDE("younger", does: "shows") } it once { ROLE("elder", does: "has") } led.
               *[other] Nobody counts a set in this deal.
            }
           *[yes] { $answer ->
                [good] { SIDE("younger", does: "sets") } nothing better against { ROLE("elder", case: "own") } { SET($size, $rank) }. { SIDE("elder", does: "counts") } it now, and any other set with it.
               *[other] { SIDE("elder") } called a { SET($size, $rank) }, and { ROLE("younger", does: "has") } better. { SIDE("younger") } will show and count it once { ROLE("elder", does: "has") } led.
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
           *[other] { SIDE("younger", case: "own") } cards are { CARDS($cards) }.
        }

## set.good

question-set-good = Whose best set is good, and what does it score?

clause-set-good =
    Any quatorze beats any trio; between two trios or two quatorzes the higher rank wins. { $round ->
        [yes]
            The best set at the table is good: a trio
            scores { $trio } and a quatorze { $quatorze }. A rule of its own says what the other hands count.
       *[no]
            The better one is good: a trio scores
            { $trio } and a quatorze { $quatorze }. { $lesser ->
                [both] Both players then count their other sets.
               *[winner] Only the player who holds it counts sets.
            }
    }

set-good-awarded =
    .call =
        { $round ->
            [yes] { $first ->
                [yes] { WORDS($points, case: "title") } points for the { RANK($rank, form: "plural") }.
               *[no] { WORDS($points, case: "title") } points for the { RANK($rank, form: "plural") }: { WORDS($count) }.
            }
           *[no] { $side ->
                [elder] { $first ->
                    [yes] { WORDS($points, case: "title") } points for the { RANK($rank, form: "plural") }.
                   *[no] { WORDS($points, case: "title") } points for the { RANK($rank, form: "plural") }: { WORDS($count) }.
                }
               *[other] { WORDS($size, case: "title") } { RANK($rank, form: "plural") }: { points-said }.
            }
        }
    .short =
        { $round ->
            [yes] { SIDE($who, case: "own") } { SET($size, $rank) } is the best: { points-count }{ for-side }.
           *[no] { SIDE($side, case: "own") } { SET($size, $rank) } is good: { points-count }.
        }
    .full =
        { $round ->
            [yes] { SIDE($who, does: "shows") } { CARDS($cards) }. No opponent has called a better one.
           *[no] { SIDE($side, case: "own") } set: { CARDS($cards) }. { $why ->
                [both] By these rules both players count the sets they hold.
               *[winner] { $other_size ->
                    [absent] Nothing better was declared against it.
                   *[other] It beats the opponent’s { SET($other_size, $other_rank) }{ $size ->
                        [4] { $other_size ->
                            [3] : a quatorze, even of tens, beats any trio
                           *[other] : the higher rank wins
                        }
                       *[other] : the higher rank wins
                    }.
                }
            }
        }

        { $size ->
            [4] A quatorze scores { points-count }.
           *[3] A trio scores { points-count }.
        }

set-good-denied =
    .short =
        { $other_size ->
            [absent] { set-as-called } is not good: { ROLE("younger", does: "has") } better.
           *[other] { set-as-called } is not good: { ROLE("younger", does: "has") } a { SET($other_size, $other_rank) }.
        }
    .full =
        { SIDE("elder") } called a { SET($size, $rank) }. { $other_size ->
            [absent] { SIDE("younger") } answered “not good”, so { ROLE("younger", does: "holds") } a set of a higher rank or of more cards. { SIDE("elder", does: "learns") } which when { ROLE("younger", does: "shows") } it.
           *[other] { SIDE("younger", does: "holds") } a { SET($other_size, $other_rank) }: { CARDS($other_cards) }. { $by ->
                [longer] Four cards beat three, whatever their rank.
               *[higher] Both have as many cards, so the higher rank wins.
            }
        }

        { $why ->
            [both] It counts nevertheless: by these rules both players count the sets they hold.
           *[winner] { $implied_size ->
                [absent] The call scores nothing: only the player with the best set counts any.
               *[other] The call scores nothing. It is compared as it was called, though the cards { ROLE("elder", does: "has") } declared contain a { SET($implied_size, $implied_rank) }.
            }
        }{ $cards ->
            [absent] {""}
           *[other] {" "}{ SIDE("elder", case: "own") } cards were { CARDS($cards) }.
        }

set-good-denied-private =
    .short = { SIDE("younger", case: "own") } own { SET($size, $rank) } is beaten by { ROLE("elder", case: "own") } { SET($other_size, $other_rank) }.
    .full =
        { SIDE("younger", does: "holds") } { CARDS($cards) }, a { SET($size, $rank) }. { $by ->
            [longer] { SIDE("elder", case: "own") } quatorze beats every trio.
           *[higher] { SIDE("elder", case: "own") } { RANK($other_rank, form: "plural") } are higher.
        } { SIDE("elder", does: "is") } not told what { ROLE("younger") } had.

set-good-awarded-crossed =
    .call = { WORDS($size, case: "title") } { RANK($rank, form: "plural") }: { points-said } to me.
    .short = { SIDE(OTHER($side), case: "own") } { SET($size, $rank) } is good, and scores for { ROLE($side) }: { points-count }.
    .full =
        { SIDE(OTHER($side), does: "shows") } { CARDS($cards) }. The bid is to lose tricks, and by these rules what is good in one
        hand then scores for the opponent.

## set.lesser

question-set-lesser = Who may score other sets?

clause-set-lesser =
    { $round ->
        [yes] { $who ->
            [side] Both partners of the side that has the best set count every other trio and quatorze they hold, except one they passed over when they spoke.
            [everyone] Everyone counts their other sets, no matter who has the best.
           *[holder_only] The player with the best set counts every other trio and quatorze too; nobody else counts any.
        }
       *[no] { $lesser_combinations ->
            [both] Both players count their other sets, no matter who has the best.
           *[winner] The player with the best set counts every other trio and quatorze too.
        }
    }

set-lesser-awarded =
    .call =
        { $round ->
            [yes] And { WORDS($size) } { RANK($rank, form: "plural") }: { points-said }.
           *[no] { $already ->
                [absent] And { WORDS($size) } { RANK($rank, form: "plural") }: { points-said }.
               *[other] In full it is { WORDS($size) } { RANK($rank, form: "plural") }: { points-said }.
            }
        }
    .short =
        { $round ->
            [yes] { SIDE($who) } also { DOES($who, "counts") } a { SET($size, $rank) }: { points-count }{ for-side }.
           *[no] { $already ->
                [absent] { SIDE($side) } also { DOES($side, "counts") } a { SET($size, $rank) }: { points-count }.
               *[other] { SIDE($side, does: "counts") } the { SET($size, $rank) } in place of the trio called: { $points } more.
            }
        }
    .full =
        { $round ->
            [yes] Counted: { CARDS($cards) }, a { SET($size, $rank) }, for { points-count }. By these rules it counts along with the best, even if somebody else has a better one than this.
           *[no] { $already ->
                [absent] { CARDS($cards) }, a { SET($size, $rank) }: { points-count }. { $why ->
                    [both] By these rules both players count their other sets, no matter who has the best.
                   *[winner] { SIDE($side, does: "has") } the best set, so the others count too, even those the opponent could beat.
                }
               *[other] { SIDE($side) } called three of { CARDS($cards) }, which were good and scored { $already }. By these rules that call does not bind here, so the { SET($size, $rank) } counts in their place: { $whole } in all, { $points } more.
            }
        }

set-lesser-denied =
    .short = { SIDE($side, case: "own") } { SET($size, $rank) } counts nothing.
    .full = { SIDE($side) } also { DOES($side, "holds") } { CARDS($cards) }. Another set counts only for the player whose best is good.

set-lesser-awarded-crossed =
    .call = And { WORDS($size) } { RANK($rank, form: "plural") }: { points-said } to me.
    .short =
        { $already ->
            [absent] { SIDE(OTHER($side), case: "own") } { SET($size, $rank) } also scores for { ROLE($side) }: { points-count }.
           *[other] { SIDE(OTHER($side), case: "own") } { SET($size, $rank) } scores for { ROLE($side) } in place of the part called: { $points } more.
        }
    .full = Counted: { CARDS($cards) }, for { points-count }. The bid is to lose tricks, and by these rules what is good in one hand then scores for the opponent.

## Words that several of these share

set-as-called =
    { $implied_size ->
        [absent] { SIDE($side, case: "own") } { SET($size, $rank) }
       *[other] The { SET($size, $rank) } that { ROLE($side) } called
    }
