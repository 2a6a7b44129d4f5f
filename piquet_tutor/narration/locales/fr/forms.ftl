# Ce qui est dit des décisions que seules certaines formes du jeu prennent : les enchères et ce qu’elles rapportent, les
# deux comptes, les annonces autour de la table, le jeu à trois et à quatre, les levées à perdre, robres et courses.
# Clefs et profondeurs sont celles de rulings.ftl.
#
# Une clause que d’autres formes partagent peut avoir ici une variante de son message, choisie par le côté et les faits
# de la décision elle-même :
#   « -round »   une table de plus de deux (les côtés sont des joueurs par numéro, ou des partenaires) ;
#   « -signed »  un engagement à gagner des levées ou à en perdre (fait $sign) ;
#   « -crossed » des combinaisons qui se marquent pour l’autre camp (fait $why) ;
#   « -tricks »  un pique atteint en comptant des levées (fait $tricks) ;
#   « -bid »     une donne où l’on a enchéri (côtés dealer et nondealer).
# $who est le joueur dont parle une décision, $side le côté qui marque ; $partners dit si c’est aussi celui d’un
# partenaire, $many si le côté est une paire de partenaires.

## La donne

deal-first = Les joueurs donnent à tour de rôle ; celui qui suit le donneur parle et joue d’abord. Combien de cartes on donne, et qui donne pour commencer, chaque forme le règle pour elle.
deal-first-allowed =
    .short =
        { $talon ->
            [0] { $hand } cartes chacun ; il n’en reste pas.
            [one] { $hand } cartes chacun, et une au talon.
           *[other] { $hand } cartes chacun, et { $talon } au talon.
        }
    .full =
        Les cartes sont données : { $hand } à chaque joueur{ $talon ->
            [0] , et c’est tout le jeu. On n’écarte pas.
            [one] , et une reste face cachée, le talon.
           *[other] , et { $talon } restent face cachée, le talon.
        }

deal-next = Celui qui a marqué pour des levées sous la ligne est donneur à la donne suivante.
deal-next-allowed =
    .short = { SIDE($side) } donne ensuite.
    .full = { SIDE($side) } a marqué pour des levées sous la ligne, et donne donc les mains suivantes.

## Les enchères

bid-said =
    Une enchère doit valoir plus que la précédente. Là où l’on enchérit par paires de nombres, le donneur seul les nomme et
    l’autre joueur dit « oui » ou passe ; là où l’on enchérit par nombres, les deux peuvent enchérir, et une enchère peut
    être contrée et surcontrée. Passer met fin aux enchères dès qu’il y en a une.
bid-said-allowed =
    .call =
        { $word ->
            [yes] Oui.
            [pass] Passe.
            [double] Contre.
            [redouble] Surcontre.
           *[bid] { $sign ->
                [plus] { WORDS($tricks, case: "title") } plus.
                [minus] { WORDS($tricks, case: "title") } moins.
               *[other] { WORDS($tricks, case: "title") }, { WORDS($left) }.
            }
        }
    .short =
        { $word ->
            [yes] { SIDE($side) } dit « oui » : prêt à jouer à cette valeur ou plus.
            [pass] { SIDE($side) } passe.
            [double] { SIDE($side) } contre l’enchère.
            [redouble] { SIDE($side) } surcontre.
           *[bid] { $sign ->
                [plus] { SIDE($side) } enchérit { $tricks } plus : gagner { $tricks } levées.
                [minus] { SIDE($side) } enchérit { $tricks } moins : perdre { $tricks } levées.
               *[other] { SIDE($side) } enchérit { WORDS($tricks) }, { WORDS($left) } : { $tricks } levées, en laissant { $left } cartes, d’une valeur de { $points }.
            }
        }
    .full =
        { $word ->
            [yes] « Oui » n’engage personne à jouer : celui qui a nommé l’enchère doit maintenant monter, ou passer et laisser la main { ROLE($side, case: "a") }.
            [pass] { SIDE($side) } n’enchérit plus.
            [double] Ce qui se paie pour les levées au-delà ou en deçà de l’enchère est doublé, à moins qu’une enchère plus haute ne suive : elle annule le contre.
            [redouble] Ce qui se paie pour les levées au-delà ou en deçà de l’enchère est doublé encore une fois, à moins qu’une enchère plus haute ne suive.
           *[bid] { $sign ->
                [plus] Si personne ne monte plus haut, { ROLE($side) } devient premier et doit gagner au moins { $tricks } levées.
                [minus] Si personne ne monte plus haut, { ROLE($side) } devient premier et doit perdre au moins { $tricks } levées.
               *[other] Si elle tient, { ROLE($side) } devient premier, laisse { $left } cartes au talon et doit faire { $tricks } levées, telles qu’on les compte. Réussie, elle rapporte le produit des deux nombres : { $tricks } × { $left } = { $points }.
            }
        }

bid-pairs =
    Les enchères finissent quand un joueur passe : l’autre joue en premier, à la dernière enchère. Si les deux passent sans
    enchérir, on n’écarte rien, on n’annonce rien, et celui qui fait le moins de levées marque.
bid-pairs-allowed =
    .short =
        { $bare ->
            [yes] Personne n’enchérit : c’est une misère, et { ROLE($elder) } entame.
           *[no] { SIDE($elder) } emporte l’enchère : { $tricks } levées, en laissant { $left } cartes, d’une valeur de { $points }.
        }
    .full =
        { $bare ->
            [yes] Les deux joueurs passent sans enchérir. Les mains se jouent comme elles ont été données : on n’écarte rien, on n’annonce rien. { SIDE($elder) } entame à la première levée, et tient donc lieu de premier.
           *[no] Désormais { ROLE($elder) } est premier et { ROLE(OTHER($elder)) } est dernier.
        }

        { $bare ->
            [yes] Dans une misère, il s’agit de faire moins de levées que l’autre joueur.
           *[no] Le premier prend d’abord et doit laisser au moins { $left } cartes, puis s’engage à { $tricks } levées, telles qu’on les compte. Les faire rapporte { $points } sous la ligne. Chaque levée qui manque rapporte { $points } au dernier.
        }

bid-signed =
    Celui dont l’enchère tient à la fin devient premier. Plus, c’est s’engager à gagner au moins tant de levées ; moins, à
    en perdre au moins tant.
bid-signed-allowed =
    .short =
        { $factor ->
            [1] { SIDE($elder) } emporte l’enchère : { signed-aim }.
            [2] { SIDE($elder) } emporte l’enchère, contrée : { signed-aim }.
           *[other] { SIDE($elder) } emporte l’enchère, surcontrée : { signed-aim }.
        }
    .full =
        Désormais { ROLE($elder) } est premier : il écarte, parle et entame d’abord. { SIDE(OTHER($elder)) } est dernier.

        { $sign ->
            [minus] C’est une enchère « moins » : le premier s’engage à { signed-aim }. Les points des levées, des cartes et d’un capot vont à celui qui les perd.
           *[other] C’est une enchère « plus » : le premier s’engage à { signed-aim }. Levées, cartes et capot se marquent pour celui qui les gagne, comme à l’ordinaire.
        }{ $factor ->
            [1] {""}
            [2] {" "}L’enchère a été contrée : ce qui se paie pour les levées au-delà ou en deçà est doublé.
           *[other] {" "}L’enchère a été contrée et surcontrée : ce qui se paie pour les levées au-delà ou en deçà est doublé deux fois.
        }
# À quoi s’engage une enchère qui porte un signe.
signed-aim =
    { $sign ->
        [minus] perdre { $tricks } levées
       *[plus] gagner { $tricks } levées
    }

bid-passed_out = Quand aucun joueur n’enchérit, rien ne se marque, et le même joueur donne de nouveau.
bid-passed_out-allowed =
    .short = Personne n’enchérit : on jette les mains, et le même joueur donne de nouveau.
    .full = Les deux joueurs ont passé sans enchérir. Les mains ne sont pas jouées, et personne ne marque pour les levées.

