lesson-10-sinking = Taire et prouver
    .about = Taire ce que l’on tient, et ce qu’il en coûte.

lesson-10-sinking-term-sink = taire
    .meaning = Ne rien dire d’une chose que vous tenez : de toute, ou d’une partie.

lesson-10-sinking-term-short-call = annonce courte
    .meaning = Une annonce de moins que ce que tient celui qui l’annonce.

lesson-10-sinking-term-good-against-the-cards = bonne contre les cartes
    .meaning = Si bonne qu’aucune des cartes qu’il n’a pas vues ne pourrait la battre ni l’égaler.

lesson-10-sinking-hook = Le roi dont on n’a rien dit
    .text-1 = Le premier tient tous les rois, et dit : « Trois rois. » Le dernier, dont le meilleur est un brelan de dix, dit « bon ».
    .text-2 = Un brelan a été annoncé ; un quatorze est dans la main. Que compte le premier ?
    .after-1 = { $counted } Ce qui n’est pas annoncé ne marque rien.
    .after-2 = Et regardez maintenant le jeu. { $took } Personne n’avait parlé de ce roi à l’autre joueur, et il est allé se jeter dessus.
    .ask = Que compte le premier pour les rois ?
    .choice-1 = Le brelan : ce qui a été annoncé.
    .choice-2 = Le quatorze : ce qui est dans la main.
    .reply-2 = Seul peut compter ce qui est annoncé. Les cartes de la main prouvent une annonce ; elles n’en font pas une.
    .choice-3 = Rien : annoncer moins qu’on ne tient est une faute.
    .reply-3 = Ce n’est pas une faute. Du point, des séquences, des brelans et quatorze, personne n’est tenu de tout dire.

lesson-10-sinking-sink = Taire
    .text-1 = Vous pouvez taire ce que vous tenez, en tout ou en partie : vous n’en dites rien.
    .text-2 = Cela coûte ce qu’il aurait marqué, et laisse peut-être marquer l’autre joueur. En retour, vos cartes restent inconnues. D’après les lois de Cavendish, seule une carte blanche doit se dire ; Parlett, les règles du club et Wikipédia laissent cela aussi à qui la tient.
    .ask = Touchez tous les rois dont parle cette décision : ceux qui sont annoncés, et celui qui est gardé.

lesson-10-sinking-binds = Une annonce courte lie
    .text-1 = Une annonce de moins que vous ne tenez est une annonce courte. Elle vous lie : vous ne pouvez plus compter ensuite la meilleure, ni le tout.
    .text-2 = Un roi tu reste donc tu. Le premier a annoncé un brelan, et le quatorze est perdu pour cette donne.

lesson-10-sinking-against-the-cards = Bonne contre les cartes
    .text-1 = Une exception : une annonce courte qui est bonne contre les cartes ne lie pas. D’après les cartes déjà vues, celui qui l’annonce sait que personne ne peut tenir aussi bien.
    .text-2 = Le premier annonce d’abord une tierce, et tient en outre une quarte. Ce qu’il tient et a écarté ne laisse pas de cartes pour une tierce aussi bonne, ni pour rien de plus long.
    .after-1 = { $first } { $second }
    .ask = Est-ce que le premier peut compter la quarte après la tierce ?
    .choice-1 = Oui, car la tierce ne pouvait être battue.
    .choice-2 = Non, la tierce a été annoncée, et elle lie.
    .reply-2 = En général, oui. Mais cette tierce était bonne quoi que tînt l’autre joueur : personne n’a donc été trompé.

lesson-10-sinking-true = Les réponses sont vraies
    .text-1 = Vous pouvez vous taire, mais non mentir : « pas bon » veut mieux en main, que vous comptez montrer ; « égal », exactement aussi bien.
    .text-2 = Vous êtes dernier et tenez trois dix ; l’autre joueur annonce un brelan de rois. Essayez de dire « pas bon », puis répondez selon la vérité.
    .ask = Répondez à l’annonce.

lesson-10-sinking-in-time = Compter à temps, et montrer
    .text-1 = Le premier entame une première carte. Maintenant le dernier compte ce qui est bon, avant d’y jouer. Ensuite il est trop tard.
    .text-2 = Ce qui est compté doit être montré, ou nommé sans aucun doute, si l’autre joueur le demande.
    .after-1 = { $point }
    .ask = L’entame est faite. Comptez votre point avant de jouer.

lesson-10-sinking-question-1 = Une quarte gardée
    .text-1 = Une autre forme, le Piquet au Cent, est plus sévère : une annonce courte y lie toujours. Le premier a annoncé cette tierce, et tient en outre une quarte.
    .after-1 = { $good } D’après le jeu de club, vous l’avez vu, le premier aurait pu compter les deux.
    .ask = Que compte le premier ?
    .choice-1 = La tierce seule.
    .choice-2 = La tierce et la quarte.
    .reply-2 = C’est l’exception du jeu de club, pour une annonce que rien ne pouvait battre. Ces règles ne la connaissent pas.
    .choice-3 = La quarte seule.
    .reply-3 = Elle n’a pas été annoncée : elle ne peut donc être bonne.

lesson-10-sinking-question-2 = Rien n’a été annoncé
    .text-1 = Ici le premier n’a ni brelan ni quatorze à annoncer, et n’en annonce pas ; s’il en avait tu un, on entendrait la même chose. Le dernier tient un brelan de dix.
    .after-1 = { $silent } { $tens }
    .ask = Qui en compte un ?
    .choice-1 = Le dernier le peut, car rien ne lui a été opposé.
    .choice-2 = Personne : le premier n’en a pas annoncé.
    .reply-2 = Le premier n’est pas obligé d’annoncer. S’il n’annonce rien, l’autre joueur compte le meilleur qu’il tient.
    .choice-3 = Le premier, quand les cartes se montrent à la fin.
    .reply-3 = Ce qui n’a pas été annoncé en son temps ne marque rien.

lesson-10-sinking-explain-1 = Qu’est-ce que le premier a tu ?
    .text-1 = Dites ce que le premier a gardé, ce que cela coûte, et ce qu’on y gagne.

lesson-10-sinking-summary =
    .text-1 = Vous pouvez taire ce que vous voulez ; cela ne marque rien. Une annonce courte lie, à moins d’être bonne contre les cartes.
    .text-2 = Les réponses sont vraies. Ce qui se compte se compte à temps, et se montre à qui le demande.
    .link-1 = Jouer, et taire quelque chose
