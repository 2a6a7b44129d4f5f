lesson-05-sequences = Séquences

lesson-05-sequences-term-sequence = séquence
    .meaning = Des cartes voisines d’une même couleur, trois au moins.

lesson-05-sequences-term-tierce = tierce
    .meaning = Une séquence de trois cartes.

lesson-05-sequences-term-quart = quarte
    .meaning = Une séquence d’une carte de plus qu’une tierce.

lesson-05-sequences-term-quint = quinte
    .meaning = Une séquence d’une carte de plus qu’une quarte. Les plus longues sont la sixième, la septième et la huitième.

lesson-05-sequences-term-major = majeure
    .meaning = Qui commence à l’as : la plus haute de sa longueur.

lesson-05-sequences-hook = Les plus hautes cartes de toutes
    .text-1 = Le premier annonce l’as, le roi et la dame de pique : rien dans le jeu ne bat ces cartes. La meilleure séquence du dernier commence à un roi.
    .text-2 = Regardez toute la main du dernier avant de répondre.
    .after-1 = { $lost } { $won } { $more }
    .after-2 = La longueur a battu la hauteur ; puis la seconde séquence est entrée avec la meilleure ; et les longues valent bien plus que leurs cartes.

lesson-05-sequences-what = Des voisines d’une même couleur
    .text-1 = Une séquence suit sans trou une couleur : as, roi, dame, valet, dix, neuf, huit, sept. Le dix vient au-dessous du valet : l’as et le dix ne sont donc pas voisins.
    .text-2 = Son nom dit sa longueur.
    .ask = Touchez les cartes de la meilleure séquence du premier.

lesson-05-sequences-three = La plus courte de toutes
    .text-1 = La plus courte séquence est une tierce. Elle vaut peu, mais elle peut être la meilleure qui soit.
    .after-1 = { $won }

lesson-05-sequences-price = Ce que valent les séquences
    .text-1 = Une tierce et une quarte marquent un par carte. À la carte suivante le prix fait un grand bond, et chaque carte au-delà en ajoute un.
    .text-2 = Le dernier a ici la meilleure séquence, à trèfle.
    .after-1 = { $won }

lesson-05-sequences-higher = Aussi longues ? Alors la plus haute
    .text-1 = De deux séquences aussi longues, celle dont la carte du haut est la plus haute gagne. Ici deux quintes se rencontrent.
    .text-2 = { $lost }

lesson-05-sequences-rest = Et les autres séquences ?
    .text-1 = Qui a la meilleure séquence compte aussi toutes ses autres, même une que l’autre joueur pourrait battre. L’autre joueur n’en compte aucune.
    .after-1 = { $won } { $more } La meilleure du dernier a été battue : rien de ce qu’il tient ne compte donc, si long que ce soit.

lesson-05-sequences-equal = Égales en tête
    .text-1 = Quand les meilleures séquences sont aussi longues et aussi hautes, personne ne compte de séquence, pas même une seconde que rien n’égale.
    .text-2 = Les deux mains tiennent une quarte au roi. Le premier a de plus une tierce à carreau.
    .after-1 = { $equal } { $lesser }

lesson-05-sequences-speak = Annoncez la vôtre
    .text-1 = Vous êtes premier ; le point est réglé. Touchez les cartes de votre séquence et annoncez-la : vous ne dites que sa longueur.
    .text-2 = Le dernier, s’il en a une aussi longue, demande jusqu’où va la vôtre, puis dit « bonne », « pas bonne » ou « égale ».
    .ask = Annoncez votre séquence.

lesson-05-sequences-explain-1 = Pourquoi personne ne compte-t-il de séquence ?
    .text-1 = Les deux mains tiennent une quarte, l’une d’elles une tierce en plus, et rien de tout cela ne vaut quoi que ce soit. Dites pourquoi à un ami.

lesson-05-sequences-explain-2 = Pourquoi la quinte du dernier est-elle battue ?
    .text-1 = Le dernier tient une quinte, qui vaut beaucoup, et n’en compte rien.

lesson-05-sequences-summary =
    .text-1 = La plus longue avant la plus haute ; la meilleure fait entrer le reste de sa main ; égales en tête, personne n’en compte.
    .link-1 = S’exercer aux séquences comme marqueur
