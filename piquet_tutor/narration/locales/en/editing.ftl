# The deal editor: what is wrong with a sheet, what cannot be put on one, what cannot be read; and links that hold deals.

## Places

editing-label = { $sort ->
    [talon] Talon
    [discards] { SIDE($seat) }: discards
    [loose] Not dealt
   *[hand] { SIDE($seat) }
}
editing-basis-deal = As dealt
editing-basis-hands = After the exchange

## What is wrong with a sheet: where it stands, what it is, what to do

editing-fault-count = { $place_sort ->
        [talon] The talon has
       *[hand] { SIDE($place_seat) } has
    } { $count ->
        [0] no cards
        [one] 1 card
       *[other] { $count } cards
    } and must have { $wanted }; { $how ->
        [more] add { $by }.
       *[fewer] take { $by } out.
    }
editing-fault-twice = { CARDS($card) } is { $same ->
        [yes] twice in { $place_sort ->
            [talon] the talon
           *[hand] { ROLE($place_seat) }’s hand
        }
       *[no] both in { $first_sort ->
            [talon] the talon
           *[hand] { ROLE($first_seat) }’s hand
        } and in { $place_sort ->
            [talon] the talon
           *[hand] { ROLE($place_seat) }’s hand
        }
    }, and a pack has each card once; take one of the two away.
editing-fault-pack = { CARDS($cards) } { $count ->
        [one] is
       *[other] are
    } in { $place_sort ->
        [talon] the talon
       *[hand] { ROLE($place_seat) }’s hand
    }, and a pack of { $size } cards has no such { $count ->
        [one] card; take it out
       *[other] cards; take them out
    }, or choose rules for a longer pack.
editing-fault-seat = Cards are given to { ROLE($seat) }, but { RULES($rules) } has no such seat (it has { $seats }); move them, or choose other rules.
# $said is a whole sentence, of the record's reader or of the rules; what stands here before it says where.
editing-fault-record = { $sort ->
        [play] { $card ->
            [absent] The play:
           *[other] Card { $number } of the play ({ CARDS($card) }):
        }
        [bids] { $number ->
            [0] The bidding:
           *[other] Bid { $number }:
        }
        [discards] { SIDE($seat) }’s discards:
        [calls] { $seat ->
            [absent] The calls:
           *[other] { SIDE($seat) }’s { $kind ->
                [point] point:
                [sequences] sequences:
                [sets] sets:
                [carte_blanche] carte blanche:
               *[all] calls:
            }
        }
        [faced] The talon turned up:
        [conceded] The play given up:
        [asked] What was asked to be shown:
        [standing] How the partie stands:
       *[other] The deal:
    } { $said }

## What cannot be put on a sheet at all

editing-cannot-record = { $where ->
    [none] { $said }
   *[other] { $where }: { $said }
}
editing-cannot-place = There is no place “{ $place }” on this sheet; write { $places }.
editing-cannot-basis = These are the hands after the exchange, so there is no { $place } beside them; choose the hands as dealt first.
editing-cannot-no_basis = The hands cannot be taken as “{ $basis }”; write deal (as dealt) or hands (after the exchange).
editing-cannot-not_there = { CARDS($card) } is not in { $place }; take it from where it is.
editing-cannot-seat = There is no seat “{ $seat }” in this game; write { $seats }.
editing-cannot-kind = “{ $kind }” is not a kind of call; write { $kinds }.
editing-cannot-call = { SIDE($seat) } cannot declare that as { $kind ->
        [point] a point: it is one group of cards
       *[other] { $kind }s: each is a group of cards, and there are at most twelve
    }; give the cards of each group, or none to sink it.
