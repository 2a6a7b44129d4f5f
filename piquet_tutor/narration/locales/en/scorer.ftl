# Being the scorer: the boxes of the sheet, the marks, the hints, what is known, and the wrong rules that people hold.
#
# Of a wrong rule (misconception-<name>): its name; .belief what is believed; .correction what was done, and what the law
# says instead; .nudge where to look, without the answer. Their variables are those of the clause statements (every
# option, the params of the clause that says otherwise), $repique and $pique (what these add), $statement (that clause as
# the rule set has it) and $law (where it is written). No number is typed in here that a rule file could change.

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
scorer-box-bid = Undertaking
scorer-box-total = Total of the deal

scorer-asks-carte_blanche = Carte blanche: who scores it, and how many?
scorer-asks-point = Point: whose is good, and what does it score?
scorer-asks-sequence = Sequences: who scores them, and how many in all?
scorer-asks-set = Trios and quatorzes: who scores them, and how many in all?
scorer-asks-carte_rouge = Carte rouge: who scores it, and how many?
scorer-asks-repique = Repique: does anybody make one, and what does it add?
scorer-asks-pique = Pique: does anybody make one, and what does it add?
scorer-asks-play = Trick points: how many has each side, with the last trick and without the cards?
scorer-asks-cards = Cards or capot: who scores, and how many?
scorer-asks-bid = The undertaking: who scores for it, and how many?
scorer-asks-total = How many points has each side from the whole deal?

scorer-pace-call = After each call
scorer-pace-declarations = After the declarations
scorer-pace-end = At the end of the deal

scorer-nobody = Nobody
scorer-points = { $points ->
        [one] 1 point
       *[other] { $points } points
    }
scorer-answer-nobody = nobody, 0
scorer-answer-side = { ROLE($side) } { $points }

## Marking

scorer-mark-right = Right: { $right }.
scorer-mark-wrong = You wrote { $given }; it is { $right }.
scorer-mark-skipped = Skipped. It is { $right }.
scorer-no-ruling = Nobody had anything to score here, so nothing was ruled.
scorer-named-one = That is the number you get if you hold this: { $belief }
scorer-named-two = That is the number you get if you hold two things at once: { $belief } And: { $other }
scorer-not-named = No common misreading gives that number on this deal. Here is what the number is made of.
scorer-hardly-named = One common misreading gives that number on this deal, but your other answers do not bear it out, so it may be a slip. It would be this: { $belief } Here is what the number is made of.
scorer-either-named = More than one common misreading gives that number on this deal. Either this: { $belief } Or this: { $other } Here is what the number is made of.
# Whoever answers that nobody scores may hold a wrong rule, or may have overlooked something.
scorer-nobody-one = Perhaps something was overlooked: what the number is made of stands below. Or perhaps you hold this, which makes it nobody’s as well: { $belief }
scorer-nobody-two = Perhaps something was overlooked: what the number is made of stands below. Or perhaps you hold two things at once, which make it nobody’s as well: { $belief } And: { $other }
scorer-nobody-correction = If you do, this is where it goes wrong. { $correction }
scorer-nobody-hardly = Perhaps something was overlooked: what the number is made of stands below. One common misreading makes it nobody’s as well, but your other answers do not bear it out: { $belief }
scorer-nobody-either = Perhaps something was overlooked: what the number is made of stands below. More than one common misreading makes it nobody’s as well, perhaps this: { $belief } Or perhaps this: { $other }
scorer-skip = Skip
scorer-given = These are scored already, and stand: { $listed }.
scorer-given-one = { $box }: { $answer }

## Hints

scorer-hint-nudge = A nudge
scorer-hint-rule = The rule
scorer-hint-cousin = Another deal, the same rule
scorer-hint-answer = The answer
scorer-hint-rule-text = { $statement } ({ $law }).
scorer-hint-cousin-text = On this other deal the answer is { $answer }.
scorer-hint-cousin-wrong = If you misread the rule, you get { $wrong } there.
scorer-hint-no-cousin = No other deal could be found that turns on this rule; the next step is the answer.
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
scorer-mastery-method = Each rule moves one box up when you answer it right and back to the first when you do not; the higher the box, the later it comes back (Leitner, So lernt man lernen, 1972).

