# The law itself, clause by clause, as one rule set has it. A message is named after its clause: “clause-” and the
# clause's name, dots as dashes. Its variables are what the rule file tells the clause: the clause's own params by name,
# then every option by name, and of the frame $pack, $hand and $talon (numbers of cards) and $order (the kinds of score
# in the order of reckoning, in words). Yes and no stand for true and false. No number is typed in here that a rule
# file could change.

## The deal

clause-deal-hands =
    Each player has { $hand } cards from a pack of { $pack }, dealt { $deal_packet ->
        [2] by twos
        [3] by threes
        [two_to_four] by twos, threes or fours, as the dealer likes
        [chosen_once] by twos or by threes, each dealer keeping to the way first chosen
        [threes_and_twos] by threes and by twos
       *[chosen] by twos or by threes, as the dealer likes
    }; the other { $talon } are the talon. { $first_dealer ->
        [higher_deals] The higher card in the cut deals first.
        [lower_deals] The lower card in the cut deals first.
       *[higher_chooses] Whoever cuts the higher card chooses who deals first.
    } The dealer is younger and the other player elder, who exchanges, speaks and leads first.

clause-deal-first =
    Each player has { $hand } cards from a pack of { $pack }, dealt { $deal_packet ->
        [2] by twos
        [3] by threes
        [two_to_four] by twos, threes or fours, as the dealer likes
        [chosen_once] by twos or by threes, each dealer keeping to the way first chosen
        [threes_and_twos] by threes and by twos
       *[chosen] by twos or by threes, as the dealer likes
    }{ $talon ->
        [0] , and there is no talon.
       *[other] ; the other { $talon } are the talon.
    } { $first_dealer ->
        [higher_deals] The higher card in the cut deals first.
        [lower_deals] The lowest card in the cut deals first.
       *[higher_chooses] Whoever cuts the higher card chooses who deals first.
    } { $seats ->
        [2] Who is elder is decided by the bidding.
       *[other] Deal, calls and play go round to the { $seat_direction ->
            [right] right
           *[left] left
        }{ $partners ->
            [yes] ; partners sit opposite each other
           *[no] {""}
        }.
    }
clause-deal-next = Whoever has scored below the line in a deal deals the next.

## The bidding

clause-bid-said =
    { $bids ->
        [bid_signed] The non-dealer speaks first, and may pass. After that each may pass, name a higher number of tricks, to be won or to be lost, or double the other's bid; a doubled bid may be redoubled, and a new bid cancels the double. To win and to lose the same number rank alike.
       *[bid_pairs] The dealer speaks first: a bid, or a pass. The other player answers only “yes”, ready to play it at that value or more, or passes; after a “yes” the dealer names a bid of higher value or passes. If the dealer passes at once, the other may bid. A bid of the same value is no raise.
    }
clause-bid-pairs =
    A bid is a number of tricks, { $tricks_from } to { $tricks_to }, and a number of cards, { $left_from } to { $left_to }, that elder will leave in the talon. Its
    value is the one times the other. The higher bidder is elder; the non-dealer, having won, may raise the bid once.
clause-bid-signed =
    A bid is a number of tricks, { $tricks_from } to { $tricks_to }, to be won or to be lost. The last bidder is elder. { $combinations ->
        [opponent] Where the tricks are to be lost, combinations score for the other player.
       *[holder] Combinations score for whoever holds them, whether the tricks are to be won or to be lost.
    } { $sinking ->
        [none] Where the tricks are to be lost, nothing may be kept back.
       *[partial] Combinations may be kept back either way.
    }
clause-bid-passed_out = If both players pass, nothing is scored and the same player deals again.
clause-bid-made =
    Elder, having won the tricks bid, scores the value of the bid below the line, and nothing for more. The last trick counts { $extra }
    more than any other.
clause-bid-beaten =
    If elder falls short, the other player scores the value of the bid below the line for each trick lacking. { $counterpique ->
        [exact_bonus_30] By this reading that is not what is called the counterpique.
       *[multiple_of_shortfall] This is called the counterpique.
    }
