### La page des leçons : ce qui entoure les textes d’une leçon.

## Les faits dans les textes d’une leçon

course-rank = { RANK($rank) }
course-suit = { SUIT($suit) }
course-side = { SIDE($side) }

## La page

course-stop = { $title } (halte { $number } sur { $count })
course-trip = Détour : { $title }
course-back = Toutes les leçons
course-lead = Environ { $minutes } minutes. Votre place est gardée.
course-progress = Étape { $now } sur { $count }
course-progress-question = Question { $now } sur { $count }
course-enough = Assez pour l’instant
course-to-the-end = Revenir à la fin
course-steps = Tout ce qu’il y a dans cette leçon
course-next = Suite
course-previous = Retour
course-next-stop = Halte suivante : { $title }
course-next-lesson = Détour suivant : { $title }
course-back-to-road = Reprendre le chemin : { $title }
course-road-done = Jouer votre première partie
course-kind-hook = Que diriez-vous ?
course-kind-toy = Essayez
course-kind-idea = Regardez
course-kind-question = Question
course-kind-explain = À vous de l’expliquer
course-kind-boss = À vous
course-kind-summary = Ce que vous savez maintenant
course-summary = En bref
course-step-done = faite
course-step-here = vous êtes ici
course-law = La loi
course-question-name = Question { $number }
course-kept-broken = Ce que ce navigateur avait gardé des leçons n’a pas pu être lu : elles repartent de zéro. Ce que vous savez déjà est gardé à part.
course-mastery-broken = Ce que ce navigateur avait gardé de vos connaissances n’est plus utilisable : tout recommence à zéro. { $why }

## Les questions

course-may-yes = Oui, c’est permis.
course-may-no = Non, c’est refusé.
course-exchange-too-many = { $seat ->
    [elder] Le premier
   *[younger] Le dernier
} voudrait échanger { WORDS($number, gender: "feminine") } { $number ->
    [one] carte
   *[other] cartes
}, mais peut ici en échanger { WORDS($most, gender: "feminine") } au plus.
course-exchange-too-few = { $seat ->
    [elder] Le premier
   *[younger] Le dernier
} doit échanger au moins { $least ->
    [one] une carte
   *[other] { WORDS($least, gender: "feminine") } cartes
}.
course-dealt = Les cartes sont données.
course-may-be-done = Les règles le permettent.
course-check = Vérifier
course-skip = Passer
course-show = Montrez-moi
course-toy-other = Cette carte reste où elle est.
course-toy-swap = Touchez une carte éclairée.
course-toy-call = Touchez des cartes de votre main pour les annoncer.
course-toy-order = Dans cet ordre
course-toy-kept = Vous garderiez :
course-toy-drawn = Vous tenez maintenant :
course-exchanged = Écart fait.
course-toy-draw = { $count ->
    [0] Écarter et tirer
    [one] Écarter et tirer { $count } carte
   *[other] Écarter et tirer { $count } cartes
}
course-discard-best = Aucun n’est meilleur{ $saved ->
        [0] .
       *[other] { " " }: il garde { $what ->
            [set] le { SET($size, $top) }
            [sequence] la suite { CARDS($cards) }
            [point] la couleur { CARDS($cards) }
           *[high] { CARDS($cards) }
        }.
    }
course-discard-close = Un bon écart : le meilleur ne vaut en moyenne { $points ->
        [1] qu’un point
       *[other] que { $points } points
    } de plus.
course-discard-fewer = Vous ne prenez que { WORDS($count, gender: "feminine") } { $count ->
        [one] carte
       *[other] cartes
    } sur { WORDS($most, gender: "feminine") }. Prenez toutes les cartes permises : chacune peut servir.
course-discard-point = Cela raccourcit la longue couleur, { CARDS($cards) } : plus une couleur compte de cartes, plus elle marque et fait de levées.
course-discard-sequence = Cela rompt une suite de { WORDS($size, gender: "feminine") } : { $worth } points.
course-discard-set = Cela rompt le { SET($size, $top) } : { $worth } points{ $more ->
        [0] .
       *[other] , et une chance d’en faire { $more }.
    }
