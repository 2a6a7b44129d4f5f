### Le jeu de la carte : entames, levées, les cartes et le capot.
### Chaque message d’une clause se trouve sous son nom ; ../rulings.ftl dit comment les messages se nomment.

## Le nom de cette partie du livre de règles

rulebook-part-play = Le jeu de la carte et les cartes

## play.lead

question-play-lead = Que marque-t-on en entamant une carte ?

clause-play-lead =
    { $scoring ->
        [lead_capture] Celui qui entame une levée marque 1 pour sa carte, quelle qu’elle soit et qui que ce soit qui la prenne.
        [double_capture] La première carte entamée de la donne marque 1, quelle qu’elle soit et qui que ce soit qui la prenne. Les entames suivantes ne marquent rien par elles-mêmes.
        [high_lead_capture] Celui qui entame une levée marque 1 si sa carte est un dix ou plus.
       *[other] Entamer ne marque rien par soi-même.
    }

play-lead = Dans la plupart des formes, celui qui entame une levée compte un point pour sa carte ; les plus vieilles ne comptent qu’un dix ou plus, quelques modernes que la première entame de la donne.

play-lead-awarded =
    .call = { WORDS($count, case: "title") }.
    .short = { SIDE($side) } entame { CARD($card, case: "le") } : { points-count }.
    .full =
        Levée { $trick } : { ROLE($side) } entame { CARD($card, case: "le") }. { $scoring ->
            [lead_capture] Entamer marque { points-count }, quel que soit celui qui fait la levée.
            [double_capture] La première entame de la donne marque { points-count }, quel que soit celui qui fait la levée ; d’après ces règles, aucune autre entame ne marque.
           *[other] Une carte du dix à l’as marque { points-count } quand on l’entame, quel que soit celui qui fait la levée.
        }

play-lead-allowed =
    .short = { SIDE($side) } entame { CARD($card, case: "le") }.
    .full =
        Levée { $trick } : { ROLE($side) } entame { CARD($card, case: "le") }. { $scoring ->
            [flat_won] D’après ces règles, entamer ne marque rien ; faire la levée marque.
            [double_capture] D’après ces règles, seule la première entame de la donne marque ; ensuite, les levées marquent quand on les fait.
            [high_cards_won] D’après ces règles, l’entame elle-même ne marque rien ; les hautes cartes comptent quand la levée est faite.
           *[other] D’après ces règles, seule une carte du dix à l’as marque quand on l’entame.
        }

play-lead-awarded-round =
    .call = { WORDS($count, case: "title") }.
    .short = { subject } entame { CARD($card, case: "le") } : { points-count }{ for-side }.
    .full =
        La levée { $trick } commence par { CARD($card, case: "le") }. { $scoring ->
            [lead_capture] Entamer marque { points-count }, quel que soit celui qui fait la levée.
            [double_capture] La première entame de la donne marque { points-count }, quel que soit celui qui fait la levée ; d’après ces règles, aucune autre entame ne marque.
           *[other] Une carte du dix à l’as marque { points-count } quand on l’entame, quel que soit celui qui fait la levée.
        }

play-lead-allowed-round =
    .short = { subject } entame { CARD($card, case: "le") }.
    .full =
        La levée { $trick } commence par { CARD($card, case: "le") }. { $scoring ->
            [flat_won] D’après ces règles, entamer ne marque rien ; faire la levée marque.
            [double_capture] D’après ces règles, seule la première entame de la donne marque ; ensuite, les levées marquent quand on les fait.
            [high_cards_won] D’après ces règles, l’entame elle-même ne marque rien ; les hautes cartes comptent quand la levée est faite.
           *[other] D’après ces règles, seule une carte du dix à l’as marque quand on l’entame.
        }

## play.trick

question-play-trick = Que marque-t-on en faisant une levée ?

clause-play-trick-signed_trick =
    Chaque levée marque { $points } pour celui qui la fait, quel que soit celui qui l’a entamée ; si l’enchère était de perdre des
    levées, elle les marque pour l’autre joueur.

clause-play-trick-round =
    { $scoring ->
        [lead_capture] Prendre une levée qu’un autre camp a entamée marque 1. Faire celle que son propre camp a entamée ne marque rien de plus que l’entame.
        [double_capture] Faire une levée marque 1 si c’est son propre camp qui l’a entamée, et 2 si c’est un autre.
        [high_lead_capture] Prendre une levée qu’un autre camp a entamée marque 1 si c’est avec un dix ou plus.
        [flat_won] Chaque levée marque 1 pour celui qui la fait, quel que soit celui qui l’a entamée.
       *[high_cards_won] Celui qui fait une levée marque 1 pour chaque carte du dix à l’as qui s’y trouve.
    }

