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
        [all] With this card you succeed in every one of the { $tried } hands tried.
        [most] With this card you succeed in all but { $short } of the { $tried } hands tried.
        [some] With this card you succeed in { $kept } of the { $tried } hands tried.
        [sure] With this card you succeed.
        [never] Even with this card you do not succeed.
       *[none] With this card you succeed in none of the { $tried } hands tried.
    }
advice-play-bid-theirs =
    { $sign ->
        [minus] Your opponent has bid to lose { $wanted } tricks. { advice-play-bid-beaten }
       *[other] Your opponent has bid { $wanted } tricks. { advice-play-bid-beaten }
    }
advice-play-bid-beaten =
    { $often ->
        [all] With this card the bid succeeds in every one of the { $tried } hands tried.
        [most] With this card the bid succeeds in all but { $short } of the { $tried } hands tried.
        [some] With this card the bid succeeds in { $kept } of the { $tried } hands tried.
        [sure] Even with this card the bid succeeds.
        [never] With this card the bid fails.
       *[none] With this card the bid succeeds in none of the { $tried } hands tried.
    }
advice-play-bid-made =
    { $over ->
        [yes] The bid is made already; a trick beyond it still counts.
       *[no] The bid is made already, and a trick beyond it brings nothing.
    }
advice-play-bid-gone = The bid can no longer be made, but every trick short of it counts.
advice-play-nothing-left = None of the tricks left changes the score: every card comes to the same thing.
advice-play-fewest = With this card you have fewer tricks than your opponent at the end in { $share }% of the hands.

## Tricks that are better lost

advice-play-lose-lowest = Your opponent can hold no { SUIT($suit) } lower than the { CARD($card) }: following suit means taking the trick.
advice-play-lose-lead = In { $share }% of the hands your opponent has to take the { CARD($card) }, able to follow suit only with a higher card.
advice-play-lose-under = The { CARD($card) } is your highest card below the { CARD($led) }: it takes no trick here, and you keep the lower ones.
advice-play-lose-take = You cannot stay below the { CARD($led) }. The trick is yours anyway, so your highest card of the suit goes on it.
advice-play-lose-win = You could stay below the { CARD($led) } with { CHOICE($cards) }, but on average it is better to take this trick.
advice-play-lose-throw = You have no { SUIT($suit) } to follow with, so the { CARD($card) } can go now without taking a trick; later it might have to take one.
advice-play-pique-left-out = Tricks lost one after another may still make a pique; the figures leave that out.

## Where to look

advice-nudge-lose-lead = You have the lead, and you want to lose tricks. Which of your cards does your opponent have to take?
advice-nudge-lose-under = You can stay below the card led. With which card, and is it better to take the trick after all?
advice-nudge-lose-take = You cannot stay below the card led. Which card of the suit do you want to be rid of?
advice-nudge-lose-throw = You cannot follow. Which of your cards might have to take a trick later?

## What matters

advice-rule-lose = The winner of a trick leads to the next. Here you want to lose tricks: keep low cards, and get rid of high ones where they take nothing.
advice-rule-bid-mine =
    { $sign ->
        [minus]
            { $count ->
                [0] You have bid to lose { $wanted } tricks, and have lost them.
                [one] You have bid to lose { $wanted } tricks: you have one more to lose.
               *[other] You have bid to lose { $wanted } tricks: you have { $count } more to lose.
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
                [0] Your opponent has bid to lose { $wanted } tricks, and has lost them.
                [one] Your opponent has bid to lose { $wanted } tricks, and has one more to lose.
               *[other] Your opponent has bid to lose { $wanted } tricks, and has { $count } more to lose.
            }
       *[other]
            { $count ->
                [0] Your opponent has bid { $wanted } tricks, and has them.
                [one] Your opponent has bid { $wanted } tricks, and needs one more.
               *[other] Your opponent has bid { $wanted } tricks, and needs { $count } more.
            }
    }
advice-rule-bid-mine-gone =
    { $sign ->
        [minus] You have bid to lose { $wanted } tricks, and can no longer lose that many: each trick short of it counts.
       *[other] You have bid { $wanted } tricks, and can no longer make them: each trick short of that counts.
    }
advice-rule-bid-theirs-gone =
    { $sign ->
        [minus] Your opponent has bid to lose { $wanted } tricks, and can no longer lose that many: each trick short of it counts.
       *[other] Your opponent has bid { $wanted } tricks, and can no longer make them: each trick short of that counts.
    }
advice-rule-bid-value = If it is made, the bid pays { $points }; if not, the other side scores { $points } for each trick short of it.
advice-rule-bid-each = Each trick beyond the bid pays { $points }, and each trick short of it pays the other side as much.
advice-rule-bid-last = For the bid, the last trick counts as { $count }.
advice-rule-fewest = Nobody has bid. The player with fewer tricks at the end scores { $points } for each trick the opponent has.
advice-rule-fewest-last = Here the last trick counts as { $count }.

## At a table of more than two

advice-nudge-among = Only a few cards are left. Who can still hold what, and who takes this trick?
advice-odds-among =
    { $sides ->
        [2] Each figure is how far your side comes out ahead over the rest of the play, if everybody played with all cards shown.
       *[other] Each figure is how far you come out ahead of the average of the others over the rest of the play, if everybody played alone and with all cards shown.
    }
advice-odds-ways =
    { $ways ->
        [one] From what the others have said and played, their cards can lie in only one way.
       *[other] Averaged over all { $shown } ways the others’ cards may lie, from what they have said and played.
    }
advice-odds-ways-drawn = Averaged over { $tried } ways drawn from the { $shown } in which the others’ cards may lie, from what they have said and played.
advice-play-among-best = No card anyone else may hold beats the { CARD($card) } in its suit.
advice-play-among-takes = As the trick stands, the { CARD($card) } takes it.
advice-play-among-partner = As it stands, the trick is your side’s, and the { CARD($card) } leaves it so.
advice-none-far =
    { $seats ->
        [3] With two hands hidden, the coach looks ahead over the last { $tricks } tricks. Ask again then.
       *[other] With three hands hidden, the coach looks ahead over the last { $tricks } tricks. Ask again then.
    }
