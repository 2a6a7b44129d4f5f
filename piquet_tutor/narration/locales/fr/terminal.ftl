# Ce que la ligne de commande met autour des décisions : titres, colonnes de tableaux, et les phrases entre eux.

terminal-total = total
terminal-tally = { $side } { $points }
terminal-tally-kinds = { $side } { $points } ({ $kinds })
terminal-kind-points = { $kind } { $points }

## Une donne, et une partie de plusieurs. $player est le nom d’une personne.

terminal-deal-title = La donne de la graine { $seed }
terminal-found-title = Trouvée par { $query }
terminal-deal-elder = Donne { $number } : { $player }, premier en cartes
terminal-deal-eldest = Donne { $number } : { $player }, premier en cartes
terminal-player-points = { $player } { $points }
terminal-after =
    { $count ->
        [one] Après { $count } donne : { $points }
       *[other] Après { $count } donnes : { $points }
    }

## check : si un relevé est bon

terminal-check-done = correct et complet selon les règles { $rules } : { $points }.
terminal-check-carte_blanche = correct selon les règles { $rules } jusque-là : { ROLE($side) } a une carte blanche et doit écarter. { $points }.
terminal-check-exchange = correct selon les règles { $rules } jusque-là : { ROLE($side) } doit écarter. { $points }.
terminal-check-play = correct selon les règles { $rules } jusque-là : { ROLE($side) } doit jouer la carte { $number }. { $points }.
terminal-check-act = correct selon les règles { $rules } jusque-là : { ROLE($side) } doit agir. { $points }.
terminal-check-partie =
    { $count ->
        [one] une partie de { $count } donne, correcte selon les règles { $rules } jusque-là : { $points }.
       *[other] une partie de { $count } donnes, correcte selon les règles { $rules } jusque-là : { $points }.
    }
terminal-check-partie-over =
    { $count ->
        [one] une partie de { $count } donne, correcte et complète selon les règles { $rules } : { $points }.
       *[other] une partie de { $count } donnes, correcte et complète selon les règles { $rules } : { $points }.
    }

## compare : une donne selon deux livres, chacun sous le nom par lequel on le demande

terminal-agree = { $one } et { $other } s’accordent sur cette donne{ $done ->
        [yes] , de la première décision à la dernière
       *[no] {" "}jusqu’ici
    }.
terminal-part = { $one } et { $other } divergent d’abord sur { $clause } : { $question }
terminal-part-formal = { $one } et { $other } divergent d’abord sur { $clause } : { $question } Aucun point n’en { $done ->
        [yes] dépend
       *[no] a dépendu jusqu’ici
    }.
terminal-says = { $rules } : { $words }
terminal-no-rule = { $rules } n’a pas cette règle.
terminal-no-ruling = { $rules } n’a rien à décider ici.
terminal-all = En tout, { $parts }.
terminal-points-more =
    { ROLE($side, case: "number") ->
        [many] { ROLE($side) } ont { $points } de plus selon { $rules } ({ $was } contre { $now })
       *[one] { ROLE($side) } a { $points } de plus selon { $rules } ({ $was } contre { $now })
    }
terminal-points-less =
    { ROLE($side, case: "number") ->
        [many] { ROLE($side) } ont { $points } de moins selon { $rules } ({ $was } contre { $now })
       *[one] { ROLE($side) } a { $points } de moins selon { $rules } ({ $was } contre { $now })
    }
terminal-points-same =
    { ROLE($side, case: "number") ->
        [many] { ROLE($side) } ont { $points } selon l’un et l’autre
       *[one] { ROLE($side) } a { $points } selon l’un et l’autre
    }
terminal-by-rules = selon les règles { $rules }, { $said }

## find : les questions qui ont un nom

terminal-column-name = nom
terminal-column-question = question
terminal-column-query = recherche

## claims : ce que les livres impriment de donnes particulières

terminal-claims-source = source
terminal-claims-printed = imprimé
terminal-claims-verdict = résultat
terminal-claims-found = trouvé
terminal-claims-realised = réalisé
terminal-claims-corrected = corrigé
terminal-claims-impossible = impossible
terminal-claims-disagrees = en désaccord
terminal-claims-many =
    { $count ->
        [one] { $count } affirmation, prouvée par les tests du projet, ses donnes marquées de nouveau à l’instant : { $parts }.
       *[other] { $count } affirmations, chacune prouvée par les tests du projet, leurs donnes marquées de nouveau à l’instant : { $parts }.
    }
