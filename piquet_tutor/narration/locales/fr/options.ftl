# Ce qui peut se régler autrement, en mots. Le message d’une option est son nom dans une liste ; « .set » met une valeur en
# mots, comme réponse à la question de l’option, qui se trouve dans les données des règles.

option-yes = oui
option-no = non
option-number = { $value }

## La donne

option-first_dealer = Qui donne d’abord
    .question = Qui donne d’abord après le tirage ?
    .set = { $value ->
        [higher_deals] celui qui tire la plus haute carte
        [lower_deals] celui qui tire la plus basse carte
       *[higher_chooses] celui qui tire la plus haute carte choisit
    }
option-deal_packet = Cartes données à la fois
    .question = Par combien à la fois donne-t-on les cartes ?
    .set = { $value ->
        [2] deux
        [3] trois
        [two_to_four] deux, trois ou quatre
        [chosen_once] deux ou trois, et toujours autant pour un même joueur
        [threes_and_twos] trois et deux tour à tour
       *[chosen] deux ou trois, au gré du donneur
    }

option-talon_laid = Disposition du talon
    .question = Comment le talon est-il posé sur la table ?
    .set = { $value ->
        [one_packet] face cachée, en un seul paquet
        [spread] face cachée et étalé
        [five_and_three] étalé face cachée, cinq cartes un peu à l’écart des trois autres
        [packet_or_five_and_three] face cachée, en un paquet ou en cinq et trois
       *[face_down] face cachée
    }

## L’écart

option-elder_exchange_min = Écart minimal du premier
    .question = Combien de cartes le premier doit-il écarter au moins ?
    .set = { $value ->
        [0] aucune carte
        [one] une
       *[other] { WORDS($value, gender: "feminine") }
    }
option-elder_exchange_max = Écart maximal du premier
    .question = Combien de cartes au plus le premier peut-il écarter ?
    .set = { WORDS($value, gender: "feminine") }
option-younger_exchange_min = Écart minimal du dernier
    .question = Combien de cartes le dernier doit-il écarter au moins ?
    .set = { $value ->
        [0] aucune carte
        [majority] plus de la moitié de celles qui restent
        [all_but_two] toutes celles qui restent, sauf deux
       *[other] { WORDS($value, gender: "feminine") }
    }
option-younger_exchange_max = Écart maximal du dernier
    .question = Combien de cartes au plus le dernier peut-il écarter ?
    .set = { $value ->
        [five] cinq
       *[remaining] toutes celles qui restent
    }
option-peek_penalty = Regarder au talon les cartes de l’adversaire
    .question = Que coûte-t-il de regarder des cartes du talon qui reviennent à l’adversaire ?
    .set = { $value ->
        [0] rien : ici personne ne le peut
       *[other] { $value } points
    }
option-elder_peek = Regard du premier sur ce qui reste
    .question = De ses cinq cartes, le premier peut-il regarder celles qu’il laisse ?
option-younger_untaken = Cartes du talon laissées par le dernier
    .question = Que deviennent les cartes du talon que le dernier laisse ?
    .set = { $value ->
        [expose_or_hide_now] le dernier les retourne avant la première annonce, ou personne ne les voit
        [look_after_lead_shared] après l’entame le dernier peut les regarder, et alors les deux les voient
        [private] le dernier seul peut les regarder
       *[hidden] personne ne les voit
    }
option-own_discards_visible = Regard sur son propre écart
    .question = Un joueur peut-il regarder son propre écart pendant le jeu ?
option-tricks_open = Regard sur les levées faites
    .question = Peut-on revoir les levées déjà faites ?

## Carte blanche

option-blank_points = Prix d’une carte blanche
    .question = Combien vaut une carte blanche ?
    .set = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
option-blank_ten_is_court = Un dix gâte la carte blanche
    .question = Un dix gâte-t-il une carte blanche comme le fait une figure ?
option-elder_blank_proof = Quand le premier montre sa carte blanche
    .question = Quand le premier montre-t-il une carte blanche ?
    .set = { $value ->
        [immediate] tout de suite
        [after_both_discards] quand l’un puis l’autre ont écarté
        [after_younger_discard] quand l’adversaire a écarté
       *[after_younger_exchange] quand l’adversaire a pris ses cartes
    }
