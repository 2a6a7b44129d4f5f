### Les annonces : leur ordre, ce qui est tu, les réponses, ce qui est montré, les annonces autour d’une grande table.
### Chaque message d’une clause se trouve sous son nom ; ../rulings.ftl dit comment les messages se nomment.

## Le nom de cette partie du livre de règles

rulebook-part-declaring = Les annonces

## declare.order

question-declare-order = Dans quel ordre annonce-t-on le point, les séquences, les brelans et quatorze ?

clause-declare-order =
    { $round ->
        [yes]
            On annonce dans cet ordre : le point, puis les séquences, puis les brelans et quatorze. Chaque fois, la parole
            fait le tour de la table à partir du joueur 1, avant qu’une carte soit jouée.
       *[no] { $declare_order ->
            [point_then_free] Le premier annonce d’abord le point ; viennent ensuite, dans l’ordre que l’on veut, les séquences, et les brelans et quatorze.
           *[strict] On annonce dans cet ordre : le point, puis les séquences, puis les brelans et quatorze.
        } Quel que soit l’ordre des annonces, tout se compte dans l’ordre du compte.
    }

refused-declare-order =
    .short =
        { $expected ->
            [point] Ce n’est pas encore le tour { KIND($kind, form: "de") } ; le point vient d’abord, parlez donc d’abord du point.
            [sequence] Ce n’est pas le tour { KIND($kind, form: "de") } ; c’est aux séquences, parlez-en donc d’abord.
            [set] Ce n’est pas le tour { KIND($kind, form: "de") } ; c’est aux brelans et quatorze, parlez-en donc d’abord.
           *[other] Ce n’est pas le moment de l’annoncer ; faites d’abord ce qui est demandé.
        }

## show.claimed

question-show-claimed = Quand le dernier compte-t-il ce qui est bon, et que doit-il montrer ?

clause-show-claimed =
    Le dernier compte ce qui est bon après la première entame, avant de jouer ; ensuite c’est perdu. { $show_on_request ->
        [yes] Tout ce qui se compte doit être montré, ou nommé sans équivoque, quand l’adversaire le demande.
       *[no] Personne n’est obligé de montrer ce qu’il compte.
    }

refused-show-first =
    .short = Avant de jouer à la première levée, vous devez montrer et compter ce que vous avez opposé, sans quoi c’est perdu ; montrez-le maintenant.

refused-show-claimed =
    .short = Vous avez répondu avec { CARDS($cards) } : il faut les montrer d’abord ; joignez-les à ce que vous montrez.

refused-show-not_open =
    .short =
        { $kind ->
            [point] Vous n’avez pas gagné le point : vous n’en avez pas à compter ; laissez-le de côté.
            [sequence] Vous ne pouvez pas compter cette séquence : vous avez perdu les séquences, ou vous ne l’avez pas opposée quand vous le pouviez ; laissez-la de côté.
           *[set] Vous ne pouvez pas compter ce brelan ou quatorze : l’adversaire l’a emporté là-dessus, ou vous ne l’avez pas opposé quand vous le pouviez ; laissez-le de côté.
        }

## declare.nothing

question-declare-nothing = Et si le premier n’annonce pas de point, pas de séquence, ou ni brelan ni quatorze ?

clause-declare-nothing =
    { $round ->
        [yes] Personne n’est obligé d’annoncer un point, une séquence, un brelan ou un quatorze : celui qui n’en annonce pas passe, et ne peut plus en annoncer ensuite.
       *[no]
            Le premier n’est pas obligé d’annoncer un point, une séquence, un brelan ou un quatorze. S’il dit n’en pas avoir, ou passe à la
            suite sans en parler, le dernier peut compter les siens.
    }