clause-play-trick =
    { $scoring ->
        [lead_capture] Prendre une levée entamée par l’autre joueur marque 1. Faire celle qu’on a entamée ne marque rien de plus que l’entame.
        [double_capture] Faire une levée marque 1 si on l’a entamée, et 2 si c’est l’autre joueur.
        [high_lead_capture] Prendre une levée entamée par l’autre joueur marque 1 si c’est avec un dix ou plus.
        [flat_won] Chaque levée marque 1 pour celui qui la fait, quel que soit celui qui l’a entamée.
       *[high_cards_won] Celui qui fait une levée marque 1 pour chaque carte du dix à l’as qui s’y trouve : rien, 1 ou 2.
    }

play-trick = Prendre une levée entamée par l’autre joueur marque un point. Faire une levée qu’on a entamée ne marque rien de plus : elle a été comptée à l’entame. Là où seule compte la première entame de la donne, l’une marque deux points et l’autre un.

play-trick-awarded =
    .call = { WORDS($count, case: "title") }.
    .short =
        { $captured ->
            [yes] { SIDE($side) } prend la levée avec { CARD($card, case: "le") } : { points-count }.
           *[no] { CAPITAL(CARD($card, case: "le")) } { ROLE($side, case: "de") } fait la levée : { points-count }.
        }
    .full =
        Levée { $trick } : { CARDS($cards) }. { CAPITAL(CARD($card, case: "le")) } l’emporte. { $scoring ->
            [flat_won] D’après ces règles, qui fait une levée marque { points-count }.
            [high_cards_won] D’après ces règles, chaque carte du dix à l’as compte pour qui fait la levée : { points-count }.
            [lead_capture] { SIDE(OTHER($side)) } l’avait entamée : la prendre marque { points-count }.
            [double_capture] { $captured ->
                [yes] { SIDE(OTHER($side)) } l’avait entamée : d’après ces règles, la prendre marque { points-count }.
               *[no] { SIDE($side) } l’avait entamée aussi : d’après ces règles, la faire marque { points-count }.
            }
           *[other] { SIDE(OTHER($side)) } l’avait entamée, et elle a été prise avec un dix ou plus : { points-count }.
        }

play-trick-allowed =
    .short =
        { $captured ->
            [yes] { SIDE($side) } prend la levée avec { CARD($card, case: "le") }, ce qui ne marque rien.
           *[no] { $scoring ->
                [lead_capture] { CAPITAL(CARD($card, case: "le")) } { ROLE($side, case: "de") } fait la levée ; l’entame a déjà été comptée.
               *[other] { CAPITAL(CARD($card, case: "le")) } { ROLE($side, case: "de") } fait la levée ; rien de plus ne se marque.
            }
        }
    .full =
        Levée { $trick } : { CARDS($cards) }. { CAPITAL(CARD($card, case: "le")) } l’emporte. { $scoring ->
            [lead_capture] { SIDE($side) } l’avait entamée, et a eu 1 point pour cela ; faire sa propre entame ne marque rien de plus.
            [high_cards_won] Il ne s’y trouve aucune carte du dix à l’as : d’après ces règles elle ne marque rien.
           *[other] { $captured ->
                [yes] D’après ces règles, prendre une levée ne marque qu’avec un dix ou plus.
               *[no] { SIDE($side) } l’avait entamée ; faire sa propre entame ne marque rien de plus.
            }
        } { SIDE($side) } entame ensuite.

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
            [double_capture] { $captured ->
                [yes] Un adversaire l’avait entamée : d’après ces règles, la prendre marque { points-count }.
               *[no] Son propre camp l’avait entamée : d’après ces règles, la faire marque { points-count }.
            }
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

## play.last

question-play-last = Que marque en outre la dernière levée ?

clause-play-last =
    { $extra ->
        [0] La dernière levée ne marque pas plus qu’une autre.
        [two_with_high_card] Faire la dernière levée compte 2 en tout avec un dix ou plus, et 1 avec une carte plus basse.
       *[other] La dernière levée marque { $extra } de plus que toute autre.
    }{ $cards ->
        [0] { $capot_last_trick ->
            [kept] {" "}Un capot n’y change rien.
           *[unless_it_stands_for_cards] {" "}Elle tient lieu de prime des cartes, et un capot prend donc sa place.
        }
       *[other] {""}
    }

play-last = La dernière levée de la donne compte quelque chose de plus pour qui la fait, un point selon la plupart des livres.

