lesson-05-sequences = Les séquences

lesson-05-sequences-term-sequence = séquence
    .meaning = Des cartes qui se suivent dans une couleur : trois font une tierce, puis viennent quarte, quinte, sixième, septième et huitième.

lesson-05-sequences-grow = Une carte de plus
    .text-1 = Vous êtes premier. Vous tenez une quarte au roi ; celle du dernier va jusqu’à l’as et la bat. Une séquence s’annonce par sa longueur, puis par sa plus haute carte.
    .text-2 = Touchez une carte éclairée pour l’échanger, et voyez ce que vaut la séquence.
    .after-1 = Une tierce et une quarte valent un par carte. À la carte suivante, le saut : dix de plus.
    .ask = Faites une séquence que le dernier ne puisse pas battre.

lesson-05-sequences-hook = As, roi, dame
    .text-1 = Le premier annonce l’as, le roi et la dame de pique. Regardez toute la main du dernier.
    .after-1 = { $won } { $more } La longueur bat la hauteur, et avec la meilleure séquence on compte aussi toutes les autres. Si les meilleures sont égales, personne n’en compte.

lesson-05-sequences-three = La plus courte
    .text-1 = Parcourez chaque couleur des deux mains.
    .after-1 = { $won }

lesson-05-sequences-equal = Quarte contre quarte
    .text-1 = Le premier annonce une quarte au roi, et tient aussi une tierce à carreau. Cherchez la meilleure du dernier.
    .after-1 = { $equal } { $lesser }

lesson-05-sequences-boxes = Marquez cette donne
    .text-1 = À qui est le point, et qui compte quelles séquences ?

lesson-05-sequences-summary =
    .text-1 = La longueur avant la hauteur. La meilleure fait compter les autres de la même main.
    .link-1 = S’exercer aux séquences comme marqueur
