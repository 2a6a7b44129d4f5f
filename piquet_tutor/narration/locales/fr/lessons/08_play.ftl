lesson-08-play = Le jeu, les cartes, le capot

lesson-08-play-term-cards = cartes
    .meaning = La prime de qui fait plus de levées que l’autre joueur.

lesson-08-play-term-divided = partagées
    .meaning = Se dit des cartes quand les deux joueurs ont autant de levées.

lesson-08-play-term-capot = capot
    .meaning = Faire toutes les levées, et la prime qui en vient.

lesson-08-play-hook = Chaque levée change de main
    .text-1 = Ici personne n’avait rien à compter en main. Puis vint une chose étrange : chaque carte entamée fut battue.
    .text-2 = Il reste une carte à jouer : l’as de trèfle du premier, qui fait aussi la dernière levée. Qu’auront marqué les deux pour les levées ?
    .after-1 = { $lead } { $took } Et ainsi de suite, à chaque levée. { $last }
    .after-2 = Un point pour entamer et un pour prendre : les deux se paient, quel que soit le gagnant. Le total est de { $total-elder } à { $total-younger }, et n’est fait que de tels points.

lesson-08-play-follow = Fournir à la couleur
    .text-1 = Qui tient une carte de la couleur entamée doit en jouer une. Sinon, toute carte peut se jouer, mais elle ne peut pas gagner.
    .text-2 = La plus haute carte de la couleur entamée fait la levée, et qui l’a jouée entame la suivante. Aucune couleur n’en bat une autre.
    .ask = Le premier a entamé le roi de carreau. Est-ce que le dernier peut jeter la dame de pique ?

lesson-08-play-need-not-win = Faut-il prendre la levée ?
    .text-1 = Vous devez fournir, mais vous n’êtes pas obligé de prendre. De la couleur entamée, jouez la carte que vous voulez.
    .text-2 = Le dernier a entamé la dame de pique. Le premier tient encore l’as et le valet de pique.
    .ask = Est-ce que le premier peut jouer le valet, et laisser la levée à l’autre joueur ?

lesson-08-play-lead = Un pour entamer
    .text-1 = Chaque carte entamée marque un point, aussitôt. Peu importe que la carte soit haute, et qui fait la levée.
    .text-2 = Vous êtes premier, et tout a été annoncé. Entamez une carte.
    .after-1 = Un sept aurait marqué tout autant qu’un as.
    .ask = Entamez la carte que vous voulez, et regardez la marque.

lesson-08-play-take = Qui marque pour la levée ?
    .text-1 = Prenez une levée que l’autre joueur a entamée, et vous marquez un point aussi. Celui de l’entame reste où il était.
    .text-2 = Faites une levée que vous avez entamée, et vous ne marquez rien de plus : l’entame a été comptée. { $held }
    .after-1 = { $took }
    .ask = Le premier a entamé le roi de carreau, et l’as du dernier le prend. Qui marque dans cette levée ?
    .choice-1 = Les deux : l’un pour l’entame, l’autre pour la prise.
    .choice-2 = Le dernier seul, qui a la levée.
    .reply-2 = L’entame se paie au moment où la carte est entamée. On ne la reprend pas quand la levée est perdue.
    .choice-3 = Le premier seul : seule l’entame se marque.
    .reply-3 = Entamer est une façon d’avoir un point. Prendre ce que l’autre joueur a entamé en est une autre.

lesson-08-play-last = La dernière levée
    .text-1 = Qui fait la dernière levée de la donne marque { $rules-play-last-extra } de plus que pour toute autre levée : en plus de l’entame s’il l’a entamée, en plus de la prise sinon.
    .text-2 = Le premier a entamé le valet de pique, et la carte qui reste à l’autre joueur ne peut le battre.
    .after-1 = { $last }
    .ask = Les décisions disent qui a entamé et qui a pris. Avec la dernière levée, qu’a marqué chaque camp pour les levées ?

lesson-08-play-cards = Les cartes
    .text-1 = Quand toutes les cartes sont jouées, on compte les levées. Qui en a le plus marque { $rules-cards-most-points } pour les cartes, quelle que soit la différence.
    .text-2 = Avec autant de levées chacun, les cartes sont partagées. Comptez les levées de cette donne, la dernière aussi : elle est sur la table.
    .after-1 = { $none } On n’en donne pas la moitié : la prime est pour une majorité, et il n’y en a pas.

lesson-08-play-capot = Le capot
    .text-1 = Faire toutes les levées est un capot, quel que soit le joueur qui le fait, et marque { $rules-cards-capot-points }. Chaque levée compte en plus, comme toujours.
    .text-2 = Le premier a fait toutes les levées jusqu’ici, et va faire la dernière. Que deviennent les cartes ?
    .after-1 = { $instead } { $capot }
    .after-2 = Comme les cartes, le capot n’aide à aucun pique.

lesson-08-play-explain-1 = Pourquoi personne ne marque-t-il les cartes ?
    .text-1 = À la fin de cette donne, rien ne s’écrit pour les cartes. Dites pourquoi, à quelqu’un qui en attendait une part.

lesson-08-play-explain-2 = Pourquoi le dernier marque-t-il pour cette levée ?
    .text-1 = Le premier a entamé le roi de carreau, et en a été payé. Dites pourquoi l’autre joueur marque dans la même levée, et pourquoi prendre sa propre entame n’apporte rien de plus.