editing-cannot-many = { $where ->
    [none] { $count } cards are listed, and no list here can have more than { $limit }; take some out.
   *[other] { $where }: { $count } cards are listed, and no list here can have more than { $limit }; take some out.
}
editing-cannot-void = { $where ->
    [none] The mark of a void suit is not a card that can be held or played; it belongs only in a call.
   *[other] { $where }: the mark of a void suit is not a card that can be held or played; it belongs only in a call.
}
editing-cannot-faced = The talon cannot be turned up at “{ $faced }”; write { $moments }.
editing-cannot-rules = There is no rule set “{ $name }”; { $hint }.
editing-cannot-option = There is no option “{ $name }”; { $hint }.
editing-cannot-part = There is no part “{ $part }” to clear; write { $parts }.
editing-cannot-fill = There is no part “{ $part }” to fill; write { $parts }.
editing-cannot-fill_unsound = The deal cannot go on at random while something is wrong with it ({ $fault }); put that right first.
editing-cannot-long = The text has { $length } characters, and what is typed may have at most { $limit }; write one deal only.
editing-cannot-wordy = The text has more than { $limit } words and signs, more than any deal; write one deal only.
editing-cannot-nothing_typed = Nothing was typed; write both hands, for instance “elder: ♠KQJT98 ♥K9 … younger: …”.
editing-cannot-intent = “{ $kind }” is not something that can be done to a sheet; write { $kinds }.
# $wanted: what a field of an intent must hold.
editing-cannot-field = { $kind } needs { $field } as { $wanted ->
    [text] a text
    [number] a whole number
    [groups] lists of cards
    [bids] pairs of a seat and its bid
    [flag] true or false
    [setting] the value of an option
   *[mapping] a table of names and values
}; give it that way.

## What cannot be read in a text: where, what, why, what to do

editing-typed-card = Line { $line }, character { $column }: “{ $found }” is not a card; write a rank and a suit, such as AS, 10♥ or seven of clubs.
editing-typed-ten = Line { $line }, character { $column }: “{ $found }” is no rank; the ten is T or 10.
editing-typed-no_rank = Line { $line }, character { $column }: “{ $found }” is no rank among the letters before it; the ranks there are { $ranks }.
editing-typed-suit = Line { $line }, character { $column }: “{ $found }” has no suit; write it before (♠ A K) or after (A K of spades).
editing-typed-many = Line { $line }, character { $column }: { $count } cards are listed here, and no list can have more than { $limit }; take some out.
editing-typed-endless = Line { $line }, character { $column }: the list that begins with “{ $found }” has { $count } words and signs, more than any list of cards; write one deal only.
editing-typed-seat = Line { $line }, character { $column }: “{ $found }” does not say whose in these rules; write { $seats }.
editing-typed-whose = Line { $line }, character { $column }: “{ $found }” does not say whose; write one of { $seats } before it.
editing-typed-whose_call = Line { $line }, character { $column }: it is not clear who calls “{ $found }”; write one of { $seats } before it.
editing-typed-rules = Line { $line }, character { $column }: there is no rule set “{ $found }”; { $hint }.
editing-typed-setting = Line { $line }, character { $column }: “{ $found }” sets no option; write a name, = and a value, such as capot=30.
editing-typed-option_alone = Line { $line }, character { $column }: “{ $found }” is an option, and stands here without saying so; write options: before it, as in options: capot=30.
editing-typed-option = Line { $line }, character { $column }: there is no option “{ $found }”; { $hint }.
editing-typed-value = Line { $line }, character { $column }: { $problem }
editing-typed-unnamed_few = Line { $line }, character { $column }: cards for only { $count ->
        [one] one seat
       *[other] { $count } seats
    } are listed, and nothing says whose; write one of { $seats } and a colon before each list.
