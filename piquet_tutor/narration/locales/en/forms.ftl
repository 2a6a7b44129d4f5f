# What is said of rulings that only some forms of the game make: bidding and what it pays, two accounts, declarations
# round the table, three and four hands, tricks to be lost, rubbers and races. Keys and depths are those of rulings.ftl.
#
# A clause that other forms share may have a variant of its message here, chosen by the ruling's own side and facts:
#   “-round”   a table of more than two (sides are players by number, or partners);
#   “-signed”  an undertaking to win tricks or to lose them (fact $sign);
#   “-crossed” combinations that score for the other side (fact $why);
#   “-tricks”  a pique reached by counting tricks (fact $tricks);
#   “-bid”     a deal that was bid for (sides dealer and nondealer).
# $who is the player a ruling speaks of, $side the side that scores; $partners says whether that is somebody's partner
# too, $many whether the side is a pair of partners.

## The deal

deal-first = The players deal in turn; whoever sits after the dealer speaks and plays first. How many cards are dealt, and who deals first, is each form's own.
deal-first-allowed =
    .short =
        { $talon ->
            [0] { $hand } cards each; nothing is left over.
            [one] { $hand } cards each, and one in the talon.
           *[other] { $hand } cards each, and { $talon } in the talon.
        }
    .full =
        The cards are dealt: { $hand } to each player{ $talon ->
            [0] , and that is the whole pack. Nothing is exchanged.
            [one] , and one left face down as the talon.
           *[other] , and { $talon } left face down as the talon.
        }

deal-next = Whoever scored for tricks below the line in one deal deals the next.
deal-next-allowed =
    .short = { SIDE($side) } deals next.
    .full = { SIDE($side) } was the one to score for tricks below the line, and so deals the next hands.

## Bidding

bid-said =
    A bid must be worth more than the one before it. Where pairs are bid, the dealer alone names them and the other
    player says “yes” or passes; where numbers are bid, both may bid, and a bid may be doubled and redoubled. A pass
    ends the bidding once there is a bid.
bid-said-allowed =
    .call =
        { $word ->
            [yes] Yes.
            [pass] Pass.
            [double] Double.
            [redouble] Redouble.
           *[bid] { $sign ->
                [plus] { WORDS($tricks, case: "title") } plus.
                [minus] { WORDS($tricks, case: "title") } minus.
               *[other] { WORDS($tricks, case: "title") }, { WORDS($left) }.
            }
        }
    .short =
        { $word ->
            [yes] { SIDE($side) } says “yes”, being ready to play at that value or more.
            [pass] { SIDE($side) } passes.
            [double] { SIDE($side) } doubles the bid that stands.
            [redouble] { SIDE($side) } redoubles.
           *[bid] { $sign ->
                [plus] { SIDE($side) } bids { $tricks } plus: to win { $tricks } tricks.
                [minus] { SIDE($side) } bids { $tricks } minus: to lose { $tricks } tricks.
               *[other] { SIDE($side) } bids { WORDS($tricks) }, { WORDS($left) }: { $tricks } tricks, leaving { $left } cards, worth { $points }.
            }
        }
    .full =
        { $word ->
            [yes] “Yes” binds nobody to play: it obliges whoever named the bid to go higher, or to pass and leave the hand to { ROLE($side) }.
            [pass] { SIDE($side) } bids no more.
            [double] What is paid for tricks over or short of the bid is doubled, unless a higher bid follows; that takes the double away.
            [redouble] What is paid for tricks over or short of the bid is doubled once more, unless a higher bid follows.
           *[bid] { $sign ->
                [plus] If nobody goes higher, { ROLE($side) } becomes elder and has to win at least { $tricks } tricks.
                [minus] If nobody goes higher, { ROLE($side) } becomes elder and has to lose at least { $tricks } tricks.
               *[other] If it stands, { ROLE($side) } becomes elder, leaves { $left } cards of the talon and has to win { $tricks } tricks as they are counted. Making it pays the one number times the other: { $tricks } × { $left } = { $points }.
            }
        }

bid-pairs =
    The bidding ends when one player passes: the other plays elder, at the last bid. If both pass without a bid, nothing
    is exchanged or declared, and whoever wins fewer tricks scores for them.
bid-pairs-allowed =
    .short =
        { $bare ->
            [yes] Nobody bids: it is a misère, and { ROLE($elder) } leads.
           *[no] { SIDE($elder) } has the bid: { $tricks } tricks, leaving { $left } cards, worth { $points }.
        }
    .full =
        { $bare ->
            [yes] Both players pass without a bid. The hands are played as they were dealt: nothing is exchanged, nothing declared. { SIDE($elder) } leads to the first trick, and so counts as elder.
           *[no] From here on { ROLE($elder) } is elder and { ROLE(OTHER($elder)) } is younger.
        }

        { $bare ->
            [yes] In a misère the aim is to win fewer tricks than the other player.
           *[no] Elder draws first and must leave at least { $left } cards, then undertakes { $tricks } tricks, as they are counted. Making them pays { $points } below the line. For every trick short of them { $points } go to younger instead.
        }

bid-signed =
    The last bidder becomes elder. Plus undertakes to win at least so many tricks, minus to lose at least so many.
