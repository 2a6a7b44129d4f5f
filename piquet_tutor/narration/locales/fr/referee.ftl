# Ce que dit l’arbitre : les lois des irrégularités, dans nos mots, et ce que chacune donne.
#
# Le message d’une clause (referee-miscall) est sa loi. Une décision est la clause et ce qu’elle est devenue. $side est celui
# dont c’est l’incident ; $kind, $number, $rank et $pips parlent d’une annonce, $hand et $talon d’une maldonne.

referee-claim =
    { $kind ->
        [point]
            { $pips ->
                [absent] un point de { $number }
               *[other] un point de { $number } valant { $pips }
            }
        [sequence]
            { $rank ->
                [absent] une { SEQUENCE($number) }
               *[other] une { SEQUENCE($number, $rank) }
            }
       *[set] un { SET($number, $rank) }
    }
# La même chose avec un démonstratif : « il ne peut pas compter ce point de 5 ».
fr-referee-this =
    { $kind ->
        [point]
            { $pips ->
                [absent] ce point de { $number }
               *[other] ce point de { $number } valant { $pips }
            }
        [sequence]
            { $rank ->
                [absent] cette { SEQUENCE($number) }
               *[other] cette { SEQUENCE($number, $rank) }
            }
       *[set] ce { SET($number, $rank) }
    }
# Et après une négation : « il n’avait pas de point de 5 ».
fr-referee-none =
    { $kind ->
        [point]
            { $pips ->
                [absent] de point de { $number }
               *[other] de point de { $number } valant { $pips }
            }
        [sequence]
            { $rank ->
                [absent] de { SEQUENCE($number) }
               *[other] de { SEQUENCE($number, $rank) }
            }
       *[set] de { SET($number, $rank) }
    }
referee-kind =
    { $kind ->
        [sequence] les séquences
        [set] les brelans et quatorze
       *[other] { KIND($kind, form: "le") }
    }

## Le tirage et la coupe

referee-cut_several = Au tirage de la donne, chaque joueur montre une seule carte ; qui en montre plusieurs tire de nouveau.
referee-cut_several-allowed =
    .short = { SIDE($side) } a montré plus d’une carte et tire de nouveau.
    .full = Une seule carte peut être la carte tirée ; quand on en montre plusieurs, personne ne saurait dire laquelle.
referee-cut_several-superseded =
    .short = D’ordinaire, { ROLE($side) } tirerait de nouveau.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-cut_lowest =
    Dans l’ancien jeu, qui montre plusieurs cartes au tirage de la donne peut être tenu à la plus basse.
referee-cut_lowest-allowed =
    .short = { SIDE(OTHER($side)) } peut retenir la plus basse des cartes montrées.
    .full = L’ancien jeu ne connaît pas ici de second tirage : c’est à l’adversaire de choisir.

referee-cut_pack = Le tirage de la donne reste acquis, même s’il se trouve que le jeu était faux.
referee-cut_pack-denied =
    .short = Le tirage reste acquis, même si le jeu était faux.
    .full = Le tirage décide qui donne. Une carte de trop ou de moins n’y change rien.

referee-cut_exposed =
    Une carte découverte pendant que l’on coupe pour le donneur, ou la confusion des deux parties du jeu, oblige à
    couper de nouveau.
referee-cut_exposed-allowed =
    .short = On coupe de nouveau.
    .full = Pendant que l’on coupait pour le donneur, une carte a été vue, ou les deux parties du jeu ont été confondues.

referee-cut_once = Le joueur qui a coupé le jeu en deux s’en tient à cette coupe.
referee-cut_once-denied =
    .short = { SIDE($side) } s’en tient à la coupe déjà faite.
    .full = Le jeu avait été coupé. Un second essai permettrait de choisir.

## La donne

referee-manner_early =
    On donne deux par deux ou trois par trois, et l’on s’y tient toute la partie. Une maldonne peut se réparer, si
    l’adversaire y consent, avant qu’une main soit regardée.
referee-manner_early-allowed =
    .short = Si { ROLE(OTHER($side)) } y consent, la donne est réparée.
    .full =
        Le donneur est passé de deux cartes à trois, ou de trois à deux. Personne n’a regardé sa main : on peut donc y
        remédier d’un commun accord.
referee-manner_early-superseded =
    .short = D’ordinaire, on peut donner par deux ou par trois.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-manner_late = On donne deux par deux ou trois par trois, et l’on s’y tient toute la partie.
referee-manner_late-denied =
    .short = La donne est maintenue ; à la prochaine, le donneur revient à l’ancienne façon.
    .full =
        Les lois interdisent de changer mais ne prévoient pas de pénalité, et une fois qu’une main a été regardée, une donne ne se
        répare plus ainsi.
referee-manner_late-superseded =
    .short = D’ordinaire, on peut donner par deux ou par trois.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-manner_twos =
    Dans l’ancien jeu on donne par deux. Une donne mal faite peut se corriger, si l’autre joueur est d’accord, avant
    que personne ait regardé une main.
referee-manner_twos-allowed =
    .short = Si { ROLE(OTHER($side)) } est d’accord, on corrige la donne.
    .full =
        Les cartes n’ont pas été données par deux. Personne n’a regardé de main : on peut donc s’entendre pour
        corriger.

referee-manner_twos_late = Dans l’ancien jeu on donne par deux.
referee-manner_twos_late-denied =
    .short = La donne est maintenue ; la suivante se fera par deux.
    .full =
        Les lois ne nomment aucune peine, et une fois qu’une main a été regardée, on ne corrige plus une donne
        ainsi.

referee-misdeal_early = Avant qu’une main soit regardée, une maldonne peut se réparer si l’adversaire y consent.
referee-misdeal_early-allowed =
    .short = Si { ROLE(OTHER($side)) } y consent, les cartes sont remises en ordre.
    .full =
        Personne n’a vu sa main : personne ne peut donc y gagner. Sans l’accord { ROLE(OTHER($side), case: "de") }, ce
        sont les lois d’une découverte plus tardive qui s’appliquent.

referee-misdeal_option =
    Quand il y a une carte de trop ou de moins, le premier peut demander une nouvelle donne, sa main une fois regardée,
    mais avant qu’une carte du talon soit prise.
referee-misdeal_option-allowed =
    .short = Le premier a { $hand } cartes et peut demander une nouvelle donne.
    .full =
        Le premier peut regarder sa main avant de choisir. S’il maintient la donne, les écarts se règlent de façon que
        les deux joueurs jouent avec douze cartes.
referee-misdeal_option-superseded =
    .short = D’ordinaire, le premier pourrait encore demander une nouvelle donne.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-misdeal_touched =
    Dans l’ancien jeu, le premier ne peut demander une nouvelle donne pour une carte de trop ou de moins que tant
    que le talon n’a pas été touché.
referee-misdeal_touched-denied =
    .short = Le premier a touché le talon : la donne est maintenue.
    .full = Il pouvait d’abord compter sa main. Les lois du club attendent qu’une carte soit prise ; l’ancien jeu, non.

referee-misdeal_short_stock =
    Si le premier, qui a bien reçu douze cartes, trouve sept cartes au talon en l’approchant de lui, il peut demander
    une nouvelle donne ou changer son écart.
referee-misdeal_short_stock-allowed =
    .short = Le talon a { $talon } cartes : le premier peut demander une nouvelle donne, ou changer son écart.
    .full = La main du premier était complète : il ne pouvait pas s’en apercevoir plus tôt. La carte manquante est dans la main du dernier.

referee-misdeal_count = Quand une main de onze ou de treize cartes est signalée, on peut compter le talon.
referee-misdeal_count-allowed =
    .short = On peut compter le talon.
    .full = La suite de la donne dépend de ce qui s’y trouve : sept cartes ou huit.

referee-misdeal_several = Quand plus d’une carte a été mal donnée, il faut une nouvelle donne.
referee-misdeal_several-allowed =
    .short = Plus d’une carte a été mal donnée ({ $number }) : nouvelle donne.
    .full = Aucun des joueurs n’a le choix. Ce n’est qu’avant que les mains soient regardées qu’on pouvait y remédier d’un commun accord.

referee-misdeal_nine = Quand il y a neuf cartes au talon, il faut une nouvelle donne.
referee-misdeal_nine-allowed =
    .short = Il y a neuf cartes au talon : nouvelle donne.
    .full = Aucun des joueurs n’a le choix : il manque une carte à une main, et cette carte est passée au talon.

referee-misdeal_late =
    Si le premier a reçu onze ou treize cartes et prend une carte du talon sans le dire, il perd le droit à une nouvelle
    donne, garde son écart tel quel et laisse au dernier trois cartes au moins.
referee-misdeal_late-denied =
    .short = Le premier a pris au talon sans rien dire : la donne est maintenue, et trois cartes doivent rester pour le dernier.
    .full = On pouvait compter ses cartes avant de prendre. L’écart du premier ne peut plus changer.

referee-misdeal_stock_late = Pour un talon de sept cartes, le premier ne peut demander une nouvelle donne que tant qu’aucune n’en a été prise.
referee-misdeal_stock_late-denied =
    .short = Le premier a pris au talon : la donne est maintenue, avec une carte de trop dans la main du dernier.
    .full = Le dernier écarte une carte de plus qu’il n’en prend, et joue ainsi avec douze.

