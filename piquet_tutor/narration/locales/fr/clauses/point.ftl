### Le point.
### Chaque message d’une clause se trouve sous son nom ; ../rulings.ftl dit comment les messages se nomment.

## Le nom de cette partie du livre de règles

rulebook-part-point = Le point

## point.too_short

question-point-too_short = Combien de cartes un point doit-il avoir au moins ?

clause-point-too_short =
    { $point_min_length ->
        [0] { $point_min_pips ->
            [0] Un point peut avoir n’importe quelle longueur : si toutes les couleurs sont courtes, trois cartes peuvent suffire.
           *[other] Un point qui vaut moins de { $point_min_pips } ne peut s’annoncer, quel que soit le nombre de ses cartes.
        }
       *[other] { $point_min_pips ->
            [0] Un point de moins de { $point_min_length } cartes ne peut s’annoncer.
           *[other] Un point de moins de { $point_min_length } cartes, ou qui vaut moins de { $point_min_pips }, ne peut s’annoncer.
        }
    }

refused-point-too_short =
    .short =
        { $min_length ->
            [0] Ce point de { $length } vaut trop peu : d’après ces règles il doit valoir au moins { $min_pips } ; choisissez une autre couleur, ou n’annoncez pas de point.
           *[other] { $min_pips ->
                [0] D’après ces règles un point doit avoir au moins { $min_length } cartes, et celui-ci en a { $length } ; choisissez une autre couleur, ou n’annoncez pas de point.
               *[other] D’après ces règles un point doit avoir au moins { $min_length } cartes et valoir { $min_pips }, et celui-ci, de { $length }, n’y arrive pas ; choisissez une autre couleur, ou n’annoncez pas de point.
            }
        }

## point.called

question-point-called = Que dit-on d’un point ?

clause-point-called =
    { $round ->
        [yes] D’un point, on dit combien il a de cartes et ce qu’elles valent ; ceux qui parlent ensuite{ $partners ->
            [yes] , partenaire ou non,
           *[no] {""}
        } n’en annoncent qu’un meilleur{ $partners ->
            [yes] , ou d’aussi bon que celui de l’autre camp.
           *[no] , ou d’aussi bon.
        }
       *[no] { $point_call ->
            [value_always] D’un point, le premier dit combien il a de cartes et ce qu’elles valent.
           *[length_first] D’un point, le premier dit combien il a de cartes, et ce qu’elles valent seulement si l’adversaire le demande.
        }
    }

point-called-allowed =
    .call =
        { $round ->
            [yes] { point-of-so-many }, valant { WORDS($pips) }.
           *[no] { $pips ->
                [absent] { point-of-so-many }.
               *[other] { point-of-so-many }, valant { WORDS($pips) }.
            }
        }
    .short =
        { $round ->
            [yes] { SIDE($who) } annonce un point de { $length }, valant { $pips }.
           *[no] { $pips ->
                [absent] { $voids ->
                    [yes] { SIDE("elder") } annonce un point de { $length } : autant de cartes d’une couleur, ou une chicane.
                   *[absent] { $length ->
                        [one] { SIDE("elder") } annonce un point de { $length } : une seule carte.
                       *[other] { SIDE("elder") } annonce un point de { $length } : { $length } cartes d’une couleur.
                    }
                }
               *[other] { SIDE("elder") } annonce un point de { $length }, valant { $pips }.
            }
        }
    .full =
        { $round ->
            [yes] { $voids ->
                [yes] { SIDE($who) } dit { $length } : des cartes d’une couleur, ou une chicane, qui d’après ces règles compte pour autant. La valeur : { $pips }.
               *[absent] { $length ->
                    [one] { SIDE($who) } dit : une carte, qui vaut { $pips }.
                   *[other] { SIDE($who) } dit : { $length } cartes d’une couleur, qui valent { $pips }.
                }
            } La couleur n’est pas encore nommée.{ $cards ->
                [absent] {""}
               *[other] {" "}Le point : { CARDS($cards) }.
            }
           *[no] { $voids ->
                [yes] { SIDE("elder") } dit { $length } : des cartes d’une couleur, ou une chicane, qui d’après ces règles compte pour autant.
               *[absent] { $length ->
                    [one] { SIDE("elder") } dit : une seule carte.
                   *[other] { SIDE("elder") } dit : { $length } cartes d’une couleur.
                }
            }{ $pips ->
                [absent] {""}
               *[other] {" "}Il en dit la valeur tout de suite : { $pips }.
            } Il ne nomme pas encore la couleur.{ $cards ->
                [absent] {""}
               *[other] {" "}Le point : { CARDS($cards) }.
            }
        }

