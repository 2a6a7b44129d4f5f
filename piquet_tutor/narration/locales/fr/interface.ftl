# Les étiquettes des pages et des vues, et ce qui encadre une narration.

## Parler aux joueurs par leur nom : « le premier (vous) » (naming-beside, dans words.ftl)

naming-you = Vous
naming-nothing-why = À vous entendre, { $other } ne peut savoir si vous n’en avez pas ou si vous vous taisez, et peut maintenant compter ce que tient sa propre main.
naming-kept = Vous gardez { COMBINATIONS($sunk) } pour vous : cela ne se marque pas, et { $other } n’en entend pas parler.
naming-kept-why =
    Vous teniez { COMBINATIONS($sunk) } et avez { $called ->
        [yes] laissé passer l’annonce.
       *[no] dit ne rien avoir non plus. Cela aurait compté.
    } Se taire peut être sage ; si ce n’était pas voulu, revenez un pas en arrière et répondez autrement.

## Places

seat-elder = Premier
seat-younger = Dernier
role-and-name = { $name } ({ ROLE($side, case: "bare") })

## Phases

phase-deal = La donne
phase-carte_blanche = Carte blanche
phase-exchange = L’écart
phase-declare = Les annonces
phase-play = Le jeu de la carte
phase-done = La donne est finie

## Sortes de marques

kind-label-carte_blanche = Carte blanche
kind-label-point = Point
kind-label-sequence = Séquences
kind-label-set = Brelans et quatorze
kind-label-carte_rouge = Carte rouge
kind-label-repique = Repique
kind-label-pique = Pique
kind-label-play = Jeu de la carte
kind-label-cards = Cartes
kind-label-capot = Capot
kind-label-settlement = Règlement

## Narrations entières

narration-title = { $title } ({ $rules })
narration-tally = La marque : { $scores }.
narration-unfinished = Jusqu’ici : { $scores }.
narration-still-open = La donne n’est pas jouée jusqu’au bout ; les points sont ceux acquis jusqu’ici.
narration-hand-waits = Ce que { ROLE("younger") } a de bon se compte une fois que { ROLE("elder") } a entamé.
narration-write-lead = Pour qu’il soit compté, écrivez l’entame avec les mains, comme « le premier entame { $card } ».
narration-empty = Rien ne s’est encore passé.
narration-law = La loi : { $law }
narration-barred =
    { ROLE($side, case: "number") ->
        [many] { SIDE($side) } comptent avant cela : { $parts }.
       *[one] { SIDE($side) } compte avant cela : { $parts }.
    }
narration-ledger-empty = Aucune décision.
sheet-total = Total
deal-untitled = Une donne de Piquet
deal-phase = { $phase } : c’est { ROLE($side, case: "a") } d’agir.
deal-phase-nobody = { $phase }.
deal-hand = { SIDE($side) } tient { CARDS($cards) }
deal-hand-held = { SIDE($side) } avait { CARDS($cards) }
deal-hand-empty = { SIDE($side) } a joué toutes ses cartes
deal-put-out = { SIDE($side) } a écarté { CARDS($cards) }
deal-talon = Talon { CARDS($cards) }
deal-trick = Sur la table { CARDS($cards) }
deal-trick-label = Sur la table
deal-column-discards = Écart
deal-talon-label = Talon
partie-title = Une partie d’après « { $rules } »
partie-totals = { $first } { $one }, { $second } { $two }
partie-deals-played =
    { $count ->
        [0] Aucune donne n’a été jouée.
        [one] Une donne a été jouée.
       *[other] { $count } donnes ont été jouées.
    }

## Quand une page a échoué

trouble-title = Cette page a trébuché
trouble-sentence = Une erreur s’est produite dans le programme de cette page ; ce que vous aviez fait est gardé, et vous pouvez réessayer ou aller ailleurs.
trouble-again = Réessayer
trouble-anew = Repartir de zéro sur cette page