bid-signed-allowed =
    .short =
        { $factor ->
            [1] { SIDE($elder) } has the bid: { signed-aim }.
            [2] { SIDE($elder) } has the bid, doubled: { signed-aim }.
           *[other] { SIDE($elder) } has the bid, redoubled: { signed-aim }.
        }
    .full =
        From here on { ROLE($elder) } is elder: first to exchange, to speak and to lead. { SIDE(OTHER($elder)) } is younger.

        { $sign ->
            [minus] It is a minus bid: elder undertakes { signed-aim }. Points for tricks, for the cards and for a capot go to whoever loses them.
           *[other] It is a plus bid: elder undertakes { signed-aim }. Tricks, cards and capot score for whoever wins them, as usual.
        }{ $factor ->
            [1] {""}
            [2] {" "}The bid was doubled, and with it what is paid for tricks over or short.
           *[other] {" "}The bid was doubled and redoubled, and with it what is paid for tricks over or short.
        }
# What a bid with a sign undertakes.
signed-aim =
    { $sign ->
        [minus] to lose { $tricks } tricks
       *[plus] to win { $tricks } tricks
    }

bid-passed_out = When neither player bids, nothing is scored, and the same player deals again.
bid-passed_out-allowed =
    .short = Nobody bids: the hands are thrown in, and the same player deals again.
    .full = Both players have passed without a bid. The hands are not played, and nobody scores for tricks.

bid-made = Elder, having won the number of tricks bid, scores that number times the cards left to younger, below the line. Tricks beyond it score nothing.
bid-made-awarded =
    .call = { WORDS($tricks, case: "title") } tricks made: { WORDS($points) }.
    .short = { SIDE($side) } has won the { $tricks } tricks bid: { points-count } below the line.
    .full =
        The bid was { $tricks } tricks, leaving { $left } cards. It is made, and pays { $tricks } × { $left } = { $points }.

        That is written below the line, where games are won. Further tricks would add nothing.

bid-beaten = When elder falls short of the tricks bid, younger scores the value of the bid for every trick short, below the line: the counterpique.
bid-beaten-awarded =
    .call =
        { $short ->
            [one] One short: { WORDS($points) }.
           *[other] { WORDS($short, case: "title") } short: { WORDS($points) }.
        }
    .short = { SIDE(OTHER($side)) } has { $tricks } of the { $wanted } tricks bid, { $short } short: { ROLE($side) } scores { $points } below the line.
    .full =
        { SIDE(OTHER($side)) } undertook { $wanted } tricks and has { $tricks }, counted as this game counts them. The bid
        was worth { $worth }.

        { $short ->
            [one] It fell short by one, so { ROLE($side) } scores the value of the bid once: { $points }.
           *[other] It fell short by { $short }, so { ROLE($side) } scores the value of the bid { $short } times: { $short } × { $worth } = { $points }.
        } Elder scores nothing below the line.

bid-exact = By this reading, winning exactly the number of tricks bid earns a bonus besides, called the counterpique.
bid-exact-awarded =
    .call = Counterpique: { WORDS($points) }.
    .short = { SIDE($side) } has won exactly the { $wanted } tricks bid: { $points } more.
    .full = Bid { $wanted }, won { $tricks }. By these rules hitting the number exactly earns { $points } above the line; one trick more or less would not.
bid-exact-denied =
    .short = No bonus for an exact bid: { ROLE($side) } bid { $wanted } tricks and has { $tricks }.
    .full =
        By these rules winning exactly the number bid would have earned { $points } besides. { SIDE($side) } undertook
        { $wanted } and has { $tricks }.

bid-paid = So much is paid for every trick beyond the bid to elder, for every trick short of it to younger; more when the bid was doubled. For the bid itself nothing is paid.
bid-paid-awarded =
    .call =
        { $over ->
            [0] { WORDS($short, case: "title") } short: { WORDS($points) }.
           *[other] { WORDS($over, case: "title") } over: { WORDS($points) }.
        }
    .short =
        { $over ->
            [0] { SIDE(OTHER($side)) } { signed-has } of the { $wanted } tricks bid, { $short } short: { ROLE($side) } scores { $points }.
           *[other] { SIDE($side) } { signed-has } tricks, { $over } more than bid: { points-count }.
        }
    .full =
        { $sign ->
            [minus] The bid was to lose { $wanted } tricks, and elder has lost { $tricks }.
           *[plus] The bid was to win { $wanted } tricks, and elder has won { $tricks }.
        } { $over ->
            [0] For each trick short, { ROLE($side) } scores { $each }: { $short } × { $each } = { $points }.
           *[other] For each trick beyond it, { ROLE($side) } scores { $each }: { $over } × { $each } = { $points }.
        }
bid-paid-allowed =
    .short =
        { $sign ->
            [minus] { SIDE($side) } has lost exactly the { $wanted } tricks bid: nothing is paid for them.
           *[plus] { SIDE($side) } has won exactly the { $wanted } tricks bid: nothing is paid for them.
        }
    .full = Only tricks beyond the bid, or short of it, are paid for, at { $each } each. The bid was { $wanted } and it was met exactly.
# How many tricks were won, or lost where the bid was to lose them.
signed-has =
    { $sign ->
        [minus] has lost { $tricks }
       *[plus] has won { $tricks }
    }

misere-award = When neither player bids, nothing is exchanged or declared. Whoever wins fewer tricks scores so much for each trick of the other player, below the line.
misere-award-awarded =
    .call = Misère: { WORDS($points) }.
    .short = { SIDE($side) } has { $tricks } tricks to { $other_tricks } in a misère: { points-count } below the line.
    .full =
        Nobody bid, so fewer tricks are better. { SIDE($side) } has { $tricks }, { ROLE(OTHER($side)) } { $other_tricks },
        counted as this game counts them. Each trick of { ROLE(OTHER($side)) }'s scores { $each }: { $other_tricks } × { $each } = { $points }.