bid-made = Quand il a fait le nombre de levées demandé, le premier marque, sous la ligne, ce nombre multiplié par celui des cartes laissées à l’autre joueur. Les levées de plus ne marquent rien.
bid-made-awarded =
    .call = { WORDS($tricks, case: "title", gender: "feminine") } levées faites : { WORDS($points) }.
    .short = { SIDE($side) } a fait les { $tricks } levées demandées : { points-count } sous la ligne.
    .full =
        L’enchère était de { $tricks } levées, en laissant { $left } cartes. Elle est réussie, et rapporte { $tricks } × { $left } = { $points }.

        Cela s’inscrit sous la ligne, là où l’on gagne les manches. D’autres levées n’y ajouteraient rien.

bid-beaten = Quand il manque des levées au premier, l’autre joueur marque la valeur de l’enchère pour chacune, sous la ligne : c’est le contre-pique.
bid-beaten-awarded =
    .call = { WORDS($short, case: "title", gender: "feminine") } de chute : { WORDS($points) }.
    .short = { SIDE(OTHER($side)) } a { $tricks } des { $wanted } levées demandées, { $short } de moins : { ROLE($side) } marque { $points } sous la ligne.
    .full =
        { SIDE(OTHER($side)) } s’engageait à { $wanted } levées et en a { $tricks }, telles qu’on les compte à ce jeu.
        L’enchère valait { $worth }.

        { $short ->
            [one] Il en manque une : { ROLE($side) } marque donc une fois la valeur de l’enchère, { $points }.
           *[other] Il en manque { $short } : { ROLE($side) } marque donc { $short } fois la valeur de l’enchère, { $short } × { $worth } = { $points }.
        } Le premier ne marque rien sous la ligne.

bid-exact = Selon cette lecture, faire juste le nombre de levées demandé rapporte une prime de plus, qu’on appelle contre-pique.
bid-exact-awarded =
    .call = Contre-pique : { WORDS($points) }.
    .short = { SIDE($side) } a fait juste les { $wanted } levées demandées : { $points } de plus.
    .full = Demandées : { $wanted } ; faites : { $tricks }. D’après ces règles, tomber juste rapporte { $points } au-dessus de la ligne ; une levée de plus ou de moins ne rapporterait rien.
bid-exact-denied =
    .short = Pas de prime pour une enchère juste : { ROLE($side) } avait demandé { $wanted } levées et en a { $tricks }.
    .full =
        D’après ces règles, faire juste le nombre demandé aurait rapporté { $points } de plus. { SIDE($side) } s’engageait à
        { $wanted } levées et en a { $tricks }.

bid-paid = Chaque levée au-delà de l’enchère se paie tant au premier, chaque levée en deçà tant à l’autre joueur ; davantage quand l’enchère a été contrée. Pour l’enchère elle-même, rien ne se paie.
bid-paid-awarded =
    .call =
        { $over ->
            [0] { WORDS($short, case: "title", gender: "feminine") } de chute : { WORDS($points) }.
           *[other] { WORDS($over, case: "title", gender: "feminine") } de mieux : { WORDS($points) }.
        }
    .short =
        { $over ->
            [0] { SIDE(OTHER($side)) } { signed-has } des { $wanted } levées demandées, { $short } de moins : { ROLE($side) } marque { $points }.
           *[other] { SIDE($side) } { signed-has } levées, { $over } de plus que demandé : { points-count }.
        }
    .full =
        { $sign ->
            [minus] L’enchère était de perdre { $wanted } levées, et le premier en a perdu { $tricks }.
           *[plus] L’enchère était de gagner { $wanted } levées, et le premier en a gagné { $tricks }.
        } { $over ->
            [0] Pour chaque levée en deçà, { ROLE($side) } marque { $each } : { $short } × { $each } = { $points }.
           *[other] Pour chaque levée au-delà, { ROLE($side) } marque { $each } : { $over } × { $each } = { $points }.
        }
bid-paid-allowed =
    .short =
        { $sign ->
            [minus] { SIDE($side) } a perdu juste les { $wanted } levées demandées : rien ne se paie pour elles.
           *[plus] { SIDE($side) } a gagné juste les { $wanted } levées demandées : rien ne se paie pour elles.
        }
    .full = Seules se paient, à { $each } chacune, les levées au-delà de l’enchère ou en deçà. L’enchère était de { $wanted }, et le compte est juste.
# Combien de levées ont été gagnées, ou perdues là où l’enchère était d’en perdre.
signed-has =
    { $sign ->
        [minus] a perdu { $tricks }
       *[plus] a gagné { $tricks }
    }

misere-award = Quand aucun joueur n’enchérit, on n’écarte rien et l’on n’annonce rien. Celui qui fait le moins de levées marque tant, sous la ligne, pour chaque levée de l’autre joueur.
misere-award-awarded =
    .call = Misère : { WORDS($points) }.
    .short =
        Dans cette misère, { ROLE($side) } fait { tricks-so-far } et { ROLE(OTHER($side)) } { $other_tricks } : { points-count } sous la ligne.
    .full =
        Personne n’a enchéri : mieux vaut donc faire moins de levées. { SIDE($side) } en a { $tricks }, { ROLE(OTHER($side)) } { $other_tricks },
        telles qu’on les compte à ce jeu. Chaque levée { ROLE(OTHER($side), case: "de") } marque { $each } : { $other_tricks } × { $each } = { $points }.
misere-award-denied =
    .short = Une misère, et { tricks-so-far } chacun : personne ne marque.
    .full = Personne n’a enchéri : celui qui ferait le moins de levées marquerait { $each } pour chaque levée de l’autre. Les deux joueurs ont { tricks-so-far }.

## Les levées qui comptent pour une enchère

tricks-counted = Une levée compte un pour l’enchère et ne marque rien par elle-même. La dernière levée compte double là où les règles le disent.
tricks-counted-allowed =
    .call =
        { $tricks ->
            [one] Une levée.
           *[other] { WORDS($tricks, case: "title", gender: "feminine") } levées.
        }
    .short =
        { $wanted ->
            [absent] { SIDE($side) } fait la levée avec { CARD($card, case: "le") }, et a { tricks-so-far }.
           *[other] { SIDE($side) } fait la levée avec { CARD($card, case: "le") }, et en a { $tricks } sur { $wanted } demandées.
        }
    .full =
        Levée { $trick } : { CARDS($cards) }. { CAPITAL(CARD($card, case: "le")) } l’emporte. { $worth ->
            [one] La levée compte un.
           *[other] La levée compte { $worth }, parce que c’est la dernière.
        } { SIDE($side) } a maintenant { tricks-so-far }{ $wanted ->
            [absent] .
           *[other] { " " }; l’enchère est de { $wanted }.
        }
tricks-so-far =
    { $tricks ->
        [one] { $tricks } levée
       *[other] { $tricks } levées
    }

pique-tricks = Quand le dernier fait pique, les levées qu’il a fallu pour atteindre la ligne s’inscrivent avec lui au-dessus de la ligne : elles ne marquent nulle part ailleurs.
pique-tricks-awarded =
    .call = Et { WORDS($points) } pour les levées.
    .short =
        { $tricks ->
            [one] { SIDE($side) } inscrit aussi au-dessus de la ligne la levée du pique : { $points } de plus.
           *[other] { SIDE($side) } inscrit aussi au-dessus de la ligne les { $tricks } levées du pique : { $points } de plus.
        }
    .full = Les levées se marquent sous la ligne, et pour un seul joueur. Celles qu’il a fallu { ROLE($side, case: "a") } pour le pique s’inscrivent au-dessus, à un chacune : { $points }.

play-decided = Dès que le premier a les levées demandées, le jeu peut s’arrêter, car les levées de plus ne marquent rien ; mais non tant que l’un ou l’autre peut encore faire pique.
play-decided-allowed =
    .call = J’ai mes levées.
    .short =
        { $left ->
            [one] { SIDE($side) } a les levées demandées : la dernière n’a pas à être jouée.
           *[other] { SIDE($side) } a les levées demandées : les { $left } autres n’ont pas à être jouées.
        }
    .full = { SIDE($side) } avait demandé { $wanted } levées et en a { $tricks }. Les levées de plus ne marquent rien, et personne ne peut plus faire pique : les cartes qui restent n’y changent rien.

