lesson-auction = Piquet aux enchères

lesson-auction-term-double = contrer
    .meaning = Faire que les levées en plus ou en moins d’une enchère coûtent le double.

lesson-auction-welcome = Un jeu né dans un camp
    .text-1 = Des prisonniers de guerre anglais ont inventé ce jeu entre mil neuf cent quatorze et mil neuf cent dix-huit. Comme au Piquet Contrat, on enchérit pour être premier ; mais on peut aussi s’engager à perdre.
    .text-2 = Il n’en reste que les contours. Ce qui repose sur la mémoire est signalé comme contesté, ce qui est de nous comme choix de la table : ouvrez n’importe quelle décision, et voyez.

lesson-auction-bid = Plus et moins
    .text-1 = Une enchère est un nombre de sept à douze avec un signe. Plus : on s’engage à gagner autant de levées ; moins : à en perdre autant.
    .text-2 = L’enchère suivante doit nommer un nombre plus grand, quel que soit son signe. Le prix, c’est d’être premier en cartes et d’écarter d’abord.
    .text-3 = Vous pouvez aussi contrer l’enchère de { $other }, qui peut alors surcontrer. Une enchère plus haute annule cela.

lesson-auction-won = Qui joue en premier
    .text-1 = { $ruling }
    .text-2 = Si personne n’avait enchéri, le même joueur redonnerait.

lesson-auction-exchange = Gardez ce qui sert l’enchère
    .text-1 = On écarte comme au jeu ordinaire ; personne n’y est obligé. Pour perdre les levées, gardez les basses cartes, pas les longues couleurs fortes.

lesson-auction-calls = Les annonces comptent comme toujours
    .text-1 = Point, séquences, brelans et quatorze comptent pour la meilleure main, même quand il faut perdre les levées. Dans ce cas, de mémoire de joueurs, on ne peut rien taire.

lesson-auction-tricks = Ce que rapporte une levée
    .text-1 = Un point par levée : gagnée si l’enchère est en plus, perdue si elle est en moins. Il n’y a pas de point pour l’entame, et rien de plus pour la dernière.
    .text-2 = Les dix des cartes et les quarante du capot s’inversent avec elle.

lesson-auction-paid = Ce que paie l’enchère
    .text-1 = { $ruling }
    .text-2 = L’enchère elle-même ne rapporte rien : dix pour chaque levée au-delà, ou à l’adversaire pour chaque levée manquante ; le double si elle est contrée, le quadruple si elle est surcontrée.

lesson-auction-done = Une partie de six
    .text-1 = { $yours } { $printed }
    .text-2 = Six donnes font une partie. La prime et le rubicon sont de cent cinquante, de mémoire de joueurs.
    .link-1 = Jouer toute une partie
    .link-2 = Ses règles, une par une