lesson-08-play-score-carte-blanche = Première case : carte blanche
    .text-1 = Voici une donne entière, de la première carte au total. Nous remplissons la feuille de marque avec vous, case par case.
    .text-2 = Les cartes viennent d’être données. Cherchez des figures dans les deux mains.
    .after-1 = Personne ne marque donc dans cette case, et l’écart commence.
    .ask = Quelle main est une carte blanche ?
    .choice-1 = Aucune : toutes deux ont des figures.
    .choice-2 = Celle du dernier : il n’y a pas d’as.
    .reply-2 = Les as ne gâtent rien, les dix non plus. Les rois, les dames et les valets, si, et le dernier en tient.
    .choice-3 = Celle du premier : tous les as y sont.
    .reply-3 = Les as ne gâtent rien, mais il y a des rois, des dames et des valets à côté d’eux.

lesson-08-play-score-point = Deuxième case : le point
    .text-1 = Les deux ont écarté. Cherchez la plus longue couleur de chaque main : pique chez le premier, trèfle chez le dernier.
    .text-2 = Elles sont aussi longues. Additionnez donc ce que valent les cartes, puis dites qui marque, et combien.
    .after-1 = { $beaten } { $point }

lesson-08-play-score-sequence = Troisième case : les séquences
    .text-1 = Maintenant les suites. Le premier en a deux, à cœur et à pique ; la meilleure du dernier est à trèfle.
    .text-2 = Trouvez d’abord la meilleure. Puis voyez ce que peut compter encore celui qui la tient.
    .after-1 = { $best } { $more }

lesson-08-play-score-set = Quatrième case : brelans et quatorze
    .text-1 = Le premier tient tous les as. Le dernier tient trois rois, et aucune main n’a rien d’autre de cette sorte.
    .text-2 = Qu’inscrit-on, et pour qui ?
    .after-1 = { $best }

lesson-08-play-score-repique = Cinquième case : le repique
    .text-1 = Tout a été annoncé, et aucune carte n’a été jouée. Additionnez ce que le premier a en main : le point, deux quartes et les as.
    .text-2 = Le dernier n’a rien à compter.
    .after-1 = En main, il manque un peu. Mais le premier va entamer, et chaque entame se marque.
    .ask = Quelqu’un fait-il repique ?
    .choice-1 = Personne : le premier n’a pas { $rules-repique-award-target } en main.
    .choice-2 = Le premier, puisque l’autre joueur n’a rien à compter.
    .reply-2 = Que personne ne l’empêche ne suffit pas : il faut { $rules-repique-award-target } en main, et le premier en a moins.
    .choice-3 = Personne : les trèfles du dernier empêchent l’autre.
    .reply-3 = Le point du dernier a été battu, et ce qui ne marque pas n’empêche rien. C’est la somme qui ne suffit pas.

lesson-08-play-score-pique = Sixième case : le pique
    .text-1 = Le premier a entamé deux as, et marqué pour chacun. Maintenant vient le roi de cœur.
    .text-2 = Le dernier n’a toujours rien compté. Additionnez la main et le jeu.
    .after-1 = { $yes } Ce que le dernier marque à partir d’ici n’en reprend rien.

lesson-08-play-score-play = Septième case : les points du jeu
    .text-1 = Les décisions disent qui a entamé et qui a pris. Comptez un pour chaque entame, et un pour chaque levée prise sur l’entame de l’autre.
    .text-2 = À la dernière levée, le dernier a entamé le roi de carreau, et l’as de l’autre joueur le prend.
    .after-1 = { $last }

lesson-08-play-score-cards = Huitième case : les cartes
    .text-1 = Toutes les cartes ont été jouées. Le dernier a fait quelques levées, et le premier davantage.
    .text-2 = Comptez-les dans les décisions, si vous voulez : chacune dit qui l’a faite.
    .after-1 = { $most }
    .ask = Qu’inscrit-on pour les cartes ?
    .choice-1 = { $rules-cards-most-points } au premier.
    .choice-2 = { $rules-cards-capot-points } au premier.
    .reply-2 = Cela, c’est pour toutes les levées, et le dernier en a fait quelques-unes.
    .choice-3 = Rien : les cartes sont partagées.
    .reply-3 = Elles ne le sont que si les deux joueurs ont autant de levées.

lesson-08-play-score-total = Dernière case : le total
    .text-1 = La feuille a tout, sauf la dernière levée et les cartes. Ajoutez-les, et vous avez la donne.
    .text-2 = Dans une rencontre, les deux totaux vont au bas d’une colonne, et la donne suivante commence.
    .after-1 = { $total-elder } à { $total-younger }. Ce n’est que cela : les mêmes cases dans le même ordre, quelles que soient les cartes.

lesson-08-play-summary =
    .text-1 = Un pour chaque entame, un pour chaque levée prise sur l’entame de l’autre, { $rules-play-last-extra } de plus pour la dernière levée.
    .text-2 = Puis les cartes : { $rules-cards-most-points } pour plus de levées, rien quand elles sont partagées, { $rules-cards-capot-points } à la place pour toutes.
    .link-1 = Marquer une donne que vous n’avez jamais vue
    .link-2 = S’exercer au jeu de la carte
