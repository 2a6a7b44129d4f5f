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
live-struck = Your answer was not counted: your seat was closed before the answer was revealed.
live-language = Language
live-over = This class is over.
live-again = Join another class
live-nowhere = No class has this code. Look at the big screen and type it again.
live-moment = One moment
live-turn = Many wrong codes have come from this network, so each code is tried in its turn. Leave this page open: yours will be too.
live-full = Every seat in this class is taken.
live-crowded = This network has as many seats in the class as one network may have. Ask your teacher to close some.
# Where the teacher has closed an address, to every phone there, whether it had a seat or not.
live-out = Your teacher is letting nobody in from this network just now. Ask to be let in, then press Join.
live-shut = Your teacher has closed this seat. Press Join to take it again.
live-unread = What this page sent could not be read. Load it again.
live-deals = The deals of this lesson
live-deals-none = There are no deals to look at just now. Leave this page open: they will appear here.
live-see = See the deals
live-covered = { $count ->
    [one] 1 card face down
   *[other] { $count } cards face down
}
live-lost = The connection has gone. Trying again…

# $belief is what people believe who hold a wrong rule: a whole sentence, or two.
live-misreading = The misreading: “{ $belief }”
live-or = { " / " }

## The teacher's page

live-teacher-title = The class answers
live-teacher-open = Open to the class
live-teacher-close = Close the room
live-teacher-names = ask for names
live-teacher-join = Join at
live-teacher-join-hint = Next goes on to the deal.
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
live-teacher-banner-joined = { $where } · { $code } · { $joined } joined
live-teacher-banner = { $where } · { $code } · { $answered } of { $joined } answered
# What is said before a room is opened. The command that lets a class in follows; $where is the address of this server's
# rooms, and $server is the tutor's own, or a Jupyter server in which the page is open.
live-teacher-reached-alone = { $server ->
    [jupyter] No phone can join from here: this Jupyter server works on this computer only. To let the class in, use the Classroom that this command opens, in a terminal:
   *[own] No phone can join from here: this address works on this computer only. To let the class in, end the tutor (Ctrl-C in its terminal) and start it with:
}
live-teacher-reached-others = { $server ->
    [jupyter] Phones join at { $where }, through this server; they need no account and no token.
   *[own] Phones on the same network join at { $where }
}
live-teacher-open-alone = Open it on this computer, to try it
live-teacher-copy = Copy
live-teacher-copied = Copied.
live-teacher-not-copied = Select the address and copy it.
live-teacher-unread = The room could not read what this page sent it. Load the page again; the room stays open.

# The deals of the lesson, without a seat in the class.
live-teacher-look = The deals alone, for a chat
live-teacher-look-hint = Anyone who opens this short address sees the hands that the class may see, until the room is closed.
live-teacher-look-qr = QR code of the address of the deals

# $joined have a seat; of an address that has several, $crowd. Nought where each has its own address, or all have one.
# On a page that was opened while the class was at another question.
live-teacher-elsewhere = The phones are still at another question. They follow this page from your next step.
live-teacher-seats = Seats: { $joined }{ $crowd ->
    [0] { "" }
   *[other] , { $crowd } of them from one address
}
live-teacher-seats-none = Nobody has a seat yet.
live-teacher-seats-hint = Pupils behind one router may share an address. A seat is freed five minutes after its phone has gone; if it has answered, it is listed until the next question. Closing a seat takes back an answer that is not revealed yet, and nothing else; the pupil who sat there can join again.
live-teacher-seats-from = { $count ->
    [one] 1 seat from { $address }
   *[other] { $count } seats from { $address }
}
live-teacher-seats-more = { $count ->
    [one] and 1 more
   *[other] and { $count } more
}
live-teacher-seat = Seat { $number }
# $state of a seat: it was closed and its answer stands, its phone has gone, has answered the question that stands, or is here.
live-teacher-seat-state = { $state ->
    [closed] closed
    [gone] the phone has gone
    [answered] has answered
   *[here] here
}
live-teacher-shut = Close the seat: { $name }
# Asked once the first press was made; only a second one closes anything.
live-teacher-shut-sure = Close the seat of { $name }?
live-teacher-shut-sure-alone = Close the seat of { $name }, and let nobody in from there?
live-teacher-shut-sure-all = Close all { $count } seats, and let nobody in from there?
live-teacher-shut-yes = { $count ->
    [one] Close it
   *[other] Close them
}
live-teacher-shut-no = { $count ->
    [one] Keep it
   *[other] Keep them
}
live-teacher-shut-all = { $count ->
    [one] Close it, and let nobody in from there
   *[other] Close all { $count }, and let nobody in from there
}
live-teacher-barred = Nobody is let in from { $address }.
live-teacher-admit = Let them in again
live-teacher-ended-closed = The room is closed. The report can still be saved: with names until you leave or reload this page, without them until you open another room.
live-teacher-ended-over = The room has ended: nothing was said in it for a long time, or the server was restarted. Open another one.
live-teacher-ended-full = This server has as many rooms open as it can hold. Close one, or try again later.
live-teacher-ended-many = As many rooms are open from this computer as one visitor may have. Close one of them, in the browser that opened it.
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
# After a pupil's name, where the teacher has closed the seat.
live-report-closed = { $name } (seat closed)
# A pupil's name with the cards that made up the answer.
live-report-cards = { $name } ({ $cards })
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
live-report-names-gone = The names are gone: they were kept only while this room was open.

# A call before the question, as a phone shows it: $who said it, and $call, as it was said.
live-heard = { $who }: { $call }
