### La partie, la course et le robre : ce qui y met fin et ce qui se paie.
### Chaque message d’une clause se trouve sous son nom ; ../rulings.ftl dit comment les messages se nomment.

## Le nom de cette partie du livre de règles

rulebook-part-settlement = La partie, la course et ce qui se paie

## race.reached

question-race-reached = Quand une course est-elle gagnée ?

clause-race-reached =
    La course va jusqu’à { $target }. { $stop ->
        [at_once_in_order] La donne s’arrête dès qu’il est certain qui y arrive avant les autres. Les points se prennent dans l’ordre du compte : { $order }.
        [at_once_by_clock] La donne s’arrête au moment même où on y arrive. Les points se prennent à mesure qu’ils se font : l’entame du premier, par exemple, vient avant ce que le dernier a en main.
       *[end_of_deal] La donne se joue quand même jusqu’au bout, et si les deux joueurs y sont, le plus haut total gagne.
    }

race-reached-allowed =
    .call = Et j’y suis, avec { WORDS($points) }.
    .short =
        { $round ->
            [yes] { ROLE($side, case: "number") ->
                [many] { SIDE($side) } atteignent { $points }, et le but de la course à { $target }.
               *[one] { SIDE($side) } atteint { $points }, et le but de la course à { $target }.
            }
           *[no] { SIDE($side) } atteint { $points }, et la course à { $target } est gagnée.
        }
    .full =
        { $round ->
            [yes] Avec ce qui était apporté à cette donne, cela fait jusqu’ici { $points }, pris { $stop ->
                [at_once_by_clock] à mesure qu’ils se sont faits.
               *[at_once_in_order] dans l’ordre du compte.
            } Le but est { $target }.
           *[no] Avec ce que { ROLE($side) } apportait à cette donne, cela fait jusqu’ici { $points }, pris { $stop ->
                [at_once_by_clock] à mesure qu’ils se sont faits.
               *[at_once_in_order] dans l’ordre du compte.
            } Le but est { $target }.
        } D’après ces règles la donne s’arrête ici.

## settlement.difference

question-settlement-difference = Que gagne le vainqueur de la partie ?

clause-settlement-difference =
    Le gagnant de la partie reçoit la différence des deux totaux, plus { $bonus } pour la partie.

settlement-difference-awarded =
    .short =
        { $winner ->
            [You] Vous gagnez la partie et recevez { $high } − { $low } + { $bonus } = { $points }.
           *[other] { $winner } gagne la partie et reçoit { $high } − { $low } + { $bonus } = { $points }.
        }
    .full =
        Le perdant a passé le rubicon : la différence se paie. { $high } − { $low } = { $difference }. Avec { $bonus } pour la
        partie, cela fait { $points }.

settlement-difference-superseded =
    .law = Le gagnant reçoit la différence et une prime ; mais si le perdant reste sous le rubicon, c’est la somme des deux totaux qui se paie.
    .short = Ce n’est pas la différence qui se paie : le perdant est resté sous le rubicon.
    .full =
        La différence aurait fait { $high } − { $low } + { $bonus } = { $points }. Mais { $low } est sous le rubicon, et alors
        c’est la somme des deux totaux qui se paie.

## settlement.rubicon

clause-settlement-rubicon =
    Un perdant au-dessous de { $line } reste sous le rubicon : le gagnant reçoit les deux totaux additionnés, plus { $bonus }, au lieu de la différence.
    { $winner_short ->
        [yes] Peu importe que le gagnant soit lui aussi au-dessous de { $line }.
       *[no] Quand le gagnant est lui aussi au-dessous de { $line }, la différence seule se paie.
    }

settlement-rubicon-awarded =
    .short =
        { $winner ->
            [You] { $loser } reste sous le rubicon avec { $low } : vous recevez { $high } + { $low } + { $bonus } = { $points }.
           *[other] { $loser ->
                [You] Vous restez sous le rubicon avec { $low } : { $winner } reçoit { $high } + { $low } + { $bonus } = { $points }.
               *[other] { $loser } reste sous le rubicon avec { $low } : { $winner } reçoit { $high } + { $low } + { $bonus } = { $points }.
            }
        }
    .full =
        Les { $low } du perdant sont sous le rubicon de { $line }. Ce n’est pas la différence mais la somme qui se paie :
        { $high } + { $low } = { $sum }. Avec { $bonus } pour la partie, cela fait { $points }. Les { $low } du perdant
        comptent donc pour le gagnant.

## settlement.tie

question-settlement-tie = Et si les joueurs sont à égalité après la dernière donne ?

clause-settlement-tie =
    { $extra ->
        [0] Si les totaux sont égaux à la fin, la partie est nulle.
       *[other] Si les totaux sont égaux à la fin, la partie se prolonge de { $extra ->
            [one] une donne
           *[other] { WORDS($extra, gender: "feminine") } donnes
        }{ $repeat ->
            [once] { " " }; à égalité encore, elle est nulle.
           *[until_decided] , et de nouveau tant qu’il y a égalité.
        }
    }

