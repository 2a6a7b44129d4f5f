# Comment se disent une décision et sa loi. Les messages d’une clause se trouvent ensemble dans clauses/, un fichier pour
# chaque partie du livre de règles, sous un titre qui est le nom de la clause tel que l’écrivent les fichiers de règles
# (## repique.award). Dans le nom d’un message, les points deviennent des tirets :
#   clause-repique-award    la clause telle qu’une règle du jeu l’entend. Ses variables sont ce que le fichier des règles
#                           dit à la clause : ses propres paramètres, chaque option par son nom, et du cadre $pack, $hand
#                           et $talon (des nombres de cartes) et $order (les sortes de marques dans l’ordre du compte, en
#                           mots). Yes et no tiennent lieu de vrai et de faux. Aucun nombre n’est écrit ici qu’un fichier
#                           de règles pourrait changer.
#   repique-award-awarded   une décision, c’est-à-dire la clause et ce qu’elle est devenue : .call ce qui se dit à la
#                           table, .short une ligne, .full la raison. « -private » : ce qu’une seule place peut savoir.
#   refused-turn-over       pourquoi une chose ne peut se faire, d’après le nom de la raison : une phrase pour le joueur
#                           qui l’a tentée (quoi, pourquoi, que faire ensuite). Les cartes nommées sont les siennes, ou
#                           ont été jouées.
#
# Une clause que plusieurs formes partagent peut avoir des variantes d’un message, choisies par le côté et les faits de la
# décision elle-même :
#   « -signed »  un engagement à gagner des levées ou à en perdre (fait $sign) ;
#   « -crossed » des combinaisons qui se marquent pour l’autre camp (fait $why) ;
#   « -tricks »  un pique atteint en comptant des levées (fait $tricks) ;
#   « -bid »     une donne où l’on a enchéri (côtés dealer et nondealer).
# À une table de plus de deux (les côtés sont des joueurs par numéro, ou des partenaires), $round est yes, pour une
# décision comme pour une clause. $who y est le joueur dont parle une décision, $side le côté qui marque ; $partners dit si
# c’est aussi celui d’un partenaire. À deux, $who est le côté, et $partners est no.
#
# À la table, .short et .full nomment les joueurs : « le premier (vous) », à la première mention. Un texte n’écrit donc pas
# la place lui-même : SIDE("elder"), ROLE("elder", case: "de"), et devant une parenthèse ROLE($side, beside: "no").
#
# Dans ce fichier se trouve ce que les décisions de toutes sortes ont en commun.

## Ce qui repose sur quoi

part-carte_blanche = carte blanche ({ $points })
part-point = point de { $length } ({ $points })
part-sequence = { SEQUENCE($length, $top) } ({ $points })
part-set = { SET($size, $rank) } ({ $points })
part-carte_rouge = carte rouge ({ $points })
part-play = jeu ({ $points })
part-cards = les cartes ({ $points })
part-repique = repique ({ $points })
part-pique = pique ({ $points })
part-capot = capot ({ $points })
parts-of-side =
    { ROLE($side, case: "number") ->
        [many] { SIDE($side) } comptent : { $parts }, ensemble { $sum }.
       *[one] { SIDE($side) } compte : { $parts }, ensemble { $sum }.
    }
part-alone =
    { ROLE($side, case: "number") ->
        [many] { SIDE($side) } comptent : { $parts }.
       *[one] { SIDE($side) } compte : { $parts }.
    }
# Ce qui ouvre la voie au repique, bien que compté après la limite : des cartes qui empêchent l’adversaire de compter.
parts-opening = { SIDE($side) } compte aussi : { $parts }. Le repique en a besoin : c’est ainsi que les cartes annoncées empêchent { ROLE(OTHER($side)) } de compter ce qui serait venu avant.
# Ce qui est compté en main après que le repique a été atteint.
parts-beyond = La limite atteinte, { ROLE($side) } compte encore : { $parts }. Pour le repique ce n’est pas nécessaire.

## Où cela se trouve

where-it-stands = Où cela se trouve : { $places }.
reading-stated = énoncé
    .note = La source le dit.
    .aside = { "" }
reading-inferred = déduit
    .note = La source le laisse entendre.
    .aside = { " (déduit)" }
reading-exemplified = par l’exemple
    .note = La source ne le montre que par un exemple.
    .aside = { " (par un exemple seulement)" }
reading-disputed = contesté
    .note = Les sources, ou les lecteurs d’une même source, ne s’accordent pas ; c’est ici une des lectures.
    .aside = { " (contesté)" }
    .remark = { " Contesté : les sources ou leurs lecteurs diffèrent, et c’est ici une des lectures." }
reading-house = choix de la table
    .note = Aucune source ne décide : c’est un choix de cette table.
    .aside = { " (notre choix)" }
    .remark = { " Notre choix : aucune source n’en décide." }

verdict-awarded = Accordé
verdict-denied = Non accordé
verdict-superseded = Remplacé
verdict-allowed = Permis
verdict-refused = Refusé

## Ce qui est permis

action-allowed =
    .short = Cela peut se faire.
    .full = Rien dans les règles ne s’y oppose maintenant.

## Comment une donne se lit à haute voix

cue-leads = { CAPITAL(SIDE($side)) } entame { CARDS($card) }
cue-takes =
    { $round ->
        [yes] { CARDS($cards) } suivent, et { ROLE($side) } prend avec { CARDS($card) }
       *[no] { SIDE($side) } prend avec { CARDS($card) }
    }
cue-follows =
    { $round ->
        [yes] { CARDS($cards) } suivent
       *[no] { SIDE(OTHER($side)) } joue { CARDS($cards) }
    }
cue-keeps =
    { $round ->
        [yes] { CARDS($cards) } suivent, et { ROLE($side) } garde la levée avec { CARDS($card) }
       *[no] { SIDE(OTHER($side)) } joue { CARDS($cards) }, et { ROLE($side) } garde la levée
    }

line-said = { $who } : « { $call } »
line-said-by-none = « { $call } »
line-done = { $cue }.

line-kinds = { $side } { $points } ({ $kinds })
line-score = { $side } { $points }
line-kind = { $kind } { $points }
