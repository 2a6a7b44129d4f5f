# What the referee says: the laws of irregularities, in our words, and what each gives.
#
# The message of a clause (referee-miscall) is its law. A ruling is the clause and what became of it. $side is whose
# incident it is; $kind, $number, $rank and $pips tell of a call, $hand and $talon of a wrong deal.

referee-claim =
    { $kind ->
        [point]
            { $pips ->
                [absent] a point of { $number }
               *[other] a point of { $number } making { $pips }
            }
        [sequence]
            { $rank ->
                [absent] a { SEQUENCE($number) }
               *[other] a { SEQUENCE($number, $rank) }
            }
       *[set] a { SET($number, $rank) }
    }
referee-kind =
    { $kind ->
        [sequence] sequences
        [set] trios and quatorzes
       *[other] the { KIND($kind) }
    }

## Cutting

referee-cut_several = In cutting for the deal each player shows one card; a player who shows more cuts again.
referee-cut_several-allowed =
    .short = { SIDE($side) } showed more than one card and cuts again.
    .full = Only one card can be the cut, and with several shown nobody could say which.
referee-cut_several-superseded =
    .short = As a rule { ROLE($side) } would cut again.
    .full = There is an exception to this law here: see the rulings that follow.

referee-cut_lowest =
    In the older game, a player who shows several cards in cutting for the deal may be held to the lowest of them.
referee-cut_lowest-allowed =
    .short = { SIDE(OTHER($side)) } may take the lowest card shown as the one cut.
    .full = The older game has no second cut here: the opponent chooses.

referee-cut_pack = A cut for the deal holds even if the pack turns out to be wrong.
referee-cut_pack-denied =
    .short = The cut stands, though the pack was not right.
    .full = What the cut decides is who deals. A missing or extra card changes nothing about that.

referee-cut_exposed =
    A card exposed while the pack is cut to the dealer, or confusion in putting it together, calls for a new cut.
referee-cut_exposed-allowed =
    .short = The pack is cut again.
    .full = A card was seen, or the packets were confused, while the pack was being cut to the dealer.

referee-cut_once = A player who has parted the pack keeps to that cut.
referee-cut_once-denied =
    .short = { SIDE($side) } keeps to the cut already made.
    .full = The pack had been parted. A second try would let a player choose.

## Dealing

referee-manner_early =
    The dealer deals by twos or by threes and keeps to it for the whole partie. A wrong deal may be put right, if the
    other player agrees, before anybody looks at a hand.
referee-manner_early-allowed =
    .short = If { ROLE(OTHER($side)) } agrees, the deal is put right.
    .full =
        The dealer has changed from twos to threes, or from threes to twos. Nobody has looked at a hand, so it can be mended
        by agreement.
referee-manner_early-superseded =
    .short = As a rule twos or threes would do.
    .full = There is an exception to this law here: see the rulings that follow.

referee-manner_late = The dealer deals by twos or by threes and keeps to it for the whole partie.
referee-manner_late-denied =
    .short = The deal stands; the dealer goes back to the old way next time.
    .full =
        The laws forbid the change and name no penalty, and once a hand has been looked at a deal is not put right in
        this way.
referee-manner_late-superseded =
    .short = As a rule twos or threes would do.
    .full = There is an exception to this law here: see the rulings that follow.

referee-manner_twos =
    In the older game the cards are dealt by twos. A wrong deal may be put right, if the other player agrees, before
    anybody looks at a hand.
referee-manner_twos-allowed =
    .short = If { ROLE(OTHER($side)) } agrees, the deal is put right.
    .full = The cards were not dealt by twos. Nobody has looked at a hand, so it can be mended by agreement.

referee-manner_twos_late = In the older game the cards are dealt by twos.
referee-manner_twos_late-denied =
    .short = The deal stands; the next one is dealt by twos.
    .full = The laws name no penalty, and once a hand has been looked at a deal is not put right in this way.

referee-misdeal_early = Before anybody looks at a hand, a wrong deal may be put right if the opponent agrees.
referee-misdeal_early-allowed =
    .short = If { ROLE(OTHER($side)) } agrees, the cards are put right.
    .full =
        Nobody has seen a hand, so nobody can gain by it. Without { ROLE(OTHER($side)) }’s agreement, the laws for
        a later discovery apply.

referee-misdeal_option =
    With a card too many or too few, elder may look at the hand and then have a new deal, as long as no card of the
    talon has been taken up.
referee-misdeal_option-allowed =
    .short = Elder holds { $hand } cards and may have a new deal.
    .full =
        Elder may look at the hand before choosing. If the deal is to stand, the discards are adjusted so that both
        play with twelve cards.
referee-misdeal_option-superseded =
    .short = As a rule elder could still have a new deal.
    .full = There is an exception to this law here: see the rulings that follow.

referee-misdeal_touched =
    In the older game elder may have a new deal for a card too many or too few only until the talon has been
    touched.
referee-misdeal_touched-denied =
    .short = Elder has touched the talon: the deal stands.
    .full =
        Elder could have counted the hand first. The clubs’ laws wait until a card has been taken up; the older
        game does not.

referee-misdeal_short_stock =
    If elder was dealt twelve cards and finds only seven in the talon on drawing it near, they may have a new deal or change the
    discard.
referee-misdeal_short_stock-allowed =
    .short = The talon has { $talon } cards: elder may have a new deal, or change the discard.
    .full = Elder’s own hand was right, so elder could not have noticed sooner. The missing card is in younger’s hand.

referee-misdeal_count = When a hand of eleven or thirteen is announced, the talon may be counted.
referee-misdeal_count-allowed =
    .short = The talon may be counted.
    .full = How the deal goes on depends on whether seven or eight cards are in it.

referee-misdeal_several = With more than one card dealt wrongly there must be a new deal.
referee-misdeal_several-allowed =
    .short = More than one card was dealt wrongly ({ $number }): a new deal.
    .full = Neither player has a choice here. Only before the hands are looked at could it be mended by agreement.

referee-misdeal_nine = With nine cards in the talon there must be a new deal.
referee-misdeal_nine-allowed =
    .short = Nine cards are in the talon: a new deal.
    .full = Neither player has a choice here: a hand is a card short and its card has become part of the talon.

referee-misdeal_late =
    If elder was dealt eleven or thirteen cards and takes up a card of the talon without saying so, they lose the right to a
    new deal, keep the discard as it is, and must leave younger at least three cards.
referee-misdeal_late-denied =
    .short = Elder has drawn without a word: the deal stands, and younger must be left three cards.
    .full = Elder could have counted the cards before drawing. Elder’s discard can no longer be changed.

referee-misdeal_stock_late = Elder may have a new deal for a talon of seven only until a card of it has been taken up.
referee-misdeal_stock_late-denied =
    .short = Elder has drawn: the deal stands, with a card too many in younger’s hand.
    .full = Younger discards one card more than is drawn, and so plays with twelve.

referee-stand_thirteen_eight =
    If elder lets the deal stand with thirteen cards and eight in the talon, elder discards one more than is drawn and at least
    two; younger discards one fewer, and none if only one is drawn.
