lesson-11-contract = Piquet Contrat
    .about = La main du premier va à qui l’enchérit.

lesson-11-contract-term-bid = enchère
    .meaning = Tant de levées à gagner, et tant de cartes du talon à laisser au dernier.

lesson-11-contract-term-the-line = la ligne
    .meaning = Un trait à travers la feuille de marque : les combinaisons sont au-dessus, les levées au-dessous.

lesson-11-contract-term-counterpique = contre-pique
    .meaning = Ce que marque le dernier quand il manque des levées à l’enchère du premier.

lesson-11-contract-term-misere = misère
    .meaning = Une donne que personne n’a demandée : qui fait le moins de levées marque.

lesson-11-contract-term-rubber = robre
    .meaning = Une rencontre en manches : qui en a deux avant l’autre l’a gagnée.

lesson-11-contract-hook = Deux levées de moins
    .text-1 = Dans cette forme, la main du premier s’enchérit. { $bid }
    .text-2 = Quand toutes les cartes sont jouées, le premier a { $beaten-tricks } des { $beaten-wanted } levées demandées, et n’en reçoit rien. Que reçoit l’autre joueur ?
    .after-1 = { $beaten }
    .after-2 = Toute la valeur de l’enchère se paie pour chaque levée qui manquait : { $beaten-worth } chaque fois. C’est le contre-pique.
    .ask = Que marque le joueur qui n’a pas enchéri ?
    .choice-1 = { $beaten-short } : un point pour chaque levée qui manquait.
    .reply-1 = C’est bien plus cher. La valeur de l’enchère se compte pour chaque levée qui manquait.
    .choice-2 = { $beaten-worth } : la valeur de l’enchère.
    .reply-2 = Non une fois, mais pour chaque levée qui manquait.
    .choice-3 = { $beaten-points } : la valeur de l’enchère pour chaque levée qui manquait.

lesson-11-contract-bid = Ce que dit une enchère
    .text-1 = Être premier ne revient plus à qui n’a pas donné. Vous enchérissez la main : tant de levées que vous gagnerez, et tant de cartes du talon que vous laisserez. Multipliez, et vous avez ce que marque l’enchère réussie.
    .text-2 = { $first }

lesson-11-contract-may-bid = Le donneur parle d’abord
    .text-1 = Le donneur enchérit ou passe. L’autre dit alors oui, et le donneur doit nommer une enchère plus chère ou passer ; ou bien c’est l’autre qui passe.
    .text-2 = C’est au donneur de parler. Combien peut-il demander au moins ?
    .ask = Est-ce que le donneur peut demander trois levées, en laissant trois cartes ?

lesson-11-contract-line = Au-dessus et au-dessous de la ligne
    .text-1 = Point, séquences, brelans, quatorze et primes s’écrivent au-dessus de la ligne de la feuille de marque ; les levées au-dessous.
    .text-2 = Aucune entame ne marque, et personne ne compte de levée une à une. Une enchère est réussie, ou elle ne l’est pas. { $made }

lesson-11-contract-short = Contre-pique
    .text-1 = S’il lui manque des levées, le premier ne marque rien sous la ligne. L’autre joueur marque toute la valeur de l’enchère, pour chaque levée qui manque : le contre-pique.
    .text-2 = { $won } Comptez les levées de cette donne.
    .after-1 = { $made-full }
    .after-2 = Sur une autre page, le même inventeur appelle contre-pique le contraire : une prime pour qui gagne juste les levées demandées. Ces règles suivent sa page sur le Piquet Contrat, et ont une option pour l’autre.
    .ask = Le premier va faire la dernière levée, qui compte pour deux. L’enchère est-elle réussie ?
    .choice-1 = Oui : la dernière levée apporte juste ce qui a été demandé.
    .choice-2 = Non : il manque des levées au premier, et c’est un contre-pique.
    .reply-2 = La dernière levée compte ici pour deux. Recomptez.

