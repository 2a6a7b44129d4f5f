# Les exemples par leur nom : le titre, ce qu’il apprend, d’où vient la donne, et une note ; puis les sujets de la
# galerie.

example-cavendish-example = Une donne entière, pas à pas : l’exemple de Cavendish lui-même, 28 à 23
    .teaches = lire une donne entière
    .source = Cavendish, Piquet, description du jeu, donne d’exemple
    .note =
        Les cartes, les écarts et l’ordre du jeu sont ceux qu’imprime Cavendish. Le point et la quarte du premier sont
        bons ; le dernier répond par quatre dix et un brelan de dames.

example-parlett-repique-example = Trente en main avant que le dernier ait quoi que ce soit : repique
    .teaches = repique à trente tout juste
    .source = Parlett, Historic Card Games : Piquet, Pique and repique, exemple 1 (chiffres corrigés)
    .note =
        L’exemple de Parlett donne 7 pour le point, des séquences de 15, 4 et 3, et un brelan, 32 en tout. Une quinte,
        une quarte et une tierce emploient les douze cartes, et pour que le point soit de sept il faudrait qu’elles
        tiennent en deux couleurs, où aucun brelan n’est possible. La donne la plus proche diffère d’un chiffre : le
        point est de cinq. 5 + 15 + 4 + 3 + 3 = 30, et le repique suit toujours.

example-blank-stops-repique-parlett = Les mêmes trente, mais le dernier a annoncé une carte blanche : pas de repique
    .teaches = la carte blanche compte avant tout
    .source = Parlett, Historic Card Games : Piquet, Pique and repique, exemple 1 (chiffres corrigés)
    .note =
        Le premier tient exactement la main de la donne précédente. Le dernier a reçu douze cartes sans roi, ni dame, ni
        valet, et ces dix points comptent avant tout point et toute séquence.

example-two-quatorzes-and-a-trio = Rien avant les quatorze : deux quatorze et un brelan du dernier font un repique
    .teaches = le repique du dernier ; l’égalité ne compte pour personne
    .source = Parlett, Historic Card Games : Piquet, Pique and repique, exemple 2 (corrigé)
    .note =
        Les points sont égaux à 38 et aucune main n’a de séquence : les quatre as, quatre dames et trois dix du
        dernier, 31, sont donc la première marque de la donne. Le point de l’entame ne sauve pas le premier. La source
        fait dire égales aussi les séquences, ce qui est impossible : qui tient onze cartes en deux quatorze et un brelan
        possède toutes les cartes d’un rang que chacune de ses séquences devrait contenir, et l’autre main ne peut donc
        jamais l’égaler.

example-sevenths-before-aces = Quatre as arrivent trop tard : le point et les séquences du dernier comptent avant
    .teaches = ordre du compte
    .source = Wikipédia, Piquet : Pique and repique (chiffre corrigé)
    .note =
        La source donne au dernier un point de sept et deux quintes, 37, contre les quatre as du premier. Tous les as
        étant dans l’autre main, sept cartes d’une couleur descendent sans lacune du roi au sept : la plus longue
        séquence est donc une septième et le compte est 39. La décision est la même.

example-highest-hand-170 = As, roi et dame de chaque couleur : 170 en une donne
    .teaches = repique et capot ensemble
    .source = Parlett, Historic Card Games : Piquet, The highest score
    .note =
        Un point de trois est bon parce que le dernier tient trois cartes de chaque couleur. Point 3, quatre tierces 12,
        trois quatorze 42 : 57, repique, toutes les levées. Les quatre valets du dernier ne comptent pour rien. Là où un
        point doit avoir quatre cartes, la même main fait 167.

example-twenty-nine-and-the-lead = Vingt-neuf en main et un pour l’entame : pique, et non repique
    .teaches = pique contre repique
    .source = Pickpocket Cards, Rubicon Piquet : Pique, repique
    .note =
        Point 7, quinte 15, quarte 4, trois rois 3 : 29. La carte entamée fait trente, et c’est du jeu : la prime est
        donc de 30 et non de 60. Le dernier n’a rien qui compte.

example-capot-outside-the-pique = Treize en main et toutes les levées : 66, car le capot n’aide pas au pique
    .teaches = ce qui ne compte pas pour le pique
    .source = Cavendish, Piquet, carte blanche, pique et repique
    .note =
        Point 6, quarte 4, trois as 3 : 13 en main, et un pour chaque levée entamée, avec celui de plus pour la
        dernière. Cela fait 26 et pas de pique. Les quarante du capot s’ajoutent quand le jeu est fini.

example-cards-inside-the-pique = La même donne là où les dix des cartes peuvent faire le pique : 96
    .teaches = les dix des cartes dans le pique
    .source = Wikipédia, Piquet : Pique and repique (la main de Cavendish)
    .note =
        Point 6, quarte 4, trois as 3 : 13 en main, et un pour chaque levée entamée, avec celui de plus pour la
        dernière. Quand le premier a les sept premières levées, les dix des cartes se comptent aussitôt : 20 + 10 font
        trente, un pique, et le capot n’ajoute alors que les trente autres.

