### Le jeu de la carte : entames, levées, les cartes et le capot.
### Chaque message d’une clause se trouve sous son nom ; ../rulings.ftl dit comment les messages se nomment.

## Le nom de cette partie du livre de règles

rulebook-part-play = Le jeu de la carte et les cartes

## play.lead

question-play-lead = Que marque-t-on en entamant une carte ?

clause-play-lead =
    { $scoring ->
        [lead_capture] Entamer rapporte 1 point, quelle que soit la carte et quel que soit celui qui fait la levée.
        [double_capture] La première entame de la donne rapporte 1 point, quelle que soit la carte et quel que soit celui qui fait la levée. Les suivantes ne rapportent rien.
        [high_lead_capture] Entamer d’un dix ou plus rapporte 1 point.
       *[other] Entamer ne rapporte rien.
    }

play-lead-awarded =
    .call = { CAPITAL(points-said) }.
    .short = { subject } entame { CARD($card, case: "le") } : { points-count }{ for-side }.
    .full =
        { $round ->
            [yes] La levée { $trick } commence par { CARD($card, case: "le") }.
           *[no] Levée { $trick } : { ROLE($side) } entame { CARD($card, case: "le") }.
        } { $scoring ->
            [lead_capture] Entamer rapporte { points-count }, quel que soit celui qui fait la levée.
            [double_capture] La première entame de la donne rapporte { points-count }, quel que soit celui qui fait la levée ; d’après ces règles, les autres ne rapportent rien.
           *[other] Entamer d’un dix ou plus rapporte { points-count }, quel que soit celui qui fait la levée.
        }

play-lead-allowed =
    .short = { subject } entame { CARD($card, case: "le") }.
    .full =
        { $round ->
            [yes] La levée { $trick } commence par { CARD($card, case: "le") }.
           *[no] Levée { $trick } : { ROLE($side) } entame { CARD($card, case: "le") }.
        } { $scoring ->
            [flat_won] D’après ces règles, entamer ne rapporte rien ; c’est faire la levée qui rapporte.
            [double_capture] D’après ces règles, seule la première entame de la donne rapporte ; ensuite, ce sont les levées que l’on fait.
            [high_cards_won] D’après ces règles, l’entame elle-même ne rapporte rien ; les hautes cartes comptent quand la levée est faite.
           *[other] D’après ces règles, une entame ne rapporte que si c’est un dix ou plus.
        }

## play.trick

question-play-trick = Que marque-t-on en faisant une levée ?

clause-play-trick-signed_trick =
    Chaque levée rapporte { $points } à celui qui la fait, quel que soit celui qui l’a entamée ; si l’enchère était de perdre des
    levées, c’est à celui qui la perd.

clause-play-trick =
    { $round ->
        [yes] { $scoring ->
            [lead_capture] Prendre une levée qu’un autre camp a entamée rapporte 1. Si c’est votre camp qui l’a entamée, la faire n’ajoute rien à l’entame.
            [double_capture] Faire une levée rapporte 1 si votre camp l’a entamée, et 2 si c’est un autre.
            [high_lead_capture] Prendre une levée qu’un autre camp a entamée rapporte 1 si c’est avec un dix ou plus.
            [flat_won] Chaque levée rapporte 1 à celui qui la fait, quel que soit celui qui l’a entamée.
           *[high_cards_won] Celui qui fait une levée marque 1 pour chaque carte du dix à l’as qui s’y trouve.
        }
       *[no] { $scoring ->
            [lead_capture] Prendre une levée entamée par l’adversaire rapporte 1. Si vous l’avez entamée vous-même, la faire n’ajoute rien à l’entame.
            [double_capture] Faire une levée rapporte 1 si vous l’avez entamée, et 2 si c’est l’adversaire.
            [high_lead_capture] Prendre une levée entamée par l’adversaire rapporte 1 si c’est avec un dix ou plus.
            [flat_won] Chaque levée rapporte 1 à celui qui la fait, quel que soit celui qui l’a entamée.
           *[high_cards_won] Celui qui fait une levée marque 1 pour chaque carte du dix à l’as qui s’y trouve : rien, 1 ou 2.
        }
    }

