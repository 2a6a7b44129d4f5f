lesson-normand = Piquet Normand, à trois

lesson-normand-term-dealer = donneur
    .meaning = Le joueur qui annonce et joue après tous les autres à la première levée ; lui seul peut écarter.

lesson-normand-welcome = À trois, chacun pour soi
    .text-1 = Trois joueurs, dix cartes chacun, et deux qui restent. De vieux livres français nomment ce jeu, mais aucune page que nous ayons pu lire n’en donne les règles.
    .text-2 = Ce que vous jouez ici est une proposition : le cadre nous a été transmis, nous avons comblé les lacunes. Ouvrez une décision pour voir ce qu’il en est.

lesson-normand-exchange = Les deux cartes du donneur
    .text-1 = Vous êtes le donneur, et seul le donneur écarte : les deux cartes du talon contre deux des vôtres, ou aucune.

lesson-normand-point = Le meilleur des trois
    .text-1 = L’aîné a annoncé d’abord, puis le suivant ; c’est maintenant votre tour. Vous pouvez annoncer un point meilleur que le meilleur jusqu’ici, ou tout aussi bon. Le meilleur marque ; à égalité, personne.

lesson-normand-beaten = Battu, on ne compte rien
    .text-1 = { $ruling }

lesson-normand-sequence = Séquences, brelans et quatorze
    .text-1 = Les séquences font le tour de la même façon, puis les brelans et quatorze. Qui a le meilleur compte aussi ce qu’il a d’autre.

lesson-normand-tricks = Trois cartes par levée
    .text-1 = Un pour entamer, un pour prendre une levée qu’un autre a entamée, et un de plus pour la dernière.
    .text-2 = Vingt en main, avant que les autres aient rien, en ajoutent soixante-dix. Vingt en main et en jeu en ajoutent quarante, pour l’aîné seulement.

lesson-normand-capot = Dix levées à trois
    .text-1 = { $ruling }
    .text-2 = Qui fait le plus de levées marque dix ; à égalité, cinq chacun. Les dix levées rapportent quarante ; deux joueurs qui les font toutes à eux deux marquent vingt chacun.

lesson-normand-done = Le dernier arrivé perd
    .text-1 = { $yours } { $printed }
    .text-2 = Qui atteint cent d’abord se retire. Les deux autres continuent au jeu à deux, et celui qui reste perd.
    .link-1 = Jouer jusqu’au bout
    .link-2 = Ses règles, une par une
