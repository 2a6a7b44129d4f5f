# The classroom: a deal presented step by step, and links that a teacher makes.

## A presentation

classroom-untitled = A deal
classroom-place = { $number } of { $count }
classroom-deal = Deal { $number } of { $count }

# $number of $count deals; $rules is the name of its rules.
classroom-opening = Deal { $number } of { $count }: { $rules }

# $sort of question: good or not, have they one, does it come about, how much, whose. $side is a seat, a role or partners.
# $named: yes, unseen (no card of it is seen) or no (nor is it known which it is).
classroom-ask-answer = { $kind ->
    [point] The point that was called: good or not good?
    [sequence] The sequence that was called: good or not good?
   *[set] The set that was called: good or not good?
}
# The opponent called nothing: $side answers that they call one of their own, or none.
classroom-ask-own = { $kind ->
    [point] { SIDE($side) }: a point to call, or none?
    [sequence] { SIDE($side) }: a sequence to call, or none?
   *[set] { SIDE($side) }: a trio or quatorze to call, or none?
}
classroom-ask-bonus = { $kind ->
    [repique] { SIDE($side) }: repique or not?
   *[pique] { SIDE($side) }: pique or not?
}
classroom-ask-cards = { $name ->
    [absent] { SIDE($side) }
   *[other] { $name }
}: which cards are the { $kind ->
    [point] point
    [sequence] sequence
   *[set] trio or quatorze
}?
classroom-ask-points = { SIDE($side) } { $kind ->
    [carte_blanche] has a carte blanche: how much does it count?
    [point] has the point: how much does it count?
    [sequence] counts { $named ->
        [yes] the { SEQUENCE($length, $top) } in { SUIT($cards) }
        [unseen] the { SEQUENCE($length, $top) }
       *[no] a sequence
    }: how much?
    [set] counts { $named ->
        [yes] the { SET($size, $rank) }
       *[no] a set
    }: how much?
    [carte_rouge] has a carte rouge: how much does it count?
    [cards] has the cards: how much do they count?
    [capot] has won every trick: how much does that count?
    [bid] scores for the bid: how much?
   *[other] scores: how much?
}
classroom-ask-points-many = { SIDE($side) }: { $kind ->
    [carte_blanche] a carte blanche, and how much does it count?
    [point] the best point, and how much does it count?
    [sequence] { $named ->
        [yes] the { SEQUENCE($length, $top) } in { SUIT($cards) }
        [unseen] the { SEQUENCE($length, $top) }
       *[no] a sequence
    } to count, and how much is it?
    [set] { $named ->
        [yes] the { SET($size, $rank) }
       *[no] a set
    } to count, and how much is it?
    [cards] the cards, and how much do they count?
    [capot] every trick, and how much does that count?
   *[other] something to score, and how much is it?
}
classroom-ask-whose = { $kind ->
    [point] Whose point is the best?
    [sequence] Whose sequence is the best?
   *[set] Whose set is the best?
}
classroom-ask-law = { $kind ->
    [carte_blanche] Carte blanche
    [point] The point
    [sequence] Sequences
    [set] Trios and quatorzes
    [repique] The repique
    [pique] The pique
    [capot] The capot
   *[cards] The cards
}: which of these is the law?
classroom-ask-change = If two cards changed places, it would be ruled the other way. Which two?
classroom-choice-change = { $one } ↔ { $other }

# The law in one sentence, beside what people take for it; the variables are those of the clause.
classroom-law-carte_blanche = A hand dealt without { $ten_is_court ->
    [yes] king, queen, jack or ten is a carte blanche.
   *[no] king, queen or jack is a carte blanche, tens or not.
}
classroom-law-point = { $compare ->
    [pips] The point worth more is good, however many cards it has.
   *[length_pips] The point with more cards is good; if they are equally long, the one worth more.
}
classroom-law-sequence = The longer sequence is good; if they are equally long, the higher.
classroom-law-set = Any quatorze beats any trio; otherwise the higher rank is good.
classroom-law-repique = Only what the opponent can count earlier in the order of reckoning bars a repique.
classroom-law-pique = { $reckoning ->
    [precedence] Thirty in hand and play is a pique, unless the opponent counts anything earlier in the order of reckoning.
   *[chronological] Thirty in hand and play is a pique, unless the opponent has counted something by then.
}
classroom-law-cards = The side with more tricks scores { $points } for the cards; an even split scores nothing.
classroom-law-capot = The { $points } for a capot take the place of the score for the cards.
classroom-choice-good = Good
classroom-choice-not_good = Not good
classroom-choice-equal = Equal
classroom-choice-yes = Yes
classroom-choice-no = No
classroom-told-cards = { CARDS($cards) }
classroom-choice-other_cards = Other cards
classroom-choice-nobody = Nobody’s
classroom-more = { $answer }: one more raised hand
classroom-less = { $answer }: one raised hand fewer
classroom-hands = { $answer }: hands raised
classroom-show-hand = Show the hand: { $who }
classroom-hide-hand = Hide the hand: { $who }