play-last-awarded =
    .call = La dernière : { WORDS($count) }.
    .short = { SIDE($side) } fait la dernière levée : { $points } de plus.
    .full = { CAPITAL(CARD($card, case: "le")) } fait la dernière levée. Pour cela { ROLE($side) } marque { points-count } de plus.

play-last-denied =
    .short = Pas de { $points } pour la dernière levée : le capot prend leur place.
    .full =
        { SIDE($side) } a fait toutes les levées, la dernière avec { CARD($card, case: "le") }. D’après ces règles, les { $points } de
        la dernière levée tiennent la place de ce que d’autres marquent pour le plus de levées ; le capot se compte donc à
        leur place, et non en plus.

play-last-awarded-round =
    .call = La dernière : { WORDS($count) }.
    .short = { subject } fait la dernière levée : { $points } de plus{ for-side }.
    .full = { CAPITAL(CARD($card, case: "le")) } fait la dernière levée. Cela marque { points-count } de plus.

play-last-denied-round =
    .short = Pas de { $points } pour la dernière levée : le capot prend leur place.
    .full = Toutes les levées sont allées à un seul camp, la dernière avec { CARD($card, case: "le") }. D’après ces règles, les { $points } de la dernière levée tiennent la place de ce que d’autres marquent pour le plus de levées ; le capot se compte donc à leur place.

## play.follow_suit

question-play-follow_suit = Quelles cartes peut-on jouer sur une entame ?

clause-play-follow_suit =
    Qui le peut doit fournir à la couleur entamée ; qui ne le peut pas joue ce qu’il veut. La plus haute carte de la couleur
    entamée fait la levée, il n’y a pas d’atout, et celui qui l’a faite entame la suivante.

play-follow_suit = Qui le peut doit fournir à la couleur entamée ; qui ne le peut pas joue ce qu’il veut. Il n’y a pas d’atout.

refused-play-follow_suit =
    .short = On a entamé { $suit ->
        [spades] pique
        [hearts] cœur
        [diamonds] carreau
       *[clubs] trèfle
     } et vous pouvez fournir : { CARD($card, case: "le") } ne peut donc se jouer ; jouez { CHOICE($cards) }.

## play.head

question-play-head = Un joueur doit-il prendre la levée s’il le peut ?

clause-play-head =
    { $must_head ->
        [yes] Qui le peut doit aussi prendre la levée.
       *[no] Personne n’est obligé de prendre une levée : toute carte de la couleur entamée convient.
    }

play-head = D’après cette règle un joueur doit aussi prendre la levée quand il le peut.

refused-play-head =
    .short = D’après ces règles vous devez prendre la levée quand vous le pouvez, et { CARD($card, case: "le") } ne bat pas { CARD($led, case: "le") } ; jouez { CHOICE($cards) }.

## cards.early

question-cards-early = Quand les cartes comptent-elles pour le pique ?

clause-cards-early =
    { $cards_in_pique ->
        [yes] Quand il a fait plus de la moitié des levées avant que l’autre joueur en ait fait une ou ait rien compté, le premier marque sur-le-champ les { $points } points des cartes, et ils comptent pour un pique.
       *[no] Les points des cartes attendent la fin du jeu.
    }

cards-early = D’après cette règle la prime des cartes compte dès qu’elle est certaine, et peut ainsi achever un pique.

cards-early-awarded =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } pour les cartes.
           *[no] { WORDS($points, case: "title") } pour les cartes : { WORDS($count) }.
        }
    .short = { SIDE($side) } a fait les { $tricks } premières levées et les cartes sont sûres : { points-count } tout de suite.
    .full =
        Plus de la moitié des levées sont { ROLE($side, case: "a") }, et { ROLE(OTHER($side)) } n’a rien compté. D’après
        ces règles les { $points } des cartes se marquent maintenant, et comptent pour un pique.

## cards.most

question-cards-most = Que marque la majorité des levées, ou leur totalité ?

clause-cards-most-signed_most =
    Faire plus de levées que l’autre joueur marque { $points } pour les cartes ; si l’enchère était de perdre des levées, c’est en perdre
    plus qui les marque. Avec autant de part et d’autre, personne ne marque.

clause-cards-most-most_tricks_shared =
    Faire plus de levées que tout autre joueur marque { $points } pour les cartes ; deux joueurs à égalité en ont { $half } chacun.

clause-cards-most-round =
    Le camp qui fait plus de levées que l’autre marque { $points } pour les cartes. Avec autant de part et d’autre, personne ne marque.