course-discard-high = Cela jette { CARDS($cards) } : { $aces ->
        [yes] un as fait une levée à lui seul, et arrête une longue couleur.
       *[no] les as et les rois font des levées, et arrêtent une longue couleur.
    }
course-discard-spare = Mieux vaudrait écarter { CARDS($instead) } que { CARDS($cards) }.
course-discard-cost = En moyenne, sur les places possibles des cartes cachées, cela coûte environ { $points ->
        [one] un point
       *[other] { $points } points
    } par rapport au meilleur écart.
course-toy-anew = Recommencer
course-choose-first = Choisissez d’abord une réponse, ou passez.
course-pick-first = Touchez d’abord au moins une carte, ou appuyez sur « Montrez-moi ».
course-pick-hint = Touchez des cartes de la main la plus proche pour les choisir, puis appuyez sur « { $check } » à la table.
course-do-again = Essayer encore
course-right = Juste
course-wrong = Pas tout à fait
course-missing = Ce que l’on cherche ici ne peut plus arriver.
# Another card was to be found. $told: the ruling on the cards as they lie.
course-not-yet = Pas celle-là. { $told }
# The bonus stays, for what $of has with that card is reckoned after the $place with which it was made.
course-too-late = { $kind ->
        [sequence] La { SEQUENCE($size, $rank) }
        [set] Le { SET($size, $rank) }
       *[point] Le point
    } { ROLE($of, case: "de") } vient après { $place ->
        [carte_blanche] la carte blanche
        [point] le point
        [sequence] les séquences
       *[set] les brelans et quatorze
    } : trop tard pour l’arrêter.
# $told : la phrase du retour sur la carte qui a coûté le plus ; $points : ce qu’elle a coûté, comme l’écrit review-points.
course-played-away = { $told } Cela a coûté { $points }.
# The heading where a card gave much away.
course-played-out = Donne jouée
# $card : la carte la plus haute de la plus longue couleur, si la première entame en était une autre.
course-lead-longest = D’abord la plus longue couleur, de haut en bas, { CARD($card, case: "le") } en tête : une fois parties les cartes plus hautes, le reste gagne.
course-end-exchanged = En haut l’écart, en bas ce qui est venu.
course-played-well = Aucune carte jouée ne vous a coûté de points.
# $box : la case remplie ; vide si aucune n’était demandée.
course-look-again =
    { $box ->
        [carte_blanche] L’une des mains est-elle sans roi, ni dame, ni valet ?
        [point] Quel point est plus long, ou vaut plus ?
        [sequence] Qui a la meilleure séquence ?
        [set] Qui a le meilleur brelan ou quatorze ?
        [carte_rouge] Chaque carte d’une main compte-t-elle pour quelque chose ?
        [repique] Additionnez ce qui compte avant le jeu.
        [pique] Additionnez jusqu’à ce que le dernier marque.
        [play] Comptez les entames, les entames prises et la dernière levée.
        [cards] Qui a le plus de levées ?
        [bid] Comptez les levées de celui qui s’est engagé.
        [total] Additionnez tout ce que chaque camp a marqué.
       *[other] Regardez encore les cartes.
    }
course-counted-tricks = Vous avez compté les levées de chacun, mais chaque entame rapporte un point, la prendre aussi, et la dernière levée un de plus.
course-first-tricks = Voici ce que rapportent les premières levées. { $tricks }
course-one-trick = Levée { $number } : { $points }.
course-result =
    { $right ->
        [0] Vous avez tout parcouru une fois.
       *[other] Réponses justes tout de suite : { WORDS($right, gender: "feminine") } sur { WORDS($count, gender: "feminine") }.
    }{ $mended ->
        [0] { "" }
       *[other] { " " }Corrigé depuis : { WORDS($mended, gender: "feminine") }.
    }
