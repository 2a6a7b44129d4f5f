# Labels of pages and widgets, and what frames a narration. Keys are used from Python by name.

## Speaking to the players by name

naming-you = You
naming-your = Your
naming-yours = Yours
# What is said of one player, and the same said to “you”: pairs, a comma between them.
naming-verbs = has have, is are, was were, does do, goes go, makes make, takes take, leads lead, holds hold, puts put, draws draw, leaves leave, exchanges exchange, keeps keep, announces announce, begins begin, calls call, counts count, scores score, says say, asks ask, answers answer, claims claim, means mean, sinks sink, shows show, sets set, adds add, learns learn, looks look, reaches reach, wins win, gets get, tells tell, plays play, loses lose, deals deal, turns turn, bids bid, passes pass, names name, gives give, gains gain, gathers gather, discards discard, declares declare, doubles double, redoubles redouble, becomes become, undertakes undertake, raises raise, must must, may may, can can, will will, might might, reckons reckon, rank rank
# Words that may stand between “you” and the verb.
naming-between = also, either, still, again, now, only, then
naming-nothing-why = From your words alone { $other } cannot tell whether you hold none or sink it, and may now count what is held on that side.
# Words before which what belongs to “you” stands alone: “yours is higher”.
naming-alone = is, are, was, were, has, had, goes, make, makes, must, may, can, will, counts, reckons, comes
naming-kept = You keep back { CARDS($cards) }: it does not score, and { $other } does not learn of it.
naming-kept-why = You held { CARDS($cards) } and said “good”. That lets the call pass. Holding back can be wise; if it was not meant, take the step back and answer otherwise.

## Seats

seat-elder = Elder
seat-younger = Younger
seat-elder-hint = did not deal: exchanges, speaks and leads first
seat-younger-hint = the dealer: exchanges second, answers elder
you = You
opponent = Opponent
your-turn = Your turn
waiting-for = Waiting for { ROLE($side) }
role-and-name = { $name } ({ $side ->
    [dealer] dealer
    [nondealer] non-dealer
   *[other] { ROLE($side) }
})

## Phases

phase-deal = The deal
phase-carte_blanche = Carte blanche
phase-exchange = The exchange
phase-declare = The calls
phase-play = The play
phase-done = The deal is over
phase-hint-carte_blanche = A hand dealt without king, queen or jack may be announced.
phase-hint-exchange = Put out cards you can spare and draw as many from the talon.
phase-hint-declare = Elder calls point, sequences and sets; younger answers.
phase-hint-play = Twelve tricks without trumps. Follow suit if you can.
phase-hint-done = Look back over the rulings, or deal again.

## Prompts

prompt-carte_blanche = You hold a carte blanche. Announce it?
prompt-carte_blanche-number = You hold a carte blanche. To announce it, say how many cards you will exchange.
prompt-exchange =
    { $max ->
        [0] There is nothing to exchange: take no card.
       *[other] { $same ->
            [yes] { $max ->
                [one] Exchange exactly one card.
               *[other] Exchange exactly { $max } cards.
            }
           *[no] { $min ->
                [0] { $max ->
                    [one] Exchange one card, or none.
                   *[other] Exchange up to { $max } cards, or none.
                }
               *[other] Exchange { $min } to { $max } cards.
            }
        }
    }
prompt-chosen =
    { $count ->
        [0] You have chosen none.
        [one] You have chosen one.
       *[other] You have chosen { WORDS($count) }.
    }
prompt-call =
    { $kind ->
        [point] Call your point: the number of cards in your best suit.
        [sequence] Call your best sequence.
       *[set] Call your best trio or quatorze.
    }
prompt-call-free = Call a sequence or a set, in whichever order you like.
prompt-reply =
    { $kind ->
        [point] Answer elder's point.
        [sequence] Answer elder's sequence.
       *[set] Answer elder's trio or quatorze.
    }
prompt-count =
    { $kind ->
        [sequence] Your sequence is good. Count your other sequences too?
       *[set] Your set is good. Count your other sets too?
    }
prompt-show = Show and count what is good in your hand, then play to the trick.
prompt-lead = Lead any card.
prompt-lead-first = Lead any card to the first trick.
prompt-follow = Follow suit: { CHOICE($cards) }.
prompt-follow-any = You have no { SUIT($suit) }: play any card.
prompt-follow-head = You must win the trick if you can: { CHOICE($cards) }.
prompt-face = You may turn up what is left of the talon, for both to see.
prompt-wait = { SIDE($side) } is to act.
prompt-done = The deal is over: { $elder } to { $younger }.
prompt-partie-over = The partie is over.
prompt-paused = Something happened: read it, then go on.

## Actions

action-exchange =
    { $count ->
        [0] Exchange none
        [one] Exchange 1 card
       *[other] Exchange { $count } cards
    }
action-call = Call it
action-call-point = Point of { $length }
action-call-sequence = { SEQUENCE($length, $top) } in { SUIT($suit) }
action-call-set = { SET($size, $rank) }
action-call-nothing =
    { $kind ->
        [point] No point
        [sequence] No sequence
       *[set] No trio or quatorze
    }
action-good = Good
action-not_good = Not good
action-equal = Equal
action-ask =
    { $kind ->
        [point] Making?
       *[sequence] How high?
    }
action-count = Count them
action-count-nothing = Count no more
action-show = Show and count
action-show-less = Show only what you must
action-claim-blank = Announce the carte blanche
action-claim-blank-number =
    { $count ->
        [0] Announce it; exchange none
        [one] Announce it; exchange 1
       *[other] Announce it; exchange { $count }
    }