## point.asked

question-point-asked = Quand le dernier peut-il demander ce que vaut un point ?

clause-point-asked =
    Le dernier ne peut demander ce que vaut un point que s’il en a un d’autant de cartes à lui opposer.

point-asked-allowed =
    .call = Combien vaut-il ?
    .short = { SIDE("younger") } a lui aussi un point de { $length }, et demande ce que vaut l’autre.
    .full =
        Les deux points ont { fr-length-of-cards } : c’est donc la valeur qui décide. En demandant, { ROLE("younger") } révèle que le sien est lui aussi de { $length }.{ $cards ->
            [absent] {""}
           *[other] {" "}Il oppose { CARDS($cards) }.
        }

## point.stated

question-point-stated = Comment se compte la valeur d’un point ?

clause-point-stated =
    Un point vaut ce que font ses cartes ensemble : l’as onze ; le roi, la dame, le valet et le dix chacun dix ; les autres
    leur propre chiffre.

point-stated-allowed =
    .call = { WORDS($pips, case: "title") }.
    .short = Le point de { $length } { ROLE("elder", case: "de") } vaut { $pips }.
    .full =
        { $length ->
            [one] La seule carte de ce point vaut { $pips }.
           *[other] { SIDE("elder") } additionne les { $length } cartes de son point : { $pips }.
        } Celui { ROLE("younger", case: "de") } doit valoir plus pour être meilleur, et { $pips } aussi pour être égal.

## point.answered

question-point-answered = Comment répond-on à un point ?

clause-point-answered =
    Le dernier répond « bon » si son point ne bat pas celui du premier, « pas bon » s’il le bat, et « égal » s’il a autant
    de cartes et la même valeur.{ $point_beaten ->
        [yes] {" "}Si c’est la valeur qui a décidé, le dernier dit celle qui l’emporte.
       *[no] {""}
    }

point-answered-allowed =
    .call =
        { $called ->
            [no] { $answer ->
                [not_good] J’en ai un.
               *[other] Moi non plus.
            }
           *[yes] { $answer ->
                [good] Bon.
                [equal] Égal.
               *[not_good] Pas bon.
            }
        }
    .short =
        { $called ->
            [no] { $answer ->
                [not_good] { SIDE("younger") } a un point à compter.
               *[other] { SIDE("younger") } n’annonce pas de point non plus.
            }
           *[yes] { $answer ->
                [good] { SIDE("younger") } dit « bon » : le point { ROLE("elder", case: "de") } compte.
                [equal] { SIDE("younger") } dit « égal » : les deux points se valent.
               *[not_good] { SIDE("younger") } dit « pas bon » : il a un meilleur point.
            }
        }
    .full =
        { $called ->
            [no] { $answer ->
                [not_good] { SIDE("elder") } n’a pas annoncé de point : celui que l’adversaire montrera comptera donc. Il le montre après l’entame.
               *[other] Personne ne compte de point dans cette donne.
            }
           *[yes] { $answer ->
                [good] { SIDE("younger") } n’oppose rien de meilleur au point de { $length } { ROLE("elder", case: "de") }{ $pips ->
                    [absent] {""}
                   *[other] , valant { $pips }
                }. Le point se compte maintenant.
                [equal] Le point { ROLE("younger", case: "de") } est aussi de { $length }, et vaut aussi { $pips }.
               *[not_good] { SIDE("elder") } a annoncé un point de { $length }{ $pips ->
                    [absent] {""}
                   *[other] , valant { $pips }
                }, et { ROLE("younger") } a mieux. Il le montrera et le comptera après l’entame.
            }
        }

        { $cards ->
            [absent] { $called ->
                [no] {""}
               *[yes] { $answer ->
                    [good] { $how ->
                        [none] D’après ces règles tout s’annonce : « bon » veut donc dire que { ROLE("younger") } n’a rien d’aussi bon.
                       *[whole_class] « Bon » veut seulement dire que { ROLE("younger") } n’annonce rien de meilleur : il peut taire quelque chose.
                    }
                   *[other] { SIDE("elder") } ne voit pas encore les cartes de l’adversaire.
                }
            }
           *[other] Le point { ROLE("younger", case: "de") } : { CARDS($cards) }.
        }

