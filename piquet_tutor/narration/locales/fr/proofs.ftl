# Les étapes des preuves des affirmations (leurs chiffres sont dans claims.toml), et ce qui se dit quand une affirmation n’aboutit pas à ce qui est écrit.
# Les cartes d’une couleur viennent en rangs (A R D V 10) ; $books, $values et autres viennent tout énumérés.

# La lettre de chaque rang, de l’as au sept, et ce qui sépare deux d’entre elles : une espace insécable.
proof-ranks = A R D V 10 9 8 7
proof-ranks-apart = { " " }

## Une quinte, une quarte et une tierce

proof-runs-ways = Une quinte, une quarte et une tierce peuvent se trouver dans une main de { FIGURES($ways) } façons, et elles la remplissent toujours.
proof-runs-trio = De celles qui ont aussi trois cartes d’un même rang, aucune n’a plus de { $cards } cartes d’une couleur : un brelan veut trois couleurs, et chaque couleur a donc une des trois séquences et rien de plus.
proof-runs-most = Avec un brelan compté, cela fait au plus { $cards } + 15 + 4 + 3 + 3 = { $most }.

## Deux quatorze et un brelan

proof-quatorzes-hands = { FIGURES($hands) } mains ont deux quatorze et un brelan (qu’il manque au brelan le trèfle, ou qu’il soit entier : les couleurs peuvent changer de nom).
proof-quatorzes-matched =
    { $matched ->
        [0] Dans aucune il n’y a de séquence de trois cartes ou plus que les vingt autres cartes puissent égaler, même si l’on annonce moins que ce qu’on a.
        [one] Dans { $matched } d’entre elles il y a une séquence de trois cartes ou plus que les vingt autres cartes peuvent égaler, même si l’on annonce moins que ce qu’on a.
       *[other] Dans { FIGURES($matched) } d’entre elles il y a une séquence de trois cartes ou plus que les vingt autres cartes peuvent égaler, même si l’on annonce moins que ce qu’on a.
    }
proof-quatorzes-why = De trois rangs voisins de cette main, il y en a toujours un dont elle a les quatre cartes : personne d’autre n’en a donc.

## Sept cartes d’une couleur sans son as

proof-aceless-seven = Sans son as, une couleur n’a qu’un assemblage de sept cartes : { $holdings }, une septième.
proof-aceless-counts = Des mains sans as qui ont un point de sept et deux longues séquences, chacune compte { $counts } au point et en séquences : 7 + 17 + 15.

## La plus haute marque d’une donne

proof-highest-in-hand = Les { FIGURES($hands) } mains ont toutes été comptées comme si tout y était bon. Point, séquences, brelans et quatorze font { $most } au plus, dans { $best } mains : trois rangs voisins, entre l’as et le dix, dans les quatre couleurs.
proof-highest-blank = Une main reçue blanche garde au plus cinq figures chez le premier et sept chez le dernier, car on ne peut pas en prendre davantage au talon. Elle fait alors { $elder } et { $younger } au plus.
proof-highest-split = Une séquence comptée en deux morceaux ne marque jamais plus qu’entière : il y a { $ways } façons d’en partager une.
proof-highest-play = Le jeu de la carte rapporte au plus { $most }, de toutes les { FIGURES($ways) } façons dont les levées peuvent tomber, et le capot 40.
proof-highest-sum = Une donne apporte un repique ou un pique, jamais les deux. Sans carte blanche cela fait donc { $plain } + 60 + { $play } + 40 = { $plain_sum }, et avec une carte blanche 10 + { $blank } + 60 + { $play } + 40 = { $blank_sum }.
proof-highest-one-card = Le premier doit prendre une carte au moins. Si le dernier pouvait en prendre huit, sa limite serait { $bound }.
proof-highest-books = D’après chaque livre : { $books }.
proof-highest-book = { $book } { $bound }

## Combien de mains sont blanches

