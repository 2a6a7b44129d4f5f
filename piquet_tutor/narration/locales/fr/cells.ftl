# Ce que disent les fonctions de la cellule d’un carnet : piquet_tutor/cells (deal, examples, rules, find, odds).

## deal

cell-deal-dealt-title = Graine { $seed }
cell-deal-played-title = Graine { $seed }, jouée par les joueurs du tuteur
# Un exemple, d’après d’autres règles ou changé : son propre titre dit comment il a fini.
cell-example-again = L’exemple « { $name } », jugé de nouveau
# Un coup nommé d’après ceux qui le jouent : un nom, avec sa place ; puis tous sous un titre.
cell-deal-player = { $name } ({ ROLE($seat, case: "bare") })
cell-deal-of = { $title } : { $names }
cell-deal-of-match = Donne { $number }
# Arrêté par l’interruption du noyau, avant qu’il y ait rien à montrer.
cell-progress-interrupted = Interrompu avant qu’il y ait rien à montrer ; exécutez de nouveau la cellule, et laissez-lui un peu plus de temps.
# Des noms inconnus ; l’indication dit lequel y ressemble, ou lesquels il y a.
cell-books-book = Aucun livre « { $found } » ne juge cette donne ; { $hint }.
page-error-place = La page « { $name } » n’a pas d’endroit « { $found } » ; { $hint }.
page-error-link = { $found } n’est pas un lien ; donnez-en le texte, comme celui que donne d.link().
page-error-no-table = Il n’y a pas de table sur la page « { $name } » où mettre une donne ; prenez page("table").
page-error-name = Il n’y a pas de page « { $found } » ; { $hint }.
lesson-error-name = Il n’y a pas de leçon « { $found } » ; { $hint }.
narration-error-language = Le tuteur ne parle pas « { $name } » ; prenez l’une de ces langues : { $known }.
narration-error-depth = Il n’y a pas de profondeur « { $found } » ; { $hint }.
# Ce qui ne fait pas une partie.
cell-partie-one-deal = C’est une donne, et non une partie ; donnez une partie enregistrée, ou une liste de donnes avec les noms des joueurs.
cell-partie-deals = Une partie se compose de donnes, l’une après l’autre, telles que deal(…) les donne.
cell-partie-players = Dites qui joue : donnez { $count } noms différents, un par place.
cell-partie-dealer = « { $found } » ne joue pas dans cette partie ; { $hint }.
cell-partie-shape = La donne { $number } est d’un autre livre ({ $own }), et cette partie ({ $other }) ne prend que { deals-taken } ; laissez-la de côté.
cell-partie-unfinished = La donne { $number } n’est pas finie ; jouez-la d’abord jusqu’au bout, par exemple avec deal(…, played=True).
cell-partie-over = Cette partie est finie après { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
} ; laissez les autres de côté, ou commencez avec elles une autre partie.
cell-deal-which =
    Dites de quelle donne il s’agit : en toutes lettres, par un relevé, un lien ou le nom d’un exemple, ou par un
    nombre, comme dans deal(seed=7).
cell-deal-both = Donnez soit la donne, soit le nombre dont elle est tirée (seed=), mais pas les deux.
cell-deal-played-or-not = Que les joueurs du tuteur jouent la donne jusqu’au bout (played=), c’est True ou False, et non { $found }.
cell-deal-seed = Le nombre dont une donne est tirée (seed=) est un entier de 0 à { $most }, et non { $found }.
cell-deal-what =
    { $found } n’est pas une donne : donnez des mots, un relevé, un lien ou le nom d’un exemple, ou un nombre, comme
    dans deal(seed=7).
cell-deal-name = Il n’y a pas d’exemple « { $name } » ; { $hint }. examples() les montre tous.
cell-deal-number = Il n’y a pas ici de donne { $found } : { $count ->
    [one] ceci est une seule donne
   *[other] les donnes sont numérotées de 1 à { $count }
} ; choisissez-la par number=.

## examples

cell-examples-all = { $count } exemples traités ; examples("…") cherche ceux qui répondent à une question, deal("…") prend le nom de l’un d’eux.
cell-examples-found = { $count ->
    [one] Un exemple pour « { $question } » :
   *[other] { $count } exemples pour « { $question } », le plus proche d’abord :
}
cell-examples-others = Les autres
cell-examples-one = { $name } : { $teaches }
cell-examples-place = Il n’y a pas ici d’exemple { $found } ; { $count ->
    [one] il n’y en a qu’un, à la place 0.
   *[other] il y en a { $count }, comptés à partir de 0.
}
cell-examples-words = Demandez avec des mots, par exemple examples("un point qui sauve du repique") ; { $found } n’en est pas un.
cell-examples-none = Aucun exemple n’a de mot de « { $question } » ; voici les sujets : { $subjects }.
# Mots d’une question qu’on ne cherche pas, séparés par des virgules : ils interrogent ou relient, et ne nomment rien du jeu.
cell-examples-asking = donne, donnes, faire, un, de, du, le, la, en, et, ou, au, aux, à, l, d, n, qu, c, s, j, se, ce, il, on, ne, y, si, que, qui, quoi, quand, quel, quelle, quels, quelles, comment, pourquoi, combien, est, sont, était, fait, font, ont, peut, peuvent, elle, ils, elles, les, des, une, dans, avec, sans, sur, sous, pour, par, mais, donc, car, son, ses, leur, leurs, mon, mes, cette, ces, cet, dont, possible, exemple, exemples, lorsque

