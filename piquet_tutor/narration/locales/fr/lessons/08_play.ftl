lesson-08-play = Les levées

lesson-08-play-follow = Fournir
    .text-1 = Le premier a entamé le roi de carreau. Il faut fournir si l’on peut ; on n’est pas obligé de prendre. Aucune couleur n’en bat une autre.
    .text-2 = Essayez d’abord une autre couleur, et lisez pourquoi elle est refusée. Puis jouez un carreau.
    .after-1 = La plus haute carte de la couleur entamée fait la levée, et celui qui l’a jouée entame la suivante.
    .ask = Répondez au roi du premier.

lesson-08-play-need-not-win = Laisser passer ?
    .text-1 = Le dernier a entamé la dame de pique. Le premier tient l’as et le valet.
    .reply-no = Fournir suffit : on n’est pas obligé de prendre.
    .ask = Le premier peut-il jouer le valet et laisser la levée au dernier ?

lesson-08-play-take = Qui marque ?
    .text-1 = Le premier a entamé le roi de carreau ; l’as du dernier le prend.
    .after-1 = { $took } L’entame rapporte, et la prendre aussi. Gagner la sienne n’ajoute rien, sauf à la dernière levée.
    .ask = Qui marque dans cette levée ?
    .choice-1 = Les deux : l’un pour l’entame, l’autre pour la prise.
    .choice-2 = Le dernier seul.
    .reply-2 = L’entame rapporte tout de suite, gagnée ou perdue.
    .choice-3 = Le premier seul.
    .reply-3 = Vous n’avez compté que l’entame. Prendre celle de l’adversaire rapporte aussi.

lesson-08-play-last = La dernière levée
    .text-1 = Ici, chaque entame a été prise par l’adversaire. L’as de trèfle du premier fait maintenant la dernière levée : elle rapporte { $rules-play-last-extra } de plus.
    .text-2 = Comptez un par entame, un par entame prise, et ce supplément.
    .after-1 = { $last } Le premier : { $count-play-lead-elder } entames, { $count-play-trick-elder } levées prises, et { $rules-play-last-extra }. Le dernier : { $count-play-lead-younger } et { $count-play-trick-younger }.

lesson-08-play-capot = Toutes les levées
    .text-1 = Plus de levées que l’adversaire : { $rules-cards-most-points } « pour les cartes ». Autant chacun : rien. Toutes : un capot, { $rules-cards-capot-points }, au lieu des cartes.
    .text-2 = Le premier va faire aussi la dernière.
    .after-1 = { $capot }
    .reply-1 = C’est pour le plus de levées ; toutes font un capot, { $rules-cards-capot-points }.
    .reply-2 = Le premier fait toutes les levées : c’est un capot, { $rules-cards-capot-points }.

lesson-08-play-play = Jouez la main
    .text-1 = Vous êtes premier, et tout est annoncé. Jouez toute votre plus longue couleur, de haut en bas : une fois parties les cartes plus hautes, le reste gagne. Gardez vos autres as et rois : ils reprennent l’entame.
    .ask = Jouez toutes les levées.

lesson-08-play-summary =
    .text-1 = Chaque entame rapporte, levée faite ou perdue. Les cartes ou le capot : une donne ne paie que l’un des deux.
    .link-1 = S’exercer aux levées comme marqueur