course-did =
    { $did }{ $right ->
        [0] .
       *[other] , et répondu juste tout de suite à { WORDS($right, gender: "feminine") } { $right ->
            [one] question
           *[other] questions
        } sur { WORDS($count, gender: "feminine") }.
    }{ $mended ->
        [0] { "" }
       *[other] { " " }Corrigé depuis : { WORDS($mended, gender: "feminine") }.
    }
course-worth = À retenir
course-worth-exchange-elder =
    .name = Le premier écarte
    .worth = de { $minimum } à { $maximum } cartes
course-worth-exchange-younger =
    .name = Le dernier écarte
    .worth = { $minimum } ou plus, du reste
course-worth-settlement-difference =
    .name = Le perdant a passé le rubicon
    .worth = la différence + { $bonus }
course-worth-settlement-rubicon =
    .name = Le perdant n’a pas { $line }
    .worth = la somme + { $bonus }
course-can = Ce que vous savez faire maintenant
course-today = La donne du jour
course-again-today = Manqué l’autre jour : encore une fois
course-missed = À revoir
course-once-more = Essayez encore.
course-facts-again = { $idle ->
    [0] Tout ce que vous avez choisi décide, mais
    [one] Un fait choisi ne décide rien ici, et
   *[other] { WORDS($idle, case: "title") } faits choisis ne décident rien ici, et
} { $left ->
    [0] il n’en manque aucun. Essayez encore.
    [one] il en manque un. Essayez encore.
   *[other] il en manque { WORDS($left) }. Essayez encore.
}
course-skipped = Passé
course-done = C’est fait
course-pick-missing = { $count ->
    [one] Il manque une carte : il y en a { WORDS($all, gender: "feminine") }.
   *[other] Il manque { WORDS($count, gender: "feminine") } cartes : il y en a { WORDS($all, gender: "feminine") }.
}
course-pick-extra = { CARDS($cards) } { $count ->
    [one] n’en fait pas partie.
   *[other] n’en font pas partie.
}
course-at-table = { $verdict ->
    [right] Juste. { $told }
   *[other] { $told }
}
course-again = Retirez ou ajoutez des cartes, et vérifiez de nouveau.
course-mark-right = juste
course-mark-wrong = faux

## Expliquer à son tour

course-own = Dites-le dans vos propres mots
course-own-hint = Pour vous seul : cela reste dans ce navigateur, et personne ne le note.
course-own-none = Vous n’avez rien écrit. Dites-le à voix haute, si vous voulez.
course-own-yours = Vos mots
course-own-tutor = Les mots du tuteur
course-facts = Tout ceci est vrai dans cette donne. Qu’est-ce qui décide ?
course-facts-first = Choisissez d’abord les faits qui décident, ou appuyez sur « Montrez-moi ».
course-facts-right = Ce sont les faits qui décident, et eux seuls.
course-facts-wrong = Ce qui décide est marqué ; le reste est vrai, mais ne change rien ici.
course-fact-kept = Vous l’avez choisi, et il décide.
course-fact-left = Il décide, et vous l’avez laissé de côté.
course-fact-idle = Vrai, mais il ne décide rien ici.
course-fact-not-chosen = Laissé de côté, avec raison.

## La liste des leçons

course-list-title = Leçons
course-list-lead = Huit courtes haltes pour apprendre à jouer, et des détours pour en savoir plus.
course-list-road = Le chemin
course-list-trips = Les détours
course-list-minutes = { $minutes } min
course-list-steps = Étapes faites : { $done } sur { $count }
course-list-new = pas commencée
course-list-begun = commencée
course-list-next = votre prochaine halte
course-list-whole = faite
course-known = { $count ->
    [one] { $known } règle acquise sur { $count }.
   *[other] Règles acquises : { $known } sur { $count }.
}
course-known-due = { $count ->
    [0] {""}
    [one] Une question revient aujourd’hui.
   *[other] { $count } questions reviennent aujourd’hui.
}
course-list-begin = Commencer
course-list-on = Continuer
course-list-again = Encore une fois
course-list-all = Faites : { $done } sur { $count } ; { $minutes } minutes en tout

## Ce que disent les sources

course-sources = Qui dit autre chose ?
course-sources-silent = N’en parlent pas : { $sources }
