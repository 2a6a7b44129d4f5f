lesson-first-deal = Your first deal

lesson-first-deal-term-sink = sink
    .meaning = To keep quiet about something you hold. It scores nothing and tells nothing.

lesson-first-deal-term-value = value
    .meaning = Ace eleven; ten for any king, queen, jack or ten; the others what they show.

lesson-first-deal-term-good = good
    .meaning = Nothing as good is declared against it, so it counts.

lesson-first-deal-term-repique = repique
    .meaning = Sixty more for reaching thirty from your hand alone while your opponent has nothing yet.

lesson-first-deal-term-pique = pique
    .meaning = Thirty more for elder, who reaches thirty with the help of the play before younger has counted anything.

lesson-first-deal-welcome = Welcome to the table
    .text-1 = Piquet is for two, with thirty-two cards: in each suit the ace, which is highest, down to the seven.
    .text-2 = We play one deal, and explain as it goes. Undo takes any step back.

lesson-first-deal-seats = You are elder
    .text-1 = { $other } dealt, and is younger. You are elder: you go first in this deal.
    .text-2 = The eight cards left over are the talon: both of you draw from it.

lesson-first-deal-collect = Three things to collect
    .text-1 = Before the play you compare hands three times: the longest suit (the point), the best run of three or more in a suit (a sequence), the best three or four of a kind, tens or higher (a set).
    .text-2 = Each time only the better hand scores; a tie scores nothing.

lesson-first-deal-exchange = Exchange five cards
    .text-1 = Discard up to five cards, and draw as many: that is the exchange. Touch the five lit ones, then press the button.
    .text-2 = This deal stands in an old book, and its elder threw these. The next stop finds better.

lesson-first-deal-drawn-record = Look what you drew
    .text-1 = Your new cards are marked. With the king of hearts you have four in a row.
    .text-2 = { $other } has exchanged too. Discards stay secret until the end.

lesson-first-deal-drawn-own = Your new cards
    .text-1 = { $discard }
    .text-2 = Your new cards are marked. { $other } has exchanged too. Discards stay secret until the end.

lesson-first-deal-call-point = Say your point
    .text-1 = You speak first. Say only how many cards your longest suit has; { $other } answers.
    .text-2 = The first button says it for you. You may also sink it.

lesson-first-deal-making = “Making?”
    .text-1 = { $ruling }
    .text-2 = Between suits of the same length, the higher value wins.

lesson-first-deal-point-good = Your point is good
    .text-1 = { $ruling } One for each card.
    .text-2 = Press any number on the score sheet to see why.

lesson-first-deal-point-beaten = Your point is not good
    .text-1 = { $ruling }
    .text-2 = That happens, and you have learnt something of { $other }’s hand.

lesson-first-deal-point-equal = Equal points
    .text-1 = { $ruling }
    .text-2 = When two points are equal, nobody scores for the point.

lesson-first-deal-sunk = You keep it to yourself
    .text-1 = { $ruling }
    .text-2 = That is allowed, and sometimes clever. But what you don’t call scores nothing, and gives { $other } room to score.
    .text-3 = If you would rather call it, Undo takes you back.

lesson-first-deal-passed-over-beaten = Not good, but you held better
    .text-1 = { $ruling }
    .text-2 = What you called is not good: { $other } holds better. So you count nothing here, not even the better one in your hand.
    .text-3 = Undo takes you back: the first button calls your best.

lesson-first-deal-passed-over = You held better
    .text-1 = { $ruling }
    .text-2 = What you called is what { $other } compares with, so call the best you hold: it is harder to beat.
    .text-3 = Undo takes you back: the first button calls your best.

lesson-first-deal-running-total = Your total
    .text-1 = The number said aloud is your total so far, not what you have just scored.

lesson-first-deal-call-sequence = Next, sequences
    .text-1 = Three in a row in one suit are a tierce, four a quart, five a quint; from the ace down they are “major”. The longer wins; if they are equally long, the higher.

lesson-first-deal-sequence-good = Your sequence is good
    .text-1 = { $ruling }
    .text-2 = With the best sequence you may count all your others too; { $other } counts none.

lesson-first-deal-sequence-beaten = Your sequence is not good
    .text-1 = { $ruling }
    .text-2 = Only the hand with the best sequence counts any.

lesson-first-deal-sequence-equal = Equal sequences
    .text-1 = { $ruling }
    .text-2 = When the two best sequences are equal, nobody counts any.

lesson-first-deal-call-set = Last, cards of a kind
    .text-1 = Three of a rank are a trio, four a quatorze. Any quatorze beats any trio; otherwise the higher rank wins.

lesson-first-deal-set-beaten = Your set is not good
    .text-1 = { $ruling }
    .text-2 = It counts nothing. You will see what beats it once { $other } counts.

lesson-first-deal-set-good = Your set is good
    .text-1 = { $ruling }
    .text-2 = With the best set you may count all your others too; { $other } counts none.

lesson-first-deal-count = Count the others too
    .text-1 = Your best is good, so the others count too. You may also keep them to yourself.

lesson-first-deal-lead = Now the play
    .text-1 = One of you leads a card; the opponent must play the same suit, or any card if they have none. The higher card of the suit led wins the trick, and its player leads next. There are no trumps.
    .text-2 = Every lead scores a point; so does taking a trick your opponent led.

lesson-first-deal-younger-counts = { $other } counts
    .text-1 = { $ruling }
    .text-2 = Younger counts point, sequences and sets only now, after the first lead, and shows what scores.

lesson-first-deal-others-count = The best brings in the others
    .text-1 = { $ruling } The same goes for sequences.

lesson-first-deal-trick-held = The trick is yours
    .text-1 = You led it: no extra point. You lead again.

lesson-first-deal-trick-lost = A trick lost
    .text-1 = { $ruling }

lesson-first-deal-follow = You must follow suit
    .text-1 = While you hold the suit led, you must follow it. You need not win the trick.
    .text-2 = Cards you may not play are dimmed. Touch one, and the table says why.

lesson-first-deal-discard = None of that suit
    .text-1 = Play any card. It cannot win, so choose the one you will miss least.

lesson-first-deal-trick-won = Taken from { $other }
    .text-1 = { $ruling }

lesson-first-deal-repique = A repique!
    .text-1 = { $ruling }
    .text-2 = It is rare, and it often decides a match.

lesson-first-deal-pique = A pique!
    .text-1 = { $ruling }

lesson-first-deal-cards = The cards
    .text-1 = { $ruling }

lesson-first-deal-divided = The cards are divided
    .text-1 = { $ruling }
    .text-2 = The bonus for more tricks is called “the cards”; with six tricks each, nobody scores it.

lesson-first-deal-done = The deal is over
    .text-1 = In the book the players scored { $printed }. { $yours }

lesson-first-deal-race = One more thing: thirty
    .text-1 = Reach thirty while your opponent has nothing yet, for a bonus: sixty from your hand alone (a repique), thirty for elder with the play’s help (a pique). A later stop explains.

lesson-first-deal-next = What you can do now
    .text-1 = ✓ Exchange, name what you hold, and play the tricks.
    .text-2 = Now the same cards from the other side: you are younger, and answer. A match of six deals is called a partie.
