# How a ruling and its law are worded. The messages of one clause stand together in clauses/, a file for each part of the
# rulebook, under a heading that is the clause's name as the rule files write it (## repique.award). In the name of a
# message the dots are dashes:
#   clause-repique-award    the clause as one rule set has it. Its variables are what the rule file tells the clause: its
#                           own params by name, every option by name, and of the frame $pack, $hand and $talon (numbers of
#                           cards) and $order (the kinds of score in the order of reckoning, in words). Yes and no stand
#                           for true and false. No number is typed in that a rule file could change.
#   repique-award-awarded   a ruling, which is the clause and what became of it: .call what is said at the table (none:
#                           nothing is said), .short one line, .full the reason. “-private” is for rulings that one seat
#                           alone may know of. Variables are the ruling's own facts. One that is not there, or is kept
#                           from the reader, is the key “absent”. $side is whom it concerns; $count what the player counts
#                           aloud: his running total where it is known, else the points.
#   refused-turn-over       why something may not be done, named after the reason: one sentence for the player who tried
#                           it (what, why, what to do next). Cards named are the player's own, or were played.
#
# A clause that several forms share may have variants of a message, chosen by the ruling's own side and facts:
#   “-signed”  an undertaking to win tricks or to lose them (fact $sign);
#   “-crossed” combinations that score for the other side (fact $why);
#   “-tricks”  a pique reached by counting tricks (fact $tricks);
#   “-bid”     a deal that was bid for (sides dealer and nondealer).
# At a table of more than two (sides are players by number, or partners) $round is yes, for a ruling and for a clause.
# There $who is the player a ruling speaks of, $side the side that scores; $partners says whether that is somebody's
# partner too. Between two $who is the side, and $partners is no.
#
# Whoever sits at a table is told .short and .full by the players' names, and of themselves as “you”. So a text writes out
# no role, and no verb behind one:
#   SIDE("elder", does: "has")      “Elder has”, “Anna has”, “You have”, of partners “Players 1 and 3 have”; SIDE begins a
#                                   sentence, ROLE stands within one, DOES($side, "has") apart from the seat;
#   ROLE($side, case: "own")        “elder's”, “Anna's”, “your”; case: "alone" where no noun follows: “yours”.
# After “is”, “becomes” and “as” a role is written out: nobody is meant, but what somebody is.
#
# In this file stands what rulings of every kind share.

## What rests on what

# One part of a total; $points is what it gave.
part-carte_blanche = carte blanche ({ $points })
part-point = point of { $length } ({ $points })
part-sequence = { SEQUENCE($length, $top) } ({ $points })
part-set = { SET($size, $rank) } ({ $points })
part-carte_rouge = carte rouge ({ $points })
part-play = play ({ $points })
part-cards = the cards ({ $points })
part-repique = repique ({ $points })
part-pique = pique ({ $points })
part-capot = capot ({ $points })
# $parts is a list of parts; $sum their points.
parts-of-side =
    { SIDE($side, does: "counts") }: { $parts }, together { $sum }.
part-alone =
    { SIDE($side, does: "counts") }: { $parts }.
# What opens the way to a repique, though it is counted only after the line: cards that bar the opponent's.
parts-opening = { SIDE($side) } also { DOES($side, "counts") }: { $parts }. The repique needs that too: with it, the cards { ROLE($side, does: "has") } declared bar what { ROLE(OTHER($side)) } would have counted earlier.
# What is counted in hand after a repique was reached.
parts-beyond = After reaching the line, { ROLE($side) } also { DOES($side, "counts") }: { $parts }. The repique does not need that.

## Where it stands

# $places is a list of citations.
where-it-stands = Where it is written: { $places }.
reading-stated = stated
    .note = The source says it.
    .aside = { "" }
reading-inferred = inferred
    .note = The source implies it.
    .aside = { " (inferred)" }
reading-exemplified = example only
    .note = The source only shows it in an example.
    .aside = { " (only in an example)" }
reading-disputed = disputed
    .note = Sources, or readers of one source, disagree; this is one reading.
    .aside = { " (disputed)" }
    .remark = { " Disputed: sources or readers differ, and this is one reading." }
reading-house = house rule
    .note = No source decides: a choice of this table’s.
    .aside = { " (our own choice)" }
    .remark = { " Our own choice: no source decides it." }

verdict-awarded = Awarded
verdict-denied = Not awarded
verdict-superseded = Replaced
verdict-allowed = Allowed
verdict-refused = Refused

## Allowed actions

action-allowed =
    .short = This may be done.
    .full = Nothing in the rules forbids it now.

## How a deal is read out

# What is done rather than said; $card is the card that is led or that takes the trick, $cards what follows the lead.
cue-leads = { SIDE($side) } leads { CARDS($card) }
cue-takes =
    { $round ->
        [yes] { CARDS($cards) } follow, and { ROLE($side) } takes it with { CARDS($card) }
       *[no] { SIDE($side) } takes it with { CARDS($card) }
    }
# $side led and keeps the trick; the opponent follows.
cue-follows =
    { $round ->
        [yes] { CARDS($cards) } follow
       *[no] { SIDE(OTHER($side)) } plays { CARDS($cards) }
    }
cue-keeps =
    { $round ->
        [yes] { CARDS($cards) } follow, and { ROLE($side) } keeps the trick with { CARDS($card) }
       *[no] { SIDE(OTHER($side)) } plays { CARDS($cards) }, and { ROLE($side) } keeps the trick
    }

# One line of the talk: $who is a name or a cue, $call what is said.
line-said = { $who }: “{ $call }”
line-said-by-none = “{ $call }”
line-done = { $cue }.

# $kinds is a list of line-kind.
line-kinds = { $side } { $points } ({ $kinds })
line-score = { $side } { $points }
line-kind = { $kind } { $points }
