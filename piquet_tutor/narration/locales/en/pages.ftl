# The words of the pages: titles, labels and sentences that belong to one page. A message a page, its words by name.
# A page reads them with `page_words`.


page-front =
    .title = Piquet Tutor
    .tagline = Piquet is a duel for two with thirty-two cards. Swap up to five of them, match your longest suit, your runs and your sets against your opponent’s, then fight for twelve tricks. Every card you let go may cost you the hand, which is why people have played it for centuries. Only the scoring takes explaining. So play: here every point tells you why.
    .begin = Play your first deal
    .on_first = Go on with your first deal
    .on = Continue: { $stop }
    .after = Play today’s deal
    .again = { $count ->
        [one] One question you missed comes once more
       *[other] { $count } questions you missed come once more
    }
    .road = The road to playing alone
    .stand = { $state ->
        [done] Done
       *[begun] { $share }% done
    }
    .deal = A deal that plays itself. Elder’s hand
    .play = Play
    .pause = Pause
    .doors = All pages
    .group_learn = Learn
    .group_play = Play
    .group_look_up = Look up
    .group_teach = Teach

## The stops of the road

stop-first_deal =
    .title = First deal
    .text = You play, and each thing is explained when it comes.
stop-exchange =
    .title = Exchange
    .text = Discard what you can spare and draw from the talon.
stop-tricks =
    .title = Tricks
    .text = Twelve tricks without trumps: leading and winning score.
stop-point =
    .title = Point
    .text = The longer suit scores, one for each card.
stop-sequences =
    .title = Sequences
    .text = Three or more in a row, and the five that pay fifteen.
stop-sets =
    .title = Sets
    .text = Three or four of a kind, from the tens up.
stop-race =
    .title = Race to thirty
    .text = Get there first, and thirty or sixty more are yours.
stop-match =
    .title = The match
    .text = Six deals, and the rubicon that can double your loss.

## The doors of the front page, each with the page it leads to

door-lessons =
    .title = Lessons
    .text = Twelve of them, with questions that catch the usual mistakes.
door-scorer =
    .title = Be the scorer
    .text = The cards are open, you fill in the score. Each box says why.
door-puzzles =
    .title = Puzzles
    .text = Break the repique, save the pique: swap two cards. There is always another.
door-daily =
    .title = Today’s deal
    .text = The same cards for everybody. Send your result.
door-play =
    .title = Play
    .text = A match against Camille, or a table of three or four.
door-forms =
    .title = Other forms
    .text = Bidding, thirty-six cards, three or four players: a hand of each.
door-examples =
    .title = Examples
    .text = Deals from the books step by step, or one of your own.
door-dispute =
    .title = Settle a dispute
    .text = Your deal by your book, and what the other books say.
door-referee =
    .title = When something goes wrong
    .text = A revoke, a wrong count, an exposed card: the law, and cases.
door-claims =
    .title = What the books claim
    .text = Printed records and examples, proved, corrected or refuted.
door-rulebook =
    .title = Rulebook
    .text = Every rule with its source, and a deal that shows it.
door-lab =
    .title = Lab
    .text = Lay out any deal, change a card, and watch the rulings follow.
door-odds =
    .title = Odds
    .text = How likely is a quint, a repique, the card you need?
door-classroom =
    .title = Classroom
    .text = A deal on the big screen: good or not good?
door-teacher =
    .title = Teacher’s links
    .text = Choose deals, hide what should be hidden, send the link.
door-worksheets =
    .title = Worksheets
    .text = Problems with a key that gives reasons, to print or hand in.

