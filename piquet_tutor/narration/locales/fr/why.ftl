# Pourquoi, pourquoi pas, et si. Un message why-is-... dit une chose qui est vraie dans une donne : son nom est celui d’une
# prémisse, ses variables sont les faits de la prémisse, et $side dit de qui il s’agit.

## Ce qui repose sur quoi : les prémisses des décisions prises

why-is-blank =
    { $tens ->
        [yes] Il n’y a ni roi, ni dame, ni valet, ni dix parmi { CARDS($cards) }.
       *[no] Il n’y a ni roi, ni dame, ni valet parmi { CARDS($cards) }.
    }
why-is-on_word = Les cartes reçues à la donne ne sont pas dans le relevé ; on l’en croit pour la carte blanche.
why-is-allowed_exchange = { $number } sur { $maximum } au plus, { $left } restant au talon.
why-is-point_cards =
    { $nought ->
        [yes] Une chicane, { CARDS($cards) }, comptée pour { $length } cartes valant { $pips }.
       *[no] { CARDS($cards) } : { fr-length-of-cards } d’une couleur, valant { $pips }.
    }
why-is-sequence_cards =
    { $nought ->
        [yes] Une chicane, { CARDS($cards) }, comptée pour une { SEQUENCE($length, $top) }.
       *[no] { CARDS($cards) } : { $length } cartes qui se suivent dans une couleur, une { SEQUENCE($length, $top) }.
    }
why-is-set_cards = { CARDS($cards) } : { $size } cartes d’un même rang, un { SET($size, $rank) }.
why-is-meant = À savoir : { CARDS($cards) }.
why-is-better_point =
    { $by ->
        [longer] { $length } cartes, c’est plus que { $other_length }, quelle que soit leur valeur.
        [level] Les deux valent { $pips }, et { $length } cartes, c’est plus que { $other_length }.
       *[higher] { $pips }, c’est plus que { $other_pips }.
    }
why-is-better_sequence =
    { $by ->
        [longer] { $length } cartes qui se suivent, c’est plus que { $other_length }, même si les autres montent plus haut.
       *[higher] Les deux ont { $length } cartes, et l’une monte { RANK($top, form: "a") }, l’autre { RANK($other_top, form: "a") }.
    }
why-is-better_set =
    { $by ->
        [longer] Quatre cartes d’un même rang, c’est plus que trois, quels que soient les rangs.
       *[higher] Les deux ont { $size } cartes, et les { RANK($rank, form: "plural") } passent avant les { RANK($other_rank, form: "plural") }.
    }
why-is-alike_point = Les deux camps ont { fr-length-of-cards } valant { $pips }.
fr-length-of-cards =
    { $length ->
        [one] { $length } carte
       *[other] { $length } cartes
    }
why-is-alike_sequence = Les deux camps ont une { SEQUENCE($length, $top) }.
why-is-unopposed = Rien d’aussi bon ne lui a été opposé.
why-is-class_won =
    { $kind ->
        [sequence] { SIDE($side) } { fr-has } la meilleure séquence : les autres comptent aussi.
       *[set] { SIDE($side) } { fr-has } le meilleur brelan ou quatorze : les autres comptent aussi.
    }
why-is-all_count = D’après ces règles cela compte, quel que soit celui qui a le meilleur.
why-is-counts_beside = D’après ces règles les deux camps comptent ce qu’ils ont, le meilleur comme l’autre.
why-is-price_point =
    { $score ->
        [cards] Un point qui est bon rapporte un par carte : { $points }.
       *[other] D’après ces règles ce point rapporte { $points }.
    }
why-is-price_sequence =
    { $nought ->
        [yes] D’après ces règles une séquence de néant vaut { $points }.
       *[no] { $length ->
            [3] Une tierce vaut { $points }.
            [4] Une quarte vaut { $points }.
           *[other] Une séquence de { $length } vaut { $length } et dix de plus : { $points }.
        }
    }
why-is-price_set =
    { $size ->
        [4] Un quatorze vaut { $points }.
       *[3] Un brelan vaut { $points }.
    }
why-is-in_place = { $already } des { $whole } ont déjà été comptés pour une partie : { $points } s’y ajoutent.
why-is-price = Cela rapporte { points-count }.
why-is-adds_up =
    { $single ->
        [yes] { $total } d’un seul coup ; la ligne est à { $line }.
       *[no] { $parts } = { $total } ; la ligne est à { $line }.
    }
why-is-adds_up_with_tricks = { $in_hand } en main et { $tricks } pour les levées font { $total } ; la ligne est à { $line }.
why-is-nothing_before =
    Rien { ROLE(OTHER($side), case: "de") } ne vient avant ce qui l’achève ({ KIND($place, form: "le") }), au rang { $at } dans l’ordre du compte.
why-is-opens_the_way = Ce que { ROLE($side) } compte encore est nécessaire aussi : c’est ainsi que les cartes annoncées empêchent { ROLE(OTHER($side)) } de compter ce qui serait venu avant.
why-is-first = { CAPITAL(barring) } { ROLE($of, case: "de", beside: "no") } ({ $by_points }) vient avant, au rang { $at } dans l’ordre du compte.
why-is-nothing_counted =
    { $reckoning ->
        [chronological] { ROLE(OTHER($side), case: "number") ->
            [many] { SIDE(OTHER($side)) } n’avaient alors rien compté.
           *[one] { SIDE(OTHER($side)) } n’avait alors rien compté.
        }
       *[other] { ROLE(OTHER($side), case: "number") ->
            [many] { SIDE(OTHER($side)) } ne comptent rien qui vienne avant dans l’ordre du compte.
           *[one] { SIDE(OTHER($side)) } ne compte rien qui vienne avant dans l’ordre du compte.
        }
    }