misere-award-denied =
    .short = A misère, and { $tricks } tricks each: nobody scores.
    .full = Nobody bid, so whoever wins fewer tricks would score { $each } for each trick of the other. Both have { $tricks }.

## Tricks that count towards a bid

tricks-counted = A trick counts one towards the bid and scores nothing by itself. The last trick counts double where the rules say so.
tricks-counted-allowed =
    .call =
        { $tricks ->
            [one] One trick.
           *[other] { WORDS($tricks, case: "title") } tricks.
        }
    .short =
        { $wanted ->
            [absent] { SIDE($side) } takes the trick with the { CARD($card) }, and has { tricks-so-far }.
           *[other] { SIDE($side) } takes the trick with the { CARD($card) }, and has { $tricks } of the { $wanted } bid.
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $worth ->
            [one] It counts one.
           *[other] It counts { $worth }, being the last.
        } { SIDE($side) } now has { tricks-so-far }{ $wanted ->
            [absent] .
           *[other] ; the bid is { $wanted }.
        }
tricks-so-far =
    { $tricks ->
        [one] 1 trick
       *[other] { $tricks } tricks
    }

pique-tricks = When younger makes a pique, the tricks it took to reach the line are written above the line with it: they score nowhere else.
pique-tricks-awarded =
    .call = And { WORDS($points) } for the tricks.
    .short = { SIDE($side) } writes the { $tricks } tricks of the pique above the line too: { $points } more.
    .full = Tricks score below the line, and for one player only. Those that { ROLE($side) } needed for the pique are written above it, at one each: { $points }.

play-decided = Once elder has the tricks bid the play may stop, for tricks beyond it score nothing; not while either player may still make a pique.
play-decided-allowed =
    .call = I have my tricks.
    .short =
        { $left ->
            [one] { SIDE($side) } has the tricks bid, so the last one need not be played.
           *[other] { SIDE($side) } has the tricks bid, so the other { $left } need not be played.
        }
    .full = { SIDE($side) } bid { $wanted } tricks and has { $tricks }. Tricks beyond them score nothing, and by now neither player can make a pique: the cards that are left change nothing.

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

## Tricks to be won or lost

play-trick-signed = Every trick scores one. It scores for whoever wins it where the bid was to win tricks, for whoever loses it where the bid was to lose them.
play-trick-awarded-signed =
    .call = { WORDS($count, case: "title") }.
    .short =
        { $sign ->
            [minus] { SIDE($side) } loses the trick to the { CARD($card) }: { points-count }.
           *[plus] { SIDE($side) } takes the trick with the { CARD($card) }: { points-count }.
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $sign ->
            [minus] The bid was to lose tricks, so the one who loses it scores { points-count }.
           *[plus] The one who wins it scores { points-count }, whoever led.
        }

cards-most-signed = Whoever wins more tricks scores for the cards; where the bid was to lose tricks, whoever loses more of them.
cards-most-awarded-signed =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } for the cards.
           *[no] { WORDS($points, case: "title") } for the cards: { WORDS($count) }.
        }
    .short =
        { $sign ->
            [minus] { SIDE($side) } loses { $tricks } tricks and takes { $other_tricks }: { $points } for the cards.
           *[plus] { SIDE($side) } takes { $tricks } tricks to { $other_tricks }: { $points } for the cards.
        }
    .full =
        { $sign ->
            [minus] { SIDE($side) } has { $other_tricks } tricks, { ROLE(OTHER($side)) } { $tricks }. The bid was to lose tricks, so losing most of them earns { points-count }.
           *[plus] { SIDE($side) } has { $tricks } tricks, { ROLE(OTHER($side)) } { $other_tricks }. The majority earns { points-count }, the same however large it is.
        }
cards-most-superseded-signed =
    .law = Whoever wins more tricks, or loses more where the bid was to lose them, scores for the cards; but the capot stands in place of that.
    .short = No { $points } for the cards: the capot takes their place.
    .full =
        { $sign ->
            [minus] { SIDE($side) } has lost { $tricks } tricks and would score { $points } for the cards. But losing all of them is paid as a capot, which stands in its place.
           *[plus] { SIDE($side) } has { $tricks } tricks and would score { $points } for the cards. But taking all of them is the capot, which stands in its place.
        }

cards-capot-signed = Taking every trick is the capot; where the bid was to lose tricks, losing every one. It stands in place of the bonus for the cards.
cards-capot-awarded-signed =
    .call = Capot: { WORDS($count) }.
    .short =
        { $sign ->
            [minus] Capot! { SIDE($side) } loses all { $tricks } tricks: { points-count }.
           *[plus] Capot! { SIDE($side) } takes all { $tricks } tricks: { points-count }.
        }
    .full =
        { $sign ->
            [minus] { SIDE($side) } has not taken a single trick, and the bid was to lose them.
           *[plus] { SIDE(OTHER($side)) } has not taken a single trick.
        } That scores { $points }, in place of the bonus for the cards.

## Combinations that score for the other side

point-good-crossed = The better point is good. By this rule, where the bid is to lose tricks, it scores for the other player.
point-good-awarded-crossed =
    .call = Point of { WORDS($length) } in { SUIT($cards) }: { WORDS($count) } to the other side.
    .short = { SIDE(OTHER($side)) }'s point of { $length } in { SUIT($cards) } is good, and scores for { ROLE($side) }: { points-count }.
    .full =
        { SIDE(OTHER($side)) } shows { CARDS($cards) }, making { $pips }. The bid is to lose tricks, and by these rules what
        is good in one hand then scores for the other.