classroom-word-next = Next
classroom-word-back = Back
classroom-word-reveal = Reveal
classroom-word-reason = Why?
classroom-word-blank = Blank
classroom-word-blanked = The screen is blank; any key brings the table back.
classroom-word-full = Full screen
classroom-word-voice = Say the calls
classroom-word-no_voice = This browser has no voice for this language, so the calls stay silent.
classroom-word-earlier = Deal before
classroom-word-later = Next deal
classroom-word-right = right
classroom-word-score = score
classroom-word-controls = Presentation
# The buttons that show how to join, and the counters of raised hands where phones answer.
classroom-word-join = How to join
classroom-word-hands = Raised hands
classroom-word-help = Space or Page Down: on · Page Up: back · 1 2 3: raised hands · R: why · B: blank

## The page

classroom-page-deals = Deals
classroom-page-asking = Questions
classroom-page-asking-all = Every question
classroom-page-asking-cards = Every question, and which cards
classroom-page-asking-laws = These, the law, and what would have turned it
classroom-page-asking-some = All but “how much”
classroom-page-asking-none = None
classroom-page-play = The play
classroom-page-play-brief = Only what scores
classroom-page-play-whole = Every trick
classroom-page-set = From the link ({ $count ->
    [one] 1 deal
   *[other] { $count } deals
})
classroom-page-hint = Deals of your own, several at once, hands hidden: make a link for them on the teacher’s page.
classroom-page-hint-link = Make a link
classroom-page-refused = The link was not opened
classroom-page-unplayable = Deal { $number } of the link cannot be presented: { $why }
classroom-page-kept = The deal on the screen is the one before; it does not come from this link.
classroom-page-none = Nothing was opened. An example is on the screen instead; it does not come from the link.
# On the last step of a deal that others follow: deal $next of $count does.
# What a deal without a title is called in the report.
classroom-page-deal = Deal { $number }
classroom-page-end-of-deal = This deal is over. Next comes deal { $next } of { $count }.
# On the last step of the last of $count deals.
classroom-page-end = { $count ->
    [one] The deal is over.
   *[other] The last of the { $count } deals is over.
}

## The class plays elder: what it is asked, and what it has decided by its votes

classroom-word-chosen = chosen
classroom-together-control = The class plays elder
classroom-together-control-off = No: the deal is shown
classroom-together-control-fresh = A fresh deal
classroom-together-control-today = Today’s deal
classroom-together-control-shown = The deal shown, from its beginning
classroom-together-title = The class plays elder
# $phase of the deal, or again for a choice that is asked once more: $number of $count. $trick of $tricks.
classroom-together-place = { $phase ->
    [carte_blanche] The deal
    [exchange] The exchange
    [declare] The calls
    [play] Trick { $trick } of { $tricks }
    [again] Choice { $number } of { $count }, once more
   *[done] The score
}
classroom-together-ask-blank = You hold a carte blanche: what do you say?
# $exact: so many, as was said with a carte blanche; else at most so many.
classroom-together-ask-exchange = { $exact ->
    [yes] { $most ->
        [one] Which card do you discard?
       *[other] Which { WORDS($most) } cards do you discard?
    }
   *[no] Which cards do you discard (up to { WORDS($most) })?
}
classroom-together-ask-call = { $kind ->
    [point] The point: what do you say?
    [sequence] Sequences: what do you say?
   *[set] Trios and quatorzes: what do you say?
}
classroom-together-ask-count = What else do you count?
classroom-together-ask-lead = Which card do you lead?
# $card was led.
classroom-together-ask-follow = Younger has led the { CARD($card) }. Which card do you play?
classroom-together-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
classroom-together-decided-exchange = The class discards { $count ->
    [one] one card: { CARDS($cards) }
   *[other] { WORDS($count) } cards: { CARDS($cards) }
}.
classroom-together-decided-play = The class plays { CARDS($cards) }.
# $said is what the button says.
classroom-together-decided-word = The class decides: { $said }.
classroom-together-equal = The vote was tied: the first in the list is taken.
classroom-together-nobody = Nobody has voted yet.

## The table a link opens

classroom-table-step = The next step is done. The ruling is covered.
classroom-table-covered = The rulings are covered: the link hides them until they are asked for.
classroom-table-pause = Something has just been ruled. Go on when you are ready.
classroom-table-again = Go on
classroom-table-next = Next deal
classroom-table-before = Deal before
classroom-table-given = A deal by link
classroom-table-none = No link yet
classroom-table-none-why = A link from your teacher opens here, and puts its own deal on the table. Until then you see the first example.
classroom-table-set = Deal { $number } of { $count }.
# $seat is a seat.
classroom-table-sit = You are { ROLE($seat) }, and play on from here; the tutor plays for everybody else.
classroom-table-stand = You see what { ROLE($seat) } sees. Step through the deal as it was played.
classroom-table-all-hidden = All hands are covered. Step through the deal, or uncover what you like.
classroom-table-step-through = Step through the deal with “Next step”.
classroom-table-watch = Step through it as it was played
classroom-table-play = Play on from the start of the link
classroom-table-refused = The link was not opened
classroom-table-kept = The deal on the table is the one before; it does not come from this link.
classroom-table-none-opened = Nothing was opened. An example is on the table instead; it does not come from the link.
# $part is talon, discards, rulings or score.
classroom-table-show = { $part ->
    [talon] Show the talon
    [discards] Show the discards
    [rulings] Show the rulings
   *[score] Show the score
}
classroom-table-show-hand = { SIDE($seat) }: show the hand

