# Ce que disent les sources, au-delà des questions qu’une option règle. Chaque message est une question ; ses attributs, des réponses.

note-blank_hand = Qu’est-ce qui gâte une carte blanche ?
    .courts = un roi, une dame ou un valet ; un as, non
    .numerals = il n’admet que des cartes numérales, mais la main de son plus haut score en est une, avec des as

note-blank_guards = De quoi une carte blanche protège-t-elle ?
    .repique = du repique : elle se compte avant le point et les séquences
    .pique = du pique aussi

note-two_blanks = Les deux joueurs peuvent-ils avoir une carte blanche ?
    .no = pas avec 32 cartes : douze sont des figures, et le talon n’en a que huit
    .yes = avec 36 cartes, oui ; mais la séquence qu’on y nomme, du six au dix puis l’as, n’en est pas une : le roi, la dame et le valet sont entre les deux

note-set_tie = Deux brelans ou quatorze peuvent-ils être égaux ?
    .never = jamais
    .listed = « égal » figure parmi les réponses à toute annonce

note-sets_late = Trente en point et séquences, contre de meilleurs quatorze
    .outright = repique, en toutes lettres : les quatorze viennent trop tard
    .order = c’est l’ordre du compte qui en fait un

note-equal_bars = L’égalité empêche-t-elle le repique ?
    .outright = non, en toutes lettres
    .example = non, un exemple le montre

note-leading_one = Vingt-neuf, et un pour l’entame
    .pique = pique, et non repique ; et ce point ne sauve pas le premier du repique du dernier

note-capot_ten = Un capot, quand les dix des cartes sont déjà comptés
    .rest = trente de plus, et le capot ne compte jamais pour le pique
    .neither = aucun des deux ne compte pour le pique

note-first_deal = Vaut-il mieux donner le premier ?
    .yes = oui : on ne donne pas la dernière main

note-both_short = Quand aucun des deux n’atteint la ligne
    .paid = le perdant est quand même rubiconé
    .example = un exemple le montre : 97 à 89 se paie 286
    .none = il n’y a pas de rubicon : qui gagne deux manches de cent points gagne la partie

note-target = Une partie jusqu’à un nombre de points
    .saunt = cent, ou le nombre convenu ; cela s’appelle Saunt
    .stops = elle s’arrête au milieu d’une donne, du moins il le suppose : aucune de ses lectures ne le dit
    .cent = 100 ou 101, avec 36 cartes : le piquet au cent

note-sinking_word = Qu’est-ce que taire une combinaison ?
    .whole = la garder tout entière pour soi
    .part = n’en annoncer qu’une partie : trois de ses quatre rois
    .nameless = c’est permis, mais sans nom

note-rouge = Qu’est-ce que la carte rouge ?
    .twenty = chaque carte entre dans une annonce bonne : 20, ou 10 ou 40 selon l’accord ; la carte blanche ne compte pas
    .foreign = chaque carte entre dans une combinaison : 10, 40 ou 50 ; on la joue sur le continent, jamais en Angleterre

note-rouge_when = Quand la carte rouge compte-t-elle ?
    .once = dès qu’elle se produit, hors de l’ordre du compte, et pour le repique
    .variation = selon une variante répandue, celle du dernier ne fait ni pique ni repique une fois que le premier a entamé

note-void = Que peut valoir une couleur absente ?
    .own = si l’annonce est bonne, un point de 50, qui compte 5, et une quinte juste au-dessous de celle à l’as, qui compte 10 ; la quinte à l’as la bat, comme tout point ou toute séquence de six cartes ou plus : c’est son invention

note-flat = Des levées à un point
    .one = un par levée, quel que soit celui qui a entamé, et les dix vont à la dernière levée au lieu du plus grand nombre

note-highest = Le plus haut score d’une donne
    .rich = 170 : as, roi et dame de chaque couleur font 57, le repique 117, et toutes les levées 53 de plus
    .blank = 173 : une carte blanche, puis quatre as, quatre dix et six cartes qui se suivent ; il faudrait que le dernier s’y prête
    .refused = un point demande quatre cartes : les trois du 170 ne comptent pas
    .most = 174, et pas davantage, d’après le calcul qui est fait ici : voyez les affirmations des livres

note-impossible = Des exemples impossibles
    .quints = le point de sept cartes du dernier avec deux quintes, « 37 », contre quatre as : sept cartes sans l’as sont une septième, et cela fait 39 ; le repique tient
    .hands = aucune main de douze cartes ne contient ce dont il fait l’un ou l’autre de ses deux repiques
    .sound = deux quatorze et un brelan, sans qu’aucune séquence compte, sont possibles : 31
