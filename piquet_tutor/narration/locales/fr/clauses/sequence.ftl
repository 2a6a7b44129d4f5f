### Les séquences.
### Chaque message d’une clause se trouve sous son nom ; ../rulings.ftl dit comment les messages se nomment.

## Le nom de cette partie du livre de règles

rulebook-part-sequence = Les séquences

## sequence.called

question-sequence-called = Que dit-on d’une séquence ?

clause-sequence-called =
    { $round ->
        [yes] D’une séquence, on dit combien elle a de cartes et à quelle carte elle monte ; ceux qui parlent ensuite n’en annoncent qu’une meilleure{ $partners ->
            [yes] , ou d’aussi bonne que celle de l’autre camp.
           *[no] , ou d’aussi bonne.
        }
       *[no] D’une séquence, le premier dit combien elle a de cartes, par son nom : une tierce en a trois, une quarte quatre, une quinte cinq, une sixième six, et ainsi de suite. { $sequence_call ->
            [top_always] Il nomme la carte du haut tout de suite.
            [top_unless_unbeatable] Il nomme la carte du haut tout de suite, sauf si rien de ce que le dernier pourrait tenir ne peut la battre ni l’égaler.
           *[length_first] Il ne nomme la carte du haut que si l’adversaire la demande.
        }
    }

sequence-called-allowed =
    .call =
        { $round ->
            [yes] { sequence-told }.
           *[no] { $top ->
                [absent] Une { SEQUENCE($length) }.
               *[other] Une { SEQUENCE($length, $top) }.
            }
        }
    .short =
        { $round ->
            [yes] { SIDE($who) } annonce une { SEQUENCE($length, $top) }.
           *[no] { $top ->
                [absent] { $voids ->
                    [yes] { SIDE("elder") } annonce une { SEQUENCE($length) } : { $length } cartes qui se suivent dans une couleur, ou une chicane.
                   *[absent] { SIDE("elder") } annonce une { SEQUENCE($length) } : { $length } cartes qui se suivent dans une couleur.
                }
                [nought] { SIDE("elder") } annonce une { SEQUENCE($length, $top) } : une chicane, qui compte pour { $length } cartes.
               *[other] { SIDE("elder") } annonce une { SEQUENCE($length, $top) } : { $length } cartes qui se suivent dans une couleur.
            }
        }
    .full =
        { $round ->
            [yes] { $top ->
                [nought] D’après ces règles une chicane compte pour une quinte. La couleur qui manque n’est pas encore nommée.
               *[other] Une { SEQUENCE($length, $top) } est une séquence de { $length } cartes. La couleur n’est pas encore nommée.
            }{ $cards ->
                [absent] {""}
               *[other] {" "}La séquence : { CARDS($cards) }.
            }
           *[no] { $top ->
                [absent] Une { SEQUENCE($length) } est une séquence de { $length } cartes. La couleur et la carte du haut ne sont pas encore nommées.
                [nought] Une quinte est une séquence de { $length } cartes, et d’après ces règles une chicane peut s’annoncer comme telle ; la couleur n’en est pas encore nommée.
               *[other] Une { SEQUENCE($length) } est une séquence de { $length } cartes. Celle-ci monte { RANK($top, form: "a") } ; la couleur n’est pas encore nommée.
            }{ $cards ->
                [absent] {""}
               *[other] {" "}La séquence : { CARDS($cards) }.
            }
        }

## sequence.asked

question-sequence-asked = Quand le dernier peut-il demander jusqu’où monte une séquence ?

clause-sequence-asked = Le dernier ne peut demander à quelle carte monte une séquence que s’il en a une aussi longue à lui opposer.

sequence-asked-allowed =
    .call = À quelle carte ?
    .short = { SIDE("younger") } a lui aussi une { SEQUENCE($length) }, et demande à quelle carte monte celle de l’adversaire.
    .full =
        Les deux séquences ont { $length } cartes : c’est donc la carte du haut qui décide.{ $cards ->
            [absent] {""}
           *[other] {" "}{ SIDE("younger") } oppose { CARDS($cards) }.
        }

## sequence.stated