referee-stand_thirteen_eight =
    Si le premier maintient la donne avec treize cartes et huit au talon, il écarte une carte de plus qu’il n’en prend,
    et deux au moins ; le dernier en écarte une de moins, et aucune s’il n’en prend qu’une.
referee-stand_thirteen_eight-allowed =
    .short = Le premier écarte une carte de plus qu’il n’en prend, le dernier une de moins.
    .full = Une carte du dernier est allée au premier. Les écarts ainsi réglés, les deux joueurs jouent avec douze cartes.
referee-stand_thirteen_eight-superseded =
    .short = D’ordinaire, le premier devrait prendre au moins une carte.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-stand_thirteen_seven =
    Si le premier maintient la donne avec treize cartes et sept au talon, il écarte une carte de plus qu’il n’en prend,
    et deux au moins ; s’il prend les cinq, il en écarte six, et le dernier ne peut en prendre que deux.
referee-stand_thirteen_seven-allowed =
    .short = Le premier écarte une carte de plus qu’il n’en prend ; s’il en prend cinq, il en laisse deux au dernier.
    .full = Une carte du talon est allée au premier : il en manque donc une au talon.
referee-stand_thirteen_seven-superseded =
    .short = D’ordinaire, le premier pourrait prendre les cinq cartes.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-stand_eleven_eight =
    Si le premier maintient la donne avec onze cartes et huit au talon, il écarte une carte de moins qu’il n’en prend,
    et aucune s’il n’en prend qu’une ; le dernier en écarte une de plus qu’il n’en prend, et deux au moins.
referee-stand_eleven_eight-allowed =
    .short = Le premier écarte une carte de moins qu’il n’en prend, le dernier une de plus.
    .full = Une carte du premier est allée au dernier. Les écarts ainsi réglés, les deux joueurs jouent avec douze cartes.
referee-stand_eleven_eight-superseded =
    .short = D’ordinaire, le premier pourrait n’en écarter aucune, et le dernier devrait en écarter deux.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-stand_twelve_seven =
    Si le premier maintient la donne avec douze cartes et sept au talon, il écarte autant de cartes qu’il en prend ; s’il
    prend les cinq, le dernier ne peut en prendre que deux, et il en écarte une de plus qu’il n’en prend, deux au moins.
referee-stand_twelve_seven-allowed =
    .short = Le premier écarte comme d’habitude ; le dernier écarte une carte de plus qu’il n’en prend.
    .full = Une carte du talon est allée au dernier : il en manque une au talon, et le dernier en a une de trop.
referee-stand_twelve_seven-superseded =
    .short = D’ordinaire, le premier pourrait prendre les cinq cartes.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-stand_older_thirteen_eight =
    Dans l’ancien jeu, si le premier maintient la donne avec treize cartes, il en écarte une de plus qu’il n’en
    prend, peut n’en prendre aucune, et en laisse au moins trois au dernier.
referee-stand_older_thirteen_eight-allowed =
    .short = Le premier écarte une carte de plus qu’il n’en prend et en laisse au moins trois au dernier, qui en écarte une de moins.
    .full = Une carte du dernier est allée au premier. Les écarts ainsi réglés, chacun joue avec douze cartes.

referee-stand_older_thirteen_seven =
    Dans l’ancien jeu, si le premier maintient la donne avec treize cartes, il en écarte une de plus qu’il n’en
    prend, peut n’en prendre aucune, et en laisse au moins trois au dernier.
referee-stand_older_thirteen_seven-allowed =
    .short = Le premier écarte une carte de plus qu’il n’en prend et en laisse trois au dernier : il en prend donc quatre au plus.
    .full = Une carte du talon est allée au premier : il en manque une au talon.

referee-stand_older_eleven =
    Dans l’ancien jeu, si le premier maintient la donne avec onze cartes et huit au talon, il en écarte une de moins
    qu’il n’en prend, une au moins ; le dernier en écarte une de plus qu’il n’en prend, et peut n’en prendre aucune.
referee-stand_older_eleven-allowed =
    .short = Le premier écarte une carte de moins qu’il n’en prend, mais une au moins ; le dernier en écarte une de plus.
    .full = Une carte du premier est allée au dernier. Les écarts ainsi réglés, chacun joue avec douze cartes.

referee-stand_older_twelve =
    Dans l’ancien jeu, si le premier maintient la donne avec douze cartes et sept au talon, il en laisse au moins
    trois au dernier, qui en écarte une de plus qu’il n’en prend et peut n’en prendre aucune.
referee-stand_older_twelve-allowed =
    .short = Le premier laisse trois cartes au dernier et en prend donc quatre au plus ; le dernier en écarte une de plus qu’il n’en prend.
    .full = Une carte du talon est allée au dernier : il en manque une au talon, et le dernier en a une de trop.

referee-exposed_elders = Quand le donneur découvre une carte du premier ou du talon, le premier peut demander une nouvelle donne.
referee-exposed_elders-allowed =
    .short = Une carte du premier a été découverte : il peut demander une nouvelle donne.
    .full = Le donneur a vu ce qui devait rester caché. Seul le premier peut dire si cela importe.

referee-exposed_stocks = Quand le donneur découvre une carte du premier ou du talon, le premier peut demander une nouvelle donne.
referee-exposed_stocks-allowed =
    .short = Une carte du talon a été découverte : le premier peut demander une nouvelle donne.
    .full = Les deux joueurs ont vu une carte que l’un d’eux peut prendre. Seul le premier peut dire si cela importe.

referee-exposed_own = Le donneur qui découvre ses propres cartes n’a pas de recours : la donne est maintenue.
referee-exposed_own-denied =
    .short = Le donneur a découvert sa propre carte : la donne est maintenue.
    .full = Le donneur est seul à y perdre, et c’est sa faute.

referee-faced =
    Une carte trouvée face visible, dans le jeu pendant la donne ou au talon quand on prend, oblige à donner de nouveau.
referee-faced-allowed =
    .short = Une carte était face visible : nouvelle donne.
    .full = Aucun des joueurs n’a le choix, et peu importe quelle carte c’était.

referee-wrong_pack_early =
    Une donne faite avec le mauvais jeu se refait avec le bon, si on s’en aperçoit avant qu’une carte ait été levée.
referee-wrong_pack_early-allowed =
    .short = On a donné le mauvais jeu : nouvelle donne avec le bon.
    .full = Personne n’a vu de carte : on ne perd rien à donner de nouveau.
referee-wrong_pack_early-superseded =
    .short = D’ordinaire, on donnerait de nouveau avec le bon jeu.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-wrong_pack_late =
    Une donne faite avec le mauvais jeu, si on s’en aperçoit une fois qu’une carte a été levée, est maintenue, et les joueurs
    gardent les jeux ainsi échangés.
referee-wrong_pack_late-allowed =
    .short = La donne est maintenue, et les jeux restent échangés.
    .full = Une main a été regardée. Peu importe de quel jeu elle vient.

referee-wrong_pack_dealt = Dans l’ancien jeu, on ne peut changer un mauvais jeu de cartes que tant que la donne n’est pas finie.
referee-wrong_pack_dealt-denied =
    .short = La donne était finie : elle est maintenue.
    .full = Toutes les cartes étaient données, et c’est là que l’ancien jeu fixe la limite.

referee-out_of_turn_early =
    Une donne faite hors tour, si on s’en aperçoit avant qu’une main soit levée, est nulle, et c’est au joueur dont c’était
    le tour de donner.
referee-out_of_turn_early-allowed =
    .short = La donne est nulle ; c’est au joueur dont c’était le tour de donner.
    .full = Personne n’a vu de carte : on ne perd rien à donner de nouveau.

referee-out_of_turn_late =
    Une donne faite hors tour, si on s’en aperçoit trop tard, est maintenue ; pour rétablir l’ordre, celui qui y était
    premier donne ensuite deux fois de suite, avec le même jeu.
referee-out_of_turn_late-allowed =
    .short = La donne est maintenue, et { ROLE(OTHER($side)) } donne les deux suivantes.
    .full = Une main a été regardée. Deux donnes de suite remettent l’ordre où il en était.
referee-out_of_turn_late-superseded =
    .short = D’ordinaire, { ROLE(OTHER($side)) } donnerait les deux suivantes.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-out_of_turn_ending =
    L’ordre des donnes n’est pas rétabli quand la donne faite hors tour, ou la suivante, est la dernière de la
    partie.
referee-out_of_turn_ending-denied =
    .short = La donne est maintenue, sans autre suite : la partie s’achève.
    .full = Il ne reste pas deux donnes pour rétablir l’égalité des tours.

referee-out_of_turn_past = Dans l’ancien jeu, une donne faite hors tour ne s’annule qu’avant qu’une main soit levée.
referee-out_of_turn_past-denied =
    .short = La donne est maintenue, sans autre suite.
    .full = L’ancien jeu ne connaît pas de double donne : une fois qu’une main a été regardée, il n’y a plus de remède.