sequence-good-crossed = The best sequence is good. By this rule, where the bid is to lose tricks, it scores for the other player.
sequence-good-awarded-crossed =
    .call = { sequence-told } in { SUIT($cards) }: { WORDS($count) } to the other side.
    .short = { SIDE(OTHER($side)) }'s { SEQUENCE($length, $top) } in { SUIT($cards) } is good, and scores for { ROLE($side) }: { points-count }.
    .full =
        { SIDE(OTHER($side)) } shows { CARDS($cards) }. The bid is to lose tricks, and by these rules what is good in one
        hand then scores for the other.
sequence-lesser-crossed = Whoever has the best sequence tells the others too. By this rule, where the bid is to lose tricks, they score for the other player.
sequence-lesser-awarded-crossed =
    .call = And a { SEQUENCE($length, $top) } in { SUIT($cards) }: { WORDS($count) } to the other side.
    .short =
        { $already ->
            [absent] { SIDE(OTHER($side)) }'s { SEQUENCE($length, $top) } in { SUIT($cards) } scores for { ROLE($side) } besides: { points-count }.
           *[other] { SIDE(OTHER($side)) }'s { SEQUENCE($length, $top) } in { SUIT($cards) } scores for { ROLE($side) } in place of the part called: { $points } more.
        }
    .full = Counted: { CARDS($cards) }, for { points-count }. The bid is to lose tricks, and by these rules what is good in one hand then scores for the other.
set-good-crossed = The best set is good. By this rule, where the bid is to lose tricks, it scores for the other player.
set-good-awarded-crossed =
    .call = { WORDS($size, case: "title") } { RANK($rank, form: "plural") }: { WORDS($count) } to the other side.
    .short = { SIDE(OTHER($side)) }'s { SET($size, $rank) } is good, and scores for { ROLE($side) }: { points-count }.
    .full =
        { SIDE(OTHER($side)) } shows { CARDS($cards) }. The bid is to lose tricks, and by these rules what is good in one
        hand then scores for the other.
set-lesser-crossed = Whoever has the best set tells the others too. By this rule, where the bid is to lose tricks, they score for the other player.
set-lesser-awarded-crossed =
    .call = And { WORDS($size) } { RANK($rank, form: "plural") }: { WORDS($count) } to the other side.
    .short =
        { $already ->
            [absent] { SIDE(OTHER($side)) }'s { SET($size, $rank) } scores for { ROLE($side) } besides: { points-count }.
           *[other] { SIDE(OTHER($side)) }'s { SET($size, $rank) } scores for { ROLE($side) } in place of the part called: { $points } more.
        }
    .full = Counted: { CARDS($cards) }, for { points-count }. The bid is to lose tricks, and by these rules what is good in one hand then scores for the other.

## The exchange, where it was bid for, or is the dealer's alone

exchange-elder-bid = Elder exchanges first, from the top of the talon, as many as the rules and the bid allow, or fewer; what is left passes to younger.
exchange-elder-allowed-bid =
    .call =
        { $number ->
            [0] I take none.
           *[other] I take { WORDS($number) }.
        }
    .short =
        { $rest ->
            [0] Elder exchanges { cards-exchanged }.
           *[other] { $number ->
                [0] Elder exchanges none of the { $maximum } cards allowed.
               *[other] Elder exchanges { $number } of the { $maximum } cards allowed.
            }
        }
    .full =
        Elder might take up to { $maximum } and takes { cards-taken }. { $left ->
            [0] Nothing is left in the talon.
            [one] One card is left in the talon.
           *[other] { $left } cards are left in the talon.
        }

exchange-dealer = The dealer alone may exchange: the whole talon or nothing, putting out as many cards.
exchange-dealer-allowed =
    .call = I take { taken-word }.
    .short = { SIDE($who) }, the dealer, exchanges { cards-exchanged }.
    .full =
        { $number ->
            [0] The dealer might take the { $maximum } cards of the talon and leaves them. Nobody sees them.
            [one] The dealer takes the one card of the talon and puts one out. Nobody else exchanges.
           *[other] The dealer takes the { $number } cards of the talon and puts as many out. Nobody else exchanges.
        }

exchange-cards-allowed-round =
    .short =
        { $discarded ->
            [absent] { SIDE($who) } keeps every card.
           *[other] { SIDE($who) } puts out { CARDS($discarded) } and draws { CARDS($drawn) }.
        }
    .full =
        { $discarded ->
            [absent] { SIDE($who) } exchanges nothing and draws nothing.
           *[other] Put out: { CARDS($discarded) }. Drawn from the talon: { CARDS($drawn) }. Nobody else sees either.
        }

## Carte blanche at a larger table

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

carte_blanche-award-round =
    A hand dealt without king, queen or jack is a carte blanche. It is reckoned before everything else, so it stops the
    others' repique and pique and counts towards its own side's.
carte_blanche-award-awarded-round =
    .call = Carte blanche: { WORDS($count) }.
    .short = { subject } was dealt no court card. Carte blanche: { points-count }{ for-side }.
    .full =
        { $proved ->
            [yes] The hand has been shown: { CARDS($cards) }. There is no king, queen or jack in it.
           *[no] The carte blanche is taken on the record's word: the cards as dealt are not known.
        }

        It scores { points-count }, before anything else is counted.
