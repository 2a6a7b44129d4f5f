# Les mots du jeu : places, cartes, nombres, combinaisons, et le glossaire.
#
# Un mot qui change selon ce qui le précède porte ses formes en attributs, et les messages les demandent :
# ROLE($side, case: "de") donne « du premier », CARD($card, case: "le") « l’as de cœur »,
# KIND($kind, form: "un") « une séquence ». Chaque forme est un mot entier, article compris.

language-name = Français
language-choose = Langue

## Les places : .de « du premier », .a « au premier », .bare sans article, .number one ou many (pour accorder le verbe)

side-elder = Le premier
    .de = Du premier
    .a = Au premier
    .number = one
side-younger = Le dernier
    .de = Du dernier
    .a = Au dernier
    .number = one
role-elder = le premier
    .de = du premier
    .a = au premier
    .bare = premier
    .number = one
role-younger = le dernier
    .de = du dernier
    .a = au dernier
    .bare = dernier
    .number = one
# Là où l’on enchérit : les joueurs, avant que l’enchère n’ait fait de l’un d’eux le premier.
side-dealer = Le donneur
    .de = Du donneur
    .a = Au donneur
    .number = one
side-nondealer = Le non-donneur
    .de = Du non-donneur
    .a = Au non-donneur
    .number = one
role-dealer = le donneur
    .de = du donneur
    .a = au donneur
    .bare = donneur
    .number = one
role-nondealer = le non-donneur
    .de = du non-donneur
    .a = au non-donneur
    .bare = non-donneur
    .number = one
# À une plus grande table : les joueurs par leur numéro, les partenaires par les deux.
side-1 = Le joueur 1
    .de = Du joueur 1
    .a = Au joueur 1
    .number = one
side-2 = Le joueur 2
    .de = Du joueur 2
    .a = Au joueur 2
    .number = one
side-3 = Le joueur 3
    .de = Du joueur 3
    .a = Au joueur 3
    .number = one
side-4 = Le joueur 4
    .de = Du joueur 4
    .a = Au joueur 4
    .number = one
side-1-3 = Les joueurs 1 et 3
    .de = Des joueurs 1 et 3
    .a = Aux joueurs 1 et 3
    .number = many
side-2-4 = Les joueurs 2 et 4
    .de = Des joueurs 2 et 4
    .a = Aux joueurs 2 et 4
    .number = many
side-others = Les autres
    .de = Des autres
    .a = Aux autres
    .number = many
role-1 = le joueur 1
    .de = du joueur 1
    .a = au joueur 1
    .bare = joueur 1
    .number = one
role-2 = le joueur 2
    .de = du joueur 2
    .a = au joueur 2
    .bare = joueur 2
    .number = one
role-3 = le joueur 3
    .de = du joueur 3
    .a = au joueur 3
    .bare = joueur 3
    .number = one
role-4 = le joueur 4
    .de = du joueur 4
    .a = au joueur 4
    .bare = joueur 4
    .number = one
role-1-3 = les joueurs 1 et 3
    .de = des joueurs 1 et 3
    .a = aux joueurs 1 et 3
    .bare = joueurs 1 et 3
    .number = many
role-2-4 = les joueurs 2 et 4
    .de = des joueurs 2 et 4
    .a = aux joueurs 2 et 4
    .bare = joueurs 2 et 4
    .number = many
role-others = les autres
    .de = des autres
    .a = aux autres
    .bare = autres
    .number = many
# À côté d’un chiffre ou en tête d’une ligne, où l’article est de trop.
label-elder = Premier
label-younger = Dernier
label-dealer = Donneur
label-nondealer = Non-donneur
label-1 = Joueur 1
label-2 = Joueur 2
label-3 = Joueur 3
label-4 = Joueur 4
label-1-3 = Joueurs 1 et 3
label-2-4 = Joueurs 2 et 4
label-others = Autres

# Un nom de personne après « de » : NAME($name, case: "de").
name-cased =
    .de =
        { $vowel ->
            [yes] d’{ $name }
           *[no] de { $name }
        }
    .a = à { $name }
# Les lettres devant lesquelles on élide.
name-vowels = aàâäeéèêëhiîïoôöuùûüœæ