settlement-tie-allowed =
    .short =
        { $extra ->
            [one] Égalité à { $points } : une donne de plus.
           *[other] Égalité à { $points } : { $extra } donnes de plus, chacun donnant à son tour.
        }
    .full = Les deux joueurs ont { $points }. La partie continue, puis les totaux sont de nouveau comparés.

settlement-tie-denied =
    .short = Égalité à { $points } : la partie est nulle.
    .full = Les deux joueurs ont { $points } et d’après ces règles on n’ajoute plus de donne. Personne ne gagne, et rien ne se paie.

## settlement.race

question-settlement-race = Pour combien compte une course gagnée ?

clause-settlement-race =
    Celui qui atteint { $target } avant l’autre gagne la manche.{ $under ->
        [0] {""}
       *[other] {" "}Elle compte double quand le perdant a moins de { $under }.
    } { $games ->
        [one] Une seule manche décide.
       *[other] Celui qui gagne d’abord { WORDS($games, gender: "feminine") } manches gagne la rencontre.
    }

settlement-race-allowed =
    .short =
        { $games ->
            [one] { $winner ->
                [You] La course est à vous, { $high } à { $low }.
               *[other] La course est à { $winner }, { $high } à { $low }.
            }
           *[other] { $winner ->
                [You] La course est à vous, { $high } à { $low } : elle compte double, pour { $games } manches.
               *[other] La course est à { $winner }, { $high } à { $low } : elle compte double, pour { $games } manches.
            }
        }
    .full =
        Le but était { $target }. { $games ->
            [one] Elle compte une manche.
           *[other] Les { $low } du perdant sont sous { $under } : elle compte donc { $games } manches.
        }{ $later ->
            [0] {""}
           *[other] {" "}Le perdant a marqué { $later } de plus, mais cela se compte après les { $high } du gagnant et ne vaut plus rien.
        }

## partie.deals

question-partie-deals = Combien de donnes font une partie, et qui donne ?

clause-partie-deals =
    { $match_format ->
        [four_deals_ends_double] Une partie se fait en quatre donnes, chaque joueur donnant à son tour ; la première et la dernière comptent double.
        [race] Les joueurs donnent à tour de rôle jusqu’à ce que l’un d’eux ait gagné la course.
        [race_of_many] Les joueurs donnent à tour de rôle jusqu’à ce que la course soit gagnée.
        [rubber] On joue jusqu’à ce que l’un des deux joueurs ait gagné les manches voulues.
       *[six_deals] Une partie se fait en six donnes, chaque joueur donnant à son tour.
    }

## concede.play

question-concede-play = Un joueur peut-il abandonner le jeu de la carte, et que lui en coûte-t-il ?

clause-concede-play =
    { $concede_last_deal ->
        [yes] À la dernière donne, un joueur qui ne peut plus passer le rubicon peut abandonner le jeu de la carte ; l’adversaire marque alors { $points } à ce titre, un par levée et un de plus pour la dernière, moins ce qu’il a déjà marqué en jouant.
       *[no] Le jeu de la carte ne peut s’abandonner.
    }

concede-play-awarded =
    .call = Comptez toutes les levées : { WORDS($count) }.
    .short = Le jeu est abandonné : { SIDE($side) } compte toutes les levées, { points-count }.
    .full =
        { SIDE(OTHER($side)) } ne peut plus atteindre le rubicon et jette sa main. Toutes les levées font { $whole } { $already ->
            [0] points.
           *[other] points, dont { $already } avaient été comptés.
        }

refused-concede-now =
    .short = Le jeu ne peut s’abandonner qu’à la dernière donne, avant votre première carte, et là où les règles le permettent ; continuez à jouer.

refused-concede-needless =
    .short = Vous avez { $total } et pourriez encore marquer { $within } : vous pouvez encore atteindre le rubicon de { $line } ; continuez à jouer.

## concede.cards

question-concede-cards = Qu’advient-il des cartes quand le jeu est abandonné ?

clause-concede-cards =
    { $concede_last_deal ->
        [yes] Quand le jeu est abandonné, l’adversaire a aussi les cartes : { $cards }. Il n’y a pas de capot.
       *[no] Le jeu ne peut s’abandonner, et les cartes non plus.
    }

concede-cards-awarded =
    .call = Et { WORDS($points) } pour les cartes : { WORDS($count) }.
    .short = Les cartes vont avec les levées : { SIDE($side) } marque { $points } de plus.
    .full = Compter toutes les levées, c’est en avoir le plus. Il n’y a pas de capot, car aucune carte n’a été jouée.

## rubber.game

question-rubber-game = Quand une manche est-elle gagnée ?

clause-rubber-game = Celui qui a d’abord { $target } sous la ligne gagne une manche ; on tire alors une nouvelle ligne et les deux joueurs repartent de rien.