page-puzzles =
    .title = Puzzles
    .back = Piquet Tutor
    .lead = Two cards change places, and the score turns. Find the two.
    .working = Laying out a puzzle …
    .level = Level
    .easy = Easy
    .medium = Medium
    .hard = Hard
    .count = { $level ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }, no. { NUMBER($number, useGrouping: 0) }
    .task_repique_break = Break { $side ->
        [elder] elder’s
       *[younger] younger’s
    } repique.
    .task_repique_make = Give { $side ->
        [elder] elder
       *[younger] younger
    } a repique.
    .task_pique_break = Break { $side ->
        [elder] elder’s
       *[younger] younger’s
    } pique.
    .task_pique_make = Save { $side ->
        [elder] elder’s
       *[younger] younger’s
    } pique.
    .task_point_make = Make { $side ->
        [elder] elder’s
       *[younger] younger’s
    } point good.
    .task_point_even = Make the two points equal.
    .task_sequence_make = Make { $side ->
        [elder] elder’s
       *[younger] younger’s
    } sequence good.
    .task_sequence_even = Make the two best sequences equal.
    .task_set_make = Make { $side ->
        [elder] elder’s
       *[younger] younger’s
    } trio or quatorze good.
    .how = Swap two cards that lie in different rows: drag one onto the other, or tap both. Both players call all they hold.
    .how_played = Swap two cards that lie in different rows: drag one onto the other, or tap both. Both players call all they hold, and play in the same order as far as the rules allow.
    .row_elder = Elder
    .row_younger = Younger
    .row_out = In neither hand
    .picked = {"{"}card{"}"} chosen: now the card it is to change places with.
    .led = Led:
    .played = Tricks played:
    .now = Before any swap
    .nothing = Nobody scores for it now.
    .yes = Yes.
    .no = No.
    .shown = This does it.
    .did = What the swap did
    .alike = { $count ->
        [one] It is the only one of the { $tried } possible swaps that does it.
       *[other] { $count } of the { $tried } possible swaps do it.
    }
    .way_own = This one changes what { $side } holds.
    .way_other = This one leaves all that { $side } calls as it is, and works through the other hand.
    .way_play = This one leaves all that { $side } calls as it is, and works through the play.
    .next = Next puzzle
    .again = Put the cards back
    .show = Show me
    .bad_puzzle_title = There is no such puzzle
    .bad_puzzle = “{ $given }” names no puzzle, so another is on the table. Puzzles are named like this: hard-7.

no-puzzle-form = No puzzles can be made by { $title }; choose a form for two hands without bidding.
no-puzzle-found =
    No { $level ->
        [easy] easy
        [hard] hard
       *[medium] medium
    } puzzle was found in { $tried } deals by { $title }; try another number.

page-daily =
    .title = Today’s deal
    .back = Piquet Tutor
    .lead = { $day }. The same cards for everybody; you are { $role ->
        [elder] elder
       *[younger] younger
    }.
    .bad_day_title = That day has no deal
    .bad_day = “{ $given }” is no day the tutor knows, so today’s deal is on the table. Write a date such as 2026-11-23.
    .headline = Piquet, { $day }
    .score = { $role ->
        [elder] As elder
       *[younger] As younger
    } I made { $mine } to { $theirs }.
    .tricks = { $count ->
        [0] No trick.
        [one] One trick.
        [12] All twelve tricks.
       *[other] { $count } tricks of twelve.
    }
    .bonus = { $whose ->
        [mine] { $bonus }!
       *[theirs] { $bonus } against me.
    }
    .date = { $day } { $month ->
        [1] January
        [2] February
        [3] March
        [4] April
        [5] May
        [6] June
        [7] July
        [8] August
        [9] September
        [10] October
        [11] November
       *[12] December
    } { $year }
    .send = Send your result
    .copy = Copy
    .copied = Copied.
    .not_copied = Copy the marked lines yourself.

page-play =
    .title = Play
    .back = Piquet Tutor
    .lead = { $match } against { $other }, every ruling explained beside the table.
    .lead_many = { $match } with { $other }, everybody alone, every ruling explained.
    .lead_partners = { $match }, { $partner } your partner, against { $other }, every ruling explained.
    .lead_deals = A partie of { $count } deals
    .lead_race = A race to { $target }
    .lead_races = Races to { $target }
    .lead_rubber = A rubber
    .rules = Rules
    .group_deals = The club game
    .group_race = Races to a hundred
    .group_long_pack = With thirty-six cards
    .group_bidding = With bidding
    .group_more = For three and four
    .seed = Seed
    .seed_hint = any number
    .settings = Settings: { $rules }, { $level }
    .new = New match
    .new_ask = End the match on the table and begin a new one?
    .new_start = New match
    .new_stay = Keep playing
    .new_done = A new match lies on the table.
    .new_back = Back to the match before
    .bad_seed = “{ $given }” cannot be a seed, so the cards were dealt with another; write a whole number from 0 to 999999999.
    .bad_rules = There is no rule set called “{ $given }”, so { $title } is played; the ones there are stand in the list.
    .bad_query_title = The address asked for something else
    .bad_seed_title = That is no seed
    .bad_seed_typed = “{ $given }” cannot be a seed; write a whole number from 0 to 999999999. The match on the table goes on.

