### Carte rouge, repique and pique.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-bonuses = Repique and pique

## carte_rouge.award

question-carte_rouge-award = What does a hand score if every card is in a good combination?

clause-carte_rouge-award =
    { $carte_rouge ->
        [0] A hand whose every card has scored earns nothing extra.
       *[other] A player whose every card is part of a point, sequence or set that scored has a carte rouge, for { $carte_rouge }.
    }

carte_rouge-award-awarded =
    .call = Carte rouge: { points-said }.
    .short =
        { ROLE($side, case: "number") ->
            [many] Carte rouge: every card of one hand of { ROLE($side) } has scored. { points-count }.
           *[one] Carte rouge: every card of { ROLE($side, case: "own") } hand has scored. { points-count }.
        }
    .full = Each card of { CARDS($cards) } is part of a point, sequence or set that was good.

## repique.award

question-repique-award-earned = When do points in hand earn a repique?
question-repique-award = When do thirty points in hand earn sixty more?

clause-repique-award-signed_repique =
    { WORDS($plus, case: "title") } or more in hand earns { WORDS($points) } more, if every score that makes it comes earlier in the order of reckoning than anything
    your opponent can count{ $minus ->
        [30] {""}
       *[other] ; if the bid is to lose tricks, { WORDS($minus) } or more is enough
    }. “In hand” means from these alone: { $kinds }.{ carte-rouge-helps }

clause-repique-award =
    { $round ->
        [yes]
            { WORDS($target, case: "title") } or more in hand earns { WORDS($points) } more, if every score that makes it comes earlier in the order of reckoning than anything
            another side can count.
       *[no]
            { WORDS($target, case: "title") } or more in hand earns { WORDS($points) } more, if every score that makes it comes earlier in the order of reckoning than anything
            your opponent can count.
    } “In hand” means from these alone: { $kinds }.{ carte-rouge-helps }

repique-award-awarded =
    .call = Repique: { points-said }.
    .short =
        { $round ->
            [yes] Repique! { SIDE($side, does: "has") } { $total } in hand before an opponent can count anything: { $points } more.
           *[no] Repique! { SIDE($side, does: "has") } { $total } in hand, and nothing of { ROLE(OTHER($side), case: "alone") } comes earlier: { $points } more.
        }
    .full =
        { $round ->
            [yes] The score in hand comes to { $total }{ $place ->
                [carte_blanche] {""}
                [set] , once trios and quatorzes are counted,
               *[other] , with the { KIND($place) },
            } and nothing an opponent can count comes earlier in the order of reckoning.
           *[no] { SIDE($side, does: "reaches") } { $total } in hand{ $place ->
                [carte_blanche] {""}
                [set] , once trios and quatorzes are counted,
               *[other] , with the { KIND($place) },
            } and nothing of { ROLE(OTHER($side), case: "alone") } comes earlier in the order of reckoning.
        } That earns another { $points }.

repique-award-denied =
    .short =
        { $round ->
            [yes] No repique: { ROLE($side, does: "has") } { $total } in hand, but an opponent’s { barring } comes first.
           *[no] { $by_points ->
                [0] No repique: { ROLE($side, does: "has") } { $total } in hand, but { ROLE(OTHER($side), case: "own") } { barring } comes first and is still to be counted.
               *[other] No repique: { ROLE($side, does: "has") } { $total } in hand, but { ROLE(OTHER($side), case: "own") } { barring } ({ $by_points }) comes first.
            }
        }
    .full =
        { $round ->
            [yes]
                { $total } in hand is enough. But in the order of reckoning it must be reached before an opponent counts
                anything. { $by_points ->
                    [0] An opponent’s { KIND($by) } comes earlier in that order.
                   *[other] An opponent’s { barring } ({ $by_points }) comes earlier in that order than { $place ->
                        [set] the trios and quatorzes that complete
                       *[other] the { KIND($place) } that completes
                    } the { $total }.
                }{ barring-also }
           *[no]
                { SIDE($side, does: "makes") } { $total } in hand, which is enough. But in the order of reckoning it must be reached before
                the opponent counts anything. { $by_points ->
                    [0] { SIDE(OTHER($side), does: "has") } announced a { KIND($by) } that comes earlier in that order, though it is only counted later.
                   *[other] { SIDE(OTHER($side), case: "own") } { barring } ({ $by_points }) comes earlier in that order than { $place ->
                        [set] the trios and quatorzes that complete
                       *[other] the { KIND($place) } that completes
                    } the { $total }.
                }{ barring-also }
        }

        It doesn’t matter who spoke first.