question-sequence-stated = Comment la hauteur d’une séquence se dit-elle ?

clause-sequence-stated = La hauteur d’une séquence est celle de sa plus haute carte, et c’est elle que nomme le premier.

sequence-stated-allowed =
    .call =
        { $top ->
            [ace] Majeure.
            [nought] De néant.
           *[other] { CAPITAL(RANK($top, form: "a")) }.
        }
    .short =
        { $top ->
            [nought] La { SEQUENCE($length) } { ROLE("elder", case: "de") } est de néant : une couleur qu’il n’a pas.
           *[other] La { SEQUENCE($length) } { ROLE("elder", case: "de") } monte { RANK($top, form: "a") }.
        }
    .full =
        C’est une { SEQUENCE($length, $top) }. { $top ->
            [nought] D’après ces règles elle bat la quinte au roi et perd contre la quinte majeure ; une autre de néant serait égale.
           *[other] Celle de l’adversaire doit monter plus haut pour être meilleure ; si elle monte aussi { RANK($top, form: "a") }, elle est égale.
        }

## sequence.answered

question-sequence-answered = Comment répond-on à une séquence ?

clause-sequence-answered =
    Le dernier répond « bonne » si sa séquence ne bat pas celle du premier, « pas bonne » si elle est plus longue, ou aussi
    longue et plus haute, et « égale » si elle est aussi longue et aussi haute.

sequence-answered-allowed =
    .call =
        { $called ->
            [no] { $answer ->
                [not_good] J’en ai une.
               *[other] Moi non plus.
            }
           *[yes] { $answer ->
                [good] Bonne.
                [equal] Égale.
               *[not_good] Pas bonne.
            }
        }
    .short =
        { $called ->
            [no] { $answer ->
                [not_good] { SIDE("younger") } a une séquence à compter.
               *[other] { SIDE("younger") } n’annonce pas de séquence non plus.
            }
           *[yes] { $answer ->
                [good] { SIDE("younger") } dit « bonne » : la { sequence-as-called } { ROLE("elder", case: "de") } compte.
                [equal] { SIDE("younger") } dit « égale » : les deux séquences se valent.
               *[not_good] { SIDE("younger") } dit « pas bonne » : il a une meilleure séquence.
            }
        }
    .full =
        { $called ->
            [no] { $answer ->
                [not_good] { SIDE("elder") } n’a pas annoncé de séquence : celle que l’adversaire montrera comptera donc. Il la montre après l’entame.
               *[other] Personne ne compte de séquence dans cette donne.
            }
           *[yes] { $answer ->
                [good] { SIDE("younger") } n’oppose rien de meilleur à la { sequence-as-called } { ROLE("elder", case: "de") }. Elle se compte maintenant, et toute autre séquence avec elle.
                [equal] La meilleure { ROLE("younger", case: "de") } est aussi une { SEQUENCE($length, $top) }.
               *[not_good] { SIDE("elder") } a annoncé une { sequence-as-called }, et { ROLE("younger") } a mieux. Il la montrera et la comptera après l’entame.
            }
        }

        { $cards ->
            [absent] { $called ->
                [no] {""}
               *[yes] { $answer ->
                    [good] { $how ->
                        [none] D’après ces règles tout s’annonce : « bonne » veut donc dire que { ROLE("younger") } n’a rien d’aussi bon.
                       *[whole_class] « Bonne » veut seulement dire que { ROLE("younger") } n’annonce rien de meilleur : il peut taire quelque chose.
                    }
                   *[other] { SIDE("elder") } ne voit pas encore les cartes de l’adversaire.
                }
            }
           *[other] La séquence { ROLE("younger", case: "de") } : { CARDS($cards) }.
        }

## sequence.good

question-sequence-good = Quelle séquence est bonne, et que marque-t-elle ?