option-elder_blank_draw_order = Qui prend d’abord après la carte blanche du premier
    .question = Qui prend d’abord quand le premier a une carte blanche ?
    .set = { $value ->
        [younger_first] le dernier
       *[elder_first] le premier, comme toujours
    }
option-younger_blank_announce = Quand le dernier dit sa carte blanche
    .question = Quand le dernier dit-il une carte blanche ?
    .set = { $value ->
        [after_elder_exchange] quand l’adversaire a écarté et touché le talon
       *[at_once] tout de suite
    }
option-younger_blank_proof = Quand le dernier montre sa carte blanche
    .question = Quand le dernier montre-t-il une carte blanche ?
    .set = { $value ->
        [immediate] tout de suite
        [after_elder_exchange] quand l’adversaire a pris ses cartes
       *[after_elder_discard] quand l’adversaire a écarté
    }
option-blank_optional = Taire une carte blanche
    .question = Un joueur peut-il taire une carte blanche ?
option-double_blank = Les deux ont une carte blanche
    .question = Et si les deux joueurs ont une carte blanche ?
    .set = { $value ->
        [younger_scores] seule celle du dernier se marque
        [both_score] chacune se marque
       *[both_void] aucune ne se marque
    }
option-blank_again_after_exchange = Encore blanche après l’écart
    .question = Une main encore blanche après l’écart marque-t-elle de nouveau ?

## Le point

option-point_min_length = Le plus court des points
    .question = Combien de cartes un point doit-il avoir ?
    .set = { $value ->
        [0] n’importe quel nombre
       *[other] { WORDS($value, gender: "feminine") } ou plus
    }
option-point_min_pips = Valeur minimale d’un point
    .question = Quelle valeur un point doit-il avoir ?
    .set = { $value ->
        [0] n’importe laquelle
       *[other] { $value } ou plus
    }
option-point_compare = Le meilleur point
    .question = Quel point est le meilleur ?
    .set = { $value ->
        [pips] celui qui vaut le plus
       *[length_pips] le plus long ; à nombre égal, celui qui vaut le plus
    }
option-point_score = Ce que marque un point
    .question = Que marque un bon point ?
    .set = { $value ->
        [ending4_less_one] un par carte, un de moins si sa valeur finit par quatre
        [tens_rounded] un par dizaine de sa valeur, à la dizaine la plus proche
        [flat_5] cinq, quelle que soit sa longueur
       *[cards] un par carte
    }
option-nought_value = Annoncer une chicane
    .question = Une chicane peut-elle s’annoncer comme point ou comme séquence, et que vaut un tel point ?
    .set = { $value ->
        [off] non
       *[other] oui, comme un point valant { $value }
    }
option-point_call = Quand se dit la valeur d’un point
    .question = La valeur du point se dit-elle tout de suite, ou seulement à nombre égal ?
    .set = { $value ->
        [value_always] tout de suite
       *[length_first] seulement à nombre égal
    }
option-point_beaten = Dire le point qui bat celui du premier
    .question = En disant « pas bon » de la valeur d’un point, le dernier dit-il la valeur qui la bat ?

## Séquences, brelans et quatorze

option-sequence_call = Quand se dit la carte du haut d’une séquence
    .question = La carte du haut d’une séquence se dit-elle tout de suite, ou seulement à longueur égale ?
    .set = { $value ->
        [top_always] tout de suite
        [top_unless_unbeatable] tout de suite, sauf si rien ne pouvait la battre ni l’égaler
       *[length_first] seulement à longueur égale
    }
option-equal_sequence_voids = Les meilleures séquences égales écartent toutes les autres
    .question = Quand les meilleures séquences sont égales, personne n’en marque-t-il aucune ?
    .set = { $value ->
        [none] non : chacun marque les siennes
       *[all] oui
    }
option-lesser_combinations = Séquences, brelans et quatorze outre le meilleur
    .question = Qui peut marquer des séquences, brelans et quatorze autres que le meilleur ?
    .set = { $value ->
        [both] les deux joueurs
       *[winner] seul celui qui a le meilleur
    }

## Les annonces