## What can be wrong with an answer, a question or a file

scorer-listed = { $names }
scorer-fault-answer = An answer is points by side, or who and how many; this is neither, so write it again.
scorer-fault-side = Nobody called “{ $found }” scores here; answer with { $listed }, or with nobody.
scorer-fault-nobody = Points need somebody who scores them: say who, or write 0.
scorer-fault-points = “{ $found }” is no number of points; write a whole number from 0 to 1000.
scorer-fault-box = There is no box “{ $found }” to fill in on this deal; use { $listed }.
scorer-fault-difficulty = There is no difficulty “{ $found }”; use { $listed }.
scorer-fault-target = “{ $found }” is no misreading that can be practised in { $title }; choose another.
scorer-fault-not-about = The misreading “{ $found }” is not about that box; choose { $listed }.
scorer-fault-no-deal = No deal was found on which “{ $found }” matters in { $title }; take another seed or another rule.
scorer-fault-question = “{ $found }” names no question; use a name that the tutor has given.
scorer-fault-rules = No common misreading of { $title } is about what you ask to practise; choose other boxes.
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

misconception-blank_ten_is_court = The ten as a court card
    .belief = A ten spoils a carte blanche, as king, queen and jack do.
    .correction = You took a ten for a court card. Only kings, queens and jacks spoil a carte blanche, and a hand with tens but none of these scores { $blank_points } ({ $law }).
    .nudge = Which cards are court cards, exactly? Go through the hands as they were dealt, before the exchange.
misconception-blank_outside_repique = Carte blanche apart from the repique
    .belief = Carte blanche is a thing apart and does not help towards a repique.
    .correction = You left the carte blanche out of the { $target }. It counts towards a repique like everything scored in hand, and before all of it ({ $law }).
    .nudge = Add up all that is scored in hand, from the very first thing in the order of reckoning.

## Point

scorer-point-scores = { $point_score ->
        [ending4_less_one] one for each of its cards, less one if its pips end in four
        [tens_rounded] a tenth of its pips, to the nearest ten
        [flat_5] five, whatever it is
       *[cards] one for each of its cards
    }
misconception-point_by_pips = Pips before length
    .belief = Of two points the one with more pips is good, whatever their lengths.
    .correction = You compared pips first. The point with more cards is good; pips decide only between points of one length ({ $law }).
    .nudge = Two numbers decide between points. Which of them is asked first?
misconception-point_needs_four = A point needs four cards
    .belief = Fewer than four cards of a suit are no point.
    .correction = You took a short point for none, as Wikipedia does. By these rules a point has no least number of cards{ $point_min_pips ->
            [0] {""}
           *[other] , as long as its pips make { $point_min_pips }
        }; if it is the best, it scores, however short ({ $law }).
    .nudge = Nobody has a long suit here. Does a point have to be long?
misconception-point_scores_pips = The point scores its pips
    .belief = A good point scores what its cards make in pips.
    .correction = You scored the pips of the point. They only decide which of two equally long points is better; a good point scores { scorer-point-scores } ({ $law }).
    .nudge = A point has a number of cards and a number of pips. Which of the two is what it is worth?
misconception-point_one_less = One less for a point ending in four
    .belief = A point whose pips end in four scores one less than it has cards.
    .correction = You took one off because the pips end in four, as some books have it. Here a good point scores { scorer-point-scores } ({ $law }).
    .nudge = Does it matter to the score what the pips of a good point make?
misconception-point_flat_five = Five for any point
    .belief = A good point is worth five, whatever its length.
    .correction = You scored five for the point. A good point scores { scorer-point-scores } ({ $law }).
    .nudge = Is every good point worth the same?
misconception-equal_to_both = Equal: both score
    .belief = If the best combinations are equal, both players score theirs.
    .correction = You let both score. Where the best of a class is equal, nobody scores it ({ $law }).
    .nudge = Compare the two best once more, to the last number. What happens if nothing decides between them?