clause-bid-exact = Winning exactly the number of tricks bid is, by this reading, the counterpique: { $points } above the line.
clause-misere-award =
    When neither bids there is no exchange and nothing is declared. Whoever has fewer tricks scores { $points } below the line for
    each trick of the other. The last trick counts { $extra } more than any other.
clause-bid-paid =
    For each trick beyond the bid elder scores { $points }; for each trick short of it the other player does. Doubled it is
    { $doubled }, redoubled { $redoubled }.

## Carte blanche

clause-carte_blanche-award =
    A hand dealt without king, queen { $ten_is_court ->
        [yes] , jack or ten
       *[no] or jack
    } is a carte blanche and scores { $points ->
        [one] 1 point
       *[other] { $points }
    }, before anything else is counted.{ $pack ->
        [36] { $double_blank ->
            [younger_scores] {" "}If both have one, only younger's scores.
            [both_score] {" "}If both have one, each scores.
           *[both_void] {" "}If both have one, neither scores.
        }
       *[other] {""}
    }
clause-carte_blanche-claimed-bidding = A carte blanche is told and shown at once, before the bidding.
clause-carte_blanche-claimed-round = A carte blanche is told and shown at once, before anything else.
clause-carte_blanche-claimed =
    Elder tells a carte blanche before exchanging, and { $elder_blank_proof ->
        [immediate] shows it at once
        [after_younger_discard] shows it when younger has put cards out
       *[after_younger_exchange] shows it when younger has exchanged
    }; { $elder_blank_draw_order ->
        [younger_first] younger draws first
       *[elder_first] elder draws first all the same
    }. { $younger_blank_announce ->
        [after_elder_exchange] Younger need not tell one before elder has put cards out and touched the talon, and shows it { $younger_blank_proof ->
            [after_elder_exchange] when elder has drawn
           *[other] there and then
        }.
       *[at_once] Younger tells one at once and shows it when elder has { $younger_blank_proof ->
            [immediate] heard of it
            [after_elder_exchange] drawn, so that elder cannot profit by the sight
           *[after_elder_discard] put cards out, so that elder chose them without the sight
        }.
    }
clause-carte_blanche-kept =
    { $blank_optional ->
        [yes] A player may keep quiet about a carte blanche. It then scores nothing and stops no repique.
       *[no] Nobody may keep quiet about a carte blanche: to say nothing is not open to its holder.
    }
clause-carte_blanche-bound =
    { $blank_optional ->
        [yes] Telling a carte blanche is a right, not a duty.
       *[no] { $younger_blank_announce ->
            [after_elder_exchange] Elder, dealt a carte blanche, must tell of it as soon as it is noticed; younger must tell of one too, but not before elder has put cards out and touched the talon.
           *[at_once] Whoever is dealt a carte blanche must tell of it as soon as it is noticed.
        }
    }
clause-carte_blanche-number =
    Elder, telling a carte blanche, { $elder_blank_proof ->
        [immediate] shows it there and then, and so need not say how many cards will be exchanged.
       *[other] says how many cards will be exchanged, so that younger can choose a discard before the hand is seen.
    }
clause-carte_blanche-number-bidding = With a carte blanche no number of cards is named: it is shown before the bidding.
clause-carte_blanche-named-bidding = Nobody names a number with a carte blanche, and so nobody is bound to one.
clause-carte_blanche-named =
    { $elder_blank_proof ->
        [immediate] Elder names no number with a carte blanche, and is bound to none.
       *[other] Elder must then exchange the number that was named, neither more nor fewer: younger has relied on it.
    }
clause-carte_blanche-again =
    { $blank_again_after_exchange ->
        [yes] A hand that is still without court cards{ $ten_is_court ->
            [yes] {" "}and tens
           *[no] {""}
        } when it has exchanged scores another { $points }.
       *[no] A carte blanche scores once. What the exchange makes of the hand scores nothing for it.
    }

## The exchange

