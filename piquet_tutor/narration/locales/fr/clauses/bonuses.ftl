### Carte rouge, repique et pique.
### Chaque message d’une clause se trouve sous son nom ; ../rulings.ftl dit comment les messages se nomment.

## Le nom de cette partie du livre de règles

rulebook-part-bonuses = Repique et pique

## carte_rouge.award

question-carte_rouge-award = Que marque une main dont chaque carte entre dans une bonne combinaison ?

clause-carte_rouge-award =
    { $carte_rouge ->
        [0] Une main dont chaque carte a marqué n’y gagne rien de plus.
       *[other] Le joueur dont chaque carte entre dans un point, une séquence, un brelan ou un quatorze qui a marqué a une carte rouge et marque { $carte_rouge }.
    }

carte_rouge-award-awarded =
    .call = Carte rouge : { points-said }.
    .short =
        { ROLE($side, case: "number") ->
            [many] Carte rouge : chaque carte d’une des mains { ROLE($side, case: "de") } a compté. { points-count }.
           *[one] Carte rouge : chaque carte de la main { ROLE($side, case: "de") } a compté. { points-count }.
        }
    .full = Chacune des cartes { CARDS($cards) } fait partie d’un point, d’une séquence, d’un brelan ou d’un quatorze qui était bon.

## repique.award

question-repique-award-earned = Quand les points en main gagnent-ils un repique ?
question-repique-award = Quand trente points en main en gagnent-ils soixante de plus ?

clause-repique-award-signed_repique =
    { WORDS($plus, case: "title") } points ou plus en main en rapportent { WORDS($points) } de plus, si tous viennent, dans l’ordre du compte, avant
    tout ce que l’adversaire peut compter{ $minus ->
        [30] {""}
       *[other] { " " }; quand les levées sont à perdre, { WORDS($minus) } suffisent
    }. « En main » : par cela seul, { $kinds }.{ carte-rouge-helps }

clause-repique-award =
    { $round ->
        [yes]
            { WORDS($target, case: "title") } points ou plus en main en rapportent { WORDS($points) } de plus, si tous viennent, dans l’ordre du compte, avant
            tout ce qu’un autre camp peut compter.
       *[no]
            { WORDS($target, case: "title") } points ou plus en main en rapportent { WORDS($points) } de plus, si tous viennent, dans l’ordre du compte, avant
            tout ce que l’adversaire peut compter.
    } « En main » : par cela seul, { $kinds }.{ carte-rouge-helps }

repique-award-awarded =
    .call = Repique : { points-said }.
    .short =
        { $round ->
            [yes] { ROLE($side, case: "number") ->
                [many] Repique ! { SIDE($side) } ont { $total } en main avant qu’un adversaire puisse compter quoi que ce soit : { $points } de plus.
               *[one] Repique ! { SIDE($side) } a { $total } en main avant qu’un adversaire puisse compter quoi que ce soit : { $points } de plus.
            }
           *[no] Repique ! { SIDE($side) } a { $total } en main, et { ROLE(OTHER($side)) } n’a rien qui compte avant : { $points } de plus.
        }
    .full =
        { $round ->
            [yes] Les points en main font { $total }{ $place ->
                [carte_blanche] {""}
                [set] , brelans et quatorze comptés,
               *[other] , avec { KIND($place, form: "le") },
            } et rien de ce qu’un adversaire peut compter ne vient avant.
           *[no] { SIDE($side) } atteint { $total } en main{ $place ->
                [carte_blanche] {""}
                [set] , brelans et quatorze comptés,
               *[other] , avec { KIND($place, form: "le") },
            } et { ROLE(OTHER($side)) } n’a rien qui vienne avant dans l’ordre du compte.
        } Cela rapporte { $points } de plus.