declare-nothing-allowed =
    .call =
        { $round ->
            [yes] { $passed ->
                [yes] Rien de mieux.
               *[no] { $kind ->
                    [point] Pas de point.
                    [sequence] Pas de séquence.
                   *[set] Pas de brelan.
                }
            }
           *[no] { $kind ->
                [point] Pas de point.
                [sequence] Pas de séquence.
               *[set] Pas de brelan.
            }
        }
    .short =
        { $round ->
            [yes] { $passed ->
                [yes] { SIDE($who) } n’annonce rien de mieux.
               *[no] { $kind ->
                    [point] { SIDE($who) } n’annonce pas de point.
                    [sequence] { SIDE($who) } n’annonce pas de séquence.
                   *[set] { SIDE($who) } n’annonce ni brelan ni quatorze.
                }
            }
           *[no] { $kind ->
                [point] { SIDE($side) } n’annonce pas de point.
                [sequence] { SIDE($side) } n’annonce pas de séquence.
               *[set] { SIDE($side) } n’annonce ni brelan ni quatorze.
            }
        }
    .full =
        { $round ->
            [yes] { $how ->
                [none] { $passed ->
                    [yes] D’après ces règles tout s’annonce : { ROLE($who) } n’a donc pas de { fr-better } que ce qui est annoncé.
                   *[no] D’après ces règles tout s’annonce : { ROLE($who) } n’a donc rien à annoncer ici.
                }
               *[whole_class] { $passed ->
                    [yes] { $partners ->
                        [yes] { SIDE($who) } n’a pas de { fr-better } que ce qui est annoncé, laisse la parole à son partenaire, ou se tait : personne ne peut savoir lequel des trois.
                       *[no] { SIDE($who) } n’a pas de { fr-better } que ce qui est annoncé, ou se tait : personne ne peut savoir lequel des deux.
                    }
                   *[no] { SIDE($who) } n’a rien à annoncer, ou se tait : personne ne peut savoir lequel des deux.
                }
            }
           *[no] { $how ->
                [none] D’après ces règles tout s’annonce : { ROLE($side) } n’en a donc pas à annoncer.
               *[whole_class] { SIDE($side) } n’en a pas, ou se tait : l’adversaire ne peut pas savoir lequel des deux.
            } { $kind ->
                [point] { SIDE("younger") } peut désormais compter un point.
                [sequence] { SIDE("younger") } peut désormais compter des séquences.
               *[set] { SIDE("younger") } peut désormais compter des brelans et des quatorze.
            }
        }

## declare.no_such

question-declare-no_such = Qu’est-ce qu’un point, une séquence, un brelan, un quatorze ?

clause-declare-no_such =
    Un point, ce sont des cartes d’une même couleur ; une séquence, trois cartes ou plus qui se suivent dans une couleur ; un
    brelan ou un quatorze, trois ou quatre cartes d’un même rang, à partir du dix.

refused-declare-no_such =
    .short =
        { $kind ->
            [point] { CARDS($cards) } ne sont pas d’une seule couleur et ne font pas un point ; choisissez des cartes d’une même couleur.
            [sequence] { CARDS($cards) } ne { $alone ->
                [yes] fait
               *[no] font
            } pas une séquence ; choisissez trois cartes ou plus qui se suivent dans une couleur.
           *[set] { CARDS($cards) } ne { $alone ->
                [yes] fait
               *[no] font
            } ni brelan ni quatorze ; choisissez trois ou quatre cartes d’un même rang, à partir du dix.
        }

## reply.true

question-reply-true = Quelles réponses à une annonce sont vraies ?

clause-reply-true =
    Les réponses doivent être vraies : « pas bon » seulement si l’on a mieux et que l’on compte le montrer, « égal »
    seulement si l’on a la même chose. On ne demande ce que vaut un point, ou à quelle carte monte une séquence, que si le
    sien ou la sienne a autant de cartes.