referee-offer_open = Les lois ne parlent pas d’offrir une nouvelle donne : c’est l’affaire des joueurs.
referee-offer_open-allowed =
    .short = L’offre peut être acceptée.
    .full = Rien ne s’est passé depuis qu’elle a été faite. Si les deux joueurs le veulent, on donne de nouveau.

referee-offer_lapsed =
    Les lois ne parlent pas d’offrir une nouvelle donne : c’est l’affaire des joueurs, et laisser le jeu continuer,
    c’est la refuser.
referee-offer_lapsed-denied =
    .short = L’offre est caduque ; on ne peut plus l’accepter.
    .full =
        Le premier a écarté entre-temps. Se taire pendant que le jeu continue, c’est refuser : l’offre ne lie donc plus
        aucun des joueurs.

## Carte blanche

referee-blank_in_time =
    Une carte blanche doit s’annoncer dès qu’on la remarque, et n’a à être montrée que quand l’adversaire a écarté.
referee-blank_in_time-allowed =
    .short = { SIDE($side) } peut montrer la carte blanche et la compter.
    .full = Aucune carte du talon n’a été prise : l’adversaire peut encore choisir son écart en connaissance de cause.

referee-blank_younger = Si le dernier ne remarque une carte blanche qu’après la prise du premier, il peut encore la montrer.
referee-blank_younger-allowed =
    .short = Le dernier peut montrer la carte blanche et la compter.
    .full = Personne ne peut annoncer ce qu’il n’a pas remarqué. On admet que le retard était de bonne foi.

referee-blank_elder_discard = Une fois qu’une carte du talon a été prise, l’écart ne peut plus changer.
referee-blank_elder_discard-denied =
    .short = L’écart du premier est maintenu, bien qu’il l’ait fait sans rien savoir de la carte blanche.
    .full = Le premier a pris des cartes du talon. La loi n’y fait pas d’exception, quelle que soit la façon dont il l’apprend.

referee-blank_elder =
    Si le premier a pris au talon avant de montrer une carte blanche, il peut encore la montrer, la main et l’écart
    séparément, pourvu qu’aucune carte du talon ne soit mêlée à la main.
referee-blank_elder-allowed =
    .short = Le premier peut encore montrer la carte blanche, la main et l’écart chacun à part.
    .full =
        Les douze cartes reçues se distinguent encore des cartes prises. Elles ne doivent pas être réunies, car on ne
        reprend pas un écart après avoir pris au talon.

referee-blank_mixed = Une carte blanche se prouve en montrant la main telle qu’on l’a reçue.
referee-blank_mixed-denied =
    .short = La carte blanche ne peut plus se prouver et ne compte pas.
    .full = Des cartes du talon sont dans la main : personne ne peut voir quelles douze ont été reçues.

referee-blank_too_late = Une carte blanche s’annonce et se montre avant que l’on prenne au talon.
referee-blank_too_late-denied =
    .short = Il est trop tard pour la carte blanche.
    .full = L’écart est fait, et la main qui la prouverait n’existe plus.

## L’écart

referee-discard_open = Tant qu’aucune carte du talon n’a été prise, l’écart peut changer.
referee-discard_open-allowed =
    .short = { SIDE($side) } peut changer son écart.
    .full = Le talon n’a encore rien appris à personne.
referee-discard_open-superseded =
    .short = D’ordinaire, l’écart pourrait encore changer.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-discard_final = Une fois qu’une carte du talon a été prise, l’écart ne peut plus changer.
referee-discard_final-denied =
    .short = L’écart { ROLE($side, case: "de") } est maintenu.
    .full = Une carte du talon a été prise, et ce qui a été vu ne s’oublie pas.

referee-discard_touched = Dans l’ancien jeu, toucher le talon rend l’écart définitif.
referee-discard_touched-denied =
    .short = L’écart du premier est maintenu : il a touché le talon.
    .full = Les lois du club attendent qu’une carte ait été prise ; l’ancien jeu, non.

referee-discard_taken_back =
    Qui reprend son écart après avoir pris au talon doit jouer avec trop de cartes et ne compte rien de la donne.
referee-discard_taken_back-denied =
    .short = { SIDE($side) } a repris son écart après avoir pris au talon, joue avec trop de cartes et ne compte rien.
    .full =
        Les cartes sont mêlées et ne peuvent plus se distinguer : toutes restent donc dans la main. Elles empêchent
        encore l’adversaire de compter ce qu’elles battent.
referee-discard_taken_back-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-discard_taken_back_blank =
    Une carte blanche se gagne par les cartes telles qu’on les a reçues, avant d’en prendre aucune : la pénalité qui frappe celui qui
    joue avec trop de cartes n’y touche pas.
referee-discard_taken_back_blank-denied =
    .short = { SIDE($side) } compte la carte blanche, et plus rien ensuite.
    .full =
        L’écart a été mêlé à la main après que le talon avait été touché : la main se joue donc avec trop de cartes. Mais
        les douze cartes reçues peuvent encore se montrer, et ce qu’elles marquent vient avant la prise.
referee-discard_taken_back_blank-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-discard_taken_back_early = Tant qu’aucune carte du talon n’a été prise, l’écart peut changer.
referee-discard_taken_back_early-allowed =
    .short = { SIDE($side) } peut reprendre son écart et en choisir un autre.
    .full = Le talon n’a encore rien appris à personne.
referee-discard_taken_back_early-superseded =
    .short = D’ordinaire, l’écart pourrait encore être repris.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-discard_taken_back_touched = Dans l’ancien jeu, toucher le talon rend l’écart définitif.
referee-discard_taken_back_touched-denied =
    .short = L’écart du premier est maintenu : le talon a été touché.
    .full = Les lois du club attendent qu’une carte soit prise ; l’ancien jeu, non.

referee-hand_mixed =
    Les cartes de la main, ou celles à prendre, qui sont mêlées à l’écart y restent. Leur possesseur joue avec des cartes
    en moins, et chaque carte à laquelle il ne peut pas répondre est une levée pour l’adversaire.
referee-hand_mixed-allowed =
    .short = { SIDE($side) } laisse ces cartes à l’écart et joue avec des cartes en moins.
    .full =
        Il n’y a pas d’autre pénalité. { SIDE(OTHER($side)) } compte pour une levée chaque carte à laquelle
        { ROLE($side) } ne peut pas répondre.

referee-stock_touched =
    Qui découvre ou prend au talon des cartes qui reviennent à l’adversaire ne compte rien de la donne. Celles du
    premier sont les cinq du dessus, celles du dernier les trois du dessous et celles que le premier a laissées.
referee-stock_touched-denied =
    .short = { SIDE($side) } a pris ou découvert au talon des cartes de l’adversaire et ne compte rien.
    .full = Peu importe que ce soit exprès ou non : les cartes ont été vues.
referee-stock_touched-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-stock_touched_meanwhile =
    Quand le premier n’a pris qu’une partie de ses cartes et que les autres sont encore sur le talon, le dernier n’est pas
    puni s’il en prend une par erreur, à moins de la mêler à sa main.
referee-stock_touched_meanwhile-allowed =
    .short = Le dernier remet la carte à sa place, sans pénalité.
    .full = Le premier n’avait pas fini de prendre et ses cartes étaient encore sur le talon, et l’erreur est vite faite.

referee-stock_touched_younger = Dans l’ancien jeu, si le dernier prend une des cinq cartes du premier, il perd la partie.
referee-stock_touched_younger-denied =
    .short = Le dernier perd la partie.
    .full = Ce qui coûte une donne d’après les lois du club coûte ici la partie.

referee-stock_mixed_elder =
    Si le premier mêle à sa main une des trois cartes du dessous du talon, il ne compte rien de la donne ; ou bien le
    dernier, sa main une fois regardée, peut demander une nouvelle donne.
referee-stock_mixed_elder-denied =
    .short = Le premier ne compte rien ; ou bien le dernier, sa main une fois regardée, demande une nouvelle donne.
    .full = Le dernier choisit. S’il maintient la donne, il ne prend de ses cartes que celles qui n’ont pas été mêlées.
referee-stock_mixed_elder-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-stock_mixed_younger =
    Si le dernier mêle à sa main une des cinq cartes du premier, il ne compte rien de la donne ; ou bien le premier, sa
    main une fois regardée, peut demander une nouvelle donne.
referee-stock_mixed_younger-denied =
    .short = Le dernier ne compte rien ; ou bien le premier, sa main une fois regardée, demande une nouvelle donne.
    .full = Le premier choisit. S’il maintient la donne, il ne prend de ses cartes que celles qui n’ont pas été mêlées.
referee-stock_mixed_younger-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-stock_mixed_meanwhile =
    Quand le premier n’a pris qu’une partie de ses cartes, si le dernier en prend une des autres et la mêle à sa main, il
    ne compte rien de la donne.
referee-stock_mixed_meanwhile-denied =
    .short = Le dernier a mêlé à sa main une des cartes du premier et ne compte rien.
    .full = Le premier n’avait pas fini de prendre : il n’y a donc pas de nouvelle donne à choisir, mais le mélange ne se défait pas.
