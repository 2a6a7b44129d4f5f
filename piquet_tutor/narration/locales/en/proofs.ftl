# The steps of the proofs of claims (their facts stand in claims.toml), and what is said where a claim does not come out as stated ("piquet-tutor claims").
# Holdings of a suit come as ranks (AKQJT); $books, $values and the like come listed.

# The letter of each rank, from the ace to the seven, and what stands between two of them.
proof-ranks = A K Q J T 9 8 7
proof-ranks-apart = { "" }

## A quint, a quart and a tierce

proof-runs-ways = A quint, a quart and a tierce can lie in { $ways } ways in a hand, and they always fill it.
proof-runs-trio = Of those that hold three cards of a rank as well, none has more than { $cards } cards of a suit: a trio needs three suits, so each suit has one of the three sequences and no more.
proof-runs-most = With one trio counted that is at most { $cards } + 15 + 4 + 3 + 3 = { $most }.

## Two quatorzes and a trio

proof-quatorzes-hands = { $hands } hands have two quatorzes and a trio (the suit missing from the trio being clubs or the trio whole: suits can change names).
proof-quatorzes-matched =
    { $matched ->
        [0] In none of them is there a sequence of three or more that the other twenty cards can match, even by calling less than is held.
       *[other] In { $matched } of them is there a sequence of three or more that the other twenty cards can match, even by calling less than is held.
    }
proof-quatorzes-why = Any three neighbouring ranks in the hand take in a rank of which it has all four, so nobody else has any.

## Seven cards of a suit without its ace

proof-aceless-seven = Without its ace a suit has one holding of seven: { $holdings }, a septième.
proof-aceless-counts = Of the hands without an ace that have a point of seven and two long sequences, every one counts { $counts } in point and sequences: 7 + 17 + 15.

## The highest score of a deal

proof-highest-in-hand = All { FIGURES($hands) } hands were counted as if everything in them were good. Point, sequences and sets come to { $most } at most, in { $best } hands: three neighbouring ranks from the ace down to the ten, in all four suits.
proof-highest-blank = A hand that was dealt blank has at most five court cards as elder and seven as younger, because that is how many can be drawn. Then they come to { $elder } and { $younger } at most.
proof-highest-split = A sequence counted in two pieces never scores more than whole, over { $ways } ways to part one.
proof-highest-play = The play brings at most { $most }, in all { FIGURES($ways) } ways the tricks can fall, and the capot 40.
proof-highest-sum = A deal gives a repique or a pique, never both. So without a carte blanche { $plain } + 60 + { $play } + 40 = { $plain_sum }, and with one 10 + { $blank } + 60 + { $play } + 40 = { $blank_sum }.
proof-highest-one-card = Elder must take one card at least. If younger could draw all eight, the bound would be { $bound }.
proof-highest-books = Under each book: { $books }.
proof-highest-book = { $book } { $bound }

## How often a hand is blank

proof-blank-hands = { $plain } of the { $pack } cards are not court cards: { FIGURES($blank) } hands of { FIGURES($hands) }, one in { FIGURES($once_in) }.
proof-blank-either = Never both at once, so a carte blanche is dealt to one of the two in one deal of { FIGURES($once_in) }.
proof-both-talon = With both hands blank the { $courts } court cards would all lie in the talon, which has { $talon } cards.
proof-both-left = The two hands always have { $courts } of them at least.
proof-longer-talon = The talon has { $talon } cards, as many as there are court cards: both hands are blank when it is exactly those, in one deal of { FIGURES($deals) }.
proof-longer-reason = The source gives another reason. Six, seven, eight, nine, ten and ace of a suit are not a sequence of six: the longest in them has { $longest } cards, because three court cards come between ten and ace.

## Bids, and what they are worth

proof-bids-values = { $bids } bids of { $count } values, from { $tricks } tricks leaving { $left } to { $most_tricks } leaving { $most_left }: { $values }.
proof-bids-shared = Two bids share each of { $values }.
proof-misere-scores = In the { FIGURES($ways) } ways the tricks can fall the player with fewer scores { $scores }; they are never even.

## Six cards of a suit without a sequence