## Making a link

classroom-link-deals = Deals
classroom-link-opens = How it opens
classroom-link-preview = What is seen first
# Of pages that cannot be shown here, it is said instead.
classroom-link-seen = { $mode ->
    [scorer] The scorer: all the hands lie open, as dealt and after the exchange, with the boxes of the score beside them, to be filled in one by one.
   *[lab] The lab: the whole deal lies open as it was recorded, with its rulings and its score, and every card can be moved.
}
classroom-link-from = Add a deal
classroom-link-from-example = From the examples
classroom-link-from-seed = Newly dealt
classroom-link-from-text = Pasted or typed
classroom-link-other-rules = Play this deal by other rules
classroom-link-example = From the examples
classroom-link-add = Add this example
classroom-link-rules = Rules
classroom-link-seed = Seed
classroom-link-seed-hint = any number
classroom-link-add-seed = Deal and add
classroom-link-add-dealt = Deal only, for the pupils to play
# The title of a deal that is only dealt.
classroom-link-dealt-title = Seed { $seed }
classroom-link-seed-title = Seed { $seed }, played by the tutor’s own players
classroom-link-bad-seed = “{ $given }” cannot be a seed; write a whole number from 0 to 999999999, or leave it empty.
classroom-link-paste = A deal of your own
classroom-link-paste-hint = A record, a partie, another link; or a deal in words: elder: AS KS QS …; younger: …; talon: …
classroom-link-add-text = Add this deal
classroom-link-listed = In the link
classroom-link-gives-way = This example stands here until you choose: the first deal you add takes its place. To keep it, add it too.
classroom-link-remove = Take it out
classroom-link-earlier = Move it up
classroom-link-named = { $number }. { $title } ({ $rules })
classroom-link-untitled = A deal without a title
classroom-link-book = Ruled by
classroom-link-option = With one thing changed
classroom-link-option-none = nothing more
classroom-link-value = Changed to
classroom-link-refused = That cannot be in the link
classroom-link-kept = The link is still the one before, without what you asked for.

classroom-link-field-mode = Opens as
classroom-link-field-start = Begins
classroom-link-field-depth = Words shown
classroom-link-field-language = Language
classroom-link-mode-table = A table, to play on or step through
classroom-link-mode-presenter = A presentation on the screen
classroom-link-mode-scorer = A deal to score
classroom-link-mode-lab = A deal to change in the lab
classroom-link-depth-call = What is said at the table
classroom-link-depth-short = The ruling, in one line
classroom-link-depth-full = The ruling with reason and law
# $phase is deal, done, or a phase of the rules.
classroom-link-start = { $phase ->
    [deal] With the deal
    [carte_blanche] Before a carte blanche is called
    [bidding] With the bidding
    [exchange] With the exchange
    [declare] With the first call
    [round] With the first call
    [play] With the first card
   *[done] When it is over
}
classroom-link-hide = Hidden at first
# $part is talon, discards, rulings or score.
classroom-link-part = { $part ->
    [talon] The talon
    [discards] The discards
    [rulings] The rulings
   *[score] The score
}
classroom-link-part-hand = { SIDE($seat) }: the hand
classroom-link-about = { $mode ->
    [table] If one hand is left open, a pupil who opens the link sits there and plays on; if all are open, they step through the deal.
    [presenter] Every ruling waits until it is revealed, and the class is asked first.
    [scorer] The whole deal is scored box by box; how it went is shown as far as each box allows.
   *[lab] The deal lies open in the lab, and pupils can move every card.
}
classroom-link-plays-on = As it stands now, pupils play on from where the link begins, against the tutor’s own players.
classroom-link-only-dealt = Nothing has been done yet in the deal chosen: hide every hand but one, and the pupil plays that one.
classroom-link-no-secret = Hidden is not secret: anyone who takes the link apart can read every card in it.
classroom-link-base-own = This address works on this computer only: pupils need one that the class can open.
# The tutor was started with --class.
classroom-link-base-class = Pupils cannot open this address: started with --class, the tutor lets them into the class’s room and nowhere else. Give them the room’s own short address (in the Classroom, “{ live-teacher-look }”), or start the tutor with --share.
classroom-link-base = The address the class uses
classroom-link-base-hint = the address of the tutor, as the class’s browsers show it
# $given is what was typed.
classroom-link-base-wrong = “{ $given }” is not an address that a link can begin with; write one that begins with https: or http:, or leave it empty.
# $given is what was typed.
classroom-link-base-host = “{ $given }” names a computer only: give the address of one of the tutor’s pages, as the class’s browsers show it.
classroom-unfinished = The deal of this link has not been played to its end, so it cannot be scored; open it on a table instead.
classroom-passed-out = The deal of this link was passed out, so there is nothing in it to score; open it on a table instead.