clause-sequence-good =
    { $round ->
        [yes]
            La plus longue séquence de la table est bonne ; à longueur égale, la plus haute. Une tierce vaut { $tierce }, une
            quarte { $quart }, une quinte { $quint }, et chaque carte au-delà de cinq { $beyond ->
                [1] un point
               *[other] { $beyond } points
            } de plus. Une règle à part dit ce que comptent les autres
            mains.{ sequence-of-nought }
       *[no]
            Des deux meilleures séquences, la plus longue est bonne ; à longueur égale, la plus haute. Une tierce vaut { $tierce },
            une quarte { $quart }, une quinte { $quint }, et chaque carte au-delà de cinq { $beyond ->
                [1] un point
               *[other] { $beyond } points
            } de plus. { $lesser ->
                [both] Bonnes ou non, les deux joueurs comptent ensuite leurs autres séquences.
               *[winner] Seul celui qui l’a compte ses séquences.
            } { $equal_voids ->
                [all] Quand les meilleures sont égales, personne n’en compte.
               *[none] Quand les meilleures sont égales, les deux joueurs les comptent, et leurs autres avec elles.
            }{ sequence-of-nought }
    }

sequence-good-awarded =
    .call = { sequence-told } à { SUIT($cards) } : { points-said }.
    .short =
        { $round ->
            [yes] La { SEQUENCE($length, $top) } à { SUIT($cards) } { ROLE($who, case: "de") } est la meilleure : { points-count }{ for-side }.
           *[no] La { SEQUENCE($length, $top) } à { SUIT($cards) } { ROLE($side, case: "de") } est bonne : { points-count }.
        }
    .full =
        { $round ->
            [yes] { SIDE($who) } montre { CARDS($cards) }, une { SEQUENCE($length, $top) }. Aucun adversaire n’en a annoncé d’aussi bonne.
           *[no] La séquence { ROLE($side, case: "de") } : { CARDS($cards) }, une { SEQUENCE($length, $top) }. { $why ->
                [both] D’après ces règles, les deux joueurs comptent les séquences qu’ils tiennent.
               *[winner] { $other_length ->
                    [absent] Rien d’aussi bon ne lui a été opposé.
                   *[other] La meilleure de l’adversaire : une { other-sequence }.
                }
            }
        }

        { $top ->
            [nought] D’après ces règles une chicane peut s’annoncer comme quinte de néant, et rapporte { points-count } quand elle est bonne.
           *[other] { sequence-price }
        }

sequence-good-denied =
    .short =
        { $other_length ->
            [absent] { $by ->
                [longer] { sequence-of-caller } n’est pas bonne : l’adversaire en a une plus longue.
                [higher] { sequence-of-caller } n’est pas bonne : celle de l’adversaire est aussi longue, et plus haute.
               *[absent] { sequence-of-caller } n’est pas bonne : l’adversaire a mieux.
            }
           *[other] { sequence-of-caller } n’est pas bonne : l’adversaire a une { SEQUENCE($other_length, $other_top) }.
        }
    .full =
        { SIDE("elder") } a annoncé une { sequence-as-called }. { $other_length ->
            [absent] { SIDE("younger") } a répondu « pas bonne » : il a donc une meilleure séquence.
           *[other] { SIDE("younger") } tient une { SEQUENCE($other_length, $other_top) } : { CARDS($other_cards) }.
        } { $by ->
            [longer] La plus longue l’emporte, quelle que soit sa carte du haut.
            [higher] Les deux sont de même longueur : la plus haute l’emporte.
           *[absent] La meilleure l’emporte.
        }

        { $why ->
            [both] Elle compte tout de même : d’après ces règles, les deux joueurs comptent les séquences qu’ils tiennent.
           *[winner] { $implied_length ->
                [absent] L’annonce ne rapporte rien : seul celui qui a la meilleure séquence en compte.
               *[other] L’annonce ne rapporte rien. On la compare telle qu’elle a été faite, même si les cartes annoncées par { ROLE("elder") } contiennent une { SEQUENCE($implied_length, $implied_top) }.
            }
        }{ $cards ->
            [absent] {""}
           *[other] {" "}Les cartes { ROLE("elder", case: "de") } : { CARDS($cards) }.
        }

