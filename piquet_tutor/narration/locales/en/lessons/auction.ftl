lesson-auction = Auction Piquet

lesson-auction-term-double = double
    .meaning = To make the tricks over or short of a bid cost twice as much.

lesson-auction-welcome = A game from a prison camp
    .text-1 = English prisoners of war made this game between nineteen fourteen and nineteen eighteen. As in Contract Piquet you bid for the elder hand; but you may also bid to lose.
    .text-2 = Only an outline survives. What rests on memory is marked disputed, what is ours is marked a house rule: open any ruling to see.

lesson-auction-bid = Plus and minus
    .text-1 = A bid is a number from seven to twelve with a sign. Plus undertakes to win that many tricks, minus to lose that many.
    .text-2 = The next bid must name a higher number, whatever its sign. The prize is to be elder and to exchange first.
    .text-3 = You may also double the bid of { $other }, who may then redouble. A higher bid cancels that.

lesson-auction-won = Who plays elder
    .text-1 = { $ruling }
    .text-2 = Had nobody bid, the same player would deal again.

lesson-auction-exchange = Keep what serves the bid
    .text-1 = Exchange as in the parent game; neither hand has to exchange. If you mean to lose tricks, keep low cards, not long strong suits.

lesson-auction-calls = The calls count as always
    .text-1 = Point, sequences and sets score for the better hand, even when the bid is to lose tricks. Then, as players remember it, nothing may be sunk.

lesson-auction-tricks = What a trick scores
    .text-1 = One point a trick: for winning it when the bid is plus, for losing it when it is minus. There is no point for leading, and nothing extra for the last.
    .text-2 = The ten for the cards and the forty for a capot are turned round with it.

lesson-auction-paid = What the bid pays
    .text-1 = { $ruling }
    .text-2 = The bid itself pays nothing. Every trick over it pays ten; every trick short pays the opponent ten; doubled twice as much, redoubled four times.

lesson-auction-done = A partie of six
    .text-1 = { $yours } { $printed }
    .text-2 = Six deals make a partie. The bonus and the rubicon are a hundred and fifty, as players remember it.
    .link-1 = Play a whole partie
    .link-2 = Its rules, one by one