option-sinking = Taire des combinaisons
    .question = Un joueur peut-il annoncer moins que ce qu’il a ?
    .set = { $value ->
        [partial] oui, même une partie d’une combinaison
        [whole_class] oui, mais seulement le point, toutes les séquences ou tous les brelans et quatorze
        [whole_combinations] oui, mais seulement des combinaisons entières
       *[none] non
    }
option-short_call_binds = Annoncer moins, puis compter plus
    .question =
        Après avoir annoncé moins que ce qu’il a, la plus faible de deux choses ou une partie d’une seule, le premier
        peut-il encore compter la meilleure, ou le tout ?
    .set = { $value ->
        [always] non
        [unless_good_against_cards] seulement si rien de ce que l’adversaire pouvait avoir n’aurait battu ni égalé l’annonce
       *[never] oui
    }
option-show_on_request = Montrer ce qui se marque
    .question = Ce qui se marque doit-il se montrer quand l’adversaire le demande ?
option-show_extent = Ce qui se montre à la demande
    .question = Outre ce qui se marque, que doit-on montrer quand l’adversaire le demande ?
    .set = { $value ->
        [called] tout ce qui a été annoncé
        [equal] tout ce qui était bon ou égal
       *[scored] ce qui se marque
    }
option-equal_named = Ce qu’on dit de l’égalité
    .question = Que dit-on, sans qu’on le demande, d’un point ou d’une séquence à égalité ?
    .set = { $value ->
        [cards] les cartes
        [suit] la couleur
       *[nothing] rien
    }
option-calling_shows = Les cartes annoncées barrent ce qu’elles battent
    .question =
        Une séquence, un brelan ou un quatorze contenu dans les cartes annoncées par le premier empêche-t-il le dernier
        de compter le sien, sans avoir été annoncé ?
option-declare_order = Ordre des annonces
    .question = Dans quel ordre annonce-t-on le point, les séquences, les brelans et quatorze ?
    .set = { $value ->
        [point_then_free] le point, puis séquences, brelans et quatorze dans l’ordre qu’on veut
       *[strict] point, séquences, brelans et quatorze
    }

## Carte rouge, repique et pique

option-pique_reckoning = Comment se juge un pique
    .question = Le pique se juge-t-il selon l’ordre du compte ou dans l’ordre du temps ?
    .set = { $value ->
        [chronological] dans l’ordre du temps
       *[precedence] d’après l’ordre du compte
    }
option-pique_moment = Ce qui peut faire pique
    .question = Par quelles cartes peut-on faire pique ?
    .set = { $value ->
        [first_lead] la première carte du premier, elle seule
       *[any_trick] toute levée, tant que le dernier n’a rien compté
    }
option-cards_in_pique = Les dix des cartes comptent pour le pique
    .question = Les dix des cartes comptent-ils pour le pique ?
option-younger_pique = Un pique du dernier
    .question = Le dernier peut-il faire pique ?
option-carte_rouge = Carte rouge
    .question = Que marque une main dont chaque carte entre dans une bonne combinaison ?
    .set = { $value ->
        [0] rien
       *[other] { $value } points
    }
option-carte_rouge_in_pique = La carte rouge compte pour le pique
    .question = Une carte rouge compte-t-elle pour le repique et le pique ?
    .set = { $value ->
        [elder_only] celle du premier oui, celle du dernier non
        [no] non
       *[yes] oui
    }

## Le jeu de la carte

option-trick_scoring = Points du jeu
    .question = Qu’est-ce qui marque au jeu de la carte ?
    .set = { $value ->
        [lead_capture] une carte entamée, et une levée que l’adversaire a entamée
        [double_capture] un pour la première entame, un pour une levée qu’on a entamée et faite, deux pour une levée que l’adversaire a entamée
        [high_lead_capture] une carte entamée, et une levée que l’adversaire a entamée, avec un dix ou plus
        [flat_won] chaque levée faite, quel que soit celui qui l’entame
       *[high_cards_won] chaque carte du dix à l’as dans une levée faite
    }
option-last_trick = La dernière levée
    .question = Que marque en outre la dernière levée ?
    .set = { $value ->
        [0] rien
        [two_with_high_card] deux en tout avec un dix ou plus, un avec une carte plus basse
       *[other] { $value } de plus
    }