why-is-covered = Chacune des cartes { CARDS($cards) } fait partie de quelque chose qui a marqué.
why-is-card_led = { CAPITAL(CARD($card, case: "le")) } est la carte d’entame de la levée { $trick }.
why-is-high_card = { CAPITAL(CARD($card, case: "le")) } n’est pas au-dessous du dix, et d’après ces règles seule une telle carte marque.
why-is-low_card = { CAPITAL(CARD($card, case: "le")) } est au-dessous du dix, et d’après ces règles seul un dix ou plus marque.
why-is-opening_lead = C’est la première carte entamée de la donne.
why-is-later_lead = Ce n’est pas la première carte entamée de la donne, et d’après ces règles aucune autre entame ne marque.
why-is-highest = Parmi { CARDS($cards) }, { CARD($card, case: "le") } est la plus haute carte de la couleur entamée.
why-is-captured =
    { ROLE(OTHER($side), case: "number") ->
        [many] { SIDE(OTHER($side)) } avaient entamé cette levée.
       *[one] { SIDE(OTHER($side)) } avait entamé cette levée.
    }
why-is-own_lead =
    { ROLE($side, case: "number") ->
        [many] { SIDE($side) } avaient entamé cette levée, et avaient eu le point de l’entame.
       *[one] { SIDE($side) } avait entamé cette levée, et avait eu le point de l’entame.
    }
why-is-led_and_won = { SIDE($side) } { fr-had } entamé cette levée.
why-is-high_cards =
    { $number ->
        [0] Parmi { CARDS($cards) }, aucune carte n’est un dix ou plus haute.
        [one] Parmi { CARDS($cards) }, une carte est un dix ou plus haute, et d’après ces règles de telles cartes comptent pour celui qui les prend.
       *[other] Parmi { CARDS($cards) }, { $number } cartes sont des dix ou plus hautes, et d’après ces règles de telles cartes comptent pour celui qui les prend.
    }
why-is-to_lose = L’enchère était de perdre des levées : c’est celui qui perd qui marque, donc { ROLE($side) }.
why-is-last_trick = La levée { $trick } est la dernière.
why-is-more_tricks = { fr-tricks-told }, c’est plus que { $other_tricks }.
why-is-even_tricks = Chaque camp a { $tricks } levées.
why-is-every_trick = Les { $tricks } levées, toutes.
why-is-counted_early = { $already } des { $whole } ont été comptés avant, pour les cartes.
why-is-undertaken =
    { $sign ->
        [plus] { $tricks } levées ont été demandées, à gagner.
        [minus] { $tricks } levées ont été demandées, à perdre.
       *[other] { $tricks } levées ont été demandées, en laissant { $left ->
            [one] { $left } carte
           *[other] { $left } cartes
        } au talon : { $tricks } × { $left } = { $points }.
    }
why-is-made = { fr-tricks-told }, et il en fallait { $wanted }.
fr-tricks-told =
    { $tricks ->
        [one] { $tricks } levée
       *[other] { $tricks } levées
    }
why-is-fell_short = { fr-tricks-told }, { $short } de moins que les { $wanted } demandées, à { $worth } chacune : { $points }.
why-is-target = { $points }, ce n’est pas moins que { $target }.
why-is-difference = { $high } − { $low } + { $bonus } = { $points }.
why-is-sum = { $low } est sous la ligne de { $line } : donc { $high } + { $low } + { $bonus } = { $points }.

## Pourquoi pas : ce qui manquait

why-is-no_such_award = D’après les règles « { $title } » cela ne se marque pas : { KIND($kind) }.
why-is-worth_nothing = D’après les règles « { $title } » cela ne vaut rien : { KIND($kind) }.
why-is-not_yet =
    La donne n’en est pas là : elle en est { $phase ->
        [carte_blanche] à la question d’une carte blanche
        [bidding] aux enchères
        [exchange] à l’écart
        [declare] aux annonces
        [round] aux annonces
       *[play] au jeu de la carte
    }.
why-is-not_shown = Ce que { ROLE($side) } { fr-has } de bon n’est montré et compté qu’une fois la première carte jouée.
why-is-stopped =
    { $clause ->
        [race-reached] La donne s’est arrêtée avant, la course étant gagnée.
        [play-decided] Le jeu s’est arrêté avant, rien ne restant à décider.
        [concede-play] Le jeu a été abandonné avant d’être joué jusqu’au bout.
       *[bid-passed_out] Les deux joueurs ont passé, et les cartes sont redonnées.
    }
why-is-nobody_bid = Personne n’a enchéri : les mains se jouent donc comme elles ont été données, sans annonces.
why-is-hidden = Ce que { ROLE($seat) } avait en main ne peut pas être montré à celui qui demande, et les décisions visibles ne le disent pas.
why-is-dealt_unknown = Le relevé commence après l’écart : ce qui a été reçu et écarté n’est pas connu.

why-is-courts =
    { $number ->
        [one] { SIDE($seat) } a reçu { $tens ->
            [yes] une figure ou un dix
           *[no] une figure
        } : { CARDS($cards) }.
       *[other] { SIDE($seat) } a reçu { $number } { $tens ->
            [yes] figures ou dix
           *[no] figures
        } : { CARDS($cards) }.
    } Une carte blanche n’en a pas.
why-is-undone =
    { $why ->
        [younger] Les deux mains étaient blanches, et d’après ces règles seule celle { ROLE("younger", case: "de") } compte.
       *[both] Les deux mains étaient blanches, et d’après ces règles aucune ne compte.
    }
why-is-kept_quiet = { one-of } avait une carte blanche et n’en a rien dit.

why-is-point_too_short =
    { $min_length ->
        [0] La meilleure couleur, { CARDS($cards) }, vaut { $pips }, et d’après ces règles un point doit valoir { $min_pips }.
       *[other] La meilleure couleur, { CARDS($cards) }, a { $length ->
            [one] { $length } carte
           *[other] { $length } cartes
        } valant { $pips }, et d’après ces règles un point doit en avoir { $min_length }{ $min_pips ->
            [0] .
           *[other] {" "}et valoir { $min_pips }.
        }
    }
why-is-no_sequence =
    { $short ->
        [one] { SIDE($seat) } n’avait pas de séquence ; il manquait une carte pour une tierce : { CHOICE($cards) } l’aurait faite.
       *[other] { SIDE($seat) } n’avait pas de séquence ; il manquait { $short } cartes pour une tierce : { CARDS($cards) } en auraient fait une.
    }
