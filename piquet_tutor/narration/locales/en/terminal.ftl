# What the command line sets around the rulings: headings, the columns of tables, and the sentences between them.

terminal-total = total
terminal-tally = { $side } { $points }
terminal-tally-kinds = { $side } { $points } ({ $kinds })
terminal-kind-points = { $kind } { $points }

## A deal, and a partie of several. $player is a person's name.

terminal-deal-title = A deal from seed { $seed }
terminal-found-title = Found by { $query }
terminal-deal-elder = Deal { $number }: { $player } is elder
terminal-deal-eldest = Deal { $number }: { $player } is eldest
terminal-player-points = { $player } { $points }
terminal-after =
    { $count ->
        [one] After { $count } deal: { $points }
       *[other] After { $count } deals: { $points }
    }

## check: whether a record is sound

terminal-check-done = sound and complete by the rules of { $rules }: { $points }.
terminal-check-carte_blanche = sound by the rules of { $rules } as far as it goes, where { ROLE($side) } has a carte blanche and is to exchange: { $points }.
terminal-check-exchange = sound by the rules of { $rules } as far as it goes, where { ROLE($side) } is to exchange: { $points }.
terminal-check-play = sound by the rules of { $rules } as far as it goes, where { ROLE($side) } is to play card { $number }: { $points }.
terminal-check-act = sound by the rules of { $rules } as far as it goes, where { ROLE($side) } is to act: { $points }.
terminal-check-partie =
    { $count ->
        [one] a partie of { $count } deal, sound as far as it goes by the rules of { $rules }: { $points }.
       *[other] a partie of { $count } deals, sound as far as it goes by the rules of { $rules }: { $points }.
    }
terminal-check-partie-over =
    { $count ->
        [one] a partie of { $count } deal, sound and complete by the rules of { $rules }: { $points }.
       *[other] a partie of { $count } deals, sound and complete by the rules of { $rules }: { $points }.
    }

## compare: one deal by two books, each named as it is asked for

terminal-agree = { $one } and { $other } agree on this deal { $done ->
        [yes] from the first ruling to the last
       *[no] so far
    }.
terminal-part = { $one } and { $other } first differ on { $clause }: { $question }
terminal-part-formal = { $one } and { $other } first differ on { $clause }: { $question } No point { $done ->
        [yes] depends
       *[no] has depended
    } on it{ $done ->
        [yes] {""}
       *[no] {" "}so far
    }.
terminal-says = { $rules }: { $words }
terminal-no-rule = { $rules } has no such rule.
terminal-no-ruling = { $rules } has nothing to rule on here.
terminal-all = In all, { $parts }.
# $many: two partners together.
terminal-points-more = { ROLE($side) } { $many ->
        [yes] have
       *[no] has
    } { $points } more by { $rules } ({ $was } against { $now })
terminal-points-less = { ROLE($side) } { $many ->
        [yes] have
       *[no] has
    } { $points } less by { $rules } ({ $was } against { $now })
terminal-points-same = { ROLE($side) } { $many ->
        [yes] have
       *[no] has
    } { $points } by both
terminal-by-rules = by the rules of { $rules }, { $said }

## find: the questions with names

terminal-column-name = name
terminal-column-question = question
terminal-column-query = query

## claims: what the books print of particular deals

terminal-claims-source = source
terminal-claims-printed = printed
terminal-claims-verdict = outcome
terminal-claims-found = found
terminal-claims-realised = realised
terminal-claims-corrected = corrected
terminal-claims-impossible = impossible
terminal-claims-disagrees = disagrees
terminal-claims-many =
    { $count ->
        [one] { $count } claim, proved by the project’s tests, its deals scored again just now: { $parts }.
       *[other] { $count } claims, each proved by the project’s tests, their deals scored again just now: { $parts }.
    }
terminal-claims-count =
    { $count } { $verdict ->
        [realised] realised
        [corrected] corrected
       *[impossible] impossible
    }
terminal-claims-whole = The proofs are whole. With --whole you see what the tests found on many more deals as well, for { $claims }.
terminal-claims-head = { $number }. { $title }: { $verdict }
terminal-claims-part = printed: { $printed }
terminal-claims-outcome = { $verdict }: { $found }
terminal-claims-fault = Not as stated: { $fault }
terminal-claims-proof = Proof, { $proof }, { $cases } cases:
terminal-claims-heard = { $example } ({ $role }) under { $books }: { $points }.
terminal-claims-role-as_printed = as printed
terminal-claims-role-corrected = corrected
terminal-claims-role-nearest = the nearest possible
terminal-claims-role-beside = the other case
terminal-claims-in-all = in all { $points }
terminal-claims-deals = { $count } deals; the file has them all.
terminal-claims-hand = { $seat }: { $cards }
terminal-claims-dealt = dealt to { $seat }: { $cards }
terminal-claims-talon = talon: { $cards }
terminal-claims-bids = bids: { $bids }
terminal-claims-put-out = { $seat } discards: { $cards }
terminal-claims-nothing = nothing
terminal-claims-calls = { $seat } calls: { $calls }
terminal-claims-none = none
terminal-claims-play = play: { $cards }

