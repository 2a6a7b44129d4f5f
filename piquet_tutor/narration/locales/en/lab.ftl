# The lab: a deal laid out by hand and ruled at once. What is wrong with a deal stands in editing.ftl.

lab-title = The deal
lab-cloth = Cards

## How the deal stands

lab-status-missing = Cards are still missing, so nothing is ruled yet. Lay them, or let chance fill in the rest.
lab-status-cards = { $count ->
        [one] One thing is
       *[other] { $count } things are
    } wrong, so nothing is ruled yet; look beside the cards.
lab-status-stopped = Ruled up to a fault; { $count ->
        [one] one thing is
       *[other] { $count } things are
    } wrong from there on, each explained in its place.
lab-status-bids =
    { $count ->
        [0] The bidding is missing
       *[other] The bidding is not over
    }, so nothing after it is ruled.
lab-status-open = Open { $tab }
lab-status-done = A whole deal, ruled to the end.
lab-status-going = { $phase ->
    [bidding] Ruled as far as it goes; { ROLE($seat) } is to bid next.
    [exchange] Ruled as far as it goes; { ROLE($seat) } is to exchange next.
    [play] Ruled as far as it goes; { ROLE($seat) } is to play next.
   *[other] Ruled as far as it goes.
}
lab-empty = Nothing is ruled until every hand is complete. What is wrong is shown beside the cards.
lab-empty-begun = There is nothing to rule yet. What comes next is shown above the cards.

## Cards and places

lab-count = { $count } of { $wanted }
lab-count-alone = { $count ->
        [0] none
       *[other] { $count }
    }
# Of a discard pile: what its emptiness means.
lab-place-empty = { $sort ->
        [discards] Not exchanged yet
        [loose] Every card has been laid
       *[other] No cards yet
    }
lab-card = { $out ->
        [yes] { $fault ->
            [yes] { $name }, discarded, and something is wrong with it
           *[no] { $name }, discarded
        }
       *[no] { $fault ->
            [yes] { $name }, and something is wrong with it
           *[no] { $name }
        }
    }
# Told while a card is held and this place is pointed at.
lab-aim = { $sort ->
        [talon] The talon
        [loose] Out of the deal
        [discards] { SIDE($seat) }’s discards
       *[hand] { SIDE($seat) }’s hand
    }{ $room ->
        [full] : full. Left and right choose a card to swap with; Enter lays it there anyway.
       *[free] . Enter lays it there.
    }
lab-held = is in your hand. Up and down, or a number, choose a place; Enter lays it there, Escape puts it back.
lab-held-touch = Now touch the place where it goes, or a card to swap with.
lab-change-with = Enter swaps the two.
lab-given-up = It stays where it was.
lab-key-help = Arrows move between cards, Enter or Space picks one up, arrows or a number choose where it goes, Enter lays it there, Escape puts it back. A number alone jumps to a place. Ctrl+Z undoes, Ctrl+Shift+Z redoes.
lab-keys = Keys

## What has just been done, for those who listen

lab-did-move = { CARDS($card) }: { $sort ->
        [talon] in the talon
        [loose] out of the deal
        [discards] among { ROLE($seat) }’s discards
       *[hand] in { ROLE($seat) }’s hand
    }.
lab-did-swap = { CARDS($one) } and { CARDS($other) } swapped.
lab-did-undo = Undone.
lab-did-redo = Redone.
lab-did-play = { CARDS($card) } is played.
lab-did-else = Done.
lab-did-dealt = Dealt at random, with seed { $seed }.
lab-did-example = On the table: { $title }
lab-did-take = The change is made; Undo takes it back.
lab-nothing = Nothing changed.

## Tools

lab-undo = Undo
lab-redo = Redo
lab-undo-count = { $count ->
        [0] Nothing to undo
        [one] Undo one change
       *[other] Undo { $count } changes
    }
lab-redo-count = { $count ->
        [0] Nothing to redo
        [one] Redo one change
       *[other] Redo { $count } changes
    }
lab-blank = Blank
lab-deal-one = Deal me one
lab-fill = Fill in at random
lab-fill-cards = The missing cards
lab-fill-exchange = Up to the exchange
lab-fill-play = To the last trick
lab-example = An example
lab-example-choose = Choose one …
lab-rules = Rules
lab-basis = The hands are

## The parts below the cards

lab-tab-calls = Calls
lab-tab-play = Play
lab-tab-bids = Bidding
lab-tab-options = Options
lab-tab-text = As text
lab-tabs = Parts of the deal
lab-wrong-here = something is wrong here

## Calls

