# Being the scorer: the boxes of the sheet, the marks, the hints, what is known, and the wrong rules that people hold.
#
# Of a wrong rule (misconception-<name>): its name; .belief what is believed; .done what was done, in a sentence that
# stands alone where the right answer may not be told yet; .instead what the law says instead, where that sentence does
# not say it; .nudge where to look, without the answer. Whichever of the two comes last ends with the authority where
# it is quoted ($quoted is yes). Their variables are those of the clause statements (every option, the params of the
# clause that says otherwise), $repique and $pique (what these add), $statement (that clause as the rule set has it) and
# $law (where it is written). No number is typed in here that a rule file could change.

## The boxes

scorer-box-carte_blanche = Carte blanche
scorer-box-point = Point
scorer-box-sequence = Sequences
scorer-box-set = Trios and quatorzes
scorer-box-carte_rouge = Carte rouge
scorer-box-repique = Repique
scorer-box-pique = Pique
scorer-box-play = Trick points
scorer-box-cards = Cards or capot
scorer-box-bid = The bid
scorer-box-total = Total of the deal

scorer-asks-carte_blanche = Carte blanche: who scores it, and how many?
scorer-asks-point = Point: whose is good, and what does it score?
scorer-asks-sequence = Sequences: who scores them, and how many in all?
scorer-asks-set = Trios and quatorzes: who scores them, and how many in all?
scorer-asks-carte_rouge = Carte rouge: who scores it, and how many?
scorer-asks-repique = Repique: does anybody make one, and what does it add?
scorer-asks-pique = Pique: does anybody make one, and what does it add?
scorer-asks-play = Trick points: what do leads and tricks bring each side, without “the cards”?
scorer-asks-cards = Cards or capot: who scores, and how many?
scorer-asks-bid = The bid: who scores for it, and how many?
scorer-asks-total = How many points does each side make in the whole deal?

scorer-pace-call = After each call
scorer-pace-declarations = After the declarations
scorer-pace-end = At the end of the deal

scorer-nobody = Nobody
scorer-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
scorer-answer-nobody = nobody, 0
# Of a side whose player's name is known.
scorer-answer-player = { $name } { $points }
scorer-answer-side = { ROLE($side) } { $points }

## Marking

scorer-mark-right = Right: { $right }.
scorer-mark-wrong = You wrote { $given }; it is { $right }.
scorer-mark-skipped = Skipped. It is { $right }.
scorer-no-ruling = Nobody had anything to score here.
scorer-waiting = Reasons that would answer other boxes follow once you have filled those.
scorer-named-one = Perhaps you thought this: { $belief }
scorer-named-two = Perhaps you thought two things at once: { $belief } And: { $other }
# What follows a wrong answer: the law's sum stands below only once the right answer may be told
# ($whole is yes; or nothing, where nobody scores and no sum comes to that).
scorer-how-it-adds = { $whole ->
        [yes] This is how the right number adds up.
       *[nothing] This is why there is nothing to score.
    }
scorer-missed = Perhaps you missed something: { $whole ->
        [yes] see below how the number adds up
       *[nothing] look at the cards once more
    }.
scorer-not-named = No common misreading gives that number here. { scorer-how-it-adds }
scorer-hardly-named = One common misreading gives that number here, but your other answers suggest a slip. The misreading: { $belief } { scorer-how-it-adds }
scorer-either-named = More than one common misreading gives that number here. Perhaps this: { $belief } Or this: { $other } { scorer-how-it-adds }
# A learner who answers that nobody scores may hold a wrong rule, or may have overlooked something.
scorer-nobody-one = { scorer-missed } Or perhaps you thought this, which also leaves nobody scoring: { $belief }
scorer-nobody-two = { scorer-missed } Or perhaps you thought two things at once, which also leaves nobody scoring: { $belief } And: { $other }
scorer-nobody-correction = If so, this is where it goes wrong. { $correction }
scorer-nobody-hardly = { scorer-missed } One common misreading also leaves nobody scoring, but your other answers speak against it: { $belief }
scorer-nobody-either = { scorer-missed } More than one common misreading also leaves nobody scoring. Perhaps this: { $belief } Or this: { $other }
scorer-skip = Skip
scorer-given = Scored already: { $listed }.
scorer-given-one = { $box }: { $answer }

## Hints