## cases: Cavendish's twenty-two, ruled on by the referee

terminal-cases-case = case
terminal-cases-happened = what happened
terminal-cases-referee = the referee
terminal-cases-law = law
terminal-cases-cavendish = Cavendish
terminal-cases-agrees = agrees
terminal-cases-differs = differs
terminal-cases-unknown = There is no case “{ $number }”; the cases go from I to { $last }.
terminal-cases-partie = The partie: { $figures }.
terminal-cases-summary = { $agreed } of { $count } cases ruled on as Cavendish decides them.
terminal-cases-whose = { $games }: { $told }
terminal-cases-head = Case { $number }: { $title }
terminal-cases-cites-agrees = He cites { $laws }. The referee agrees.
terminal-cases-cites-differs = He cites { $laws }. The referee differs.
terminal-cases-dealt = { $name } was dealt
terminal-cases-discarded = { $name } discarded
terminal-cases-played = { $name } played with
terminal-cases-played-count = { $name } played with ({ $count } cards)
terminal-cases-trick = Trick { $number }, { SIDE($side) } leads
terminal-cases-before = Before the referee rules: { $points }.
terminal-cases-again = The deal ruled again with the calls put right: { $points }.
terminal-cases-after = The score after it: { $points }.
terminal-cases-rules = The referee rules
terminal-cases-decides = Cavendish decides
terminal-cases-noticed = { $title } (noticed { $when })
terminal-cases-noticed-differs = { $title } (noticed { $when }): Cavendish differs
terminal-cases-asks = { SIDE($side) } asks: { $question }
terminal-cases-asks-differs = { SIDE($side) } asks: { $question } (Cavendish differs)
terminal-cases-column = the partie
terminal-cases-computed = computed
terminal-cases-thirteen = With thirteen cards (elder, younger, paid)
terminal-cases-twelve = With twelve cards, played out (elder, younger at most)
terminal-cases-given_up = With twelve cards, the play given up (elder, younger, paid)
terminal-cases-swing = What the blunder is worth
terminal-tutor-failed = The tutor itself failed here ({ $kind }), which is no fault of yours; please report it with what you gave it.

## When a thing was noticed

terminal-moment-cutting = while cutting
terminal-moment-dealing = while dealing
terminal-moment-before_hands = before the hands are taken up
terminal-moment-before_discard = before the discard
terminal-moment-before_stock = before anybody draws
terminal-moment-before_elder_draws = before elder draws
terminal-moment-before_younger_draws = before younger draws
terminal-moment-before_call = before the call
terminal-moment-before_reply = before the answer
terminal-moment-before_next_call = before the next call
terminal-moment-before_lead = before the lead
terminal-moment-before_first_card = before the first card
terminal-moment-during_play = during the play
terminal-moment-after_play = after the play
terminal-moment-after_next_hand = after the next hand

## Where a record stands that was given: in a file, on a line of it, in a list. What was piped has no file.

terminal-given =
    { $file ->
        [absent] { $line ->
            [0] the record{ $record ->
                [0] {""}
               *[other] , record { $record }
            }
           *[other] line { $line }{ $record ->
                [0] {""}
               *[other] , record { $record }
            }
        }
       *[other] { $file }{ $line ->
            [0] {""}
           *[other] , line { $line }
        }{ $record ->
            [0] {""}
           *[other] , record { $record }
        }
    }

## What was wrongly given on the command line. $hint is a phrase such as "perhaps “rubicon” is meant".

terminal-wrong-nothing-given = nothing was given, so there is nothing to rule on; give one record a line.
terminal-wrong-empty-list = this is an empty list, with no record in it; give a record between braces, or a list of such.
terminal-wrong-rules =
    { $known ->
        [absent] there is no rule set “{ $name }”; { $hint }.
       *[other] there is no rule set “{ $name }”; { $hint }; the rule sets are { $known }.
    }
terminal-wrong-language = the tutor does not speak “{ $name }”; use one of { $known }.
terminal-wrong-two-rules = give two or more different ones, such as --rules rubicon --rules wikipedia.
terminal-wrong-number = “{ $given }” will not do; write a whole number from { $least } to { $most }.
terminal-wrong-deal =
    { $deals ->
        [one] there is no deal { $number } in this record; it holds one deal, so leave --deal out.
       *[other] there is no deal { $number } in this partie; give --deal a number from 1 to { $deals }.
    }
