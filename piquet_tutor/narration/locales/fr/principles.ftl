# Les principes du bon jeu : le premier indice de l’entraîneur, et le nom que le bilan donne à un choix.

principle-capot = Visez toutes les levées.
principle-stop_the_capot = Sauvez une levée : évitez le capot.
principle-cards = Jouez pour la septième levée : elle gagne les cartes.
principle-deny_the_cards = Ne laissez pas les cartes à l’adversaire.
principle-pique = Pressez-vous : il y a un pique à faire.
principle-stop_the_pique = Empêchez le pique.
principle-bid = Jouez pour l’enchère.
principle-last_trick = Gardez une carte maîtresse pour la dernière levée.
principle-keep_a_guard = Conservez une garde.
principle-cash_winners = Faites vos levées sûres avant de rendre l’entame.
principle-drive_out = Faites tomber la seule carte qui domine votre couleur.
principle-lead_from_strength = Entamez dans votre longue.
principle-throw_in = Rendez l’entame exprès.
principle-win_cheaply = Prenez au plus juste.
principle-take_the_trick = Prenez la levée tant que vous le pouvez.
principle-duck = Laissez passer cette levée.
principle-keep_winners = Gardez une carte qui peut encore gagner.
principle-count_the_hand = Comptez la main de l’adversaire.
principle-play_the_odds = Jouez ce qui réussit le plus souvent.
principle-keep_the_point = Gardez votre point.
principle-keep_the_sequence = Gardez votre séquence.
principle-keep_the_set = Gardez ce qui peut devenir un quatorze.
principle-keep_for_play = Gardez les cartes qui font des levées.
principle-keep_for_the_bonus = Gardez la main qui approche de trente.
principle-draw_more = Prenez toutes les cartes permises.
principle-draw_another = Écartez encore ce dont votre main se passe.
principle-call_it_all = Annoncez tout ce que vous avez.
principle-compare_first = Comparez avant de dire « bon ».

## Les chiffres. $over : yes là où cette part d’un écart gagne plus que le tout

principle-capot-why = Jusqu’au bout, { CARD($better, case: "le") } mène au capot ; { CARD($card, case: "le") }, non.
principle-stop_the_capot-why = Jusqu’au bout, { CARD($card, case: "le") } laisse toutes les levées à l’adversaire ; { CARD($better, case: "le") } en sauve { $better_tricks ->
        [one] une
       *[other] { $better_tricks }
    }.
principle-cards-why = Jusqu’au bout, { CARD($better, case: "le") } gagne les cartes ({ $scored }) ; { CARD($card, case: "le") }, non.
principle-deny_the_cards-why = Jusqu’au bout, { CARD($card, case: "le") } laisse les cartes à l’adversaire ({ $scored }) ; { CARD($better, case: "le") }, non.
principle-pique-why = Jusqu’au bout, { CARD($better, case: "le") } mène au pique ; { CARD($card, case: "le") }, non.
principle-stop_the_pique-why = Jusqu’au bout, { CARD($card, case: "le") } laisse l’adversaire faire un pique ; { CARD($better, case: "le") }, non.
principle-bid-why = Jusqu’au bout, { CARD($better, case: "le") } réussit l’enchère ; { CARD($card, case: "le") }, non.
principle-last_trick-why = Jusqu’au bout, { CARD($better, case: "le") } fait aussi gagner la dernière levée.
principle-keep_a_guard-why = Si l’on joue { CARD($better, case: "le") }, { CARD($guarded, case: "le") } fait encore une levée plus tard ; après { CARD($card, case: "le") }, aucune.
principle-cash_winners-why = { CAPITAL(CARD($better, case: "le")) } gagne sa levée ; { CARD($card, case: "le") } rend l’entame.
principle-lead_from_strength-why =
    { $fewer ->
        [0] Si on entame { CARD($better, case: "le") }, sa couleur fait { $count ->
            [one] une levée
           *[other] { $count } levées
        } ; si on entame { CARD($card, case: "le") }, cette couleur n’en fait aucune.
       *[other] Si on entame { CARD($better, case: "le") }, sa couleur fait { $count } levées ; si on entame { CARD($card, case: "le") }, cette couleur n’en fait que { $fewer }.
    }