terminal-claims-count =
    { $verdict ->
        [realised] { $count ->
            [one] { $count } réalisée
           *[other] { $count } réalisées
        }
        [corrected] { $count ->
            [one] { $count } corrigée
           *[other] { $count } corrigées
        }
       *[impossible] { $count ->
            [one] { $count } impossible
           *[other] { $count } impossibles
        }
    }
terminal-claims-whole = Les preuves sont entières. Avec --whole, vous voyez aussi ce que les tests ont trouvé sur bien plus de donnes, pour { $claims }.
terminal-claims-head = { $number }. { $title } : { $verdict }
terminal-claims-part = imprimé : { $printed }
terminal-claims-outcome = { $verdict } : { $found }
terminal-claims-fault = Non conforme : { $fault }
terminal-claims-proof = Preuve, { $proof }, { $cases } cas :
terminal-claims-heard = { $example } ({ $role }) selon { $books } : { $points }.
terminal-claims-role-as_printed = tel qu’imprimé
terminal-claims-role-corrected = corrigé
terminal-claims-role-nearest = le plus proche possible
terminal-claims-role-beside = l’autre cas
terminal-claims-in-all = en tout { $points }
terminal-claims-deals = { $count } donnes ; le fichier les a toutes.
terminal-claims-hand = { $seat } : { $cards }
terminal-claims-dealt = { $seat }, à la donne : { $cards }
terminal-claims-talon = talon : { $cards }
terminal-claims-bids = enchères : { $bids }
terminal-claims-put-out = { $seat } écarte : { $cards }
terminal-claims-nothing = rien
terminal-claims-calls = { $seat } annonce : { $calls }
terminal-claims-none = rien
terminal-claims-play = jeu : { $cards }

## cases : les vingt-deux cas de Cavendish, décidés par l’arbitre

terminal-cases-case = cas
terminal-cases-happened = ce qui s’est passé
terminal-cases-referee = l’arbitre
terminal-cases-law = loi
terminal-cases-cavendish = Cavendish
terminal-cases-agrees = d’accord
terminal-cases-differs = diffère
terminal-cases-unknown = Il n’y a pas de cas « { $number } » ; les cas vont de I à { $last }.
terminal-cases-partie = La partie : { $figures }.
terminal-cases-summary = { $agreed } cas sur { $count } décidés comme Cavendish les décide.
terminal-cases-whose = { $games } : { $told }
terminal-cases-head = Cas { $number } : { $title }
terminal-cases-cites-agrees = Il cite { $laws }. L’arbitre est d’accord.
terminal-cases-cites-differs = Il cite { $laws }. L’arbitre en décide autrement.
terminal-cases-dealt = { $name } a reçu
terminal-cases-discarded = { $name } a écarté
terminal-cases-played = { $name } a joué
terminal-cases-played-count = { $name } a joué ({ $count } cartes)
terminal-cases-trick = Levée { $number }, entame { ROLE($side, case: "de") }
terminal-cases-before = Avant la décision de l’arbitre : { $points }.
terminal-cases-again = La donne jugée de nouveau, annonces corrigées : { $points }.
terminal-cases-after = La marque ensuite : { $points }.
terminal-cases-rules = La décision de l’arbitre
terminal-cases-decides = Ce que décide Cavendish
terminal-cases-noticed = { $title } (remarqué { $when })
terminal-cases-noticed-differs = { $title } (remarqué { $when }) : Cavendish en décide autrement
terminal-cases-asks = { SIDE($side) } demande : { $question }
terminal-cases-asks-differs = { SIDE($side) } demande : { $question } (Cavendish en décide autrement)
terminal-cases-column = la partie
terminal-cases-computed = calculé
terminal-cases-thirteen = Avec treize cartes (premier, dernier, payé)
terminal-cases-twelve = Avec douze cartes, jouées jusqu’au bout (premier, dernier au plus)
terminal-cases-given_up = Avec douze cartes, le jeu abandonné (premier, dernier, payé)
terminal-cases-swing = Ce que vaut la bévue
terminal-tutor-failed = C’est le tuteur lui-même qui a échoué ici ({ $kind }), et ce n’est pas votre faute ; signalez-le, avec ce que vous lui avez donné.

## Quand une chose a été remarquée

