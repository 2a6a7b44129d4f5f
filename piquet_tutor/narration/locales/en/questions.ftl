# Questions about a deal, wherever they are asked: in a cell, on a page.

# How many points one side has in a box of the scorer's sheet.
question-points-of = { $box }: how many does { $name ->
    [absent] { ROLE($side) }
   *[other] { $name }
} score?

## How an answer is written in code, folded away below this line; the dots stand for the answer

question-in-code = Answer in code
question-how-points = .mark("{ $name ->
    [absent] { ROLE($side) }
   *[other] { $name }
} …"), or .mark("nobody"); .show_me() gives the answer.
question-how-each = .mark("{ $name ->
    [absent] { ROLE($side) }
   *[other] { $name }
} …, { $second ->
    [absent] { ROLE($other) }
   *[other] { $second }
} …"); .show_me() gives the answer.
question-how-cards = .mark("…") with the cards, such as 7C for the seven of clubs; .show_me() gives the answer.
question-how-number = .mark(…) with the number; .show_me() gives the answer.
question-how-pair = .mark(…) with the number, or with two cards of your own; .show_me() gives the answer.
question-how-choice = .mark(…) with { $listed }; .show_me() gives the answer.

## Marks

# What was answered, where the right answer is not told yet.
question-given = You answered: { $given }
# Below a wrong answer that was given in code, while the right one is not told yet.
question-again = Answer once more, or see the right answer with .show_me().
# Once the right answer is told; $other is the side that is wrong, absent where there is not one alone.
question-side-right = { SIDE($side) }’s { $points } is right{ $other ->
    [absent] {""}
   *[other] ; { ROLE($other) }’s is not
}.
question-cards-right = Right: { $right }.
question-cards-wrong = You chose { $given }; it is { $right }.
question-cards-skipped = It is { $right }.
question-choice-right = Right: { $right }.
question-choice-wrong = You answered “{ $given }”; it is “{ $right }”.
question-choice-skipped = It is “{ $right }”.
question-law-right = Right. { $right }
question-law-wrong = You chose: { $given } The law is: { $right }
question-law-skipped = The law is: { $right }
question-change-right = Right: { $given }.
question-change-wrong = You chose { $given }; { $right } turns it.
question-change-skipped = { $right } turns it.
question-change-then = { $change }: { $then }
question-change-nothing = With your two cards exchanged there is no ruling on it at all.
# Two wrong rules each give the answer; $one and $other are what people believe, each a whole sentence.
question-either = Perhaps you thought: { $one } Or perhaps: { $other }

## Where there are several questions, and what may be pressed

question-place = Question { $number } of { $count }
question-show = Show me
# A row of cards as text: whose they are, and the cards.
question-row = { $label }: { $cards }
question-choose-one = Choose one
question-cards-chosen = Cards chosen

## Two sums side by side

question-sum-trick = Trick { $number }
# What a wrong rule has scored, or kept from scoring, where the law knows no such thing; $box of the scorer's sheet.
question-sum-counted = { $box }: counted all the same
question-sum-barred = { $box }: not counted
question-sum-law = By the law
question-sum-yours = As you have it
question-sums = Two sums
question-sums-one = The sum

## What can be wrong with a question or an answer; each says what to do

question-error-sort = There is no kind of question “{ $found }”; { $hint }.
question-error-subject = “{ $found }” is nothing that can be asked about; { $hint }.
question-error-box = This deal has no score for “{ $found }”, or none yet; ask about { $known }, or play the deal to its end.
question-error-no-boxes = “{ $found }” has no answer before elder has led: write the lead into the words, such as “elder leads AS”, or have the deal played on to its end with deal(..., played=True).
question-error-side = “{ $found }” is not a side in this deal; use { $known }.
question-error-no-cards = Which cards it is can be asked of { $known }, not of “{ $found }”.
question-error-nobody-counts = { $side ->
    [nobody] Nobody
   *[other] { SIDE($side) }
} counts no { $kind ->
    [point] point
    [sequence] sequence
   *[set] trio or quatorze
} in this deal, so there are no cards to choose; ask who scores instead.
question-error-no-answer = Good or not good can be asked of { $known }, not of “{ $found }”.
question-error-not-called = { $kind ->
    [point] No point is called and answered in this deal; ask who scores for it instead.
    [sequence] No sequence is called and answered in this deal; ask who scores for them instead.
   *[set] No trio or quatorze is called and answered in this deal; ask who scores for them instead.
}
question-error-no-law = The tutor has no sentences to choose from for the law on “{ $found }” in { $title }; ask about the point or the repique, say.
question-error-not-ruled = Nothing was ruled on “{ $found }” in this deal, so nothing could turn it; ask about something that was scored or denied.
question-error-no-turning = No exchange of two cards was found that turns “{ $found }” in this deal; ask about something else, or take another deal.
question-error-choice = “{ $found }” is none of the answers; give a number from 1 to { $most }.
question-error-cards = Name the cards, such as “7C 8C”, or give a list of them.
question-error-card = “{ $text }” is no card; write a rank and a suit, such as AS, TH or 7C.
question-error-no-card-named = Name at least one card, such as 7C.
question-error-not-held = { $card } is not in that hand; choose cards of the hand that is asked about.
question-error-pair = Name two different cards, such as “7C 8C”, or give the number of a pair.
question-error-swap = { $why }
question-error-which = Say what to ask about: ask(d, "point"), say, or ask(d, turned_by="repique").
question-error-both = Ask either about a subject or about what would have turned one; leave one of them out.
question-error-deals = Give a deal, or a list of 1 to { $most } deals.
question-error-nothing-chosen = Choose an answer first, or press “Show me”.
question-error-no-number = Enter a number first, or press “Show me”.