example-lead-before-the-tens = Vingt-neuf, l’entame, et ensuite les trois dix du dernier : pique dans l’ordre du temps
    .teaches = pique dans l’ordre du temps ou selon l’ordre du compte
    .source = Parlett, Historic Card Games : Piquet, Pique and repique (les cartes de Cavendish, en esquisse)
    .note =
        Huitième 8 + 18, tierce 3 : 29, et un pour la carte entamée. Le dernier a trois dix, qui sont bons. Ici les
        marques comptent quand elles sont dites, et le premier entame avant que le dernier compte : trente est
        atteint d’abord et le pique tient.

example-tens-before-the-lead = Vingt-neuf, l’entame, et les trois dix du dernier : pas de pique selon l’ordre du compte
    .teaches = pique dans l’ordre du temps ou selon l’ordre du compte
    .source = Cavendish, Piquet, la marque : la huitième et les trois dix
    .note =
        Huitième 8 + 18, tierce 3 : 29, et un pour la carte entamée. Le dernier a trois dix, qui sont bons. Ici brelans
        et quatorze comptent avant le jeu, quel que soit le moment où on les dit : les trois dix viennent donc avant le
        trentième point du premier et sauvent du pique.

example-ninety-one-from-sets = Points égaux, pas de séquence, deux quatorze et un brelan : 91
    .teaches = l’égalité ne sauve pas du repique
    .source = Pickpocket Cards, Rubicon Piquet : Pique, repique
    .note =
        Les deux points sont de quatre cartes valant 39 et personne n’a de séquence. Rois, valets et trois as font 31,
        rien ne vient avant, et une égalité n’est pas une marque : 91 avant qu’une carte soit entamée.

example-equal-best-sequences = Égalité en haut : personne ne marque de séquence, pas même une seconde
    .teaches = des séquences égales annulent toutes les autres
    .source = Cavendish, Piquet, lois 63 et 68 ; Pickpocket Cards, Declarations
    .note =
        Chacun a une quarte au roi. La tierce à carreau du premier n’a pas d’égale, mais elle tombe avec l’égalité d’en
        haut.

example-equal-points = Points égaux : cinq cartes valant 48 de part et d’autre, et personne ne marque
    .teaches = points égaux
    .source = Cavendish, Piquet, lois 46 et 62
    .note = Cinq cœurs contre cinq trèfles, 48 de part et d’autre. La tierce et les trois rois du premier restent bons.

example-cards-divided = Six levées chacun : les cartes sont partagées et personne ne compte dix
    .teaches = cartes partagées
    .source = Une donne de nous, d’après Cavendish, Piquet, loi 66
    .note =
        La quinte et la tierce du premier sont bonnes, et après un cœur il entame trèfle pour faire tomber l’as. Chaque
        côté finit avec six levées.

example-capot-in-place-of-the-cards = Toutes les levées : quarante pour le capot à la place des dix
    .teaches = capot
    .source = Une donne de nous, d’après Cavendish, Piquet, loi 66
    .note =
        Les sept trèfles et la quinte du dernier sont bons, mais il ne prend jamais la main pour les jouer. Le capot ne
        touche pas à ce que le dernier a marqué ; le premier n’a que ses deux brelans, le jeu et les quarante.

example-sunk-king = Quatre rois tenus, trois annoncés : le roi passé sous silence fait une levée
    .teaches = taire : une annonce courte
    .source = Une donne de nous, d’après Pickpocket Cards, Sinking and proving ; Cavendish, Piquet, ce qui se tait
    .note =
        Trois rois suffisent, car personne d’autre ne peut avoir trois as, et le premier les annonce sans le roi de
        pique. Cela lui coûte 11. Le dernier croit ce roi à l’écart, prend la levée avec l’as de cœur et entame la dame
        de pique comme la meilleure carte de la couleur. Le roi la prend et cinq cœurs suivent : le premier fait dix
        levées. S’il avait annoncé les quatre, le meilleur jeu des deux côtés laisserait les cartes au dernier.

example-point-saves-the-repique = Trente-deux en main et pas de repique : le point du dernier compte avant
    .teaches = ordre du compte
    .source = Cavendish, Piquet, la marque : quinte, tierce et quatorze
    .note =
        Quinte 15, tierce 3, quatre as 14. Mais les six trèfles du dernier sont le meilleur point, et un point compte
        avant toute séquence : ni repique ni pique.

example-carte-blanche-makes-a-repique =
    Carte blanche, puis un point et une quinte, bons tous les deux : trente et un repique
    .teaches = la carte blanche compte pour le repique
    .source = Cavendish, Piquet, carte blanche, pique et repique
    .note =
        Dix pour la carte blanche reçue, cinq pour le point, quinze pour la quinte complétée en prenant le valet :
        trente tout juste, avant que comptent les trois dames du dernier.