## point.good

question-point-good = Quel point est bon, et que marque-t-il ?

clause-point-good =
    { $round ->
        [yes] Seul le meilleur point de la table se marque.
       *[no] Seul le meilleur des deux points se marque.
    } { $compare ->
        [pips] Celui qui vaut le plus est le meilleur, quel que soit le nombre de ses cartes.
       *[length_pips] Le plus grand nombre de cartes l’emporte ; à nombre égal, la plus grande valeur.
    } Il marque { point-scores }.{ point-shortest }{ point-of-nought }

point-good-awarded =
    .call =
        { $round ->
            [yes] { $nought ->
                [yes] Néant à { SUIT($cards) } : { points-said }.
               *[no] À { SUIT($cards) } : { points-said }.
            }
           *[no] { $side ->
                [elder] { $nought ->
                    [yes] Néant à { SUIT($cards) } : { points-said }.
                   *[no] À { SUIT($cards) } : { points-said }.
                }
               *[other] { $nought ->
                    [yes] Point de néant à { SUIT($cards) } : { points-said }.
                   *[no] { point-of-so-many } à { SUIT($cards) } : { points-said }.
                }
            }
        }
    .short =
        { $round ->
            [yes] { $nought ->
                [yes] Le point de néant à { SUIT($cards) } { ROLE($who, case: "de") } est le meilleur : { points-count }{ for-side }.
               *[no] Le point de { $length } à { SUIT($cards) } { ROLE($who, case: "de") } est le meilleur : { points-count }{ for-side }.
            }
           *[no] { $nought ->
                [yes] Le point de néant à { SUIT($cards) } { ROLE($side, case: "de") } est bon : { points-count }.
               *[no] Le point de { $length } à { SUIT($cards) } { ROLE($side, case: "de") } est bon : { points-count }.
            }
        }
    .full =
        { $round ->
            [yes] { SIDE($who) } montre { CARDS($cards) }{ $nought ->
                [yes] , qui compte pour{" "}
               *[no] { " " }:{" "}
            }{ $length ->
                [one] { $length } carte
               *[other] { $length } cartes
            }, valant { $pips }. Aucun adversaire n’en a annoncé d’aussi bon.
           *[no] Le point { ROLE($side, case: "de") } : { CARDS($cards) }, { $nought ->
                [yes] qui compte pour{" "}
               *[no] {""}
            }{ $length ->
                [one] { $length } carte
               *[other] { $length } cartes
            } valant { $pips }. { $other_length ->
                [absent] Rien d’aussi bon ne lui a été opposé.
               *[other] { $other_pips ->
                    [absent] Le point adverse : { $other_length ->
                        [one] { $other_length } carte.
                       *[other] { $other_length } cartes.
                    }
                   *[other] Le point adverse : { $other_length ->
                        [one] { $other_length } carte
                       *[other] { $other_length } cartes
                    } valant { $other_pips }.
                }
            }
        }

        { $nought ->
            [yes] D’après ces règles une chicane peut s’annoncer comme point, et rapporte { points-count } quand elle est bonne.
           *[no] { point-price }
        }

