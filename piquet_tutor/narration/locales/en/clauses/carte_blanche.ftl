### Carte blanche.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-carte_blanche = Carte blanche

## carte_blanche.award

question-carte_blanche-award = What does a hand dealt without court cards score?

clause-carte_blanche-award =
    A hand dealt without { $ten_is_court ->
        [yes] king, queen, jack or ten
       *[no] king, queen or jack
    } is a carte blanche and scores { $points ->
        [one] 1 point
       *[other] { $points }
    }, before anything else is counted.{ $pack ->
        [36] { $double_blank ->
            [younger_scores] {" "}If both have one, only younger’s scores.
            [both_score] {" "}If both have one, each scores.
           *[both_void] {" "}If both have one, neither scores.
        }
       *[other] {""}
    }

carte_blanche-award-awarded =
    .call = Carte blanche: { points-said }.
    .short = { subject } { DOES($who, "was", number: "one") } dealt no king, queen or jack. Carte blanche: { points-count }{ for-side }.
    .full =
        { $proved ->
            [yes] The hand has been shown: { CARDS($cards) }. There is no king, queen or jack in it.
           *[no] The record says it was a carte blanche: the cards as dealt are not known.
        }

        { $round ->
            [yes] It scores { points-count }, before anything else is counted.
           *[no] { SIDE($side, does: "scores") } { points-count } for it, before anything else is counted.
        }

carte_blanche-award-denied =
    .short =
        { $round ->
            [yes] { subject } { DOES($who, "has", number: "one") } a carte blanche that does not count: an opponent has one too.
           *[no] { $why ->
                [younger] { SIDE($side, case: "own") } carte blanche does not count: { ROLE("younger", does: "has") } one too.
               *[both] { SIDE($side, case: "own") } carte blanche does not count: both players have one.
            }
        }
    .full =
        { $proved ->
            [yes] The hand has been shown: { CARDS($cards) }. There is no king, queen or jack in it.
           *[no] The record says it was a carte blanche: the cards as dealt are not known.
        }

        { $round ->
            [yes] But an opponent holds a carte blanche as well, and by these rules this one then does not score its { $points }.
           *[no] { $why ->
                [younger] But { ROLE("younger", does: "holds") } a carte blanche as well, and by these rules only { ROLE("younger", case: "alone") } counts: it bars { ROLE("elder", case: "alone") }, and { ROLE("elder", case: "own") } pique and repique with it.
               *[both] But the opponent holds a carte blanche as well. By these rules they cancel out: neither scores its { $points }, and neither stops a pique or repique.
            }
        }

## carte_blanche.claimed

question-carte_blanche-claimed = When is a carte blanche announced, and how is it proved?

clause-carte_blanche-claimed-bidding = A carte blanche is announced and shown as soon as the cards are dealt, before the bidding.

clause-carte_blanche-claimed =
    { $round ->
        [yes] A carte blanche is announced and shown as soon as the cards are dealt, before anything else.
       *[no] Elder announces a carte blanche before exchanging, and { $elder_blank_proof ->
            [immediate] shows it at once
            [after_both_discards] sets the discard aside; younger does the same, and only then does elder show all twelve cards
            [after_younger_discard] shows it once younger has discarded
           *[after_younger_exchange] shows it once younger has exchanged
        }; { $elder_blank_draw_order ->
            [younger_first] younger draws first
           *[elder_first] elder still draws first
        }. { $younger_blank_announce ->
            [after_elder_exchange] Younger need not announce one until elder has discarded and touched the talon, and shows it { $younger_blank_proof ->
                [after_elder_exchange] once elder has drawn
               *[other] there and then
            }.
           *[at_once] Younger announces one at once and shows it { $younger_blank_proof ->
                [immediate] straight away
                [after_elder_exchange] once elder has drawn, so that seeing it is no help to elder
               *[after_elder_discard] once elder has discarded, so that elder chooses without seeing it
            }.
        }
    }

carte_blanche-claimed-allowed =
    .call =
        { $round ->
            [yes] Carte blanche.
           *[no] { $exchange ->
                [absent] Carte blanche.
               *[other] Carte blanche. I shall exchange { WORDS($exchange) }.
            }
        }
    .short =
        { $round ->
            [yes] { subject } { DOES($who, "announces", number: "one") } a carte blanche.
           *[no] { $exchange ->
                [absent] { SIDE($side, does: "announces") } a carte blanche.
               *[other] { SIDE($side, does: "announces") } a carte blanche, and an exchange of { $exchange }.
            }
        }
    .full =
        { $round ->
            [yes] That hand was dealt no king, queen or jack. It scores as soon as it has been shown.
           *[no]
                { SIDE($side, does: "was") } dealt no king, queen or jack and { DOES($side, "says") } so.{ $late ->
                    [yes] {" "}By these rules { ROLE("younger") } need not announce it until { ROLE("elder", does: "has") } discarded.
                   *[no] {""}
                }

                { $exchange ->
                    [absent] It scores as soon as it has been shown.
                    [0] { SIDE("elder", does: "says") } beforehand that no card will be exchanged, so that { ROLE("younger") } can choose a discard without seeing the hand.
                   *[other] { SIDE("elder", does: "says") } beforehand how many cards will be exchanged ({ $exchange }), so that { ROLE("younger") } can choose a discard without seeing the hand.
                }
        }

