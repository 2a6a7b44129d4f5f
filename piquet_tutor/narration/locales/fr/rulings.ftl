# Ce qui est dit de chaque décision. Le message d’une clause (point-good) est sa loi, dans nos mots. Une décision est la
# clause et ce qu’elle est devenue (point-good-awarded) : .call ce qui se dit à la table, .short une ligne, .full la
# raison. « -private » : ce qu’une seule place peut savoir.

## La donne

deal-hands =
    Le donneur est dernier, l’autre joueur premier. Le premier écarte d’abord, parle d’abord et entame d’abord. Les
    cartes qui restent sont le talon, et les deux joueurs y prennent.
deal-hands-allowed =
    .short = { $hand } cartes chacun, et { $talon } au talon. Le premier commence.
    .full =
        Les cartes sont données : { $hand } à chaque joueur, et { $talon } restent face cachée, le talon. Celui qui
        n’a pas donné est premier.

deal-cut-allowed =
    .short =
        { $how ->
            [higher_deals] { SIDE($side) } a tiré la plus haute carte et donne d’abord.
            [lower_deals] { SIDE($side) } a tiré la plus basse carte et donne d’abord.
           *[higher_chooses] { SIDE($side) } a tiré la plus haute carte et peut choisir qui donne d’abord.
        }
    .full =
        { $high } a tiré la plus haute carte et { $low } la plus basse ; les cartes levées étaient { CARDS($cards) }.
        L’as est haut au tirage.
deal-cut = Les deux joueurs lèvent quelques cartes du jeu et comparent la plus basse de celles qu’ils ont levées.

## Carte blanche

carte_blanche-award =
    Une main reçue sans roi, dame ni valet est une carte blanche. Elle compte avant tout le reste : elle empêche donc
    le repique et le pique de l’autre joueur, et aide à ceux de celui qui la tient.
carte_blanche-award-awarded =
    .call = Carte blanche : { WORDS($count) }.
    .short = { SIDE($side) } n’a reçu aucune figure. Carte blanche : { points-count }.
    .full =
        { $proved ->
            [yes] La main a été montrée : { CARDS($cards) }. Ni roi, ni dame, ni valet.
           *[no] La carte blanche est admise sur la foi du relevé : les cartes reçues à la donne ne sont pas connues.
        }

        { SIDE($side) } marque { points-count } pour elle, avant que rien d’autre soit compté.

carte_blanche-award-denied =
    .short =
        { $why ->
            [younger] La carte blanche { ROLE($side, case: "de") } ne compte pas : l’autre joueur en a une aussi.
           *[both] La carte blanche { ROLE($side, case: "de") } ne compte pas, car les deux joueurs en ont une.
        }
    .full =
        { $proved ->
            [yes] La main a été montrée : { CARDS($cards) }. Ni roi, ni dame, ni valet.
           *[no] La carte blanche est admise sur la foi du relevé : les cartes reçues à la donne ne sont pas connues.
        }

        { $why ->
            [younger] Mais le dernier tient lui aussi une carte blanche, et d’après ces règles la sienne seule compte : elle empêche l’autre, et avec elle le pique et le repique de l’autre joueur.
           *[both] Mais l’autre joueur tient lui aussi une carte blanche. D’après ces règles les deux s’annulent : aucune ne marque ses { $points } points, et aucune n’empêche pique ou repique.
        }

carte_blanche-claimed =
    Une carte blanche s’annonce avant l’écart et se prouve en montrant les cartes. Quand on le fait, et qui écarte
    d’abord, les livres le règlent différemment.
carte_blanche-claimed-allowed =
    .call =
        { $exchange ->
            [absent] Carte blanche.
           *[other] Carte blanche. J’en écarterai { WORDS($exchange, gender: "feminine") }.
        }
    .short =
        { $exchange ->
            [absent] { SIDE($side) } annonce une carte blanche.
           *[other] { SIDE($side) } annonce une carte blanche, et un écart de { $exchange }.
        }
    .full =
        { SIDE($side) } n’a reçu ni roi, ni dame, ni valet, et le dit.{ $late ->
            [yes] {" "}D’après ces règles le dernier n’est pas tenu d’en parler avant que l’autre joueur ait posé son écart.
           *[no] {""}
        }

        { $exchange ->
            [absent] Elle se marque dès qu’elle a été montrée.
            [0] Le premier dit d’avance qu’il n’écartera rien, pour que l’autre joueur choisisse sans voir la main.
           *[other] Le premier dit d’avance combien de cartes il écartera ({ $exchange }), pour que l’autre joueur choisisse son écart sans avoir vu la main.
        }
carte_blanche-claimed-allowed-private =
    .short = { SIDE($side) } tient une carte blanche, et l’annoncera quand l’autre joueur aura posé son écart.
    .full = D’après ces règles, le dernier n’est pas tenu de dire sa carte blanche avant que l’autre joueur ait posé son écart ; celui-ci n’en sait encore rien.

carte_blanche-kept = D’après certaines règles un joueur peut taire une carte blanche ; elle ne marque alors rien et n’empêche rien.
carte_blanche-kept-allowed =
    .short = { SIDE($side) } ne dit rien d’une carte blanche.
    .full =
        { SIDE($side) } n’a reçu aucune figure et le tait. C’est renoncer à ces points, et l’autre joueur n’apprend pas
        ce qu’était la main.

carte_blanche-bound = Une carte blanche s’annonce dès qu’on la remarque.
carte_blanche-number = En annonçant une carte blanche, le premier dit combien de cartes il écartera avant que la main soit montrée.
carte_blanche-named = Après avoir nommé un nombre avec sa carte blanche, le premier écarte ce nombre de cartes.

carte_blanche-again = D’après cette règle, une carte blanche qui l’est encore après l’écart se marque une seconde fois.
carte_blanche-again-awarded =
    .call = Toujours blanche : { WORDS($count) }.
    .short = La main { ROLE($side, case: "de") } est encore blanche après l’écart : { points-count } de nouveau.
    .full = Après l’écart la main est { CARDS($cards) } : toujours aucune figure. D’après ces règles cela marque { points-count } encore une fois.

## L’écart

exchange-elder =
    Le premier écarte d’abord, prend sur le dessus du talon, et dit combien de cartes il laisse de celles qu’il pouvait
    prendre : elles passent à l’autre joueur.
exchange-elder-allowed =
    .call =
        { $rest ->
            [0] { CAPITAL(taken-word) }.
           *[other] { CAPITAL(taken-word) }, et j’en laisse { WORDS($rest, gender: "feminine") }.
        }
    .short =
        { $rest ->
            [0] Le premier { cards-exchanged }.
           *[other] Le premier { cards-exchanged }, et en laisse { $rest } de celles qu’il pouvait prendre.
        }
    .full =
        Le premier { $maximum ->
            [0] ne pouvait en prendre aucune
           *[other] pouvait en prendre jusqu’à { $maximum } et { cards-taken }
        }. { $left ->
            [0] Il ne reste rien au talon.
            [one] Il reste une carte au talon.
           *[other] Il reste { $left } cartes au talon.
        }
exchange-younger =
    Le dernier écarte après l’autre joueur, et peut prendre de ce que celui-ci a laissé.
exchange-younger-allowed =
    .call =
        { $rest ->
            [0] { CAPITAL(taken-word) }.
           *[other] { CAPITAL(taken-word) }, et j’en laisse { WORDS($rest, gender: "feminine") }.
        }
    .short =
        { $rest ->
            [0] Le dernier { cards-exchanged }.
           *[other] Le dernier { cards-exchanged }, et en laisse { $rest }.
        }
    .full =
        Le dernier { $maximum ->
            [0] ne pouvait en prendre aucune
           *[other] pouvait en prendre jusqu’à { $maximum } et { cards-taken }
        }. { $left ->
            [0] Il ne reste rien au talon.
            [one] Il reste une carte au talon.
           *[other] Il reste { $left } cartes au talon.
        }