referee-stock_mixed_meanwhile-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-stock_mixed_loses = Dans l’ancien jeu, si le premier mêle à sa main une carte du dernier, il perd la partie.
referee-stock_mixed_loses-denied =
    .short = Le premier perd la partie.
    .full = Ce qui coûte une donne d’après les lois du club coûte ici la partie.

referee-stock_mixed_younger_loses =
    Dans l’ancien jeu, le dernier perd la partie s’il prend une des cinq cartes du premier, et à plus forte raison
    s’il la mêle à sa main.
referee-stock_mixed_younger_loses-denied =
    .short = Le dernier perd la partie.
    .full = Pour mêler une carte à sa main il faut d’abord la prendre, et la prendre coûte déjà la partie.

referee-left_mixed =
    Si le premier mêle à sa main des cartes qu’il a laissées, il ne compte rien de la donne ; ou bien le dernier, sa main
    une fois regardée, peut demander une nouvelle donne.
referee-left_mixed-denied =
    .short = Le premier ne compte rien ; ou bien le dernier, sa main une fois regardée, demande une nouvelle donne.
    .full = Ce que le premier laisse revient au dernier. C’est donc à celui-ci de choisir.
referee-left_mixed-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-left_mixed_loses = Dans l’ancien jeu, si le premier mêle à sa main des cartes qu’il a laissées, il perd la partie.
referee-left_mixed_loses-denied =
    .short = Le premier perd la partie.
    .full = Ce qui coûte une donne d’après les lois du club coûte ici la partie.

referee-left_taken_elder =
    Le premier peut regarder les cartes qu’il laisse ; mais s’il les lève en même temps que celles qu’il prend, il ne
    compte rien de la donne.
referee-left_taken_elder-denied =
    .short = Le premier a levé, avec les cartes qu’il prenait, des cartes qu’il laissait : il ne compte rien.
    .full = Levées ensemble, les cartes qu’il pouvait garder ne se distinguent plus de celles qu’il pouvait seulement voir.
referee-left_taken_elder-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-left_taken_younger =
    Si le dernier laisse des cartes et en prend plus qu’il n’en a écarté, il ne compte rien de la donne.
referee-left_taken_younger-denied =
    .short = Le dernier a pris plus de cartes qu’il n’en a écarté et ne compte rien.
    .full =
        L’écart ne peut plus changer : la main se joue donc avec une carte de trop. Elle peut encore empêcher l’adversaire de compter.
referee-left_taken_younger-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-drew_few =
    Qui écarte plus de cartes qu’il n’en prend joue avec des cartes en moins ; chaque carte à laquelle il ne peut pas
    répondre est une levée pour l’adversaire.
referee-drew_few-allowed =
    .short = { SIDE($side) } joue avec des cartes en moins.
    .full =
        Il n’y a pas d’autre pénalité. { SIDE(OTHER($side)) } compte pour une levée chaque carte à laquelle
        { ROLE($side) } ne peut pas répondre.
referee-drew_few-superseded =
    .short = D’ordinaire, { ROLE($side) } jouerait avec des cartes en moins.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-drew_few_on_table =
    Une carte oubliée par erreur, qui n’a été ni annoncée comme laissée ni mêlée à l’écart, peut encore être prise.
referee-drew_few_on_table-allowed =
    .short = { SIDE($side) } peut prendre la carte restée sur la table.
    .full =
        Personne n’a dit qu’elle serait laissée, et c’est toujours la carte qui revenait à ce joueur. S’il a renoncé à une
        couleur que cette carte aurait fournie, le jeu se répare comme après toute renonce.

referee-drew_many =
    Qui prend plus de cartes qu’il n’en écarte, sans prendre celles de l’adversaire, joue avec trop de cartes et ne
    compte rien de la donne.
referee-drew_many-denied =
    .short = { SIDE($side) } a pris trop de cartes et ne compte rien.
    .full =
        L’écart ne peut plus changer une fois que l’on a pris au talon : la carte de trop reste donc. Elle peut encore
        empêcher l’adversaire de compter.
referee-drew_many-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-left_untold =
    Le premier doit dire combien de cartes il prend ou laisse avant de les prendre. S’il ne le fait pas, le dernier, en
    touchant au talon, peut changer son écart et prendre ce qui a été laissé.
referee-left_untold-allowed =
    .short = Le dernier peut changer son écart, et prendre ce que le premier a laissé.
    .full =
        Le dernier a écarté sans savoir qu’il y avait plus de cartes à prendre. Il n’a encore pris aucune carte du talon.
referee-left_untold-superseded =
    .short = D’ordinaire, le dernier peut changer son écart quand le nombre n’a pas été dit.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-left_after_blank =
    Le premier dit qu’il laisse des cartes avant de montrer une carte blanche ; s’il le dit après, le dernier peut changer
    son écart.
referee-left_after_blank-allowed =
    .short = Le dernier peut changer son écart, bien qu’il ait vu la main du premier.
    .full = Le dernier a appris trop tard qu’une carte restait, et le premier aurait pu le dire à temps.

referee-left_untold_late = Une fois qu’une carte du talon a été prise, l’écart ne peut plus changer.
referee-left_untold_late-denied =
    .short = L’écart du dernier est maintenu.
    .full = Le dernier a pris au talon. Il pouvait d’abord compter les cartes qui s’y trouvaient.

referee-left_looked_at =
    Le dernier peut regarder les cartes qu’il laisse ; il le dit après l’entame du premier, ou quand la couleur de cette
    entame a été nommée, et avant de jouer lui-même. Alors le premier peut les voir aussi.
referee-left_looked_at-allowed =
    .short = Les deux joueurs peuvent voir les cartes laissées.
    .full =
        Ce que l’un voit de ces cartes, l’autre le voit aussi, mais le premier seulement une fois son entame décidée.

referee-left_declined = Si le dernier choisit de ne pas regarder les cartes qu’il laisse, aucun des joueurs ne le peut.
referee-left_declined-denied =
    .short = Personne ne regarde les cartes laissées.
    .full = Le dernier a choisi, et ce choix vaut pour les deux joueurs.
referee-left_declined-superseded =
    .short = D’ordinaire, personne ne regarderait les cartes laissées.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-left_declined_suit =
    Dans l’ancien jeu, si l’on regarde des cartes que personne ne devait voir, on les montre, et l’adversaire peut
    nommer la couleur que le fautif doit entamer.
referee-left_declined_suit-allowed =
    .short = Les cartes sont montrées, et { ROLE(OTHER($side)) } peut nommer la couleur de la prochaine entame { ROLE($side, case: "de") }.
    .full = Le choix de ne pas regarder valait pour les deux joueurs.

referee-left_in_discard =
    Si le dernier mêle à son écart, sans les montrer, les cartes qu’il laisse, le premier, une fois qu’il a entamé, peut
    regarder le tout.
referee-left_in_discard-allowed =
    .short = Le premier, ayant entamé, peut regarder l’écart du dernier et les cartes qui y sont mêlées.
    .full = On ne peut plus les distinguer, et le premier ne doit pas perdre le droit de voir les cartes laissées.

referee-drew_first =
    On prend les cartes sur le dessus, dans l’ordre, et l’écart est définitif dès qu’une carte est prise. Si le dernier
    prend avant son tour, et doit prendre ensuite une carte que le premier laisse, il joue avec trop de cartes et ne
    compte rien.
referee-drew_first-denied =
    .short = Le dernier joue avec trop de cartes et ne compte rien.
    .full = Il a pris avant son tour. Son écart ne peut plus changer, et ce que le premier laisse lui revient en plus.
referee-drew_first-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-drew_first_takes = On prend les cartes dans l’ordre, sur le dessus du talon, y compris celles que le premier laisse.
referee-drew_first_takes-allowed =
    .short = Le dernier doit prendre aussi ce que le premier a laissé.
    .full =
        La prise du dernier commence par les cartes que le premier laisse. Elles s’ajoutent à celles qu’il a déjà
        prises hors tour.

referee-drew_first_none_left = Le dernier prend les cartes que le premier ne prend pas.
referee-drew_first_none_left-allowed =
    .short = Aucune suite : le dernier a les cartes qui lui revenaient.
    .full = Le premier a pris ses cinq cartes : les trois que le dernier a prises trop tôt sont donc les bonnes.

## Les annonces

referee-point_late = Le premier annonce le point d’abord, ou pas du tout.
referee-point_late-denied =
    .short = Le premier a perdu le droit d’annoncer un point.
    .full = Une autre annonce a été faite avant lui. Le dernier, lui, n’est tenu à aucun ordre.

referee-asked_too_few =
    Le dernier ne peut demander ce que vaut le point annoncé que s’il a au moins autant de cartes ; en le demandant, il
    renonce à toute couleur plus longue.
referee-asked_too_few-denied =
    .short = Le dernier n’avait pas le droit de demander, et le premier n’a pas à répondre.
    .full = La valeur ne se dit que pour départager deux nombres égaux, et ils ne le sont pas.
referee-asked_too_few-superseded =
    .short = D’ordinaire, le premier n’aurait pas à répondre.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-asked_value_due = Dans l’ancien jeu, le premier dit dès l’annonce ce que vaut son point.
referee-asked_value_due-allowed =
    .short = Le premier doit dire ce que vaut son point.
    .full =
        Dans l’ancien jeu, le nombre de cartes seul n’est pas une annonce : peu importe donc ce que tient le
        dernier.

