# Ce que montre la cellule d’un carnet : piquet_tutor/cells.

## Les mots par lesquels une cellule peut nommer ce qui marque, et les joueurs ; séparés par des virgules

cell-words-carte_blanche = carte blanche, cartes blanches
cell-words-point = point, points, le point
cell-words-sequence = séquence, séquences, suite, suites
cell-words-set = brelans et quatorze, brelans et quatorzes, brelans ou quatorzes
cell-words-carte_rouge = carte rouge, cartes rouges
cell-words-repique = repique, repiques, repic, repics
cell-words-pique = pique, piques, pic, pics
cell-words-cards = cartes, les cartes
cell-words-capot = capot, capots
cell-words-play = jeu de la carte, levées, plis
cell-words-exchange = écart
# Le nom d’une séquence d’après sa longueur, et celui d’un brelan ou d’un quatorze.
cell-words-run-3 = tierce, tierces, troisième, troisièmes
cell-words-run-4 = quarte, quartes, quatrième, quatrièmes
cell-words-run-5 = quinte, quintes, cinquième, cinquièmes
cell-words-run-6 = sixième, sixièmes
cell-words-run-7 = septième, septièmes
cell-words-run-8 = huitième, huitièmes
cell-words-run-9 = neuvième, neuvièmes
cell-words-trio = brelan, brelans
cell-words-quatorze = quatorze, quatorzes
# Une couleur veut dire le point ; « pique » est déjà pris.
cell-words-suits = cœur, cœurs, carreau, carreaux, trèfle, trèfles
# Ce qui se règle sur plusieurs donnes.
cell-words-match = règlement, le règlement, rubicon, le rubicon, partie, la partie
cell-words-elder = premier, premier en cartes
cell-words-younger = dernier, dernier en cartes
cell-words-dealer = donneur
cell-words-nondealer = non-donneur

## Titres et lignes

cell-no-race = Cette donne ne peut mener ni au pique ni au repique : il n’y a pas de course à trente.
cell-race-step = Quoi
cell-race-points = Points
cell-race-total = Jusque-là
# Les cartes ou le capot, quand ils ne comptent pas pour le pique : $kind comme dans le tableau.
cell-race-outside = { $kind }, après la course
# Sous les mains, dont quelques cartes ont un bord doré.
cell-race-lit = Les cartes au bord doré comptent en main.
# Plusieurs décisions d’un même côté font une case de la feuille : « Séquences : le premier 18 = 15 + 3 ».
cell-adds-up = { $box } : { $told } = { $parts }
cell-beside = À côté :
cell-book = Livre
cell-book-here = { $book } (ici)
cell-books-part = { $question ->
    [absent] { $books }
   *[other] { $books } : { $question }
}
cell-books-alike = { $done ->
        [yes] Les mêmes points d’après ces livres : { $books }.
       *[no] Jusqu’ici, les mêmes points d’après ces livres : { $books }.
    }
cell-book-refuses = Pas selon { $book } : { $sentence }

## Ce qui ne va pas dans une demande

cell-no-name = Il n’y a pas de « { $name } » ici ; { $hint }.
# À qui voudrait replier une question.
cell-question-folded = Une question reste ouverte, c’est sa réponse qui se replie : écrivez d.why(…).folded() ou d.why_not(…).folded() dans une cellule à part.
cell-no-such = { $function }(…) ne prend rien sous le nom « { $name } » ; { $hint }.
cell-too-many = { $function }(…) prend { $most ->
        [0] aucune valeur
        [one] une seule valeur
       *[other] { $most } valeurs
    } sans nom, et en voici { $count } ; mettez un point d’interrogation à la place des parenthèses, comme dans { $function }?, pour lire ce qu’elle prend.