example-carte-blanche-stops-a-repique = Trente-six en main contre une carte blanche : ni repique, ni pique
    .teaches = la carte blanche empêche pique et repique
    .source = Cavendish, Piquet, lois 18 et 68
    .note =
        Point 6, sixième 16, quatre rois 14 : 36, et tout cela est bon. Le dernier a reçu une carte blanche, dont les
        dix viennent avant tout, et c’est sa seule marque avant le jeu.

example-partie-141 = Une partie de 154 à 113 : le perdant a cent points, et le gagnant en prend 141
    .teaches = règlement : la différence et cent
    .source = Parlett, Historic Card Games : Piquet, Game (les totaux) ; les six donnes sont de nous
    .note =
        Six donnes qui finissent aux totaux de l’exemple qui vient d’abord dans la source. Joséphine a passé le
        rubicon : le gagnant a donc cent points et la différence.

example-partie-347 = Une partie de 154 à 93 : le perdant reste sous le rubicon, et le gagnant prend 347
    .teaches = règlement : rubicon
    .source = Parlett, Historic Card Games : Piquet, Game (les totaux) ; les six donnes sont de nous
    .note =
        Six donnes qui finissent aux totaux du second exemple de la source. Napoléon n’a pas cent points : les siens
        s’ajoutent donc au lieu d’être retranchés.

example-partie-104 = Une partie de 105 à 101 : serrée, sans rubicon, et qui vaut 104
    .teaches = règlement : la différence et cent
    .source = Wikipédia, Piquet : Scoring (les totaux) ; les six donnes sont de nous
    .note = Les deux joueurs passent cent points, et quatre points les séparent.

example-partie-286 = Une partie de 97 à 89 : un rubicon, bien que le gagnant non plus n’ait pas cent
    .teaches = règlement : rubicon
    .source = Wikipédia, Piquet : Scoring (les totaux) ; les six donnes sont de nous
    .note =
        Ce sont les cent points du perdant qui comptent. Aucun des deux ne les a, et le gagnant prend les deux totaux et
        cent de plus, 286.

example-queens-and-two-quints =
    Point de sept et deux quintes, 37, contre quatre dames : le chiffre de la source avec un autre quatorze
    .teaches = ordre du compte
    .source = Wikipédia, Piquet : Pique and repique (quatorze changé)
    .note =
        Seule une carte manquante au milieu de la couleur empêche sept cartes d’être une longue séquence. Les dames
        étant dans la main du premier, l’as et le roi du dernier sont séparés de sa quinte à pique : 7 + 15 + 15 = 37
        avant que comptent les quatre dames du premier.

example-carte-blanche-173 = D’une carte blanche à toutes les levées : les 173 de Parlett, si le dernier le veut bien
    .teaches = toutes les marques en une donne
    .source = Parlett, Historic Card Games : Piquet, The highest score
    .note =
        Carte blanche 10, point 6, sixième 16 : 32 et le repique ; quatre as et quatre dix 28 ; treize au jeu et le
        capot. Le dernier doit jeter toute carte au-dessus du neuf, comme il le fait ici et comme personne ne le
        ferait : le moindre roi, dame ou valet gardé l’en empêcherait.

example-carte-rouge-completes-a-repique = Carte rouge : six cartes bonnes au point, les six autres en séquences
    .teaches = carte rouge
    .source = Wikipédia, Piquet : Carte rouge
    .note =
        Point 6 et deux tierces 3 + 3 : chacune des douze cartes a marqué, et vingt de plus s’ajoutent sur-le-champ.
        Cela fait 32 avant que l’on en vienne aux brelans et quatorze, et un repique. Sans la carte rouge le compte est
        de 15 en main et il n’y a pas de repique ; seuls les dix des cartes, comptés tôt, peuvent encore en faire un
        pique.

example-carte-blanche-174 = Un de mieux que le plus haut chiffre imprimé : 174 à partir d’une carte blanche
    .teaches = le plafond d’une donne
    .source = Une donne de nous, qui corrige Parlett, Historic Card Games : Piquet, The highest score
    .note =
        Carte blanche 10, point 5, quinte 15, tierce 3 : 33 et le repique ; quatre valets et quatre dix 28 ; treize au
        jeu et quarante pour le capot. Une recherche parmi toutes les mains de douze cartes montre qu’on ne peut pas faire plus : après une carte blanche les combinaisons ne passent pas 51, et sans elle elles ne passent pas 57.
        Comme pour les 173 imprimés, le dernier doit y aider.

