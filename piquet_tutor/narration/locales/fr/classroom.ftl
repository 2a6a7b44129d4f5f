# La classe : une donne présentée pas à pas, et les liens qu’on y prépare.

## Une présentation

classroom-untitled = Une donne
classroom-place = { $number } sur { $count }
classroom-deal = Donne { $number } sur { $count }

# $number de $count donnes ; $rules est le nom de ses règles.
classroom-opening = Donne { $number } sur { $count } : { $rules }

# $sort de question : bon ou pas, cela a-t-il lieu, combien, à qui. $side est une place ou des partenaires.
# $named : yes, unseen (on n’en voit aucune carte) ou no (on ne sait pas non plus laquelle c’est).
classroom-ask-answer = { $kind ->
    [point] Le point annoncé : bon, ou pas bon ?
    [sequence] La séquence annoncée : bonne, ou pas bonne ?
   *[set] Le brelan ou quatorze annoncé : bon, ou pas bon ?
}
# L’autre n’a rien annoncé : $side répond qu’il annonce le sien, ou rien.
classroom-ask-own = { $kind ->
    [point] { SIDE($side) } : un point à annoncer, ou non ?
    [sequence] { SIDE($side) } : une séquence à annoncer, ou non ?
   *[set] { SIDE($side) } : un brelan ou quatorze à annoncer, ou non ?
}
classroom-ask-bonus = { $kind ->
    [repique] { SIDE($side) } : repique, ou non ?
   *[pique] { SIDE($side) } : pique, ou non ?
}
classroom-ask-cards = { $name ->
    [absent] { SIDE($side) }
   *[other] { $name }
} : quelles cartes forment { $kind ->
    [point] le point
    [sequence] la séquence
   *[set] le brelan ou le quatorze
} ?
classroom-ask-points = { SIDE($side) } : { $kind ->
    [carte_blanche] une carte blanche. Combien compte-t-elle ?
    [point] le point. Combien compte-t-il ?
    [sequence] { $named ->
        [yes] la { SEQUENCE($length, $top) } à { SUIT($cards) }
        [unseen] la { SEQUENCE($length, $top) }
       *[no] une séquence
    } à compter. Combien ?
    [set] { $named ->
        [yes] le { SET($size, $rank) }
       *[no] un brelan ou un quatorze
    } à compter. Combien ?
    [carte_rouge] une carte rouge. Combien compte-t-elle ?
    [cards] les cartes. Combien comptent-elles ?
    [capot] toutes les levées. Combien cela compte-t-il ?
    [bid] l’engagement marque. Combien ?
   *[other] cela marque. Combien ?
}
classroom-ask-points-many = { SIDE($side) } : { $kind ->
    [carte_blanche] une carte blanche, et combien compte-t-elle ?
    [point] le meilleur point, et combien compte-t-il ?
    [sequence] { $named ->
        [yes] la { SEQUENCE($length, $top) } à { SUIT($cards) }
        [unseen] la { SEQUENCE($length, $top) }
       *[no] une séquence
    } à compter, et combien ?
    [set] { $named ->
        [yes] le { SET($size, $rank) }
       *[no] un brelan ou un quatorze
    } à compter, et combien ?
    [cards] les cartes, et combien comptent-elles ?
    [capot] toutes les levées, et combien cela compte-t-il ?
   *[other] quelque chose à marquer, et combien ?
}
classroom-ask-whose = { $kind ->
    [point] À qui est le meilleur point ?
    [sequence] À qui est la meilleure séquence ?
   *[set] À qui est le meilleur brelan ou quatorze ?
}
classroom-ask-law = { $kind ->
    [carte_blanche] La carte blanche
    [point] Le point
    [sequence] Les séquences
    [set] Les brelans et quatorze
    [repique] Le repique
    [pique] Le pique
    [capot] Le capot
   *[cards] Les cartes
} : laquelle de ces phrases est la règle ?
classroom-ask-change = Si deux cartes échangeaient leurs places, la décision serait inverse. Lesquelles ?
classroom-choice-change = { $one } ↔ { $other }