page-examples =
    .title = Examples
    .back = Piquet Tutor
    .lead = Deals from the books, with all cards open. Step through them with Next or the arrows.
    .own = A deal of your own …
    .own_label = A deal of your own
    .own_title = Nothing ruled yet
    .own_waits = Write or paste a deal and press “Rule on it”, or open a file. Until then the example stays on the table: { $title }.
    .own_note = Of this deal by { $own }, the record says: { $note }
    .group = Subject
    .example = Example
    .deal = Deal
    .deal_number = Deal { $number }
    .rules = Rules
    .as_written = As in the record ({ $title })
    .worth = { $title } (worth a look)
    .other_rules = The same cards by other rules: { $title }
    .by_both = By { $title }: { $points }. As in the record, by { $own }: { $own_points }.
    .agree = On this deal the two agree, from the first ruling to the last.
    .part = They first part here: { $question }
    .part_in_form = No point hangs on it, but they part in form: { $question }
    .ruled = { $title }: { $ruling }
    .silent = nothing is ruled on it.
    .source = Source: { $source }
    .teaches = What it shows: { $teaches }.
    .untitled = A deal of your own
    .untitled_partie = A partie of your own
    .paste = Your deal
    .paste_hint = In words (elder: ♠AKQ … younger: …), as a record, or as a link.
    .rule = Rule on it
    .upload = Open a file
    .sample = Put the example on the table in here
    .refused = This deal cannot be ruled
    .table_kept = The table stays as it was.
    .refused_kept = What you wrote is untouched, and so is the table.
    .bad_query_title = The address asked for something else
    .bad_example = There is no example called “{ $given }”, so the first one is shown; the ones there are stand in the list.
    .partie = A partie of { $count } deals between { $first } and { $second }: { $totals }.

page-first_deal =
    .title = First deal
    .back = Piquet Tutor
    .lead = A guided deal for someone who has never played.
    .again = Play it again

page-forms =
    .title = Other forms
    .back = Piquet Tutor
    .lead = What else has been made of the game for two, each form on one hand.
    .form = Form
    .bad_form = There is no lesson on “{ $given }”, so { $title } is on the table; the others stand in the list.
    .bad_form_title = The address asked for something else

page-scorer =
    .title = Be the scorer
    .back = Piquet Tutor
    .lead = The cards lie open and you say what they score. Every answer is marked at once, with the reason and the law.

page-worksheets =
    .title = Worksheets
    .back = Piquet Tutor
    .lead = Problems for a class: choose what they are about, print the sheet and its key, or save it as a notebook.

page-lesson =
    .back = Back
    .next = Next
    .hide = Hide the notes
    .show = Show the notes
    .page = { $number } of { $count }
    .label = Notes
    .result = { $mine } to { $theirs }
    .as_printed = You two came to the same.
    .not_as_printed = You two came to { $result }: where you chose otherwise, other points fell.