scorer-hint-nudge = A nudge
scorer-hint-rule = The rule
scorer-hint-cousin = Another deal, the same rule
scorer-hint-answer = The answer
scorer-hint-rule-text = { $statement } ({ $law }).
scorer-hint-cousin-text = On this other deal the answer is { $answer }.
scorer-hint-cousin-wrong = If you misread the rule, you get { $wrong } there.
scorer-hint-no-cousin = No other deal was found that turns on this rule; the next step is the answer.
scorer-hint-answer-text = The answer is { $answer }.
scorer-no-citation = no source; a custom of this table

## What is known

scorer-mastery-title = What you know
scorer-mastery-unseen = Not asked yet
scorer-mastery-box = { $box ->
        [1] To be learned
        [2] Seen once or twice
        [3] Coming along
        [4] Nearly sure
       *[other] Known
    }
scorer-mastery-due = { $count ->
        [0] Nothing is waiting to come back.
        [one] 1 rule is waiting to come back.
       *[other] { $count } rules are waiting to come back.
    }
scorer-mastery-method = Each rule moves up one box when you get it right, and back to the first when you don’t; the higher the box, the later it comes back (Leitner, So lernt man lernen, 1972).

## What can be wrong with an answer, a question or a file

scorer-fault-answer = An answer gives points by side, or says who and how many; this does neither, so write it again.
scorer-fault-side = Nobody called “{ $found }” scores here; answer with { $listed }, or with nobody.
scorer-fault-nobody = Somebody must score the points: say who, or write 0.
scorer-fault-points = “{ $found }” is not a number of points; write a whole number from 0 to 1000.
scorer-fault-box = There is no box “{ $found }” to fill in on this deal; use { $listed }.
scorer-fault-difficulty = There is no difficulty “{ $found }”; use { $listed }.
scorer-fault-target = “{ $found }” is not a misreading you can practise in { $title }; choose another.
scorer-fault-not-about = The misreading “{ $found }” is not about that box; choose { $listed }.
scorer-fault-no-deal = Of { $tried } deals by { $title } there was none on which “{ $found }” matters; take another seed or another rule.
scorer-fault-question = “{ $found }” is not the name of a question; use a name the tutor gave you.
scorer-fault-rules = No common misreading of { $title } is about those boxes; choose others.
scorer-fault-not-json = The file cannot be read: it is not JSON.
scorer-fault-format = The file says it is “{ $found }”, but only { $listed } can be read here.
scorer-fault-large = The file is far too large to be a record of what you know.
scorer-fault-key = { $where } has an unknown entry “{ $found }”.
scorer-fault-missing = { $where } has no “{ $found }”.
scorer-fault-value = { $where } must be { $wanted }.
scorer-fault-place-file = The file
scorer-fault-wanted-object = a group of named entries
scorer-fault-wanted-list = a list
scorer-fault-wanted-count = a whole number from { $low } to { $high }
scorer-fault-wanted-text = text of at most { $high } characters
scorer-fault-many = { $where } has more than { $high } entries.

## The wrong rules: carte blanche

scorer-cited = { $quoted ->
        [yes] {" "}({ $law })
       *[no] {""}
    }

misconception-blank_ten_is_court = The ten as a court card
    .belief = A ten spoils a carte blanche, like a king, queen or jack.
    .done = You counted a ten as a picture, but only kings, queens and jacks spoil a carte blanche: a hand with tens but none of these scores { $blank_points }{ scorer-cited }.
    .nudge = Which cards are court cards, exactly? Go through the hands as they were dealt, before the exchange.
misconception-blank_outside_repique = Carte blanche apart from the repique
    .belief = A carte blanche does not count towards a repique.
    .done = You left the carte blanche out of the { $target } that make a repique, though it counts towards one like everything else in hand, and before the rest{ scorer-cited }.
    .nudge = Add up everything scored in hand, starting with the first thing in the order of reckoning.

## Point

misconception-point_by_pips = Value before length
    .belief = The point worth more is good, however long the points are.
    .done = You compared the two points by their value first, but the one with more cards is good; value decides only if they are equally long{ scorer-cited }.
    .nudge = Two numbers decide between points. Which comes first?