point-good-denied =
    .short =
        { $other_length ->
            [absent] { $by ->
                [longer] { point-lost } n’est pas bon : l’adversaire en a un plus long.
                [level] { point-lost } n’est pas bon : celui de l’adversaire vaut autant, avec plus de cartes.
                [pips] { point-lost } n’est pas bon : celui de l’adversaire vaut plus.
                [higher] { point-lost } n’est pas bon : celui de l’adversaire a autant de cartes, et vaut plus.
               *[absent] { point-lost } n’est pas bon : l’adversaire a mieux.
            }
           *[other] { $by ->
                [longer] { point-lost } n’est pas bon : l’adversaire en a un de { $other_length }, valant { $other_pips }.
               *[higher] { point-lost } n’est pas bon : celui de l’adversaire, de { $other_length }, vaut { $other_pips }.
            }
        }
    .full =
        { $pips ->
            [absent] { SIDE("elder") } a annoncé un point de { $length }.
           *[other] { SIDE("elder") } a annoncé un point de { $length }, valant { $pips }.
        } { $other_length ->
            [absent] { SIDE("younger") } a répondu « pas bon » : il a donc un meilleur point.
           *[other] { SIDE("younger") } en a un de { $other_length }, valant { $other_pips }{ $other_cards ->
                [absent] .
               *[other] { " " }: { CARDS($other_cards) }.
            }
        } { $by ->
            [longer] Le plus grand nombre de cartes l’emporte, quelle que soit la valeur.
            [level] À valeur égale, c’est le plus grand nombre de cartes qui l’emporte.
            [pips] D’après ces règles le point qui vaut le plus l’emporte, quel que soit le nombre de ses cartes.
            [higher] Avec autant de cartes de part et d’autre, c’est la valeur qui décide.
           *[absent] Le meilleur l’emporte.
        }

        { SIDE("elder") } ne marque rien pour le point. L’adversaire montrera et comptera le sien après l’entame.{ $cards ->
            [absent] {""}
           *[other] {" "}Les cartes { ROLE("elder", case: "de") } : { CARDS($cards) }.
        }

point-good-denied-private =
    .short =
        { $other_pips ->
            [absent] Le point de { $length } { ROLE("younger", case: "de") } est battu par celui de l’adversaire, de { $other_length }.
           *[other] Le point de { $length } { ROLE("younger", case: "de") }, valant { $pips }, est battu par celui de l’adversaire, de { $other_length }, valant { $other_pips }.
        }
    .full =
        { SIDE("younger") } tient { CARDS($cards) } : { fr-length-of-cards }, valant { $pips }. { $by ->
            [higher] Le point de l’adversaire a autant de cartes, et vaut plus : c’est lui qui est bon.
            [pips] Le point de l’adversaire vaut plus, et d’après ces règles c’est ce qui décide, quel que soit le nombre des cartes.
            [level] Celui de l’adversaire vaut autant, et le plus grand nombre de cartes l’emporte.
            [longer] L’adversaire a annoncé un point de { $other_length }, et le plus grand nombre de cartes l’emporte, quelle que soit la valeur.
           *[absent] Le point de l’adversaire est meilleur.
        } L’adversaire n’apprend pas ce qu’avait { ROLE("younger") }.

point-good-awarded-crossed =
    .call = { point-of-so-many } à { SUIT($cards) } : { points-said } pour moi.
    .short = Le point de { $length } à { SUIT($cards) } { ROLE(OTHER($side), case: "de") } est bon, et se marque pour { ROLE($side) } : { points-count }.
    .full =
        { SIDE(OTHER($side)) } montre { CARDS($cards) }, valant { $pips }. L’enchère est de perdre des levées, et d’après ces
        règles ce qui est bon dans une main se marque alors pour l’adversaire.