rubber-game-allowed =
    .short =
        { $winner ->
            [You] La manche { $game } est à vous, { $high } à { $low } sous la ligne.
           *[other] La manche { $game } est à { $winner }, { $high } à { $low } sous la ligne.
        }
    .full = Le but est { $target } sous la ligne. On tire une nouvelle ligne sous les deux marques ; ce qui est au-dessus de la ligne reste.

## rubber.bonus

question-rubber-bonus = Que marque-t-on pour avoir gagné le robre ?

clause-rubber-bonus =
    Celui qui gagne d’abord { WORDS($games_to_win, gender: "feminine") } { $games_to_win ->
        [one] manche
       *[other] manches
    } gagne le robre et ajoute { $points }, ou { $clean } quand le perdant n’a gagné aucune manche.

rubber-bonus-awarded =
    .short =
        { $winner ->
            [You] Vous gagnez le robre, { $games } { $games ->
                [one] manche
               *[other] manches
            } à { $other_games } : { $points } de plus.
           *[other] { $winner } gagne le robre, { $games } { $games ->
                [one] manche
               *[other] manches
            } à { $other_games } : { $points } de plus.
        }
    .full =
        { $other_games ->
            [0] Le perdant n’a gagné aucune manche : c’est donc la plus grande prime, { $points }.
           *[other] Le perdant a gagné une manche : c’est donc la plus petite prime, { $points }.
        }

## rubber.blank_games

question-rubber-blank_games = Que marque une manche où le perdant n’a rien fait sous la ligne ?

clause-rubber-blank_games = Le gagnant du robre ajoute { $points } pour chaque manche où le perdant n’a rien marqué sous la ligne.

rubber-blank_games-awarded =
    .short =
        { $games ->
            [one] Dans une manche, le perdant n’a rien marqué sous la ligne : { $points } de plus.
           *[other] Dans { $games } manches, le perdant n’a rien marqué sous la ligne : { $points } de plus.
        }
    .full =
        { $games ->
            [one] Une telle manche rapporte { $each } au gagnant du robre.
           *[other] Chacune de ces manches rapporte { $each } au gagnant du robre : { $games } × { $each } = { $points }.
        }

rubber-blank_games-denied =
    .short = Le perdant a marqué sous la ligne dans chaque manche : rien ne s’ajoute à ce titre.
    .full = Une manche où le perdant n’aurait rien marqué sous la ligne aurait rapporté { $each } au gagnant du robre.

## rubber.margin

question-rubber-margin = De combien le gagnant du robre gagne-t-il ?

clause-rubber-margin =
    On additionne tout ce qui est au-dessus et au-dessous de la ligne. Le gagnant du robre gagne de la différence ; si
    c’est le perdant qui a plus de points, la différence est au perdant.

rubber-margin-allowed =
    .short =
        { $ahead ->
            [yes] Tout additionné, le gagnant du robre a { $high } et le perdant { $low } : { $points } d’avance, avant les primes.
           *[no] Tout additionné, c’est le perdant du robre qui a le plus, { $low } à { $high } : { $points } d’avance, avant les primes.
        }
    .full =
        { $winner ->
            [You] Vous avez gagné le robre
           *[other] { $winner } a gagné le robre
        } avec { $high } points au-dessus et au-dessous de la ligne ; { $loser ->
            [You] vous en avez { $low }
           *[other] { $loser } en a { $low }
        }. { $ahead ->
            [yes] La différence de { $points } est au gagnant, et les primes s’y ajoutent.
           *[no] La différence de { $points } se retranche des primes du gagnant.
        }

## race.home

question-race-home = Qui est au but, et qui perd ?
question-race-home-winner = Qui gagne la partie ?

clause-race-home =
    { $how ->
        [withdraw] Celui qui atteint d’abord { $target } est arrivé et se retire. Les deux autres jouent encore l’un contre l’autre, comme au jeu à deux, et le dernier arrivé perd.
       *[first_wins] { $partners ->
            [yes] Le camp qui atteint d’abord { $target } gagne la partie.
           *[no] Celui qui atteint d’abord { $target } gagne la partie.
        }
    }

race-home-allowed =
    .short =
        { $winner ->
            [You] Vous atteignez le but avec { $points }{ race-place }
           *[other] { $winner } atteint le but avec { $points }{ race-place }
        }
    .full =
        Le but était { $target }. { $goes_on ->
            [yes] Qui l’atteint se retire, et les autres jouent encore.
           *[no] { $loser ->
                [absent] La partie est finie.
                [You] La partie est finie : c’est vous qui restez, et vous la perdez.
               *[other] La partie est finie : { $loser } reste, et la perd.
            }
        }

## Des mots que plusieurs partagent

race-place =
    { $place ->
        [1] , avant tous les autres.
       *[other] , en { $place }e place.
    }