## Couleurs et rangs. Les couleurs vont sans article : « à pique », « l’as de cœur ».

suit-spades = pique
suit-hearts = cœur
suit-diamonds = carreau
suit-clubs = trèfle

# .le « l’as », .de « de l’as », .a « à l’as », .un « un as », .of « d’as » (un quatorze d’as), .gender
rank-ace =
    .one = as
    .plural = as
    .sign = A
    .le = l’as
    .de = de l’as
    .a = à l’as
    .un = un as
    .of = d’as
    .gender = masculine
rank-king =
    .one = roi
    .plural = rois
    .sign = R
    .le = le roi
    .de = du roi
    .a = au roi
    .un = un roi
    .of = de rois
    .gender = masculine
rank-queen =
    .one = dame
    .plural = dames
    .sign = D
    .le = la dame
    .de = de la dame
    .a = à la dame
    .un = une dame
    .of = de dames
    .gender = feminine
rank-jack =
    .one = valet
    .plural = valets
    .sign = V
    .le = le valet
    .de = du valet
    .a = au valet
    .un = un valet
    .of = de valets
    .gender = masculine
rank-ten =
    .one = dix
    .plural = dix
    .sign = 10
    .le = le dix
    .de = du dix
    .a = au dix
    .un = un dix
    .of = de dix
    .gender = masculine
rank-nine =
    .one = neuf
    .plural = neuf
    .sign = 9
    .le = le neuf
    .de = du neuf
    .a = au neuf
    .un = un neuf
    .of = de neuf
    .gender = masculine
rank-eight =
    .one = huit
    .plural = huit
    .sign = 8
    .le = le huit
    .de = du huit
    .a = au huit
    .un = un huit
    .of = de huit
    .gender = masculine
rank-seven =
    .one = sept
    .plural = sept
    .sign = 7
    .le = le sept
    .de = du sept
    .a = au sept
    .un = un sept
    .of = de sept
    .gender = masculine
rank-six =
    .one = six
    .plural = six
    .sign = 6
    .le = le six
    .de = du six
    .a = au six
    .un = un six
    .of = de six
    .gender = masculine

rank-nought =
    .one = néant
    .plural = néants
    .sign = 0
    .le = le néant
    .de = du néant
    .a = au néant
    .un = un néant
    .of = de néants
    .gender = masculine

# Ce qu’une main n’a pas : une chicane, là où l’on peut l’annoncer. $suit est un signe.
void-sign = une chicane à { $suit }

# $rank et $suit sont déjà des mots : « as », « cœur » ; $rank porte son article si le message l’a demandé.
card-name = { $rank } de { $suit }

# Ce qu’a un côté, dans une liste : $figure, ses points.
figure-of = { SIDE($side) } : { $figure }

list-comma = { ", " }
list-semicolon = { " ; " }
list-or = { $first } ou { $last }
list-and = { $first } et { $last }

## Les nombres

# Cent mots à partir de zéro, une virgule et une espace entre eux.
numbers-to-ninety-nine =
    zéro, un, deux, trois, quatre, cinq, six, sept, huit, neuf,
    dix, onze, douze, treize, quatorze, quinze, seize, dix-sept, dix-huit, dix-neuf,
    vingt, vingt et un, vingt-deux, vingt-trois, vingt-quatre, vingt-cinq, vingt-six, vingt-sept, vingt-huit, vingt-neuf,
    trente, trente et un, trente-deux, trente-trois, trente-quatre, trente-cinq, trente-six, trente-sept, trente-huit, trente-neuf,
    quarante, quarante et un, quarante-deux, quarante-trois, quarante-quatre, quarante-cinq, quarante-six, quarante-sept, quarante-huit, quarante-neuf,
    cinquante, cinquante et un, cinquante-deux, cinquante-trois, cinquante-quatre, cinquante-cinq, cinquante-six, cinquante-sept, cinquante-huit, cinquante-neuf,
    soixante, soixante et un, soixante-deux, soixante-trois, soixante-quatre, soixante-cinq, soixante-six, soixante-sept, soixante-huit, soixante-neuf,
    soixante-dix, soixante et onze, soixante-douze, soixante-treize, soixante-quatorze, soixante-quinze, soixante-seize, soixante-dix-sept, soixante-dix-huit, soixante-dix-neuf,
    quatre-vingts, quatre-vingt-un, quatre-vingt-deux, quatre-vingt-trois, quatre-vingt-quatre, quatre-vingt-cinq, quatre-vingt-six, quatre-vingt-sept, quatre-vingt-huit, quatre-vingt-neuf,
    quatre-vingt-dix, quatre-vingt-onze, quatre-vingt-douze, quatre-vingt-treize, quatre-vingt-quatorze, quatre-vingt-quinze, quatre-vingt-seize, quatre-vingt-dix-sept, quatre-vingt-dix-huit, quatre-vingt-dix-neuf