misconception-point_needs_four = A point needs four cards
    .belief = Fewer than four cards of a suit don’t make a point.
    .done = You thought the point was too short, as some books say, but by these rules it may be of any length{ $point_min_pips ->
            [0] {""}
           *[other] , as long as it is worth { $point_min_pips }
        }; the best one scores, however short{ scorer-cited }.
    .nudge = Nobody has a long suit here. Does a point have to be long?
misconception-point_scores_pips = The point scores its value
    .belief = A good point scores what its cards add up to.
    .done = You scored the point’s value, which only decides between equally long points; a good point scores { point-scores }{ scorer-cited }.
    .nudge = A point has a length and a value. Which of the two does it score?
misconception-point_one_less = One less for a point ending in four
    .belief = A point whose value ends in four scores one less than it has cards.
    .done = You took one off because the point’s value ends in four, as some books do, but here a good point scores { point-scores }{ scorer-cited }.
    .nudge = Does the value of a good point change what it scores?
misconception-point_flat_five = Five for any point
    .belief = A good point scores five, however long it is.
    .done = You scored five for the point, however many cards it has, but a good point scores { point-scores }{ scorer-cited }.
    .nudge = Is every good point worth the same?
misconception-equal_to_both = Equal: both score
    .belief = If the best combinations are equal, both players score theirs.
    .done = You let both players score, though their best are equal.
    .instead = Then nobody scores{ scorer-cited }.
    .nudge = Compare the two best again, to the last number. What happens if nothing decides between them?
misconception-equal_to_elder = Equal: elder scores
    .belief = If the best combinations are equal, elder scores, having spoken first.
    .done = You let elder score for having spoken first, though the two best are equal.
    .instead = Speaking first wins nothing: if the best are equal, nobody scores{ scorer-cited }.
    .nudge = Compare the two best again, to the last number. Does speaking first help?

## Sequences

misconception-sequence_needs_four = A sequence needs four cards
    .belief = Three neighbouring cards aren’t a sequence yet; it takes four.
    .done = You overlooked a tierce: three neighbouring cards of a suit are a sequence, and a good one scores { $tierce }{ scorer-cited }.
    .nudge = How short can a sequence be? Look along each suit of both hands.
misconception-higher_sequence_wins = The higher sequence before the longer
    .belief = The sequence with the higher top card is good, however long they are.
    .done = You compared the two sequences by their top card first, but the longer is good; the top card decides only if they are equally long{ scorer-cited }.
    .nudge = Two things decide between sequences. Which comes first?
misconception-sequence_by_cards = One a card, however long
    .belief = A sequence scores one for each card, however long it is.
    .done = You forgot the ten that comes with the fifth card of a sequence.
    .instead = { $tierce } and { $quart } for a tierce and a quart are one a card, but a quint scores { $quint }, and each longer one ten more than it has cards{ scorer-cited }.
    .nudge = From a certain length on, a sequence scores extra. How many cards does this one have?
misconception-best_sequence_only = Only the best sequence counts
    .belief = Only the best sequence scores.
    .done = You scored only one sequence, but the player with the best counts all their others as well{ scorer-cited }.
    .nudge = Whose best sequence is good? Then look through the rest of that hand.
misconception-lesser_after_equal = The best are equal, but the others count
    .belief = If the best sequences are equal, both players still score their other ones.
    .done = You scored other sequences, though the best ones are equal.
    .instead = Then nobody scores any, not even shorter ones{ scorer-cited }.
    .nudge = The best sequences are equal. What happens to the others?
misconception-loser_counts_too = Everybody counts what they hold
    .belief = A player whose best sequence or set is beaten still scores what they hold.
    .done = You let the player whose best is beaten score as well, but in sequences, as in sets, only the player with the best counts anything{ scorer-cited }.
    .nudge = First find whose best is good. What may their opponent count after that?

## Trios and quatorzes

misconception-rank_before_size = Rank before size
    .belief = A trio of aces beats a quatorze of tens: the rank comes first.
    .done = You compared the two sets by their rank first, but any quatorze beats any trio; the rank decides only between two trios or two quatorzes{ scorer-cited }.
    .nudge = Two things decide between sets. Which comes first?
misconception-best_set_only = Only the best set counts
    .belief = Only the best trio or quatorze scores.
    .done = You scored only one trio or quatorze, but the player with the best counts all their other trios and quatorzes as well{ scorer-cited }.
    .nudge = Whose best set is good? Then look through the rest of that hand.
