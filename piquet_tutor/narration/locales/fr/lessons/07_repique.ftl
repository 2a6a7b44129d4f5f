# The race to thirty: a repique, a pique, what bars them, and the order of reckoning.

lesson-07-repique = La course à trente

lesson-07-repique-repique = Un repique
    .text-1 = Vous avez ce qu’il y a de mieux partout. Annoncez votre point, votre quinte et vos as, et regardez votre piste, au-dessus des cartes.
    .after-1 = { $rules-repique-award-target } de la main seule, sans que rien d’adverse se compte avant, c’est un repique : { $rules-repique-award-points } de plus.
    .ask = Arrivez à { $rules-repique-award-target }.

lesson-07-repique-pique = Un pique
    .text-1 = Il manque un point à votre main pour { $rules-pique-award-target }, et l’adversaire n’a rien compté. Une entame rapporte un point.
    .after-1 = { $rules-pique-award-target } avec l’aide du jeu, c’est un pique : { $rules-pique-award-points } de plus. Seul le premier peut en faire un. Il est acquis aussitôt, et rien ne le reprend ; les cartes et le capot viennent trop tard.
    .ask = Entamez comme il vous plaît.

lesson-07-repique-bar = Ce qui l’arrête
    .text-1 = Vous êtes premier. Votre point et deux quatorze font un repique. Touchez la carte éclairée : elle passe à l’adversaire, qui a alors une tierce.
    .after-1 = Sa tierce vient avant vos quatorze : elle barre votre piste. Ce que vous avez marqué vous reste ; seule la prime est perdue.
    .ask = Voyez ce que peut une tierce.

lesson-07-repique-order = La liste
    .text-1 = Vous êtes premier. La liste est toujours la même : carte blanche, point, séquences, brelans et quatorze, puis entames et levées. Peu importe quand on le dit : le point du dernier, annoncé après votre entame, passe d’abord.
    .ask = Quelle carte éclairée, chez l’adversaire, arrête votre repique ?
    .after-1 = Un point, pour peu de points, passe avant vos séquences. Un quatorze, qui en vaut bien plus, vient après elles : trop tard.

lesson-07-repique-later-scores = Le premier a parlé d’abord
    .text-1 = Le premier a compté les as et entamé. Seulement maintenant, le dernier compte un point et de longues séquences.
    .after-1 = { $yes } Les as sont plus bas dans la liste.

lesson-07-repique-earlier-trick = Le dernier fait une levée
    .text-1 = La main du premier fait deux de moins que { $rules-pique-award-target }. Le dernier ne compte rien, mais prend la première entame. Le premier entame et fait d’autres levées plus tard.
    .after-1 = Le huit de trèfle du dernier a marqué un point avant les { $rules-pique-award-target } du premier. Avec l’as de pique entamé d’abord, l’entame suivante les atteignait.

lesson-07-repique-one-bonus = Un pique en plus ?
    .text-1 = Le même repique, et le premier a entamé. Le dernier n’a rien compté.
    .after-1 = Les { $rules-repique-award-target } du premier ne sont payés qu’une fois : un repique ne laisse pas de pique.

lesson-07-repique-equal = Points égaux
    .text-1 = Les points étaient égaux, personne n’a de séquence, et le premier a entamé en disant « un ». Maintenant, le dernier compte tous ses brelans et quatorze.
    .after-1 = { $yes } Des points égaux ne rapportent rien, donc n’arrêtent rien ; l’entame vient plus tard.

lesson-07-repique-boxes = Marquez cette donne
    .text-1 = Que compte le premier, et y a-t-il une prime en plus ?

lesson-07-repique-summary =
    .text-1 = La liste : carte blanche, point, séquences, brelans et quatorze, entames et levées. Ce que l’adversaire y marque plus haut arrête vos { $rules-repique-award-target }.
    .text-2 = Seul le premier fait un pique, et personne ne marque les deux.
    .link-1 = S’exercer à la course comme marqueur
