# The words of the pages: titles, labels and sentences that belong to one page. A message a page, its words by name.
# A page reads them with `page_words`.


page-front =
    .title = Piquet Tutor
    .tagline = A duel for two with thirty-two cards: swap, compare, then play twelve tricks. Here every point tells you why.
    .begin = Play your first deal
    .on_first = Go on with your first deal
    .on = Continue: { $stop }
    .on_match = Go on with your match
    .stands = { $rules }, { $count ->
        [0] first deal
        [one] after one deal: { $score }
       *[other] after { $count } deals: { $score }
    }
    .after = Play today’s deal
    .again = { $count ->
        [one] One question you missed comes once more
       *[other] { $count } questions you missed come once more
    }
    .road = The road to playing alone
    .stand = { $state ->
        [done] Done
       *[begun] { $share ->
            [0] Begun
           *[other] { $share }% done
        }
    }
    .deal = A deal that plays itself. Elder’s hand
    .play = Play
    .pause = Pause
    .doors = All pages

## The head of every page: the six doors, and what each is for

page-head =
    .home = Piquet Tutor
    .label = All pages
    .menu = Menu
    .door_learn = Learn
    .about_learn = From your first deal to the last rule, one step at a time.
    .door_practise = Practise
    .about_practise = Questions that follow what you know, and puzzles.
    .door_play = Play
    .about_play = A match against Camille, or the same deal as everybody.
    .door_deal = A deal
    .about_deal = Deals from the books, or your own: every ruling, and why.
    .door_rulebook = Rulebook
    .about_rulebook = Every rule with its source, and where the books differ.
    .door_teach = Teach
    .about_teach = For a class: the big screen, links and worksheets.

## What one page does in two tabs of a browser

page-roomless =
    .told = This browser has no room left: what you do from now on is lost when you leave this page. Free some of its storage, or save what you need to a file.

page-elsewhere =
    .here = Go on here
    .taken = { $what ->
        [play] This match is being played
        [classroom] These deals are being presented
       *[other] This deal is being played
    } in another tab of this browser; what is done here is not kept.
    .left = { $what ->
        [play] The tab in which this match was being played
        [classroom] The tab in which these deals were being presented
       *[other] The tab in which this deal was being played
    } has been closed, and something else was done here meanwhile, which is not kept; go on here to take it up as it stood there.
    .gone = { $what ->
        [play] This match
        [classroom] This presentation
       *[other] This deal
    } is no longer kept: in another tab of this browser, something else has taken its place. What is done here is not kept either.

## Everything the browser keeps, saved as a file and read in again

page-shelf =
    .title = What this browser keeps
    .text = Your matches, your lessons, what you know and how you like your table stay in this browser alone. Save them as a file, and load it on another phone or computer, in the app or on the site.
    .save = Save what this browser keeps
    .none = This browser keeps nothing yet.
    .open = Load a saved file
    .ask = Replace everything this browser keeps with what is in the file? This cannot be undone.
    .replace = Replace it
    .leave = Leave it as it is
    .done = The file has been loaded: everything is as it was when you saved it.
    .fault_other = This is not a file saved here, so nothing was changed; choose one saved with “{ page-shelf.save }”.
    .fault_version = This file was saved by another version of the tutor, which writes it differently, so nothing was changed; load it where that version runs.
    .fault_large = This file is larger than any saved here, so nothing was changed; choose one saved with “{ page-shelf.save }”.
    .fault_empty = There is nothing in this file, so nothing was changed; choose another.
    .fault_damaged = This file was damaged or altered at “{ $name }”, so nothing was changed; choose another, or save it once more.

## The stops of the road

stop-first_deal =
    .title = First deal
    .text = You play, and each thing is explained as it comes.
    .can = Play a whole deal, from either side
stop-exchange =
    .title = Exchange
    .text = Discard what you can spare and draw from the talon.
    .can = Choose what to throw and what to keep
    .did = You exchanged and saw what came of it
stop-tricks =
    .title = Tricks
    .text = Twelve tricks without trumps: leading and winning score.
    .can = Win tricks, and count them
    .did = You played tricks and counted them
stop-point =
    .title = Point
    .text = The longer suit scores, one for each card.
    .can = Call your point, and answer another’s
    .did = You found the cards that beat younger’s point
stop-sequences =
    .title = Sequences
    .text = Three or more in a row, and the five that pay fifteen.
    .can = Find a sequence, and say what it scores
    .did = You made a sequence that younger cannot beat
