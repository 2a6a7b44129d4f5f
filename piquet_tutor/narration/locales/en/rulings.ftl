# What is said of each ruling. The message of a clause (point-good) is its law, in our words. A ruling is the clause
# and what became of it (point-good-awarded): .call what is said at the table (none: nothing is said), .short one line,
# .full the reason. “-private” is for rulings that one seat alone may know of.
#
# Variables are the ruling's own facts. One that is not there, or is kept from the reader, is the key “absent”.
# $side whom it concerns; $count what the player counts aloud: his running total where it is known, else the points.

## The deal

deal-hands =
    The dealer is younger, the other player elder. Elder exchanges first, speaks first and leads first. The cards
    left over are the talon, and both players exchange from it.
deal-hands-allowed =
    .short = { $hand } cards each, and { $talon } in the talon. Elder begins.
    .full =
        The cards are dealt: { $hand } to each player, and { $talon } left face down as the talon. Whoever did not
        deal is elder.

deal-cut-allowed =
    .short =
        { $how ->
            [higher_deals] { SIDE($side) } cut the higher card and deals first.
            [lower_deals] { SIDE($side) } cut the lower card and deals first.
           *[higher_chooses] { SIDE($side) } cut the higher card and may choose who deals first.
        }
    .full =
        { $high } cut the higher card and { $low } the lower; the cards lifted were { CARDS($cards) }. The ace is
        high in cutting.
deal-cut = Both players lift some cards from the pack and compare the lowest card they have lifted.

## Carte blanche

carte_blanche-award =
    A hand dealt without king, queen or jack is a carte blanche. It is reckoned before everything else, so it stops
    the other player's repique and pique and counts towards its holder's own.
carte_blanche-award-awarded =
    .call = Carte blanche: { WORDS($count) }.
    .short = { SIDE($side) } was dealt no court card. Carte blanche: { points-count }.
    .full =
        { $proved ->
            [yes] The hand has been shown: { CARDS($cards) }. There is no king, queen or jack in it.
           *[no] The carte blanche is taken on the record's word: the cards as dealt are not known.
        }

        { SIDE($side) } scores { points-count } for it, before anything else is counted.

carte_blanche-award-denied =
    .short =
        { $why ->
            [younger] { SIDE($side) }'s carte blanche does not count: younger has one too.
           *[both] { SIDE($side) }'s carte blanche does not count, for both players have one.
        }
    .full =
        { $proved ->
            [yes] The hand has been shown: { CARDS($cards) }. There is no king, queen or jack in it.
           *[no] The carte blanche is taken on the record's word: the cards as dealt are not known.
        }

        { $why ->
            [younger] But younger holds a carte blanche as well, and by these rules younger's alone counts: it bars elder's, and elder's pique and repique with it.
           *[both] But the other player holds a carte blanche as well. By these rules the two cancel each other: neither scores its { $points }, and neither stands in the way of a pique or repique.
        }

carte_blanche-claimed =
    A carte blanche is announced before the exchange and proved by showing the cards. When that is done, and who
    exchanges first, books settle differently.
carte_blanche-claimed-allowed =
    .call =
        { $exchange ->
            [absent] Carte blanche.
           *[other] Carte blanche. I shall exchange { WORDS($exchange) }.
        }
    .short =
        { $exchange ->
            [absent] { SIDE($side) } announces a carte blanche.
           *[other] { SIDE($side) } announces a carte blanche, and an exchange of { $exchange }.
        }
    .full =
        { SIDE($side) } was dealt no king, queen or jack and says so.{ $late ->
            [yes] {" "}By these rules younger need not tell of it before elder has put cards out.
           *[no] {""}
        }

        { $exchange ->
            [absent] It scores as soon as it has been shown.
            [0] Elder says beforehand that no card will be exchanged, so that the other player may choose without seeing the hand.
           *[other] Elder says beforehand how many cards will be exchanged ({ $exchange }), so that the other player may choose a discard without having seen the hand.
        }
carte_blanche-claimed-allowed-private =
    .short = { SIDE($side) } holds a carte blanche, and will announce it when elder has put cards out.
    .full = By these rules younger's carte blanche need not be told before elder has put cards out. Elder does not know of it yet.

carte_blanche-kept = Under some rules a player may keep quiet about a carte blanche; it then scores nothing and stops nothing.
carte_blanche-kept-allowed =
    .short = { SIDE($side) } says nothing of a carte blanche.
    .full =
        { SIDE($side) } was dealt no court card and keeps quiet about it. That gives up its points, and the other
        player does not learn what the hand was.

carte_blanche-bound = A carte blanche must be announced as soon as it is noticed.
carte_blanche-number = Elder, announcing a carte blanche, says how many cards will be exchanged before the hand is shown.
carte_blanche-named = Elder, having named a number with a carte blanche, exchanges that number.

carte_blanche-again = By this rule a carte blanche that is still one after the exchange scores a second time.
carte_blanche-again-awarded =
    .call = Still blank: { WORDS($count) }.
    .short = { SIDE($side) }'s hand is still blank after the exchange: { points-count } again.
    .full = After the exchange the hand is { CARDS($cards) }: still no court card. By these rules that scores { points-count } once more.

## The exchange

exchange-elder =
    Elder exchanges first, from the top of the talon, and says how many cards are left of those that might have been
    taken: they pass to younger.
exchange-elder-allowed =
    .call =
        { $rest ->
            [0] I take { taken-word }.
           *[other] I take { taken-word }, and leave { WORDS($rest) }.
        }
    .short =
        { $rest ->
            [0] Elder exchanges { cards-exchanged }.
           *[other] Elder exchanges { cards-exchanged }, and leaves { $rest } of those allowed.
        }
    .full =
        Elder might take up to { $maximum } and takes { cards-taken }. { $left ->
            [0] Nothing is left in the talon.
            [one] One card is left in the talon.
           *[other] { $left } cards are left in the talon.
        }