misconception-quatorze_by_cards = Four for a quatorze
    .belief = Four of a kind scores four, one a card.
    .done = You counted a quatorze by its cards, but four of a kind score { $quatorze } and three { $trio }{ scorer-cited }.
    .nudge = What does the word quatorze mean in French?

## Repique and pique

misconception-repique_unbarred = Nothing bars a repique
    .belief = Thirty in hand is a repique, no matter what the opponent counts.
    .done = You gave a repique, though the opponent scores something that comes earlier.
    .instead = The { $target } must come, in the order of reckoning, before anything the opponent counts{ scorer-cited }.
    .nudge = Put everything scored in hand in the order of reckoning. Whose score comes first?
misconception-any_score_bars_repique = Any score bars a repique
    .belief = Any score of the opponent’s in hand cancels a repique.
    .done = You thought any score by the opponent cancels a repique, but only an earlier one does: one that comes before the { $target } in the order of reckoning{ scorer-cited }.
    .nudge = Put everything scored in hand in the order of reckoning. Where is { $target } reached, and what comes before it?
misconception-equality_bars_repique = Equal combinations bar a repique
    .belief = If the points or the best sequences are equal, nobody can make a repique.
    .done = You let equal combinations bar the repique, but they score for nobody, so they bar nobody{ scorer-cited }.
    .nudge = Only something the opponent scores bars a repique. Do equal combinations score?
misconception-lead_bars_repique = Elder’s first lead bars younger’s repique
    .belief = The point elder gets for leading the first card stops younger’s repique.
    .done = You let the point for leading bar the repique, but in the order of reckoning trick points come after everything in hand, even though elder says “one” before younger has shown anything{ scorer-cited }.
    .nudge = Elder says “one” before younger has shown anything. But where does the play come in the order of reckoning?
misconception-bonuses_swapped = The two bonuses mixed up
    .belief = A repique adds { $pique } and a pique { $repique }.
    .done = { $box ->
            [repique] You gave the repique what a pique adds.
            [pique] You gave the pique what a repique adds.
           *[other] You gave each bonus what the other adds.
        }
    .instead = The repique, made in hand alone, is the rarer and adds { $repique }; the pique, made with the help of the play, adds { $pique }{ scorer-cited }.
    .nudge = There are two bonuses, one larger. Which is harder to get?
misconception-pique_with_repique = A pique with every repique
    .belief = A repique is a pique as well, so both are scored.
    .done = You added a pique to a repique, but { $target } is paid once.
    .instead = A repique rules out a pique{ scorer-cited }.
    .nudge = Has this player been paid for the { $target } already?
misconception-pique_unbarred = Nothing bars a pique
    .belief = Thirty in hand and play is a pique, no matter what younger has counted.
    .done = You gave a pique, though younger had already scored, in hand or by a trick.
    .instead = Elder must reach { $target } before younger has counted anything{ scorer-cited }.
    .nudge = Go through the deal until younger first scores. How far had elder got?
misconception-pique_after_the_deal = The pique judged at the end
    .belief = For a pique the opponent must score nothing in the whole deal.
    .done = You let a later point take the pique away, but all that matters is what younger had when elder reached { $target }; what younger scores afterwards changes nothing{ scorer-cited }.
    .nudge = Count aloud, trick by trick. What did younger have at the very moment elder said “{ $target }”?
misconception-equality_bars_pique = Equal combinations bar a pique
    .belief = If the points or the best sequences are equal, nobody can make a pique.
    .done = You let equal combinations bar the pique, but they score for nobody, so they bar nobody{ scorer-cited }.
    .nudge = Only something the opponent scores bars a pique. Do equal combinations score?
misconception-lost_class_bars_pique = A lost declaration bars a pique
    .belief = If anything elder declares is not good, elder can’t make a pique.
    .done = You let a lost declaration bar the pique, but these rules go by the clock: only what younger has counted bars it, and elder had { $target } before younger had counted anything{ scorer-cited }.
    .nudge = Something was not good. Had younger counted anything when elder said “{ $target }”?
misconception-pique_by_the_clock = The pique by the clock
    .belief = What younger holds bars a pique only once younger has counted it aloud.
    .done = For the pique, you went by the order in which things are said at the table, but in the order of reckoning what younger scores in hand comes before all trick points, even though younger counts it after the first lead, so it bars the pique{ scorer-cited }.
    .nudge = Younger counts only after the first lead. But where do those scores come in the order of reckoning?
