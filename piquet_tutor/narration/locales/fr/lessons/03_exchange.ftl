lesson-03-exchange = L’écart

lesson-03-exchange-keep = Gardez ce qui rapporte
    .text-1 = Vous êtes premier, avec les cartes de votre première donne. Dans le livre, le premier a jeté le roi de pique : en moyenne, un autre écart vaut mieux.
    .text-2 = Prenez les { $rules-exchange-elder-maximum } cartes permises : chacune peut servir, et ce que vous laissez est pour le dernier. Gardez trois cartes de même rang, les as et les rois, et les cartes qui se suivent.
    .after-1 = Vous pouvez revoir votre écart, jamais le reprendre.
    .ask = Écartez et tirez.

lesson-03-exchange-all = Combien ?
    .text-1 = Quelques basses cartes ne servent visiblement à rien. Suffit-il d’écarter celles-là ?
    .ask = Quel est le meilleur écart ?

lesson-03-exchange-suit = Trois valets, ou la couleur ?
    .text-1 = Le premier tient une longue suite à pique et, à côté, trois valets.
    .ask = Quel est le meilleur écart ?

lesson-03-exchange-more = Le premier en a pris moins
    .text-1 = Le premier a échangé une carte de moins que permis. Le dernier veut écarter les cartes éclairées.
    .after-1 = Il en reste donc { $elder-left } pour le dernier.
    .reply-no = Le premier en a laissé une : le dernier en trouve { $elder-left }.
    .ask = Peut-il en écarter autant ?

lesson-03-exchange-younger = À vous d’être dernier
    .text-1 = Le premier a pris tout ce qu’il pouvait. Il vous reste peu de cartes : c’est ce qu’il en coûte de donner. Gardez d’abord les as et les rois : ils arrêtent les longues couleurs du premier.
    .ask = Écartez et tirez.

lesson-03-exchange-summary =
    .text-1 = On écarte avant de tirer ; prenez toutes les cartes permises. Gardez ce qui se suit et trois cartes de même rang ; le dernier garde d’abord as et rois.
    .link-1 = L’écart dans le livre des règles
