# Les conseils à un joueur, d’après ce qu’il voit et rien d’autre : la carte à jouer, la parole à dire, la partie, et les indices.
# Les parts ($share, $worse, $equal, $other) viennent en pour cent, sans le signe ; les points, tels qu’on les écrit.

advice-under = moins de { $number }
advice-over = plus de { $number }
advice-minus = −{ $number }

## Pourquoi une carte

advice-play-forced = { CAPITAL(CARD($card, case: "le")) } est la seule carte que vous puissiez jouer.
advice-play-take-the-rest =
    { $count ->
        [one] { CAPITAL(CARD($card, case: "le")) } fait la dernière levée : rien ne peut prendre cette carte.
       *[other] Vous avez les { $count } meilleures cartes pour tout ce qui reste : jouez-les en commençant par les plus hautes, et toutes les levées sont à vous.
    }
advice-play-cash =
    { $count ->
        [one] { CAPITAL(CARD($card, case: "le")) } est maître : rien de ce que votre adversaire peut avoir ne prend cette carte, et vous entamez encore.
       *[other] { CAPITAL(CARD($card, case: "le")) } est maître : rien de ce que votre adversaire peut avoir ne prend cette carte, et vous entamez encore. Vous avez ainsi { $count } levées à faire tout de suite, en commençant par les plus hautes.
    }
advice-play-drive-out = Il n’y a que { CARD($other, case: "le") } pour prendre { CARD($card, case: "le") }. Une fois cette carte partie, rien ne prend plus { CARDS($cards) }.
advice-play-throw-in = Cela laisse exprès l’entame à votre adversaire : dans { $share } % des mains, il peut prendre, et doit ensuite rejouer vers vous. Faire d’abord une levée sûre rapporte moins.
advice-play-lead-likely = Dans { $share } % des mains, rien de ce que votre adversaire a ne prend { CARD($card, case: "le") }.
advice-play-lead-least = Aucune de vos cartes n’est sûre de prendre. En moyenne, c’est l’entame { CARD($card, case: "de") } qui coûte le moins.
advice-play-win-cheaply = { CAPITAL(CARD($card, case: "le")) } est votre plus basse carte qui prenne { CARD($led, case: "le") } : gardez ce qui est plus haut.
advice-play-win = { CAPITAL(CARD($card, case: "le")) } prend { CARD($led, case: "le") }, et c’est à vous d’entamer.
advice-play-duck = Vous pourriez prendre la levée avec { CHOICE($cards) }, mais en moyenne, mieux vaut attendre et laisser votre adversaire entamer encore.
advice-play-follow-low = Rien de ce que vous pouvez jouer ne prend { CARD($led, case: "le") } : fournissez ce qui vous manquera le moins.
advice-play-throw = Vous n’avez rien à fournir à { SUIT($suit) }. { CAPITAL(CARD($card, case: "le")) } n’est pas maître, et en moyenne, c’est la carte qui vous manquera le moins.
advice-play-keep-the-guard =
    { $count ->
        [one] { CAPITAL(CARD($other, case: "le")) } garde { CARD($card, case: "le") }, qu’une carte peut encore prendre : sans cette garde, cette carte resterait sèche.
       *[other] { CAPITAL(CARD($other, case: "le")) } aide à garder { CARD($card, case: "le") } : { $count } cartes peuvent encore prendre celle-ci, et il lui faut ses { $count } gardes.
    }

## Ce qu’on cherche

advice-play-for-capot = Vous avez fait toutes les levées jusqu’ici. Faites-les toutes, et c’est le capot, qui vaut { $points } : avec cette carte, cela arrive dans { $share } % des mains.
advice-play-save-capot = Vous n’avez encore aucune levée, et un capot rapporterait { $points } à votre adversaire. Avec cette carte, cela arrive dans { $share } % des mains ; avec le plus mauvais choix, dans { $worse } %.
advice-play-for-cards =
    { $count ->
        [one] Il vous faut encore une levée pour gagner les cartes, qui valent { $points }. Avec cette carte, vous les gagnez dans { $share } % des mains.
       *[other] Il vous faut encore { $count } levées pour gagner les cartes, qui valent { $points }. Avec cette carte, vous les gagnez dans { $share } % des mains.
    }
advice-play-last =
    { $points ->
        [one] La dernière levée compte un point de plus qu’une autre. Avec cette carte, elle est à vous dans { $share } % des mains.
       *[other] La dernière levée compte { $points } points de plus qu’une autre. Avec cette carte, elle est à vous dans { $share } % des mains.
    }
