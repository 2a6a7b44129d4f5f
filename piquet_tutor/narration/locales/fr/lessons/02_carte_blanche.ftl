lesson-02-carte-blanche = Carte blanche
    .about = Une main sans figure : ce qui se marque le plus rarement, et se compte en premier.

lesson-02-carte-blanche-hook = Y a-t-il un personnage dans cette main ?
    .text-1 = Les cartes viennent d’être données. Personne n’a encore rien écarté.
    .text-2 = Regardez la main du dernier : des as, des dix et de petites cartes. Une telle main a un nom, et une marque à elle.
    .after-1 = { $blank }
    .after-2 = Les dix n’y changent rien. Ce sont de hautes cartes au jeu, mais sans personnage.

lesson-02-carte-blanche-what = Ni roi, ni dame, ni valet
    .text-1 = Une carte blanche est une main reçue sans aucune figure : blanche, parce qu’aucun personnage n’y paraît. Un seul l’annule ; les as et les dix, non.
    .text-2 = La main est faible, mais elle est payée. { $blank }

lesson-02-carte-blanche-as-dealt = Et après l’écart ?
    .text-1 = Seule compte la main reçue. Ici le premier n’avait aucune figure, puis en a pris plusieurs.
    .text-2 = { $drew }
    .ask = Le premier tient maintenant des rois et des valets. La carte blanche tient-elle toujours ?
    .choice-1 = Oui : la main était blanche à la donne.
    .choice-2 = Non : elle doit être blanche quand le jeu commence.
    .reply-2 = Elle se montre et se marque avant qu’on prenne une carte.

lesson-02-carte-blanche-telling = Annoncez-la aussitôt
    .text-1 = L’adversaire a le droit de le savoir : face à une main sans figures, on ne garde pas les mêmes cartes.
    .text-2 = On l’annonce donc avant l’écart, et on ne la montre qu’une fois que l’adversaire a écarté.

lesson-02-carte-blanche-number = Le premier annonce un nombre
    .text-1 = En l’annonçant, le premier dit combien de cartes il écartera. Le dernier s’y fie pour choisir son écart.
    .text-2 = { $claimed } Maintenant le premier aimerait mieux en garder davantage.
    .ask = Est-ce que le premier peut n’écarter que le neuf et le huit de cœur et le huit de carreau ?

lesson-02-carte-blanche-first = Comptée avant tout le reste
    .text-1 = Tout se compte dans un ordre fixe, et la carte blanche vient en premier. Ces quelques points peuvent donc empêcher une grosse prime, comme le repique, qui a sa propre leçon.
    .text-2 = { $barred }

lesson-02-carte-blanche-try = Annoncez-la
    .text-1 = Vous êtes premier, et vous n’avez reçu aucune figure. Dites-le : la table vous demande combien de cartes vous écarterez.
    .after-1 = { $blank }
    .ask = Annoncez votre carte blanche.

lesson-02-carte-blanche-question-3 = Peut-on la taire ?
    .text-1 = Le premier a une carte blanche, n’en dit rien, et écarte comme si c’était une main ordinaire.
    .ask = Est-ce que le premier peut simplement écarter le neuf et le huit de cœur et le huit de carreau ?

lesson-02-carte-blanche-explain-1 = Pourquoi le dernier marque-t-il avant que quelqu’un ait parlé ?
    .text-1 = Un ami voit une main pleine d’as et de dix, et rien de particulier. Expliquez-lui.

lesson-02-carte-blanche-summary =
    .text-1 = Ni roi, ni dame, ni valet à la donne : dites-le, montrez-le, et marquez avant que quelqu’un compte quoi que ce soit.
    .link-1 = S’y exercer comme marqueur