clause-exchange-elder =
    { $minimum ->
        [0] Elder may exchange up to { $maximum } cards, or none
        [1] Elder must exchange one card and may exchange up to { $maximum }
       *[other] Elder must exchange { WORDS($minimum) } cards and may exchange up to { $maximum }
    }, putting them out before drawing as many from the talon.{ $bids ->
        [bid_pairs] {" "}Cards that the bid promises to younger stay in the talon.
       *[other] {""}
    }
clause-exchange-younger =
    { $minimum ->
        [0] Younger need not exchange, but may take { younger-may-take }.
        [majority] Younger must take more than half of what elder has left, and may take { younger-may-take }.
        [all_but_two] Younger must take all but two of what elder has left, and may take { younger-may-take }.
        [1] Younger must exchange one card if any is left, and may take { younger-may-take }.
       *[other] Younger must exchange { WORDS($minimum) } cards if so many are left, and may take { younger-may-take }.
    }
younger-may-take =
    { $maximum ->
        [five] five of those elder has left, or all when there are fewer
       *[remaining] all that elder has left
    }
clause-exchange-cards =
    Cards are drawn from the top of the talon in the order in which they lie, one for each card put out. Neither player
    sees what the other puts out or draws.
clause-exchange-cards-round =
    Cards are drawn from the talon, one for each card put out. Nobody else sees what is put out or drawn.
clause-exchange-dealer =
    { $how ->
        [none] Nobody exchanges: the { $talon } cards of the talon stay where they are.
       *[dealer_takes_two] Only the dealer may exchange: { WORDS($talon) } cards of the talon for as many from the hand, or none.
    }
clause-talon-foreign =
    { $peek_penalty ->
        [0] The cards of the talon are for whoever may draw them; at this table nobody can see a card that is not theirs to see.
       *[other] Looking at cards of the talon that belong to the other player costs { $peek_penalty }.
    }
clause-talon-peek =
    { $elder_peek ->
        [yes] Elder, taking fewer than { $elder_exchange_max }, may look at those left of that number, without showing them to younger.
       *[no] Elder may not look at cards left in the talon.
    }
clause-talon-left =
    { $younger_untaken ->
        [expose_or_hide_now] Younger decides at once, before the first call, whether the cards left are turned up.
        [look_after_lead_shared] Younger may look at the cards left once elder has led; the cards wait until then.
        [private] Younger may look at the cards left.
       *[hidden] The cards nobody takes stay face down to the end of the deal.
    }
clause-talon-faced =
    { $younger_untaken ->
        [expose_or_hide_now] If younger turns the cards left face up, both players see them; otherwise neither does.
        [look_after_lead_shared] If younger looks at the cards left, elder may look at them too; otherwise neither does.
        [private] Only younger sees the cards left.
       *[hidden] Nobody sees the cards left.
    }
clause-talon-untaken =
    { $younger_untaken ->
        [expose_or_hide_now] The cards left may be turned up by younger alone, once, before elder's first call.
        [look_after_lead_shared] The cards left may be turned up by younger alone, once, after elder has led and before younger plays.
        [private] The cards left are not turned up: younger may look at them, nobody else.
       *[hidden] The cards left are never turned up.
    }

## Declaring

clause-declare-order =
    { $declare_order ->
        [point_then_free] Elder calls the point first; sequences and sets may then be called in either order.
       *[strict] The classes are called in this order: point, then sequences, then sets.
    } However they are called, they are reckoned in the order of reckoning.
clause-declare-order-round =
    The classes are called in this order: point, then sequences, then sets. In each the calls go round the table from the
    first seat, before a card is played.
clause-declare-nothing-round = A player need not call in a class, and says so or passes.
clause-declare-nothing =
    A player need not call in a class. Elder then says so, or passes to the next, and younger may count what younger
    holds of that class.
clause-declare-no_such =
    A point is cards of one suit; a sequence, three or more neighbouring cards of one suit; a set, three or four cards
    of one rank, from the ten up.
clause-declare-once =
    An unbroken run is one sequence and a rank is one set: neither may be counted in pieces.