editing-typed-unnamed_many = Line { $line }, character { $column }: there is one list too many; the lists are { $places }, in that order.
editing-typed-talon_after = Line { $line }, character { $column }: hands after the exchange have no talon beside them; take it out, or give the hands as dealt.
editing-typed-out_after = Line { $line }, character { $column }: hands after the exchange have no discards beside them; take them out, or give the hands as dealt.
editing-typed-bid = Line { $line }, character { $column }: “{ $found }” is not a bid; write whose it is ({ $seats }) and what was said, such as 7-3, 8+, yes or pass.
editing-typed-call_empty = Line { $line }, character { $column }: nothing follows the { KIND($kind) }; write what is called, or “nothing” to sink it.
editing-typed-one_point = Line { $line }, character { $column }: more than one point is called (“{ $found }”), and there is only one; take the other out.
editing-typed-sequence_low = Line { $line }, character { $column }: no pack goes down as far as “{ $found }” would; write the cards.
editing-typed-trio_of_four = Line { $line }, character { $column }: all four are held, so “{ $found }” leaves open which three are called; write the cards.
editing-typed-hand_unknown = Line { $line }, character { $column }: “{ $found }” is about a hand after the exchange, and the cards so far do not say what it is; write the cards that are called, or complete the deal and the exchange.
editing-typed-call_open = Line { $line }, character { $column }: the hand has more than one { KIND($kind) } that “{ $found }” would fit; write the cards.
editing-typed-call_not_held = Line { $line }, character { $column }: nothing in the hand after the exchange is “{ $found }”; write the cards that are called.
editing-typed-word = Line { $line }, character { $column }: “{ $found }” is not a word of this notation; { $hint }.
editing-typed-prose = Line { $line }, character { $column }: “{ $found }” says nothing of a deal; begin the line with # if it is a remark, or with one of { $heads }.
editing-typed-nobody = Line { $line }, character { $column }: “{ $found }” is not a word of this notation; for a player’s name write “{ $found } (elder):” or “{ $found } (younger):”.
editing-typed-hand_twice = Line { $line }, character { $column }: “{ $found }” stands here a second time, with more cards than one hand has, and first at line { $first_line }, character { $first_column }; say whose each hand is ({ $seats }).
editing-typed-place = Line { $line }, character { $column }: “{ $found }” cannot stand here; give each statement a line of its own, such as elder: AS KS or elder discards KS, and begin a remark with #.
editing-typed-unfinished = Line { $line }, character { $column }: nothing follows “{ $found }”; write the cards, or what is said.
editing-typed-alone = Line { $line }, character { $column }: nothing is said of “{ $found }”; write a colon and its cards, or take it out.
editing-typed-mid_line = Line { $line }, character { $column }: it is not clear that “{ $found }” begins a hand; write a colon after it, or put it on a line of its own.
editing-typed-name = Line { $line }, character { $column }: “{ $found }” means something here already and cannot be a player’s name; write another.
editing-typed-name_twice = Line { $line }, character { $column }: “{ $found }” is the name of two seats; give each a name of its own.
editing-typed-small_a = Line { $line }, character { $column }: “{ $found }” may be an ace or a word; write A or ace for the card, and a colon after the seat.
editing-typed-open_letters = Line { $line }, character { $column }: “{ $found }” can be read in two ways, as { $one } or as { $other }; write the suits as ♠ ♥ ♦ ♣.
editing-typed-open_as = Line { $line }, character { $column }: “{ $found }” may be the ace of spades or, in French, an ace of the suit that follows; write A♠, or the suit with it.
editing-typed-lone_letter = Line { $line }, character { $column }: “{ $found }” stands alone after a rank, and may be a suit or a rank; write it with the rank (AS), or ♠ ♥ ♦ ♣.
editing-typed-letter = Line { $line }, character { $column }: “{ $found }” is one suit in the letters of one language and another in those of the other; write ♠ ♥ ♦ or ♣.
editing-typed-two_ways = Line { $line }, character { $column }: “{ $found }” cannot be a suit beside suits in signs or words; write ♠ ♥ ♦ or ♣.
editing-typed-run = Line { $line }, character { $column }: “{ $found }” may be two cards or all from one to the other; write “to” for a run, or a comma between two cards.
editing-typed-whose_suit = Line { $line }, character { $column }: it is not clear whether “{ $found }” goes with the suit before it or the one after it; write each suit before its ranks.
editing-typed-suit_alone = Line { $line }, character { $column }: no rank goes with “{ $found }”; write its cards after it, or – for none.
editing-typed-counted = Line { $line }, character { $column }: “{ $found }” is not the number of cards listed, which is { $count }; correct one of the two.
editing-typed-both = Line { $line }, character { $column }: the hand of “{ $found }” is given as dealt and after the exchange, and no exchange written here leads from one to the other; correct it, or leave one of them out.
editing-typed-drawn = Line { $line }, character { $column }: the cards after “{ $found }” are not those that lie in the talon there; correct one of the two.
editing-typed-played = Line { $line }, character { $column }: “{ $found }” plays { CARDS($card) } here without holding it; correct the play or the hand.
editing-typed-described = Line { $line }, character { $column }: “{ $found }” does not belong to a { KIND($kind) }; write, for instance, point of 5 hearts, quart to the queen of hearts or trio of kings, or the cards.