page-dispute =
    .title = Settle a dispute
    .back = Piquet Tutor
    .lead = Write down the deal you disagree about: the book you play by rules on it, and every book that says otherwise stands beside it. Without a deal, two books stand side by side.
    .deal = The deal
    .deal_hint = elder: ♠KQJT98 ♥K9 … younger: … (or paste a record or a link)
    .rule = Rule on it
    .upload = Open a file
    .sample = Try a deal they quarrel over
    .away = Without this deal
    .basis = The hands are
    .basis_open = as the cards say
    .basis_deal = as they were dealt
    .basis_hands = after the exchange
    .number = Deal
    .taken = What this is
    .unfinished = The deal is not played out; the scores are those so far.
    .refused = This deal cannot be ruled
    .kept = What you wrote is untouched, and so is everything else on the page.
    .refused_by = { $title } does not allow this deal: { $why }
    .same_score = Both books score this deal alike.
    .ruled_title = By { $title }
    .differing = These books score it otherwise:
    .none_differs = No other book scores it otherwise.
    .alike = The same score by { $titles }.
    .here = By your book
    .beside = Whole ledgers side by side
    .on_table = Open it on the table
    .no_source = No source speaks of it.
    .send = A link to send to the other player
    .copy = Copy
    .copied = Copied.
    .not_copied = Copy the marked address yourself.
    .written = In a record:
    .whole = The whole rule
    .one = Your book
    .other = The other book
    .option = With one change
    .option_none = nothing changed
    .value = Namely
    .differ = { $count ->
        [0] These are the same rules.
        [one] One rule is not the same.
       *[other] { $count } rules are not the same; { $scoring ->
            [0] none of them gives points.
            [one] one of them gives points.
           *[other] { $scoring } of them give points.
        }
    }
    .no_clause = No such rule.
    .scores = gives points
    .part = A deal on which they part
    .another = Another deal
    .parting_title = Where they part
    .parting_clause = They first part on this: { $question }
    .parting_difference = { $title } gives { $sides }.
    .parting_even = In all each side has the same by both; only what the points are for differs.
    .parting_side = { $points } { $more } to { $side }
    .more = more
    .less = less
    .marked = here they part
    .silent = Nothing is ruled on it here.
    .open = Open it on the table
    .hand_exchanged = { $side }, after the exchange
    .hand = { $side }
    .changed = { $title }, but { $change }
    .changed_short = { $title } with that change
    .change = { $option }: { $words }
    .change_note = { $question } { $title } says: { $own }. In a record: { $code }.
    .by_example = A deal from the examples, “{ $title }”.
    .by_seed = The cards of seed { $seed }, as the tutor’s own players play them.
    .by_random = The cards of seed { $seed }; every choice, to the last card, was made at random among those the rules allow.
    .by_search = A deal made for the question: cards changed places until they suited it, and were then played out.
    .never_part = No deal was found on which they score differently.
    .never_part_why = No rule that gives points within a deal differs; what differs is settled over a whole partie, or moves no point.
    .forms = { $why } Their rules stand side by side all the same.
    .searching = How far the search is
    .cancel = Stop
    .found_title = Found
    .proved_title = There is none
    .not_found_title = None was found
    .cancelled_title = Stopped
    .bad_address_title = The address asked for something else
    .bad_rules = There is no rule set called “{ $given }”, so { $title } is shown; the ones there are stand in the list.
    .ruled_by = Ruled by { $title }.
    .sources = Who says so

page-referee =
    .title = When something goes wrong
    .back = Piquet Tutor
    .lead = A wrong count, a revoke, a card exposed, a call that was not so: what the referee rules, by which law, with twenty-two cases that Cavendish decided.
    .search = Search
    .search_hint = revoke, exposed, carte blanche, Law 59 …
    .choose = Or show
    .part_cases = Cavendish’s cases
    .part_cutting = Cutting
    .part_dealing = Dealing
    .part_blank = Carte blanche
    .part_exchange = The exchange
    .part_calling = Calling
    .part_answers = Wrong answers
    .part_playing = Playing
    .part_score = The score
    .part_packs = Packs and bystanders
    .part_any = Of any incident
    .part_asking = What may be asked
    .case = Case { $number }
    .count = { $count ->
        [one] One of { $all } cases and laws.
       *[other] { $count } of { $all } cases and laws.
    }
    .found = { $count ->
        [0] Nothing has “{ $words }”. Every word must occur: try fewer.
        [one] One has “{ $words }”.
       *[other] { $count } have “{ $words }”.
    }
    .why = Why
    .sources = Who says so
    .link = A link to this case
    .waiting = One moment …
    .on_table = Open it on the table
    .deal_of = Case { $number }, as it was played before the referee ruled
    .unknown_title = The address asked for something else
    .unknown = There is no case and no law “{ $given }”, so all cases are listed.

page-claims =
    .title = What the books claim
    .back = Piquet Tutor
    .lead = Highest scores, hands that cannot be, famous examples: each claim in print is tried on the engine, and is as printed, corrected, or impossible. The proof is carried out when you open it.
    .search = Search
    .search_hint = 174, repique, carte blanche, Parlett …
    .choose = Or show
    .all = All claims
    .count = { $count ->
        [one] One of { $all } claims.
       *[other] { $count } of { $all } claims.
    }
    .found = { $count ->
        [0] No claim has “{ $words }”. Every word must occur: try fewer.
        [one] One claim has “{ $words }”.
       *[other] { $count } claims have “{ $words }”.
    }
    .why = Why
    .sources = Where it is printed
    .link = A link to this claim
    .waiting = Carrying out the proof …
    .failed = The proof could not be carried out just now. Shut this claim and open it again.
    .printed = Printed: { $printed }
    .outcome = { $verdict ->
        [realised] As printed: { $found }.
        [corrected] Corrected: { $found }.
        [impossible] Impossible. What can be: { $found }.
       *[disagrees] Not as this page says: { $found }.
    }
    .proof = The proof, { $cases } cases
    .scored = What the deals score
    .cards_deal = { $side }, as dealt
    .cards_hands = { $side }, after the exchange
    .talon = Talon
    .on_table = Open it on the table
    .unknown_title = The address asked for something else
    .unknown = There is no claim “{ $given }”, so all of them are listed.

