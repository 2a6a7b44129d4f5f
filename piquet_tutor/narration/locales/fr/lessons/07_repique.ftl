lesson-07-repique = Repique et pique

lesson-07-repique-term-in-hand = en main
    .meaning = Marqué par les cartes tenues, avant qu’une levée compte : carte blanche, point, séquences, brelans et quatorze.

lesson-07-repique-term-order-of-reckoning = ordre du compte
    .meaning = L’ordre fixe où se prennent les marques, à quelque moment qu’elles aient été dites.

lesson-07-repique-term-bar = empêcher
    .meaning = Arrêter un repique ou un pique, par une marque qui compte avant.

lesson-07-repique-term-repique = repique
    .meaning = Une prime pour qui atteint la limite en main seulement, avant que rien de l’autre joueur soit compté.

lesson-07-repique-term-pique = pique
    .meaning = Une prime du premier, qui atteint la limite en main et en jeu avant que rien de l’autre joueur soit compté.

lesson-07-repique-hook = Plus qu’assez ?
    .text-1 = Il y a une prime pour { $rules-repique-award-target } points avant qu’une carte soit jouée : le repique. Le premier a compté une quinte et une tierce, et annonce maintenant tous les as : c’est plus qu’il n’en faut.
    .text-2 = Le dernier n’a pas encore compté un seul point. Est-ce que le premier a la prime ?
    .after-1 = { $no }
    .after-2 = Le point du dernier est bon, et l’autre joueur le savait : au sien on avait répondu « pas bon ». Peu importe quand il se dit tout haut. Pourquoi ? C’est cette leçon.

lesson-07-repique-order = Un ordre qui ne change jamais
    .text-1 = Les marques ont un ordre du compte : la carte blanche d’abord, puis le point, les séquences, les brelans et quatorze, puis ce qui se fait au jeu, et enfin les cartes.
    .text-2 = Les marques du dernier se disent après l’entame. Elles gardent pourtant leur rang : un point compte avant tout brelan ou quatorze, quel que soit celui qui parle d’abord.
    .after-1 = { $point } Il vient avant les séquences et les as de l’autre joueur, comptés pourtant plus tôt.
    .ask = Touchez les cartes dont la marque compte avant tout ce que le premier a compté.

lesson-07-repique-repique = Le repique
    .text-1 = Atteignez { $rules-repique-award-target } en main, avant que rien de l’autre joueur soit compté, et { $rules-repique-award-points } s’y ajoutent. Chacun des deux joueurs peut le faire.
    .text-2 = En main veut dire par les cartes que vous tenez, non par les levées. Qui fait repique n’a pas de pique en plus.
    .after-1 = { $yes-full }
    .ask = Tout ce que le premier a annoncé était bon, et le dernier n’a rien compté. Les dames du premier sont bonnes à leur tour. Quelle est la prime ?

lesson-07-repique-later-scores = Qui vient avant ?
    .text-1 = Une marque de l’autre joueur n’empêche votre repique que si, dans l’ordre du compte, elle vient avant celle qui achève vos { $rules-repique-award-target }.
    .text-2 = Ici les as du premier sont bons et comptent. Mais le point et les séquences du dernier sont bons aussi. Comptez dans l’ordre du compte.
    .after-1 = { $yes }
    .after-2 = { $point } { $run } Cela compte avant tout brelan ou quatorze : les as viennent donc trop tard. Le « un » de l’entame vient plus tard encore.
    .ask = Le dernier a un point et de longues séquences ; le premier a compté les as et entamé une carte. Y a-t-il un repique ?

lesson-07-repique-equal = Points égaux, et alors ?
    .text-1 = Seule une marque peut empêcher. Là où les points ou les séquences sont égaux, personne ne marque, et personne n’est donc arrêté.
    .text-2 = { $equal } Aucune main n’a de séquence, et le meilleur quatorze est celui du dernier.
    .after-1 = { $yes }
    .after-2 = L’égalité des points n’arrête personne, et n’arrêterait pas non plus un pique. L’entame s’est dite d’abord, mais le jeu compte après les brelans et quatorze.
    .ask = Le premier a entamé une carte et dit « un ». Le dernier compte maintenant tous ses brelans et quatorze. Y a-t-il un repique ?

