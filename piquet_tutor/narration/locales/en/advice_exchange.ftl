# Advice for the exchange: which cards to discard, and why. Shares ($good, $chance ...) come as they are written, with
# their sign (see advice-exchange-percent); averages too, with one decimal and no sign ($direction tells which way).

advice-exchange-title = Which cards to discard
# $wanted is how many tricks were bid; nought where none were bid for.
advice-exchange-head =
    { $wanted ->
        [0] Of the { $considered } discards considered, these bring the most. Each figure is points ahead at the end of the deal, on average.
       *[other] Of the { $considered } discards considered, these bring the most. Each figure is points ahead at the end of the deal, on average, with the tricks counted for what they make of the bid of { $wanted }. What the bidding says about the hands is left out.
    }
advice-exchange-points =
    { $direction ->
        [ahead] { $points } points ahead, give or take { $error }
        [behind] { $points } points behind, give or take { $error }
       *[level] Level, give or take { $error }
    }
advice-exchange-percent =
    { $size ->
        [small] under 1%
        [large] over 99%
       *[other] { $percent }%
    }

## Why

# A combination in the hand now. $size cards, worth $points, good $good of the time against any hand the opponent may hold.
advice-exchange-keeps =
    { $kind ->
        [point] Keeps the point of { WORDS($size) }, { CARDS($cards) }: as it stands, it is good { $good } of the time, and worth { $points }.
        [sequence] Keeps the { SEQUENCE($size, $top) }, { CARDS($cards) }: as it stands, it is good { $good } of the time, and worth { $points }.
       *[set] Keeps the { SET($size, $top) }: as it stands, it is good { $good } of the time, and worth { $points }.
    }
advice-exchange-gives =
    { $kind ->
        [point] Gives up the point of { WORDS($size) }, { CARDS($cards) }, which is good { $good } of the time, and worth { $points }.
        [sequence] Gives up the { SEQUENCE($size, $top) }, { CARDS($cards) }, which is good { $good } of the time, and worth { $points }.
       *[set] Gives up the { SET($size, $top) }, which is good { $good } of the time, and worth { $points }.
    }
# $missing are the cards a sequence wants ($many of them), $cards what is kept towards it; $already tells whether that
# scores something by itself, $more what the combination scores above it.
advice-exchange-hopes =
    { $kind ->
        [sequence]
            { $many ->
                [one] Keeps { CARDS($cards) } and hopes for { CARDS($missing) }: it comes in the draw { $chance } of the time, for a { SEQUENCE($size, $top) } { advice-exchange-worth }, which is then good { $good } of the time.
               *[other] Keeps { CARDS($cards) } and hopes for { CARDS($missing) }: they all come in the draw { $chance } of the time, for a { SEQUENCE($size, $top) } { advice-exchange-worth }; your best sequence is then good { $good } of the time.
            }
       *[set] Keeps { CARDS($cards) } and hopes for a { SET($size, $top) } { advice-exchange-worth }: it comes in the draw { $chance } of the time, and your best set is then good { $good } of the time.
    }
advice-exchange-worth =
    { $already ->
        [yes] worth { $points } ({ $more } more than now)
       *[no] worth { $points }
    }
# $first: whether the opponent may take what is left.
advice-exchange-leaves =
    { $first ->
        [yes]
            { $size ->
                [one] Draws one card fewer than you may; { ROLE($other) } may take it instead.
               *[other] Draws { WORDS($size) } cards fewer than you may; { ROLE($other) } may take them instead.
            }
       *[no]
            { $size ->
                [one] Draws one card fewer than you may.
               *[other] Draws { WORDS($size) } cards fewer than you may.
            }
    }
advice-exchange-calls = After the draw your point is good { $point } of the time, your sequences { $sequence }, your sets { $set }.
advice-exchange-bonus =
    { $which ->
        [both] A repique comes { $repique } of the time, a pique { $pique }.
        [repique] A repique comes { $repique } of the time.
       *[pique] A pique comes { $pique } of the time.
    }