## the rules by which

cell-rules-option = Il n’y a pas d’option « { $name } » ; { $near ->
    [absent] rules("{ $rules }").options() en donne la liste
   *[other] peut-être faut-il « { $near } »
}.
cell-rules-what = { $found } ne désigne pas de règles : donnez un nom comme "wikipedia", ou ce que donne rules("wikipedia").

## rules

cell-ruleset-question = Question
cell-ruleset-here = Ce livre
cell-ruleset-absent = rien
cell-ruleset-line = { $whose } : { $said }
cell-ruleset-options = { $book } : ce qui peut se régler
cell-ruleset-option = { $title } : { $value }. { $written }
cell-ruleset-scoring = Ce qu’il compte autrement que { $base } :
cell-ruleset-others = { $count ->
    [one] Une autre différence, de procédure
   *[other] { $count } autres différences, de procédure
}
cell-ruleset-alike = Il compte et joue chaque donne comme { $base }.
cell-ruleset-no-examples = Aucun exemple traité ne se compte autrement que selon { $base }.
cell-ruleset-examples = { $count ->
    [one] Un exemple traité se compte autrement que selon { $base }. Les points du premier viennent d’abord.
   *[other] { $count } exemples traités se comptent autrement que selon { $base }. Les points du premier viennent d’abord.
}
cell-ruleset-example = Exemple
cell-ruleset-more = Et : { $names }.
cell-ruleset-counted = { $differing ->
    [0] { $count ->
        [one] Dans une donne tirée au hasard, la marque ne diffère pas de celle selon { $base }.
       *[other] Dans aucune des { $made } donnes tirées au hasard, la marque ne diffère de celle selon { $base }.
    }
   *[other] { $count ->
        [one] Dans une donne tirée au hasard, la marque diffère de celle selon { $base }.
       *[other] Dans { $some } des { $made } donnes tirées au hasard, la marque diffère de celle selon { $base } : { $share }.
    }
}
cell-ruleset-interrupted = Interrompu : { $deals } donnes étaient demandées.
cell-ruleset-how-bulk = Tirées de la graine { $seed }, avec un écart et un jeu d’après des habitudes fixes ; tout ce qui est en main est annoncé.
cell-ruleset-how-ledger = Tirées de la graine { $seed }, et jouées au hasard dans le respect des règles{ $refused ->
    [0] .
    [one] { " " }; une donne de plus, que ce livre n’admet pas telle qu’elle fut jouée, est laissée de côté.
   *[other] { " " }; { $refused } donnes de plus, que ce livre n’admet pas telles qu’elles furent jouées, sont laissées de côté.
}
cell-ruleset-first = La première donne qui le montre
cell-ruleset-progress = Donnes : { $made } sur { $deals }, dont { $differing } comptées autrement
cell-ruleset-deals = Le nombre de donnes (deals=) est un entier de 1 à { $most }, et non { $found }.
cell-ruleset-seed = La graine est un entier de 0 à { $most }, et non { $found }.
cell-ruleset-example-none = Il n’y a pas d’exemple « { $found } » parmi ceux que ce livre change ; .ids les nomme.
cell-ruleset-as-printed = Voici { $title } tel qu’il est imprimé, il n’y a donc rien à comparer ; changez-y quelque chose, comme dans rules("{ $name }", last_trick=10).

## find

cell-find-title = « { $words } »
cell-find-understood = Compris comme : { $query }

## odds

cell-odds-words-points = points, point, le point, longueur du point
cell-odds-words-sequences = séquences, séquence, quinte, tierce, quarte
cell-odds-words-sets = brelans, brelan, brelans et quatorze, quatorzes
cell-odds-words-blank = carte blanche, cartes blanches
cell-odds-words-draws = tirage, tirages, rentrée, écart
cell-odds-words-winning = meilleur, qui gagne, qui l’emporte
cell-odds-words-big = grands coups, repique, repic, pique, pic, capot
cell-odds-words-books = livres, où les livres diffèrent
cell-odds-table = Les chiffres en tableau
cell-odds-errors = Les traits fins vont à deux erreurs types de part et d’autre.
cell-odds-interrupted = Interrompu : les chiffres sont ceux des donnes jouées jusque-là.
cell-odds-not-dealt = Ces chances sont comptées, non tirées : ôtez deals=, ou demandez « big » ou « books ».
cell-odds-deals = Le nombre de donnes (deals=) est un entier de 100 à { $most }, et non { $found }.
cell-odds-seed = La graine est un entier à partir de 0, et non { $found }.
cell-odds-words = Demandez avec des mots, par exemple odds("carte blanche") ; { $found } n’en est pas un.
cell-odds-subject = Il n’y a pas de chances pour « { $name } » ; { $hint }.
cell-odds-draw = Cartes non vues : { $unseen }. On ne peut en vouloir { $wanted }, en tirer { $drawn } et en avoir au moins { $least } de celles qu’on veut ; prenez de plus petits nombres entiers.
cell-odds-changed = Les gros coups se disent pour les livres tels qu’ils sont imprimés ; pour un livre à vous, demandez rules(…).over().