clause-sinking-allowed-bidding =
    { $sinking ->
        [none] Everything held must be declared.
        [partial] A player may keep back a whole combination or a part of one; what is kept back scores nothing.{ $bids ->
            [bid_signed] { $auction_minus_sinking ->
                [none] {" "}Where tricks are to be lost, nothing may be kept back.
               *[partial] {" "}That holds where tricks are to be lost as well.
            }
           *[other] {""}
        }
        [whole_combinations] A player may keep any combination back, the best of a class included, but not call a part of one as if it were the whole; what is kept back scores nothing.
       *[whole_class] A player may keep a whole class back, but calls the best held of a class that is declared; what is kept back scores nothing.
    }
clause-sinking-allowed =
    { $sinking ->
        [none] Everything held must be declared.
        [partial] A player may keep back a whole combination or a part of one, calling a trio out of a quatorze for instance; what is kept back scores nothing.
        [whole_combinations] A player may keep any combination back, the best of a class included, but not call a part of one as if it were the whole; what is kept back scores nothing.
       *[whole_class] A player may keep a whole class back, but calls the best held of a class that is declared; what is kept back scores nothing.
    }
clause-sinking-binds =
    { $short_call_binds ->
        [always] Elder, having called the lesser of two combinations or a part of one, cannot count the better one or the whole after it.
        [unless_good_against_cards] Elder, having called the lesser of two combinations or a part of one, cannot count the better one or the whole after it, unless the call was good against everything the other hand could hold.
       *[never] A call of the lesser of two combinations, or of a part of one, does not keep its caller from counting the better one or the whole after it.
    }

## The point

clause-point-called =
    { $point_call ->
        [value_always] Calling a point, elder says how many cards it has and what they are worth.
       *[length_first] Calling a point, elder says how many cards it has; what they are worth is told only when younger asks.
    }
clause-point-called-round =
    Calling a point, a player says how many cards it has and what they are worth; whoever comes after{ $partners ->
        [yes] , a partner too,
       *[no] {""}
    } speaks only with a better one.
clause-point-asked =
    Younger may ask what a point makes only when younger has one of as many cards to set against it.
clause-point-stated =
    A point is worth what its cards add up to: the ace eleven; king, queen, jack and ten ten each; the others their own
    number.
clause-point-answered =
    To a point younger answers “good” when not beating it, “not good” when holding a better one, and “equal” when holding
    one exactly as good.{ $point_beaten ->
        [yes] {" "}When the values decided, younger tells the value that is better.
       *[no] {""}
    }
clause-point-too_short =
    { $point_min_length ->
        [0] { $point_min_pips ->
            [0] A point may be as short as it will: where every suit is short, even three cards can be the best.
           *[other] A point worth less than { $point_min_pips } cannot be called, whatever the number of its cards.
        }
       *[other] { $point_min_pips ->
            [0] A point of fewer than { $point_min_length } cards cannot be called.
           *[other] A point of fewer than { $point_min_length } cards, or worth less than { $point_min_pips }, cannot be called.
        }
    }
clause-point-good-round =
    Only the best point of the table scores. { $compare ->
        [pips] The one worth more is better, whatever the number of its cards.
       *[length_pips] More cards are better; of as many, those worth more.
    } { $score ->
        [ending4_less_one] It scores one for each card, less one if its worth ends in four.
        [tens_rounded] It scores one for each ten of its worth, five and more counting as another ten.
        [flat_5] It scores five, whatever its length.
       *[cards] It scores one for each card.
    }{ point-shortest }{ point-of-nought }
clause-point-good =
    Only the better point scores. { $compare ->
        [pips] The one worth more is better, whatever the number of its cards.
       *[length_pips] More cards are better; of as many, those worth more.
    } { $score ->
        [ending4_less_one] It scores one for each card, less one if its worth ends in four.
        [tens_rounded] It scores one for each ten of its worth, five and more counting as another ten.
        [flat_5] It scores five, whatever its length.
       *[cards] It scores one for each card.
    }{ point-shortest }{ point-of-nought }
