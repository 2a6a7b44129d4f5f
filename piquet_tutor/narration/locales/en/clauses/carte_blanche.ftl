### Carte blanche.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-carte_blanche = Carte blanche

## carte_blanche.award

question-carte_blanche-award = What does a hand dealt without court cards score?

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

## carte_blanche.claimed

question-carte_blanche-claimed = When is a carte blanche told, and how is it proved?

clause-carte_blanche-claimed-bidding = A carte blanche is told and shown at once, before the bidding.

clause-carte_blanche-claimed-round = A carte blanche is told and shown at once, before anything else.

clause-carte_blanche-claimed =
    Elder tells a carte blanche before exchanging, and { $elder_blank_proof ->
        [immediate] shows it at once
        [after_both_discards] puts the cards to be exchanged apart; younger does so too, and only then elder shows all twelve
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

carte_blanche-claimed-round = A carte blanche is announced before anything else and proved by showing the cards.

carte_blanche-claimed-allowed-round =
    .call = Carte blanche.
    .short = { subject } announces a carte blanche.
    .full = A hand was dealt without king, queen or jack, and it is told. It scores as soon as it has been shown.

## carte_blanche.kept

question-carte_blanche-kept = May a player keep quiet about a carte blanche?

clause-carte_blanche-kept =
    { $blank_optional ->
        [yes] A player may keep quiet about a carte blanche. It then scores nothing and stops no repique.
       *[no] Nobody may keep quiet about a carte blanche: to say nothing is not open to its holder.
    }

carte_blanche-kept = Under some rules a player may keep quiet about a carte blanche; it then scores nothing and stops nothing.

carte_blanche-kept-allowed =
    .short = { SIDE($side) } says nothing of a carte blanche.
    .full =
        { SIDE($side) } was dealt no court card and keeps quiet about it. That gives up its points, and the other
        player does not learn what the hand was.

carte_blanche-kept-allowed-round =
    .short = { subject } says nothing of a carte blanche.
    .full = That hand was dealt no court card, and its holder keeps quiet about it. It gives up the points, and nobody learns what the hand was.

## carte_blanche.bound

question-carte_blanche-bound = Must a carte blanche be told?

clause-carte_blanche-bound =
    { $blank_optional ->
        [yes] Telling a carte blanche is a right, not a duty.
       *[no] { $younger_blank_announce ->
            [after_elder_exchange] Elder, dealt a carte blanche, must tell of it as soon as it is noticed; younger must tell of one too, but not before elder has put cards out and touched the talon.
           *[at_once] Whoever is dealt a carte blanche must tell of it as soon as it is noticed.
        }
    }

carte_blanche-bound = A carte blanche must be announced as soon as it is noticed.

refused-carte_blanche-bound =
    .short = By these rules a carte blanche may not be kept quiet; announce it.

## carte_blanche.number

question-carte_blanche-number = Must elder, telling a carte blanche, name how many cards will be exchanged?

clause-carte_blanche-number =
    Elder, telling a carte blanche, { $elder_blank_proof ->
        [immediate] shows it there and then, and so need not say how many cards will be exchanged.
       *[other] says how many cards will be exchanged, so that younger can choose a discard before the hand is seen.
    }

clause-carte_blanche-number-bidding = With a carte blanche no number of cards is named: it is shown before the bidding.

carte_blanche-number = Elder, announcing a carte blanche, says how many cards will be exchanged before the hand is shown.

refused-carte_blanche-number =
    .short =
        { $number ->
            [absent] With a carte blanche elder must say how many cards will be exchanged; name a number from { $minimum } to { $maximum }.
           *[other] You named { $number } { $number ->
                [one] card
               *[other] cards
            }, but you may exchange { limits }; name a number you may exchange.
        }

## carte_blanche.named

question-carte_blanche-named = Is elder held to the number named?

clause-carte_blanche-named-bidding = Nobody names a number with a carte blanche, and so nobody is bound to one.

clause-carte_blanche-named =
    { $elder_blank_proof ->
        [immediate] Elder names no number with a carte blanche, and is bound to none.
        [after_both_discards] Elder puts apart, and then exchanges, the number that was named, neither more nor fewer: younger relies on it.
       *[other] Elder must then exchange the number that was named, neither more nor fewer: younger has relied on it.
    }

carte_blanche-named = Elder, having named a number with a carte blanche, exchanges that number.

refused-carte_blanche-named =
    .short =
        You said you would exchange { $maximum }, so younger has counted on it, and you have chosen { $number }; choose
        exactly { $maximum }.

## carte_blanche.again

question-carte_blanche-again = Does a hand still blank after the exchange score again?

clause-carte_blanche-again =
    { $blank_again_after_exchange ->
        [yes] A hand that is still without court cards{ $ten_is_court ->
            [yes] {" "}and tens
           *[no] {""}
        } when it has exchanged scores another { $points }.
       *[no] A carte blanche scores once. What the exchange makes of the hand scores nothing for it.
    }

carte_blanche-again = By this rule a carte blanche that is still one after the exchange scores a second time.

carte_blanche-again-awarded =
    .call = Still blank: { WORDS($count) }.
    .short = { SIDE($side) }'s hand is still blank after the exchange: { points-count } again.
    .full = After the exchange the hand is { CARDS($cards) }: still no court card. By these rules that scores { points-count } once more.
