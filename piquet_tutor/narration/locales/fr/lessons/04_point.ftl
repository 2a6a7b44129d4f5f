lesson-04-point = Le point

lesson-04-point-term-point = point
    .meaning = Les cartes d’une couleur que l’on annonce pour leur nombre. Chaque joueur a une meilleure couleur, et la meilleure des deux marque.

lesson-04-point-term-good = bon
    .meaning = Ce que dit le dernier quand il ne bat ni n’égale l’annonce, ou ne veut pas la battre. Elle se marque alors.

lesson-04-point-term-value = valeur
    .meaning = Ce que font ensemble les cartes d’un point. Elle ne décide qu’entre points d’autant de cartes.

lesson-04-point-hook = Pique contre trèfle
    .text-1 = Les deux annoncent leur plus longue couleur, c’est-à-dire qu’ils la disent tout haut. Le premier a l’as, le roi, la dame, le valet et le dix de pique ; le dernier a des trèfles, et l’as n’y est pas.
    .text-2 = Toutes les cartes sont ouvertes. Quelle couleur est la meilleure, et que lui paie-t-on ?
    .after-1 = { $lost } { $won }
    .after-2 = Que les cartes soient hautes n’importait pas. Une carte de plus valait mieux, et c’est à la carte qu’on a payé.

lesson-04-point-longer = La plus longue couleur est la meilleure
    .text-1 = Votre point est votre meilleure couleur, et ce qui compte d’abord est sa longueur, petites cartes ou hautes. De deux couleurs aussi longues dans une main, celle qui vaut le plus est la meilleure.
    .text-2 = Le meilleur point marque, l’autre rien.
    .ask = Touchez les cartes du point que tient le dernier.

lesson-04-point-price = Ce que vaut un point
    .text-1 = Un bon point marque un pour chacune de ses cartes : pas plus pour des as, pas moins pour des sept.
    .text-2 = Le point du premier sera bon ici. Regardez les cœurs.
    .after-1 = { $won }

lesson-04-point-value = Autant de cartes : maintenant additionnez
    .text-1 = Là où les deux points sont aussi longs, la valeur décide. L’as fait le plus, une figure autant qu’un dix, les autres ce qu’elles montrent.
    .text-2 = { $asked } { $stated }
    .after-1 = { $won } La valeur décide qui marque ; ce n’est pas elle qui se marque.

lesson-04-point-equal = Aussi long, et de même valeur
    .text-1 = Autant de cartes, et de même valeur : cela arrive. Le dernier répond « égal », et aucun des deux points n’est meilleur.
    .after-1 = { $equal } Parler d’abord n’est pas un avantage ici, et personne ne partage.
    .after-2 = Mais chaque joueur nomme sans qu’on le lui demande la couleur d’un point égal, et en montre les cartes si l’autre demande à les voir.

lesson-04-point-short = Une couleur courte
    .text-1 = D’après ces règles, il n’y a pas de longueur minimale ; Wikipédia en veut une. Quand toutes les couleurs sont courtes des deux côtés, une poignée de cartes est le meilleur point qui soit.
    .after-1 = { $won }

lesson-04-point-speak = Dites-le à la table
    .text-1 = Vous êtes premier et parlez d’abord. Touchez les cartes de votre point et annoncez-le. Vous ne dites que leur nombre ; le dernier en demande plus s’il en tient autant.
    .text-2 = Le dernier, qui n’a rien de mieux, dit « bon ».
    .ask = Annoncez votre point.

lesson-04-point-later = Le point du dernier se compte plus tard
    .text-1 = Quand le point du dernier est meilleur, il répond « pas bon », et le compte une fois la première carte entamée.
    .text-2 = Il est bon depuis l’annonce. L’attente n’y change rien.

lesson-04-point-explain-1 = Pourquoi la longue couleur du dernier ne compte-t-elle pas ?
    .text-1 = Le dernier tient autant de cartes d’une couleur que l’autre, et n’en a rien. Dites à un ami ce qui a décidé.

lesson-04-point-summary =
    .text-1 = La longueur d’abord, la valeur seulement à longueur égale, un par carte, et rien pour personne quand tout est égal.
    .link-1 = S’exercer au point comme marqueur