proof-blank-hands = { $plain } des { $pack } cartes ne sont pas des figures : { FIGURES($blank) } mains sur { FIGURES($hands) }, soit une sur { FIGURES($once_in) }.
proof-blank-either = Jamais les deux à la fois : l’un des deux reçoit donc une carte blanche dans une donne sur { FIGURES($once_in) }.
proof-both-talon = Si les deux mains étaient blanches, les { $courts } figures seraient toutes au talon, qui a { $talon } cartes.
proof-both-left = Les deux mains en ont toujours { $courts } au moins.
proof-longer-talon = Le talon a { $talon } cartes, autant qu’il y a de figures : les deux mains sont blanches quand il n’est fait que d’elles, dans une donne sur { FIGURES($deals) }.
proof-longer-reason = La source en donne une autre raison. Six, sept, huit, neuf, dix et as d’une couleur ne sont pas une séquence de six : la plus longue qui s’y trouve a { $longest } cartes, car entre le dix et l’as il y a trois figures.

## Les enchères, et ce qu’elles valent

proof-bids-values = { $bids } enchères de { $count } valeurs, de { $tricks } levées en laissant { $left } à { $most_tricks } en laissant { $most_left } : { $values }.
proof-bids-shared = Deux enchères se partagent chacune de ces valeurs : { $values }.
proof-misere-scores = Les levées peuvent tomber de { FIGURES($ways) } façons : celui qui en fait le moins marque { $scores } ; ils ne sont jamais à égalité.

## Six cartes d’une couleur sans séquence

proof-six-cards =
    { $count ->
        [one] Des { $holdings } assemblages de six cartes d’une couleur, { $count } est sans séquence : { $free }. Les six du dernier, sur l’image, sont donc ceux-là, et la dame et le neuf de la couleur sont ailleurs.
       *[other] Des { $holdings } assemblages de six cartes d’une couleur, { $count } sont sans séquence : { $free }. Les six du dernier, sur l’image, sont donc ceux-là, et la dame et le neuf de la couleur sont ailleurs.
    }

## Une chicane contre tout ce qu’une couleur peut donner

proof-void-point = Comme point, elle est battue par { $beaten } des { $holdings } assemblages d’une couleur : { $five }, qui vaut { $pips }, et six cartes ou plus, quelles qu’elles soient. C’est vrai à 50 comme à 50½.
proof-void-level =
    { $ties ->
        [0] À 50, elle n’est égalée que par { $level }, et personne ne marque alors ; à 50½, elle les bat aussi (aucune égalité).
        [one] À 50, elle n’est égalée que par { $level }, et personne ne marque alors ; à 50½, elle les bat aussi ({ $ties } égalité).
       *[other] À 50, elle n’est égalée que par { $level }, et personne ne marque alors ; à 50½, elle les bat aussi ({ $ties } égalités).
    }
proof-void-sequence = Comme séquence, elle n’est battue, des { $quints } quintes, que par { $over }, et par toute séquence de six cartes ou plus ; elle bat { $under }.

## Les deux comptes des levées

proof-counts-same = De { FIGURES($same) } des { FIGURES($ways) } façons dont les levées peuvent tomber, les deux comptes donnent aux deux joueurs la même chose, et pas seulement à la fin : ils s’accordent chaque fois qu’une carte vient d’être entamée, et après la dernière levée.
proof-counts-why = Qui fait une levée entame la suivante : le compte court donne donc aussitôt le point de cette entame ; après la dernière levée il n’y a plus d’entame, et le point qu’il donne est celui de la dernière.
proof-counts-deals = Dans { FIGURES($agree) } des { FIGURES($deals) } donnes jouées par le tuteur, les points du jeu de la carte sont ceux du compte court.

## L’entame du premier