## What may be typed

# The words of the notation in which a deal is typed (piquet_tutor/explore/lab/notation): for each head every way to write it,
# in small letters, with commas between; the first is the one that is shown. The words of every language are read at
# once. The names of ranks, suits and sequences are in words.ftl and need not be repeated.
notation-elder = elder, elder hand, eldest, eldest hand, forehand
notation-younger = younger, younger hand, youngest, youngest hand
notation-dealer = dealer, dealer hand
notation-nondealer = nondealer, non-dealer, non dealer, pone
notation-player = player, seat
notation-is = is, is the, was, was the, are, were, am
notation-deals = deals, dealt the cards, is dealing
notation-hands = hands, the hands are
notation-hand = hand, twelve, twelve cards
notation-holds = holds, held, has, had, keeps, kept, have, has in hand, had in hand
notation-dealt = is dealt, was dealt, are dealt, were dealt, dealt, gets, got, receives, received, as dealt, before the exchange, have been dealt, had been dealt, has been dealt
notation-after =
    after the exchange, after exchange, after exchanging, after the discard, after discard, after the discards, after discards,
    after discarding, after the draw, after draw, after drawing, 
    after changing cards, after the changing of cards, after the change, after exchanging cards, already exchanged,
    cards exchanged, both have exchanged, both exchanged, all cards drawn, both have drawn, after discarding and drawing,
    before the calls, before calling, final hands, final hand, final position, when the exchange was done,
    the discards made, having exchanged, the exchange done, both players have drawn, draw is over, the draw is over
notation-talon = talon, stock, widow
notation-discards =
    discards, discard, discarded, puts out, put out, throws, throws away, threw, threw away, throws out, exchanges, exchange,
    exchanged, lays aside, laid aside, lays out, laid out, out, cards out
notation-draws = draws, drew, drawn, draw, picks up, picked up, takes in, took in, for
notation-left = left, leaves, left in the talon, left in the stock, leaves in the talon, remaining, remain, remains
notation-calls =
    calls, called, call, declares, declared, announces, announced, says, said, shows, showed, counts, counted, claims, claimed
notation-silent = calls nothing, has nothing to call, passes everything
notation-sinks =
    sinks, sank, sunk, sink, hides, hid, keeps back, kept back, does not call, did not call, does not declare,
    did not declare, does not show, did not show, no
notation-quiet =
    keeps quiet about, kept quiet about, does not mention, did not mention, calls no, declares no, claims no, called no
notation-blank = carte blanche, blank
notation-everything = everything, all, it all, anything
notation-nothing = nothing, none, void, no cards, empty, no card
notation-point = point, points
notation-sequence = sequence, sequences, run, runs
notation-sets = sets, set, trios and quatorzes
notation-trio = trio, trios
notation-quatorze = quatorze, quatorzes
notation-major = major
notation-making = making, worth, counting
notation-cards = cards
notation-and = and, nor, then, plus
notation-of = of, in
notation-to = to, from, by, through, headed by
notation-skipped = the, a, an, his, her, their, its, also, top card first, top first, from the top, high, following, from the top down, in order, same order, suit order, suits in the order
notation-play = play, the play, played, cards played, tricks, plays, leads, led, follows, followed, follows with, leads with
notation-bids = bids, bidding, bid
notation-pass = pass, passes, passed
notation-rules =
    rules, rules of, rule of, rule, rule set, by the rules of, form, game, playing by, we play by, we played by,
    we are playing by, we were playing by, played by the rules of, playing by the rules of, we play by the rules of