exchange-younger =
    Younger exchanges after elder and may take from what elder has left.
exchange-younger-allowed =
    .call =
        { $rest ->
            [0] I take { taken-word }.
           *[other] I take { taken-word }, and leave { WORDS($rest) }.
        }
    .short =
        { $rest ->
            [0] Younger exchanges { cards-exchanged }.
           *[other] Younger exchanges { cards-exchanged }, and leaves { $rest }.
        }
    .full =
        Younger might take up to { $maximum } and takes { cards-taken }. { $left ->
            [0] Nothing is left in the talon.
            [one] One card is left in the talon.
           *[other] { $left } cards are left in the talon.
        }
cards-exchanged =
    { $number ->
        [0] no card
        [one] 1 card
       *[other] { $number } cards
    }
taken-word =
    { $number ->
        [0] none
       *[other] { WORDS($number) }
    }
cards-taken =
    { $number ->
        [0] none
       *[other] { $number }
    }

exchange-cards = Cards are drawn from the top of the talon in order, one for each card put out, and seen only by the player who draws.
exchange-cards-allowed =
    .short =
        { $discarded ->
            [absent] { SIDE($side) } keeps every card.
           *[other] { SIDE($side) } puts out { CARDS($discarded) } and draws { CARDS($drawn) }.
        }
    .full =
        { $discarded ->
            [absent] { SIDE($side) } exchanges nothing and draws nothing.
           *[other] Put out: { CARDS($discarded) }. Drawn from the talon: { CARDS($drawn) }. The other player sees neither.
        }

talon-peek = Of the cards that elder might take, elder may look at those not taken, without showing them.
talon-peek-allowed =
    .short = Elder looks at what was left: { CARDS($cards) }.
    .full = Elder left some of the cards that could have been taken, and may look at them: { CARDS($cards) }. Younger may not see them now, but may still draw them.

talon-foreign =
    Some rules punish looking at talon cards that belong to the other player. It cannot happen at this table: a card
    lies face down until it may be seen.

talon-left = What becomes of cards that younger leaves is settled differently from book to book.
talon-left-allowed =
    .short =
        { $left ->
            [one] One card stays in the talon.
           *[other] { $left } cards stay in the talon.
        }
    .full =
        { $how ->
            [expose_or_hide_now] Younger may turn up what is left before the first call. Then both players see it; otherwise nobody does.
            [look_after_lead_shared] When elder has led, younger may turn up what is left before playing. Then both players see it; otherwise nobody does.
            [private] By this rule younger alone may look at what is left.
           *[hidden] By this rule nobody may look at what is left.
        }

talon-faced = Cards left in the talon are seen by both players or by neither.
talon-faced-allowed =
    .call = Let us see them.
    .short = Younger turns up what is left of the talon: { CARDS($cards) }.
    .full = Both players now know that { CARDS($cards) } are out of play.

talon-untaken = Younger decides whether what is left of the talon is turned up, and may do so only at the moment the rules name.

## Declaring

declare-order = Elder calls point first. Then come sequences and sets: in that order by most books, in any order by the club laws.
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
declare-no_such =
    A point is of one suit. A sequence is three or more neighbouring cards of one suit. A set is three or four cards
    of one rank, from the ten up.
declare-once = A run of cards or a rank is counted once, not in pieces.

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
sinking-binds = Who calls the lesser of two combinations, or a part of one, may have to leave the better one, or the whole, uncounted.

## Point

point-called = Of a point elder says how many cards it has. The value is told when younger asks, or at once where the rules want it so.
point-called-allowed =
    .call =
        { $pips ->
            [absent] Point of { WORDS($length) }.
           *[other] Point of { WORDS($length) }, making { WORDS($pips) }.
        }
    .short =
        { $pips ->
            [absent] { $voids ->
                [yes] Elder calls a point of { $length }: so many cards of one suit, or a void.
               *[absent] Elder calls a point of { $length }: so many cards of one suit.
            }
           *[other] Elder calls a point of { $length }, making { $pips }.
        }
    .full =
        { $voids ->
            [yes] Elder says { $length }: cards of one suit, or a void, which by these rules goes for as many.
           *[absent] { $length ->
                [one] Elder's best suit, for this call, is a single card.
               *[other] Elder says: { $length } cards of one suit.
            }
        } The suit itself is not told yet.{ $cards ->
            [absent] {""}
           *[other] {" "}The cards meant are { CARDS($cards) }.
        }

point-asked = Younger may ask what a point makes only with as many cards of one suit to set against it.
point-asked-allowed =
    .call = Making?
    .short =
        { $voids ->
            [yes] Younger has a point of { $length } too, and asks what elder's makes.
           *[absent] Younger has { $length } of a suit too, and asks what elder's make.
        }
    .full =
        The numbers are level, { $length } and { $length }, so the value decides. Asking tells elder that younger's
        point has { $length } as well.{ $cards ->
            [absent] {""}
           *[other] {" "}Younger sets { CARDS($cards) } against elder's.
        }

point-stated = The value of a point: ace 11; king, queen, jack and ten 10 each; nine, eight and seven their own figure.
point-stated-allowed =
    .call = { WORDS($pips, case: "title") }.
    .short = Elder's { $length } make { $pips }.
    .full = Elder adds up the { $length } cards of the point: { $pips }. Younger's must make more to be better, exactly { $pips } to be equal.