referee-equal_caller =
    Le dernier peut reprendre une réponse erronée avant l’annonce suivante du premier. Dire ce que vaut un point n’est pas
    une autre annonce : c’est achever celle qui est faite.
referee-equal_caller-denied =
    .short = Le premier ne peut pas compter { fr-referee-this }.
    .full =
        Le premier avait dit la valeur et n’avait rien annoncé d’autre : la réponse pouvait donc encore être reprise. Et
        le dernier a réellement mieux.
referee-equal_caller-superseded =
    .short = D’ordinaire, la réponse pourrait être reprise, et l’annonce du premier serait battue.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-equal_replier =
    Répondre « égal », ou demander ce que vaut un point, c’est renoncer à un point plus long que l’on aurait. Ce point ne
    se marque pas, mais on l’a toujours en main.
referee-equal_replier-denied =
    .short = Le dernier ne peut pas compter son point plus long, mais ce point arrête un pique ou un repique.
    .full = Il a répondu qu’il avait autant de cartes, pas davantage. Mais il a ce point en main, et ce point vient avant les autres marques du premier.
referee-equal_replier-superseded =
    .short = D’ordinaire, le point plus long arrêterait encore un pique ou un repique.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-equal_bound_caller = Dans l’ancien jeu, le dernier est lié par sa réponse, « égal » aussi bien que « bon ».
referee-equal_bound_caller-denied =
    .short = Le premier ne peut pas compter { fr-referee-this }.
    .full = Le dernier a répondu « égal », et ce qui est égal ne compte pour personne.

referee-equal_bound = Dans l’ancien jeu, le dernier est lié par sa réponse, « égal » aussi bien que « bon ».
referee-equal_bound-denied =
    .short = La réponse du dernier est maintenue, et ce qu’il a de meilleur ne compte pas.
    .full = L’ancien jeu ne laisse rien reprendre au dernier.

referee-unspecified =
    Le nombre seul suffit à une annonce qui bat tout ce qu’on pourrait lui opposer. Sinon le premier nomme la carte du
    haut d’une séquence, le rang d’un brelan ou d’un quatorze.
referee-unspecified-allowed =
    .short = Le premier doit en dire plus sur son annonce.
    .full = Elle ne bat pas tout ce que les cartes permettraient : le dernier ne peut donc pas y répondre sans en savoir plus.

referee-unspecified_good =
    Une annonce qui bat tout ce qu’on pourrait lui opposer n’a pas à être précisée, à moins que l’adversaire ne le
    demande.
referee-unspecified_good-denied =
    .short = Le jeu reste tel quel : le dernier pouvait demander.
    .full =
        Rien de faux n’a été dit. Une fois l’annonce admise, le dernier pouvait à tout moment demander à voir { KIND($kind, form: "le") },
        ou jusqu’à quelle carte cela montait. En cas de doute, il est élégant que le premier le dise de lui-même.
referee-unspecified_good-superseded =
    .short = D’ordinaire, le nombre seul suffirait ici.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-unspecified_older =
    Dans l’ancien jeu toute annonce se précise : la valeur d’un point, la carte du haut d’une séquence, le rang d’un
    brelan ou d’un quatorze.
referee-unspecified_older-allowed =
    .short = Le premier doit en dire plus sur son annonce.
    .full = L’ancien jeu ne fait pas d’exception pour une annonce que rien ne pourrait battre.

referee-little_early = Une annonce plus faible que ce que l’on a peut se corriger avant qu’on y ait répondu.
referee-little_early-allowed =
    .short = Le premier peut corriger son annonce.
    .full = Le dernier n’a encore rien dit : on n’en a donc rien appris.
referee-little_early-superseded =
    .short = D’ordinaire, l’annonce pourrait encore se corriger.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-little_late = Une annonce plus faible que ce que l’on a ne peut se corriger qu’avant qu’on y ait répondu.
referee-little_late-denied =
    .short = Le premier est lié par son annonce trop faible.
    .full = Le dernier a répondu. Annoncer plus maintenant, ce serait choisir en connaissant la réponse.
referee-little_late-superseded =
    .short = D’ordinaire, le premier serait lié par son annonce trop faible.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-little_good =
    Si la première séquence qu’annonce le premier, ou le brelan ou quatorze qu’il annonce d’abord, bat tout ce qu’on pourrait lui
    opposer, il peut compter toutes ses séquences, ou tous ses brelans et quatorze, même meilleurs.
referee-little_good-allowed =
    .short = Le premier peut compter toutes ses séquences, ou tous ses brelans et quatorze.
    .full = L’annonce plus faible était bonne quoi que le dernier ait en main : sa réponse ne pouvait rien apprendre au premier.
referee-little_good-superseded =
    .short = D’ordinaire, le premier pourrait compter toutes ses séquences, ou tous ses brelans et quatorze.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-little_bound = Dans l’ancien jeu, on est lié par une annonce plus faible que ce que l’on a, même si rien ne pouvait la battre.
referee-little_bound-denied =
    .short = Le premier est lié par son annonce trop faible.
    .full = L’ancien jeu ne fait pas d’exception pour une annonce que rien ne pouvait battre.

referee-little_bound_early = Dans l’ancien jeu, on est lié par une annonce plus faible que ce que l’on a dès qu’elle est faite.
referee-little_bound_early-denied =
    .short = Le premier est lié par son annonce trop faible.
    .full = Dans l’ancien jeu, seule une erreur de nom peut se corriger.

referee-better_early =
    Si le dernier a admis une annonce exacte alors qu’il a mieux, il peut reprendre sa réponse avant l’annonce
    suivante du premier.
referee-better_early-allowed =
    .short = Le dernier peut reprendre sa réponse.
    .full = Le premier n’a pas fait d’autre annonce : la réponse ne lui a donc rien appris de plus que ce qu’elle disait.
referee-better_early-superseded =
    .short = D’ordinaire, la réponse pourrait encore être reprise.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-better_last = Quand il n’y a plus d’autre annonce, le dernier peut reprendre sa réponse jusqu’à l’entame du premier.
referee-better_last-allowed =
    .short = Le dernier peut reprendre sa réponse.
    .full = Aucune autre annonce n’était à venir, et aucune carte n’a été entamée.
referee-better_last-superseded =
    .short = D’ordinaire, la réponse pourrait encore être reprise.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-better_late = Le dernier ne peut reprendre sa réponse qu’avant l’annonce suivante du premier, ou avant son entame.
referee-better_late-denied =
    .short = La réponse du dernier est maintenue.
    .full = Une carte a été entamée. Ce que le dernier a de meilleur ne se compte pas.

referee-better_called_on = Le dernier ne peut reprendre sa réponse qu’avant l’annonce suivante du premier.
referee-better_called_on-denied =
    .short = La réponse du dernier est maintenue.
    .full = Le premier a fait depuis une autre annonce.

referee-better_bound = Dans l’ancien jeu, le dernier est lié par sa réponse.
referee-better_bound-denied =
    .short = La réponse du dernier est maintenue.
    .full = L’ancien jeu ne laisse rien reprendre au dernier.

referee-better_bound_last = Dans l’ancien jeu, le dernier est lié par sa réponse.
referee-better_bound_last-denied =
    .short = La réponse du dernier est maintenue.
    .full = L’ancien jeu ne laisse rien reprendre au dernier, même s’il n’y avait plus d’autre annonce à faire.

referee-miscall_corrected =
    Une annonce plus forte que ce que l’on a, et admise, peut se corriger avant que le dernier ait joué à la première
    levée.
referee-miscall_corrected-allowed =
    .short = { SIDE($side) } peut corriger son annonce.
    .full = Le dernier n’a pas encore joué de carte : personne n’a donc été trompé dans le jeu.
referee-miscall_corrected-superseded =
    .short = D’ordinaire, l’annonce pourrait encore se corriger.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-miscall_answer = On répond à une annonce en supposant que celui qui la fait a bien ce qu’il annonce.
referee-miscall_answer-allowed =
    .short = Le dernier peut répondre de nouveau.
    .full = Admettre { referee-claim }, ce n’était pas admettre moins que cela. Ce que le dernier a en main peut désormais être bon.

referee-miscall_hint = Ce qu’une erreur a révélé ne se reprend pas, et les lois ne prévoient rien pour cela.
referee-miscall_hint-denied =
    .short = Il n’y a pas de remède à ce qui a été appris.
    .full =
        Par les réponses à l’annonce fausse, puis à l’annonce juste, un joueur a appris ce qu’il n’avait pas le droit de
        savoir. C’est un de ces accidents auxquels les lois ne peuvent rien.

referee-miscall_lead =
    Si le dernier corrige une annonce après l’entame du premier, celui-ci peut reprendre sa carte et entamer autrement.
referee-miscall_lead-allowed =
    .short = Le premier peut reprendre la carte entamée.
    .full = Il l’avait choisie en croyant l’annonce du dernier.

referee-miscall =
    Qui annonce ce qu’il n’a pas, le voit admettre et ne le corrige pas avant la carte que le dernier joue à la
    première levée, ne compte rien de la donne, à moins qu’il n’ait pu en aucun cas l’avoir.