pique-award-tricks =
    Des combinaisons qui n’atteignent pas la ligne par elles-mêmes peuvent l’atteindre avec un par levée faite. Celui qui y
    arrive avant que l’autre joueur ait rien marqué ni fait une levée gagne le pique. Entamer ne marque rien : chacun des
    deux peut donc y arriver.
pique-award-awarded-tricks =
    .call = Pique : { WORDS($count) }.
    .short = Pique ! { SIDE($side) } a { $in_hand } en combinaisons et { tricks-so-far } : { $total }, donc { $points } de plus.
    .full =
        Combinaisons { $in_hand }, levées { $tricks } : ensemble { $total }. { SIDE(OTHER($side)) } n’a ni marqué une
        combinaison ni fait une levée. Cela rapporte { $points } de plus, au-dessus de la ligne.
pique-award-denied-tricks =
    .short =
        { $by ->
            [trick] Pas de pique : { ROLE($side) } a { $total } avec { tricks-so-far }, mais { ROLE(OTHER($side)) } a fait une levée.
           *[other] Pas de pique : { ROLE($side) } a { $total } avec { tricks-so-far }, mais { barring } { ROLE(OTHER($side), case: "de") } ({ $by_points }) compte avant.
        }
    .full =
        { SIDE($side) } a { $in_hand } en combinaisons et { tricks-so-far } : { $total }, ce qui suffit. Mais il faut que
        l’autre joueur n’ait rien marqué ni fait une levée auparavant. { $by ->
            [trick] { SIDE(OTHER($side)) } en a fait une.
           *[other] { SIDE(OTHER($side)) } a marqué pour { barring } ({ $by_points }).
        }{ barring-also }

## Levées à gagner ou à perdre

play-trick-signed = Chaque levée marque un : pour celui qui la gagne si l’enchère était d’en gagner, pour celui qui la perd si elle était d’en perdre.
play-trick-awarded-signed =
    .call = { WORDS($count, case: "title") }.
    .short =
        { $sign ->
            [minus] { SIDE($side) } perd la levée, qui va { CARD($card, case: "a") } : { points-count }.
           *[plus] { SIDE($side) } fait la levée avec { CARD($card, case: "le") } : { points-count }.
        }
    .full =
        Levée { $trick } : { CARDS($cards) }. { CAPITAL(CARD($card, case: "le")) } l’emporte. { $sign ->
            [minus] L’enchère était de perdre des levées : celui qui perd celle-ci marque { points-count }.
           *[plus] Celui qui la fait marque { points-count }, quel que soit celui qui l’a entamée.
        }

cards-most-signed = Celui qui fait le plus de levées marque les cartes ; si l’enchère était d’en perdre, celui qui en perd le plus.
cards-most-awarded-signed =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } pour les cartes.
           *[no] { WORDS($points, case: "title") } pour les cartes : { WORDS($count) }.
        }
    .short =
        { $sign ->
            [minus] { SIDE($side) } perd { $tricks } levées et en fait { $other_tricks } : { $points } pour les cartes.
           *[plus] { SIDE($side) } fait { $tricks } levées contre { $other_tricks } : { $points } pour les cartes.
        }
    .full =
        { $sign ->
            [minus] { SIDE($side) } en a fait { $other_tricks }, { ROLE(OTHER($side)) } { $tricks }. L’enchère était de perdre des levées : en perdre le plus gagne { points-count }.
           *[plus] { SIDE($side) } a { $tricks } levées, { ROLE(OTHER($side)) } { $other_tricks }. La majorité gagne { points-count }, toujours autant, si grande qu’elle soit.
        }
cards-most-superseded-signed =
    .law = Celui qui fait le plus de levées, ou en perd le plus si l’enchère était d’en perdre, marque les cartes ; mais le capot en tient lieu.
    .short = Pas de { $points } pour les cartes : le capot prend leur place.
    .full =
        { $sign ->
            [minus] { SIDE($side) } a perdu { $tricks } levées et marquerait { $points } pour les cartes. Mais les perdre toutes se paie comme un capot, qui en tient lieu.
           *[plus] { SIDE($side) } a { $tricks } levées et marquerait { $points } pour les cartes. Mais les faire toutes, c’est le capot, qui en tient lieu.
        }

cards-capot-signed = Faire toutes les levées, c’est le capot ; si l’enchère était d’en perdre, le capot est de les perdre toutes. Il tient lieu de la prime des cartes.
cards-capot-awarded-signed =
    .call = Capot : { WORDS($count) }.
    .short =
        { $sign ->
            [minus] Capot ! { SIDE($side) } perd les { $tricks } levées : { points-count }.
           *[plus] Capot ! { SIDE($side) } fait les { $tricks } levées : { points-count }.
        }
    .full =
        { $sign ->
            [minus] { SIDE($side) } n’a pas fait une seule levée, et l’enchère était d’en perdre.
           *[plus] { SIDE(OTHER($side)) } n’a pas fait une seule levée.
        } Cela marque { $points }, à la place de la prime des cartes.

## Les combinaisons qui se marquent pour l’autre camp

point-good-crossed = Le meilleur point est bon. D’après cette règle, si l’enchère est de perdre des levées, il se marque pour l’autre joueur.
point-good-awarded-crossed =
    .call = Point de { WORDS($length) } à { SUIT($cards) } : { WORDS($count) } à l’autre camp.
    .short = Le point de { $length } à { SUIT($cards) } { ROLE(OTHER($side), case: "de") } est bon, et se marque pour { ROLE($side) } : { points-count }.
    .full =
        { SIDE(OTHER($side)) } montre { CARDS($cards) }, valant { $pips }. L’enchère est de perdre des levées, et d’après ces
        règles ce qui est bon dans une main se marque alors pour l’autre.
sequence-good-crossed = La meilleure séquence est bonne. D’après cette règle, si l’enchère est de perdre des levées, elle se marque pour l’autre joueur.
sequence-good-awarded-crossed =
    .call = { sequence-told } à { SUIT($cards) } : { WORDS($count) } à l’autre camp.
    .short = La { SEQUENCE($length, $top) } à { SUIT($cards) } { ROLE(OTHER($side), case: "de") } est bonne, et se marque pour { ROLE($side) } : { points-count }.
    .full =
        { SIDE(OTHER($side)) } montre { CARDS($cards) }. L’enchère est de perdre des levées, et d’après ces règles ce qui est
        bon dans une main se marque alors pour l’autre.
sequence-lesser-crossed = Celui qui a la meilleure séquence dit aussi ses autres. D’après cette règle, si l’enchère est de perdre des levées, elles se marquent pour l’autre joueur.
sequence-lesser-awarded-crossed =
    .call = Et une { SEQUENCE($length, $top) } à { SUIT($cards) } : { WORDS($count) } à l’autre camp.
    .short =
        { $already ->
            [absent] La { SEQUENCE($length, $top) } à { SUIT($cards) } { ROLE(OTHER($side), case: "de") } se marque de plus pour { ROLE($side) } : { points-count }.
           *[other] La { SEQUENCE($length, $top) } à { SUIT($cards) } { ROLE(OTHER($side), case: "de") } se marque pour { ROLE($side) } au lieu de la partie annoncée : { $points } de plus.
        }
    .full = Comptée : { CARDS($cards) }, pour { points-count }. L’enchère est de perdre des levées, et d’après ces règles ce qui est bon dans une main se marque alors pour l’autre.