example-younger-174 = Les mêmes 174 pour le dernier, sans l’aide de personne au jeu de la carte
    .teaches = le plafond d’une donne
    .source =
        Une donne de nous, qui corrige Parlett, Historic Card Games : Piquet, The highest score ; Cavendish, Piquet, loi
        34
    .note =
        Le premier ne change qu’une carte : il en reste donc sept, et le dernier les prend toutes après sa carte
        blanche. Carte blanche 10, point 5, quinte majeure 15, tierce 3 : repique ; quatre as et quatre rois 28 ; et
        ensuite chaque carte est maîtresse.

example-ninety-two-made-otherwise = Trente-deux en main et 92 malgré tout, mais avec d’autres cartes
    .teaches = trente-deux avec d’autres cartes
    .source = Une donne de nous, d’après Parlett, Historic Card Games : Piquet, Pique and repique, exemple 1
    .note =
        Les trente-deux imprimés, 7 + 15 + 4 + 3 + 3, sont impossibles. Cette main arrive à la même somme : point 6,
        sixième 16, quarte 4, trois as 3 et trois rois 3 font 32, et avec le repique 92 avant qu’une carte soit entamée.

example-thirty-seven-with-two-cards-sunk = Trente-sept contre quatre as, avec deux cœurs tus
    .teaches = taire une partie d’une séquence
    .source =
        Une donne de nous, d’après Wikipédia, Piquet : Pique and repique ; une partie de combinaison passée sous silence, comme le permettent Cavendish et les règles du club
    .note =
        Contre quatre as, sept cartes d’une couleur sont toujours une septième, et le compte est 39. Là où un joueur
        peut annoncer moins qu’il n’a, le dernier peut compter ses sept cœurs pour le point et n’en compter que cinq
        comme quinte : 7 + 15 + 15 = 37, le chiffre imprimé, et le repique vient tout de même. Il sacrifie deux points pour garder deux cartes dans l’ombre.

example-a-point-before-two-quatorzes =
    Les deux mêmes quatorze et le brelan, mais le point du premier est bon : pas de repique
    .teaches = un point vient avant brelans et quatorze
    .source = Une donne de nous, d’après Parlett, Historic Card Games : Piquet, Pique and repique, exemple 2
    .note =
        Le dernier tient quatre as, quatre dames et trois dix, 31, comme avant. Ici le premier a cinq trèfles contre
        quatre : le point est donc à lui, et il compte avant tout brelan ou quatorze : cinq points viennent avant les
        trente et un, et aucune prime ne suit.

example-the-pictured-deal = Comme sur l’image : point de quatre battu par six, dames battues par rois, pas de séquence
    .teaches = ce que tiennent les deux mains à la donne
    .source = Parlett, Contract Piquet : l’image d’une donne (une donne conforme à sa légende ; les cartes sont de nous)
    .note =
        La meilleure couleur du premier a quatre cartes et il tient trois dames ; le dernier a six cœurs et trois rois,
        et ni l’un ni l’autre n’a trois cartes qui se suivent. Six cartes d’une couleur sans séquence ne peuvent être
        qu’as, roi, valet, dix, huit et sept : c’est donc le point du dernier. Le premier demande sept levées et laisse
        les huit cartes, si bien que les mains s’annoncent telles qu’elles ont été données ; il ferait mieux de prendre, et
        il lui manque une levée.

example-twenty-nine-against-a-blank = Vingt-neuf et l’entame, et pas de pique : le dernier avait une carte blanche
    .teaches = la carte blanche empêche le pique
    .source = Une donne de nous, d’après Pickpocket Cards, Rubicon Piquet : Pique, repique
    .note =
        Le premier a 7 + 15 + 4 + 3 = 29 et entame, ce qui fait trente. Les règles du club disent seulement que l’entame
        peut lui donner le pique, et voici l’autre cas : les dix de la carte blanche du dernier viennent avant, et il
        n’y a ni repique ni pique.

example-a-void-against-fifty = Une chicane annoncée comme point de néant, contre as, roi, dame, valet et neuf
    .teaches = le point de néant
    .source = Une donne de nous, d’après Parlett, Historic Card Games : Piquet, Variants, point et séquence de néant
    .note =
        Le premier a écarté ses quatre cœurs et annonce la chicane. La meilleure couleur du dernier a cinq cartes valant
        50. À 50½ la chicane est le meilleur point, 5 pour le premier ; à 50 seulement, les deux sont égaux et personne
        ne marque le point. Comme séquence elle se range avec les quintes, au-dessus de la quarte du dernier, pour dix.

example-youngers-pique = Le pique du dernier, là où personne ne marque en entamant
    .teaches = le pique du dernier sans point pour l’entame
    .source = Une donne de nous, d’après Parlett, Contract Piquet : Declarations ; Score
    .note =
        Point 6, sixième 16, tierce 3, trois as 3 : 28 pour le dernier. Le premier entame et cela ne lui rapporte rien. Le
        dernier fait les deux premières levées et arrive à trente avant que le premier ait quoi que ce soit : un pique, les deux
        levées étant inscrites à côté. Le premier a demandé sept levées et en fait trois : le dernier a donc aussi
        quatre fois 21 sous la ligne.

