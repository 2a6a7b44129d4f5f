# Les pages des chances : ce qui est compté, ce qui est joué pour voir, et ce qu’un livre en imprime.

odds-tabs = Sujets
odds-tab-points = Points
odds-tab-sequences = Séquences
odds-tab-sets = Brelans et quatorze
odds-tab-blank = Carte blanche
odds-tab-draws = Prises au talon
odds-tab-winning = À qui va quoi
odds-tab-big = Gros coups
odds-tab-books = Livres en désaccord

## Figures

odds-axis-share = { NUMBER($value, maximumFractionDigits: 2) } %
odds-axis-points = { NUMBER($value, maximumFractionDigits: 0) }
odds-cards-points = Un point de cinq
odds-cards-sequences = Une quinte
odds-cards-sets = Un quatorze
odds-cards-blank = Carte blanche
odds-draws-cards = Les cartes que vous n’avez pas vues : { $unseen }, dont { $wanted } souhaitées (en or) ; vous en tirez { $drawn }.
odds-percent = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
odds-percent-small = { NUMBER($value, minimumFractionDigits: 4, maximumFractionDigits: 4) } %
odds-percent-error = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) } %
odds-points-error = { NUMBER($value, minimumFractionDigits: 2, maximumFractionDigits: 2) } ± { NUMBER($error, minimumFractionDigits: 2, maximumFractionDigits: 2) }
odds-against = { NUMBER($value, maximumFractionDigits: 2) } contre 1
odds-for = { NUMBER($value, maximumFractionDigits: 2) } contre 1 en votre faveur
odds-sure = certain
odds-never = impossible

## How it was found

odds-exact = Exact : compté sur les { NUMBER($many) } mains de douze cartes qui peuvent être reçues.
odds-exact-pairs = Exact : compté sur les { NUMBER($many) } façons de donner deux mains de douze cartes, avant tout écart.
odds-exact-draws = Exact : toutes les façons de prendre les cartes sont comptées, et toutes se valent.
odds-simulated = Simulé : { NUMBER($deals) } donnes de la graine { $seed }. Le ± est une erreur type : environ deux chiffres sur trois sont à moins d’une erreur type de la vérité, dix-neuf sur vingt à moins de deux.
odds-shipped = Ces chiffres sont fournis avec le tuteur ; cette commande les a produits : { $command }
odds-own = Cette commande refait le même essai dans un terminal : { $command }
odds-habits =
    Les deux joueurs suivent des habitudes fixes. À l’écart, le premier change cinq cartes et le dernier trois, celles qui ajoutent le moins : les couleurs longues, les suites, les brelans et les hautes cartes sont gardés. Dans le jeu, on entame les maîtresses de sa plus longue couleur, sinon le haut de la plus longue ; l’adversaire prend la levée au moindre prix. Chacun annonce tout ce qu’il a. De meilleurs joueurs marqueraient autrement ; rien ici n’est un conseil.

## Points

odds-points-title = La plus longue couleur
odds-points-plot = Cartes de la plus longue couleur
odds-points-row = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
odds-points-lead = À la donne, la plus longue couleur a quatre ou cinq cartes dans { NUMBER($usual, maximumFractionDigits: 0) } mains sur cent, et six ou plus dans { NUMBER($long, maximumFractionDigits: 1) }. Il est rare d’en recevoir six.

## Sequences

odds-sequences-title = La meilleure séquence
odds-sequences-plot = La plus longue séquence d’une main
odds-sequences-none = Aucune
odds-sequences-row = { SEQUENCE($count) }
odds-sequences-lead = À la donne, { NUMBER($some, maximumFractionDigits: 0) } mains sur cent contiennent une séquence, le plus souvent une simple tierce. Une séquence de cinq cartes ou plus, la première à marquer dix en plus de sa longueur, vient dans { NUMBER($quint, maximumFractionDigits: 1) }.

## Sets

odds-sets-title = Le meilleur brelan ou quatorze
odds-sets-plot = Le meilleur, des dix aux as
odds-sets-none = Aucun
odds-sets-trio = Un brelan
odds-sets-quatorze = Un quatorze
odds-sets-lead = À la donne, { NUMBER($some, maximumFractionDigits: 0) } mains sur cent contiennent un brelan ou mieux, et { NUMBER($quatorze, maximumFractionDigits: 1) } un quatorze. Il bat tout brelan.

## Carte blanche