why-is-no_set =
    { $short ->
        [one] { SIDE($seat) } n’avait ni brelan ni quatorze ; il manquait une carte : { CHOICE($cards) } aurait fait un brelan.
       *[other] { SIDE($seat) } n’avait ni brelan ni quatorze ; il manquait { $short } cartes : { CARDS($cards) } auraient fait un brelan.
    }
why-is-rank_too_low = Brelans et quatorze commencent aux { RANK($lowest, form: "plural") } ; les { RANK($rank, form: "plural") } n’en font pas.
why-is-lacks_rank =
    { $size ->
        [0] { one-of } n’avait pas { RANK($rank, form: "of") }
        [one] { one-of } avait { RANK($rank, form: "un") }
       *[other] { one-of } avait { $size } { RANK($rank, form: "plural") }
    } ; pour un brelan il manquait { $short ->
        [one] une carte : { CHOICE($cards) }
       *[other] { $short } cartes parmi { CARDS($cards) }
    }.
why-is-lacks =
    { one-of } n’avait pas { CARDS($cards) }, qu’il faut pour { CARDS($wanted) }.
why-is-lay =
    { $place ->
        [left] { CAPITAL(CARD($card, case: "le")) } restait au talon.
        [out] { $own ->
            [yes] { SIDE($holder) } avait écarté { CARD($card, case: "le") }.
           *[no] { SIDE($holder) } avait écarté { CARD($card, case: "le") }.
        }
       *[hand] { CAPITAL(CARD($card, case: "le")) } était dans la main { ROLE($holder, case: "de") }.
    }
why-is-part_of = { CARDS($cards) } font partie de { CARDS($whole) }, et une suite ne compte qu’une fois.
why-is-lesser =
    Il y avait mieux que { CARDS($cards) } : { CARDS($best) }. Seul celui qui l’emporte compte ce qu’il tient d’autre.
why-is-sunk = { one-of } avait { CARDS($cards) } et n’en a rien annoncé.
why-is-sunk_part =
    { $passed_over ->
        [yes] { one-of } avait { CARDS($cards) } et a annoncé { CARDS($called) } à la place.
       *[absent] { one-of } avait { CARDS($cards) } et n’a annoncé que { CARDS($called) }.
    }
why-is-not_said = { CARDS($cards) } : en main, mais non annoncé.
why-is-kept_back = { one-of } pouvait compter { CARDS($cards) }, et cela n’a pas été compté.
why-is-bound = On a annoncé d’abord { CARDS($called) }, et d’après ces règles on ne peut plus compter ensuite { CARDS($cards) }, qui vaut mieux.
why-is-crossed =
    Il fallait perdre des levées, et d’après ces règles ce qu’une main a de bon se marque alors pour l’autre camp : ce que { ROLE($holder) } a de bon se marque pour { ROLE($side) }.
why-is-beaten_point =
    { $other_length ->
        [absent] Le point de l’autre camp était meilleur{ $by ->
            [longer] { " " }: il avait plus de cartes
            [higher] { " " }: il avait autant de cartes, qui valaient plus
           *[absent] {""}
        }.
       *[other] { $by ->
            [longer] Le point de l’autre camp avait { $other_length } cartes contre { $length }.
            [level] Le point de l’autre camp valait autant, et avait { $other_length } cartes contre { $length }.
           *[other] Le point de l’autre camp valait { $other_pips } contre { $pips }.
        }
    }
why-is-beaten_sequence =
    { $other_length ->
        [absent] La séquence de l’autre camp était meilleure{ $by ->
            [longer] { " " }: elle était plus longue
            [higher] { " " }: elle était aussi longue et montait plus haut
           *[absent] {""}
        }.
       *[other] { $other_top ->
            [absent] L’autre camp avait une { SEQUENCE($other_length) }, contre { $top ->
                [absent] une { SEQUENCE($length) }
               *[other] une { SEQUENCE($length, $top) }
            }.
           *[other] L’autre camp avait une { SEQUENCE($other_length, $other_top) }, contre { $top ->
                [absent] une { SEQUENCE($length) }
               *[other] une { SEQUENCE($length, $top) }
            }.
        }
    }
why-is-beaten_set =
    { $other_size ->
        [absent] L’autre camp avait mieux que le { SET($size, $rank) }.
       *[other] L’autre camp avait un { SET($other_size, $other_rank) }, contre un { SET($size, $rank) }.
    }
why-is-equal_point = Les points étaient égaux, { fr-length-of-cards } valant { $pips } de part et d’autre, donc personne ne marque.
why-is-equal_sequence = Les séquences étaient égales, une { SEQUENCE($length, $top) } de part et d’autre, donc personne ne marque.
why-is-class_lost =
    { $kind ->
        [point] Le point était { ROLE($winner, case: "a") }.
        [sequence] Les séquences étaient { ROLE($winner, case: "a") }.
       *[set] Les brelans et quatorze étaient { ROLE($winner, case: "a") }.
    }
why-is-one_card =
    Il s’en fallait d’une carte pour avoir { $kind ->
        [point] le meilleur point
        [sequence] la meilleure séquence
       *[set] le meilleur brelan ou quatorze
    } de la table : { CHOICE($cards) }.

why-is-barred = Les cartes annoncées par { ROLE(OTHER($side)) } contiennent { CARDS($other_cards) }, et { ROLE($side) } ne { fr-can } donc pas compter { CARDS($cards) }.

why-is-idle =
    { $number ->
        [one] { $over ->
            [yes] Une carte n’entrait dans rien qui ait marqué : { CARDS($cards) }.
           *[no] Une carte n’entre jusqu’ici dans rien qui ait marqué : { CARDS($cards) }.
        }
       *[other] { $over ->
            [yes] { $number } cartes n’entraient dans rien qui ait marqué : { CARDS($cards) }.
           *[no] { $number } cartes n’entrent jusqu’ici dans rien qui ait marqué : { CARDS($cards) }.
        }
    }