example-every-lead-captured = Toutes les entames prises : 13 à 12, par le compte long et par le compte court
    .teaches = deux façons de compter les levées
    .source = Une donne de nous, d’après Parlett, Historic Card Games : Piquet, Simplification
    .note =
        Les points sont égaux et personne n’a de séquence, de brelan ni de quatorze : seul le jeu marque donc.
        Chaque levée est prise à la main qui l’a entamée. Par le compte long : le premier entame six fois, en prend six
        à l’adversaire et fait la dernière, 13 ; le dernier entame six fois et en prend six, 12. Par le compte court :
        un au premier pour l’entame, puis deux pour chacune de ses six levées, 13 ; deux pour chacune des six du
        dernier, 12. Les cartes sont partagées. Personne ne jouerait ainsi.

example-twenty-one-bid-five-won = Sept levées demandées, cinq faites : le dernier marque 42
    .teaches = une enchère qui chute
    .source = Une donne de nous, d’après Parlett, Contract Piquet : Score
    .note =
        Le donneur demande sept levées et laisse trois cartes, ce qui vaut 21. La dernière levée en compte deux ; il en
        fait cinq sur treize et il lui en manque deux. Le dernier marque deux fois 21 sous la ligne. La page du Piquet
        Contrat appelle cela le contre-pique.

example-seven-bid-seven-won = Sept levées demandées et sept tout juste : qu’est-ce qu’un contre-pique ?
    .teaches = deux lectures d’un mot
    .source =
        Une donne de nous, d’après Parlett, Contract Piquet : Score ; Parlett, Historic Card Games : Piquet, Variants
    .note =
        Le premier demande sept levées, en laissant trois cartes, et en fait sept tout juste, la dernière en comptant
        deux. D’après la page du Piquet Contrat cela fait 21 sous la ligne et rien de plus. D’après la page du même
        auteur sur le Piquet, faire juste ce que l’on a demandé est le contre-pique et rapporte en outre 30, au-dessus
        de la ligne : les mêmes cartes, et 30 points de différence.

example-the-highest-bid-made = Treize levées demandées, les huit cartes laissées : 104
    .teaches = la plus haute enchère
    .source = Une donne de nous, d’après Parlett, Contract Piquet : Bidding
    .note =
        As, roi et dame de chaque couleur à la donne. Le premier n’a besoin de rien prendre : il peut donc demander le
        plus qu’il y ait, treize levées en laissant huit cartes, 104 sous la ligne. Au-dessus il inscrit 57 en main et
        le repique. Il n’y a rien pour le capot.

example-misere-thirty-five = Les deux passent, six levées à sept : le moins que puisse marquer une misère, 35
    .teaches = misère
    .source = Une donne de nous, d’après Parlett, Contract Piquet : Misère
    .note =
        Personne n’enchérit, ne prend ni n’annonce, et les deux cherchent à perdre. L’un a six des treize levées et
        l’autre sept : cinq pour chacune de ces sept, 35, à celui qui en a le moins.

example-misere-sixty-five = Les deux passent, les treize levées à un seul : le plus que puisse marquer une misère, 65
    .teaches = misère
    .source = Une donne de nous, d’après Parlett, Contract Piquet : Misère
    .note =
        Le premier tient as, roi et dame de chaque couleur et aurait dû enchérir ; comme il passe aussi, il ne peut pas perdre une levée, quoi qu’il entame. Le donneur n’en fait aucune et marque cinq pour chacune des treize de l’adversaire.

example-both-blank-with-thirty-six =
    Les deux mains blanches : avec trente-six cartes, c’est possible, une fois sur 1 251 677 700 donnes
    .teaches = une carte blanche de chaque côté
    .source = Une donne de nous, d’après Wikipédia, Piquet : Classic piquet
    .note =
        Les douze figures sont exactement le talon : les deux mains ont donc été données sans figure. La raison qu’en
        donne la source, une séquence de six, sept, huit, neuf, dix et as, est une inadvertance : entre le dix et l’as
        il y a le valet, la dame et le roi, et l’as avec les cartes du dix au six, c’est une séquence de cinq. Ce que
        valent deux cartes blanches quand elles se rencontrent est une option, car les livres ne s’accordent pas ;
        d’après les mots mêmes de la source, les deux marquent.

example-youngers-thirty-and-no-pique = Les mêmes cartes là où l’entame marque : les trente du dernier arrivent trop tard
    .teaches = pourquoi le dernier n’a pas de pique
    .source = Une donne de nous, d’après Parlett, Historic Card Games : Piquet, Pique and repique
    .note =
        Les cartes et le jeu du pique du dernier. Ici les règles ont même été changées pour qu’il puisse en faire un, et
        il n’en a toujours pas : la carte entamée d’abord par le premier a marqué un point avant que le dernier joue, et
        le premier n’est donc jamais sans rien.

