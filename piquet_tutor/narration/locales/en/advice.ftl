# Advice to one seat, from what it can see alone: a card to play, a word to say, the partie, and the ladder of hints.
# Shares ($share, $worse, $equal, $other) come in percent, without the sign; points as they are written.

advice-under = under { $number }
advice-over = over { $number }
advice-minus = −{ $number }

## Why a card

advice-play-forced = The { CARD($card) } is the only card you may play.
advice-play-take-the-rest =
    { $count ->
        [one] The { CARD($card) } is the last trick, and it cannot be beaten.
       *[other] You have the { $count } best cards for all that is left: play them from the top, and every trick is yours.
    }
advice-play-cash =
    { $count ->
        [one] The { CARD($card) } is a sure winner: nothing your opponent can hold beats it, and you keep the lead.
       *[other] The { CARD($card) } is a sure winner: nothing your opponent can hold beats it, and you keep the lead. You can take { $count } such tricks straight away, from the top.
    }
advice-play-drive-out = Only the { CARD($other) } beats the { CARD($card) }. Once it is gone, nothing beats { CARDS($cards) }.
advice-play-throw-in = This gives up the lead on purpose: in { $share }% of the hands your opponent can take the trick, and then has to lead to you. Cashing a winner first brings less.
advice-play-lead-likely = In { $share }% of the hands nothing your opponent holds beats the { CARD($card) }.
advice-play-lead-least = No card of yours is sure to win if you lead it. On average, leading the { CARD($card) } costs least.
advice-play-win-cheaply = The { CARD($card) } is your lowest card that takes the { CARD($led) }: save anything higher for later.
advice-play-win = The { CARD($card) } takes the { CARD($led) }, and the lead with it.
advice-play-duck = You could take the trick with { CHOICE($cards) }, but on average it pays to hold back and let your opponent lead again.
advice-play-follow-low = Nothing you may play beats the { CARD($led) }: follow with the card you will miss least.
advice-play-throw = You have no { SUIT($suit) } to follow with. The { CARD($card) } is not a sure winner, and on average it is the card you will miss least.
advice-play-keep-the-guard =
    { $count ->
        [one] The { CARD($other) } guards your { CARD($card) }, which one card can still beat. Throw that guard away, and the { CARD($card) } is bare.
       *[other] The { CARD($other) } helps to guard your { CARD($card) }: { $count } cards can still beat it, so it needs every one of its { $count } guards.
    }

## What is played for

advice-play-for-capot = You have won every trick so far. Win them all for a capot, worth { $points }: with this card that happens in { $share }% of the hands.
advice-play-save-capot = You have no trick yet, and a capot would bring your opponent { $points }. With this card that happens in { $share }% of the hands; with the worst choice, in { $worse }%.
advice-play-for-cards =
    { $count ->
        [one] You need one more trick to win the cards, worth { $points }. With this card you win them in { $share }% of the hands.
       *[other] You need { $count } more tricks to win the cards, worth { $points }. With this card you win them in { $share }% of the hands.
    }
advice-play-last =
    { $points ->
        [one] The last trick counts one point more than the rest. With this card it is yours in { $share }% of the hands.
       *[other] The last trick counts { $points } points more than the rest. With this card it is yours in { $share }% of the hands.
    }
advice-play-last-no-lead =
    Here leading is a drawback: a trick you lead and win counts { $kept }, one you win on your opponent’s lead { $captured }. After the last trick nobody has to lead, and with this card that trick is yours in { $share }% of the hands.
advice-play-pique-now = Your next lead makes the pique, worth { $points }, whatever you lead.
advice-play-pique-mine =
    { $count ->
        [one] Win this trick, and you have the pique, worth { $points }.
       *[other] A pique is within reach, worth { $points }: win the next { $count } tricks without losing one.
    }
advice-play-pique-theirs =
    { $count ->
        [one] If your opponent wins this trick, that makes a pique, worth { $points }. Win it yourself, and the danger is over.
       *[other] If your opponent wins the next { $count } tricks, that makes a pique, worth { $points }. Win one of them, and the danger is over.
    }

## Why a word

advice-call-sure =
    { $points ->
        [0] It scores nothing, and gives nothing away.
        [one] It scores a point, whatever your opponent holds.
       *[other] It scores { $points } points, whatever your opponent holds.
    }
advice-call-drawn =
    { $points ->
        [one] It scores a point in every one of the { $count } hands tried, and more hands are possible.
       *[other] It scores { $points } points in every one of the { $count } hands tried, and more hands are possible.
    }