why-is-uncounted =
    { $kind ->
        [point] Un bon point aurait couvert { CARDS($cards) }.
        [sequence] De bonnes séquences auraient couvert { CARDS($cards) }.
       *[set] De bons brelans et quatorze auraient couvert { CARDS($cards) }.
    }

# Si c’est la fin du compte, ou s’il peut encore en venir.
had =
    { $over ->
        [yes] { fr-had }
       *[no] { fr-has }
    }
# Une main seule y est en cause : de deux partenaires, l’un des deux.
one-of =
    { ROLE($side, case: "number") ->
        [many] L’un { ROLE($side, case: "de") }
       *[one] { SIDE($side) }
    }
# Le verbe, accordé au côté : « le joueur 1 a », « les joueurs 1 et 3 ont ».
fr-has =
    { ROLE($side, case: "number") ->
        [many] ont
       *[one] a
    }
fr-had =
    { ROLE($side, case: "number") ->
        [many] avaient
       *[one] avait
    }
fr-can =
    { ROLE($side, case: "number") ->
        [many] peuvent
       *[one] peut
    }
fr-could =
    { ROLE($side, case: "number") ->
        [many] pouvaient
       *[one] pouvait
    }
fr-could-they =
    { ROLE($side, case: "number") ->
        [many] pouvaient-ils
       *[one] pouvait-il
    }
fr-would-have =
    { ROLE($side, case: "number") ->
        [many] auraient
       *[one] aurait
    }
fr-of-has =
    { ROLE($of, case: "number") ->
        [many] ont
       *[one] a
    }
so-far =
    { $over ->
        [yes] {""}
       *[no] {" "}jusqu’ici
    }
lacked =
    { $over ->
        [yes] manquait
       *[no] manque
    }
why-is-short_of_line =
    { $total ->
        [0] { SIDE($side) } { $over ->
            [yes] n’{ fr-had } rien en main
           *[no] n’{ fr-has } encore rien en main
        } : il { $over ->
            [yes] en fallait
           *[no] en faut
        } { $line }.
       *[other] { SIDE($side) } { had } { $total } en main{ so-far }{ $single ->
            [yes] {""}
           *[no] {" "}({ $parts })
        } : il { lacked } { $short ->
            [one] { $short } point
           *[other] { $short } points
        } pour arriver à { $line }.
    }
why-is-short_of_pique =
    { $total ->
        [0] { SIDE($side) } { $over ->
            [yes] n’{ fr-had } rien en main ni en jeu
           *[no] n’{ fr-has } encore rien en main ni en jeu
        } : il { $over ->
            [yes] en fallait
           *[no] en faut
        } { $line }.
       *[other] { SIDE($side) } { had } { $total } en main et en jeu{ so-far } ({ $in_hand } + { $in_play }) : il { lacked } { $short ->
            [one] { $short } point
           *[other] { $short } points
        } pour arriver à { $line }.
    }
why-is-short_by_tricks =
    { SIDE($side) } { had } { $in_hand } en main et { $tricks } pour les levées{ so-far } : il { lacked } { $short ->
        [one] { $short } point
       *[other] { $short } points
    } pour arriver à { $line }.
why-is-reckoned_first =
    { $of ->
        [absent] Chez l’autre camp, { KIND($by, form: "le") } compte avant, au rang { $at } dans l’ordre du compte, et reste à compter.
       *[other] { $scored ->
            [absent] Dans l’ordre du compte, { barring } { ROLE($of, case: "de", beside: "no") } ({ $by_points }) { comes-when }.
           *[other] { counted-in-order }
        }
    }
# Ce qu’un camp a déjà quand vient, dans l’ordre du compte, ce que marque l’adversaire.
comes-when =
    { $before ->
        [0] vient avant tout ce que { ROLE($side) } { fr-has } compté
       *[other] vient quand { ROLE($side) } { fr-has } { $before }
    }
# Plusieurs choses de l’adversaire, classe par classe.
counted-in-order = Dans l’ordre du compte, { ROLE($of) } { ROLE($of, case: "number") ->
        [many] comptent
       *[one] compte
    } d’abord : { SCORED($scored, $scored_points) }. Avant tout cela, { ROLE($side) } { fr-has } { $before }.
why-is-counted_first =
    { $scored ->
        [absent] { $reckoning ->
            [chronological] { SIDE($of) } { fr-of-has } compté { $by ->
                [play] un point au jeu
               *[other] { barring } ({ $by_points })
            } quand { ROLE($side) } { fr-had } { $before }.
           *[other] Dans l’ordre du compte, { $by ->
                [play] un point du jeu de la carte { ROLE($of, case: "de") }
               *[other] { barring } { ROLE($of, case: "de", beside: "no") } ({ $by_points })
            } { comes-when }.
        }
       *[other] { $reckoning ->
            [chronological] Quand { ROLE($side) } { fr-had } { $before }, { ROLE($of) } { fr-of-has } commencé à compter : { SCORED($scored, $scored_points) }.
            [any] { SIDE($of) } { fr-of-has } déjà compté : { SCORED($scored, $scored_points) }.
           *[other] { counted-in-order }
        }
    }
why-is-rouge_apart = D’après ces règles les { $points } de la carte rouge n’y comptent pas.
why-is-not_open = D’après ces règles { ROLE($side) } ne { fr-can } pas faire pique.
why-is-repique_instead = { SIDE($side) } { fr-has } déjà le repique pour ces points ; aucun pique ne se marque en plus.
why-is-hand_alone =
    { $barred ->
        [yes] Les { $total } étaient en main avant toute levée : cela vaut un repique ou rien, et le repique était empêché.
       *[no] Les { $total } étaient tous en main : pour un pique, il faut aussi des points de jeu.
    }
why-is-trick_lost = L’autre camp a fait la levée { $trick } : { CARDS($cards) }.

