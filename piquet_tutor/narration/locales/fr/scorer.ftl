# À vous de marquer : les cases de la feuille, les marques, les aides, ce qui est su, et les fausses règles qui courent.
#
# D’une fausse règle (misconception-<nom>) : son nom ; .belief ce qu’on croit ; .correction ce qu’on a fait, et ce que dit
# la loi ; .nudge où regarder, sans la réponse.

## Les cases

scorer-box-carte_blanche = Carte blanche
scorer-box-point = Point
scorer-box-sequence = Séquences
scorer-box-set = Brelans et quatorze
scorer-box-carte_rouge = Carte rouge
scorer-box-repique = Repique
scorer-box-pique = Pique
scorer-box-play = Points du jeu
scorer-box-cards = Cartes ou capot
scorer-box-bid = Engagement
scorer-box-total = Total de la donne

scorer-asks-carte_blanche = Carte blanche : qui la marque, et combien ?
scorer-asks-point = Point : lequel est bon, et que marque-t-il ?
scorer-asks-sequence = Séquences : qui les marque, et combien en tout ?
scorer-asks-set = Brelans et quatorze : qui les marque, et combien en tout ?
scorer-asks-carte_rouge = Carte rouge : qui la marque, et combien ?
scorer-asks-repique = Repique : quelqu’un en fait-il un, et qu’ajoute-t-il ?
scorer-asks-pique = Pique : quelqu’un en fait-il un, et qu’ajoute-t-il ?
scorer-asks-play = Points du jeu : que rapportent à chaque camp ses entames et ses prises, sans « les cartes » ?
scorer-asks-cards = Cartes ou capot : qui marque, et combien ?
scorer-asks-bid = L’engagement : à qui rapporte-t-il, et combien ?
scorer-asks-total = Combien de points chaque camp tire-t-il de toute la donne ?

scorer-pace-call = Après chaque annonce
scorer-pace-declarations = Après les annonces
scorer-pace-end = À la fin de la donne