terminal-moment-cutting = à la coupe
terminal-moment-dealing = pendant la donne
terminal-moment-before_hands = avant que les mains soient relevées
terminal-moment-before_discard = avant l’écart
terminal-moment-before_stock = avant la prise au talon
terminal-moment-before_elder_draws = avant que le premier prenne
terminal-moment-before_younger_draws = avant que le dernier prenne
terminal-moment-before_call = avant l’annonce
terminal-moment-before_reply = avant la réponse
terminal-moment-before_next_call = avant l’annonce suivante
terminal-moment-before_lead = avant l’entame
terminal-moment-before_first_card = avant la première carte
terminal-moment-during_play = pendant le jeu
terminal-moment-after_play = après le jeu
terminal-moment-after_next_hand = après la donne suivante

## Où se trouve un relevé qui a été donné : dans un fichier, à une de ses lignes, dans une liste. Ce qui arrive par un tube n’a pas de fichier.

terminal-given =
    { $file ->
        [absent] { $line ->
            [0] le relevé{ $record ->
                [0] {""}
               *[other] , relevé { $record }
            }
           *[other] ligne { $line }{ $record ->
                [0] {""}
               *[other] , relevé { $record }
            }
        }
       *[other] { $file }{ $line ->
            [0] {""}
           *[other] , ligne { $line }
        }{ $record ->
            [0] {""}
           *[other] , relevé { $record }
        }
    }

## Ce qui a été mal donné sur la ligne de commande

terminal-wrong-nothing-given = rien n’a été donné : il n’y a donc rien à décider ; donnez un relevé par ligne.
terminal-wrong-empty-list = c’est une liste vide, sans aucun relevé ; donnez un relevé entre accolades, ou une liste de relevés.
terminal-wrong-rules =
    { $known ->
        [absent] il n’y a pas de règles nommées « { $name } » ; { $hint }.
       *[other] il n’y a pas de règles nommées « { $name } » ; { $hint } ; il y a { $known }.
    }
terminal-wrong-language = le tuteur ne parle pas « { $name } » ; prenez l’une de ces langues : { $known }.
terminal-wrong-two-rules = donnez-en deux différentes ou plus, comme --rules rubicon --rules wikipedia.
terminal-wrong-number = « { $given } » ne convient pas ; écrivez un nombre entier de { $least } à { $most }.
terminal-wrong-deal =
    { $deals ->
        [one] il n’y a pas de donne { $number } dans ce relevé ; il n’en contient qu’une : laissez --deal de côté.
       *[other] il n’y a pas de donne { $number } dans cette partie ; donnez à --deal un nombre de 1 à { $deals }.
    }
terminal-wrong-what-to-link = Donnez un fichier, ou la graine d’une donne avec --seed.
terminal-wrong-dash-alone = « - » va tout seul et répond en JSON ; retirez les autres fichiers et --format.
terminal-wrong-nothing-asked = Dites ce qu’il faut expliquer : --number N, --not QUESTION ou --what-if CHANGEMENT.
terminal-wrong-nearest-alone = --nearest renverse une décision ou une question : ajoutez --number N ou --not QUESTION.
terminal-wrong-number-alone = Chaque place a ses propres numéros : ajoutez --seat à --number.
terminal-wrong-build-or-check = Choisissez --build ou --check, l’un des deux : ce qui vient d’être fait est vérifié de toute façon.
terminal-wrong-output-alone = --output dit où garder une table : ajoutez --build.
terminal-wrong-drawing = le dessin ne peut pas être écrit là ({ $problem }) ; nommez un autre fichier.
terminal-wrong-record = le relevé ne peut pas être écrit là ({ $problem }) ; nommez un autre fichier.
terminal-wrong-picture-ruling = il n’y a pas ici de décision { $number } ; donnez à --ruling un nombre de 1 à { $most }.
terminal-wrong-picture-ending = « { $name } » ne convient pas ; donnez un nom qui finit par .svg ou .png.
terminal-wrong-picture-one = Donnez le relevé d’une seule donne : il y a une image pour une décision.

# Pourquoi la machine a refusé, d’après le nom que l’erreur porte partout.
terminal-problem =
    { $name ->
        [ENOENT] ce fichier ou ce dossier n’existe pas
        [EACCES] vous n’en avez pas le droit
        [EPERM] vous n’en avez pas le droit
        [EISDIR] c’est un dossier
        [ENOTDIR] ce n’est pas un dossier
        [EEXIST] il existe déjà
        [EROFS] on ne peut rien y écrire
        [ENOSPC] il n’y a plus de place
        [ENAMETOOLONG] le nom est trop long
       *[other] erreur { $name }
    }
terminal-no-room = L’écriture n’a pas pu se faire ({ $problem }) : faites de la place ou écrivez sur un autre disque, puis recommencez.
terminal-no-file-name = ce n’est pas un nom de fichier