repique-award-denied =
    .short =
        { $round ->
            [yes] { ROLE($side, case: "number") ->
                [many] Pas de repique : { ROLE($side) } ont { $total } en main, mais { barring } d’un adversaire compte avant.
               *[one] Pas de repique : { ROLE($side) } a { $total } en main, mais { barring } d’un adversaire compte avant.
            }
           *[no] { $by_points ->
                [0] Pas de repique : { ROLE($side) } a { $total } en main, mais { barring } { ROLE(OTHER($side), case: "de") } vient avant, même { KIND($by, form: "gender") ->
                    [feminine] si elle
                   *[masculine] s’il
                } reste à compter.
               *[other] Pas de repique : { ROLE($side) } a { $total } en main, mais { barring } { ROLE(OTHER($side), case: "de", beside: "no") } ({ $by_points }) compte avant.
            }
        }
    .full =
        { $round ->
            [yes]
                { $total } en main, cela suffit. Mais, dans l’ordre du compte, il faut y arriver avant qu’un adversaire compte quoi que
                ce soit. { $by_points ->
                    [0] { CAPITAL(KIND($by, form: "le")) } d’un adversaire vient plus tôt dans cet ordre.
                   *[other] { CAPITAL(barring) } d’un adversaire ({ $by_points }) vient plus tôt dans cet ordre que ce qui achève les { $total } : { KIND($place, form: "le") }.
                }{ barring-also }
           *[no]
                { SIDE($side) } fait { $total } en main, ce qui suffit. Mais, dans l’ordre du compte, il faut y arriver avant que
                l’adversaire compte quoi que ce soit. { $by_points ->
                    [0] { SIDE(OTHER($side)) } a fait état { KIND($by, form: "gender") ->
                        [feminine] d’une
                       *[masculine] d’un
                    } { KIND($by) } qui vient plus tôt dans cet ordre, même { KIND($by, form: "gender") ->
                        [feminine] si elle
                       *[masculine] s’il
                    } ne se compte que plus tard.
                   *[other] { CAPITAL(barring) } { ROLE(OTHER($side), case: "de", beside: "no") } ({ $by_points }) vient plus tôt dans cet ordre que ce qui achève les { $total } : { KIND($place, form: "le") }.
                }{ barring-also }
        }

        Peu importe qui a parlé d’abord.

## pique.award

question-pique-award-earned = Quand les points en main et au jeu gagnent-ils un pique ?
question-pique-award-combined = Quand trente points de combinaisons et de levées en gagnent-ils trente de plus ?
question-pique-award = Quand trente points en main et au jeu en gagnent-ils trente de plus ?

clause-pique-award-signed_pique =
    { WORDS($plus, case: "title") } points ou plus en main et en jeu, avant que l’adversaire ait compté quoi que ce soit, en rapportent
    { WORDS($points) } de plus{ $minus ->
        [30] {""}
       *[other] { " " }; quand les levées sont à perdre, { WORDS($minus) } suffisent
    }. { pique-reckoned } { pique-cards } { pique-by }{ carte-rouge-helps }

clause-pique-award-pique_by_tricks =
    { WORDS($target, case: "title") } points ou plus, en ajoutant un par levée faite à ce qui est compté en main, avant que l’adversaire ait compté quoi que ce soit ou fait une levée, en rapportent { WORDS($points) } de plus. { last-trick-counts } { pique-by }

clause-pique-award =
    { $round ->
        [yes]
            { WORDS($target, case: "title") } points ou plus en main et en jeu, avant qu’un autre camp ait compté quoi que ce soit, en rapportent
            { WORDS($points) } de plus. Seul le camp qui entame d’abord peut le faire.{ carte-rouge-helps }
       *[no]
            { WORDS($target, case: "title") } points ou plus en main et en jeu, avant que l’adversaire ait compté quoi que ce soit, en rapportent
            { WORDS($points) } de plus.
            { pique-reckoned } { pique-when }{ carte-rouge-helps }
    }