scorer-nobody = Personne
scorer-points = { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
scorer-answer-nobody = personne, 0
# Pour un côté dont on sait le nom du joueur.
scorer-answer-player = { $name } { $points }
scorer-answer-side = { ROLE($side) } { $points }

## La correction

scorer-mark-right = Juste : { $right }.
scorer-mark-wrong = Vous avez écrit { $given } ; c’est { $right }.
scorer-mark-skipped = Passé. C’est { $right }.
scorer-no-ruling = Personne n’avait rien à marquer ici : il n’y a donc pas de décision.
scorer-waiting = Les raisons qui répondraient à d’autres cases viendront quand vous les aurez remplies.
scorer-named-one = C’est le nombre qu’on trouve quand on croit ceci : { $belief }
scorer-named-two = C’est le nombre qu’on trouve quand on croit deux choses à la fois : { $belief } Et : { $other }
# La suite d’une réponse fausse : le compte de la règle n’est là que si la bonne réponse peut être dite
# ($whole vaut yes ; ou nothing, quand personne ne marque et qu’aucun compte n’y mène).
scorer-how-it-adds = { $whole ->
        [yes] Voici d’où vient le bon nombre.
       *[nothing] Voici pourquoi il n’y a rien à marquer.
    }
scorer-missed = Quelque chose vous a peut-être échappé : { $whole ->
        [yes] vous verrez ci-dessous d’où vient le bon nombre
       *[nothing] regardez encore une fois les cartes
    }.
scorer-not-named = Aucune erreur courante ne donne ce nombre dans cette donne. { scorer-how-it-adds }
scorer-hardly-named = Une erreur courante donne ce nombre dans cette donne, mais vos autres réponses ne la confirment pas : c’est peut-être une étourderie. Ce serait celle-ci : { $belief } { scorer-how-it-adds }
scorer-either-named = Plusieurs erreurs courantes donnent ce nombre dans cette donne. Ou bien celle-ci : { $belief } Ou bien celle-là : { $other } { scorer-how-it-adds }
scorer-nobody-one = { scorer-missed } Ou peut-être croyez-vous ceci, et personne ne marque alors non plus : { $belief }
scorer-nobody-two = { scorer-missed } Ou peut-être croyez-vous deux choses à la fois, et personne ne marque alors non plus : { $belief } Et : { $other }
scorer-nobody-correction = Si c’est le cas, voici où est l’erreur. { $correction }
scorer-nobody-hardly = { scorer-missed } Avec une erreur courante, personne ne marque non plus, mais vos autres réponses ne la confirment pas : { $belief }
scorer-nobody-either = { scorer-missed } Avec plusieurs erreurs courantes, personne ne marque non plus, peut-être avec celle-ci : { $belief } Ou peut-être avec celle-là : { $other }
scorer-skip = Passer
scorer-given = Déjà marqué : { $listed }.
scorer-given-one = { $box } : { $answer }

## Les aides

scorer-hint-nudge = Un indice
scorer-hint-rule = La règle
scorer-hint-cousin = Une autre donne, la même règle
scorer-hint-answer = La réponse
scorer-hint-rule-text = { $statement } ({ $law }).
scorer-hint-cousin-text = Dans cette autre donne, la réponse est { $answer }.
scorer-hint-cousin-wrong = Avec la même erreur, on y trouve { $wrong }.
scorer-hint-no-cousin = Aucune autre donne où cette règle décide n’a été trouvée ; l’aide suivante est la réponse.
scorer-hint-answer-text = La réponse est { $answer }.
scorer-no-citation = aucune source ; un usage de cette table

## Ce qui est su

scorer-mastery-title = Ce que vous savez
scorer-mastery-unseen = Pas encore demandé
scorer-mastery-box = { $box ->
        [1] À apprendre
        [2] Vu une ou deux fois
        [3] En bonne voie
        [4] Presque sûr
       *[other] Acquis
    }
scorer-mastery-due = { $count ->
        [0] Rien n’est à revoir.
        [one] { $count } règle est à revoir.
       *[other] { $count } règles sont à revoir.
    }
scorer-mastery-method = Chaque règle monte d’une case quand vous répondez juste, et revient au départ quand vous vous trompez ; plus la case est haute, moins la question revient souvent (Leitner, So lernt man lernen, 1972).

## Ce qui peut clocher dans une réponse, une question ou un fichier

scorer-fault-answer = Une réponse dit les points de chaque camp, ou bien qui marque et combien ; celle-ci ne dit ni l’un ni l’autre : recommencez.
scorer-fault-side = Personne du nom de « { $found } » ne marque ici ; répondez avec { $listed }, ou avec personne.
scorer-fault-nobody = Il faut quelqu’un pour marquer ces points : dites qui, ou écrivez 0.
scorer-fault-points = « { $found } » n’est pas un nombre de points ; écrivez un nombre entier de 0 à 1000.
scorer-fault-box = Il n’y a pas de case « { $found } » à remplir dans cette donne ; prenez { $listed }.
scorer-fault-difficulty = Il n’y a pas de difficulté « { $found } » ; prenez { $listed }.
scorer-fault-target = « { $found } » n’est pas une erreur qu’on puisse travailler avec { $title } ; choisissez-en une autre.
scorer-fault-not-about = L’erreur « { $found } » ne concerne pas cette case ; choisissez { $listed }.
scorer-fault-no-deal = Sur { $tried } donnes avec { $title }, il n’y en a aucune où « { $found } » compte ; prenez une autre graine ou une autre règle.
scorer-fault-question = « { $found } » ne désigne aucune question ; prenez un nom que le tuteur a donné.
scorer-fault-rules = Aucune erreur courante avec { $title } ne concerne ce que vous voulez travailler ; choisissez d’autres cases.
scorer-fault-not-json = Le fichier ne peut pas se lire : ce n’est pas du JSON.
scorer-fault-format = Le fichier dit être « { $found } », mais on ne peut lire ici que { $listed }.
scorer-fault-large = Le fichier est bien trop gros pour être celui de ce que vous savez.
scorer-fault-key = { $where } a une entrée inconnue, « { $found } ».
scorer-fault-missing = { $where } n’a pas de « { $found } ».
scorer-fault-value = { $where } doit être { $wanted }.
scorer-fault-place-file = Le fichier
scorer-fault-wanted-object = un groupe d’entrées nommées
scorer-fault-wanted-list = une liste
scorer-fault-wanted-count = un nombre entier de { $low } à { $high }
scorer-fault-wanted-text = un texte d’au plus { $high } caractères
scorer-fault-many = { $where } a plus de { $high } entrées.

## Les fausses règles : carte blanche

scorer-cited = { $quoted ->
        [yes] {" "}({ $law })
       *[no] {""}
    }

misconception-blank_ten_is_court = Le dix pris pour une figure
    .belief = Un dix gâte une carte blanche, comme un roi, une dame ou un valet.
    .done = Vous avez pris un dix pour une figure, mais seuls rois, dames et valets gâtent une carte blanche : une main qui a des dix mais aucune figure marque { $blank_points }{ scorer-cited }.
    .nudge = Quelles cartes, au juste, sont des figures ? Regardez les mains telles qu’elles ont été données, avant l’écart.
misconception-blank_outside_repique = La carte blanche hors du repique
    .belief = La carte blanche est une chose à part et n’aide pas au repique.
    .done = Vous avez laissé la carte blanche hors des { $target } du repique, mais elle y compte comme tout ce qui se marque en main, et avant tout le reste{ scorer-cited }.
    .nudge = Additionnez tout ce qui se marque en main, en commençant par ce qui vient en tout premier dans l’ordre du compte.

## Le point

misconception-point_by_pips = La valeur avant le nombre
    .belief = De deux points, celui qui vaut le plus est bon, quel que soit leur nombre de cartes.
    .done = Vous avez comparé d’abord les deux points par leur valeur, mais celui qui a le plus de cartes est bon ; la valeur ne décide qu’à nombre égal{ scorer-cited }.
    .nudge = Deux nombres décident entre deux points. Lequel regarde-t-on d’abord ?
misconception-point_needs_four = Il faut quatre cartes pour un point
    .belief = Moins de quatre cartes d’une couleur ne font pas un point.
    .done = Vous avez jugé le point trop court, comme dans certains livres, mais d’après ces règles il peut être de n’importe quelle longueur{ $point_min_pips ->
            [0] {""}
           *[other] , pourvu qu’il vaille { $point_min_pips }
        } ; s’il est le meilleur, il se marque, même très court{ scorer-cited }.
    .nudge = Personne n’a de longue couleur ici. Un point doit-il être long ?
misconception-point_scores_pips = Le point marque sa valeur
    .belief = Un bon point marque ce que valent ses cartes.
    .done = Vous avez marqué la valeur du point, qui ne sert qu’à départager deux points de même longueur ; un bon point marque { point-scores }{ scorer-cited }.
    .nudge = Un point a un nombre de cartes et une valeur. Lequel des deux est ce qu’il marque ?
misconception-point_one_less = Un de moins pour un point finissant par quatre
    .belief = Un point dont la valeur finit par quatre marque un de moins que son nombre de cartes.
    .done = Vous avez ôté un point parce que la valeur finit par quatre, comme dans certains livres, mais ici un bon point marque { point-scores }{ scorer-cited }.
    .nudge = Ce que vaut un bon point change-t-il ce qu’il marque ?
misconception-point_flat_five = Cinq pour tout point
    .belief = Un bon point vaut cinq, quelle que soit sa longueur.
    .done = Vous avez marqué cinq pour le point, quel que soit son nombre de cartes, mais un bon point marque { point-scores }{ scorer-cited }.
    .nudge = Tous les bons points valent-ils autant ?
misconception-equal_to_both = Égalité : les deux marquent
    .belief = Si les meilleures combinaisons sont égales, les deux joueurs marquent la leur.
    .done = Vous avez laissé marquer les deux joueurs, alors que leurs meilleures combinaisons sont égales.
    .instead = À égalité, personne ne marque{ scorer-cited }.
    .nudge = Comparez encore les deux meilleures, jusqu’au dernier chiffre. Qu’arrive-t-il si rien ne décide entre elles ?
misconception-equal_to_elder = Égalité : à qui a parlé d’abord
    .belief = Si les meilleures combinaisons sont égales, c’est celui qui a parlé d’abord qui marque.
    .done = Vous avez laissé marquer celui qui a parlé d’abord, alors que les deux meilleures combinaisons sont égales.
    .instead = Parler d’abord ne gagne rien : quand les meilleures sont égales, personne ne marque{ scorer-cited }.
    .nudge = Comparez encore les deux meilleures, jusqu’au dernier chiffre. Avoir parlé d’abord, cela aide-t-il ?

## Les séquences

misconception-sequence_needs_four = Il faut quatre cartes pour une séquence
    .belief = Trois cartes qui se suivent ne sont pas encore une séquence ; il en faut quatre.
    .done = Vous avez oublié une tierce : trois cartes qui se suivent dans une couleur sont une séquence, et la bonne marque { $tierce }{ scorer-cited }.
    .nudge = De combien de cartes est la plus courte séquence ? Parcourez chaque couleur des deux mains.
misconception-higher_sequence_wins = La plus haute avant la plus longue
    .belief = La séquence dont la carte du haut est la plus haute est bonne, quelles que soient les longueurs.
    .done = Vous avez comparé d’abord les deux séquences par leur carte du haut, mais la plus longue est bonne ; la carte du haut ne décide qu’à longueur égale{ scorer-cited }.
    .nudge = Deux choses décident entre deux séquences. Laquelle regarde-t-on d’abord ?
misconception-sequence_by_cards = Un par carte, même pour les longues
    .belief = Une séquence marque un point par carte, quelle que soit sa longueur.
    .done = Vous avez oublié les dix qui s’ajoutent à une séquence à partir de cinq cartes.
    .instead = { $tierce } et { $quart } pour une tierce et une quarte, c’est un par carte, mais une quinte marque { $quint }, et chaque séquence plus longue marque aussi dix de plus que son nombre de cartes{ scorer-cited }.
    .nudge = À partir d’une certaine longueur, quelque chose s’ajoute à une séquence. Combien de cartes a celle-ci ?
misconception-best_sequence_only = Seule la meilleure séquence compte
    .belief = On ne marque que la meilleure séquence.
    .done = Vous avez marqué une seule séquence, mais qui a la meilleure compte aussi toutes ses autres séquences{ scorer-cited }.
    .nudge = À qui est la meilleure séquence ? Parcourez ensuite le reste de cette main.
misconception-lesser_after_equal = Après une égalité, les autres comptent
    .belief = Si les meilleures séquences sont égales, les joueurs marquent quand même leurs autres séquences.
    .done = Vous avez marqué de plus petites séquences, alors que les meilleures sont égales.
    .instead = Quand les meilleures séquences sont égales, personne n’en marque, pas même les plus courtes{ scorer-cited }.
    .nudge = Les meilleures séquences sont égales. Que deviennent les autres ?
misconception-loser_counts_too = Chacun compte ce qu’il a
    .belief = Celui dont la meilleure séquence, le meilleur brelan ou quatorze est battu marque quand même ce qu’il a.
    .done = Vous avez laissé marquer aussi celui dont la meilleure combinaison est battue, mais aux séquences, comme aux brelans et quatorze, seul compte celui qui a la meilleure combinaison{ scorer-cited }.
    .nudge = Cherchez d’abord quelle combinaison est bonne. Que peut compter l’autre camp après cela ?

## Brelans et quatorze

misconception-rank_before_size = Le rang avant le nombre
    .belief = Un brelan d’as bat un quatorze de dix : le rang vient d’abord.
    .done = Vous avez comparé d’abord les brelans ou quatorze par leur rang, mais tout quatorze bat tout brelan ; le rang ne décide qu’à nombre égal{ scorer-cited }.
    .nudge = Deux choses décident entre brelans et quatorze. Laquelle regarde-t-on d’abord ?
misconception-best_set_only = Seul le meilleur brelan ou quatorze compte
    .belief = On ne marque que le meilleur brelan ou quatorze.
    .done = Vous n’avez marqué qu’un brelan ou quatorze, mais qui a le meilleur compte aussi tous ses autres brelans et quatorze{ scorer-cited }.
    .nudge = À qui est le meilleur ? Parcourez ensuite le reste de cette main.
misconception-quatorze_by_cards = Quatre pour un quatorze
    .belief = Quatre cartes d’un même rang marquent quatre, un par carte.
    .done = Vous avez compté un quatorze par ses cartes, mais quatre de même rang valent { $quatorze }, et trois { $trio }{ scorer-cited }.
    .nudge = Que dit le mot « quatorze » lui-même ?

## Repique et pique

misconception-repique_unbarred = Rien n’empêche un repique
    .belief = Trente en main font repique, quoi que l’autre camp ait compté.
    .done = Vous avez donné un repique, alors que l’autre camp marque plus tôt dans l’ordre du compte.
    .instead = Les { $target } doivent être atteints par des marques qui viennent toutes avant ce que l’autre camp compte{ scorer-cited }.
    .nudge = Rangez dans l’ordre du compte tout ce qui se marque en main. Quelle marque vient d’abord ?
misconception-any_score_bars_repique = Toute marque empêche un repique
    .belief = Pour un repique, il faut que l’autre camp ne marque rien du tout en main.
    .done = Vous avez laissé une marque plus tardive empêcher le repique, mais seul l’empêche ce qui vient avant les { $target } dans l’ordre du compte ; ce que l’autre camp compte après n’y change rien{ scorer-cited }.
    .nudge = Rangez dans l’ordre du compte tout ce qui se marque en main. Où les { $target } sont-ils atteints, et qu’est-ce qui vient avant ?
misconception-equality_bars_repique = Une égalité empêche un repique
    .belief = Si les points ou les meilleures séquences sont égaux, personne ne peut faire repique.
    .done = Vous avez laissé une égalité empêcher le repique, mais une égalité ne se marque pour personne : elle n’empêche donc personne{ scorer-cited }.
    .nudge = Ce qui empêche un repique, c’est une chose que l’autre camp marque. Une égalité se marque-t-elle ?
misconception-lead_bars_repique = L’entame empêche le repique du dernier
    .belief = Le point compté pour la première carte entamée empêche le repique de celui qui joue ensuite.
    .done = Vous avez laissé le point de l’entame empêcher le repique, mais dans l’ordre du compte, les points du jeu viennent après tout ce qui se marque en main, même si on les annonce avant que l’adversaire ait montré{ scorer-cited }.
    .nudge = On dit « un » en entamant, avant que l’adversaire ait montré quoi que ce soit. Mais où le jeu vient-il dans l’ordre du compte ?
misconception-bonuses_swapped = Les deux primes échangées
    .belief = Un repique ajoute { $pique } et un pique { $repique }.
    .done = { $box ->
            [repique] Vous avez donné au repique ce qu’ajoute un pique.
            [pique] Vous avez donné au pique ce qu’ajoute un repique.
           *[other] Vous avez donné à chaque prime ce qu’ajoute l’autre.
        }
    .instead = Le repique, fait en main seulement, est le plus rare et ajoute { $repique } ; le pique, fait avec l’aide du jeu, ajoute { $pique }{ scorer-cited }.
    .nudge = Il y a deux primes, l’une plus grosse que l’autre. Laquelle est la plus difficile à obtenir ?
misconception-pique_with_repique = Un pique avec chaque repique
    .belief = Qui fait repique a fait pique aussi et marque les deux.
    .done = Vous avez ajouté un pique à un repique, mais { $target } ne se paie qu’une fois.
    .instead = Le camp qui a le repique ne fait pas pique en plus{ scorer-cited }.
    .nudge = Ce camp a-t-il déjà été payé pour ses { $target } ?
misconception-pique_unbarred = Rien n’empêche un pique
    .belief = Trente en main et en jeu font pique, quoi que l’adversaire ait compté.
    .done = Vous avez donné un pique, alors que l’autre camp avait déjà marqué, en main ou par une levée.
    .instead = Il faut atteindre { $target } avant que l’autre camp ait compté quoi que ce soit{ scorer-cited }.
    .nudge = Suivez la donne jusqu’à ce que l’adversaire marque. Où en était celui qui voulait faire pique ?
misconception-pique_after_the_deal = Le pique cherché à la fin
    .belief = Pour un pique, il faut que l’autre camp ne marque rien de toute la donne.
    .done = Vous avez laissé un point plus tardif enlever le pique, mais ce qui importe, c’est ce que chacun avait quand les { $target } ont été atteints ; ce qui se marque après n’y change rien{ scorer-cited }.
    .nudge = Comptez tout haut, levée par levée. Qu’avait l’autre camp au moment même où « { $target } » a été dit ?
misconception-equality_bars_pique = Une égalité empêche un pique
    .belief = Si les points ou les meilleures séquences sont égaux, personne ne peut faire pique.
    .done = Vous avez laissé une égalité empêcher le pique, mais une égalité ne se marque pour personne : elle n’empêche donc personne{ scorer-cited }.
    .nudge = Ce qui empêche un pique, c’est une chose que l’autre camp marque. Une égalité se marque-t-elle ?
misconception-lost_class_bars_pique = Une annonce perdue empêche un pique
    .belief = Si l’une de ses annonces n’est pas bonne, un joueur ne peut plus faire pique.
    .done = Vous avez laissé une annonce perdue empêcher le pique, mais ces règles suivent l’ordre du temps : seul l’empêche ce que l’autre camp a compté, et les { $target } étaient là avant que l’adversaire ait compté quoi que ce soit{ scorer-cited }.
    .nudge = Une annonce n’était pas bonne. L’adversaire l’avait-il déjà comptée quand « { $target } » a été dit ?
misconception-pique_by_the_clock = Le pique dans l’ordre du temps
    .belief = Ce que le dernier a en main n’empêche un pique qu’une fois compté tout haut.
    .done = Pour le pique, vous avez suivi l’ordre dans lequel les choses se disent à la table, mais ce que le dernier marque en main vient, dans l’ordre du compte, avant tous les points du jeu, même s’il ne le compte qu’après l’entame ; cela empêche donc le pique{ scorer-cited }.
    .nudge = Le dernier ne compte qu’après l’entame. Mais où ses marques viennent-elles dans l’ordre du compte ?
misconception-cards_make_the_pique = Les cartes aident au pique
    .belief = Les points des cartes comptent dans les { $target } d’un pique.
    .done = Vous avez laissé les points des cartes faire le pique, mais seul ce qui se marque en main et pour chaque levée va vers les { $target }{ scorer-cited }.
    .nudge = Ne comptez que ce qui aide au pique. Tout ce qui a été marqué y aide-t-il ?

## Les levées et les cartes

misconception-winner_takes_the_point = Rien pour l’entame d’une levée perdue
    .belief = Chaque levée compte un point pour celui qui la fait, et rien pour personne d’autre.
    .done = Vous n’avez rien donné pour les entames perdues : chacune compte un point.
    .instead = Celui qui la prend en compte un autre{ scorer-cited }.
    .nudge = Au jeu, pour quoi donne-t-on un point : pour entamer, pour prendre, ou pour les deux ?
misconception-high_cards_only = Seuls le dix et au-dessus comptent
    .belief = Une carte entamée ou une levée prise ne compte qu’avec un dix ou plus.
    .done = Vous n’avez rien donné pour les entames et les levées faites avec de basses cartes, mais ici chaque carte entamée compte un point, et chaque levée prise sur l’entame de l’autre camp, quelles que soient les cartes{ scorer-cited }.
    .nudge = La carte entamée doit-elle être haute pour marquer ?
misconception-own_lead_twice = Entamer et prendre comptent deux fois
    .belief = Qui fait la levée qu’il a entamée compte un point pour l’entame et un pour la levée.
    .done = Vous avez compté deux fois les levées faites par celui qui les a entamées, mais faire une levée ne compte un point que si l’autre camp l’a entamée{ scorer-cited }.
    .nudge = Qui entame a déjà son point. Quand la levée en apporte-t-elle un autre ?
misconception-capture_counts_one = Une levée prise compte comme les autres
    .belief = Chaque levée compte un point pour celui qui la fait, peu importe qui l’a entamée.
    .done = Vous avez compté un point par levée, sans regarder qui l’a entamée, mais une levée que l’autre camp a entamée en compte deux pour celui qui la prend, et un seulement si celui qui la fait l’a entamée{ scorer-cited }.
    .nudge = Un point pour une levée entamée et gardée. Et pour une levée prise sur l’entame de l’autre camp ?
misconception-leads_alone_score = Seule l’entame compte
    .belief = Un point pour chaque carte entamée, et rien pour prendre celle de l’autre camp.
    .done = Vous n’avez rien donné pour une levée prise sur l’entame de l’autre camp : elle compte un point, en plus de ce que l’entame a compté{ scorer-cited }.
    .nudge = Entamer n’est pas la seule façon de gagner un point au jeu. Quelle est l’autre ?
scorer-last-trick = { $last_trick ->
        [0] elle ne compte pas plus qu’une autre
        [two_with_high_card] elle compte deux si un dix ou plus la prend, et sinon un
       *[other] elle compte { $last_trick } de plus
    }
misconception-last_trick_plain = La dernière levée comme les autres
    .belief = La dernière levée ne compte pas plus que les autres.
    .done = Vous avez compté la dernière levée comme les autres, mais { scorer-last-trick }{ scorer-cited }.
    .nudge = Toutes les levées valent-elles autant ? Pensez à la fin de la donne.
misconception-last_trick_three = Deux de plus pour la dernière levée
    .belief = La dernière levée compte deux de plus que les autres, trois en tout.
    .done = C’est trop pour la dernière levée : { scorer-last-trick }{ scorer-cited }.
    .nudge = Quelque chose s’ajoute pour une levée de la donne. Combien ?
misconception-cards_shared = Six levées chacun : les cartes se partagent
    .belief = Quand les levées sont partagées, chaque camp marque la moitié des { $cards } des cartes.
    .done = Vous avez partagé les { $cards } des cartes, mais quand les levées sont partagées, personne ne les marque{ scorer-cited }.
    .nudge = Les cartes vont à la majorité des levées. Qui en a le plus ?
misconception-capot_on_top = Le capot en plus des cartes
    .belief = Qui fait toutes les levées marque { $capot } en plus des { $cards } des cartes.
    .done = Vous avez compté les { $capot } du capot en plus des { $cards } des cartes ; les { $capot } prennent leur place{ scorer-cited }.
    .nudge = L’une des deux primes des levées tient lieu de l’autre. Laquelle ?

## La page

scorer-page-tabs = Parties de la page
scorer-page-tab-practice = S’exercer
scorer-page-tab-deal = Marquer une donne
scorer-page-tab-known = Ce que vous savez
scorer-page-rules = Règles
scorer-page-topic = Sujet
scorer-page-topic-all = Tout, à tour de rôle
scorer-page-difficulty = Difficulté
scorer-page-difficulty-any = Toutes mêlées
scorer-page-difficulty-easy = Plus facile
scorer-page-difficulty-medium = Moyen
scorer-page-difficulty-hard = Plus difficile
scorer-page-pace = Les cases sont demandées
scorer-page-who = Qui marque ?
scorer-page-who_both = Qui marque ? Les deux le peuvent.
scorer-page-each = Combien chacun en a-t-il ?
# Quand la question ne porte que sur un côté.
scorer-page-how_many = Combien ?
scorer-page-points = Points : { $side }
scorer-page-more = Un de plus : { $side }
scorer-page-less = Un de moins : { $side }
scorer-page-mark = Vérifier
scorer-page-next = Question suivante
scorer-page-on = Continuer la donne
scorer-page-another = Une autre donne
scorer-page-busy = On cherche une donne …
scorer-page-marking = Correction de votre réponse …
scorer-page-hint = Aide : { $step }
scorer-page-hints = Aides
scorer-page-right = Juste
scorer-page-wrong = Pas tout à fait
scorer-page-skipped = Passé
scorer-page-try-again = Pas tout à fait. { $told } Essayez encore une fois.
scorer-page-because = D’où vient ce nombre
scorer-page-law = La loi
scorer-page-perhaps = Peut-être cette erreur : { $name }
scorer-page-misreading = L’erreur : { $name }
scorer-page-answer-first = Dites d’abord qui marque, ou appuyez sur « { $nobody } ».
scorer-page-points-first = Écrivez aussi combien de points ; 0 s’il n’y en a pas.
scorer-page-given = Déjà marqué
scorer-page-given-number = { $box } : { $answer }
scorer-page-said = Ce qui a été dit et fait
scorer-page-dealt = { $name }, à la donne
scorer-page-kept = { $name }, après l’écart
scorer-page-held = { $name }
scorer-page-out = { $name } : écart
scorer-page-cards = Les cartes
scorer-page-tricks = Les levées
scorer-page-trick = Levée { $number } : entame : { $leader } ; gagnée : { $winner }
scorer-page-trick-heads = La carte d’entame vient d’abord ; dessous, qui a fait la levée.
scorer-page-cousin = L’autre donne
scorer-page-recent = Vos dernières réponses
scorer-page-stop = Partie { $number } sur { $all }
scorer-page-complete = Toutes les cases de cette partie sont corrigées.
scorer-page-over = Toute la donne est marquée : cases justes, { $right } sur { $all }.
scorer-page-boxes = La feuille de marque
scorer-page-left = { $count ->
        [one] Il reste une case à remplir.
       *[other] Il reste { $count } cases à remplir.
    }
scorer-page-answers = { $count ->
        [0] Pas encore de réponse : le tableau se remplit à mesure que vous vous exercez.
        [one] Une réponse jusqu’ici.
       *[other] { $count } réponses jusqu’ici.
    }
scorer-page-tally = { $right } justes, { $wrong } fausses
scorer-page-principle = Un principe de jeu
scorer-page-principle-from = Rencontré dans la revue d’une de vos donnes.
scorer-page-idle = { $count ->
        [one] Une autre ne compte pas : vous l’avez passée, ou écrite après avoir vu la réponse.
       *[other] { $count } autres ne comptent pas : vous les avez passées, ou écrites après avoir vu la réponse.
    }
# Quand une règle revient, en réponses à partir de maintenant.
scorer-page-due = { $wait ->
        [0] À revoir
        [one] À revoir après une réponse de plus
       *[other] À revoir après { $wait } réponses de plus
    }
scorer-known-cards-capot = Que marque-t-on pour avoir fait toutes les levées ?
scorer-known-cards-most = Que marque-t-on pour avoir fait le plus de levées ?
scorer-page-again = Encore la même erreur.
scorer-page-box-of = Case { $box } sur { $boxes }
scorer-page-export = Enregistrer dans un fichier
scorer-page-import = Ouvrir un fichier
scorer-page-erase = Effacer
scorer-page-erase-sure = Effacer tout ce qui est gardé de vos réponses ? C’est définitif.
scorer-page-erase-yes = Effacer
scorer-page-erase-no = Garder
scorer-page-own = Cela n’est gardé que dans ce navigateur ; personne d’autre ne le voit.
scorer-page-erased = Effacé. Le tableau est vide de nouveau.
scorer-page-imported = Le fichier a pris la place de ce qui était ici.
scorer-page-import-broken = Ce fichier est abîmé, ou d’une autre sorte : il n’a pas été chargé et rien n’a changé ici ; choisissez un fichier enregistré ici par « { scorer-page-export } ». Ce qui ne va pas : { $why }
scorer-page-large = Le fichier est bien trop gros pour être celui de ce que vous savez, et n’a pas été lu ; choisissez un fichier que cette page a enregistré.
scorer-page-kept-broken = Ce que ce navigateur avait gardé n’a pas pu être lu : on repart de zéro. { $why }
scorer-page-notice = À vous de marquer
scorer-page-link-before = La donne à marquer ici est celle d’avant ; elle ne vient pas de ce lien.
scorer-page-link-none = Les donnes à marquer ici sont celles du tuteur ; elles ne viennent pas du lien.
scorer-page-no-rules = Il n’y a pas de règle du jeu « { $given } » : { $title } est choisie ; les autres sont dans la liste.
scorer-page-no-topic = Il n’y a pas d’exercice sur « { $given } » ici : tout vient à tour de rôle.

## Ce qui ne va pas dans une réponse
scorer-amiss-show = Appuyez sur « { scorer-skip } » pour voir le compte.
scorer-amiss-high = { $by ->
        [one] un point
       *[other] { WORDS($by) } points
    } de trop pour { ROLE($side) }
scorer-amiss-low = { $by ->
        [one] un point
       *[other] { WORDS($by) } points
    } de moins qu’il ne faut pour { ROLE($side) }
scorer-amiss-one-right = Le nombre { ROLE($side, case: "de") } est juste ; { ROLE($other) } a { $parts }.
scorer-amiss-left-out = C’est bien lui ; { $held } { $count ->
        [one] compte
       *[other] comptent
    } aussi.
scorer-amiss-prices-point = C’est bien lui ; un par carte : { CARDS($cards) }.
scorer-amiss-prices-sequence = C’est bien lui : { $held } ; { $prices }.
scorer-amiss-prices-set = C’est bien lui : { $held } ; { $quatorze } pour quatre cartes de même rang, { $trio } pour trois.
scorer-amiss-holds = { SIDE($side) } compte { $held }.
scorer-amiss-held = { $box ->
        [sequence] une { SEQUENCE($size, $rank) }
        [set] un { SET($size, $rank) }
       *[point] { WORDS($size, gender: "feminine") } cartes
    }
scorer-amiss-the = { $box ->
        [sequence] la { SEQUENCE($size, $rank) }
        [set] le { SET($size, $rank) }
       *[point] les { WORDS($size, gender: "feminine") } cartes
    }
scorer-amiss-in-suit = { $held } à { SUIT($cards) }
scorer-amiss-none = { $box ->
        [sequence] aucune
       *[set] aucun
    }
scorer-amiss-cards-prices = C’est bien lui ; { $most } pour le plus de levées, { $capot } pour toutes.
scorer-amiss-tricks-of = { SIDE($side) } a fait { WORDS($tricks) } levées sur { WORDS($all) } : plus de la moitié, mais pas toutes.
scorer-amiss-swapped = { $box ->
        [repique] Un repique ajoute { $repique } ; { $pique }, c’est le pique.
       *[pique] Un pique ajoute { $pique } ; { $repique }, c’est le repique.
    }
scorer-amiss-bonus-alone = C’est bien lui ; la main et les levées ont leurs cases : n’écrivez ici que la prime.
# D’une prime pour laquelle on a écrit plus qu’elle n’ajoute ; cela suit parfois ce qui lui manquait.
scorer-amiss-bonus-besides = { $box ->
        [repique] Le repique lui-même n’ajoute que { $points } ; les points de la main se marquent à part.
       *[pique] Le pique lui-même n’ajoute que { $points } ; les points de la main et des levées se marquent à part.
    }
scorer-amiss-neither = Aucune des deux mains n’a { $box ->
        [sequence] de séquence
        [set] de brelan ni de quatorze
       *[point] de point
    }.
scorer-amiss-longer-point = { SIDE($side) } a { WORDS($size) } cartes, { ROLE($other) } { WORDS($other_size) }.
scorer-amiss-higher-point = Même longueur, mais { $pips } pour { ROLE($side) } contre { $less }.
scorer-amiss-point-counts = Le point { ROLE($side, case: "de") } est donc bon : comptez-en les cartes.
scorer-amiss-compared = { SIDE($side) } a { $held }, { ROLE($other) } { $less }{ $by ->
        [longer-sequence] {" "}: la plus longue l’emporte
        [higher-sequence] {" "}: la plus haute l’emporte
        [longer-set] {" "}: quatre cartes battent trois
        [higher-set] {" "}: le plus haut rang l’emporte
       *[alone] {""}
    }.
scorer-amiss-all-count = { SIDE($side) } compte donc { $box ->
        [sequence] toutes les séquences
       *[set] tous les brelans et quatorze
    } de sa main.
scorer-amiss-equal-point =
    { $size ->
        [one] Une carte
       *[other] { WORDS($size, case: "title", gender: "feminine") } cartes
    } chacun, et { $pips } contre { $pips }.
scorer-amiss-equal = Chacun a { $held }.
scorer-amiss-equal-none = Aucun n’a mieux : personne ne marque.
scorer-amiss-even-tricks = { WORDS($tricks, case: "title") } levées chacun : aucun n’en a plus.
scorer-amiss-more-tricks = { SIDE($side) } a fait { WORDS($tricks) } levées, { ROLE($other) } { $less ->
        [0] aucune
       *[other] { WORDS($less) }
    }.
scorer-amiss-cards-count = C’est donc { ROLE($side) } qui marque les cartes.
scorer-amiss-spoilt = { SIDE($side) } a reçu { CARD($card, case: "le") }, une figure.
scorer-amiss-reached-pique = { $in_hand } en main et { $in_play } au jeu font { $line } ; l’adversaire n’avait rien alors.
scorer-amiss-all-tricks = Les { WORDS($tricks) } levées : un capot.
scorer-amiss-bonus-price = { $box ->
        [repique] Un repique
       *[pique] Un pique
    } ajoute { $points }.
scorer-amiss-quiet = Tout n’a pas été annoncé, et seul ce qui est annoncé peut marquer.
scorer-amiss-no-bonus = Personne ne fait donc de { $box ->
        [repique] repique
       *[pique] pique
    }.
scorer-amiss-last-left-out = Vous avez oublié la dernière levée : { ROLE($side) } l’a faite avec { CARD($card, case: "le") }, et elle compte { $extra } de plus.
scorer-amiss-last-taken = { SIDE($side) } a fait la dernière levée, avec { CARD($card, case: "le") } : le point de plus est pour lui.
scorer-amiss-amiss-captures = Vous avez oublié { $points ->
        [one] l’entame { $other ->
            [absent] d’un autre
           *[other] { ROLE($other, case: "de") }
        } que { ROLE($side) } a prise : elle rapporte un point.
       *[other] les { WORDS($points) } entames { $other ->
            [absent] des autres
           *[other] { ROLE($other, case: "de") }
        } que { ROLE($side) } a prises : un point chacune.
    }
scorer-amiss-amiss-lost = Vous avez oublié { $points ->
        [one] l’entame perdue { ROLE($side, case: "de") } : elle rapporte quand même un point.
       *[other] les { WORDS($points) } entames perdues { ROLE($side, case: "de") } : elles rapportent quand même un point chacune.
    }
scorer-amiss-amiss-own = Vous avez compté deux fois { $points ->
        [one] la levée gagnée
       *[other] les { WORDS($points) } levées gagnées
    } par { ROLE($side) } sur sa propre entame : seule l’entame rapporte.
scorer-amiss-leads = Rien que pour les entames, { $parts } : un point chacune, prise ou non.
scorer-amiss-parts = { SIDE($side) } a { $parts }.
scorer-amiss-part = { $points } { $part ->
        [lead] pour ses entames
        [trick] pour les entames prises
        [last_trick] de plus pour la dernière levée
        [carte_blanche] pour la carte blanche
        [point] pour le point
        [sequence] pour les séquences
        [set] pour les brelans et quatorze
        [carte_rouge] pour la carte rouge
        [repique] pour le repique
        [pique] pour le pique
        [play] pour le jeu
        [bid] pour l’engagement
       *[cards] pour les cartes
    }
scorer-amiss-only = { $part ->
    [lead] des points pour ses seules entames
    [trick] des points pour les seules entames prises
   *[other] des points d’une seule sorte
}
scorer-amiss-nothing = rien
scorer-amiss-all-boxes = la somme de toutes les cases
scorer-amiss-total = Le total est la somme de toutes les cases : la main, les primes, le jeu et les cartes.
scorer-amiss-price = une { SEQUENCE($size) } vaut { $points }
scorer-amiss-adds-up = Pour { ROLE($side) }, cela fait { $parts }.
scorer-amiss-in-a-row = Les { CARDS($cards) } { ROLE($side, case: "de") } se suivent : une { SEQUENCE($size) }.
scorer-amiss-only-one = { $box ->
        [point] Seul le meilleur point marque.
        [sequence] Seule la main qui a la meilleure marque ses séquences.
       *[set] Seule la main qui a le meilleur marque les siens.
    }
scorer-amiss-unspoilt = { SIDE($side) } n’a reçu ni roi, ni dame, ni valet{ $ten_is_court ->
        [yes] , ni dix
       *[no] {""}
    }.
scorer-amiss-comes-first = { SIDE($side) } marque quelque chose qui vient plus tôt dans l’ordre du compte.
scorer-amiss-reached-in-trick = { SIDE($side) } atteint { $line } à la levée { $trick }, avant que l’adversaire ait marqué.
scorer-amiss-off = Il y a { $parts } : { $points }.{ $twice ->
        [yes] { " " }Une entame qui gagne sa levée ne compte qu’une fois.
       *[no] { "" }
    }
# What a side makes in each half of the tricks, so that the learner finds the half that went wrong.
scorer-amiss-halves = { ROLE($side) } en a { $points } après { WORDS($tricks) } levées, et { $rest } dans les { WORDS($left) } dernières
scorer-amiss-has = { ROLE($side) } en a { $points }
scorer-amiss-off-total = Il y a { $parts } : le total est la somme de toutes les cases.
scorer-amiss-short-repique = { $nothing ->
        [yes] { SIDE($side) } ne compte rien en main
       *[no] Il manque { $far } { $far ->
            [one] point
           *[other] points
        } en main { ROLE($side, case: "a") } pour faire { $line }
    }.
scorer-amiss-short-pique = Il manque { $far } { $far ->
        [one] point
       *[other] points
    } { ROLE($side, case: "a") } pour faire { $line } en main et au jeu.
scorer-amiss-reached-repique = La main { ROLE($side, case: "de") } fait { $line }, et { $later ->
        [none] rien de l’adversaire ne vient avant
        [play] l’entame { ROLE($other, case: "de") } vient après
        [point] le point { ROLE($other, case: "de") } vient après
        [sequence] les séquences { ROLE($other, case: "de") } viennent après
       *[set] les brelans et quatorze { ROLE($other, case: "de") } viennent après
    }.
scorer-amiss-trick-first = { SIDE($side) } a marqué d’abord, avec { CARD($card, case: "le") }, { $before ->
        [0] avant que { ROLE($other) } ait rien compté
       *[other] quand { ROLE($other) } avait { $before }
    }.