# The same of the opponent.
advice-exchange-bonus-other =
    { $which ->
        [both] { SIDE($other, does: "makes") } a repique { $repique } of the time, a pique { $pique }.
        [repique] { SIDE($other, does: "makes") } a repique { $repique } of the time.
       *[pique] { SIDE($other, does: "makes") } a pique { $pique } of the time.
    }
# What was bid, and how often it is made; $mine tells whether the reader bid it.
advice-exchange-bid =
    { $mine ->
        [yes] You have bid { $wanted } tricks, and you make them { $made } of the time.
       *[no] { SIDE($other, does: "has") } bid { $wanted } tricks, and { DOES($other, "makes") } them { $made } of the time.
    }
# The parts of the whole figure, each with its sign.
advice-exchange-play =
    { $wanted ->
        [0] Once { ROLE($other, does: "has") } exchanged too, which is what counts, the calls come to { $calls }, repique and pique to { $bonus }, and the play, with the cards, to { $play }.
       *[other] Once { ROLE($other, does: "has") } exchanged too, which is what counts, the calls come to { $calls }, repique and pique to { $bonus }, and what the tricks make of the bid of { $wanted }, to { $play }.
    }

## What was chosen, beside the best

advice-exchange-yours-title = Your choice
advice-exchange-yours-best = You chose the best of { $considered } discards.
advice-exchange-yours-level = Your choice is as good as the best: over { $deals } deals they differ by { $points } points on average, which may be chance.
advice-exchange-yours-behind = Your choice brings { $points } points less than the best on average, give or take { $error }.
advice-exchange-yours-ahead = Your choice brings { $points } points more on average than the best that was found, give or take { $error }. Well seen!
advice-exchange-part =
    { $about ->
        [calls]
            { $more ->
                [yes] Point, sequences and sets together bring { $points } more than with the best discard.
               *[no] Point, sequences and sets together bring { $points } less than with the best discard.
            }
        [bonus]
            { $more ->
                [yes] Repique and pique bring { $points } more than with the best discard.
               *[no] Repique and pique bring { $points } less than with the best discard.
            }
       *[play]
            { $more ->
                [yes] The play brings { $points } more than with the best discard.
               *[no] The play brings { $points } less than with the best discard.
            }
    }

## The plot: how often point, sequences and sets together are ahead by how much

advice-exchange-bars-title = Point, sequences and sets, against { ROLE($other) }
advice-exchange-bar =
    { $where ->
        [far-behind] { $low } or more behind
        [behind] { $low } to { $high } behind
        [level] Level
        [ahead] { $low } to { $high } ahead
       *[far-ahead] { $low } or more ahead
    }

## What was assumed

advice-exchange-note = The chances for point, sequences and sets are exact: every draw is counted, and every hand { ROLE($other) } may hold is taken to be as likely as the next. The points ahead are an average over { $deals } deals of the cards you cannot see (“give or take” is its standard error). In those deals { ROLE($other, does: "exchanges") } too, keeping long suits, neighbouring cards and high cards; both players call all they have; and they play as if they saw both hands, which nobody at the table can. So the difference between two discards says more than either figure.

## Where exchanges are not weighed

advice-exchange-unweighed =
    { $reason ->
        [phase] There is no exchange to weigh: it is not your turn to discard.
        [exchange] These cards cannot be discarded: choose from the cards in your hand, as many as the rules allow.
        [numpy] Discards are not weighed in the browser, whose Python lacks numpy; they are in the tutor installed on a computer.
        [uninstalled] Discards are weighed with numpy, which is not installed here; “{ $install }” brings it.
        [losing] This exchange is not weighed.
       *[rules] By these rules exchanges are not weighed.
    }
advice-exchange-unweighed-why =
    { $reason ->
        [pack] The chances are counted for the pack of thirty-two cards and hands of twelve.
        [losing] After this bidding it is better to lose tricks, and how many a hand can be made to take has to be worked out deal by deal: quick enough for choosing a card, too slow for weighing every discard.
        [calls] Point, sequences or sets are decided here in a way that this count of chances does not cover.
       *[second_pique] The second player can make a pique here, and the count does not follow that through the play.
    }
