### The deal: cutting, packets, who deals next.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-deal = The deal

## deal.cut

deal-cut-allowed =
    .short =
        { $how ->
            [higher_deals] { SIDE($side) } cut the higher card and { DOES($side, "deals") } first.
            [lower_deals] { SIDE($side) } cut the lower card and { DOES($side, "deals") } first.
           *[higher_chooses] { SIDE($side) } cut the higher card and may choose who deals first.
        }
    .full =
        { $high } cut the higher card and { $low } the lower: { CARDS($cards) }. The ace is high.

deal-cut = Each player lifts some cards off the pack; the bottom cards lifted are compared.

## deal.hands

question-deal-hands = How are the cards dealt, and who is elder?

clause-deal-hands =
    Each player has { $hand } cards from a pack of { $pack }, dealt { $deal_packet ->
        [2] by twos
        [3] by threes
        [two_to_four] by twos, threes or fours, as the dealer likes
        [chosen_once] by twos or by threes, each dealer keeping to the way first chosen
        [threes_and_twos] by threes and by twos
       *[chosen] by twos or by threes, as the dealer likes
    }; the other { $talon } are the talon{ $talon_laid ->
        [one_packet] , face down in one packet.
        [spread] , face down and spread.
        [five_and_three] , spread face down, five cards a little apart from the other three.
        [packet_or_five_and_three] , face down; the dealer may part it into five and three.
       *[face_down] .
    } { $first_dealer ->
        [higher_deals] The player who cuts the higher card deals first.
        [lower_deals] The player who cuts the lower card deals first.
       *[higher_chooses] The player who cuts the higher card chooses who deals first.
    } The dealer is younger. The non-dealer is elder, who exchanges, speaks and leads first.

deal-hands-allowed =
    .short = { $hand } cards each, and { $talon } in the talon. { SIDE("elder", does: "begins") }.
    .full =
        The cards are dealt: { $hand } to each player, and { $talon } left face down as the talon. { SIDE("nondealer", does: "is") }
        elder.

## deal.first

question-deal-first = How are the cards dealt, and who deals?

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
       *[other] ; the other { $talon } are the talon{ $talon_laid ->
            [one_packet] , face down in one packet.
            [spread] , face down and spread.
            [five_and_three] , spread face down, five cards a little apart from the other three.
            [packet_or_five_and_three] , face down; the dealer may part it into five and three.
           *[face_down] .
        }
    } { $first_dealer ->
        [higher_deals] The player who cuts the higher card deals first.
        [lower_deals] The player who cuts the lowest card deals first.
       *[higher_chooses] The player who cuts the higher card chooses who deals first.
    } { $seats ->
        [2] The bidding decides who is elder.
       *[other] Deal, calls and play go round to the { $seat_direction ->
            [right] right
           *[left] left
        }{ $partners ->
            [yes] ; partners sit opposite each other
           *[no] {""}
        }.
    }

deal-first-allowed =
    .short =
        { $talon ->
            [0] { $hand } cards each; nothing is left over.
            [one] { $hand } cards each, and one in the talon.
           *[other] { $hand } cards each, and { $talon } in the talon.
        }
    .full =
        The cards are dealt: { $hand } to each player{ $talon ->
            [0] , and that is the whole pack. Nobody exchanges.
            [one] , and one left face down as the talon.
           *[other] , and { $talon } left face down as the talon.
        }

## deal.next

question-deal-next = Who deals next?

clause-deal-next = The player who scored below the line in a deal deals the next.

deal-next-allowed =
    .short = { SIDE($side, does: "deals") } next.
    .full = { SIDE($side) } scored for tricks below the line, and so deals the next hands.