example-a-void-against-the-quint-major = Une chicane battue, par la seule quinte qui la batte
    .teaches = le point de néant
    .source = Une donne de nous, d’après Parlett, Historic Card Games : Piquet, Variants, point et séquence de néant
    .note =
        Le dernier a as, roi, dame, valet et dix de pique : 51 comme point, et comme séquence les seules cinq cartes qui
        battent une chicane. Tout ce que tient le premier est sans valeur, et le point, la quinte et les quatre as du
        dernier font un repique.

example-molieres-hand = La main de Molière, 1661, le point compté par dizaines : un de moins que le pique
    .teaches = le point par dizaines, les hautes cartes au jeu
    .source =
        La main racontée dans Molière, Les Fâcheux (1661), les cartes qu’il ne nomme pas étant complétées comme le fait
        Cavendish, Piquet (Historical)
    .note =
        Les cartes nommées et ce qui fut deviné à la fin viennent de la comédie. D’après le livre de 1651 les carreaux
        valent 61 et en comptent six ; avec la sixième cela fait 22. Six des cartes entamées sont des dix ou plus : 28.
        Le six de cœur fait la dernière levée et compte un : 29, et pas de pique.

example-molieres-hand-by-cards = Encore la main de Molière, un par carte du point : pique et capot, cent points
    .teaches = le point par cartes, et un pique à la dernière carte
    .source = La main racontée dans Molière, Les Fâcheux (1661), comptée comme la compte Cavendish, Piquet (Historical)
    .note =
        Les mêmes cartes. À un point par carte, les sept carreaux donnent 7, la sixième 16, les hautes cartes 6, et la
        dernière levée un : trente à la toute dernière carte, avant que l’adversaire ait quoi que ce soit. La victime de la comédie
        voulait deux points ; son ennemi en fait cent.

example-youngers-blank-bars = Les deux mains blanches : celle du dernier compte, et le repique du premier est perdu
    .teaches = deux cartes blanches
    .source = Une donne de nous, d’après The Royall Game de 1651, chapitre V
    .note =
        Avec trente-six cartes les deux joueurs peuvent être sans figure, quand toutes les douze sont au talon. Le livre
        de 1651 fait compter la seule carte blanche du dernier, qui empêche celle du premier et tout ce qui aurait
        suivi. D’après les règles de l’encyclopédie les deux s’annulent, et le repique du premier tient.

example-the-whole-suit = Neuf cœurs qui se suivent : la neuvième, dix-neuf
    .teaches = la plus longue séquence
    .source = Une donne de nous, d’après The Royall Game de 1651, chapitres VII et VIII
    .note =
        Seul le jeu plus long a neuf cartes d’une couleur. Leur valeur de 81 compte huit pour le point ; avec la
        neuvième et trois as cela fait trente en main, et un repique.

example-the-taker-counts-the-high-cards =
    Le Piquet classique : qui fait la levée y compte les cartes du dix à l’as, aucune, une ou deux
    .teaches = ce qui marque au jeu de la carte
    .source = Une donne de nous, d’après Wikipédia, Scoring (classic piquet)
    .note =
        Le premier écarte sept cartes, pour en prendre autant des douze du talon. Entamer ne marque rien ; qui fait une
        levée compte un pour chaque dix ou carte plus haute qui s’y trouve. La dernière levée ne vaut pas plus qu’une
        autre.

example-a-tierce-good-against-the-cards =
    Une tierce annoncée avant une meilleure quarte : bonne contre toutes les cartes, les deux comptent donc
    .teaches = une annonce courte qui ne lie pas
    .source = Une donne de nous, d’après Cavendish, Piquet, loi 49
    .note =
        Le premier annonce d’abord la tierce à la dame. D’après ce qu’il a vu, personne ne peut tenir une séquence aussi
        bonne : l’annonce est bonne contre toutes les cartes, n’a pas à nommer sa carte du haut, et la quarte peut se
        compter après elle.

example-the-same-call-binds-au-cent = La même tierce au Piquet au Cent : l’annonce lie, et la quarte est perdue
    .teaches = une annonce courte qui lie
    .source = Une donne de nous, d’après Cavendish, The Laws of Piquet au Cent
    .note =
        Les mêmes cartes et la même annonce. D’après les lois de la course à cent, le premier doit s’en tenir à
        l’annonce plus faible, même si rien ne pouvait la battre : la quarte ne peut pas se compter. Le point s’annonce avec sa
        valeur, la séquence avec sa carte du haut.

example-a-point-ending-in-four = Cinq cartes valant 44 en comptent quatre, et les basses cartes ne comptent rien au jeu
    .teaches = deux usages de l’ancien jeu
    .source = Une donne de nous, d’après Cavendish, The Laws of Piquet au Cent (les conventions sur la marque)
    .note =
        Deux usages dont on pouvait convenir : un point dont la valeur finit par quatre compte un de moins que ses
        cartes, comme le voulait le vieux compte par dizaines ; et seuls comptent les dix et les cartes plus hautes,
        quand ils sont entamés ou font une levée.

