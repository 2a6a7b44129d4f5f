# Ce qu’une annonce a appris : combien de mains sont possibles avant et après elle, quelles cartes elle a situées, ce que la
# taire aurait caché et coûté.

information-thousands = { " " }
information-decimal = ,

information-hands =
    { $count ->
        [one] { $hands } main
       *[other] { $hands } mains
    }
information-at-most = au plus { $hands }

# Tant de mains sur tant, comme on le dit ; suivi de « que le premier pouvait avoir », « que vous pourriez avoir ».
information-share =
    { $how ->
        [counted] { $part } { $whole ->
            [one] sur une seule main
           *[other] des { $whole } mains
        }
        [few] { $part ->
            [0] aucune
            [1] une seule
           *[other] seulement { $part }
        } des mains
        [all] toutes les mains
        [nearly] presque toutes les mains
        [half] la moitié des mains
        [share] { WORDS($part, gender: "feminine") } sur { WORDS($whole) } des mains
       *[many] une sur { $many } des mains
    }
information-share-about = environ { $share }

## La phrase, et sa raison

information-played = { SIDE($side) } joue { CARD($card, case: "le") }.
information-none =
    { $count ->
        [one] Cela n’exclut rien : { ROLE($side) } ne peut avoir que { $after }.
       *[other] Cela n’exclut rien : toute main que { ROLE($side) } pouvait avoir reste possible.
    }
information-narrowed = Cela laisse { $share } que { ROLE($side) } pouvait avoir.
information-found = Cela laisse { $share } que { ROLE($side) } pouvait avoir : chaque carte en est connue.
information-counted =
    { $same ->
        [yes] Compté : { $after }.
       *[no] Compté : { $before } avant, { $after } après ; { $share } % en restent possibles.
    }
information-bits =
    { $count ->
        [0] Cela en dit autant que si les mains étaient réduites de moitié { $bits } fois.
        [one] Cela en dit autant qu’une réduction de moitié : il reste la moitié des mains.
       *[other] Cela en dit autant que { $count } réductions de moitié, l’une après l’autre.
    }
information-unsunk = Si rien n’a été tu, il y en a { $after }, après { $before } auparavant.
information-unsunk-none = Si rien n’a été tu, il n’y a pas de telle main : { ROLE($side) } a tu quelque chose.
information-alone = Chaque autre main est comptée à part ; on ne se demande pas comment les cartes cachées se partagent entre elles.
information-loose = Ces nombres sont des limites supérieures : { $why ->
        [talon] l’obligation de dire une carte du haut dépend aussi de cartes restées au talon.
       *[word] une carte blanche est admise sur la foi du relevé, et ses cartes ne sont pas connues.
    }
information-known = Désormais connues dans cette main : { CARDS($cards) }.
information-not-held = Désormais connues hors de cette main : { CARDS($cards) }.

## Si elle avait été tue

information-sunk = Si { ROLE($side) } l’avait tue, { $hands } resteraient possibles.
information-sunk-not = { SIDE($side) } ne pouvait pas la taire : ces règles, ou l’enchère, ne le permettent pas.
information-cost =
    { $lost ->
        [0] { $given ->
            [0] La taire n’aurait rien coûté.
            [1] La taire n’aurait rien coûté { ROLE($side, case: "a") } et aurait donné 1 point à l’adversaire.
           *[other] La taire n’aurait rien coûté { ROLE($side, case: "a") } et aurait donné { $given } points à l’adversaire.
        }
       *[other] { $given ->
            [0] La taire aurait coûté { information-points } { ROLE($side, case: "a") }.
           *[other] La taire aurait coûté { information-points } { ROLE($side, case: "a") }, et en aurait donné { $given } à l’adversaire.
        }
    }
information-points =
    { $lost ->
        [one] { $lost } point
       *[other] { $lost } points
    }
information-gain =
    La taire aurait laissé { ROLE($side, case: "a") } { $total } dans la donne au lieu de { $before_total }, et à
    l’adversaire { $other_total } au lieu de { $other_before }.
information-cost-hidden = Ce que la taire aurait coûté tient à des cartes que { ROLE($seat) } n’a pas vues.

## La liste, et ce qui peut clocher dans une question

information-head = Ce que { ROLE($seat) } a entendu
information-nothing-heard = { SIDE($seat) } n’a rien entendu qui parle d’une autre main.
information-error-number =
    { $listed ->
        [absent] La décision { $number } n’est pas une chose que { ROLE($seat) } a entendu dire par un autre joueur ; rien de tel n’a été dit.
       *[other] La décision { $number } n’est pas une chose que { ROLE($seat) } a entendu dire par un autre joueur ; demandez { $listed }.
    }

## À côté des décisions d’une table

table-tool-told = Ce que disent les annonces
information-possible =
    { $how ->
        [share] mains restantes : { $share } % de celles d’avant
        [at_most] mains restantes : au plus { $after } sur les { $before } d’avant
       *[exact] mains restantes : { $after } sur les { $before } d’avant
    }
information-view = Comme { ROLE($seat) } pouvait le calculer.
