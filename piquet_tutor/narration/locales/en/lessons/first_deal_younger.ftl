lesson-first-deal-younger = The same deal, as younger

lesson-first-deal-younger-term-making = making
    .meaning = The value of a point: eleven for the ace, ten for any king, queen, jack or ten, the others what they show.

lesson-first-deal-younger-welcome = The other side
    .text-1 = The same cards, the other way round. This time you dealt: you are younger.
    .text-2 = { $other } is elder and goes first. You answer.

lesson-first-deal-younger-exchange = Three cards for you
    .text-1 = { $other } took five cards; three are left for you. Touch the three that are lit.
    .text-2 = The long diamonds, the tens, the queens and the high clubs stay.

lesson-first-deal-younger-drawn-own = Your new cards
    .text-1 = { $discard }

lesson-first-deal-younger-reply-point = As long as yours
    .text-1 = { $other } has a point of five. So have you: five diamonds. Ask what theirs makes: “Making?”

lesson-first-deal-younger-stated = Theirs is worth one more
    .text-1 = { $other }’s five make forty-nine. Yours make forty-eight: ace eleven, three times ten, and seven. Say “Good”.

lesson-first-deal-younger-reply-point-own = Is their point good?
    .text-1 = Compare with your longest suit, which the table names below. Longer than yours: say “Good”. Shorter: “Not good”. The same length: ask “Making?”
    .text-2 = “Equal” is for later: when you have heard the value, and yours is the same.

lesson-first-deal-younger-stated-own = Now the value decides
    .text-1 = { $ruling }
    .text-2 = Both points are equally long, so compare the values; the table names yours below. Theirs higher: say “Good”. Yours higher: “Not good”. The same: “Equal”.

lesson-first-deal-younger-reply-sequence = Four beat three
    .text-1 = A quart is four in a row. Your best run is three: ace, king and queen of clubs. Say “Good”.

lesson-first-deal-younger-reply-sequence-own = Is their sequence good?
    .text-1 = Compare with yours, which the table names below. Theirs longer: say “Good”. Yours longer: “Not good”. The same length: ask “How high?”
    .text-2 = “Equal” is for later: when you have heard the top card, and yours is the same.

lesson-first-deal-younger-reply-set = Not good!
    .text-1 = Three jacks. But you hold all four tens, and four of a kind always beat three. Say “Not good”.

lesson-first-deal-younger-reply-set-own = Is their set good?
    .text-1 = Four of a kind beat three; otherwise the higher rank wins. The table names yours below.

lesson-first-deal-younger-sunk = You keep it to yourself
    .text-1 = { $ruling }
    .text-2 = What you keep to yourself scores nothing. If you would rather count it, Undo takes you back.

lesson-first-deal-younger-count = Now you count
    .text-1 = Press the button, and what was good counts.

lesson-first-deal-younger-counted = What you hold counts
    .text-1 = { $ruling }
    .text-2 = You show the cards that score. { $other } counts no sets.

lesson-first-deal-younger-others-count = The best brings in the others
    .text-1 = { $ruling }

lesson-first-deal-younger-cards = The cards
    .text-1 = { $ruling }

lesson-first-deal-younger-divided = The cards are divided
    .text-1 = { $ruling }

lesson-first-deal-younger-done = Both sides played
    .text-1 = In the book the deal ended { $printed }, your side first. { $yours }

lesson-first-deal-younger-can = What you can do now
    .text-1 = ✓ Say what is good and what is not, and ask what a point makes.
    .text-2 = ✓ Count after the lead, and keep what can still win.
    .link-1 = On to the next stop: Exchange
