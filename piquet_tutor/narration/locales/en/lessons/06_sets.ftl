# Sets: size before rank, the price in the name, and who may count the others.

lesson-06-sets = Sets

lesson-06-sets-term-set = set
    .meaning = Cards of one rank, from the ten up: a trio or a quatorze.

lesson-06-sets-term-trio = trio
    .meaning = Three cards of one rank.

lesson-06-sets-term-quatorze = quatorze
    .meaning = All the cards of one rank, one of each suit.

lesson-06-sets-hook = Every king in the pack
    .text-1 = Elder holds every king, and calls them. The points were equal, neither hand has a sequence, and only the sets are left.
    .text-2 = All cards lie open. Look through both hands before you answer.
    .after-1 = { $lost } { $best } { $second } { $tens }
    .after-2 = So a handful of kings is worth nothing, and a mere trio of tens scores. Whoever has the best set counts every other one too; the other player counts none.

lesson-06-sets-what-it-is = Cards of one rank
    .text-1 = Three cards of one rank are a trio, all of that rank a quatorze. Both are called sets.
    .text-2 = Only tens, jacks, queens, kings and aces make them. Sevens, eights and nines never do, however many you hold.
    .ask = Elder holds more than one set. Touch the cards of the highest quatorze.

lesson-06-sets-price = The name is the price
    .text-1 = A trio scores { $rules-set-good-trio }, a quatorze { $rules-set-good-quatorze }. The name says it: “quatorze” is French for that number.
    .text-2 = { $best }

lesson-06-sets-size-first = A trio against a quatorze
    .text-1 = Any quatorze beats any trio. The rank does not matter as long as the sizes differ.
    .text-2 = Here elder calls aces: the highest rank there is.
    .after-1 = { $lost } { $good }

lesson-06-sets-then-rank = Only then the rank
    .text-1 = Both hands hold a quatorze here, so the sizes say nothing. Now the rank decides: aces, kings, queens, jacks, tens.
    .text-2 = { $beaten } Two sets can never be equal, for a rank has only one quatorze and only one trio.

lesson-06-sets-the-others = The best one opens the door
    .text-1 = As with sequences, the best one decides for all. Its holder counts all other sets as well, even those that the other player could beat.
    .text-2 = A rank is one set. A quatorze is never counted as several trios.
    .after-1 = { $jacks } { $aces }
    .ask = Elder's best quatorze is good. Touch the cards of the trio that is counted besides.

lesson-06-sets-younger-waits = Younger counts later
    .text-1 = Elder need not call a set. Younger may then count those held, just as after the answer “not good”.
    .text-2 = But younger counts only when elder has led the first card. You are younger: play on until your trio is counted.
    .after-1 = { $mine }
    .ask = Answer, wait for elder's lead, and count your trio.

lesson-06-sets-question-4 = All the nines
    .text-1 = Elder has drawn badly, but has kept all the nines.
    .ask = May elder call them as a set?

lesson-06-sets-explain-1 = Why do the kings count nothing?
    .text-1 = A friend holds every king and has scored nothing for them. Say why, in one sentence of your own.

lesson-06-sets-explain-2 = Why does a trio of tens count?
    .text-1 = Elder holds something far better than three tens, and yet they score. Say why.

lesson-06-sets-summary =
    .text-1 = How many first, then how high. Whoever has the best set counts all sets held, and the other player counts none.
    .link-1 = Practise the sets
