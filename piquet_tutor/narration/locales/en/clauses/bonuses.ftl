### Carte rouge, repique and pique.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-bonuses = Carte rouge, repique and pique

## carte_rouge.award

question-carte_rouge-award = What does a hand score whose every card is in a good combination?

clause-carte_rouge-award =
    { $carte_rouge ->
        [0] A hand whose every card has scored earns nothing for that.
       *[other] A player whose every card is part of a point, sequence or set that scored has a carte rouge and scores { $carte_rouge }.
    }

carte_rouge-award = By this rule a player whose cards are all part of combinations that scored earns a carte rouge.

carte_rouge-award-awarded =
    .call = Carte rouge: { WORDS($count) }.
    .short = Carte rouge: every card of { ROLE($side) }'s hand has scored. { points-count }.
    .full = Each card of { CARDS($cards) } is part of a point, sequence or set that was good.

carte_rouge-award-round = By this rule a player whose every card is part of a combination that scored earns a carte rouge.

carte_rouge-award-awarded-round =
    .call = Carte rouge: { WORDS($count) }.
    .short =
        { $many ->
            [yes] Carte rouge: every card of one hand of { ROLE($side) } has scored. { points-count }.
           *[no] Carte rouge: every card of { ROLE($side) }'s hand has scored. { points-count }.
        }
    .full = Each card of { CARDS($cards) } is part of a point, sequence or set that was good.

## repique.award

question-repique-award-earned = When do points in hand earn a repique?
question-repique-award = When do thirty points in hand earn sixty more?

clause-repique-award-signed_repique =
    { WORDS($plus, case: "title") } or more in hand, by scores that all come earlier in the order of reckoning than anything the
    other player can count, earn { WORDS($points) } more{ $minus ->
        [30] {""}
       *[other] ; where tricks are to be lost, { WORDS($minus) } or more do
    }. In hand means by these alone: { $kinds }.{ carte-rouge-helps }

clause-repique-award-round =
    { WORDS($target, case: "title") } or more in hand, by scores that all come earlier in the order of reckoning than anything any
    other side can count, earn { WORDS($points) } more. In hand means by these alone: { $kinds }.{ carte-rouge-helps }

clause-repique-award =
    { WORDS($target, case: "title") } or more in hand, by scores that all come earlier in the order of reckoning than anything the other player
    can count, earn { WORDS($points) } more. In hand means by these alone: { $kinds }.{ carte-rouge-helps }

repique-award =
    In most forms, thirty or more in hand, made by scores that all reckon before anything the other player can count, earn
    sixty more. The order of reckoning decides, not the order of speaking: carte blanche, point, sequences,
    trios and quatorzes.

repique-award-awarded =
    .call = Repique: { WORDS($count) }.
    .short = Repique! { SIDE($side) } has { $total } in hand, before any score of { ROLE(OTHER($side)) }'s in the order of reckoning: { $points } more.
    .full =
        { SIDE($side) } reaches { $total } in hand{ $place ->
            [carte_blanche] {""}
            [set] , once trios and quatorzes are counted,
           *[other] , with the { KIND($place) },
        } and nothing of { ROLE(OTHER($side)) }'s reckons earlier. That earns { $points } besides.

repique-award-denied =
    .short =
        { $by_points ->
            [0] No repique: { ROLE($side) } has { $total } in hand, but { ROLE(OTHER($side)) }'s { barring } reckons first and is still to be counted.
           *[other] No repique: { ROLE($side) } has { $total } in hand, but { ROLE(OTHER($side)) }'s { barring } ({ $by_points }) reckons first.
        }
    .full =
        { SIDE($side) } makes { $total } in hand, which is enough; but that must be reached before the other player
        counts anything, in the order of reckoning. { $by_points ->
            [0] { SIDE(OTHER($side)) } has told of a { KIND($by) } that comes earlier in that order, though it is only counted later.
           *[other] { SIDE(OTHER($side)) }'s { barring } ({ $by_points }) comes earlier in that order than the { KIND($place) } that completes the { $total }.
        }{ barring-also }

        It does not matter which was spoken first.

repique-award-round =
    So many points in hand, made by scores that all reckon before anything an opponent can count, earn a repique. The
    order of reckoning decides, not the order of speaking: carte blanche, point, sequences, trios and quatorzes. With
    more than two hands the line is lower than in the game for two, and the bonus larger.

repique-award-awarded-round =
    .call = Repique: { WORDS($count) }.
    .short =
        { $many ->
            [yes] Repique! { SIDE($side) } have { $total } in hand before an opponent can count anything: { $points } more.
           *[no] Repique! { SIDE($side) } has { $total } in hand before an opponent can count anything: { $points } more.
        }
    .full =
        The score in hand comes to { $total }{ $place ->
            [carte_blanche] {""}
           *[other] , with the { KIND($place) },
        } and nothing that an opponent can count reckons earlier. That earns { $points } besides.

