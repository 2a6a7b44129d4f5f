### L’écart et le talon.
### Chaque message d’une clause se trouve sous son nom ; ../rulings.ftl dit comment les messages se nomment.

## Le nom de cette partie du livre de règles

rulebook-part-exchange = L’écart et le talon

## exchange.elder

question-exchange-elder = Combien de cartes au plus le premier peut-il écarter ?

clause-exchange-elder =
    { $minimum ->
        [0] Le premier peut écarter jusqu’à { $maximum } cartes, ou aucune
        [1] Le premier doit écarter au moins une carte et peut en écarter jusqu’à { $maximum }
       *[other] Le premier doit écarter au moins { WORDS($minimum, gender: "feminine") } cartes et peut en écarter jusqu’à { $maximum }
    } ; il les pose avant d’en prendre autant au talon.{ $bids ->
        [bid_pairs] {" "}Les cartes que l’enchère promet au dernier restent au talon.
       *[other] {""}
    }

exchange-elder-allowed =
    .call =
        { $rest ->
            [0] { CAPITAL(taken-word) }.
           *[other] { CAPITAL(taken-word) }, et j’en laisse { WORDS($rest, gender: "feminine") }.
        }
    .short =
        { $rest ->
            [0] { SIDE("elder") } { cards-exchanged }.
           *[other] { SIDE("elder") } { cards-exchanged }, { $rest } de moins que permis.
        }
    .full =
        { SIDE("elder") } { $maximum ->
            [0] ne pouvait en prendre aucune
           *[other] { $rest ->
                [0] { cards-taken }, autant que permis
               *[other] pouvait en prendre jusqu’à { $maximum } et { cards-taken }
            }
        }. { $left ->
            [0] Il ne reste rien au talon.
            [one] Il reste une carte au talon.
           *[other] Il reste { $left } cartes au talon.
        }

exchange-elder-allowed-bid =
    .call = { CAPITAL(taken-word) }.
    .short =
        { $rest ->
            [0] { SIDE("elder") } { cards-exchanged }.
           *[other] { $number ->
                [0] { $maximum ->
                    [one] { SIDE("elder") } n’écarte pas la seule carte permise.
                   *[other] { SIDE("elder") } n’écarte aucune des { $maximum } cartes permises.
                }
               *[other] { SIDE("elder") } écarte { $number } des { $maximum } cartes permises.
            }
        }
    .full =
        { SIDE("elder") } { $maximum ->
            [0] ne pouvait en prendre aucune
           *[other] { $rest ->
                [0] { cards-taken }, autant que permis
               *[other] pouvait en prendre jusqu’à { $maximum } et { cards-taken }
            }
        }. { $left ->
            [0] Il ne reste rien au talon.
            [one] Il reste une carte au talon.
           *[other] Il reste { $left } cartes au talon.
        }

refused-exchange-elder =
    .short =
        { $too_many ->
            [yes] { SIDE("elder") } peut en écarter ici { limits }, et { WORDS($number, gender: "feminine") }, ce serait trop ; reprenez-en { WORDS($surplus, gender: "feminine") } d’abord.
           *[no] { how-many-chosen }, mais { ROLE("elder") } doit en écarter ici { limits } ; choisissez-en au moins { WORDS($surplus, gender: "feminine") } de plus.
        }

## exchange.younger

question-exchange-younger = Combien de cartes au plus le dernier peut-il écarter ?

clause-exchange-younger =
    { $minimum ->
        [0] Le dernier n’est pas obligé d’écarter ; { younger-may-take }.
        [majority] Le dernier doit prendre plus de la moitié de ce qui reste au talon ; { younger-may-take }.
        [all_but_two] Le dernier doit prendre ce qui reste au talon, à deux cartes près ; { younger-may-take }.
        [1] Le dernier doit écarter au moins une carte, s’il en reste au talon ; { younger-may-take }.
       *[other] Le dernier doit écarter au moins { WORDS($minimum, gender: "feminine") } cartes, ou toutes celles du talon s’il en reste moins ; { younger-may-take }.
    }

exchange-younger-allowed =
    .call =
        { $rest ->
            [0] { CAPITAL(taken-word) }.
           *[other] { CAPITAL(taken-word) }, et j’en laisse { WORDS($rest, gender: "feminine") }.
        }
    .short =
        { $rest ->
            [0] { SIDE("younger") } { cards-exchanged }.
           *[other] { SIDE("younger") } { cards-exchanged }, et en laisse { $rest }.
        }
    .full =
        { SIDE("younger") } { $maximum ->
            [0] ne pouvait en prendre aucune
           *[other] { $rest ->
                [0] { cards-taken }, autant que permis
               *[other] pouvait en prendre jusqu’à { $maximum } et { cards-taken }
            }
        }. { $left ->
            [0] Il ne reste rien au talon.
            [one] Il reste une carte au talon.
           *[other] Il reste { $left } cartes au talon.
        }

