lesson-03-exchange = L’écart

lesson-03-exchange-term-exchange = écarter
    .meaning = Poser des cartes de sa main, face cachée, et en prendre autant au talon.

lesson-03-exchange-term-discard = écart
    .meaning = Les cartes qu’un joueur a posées. L’autre joueur ne les voit pas.

lesson-03-exchange-hook = Une main à garder
    .text-1 = Le premier a écarté. Le dernier tient l’as, la dame, le valet et le dix de carreau, et le roi, la dame et le dix de trèfle, et en est content.
    .text-2 = Pourquoi ne pas jouer avec ces cartes mêmes ?
    .after-1 = D’après les lois de Cavendish, que suivent ces leçons, aucun joueur ne peut garder toutes ses cartes, si bonne que soit la main ; d’après Parlett, le dernier le peut. Dans cette donne : { $did }
    .ask = Est-ce que le dernier peut garder toutes ses cartes et n’en prendre aucune ?

lesson-03-exchange-why = Pourquoi l’on écarte
    .text-1 = Avant toute annonce, les deux joueurs peuvent améliorer leur main. Vous posez les cartes dont vous pouvez vous passer, et en prenez autant au talon, sans les voir.
    .text-2 = On pose d’abord, on prend ensuite : ce que vous avez posé ne revient plus.
    .after-1 = { $drew }
    .ask = Qu’est-ce qui est venu d’abord ?
    .choice-1 = Le premier pose des cartes, puis voit ce qui vient.
    .choice-2 = Le premier regarde le talon, puis choisit ce qu’il pose.
    .reply-2 = Le talon est face cachée. On ne le regarde qu’après avoir pris, et seulement là où il reste des cartes.

lesson-03-exchange-elder = Le premier : au moins une, et une limite
    .text-1 = Le premier écarte d’abord. Au moins une carte doit partir ; la plus grande part du talon peut se prendre, mais pas toute.
    .text-2 = C’est à vous : essayez d’en choisir plus qu’il n’est permis, voyez pourquoi non, puis écartez.
    .after-1 = Quel qu’en ait été le nombre, le premier peut toujours en prendre { $rules-exchange-elder-maximum } au plus.
    .ask = Posez ce dont vous pouvez vous passer, et écartez.

lesson-03-exchange-younger = Le dernier : ce que l’autre a laissé
    .text-1 = Le dernier vient ensuite et prend de ce qui reste. L’autre laisse d’ordinaire peu de chose : c’est le prix à payer pour donner.
    .text-2 = { $elder } { $younger }

lesson-03-exchange-left = Ce que le premier ne prend pas
    .text-1 = Le premier peut en prendre moins. Il peut alors regarder celles qu’il a laissées de sa part, et l’autre joueur peut les prendre.
    .text-2 = { $elder } { $peek }

lesson-03-exchange-more = Ce que laisse le premier
    .text-1 = Dans cette même donne, le premier a laissé une carte de sa part. Le dernier trouve donc au talon une carte de plus qu’à l’ordinaire, et veut les prendre toutes.
    .after-1 = { $younger }
    .ask = Est-ce que le dernier peut écarter le neuf et le sept de pique, le huit de cœur et le huit de carreau ?

lesson-03-exchange-rest = Et ce que personne ne prend
    .text-1 = Le dernier non plus n’est pas obligé de tout prendre. Ce qui reste demeure au talon, et ne peut se regarder qu’une fois l’entame faite.
    .text-2 = { $left }

lesson-03-exchange-question-1 = Toutes les cartes éclairées
    .text-1 = Le premier tient une mauvaise main. Il ferait bon se défaire de tous les trèfles, des deux carreaux et du huit de cœur.
    .ask = Est-ce que le premier peut écarter toutes les cartes éclairées ?

lesson-03-exchange-question-2 = Le premier est content
    .text-1 = Le premier a reçu une belle main. Seul le sept de trèfle doit partir, contre une seule carte nouvelle.
    .ask = Est-ce que le premier peut n’écarter qu’une carte ?

lesson-03-exchange-question-3 = Un dernier modeste
    .text-1 = Le premier a pris tout ce qui est permis. Le dernier voudrait écarter le sept de pique, et rien d’autre.
    .ask = Est-ce que le dernier peut écarter une carte et laisser le reste ?

lesson-03-exchange-question-4 = Un dernier prudent
    .text-1 = Le premier a pris tout ce qui est permis. Le dernier veut écarter une carte de plus que le talon n’en a encore.
    .ask = Est-ce que le dernier peut écarter toutes les cartes éclairées ?

lesson-03-exchange-explain-1 = Pourquoi le dernier peut-il ici en prendre tant ?
    .text-1 = Votre ami a appris que le dernier prend ce qui reste, et se demande pourquoi c’est plus qu’à l’ordinaire dans cette donne.

lesson-03-exchange-summary =
    .text-1 = D’abord le premier, au moins une et dans une limite ; le dernier au moins une, de ce qui reste. Posez avant de prendre.
    .link-1 = Écarter dans une vraie donne