repique-award-denied-round =
    .short =
        { $many ->
            [yes] No repique: { ROLE($side) } have { $total } in hand, but an opponent's { barring } reckons first.
           *[no] No repique: { ROLE($side) } has { $total } in hand, but an opponent's { barring } reckons first.
        }
    .full =
        { $total } in hand is enough; but it must be reached before an opponent counts anything, in the order of
        reckoning. { $by_points ->
            [0] An opponent's { KIND($by) } comes earlier in that order.
           *[other] An opponent's { barring } ({ $by_points }) comes earlier in that order than the { KIND($place) } that completes the { $total }.
        }{ barring-also }

        It does not matter which was spoken first.

## pique.award

question-pique-award-earned = When do points in hand and play earn a pique?
question-pique-award-combined = When do thirty points in combinations and tricks earn thirty more?
question-pique-award = When do thirty points in hand and play earn thirty more?

clause-pique-award-signed_pique =
    { WORDS($plus, case: "title") } or more in hand and play together, before the other player has counted anything, earn
    { WORDS($points) } more{ $minus ->
        [30] {""}
       *[other] ; where tricks are to be lost, { WORDS($minus) } or more do
    }. { pique-reckoned } { pique-cards } { pique-by }{ carte-rouge-helps }

clause-pique-award-pique_by_tricks =
    { WORDS($target, case: "title") } or more, by adding one for each trick won to what is counted in hand, before the other player has
    counted anything or won a trick, earn { WORDS($points) } more. The last trick counts { $last_trick } more than any other. { pique-by }

clause-pique-award-round =
    { WORDS($target, case: "title") } or more in hand and play together, before any other side has counted anything, earn
    { WORDS($points) } more. Only the side that leads first can make it.{ carte-rouge-helps }

clause-pique-award =
    { WORDS($target, case: "title") } or more in hand and play together, before the other player has counted anything,
    earn { WORDS($points) } more.
    { pique-reckoned } { pique-when }{ carte-rouge-helps }

pique-award =
    In most forms, thirty or more in hand and play together, before the other player has counted anything, earn thirty
    more. What counts as before, by the order of reckoning or by the clock, is for the rules in force to say.

pique-award-awarded =
    .call = Pique: { WORDS($count) }.
    .short = Pique! { SIDE($side) } has reached { $total } and { ROLE(OTHER($side)) } has counted nothing: { $points } more.
    .full =
        { SIDE($side) } reaches { $total } in hand and play. { $reckoning ->
            [chronological] These rules go by the clock: { ROLE(OTHER($side)) } has not scored so far.
           *[precedence] These rules go by the order of reckoning: nothing that { ROLE(OTHER($side)) } can count comes before it.
        } That earns { $points } besides.

pique-award-denied =
    .short =
        { $in_hand ->
            [yes] { $reckoning ->
                [hand_alone] No pique: { ROLE($side) } had enough in hand alone, and the repique for that was barred.
               *[other] No pique: { ROLE($side) } has { $total }, but { ROLE(OTHER($side)) }'s { barring } ({ $by_points }) counts first.
            }
           *[no] { $by ->
                [play] No pique: { ROLE($side) } has { $total }, but { ROLE(OTHER($side)) } has already scored in play.
               *[other] No pique: { ROLE($side) } has { $total }, but { ROLE(OTHER($side)) } has already scored.
            }
        }
    .full =
        { SIDE($side) } reaches { $total } in hand and play, which is enough; but tricks must bring it there, before the
        other player has counted anything. { $in_hand ->
            [yes] { $reckoning ->
                [hand_alone] Here the hand alone came to it, without a trick: that earns a repique or nothing, and { ROLE(OTHER($side)) }'s { barring } barred the repique.
                [chronological] These rules go by the clock, and { ROLE(OTHER($side)) } had counted the { barring } ({ $by_points }) by then.
               *[precedence] These rules go by the order of reckoning, in which everything in hand comes before play: { ROLE(OTHER($side)) }'s { barring } ({ $by_points }) counts before the points { ROLE($side) } made with cards, whenever it was shown.
            }
           *[no] { SIDE(OTHER($side)) } had scored { $by_points } in the meantime.
        }{ barring-also }

pique-award-tricks =
    Combinations that do not reach the line by themselves may reach it with one for every trick won. Whoever gets there
    before the other player has scored anything or won a trick earns the pique. Nothing is scored for leading, so either
    player can.

