# What the functions of a notebook's cell say: piquet_tutor/cells (deal, examples, rules, find, odds).

## deal

cell-deal-dealt-title = Seed { $seed }
cell-deal-played-title = Seed { $seed }, played by the tutor’s own players
# A worked example, ruled by other rules or changed: its own title tells how it ended before.
cell-example-again = The example “{ $name }”, ruled again
# A deal called by those who play in it: a name, with where that player sits; then all of them below a title.
cell-deal-player = { $name } ({ ROLE($seat) })
cell-deal-of = { $title }: { $names }
cell-deal-of-match = Deal { $number }
# Stopped by the kernel’s interrupt, before there was anything to show.
cell-progress-interrupted = Interrupted before there was anything to show; run the cell again, and give it a little longer.
# Names that are not known; the hint says which is like it, or which there are.
cell-books-book = No book “{ $found }” rules on this deal; { $hint }.
page-error-place = The page “{ $name }” has no place “{ $found }”; { $hint }.
page-error-link = { $found } is no link; give its text, such as what d.link() gives.
page-error-no-table = There is no table on the page “{ $name }” to put a deal on; take page("table").
page-error-name = There is no page “{ $found }”; { $hint }.
lesson-error-name = There is no lesson “{ $found }”; { $hint }.
narration-error-language = The tutor does not speak “{ $name }”; use one of { $known }.
narration-error-depth = There is no depth “{ $found }”; { $hint }.
# What makes no match.
cell-partie-one-deal = This is one deal and no match; give a record of a match, or a list of deals with the players’ names.
cell-partie-deals = A match is made of deals, one after another, each as deal(…) gives it.
cell-partie-players = Say who plays: give { $count } different names, one for each seat.
cell-partie-dealer = “{ $found }” does not play in this match; { $hint }.
cell-partie-shape = Deal { $number } is of { $own }, and a match by { $other } takes only { deals-taken }; leave it out.
cell-partie-unfinished = Deal { $number } is not over; play it to its end first, as with deal(…, played=True).
cell-partie-over = This match is over after { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}; leave the others out, or begin another match with them.
cell-deal-which =
    Say which deal you mean: in words, as a record, by a link or by the name of an example, or by a number, as in
    deal(seed=7).
cell-deal-both = Give either the deal or the number from which one is dealt (seed=), not both.
cell-deal-played-or-not = Whether the tutor’s players play the deal to its end (played=) is True or False, not { $found }.
cell-deal-seed = The number from which a deal is dealt (seed=) is a whole number from 0 to { $most }, not { $found }.
cell-deal-what =
    { $found } is no deal: give words, a record, a link or the name of an example, or a number as in deal(seed=7).
cell-deal-name = There is no example “{ $name }”; { $hint }. examples() lists them all.
cell-deal-number = There is no deal { $found } here: { $count ->
    [one] this is one deal
   *[other] the deals are numbered from 1 to { $count }
}; choose it by number=.

## examples

cell-examples-all = { $count } worked examples; examples("…") looks for those that answer a question, deal("…") takes the name of one.
cell-examples-found = { $count ->
    [one] One example for “{ $question }”:
   *[other] { $count } examples for “{ $question }”, the nearest first:
}
cell-examples-others = The others
cell-examples-one = { $name }: { $teaches }
cell-examples-place = There is no example { $found } here; { $count ->
    [one] there is one, and its place is 0.
   *[other] there are { $count }, counted from 0.
}
cell-examples-words = Ask in words, such as examples("a point that saves a repique"); { $found } is none.
cell-examples-none = No example has a word of “{ $question }”; these are the subjects: { $subjects }.
# Words of a question that are not looked for, separated by commas: they ask or join, and name nothing of the game.
cell-examples-asking = deal, deals, an, of, in, is, to, or, on, at, by, it, be, do, if, as, a, i, my, me, what, when, where, which, who, whose, whom, why, how, does, did, was, were, are, has, have, had, can, could, may, might, should, would, will, get, got, the, and, but, for, from, with, without, that, than, then, this, these, those, there, they, you, your, his, her, its, any, some, possible, example, examples, show, happens, happen

## the rules by which

