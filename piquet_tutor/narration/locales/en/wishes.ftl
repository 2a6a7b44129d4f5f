# The words in which a deal is wished for (piquet_tutor/explore/wishes.py), with commas between them, and what is said
# where a wish is not understood.

wish-tricks = trick, tricks
wish-total = in all, points in all, total, scored
wish-not = no, not, never, nobody, no one, none, neither, neither of them
wish-somebody = somebody, someone, anybody, anyone, either
wish-equal = equal, level, divided, equality
wish-barred = barred, bars, stopped, saved, spoilt
wish-both = both
wish-least = at least, or more
wish-more = more than
wish-in-hand = in hand, in the hand
wish-and = and, but, then
wish-with = with
wish-without = without, nor
wish-filler = a, an, the, of, in, has, holds, gets, makes, made, scores, is, are, on, for, good, hand, takes, wins
wish-number-1 = one
wish-number-2 = two
wish-number-3 = three
wish-number-4 = four
wish-number-5 = five
wish-number-6 = six
wish-number-7 = seven
wish-number-8 = eight
wish-number-9 = nine
wish-number-10 = ten
wish-number-11 = eleven
wish-number-12 = twelve
wish-word = “{ $word }” is not understood; { $hint }.
wish-empty = Say what shall happen in the deal, such as “elder repique, younger quatorze”.
wish-whose = Say whose it is to be: elder’s or younger’s “{ $phrase }”.
wish-says-nothing = “{ $phrase }” does not say what shall happen; name what scores, such as a repique, or what is held, such as a quatorze.
wish-several = “{ $phrase }” says several things at once, or one that goes with nothing else there; say each by itself, with commas between, such as “elder repique, no carte blanche”.
wish-how-many = Say how many: “{ $phrase }” needs a number.
wish-number = A number says nothing about “{ $phrase }”; leave it out.
wish-whole-number = { $name }= takes a whole number from 1 on, not { $found }.
