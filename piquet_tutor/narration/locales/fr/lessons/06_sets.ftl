lesson-06-sets = Brelans et quatorze

lesson-06-sets-term-set = brelan ou quatorze
    .meaning = Des cartes d’un même rang, à partir du dix : trois font un brelan, quatre un quatorze.

lesson-06-sets-term-trio = brelan
    .meaning = Trois cartes d’un même rang.

lesson-06-sets-term-quatorze = quatorze
    .meaning = Toutes les cartes d’un rang, une de chaque couleur.

lesson-06-sets-hook = Tous les rois du jeu
    .text-1 = Le premier tient tous les rois, et les annonce. Les points étaient égaux, aucune main n’a de séquence, et il ne reste que les brelans et quatorze.
    .text-2 = Toutes les cartes sont ouvertes. Regardez bien les deux mains avant de répondre.
    .after-1 = { $lost } { $best } { $second } { $tens }
    .after-2 = Une poignée de rois ne vaut donc rien, et un simple brelan de dix se marque. Qui a le meilleur compte aussi tous ses autres ; l’autre joueur n’en compte aucun.

lesson-06-sets-what-it-is = Des cartes d’un même rang
    .text-1 = Trois cartes d’un rang font un brelan, toutes celles d’un rang un quatorze.
    .text-2 = Seuls les dix, les valets, les dames, les rois et les as en font. Les sept, les huit et les neuf n’en font jamais, si nombreux qu’ils soient.
    .ask = Le premier en tient plus d’un. Touchez les cartes du plus haut quatorze.

lesson-06-sets-price = Le nom dit le prix
    .text-1 = Un brelan marque { $rules-set-good-trio }, un quatorze { $rules-set-good-quatorze } : son nom le dit.
    .text-2 = { $best }

lesson-06-sets-size-first = Un brelan contre un quatorze
    .text-1 = Tout quatorze bat tout brelan. Le rang n’importe pas tant que les nombres diffèrent.
    .text-2 = Ici le premier annonce des as : le rang le plus haut qui soit.
    .after-1 = { $lost } { $good }

lesson-06-sets-then-rank = Ensuite seulement le rang
    .text-1 = Les deux mains tiennent ici un quatorze : le nombre ne dit donc rien. Maintenant c’est le rang qui décide : as, rois, dames, valets, dix.
    .text-2 = { $beaten } Jamais deux ne sont égaux, car un rang n’a qu’un quatorze, et qu’un brelan.

lesson-06-sets-the-others = Le meilleur ouvre la porte
    .text-1 = Comme pour les séquences, le meilleur décide de tous. Qui le tient compte aussi tous ses autres, même ceux que l’autre joueur pourrait battre.
    .text-2 = Un rang ne compte qu’une fois. Un quatorze ne se compte jamais comme plusieurs brelans.
    .after-1 = { $jacks } { $aces }
    .ask = Le meilleur quatorze du premier est bon. Touchez les cartes du brelan qui compte en plus.

lesson-06-sets-younger-waits = Le dernier compte plus tard
    .text-1 = Le premier n’est pas obligé d’annoncer ici. Le dernier peut alors compter ce qu’il tient, comme après la réponse « pas bon ».
    .text-2 = Mais le dernier ne compte qu’une fois la première carte entamée. Vous êtes dernier : jouez jusqu’à ce que votre brelan soit compté.
    .after-1 = { $mine }
    .ask = Répondez, attendez l’entame, et comptez votre brelan.

lesson-06-sets-question-4 = Tous les neuf
    .text-1 = Le premier a mal pris, mais a gardé tous les neuf.
    .ask = Est-ce que le premier peut les annoncer comme un quatorze ?

lesson-06-sets-explain-1 = Pourquoi les rois ne comptent-ils rien ?
    .text-1 = Un ami tient tous les rois et n’a rien marqué pour eux. Dites pourquoi, en une phrase à vous.

lesson-06-sets-explain-2 = Pourquoi un brelan de dix compte-t-il ?
    .text-1 = Le premier tient bien mieux que trois dix, et pourtant ils se marquent. Dites pourquoi.

lesson-06-sets-summary =
    .text-1 = D’abord combien, ensuite de quel rang. Qui a le meilleur compte tous ceux qu’il tient, et l’autre joueur aucun.
    .link-1 = S’exercer aux brelans et quatorze