lesson-11-contract-pique = À qui le pique ?
    .text-1 = Personne ne marque l’entame : chacun des deux joueurs peut donc atteindre { $rules-pique-award-target } par ses combinaisons et les levées gagnées, avant que l’autre ait marqué ou gagné une levée.
    .text-2 = Le dernier est ici le non-donneur. { $declared } Il avait plus que cela, et la première levée a été pour lui.
    .after-1 = { $yes } { $tricks }
    .after-2 = Qu’une levée de l’autre l’ait empêché, et que la dernière y aide pour deux, c’est notre lecture : la page de l’inventeur ne dit ni l’un ni l’autre.
    .ask = Il fait aussi la levée suivante. À qui est le pique ?
    .choice-1 = Au dernier.
    .choice-2 = À personne : seul le premier fait pique.
    .reply-2 = C’est ainsi dans le jeu de club, où l’entame marque. Ici elle ne marque rien, et n’arrête donc personne.

lesson-11-contract-misere = Personne n’enchérit : misère
    .text-1 = Si les deux passent, la donne est une misère. Rien ne s’écarte, rien ne s’annonce, et qui fait le moins de levées marque { $rules-misere-award-points } pour chaque levée de l’autre.
    .text-2 = Le joueur qui n’a pas donné entame. La dernière levée compte pour deux.
    .after-1 = { $won }
    .ask = On va jouer les deux cartes qui restent. Le non-donneur fait cette levée. Qui marque ?
    .choice-1 = Le donneur, pour les levées de l’autre.
    .choice-2 = Le non-donneur, qui a plus de levées.
    .reply-2 = Dans une misère, c’est celui qui en a le moins qui marque.

lesson-11-contract-rubber = Le robre
    .text-1 = { $rules-rubber-game-target } sous la ligne gagnent une manche, et une nouvelle ligne se tire. Qui a deux manches a gagné le robre, et reçoit { $rules-rubber-bonus-points }, ou { $rules-rubber-bonus-clean } si l’autre n’a pas de manche.
    .text-2 = Alors tout ce qui est au-dessus et au-dessous de la ligne s’additionne.

lesson-11-contract-question-1 = La plus haute enchère
    .text-1 = { $bid }
    .after-1 = { $made-full }
    .ask = Le premier a gagné toutes les levées. Qu’est-ce que cela fait sous la ligne ?
    .choice-1 = { $made-points }
    .choice-2 = { $made-points }, et un capot en plus.
    .reply-2 = Il n’y a pas de capot dans cette forme, et rien pour les cartes.
    .choice-3 = Un point par levée.
    .reply-3 = Les levées ne se marquent pas ici une à une. C’est l’enchère entière qui se marque.

lesson-11-contract-question-2 = Trop de levées ?
    .text-1 = { $bid }
    .after-1 = { $made } { $stop }
    .ask = Le premier fait cette levée, et en a alors autant qu’il en a demandé. Il reste une carte à chaque joueur. Qu’en advient-il ?
    .choice-1 = Elle n’a pas à se jouer : plus de levées ne marquent rien de plus.
    .choice-2 = Elle doit se jouer : chaque levée de plus marque.
    .reply-2 = Une enchère est réussie ou ne l’est pas. Les levées au-delà ne marquent rien.

lesson-11-contract-explain-1 = Pourquoi le dernier marque-t-il tant ?
    .text-1 = Il ne manquait pas beaucoup de levées à l’enchère, et l’autre joueur marque énormément. Expliquez-le.

lesson-11-contract-summary =
    .text-1 = Levées demandées et cartes laissées ; leur produit est ce que l’enchère réussie marque sous la ligne. S’il en manque, l’autre le marque pour chaque levée qui manque.
    .text-2 = Personne n’enchérit : misère. Les combinaisons se marquent comme vous le savez, au-dessus de la ligne.
    .link-1 = Jouer un robre
    .link-2 = Une donne guidée