advice-call-chance =
    { $points ->
        [one] It scores a point if it is good, as it is in { $share }% of the hands your opponent may hold.
       *[other] It scores { $points } points if it is good, as it is in { $share }% of the hands your opponent may hold.
    }
advice-call-equal = In { $equal }% of them your opponent has as much.
advice-call-tells = It reveals something: it leaves { $left } you could hold, going by what everyone knows.
advice-call-would-tell = Calling it would only reveal something: it would leave { $left } you could hold, going by what everyone knows.
advice-call-sink-costs = Keeping it back would cost you { $points } on average.
advice-call-sink-free = Keeping it back would cost you next to nothing.
advice-call-settlement = As the partie stands, your points are paid to your opponent in the end. So the choices are ranked by what they come to at the settlement, including what they keep from your opponent: this one comes to about { $points }.
advice-call-nothing = You have nothing to call here.
advice-call-only-word = There is no other true answer.
advice-call-beaten-always = Your opponent has something better in every hand that is possible: a call would score nothing.
advice-call-answer-enough = No other true answer brings more.
advice-call-silence-pays = Nothing you could say here brings more than silence.

## The partie

advice-partie-agreed = Deal { $deal } of { $deals }: you have { $mine } in the partie, your opponent { $theirs }.
advice-partie-tie = A deal to break the tie: you have { $mine } in the partie, your opponent { $theirs }.
advice-partie-win = A rough estimate from the score and what this deal may still bring: you win { $share }% of such parties from here.
advice-partie-line = By the same estimate you reach the line of { $line } in { $share }% of such parties, your opponent in { $other }%.
advice-partie-point = At the settlement one more point for you is now worth about { $mine }, and one for your opponent costs you about { $theirs }.
advice-partie-point-costs = You are unlikely to cross the line, and if you do not, your points are paid to your opponent: one more is now worth about { $mine } to you. One for your opponent costs you about { $theirs }.
advice-partie-race = A race to { $target }: you have { $mine }, your opponent { $theirs }.
advice-partie-home = With the best card, and both playing on as these figures assume, this deal wins the race for you in { $share }% of the hands, for your opponent in { $other }%.
advice-partie-bold = As the partie stands, boldness pays: an even chance to win or lose { $points } points is worth taking.
advice-partie-bold-pique = As the partie stands, boldness pays: an even chance to win or lose { $points } points is worth taking. A pique may still come: play for it.
advice-partie-safe = As the partie stands, play safe: an even chance to win or lose { $points } points is not worth taking.
advice-partie-even = As the partie stands, there is no reason to be bold or careful: just play for points.

## The ladder of hints: titles

advice-title-nudge = Where to look
advice-title-rule = What matters here
advice-title-odds = The figures
advice-title-answer = The answer

## Where to look

advice-nudge-winners =
    { $count ->
        [one] You have the lead. Which of your cards can no longer be beaten, and should you play it now?
       *[other] You have the lead. How many tricks can you take at once, from the top, and should you?
    }
advice-nudge-no-winner = You have the lead, and no card that is sure to win. Which suit can you open most cheaply?
advice-nudge-take = You can take this trick. Is it worth taking now, and with which card?
advice-nudge-follow = You cannot take this trick. Which card of the suit will you need again?
advice-nudge-throw = You cannot follow. Which cards guard something, and which can you spare?
advice-nudge-call =
    { $kind ->
        [point] Look at your longest suit. How many cards of one suit can your opponent have at most?
        [sequence] Look for cards in a row. Which runs can your opponent still have?
       *[set] Look for three or four of a kind, tens or higher. Which can your opponent still have?
    }
advice-nudge-reply =
    { $kind ->
        [point] Compare your own longest suit with what was called.
        [sequence] Compare your own best run with what was called.
       *[set] Compare your own best set with what was called.
    }
advice-nudge-count = What you called is good. What else of the same do you hold?
advice-nudge-show = Now you show what is good in your hand. Is any of it better kept back?
advice-nudge-blank = You were dealt no king, queen or jack. Is that worth more than what it gives away?
advice-nudge-exchange = What does your hand score already, and what is just one card short of scoring? Keep those cards.

## What matters

advice-rule-lead =
    { $points ->
        [0] The winner of a trick leads to the next. Play a sure winner, and you keep the lead; play a card that can be beaten, and you may lose it.
       *[other] The winner of a trick leads to the next, and leading counts. Play a sure winner, and you keep the lead; play a card that can be beaten, and you may lose it.
    }