carte_blanche-award-denied-round =
    .short = { subject } has a carte blanche that does not count, for an opponent has one too.
    .full =
        { $proved ->
            [yes] The hand has been shown: { CARDS($cards) }. There is no king, queen or jack in it.
           *[no] The carte blanche is taken on the record's word: the cards as dealt are not known.
        }

        But an opponent holds a carte blanche as well, and by these rules this one then does not score its { $points }.
carte_blanche-claimed-round = A carte blanche is announced before anything else and proved by showing the cards.
carte_blanche-claimed-allowed-round =
    .call = Carte blanche.
    .short = { subject } announces a carte blanche.
    .full = A hand was dealt without king, queen or jack, and it is told. It scores as soon as it has been shown.
carte_blanche-kept-allowed-round =
    .short = { subject } says nothing of a carte blanche.
    .full = That hand was dealt no court card, and its holder keeps quiet about it. It gives up the points, and nobody learns what the hand was.

carte_rouge-award-round = By this rule a player whose every card is part of a combination that scored earns a carte rouge.
carte_rouge-award-awarded-round =
    .call = Carte rouge: { WORDS($count) }.
    .short =
        { $many ->
            [yes] Carte rouge: every card of one hand of { ROLE($side) } has scored. { points-count }.
           *[no] Carte rouge: every card of { ROLE($side) }'s hand has scored. { points-count }.
        }
    .full = Each card of { CARDS($cards) } is part of a point, sequence or set that was good.

## Declaring round the table

declare-order-round = Point, then sequences, then sets: of each class every player speaks in turn, before the next is called.
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

point-called-round = Of a point the caller says how many cards it has and what they make.
point-called-allowed-round =
    .call = Point of { WORDS($length) }, { WORDS($pips) }.
    .short = { SIDE($who) } calls a point of { $length }, making { $pips }.
    .full =
        { $length ->
            [one] { SIDE($who) } says: one card.
           *[other] { SIDE($who) } says: { $length } cards of one suit.
        } They make { $pips }. The suit itself is not told yet.{ $cards ->
            [absent] {""}
           *[other] {" "}The cards meant are { CARDS($cards) }.
        }

point-good-round =
    Only the best point of the table scores. More cards are better; between as many, the higher value. (Some rules go by
    the value alone.) As a rule it scores one for each card.
point-good-awarded-round =
    .call =
        { $nought ->
            [yes] Nought in { SUIT($cards) }: { WORDS($count) }.
           *[no] In { SUIT($cards) }: { WORDS($count) }.
        }
    .short =
        { $nought ->
            [yes] { SIDE($who) }'s point of nought in { SUIT($cards) } is the best: { points-count }{ for-side }.
           *[no] { SIDE($who) }'s point of { $length } in { SUIT($cards) } is the best: { points-count }{ for-side }.
        }
    .full =
        { SIDE($who) } shows { CARDS($cards) }: { $length ->
            [one] 1 card
           *[other] { $length } cards
        }, making { $pips }. No opponent has called as good a one.

        { $nought ->
            [yes] By these rules a void suit may be called as a point, and scores { points-count } when it is good.
           *[no] { $per_card ->
                [yes] One for each card: { points-count }.
               *[no] By these rules such a point is worth { points-count }.
            }
        }

point-equal-round = When the best point is called on more than one side, nobody scores for point.
point-equal-denied-round =
    .short = The best points are equal, { $length } making { $pips } on more than one side: nobody scores.
    .full = A point of { $length } making { $pips } was called on more than one side. Neither is better, so nobody scores for point, a lesser one included. It stops nobody's repique or pique.

sequence-called-round = Of a sequence the caller says how long it is and how high.
sequence-called-allowed-round =
    .call = { sequence-told }.
    .short = { SIDE($who) } calls a { SEQUENCE($length, $top) }.
    .full =
        A { SEQUENCE($length, $top) } is a sequence of { $length }. The suit is not told yet.{ $cards ->
            [absent] {""}
           *[other] {" "}The cards meant are { CARDS($cards) }.
        }

sequence-good-round =
    The longest sequence of the table is good; of two as long, the higher. A tierce scores 3 and a quart 4; a quint
    scores 15, and each further card one more.
sequence-good-awarded-round =
    .call = { sequence-told } in { SUIT($cards) }: { WORDS($count) }.
    .short = { SIDE($who) }'s { SEQUENCE($length, $top) } in { SUIT($cards) } is the best: { points-count }{ for-side }.
    .full =
        { SIDE($who) } shows { CARDS($cards) }, a { SEQUENCE($length, $top) }. No opponent has called as good a one.

        { $top ->
            [nought] By these rules a void suit may be called as a quint of nought, and scores { points-count } when it is good.
           *[other] { sequence-price }
        }

sequence-equal-round = When the best sequence is called on more than one side, nobody scores for sequences.
sequence-equal-denied-round =
    .short = The best sequences are equal, a { SEQUENCE($length, $top) } on more than one side: nobody scores.
    .full = A { SEQUENCE($length, $top) } was called on more than one side. Neither is better, so neither counts, and by these rules no lesser sequence does.

sequence-lesser-round = When the best sequence has been found, other sequences count besides: its holder's, and a partner's where the rules say so.
sequence-lesser-awarded-round =
    .call = And a { SEQUENCE($length, $top) } in { SUIT($cards) }: { WORDS($count) }.
    .short = { SIDE($who) } counts a { SEQUENCE($length, $top) } in { SUIT($cards) } besides: { points-count }{ for-side }.
    .full = Counted: { CARDS($cards) }, a { SEQUENCE($length, $top) }, for { points-count }. By these rules it counts besides the best, even if somebody else's is better than this one.

