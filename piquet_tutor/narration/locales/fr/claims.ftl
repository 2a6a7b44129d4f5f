# Ce que les livres impriment de certaines donnes, et ce qu’il en est. Une affirmation (claim-1) a son titre et ce
# qui est dit, dans nos mots ; chacune de ses parties (claim-1-part-1), ce qui est imprimé, ce qui a été trouvé à la
# place, et pourquoi.

claim-1 = Trente-deux en main
    .said =
        Le premier compte 7 pour le point, des séquences de 15, 4 et 3, et 3 pour un brelan : 32, donc un repique, 92.

claim-1-part-1 = 7 + 15 + 4 + 3 + 3 = 32, et avec le repique 92
    .found = 5 + 15 + 4 + 3 + 3 = 30, et avec le repique 90
    .why =
        Des séquences de cinq, quatre et trois font douze cartes, toute la main. Un brelan veut trois couleurs : chacune
        des trois a donc une des séquences, et la plus longue a cinq cartes. Pour un point de sept il faudrait que deux
        séquences se partagent une couleur, et il n’y a alors que deux couleurs et pas de brelan. La donne la plus
        proche ne diffère que de ce chiffre : le point est de cinq, le compte de trente tout juste, et le repique suit toujours. On peut faire trente-deux et 92, mais avec d’autres cartes.

claim-2 = Trente-deux en main contre une carte blanche
    .said = Les trente-deux en main du premier (affirmation 1) ne font pas de repique quand le dernier a annoncé une carte blanche.

claim-2-part-1 = 32 en main et pas de repique, car la carte blanche du dernier compte avant
    .found = 30 en main et pas de repique, car la carte blanche du dernier compte avant
    .why =
        Cette main ne peut pas faire trente-deux (voyez l’affirmation 1). Avec la plus proche, trente, la décision est
        celle que dit la source : les dix de la carte blanche comptent avant tout point, et il n’y a ni repique ni pique, d’après tous les livres.

claim-3 = Deux quatorze et un brelan, après deux égalités
    .said =
        Point et séquence sont égaux tous deux : aucun ne marque donc ; ensuite les deux quatorze et le brelan du
        dernier, 31, font un repique. Si le premier avait marqué une carte blanche, un point ou une séquence, ils ne le
        feraient pas.

claim-3-part-1 = égal pour le point, égal pour la séquence, 31 en brelans et quatorze, repique
    .found = égal pour le point, pas de séquence dans l’une ni l’autre main, 31 en brelans et quatorze, repique
    .why =
        Les points peuvent être égaux, les séquences non. Deux quatorze et un brelan font onze cartes, et de trois rangs
        qui se suivent il y en a toujours un dont une telle main a les quatre cartes : personne d’autre ne peut y avoir
        une séquence. La donne la plus proche a des points égaux et pas de séquence du tout. Rien n’a été marqué, et
        d’après tous les livres le repique est au dernier.

claim-3-part-2 = si le premier avait marqué, par exemple, le point, pas de repique
    .found = le point de cinq du premier, et 31 sans repique
    .why =
        Les mêmes quatorze et le même brelan, et le cinquième trèfle du premier fait de son point le meilleur. Cinq
        points viennent avant les trente et un.

claim-4 = Quatre-vingt-onze avec brelans et quatorze seuls
    .said =
        Les points sont égaux, personne ne marque de séquence, et deux quatorze et un brelan font 31 et un repique : 91.

claim-4-part-1 = 14 + 14 + 3 = 31, et avec le repique 91
    .found = 14 + 14 + 3 = 31, et avec le repique 91
    .why =
        Cette source dit seulement que personne ne marque de séquence, et non que les séquences sont égales : cela se
        peut donc. Les deux points sont de quatre cartes valant 39, et personne n’a trois cartes qui se suivent dans une
        couleur.

claim-5 = Trente-sept contre quatre as
    .said =
        Le premier a quatre as ; le point de sept et les deux quintes du dernier, 37, comptent avant : repique du
        dernier.

claim-5-part-1 = 7 + 15 + 15 = 37 contre quatre as : repique du dernier
    .found = 7 + 17 + 15 = 39 contre quatre as : repique du dernier
    .why =
        Quand tous les as sont au premier, sept cartes d’une couleur vont du roi au sept sans lacune : non pas une
        quinte, mais une septième, qui marque dix-sept. Le compte est donc 39 et la décision la même. On peut avoir trente-sept de deux autres façons : contre un autre quatorze, comme celui de dames, où as et roi sont
        séparés de la quinte ; ou contre les as, là où un joueur peut annoncer moins que ce qu’il a, en annonçant cinq
        cartes des sept.