stop-sets =
    .title = Sets
    .text = Three or four of a kind, from the tens up.
    .can = Find three or four of a kind, and compare them
    .did = You made a set that younger cannot beat
stop-race =
    .title = Race to thirty
    .text = Get there first, and thirty or sixty more are yours.
    .can = Race to thirty: pique and repique
    .did = You brought a repique about
stop-match =
    .title = The match
    .text = Six deals, and a rubicon: fall short, and you pay both totals.
    .can = Settle a match of six deals
    .did = You found the match that the rubicon decides

## The names of the pages behind the doors

door-lessons =
    .title = Lessons
door-first_deal =
    .title = { stop-first_deal.title }
door-scorer =
    .title = Be the scorer
door-puzzles =
    .title = Puzzles
door-daily =
    .title = Today’s deal
door-play =
    .title = Play
door-forms =
    .title = Other forms
door-examples =
    .title = Gallery
door-dispute =
    .title = Settle a dispute
door-referee =
    .title = When something goes wrong
door-claims =
    .title = What the books claim
door-rulebook =
    .title = Rules
door-differ =
    .title = Where books differ
door-find =
    .title = Find a deal
door-lab =
    .title = Lay it out
door-odds =
    .title = Odds
door-classroom =
    .title = Classroom
door-teacher =
    .title = Teacher’s links
door-worksheets =
    .title = Worksheets

page-puzzles =
    .title = Puzzles
    .lead = Swap two cards, and the score turns. Find the two.
    .working = Laying out a puzzle …
    .level = Level
    .easy = Easy
    .medium = Medium
    .hard = Hard
    .count = { $level ->
        [easy] Easy
        [medium] Medium
       *[hard] Hard
    }, no. { $number }
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
    .how = Swap two cards from different rows: drag one onto the other, or tap both. Both players call everything they hold.
    .how_played = Swap two cards from different rows: drag one onto the other, or tap both. Both players call everything they hold, and play in the same order as far as the rules allow.
    .row_elder = Elder
    .row_younger = Younger
    .row_out = In neither hand
    .picked = {"{"}card{"}"} chosen: now the card to swap it with.
    .led = Led:
    .played = Tricks played:
    .now = Before any swap
    .nothing = Nobody scores for it now.
    .yes = Yes.
    .no = No.
    .shown = This does it.
    .did = What the swap did
    .near_cards = { $side ->
        [elder] Elder has { $mine } cards of a suit, younger { $theirs }
       *[younger] Younger has { $mine } cards of a suit, elder { $theirs }
    }: { $gap ->
        [level] equal.
        [over] { WORDS($by) } more.
       *[short] { WORDS($by) } short.
    }
    .near_pips = { $side ->
        [elder] Elder’s { $mine } against younger’s { $theirs }
       *[younger] Younger’s { $mine } against elder’s { $theirs }
    }: { $gap ->
        [level] equal.
        [over] { WORDS($by) } more.
       *[short] { WORDS($by) } short.
    }
    .near_sequence = { $side ->
        [elder] Elder has { $mine_size ->
                [0] no sequence
               *[other] a { SEQUENCE($mine_size, $mine_top) }
            }, younger { $theirs_size ->
                [0] none
               *[other] a { SEQUENCE($theirs_size, $theirs_top) }
            }
       *[younger] Younger has { $mine_size ->
                [0] no sequence
               *[other] a { SEQUENCE($mine_size, $mine_top) }
            }, elder { $theirs_size ->
                [0] none
               *[other] a { SEQUENCE($theirs_size, $theirs_top) }
            }
    }{ $unit ->
        [level] : equal.
        [lone] .
        [card] : { WORDS($by) } { $by ->
                [one] card
               *[other] cards
            } { $gap ->
                [over] more.
               *[short] short.
            }
       *[rank] : { WORDS($by) } { $by ->
                [one] rank
               *[other] ranks
            } { $gap ->
                [over] higher.
               *[short] too low.
            }
    }
    .near_set = { $side ->
        [elder] Elder has { $mine_size ->
                [0] no trio
               *[other] a { SET($mine_size, $mine_top) }
            }, younger { $theirs_size ->
                [0] none
               *[other] a { SET($theirs_size, $theirs_top) }
            }
       *[younger] Younger has { $mine_size ->
                [0] no trio
               *[other] a { SET($mine_size, $mine_top) }
            }, elder { $theirs_size ->
                [0] none
               *[other] a { SET($theirs_size, $theirs_top) }
            }
    }{ $unit ->
        [level] : equal.
        [lone] .
        [card] : one card { $gap ->
                [over] more.
               *[short] short.
            }
       *[rank] : { WORDS($by) } { $by ->
                [one] rank
               *[other] ranks
            } { $gap ->
                [over] higher.
               *[short] too low.
            }
    }
    .near_reached = { $side ->
        [elder] Elder comes to { $count } before younger scores.
       *[younger] Younger comes to { $count } before elder scores.
    }
    .near_short = { $side ->
        [elder] Elder comes to { $count }
       *[younger] Younger comes to { $count }
    }, not { $target }: { WORDS($by) } short.
    .near_barred = { $side ->
        [elder] Elder has { $count } of { $target } when younger scores for { KIND($kind) }.
       *[younger] Younger has { $count } of { $target } when elder scores for { KIND($kind) }.
    }
    .alike = { $count ->
        [one] It is the only one of the { $tried } possible swaps that does it.
       *[other] { $count } of the { $tried } possible swaps do it.
    }
    .way_own = This one changes what { $side } holds.
    .way_other = This one changes nothing that { $side } calls, and works through the opponent’s hand.
    .way_play = This one changes nothing that { $side } calls, and works through the play.
    .next = Next puzzle
    .again = Put the cards back
    .show = Show me
    .bad_puzzle_title = There is no such puzzle
    .bad_puzzle = There is no puzzle “{ $given }”, so another is on the table. Puzzles have names like hard-7.