## link : ce qui se dit du dessin d’un lien

terminal-code-alone = Le code ne contient que ce qui suit le # ; donnez --page pour qu’un téléphone puisse l’ouvrir.
terminal-code-long = Le code contient { $count } caractères ; montrez-le en grand, ou mettez moins de choses dans le lien.

## L’app et JupyterLab : où ils sont ouverts, et pourquoi ils ne peuvent pas l’être

# $what est app ou lab.
terminal-serving-open =
    { $what ->
        [app] Le Tuteur de Piquet est ouvert à l’adresse { $address } (Ctrl-C le ferme)
       *[lab] JupyterLab est ouvert à l’adresse { $address } (Ctrl-C le ferme)
    }
terminal-serving-temporary = Impossible d’écrire dans votre dossier personnel ({ $problem }) : ce que Jupyter garde est dans un dossier temporaire, et disparaîtra à la fermeture du tuteur. Ce que gardent les pages reste dans le navigateur, comme toujours.
terminal-serving-no-folder = Impossible d’écrire dans aucun dossier, même temporaire ({ $problem }) : faites de la place ou indiquez-en un dans TMPDIR, puis recommencez.
terminal-serving-gone = Le dossier où vous êtes n’existe plus : il a été supprimé ou renommé. Allez dans un autre avec cd, puis recommencez.
terminal-serving-scenes-begin = Préparation des pages, pour que chacune s’affiche dès qu’on l’ouvre : environ { $seconds } secondes, cette fois seulement.
terminal-serving-scenes-end = Pages prêtes en { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }.
terminal-serving-few-files = Ce système laisse un programme ouvrir si peu de fichiers à la fois que { $most } visiteurs peuvent jouer, et non { $visitors } ; une limite plus haute (ulimit -n) ferait de la place.
terminal-serving-port = Le port { $port } ne peut pas servir ({ $problem }) ; choisissez-en un autre, ou n’en indiquez pas pour en avoir un libre.
terminal-serving-no-notebooks = Les carnets manquent : il n’y a pas de dossier { $folder } ; réinstallez piquet-tutor.
terminal-serving-no-page =
    { $known ->
        [absent] Il n’y a pas de page « { $page } » dans { $folder }, ni aucune autre page.
       *[other] Il n’y a pas de page « { $page } » dans { $folder } ; les pages sont : { $known }.
    }
terminal-serving-lab-stopped = JupyterLab s’est arrêté aussitôt ; son dernier message : { $said }
terminal-serving-lab-silent = JupyterLab n’a pas répondu en { $seconds } secondes ; réessayez.
terminal-serving-host-alone = --host ne va qu’avec --share ou --class : donnez les deux, ou n’indiquez pas --host.
terminal-serving-every-host = { $host } désigne toutes les adresses ; donnez avec --host celle que les autres doivent taper.
terminal-serving-no-network = Cette machine n’est sur aucun réseau ; connectez-la, ou donnez son adresse avec --host.
terminal-serving-foreign-host = « { $host } » n’est pas une adresse de cette machine ; sans --host, elle est partagée sous la sienne.

## L’application ouverte à d’autres : `piquet-tutor --share`.

terminal-shared-who = Toute personne qui se trouve sur le même réseau et ouvre cette adresse reçoit une table à elle, sur cette machine. Personne ne peut par là exécuter du code ni lire des fichiers ; ce qui est échangé passe en clair sur le réseau.
terminal-shared-class = Les élèves du même réseau peuvent rejoindre, avec son code, la salle que vous ouvrez sur la page de la classe, et rien d’autre du tuteur. Ce qui est envoyé passe par le réseau sans être chiffré.
terminal-shared-end = Ctrl-C la ferme pour tout le monde.

## Une commande mal écrite. L’aide des commandes (--help) reste en anglais.

terminal-usage = Usage : { $command } { $pieces }
terminal-usage-help = « { $command } --help » donne l’aide (en anglais).
terminal-usage-wrong = Erreur : { $said }
terminal-usage-no-command = il n’y a pas de commande { $name }.
terminal-usage-no-option = il n’y a pas d’option { $name }.
terminal-usage-missing =
    { $what ->
        [absent] il manque quelque chose.
       *[other] il manque { $what }.
    }
terminal-usage-refused =
    { $what ->
        [absent] valeur refusée : { $said }
       *[other] valeur refusée pour { $what } : { $said }
    }
terminal-usage-choice = écrivez l’un de ces mots : { $words }.
terminal-usage-number = écrivez un nombre entier d’au moins { $least }.
