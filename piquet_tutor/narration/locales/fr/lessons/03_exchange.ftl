lesson-03-exchange = L’écart

lesson-03-exchange-keep = Gardez ce qui rapporte
    .text-1 = Vous êtes premier. Avant toute annonce, vous écartez au moins une carte, et jusqu’à { $rules-exchange-elder-maximum } ; vous en prenez autant au talon. Le dernier fait ensuite de même avec ce que vous laissez.
    .text-2 = Touchez des cartes pour les écarter, et voyez ce que vaut encore le reste. Puis tirez.
    .after-1 = Ce qui est écarté ne revient pas : vous pouvez revoir votre écart, jamais le reprendre.
    .ask = Écartez et tirez.

lesson-03-exchange-elder = Une main dont on se passerait
    .text-1 = Le premier voudrait se défaire de toutes les cartes éclairées.
    .ask = Peut-il les écarter toutes ?

lesson-03-exchange-hook = Une main à garder
    .text-1 = Le dernier est content de ses cartes.
    .after-1 = Le premier non plus. { $did }
    .ask = Le dernier peut-il ne rien échanger ?

lesson-03-exchange-more = Le premier en a pris moins
    .text-1 = Le premier a échangé une carte de moins que permis. Le dernier veut écarter les cartes éclairées.
    .after-1 = Le dernier peut prendre tout ce qui est laissé. { $younger }
    .reply-no = Vous avez compté comme si le premier avait pris tout ce qu’il pouvait.
    .ask = Peut-il en écarter autant ?

lesson-03-exchange-younger = À vous d’être dernier
    .text-1 = Le premier a pris tout ce qu’il pouvait : il vous reste peu de cartes. Gardez d’abord les as et les rois : ils arrêtent les longues couleurs du premier.
    .after-1 = Peu de cartes à prendre : c’est ce qu’il en coûte de donner.
    .ask = Écartez et tirez.

lesson-03-exchange-summary =
    .text-1 = Le premier commence : une carte au moins, { $rules-exchange-elder-maximum } au plus. Puis le dernier : une au moins, parmi celles qui restent. On écarte avant de regarder.
    .link-1 = L’écart dans le livre des règles