# Ceux qui changent devant un nom féminin : WORDS($number, gender: "feminine").
numbers-feminine =
    1 une, 21 vingt et une, 31 trente et une, 41 quarante et une, 51 cinquante et une, 61 soixante et une,
    81 quatre-vingt-une
# $count est le nombre de centaines, $hundreds son mot.
number-hundreds =
    { $count ->
        [1] cent
       *[other] { $hundreds } cents
    }
number-hundreds-and =
    { $count ->
        [1] cent { $rest }
       *[other] { $hundreds } cent { $rest }
    }
number-and-a-half =
    { $gender ->
        [feminine] { $number } et demie
       *[masculine] { $number } et demi
    }

# Combien de points ; $points est un nombre.
points-count =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
# Un total tel qu’on le dit à la table : en points, car « dix » tout court est une carte.
points-said =
    { $count ->
        [one] { WORDS($count) } point
       *[other] { WORDS($count) } points
    }

## Les combinaisons. Les séquences sont du féminin, le brelan et le quatorze du masculin.

sequence-3 = tierce
sequence-4 = quarte
sequence-5 = quinte
sequence-6 = sixième
sequence-7 = septième
sequence-8 = huitième
sequence-9 = neuvième

# $name est déjà un mot ; $top est la clef d’un rang.
sequence-to =
    { $top ->
        [ace] { $name } majeure
        [nought] { $name } de néant
       *[other] { $name } { RANK($top, form: "a") }
    }

set-3 = brelan
set-4 = quatorze
# $key est la clef du rang : « quatorze d’as », « brelan de rois ».
set-of = { $name } { RANK($key, form: "of") }

# .one sans article, .le, .un, .de avec lui, .gender et .number pour accorder.
kind-carte_blanche =
    .one = carte blanche
    .title = Carte blanche
    .le = la carte blanche
    .un = une carte blanche
    .de = de la carte blanche
    .gender = feminine
    .number = one
kind-point =
    .one = point
    .title = Point
    .le = le point
    .un = un point
    .de = du point
    .gender = masculine
    .number = one
kind-sequence =
    .one = séquence
    .title = Séquences
    .le = la séquence
    .un = une séquence
    .de = de la séquence
    .gender = feminine
    .number = one
kind-set =
    .one = brelan ou quatorze
    .title = Brelans et quatorze
    .le = le brelan ou quatorze
    .un = un brelan ou un quatorze
    .de = du brelan ou quatorze
    .gender = masculine
    .number = one
kind-carte_rouge =
    .one = carte rouge
    .title = Carte rouge
    .le = la carte rouge
    .un = une carte rouge
    .de = de la carte rouge
    .gender = feminine
    .number = one
kind-repique =
    .one = repique
    .title = Repique
    .le = le repique
    .un = un repique
    .de = du repique
    .gender = masculine
    .number = one
kind-pique =
    .one = pique
    .title = Pique
    .le = le pique
    .un = un pique
    .de = du pique
    .gender = masculine
    .number = one
kind-play =
    .one = jeu de la carte
    .title = Jeu de la carte
    .le = le jeu de la carte
    .un = un jeu de la carte
    .de = du jeu de la carte
    .gender = masculine
    .number = one
kind-cards =
    .one = cartes
    .title = Les cartes
    .le = les cartes
    .un = les cartes
    .de = des cartes
    .gender = feminine
    .number = many
kind-capot =
    .one = capot
    .title = Capot
    .le = le capot
    .un = un capot
    .de = du capot
    .gender = masculine
    .number = one
