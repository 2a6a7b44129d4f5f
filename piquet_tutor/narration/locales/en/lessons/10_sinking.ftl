# Sinking, the short call that binds, true answers, and proving what was counted.

lesson-10-sinking = Sinking and proving
    .about = Keeping quiet about what you hold, and what it costs.

lesson-10-sinking-term-sink = sink
    .meaning = To keep quiet about something you hold: all of it, or a part.

lesson-10-sinking-term-short-call = short call
    .meaning = A call of less than the caller holds.

lesson-10-sinking-term-good-against-the-cards = good against the cards
    .meaning = So good that no cards the caller has not seen could beat or equal it.

lesson-10-sinking-hook = The king that was never told
    .text-1 = Elder holds every king, and says: “Three kings.” Younger, whose best is a trio of tens, says “good”.
    .text-2 = A trio was called; a quatorze is in the hand. What does elder count?
    .after-1 = { $counted } What is not called scores nothing.
    .after-2 = And now look at the play. { $took } Nobody had told younger of this king, and younger led into it.
    .ask = What does elder count for the kings?
    .choice-1 = The trio: what was called.
    .choice-2 = The quatorze: what is in the hand.
    .reply-2 = Only what is called can count. The cards in the hand prove a call; they do not make one.
    .choice-3 = Nothing: to call less than one holds is a fault.
    .reply-3 = It is no fault. Of point, sequences and sets nobody need tell everything.

lesson-10-sinking-sink = To sink
    .text-1 = You may sink what you hold, whole or in part: you keep quiet about it.
    .text-2 = It costs what it would have scored, and perhaps lets the other player score. In return your cards stay unknown. By Cavendish's laws a carte blanche alone must be told; Parlett, the club rules and Wikipedia leave that to its holder as well.
    .ask = Touch all the kings that are meant in this ruling: those called, and the one kept back.

lesson-10-sinking-binds = A short call binds
    .text-1 = A call of less than you hold is a short call. It binds you: you cannot count the better one, or the whole, after it.
    .text-2 = So a sunk king stays sunk. Elder has called a trio, and the quatorze is gone for this deal.

lesson-10-sinking-against-the-cards = Good against the cards
    .text-1 = One exception: a short call that is good against the cards does not bind. From the cards already seen, its caller knows that nobody can hold anything as good.
    .text-2 = Elder calls a tierce first, and holds a quart besides. What elder holds and has put out leaves no cards for a tierce as good, nor for anything longer.
    .after-1 = { $first } { $second }
    .ask = May elder count the quart after the tierce?
    .choice-1 = Yes, for the tierce could not have been beaten.
    .choice-2 = No, the tierce was called, and it binds.
    .reply-2 = As a rule it would. But this tierce was good whatever younger held, so nobody was misled.

lesson-10-sinking-true = Answers are true
    .text-1 = You may keep quiet, but not lie: “not good” needs better in hand that you mean to show, “equal” exactly as good.
    .text-2 = You are younger and hold three tens; elder calls a trio of kings. Try to say “not good”, then answer truly.
    .ask = Answer elder's call.

lesson-10-sinking-in-time = Count in time, and show
    .text-1 = Elder leads a first card. Now younger counts what is good, before playing to it. Afterwards it is too late.
    .text-2 = What is counted must be shown, or named beyond doubt, if the other player asks.
    .after-1 = { $point }
    .ask = Elder has led. Count your point before you play.

lesson-10-sinking-question-1 = A quart that was kept back
    .text-1 = Another form, Piquet au Cent, is stricter: there a short call always binds. Elder has called this tierce, and holds a quart besides.
    .after-1 = { $good } By the club game, as you have seen, elder could have counted both.
    .ask = What does elder count?
    .choice-1 = The tierce alone.
    .choice-2 = The tierce and the quart.
    .reply-2 = That is the exception of the club game, for a call that nothing could beat. These rules do not know it.
    .choice-3 = The quart alone.
    .reply-3 = It was not called, so it cannot be good.

lesson-10-sinking-question-2 = Nothing was called
    .text-1 = Here elder has no set to call, and calls none; a sunk one would sound the same. Younger holds a trio of tens.
    .after-1 = { $silent } { $tens }
    .ask = Who counts a set?
    .choice-1 = Younger may, for nothing was called against it.
    .choice-2 = Nobody: elder did not call any.
    .reply-2 = Elder need not call. If elder calls nothing, younger counts the best held.
    .choice-3 = Elder, when the cards are shown at the end.
    .reply-3 = What was not called in its time scores nothing.

lesson-10-sinking-explain-1 = What has elder sunk?
    .text-1 = Say what elder has kept back, what it costs, and what is gained by it.

lesson-10-sinking-summary =
    .text-1 = You may sink what you like; it scores nothing. A short call binds, unless it was good against the cards.
    .text-2 = Answers are true. What is counted is counted in time, and shown to whoever asks.
    .link-1 = Play, and sink something