misconception-cards_make_the_pique = The cards help make a pique
    .belief = The points for the cards count towards the { $target } of a pique.
    .done = You let the points for the cards make the pique, but only what is scored in hand and for single tricks goes towards the { $target }{ scorer-cited }.
    .nudge = Count only what helps make a pique. Does everything elder scores count?

## Tricks and cards

misconception-winner_takes_the_point = Nothing for the leader of a lost trick
    .belief = Each trick scores one for the player who takes it, and nothing for the leader.
    .done = You gave nothing for leads that lost the trick: each scores one.
    .instead = The player who takes it scores one as well{ scorer-cited }.
    .nudge = What scores in the play: leading, taking, or both?
misconception-high_cards_only = Only tens and higher score
    .belief = A lead or a trick taken scores only with a ten or higher.
    .done = You gave nothing for leads and tricks made with low cards, but here every lead scores one, and so does every trick taken when the opponent led, whatever the cards{ scorer-cited }.
    .nudge = Does it matter how high the card led is?
misconception-own_lead_twice = Leading and taking count twice
    .belief = If you lead to a trick and take it, you count one for leading and one for taking.
    .done = You counted twice for tricks won by their leader, but taking a trick scores one only if the opponent led it{ scorer-cited }.
    .nudge = The leader has a point already. When does taking the trick score?
misconception-capture_counts_one = Every trick is worth one
    .belief = Every trick scores one for the player who takes it, no matter who led.
    .done = You counted one for each trick, no matter who led to it, but a trick your opponent led scores two if you take it; one you led yourself scores one{ scorer-cited }.
    .nudge = One for a trick you led and won. And for one your opponent led?
misconception-leads_alone_score = Only leading scores
    .belief = One for every lead, and nothing for taking a trick the opponent led.
    .done = You gave nothing for taking a trick that the opponent led: that scores one, on top of what the leader scored{ scorer-cited }.
    .nudge = Leading is not the only way to score in the play. What is the other?
scorer-last-trick = { $last_trick ->
        [0] it scores no more than any other
        [two_with_high_card] it scores two if a ten or higher takes it, otherwise one
       *[other] it scores { $last_trick } more
    }
misconception-last_trick_plain = The last trick like any other
    .belief = The last trick counts no more than the others.
    .done = You counted the last trick like any other, but { scorer-last-trick }{ scorer-cited }.
    .nudge = Is every trick worth the same? Think of the end of the deal.
misconception-last_trick_three = Two more for the last trick
    .belief = The last trick counts two more than the others, three in all.
    .done = You counted too much for the last trick: { scorer-last-trick }{ scorer-cited }.
    .nudge = One trick of the deal scores extra. How much?
misconception-cards_shared = Six tricks each: the cards are shared
    .belief = If the tricks are split evenly, each side scores half of the { $cards } for the cards.
    .done = You shared the { $cards } for the cards, but if the tricks are split evenly, nobody scores them{ scorer-cited }.
    .nudge = The side with more tricks has the cards. Does anybody?
misconception-capot_on_top = The capot on top of the cards
    .belief = All twelve tricks score { $capot } as well as the { $cards } for the cards.
    .done = You counted the capot’s { $capot } on top of the { $cards } for the cards; it replaces them{ scorer-cited }.
    .nudge = One of the two bonuses for tricks replaces the other. Which?

## The page

