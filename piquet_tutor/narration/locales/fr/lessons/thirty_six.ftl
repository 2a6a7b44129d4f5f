lesson-thirty-six = Piquet à trente-six cartes

lesson-thirty-six-term-race = course
    .meaning = Une partie jusqu’à un nombre de points, en autant de donnes qu’il faut.

lesson-thirty-six-welcome = Les six reviennent
    .text-1 = L’ancien jeu avait aussi les six : trente-six cartes, douze chacun, et un talon de douze.
    .text-2 = C’est une course à cent, ou à cent un, qui prend autant de donnes qu’il faut.

lesson-thirty-six-exchange = Sept à échanger
    .text-1 = Avec douze cartes au talon, vous pouvez en écarter jusqu’à sept. L’adversaire a ce qui reste.
    .text-2 = Avec les six dans le jeu, les deux mains peuvent être sans figure, mais vous ne le verrez peut-être jamais de votre vie.

lesson-thirty-six-calls = Les annonces sont les mêmes
    .text-1 = Point, séquences, brelans et quatorze s’annoncent comme vous le savez. Une séquence peut maintenant descendre jusqu’au six, et donc avoir neuf cartes.

lesson-thirty-six-tricks = Les hautes cartes marquent
    .text-1 = Entamer ne marque rien ici. Qui fait une levée marque un point pour chaque carte du dix à l’as qui s’y trouve : zéro, un ou deux.
    .text-2 = Rien de plus pour la dernière levée.

lesson-thirty-six-trick = Comptez les hautes cartes
    .text-1 = { $ruling }

lesson-thirty-six-pique = Le pique ne change pas
    .text-1 = { $ruling }
    .text-2 = Trente en main et en jeu, avant que l’autre camp ait quoi que ce soit. D’après ce livre, même les dix des cartes peuvent y aider.

lesson-thirty-six-done = Jusqu’à cent
    .text-1 = { $yours } { $printed }
    .text-2 = Les donnes se suivent jusqu’à ce que l’un de vous ait cent.
    .link-1 = Jouer jusqu’à cent
    .link-2 = Ses règles, une par une
