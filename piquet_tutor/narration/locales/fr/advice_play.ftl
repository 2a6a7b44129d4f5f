# Conseils sur une carte à jouer où l’on a enchéri sur les levées, où mieux vaut les perdre, et à plus de deux joueurs.
# Les parts ($share) viennent en pour cent, sans le signe.

## Ce qui est annoncé aux enchères

advice-play-bid-mine =
    { $sign ->
        [minus] Vous vous êtes engagé à perdre { $wanted } levées. { advice-play-bid-kept }
       *[other] Vous vous êtes engagé à { $wanted } levées. { advice-play-bid-kept }
    }
advice-play-bid-kept =
    { $often ->
        [all] Avec cette carte, vous tenez votre engagement dans chacune des { $tried } mains essayées.
        [most] Avec cette carte, vous tenez votre engagement dans toutes les { $tried } mains essayées sauf { $short }.
        [some] Avec cette carte, vous tenez votre engagement dans { $kept } des { $tried } mains essayées.
        [sure] Avec cette carte, vous tenez votre engagement.
        [never] Même avec cette carte, vous ne tenez pas votre engagement.
       *[none] Avec cette carte, vous ne tenez votre engagement dans aucune des { $tried } mains essayées.
    }
advice-play-bid-theirs =
    { $sign ->
        [minus] Votre adversaire s’est engagé à perdre { $wanted } levées. { advice-play-bid-beaten }
       *[other] Votre adversaire s’est engagé à { $wanted } levées. { advice-play-bid-beaten }
    }
advice-play-bid-beaten =
    { $often ->
        [all] Avec cette carte, il tient son engagement dans chacune des { $tried } mains essayées.
        [most] Avec cette carte, il tient son engagement dans toutes les { $tried } mains essayées sauf { $short }.
        [some] Avec cette carte, il tient son engagement dans { $kept } des { $tried } mains essayées.
        [sure] Même avec cette carte, il tient son engagement.
        [never] Avec cette carte, il ne tient pas son engagement.
       *[none] Avec cette carte, il ne tient son engagement dans aucune des { $tried } mains essayées.
    }
advice-play-bid-made =
    { $over ->
        [yes] L’engagement est déjà tenu ; une levée de plus compte encore.
       *[no] L’engagement est déjà tenu, et une levée de plus ne rapporte rien.
    }
advice-play-bid-gone = L’engagement ne peut plus être tenu, mais chaque levée qui manque compte.
advice-play-nothing-left = Aucune levée qui reste ne change plus la marque : toutes les cartes se valent.
advice-play-fewest = Avec cette carte, vous avez à la fin moins de levées que votre adversaire dans { $share } % des mains.

## Des levées qu’il vaut mieux perdre

advice-play-lose-lowest = Votre adversaire ne peut rien avoir à { SUIT($suit) } de plus bas que { CARD($card, case: "le") } : s’il fournit, il prend la levée.
advice-play-lose-lead = Dans { $share } % des mains, votre adversaire doit prendre { CARD($card, case: "le") } : il ne peut fournir que plus haut.
advice-play-lose-under = { CAPITAL(CARD($card, case: "le")) } est votre plus haute carte au-dessous { CARD($led, case: "de") } : ici elle ne prend rien, et vous gardez les plus basses.
advice-play-lose-take = Vous ne pouvez pas rester au-dessous { CARD($led, case: "de") }. La levée est à vous de toute façon : mettez-y votre plus haute carte de la couleur.
advice-play-lose-win = Vous pourriez rester au-dessous { CARD($led, case: "de") } avec { CHOICE($cards) }, mais en moyenne, mieux vaut prendre cette levée.
advice-play-lose-throw = Vous n’avez rien à fournir à { SUIT($suit) } : { CARD($card, case: "le") } peut partir maintenant sans rien prendre ; plus tard, il faudrait peut-être prendre avec cette carte.
advice-play-pique-left-out = Des levées perdues l’une après l’autre peuvent encore faire pique ; les chiffres n’en tiennent pas compte.

## Où regarder

advice-nudge-lose-lead = C’est à vous d’entamer, et mieux vaut perdre les levées. Laquelle de vos cartes votre adversaire doit-il prendre ?
advice-nudge-lose-under = Vous pouvez rester au-dessous de la carte entamée. Avec quelle carte, et ne vaut-il pas mieux prendre la levée ?
advice-nudge-lose-take = Vous ne pouvez pas rester au-dessous de la carte entamée. De quelle carte de la couleur voulez-vous vous défaire ?
advice-nudge-lose-throw = Vous ne pouvez pas fournir. Laquelle de vos cartes pourrait avoir à prendre une levée plus tard ?

