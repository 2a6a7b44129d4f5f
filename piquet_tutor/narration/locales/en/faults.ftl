# What is wrong with a record: a message for each fault, named after its code. Keywords and cards stay those of the format:
# AS, TH, “deal”.

fault-placed = { $place }: { $said }
# Within a place: “play, card 8”, “bids, number 2”.
fault-card = card
fault-number = number
fault-whole = the record

## The text

fault-file-missing = there is no such file; check the name and the folder.
fault-file-unreadable = the file cannot be read ({ $problem }); check that it is a file and that you may read it.
fault-text-empty = there is nothing to read; a record is an object between braces, with “format”, “rules” and “deal”.
fault-text-size = the text is longer than { $limit } kB, the most a record may have; put one deal or one partie in it.
fault-text-encoding = the text is not UTF-8{ $hint }; save it as UTF-8.
fault-text-json =
    this cannot be read as JSON: at line { $line }, column { $column } { $problem }; correct that place{ $hint }.
fault-text-depth = lists and objects are nested deeper than in any record; write the keys of a record and no more.
fault-text-number = { $number } is not a number that a record uses; write a whole number of at most 9 figures.
fault-text-key_twice = the key “{ $key }” appears twice in one object, and only one can hold; take the other out.

## The shape

fault-form-format = “{ $found }” is not a format that can be read here; write { $wanted }.
fault-form-type = this must be { $wanted }, and it is { $found }; correct it.
fault-form-unknown_key = there is no key “{ $key }” here; { $hint }.
fault-form-missing_key = the key “{ $key }” is missing; add it.
fault-form-long = the text has { $length } characters and may have { $limit }; make it shorter.
fault-form-empty = there is nothing in this text; { $hint }.
fault-form-characters = the text holds a control character, which could upset a screen; take it out.
fault-form-many = the list has { $count }, and it may have { $limit }; take some out.
fault-form-word = “{ $found }” does not belong here; write one of { $words }.
fault-form-small = { $found } is too small a number here; write { $limit } or more.
fault-form-large = { $found } is too large a number here; write { $limit } or less.
fault-form-few = the list has { $count }, and it must have { $limit }; add what is missing.
fault-form-both = “hands” (after the exchange) takes the place of “deal” and “exchange”; keep one or the other.
fault-form-no_cards = there are no cards; add “deal” (as dealt) or “hands” (after the exchange).

## The rules

fault-rules-unknown = there is no rule set “{ $name }”; { $hint }.
fault-rules-option = there is no option “{ $name }”; { $hint }.
fault-rules-value = { finder-cannot-option-value }

## The cards

fault-card-unknown = “{ $text }” is not a card; write a rank and a suit, such as AS, TH or 7C.
fault-card-not_in_pack = { CARDS($card) } is not in a pack of { $size } cards; correct it.
fault-card-twice = { CARDS($card) } is in { $first } already, and a pack has each card once; correct one of them.
fault-card-count =
    { $count ->
        [one] 1 card is listed
       *[other] { $count } cards are listed
    }, and there must be { $wanted }; { $hint }.

## The moves

fault-exchange-early =
    { ROLE($seat) } cannot exchange before { ROLE($other) } has; add exchange.{ $other }, or take exchange.{ $seat } out.
fault-calls-early = nothing can be declared before both have exchanged; add exchange.{ $seat }, or take the calls out.
fault-calls-not_held = { ROLE($seat) } does not hold { CARDS($card) } after the exchange; list only cards held then.
fault-calls-no_such =
    { $kind ->
        [point] { CARDS($cards) } is not a point; a point is cards of one suit.
        [sequence] { CARDS($cards) } is not a sequence; a sequence is three or more neighbouring cards of one suit.
       *[set] { CARDS($cards) } is not a set; a set is three or four cards of one rank, ten or higher.
    }