why-is-fewer_tricks =
    { $tricks ->
        [0] { SIDE($side) } n’{ fr-has } { $losing ->
            [yes] perdu aucune levée,
           *[no] fait aucune levée,
        }
        [one] { SIDE($side) } { $losing ->
            [yes] { fr-has } perdu { $tricks } levée
           *[no] { fr-has } fait { $tricks } levée
        }
       *[other] { SIDE($side) } { $losing ->
            [yes] { fr-has } perdu { $tricks } levées
           *[no] { fr-has } fait { $tricks } levées
        }
    } contre { $other_tricks } : { $short ->
        [one] il en manquait une
       *[other] il en manquait { $short }
    } pour { $shared ->
        [yes] partager les cartes
       *[no] la majorité
    }.
# Le jeu n’est pas fini : ce qu’il faut se compte jusqu’à plus de la moitié de toutes les levées.
why-is-tricks_needed =
    { $tricks ->
        [0] { $other_tricks ->
            [0] Aucune levée n’est encore jouée : { $sure ->
                [yes] { $short } des { $whole } assureraient les cartes
               *[no] { $losing ->
                    [yes] il faut en perdre { $short } sur { $whole } pour avoir les cartes
                   *[no] il en faut { $short } sur { $whole } pour avoir les cartes
                }
            }.
           *[other] { tricks-to-come }
        }
       *[other] { tricks-to-come }
    }
tricks-to-come =
    { SIDE($side) } { $tricks ->
        [0] { $over ->
            [yes] n’{ fr-had }
           *[no] n’{ fr-has } encore
        } { $losing ->
            [yes] perdu
           *[no] fait
        } aucune levée,
       *[other] { had } { $losing ->
            [yes] perdu
           *[no] fait
        } { $tricks } { $tricks ->
            [one] levée
           *[other] levées
        }
    } contre { $other_tricks }{ $tricks ->
        [0] {""}
       *[other] { so-far }
    } : { $sure ->
        [yes] { $short ->
            [one] une de plus { $over ->
                [yes] aurait assuré
               *[no] assurerait
            }
           *[other] { $short } de plus { $over ->
                [yes] auraient assuré
               *[no] assureraient
            }
        } les cartes
       *[no] il en { $over ->
            [yes] fallait
           *[no] faut
        }{ $tricks ->
            [0] {""}
           *[other] {" "}encore
        } { $short ->
            [one] une
           *[other] { $short }
        } pour la majorité des { $whole }
    }, { $reach ->
        [yes] et il en { $over ->
            [yes] restait
           *[no] reste
        } { $left ->
            [one] une
           *[other] { $left }
        } à jouer
       *[no] mais il n’en { $over ->
            [yes] restait
           *[no] reste
        } { $left ->
            [one] qu’une
           *[other] que { $left }
        } : les cartes { $over ->
            [yes] étaient
           *[no] sont
        } hors d’atteinte
    }.
why-is-tricks_enough =
    { SIDE($side) } { fr-has } { $losing ->
        [yes] perdu
       *[no] fait
    } { $tricks } des { $whole } levées, ce qui suffit ; mais { $over ->
        [yes] le jeu s’est arrêté avant la dernière, après laquelle les cartes se comptent.
       *[no] les cartes ne se comptent qu’après la dernière.
    }
why-is-capot_instead = { SIDE($side) } { fr-has } fait toutes les levées, et le capot tient lieu des cartes.
why-is-capot_short =
    { $over ->
        [yes] { SIDE($side) } { fr-has } { $losing ->
            [yes] perdu
           *[no] fait
        } { $tricks } des { $played } levées : il en manquait { $short }.
       *[no] { SIDE($side) } { fr-has } { $losing ->
            [yes] perdu
           *[no] fait
        } { $tricks ->
            [one] { $tricks } levée
           *[other] { $tricks } levées
        } sur { $played }, et { $shared ->
            [yes] un capot sans partage les demande toutes, soit { $wanted }.
           *[no] un capot les demande toutes, soit { $wanted } : il est hors d’atteinte.
        }
    }
why-is-capot_needs =
    { $played ->
        [0] Aucune levée n’est encore jouée : { $shared ->
            [yes] pour un capot sans partage
           *[no] pour un capot
        } il faut { $losing ->
            [yes] perdre les { $wanted }.
           *[no] faire les { $wanted }.
        }
       *[other] { SIDE($side) } { had } { $losing ->
            [yes] perdu
           *[no] fait
        } toutes les levées jouées, et un capot demande les { $wanted } : il en { $over ->
            [yes] restait
           *[no] reste
        } { $left ->
            [one] une
           *[other] { $left }
        } à jouer.
    }
why-is-capot_to_share =
    { $over ->
        [yes] { $number ->
            [0] Deux joueurs peuvent partager le capot : une levée aurait suffi pour en avoir une part.
           *[other] Deux joueurs peuvent partager le capot si le troisième ne fait rien : { ROLE($of) } { $number ->
                [one] a fait { $number } levée
               *[other] a fait { $number } levées
            }.
        }
       *[no] Deux joueurs peuvent partager le capot si le troisième ne fait rien : jusqu’ici { ROLE($of) } { $number ->
            [0] n’a rien fait
            [one] a fait { $number } levée
           *[other] a fait { $number } levées
        }.
    }
why-is-trick_went = La levée { $trick } est allée { ROLE($winner, case: "a") }, avec { CARD($card, case: "le") } : { CARDS($cards) }.

why-is-must_follow_suit =
    { $cards ->
        [absent] À la levée { $trick } on avait entamé { SUIT($suit) }, et { CARD($card, case: "le") } ne fournit pas, alors que c’était possible.
       *[other] À la levée { $trick } on avait entamé { SUIT($suit) }, et { ROLE($side) } { fr-could } fournir avec { CHOICE($cards) } ; { CARD($card, case: "le") } ne pouvait donc pas se jouer.
    }
why-is-must_head =
    { $cards ->
        [absent] À la levée { $trick } on avait entamé { CARD($led, case: "le") }, et d’après ces règles il fallait prendre, ce que { CARD($card, case: "le") } ne fait pas.
       *[other] À la levée { $trick } on avait entamé { CARD($led, case: "le") }, et d’après ces règles il fallait prendre, avec { CHOICE($cards) } ; { CARD($card, case: "le") } ne pouvait donc pas se jouer.
    }