odds-blank-title = Carte blanche
odds-blank-plot = Ne recevoir ni roi, ni dame, ni valet
odds-blank-mine = Vous
odds-blank-either = Vous ou votre adversaire
odds-blank-lead = Une main sans figure vient une fois sur { NUMBER($one, maximumFractionDigits: 0) } mains, à l’un ou à l’autre une fois sur { NUMBER($either, maximumFractionDigits: 0) } donnes. Les deux à la fois, c’est impossible : vingt cartes seulement ne sont pas des figures, et deux mains en prennent vingt-quatre.

## Draws

odds-draws-title = Prendre ce qu’il vous faut
odds-draws-plot = Bonnes cartes qui viennent
odds-draws-asked = Ce que vous demandez
odds-draws-row = { $count ->
    [0] Aucune
   *[other] { $count }
}
odds-draws-least = { $least ->
    [0] N’importe quel nombre
   *[other] Au moins { $least }
}
odds-draws-lead = Des cartes que vous n’avez pas vues, { $unseen } en tout, vous en prenez { $drawn }, et { $wanted } feraient l’affaire. Au moins { $least } : { $odds }.
odds-draws-unseen = Cartes non vues
odds-draws-wanted = Cartes qui conviennent
odds-draws-drawn = Cartes prises
odds-draws-wish = Demandées, au moins
odds-draws-wrong = Ces nombres ne vont pas ensemble : cartes non vues, { $unseen } ; souhaitées, { $wanted } ; prises, { $drawn }. Les derniers nombres valables sont conservés.
odds-draws-presets = Besoins courants
odds-draws-preset-two = En premier : une de deux, comme l’un ou l’autre bout d’une quarte
odds-draws-preset-four = En premier : une de quatre, comme n’importe quel as
odds-draws-preset-one = En premier : une carte précise
odds-draws-preset-younger = En dernier : une de deux
odds-draws-preset-three = En premier : trois de cinq

## Who wins what

odds-winning-title = À qui va chaque annonce
odds-winning-plot = Douze cartes chacun, comme reçues
odds-winning-elder = Premier
odds-winning-nobody = Personne
odds-winning-younger = Dernier
odds-winning-lead = Avant l’écart, aucun joueur n’a l’avantage. Personne ne gagne les séquences dans { NUMBER($sequence, maximumFractionDigits: 0) } donnes sur cent, personne les brelans et quatorze dans { NUMBER($set, maximumFractionDigits: 0) }, et personne le point dans { NUMBER($point, maximumFractionDigits: 0) } : le point est presque toujours à quelqu’un. L’avantage du premier lui vient de l’écart.

## Big scores

odds-big-title = Gros coups
odds-big-scores = Points par donne
odds-big-often = Combien de fois, sur cent donnes
odds-big-classes = À qui va chaque annonce, après l’écart
odds-big-total = { SIDE($side) }, en tout
odds-big-declared = { SIDE($side) }, en main
odds-big-repique = Repique : { ROLE($side) }
odds-big-pique = Pique : { ROLE($side) }
odds-big-capot = Capot : { ROLE($side) }
odds-big-cards = Plus de levées : { ROLE($side) }
odds-big-ahead = Plus de points : { ROLE($side) }
odds-big-lead = Avec ces habitudes, le premier marque { NUMBER($elder, maximumFractionDigits: 1) } points par donne et le dernier { NUMBER($younger, maximumFractionDigits: 1) }. Le premier fait repique une fois sur { NUMBER($repique, maximumFractionDigits: 0) } donnes et pique une fois sur { NUMBER($pique, maximumFractionDigits: 0) }.
odds-big-none = Avec ces habitudes, le premier marque { NUMBER($elder, maximumFractionDigits: 1) } points par donne et le dernier { NUMBER($younger, maximumFractionDigits: 1) }.
odds-big-rules = Marqué selon

## Books that disagree

odds-books-title = Livres en désaccord
odds-books-often = Donnes marquées différemment, sur cent
odds-books-lead = Les mêmes cartes, écartées et jouées de la même façon, sont marquées selon chaque livre. Deux des règles qui les séparent peuvent décider d’un pique : l’une dit si ce que le dernier a encore en main l’empêche, l’autre si les cartes aident à le faire.
odds-books-pair = { $one } et { $other }
odds-books-points = Quand ils diffèrent, de combien de points en moyenne
odds-books-unsupported = Non comparés : { $titles }. Leurs donnes ne peuvent pas être comparées à celles-ci : autre jeu de cartes, plus de joueurs, ou enchères.
odds-books-alike = { $first } vaut aussi pour { $others } : ils marquent de la même façon toutes ces donnes.

## Making it anew

odds-recount = Compter de nouveau
odds-recounted =
    { $quick ->
        [yes] Compté de nouveau à l’instant, en moins d’un centième de seconde.
       *[no] Compté de nouveau à l’instant, en { NUMBER($seconds, maximumFractionDigits: 2) } s.
    }
