# Ce que dit le chercheur de donnes, et comment s’appellent les outils du livre des règles. $query est une question dans sa
# langue, $title une règle du jeu.

finder-phase-dealing = On donne des cartes et on les joue
finder-phase-guiding = On change des cartes de place jusqu’à ce qu’elles conviennent, et on les joue
finder-phase-proving = On essaie de prouver qu’il n’y en a pas
finder-progress =
    { $phase } : { $tried ->
        [one] { $tried } donne essayée.
       *[other] { $tried } donnes essayées.
    }

finder-found =
    { $how ->
        [seed] C’est ainsi que la graine { $seed } donne les cartes, et que les joueurs du tuteur les jouent.
        [random] C’est ainsi que la graine { $seed } donne les cartes ; chaque choix, jusqu’à la dernière carte, a été tiré au sort parmi ce que les règles permettent.
       *[made] Cette donne a été faite pour la question : des cartes ont changé de place jusqu’à ce que les mains conviennent, puis quelqu’un qui les voit toutes les a jouées.
    } { $tried ->
        [one] C’était la première donne essayée.
       *[other] { $tried } donnes ont été essayées avant que l’une convienne.
    }
finder-totals = { $title } : { $totals }.
finder-total = { $name } { $points }
finder-total-elder = { $name } (premier) { $points }
finder-proved =
    Il n’y a pas de telle donne, et c’est prouvé : il n’est pas deux mains qui remplissent { $count ->
        [one] la condition { $query }
       *[other] ensemble { $query }
    }.
finder-proved-how =
    { $solver } a reçu toutes les mains et tous les écarts que permet « { $title } », en { $size } variables, et n’a rien trouvé.
    Le jeu de la carte n’y est pour rien : ces conditions sont décidées avant l’entame. { $bidding ->
        [yes] Il faut que les mains aient été enchéries, et tout ce qu’elles tiennent est tenu pour annoncé.
       *[no] Tout ce qui est tenu est tenu pour annoncé.
    }

finder-ruled_out =
    { $kind ->
        [no_clause] Il n’y a pas de telle donne : « { $title } » n’a pas de clause qui décide de { $asked } ({ $clause } n’est pas en vigueur).
        [first_only] Il n’y a pas de telle donne : d’après « { $title } » cela ne peut arriver qu’au camp qui entame d’abord, et { $asked } n’arrive donc jamais.
        [first_and_lead] Il n’y a pas de telle donne : d’après « { $title } » seul le camp qui entame d’abord peut faire pique, et { $asked } n’arrive donc jamais.
        [lead_first] Il n’y a pas de telle donne : d’après « { $title } » la première carte entamée marque pour qui l’entame ; personne d’autre ne compte donc au jeu avant, et { $asked } n’arrive jamais.
        [no_points] Il n’y a pas de telle donne : « { $title } » ne paie rien pour cela, et { $asked } n’arrive donc jamais.
        [partie] Il n’y a pas de telle donne : { $clause } parle de toute une partie, et jamais d’une donne seule.
       *[tricks] Il n’y a pas de telle donne : il y a { $number } levées, et aucune façon de les partager ne remplit { $asked }.
    }
finder-ruled_out-why =
    { $kind ->
        [no_clause] { $option ->
            [none] C’est la règle du jeu elle-même, et non une recherche : rien en elle, et aucune de ses options, ne donnerait une telle décision.
           *[other] L’option { $option } est à { $value } ; avec une autre valeur la clause est en vigueur.
        }
        [first_and_lead] La clause { $clause }, avec { $option } à { $value }, le dit. La raison est l’entame : elle marque tout de suite, avant que l’autre camp ait rien du jeu ; l’option à elle seule n’y changerait donc rien.
        [tricks] C’est compter, et non chercher.
       *[other] La raison en est la clause { $clause }{ $option ->
            [none] {""}
           *[other] , avec { $option } à { $value }
        }.
    }
finder-ruled_out-instead = Pour la chercher là où cela peut arriver, demandez avec rules={ $instead }.

finder-apart =
    Aucune donne ne peut se décider à la fois d’après « { $one } » et « { $other } » : { $why ->
        [players] l’une est pour { $one_players } joueurs, l’autre pour { $other_players }.
        [pack] l’une se joue avec { $one_pack } cartes, l’autre avec { $other_pack }.
        [hands] l’une donne { $one_hand } cartes par main, l’autre { $other_hand }.
        [bidding] les mains ne s’enchérissent que dans l’une, et la donne de l’une n’a donc pas sa place dans l’autre.
       *[bids] on y enchérit des choses différentes, et ce qui se dit dans l’une ne veut rien dire dans l’autre.
    }

finder-not_found =
    { $tried ->
        [one] La seule donne essayée n’était pas celle qu’on demandait ; cela ne prouve pas qu’il n’y en a pas.
       *[other] Aucune des { $tried } donnes essayées n’était celle qu’on demandait ; cela ne prouve pas qu’il n’y en a pas.
    }
finder-not_found-why =
    { $why ->
        [play] Ce qui est demandé tient au jeu de la carte, et de toutes les façons de jouer il n’y a pas ici de preuve ; cherchez encore avec une autre graine, ou demandez moins.
        [table] Pour trois ou quatre mains le tuteur peut chercher, mais non prouver qu’il n’y en a pas ; cherchez encore avec une autre graine, ou demandez moins.
        [conduct] Cette clause est affaire de conduite : en général elle ne parle que lorsque quelqu’un tente ce qu’elle défend, et ce qui est refusé ne fait pas partie d’une donne.
        [rules] Les règles comparent les mains d’une façon que le modèle de la preuve n’a pas : { $detail }.
        [uninstalled] Une preuve a besoin du solveur OR-Tools, qui n’est pas installé : { $install }.
        [unasked] Aucune preuve n’a été demandée.
       *[time] Le temps a manqué pour en décider ; donnez-en davantage, ou cherchez encore avec une autre graine.
    }
finder-cancelled = Arrêté après { $tried ->
        [one] { $tried } donne
       *[other] { $tried } donnes
    } ; rien n’a été trouvé jusque-là.
