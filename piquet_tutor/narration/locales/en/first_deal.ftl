# The first deal, directed: what a trick came to, and why a card is recommended. Said to somebody who has never played.

## After a trick; $other is the opponent's name

guide-trick-held = You win the trick.
guide-trick-taken = You take the trick { $other } led: 1 point.
guide-trick-theirs-held = { $other } wins the trick.
guide-trick-theirs-taken = { $other } takes the trick you led: 1 point for { $other }.

## Why this card. $kept: what is kept by it; $beaten_by: cards that could beat it; $count: winners that nothing can beat;
## $again: yes where the trick before was led and won from the same suit

guide-title-trick = Trick { $number }
guide-play-last = The last trick: one point more.
guide-play-forced = You may play only the { CARD($card) }.
guide-play-lead_sure =
    { $again ->
        [yes] Go on: nothing beats the { CARD($card) }.
       *[no] { $count ->
            [one] Lead the { CARD($card) }. Nothing { $other } can hold beats it.
           *[other] Lead the { CARD($card) }. You hold { $count } cards that nothing can beat: play them from the top.
        }
    }{ $again ->
        [yes] { "" }
       *[no] { $kept_count ->
            [0] { "" }
           *[other] { " " }The { CARDS($kept) } could lose you the lead, and a point with it.
        }
    }
guide-play-lead_likely =
    { $beaten_count ->
        [one] Lead the { CARD($card) }: only the { CARDS($beaten_by) } can beat it.
       *[other] Lead the { CARD($card) }. Nothing beats it but { CARDS($beaten_by) }.
    }{ $kept_count ->
        [0] { "" }
       *[other] { " " }Keep the { CARDS($kept) }: it can win the lead back.
    }
guide-play-win_cheaply =
    Take it with the { CARD($card) }: 1 point, and you lead. { $kept_count ->
        [0] A lower card would give both away.
       *[other] It is the lowest that does, and a higher one would win no more here.
    }
guide-play-follow_low = Nothing you hold beats it. Play your lowest, the { CARD($card) }.
guide-play-weighed = Play the { CARD($card) }: against the hands { $other } can still hold, no other card does better on average.
guide-play-throw =
    You cannot win: throw away the { CARD($card) }.{ $kept_count ->
        [0] { "" }
       *[other] { " " }The { CARDS($kept) } can still win.
    }
guide-play-throw_weighed =
    You cannot win: throw away the { CARD($card) }.{ $kept_count ->
        [0] { "" }
       *[other] { " " }Keeping the { CARDS($kept) } is worth more on average.
    }

## What another card than the one advised gave up. $kept: yes where it is one that was worth keeping

guide-instead-lead_sure = Nothing could beat the { CARD($card) }: it would have won.
guide-instead-lead_likely = The { CARD($card) } was likelier to win.
guide-instead-win_cheaply = The { CARD($card) } would have taken it as cheaply as can be.
guide-instead-follow_low = The { CARD($played) } could not win here: the { CARD($card) } would have done.
guide-instead-throw =
    { $kept ->
        [yes] The { CARD($played) } could still win
       *[no] The { CARD($played) } was worth keeping
    }: the { CARD($card) } would have done.
guide-instead-throw_weighed = The { CARD($played) } was worth keeping: the { CARD($card) } would have done.
guide-instead-weighed = On average the { CARD($card) } does better than the { CARD($played) }.

## The guide's own words

guide-show-all = Show the whole table
guide-other-side = Now the other side: be younger