referee-stand_thirteen_eight-allowed =
    .short = Elder discards one card more than is drawn, younger one fewer.
    .full = A card of younger’s went to elder. With the discards adjusted, both play with twelve.
referee-stand_thirteen_eight-superseded =
    .short = As a rule elder would have to draw at least one card.
    .full = There is an exception to this law here: see the rulings that follow.

referee-stand_thirteen_seven =
    If elder lets the deal stand with thirteen cards and seven in the talon, elder discards one more than is drawn and at least
    two; if all five are drawn, six are discarded and younger can draw only two.
referee-stand_thirteen_seven-allowed =
    .short = Elder discards one card more than is drawn; drawing all five leaves younger two.
    .full = A card of the talon went to elder, so the talon is one short.
referee-stand_thirteen_seven-superseded =
    .short = As a rule elder could draw all five.
    .full = There is an exception to this law here: see the rulings that follow.

referee-stand_eleven_eight =
    If elder lets the deal stand with eleven cards and eight in the talon, elder discards one fewer than is drawn, and none if
    only one is drawn; younger discards one more than is drawn and at least two.
referee-stand_eleven_eight-allowed =
    .short = Elder discards one card fewer than is drawn, younger one more.
    .full = A card of elder’s went to younger. With the discards adjusted, both play with twelve.
referee-stand_eleven_eight-superseded =
    .short = As a rule elder might discard none, and younger would have to discard two.
    .full = There is an exception to this law here: see the rulings that follow.

referee-stand_twelve_seven =
    If elder lets the deal stand with twelve cards and seven in the talon, elder exchanges as usual; if all five are drawn,
    younger can draw only two, and discards one more than is drawn and at least two.
referee-stand_twelve_seven-allowed =
    .short = Elder exchanges as usual; younger discards one card more than is drawn.
    .full = A card of the talon went to younger, so the talon is one short and younger’s hand one long.
referee-stand_twelve_seven-superseded =
    .short = As a rule elder could draw all five.
    .full = There is an exception to this law here: see the rulings that follow.

referee-stand_older_thirteen_eight =
    In the older game, if elder lets the deal stand with thirteen cards, elder discards one more than is drawn, need
    not draw any, and leaves younger at least three.
referee-stand_older_thirteen_eight-allowed =
    .short = Elder discards one card more than is drawn and leaves younger at least three; younger discards one fewer.
    .full = A card of younger’s went to elder. With the discards adjusted, both play with twelve.

referee-stand_older_thirteen_seven =
    In the older game, if elder lets the deal stand with thirteen cards, elder discards one more than is drawn, need
    not draw any, and leaves younger at least three.
referee-stand_older_thirteen_seven-allowed =
    .short = Elder discards one card more than is drawn and leaves younger three, so that four at most can be drawn.
    .full = A card of the talon went to elder, so the talon is one short.

referee-stand_older_eleven =
    In the older game, if elder lets the deal stand with eleven cards and eight in the talon, elder discards one
    fewer than is drawn and at least one; younger discards one more than is drawn, and need not draw any.
referee-stand_older_eleven-allowed =
    .short = Elder discards one card fewer than is drawn, but at least one; younger discards one more.
    .full = A card of elder’s went to younger. With the discards adjusted, both play with twelve.

referee-stand_older_twelve =
    In the older game, if elder lets the deal stand with twelve cards and seven in the talon, elder leaves younger
    at least three; younger discards one more than is drawn, and need not draw any.
referee-stand_older_twelve-allowed =
    .short = Elder leaves younger three cards, so that four at most can be drawn; younger discards one card more than is drawn.
    .full = A card of the talon went to younger, so the talon is one short and younger’s hand one long.

referee-exposed_elders = When the dealer exposes a card of elder’s or of the talon, elder may have a new deal.
referee-exposed_elders-allowed =
    .short = A card of elder’s was exposed: elder may have a new deal.
    .full = The dealer has seen what should have been hidden. Whether that matters is for elder to say.

referee-exposed_stocks = When the dealer exposes a card of elder’s or of the talon, elder may have a new deal.
referee-exposed_stocks-allowed =
    .short = A card of the talon was exposed: elder may have a new deal.
    .full = Both have seen a card that one of them may draw. Whether that matters is for elder to say.

referee-exposed_own = A dealer who exposes their own cards has no remedy: the deal stands.
referee-exposed_own-denied =
    .short = The dealer exposed a card of their own: the deal stands.
    .full = Only the dealer is worse off, and it was the dealer’s own doing.

referee-faced =
    A card found face up, in the pack during the deal or in the talon when cards are drawn, calls for a new deal.
referee-faced-allowed =
    .short = A card lay face up: a new deal.
    .full = Neither player has a choice here, and it does not matter which card it was.

referee-wrong_pack_early =
    A deal from the wrong pack is made again with the right one if that is noticed before a card has been taken up.
referee-wrong_pack_early-allowed =
    .short = The wrong pack was dealt: a new deal with the right one.
    .full = Nobody has seen a card, so nothing is lost by dealing again.
referee-wrong_pack_early-superseded =
    .short = As a rule the cards would be dealt again from the right pack.
    .full = There is an exception to this law here: see the rulings that follow.

referee-wrong_pack_late =
    A deal from the wrong pack, noticed after a card has been taken up, stands, and the players keep the packs as they
    now are.
referee-wrong_pack_late-allowed =
    .short = The deal stands, and the packs stay as they are.
    .full = A hand has been looked at. Which pack it came from makes no difference to the game.

referee-wrong_pack_dealt = In the older game a wrong pack can be put right only until the deal is finished.
referee-wrong_pack_dealt-denied =
    .short = The deal was finished: it stands.
    .full = The cards had all been dealt, which is where the older game draws the line.

referee-out_of_turn_early =
    A deal out of turn, noticed before a hand is taken up, is void, and the right player deals.
referee-out_of_turn_early-allowed =
    .short = The deal is void; the right player deals.
    .full = Nobody has seen a card, so nothing is lost by dealing again.

referee-out_of_turn_late =
    A deal out of turn, noticed too late, stands. To restore the order, elder of that deal then deals twice running
    with the same pack.
referee-out_of_turn_late-allowed =
    .short = The deal stands, and { ROLE(OTHER($side)) } deals the next two.
    .full = A hand has been looked at. Two deals running give the turn of dealing back to where it was.
referee-out_of_turn_late-superseded =
    .short = As a rule { ROLE(OTHER($side)) } would deal the next two.
    .full = There is an exception to this law here: see the rulings that follow.

referee-out_of_turn_ending =
    The order of dealing is not restored when the deal out of turn, or the next, is the last of the partie.
referee-out_of_turn_ending-denied =
    .short = The deal stands, and nothing more follows: the partie is ending.
    .full = There are not two deals left in which the turns could be evened out.

referee-out_of_turn_past = In the older game a deal out of turn can be undone only before a hand is taken up.
referee-out_of_turn_past-denied =
    .short = The deal stands, and nothing more follows.
    .full = The older game has no double deal: once a hand has been looked at, there is no remedy.

