# Pourquoi une chose ne peut se faire : une phrase pour le joueur qui l’a tentée (quoi, pourquoi, que faire ensuite). Les
# cartes nommées ici sont les siennes, ou ont été jouées.

refused-turn-wait =
    .short =
        { $to_act ->
            [absent] Personne ne doit agir en ce moment ; attendez.
           *[other] C’est { ROLE($to_act, case: "a") } { phase-doing } ; attendez que ce soit fait.
        }
refused-turn-over =
    .short = La donne est finie : on n’y peut plus rien faire ; commencez la suivante, ou revenez en arrière pour revoir celle-ci.
refused-turn-not_now =
    .short = Ce n’est pas ce qui est demandé maintenant : { phase-doing-ing } ; voyez dans le message ce que vous pouvez faire.
phase-doing =
    { $phase ->
        [carte_blanche] de parler d’une carte blanche
        [bidding] d’enchérir
        [exchange] d’écarter
        [round] de parler
        [declare] de parler
       *[play] de jouer
    }
phase-doing-ing =
    { $phase ->
        [carte_blanche] on vous demande si vous annoncez votre carte blanche
        [bidding] on vous demande d’enchérir
        [exchange] on vous demande d’écarter des cartes
        [round] vous êtes au milieu des annonces
        [declare] vous êtes au milieu des annonces
       *[play] vous êtes au jeu de la carte
    }

refused-cards-not_held =
    .short = Vous n’avez pas { CARD($card, case: "le") } ; choisissez parmi les cartes de votre main.
refused-cards-twice =
    .short = Vous citez deux fois { CARD($card, case: "le") }, et il n’y a qu’une carte de ce nom ; citez chaque carte une seule fois.

refused-carte_blanche-bound =
    .short = D’après ces règles une carte blanche ne peut pas se taire ; annoncez-la.
refused-carte_blanche-number =
    .short =
        { $number ->
            [absent] Avec une carte blanche, le premier doit dire combien de cartes il écartera ; nommez un nombre de { $minimum } à { $maximum }.
           *[other] Vous avez nommé { $number } { $number ->
                [one] carte
               *[other] cartes
            }, mais vous pouvez en écarter { limits } ; nommez un nombre permis.
        }
refused-carte_blanche-named =
    .short =
        Vous avez dit que vous en écarteriez { $maximum }, l’autre joueur y a compté, et vous en avez choisi { $number } ;
        choisissez-en exactement { $maximum }.
limits =
    { $same_limits ->
        [yes] exactement { $maximum }
       *[no] de { $minimum } à { $maximum }
    }
how-many-chosen =
    { $number ->
        [0] Vous n’avez choisi aucune carte
        [one] Vous avez choisi une carte
       *[other] Vous avez choisi { WORDS($number, gender: "feminine") } cartes
    }
refused-exchange-elder =
    .short =
        { $too_many ->
            [yes] { how-many-chosen }, mais le premier peut en écarter ici { limits } ; remettez-en { WORDS($surplus, gender: "feminine") } dans votre main.
           *[no] { how-many-chosen }, mais le premier doit en écarter ici { limits } ; choisissez-en au moins { WORDS($surplus, gender: "feminine") } de plus.
        }
refused-exchange-younger =
    .short =
        { $too_many ->
            [yes] { how-many-chosen }, mais { $left ->
                [0] il ne reste rien au talon
                [one] il ne reste qu’une carte au talon
               *[other] il reste { $left } cartes au talon
            } et le dernier peut en écarter { limits } ; remettez-en { WORDS($surplus, gender: "feminine") } dans votre main.
           *[no] { how-many-chosen }, mais le dernier doit en écarter ici { limits } ; choisissez-en au moins { WORDS($surplus, gender: "feminine") } de plus.
        }

refused-talon-untaken =
    .short =
        { $left ->
            [0] Il ne reste rien au talon, donc rien à retourner ; continuez.
           *[other] { $how ->
                [expose_or_hide_now] Seul le dernier peut retourner ce qui reste du talon, une fois, et avant la première annonce ; continuez.
                [look_after_lead_shared] Seul le dernier peut retourner ce qui reste du talon, une fois, après l’entame et avant d’y jouer ; continuez, ou attendez ce moment.
               *[other] D’après ces règles ce qui reste du talon ne se retourne pas ; continuez.
            }
        }

refused-declare-order =
    .short =
        { $expected ->
            [point] Ce n’est pas encore le tour { KIND($kind, form: "de") } ; le point vient d’abord, répondez donc du point.
            [sequence] Ce n’est pas le tour { KIND($kind, form: "de") } ; les séquences viennent maintenant, répondez donc d’elles d’abord.
            [set] Ce n’est pas le tour { KIND($kind, form: "de") } ; brelans et quatorze viennent maintenant, répondez donc d’eux d’abord.
           *[other] On ne peut rien annoncer de cette sorte maintenant ; poursuivez avec ce qui est demandé.
        }
refused-declare-no_such =
    .short =
        { $kind ->
            [point] { CARDS($cards) } ne sont pas d’une seule couleur et ne font pas un point ; choisissez des cartes d’une même couleur.
            [sequence] { CARDS($cards) } ne font pas une séquence ; choisissez trois cartes ou plus d’une couleur, qui se suivent.
           *[set] { CARDS($cards) } ne font ni brelan ni quatorze ; choisissez trois ou quatre cartes d’un même rang, à partir du dix.
        }