sequence-good-denied-private =
    .short =
        { $by ->
            [higher] La { SEQUENCE($length, $top) } { ROLE("younger", case: "de") } est battue : celle de l’adversaire est aussi longue, et plus haute.
           *[longer] La { SEQUENCE($length, $top) } { ROLE("younger", case: "de") } est battue par la { other-sequence } de l’adversaire.
        }
    .full =
        { SIDE("younger") } tient { CARDS($cards) }, une { SEQUENCE($length, $top) }. { $by ->
            [higher] Celle de l’adversaire est plus haute : c’est elle qui est bonne.
           *[longer] L’adversaire a annoncé une { other-sequence }, et la plus longue l’emporte, quelle que soit sa carte du haut.
        } L’adversaire n’apprend pas ce qu’avait { ROLE("younger") }.

sequence-good-awarded-crossed =
    .call = { sequence-told } à { SUIT($cards) } : { points-said } pour moi.
    .short = La { SEQUENCE($length, $top) } à { SUIT($cards) } { ROLE(OTHER($side), case: "de") } est bonne, et se marque pour { ROLE($side) } : { points-count }.
    .full =
        { SIDE(OTHER($side)) } montre { CARDS($cards) }. L’enchère est de perdre des levées, et d’après ces règles ce qui est
        bon dans une main se marque alors pour l’adversaire.

## sequence.equal

question-sequence-equal = Qui marque quand les meilleures séquences sont égales ?

clause-sequence-equal =
    { $round ->
        [yes]
            Quand les meilleures séquences annoncées sont aussi longues et aussi hautes l’une que l’autre, et que des adversaires les
            tiennent, personne ne compte de séquence.
       *[no] { $equal_sequence_voids ->
            [all] Si les meilleures séquences sont égales, aussi longues et aussi hautes l’une que l’autre, aucune ne se marque. Aucune autre séquence de l’un ou de l’autre joueur ne se marque non plus, si bonne qu’elle soit.
           *[none] Si les meilleures séquences sont égales, aussi longues et aussi hautes l’une que l’autre, les deux se marquent, et les autres séquences des deux joueurs aussi.
        }
    }

sequence-equal-denied =
    .short =
        { $round ->
            [yes] Les meilleures séquences sont égales, une { SEQUENCE($length, $top) } chez plusieurs joueurs : personne ne marque.
           *[no] Séquences égales, une { SEQUENCE($length, $top) } de part et d’autre : personne ne marque.
        }
    .full =
        { $round ->
            [yes] Des adversaires ont annoncé chacun une { SEQUENCE($length, $top) }. Aucune n’est meilleure, aucune ne compte donc, et d’après ces règles aucune séquence plus basse non plus.
           *[no] { SIDE("elder") } a annoncé une { SEQUENCE($length, $top) }, et { ROLE("younger") } en a opposé une autre. Aucune n’est meilleure, aucune ne compte.{ $cards ->
                [absent] {""}
               *[other] {" "}Cartes { ROLE("elder", case: "de") } : { CARDS($cards) }.
            }{ $other_cards ->
                [absent] {""}
               *[other] {" "}Cartes { ROLE("younger", case: "de") } : { CARDS($other_cards) }.
            }
        }

## sequence.lesser

question-sequence-lesser = Qui peut marquer d’autres séquences ?

clause-sequence-lesser =
    { $round ->
        [yes] { $who ->
            [side] Les deux partenaires du camp qui a la meilleure séquence comptent toutes les autres qu’ils tiennent, sauf celle qu’ils ont tue à leur tour de parler.
            [everyone] Chacun compte toutes ses autres séquences, quel que soit celui qui a la meilleure.
           *[holder_only] Celui qui a la meilleure séquence compte aussi toutes les autres qu’il tient ; personne d’autre n’en compte.
        }
       *[no] { $lesser_combinations ->
            [both] Les deux joueurs comptent leurs autres séquences, quel que soit celui qui a la meilleure.
           *[winner] Celui qui a la meilleure séquence compte aussi toutes les autres qu’il tient, même si l’adversaire pouvait les battre.
        }
    }

