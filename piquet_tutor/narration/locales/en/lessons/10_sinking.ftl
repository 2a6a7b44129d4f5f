# Sinking, the short call that binds, true answers, and proving what was counted.

lesson-10-sinking = Sinking and proving
    .about = Keeping quiet about what you hold, and what it costs.

lesson-10-sinking-hook = The king nobody heard of
    .text-1 = Elder holds every king, and says: “Three kings.” Younger, whose best is a trio of tens, says “good”.
    .text-2 = A trio was called; the hand holds a quatorze. What does elder count?
    .after-1 = { $counted } What is not called scores nothing.
    .after-2 = Now look at the play. { $took } Younger knew nothing of this king, and led into it.
    .ask = What does elder count for the kings?
    .choice-1 = The trio: what was called.
    .choice-2 = The quatorze: what is in the hand.
    .reply-2 = Only what is called can count. Your cards prove a call; they don’t replace it.
    .choice-3 = Nothing: calling less than you hold is against the rules.
    .reply-3 = It is allowed. You need not call every point, sequence or set you hold.

lesson-10-sinking-sink = Sinking
    .text-1 = You may sink what you hold, all of it or part: you keep quiet about it.
    .text-2 = You lose what it would have scored, and may let your opponent score. In return your cards stay secret. By Cavendish’s laws only a carte blanche must be announced; Parlett, the club rules and Wikipedia leave even that to you.
    .ask = Touch all the kings this ruling is about: those called, and the one kept back.

lesson-10-sinking-binds = A short call binds
    .text-1 = Calling less than you hold is a short call. It binds you: you can’t count the better one, or the whole, afterwards.
    .text-2 = So a sunk king stays sunk. Elder has called a trio, and the quatorze is gone for this deal.

lesson-10-sinking-against-the-cards = Good against the cards
    .text-1 = One exception: a short call that is good against the cards does not bind. From the cards they have seen, the caller knows that nobody can hold anything as good.
    .text-2 = Elder calls a tierce first, and also holds a quart. What elder holds and has discarded leaves no cards for a tierce as good, nor for anything longer.
    .after-1 = { $first } { $second }
    .ask = May elder count the quart after the tierce?
    .choice-1 = Yes: the tierce could not have been beaten.
    .choice-2 = No: the tierce was called, and it binds.
    .reply-2 = Usually it would. But this tierce was good no matter what younger held, so nobody was misled.

lesson-10-sinking-true = Answers are true
    .text-1 = You may keep quiet, but not lie. Say “not good” only if you hold better and mean to show it, “equal” only if yours is exactly as good.
    .text-2 = You are younger and hold three tens; elder calls a trio of kings. Try to say “not good”, then answer truly.
    .ask = Answer elder’s call.

lesson-10-sinking-in-time = Count in time, and show
    .text-1 = Elder leads the first card. Now younger counts what is good, before playing. After that it is too late.
    .text-2 = What is counted must be shown, or named beyond doubt, if your opponent asks.
    .after-1 = { $point }
    .ask = Elder has led. Count your point before you play.

lesson-10-sinking-question-1 = A quart that was kept back
    .text-1 = Another form, Piquet au Cent, is stricter: there a short call always binds. Elder has called this tierce, and also holds a quart.
    .after-1 = { $good } By the club game, as you have seen, elder could have counted both.
    .ask = What does elder count?
    .choice-1 = The tierce alone.
    .choice-2 = The tierce and the quart.
    .reply-2 = You used the club game’s exception for a call that nothing could beat. These rules don’t have it.
    .choice-3 = The quart alone.
    .reply-3 = It was not called, so it cannot be good.

lesson-10-sinking-question-2 = Nothing was called
    .text-1 = Here elder has no set to call, and calls none; a sunk one would sound the same. Younger holds a trio of tens.
    .after-1 = { $silent } { $tens }
    .ask = Who counts a set?
    .choice-1 = Younger may: nothing was called against it.
    .choice-2 = Nobody: elder did not call one.
    .reply-2 = Elder need not call. If elder calls nothing, younger’s counts.
    .choice-3 = Elder, when the cards are shown at the end.
    .reply-3 = What was not called in time scores nothing.

lesson-10-sinking-explain-1 = What has elder sunk?
    .text-1 = Say what elder kept back, what it costs, and what elder gains.

lesson-10-sinking-summary =
    .text-1 = You may sink what you like; it scores nothing. A short call binds, unless it was good against the cards.
    .text-2 = Answer truly. Count in time, and show what you counted if asked.
    .link-1 = Play, and sink something
