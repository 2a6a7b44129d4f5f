# La revue d’une donne finie : ce qui est arrivé à une place, et ce qu’elle aurait pu avoir. $side est celui dont c’est la
# revue. Les points arrivent tels qu’on les écrit ($points, au dixième pour une moyenne), avec $count (points entiers) et
# $whole (s’il n’y a rien après la virgule).

review-title = Les choix les plus coûteux
review-summary =
    { $mine ->
        [one] { SIDE($side) } { fr-scored } { $mine } point dans cette donne, l’autre camp { $theirs }.
       *[other] { SIDE($side) } { fr-scored } { $mine } points dans cette donne, l’autre camp { $theirs }.
    }
fr-scored =
    { ROLE($side, case: "number") ->
        [many] ont marqué
       *[one] a marqué
    }
review-points =
    { $count ->
        [one] { $points } point
       *[other] { $points } points
    }
review-nothing =
    { $below ->
        [none] La revue n’a trouvé aucune erreur évitable { ROLE($side, case: "de") }.
        [seen] La revue n’a trouvé aucune erreur évitable { ROLE($side, case: "de") } ; ce qui suit ne se voit qu’après coup.
        [luck] La revue n’a trouvé aucune erreur évitable { ROLE($side, case: "de") } ; ce qui suit tient au hasard.
       *[both] La revue n’a trouvé aucune erreur évitable { ROLE($side, case: "de") } ; ce qui suit ne se voit qu’après coup, ou tient au hasard.
    }
review-all =
    { $count ->
        [0] En montrer plus
       *[other] Montrer les { $count } constats
    }
review-fewer = En montrer moins
review-weighing = Examen de la donne en cours… Les choix sont affichés quand tous ont été pesés.
review-working = Recherche de ce qui ne se voit qu’après coup…
review-hint = Ouvre la table à ce moment.
review-back = Revenir à la fin de la donne
review-whose = Revue de
review-not-over = La donne n’est pas finie, et une revue parlerait de cartes cachées : jouez-la jusqu’au bout, puis redemandez.
review-no-seat = Il n’y a pas de place « { $seat } » à cette table ; prenez l’une de celles-ci : { $seats }.

## Les trois groupes

review-group =
    { $group ->
        [open] évitable
        [seen] après coup
       *[luck] hasard
    }
review-group-why =
    { $group ->
        [open] Jugé d’après la main elle-même et ce qui avait été dit et montré jusque-là.
        [seen] Cela ne se voit que toutes cartes ouvertes : ce n’est la faute de personne.
       *[luck] C’est ainsi que les cartes étaient réparties : on n’y pouvait rien.
    }

## Les choix les plus chers, posés de nouveau

review-ask-card =
    { $led ->
        [yes] Levée { $trick } : { ROLE($side) } a entamé { CARD($card, case: "le") }, ce qui a coûté { $given } en moyenne. Qu’est-ce qui valait mieux ?
       *[no] Levée { $trick } : { ROLE($side) } a joué { CARD($card, case: "le") }, ce qui a coûté { $given } en moyenne. Qu’est-ce qui valait mieux ?
    }
review-ask-exchange = { SIDE($side) } a écarté { CARDS($card) }, ce qui a coûté { $given } en moyenne. Qu’est-ce qui valait mieux ?
review-ask-call =
    { $kind ->
        [point] Le point : ce que { ROLE($side) } a dit a coûté { $given }. Que diriez-vous ?
        [sequence] Les séquences : ce que { ROLE($side) } a dit a coûté { $given }. Que diriez-vous ?
        [set] Les brelans et quatorze : ce que { ROLE($side) } a dit a coûté { $given }. Que diriez-vous ?
       *[nought] Ce que { ROLE($side) } a dit ici a coûté { $given }. Que diriez-vous ?
    }
review-again = Réessayer
review-again-title = Choix { $number } sur { $count }, une fois encore
review-show = Montrez-moi
review-reveal = Montrez-moi les réponses
review-try-same = C’est ce qui a été fait. Cherchez mieux.
review-try-card =
    { $gain ->
        [much] Bien mieux : { CARD($card, case: "le") } n’est plus qu’à { $points } de la meilleure carte en moyenne. La trouverez-vous ?
        [some] Mieux : { CARD($card, case: "le") } est à { $points } de la meilleure carte en moyenne. Essayez encore.
       *[none] { CAPITAL(CARD($card, case: "le")) } reste à { $points } de la meilleure carte en moyenne. Essayez encore.
    }
review-try-exchange =
    { $gain ->
        [much] Bien mieux : cet écart n’est plus qu’à { $points } du meilleur en moyenne. Modifiez-le et essayez encore.
        [some] Mieux : cet écart est à { $points } du meilleur en moyenne. Modifiez-le et essayez encore.
       *[none] Cet écart reste à { $points } du meilleur en moyenne. Modifiez-le et essayez encore.
    }
review-try-call = Ce n’est pas tout ce que vous avez. Essayez encore.
review-right = Oui, c’est mieux.
review-choice =
    { $choice ->
        [done] { $own ->
            [yes] Votre choix
           *[no] Ce qui a été fait
        }
       *[better] { $group ->
            [open] Mieux
           *[seen] Mieux, vu les cartes
        }
    }