# The law in one sentence, beside what people take for it; the variables are those of the clause.
classroom-law-carte_blanche = Une main reçue sans { $ten_is_court ->
    [yes] roi, dame, valet ni dix est une carte blanche.
   *[no] roi, dame ni valet est une carte blanche, avec ou sans dix.
}
classroom-law-point = { $compare ->
    [pips] Le point qui vaut le plus est bon, quel que soit le nombre de ses cartes.
   *[length_pips] Le point le plus long est bon ; à longueur égale, celui qui vaut le plus.
}
classroom-law-sequence = La séquence la plus longue est bonne ; à longueur égale, la plus haute.
classroom-law-set = Tout quatorze bat tout brelan ; sinon, le rang le plus haut est bon.
classroom-law-repique = Seul ce que l’adversaire peut compter plus tôt dans l’ordre du compte empêche un repique.
classroom-law-pique = { $reckoning ->
    [precedence] Trente en main et en jeu font un pique, sauf si l’adversaire compte quelque chose plus tôt dans l’ordre du compte.
   *[chronological] Trente en main et en jeu font un pique, sauf si l’adversaire a compté quelque chose avant.
}
classroom-law-cards = Le camp qui a le plus de levées marque { $points } pour les cartes ; à égalité, rien.
classroom-law-capot = Les { $points } du capot remplacent les points des cartes.
# $kind: a sequence is feminine.
classroom-choice-good = { $kind ->
    [sequence] Bonne
   *[other] Bon
}
classroom-choice-not_good = { $kind ->
    [sequence] Pas bonne
   *[other] Pas bon
}
classroom-choice-equal = { $kind ->
    [sequence] Égale
   *[other] Égal
}
classroom-choice-yes = Oui
classroom-choice-no = Non
classroom-told-cards = { CARDS($cards) }
classroom-choice-other_cards = D’autres cartes
classroom-choice-nobody = À personne
classroom-more = { $answer } : une main levée de plus
classroom-less = { $answer } : une main levée de moins
classroom-hands = { $answer } : mains levées
classroom-show-hand = Montrer la main : { $who }
classroom-hide-hand = Cacher la main : { $who }

classroom-word-next = Suite
classroom-word-back = Retour
classroom-word-reveal = Découvrir
classroom-word-reason = Pourquoi ?
classroom-word-blank = Écran noir
classroom-word-blanked = L’écran est noir ; n’importe quelle touche ramène la table.
classroom-word-full = Plein écran
classroom-word-voice = Dire les annonces
classroom-word-no_voice = Ce navigateur n’a pas de voix pour cette langue : les annonces restent muettes.
classroom-word-earlier = Donne précédente
classroom-word-later = Donne suivante
classroom-word-right = juste
classroom-word-score = marque
classroom-word-controls = Présentation
# The buttons that show how to join, and the counters of raised hands where phones answer.
classroom-word-join = Comment rejoindre
classroom-word-hands = Mains levées
classroom-word-help = Espace : suite · Page précédente : retour · 1 2 3 : mains levées · R : pourquoi · B : écran noir

## La page

classroom-page-deals = Donnes
classroom-page-asking = Questions
classroom-page-asking-all = Toutes les questions
classroom-page-asking-cards = Toutes les questions, et quelles cartes
classroom-page-asking-laws = Tout cela, la règle, et ce qui aurait renversé la décision
classroom-page-asking-some = Toutes, sauf « combien »
classroom-page-asking-none = Aucune
classroom-page-play = Le jeu de la carte
classroom-page-play-brief = Seulement ce qui compte
classroom-page-play-whole = Toutes les levées
classroom-page-set = Du lien ({ $count ->
    [one] { $count } donne
   *[other] { $count } donnes
})
classroom-page-hint = Des donnes à vous, plusieurs à la fois, les mains cachées : préparez-leur un lien sur la page des liens d’enseignant.
classroom-page-hint-link = Préparer un lien
classroom-page-refused = Le lien n’a pas été ouvert
classroom-page-unplayable = La donne { $number } du lien ne peut pas être présentée : { $why }
classroom-page-kept = La donne à l’écran est celle d’avant ; elle ne vient pas de ce lien.
classroom-page-none = Rien n’a été ouvert. Un exemple est à l’écran à la place ; il ne vient pas du lien.
# Au dernier pas d’une donne que d’autres suivent : la donne $next de $count.
# What a deal without a title is called in the report.
classroom-page-deal = Donne { $number }
classroom-page-end-of-deal = Cette donne est finie. Ensuite vient la donne { $next } sur { $count }.
# Au dernier pas de la dernière de $count donnes.
classroom-page-end = { $count ->
    [one] La donne est finie.
   *[other] La dernière des { $count } donnes est finie.
}

## La classe joue le premier : ce qu’on lui demande, et ce qu’elle a décidé par ses votes