refused-exchange-younger =
    .short =
        { $too_many ->
            [yes] { $left ->
                [0] Il ne reste rien au talon
                [one] Il ne reste qu’une carte au talon
               *[other] Il reste { $left } cartes au talon
            } et { ROLE("younger") } peut en écarter { limits } : { WORDS($number, gender: "feminine") }, ce serait trop ; reprenez-en { WORDS($surplus, gender: "feminine") } d’abord.
           *[no] { how-many-chosen }, mais { ROLE("younger") } doit en écarter ici { limits } ; choisissez-en au moins { WORDS($surplus, gender: "feminine") } de plus.
        }

## exchange.cards

question-exchange-cards = Où prend-on les cartes ?

clause-exchange-cards =
    { $round ->
        [yes] On prend au talon une carte pour chaque carte écartée. Personne d’autre ne voit ce qui est écarté ou pris.
       *[no]
            On prend sur le dessus du talon, dans l’ordre des cartes, une carte pour chaque carte écartée. Aucun des deux joueurs
            ne voit ce que l’autre écarte ou prend.
    }

exchange-cards-allowed =
    .short =
        { $discarded ->
            [absent] { SIDE($who) } garde toutes ses cartes.
           *[other] { SIDE($who) } écarte { CARDS($discarded) } et prend { CARDS($drawn) }.
        }
    .full =
        { $round ->
            [yes] { $discarded ->
                [absent] { SIDE($who) } n’écarte rien et ne prend rien.
               *[other] Écart : { CARDS($discarded) }. Prises au talon : { CARDS($drawn) }. Personne d’autre ne voit ni les unes ni les autres.
            }
           *[no] { $discarded ->
                [absent] { SIDE($side) } n’écarte rien et ne prend rien.
               *[other] Écart : { CARDS($discarded) }. Prises au talon : { CARDS($drawn) }. L’adversaire ne voit ni les unes ni les autres.
            }
        }

## talon.peek

question-talon-peek = Le premier peut-il regarder les cartes qu’il laisse ?

clause-talon-peek =
    { $elder_peek ->
        [yes] Quand il écarte moins de cartes qu’il n’en a le droit, le premier peut regarder celles qu’il aurait encore pu prendre, sans les montrer à l’adversaire.
       *[no] Le premier ne peut pas regarder les cartes qu’il laisse au talon.
    }

talon-peek-allowed =
    .short = { SIDE("elder") } regarde ce qu’il a laissé : { CARDS($cards) }.
    .full = { SIDE("elder") } peut regarder ce qu’il pouvait prendre et a laissé : { CARDS($cards) }. L’adversaire ne le voit pas encore, mais peut le prendre.

## talon.foreign

question-talon-foreign = Que coûte-t-il de regarder des cartes qui reviennent à l’adversaire ?

clause-talon-foreign =
    { $peek_penalty ->
        [0] Seul celui qui a droit à une carte du talon peut la regarder ; à cette table, personne d’autre ne le peut.
       *[other] Regarder des cartes du talon qui reviennent à l’adversaire coûte { $peek_penalty }.
    }

refused-talon-foreign =
    .short =
        { $left ->
            [one] Ce n’est pas à vous de retourner la carte qui reste au talon
           *[other] Ce n’est pas à vous de retourner les { $left } cartes qui restent au talon
        }{ $points ->
            [0] {""}
           *[other] , et regarder de telles cartes coûte { $points }
        } ; continuez.

## talon.left

question-talon-left = Que deviennent les cartes du talon que personne ne prend ?

clause-talon-left =
    { $younger_untaken ->
        [expose_or_hide_now] Le dernier décide tout de suite, avant la première annonce, si les cartes qui restent sont retournées.
        [look_after_lead_shared] Le dernier peut regarder les cartes qui restent une fois faite la première entame ; jusque-là elles attendent.
        [private] Le dernier peut regarder les cartes qui restent.
       *[hidden] Les cartes que personne ne prend restent face cachée jusqu’à la fin de la donne.
    }

talon-left-allowed =
    .short =
        { $left ->
            [one] Une carte reste au talon.
           *[other] { $left } cartes restent au talon.
        }
    .full =
        { $how ->
            [expose_or_hide_now] { SIDE("younger") } peut retourner ce qui reste avant la première annonce. Alors les deux joueurs le voient ; sinon personne.
            [look_after_lead_shared] Après l’entame, { ROLE("younger") } peut retourner ce qui reste avant de jouer. Alors les deux joueurs le voient ; sinon personne.
            [private] D’après cette règle, { ROLE("younger") } seul peut regarder ce qui reste.
           *[hidden] D’après cette règle, personne ne peut regarder ce qui reste.
        }