play-trick-awarded =
    .call = { CAPITAL(points-said) }.
    .short =
        { $round ->
            [yes] { $captured ->
                [yes] { subject } prend la levée avec { CARD($card, case: "le") } : { points-count }{ for-side }.
               *[no] { subject } fait la levée avec { CARD($card, case: "le") } : { points-count }{ for-side }.
            }
           *[no] { $captured ->
                [yes] { SIDE($side) } prend la levée avec { CARD($card, case: "le") } : { points-count }.
               *[no] { CAPITAL(CARD($card, case: "le")) } { ROLE($side, case: "de") } fait la levée : { points-count }.
            }
        }
    .full =
        Levée { $trick } : { CARDS($cards) }. { CAPITAL(CARD($card, case: "le")) } l’emporte. { $round ->
            [yes] { $scoring ->
                [flat_won] D’après ces règles, chaque levée rapporte { points-count } à celui qui la fait.
                [high_cards_won] D’après ces règles, chaque carte du dix à l’as compte pour celui qui fait la levée : { points-count }.
                [lead_capture] Un adversaire avait entamé : prendre la levée rapporte { points-count }.
                [double_capture] { $captured ->
                    [yes] Un adversaire avait entamé : d’après ces règles, prendre la levée rapporte { points-count }.
                   *[no] Son propre camp avait entamé : d’après ces règles, faire la levée rapporte { points-count }.
                }
               *[other] Un adversaire avait entamé, et la levée a été prise avec un dix ou plus : { points-count }.
            }
           *[no] { $scoring ->
                [flat_won] D’après ces règles, chaque levée rapporte { points-count } à celui qui la fait.
                [high_cards_won] D’après ces règles, chaque carte du dix à l’as compte pour celui qui fait la levée : { points-count }.
                [lead_capture] { SIDE(OTHER($side)) } avait entamé : prendre la levée rapporte { points-count }.
                [double_capture] { $captured ->
                    [yes] { SIDE(OTHER($side)) } avait entamé : d’après ces règles, prendre la levée rapporte { points-count }.
                   *[no] { SIDE($side) } avait entamé aussi : d’après ces règles, faire la levée rapporte { points-count }.
                }
               *[other] { SIDE(OTHER($side)) } avait entamé, et la levée a été prise avec un dix ou plus : { points-count }.
            }
        }

play-trick-allowed =
    .short =
        { $round ->
            [yes] { $captured ->
                [yes] { subject } prend la levée avec { CARD($card, case: "le") }, ce qui ne rapporte rien.
               *[no] { $overtaken ->
                    [yes] { subject } prend la levée à son partenaire avec { CARD($card, case: "le") }. Pas de point pour cela.
                   *[no] { $scoring ->
                        [lead_capture] { subject } fait la levée avec { CARD($card, case: "le") }. Pas de point de plus : l’entame a déjà compté.
                       *[other] { subject } fait la levée avec { CARD($card, case: "le") }. Pas de point pour cela.
                    }
                }
            }
           *[no] { $captured ->
                [yes] { SIDE($side) } prend la levée avec { CARD($card, case: "le") }, ce qui ne rapporte rien.
               *[no] { $scoring ->
                    [lead_capture] { CAPITAL(CARD($card, case: "le")) } { ROLE($side, case: "de") } fait la levée. Pas de point de plus : l’entame a déjà compté.
                   *[other] { CAPITAL(CARD($card, case: "le")) } { ROLE($side, case: "de") } fait la levée. Pas de point pour cela.
                }
            }
        }
    .full =
        Levée { $trick } : { CARDS($cards) }. { CAPITAL(CARD($card, case: "le")) } l’emporte. { $round ->
            [yes] { $overtaken ->
                [yes] Son partenaire avait entamé : le camp a marqué en entamant, et prendre sur son partenaire n’y ajoute rien.
               *[no] { $captured ->
                    [yes] D’après ces règles, prendre cette levée ne rapporte rien.
                   *[no] Faire une levée qu’on a entamée soi-même n’ajoute rien.
                }
            } Celui qui fait la levée entame ensuite.
           *[no] { $scoring ->
                [lead_capture] { SIDE($side) } avait entamé, et a marqué 1 point pour cela ; faire aussi la levée n’ajoute rien.
                [high_cards_won] Il ne s’y trouve aucune carte du dix à l’as : d’après ces règles elle ne rapporte rien.
               *[other] { $captured ->
                    [yes] D’après ces règles, prendre une levée ne rapporte qu’avec un dix ou plus.
                   *[no] { SIDE($side) } avait entamé ; faire aussi la levée n’ajoute rien.
                }
            } { SIDE($side) } entame ensuite.
        }

play-trick-awarded-signed =
    .call = { CAPITAL(points-said) }.
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

## play.last

question-play-last = Que marque en outre la dernière levée ?

