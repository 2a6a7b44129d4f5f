### The partie, the race and the rubber: what ends them and what is paid.
### Every message of a clause stands under its name; how messages are named, ../rulings.ftl says.

## The name of this part of the rulebook

rulebook-part-settlement = The partie, the race and what is paid

## race.reached

question-race-reached = When is a race won?

clause-race-reached =
    The race is to { $target }. { $stop ->
        [at_once_in_order] The deal stops as soon as it is certain who reaches it first. Scores count in the order of reckoning: { $order }.
        [at_once_by_clock] The deal stops the moment it is reached. Scores count as they are made: elder’s lead, for one, comes before what younger has in hand.
       *[end_of_deal] The deal is still played to its end, and if both have reached it the higher total wins.
    }

race-reached-allowed =
    .call =
        { $round ->
            [yes] And out, with { WORDS($points) }.
           *[no] And I am out, with { WORDS($points) }.
        }
    .short =
        { $round ->
            [yes] { SIDE($side, does: "reaches") } { $points }: home in the race to { $target }.
           *[no] { SIDE($side, does: "reaches") } { $points }, and the race to { $target } is won.
        }
    .full =
        { $round ->
            [yes] With what was brought to this deal, the scores so far make { $points }, counted { $stop ->
                [at_once_by_clock] as they were made.
               *[at_once_in_order] in the order of reckoning.
            } The target is { $target }.
           *[no] With what { ROLE($side) } brought to this deal, the scores so far make { $points }, counted { $stop ->
                [at_once_by_clock] as they were made.
               *[at_once_in_order] in the order of reckoning.
            } The target is { $target }.
        } By these rules the deal stops here.

## settlement.difference

question-settlement-difference = What does the winner of the partie gain?

clause-settlement-difference =
    The winner of the partie is paid the difference between the two totals, plus { $bonus } for the game.

settlement-difference-awarded =
    .short =
        { $winner ->
            [You] You win the partie and are paid { $high } − { $low } + { $bonus } = { $points }.
           *[other] { $winner } wins the partie and is paid { $high } − { $low } + { $bonus } = { $points }.
        }
    .full =
        The loser is not rubiconed, so the difference is paid: { $high } − { $low } = { $difference }. With { $bonus } for the
        game that is { $points }.

settlement-difference-superseded =
    .law = The winner is paid the difference and a bonus; but if the loser is rubiconed, the sum of both totals is paid instead.
    .short = The sum is paid, not the difference: the loser is rubiconed.
    .full =
        The difference would have paid { $high } − { $low } + { $bonus } = { $points }. But { $low } is under the
        rubicon, so the sum of both totals is paid instead.

## settlement.rubicon

clause-settlement-rubicon =
    A loser under { $line } is rubiconed: the winner is paid both totals added together, plus { $bonus }, instead of the difference.
    { $winner_short ->
        [yes] That holds even if the winner is under { $line } too.
       *[no] If the winner is under { $line } too, only the difference is paid.
    }

settlement-rubicon-awarded =
    .short =
        { $winner ->
            [You] { $loser } is rubiconed with { $low }: you are paid { $high } + { $low } + { $bonus } = { $points }.
           *[other] { $loser ->
                [You] You are rubiconed with { $low }: { $winner } is paid { $high } + { $low } + { $bonus } = { $points }.
               *[other] { $loser } is rubiconed with { $low }: { $winner } is paid { $high } + { $low } + { $bonus } = { $points }.
            }
        }
    .full =
        The loser’s { $low } is under the rubicon of { $line }, so the sum is paid, not the difference: { $high } + { $low } = { $sum }.
        With { $bonus } for the game that is { $points }. So the loser’s own { $low } count for the winner.

## settlement.tie

question-settlement-tie = What if the players are level after the last deal?

clause-settlement-tie =
    { $extra ->
        [0] If the totals are level at the end, the partie is drawn.
       *[other] If the totals are level at the end, the partie goes on for { $extra ->
            [one] one more deal
           *[other] { WORDS($extra) } more deals
        }{ $repeat ->
            [once] ; if they are still level then, it is drawn.
           *[until_decided] , and again as long as they are level.
        }
    }

settlement-tie-allowed =
    .short =
        { $extra ->
            [one] Level at { $points }: one more deal.
           *[other] Level at { $points }: { $extra } more deals, one dealt by each player in turn.
        }
    .full = Both players have { $points }. The partie goes on, and then the totals are compared again.

settlement-tie-denied =
    .short = Level at { $points }: the partie is drawn.
    .full = Both players have { $points }, and by these rules no more deals are added. Nobody wins, and nothing is paid.

## settlement.race

question-settlement-race = What does winning a race count for?

clause-settlement-race =
    The first to reach { $target } wins the game.{ $under ->
        [0] {""}
       *[other] {" "}It counts double if the loser has fewer than { $under }.
    } { $games ->
        [one] One game decides.
       *[other] The first to win { WORDS($games) } games wins the match.
    }

settlement-race-allowed =
    .short =
        { $games ->
            [one] { $winner ->
                [You] The race is yours, { $high } to { $low }.
               *[other] The race goes to { $winner }, { $high } to { $low }.
            }
           *[other] { $winner ->
                [You] The race is yours, { $high } to { $low }: a double, counting { $games } games.
               *[other] The race goes to { $winner }, { $high } to { $low }: a double, counting { $games } games.
            }
        }
    .full =
        The target was { $target }. { $games ->
            [one] It counts one game.
           *[other] The loser’s { $low } is under { $under }, so it counts { $games } games.
        }{ $later ->
            [0] {""}
           *[other] {" "}The loser scored { $later } more, but they come after the winner’s { $high } and no longer count.
        }

## partie.deals

question-partie-deals = How many deals make a partie, and who deals?