point-of-nought =
    { $nought_value ->
        [off] {""}
       *[other] {" "}A suit of which none is held may be called as a point of five cards worth { $nought_value }, scoring five.
    }
point-shortest =
    { $min_length ->
        [0] { $min_pips ->
            [0] {""}
           *[other] {" "}Under { $min_pips } it does not count.
        }
       *[other] { $min_pips ->
            [0] {" "}With fewer than { $min_length } cards it does not count.
           *[other] {" "}With fewer than { $min_length } cards, or under { $min_pips }, it does not count.
        }
    }
clause-point-equal-round =
    When the best points are as good as each other, in hands that do not play together, nobody scores for the point.
clause-point-equal =
    { $point_compare ->
        [pips] When both points are worth as much, neither player scores for the point.
       *[length_pips] When both points have as many cards and are worth as much, neither player scores for the point.
    } That bars nobody from a repique or a pique.

## Sequences

clause-sequence-called-round = Calling a sequence, a player says how long it is and how high; whoever comes after speaks only with a better one.
clause-sequence-called =
    Calling a sequence, elder says how long it is, by its name: tierce, quart, quint and so on. { $sequence_call ->
        [top_always] The top card is told at once.
        [top_unless_unbeatable] The top card is told at once, unless nothing the other hand could hold can beat or equal it.
       *[length_first] The top card is told only when younger asks.
    }
clause-sequence-asked = Younger may ask how high a sequence goes only when holding one as long to set against it.
clause-sequence-stated = A sequence is as high as its top card, and that is the card elder names.
clause-sequence-answered =
    To a sequence younger answers “good” when not beating it, “not good” when holding a longer one or one as long and
    higher, and “equal” when holding one as long and as high.
clause-sequence-good-round =
    The longest sequence of the table is good; of those as long, the highest. A tierce scores { $tierce }, a quart { $quart },
    a quint { $quint }, and each card beyond five one more. The other hands count what the rules on lesser sequences let them.{ sequence-of-nought }
clause-sequence-good =
    The longer of the two best sequences is good; of two as long, the higher. A tierce scores { $tierce }, a quart
    { $quart }, a quint { $quint }, and each card beyond five one more. { $lesser ->
        [both] Good or not, both players then count what else they hold.
       *[winner] Its holder counts sequences; the other player counts none.
    } { $equal_voids ->
        [all] When the best are equal, nobody counts any.
       *[none] When the best are equal both players count them, and their others.
    }{ sequence-of-nought }
sequence-of-nought =
    { $nought_value ->
        [off] {""}
       *[other] {" "}A suit of which none is held may be called as a quint, lower than the quint major and higher than any other, scoring ten.
    }
clause-sequence-equal-round =
    When the best sequences are as long and as high, in hands that do not play together, nobody counts a sequence.
clause-sequence-equal =
    { $equal_sequence_voids ->
        [all] When the best sequences are as long and as high as each other, neither scores. Nor does any other sequence of either player, however good.
       *[none] When the best sequences are as long and as high as each other, both score, and so do the players' other sequences.
    }
clause-sequence-lesser-round =
    { $who ->
        [side] Both partners of the side that has the best sequence count every other sequence they hold.
        [everyone] Everyone counts every other sequence, whoever has the best.
       *[holder_only] Whoever has the best sequence counts every other sequence too; nobody else counts any.
    }
clause-sequence-lesser =
    { $lesser_combinations ->
        [both] Both players count their other sequences, whoever has the best.
       *[winner] Whoever has the best sequence counts every other sequence too, even one that the other player could beat.
    }

## Sets

clause-set-called-round = Calling a set, a player says how many cards it has and of which rank; whoever comes after speaks only with a better one.
clause-set-called = Calling a set, elder says how many cards it has and of which rank: three aces, four tens.
clause-set-answered =
    To a set younger answers “good” when not beating it and “not good” when holding a better one. Two sets are never
    equal.
