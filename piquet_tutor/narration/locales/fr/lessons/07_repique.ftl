lesson-07-repique = La course à trente

lesson-07-repique-term-order-of-reckoning = ordre du compte
    .meaning = Point, séquences, brelans et quatorze, puis le jeu, puis les cartes, quel que soit le moment de l’annonce. (Seule passe avant eux la carte blanche, une main reçue sans figure.)

lesson-07-repique-term-repique = repique
    .meaning = { $rules-repique-award-points } de plus pour { $rules-repique-award-target } en main (sans le jeu), avant que l’adversaire puisse compter quoi que ce soit.

lesson-07-repique-bar = Ce qui l’arrête
    .text-1 = Le premier a plus de { $rules-repique-award-target }. Mais vous êtes dernier, et votre point passe d’abord dans l’ordre du compte : la barrière rayée ferme la piste du premier.
    .text-2 = Touchez votre point dans la rangée sous les pistes : non annoncé, il n’est pas compté.
    .after-1 = Ce qui ne rapporte rien n’arrête rien.
    .ask = Laissez le premier faire repique.

lesson-07-repique-clock = L’ordre du compte, ou celui du temps
    .text-1 = Le premier a compté presque { $rules-pique-award-target }. Ses entames et ses levées peuvent faire le reste : c’est un pique, { $rules-pique-award-points } de plus ; mais vos trois dix se comptent avant l’entame. Touchez-les : non annoncés, ils n’arrêtent plus rien.
    .text-2 = Puis remettez-les. Cavendish suit l’ordre du compte, mais Parlett et le Club celui du temps, et l’entame est venue d’abord.
    .after-1 = Avec un nouvel adversaire, convenez-en d’abord.
    .ask = Une fois vos dix remis, choisissez un livre selon lequel le premier fait pique.

lesson-07-repique-later-scores = Le premier a parlé d’abord
    .text-1 = Le premier a compté les as et entamé. C’est seulement maintenant que le dernier compte un point et de longues séquences.
    .after-1 = { $yes } Seul ce qui se compte plus tôt l’arrête ; les as viennent trop tard.

lesson-07-repique-equal = Points égaux
    .text-1 = Les points étaient égaux, personne n’a de séquence, et le premier a entamé en disant « un ». Maintenant, le dernier compte tous ses brelans et quatorze.
    .after-1 = { $yes } Des points égaux ne rapportent rien, donc n’arrêtent rien ; et l’entame vient après les brelans et quatorze.

lesson-07-repique-pique = Un de moins
    .text-1 = Il manque un point au premier pour { $rules-pique-award-target }, et il entame. Le dernier n’a rien à compter.
    .after-1 = { $yes } Il est acquis aussitôt : rien de ce que le dernier marque ensuite ne peut le reprendre. Les cartes et le capot viennent tout à la fin, après chaque entame et chaque levée.

lesson-07-repique-cards-do-not-help = Toutes les levées
    .text-1 = Le premier fait toutes les levées, et le dernier n’a rien compté. Sans les cartes, la main et le jeu n’arrivent pas à { $rules-pique-award-target }.
    .after-1 = { $capot } D’après ces règles, les cartes viennent en dernier et ne peuvent faire un pique ; Wikipédia le permet.

lesson-07-repique-boxes = Marquez cette donne
    .text-1 = Du point jusqu’au pique : que compte le premier, et y a-t-il une prime en plus ?

lesson-07-repique-summary =
    .text-1 = Additionnez dans l’ordre du compte. { $rules-repique-award-target } en main avant que l’adversaire ait quoi que ce soit : { $rules-repique-award-points } de plus. Avec l’aide du jeu, pour le premier seulement : { $rules-pique-award-points }.
    .link-1 = S’exercer à la course comme marqueur