clause-play-last =
    { $extra ->
        [0] La dernière levée ne rapporte pas plus qu’une autre.
        [two_with_high_card] La dernière levée rapporte 2 en tout si on la fait avec un dix ou plus, et 1 avec une carte plus basse.
       *[other] La dernière levée rapporte { $extra } de plus qu’une autre.
    }{ $cards ->
        [0] { $capot_last_trick ->
            [kept] {" "}Elle compte même avec un capot.
           *[unless_it_stands_for_cards] {" "}Elle tient lieu de prime des cartes : un capot la remplace donc.
        }
       *[other] {""}
    }

play-last-awarded =
    .call = La dernière : { points-said }.
    .short = { subject } fait la dernière levée : { $points } de plus{ for-side }.
    .full =
        { CAPITAL(CARD($card, case: "le")) } fait la dernière levée. { $round ->
            [yes] Cela rapporte { points-count } de plus.
           *[no] { SIDE($side) } marque { points-count } de plus.
        }

play-last-denied =
    .short = Pas de { $points } pour la dernière levée : le capot les remplace.
    .full =
        { $round ->
            [yes] Toutes les levées sont allées à un seul camp, la dernière avec { CARD($card, case: "le") }. D’après ces règles, les { $points } de la dernière levée remplacent la prime habituelle des cartes ; le capot compte donc à leur place.
           *[no]
                { SIDE($side) } a fait toutes les levées, la dernière avec { CARD($card, case: "le") }. D’après ces règles, les { $points } de
                la dernière levée remplacent la prime habituelle des cartes ; le capot compte donc à leur place, et non en plus.
        }

## play.follow_suit

question-play-follow_suit = Quelles cartes peut-on jouer sur une entame ?

clause-play-follow_suit =
    Il faut fournir la couleur entamée si on le peut ; sinon, on joue ce qu’on veut. La plus haute carte de la couleur
    entamée fait la levée ; il n’y a pas d’atout. Celui qui fait la levée entame la suivante.

refused-play-follow_suit =
    .short = On a entamé { $suit ->
        [spades] pique
        [hearts] cœur
        [diamonds] carreau
       *[clubs] trèfle
     } et vous pouvez fournir : vous ne pouvez donc pas jouer { CARD($card, case: "le") } ; jouez { CHOICE($cards) }.

## play.head

question-play-head = Un joueur doit-il prendre la levée s’il le peut ?

clause-play-head =
    { $must_head ->
        [yes] Il faut aussi prendre la levée si on le peut.
       *[no] Personne n’est obligé de prendre une levée : toute carte de la couleur entamée convient.
    }

refused-play-head =
    .short = D’après ces règles vous devez prendre la levée quand vous le pouvez, et { CARD($card, case: "le") } ne bat pas { CARD($led, case: "le") } ; jouez { CHOICE($cards) }.

## cards.early

question-cards-early = Quand les cartes comptent-elles pour le pique ?

clause-cards-early =
    { $cards_in_pique ->
        [yes] Quand il a fait plus de la moitié des levées avant que l’adversaire en ait fait une ou ait compté quoi que ce soit, le premier marque sur-le-champ les { $points } points des cartes, et ils comptent pour un pique.
       *[no] Les points des cartes attendent la fin du jeu.
    }

cards-early-awarded =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } points pour les cartes.
           *[no] { WORDS($points, case: "title") } points pour les cartes : { WORDS($count) }.
        }
    .short = { SIDE($side) } a fait les { $tricks } premières levées et est sûr des cartes : { points-count } tout de suite.
    .full =
        { SIDE($side) } a plus de la moitié des levées, et { ROLE(OTHER($side)) } n’a rien compté. D’après
        ces règles, les { $points } des cartes se marquent maintenant, et comptent pour un pique.

## cards.most

question-cards-most = Que marque la majorité des levées, ou leur totalité ?

clause-cards-most-signed_most =
    Faire plus de levées que l’adversaire rapporte { $points } pour les cartes ; si l’enchère était de perdre des levées, c’est en perdre
    plus qui les rapporte. À égalité de levées, personne ne marque.

clause-cards-most-most_tricks_shared =
    Faire plus de levées que tout autre joueur rapporte { $points } pour les cartes ; deux joueurs à égalité en marquent { $half } chacun.

clause-cards-most =
    { $round ->
        [yes] Le camp qui fait le plus de levées marque { $points } pour les cartes. À égalité de levées, personne ne marque.
       *[no] { $points ->
            [0] Faire plus de levées que l’adversaire ne rapporte rien.
           *[other] Faire plus de levées que l’adversaire, ne serait-ce qu’une, rapporte { $points } pour les cartes. À égalité de levées, les cartes sont partagées et personne ne marque.
        }
    }

