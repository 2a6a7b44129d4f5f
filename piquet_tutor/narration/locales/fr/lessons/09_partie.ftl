lesson-09-partie = La partie et le rubicon

lesson-09-partie-term-partie = partie
    .meaning = Toute une rencontre, d’autant de donnes qu’on en est convenu.

lesson-09-partie-term-rubicon = rubicon
    .meaning = La ligne que doit atteindre le perdant d’une partie. Qui reste au-dessous paie bien davantage.

lesson-09-partie-term-rubiconed = sous le rubicon
    .meaning = Se dit d’un perdant qui n’a pas atteint le rubicon.

lesson-09-partie-hook = Une partie serrée
    .text-1 = A et B ont joué toutes les donnes de leur rencontre, et voici celle de la fin. A a { $total-A } points et B en a { $total-B }.
    .text-2 = De si près ! Que reçoit le gagnant ?
    .after-1 = { $paid }
    .after-2 = { $paid-high } et { $paid-low } et { $paid-bonus } : les totaux s’additionnent au lieu de se soustraire. Le perdant est resté sous { $paid-line }, et c’est ce qui a rendu la chose chère.
    .ask = Que reçoit A ?
    .choice-1 = La différence des deux totaux.
    .reply-1 = Quelque chose s’ajoute toujours pour la partie, et ici ce n’est même pas la différence qui importe.
    .choice-2 = La différence, et { $option-game_bonus } pour la partie.
    .reply-2 = Ce serait cela si le perdant avait atteint { $paid-line }.
    .choice-3 = Les deux totaux ensemble, et { $option-game_bonus } pour la partie.
    .choice-4 = Rien : aucun des deux n’a atteint { $option-rubicon }.
    .reply-4 = Que le gagnant soit lui aussi sous la ligne n’y change rien.

lesson-09-partie-partie = Une donne n’est pas tout le jeu
    .text-1 = Vous jouez une partie : un nombre de donnes convenu, où l’on donne à tour de rôle. Chacun est donc premier aussi souvent que l’autre.
    .text-2 = Ce que chacun a marqué s’additionne, donne après donne. À la fin, seuls les deux totaux importent : qui a le plus a gagné.

lesson-09-partie-difference = Ce que reçoit le gagnant
    .text-1 = En général le gagnant reçoit la différence des totaux, et { $rules-settlement-difference-bonus } pour la partie.
    .text-2 = Dans cette partie Napoleon est arrivé à { $total-Napoleon }, Josephine à { $total-Josephine }. Tous deux ont passé { $option-rubicon }.
    .after-1 = { $paid }
    .ask = Que reçoit Napoleon ?
    .choice-1 = { $paid-points }
    .choice-2 = { $paid-high }
    .reply-2 = C’est le total de Napoleon. On en ôte ce qu’a le perdant, et quelque chose s’ajoute pour la partie.
    .choice-3 = { $paid-bonus }
    .reply-3 = C’est ce qui s’ajoute pour la partie. La différence des totaux se paie aussi.

lesson-09-partie-rubicon = Le rubicon
    .text-1 = Le rubicon est une ligne à { $rules-settlement-rubicon-line } points. Un perdant qui ne l’a pas atteinte est sous le rubicon : le gagnant reçoit les deux totaux additionnés, et { $rules-settlement-rubicon-bonus }.
    .text-2 = Ici Josephine a { $total-Josephine } et Napoleon { $total-Napoleon }.
    .after-1 = { $instead } { $paid }
    .ask = Comment cela se règle-t-il ?
    .choice-1 = Les deux totaux s’additionnent.
    .choice-2 = Le plus petit total s’ôte du plus grand.
    .reply-2 = C’est pour un perdant qui a atteint { $rules-settlement-rubicon-line }. Ce n’est pas le cas de Napoleon.