refused-reply-cards =
    .short =
        { $holds ->
            [no] Vous n’en avez pas : dites « bon ».
           *[yes] { $answer ->
                    [ask] Vous ne pouvez demander qu’avec { KIND($kind, form: "un") } à opposer à ce qui est annoncé ; choisissez vos cartes.
                    [equal] Pour dire « égal », il faut { KIND($kind, form: "un") } de même force ; choisissez vos cartes.
                   *[not_good] Pour dire « pas bon », il faut avoir mieux que ce qui est annoncé ; choisissez vos cartes, ou dites « bon ».
                }
        }

refused-reply-asked_with =
    .short = Vous avez demandé avec { CARDS($cards) } : ce sont ces cartes qu’il faut comparer ; répondez avec elles, et selon la vérité.

refused-reply-ask =
    .short =
        { $stands ->
            [uncalled] Rien n’a été annoncé, il n’y a donc rien à demander ; dites si vous avez { KIND($kind, form: "un") }.
           *[other] { $stated ->
                [yes] { $kind ->
                    [point] Vous savez ce que vaut le point annoncé, il n’y a donc plus rien à demander ; répondez « bon », « pas bon » ou « égal ».
                    [sequence] Vous savez à quelle carte monte la séquence annoncée, il n’y a donc plus rien à demander ; répondez « bon », « pas bon » ou « égal ».
                   *[set] Il n’y a rien à demander d’un brelan ou d’un quatorze, dont le rang est dit ; répondez « bon » ou « pas bon ».
                }
               *[no] { how-a-claim-stands }, il n’y a donc rien à demander ; { true-answer-to-it }.
            }
        }

refused-reply-ask_first =
    .short =
        { $kind ->
            [point] { CARDS($cards) } sont aussi nombreuses que les cartes annoncées : c’est donc la valeur qui décide ; demandez d’abord « Combien vaut-il ? ».
            [sequence] { CARDS($cards) } font une séquence aussi longue que celle { ROLE("elder", case: "de") } : c’est donc la carte du haut qui décide ; demandez d’abord « À quelle carte ? ».
           *[set] On n’en a pas dit assez pour comparer { CARDS($cards) } ; demandez d’abord.
        }

refused-reply-not_better =
    .short =
        { $stands ->
            [equal] { CARDS($cards) } ont exactement la force de ce qui est annoncé : « pas bon » ne serait pas vrai ; répondez « égal ».
           *[worse] { how-a-claim-stands }, « pas bon » ne serait donc pas vrai ; { true-answer-to-it }.
        }

refused-reply-not_equal =
    .short =
        { $stands ->
            [uncalled] Rien n’a été annoncé à quoi { CARDS($cards) } puissent être égales ; dites si vous avez { KIND($kind, form: "un") }.
           *[other] { how-a-claim-stands }, ce n’est donc pas égal ; { true-answer-to-it }.
        }

## declare.once

question-declare-once = Combien de fois une suite ou un rang peut-il se compter ?

clause-declare-once =
    Une suite sans trou est une seule séquence, et les cartes d’un même rang un seul brelan ou quatorze : on ne les compte pas
    par morceaux.

refused-declare-once =
    .short =
        { $passed_over ->
            [yes] Vous pouviez annoncer { CARDS($cards) } et vous avez passé : cela ne compte plus ; laissez-le de côté.
           *[absent] { $kind ->
                [set] { CARDS($cards) } : ces cartes ont déjà été comptées, et un rang ne compte qu’une fois ; laissez-les de côté.
               *[other] { CARDS($cards) } font partie d’une suite déjà comptée, et une suite ne compte qu’une fois ; laissez-les de côté.
            }
        }

## sinking.binds

question-sinking-binds = Annoncer moins que ce qu’on a, cela engage-t-il ?