refused-declare-once =
    .short =
        { $kind ->
            [set] { CARDS($cards) } : ces cartes ont déjà été comptées, et un rang ne compte qu’une fois ; laissez-les de côté.
           *[other] { CARDS($cards) } font partie d’une suite déjà comptée, et une suite ne compte qu’une fois ; laissez-les de côté.
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

refused-sinking-allowed =
    .short =
        { $how ->
            [none] D’après ces règles vous ne pouvez pas annoncer moins que vous ne tenez, et vous tenez { CARDS($cards) } ; annoncez tout.
            [whole_combinations] D’après ces règles vous pouvez taire une combinaison, mais non une partie, et vous tenez { CARDS($cards) } ; annoncez-la tout entière, ou laissez-la de côté.
           *[whole_class] D’après ces règles vous pouvez taire toute une sorte, mais non une partie d’une combinaison, et vous tenez { CARDS($cards) } ; annoncez tout, ou rien de cette sorte.
        }
refused-sinking-binds =
    .short =
        Vous avez annoncé d’abord { CARDS($called) }, que l’autre joueur aurait pu battre : vous ne pouvez donc plus
        compter { CARDS($cards) }, qui valait mieux ; laissez cela de côté.

refused-reply-cards =
    .short =
        { $answer ->
            [ask] Vous ne pouvez demander qu’avec { KIND($kind, form: "un") } à opposer à ce qui est annoncé ; choisissez les cartes auxquelles vous pensez.
            [equal] Pour dire « égal », il faut { KIND($kind, form: "un") } de même force ; choisissez les cartes auxquelles vous pensez.
           *[not_good] Pour dire « pas bon », il faut avoir mieux que ce qui est annoncé ; choisissez les cartes auxquelles vous pensez, ou dites « bon ».
        }
refused-reply-asked_with =
    .short = Vous avez demandé avec { CARDS($cards) } : ce sont donc ces cartes qu’il faut comparer ; répondez avec elles, et selon la vérité.
refused-reply-ask =
    .short =
        { $kind ->
            [point] Vous ne pouvez demander ce que vaut un point que si le vôtre a autant de cartes, avant que sa valeur soit dite ; ce n’est pas le cas de { CARDS($cards) } : répondez « bon » ou « pas bon ».
            [sequence] Vous ne pouvez demander à quelle carte va une séquence que si la vôtre est aussi longue, avant que sa hauteur soit dite ; ce n’est pas le cas de { CARDS($cards) } : répondez « bonne » ou « pas bonne ».
           *[set] Il n’y a rien à demander d’un brelan ou d’un quatorze, dont le rang est dit ; répondez « bon » ou « pas bon ».
        }
refused-reply-ask_first =
    .short =
        { $kind ->
            [point] { CARDS($cards) } sont aussi nombreuses que les cartes annoncées : c’est donc la valeur qui décide ; demandez d’abord « Combien vaut-il ? ».
            [sequence] { CARDS($cards) } font une séquence aussi longue que l’autre : c’est donc la carte du haut qui décide ; demandez d’abord « À quelle carte ? ».
           *[set] On n’en a pas dit assez pour comparer { CARDS($cards) } ; demandez d’abord.
        }
refused-reply-not_better =
    .short = { CARDS($cards) } ne battent pas ce qui est annoncé : « pas bon » ne serait pas vrai ; choisissez de meilleures cartes, ou répondez selon la vérité.
refused-reply-not_equal =
    .short = { CARDS($cards) } n’ont pas exactement la force de ce qui est annoncé : « égal » ne serait pas vrai ; répondez « bon » ou « pas bon ».

refused-show-first =
    .short = Avant de jouer à la première levée, on montre et compte ce dont on a répondu, car ensuite c’est perdu ; montrez-le maintenant.
refused-show-claimed =
    .short = Vous avez répondu de { CARDS($cards) } : il faut donc les montrer d’abord ; joignez-les à ce que vous montrez.
refused-show-not_open =
    .short =
        { $kind ->
            [point] Vous n’avez pas gagné le point, et n’en avez donc pas à compter ; laissez-le de côté.
            [sequence] Cette séquence ne peut se compter : elle n’a pas été opposée quand elle pouvait l’être, ou les séquences ne sont pas à vous ; laissez-la de côté.
           *[set] Ce brelan ou quatorze ne peut se compter : il n’a pas été opposé quand il pouvait l’être, ou cette sorte n’est pas à vous ; laissez-le de côté.
        }

refused-ask-nothing =
    .short =
        { $kind ->
            [point] L’autre joueur n’a pas annoncé de point que vous puissiez demander à voir ; continuez.
            [sequence] L’autre joueur n’a pas annoncé de séquence que vous puissiez demander à voir ; continuez.
           *[set] L’autre joueur n’a annoncé ni brelan ni quatorze que vous puissiez demander à voir ; continuez.
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
    .short = Les cartes du dernier ne doivent se montrer qu’après l’entame ; entamez d’abord, puis demandez.

refused-play-follow_suit =
    .short = On a entamé { $suit ->
        [spades] pique
        [hearts] cœur
        [diamonds] carreau
       *[clubs] trèfle
     } et vous pouvez fournir : { CARD($card, case: "le") } ne peut donc se jouer ; jouez { CHOICE($cards) }.
refused-concede-now =
    .short = Le jeu ne peut s’abandonner qu’à la dernière donne, avant votre première carte, et là où les règles le permettent ; continuez à jouer.
refused-concede-needless =
    .short = Vous avez { $total } et pourriez encore marquer { $within } : le rubicon de { $line } n’est pas hors d’atteinte ; continuez à jouer.
refused-play-head =
    .short = D’après ces règles vous devez prendre la levée quand vous le pouvez, et { CARD($card, case: "le") } ne bat pas { CARD($led, case: "le") } ; jouez { CHOICE($cards) }.
