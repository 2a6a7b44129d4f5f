lesson-first-deal = Votre première donne

lesson-first-deal-term-sink = taire
    .meaning = Ne rien dire d’une chose que vous tenez. Elle ne rapporte rien et n’apprend rien à l’adversaire.

lesson-first-deal-term-value = valeur
    .meaning = Onze pour l’as ; dix pour un roi, une dame, un valet ou un dix ; les autres, leur chiffre.

lesson-first-deal-term-good = bon
    .meaning = Rien d’aussi bon ne lui est opposé : cela compte.

lesson-first-deal-term-repique = repique
    .meaning = Soixante de plus à qui atteint trente de sa main seule quand l’adversaire n’a encore rien.

lesson-first-deal-term-pique = pique
    .meaning = Trente de plus au premier, s’il atteint trente avec l’aide du jeu avant que le dernier ait rien compté.

lesson-first-deal-welcome = Bienvenue à la table
    .text-1 = Le Piquet se joue à deux, avec trente-deux cartes : dans chaque couleur, de l’as, le plus haut, jusqu’au sept.
    .text-2 = Nous jouons une donne, et tout s’explique en chemin. « Annuler » revient d’un pas.

lesson-first-deal-seats = Vous êtes premier
    .text-1 = { $other } a donné, et joue donc en dernier. Vous êtes premier : vous commencez, dans cette donne.
    .text-2 = Les huit cartes qui restent sont le talon : chacun y puise.

lesson-first-deal-collect = Trois choses à réunir
    .text-1 = Avant le jeu, on compare les mains trois fois : la plus longue couleur (le point), la meilleure suite de trois cartes ou plus dans une couleur (une séquence), les trois ou quatre meilleures cartes d’un même rang, dès le dix (un brelan ou quatorze).
    .text-2 = Chaque fois, seule la meilleure main marque ; à égalité, aucune.

lesson-first-deal-exchange = Écartez cinq cartes
    .text-1 = Écartez jusqu’à cinq cartes, et tirez-en autant : c’est l’écart. Touchez les cinq qui brillent, puis appuyez sur le bouton.
    .text-2 = Cette donne vient d’un vieux livre, où le premier jette celles-ci. La halte suivante trouve mieux.

lesson-first-deal-drawn-record = Voyez ce qui est venu
    .text-1 = Vos cartes nouvelles sont signalées. Avec le roi de cœur, vous en avez quatre qui se suivent.
    .text-2 = { $other } a aussi fait son écart. Les écarts restent secrets jusqu’à la fin.

lesson-first-deal-drawn-own = Vos cartes nouvelles
    .text-1 = { $discard }
    .text-2 = Vos cartes nouvelles sont signalées. { $other } a aussi fait son écart. Les écarts restent secrets jusqu’à la fin.

lesson-first-deal-call-point = Dites votre point
    .text-1 = Vous parlez d’abord. Dites seulement combien de cartes compte votre plus longue couleur ; { $other } répond.
    .text-2 = Le bouton de gauche le dit pour vous. Vous pouvez aussi le taire.

lesson-first-deal-making = « Combien vaut-il ? »
    .text-1 = { $ruling }
    .text-2 = Entre deux couleurs de même longueur, la plus grande valeur l’emporte.

lesson-first-deal-point-good = Votre point est bon
    .text-1 = { $ruling } Un par carte.
    .text-2 = Touchez un nombre de la feuille de marque pour voir d’où il vient.

lesson-first-deal-point-beaten = Votre point n’est pas bon
    .text-1 = { $ruling }
    .text-2 = Cela arrive, et vous avez appris quelque chose de la main de { $other }.

lesson-first-deal-point-equal = Points égaux
    .text-1 = { $ruling }
    .text-2 = Quand deux points sont égaux, personne ne marque le point.

lesson-first-deal-sunk = Vous le gardez pour vous
    .text-1 = { $ruling }
    .text-2 = C’est permis, et parfois habile. Mais ce que vous n’annoncez pas ne rapporte rien, et laisse le champ libre à { $other }.
    .text-3 = Si vous préférez l’annoncer, « Annuler » vous ramène en arrière.

lesson-first-deal-passed-over-beaten = Pas bon, mais vous aviez mieux
    .text-1 = { $ruling }
    .text-2 = Ce que vous avez annoncé n’est pas bon : { $other } a mieux. Vous ne comptez donc rien ici, pas même ce que vous aviez de meilleur.
    .text-3 = « Annuler » vous ramène en arrière : le bouton de gauche annonce ce que vous avez de mieux.

lesson-first-deal-passed-over = Vous aviez mieux
    .text-1 = { $ruling }
    .text-2 = C’est à votre annonce que { $other } compare sa main : annoncez ce que vous avez de mieux, plus difficile à battre.
    .text-3 = « Annuler » vous ramène en arrière : le bouton de gauche annonce ce que vous avez de mieux.

