# La première donne, accompagnée : ce qu’une levée a donné, et pourquoi une carte est conseillée.

## Après une levée ; $other est le nom de l’adversaire

guide-trick-held = La levée est à vous.
guide-trick-taken = Vous prenez la levée entamée par { $other } : 1 point.
guide-trick-theirs-held = { $other } fait la levée.
guide-trick-theirs-taken = { $other } prend votre entame : 1 point pour { $other }.

## Pourquoi cette carte

guide-title-trick = Levée { $number }
guide-play-last = La dernière levée : un point de plus.
guide-play-forced = Vous ne pouvez jouer que { CARD($card, case: "le") }.
guide-play-lead_sure =
    { $again ->
        [yes] Continuez : rien ne bat { CARD($card, case: "le") }.
       *[no] { $count ->
            [one] Entamez { CARD($card, case: "le") } : rien de ce que { $other } peut tenir ne la bat.
           *[other] Entamez { CARD($card, case: "le") }. Vous tenez { $count } cartes que rien ne peut battre : jouez-les de haut en bas.
        }
    }{ $again ->
        [yes] { "" }
       *[no] { $kept_count ->
            [0] { "" }
           [one] { " " }Une carte moins sûre ({ CARDS($kept) }) pourrait vous coûter l’entame, et un point avec elle.
           *[other] { " " }Des cartes moins sûres ({ CARDS($kept) }) pourraient vous coûter l’entame, et un point avec elle.
        }
    }
guide-play-lead_likely =
    { $beaten_count ->
        [one] Entamez { CARD($card, case: "le") } : une seule carte est plus forte, { CARDS($beaten_by) }.
       *[other] Entamez { CARD($card, case: "le") }. Rien ne la bat, sauf { CARDS($beaten_by) }.
    }{ $kept_count ->
        [0] { "" }
       *[other] { " " }Gardez { CARDS($kept) } : de quoi reprendre l’entame.
    }
guide-play-win_cheaply =
    Prenez avec { CARD($card, case: "le") } : 1 point, et l’entame suivante. { $kept_count ->
        [0] Une carte plus basse perdrait les deux.
       *[other] C’est la plus basse qui suffise : une plus haute ne rapporterait ici rien de plus.
    }
guide-play-follow_low = Aucune de vos cartes ne la bat. Jouez votre plus basse, { CARD($card, case: "le") }.
guide-play-weighed = Jouez { CARD($card, case: "le") } : contre les mains que { $other } peut encore tenir, aucune autre carte ne fait mieux en moyenne.
guide-play-throw =
    Vous ne pouvez pas prendre : jetez { CARD($card, case: "le") }.{ $kept_count ->
        [0] { "" }
       *[other] { " " }Gardez { CARDS($kept) } pour une autre levée.
    }
guide-play-throw_weighed =
    Vous ne pouvez pas prendre : jetez { CARD($card, case: "le") }.{ $kept_count ->
        [0] { "" }
       *[other] { " " }Garder { CARDS($kept) } vaut mieux en moyenne.
    }

## Ce qu’une autre carte que celle conseillée a perdu
guide-instead-lead_sure = Rien ne pouvait battre { CARD($card, case: "le") } : la levée était sûre.
guide-instead-lead_likely = Avec { CARD($card, case: "le") }, la levée était plus probable.
guide-instead-win_cheaply = { CAPITAL(CARD($card, case: "le")) } aurait pris au meilleur compte.
guide-instead-follow_low = Rien ne pouvait prendre ici : { CARD($card, case: "le") } suffisait, non { CARD($played, case: "le") }.
guide-instead-throw =
    { $kept ->
        [yes] { CAPITAL(CARD($played, case: "le")) } pouvait encore prendre
       *[no] { CAPITAL(CARD($played, case: "le")) } était à garder
    } : { CARD($card, case: "le") } suffisait.
guide-instead-throw_weighed = { CAPITAL(CARD($played, case: "le")) } était à garder : { CARD($card, case: "le") } suffisait.
guide-instead-weighed = En moyenne, { CARD($card, case: "le") } fait mieux que { CARD($played, case: "le") }.

## Les mots du guide

guide-show-all = Toute la table
guide-other-side = De l’autre côté : jouez en dernier