lesson-07-repique-blank = La carte blanche et l’ordre
    .text-1 = La carte blanche est la première chose dans l’ordre du compte. Elle aide au repique de qui la tient, et empêche l’autre joueur de tout.
    .text-2 = Le premier n’a reçu aucune figure et l’a dit. Maintenant son point et sa quinte sont bons aussi : additionnez.
    .after-1 = { $blank } { $yes }
    .after-2 = Le dernier compte plus tard un brelan : { $set } Il compte après le point et les séquences, et n’arrête rien.

lesson-07-repique-pique = Le pique
    .text-1 = Pas tout à fait assez en main ? Si le premier atteint { $rules-pique-award-target } avec l’aide des levées, avant que rien de l’autre joueur soit compté, c’est un pique : { $rules-pique-award-points } de plus.
    .text-2 = Lui seul peut le faire : sa première entame se marque, et cela empêche l’autre joueur pour de bon.
    .after-1 = { $yes }
    .after-2 = C’est ce moment qui importe : les points que le dernier fait plus tard ne reprennent rien. S’il avait pris une levée et marqué pour elle auparavant, il n’y aurait pas eu de pique.
    .ask = Il manque un point au premier, qui va entamer sa première carte. Quelle est la prime dans cette donne ?

lesson-07-repique-not-by-the-clock = Dans l’ordre du temps, ou du compte ?
    .text-1 = De nouveau il manque un point au premier, et il entame, mais n’a annoncé ni brelan ni quatorze. Le dernier compte après l’entame un brelan de dix ; cela compte avant l’entame.
    .text-2 = D’autres livres peuvent se lire comme suivant l’ordre du temps : seul empêche ce que le dernier a compté tout haut jusque-là. Cette lecture est contestée.
    .after-1 = { $no }
    .after-2 = Lu dans l’ordre du temps, ce serait : { $clock } Quand vous vous asseyez avec quelqu’un de nouveau, demandez lequel vaut.
    .ask = Y a-t-il un pique, d’après les règles du jeu de club, que ces leçons enseignent ?

lesson-07-repique-cards-do-not-help = Les cartes y aident-elles ?
    .text-1 = Qui fait plus de levées que l’autre a une autre prime, appelée les cartes ; la leçon suivante en parle. Elle compte après tout le reste, et n’entre pas dans un pique.
    .text-2 = Le premier a fait toutes les levées jusqu’ici, et va faire celle de la fin. Le dernier n’a rien compté du tout.
    .after-1 = { $capot } Sans cela, ce que le premier a en main et en jeu ne suffit pas. Il n’y a donc pas de pique, bien que toutes les levées soient à lui.

lesson-07-repique-explain-1 = Pourquoi n’y a-t-il pas eu de repique ?
    .text-1 = Le point, la séquence et les rois du premier sont bons, et font plus qu’assez en main. Dites en une phrase ce qui a arrêté le repique.

lesson-07-repique-explain-2 = Pourquoi est-ce un pique, et non un repique ?
    .text-1 = Le premier a une prime, et c’est la plus petite des deux. Dites pourquoi, et pourquoi les points que l’autre fait plus tard n’importent pas.

lesson-07-repique-summary =
    .text-1 = Rangez chaque marque dans l’ordre du compte et additionnez. Qui atteint { $rules-repique-award-target } en main, avant rien de l’autre joueur, a le repique.
    .text-2 = Le premier, s’il y arrive avec l’aide des levées, a le pique. Seule empêche une marque qui vient avant ; une égalité, une annonce perdue et une marque plus tardive ne le peuvent pas.
    .link-1 = S’exercer au repique et au pique