misconception-equal_to_elder = Equal: elder scores
    .belief = If the best combinations are equal, elder scores, having spoken first.
    .correction = You gave an equal class to elder. Speaking first wins nothing: where the best is equal, nobody scores it ({ $law }).
    .nudge = Compare the two best once more, to the last number. Does it help to have spoken first?

## Sequences

misconception-sequence_needs_four = A sequence needs four cards
    .belief = Three neighbouring cards are no sequence yet; it takes four.
    .correction = You passed over a tierce. Three neighbouring cards of a suit are a sequence, and a good one scores { $tierce } ({ $law }).
    .nudge = How short may a sequence be? Look along each suit of both hands.
misconception-higher_sequence_wins = The higher sequence before the longer
    .belief = The sequence with the higher top card is good, whatever the lengths.
    .correction = You compared the top cards first. The longer sequence is good; the top card decides only between sequences of one length ({ $law }).
    .nudge = Two things decide between sequences. Which of them is asked first?
misconception-sequence_by_cards = One a card, however long
    .belief = A sequence scores one for each card, however long it is.
    .correction = You forgot the ten that begins with the fifth card. { $tierce } and { $quart } for a tierce and a quart are one a card, but a quint scores { $quint }, and each longer one ten more than it has cards ({ $law }).
    .nudge = Something is added to a sequence from a certain length on. How many cards does this one have?
misconception-best_sequence_only = Only the best sequence counts
    .belief = Only the one sequence that is good is scored.
    .correction = You scored one sequence alone. The side with the best counts all its other sequences as well ({ $law }).
    .nudge = Whose best sequence is good? Then look through the rest of that hand.
misconception-lesser_after_equal = After an equality the others count
    .belief = If the best sequences are equal, the players still score their other ones.
    .correction = You scored sequences after an equality. When the best sequences are equal, nobody scores any, the shorter ones neither ({ $law }).
    .nudge = The best sequences are equal. What becomes of the others?
misconception-loser_counts_too = Everybody counts what he has
    .belief = The side that loses a class still scores the sequences, trios and quatorzes it holds.
    .correction = You scored combinations of the side that lost the class. Only the side with the best of a class counts in it ({ $law }).
    .nudge = First find whose best one is good. What may the other side count after that?

## Trios and quatorzes

misconception-rank_before_size = Rank before size
    .belief = A trio of aces beats a quatorze of tens: the rank comes first.
    .correction = You compared ranks first. Any quatorze beats any trio; the rank decides only between two of one size ({ $law }).
    .nudge = Two things decide between sets. Which of them is asked first?
misconception-best_set_only = Only the best set counts
    .belief = Only the one trio or quatorze that is good is scored.
    .correction = You scored one set alone. The side with the best counts all its other trios and quatorzes as well ({ $law }).
    .nudge = Whose best set is good? Then look through the rest of that hand.
misconception-quatorze_by_cards = Four for a quatorze
    .belief = Four of a kind score four, one a card.
    .correction = You counted a quatorze by its cards. Its name is its price: { $quatorze }, against { $trio } for a trio ({ $law }).
    .nudge = What does the word quatorze mean in French?

## Repique and pique

misconception-repique_unbarred = Nothing bars a repique
    .belief = Thirty in hand are a repique, whatever the other side has counted.
    .correction = You gave a repique that is barred. The { $target } must be reached by scores that all stand before anything the other side counts in the order of reckoning ({ $law }).
    .nudge = Put everything scored in hand in the order of reckoning. Whose score comes first?
misconception-any_score_bars_repique = Any score bars a repique
    .belief = A repique needs that the other side scores nothing in hand at all.
    .correction = You let a later score bar the repique. Only what stands before the { $target } in the order of reckoning bars it; what the other side counts after them does not ({ $law }).
    .nudge = Put everything scored in hand in the order of reckoning. Where are the { $target } reached, and what stands before that?
misconception-equality_bars_repique = An equality bars a repique
    .belief = If a class is equal, nobody can make a repique.
    .correction = You let an equality bar the repique. An equal class scores for nobody, so it bars nobody ({ $law }).
    .nudge = What bars a repique is something that the other side scores. Does an equality score?
