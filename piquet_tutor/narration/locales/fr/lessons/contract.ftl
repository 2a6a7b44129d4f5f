lesson-contract = Piquet Contrat

lesson-contract-term-auction = enchères
    .meaning = On y dispute le droit, et le devoir, de jouer premier en cartes.

lesson-contract-term-bid = enchère
    .meaning = Tant de levées à gagner, et tant de cartes laissées au talon pour le dernier.

lesson-contract-term-line = ligne
    .meaning = Un trait à travers la feuille de marque : les combinaisons s’écrivent au-dessus, les levées au-dessous.

lesson-contract-term-counterpique = contre-pique
    .meaning = Ce que marque le dernier quand il manque des levées à celui qui s’est engagé.

lesson-contract-term-misere = misère
    .meaning = Une donne que personne n’a demandée : qui fait le moins de levées marque.

lesson-contract-term-rubber = robre
    .meaning = Une rencontre en manches ; qui en gagne deux avant l’autre l’a gagnée.

lesson-contract-welcome = Le Piquet aux enchères
    .text-1 = Vous connaissez le jeu à deux. Ici la main du premier n’est pas donnée à qui n’a pas distribué : elle s’enchérit. Ce sont les enchères.
    .text-2 = La feuille de marque a une ligne en travers. Combinaisons et primes s’écrivent au-dessus de la ligne, les levées au-dessous, et c’est au-dessous que se gagnent les manches.
    .text-3 = Dans le jeu que vous connaissez, l’entame se marque ; ici, personne ne la marque.

lesson-contract-bid = Ce que dit une enchère
    .text-1 = Vous avez donné, donc vous parlez d’abord. Une enchère nomme deux choses : combien de levées vous comptez gagner, de sept à treize, et combien de cartes vous laisserez au talon pour l’autre joueur, de trois à huit.
    .text-2 = Multipliez l’un par l’autre : c’est ce que marque l’enchère réussie. Sept levées en laissant trois cartes, c’est la plus basse ; treize en laissant huit, la plus haute.
    .text-3 = Plus vous en laissez, moins vous pouvez en prendre. Choisissez une enchère, ou passez.

lesson-contract-thirteen = Treize levées sur douze
    .text-1 = Douze levées se jouent, mais la dernière en vaut deux. Cela fait treize, et une enchère de sept est donc juste au-dessus de la moitié.
    .text-2 = { $other } ne peut que répondre oui, prêt à jouer à ce prix ou plus cher, ou passer. Après un oui il vous faut nommer une enchère plus chère, ou passer et laisser la main à { $other }.
    .text-3 = Si aucun de vous n’enchérit, la donne est une misère : ni écart ni annonces, et qui a le moins de levées marque cinq pour chacune de l’autre.

lesson-contract-won = Les enchères sont finies
    .text-1 = { $ruling }
    .text-2 = Qui a l’enchère est désormais premier en cartes : il écarte, annonce et entame d’abord. Là où personne n’a enchéri, celui qui n’a pas donné entame, et il n’y a ni écart ni annonces.

lesson-contract-draw = Ce qui peut se prendre
    .text-1 = Celui qui s’est engagé ne prend pas plus que ce qui reste une fois mises à part les cartes promises ; moins, ou rien, s’il veut. Son enchère marque tout de même, et il ne peut pas regarder ce qu’il laisse.
    .text-2 = L’autre joueur prend ensuite du reste autant qu’il veut, ou rien.

lesson-contract-calls = Les annonces sont celles d’autrefois
    .text-1 = Point, séquences, brelans et quatorze s’annoncent, se répondent et se marquent comme vous le savez. Tout cela va au-dessus de la ligne, pour l’une ou l’autre main.
    .text-2 = Trente en combinaisons seules, avant que l’autre ait rien, c’est toujours un repique.

lesson-contract-pique = Un pique pour l’une ou l’autre main
    .text-1 = Comme personne ne marque l’entame, le chemin de trente est ouvert aux deux. Ajoutez à vos combinaisons un point par levée gagnée : qui atteint trente d’abord, l’autre n’ayant ni marqué ni gagné de levée, fait pique.
    .text-2 = Qu’une levée de l’autre l’empêche, c’est notre lecture ; la page ne le dit pas.
    .text-3 = Si c’est le dernier en cartes, les levées qu’il y fallait s’écrivent elles aussi au-dessus de la ligne.

lesson-contract-made = L’enchère est réussie
    .text-1 = { $ruling }
    .text-2 = Il n’y a rien pour plus de levées que demandé, ni pour les gagner toutes. Le jeu peut s’arrêter dès que plus rien n’est à gagner.

lesson-contract-beaten = Contre-pique
    .text-1 = { $ruling }
    .text-2 = C’est le contre-pique : toute la valeur de l’enchère, pour chaque levée qui manquait.
    .text-3 = Une autre page de l’inventeur donne ce nom à une prime pour gagner juste le nombre de levées demandé. Les sources ne s’accordent pas ; la règle du jeu a une option pour cela.

lesson-contract-done = Et ainsi vers le robre
    .text-1 = { $yours } { $printed }
    .text-2 = Cent au-dessous de la ligne gagnent une manche, et une nouvelle ligne se tire. Deux manches gagnent le robre ; alors tout s’additionne, au-dessus et au-dessous, avec des primes pour le gagnant.
    .text-3 = Qui a marqué au-dessous de la ligne donne ensuite.
    .link-1 = Jouer tout un robre
    .link-2 = Ses règles, clause par clause