proof-six-cards =
    { $count ->
        [one] Of the { $holdings } holdings of six cards in a suit { $count } is without a sequence: { $free }. So younger’s six in the picture are those, and the queen and nine of the suit are elsewhere.
       *[other] Of the { $holdings } holdings of six cards in a suit { $count } are without a sequence: { $free }. So younger’s six in the picture are those, and the queen and nine of the suit are elsewhere.
    }

## A void against every holding

proof-void-point = As a point it is beaten by { $beaten } of the { $holdings } holdings of a suit: { $five }, worth { $pips }, and every six cards or more. So it is at 50 and at 50½.
proof-void-level =
    { $ties ->
        [0] At 50 it is only equal to { $level }, and then nobody scores; at 50½ it beats them too (no ties).
       *[other] At 50 it is only equal to { $level }, and then nobody scores; at 50½ it beats them too ({ $ties } ties).
    }
proof-void-sequence = As a sequence it is beaten by { $over } alone of the { $quints } quints, and by every sequence of six or more; it beats { $under }.

## The two counts of the tricks

proof-counts-same = In { FIGURES($same) } of the { FIGURES($ways) } ways the tricks can fall both counts give both players the same, and not only at the end: they agree each time a card has been led, and after the last trick.
proof-counts-why = The winner of a trick leads to the next, so the short way gives the point for that lead at once; after the last trick there is no lead, and the point it gives is the one for the last.
proof-counts-deals = In { FIGURES($agree) } of { FIGURES($deals) } deals played out by the tutor the points of play are those of the short way.

## Elder's first lead

proof-lead-scores = Younger’s pique would need a point in play, and younger plays no card before elder has led. Under { $books } elder’s first lead scores one whichever of the { $cards } cards it is.
proof-lead-piques =
    { $piques ->
        [0] With the bar against younger taken out of the rules, no pique of younger’s came in { FIGURES($deals) } deals played out by the tutor.
       *[other] With the bar against younger taken out of the rules, { $piques } pique of younger’s came in { FIGURES($deals) } deals played out by the tutor.
    }
proof-lead-elsewhere =
    { $flat ->
        [0] Where tricks score flat, none of the { $leads } leads scores, and where only a ten or better counts, { $high } of them; there the bar is all that stops younger.
       *[other] Where tricks score flat, { $flat } of the { $leads } leads scores, and where only a ten or better counts, { $high } of them; there the bar is all that stops younger.
    }

## What a deal counts, where it has no kind of its own; and a bid that was made

claims-kind-above = above
claims-kind-below = below
claims-kind-paid = paid
claims-bid = { $seat } { $bid }

## What is not as stated. $said stands after a deal and a book, without its full stop.

claims-book-changed = { $name } with { $changed }
claims-fault-figures = the deals and the proof do not agree on a figure: { $figures }.
claims-fault-figure =
    { $stated ->
        [absent] no figure is stated, and { FIGURES($found) } was found.
       *[other] { $found ->
            [absent] the figure stated is { $stated }, and none was found.
           *[other] the figure stated is { $stated }, and { $found } was found.
        }
    }
claims-fault-verdict = it is stated to be { $stated }, and was found { $found }.
claims-fault-heard = { $example } under { $book }: { $said }.
claims-fault-unplayed = the deal is not played out
claims-fault-kind = { $side } has { $points } for { $kind }, not { $stated }
claims-fault-lacks = { $side } scores { $points } for { $kind }
claims-fault-total = { $side } has { $points } in all, not { $stated }
claims-fault-denied =
    { $by ->
        [absent] { $clause } is not denied by anything
       *[other] { $clause } is not denied by { $by }
    }
claims-fault-count = { $side }’s count comes to { $points }, not { $stated }
claims-fault-unfinished = the partie is not over
claims-fault-totals = the totals are [{ $totals }], not [{ $stated }]
claims-fault-pays = the winner is paid { $points }, not { $stated }
claims-fault-clause =
    { $clauses ->
        [absent] it is paid under no rule, not under { $stated }
       *[other] it is paid under { $clauses }, not under { $stated }
    }

## A number nobody has

claims-unknown = there is no claim { $number }; they are numbered 1 to { $last }.