set-good-crossed = Le meilleur brelan ou quatorze est bon. D’après cette règle, si l’enchère est de perdre des levées, il se marque pour l’autre joueur.
set-good-awarded-crossed =
    .call = { CAPITAL(SET($size, $rank)) } : { WORDS($count) } à l’autre camp.
    .short = Le { SET($size, $rank) } { ROLE(OTHER($side), case: "de") } est bon, et se marque pour { ROLE($side) } : { points-count }.
    .full =
        { SIDE(OTHER($side)) } montre { CARDS($cards) }. L’enchère est de perdre des levées, et d’après ces règles ce qui est
        bon dans une main se marque alors pour l’autre.
set-lesser-crossed = Celui qui a le meilleur dit aussi ses autres brelans et quatorze. D’après cette règle, si l’enchère est de perdre des levées, ils se marquent pour l’autre joueur.
set-lesser-awarded-crossed =
    .call = Et un { SET($size, $rank) } : { WORDS($count) } à l’autre camp.
    .short =
        { $already ->
            [absent] Le { SET($size, $rank) } { ROLE(OTHER($side), case: "de") } se marque de plus pour { ROLE($side) } : { points-count }.
           *[other] Le { SET($size, $rank) } { ROLE(OTHER($side), case: "de") } se marque pour { ROLE($side) } au lieu de la partie annoncée : { $points } de plus.
        }
    .full = Compté : { CARDS($cards) }, pour { points-count }. L’enchère est de perdre des levées, et d’après ces règles ce qui est bon dans une main se marque alors pour l’autre.

## L’écart, là où l’on a enchéri pour lui, ou s’il est au donneur seul

exchange-elder-bid = Le premier écarte d’abord, et prend sur le dessus du talon autant que le permettent les règles et l’enchère, ou moins ; ce qui reste passe à l’autre joueur.
exchange-elder-allowed-bid =
    .call = { CAPITAL(taken-word) }.
    .short =
        { $rest ->
            [0] Le premier { cards-exchanged }.
           *[other] { $number ->
                [0] Le premier n’écarte aucune des { $maximum } cartes permises.
               *[other] Le premier écarte { $number } des { $maximum } cartes permises.
            }
        }
    .full =
        Le premier { $maximum ->
            [0] ne pouvait en prendre aucune
           *[other] pouvait en prendre jusqu’à { $maximum } et { cards-taken }
        }. { $left ->
            [0] Il ne reste rien au talon.
            [one] Il reste une carte au talon.
           *[other] Il reste { $left } cartes au talon.
        }

exchange-dealer = Le donneur seul peut écarter : il prend tout le talon, contre autant de cartes, ou rien.
exchange-dealer-allowed =
    .call = { CAPITAL(taken-word) }.
    .short = { SIDE($who) }, qui donne, { cards-exchanged }.
    .full =
        { $number ->
            [0] Le donneur pouvait prendre les { $maximum } cartes du talon et les laisse. Personne ne les voit.
            [one] Le donneur prend la carte du talon et en pose une. Personne d’autre n’écarte.
           *[other] Le donneur prend les { $number } cartes du talon et en pose autant. Personne d’autre n’écarte.
        }

exchange-cards-allowed-round =
    .short =
        { $discarded ->
            [absent] { SIDE($who) } garde toutes ses cartes.
           *[other] { SIDE($who) } écarte { CARDS($discarded) } et prend { CARDS($drawn) }.
        }
    .full =
        { $discarded ->
            [absent] { SIDE($who) } n’écarte rien et ne prend rien.
           *[other] Écart : { CARDS($discarded) }. Prises au talon : { CARDS($drawn) }. Personne d’autre ne voit ni les unes ni les autres.
        }

## Carte blanche à une plus grande table

# Qui : le joueur par son numéro, ou l’un des partenaires quand on ne dit pas lequel.
subject =
    { $many ->
        [yes] { $partners ->
            [yes] { SIDE($who) }
           *[no] L’un { ROLE($side, case: "de") }
        }
       *[no] { SIDE($who) }
    }
# Le côté qui a les points, quand c’est aussi celui d’un partenaire.
for-side =
    { $partners ->
        [yes] {" "}pour { ROLE($side) }
       *[no] {""}
    }

carte_blanche-award-round =
    Une main reçue sans roi, ni dame, ni valet est une carte blanche. Elle compte avant tout le reste : elle empêche donc
    le repique et le pique des autres, et aide à ceux de son propre camp.
carte_blanche-award-awarded-round =
    .call = Carte blanche : { WORDS($count) }.
    .short = { subject } n’a reçu aucune figure. Carte blanche : { points-count }{ for-side }.
    .full =
        { $proved ->
            [yes] La main a été montrée : { CARDS($cards) }. Ni roi, ni dame, ni valet.
           *[no] La carte blanche est admise sur la foi du relevé : les cartes reçues à la donne ne sont pas connues.
        }

        Elle marque { points-count }, avant que rien d’autre soit compté.
carte_blanche-award-denied-round =
    .short = { subject } a une carte blanche qui ne compte pas, car un adversaire en a une aussi.
    .full =
        { $proved ->
            [yes] La main a été montrée : { CARDS($cards) }. Ni roi, ni dame, ni valet.
           *[no] La carte blanche est admise sur la foi du relevé : les cartes reçues à la donne ne sont pas connues.
        }

        Mais un adversaire tient lui aussi une carte blanche, et d’après ces règles celle-ci ne marque alors pas ses { $points } points.
carte_blanche-claimed-round = Une carte blanche s’annonce avant toute autre chose et se prouve en montrant les cartes.
carte_blanche-claimed-allowed-round =
    .call = Carte blanche.
    .short = { subject } annonce une carte blanche.
    .full = Une main a été reçue sans roi, ni dame, ni valet, et c’est dit. Elle se marque dès qu’elle a été montrée.
carte_blanche-kept-allowed-round =
    .short = { subject } ne dit rien d’une carte blanche.
    .full = Cette main n’a reçu aucune figure, et celui qui la tient le tait. C’est renoncer à ces points, et personne n’apprend ce qu’était la main.

carte_rouge-award-round = D’après cette règle, le joueur dont toutes les cartes entrent dans des combinaisons marquées gagne une carte rouge.
carte_rouge-award-awarded-round =
    .call = Carte rouge : { WORDS($count) }.
    .short =
        { $many ->
            [yes] Carte rouge : chaque carte d’une des mains { ROLE($side, case: "de") } a compté. { points-count }.
           *[no] Carte rouge : chaque carte de la main { ROLE($side, case: "de") } a compté. { points-count }.
        }
    .full = Chacune des cartes { CARDS($cards) } fait partie d’un point, d’une séquence, d’un brelan ou d’un quatorze qui était bon.

## Les annonces autour de la table

declare-order-round = Le point, puis les séquences, puis les brelans et quatorze : pour chaque sorte, tous les joueurs parlent à leur tour avant qu’on passe à la suivante.
declare-nothing-round = Celui qui n’a rien de mieux que ce qui est annoncé, ou aime mieux ne pas le montrer, passe.
declare-nothing-allowed-round =
    .call =
        { $passed ->
            [yes] Rien de mieux.
           *[no] { $kind ->
                [point] Pas de point.
                [sequence] Pas de séquence.
               *[set] Pas de brelan.
            }
        }
    .short =
        { $passed ->
            [yes] { SIDE($who) } n’annonce rien de mieux.
           *[no] { $kind ->
                [point] { SIDE($who) } n’annonce pas de point.
                [sequence] { SIDE($who) } n’annonce pas de séquence.
               *[set] { SIDE($who) } n’annonce ni brelan ni quatorze.
            }
        }
    .full =
        { $passed ->
            [yes] { $partners ->
                [yes] { SIDE($who) } n’a pas de { fr-better } que ce qui est annoncé, laisse la parole à un partenaire, ou se tait : par cela seul, personne ne peut savoir lequel des trois.
               *[no] { SIDE($who) } n’a pas de { fr-better } que ce qui est annoncé, ou se tait : par cela seul, personne ne peut savoir lequel des deux.
            }
           *[no] { SIDE($who) } n’a rien à annoncer de cette sorte, ou le tait : par cela seul, personne ne peut savoir lequel des deux.
        }