set-called-round = Of a set the caller says how many cards and which rank. Tens and higher ranks count, by three or four.
set-called-allowed-round =
    .call = { WORDS($size, case: "title") } { RANK($rank, form: "plural") }.
    .short = { SIDE($who) } calls a { SET($size, $rank) }.
    .full =
        { $size ->
            [4] All four { RANK($rank, form: "plural") }: a quatorze.
           *[3] Three { RANK($rank, form: "plural") }: a trio.
        }{ $cards ->
            [absent] {""}
           *[other] {" "}The cards are { CARDS($cards) }.
        }

set-good-round = The best set of the table is good: any quatorze before any trio, then the higher rank. A trio scores 3, a quatorze 14.
set-good-awarded-round =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } for the { RANK($rank, form: "plural") }.
           *[no] { WORDS($points, case: "title") } for the { RANK($rank, form: "plural") }: { WORDS($count) }.
        }
    .short = { SIDE($who) }'s { SET($size, $rank) } is the best: { points-count }{ for-side }.
    .full =
        { SIDE($who) } shows { CARDS($cards) }. No opponent has called a better one.

        { $size ->
            [4] A quatorze scores { points-count }.
           *[3] A trio scores { points-count }.
        }

set-lesser-round = When the best set has been found, other sets count besides: its holder's, and a partner's where the rules say so.
set-lesser-awarded-round =
    .call = And { WORDS($size) } { RANK($rank, form: "plural") }: { WORDS($count) }.
    .short = { SIDE($who) } counts a { SET($size, $rank) } besides: { points-count }{ for-side }.
    .full = Counted: { CARDS($cards) }, a { SET($size, $rank) }, for { points-count }. By these rules it counts besides the best, even if somebody else's is better than this one.

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

## Bonuses at a larger table

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

## The play of three or four

play-lead-awarded-round =
    .call = { WORDS($count, case: "title") }.
    .short = { subject } leads the { CARD($card) }: { points-count }{ for-side }.
    .full =
        Trick { $trick } begins with the { CARD($card) }. { $scoring ->
            [lead_capture] Leading scores { points-count }, whoever takes the trick.
           *[other] A card from the ten up scores { points-count } when it is led, whoever takes the trick.
        }
play-lead-allowed-round =
    .short = { subject } leads the { CARD($card) }.
    .full =
        Trick { $trick } begins with the { CARD($card) }. { $scoring ->
            [flat_won] By these rules leading scores nothing; taking the trick does.
            [high_cards_won] By these rules the lead itself scores nothing; high cards count when the trick is taken.
           *[other] By these rules only a ten or a higher card scores when it is led.
        }

play-trick-round =
    Taking a trick that an opponent led scores one. Taking a trick your own side led scores no more, even by overtaking a
    partner: it was counted with the lead.
play-trick-awarded-round =
    .call = { WORDS($count, case: "title") }.
    .short =
        { $captured ->
            [yes] { subject } takes the trick with the { CARD($card) }: { points-count }{ for-side }.
           *[no] { subject } keeps the trick with the { CARD($card) }: { points-count }{ for-side }.
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $scoring ->
            [flat_won] By these rules the winner of each trick scores { points-count }.
            [high_cards_won] By these rules each ten or higher card in the trick counts for its winner: { points-count }.
            [lead_capture] An opponent led it, so taking it scores { points-count }.
           *[other] An opponent led it, and it was taken with a ten or a higher card: { points-count }.
        }
play-trick-allowed-round =
    .short =
        { $captured ->
            [yes] { subject } takes the trick with the { CARD($card) }, which scores nothing.
           *[no] { $overtaken ->
                [yes] { subject } takes the trick from a partner with the { CARD($card) }; no more is scored.
               *[no] { $scoring ->
                    [lead_capture] { subject } keeps the trick with the { CARD($card) }; the lead was counted already.
                   *[other] { subject } keeps the trick with the { CARD($card) }; no more is scored.
                }
            }
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $overtaken ->
            [yes] A partner led it, so the side has had what leading scores; overtaking a partner adds nothing.
           *[no] { $captured ->
                [yes] By these rules taking this trick scores nothing.
               *[no] Winning a trick of one's own lead scores no more.
            }
        } The winner leads next.

play-last-awarded-round =
    .call = The last: { WORDS($count) }.
    .short = { subject } takes the last trick: { $points } more{ for-side }.
    .full = The { CARD($card) } wins the last trick. That scores { points-count } besides.
play-last-denied-round =
    .short = No { $points } for the last trick: the capot takes their place.
    .full = Every trick has gone to one side, the last with the { CARD($card) }. By these rules the { $points } for the last trick stand where others score for the most tricks; so the capot is counted instead of them.

cards-most-round =
    Most of the tricks score for the cards, ten as a rule; partners' tricks are counted together. Who shares the most
    tricks shares the score where the rules say so; otherwise nobody has it.