point-answered = Younger answers “good” to a point not beaten, “not good” to one that is, “equal” to one exactly matched.
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
                [not_good] Younger has a point to count.
               *[other] Younger claims no point either.
            }
           *[yes] { $answer ->
                [good] Younger says “good”: elder's point counts.
                [equal] Younger says “equal”: the points are exactly alike.
               *[not_good] Younger says “not good”, having a better point.
            }
        }
    .full =
        { $called ->
            [no] { $answer ->
                [not_good] Elder called no point, so any that younger shows will count. Younger shows it once elder has led.
               *[other] Nobody counts a point in this deal.
            }
           *[yes] { $answer ->
                [good] Younger sets nothing better against elder's { $length }{ $pips ->
                    [absent] {""}
                   *[other] , making { $pips }
                }. Elder counts it now.
                [equal] Younger's { $length } make { $pips } as well.
               *[not_good] Elder called { $length }{ $pips ->
                    [absent] {""}
                   *[other] , making { $pips }
                }, and younger has better. Younger will show and count it once elder has led.
            }
        }

        { $cards ->
            [absent] { $called ->
                [no] {""}
               *[yes] { $answer ->
                    [good] “Good” says only that nothing better is declared: younger may be sinking something.
                   *[other] Elder does not see younger's cards yet.
                }
            }
           *[other] Younger means { CARDS($cards) }.
        }

point-too_short = Some rules want a point to have a certain number of cards, or to be worth a certain number.

point-good =
    Only the better of two points scores. More cards are better; between as many, the higher value. (A few old rules
    go by the value alone.) As a rule it scores one for each card.
point-good-awarded =
    .call =
        { $side ->
            [elder] { $nought ->
                [yes] Nought in { SUIT($cards) }: { WORDS($count) }.
               *[no] In { SUIT($cards) }: { WORDS($count) }.
            }
           *[other] { $nought ->
                [yes] Point of nought in { SUIT($cards) }: { WORDS($count) }.
               *[no] Point of { WORDS($length) } in { SUIT($cards) }: { WORDS($count) }.
            }
        }
    .short =
        { $nought ->
            [yes] { SIDE($side) }'s point of nought in { SUIT($cards) } is good: { points-count }.
           *[no] { SIDE($side) }'s point of { $length } in { SUIT($cards) } is good: { points-count }.
        }
    .full =
        { SIDE($side) }'s point: { CARDS($cards) }, { $nought ->
            [yes] taken for{" "}
           *[no] {""}
        }{ $length ->
            [one] 1 card
           *[other] { $length } cards
        } making { $pips }. { $other_length ->
            [absent] Nothing as good was declared against it.
           *[other] { $other_pips ->
                [absent] The other hand's point: { $other_length ->
                    [one] 1 card.
                   *[other] { $other_length } cards.
                }
               *[other] The other hand's point: { $other_length ->
                    [one] 1 card
                   *[other] { $other_length } cards
                } making { $other_pips }.
            }
        }

        { $nought ->
            [yes] By these rules a void suit may be called as a point, and scores { points-count } when it is good.
           *[no] { $per_card ->
                [yes] One for each card: { points-count }.
               *[no] By these rules such a point is worth { points-count }.
            }
        }
point-good-denied =
    .short =
        { $other_length ->
            [absent] { $by ->
                [longer] { SIDE($side) }'s point of { $length } is not good: younger has more cards of one suit.
                [higher] { SIDE($side) }'s point of { $length } is not good: younger has as many, worth more.
               *[absent] { SIDE($side) }'s point of { $length } is not good: younger has better.
            }
           *[other] { $by ->
                [higher] { SIDE($side) }'s point of { $length } is not good: younger's { $other_length } make { $other_pips }.
               *[longer] { SIDE($side) }'s point of { $length } is not good: younger has { $other_length }, making { $other_pips }.
            }
        }
    .full =
        { $pips ->
            [absent] Elder called a point of { $length }.
           *[other] Elder called a point of { $length }, making { $pips }.
        } { $other_length ->
            [absent] Younger answered “not good”, which is true only of a better point.
           *[other] Younger has { $other_length }, making { $other_pips }{ $other_cards ->
                [absent] .
               *[other] : { CARDS($other_cards) }.
            }
        } { $by ->
            [longer] The one with more cards wins; the values are not even looked at.
            [higher] With as many cards on both sides, the value decides.
           *[absent] The better one wins.
        }

        Elder scores nothing for the point. Younger will show and count the better one after elder's first lead.{ $cards ->
            [absent] {""}
           *[other] {" "}Elder's cards were { CARDS($cards) }.
        }
point-good-denied-private =
    .short =
        { $other_pips ->
            [absent] Younger's own point of { $length } is beaten by elder's { $other_length }.
           *[other] Younger's own point of { $length }, making { $pips }, is beaten by elder's { $other_length } making { $other_pips }.
        }
    .full =
        Younger holds { CARDS($cards) }: { $length }, making { $pips }. { $by ->
            [higher] Elder's { $length } make more, so elder's is good.
            [longer] Elder called { $other_length }, and the greater number wins, whatever the value.
           *[absent] Elder's is better.
        } Elder is not told what younger had.

point-equal = When the points are equal in number and in value, neither player scores for point. It stops nobody's repique or pique.
point-equal-denied =
    .short = Equal points, { $length } making { $pips } on both sides: nobody scores.
    .full =
        Elder's { $length } make { $pips } and so do younger's. Neither is better, so neither counts.{ $cards ->
            [absent] {""}
           *[other] {" "}Elder's cards: { CARDS($cards) }.
        }{ $other_cards ->
            [absent] {""}
           *[other] {" "}Younger's cards: { CARDS($other_cards) }.
        }

## Sequences