clause-sinking-binds =
    { $short_call_binds ->
        [always] S’il a annoncé la plus basse de deux combinaisons, ou une partie d’une seule, le premier ne peut plus compter ensuite la meilleure, ni le tout.
        [unless_good_against_cards] S’il a annoncé la plus basse de deux combinaisons, ou une partie d’une seule, le premier ne peut plus compter ensuite la meilleure, ni le tout, à moins que rien de ce que le dernier pouvait tenir n’ait pu battre ni égaler ce qui a été annoncé.
       *[never] Celui qui annonce la plus basse de deux combinaisons, ou une partie d’une seule, peut tout de même compter ensuite la meilleure, ou le tout.
    }

refused-sinking-binds =
    .short =
        { $how ->
            [always] Vous avez annoncé d’abord { CARDS($called) }, et d’après ces règles cette annonce vous lie : vous ne pouvez donc plus compter { CARDS($cards) }, qui vaut mieux ; laissez cela de côté.
           *[unless_good_against_cards] Vous avez annoncé d’abord { CARDS($called) }, que l’adversaire aurait pu battre : vous ne pouvez donc plus compter { CARDS($cards) }, qui vaut mieux ; laissez cela de côté.
        }

## sinking.allowed

question-sinking-allowed = Un joueur peut-il annoncer moins que ce qu’il a ?

clause-sinking-allowed-bidding =
    { $sinking ->
        [none] Il faut annoncer tout ce que l’on tient.
        [partial] Un joueur peut taire une combinaison entière ou une partie d’une seule ; ce qu’il tait ne rapporte rien.{ $bids ->
            [bid_signed] { $auction_minus_sinking ->
                [none] {" "}Quand les levées sont à perdre, on ne peut rien taire.
               *[partial] {" "}Cela vaut aussi quand les levées sont à perdre.
            }
           *[other] {""}
        }
        [whole_combinations] Un joueur peut taire n’importe quelle combinaison, même la meilleure, mais non en annoncer une partie comme si c’était le tout ; ce qu’il tait ne rapporte rien.
       *[whole_class] Un joueur peut taire le point, toutes ses séquences ou tous ses brelans et quatorze, mais celui ou celle qu’il annonce doit être ce qu’il a de meilleur ; ce qu’il tait ne rapporte rien.
    }

clause-sinking-allowed =
    { $sinking ->
        [none] Il faut annoncer tout ce que l’on tient.
        [partial] Un joueur peut taire une combinaison entière ou une partie d’une seule, n’annoncer par exemple qu’un brelan sur un quatorze ; ce qu’il tait ne rapporte rien.
        [whole_combinations] Un joueur peut taire n’importe quelle combinaison, même la meilleure, mais non en annoncer une partie comme si c’était le tout ; ce qu’il tait ne rapporte rien.
       *[whole_class] Un joueur peut taire le point, toutes ses séquences ou tous ses brelans et quatorze, mais celui ou celle qu’il annonce doit être ce qu’il a de meilleur ; ce qu’il tait ne rapporte rien.
    }

sinking-allowed-allowed =
    .short =
        { $called ->
            [absent] { SIDE($side) } tait { COMBINATIONS($sunk) }.
           *[other] { $passed_over ->
                [yes] { SIDE($side) } tait { COMBINATIONS($sunk) } et annonce { CARDS($called) } à la place.
               *[other] De { COMBINATIONS($sunk) }, { ROLE($side) } n’annonce que { CARDS($called) }, et tait le reste.
            }
        }
    .full =
        { $called ->
            [absent] { $others ->
                [absent] { SIDE($side) } tient { COMBINATIONS($sunk) } et n’en annonce rien. Ce qui est tu ne rapporte rien, et l’adversaire n’en sait rien.
               *[other] { SIDE($side) } tient { COMBINATIONS($sunk) } et n’en annonce rien. Ce qui est tu ne rapporte rien, et l’adversaire n’en sait rien.
            }
           *[other] { $passed_over ->
                [yes] { SIDE($side) } tient { COMBINATIONS($sunk) } et a annoncé { CARDS($called) } à la place. Cette annonce n’en dit rien à l’adversaire.
               *[other] { SIDE($side) } tient { COMBINATIONS($sunk) } et n’a annoncé que { CARDS($called) }. Cette annonce ne dit rien du reste à l’adversaire.
            }
        }