referee-offer_open = The laws say nothing of offering a new deal: that is between the players.
referee-offer_open-allowed =
    .short = The offer may be accepted.
    .full = Nothing has happened since it was made. If both agree, the cards are dealt again.

referee-offer_lapsed =
    The laws say nothing of offering a new deal: that is between the players, and letting the game go on refuses it.
referee-offer_lapsed-denied =
    .short = The offer has lapsed; it cannot be accepted now.
    .full =
        Elder has discarded since. Silence while the game goes on is a refusal, so neither player is bound by the
        offer any longer.

## Carte blanche

referee-blank_in_time =
    A carte blanche must be declared as soon as it is noticed, and need be shown only when the opponent has discarded.
referee-blank_in_time-allowed =
    .short = { SIDE($side) } may show the carte blanche and count it.
    .full = No card of the talon has been taken up, so the opponent can still choose a discard with it in mind.

referee-blank_younger = If younger notices a carte blanche only after elder has drawn, it may still be shown.
referee-blank_younger-allowed =
    .short = Younger may show the carte blanche and count it.
    .full = Nobody can declare what they have not noticed. The delay is taken to be honest.

referee-blank_elder_discard = After a card of the talon has been taken up the discard cannot be changed.
referee-blank_elder_discard-denied =
    .short = Elder’s discard stands, though it was made without knowing of the carte blanche.
    .full = Elder has taken up cards of the talon. The law makes no exception for that, no matter how elder learns of it.

referee-blank_elder =
    If elder has drawn before showing a carte blanche, it may still be shown, the hand and the discard apart, as long as no card
    of the talon is mixed with the hand.
referee-blank_elder-allowed =
    .short = Elder may still show the carte blanche, the hand and the discard each by itself.
    .full =
        The twelve cards dealt can still be told from those drawn. They may not be put together, because a discard is not
        taken back after drawing.

referee-blank_mixed = A carte blanche is proved by showing the hand as it was dealt.
referee-blank_mixed-denied =
    .short = The carte blanche can no longer be proved and does not count.
    .full = Cards of the talon are among the hand, so nobody can see which twelve were dealt.

referee-blank_too_late = A carte blanche is declared and shown before cards are drawn.
referee-blank_too_late-denied =
    .short = It is too late for the carte blanche.
    .full = The exchange is over, and the hand that would prove it is gone.

## The exchange

referee-discard_open = Until a card of the talon has been taken up the discard may be changed.
referee-discard_open-allowed =
    .short = { SIDE($side) } may change the discard.
    .full = Nothing has been learned from the talon yet.
referee-discard_open-superseded =
    .short = As a rule the discard could still be changed.
    .full = There is an exception to this law here: see the rulings that follow.

referee-discard_final = After a card of the talon has been taken up the discard cannot be changed.
referee-discard_final-denied =
    .short = { SIDE($side) }’s discard stands.
    .full = A card of the talon has been taken up, and nobody can unsee it.

referee-discard_touched = In the older game touching the talon makes the discard final.
referee-discard_touched-denied =
    .short = Elder’s discard stands: the talon has been touched.
    .full = The clubs’ laws wait until a card has been taken up; the older game does not.

referee-discard_taken_back =
    A player who takes back a discard after drawing must play with too many cards and counts nothing for the deal.
referee-discard_taken_back-denied =
    .short = { SIDE($side) } has taken back a discard after drawing, plays with too many cards and counts nothing.
    .full =
        The cards are mixed and cannot be told apart, so all of them stay in the hand. They still keep the
        opponent from what they beat.
referee-discard_taken_back-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-discard_taken_back_blank =
    A carte blanche is earned by the cards as dealt, before any is drawn, so the penalty for playing with too many cards
    does not touch it.
referee-discard_taken_back_blank-denied =
    .short = { SIDE($side) } counts the carte blanche, and nothing after it.
    .full =
        The discard was mixed with the hand after the talon had been touched, so the hand is played with too many
        cards. But the twelve cards dealt can still be shown, and what they score comes before the draw.
referee-discard_taken_back_blank-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-discard_taken_back_early = Until a card of the talon has been taken up the discard may be changed.
referee-discard_taken_back_early-allowed =
    .short = { SIDE($side) } may take the discard back and choose another.
    .full = Nothing has been learned from the talon yet.
referee-discard_taken_back_early-superseded =
    .short = As a rule the discard could still be taken back.
    .full = There is an exception to this law here: see the rulings that follow.

referee-discard_taken_back_touched = In the older game touching the talon makes the discard final.
referee-discard_taken_back_touched-denied =
    .short = Elder’s discard stands: the talon has been touched.
    .full = The clubs’ laws wait until a card has been taken up; the older game does not.

referee-hand_mixed =
    Cards of the hand, or cards to be drawn, that get mixed with the discard stay there. Their owner plays short, and
    each card they cannot play to is a trick for the opponent.
referee-hand_mixed-allowed =
    .short = { SIDE($side) } leaves the cards with the discard and plays short.
    .full =
        There is no other penalty. { SIDE(OTHER($side)) } gets a trick for each card that { ROLE($side) } cannot play
        to.

referee-stock_touched =
    A player who exposes or takes up the opponent’s cards of the talon counts nothing for the deal. Elder’s
    are the upper five, younger’s the lower three and what elder has left.
referee-stock_touched-denied =
    .short = { SIDE($side) } has taken up or exposed the opponent’s cards in the talon and counts nothing.
    .full = It does not matter whether it was done on purpose: the cards have been seen.
referee-stock_touched-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-stock_touched_meanwhile =
    While elder has drawn only some of the cards and the rest still lie on the talon, there is no penalty if younger
    takes one up by mistake, unless it is mixed with the hand.
referee-stock_touched_meanwhile-allowed =
    .short = Younger puts the card back, without penalty.
    .full = Elder was still drawing, and with the cards still on the talon the mistake is easily made.

referee-stock_touched_younger = In the older game, younger loses the game by taking up one of elder’s five cards.
referee-stock_touched_younger-denied =
    .short = Younger loses the game.
    .full = What costs a deal by the clubs’ laws costs the game here.

referee-stock_mixed_elder =
    If elder mixes one of the lower three cards of the talon with the hand, elder counts nothing for the deal; or younger,
    after looking at their own hand, may have a new deal.
referee-stock_mixed_elder-denied =
    .short = Elder counts nothing; or younger, after looking at their own hand, takes a new deal.
    .full = Younger chooses. If the deal stands, younger draws only those of the three cards that have not been mixed in.
referee-stock_mixed_elder-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-stock_mixed_younger =
    If younger mixes one of elder’s five cards with the hand, younger counts nothing for the deal; or elder, after looking at
    their own hand, may have a new deal.
referee-stock_mixed_younger-denied =
    .short = Younger counts nothing; or elder, after looking at their own hand, takes a new deal.
    .full = Elder chooses. If the deal stands, elder draws only those of the five cards that have not been mixed in.