cards-exchanged =
    { $number ->
        [0] n’écarte aucune carte
        [one] écarte 1 carte
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

exchange-cards = On prend sur le dessus du talon, dans l’ordre, une carte pour chaque carte écartée ; seul celui qui prend les voit.
exchange-cards-allowed =
    .short =
        { $discarded ->
            [absent] { SIDE($side) } garde toutes ses cartes.
           *[other] { SIDE($side) } écarte { CARDS($discarded) } et prend { CARDS($drawn) }.
        }
    .full =
        { $discarded ->
            [absent] { SIDE($side) } n’écarte rien et ne prend rien.
           *[other] Écart : { CARDS($discarded) }. Prises au talon : { CARDS($drawn) }. L’autre joueur ne voit ni les unes ni les autres.
        }

talon-peek = De celles qu’il pouvait prendre, le premier peut regarder les cartes qu’il a laissées, sans les montrer.
talon-peek-allowed =
    .short = Le premier regarde ce qu’il a laissé : { CARDS($cards) }.
    .full = Le premier a laissé des cartes qu’il pouvait prendre, et peut les regarder : { CARDS($cards) }. L’autre joueur ne les voit pas encore, mais peut les prendre.

talon-foreign =
    Certaines règles punissent qui regarde les cartes du talon revenant à l’autre joueur. À cette table cela ne peut
    arriver : une carte reste face cachée tant qu’on ne peut pas la voir.

talon-left = Ce que deviennent les cartes laissées par le dernier se règle différemment d’un livre à l’autre.
talon-left-allowed =
    .short =
        { $left ->
            [one] Une carte reste au talon.
           *[other] { $left } cartes restent au talon.
        }
    .full =
        { $how ->
            [expose_or_hide_now] Le dernier peut retourner ce qui reste avant la première annonce. Alors les deux joueurs le voient ; sinon personne.
            [look_after_lead_shared] Après l’entame, le dernier peut retourner ce qui reste avant de jouer. Alors les deux joueurs le voient ; sinon personne.
            [private] D’après cette règle, le dernier seul peut regarder ce qui reste.
           *[hidden] D’après cette règle, personne ne peut regarder ce qui reste.
        }

talon-faced = Les cartes laissées au talon sont vues des deux joueurs, ou d’aucun.
talon-faced-allowed =
    .call = Voyons-les.
    .short = Le dernier retourne ce qui reste du talon : { CARDS($cards) }.
    .full = Les deux joueurs savent désormais que { CARDS($cards) } sont hors du jeu.

talon-untaken = Le dernier décide si ce qui reste du talon est retourné, et ne le peut qu’au moment que fixent les règles.

## Les annonces

declare-order = Le premier annonce d’abord le point. Viennent ensuite séquences, brelans et quatorze : dans cet ordre selon la plupart des livres, dans n’importe quel ordre selon les lois du club.
declare-nothing = Qui n’a rien d’une sorte, ou aime mieux ne pas le montrer, le dit ou passe à la suite.
declare-nothing-allowed =
    .call =
        { $kind ->
            [point] Pas de point.
            [sequence] Pas de séquence.
           *[set] Pas de brelan.
        }
    .short =
        { $kind ->
            [point] { SIDE($side) } n’annonce pas de point.
            [sequence] { SIDE($side) } n’annonce pas de séquence.
           *[set] { SIDE($side) } n’annonce ni brelan ni quatorze.
        }
    .full =
        { SIDE($side) } n’en a pas, ou le tait : par cela seul, l’autre joueur ne peut pas le savoir. Le dernier peut
        désormais compter ce qu’il tient de cette sorte.
declare-no_such =
    Un point est d’une seule couleur. Une séquence, c’est trois cartes ou plus d’une couleur, qui se suivent. Un brelan ou
    un quatorze, c’est trois ou quatre cartes d’un même rang, à partir du dix.
declare-once = Une suite de cartes, ou un rang, se compte une fois, et non par morceaux.

sinking-allowed =
    Jusqu’où un joueur peut annoncer moins qu’il ne tient, cela varie : des sortes entières, une partie d’une
    combinaison, ou rien du tout. Ce qui n’est pas annoncé ne marque rien.
sinking-allowed-allowed =
    .short =
        { $called ->
            [absent] { SIDE($side) } tait { CARDS($cards) }.
           *[other] { SIDE($side) } tait une partie de ce qu’il tient : { CARDS($cards) }.
        }
    .full =
        { $called ->
            [absent] { SIDE($side) } tient { CARDS($cards) } et ne l’annonce pas. Cela ne marque rien, et l’autre joueur n’en apprend rien.
           *[other] { SIDE($side) } tient { CARDS($cards) } et n’a annoncé que { CARDS($called) }. L’autre joueur n’apprend rien du reste.
        }
sinking-binds = Qui annonce la moindre de deux combinaisons, ou une partie d’une seule, peut devoir laisser la meilleure, ou le tout, sans la compter.

## Le point

point-called = D’un point, le premier dit combien il a de cartes. La valeur se dit quand l’autre joueur la demande, ou tout de suite là où les règles le veulent.
point-called-allowed =
    .call =
        { $pips ->
            [absent] Point de { WORDS($length) }.
           *[other] Point de { WORDS($length) }, valant { WORDS($pips) }.
        }
    .short =
        { $pips ->
            [absent] { $voids ->
                [yes] Le premier annonce un point de { $length } : autant de cartes d’une couleur, ou une chicane.
               *[absent] Le premier annonce un point de { $length } : autant de cartes d’une couleur.
            }
           *[other] Le premier annonce un point de { $length }, valant { $pips }.
        }
    .full =
        { $voids ->
            [yes] Le premier dit { $length } : des cartes d’une couleur, ou une chicane, qui d’après ces règles passe pour autant.
           *[absent] { $length ->
                [one] La meilleure couleur du premier, pour cette annonce, n’a qu’une carte.
               *[other] Le premier dit : { $length } cartes d’une couleur.
            }
        } La couleur elle-même ne se dit pas encore.{ $cards ->
            [absent] {""}
           *[other] {" "}Le point : { CARDS($cards) }.
        }

point-asked = Le dernier ne peut demander ce que vaut un point que s’il a autant de cartes d’une couleur à lui opposer.
point-asked-allowed =
    .call = Combien vaut-il ?
    .short =
        { $voids ->
            [yes] Le dernier a lui aussi un point de { $length }, et demande ce que vaut celui de l’autre joueur.
           *[absent] Le dernier a lui aussi { $length } cartes d’une couleur, et demande ce que valent celles de l’autre joueur.
        }
    .full =
        Les nombres sont les mêmes, { $length } et { $length } : c’est donc la valeur qui décide. En demandant, le
        dernier fait savoir que son point a lui aussi { $length } cartes.{ $cards ->
            [absent] {""}
           *[other] {" "}Il oppose { CARDS($cards) }.
        }

point-stated = La valeur d’un point : l’as 11 ; roi, dame, valet et dix 10 chacun ; le neuf, le huit et le sept leur propre chiffre.
point-stated-allowed =
    .call = { WORDS($pips, case: "title") }.
    .short = Les { $length } cartes du premier valent { $pips }.
    .full = Le premier additionne les { $length } cartes de son point : { $pips }. Celui de l’autre joueur doit valoir plus pour être meilleur, autant pour être égal.

point-answered = Le dernier répond « bon » à un point qui n’est pas battu, « pas bon » à un point battu, « égal » à un point d’autant de cartes et de même valeur.
point-answered-allowed =
    .call =
        { $called ->
            [no] { $answer ->
                [not_good] J’en ai un.
               *[other] Moi non plus.
            }
           *[yes] { $answer ->
                [good] Bon.
                [equal] Égal.
               *[not_good] Pas bon.
            }
        }
    .short =
        { $called ->
            [no] { $answer ->
                [not_good] Le dernier a un point à compter.
               *[other] Le dernier n’annonce pas de point non plus.
            }
           *[yes] { $answer ->
                [good] Le dernier dit « bon » : le point du premier compte.
                [equal] Le dernier dit « égal » : les deux points se valent.
               *[not_good] Le dernier dit « pas bon » : il a un meilleur point.
            }
        }
    .full =
        { $called ->
            [no] { $answer ->
                [not_good] Le premier n’a pas annoncé de point : celui que l’autre joueur montrera comptera donc. Il le montre après l’entame.
               *[other] Personne ne compte de point dans cette donne.
            }
           *[yes] { $answer ->
                [good] Le dernier n’oppose rien de meilleur aux { $length } du premier{ $pips ->
                    [absent] {""}
                   *[other] , valant { $pips }
                }. Le point se compte maintenant.
                [equal] Les { $length } cartes du dernier valent { $pips } elles aussi.
               *[not_good] Le premier a annoncé { $length }{ $pips ->
                    [absent] {""}
                   *[other] , valant { $pips }
                }, et le dernier a mieux. Il le montrera et le comptera après l’entame.
            }
        }

        { $cards ->
            [absent] { $called ->
                [no] {""}
               *[yes] { $answer ->
                    [good] « Bon » dit seulement que rien de meilleur n’est annoncé : le dernier peut taire quelque chose.
                   *[other] Le premier ne voit pas encore les cartes de l’autre joueur.
                }
            }
           *[other] Le dernier pense à { CARDS($cards) }.
        }

point-too_short = Certaines règles veulent qu’un point ait un certain nombre de cartes, ou une certaine valeur.

point-good =
    De deux points, seul le meilleur se marque. Le plus grand nombre de cartes l’emporte ; à nombre égal, la plus
    grande valeur. (Quelques vieilles règles ne regardent que la valeur.) En général il marque un point par carte.
point-good-awarded =
    .call =
        { $side ->
            [elder] { $nought ->
                [yes] Néant à { SUIT($cards) } : { WORDS($count) }.
               *[no] À { SUIT($cards) } : { WORDS($count) }.
            }
           *[other] { $nought ->
                [yes] Point de néant à { SUIT($cards) } : { WORDS($count) }.
               *[no] Point de { WORDS($length) } à { SUIT($cards) } : { WORDS($count) }.
            }
        }
    .short =
        { $nought ->
            [yes] Le point de néant à { SUIT($cards) } { ROLE($side, case: "de") } est bon : { points-count }.
           *[no] Le point de { $length } à { SUIT($cards) } { ROLE($side, case: "de") } est bon : { points-count }.
        }
    .full =
        Le point { ROLE($side, case: "de") } : { CARDS($cards) }, { $nought ->
            [yes] compté pour{" "}
           *[no] {""}
        }{ $length ->
            [one] 1 carte
           *[other] { $length } cartes
        } valant { $pips }. { $other_length ->
            [absent] Rien d’aussi bon ne lui a été opposé.
           *[other] { $other_pips ->
                [absent] Le point de l’autre main : { $other_length ->
                    [one] 1 carte.
                   *[other] { $other_length } cartes.
                }
               *[other] Le point de l’autre main : { $other_length ->
                    [one] 1 carte
                   *[other] { $other_length } cartes
                } valant { $other_pips }.
            }
        }

        { $nought ->
            [yes] D’après ces règles une chicane peut s’annoncer comme point, et marque { points-count } quand elle est bonne.
           *[no] { $per_card ->
                [yes] Un point par carte : { points-count }.
               *[no] D’après ces règles un tel point vaut { points-count }.
            }
        }
point-good-denied =
    .short =
        { $other_length ->
            [absent] { $by ->
                [longer] Le point de { $length } { ROLE($side, case: "de") } n’est pas bon : l’autre joueur a plus de cartes d’une couleur.
                [higher] Le point de { $length } { ROLE($side, case: "de") } n’est pas bon : l’autre joueur en a autant, qui valent plus.
               *[absent] Le point de { $length } { ROLE($side, case: "de") } n’est pas bon : l’autre joueur a mieux.
            }
           *[other] { $by ->
                [higher] Le point de { $length } { ROLE($side, case: "de") } n’est pas bon : les { $other_length } cartes de l’autre joueur valent { $other_pips }.
               *[longer] Le point de { $length } { ROLE($side, case: "de") } n’est pas bon : l’autre joueur en a { $other_length }, valant { $other_pips }.
            }
        }
    .full =
        { $pips ->
            [absent] Le premier a annoncé un point de { $length }.
           *[other] Le premier a annoncé un point de { $length }, valant { $pips }.
        } { $other_length ->
            [absent] Le dernier a répondu « pas bon », ce qui n’est vrai que d’un meilleur point.
           *[other] Le dernier en a { $other_length }, valant { $other_pips }{ $other_cards ->
                [absent] .
               *[other] { " " }: { CARDS($other_cards) }.
            }
        } { $by ->
            [longer] Le plus grand nombre de cartes l’emporte ; les valeurs ne sont même pas regardées.
            [higher] Avec autant de cartes de part et d’autre, c’est la valeur qui décide.
           *[absent] Le meilleur l’emporte.
        }

        Le premier ne marque rien pour le point. L’autre joueur montrera et comptera le sien après l’entame.{ $cards ->
            [absent] {""}
           *[other] {" "}L’annonce était : { CARDS($cards) }.
        }
point-good-denied-private =
    .short =
        { $other_pips ->
            [absent] Le point de { $length } du dernier est battu par les { $other_length } cartes de l’autre joueur.
           *[other] Le point de { $length } du dernier, valant { $pips }, est battu par les { $other_length } cartes de l’autre joueur, valant { $other_pips }.
        }
    .full =
        Le dernier tient { CARDS($cards) } : { $length } cartes, valant { $pips }. { $by ->
            [higher] Les { $length } de l’autre joueur valent plus : c’est son point qui est bon.
            [longer] L’autre joueur en a annoncé { $other_length }, et le plus grand nombre l’emporte, quelle que soit la valeur.
           *[absent] Le point de l’autre joueur est meilleur.
        } L’autre joueur n’apprend pas ce qu’avait le dernier.

point-equal = Quand les points sont égaux en nombre et en valeur, aucun joueur ne marque le point. Cela n’empêche ni pique ni repique.
point-equal-denied =
    .short = Points égaux, { $length } cartes valant { $pips } de part et d’autre : personne ne marque.
    .full =
        Les { $length } cartes du premier valent { $pips }, celles de l’autre joueur aussi. Aucun point n’est meilleur, aucun ne compte.{ $cards ->
            [absent] {""}
           *[other] {" "}Cartes du premier : { CARDS($cards) }.
        }{ $other_cards ->
            [absent] {""}
           *[other] {" "}Cartes du dernier : { CARDS($other_cards) }.
        }

## Les séquences

sequence-called = D’une séquence, le premier dit la longueur. La carte du haut se dit tout de suite selon quelques règles, selon la plupart quand l’autre joueur la demande.
sequence-called-allowed =
    .call =
        { $top ->
            [absent] Une { SEQUENCE($length) }.
           *[other] Une { SEQUENCE($length, $top) }.
        }
    .short =
        { $voids ->
            [yes] Le premier annonce une { SEQUENCE($length) } : { $length } cartes d’une couleur qui se suivent, ou une chicane.
           *[absent] Le premier annonce une { SEQUENCE($length) } : { $length } cartes d’une couleur qui se suivent.
        }
    .full =
        Une { SEQUENCE($length) } est une séquence de { $length } cartes. { $top ->
            [absent] La couleur et la carte du haut ne se disent pas encore.
            [nought] Celle-ci est de néant, une chicane ; dans quelle couleur ne se dit pas encore.
           *[other] Elle monte { RANK($top, form: "a") } ; la couleur ne se dit pas encore.
        }{ $cards ->
            [absent] {""}
           *[other] {" "}La séquence : { CARDS($cards) }.
        }

sequence-asked = Le dernier ne peut demander à quelle carte va une séquence que s’il en a une aussi longue à lui opposer.
sequence-asked-allowed =
    .call = À quelle carte ?
    .short = Le dernier a lui aussi une { SEQUENCE($length) }, et demande à quelle carte va celle de l’autre joueur.
    .full =
        Les deux ont { $length } cartes : c’est donc la carte du haut qui décide.{ $cards ->
            [absent] {""}
           *[other] {" "}Le dernier oppose { CARDS($cards) }.
        }

sequence-stated = La hauteur d’une séquence est celle de sa plus haute carte. Celle qui commence par l’as est dite majeure.
sequence-stated-allowed =
    .call =
        { $top ->
            [ace] Majeure.
            [nought] De néant.
           *[other] { CAPITAL(RANK($top, form: "a")) }.
        }
    .short =
        { $top ->
            [nought] La { SEQUENCE($length) } du premier est de néant : une couleur qu’il n’a pas.
           *[other] La { SEQUENCE($length) } du premier monte { RANK($top, form: "a") }.
        }
    .full =
        C’est une { SEQUENCE($length, $top) }. { $top ->
            [nought] D’après ces règles elle bat la quinte au roi et perd contre la quinte majeure ; une autre de néant serait égale.
           *[other] Celle de l’autre joueur doit monter plus haut pour être meilleure ; { RANK($top, form: "a") } aussi, elle serait égale.
        }

sequence-answered = Le dernier répond « bonne » à une séquence qui n’est pas battue, « pas bonne » à une séquence battue, « égale » à une autre aussi longue et aussi haute.
sequence-answered-allowed =
    .call =
        { $called ->
            [no] { $answer ->
                [not_good] J’en ai une.
               *[other] Moi non plus.
            }
           *[yes] { $answer ->
                [good] Bonne.
                [equal] Égale.
               *[not_good] Pas bonne.
            }
        }
    .short =
        { $called ->
            [no] { $answer ->
                [not_good] Le dernier a une séquence à compter.
               *[other] Le dernier n’annonce pas de séquence non plus.
            }
           *[yes] { $answer ->
                [good] Le dernier dit « bonne » : la { SEQUENCE($length) } du premier compte.
                [equal] Le dernier dit « égale » : les deux séquences se valent.
               *[not_good] Le dernier dit « pas bonne » : il a une meilleure séquence.
            }
        }
    .full =
        { $called ->
            [no] { $answer ->
                [not_good] Le premier n’a pas annoncé de séquence : celle que l’autre joueur montrera comptera donc. Il la montre après l’entame.
               *[other] Personne ne compte de séquence dans cette donne.
            }
           *[yes] { $answer ->
                [good] Le dernier n’oppose rien de meilleur à la { $top ->
                    [absent] { SEQUENCE($length) }
                   *[other] { SEQUENCE($length, $top) }
                } du premier. Elle se compte maintenant, et toute autre séquence avec elle.
                [equal] La meilleure du dernier est aussi une { SEQUENCE($length, $top) }.
               *[not_good] Le premier a annoncé une { $top ->
                    [absent] { SEQUENCE($length) }
                   *[other] { SEQUENCE($length, $top) }
                }, et le dernier a mieux. Il la montrera et la comptera après l’entame.
            }
        }

        { $cards ->
            [absent] { $called ->
                [no] {""}
               *[yes] { $answer ->
                    [good] « Bonne » dit seulement que rien de meilleur n’est annoncé : le dernier peut taire quelque chose.
                   *[other] Le premier ne voit pas encore les cartes de l’autre joueur.
                }
            }
           *[other] Le dernier pense à { CARDS($cards) }.
        }

sequence-good =
    La plus longue des meilleures séquences est bonne ; de deux aussi longues, la plus haute. Une tierce marque 3 et une
    quarte 4 ; une quinte marque 15, et chaque carte de plus un point de plus.
sequence-good-awarded =
    .call = { sequence-told } à { SUIT($cards) } : { WORDS($count) }.
    .short = La { SEQUENCE($length, $top) } à { SUIT($cards) } { ROLE($side, case: "de") } est bonne : { points-count }.
    .full =
        La séquence { ROLE($side, case: "de") } : { CARDS($cards) }, une { SEQUENCE($length, $top) }. { $why ->
            [both] D’après ces règles les deux joueurs peuvent compter ce qu’ils tiennent de cette sorte.
           *[winner] { $other_length ->
                [absent] Rien d’aussi bon ne lui a été opposé.
               *[other] { $other_top ->
                    [absent] La meilleure de l’autre main : une { SEQUENCE($other_length) }.
                   *[other] La meilleure de l’autre main : une { SEQUENCE($other_length, $other_top) }.
                }
            }
        }

        { $top ->
            [nought] D’après ces règles une chicane peut s’annoncer comme quinte de néant, et marque { points-count } quand elle est bonne.
           *[other] { sequence-price }
        }
sequence-price =
    { $length ->
        [3] Une tierce marque { points-count }.
        [4] Une quarte marque { points-count }.
       *[other] { $length } pour ses cartes et dix de plus, comme pour toute séquence de cinq cartes ou davantage : { points-count }.
    }
sequence-told = { CAPITAL(SEQUENCE($length, $top)) }
sequence-good-denied =
    .short =
        { $other_length ->
            [absent] { $by ->
                [longer] La { SEQUENCE($length) } { ROLE($side, case: "de") } n’est pas bonne : l’autre joueur en a une plus longue.
                [higher] La { SEQUENCE($length) } { ROLE($side, case: "de") } n’est pas bonne : celle de l’autre joueur monte plus haut.
               *[absent] La { SEQUENCE($length) } { ROLE($side, case: "de") } n’est pas bonne : l’autre joueur a mieux.
            }
           *[other] La { SEQUENCE($length) } { ROLE($side, case: "de") } n’est pas bonne : l’autre joueur a une { SEQUENCE($other_length, $other_top) }.
        }
    .full =
        { $top ->
            [absent] Le premier a annoncé une { SEQUENCE($length) }.
           *[other] Le premier a annoncé une { SEQUENCE($length, $top) }.
        } { $other_length ->
            [absent] Le dernier a répondu « pas bonne », ce qui n’est vrai que d’une meilleure séquence.
           *[other] Le dernier tient une { SEQUENCE($other_length, $other_top) } : { CARDS($other_cards) }.
        } { $by ->
            [longer] La plus longue l’emporte, si bas qu’elle commence.
            [higher] Les deux sont aussi longues : la plus haute carte l’emporte.
           *[absent] La meilleure l’emporte.
        }

        L’annonce ne marque rien : en général, seul celui qui a la meilleure séquence en compte.{ $cards ->
            [absent] {""}
           *[other] {" "}L’annonce était : { CARDS($cards) }.
        }
sequence-good-denied-private =
    .short =
        { $by ->
            [higher] La { SEQUENCE($length, $top) } du dernier est battue : celle de l’autre joueur est aussi longue et monte plus haut.
           *[longer] La { SEQUENCE($length, $top) } du dernier est battue par la { SEQUENCE($other_length) } de l’autre joueur.
        }
    .full =
        Le dernier tient { CARDS($cards) }, une { SEQUENCE($length, $top) }. { $by ->
            [higher] Celle de l’autre joueur monte plus haut : c’est elle qui est bonne.
           *[longer] L’autre joueur a annoncé une { SEQUENCE($other_length) }, et la plus longue l’emporte, si bas qu’elle commence.
        } L’autre joueur n’apprend pas ce qu’avait le dernier.

sequence-equal = Quand les meilleures séquences sont aussi longues et aussi hautes, aucun joueur ne les marque ; la plupart des livres écartent aussi toutes les autres.
sequence-equal-denied =
    .short = Séquences égales, une { SEQUENCE($length, $top) } de part et d’autre : personne ne marque.
    .full =
        La meilleure de chaque joueur est une { SEQUENCE($length, $top) }. Aucune n’est meilleure, aucune ne compte.{ $cards ->
            [absent] {""}
           *[other] {" "}Cartes du premier : { CARDS($cards) }.
        }{ $other_cards ->
            [absent] {""}
           *[other] {" "}Cartes du dernier : { CARDS($other_cards) }.
        }

sequence-lesser = Qui a la meilleure séquence compte aussi toutes ses autres séquences ; en général l’autre joueur n’en compte aucune.
sequence-lesser-awarded =
    .call =
        { $already ->
            [absent] Et une { SEQUENCE($length, $top) } à { SUIT($cards) } : { WORDS($count) }.
           *[other] En entier, c’est une { SEQUENCE($length, $top) } à { SUIT($cards) } : { WORDS($count) }.
        }
    .short =
        { $already ->
            [absent] { SIDE($side) } compte de plus une { SEQUENCE($length, $top) } à { SUIT($cards) } : { points-count }.
           *[other] { SIDE($side) } compte la { SEQUENCE($length, $top) } à { SUIT($cards) } au lieu de la partie annoncée : { $points } de plus.
        }
    .full =
        { $already ->
            [absent] Comptée : { CARDS($cards) }, une { SEQUENCE($length, $top) }, pour { points-count }. { $why ->
                [both] D’après ces règles les deux joueurs comptent leurs moindres séquences, quel que soit celui qui a la meilleure.
               *[winner] Les séquences sont gagnées par { ROLE($side) } : les moindres comptent donc aussi, même si celles de l’autre joueur sont meilleures.
            }
           *[other] { SIDE($side) } a annoncé une partie de { CARDS($cards) }, qui était bonne et a marqué { $already }. D’après ces règles cette annonce ne lie pas ici : la { SEQUENCE($length, $top) } compte donc à sa place : { $whole } en tout, { $points } de plus.
        }
sequence-lesser-denied =
    .short = La { SEQUENCE($length, $top) } à { SUIT($cards) } { ROLE($side, case: "de") } ne compte pas : les meilleures séquences étaient égales.
    .full =
        { SIDE($side) } tient aussi { CARDS($cards) }. Une moindre séquence ne compte que pour le joueur dont la
        meilleure est bonne, et ici aucune ne l’est : l’égalité les écarte toutes. L’autre joueur n’en apprend rien.

## Brelans et quatorze

set-called = D’un brelan ou d’un quatorze, on dit combien de cartes et de quel rang. Comptent les dix et les rangs au-dessus, par trois ou par quatre.
set-called-allowed =
    .call = { CAPITAL(SET($size, $rank)) }.
    .short = Le premier annonce un { SET($size, $rank) }.
    .full =
        { $size ->
            [4] Les quatre { RANK($rank, form: "plural") } : un quatorze.
           *[3] Trois { RANK($rank, form: "plural") } : un brelan.
        }{ $cards ->
            [absent] {""}
           *[other] {" "}Les cartes sont { CARDS($cards) }.
        }

set-answered = Le dernier répond « bon » à un brelan ou quatorze qui n’est pas battu, « pas bon » à celui qui l’est. Jamais deux ne sont égaux : il n’y a que quatre cartes d’un rang.
set-answered-allowed =
    .call =
        { $called ->
            [no] { $answer ->
                [not_good] J’en ai un.
               *[other] Moi non plus.
            }
           *[yes] { $answer ->
                [good] Bon.
                [equal] Égal.
               *[not_good] Pas bon.
            }
        }
    .short =
        { $called ->
            [no] { $answer ->
                [not_good] Le dernier a un brelan ou un quatorze à compter.
               *[other] Le dernier n’annonce ni brelan ni quatorze non plus.
            }
           *[yes] { $answer ->
                [good] Le dernier dit « bon » : le { SET($size, $rank) } du premier compte.
                [equal] Le dernier dit « égal » : les deux se valent.
               *[not_good] Le dernier dit « pas bon » : il a mieux.
            }
        }
    .full =
        { $called ->
            [no] { $answer ->
                [not_good] Le premier n’a annoncé ni brelan ni quatorze : ceux que l’autre joueur montrera compteront donc. Il les montre après l’entame.
               *[other] Personne ne compte de brelan ni de quatorze dans cette donne.
            }
           *[yes] { $answer ->
                [good] Le dernier n’oppose rien de meilleur au { SET($size, $rank) } du premier. Il se compte maintenant, et tout autre brelan ou quatorze avec lui.
               *[other] Le premier a annoncé un { SET($size, $rank) }, et le dernier a mieux. Il le montrera et le comptera après l’entame.
            }
        }

        { $cards ->
            [absent] { $called ->
                [no] {""}
               *[yes] { $answer ->
                    [good] « Bon » dit seulement que rien de meilleur n’est annoncé : le dernier peut taire quelque chose.
                   *[other] Le premier ne voit pas encore les cartes de l’autre joueur.
                }
            }
           *[other] Le dernier pense à { CARDS($cards) }.
        }

set-good = Tout quatorze bat tout brelan ; entre deux de même sorte, le rang le plus haut l’emporte. Un brelan marque 3, un quatorze 14.
set-good-awarded =
    .call =
        { $side ->
            [elder] { $first ->
                [yes] { WORDS($points, case: "title") } pour les { RANK($rank, form: "plural") }.
               *[no] { WORDS($points, case: "title") } pour les { RANK($rank, form: "plural") } : { WORDS($count) }.
            }
           *[other] { CAPITAL(SET($size, $rank)) } : { WORDS($count) }.
        }
    .short = Le { SET($size, $rank) } { ROLE($side, case: "de") } est bon : { points-count }.
    .full =
        L’annonce { ROLE($side, case: "de") } : { CARDS($cards) }. { $why ->
            [both] D’après ces règles les deux joueurs peuvent compter ce qu’ils tiennent de cette sorte.
           *[winner] { $other_size ->
                [absent] Rien de meilleur ne lui a été opposé.
               *[other] Elle bat le { SET($other_size, $other_rank) } de l’autre main{ $size ->
                    [4] { $other_size ->
                        [3] { " " }: un quatorze, même de dix, vaut mieux que tout brelan
                       *[other] { " " }: le rang le plus haut l’emporte
                    }
                   *[other] { " " }: le rang le plus haut l’emporte
                }.
            }
        }

        { $size ->
            [4] Un quatorze marque { points-count }.
           *[3] Un brelan marque { points-count }.
        }
set-good-denied =
    .short =
        { $other_size ->
            [absent] Le { SET($size, $rank) } { ROLE($side, case: "de") } n’est pas bon : l’autre joueur a mieux.
           *[other] Le { SET($size, $rank) } { ROLE($side, case: "de") } n’est pas bon : l’autre joueur a un { SET($other_size, $other_rank) }.
        }
    .full =
        Le premier a annoncé un { SET($size, $rank) }. { $other_size ->
            [absent] Le dernier a répondu « pas bon » : il tient donc un rang plus haut, ou plus de cartes d’un rang. L’autre joueur l’apprendra quand il le montrera.
           *[other] Le dernier tient un { SET($other_size, $other_rank) } : { CARDS($other_cards) }. { $by ->
                [longer] Quatre cartes en battent trois, quel que soit leur rang.
               *[higher] À nombre égal, le rang le plus haut l’emporte.
            }
        }

        L’annonce ne marque rien : en général, seul celui qui a le meilleur en compte.{ $cards ->
            [absent] {""}
           *[other] {" "}L’annonce était : { CARDS($cards) }.
        }
set-good-denied-private =
    .short = Le { SET($size, $rank) } du dernier est battu par le { SET($other_size, $other_rank) } de l’autre joueur.
    .full =
        Le dernier tient { CARDS($cards) }, un { SET($size, $rank) }. { $by ->
            [longer] Le quatorze de l’autre joueur bat tout brelan.
           *[higher] Les { RANK($other_rank, form: "plural") } de l’autre joueur sont d’un rang plus haut.
        } L’autre joueur n’apprend pas ce qu’avait le dernier.

set-lesser = Qui a le meilleur compte aussi tous ses autres brelans et quatorze ; en général l’autre joueur n’en compte aucun.
set-lesser-awarded =
    .call =
        { $already ->
            [absent] Et un { SET($size, $rank) } : { WORDS($count) }.
           *[other] En entier, c’est un { SET($size, $rank) } : { WORDS($count) }.
        }
    .short =
        { $already ->
            [absent] { SIDE($side) } compte de plus un { SET($size, $rank) } : { points-count }.
           *[other] { SIDE($side) } compte le { SET($size, $rank) } au lieu du brelan annoncé : { $points } de plus.
        }
    .full =
        { $already ->
            [absent] { CARDS($cards) }, un { SET($size, $rank) } : { points-count }. { $why ->
                [both] D’après ces règles les deux joueurs comptent leurs moindres brelans et quatorze, quel que soit celui qui a le meilleur.
               *[winner] Cette sorte est gagnée par { ROLE($side) } : les moindres comptent donc aussi, même si ceux de l’autre joueur sont meilleurs.
            }
           *[other] { SIDE($side) } a annoncé trois de { CARDS($cards) }, qui étaient bons et ont marqué { $already }. D’après ces règles cette annonce ne lie pas ici : le { SET($size, $rank) } compte donc à leur place : { $whole } en tout, { $points } de plus.
        }
set-lesser-denied =
    .short = Le { SET($size, $rank) } { ROLE($side, case: "de") } ne compte pas.
    .full = { SIDE($side) } tient aussi { CARDS($cards) }. Un moindre brelan ou quatorze ne compte que pour le joueur dont le meilleur est bon.

reply-true = Une réponse doit être vraie : « pas bon » seulement avec mieux à montrer, « égal » seulement avec la même chose, une question seulement avec autant de cartes.
shown-on_request = Ce que nomment les règles du jeu doit se montrer quand l’autre joueur le demande.
shown-on_request-allowed =
    .call =
        { $void ->
            [yes] Une chicane à { SUIT($suit) }.
           *[absent] { CARDS($cards) }.
        }
    .short =
        { $void ->
            [yes] { SIDE($side) }, à qui l’on demande { KIND($kind, form: "le") }, nomme sa chicane : { SUIT($suit) }.
           *[absent] { SIDE($side) }, à qui l’on demande { KIND($kind, form: "le") }, montre { CARDS($cards) }.
        }
    .full = Les deux joueurs le savent désormais. Cela ne marque rien, et demander ne coûte rien.

equal-named = Selon certaines règles, on nomme sans qu’on le demande la couleur d’un point ou d’une séquence à égalité, ou l’on en montre les cartes.
equal-named-allowed =
    .call =
        { $void ->
            [yes] Une chicane à { SUIT($suit) }.
           *[absent] { $cards ->
                [absent] À { SUIT($suit) }.
               *[other] À { SUIT($suit) } : { CARDS($cards) }.
            }
        }
    .short =
        { $void ->
            [yes] À égalité, { ROLE($side) } avait { KIND($kind, form: "un") } de néant : une chicane à { SUIT($suit) }.
           *[absent] { $cards ->
                [absent] À égalité, { ROLE($side) } avait { KIND($kind, form: "un") } à { SUIT($suit) }.
               *[other] À égalité, { ROLE($side) } avait { KIND($kind, form: "un") } à { SUIT($suit) } : { CARDS($cards) }.
            }
        }
    .full =
        Ce qui est égal ne marque rien, mais l’autre joueur en apprend la couleur. { $cards ->
            [absent] Le nombre et la valeur sont déjà connus.
           *[other] Avec le nombre et la carte du haut, cela dit toutes les cartes.
        }

declared-bars = Les cartes que le premier a annoncées sont connues, et avec elles toute séquence, tout brelan et tout quatorze qu’elles contiennent.
declared-bars-denied =
    .short =
        { $kind ->
            [sequence] La { SEQUENCE($length, $top) } du dernier ne compte pas, car les cartes annoncées par l’autre joueur contiennent une { SEQUENCE($other_length, $other_top) }.
           *[set] Le { SET($size, $rank) } du dernier ne compte pas, car les cartes annoncées par l’autre joueur contiennent un { SET($other_size, $other_rank) }.
        }
    .full =
        Le premier a annoncé { CARDS($other_cards) } parmi ce qui était bon ou égal, mais non comme { KIND($kind) }. Annoncer
        des cartes vaut les montrer : elles empêchent donc de compter { CARDS($cards) }, qui ne vaut pas mieux. L’autre
        joueur n’apprend pas ce qu’avait le dernier.

show-claimed = Ce dont le dernier a répondu se montre et se compte après l’entame et avant qu’il joue ; plus tard c’est perdu.

## Les primes

carte_rouge-award = D’après cette règle, le joueur dont toutes les cartes entrent dans des combinaisons marquées gagne une carte rouge.
carte_rouge-award-awarded =
    .call = Carte rouge : { WORDS($count) }.
    .short = Carte rouge : chaque carte de la main { ROLE($side, case: "de") } a compté. { points-count }.
    .full = Chacune des cartes { CARDS($cards) } fait partie d’un point, d’une séquence, d’un brelan ou d’un quatorze qui était bon.

repique-award =
    Trente points ou plus en main (c’est la limite de la plupart des formes), faits de marques qui comptent toutes avant
    ce que l’autre joueur peut compter, en gagnent soixante de plus. C’est l’ordre du compte qui décide, non celui de la
    parole : carte blanche, point, séquences, brelans et quatorze.
repique-award-awarded =
    .call = Repique : { WORDS($count) }.
    .short = Repique ! { SIDE($side) } a { $total } en main, avant toute marque { ROLE(OTHER($side), case: "de") } dans l’ordre du compte : { $points } de plus.
    .full =
        { SIDE($side) } atteint { $total } en main{ $place ->
            [carte_blanche] {""}
            [set] , brelans et quatorze comptés,
           *[other] , avec { KIND($place, form: "le") },
        } et rien chez { ROLE(OTHER($side)) } ne compte avant. Cela gagne { $points } de plus.
repique-award-denied =
    .short =
        { $by_points ->
            [0] Pas de repique : { ROLE($side) } a { $total } en main, mais { barring } { ROLE(OTHER($side), case: "de") } compte avant et reste à compter.
           *[other] Pas de repique : { ROLE($side) } a { $total } en main, mais { barring } { ROLE(OTHER($side), case: "de") } ({ $by_points }) compte avant.
        }
    .full =
        { SIDE($side) } fait { $total } en main, ce qui suffit ; mais il faut y arriver avant que l’autre joueur compte
        quoi que ce soit, dans l’ordre du compte. { $by_points ->
            [0] { SIDE(OTHER($side)) } a fait état { KIND($by, form: "gender") ->
                [feminine] d’une
               *[masculine] d’un
            } { KIND($by) } qui vient plus tôt dans cet ordre, même si cela ne se compte que plus tard.
           *[other] { CAPITAL(barring) } { ROLE(OTHER($side), case: "de") } ({ $by_points }) vient plus tôt dans cet ordre que ce qui achève les { $total } : { KIND($place, form: "le") }.
        }{ barring-also }

        Peu importe ce qui a été dit d’abord.

# Ce qui empêche encore une prime.
barring-also =
    { $also ->
        [absent] {""}
       *[other] {" "}Ce qui l’empêche encore : { SCORED($also, $also_points) }.
    }
# L’un d’eux, avec ce qu’il compte.
barring-scored =
    { $by ->
        [play] les points du jeu de la carte ({ $by_points })
       *[other] { $by_points ->
            [0] { barring }, encore à compter
           *[other] { barring } ({ $by_points })
        }
    }
# Ce qui empêche une prime, avec son article : brelan ou quatorze d’après leur prix.
barring =
    { $by ->
        [set] { $by_points ->
            [3] le brelan
            [14] le quatorze
           *[other] le brelan ou quatorze
        }
        [sequence] la séquence
       *[other] { KIND($by, form: "le") }
    }

pique-award =
    Dans la plupart des formes, trente points ou plus en main et en jeu, avant que l’autre joueur ait rien compté, en
    gagnent trente de plus. Ce qui vient avant, d’après l’ordre du compte ou dans l’ordre du temps, c’est aux règles
    suivies d’en décider.
pique-award-awarded =
    .call = Pique : { WORDS($count) }.
    .short = Pique ! { SIDE($side) } a atteint { $total } et { ROLE(OTHER($side)) } n’a rien compté : { $points } de plus.
    .full =
        { SIDE($side) } atteint { $total } en main et en jeu. { $reckoning ->
            [chronological] Ces règles suivent l’ordre du temps : { ROLE(OTHER($side)) } n’a rien marqué jusqu’ici.
           *[precedence] Ces règles suivent l’ordre du compte : rien de ce que { ROLE(OTHER($side)) } peut compter ne vient avant.
        } Cela gagne { $points } de plus.
pique-award-denied =
    .short =
        { $in_hand ->
            [yes] { $reckoning ->
                [hand_alone] Pas de pique : { ROLE($side) } avait déjà assez en main, et le repique que cela vaut était empêché.
               *[other] Pas de pique : { ROLE($side) } a { $total }, mais { barring } { ROLE(OTHER($side), case: "de") } ({ $by_points }) compte avant.
            }
           *[no] { $by ->
                [play] Pas de pique : { ROLE($side) } a { $total }, mais { ROLE(OTHER($side)) } a déjà marqué en jouant.
               *[other] Pas de pique : { ROLE($side) } a { $total }, mais { ROLE(OTHER($side)) } a déjà marqué.
            }
        }
    .full =
        { SIDE($side) } atteint { $total } en main et en jeu, ce qui suffit ; mais il faut y arriver par les levées, avant que
        l’autre joueur ait rien compté. { $in_hand ->
            [yes] { $reckoning ->
                [hand_alone] Ici la main seule y suffisait, sans une levée : cela vaut un repique ou rien, et { barring } { ROLE(OTHER($side), case: "de") } empêchait le repique.
                [chronological] Ces règles suivent l’ordre du temps, et { ROLE(OTHER($side)) } avait alors compté { barring } ({ $by_points }).
               *[precedence] Ces règles suivent l’ordre du compte, où tout ce qui est en main vient avant le jeu : { barring } { ROLE(OTHER($side), case: "de") } ({ $by_points }) compte avant les points que { ROLE($side) } a faits en jouant, à quelque moment que ce soit montré.
            }
           *[no] { SIDE(OTHER($side)) } avait marqué { $by_points } entre-temps.
        }{ barring-also }

## Le jeu de la carte

play-lead = Dans la plupart des formes, celui qui entame une levée compte un point pour sa carte ; les plus vieilles ne comptent qu’un dix ou plus.
play-lead-awarded =
    .call = { WORDS($count, case: "title") }.
    .short = { SIDE($side) } entame { CARD($card, case: "le") } : { points-count }.
    .full =
        Levée { $trick } : { ROLE($side) } entame { CARD($card, case: "le") }. { $scoring ->
            [lead_capture] Entamer marque { points-count }, quel que soit celui qui fait la levée.
           *[other] Une carte du dix à l’as marque { points-count } quand on l’entame, quel que soit celui qui fait la levée.
        }
play-lead-allowed =
    .short = { SIDE($side) } entame { CARD($card, case: "le") }.
    .full =
        Levée { $trick } : { ROLE($side) } entame { CARD($card, case: "le") }. { $scoring ->
            [flat_won] D’après ces règles, entamer ne marque rien ; faire la levée marque.
            [high_cards_won] D’après ces règles, l’entame elle-même ne marque rien ; les hautes cartes comptent quand la levée est faite.
           *[other] D’après ces règles, seule une carte du dix à l’as marque quand on l’entame.
        }

play-trick = Prendre une levée entamée par l’autre joueur marque un point. Faire une levée qu’on a entamée ne marque rien de plus : elle a été comptée à l’entame.
play-trick-awarded =
    .call = { WORDS($count, case: "title") }.
    .short =
        { $captured ->
            [yes] { SIDE($side) } prend la levée avec { CARD($card, case: "le") } : { points-count }.
           *[no] { CAPITAL(CARD($card, case: "le")) } { ROLE($side, case: "de") } fait la levée : { points-count }.
        }
    .full =
        Levée { $trick } : { CARDS($cards) }. { CAPITAL(CARD($card, case: "le")) } l’emporte. { $scoring ->
            [flat_won] D’après ces règles, qui fait une levée marque { points-count }.
            [high_cards_won] D’après ces règles, chaque carte du dix à l’as compte pour qui fait la levée : { points-count }.
            [lead_capture] { SIDE(OTHER($side)) } l’avait entamée : la prendre marque { points-count }.
           *[other] { SIDE(OTHER($side)) } l’avait entamée, et elle a été prise avec un dix ou plus : { points-count }.
        }
play-trick-allowed =
    .short =
        { $captured ->
            [yes] { SIDE($side) } prend la levée avec { CARD($card, case: "le") }, ce qui ne marque rien.
           *[no] { $scoring ->
                [lead_capture] { CAPITAL(CARD($card, case: "le")) } { ROLE($side, case: "de") } fait la levée ; l’entame a déjà été comptée.
               *[other] { CAPITAL(CARD($card, case: "le")) } { ROLE($side, case: "de") } fait la levée ; rien de plus ne se marque.
            }
        }
    .full =
        Levée { $trick } : { CARDS($cards) }. { CAPITAL(CARD($card, case: "le")) } l’emporte. { $scoring ->
            [lead_capture] { SIDE($side) } l’avait entamée, et a eu 1 point pour cela ; faire sa propre entame ne marque rien de plus.
            [high_cards_won] Il ne s’y trouve aucune carte du dix à l’as : d’après ces règles elle ne marque rien.
           *[other] { $captured ->
                [yes] D’après ces règles, prendre une levée ne marque qu’avec un dix ou plus.
               *[no] { SIDE($side) } l’avait entamée ; faire sa propre entame ne marque rien de plus.
            }
        } { SIDE($side) } entame ensuite.

play-last = La dernière levée de la donne compte quelque chose de plus pour qui la fait, un point selon la plupart des livres.
play-last-awarded =
    .call = La dernière : { WORDS($count) }.
    .short = { SIDE($side) } fait la dernière levée : { $points } de plus.
    .full = { CAPITAL(CARD($card, case: "le")) } fait la dernière levée. Pour cela { ROLE($side) } marque { points-count } de plus.

play-last-denied =
    .short = Pas de { $points } pour la dernière levée : le capot prend leur place.
    .full =
        { SIDE($side) } a fait toutes les levées, la dernière avec { CARD($card, case: "le") }. D’après ces règles, les { $points } de
        la dernière levée tiennent la place de ce que d’autres marquent pour le plus de levées ; le capot se compte donc à
        leur place, et non en plus.

play-follow_suit = Qui le peut doit fournir à la couleur entamée ; qui ne le peut pas joue ce qu’il veut. Il n’y a pas d’atout.
play-head = D’après cette règle un joueur doit aussi prendre la levée quand il le peut.

cards-early = D’après cette règle la prime des cartes compte dès qu’elle est certaine, et peut ainsi achever un pique.
cards-early-awarded =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } pour les cartes.
           *[no] { WORDS($points, case: "title") } pour les cartes : { WORDS($count) }.
        }
    .short = { SIDE($side) } a fait les { $tricks } premières levées et les cartes sont sûres : { points-count } tout de suite.
    .full =
        Plus de la moitié des levées sont { ROLE($side, case: "a") }, et { ROLE(OTHER($side)) } n’a rien compté. D’après
        ces règles les { $points } des cartes se marquent maintenant, et comptent pour un pique.