sequence-lesser-awarded =
    .call =
        { $round ->
            [yes] Et une { SEQUENCE($length, $top) } à { SUIT($cards) } : { points-said }.
           *[no] { $already ->
                [absent] Et une { SEQUENCE($length, $top) } à { SUIT($cards) } : { points-said }.
               *[other] En entier, c’est une { SEQUENCE($length, $top) } à { SUIT($cards) } : { points-said }.
            }
        }
    .short =
        { $round ->
            [yes] { SIDE($who) } compte de plus une { SEQUENCE($length, $top) } à { SUIT($cards) } : { points-count }{ for-side }.
           *[no] { $already ->
                [absent] { SIDE($side) } compte de plus une { SEQUENCE($length, $top) } à { SUIT($cards) } : { points-count }.
               *[other] { SIDE($side) } compte la { SEQUENCE($length, $top) } à { SUIT($cards) } au lieu de la partie annoncée : { $points } de plus.
            }
        }
    .full =
        { $round ->
            [yes] { CARDS($cards) }, une { SEQUENCE($length, $top) } : { points-count }. D’après ces règles elle compte avec la meilleure, même si quelqu’un d’autre en a une qui la bat.
           *[no] { $already ->
                [absent] { CARDS($cards) }, une { SEQUENCE($length, $top) } : { points-count }. { $why ->
                    [both] D’après ces règles les deux joueurs comptent leurs autres séquences, quel que soit celui qui a la meilleure.
                   *[winner] C’est { ROLE($side) } qui a la meilleure : les autres comptent donc aussi, même celles que l’adversaire pouvait battre.
                }
               *[other] { SIDE($side) } a annoncé une partie de { CARDS($cards) }, qui était bonne et a marqué { $already }. D’après ces règles cette annonce ne lie pas ici : la { SEQUENCE($length, $top) } compte donc à sa place : { $whole } en tout, { $points } de plus.
            }
        }

sequence-lesser-denied =
    .short = La { SEQUENCE($length, $top) } à { SUIT($cards) } { ROLE($side, case: "de") } ne compte pas : les deux séquences comparées étaient égales.
    .full =
        { SIDE($side) } tient aussi { CARDS($cards) }. On ne compte d’autres séquences que si celle qui a été comparée est
        bonne. Ici ni l’une ni l’autre ne l’est, car elles étaient égales. L’adversaire n’en apprend rien.

sequence-lesser-awarded-crossed =
    .call = Et une { SEQUENCE($length, $top) } à { SUIT($cards) } : { points-said } pour moi.
    .short =
        { $already ->
            [absent] La { SEQUENCE($length, $top) } à { SUIT($cards) } { ROLE(OTHER($side), case: "de") } se marque de plus pour { ROLE($side) } : { points-count }.
           *[other] La { SEQUENCE($length, $top) } à { SUIT($cards) } { ROLE(OTHER($side), case: "de") } se marque pour { ROLE($side) } au lieu de la partie annoncée : { $points } de plus.
        }
    .full = { CARDS($cards) } : { points-count }. L’enchère est de perdre des levées, et d’après ces règles ce qui est bon dans une main se marque alors pour l’adversaire.

## Des mots que plusieurs partagent

sequence-of-caller =
    { $implied_length ->
        [absent] La { sequence-as-called } { ROLE($side, case: "de") }
       *[other] La { sequence-as-called } annoncée par { ROLE($side) }
    }

# La séquence comme elle a été annoncée : avec sa carte du haut si elle a été nommée.
sequence-as-called =
    { $top ->
        [absent] { SEQUENCE($length) }
       *[other] { SEQUENCE($length, $top) }
    }

# La même chose de celle d’en face.
other-sequence =
    { $other_top ->
        [absent] { SEQUENCE($other_length) }
       *[other] { SEQUENCE($other_length, $other_top) }
    }

sequence-of-nought =
    { $nought_value ->
        [off] {""}
       *[other] {" "}Une couleur dont on ne tient aucune carte peut s’annoncer comme une quinte, au-dessous de la quinte majeure et au-dessus de toute autre, qui marque dix.
    }

sequence-price =
    { $length ->
        [3] Une tierce vaut { points-count }.
        [4] Une quarte vaut { points-count }.
       *[other] { $length } pour ses cartes et dix de plus, comme pour toute séquence de cinq cartes ou davantage : { points-count }.
    }

sequence-told = { CAPITAL(SEQUENCE($length, $top)) }