referee-stock_mixed_younger-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-stock_mixed_meanwhile =
    While elder has drawn only some of the cards, younger who takes up one of the rest and mixes it with the hand
    counts nothing for the deal.
referee-stock_mixed_meanwhile-denied =
    .short = Younger has mixed one of elder’s cards with the hand and counts nothing.
    .full = Elder was still drawing, so no new deal can be chosen, but the mixing cannot be undone.
referee-stock_mixed_meanwhile-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-stock_mixed_loses = In the older game, elder loses the game by mixing one of younger’s cards with the hand.
referee-stock_mixed_loses-denied =
    .short = Elder loses the game.
    .full = What costs a deal by the clubs’ laws costs the game here.

referee-stock_mixed_younger_loses =
    In the older game, younger loses the game by taking up one of elder’s five cards, and all the more by mixing it
    with the hand.
referee-stock_mixed_younger_loses-denied =
    .short = Younger loses the game.
    .full = A card has to be taken up before it can be mixed with the hand, and taking it up costs the game already.

referee-left_mixed =
    If elder leaves cards and then mixes them with the hand, elder counts nothing for the deal; or younger, after looking at their own
    hand, may have a new deal.
referee-left_mixed-denied =
    .short = Elder counts nothing; or younger, after looking at their own hand, takes a new deal.
    .full = What elder leaves belongs to younger, so younger chooses which it is to be.
referee-left_mixed-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-left_mixed_loses = In the older game, elder loses the game by leaving cards and then mixing them with the hand.
referee-left_mixed_loses-denied =
    .short = Elder loses the game.
    .full = What costs a deal by the clubs’ laws costs the game here.

referee-left_taken_elder =
    Elder may look at the cards left, but an elder who takes them up together with those drawn counts nothing for
    the deal.
referee-left_taken_elder-denied =
    .short = Elder has taken up the cards left together with those drawn and counts nothing.
    .full = Taken up together, the cards elder may keep cannot be told from those elder may only see.
referee-left_taken_elder-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-left_taken_younger =
    If younger leaves cards but takes up more than were discarded, younger counts nothing for the deal.
referee-left_taken_younger-denied =
    .short = Younger has taken up more cards than were discarded and counts nothing.
    .full =
        The discard can no longer be changed, so the hand is played with a card too many. It can still keep elder from counting.
referee-left_taken_younger-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-drew_few = A player who discards more cards than they draw plays short; each card they cannot play to is a trick for the opponent.
referee-drew_few-allowed =
    .short = { SIDE($side) } plays short.
    .full =
        There is no other penalty. { SIDE(OTHER($side)) } gets a trick for each card that { ROLE($side) } cannot play
        to.
referee-drew_few-superseded =
    .short = As a rule { ROLE($side) } would play short.
    .full = There is an exception to this law here: see the rulings that follow.

referee-drew_few_on_table =
    A card left lying by mistake, neither announced as left nor mixed with the discard, may still be
    taken up.
referee-drew_few_on_table-allowed =
    .short = { SIDE($side) } may take up the card left on the table.
    .full =
        Nobody was told that it would be left, and it is still the card that was due. If the player has failed to follow a suit
        that this card would have followed, the play is mended as after any revoke.

referee-drew_many =
    A player who draws more cards than they discard, without taking the opponent’s, plays with too many cards and counts
    nothing for the deal.
referee-drew_many-denied =
    .short = { SIDE($side) } has drawn too many cards and counts nothing.
    .full = The discard cannot be changed after drawing, so the extra card stays. It can still keep the opponent from counting.
referee-drew_many-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-left_untold =
    Elder must say before drawing how many cards are taken or left. If elder does not, younger, on touching the talon,
    may change the discard and take what was left.
referee-left_untold-allowed =
    .short = Younger may change the discard, and take what elder left.
    .full =
        Younger discarded without knowing that more cards were to be had, and has not taken up a card of the talon
        yet.
referee-left_untold-superseded =
    .short = As a rule younger may change the discard when the number was not announced.
    .full = There is an exception to this law here: see the rulings that follow.

referee-left_after_blank =
    Elder must say that cards are left before showing a carte blanche; if elder says so only afterwards, younger may change the
    discard.
referee-left_after_blank-allowed =
    .short = Younger may change the discard, even after seeing elder’s hand.
    .full = Younger heard of the card left too late to use it, and elder could have said so in time.

referee-left_untold_late = After a card of the talon has been taken up the discard cannot be changed.
referee-left_untold_late-denied =
    .short = Younger’s discard stands.
    .full = Younger has drawn, and could have counted the cards in the talon first.

referee-left_looked_at =
    Younger may look at the cards younger leaves, saying so after elder has led, or has named the suit of the lead, and before
    playing a card. Then elder may see them too.
referee-left_looked_at-allowed =
    .short = Both players may see the cards that were left.
    .full =
        If one of them sees these cards, so does the other, but elder only once the first lead is settled.

referee-left_declined = If younger chooses not to look at the cards younger leaves, neither player may.
referee-left_declined-denied =
    .short = Nobody looks at the cards that were left.
    .full = Younger has chosen, and the choice holds for both.
referee-left_declined-superseded =
    .short = As a rule nobody would look at the cards that were left.
    .full = There is an exception to this law here: see the rulings that follow.

referee-left_declined_suit =
    In the older game, if cards that nobody was to see are looked at, they are shown, and the offender can be told
    which suit to lead.
referee-left_declined_suit-allowed =
    .short = The cards are shown, and { ROLE(OTHER($side)) } may name the suit that { ROLE($side) } leads next.
    .full = The choice not to look had been made for both.

referee-left_in_discard =
    If younger leaves cards and mixes them with the discard without showing them, elder, once having led, may look at both.
referee-left_in_discard-allowed =
    .short = Elder has led, and may look at younger’s discard and the cards mixed with it.
    .full = They cannot be told apart any more, and elder should not lose the right to see the cards left.

referee-drew_first =
    Cards are drawn from the top in order, and a discard is final once a card is taken up. If younger draws before
    elder, and then must take a card elder leaves, younger plays with too many and counts nothing.
referee-drew_first-denied =
    .short = Younger plays with too many cards and counts nothing.
    .full = Younger drew before elder. The discard cannot be changed, and what elder leaves comes on top.
referee-drew_first-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-drew_first_takes = Cards are drawn in order from the top of the talon, those that elder leaves among them.
referee-drew_first_takes-allowed =
    .short = Younger must also take what elder has left.
    .full =
        Younger’s draw begins with the cards elder leaves. They are taken on top of those already drawn out of order.

referee-drew_first_none_left = Younger draws the cards that elder does not.
referee-drew_first_none_left-allowed =
    .short = Nothing follows: younger has the cards that were younger’s anyway.
    .full = Elder has taken all five, so the three that younger drew too soon are the right ones.

## Calling

referee-point_late = Elder calls the point first or not at all.
referee-point_late-denied =
    .short = Elder has lost the right to call a point.
    .full = Another call was made before it. Younger need not keep to any order.

referee-asked_too_few =
    Younger may ask what elder’s point makes only with at least as many cards in a suit; asking gives up any longer suit
    of younger’s own.