cards-most = Qui fait le plus de levées marque les cartes, dix en général. Avec autant de part et d’autre les cartes sont partagées et personne ne marque.
cards-most-awarded =
    .call =
        { $first ->
            [yes] { WORDS($points, case: "title") } pour les cartes.
           *[no] { WORDS($points, case: "title") } pour les cartes : { WORDS($count) }.
        }
    .short = { SIDE($side) } fait { $tricks } levées contre { $other_tricks } : { $points } pour les cartes.
    .full = { SIDE($side) } a { $tricks } levées, { ROLE(OTHER($side)) } { $other_tricks }. La majorité gagne { points-count }, toujours autant, si grande qu’elle soit.
cards-most-denied =
    .call = Les cartes sont partagées.
    .short = Les cartes sont partagées, { $tricks } levées chacun : personne ne marque les { $points }.
    .full = Chaque camp a { $tricks } levées. Les { $points } des cartes ne vont qu’à une majorité : personne ne les a.
cards-most-superseded =
    .law = Qui fait le plus de levées marque les cartes ; mais le capot, pour toutes les levées, en tient lieu.
    .short = Pas de { $points } pour les cartes : le capot prend leur place.
    .full =
        { SIDE($side) } a { $tricks } levées contre { $other_tricks } et marquerait { $points } pour les cartes. Mais faire
        toutes les levées, c’est le capot, qui se paie à la place, et non en plus.