classroom-word-chosen = choisi
classroom-together-control = La classe joue le premier
classroom-together-control-off = Non : la donne est montrée
classroom-together-control-fresh = Une nouvelle donne
classroom-together-control-today = La donne du jour
classroom-together-control-shown = La donne montrée, depuis son début
classroom-together-title = La classe joue le premier
# $phase of the deal, or again for a choice that is asked once more: $number of $count. $trick of $tricks.
classroom-together-place = { $phase ->
    [carte_blanche] La donne
    [exchange] L’écart
    [declare] Les annonces
    [play] Levée { $trick } sur { $tricks }
    [again] Choix { $number } sur { $count }, encore une fois
   *[done] Le score
}
classroom-together-ask-blank = Vous avez une carte blanche : que dites-vous ?
# $exact: so many, as was said with a carte blanche; else at most so many.
classroom-together-ask-exchange = { $exact ->
    [yes] { $most ->
        [one] Quelle carte écartez-vous ?
       *[other] Quelles { WORDS($most, gender: "feminine") } cartes écartez-vous ?
    }
   *[no] Quelles cartes écartez-vous ({ WORDS($most, gender: "feminine") } au plus) ?
}
classroom-together-ask-call = { $kind ->
    [point] Le point : que dites-vous ?
    [sequence] Les séquences : que dites-vous ?
   *[set] Les brelans et quatorze : que dites-vous ?
}
classroom-together-ask-count = Que comptez-vous encore ?
classroom-together-ask-lead = Quelle carte entamez-vous ?
# $card was led.
classroom-together-ask-follow = Le dernier a entamé { CARD($card, case: "le") }. Quelle carte jouez-vous ?
classroom-together-size = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
classroom-together-decided-exchange = La classe écarte { $count ->
    [one] une carte : { CARDS($cards) }
   *[other] { WORDS($count, gender: "feminine") } cartes : { CARDS($cards) }
}.
classroom-together-decided-play = La classe joue { CARDS($cards) }.
# $said is what the button says.
classroom-together-decided-word = La classe décide : { $said }.
classroom-together-equal = Les votes sont à égalité : on prend ce qui vient en premier.
classroom-together-nobody = Personne n’a encore voté.

## La table qu’un lien ouvre

classroom-table-step = L’étape suivante est faite. Ce qui a été décidé est caché.
classroom-table-covered = Les décisions sont cachées jusqu’à ce qu’on les demande : le lien le veut ainsi.
classroom-table-pause = Une décision vient d’être prise. Continuez quand vous voudrez.
classroom-table-again = Continuer
classroom-table-next = Donne suivante
classroom-table-before = Donne précédente
classroom-table-given = Une donne par lien
classroom-table-none = Pas encore de lien
classroom-table-none-why = Un lien d’enseignant s’ouvre ici, et met sa propre donne sur la table. D’ici là, vous voyez le premier exemple.
classroom-table-set = Donne { $number } sur { $count }.
# $seat est une place.
classroom-table-sit = Vous êtes { $seat ->
        [elder] premier
        [younger] dernier
       *[other] { ROLE($seat) }
    }, et jouez à partir d’ici ; le tuteur joue pour tous les autres.
classroom-table-stand = Vous voyez ce que voit { ROLE($seat) }. Parcourez la donne comme elle a été jouée.
classroom-table-all-hidden = Toutes les mains sont cachées. Parcourez la donne, ou découvrez ce que vous voulez.
classroom-table-step-through = Parcourez la donne avec « Avancer ».
classroom-table-watch = La parcourir comme elle a été jouée
classroom-table-play = Jouer depuis le début du lien
classroom-table-refused = Le lien n’a pas été ouvert
classroom-table-kept = La donne sur la table est celle d’avant ; elle ne vient pas de ce lien.
classroom-table-none-opened = Rien n’a été ouvert. Un exemple est sur la table à la place ; il ne vient pas du lien.
# $part est talon, discards, rulings ou score.
classroom-table-show = { $part ->
    [talon] Montrer le talon
    [discards] Montrer les écarts
    [rulings] Montrer les décisions
   *[score] Montrer la marque
}
classroom-table-show-hand = { SIDE($seat) } : montrer la main

## Préparer un lien