why-is-must_first = Avant de jouer sur l’entame, il faut montrer ce qui est bon.
why-is-refused = { CAPITAL(CARD($card, case: "le")) } ne pouvait pas se jouer à la levée { $trick }.
why-is-not_held = { SIDE($side) } n’{ fr-had } pas { CARD($card, case: "le") }.
why-is-played_already = Cette carte avait déjà été jouée, à la levée { $played } : { CARD($card, case: "le") }.
why-is-not_in_pack = Ce jeu n’a pas cette carte : { CARD($card, case: "le") }.
why-is-free_to_play =
    { $chosen ->
        [absent] Rien n’interdit { CARD($card, case: "le") } à la levée { $trick } : cette carte peut se jouer.
       *[other] Rien n’interdisait { CARD($card, case: "le") } à la levée { $trick } : une autre carte a été choisie.
    }
why-is-no_such_trick =
    { $trick ->
        [0] Le tour de jouer n’est jamais venu { ROLE($side, case: "a") }.
       *[other] Il n’y a pas eu de levée { $trick }.
    }
why-is-played = Cette carte a été jouée, à la levée { $trick } : { CARD($card, case: "le") }.

why-is-too_many =
    { SIDE($side) } pouvait écarter { $maximum ->
        [one] { $maximum } carte
       *[other] { $maximum } cartes
    } au plus, et { $number }, c’est { $short } de trop.
why-is-too_few =
    { SIDE($side) } devait écarter au moins { $minimum ->
        [one] { $minimum } carte
       *[other] { $minimum } cartes
    } ; { $number ->
        [0] n’en écarter aucune
       *[other] n’en écarter que { $number }
    }, c’est { $short } de moins.
why-is-all_or_nothing = { SIDE("dealer") } prend les { $maximum } cartes du talon ou aucune ; { $number } n’est ni l’un ni l’autre.
why-is-drawn_before =
    { SIDE($of) } en avait déjà pris { $taken }, et { $left ->
        [0] il ne restait rien
       *[other] il en restait { $left }
    } au talon.
why-is-promised = L’enchère promettait de laisser { $left } des { $stock } cartes au talon.
why-is-named =
    { $own ->
        [yes] Avec la carte blanche, un écart de { $number } avait été nommé.
       *[no] Avec la carte blanche, { ROLE("elder") } avait nommé { fr-cards-discarded }, qui lui { $number ->
            [one] revient
           *[other] reviennent
        }.
    }
why-is-dealer_alone = Dans ce jeu, seul { ROLE("dealer") } écarte.
why-is-no_exchange = D’après les règles « { $title } » personne n’écarte.
why-is-free_to_exchange =
    { $done ->
        [absent] { $number ->
            [0] Rien n’interdit de ne rien écarter.
           *[other] Rien n’interdit un écart de { $number }.
        }
       *[other] { $number ->
            [0] Rien n’interdisait de ne rien écarter : { ROLE($side) } a choisi un écart de { $done }.
           *[other] Rien n’interdisait un écart de { $number } : { ROLE($side) } { $done ->
                [0] n’a rien écarté.
               *[other] en a choisi un de { $done }.
            }
        }
    }
why-is-exchanged = { SIDE($side) } { fr-has-discarded }.

## Les réponses et les changements, dans leurs titres

why-thing =
    { $kind ->
        [sequence] { $cards ->
            [absent] de séquence
           *[other] { CARDS($cards) }
        }
        [set] { $rank ->
            [absent] de brelan ni de quatorze
           *[other] de brelan ou de quatorze { RANK($rank, form: "of") }
        }
        [point] le point
        [cards] les cartes
        [capot] de capot
        [carte_blanche] de carte blanche
        [carte_rouge] de carte rouge
        [pique] de pique
        [repique] de repique
       *[other] cela ({ KIND($kind) })
    }
fr-why-thing-so =
    { $kind ->
        [sequence] { $cards ->
            [absent] une séquence
           *[other] { CARDS($cards) }
        }
        [set] { $rank ->
            [absent] un brelan ou un quatorze
           *[other] un brelan ou un quatorze { RANK($rank, form: "of") }
        }
        [point] le point
        [cards] les cartes
       *[other] { KIND($kind, form: "un") }
    }
why-head-not =
    { $kind ->
        [play] Pourquoi { ROLE($side) } ne { fr-could-they } pas jouer { CARD($cards, case: "le") } ?
        [exchange] Pourquoi { ROLE($side) } ne { fr-could-they } pas { $number ->
            [0] faire un écart de 0
           *[other] écarter { fr-cards-discarded }
        } ?
        [sequence] { ROLE($side, case: "number") ->
            [many] Pourquoi { ROLE($side) } n’ont-ils pas marqué { why-thing } ?
           *[one] Pourquoi { ROLE($side) } n’a-t-il pas marqué { why-thing } ?
        }
        [set] { ROLE($side, case: "number") ->
            [many] Pourquoi { ROLE($side) } n’ont-ils pas marqué { why-thing } ?
           *[one] Pourquoi { ROLE($side) } n’a-t-il pas marqué { why-thing } ?
        }
       *[other] { ROLE($side, case: "number") ->
            [many] Pourquoi { ROLE($side) } n’ont-ils pas eu { why-thing } ?
           *[one] Pourquoi { ROLE($side) } n’a-t-il pas eu { why-thing } ?
        }
    }
why-head-yet =
    { ROLE($side, case: "number") ->
        [many] Pourquoi { ROLE($side) } n’ont-ils pas encore { why-thing } ?
       *[one] Pourquoi { ROLE($side) } n’a-t-il pas encore { why-thing } ?
    }
why-head-free =
    { $kind ->
        [play] Est-ce que { ROLE($side) } { fr-would-have } pu jouer { CARD($cards, case: "le") } ?
       *[exchange] { $number ->
            [0] Est-ce que { ROLE($side) } { fr-would-have } pu ne rien écarter ?
           *[other] Est-ce que { ROLE($side) } { fr-would-have } pu écarter { fr-cards-discarded } ?
        }
    }
