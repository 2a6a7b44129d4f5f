lesson-04-point = Le point

lesson-04-point-call = Faites votre point
    .text-1 = Votre point est votre plus longue couleur. Touchez des cartes d’une même couleur : chaque fois, vous les annoncez, et le dernier répond.
    .text-2 = La plus longue l’emporte. À longueur égale, on additionne les valeurs : l’as vaut le plus, les figures et le dix autant, les autres ce qu’elles montrent.
    .after-1 = Le meilleur point rapporte un par carte ; le perdant ne marque rien.
    .ask = Trouvez les cartes qui battent le point du dernier.

lesson-04-point-hook = Pique contre trèfle
    .text-1 = Le premier a l’as, le roi, la dame, le valet et le dix de pique. Le dernier a des trèfles, et l’as n’y est pas.
    .after-1 = { $won } La longueur passe d’abord ; la valeur ne décide qu’à longueur égale.

lesson-04-point-equal = Aussi long, et de même valeur
    .text-1 = Les deux tiennent autant de cartes d’une couleur, et le total est le même.
    .after-1 = { $equal } Le dernier dit « égal », et parler en premier n’y change rien.

lesson-04-point-short = Rien que des couleurs courtes
    .text-1 = Aucun des deux n’a de longue couleur.
    .after-1 = { $won } D’après ces règles, toute longueur suffit ; Wikipédia en veut davantage.

lesson-04-point-boxes = Marquez cette donne
    .text-1 = À qui est le point, qu’ont rapporté les levées, et qui a les cartes ?

lesson-04-point-summary =
    .text-1 = La longueur d’abord, puis la valeur ; un par carte ; rien pour personne si tout est égal. Le point du dernier compte après la première entame.
    .link-1 = S’exercer au point comme marqueur