cell-rules-option = There is no option “{ $name }”; { $near ->
    [absent] rules("{ $rules }").options() lists them all
   *[other] perhaps “{ $near }” is meant
}.
cell-rules-what = { $found } names no rules: give a name such as "wikipedia", or what rules("wikipedia") gives.

## rules

cell-ruleset-question = Question
cell-ruleset-here = This book
cell-ruleset-absent = nothing
cell-ruleset-line = { $whose }: { $said }
cell-ruleset-options = { $book }: what can be set
cell-ruleset-option = { $title }: { $value }. { $written }
cell-ruleset-scoring = What it scores differently from { $base }:
cell-ruleset-others = { $count ->
    [one] One more difference, of procedure
   *[other] { $count } more differences, of procedure
}
cell-ruleset-alike = It scores and plays every deal as { $base } does.
cell-ruleset-no-examples = No worked example scores differently from { $base }.
cell-ruleset-examples = { $count ->
    [one] One worked example scores differently from { $base }. Elder’s points stand first.
   *[other] { $count } worked examples score differently from { $base }. Elder’s points stand first.
}
cell-ruleset-example = Example
cell-ruleset-more = And: { $names }.
cell-ruleset-counted = { $differing ->
    [0] { $count ->
        [one] In one random deal the score does not differ from that by { $base }.
       *[other] In none of { $made } random deals does the score differ from that by { $base }.
    }
   *[other] { $count ->
        [one] In one random deal the score differs from that by { $base }.
       *[other] In { $some } of { $made } random deals the score differs from that by { $base }: { $share }.
    }
}
cell-ruleset-interrupted = Interrupted: { $deals } deals were asked for.
cell-ruleset-how-bulk = Dealt from seed { $seed }, exchanged and played by fixed habits, and everything held was declared.
cell-ruleset-how-ledger = Dealt from seed { $seed }, and played at random within the rules{ $refused ->
    [0] .
    [one] ; one deal more, which this book does not allow as it was played, is left out.
   *[other] ; { $refused } deals more, which this book does not allow as they were played, are left out.
}
cell-ruleset-first = The first deal that shows it
cell-ruleset-progress = Deals: { $made } of { $deals }, { $differing } of them scored differently
cell-ruleset-deals = The number of deals (deals=) is a whole number from 1 to { $most }, not { $found }.
cell-ruleset-seed = The seed is a whole number from 0 to { $most }, not { $found }.
cell-ruleset-example-none = There is no example “{ $found }” among those that this book changes; .ids names them.
cell-ruleset-as-printed = This is { $title } as it is printed, so there is nothing to compare; set something differently, as in rules("{ $name }", last_trick=10).

## find

cell-find-title = “{ $words }”
cell-find-understood = Understood as: { $query }

## odds

cell-odds-words-points = points, point, a point, length of the point
cell-odds-words-sequences = sequences, sequence, quint, tierce, quart
cell-odds-words-sets = sets, set, trio, trios, quatorze, quatorzes
cell-odds-words-blank = carte blanche, blank, cartes blanches
cell-odds-words-draws = draws, draw, drawing, exchange
cell-odds-words-winning = winning, better, who wins
cell-odds-words-big = big, big scores, repique, repiques, pique, piques, capot, capots
cell-odds-words-books = books, differ, where books differ
cell-odds-table = The figures in a table
cell-odds-errors = The thin lines reach two standard errors either way.
cell-odds-interrupted = Interrupted: the figures are those of the deals played by then.
cell-odds-not-dealt = These odds are counted, not dealt: leave deals= out, or ask for “big” or “books”.
cell-odds-deals = The number of deals (deals=) is a whole number from 100 to { $most }, not { $found }.
cell-odds-seed = The seed is a whole number from 0 on, not { $found }.
cell-odds-words = Ask in words, such as odds("carte blanche"); { $found } is none.
cell-odds-subject = There are no odds of “{ $name }”; { $hint }.
cell-odds-draw = With { $unseen } unseen, one cannot want { $wanted }, draw { $drawn } and get at least { $least } of those wanted; take smaller whole numbers.
cell-odds-changed = The big scores are told for books as they are printed; for a book of your own ask rules(…).over().