referee-miscall-denied =
    .short = { SIDE($side) } n’avait pas { fr-referee-none } et ne compte rien de cette donne.
    .full =
        D’après la main et l’écart réunis, il aurait pu l’avoir : l’adversaire ne pouvait donc pas savoir. Le jeu a
        continué sur cette annonce.
referee-miscall-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-miscall_misnomer =
    Se tromper de nom ne coûte rien si l’on a quelque chose de même valeur, et que ce qui a été nommé ne pouvait en aucun
    cas se trouver dans la main et l’écart réunis.
referee-miscall_misnomer-allowed =
    .short = Ce n’est qu’une erreur de nom : { ROLE($side) } en a autant, et le compte.
    .full =
        { SIDE($side) } n’aurait pas pu avoir { fr-referee-none } : l’adversaire pouvait donc voir que la langue lui
        avait fourché.

referee-miscall_impossible =
    Il n’y a pas de pénalité pour qui annonce ce qui ne pouvait en aucun cas se trouver dans la main et l’écart
    réunis.
referee-miscall_impossible-denied =
    .short = { SIDE($side) } n’avait pas { fr-referee-none } et ne peut le compter ; il n’y a pas d’autre pénalité.
    .full = L’adversaire pouvait voir que c’était impossible.

referee-miscall_shown =
    Qui montre de lui-même, avant de jouer, les cartes de son annonce ne peut pas être puni pour les avoir mal nommées.
referee-miscall_shown-denied =
    .short = { SIDE($side) } avait montré les cartes : l’annonce ne compte que pour ce qu’elles sont, et il n’y a pas de pénalité.
    .full = Un nom ne trompe personne quand les cartes sont sur la table.

referee-miscall_opponent =
    Quand on découvre que ce qui a été annoncé n’était pas en main, l’adversaire compte tout ce que cette annonce l’empêchait de
    compter, à moins qu’une annonce exacte du même joueur ne l’arrête aussi.
referee-miscall_opponent-allowed =
    .short = { SIDE(OTHER($side)) } peut compter ce que { fr-referee-this } avait empêché.
    .full =
        L’annonce n’avait été admise que parce qu’on y croyait. Les annonces exactes { ROLE($side, case: "de") } arrêtent
        toujours ce qu’elles battent.

referee-miscall_led =
    Dans l’ancien jeu, qui a joué une carte sans avoir corrigé un brelan ou un quatorze annoncé à tort ne compte
    rien de la donne.
referee-miscall_led-denied =
    .short = { SIDE($side) } a entamé sans avoir corrigé son annonce et ne compte rien.
    .full = Les lois du club attendent que le dernier ait joué une carte ; l’ancien jeu, non.
referee-miscall_led-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-omitted_early = Ce qui a été oublié peut se compter tant que le dernier n’a pas joué à la première levée.
referee-omitted_early-allowed =
    .short = { SIDE($side) } peut encore compter { fr-referee-this }.
    .full = Le dernier n’a pas joué de carte.
referee-omitted_early-superseded =
    .short = D’ordinaire, cela pourrait encore se compter.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-omitted_late = Quand le dernier a joué à la première levée, rien de ce qui a été oublié ne peut plus se compter.
referee-omitted_late-denied =
    .short = Il est trop tard pour compter { fr-referee-this }.
    .full = Le dernier a joué. Ce qui n’est pas annoncé à ce moment est perdu, et n’arrête rien.

referee-omitted_led = Dans l’ancien jeu, une fois que le premier a entamé, il ne peut plus rien compter de ce qu’il a oublié.
referee-omitted_led-denied =
    .short = Il est trop tard pour compter { fr-referee-this }.
    .full = Les lois du club attendent que le dernier ait joué une carte ; l’ancien jeu, non.

referee-implied =
    Les cartes que le premier a annoncées font voir ce qu’il a d’autre. Ce qu’elles laissent entendre arrête le
    dernier jusqu’à ce qu’il ait joué une carte, puisque le premier peut encore le compter.
referee-implied-denied =
    .short = Le dernier ne peut pas compter { fr-referee-this }.
    .full =
        Les cartes annoncées par le premier laissent entendre aussi bien ou mieux. Le dernier ferait bien de jouer une carte sans rien
        dire : pour le premier, c’est alors perdu.
referee-implied-superseded =
    .short = D’ordinaire, le premier pourrait encore compter ce que ses cartes annoncées laissent entendre.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-not_implied = Le dernier peut compter ce que rien ne bat de ce que le premier a annoncé ou peut encore compter.
referee-not_implied-allowed =
    .short = Le dernier peut compter { fr-referee-this }.
    .full = Les cartes que le premier a annoncées ne font rien voir de meilleur.

referee-implied_objection =
    Si le premier s’oppose à ce que compte le dernier, à cause de ce que laissent entendre les cartes qu’il a lui-même annoncées, il doit
    le compter lui-même.
referee-implied_objection-allowed =
    .short = Le premier s’est opposé : il doit donc compter ce qu’il a.
    .full = Il aurait pu vouloir se taire, pour marquer moins. S’opposer, c’est réclamer le compte.
referee-implied_objection-superseded =
    .short = D’ordinaire, le premier, ayant protesté, devrait le compter.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-implied_older =
    Dans l’ancien jeu, le premier ne peut plus rien compter une fois qu’il a entamé ; mais les cartes qu’il a
    annoncées arrêtent encore ce qu’elles battent.
referee-implied_older-denied =
    .short = Le dernier ne peut pas compter { fr-referee-this }.
    .full =
        Les cartes annoncées par le premier laissent entendre aussi bien ou mieux. Les lois de l’ancien jeu ne le disent que
        des séquences ; pour les brelans et les quatorze, nous le déduisons du cas IV de Cavendish.

referee-implied_led = Dans l’ancien jeu, une fois que le premier a entamé, rien de ce qu’il a omis ne peut se compter.
referee-implied_led-denied =
    .short = Le premier a protesté, mais il ne peut plus le compter.
    .full = Il a entamé. Les lois du club attendent la première carte du dernier ; l’ancien jeu, non.

referee-asked_which = Demander quelle carte d’un brelan ne compte pas, c’est admettre que le brelan est bon.
referee-asked_which-allowed =
    .short = L’annonce du premier est bonne ; le dernier ne peut pas compter { fr-referee-this }.
    .full = Le dernier a appris quelle carte manque, et il n’y a droit que pour un brelan qui compte.

referee-show_on_request = Ce qui a été admis bon ou égal doit se montrer chaque fois que l’adversaire le demande.
referee-show_on_request-allowed =
    .short = { SIDE($side) } doit montrer les cartes.
    .full = Une annonce est crue sur parole jusqu’à ce qu’on demande à voir.

referee-show_after_lead =
    Ce qui a été admis bon ou égal doit se montrer quand l’adversaire le demande ; pour le dernier, après l’entame
    seulement.
referee-show_after_lead-allowed =
    .short = Le dernier doit montrer les cartes.
    .full = Le premier a entamé : ce que montre le dernier ne peut plus l’aider à choisir son entame.

referee-show_before_lead = Le dernier ne montre rien avant l’entame du premier.
referee-show_before_lead-denied =
    .short = Le dernier n’a encore rien à montrer.
    .full = Vues plus tôt, les cartes serviraient au premier pour choisir son entame.

referee-unshown = Ce qui est bon n’a à être montré que quand l’adversaire le demande.
referee-unshown-allowed =
    .short = Aucune suite : personne n’a demandé à voir.
    .full = Le premier peut entamer sans montrer. Montrer de lui-même lui épargne seulement le risque d’une annonce fausse.
referee-unshown-superseded =
    .short = D’ordinaire, il n’y aurait pas de suite.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-unshown_lost =
    Dans l’ancien jeu, si le premier entame sans montrer un point ou une séquence bons ou égaux, il ne peut plus les compter.
referee-unshown_lost-denied =
    .short = Le premier ne peut pas compter { fr-referee-this }.
    .full = Il a entamé sans le montrer.

referee-unshown_opponent =
    Dans l’ancien jeu, ce que le premier n’a pas montré avant d’entamer n’arrête plus le point ni la séquence du dernier,
    même égaux ou moins bons.
referee-unshown_opponent-allowed =
    .short = Le dernier peut montrer et compter ce qu’il a.
    .full = Une annonce qui n’est pas montrée à temps ne vaut pas plus que si elle n’avait pas été faite.

referee-shown_better = Une annonce plus faible que ce que l’on a peut se corriger avant qu’on y ait répondu.
referee-shown_better-allowed =
    .short = Le premier peut corriger son annonce.
    .full = Le dernier n’a encore rien dit.
referee-shown_better-superseded =
    .short = D’ordinaire, l’annonce pourrait encore être corrigée.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-shown_better_bound = Dans l’ancien jeu, une annonce plus faible que ce que l’on a engage dès qu’elle est faite.
referee-shown_better_bound-denied =
    .short = Le premier ne compte que ce qu’il a annoncé.
    .full = Dans l’ancien jeu, seul un nom erroné peut se corriger.

