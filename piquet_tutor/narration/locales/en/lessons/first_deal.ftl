lesson-first-deal = Your first deal

lesson-first-deal-term-sequence = sequence
    .meaning = Three or more neighbouring cards of one suit, such as queen, jack and ten.

lesson-first-deal-term-set = set
    .meaning = Three or four cards of one rank. Nines and lower do not count.

lesson-first-deal-term-sink = sink
    .meaning = To keep quiet about something you hold. It scores nothing and gives nothing away.

lesson-first-deal-term-value = value
    .meaning = Ace eleven; ten for any king, queen, jack or ten; the others what they show.

lesson-first-deal-term-good = good
    .meaning = Nothing better is declared against it, so it counts.

lesson-first-deal-term-repique = repique
    .meaning = Sixty more for reaching thirty from your hand alone, before anything of your opponent's that comes earlier on the list.

lesson-first-deal-term-pique = pique
    .meaning = Thirty more for elder, who reaches thirty with the help of the play before younger has counted anything.

lesson-first-deal-welcome = Welcome to the table
    .text-1 = Piquet is for two, with thirty-two cards: in each suit the ace, which is highest, down to the seven.
    .text-2 = You hold twelve of them. We play one deal, and explain each thing as it comes. Undo takes any step back.

lesson-first-deal-seats = You are elder
    .text-1 = { $other } dealt, and is younger. You are elder: you go first in everything.
    .text-2 = These eight cards are left over: the talon. Both of you will draw from it.

lesson-first-deal-collect = Three things to collect
    .text-1 = Before the play, you compare hands in three ways. Who has the longest suit? That is the point. Who has the best run in a suit? That is a sequence. Who has the best cards of a kind? That is a set.
    .text-2 = In each, only the better hand scores.

lesson-first-deal-exchange = Exchange five cards
    .text-1 = Discard up to five cards, and draw as many: that is the exchange. Touch the five that are lit, then press the button.
    .text-2 = You keep the hearts, your longest suit, the three jacks and the ace of spades. It is only advice.

lesson-first-deal-drawn-record = Look what you drew
    .text-1 = Your new cards are marked. The king of hearts has joined the ace, the queen and the jack: four in a row in one suit.
    .text-2 = { $other } has exchanged too. What either of you discarded stays secret until the end.

lesson-first-deal-drawn-own = Your new cards
    .text-1 = They are marked in your hand. See which of your plans they help.
    .text-2 = { $other } has exchanged too. What either of you discarded stays secret until the end.

lesson-first-deal-call-point = Say your point
    .text-1 = Now you compare hands, and you speak first. Say only how many cards your longest suit has; { $other } answers.
    .text-2 = The first button says it for you. You may also sink it, but then it cannot score.

lesson-first-deal-making = “Making?”
    .text-1 = { $ruling }
    .text-2 = Between suits of the same length, the higher value wins. So { $other } asks for it.

lesson-first-deal-point-good = Your point is good
    .text-1 = { $ruling }
    .text-2 = Every decision is in the list of rulings. Open one to see why, by which law, and which cards decided it.

lesson-first-deal-point-beaten = Your point is not good
    .text-1 = { $ruling }
    .text-2 = That happens, and you have learnt something: { $other } holds a better suit.

lesson-first-deal-point-equal = Equal points
    .text-1 = { $ruling }
    .text-2 = When two points are equal, nobody scores for the point.

lesson-first-deal-sunk = You keep it to yourself
    .text-1 = { $ruling }
    .text-2 = That is allowed, and sometimes clever: { $other } does not find out. But what you don't call scores nothing, and gives { $other } room to score.
    .text-3 = If you would rather call it, Undo takes you back.

lesson-first-deal-passed-over-beaten = Not good, but you held better
    .text-1 = { $ruling }
    .text-2 = What you called is not good: { $other } holds better. So you count nothing here, not even the better one in your hand.
    .text-3 = Undo takes you back: the first button calls your best.

lesson-first-deal-passed-over = You held better
    .text-1 = { $ruling }
    .text-2 = What you called is what { $other } compares with, so call the best you hold: it is harder to beat.
    .text-3 = Undo takes you back: the first button calls your best.

lesson-first-deal-running-total = Two numbers
    .text-1 = The number with a plus is what you just scored. The number said aloud is your total so far.

