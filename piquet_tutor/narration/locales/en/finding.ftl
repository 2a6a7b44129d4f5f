# What the finder says, and how the rulebook's tools are called. $query is a query in the finder's language, $title a rule set.

finder-phase-dealing = Dealing and playing as it comes
finder-phase-guiding = Leading the cards to it
finder-phase-proving = Trying to prove that there is none
finder-progress =
    { $phase }: { $tried ->
        [one] 1 deal looked at.
       *[other] { $tried } deals looked at.
    }

finder-found =
    { $how ->
        [seed] The cards of seed { $seed }, as the tutor's own players play them.
       *[made] Hands led there card by card, and played out to the end.
    } { $tried ->
        [one] It is the first deal looked at.
       *[other] { $tried } deals were looked at.
    }
finder-totals = { $title }: elder { $elder }, younger { $younger }.
finder-proved =
    There is no such deal, and that is proved: no two hands meet { $count ->
        [one] the condition { $query }
       *[other] { $query } together
    }.
finder-proved-how =
    { $solver } was given every hand and every exchange that { $title } allows, as { $size } variables, and found no way.
    Play does not come into it: these conditions are decided before a card is led.
finder-not_found = No such deal was found among { $tried }; that does not prove that there is none.
finder-not_found-why =
    { $why ->
        [play] What is asked for hangs on the play, and of all the ways to play there is no proof here; look again with another seed, or ask for less.
        [rules] The rules compare hands in a way that the model of the proof does not have: { $detail }.
        [uninstalled] A proof needs the solver OR-Tools, which is not installed: { $install }.
        [different_packs] The two rule sets play with different packs, so no deal can be ruled by both.
        [unasked] A proof was not asked for.
       *[time] Time ran out before it could be settled; give it more, or look again with another seed.
    }
finder-cancelled = Stopped after { $tried ->
        [one] 1 deal
       *[other] { $tried } deals
    }; nothing was found so far.