scorer-page-tabs = Parts of the page
scorer-page-tab-practice = Practise
scorer-page-tab-deal = Score a deal
scorer-page-tab-known = What you know
scorer-page-rules = Rules
scorer-page-topic = Practise
scorer-page-topic-all = All of it, taking turns
scorer-page-difficulty = How hard
scorer-page-difficulty-any = As it comes
scorer-page-difficulty-easy = Easier
scorer-page-difficulty-medium = Medium
scorer-page-difficulty-hard = Harder
scorer-page-pace = The boxes are asked
scorer-page-who = Who scores?
scorer-page-who_both = Who scores? Both may.
scorer-page-each = How many each?
# Where one side alone is asked about.
scorer-page-how_many = How many?
scorer-page-points = Points of { $side }
scorer-page-more = One more for { $side }
scorer-page-less = One less for { $side }
scorer-page-mark = Mark it
scorer-page-next = Next question
scorer-page-on = Go on with the deal
scorer-page-another = Another deal
scorer-page-busy = Looking for a deal …
scorer-page-marking = Marking your answer …
scorer-page-hint = Hint: { $step }
scorer-page-hints = Hints
scorer-page-right = Right
scorer-page-wrong = Not quite
scorer-page-skipped = Skipped
scorer-page-try-again = Not quite. { $told } Try again.
scorer-page-because = How the number adds up
scorer-page-law = The law
scorer-page-perhaps = Perhaps this misreading: { $name }
scorer-page-misreading = The misreading: { $name }
scorer-page-answer-first = First say who scores, or press “{ $nobody }”.
scorer-page-points-first = Write how many points as well; 0 if there are none.
scorer-page-given = Scored already
scorer-page-given-number = { $box }: { $answer }
scorer-page-said = Said and done so far
scorer-page-dealt = { $name }, as dealt
scorer-page-kept = { $name }, after the exchange
scorer-page-held = { $name }
scorer-page-out = { $name }’s discards
scorer-page-cards = The cards
scorer-page-tricks = The tricks
scorer-page-trick = Trick { $number }: { $leader } leads, { $winner } wins it
scorer-page-trick-heads = Leader’s card first; the winner is named below.
scorer-page-cousin = The other deal
scorer-page-recent = Your last answers
scorer-page-stop = Part { $number } of { $all }
scorer-page-complete = All boxes of this part are marked.
scorer-page-over = The whole deal is scored: { $right } of { $all } boxes right.
scorer-page-boxes = The score sheet
scorer-page-left = { $count ->
        [one] One box is still open.
       *[other] { $count } boxes are still open.
    }
scorer-page-answers = { $count ->
        [0] No answers yet: the map fills as you practise.
        [one] One answer so far.
       *[other] { $count } answers so far.
    }
scorer-page-tally = { $right } right, { $wrong } wrong
scorer-page-principle = A principle of good play
scorer-page-principle-from = Met in the review of a deal of your own.
scorer-page-idle = { $count ->
        [one] One more doesn’t count: you skipped it, or wrote it once you had seen the answer.
       *[other] { $count } more don’t count: you skipped them, or wrote them once you had seen the answer.
    }
# When a rule comes back, in answers from now.
scorer-page-due = { $wait ->
        [0] Due again
        [one] Back after one more answer
       *[other] Back after { $wait } more answers
    }
scorer-known-cards-capot = What does taking every trick score?
scorer-known-cards-most = What does taking most of the tricks score?
scorer-page-again = The same misreading again.
scorer-page-box-of = Box { $box } of { $boxes }
scorer-page-export = Save as a file
scorer-page-import = Load a file
scorer-page-erase = Erase
scorer-page-erase-sure = Erase all your answers? This cannot be undone.
scorer-page-erase-yes = Erase it
scorer-page-erase-no = Keep it
scorer-page-own = This stays in this browser; nobody else sees it.
scorer-page-erased = Erased. The map is empty again.
scorer-page-imported = The file has been loaded and replaces what was here.
scorer-page-import-broken = This file is damaged or of another kind, so nothing was loaded or changed; choose a file saved here with “{ scorer-page-export }”. What is wrong: { $why }
scorer-page-large = The file is far too large to be a record of what you know; choose a file saved by this page.
scorer-page-kept-broken = This browser’s record could not be read, so it starts again. { $why }
scorer-page-notice = Be the scorer
scorer-page-link-before = The deal to score here is the one before; it does not come from this link.
scorer-page-link-none = The deals to score here are the tutor’s own; they do not come from the link.
scorer-page-no-rules = There is no rule set “{ $given }”, so { $title } is chosen; choose another from the list.
scorer-page-no-topic = There is no topic “{ $given }” here, so you practise all of them in turn.

## What is wrong with an answer to a box
# In the order in which it is told: $side scores, or was named; $other is the other side. $held and $less are
# combinations, $parts what is said of each side, in words.