odds-deals = Combien de donnes faire
odds-seed = Graine
odds-run = Donner de nouveau
odds-cancel = Arrêter
odds-run-shipped = Les chiffres ci-dessous viennent des { NUMBER($shown) } donnes faites pour le tuteur.
odds-run-own = Les chiffres ci-dessous sont ceux de votre essai de { NUMBER($shown) } donnes à partir de la graine { $seed }.
odds-run-other = « { odds-run } » en fait { NUMBER($deals) } ici même, à partir de la graine indiquée, et montre plutôt ce qu’elles donnent.
odds-run-same = « { odds-run } » avec ce nombre et cette graine referait le même essai et donnerait les mêmes chiffres ; pour d’autres donnes, écrivez une autre graine.
odds-not-run = Rien n’a été donné : « { $field } » n’est pas utilisable tel quel ; corrigez-le, puis appuyez sur « { odds-run } ».
odds-back-to-shipped = Revenir aux { NUMBER($deals) } donnes fournies avec le tuteur
odds-running = Donnes : { NUMBER($done) } sur { NUMBER($all) }
odds-progress = Où en est le calcul
odds-no-subject = Il n’y a pas de sujet appelé « { $given } » ; choisissez-en un dans la rangée ci-dessous.
odds-notice = Une partie de cette adresse n’a pas été comprise
odds-stopped = Arrêté après { NUMBER($deals) } donnes ; leurs résultats sont affichés.
odds-failed = Le calcul n’a pas pu continuer : les résultats d’avant sont de nouveau affichés ; essayez avec moins de donnes.
odds-number-none = Il n’y a pas de nombre ici ; écrivez un nombre entier de { NUMBER($least) } à { NUMBER($most) }.
odds-number-wrong = « { $given } » n’est pas un nombre entier de { NUMBER($least) } à { NUMBER($most) } ; écrivez-en un.
odds-no-library = Pour joindre une grappe de serveurs, il faut une bibliothèque qui n’est pas installée ici ; on l’obtient avec « pip install 'piquet-tutor[cluster]' », ou n’indiquez pas d’adresse.
odds-no-dask = Les donnes se répartissent par dask, qui n’est pas installé ici ; on l’obtient avec « pip install 'piquet-tutor[numbers]' ».
odds-no-address = Aucune grappe ne répond à { $address } ; lancez son ordonnanceur, ou n’indiquez pas d’adresse.

## What is printed

odds-printed = Ce qu’un livre imprime
odds-printed-about = { $book } donne des cotes à la fin de son chapitre sur le piquet. Chacune est recomptée ici.
odds-printed-draw = Au moins { $least } de { $wanted } voulues, en prenant { $drawn }
odds-printed-both = Un as et un roi sans en avoir reçu, en prenant { $drawn }
odds-printed-either = Deux as ou deux rois, deux de chacun reçus, en prenant { $drawn }
odds-printed-blank = Une carte blanche
odds-printed-odds = { $against } contre { $to }
odds-printed-counted = { NUMBER($value, maximumFractionDigits: 2) } contre { $to }
odds-printed-right = d’accord
odds-printed-wrong = le livre se trompe
odds-printed-what = Ce qui est demandé
odds-printed-as = Imprimé
odds-printed-true = Compté
odds-printed-verdict = Est-ce exact ?
odds-printed-nothing = Nos sources ne donnent aucun de ces chiffres : il n’y a donc rien à quoi les comparer.

## A rule set that many deals cannot be scored by

odds-unsupported = « { $title } » n’est pas parmi les livres comparés ici : { $reason ->
    [players] on y joue à plus de deux, et les chances ne se comptent que pour deux mains.
    [bidding] on y enchérit.
    [pack] on y joue avec un autre jeu de cartes.
    [tricks] ses entames et ses levées comptent autrement.
    [last] sa dernière levée compte par sa carte.
    [nought] on peut y annoncer une chicane.
    [rouge] une main dont toutes les cartes marquent y a une prime.
    [both] on peut y compter dans une annonce qu’on n’a pas gagnée.
    [again] une main blanche y marque deux fois.
   *[clauses] une de ses marques se décide d’une façon qui n’est pas comptée ici.
}

## The terminal

odds-not-drawn = seul draws prend --draw : ne le mettez pas.
odds-not-scored = seul big se marque d’après les règles de votre choix : ne mettez pas --rules.
odds-not-dealt = seuls big et books se jouent au hasard ; les autres se comptent : ne mettez pas --deals.
