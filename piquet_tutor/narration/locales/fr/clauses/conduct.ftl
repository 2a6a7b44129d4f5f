### À qui le tour, et à qui les cartes.
### Chaque message d’une clause se trouve sous son nom ; ../rulings.ftl dit comment les messages se nomment.

## Le nom de cette partie du livre de règles

rulebook-part-conduct = La conduite à table

## turn.wait

question-turn-wait = À qui est-ce d’agir ?

clause-turn-wait = Chacun parle et joue à son tour : attendez le vôtre, à moins qu’une règle n’en dispose autrement.

refused-turn-wait =
    .short =
        { $to_act ->
            [absent] Personne ne doit agir en ce moment ; attendez.
           *[other] C’est { ROLE($to_act, case: "a") } { phase-doing } ; attendez.
        }

refused-turn-over =
    .short = La donne est finie ; commencez la suivante, ou revoyez celle-ci.

refused-turn-not_now =
    .short = Ce n’est pas ce qui est demandé maintenant : { phase-doing-ing } ; voyez dans le message ce que vous pouvez faire.

## cards.not_held

question-cards-not_held = De quelles cartes un joueur peut-il se servir ?

clause-cards-not_held = On ne peut écarter, annoncer et jouer que des cartes de sa main, et chaque carte une seule fois.

refused-cards-not_held =
    .short = Vous n’avez pas { CARD($card, case: "le") } ; choisissez parmi les cartes de votre main.

refused-cards-twice =
    .short = Vous citez deux fois { CARD($card, case: "le") }, et il n’y a qu’une carte de ce nom ; citez chaque carte une seule fois.

## Des mots que plusieurs partagent

phase-doing =
    { $phase ->
        [carte_blanche] de parler d’une carte blanche
        [bidding] d’enchérir
        [exchange] d’écarter
        [round] de parler
        [declare] de parler
       *[play] de jouer
    }

phase-doing-ing =
    { $phase ->
        [carte_blanche] on vous demande si vous annoncez votre carte blanche
        [bidding] on vous demande d’enchérir
        [exchange] on vous demande d’écarter des cartes
        [round] vous êtes au milieu des annonces
        [declare] vous êtes au milieu des annonces
       *[play] vous êtes au jeu de la carte
    }
