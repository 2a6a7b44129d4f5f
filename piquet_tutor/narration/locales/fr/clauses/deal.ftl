### La donne : la coupe, les paquets, qui donne ensuite.
### Chaque message d’une clause se trouve sous son nom ; ../rulings.ftl dit comment les messages se nomment.

## Le nom de cette partie du livre de règles

rulebook-part-deal = La donne

## deal.cut

deal-cut-allowed =
    .short =
        { $how ->
            [higher_deals] { SIDE($side) } a tiré la plus haute carte et donne d’abord.
            [lower_deals] { SIDE($side) } a tiré la plus basse carte et donne d’abord.
           *[higher_chooses] { SIDE($side) } a tiré la plus haute carte et peut choisir qui donne d’abord.
        }
    .full =
        { $high } a tiré la plus haute carte et { $low } la plus basse : { CARDS($cards) }. L’as est le plus haut.

deal-cut = Chaque joueur coupe quelques cartes du jeu ; on compare les cartes du dessous.

## deal.hands

question-deal-hands = Comment les cartes sont-elles données, et qui est premier ?

clause-deal-hands =
    Chaque joueur reçoit { $hand } cartes d’un jeu de { $pack }, données { $deal_packet ->
        [2] par deux
        [3] par trois
        [two_to_four] par deux, par trois ou par quatre, au gré du donneur
        [chosen_once] par deux ou par trois, chaque donneur gardant la manière qu’il a prise d’abord
        [threes_and_twos] par trois et par deux
       *[chosen] par deux ou par trois, au gré du donneur
    } ; les { $talon } autres sont le talon{ $talon_laid ->
        [one_packet] , posé face cachée en un seul paquet.
        [spread] , étalé face cachée.
        [five_and_three] , étalé face cachée, cinq cartes un peu à l’écart des trois autres.
        [packet_or_five_and_three] , posé face cachée ; le donneur peut le séparer en cinq et trois.
       *[face_down] .
    } { $first_dealer ->
        [higher_deals] Celui qui tire la plus haute carte donne d’abord.
        [lower_deals] Celui qui tire la plus basse carte donne d’abord.
       *[higher_chooses] Celui qui tire la plus haute carte choisit qui donne d’abord.
    } Le donneur est dernier. Son adversaire est premier : c’est lui qui écarte, parle et entame d’abord.

deal-hands-allowed =
    .short = { $hand } cartes chacun, et { $talon } au talon. { SIDE("elder") } commence.
    .full =
        Les cartes sont données : { $hand } à chaque joueur, et { $talon } restent face cachée, le talon. Celui qui
        n’a pas donné est premier.

## deal.first

question-deal-first = Comment les cartes sont-elles données, et par qui ?

clause-deal-first =
    Chaque joueur reçoit { $hand } cartes d’un jeu de { $pack }, données { $deal_packet ->
        [2] par deux
        [3] par trois
        [two_to_four] par deux, par trois ou par quatre, au gré du donneur
        [chosen_once] par deux ou par trois, chaque donneur gardant la manière qu’il a prise d’abord
        [threes_and_twos] par trois et par deux
       *[chosen] par deux ou par trois, au gré du donneur
    }{ $talon ->
        [0] , et il n’y a pas de talon.
        [one] { " " }; la carte qui reste est le talon.
       *[other] { " " }; les { $talon } autres sont le talon{ $talon_laid ->
            [one_packet] , posé face cachée en un seul paquet.
            [spread] , étalé face cachée.
            [five_and_three] , étalé face cachée, cinq cartes un peu à l’écart des trois autres.
            [packet_or_five_and_three] , posé face cachée ; le donneur peut le séparer en cinq et trois.
           *[face_down] .
        }
    } { $first_dealer ->
        [higher_deals] Celui qui tire la plus haute carte donne d’abord.
        [lower_deals] Celui qui tire la plus basse carte donne d’abord.
       *[higher_chooses] Celui qui tire la plus haute carte choisit qui donne d’abord.
    } { $seats ->
        [2] Ce sont les enchères qui décident qui est premier.
       *[other] La donne, les annonces et le jeu font le tour de la table vers la { $seat_direction ->
            [right] droite
           *[left] gauche
        }{ $partners ->
            [yes] { " " }; les partenaires se font face
           *[no] {""}
        }.
    }

deal-first-allowed =
    .short =
        { $talon ->
            [0] { $hand } cartes chacun ; il n’en reste pas.
            [one] { $hand } cartes chacun, et une au talon.
           *[other] { $hand } cartes chacun, et { $talon } au talon.
        }
    .full =
        Les cartes sont données : { $hand } à chaque joueur{ $talon ->
            [0] , et c’est tout le jeu. On n’écarte pas.
            [one] , et une reste face cachée, le talon.
           *[other] , et { $talon } restent face cachée, le talon.
        }

## deal.next

question-deal-next = Qui donne ensuite ?

clause-deal-next = Celui qui a marqué sous la ligne est donneur à la donne suivante.

deal-next-allowed =
    .short = { SIDE($side) } donne ensuite.
    .full = { SIDE($side) } a marqué pour des levées sous la ligne, et donne donc les mains suivantes.