referee-asked_too_few-denied =
    .short = Younger had no right to ask, and elder need not answer.
    .full = The value is told to settle a tie in number, and there is none.
referee-asked_too_few-superseded =
    .short = As a rule elder would not have to answer.
    .full = There is an exception to this law here: see the rulings that follow.

referee-asked_value_due = In the older game elder says with the call what the point makes.
referee-asked_value_due-allowed =
    .short = Elder must say what the point makes.
    .full = In the older game the number of cards alone is not a call, so it makes no difference what younger holds.

referee-equal_caller =
    Younger may take back a mistaken answer before elder’s next call. Saying what a point makes is not another call: it
    only completes the first.
referee-equal_caller-denied =
    .short = Elder cannot count { referee-claim }.
    .full =
        Elder had given the value and called nothing further, so the answer could still be taken back. And younger really does
        have better.
referee-equal_caller-superseded =
    .short = As a rule the answer could be taken back, and elder’s call would be beaten.
    .full = There is an exception to this law here: see the rulings that follow.

referee-equal_replier =
    Answering “equal”, or asking what a point makes, gives up any longer point. Such a point does not
    score, but it is still held.
referee-equal_replier-denied =
    .short = Younger cannot count the longer point, but it stops a pique or a repique.
    .full = The answer claimed as many cards, not more. But the point is still held, and comes before elder’s other scores.
referee-equal_replier-superseded =
    .short = As a rule the longer point would still stop a pique or a repique.
    .full = There is an exception to this law here: see the rulings that follow.

referee-equal_bound_caller = In the older game younger is bound by the answer given, “equal” as well as “good”.
referee-equal_bound_caller-denied =
    .short = Elder cannot count { referee-claim }.
    .full = Younger has answered “equal”, and what is equal counts for neither player.

referee-equal_bound = In the older game younger is bound by the answer given, “equal” as well as “good”.
referee-equal_bound-denied =
    .short = Younger’s answer stands, and the better holding does not count.
    .full = The older game lets younger take nothing back.

referee-unspecified =
    The number alone is enough for a call that beats all that could be held against it. Otherwise elder names the top
    of a sequence, and the rank of a trio or quatorze.
referee-unspecified-allowed =
    .short = Elder must say more about the call.
    .full = It does not beat everything the cards allow, so younger cannot answer it without hearing more.

referee-unspecified_good =
    A call that beats all that could be held against it need not be specified unless the opponent asks.
referee-unspecified_good-denied =
    .short = The play stands: younger could have asked.
    .full =
        Nothing untrue was said. Once it was allowed, younger could have asked at any time to see the { KIND($kind) },
        or how high it went. Where there is doubt, it is good manners for elder to say so unasked.
referee-unspecified_good-superseded =
    .short = As a rule the number alone would be enough here.
    .full = There is an exception to this law here: see the rulings that follow.

referee-unspecified_older =
    In the older game every call is specified: the value of a point, the top of a sequence, the rank of a trio or
    quatorze.
referee-unspecified_older-allowed =
    .short = Elder must say more about the call.
    .full = The older game makes no exception for a call that nothing could beat.

referee-little_early = A call smaller than what is held may be put right before it has been answered.
referee-little_early-allowed =
    .short = Elder may put the call right.
    .full = Younger has said nothing yet, so nothing has been learned from it.
referee-little_early-superseded =
    .short = As a rule the call could still be put right.
    .full = There is an exception to this law here: see the rulings that follow.

referee-little_late = A call smaller than what is held may be put right only before it has been answered.
referee-little_late-denied =
    .short = Elder is bound by the smaller call.
    .full = Younger has answered. Raising the call now would mean choosing with the answer known.
referee-little_late-superseded =
    .short = As a rule elder would be bound by the smaller call.
    .full = There is an exception to this law here: see the rulings that follow.

referee-little_good =
    If elder’s first sequence, or first trio or quatorze, beats all that could be held against it, elder may count all
    sequences, or all sets, even better ones.
referee-little_good-allowed =
    .short = Elder may count all sequences, or all sets, held beside it.
    .full = The smaller call was good no matter what younger held, so the answer could tell elder nothing.
referee-little_good-superseded =
    .short = As a rule elder could count all sequences, or all sets, held beside it.
    .full = There is an exception to this law here: see the rulings that follow.

referee-little_bound = In the older game a call smaller than what is held is binding, even if nothing could beat it.
referee-little_bound-denied =
    .short = Elder is bound by the smaller call.
    .full = The older game makes no exception for a call that nothing could beat.

referee-little_bound_early = In the older game a call smaller than what is held is binding from the moment it is made.
referee-little_bound_early-denied =
    .short = Elder is bound by the smaller call.
    .full = In the older game only a wrong name may be put right.

referee-better_early =
    If younger has said “good” to a correct call while holding better, the answer may be taken back before elder’s next call.
referee-better_early-allowed =
    .short = Younger may take the answer back.
    .full = Elder has made no other call, so the answer has told elder nothing but what it said.
referee-better_early-superseded =
    .short = As a rule the answer could still be taken back.
    .full = There is an exception to this law here: see the rulings that follow.

referee-better_last = When there is no further call to come, younger may take back an answer until elder has led.
referee-better_last-allowed =
    .short = Younger may take the answer back.
    .full = No other call was to come, and no card has been led.
referee-better_last-superseded =
    .short = As a rule the answer could still be taken back.
    .full = There is an exception to this law here: see the rulings that follow.

referee-better_late = Younger may take back an answer only before elder’s next call, or before elder has led.
referee-better_late-denied =
    .short = Younger’s answer stands.
    .full = A card has been led, so the better holding is not counted.

referee-better_called_on = Younger may take back an answer only before elder’s next call.
referee-better_called_on-denied =
    .short = Younger’s answer stands.
    .full = Elder has made another call since.

referee-better_bound = In the older game younger is bound by the answer given.
referee-better_bound-denied =
    .short = Younger’s answer stands.
    .full = The older game lets younger take nothing back.

referee-better_bound_last = In the older game younger is bound by the answer given.
referee-better_bound_last-denied =
    .short = Younger’s answer stands.
    .full = The older game lets younger take nothing back, even if no other call was to come.

referee-miscall_corrected =
    If a call larger than what is held was allowed, it may be put right until younger has played to the first trick.
referee-miscall_corrected-allowed =
    .short = { SIDE($side) } may put the call right.
    .full = Younger has not played a card yet, so nobody has been misled in the play.
referee-miscall_corrected-superseded =
    .short = As a rule the call could still be put right.
    .full = There is an exception to this law here: see the rulings that follow.

referee-miscall_answer = An answer to a call supposes that the caller holds what was called.
referee-miscall_answer-allowed =
    .short = Younger may answer again.
    .full = Saying “good” to { referee-claim } is not saying “good” to less. What younger holds may now be good.

referee-miscall_hint = What a mistake has given away cannot be taken back, and the laws offer no remedy.
referee-miscall_hint-denied =
    .short = There is no remedy for what has been learned.
    .full =
        From the answers to the wrong call and to the right one, a player has learned something they had no right to know.
        It is one of the accidents that laws cannot reach.

