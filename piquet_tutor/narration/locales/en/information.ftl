# What a call gave away: how many hands are possible before and after it, which cards it placed, what sinking it would have
# hidden and cost. $side is whose hand it is, $seat who heard it; numbers of hands come as $count (to choose a plural by)
# and as $hands (as it is written, with its thousands parted).

information-thousands = ,
information-decimal = .

information-hands =
    { $count ->
        [one] 1 hand
       *[other] { $hands } hands
    }
information-at-most = at most { $hands }

# So many hands of so many, said as people say it: it stands before “that … could hold”, “you might hold”.
information-share =
    { $how ->
        [counted] { $part } of the { $whole ->
            [one] one hand
           *[other] { $whole } hands
        }
        [few] { $part ->
            [0] none
            [1] only one
           *[other] only { $part }
        } of the hands
        [all] all of the hands
        [nearly] nearly all of the hands
        [half] half of the hands
        [share] { WORDS($part) } in { WORDS($whole) } of the hands
       *[many] one in { $many } of the hands
    }
information-share-about = about { $share }

## The sentence, and its reason

information-played = { SIDE($side, does: "plays") } the { CARD($card) }.
information-none =
    { $count ->
        [one] It rules nothing out: there is only { $after } that { ROLE($side) } can hold.
       *[other] It rules nothing out: every hand that { ROLE($side) } could hold is still possible.
    }
information-narrowed = It leaves { $share } that { ROLE($side) } could hold.
information-found = It leaves { $share } that { ROLE($side) } could hold: every card of it is known.
information-counted =
    { $same ->
        [yes] Counted: { $after }.
       *[no] Counted: { $before } before it, { $after } after it: { $share }% of them are still possible.
    }
information-bits =
    { $count ->
        [0] It gave away as much as halving the hands { $bits } times would.
        [one] It gave away as much as one halving: half of the hands are left.
       *[other] It gave away as much as { $count } halvings of the hands, one after another.
    }
information-unsunk = If nothing was sunk, it is { $after }, after { $before } before.
information-unsunk-none = If nothing was sunk, there is no such hand: { ROLE($side, does: "has") } sunk something.
information-alone = Each other hand is counted by itself, without asking how the hidden cards are shared among them.
information-loose = The numbers are upper bounds: { $why ->
        [talon] whether a top card had to be named depends on cards in the talon too.
       *[word] a carte blanche is taken on the record’s word, and its cards are not known.
    }
information-known = Now known to be in that hand: { CARDS($cards) }.
information-not-held = Now known not to be in it: { CARDS($cards) }.

## Had it been sunk

information-sunk = Had { ROLE($side) } sunk it, { $hands } would still be possible.
information-sunk-not = { SIDE($side) } could not sink it: these rules, or the bid, do not let a player sink it.
information-cost =
    { $lost ->
        [0] { $given ->
            [0] Sinking it would have cost nothing.
            [1] Sinking it would have cost { ROLE($side) } nothing and given the opponent 1 point.
           *[other] Sinking it would have cost { ROLE($side) } nothing and given the opponent { $given } points.
        }
       *[other] { $given ->
            [0] Sinking it would have cost { ROLE($side) } { information-points }.
           *[other] Sinking it would have cost { ROLE($side) } { information-points }, and given the opponent { $given } more.
        }
    }
information-points =
    { $lost ->
        [one] 1 point
       *[other] { $lost } points
    }
information-gain =
    Sinking it would have left { ROLE($side) } with { $total } in the deal instead of { $before_total }, and the
    opponent with { $other_total } instead of { $other_before }.
information-cost-hidden = What sinking it would have cost depends on cards that { ROLE($seat, does: "has") } not seen.

## The listing, and what may be wrong with a question

information-head = What { ROLE($seat) } heard
information-nothing-heard = { SIDE($seat) } heard nothing about another hand.
information-error-number =
    { $listed ->
        [absent] Ruling { $number } is not something { ROLE($seat) } heard another player say; nothing of the kind was said.
       *[other] Ruling { $number } is not something { ROLE($seat) } heard another player say; ask for one of { $listed }.
    }

## Beside the rulings of a table

table-tool-told = What calls give away
information-possible =
    { $how ->
        [share] hands left: { $share }% of those before
        [at_most] hands left: at most { $after } of the { $before } before
       *[exact] hands left: { $after } of the { $before } before
    }
information-view = As { ROLE($seat) } could work it out.