clause-partie-deals =
    { $match_format ->
        [four_deals_ends_double] A partie is four deals, the players dealing in turn; the first and the last count double.
        [race] The players deal in turn until one of them has won the race.
        [race_of_many] The players deal in turn until the race is won.
        [rubber] The players go on until one of them has won enough games.
       *[six_deals] A partie is six deals, the players dealing in turn.
    }

## concede.play

question-concede-play = May a player give up the play, and what does it cost?

clause-concede-play =
    { $concede_last_deal ->
        [yes] In the last deal, if you can no longer save the rubicon, you may give up the play. Your opponent then scores { $points } for it, one for each trick and one more for the last, less anything already scored in play.
       *[no] You cannot give up the play.
    }

concede-play-awarded =
    .call = Count every trick: { WORDS($count) }.
    .short = The play is given up: { SIDE($side, does: "counts") } every trick, { points-count }.
    .full =
        { SIDE(OTHER($side)) } cannot reach the rubicon any more and throws the hand in. All the tricks make { $whole } { $already ->
            [0] points.
           *[other] points, { $already } of them already counted.
        }

refused-concede-now =
    .short = You can give up the play only in the last deal, before your first card, and only if the rules allow it; play on.

refused-concede-needless =
    .short = You have { $total } and could still score { $within }, so you can still reach the rubicon of { $line }; play on.

## concede.cards

question-concede-cards = What happens to the cards when the play is given up?

clause-concede-cards =
    { $concede_last_deal ->
        [yes] If you give up the play, your opponent scores the cards as well: { $cards }. There is no capot.
       *[no] You cannot give up the play, and so you cannot give up the cards.
    }

concede-cards-awarded =
    .call = And { WORDS($points) } for the cards: { WORDS($count) }.
    .short = The cards go with the tricks: { SIDE($side, does: "scores") } { $points } more.
    .full = To count every trick is to have most of them. There is no capot, because no card has been played.

## rubber.game

question-rubber-game = When is a game won?

clause-rubber-game = The first to reach { $target } below the line wins a game; then a new line is drawn and both start from nothing.

rubber-game-allowed =
    .short =
        { $winner ->
            [You] Game { $game } is yours, { $high } to { $low } below the line.
           *[other] Game { $game } goes to { $winner }, { $high } to { $low } below the line.
        }
    .full = The target is { $target } below the line. A new line is drawn under both scores; what stands above the line stays.

## rubber.bonus

question-rubber-bonus = What does winning the rubber score?

clause-rubber-bonus =
    The first to win { WORDS($games_to_win) } { $games_to_win ->
        [one] game
       *[other] games
    } wins the partie and adds { $points }, or { $clean } if the loser has won no game.

rubber-bonus-awarded =
    .short =
        { $winner ->
            [You] You win the rubber, { $games } games to { $other_games }: { $points } more.
           *[other] { $winner } wins the rubber, { $games } games to { $other_games }: { $points } more.
        }
    .full =
        { $other_games ->
            [0] The loser has won no game, so the bonus is the larger one: { $points }.
           *[other] The loser has won a game, so the bonus is the smaller one: { $points }.
        }

## rubber.blank_games

question-rubber-blank_games = What does a game score if the loser made nothing below the line?

clause-rubber-blank_games = The winner of the partie adds { $points } for every game in which the loser scored nothing below the line.

rubber-blank_games-awarded =
    .short =
        { $games ->
            [one] In one game the loser scored nothing below the line: { $points } more.
           *[other] In { $games } games the loser scored nothing below the line: { $points } more.
        }
    .full =
        { $games ->
            [one] Such a game earns the winner of the rubber { $each }.
           *[other] Each such game earns the winner of the rubber { $each }: { $games } × { $each } = { $points }.
        }

rubber-blank_games-denied =
    .short = The loser scored below the line in every game: nothing is added for that.
    .full = A game in which the loser had scored nothing below the line would have earned the winner of the rubber { $each }.

## rubber.margin

question-rubber-margin = What does the winner of the rubber win by?

clause-rubber-margin =
    Everything above and below the line is added up. The winner of the partie wins by the difference; if the loser has more
    points, the difference is the loser’s.

rubber-margin-allowed =
    .short =
        { $ahead ->
            [yes] Everything added up, the winner of the rubber has { $high } and the loser { $low }: { $points } ahead, before the bonuses.
           *[no] Everything added up, the loser of the rubber has more: { $low } to { $high }, { $points } ahead, before the bonuses.
        }
    .full =
        { $winner } has won the rubber with { $high } points above and below the line; { $loser } has { $low }. { $ahead ->
            [yes] The difference of { $points } is the winner’s, with the bonuses on top.
           *[no] The difference of { $points } is taken from the winner’s bonuses.
        }

## race.home

question-race-home = Who is home, and who loses?
question-race-home-winner = Who wins the game?

clause-race-home =
    { $how ->
        [withdraw] The first to reach { $target } is home and drops out. The other two play on against each other, as in the game for two, and the last one home loses.
       *[first_wins] { $partners ->
            [yes] The first side to reach { $target } wins the game.
           *[no] The first to reach { $target } wins the game.
        }
    }

race-home-allowed =
    .short =
        { $winner ->
            [You] You are home with { $points }{ race-place }
           *[other] { $winner } is home with { $points }{ race-place }
        }
    .full =
        The target was { $target }. { $goes_on ->
            [yes] A player who is home drops out, and the others play on.
           *[no] { $loser ->
                [absent] That ends the game.
                [You] That ends the game: you are last, and lose.
               *[other] That ends the game: { $loser } is last, and loses.
            }
        }

## Words that several of these share

race-place =
    { $place ->
        [1] , the first of all.
       *[other] , number { $place } to arrive.
    }
