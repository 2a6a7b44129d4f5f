lesson-01-cards = Les cartes et la donne
    .about = Le jeu de cartes, la donne, et qui est qui.

lesson-01-cards-term-talon = talon
    .meaning = Ce qui reste du jeu après la donne, face cachée sur la table. Les deux joueurs y puisent.

lesson-01-cards-term-lead = entamer
    .meaning = Jouer la première carte d’une levée. Sa couleur est la couleur entamée.

lesson-01-cards-term-follow-suit = fournir
    .meaning = Jouer une carte de la couleur entamée.

lesson-01-cards-hook = Qui est payé pour cette levée ?
    .text-1 = Nous sommes au milieu d’une donne. Le premier a entamé le roi de carreau. L’as du dernier le bat : les deux cartes sont à lui.
    .text-2 = Devinez, même si vous n’avez jamais vu ce jeu : qui marque ?
    .after-1 = { $led } { $took }
    .after-2 = Au Piquet, faire une levée rapporte, et en entamer une aussi, même perdue.
    .ask = Qui marque pour cette levée ?
    .choice-1 = Le dernier seul, pour l’avoir faite.
    .reply-1 = Vous n’avez compté que la prise. L’entame rapporte aussi, gagnée ou perdue.
    .choice-2 = Le premier pour l’entame, le dernier pour la prise.
    .choice-3 = Personne : on ne compte les levées qu’à la fin.
    .reply-3 = Il y a une prime à la fin pour qui en fait le plus, mais chaque levée rapporte aussi tout de suite.

lesson-01-cards-pack = Un jeu court
    .text-1 = Le Piquet se joue avec { $rules-pack } cartes : dans chaque couleur l’as, le roi, la dame, le valet, le dix, le neuf, le huit et le sept, de l’as, le plus haut, au sept, le plus bas.
    .text-2 = Le dix se place entre le valet et le neuf. Aucune couleur ne bat les autres : il n’y a pas d’atout.

lesson-01-cards-deal = Deux mains et un talon
    .text-1 = { $dealt }
    .text-2 = Ici vous voyez les deux mains, pour apprendre. À la table, vous ne voyez que la vôtre.

lesson-01-cards-roles = Premier et dernier
    .text-1 = Le donneur est dernier, son adversaire premier, et ils changent de rôle à chaque donne.
    .text-2 = Le premier commence toujours : pour écarter, parler, entamer. C’est un gros avantage, comme vous le verrez.

lesson-01-cards-course = Comment se passe une donne
    .text-1 = D’abord, tous deux écartent. Puis ils comparent leurs mains (la plus longue couleur, les suites, les cartes d’un même rang), et chaque fois, la meilleure main marque.
    .text-2 = Ensuite ils jouent leurs cartes, ce qui rapporte aussi, avec une prime à la fin pour qui fait le plus de levées. La feuille de marque montre ce qu’a rapporté cette donne.

lesson-01-cards-follow = Fournir à la couleur
    .text-1 = Une levée, c’est une carte de chaque main. Celui qui entame choisit la couleur ; l’adversaire doit fournir s’il le peut.
    .text-2 = Le dernier peut se passer de la dame de trèfle et aimerait sauver l’as de carreau.
    .ask = Est-ce que le dernier peut jouer la dame de trèfle sur le roi de carreau ?

lesson-01-cards-not-win = Faut-il prendre la levée ?
    .text-1 = Il faut fournir, rien de plus. Si vous pouvez prendre une levée, vous pouvez aussi la laisser passer.
    .text-2 = Le dernier a entamé la dame de pique. Le premier tient l’as et le valet.
    .reply-no = Le valet fournit, et c’est tout ce qu’une carte doit faire.
    .ask = Est-ce que le premier peut jouer le valet de pique et garder l’as ?

lesson-01-cards-try = À vous
    .text-1 = Vous êtes premier, et les annonces sont finies. Entamez une carte, l’as de cœur si vous voulez, et voyez ce qu’elle rapporte.
    .text-2 = Touchez une carte pour la jouer. Chaque décision paraît à côté de la table : ouvrez-en une pour savoir pourquoi.
    .after-1 = Voilà une levée. Celui qui l’a faite entame la suivante, jusqu’à ce que les mains soient vides.
    .ask = Jouez jusqu’à ce qu’une levée soit faite.

lesson-01-cards-question-1 = Plus de cœurs
    .text-1 = Le premier entame le roi de cœur. Le dernier n’a plus de cœur.
    .after-1 = Mais il ne peut pas gagner : il n’y a pas d’atout, et une carte d’une autre couleur ne fait jamais la levée.
    .reply-no = Seul doit fournir qui a de la couleur entamée, et le dernier n’a pas de cœur.
    .ask = Est-ce que le dernier peut jouer le sept de carreau ?

lesson-01-cards-question-2 = Qui commence ?
    .text-1 = L’écart est fini, et tous deux tiennent les cartes qu’ils vont jouer. Maintenant ils comparent leurs mains.
    .after-1 = { $first }
    .ask = Qui parle d’abord ?
    .choice-1 = Le premier
    .choice-2 = Le dernier, puisqu’il a donné
    .reply-2 = Le donneur passe toujours après.

lesson-01-cards-question-3 = La carte qui fait la levée
    .text-1 = Le dernier a entamé la dame de pique, et le premier a répondu par l’as.
    .after-1 = { $took } { $next }
    .ask = Qui entame la levée suivante ?
    .choice-1 = Le premier, car il a fait celle-ci
    .choice-2 = Le dernier, car il a entamé celle-ci
    .reply-2 = L’entame revient à celui qui a fait la levée ; on n’entame pas chacun son tour.

lesson-01-cards-explain-1 = Pourquoi cette levée vaut-elle un point au dernier ?
    .text-1 = Le premier a entamé un roi, et le point va pourtant au dernier. Dites pourquoi à un ami, en une phrase à vous.

lesson-01-cards-summary =
    .text-1 = Un jeu court, deux mains et un talon. Le premier commence toujours. Au jeu de la carte : fournissez si vous le pouvez, gagnez si vous le voulez.
    .link-1 = Jouer toute une première donne avec un guide