referee-shown_better_late = Une annonce plus faible que ce que l’on a ne peut se corriger qu’avant qu’on y ait répondu.
referee-shown_better_late-denied =
    .short = Le premier ne compte que ce qui a été annoncé.
    .full = Montrer plus que l’on n’a annoncé, ce n’est pas l’annoncer.

referee-shown_better_bars =
    Dans l’ancien jeu, une séquence montrée arrête tout ce qu’elle bat ou égale, même si l’on en a annoncé une plus faible.
referee-shown_better_bars-allowed =
    .short = Ce qui a été montré arrête encore, chez le dernier, les séquences qui ne sont pas meilleures.
    .full = Le dernier l’a vu, et ne peut pas faire comme si cela n’existait pas.

referee-refused_early = Une réponse donnée par erreur peut se reprendre jusqu’à l’entame du premier.
referee-refused_early-allowed =
    .short = Le dernier peut corriger sa réponse.
    .full = Aucune carte n’a été entamée.

referee-refused_late = Une annonce refusée par erreur peut se montrer et se compter même après l’entame.
referee-refused_late-allowed =
    .short = Le premier peut montrer et compter { fr-referee-this }.
    .full = Ce que le dernier y opposait, il ne peut pas le montrer.
referee-refused_late-superseded =
    .short = D’ordinaire, l’annonce se compterait.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-refused_older =
    Dans l’ancien jeu, une annonce refusée par erreur peut se montrer même après l’entame, et se compte si elle est
    bonne.
referee-refused_older-allowed =
    .short = Le premier peut montrer { fr-referee-this }, et compter ce qu’il a annoncé si c’est bon.
    .full = Le dernier ne peut pas montrer ce qui devait la battre. S’il a autant, personne ne compte.

## Les fausses réponses

referee-misinformed =
    Qui reçoit une fausse réponse sur des cartes annoncées et admises bonnes ou égales peut reprendre tout ce qu’il a joué
    depuis, et jouer autrement.
referee-misinformed-allowed =
    .short =
        { SIDE($side) } a dit { $answer }, et il fallait répondre { $number } : { ROLE(OTHER($side)) } peut rejouer à
        partir de là.
    .full =
        Une telle question ne porte que sur les cartes annoncées, et la réponse aussi. Que le nombre ait été vrai pour toute la
        main n’excuse rien. Cette décision a été très discutée.

referee-informed = Une telle question porte sur les cartes annoncées et admises bonnes ou égales ; des autres, on n’a rien à dire.
referee-informed-denied =
    .short = La réponse était juste, et le jeu reste tel quel.
    .full =
        { $number ->
            [0] Aucune des cartes de cette couleur encore en main n’avait été annoncée.
            [one] Une des cartes de cette couleur encore en main avait été annoncée.
           *[other] Des cartes de cette couleur encore en main, { $number } avaient été annoncées.
        } Ce qui n’a jamais été annoncé ne regarde personne.

## Le jeu de la carte

referee-short =
    Jouer avec moins de douze cartes n’entraîne pas de pénalité : chaque carte à laquelle on ne peut pas répondre est une
    levée pour l’adversaire.
referee-short-allowed =
    .short = { SIDE($side) } joue avec des cartes en moins, sans autre pénalité.
    .full =
        { SIDE(OTHER($side)) } compte pour une levée chaque carte à laquelle { ROLE($side) } ne peut pas répondre.

referee-long = Qui joue avec plus de douze cartes ne compte rien de la donne.
referee-long-denied =
    .short = { SIDE($side) } joue avec trop de cartes et ne compte rien.
    .full = L’adversaire peut renoncer à exiger la pénalité.
referee-long-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-long_bars = Les cartes de celui qui en a trop ne marquent pas, mais elles arrêtent encore ce qu’elles battent.
referee-long_bars-allowed =
    .short = Les cartes { ROLE($side, case: "de") } arrêtent encore ce qu’elles battent.
    .full =
        L’adversaire ne peut pas compter ce qu’elles battent ; et la carte qu’elles empêchent de faire une
        levée ne la fait pas.

referee-twelfth = « La dernière levée » veut dire la dernière d’une main de douze cartes.
referee-twelfth-allowed =
    .short = La douzième levée est la dernière, et compte comme telle.
    .full =
        La loi suppose que chaque joueur a douze cartes. Une carte qui reste dans une main où il y en avait trop ne fait
        pas de treizième levée.

referee-played = Une carte entamée ou jouée ne se reprend pas, sauf dans les cas que la loi prévoit.
referee-played-denied =
    .short = La carte reste jouée.
    .full =
        Aucune exception ne s’applique : cartes tombées, cartes de trop sur plusieurs entames, entame hors tour,
        renonce, fausse réponse.

referee-dropped = Des cartes tombées par accident peuvent se reprendre.
referee-dropped-allowed =
    .short = { SIDE($side) } reprend ce qui est tombé.
    .full = Laisser tomber une carte, ce n’est pas la jouer.

referee-batch_answer =
    Quand plusieurs cartes sont entamées ensemble et que l’adversaire y joue trop de cartes, celles de trop se reprennent
    quand on s’en aperçoit, et ce qui a été joué depuis se rejoue.
referee-batch_answer-allowed =
    .short = { SIDE($side) } reprend la carte de trop, et le jeu repart de là.
    .full =
        Peu importe que toutes les cartes aient été vues depuis. Celui qui avait entamé pouvait compter ce qu’on y jouait.

referee-batch_lead = Une carte entamée par erreur parmi plusieurs peut se changer tant que l’adversaire n’a pas répondu à la dernière d’entre elles.
referee-batch_lead-allowed =
    .short = { SIDE($side) } peut changer la carte entamée par erreur.
    .full = L’adversaire n’y a pas encore répondu.

referee-batch_lead_answered = Une carte entamée par erreur parmi plusieurs ne peut se changer que tant que l’adversaire n’y a pas répondu.
referee-batch_lead_answered-denied =
    .short = L’entame reste telle quelle.
    .full = { SIDE(OTHER($side)) } y a répondu.

referee-wrong_lead = Une carte entamée hors tour peut se reprendre tant que l’adversaire n’y a pas répondu.
referee-wrong_lead-allowed =
    .short = { SIDE($side) } reprend la carte.
    .full = { SIDE(OTHER($side)) } n’y a pas répondu.

referee-wrong_lead_answered = Une carte entamée hors tour reste jouée dès que l’adversaire y a répondu.
referee-wrong_lead_answered-denied =
    .short = L’entame est maintenue.
    .full = { SIDE(OTHER($side)) } y a répondu : l’erreur ne peut donc plus se réparer.

referee-revoke =
    Qui pouvait fournir à la couleur et ne l’a pas fait doit le faire quand on s’en aperçoit. Les mauvaises cartes, et tout
    ce qui a été joué depuis, se reprennent, et le jeu repart de là.
referee-revoke-allowed =
    .short = { SIDE($side) } reprend la mauvaise carte et fournit à la couleur ; le jeu repart de là.
    .full = Il n’y a pas d’autre pénalité.

## La marque et les cartes

referee-count_early =
    Une erreur de compte prouvée peut se corriger jusqu’à ce que le joueur qui l’a faite ait vu sa main suivante.
referee-count_early-allowed =
    .short = La marque est corrigée.
    .full = La main suivante n’a pas été vue.

referee-count_late = Une erreur de compte ne peut se corriger que tant que le joueur qui l’a faite n’a pas vu sa main suivante.
referee-count_late-denied =
    .short = La marque reste telle qu’elle a été inscrite.
    .full = La main suivante a été vue.
referee-count_late-superseded =
    .short = D’ordinaire, la marque resterait telle quelle.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-count_any_time = Dans l’ancien jeu, une erreur de marque peut se corriger à tout moment de la partie.
referee-count_any_time-allowed =
    .short = La marque est corrigée.
    .full = L’ancien jeu ne fixe d’autre limite que la fin de la partie.

referee-scores_differ = Quand les marques inscrites diffèrent, chaque joueur fait foi pour sa propre main.
referee-scores_differ-allowed =
    .short = Pour chaque main, on s’en tient à ce qu’a inscrit le joueur qui la jouait.
    .full = Celui qui a compté une main en est le meilleur témoin.

referee-pack_incorrect = Un jeu reconnu faux rend nulle la donne où on le découvre ; les donnes d’avant sont maintenues.
referee-pack_incorrect-allowed =
    .short = Cette donne est nulle ; celles d’avant sont maintenues.
    .full = Personne ne peut dire depuis quand le jeu est faux : les lois s’en tiennent donc au moment où on le découvre.

referee-foreign_in_discard = Une donne n’est nulle pour un jeu faux que s’il était faux quand il a été donné.
referee-foreign_in_discard-denied =
    .short = Il n’y a pas de nouvelle donne.
    .full =
        Rien ne prouve que la carte était dans le jeu quand il a été donné : elle a pu arriver plus tard dans la main ou dans
        l’écart.

referee-foreign_too_many = Qui joue avec plus de douze cartes ne compte rien de la donne.
referee-foreign_too_many-denied =
    .short = { SIDE($side) } a joué avec trop de cartes et ne compte rien.
    .full = Sans nouvelle donne, il reste une main qui a une carte de trop.