misconception-lead_bars_repique = Elder's first lead bars younger's repique
    .belief = The point elder gets for leading the first card stops younger's repique.
    .correction = You let the point for leading bar the repique. Trick points stand after everything scored in hand in the order of reckoning, though elder calls his before younger has shown ({ $law }).
    .nudge = Elder says “one” before younger has shown anything. But where does play stand in the order of reckoning?
misconception-bonuses_swapped = The two bonuses changed over
    .belief = A repique adds { $pique } and a pique { $repique }.
    .correction = You changed the two over. The repique, made in hand alone, is the rarer and adds { $repique }; the pique, made with the help of the play, adds { $pique } ({ $law }).
    .nudge = There are two bonuses of different size. Which of them is harder to get?
misconception-pique_with_repique = A pique with every repique
    .belief = A repique is a pique as well, so both are scored.
    .correction = You added a pique to a repique. A side that has the repique makes no pique besides ({ $law }).
    .nudge = Has this side been paid for its { $target } already?
misconception-pique_unbarred = Nothing bars a pique
    .belief = Thirty in hand and play are a pique, whatever younger has counted.
    .correction = You gave a pique that is barred. Elder must reach { $target } before the other side has counted anything ({ $law }).
    .nudge = Go through the deal until somebody other than elder scores. How far had elder come?
misconception-pique_after_the_deal = The pique looked for at the end
    .belief = A pique needs that the other side scores nothing in the whole deal.
    .correction = You let a later point take the pique away. What counts is who had anything when the { $target } were reached; what younger scores after that changes nothing ({ $law }).
    .nudge = Count aloud, trick by trick. What did the other side have at the very moment elder said “{ $target }”?
misconception-equality_bars_pique = An equality bars a pique
    .belief = If a class is equal, nobody can make a pique.
    .correction = You let an equality bar the pique. An equal class scores for nobody, so it bars nobody ({ $law }).
    .nudge = What bars a pique is something that the other side scores. Does an equality score?
misconception-lost_class_bars_pique = A lost declaration bars a pique
    .belief = If anything elder declares is not good, he can make no pique.
    .correction = You let a lost declaration bar the pique. Read by the clock, as these rules are here, only what the other side has counted bars it, and elder had his { $target } before younger had counted anything ({ $law }).
    .nudge = Something was not good. Had younger counted it already when elder said “{ $target }”?
misconception-pique_by_the_clock = The pique by the clock
    .belief = What younger holds bars a pique only once he has counted it aloud.
    .correction = You went by the clock. What younger scores in hand stands before all trick points in the order of reckoning, though he counts it after the first lead, and so it bars the pique ({ $law }).
    .nudge = Younger counts only after the first lead. But where do his scores stand in the order of reckoning?
misconception-cards_make_the_pique = The cards help to a pique
    .belief = The points for the cards count towards the { $target } of a pique.
    .correction = You let the points for the cards make the pique. Only what is scored in hand and for single tricks goes towards the { $target } ({ $law }).
    .nudge = Count only what helps to a pique. Is everything elder scores among it?

## Tricks and cards

misconception-winner_takes_the_point = Nothing for the leader of a lost trick
    .belief = Each trick counts one for the side that takes it, and nothing for the other side.
    .correction = You gave nothing for leads that lost the trick. A card led counts one even if the trick is lost; the side that takes it counts one as well ({ $law }).
    .nudge = What is a point given for in the play: for leading, for taking, or for both?
misconception-high_cards_only = Only tens and higher score
    .belief = A card led or a trick taken counts only with a ten or higher.
    .correction = You left out the low cards. Here every card led counts one, and every trick taken from the other side's lead, whatever the cards ({ $law }).
    .nudge = Does it matter to the score how high the card led is?
misconception-own_lead_twice = Leading and taking count twice
    .belief = If you lead to a trick and take it, you count one for leading and one for taking.
    .correction = You counted tricks taken by their leader twice. Taking a trick counts one only when the other side has led it ({ $law }).
    .nudge = The leader has a point already. When does taking the trick bring another?
