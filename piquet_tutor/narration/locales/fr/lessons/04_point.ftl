lesson-04-point = Le point

lesson-04-point-call = Faites votre point
    .text-1 = Votre point est votre plus longue couleur. Touchez des cartes d’une même couleur : chaque fois, elles sont annoncées, et le dernier répond de sa meilleure.
    .text-2 = La plus longue l’emporte. Aussi longues, on additionne leur valeur : l’as fait le plus, une figure autant qu’un dix, les autres ce qu’elles montrent.
    .after-1 = Le meilleur point marque un par carte, et l’autre rien.
    .ask = Trouvez les cartes qui battent le point du dernier.

lesson-04-point-hook = Pique contre trèfle
    .text-1 = Le premier a l’as, le roi, la dame, le valet et le dix de pique. Le dernier a des trèfles, et l’as n’y est pas.
    .after-1 = { $won } La longueur passe d’abord ; la hauteur des cartes ne décide qu’à longueur égale.

lesson-04-point-equal = Aussi long, et de même valeur
    .text-1 = Les deux tiennent autant de cartes d’une couleur, et elles font autant.
    .after-1 = { $equal } Le dernier dit « égal », et parler d’abord n’est pas un avantage.

lesson-04-point-short = Rien que des couleurs courtes
    .text-1 = Aucun des deux n’a de longue couleur.
    .after-1 = { $won } Pour ces règles, toute longueur suffit ; Wikipédia en demande davantage.

lesson-04-point-boxes = Marquez cette donne
    .text-1 = À qui est le point, qu’ont rapporté les levées, et qui a les cartes ?

lesson-04-point-summary =
    .text-1 = La longueur d’abord, la valeur à longueur égale seulement, un par carte, et rien pour personne quand tout est égal. Le point du dernier se compte après la première entame.
    .link-1 = S’exercer au point comme marqueur