claim-6 = Cent soixante-dix
    .said = As, roi et dame de chaque couleur : 3 pour le point, 12, 42, le repique, toutes les levées : 170 en tout.

claim-6-part-1 = 3 + 12 + 42 + 60 + 13 + 40 = 170
    .found = 3 + 12 + 42 + 60 + 13 + 40 = 170
    .why =
        Le point de trois est bon quand le dernier a lui aussi trois cartes de chaque couleur, car il n’y en a pas trois qui vaillent plus. Le dernier ne marque rien : 170 est donc aussi la différence. Là où un point doit avoir
        quatre cartes, comme dans l’encyclopédie, la donne fait 167.

claim-7 = La plus haute marque d’une donne
    .said =
        D’une carte blanche, en écartant trois cartes au moins, à quatre as, quatre dix et roi, dame, valet et neuf
        d’une couleur : 173, si le dernier laisse passer toutes les levées. On la donne pour plus haute encore que
        les cent soixante-dix d’avant.

claim-7-part-1 = 10 + 6 + 16 + 60 + 28 + 13 + 40 = 173
    .found = 10 + 6 + 16 + 60 + 28 + 13 + 40 = 173
    .why = Comme le dit la source, le dernier doit y aider : tout roi, dame ou valet gardé et couvert ferait une levée.

claim-7-part-2 = là où l’on demande la plus haute marque d’une donne, aucune n’est nommée au-dessus de 173
    .found = 174, et aucune donne ne marque plus
    .why =
        La source ne nomme pas de main plus haute, et ne dit pas qu’il n’y en a pas. Un point de cinq, une quinte, une
        tierce et deux quatorze font 51, un de plus que les 50 imprimés, et une main reçue blanche peut y arriver, celle
        du premier comme celle du dernier. Toutes les mains de douze cartes ont été comptées : aucune qui ait été reçue
        blanche ne peut faire plus, et aucune du tout plus de 57. Le reste est le même pour toutes : dix pour la carte
        blanche, le repique, treize au jeu, quarante. 174 est donc le plus que l’on puisse faire d’après les lois de
        Cavendish, Parlett, les règles du club et l’encyclopédie, et dans les courses à cent quand une donne se joue
        pour elle-même ; une carte rouge, là où on en convient, s’y ajouterait. Cela tient à la règle que le premier
        doit écarter une carte : si toutes les huit étaient laissées au dernier, il pourrait prendre huit rois et dames
        avec quatre as, et faire 180. Les 174 du dernier n’ont besoin de l’aide de personne au jeu : il a chaque fois la
        meilleure carte de chaque couleur.

claim-8 = Combien de mains sont blanches
    .said =
        Une carte blanche vient une fois sur 1 800 mains environ ; les deux joueurs n’en ont jamais une avec trente-deux
        cartes ; avec trente-six, c’est possible.

claim-8-part-1 = environ une fois sur 1 800 mains
    .found = une fois sur 1 792,43 mains
    .why =
        Douze cartes parmi les vingt qui ne sont pas des figures, sur toutes les mains de douze. Cela vaut pour une
        main ; dans une donne de deux mains, il est deux fois plus probable que quelqu’un en ait une.

claim-8-part-2 = avec trente-deux cartes, jamais les deux
    .found = jamais : les deux mains ont au moins quatre figures
    .why =
        Le talon a huit places pour douze figures. Dans la donne montrée, le talon n’est que figures et la main du
        premier est blanche ; le dernier a reçu les quatre autres, et l’on ne peut en approcher davantage.

claim-8-part-3 = avec trente-six cartes les deux peuvent en avoir une
    .found = les deux, une fois sur 1 251 677 700 donnes
    .why =
        Cela se peut, quand le talon est fait des douze figures. La raison que donne la source est une inadvertance :
        elle parle d’une séquence de six, sept, huit, neuf, dix et as, et le dix et l’as ne se suivent pas. Elle ajoute
        que les deux peuvent marquer, et chacune compte donc ici ses dix. Ce que valent deux cartes blanches quand elles
        se rencontrent est une option à trois valeurs : le vieux livre laisse celle du dernier empêcher celle du
        premier, et Cavendish les fait s’annuler.

claim-9 = Deux parties de l’encyclopédie
    .said = Une partie de 105 à 101 paie 104 au gagnant ; une de 97 à 89 en paie 286.

