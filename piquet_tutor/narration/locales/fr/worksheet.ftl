# Feuilles d’exercices : des problèmes à imprimer ou à rendre, et leurs corrigés. Les cases, les questions et les méprises
# sont celles du marqueur (scorer.ftl).

## La feuille imprimée

worksheet-title = Piquet : à vous de marquer
worksheet-about = Règles : { $rules }. Sujets : { $topics }. Difficulté : { $difficulty }.
worksheet-all-topics = tous
worksheet-difficulty-any = variée
worksheet-difficulty-easy = plus facile
worksheet-difficulty-medium = moyenne
worksheet-difficulty-hard = plus difficile
worksheet-lead = Cartes sur table. Pour chaque problème, dites qui marque, combien de points, et pourquoi.
worksheet-name = Nom
worksheet-date = Date
worksheet-problem = { $number }. { $what }
worksheet-who = Qui marque ?
worksheet-points = Points
worksheet-because = Parce que
worksheet-given = Déjà marqué
worksheet-tricks = Les levées, la carte d’entame d’abord
# A hand where its picture cannot be seen: whose, and its cards.
worksheet-hand = { $hand } : { $cards }
worksheet-trick = Levée
worksheet-leader = Entame
worksheet-cards = Cartes
worksheet-winner = Fait la levée
worksheet-key-title = Corrigé
worksheet-key-lead = Chaque réponse, avec les décisions dont elle est faite, la loi, et l’erreur que le problème doit révéler.
worksheet-key-answer = Réponse : { $answer }
worksheet-key-law = La loi : { $law }
worksheet-key-cite = { $law } ({ $cite })
worksheet-slip = L’erreur courante donne { $wrong } : { $belief }
worksheet-correction = À qui a écrit cela : { $correction }
worksheet-again =
    Feuille : graine { $seed }, { $rules } ; sujets : { $topics } ; difficulté : { $difficulty } ; { $count ->
        [one] un problème.
       *[other] { $count } problèmes.
    }

## Le notebook

worksheet-notebook-lead = Cartes sur table. Dans la cellule sous chaque problème, remplacez chaque `...` par les points que marque ce camp, 0 s’il n’en marque aucun. Exécutez cette cellule et la suivante ; puis dites pourquoi avec vos propres mots.
# A line of code follows.
worksheet-notebook-example = Une réponse au problème 1 s’écrit ainsi, avec d’autres nombres :
worksheet-notebook-stub = Là où une cellule dit `raise NotImplementedError()`, effacez cette ligne une fois vos nombres écrits.
worksheet-notebook-needs = Les cellules ont besoin du Tuteur de Piquet (piquet-tutor) dans l’environnement où elles s’exécutent.
worksheet-notebook-answer = Votre réponse au problème { $number } : remplacez chaque ... par les points de ce camp, 0 pour un camp qui ne marque rien.
worksheet-notebook-test = Problème { $number } : cette cellule dit si ce que vous avez écrit peut se lire comme une réponse. La correction dira si elle est juste.
worksheet-notebook-why = Problème { $number } : dites pourquoi, avec vos propres mots.
worksheet-notebook-your-why = Écrivez votre raison ici.
worksheet-marking-open = Le problème { $number } n’a pas encore de réponse : écrivez un nombre entier pour chaque camp ; les trois points veulent dire que rien n’est encore écrit.
# $found est ce qui a été écrit pour un camp, $points le nombre qui s’y trouve.
worksheet-marking-quoted = Problème { $number } : ôtez les guillemets. Écrivez { $points } au lieu de { $found }, puis exécutez la cellule de nouveau.
worksheet-marking-whole = Problème { $number } : { $found } n’est pas un nombre entier. Écrivez-en un pour chaque camp, puis exécutez la cellule de nouveau.
# $why est une phrase : un nombre que personne ne peut marquer.
worksheet-marking-form = Problème { $number } : { $why }
# $form a line of code to be filled in.
worksheet-marking-unread = Le problème { $number } n’a pas de réponse lisible : dans sa cellule de réponse, écrivez { $form } avec un nombre pour chaque ..., puis exécutez-la de nouveau.

## Ce qui peut clocher dans une demande

worksheet-fault-rules = On ne peut pas faire de feuille pour { $title } : on n’y connaît pas d’erreur courante ; choisissez une autre règle du jeu.
worksheet-fault-topic = Il n’y a pas de sujet « { $found } » dans { $title } ; prenez { $listed }.
worksheet-fault-difficulty = Il n’y a pas de difficulté « { $found } » ; prenez { $listed }.
worksheet-fault-count = « { $found } » n’est pas un nombre de problèmes ; demandez-en de { $low } à { $high }.
worksheet-fault-seed = « { $found } » ne peut pas être une graine ; écrivez un nombre entier de { $low } à { $high }.
worksheet-fault-no-count = Écrivez combien de problèmes, de { $low } à { $high }.
worksheet-fault-no-seed = Écrivez une graine, un nombre entier de { $low } à { $high } : la feuille en est faite.
worksheet-fault-too-few = Sur les { $wanted } problèmes demandés, on n’en a trouvé que { $found } dans { $title } ; demandez-en moins, ou plus de sujets.
worksheet-fault-file = { $path } : impossible d’y écrire la feuille ({ $problem }) ; nommez un autre fichier.
worksheet-fault-no-file-name = ce n’est pas un nom de fichier

## La page

worksheet-page-rules = Règles
worksheet-page-topics = Sujets
worksheet-page-topics-note = N’en cocher aucun, c’est les prendre tous.
worksheet-page-difficulty = Difficulté
worksheet-page-count = Problèmes
worksheet-page-count-hint = de { $low } à { $high }
worksheet-page-seed = Graine
worksheet-page-seed-hint = un nombre
worksheet-page-key = Avec le corrigé
worksheet-page-make = Faire la feuille
worksheet-page-another = Une autre feuille
worksheet-page-busy = On cherche des problèmes …
worksheet-page-failed = La feuille n’a pas pu être faite. Appuyez sur « Une autre feuille », ou choisissez d’autres sujets.
worksheet-page-print = Imprimer
worksheet-page-class = Interroger une classe sur ces donnes
worksheet-page-html = Enregistrer la page (HTML)
worksheet-page-notebook = Enregistrer le carnet (nbgrader)
worksheet-page-student = Enregistrer le carnet des élèves
worksheet-page-preview = La feuille
worksheet-page-made = { $count ->
        [one] Un problème tiré de la graine { $seed }.
       *[other] { $count } problèmes tirés de la graine { $seed }.
    } Les mêmes choix et la même graine font toujours la même feuille.
worksheet-page-notice = Une partie de cette adresse n’a pas été comprise
worksheet-page-no-rules = Il n’y a pas de règle du jeu « { $given } » : { $title } est choisie ; les autres sont dans la liste.
worksheet-page-no-topic = Il n’y a pas d’exercice sur « { $given } » dans { $title } : c’est laissé de côté.
worksheet-page-no-difficulty = Il n’y a pas de difficulté « { $given } » : les difficultés sont mêlées.