# Ce qu’il faudrait pour l’emporter, accordé.
fr-better =
    { $kind ->
        [point] meilleur point
        [sequence] meilleure séquence
       *[set] meilleur brelan ou quatorze
    }

round-beaten =
    Le meilleur point, la meilleure séquence, le meilleur brelan ou quatorze de toute la table gagne sa sorte. Celui qui
    parle après une annonce ne parle qu’avec mieux, ou avec autant si elle n’était pas d’un partenaire ; ce qui n’est pas
    le meilleur ne compte rien.
round-beaten-denied =
    .short =
        { $kind ->
            [point] Le point de { $length } { ROLE($who, case: "de") } est battu : { fr-winner-called } un point { $by ->
                [longer] de { $other_length }
               *[higher] qui vaut { $other_pips }
            }.
            [sequence] La { SEQUENCE($length, $top) } { ROLE($who, case: "de") } est battue : { fr-winner-called } une { SEQUENCE($other_length, $other_top) }.
           *[set] Le { SET($size, $rank) } { ROLE($who, case: "de") } est battu : { fr-winner-called } un { SET($other_size, $other_rank) }.
        }
    .full =
        { $kind ->
            [point] { SIDE($who) } a annoncé un point de { $length }, valant { $pips } ; le meilleur annoncé était de { $other_length }, valant { $other_pips }. { $by ->
                [longer] Le plus grand nombre de cartes l’emporte, quelle que soit leur valeur.
               *[higher] La plus grande valeur l’emporte.
            }
            [sequence] { $by ->
                [longer] La plus longue séquence l’emporte, si bas qu’elle commence.
               *[higher] De deux aussi longues, c’est la plus haute carte qui l’emporte.
            }
           *[set] { $by ->
                [longer] Quatre cartes en battent trois, quel que soit leur rang.
               *[higher] À nombre égal, le rang le plus haut l’emporte.
            }
        } Ce qui est battu ne compte rien.
# Qui a annoncé mieux, un joueur ou deux partenaires.
fr-winner-called =
    { ROLE($winner) } { ROLE($winner, case: "number") ->
        [many] ont annoncé
       *[one] a annoncé
    }

point-called-round = D’un point, on dit combien il a de cartes et ce qu’elles valent.
point-called-allowed-round =
    .call = Point de { WORDS($length) }, valant { WORDS($pips) }.
    .short = { SIDE($who) } annonce un point de { $length }, valant { $pips }.
    .full =
        { $length ->
            [one] { SIDE($who) } dit : une carte, qui vaut { $pips }.
           *[other] { SIDE($who) } dit : { $length } cartes d’une couleur, qui valent { $pips }.
        } La couleur elle-même ne se dit pas encore.{ $cards ->
            [absent] {""}
           *[other] {" "}Le point : { CARDS($cards) }.
        }

point-good-round =
    Seul le meilleur point de la table se marque. Le plus grand nombre de cartes l’emporte ; à nombre égal, la plus grande
    valeur. (Quelques règles ne regardent que la valeur.) En général il marque un point par carte.
point-good-awarded-round =
    .call =
        { $nought ->
            [yes] Néant à { SUIT($cards) } : { WORDS($count) }.
           *[no] À { SUIT($cards) } : { WORDS($count) }.
        }
    .short =
        { $nought ->
            [yes] Le point de néant à { SUIT($cards) } { ROLE($who, case: "de") } est le meilleur : { points-count }{ for-side }.
           *[no] Le point de { $length } à { SUIT($cards) } { ROLE($who, case: "de") } est le meilleur : { points-count }{ for-side }.
        }
    .full =
        { SIDE($who) } montre { CARDS($cards) } : { $length ->
            [one] 1 carte
           *[other] { $length } cartes
        }, valant { $pips }. Aucun adversaire n’en a annoncé d’aussi bon.

        { $nought ->
            [yes] D’après ces règles une chicane peut s’annoncer comme point, et marque { points-count } quand elle est bonne.
           *[no] { $per_card ->
                [yes] Un point par carte : { points-count }.
               *[no] D’après ces règles un tel point vaut { points-count }.
            }
        }

point-equal-round = Quand le meilleur point est annoncé dans plus d’un camp, personne ne marque le point.
point-equal-denied-round =
    .short = Les meilleurs points sont égaux, { $length } cartes valant { $pips } dans plus d’un camp : personne ne marque.
    .full = Un point de { $length }, valant { $pips }, a été annoncé dans plus d’un camp. Aucun n’est meilleur : personne ne marque donc le point, pas même un moindre. Cela n’empêche ni le repique ni le pique de personne.

sequence-called-round = D’une séquence, on dit combien elle a de cartes et à quelle carte elle monte.
sequence-called-allowed-round =
    .call = { sequence-told }.
    .short = { SIDE($who) } annonce une { SEQUENCE($length, $top) }.
    .full =
        Une { SEQUENCE($length, $top) } est une séquence de { $length } cartes. La couleur ne se dit pas encore.{ $cards ->
            [absent] {""}
           *[other] {" "}La séquence : { CARDS($cards) }.
        }

sequence-good-round =
    La plus longue séquence de la table est bonne ; de deux aussi longues, la plus haute. Une tierce marque 3 et une quarte
    4 ; une quinte marque 15, et chaque carte de plus un point de plus.
sequence-good-awarded-round =
    .call = { sequence-told } à { SUIT($cards) } : { WORDS($count) }.
    .short = La { SEQUENCE($length, $top) } à { SUIT($cards) } { ROLE($who, case: "de") } est la meilleure : { points-count }{ for-side }.
    .full =
        { SIDE($who) } montre { CARDS($cards) }, une { SEQUENCE($length, $top) }. Aucun adversaire n’en a annoncé d’aussi bonne.

        { $top ->
            [nought] D’après ces règles une chicane peut s’annoncer comme quinte de néant, et marque { points-count } quand elle est bonne.
           *[other] { sequence-price }
        }

sequence-equal-round = Quand la meilleure séquence est annoncée dans plus d’un camp, personne ne marque de séquence.
sequence-equal-denied-round =
    .short = Les meilleures séquences sont égales, une { SEQUENCE($length, $top) } dans plus d’un camp : personne ne marque.
    .full = Une { SEQUENCE($length, $top) } a été annoncée dans plus d’un camp. Aucune n’est meilleure, aucune ne compte donc, et d’après ces règles aucune moindre séquence non plus.

sequence-lesser-round = Une fois trouvée la meilleure séquence, d’autres comptent avec elle : celles de qui la tient, et celles d’un partenaire là où les règles le disent.
sequence-lesser-awarded-round =
    .call = Et une { SEQUENCE($length, $top) } à { SUIT($cards) } : { WORDS($count) }.
    .short = { SIDE($who) } compte de plus une { SEQUENCE($length, $top) } à { SUIT($cards) } : { points-count }{ for-side }.
    .full = Comptée : { CARDS($cards) }, une { SEQUENCE($length, $top) }, pour { points-count }. D’après ces règles elle compte avec la meilleure, même si quelqu’un d’autre en a une qui la bat.

set-called-round = D’un brelan ou d’un quatorze, on dit combien il a de cartes et de quel rang. Comptent les dix et les rangs au-dessus, par trois ou par quatre.
set-called-allowed-round =
    .call = { CAPITAL(SET($size, $rank)) }.
    .short = { SIDE($who) } annonce un { SET($size, $rank) }.
    .full =
        { $size ->
            [4] Les quatre { RANK($rank, form: "plural") } : un quatorze.
           *[3] Trois { RANK($rank, form: "plural") } : un brelan.
        }{ $cards ->
            [absent] {""}
           *[other] {" "}Les cartes sont { CARDS($cards) }.
        }