claim-9-part-1 = 105 − 101 + 100 = 104
    .found = 105 − 101 + 100 = 104
    .why = Six donnes qui arrivent à ces totaux ; le perdant a cent points : c’est donc la différence qui se paie.

claim-9-part-2 = 97 + 89 + 100 = 286
    .found = 97 + 89 + 100 = 286
    .why =
        Six donnes qui arrivent à ces totaux ; le perdant n’a pas cent points, et que le gagnant ne les ait pas non plus
        ne lui sert à rien.

claim-10 = Deux parties de Parlett
    .said = Une partie de 154 à 113 paie 141 au gagnant ; une de 154 à 93 en paie 347.

claim-10-part-1 = 154 − 113 + 100 = 141
    .found = 154 − 113 + 100 = 141
    .why = Six donnes qui arrivent à ces totaux ; le perdant a passé le rubicon.

claim-10-part-2 = 154 + 93 + 100 = 347
    .found = 154 + 93 + 100 = 347
    .why = Six donnes qui arrivent à ces totaux ; le perdant est resté sous le rubicon et ses propres points s’ajoutent.

claim-11 = Les chiffres du Piquet Contrat
    .said =
        Les enchères valent 21, 24, 28 et ainsi de suite jusqu’à 104. Sept levées demandées à 21 et cinq faites donnent 42 à l’adversaire. Quand les deux passent, qui fait le moins de levées marque de 35 à 65.

claim-11-part-1 = des enchères de 21 (sept, en laissant trois), par 24 et 28, à 104 (treize, en laissant huit)
    .found = 42 enchères de 36 valeurs, la plus basse de 21 et la plus haute de 104
    .why =
        Une enchère, ce sont les levées multipliées par les cartes laissées. Six valeurs appartiennent à deux enchères
        chacune : un nombre seul ne nomme donc pas toujours une enchère. La même page veut que le premier écarte autant
        de cartes qu’il a promis d’en laisser ; ce doit être autant qu’il en prend, c’est-à-dire huit moins ce nombre,
        ou personne ne pourrait en laisser trois après en avoir pris cinq, comme le fait sa propre plus basse enchère.

claim-11-part-2 = 21 demandés et cinq faites, deux de moins : 2 × 21 = 42 au dernier
    .found = 2 × 21 = 42 au dernier, sous la ligne
    .why = La dernière levée en compte deux : cinq sur treize peuvent donc être cinq levées, ou trois et la dernière.

claim-11-part-3 = misère : de 35 à 65
    .found = 35, 40, 45, 50, 55, 60 et 65
    .why =
        Treize levées ne peuvent se partager également : quelqu’un en a donc toujours moins, d’aucune à six, et l’adversaire de treize à sept.

claim-12 = La donne de l’image
    .said =
        Telle qu’elle est donnée, le premier a un point de quatre, battu par les six cartes du dernier, et trois dames,
        battues par les rois du dernier ; personne n’a de séquence.

claim-12-part-1 = point de quatre contre six, dames contre rois, pas de séquence dans l’une ni l’autre main
    .found =
        une donne conforme à la légende ; les six cartes du dernier ne peuvent être qu’as, roi, valet, dix, huit et sept
    .why =
        L’image de la source montre des cartes que son texte ne nomme pas ; cette donne convient à ce que le texte en
        dit. Le premier demande sept levées et laisse les huit cartes, si bien que les mains s’annoncent telles qu’elles ont été données.

claim-13 = Vingt-neuf et un pour l’entame
    .said = Avec 29 en combinaisons, le point de l’entame, 1, peut donner un pique au premier, et jamais un repique.

claim-13-part-1 = 29 en main et 1 pour l’entame : un pique, et non un repique
    .found = 7 + 15 + 4 + 3 = 29, un pour l’entame, pique 30
    .why =
        Un repique veut trente en main ; une carte entamée, c’est du jeu. La source dit « peut », et avec raison : si le
        dernier a reçu une carte blanche, ses dix points viennent avant. D’après les livres qui suivent l’ordre du
        compte, tout bon brelan ou quatorze du dernier l’arrête aussi, comme trois dix, car brelans et quatorze comptent
        avant le jeu.

claim-14 = Une chicane valant cinquante
    .said =
        Une chicane annoncée comme point vaut 50, et comme quinte elle se place entre celle à l’as et celle au roi :
        elle n’est battue que par une quinte majeure ou par six cartes ou plus.