principle-throw_in-why = { CAPITAL(CARD($better, case: "le")) } perd sa levée, et ce que l’adversaire joue ensuite donne quelque chose ; { CARD($card, case: "le") } garde l’entame et finit avec moins.
principle-win_cheaply-why = Les deux cartes gagnent cette levée, mais { CARD($card, case: "le") } en gagne une autre plus tard à qui garde cette carte.
principle-take_the_trick-why = { CAPITAL(CARD($better, case: "le")) } gagne cette levée ; { CARD($card, case: "le") } la laisse passer.
principle-duck-why = { CAPITAL(CARD($card, case: "le")) } gagne cette levée ; { CARD($better, case: "le") } la laisse passer et finit avec plus.
principle-keep_winners-why = { CAPITAL(CARD($card, case: "le")) } gagne une levée plus tard à qui garde cette carte.
principle-count_the_hand-why =
    { $hands ->
        [1] Après ce qui avait été dit et joué, la main de l’adversaire était connue.
       *[other] Après ce qui avait été dit et joué, { $hands } mains seulement étaient possibles.
    }
principle-play_the_odds-why = Sur toutes les mains encore possibles, { CARD($better, case: "le") } réussit mieux en moyenne. Cette fois, les cartes en ont décidé autrement.
principle-keep_the_point-why =
    { $over ->
        [yes] En moyenne, le meilleur écart gagne { $points } de plus au point, et en rend une partie ailleurs.
       *[no] La plus grande part, { $points } en moyenne, se gagne au point.
    }
principle-keep_the_sequence-why =
    { $over ->
        [yes] En moyenne, le meilleur écart gagne { $points } de plus aux séquences, et en rend une partie ailleurs.
       *[no] La plus grande part, { $points } en moyenne, se gagne aux séquences.
    }
principle-keep_the_set-why =
    { $over ->
        [yes] En moyenne, le meilleur écart gagne { $points } de plus aux brelans et quatorze, et en rend une partie ailleurs.
       *[no] La plus grande part, { $points } en moyenne, se gagne aux brelans et quatorze.
    }
principle-keep_for_play-why =
    { $over ->
        [yes] En moyenne, le meilleur écart gagne { $points } de plus aux levées, et en rend une partie ailleurs.
       *[no] La plus grande part, { $points } en moyenne, se gagne aux levées.
    }
principle-keep_for_the_bonus-why =
    { $over ->
        [yes] En moyenne, le meilleur écart gagne { $points } de plus en piques et repiques, et en rend une partie ailleurs.
       *[no] La plus grande part, { $points } en moyenne, se gagne en piques et repiques.
    }
principle-draw_more-why =
    { $fewer ->
        [0] Mieux vaut écarter { $count ->
            [one] une carte
           *[other] { $count } cartes
        } que rien.
        [1] Le meilleur écart est de { $count } cartes, pas d’une seule.
       *[other] Le meilleur écart est de { $count } cartes, pas de { $fewer }.
    }
principle-draw_another-why =
    { $fewer ->
        [0] Mieux vaut écarter { $count ->
            [one] une carte
           *[other] { $count } cartes
        } que rien : le reste mérite d’être gardé.
        [1] Le meilleur écart est de { $count } cartes, pas d’une seule : le reste mérite d’être gardé.
       *[other] Le meilleur écart est de { $count } cartes, pas de { $fewer } : le reste mérite d’être gardé.
    }
principle-call_it_all-why = Ce qui n’est pas annoncé ne compte pas, si bon que ce soit.
principle-compare_first-why = Dire « bon », c’est laisser compter l’adversaire. Regardez d’abord votre main.
principle-to-the-end =
    { $gain ->
        [0] Les cartes étant ce qu’elles étaient, les deux lignes finissent au même score.
        [one] { $more ->
            [yes] Jouée jusqu’au bout avec ces cartes, la meilleure ligne vaut 1 point de plus.
           *[no] Jouée jusqu’au bout avec ces cartes, ce qui a été joué finit, par chance, 1 point devant. Personne ne pouvait le savoir.
        }
       *[other] { $more ->
            [yes] Jouée jusqu’au bout avec ces cartes, la meilleure ligne vaut { $gain } points de plus.
           *[no] Jouée jusqu’au bout avec ces cartes, ce qui a été joué finit, par chance, { $gain } points devant. Personne ne pouvait le savoir.
        }
    }
