# Worksheets: problems to print or to hand in, and the keys to them. The boxes, the questions and the misreadings are
# the scorer's (scorer.ftl).

## The printed sheet

worksheet-title = Piquet: score it
worksheet-about = Rules: { $rules }. Topics: { $topics }. How hard: { $difficulty }.
worksheet-all-topics = all of them
worksheet-difficulty-any = mixed
worksheet-difficulty-easy = easier
worksheet-difficulty-medium = medium
worksheet-difficulty-hard = harder
worksheet-lead = The cards lie open. For each problem say who scores and how many points, and give your reason.
worksheet-name = Name
worksheet-date = Date
worksheet-problem = { $number }. { $what }
worksheet-who = Who scores?
worksheet-points = Points
worksheet-because = Because
worksheet-given = Scored already
worksheet-tricks = The tricks, the leader’s card first
# A hand where its picture cannot be seen: whose, and its cards.
worksheet-hand = { $hand }: { $cards }
worksheet-trick = Trick
worksheet-leader = Leads
worksheet-cards = Cards
worksheet-winner = Takes it
worksheet-key-title = Key
worksheet-key-lead = Each answer with the rulings it is made of, the law, and the slip the problem is meant to catch.
worksheet-key-answer = Answer: { $answer }
worksheet-key-law = The law: { $law }
worksheet-key-cite = { $law } ({ $cite })
worksheet-slip = The common slip gives { $wrong }: { $belief }
worksheet-correction = To anyone who wrote that: { $correction }
worksheet-again =
    Sheet: seed { $seed }, { $rules }; topics: { $topics }; how hard: { $difficulty }; { $count ->
        [one] one problem.
       *[other] { $count } problems.
    }

## The notebook

worksheet-notebook-lead = The cards lie open. In the cell below each problem, replace each `...` with the points that side scores, 0 if it scores nothing. Run that cell and the next one; then say why in your own words.
# A line of code follows.
worksheet-notebook-example = An answer to problem 1 is written like this, with other numbers:
worksheet-notebook-stub = Where a cell says `raise NotImplementedError()`, delete that line once you have put in your numbers.
worksheet-notebook-needs = The cells need Piquet Tutor (piquet-tutor) in the environment they run in.
worksheet-notebook-answer = Your answer to problem { $number }: replace each ... with the points of that side, 0 for a side that scores nothing.
worksheet-notebook-test = Problem { $number }: this cell checks that what you wrote can be read as an answer. You will learn whether it is right when it is marked.
worksheet-notebook-why = Problem { $number }: in your own words, why is that so?
worksheet-notebook-your-why = Write your reason here.
worksheet-marking-open = Problem { $number } has no answer yet: write a whole number for each side; the three dots mean that nothing is written yet.
# $found is what was written for a side, $points the number in it.
worksheet-marking-quoted = Problem { $number }: take off the quotation marks. Write { $points } instead of { $found }, and run that cell again.
worksheet-marking-whole = Problem { $number }: { $found } is not a whole number. Write one for each side, and run that cell again.
# $why is a sentence: a number that nobody can score.
worksheet-marking-form = Problem { $number }: { $why }
# $form a line of code to be filled in.
worksheet-marking-unread = Problem { $number } has no answer that can be read: in its answer cell, write { $form } with a number for each ..., and run that cell again.

## What can be wrong with what is asked for

worksheet-fault-rules = No sheet can be made for { $title }, because no common misreading of it is known; choose another rule set.
worksheet-fault-topic = There is no topic “{ $found }” in { $title }; use { $listed }.
worksheet-fault-difficulty = There is no difficulty “{ $found }”; use { $listed }.
worksheet-fault-count = “{ $found }” is not a number of problems; ask for { $low } to { $high }.
worksheet-fault-seed = “{ $found }” cannot be a seed; write a whole number from { $low } to { $high }.
worksheet-fault-no-count = Write how many problems, from { $low } to { $high }.
worksheet-fault-no-seed = Write a seed, any whole number from { $low } to { $high }; the sheet is made from it.
worksheet-fault-too-few = Of the { $wanted } problems only { $found } could be found in { $title }; ask for fewer, or for more topics.
worksheet-fault-file = { $path }: the sheet cannot be written there ({ $problem }); name another file.
worksheet-fault-no-file-name = its name is not a file name

## The page

worksheet-page-rules = Rules
worksheet-page-topics = Topics
worksheet-page-topics-note = Tick none to have them all.
worksheet-page-difficulty = How hard
worksheet-page-count = Problems
worksheet-page-count-hint = { $low } to { $high }
worksheet-page-seed = Seed
worksheet-page-seed-hint = any number
worksheet-page-key = With the key
worksheet-page-make = Make the sheet
worksheet-page-another = Another sheet
worksheet-page-busy = Looking for problems …
worksheet-page-failed = The sheet could not be made. Press “Another sheet”, or choose other topics.
worksheet-page-print = Print
worksheet-page-class = Ask a class about these deals
worksheet-page-html = Save the page (HTML)
worksheet-page-notebook = Save the notebook (nbgrader)
worksheet-page-student = Save the notebook for pupils
worksheet-page-preview = The sheet
worksheet-page-made = { $count ->
        [one] One problem from seed { $seed }.
       *[other] { $count } problems from seed { $seed }.
    } The same choices and the same seed always make the same sheet.
worksheet-page-notice = Part of this address was not understood
worksheet-page-no-rules = There is no rule set “{ $given }”, so { $title } is chosen; the others are in the list.
worksheet-page-no-topic = Nothing called “{ $given }” is practised in { $title }, so it is left out.
worksheet-page-no-difficulty = There is no difficulty “{ $given }”, so all kinds are mixed.