terminal-wrong-what-to-link = Give a file, or the seed of a deal with --seed.
terminal-wrong-dash-alone = “-” stands alone and answers in JSON; leave the other files and --format out.
terminal-wrong-nothing-asked = Say what to explain: --number N, --not QUESTION or --what-if CHANGE.
terminal-wrong-nearest-alone = --nearest turns a ruling or a question: add --number N or --not QUESTION.
terminal-wrong-number-alone = Each seat has its own numbers: add --seat to --number.
terminal-wrong-build-or-check = Choose one of --build and --check: what has been built is checked anyway.
terminal-wrong-output-alone = --output says where a table is to be kept: add --build.
terminal-wrong-drawing = the drawing cannot be written there ({ $problem }); name another file.
terminal-wrong-record = the record cannot be written there ({ $problem }); name another file.
terminal-wrong-picture-ruling = there is no ruling { $number } here; give --ruling a number from 1 to { $most }.
terminal-wrong-picture-ending = “{ $name }” will not do; give a name that ends in .svg or .png.
terminal-wrong-picture-one = Give the record of one deal: there is one picture for one ruling.

# Why the machine refused, by the name that the error has everywhere; here it is said as the machine says it.
terminal-problem =
    { $name ->
       *[other] { $said }
    }
terminal-no-room = What was to be written could not be ({ $problem }): make room, or write it to another disk, and try again.
terminal-no-file-name = its name is not a file name

## link: what is said of the drawing of a link

terminal-code-alone = The code holds only what follows the #; give --page so that a phone can open it.
terminal-code-long = The code holds { $count } characters; show it large, or put less in the link.

## The app and JupyterLab: where they are open, and why they cannot be

# $what is app or lab.
terminal-serving-open =
    { $what ->
        [app] Piquet Tutor is open at { $address } (Ctrl-C ends it)
       *[lab] JupyterLab is open at { $address } (Ctrl-C ends it)
    }
terminal-serving-temporary = Your home folder cannot be written to ({ $problem }): what Jupyter keeps lies in a temporary folder, and is gone when the tutor ends. The pages keep what they keep in the browser, as ever.
terminal-serving-no-folder = No folder can be written to, not even a temporary one ({ $problem }): make room, or name one in TMPDIR, and try again.
terminal-serving-gone = The folder you are in is no longer there: it has been removed or renamed. Go to another one with cd, and try again.
terminal-serving-scenes-begin = The pages are prepared, so that each is painted at once when it is opened: about { $seconds } seconds, this once.
terminal-serving-scenes-end = Prepared in { $seconds ->
        [one] one second
       *[other] { $seconds } seconds
    }.
terminal-serving-few-files = This system lets a program open so few files at once that { $most } visitors can play, not { $visitors }; a higher limit (ulimit -n) makes room for more.
terminal-serving-port = Port { $port } cannot be used ({ $problem }); choose another, or leave it out to get a free one.
terminal-serving-no-notebooks = The notebooks are missing: there is no folder { $folder }; install piquet-tutor again.
terminal-serving-no-page =
    { $known ->
        [absent] There is no page “{ $page }” in { $folder }, and no other page either.
       *[other] There is no page “{ $page }” in { $folder }; the pages are: { $known }.
    }
terminal-serving-lab-stopped = JupyterLab stopped at once; its last message was: { $said }
terminal-serving-lab-silent = JupyterLab did not answer within { $seconds } seconds; try again.
terminal-serving-host-alone = --host only goes with --share or --class: give both, or leave --host out.
terminal-serving-every-host = { $host } stands for every address; give with --host the one that others are to type.
terminal-serving-no-network = This machine is not on a network; join one, or give its address with --host.
terminal-serving-foreign-host = “{ $host }” is not an address of this machine; leave --host out to share under its own.

## The app opened to others: `piquet-tutor --share`.

terminal-shared-who = Anyone on the same network who opens this address gets a table of their own, on this machine. Nobody can run code or read files through it; what is sent goes over the network unencrypted.
terminal-shared-class = Pupils on the same network can join the room you open in the classroom, with its code, and reach nothing else of the tutor. What is sent goes over the network unencrypted.
terminal-shared-end = Ctrl-C closes it for everybody.

## A command that was mistyped. In this language the command line's library says it by itself, in these words.

terminal-usage = Usage: { $command } { $pieces }
terminal-usage-help = Try “{ $command } --help” for help.
terminal-usage-wrong = Error: { $said }
terminal-usage-no-command = No such command { $name }.
terminal-usage-no-option = No such option: { $name }
terminal-usage-missing =
    { $what ->
        [absent] Something is missing.
       *[other] Missing { $what }.
    }
terminal-usage-refused =
    { $what ->
        [absent] Invalid value: { $said }
       *[other] Invalid value for { $what }: { $said }
    }
terminal-usage-choice = write one of { $words }.
terminal-usage-number = write a whole number of at least { $least }.