page-rulebook =
    .title = Rulebook
    .back = Piquet Tutor
    .lead = Every rule in plain words with its source, and a deal for almost any question.
    .beside = Two books side by side, and what each makes of a deal
    .tabs = Parts of the page
    .tab_rules = Rules
    .tab_differ = Where books differ
    .tab_find = Find a deal
    .differ_search = Search what differs
    .differ_lead = Every question that two books answer differently, once, with each answer and where it stands. Where a book only implies an answer, or its words can be read in two ways, that is said.
    .differ_count = { $count ->
        [one] One question
       *[other] { $count } questions
    }
    .differ_rule = The rule
    .rules = Rules
    .search = Search
    .search_hint = repique, Law 68, carte rouge …
    .count = { $count ->
        [one] One rule.
       *[other] { $count } rules.
    }
    .found = { $count ->
        [0] No rule has any word of “{ $words }”.
        [one] One of { $all } rules has “{ $words }”.
       *[other] { $count } of { $all } rules have “{ $words }”.
    }
    .authority = Source and options
    .sources = Who says so
    .options = What changes it
    .others = Or: { $values }.
    .written = In a record:
    .codes = or { $values }
    .any_number = any whole number
    .show = A deal that shows it
    .exception = Takes the place of the rule “{ $question }”
    .another = Another deal
    .question = Question
    .own_question = A question of my own …
    .query = In the finder's language
    .find = Find a deal
    .searching = How far the search is
    .cancel = Stop
    .found_title = Found
    .proved_title = There is none
    .not_found_title = None was found
    .cancelled_title = Stopped
    .bad_query_title = That cannot be asked
    .bad_address_title = The address asked for something else
    .bad_rules = There is no rule set called “{ $given }”, so { $title } is shown; the ones there are stand in the list.
    .bad_clause = { $title } has no rule called “{ $given }”, so the whole book is shown.
    .bad_find = “{ $given }” cannot be asked; the questions with names stand in the list.
    .language_title = The finder’s language
    .language_words = Conditions stand side by side, and all must hold: a name, a sign, a value.
    .language_choices = { $name }: { $values }
    .language_hands = Of each hand, with { $one } or { $other } before it: { $names }.
    .language_play = Of the deal played out: elder.total, younger.tricks, elder.play, difference; and ruling=, with a clause.
    .language_books = Two books: against=wikipedia finds a deal that scores otherwise there; by>=10 says by how much, on= on which rule.
    .language_more = Several values that would do are parted by a bar: { $example }. Numbers may be words: { $words }.
    .shows_title = A deal that shows it: { $question }
    .shows_example = From the examples, “{ $title }”. The table stands at the ruling.
    .shows_random = A deal played at random by these rules. The table stands at the ruling.
    .shows_found = The table stands at the ruling.
    .ruled_by = Ruled by { $title }.

page-lab =
    .title = Lab
    .back = Piquet Tutor
    .lead = Lay out a deal card by card, say what is called and played, and every ruling follows at once.

page-classroom =
    .title = Classroom
    .back = Piquet Tutor
    .lead = Big cards, one step at a time; the class rules before the tutor does.

page-table =
    .title = A deal by link
    .back = Piquet Tutor
    .lead = What a teacher’s link holds: a deal to play on from where it begins, or to step through.

page-own_choices =
    .title = Your own choices, once more
    .back = Piquet Tutor
    .lead = What cost you most in your own deals comes back here until you get it right.
    .card = From one of your own deals
    .ask = You chose here once, and it was costly. You see what you saw then: choose again.
    .left = { $count ->
        [0] That was the last one for today.
        [one] One more is waiting.
       *[other] { $count } more are waiting.
    }
    .next = Next
    .none_title = Nothing is waiting
    .none = No choice of your own is due today. What you miss in the review of a deal comes back the next day.
    .play = Play a deal

page-teacher =
    .title = Teacher’s links
    .back = Piquet Tutor
    .lead = Choose deals, where to begin, and what is hidden. The link holds it all.

page-odds =
    .title = Odds
    .back = Piquet Tutor
    .lead = The numbers of the game: counted exactly where they can be, dealt out by the hundred thousand where they cannot.