option-cards = Le prix des cartes
    .question = Que marque celui qui a le plus de levées ?
    .set = { $value ->
        [0] rien
       *[other] { $value } points
    }
option-capot = Le capot
    .question = Que marque-t-on, à la place des cartes, pour toutes les levées ?
    .set = { $value } points
option-capot_last_trick = La dernière levée compte en plus du capot
    .question =
        Les dix de la dernière levée se comptent-ils en plus d’un capot, là où ces dix tiennent lieu des cartes ?
    .set = { $value ->
        [kept] oui
       *[unless_it_stands_for_cards] non : le capot prend sa place
    }
option-must_head = Devoir prendre la levée
    .question = Un joueur doit-il prendre la levée s’il le peut ?
option-concede_last_deal = Abandonner le jeu de la carte
    .question = Un joueur qui ne peut plus passer le rubicon peut-il abandonner le jeu de la dernière donne ?

## La rencontre

option-match_format = Longueur d’une rencontre
    .question = Combien de donnes ou de manches une rencontre compte-t-elle ?
    .set = { $value ->
        [four_deals_ends_double] quatre donnes, la première et la dernière comptant double
        [race] jusqu’à ce que quelqu’un ait les points voulus
       *[six_deals] six donnes
    }
option-tie_break_deals = Donnes après une égalité
    .question = Combien de donnes ajoute-t-on quand la partie est à égalité ?
    .set = { $value ->
        [0] aucune
       *[other] { WORDS($value, gender: "feminine") }
    }
option-tie_break_repeat = Encore des donnes, si l’égalité demeure
    .question = Ajoute-t-on encore des donnes si l’égalité demeure ?
    .set = { $value ->
        [once] non, une seule fois
       *[until_decided] oui, jusqu’à la décision
    }
option-rubicon_if_winner_short = Rubicon, quand le gagnant est dessous aussi
    .question = Un perdant sous le rubicon paie-t-il le rubicon quand le gagnant est lui aussi au-dessous ?
option-game_bonus = Prime de la partie
    .question = Qu’ajoute-t-on pour la partie ?
    .set = { $value ->
        [0] rien
       *[other] { $value }
    }
option-rubicon = Le rubicon
    .question = Où est le rubicon ?
    .set = { $value ->
        [0] il n’y en a pas
       *[other] à { $value } points
    }
option-race_stop = Arrêter une course
    .question = Dans une course, le jeu s’arrête-t-il dès que le but est atteint ?
    .set = { $value ->
        [at_once_in_order] oui, aussitôt, dans l’ordre du compte
        [at_once_by_clock] oui, aussitôt, à mesure que les marques se font
       *[end_of_deal] non, la donne se joue jusqu’au bout
    }
option-target = Points voulus
    .question = Quel est le but d’une course ?
    .set = { $value ->
        [one] { $value } point
       *[other] { $value } points
    }
option-double_under = Perdre une course double
    .question = Au-dessous de combien de points le perdant d’une course perd-il double ?
    .set = { $value ->
        [0] personne ne perd double
       *[other] sous { $value }
    }
option-games_to_win = Manches pour gagner la rencontre
    .question = Combien de manches gagnent la rencontre ?
    .set = { WORDS($value, gender: "feminine") }

## Les formes à enchères, et celles à trois et à quatre

option-counterpique = Le contre-pique
    .question = Qu’est-ce qu’un contre-pique ?
    .set = { $value ->
        [exact_bonus_30] une prime de 30 pour faire juste le nombre de levées demandé
       *[multiple_of_shortfall] la valeur de l’enchère pour chaque levée qui manque
    }
option-play_stops = Arrêter le jeu une fois décidé
    .question = Le jeu s’arrête-t-il quand le premier a ses levées et qu’il n’y a plus de pique à faire ?
    .set = { $value ->
        [played_out] non, toutes les levées se jouent
       *[when_decided] oui
    }
option-auction_exchange_min = Écart après les enchères
    .question = Faut-il écarter après les enchères ?
    .set = { $value ->
        [0] non
       *[other] oui, au moins { WORDS($value, gender: "feminine") }
    }