## pique.award

question-pique-award-earned = When do points in hand and play earn a pique?
question-pique-award-combined = When do thirty points in combinations and tricks earn thirty more?
question-pique-award = When do thirty points in hand and play earn thirty more?

clause-pique-award-signed_pique =
    { WORDS($plus, case: "title") } or more in hand and play together, before your opponent has counted anything, earns
    { WORDS($points) } more{ $minus ->
        [30] {""}
       *[other] ; if the bid is to lose tricks, { WORDS($minus) } or more is enough
    }. { pique-reckoned } { pique-cards } { pique-by }{ carte-rouge-helps }

clause-pique-award-pique_by_tricks =
    Add one for each trick won to what you count in hand. Reach { WORDS($target) } or more before your opponent has
    counted anything or won a trick, and you score { WORDS($points) } more. { last-trick-counts } { pique-by }

clause-pique-award =
    { $round ->
        [yes]
            { WORDS($target, case: "title") } or more in hand and play together, before any other side has counted anything, earns
            { WORDS($points) } more. Only the side that leads first can make it.{ carte-rouge-helps }
       *[no]
            { WORDS($target, case: "title") } or more in hand and play together, before your opponent has counted anything,
            earns { WORDS($points) } more.
            { pique-reckoned } { pique-when }{ carte-rouge-helps }
    }

pique-award-awarded =
    .call = Pique: { points-said }.
    .short =
        { $round ->
            [yes] Pique! { SIDE($side, does: "has") } reached { $total } and no opponent has counted anything: { $points } more.
           *[no] Pique! { SIDE($side, does: "has") } reached { $total } and { ROLE(OTHER($side), does: "has") } counted nothing: { $points } more.
        }
    .full =
        { $round ->
            [yes] In hand and play together that makes { $total }, and nothing an opponent has counted comes before it. It earns another { $points }.
           *[no] { SIDE($side, does: "reaches") } { $total } in hand and play. { $reckoning ->
                [chronological] These rules go by the clock: { ROLE(OTHER($side), does: "has") } not scored so far.
               *[precedence] These rules go by the order of reckoning: nothing that { ROLE(OTHER($side)) } can count comes before it.
            } That earns another { $points }.
        }

pique-award-denied =
    .short =
        { $round ->
            [yes] { $in_hand ->
                [yes] No pique: { ROLE($side, does: "has") } { $total }, but an opponent’s { barring } ({ $by_points }) counts first.
               *[no] No pique: { ROLE($side, does: "has") } { $total }, but an opponent has already scored.
            }
           *[no] { $in_hand ->
                [yes] { $reckoning ->
                    [hand_alone] No pique: { ROLE($side) } had enough in hand alone, for a repique, which { ROLE(OTHER($side), case: "own") } { barring } barred.
                   *[other] No pique: { ROLE($side, does: "has") } { $total }, but { ROLE(OTHER($side), case: "own") } { barring } ({ $by_points }) counts first.
                }
               *[no] { $by ->
                    [play] No pique: { ROLE($side, does: "has") } { $total }, but { ROLE(OTHER($side), does: "has") } already scored in play.
                   *[other] No pique: { ROLE($side, does: "has") } { $total }, but { ROLE(OTHER($side), does: "has") } already scored.
                }
            }
        }
    .full =
        { $round ->
            [yes] { $total } in hand and play is enough, but only if no opponent has counted anything before. { $in_hand ->
                [yes] An opponent’s { barring } ({ $by_points }) counts before points made in play.
               *[no] Opponents had already scored { $by_points }.
            }{ barring-also }
           *[no]
                { SIDE($side, does: "reaches") } { $total } in hand and play, which is enough. But tricks must bring it there, before the
                opponent has counted anything. { $in_hand ->
                    [yes] { $reckoning ->
                        [hand_alone] Here the hand got there by itself, without a trick: that earns a repique or nothing, and { ROLE(OTHER($side), case: "own") } { barring } barred the repique.
                        [chronological] These rules go by the clock, and { ROLE(OTHER($side)) } had counted the { barring } ({ $by_points }) by then.
                       *[precedence] These rules go by the order of reckoning, in which everything in hand comes before play: { ROLE(OTHER($side), case: "own") } { barring } ({ $by_points }) counts before any points { ROLE($side) } made in play, whenever it was shown.
                    }
                   *[no] { SIDE(OTHER($side)) } had already scored { $by_points }.
                }{ barring-also }
        }

