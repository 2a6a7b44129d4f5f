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
finder-ruled_out =
    { $kind ->
        [no_clause] Une telle donne n’existe pas : « { $title } » n’a pas de règle sur { $asked } ({ $clause } ne s’y applique pas).
        [first_only] Une telle donne n’existe pas : d’après « { $title } » cela ne peut arriver qu’au camp qui entame d’abord, et { $asked } n’arrive donc jamais.
        [first_and_lead] Une telle donne n’existe pas : d’après « { $title } » seul le camp qui entame d’abord peut faire pique, et { $asked } n’arrive donc jamais.
        [lead_first] Une telle donne n’existe pas : d’après « { $title } » la première carte entamée marque pour qui l’entame ; personne d’autre ne compte donc au jeu avant, et { $asked } n’arrive jamais.
        [no_points] Une telle donne n’existe pas : « { $title } » ne paie rien pour cela, et { $asked } n’arrive donc jamais.
        [hands] Une telle donne n’existe pas, et c’est prouvé : il n’existe pas deux mains qui remplissent { $number ->
            [one] la condition { $asked }
           *[other] ensemble { $asked }
        }.
        [partie] Une telle donne n’existe pas : { $clause } parle de toute une partie, et jamais d’une donne seule.
       *[tricks] Une telle donne n’existe pas : il y a { $number } levées, et aucune façon de les partager ne remplit { $asked }.
    }
finder-ruled_out-why =
    { $kind ->
        [no_clause] { $option ->
            [none] C’est la règle du jeu elle-même, pas une recherche : rien en elle, ni aucune de ses options, ne donnerait une telle décision.
           *[other] L’option { $option } est à { $value } ; avec une autre valeur la règle s’applique.
        }
        [first_and_lead] La règle { $clause }, avec { $option } à { $value }, le dit. La raison est l’entame : elle marque tout de suite, avant que l’autre camp ait quoi que ce soit du jeu ; l’option à elle seule n’y changerait donc rien.
        [tricks] C’est un calcul, pas une recherche.
        [hands] Toutes les mains qu’on peut tenir ont été pesées d’après « { $title } ».
            Le jeu de la carte n’y est pour rien : ces conditions sont décidées avant l’entame. { $bidding ->
                [yes] Il faut que les mains aient été mises aux enchères, et tout ce qu’elles tiennent compte comme annoncé.
               *[no] Tout ce qui est en main compte comme annoncé.
            } { $count ->
                [0] C’est le paquet de cartes lui-même qui ne le permet pas.
                [one] La raison en est la règle { $clauses }.
               *[other] La raison en est dans les règles { $clauses }.
            }
       *[other] La raison en est la règle { $clause }{ $option ->
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
        [play] Ce qui est demandé tient au jeu de la carte, et l’on ne peut rien prouver ici sur toutes les façons de jouer ; cherchez encore avec une autre graine, ou demandez moins.
        [table] Pour trois ou quatre mains le tuteur peut chercher, mais pas prouver qu’il n’y en a pas ; cherchez encore avec une autre graine, ou demandez moins.
        [conduct] Cette règle est affaire de conduite : en général elle ne parle que lorsque quelqu’un tente ce qu’elle défend, et ce qui est refusé ne fait pas partie d’une donne.
        [rules] Les règles comparent les mains d’une façon pour laquelle rien ne se prouve ici : { $detail }.
        [hands] Chacune des deux mains peut se tenir ; qu’elles aillent ensemble ou non ne se prouve pas ici. Cherchez encore avec une autre graine, ou demandez moins.
       *[time] Le temps a manqué pour en décider ; donnez-en davantage, ou cherchez encore avec une autre graine.
    }
finder-unmeasured =
    { $reason ->
        [clause] la règle { $name } dépend de { $value }
        [option] l’option { $name } vaut { $value }
        [blanks] avec les règles { RULES($rules) }, plus d’une carte blanche peut marquer
        [void] avec les règles { RULES($rules) }, on peut annoncer une couleur absente
        [crossing] avec les règles { RULES($rules) }, les combinaisons d’une main peuvent marquer pour l’adversaire
        [younger] avec les règles { RULES($rules) }, on ne sait pas encore qui est le dernier quand deux cartes blanches se rencontrent
       *[reckoning] les règles { RULES($rules) } comparent ou comptent les mains à leur façon
    }
finder-cancelled = Arrêté après { $tried ->
        [one] { $tried } donne
       *[other] { $tried } donnes
    } ; rien n’a été trouvé jusque-là.

## Recherches qui ne peuvent se lire : leurs mots restent anglais, comme ceux des relevés.

finder-cannot-long = la recherche a plus de { $limit } caractères ; retirez quelques conditions.
finder-cannot-condition = « { $text } » n’est pas une condition ; écrivez un nom, un signe et une valeur, comme repique=younger.
finder-cannot-equals = { $name } veut « = », comme dans { $name }={ $value }.
finder-cannot-against = { $name } se rapporte à deux règles du jeu ; ajoutez against=, comme against=wikipedia.
finder-cannot-nothing = rien n’est recherché ; écrivez une condition, comme repique=younger.
finder-cannot-clause = ces règles n’ont pas de règle { $clause } ; { $hint }.
finder-cannot-sign = { $name } veut « = » ou « != », comme dans { $name }={ $value }.
finder-cannot-value = { $name } ne peut pas être { $value } ; il faut { $values }.
finder-cannot-name = rien ne s’appelle { $name } ; { $hint }.
finder-cannot-ruling = ruling veut « = » et le nom d’une règle, comme dans ruling=pique.award:denied:elder.
finder-cannot-verdict = aucune décision n’est { $verdict } ; elle est { $values }.
finder-cannot-side = « { $side } » n’est pas un camp ; écrivez l’un de ces mots : { $sides }.
finder-cannot-number = { $name } ne peut pas être { $value } ; il faut un nombre entier, ou un mot comme quint, quatorze ou ten.
finder-cannot-rules = il n’y a pas de règles nommées { $name } ; { $hint }.
finder-cannot-option = il n’y a pas d’option { $name } ; { $hint }.
finder-cannot-option-value =
    { $values ->
        [absent] l’option { $name } ne peut pas être { $value } ; elle prend un nombre entier de 0 à 1000.
       *[other] l’option { $name } ne peut pas être { $value } ; elle prend { $values }.
    }
finder-cannot-question = aucune question ne s’appelle { $name } ; { $hint }.
finder-cannot-called =
    { $count ->
        [0] aucune question ne s’appelle « { $name } » ; la commande find toute seule donne la liste des questions qui ont un nom ; ou écrivez une condition, comme repique=younger.
        [one] aucune question ne s’appelle « { $name } » ; peut-être faut-il { $nearest } ; ou écrivez une condition, comme repique=younger.
       *[other] aucune question ne s’appelle « { $name } » ; les plus proches sont { $nearest } ; demandez-en une par son nom, ou écrivez une condition, comme repique=younger.
    }
finder-question-named = { $name } ({ $title })