advice-play-last-no-lead =
    Ici, entamer est un désavantage : une levée que vous entamez et que vous faites compte { $kept }, une levée faite sur l’entame de votre adversaire { $captured }. Après la dernière, personne n’entame plus ; avec cette carte, elle est à vous dans { $share } % des mains.
advice-play-pique-now = Votre prochaine entame fait le pique, qui vaut { $points }, quelle que soit la carte.
advice-play-pique-mine =
    { $count ->
        [one] Faites cette levée, et vous avez le pique, qui vaut { $points }.
       *[other] Le pique est à portée, et vaut { $points } : faites les { $count } levées qui viennent sans en perdre une.
    }
advice-play-pique-theirs =
    { $count ->
        [one] Si votre adversaire prend cette levée, il fait pique, pour { $points }. Prenez-la, et le danger est écarté.
       *[other] Si votre adversaire prend les { $count } levées qui viennent, il fait pique, pour { $points }. Prenez-en une, et le danger est écarté.
    }

## Pourquoi une parole

advice-call-sure =
    { $points ->
        [0] Cela ne marque rien, et ne livre rien.
        [one] Cela marque un point, quoi que votre adversaire ait en main.
       *[other] Cela marque { $points } points, quoi que votre adversaire ait en main.
    }
advice-call-drawn =
    { $points ->
        [one] Cela marque un point dans chacune des { $count } mains essayées, et il y en a d’autres possibles.
       *[other] Cela marque { $points } points dans chacune des { $count } mains essayées, et il y en a d’autres possibles.
    }
advice-call-chance =
    { $points ->
        [one] Cela marque un point si c’est bon : dans { $share } % des mains que votre adversaire peut avoir.
       *[other] Cela marque { $points } points si c’est bon : dans { $share } % des mains que votre adversaire peut avoir.
    }
advice-call-equal = Dans { $equal } % d’entre elles, votre adversaire a autant.
advice-call-tells = Cela renseigne sur votre main : il reste { $left } que vous pourriez avoir d’après ce que chacun sait.
advice-call-would-tell = L’annoncer ne ferait que renseigner : il resterait { $left } que vous pourriez avoir d’après ce que chacun sait.
advice-call-sink-costs = Le taire vous coûterait { $points } en moyenne.
advice-call-sink-free = Le taire ne vous coûterait presque rien.
advice-call-settlement = Au point où en est la partie, c’est à votre adversaire que vos points seront payés à la fin. Les paroles sont donc classées d’après ce qu’elles donnent au règlement, y compris ce qu’elles ôtent à votre adversaire : celle-ci donne environ { $points }.
advice-call-nothing = Vous n’avez rien à annoncer ici.
advice-call-only-word = Il n’y a pas d’autre réponse vraie.
advice-call-beaten-always = Quoi que votre adversaire ait en main, il a mieux : une annonce ne marquerait rien.
advice-call-answer-enough = Aucune autre réponse vraie ne rapporte davantage.
advice-call-silence-pays = Aucune parole ne rapporte ici plus que le silence.

## La partie

advice-partie-agreed = Donne { $deal } sur { $deals } : vous en êtes à { $mine } dans la partie, votre adversaire à { $theirs }.
advice-partie-tie = Une donne pour départager : vous en êtes à { $mine } dans la partie, votre adversaire à { $theirs }.
advice-partie-win = Estimation grossière, d’après la marque et ce que cette donne peut encore rapporter : vous gagnez { $share } % des parties qui en sont là.
advice-partie-line = Selon la même estimation, vous passez la ligne de { $line } dans { $share } % de ces parties, votre adversaire dans { $other } %.
advice-partie-point = Au règlement, un point de plus pour vous vaut à présent environ { $mine }, et un point de plus pour votre adversaire vous coûte environ { $theirs }.
advice-partie-point-costs = Il est peu probable que vous passiez la ligne ; sinon, vos points sont payés à votre adversaire : un de plus vaut à présent environ { $mine } pour vous. Un point de plus pour votre adversaire vous coûte environ { $theirs }.
advice-partie-race = Une course à { $target } : vous en êtes à { $mine }, votre adversaire à { $theirs }.
advice-partie-home = Avec la meilleure carte, et si chacun joue ensuite comme ces chiffres le supposent, cette donne vous fait gagner la course dans { $share } % des mains, et la fait gagner à votre adversaire dans { $other } %.
advice-partie-bold = Au point où en est la partie, l’audace paie : à chances égales, risquer { $points } points pour en gagner autant est une bonne affaire.
advice-partie-bold-pique = Au point où en est la partie, l’audace paie : à chances égales, risquer { $points } points pour en gagner autant est une bonne affaire. Un pique peut encore venir : cherchez-le.
advice-partie-safe = Au point où en est la partie, la prudence paie : à chances égales, ne risquez pas { $points } points pour en gagner autant.
advice-partie-even = Au point où en est la partie, ni l’audace ni la prudence ne paie : jouez pour les points.

