### Brelans et quatorze.
### Chaque message d’une clause se trouve sous son nom ; ../rulings.ftl dit comment les messages se nomment.

## Le nom de cette partie du livre de règles

rulebook-part-set = Brelans et quatorze

## set.called

question-set-called = Que dit-on d’un brelan ou d’un quatorze ?

clause-set-called =
    { $round ->
        [yes] D’un brelan ou d’un quatorze, on dit combien il a de cartes et de quel rang ; ceux qui parlent ensuite n’en annoncent qu’un meilleur{ $partners ->
            [yes] , ou d’aussi bon que celui de l’autre camp.
           *[no] , ou d’aussi bon.
        }
       *[no] D’un brelan ou d’un quatorze, le premier dit combien il a de cartes et de quel rang : trois as, quatre dix.
    }

set-called-allowed =
    .call = { CAPITAL(SET($size, $rank)) }.
    .short =
        { $round ->
            [yes] { SIDE($who) } annonce un { SET($size, $rank) }.
           *[no] { SIDE("elder") } annonce un { SET($size, $rank) }.
        }
    .full =
        { $size ->
            [4] Les quatre { RANK($rank, form: "plural") } : un quatorze.
           *[3] Trois { RANK($rank, form: "plural") } : un brelan.
        }{ $cards ->
            [absent] {""}
           *[other] {" "}Les cartes sont { CARDS($cards) }.
        }

## set.answered

question-set-answered = Comment répond-on à un brelan ou à un quatorze ?

clause-set-answered =
    Le dernier répond « bon » si son brelan ou quatorze ne bat pas celui du premier, « pas bon » s’il le bat. Il n’y en a
    jamais deux égaux : un seul joueur peut tenir trois cartes d’un même rang.