fault-calls-not_void = { ROLE($seat) } holds { CARDS($card) } after the exchange, so “{ $void }” does not name a void suit; take the call out.
fault-calls-no_nought =
    { $void } calls a void suit, which these rules do not let a player do; take it out, or set the option nought_value.
fault-calls-once = { CARDS($card) } is in two { $kind }s, and a card counts in one only; take it out of one.
fault-calls-one_run = { CARDS($cards) } is part of the run { CARDS($run) }, which counts once; list the run, or one part of it.
fault-calls-none = nobody bid for the hands, so { ROLE($seat) } declares nothing; take the call out.
fault-exchange-none = { ROLE($seat) } exchanges nothing in this deal; take exchange.{ $seat } out.
fault-calls-not_blank = { ROLE($seat) } was dealt { CARDS($card) }, so the hand is not a carte blanche; take the claim out.
fault-calls-blank_impossible =
    { ROLE($seat) } holds { $courts } cards that spoil a carte blanche and could draw only { $most }, so the hand dealt was
    not one; take the claim out.
fault-calls-blank_both =
    both seats cannot have been dealt a carte blanche, because the talon cannot hold every card that spoils one; take one of
    the claims out.
fault-play-early = no card can be played before both have exchanged; add exchange.{ $seat }, or take the play out.
fault-faced-missed =
    the record never gets to where the talon is turned up so; go on with it up to there, or take “faced” out.
fault-asked-twice = { ROLE($seat) } asks to see the { $kind } twice, and once is enough; take one of the two out.
fault-asked-missed =
    the record never gets to where { ROLE($seat) } can ask to see the { $kind } so; go on with it up to there, or take this
    out of “asked”.
fault-concede-missed =
    the record never gets to where { ROLE($seat) } can give up the play; go on with it up to there, or take “conceded” out.
fault-concede-over = the deal was over before { ROLE($seat) } could give up the play; take “conceded” out.
fault-concede-alone =
    only the last deal of a partie can be given up, and this deal stands alone; add “standing” (the points each side
    had, which deal it is, of how many), or take “conceded” out.
fault-play-over = { $count } cards are listed, and the deal is over after { $limit }; take the rest out.

## The partie

fault-partie-one_deal = this is a whole partie, and one deal is wanted; give one record of its “deals”.
fault-partie-wanted = this is one deal, and a partie is wanted; put it in the “deals” of a piquet-partie/1 record.
fault-side-unknown = nobody here is called “{ $side }”; use { $sides }{ $near ->
    [absent] .
   *[other] ; perhaps “{ $near }” is meant.
}
fault-side-whose = it is not said whose; use { $sides }.
fault-tally-kind = nothing was scored here for “{ $kind }”; use { $kinds }{ $near ->
    [absent] .
   *[other] ; perhaps “{ $near }” is meant.
}
fault-ledger-short = there is no ruling at place { $at }: { $count ->
    [0] this ledger is empty
    [1] this ledger has one ruling, at place 0
   *[other] the { $count } rulings of this ledger stand at the places 0 to { $last }
}.
fault-seat-unknown = there is no seat “{ $seat }” in { RULES($rules) }; use { $seats }.
fault-rules-shape =
    this deal is of { RULES($own) }, and “{ RULES($other) }” takes only { deals-taken }; give it such a deal, or choose rules
    of the same form.
# Which deals a rule set takes: of how many cards, for how many players.
deals-taken = deals of { $pack } cards, { $hand } to a hand, for { $players } players{ $bidding ->
    [with] , with a bidding
    [without] , without a bidding
   *[same] {""}
}
fault-bids-unknown = “{ $text }” is not a bid; { $hint }.
fault-bids-ambiguous = { $number } is the value of more than one bid; write { $pairs }.
fault-bids-seat = “{ $name }” is not a seat in this game; write { $seats }.
fault-bids-none = there is no bidding in { RULES($rules) }; take the key “bids” out.
fault-bids-over = { $count } bids are listed, but the bidding was over after { $limit }; take the rest out.
fault-bids-missing = the bidding is not over, so nothing can be exchanged, called or played; complete the bids.
fault-partie-seats =
    { $count ->
        [one] 1 player is named
       *[other] { $count } players are named
    }, and this game is for { $wanted }; name { $wanted }.