clause-set-good-round =
    Any quatorze beats any trio; between two of a kind the higher rank wins. The best set of the table is good: a trio scores
    { $trio } and a quatorze { $quatorze }. The other hands count what the rules on lesser sets let them.
clause-set-good =
    Any quatorze beats any trio; between two of a kind the higher rank wins. The better one is good: a trio scores
    { $trio } and a quatorze { $quatorze }. { $lesser ->
        [both] Both players then count what else they hold.
       *[winner] Its holder counts sets; the other player counts none.
    }
clause-set-lesser-round =
    { $who ->
        [side] Both partners of the side that has the best set count every other trio and quatorze they hold.
        [everyone] Everyone counts every other set, whoever has the best.
       *[holder_only] Whoever has the best set counts every other trio and quatorze too; nobody else counts any.
    }
clause-round-beaten = A combination that is beaten by another side's counts nothing.
clause-set-lesser =
    { $lesser_combinations ->
        [both] Both players count their other sets, whoever has the best.
       *[winner] Whoever has the best set counts every other trio and quatorze too.
    }

## Answers and proof

clause-reply-true =
    Answers must be true: “not good” only with better in hand and meant to be shown, “equal” only with exactly as good, a
    question only with as many.
clause-shown-on_request =
    { $show_on_request ->
        [yes] { $show_extent ->
            [called] Whatever has been called must be shown when the other player asks, even if it was not good; what was
            equal too, younger's once elder has led.
            [equal] Whatever was good or equal must be shown when the other player asks: elder's at any time, younger's once
            elder has led.
           *[scored] Whatever scores must be shown when the other player asks, and nothing else.
        }
       *[no] Nothing need be shown when the other player asks.
    }
clause-equal-named =
    { $equal_named ->
        [cards] A player shows the cards of a point or sequence that is equal: elder at once, younger when elder has led.
        [suit] A player names the suit of a point or sequence that is equal: elder at once, younger when elder has led.
       *[nothing] Nothing is told of a point or sequence that is equal.
    }
clause-declared-bars =
    A sequence, trio or quatorze that lies wholly in cards elder has declared good{ $show_on_request ->
        [yes] { $show_extent ->
            [scored] {""}
           *[equal] {" "}or equal
        }
       *[no] {""}
    } bars one of younger's that is equal to it or lower, even though elder did not call it.
clause-show-claimed =
    Younger counts what is good after elder's first lead and before playing to it; afterwards it is lost. { $show_on_request ->
        [yes] Whatever is counted must be shown, or named beyond doubt, when the other player asks.
       *[no] Nobody need show what is counted.
    }

## Carte rouge, repique and pique

clause-carte_rouge-award =
    { $carte_rouge ->
        [0] A hand whose every card has scored earns nothing for that.
       *[other] A player whose every card is part of a point, sequence or set that scored has a carte rouge and scores { $carte_rouge }.
    }
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
carte-rouge-helps =
    { $carte_rouge ->
        [0] {""}
       *[other] { $carte_rouge_in_pique ->
            [elder_only] {" "}Elder's carte rouge helps towards it, younger's does not.
            [false] {" "}A carte rouge does not help towards it.
           *[true] {" "}A carte rouge helps towards it.
        }
    }
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
pique-by =
    { $younger_pique ->
        [yes] Either player can make it.
       *[no] Only elder can make it.
    }
clause-pique-tricks =
    When younger makes a pique, the tricks that younger has won for it are written above the line as well.
    The last trick counts { $last_trick } more than any other.
clause-pique-award =
    { WORDS($target, case: "title") } or more in hand and play together, before the other player has counted anything,
    earn { WORDS($points) } more.
    { pique-reckoned } { pique-cards } { pique-by }{ carte-rouge-helps }

## The play

clause-play-lead =
    { $scoring ->
        [lead_capture] The leader of each trick scores 1 for the card led, whatever it is and whoever takes it.
        [high_lead_capture] The leader of a trick scores 1 if the card led is a ten or higher.
       *[other] Leading scores nothing of itself.
    }