sequence-called = Of a sequence elder says how long it is. The top card is told at once by some rules, by most only when younger asks.
sequence-called-allowed =
    .call =
        { $top ->
            [absent] A { SEQUENCE($length) }.
           *[other] A { SEQUENCE($length, $top) }.
        }
    .short =
        { $voids ->
            [yes] Elder calls a { SEQUENCE($length) }: { $length } neighbouring cards of one suit, or a void.
           *[absent] Elder calls a { SEQUENCE($length) }: { $length } neighbouring cards of one suit.
        }
    .full =
        A { SEQUENCE($length) } is a sequence of { $length }. { $top ->
            [absent] The suit and the top card are not told yet.
            [nought] This one is of nought, a void suit; which suit is not told yet.
           *[other] It goes up to the { RANK($top) }; the suit is not told yet.
        }{ $cards ->
            [absent] {""}
           *[other] {" "}The cards meant are { CARDS($cards) }.
        }

sequence-asked = Younger may ask how high a sequence is only with one as long to set against it.
sequence-asked-allowed =
    .call = How high?
    .short = Younger has a { SEQUENCE($length) } too, and asks how high elder's is.
    .full =
        Both are { $length } long, so the top card decides.{ $cards ->
            [absent] {""}
           *[other] {" "}Younger sets { CARDS($cards) } against elder's.
        }

sequence-stated = The height of a sequence is its highest card. One headed by the ace is called major.
sequence-stated-allowed =
    .call =
        { $top ->
            [ace] Major.
            [nought] Of nought.
           *[other] To the { RANK($top) }.
        }
    .short =
        { $top ->
            [nought] Elder's { SEQUENCE($length) } is one of nought: a suit that elder has not.
           *[other] Elder's { SEQUENCE($length) } goes up to the { RANK($top) }.
        }
    .full =
        Elder's is a { SEQUENCE($length, $top) }. { $top ->
            [nought] By these rules it beats the quint to the king and loses to the quint major; another of nought would be equal.
           *[other] Younger's must reach higher to be better; to the { RANK($top) } as well, it would be equal.
        }

sequence-answered = Younger answers “good” to a sequence not beaten, “not good” to one that is, “equal” to one as long and as high.
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
                [not_good] Younger has a sequence to count.
               *[other] Younger claims no sequence either.
            }
           *[yes] { $answer ->
                [good] Younger says “good”: elder's { SEQUENCE($length) } counts.
                [equal] Younger says “equal”: the sequences are exactly alike.
               *[not_good] Younger says “not good”, having a better sequence.
            }
        }
    .full =
        { $called ->
            [no] { $answer ->
                [not_good] Elder called no sequence, so any that younger shows will count. Younger shows it once elder has led.
               *[other] Nobody counts a sequence in this deal.
            }
           *[yes] { $answer ->
                [good] Younger sets nothing better against elder's { $top ->
                    [absent] { SEQUENCE($length) }
                   *[other] { SEQUENCE($length, $top) }
                }. Elder counts it now, and any other sequence with it.
                [equal] Younger's best is a { SEQUENCE($length, $top) } as well.
               *[not_good] Elder called a { $top ->
                    [absent] { SEQUENCE($length) }
                   *[other] { SEQUENCE($length, $top) }
                }, and younger has better. Younger will show and count it once elder has led.
            }
        }

        { $cards ->
            [absent] { $called ->
                [no] {""}
               *[yes] { $answer ->
                    [good] “Good” says only that nothing better is declared: younger may be sinking something.
                   *[other] Elder does not see younger's cards yet.
                }
            }
           *[other] Younger means { CARDS($cards) }.
        }

sequence-good =
    The longer of the best sequences is good; of two as long, the higher. A tierce scores 3 and a quart 4; a quint
    scores 15, and each further card one more.
sequence-good-awarded =
    .call = { sequence-told } in { SUIT($cards) }: { WORDS($count) }.
    .short = { SIDE($side) }'s { SEQUENCE($length, $top) } in { SUIT($cards) } is good: { points-count }.
    .full =
        { SIDE($side) }'s sequence: { CARDS($cards) }, a { SEQUENCE($length, $top) }. { $why ->
            [both] By these rules both players may count what they hold of this kind.
           *[winner] { $other_length ->
                [absent] Nothing as good was declared against it.
               *[other] { $other_top ->
                    [absent] The other hand's best: a { SEQUENCE($other_length) }.
                   *[other] The other hand's best: a { SEQUENCE($other_length, $other_top) }.
                }
            }
        }

        { $top ->
            [nought] By these rules a void suit may be called as a quint of nought, and scores { points-count } when it is good.
           *[other] { sequence-price }
        }
sequence-price =
    { $length ->
        [3] A tierce scores { points-count }.
        [4] A quart scores { points-count }.
       *[other] { $length } for its cards and ten besides, as for every sequence of five or more: { points-count }.
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
sequence-good-denied =
    .short =
        { $other_length ->
            [absent] { $by ->
                [longer] { SIDE($side) }'s { SEQUENCE($length) } is not good: younger has a longer sequence.
                [higher] { SIDE($side) }'s { SEQUENCE($length) } is not good: younger's goes higher.
               *[absent] { SIDE($side) }'s { SEQUENCE($length) } is not good: younger has better.
            }
           *[other] { SIDE($side) }'s { SEQUENCE($length) } is not good: younger has a { SEQUENCE($other_length, $other_top) }.
        }
    .full =
        { $top ->
            [absent] Elder called a { SEQUENCE($length) }.
           *[other] Elder called a { SEQUENCE($length, $top) }.
        } { $other_length ->
            [absent] Younger answered “not good”, which is true only of a better sequence.
           *[other] Younger holds a { SEQUENCE($other_length, $other_top) }: { CARDS($other_cards) }.
        } { $by ->
            [longer] The longer sequence wins, however low it lies.
            [higher] Both are as long, so the higher top card wins.
           *[absent] The better one wins.
        }

        The call scores nothing: as a rule only whoever has the best sequence counts any.{ $cards ->
            [absent] {""}
           *[other] {" "}Elder's cards were { CARDS($cards) }.
        }
sequence-good-denied-private =
    .short =
        { $by ->
            [higher] Younger's own { SEQUENCE($length, $top) } is beaten: elder's is as long and goes higher.
           *[longer] Younger's own { SEQUENCE($length, $top) } is beaten by elder's { SEQUENCE($other_length) }.
        }
    .full =
        Younger holds { CARDS($cards) }, a { SEQUENCE($length, $top) }. { $by ->
            [higher] Elder's goes higher, so elder's is good.
           *[longer] Elder called a { SEQUENCE($other_length) }, and the longer sequence wins, however low it lies.
        } Elder is not told what younger had.

sequence-equal = When the best sequences are as long and as high, neither player scores for them; most books bar every other sequence too.
sequence-equal-denied =
    .short = Equal sequences, a { SEQUENCE($length, $top) } on both sides: nobody scores.
    .full =
        Each player's best is a { SEQUENCE($length, $top) }. Neither is better, so neither counts.{ $cards ->
            [absent] {""}
           *[other] {" "}Elder's cards: { CARDS($cards) }.
        }{ $other_cards ->
            [absent] {""}
           *[other] {" "}Younger's cards: { CARDS($other_cards) }.
        }

