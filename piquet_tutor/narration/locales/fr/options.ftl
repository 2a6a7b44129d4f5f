# Ce qui peut se régler autrement, en mots. Le message d’une option est son nom dans une liste ; « .set » met une valeur en
# mots, comme réponse à la question de l’option, qui se trouve dans les données des règles.

option-yes = oui
option-no = non
option-number = { $value }

## La donne

option-first_dealer = Qui donne d’abord
    .set = { $value ->
        [higher_deals] qui tire la plus haute carte
        [lower_deals] qui tire la plus basse carte
       *[higher_chooses] qui tire la plus haute carte choisit
    }
option-deal_packet = Cartes données à la fois
    .set = { $value ->
        [2] deux
        [3] trois
        [two_to_four] deux, trois ou quatre
        [chosen_once] deux ou trois, de même dans toutes les donnes d’un joueur
        [threes_and_twos] trois et deux tour à tour
       *[chosen] deux ou trois, au gré du donneur
    }

## L’écart

option-elder_exchange_min = Écart minimal du premier
    .set = { $value ->
        [0] aucune carte
        [one] une
       *[other] { WORDS($value, gender: "feminine") }
    }
option-elder_exchange_max = Écart maximal du premier
    .set = { WORDS($value, gender: "feminine") }
option-younger_exchange_min = Écart minimal du dernier
    .set = { $value ->
        [0] aucune carte
        [majority] plus de la moitié de celles qui restent
        [all_but_two] toutes celles qui restent, sauf deux
       *[other] { WORDS($value, gender: "feminine") }
    }
option-younger_exchange_max = Écart maximal du dernier
    .set = { $value ->
        [five] cinq
       *[remaining] toutes celles qui restent
    }
option-peek_penalty = Regarder au talon les cartes de l’adversaire
    .set = { $value ->
        [0] rien : ici personne ne le peut
       *[other] { $value } points
    }
option-elder_peek = Regard du premier sur ce qui reste
option-younger_untaken = Cartes du talon laissées par le dernier
    .set = { $value ->
        [expose_or_hide_now] le dernier les retourne avant la première annonce, ou personne ne les voit
        [look_after_lead_shared] après l’entame le dernier peut les regarder, et alors les deux les voient
        [private] le dernier seul peut les regarder
       *[hidden] personne ne les voit
    }
option-own_discards_visible = Regard sur son propre écart
option-tricks_open = Regard sur les levées faites

## Carte blanche

option-blank_points = Prix d’une carte blanche
    .set = { $value ->
        [one] 1 point
       *[other] { $value } points
    }
option-blank_ten_is_court = Un dix gâte la carte blanche
option-elder_blank_proof = Quand le premier montre sa carte blanche
    .set = { $value ->
        [immediate] tout de suite
        [after_both_discards] quand l’un puis l’autre ont écarté
        [after_younger_discard] quand l’adversaire a écarté
       *[after_younger_exchange] quand l’adversaire a pris ses cartes
    }
option-elder_blank_draw_order = Qui prend d’abord après la carte blanche du premier
    .set = { $value ->
        [younger_first] le dernier
       *[elder_first] le premier, comme toujours
    }
option-younger_blank_announce = Quand le dernier dit sa carte blanche
    .set = { $value ->
        [after_elder_exchange] quand l’adversaire a écarté et touché le talon
       *[at_once] tout de suite
    }
option-younger_blank_proof = Quand le dernier montre sa carte blanche
    .set = { $value ->
        [immediate] tout de suite
        [after_elder_exchange] quand l’adversaire a pris ses cartes
       *[after_elder_discard] quand l’adversaire a écarté
    }
option-blank_optional = Taire une carte blanche
option-double_blank = Les deux ont une carte blanche
    .set = { $value ->
        [younger_scores] seule celle du dernier se marque
        [both_score] chacune se marque
       *[both_void] aucune ne se marque
    }
option-blank_again_after_exchange = Encore blanche après l’écart

## Le point

option-point_min_length = Le plus court des points
    .set = { $value ->
        [0] si peu de cartes que ce soit
       *[other] { WORDS($value, gender: "feminine") } ou plus
    }
option-point_min_pips = Valeur minimale d’un point
    .set = { $value ->
        [0] si peu que ce soit
       *[other] { $value } ou plus
    }
option-point_compare = Le meilleur point
    .set = { $value ->
        [pips] celui qui vaut le plus
       *[length_pips] le plus long ; à nombre égal, celui qui vaut le plus
    }
option-point_score = Ce que marque un point
    .set = { $value ->
        [ending4_less_one] un par carte, un de moins si sa valeur finit par quatre
        [tens_rounded] un par dizaine de sa valeur, à la dizaine la plus proche
        [flat_5] cinq, quelle que soit sa longueur
       *[cards] un par carte
    }