clause-play-trick-signed_trick =
    Each trick scores { $points } for whoever takes it, whoever led it; where the bid was to lose tricks, it scores for the other player.
clause-play-trick-round =
    { $scoring ->
        [lead_capture] Taking a trick that another side led scores 1. Taking what one's own side led scores no more than the lead did.
        [high_lead_capture] Taking a trick that another side led scores 1 if it is taken with a ten or a higher card.
        [flat_won] Each trick scores 1 for whoever takes it, whoever led it.
       *[high_cards_won] The taker of a trick scores 1 for each ten or higher card in it.
    }
clause-tricks-counted =
    A trick is no point by itself: it counts one towards the bid{ $extra ->
        [0] , the last like any other
       *[other] , and the last { $extra } more
    }.
clause-play-decided =
    { $stops ->
        [played_out] The deal is played to the last trick.
       *[when_decided] { $exact ->
            [exact_bonus_30] The deal is played to the last trick, since exactly the tricks bid earn a bonus.
           *[multiple_of_shortfall] The play stops as soon as elder has the tricks bid, unless a pique can still be made.
        }
    }
clause-play-trick =
    { $scoring ->
        [lead_capture] Taking a trick that the other player led scores 1. Taking one's own lead scores no more than the lead did.
        [high_lead_capture] Taking a trick that the other player led scores 1 if it is taken with a ten or a higher card.
        [flat_won] Each trick scores 1 for whoever takes it, whoever led it.
       *[high_cards_won] The taker of a trick scores 1 for each ten or higher card in it: none, 1 or 2.
    }
clause-play-last =
    { $extra ->
        [0] The last trick scores no more than any other.
        [two_with_high_card] Taking the last trick counts 2 in all with a ten or a higher card, and 1 with a lower one.
       *[other] The last trick scores { $extra } more than any other.
    }{ $cards ->
        [0] { $capot_last_trick ->
            [kept] {" "}A capot leaves it as it is.
           *[unless_it_stands_for_cards] {" "}It stands in place of a score for the cards, and so a capot takes its place.
        }
       *[other] {""}
    }
clause-play-follow_suit =
    Whoever can must follow the suit led; whoever cannot may play anything. The higher card of the suit led takes the
    trick, there are no trumps, and its taker leads to the next.
clause-play-head =
    { $must_head ->
        [yes] Whoever can must also take the trick.
       *[no] Nobody is obliged to take a trick: any card of the suit led will do.
    }
clause-cards-early =
    { $cards_in_pique ->
        [yes] Elder, having taken more than half the tricks before younger has taken one or counted anything, scores the { $points } for the cards there and then, and they count towards a pique.
       *[no] The score for the cards waits for the end of the play.
    }
clause-cards-most-signed_most =
    Taking more tricks than the other player scores { $points } for the cards; where the bid was to lose tricks, losing more of them
    does. With as many each, nobody scores.
clause-cards-most-most_tricks_shared =
    Taking more tricks than any other player scores { $points } for the cards; two who are level have { $half } each.
clause-cards-most-round =
    The side that takes more tricks than the other scores { $points } for the cards. With as many each, nobody scores.
clause-cards-capot-signed_capot =
    Taking every trick is the capot: { $points }, in place of the score for the cards. Where the bid was to lose tricks, losing every
    one of them is.
clause-cards-capot-capot_shared =
    Taking every trick is the capot: { $points }, in place of the score for the cards. Two who share all the tricks, the third having
    none, score { $half } each.
clause-cards-capot-round = The side that takes every trick makes the capot: { $points }, in place of the score for the cards and not besides.
clause-cards-most =
    { $points ->
        [0] Taking more tricks than the other player scores nothing of itself.
       *[other] Taking more tricks than the other player scores { $points } for the cards, by however many. With as many each, the cards are divided and nobody scores.
    }
clause-cards-capot =
    { $points ->
        [0] Taking every trick scores nothing of itself.
       *[other] Taking every trick is the capot: { $points }, in place of the score for the cards and not besides. It counts towards no pique.
    }