refused-sinking-allowed =
    .short =
        { $called ->
            [absent] D’après ces règles il faut annoncer tout ce que l’on tient, et vous tenez { CARDS($cards) } ; annoncez-le.
           *[other] { $passed_over ->
                [yes] { $how ->
                    [none] D’après ces règles il faut annoncer tout ce que l’on tient, en commençant par le meilleur, et { CARDS($cards) } vaut mieux que { CARDS($called) } ; annoncez-le.
                   *[whole_class] { $kind ->
                        [point] D’après ces règles on ne peut annoncer que son meilleur point, et { CARDS($cards) } vaut mieux que { CARDS($called) } ; annoncez celui-là, ou pas de point du tout.
                        [sequence] D’après ces règles on ne peut annoncer que sa meilleure séquence, et { CARDS($cards) } vaut mieux que { CARDS($called) } ; annoncez celle-là, ou pas de séquence du tout.
                       *[set] D’après ces règles on ne peut annoncer que son meilleur brelan ou quatorze, et { CARDS($cards) } vaut mieux que { CARDS($called) } ; annoncez celui-là, ou aucun.
                    }
                }
               *[other] { $how ->
                    [none] D’après ces règles il faut annoncer tout ce que l’on tient, et { CARDS($called) } n’est qu’une partie de { CARDS($cards) } ; annoncez le tout.
                   *[whole_class] D’après ces règles on ne peut annoncer une partie comme si c’était le tout, et { CARDS($called) } n’est qu’une partie de { CARDS($cards) } ; annoncez le tout, ou n’en annoncez rien.
                }
            }
        }

## shown.on_request

question-shown-on_request = Que doit-on montrer quand l’adversaire le demande ?

clause-shown-on_request =
    { $show_on_request ->
        [yes] { $show_extent ->
            [called] Tout ce qui a été annoncé doit se montrer quand l’adversaire le demande, même si ce n’était pas bon ; ce
            qui était égal aussi, celui du dernier après l’entame.
            [equal] Tout ce qui était bon ou égal doit se montrer quand l’adversaire le demande : celui du premier sans
            attendre, celui du dernier après l’entame.
           *[scored] Tout ce qui se marque doit se montrer quand l’adversaire le demande, et rien d’autre.
        }
       *[no] Rien ne doit se montrer à la demande de l’adversaire.
    }

shown-on_request-allowed =
    .call =
        { $void ->
            [yes] { $kind ->
                [sequence] Ma séquence
               *[point] Mon point
            } : une chicane à { SUIT($suit) }.
           *[absent] { $kind ->
                [set] Mon { $size ->
                    [4] quatorze
                   *[3] brelan
                } : { CARDS($cards) }.
                [sequence] Ma séquence : { CARDS($cards) }.
               *[point] Mon point : { CARDS($cards) }.
            }
        }
    .short =
        { $void ->
            [yes] { SIDE($side) }, à qui l’on demande { KIND($kind, form: "le") }, nomme sa chicane : { SUIT($suit) }.
           *[absent] { SIDE($side) }, à qui l’on demande { $kind ->
                [set] { $size ->
                    [4] le quatorze
                   *[3] le brelan
                }
               *[point] { KIND($kind, form: "le") }
            }, montre { CARDS($cards) }.
        }
    .full = Les deux joueurs le savent désormais. Cela ne rapporte rien, et demander ne coûte rien.

refused-ask-nothing =
    .short =
        { $kind ->
            [point] L’adversaire n’a pas annoncé de point que vous puissiez demander à voir ; continuez.
            [sequence] L’adversaire n’a pas annoncé de séquence que vous puissiez demander à voir ; continuez.
           *[set] L’adversaire n’a annoncé ni brelan ni quatorze que vous puissiez demander à voir ; continuez.
        }

