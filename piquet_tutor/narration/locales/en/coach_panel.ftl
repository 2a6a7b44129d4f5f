# The coach at the table: its panel on the play page, the comparison of an exchange, the choice of an opponent.

table-tool-coach = Coach

coach-panel-title = The coach
coach-panel-ask = A hint?
# $step is what comes next.
coach-panel-next =
    { $step ->
        [nudge] A hint?
        [rule] What matters here?
        [odds] The figures?
        [answer] The answer?
       *[more] One more step?
    }
coach-panel-all = That is all
coach-panel-ready = Ask when you like. You get one step at a time: first where to look, then what matters, then the figures, and last the answer.
coach-panel-before = Once the cards are dealt, ask here whenever it is your turn.
coach-panel-waiting = It is not your turn just now.
coach-panel-over = The deal is over. To hear why another player did something, open that move among the rulings and ask.
coach-panel-thinking = Thinking it over …
coach-panel-nothing = The coach has nothing to say about this decision; decide as you think best.

## The exchange

coach-panel-comparing = Comparing your exchange with the others …
# $points is how far it lies from the best on the average, $error the standard error of that.
coach-panel-compared =
    { $how ->
        [best] Your exchange and the best: yours is the best
        [level] Your exchange and the best: too close to tell apart ({ $points } ± { $error })
        [ahead] Your exchange and the best: yours is { $points } ahead (± { $error })
       *[behind] Your exchange and the best: yours is { $points } behind (± { $error })
    }
coach-panel-option =
    { $place ->
        [0] Yours
        [1] { $yours ->
            [yes] The best, and yours
           *[no] The best
        }
        [2] { $yours ->
            [yes] The second, and yours
           *[no] The second
        }
       *[3] { $yours ->
            [yes] The third, and yours
           *[no] The third
        }
    }
coach-panel-keeps = Cards kept
coach-panel-out =
    { $count ->
        [0] No discard
       *[other] Discard: { CARDS($cards) }
    }

## The opponent

coach-panel-opponent = Level
coach-panel-opponent-next = From the next deal on.
coach-panel-why = Why did you do that?
coach-panel-why-working = Thinking back …
coach-panel-why-nothing = There was no choice.
