# The odds pages: what is counted, what is dealt out to see, and what a book prints of it.

odds-tabs = Subjects
odds-tab-points = Points
odds-tab-sequences = Sequences
odds-tab-sets = Sets
odds-tab-blank = Carte blanche
odds-tab-draws = Draws
odds-tab-winning = Who wins what
odds-tab-big = Big scores
odds-tab-books = Books that disagree

## Figures

odds-axis-share = { NUMBER($value, maximumFractionDigits: 2) }%
odds-axis-points = { NUMBER($value, maximumFractionDigits: 0) }
odds-cards-points = A point of five
odds-cards-sequences = A quint
odds-cards-sets = A quatorze
odds-cards-blank = Carte blanche
odds-draws-cards = The cards you have not seen: { $unseen }, { $wanted } of them wanted (in gold); you draw { $drawn }.
odds-percent = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
odds-percent-small = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) }%
odds-percent-error = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }%
odds-points-error = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-against = { NUMBER($value, maximumFractionDigits: 2) } to 1 against
odds-for = { NUMBER($value, maximumFractionDigits: 2) } to 1 on
odds-sure = certain
odds-never = impossible

## How it was found

odds-exact = Exact: counted over all { NUMBER($many) } hands of twelve cards that can be dealt.
odds-exact-pairs = Exact: counted over all { NUMBER($many) } ways to deal two hands of twelve cards, before any exchange.
odds-exact-draws = Exact: every way to draw the cards is counted, and all are equally likely.
odds-simulated = Simulated: { NUMBER($deals) } deals from seed { $seed }. The ± is one standard error: about two figures in three are within one of the truth, nineteen in twenty within two.
odds-shipped = These figures came with the tutor; this command made them: { $command }
odds-own = This command makes the same run in a terminal: { $command }
odds-habits =
    Both players follow fixed habits. In the exchange elder discards five cards and younger three, those that add least: long suits, runs, trios and high cards are kept. In the play the leader plays winners from the longest suit, or else its top card; the opponent takes a trick as cheaply as possible. Everything held is declared. Better players would score differently; none of this is advice.

## Points

odds-points-title = The longest suit
odds-points-plot = Cards in the longest suit
odds-points-row = { $count ->
    [one] One card
   *[other] { $count } cards
}
odds-points-lead = As dealt, the longest suit has four or five cards in { NUMBER($usual, maximumFractionDigits: 0) } hands out of a hundred, and six or more in { NUMBER($long, maximumFractionDigits: 1) }. It is rare to be dealt a suit of six.

## Sequences

odds-sequences-title = The best sequence
odds-sequences-plot = The longest sequence of a hand
odds-sequences-none = None at all
odds-sequences-row = { SEQUENCE($count) }
odds-sequences-lead = As dealt, { NUMBER($some, maximumFractionDigits: 0) } hands out of a hundred hold a sequence, most of them no more than a tierce. One of five cards or more, the first to score ten on top of its length, comes in { NUMBER($quint, maximumFractionDigits: 1) }.

## Sets

odds-sets-title = The best set
odds-sets-plot = The best of the sets from tens to aces
odds-sets-none = None at all
odds-sets-trio = A trio
odds-sets-quatorze = A quatorze
odds-sets-lead = As dealt, { NUMBER($some, maximumFractionDigits: 0) } hands out of a hundred hold a trio or better, and { NUMBER($quatorze, maximumFractionDigits: 1) } a quatorze. It beats any trio.

## Carte blanche

odds-blank-title = Carte blanche
odds-blank-plot = Dealt no king, queen or jack
odds-blank-mine = You
odds-blank-either = You or your opponent
odds-blank-lead = A hand without a court card is dealt once in { NUMBER($one, maximumFractionDigits: 0) } hands, and to one of the two players once in { NUMBER($either, maximumFractionDigits: 0) } deals. Both players cannot have one: only twenty cards are not court cards, and two hands take twenty-four.

## Draws

odds-draws-title = Drawing what you need
odds-draws-plot = Good cards that come
odds-draws-asked = What you ask for
odds-draws-row = { $count ->
    [0] None
   *[other] { $count }
}
odds-draws-least = { $least ->
    [0] Any number
   *[other] At least { $least }
}
odds-draws-lead = Of the cards you have not seen, { $unseen } in all, you draw { $drawn }, and { $wanted } would do. At least { $least } of them: { $odds }.
odds-draws-unseen = Cards unseen
odds-draws-wanted = Cards that would do
odds-draws-drawn = Cards drawn
odds-draws-wish = Wanted at least
odds-draws-wrong = These numbers do not fit together: { $unseen } unseen, { $wanted } wanted, { $drawn } drawn. The last valid ones are kept.
odds-draws-presets = Common needs
odds-draws-preset-two = Elder: one of two, such as either end of a quart
odds-draws-preset-four = Elder: one of four, such as any ace
odds-draws-preset-one = Elder: one particular card
odds-draws-preset-younger = Younger: one of two
odds-draws-preset-three = Elder: three of five

## Who wins what

odds-winning-title = Who wins the point, sequences and sets
odds-winning-plot = Twelve cards each, as dealt
odds-winning-elder = Elder
odds-winning-nobody = Nobody
odds-winning-younger = Younger
odds-winning-lead = Before the exchange neither player is better off. Nobody wins the sequences in { NUMBER($sequence, maximumFractionDigits: 0) } deals out of a hundred, nobody the sets in { NUMBER($set, maximumFractionDigits: 0) }, and nobody the point in { NUMBER($point, maximumFractionDigits: 0) }: somebody almost always has the point. Elder’s advantage in them comes from the exchange.