set-good-round = Le meilleur de la table est bon : tout quatorze passe avant tout brelan, puis le rang le plus haut l’emporte. Un brelan marque 3, un quatorze 14.
set-good-awarded-round =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } pour les { RANK($rank, form: "plural") }.
           *[no] { WORDS($points, case: "title") } pour les { RANK($rank, form: "plural") } : { WORDS($count) }.
        }
    .short = Le { SET($size, $rank) } { ROLE($who, case: "de") } est le meilleur : { points-count }{ for-side }.
    .full =
        { SIDE($who) } montre { CARDS($cards) }. Aucun adversaire n’en a annoncé de meilleur.

        { $size ->
            [4] Un quatorze marque { points-count }.
           *[3] Un brelan marque { points-count }.
        }

set-lesser-round = Une fois trouvé le meilleur, d’autres brelans et quatorze comptent avec lui : ceux de qui le tient, et ceux d’un partenaire là où les règles le disent.
set-lesser-awarded-round =
    .call = Et un { SET($size, $rank) } : { WORDS($count) }.
    .short = { SIDE($who) } compte de plus un { SET($size, $rank) } : { points-count }{ for-side }.
    .full = Compté : { CARDS($cards) }, un { SET($size, $rank) }, pour { points-count }. D’après ces règles il compte avec le meilleur, même si quelqu’un d’autre en a un qui le bat.

sinking-allowed-allowed-round =
    .short =
        { $called ->
            [absent] { SIDE($who) } tait { CARDS($cards) }.
           *[other] { SIDE($who) } tait une partie de ce qu’il tient : { CARDS($cards) }.
        }
    .full =
        { $called ->
            [absent] { SIDE($who) } tient { CARDS($cards) } et ne l’annonce pas. Cela ne marque rien, et personne n’en apprend rien.
           *[other] { SIDE($who) } tient { CARDS($cards) } et n’a annoncé que { CARDS($called) }. Personne n’apprend rien du reste.
        }

## Les primes à une plus grande table

repique-award-round =
    Tant de points en main, faits de marques qui comptent toutes avant ce qu’un adversaire peut compter, gagnent un
    repique. C’est l’ordre du compte qui décide, non celui de la parole : carte blanche, point, séquences, brelans et
    quatorze. Avec plus de deux mains, la limite est plus basse qu’au jeu à deux, et la prime plus grande.
repique-award-awarded-round =
    .call = Repique : { WORDS($count) }.
    .short =
        { $many ->
            [yes] Repique ! { SIDE($side) } ont { $total } en main avant qu’un adversaire puisse rien compter : { $points } de plus.
           *[no] Repique ! { SIDE($side) } a { $total } en main avant qu’un adversaire puisse rien compter : { $points } de plus.
        }
    .full =
        Les points en main font { $total }{ $place ->
            [carte_blanche] {""}
           *[other] , avec { KIND($place, form: "le") },
        } et rien de ce qu’un adversaire peut compter ne vient avant. Cela gagne { $points } de plus.
repique-award-denied-round =
    .short =
        { $many ->
            [yes] Pas de repique : { ROLE($side) } ont { $total } en main, mais { barring } d’un adversaire compte avant.
           *[no] Pas de repique : { ROLE($side) } a { $total } en main, mais { barring } d’un adversaire compte avant.
        }
    .full =
        { $total } en main, cela suffit ; mais il faut y arriver avant qu’un adversaire compte quoi que ce soit, dans l’ordre
        du compte. { $by_points ->
            [0] { CAPITAL(KIND($by, form: "le")) } d’un adversaire vient plus tôt dans cet ordre.
           *[other] { CAPITAL(barring) } d’un adversaire ({ $by_points }) vient plus tôt dans cet ordre que ce qui achève les { $total } : { KIND($place, form: "le") }.
        }{ barring-also }

        Peu importe ce qui a été dit d’abord.

pique-award-round =
    Tant de points en main et en jeu, avant qu’un adversaire ait rien compté, gagnent un pique. Comme la première entame se
    marque avant tout le reste du jeu, seul le camp qui entame d’abord peut y arriver dans les faits. Avec plus de deux
    mains, la limite est plus basse qu’au jeu à deux, et la prime plus grande.
pique-award-awarded-round =
    .call = Pique : { WORDS($count) }.
    .short =
        { $many ->
            [yes] Pique ! { SIDE($side) } ont atteint { $total } et aucun adversaire n’a rien compté : { $points } de plus.
           *[no] Pique ! { SIDE($side) } a atteint { $total } et aucun adversaire n’a rien compté : { $points } de plus.
        }
    .full = En main et en jeu, cela fait { $total }, et rien de ce qu’un adversaire a compté ne vient avant. Cela gagne { $points } de plus.
pique-award-denied-round =
    .short =
        { $in_hand ->
            [yes] { $many ->
                [yes] Pas de pique : { ROLE($side) } ont { $total }, mais { barring } d’un adversaire ({ $by_points }) compte avant.
               *[no] Pas de pique : { ROLE($side) } a { $total }, mais { barring } d’un adversaire ({ $by_points }) compte avant.
            }
           *[no] { $many ->
                [yes] Pas de pique : { ROLE($side) } ont { $total }, mais un adversaire a déjà marqué.
               *[no] Pas de pique : { ROLE($side) } a { $total }, mais un adversaire a déjà marqué.
            }
        }
    .full =
        { $total } en main et en jeu, cela suffit ; mais il faut qu’aucun adversaire n’ait rien compté auparavant. { $in_hand ->
            [yes] { CAPITAL(barring) } d’un adversaire ({ $by_points }) compte avant les points faits en jouant.
           *[no] Un adversaire avait marqué { $by_points } entre-temps.
        }{ barring-also }

## Le jeu à trois ou à quatre

play-lead-awarded-round =
    .call = { WORDS($count, case: "title") }.
    .short = { subject } entame { CARD($card, case: "le") } : { points-count }{ for-side }.
    .full =
        La levée { $trick } commence par { CARD($card, case: "le") }. { $scoring ->
            [lead_capture] Entamer marque { points-count }, quel que soit celui qui fait la levée.
           *[other] Une carte du dix à l’as marque { points-count } quand on l’entame, quel que soit celui qui fait la levée.
        }
play-lead-allowed-round =
    .short = { subject } entame { CARD($card, case: "le") }.
    .full =
        La levée { $trick } commence par { CARD($card, case: "le") }. { $scoring ->
            [flat_won] D’après ces règles, entamer ne marque rien ; faire la levée marque.
            [high_cards_won] D’après ces règles, l’entame elle-même ne marque rien ; les hautes cartes comptent quand la levée est faite.
           *[other] D’après ces règles, seule une carte du dix à l’as marque quand on l’entame.
        }

play-trick-round =
    Prendre une levée qu’un adversaire a entamée marque un. Faire celle que son propre camp a entamée ne marque rien de
    plus, même en prenant sur un partenaire : elle a été comptée à l’entame.
play-trick-awarded-round =
    .call = { WORDS($count, case: "title") }.
    .short =
        { $captured ->
            [yes] { subject } prend la levée avec { CARD($card, case: "le") } : { points-count }{ for-side }.
           *[no] { subject } garde la levée avec { CARD($card, case: "le") } : { points-count }{ for-side }.
        }
    .full =
        Levée { $trick } : { CARDS($cards) }. { CAPITAL(CARD($card, case: "le")) } l’emporte. { $scoring ->
            [flat_won] D’après ces règles, qui fait une levée marque { points-count }.
            [high_cards_won] D’après ces règles, chaque carte du dix à l’as compte pour qui fait la levée : { points-count }.
            [lead_capture] Un adversaire l’avait entamée : la prendre marque { points-count }.
           *[other] Un adversaire l’avait entamée, et elle a été prise avec un dix ou plus : { points-count }.
        }