cards-most-awarded =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } points pour les cartes.
           *[no] { WORDS($points, case: "title") } points pour les cartes : { WORDS($count) }.
        }
    .short =
        { $round ->
            [yes] { $sharers ->
                [absent] { ROLE($side, case: "number") ->
                    [many] { SIDE($side) } font { $tricks } levées contre { $other_tricks } : { $points } pour les cartes.
                   *[one] { SIDE($side) } fait { $tricks } levées contre { $other_tricks } : { $points } pour les cartes.
                }
                [1] { SIDE($side) } fait le plus de levées ({ $tricks }) : { $points } pour les cartes.
               *[other] { SIDE($side) } est à égalité pour le plus de levées ({ $tricks } chacun) : { $points } pour les cartes.
            }
           *[no] { SIDE($side) } fait { $tricks } levées contre { $other_tricks } : { $points } pour les cartes.
        }
    .full =
        { $round ->
            [yes] { $sharers ->
                [absent] { $tricks } levées contre { $other_tricks } : en avoir le plus rapporte { points-count }, que ce soit d’une levée ou de plusieurs.
                [1] Personne d’autre n’en a { $tricks }, ni davantage. Cela rapporte { points-count }.
               *[other] { WORDS($sharers, case: "title") } joueurs ont { $tricks } levées chacun, et personne n’en a plus. Ils se partagent les points des cartes : { points-count } chacun.
            }
           *[no] { SIDE($side) } a { $tricks } levées, { ROLE(OTHER($side)) } { $other_tricks }. En avoir le plus rapporte { points-count }, que ce soit d’une levée ou de plusieurs.
        }

cards-most-denied =
    .call = Les cartes sont partagées.
    .short = Les cartes sont partagées, { $tricks } levées chacun : personne ne marque les { $points }.
    .full = Chaque camp a { $tricks } levées. Les { $points } des cartes ne vont qu’à celui qui en a le plus : personne ne les marque.

cards-most-superseded =
    .short = Pas de { $points } pour les cartes : le capot les remplace.
    .full =
        { $round ->
            [yes] { $tricks } levées rapporteraient { $points } pour les cartes. Mais c’est le capot qui se paie à la place, et non en plus.
           *[no]
                { SIDE($side) } a { $tricks } levées contre { $other_tricks } et marquerait { $points } pour les cartes. Mais faire
                toutes les levées, c’est le capot, qui se paie à la place, et non en plus.
        }
    .law =
        { $round ->
            [yes] Faire le plus de levées rapporte les cartes ; mais le capot se paie à la place.
           *[no] Faire le plus de levées rapporte les cartes ; mais les faire toutes, c’est le capot, qui se paie à la place.
        }

cards-most-awarded-signed =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } points pour les cartes.
           *[no] { WORDS($points, case: "title") } points pour les cartes : { WORDS($count) }.
        }
    .short =
        { $sign ->
            [minus] { SIDE($side) } perd { $tricks } levées et en fait { $other_tricks } : { $points } pour les cartes.
           *[plus] { SIDE($side) } fait { $tricks } levées contre { $other_tricks } : { $points } pour les cartes.
        }
    .full =
        { $sign ->
            [minus] { SIDE($side) } a { $other_tricks ->
                [one] { $other_tricks } levée
               *[other] { $other_tricks } levées
            }, { ROLE(OTHER($side)) } { $tricks }. L’enchère était de perdre des levées : en perdre le plus rapporte { points-count }.
           *[plus] { SIDE($side) } a { $tricks } levées, { ROLE(OTHER($side)) } { $other_tricks }. En avoir le plus rapporte { points-count }, que ce soit d’une levée ou de plusieurs.
        }

cards-most-superseded-signed =
    .law = Celui qui fait le plus de levées, ou en perd le plus si l’enchère était d’en perdre, marque les cartes ; mais le capot en tient lieu.
    .short = Pas de { $points } pour les cartes : le capot les remplace.
    .full =
        { $sign ->
            [minus] { SIDE($side) } a perdu { $tricks } levées et marquerait { $points } pour les cartes. Mais les perdre toutes se paie comme un capot, qui en tient lieu.
           *[plus] { SIDE($side) } a { $tricks } levées et marquerait { $points } pour les cartes. Mais les faire toutes, c’est le capot, qui en tient lieu.
        }

## cards.capot

clause-cards-capot-signed_capot =
    Faire toutes les levées, c’est le capot : { $points }, à la place des points des cartes. Si l’enchère était de perdre des levées,
    le capot est de les perdre toutes.

clause-cards-capot-capot_shared =
    Faire toutes les levées, c’est le capot : { $points }, à la place des points des cartes. Deux joueurs qui se partagent toutes les
    levées, sans que l’autre en ait une seule, marquent { $half } chacun.