carte_blanche-claimed-allowed-private =
    .short = { SIDE($side, does: "holds") } a carte blanche, and will announce it once { ROLE("elder", does: "has") } discarded.
    .full = By these rules { ROLE("younger") } need not announce a carte blanche until { ROLE("elder", does: "has") } discarded. { SIDE("elder", does: "does") } not know of it yet.

## carte_blanche.kept

question-carte_blanche-kept = May a player keep quiet about a carte blanche?

clause-carte_blanche-kept =
    { $blank_optional ->
        [yes] You may keep quiet about a carte blanche. It then scores nothing and stops no repique.
       *[no] You may not keep quiet about a carte blanche.
    }

carte_blanche-kept-allowed =
    .short = { subject } { DOES($who, "says", number: "one") } nothing about a carte blanche.
    .full =
        { $round ->
            [yes] That hand was dealt no court card, and the player keeps quiet about it. That gives up the points, and nobody learns what the hand was.
           *[no]
                { SIDE($side, does: "was") } dealt no court card and { DOES($side, "keeps") } quiet about it. That gives up the points, and the opponent
                does not learn what the hand was.
        }

## carte_blanche.bound

question-carte_blanche-bound = Must a carte blanche be announced?

clause-carte_blanche-bound =
    { $blank_optional ->
        [yes] You may announce a carte blanche, but you need not.
       *[no] { $younger_blank_announce ->
            [after_elder_exchange] Elder must announce a carte blanche as soon as elder notices it; younger must announce one too, but not until elder has discarded and touched the talon.
           *[at_once] A player dealt a carte blanche must announce it on noticing it.
        }
    }

refused-carte_blanche-bound =
    .short = By these rules you may not keep quiet about a carte blanche; announce it.

## carte_blanche.number

question-carte_blanche-number = With a carte blanche, must elder say how many cards will be exchanged?

clause-carte_blanche-number =
    Announcing a carte blanche, elder { $elder_blank_proof ->
        [immediate] shows it there and then, and so need not say how many cards will be exchanged.
       *[other] says how many cards will be exchanged, so that younger can choose a discard without seeing the hand.
    }

clause-carte_blanche-number-bidding = You name no number of cards with a carte blanche: you show it before the bidding.

refused-carte_blanche-number =
    .short =
        { $number ->
            [absent] With a carte blanche { ROLE("elder") } must say how many cards will be exchanged; name a number from { $minimum } to { $maximum }.
           *[other] You named { $number } { $number ->
                [one] card
               *[other] cards
            }, but you may exchange { limits }; name a number you may exchange.
        }

## carte_blanche.named

question-carte_blanche-named = Is elder held to the number named?

clause-carte_blanche-named-bidding = You name no number with a carte blanche, so you are not bound to one.

clause-carte_blanche-named =
    { $elder_blank_proof ->
        [immediate] Elder names no number with a carte blanche, and is not bound to one.
        [after_both_discards] Elder sets aside, and then exchanges, exactly the number named: younger relies on it.
       *[other] Elder must then exchange exactly the number named: younger has relied on it.
    }

refused-carte_blanche-named =
    .short =
        You said you would exchange { $maximum } and { ROLE("younger", does: "has") } counted on that, but you have chosen { $number }; choose
        exactly { $maximum }.

## carte_blanche.again

question-carte_blanche-again = Does a hand still blank after the exchange score again?

clause-carte_blanche-again =
    { $blank_again_after_exchange ->
        [yes] If the hand still has no court cards{ $ten_is_court ->
            [yes] {" "}or tens
           *[no] {""}
        } after the exchange, it scores another { $points }.
       *[no] A carte blanche scores once, even if the hand still has no court card after the exchange.
    }

carte_blanche-again-awarded =
    .call = Still blank: { points-said }.
    .short = { SIDE($side, case: "own") } hand is still blank after the exchange: { points-count } again.
    .full = After the exchange the hand is { CARDS($cards) }: still no court card. By these rules that scores { points-count } once more.
