lesson-auction = Auction Piquet

lesson-auction-term-plus = plus
    .meaning = A bid to win so many tricks.

lesson-auction-term-minus = minus
    .meaning = A bid to lose so many tricks.

lesson-auction-term-double = double
    .meaning = To make the tricks over or short of a bid cost twice as much.

lesson-auction-welcome = A game from a prison camp
    .text-1 = English prisoners of war made this game between nineteen fourteen and nineteen eighteen. As in Contract Piquet the elder hand is bid for; but one may also bid to lose.
    .text-2 = Only its outline can still be read. What rests on memory is marked as disputed, what is our own is marked as a house rule: open any ruling and see.

lesson-auction-bid = Plus and minus
    .text-1 = A bid is a number from seven to twelve with a sign. Plus undertakes to win that many tricks, minus to lose that many.
    .text-2 = The next bid must name a higher number, whatever its sign. The prize is to be elder and to exchange first.
    .text-3 = You may also double the bid of { $other }, who may then redouble. A higher bid cancels that.

lesson-auction-won = Who plays elder
    .text-1 = { $ruling }
    .text-2 = Had nobody bid, the same player would deal again.

lesson-auction-exchange = Keep what serves the bid
    .text-1 = Exchange as in the parent game; neither hand need exchange at all. When the tricks are to be lost, low cards are worth keeping and long strong suits are not.

lesson-auction-calls = The calls count as always
    .text-1 = Point, sequences and sets go to whoever holds the better, even when the tricks are to be lost. Then, as it is remembered, nothing may be sunk.

lesson-auction-tricks = What a trick scores
    .text-1 = One point a trick: for winning it when the bid is plus, for losing it when it is minus. There is no point for leading, and nothing more for the last.
    .text-2 = The ten for the cards and the forty for a capot are turned round with it.

lesson-auction-paid = What the bid pays
    .text-1 = { $ruling }
    .text-2 = For the bid itself there is nothing: ten for every trick beyond it, or to the other side for every trick short; twice as much doubled, four times redoubled.

lesson-auction-done = A partie of six
    .text-1 = { $yours } { $printed }
    .text-2 = Six deals make a partie. The bonus and the rubicon stand at a hundred and fifty, as it is remembered.
    .link-1 = Play a whole partie
    .link-2 = Its rules, clause by clause