why-head-may =
    { $kind ->
        [play] Est-ce que { ROLE($side) } peut jouer { CARD($cards, case: "le") } ?
       *[exchange] { $number ->
            [0] Est-ce que { ROLE($side) } peut ne rien écarter ?
           *[other] Est-ce que { ROLE($side) } peut écarter { fr-cards-discarded } ?
        }
    }
why-head-so =
    { $kind ->
        [play] { SIDE($side) } { fr-has } bien joué { CARD($cards, case: "le") }.
        [exchange] { SIDE($side) } { fr-has-discarded }.
       *[other] { SIDE($side) } { fr-has } bien eu { fr-why-thing-so }.
    }
# Un écart, accordé : « 1 carte », « 3 cartes », « n’a rien écarté ».
fr-cards-discarded =
    { $number ->
        [one] { $number } carte
       *[other] { $number } cartes
    }
fr-has-discarded =
    { $number ->
        [0] n’{ fr-has } en effet rien écarté
       *[other] { fr-has } bien écarté { fr-cards-discarded }
    }
why-nothing-lacking = D’après les décisions, il ne manquait rien.
why-law = La loi : { $law }
why-option = { $name } : { $value }.
why-again = { $sentence } (voir { $number } plus haut)

what-if-head = Supposons : { $change }.
what-if-nothing = Rien ne serait décidé autrement.
what-if-refused = Cela n’aurait pas pu se faire. { $sentence }
what-if-hidden = Le résultat dépend de cartes que celui qui demande ne peut pas voir ; redemandez quand les mains seront connues.
what-if-new = Nouveau : { $sentence }
what-if-gone = Disparu : { $sentence }
what-if-changed = Changé : { $before } → { $after }
what-if-formal =
    { $count ->
        [one] Une autre décision de la donne change aussi, sans changer les points ; elle n’est pas citée ici.
       *[other] { $count } autres décisions de la donne changent aussi, sans changer les points ; elles ne sont pas citées ici.
    }
what-if-tricks = Jeu : { $sides }.
what-if-tricks-side = { $same ->
    [yes] { ROLE($side) } { $after } comme avant
   *[no] { ROLE($side) } { $after }, au lieu de { $before }
}
what-if-one-hand = { CARDS($one) } et { CARDS($other) } sont dans une même main : aucune carte ne change de main, et seul l’ordre où elles se jouent est autre.
what-if-one-pile = Ni { CARDS($one) } ni { CARDS($other) } n’est dans une main, et elles sont au même endroit : rien ne change.
what-if-replayed = Personne ne repense le jeu : à chaque tour, on joue, de ses cartes dans l’ordre où on les avait jouées, la première qui soit permise, ou sinon la plus basse qui le soit{ $kind ->
    [swap] { "" } ; dans cet ordre, chaque carte échangée a la place de l’autre.
   *[other] .
}
what-if-total = { SIDE($side) } : { $before } → { $after } ({ $gain }).
what-if-play =
    { $seat ->
        [absent] { CARDS($cards) } se joue à la levée { $trick }
       *[other] { ROLE($seat) } joue { CARDS($cards) } à la levée { $trick }
    }
what-if-discard =
    { $cards ->
        [absent] { ROLE($seat) } n’écarte rien
       *[other] { ROLE($seat) } écarte { CARDS($cards) }
    }
what-if-call =
    { $cards ->
        [absent] { $kind ->
            [carte_blanche] { ROLE($seat) } tait sa carte blanche
            [point] { ROLE($seat) } tait le point
            [sequence] { ROLE($seat) } tait toutes ses séquences
           *[set] { ROLE($seat) } tait tous ses brelans et quatorze
        }
       *[other] { ROLE($seat) } annonce { CARDS($cards) }
    }
what-if-sink =
    { $kind ->
        [point] { ROLE($seat) } tait le point { CARDS($cards) }
       *[other] { ROLE($seat) } tait { CARDS($cards) }
    }
what-if-declare =
    { $kind ->
        [carte_blanche] { ROLE($seat) } annonce sa carte blanche
        [point] { ROLE($seat) } annonce le point en entier
        [sequence] { ROLE($seat) } annonce toutes ses séquences
       *[set] { ROLE($seat) } annonce tous ses brelans et quatorze
    }
what-if-rules = les règles sont celles de « { $title } »
what-if-option = une option change, « { $name } » : { $value }
what-if-swap = { CARDS($one) } et { CARDS($other) } changent de place
what-if-swaps = { CARDS($first) } et { CARDS($second) } changent de place, { CARDS($third) } et { CARDS($fourth) } aussi
what-if-point = { ROLE($seat) } a un point de plus

why-nearest-found = Le plus petit changement qui renverse cette décision : { $change }.
why-nearest-found-otherwise =
    Le plus petit changement qui renverse cette décision : { $change }. { $count ->
        [one] La levée { $tricks } se joue
       *[other] Les levées { $tricks } se jouent
    } alors autrement.
why-nearest-run = { $first } à { $last }
why-nearest-proved =
    { $tried ->
        [0] Il n’y avait pas de changement plus petit à vérifier.
        [one] Rien de plus petit n’y suffit : le seul changement plus petit a été vérifié.
       *[other] Rien de plus petit n’y suffit. Les { $tried } changements plus petits ont tous été vérifiés : { $kinds }.
    }{ $stopped ->
        [yes] {" "}Le temps était écoulé avant que tous les changements de cette taille soient vérifiés.
       *[no] { $alike ->
            [one] {""}
           *[other] {" "}Parmi les { $alike } changements de cette taille qui la renversent, celui-ci est celui qui change le moins de choses.
        }
    }
# Les doubles échanges sont vérifiés à partir des plus proches, non pas tous.
why-nearest-unproved =
    Aucun des { $tried } changements plus petits vérifiés n’y suffit : { $kinds }. Parmi ceux de cette taille, c’est le premier trouvé, mais tous n’ont pas été vérifiés.{ why-nearest-unplayed }
why-nearest-none =
    { $tried ->
        [0] Il n’y avait pas de changement à vérifier.
       *[other] Aucun des { $tried } changements vérifiés ne renverse cette décision. Ont été vérifiés : { $kinds }.{ why-nearest-unplayed }
    }