notation-options = options, option, with
notation-answer = good, not good, equal, that is good, it is good, that is not good
# What may turn round what is said, with which no remark is set aside.
notation-doubt =
    not, never, without, except, instead, wrong, wrongly, unless, if, but, however, swap, swapped, reversed, other way,
    correction, sorry, i mean, mistake, rather, don’t, didn’t, wasn’t, isn’t, cannot, ignore, suppose, rubicon, cavendish, parlett, saunt, au cent, wikipedia, auction, contract
# What is set aside even where a word of it is one of the notation.
notation-greeting =
    hi, hi all, hi everybody, hi everyone, hello, hello all, hey, hey all, dear, dear all, dear friends, good morning, good afternoon,
    good evening, good day, thanks, thanks all, thanks in advance, thank you, thank you all, cheers, all the best, best wishes
# After what a number is no card.
notation-numbered = deal, exercise, problem, example, figure, fig, page, number, table, round, question, chapter, lesson
# Players as they speak of themselves, as they are spoken to, and as they are spoken of.
notation-i = i, me, i’m, myself
notation-you = you, you’re
notation-of-i = my, mine
notation-of-you = your
notation-third = he, she
notation-title = title
notation-source = source
notation-note = note
# More names of a sequence of four.
notation-quart = quarte
# How suits are shortened: spades, hearts, diamonds, clubs, those of one suit with bars between.
notation-shortened = sp | hts | dia | clb
# More names of the jack, one and several.
notation-jack = knave
notation-jacks = knaves
# The letters of the suits: spades, hearts, diamonds, clubs.
notation-letters = s, h, d, c

## Links that hold deals

link-fault-none = This is not a link to a deal; copy the whole link, from “piquet=” to its end.
link-fault-version = This link is of version { $found }, and this tutor reads those up to { $known }; open it with a newer tutor.
link-fault-damaged =
    { $how ->
        [cut]
            { $count ->
                [0] This link is cut off: nothing stands after “piquet=1.”; copy the whole of it again, to the last character.
               *[other] This link is damaged: it breaks off before its end, after { $count } characters; copy the whole of it again, to the last one.
            }
       *[changed] This link is damaged: characters in it were lost or changed on the way; copy the whole of it again from where you found it.
    }
link-fault-several = There are { $count } links to deals here; give one of them at a time.
link-fault-long = The link has { $length } characters and may have { $limit }; put fewer deals in it.
link-fault-large = The link holds more than { $limit } kB, the most it may; put fewer deals in it.
link-fault-format = What the link holds is not a { $wanted }; make the link again.
link-fault-key = The link holds “{ $key }”, which means nothing there; make it again with { $keys } only.
link-fault-type = What the link says under “{ $key }” is not a list of words; make the link again.
link-fault-word = In a link, { $key } cannot be “{ $found }”, only { $words }; make the link again with one of these.
link-fault-deals = The link must hold a list of one to { $limit } deals; make it again.
link-fault-record = Deal { $number } of the link cannot be read: { $said }
link-fault-hidden = “{ $found }” cannot be hidden in deal { $number }; choose from { $words }.
link-fault-hidden_twice = Something is named twice among what is hidden; name each once.
link-fault-start = { RULES($rules) } has no phase “{ $found }” to start at; choose from { $words }.
link-fault-page = “{ $page }” is not the address of a page; give one as the browser shows it, without spaces.
qr-fault-empty = There is nothing to make a code of; give a link.
qr-fault-long = The text has { $length } characters, and a QR code holds at most { $limit }; put fewer deals, or shorter notes, in the link.
qr-label = QR code of a link to this deal