review-choice-word =
    { $choice ->
        [done] { $own ->
            [yes] vôtre
           *[no] fait
        }
       *[better] mieux
    }
review-choice-both = les 2
review-watch-done = Voir ce qui a été joué
review-watch-better = Voir la meilleure ligne
review-watch-start = Le moment du choix. Chacun joue ensuite au mieux, toutes cartes sur table.

review-own-title = Un de vos choix, encore une fois
review-own-wait = Un instant : les choix possibles sont en train d’être pesés.

## Ce qui était en main et n’a pas été annoncé

review-combination =
    { $what ->
        [point] un point de { $length } valant { $pips }
        [sequence] une { SEQUENCE($length, $top) }
        [set] un { SET($size, $rank) }
       *[nought] { CARDS($cards) }
    }
review-not-called = { SIDE($side) } a tu { review-combination }.
review-nor-have-i = { SIDE($side) } a dit « { table-do-none-good } » avec { review-combination } en main.
review-called-short = { SIDE($side) } a annoncé { CARDS($called) } avec { review-combination } en main.
review-not-counted = { SIDE($side) } n’a pas compté { review-combination }.
review-let-pass =
    { SIDE($side) } a dit { $what ->
        [sequence] « bonne »
       *[point] « bon »
    } avec { review-combination } en main.
review-less-said = { SIDE($side) } n’a pas opposé { review-combination } à l’annonce de l’autre camp.
review-together = { SIDE($side) } n’a pas annoncé plusieurs choses qui comptent ensemble : { CARDS($cards) }.
review-blank = { SIDE($side) } n’a pas annoncé la carte blanche.
review-ledger =
    { $alike ->
        [yes] Rejugée avec ce seul changement, la donne rapporte { $mine } { ROLE($side, case: "a") } au lieu de { $mine_before }, et toujours { $theirs } à l’autre camp ; tout le reste est joué comme il l’a été, autant que possible.
       *[no] Rejugée avec ce seul changement, la donne rapporte { $mine } { ROLE($side, case: "a") } au lieu de { $mine_before }, et { $theirs } à l’autre camp au lieu de { $theirs_before } ; tout le reste est joué comme il l’a été, autant que possible.
    }
review-sinking = Ce que l’autre camp aurait appris de la main n’est pas compté : c’est pour le lui cacher qu’on tait parfois quelque chose.

## L’écart

review-exchange = { SIDE($side) } a écarté { CARDS($card) } ; { CARDS($better) } valait mieux en moyenne.
review-exchange-average =
    { $error ->
        [absent] D’après la main seule, avant toute prise, l’autre écart valait { review-points } de plus, en moyenne sur un grand nombre de donnes.
       *[other] D’après la main seule, avant toute prise, l’autre écart valait { review-points } de plus, en moyenne sur un grand nombre de donnes, à { $error } près.
    }
review-exchange-lay =
    { $lay ->
        [0] Les cartes étant ce qu’elles étaient, les deux donnent la même chose à la fin des annonces.
        [one] { $more ->
            [yes] Les cartes étant ce qu’elles étaient, il aurait rapporté { $lay } point de plus à la fin des annonces, repique compris.
           *[no] Les cartes étant ce qu’elles étaient, il aurait rapporté { $lay } point de moins à la fin des annonces, repique compris.
        }
       *[other] { $more ->
            [yes] Les cartes étant ce qu’elles étaient, il aurait rapporté { $lay } points de plus à la fin des annonces, repique compris.
           *[no] Les cartes étant ce qu’elles étaient, il aurait rapporté { $lay } points de moins à la fin des annonces, repique compris.
        }
    }
review-threw = { SIDE($side) } a défait { review-combination } en écartant ; le talon étant ce qu’il était, il valait mieux garder ces cartes.
review-threw-why = En écartant plutôt { CARDS($out) }, avec les mêmes cartes du talon, les annonces rapportent autant de plus. Avant la prise, personne ne pouvait le savoir.
review-drawn =
    Point, séquences, brelans et quatorze à eux seuls ont donné { $came } { ROLE($side, case: "a", beside: "no") } (points moins ceux de l’autre
    camp). Juste avant la prise { ROLE($side, case: "de") }, d’après cette seule main et avec l’écart fait, on pouvait attendre { $promised } en moyenne
    sur beaucoup de donnes. L’autre camp juge d’après sa propre main et à son tour : les deux chiffres n’ont pas à concorder.
    Ce qui a été pris et ce que l’autre camp avait ont fait le reste.

## Le jeu de la carte

review-card =
    { $led ->
        [yes] Levée { $trick } : { ROLE($side) } a entamé { CARD($card, case: "le") } ; { CARD($better, case: "le") } valait mieux en moyenne.
       *[no] Levée { $trick } : { ROLE($side) } a joué { CARD($card, case: "le") } ; { CARD($better, case: "le") } valait mieux en moyenne.
    }
