### The lessons' page: what stands round a lesson's own texts.

## Facts in a lesson's texts

course-rank = { RANK($rank) }
course-suit = { SUIT($suit) }
course-side = { SIDE($side) }

## The page

course-title = Lesson { $number }: { $title }
course-back = All lessons
course-lead = About { $minutes } minutes. One thing at a time; you can stop at any step and come back to it.
course-progress = Step { $now } of { $count }
course-progress-question = Question { $now } of { $count }, { $left ->
    [0] the last one
   *[other] { $left } more after it
}
course-enough = Enough for now
course-steps = Steps of this lesson
course-next = Next
course-previous = Back
course-next-lesson = Next lesson: { $title }
course-kind-hook = What would you say?
course-kind-idea = Look
course-kind-question = Question
course-kind-explain = Explain it back
course-kind-score = Score this deal with us
course-kind-summary = What you know now
course-summary = In short
course-step-done = done
course-step-here = you are here
course-law = The law
course-question-name = Question { $number }
course-kept-broken = What this browser had kept of the lessons cannot be read, so they begin anew. What you know by now is kept apart from that.
course-mastery-broken = What this browser had kept of what you know cannot be used, so it begins anew. { $why }

## Asking

course-may-yes = Yes, it is allowed.
course-may-no = No, it is refused.
course-may-be-done = The rules allow it.
course-check = Check
course-skip = Skip
course-show = Show me
course-choose-first = Choose an answer first, or skip.
course-pick-first = Touch at least one card first, or have it shown.
course-pick-hint = Touch cards in the nearest hand to choose them, then press “{ $check }” at the table.
course-do-hint = The table is yours: do it there.
course-do-again = Try it again
course-right = Right
course-wrong = Not so
course-try-again = Not so: try again
course-look-again = Look at the cards once more.
course-result = { $right } of { $count } right at the first try.
course-missed = Once more what was missed: { $count }
course-once-more = Try once more.
course-facts-again = { $idle ->
    [0] All you chose decide it, but
    [one] One that you chose decides nothing here, and
   *[other] { WORDS($idle, case: "title") } that you chose decide nothing here, and
} { $left ->
    [0] none is missing. Try once more.
    [one] one is missing. Try once more.
   *[other] { WORDS($left) } are missing. Try once more.
}
course-skipped = Skipped
course-done = Done
course-pick-missing = { $count ->
    [one] One card is missing.
   *[other] { WORDS($count, case: "title") } cards are missing.
}
course-pick-extra = { $count ->
    [one] One card does not belong to it.
   *[other] { WORDS($count, case: "title") } cards do not belong to it.
}
course-at-table = { $verdict ->
    [right] Right. { $told }
   *[other] { $told }
}
course-again = Take away or add cards, and check again.
course-mark-right = right
course-mark-wrong = wrong

## Explaining back

course-own = Say it in your own words
course-own-hint = For yourself: it stays in this browser, and nobody marks it.
course-own-none = You wrote nothing. Say it aloud, if you like.
course-own-yours = Your words
course-own-tutor = The tutor's words
course-facts = All of these are true of the deal. Which of them decide it?
course-facts-first = Choose the facts that decide it first, or have them shown.
course-facts-right = These are the facts that decide it, and no others.
course-facts-wrong = What decides it is marked; the others are true, but change nothing here.
course-fact-kept = You chose it, and it decides.
course-fact-left = It decides, and you left it out.
course-fact-idle = True, but it decides nothing here.
course-fact-not-chosen = Rightly left out.

## The list of lessons

course-list-title = Lessons
course-list-back = Piquet Tutor
course-list-lead = From the first card to the last settlement: twelve lessons. After them you score a deal never seen, and know which law to quote.
course-list-minutes = { $minutes } min
course-list-steps = { $done } of { $count } steps done
course-list-new = not begun
course-list-whole = done
course-list-begin = Begin
course-list-on = Go on
course-list-again = Once more
course-list-all = { $done } of { $count } lessons done, { $minutes } minutes in all
course-list-lessons = Lessons, in their order
