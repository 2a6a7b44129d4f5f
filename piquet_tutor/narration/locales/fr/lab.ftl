# Le laboratoire : une donne posée à la main et décidée aussitôt. Ce qui cloche dans une donne est dit dans editing.ftl.

lab-title = La donne
lab-cloth = Cartes

## Où en est la donne

lab-status-missing = Il manque encore des cartes : rien n’est décidé. Posez-les, ou laissez le hasard compléter.
lab-status-cards = Rien ne peut être décidé avant { $count ->
        [one] qu’une chose soit corrigée
       *[other] que { $count } choses soient corrigées
    } ; voyez à côté des cartes.
lab-status-stopped = Décidé jusqu’à une faute ; à partir de là, { $count ->
        [one] une chose cloche
       *[other] { $count } choses clochent
    }, et la raison se lit sur place.
lab-status-bids =
    { $count ->
        [0] Les enchères manquent
       *[other] Les enchères ne sont pas finies
    }, et rien ne peut être décidé au-delà.
lab-status-open = Ouvrir { $tab }
lab-status-done = Une donne entière, décidée jusqu’au bout.
lab-status-going = { $phase ->
    [bidding] Décidée jusqu’à ce point ; c’est maintenant { ROLE($seat, case: "a") } d’enchérir.
    [exchange] Décidée jusqu’à ce point ; c’est maintenant { ROLE($seat, case: "a") } d’écarter.
    [play] Décidée jusqu’à ce point ; c’est maintenant { ROLE($seat, case: "a") } de jouer.
   *[other] Décidée jusqu’à ce point.
}
lab-empty = Rien n’est décidé tant que chaque main n’est pas complète. Ce qui cloche encore est indiqué à côté des cartes.
lab-empty-begun = Il n’y a encore rien à décider. Ce qui vient ensuite est indiqué au-dessus des cartes.

## Cartes et places

lab-count = { $count } sur { $wanted }
lab-count-alone = { $count ->
        [0] aucune
       *[other] { $count }
    }
# D’une pile d’écart : ce que veut dire qu’elle est vide.
lab-place-empty = { $sort ->
        [discards] Pas encore d’écart
        [loose] Toutes les cartes du jeu sont posées
       *[other] Pas encore de cartes
    }
lab-card = { $out ->
        [yes] { $fault ->
            [yes] { $name }, dans l’écart ; quelque chose cloche ici
           *[no] { $name }, dans l’écart
        }
       *[no] { $fault ->
            [yes] { $name } ; quelque chose cloche ici
           *[no] { $name }
        }
    }
# Dit pendant qu’une carte est tenue et que cette place est visée.
lab-aim = { $sort ->
        [talon] Le talon
        [loose] Hors de la donne
        [discards] L’écart { ROLE($seat, case: "de") }
       *[hand] La main { ROLE($seat, case: "de") }
    }{ $room ->
        [full] { " " }: plus de place. Gauche et droite choisissent une carte avec laquelle échanger ; Entrée l’y pose quand même.
       *[free] . Entrée l’y pose.
    }
lab-held = est en main. Haut et bas, ou un chiffre, choisissent une place ; Entrée l’y pose, Échap la remet où elle était.
lab-held-touch = Touchez maintenant la place où elle va, ou une carte avec laquelle échanger.
lab-change-with = Entrée échange les deux.
lab-given-up = Elle est restée où elle était.
lab-key-help = Les flèches parcourent les cartes, Entrée ou Espace en prend une, les flèches ou un chiffre choisissent où elle va, Entrée l’y pose, Échap renonce. Un chiffre seul mène à une place. Ctrl+Z annule, Ctrl+Maj+Z refait.
lab-keys = Touches

## Ce qui vient d’être fait, pour qui écoute

lab-did-move = { CARDS($card) } : { $sort ->
        [talon] au talon
        [loose] hors de la donne
        [discards] dans l’écart { ROLE($seat, case: "de") }
       *[hand] dans la main { ROLE($seat, case: "de") }
    }.