clause-cards-capot =
    { $round ->
        [yes] Le camp qui fait toutes les levées fait capot : { $points }, à la place des points des cartes et non en plus.
       *[no] { $points ->
            [0] Faire toutes les levées ne rapporte rien de plus.
           *[other] Faire toutes les levées, c’est le capot : { $points }, à la place des points des cartes et non en plus. Il ne compte jamais pour un pique.
        }
    }

cards-capot-awarded =
    .call = Capot : { points-said }.
    .short =
        { $round ->
            [yes] { $sharers ->
                [2] Capot partagé ! { SIDE($side) } et un autre joueur font les { $tricks } levées à eux deux : { points-count }.
               *[other] { ROLE($side, case: "number") ->
                    [many] Capot ! { SIDE($side) } font les { $tricks } levées : { points-count }.
                   *[one] Capot ! { SIDE($side) } fait les { $tricks } levées : { points-count }.
                }
            }
           *[no] Capot ! { SIDE($side) } fait les { $tricks } levées : { points-count }.
        }
    .full =
        { $round ->
            [yes] { $sharers ->
                [2] Le troisième joueur n’a pas fait une seule levée. Les deux qui se les sont partagées marquent { $points } chacun, à la place de la prime des cartes.
               *[other] Aucun adversaire n’a fait une seule levée. Cela rapporte { $points }, à la place de la prime des cartes.
            }
           *[no] { SIDE(OTHER($side)) } n’a pas fait une seule levée. { $already ->
                [0] Le capot rapporte { $whole }, à la place de la prime des cartes.
               *[other] Le capot rapporte { $whole } en tout ; { $already } ont déjà été comptés pour les cartes, et { $points } s’y ajoutent.
            }
        }

cards-capot-awarded-signed =
    .call = Capot : { points-said }.
    .short =
        { $sign ->
            [minus] Capot ! { SIDE($side) } perd les { $tricks } levées : { points-count }.
           *[plus] Capot ! { SIDE($side) } fait les { $tricks } levées : { points-count }.
        }
    .full =
        { $sign ->
            [minus] { SIDE($side) } n’a pas fait une seule levée, et l’enchère était d’en perdre.
           *[plus] { SIDE(OTHER($side)) } n’a pas fait une seule levée.
        } Cela rapporte { $points }, à la place de la prime des cartes.

## tricks.counted

question-tricks-counted = Pour combien une levée compte-t-elle dans l’enchère ?

clause-tricks-counted =
    Une levée ne rapporte rien par elle-même : elle compte pour une dans l’enchère{ $extra ->
        [0] , la dernière comme les autres
        [two_with_high_card] , et la dernière 1 de plus
       *[other] , et la dernière { $extra } de plus
    }.

tricks-counted-allowed =
    .call =
        { $tricks ->
            [one] Une levée.
           *[other] { WORDS($tricks, case: "title", gender: "feminine") } levées.
        }
    .short =
        { $wanted ->
            [absent] { SIDE($side) } fait la levée avec { CARD($card, case: "le") }, et a { tricks-so-far }.
           *[other] { SIDE($side) } fait la levée avec { CARD($card, case: "le") }, et en a { $tricks } sur les { $wanted } demandées.
        }
    .full =
        Levée { $trick } : { CARDS($cards) }. { CAPITAL(CARD($card, case: "le")) } l’emporte. { $worth ->
            [one] La levée compte pour une.
           *[other] La levée compte pour { WORDS($worth) }, parce que c’est la dernière.
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
            [exact_bonus_30] La donne se joue jusqu’à la dernière levée, car faire juste les levées demandées rapporte une prime.
           *[multiple_of_shortfall] Le jeu s’arrête dès que le premier a les levées demandées, à moins qu’on ne puisse encore faire pique.
        }
    }

play-decided-allowed =
    .call = J’ai mes levées.
    .short =
        { $left ->
            [one] { SIDE($side) } a les levées demandées : la dernière n’a pas à être jouée.
           *[other] { SIDE($side) } a les levées demandées : les { $left } dernières n’ont pas à être jouées.
        }
    .full = { SIDE($side) } avait demandé { $wanted } levées et en a { $tricks }. Les levées de plus ne rapportent rien, et personne ne peut plus faire pique : les cartes qui restent n’y changent rien.

## Words that several of these share

# What the last trick counts where tricks are counted and not scored; there the card that takes it does not matter.
last-trick-counts =
    { $extra ->
        [0] La dernière levée ne compte pas plus qu’une autre.
        [two_with_high_card] La dernière levée compte 1 de plus que toute autre.
       *[other] La dernière levée compte { $extra } de plus que toute autre.
    }