## L’échelle des indices : les titres

advice-title-nudge = Où regarder
advice-title-rule = Ce qui compte ici
advice-title-odds = Les chiffres
advice-title-answer = La réponse

## Où regarder

advice-nudge-winners =
    { $count ->
        [one] C’est à vous d’entamer. Laquelle de vos cartes ne peut plus être prise, et faut-il la jouer maintenant ?
       *[other] C’est à vous d’entamer. Combien de levées pouvez-vous faire tout de suite, en commençant par les plus hautes cartes, et le faut-il ?
    }
advice-nudge-no-winner = C’est à vous d’entamer, et vous n’avez aucune carte qui soit sûre de prendre. Quelle couleur pouvez-vous ouvrir au moindre prix ?
advice-nudge-take = Vous pouvez prendre cette levée. Faut-il la prendre maintenant, et avec quelle carte ?
advice-nudge-follow = Vous ne pouvez pas prendre cette levée. De quelle carte de la couleur aurez-vous encore besoin ?
advice-nudge-throw = Vous ne pouvez pas fournir. Quelles cartes en gardent d’autres, et desquelles pouvez-vous vous passer ?
advice-nudge-call =
    { $kind ->
        [point] Regardez votre plus longue couleur. Combien de cartes d’une couleur votre adversaire peut-il avoir au plus ?
        [sequence] Cherchez les cartes qui se suivent. Quelles séquences votre adversaire peut-il encore avoir ?
       *[set] Cherchez trois ou quatre cartes du même rang, à partir du dix. Lesquelles votre adversaire peut-il encore avoir ?
    }
advice-nudge-reply =
    { $kind ->
        [point] Comparez votre plus longue couleur à ce qui est annoncé.
        [sequence] Comparez votre meilleure séquence à ce qui est annoncé.
       *[set] Comparez votre meilleur brelan ou quatorze à ce qui est annoncé.
    }
advice-nudge-count = Votre annonce est bonne. Qu’avez-vous encore de semblable ?
advice-nudge-show = Vous montrez à présent ce que vous avez de bon. Vaut-il mieux en garder pour vous ?
advice-nudge-blank = Vous avez reçu une main sans figure. Cela vaut-il plus que ce que cela révèle ?
advice-nudge-exchange = Qu’est-ce que votre main marque déjà, et à quoi ne manque-t-il qu’une carte ? Gardez ces cartes-là.

## Ce qui compte

advice-rule-lead =
    { $points ->
        [0] Qui fait une levée entame la suivante. Jouez une carte maîtresse, et vous gardez l’entame ; jouez une carte qu’on peut prendre, et vous risquez de la perdre.
       *[other] Qui fait une levée entame la suivante, et entamer compte. Jouez une carte maîtresse, et vous gardez l’entame ; jouez une carte qu’on peut prendre, et vous risquez de la perdre.
    }
advice-rule-follow = Il faut fournir à la couleur : vous pouvez jouer { CARDS($cards) }.
advice-rule-throw = Vous n’avez rien à { SUIT($suit) } : jouez la carte que vous voulez, elle ne peut pas prendre.
advice-rule-cards =
    { $count ->
        [one] Qui a le plus de levées compte { $points } pour les cartes. Il vous en faut encore une.
       *[other] Qui a le plus de levées compte { $points } pour les cartes. Il vous en faut encore { $count }.
    }
advice-rule-cards-sure = Vous avez déjà plus de la moitié des levées : les cartes sont à vous, et valent { $points }.
advice-rule-cards-lost = Vous ne pouvez plus avoir plus de la moitié des levées, mais chacune compte encore.
advice-rule-sinking =
    { $how ->
        [none] D’après ces règles, il faut annoncer ce que vous avez de meilleur.
        [whole_class] Ce qui n’est pas annoncé ne marque pas. Vous pouvez taire le point, toutes les séquences ou tous les brelans et quatorze, mais pas annoncer moins que ce que vous avez.
        [whole_combinations] Ce qui n’est pas annoncé ne marque pas. Vous pouvez taire n’importe quelle combinaison, mais pas en annoncer une partie seulement.
       *[partial] Ce qui n’est pas annoncé ne marque pas. Vous pouvez taire quelque chose, ou annoncer moins que ce que vous avez : cela ne marque alors pas plus que votre annonce.
    }
