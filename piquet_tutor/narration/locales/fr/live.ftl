# The live class: what stands on a pupil’s telephone, and what the teacher’s page says of the room.

## A pupil’s telephone

live-title = Rejoindre la classe
live-code = Le code affiché sur le grand écran
live-name = Votre nom
live-name-hint = Vous pouvez le laisser vide. Il ne sert que si votre professeur a demandé les noms.
live-join = Rejoindre
live-wait = Vous y êtes.
live-look = Regardez le grand écran : la prochaine question apparaîtra ici aussi.
live-answered = Votre réponse est enregistrée. Vous pouvez la changer tant que la solution n’est pas montrée.
live-send = Envoyer
live-many = Touchez toutes les cartes voulues, puis envoyez.
live-yours = Votre réponse :
live-right = C’est juste.
live-wrong = Pas cette fois.
live-voted = La classe a voté.
live-counting = On compte les votes.
live-better = Ce que la revue trouve meilleur
live-unsent = Vous n’aviez pas envoyé votre réponse.
live-unanswered = La réponse
live-struck = Votre réponse n’a pas été comptée : votre place a été fermée avant que la solution soit montrée.
live-language = Langue
live-over = La classe est terminée.
live-again = Rejoindre une autre classe
live-nowhere = Aucune classe n’a ce code. Regardez le grand écran et tapez-le à nouveau.
live-moment = Un instant
live-turn = Beaucoup de codes faux sont venus de ce réseau : chaque code y est essayé à son tour. Laissez cette page ouverte, le vôtre le sera aussi.
live-full = Toutes les places de cette classe sont prises.
live-crowded = Ce réseau a autant de places dans la classe qu’un réseau peut en avoir. Demandez à votre professeur d’en fermer.
# Where the teacher has closed an address, to every phone there, whether it had a seat or not.
live-out = Votre professeur ne laisse entrer personne depuis ce réseau pour le moment. Demandez à entrer, puis touchez Rejoindre.
live-shut = Votre professeur a fermé cette place. Touchez Rejoindre pour la reprendre.
live-unread = Ce que cette page a envoyé n’a pas pu être lu. Rechargez-la.
live-deals = Les donnes de cette leçon
live-deals-none = Il n’y a pas de donne à regarder pour l’instant. Laissez cette page ouverte : elles apparaîtront ici.
live-see = Voir les donnes
live-covered = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
live-lost = La connexion est coupée. Nouvel essai…

# $belief is what people believe who hold a wrong rule: a whole sentence, or two.
live-misreading = L’idée fausse : « { $belief } »
live-or = { " / " }

## The teacher’s page

live-teacher-title = La classe répond
live-teacher-open = Ouvrir à la classe
live-teacher-close = Fermer la salle
live-teacher-names = demander les noms
live-teacher-join = Rejoignez-nous sur
live-teacher-join-hint = Suite mène à la donne.
live-teacher-page = Enregistrer le bilan
live-teacher-table = L’enregistrer en tableau (CSV)
live-teacher-worksheet = Faire une feuille d’exercices sur ce qui a été le plus manqué
# The beginning of a file’s name; the day, the deal and the room follow.
live-teacher-file = bilan de la classe
live-teacher-file-deals = { $count } donnes
live-teacher-qr = Code QR de l’adresse où rejoindre la classe
live-teacher-count-joined = { $joined ->
    [0] Personne n’est encore arrivé
    [one] { $joined } élève est arrivé
   *[other] { $joined } élèves sont arrivés
}
live-teacher-count-answered = { $answered } sur { $joined } ont répondu
# $where the class joins, with its code.
live-teacher-banner-joined = { $where } · { $code } · { $joined } dans la salle
live-teacher-banner = { $where } · { $code } · { $answered } sur { $joined } ont répondu
# What is said before a room is opened. The command that lets a class in follows; $where is the address of this server’s
# rooms, and $server is the tutor’s own, or a Jupyter server in which the page is open.
live-teacher-reached-alone = { $server ->
    [jupyter] Aucun téléphone ne peut entrer par ici : ce serveur Jupyter ne marche que sur cet ordinateur. Pour faire entrer la classe, servez-vous de la page En classe qu’ouvre cette commande, dans un terminal :
   *[own] Aucun téléphone ne peut entrer par ici : cette adresse ne marche que sur cet ordinateur. Pour faire entrer la classe, arrêtez le tuteur (Ctrl-C dans son terminal) et lancez-le ainsi :
}
live-teacher-reached-others = { $server ->
    [jupyter] Les téléphones entrent par { $where }, à travers ce serveur ; il ne leur faut ni compte ni jeton.
   *[own] Les téléphones du même réseau entrent par { $where }
}
live-teacher-open-alone = L’ouvrir sur cet ordinateur, pour l’essayer
live-teacher-copy = Copier
live-teacher-copied = Copié.
live-teacher-not-copied = Sélectionnez l’adresse et copiez-la.
live-teacher-unread = La salle n’a pas pu lire ce que cette page lui a envoyé. Rechargez la page ; la salle reste ouverte.

