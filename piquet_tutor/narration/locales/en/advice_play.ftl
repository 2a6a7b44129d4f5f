# Advice on a card where tricks were bid for, where they are better lost, and at a table of more than two.
# Shares ($share) come in percent, without the sign.

## What was bid

# $wanted tricks are bid, $sign is minus where they are to be lost; of the $tried hands the bid is made in $kept and
# falls short in $short.
advice-play-bid-mine =
    { $sign ->
        [minus] You have bid to lose { $wanted } tricks. { advice-play-bid-kept }
       *[other] You have bid { $wanted } tricks. { advice-play-bid-kept }
    }
advice-play-bid-kept =
    { $often ->
        [all] With this card you make that in every one of the { $tried } hands tried.
        [most] With this card you make that in all but { $short } of the { $tried } hands tried.
        [some] With this card you make that in { $kept } of the { $tried } hands tried.
        [sure] With this card you make that.
        [never] Even with this card you do not make that.
       *[none] With this card you make that in none of the { $tried } hands tried.
    }
advice-play-bid-theirs =
    { $sign ->
        [minus] Your opponent has bid to lose { $wanted } tricks. { advice-play-bid-beaten }
       *[other] Your opponent has bid { $wanted } tricks. { advice-play-bid-beaten }
    }
advice-play-bid-beaten =
    { $often ->
        [all] With this card that is made in every one of the { $tried } hands tried.
        [most] With this card that is made in all but { $short } of the { $tried } hands tried.
        [some] With this card that is made in { $kept } of the { $tried } hands tried.
        [sure] Even with this card that is made.
        [never] With this card that is not made.
       *[none] With this card that is made in none of the { $tried } hands tried.
    }
advice-play-bid-made =
    { $over ->
        [yes] The bid is made already; a trick beyond it still counts.
       *[no] The bid is made already, and a trick beyond it brings nothing.
    }
advice-play-bid-gone = The bid cannot be made any more, but every trick it falls short by counts.
advice-play-nothing-left = No trick that is left changes the score any more: every card comes to the same thing.
advice-play-fewest = With this card you have fewer tricks than your opponent at the end in { $share }% of the hands.

## Tricks that are better lost

advice-play-lose-lowest = No { SUIT($suit) } your opponent may hold is lower than the { CARD($card) }: following suit means taking the trick.
advice-play-lose-lead = In { $share }% of the hands your opponent has to take the { CARD($card) }, with a card to follow suit and none below it.
advice-play-lose-under = The { CARD($card) } is your highest card below the { CARD($led) }: here it takes no trick, and the lower ones are kept.
advice-play-lose-take = You cannot stay below the { CARD($led) }. The trick is yours anyway, so your highest card of the suit goes on it.
advice-play-lose-win = You could stay below the { CARD($led) } with { CHOICE($cards) }, but over the hands that are left it is better to take this trick.
advice-play-lose-throw = You have no { SUIT($suit) } to follow with, so the { CARD($card) } can go without taking a trick; later it might have to.
advice-play-pique-left-out = A pique may still come of tricks that are lost one after another; the figures leave it out.

## Where to look

advice-nudge-lose-lead = You have the lead, and tricks are better lost. Which card of yours must your opponent take?
advice-nudge-lose-under = You can stay below the card led. With which card, and is it better to take the trick after all?
advice-nudge-lose-take = You cannot stay below the card led. Which card of the suit do you want to be rid of?
advice-nudge-lose-throw = You cannot follow. Which card of yours might have to take a trick later?

## What matters

advice-rule-lose = The winner of a trick leads to the next. Tricks are better lost here: low cards are worth keeping, and a high card goes best where it takes nothing.
advice-rule-bid-mine =
    { $sign ->
        [minus]
            { $count ->
                [0] You have bid to lose { $wanted } tricks, and have lost as many.
                [one] You have bid to lose { $wanted } tricks: one more has to be lost.
               *[other] You have bid to lose { $wanted } tricks: { $count } more have to be lost.
            }
       *[other]
            { $count ->
                [0] You have bid { $wanted } tricks, and have them.
                [one] You have bid { $wanted } tricks: you need one more.
               *[other] You have bid { $wanted } tricks: you need { $count } more.
            }
    }
advice-rule-bid-theirs =
    { $sign ->
        [minus]
            { $count ->
                [0] Your opponent has bid to lose { $wanted } tricks, and has lost as many.
                [one] Your opponent has bid to lose { $wanted } tricks: one more has to be lost.
               *[other] Your opponent has bid to lose { $wanted } tricks: { $count } more have to be lost.
            }
       *[other]
            { $count ->
                [0] Your opponent has bid { $wanted } tricks, and has them.
                [one] Your opponent has bid { $wanted } tricks: one more is needed.
               *[other] Your opponent has bid { $wanted } tricks: { $count } more are needed.
            }
    }
advice-rule-bid-mine-gone =
    { $sign ->
        [minus] You have bid to lose { $wanted } tricks, and that cannot be done any more: each trick short of it counts.
       *[other] You have bid { $wanted } tricks, and that cannot be made any more: each trick short of it counts.
    }
advice-rule-bid-theirs-gone =
    { $sign ->
        [minus] Your opponent has bid to lose { $wanted } tricks, and that cannot be done any more: each trick short of it counts.
       *[other] Your opponent has bid { $wanted } tricks, and that cannot be made any more: each trick short of it counts.
    }
advice-rule-bid-value = Made, the bid pays { $points }; short of it, the other side has { $points } for each trick lacking.
advice-rule-bid-each = Each trick beyond the bid pays { $points }, and each trick short of it pays the other side as much.
advice-rule-bid-last = For the bid, the last trick counts as { $count }.
advice-rule-fewest = Nobody has bid. The player with fewer tricks at the end scores { $points } for each trick the opponent has.
advice-rule-fewest-last = In this, the last trick counts as { $count }.

## At a table of more than two

advice-nudge-among = Only a few cards are left. Who can still hold what, and who takes this trick?
advice-odds-among =
    { $sides ->
        [2] Each figure is how far your side comes out ahead over the rest of the play, everybody playing as if all cards were shown.
       *[other] Each figure is how far you come out ahead of the others, on their average, over the rest of the play, everybody playing alone as if all cards were shown.
    }
advice-odds-ways =
    { $ways ->
        [one] From what the others have said and played, their cards can lie in only one way.
       *[other] Averaged over all { $shown } ways the others’ cards may lie, from what they have said and played.
    }
advice-odds-ways-drawn = Averaged over { $tried } ways drawn from the { $shown } in which the others’ cards may lie, from what they have said and played.
advice-play-among-best = No card anyone else may hold beats the { CARD($card) } in its suit.
advice-play-among-takes = As the trick stands, the { CARD($card) } takes it.
advice-play-among-partner = As the trick stands, it is your side’s, and the { CARD($card) } leaves it so.
advice-none-far =
    { $seats ->
        [3] With two hands hidden, the coach looks ahead over the last { $tricks } tricks. Ask again then.
       *[other] With three hands hidden, the coach looks ahead over the last { $tricks } tricks. Ask again then.
    }
