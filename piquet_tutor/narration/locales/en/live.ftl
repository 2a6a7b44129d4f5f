# The live class: what stands on a pupil's telephone, and what the teacher's page says of the room.

## A pupil's telephone

live-title = Join the class
live-code = The code on the big screen
live-name = Your name
live-name-hint = Leave it empty if you like. It is used only if your teacher has asked for names.
live-join = Join
live-wait = You’re in.
live-look = Look at the big screen: the next question will be here too.
live-answered = Your answer is in. You can change it until the answer is revealed.
live-send = Send
live-many = Tap all the cards you mean, then send.
live-yours = Your answer:
live-right = Right.
live-wrong = Not this time.
live-voted = The class has voted.
live-counting = The votes are being counted.
live-better = What the review found better
live-unsent = You had not sent your answer.
live-unanswered = The answer
live-language = Language
live-over = This class is over.
live-again = Join another class
live-nowhere = No class has this code. Look at the big screen and type it again.
live-tries = Too many wrong codes have come from here. Wait a minute, then type the code again.
live-full = Every seat in this class is taken.
live-lost = The connection has gone. Trying again…

# $one and $other are beliefs, each a whole sentence.
live-misread-two = Perhaps you thought: { $one } Or perhaps: { $other }
# $belief is what people believe who hold a wrong rule: a whole sentence, or two.
live-misreading = The misreading: “{ $belief }”
live-or = { " / " }

## The teacher's page

live-teacher-title = The class answers
live-teacher-open = Open to the class
live-teacher-close = Close the room
live-teacher-names = ask for names
live-teacher-join = Join at
live-teacher-page = Save the report
live-teacher-table = Save it as a table (CSV)
live-teacher-worksheet = Make a worksheet of what was missed most
# The beginning of a file's name; the day, the deal and the room follow.
live-teacher-file = class report
live-teacher-file-deals = { $count } deals
live-teacher-qr = QR code of the address where the class joins
live-teacher-count-joined = { $joined ->
    [0] Nobody has joined yet
    [one] 1 has joined
   *[other] { $joined } have joined
}
live-teacher-count-answered = { $answered } of { $joined } have answered
# $where the class joins, with its code.
live-teacher-banner-joined = { $where } · { $code } · { $joined } joined
live-teacher-banner = { $where } · { $code } · { $answered } of { $joined } answered
live-teacher-own = This address works on this computer only. To let the class in from the same network, end the tutor and start it with: piquet-tutor --class
live-teacher-ended-closed = The room is closed. The report can still be saved: with names until you leave or reload this page, without them until you open another room.
live-teacher-ended-over = The room has ended: nothing was said in it for a long time, or the server was restarted. Open another one.
live-teacher-ended-full = This server has as many rooms open as it can hold. Close one, or try again later.
live-teacher-ended-nowhere = The room could not be opened: this server has no rooms, or it cannot be reached. Start the tutor with piquet-tutor --class, and open this page there.

## The report

live-report-number = Number
live-report-deal = Deal
live-report-book = Book
live-report-day = Date
live-report-pupil = Pupil
# At the head of the column with the mark for an answer: 1 or 0.
live-report-mark = { $number }. Mark
live-report-right-of = Right
live-report-given = Answered
live-report-questions = Questions
live-report-none = no answer
live-report-question = Question
live-report-answer = Answer
live-report-verdict = Right or wrong
live-report-count = How many
live-report-share = Share
live-report-misread = The misreading that gives it
live-report-right = right
live-report-wrong = wrong

# A question, and what was said or ruled just before it.
live-report-after = “{ $said }” { $question }
live-report-title = How the class answered
# Of $answers given to $questions, so many were $right.
live-report-summary = { $questions ->
    [one] 1 question
   *[other] { $questions } questions
}, { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}, { $right } right.
live-report-misreadings = Misreadings, the commonest first
live-report-pupils = Pupil by pupil
live-report-of = { $right } of { $questions } right.
# $numbers of the questions that a pupil did not answer; $count how many they are.
live-report-none-to = No answer to { $count ->
    [one] question { $numbers }
   *[other] questions { $numbers }
}.
live-report-names-gone = The names are gone: they were kept only while the room of this class was open.

# A call before the question, as a phone shows it: $who said it, and $call, as it was said.
live-heard = { $who }: { $call }