option-nought_value = Annoncer une chicane
    .set = { $value ->
        [off] non
       *[other] oui, comme un point valant { $value }
    }
option-point_call = Quand se dit la valeur d’un point
    .set = { $value ->
        [value_always] tout de suite
       *[length_first] seulement à nombre égal
    }
option-point_beaten = Dire le point qui bat celui du premier

## Séquences, brelans et quatorze

option-sequence_call = Quand se dit la carte du haut d’une séquence
    .set = { $value ->
        [top_always] tout de suite
        [top_unless_unbeatable] tout de suite, sauf si rien ne pouvait la battre ni l’égaler
       *[length_first] seulement à longueur égale
    }
option-equal_sequence_voids = Les meilleures séquences égales écartent toutes les autres
    .set = { $value ->
        [none] non : chacun marque les siennes
       *[all] oui
    }
option-lesser_combinations = Séquences, brelans et quatorze outre le meilleur
    .set = { $value ->
        [both] les deux joueurs
       *[winner] seul celui qui a le meilleur
    }

## Les annonces

option-sinking = Taire des combinaisons
    .set = { $value ->
        [partial] oui, même une partie d’une combinaison
        [whole_class] oui, mais seulement une sorte entière
        [whole_combinations] oui, mais seulement des combinaisons entières
       *[none] non
    }
option-short_call_binds = Compter la meilleure après la moindre
    .set = { $value ->
        [always] non
        [unless_good_against_cards] seulement si l’annonce était bonne contre tout ce qui pouvait être tenu
       *[never] oui
    }
option-show_on_request = Montrer ce qui se marque
option-show_extent = Ce qui se montre à la demande
    .set = { $value ->
        [called] tout ce qui a été annoncé
        [equal] tout ce qui était bon ou égal
       *[scored] ce qui se marque
    }
option-equal_named = Ce qu’on dit de l’égalité
    .set = { $value ->
        [cards] les cartes
        [suit] la couleur
       *[nothing] rien
    }
option-calling_shows = Les cartes annoncées barrent ce qu’elles battent
option-declare_order = Ordre des annonces
    .set = { $value ->
        [point_then_free] le point, puis séquences, brelans et quatorze dans l’ordre qu’on veut
       *[strict] point, séquences, brelans et quatorze
    }

## Carte rouge, repique et pique

option-pique_reckoning = Comment se juge un pique
    .set = { $value ->
        [chronological] dans l’ordre du temps
       *[precedence] d’après l’ordre du compte
    }
option-pique_moment = Ce qui peut faire pique
    .set = { $value ->
        [first_lead] la première carte du premier, elle seule
       *[any_trick] toute levée, tant que le dernier n’a rien compté
    }
option-cards_in_pique = Les dix des cartes comptent pour le pique
option-younger_pique = Un pique du dernier
option-carte_rouge = Carte rouge
    .set = { $value ->
        [0] rien
       *[other] { $value } points
    }
option-carte_rouge_in_pique = La carte rouge compte pour le pique
    .set = { $value ->
        [elder_only] celle du premier oui, celle du dernier non
        [no] non
       *[yes] oui
    }

## Le jeu de la carte

option-trick_scoring = Points du jeu
    .set = { $value ->
        [lead_capture] une carte entamée, et une levée que l’adversaire a entamée
        [double_capture] un pour la première entame, un pour une levée qu’on a entamée et faite, deux pour une levée que l’adversaire a entamée
        [high_lead_capture] une carte entamée, et une levée que l’adversaire a entamée, avec un dix ou plus
        [flat_won] chaque levée faite, quel que soit celui qui l’entame
       *[high_cards_won] chaque carte du dix à l’as dans une levée faite
    }
option-last_trick = La dernière levée
    .set = { $value ->
        [0] rien
        [two_with_high_card] deux en tout avec un dix ou plus, un avec une carte plus basse
       *[other] { $value } de plus
    }
option-cards = Le prix des cartes
    .set = { $value ->
        [0] rien
       *[other] { $value } points
    }
option-capot = Le capot
    .set = { $value } points
option-capot_last_trick = La dernière levée compte en plus du capot
    .set = { $value ->
        [kept] oui
       *[unless_it_stands_for_cards] non : le capot prend sa place
    }
option-must_head = Devoir prendre la levée
option-concede_last_deal = Abandonner la dernière donne

## La rencontre

option-match_format = Longueur d’une rencontre
    .set = { $value ->
        [four_deals_ends_double] quatre donnes, celles des deux bouts comptant double
        [race] jusqu’à ce que quelqu’un ait les points voulus
       *[six_deals] six donnes
    }