## The partie and the race

clause-race-reached =
    The race is to { $target }. { $stop ->
        [at_once_in_order] Play stops as soon as a player reaches it, the scores being taken in the order of reckoning: { $order }.
        [at_once_by_clock] Play stops the moment a player reaches it, the scores being taken as they are made: elder's lead, for one, comes before what younger has in hand.
       *[end_of_deal] The deal is played to its end all the same, and if both have reached it the higher total wins.
    }
clause-settlement-difference =
    The winner of the partie is paid the difference of the totals and { $bonus } for the game.
clause-settlement-rubicon =
    A loser under { $line } is rubiconed: the winner is paid the sum of the totals and { $bonus }, not the difference.
    { $winner_short ->
        [yes] It makes no odds that the winner is under { $line } too.
       *[no] When the winner is under { $line } too, only the difference is paid.
    }
clause-settlement-tie =
    { $extra ->
        [0] A partie that ends level is drawn.
       *[other] A partie that ends level goes on for { $extra ->
            [one] one more deal
           *[other] { WORDS($extra) } more deals
        }{ $repeat ->
            [once] ; still level then, it is drawn.
           *[until_decided] , and again as long as it is level.
        }
    }
clause-settlement-race =
    Whoever reaches { $target } first wins the game.{ $under ->
        [0] {""}
       *[other] {" "}It counts double when the loser has fewer than { $under }.
    } { $games ->
        [one] One game decides.
       *[other] The first to win { WORDS($games) } games wins the match.
    }
clause-rubber-game = A game is won by the first to have { $target } below the line; then a new line is drawn and both begin again.
clause-rubber-bonus =
    The first to win { WORDS($games_to_win) } { $games_to_win ->
        [one] game
       *[other] games
    } wins the partie and adds { $points }, or { $clean } when the loser has won no game.
clause-rubber-blank_games = The winner of the partie adds { $points } for every game in which the loser scored nothing below the line.
clause-rubber-margin =
    Everything above and below the line is added up. The winner of the partie wins by the difference; should the loser have more
    points, the difference is the loser's.
clause-race-home =
    { $how ->
        [withdraw] Whoever reaches { $target } first is home and withdraws. The other two play on against each other, as in the game for two, and the last one home loses.
       *[first_wins] { $partners ->
            [yes] The first side to reach { $target } wins the game.
           *[no] The first to reach { $target } wins the game.
        }
    }
clause-partie-deals =
    { $match_format ->
        [four_deals_ends_double] A partie is four deals, the players dealing in turn; what the first and the last bring counts double.
        [race] The players deal in turn until one of them has won the race.
        [race_of_many] The players deal in turn until the race is won.
        [rubber] The players go on until one of them has won the games that are wanted.
       *[six_deals] A partie is six deals, the players dealing in turn.
    }
clause-concede-play =
    { $concede_last_deal ->
        [yes] In the last deal a player who can no longer save the rubicon may give up the play; the other then scores { $points } for it, less what is scored for play already.
       *[no] The play of the last deal cannot be given up.
    }
clause-concede-cards =
    { $concede_last_deal ->
        [yes] When the play is given up the other player has the cards as well: { $cards }. No capot is claimed.
       *[no] The play cannot be given up, and so neither can the cards.
    }

## Order and possession

clause-turn-wait = Each speaks and plays in turn: a player waits until the other has done.
clause-cards-not_held = A player may put out, call and play only cards from the hand held, and each card once.

## The parts of the rulebook

rulebook-part-deal = The deal
rulebook-part-carte_blanche = Carte blanche
rulebook-part-bidding = The bidding
rulebook-part-exchange = The exchange and the talon
rulebook-part-declaring = Declaring
rulebook-part-point = The point
rulebook-part-sequence = Sequences
rulebook-part-set = Sets
rulebook-part-bonuses = Carte rouge, repique and pique
rulebook-part-play = The play and the cards
rulebook-part-settlement = The partie, the race and what is paid
rulebook-part-conduct = Order at the table
