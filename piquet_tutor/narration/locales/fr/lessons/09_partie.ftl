lesson-09-partie = La partie

lesson-09-partie-term-rubicon = rubicon
    .meaning = La ligne, { $rules-settlement-rubicon-line } ici, que le perdant d’une partie doit atteindre.

lesson-09-partie-paid = Ce que reçoit le gagnant
    .text-1 = On donne à tour de rôle, et l’on additionne les donnes. Le plus haut total gagne.
    .text-2 = Regardez les deux : pourquoi la seconde coûte-t-elle tant ?
    .after-1 = Le perdant n’avait pas passé le rubicon de { $rules-settlement-rubicon-line } : les deux totaux s’ajoutent. Dans les deux cas, le gagnant reçoit { $rules-settlement-rubicon-bonus } de plus pour la partie.
    .ask = Trouvez la partie dont le perdant est sous le rubicon.

lesson-09-partie-hook = Si près du but
    .text-1 = A a { $total-A } points, B en a { $total-B }.
    .after-1 = { $paid } Le gagnant peut être au-dessous : seul le perdant doit atteindre la ligne.
    .ask = Que reçoit A ?
    .choice-1 = La différence.
    .reply-1 = B n’a pas { $option-rubicon } : on ajoute les totaux, et { $option-game_bonus } de plus.
    .choice-2 = La différence et { $option-game_bonus }.
    .reply-2 = B n’a pas { $option-rubicon } : ajoutez les totaux, { $total-A } et { $total-B }.
    .choice-3 = Les deux totaux et { $option-game_bonus }.
    .choice-4 = Rien : aucun des deux n’a { $option-rubicon }.
    .reply-4 = Vous avez cru que le gagnant devait atteindre la ligne. Les règles ne le demandent pas.

lesson-09-partie-question-1 = Tout juste passé
    .text-1 = A a { $total-A } points, B en a { $total-B }.
    .after-1 = { $paid }
    .ask = Que reçoit A ?
    .choice-1 = La différence et { $paid-bonus }.
    .choice-2 = Les deux totaux et { $paid-bonus }.
    .reply-2 = B a { $total-B }, donc a passé la ligne : prenez la différence.
    .choice-3 = Rien : c’est trop serré.
    .reply-3 = { $total-A } bat { $total-B }, même de peu.

lesson-09-partie-tie = Égalité à la fin
    .text-1 = Après la dernière donne, les deux ont { $total-A }. Être premier vaut des points : une égalité se joue donc équitablement ; si elle revient, la partie est nulle.
    .after-1 = { $tie }
    .ask = Comment la partie se décide-t-elle ?
    .choice-1 = Chacun donne encore une fois.
    .choice-2 = La partie est nulle.
    .reply-2 = Pas encore : deux donnes de plus d’abord ; elle n’est nulle que si l’égalité revient.
    .choice-3 = Les deux sont sous le rubicon.
    .choice-4 = Une donne de plus décide.
    .reply-3 = Le rubicon est pour le perdant, et à { $total-A } partout il n’y en a pas : on joue deux donnes de plus.
    .reply-4 = En une donne, un seul est premier, ce qui vaut des points : deux de plus, donc, une chacun.

lesson-09-partie-play = Une donne à vous
    .text-1 = De l’écart à la dernière levée, sans aide. Vous êtes premier.
    .after-1 = Votre prochain adversaire vous attend.
    .ask = Jouez toute la donne.

lesson-09-partie-summary =
    .text-1 = Seul le perdant doit atteindre la ligne. En cas d’égalité, chacun donne encore une fois.
    .link-1 = Jouer une partie