cards-most-awarded-round =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } for the cards.
           *[no] { WORDS($points, case: "title") } for the cards: { WORDS($count) }.
        }
    .short =
        { $sharers ->
            [absent] { $many ->
                [yes] { SIDE($side) } take { $tricks } tricks to { $other_tricks }: { $points } for the cards.
               *[no] { SIDE($side) } takes { $tricks } tricks to { $other_tricks }: { $points } for the cards.
            }
            [1] { SIDE($side) } takes the most tricks, { $tricks }: { $points } for the cards.
           *[other] { SIDE($side) } shares the most tricks, { $tricks } each: { $points } for the cards.
        }
    .full =
        { $sharers ->
            [absent] { $tricks } tricks against { $other_tricks }: the majority earns { points-count }, the same however large it is.
            [1] Nobody else has as many as { $tricks }. That earns { points-count }.
           *[other] { WORDS($sharers, case: "title") } players have { $tricks } tricks each and nobody has more. They share what the cards score: { points-count } each.
        }
cards-most-superseded-round =
    .law = Most of the tricks score for the cards; but the capot stands in place of that.
    .short = No { $points } for the cards: the capot takes their place.
    .full = { $tricks } tricks would score { $points } for the cards. But the capot is paid instead, not on top.

cards-capot-round =
    Taking every trick is the capot, forty as a rule; partners' tricks are counted together. Among three, two who take
    every trick between them share it where the rules say so. It stands in place of the bonus for the cards.
cards-capot-awarded-round =
    .call = Capot: { WORDS($count) }.
    .short =
        { $sharers ->
            [2] Capot shared: { ROLE($side) } and one other take all { $tricks } tricks between them: { points-count }.
           *[other] { $many ->
                [yes] Capot! { SIDE($side) } take all { $tricks } tricks: { points-count }.
               *[no] Capot! { SIDE($side) } takes all { $tricks } tricks: { points-count }.
            }
        }
    .full =
        { $sharers ->
            [2] The third player has not taken a single trick. The two who shared them all score { $points } each, in place of the bonus for the cards.
           *[other] No opponent has taken a single trick. That scores { $points }, in place of the bonus for the cards.
        }

## The race, the rubber

race-reached-round = In a race the side that first reaches the target is home. Where play stops at once, scores are taken in the order of reckoning or by the clock.
race-reached-allowed-round =
    .call = And out, with { WORDS($points) }.
    .short =
        { $many ->
            [yes] { SIDE($side) } reach { $points }: home in the race to { $target }.
           *[no] { SIDE($side) } reaches { $points }: home in the race to { $target }.
        }
    .full =
        With what was brought to this deal, the scores so far make { $points }, taken { $stop ->
            [at_once_by_clock] as they were made.
           *[at_once_in_order] in the order of reckoning.
        } The target is { $target }. By these rules the deal stops here.

race-home = Whoever first reaches the target is home. Where the rules say so, the others play on, and the last one loses.
race-home-allowed =
    .short =
        { $winner ->
            [You] You are home with { $points }{ race-place }
           *[other] { $winner } is home with { $points }{ race-place }
        }
    .full =
        The target was { $target }. { $goes_on ->
            [yes] Whoever is home withdraws, and the others play on.
           *[no] { $loser ->
                [absent] With that the game is over.
                [You] With that the game is over: you are the last, and lose it.
               *[other] With that the game is over: { $loser } is the last, and loses it.
            }
        }
race-place =
    { $place ->
        [1] , the first of all.
       *[other] , number { $place } to arrive.
    }

rubber-game = Whoever first reaches the target below the line wins a game. A new line is drawn, and both begin the next from nothing.
rubber-game-allowed =
    .short =
        { $winner ->
            [You] Game { $game } is yours, { $high } to { $low } below the line.
           *[other] Game { $game } goes to { $winner }, { $high } to { $low } below the line.
        }
    .full = The target is { $target } below the line. A new line is drawn under both scores; what stands above the line stays.

rubber-bonus = The winner of the rubber adds a bonus, a larger one when the loser has not won a game.
rubber-bonus-awarded =
    .short =
        { $winner ->
            [You] You win the rubber, { $games } games to { $other_games }: { $points } more.
           *[other] { $winner } wins the rubber, { $games } games to { $other_games }: { $points } more.
        }
    .full =
        { $other_games ->
            [0] The loser has won no game, so the bonus is the larger one: { $points }.
           *[other] The loser has won a game, so the bonus is the smaller one: { $points }.
        }

rubber-blank_games = The winner of the rubber adds so much for every game in which the loser scored nothing below the line.
rubber-blank_games-awarded =
    .short =
        { $games ->
            [one] In one game the loser scored nothing below the line: { $points } more.
           *[other] In { $games } games the loser scored nothing below the line: { $points } more.
        }
    .full =
        { $games ->
            [one] Such a game earns the winner of the rubber { $each }.
           *[other] Each such game earns the winner of the rubber { $each }: { $games } × { $each } = { $points }.
        }
rubber-blank_games-denied =
    .short = The loser scored below the line in every game: nothing is added for that.
    .full = A game in which the loser had scored nothing below the line would have earned the winner of the rubber { $each }.

rubber-margin = Everything above and below the line is added up. The winner of the rubber leads by the difference, or trails by it: the loser may have more points.
rubber-margin-allowed =
    .short =
        { $ahead ->
            [yes] Everything added up, the winner of the rubber has { $high } and the loser { $low }: { $points } ahead, before the bonuses.
           *[no] Everything added up, the loser of the rubber has more: { $low } to { $high }, { $points } ahead, before the bonuses.
        }
    .full =
        { $winner } has won the rubber with { $high } points above and below the line; { $loser } has { $low }. { $ahead ->
            [yes] The difference of { $points } is the winner's, with the bonuses on top.
           *[no] The difference of { $points } is taken from the winner's bonuses.
        }

## Refusals