pique-award-awarded =
    .call = Pique : { points-said }.
    .short =
        { $round ->
            [yes] { ROLE($side, case: "number") ->
                [many] Pique ! { SIDE($side) } ont atteint { $total } et aucun adversaire n’a rien compté : { $points } de plus.
               *[one] Pique ! { SIDE($side) } a atteint { $total } et aucun adversaire n’a rien compté : { $points } de plus.
            }
           *[no] Pique ! { SIDE($side) } a atteint { $total } et { ROLE(OTHER($side)) } n’a rien compté : { $points } de plus.
        }
    .full =
        { $round ->
            [yes] En main et en jeu, cela fait { $total }, et rien de ce qu’un adversaire a compté ne vient avant. Cela rapporte { $points } de plus.
           *[no] { SIDE($side) } atteint { $total } en main et en jeu. { $reckoning ->
                [chronological] Ces règles suivent l’ordre du temps : { ROLE(OTHER($side)) } n’a rien marqué jusqu’ici.
               *[precedence] Ces règles suivent l’ordre du compte : rien de ce que { ROLE(OTHER($side)) } peut compter ne vient avant.
            } Cela rapporte { $points } de plus.
        }

pique-award-denied =
    .short =
        { $round ->
            [yes] { $in_hand ->
                [yes] { ROLE($side, case: "number") ->
                    [many] Pas de pique : { ROLE($side) } ont { $total }, mais { barring } d’un adversaire ({ $by_points }) compte avant.
                   *[one] Pas de pique : { ROLE($side) } a { $total }, mais { barring } d’un adversaire ({ $by_points }) compte avant.
                }
               *[no] { ROLE($side, case: "number") ->
                    [many] Pas de pique : { ROLE($side) } ont { $total }, mais un adversaire a déjà marqué.
                   *[one] Pas de pique : { ROLE($side) } a { $total }, mais un adversaire a déjà marqué.
                }
            }
           *[no] { $in_hand ->
                [yes] { $reckoning ->
                    [hand_alone] Pas de pique : { ROLE($side) } avait déjà assez en main, pour un repique que { barring } { ROLE(OTHER($side), case: "de") } empêchait.
                   *[other] Pas de pique : { ROLE($side) } a { $total }, mais { barring } { ROLE(OTHER($side), case: "de", beside: "no") } ({ $by_points }) compte avant.
                }
               *[no] { $by ->
                    [play] Pas de pique : { ROLE($side) } a { $total }, mais { ROLE(OTHER($side)) } a déjà marqué en jouant.
                   *[other] Pas de pique : { ROLE($side) } a { $total }, mais { ROLE(OTHER($side)) } a déjà marqué.
                }
            }
        }
    .full =
        { $round ->
            [yes] { $total } en main et en jeu, cela suffit, à condition qu’aucun adversaire n’ait rien compté auparavant. { $in_hand ->
                [yes] { CAPITAL(barring) } d’un adversaire ({ $by_points }) compte avant les points faits en jouant.
               *[no] Les adversaires avaient déjà marqué { $by_points }.
            }{ barring-also }
           *[no]
                { SIDE($side) } atteint { $total } en main et en jeu, ce qui suffit. Mais il faut y arriver par les levées, avant que
                l’adversaire ait compté quoi que ce soit. { $in_hand ->
                    [yes] { $reckoning ->
                        [hand_alone] Ici la main seule y suffisait, sans une levée : cela vaut un repique ou rien, et { barring } { ROLE(OTHER($side), case: "de") } empêchait le repique.
                        [chronological] Ces règles suivent l’ordre du temps, et { ROLE(OTHER($side)) } avait alors compté { barring } ({ $by_points }).
                       *[precedence] Ces règles suivent l’ordre du compte, où tout ce qui est en main vient avant le jeu : { barring } { ROLE(OTHER($side), case: "de", beside: "no") } ({ $by_points }) compte avant les points que { ROLE($side) } a faits en jouant, quel que soit le moment où on le montre.
                    }
                   *[no] { SIDE(OTHER($side)) } avait déjà marqué { $by_points }.
                }{ barring-also }
        }

pique-award-awarded-tricks =
    .call = Pique : { points-said }.
    .short = Pique ! { SIDE($side) } a { $in_hand } en combinaisons et { tricks-so-far } : { $total }, donc { $points } de plus.
    .full =
        Combinaisons { $in_hand }, levées { $tricks } : ensemble { $total }. { SIDE(OTHER($side)) } n’a marqué aucune
        combinaison ni fait aucune levée. Cela rapporte { $points } de plus, au-dessus de la ligne.

