lesson-11-contract = Piquet Contrat
    .about = La main du premier va au plus offrant.

lesson-11-contract-hook = Deux levées de moins
    .text-1 = Dans cette forme, on enchérit pour être premier. { $bid }
    .text-2 = Quand toutes les cartes sont jouées, le premier a { $beaten-tricks } des { $beaten-wanted } levées demandées, et n’en reçoit rien. Que reçoit l’adversaire ?
    .after-1 = { $beaten }
    .after-2 = Chaque levée manquante paie toute la valeur de l’enchère : { $beaten-worth } chaque fois. C’est le contre-pique.
    .ask = Que marque l’adversaire ?
    .choice-1 = { $beaten-short } : un point par levée manquante.
    .reply-1 = Vous avez compté les levées. Chaque levée manquante paie la valeur de l’enchère.
    .choice-2 = { $beaten-worth } : la valeur de l’enchère.
    .reply-2 = Vous ne l’avez payée qu’une fois. Elle se paie pour chaque levée manquante.
    .choice-3 = { $beaten-points } : la valeur de l’enchère pour chaque levée manquante.

lesson-11-contract-bid = Ce que dit une enchère
    .text-1 = Le non-donneur n’est plus premier d’office : on enchérit. Dites combien de levées vous gagnerez et combien de cartes du talon vous laisserez. Multipliez : c’est ce que rapporte l’enchère réussie.
    .text-2 = { $first }

lesson-11-contract-may-bid = Le donneur parle d’abord
    .text-1 = Le donneur enchérit ou passe. Le non-donneur dit oui ou passe ; après un oui, le donneur doit monter ou passer.
    .text-2 = C’est au donneur de parler. Que doit-il demander au moins ?
    .ask = Est-ce que le donneur peut demander trois levées, en laissant trois cartes ?

lesson-11-contract-line = Au-dessus et au-dessous de la ligne
    .text-1 = Point, séquences, brelans, quatorze et primes s’écrivent au-dessus de la ligne de la feuille de marque ; les levées au-dessous.
    .text-2 = Les entames ne rapportent rien, les levées une à une non plus. Une enchère est réussie, ou elle ne l’est pas. { $made }

lesson-11-contract-short = Contre-pique
    .text-1 = S’il lui manque des levées, le premier ne marque rien sous la ligne. Le dernier marque toute la valeur de l’enchère pour chaque levée manquante : le contre-pique.
    .text-2 = { $won } Comptez les levées de cette donne.
    .after-1 = { $made-full }
    .after-2 = Sur une autre page, le même inventeur appelle contre-pique le contraire : une prime à qui fait juste les levées demandées. Ces règles suivent sa page sur le Piquet Contrat, avec une option pour cela.
    .ask = Le premier va faire la dernière levée, qui compte pour deux. L’enchère est-elle réussie ?
    .choice-1 = Oui : la dernière levée suffit.
    .choice-2 = Non : il manque des levées au premier, et c’est un contre-pique.
    .reply-2 = La dernière levée compte ici pour deux. Recomptez.

lesson-11-contract-pique = À qui le pique ?
    .text-1 = Personne ne marque l’entame : chacun des deux joueurs peut donc atteindre { $rules-pique-award-target } par ses combinaisons et les levées gagnées, avant que l’adversaire ait marqué ou gagné une levée.
    .text-2 = Le dernier est ici le non-donneur. { $declared } Il avait plus que cela, et la première levée a été pour lui.
    .after-1 = { $yes } { $tricks }
    .after-2 = Nous comprenons qu’une levée de l’adversaire l’aurait empêché, et que la dernière y compte pour deux : la page de l’inventeur ne dit ni l’un ni l’autre.
    .ask = Il fait aussi la levée suivante. À qui est le pique ?
    .choice-1 = Au dernier.
    .choice-2 = À personne : seul le premier fait pique.
    .reply-2 = C’est le jeu de club, où l’entame rapporte. Ici elle ne rapporte rien, et n’arrête donc personne.

lesson-11-contract-misere = Personne n’enchérit : misère
    .text-1 = Si les deux passent, la donne est une misère. On n’écarte rien, on n’annonce rien, et celui qui fait le moins de levées marque { $rules-misere-award-points } pour chaque levée de l’adversaire.
    .text-2 = Le non-donneur entame. La dernière levée compte pour deux.
    .after-1 = { $won }
    .ask = On va jouer la dernière carte. Le non-donneur fait cette levée. Qui marque ?
    .choice-1 = Le donneur, pour les levées du non-donneur.
    .choice-2 = Le non-donneur, qui a plus de levées.
    .reply-2 = Vous avez payé les levées gagnées. Dans une misère, c’est celui qui en a le moins qui marque.

lesson-11-contract-rubber = Le robre
    .text-1 = { $rules-rubber-game-target } sous la ligne gagnent une manche, et l’on tire une nouvelle ligne. Qui gagne deux manches remporte le robre et { $rules-rubber-bonus-points }, ou { $rules-rubber-bonus-clean } si l’adversaire n’a aucune manche.
    .text-2 = On additionne alors tout ce qui est au-dessus et au-dessous de la ligne.

lesson-11-contract-question-1 = La plus haute enchère
    .text-1 = { $bid }
    .after-1 = { $made-full }
    .ask = Le premier a gagné toutes les levées. Combien sous la ligne ?
    .choice-1 = { $made-points }
    .choice-2 = { $made-points }, et un capot en plus.
    .reply-2 = Il n’y a pas de capot dans cette forme, et rien pour les cartes.
    .choice-3 = Un point par levée.
    .reply-3 = Ici les levées ne rapportent rien une à une : c’est l’enchère entière qui rapporte.

lesson-11-contract-question-2 = Trop de levées ?
    .text-1 = { $bid }
    .after-1 = { $made } { $stop }
    .ask = Le premier fait cette levée, et en a alors autant qu’il en a demandé. Il reste une carte à chaque joueur. Qu’en fait-on ?
    .choice-1 = Inutile de la jouer : les levées de plus ne rapportent rien.
    .choice-2 = Il faut la jouer : chaque levée de plus rapporte.
    .reply-2 = Une enchère est réussie ou ne l’est pas. Les levées de plus ne rapportent rien.

lesson-11-contract-explain-1 = Pourquoi le dernier marque-t-il autant ?
    .text-1 = Il ne manquait pas beaucoup de levées à l’enchère, et l’adversaire marque énormément. Expliquez-le.

lesson-11-contract-summary =
    .text-1 = On demande des levées et on laisse des cartes ; leur produit est ce que rapporte l’enchère réussie, sous la ligne. S’il en manque, l’adversaire marque autant par levée manquante.
    .text-2 = Personne n’enchérit : misère. Les combinaisons se marquent comme vous le savez, au-dessus de la ligne.
    .link-1 = Jouer un robre
    .link-2 = Une donne guidée
