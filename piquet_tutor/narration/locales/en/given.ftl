# What a deal that somebody gave was taken to be: piquet_tutor/explore/given.py.

given-basis-said = { $basis ->
    [deal] Taken as you say: the hands as they were dealt.
   *[hands] Taken as you say: the hands after the exchange.
}
given-basis-chosen = { $basis ->
    [deal] Taken as you chose: the hands as they were dealt.
   *[hands] Taken as you chose: the hands after the exchange.
}
given-basis-alone = Two hands, without a talon or discards: taken as the hands after the exchange.
given-basis-elsewhere = The discards are in neither hand: taken as the hands after the exchange.
given-basis-rebuilt = The discards are in neither hand, and the talon shows what was drawn: taken as the hands after the exchange, and the deal put back together from them.
given-basis-played = Only cards of these hands are played: taken as the hands after the exchange.
given-basis-dealt = With a talon or discards beside them: taken as the hands as they were dealt.
given-basis-fixed = Taken as the deal you wrote down.
given-record = { $basis ->
    [deal] A record with the hands as they were dealt.
   *[hands] A record with the hands after the exchange.
}
given-partie = { $count ->
    [one] A partie of one deal.
   *[other] A partie of { $count } deals; the first is taken.
}
given-link = { $count ->
    [one] { $basis ->
        [deal] A link with one deal, the hands as they were dealt.
       *[hands] A link with one deal, the hands after the exchange.
    }
   *[other] A link with { $count } deals; the first is taken.
}
given-discards-owner = Each discard belongs to the player whose hand holds it.
given-discards-unplayed = What was never played is taken as discarded.
given-discards-unneeded = The discards are left out; only a carte blanche would need them.
# One place of a deal in words, as it was understood; $cards are its cards.
given-lies = { $sort ->
    [talon] Talon: { $cards }
    [discards] { SIDE($seat) } discards: { $cards }
   *[hand] { SIDE($seat) }: { $cards }
}
given-calls = { SIDE($seat) } { $kind ->
    [point] calls the point { $cards }
    [sequence] calls, of sequences: { $cards }
   *[set] calls, of trios and quatorzes: { $cards }
}
given-sinks = { SIDE($seat) } sinks { $kind ->
    [point] the point
    [sequence] every sequence
   *[set] every trio and quatorze
}
given-blank = { SIDE($seat) } { $said ->
    [yes] claims a carte blanche
   *[no] keeps quiet about a carte blanche
}
given-stands-pat = { SIDE($seat) } exchanges nothing
given-play = The play: { $cards }
# What somebody typed beside a deal, and what of it was not read; $said is that in quotation marks.
given-quoted = “{ $said }”
given-left-out = Left out: { $said }
# What stands above a deal and was not read.
given-title = If that is its title, write “title: { $said }” in a line of its own.

magic-unknown = There is no { $option } { $value }; there are: { $known }.