referee-miscall_lead =
    If younger puts a call right after elder has led, elder may take the card back and lead another.
referee-miscall_lead-allowed =
    .short = Elder may take back the card led.
    .full = Elder chose it believing younger’s call.

referee-miscall =
    A player who calls something they do not hold, has it allowed, and does not put it right before younger’s first card counts
    nothing for the deal, unless they could not possibly have held it.
referee-miscall-denied =
    .short = { SIDE($side) } did not hold { referee-claim } and counts nothing for this deal.
    .full =
        Going by the hand and the discard together it could have been held, so the opponent could not know better. The play
        went on with the call standing.
referee-miscall-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-miscall_misnomer =
    A wrong name costs nothing if something of the same value is held, and what was named could not possibly have been,
    going by the hand and the discard together.
referee-miscall_misnomer-allowed =
    .short = It was only a wrong name: { ROLE($side) } holds as much, and counts it.
    .full =
        { SIDE($side) } could not have had { referee-claim }, so the opponent could see that it was a slip of the
        tongue.

referee-miscall_impossible =
    There is no penalty for calling what could not possibly have been held, going by the hand and the discard together.
referee-miscall_impossible-denied =
    .short = { SIDE($side) } did not hold { referee-claim } and cannot count it; there is no other penalty.
    .full = The opponent could see that it was impossible.

referee-miscall_shown =
    A player who shows the cards of a call unasked before playing is not punished for calling them wrongly.
referee-miscall_shown-denied =
    .short = { SIDE($side) } had shown the cards: the call counts only for what they are, and there is no penalty.
    .full = Nobody can be misled by a name when the cards lie on the table.

referee-miscall_opponent =
    When it comes to light that a call was not held, the opponent counts whatever it kept from counting, unless a
    correct call of the same player stops it too.
referee-miscall_opponent-allowed =
    .short = { SIDE(OTHER($side)) } may count what { referee-claim } had barred.
    .full =
        It was allowed only because it was believed. True calls made by { ROLE($side) } still stop what they beat.

referee-miscall_led =
    In the older game a player who plays a card without putting right a trio or quatorze called falsely counts nothing
    for the deal.
referee-miscall_led-denied =
    .short = { SIDE($side) } has led without putting the call right and counts nothing.
    .full = The clubs’ laws wait for younger’s first card; the older game does not.
referee-miscall_led-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-omitted_early = What has been left out may be counted until younger has played to the first trick.
referee-omitted_early-allowed =
    .short = { SIDE($side) } may still count { referee-claim }.
    .full = Younger has not played a card.
referee-omitted_early-superseded =
    .short = As a rule it could still be counted.
    .full = There is an exception to this law here: see the rulings that follow.

referee-omitted_late = Once younger has played to the first trick, nothing that was left out can be counted.
referee-omitted_late-denied =
    .short = It is too late to count { referee-claim }.
    .full = Younger has played. What is not declared by then is lost, and bars nothing.

referee-omitted_led = In the older game, once elder has led, nothing that elder left out can be counted.
referee-omitted_led-denied =
    .short = It is too late to count { referee-claim }.
    .full = The clubs’ laws wait for younger’s first card; the older game does not.

referee-implied =
    The cards that elder has declared show what else elder holds. What they imply stops younger until younger has played a card,
    since elder may still count it.
referee-implied-denied =
    .short = Younger cannot count { referee-claim }.
    .full =
        Elder’s declared cards imply as good or better. Younger does best to play a card and say nothing: then
        elder has lost it.
referee-implied-superseded =
    .short = As a rule elder could still count what the declared cards imply.
    .full = There is an exception to this law here: see the rulings that follow.

referee-not_implied = Younger may count what is not beaten by anything that elder has declared or may still count.
referee-not_implied-allowed =
    .short = Younger may count { referee-claim }.
    .full = The cards that elder has declared show nothing better.

referee-implied_objection =
    If elder objects to younger’s count because of what elder’s own declared cards imply, elder must count it.
referee-implied_objection-allowed =
    .short = Elder has objected, and so must count it.
    .full = Elder might have wanted to keep it back, to score less. To object is to claim it.
referee-implied_objection-superseded =
    .short = As a rule elder, having objected, would have to count it.
    .full = There is an exception to this law here: see the rulings that follow.

referee-implied_older =
    In the older game elder can count nothing more once a card is led; but the cards elder has declared still stop
    what they beat.
referee-implied_older-denied =
    .short = Younger cannot count { referee-claim }.
    .full =
        Elder’s declared cards imply as good or better. The older game’s laws say so of sequences only; of trios
        and quatorzes it follows, as we read it, from Cavendish’s Case IV.

referee-implied_led = In the older game, once elder has led, nothing that elder left out can be counted.
referee-implied_led-denied =
    .short = Elder has objected, but cannot count it any more.
    .full = Elder has led. The clubs’ laws wait for younger’s first card; the older game does not.

referee-asked_which = Asking which card of a trio is not counted admits that the trio is good.
referee-asked_which-allowed =
    .short = Elder’s call is good; younger cannot count { referee-claim }.
    .full = Younger has learned which card is missing, and is entitled to that only for a trio that is counted.

referee-show_on_request = What has been allowed good or equal must be shown whenever the opponent asks.
referee-show_on_request-allowed =
    .short = { SIDE($side) } must show the cards.
    .full = A call is taken on trust until somebody asks.

referee-show_after_lead =
    What has been allowed good or equal must be shown when the opponent asks; younger’s only after elder has led.
referee-show_after_lead-allowed =
    .short = Younger must show the cards.
    .full = Elder has led, so what younger shows can no longer help elder choose the lead.

referee-show_before_lead = Younger shows nothing before elder has led.
referee-show_before_lead-denied =
    .short = Younger need not show anything yet.
    .full = If elder saw the cards now, they would help in choosing what to lead.

referee-unshown = What is good has to be shown only when the opponent asks.
referee-unshown-allowed =
    .short = Nothing follows: nobody asked to see it.
    .full = Elder may lead without showing. Showing unasked only avoids the risk of a wrong call.
referee-unshown-superseded =
    .short = As a rule nothing would follow.
    .full = There is an exception to this law here: see the rulings that follow.

referee-unshown_lost =
    In the older game, if elder leads without showing a point or sequence that was good or equal, it cannot be counted.
referee-unshown_lost-denied =
    .short = Elder cannot count { referee-claim }.
    .full = Elder has led without showing it.

referee-unshown_opponent =
    In the older game, what elder led without showing no longer stops younger’s point or sequence, even if that is equal
    or worse.
referee-unshown_opponent-allowed =
    .short = Younger may show and count what younger has.
    .full = A call that is not shown in time might as well not have been made.

referee-shown_better = A call smaller than what is held may be put right before it has been answered.
referee-shown_better-allowed =
    .short = Elder may put the call right.
    .full = Younger has said nothing yet.
