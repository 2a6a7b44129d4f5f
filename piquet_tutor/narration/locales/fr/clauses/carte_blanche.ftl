### Carte blanche.
### Chaque message d’une clause se trouve sous son nom ; ../rulings.ftl dit comment les messages se nomment.

## Le nom de cette partie du livre de règles

rulebook-part-carte_blanche = Carte blanche

## carte_blanche.award

question-carte_blanche-award = Que marque une main reçue sans figure ?

clause-carte_blanche-award =
    Une main reçue sans { $ten_is_court ->
        [yes] roi, ni dame, ni valet, ni dix,
       *[no] roi, ni dame, ni valet
    } est une carte blanche et rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }, avant tout le reste.{ $pack ->
        [36] { $double_blank ->
            [younger_scores] {" "}Si les deux joueurs en ont une, seule celle du dernier se marque.
            [both_score] {" "}Si les deux joueurs en ont une, chacun marque la sienne.
           *[both_void] {" "}Si les deux joueurs en ont une, personne ne marque.
        }
       *[other] {""}
    }

carte_blanche-award-awarded =
    .call = Carte blanche : { points-said }.
    .short = { subject } n’a reçu aucune figure. Carte blanche : { points-count }{ for-side }.
    .full =
        { $proved ->
            [yes] La main a été montrée : { CARDS($cards) }. Ni roi, ni dame, ni valet.
           *[no] Le relevé dit que c’était une carte blanche : les cartes reçues à la donne ne sont pas connues.
        }

        { $round ->
            [yes] Elle rapporte { points-count }, avant tout le reste.
           *[no] { SIDE($side) } marque { points-count } pour elle, avant tout le reste.
        }

carte_blanche-award-denied =
    .short =
        { $round ->
            [yes] { subject } a une carte blanche qui ne compte pas, car un adversaire en a une aussi.
           *[no] { $why ->
                [younger] La carte blanche { ROLE($side, case: "de") } ne compte pas : l’adversaire en a une aussi.
               *[both] La carte blanche { ROLE($side, case: "de") } ne compte pas, car les deux joueurs en ont une.
            }
        }
    .full =
        { $proved ->
            [yes] La main a été montrée : { CARDS($cards) }. Ni roi, ni dame, ni valet.
           *[no] Le relevé dit que c’était une carte blanche : les cartes reçues à la donne ne sont pas connues.
        }

        { $round ->
            [yes] Mais un adversaire tient lui aussi une carte blanche, et d’après ces règles celle-ci ne rapporte alors pas ses { $points } points.
           *[no] { $why ->
                [younger] Mais { ROLE("younger") } tient lui aussi une carte blanche, et d’après ces règles la sienne seule compte : elle empêche l’autre, et avec elle le pique et le repique de l’adversaire.
               *[both] Mais l’adversaire tient lui aussi une carte blanche. D’après ces règles les deux s’annulent : aucune ne rapporte ses { $points } points, et aucune n’empêche pique ou repique.
            }
        }

## carte_blanche.claimed

question-carte_blanche-claimed = Quand une carte blanche se dit-elle, et comment se prouve-t-elle ?

clause-carte_blanche-claimed-bidding = Une carte blanche s’annonce et se montre dès que les cartes sont données, avant les enchères.

clause-carte_blanche-claimed =
    { $round ->
        [yes] Une carte blanche s’annonce et se montre dès que les cartes sont données, avant toute autre chose.
       *[no] Le premier annonce sa carte blanche avant d’écarter, et { $elder_blank_proof ->
            [immediate] la montre aussitôt
            [after_both_discards] met son écart de côté ; l’adversaire fait de même, et alors seulement il montre ses douze cartes
            [after_younger_discard] la montre quand l’adversaire a posé son écart
           *[after_younger_exchange] la montre quand l’adversaire a pris ses cartes
        } ; { $elder_blank_draw_order ->
            [younger_first] l’adversaire prend alors avant lui
           *[elder_first] il prend quand même avant l’adversaire
        }. { $younger_blank_announce ->
            [after_elder_exchange] Le dernier n’est pas tenu d’annoncer la sienne avant que l’adversaire ait posé son écart et touché le talon, et la montre { $younger_blank_proof ->
                [after_elder_exchange] quand l’adversaire a pris ses cartes
               *[other] sur-le-champ
            }.
           *[at_once] Le dernier annonce la sienne aussitôt et la montre { $younger_blank_proof ->
                [immediate] sur-le-champ
                [after_elder_exchange] quand l’adversaire a pris ses cartes, pour qu’il n’en tire aucun avantage
               *[after_elder_discard] quand l’adversaire a posé son écart, choisi ainsi sans la voir
            }.
        }
    }

carte_blanche-claimed-allowed =
    .call =
        { $round ->
            [yes] Carte blanche.
           *[no] { $exchange ->
                [absent] Carte blanche.
               *[other] Carte blanche. J’en écarterai { WORDS($exchange, gender: "feminine") }.
            }
        }
    .short =
        { $round ->
            [yes] { subject } annonce une carte blanche.
           *[no] { $exchange ->
                [absent] { SIDE($side) } annonce une carte blanche.
               *[other] { SIDE($side) } annonce une carte blanche, et un écart de { $exchange }.
            }
        }
    .full =
        { $round ->
            [yes] Une main a été reçue sans roi, ni dame, ni valet, et c’est dit. Elle se marque dès qu’elle a été montrée.
           *[no]
                { SIDE($side) } n’a reçu ni roi, ni dame, ni valet, et le dit.{ $late ->
                    [yes] {" "}D’après ces règles { ROLE("younger") } n’est pas tenu d’en parler avant que l’adversaire ait posé son écart.
                   *[no] {""}
                }

                { $exchange ->
                    [absent] Elle se marque dès qu’elle a été montrée.
                    [0] { SIDE("elder") } dit d’avance qu’il n’écartera rien, pour que l’adversaire choisisse sans voir la main.
                   *[other] { SIDE("elder") } dit d’avance combien de cartes il écartera ({ $exchange }), pour que l’adversaire choisisse son écart sans avoir vu la main.
                }
        }