option-tie_break_deals = Donnes après une égalité
    .set = { $value ->
        [0] aucune
       *[other] { WORDS($value, gender: "feminine") }
    }
option-tie_break_repeat = Encore des donnes, si l’égalité demeure
    .set = { $value ->
        [once] non, une seule fois
       *[until_decided] oui, jusqu’à la décision
    }
option-rubicon_if_winner_short = Rubicon, le gagnant étant dessous aussi
option-game_bonus = Prime de la partie
    .set = { $value ->
        [0] rien
       *[other] { $value }
    }
option-rubicon = Le rubicon
    .set = { $value ->
        [0] il n’y en a pas
       *[other] à { $value } points
    }
option-race_stop = Arrêter une course
    .set = { $value ->
        [at_once_in_order] oui, aussitôt, dans l’ordre du compte
        [at_once_by_clock] oui, aussitôt, à mesure que les marques se font
       *[end_of_deal] non, la donne se joue jusqu’au bout
    }
option-target = Points voulus
    .set = { $value ->
        [one] 1 point
       *[other] { $value } points
    }
option-double_under = Perdre une course double
    .set = { $value ->
        [0] personne ne perd double
       *[other] sous { $value }
    }
option-games_to_win = Manches pour gagner la rencontre
    .set = { WORDS($value, gender: "feminine") }

## Les formes à enchères, et celles à trois et à quatre

option-counterpique = Le contre-pique
    .set = { $value ->
        [exact_bonus_30] une prime de 30 pour faire juste le nombre de levées demandé
       *[multiple_of_shortfall] la valeur de l’enchère pour chaque levée qui manque
    }
option-play_stops = Arrêter le jeu une fois décidé
    .set = { $value ->
        [played_out] non, toutes les levées se jouent
       *[when_decided] oui
    }
option-auction_exchange_min = Écart après les enchères
    .set = { $value ->
        [0] non
       *[other] oui, au moins { WORDS($value, gender: "feminine") }
    }
option-auction_minus_combinations = Combinaisons, quand il faut perdre des levées
    .set = { $value ->
        [opponent] l’adversaire
       *[holder] celui qui les tient
    }
option-auction_minus_sinking = Taire, quand il faut perdre des levées
    .set = { $value ->
        [partial] oui, même une partie d’une combinaison
       *[none] non
    }
option-auction_pique_threshold_plus = Pique, levées à gagner
option-auction_pique_threshold_minus = Pique, levées à perdre
option-auction_repique_threshold_plus = Repique, levées à gagner
option-auction_repique_threshold_minus = Repique, levées à perdre
option-normand_exchange = L’écart à trois
    .set = { $value ->
        [none] personne
       *[dealer_takes_two] le donneur, qui prend les deux cartes du talon
    }
option-normand_end = La fin d’une partie à trois
    .set = { $value ->
        [first_wins] celui qui a les points avant les autres gagne
       *[withdraw] celui qui a les points se retire, et les deux autres continuent
    }
option-voleur_lesser = Autres séquences, brelans et quatorze à quatre
    .set = { $value ->
        [holder_only] seul celui qui a le meilleur
        [everyone] tout le monde
       *[side] les deux partenaires de ce camp
    }
option-seat_direction = Sens du tour de table
    .set = { $value ->
        [right] vers la droite
       *[left] vers la gauche
    }

## Une règle du jeu comme elle s’imprime

book-reckoning = Ordre du compte : { $kinds }.
book-legend =
    Sous chaque règle se trouve qui le dit, et comment : dit en toutes lettres, déduit, contesté, ou choix de notre table.
    Après un tiret, ce qui peut se régler autrement, et [entre crochets] comme un relevé l’écrit.
book-legend-whole =
    Sous chaque règle se trouve qui le dit, et comment : dit en toutes lettres, déduit, contesté, ou choix de notre table.
    Après un tiret, ce qui peut se régler autrement, et [entre crochets] comme un relevé l’écrit, avec chaque valeur
    possible.
book-exception = Là où elle s’applique, elle prend la place de : { $clause }.
book-option = — { $title } : { $words }.
book-options-again = — Voir plus haut : { $names }.
book-answer = { $words }.
book-others = Ou : { $others }.
# Une règle du jeu dont des options ont été réglées autrement.
rules-changed = { $title }, { $count ->
        [one] une règle changée
       *[other] { WORDS($count, gender: "feminine") } règles changées
    }
# Une valeur, et les livres qui l’ont.
book-reading = { $words } ({ $books })
book-place-implied = { $place }, implicite
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