pique-award-awarded-tricks =
    .call = Pique: { WORDS($count) }.
    .short = Pique! { SIDE($side) } has { $in_hand } in combinations and { tricks-so-far }: { $total }, and so { $points } more.
    .full =
        Combinations { $in_hand }, tricks { $tricks }: together { $total }. { SIDE(OTHER($side)) } has neither scored a
        combination nor won a trick. That earns { $points } besides, above the line.

pique-award-denied-tricks =
    .short =
        { $by ->
            [trick] No pique: { ROLE($side) } has { $total } with { tricks-so-far }, but { ROLE(OTHER($side)) } has won a trick.
           *[other] No pique: { ROLE($side) } has { $total } with { tricks-so-far }, but { ROLE(OTHER($side)) }'s { barring } ({ $by_points }) counts first.
        }
    .full =
        { SIDE($side) } has { $in_hand } in combinations and { tricks-so-far }: { $total }, which is enough. But the other
        player must have scored nothing and won no trick before that. { $by ->
            [trick] { SIDE(OTHER($side)) } has won one.
           *[other] { SIDE(OTHER($side)) } has scored for a { barring } ({ $by_points }).
        }{ barring-also }

pique-award-round =
    So many points in hand and play together, before an opponent has counted anything, earn a pique. As the first lead
    scores before anything else in play, it is in practice open only to the side that leads first. With more than two hands the line
    is lower than in the game for two, and the bonus larger.

pique-award-awarded-round =
    .call = Pique: { WORDS($count) }.
    .short =
        { $many ->
            [yes] Pique! { SIDE($side) } have reached { $total } and no opponent has counted anything: { $points } more.
           *[no] Pique! { SIDE($side) } has reached { $total } and no opponent has counted anything: { $points } more.
        }
    .full = In hand and play together that makes { $total }, and nothing that an opponent has counted comes before it. It earns { $points } besides.

pique-award-denied-round =
    .short =
        { $in_hand ->
            [yes] { $many ->
                [yes] No pique: { ROLE($side) } have { $total }, but an opponent's { barring } ({ $by_points }) counts first.
               *[no] No pique: { ROLE($side) } has { $total }, but an opponent's { barring } ({ $by_points }) counts first.
            }
           *[no] { $many ->
                [yes] No pique: { ROLE($side) } have { $total }, but an opponent has already scored.
               *[no] No pique: { ROLE($side) } has { $total }, but an opponent has already scored.
            }
        }
    .full =
        { $total } in hand and play is enough; but no opponent may have counted anything before. { $in_hand ->
            [yes] An opponent's { barring } ({ $by_points }) counts before points made with cards.
           *[no] An opponent had scored { $by_points } in the meantime.
        }{ barring-also }

## pique.tricks

question-pique-tricks = Where are the tricks written that younger needed for a pique?

clause-pique-tricks =
    When younger makes a pique, the tricks that younger has won for it are written above the line as well.
    The last trick counts { $last_trick } more than any other.

pique-tricks = When younger makes a pique, the tricks it took to reach the line are written above the line with it: they score nowhere else.

pique-tricks-awarded =
    .call = And { WORDS($points) } for the tricks.
    .short = { SIDE($side) } writes the { $tricks } tricks of the pique above the line too: { $points } more.
    .full = Tricks score below the line, and for one player only. Those that { ROLE($side) } needed for the pique are written above it, at one each: { $points }.

## Words that several of these share

carte-rouge-helps =
    { $carte_rouge ->
        [0] {""}
       *[other] { $carte_rouge_in_pique ->
            [elder_only] {" "}Elder's carte rouge helps towards it, younger's does not.
            [false] {" "}A carte rouge does not help towards it.
           *[true] {" "}A carte rouge helps towards it.
        }
    }

pique-reckoned =
    { $reckoning ->
        [chronological] The clock decides: elder's point for leading is counted before anything that younger shows after it. Tricks must bring elder there: a hand that has enough by itself earns a repique or nothing.
       *[precedence] The order of reckoning decides, not the clock: what younger shows after the lead still comes before what is made in play.
    }

pique-cards =
    { $cards ->
        [yes] The score for the cards can complete it, once elder has taken more than half the tricks and younger none, younger having counted nothing.
       *[no] The score for the cards does not help towards it.
    }

pique-when =
    { $moment ->
        [first_lead] Only elder's first card can complete it: once younger has played to it, no pique is made.
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
       *[other] {" "}Also in the way, besides it: { SCORED($also, $also_points) }.
    }

# One of these, with what it counts.
barring-scored =
    { $by ->
        [play] trick points ({ $by_points })
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
       *[other] { KIND($by) }
    }
