# The words of the game: sides, cards, numbers, combinations, and the glossary.

language-name = English
language-choose = Language

## Sides

side-elder = Elder
side-younger = Younger
role-elder = elder
    .number = one
role-younger = younger
    .number = one
# Where hands are bid for: the players before the bidding has made one of them elder.
side-dealer = The dealer
side-nondealer = The non-dealer
role-dealer = the dealer
    .number = one
role-nondealer = the non-dealer
    .number = one
# At a larger table: players by number, and partners by both numbers.
side-1 = Player 1
side-2 = Player 2
side-3 = Player 3
side-4 = Player 4
side-1-3 = Players 1 and 3
side-2-4 = Players 2 and 4
side-others = The others
role-1 = player 1
    .number = one
role-2 = player 2
    .number = one
role-3 = player 3
    .number = one
role-4 = player 4
    .number = one
role-1-3 = players 1 and 3
    .number = many
role-2-4 = players 2 and 4
    .number = many
role-others = the others
    .number = many
# Beside a figure or at the head of a line, where the article is too much.
label-dealer = Dealer
label-nondealer = Non-dealer

# What belongs to somebody, before a noun and by itself: ROLE($side, case: "own").
name-cased =
    .own = { $name }’s
    .alone = { $name }’s

## Suits and ranks

suit-spades = spades
suit-hearts = hearts
suit-diamonds = diamonds
suit-clubs = clubs

rank-ace =
    .one = ace
    .plural = aces
    .sign = A
rank-king =
    .one = king
    .plural = kings
    .sign = K
rank-queen =
    .one = queen
    .plural = queens
    .sign = Q
rank-jack =
    .one = jack
    .plural = jacks
    .sign = J
rank-ten =
    .one = ten
    .plural = tens
    .sign = 10
rank-nine =
    .one = nine
    .plural = nines
    .sign = 9
rank-eight =
    .one = eight
    .plural = eights
    .sign = 8
rank-seven =
    .one = seven
    .plural = sevens
    .sign = 7
rank-six =
    .one = six
    .plural = sixes
    .sign = 6

rank-nought =
    .one = nought
    .plural = noughts
    .sign = 0

# What a hand has not: a void suit, where it may be called. $suit is a sign.
void-sign = a void in { $suit }

# $rank and $suit are words already: “ace”, “hearts”.
card-name = { $rank } of { $suit }

# What a side has, in a list: $figure is its points.
figure-of = { SIDE($side) }: { $figure }

list-comma = { ", " }
list-semicolon = { "; " }
list-or = { $first } or { $last }
list-and = { $first } and { $last }

## Numbers

# One hundred words from nought, a comma and a space between.
numbers-to-ninety-nine =
    nought, one, two, three, four, five, six, seven, eight, nine,
    ten, eleven, twelve, thirteen, fourteen, fifteen, sixteen, seventeen, eighteen, nineteen,
    twenty, twenty-one, twenty-two, twenty-three, twenty-four, twenty-five, twenty-six, twenty-seven, twenty-eight, twenty-nine,
    thirty, thirty-one, thirty-two, thirty-three, thirty-four, thirty-five, thirty-six, thirty-seven, thirty-eight, thirty-nine,
    forty, forty-one, forty-two, forty-three, forty-four, forty-five, forty-six, forty-seven, forty-eight, forty-nine,
    fifty, fifty-one, fifty-two, fifty-three, fifty-four, fifty-five, fifty-six, fifty-seven, fifty-eight, fifty-nine,
    sixty, sixty-one, sixty-two, sixty-three, sixty-four, sixty-five, sixty-six, sixty-seven, sixty-eight, sixty-nine,
    seventy, seventy-one, seventy-two, seventy-three, seventy-four, seventy-five, seventy-six, seventy-seven, seventy-eight, seventy-nine,
    eighty, eighty-one, eighty-two, eighty-three, eighty-four, eighty-five, eighty-six, eighty-seven, eighty-eight, eighty-nine,
    ninety, ninety-one, ninety-two, ninety-three, ninety-four, ninety-five, ninety-six, ninety-seven, ninety-eight, ninety-nine
number-hundreds = { $hundreds } hundred
number-hundreds-and = { $hundreds } hundred and { $rest }
number-and-a-half = { $number } and a half

# How much is scored; $points is a number.
points-count =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
# A score as it is said at the table: in points, for “ten” alone is a card.
points-said =
    { $count ->
        [one] { WORDS($count) } point
       *[other] { WORDS($count) } points
    }

## Combinations

sequence-3 = tierce
sequence-4 = quart
sequence-5 = quint
sequence-6 = sixième
sequence-7 = septième
sequence-8 = huitième
sequence-9 = neuvième

# $name is a word already; $top is the key of a rank and $rank its word.
sequence-to =
    { $top ->
        [ace] { $name } major
        [nought] { $name } of nought
       *[other] { $name } to the { $rank }
    }

set-3 = trio
set-4 = quatorze
set-of = { $name } of { $rank }

kind-carte_blanche =
    .one = carte blanche
    .title = Carte blanche
kind-point =
    .one = point
    .title = Point
kind-sequence =
    .one = sequence
    .title = Sequences
kind-set =
    .one = trio or quatorze
    .title = Sets
kind-carte_rouge =
    .one = carte rouge
    .title = Carte rouge
kind-repique =
    .one = repique
    .title = Repique
kind-pique =
    .one = pique
    .title = Pique
kind-play =
    .one = play
    .title = Play
kind-cards =
    .one = cards
    .title = Cards
kind-capot =
    .one = capot
    .title = Capot
kind-bid =
    .one = bid
    .title = Bid
kind-settlement =
    .one = settlement
    .title = Settlement