lesson-first-deal-call-sequence = Next, sequences
    .text-1 = Three in a row in one suit are a tierce, four a quart (from the ace down, a quart major), five a quint. The longer beats the shorter; if they are equally long, the higher wins.
    .text-2 = Again you say what you have, and { $other } answers. If you have none, press the button that says so.

lesson-first-deal-sequence-good = Your sequence is good
    .text-1 = { $ruling }
    .text-2 = With the best sequence you may count all your others as well. Your opponent counts none.

lesson-first-deal-sequence-beaten = Your sequence is not good
    .text-1 = { $ruling }
    .text-2 = Only the hand with the best sequence counts any.

lesson-first-deal-sequence-equal = Equal sequences
    .text-1 = { $ruling }
    .text-2 = When the two best sequences are equal, nobody counts any.

lesson-first-deal-call-set = Last, cards of a kind
    .text-1 = Three of a rank are a trio, four a quatorze. Any quatorze beats any trio; between two trios, or two quatorzes, the higher rank wins.

lesson-first-deal-set-beaten = Your set is not good
    .text-1 = { $ruling }
    .text-2 = It counts nothing, but it tells you something: { $other } holds better. You will see the cards when they are counted, after you have played one.

lesson-first-deal-set-good = Your set is good
    .text-1 = { $ruling }
    .text-2 = With the best set you may count every other set in your hand, and { $other } counts none.

lesson-first-deal-count = Count the others too
    .text-1 = Your best is good, so the others count as well. You may also keep them to yourself.

lesson-first-deal-lead = Now the play
    .text-1 = One of you leads a card; the opponent must play the same suit, or any card if they have none. The higher card of the suit led wins the trick, and the winner leads to the next.
    .text-2 = Every lead scores a point. So does taking a trick your opponent led.

lesson-first-deal-younger-counts = { $other } counts
    .text-1 = { $ruling }
    .text-2 = Younger counts only now, after the first lead. { $other } must show what scored, so look at the cards and remember them.

lesson-first-deal-others-count = The best brings in the others
    .text-1 = { $ruling }
    .text-2 = The player with the best set may count their others too. Sequences work the same way.

lesson-first-deal-trick-held = The trick is yours
    .text-1 = You led it, so it brings no extra point. You lead again.

lesson-first-deal-trick-lost = A trick lost
    .text-1 = { $ruling }
    .text-2 = Taking a trick the opponent led scores too. Now { $other } leads.

lesson-first-deal-follow = You must follow suit
    .text-1 = While you hold a card of the suit led, you must follow suit. You need not win the trick.
    .text-2 = Cards you may not play are dimmed. Touch one, and the table tells you why.

lesson-first-deal-discard = None of that suit
    .text-1 = You hold none of the suit led, so play any card. It cannot win: choose the one you will miss least.

lesson-first-deal-trick-won = Taken from { $other }
    .text-1 = { $ruling }
    .text-2 = It is your lead again.

lesson-first-deal-repique = A repique!
    .text-1 = { $ruling }
    .text-2 = It is rare, and it often decides a match. Open the ruling: it names every score it rests on.

lesson-first-deal-pique = A pique!
    .text-1 = { $ruling }
    .text-2 = Open the ruling: it names every score it rests on.

lesson-first-deal-cards = The cards
    .text-1 = { $ruling }
    .text-2 = The bonus for taking more tricks is called, for short, the cards.

lesson-first-deal-divided = The cards are divided
    .text-1 = { $ruling }
    .text-2 = The bonus for taking more tricks is called the cards; with six tricks each, nobody scores it.

lesson-first-deal-done = The deal is over
    .text-1 = Look at the score sheet. Press any number in it to open the rulings behind it.
    .text-2 = These cards come from Cavendish's book on Piquet, where the players scored { $printed }. { $yours }

lesson-first-deal-race = One more thing: thirty
    .text-1 = Point, sequences, sets, then the play: count down that list to thirty. Get there before anything of your opponent's that comes earlier on the list, and there is a bonus: sixty from your hand alone (a repique), thirty for elder with the play's help (a pique).
    .text-2 = Even a tierce can stop it. Much of the game is about that.

lesson-first-deal-next = What you can do now
    .text-1 = ✓ Exchange, and name your point, sequences and sets.
    .text-2 = ✓ Follow suit, lead what nothing beats, and count your tricks.
    .text-3 = Now the same cards from the other side: you are younger, and answer. A whole match, of six deals, is called a partie.