scorer-amiss-show = Press “{ scorer-skip }” to see how it adds up.
scorer-amiss-high = { WORDS($by) } too high for { ROLE($side) }
scorer-amiss-low = { WORDS($by) } too low for { ROLE($side) }
scorer-amiss-one-right = { SIDE($side) }’s number is right; { ROLE($other) } has { $parts }.
scorer-amiss-left-out = Right side; { $held } { $count ->
        [one] counts
       *[other] count
    } too.
scorer-amiss-prices-point = Right side; one for each card: { CARDS($cards) }.
scorer-amiss-prices-sequence = Right side: { $held }; { $prices }.
scorer-amiss-prices-set = Right side: { $held }; four of a kind are { $quatorze }, three are { $trio }.
scorer-amiss-holds = { SIDE($side) } counts { $held }.
scorer-amiss-held = { $box ->
        [sequence] a { SEQUENCE($size, $rank) }
        [set] a { SET($size, $rank) }
       *[point] { WORDS($size) } cards
    }
scorer-amiss-the = the { $box ->
        [sequence] { SEQUENCE($size, $rank) }
        [set] { SET($size, $rank) }
       *[point] { WORDS($size) } cards
    }
scorer-amiss-in-suit = { $held } in { SUIT($cards) }
scorer-amiss-none = { $box ->
        [sequence] no sequence
       *[set] none
    }
scorer-amiss-cards-prices = Right side; { $most } for more tricks, { $capot } for all of them.
scorer-amiss-tricks-of = { SIDE($side) } took { WORDS($tricks) } of the { WORDS($all) } tricks: more than half, but not all.
scorer-amiss-swapped = { $box ->
        [repique] A repique adds { $repique }; { $pique } is the pique.
       *[pique] A pique adds { $pique }; { $repique } is the repique.
    }
scorer-amiss-bonus-alone = Right side; hand and tricks have their own boxes, so write only what the bonus adds.
# Of a bonus for which more was written than it adds; it may follow what was lacking for it.
scorer-amiss-bonus-besides = { $box ->
        [repique] A repique itself adds only { $points }; the points of the hand are scored besides.
       *[pique] A pique itself adds only { $points }; the points of hand and tricks are scored besides.
    }
scorer-amiss-neither = Neither hand holds { $box ->
        [sequence] a sequence
        [set] a trio or a quatorze
       *[point] a point
    }.
scorer-amiss-longer-point = { SIDE($side) } holds { WORDS($size) } cards, { ROLE($other) } { WORDS($other_size) }.
scorer-amiss-higher-point = Equally long, but { $pips } for { ROLE($side) } against { $less }.
scorer-amiss-point-counts = So { ROLE($side) }’s point is good: count its cards.
scorer-amiss-compared = { SIDE($side) } holds { $held }, { ROLE($other) } { $less }{ $by ->
        [longer-sequence] : the longer wins
        [higher-sequence] : the higher wins
        [longer-set] : four beat three
        [higher-set] : the higher rank wins
       *[alone] {""}
    }.
scorer-amiss-all-count = So { ROLE($side) } counts every { $box ->
        [sequence] sequence
       *[set] trio and quatorze
    } in that hand.
scorer-amiss-equal-point =
    { WORDS($size, case: "title") } { $size ->
        [one] card
       *[other] cards
    } each, and { $pips } against { $pips }.
scorer-amiss-equal = Each holds { $held }.
scorer-amiss-equal-none = Neither is better, so nobody scores.
scorer-amiss-even-tricks = { WORDS($tricks, case: "title") } tricks each, so neither has more.
scorer-amiss-more-tricks = { SIDE($side) } took { WORDS($tricks) } tricks, { ROLE($other) } { $less ->
        [0] none
       *[other] { WORDS($less) }
    }.
scorer-amiss-cards-count = So { ROLE($side) } scores for the cards.
scorer-amiss-spoilt = { SIDE($side) } was dealt the { CARD($card) }, which spoils it.
scorer-amiss-reached-pique = { $in_hand } in hand and { $in_play } in play make { $line }; the other side had nothing by then.
scorer-amiss-all-tricks = All { WORDS($tricks) } tricks: a capot.
scorer-amiss-bonus-price = { $box ->
        [repique] A repique
       *[pique] A pique
    } adds { $points }.
scorer-amiss-quiet = Not all that was held was called, and only what is called can score.
scorer-amiss-no-bonus = So nobody makes a { $box ->
        [repique] repique
       *[pique] pique
    }.