advice-rule-reply = Votre réponse doit être vraie. Dites « bon », et votre adversaire compte ; pour dire « pas bon », il vous faut mieux.
advice-rule-count = Qui a la meilleure séquence compte toutes les siennes, et de même aux brelans et quatorze ; ce qui se compte se montre.
advice-rule-blank = Une carte blanche ne compte que si vous l’annoncez, et votre adversaire connaît alors votre main telle qu’elle a été donnée.
advice-rule-exchange =
    { $same ->
        [yes] Vous écartez { $min } cartes et en prenez autant. Votre plus longue couleur donne souvent le point et fait des levées ; il est rare qu’on gagne à défaire une séquence ou un brelan.
       *[no] Vous écartez de { $min } à { $max } cartes et en prenez autant. Votre plus longue couleur donne souvent le point et fait des levées ; il est rare qu’on gagne à défaire une séquence ou un brelan.
    }

## Les chiffres

advice-odds-hands =
    { $count ->
        [one] D’après ce que vous savez, votre adversaire ne peut avoir qu’une seule main.
       *[other] En moyenne sur les { $hands } mains que votre adversaire peut avoir d’après ce que vous savez, toutes aussi probables.
    }
advice-odds-drawn = En moyenne sur { $tried } mains tirées au sort parmi les { $hands } que votre adversaire peut avoir d’après ce que vous savez, toutes aussi probables.
advice-odds-play = Chaque chiffre est votre avance en points sur le reste du jeu de la carte, si chacun jouait toutes cartes sur table.
advice-odds-spread = Avec la meilleure carte, cela va de { $low } à { $high }.
advice-odds-level = { CARDS($cards) } reviennent au même.
advice-odds-call = Chaque chiffre dit combien de fois c’est bon, et ce que cela vous rapporte de plus qu’à votre adversaire, en moyenne, avec tout ce qui se compte à côté.
advice-odds-sure = Chaque chiffre est ce que cela marque : le hasard n’y est pour rien.
advice-odds-points = { $points }
advice-odds-error = { $points } (± { $error })
advice-odds-good = bon à { $share } %, { $points }
advice-odds-tells =
    { $plain ->
        [yes] Cela laisse { $left } que vous pourriez avoir d’après ce que chacun sait.
       *[no] Cela laisse { $left } que vous pourriez avoir d’après ce que chacun sait : { $after } sur { $before }.
    }

## La réponse

advice-answer-play = Jouez { CARD($card, case: "le") }.
advice-answer-any = Toutes les cartes reviennent ici au même. Jouez par exemple { CARD($card, case: "le") }.
advice-exchange-assumed = Ce sont des moyennes sur des donnes des cartes que vous ne voyez pas, jouées au mieux les deux mains ouvertes : fiez-vous à la différence entre deux écarts plutôt qu’aux chiffres eux-mêmes.
advice-answer-exchange =
    { $count ->
        [0] N’écartez rien : gardez { CARDS($kept) }.
       *[other] Écartez { CARDS($cards) }, et gardez { CARDS($kept) }.
    }
advice-answer-word = Le mieux : { $word }
advice-word-call =
    { $kind ->
        [point] point, { CARDS($cards) }
        [sequence] séquence, { CARDS($cards) }
       *[set] brelan ou quatorze, { CARDS($cards) }
    }
advice-word-call-nothing =
    { $kind ->
        [point] pas de point
        [sequence] pas de séquence
       *[set] ni brelan ni quatorze
    }
advice-word-good = « Bon. »
advice-word-not-good = « Pas bon », avec { CARDS($cards) }
advice-word-equal = « Égal », avec { CARDS($cards) }
advice-word-ask = demander ce que cela vaut, avec { CARDS($cards) }
advice-word-count = compter { CARDS($cards) }
advice-word-count-nothing = ne rien compter de plus
advice-word-show = montrer { CARDS($cards) }
advice-word-show-nothing = ne rien montrer
advice-word-claim = annoncer la carte blanche
advice-word-keep = taire la carte blanche

## Là où il n’y a pas de conseil

advice-none = Le conseiller n’a pas de conseil pour cette décision.
advice-none-why =
    { $reason ->
        [players] À plus de deux joueurs, il n’a de conseils que pour les dernières levées.
        [bidding] Quand il y a des enchères, il a des conseils pour l’écart et le jeu de la carte, mais pas pour les enchères ni pour les annonces.
        [contract] D’après ces règles, une levée de plus peut aider ou nuire, et il n’en tient pas compte.
       *[other] Ces règles décident quelque chose d’une façon qu’il ne connaît pas.
    }