referee-shown_better-superseded =
    .short = As a rule the call could still be put right.
    .full = There is an exception to this law here: see the rulings that follow.

referee-shown_better_bound = In the older game a call smaller than what is held is binding from the moment it is made.
referee-shown_better_bound-denied =
    .short = Elder counts only what was called.
    .full = In the older game only a wrong name may be put right.

referee-shown_better_late = A call smaller than what is held may be put right only before it has been answered.
referee-shown_better_late-denied =
    .short = Elder counts only what was called.
    .full = Showing more than was called does not call it.

referee-shown_better_bars =
    In the older game a sequence that is shown stops all that it beats or equals, though a smaller one was called.
referee-shown_better_bars-allowed =
    .short = What was shown still stops younger’s sequences that are no better.
    .full = Younger has seen it, and cannot pretend it is not there.

referee-refused_early = An answer given by mistake may be taken back until elder has led.
referee-refused_early-allowed =
    .short = Younger may put the answer right.
    .full = No card has been led.

referee-refused_late = A call that was refused by mistake may be shown and counted even after the lead.
referee-refused_late-allowed =
    .short = Elder may show and count { referee-claim }.
    .full = Younger cannot show what was said to beat it.
referee-refused_late-superseded =
    .short = As a rule the call would be counted.
    .full = There is an exception to this law here: see the rulings that follow.

referee-refused_older =
    In the older game a call that was refused by mistake may be shown even after the lead, and is counted if it is
    good.
referee-refused_older-allowed =
    .short = Elder may show { referee-claim }, and count it if it is good.
    .full = Younger cannot show what was said to beat it. If younger has as good, neither counts.

## Wrong answers

referee-misinformed =
    A player who is given a wrong answer about cards declared good or equal may take back everything played since, and play
    differently.
referee-misinformed-allowed =
    .short =
        { SIDE($side) } said { $answer }, and the right answer was { $number }: { ROLE(OTHER($side)) } may play again
        from there.
    .full =
        Such a question is only about declared cards, and so must the answer be. That the number was true of the whole
        hand is no defence. The decision has been much disputed.

referee-informed = Such a question is about cards declared good or equal; no other need be revealed.
referee-informed-denied =
    .short = The answer was right, and the play stands.
    .full =
        { $number ->
            [0] None of the cards of that suit still in hand had been declared.
            [one] One of the cards of that suit still in hand had been declared.
           *[other] Of the cards of that suit still in hand { $number } had been declared.
        } What was never declared is nobody else’s business.

## Playing

referee-short =
    There is no penalty for playing with fewer than twelve cards: each card that cannot be played to is a trick for the
    opponent.
referee-short-allowed =
    .short = { SIDE($side) } plays short, without other penalty.
    .full = { SIDE(OTHER($side)) } gets a trick for each card that { ROLE($side) } cannot play to.

referee-long = A player with more than twelve cards counts nothing for the deal.
referee-long-denied =
    .short = { SIDE($side) } plays with too many cards and counts nothing.
    .full = The opponent may choose not to claim the penalty.
referee-long-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-long_bars = The cards of a player with too many do not score, but they still stop what they beat.
referee-long_bars-allowed =
    .short = { SIDE($side) }’s cards still stop what they beat.
    .full =
        The opponent cannot count what these cards beat; and a card that they keep from winning a trick
        does not win it.

referee-twelfth = “The last trick” means the last of a hand of twelve cards.
referee-twelfth-allowed =
    .short = The twelfth trick is the last, and counts as such.
    .full =
        The law supposes that each player has twelve cards. A card left over in a hand that had too many makes no
        thirteenth trick.

referee-played = A card that has been led or played is not taken back, apart from the exceptions the law names.
referee-played-denied =
    .short = The card stays played.
    .full =
        No exception applies here: cards dropped, too many played to several leads, a lead out of turn, a revoke, a wrong
        answer.

referee-dropped = Cards dropped by accident may be taken back.
referee-dropped-allowed =
    .short = { SIDE($side) } takes back what was dropped.
    .full = Dropping a card is not playing it.

referee-batch_answer =
    When several cards are led at once and too many are played to them, the extra cards are taken back when it comes
    to light, and what was played since is played again.
referee-batch_answer-allowed =
    .short = { SIDE($side) } takes back the extra card, and the play starts again from there.
    .full =
        It makes no difference that all the cards have been seen since. The leader could have counted what was played to
        the lead.

referee-batch_lead = A card led by mistake among several may be put right until the last of them has been played to.
referee-batch_lead-allowed =
    .short = { SIDE($side) } may change the card led by mistake.
    .full = It has not been played to.

referee-batch_lead_answered = A card led by mistake among several may be put right only until it has been played to.
referee-batch_lead_answered-denied =
    .short = The card stands as led.
    .full = { SIDE(OTHER($side)) } has played to it.

referee-wrong_lead = A card led out of turn may be taken up if it has not been played to.
referee-wrong_lead-allowed =
    .short = { SIDE($side) } takes the card back.
    .full = { SIDE(OTHER($side)) } has not played to it.

referee-wrong_lead_answered = A card led out of turn stands once it has been played to.
referee-wrong_lead_answered-denied =
    .short = The lead stands.
    .full = { SIDE(OTHER($side)) } has played to it, so the mistake cannot be mended.

referee-revoke =
    A player who could follow suit and did not must do so when it comes to light. The wrong cards and everything played
    since are taken back, and the play goes on from there.
referee-revoke-allowed =
    .short = { SIDE($side) } takes back the wrong card and follows suit; the play goes on from there.
    .full = There is no other penalty.

## The score and the cards

referee-count_early =
    A proved mistake in counting may be put right until the player who made it has seen the next hand.
referee-count_early-allowed =
    .short = The score is put right.
    .full = The next hand has not been seen.

referee-count_late = A mistake in counting may be put right only until the player who made it has seen the next hand.
referee-count_late-denied =
    .short = The score stands as it was written.
    .full = The next hand has been seen.
referee-count_late-superseded =
    .short = As a rule the score would stand.
    .full = There is an exception to this law here: see the rulings that follow.

referee-count_any_time = In the older game a mistake in the score may be put right at any time in the game.
referee-count_any_time-allowed =
    .short = The score is put right.
    .full = The older game sets no limit but the end of the game.

referee-scores_differ = Where the written scores differ, each player’s record of their own hand is right.
referee-scores_differ-allowed =
    .short = Each player’s record of their own hand is taken.
    .full = The player who counted a hand is the best witness to it.

referee-pack_incorrect = When a pack is found to be wrong, the deal in which it is found is void; earlier deals stand.
referee-pack_incorrect-allowed =
    .short = This deal is void; those before it stand.
    .full = Nobody can say how long the pack has been wrong, so the laws go by the discovery.

referee-foreign_in_discard = A wrong pack makes a deal void only if the pack was wrong when it was dealt.
referee-foreign_in_discard-denied =
    .short = There is no new deal.
    .full =
        Nothing proves that the card was in the pack when it was dealt: it may have come into the hand or the discard
        later.