lab-calls-none = There is nothing to call by these rules.
lab-calls-wait = Calls come from the hands after the exchange; complete the cards and the exchange first, then choose them here.
lab-call-state = { SIDE($seat) }, { $kind ->
        [point] point
        [sequence] sequences
        [set] trios and quatorzes
       *[carte_blanche] carte blanche
    }
lab-call-full = everything held
lab-call-set = only this
lab-call-sunk = nothing (sunk)
lab-call-offers = Held
lab-call-remove = Do not call { $named }
lab-call-add = Call { $named }
lab-call-pick = Call other cards of the hand
lab-call-hand = { SIDE($seat) } after the exchange
lab-blank-rules = as the rules have it
lab-blank-claimed = claimed
lab-blank-quiet = kept quiet
lab-combination = { $kind ->
        [point] { $nought ->
            [yes] a void in { SUIT($cards) }
           *[no] point of { $length } in { SUIT($cards) }
        }
        [sequence] { $nought ->
            [yes] a void in { SUIT($cards) }
           *[no] { SEQUENCE($length, $top) } in { SUIT($cards) }
        }
        [set] { SET($length, $rank) }
       *[other] { CARDS($cards) }
    }

## Bidding and play

lab-bids-said = Said so far
lab-bids-none = Nothing has been bid yet.
lab-bids-next = { SIDE($seat) } is to bid
lab-bids-add = Say it
lab-bids-back = Take the last one back
lab-bids-clear = Begin the bidding again
lab-bids-over = The bidding is over.
lab-bids-wait = The bidding begins when every hand is complete.
lab-bid-line = { SIDE($seat) }: { $bid }
lab-bid-yes = yes
lab-bid-pass = pass
lab-bid-double = double
lab-play-next = { $seat ->
        [absent] Nobody is to play now.
       *[other] { SIDE($seat) } is to play. Touch the card; those in full colour may be played.
    }
lab-play-wait = The play begins when the hands, the exchange and the calls are in order.
lab-play-stopped = The play stops at the marked card; step back to it, or correct what is wrong.
lab-play-done = Every card has been played.
lab-play-back = Step back one card
lab-play-clear = Take all cards back
# The number of a trick, and who took it; nobody yet while the cards of it are not all played.
lab-play-trick = { $number }.{ $seat ->
        [absent] { "" }
       *[other] { " " }to { ROLE($seat) }
    }
lab-play-to = Back to before { CARDS($card) }
lab-play-hand = { SIDE($seat) }’s cards
lab-play-tricks = The cards in the order played
lab-conceded = Gave up the play
lab-conceded-none = nobody

## Options

lab-search = Search the options
lab-search-hint = a word, such as exchange or pique
lab-options-own = { $value } (as the rules have it)
lab-options-count = { $count ->
        [0] No option has that word.
        [one] One option
       *[other] { $count } options
    }

## As text

lab-text = A whole deal in words, or a record
# An example of what can be typed; it must be read as a deal as it stands.
lab-text-hint = elder: AS KS QS JS TS 9S 8S AH KH QH JH TH; younger: ♥ 9 8 7, ♦ A K Q J 10, ♣ A K Q J; talon: 7S 9D 8D 7D TC 9C 8C 7C; elder discards 8S JH TH; younger discards 9H; younger sinks sequences
lab-text-take = Put it on the table
lab-text-note = A text with hands replaces the whole deal; a text without changes only what it names. Undo brings the old deal back.

## Texts of the deal, and its file

lab-texts-title = Title
lab-texts-source = Source
lab-texts-note = Note
lab-file-load = Load a record
lab-too-large = The file is over { $limit } kB; a record of a deal is about one. Choose a file that holds one deal.
lab-link-many = The link holds { $count } deals; the first is on the table.
lab-link-refused = The link could not be opened
lab-link-nothing = Nothing was opened: the deal on the table is a different one.
lab-kept-refused = This browser’s saved deal could not be read
lab-kept-broken = What was saved here is no longer a deal, so an example is on the table; start again, or load a file.
lab-address-refused = Part of this address was not understood
lab-no-example = There is no example called “{ $given }”; choose one from the list. The usual one is on the table.
lab-no-rules = There is no rule set called “{ $given }”; choose one from the list.

## The nearest change

lab-take = Make this change

## What other books say

lab-readings = What other books say
# A question that a ruling turns on: here, as these rules answer it; others, as other books do, each named in brackets.
lab-reading = { $title }: here { $here }; elsewhere { $others }.
lab-books = What other books make of this deal
lab-books-working = The other books are ruling on it …
lab-books-none = No other book here deals hands like these.
lab-books-same = The same points.
lab-books-here = Here: { $words }
lab-books-there = There: { $words }
lab-books-silent = no ruling.
lab-books-refused = Not allowed by these rules. { $sentence }
