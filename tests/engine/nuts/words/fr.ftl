turn-kept-refused = Ce n’est pas votre tour : { $expected ->
        [hide] il faut d’abord fermer une main
        [guess] on devine maintenant
       *[open] on ouvre maintenant la main
    }.
hide-held-refused = Vous ne pouvez pas en cacher { $hidden } : vous en avez { $held }.
hide-some-refused = Une main fermée tient au moins une noix ; prenez-en une, ou jouez par des règles qui admettent la main vide.
hide-told-allowed = { $count ->
        [absent] Une main se ferme sur des noix.
       *[other] Une main se ferme sur { $count }.
    }
guess-said-allowed = On devine : { $guess ->
        [odd] impair
        [even] pair
       *[other] { $guess }
    }.
guess-right-awarded = { $count } est { $parity ->
        [odd] impair
       *[even] pair
    }, comme on l’a dit : { $points } à celui qui devine.
guess-right-denied = Rien pour celui qui devine : on a dit { $guess ->
        [odd] impair
        [even] pair
       *[other] { $guess }
    }, et { $count } est { $parity ->
        [odd] impair
       *[even] pair
    }.
guess-right-superseded = On a dit le nombre même : les { $count } noix de la parité cèdent la place au double.
number-right-awarded = Le nombre même, { $count } : { $points } à celui qui devine.
number-right-denied = Ce n’est pas le nombre : on a dit { $guess }, la main tient { $count }, écart { $off }.
guess-missed-awarded = C’est mal deviné : { $points } à celui qui cache.
hand-empty-allowed = La main est vide : personne ne gagne rien.
store-stripped-awarded = C’était tout ce que l’autre avait : { $points } de plus, et la partie est finie.
most-nuts-awarded = Plus de noix gagnées, { $mine } contre { $theirs } : { $points } de plus.
most-nuts-denied = Tous deux en ont gagné { $mine } : rien pour le plus grand nombre ; une de plus aurait suffi.