play-trick-allowed-round =
    .short =
        { $captured ->
            [yes] { subject } prend la levée avec { CARD($card, case: "le") }, ce qui ne marque rien.
           *[no] { $overtaken ->
                [yes] { subject } prend la levée à un partenaire avec { CARD($card, case: "le") } ; rien de plus ne se marque.
               *[no] { $scoring ->
                    [lead_capture] { subject } garde la levée avec { CARD($card, case: "le") } ; l’entame a déjà été comptée.
                   *[other] { subject } garde la levée avec { CARD($card, case: "le") } ; rien de plus ne se marque.
                }
            }
        }
    .full =
        Levée { $trick } : { CARDS($cards) }. { CAPITAL(CARD($card, case: "le")) } l’emporte. { $overtaken ->
            [yes] Un partenaire l’avait entamée : le camp a eu ce que marque l’entame, et prendre sur un partenaire n’y ajoute rien.
           *[no] { $captured ->
                [yes] D’après ces règles, prendre cette levée ne marque rien.
               *[no] Faire une levée qu’on a entamée ne marque rien de plus.
            }
        } Celui qui fait la levée entame ensuite.

play-last-awarded-round =
    .call = La dernière : { WORDS($count) }.
    .short = { subject } fait la dernière levée : { $points } de plus{ for-side }.
    .full = { CAPITAL(CARD($card, case: "le")) } fait la dernière levée. Cela marque { points-count } de plus.
play-last-denied-round =
    .short = Pas de { $points } pour la dernière levée : le capot prend leur place.
    .full = Toutes les levées sont allées à un seul camp, la dernière avec { CARD($card, case: "le") }. D’après ces règles, les { $points } de la dernière levée tiennent la place de ce que d’autres marquent pour le plus de levées ; le capot se compte donc à leur place.

cards-most-round =
    Le plus de levées marque les cartes, dix en général ; celles des partenaires se comptent ensemble. Ceux qui se partagent
    le plus grand nombre se partagent les points là où les règles le disent ; ailleurs, personne ne les a.
cards-most-awarded-round =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } pour les cartes.
           *[no] { WORDS($points, case: "title") } pour les cartes : { WORDS($count) }.
        }
    .short =
        { $sharers ->
            [absent] { $many ->
                [yes] { SIDE($side) } font { $tricks } levées contre { $other_tricks } : { $points } pour les cartes.
               *[no] { SIDE($side) } fait { $tricks } levées contre { $other_tricks } : { $points } pour les cartes.
            }
            [1] { SIDE($side) } fait le plus de levées, { $tricks } : { $points } pour les cartes.
           *[other] { SIDE($side) } est à égalité pour le plus de levées, { $tricks } chacun : { $points } pour les cartes.
        }
    .full =
        { $sharers ->
            [absent] { $tricks } levées contre { $other_tricks } : la majorité gagne { points-count }, toujours autant, si grande qu’elle soit.
            [1] Personne d’autre n’en a { $tricks }, ni davantage. Cela gagne { points-count }.
           *[other] { WORDS($sharers, case: "title") } joueurs ont { $tricks } levées chacun, et personne n’en a plus. Ils se partagent ce que marquent les cartes : { points-count } chacun.
        }
cards-most-superseded-round =
    .law = Le plus de levées marque les cartes ; mais le capot en tient lieu.
    .short = Pas de { $points } pour les cartes : le capot prend leur place.
    .full = { $tricks } levées marqueraient { $points } pour les cartes. Mais c’est le capot qui se paie à la place, et non en plus.

cards-capot-round =
    Faire toutes les levées, c’est le capot, quarante en général ; celles des partenaires se comptent ensemble. À trois, deux
    joueurs qui les font toutes entre eux se le partagent là où les règles le disent. Il tient lieu de la prime des cartes.
cards-capot-awarded-round =
    .call = Capot : { WORDS($count) }.
    .short =
        { $sharers ->
            [2] Capot partagé ! { SIDE($side) } et un autre joueur font les { $tricks } levées à eux deux : { points-count }.
           *[other] { $many ->
                [yes] Capot ! { SIDE($side) } font les { $tricks } levées : { points-count }.
               *[no] Capot ! { SIDE($side) } fait les { $tricks } levées : { points-count }.
            }
        }
    .full =
        { $sharers ->
            [2] Le troisième joueur n’a pas fait une seule levée. Les deux qui se les sont partagées marquent { $points } chacun, à la place de la prime des cartes.
           *[other] Aucun adversaire n’a fait une seule levée. Cela marque { $points }, à la place de la prime des cartes.
        }

## La course, le robre

race-reached-round = Dans une course, le camp qui atteint le but avant les autres est arrivé. Là où le jeu s’arrête aussitôt, les marques se prennent dans l’ordre du compte ou dans celui où elles se font.
race-reached-allowed-round =
    .call = Et j’y suis, avec { WORDS($points) }.
    .short =
        { $many ->
            [yes] { SIDE($side) } atteignent { $points }, et le but de la course à { $target }.
           *[no] { SIDE($side) } atteint { $points }, et le but de la course à { $target }.
        }
    .full =
        Avec ce qui était apporté à cette donne, les marques font jusqu’ici { $points }, prises { $stop ->
            [at_once_by_clock] comme elles se sont faites.
           *[at_once_in_order] dans l’ordre du compte.
        } Le but est { $target }. D’après ces règles la donne s’arrête ici.

race-home = Celui qui atteint le but avant les autres est arrivé. Là où les règles le disent, les autres jouent encore, et celui qui reste perd.
race-home-allowed =
    .short =
        { $winner ->
            [You] Vous atteignez le but avec { $points }{ race-place }
           *[other] { $winner } atteint le but avec { $points }{ race-place }
        }
    .full =
        Le but était { $target }. { $goes_on ->
            [yes] Qui l’atteint se retire, et les autres jouent encore.
           *[no] { $loser ->
                [absent] La partie est finie.
                [You] La partie est finie : c’est vous qui restez, et vous la perdez.
               *[other] La partie est finie : { $loser } reste, et la perd.
            }
        }
race-place =
    { $place ->
        [1] , avant tous les autres.
       *[other] , en { $place }e place.
    }

rubber-game = Celui qui atteint d’abord le but sous la ligne gagne une manche. On tire une nouvelle ligne, et les deux joueurs commencent la suivante à zéro.
rubber-game-allowed =
    .short =
        { $winner ->
            [You] La manche { $game } est à vous, { $high } à { $low } sous la ligne.
           *[other] La manche { $game } est à { $winner }, { $high } à { $low } sous la ligne.
        }
    .full = Le but est { $target } sous la ligne. On tire une nouvelle ligne sous les deux marques ; ce qui est au-dessus de la ligne reste.

rubber-bonus = Le gagnant du robre ajoute une prime, plus grande quand le perdant n’a pas gagné une manche.
rubber-bonus-awarded =
    .short =
        { $winner ->
            [You] Vous gagnez le robre, { $games } { $games ->
                [one] manche
               *[other] manches
            } à { $other_games } : { $points } de plus.
           *[other] { $winner } gagne le robre, { $games } { $games ->
                [one] manche
               *[other] manches
            } à { $other_games } : { $points } de plus.
        }
    .full =
        { $other_games ->
            [0] Le perdant n’a gagné aucune manche : c’est donc la plus grande prime, { $points }.
           *[other] Le perdant a gagné une manche : c’est donc la plus petite prime, { $points }.
        }

rubber-blank_games = Le gagnant du robre ajoute tant pour chaque manche où le perdant n’a rien marqué sous la ligne.
rubber-blank_games-awarded =
    .short =
        { $games ->
            [one] Dans une manche, le perdant n’a rien marqué sous la ligne : { $points } de plus.
           *[other] Dans { $games } manches, le perdant n’a rien marqué sous la ligne : { $points } de plus.
        }
    .full =
        { $games ->
            [one] Une telle manche rapporte { $each } au gagnant du robre.
           *[other] Chacune de ces manches rapporte { $each } au gagnant du robre : { $games } × { $each } = { $points }.
        }
rubber-blank_games-denied =
    .short = Le perdant a marqué sous la ligne dans chaque manche : rien ne s’ajoute à ce titre.
    .full = Une manche où le perdant n’aurait rien marqué sous la ligne aurait rapporté { $each } au gagnant du robre.

