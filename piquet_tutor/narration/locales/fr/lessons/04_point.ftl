lesson-04-point = Le point

lesson-04-point-call = Faites votre point
    .text-1 = Vous êtes premier. Votre point est votre plus longue couleur. Touchez des cartes d’une même couleur : chaque fois, vous les annoncez, et le dernier répond.
    .text-2 = La plus longue l’emporte. À longueur égale, on additionne les valeurs : dix pour le roi, la dame, le valet et le dix, un de plus pour l’as, leur chiffre pour les autres.
    .after-1 = Le meilleur point rapporte un par carte, l’autre rien. Si les valeurs aussi sont égales, personne ne marque.
    .ask = Trouvez les cartes qui battent le point du dernier.

lesson-04-point-hook = Pique contre trèfle
    .text-1 = Le premier a les piques de l’as au dix. Le dernier a des trèfles, mais pas l’as.
    .after-1 = { $won } La longueur passe d’abord.
    .ask = Quel point est bon, et que rapporte-t-il ?
    .choice-1 = Celui du dernier : un par carte.
    .choice-2 = Celui du premier : un par carte.
    .choice-3 = Celui du dernier : toutes ses valeurs.
    .reply-2 = Le dernier a { $won-length } trèfles, le premier { $won-other_length } piques seulement.
    .reply-3 = Vous avez compté la valeur. Elle ne sert qu’à départager deux couleurs de même longueur.

lesson-04-point-equal = Cœur contre trèfle
    .text-1 = Le premier annonce son point. Comparez-le à la plus longue couleur du dernier.
    .after-1 = { $equal } Parler en premier n’y change rien.

lesson-04-point-short = Rien que des couleurs courtes
    .text-1 = Aucun des deux n’a de longue couleur. D’après ces règles, un point peut être de n’importe quelle longueur.
    .after-1 = { $won }

lesson-04-point-boxes = Marquez cette donne
    .text-1 = À qui est le point, qu’ont rapporté les levées, et qui a les cartes ?

lesson-04-point-summary =
    .text-1 = La longueur d’abord, puis la valeur ; rien pour personne si tout est égal. Le dernier dit son point, s’il est bon, après la première entame.
    .link-1 = S’exercer au point comme marqueur