pique-award-awarded-tricks =
    .call = Pique: { points-said }.
    .short = Pique! { SIDE($side, does: "has") } { $in_hand } in combinations and { tricks-so-far }: { $total }, and so { $points } more.
    .full =
        Combinations { $in_hand }, tricks { $tricks }: together { $total }. { SIDE(OTHER($side), does: "has") } neither scored a
        combination nor won a trick. That earns another { $points }, above the line.

pique-award-denied-tricks =
    .short =
        { $by ->
            [trick] No pique: { ROLE($side, does: "has") } { $total } with { tricks-so-far }, but { ROLE(OTHER($side), does: "has") } won a trick.
           *[other] No pique: { ROLE($side, does: "has") } { $total } with { tricks-so-far }, but { ROLE(OTHER($side), case: "own") } { barring } ({ $by_points }) counts first.
        }
    .full =
        { SIDE($side, does: "has") } { $in_hand } in combinations and { tricks-so-far }: { $total }, which is enough. But the
        opponent must have scored nothing and won no trick before that. { $by ->
            [trick] { SIDE(OTHER($side), does: "has") } won one.
           *[other] { SIDE(OTHER($side), does: "has") } scored for a { barring } ({ $by_points }).
        }{ barring-also }

## pique.tricks

question-pique-tricks = Where are the tricks that younger needed for a pique written?

clause-pique-tricks =
    When younger makes a pique, the tricks younger has taken so far score one each above the line, besides the pique.
    { last-trick-counts }

pique-tricks-awarded =
    .call = And { WORDS($points) } for the tricks.
    .short =
        { $tricks ->
            [one] { SIDE($side) } writes the trick of the pique above the line too: { $points } more.
           *[other] { SIDE($side) } writes the { $tricks } tricks of the pique above the line too: { $points } more.
        }
    .full = Tricks score below the line, and for one player only. Those that { ROLE($side) } needed for the pique are written above it, at one each: { $points }.

## Words that several of these share

carte-rouge-helps =
    { $carte_rouge ->
        [0] {""}
       *[other] { $carte_rouge_in_pique ->
            [elder_only] {" "}Elder’s carte rouge helps towards it, younger’s does not.
            [false] {" "}A carte rouge does not help towards it.
           *[true] {" "}A carte rouge helps towards it.
        }
    }

pique-reckoned =
    { $reckoning ->
        [chronological] The clock decides: elder’s point for leading counts before anything younger shows after it. Tricks must bring elder there: a hand that is enough by itself earns a repique or nothing.
       *[precedence] The order of reckoning decides, not the clock: what younger shows after the lead still comes before anything made in play.
    }

pique-cards =
    { $cards ->
        [yes] The score for the cards can complete it, once elder has taken more than half the tricks and younger has neither taken one nor counted anything.
       *[no] The score for the cards does not help towards it.
    }

pique-when =
    { $moment ->
        [first_lead] Only elder’s first card can complete it: once younger has played to that lead, it is too late for a pique.
       *[any_trick] { pique-cards } { pique-by }
    }

pique-by =
    { $younger_pique ->
        [yes] Either player can make it.
       *[no] Only elder can make it.
    }

# What bars a bonus besides the first.
barring-also =
    { $also ->
        [absent] {""}
       *[other] {" "}Also in the way: { SCORED($also, $also_points) }.
    }

# One of these, with what it counts.
barring-scored =
    { $by ->
        [play] trick points ({ $by_points })
        [first_in_play] the first point in play
       *[other] { $by_points ->
            [0] { barring }, still to be counted
           *[other] { barring } ({ $by_points })
        }
    }

# What bars a bonus: a set by its price.
barring =
    { $by ->
        [set] { $by_points ->
            [3] trio
            [14] quatorze
           *[other] { KIND($by) }
        }
        [sequences] sequences
        [trios] trios
        [quatorzes] quatorzes
        [sets] trios and quatorzes
       *[other] { KIND($by) }
    }