lesson-first-deal-running-total = Votre total
    .text-1 = Le nombre dit à voix haute est votre total jusqu’ici, non ce que vous venez de marquer.

lesson-first-deal-call-sequence = Ensuite, les séquences
    .text-1 = Trois cartes qui se suivent font une tierce, quatre une quarte, cinq une quinte ; à partir de l’as, on les dit « majeures ». La plus longue l’emporte ; à longueur égale, la plus haute.

lesson-first-deal-sequence-good = Votre séquence est bonne
    .text-1 = { $ruling }
    .text-2 = Avec la meilleure séquence, vous pouvez aussi compter toutes les autres ; { $other } n’en compte aucune.

lesson-first-deal-sequence-beaten = Votre séquence n’est pas bonne
    .text-1 = { $ruling }
    .text-2 = Seule la main qui a la meilleure séquence en compte.

lesson-first-deal-sequence-equal = Séquences égales
    .text-1 = { $ruling }
    .text-2 = Quand les deux meilleures séquences sont égales, personne n’en compte.

lesson-first-deal-call-set = Enfin, les cartes d’un même rang
    .text-1 = Trois d’un rang font un brelan, quatre un quatorze. Tout quatorze bat tout brelan ; sinon, le rang le plus haut l’emporte.

lesson-first-deal-set-beaten = Votre annonce n’est pas bonne
    .text-1 = { $ruling }
    .text-2 = Elle ne rapporte rien. Vous verrez ce qui la bat quand { $other } comptera.

lesson-first-deal-set-good = Votre annonce est bonne
    .text-1 = { $ruling }
    .text-2 = Avec la meilleure, vous pouvez compter tous vos autres brelans et quatorze ; { $other } n’en compte aucun.

lesson-first-deal-count = Comptez aussi les autres
    .text-1 = Votre meilleure annonce est bonne : les autres comptent aussi. Vous pouvez aussi les garder pour vous.

lesson-first-deal-lead = Le jeu de la carte
    .text-1 = L’un entame une carte ; l’autre joue de la même couleur, ou, s’il n’en a pas, ce qu’il veut. La plus haute carte de la couleur entamée fait la levée, et celui qui l’a jouée entame la suivante. Il n’y a pas d’atout.
    .text-2 = Chaque entame rapporte un point ; prendre une levée entamée par l’adversaire aussi.

lesson-first-deal-younger-counts = { $other } compte
    .text-1 = { $ruling }
    .text-2 = Le dernier compte point, séquences, brelans et quatorze seulement maintenant, après l’entame, et montre ce qui marque.

lesson-first-deal-others-count = Le meilleur ouvre la voie
    .text-1 = { $ruling } Il en va de même des séquences.

lesson-first-deal-trick-held = La levée est à vous
    .text-1 = Vous l’aviez entamée : pas de point de plus. À vous d’entamer encore.

lesson-first-deal-trick-lost = Une levée perdue
    .text-1 = { $ruling }

lesson-first-deal-follow = Il faut fournir
    .text-1 = Tant que vous tenez une carte de la couleur entamée, vous devez fournir. Rien n’oblige à prendre.
    .text-2 = Les cartes interdites sont grisées. Touchez-en une, et la table dit pourquoi.

lesson-first-deal-discard = Aucune de cette couleur
    .text-1 = Jouez ce que vous voulez. Cette carte ne peut pas gagner ; prenez celle qui vous manquera le moins.

lesson-first-deal-trick-won = Prise sur l’entame de { $other }
    .text-1 = { $ruling }

lesson-first-deal-repique = Un repique !
    .text-1 = { $ruling }
    .text-2 = C’est rare, et cela décide souvent de la partie.

lesson-first-deal-pique = Un pique !
    .text-1 = { $ruling }

lesson-first-deal-cards = Les cartes
    .text-1 = { $ruling }

lesson-first-deal-divided = Les cartes sont partagées
    .text-1 = { $ruling }
    .text-2 = Ce que marque qui fait le plus de levées s’appelle « les cartes » ; à six levées chacun, personne ne les marque.

lesson-first-deal-done = La donne est finie
    .text-1 = Dans le livre, les joueurs ont fait { $printed }. { $yours }

lesson-first-deal-race = Encore une chose : trente
    .text-1 = Qui atteint trente, quand l’adversaire n’a encore rien, marque une prime : soixante de la main seule (repique), trente pour le premier avec l’aide du jeu (pique). Une halte l’expliquera.

lesson-first-deal-next = Ce que vous savez faire
    .text-1 = ✓ Écarter, annoncer ce que vous tenez, et jouer les levées.
    .text-2 = Et maintenant les mêmes cartes de l’autre côté : vous jouez en dernier, et répondez. Six donnes font une partie.