sequence-lesser = Whoever has the best sequence counts every other sequence as well; as a rule the other player counts none.
sequence-lesser-awarded =
    .call =
        { $already ->
            [absent] And a { SEQUENCE($length, $top) } in { SUIT($cards) }: { WORDS($count) }.
           *[other] In full it is a { SEQUENCE($length, $top) } in { SUIT($cards) }: { WORDS($count) }.
        }
    .short =
        { $already ->
            [absent] { SIDE($side) } counts a { SEQUENCE($length, $top) } in { SUIT($cards) } besides: { points-count }.
           *[other] { SIDE($side) } counts the { SEQUENCE($length, $top) } in { SUIT($cards) } in place of the part called: { $points } more.
        }
    .full =
        { $already ->
            [absent] Counted: { CARDS($cards) }, a { SEQUENCE($length, $top) }, for { points-count }. { $why ->
                [both] By these rules both players count their lesser sequences, whoever has the best.
               *[winner] { SIDE($side) } has won the sequences, so the lesser ones count too, even if the other player's are better.
            }
           *[other] { SIDE($side) } called a part of { CARDS($cards) }, which was good and scored { $already }. By these rules that call does not bind here, so the { SEQUENCE($length, $top) } counts in its place: { $whole } in all, { $points } more.
        }
sequence-lesser-denied =
    .short = { SIDE($side) }'s { SEQUENCE($length, $top) } in { SUIT($cards) } counts nothing: the best sequences were equal.
    .full =
        { SIDE($side) } also holds { CARDS($cards) }. A lesser sequence counts only for the player whose best is good,
        and here nobody's is: the equality bars them all. The other player is not told of it.

## Sets

set-called = Of a set the caller says how many cards and which rank. Tens and higher ranks count, by three or four.
set-called-allowed =
    .call = { WORDS($size, case: "title") } { RANK($rank, form: "plural") }.
    .short = Elder calls a { SET($size, $rank) }.
    .full =
        { $size ->
            [4] All four { RANK($rank, form: "plural") }: a quatorze.
           *[3] Three { RANK($rank, form: "plural") }: a trio.
        }{ $cards ->
            [absent] {""}
           *[other] {" "}The cards are { CARDS($cards) }.
        }

set-answered = Younger answers “good” to a set not beaten and “not good” to one that is. Two sets are never equal: there are only four cards of a rank.
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
                [not_good] Younger has a set to count.
               *[other] Younger claims no set either.
            }
           *[yes] { $answer ->
                [good] Younger says “good”: elder's { SET($size, $rank) } counts.
                [equal] Younger says “equal”: the sets are exactly alike.
               *[not_good] Younger says “not good”, having a better set.
            }
        }
    .full =
        { $called ->
            [no] { $answer ->
                [not_good] Elder called no set, so any that younger shows will count. Younger shows it once elder has led.
               *[other] Nobody counts a set in this deal.
            }
           *[yes] { $answer ->
                [good] Younger sets nothing better against elder's { SET($size, $rank) }. Elder counts it now, and any other set with it.
               *[other] Elder called a { SET($size, $rank) }, and younger has better. Younger will show and count it once elder has led.
            }
        }

        { $cards ->
            [absent] { $called ->
                [no] {""}
               *[yes] { $answer ->
                    [good] “Good” says only that nothing better is declared: younger may be sinking something.
                   *[other] Elder does not see younger's cards yet.
                }
            }
           *[other] Younger means { CARDS($cards) }.
        }

set-good = Any quatorze beats any trio; between two of a kind the higher rank wins. A trio scores 3, a quatorze 14.
set-good-awarded =
    .call =
        { $side ->
            [elder] { $first ->
                [yes] { WORDS($points, case: "title") } for the { RANK($rank, form: "plural") }.
               *[no] { WORDS($points, case: "title") } for the { RANK($rank, form: "plural") }: { WORDS($count) }.
            }
           *[other] { WORDS($size, case: "title") } { RANK($rank, form: "plural") }: { WORDS($count) }.
        }
    .short = { SIDE($side) }'s { SET($size, $rank) } is good: { points-count }.
    .full =
        { SIDE($side) }'s set: { CARDS($cards) }. { $why ->
            [both] By these rules both players may count what they hold of this kind.
           *[winner] { $other_size ->
                [absent] Nothing better was declared against it.
               *[other] It beats the other hand's { SET($other_size, $other_rank) }{ $size ->
                    [4] { $other_size ->
                        [3] : a quatorze, even of tens, is better than any trio
                       *[other] : the higher rank wins
                    }
                   *[other] : the higher rank wins
                }.
            }
        }

        { $size ->
            [4] A quatorze scores { points-count }.
           *[3] A trio scores { points-count }.
        }