## Glossary: the term, what it means, and the forms by which it is known in a sentence (a comma between).

term-elder = elder
    .meaning = The player who did not deal or, where hands are bid for, who has won the bidding. Elder exchanges first, speaks first and leads to the first trick.
    .forms = elder
term-younger = younger
    .meaning = The dealer or, where hands are bid for, the player who has not won the bidding. Younger exchanges second and answers elder’s calls.
    .forms = younger
term-bid = bid
    .meaning = An offer to play elder and to win a number of tricks; in one form, to lose them. The highest bid is played.
    .forms = bid, bids, bidding
term-misere = misère
    .meaning = What is played when nobody bids: the player with fewer tricks scores.
    .forms = misère
term-below = below the line
    .meaning = Where tricks are scored, and games are won. Everything else is written above the line.
    .forms = below the line, above the line
term-counterpique = counterpique
    .meaning = What younger scores for defeating elder’s bid; some give the name to a bonus for winning exactly the tricks bid.
    .forms = counterpique
term-talon = talon
    .meaning = The cards left over after the deal, from which both players exchange.
    .forms = talon
term-exchange = exchange
    .meaning = Discarding cards from the hand and drawing as many from the top of the talon.
    .forms = exchange, exchanges, exchanged
term-carte-blanche = carte blanche
    .meaning = A hand dealt without any king, queen or jack. It scores at once and counts before everything else.
    .forms = carte blanche
term-point = point
    .meaning = The cards you hold of one suit: first their number counts, then their value (ace 11; king, queen, jack and ten 10; the others their figure).
    .forms = point of, a point, the point, no point, elder’s point, younger’s point, best point, equal points, better point, a better point
term-value = value of a point
    .meaning = What its cards add up to: ace 11; king, queen, jack and ten 10 each; the others their own figure.
    .forms = value, worth, making, make
term-sequence = sequence
    .meaning = Three or more neighbouring cards of one suit. The longer is better; if they are equally long, the one with the higher top card.
    .forms = sequence, sequences
term-tierce = tierce
    .meaning = A sequence of three cards: 3 points.
    .forms = tierce, tierces
term-quart = quart
    .meaning = A sequence of four cards: 4 points.
    .forms = quart, quarts
term-quint = quint
    .meaning = A sequence of five cards: 15 points, five for its cards plus ten.
    .forms = quint, quints
term-sixieme = sixième
    .meaning = A sequence of six cards: 16 points.
    .forms = sixième, sixièmes
term-septieme = septième
    .meaning = A sequence of seven cards: 17 points.
    .forms = septième, septièmes
term-huitieme = huitième
    .meaning = A sequence of eight cards: 18 points.
    .forms = huitième, huitièmes
term-neuvieme = neuvième
    .meaning = A sequence of nine cards, which only a pack with sixes can hold: 19 points.
    .forms = neuvième, neuvièmes
term-major = major
    .meaning = Headed by the ace.
    .forms = major
term-set = set
    .meaning = Three or four cards of one rank, ten or higher: a trio or a quatorze.
    .forms = set, sets
term-trio = trio
    .meaning = Three cards of one rank, ten or higher: 3 points. A quatorze beats any trio.
    .forms = trio, trios
term-quatorze = quatorze
    .meaning = All four cards of one rank, ten or higher: 14 points, which gives it its name.
    .forms = quatorze, quatorzes
term-good = good
    .meaning = Younger’s answer to a call that younger can neither beat nor equal: the call counts.
    .forms = is good, are good, “good”, it good
term-not-good = not good
    .meaning = Younger’s answer to a call that younger can beat: the call counts nothing; younger’s own counts instead.
    .forms = not good, “not good”
term-equal = equal
    .meaning = Younger’s answer to a call exactly as good as younger’s own: neither counts.
    .forms = equal, “equal”
term-sink = sink
    .meaning = To keep quiet about something you hold. It scores nothing, but your opponent does not find out.
    .forms = sink, sinks, sunk, sinking
term-repique = repique
    .meaning = Sixty more (in the game for two) for reaching thirty in hand, before anything of the opponent’s that comes earlier in the order of reckoning.
    .forms = repique, repiques
term-pique = pique
    .meaning = Thirty more (in the game for two) for reaching thirty in hand and play together before the opponent has counted anything.
    .forms = pique, piques
term-reckoning = order of reckoning
    .meaning = The order in which scores count, whenever they are spoken: carte blanche, point, sequences, trios and quatorzes, play, cards.
    .forms = order of reckoning, reckons, reckoned, reckon
term-in-hand = in hand
    .meaning = Scored without play: by carte blanche, point, sequences, trios and quatorzes.
    .forms = in hand
term-carte-rouge = carte rouge
    .meaning = A hand whose every card is part of something that scored. Only some rules reward it.
    .forms = carte rouge
term-trick = trick
    .meaning = One card from each player. The higher card of the suit led takes it; there are no trumps.
    .forms = trick, tricks
term-lead = lead
    .meaning = To play the first card of a trick.
    .forms = lead, leads, led
term-follow-suit = follow suit
    .meaning = To play a card of the suit that was led, as you must while you hold one.
    .forms = follow suit, follows suit
term-cards = the cards
    .meaning = The bonus for taking more tricks than the opponent.
    .forms = the cards are divided, for the cards, the ten for cards, cards are divided
term-capot = capot
    .meaning = Taking every trick. It is paid instead of the bonus for the cards.
    .forms = capot
term-partie = partie
    .meaning = The whole match, usually six deals.
    .forms = partie, parties
term-rubicon = rubicon
    .meaning = The line, usually 100 points, that the loser of the partie must reach to lose no more than the difference.
    .forms = rubicon
term-court-card = court card
    .meaning = A king, queen or jack.
    .forms = court card, court cards