lab-did-swap = { CARDS($one) } et { CARDS($other) } ont changé de place.
lab-did-undo = C’est annulé.
lab-did-redo = C’est refait.
lab-did-play = On joue { CARDS($card) }.
lab-did-else = C’est fait.
lab-did-dealt = Donne au hasard, avec la graine { $seed }.
lab-did-example = Sur la table : { $title }
lab-did-take = Le changement est fait ; « Annuler » le reprend.
lab-nothing = Rien n’a changé.

## Outils

lab-undo = Annuler
lab-redo = Refaire
lab-undo-count = { $count ->
        [0] Rien à annuler
        [one] Annuler un changement
       *[other] Annuler : { $count } changements
    }
lab-redo-count = { $count ->
        [0] Rien à refaire
        [one] Refaire un changement
       *[other] Refaire : { $count } changements
    }
lab-blank = Table vide
lab-deal-one = Une donne au hasard
lab-fill = Compléter au hasard
lab-fill-cards = Les cartes qui manquent
lab-fill-exchange = Jusqu’à l’écart
lab-fill-play = Jusqu’à la fin du jeu
lab-example = Un exemple
lab-example-choose = Choisissez-en un …
lab-rules = Règles
lab-basis = Les mains sont

## Les parties sous les cartes

lab-tab-calls = Annonces
lab-tab-play = Jeu de la carte
lab-tab-bids = Enchères
lab-tab-options = Options
lab-tab-text = En texte
lab-tabs = Parties de la donne
lab-wrong-here = quelque chose cloche ici

## Annonces

lab-calls-none = D’après ces règles il n’y a rien à annoncer.
lab-calls-wait = On annonce sur les mains d’après l’écart ; complétez les cartes et l’écart, puis choisissez ici les annonces.
lab-call-state = { SIDE($seat) }, { $kind ->
        [point] point
        [sequence] séquences
        [set] brelans et quatorze
       *[carte_blanche] carte blanche
    }
lab-call-full = tout ce qui est tenu
lab-call-set = seulement ceci
lab-call-sunk = rien (on tait tout)
lab-call-offers = En main
lab-call-remove = Ne pas annoncer : { $named }
lab-call-add = Annoncer : { $named }
lab-call-pick = Annoncer d’autres cartes de la main
lab-call-hand = { SIDE($seat) } après l’écart
lab-blank-rules = comme le veulent les règles
lab-blank-claimed = annoncée
lab-blank-quiet = passée sous silence
lab-combination = { $kind ->
        [point] { $nought ->
            [yes] une chicane à { SUIT($cards) }
           *[no] point de { $length } à { SUIT($cards) }
        }
        [sequence] { $nought ->
            [yes] une chicane à { SUIT($cards) }
           *[no] { SEQUENCE($length, $top) } à { SUIT($cards) }
        }
        [set] { SET($length, $rank) }
       *[other] { CARDS($cards) }
    }

## Enchères et jeu de la carte

lab-bids-said = Dit jusqu’ici
lab-bids-none = Personne n’a encore enchéri.
lab-bids-next = { CAPITAL(ROLE($seat)) } doit enchérir
lab-bids-add = Le dire
lab-bids-back = Reprendre la dernière
lab-bids-clear = Recommencer les enchères
lab-bids-over = Les enchères sont finies.
lab-bids-wait = Les enchères commencent quand chaque main est complète.
lab-bid-line = { SIDE($seat) } : { $bid }
lab-bid-yes = oui
lab-bid-pass = je passe
lab-bid-double = je contre
lab-play-next = { $seat ->
        [absent] Personne n’a à jouer maintenant.
       *[other] C’est { ROLE($seat, case: "a") } de jouer. Touchez la carte ; celles en pleine couleur peuvent être jouées.
    }