cards-capot = Faire toutes les levées, c’est le capot, qui vaut quarante en général. Il tient lieu de la prime des cartes et ne compte pour aucun pique.
cards-capot-awarded =
    .call = Capot : { WORDS($count) }.
    .short = Capot ! { SIDE($side) } fait les { $tricks } levées : { points-count }.
    .full =
        { SIDE(OTHER($side)) } n’a pas fait une seule levée. { $already ->
            [0] Le capot marque { $whole }, à la place de la prime des cartes.
           *[other] Le capot marque { $whole } en tout ; { $already } ont été comptés d’avance, pour les cartes, et { $points } s’y ajoutent.
        }

## La course et la partie

race-reached = Dans une course, celui qui atteint le but avant l’autre gagne. Là où le jeu s’arrête aussitôt, les marques se prennent dans l’ordre du compte ou dans celui où elles se font.
race-reached-allowed =
    .call = Et j’y suis, avec { WORDS($points) }.
    .short = { SIDE($side) } atteint { $points }, et la course à { $target } est gagnée.
    .full =
        Avec ce que { ROLE($side) } apportait à cette donne, les marques font jusqu’ici { $points }, prises { $stop ->
            [at_once_by_clock] comme elles se sont faites.
           *[at_once_in_order] dans l’ordre du compte.
        } Le but est { $target }. D’après ces règles la donne s’arrête ici.