## point.equal

question-point-equal = Qui marque quand les points sont égaux ?

clause-point-equal =
    { $round ->
        [yes] Si les meilleurs points annoncés se valent et que des adversaires les tiennent, personne ne marque le point.
       *[no] { $point_compare ->
            [pips] Quand les deux points ont la même valeur, aucun joueur ne marque le point.
           *[length_pips] Quand les deux points ont autant de cartes et la même valeur, aucun joueur ne marque le point.
        } Un point égal n’empêche personne de faire repique ou pique.
    }

point-equal-denied =
    .short =
        { $round ->
            [yes] Les meilleurs points sont égaux, { fr-length-of-cards } valant { $pips } chez plusieurs joueurs : personne ne marque.
           *[no] Points égaux, { fr-length-of-cards } valant { $pips } de part et d’autre : personne ne marque.
        }
    .full =
        { $round ->
            [yes] Des adversaires ont annoncé chacun un point de { $length }, valant { $pips }. Aucun n’est meilleur : personne ne marque donc le point, pas même un moins bon. Cela n’empêche ni le repique ni le pique de personne.
           *[no] Le point { ROLE("elder", case: "de") }, de { $length }, vaut { $pips }, et celui de l’adversaire aussi. Aucun n’est meilleur, aucun ne compte.{ $cards ->
                [absent] {""}
               *[other] {" "}Cartes { ROLE("elder", case: "de") } : { CARDS($cards) }.
            }{ $other_cards ->
                [absent] {""}
               *[other] {" "}Cartes { ROLE("younger", case: "de") } : { CARDS($other_cards) }.
            }
        }

## Des mots que plusieurs partagent

# Comme on le dit : « Point de cinq ».
point-of-so-many =
    { $length ->
        [1] Point d’une carte
       *[other] Point de { WORDS($length) }
    }

# Le point annoncé, avec sa valeur si elle a été dite.
point-lost =
    { $pips ->
        [absent] Le point de { $length } { ROLE($side, case: "de") }
       *[other] Le point de { $length } { ROLE($side, case: "de") }, valant { $pips },
    }

# Ce que marque un bon point.
point-scores = { $score ->
    [ending4_less_one] un par carte, moins un si sa valeur finit par quatre
    [tens_rounded] un par dizaine de sa valeur, un reste de cinq ou plus comptant pour une dizaine
    [flat_5] cinq, si long qu’il soit
   *[cards] un par carte
}

# Ce que marque un point, et pourquoi autant.
point-price =
    { $how ->
        [ending4_less_one] { $per_card ->
            [yes] Un point par carte : { points-count }.
           *[no] Un point par carte, moins un parce que sa valeur finit par quatre : { points-count }.
        }
        [tens_rounded] Un point par dizaine de sa valeur, un reste de cinq ou plus comptant pour une dizaine : { points-count }.
        [flat_5] D’après ces règles, tout point qui est bon marque autant : { points-count }.
       *[cards] Un point par carte : { points-count }.
    }

point-of-nought =
    { $nought_value ->
        [off] {""}
       *[other] {" "}Une couleur dont on ne tient aucune carte peut s’annoncer comme un point de cinq cartes valant { $nought_value }, qui marque cinq.
    }

point-shortest =
    { $min_length ->
        [0] { $min_pips ->
            [0] {""}
           *[other] {" "}Au-dessous de { $min_pips }, il ne compte pas.
        }
       *[other] { $min_pips ->
            [0] {" "}À moins de { $min_length } cartes, il ne compte pas.
           *[other] {" "}À moins de { $min_length } cartes, ou au-dessous de { $min_pips }, il ne compte pas.
        }
    }
