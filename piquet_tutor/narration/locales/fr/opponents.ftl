# Les adversaires : le nom de chaque niveau, son habitude en une ligne et, la donne finie, pourquoi il a fait ce qu’il a fait.

## Les niveaux

opponent-level =
    { $level ->
        [beginner] Débutant
        [point] Garde son point
        [cards] Compte les cartes
        [sensible] Avisé
       *[coach] Conseiller
    }
opponent-level-says =
    { $level ->
        [beginner] Joue ce qui lui paraît bon sur le moment : il garde les hautes cartes, prend toutes les levées qu’il peut et ne voit pas tout ce qu’il a.
        [point] Garde sa longue couleur et ce qui va avec, et prend ses levées au plus juste ; il ne retient aucune carte passée.
        [cards] Garde son point, et sait lesquelles de ses cartes ne peuvent plus être battues.
        [sensible] Pèse son écart et chaque carte contre quelques mains que vous pouvez avoir.
       *[coach] Fait la moyenne sur toutes les mains que vous pouvez encore avoir, chacune résolue jusqu’à la dernière levée.
    }

## Pourquoi il a fait ce qu’il a fait

opponent-error-playing = Cette donne n’est pas finie, et la raison trahirait ce qu’il a en main. Redemandez quand la dernière carte aura été jouée.
opponent-error-number = Cette donne n’a pas d’action { $number } ; donnez un numéro de 1 à { $count }.
opponent-error-level = Il n’y a pas de niveau « { $level } » ; choisissez parmi { $levels }.

opponent-put-out = { SIDE($side) } a écarté { CARDS($cards) } et gardé { CARDS($kept) }.
opponent-put-out-nothing = { SIDE($side) } n’a rien écarté et a gardé { CARDS($kept) }.
opponent-kept-point = Il a gardé un point de { WORDS($length) } à { SUIT($cards) }, valant { $pips }.
opponent-kept-sequence = Il a gardé une { SEQUENCE($length, $top) } à { SUIT($cards) }.
opponent-kept-set = Il a gardé un { SET($size, $rank) }.

opponent-led = { SIDE($side) } a entamé { CARD($card, case: "le") }.
opponent-followed = { SIDE($side) } a joué { CARD($card, case: "le") } sur { CARD($led, case: "le") }.
opponent-threw = { SIDE($side) } n’avait pas de quoi fournir sur { CARD($led, case: "le") } et a jeté { CARD($card, case: "le") }.
opponent-above =
    { $count ->
        [0] Parmi les cartes qu’il ne voyait pas, aucune ne pouvait battre celle-ci.
        [one] Parmi les cartes qu’il ne voyait pas, une seule pouvait battre celle-ci.
       *[other] Parmi les cartes qu’il ne voyait pas, { WORDS($count, gender: "feminine") } pouvaient battre celle-ci.
    }
opponent-average =
    { $count ->
        [one] Une seule main restait possible en face ; contre elle, cette carte fait { $whole },{ $tenths } des levées restantes, avec le meilleur jeu de part et d’autre.
       *[other] { $count } mains restaient possibles en face ; contre elles, cette carte fait en moyenne { $whole },{ $tenths } des levées restantes, avec le meilleur jeu de part et d’autre.
    }
opponent-average-next = La suivante, { CARD($card, case: "le") }, en fait { $whole },{ $tenths }.

# Un écart qui a été pesé : les chiffres arrivent tout écrits, les points à une décimale et sans signe.
opponent-weighed =
    { $direction ->
        [ahead] Il avait essayé { $considered } écarts, les meilleurs sur { $deals } donnes des cartes qu’il ne voyait pas : avec celui-ci, il finissait en moyenne avec une avance de { $points }, à { $error } près.
        [behind] Il avait essayé { $considered } écarts, les meilleurs sur { $deals } donnes des cartes qu’il ne voyait pas : avec celui-ci, il finissait en moyenne avec un retard de { $points }, à { $error } près.
        [level] Il avait essayé { $considered } écarts, les meilleurs sur { $deals } donnes des cartes qu’il ne voyait pas : avec celui-ci, il finissait en moyenne à égalité, à { $error } près.
        [bid] Il avait essayé { $considered } écarts, les meilleurs sur { $deals } donnes des cartes qu’il ne voyait pas ; au point où en étaient les enchères, aucun ne valait mieux en moyenne.
       *[match] Il avait essayé { $considered } écarts, les meilleurs sur { $deals } donnes des cartes qu’il ne voyait pas ; au point où en était la partie, aucun ne valait mieux en moyenne.
    }
opponent-weighed-next =
    { $level ->
        [yes] Le suivant, { CARDS($cards) }, faisait aussi bien sur les mêmes donnes, au hasard près.
       *[no] Le suivant, { CARDS($cards) }, rapportait { $points } de moins sur les mêmes donnes, à { $error } près.
    }