proof-lead-scores = Pour un pique, il faudrait au dernier un point au jeu, et il ne joue aucune carte avant que le premier ait entamé. D’après { $books }, la première entame marque un point, quelle que soit, des { $cards } cartes, celle qui est jouée.
proof-lead-piques =
    { $piques ->
        [0] Sans l’empêchement que les règles opposent au dernier, il n’a fait aucun pique en { FIGURES($deals) } donnes jouées par le tuteur.
        [one] Sans l’empêchement que les règles opposent au dernier, il a fait { $piques } pique en { FIGURES($deals) } donnes jouées par le tuteur.
       *[other] Sans l’empêchement que les règles opposent au dernier, il a fait { $piques } piques en { FIGURES($deals) } donnes jouées par le tuteur.
    }
proof-lead-elsewhere =
    { $flat ->
        [0] Là où toutes les levées se marquent de même, aucune des { $leads } entames ne marque, et là où seul un dix ou plus compte, { $high } d’entre elles ; l’empêchement seul y arrête le dernier.
        [one] Là où toutes les levées se marquent de même, { $flat } des { $leads } entames marque, et là où seul un dix ou plus compte, { $high } d’entre elles ; l’empêchement seul y arrête le dernier.
       *[other] Là où toutes les levées se marquent de même, { $flat } des { $leads } entames marquent, et là où seul un dix ou plus compte, { $high } d’entre elles ; l’empêchement seul y arrête le dernier.
    }

## Ce qu’une donne compte et qui n’est d’aucune sorte ; et une enchère

claims-kind-above = au-dessus de la ligne
claims-kind-below = sous la ligne
claims-kind-paid = reçoit
claims-bid =
    { $bid ->
        [pass] { $seat } passe
        [double] { $seat } contre
        [redouble] { $seat } surcontre
       *[other] { $seat } { $bid }
    }

## Ce qui n’est pas comme il est écrit. $said vient après une donne et un livre, sans son point.

claims-book-changed = { $name } avec { $changed }
claims-fault-figures = les donnes et la preuve ne s’accordent pas sur un chiffre : { $figures }.
claims-fault-figure =
    { $stated ->
        [absent] aucun chiffre n’est écrit, et { FIGURES($found) } a été trouvé.
       *[other] { $found ->
            [absent] le chiffre écrit est { FIGURES($stated) }, et aucun n’a été trouvé.
           *[other] le chiffre écrit est { FIGURES($stated) }, et { FIGURES($found) } a été trouvé.
        }
    }
claims-fault-verdict = il est écrit « { $stated } », et l’on a trouvé « { $found } ».
claims-fault-heard = { $example } selon { $book } : { $said }.
claims-fault-unplayed = la donne n’est pas jouée jusqu’au bout
fr-claims-kind =
    { $kind ->
        [below] sous la ligne
        [above] au-dessus de la ligne
       *[other] pour { KIND($kind, form: "le") }
    }
claims-fault-kind = { ROLE($side) } a { $points } { fr-claims-kind }, et non { $stated }
claims-fault-lacks = { ROLE($side) } marque { $points } { fr-claims-kind }
claims-fault-total = { ROLE($side) } a { $points } en tout, et non { $stated }
claims-fault-denied =
    { $by ->
        [absent] rien ne refuse { $clause }
       *[other] { $clause } n’est pas refusé à cause de { $by }
    }
claims-fault-count = le compte { ROLE($side, case: "de") } fait { $points }, et non { $stated }
claims-fault-unfinished = la partie n’est pas finie
claims-fault-totals = les totaux sont [{ $totals }], et non [{ $stated }]
claims-fault-pays = le gagnant reçoit { $points }, et non { $stated }
claims-fault-clause =
    { $clauses ->
        [absent] aucune règle ne paie, et il devait y avoir { $stated }
       *[other] le paiement se fait selon { $clauses }, et non selon { $stated }
    }

## Un numéro que rien ne porte

claims-unknown = il n’y a pas d’affirmation { $number } ; elles sont numérotées de 1 à { $last }.