set-good-denied =
    .short =
        { $other_size ->
            [absent] { SIDE($side) }'s { SET($size, $rank) } is not good: younger has better.
           *[other] { SIDE($side) }'s { SET($size, $rank) } is not good: younger has a { SET($other_size, $other_rank) }.
        }
    .full =
        Elder called a { SET($size, $rank) }. { $other_size ->
            [absent] Younger answered “not good”, so younger holds a set of a higher rank or of more cards. Which one elder learns when younger shows it.
           *[other] Younger holds a { SET($other_size, $other_rank) }: { CARDS($other_cards) }. { $by ->
                [longer] Four cards beat three, whatever their rank.
               *[higher] With as many cards, the higher rank wins.
            }
        }

        The call scores nothing: as a rule only whoever has the best set counts any.{ $cards ->
            [absent] {""}
           *[other] {" "}Elder's cards were { CARDS($cards) }.
        }
set-good-denied-private =
    .short = Younger's own { SET($size, $rank) } is beaten by elder's { SET($other_size, $other_rank) }.
    .full =
        Younger holds { CARDS($cards) }, a { SET($size, $rank) }. { $by ->
            [longer] Elder's quatorze beats every trio.
           *[higher] Elder's { RANK($other_rank, form: "plural") } rank higher.
        } Elder is not told what younger had.

set-lesser = Whoever has the best set counts every other trio and quatorze as well; as a rule the other player counts none.
set-lesser-awarded =
    .call =
        { $already ->
            [absent] And { WORDS($size) } { RANK($rank, form: "plural") }: { WORDS($count) }.
           *[other] In full it is { WORDS($size) } { RANK($rank, form: "plural") }: { WORDS($count) }.
        }
    .short =
        { $already ->
            [absent] { SIDE($side) } counts a { SET($size, $rank) } besides: { points-count }.
           *[other] { SIDE($side) } counts the { SET($size, $rank) } in place of the trio called: { $points } more.
        }
    .full =
        { $already ->
            [absent] { CARDS($cards) }, a { SET($size, $rank) }: { points-count }. { $why ->
                [both] By these rules both players count their lesser sets, whoever has the best.
               *[winner] { SIDE($side) } has won the sets, so the lesser ones count too, even if the other player's are better.
            }
           *[other] { SIDE($side) } called three of { CARDS($cards) }, which were good and scored { $already }. By these rules that call does not bind here, so the { SET($size, $rank) } counts in their place: { $whole } in all, { $points } more.
        }
set-lesser-denied =
    .short = { SIDE($side) }'s { SET($size, $rank) } counts nothing.
    .full = { SIDE($side) } also holds { CARDS($cards) }. A lesser set counts only for the player whose best is good.

reply-true = An answer must be true: “not good” only with better to show, “equal” only with exactly the same, a question only with as many.
shown-on_request = Whatever the rules of the form name must be shown when the other player asks to see it.
shown-on_request-allowed =
    .call =
        { $void ->
            [yes] A void in { SUIT($suit) }.
           *[absent] { CARDS($cards) }.
        }
    .short =
        { $void ->
            [yes] Asked about the { KIND($kind) }, { ROLE($side) } names the void suit: { SUIT($suit) }.
           *[absent] Asked to show the { KIND($kind) }, { ROLE($side) } shows { CARDS($cards) }.
        }
    .full = Both players now know this. Nothing is scored for it, and asking costs nothing.