kind-bid =
    .one = enchère
    .title = Enchère
    .le = l’enchère
    .un = une enchère
    .de = de l’enchère
    .gender = feminine
    .number = one
kind-settlement =
    .one = règlement
    .title = Règlement
    .le = le règlement
    .un = un règlement
    .de = du règlement
    .gender = masculine
    .number = one

## Qui joue, à côté de sa place : « le premier (vous) »

naming-beside = { $role } ({ $name })
naming-cases = de, a

## Glossaire : le mot, ce qu’il veut dire, et les formes sous lesquelles une phrase l’emploie (une virgule entre elles).

term-elder = premier
    .meaning = Le joueur qui n’a pas donné ou, là où l’on enchérit, celui qui a emporté l’enchère : premier en cartes. Il écarte, annonce et entame d’abord.
    .forms = le premier, du premier, au premier, premier en cartes
term-younger = dernier
    .meaning = Le donneur ou, là où l’on enchérit, celui qui n’a pas emporté l’enchère : dernier en cartes. Il écarte ensuite et répond aux annonces du premier.
    .forms = le dernier, du dernier, au dernier, dernier en cartes
term-bid = enchère
    .meaning = L’offre de jouer en premier et de faire tant de levées ; dans une forme du jeu, d’en perdre tant. On joue la plus haute.
    .forms = enchère, enchères, enchérir, enchérit
term-misere = misère
    .meaning = Ce que l’on joue quand personne n’enchérit : celui qui fait le moins de levées marque.
    .forms = misère
term-below = sous la ligne
    .meaning = Là où l’on inscrit les levées, et où l’on gagne les manches. Tout le reste s’inscrit au-dessus de la ligne.
    .forms = sous la ligne, au-dessus de la ligne
term-counterpique = contre-pique
    .meaning = Ce que le dernier marque quand il fait chuter l’enchère du premier ; certains appellent ainsi une prime pour qui fait juste les levées promises.
    .forms = contre-pique
term-talon = talon
    .meaning = Les cartes qui restent après la donne ; les deux joueurs y prennent ce qui remplace leur écart.
    .forms = talon
term-exchange = écart
    .meaning = Les cartes que l’on écarte pour en prendre autant sur le dessus du talon.
    .forms = écart, écarts, écarte, écarter, écarté, écartées
term-carte-blanche = carte blanche
    .meaning = Une main reçue sans roi, ni dame, ni valet. Elle se marque aussitôt et compte avant tout le reste.
    .forms = carte blanche, cartes blanches
term-point = point
    .meaning = Les cartes que l’on tient d’une même couleur : on compare d’abord leur nombre, puis leur valeur (l’as 11, les figures et le dix 10, les autres leur chiffre).
    .forms = point de, un point, le point, du point, au point, pas de point, aucun point, meilleur point, points égaux
term-value = valeur d’un point
    .meaning = Ce que font ses cartes ensemble : l’as 11 ; le roi, la dame, le valet et le dix 10 chacun ; les autres leur chiffre.
    .forms = valeur, qui vaut, valant, valent
term-sequence = séquence
    .meaning = Trois cartes ou plus qui se suivent dans une couleur. La plus longue l’emporte ; à longueur égale, celle qui monte le plus haut.
    .forms = séquence, séquences
term-tierce = tierce
    .meaning = Une séquence de trois cartes : 3 points.
    .forms = tierce, tierces
term-quart = quarte
    .meaning = Une séquence de quatre cartes : 4 points. Les vieux livres disent « quatrième ».
    .forms = quarte, quartes
term-quint = quinte
    .meaning = Une séquence de cinq cartes : 15 points, cinq pour ses cartes et dix de plus.
    .forms = quinte, quintes
term-sixieme = sixième
    .meaning = Une séquence de six cartes : 16 points. On disait aussi « seizième ».
    .forms = une sixième, la sixième majeure, sixième majeure, sixième au, sixième à la
term-septieme = septième
    .meaning = Une séquence de sept cartes : 17 points. On disait aussi « dix-septième ».
    .forms = une septième, septième majeure, septième au, septième à la
term-huitieme = huitième
    .meaning = Une séquence de huit cartes : 18 points. On disait aussi « dix-huitième ».
    .forms = une huitième, huitième majeure, huitième au, huitième à la