example-two-doubles = Trois donnes et deux manches doubles : une partie au Cent
    .teaches = manches, manches doubles et les trois premières sur cinq
    .source = Une partie de nous, d’après Cavendish, The Laws of Piquet au Cent
    .note =
        Une manche se joue en cent. Ben gagne la manche d’ouverture avant qu’Ann ait cinquante, ce qui compte pour deux
        manches, et la seconde de même : quatre, et trois suffisent.

example-the-ten-for-the-last = Un pour chaque levée et dix pour la dernière : huit levées au premier, les dix au dernier
    .teaches = un compte égal des levées
    .source = Une donne de nous, d’après Parlett, Variants (un point égal pour chaque levée)
    .note =
        Entamer ne marque rien, chaque levée marque un pour qui la fait, et dix vont à la dernière levée au lieu de la
        majorité. Le premier fait huit levées et le dernier a les dix.

example-capot-for-the-last-ten = Toutes les levées par le compte égal : le capot tient la place des dix de la dernière
    .teaches = le capot et la dernière levée
    .source = Une donne de nous, d’après Parlett, Variants ; les sources ne parlent pas du capot dans ce compte
    .note =
        Là où les dix de la dernière levée tiennent lieu des cartes, le capot se compte à leur place : douze et
        quarante. Une table peut convenir de garder les deux (l’option sur le capot et la dernière levée).

example-rummel-worth-five = Le compte allemand : un point de six vaut cinq, la dernière levée trois
    .teaches = règles allemandes
    .source = Une donne de nous, d’après des livres de règles allemands (voir les sources des options)
    .note =
        Le premier écarte au moins trois cartes, le dernier la plus grande moitié de ce qui reste. Un bon point, le
        Rummel, vaut cinq, quelle que soit sa longueur ; qui fait la dernière levée a deux de plus que pour une autre.

example-beaten-and-still-counted = Battu en séquences, en brelans et quatorze, mais les comptant quand même
    .teaches = les autres combinaisons des deux joueurs
    .source = Une donne de nous, d’après ce que dit l’encyclopédie française
    .note =
        D’après cette lecture, qui est battu compte aussi ses séquences, brelans et quatorze. Les tierces du
        dernier empêchent le pique du premier, bien que la sixième les batte.

example-equal-tierces-both-counted = Tierces majeures égales : d’après cette lecture, les deux joueurs les comptent
    .teaches = les meilleures séquences, égales, comptées
    .source = Une donne de nous, d’après ce que dit l’encyclopédie française
    .note =
        La plupart des livres annulent toutes les séquences en cas d’égalité. Ici les deux joueurs comptent les leurs,
        et aussi leurs autres.

example-blank-twice = Toujours blanche après l’écart : dix de nouveau
    .teaches = une seconde carte blanche
    .source = Une donne de nous, d’après un aide-mémoire belge de 1914-18
    .note =
        Le premier montre une carte blanche, écarte, et n’a toujours pas de figure. Cela marque dix encore une fois.
        Avec un point et quatre as, cela fait 39 en main : la quarte du dernier compte avant les as et arrête le
        repique, mais, dans l’ordre du temps, pas le pique.

example-four-deals-ends-doubled = Quatre donnes, la première et la dernière comptées double
    .teaches = une partie plus courte
    .source = Une partie de nous, d’après Cavendish, Piquet, loi 71 (par convention)
    .note =
        Les joueurs conviennent de quatre donnes. Ce que rapportent la première et la dernière compte double : une bonne
        dernière donne décide.

example-nought-worth-fifty = Une chicane valant juste cinquante est égale à as, roi, dame, valet et neuf
    .teaches = le point de néant
    .source = Une donne de nous, d’après Parlett, Variants (point et séquence de néant)
    .note =
        Parlett met une chicane à cinquante. Quatre sortes de cinq cartes font cinquante aussi, et alors aucun point ne
        compte ; à cinquante et demi, la chicane les battrait. Comme séquence, la chicane bat de toute façon la quarte
        du premier.

example-quint-of-nought = Une quinte au roi, battue par une couleur qui n’est pas là
    .teaches = la séquence de néant
    .source = Une donne de nous, d’après Parlett, Variants (point et séquence de néant)
    .note =
        Comme séquence, une chicane passe pour une quinte, au-dessus de la quinte au roi et au-dessous de la quinte
        majeure. Elle marque dix et, ayant la meilleure séquence, le dernier compte aussi une quarte.

example-eight-bid-and-made = Huit levées demandées, en laissant trois cartes, et faites
    .teaches = Piquet Contrat : une enchère et sa marque
    .source = Une donne de nous
    .note =
        Une donne tirée au hasard, chaque main jouée par un joueur du tuteur ; la leçon sur cette forme se donne avec elle.