## talon.faced

question-talon-faced = Qui peut voir les cartes du talon que personne ne prend ?

clause-talon-faced =
    { $younger_untaken ->
        [expose_or_hide_now] Si le dernier retourne les cartes que personne n’a prises, les deux joueurs les voient ; sinon personne.
        [look_after_lead_shared] Si le dernier regarde les cartes que personne n’a prises, l’adversaire peut les regarder aussi ; sinon personne.
        [private] Seul le dernier voit les cartes que personne n’a prises.
       *[hidden] Aucun des deux joueurs ne voit les cartes que personne n’a prises.
    }

talon-faced-allowed =
    .call = Voyons-les.
    .short = { SIDE("younger") } retourne ce qui reste du talon : { CARDS($cards) }.
    .full = Les deux joueurs savent désormais que { CARDS($cards) } sont hors du jeu.

## talon.untaken

question-talon-untaken = Quand peut-on retourner les cartes restées au talon ?

clause-talon-untaken =
    { $younger_untaken ->
        [expose_or_hide_now] Seul le dernier peut retourner les cartes que personne n’a prises, une fois, avant la première annonce de l’adversaire.
        [look_after_lead_shared] Seul le dernier peut retourner les cartes que personne n’a prises, une fois, après l’entame de l’adversaire et avant d’y jouer.
        [private] Les cartes que personne n’a prises ne sont pas retournées : le dernier peut les regarder, et personne d’autre.
       *[hidden] Les cartes que personne n’a prises ne sont jamais retournées.
    }

refused-talon-untaken =
    .short =
        { $left ->
            [0] Il ne reste rien au talon, donc rien à retourner ; continuez.
           *[other] { $how ->
                [expose_or_hide_now] Seul { ROLE("younger") } peut retourner ce qui reste du talon, une fois, et avant la première annonce ; continuez.
                [look_after_lead_shared] Seul { ROLE("younger") } peut retourner ce qui reste du talon, une fois, après l’entame et avant d’y jouer ; continuez, ou attendez ce moment.
               *[other] D’après ces règles ce qui reste du talon ne se retourne pas ; continuez.
            }
        }

## exchange.dealer

question-exchange-dealer = Qui peut écarter ?

clause-exchange-dealer =
    { $how ->
        [none] Personne n’écarte : { $talon ->
            [one] ce qui est au talon y reste
           *[other] les { $talon } cartes du talon y restent
        }.
       *[dealer_takes_two] Seul le donneur peut écarter : il prend { $talon ->
            [one] la carte du talon contre une de sa main
           *[other] les { WORDS($talon, gender: "feminine") } cartes du talon contre autant de sa main
        }, ou rien.
    }

exchange-dealer-allowed =
    .call = { CAPITAL(taken-word) }.
    .short = { SIDE($who) }, qui donne, { cards-exchanged }.
    .full =
        { $number ->
            [0] { SIDE("dealer") } pouvait prendre les { $maximum } cartes du talon et les laisse. Personne ne les voit.
            [one] { SIDE("dealer") } prend la carte du talon et en pose une. Personne d’autre n’écarte.
           *[other] { SIDE("dealer") } prend les { $number } cartes du talon et en pose autant. Personne d’autre n’écarte.
        }

refused-exchange-dealer =
    .short =
        { $maximum ->
            [one] { how-many-chosen }, mais { ROLE("dealer") } prend la carte du talon ou rien ; choisissez une carte, ou aucune.
           *[other] { how-many-chosen }, mais { ROLE("dealer") } prend les { WORDS($maximum, gender: "feminine") } cartes du talon ou rien ; choisissez-en { WORDS($maximum, gender: "feminine") }, ou aucune.
        }

## Des mots que plusieurs partagent

younger-may-take =
    { $maximum ->
        [five] il peut prendre cinq des cartes laissées par l’adversaire, ou toutes s’il y en a moins
       *[remaining] il peut prendre toutes les cartes laissées par l’adversaire
    }

cards-exchanged =
    { $number ->
        [0] n’écarte aucune carte
        [one] écarte { $number } carte
       *[other] écarte { $number } cartes
    }

taken-word =
    { $number ->
        [0] je n’en prends aucune
       *[other] j’en prends { WORDS($number, gender: "feminine") }
    }

cards-taken =
    { $number ->
        [0] n’en prend aucune
       *[other] en prend { $number }
    }

limits =
    { $same_limits ->
        [yes] exactement { $maximum }
       *[no] de { $minimum } à { $maximum }
    }

how-many-chosen =
    { $number ->
        [0] Vous n’avez choisi aucune carte
        [one] Vous avez choisi une carte
       *[other] Vous avez choisi { WORDS($number, gender: "feminine") } cartes
    }