## Big scores

odds-big-title = Big scores
odds-big-scores = Points a deal
odds-big-often = How often, in a hundred deals
odds-big-classes = Who wins the point, sequences and sets, after the exchange
odds-big-total = { SIDE($side) }, in all
odds-big-declared = { SIDE($side) }, in hand
odds-big-repique = Repique: { ROLE($side) }
odds-big-pique = Pique: { ROLE($side) }
odds-big-capot = Capot: { ROLE($side) }
odds-big-cards = Most tricks: { ROLE($side) }
odds-big-ahead = More points: { ROLE($side) }
odds-big-lead = With these habits elder makes { NUMBER($elder, maximumFractionDigits: 1) } points a deal and younger { NUMBER($younger, maximumFractionDigits: 1) }. Elder has a repique once in { NUMBER($repique, maximumFractionDigits: 0) } deals and a pique once in { NUMBER($pique, maximumFractionDigits: 0) }.
odds-big-none = With these habits elder makes { NUMBER($elder, maximumFractionDigits: 1) } points a deal and younger { NUMBER($younger, maximumFractionDigits: 1) }.
odds-big-rules = Scored by

## Books that disagree

odds-books-title = Books that disagree
odds-books-often = Deals in a hundred that are scored differently
odds-books-lead = The same cards, exchanged and played in the same way, are scored by each book in turn. Two of the rules on which they differ can decide a pique: whether what younger still has in hand bars it, and whether the cards help to make it.
odds-books-pair = { $one } and { $other }
odds-books-points = When they differ, by how many points on average
odds-books-unsupported = Not compared: { $titles }. Their deals cannot be compared with these: they have other packs, more players, or bidding.
odds-books-alike = { $first } stands for { $others } too: they score every such deal alike.

## Making it anew

odds-recount = Count again
odds-recounted =
    { $quick ->
        [yes] Counted again just now, in less than a hundredth of a second.
       *[no] Counted again just now, in { NUMBER($seconds, maximumFractionDigits: 2) } s.
    }
odds-deals = How many to deal
odds-seed = Seed
odds-run = Deal again
odds-cancel = Stop
odds-run-shipped = The figures below come from the { NUMBER($shown) } deals that were dealt for the tutor.
odds-run-own = The figures below are those of your own run of { NUMBER($shown) } deals from seed { $seed }.
odds-run-other = “{ odds-run }” deals { NUMBER($deals) } here and now, from the seed you give, and shows what they come to instead.
odds-run-same = “{ odds-run }” with this number and this seed would repeat the same run and give the same figures; for other deals choose another seed.
odds-not-run = Nothing was dealt: “{ $field }” cannot be used as it stands; put it right, then press “{ odds-run }”.
odds-back-to-shipped = Back to the { NUMBER($deals) } deals that came with the tutor
odds-running = Deals: { NUMBER($done) } of { NUMBER($all) }
odds-progress = How far the run has got
odds-no-subject = There is no subject called “{ $given }”; choose one from the row below.
odds-notice = Part of this address was not understood
odds-stopped = Stopped after { NUMBER($deals) } deals; what they came to is shown.
odds-failed = The run could not go on, so what was there before is shown again; try it with fewer deals.
odds-number-none = There is no number here; write a whole number from { NUMBER($least) } to { NUMBER($most) }.
odds-number-wrong = “{ $given }” is not a whole number from { NUMBER($least) } to { NUMBER($most) }; write one that is.
odds-no-library = Reaching a cluster takes a library that is not installed here; “pip install 'piquet-tutor[cluster]'” brings it, or leave the address out.
odds-no-dask = Deals are shared out by dask, which is not installed here; “pip install 'piquet-tutor[numbers]'” brings it.
odds-no-address = No cluster answers at { $address }; start its scheduler, or leave the address out.

## What is printed

odds-printed = What a book prints
odds-printed-about = { $book } prints odds against, at the end of its chapter on Piquet. Each is counted again here.
odds-printed-draw = At least { $least } of { $wanted } wanted, drawing { $drawn }
odds-printed-both = An ace and a king with none dealt, drawing { $drawn }
odds-printed-either = Two aces or two kings with two of each dealt, drawing { $drawn }
odds-printed-blank = A carte blanche
odds-printed-odds = { $against } to { $to }
odds-printed-counted = { NUMBER($value, maximumFractionDigits: 2) } to { $to }
odds-printed-right = agrees
odds-printed-wrong = the book is off
odds-printed-what = What is asked for
odds-printed-as = As printed
odds-printed-true = Counted
odds-printed-verdict = Is it right?
odds-printed-nothing = Our sources print none of these figures, so there is nothing to compare them with.

## A rule set that many deals cannot be scored by

odds-unsupported = “{ $title }” is not among the books here: { $reason ->
    [players] more than two play it, and odds are counted for two hands only.
    [bidding] you bid for its hands.
    [pack] it is played with another pack.
    [tricks] its leads and tricks count differently.
    [last] its last trick counts by its card.
    [nought] you may call void suits in it.
    [rouge] it gives a bonus for a hand all of whose cards score.
    [both] a side may count sequences and sets that are beaten.
    [again] a blank hand scores twice in it.
   *[clauses] one of its scores is decided in a way that is not counted here.
}

## The terminal

odds-not-drawn = only draws takes --draw, so leave it out.
odds-not-scored = only big is scored by a rule set of your choice, so leave --rules out.
odds-not-dealt = only big and books are dealt out; the others are counted, so leave --deals out.