# The deals of the lesson, without a seat in the class.
live-teacher-look = Les donnes seules, pour une messagerie
live-teacher-look-hint = Qui ouvre cette adresse courte voit les mains que la classe peut voir, jusqu’à la fermeture de la salle.
live-teacher-look-qr = Code QR de l’adresse des donnes

# $joined have a seat; of an address that has several, $crowd. Nought where each has its own address, or all have one.
# On a page that was opened while the class was at another question.
live-teacher-elsewhere = Les téléphones en sont encore à une autre question. Ils suivront cette page dès votre prochain pas.
live-teacher-seats = Places : { $joined }{ $crowd ->
    [0] { "" }
   *[other] , dont { $crowd } d’une même adresse
}
live-teacher-seats-none = Personne n’a encore de place.
live-teacher-seats-hint = Les élèves d’un même réseau peuvent avoir la même adresse. Une place est libérée cinq minutes après le départ de son téléphone ; si elle a répondu, elle reste dans la liste jusqu’à la question suivante. Fermer une place retire une réponse dont la solution n’est pas encore montrée, et rien d’autre ; l’élève peut revenir.
live-teacher-seats-from = { $count ->
    [one] { $count } place prise depuis { $address }
   *[other] { $count } places prises depuis { $address }
}
live-teacher-seats-more = { $count ->
    [one] et { $count } autre
   *[other] et { $count } autres
}
live-teacher-seat = Place { $number }
# $state of a seat: it was closed and its answer stands, its phone has gone, has answered the question that stands, or is here.
live-teacher-seat-state = { $state ->
    [closed] fermée
    [gone] le téléphone est parti
    [answered] a répondu
   *[here] présent
}
live-teacher-shut = Fermer la place : { $name }
# Asked once the first press was made; only a second one closes anything.
live-teacher-shut-sure = Fermer la place de { $name } ?
live-teacher-shut-sure-alone = Fermer la place de { $name }, et ne plus laisser entrer personne de là ?
live-teacher-shut-sure-all = Fermer les { $count } places, et ne plus laisser entrer personne de là ?
live-teacher-shut-yes = { $count ->
    [one] La fermer
   *[other] Les fermer
}
live-teacher-shut-no = { $count ->
    [one] La garder
   *[other] Les garder
}
live-teacher-shut-all = { $count ->
    [one] La fermer, et ne plus laisser entrer personne de là
   *[other] Fermer les { $count }, et ne plus laisser entrer personne de là
}
live-teacher-barred = Plus personne n’entre depuis { $address }.
live-teacher-admit = Laisser entrer à nouveau
live-teacher-ended-closed = La salle est fermée. Le bilan peut encore s’enregistrer : avec les noms tant que cette page n’est ni quittée ni rechargée, sans eux jusqu’à l’ouverture d’une autre salle.
live-teacher-ended-over = La salle est fermée : rien ne s’y est passé depuis longtemps, ou le serveur a redémarré. Ouvrez-en une autre.
live-teacher-ended-full = Ce serveur a déjà autant de salles qu’il peut en tenir. Fermez-en une, ou réessayez plus tard.
live-teacher-ended-many = Cet ordinateur a déjà autant de salles ouvertes qu’un visiteur peut en avoir. Fermez-en une, dans le navigateur qui l’a ouverte.
live-teacher-ended-nowhere = La salle n’a pas pu s’ouvrir : ce serveur n’en a pas, ou il est injoignable. Lancez le tuteur avec piquet-tutor --class, et ouvrez cette page-là.

## The report

live-report-number = Numéro
live-report-deal = Donne
live-report-book = Livre
live-report-day = Date
live-report-pupil = Élève
# At the head of the column with the mark for an answer: 1 or 0.
live-report-mark = { $number }. Note
live-report-right-of = Justes
live-report-given = Réponses
live-report-questions = Questions
live-report-none = pas de réponse
# After a pupil’s name, where the teacher has closed the seat.
live-report-closed = { $name } (place fermée)
# A pupil’s name with the cards that made up the answer.
live-report-cards = { $name } ({ $cards })
live-report-question = Question
live-report-answer = Réponse
live-report-verdict = Juste ou faux
live-report-count = Combien
live-report-share = Part
live-report-misread = L’idée fausse qui la donne
live-report-right = juste
live-report-wrong = faux

# A question, and what was said or ruled just before it.
live-report-after = « { $said } » { $question }
live-report-title = Les réponses de la classe
# Of $answers given to $questions, so many were $right.
live-report-summary = { $questions ->
    [one] { $questions } question
   *[other] { $questions } questions
}, { $answers ->
    [one] { $answers } réponse
   *[other] { $answers } réponses
}, dont { $right ->
    [one] { $right } juste
   *[other] { $right } justes
}.
live-report-misreadings = Les idées fausses, la plus répandue d’abord
live-report-pupils = Élève par élève
live-report-of = { $right } sur { $questions }.
# $numbers of the questions that a pupil did not answer; $count how many they are.
live-report-none-to = Pas de réponse { $count ->
    [one] à la question { $numbers }
   *[other] aux questions { $numbers }
}.
live-report-names-gone = Les noms n’y sont plus : ils n’étaient gardés que tant que la salle de cette classe était ouverte.

# A call before the question, as a phone shows it: $who said it, and $call, as it was said.
live-heard = { $who } : { $call }