refused-ask-seen =
    .short =
        { $kind ->
            [point] Vous avez déjà vu ce point ; continuez.
            [sequence] Vous avez déjà vu cette séquence ; continuez.
           *[set] Vous avez déjà vu ce brelan ou ce quatorze ; continuez.
        }

refused-ask-need_not =
    .short =
        { $extent ->
            [equal] D’après ces règles, seul ce qui était bon ou égal doit se montrer, et ce n’était ni l’un ni l’autre ; continuez.
            [scored] D’après ces règles, seul ce qui se marque doit se montrer, et cela n’a rien marqué ; continuez.
           *[nothing] D’après ces règles, rien ne doit se montrer à la demande ; continuez.
        }

refused-ask-early =
    .short = Les cartes { ROLE("younger", case: "de") } ne doivent se montrer qu’après l’entame ; entamez d’abord, puis demandez.

## equal.named

question-equal-named = Que dit-on des combinaisons égales ?

clause-equal-named =
    { $equal_named ->
        [cards] D’un point ou d’une séquence que la réponse a dits égaux, chacun montre les cartes : le premier aussitôt, le dernier après l’entame.
        [suit] D’un point ou d’une séquence que la réponse a dits égaux, chacun nomme la couleur : le premier aussitôt, le dernier après l’entame.
       *[nothing] On ne dit rien d’un point ou d’une séquence à égalité.
    }

equal-named-allowed =
    .call =
        { $void ->
            [yes] { $kind ->
                [sequence] Ma séquence
               *[point] Mon point
            } : une chicane à { SUIT($suit) }.
           *[absent] { $cards ->
                [absent] { $kind ->
                    [sequence] Ma séquence
                   *[point] Mon point
                } est en { SUIT($suit) }.
               *[other] { $kind ->
                    [sequence] Ma séquence
                   *[point] Mon point
                } : { CARDS($cards) }.
            }
        }
    .short =
        { $void ->
            [yes] { fr-equal-holding } est de néant : une chicane à { SUIT($suit) }.
           *[absent] { $cards ->
                [absent] { fr-equal-holding } est en { SUIT($suit) }.
               *[other] { fr-equal-holding } est en { SUIT($suit) } : { CARDS($cards) }.
            }
        }
    .full =
        { $void ->
            [yes] Ce qui est égal ne rapporte rien, mais l’adversaire apprend quelle couleur manque.
           *[absent] { $cards ->
                [absent] Ce qui est égal ne rapporte rien, mais l’adversaire apprend la couleur. Il savait déjà le nombre des cartes et ce qu’elles valent.
               *[other] { $kind ->
                    [sequence] Ce qui est égal ne rapporte rien, mais l’adversaire en apprend toutes les cartes. La couleur y suffirait : il savait déjà la longueur et la carte du haut.
                   *[point] Ce qui est égal ne rapporte rien, mais l’adversaire en voit toutes les cartes.
                }
            }
        }

## declared.bars

question-declared-bars = Et si les cartes annoncées par le premier contiennent mieux que ce qu’il a annoncé ?

clause-declared-bars =
    Les cartes que le premier a annoncées bonnes{ $show_on_request ->
        [yes] { $show_extent ->
            [scored] {""}
           *[equal] {" "}ou égales
        }
       *[no] {""}
    } valent comme montrées, même pour ce qu’il n’a pas annoncé : le dernier ne compte une séquence que si elle bat toutes
    celles que ces cartes contiennent, et un brelan ou un quatorze que s’il bat tous ceux qu’elles contiennent.