settlement-difference = Le gagnant de la partie reçoit la différence des deux totaux et une prime pour la partie.
settlement-difference-awarded =
    .short =
        { $winner ->
            [You] Vous gagnez la partie, { $high } à { $low }, et recevez { $points }.
           *[other] { $winner } gagne la partie, { $high } à { $low }, et reçoit { $points }.
        }
    .full =
        Le perdant a passé le rubicon : la différence se paie. { $high } − { $low } = { $difference }. Avec { $bonus } pour la
        partie, cela fait { $points }.
settlement-difference-superseded =
    .law = Le gagnant reçoit la différence et une prime ; mais si le perdant reste sous le rubicon, c’est la somme des deux totaux qui se paie.
    .short = Ce n’est pas la différence qui se paie : le perdant est resté sous le rubicon.
    .full =
        La différence aurait fait { $high } − { $low } + { $bonus } = { $points }. Mais { $low } est sous le rubicon, et alors
        c’est la somme des deux totaux qui se paie.

settlement-rubicon = Un perdant qui n’a pas atteint le rubicon paie la somme des deux totaux au lieu de leur différence.
settlement-rubicon-awarded =
    .short =
        { $winner ->
            [You] { $loser } reste sous le rubicon avec { $low } : vous recevez { $points }.
           *[other] { $loser ->
                [You] Vous restez sous le rubicon avec { $low } : { $winner } reçoit { $points }.
               *[other] { $loser } reste sous le rubicon avec { $low } : { $winner } reçoit { $points }.
            }
        }
    .full =
        Les { $low } du perdant sont sous le rubicon de { $line }. Ce n’est pas la différence mais la somme qui se paie :
        { $high } + { $low } = { $sum }. Avec { $bonus } pour la partie, cela fait { $points }. Les { $low } points du perdant
        sont donc comptés au gagnant.

