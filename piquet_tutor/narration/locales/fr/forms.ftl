# Ce qu’il faut à certaines formes du jeu en plus des mots de leurs clauses : comment se lisent leurs donnes, et les noms
# de leurs places, de leurs comptes et de leurs phases.

## Comment se lit une donne de ces formes

# Une levée entière dite d’un coup : là où l’entame ne marque rien, aucune décision ne la dit. $card est ce qui a été
# entamé, $other_card ce qui y a été joué.
cue-trick-kept = { SIDE($side) } entame { CARDS($card) }, { ROLE(OTHER($side)) } joue { CARDS($other_card) }
cue-trick-taken = { SIDE(OTHER($side)) } entame { CARDS($card) }, { ROLE($side) } prend avec { CARDS($other_card) }
cue-partner = l’un { ROLE($side, case: "de") }

# Une place et ce qu’elle est devenue, ou avec qui elle joue. $elder est la place en mots.
seat-now-elder = { SIDE($side) }, maintenant premier,
seat-now-younger = { SIDE($side) }, maintenant dernier,
seat-with = { SIDE($side) } (avec { $partner })
label-now-elder = { $label }, premier
label-now-younger = { $label }, dernier

deal-bidding = Les enchères : { $words }.
deal-bidding-word = { $who } : « { $said } »
# Comme line-kinds et line-score, là où un nom finit par un chiffre ou qu’il y a plusieurs comptes.
line-kinds-many = { $side } : { $points } ({ $kinds })
line-score-many = { $side } : { $points }
line-accounts = { $side } : { $points } ({ $kinds } ; { $accounts })
account-above = au-dessus de la ligne
    .title = Au-dessus de la ligne
account-below = sous la ligne
    .title = Sous la ligne

## Étiquettes

seat-dealer = Donneur
seat-nondealer = Non-donneur
seat-dealer-hint = a donné ces cartes
seat-nondealer-hint = n’a pas donné
seat-1 = Joueur 1
seat-2 = Joueur 2
seat-3 = Joueur 3
seat-4 = Joueur 4
seat-1-hint = parle et entame d’abord
seat-2-hint = a sa place après le joueur 1
seat-3-hint = a sa place après le joueur 2
seat-4-hint = a sa place après le joueur 3
table-name-dealer = Donneur
table-name-nondealer = Non-donneur
table-name-1 = Joueur 1
table-name-2 = Joueur 2
table-name-3 = Joueur 3
table-name-4 = Joueur 4
table-name-1-3 = Joueurs 1 et 3
table-name-2-4 = Joueurs 2 et 4
table-role-dealer = Donneur : a donné ces cartes
table-role-nondealer = Non-donneur : n’a pas donné
table-role-1 = Joueur 1 : parle et entame d’abord
table-role-2 = Joueur 2
table-role-3 = Joueur 3
table-role-4 = Joueur 4
kind-label-bid = Enchère
table-kind-bid = Enchère
phase-bidding = Les enchères
phase-hint-bidding = Enchérissez pour jouer en premier, ou passez et laissez la place.
phase-round = Les annonces
phase-hint-round = Point, séquences, brelans et quatorze font le tour de la table ; le meilleur de toutes les mains compte.
