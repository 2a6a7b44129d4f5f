# What a notebook's cell shows: piquet_tutor/cells.

## The words by which a cell may name what scores, and the sides, and a wish (wishes.ftl) what happens; with commas between them

cell-words-carte_blanche = carte blanche, cartes blanches, blank
cell-words-point = point, points
cell-words-sequence = sequence, sequences, run, runs
cell-words-set = set, sets
cell-words-carte_rouge = carte rouge, cartes rouges
cell-words-repique = repique, repiques
cell-words-pique = pique, piques
cell-words-cards = cards, the cards
cell-words-capot = capot, capots
cell-words-play = play, tricks
cell-words-exchange = exchange
# What a sequence is called by its length, and a set by how many it is of.
cell-words-run-3 = tierce, tierces
cell-words-run-4 = quart, quarts, quarte
cell-words-run-5 = quint, quints, quinte
cell-words-run-6 = sixième, sixièmes, sixieme
cell-words-run-7 = septième, septièmes
cell-words-run-8 = huitième, huitièmes
cell-words-run-9 = neuvième, neuvièmes
cell-words-trio = trio, trios
cell-words-quatorze = quatorze, quatorzes
# A suit means the point: nothing else is of a suit.
cell-words-suits = spade, spades, heart, hearts, diamond, diamonds, club, clubs
# What is settled over many deals.
cell-words-match = settlement, the settlement, rubicon, the rubicon, match, partie, game
cell-words-elder = elder, elder hand
cell-words-younger = younger, younger hand
cell-words-dealer = dealer
cell-words-nondealer = nondealer, non-dealer

## Headings and lines

cell-no-race = No pique or repique can come of this deal: there is no race to thirty.
cell-race-step = What
cell-race-points = Points
cell-race-total = So far
# The cards or the capot, where they do not count towards a pique: $kind as it stands in the table.
cell-race-outside = { $kind }, after the race
# Below the hands, of which some cards are drawn with a gold edge.
cell-race-lit = Cards with a gold edge score in hand.
# Several rulings of one side make up a box of the sheet: “Sequences: elder 18 = 15 + 3”.
cell-adds-up = { $box }: { $told } = { $parts }
cell-beside = Beside it:
cell-book = Book
cell-book-here = { $book } (here)
cell-books-part = { $question ->
    [absent] { $books }
   *[other] { $books }: { $question }
}
cell-books-alike = { $done ->
        [yes] The same points by { $books }.
       *[no] So far, the same points by { $books }.
    }
cell-book-refuses = Not by { $book }: { $sentence }

## What is wrong with what is asked

cell-no-name = There is no “{ $name }” here; { $hint }.
# Whoever asks a question would fold it away.
cell-question-folded = A question stays open, and its answer is folded: write d.why(…).folded() or d.why_not(…).folded() in a cell of its own.
cell-no-such = { $function }(…) takes nothing by the name “{ $name }”; { $hint }.
cell-too-many = { $function }(…) takes { $most ->
        [0] nothing
        [one] one thing
       *[other] { $most } things
    } without a name, and { $count } are given; put a question mark in place of the brackets, as in { $function }?, to read what it takes.
cell-left-out = { $function }(…) needs “{ $name }”; put a question mark in place of the brackets, as in { $function }?, to read what that can be.
cell-folded = The answer, once you have given yours
# What is folded away of anything else; none of these tells what it comes to.
cell-folded-change = What changes, and what is ruled differently then
cell-folded-turned = The smallest change that turns it
cell-folded-books = What the other books make of it
cell-folded-odds = The odds
cell-folded-book = What this book says
cell-folded-options = What can be set in this book
cell-folded-changes = The examples that score differently
cell-folded-sampled = In how many deals it matters
cell-folded-mark = What is said of that answer
cell-folded-question = A question
cell-folded-race = The race to thirty
cell-folded-found = What the search came to
cell-error-near = Nothing that is ruled on is called “{ $what }”; { $hint }.
cell-error-subject = Nothing that is ruled on is called “{ $what }”; name what scores ({ $kinds }), a rule such as repique.award, or the number of a ruling.
cell-error-match = “{ $what }” is of a match, and this is one deal; partie(…) shows a match with its settlement and the law.
cell-error-total = The total is the sum of all that is ruled; tally() shows it by kind, and ask(d, "total") asks for it.
cell-error-sum = Many rulings make up “{ $what }”, and nothing was lacking for it as a whole; why("{ $what }") shows them.
cell-error-what = Ask by name, such as "repique" or "set.good", by the number of a ruling, or with a ruling; { $found } is none of these.
cell-error-number = There is no ruling { $number }; the rulings of this deal go from 1 to { $last }.
cell-error-formality = { $what } is a formality, which no side has or lacks; name what scores, such as point or repique.
cell-error-several = “{ $what }” may mean more than one side here; say whose: { $sides }.
cell-error-nothing = { $side ->
    [absent] There is no ruling on “{ $what }” here, so there are no reasons to give; ask why_not what was lacking.
   *[other] There is no ruling on “{ $what }” for { ROLE($side) }, so there are no reasons to give; ask why_not what was lacking.
}
cell-error-change-near = “{ $what }” is not a change; { $hint }.
cell-error-changes = { $count ->
    [0] Nothing is changed; give one change, such as swap=("AS", "KH") or last_trick=0.
   *[other] These are { $count } changes at once; give one, and ask its .deal for the next.
}

## Tables

cell-table-deal = No deal lies in { $found }; give what deal(…) gives.
cell-table-told = .{ $name } is only read and observed, since it follows from .{ $follows }; set that.
cell-table-count = .{ $name } takes a whole number, and { $found } is none.
cell-table-start = There is no phase “{ $found }” in this deal; { $hint }.
cell-table-player = Nobody here plays as “{ $found }”; { $hint }.
cell-table-seed = A seed is a whole number from 0 up, and { $found } is none.
cell-table-play = A match at the table, dealt by seed { $seed }. Run the cell to play it.
# Where a form or a table stands as soon as its cell has been run; read in a notebook that is only read.
cell-run-ask = To answer, run the notebook from its top (Run, then Run All Cells).
cell-run-table = To step through the deal, run the notebook from its top (Run, then Run All Cells).
cell-run-race = To follow the race move by move, run the notebook from its top (Run, then Run All Cells).
# Folded away beside a table, on which the deal is at its first decision.
cell-table-ends = { $done ->
    [yes] The deal as it ends
   *[no] The deal as far as it goes
}
cell-race-back = One move back
cell-race-on = One move on