lesson-09-partie-winner-short = On ne regarde que le perdant
    .text-1 = Peu importe combien a le gagnant. Dans la rencontre par laquelle vous avez commencé, le gagnant aussi était sous { $option-rubicon }.
    .text-2 = Un joueur qui va perdre, et ne peut plus atteindre la ligne, devrait donc marquer le moins possible : chaque point se paie à l’autre.

lesson-09-partie-tie = À égalité après toutes les donnes
    .text-1 = Parfois les deux ont exactement autant. Alors { $rules-settlement-tie-extra } donnes de plus se jouent, et elles décident.
    .text-2 = Si les joueurs sont encore à égalité après celles-là, la partie est nulle.
    .after-1 = { $tie }
    .ask = Napoleon a { $total-Napoleon }, Josephine { $total-Josephine }. Et maintenant ?
    .choice-1 = Ils continuent à jouer.
    .choice-2 = La partie est nulle aussitôt.
    .reply-2 = Pas encore. Elle n’est nulle que si d’autres donnes les laissent encore à égalité.
    .choice-3 = Tous deux sont sous le rubicon.
    .reply-3 = Il n’y a pas encore de perdant : personne ne peut donc être sous le rubicon.

lesson-09-partie-concede = Abandonner la donne de la fin
    .text-1 = À la dernière donne, un joueur qui ne peut plus atteindre la ligne peut abandonner le jeu. L’autre a alors { $rules-concede-play-points } en tout pour le jeu, { $rules-concede-cards-points } pour les cartes, et pas de capot.
    .text-2 = Le dernier avait bien trop peu en commençant cette donne. Le premier a annoncé et entamé, et le dernier abandonne maintenant.
    .after-1 = { $play } { $cards }
    .ask = Est-ce que le premier marque pour des levées qui n’ont pas été jouées ?
    .choice-1 = Oui, pour toutes, et pour les cartes.
    .choice-2 = Oui, et pour le capot.
    .reply-2 = Un capot doit se jouer. Il n’est pas demandé quand le jeu est abandonné.
    .choice-3 = Non.
    .reply-3 = Qui abandonne le jeu donne le plus qu’il pourrait marquer.

lesson-09-partie-question-1 = Juste au-delà
    .text-1 = A a { $total-A } et B a { $total-B }. C’est plus près encore que la rencontre par laquelle vous avez commencé.
    .after-1 = { $paid-full }
    .ask = Que reçoit A ?
    .choice-1 = { $paid-points }
    .choice-2 = Les deux totaux et { $paid-bonus } : B est sous le rubicon.
    .reply-2 = B a { $total-B }, et seul un perdant sous { $option-rubicon } est sous le rubicon.
    .choice-3 = { $paid-high }
    .reply-3 = C’est le total de A lui-même. On en ôte ce qu’a B, et { $paid-bonus } s’ajoutent pour la partie.

lesson-09-partie-question-2 = Qui a gagné ?
    .text-1 = Napoleon a { $total-Napoleon }, Josephine a { $total-Josephine }. L’un des deux est sous le rubicon.
    .after-1 = { $paid-full }
    .ask = Qui reçoit, et pour quoi ?
    .choice-1 = Josephine, pour ses propres points seulement et la partie.
    .reply-1 = Les points du perdant lui sont payés aussi : c’est cela qui fait mal.
    .choice-2 = Josephine, pour ses points et ceux de Napoleon, et la partie.
    .choice-3 = Josephine, pour les points qu’elle a d’avance, et la partie.
    .reply-3 = Cela irait si Napoleon avait atteint { $option-rubicon }.

lesson-09-partie-explain-1 = Pourquoi paie-t-on tant ?
    .text-1 = B a perdu de très peu, et paie cher. Expliquez-le à B.

lesson-09-partie-summary =
    .text-1 = Additionnez les donnes. Le perdant a-t-il atteint { $rules-settlement-rubicon-line } ? Alors la différence et { $rules-settlement-difference-bonus }. Sinon, la somme et { $rules-settlement-rubicon-bonus }.
    .link-1 = Jouer une partie