equal-named = By some rules a player names the suit of a point or sequence that is equal, or shows its cards, without being asked.
equal-named-allowed =
    .call =
        { $void ->
            [yes] A void in { SUIT($suit) }.
           *[absent] { $cards ->
                [absent] In { SUIT($suit) }.
               *[other] In { SUIT($suit) }: { CARDS($cards) }.
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

show-claimed = What younger has answered for is shown and counted after elder's first lead and before younger plays; later it is lost.

## Bonuses

carte_rouge-award = By this rule a player whose cards are all part of combinations that scored earns a carte rouge.
carte_rouge-award-awarded =
    .call = Carte rouge: { WORDS($count) }.
    .short = Carte rouge: every card of { ROLE($side) }'s hand has scored. { points-count }.
    .full = Each card of { CARDS($cards) } is part of a point, sequence or set that was good.

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

## The play

play-lead = The leader of a trick counts one for the card led, in most forms of the game; older ones count only a ten or higher.
play-lead-awarded =
    .call = { WORDS($count, case: "title") }.
    .short = { SIDE($side) } leads the { CARD($card) }: { points-count }.
    .full =
        Trick { $trick }: { ROLE($side) } leads the { CARD($card) }. { $scoring ->
            [lead_capture] Leading scores { points-count }, whoever takes the trick.
           *[other] A card from the ten up scores { points-count } when it is led, whoever takes the trick.
        }
play-lead-allowed =
    .short = { SIDE($side) } leads the { CARD($card) }.
    .full =
        Trick { $trick }: { ROLE($side) } leads the { CARD($card) }. { $scoring ->
            [flat_won] By these rules leading scores nothing; taking the trick does.
            [high_cards_won] By these rules the lead itself scores nothing; high cards count when the trick is taken.
           *[other] By these rules only a ten or a higher card scores when it is led.
        }

play-trick = Taking a trick that the other player led scores one. Taking a trick you led yourself scores no more: it was counted with the lead.
play-trick-awarded =
    .call = { WORDS($count, case: "title") }.
    .short =
        { $captured ->
            [yes] { SIDE($side) } takes the trick with the { CARD($card) }: { points-count }.
           *[no] { SIDE($side) }'s { CARD($card) } holds the trick: { points-count }.
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $scoring ->
            [flat_won] By these rules the winner of each trick scores { points-count }.
            [high_cards_won] By these rules each ten or higher card in the trick counts for its winner: { points-count }.
            [lead_capture] { SIDE(OTHER($side)) } led it, so taking it scores { points-count }.
           *[other] { SIDE(OTHER($side)) } led it, and it was taken with a ten or a higher card: { points-count }.
        }
play-trick-allowed =
    .short =
        { $captured ->
            [yes] { SIDE($side) } takes the trick with the { CARD($card) }, which scores nothing.
           *[no] { $scoring ->
                [lead_capture] { SIDE($side) }'s { CARD($card) } holds the trick; the lead was counted already.
               *[other] { SIDE($side) }'s { CARD($card) } holds the trick; no more is scored.
            }
        }
    .full =
        Trick { $trick }: { CARDS($cards) }. The { CARD($card) } wins it. { $scoring ->
            [lead_capture] { SIDE($side) } led it and had 1 point for that; winning one's own lead scores no more.
            [high_cards_won] There is no ten or higher card in it, so by these rules it scores nothing.
           *[other] { $captured ->
                [yes] By these rules taking a trick scores only with a ten or a higher card.
               *[no] { SIDE($side) } led it; winning one's own lead scores no more.
            }
        } { SIDE($side) } leads next.

play-last = The last trick of the deal counts something more for whoever takes it, one point in most books.
play-last-awarded =
    .call = The last: { WORDS($count) }.
    .short = { SIDE($side) } takes the last trick: { $points } more.
    .full = The { CARD($card) } wins the last trick. For that { ROLE($side) } scores { points-count } besides.

play-last-denied =
    .short = No { $points } for the last trick: the capot takes their place.
    .full =
        { SIDE($side) } has taken every trick, the last with the { CARD($card) }. By these rules the { $points } for the
        last trick stand where others score for the most tricks; so the capot is counted instead of them, not besides.

play-follow_suit = A player who can must follow the suit led; who cannot may play anything. There are no trumps.
play-head = By this rule a player must also win the trick when able to.

cards-early = By this rule the bonus for the cards counts as soon as it is certain, so that it can complete a pique.
cards-early-awarded =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } for the cards.
           *[no] { WORDS($points, case: "title") } for the cards: { WORDS($count) }.
        }
    .short = { SIDE($side) } has taken the first { $tricks } tricks and is sure of the cards: { points-count } at once.
    .full =
        More than half the tricks are { ROLE($side) }'s, and { ROLE(OTHER($side)) } has counted nothing. By these rules
        the { points-count } for the cards are scored now, and count towards a pique.

cards-most = Whoever takes more tricks scores for the cards, ten as a rule. With as many on both sides the cards are divided and nobody scores.
cards-most-awarded =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } for the cards.
           *[no] { WORDS($points, case: "title") } for the cards: { WORDS($count) }.
        }
    .short = { SIDE($side) } takes { $tricks } tricks to { $other_tricks }: { $points } for the cards.
    .full = { SIDE($side) } has { $tricks } tricks, { ROLE(OTHER($side)) } { $other_tricks }. The majority earns { points-count }, the same however large it is.
cards-most-denied =
    .call = The cards are divided.
    .short = The cards are divided, { $tricks } tricks each: nobody scores the { $points }.
    .full = Each side has { $tricks } tricks. The { $points } for the cards go only to a majority, so nobody has them.
cards-most-superseded =
    .law = Whoever takes more tricks scores for the cards; but the capot, for taking every one of them, stands in place of that.
    .short = No { $points } for the cards: the capot takes their place.
    .full =
        { SIDE($side) } has { $tricks } tricks to { $other_tricks } and would score { $points } for the cards. But taking
        all the tricks is the capot, which is paid instead, not on top.

cards-capot = Taking every trick is the capot, worth forty as a rule. It stands in place of the bonus for the cards and counts towards no pique.
cards-capot-awarded =
    .call = Capot: { WORDS($count) }.
    .short = Capot! { SIDE($side) } takes all { $tricks } tricks: { points-count }.
    .full =
        { SIDE(OTHER($side)) } has not taken a single trick. { $already ->
            [0] The capot scores { $whole }, in place of the bonus for the cards.
           *[other] The capot scores { $whole } in all; { $already } of it were counted early, for the cards, so { $points } are added.
        }

## The race and the partie

race-reached = In a race the player who first reaches the target wins. Where play stops at once, scores are taken in the order of reckoning or by the clock.
race-reached-allowed =
    .call = And I am out, with { WORDS($points) }.
    .short = { SIDE($side) } reaches { $points }, and the race to { $target } is won.
    .full =
        With what { ROLE($side) } brought to this deal, the scores so far make { $points }, taken { $stop ->
            [at_once_by_clock] as they were made.
           *[at_once_in_order] in the order of reckoning.
        } The target is { $target }. By these rules the deal stops here.

settlement-difference = The winner of the partie is paid the difference between the two totals and a bonus for the game.
settlement-difference-awarded =
    .short =
        { $winner ->
            [You] You win the partie, { $high } to { $low }, and are paid { $points }.
           *[other] { $winner } wins the partie, { $high } to { $low }, and is paid { $points }.
        }
    .full =
        The loser is not rubiconed, so the difference is paid: { $high } − { $low } = { $difference }. With { $bonus } for the
        game that is { $points }.
settlement-difference-superseded =
    .law = The winner is paid the difference and a bonus; but when the loser is rubiconed, the sum of both totals is paid in its place.
    .short = The difference is not what is paid: the loser is rubiconed.
    .full =
        The difference would have been { $high } − { $low } + { $bonus } = { $points }. But { $low } is under the
        rubicon, and then the sum of both totals is paid instead.