lab-play-wait = On joue quand les mains, l’écart et les annonces sont en ordre.
lab-play-stopped = Le jeu s’arrête à la carte marquée ; revenez jusqu’à elle, ou corrigez ce qui cloche.
lab-play-done = Toutes les cartes ont été jouées.
lab-play-back = Reprendre une carte
lab-play-clear = Reprendre toutes les cartes
# Le numéro d’une levée, et qui l’a faite ; personne encore tant que ses cartes ne sont pas toutes jouées.
lab-play-trick = { $number }.{ $seat ->
        [absent] { "" }
       *[other] { " " }{ ROLE($seat, case: "a") }
    }
lab-play-to = Revenir avant { CARDS($card) }
lab-play-hand = Les cartes { ROLE($seat, case: "de") }
lab-play-tricks = Les cartes dans l’ordre du jeu
lab-conceded = Le jeu abandonné par
lab-conceded-none = personne

## Options

lab-search = Chercher une option
lab-search-hint = un mot, comme écart ou pique
lab-options-own = { $value } (comme le veulent les règles)
lab-options-count = { $count ->
        [0] Aucune option ne contient ce mot.
        [one] Une option
       *[other] { $count } options
    }

## En texte

lab-text = Une donne entière en mots, ou un relevé
# Un exemple de ce qui peut se taper ; il doit se lire comme une donne, tel quel : mots et signes sont ceux du format.
lab-text-hint = premier : ♠ARDV1098 ♥ARDV10 ; dernier : ♥ 9 8 7, ♦ A R D V 10, ♣ A R D V ; talon : 7♠ 9♦ 8♦ 7♦ 10♣ 9♣ 8♣ 7♣ ; premier écarte 8♠ V♥ 10♥ ; dernier écarte 9♥ ; dernier tait les séquences
lab-text-take = La mettre sur la table
lab-text-note = Un texte avec des mains remplace toute la donne ; un texte sans mains ne change que ce qu’il nomme. « Annuler » ramène l’ancienne donne. On tape comme dans l’exemple ; les mots et les signes anglais des relevés (A K Q J T, S H D C) se lisent aussi.

## Les textes de la donne, et son fichier

lab-texts-title = Titre
lab-texts-source = Source
lab-texts-note = Remarque
lab-file-load = Ouvrir un relevé
lab-too-large = Le fichier dépasse { $limit } ko ; le relevé d’une donne en fait environ un : choisissez un fichier qui contient une seule donne.
lab-link-many = Le lien contient { $count } donnes ; la première est sur la table.
lab-link-refused = Le lien n’a pas pu être ouvert
lab-link-nothing = Rien n’a été ouvert : ce qui est sur la table n’est pas cette donne.
lab-kept-refused = La donne gardée par ce navigateur n’a pas pu être lue
lab-kept-broken = Ce qui était gardé ici n’est plus une donne : l’exemple est sur la table à sa place ; recommencez, ou ouvrez un fichier.
lab-address-refused = Une partie de cette adresse n’a pas été comprise
lab-no-example = Il n’y a pas d’exemple « { $given } » ; choisissez-en un dans la liste. L’exemple habituel est sur la table.
lab-no-rules = Il n’y a pas de règle du jeu « { $given } » ; choisissez-en une dans la liste.

## Le changement le plus proche

lab-take = Faire ce changement

## Ce que disent d’autres livres

lab-readings = Ce que disent d’autres livres
# Une question dont dépend une décision : ici, ce qu’y répondent ces règles ; ailleurs, ce qu’y répondent d’autres livres.
lab-reading = { $title } : ici { $here } ; ailleurs { $others }.
lab-books = Ce que d’autres livres font de cette donne
lab-books-working = Les autres livres se prononcent…
lab-books-none = Aucun autre livre d’ici ne donne de telles mains.
lab-books-same = Les mêmes points.
lab-books-here = Ici : { $words }
lab-books-there = Là-bas : { $words }
lab-books-silent = pas de décision.
lab-books-refused = Ces règles ne le permettent pas. { $sentence }