pique-award-denied-tricks =
    .short =
        { $by ->
            [trick] Pas de pique : { ROLE($side) } a { $total } avec { tricks-so-far }, mais { ROLE(OTHER($side)) } a fait une levée.
           *[other] Pas de pique : { ROLE($side) } a { $total } avec { tricks-so-far }, mais { barring } { ROLE(OTHER($side), case: "de", beside: "no") } ({ $by_points }) compte avant.
        }
    .full =
        { SIDE($side) } a { $in_hand } en combinaisons et { tricks-so-far } : { $total }, ce qui suffit. Mais il faut que
        l’adversaire n’ait rien marqué ni fait une levée auparavant. { $by ->
            [trick] { SIDE(OTHER($side)) } en a fait une.
           *[other] { SIDE(OTHER($side)) } a marqué pour { barring } ({ $by_points }).
        }{ barring-also }

## pique.tricks

question-pique-tricks = Où s’inscrivent les levées qu’il a fallu au dernier pour un pique ?

clause-pique-tricks =
    Quand le dernier fait pique, les levées qu’il a faites jusque-là comptent une chacune au-dessus de la ligne, en plus du pique. { last-trick-counts }

pique-tricks-awarded =
    .call = Et { WORDS($points) } pour les levées.
    .short =
        { $tricks ->
            [one] { SIDE($side) } inscrit aussi au-dessus de la ligne la levée du pique : { $points } de plus.
           *[other] { SIDE($side) } inscrit aussi au-dessus de la ligne les { $tricks } levées du pique : { $points } de plus.
        }
    .full = Les levées se marquent sous la ligne, et pour un seul joueur. Celles qu’il a fallu { ROLE($side, case: "a") } pour le pique s’inscrivent au-dessus, à un chacune : { $points }.

## Des mots que plusieurs partagent

carte-rouge-helps =
    { $carte_rouge ->
        [0] {""}
       *[other] { $carte_rouge_in_pique ->
            [elder_only] {" "}La carte rouge du premier y aide, celle de l’adversaire non.
            [false] {" "}Une carte rouge n’y aide pas.
           *[true] {" "}Une carte rouge y aide.
        }
    }

pique-reckoned =
    { $reckoning ->
        [chronological] C’est l’ordre du temps qui décide : le point de l’entame compte avant tout ce que le dernier montre ensuite. Il faut y arriver par les levées : une main qui suffit à elle seule vaut un repique ou rien.
       *[precedence] C’est l’ordre du compte qui décide, non celui du temps : ce que le dernier montre après l’entame vient quand même avant ce qui se fait en jouant.
    }

pique-cards =
    { $cards ->
        [yes] Les points des cartes peuvent l’achever, quand le premier a fait plus de la moitié des levées et que l’adversaire n’en a fait aucune ni rien compté.
       *[no] Les points des cartes n’y aident pas.
    }

pique-when =
    { $moment ->
        [first_lead] Seule la première carte du premier peut l’achever : dès que le dernier y a répondu, il n’y a plus de pique.
       *[any_trick] { pique-cards } { pique-by }
    }

pique-by =
    { $younger_pique ->
        [yes] Les deux joueurs peuvent le faire.
       *[no] Seul le premier peut le faire.
    }

# Ce qui empêche encore une prime.
barring-also =
    { $also ->
        [absent] {""}
       *[other] {" "}Ce qui l’empêche encore : { SCORED($also, $also_points) }.
    }

# L’un d’eux, avec ce qu’il compte.
barring-scored =
    { $by ->
        [play] les points faits au jeu ({ $by_points })
        [first_in_play] un point fait au jeu
       *[other] { $by_points ->
            [0] { barring }, encore à compter
           *[other] { barring } ({ $by_points })
        }
    }

# Ce qui empêche une prime, avec son article : brelan ou quatorze d’après leur prix.
barring =
    { $by ->
        [set] { $by_points ->
            [3] le brelan
            [14] le quatorze
           *[other] le brelan ou quatorze
        }
        [sequence] la séquence
        [sequences] les séquences
        [trios] les brelans
        [quatorzes] les quatorze
        [sets] les brelans et les quatorze
       *[other] { KIND($by, form: "le") }
    }