declared-bars-denied =
    .short =
        { $kind ->
            [sequence] { $called_length ->
                [absent] La { SEQUENCE($length, $top) } { ROLE("younger", case: "de") } ne compte pas, car les cartes annoncées par l’adversaire contiennent une { SEQUENCE($other_length, $other_top) }.
               *[other] La { SEQUENCE($length, $top) } { ROLE("younger", case: "de") } ne compte pas non plus : elle bat la { declared-bars-called } annoncée, mais non la { SEQUENCE($other_length, $other_top) } contenue dans les cartes annoncées par l’adversaire.
            }
           *[set] { $called_size ->
                [absent] Le { SET($size, $rank) } { ROLE("younger", case: "de") } ne compte pas, car les cartes annoncées par l’adversaire contiennent un { SET($other_size, $other_rank) }.
               *[other] Le { SET($size, $rank) } { ROLE("younger", case: "de") } ne compte pas non plus : il bat le { SET($called_size, $called_rank) } annoncé, mais non le { SET($other_size, $other_rank) } contenu dans les cartes annoncées par l’adversaire.
            }
        }
    .full =
        { SIDE("elder") } a annoncé { CARDS($other_cards) } parmi ce qui était bon ou égal, mais non comme { KIND($kind) }. Annoncer
        des cartes, c’est comme les montrer : elles empêchent donc de compter { CARDS($cards) }, qui ne sont pas meilleures. { declared-bars-both }L’adversaire
        n’apprend pas ce qu’avait { ROLE("younger") }.

declared-bars-called =
    { $called_top ->
        [absent] { SEQUENCE($called_length) }
       *[other] { SEQUENCE($called_length, $called_top) }
    }

declared-bars-both =
    { $kind ->
        [sequence] { $called_length ->
            [absent] {""}
           *[other] Aucun des deux ne compte donc de séquence : { ROLE("elder") } a annoncé trop peu, et { ROLE("younger") } ne peut rien compter contre ce qui a été annoncé.{" "}
        }
       *[set] { $called_size ->
            [absent] {""}
           *[other] Aucun des deux ne compte donc de brelan ni de quatorze : { ROLE("elder") } a annoncé trop peu, et { ROLE("younger") } ne peut rien compter contre ce qui a été annoncé.{" "}
        }
    }

## round.beaten

question-round-beaten = Que compte une combinaison qui n’est pas la meilleure de la table ?

clause-round-beaten = Une combinaison battue par celle d’un autre camp ne compte pas, et dès qu’une meilleure a été annoncée, elle ne peut plus l’être.

round-beaten-denied =
    .short =
        { $kind ->
            [point] Le point de { $length } { ROLE($who, case: "de") } est battu : { fr-winner-called } un point { $by ->
                [longer] de { $other_length }
                [level] qui vaut autant, avec plus de cartes
               *[higher] qui vaut { $other_pips }
            }.
            [sequence] La { SEQUENCE($length, $top) } { ROLE($who, case: "de") } est battue : { fr-winner-called } une { SEQUENCE($other_length, $other_top) }.
           *[set] Le { SET($size, $rank) } { ROLE($who, case: "de") } est battu : { fr-winner-called } un { SET($other_size, $other_rank) }.
        }
    .full =
        { $kind ->
            [point] { SIDE($who) } a annoncé un point de { $length }, valant { $pips } ; le meilleur point annoncé était de { $other_length }, valant { $other_pips }. { $by ->
                [longer] Le plus grand nombre de cartes l’emporte, quelle que soit leur valeur.
                [level] À valeur égale, le plus grand nombre de cartes l’emporte.
               *[higher] La plus grande valeur l’emporte.
            }
            [sequence] { $by ->
                [longer] La plus longue séquence l’emporte, quelle que soit sa carte du haut.
               *[higher] À longueur égale, c’est la plus haute qui l’emporte.
            }
           *[set] { $by ->
                [longer] Quatre cartes en battent trois, quel que soit leur rang.
               *[higher] À nombre égal, le rang le plus haut l’emporte.
            }
        } Ce qui est battu ne compte pas.