settlement-tie = Quand les joueurs sont à égalité après la dernière donne, la plupart des livres ajoutent des donnes ; ce qui suit une seconde égalité, ils le disent rarement.
settlement-tie-allowed =
    .short =
        { $extra ->
            [one] Égalité à { $points } : une donne de plus.
           *[other] Égalité à { $points } : { $extra } donnes de plus, chaque joueur donnant à son tour.
        }
    .full = Les deux joueurs ont { $points }. La partie continue, puis les totaux sont de nouveau comparés.
settlement-tie-denied =
    .short = Égalité à { $points } : la partie est nulle.
    .full = Les deux joueurs ont { $points } et d’après ces règles on n’ajoute plus de donne. Personne ne gagne, et rien ne se paie.

settlement-race = Une course se gagne au but. Selon quelques règles elle compte double quand le perdant est encore sous une certaine ligne.
settlement-race-allowed =
    .short =
        { $games ->
            [one] { $winner ->
                [You] La course est à vous, { $high } à { $low }.
               *[other] La course est à { $winner }, { $high } à { $low }.
            }
           *[other] { $winner ->
                [You] La course est à vous, { $high } à { $low } : un double, qui compte { $games } manches.
               *[other] La course est à { $winner }, { $high } à { $low } : un double, qui compte { $games } manches.
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

partie-deals = Une partie est un nombre de donnes convenu, six en général, et les joueurs donnent à tour de rôle.
concede-play = Un joueur qui ne peut plus passer le rubicon peut abandonner le jeu de la dernière donne, là où c’est convenu : l’autre compte toutes les levées.
concede-play-awarded =
    .call = Comptez toutes les levées : { WORDS($count) }.
    .short = Le jeu est abandonné : { SIDE($side) } compte toutes les levées, { points-count }.
    .full =
        { SIDE(OTHER($side)) } ne peut plus atteindre le rubicon et jette sa main. Toutes les levées font { $whole } { $already ->
            [0] points.
           *[other] points, dont { $already } avaient été comptés.
        }

concede-cards = Quand toutes les levées sont comptées, l’autre joueur a aussi les cartes ; aucun capot n’est demandé.
concede-cards-awarded =
    .call = Et { WORDS($points) } pour les cartes : { WORDS($count) }.
    .short = Les cartes vont avec les levées : { SIDE($side) } marque { $points } de plus.
    .full = Qui compte toutes les levées en a le plus. Le capot n’est pas demandé, car aucune carte n’a été jouée.

## Tour et possession

turn-wait = Chacun agit à son tour : le premier avant le dernier, et au jeu celui qui a fait la levée d’avant.
cards-not_held = Un joueur ne peut se servir que des cartes qu’il a en main.

## Ce qui repose sur quoi

part-carte_blanche = carte blanche ({ $points })
part-point = point de { $length } ({ $points })
part-sequence = { SEQUENCE($length, $top) } ({ $points })
part-set = { SET($size, $rank) } ({ $points })
part-carte_rouge = carte rouge ({ $points })
part-play = jeu ({ $points })
part-cards = les cartes ({ $points })
part-repique = repique ({ $points })
part-pique = pique ({ $points })
part-capot = capot ({ $points })
parts-of-side = { SIDE($side) } compte : { $parts }, ensemble { $sum }.
part-alone = { SIDE($side) } compte : { $parts }.
# Ce qui est compté en main après que le repique a été atteint.
parts-beyond = La limite atteinte, { ROLE($side) } compte encore : { $parts }. Pour le repique ce n’est pas nécessaire.

## Où cela se trouve

where-it-stands = Où cela se trouve : { $places }.
reading-stated = énoncé
    .note = La source le dit.
    .aside = { "" }
reading-inferred = déduit
    .note = La source le laisse entendre, ou un exemple qu’elle donne le montre.
    .aside = { " (déduit)" }
reading-disputed = contesté
    .note = Les sources, ou les lecteurs d’une même source, ne s’accordent pas ; c’est ici une des lectures.
    .aside = { " (contesté)" }
    .remark = { " Contesté : les sources ou leurs lecteurs diffèrent, et c’est ici une des lectures." }
reading-house = choix de la table
    .note = Aucune source ne décide : c’est un choix de cette table.
    .aside = { " (notre choix)" }
    .remark = { " Notre choix : aucune source n’en décide." }

verdict-awarded = Accordé
verdict-denied = Non accordé
verdict-superseded = Remplacé
verdict-allowed = Permis
verdict-refused = Refusé

## Ce qui est permis

action-allowed =
    .short = Cela peut se faire.
    .full = Rien dans les règles ne s’y oppose maintenant.

## Comment une donne se lit à haute voix

cue-leads = { SIDE($side) } entame { CARDS($card) }
cue-takes = { SIDE($side) } prend avec { CARDS($card) }
cue-follows = { SIDE(OTHER($side)) } joue { CARDS($card) }

line-said = { $who } : « { $call } »
line-said-by-none = « { $call } »
line-done = { $cue }.

line-kinds = { $side } { $points } ({ $kinds })
line-score = { $side } { $points }
line-kind = { $kind } { $points }