carte_blanche-claimed-allowed-private =
    .short = { SIDE($side) } tient une carte blanche, et l’annoncera quand l’adversaire aura posé son écart.
    .full = D’après ces règles, { ROLE("younger") } n’est pas tenu de dire sa carte blanche avant que l’adversaire ait posé son écart ; celui-ci n’en sait encore rien.

## carte_blanche.kept

question-carte_blanche-kept = Un joueur peut-il taire une carte blanche ?

clause-carte_blanche-kept =
    { $blank_optional ->
        [yes] On peut taire une carte blanche. Elle ne rapporte alors rien et n’empêche aucun repique.
       *[no] On ne peut pas taire une carte blanche.
    }

carte_blanche-kept-allowed =
    .short = { subject } ne dit rien d’une carte blanche.
    .full =
        { $round ->
            [yes] Cette main n’a reçu aucune figure, et celui qui la tient le tait. C’est renoncer à ces points, et personne n’apprend ce qu’était la main.
           *[no]
                { SIDE($side) } n’a reçu aucune figure et le tait. C’est renoncer à ces points, et l’adversaire n’apprend pas
                ce qu’était la main.
        }

## carte_blanche.bound

question-carte_blanche-bound = Doit-on dire une carte blanche ?

clause-carte_blanche-bound =
    { $blank_optional ->
        [yes] On peut annoncer une carte blanche, mais on n’y est pas obligé.
       *[no] { $younger_blank_announce ->
            [after_elder_exchange] S’il reçoit une carte blanche, le premier doit l’annoncer dès qu’il la remarque ; l’adversaire doit aussi annoncer la sienne, mais seulement une fois que le premier a posé son écart et touché le talon.
           *[at_once] Celui qui reçoit une carte blanche doit l’annoncer dès qu’il la remarque.
        }
    }

refused-carte_blanche-bound =
    .short = D’après ces règles vous ne pouvez pas taire une carte blanche ; annoncez-la.

## carte_blanche.number

question-carte_blanche-number =
    Le premier doit-il nommer le nombre de cartes qu’il écartera quand il dit une carte blanche ?

clause-carte_blanche-number =
    { $elder_blank_proof ->
        [immediate] Quand il annonce une carte blanche, le premier la montre sur-le-champ : il n’a donc pas à dire combien de cartes il écartera.
       *[other] Quand il annonce une carte blanche, le premier dit combien de cartes il écartera, pour que l’adversaire puisse choisir son écart avant que la main soit vue.
    }

clause-carte_blanche-number-bidding = Avec une carte blanche, on ne nomme aucun nombre de cartes : elle se montre avant les enchères.

refused-carte_blanche-number =
    .short =
        { $number ->
            [absent] Avec une carte blanche, { ROLE("elder") } doit dire combien de cartes il écartera ; nommez un nombre de { $minimum } à { $maximum }.
           *[other] Vous avez nommé { $number } { $number ->
                [one] carte
               *[other] cartes
            }, mais vous pouvez en écarter { limits } ; nommez un nombre permis.
        }

## carte_blanche.named

question-carte_blanche-named = Le premier est-il tenu au nombre qu’il a nommé ?

clause-carte_blanche-named-bidding = Personne ne nomme de nombre avec une carte blanche, et personne n’est donc tenu à un nombre.

clause-carte_blanche-named =
    { $elder_blank_proof ->
        [immediate] Le premier ne nomme pas de nombre avec une carte blanche, et n’est tenu à aucun.
        [after_both_discards] Le premier met de côté, puis échange, le nombre de cartes nommé, ni plus ni moins : l’adversaire y compte.
       *[other] Le premier doit ensuite écarter le nombre de cartes nommé, ni plus ni moins : l’adversaire y a compté.
    }

refused-carte_blanche-named =
    .short =
        Vous avez dit que vous en écarteriez { $maximum }, l’adversaire y a compté, et vous en avez choisi { $number } ;
        choisissez-en exactement { $maximum }.

## carte_blanche.again

question-carte_blanche-again = Une main encore blanche après l’écart marque-t-elle de nouveau ?

clause-carte_blanche-again =
    { $blank_again_after_exchange ->
        [yes] Une main qui est encore sans figure{ $ten_is_court ->
            [yes] {" "}ni dix
           *[no] {""}
        } après son écart marque { $points } de nouveau.
       *[no] Une carte blanche se marque une fois. La main peut rester sans figure après l’écart : cela ne rapporte rien de plus.
    }

carte_blanche-again-awarded =
    .call = Toujours blanche : { points-said }.
    .short = La main { ROLE($side, case: "de") } est encore blanche après l’écart : { points-count } de nouveau.
    .full = Après l’écart la main est { CARDS($cards) } : toujours aucune figure. D’après ces règles cela rapporte encore { points-count }.