## Ce qui compte

advice-rule-lose = Qui prend une levée entame la suivante. Ici, mieux vaut perdre les levées : gardez les basses cartes, et défaites-vous des hautes là où elles ne prennent rien.
advice-rule-bid-mine =
    { $sign ->
        [minus]
            { $count ->
                [0] Vous vous êtes engagé à perdre { $wanted } levées, et vous les avez perdues.
                [one] Vous vous êtes engagé à perdre { $wanted } levées : il faut en perdre encore une.
               *[other] Vous vous êtes engagé à perdre { $wanted } levées : il faut en perdre encore { $count }.
            }
       *[other]
            { $count ->
                [0] Vous vous êtes engagé à { $wanted } levées, et vous les avez.
                [one] Vous vous êtes engagé à { $wanted } levées : il vous en faut encore une.
               *[other] Vous vous êtes engagé à { $wanted } levées : il vous en faut encore { $count }.
            }
    }
advice-rule-bid-theirs =
    { $sign ->
        [minus]
            { $count ->
                [0] Votre adversaire s’est engagé à perdre { $wanted } levées, et les a perdues.
                [one] Votre adversaire s’est engagé à perdre { $wanted } levées : il doit en perdre encore une.
               *[other] Votre adversaire s’est engagé à perdre { $wanted } levées : il doit en perdre encore { $count }.
            }
       *[other]
            { $count ->
                [0] Votre adversaire s’est engagé à { $wanted } levées, et les a.
                [one] Votre adversaire s’est engagé à { $wanted } levées : il lui en faut encore une.
               *[other] Votre adversaire s’est engagé à { $wanted } levées : il lui en faut encore { $count }.
            }
    }
advice-rule-bid-mine-gone =
    { $sign ->
        [minus] Vous vous êtes engagé à perdre { $wanted } levées, et ce n’est plus possible : chaque levée qui manque compte.
       *[other] Vous vous êtes engagé à { $wanted } levées, et ce n’est plus possible : chaque levée qui manque compte.
    }
advice-rule-bid-theirs-gone =
    { $sign ->
        [minus] Votre adversaire s’est engagé à perdre { $wanted } levées, et ce n’est plus possible : chaque levée qui manque compte.
       *[other] Votre adversaire s’est engagé à { $wanted } levées, et ce n’est plus possible : chaque levée qui manque compte.
    }
advice-rule-bid-value = Tenu, l’engagement rapporte { $points } ; s’il ne l’est pas, l’adversaire marque { $points } pour chaque levée qui manque.
advice-rule-bid-each = Chaque levée de plus que l’engagement rapporte { $points }, et chaque levée qui manque en rapporte autant à l’adversaire.
advice-rule-bid-last = Pour l’engagement, la dernière levée compte pour { $count }.
advice-rule-fewest = Personne n’a enchéri. Le joueur qui a le moins de levées à la fin marque { $points } pour chaque levée de l’adversaire.
advice-rule-fewest-last = Pour cela, la dernière levée compte pour { $count }.

## À plus de deux joueurs

advice-nudge-among = Il ne reste que peu de cartes. Qui peut encore avoir quoi, et qui prend cette levée ?
advice-odds-among =
    { $sides ->
        [2] Chaque chiffre est l’avance de votre camp sur le reste du jeu de la carte, si chacun jouait toutes cartes sur table.
       *[other] Chaque chiffre est votre avance sur la moyenne des autres pour le reste du jeu de la carte, si chacun jouait pour soi, toutes cartes sur table.
    }
advice-odds-ways =
    { $ways ->
        [one] D’après ce que chacun des autres a dit et joué, leurs cartes ne peuvent être réparties que d’une façon.
       *[other] En moyenne sur les { $shown } façons dont les cartes des autres peuvent être réparties d’après ce que chacun a dit et joué.
    }
advice-odds-ways-drawn = En moyenne sur { $tried } façons tirées parmi les { $shown } dont les cartes des autres peuvent être réparties d’après ce que chacun a dit et joué.
advice-play-among-best = Aucune carte qu’un autre puisse avoir ne prend { CARD($card, case: "le") } dans sa couleur.
advice-play-among-takes = Pour l’instant, { CARD($card, case: "le") } prend la levée.
advice-play-among-partner = Pour l’instant, la levée est à votre camp, et { CARD($card, case: "le") } la lui laisse.
advice-none-far =
    { $seats ->
        [3] Quand deux mains sont cachées, le conseiller n’étudie que les { $tricks } dernières levées. Redemandez à ce moment-là.
       *[other] Quand trois mains sont cachées, le conseiller n’étudie que les { $tricks } dernières levées. Redemandez à ce moment-là.
    }
