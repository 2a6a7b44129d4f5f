# What the finder says, and how the rulebook's tools are called. $query is a query in the finder's language, $title a rule set.

finder-phase-dealing = Dealing cards and playing them
finder-phase-guiding = Moving cards about until they fit, and playing them
finder-phase-proving = Trying to prove that there is none
finder-progress =
    { $phase }: { $tried ->
        [one] 1 deal tried.
       *[other] { $tried } deals tried.
    }

finder-found =
    { $how ->
        [seed] This is how seed { $seed } deals the cards, and how the tutor’s own players play them.
        [random] This is how seed { $seed } deals the cards; every choice, to the last card, was made at random among those the rules allow.
       *[made] This deal was made for the question: cards were swapped until the hands suited it, and then played by somebody who sees them all.
    } { $tried ->
        [one] It was the first deal tried.
       *[other] { $tried } deals were tried to find it.
    }
finder-totals = { $title }: { $totals }.
finder-total = { $name } { $points }
finder-total-elder = { $name } (elder) { $points }
finder-ruled_out =
    { $kind ->
        [no_clause] There is no such deal: { $title } has no rule about { $asked } ({ $clause } does not apply there).
        [first_only] There is no such deal: by { $title } that can happen only to the side that leads first, so { $asked } never does.
        [first_and_lead] There is no such deal: by { $title } only the side that leads first can make a pique, so { $asked } never happens.
        [lead_first] There is no such deal: by { $title } the first card led scores for the side that leads it, so nobody else is ever first to count in play, and { $asked } never happens.
        [no_points] There is no such deal: { $title } pays nothing for that, so { $asked } never happens.
        [hands] There is no such deal, and that is proved: no two hands meet { $number ->
            [one] the condition { $asked }
           *[other] { $asked } together
        }.
        [partie] There is no such deal: { $clause } speaks of a whole partie, and never within a deal on its own.
       *[tricks] There is no such deal: there are { $number } tricks, and no way to share them out meets { $asked }.
    }
finder-ruled_out-why =
    { $kind ->
        [no_clause] { $option ->
            [none] That is the rule set itself, not a search: nothing in it, and no option of it, would give such a ruling.
           *[other] The option { $option } is set to { $value }; with another value the rule applies.
        }
        [first_and_lead] The rule { $clause }, with { $option } set to { $value }, says so. The lead is why: it scores at once, before the other side has anything from the play, so the option by itself would change nothing here.
        [tricks] That is counting, not a search.
        [hands] Every hand that can be held was weighed by { $title }.
            Play does not come into it: these conditions are decided before a card is led. { $bidding ->
                [yes] The hands must have been bid for, and everything held in them is taken to be declared.
               *[no] Everything held is taken to be declared.
            } { $count ->
                [0] The pack itself does not allow it.
                [one] The rule { $clauses } is why.
               *[other] The rules { $clauses } are why.
            }
       *[other] The rule { $clause }{ $option ->
            [none] {""}
           *[other] , with { $option } set to { $value },
        } is why.
    }
finder-ruled_out-instead = To look for it where it can happen, ask with rules={ $instead }.

finder-apart =
    No deal can be ruled by both { $one } and { $other }: { $why ->
        [players] they are for { $one_players } and for { $other_players } players.
        [pack] they are played with { $one_pack } and with { $other_pack } cards.
        [hands] they deal { $one_hand } and { $other_hand } cards to a hand.
        [bidding] the hands are bid for in only one of them, so the deal of one has no place in the other.
       *[bids] they bid for different things, so what is said in one means nothing in the other.
    }

finder-not_found =
    { $tried ->
        [one] The one deal tried was not what was asked for; that does not prove that there is none.
       *[other] None of the { $tried } deals tried was what was asked for; that does not prove that there is none.
    }
finder-not_found-why =
    { $why ->
        [play] What is asked for depends on the play, and there is no proof here over all the ways to play; look again with another seed, or ask for less.
        [table] For three or four hands the tutor can look, but cannot prove that there is none; look again with another seed, or ask for less.
        [conduct] That rule is a matter of conduct: mostly it speaks only when somebody tries what it forbids, and what is refused is not part of a deal.
        [rules] The rules compare hands in a way for which nothing is proved here: { $detail }.
       [hands] Either hand can be held by itself; whether two such hands fit together is not proved here. Look again with another seed, or ask for less.
       *[time] Time ran out before it could be settled; give it more, or look again with another seed.
    }
finder-unmeasured =
    { $reason ->
        [clause] the rule { $name } depends on { $value }
        [option] the option { $name } is { $value }
        [blanks] in { RULES($rules) } more than one carte blanche may score
        [void] in { RULES($rules) } a void suit may be called
        [crossing] in { RULES($rules) } a hand’s combinations may score for the opponent
        [younger] in { RULES($rules) } nobody knows yet who is younger when two cartes blanches meet
       *[reckoning] { RULES($rules) } compares or counts hands in a way of its own
    }
finder-cancelled = Stopped after { $tried ->
        [one] 1 deal
       *[other] { $tried } deals
    }; nothing was found so far.

## Queries that cannot be read. $hint is a phrase such as "perhaps “repique” is meant".

finder-cannot-long = the query is longer than { $limit } characters; leave some conditions out.
finder-cannot-condition = “{ $text }” is not a condition; write a name, a sign and a value, such as repique=younger.
finder-cannot-equals = { $name } takes “=”, as in { $name }={ $value }.
finder-cannot-against = { $name } speaks of two rule sets; add against=, such as against=wikipedia.
finder-cannot-nothing = nothing is looked for; write a condition, such as repique=younger.
finder-cannot-clause = these rules have no rule { $clause }; { $hint }.
finder-cannot-sign = { $name } takes “=” or “!=”, as in { $name }={ $value }.
finder-cannot-value = { $name } cannot be { $value }; it takes { $values }.
finder-cannot-name = nothing is called { $name }; { $hint }.
finder-cannot-ruling = ruling takes “=” and the name of one rule, as in ruling=pique.award:denied:elder.
finder-cannot-verdict = a ruling cannot be { $verdict }; it is { $values }.
finder-cannot-side = “{ $side }” is not a side; write one of { $sides }.
finder-cannot-number = { $name } cannot be { $value }; it takes a whole number, or a word such as quint, quatorze or ace.
finder-cannot-rules = there is no rule set { $name }; { $hint }.
finder-cannot-option = there is no option { $name }; { $hint }.
finder-cannot-option-value =
    { $values ->
        [absent] option { $name } cannot be { $value }; it takes a whole number from 0 to 1000.
       *[other] option { $name } cannot be { $value }; it takes { $values }.
    }
finder-cannot-question = there is no question called { $name }; { $hint }.
finder-cannot-called =
    { $count ->
        [0] no question is called “{ $name }”; the command find by itself lists the questions that have names, or write a condition, such as repique=younger.
        [one] no question is called “{ $name }”; perhaps { $nearest } is meant, or write a condition, such as repique=younger.
       *[other] no question is called “{ $name }”; the nearest are { $nearest }; ask for one by its name, or write a condition, such as repique=younger.
    }
finder-question-named = { $name } ({ $title })