no-puzzle-form = No puzzles can be made by { $title }; choose a form for two hands without bidding.
no-puzzle-found =
    No { $level ->
        [easy] easy
        [hard] hard
       *[medium] medium
    } puzzle was found in { $tried } deals by { $title }; try another number.

page-daily =
    .title = Today’s deal
    .lead = { $day }. The same cards for everybody; you are { $role ->
        [elder] elder
       *[younger] younger
    }.
    .bad_day_title = That day has no deal
    .bad_day = “{ $given }” is not a day the tutor knows, so today’s deal is on the table. Write a date such as 2026-11-23.
    .early = The cards of { $given } are dealt on that day and no sooner, by universal time (UTC). Today’s deal is on the table.
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
    .coach_plays = The coach is playing your cards against the same opponent…
    .coach_made = On the same cards, against the same { $other }, the coach made { $mine } to { $theirs }.
    .coach_against = { $stands ->
        [better] You came out { $by } ahead of it!
        [level] You did just as well.
       *[worse] It came out { $by } ahead of you. The costliest choices show where.
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
    .lead = { $match } against { $other }, every ruling explained beside the table.
    .lead_many = { $match } with { $other }, everyone for themselves, every ruling explained.
    .lead_partners = { $match } with { $partner } as your partner, against { $other }, every ruling explained.
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
    .find = Let me find it
    .find_usual = From the second match
    .find_always = Always
    .find_never = Never: the buttons name what I hold
    .new = New match
    .new_ask = End the match on the table and begin a new one?
    .new_start = New match
    .new_stay = Keep playing
    .new_done = A new match is on the table.
    .new_back = Back to the previous match
    .bad_seed = “{ $given }” cannot be a seed, so the cards were dealt with another; write a whole number from 0 to 999999999.
    .bad_rules = There is no rule set called “{ $given }”, so { $title } is played; choose another from the list.
    .bad_query_title = Part of this address was not understood
    .bad_seed_title = That is not a seed
    .bad_seed_typed = “{ $given }” cannot be a seed; write a whole number from 0 to 999999999. The match on the table goes on.

page-address =
    .bad_address_title = Part of this address was not understood
    .bad_value = This address says “{ $name }={ $given }”, but “{ $given }” is not one of the values it may have, so it was left out. Choose on this page instead, or look the address over.
    .bad_word = This address asks for “{ $name }={ $given }”, and this page opens nothing by that word, so it was left out. { $instead ->
        [day] Ask for a day so: “day=2026-11-23”.
        [link] A deal is opened by its link: paste it at “{ door-dispute.title }”.
       *[choose] Choose on this page instead, or look the address over.
    }
    .bad_link = After the # this address has “{ $given }”, and this page opens no deals, so it was left out. To open a deal, paste its link at “{ door-dispute.title }”.

page-examples =
    .title = Gallery
    .own_label = A deal of your own
    .to_table = Look at this deal
    .own_title = Nothing ruled yet
    .own_waits = Write or paste a deal and press “Rule on it”, or open a file. Until then the example stays on the table: { $title }.
    .own_note = Of this deal by { $own }, the record says: { $note }
    .comes_to = It comes to: { $totals }.
    .others = Other deals
    .about = About this deal
    .deal = Deal
    .deal_number = Deal { $number }
    .rules = Rules
    .as_written = As in the record ({ $title })
    .worth = { $title } (worth a look)
    .other_rules = The same cards by other rules: { $title }
    .by_both = By { $title }: { $points }. As in the record, by { $own }: { $own_points }.
    .agree = { $done ->
        [yes] On this deal the two agree from first ruling to last.
       *[no] On this deal the two agree so far.
    }
    .part = They first differ here: { $question }
    .part_in_form = The score is the same{ $done ->
        [yes] {""}
       *[no] {" "}so far
    }, but they differ in form: { $question }
    .ruled = { $title }: { $ruling }
    .silent = no ruling.
    .source = Source: { $source }
    .teaches = What it shows: { $teaches }.
    .untitled = A deal of your own
    .untitled_partie = A partie of your own
    .refused = This deal cannot be ruled
    .table_kept = The table stays as it was.
    .bad_query_title = Part of this address was not understood
    .bad_example = There is no example called “{ $given }”, so the first one is shown; choose another from the list.
    .partie = A partie of { $count } deals between { $first } and { $second }: { $totals }.

page-first_deal =
    .title = First deal
    .lead = A guided deal for someone who has never played.
    .again = Play it again

page-forms =
    .title = Other forms
    .lead = The other forms of Piquet, each taught on one hand.
    .form = Form
    .bad_form = There is no lesson on “{ $given }”; choose one of these.
    .bad_form_title = Part of this address was not understood

page-scorer =
    .title = Be the scorer
    .lead = The cards are open: say what they score, and read at once why, and by which law.

page-worksheets =
    .title = Worksheets
    .lead = Problems for a class and their key, to print or as a notebook.

page-lesson =
    .back = Back
    .next = Next
    .hide = Hide the notes
    .show = Show the notes
    .page = { $number } of { $count }
    .label = Notes
    .result = { $mine } to { $theirs }
    .as_printed = You two made the same.
    .not_as_printed = You two made { $result }: your choices differed, and so did the score.

page-dispute =
    .title = A deal
    .tabs = How the deal is brought in
    .two_books = Two books side by side
    .onward = Back to the deal
    .tab_gallery = { door-examples.title }
    .tab_lay = { door-lab.title }
    .tab_text = { door-dispute.title }
    .lead_gallery = Deals from the books, by what they show.
    .lead_lay = Every change is ruled at once.
    .lead_text = Your book rules; the others stand beside it.
    .not_yet_title = Nothing to rule on yet
    .not_yet = The deal you were laying out is not complete. It waits under “Lay it out”.
    .fill_in = Write out the deal on the table
    .deal = The deal
    .deal_hint = elder: ♠KQJT98 ♥K9 … younger: … (or paste a record or a link)
    .rule = Rule on it
    .upload = Open a file
    .sample = Try a deal the books quarrel over
    .away = Put this deal away
    .basis = The hands are
    .basis_open = whatever the cards suggest
    .basis_deal = as they were dealt
    .basis_hands = after the exchange
    .refused = This deal cannot be ruled
    .kept = What you wrote is untouched.
    .kept_before = The deal before is put aside; one press shows it again.
    .back_again = Show the deal before again
    .not_so = The deal cannot be read that way
    .still_so = It stands as it was read before, and so do its rulings.
    .refused_by = { $title } does not allow this deal: { $why }
    .same_score = { $done ->
        [yes] Both books score this deal the same.
       *[no] So far, both books score this deal the same.
    }
    .ruled_title = By { $title }{ $done ->
        [yes] {""}
       *[no] , so far
    }
    .differing = These books score it differently:
    .none_differs = { $done ->
        [yes] No
       *[no] So far, no
    } other book scores this deal differently.
    .alike = { $done ->
        [yes] The same score by { $titles }.
       *[no] So far, the same score by { $titles }.
    }
    .here = By your book
    .beside = All rulings side by side
    .no_source = No source mentions it.
    .written = In a record:
    .whole = The whole rule
    .one = Your book
    .other = The other book
    .option = With one change
    .option_none = nothing changed
    .value = Changed to
    .differ = { $count ->
        [0] These are the same rules.
        [one] One rule differs.
       *[other] { $count } rules differ; { $scoring ->
            [0] none of them can change a score.
            [one] one of them can change a score.
           *[other] { $scoring } of them can change a score.
        }
    }
    .differ_alike = { $count ->
        [0] These are the same rules.
        [one] One rule differs; it changes nothing in this deal’s score{ $done ->
            [yes] {""}
           *[no] {" "}so far
        }.
       *[other] { $count } rules differ; { $scoring ->
            [0] none of them can change a score.
            [one] one of them can change a score, but { $done ->
                [yes] not this deal’s
               *[no] has not changed this deal’s so far
            }.
           *[other] { $scoring } of them can change a score, but { $done ->
                [yes] not this deal’s
               *[no] have not changed this deal’s so far
            }.
        }
    }
    .no_clause = No such rule.
    .scores = can change a score
    .part = A deal on which they differ
    .another = Another deal
    .parting_title = Where they differ
    .parting_example = An example: a deal on which they differ
    .parting_clause = They first differ on this: { $question }
    .parting_difference = { $title } gives { $sides }.
    .parting_even = The totals are the same by both; only what the points are for differs.
    .parting_side = { $points } { $more } to { $side }
    .more = more
    .less = less
    .marked = here they differ
    .silent = No ruling here.
    .open = Open it on the table
    .hand_exchanged = { $side }, after the exchange
    .hand = { $side }
    .changed = { $title }, but { $change }
    .changed_short = { $title } with that change
    .change = { $option }: { $words }
    .change_note = { $question } { $title } says: { $own }. In a record: { $code }.
    .by_example = A deal from the examples, “{ $title }”.
    .by_seed = The cards of seed { $seed }, as the tutor’s own players play them.
    .by_random = The cards of seed { $seed }; every choice, to the last card, was made at random within the rules.
    .by_search = A deal made for the question: cards were swapped until they fitted, then played out.
    .never_part = No deal was found on which they score differently.
    .never_part_why = No rule that scores within a deal differs; what differs is settled over a whole partie, or changes no score.
    .forms = { $why } You can still compare their rules side by side.
    .searching = How far the search has got
    .cancel = Stop
    .found_title = Found
    .proved_title = There is none
    .not_found_title = None was found
    .cancelled_title = Stopped
    .bad_address_title = Part of this address was not understood
    .bad_rules = There is no rule set called “{ $given }”, so { $title } is shown; choose another from the list.
    .ruled_by = Ruled by { $title }.
    .sources = Who says so

page-referee =
    .lead = A wrong count, a revoke, an exposed card, a false call: what the referee rules, and by which law.
    .part_cases = Cavendish’s cases
    .part_whose = Whose laws, game by game
    .part_cutting = Cutting
    .part_dealing = Dealing
    .part_blank = Carte blanche
    .part_exchange = The exchange
    .part_calling = Calling
    .part_answers = Wrong answers
    .part_playing = Playing
    .part_score = The score
    .part_packs = Packs and bystanders
    .part_any = Any incident
    .part_asking = What you may ask
    .case = Case { $number }
    .on_table = Open it on the table
    .deal_of = Case { $number }, as it was played before the referee ruled
    .unknown = There is no case or law “{ $given }”, so all cases are listed.

page-claims =
    .lead = Record scores, impossible hands, famous examples: what is true, what is not, and the deals that prove it.
    .why = Why
    .failed = Its deals could not be ruled just now. Close this claim and open it again.
    .printed = Printed: { $printed }
    .outcome = { $verdict ->
        [realised] As printed: { $found }.
        [corrected] Corrected: { $found }.
        [impossible] Impossible. What is possible: { $found }.
       *[disagrees] Not as this page says: { $found }.
    }
    .proof = The proof, { $cases } cases
    .scored = What the deals score
    .cards_deal = { $side }, as dealt
    .cards_hands = { $side }, after the exchange
    .talon = Talon
    .on_table = Open it on the table
    .unknown = There is no claim “{ $given }”, so all are listed.

page-rulebook =
    .lead = Every rule in plain words with its source, and a deal for almost any question.
    .search = Search everything here
    .search_hint = revoke, repique, Law 68, carte blanche, 174 …
    .found = { $count ->
        [one] One entry has “{ $words }”.
       *[other] { $count } entries have “{ $words }”.
    }
    .found_some = { $count ->
        [0] Nothing has any of the words “{ $words }”.
        [one] Nothing has all of the words “{ $words }”; one entry has some of them.
       *[other] Nothing has all of the words “{ $words }”; { $count } entries have some of them.
    }
    .contents = Contents
    .why = Why
    .link = A link to this
    .waiting = One moment …
    .beside = Compare two books, on a deal if you like
    .rules = Rules
    .sources = Who says so
    .options = What changes it
    .others = Or: { $values }.
    .elsewhere = What other books say
    .written = In a record:
    .codes = or { $values }
    .any_number = any whole number
    .show = A deal that shows it
    .exception = Replaces the rule “{ $question }”
    .searching = How far the search has got
    .cancel = Stop
    .found_title = Found
    .proved_title = There is none
    .not_found_title = None was found
    .cancelled_title = Stopped
    .bad_address_title = Part of this address was not understood
    .bad_rules = There is no rule set called “{ $given }”, so { $title } is shown; choose another from the list.
    .bad_clause = { $title } has no rule called “{ $given }”, so the whole book is shown.
    .shows_title = A deal that shows it: { $question }
    .shows_example = From the examples, “{ $title }”. The table stands at the ruling.
    .shows_random = A deal played at random by these rules. The table stands at the ruling.
    .shows_found = The table stands at the ruling.
    .ruled_by = Ruled by { $title }.

page-differ =
    .lead = Every question the books answer differently, with each answer and its source.
    .rule = The rule
    .bad_question = No two books answer “{ $given }” differently, so every question is listed.

page-find =
    .lead = Ask for a deal in which something happens: it is found and laid on the table, or proved impossible.
    .question = Question
    .own_question = A question of my own …
    .query = In words, or in the finder’s language
    .find = Find a deal
    .another = Another deal
    .rules = Rules
    .bad_query_title = That cannot be asked
    .bad_find = “{ $given }” cannot be asked; choose a question from the list.
    .language_title = The finder’s language
    .language_words = Write in words what shall happen, such as “elder repique, younger quint”; or write conditions one after another; all must hold. Each is a name, a sign, a value.
    .language_choices = { $name }: { $values }
    .language_hands = Of each hand, with { $one } or { $other } before it: { $names }.
    .language_play = Of the deal played out: elder.total, younger.tricks, elder.play, difference; and ruling=, with the name of a rule.
    .language_books = Two books: against=wikipedia finds a deal that scores differently there; by>=10 says by how much, on= by which rule.
    .language_more = Put a bar between values that would do: { $example }. Numbers may be words: { $words }.

page-classroom =
    .title = Classroom
    .lead = Big cards, one step at a time; the class rules before the tutor does.

page-table =
    .title = A deal by link
    .lead = A deal from a teacher’s link, to play on or to step through.

page-own_choices =
    .title = Your own choices, once more
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
    .lead = Choose deals, where to begin, and what is hidden. The link holds it all.

page-odds =
    .lead = The numbers of the game: counted exactly where they can be, dealt out by the hundred thousand where they cannot.
    .go = Open

# A deal taken along, wherever it is seen.
page-share =
    .title = Share this deal
    .link = Link to this deal
    .length = { $count } characters.
    .note = Anyone who has the link can read every card. Nothing is sent to a server: the deal is in the address, after the #.
    .part = Put this after the # of the address of the page that is to open it; only on the tutor’s own page is the whole address known.
    .copy = Copy the link
    .copied = Copied.
    .not_copied = It could not be copied. It is selected, so press Ctrl and C.
    .open = Open it
    .code = Show a QR code
    .code_large = This is a long link: show the code as large as you can, and bring the phones close.
    .code_alone = The code holds only the link, without the page that opens it; on the tutor’s own page it holds both.
    .close = Close
    .dots = Save as picture (PNG)
    .drawing = As a drawing (SVG)
    .save = Save the record
    .file = piquet-deal
    .class = Ask a class about this deal
    .notebook = In a notebook
    .copy_cell = Copy as a cell
    .copied_cell = Copied. Paste it into a cell.
    .open_notebook = Open in a notebook
    .opens_notebook = “Open in a notebook” copies the lines as well: paste them into a cell there.
    .embed = On a page of yours
    .copy_lines = Copy the lines
    .embed_note = Paste these lines into the HTML of your page. Readers see the hands at once; the rulings open where the deal stands.
    .embed_where = On a tutor site, which “piquet-tutor site” builds, the lines for a page of yours appear here once the deal is sound.
