lesson-voleur = Piquet Voleur, à quatre

lesson-voleur-term-eldest = aîné
    .meaning = Le joueur assis à côté du donneur ; il annonce et entame d’abord.

lesson-voleur-welcome = Deux contre deux
    .text-1 = Quatre joueurs, huit cartes chacun. Le joueur d’en face est votre partenaire ; ce que marque l’un de vous est aux deux.
    .text-2 = Il n’y a pas de talon, et l’on n’écarte rien. Vous êtes l’aîné : vous annoncez et entamez donc d’abord.
    .text-3 = Une courte page française décrit ce jeu. Nous comblons ses lacunes par le jeu à deux, et nous le signalons.

lesson-voleur-point = Le tour de la table
    .text-1 = Point, séquences, brelans et quatorze font chacun une fois le tour de la table. Annoncez votre point, et sa valeur en même temps ; le suivant ne peut annoncer que mieux ou, s’il est adversaire, aussi bien. Sinon il passe.
    .text-2 = Un point doit valoir au moins trente. Le meilleur des quatre marque pour son camp, un par carte.
    .text-3 = Passer sur une chose que vous pouviez annoncer, c’est la taire.

lesson-voleur-beaten = Battu, on ne compte rien
    .text-1 = { $ruling }
    .text-2 = Seul compte le meilleur de la table. Quand deux adversaires sont à égalité, personne ne marque ; votre partenaire et vous ne pouvez annoncer la même chose.

lesson-voleur-sequence = Les séquences
    .text-1 = Maintenant les séquences, de la même façon : la plus longue, puis la plus haute.

lesson-voleur-set = Brelans et quatorze
    .text-1 = Et les brelans et quatorze : tout quatorze avant tout brelan, puis le rang le plus haut.

lesson-voleur-lesser = Ce que le camp tient encore
    .text-1 = { $ruling }
    .text-2 = Un camp qui a la meilleure séquence, ou le meilleur brelan ou quatorze, compte aussi les autres, quel que soit le partenaire qui les tient. La page française dit autre chose, peut-être par mégarde : cette lecture est une option.

lesson-voleur-lead = Quatre cartes par levée
    .text-1 = Les annonces sont closes dès la première carte jouée. Entamez comme il vous plaît. Les autres fournissent s’ils le peuvent, et la plus haute de cette couleur fait la levée.
    .text-2 = Un point pour entamer, un pour prendre une levée que l’autre camp a entamée. Prendre à son partenaire ne rapporte rien.

lesson-voleur-bonus = Vingt, et non trente
    .text-1 = Avec huit cartes, les primes viennent plus tôt. Vingt en main, avant que l’autre camp ait quoi que ce soit, en ajoutent soixante-dix : cela compte quatre-vingt-dix. Vingt en main et en jeu en ajoutent quarante : soixante.
    .text-2 = Ce pique-là n’est que pour le camp qui entame d’abord.

lesson-voleur-done = Le camp arrivé d’abord
    .text-1 = { $yours } { $printed }
    .text-2 = Cinq levées ou plus rapportent dix, une égalité rien, les huit quarante. Le premier camp à cent points gagne.
    .link-1 = Jouer jusqu’à cent
    .link-2 = Ses règles, une par une
