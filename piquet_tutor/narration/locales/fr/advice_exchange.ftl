# Le conseil pour l’écart : quelles cartes écarter, et pourquoi. Les parts ($good, $chance…) arrivent tout écrites, avec
# leur signe (voir advice-exchange-percent) ; les moyennes aussi, à une décimale et sans signe ($direction dit le sens).

advice-exchange-title = Quelles cartes écarter
advice-exchange-head =
    { $wanted ->
        [0] Sur { $considered } écarts examinés, voici ceux qui rapportent le plus. Chaque chiffre est l’avance en points à la fin de la donne, en moyenne.
       *[other] Sur { $considered } écarts examinés, voici ceux qui rapportent le plus. Chaque chiffre est l’avance en points à la fin de la donne, en moyenne, les levées étant comptées pour ce qu’elles font de l’engagement de { $wanted }. Ce que les enchères disent des mains est laissé de côté.
    }
advice-exchange-points =
    { $direction ->
        [ahead] Avance : { $points }, à { $error } près
        [behind] Retard : { $points }, à { $error } près
       *[level] Égalité, à { $error } près
    }
advice-exchange-percent =
    { $size ->
        [small] moins de 1 %
        [large] plus de 99 %
       *[other] { $percent } %
    }

## Pourquoi

advice-exchange-keeps =
    { $kind ->
        [point] Garde le point de { WORDS($size) }, { CARDS($cards) } : tel quel, il est bon dans { $good } des cas et vaut { $points }.
        [sequence] Garde la { SEQUENCE($size, $top) }, { CARDS($cards) } : telle quelle, elle est bonne dans { $good } des cas et vaut { $points }.
       *[set] Garde le { SET($size, $top) } : tel quel, il est bon dans { $good } des cas et vaut { $points }.
    }
advice-exchange-gives =
    { $kind ->
        [point] Renonce au point de { WORDS($size) }, { CARDS($cards) }, qui est bon dans { $good } des cas et vaut { $points }.
        [sequence] Renonce à la { SEQUENCE($size, $top) }, { CARDS($cards) }, qui est bonne dans { $good } des cas et vaut { $points }.
       *[set] Renonce au { SET($size, $top) }, qui est bon dans { $good } des cas et vaut { $points }.
    }
advice-exchange-hopes =
    { $kind ->
        [sequence]
            { $many ->
                [one] Garde { CARDS($cards) } et espère { CARDS($missing) } : la prise au talon l’apporte dans { $chance } des cas, pour une { SEQUENCE($size, $top) } { advice-exchange-worth } et qui est alors bonne dans { $good } des cas.
               *[other] Garde { CARDS($cards) } et espère { CARDS($missing) } : la prise au talon les apporte toutes dans { $chance } des cas, pour une { SEQUENCE($size, $top) } { advice-exchange-worth } ; votre meilleure séquence est alors bonne dans { $good } des cas.
            }
       *[set] Garde { CARDS($cards) } et espère un { SET($size, $top) } { advice-exchange-worth } : la prise au talon l’apporte dans { $chance } des cas, et votre meilleur brelan ou quatorze est alors bon dans { $good } des cas.
    }
advice-exchange-worth =
    { $already ->
        [yes] qui vaut { $points } ({ $more } de plus qu’à présent)
       *[no] qui vaut { $points }
    }
advice-exchange-leaves =
    { $first ->
        [yes]
            { $size ->
                [one] Prend une carte de moins que permis, et { ROLE($other) } peut la prendre à sa place.
               *[other] Prend { WORDS($size, gender: "feminine") } cartes de moins que permis, et { ROLE($other) } peut les prendre à sa place.
            }
       *[no]
            { $size ->
                [one] Prend une carte de moins que permis.
               *[other] Prend { WORDS($size, gender: "feminine") } cartes de moins que permis.
            }
    }
advice-exchange-calls = Après la prise au talon, votre point est bon dans { $point } des cas, vos séquences dans { $sequence }, vos brelans et quatorze dans { $set }.
advice-exchange-bonus =
    { $which ->
        [both] Un repique arrive dans { $repique } des cas, un pique dans { $pique }.
        [repique] Un repique arrive dans { $repique } des cas.
       *[pique] Un pique arrive dans { $pique } des cas.
    }
advice-exchange-bonus-other =
    { $which ->
        [both] { SIDE($other) } fait repique dans { $repique } des cas, pique dans { $pique }.
        [repique] { SIDE($other) } fait repique dans { $repique } des cas.
       *[pique] { SIDE($other) } fait pique dans { $pique } des cas.
    }