refused-bid-no_such =
    .short =
        { $sign ->
            [plus] There is no bid of { $tricks } plus here; choose another number of tricks.
            [minus] There is no bid of { $tricks } minus here; choose another number of tricks.
           *[other] { $left ->
                [0] { $meant ->
                    [0] No bid is worth { $tricks }; name a number of tricks, and of cards to leave.
                    [1] { $tricks } means { WORDS($one_tricks) }, { WORDS($one_left) }; say it as a pair.
                   *[other] { $tricks } may mean { WORDS($one_tricks) }, { WORDS($one_left) } or { WORDS($two_tricks) }, { WORDS($two_left) }; say which of the two you bid.
                }
               *[other] There is no bid of { $tricks } tricks with { $left } cards left; choose a pair that is offered.
            }
        }
refused-bid-higher =
    .short =
        { $left ->
            [0] A bid of { $points } is no higher than the { $over } that stands, and plus and minus rank alike; bid a greater number, or pass.
           *[other] { WORDS($tricks, case: "title") }, { WORDS($left) } is worth { $points }, and a bid must be worth more than the { $over } that stands; bid higher, or pass.
        }
refused-bid-answer =
    .short =
        { $word ->
            [yes] “Yes” answers a bid that the other player has just made, and there is none to answer; choose something else.
           *[bid] The dealer names the bids, and you answer them; say “yes” if you would play at that value or more, or pass.
        }
refused-bid-double =
    .short =
        { $factor ->
            [1] Only the other player's bid can be doubled; bid, or pass.
            [2] The bid is doubled already, and only whoever made it may redouble; bid, or pass.
           *[other] The bid is redoubled already, and no more can be added; bid, or pass.
        }
refused-exchange-dealer =
    .short =
        { $maximum ->
            [one] { how-many-chosen }, but the dealer takes the one card of the talon or none; choose one card, or none.
           *[other] { how-many-chosen }, but the dealer takes all { WORDS($maximum) } cards of the talon or none; choose { WORDS($maximum) }, or none.
        }
refused-round-not_better =
    .short =
        { $partner ->
            [yes] Your partner has called as good a { KIND($kind) } as { CARDS($cards) }, or a better one, and partners do not call it twice; say “nothing better”.
           *[no] A better { KIND($kind) } than { CARDS($cards) } has been called; call a better one, or say “nothing better”.
        }

turn-wait-round = The players act in turn round the table; in play whoever took the last trick leads.
turn-wait-bid = The players act in turn; in play whoever took the last trick leads.

## How a deal of these forms is read out

# What is done rather than said, with more than two hands; $card is the card that takes the trick, $cards those that
# follow the lead.
cue-leads-round = { SIDE($side) } leads { CARDS($card) }
cue-takes-round = { CARDS($cards) } follow, and { ROLE($side) } takes it with { CARDS($card) }
cue-follows-round = { CARDS($cards) } follow
# A whole trick told at once: where nothing is scored for leading, no ruling tells the lead. $card is what was led,
# $other_card what was played to it.
cue-trick-kept = { SIDE($side) } leads { CARDS($card) }, { ROLE(OTHER($side)) } plays { CARDS($other_card) }
cue-trick-taken = { SIDE(OTHER($side)) } leads { CARDS($card) }, { ROLE($side) } takes it with { CARDS($other_card) }
cue-partner = one of { ROLE($side) }

parts-of-side-many = { SIDE($side) } count: { $parts }, together { $sum }.
part-alone-many = { SIDE($side) } count: { $parts }.
narration-barred-many = { SIDE($side) } have what counts first: { $parts }.

# A seat and what it is now, or whom it plays with. $elder is the seat in words.
seat-now-elder = { SIDE($side) }, now elder,
seat-now-younger = { SIDE($side) }, now younger,
seat-with = { SIDE($side) } (with { $partner })
label-now-elder = { $label }, elder
label-now-younger = { $label }, younger

deal-bidding = The bidding: { $words }.
deal-bidding-word = { $who }: “{ $said }”
# As line-kinds and line-score, where a name ends in a figure or there are several accounts.
line-kinds-many = { $side }: { $points } ({ $kinds })
line-score-many = { $side }: { $points }
line-accounts = { $side }: { $points } ({ $kinds }; { $accounts })
account-above = above the line
    .title = Above the line
account-below = below the line
    .title = Below the line

## Labels

seat-dealer = Dealer
seat-nondealer = Non-dealer
seat-dealer-hint = dealt these cards
seat-nondealer-hint = did not deal
seat-1 = Player 1
seat-2 = Player 2
seat-3 = Player 3
seat-4 = Player 4
seat-1-hint = speaks and leads first
seat-2-hint = sits after player 1
seat-3-hint = sits after player 2
seat-4-hint = sits after player 3
table-name-dealer = Dealer
table-name-nondealer = Non-dealer
table-name-1 = Player 1
table-name-2 = Player 2
table-name-3 = Player 3
table-name-4 = Player 4
table-name-1-3 = Players 1 and 3
table-name-2-4 = Players 2 and 4
table-role-dealer = Dealer: dealt these cards
table-role-nondealer = Non-dealer: did not deal
table-role-1 = Player 1: speaks and leads first
table-role-2 = Player 2
table-role-3 = Player 3
table-role-4 = Player 4
kind-label-bid = Bid
table-kind-bid = Bid
phase-bidding = The bidding
phase-hint-bidding = Bid for the elder hand, or pass and leave it.
phase-round = The calls
phase-hint-round = Point, sequences and sets go round the table; the best of all hands counts.
