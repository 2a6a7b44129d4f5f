# Les donnes qu’on peut demander par leur nom : comment la question est posée, et pourquoi on la pose.

query-younger-repiques = Le dernier fait repique, bien que le premier entame
    .about = Le premier parle et entame d’abord, mais le repique suit l’ordre du compte.

query-point-saves-the-repique = Le premier a trente en main, mais le point du dernier vient avant
    .about = Le point compte avant séquences, brelans et quatorze, bien que le dernier ne le montre qu’après l’entame.

query-blank-saves-the-repique = La carte blanche du dernier le sauve du repique
    .about = Une carte blanche compte avant tout le reste.

query-blank-makes-a-repique = Une carte blanche fait un repique
    .about = Ses dix points viennent d’abord, et y aident.

query-trio-beaten-by-a-quatorze = Quatre dix battent trois as
    .about = Tout quatorze vaut mieux que tout brelan.

query-equal-points = Les points sont égaux, en nombre comme en valeur
    .about = Alors personne ne marque le point.

query-equal-at-the-top = Les meilleures séquences sont égales, et une seconde tierce tombe avec elles
    .about = Dans la plupart des livres, une égalité en haut écarte aussi toute autre séquence.

query-all-equal = Point et séquence sont égaux tous deux, et personne n’a ni brelan ni quatorze
    .about = Rien du tout ne se compte avant le jeu.

query-elder-piques = Le premier fait pique par le jeu
    .about = Trente en main et au jeu avant que le dernier ait compté quoi que ce soit.

query-pique-saved = Trois cartes d’un même rang sauvent du pique
    .about = Selon l’ordre du compte, le brelan du dernier vient avant tout ce que le premier fait en jouant.

query-pique-and-capot = Un pique, et toutes les levées de surcroît
    .about = Le capot se paie en plus, mais n’aide à aucun pique.

query-capot-without-pique = Le premier fait toutes les levées, et pas de pique
    .about = Les quarante du capot ne comptent pas dans les trente.

query-younger-takes-all = Le dernier fait toutes les levées
    .about = Le premier entame une fois, et plus jamais.

query-repique-and-capot = Repique et capot ensemble
    .about = Les donnes les plus chères qui soient.

query-cards-divided = Six levées chacun
    .about = Les cartes sont partagées et personne n’a les dix.

query-both-void = Une couleur que personne n’a après l’écart
    .about = Toutes ses cartes ont été écartées ou sont au talon.

query-two-suits-each = Chaque joueur n’a que deux couleurs
    .about = Longues couleurs des deux côtés, et un jeu court.

query-twenty-nine = Vingt-neuf en main, et l’entame fait trente
    .about = Un de moins qu’un repique ; la carte entamée en fait un pique.

query-whole-suit = Toute une couleur dans une main
    .about = Un point de huit et une huitième.

query-short-points = Aucune couleur de plus de trois cartes dans l’une ou l’autre main
    .about = Certains livres veulent qu’un point ait quatre cartes.

query-thirty-each = Les deux joueurs ont trente en main
    .about = Un seul d’entre eux peut avoir le repique.

query-repique-without-sets = Un repique sans brelan ni quatorze
    .about = Le point et les séquences à eux seuls.

query-three-quatorzes = Trois quatorze dans une main, et pas de repique
    .about = Quarante-deux viennent trop tard quand le point ou la séquence du dernier compte avant.

query-wikipedia-and-the-ten = Cavendish et l’encyclopédie divergent sur les dix des cartes
    .about = Dans l’encyclopédie, les dix des cartes peuvent achever un pique.

query-wikipedia-and-short-points = Cavendish et l’encyclopédie divergent sur un point de trois
    .about = L’encyclopédie veut quatre cartes.

query-clock-and-order = Parlett et Cavendish divergent sur un pique jugé dans l’ordre du temps
    .about = Dans l’ordre du temps, le point de l’entame vient avant le brelan du dernier ; dans l’ordre du compte, non.

query-carte-rouge = Une carte rouge : chaque carte de la main a marqué
    .about = Seules certaines règles la paient ; ici elle vaut vingt.

query-two-blanks = Les deux joueurs reçoivent une carte blanche
    .about = Est-ce possible avec trente-deux cartes ?

query-two-repiques = Les deux joueurs font repique dans une même donne
    .about = Est-ce possible ?

query-repique-against-a-blank = Le premier fait repique bien que le dernier montre une carte blanche
    .about = Est-ce possible ?

query-beaten-eight = Un point de huit qui n’est pas bon
    .about = Toute une couleur peut-elle être battue ?

query-more-than-fifty-seven = Plus de cinquante-sept en main sans carte blanche
    .about = As, roi et dame de chaque couleur font cinquante-sept. Y a-t-il une meilleure main ?

query-nothing-at-all = Le premier n’a de bon ni point, ni séquence, ni brelan, et gagne la donne
    .about = Le jeu seul peut suffire.