classroom-link-deals = Donnes
classroom-link-opens = Comment il s’ouvre
classroom-link-preview = Ce qu’on voit d’abord
# Des pages qui ne peuvent pas se montrer ici, on le dit.
classroom-link-seen = { $mode ->
    [scorer] La page « À vous de marquer » : toutes les mains sont étalées, à la donne et après l’écart, et à côté les cases de la marque sont à remplir l’une après l’autre.
   *[lab] Le laboratoire : toute la donne est étalée comme elle a été notée, avec ses décisions et sa marque, et chaque carte peut être déplacée.
}
classroom-link-from = Ajouter une donne
classroom-link-from-example = Parmi les exemples
classroom-link-from-seed = Donnée au hasard
classroom-link-from-text = Collée ou tapée
classroom-link-other-rules = Jouer cette donne selon d’autres règles
classroom-link-example = Parmi les exemples
classroom-link-add = Ajouter cet exemple
classroom-link-rules = Règles
classroom-link-seed = Graine
classroom-link-seed-hint = un nombre
classroom-link-add-seed = Donner et ajouter
classroom-link-add-dealt = Donner seulement : aux élèves de jouer
# The title of a deal that is only dealt.
classroom-link-dealt-title = Graine { $seed }
classroom-link-seed-title = Graine { $seed }, jouée par les joueurs du tuteur
classroom-link-bad-seed = « { $given } » ne peut pas être une graine ; écrivez un nombre entier de 0 à 999999999, ou laissez vide.
classroom-link-paste = Une donne à vous
classroom-link-paste-hint = Un relevé, une partie, un autre lien ; ou une donne en toutes lettres : premier : ♠ARD … ; dernier : … ; talon : …
classroom-link-add-text = Ajouter cette donne
classroom-link-listed = Dans le lien
classroom-link-gives-way = Cet exemple n’est là qu’en attendant : la première donne que vous ajoutez prend sa place. Pour le garder, ajoutez-le aussi.
classroom-link-remove = La retirer
classroom-link-earlier = La monter
classroom-link-named = { $number }. { $title } ({ $rules })
classroom-link-untitled = Une donne sans titre
classroom-link-book = Décidée d’après
classroom-link-option = Avec une chose changée
classroom-link-option-none = rien d’autre
classroom-link-value = Changée en
classroom-link-refused = Cela ne peut pas figurer dans le lien
classroom-link-kept = Le lien est encore celui d’avant, sans ce que vous demandez.

classroom-link-field-mode = S’ouvre comme
classroom-link-field-start = Commence
classroom-link-field-depth = Texte montré
classroom-link-field-language = Langue
classroom-link-mode-table = Une table, où jouer ou revoir la donne
classroom-link-mode-presenter = Une présentation à l’écran
classroom-link-mode-scorer = Une donne à marquer
classroom-link-mode-lab = Une donne à changer au laboratoire
classroom-link-depth-call = Ce qui se dit à la table
classroom-link-depth-short = La décision, en une ligne
classroom-link-depth-full = La décision avec sa raison et sa loi
# $phase est deal, done, ou une phase des règles.
classroom-link-start = { $phase ->
    [deal] À la donne
    [carte_blanche] Avant qu’une carte blanche s’annonce
    [bidding] Aux enchères
    [exchange] À l’écart
    [declare] À la première annonce
    [round] À la première annonce
    [play] À la première carte jouée
   *[done] Quand tout est fini
}
classroom-link-hide = Caché d’abord
# $part est talon, discards, rulings ou score.
classroom-link-part = { $part ->
    [talon] Le talon
    [discards] Les écarts
    [rulings] Les décisions
   *[score] La marque
}
classroom-link-part-hand = { SIDE($seat) } : la main
classroom-link-about = { $mode ->
    [table] Si une seule main reste ouverte, l’élève qui ouvre le lien prend cette place et joue ; si toutes le sont, il parcourt la donne.
    [presenter] Chaque décision attend d’être découverte, et la classe est interrogée avant.
    [scorer] Toute la donne se marque case par case ; ce qui s’y est passé n’est montré qu’autant que chaque case le permet.
   *[lab] La donne est ouverte au laboratoire, et chaque carte peut s’y déplacer.
}
classroom-link-plays-on = Tel qu’il est, les élèves jouent à partir du début du lien, contre les joueurs du tuteur.
classroom-link-only-dealt = Rien n’a encore été fait dans la donne choisie : cachez toutes les mains sauf une, et l’élève joue celle-là.
classroom-link-no-secret = Caché n’est pas secret : qui démonte le lien peut y lire chaque carte.
classroom-link-base-own = Cette adresse ne marche que sur cet ordinateur : il faut aux élèves une adresse que la classe peut ouvrir.
# Le tuteur a été lancé avec --class.
classroom-link-base-class = Les élèves ne peuvent pas ouvrir cette adresse : lancé avec --class, le tuteur ne leur ouvre que la salle de la classe. Donnez-leur l’adresse courte de la salle (page « En classe », « { live-teacher-look } »), ou lancez le tuteur avec --share.
classroom-link-base = L’adresse dont la classe se sert
classroom-link-base-hint = l’adresse du tuteur, telle qu’elle s’affiche chez les élèves
# $given est ce qui a été écrit.
classroom-link-base-wrong = Un lien ne peut pas commencer par « { $given } » ; écrivez une adresse qui commence par https: ou http:, ou laissez vide.
# $given est ce qui a été écrit.
classroom-link-base-host = « { $given } » ne désigne qu’un ordinateur : donnez l’adresse d’une page du tuteur, telle qu’elle s’affiche chez les élèves.
classroom-unfinished = La donne de ce lien n’a pas été jouée jusqu’au bout : on ne peut donc pas la marquer ; ouvrez-la plutôt sur une table.
classroom-passed-out = Dans la donne de ce lien, les deux joueurs ont passé : il n’y a donc rien à marquer ; ouvrez-la plutôt sur une table.