# Ce qu’il avait en tête : l’habitude qui a choisi. Les nombres et les cartes sont dits à côté.
opponent-habit =
    { $habit ->
        [keep_high_cards] À un débutant, les basses cartes paraissent inutiles, quoi qu’elles complètent ; les plus basses sont donc parties.
        [overlook] Il n’a pas vu ce qu’il avait là : il arrive à un débutant de manquer une séquence, un brelan ou un quatorze.
        [lead_the_highest] Une haute carte lui paraît une levée : il entame sa plus haute.
        [take_with_the_highest] Il pouvait prendre la levée ; il l’a prise, et de sa plus haute carte.
        [play_the_lowest] Il ne pouvait pas prendre la levée ; il a joué sa plus basse carte.
        [keep_the_point] Sa longue couleur et ce qui va avec rapportent ; tout le reste est parti d’abord.
        [lead_the_long_suit] Il entame sa plus longue couleur par le haut : les petites cartes feront peut-être des levées plus tard.
        [take_cheaply] Il pouvait prendre la levée, et c’était la plus basse carte qui suffisait.
        [part_with_the_least] Il ne pouvait pas prendre la levée ; il a joué sa plus basse carte.
        [cash_what_is_sure] Il avait compté les cartes : rien de ce qui restait ne pouvait battre celle-ci.
        [clear_the_suit] Il n’avait pas de levée sûre ; il a donc fait tomber ce qui dominait sa longue couleur.
        [take_and_keep] Il pouvait prendre la levée, et c’était la plus basse carte qui suffisait.
        [keep_guards] Il ne pouvait pas prendre la levée. Il n’a jeté ni levée sûre ni garde tant qu’il avait autre chose.
        [keep_what_scores] Sur les cartes qui pouvaient venir, aucun autre écart ne rapportait plus en moyenne, annonces et jeu ensemble.
        [best_on_average] Sur toutes les mains possibles en face, aucune autre carte ne faisait mieux.
        [for_the_pique] À ne compter que les levées, une autre carte faisait mieux ; avec le pique à portée, aucune.
        [against_the_pique] À ne compter que les levées, une autre carte faisait mieux ; mais celle-ci gardait de quoi arrêter le pique.
        [forced] Il ne pouvait jouer aucune autre carte.
        [take_the_rest] Il avait assez de cartes maîtresses pour toutes les levées restantes.
        [reach_thirty] Il avait assez de cartes maîtresses pour faire pique.
        [cash_a_winner] Elle ne pouvait pas être battue et gardait la main, et aucune autre carte ne valait mieux en moyenne.
        [drive_out_the_guard] Il affranchissait une longue couleur, pour que les petites cartes en fassent des levées.
        [lead_safely] Sur les mains qu’il imaginait en face, c’est l’entame qui donnait le moins.
        [win_cheaply] La levée valait la peine d’être prise, et aucune carte dont il pouvait se passer ne la prenait à meilleur compte.
        [hold_up] Il aurait pu prendre la levée, mais la carte gagnante valait davantage plus tard.
        [follow_low] Il ne pouvait pas prendre la levée ; il a joué sa plus basse carte de la couleur.
        [throw_the_least] Il a jeté ce qui lui manquerait le moins.
        [spare_a_winner] Il avait plus de cartes maîtresses qu’il n’en pouvait faire, et les gardes qu’il a conservées valaient davantage.
        [as_the_match_stands] Il regardait la partie, et pas seulement la donne : au point où elle en était, aucune carte ne valait mieux.
        [leave_it_to_partner] Son partenaire prenait la levée ; il n’a donc pas dépensé de haute carte.
        [help_partner] La carte de son partenaire pouvait encore être battue ; il a donc assuré la levée.
        [lead_to_lose] Il voulait perdre les levées, et sur les mains qu’il imaginait en face, c’est cette entame qui en faisait le moins.
        [go_under] Il voulait perdre les levées ; parmi les cartes qui perdaient celle-ci, il a joué la plus dangereuse à garder.
        [take_it_high] La levée était à lui de toute façon ; il l’a prise avec sa carte la plus dangereuse.
        [throw_the_dangerous] Il voulait perdre les levées ; la carte qu’il a jetée risquait le plus d’en faire une.
        [claim_the_blank] Une carte blanche ne rapporte que si on l’annonce.
        [ask_to_see] Ce qui a été annoncé doit se montrer à qui le demande, et demander ne coûte rien. Il l’a donc demandé.
        [tell_all] Ce qu’on n’annonce pas ne rapporte rien ; il a donc tout dit.
        [beaten_anyway] Quelle que soit la main d’en face, cela ne marquait rien ; l’annoncer n’aurait fait que dire ce qu’il avait.
        [points_cost] Au point où en était la partie, le taire valait mieux que le marquer.
        [undertake] Sur les cartes qui pouvaient venir, aucune autre parole ne valait mieux que cette enchère.
        [ready_to_play] Jouer à ce prix valait mieux que jouer contre.
        [play_against_it] Aucune enchère plus haute ne valait mieux que de jouer contre celle-là.
        [let_it_stand] Il avait gagné l’enchère, et aucune plus haute ne valait mieux.
        [leave_unbid] Avec une telle main, mieux valait que personne n’enchérisse.
        [double_it] Sur les mains possibles en face, l’engagement n’était pas tenu en moyenne ; il valait donc la peine de contrer.
       *[redouble_it] Sur les cartes qui pouvaient venir, l’engagement était tenu en moyenne, contré ou non.
    }
