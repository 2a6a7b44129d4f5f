lesson-contract = Piquet Contrat

lesson-contract-welcome = Un Piquet avec enchères
    .text-1 = Au jeu que vous connaissez, le non-donneur est premier. Ici on enchérit pour l’être : ce sont les enchères.
    .text-2 = La feuille de marque a une ligne en travers. Combinaisons et primes s’écrivent au-dessus de la ligne, les levées au-dessous, et c’est au-dessous que se gagnent les manches.
    .text-3 = Au jeu que vous connaissez, entamer rapporte ; ici, non.

lesson-contract-bid = Ce que dit une enchère
    .text-1 = Vous avez donné, donc vous parlez d’abord. Une enchère nomme deux choses : combien de levées vous comptez gagner, de sept à treize, et combien de cartes vous laisserez au talon pour l’adversaire, de trois à huit.
    .text-2 = Multipliez l’un par l’autre : c’est ce que rapporte l’enchère réussie. Sept levées en laissant trois cartes, c’est la plus basse ; treize en laissant huit, la plus haute.
    .text-3 = Plus vous en laissez, moins vous pouvez en prendre. Choisissez une enchère, ou passez.

lesson-contract-thirteen = Treize levées sur douze
    .text-1 = On joue douze levées, mais la dernière en vaut deux. Cela fait treize, et une enchère de sept est donc juste au-dessus de la moitié.
    .text-2 = { $other } ne peut que répondre oui, prêt à jouer à ce prix ou plus cher, ou passer. Après un oui, il vous faut monter, ou passer et laisser la main à { $other }.
    .text-3 = Si aucun de vous n’enchérit, la donne est une misère : ni écart ni annonces, et celui qui a le moins de levées marque cinq par levée de l’adversaire.

lesson-contract-won = Les enchères sont finies
    .text-1 = { $ruling }
    .text-2 = Celui qui emporte l’enchère est premier en cartes : il écarte, annonce et entame d’abord. Si personne n’a enchéri, le non-donneur entame, et il n’y a ni écart ni annonces.

lesson-contract-draw = Ce que l’on peut prendre
    .text-1 = Le premier laisse les cartes promises et peut prendre le reste, ou moins, ou rien. L’enchère rapporte autant, et il ne peut pas regarder ce qu’il laisse.
    .text-2 = L’adversaire prend ensuite autant qu’il veut de ce qui reste, ou rien.

lesson-contract-calls = Les annonces ne changent pas
    .text-1 = Point, séquences, brelans et quatorze s’annoncent, se répondent et se marquent comme vous le savez. Tout cela va au-dessus de la ligne, pour l’une ou l’autre main.
    .text-2 = Trente en combinaisons seules, avant tout ce que l’adversaire a plus haut dans l’ordre du compte, c’est toujours un repique.

lesson-contract-pique = Un pique pour l’une ou l’autre main
    .text-1 = Personne ne marque l’entame : les deux joueurs peuvent donc arriver à trente. Ajoutez à vos combinaisons un point par levée gagnée : à trente avant que l’adversaire ait marqué ou gagné une levée, c’est un pique.
    .text-2 = Qu’une levée de l’adversaire l’empêche, c’est notre lecture ; la page ne le dit pas.
    .text-3 = Si c’est celui du dernier, les levées qu’il lui a fallu s’écrivent aussi au-dessus de la ligne.

lesson-contract-made = L’enchère est réussie
    .text-1 = { $ruling }
    .text-2 = Les levées de plus ne rapportent rien, les faire toutes non plus. Le jeu peut s’arrêter dès qu’il n’y a plus rien à gagner.

lesson-contract-beaten = Contre-pique
    .text-1 = { $ruling }
    .text-2 = C’est le contre-pique : toute la valeur de l’enchère, pour chaque levée manquante.
    .text-3 = Une autre page de l’inventeur donne ce nom à une prime pour gagner juste le nombre de levées demandé. Les règles ont une option pour cela.

lesson-contract-done = En route pour le robre
    .text-1 = { $yours } { $printed }
    .text-2 = Cent au-dessous de la ligne gagnent une manche, et l’on tire une nouvelle ligne. Deux manches gagnent le robre ; on additionne alors tout, avec des primes pour le gagnant.
    .text-3 = Celui qui a marqué au-dessous de la ligne donne ensuite.
    .link-1 = Jouer tout un robre
    .link-2 = Ses règles, une par une