set-answered-allowed =
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
                [not_good] { SIDE("younger") } a un brelan ou un quatorze à compter.
               *[other] { SIDE("younger") } n’annonce ni brelan ni quatorze non plus.
            }
           *[yes] { $answer ->
                [good] { SIDE("younger") } dit « bon » : le { SET($size, $rank) } { ROLE("elder", case: "de") } compte.
                [equal] { SIDE("younger") } dit « égal » : les deux se valent.
               *[not_good] { SIDE("younger") } dit « pas bon » : il a mieux.
            }
        }
    .full =
        { $called ->
            [no] { $answer ->
                [not_good] { SIDE("elder") } n’a annoncé ni brelan ni quatorze : ceux que l’adversaire montrera compteront donc. Il les montre après l’entame.
               *[other] Personne ne compte de brelan ni de quatorze dans cette donne.
            }
           *[yes] { $answer ->
                [good] { SIDE("younger") } n’oppose rien de meilleur au { SET($size, $rank) } { ROLE("elder", case: "de") }. Il se compte maintenant, et tout autre brelan ou quatorze avec lui.
               *[other] { SIDE("elder") } a annoncé un { SET($size, $rank) }, et { ROLE("younger") } a mieux. Il le montrera et le comptera après l’entame.
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
           *[other] Les cartes { ROLE("younger", case: "de") } : { CARDS($cards) }.
        }

## set.good

question-set-good = Quel brelan ou quatorze est bon, et que marque-t-il ?

clause-set-good =
    Tout quatorze bat tout brelan ; entre deux brelans ou deux quatorze, le rang le plus haut l’emporte. { $round ->
        [yes]
            Le meilleur de la table est
            bon : un brelan vaut { $trio } et un quatorze { $quatorze }. Une règle à part dit ce que comptent les autres
            mains.
       *[no]
            Le meilleur est bon : un
            brelan vaut { $trio } et un quatorze { $quatorze }. { $lesser ->
                [both] Les deux joueurs comptent ensuite leurs autres brelans et quatorze.
               *[winner] Seul celui qui l’a compte ses brelans et quatorze.
            }
    }

set-good-awarded =
    .call =
        { $round ->
            [yes] { $first ->
                [yes] { WORDS($points, case: "title") } points pour les { RANK($rank, form: "plural") }.
               *[no] { WORDS($points, case: "title") } points pour les { RANK($rank, form: "plural") } : { WORDS($count) }.
            }
           *[no] { $side ->
                [elder] { $first ->
                    [yes] { WORDS($points, case: "title") } points pour les { RANK($rank, form: "plural") }.
                   *[no] { WORDS($points, case: "title") } points pour les { RANK($rank, form: "plural") } : { WORDS($count) }.
                }
               *[other] { CAPITAL(SET($size, $rank)) } : { points-said }.
            }
        }
    .short =
        { $round ->
            [yes] Le { SET($size, $rank) } { ROLE($who, case: "de") } est le meilleur : { points-count }{ for-side }.
           *[no] Le { SET($size, $rank) } { ROLE($side, case: "de") } est bon : { points-count }.
        }
    .full =
        { $round ->
            [yes] { SIDE($who) } montre { CARDS($cards) }. Aucun adversaire n’en a annoncé de meilleur.
           *[no] Les cartes { ROLE($side, case: "de") } : { CARDS($cards) }. { $why ->
                [both] D’après ces règles, les deux joueurs comptent les brelans et quatorze qu’ils tiennent.
               *[winner] { $other_size ->
                    [absent] Rien de meilleur ne lui a été opposé.
                   *[other] Elles battent le { SET($other_size, $other_rank) } de l’adversaire{ $size ->
                        [4] { $other_size ->
                            [3] { " " }: un quatorze, même de dix, bat tout brelan
                           *[other] { " " }: le rang le plus haut l’emporte
                        }
                       *[other] { " " }: le rang le plus haut l’emporte
                    }.
                }
            }
        }

        { $size ->
            [4] Un quatorze vaut { points-count }.
           *[3] Un brelan vaut { points-count }.
        }

set-good-denied =
    .short =
        { $other_size ->
            [absent] { set-as-called } n’est pas bon : l’adversaire a mieux.
           *[other] { set-as-called } n’est pas bon : l’adversaire a un { SET($other_size, $other_rank) }.
        }
    .full =
        { SIDE("elder") } a annoncé un { SET($size, $rank) }. { $other_size ->
            [absent] { SIDE("younger") } a répondu « pas bon » : il tient donc un rang plus haut, ou plus de cartes d’un même rang. L’adversaire l’apprendra quand il le montrera.
           *[other] { SIDE("younger") } tient un { SET($other_size, $other_rank) } : { CARDS($other_cards) }. { $by ->
                [longer] Quatre cartes en battent trois, quel que soit leur rang.
               *[higher] À nombre égal, le rang le plus haut l’emporte.
            }
        }

        { $why ->
            [both] Il compte tout de même : d’après ces règles, les deux joueurs comptent les brelans et quatorze qu’ils tiennent.
           *[winner] { $implied_size ->
                [absent] L’annonce ne rapporte rien : seul celui qui a le meilleur brelan ou quatorze en compte.
               *[other] L’annonce ne rapporte rien. On la compare telle qu’elle a été faite, même si les cartes annoncées par { ROLE("elder") } contiennent un { SET($implied_size, $implied_rank) }.
            }
        }{ $cards ->
            [absent] {""}
           *[other] {" "}Les cartes { ROLE("elder", case: "de") } : { CARDS($cards) }.
        }

set-good-denied-private =
    .short = Le { SET($size, $rank) } { ROLE("younger", case: "de") } est battu par le { SET($other_size, $other_rank) } de l’adversaire.
    .full =
        { SIDE("younger") } tient { CARDS($cards) }, un { SET($size, $rank) }. { $by ->
            [longer] Le quatorze de l’adversaire bat tout brelan.
           *[higher] Les { RANK($other_rank, form: "plural") } de l’adversaire sont d’un rang plus haut.
        } L’adversaire n’apprend pas ce qu’avait { ROLE("younger") }.

set-good-awarded-crossed =
    .call = { CAPITAL(SET($size, $rank)) } : { points-said } pour moi.
    .short = Le { SET($size, $rank) } { ROLE(OTHER($side), case: "de") } est bon, et se marque pour { ROLE($side) } : { points-count }.
    .full =
        { SIDE(OTHER($side)) } montre { CARDS($cards) }. L’enchère est de perdre des levées, et d’après ces règles ce qui est
        bon dans une main se marque alors pour l’adversaire.

## set.lesser

question-set-lesser = Qui peut marquer d’autres brelans et quatorze ?

clause-set-lesser =
    { $round ->
        [yes] { $who ->
            [side] Les deux partenaires du camp qui a le meilleur brelan ou quatorze comptent tous les autres brelans et quatorze qu’ils tiennent, sauf celui qu’ils ont tu à leur tour de parler.
            [everyone] Chacun compte tous ses autres brelans et quatorze, quel que soit celui qui a le meilleur.
           *[holder_only] Celui qui a le meilleur brelan ou quatorze compte aussi tous ses autres ; personne d’autre n’en compte.
        }
       *[no] { $lesser_combinations ->
            [both] Les deux joueurs comptent leurs autres brelans et quatorze, quel que soit celui qui a le meilleur.
           *[winner] Celui qui a le meilleur brelan ou quatorze compte aussi tous ses autres.
        }
    }

set-lesser-awarded =
    .call =
        { $round ->
            [yes] Et un { SET($size, $rank) } : { points-said }.
           *[no] { $already ->
                [absent] Et un { SET($size, $rank) } : { points-said }.
               *[other] En entier, c’est un { SET($size, $rank) } : { points-said }.
            }
        }
    .short =
        { $round ->
            [yes] { SIDE($who) } compte de plus un { SET($size, $rank) } : { points-count }{ for-side }.
           *[no] { $already ->
                [absent] { SIDE($side) } compte de plus un { SET($size, $rank) } : { points-count }.
               *[other] { SIDE($side) } compte le { SET($size, $rank) } au lieu du brelan annoncé : { $points } de plus.
            }
        }
    .full =
        { $round ->
            [yes] { CARDS($cards) }, un { SET($size, $rank) } : { points-count }. D’après ces règles il compte avec le meilleur, même si quelqu’un d’autre en a un qui le bat.
           *[no] { $already ->
                [absent] { CARDS($cards) }, un { SET($size, $rank) } : { points-count }. { $why ->
                    [both] D’après ces règles les deux joueurs comptent leurs autres brelans et quatorze, quel que soit celui qui a le meilleur.
                   *[winner] C’est { ROLE($side) } qui a le meilleur : les autres comptent donc aussi, même ceux que l’adversaire pouvait battre.
                }
               *[other] { SIDE($side) } a annoncé trois de { CARDS($cards) }, qui étaient bons et ont marqué { $already }. D’après ces règles cette annonce ne lie pas ici : le { SET($size, $rank) } compte donc à leur place : { $whole } en tout, { $points } de plus.
            }
        }

set-lesser-denied =
    .short = Le { SET($size, $rank) } { ROLE($side, case: "de") } ne compte pas.
    .full = { SIDE($side) } tient aussi { CARDS($cards) }. Un autre brelan ou quatorze ne compte que pour le joueur dont le meilleur est bon.

set-lesser-awarded-crossed =
    .call = Et un { SET($size, $rank) } : { points-said } pour moi.
    .short =
        { $already ->
            [absent] Le { SET($size, $rank) } { ROLE(OTHER($side), case: "de") } se marque de plus pour { ROLE($side) } : { points-count }.
           *[other] Le { SET($size, $rank) } { ROLE(OTHER($side), case: "de") } se marque pour { ROLE($side) } au lieu de la partie annoncée : { $points } de plus.
        }
    .full = { CARDS($cards) } : { points-count }. L’enchère est de perdre des levées, et d’après ces règles ce qui est bon dans une main se marque alors pour l’adversaire.

## Des mots que plusieurs partagent

set-as-called =
    { $implied_size ->
        [absent] Le { SET($size, $rank) } { ROLE($side, case: "de") }
       *[other] Le { SET($size, $rank) } annoncé par { ROLE($side) }
    }