review-card-average =
    { $hands ->
        [1] À ce moment, l’autre main était connue : en jouant ensuite au mieux, { CARD($better, case: "le") } valait { review-points } de plus.
       *[other] { $sampled ->
            [yes] Sur { $shown } mains tirées de celles que l’autre camp pouvait encore avoir, chacune jouée à cartes ouvertes, { CARD($better, case: "le") } valait { review-points } de plus.
           *[no] Sur les { $shown } mains que l’autre camp pouvait encore avoir, chacune jouée à cartes ouvertes, { CARD($better, case: "le") } valait { review-points } de plus.
        }
    }
review-card-lay =
    { $lay ->
        [0] Les cartes étant ce qu’elles étaient, { CARD($card, case: "le") } n’a rien coûté.
        [one] Les cartes étant ce qu’elles étaient, { CARD($card, case: "le") } a coûté { $lay } point.
       *[other] Les cartes étant ce qu’elles étaient, { CARD($card, case: "le") } a coûté { $lay } points.
    }
review-card-seen =
    { $led ->
        [yes] Levée { $trick } : { ROLE($side) } a entamé { CARD($card, case: "le") } ; les cartes étant ce qu’elles étaient, { CARD($better, case: "le") } rapporte davantage.
       *[no] Levée { $trick } : { ROLE($side) } a joué { CARD($card, case: "le") } ; les cartes étant ce qu’elles étaient, { CARD($better, case: "le") } rapporte davantage.
    }
review-card-tricks = Avec le meilleur jeu de part et d’autre, elle fait { $tricks } des levées qui restent ; { CARD($better, case: "le") } en fait { $better_tricks }.
review-card-last =
    { $last ->
        [yes] Avec le meilleur jeu de part et d’autre, { CARD($better, case: "le") } fait aussi gagner la dernière levée.
       *[no] Avec le meilleur jeu de part et d’autre, { CARD($better, case: "le") } laisse la dernière levée à l’autre camp.
    }
review-the-bid =
    { $sign ->
        [minus] l’engagement de perdre { $wanted } levées
       *[other] l’engagement de { $wanted } levées
    }
review-card-bid =
    { $kept ->
        [yes] Avec { CARD($better, case: "le") }, et ensuite le meilleur jeu, { review-the-bid } est tenu ; avec { CARD($card, case: "le") }, il ne l’est pas.
       *[no] Avec { CARD($card, case: "le") }, et ensuite le meilleur jeu, { review-the-bid } est tenu ; avec { CARD($better, case: "le") }, il ne l’est pas.
    }
review-card-bid-share = Avec { CARD($better, case: "le") }, { review-the-bid } est tenu dans { $better_share } % de ces mains, avec { CARD($card, case: "le") } dans { $share } %.
review-card-hidden =
    { $weighed ->
        [yes] Personne ne pouvait le savoir : sur toutes les mains que l’autre camp pouvait encore avoir, la carte jouée valait n’importe quelle autre, ou presque.
       *[no] C’est un jugement les deux mains ouvertes ; ce qu’on pouvait attendre de la carte n’a pas été calculé.
    }
review-play-whole =
    { $bid ->
        [yes] Depuis la première entame, avec le meilleur jeu de part et d’autre, la différence est de { $worth } pour { ROLE($side, beside: "no") } (ce que les levées font des enchères et un pique au jeu compris) ; elle a été de { $came }.
       *[no] Depuis la première entame, avec le meilleur jeu de part et d’autre, la différence est de { $worth } pour { ROLE($side, beside: "no") } (un pique au jeu compris) ; elle a été de { $came }.
    }

## À une carte près

review-near-point = Un point de plus aurait fait { KIND($kind, form: "le") }.
review-near-card = Levée { $trick } : { CARD($better, case: "le") } au lieu { CARD($card, case: "de") } aurait mené à { KIND($kind, form: "un") }.
review-near-swap =
    { $where ->
        [out] Il s’en est fallu d’une carte pour { KIND($kind, form: "un") } : { CARD($other, case: "le") }, dans l’écart, au lieu { CARD($card, case: "de") }.
        [talon] Il s’en est fallu d’une carte pour { KIND($kind, form: "un") } : { CARD($other, case: "le") }, restant au talon, au lieu { CARD($card, case: "de") }.
        [other] Il s’en est fallu d’une carte pour { KIND($kind, form: "un") } : { CARD($other, case: "le") }, qui était ailleurs, au lieu { CARD($card, case: "de") }.
       *[apart] Il s’en est fallu d’une carte pour { KIND($kind, form: "un") } : { CARD($card, case: "le") } à la place { CARD($other, case: "de") }, et inversement.
    }
review-near-alike =
    { $alike ->
        [one] Aucun autre changement aussi petit n’y suffisait.
       *[other] { $alike } changements aussi petits y suffisaient, celui-ci compris.
    }

## Sur le papier

review-head = Revue { ROLE($side, case: "de") }
review-open-deal = Seuls les premiers constats de chaque donne figurent ici. Pour ouvrir la donne { $number } avec tous les constats et leurs raisons : { $command }
review-looking = Examen de la donne { $number } sur { $deals }…
review-listed = { $number }. { $text } { $points } ({ $group })
