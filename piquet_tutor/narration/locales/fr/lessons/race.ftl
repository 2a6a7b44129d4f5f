lesson-race = La course à cent

lesson-race-welcome = Avant les six donnes
    .text-1 = Le jeu de club s’arrête après six donnes. Le jeu plus ancien est une course : qui atteint cent points d’abord gagne la manche.
    .text-2 = Certains l’appellent Saunt ; Cavendish en donne les lois sous le nom de Piquet au Cent. Vous en savez déjà l’essentiel.

lesson-race-exchange = L’adversaire peut garder sa main
    .text-1 = Vous devez échanger au moins une carte, comme toujours. L’adversaire n’y est pas obligé : il peut garder la main reçue.

lesson-race-calls = Tout dire d’un coup
    .text-1 = Annoncez la valeur de votre point avec son nombre, et la carte du haut d’une séquence avec sa longueur. L’adversaire n’a pas à demander.
    .text-2 = Et annoncez pour de bon : une annonce de moins que ce que vous tenez vous lie, même si rien ne pouvait la battre.

lesson-race-order = Dans l’ordre du compte
    .text-1 = Dans une course, ce qui compte, c’est d’arriver en premier. Les points se prennent dans l’ordre du compte : carte blanche, point, séquences, brelans et quatorze, puis le jeu, puis les cartes.

lesson-race-no-pique = Pourquoi pas de pique
    .text-1 = { $ruling }

lesson-race-done = Manches et doubles
    .text-1 = { $yours } { $printed }
    .text-2 = Une victoire compte double si le perdant n’a pas cinquante. Qui gagne trois manches, une double comptant pour deux, gagne la partie.
    .link-1 = Jouer jusqu’à cent
    .link-2 = Ses règles, une par une