example-eight-to-lose = Huit levées demandées à perdre
    .teaches = Piquet aux enchères : une enchère à perdre des levées
    .source = Une donne de nous
    .note =
        Une donne tirée au hasard, chaque main jouée par un joueur du tuteur ; la leçon sur cette forme se donne avec elle.

example-four-at-the-table = Quatre à table : un camp compte tous les brelans
    .teaches = Piquet Voleur : partenaires
    .source = Une donne de nous
    .note =
        Une donne tirée au hasard, chaque main jouée par un joueur du tuteur ; la leçon sur cette forme se donne avec elle.

example-two-share-the-capot = Trois à table : deux se partagent le capot
    .teaches = Piquet Normand : un capot partagé
    .source = Une donne de nous
    .note =
        Une donne tirée au hasard, chaque main jouée par un joueur du tuteur ; la leçon sur cette forme se donne avec elle.

example-a-pique-with-thirty-six = Un pique avec trente-six cartes
    .teaches = trente-six cartes, la description moderne
    .source = Une donne de nous
    .note =
        Une donne tirée au hasard, chaque main jouée par un joueur du tuteur ; la leçon sur cette forme se donne avec elle.

example-a-hand-of-1651 = Une main entière d’après le livre de 1651
    .teaches = trente-six cartes, le plus ancien livre
    .source = Une donne de nous
    .note =
        Une donne tirée au hasard, chaque main jouée par un joueur du tuteur ; la leçon sur cette forme se donne avec elle.

example-a-hand-of-the-race = Une main de la course à cent
    .teaches = Piquet au Cent
    .source = Une donne de nous
    .note =
        Une donne tirée au hasard, chaque main jouée par un joueur du tuteur ; la leçon sur cette forme se donne avec elle.

example-misere-forty = Une misère valant 40
    .teaches = une donne que personne n’a demandée
    .source = Une donne de nous, d’après Parlett, Contract Piquet : Misère
    .note = Les deux passent : rien n’est donc écarté ni annoncé. Un joueur fait 8 des treize levées (la dernière en compte
        deux), l’autre 5 : celui qui en a le moins marque cinq pour chacune de celles de l’adversaire, 40.

example-misere-forty-five = Une misère valant 45
    .teaches = une donne que personne n’a demandée
    .source = Une donne de nous, d’après Parlett, Contract Piquet : Misère
    .note = Les deux passent : rien n’est donc écarté ni annoncé. Un joueur fait 9 des treize levées (la dernière en compte
        deux), l’autre 4 : celui qui en a le moins marque cinq pour chacune de celles de l’adversaire, 45.

example-misere-fifty = Une misère valant 50
    .teaches = une donne que personne n’a demandée
    .source = Une donne de nous, d’après Parlett, Contract Piquet : Misère
    .note = Les deux passent : rien n’est donc écarté ni annoncé. Un joueur fait 10 des treize levées (la dernière en
        compte deux), l’autre 3 : celui qui en a le moins marque cinq pour chacune de celles de l’adversaire, 50.

example-misere-fifty-five = Une misère valant 55
    .teaches = une donne que personne n’a demandée
    .source = Une donne de nous, d’après Parlett, Contract Piquet : Misère
    .note = Les deux passent : rien n’est donc écarté ni annoncé. Un joueur fait 11 des treize levées (la dernière en
        compte deux), l’autre 2 : celui qui en a le moins marque cinq pour chacune de celles de l’adversaire, 55.

example-misere-sixty = Une misère valant 60
    .teaches = une donne que personne n’a demandée
    .source = Une donne de nous, d’après Parlett, Contract Piquet : Misère
    .note = Les deux passent : rien n’est donc écarté ni annoncé. Un joueur fait 12 des treize levées (la dernière en
        compte deux), l’autre 1 : celui qui en a le moins marque cinq pour chacune de celles de l’adversaire, 60.

## Sujets

examples-a-whole-deal = Une donne entière
examples-repique = Repique
examples-what-is-reckoned-first = Ce qui compte avant
examples-pique = Pique
examples-carte-blanche-and-carte-rouge = Carte blanche et carte rouge
examples-equal-and-sunk = Égalités, et ce qu’on tait
examples-cards-and-capot = Les cartes et le capot
examples-the-highest-scores = Les plus hautes marques
examples-a-whole-partie = Une partie entière
examples-what-the-books-print-settled = Ce qu’impriment les livres, tranché
examples-the-oldest-games-with-thirty-six-cards = Les plus anciens jeux, avec trente-six cartes
examples-the-race-to-a-hundred = La course à cent
examples-customs-of-other-tables = Usages d’autres tables
examples-whole-hands-of-the-other-forms = Mains entières des autres formes

## Donnes d’une partie

example-deal = Donne { $number } : { $dealer } donne, { $elder } est premier en cartes
