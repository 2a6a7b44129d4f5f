lesson-10-sinking = Taire et prouver
    .about = Taire ce que l’on tient, et ce qu’il en coûte.

lesson-10-sinking-hook = Le roi dont on n’a rien dit
    .text-1 = Le premier tient tous les rois, et dit : « Trois rois. » Le dernier, dont le meilleur est un brelan de dix, dit « bon ».
    .text-2 = On a annoncé un brelan ; la main tient un quatorze. Que compte le premier ?
    .after-1 = { $counted } Ce qui n’est pas annoncé ne rapporte rien.
    .after-2 = Regardez maintenant le jeu. { $took } Le dernier ne savait rien de ce roi, et s’est jeté dessus.
    .ask = Que compte le premier pour les rois ?
    .choice-1 = Le brelan : ce qui a été annoncé.
    .choice-2 = Le quatorze : ce qui est dans la main.
    .reply-2 = Seul compte ce qui est annoncé. Vos cartes prouvent une annonce ; elles ne la remplacent pas.
    .choice-3 = Rien : annoncer moins que ce qu’on a est interdit.
    .reply-3 = C’est permis. Rien n’oblige à annoncer chaque point, séquence, brelan ou quatorze que l’on tient.

lesson-10-sinking-sink = Taire
    .text-1 = Vous pouvez taire ce que vous tenez, en tout ou en partie : vous n’en dites rien.
    .text-2 = Vous perdez les points, et laissez peut-être marquer l’adversaire. En échange, vos cartes restent secrètes. D’après les lois de Cavendish, seule une carte blanche doit être annoncée ; Parlett, les règles du club et Wikipédia vous en laissent libre aussi.
    .ask = Touchez tous les rois dont parle cette décision : ceux qui sont annoncés, et celui qui est gardé.

lesson-10-sinking-binds = Une annonce courte lie
    .text-1 = Annoncer moins que vous ne tenez, c’est faire une annonce courte. Elle vous lie : vous ne pouvez plus compter ensuite la meilleure, ni le tout.
    .text-2 = Un roi passé sous silence le reste donc. Le premier a annoncé un brelan, et le quatorze est perdu pour cette donne.

lesson-10-sinking-against-the-cards = Bonne contre les cartes
    .text-1 = Une exception : une annonce courte qui est bonne contre les cartes ne lie pas. D’après les cartes qu’il a vues, le joueur sait que personne ne peut tenir rien d’aussi bon.
    .text-2 = Le premier annonce d’abord une tierce, et tient aussi une quarte. Ce qu’il tient et a écarté ne laisse pas de cartes pour une tierce aussi bonne, ni pour rien de plus long.
    .after-1 = { $first } { $second }
    .ask = Est-ce que le premier peut compter la quarte après la tierce ?
    .choice-1 = Oui, car la tierce ne pouvait être battue.
    .choice-2 = Non, la tierce a été annoncée, et elle lie.
    .reply-2 = En général, oui. Mais cette tierce était bonne quoi qu’ait l’adversaire : personne n’a donc été trompé.

lesson-10-sinking-true = Les réponses sont vraies
    .text-1 = Vous pouvez vous taire, mais pas mentir. Dites « pas bon » seulement si vous tenez mieux et comptez le montrer, « égal » seulement si le vôtre est exactement aussi bon.
    .text-2 = Vous êtes dernier et tenez trois dix ; l’adversaire annonce un brelan de rois. Essayez de dire « pas bon », puis répondez selon la vérité.
    .ask = Répondez à l’annonce.

lesson-10-sinking-in-time = Compter à temps, et montrer
    .text-1 = Le premier entame sa première carte. Maintenant le dernier compte ce qui est bon, avant de jouer. Ensuite il est trop tard.
    .text-2 = Ce qui est compté doit être montré, ou nommé sans équivoque, si l’adversaire le demande.
    .after-1 = { $point }
    .ask = L’entame est faite. Comptez votre point avant de jouer.

lesson-10-sinking-question-1 = Une quarte gardée
    .text-1 = Une autre forme, le Piquet au Cent, est plus sévère : une annonce courte y lie toujours. Le premier a annoncé cette tierce, et tient aussi une quarte.
    .after-1 = { $good } D’après le jeu de club, vous l’avez vu, le premier aurait pu compter les deux.
    .ask = Que compte le premier ?
    .choice-1 = La tierce seule.
    .choice-2 = La tierce et la quarte.
    .reply-2 = Vous avez pris l’exception du jeu de club, pour une annonce que rien ne pouvait battre. Ces règles ne l’ont pas.
    .choice-3 = La quarte seule.
    .reply-3 = Elle n’a pas été annoncée : elle ne peut donc être bonne.

lesson-10-sinking-question-2 = Rien n’a été annoncé
    .text-1 = Ici le premier n’a ni brelan ni quatorze à annoncer, et n’en annonce pas ; s’il en avait tu un, on entendrait la même chose. Le dernier tient un brelan de dix.
    .after-1 = { $silent } { $tens }
    .ask = Qui en compte un ?
    .choice-1 = Le dernier le peut, car rien ne lui a été opposé.
    .choice-2 = Personne : le premier n’en a pas annoncé.
    .reply-2 = Le premier n’est pas obligé d’annoncer. S’il n’annonce rien, ceux du dernier comptent.
    .choice-3 = Le premier, quand les cartes se montrent à la fin.
    .reply-3 = Ce qui n’a pas été annoncé à temps ne rapporte rien.

lesson-10-sinking-explain-1 = Qu’est-ce que le premier a tu ?
    .text-1 = Dites ce que le premier a gardé, ce que cela coûte, et ce qu’on y gagne.

lesson-10-sinking-summary =
    .text-1 = Vous pouvez taire ce que vous voulez ; cela ne rapporte rien. Une annonce courte lie, à moins d’être bonne contre les cartes.
    .text-2 = Répondez selon la vérité. Comptez à temps, et montrez ce que vous avez compté si on le demande.
    .link-1 = Jouer, et taire quelque chose
