# Les questions sur un coup, où qu’on les pose : dans une cellule, sur une page.

# Combien de points un joueur marque dans une case de la feuille.
question-points-of = { $box } : combien de points pour { $name ->
    [absent] { ROLE($side) }
   *[other] { $name }
} ?

## Comment la réponse s’écrit en code, repliée sous cette ligne ; les points de suspension en tiennent lieu

question-in-code = Répondre en code
question-how-points = .mark("{ $name ->
    [absent] { ROLE($side, case: "bare") }
   *[other] { $name }
} …"), ou .mark("personne") ; .show_me() donne la réponse.
question-how-each = .mark("{ $name ->
    [absent] { ROLE($side, case: "bare") }
   *[other] { $name }
} …, { $second ->
    [absent] { ROLE($other, case: "bare") }
   *[other] { $second }
} …") ; .show_me() donne la réponse.
question-how-cards = .mark("…") avec les cartes, par exemple 7C pour le sept de trèfle ; .show_me() donne la réponse.
question-how-number = .mark(…) avec le numéro ; .show_me() donne la réponse.
question-how-pair = .mark(…) avec le numéro, ou avec deux cartes de votre choix ; .show_me() donne la réponse.
question-how-choice = .mark(…) avec { $listed } ; .show_me() donne la réponse.

## Les corrections

# Ce qu’on a répondu, quand la bonne réponse n’est pas encore dite.
question-given = Votre réponse : { $given }
# Sous une réponse fausse donnée en code, tant que la bonne n’est pas dite.
question-again = Répondez encore une fois, ou voyez la bonne réponse par .show_me().
# Quand la bonne réponse est dite ; $other est le côté qui est faux, absent s’il n’est pas seul.
question-side-right = Le { $points } { ROLE($side, case: "de") } est juste{ $other ->
    [absent] {""}
   *[other] ; celui { ROLE($other, case: "de") } ne l’est pas
}.
question-cards-right = Juste : { $right }.
question-cards-wrong = Vous avez choisi { $given } ; c’est { $right }.
question-cards-skipped = C’est { $right }.
question-choice-right = Juste : { $right }.
question-choice-wrong = Vous avez répondu « { $given } » ; c’est « { $right } ».
question-choice-skipped = C’est « { $right } ».
question-law-right = Juste. { $right }
question-law-wrong = Vous avez choisi : { $given } La règle est : { $right }
question-law-skipped = La règle est : { $right }
question-change-right = Juste : { $given }.
question-change-wrong = Vous avez choisi { $given } ; c’est { $right } qui renverse la décision.
question-change-skipped = C’est { $right } qui renverse la décision.
question-change-then = { $change } : { $then }
question-change-nothing = Vos deux cartes échangées, il n’y a plus de décision du tout à ce sujet.
# Two wrong rules each give the answer; $one and $other are what people believe, each a whole sentence.
question-either = Vous avez peut-être pensé ceci : { $one } Ou bien ceci : { $other }

## Quand il y a plusieurs questions, et ce qu’on peut presser

question-place = Question { $number } sur { $count }
question-show = Montrez-moi
# Une rangée de cartes en texte : à qui elles sont, et les cartes.
question-row = { $label } : { $cards }
question-choose-one = Choisissez
question-cards-chosen = Cartes choisies

## Deux additions côte à côte

question-sum-trick = Levée { $number }
# Ce qu’une règle fausse fait marquer, ou empêche de marquer, là où la règle n’a rien de tel ; $box est une case de la feuille.
question-sum-counted = { $box } : compté quand même
question-sum-barred = { $box } : non compté
question-sum-law = D’après la règle
question-sum-yours = D’après vous
question-sums = Les deux additions
question-sums-one = L’addition

## Ce qui ne va pas dans une question ou une réponse ; chaque phrase dit que faire

question-error-sort = Il n’y a pas de question du genre « { $found } » ; { $hint }.
question-error-subject = On ne peut rien demander sur « { $found } » ; { $hint }.
question-error-box = Ce coup ne marque rien pour « { $found } », ou pas encore ; choisissez parmi { $known }, ou jouez le coup jusqu’au bout.
question-error-no-boxes = « { $found } » n’a pas de réponse avant l’entame du premier : écrivez l’entame avec les mains, comme « le premier entame AS », ou faites jouer le coup jusqu’au bout par deal(..., played=True).
question-error-side = « { $found } » ne joue pas dans ce coup ; écrivez { $known }.
question-error-no-cards = On peut demander quelles cartes pour { $known }, pas pour « { $found } ».
question-error-nobody-counts = { $side ->
    [nobody] Personne
   *[other] { SIDE($side) }
} ne compte { $kind ->
    [point] de point
    [sequence] de séquence
   *[set] de brelan ni de quatorze
} dans ce coup : il n’y a pas de cartes à choisir ; demandez plutôt qui marque.
question-error-no-answer = « Bon ou pas bon » peut se demander pour { $known }, pas pour « { $found } ».
question-error-not-called = { $kind ->
    [point] Aucun point n’est annoncé dans ce coup, et rien n’y répond ; demandez plutôt qui le marque.
    [sequence] Aucune séquence n’est annoncée dans ce coup, et rien n’y répond ; demandez plutôt qui les marque.
   *[set] Aucun brelan ni quatorze n’est annoncé dans ce coup, et rien n’y répond ; demandez plutôt qui les marque.
}
question-error-no-law = Il n’y a pas de phrases à choisir sur la règle « { $found } » dans { $title } ; demandez celle du point ou du repique, par exemple.
question-error-not-ruled = Rien n’est décidé sur « { $found } » dans ce coup, rien ne peut donc le renverser ; choisissez ce qui a été marqué ou refusé.
question-error-no-turning = Aucun échange de deux cartes ne renverse « { $found } » dans ce coup ; posez une autre question, ou prenez un autre coup.
question-error-choice = « { $found } » n’est aucune des réponses ; donnez un numéro de 1 à { $most }.
question-error-cards = Nommez les cartes, par exemple « 7C 8C », ou donnez-en une liste.
question-error-card = « { $text } » n’est pas une carte ; écrivez un rang et une couleur, comme AS, TH ou 7C.
question-error-no-card-named = Nommez au moins une carte, par exemple 7C.
question-error-not-held = { $card } n’est pas dans cette main ; choisissez parmi les cartes de la main dont il s’agit.
question-error-pair = Nommez deux cartes différentes, par exemple « 7C 8C », ou donnez le numéro d’une paire.
question-error-swap = { $why }
question-error-which = Dites sur quoi porte la question : ask(d, "point"), par exemple, ou ask(d, turned_by="repique").
question-error-both = La question porte ou bien sur un sujet, ou bien sur ce qui l’aurait renversé ; ôtez l’un des deux.
question-error-deals = Donnez un coup, ou une liste de 1 à { $most } coups.
question-error-nothing-chosen = Choisissez d’abord une réponse, ou pressez « Montrez-moi ».
question-error-no-number = Écrivez d’abord un nombre, ou pressez « Montrez-moi ».
