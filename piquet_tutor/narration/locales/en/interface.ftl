# Labels of pages and widgets, and what frames a narration. Keys are used from Python by name.

## Speaking to the players by name

# What belongs to “you”, before a noun and by itself: .own, .alone.
naming-you = You
    .own = Your
    .alone = Yours
# What one player does, and the same of “you” or of several: pairs, a comma between them. A message writes a verb as it is
# of one: SIDE($side, does: "has").
naming-verbs = has have, is are, was were, does do, goes go, makes make, takes take, leads lead, holds hold, puts put, draws draw, leaves leave, exchanges exchange, keeps keep, announces announce, begins begin, calls call, counts count, scores score, says say, asks ask, answers answer, claims claim, means mean, sinks sink, shows show, sets set, adds add, learns learn, looks look, reaches reach, wins win, gets get, tells tell, plays play, loses lose, deals deal, turns turn, bids bid, passes pass, names name, gives give, gains gain, gathers gather, discards discard, declares declare, doubles double, redoubles redouble, becomes become, undertakes undertake, raises raise, reckons reckon, reveals reveal
naming-nothing-why = From your words alone { $other } cannot tell whether you hold none or are sinking it, and may now count what is held on that side.
naming-kept = You keep back { COMBINATIONS($sunk) }: that does not score, and { $other } is not told of it.
naming-kept-why =
    You held { COMBINATIONS($sunk) } and { $called ->
        [yes] said “good”. That lets the call pass.
       *[no] said that you had none either. It would have counted.
    } Holding back can be wise; if you did not mean to, take the step back and answer differently.

## Seats

seat-elder = Elder
seat-younger = Younger
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

## Whole narrations

narration-title = { $title } ({ $rules })
narration-tally = The score: { $scores }.
narration-unfinished = So far: { $scores }.
# What is open while a deal is not over.
narration-still-open = The deal is not played out; the scores are those so far.
narration-hand-waits = What is good in { ROLE("younger", case: "own") } hand is scored once { ROLE("elder") } has led.
narration-write-lead = To have it scored, write the lead into the words, such as “elder leads { $card }”.
narration-empty = Nothing has happened yet.
narration-law = The law: { $law }
# What stands in the way of a bonus; $parts is what the opponent has that counts first.
narration-barred =
    { SIDE($side, does: "counts") } before that: { $parts }.
narration-ledger-empty = No rulings.
sheet-total = Total
deal-untitled = A deal of Piquet
deal-phase = { $phase }: { ROLE($side) } is to act.
deal-phase-nobody = { $phase }.
deal-hand = { SIDE($side) } holds { CARDS($cards) }
deal-hand-held = { SIDE($side) } held { CARDS($cards) }
deal-hand-empty = { SIDE($side) } has played every card
deal-put-out = { SIDE($side) } discarded { CARDS($cards) }
deal-talon = Talon { CARDS($cards) }
deal-trick = On the table { CARDS($cards) }
deal-trick-label = On the table
deal-column-discards = Discarded
deal-talon-label = Talon
partie-title = A partie by { $rules }
partie-totals = { $first } { $one }, { $second } { $two }
partie-deals-played =
    { $count ->
        [0] No deal has been played.
        [one] One deal has been played.
       *[other] { $count } deals have been played.
    }

## Where a page failed

trouble-title = This page stumbled
trouble-sentence = Something in the program behind this page went wrong; what you did before is kept, and you can try again or go elsewhere.
trouble-again = Try again
trouble-anew = Start this page again