advice-rule-follow = You have to follow suit: you may play { CARDS($cards) }.
advice-rule-throw = You have no { SUIT($suit) }, so you may throw any card; it cannot win the trick.
advice-rule-cards =
    { $count ->
        [one] The player with more tricks counts { $points } for the cards. You need one more trick.
       *[other] The player with more tricks counts { $points } for the cards. You need { $count } more tricks.
    }
advice-rule-cards-sure = You have more than half of the tricks already: the cards are yours, worth { $points }.
advice-rule-cards-lost = You can no longer win more than half of the tricks, but each one still counts.
advice-rule-sinking =
    { $how ->
        [none] By these rules you have to call the best you hold.
        [whole_class] What is not declared does not score. You may keep back the point, all sequences or all sets, but not call less than you hold.
        [whole_combinations] What is not declared does not score. You may keep any combination back, but not call a part of one.
       *[partial] What is not declared does not score. You may keep something back, or call less than you hold: it then scores no more than you called.
    }
advice-rule-reply = Your answer has to be true. Say “good”, and your opponent counts; to say “not good” you need something better.
advice-rule-count = The player with the best sequence counts every sequence in the hand, and so with sets; what is counted is shown.
advice-rule-blank = A carte blanche counts only if you declare it, and then your opponent knows your hand as it was dealt.
advice-rule-exchange =
    { $same ->
        [yes] You discard { $min } cards and draw as many. Your longest suit often brings the point and wins tricks; a run or three of a kind is seldom worth breaking up.
       *[no] You discard { $min } to { $max } cards and draw as many. Your longest suit often brings the point and wins tricks; a run or three of a kind is seldom worth breaking up.
    }

## The figures

advice-odds-hands =
    { $count ->
        [one] From what you know, your opponent can hold only one hand.
       *[other] Averaged over all { $hands } hands that, from what you know, your opponent may hold, each as likely as the next.
    }
advice-odds-drawn = Averaged over { $tried } hands drawn from the { $hands } that, from what you know, your opponent may hold, each as likely as the next.
advice-odds-play = Each figure is how many points you come out ahead over the rest of the play, if both play as though all cards were shown.
advice-odds-spread = With the best card it can be anything from { $low } to { $high }.
advice-odds-level = { CARDS($cards) } come to the same thing.
advice-odds-call = The figures say how often it is good and, on average, how many more points it brings you than your opponent, with all that counts beside it.
advice-odds-sure = Each figure is what it scores: there is no chance in it.
advice-odds-points = { $points } points
advice-odds-error = { $points } points (± { $error })
advice-odds-good = good { $share }%, { $points } points
advice-odds-tells =
    { $plain ->
        [yes] It leaves { $left } you could hold, going by what everyone knows.
       *[no] It leaves { $left } you could hold, going by what everyone knows: { $after } of { $before }.
    }

## The answer

advice-answer-play = Play the { CARD($card) }.
advice-answer-any = Every card comes to the same thing here. Play the { CARD($card) }, say.
advice-exchange-assumed = These are averages over deals of the cards you cannot see, played out at their best with both hands open: trust the difference between two discards more than either figure.
advice-answer-exchange =
    { $count ->
        [0] Discard nothing: keep { CARDS($kept) }.
       *[other] Discard { CARDS($cards) }, and keep { CARDS($kept) }.
    }
advice-answer-word = Best: { $word }
advice-word-call =
    { $kind ->
        [point] point, { CARDS($cards) }
        [sequence] sequence, { CARDS($cards) }
       *[set] set, { CARDS($cards) }
    }
advice-word-call-nothing =
    { $kind ->
        [point] no point
        [sequence] no sequence
       *[set] no set
    }
advice-word-good = “Good.”
advice-word-not-good = “Not good”, with { CARDS($cards) }
advice-word-equal = “Equal”, with { CARDS($cards) }
advice-word-ask = ask how it is made up, with { CARDS($cards) }
advice-word-count = count { CARDS($cards) }
advice-word-count-nothing = count nothing more
advice-word-show = show { CARDS($cards) }
advice-word-show-nothing = show nothing
advice-word-claim = declare the carte blanche
advice-word-keep = keep quiet about the carte blanche

## Where there is no advice

advice-none = The coach has no advice for this decision.
advice-none-why =
    { $reason ->
        [players] With more than two at the table, it advises only on the last tricks.
        [bidding] Where there is bidding, it advises on the exchange and the play, but not on bids and calls.
        [contract] By these rules one more trick may help or hurt, and it does not weigh that.
       *[other] These rules decide something in a way it does not know.
    }
