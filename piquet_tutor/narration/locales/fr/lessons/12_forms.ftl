lesson-12-forms = Un tour des autres formes
    .about = Courses, plus de cartes, enchères pour perdre, trois et quatre joueurs.

lesson-12-forms-hook = Les mêmes cartes, un autre livre
    .text-1 = Vous avez vu cette donne. Le premier fait toutes les levées, et au jeu de club il n’y avait pas de pique : les cartes n’en font pas.
    .text-2 = Prenez maintenant un autre livre : une encyclopédie moderne. Le premier a fait les levées jusqu’ici, et va gagner celle qui lui en donne plus de la moitié.
    .after-1 = { $early } { $yes }
    .after-2 = Pas une carte n’a changé, et maintenant le premier fait { $total-elder }. À une nouvelle table, la première question est donc : d’après quel livre ?
    .ask = Est-ce que le premier fait pique d’après ce livre ?
    .choice-1 = Oui : ici les cartes comptent.
    .choice-2 = Non : les cartes ne font jamais un pique.
    .reply-2 = C’est le jeu de club. Ce livre laisse compter les cartes.

lesson-12-forms-thirty-six = Avec les six
    .text-1 = L’ancien jeu avait aussi les six : { $rules-pack } cartes, dont { $rules-talon } au talon. Le premier peut en écarter jusqu’à { $rules-exchange-elder-maximum }.
    .text-2 = D’après une encyclopédie, entamer ne rapporte rien. Celui qui fait une levée marque un point pour chaque carte du dix à l’as qui s’y trouve.
    .after-1 = { $yes }
    .ask = Il manque un point au premier pour un pique, et le roi qui vient d’être entamé va prendre la dame de l’adversaire. Qu’apporte la levée ?
    .choice-1 = Un point pour chacune des deux cartes.
    .choice-2 = Rien : le premier l’a entamée.
    .reply-2 = Ici peu importe qui a entamé. Chaque carte du dix à l’as compte pour celui qui fait la levée : aucune, une ou deux.

lesson-12-forms-race = Une course à un but
    .text-1 = La course est plus ancienne que la partie en un nombre fixe de donnes : qui atteint { $rules-race-reached-target } points d’abord gagne la manche.
    .text-2 = Au Saunt, c’est l’ordre du temps qui en décide : le jeu s’arrête dès qu’un joueur atteint le but. Au Piquet au Cent, dont Cavendish donne les lois, et dans le plus vieux livre, c’est l’ordre du compte : ce qui compte plus tôt arrive en premier.
    .text-3 = Et le dernier a ici un choix que le jeu de club ne donne pas.
    .reply-no = Ici le dernier n’est pas obligé d’écarter : il peut ne rien prendre.
    .ask = Est-ce que le dernier peut garder toutes les cartes reçues ?

lesson-12-forms-auction = Une enchère pour perdre
    .text-1 = Des prisonniers de guerre anglais ont inventé le Piquet aux enchères. Une enchère est un nombre de levées, « plus » pour les gagner ou « moins » pour les perdre, et dans une donne en moins chaque levée rapporte un point à celui qui la perd.
    .text-2 = { $bid } Beaucoup de ses règles sont perdues ; les décisions disent ce qui repose sur la mémoire.
    .after-1 = { $cards } { $paid }
    .ask = Le donneur a perdu presque toutes les levées. Qui marque les cartes ?
    .choice-1 = Le donneur, car dans une donne en moins tout s’inverse.
    .choice-2 = L’adversaire, qui a plus de levées.
    .reply-2 = C’est le cas d’une enchère en plus. Après une enchère en moins, il s’agit de perdre les levées.

lesson-12-forms-normand = À trois
    .text-1 = Le Piquet Normand se joue à trois, chacun pour soi, avec { $rules-hand_size } cartes chacun. Les annonces font le tour de la table : le meilleur point, la meilleure séquence et le meilleur brelan ou quatorze se marquent.
    .text-2 = Aucune page que nous ayons pu lire n’en donne toutes les règles. Les lacunes sont comblées par des choix de la table, et chaque décision le dit.
    .after-1 = { $capot } { $other }
    .ask = Un joueur n’a pas une seule levée. Que devient le capot ?
    .choice-1 = Les deux qui ont toutes les levées le partagent.
    .choice-2 = Personne ne l’a : aucun joueur n’a toutes les levées.
    .reply-2 = À deux, il faut toutes les levées. Ici, deux joueurs peuvent les faire ensemble.

lesson-12-forms-voleur = Partenaires
    .text-1 = Le Piquet Voleur se joue à deux contre deux, avec { $rules-hand_size } cartes chacun et sans talon. Le joueur d’en face est votre partenaire, et ce que marque l’un de vous est aux deux.
    .text-2 = Avec moins de cartes les primes viennent plus tôt : la limite est { $rules-repique-award-target }, et non celle dont vous avez l’habitude.
    .after-1 = { $lesser }
    .ask = { $best } Est-ce que ce camp peut compter aussi son autre brelan ?
    .choice-1 = Oui : le meilleur fait compter les autres.
    .choice-2 = Non, seul le meilleur compte.
    .reply-2 = Cette règle, vous la connaissez : le meilleur fait compter les autres, ici pour les deux partenaires.

lesson-12-forms-oldest = Le plus vieux livre
    .text-1 = Un livre de Londres d’il y a longtemps appelle le point ronfle (ruff), et ne le compare que par sa valeur. Elle rapporte un point par dizaine de cette valeur, arrondie à la plus proche.
    .text-2 = La main sur la table vient d’une comédie de Molière. Le premier annonce { $best-length } carreaux, et fait plus tard toutes les levées.
    .after-1 = { $best }
    .after-2 = { $capot } Et pourtant ce n’est pas un pique : il manque un point. Si le point rapportait un par carte, comme au jeu de club, c’en serait un.

lesson-12-forms-question-2 = Une quarte gardée
    .text-1 = D’après les règles du Piquet au Cent, le premier a annoncé cette tierce, et gardé une quarte. Rien de ce que l’adversaire peut tenir ne battrait la tierce.
    .after-1 = { $good }
    .ask = Que compte le premier ?
    .choice-1 = La tierce seule : une annonce courte lie.
    .choice-2 = Les deux, car la tierce est bonne contre les cartes.
    .reply-2 = C’est le jeu de club. Au Piquet au Cent, une annonce courte lie toujours.

lesson-12-forms-explain-1 = Pourquoi est-ce un pique ?
    .text-1 = Un ami du club dit que ce n’en est pas un. Expliquez ce qui est différent dans ce livre.

lesson-12-forms-summary =
    .text-1 = Demandez d’après quel livre, avec combien de cartes, et jusqu’où l’on joue. Le reste, vous le savez : point, séquences, brelans et quatorze, jeu, cartes.
    .text-2 = Le livre des règles montre chaque forme règle par règle, et ce qui les distingue.
    .link-1 = Les formes, chacune sur une main
    .link-2 = Les règles, côte à côte