referee-foreign_too_many = A player with more than twelve cards counts nothing for the deal.
referee-foreign_too_many-denied =
    .short = { SIDE($side) } has played with too many cards and counts nothing.
    .full = Without a new deal, what is left is a hand with one card too many.
referee-foreign_too_many-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-foreign_in_hand =
    A card of the other pack, found in a hand and not played, goes back to its pack without penalty.
referee-foreign_in_hand-allowed =
    .short = The card goes back to its pack, without penalty.
    .full = It has been neither played nor used for a call.
referee-foreign_in_hand-superseded =
    .short = As a rule the card would go back to its pack without penalty.
    .full = There is an exception to this law here: see the rulings that follow.

referee-foreign_counted =
    A card of the other pack that has made a call good, and been led upon, makes that call a false one.
referee-foreign_counted-denied =
    .short = { SIDE($side) } has counted with a card that was not in this pack, and counts nothing.
    .full = That is like calling something not held, and what was called could have been held.
referee-foreign_counted-superseded =
    .short = As a rule { ROLE($side) } would count nothing for this deal.
    .full = Another law applies here instead: see the rulings that follow.

referee-foreign_played =
    If a card of the other pack has been played, the hands are taken up and played again without it.
referee-foreign_played-allowed =
    .short = The hands are taken up and played again without the card.
    .full = No trick it was part of can stand.

referee-packs_in_time =
    Before the pack is cut to the dealer a player may call for two new packs at their own expense; the dealer chooses
    between them.
referee-packs_in_time-allowed =
    .short = { SIDE($side) } may have new packs, and pays for them.
    .full = The pack has not been cut to the dealer.

referee-packs_late = New packs may be called for only before the pack is cut to the dealer.
referee-packs_late-denied =
    .short = It is too late for new packs in this deal.
    .full = The pack has been cut to the dealer.

referee-damaged = Torn or marked cards are replaced, or new packs bought by both players.
referee-damaged-allowed =
    .short = The card is replaced, or both players pay for new packs.
    .full = A card that can be told by its back spoils the game for both.

referee-bystander =
    A bystander who points out an error and so changes the score can be made to pay the stakes of the player who
    suffers by it.
referee-bystander-allowed =
    .short = The bystander may have to pay what { ROLE($side) } loses by it.
    .full = What the bystander pointed out counts all the same.

## The referee

referee-waived = The opponent may choose not to claim the penalty of counting nothing.
referee-waived-allowed =
    .short = { SIDE(OTHER($side)) } does not claim the penalty.
    .full = The score stays as it was counted.

referee-lent =
    Where the book of a game has no laws for what goes wrong, the referee goes by Cavendish’s laws for the same
    game, and says so.
referee-lent-allowed =
    .short = { RULES($game) }: the source has no law for this, so the referee goes by Cavendish’s.
    .full = Cavendish wrote his laws for the same game. Players may agree on something else.

referee-no_source =
    Of some games no source says what follows when something goes wrong, and the referee lends them no other game’s
    law.
referee-no_source-denied =
    .short = { RULES($game) }: no source says what follows from this, so the referee does not rule.
    .full =
        Cavendish’s laws were written for another game and are not lent to this one. What the players agree on
        stands.

referee-other_book = The book of 1651 has a chapter of its own on what goes wrong, and the referee does not rule by it.
referee-other_book-denied =
    .short = { RULES($game) }: the book has its own chapter on what goes wrong, the twelfth, and the referee does not rule by it.
    .full = Cavendish’s laws were written for another game, and are not lent where a book has its own.

referee-not_reached = Some accidents are beyond the reach of any law of cards.
referee-not_reached-denied =
    .short = The laws offer no remedy for this; the play stands.
    .full = No law covers it at this moment.

referee-struck = What a player may not count is taken off again, score by score.
referee-struck-denied =
    .short = Taken off: { ROLE($side) }’s { $points } for { referee-kind }.
    .full =
        { $points } had been scored, and this ruling takes as much away. What was awarded stays in the list, so that the
        sum can be followed.

referee-unanswered =
    A card that the opponent has no card left to play to is a trick for the player who led it.
referee-unanswered-allowed =
    .short = { SIDE($side) } leads { CARDS($card) }, which cannot be played to: a trick.
    .full = The lead has been counted. { SIDE(OTHER($side)) } has no card left.

## Whose laws they are

whose-laws-piquet = Ruled by Cavendish’s laws.
whose-laws-piquet-lent = The source has no such laws: ruled by Cavendish’s, for the same game, and every decision says so.
whose-laws-au_cent = Ruled by Cavendish’s Laws of Piquet au Cent, and by his other laws where those say nothing.
whose-laws-au_cent-lent =
    The source has no such laws: ruled by Cavendish’s Laws of Piquet au Cent, for the same game, and every decision says so.
whose-laws-no_source = No source says what follows when something goes wrong, so the referee does not rule.
whose-laws-other_book =
    The book has its own chapter on what goes wrong, the twelfth, and the referee does not rule by it.

## Answers

referee-answer_which =
    A player who is asked which card of a trio they do not count must say so, because the answer takes the place of showing the trio.
referee-answer_which-allowed =
    .short =
        { $number ->
            [4] All four { RANK($rank, form: "plural") } are counted.
           *[other] Not counted: { CARDS($cards) }.
        }
    .full =
        Asking admits that the call is good. Whether the card is in the hand or in the discard need not be
        said.

referee-answer_number =
    A player who is asked how many cards of a suit they have answers with those they have declared good or equal and still hold.
referee-answer_number-allowed =
    .short =
        { $number ->
            [0] None.
            [one] One: { CARDS($cards) }.
           *[other] { WORDS($number, case: "title") }: { CARDS($cards) }.
        }
    .full = Only declared cards are counted. { SIDE($side) } may hold others of the suit, and need not say so.

referee-answer_show = What has been allowed good or equal must be shown whenever the opponent asks.
referee-answer_show-allowed =
    .short = { SIDE($side) } shows { CARDS($cards) }.
    .full = These are the cards of the { KIND($kind) } as it was declared.

referee-answer_height = A player who has not said how high a sequence goes must say so when asked.
referee-answer_height-allowed =
    .short = To the { CARD($card) }.
    .full = Asking for the top card comes to the same thing as asking to see the sequence.

referee-answer_tricks = Either player may look through both players’ tricks at any time.
referee-answer_tricks-allowed =
    .short = Yes: you may look at all the tricks.
    .full = What has been played is open to both players.

referee-answer_own_discard = Players may look at their own discard at any time.
referee-answer_own_discard-allowed =
    .short = Yes: you may look at your own discard.
    .full = Nobody has to memorize it.

referee-answer_other_discard = Players may look at their own discard; nothing lets them see the opponent’s.
referee-answer_other_discard-denied =
    .short = No: the opponent’s discard stays hidden.
    .full = Only what has been declared must be shown.

referee-answer_nothing =
    Only what has been allowed good or equal need be shown or revealed, and younger’s only after the lead.
referee-answer_nothing-denied =
    .short = No answer is needed.
    .full = Nothing of the kind has been declared, or it is too early to ask.