action-keep-blank = Keep quiet about it
action-face = Turn up the talon
action-play = Play the { CARD($card) }
action-lead = Lead the { CARD($card) }
action-go-on = Go on
action-next-deal = Next deal
action-new-game = New game
action-sink = Sink it
action-why = Why?
action-why-not = Why not?

## Toolbar

tool-undo = Undo
tool-redo = Redo
tool-first = First
tool-back = Back
tool-forward = Forward
tool-last = Last
tool-new = New deal
tool-sort = Sort by suit
tool-sort-rank = Sort by rank
tool-four-colours = Four-colour suits
tool-hands-show = Show the other hand
tool-hands-hide = Hide the other hand
tool-big = Large
tool-dark = Dark
tool-light = Light
tool-help = Help
tool-pause = Pause
tool-seed = Seed
tool-rules = Rules
tool-language = Language
tool-file = Open a record
tool-paste = Paste a record
tool-save = Save this deal as a record

## Cards and places

hand-of = { SIDE($side) }'s hand
hand-of-count =
    { $count ->
        [one] { SIDE($side) }'s hand: 1 card
       *[other] { SIDE($side) }'s hand: { $count } cards
    }
cards-number =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
place-talon = Talon
place-talon-count = Talon: { $count }
place-talon-five = Elder's five
place-talon-three = Younger's three
place-discards = Discards
place-discards-of = { SIDE($side) }'s discards
place-trick = Trick
place-trick-number = Trick { $trick } of { $tricks }
place-tricks-won =
    { $count ->
        [one] 1 trick
       *[other] { $count } tricks
    }
place-tricks-of = { SIDE($side) }: { place-tricks-won }
card-table = Card table
card-face-down = face-down card
card-selected = selected
card-new = just drawn
card-discard = to be discarded
card-lit = shown as evidence
card-winning = winning
card-may-play = may be played
trick-two-point = a two-point trick
to-act = to act
leads = leads
is-dealer = dealt

## Kinds of score

kind-label-carte_blanche = Carte blanche
kind-label-point = Point
kind-label-sequence = Sequences
kind-label-set = Sets
kind-label-carte_rouge = Carte rouge
kind-label-repique = Repique
kind-label-pique = Pique
kind-label-play = Play
kind-label-cards = Cards
kind-label-capot = Capot
kind-label-settlement = Settlement
total = Total

## Score sheet

sheet-title = Score
sheet-deal = This deal
sheet-deal-number = Deal { $deal }
sheet-deal-of = Deal { $deal } of { $deals }
sheet-partie = The partie so far
sheet-running = Running total
sheet-rubicon = Rubicon
sheet-to-rubicon =
    { $points ->
        [one] { $name } needs 1 more for the rubicon
       *[other] { $name } needs { $points } more for the rubicon
    }
sheet-over-rubicon = { $name } is over the rubicon
sheet-show = show the rulings
sheet-nothing = nothing yet
score-of = { SIDE($side) }: { points-count }
score-both = Elder { $elder }, younger { $younger }

## Race meter

race-title = The race to thirty
race-order = Counted in this order
race-line = { $target }
race-open = open
race-crossed = crossed
race-blocked = blocked
race-none = not reached
race-to-go = { $points } to go
race-note-repique = { $points } in hand before { ROLE(OTHER($side)) } can count anything: repique.
race-note-pique = { $points } before { ROLE(OTHER($side)) } counted anything: pique.
race-note-blocked = { SIDE(OTHER($side)) }'s { KIND($kind) } reckons first.
race-note-blocked-play = { SIDE(OTHER($side)) } has scored in play.

## Ruling feed

feed-title = What happened and why
feed-all = All
feed-scores = Scores
feed-why_not = Why not
feed-filter = Show
feed-more = More
feed-less = Less
feed-ruling = Ruling
feed-ruling-number = Ruling { $number }
feed-because = Rests on
feed-authority = Where it stands
feed-evidence = Cards
feed-fresh = new
feed-nothing = Nothing of this kind yet.
feed-meaning = what it means

## Whole narrations

narration-title = { $title } ({ $rules })
narration-tally = The score: { $scores }.
narration-unfinished = So far: { $scores }.
narration-empty = Nothing has happened yet.
narration-terms = Words of the game
narration-law = The law: { $law }
narration-points = { $side } { $points }
# What stands in the way of a bonus; $parts is what the other side has that counts first.
narration-barred = { SIDE($side) } has what counts first: { $parts }.
narration-ledger-empty = No rulings.
deal-untitled = A deal of Piquet
deal-phase = { $phase }: { ROLE($side) } is to act.
deal-phase-nobody = { $phase }.
deal-hand-dealt = { SIDE($side) } was dealt { CARDS($cards) }
deal-hand = { SIDE($side) } holds { CARDS($cards) }
deal-hand-empty = { SIDE($side) } has played every card
deal-put-out = { SIDE($side) } put out { CARDS($cards) }
deal-talon = Talon { CARDS($cards) }
deal-talon-empty = The talon is used up
deal-trick = On the table { CARDS($cards) }
deal-tricks = Tricks: elder { $elder }, younger { $younger }
deal-column-seat = Seat
deal-column-hand = Hand
deal-column-discards = Put out
deal-column-tricks = Tricks
deal-column-score = Score
deal-talon-label = Talon
partie-title = A partie by { $rules }
partie-totals = { $first } { $one }, { $second } { $two }
partie-deals-played =
    { $count ->
        [0] No deal has been played.
        [one] One deal has been played.
       *[other] { $count } deals have been played.
    }