misconception-capture_counts_one = A trick captured counts like any other
    .belief = Every trick counts one for the side that takes it, no matter who led.
    .correction = You counted one for each trick. A trick that the other side led counts two for whoever takes it, and one only where its taker led it ({ $law }).
    .nudge = One for a trick you led and kept. And for one you took from the other side's lead?
misconception-leads_alone_score = Only leading scores
    .belief = One for every card led, and nothing for taking the other side's.
    .correction = You gave nothing for taking. A trick taken from the other side's lead counts one, besides what the leader has counted ({ $law }).
    .nudge = Leading is not the only way to a point in the play. What is the other?
scorer-last-trick = { $last_trick ->
        [0] The last trick counts no more than another
        [two_with_high_card] The last trick counts two if a ten or higher takes it, and else one
       *[other] Whoever takes the last trick counts { $last_trick } more
    }
misconception-last_trick_plain = The last trick like any other
    .belief = The last trick counts no more than the others.
    .correction = You counted the last trick like any other. { scorer-last-trick } ({ $law }).
    .nudge = Is every trick worth the same? Think of the end of the deal.
misconception-last_trick_three = Two more for the last trick
    .belief = The last trick counts two more than the others, three in all.
    .correction = You counted too much for the last trick. { scorer-last-trick } ({ $law }).
    .nudge = Something is added for one trick of the deal. How much?
misconception-cards_shared = Six tricks each: the cards are shared
    .belief = With the tricks divided each side scores half of the { $cards } for the cards.
    .correction = You shared the { $cards } for the cards. With the tricks divided nobody scores them ({ $law }).
    .nudge = Count the tricks of both sides. Is there a majority?
misconception-capot_on_top = The capot on top of the cards
    .belief = All twelve tricks score { $capot } besides the { $cards } for the cards.
    .correction = You counted the capot's { $capot } on top of the { $cards } for the cards; the { $capot } takes their place ({ $law }).
    .nudge = One of the two bonuses for tricks stands in for the other. Which?

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
scorer-page-difficulty-medium = Middling
scorer-page-difficulty-hard = Harder
scorer-page-pace = The boxes are asked
scorer-page-who = Who scores?
scorer-page-each = How many has each?
scorer-page-points = Points of { $side }
scorer-page-more = One more for { $side }
scorer-page-less = One less for { $side }
scorer-page-mark = Mark it
scorer-page-next = Next question
scorer-page-on = Go on with the deal
scorer-page-another = Another deal
scorer-page-busy = Looking for a deal …
scorer-page-hint = Hint: { $step }
scorer-page-hints = Hints
scorer-page-right = Right
scorer-page-wrong = Not quite
scorer-page-skipped = Skipped
scorer-page-try-again = Not quite. { $nudge } Try once more.
scorer-page-try-again-named = Not quite. Was it this: “{ $name }”? { $nudge } Try once more.
scorer-page-because = What the number is made of
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
        [one] One more showed nothing and counts for nothing: skipped, or written down once the answer had been told.
       *[other] { $count } more showed nothing and count for nothing: skipped, or written down once the answer had been told.
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
scorer-page-erase-sure = Erase all that is kept of your answers? It cannot be taken back.
scorer-page-erase-yes = Erase it
scorer-page-erase-no = Keep it
scorer-page-own = This is kept in this browser alone; nobody else sees it.
scorer-page-erased = Erased. The map is empty again.
scorer-page-imported = The file has been loaded in place of what was here.
scorer-page-import-broken = This file is damaged, or is one of another kind, so it was not loaded and nothing here was changed; choose a file that was saved here with “{ scorer-page-export }”. What is wrong in it: { $why }
scorer-page-large = The file is far too large to be a record of what you know, so it was not read; choose a file that this page has saved.
scorer-page-kept-broken = What this browser had kept could not be read, so it begins anew. { $why }
scorer-page-notice = Be the scorer
scorer-page-no-rules = There is no rule set “{ $given }”, so { $title } is in force; the others stand in the list.
scorer-page-no-topic = Nothing called “{ $given }” is practised here, so all of it takes turns.