refused-round-not_better =
    .short =
        { $partner ->
            [yes] Votre partenaire a annoncé aussi bien que { CARDS($cards) }, ou mieux, et deux partenaires n’annoncent pas deux fois { KIND($kind, form: "le") } ; dites « rien de mieux ».
           *[no] On a annoncé { KIND($kind, form: "gender") ->
                [feminine] une { fr-better }
               *[masculine] un { fr-better }
            } que { CARDS($cards) } ; annoncez mieux, ou dites « rien de mieux ».
        }

## Des mots que plusieurs partagent

how-a-claim-stands =
    { $kind ->
        [point] { $by ->
            [longer] { $stands ->
                [better] { CARDS($cards) } sont plus nombreuses que les cartes annoncées
               *[worse] { CARDS($cards) } sont moins nombreuses que les cartes annoncées
            }
            [level] { $stands ->
                [better] { CARDS($cards) } valent autant que le point annoncé, avec plus de cartes
               *[worse] { CARDS($cards) } valent autant que le point annoncé, avec moins de cartes
            }
            [pips] { $stands ->
                [better] { CARDS($cards) } valent plus que le point annoncé
               *[worse] { CARDS($cards) } valent moins que le point annoncé
            }
           *[higher] { $stands ->
                [better] { CARDS($cards) } sont aussi nombreuses que les cartes annoncées, et valent plus
               *[worse] { CARDS($cards) } sont aussi nombreuses que les cartes annoncées, mais valent moins
            }
        }
        [sequence] { $by ->
            [longer] { $stands ->
                [better] { CARDS($cards) } font une séquence plus longue que celle { ROLE("elder", case: "de") }
               *[worse] { CARDS($cards) } font une séquence plus courte que celle { ROLE("elder", case: "de") }
            }
           *[higher] { $stands ->
                [better] { CARDS($cards) } font une séquence aussi longue que celle { ROLE("elder", case: "de") }, et plus haute
               *[worse] { CARDS($cards) } font une séquence aussi longue que celle { ROLE("elder", case: "de") }, mais moins haute
            }
        }
       *[set] { $by ->
            [longer] { $stands ->
                [better] { CARDS($cards) } font un quatorze, et l’annonce n’est qu’un brelan
               *[worse] { CARDS($cards) } ne font qu’un brelan, et l’annonce est un quatorze
            }
           *[higher] { $stands ->
                [better] { CARDS($cards) } sont aussi nombreuses que les cartes annoncées, et d’un rang plus haut
               *[worse] { CARDS($cards) } sont aussi nombreuses que les cartes annoncées, mais d’un rang plus bas
            }
        }
    }

true-answer-to-it =
    { $stands ->
        [better] l’annonce n’est pas bonne : répondez « pas bon »
       *[worse] contre ces cartes, l’annonce est bonne : répondez « bon »
    }

# Qui : le joueur par son numéro, ou l’un des partenaires quand on ne dit pas lequel.
subject =
    { ROLE($side, case: "number") ->
        [many] { $partners ->
            [yes] { SIDE($who) }
           *[no] L’un { ROLE($side, case: "de") }
        }
       *[one] { SIDE($who) }
    }

# Le côté qui a les points, quand c’est aussi celui d’un partenaire.
for-side =
    { $partners ->
        [yes] {" "}pour { ROLE($side) }
       *[no] {""}
    }

# Ce qu’il faudrait pour l’emporter, accordé.
fr-better =
    { $kind ->
        [point] meilleur point
        [sequence] meilleure séquence
       *[set] meilleur brelan ou quatorze
    }

# Qui a annoncé mieux, un joueur ou deux partenaires.
fr-winner-called =
    { ROLE($winner) } { ROLE($winner, case: "number") ->
        [many] ont annoncé
       *[one] a annoncé
    }

fr-equal-holding =
    { $kind ->
        [sequence] La séquence égale { ROLE($side, case: "de") }
       *[point] Le point égal { ROLE($side, case: "de") }
    }