rubber-margin = On additionne tout ce qui est au-dessus et au-dessous de la ligne. Le gagnant du robre a cette différence d’avance, ou de retard : le perdant peut avoir plus de points.
rubber-margin-allowed =
    .short =
        { $ahead ->
            [yes] Tout additionné, le gagnant du robre a { $high } et le perdant { $low } : { $points } d’avance, avant les primes.
           *[no] Tout additionné, c’est le perdant du robre qui a le plus, { $low } à { $high } : { $points } d’avance, avant les primes.
        }
    .full =
        { $winner ->
            [You] Vous avez gagné le robre
           *[other] { $winner } a gagné le robre
        } avec { $high } points au-dessus et au-dessous de la ligne ; { $loser ->
            [You] vous en avez { $low }
           *[other] { $loser } en a { $low }
        }. { $ahead ->
            [yes] La différence de { $points } est au gagnant, et les primes s’y ajoutent.
           *[no] La différence de { $points } se retranche des primes du gagnant.
        }

## Les refus

refused-bid-no_such =
    .short =
        { $sign ->
            [plus] L’enchère { $tricks } plus n’existe pas ici ; choisissez un autre nombre.
            [minus] L’enchère { $tricks } moins n’existe pas ici ; choisissez un autre nombre.
           *[other] { $left ->
                [0] { $meant ->
                    [0] Aucune enchère ne vaut { $tricks } ; nommez un nombre de levées, et un nombre de cartes à laisser.
                    [1] { $tricks }, c’est { WORDS($one_tricks) }, { WORDS($one_left) } ; dites-le par une paire de nombres.
                   *[other] { $tricks } peut vouloir dire { WORDS($one_tricks) }, { WORDS($one_left) } ou { WORDS($two_tricks) }, { WORDS($two_left) } ; dites laquelle des deux enchères est la vôtre.
                }
               *[other] L’enchère de { $tricks } levées en laissant { $left ->
                    [one] { $left } carte
                   *[other] { $left } cartes
                } n’existe pas ; choisissez une paire parmi celles qui vous sont proposées.
            }
        }
refused-bid-higher =
    .short =
        { $left ->
            [0] Une enchère de { $points } n’est pas plus haute que celle de { $over }, et plus et moins ont même rang ; nommez un plus grand nombre, ou passez.
           *[other] { WORDS($tricks, case: "title") }, { WORDS($left) } vaut { $points }, et une enchère doit valoir plus que la précédente, qui vaut { $over } ; enchérissez plus haut, ou passez.
        }
refused-bid-answer =
    .short =
        { $word ->
            [yes] « Oui » répond à une enchère que l’autre joueur vient de faire, et il n’y en a pas ; choisissez autre chose.
           *[bid] C’est le donneur qui nomme les enchères, et vous y répondez ; dites « oui » si vous joueriez à cette valeur ou plus, ou passez.
        }
refused-bid-double =
    .short =
        { $factor ->
            [1] On ne peut contrer que l’enchère de l’autre joueur ; enchérissez, ou passez.
            [2] L’enchère est déjà contrée, et seul celui qui l’a faite peut surcontrer ; enchérissez, ou passez.
           *[other] L’enchère est déjà surcontrée, et l’on ne peut rien y ajouter ; enchérissez, ou passez.
        }
refused-exchange-dealer =
    .short =
        { $maximum ->
            [one] { how-many-chosen }, mais le donneur prend la carte du talon ou rien ; choisissez une carte, ou aucune.
           *[other] { how-many-chosen }, mais le donneur prend les { WORDS($maximum, gender: "feminine") } cartes du talon ou rien ; choisissez-en { WORDS($maximum, gender: "feminine") }, ou aucune.
        }
refused-round-not_better =
    .short =
        { $partner ->
            [yes] Votre partenaire a annoncé aussi bien que { CARDS($cards) }, ou mieux, et deux partenaires n’annoncent pas deux fois { KIND($kind, form: "le") } ; dites « rien de mieux ».
           *[no] On a annoncé { KIND($kind, form: "gender") ->
                [feminine] une { fr-better }
               *[masculine] un { fr-better }
            } que { CARDS($cards) } ; annoncez mieux, ou dites « rien de mieux ».
        }

turn-wait-round = Les joueurs agissent à leur tour autour de la table ; au jeu, celui qui a fait une levée entame la suivante.
turn-wait-bid = Les joueurs agissent à leur tour ; au jeu, celui qui a fait une levée entame la suivante.

## Comment se lit une donne de ces formes

# Ce qui se fait et ne se dit pas, avec plus de deux mains ; $card est la carte qui fait la levée, $cards celles qui
# suivent l’entame.
cue-leads-round = { CAPITAL(SIDE($side)) } entame { CARDS($card) }
cue-takes-round = { CARDS($cards) } suivent, et { ROLE($side) } prend avec { CARDS($card) }
cue-follows-round = { CARDS($cards) } suivent
# Une levée entière dite d’un coup : là où l’entame ne marque rien, aucune décision ne la dit. $card est ce qui a été
# entamé, $other_card ce qui y a été joué.
cue-trick-kept = { SIDE($side) } entame { CARDS($card) }, { ROLE(OTHER($side)) } joue { CARDS($other_card) }
cue-trick-taken = { SIDE(OTHER($side)) } entame { CARDS($card) }, { ROLE($side) } prend avec { CARDS($other_card) }
cue-partner = l’un { ROLE($side, case: "de") }

parts-of-side-many = { SIDE($side) } comptent : { $parts }, ensemble { $sum }.
part-alone-many = { SIDE($side) } comptent : { $parts }.
narration-barred-many = Chez { ROLE($side) }, quelque chose compte avant : { $parts }.

# Une place et ce qu’elle est devenue, ou avec qui elle joue. $elder est la place en mots.
seat-now-elder = { SIDE($side) }, maintenant premier,
seat-now-younger = { SIDE($side) }, maintenant dernier,
seat-with = { SIDE($side) } (avec { $partner })
label-now-elder = { $label }, premier
label-now-younger = { $label }, dernier

deal-bidding = Les enchères : { $words }.
deal-bidding-word = { $who } : « { $said } »
# Comme line-kinds et line-score, là où un nom finit par un chiffre ou qu’il y a plusieurs comptes.
line-kinds-many = { $side } : { $points } ({ $kinds })
line-score-many = { $side } : { $points }
line-accounts = { $side } : { $points } ({ $kinds } ; { $accounts })
account-above = au-dessus de la ligne
    .title = Au-dessus de la ligne
account-below = sous la ligne
    .title = Sous la ligne

## Étiquettes

seat-dealer = Donneur
seat-nondealer = Non-donneur
seat-dealer-hint = a donné ces cartes
seat-nondealer-hint = n’a pas donné
seat-1 = Joueur 1
seat-2 = Joueur 2
seat-3 = Joueur 3
seat-4 = Joueur 4
seat-1-hint = parle et entame d’abord
seat-2-hint = a sa place après le joueur 1
seat-3-hint = a sa place après le joueur 2
seat-4-hint = a sa place après le joueur 3
table-name-dealer = Donneur
table-name-nondealer = Non-donneur
table-name-1 = Joueur 1
table-name-2 = Joueur 2
table-name-3 = Joueur 3
table-name-4 = Joueur 4
table-name-1-3 = Joueurs 1 et 3
table-name-2-4 = Joueurs 2 et 4
table-role-dealer = Donneur : a donné ces cartes
table-role-nondealer = Non-donneur : n’a pas donné
table-role-1 = Joueur 1 : parle et entame d’abord
table-role-2 = Joueur 2
table-role-3 = Joueur 3
table-role-4 = Joueur 4
kind-label-bid = Enchère
table-kind-bid = Enchère
phase-bidding = Les enchères
phase-hint-bidding = Enchérissez pour jouer en premier, ou passez et laissez la place.
phase-round = Les annonces
phase-hint-round = Point, séquences, brelans et quatorze font le tour de la table ; le meilleur de toutes les mains compte.