advice-exchange-bid =
    { $mine ->
        [yes] Vous vous êtes engagé à { $wanted } levées, et vous tenez cet engagement dans { $made } des cas.
       *[no] { SIDE($other) } s’est engagé à { $wanted } levées, et tient cet engagement dans { $made } des cas.
    }
advice-exchange-play =
    { $wanted ->
        [0] Une fois que { ROLE($other) } a écarté aussi, et c’est ce qui compte, les annonces font { $calls }, repique et pique { $bonus }, et le jeu de la carte, les cartes comprises, { $play }.
       *[other] Une fois que { ROLE($other) } a écarté aussi, et c’est ce qui compte, les annonces font { $calls }, repique et pique { $bonus }, et ce que les levées font de l’engagement de { $wanted }, { $play }.
    }

## Ce qui a été choisi, à côté du meilleur

advice-exchange-yours-title = Votre choix
advice-exchange-yours-best = Vous avez choisi le meilleur des { $considered } écarts examinés.
advice-exchange-yours-level = Votre choix vaut le meilleur : sur { $deals } donnes, ils diffèrent en moyenne de { $points }, ce qui peut tenir au hasard.
advice-exchange-yours-behind = Votre choix rapporte en moyenne { $points } de moins que le meilleur, à { $error } près.
advice-exchange-yours-ahead = Votre choix rapporte en moyenne { $points } de plus que le meilleur qui ait été trouvé, à { $error } près. Bien vu !
advice-exchange-part =
    { $about ->
        [calls]
            { $more ->
                [yes] Point, séquences, brelans et quatorze rapportent ensemble { $points } de plus qu’avec le meilleur écart.
               *[no] Point, séquences, brelans et quatorze rapportent ensemble { $points } de moins qu’avec le meilleur écart.
            }
        [bonus]
            { $more ->
                [yes] Repique et pique rapportent { $points } de plus qu’avec le meilleur écart.
               *[no] Repique et pique rapportent { $points } de moins qu’avec le meilleur écart.
            }
       *[play]
            { $more ->
                [yes] Le jeu de la carte rapporte { $points } de plus qu’avec le meilleur écart.
               *[no] Le jeu de la carte rapporte { $points } de moins qu’avec le meilleur écart.
            }
    }

## Le graphique : combien de fois point, séquences, brelans et quatorze ensemble ont quelle avance

advice-exchange-bars-title = Point, séquences, brelans et quatorze, contre { ROLE($other) }
advice-exchange-bar =
    { $where ->
        [far-behind] { $low } ou plus de retard
        [behind] { $low } à { $high } de retard
        [level] Égalité
        [ahead] { $low } à { $high } d’avance
       *[far-ahead] { $low } ou plus d’avance
    }

## Ce qui est supposé

advice-exchange-note = Les chances du point, des séquences, des brelans et quatorze sont exactes : chaque prise possible est comptée, et toutes les mains que { ROLE($other) } peut avoir sont tenues pour également probables. L’avance en points est une moyenne sur { $deals } donnes des cartes que vous ne voyez pas (« à … près » en est l’erreur type). { SIDE($other) } y écarte aussi, en gardant couleurs longues, cartes voisines et hautes cartes ; chacun annonce tout ce qu’il a ; et chacun joue comme s’il voyait les deux mains, ce que personne ne peut à la table. La différence entre deux écarts en dit donc plus que les chiffres eux-mêmes.

## Là où les écarts ne sont pas pesés

advice-exchange-unweighed =
    { $reason ->
        [phase] Il n’y a pas d’écart à peser : ce n’est pas à vous d’écarter maintenant.
        [exchange] Ces cartes ne peuvent pas être écartées : choisissez parmi les cartes de votre main, autant que les règles le permettent.
        [numpy] Les écarts ne sont pas pesés dans le navigateur, dont le Python n’a pas numpy ; ils le sont dans le tuteur installé sur un ordinateur.
        [uninstalled] Les écarts se pèsent avec numpy, qui n’est pas installé ici ; on l’obtient avec « { $install } ».
        [losing] Cet écart n’est pas pesé.
       *[rules] D’après ces règles, les écarts ne sont pas pesés.
    }
advice-exchange-unweighed-why =
    { $reason ->
        [pack] Les chances sont comptées pour le jeu de trente-deux cartes et des mains de douze.
        [losing] Après ces enchères, mieux vaut perdre les levées, et le nombre de levées qu’on peut forcer une main à prendre se calcule donne par donne : c’est assez rapide pour choisir une carte, trop lent pour peser tous les écarts.
        [calls] Le point, les séquences, les brelans et quatorze se décident ici d’une façon que le calcul des chances ne connaît pas.
       *[second_pique] Le second joueur peut ici faire pique, et le calcul n’en tient pas compte dans le jeu de la carte.
    }