claim-14-part-1 = battue seulement par une quinte majeure ou par six cartes ou plus
    .found = c’est exact ; mais à 50 elle peut être égalée, par quatre mains, et à 50½ elle ne le peut pas
    .why =
        Seuls as, roi, dame, valet et dix sont cinq cartes valant plus de cinquante. Quatre autres assemblages de cinq
        valent cinquante tout juste. Être égalé n’est pas être battu : la phrase est donc vraie ; mais alors personne ne
        marque. Le demi-point qu’un autre livre de l’auteur ajoute aux cinquante supprime l’égalité.

claim-15 = Les dix des cartes dans le pique
    .said =
        Quand le premier a plus de six levées avant que le dernier en ait une, les dix des cartes comptent aussitôt et
        peuvent faire le pique ; le capot n’apporte alors que les trente qui restent de ses quarante.

claim-15-part-1 = 10 des cartes à la septième levée, pique, et 30 de plus pour le capot
    .found = 20 + 10 font les trente, pique 30, et 30 de plus pour le capot : 96 en tout
    .why =
        D’après Cavendish et les autres, les dix viennent après le jeu et n’aident à aucun pique : les mêmes cartes font
        66.

claim-16 = La carte rouge en route vers un repique
    .said =
        Six cartes sont bonnes au point et les six autres en séquences : les 20 de la carte rouge comptent à ce moment,
        pour un repique.

claim-16-part-1 = 6 au point, 6 cartes en séquences, 20 aussitôt, pour le repique
    .found = 6 + 3 + 3 + 20 = 32, et le repique
    .why = Sans la carte rouge, le compte est de douze quand les séquences sont dites, et il n’y a pas de repique.

claim-17 = Le compte court des levées
    .said =
        Un au premier pour l’entame, puis un pour chaque levée faite que l’on a entamée et deux pour chacune que l’adversaire a entamée : cela revient exactement à compter les entames, les prises et la dernière levée.

claim-17-part-1 = les deux comptes reviennent exactement au même
    .found = le même pour les deux joueurs, à chaque entame et à la fin
    .why =
        Qui fait une levée entame la suivante, et le compte court lui donne le point de cette entame quand il la fait.
        Après la dernière levée rien n’est entamé, et le point qui reste est celui de la dernière. Aucun pique ne vient
        donc plus tôt ni plus tard par l’un ou par l’autre.

claim-18 = Le dernier ne fait jamais pique
    .said =
        Le dernier ne peut jamais faire pique, parce que le premier a marqué un point pour l’entame avant que le dernier
        joue une carte.

claim-18-part-1 = jamais, car l’entame du premier marque d’abord
    .found = jamais d’après ces livres ; au Piquet Contrat, où l’entame ne marque rien, il le peut
    .why =
        Pour un pique, il faut un point au jeu, et tous ceux du dernier viennent après l’entame du premier. C’est le point de
        l’entame qui fait cela, et non une règle contre le dernier : les règles du jeu ont été essayées ici sans cet empêchement. Là où entamer ne marque rien, ou ne marque que pour un dix ou plus, l’argument tombe et il faut
        une règle pour dire ce qui vaut.

claim-19 = Ce qu’est un contre-pique
    .said =
        Une page de l’auteur appelle ainsi le cas où le premier n’atteint pas son enchère ; une autre, celui où il fait
        juste ce qu’il a demandé, pour trente de plus.

claim-19-part-1 = le premier n’y arrive pas : la valeur de son enchère au dernier, pour chaque levée manquante
    .found = 21 demandés, deux de moins : 42 au dernier sous la ligne, et rien au premier
    .why =
        C’est ce que dit la page du Piquet Contrat elle-même, et il en est ainsi ici, à moins que l’option ne soit
        réglée autrement.

claim-19-part-2 = le premier fait juste ce qu’il a demandé : 30 de plus
    .found = sept demandées et sept faites : 21 sous la ligne et 30 au-dessus
    .why =
        C’est ce que dit la page du Piquet, en une phrase. Ce sont deux règles différentes sous un même nom, et l’on
        garde les deux : l’option « contre-pique » dit laquelle se joue. Un joueur qui n’y arrive pas paie autant
        d’après l’une et l’autre.

claim-20 = La donne d’exemple de Cavendish
    .said = La donne entière que Cavendish parcourt, carte par carte, finit à 28 pour le premier et 23 pour le dernier.

claim-20-part-1 = 28 pour le premier, 23 pour le dernier
    .found = 28 pour le premier, 23 pour le dernier
    .why = Ses propres cartes, écarts et ordre du jeu ; la même d’après tous les livres.
