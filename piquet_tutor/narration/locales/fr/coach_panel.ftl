# The coach at the table, in French: see ../en/coach_panel.ftl for what each message is given.

table-tool-coach = Conseiller

coach-panel-title = Le conseiller
coach-panel-ask = Un indice ?
coach-panel-next =
    { $step ->
        [nudge] Un indice ?
        [rule] Ce qui compte ici ?
        [odds] Les chiffres ?
        [answer] La réponse ?
       *[more] Un pas de plus ?
    }
coach-panel-all = C’est tout
coach-panel-ready = Demandez quand vous voulez. Un pas à la fois : d’abord où regarder, puis ce qui compte, puis les chiffres, et la réponse à la fin.
coach-panel-before = Une fois les cartes données, demandez ici quand c’est à vous de jouer.
coach-panel-waiting = Rien ne vous est demandé en ce moment.
coach-panel-over = La donne est finie. Pour savoir pourquoi un autre joueur a fait quelque chose, ouvrez ce coup parmi les décisions et demandez.
coach-panel-thinking = Je réfléchis…
coach-panel-nothing = Le conseiller n’a rien à dire sur ce choix ; faites comme bon vous semble.

## The exchange

coach-panel-comparing = Votre écart est comparé aux autres…
coach-panel-compared =
    { $how ->
        [best] Votre écart et le meilleur : le vôtre est le meilleur
        [level] Votre écart et le meilleur : trop près pour les départager ({ $points } ± { $error })
        [ahead] Votre écart et le meilleur : { $points } d’avance pour le vôtre (± { $error })
       *[behind] Votre écart et le meilleur : { $points } de retard pour le vôtre (± { $error })
    }
coach-panel-option =
    { $place ->
        [0] Le vôtre
        [1] { $yours ->
            [yes] Le meilleur, et le vôtre
           *[no] Le meilleur
        }
        [2] { $yours ->
            [yes] Le deuxième, et le vôtre
           *[no] Le deuxième
        }
       *[3] { $yours ->
            [yes] Le troisième, et le vôtre
           *[no] Le troisième
        }
    }
coach-panel-keeps = Cartes gardées
coach-panel-out =
    { $count ->
        [0] Rien d’écarté
       *[other] Écartées : { CARDS($cards) }
    }

## The opponent

coach-panel-opponent = Niveau
coach-panel-opponent-next = À partir de la prochaine donne.
coach-panel-why = Pourquoi avez-vous fait cela ?
coach-panel-why-working = Je me souviens…
coach-panel-why-nothing = Il n’y avait rien d’autre à faire.