settlement-rubicon = A loser who has not reached the rubicon pays the sum of both totals instead of their difference.
settlement-rubicon-awarded =
    .short =
        { $winner ->
            [You] { $loser } is rubiconed with { $low }: you are paid { $points }.
           *[other] { $loser ->
                [You] You are rubiconed with { $low }: { $winner } is paid { $points }.
               *[other] { $loser } is rubiconed with { $low }: { $winner } is paid { $points }.
            }
        }
    .full =
        The loser's { $low } is under the rubicon of { $line }. Not the difference but the sum is paid: { $high } + { $low } = { $sum }.
        With { $bonus } for the game that is { $points }. So the loser's own { $low } points are counted for the winner.

settlement-tie = When the players are level after the last deal, most books add deals; what follows a second tie they seldom say.
settlement-tie-allowed =
    .short =
        { $extra ->
            [one] Level at { $points }: one more deal.
           *[other] Level at { $points }: { $extra } more deals, one dealt by each player in turn.
        }
    .full = Both players have { $points }. The partie goes on, and then the totals are compared again.
settlement-tie-denied =
    .short = Level at { $points }: the partie is drawn.
    .full = Both players have { $points } and by these rules no more deals are added. Nobody wins, and nothing is paid.

settlement-race = A race is won at the target. By some rules it counts double when the loser is still under a certain line.
settlement-race-allowed =
    .short =
        { $games ->
            [one] { $winner ->
                [You] The race is yours, { $high } to { $low }.
               *[other] The race goes to { $winner }, { $high } to { $low }.
            }
           *[other] { $winner ->
                [You] The race is yours, { $high } to { $low }: a double, counting { $games } games.
               *[other] The race goes to { $winner }, { $high } to { $low }: a double, counting { $games } games.
            }
        }
    .full =
        The target was { $target }. { $games ->
            [one] It counts one game.
           *[other] The loser's { $low } is under { $under }, so it counts { $games } games.
        }{ $later ->
            [0] {""}
           *[other] {" "}The loser scored { $later } more, but they reckon only after the winner's { $high } and no longer count.
        }

partie-deals = A partie is an agreed number of deals, usually six, and the players deal in turn.
concede-play = A player who cannot save the rubicon may give up the play of the last deal where that is agreed: the other counts every trick.
concede-play-awarded =
    .call = Count every trick: { WORDS($count) }.
    .short = The play is given up: { SIDE($side) } counts every trick, { points-count }.
    .full =
        { SIDE(OTHER($side)) } cannot reach the rubicon any more and throws the hand in. Every trick makes { $whole } { $already ->
            [0] points.
           *[other] points, of which { $already } had been counted.
        }

concede-cards = With every trick counted, the other player has the cards too; no capot is claimed.
concede-cards-awarded =
    .call = And { WORDS($points) } for the cards: { WORDS($count) }.
    .short = The cards go with the tricks: { SIDE($side) } scores { $points } more.
    .full = Whoever counts every trick has most of them. A capot is not claimed, for no card has been played.

## Order and possession

turn-wait = The players act in turn: elder before younger, and in play whoever took the last trick.
cards-not_held = A player can use only cards that are in the hand.

## What rests on what

# One part of a total; $points is what it gave.
part-carte_blanche = carte blanche ({ $points })
part-point = point of { $length } ({ $points })
part-sequence = { SEQUENCE($length, $top) } ({ $points })
part-set = { SET($size, $rank) } ({ $points })
part-carte_rouge = carte rouge ({ $points })
part-play = play ({ $points })
part-cards = the cards ({ $points })
part-repique = repique ({ $points })
part-pique = pique ({ $points })
part-capot = capot ({ $points })
# $parts is a list of parts; $sum their points.
parts-of-side = { SIDE($side) } counts: { $parts }, together { $sum }.
part-alone = { SIDE($side) } counts: { $parts }.
# What is counted in hand after a repique was reached.
parts-beyond = After the line was reached { ROLE($side) } counts besides: { $parts }. For the repique that is not needed.

## Where it stands

# $places is a list of citations.
where-it-stands = Where it stands: { $places }.
reading-stated = stated
    .note = The source says it.
    .aside = { "" }
reading-inferred = inferred
    .note = The source implies it, or an example in it shows it.
    .aside = { " (inferred)" }
reading-disputed = disputed
    .note = Sources, or readers of one source, disagree; this is one reading.
    .aside = { " (disputed)" }
    .remark = { " Disputed: sources or readers differ, and this is one reading." }
reading-house = house rule
    .note = No source decides: a choice of this table's.
    .aside = { " (our own choice)" }
    .remark = { " Our own choice: no source decides it." }

verdict-awarded = Awarded
verdict-denied = Not awarded
verdict-superseded = Replaced
verdict-allowed = Allowed
verdict-refused = Refused

## Allowed actions

action-allowed =
    .short = This may be done.
    .full = Nothing in the rules speaks against it now.

## How a deal is read out

# What is done rather than said; $card is the card.
cue-leads = { SIDE($side) } leads { CARDS($card) }
cue-takes = { SIDE($side) } takes it with { CARDS($card) }
# $side is whoever led and keeps the trick; the other player follows.
cue-follows = { SIDE(OTHER($side)) } plays { CARDS($card) }

# One line of the talk: $who is a name or a cue, $call what is said.
line-said = { $who }: “{ $call }”
line-said-by-none = “{ $call }”
line-done = { $cue }.

# $kinds is a list of line-kind.
line-kinds = { $side } { $points } ({ $kinds })
line-score = { $side } { $points }
line-kind = { $kind } { $points }