option-auction_minus_combinations = Combinaisons, quand il faut perdre des levées
    .question = Qui marque les combinaisons quand on s’est engagé à perdre des levées ?
    .set = { $value ->
        [opponent] l’adversaire
       *[holder] celui qui les a
    }
option-auction_minus_sinking = Taire, quand il faut perdre des levées
    .question = Peut-on taire quelque chose quand on s’est engagé à perdre des levées ?
    .set = { $value ->
        [partial] oui, même une partie d’une combinaison
       *[none] non
    }
option-auction_pique_threshold_plus = Pique, levées à gagner
    .question = Combien de points font un pique quand il s’agit de gagner des levées ?
option-auction_pique_threshold_minus = Pique, levées à perdre
    .question = Combien de points font un pique quand il s’agit de perdre des levées ?
option-auction_repique_threshold_plus = Repique, levées à gagner
    .question = Combien de points font un repique quand il s’agit de gagner des levées ?
option-auction_repique_threshold_minus = Repique, levées à perdre
    .question = Combien de points font un repique quand il s’agit de perdre des levées ?
option-normand_exchange = L’écart à trois
    .question = Qui écarte quand on joue à trois ?
    .set = { $value ->
        [none] personne
       *[dealer_takes_two] le donneur, qui prend les deux cartes du talon
    }
option-normand_end = La fin d’une partie à trois
    .question = Comment une partie à trois finit-elle ?
    .set = { $value ->
        [first_wins] celui qui a les points avant les autres gagne
       *[withdraw] celui qui a les points se retire, et les deux autres continuent
    }
option-voleur_lesser = Autres séquences, brelans et quatorze à quatre
    .question = Qui marque d’autres séquences, brelans et quatorze quand un camp a le meilleur ?
    .set = { $value ->
        [holder_only] seul celui qui a le meilleur
        [everyone] tout le monde
       *[side] les deux partenaires de ce camp
    }
option-seat_direction = Sens du tour de table
    .question = Dans quel sens vont la donne, les annonces et le jeu ?
    .set = { $value ->
        [right] vers la droite
       *[left] vers la gauche
    }

## Une règle du jeu comme elle s’imprime

book-reckoning = Ordre du compte : { $kinds }.
book-legend =
    Sous chaque règle, on lit qui le dit, et comment : dit en toutes lettres, déduit, montré par un
    exemple seulement, contesté, ou choix de notre table. Après un tiret, ce qui peut se régler autrement, et [entre
    crochets] comme un relevé l’écrit. Ce que répondent d’autres livres : `piquet-tutor rules differ`.
book-legend-whole =
    Sous chaque règle, on lit qui le dit, et comment : dit en toutes lettres, déduit, montré par un
    exemple seulement, contesté, ou choix de notre table. Après un tiret, ce qui peut se régler autrement, et [entre
    crochets] comme un relevé l’écrit, avec chaque valeur possible. Ce que répondent d’autres livres :
    `piquet-tutor rules differ`.
book-exception = Là où elle s’applique, elle prend la place de : { $clause }.
book-option = — { $title } : { $words }.
book-options-again = — Voir plus haut : { $names }.
book-answer = { $words }.
book-others = Ou : { $others }.
book-elsewhere = D’autres livres diffèrent.
# Une règle du jeu dont des options ont été réglées autrement.
# Une option changée, et ce qu’elle dit maintenant.
option-told = { $title } : { $value }
rules-changed = { $title }, { $count ->
        [one] une règle changée
       *[other] { WORDS($count, gender: "feminine") } règles changées
    }
# Une valeur, et les livres qui l’ont.
book-reading = { $words } ({ $books })
book-place-implied = { $place }, implicite
book-place-exemplified = { $place }, par un exemple seulement
book-place-disputed = { $place }, discuté
book-any-number = tout nombre entier
book-customs = Ce qu’on peut regarder
book-absent = Ne se joue pas ici, mais peut s’ajouter
book-foreign = Options qui à elles seules ne changent rien ici
book-more =
    { $count ->
        [one] Une autre option ne change rien ici à elle seule
       *[other] { $count } autres options ne changent rien ici à elles seules
    } : « piquet-tutor rules show { $rules } --all » { $count ->
        [one] l’énumère
       *[other] les énumère
    }, avec chaque valeur comme les relevés l’écrivent.