referee-foreign_too_many-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-foreign_in_hand =
    Une carte de l’autre jeu, trouvée dans une main et non jouée, retourne à son jeu sans pénalité.
referee-foreign_in_hand-allowed =
    .short = La carte retourne à son jeu, sans pénalité.
    .full = Elle n’a été ni jouée, ni employée dans une annonce.
referee-foreign_in_hand-superseded =
    .short = D’ordinaire, la carte retournerait à son jeu sans pénalité.
    .full = Une exception à cette loi s’applique ici : voyez les décisions qui suivent.

referee-foreign_counted =
    Si une carte de l’autre jeu a rendu bonne une annonce, et que l’entame a suivi, cette annonce devient une annonce
    fausse.
referee-foreign_counted-denied =
    .short = { SIDE($side) } a compté avec une carte étrangère à son jeu, et ne compte rien.
    .full = C’est comme annoncer ce qu’on n’a pas, et ce qui a été annoncé aurait pu être en main.
referee-foreign_counted-superseded =
    .short = D’ordinaire, { ROLE($side) } ne compterait rien de cette donne.
    .full = Une autre loi s’applique ici à la place : voyez les décisions qui suivent.

referee-foreign_played =
    Si une carte de l’autre jeu a été jouée, on reprend les mains et on les rejoue sans elle.
referee-foreign_played-allowed =
    .short = Les mains sont reprises et rejouées sans la carte.
    .full = Aucune levée dont elle faisait partie ne peut tenir.

referee-packs_in_time =
    Avant que le jeu soit coupé pour le donneur, un joueur peut demander deux jeux neufs à ses frais ; le donneur choisit
    entre les deux.
referee-packs_in_time-allowed =
    .short = { SIDE($side) } peut avoir des jeux neufs, et les paie.
    .full = Le jeu n’a pas encore été coupé pour le donneur.

referee-packs_late = On ne peut demander des jeux neufs qu’avant que le jeu soit coupé pour le donneur.
referee-packs_late-denied =
    .short = Il est trop tard, dans cette donne, pour des jeux neufs.
    .full = Le jeu a été coupé pour le donneur.

referee-damaged = Les cartes déchirées ou marquées sont remplacées, ou les deux joueurs achètent des jeux neufs.
referee-damaged-allowed =
    .short = La carte est remplacée, ou l’on achète des jeux neufs à frais communs.
    .full = Une carte que l’on reconnaît à son dos gâte le jeu pour les deux joueurs.

referee-bystander =
    Un spectateur qui signale une erreur, et change par là la marque, peut avoir à payer l’enjeu du joueur qui en pâtit.
referee-bystander-allowed =
    .short = Le spectateur peut avoir à payer ce que { ROLE($side) } y perd.
    .full = Ce qu’il a signalé compte tout de même.

## L’arbitre

referee-waived = L’adversaire peut renoncer à exiger la pénalité de ne rien compter.
referee-waived-allowed =
    .short = { SIDE(OTHER($side)) } n’exige pas la pénalité.
    .full = La marque reste telle qu’elle a été comptée.

referee-lent =
    Quand le livre d’un jeu n’a pas de lois pour ce qui tourne mal, l’arbitre suit celles de Cavendish pour le même
    jeu, et le dit.
referee-lent-allowed =
    .short = { RULES($game) } : la source n’a pas de loi là-dessus, l’arbitre suit donc celle de Cavendish.
    .full = Cavendish a écrit ses lois pour le même jeu. Les joueurs peuvent convenir d’autre chose.

referee-no_source =
    Pour certains jeux, aucune source ne dit ce qui suit quand quelque chose tourne mal, et l’arbitre ne leur prête
    pas la loi d’un autre jeu.
referee-no_source-denied =
    .short = { RULES($game) } : aucune source ne dit ce qui s’ensuit, l’arbitre ne décide donc pas.
    .full =
        Les lois de Cavendish ont été écrites pour un autre jeu, et ne sont pas prêtées à celui-ci. Ce dont les
        joueurs conviennent fait loi.

referee-other_book =
    Le livre de 1651 a son propre chapitre sur ce qui tourne mal, et l’arbitre ne décide pas d’après lui.
referee-other_book-denied =
    .short = { RULES($game) } : le livre a son propre chapitre sur ce qui tourne mal, le douzième, et l’arbitre ne décide pas d’après lui.
    .full =
        Les lois de Cavendish ont été écrites pour un autre jeu, et ne sont pas prêtées là où un livre a les
        siennes.

referee-not_reached = Certains accidents sont hors d’atteinte des lois du jeu.
referee-not_reached-denied =
    .short = Les lois ne prévoient rien pour cela ; le jeu reste tel quel.
    .full = Aucune loi n’en parle à ce moment.

referee-struck = Ce qu’un joueur n’a pas le droit de compter lui est retiré, marque par marque.
referee-struck-denied =
    .short = Points retirés { ROLE($side, case: "a") } pour { referee-kind } : { $points }.
    .full =
        { $points } avaient été marqués, et cette décision en retire autant. Ce qui a été accordé reste inscrit, pour que
        l’on puisse suivre le compte.

referee-unanswered =
    Une carte à laquelle l’autre main ne peut pas répondre, n’ayant plus de cartes, est une levée pour celui qui l’entame.
referee-unanswered-allowed =
    .short = { SIDE($side) } entame { CARDS($card) }, à quoi l’on ne peut pas répondre : une levée.
    .full = L’entame a été comptée. { SIDE(OTHER($side)) } n’a plus de cartes.

## À qui sont ces lois

whose-laws-piquet = L’arbitre suit les lois de Cavendish.
whose-laws-piquet-lent = La source n’a pas de telles lois : l’arbitre suit celles de Cavendish, faites pour le même jeu, et chaque décision le dit.
whose-laws-au_cent = L’arbitre suit les lois de Cavendish pour le piquet au cent, et ses autres lois là où elles ne disent rien.
whose-laws-au_cent-lent =
    La source n’a pas de telles lois : l’arbitre suit celles de Cavendish pour le piquet au cent, le même jeu, et chaque
    décision le dit.
whose-laws-no_source = Aucune source ne dit ce qui s’ensuit quand quelque chose tourne mal : l’arbitre ne décide pas.
whose-laws-other_book = Le livre a son propre chapitre sur ce qui tourne mal, le douzième, et l’arbitre ne décide pas d’après lui.

## Les réponses

referee-answer_which =
    Celui à qui l’on demande quelle carte d’un brelan il ne compte pas doit le dire, car cette réponse tient lieu de
    montrer le brelan.
referee-answer_which-allowed =
    .short =
        { $number ->
            [4] Les quatre { RANK($rank, form: "plural") } comptent.
           *[other] Ne compte pas : { CARDS($cards) }.
        }
    .full =
        Qui le demande a admis que l’annonce est bonne. Que la carte soit dans la main ou à l’écart, on n’a pas à le dire.

referee-answer_number =
    Celui à qui l’on demande combien de cartes il a d’une couleur répond par celles qu’il a annoncées, qui ont été admises
    bonnes ou égales, et qu’il a encore.
referee-answer_number-allowed =
    .short =
        { $number ->
            [0] Aucune.
            [one] Une : { CARDS($cards) }.
           *[other] { WORDS($number, case: "title", gender: "feminine") } : { CARDS($cards) }.
        }
    .full = Seules les cartes annoncées comptent. { SIDE($side) } peut en avoir d’autres de cette couleur, et n’a pas à le dire.

referee-answer_show = Ce qui a été admis bon ou égal doit se montrer chaque fois que l’adversaire le demande.
referee-answer_show-allowed =
    .short = { SIDE($side) } montre { CARDS($cards) }.
    .full = Ce sont les cartes { KIND($kind, form: "de") }, telles qu’on les a annoncées.

referee-answer_height = Qui n’a pas dit à quelle carte monte sa séquence doit le dire quand on le lui demande.
referee-answer_height-allowed =
    .short = { CAPITAL(CARD($card, case: "a")) }.
    .full = Demander la plus haute carte revient à demander à voir la séquence.

referee-answer_tricks = Chaque joueur peut à tout moment revoir les levées des deux joueurs.
referee-answer_tricks-allowed =
    .short = Oui : toutes les levées peuvent être revues.
    .full = Ce qui a été joué est ouvert aux deux joueurs.

referee-answer_own_discard = Un joueur peut à tout moment regarder son propre écart.
referee-answer_own_discard-allowed =
    .short = Oui : on peut regarder son propre écart.
    .full = Personne n’est obligé de le garder en mémoire.

referee-answer_other_discard = Un joueur peut regarder son propre écart ; rien ne lui permet de voir celui de son adversaire.
referee-answer_other_discard-denied =
    .short = Non : l’écart de l’adversaire reste caché.
    .full = On ne doit montrer que ce qui a été annoncé.

referee-answer_nothing =
    On ne doit montrer ou dire que ce qui a été admis bon ou égal, et pour le dernier, après l’entame seulement.
referee-answer_nothing-denied =
    .short = Il n’y a rien à répondre.
    .full = Rien de tel n’a été annoncé, ou il est trop tôt pour le demander.