cell-left-out = { $function }(…) a besoin de « { $name } » ; mettez un point d’interrogation à la place des parenthèses, comme dans { $function }?, pour lire ce que cela peut être.
cell-folded = La réponse, une fois la vôtre donnée
# Ce qui est replié d’autre ; rien de cela ne dit à quoi il aboutit.
cell-folded-change = Ce qui change, et ce qui se juge autrement
cell-folded-turned = Le plus petit changement qui renverse la décision
cell-folded-books = Ce qu’en font les autres livres
cell-folded-odds = Les chances
cell-folded-book = Ce que dit ce livre
cell-folded-options = Ce qui peut se régler dans ce livre
cell-folded-changes = Les exemples qui se marquent autrement
cell-folded-sampled = Dans combien de donnes cela compte
cell-folded-mark = Ce qu’on dit de cette réponse
cell-folded-question = Une question
cell-folded-race = La course à trente
cell-folded-found = Ce que la recherche a donné
cell-error-near = Rien de ce qui se juge ne s’appelle « { $what } » ; { $hint }.
cell-error-subject = Rien de ce qui se juge ne s’appelle « { $what } » ; nommez ce qui marque ({ $kinds }), un article comme repique.award, ou le numéro d’une décision.
cell-error-match = « { $what } » concerne une partie, et c’est ici une seule donne ; partie(…) montre une partie avec son règlement et la règle.
cell-error-total = Le total est la somme de tout ce qui se juge ; tally() en donne le détail, et ask(d, "total") le demande.
cell-error-sum = Plusieurs décisions composent « { $what } », et il n’a rien manqué à l’ensemble ; why("{ $what }") les montre.
cell-error-what = Demandez par un nom, comme "repique" ou "set.good", par le numéro d’une décision, ou avec une décision ; { $found } n’est rien de tout cela.
cell-error-number = Il n’y a pas de décision { $number } ; celles de cette donne vont de 1 à { $last }.
cell-error-formality = { $what } est une formalité, que personne n’a ni ne manque ; nommez ce qui marque, comme point ou repique.
cell-error-several = « { $what } » peut concerner plus d’un joueur ici ; dites lequel : { $sides }.
cell-error-nothing = { $side ->
    [absent] Aucune décision ici ne porte sur « { $what } » : il n’y a pas de raisons à donner ; demandez à why_not ce qui manquait.
   *[other] Aucune décision sur « { $what } » ne concerne { ROLE($side) } : il n’y a pas de raisons à donner ; demandez à why_not ce qui manquait.
}
cell-error-change-near = « { $what } » n’est pas un changement ; { $hint }.
cell-error-changes = { $count ->
    [0] Rien n’est changé ; donnez un changement, comme swap=("AS", "KH") ou last_trick=0.
   *[other] Cela fait { $count } changements à la fois ; donnez-en un seul, puis demandez le suivant à son .deal.
}

## Tables

cell-table-deal = Il n’y a pas de donne dans { $found } ; donnez ce que donne deal(…).
cell-table-told = .{ $name } se lit et s’observe seulement, car il découle de .{ $follows } ; donnez une valeur à celui-ci.
cell-table-count = .{ $name } prend un nombre entier, et { $found } n’en est pas un.
cell-table-start = Cette donne n’a pas de phase « { $found } » ; { $hint }.
cell-table-player = Personne ici ne joue comme « { $found } » ; { $hint }.
cell-table-seed = Une graine est un nombre entier, à partir de 0, et { $found } n’en est pas un.
cell-table-play = Une partie à la table, donnée par la graine { $seed }. Exécutez la cellule pour la jouer.
# Là où paraît un formulaire ou une table dès que la cellule est exécutée ; lu dans un cahier qu’on ne fait que lire.
cell-run-ask = Pour répondre, exécutez le carnet depuis le haut (Exécuter, puis Exécuter toutes les cellules).
cell-run-table = Pour parcourir la donne, exécutez le carnet depuis le haut (Exécuter, puis Exécuter toutes les cellules).
cell-run-race = Pour suivre la course coup par coup, exécutez le carnet depuis le haut (Exécuter, puis Exécuter toutes les cellules).
# Replié près d’une table, où la donne en est à sa première décision.
cell-table-ends = { $done ->
    [yes] La donne telle qu’elle finit
   *[no] La donne aussi loin qu’elle va
}
cell-race-back = Un coup en arrière
cell-race-on = Un coup en avant