why-nearest-unplayed =
    { $unplayed ->
        [0] {""}
        [one] {" "}Avec un certain réglage d’une option, la donne n’aurait pas pu se dérouler ainsi ; il a été laissé de côté.
       *[other] {" "}Avec { $unplayed } réglages des options, la donne n’aurait pas pu se dérouler ainsi ; ils ont été laissés de côté.
    }
why-nearest-kind =
    { $size ->
        [point] un point de plus
        [word] les annonces { ROLE($side, case: "de", beside: "no") } (chacune passée sous silence, ou faite en entier)
        [words] toutes les annonces (chacune passée sous silence, ou faite en entier)
        [card] toute autre carte qui pouvait se jouer
        [swap] { $seat ->
            [absent] tout échange de deux cartes
           *[other] tout échange de deux cartes dans les mains
        }
        [option] { $seat ->
            [absent] toutes les options des règles (les nombres, seulement tels qu’un livre les donne)
           *[other] toutes les options des règles sauf celles de la carte blanche (les nombres, seulement tels qu’un livre les donne)
        }
       *[swaps] parmi les doubles échanges, les plus proches
    }
why-nearest-stopped = Rien n’a été trouvé avant l’arrêt de la recherche, après { $tried } changements.
why-nearest-hidden = Cela dépend de cartes que celui qui demande ne peut pas voir ; redemandez quand les mains seront connues.

## Sur la page

why-page-why = Pourquoi ?
why-page-turn = Qu’est-ce qui aurait renversé cette décision ?
why-page-working = On vérifie un changement après l’autre, les plus petits d’abord …
why-page-stop = Arrêter
why-swap-head = Voici ce qui renverserait cette décision : { $change }.
why-swap-working = On cherche deux cartes qui renverseraient cette décision …
why-swap-gone = Ces points disparaissent.
why-book-silent = Là, rien n’est décidé à ce sujet.
why-page-swap-do = Échanger les deux cartes
why-page-swap-back = Remettre en place
why-page-swap-hint = Glissez une carte sur l’autre, ou touchez l’une des deux.
why-page-swap-card = l’échanger
why-page-swap-books = Les livres qui décident autrement
why-page-swap-here = Comme ici
why-page-ask = Pourquoi pas … ?
why-page-ask-question = Pourquoi n’y a-t-il pas eu de …
why-page-ask-side = pour
why-page-ask-go = Demander
why-page-scores = Ce qui se marque
why-page-sets = Brelans et quatorze
why-page-rank = Brelan ou quatorze { RANK($rank, form: "of") }
why-page-exchange = L’écart
why-page-cards =
    { $count ->
        [one] Écart de { $count } carte
       *[other] Écart de { $count } cartes
    }
why-page-hidden = Cela dépend de cartes que vous ne pouvez pas encore voir ; redemandez quand la donne sera finie.
why-page-more-conditions =
    { $count ->
        [2] Il manquait encore deux choses
        [3] Il manquait encore trois choses
        [4] Il manquait encore quatre choses
        [one] Il manquait encore une chose
       *[other] Il manquait encore { $count } choses
    }
why-page-more-differences =
    { $count ->
        [one] Encore une conséquence
       *[other] Encore { $count } conséquences
    }

## Ce qui ne peut se demander

why-error-question = « { $text } » n’est pas une question qu’on puisse poser ; écrivez (en anglais, comme les relevés) repique, pique, carte blanche, carte rouge, point, sequence, set, tens, cards, capot, play AH ou exchange 5.
why-error-number = Combien de cartes ? Écrivez exchange et un nombre, par exemple exchange 5.
why-error-run = { $text } n’est pas une séquence ; écrivez trois cartes ou plus qui se suivent dans une couleur, par exemple sequence QH JH TH.
why-error-rank = « { $text } » ne désigne pas un rang ; écrivez tens, jacks, queens, kings ou aces.
why-error-side = Personne ici ne s’appelle « { $side } » ; dites de qui il s’agit : { $sides }.
why-error-seat = Aucune place ici ne s’appelle « { $seat } » ; les places sont { $seats }.
why-error-number-ruling = Il n’y a pas de décision { $number } qui puisse se montrer ici ; les décisions vont de 1 à { $last }.
why-error-refusal = Un refus ne figure pas parmi les décisions d’une donne, et aucun changement ne peut l’y renverser ; demandez plutôt pourquoi pas, par exemple play AH at 5.
why-error-swap = On échange deux cartes différentes, comme AS KH, et « { $text } » n’en nomme pas deux ; nommez deux cartes.
why-error-play = On joue une carte à une levée, comme AH at 5, et « { $text } » ne dit pas les deux ; nommez la carte et la levée.
why-error-change = « { $text } » n’est pas un changement ; écrivez play AH at 5, elder discard KS 8C, elder call point AS KS, younger sink sequence, swap AS KH, rules parlett ou option last_trick=0.
why-error-as-dealt = Le relevé commence après l’écart : rien n’y peut changer pour une carte blanche ; demandez-le d’un relevé de toute la donne.
why-error-trick-nowhere = Il n’y a pas ici de levée { $trick } ; nommez-en une de 1 à { $last }.
why-error-card-nowhere = Personne ne pouvait jouer { CARDS($card) } à la levée { $trick } : cette carte n’était alors dans aucune main ; choisissez une carte qui était dans une main.
why-error-shape = « { $own } » et « { $other } » ne se jouent pas avec les mêmes cartes et les mêmes places : cette donne ne peut donc pas se décider d’après l’autre ; choisissez une autre règle.
why-error-card = « { $text } » n’est pas une carte ; écrivez un rang et une couleur, comme AS, TH ou 7C.
why-error-option = Il n’y a pas d’option « { $name } » ; { $near ->
    [absent] « piquet-tutor rules show rubicon --all » en donne la liste
   *[other] peut-être faut-il « { $near } »
}.
why-error-option-value = { CAPITAL(finder-cannot-option-value) }
why-error-rules = Il n’y a pas de règles nommées « { $name } » ; { $hint }.