clause-cards-most =
    { $points ->
        [0] Faire plus de levées que l’autre joueur ne marque rien par soi-même.
       *[other] Faire plus de levées que l’autre joueur, si peu que ce soit, marque { $points } pour les cartes. Avec autant de part et d’autre, les cartes sont partagées et personne ne marque.
    }

cards-most = Qui fait le plus de levées marque les cartes, dix en général. Avec autant de part et d’autre les cartes sont partagées et personne ne marque.

cards-most-awarded =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } pour les cartes.
           *[no] { WORDS($points, case: "title") } pour les cartes : { WORDS($count) }.
        }
    .short = { SIDE($side) } fait { $tricks } levées contre { $other_tricks } : { $points } pour les cartes.
    .full = { SIDE($side) } a { $tricks } levées, { ROLE(OTHER($side)) } { $other_tricks }. La majorité gagne { points-count }, toujours autant, si grande qu’elle soit.

cards-most-denied =
    .call = Les cartes sont partagées.
    .short = Les cartes sont partagées, { $tricks } levées chacun : personne ne marque les { $points }.
    .full = Chaque camp a { $tricks } levées. Les { $points } des cartes ne vont qu’à une majorité : personne ne les a.

cards-most-superseded =
    .law = Qui fait le plus de levées marque les cartes ; mais le capot, pour toutes les levées, en tient lieu.
    .short = Pas de { $points } pour les cartes : le capot prend leur place.
    .full =
        { SIDE($side) } a { $tricks } levées contre { $other_tricks } et marquerait { $points } pour les cartes. Mais faire
        toutes les levées, c’est le capot, qui se paie à la place, et non en plus.

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

## cards.capot

clause-cards-capot-signed_capot =
    Faire toutes les levées, c’est le capot : { $points }, à la place des points des cartes. Si l’enchère était de perdre des levées,
    le capot est de les perdre toutes.

clause-cards-capot-capot_shared =
    Faire toutes les levées, c’est le capot : { $points }, à la place des points des cartes. Deux joueurs qui se partagent toutes les
    levées, sans que l’autre en ait une seule, marquent { $half } chacun.

clause-cards-capot-round = Le camp qui fait toutes les levées fait capot : { $points }, à la place des points des cartes et non en plus.

clause-cards-capot =
    { $points ->
        [0] Faire toutes les levées ne marque rien par soi-même.
       *[other] Faire toutes les levées, c’est le capot : { $points }, à la place des points des cartes et non en plus. Il ne compte pour aucun pique.
    }

cards-capot = Faire toutes les levées, c’est le capot, qui vaut quarante en général. Il tient lieu de la prime des cartes et ne compte pour aucun pique.

cards-capot-awarded =
    .call = Capot : { WORDS($count) }.
    .short = Capot ! { SIDE($side) } fait les { $tricks } levées : { points-count }.
    .full =
        { SIDE(OTHER($side)) } n’a pas fait une seule levée. { $already ->
            [0] Le capot marque { $whole }, à la place de la prime des cartes.
           *[other] Le capot marque { $whole } en tout ; { $already } ont été comptés d’avance, pour les cartes, et { $points } s’y ajoutent.
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

## tricks.counted

question-tricks-counted = Pour combien une levée compte-t-elle dans l’enchère ?

clause-tricks-counted =
    Une levée n’est pas un point par elle-même : elle compte un pour l’enchère{ $extra ->
        [0] , la dernière comme les autres
       *[other] , et la dernière { $extra } de plus
    }.

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

## play.decided

question-play-decided = Quand le jeu peut-il s’arrêter ?

clause-play-decided =
    { $stops ->
        [played_out] La donne se joue jusqu’à la dernière levée.
       *[when_decided] { $exact ->
            [exact_bonus_30] La donne se joue jusqu’à la dernière levée, puisque faire juste les levées demandées vaut une prime.
           *[multiple_of_shortfall] Le jeu s’arrête dès que le premier a les levées demandées, à moins qu’on ne puisse encore faire pique.
        }
    }

play-decided = Dès que le premier a les levées demandées, le jeu peut s’arrêter, car les levées de plus ne marquent rien ; mais non tant que l’un ou l’autre peut encore faire pique.

play-decided-allowed =
    .call = J’ai mes levées.
    .short =
        { $left ->
            [one] { SIDE($side) } a les levées demandées : la dernière n’a pas à être jouée.
           *[other] { SIDE($side) } a les levées demandées : les { $left } autres n’ont pas à être jouées.
        }
    .full = { SIDE($side) } avait demandé { $wanted } levées et en a { $tricks }. Les levées de plus ne marquent rien, et personne ne peut plus faire pique : les cartes qui restent n’y changent rien.