fault-partie-players = two players have the same name; change one of them.
fault-partie-first_dealer = “{ $name }” is not one of the players; write { $players }.
fault-partie-standing = the partie itself knows how it stands before each deal; take “standing” out.
fault-partie-rules = the rules differ from those of the partie; take them out of the deal.
fault-partie-unfinished = the deal stops before its end, and a partie holds finished deals; complete it, or take it out.
fault-partie-over = the partie was over before this deal; take the deal out.

fault-record-kind = { $found } is no record; give a mapping, its JSON text, or a Path to a file.
fault-given-deal = { $found } is no deal; give what deal(…) or new_deal(…) gives.
fault-given-action = { $found } is no action; give one of those that legal_actions(…) lists.
fault-given-ledger = { $found } is no ledger; give the .rulings of a deal.
fault-given-seed = the number from which a deal is dealt (seed=) is a whole number, not { $found }.
fault-json-mapping = the mapping holds something JSON cannot; use only text, lists and mappings.

## Hints, and what else is said within a fault; $what is what it speaks of

fault-phrase-quoted = “{ $what }”
fault-phrase-perhaps = perhaps “{ $what }” is meant
fault-phrase-write-one-of = write one of { $what }
fault-phrase-use-one-of = use one of { $what }
fault-phrase-press-tab = press Tab after the dot to see what there is
fault-phrase-use-such-as = use a name such as { $what }
fault-phrase-write-format = write “format”
fault-phrase-sink-point = write null to sink the point
fault-phrase-write-something = write something, or take it out
fault-phrase-write-cards = write cards, or take it out
fault-phrase-bid-signed = write 8+ or 8-, pass, double or redouble
fault-phrase-bid-pair = write tricks and cards left such as 7-3, yes or pass
fault-phrase-bid-worth = no bid is worth that; write 7-3 or the like
fault-phrase-options-listed = “piquet-tutor rules show { $what } --all” lists them, and in a notebook rules("{ $what }").options()
fault-phrase-cards-add = add { $what }
fault-phrase-cards-take = take { $what } out
fault-phrase-point = a point is cards of one suit
fault-phrase-sequence = a sequence is three or more neighbouring cards of one suit
fault-phrase-set = a set is three or four cards of one rank, ten or higher
fault-phrase-json-value = a value is missing or misspelt
fault-phrase-json-key = a key in double quotes is expected
fault-phrase-json-comma = a comma or a closing bracket is missing
fault-phrase-json-colon = a colon is missing
fault-phrase-json-open = a text is opened but not closed
fault-phrase-json-after = there is something after the end
fault-phrase-json-control = there is a line break or control character inside a text
fault-phrase-json-backslash = there is a backslash where it means nothing
fault-phrase-json-comma-too-many = there is a comma too many
fault-phrase-json-breaks-off = it breaks off
fault-phrase-no-file-name = its name is not a file name
fault-phrase-utf-16 = { "" } but UTF-16, and damaged at byte { $what }
fault-phrase-byte = { "" } (byte { $what })
fault-phrase-one-line = , or write the whole record on one line
fault-phrase-give-path = , or give a Path to read a file
fault-phrase-is-link = , or, if this is a link to a deal, open it, or give it to deal(…) in a notebook or to the page “Settle a dispute”
fault-phrase-is-words = , or, if this is a deal in words, give it to deal(…) in a notebook or to the page “Settle a dispute”

## What a value must be, and what it is

fault-phrase-type-string = text
fault-phrase-type-object = an object between braces
fault-phrase-type-array = a list between brackets
fault-phrase-type-integer = a whole number
fault-phrase-type-boolean = true or false
fault-phrase-type-null = null
fault-phrase-type-cards = text such as AS KS QS
fault-phrase-type-other = something else