term-neuvieme = neuvième
    .meaning = Une séquence de neuf cartes, que seul un jeu avec les six peut donner : 19 points.
    .forms = une neuvième, neuvième majeure
term-major = majeure
    .meaning = Qui commence à l’as.
    .forms = majeure, majeures
term-set = brelans et quatorze
    .meaning = Trois ou quatre cartes d’un même rang, à partir du dix : un brelan ou un quatorze.
    .forms = brelans et quatorze, brelan ou quatorze, brelan ou un quatorze
term-trio = brelan
    .meaning = Trois cartes d’un même rang, à partir du dix : 3 points. Un quatorze l’emporte sur tout brelan. Les vieux livres disent « tricon ».
    .forms = brelan, brelans
term-quatorze = quatorze
    .meaning = Les quatre cartes d’un même rang, à partir du dix : 14 points, d’où son nom.
    .forms = un quatorze, le quatorze, du quatorze, quatorze de, quatorze d’as
term-good = bon
    .meaning = Réponse du dernier à une annonce que rien, dans sa main, n’égale ni ne surpasse : l’annonce compte.
    .forms = est bon, est bonne, sont bons, sont bonnes, « bon »
term-not-good = pas bon
    .meaning = Réponse du dernier à une annonce qu’il peut surpasser : elle ne compte pas, la sienne comptera.
    .forms = pas bon, pas bonne, « pas bon »
term-equal = égal
    .meaning = Réponse du dernier à une annonce qui vaut exactement la sienne : ni l’une ni l’autre ne compte.
    .forms = égal, égale, « égal »
term-sink = taire
    .meaning = Ne rien dire d’une chose que l’on tient. Elle ne se marque pas, mais l’adversaire n’en apprend rien.
    .forms = taire, tait, tu, tue, taisez
term-repique = repique
    .meaning = Soixante points de plus (à deux joueurs) pour qui arrive à trente en main, avant tout ce que l’adversaire a plus haut dans l’ordre du compte.
    .forms = repique, repiques
term-pique = pique
    .meaning = Trente points de plus (à deux joueurs) pour qui arrive à trente en main et au jeu, avant que l’adversaire ait compté quoi que ce soit.
    .forms = le pique, un pique, du pique, au pique, faire pique, fait pique, pique et repique, pique ou repique, pique ni repique
term-reckoning = ordre du compte
    .meaning = L’ordre dans lequel comptent les marques, à quelque moment qu’on les dise : carte blanche, point, séquences, brelans et quatorze, jeu de la carte, cartes.
    .forms = ordre du compte
term-in-hand = en main
    .meaning = Marqué sans jouer : par la carte blanche, le point, les séquences, les brelans et les quatorze.
    .forms = en main
term-carte-rouge = carte rouge
    .meaning = Une main dont chaque carte entre dans quelque chose qui a marqué. Seules certaines règles la récompensent.
    .forms = carte rouge, cartes rouges
term-trick = levée
    .meaning = Une carte de chaque joueur. La plus forte de la couleur demandée l’emporte ; il n’y a pas d’atout.
    .forms = levée, levées
term-lead = entame
    .meaning = Jouer la première carte d’une levée.
    .forms = entame, entames, entamer, entamé, entamée
term-follow-suit = fournir
    .meaning = Jouer une carte de la couleur demandée, comme on le doit tant que l’on en tient une.
    .forms = fournir, fournit, fournissez
term-cards = les cartes
    .meaning = La prime de celui qui a fait plus de levées que l’adversaire.
    .forms = pour les cartes, les cartes sont partagées, cartes partagées, gagne les cartes
term-capot = capot
    .meaning = Faire toutes les levées. On le paie à la place de la prime des cartes.
    .forms = capot
term-partie = partie
    .meaning = Toute la rencontre, six donnes d’ordinaire.
    .forms = partie, parties
term-rubicon = rubicon
    .meaning = La ligne, 100 points d’ordinaire, que le perdant de la partie doit atteindre pour ne perdre que la différence.
    .forms = rubicon
term-court-card = figure
    .meaning = Un roi, une dame ou un valet.
    .forms = figure, figures