scorer-amiss-last-left-out = You left out the last trick: { ROLE($side) } took it with the { CARD($card) }, and it counts { $extra } more.
scorer-amiss-last-taken = { SIDE($side) } took the last trick, with the { CARD($card) }: what it counts more is { ROLE($side) }’s.
scorer-amiss-amiss-captures = You left out { $points ->
        [one] the trick
       *[other] the { WORDS($points) } tricks
    } that { ROLE($side) } took from { $other ->
        [absent] another
       *[other] { ROLE($other) }
    }’s lead, which { $points ->
        [one] scores one
       *[other] score one each
    }.
scorer-amiss-amiss-lost = You left out { $points ->
        [one] the lead with which { ROLE($side) } lost the trick: a lost lead scores one too.
       *[other] the { WORDS($points) } leads with which { ROLE($side) } lost the trick: a lost lead scores one too.
    }
scorer-amiss-amiss-own = You counted { $points ->
        [one] the trick
       *[other] the { WORDS($points) } tricks
    } that { ROLE($side) } led and won twice: the lead alone scores.
scorer-amiss-leads = From leads alone { $parts }: each counts one, won or lost.
scorer-amiss-parts = { SIDE($side) } has { $parts }.
scorer-amiss-part = { $points } { $part ->
        [lead] for leads
        [trick] for tricks taken from the opponent’s lead
        [last_trick] more for the last trick
        [carte_blanche] for the carte blanche
        [point] for the point
        [sequence] for sequences
        [set] for sets
        [carte_rouge] for the carte rouge
        [repique] for the repique
        [pique] for the pique
        [play] for leads and tricks
        [bid] for the bid
       *[cards] for the cards
    }
scorer-amiss-only = { $part ->
    [lead] points for leads only
    [trick] points only for tricks taken from the opponent’s lead
   *[other] points of one kind only
}
scorer-amiss-nothing = nothing
scorer-amiss-all-boxes = the sum of all boxes
scorer-amiss-total = The total is the sum of all boxes: hand, bonus, play and cards.
scorer-amiss-price = a { SEQUENCE($size) } is { $points }
scorer-amiss-adds-up = For { ROLE($side) } that is { $parts }.
scorer-amiss-in-a-row = { SIDE($side) }’s { CARDS($cards) } are in a row: a { SEQUENCE($size) }.
scorer-amiss-only-one = Only the better { $box ->
        [point] point scores
        [sequence] hand scores its sequences
       *[set] hand scores its sets
    }.
scorer-amiss-unspoilt = { SIDE($side) } was dealt no king, queen or jack{ $ten_is_court ->
        [yes] , and no ten
       *[no] {""}
    }.
scorer-amiss-comes-first = { SIDE($side) } scores something that comes first in the order of reckoning.
scorer-amiss-reached-in-trick = { SIDE($side) } reaches { $line } in trick { $trick }, before the other side has scored.
scorer-amiss-off = You are { $parts }: { $points }.{ $twice ->
        [yes] { " " }A lead that wins its trick counts once.
       *[no] { "" }
    }
# What a side makes in each half of the tricks, so that the learner finds the half that went wrong.
scorer-amiss-halves = { ROLE($side) } has { $points } after { WORDS($tricks) } tricks, and { $rest } from the last { WORDS($left) }
scorer-amiss-has = { ROLE($side) } has { $points }
scorer-amiss-off-total = You are { $parts }: the total is the sum of all boxes.
scorer-amiss-short-repique = { SIDE($side) } { $nothing ->
        [yes] counts nothing in hand
       *[no] is { $far } short of { $line } in hand
    }.
scorer-amiss-short-pique = { SIDE($side) } is { $far } short of { $line } in hand and play.
scorer-amiss-reached-repique = { SIDE($side) }’s hand makes { $line }, and { $later ->
        [none] nothing of the other side’s comes before it
        [play] { ROLE($other) }’s lead comes later
        [point] { ROLE($other) }’s point comes later
        [sequence] { ROLE($other) }’s sequences come later
       *[set] { ROLE($other) }’s sets come later
    }.
scorer-amiss-trick-first = { SIDE($side) }’s { CARD($card) } scored first, { $before ->
        [0] before { ROLE($other) } had anything
       *[other] when { ROLE($other) } had { $before }
    }.
