# La loi elle-même, clause par clause, telle qu’une règle du jeu l’entend. Un message porte le nom de sa clause :
# « clause- » et le nom, les points changés en tirets. Ses variables sont ce que le fichier des règles dit à la clause :
# ses propres paramètres, puis chaque option par son nom, et du cadre $pack, $hand et $talon (des nombres de cartes) et
# $order (les sortes de marques dans l’ordre du compte, en mots). Yes et no tiennent lieu de vrai et de faux. Aucun
# nombre n’est écrit ici qu’un fichier de règles pourrait changer.

## La donne

clause-deal-hands =
    Chaque joueur reçoit { $hand } cartes d’un jeu de { $pack }, données { $deal_packet ->
        [2] par deux
        [3] par trois
        [two_to_four] par deux, par trois ou par quatre, au gré du donneur
        [chosen_once] par deux ou par trois, chaque donneur gardant la manière qu’il a prise d’abord
        [threes_and_twos] par trois et par deux
       *[chosen] par deux ou par trois, au gré du donneur
    } ; les { $talon } autres sont le talon. { $first_dealer ->
        [higher_deals] Celui qui tire la plus haute carte donne d’abord.
        [lower_deals] Celui qui tire la plus basse carte donne d’abord.
       *[higher_chooses] Celui qui tire la plus haute carte choisit qui donne d’abord.
    } Le donneur est dernier ; l’autre joueur est premier, et c’est lui qui écarte, parle et entame d’abord.

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
       *[other] { " " }; les { $talon } autres sont le talon.
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
clause-deal-next = Celui qui a marqué sous la ligne est donneur à la donne suivante.

## Les enchères

clause-bid-said =
    { $bids ->
        [bid_signed] Le non-donneur parle d’abord, et peut passer. Ensuite chacun peut passer, nommer un plus grand nombre de levées, à gagner ou à perdre, ou contrer l’enchère de l’autre ; une enchère contrée peut être surcontrée, et une nouvelle enchère annule le contre. À nombre égal, gagner et perdre ont même rang.
       *[bid_pairs] Le donneur parle d’abord : il enchérit ou passe. L’autre joueur répond seulement « oui », prêt à jouer à cette valeur ou plus, ou bien passe ; après un « oui », le donneur nomme une enchère de plus grande valeur ou passe. S’il passe d’emblée, l’autre joueur peut enchérir. Nommer une enchère de même valeur n’est pas monter.
    }
clause-bid-pairs =
    Une enchère est un nombre de levées, de { $tricks_from } à { $tricks_to }, et un nombre de cartes, de { $left_from } à { $left_to }, que le
    premier laissera au talon. Sa valeur est le produit des deux. Celui qui enchérit le plus haut est premier ; le
    non-donneur, quand il l’emporte, peut monter une fois sa propre enchère.
clause-bid-signed =
    Une enchère est un nombre de levées, de { $tricks_from } à { $tricks_to }, à gagner ou à perdre. Celui dont l’enchère tient à la fin est premier. { $combinations ->
        [opponent] Quand les levées sont à perdre, les combinaisons se marquent pour l’autre joueur.
       *[holder] Les combinaisons se marquent pour celui qui les tient, que les levées soient à gagner ou à perdre.
    } { $sinking ->
        [none] Quand les levées sont à perdre, on ne peut rien taire.
       *[partial] Dans un cas comme dans l’autre, on peut taire des combinaisons.
    }
clause-bid-passed_out = Si les deux joueurs passent, rien ne se marque et le même joueur donne de nouveau.
clause-bid-made =
    Quand il a fait les levées demandées, le premier marque sous la ligne la valeur de l’enchère, et rien pour les
    levées de plus. La dernière levée compte { $extra } de plus que toute autre.
clause-bid-beaten =
    Si le premier chute, l’autre joueur marque sous la ligne la valeur de l’enchère pour chaque levée qui manque. { $counterpique ->
        [exact_bonus_30] Selon cette lecture, ce n’est pas là ce qu’on appelle le contre-pique.
       *[multiple_of_shortfall] C’est ce qu’on appelle le contre-pique.
    }
clause-bid-exact = Faire juste le nombre de levées demandées, c’est, selon cette lecture, le contre-pique : { $points } au-dessus de la ligne.
clause-misere-award =
    Quand personne n’enchérit, on n’écarte rien et l’on n’annonce rien. Celui qui a le moins de levées marque sous la
    ligne { $points } pour chaque levée de l’autre. La dernière levée compte { $extra } de plus que toute autre.
clause-bid-paid =
    Pour chaque levée au-delà de l’enchère, le premier marque { $points } ; pour chaque levée en deçà, c’est l’autre
    joueur qui les marque. Si l’enchère est contrée, c’est { $doubled } ; surcontrée, { $redoubled }.

## Carte blanche

clause-carte_blanche-award =
    Une main reçue sans roi, ni dame, ni valet{ $ten_is_court ->
        [yes] , ni dix,
       *[no] {""}
    } est une carte blanche et marque { $points ->
        [one] 1 point
       *[other] { $points } points
    }, avant que rien d’autre soit compté.{ $pack ->
        [36] { $double_blank ->
            [younger_scores] {" "}Si les deux joueurs en ont une, seule celle du dernier se marque.
            [both_score] {" "}Si les deux joueurs en ont une, chacun marque la sienne.
           *[both_void] {" "}Si les deux joueurs en ont une, personne ne marque.
        }
       *[other] {""}
    }
clause-carte_blanche-claimed-bidding = Une carte blanche s’annonce et se montre aussitôt, avant les enchères.
clause-carte_blanche-claimed-round = Une carte blanche s’annonce et se montre aussitôt, avant toute autre chose.
clause-carte_blanche-claimed =
    Le premier annonce sa carte blanche avant d’écarter, et { $elder_blank_proof ->
        [immediate] la montre aussitôt
        [after_younger_discard] la montre quand l’autre joueur a posé son écart
       *[after_younger_exchange] la montre quand l’autre joueur a pris ses cartes
    } ; { $elder_blank_draw_order ->
        [younger_first] l’autre joueur prend alors avant lui
       *[elder_first] il prend quand même avant l’autre joueur
    }. { $younger_blank_announce ->
        [after_elder_exchange] Le dernier n’est pas tenu d’annoncer la sienne avant que l’autre joueur ait posé son écart et touché le talon, et la montre { $younger_blank_proof ->
            [after_elder_exchange] quand l’autre joueur a pris ses cartes
           *[other] sur-le-champ
        }.
       *[at_once] Le dernier annonce la sienne aussitôt et la montre quand l’autre joueur { $younger_blank_proof ->
            [immediate] en a eu connaissance
            [after_elder_exchange] a pris ses cartes, pour qu’il ne tire rien de cette vue
           *[after_elder_discard] a posé son écart, choisi ainsi sans la voir
        }.
    }
clause-carte_blanche-kept =
    { $blank_optional ->
        [yes] Un joueur peut taire une carte blanche. Elle ne marque alors rien et n’empêche aucun repique.
       *[no] Personne ne peut taire une carte blanche : ne rien dire n’est pas permis à qui la tient.
    }
clause-carte_blanche-bound =
    { $blank_optional ->
        [yes] Annoncer une carte blanche est un droit, non un devoir.
       *[no] { $younger_blank_announce ->
            [after_elder_exchange] S’il reçoit une carte blanche, le premier doit l’annoncer dès qu’il la remarque ; l’autre joueur doit aussi annoncer la sienne, mais seulement une fois que le premier a posé son écart et touché le talon.
           *[at_once] Celui qui reçoit une carte blanche doit l’annoncer dès qu’il la remarque.
        }
    }
clause-carte_blanche-number =
    { $elder_blank_proof ->
        [immediate] Quand il annonce une carte blanche, le premier la montre sur-le-champ : il n’a donc pas à dire combien de cartes il écartera.
       *[other] Quand il annonce une carte blanche, le premier dit combien de cartes il écartera, pour que l’autre joueur puisse choisir son écart avant que la main soit vue.
    }
clause-carte_blanche-number-bidding = Avec une carte blanche, on ne nomme aucun nombre de cartes : elle se montre avant les enchères.
clause-carte_blanche-named-bidding = Personne ne nomme de nombre avec une carte blanche, et personne n’est donc tenu à un nombre.
clause-carte_blanche-named =
    { $elder_blank_proof ->
        [immediate] Le premier ne nomme pas de nombre avec une carte blanche, et n’est tenu à aucun.
       *[other] Le premier doit ensuite écarter le nombre de cartes nommé, ni plus ni moins : l’autre joueur y a compté.
    }
clause-carte_blanche-again =
    { $blank_again_after_exchange ->
        [yes] Une main qui est encore sans figure{ $ten_is_court ->
            [yes] {" "}ni dix
           *[no] {""}
        } après son écart marque { $points } de nouveau.
       *[no] Une carte blanche se marque une fois. Ce que l’écart fait de la main ne marque rien pour elle.
    }

## L’écart

clause-exchange-elder =
    { $minimum ->
        [0] Le premier peut écarter jusqu’à { $maximum } cartes, ou aucune
        [1] Le premier doit écarter une carte et peut en écarter jusqu’à { $maximum }
       *[other] Le premier doit écarter { WORDS($minimum, gender: "feminine") } cartes et peut en écarter jusqu’à { $maximum }
    } ; il les pose avant d’en prendre autant au talon.{ $bids ->
        [bid_pairs] {" "}Les cartes que l’enchère promet au dernier restent au talon.
       *[other] {""}
    }
clause-exchange-younger =
    { $minimum ->
        [0] Le dernier n’est pas obligé d’écarter ; { younger-may-take }.
        [majority] Le dernier doit prendre plus de la moitié de ce qui reste au talon ; { younger-may-take }.
        [all_but_two] Le dernier doit prendre ce qui reste au talon, à deux cartes près ; { younger-may-take }.
        [1] Le dernier doit écarter une carte s’il en reste au talon ; { younger-may-take }.
       *[other] Le dernier doit écarter { WORDS($minimum, gender: "feminine") } cartes s’il en reste autant au talon ; { younger-may-take }.
    }
younger-may-take =
    { $maximum ->
        [five] il peut prendre cinq des cartes laissées par l’autre joueur, ou toutes s’il y en a moins
       *[remaining] il peut prendre toutes les cartes laissées par l’autre joueur
    }
clause-exchange-cards =
    On prend sur le dessus du talon, dans l’ordre des cartes, une carte pour chaque carte écartée. Aucun des deux joueurs
    ne voit ce que l’autre écarte ou prend.
clause-exchange-cards-round =
    On prend au talon une carte pour chaque carte écartée. Personne d’autre ne voit ce qui est écarté ou pris.
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
clause-talon-foreign =
    { $peek_penalty ->
        [0] Les cartes du talon sont pour celui qui peut les prendre ; à cette table, personne ne peut voir une carte qui n’est pas pour ses yeux.
       *[other] Regarder des cartes du talon qui reviennent à l’autre joueur coûte { $peek_penalty }.
    }
clause-talon-peek =
    { $elder_peek ->
        [yes] Quand il prend moins de { $elder_exchange_max } cartes, le premier peut regarder celles qu’il laisse de ce nombre, sans les montrer à l’autre joueur.
       *[no] Le premier ne peut pas regarder les cartes qu’il laisse au talon.
    }
clause-talon-left =
    { $younger_untaken ->
        [expose_or_hide_now] Le dernier décide tout de suite, avant la première annonce, si les cartes qui restent sont retournées.
        [look_after_lead_shared] Le dernier peut regarder les cartes qui restent une fois faite la première entame ; jusque-là elles attendent.
        [private] Le dernier peut regarder les cartes qui restent.
       *[hidden] Les cartes que personne ne prend restent face cachée jusqu’à la fin de la donne.
    }
clause-talon-faced =
    { $younger_untaken ->
        [expose_or_hide_now] Si le dernier retourne les cartes qui restent, les deux joueurs les voient ; sinon personne.
        [look_after_lead_shared] Si le dernier regarde les cartes qui restent, l’autre joueur peut les regarder aussi ; sinon personne.
        [private] Seul le dernier voit les cartes qui restent.
       *[hidden] Personne ne voit les cartes qui restent.
    }
clause-talon-untaken =
    { $younger_untaken ->
        [expose_or_hide_now] Seul le dernier peut retourner les cartes qui restent, une fois, avant la première annonce de l’autre joueur.
        [look_after_lead_shared] Seul le dernier peut retourner les cartes qui restent, une fois, après l’entame de l’autre joueur et avant d’y jouer.
        [private] Les cartes qui restent ne sont pas retournées : le dernier peut les regarder, et personne d’autre.
       *[hidden] Les cartes qui restent ne sont jamais retournées.
    }

## Les annonces

clause-declare-order =
    { $declare_order ->
        [point_then_free] Le premier annonce d’abord le point ; viennent ensuite, dans l’ordre que l’on veut, les séquences, et les brelans et quatorze.
       *[strict] On annonce dans cet ordre : le point, puis les séquences, puis les brelans et quatorze.
    } De quelque façon qu’on les annonce, ils comptent dans l’ordre du compte.
clause-declare-order-round =
    On annonce dans cet ordre : le point, puis les séquences, puis les brelans et quatorze. Pour chaque sorte, la parole
    fait le tour de la table à partir du joueur 1, avant qu’une carte soit jouée.
clause-declare-nothing-round = Un joueur n’est obligé d’annoncer dans aucune sorte ; il le dit, ou passe.
clause-declare-nothing =
    Un joueur n’est obligé d’annoncer dans aucune sorte. Le premier le dit alors, ou passe à la suite, et l’autre joueur
    peut compter ce qu’il tient de cette sorte.
clause-declare-no_such =
    Un point, ce sont des cartes d’une même couleur ; une séquence, trois cartes ou plus d’une couleur, qui se suivent ; un
    brelan ou un quatorze, trois ou quatre cartes d’un même rang, à partir du dix.
clause-declare-once =
    Une suite sans lacune est une seule séquence, et un rang un seul brelan ou quatorze : ni l’une ni l’autre ne se compte
    par morceaux.
clause-sinking-allowed-bidding =
    { $sinking ->
        [none] Tout ce que l’on tient doit être annoncé.
        [partial] Un joueur peut taire une combinaison entière ou une partie d’une seule ; ce qu’il tait ne marque rien.{ $bids ->
            [bid_signed] { $auction_minus_sinking ->
                [none] {" "}Quand les levées sont à perdre, on ne peut rien taire.
               *[partial] {" "}Cela vaut aussi quand les levées sont à perdre.
            }
           *[other] {""}
        }
        [whole_combinations] Un joueur peut taire n’importe quelle combinaison, même la meilleure d’une sorte, mais non en annoncer une partie comme si c’était le tout ; ce qu’il tait ne marque rien.
       *[whole_class] Un joueur peut taire toute une sorte, mais il annonce la meilleure combinaison d’une sorte qu’il déclare ; ce qu’il tait ne marque rien.
    }
clause-sinking-allowed =
    { $sinking ->
        [none] Tout ce que l’on tient doit être annoncé.
        [partial] Un joueur peut taire une combinaison entière ou une partie d’une seule, n’annoncer par exemple qu’un brelan sur un quatorze ; ce qu’il tait ne marque rien.
        [whole_combinations] Un joueur peut taire n’importe quelle combinaison, même la meilleure d’une sorte, mais non en annoncer une partie comme si c’était le tout ; ce qu’il tait ne marque rien.
       *[whole_class] Un joueur peut taire toute une sorte, mais il annonce la meilleure combinaison d’une sorte qu’il déclare ; ce qu’il tait ne marque rien.
    }
clause-sinking-binds =
    { $short_call_binds ->
        [always] S’il a annoncé la moindre de deux combinaisons, ou une partie d’une seule, le premier ne peut plus compter ensuite la meilleure, ni le tout.
        [unless_good_against_cards] S’il a annoncé la moindre de deux combinaisons, ou une partie d’une seule, le premier ne peut plus compter ensuite la meilleure, ni le tout, à moins que l’annonce n’ait été bonne contre tout ce que l’autre main pouvait tenir.
       *[never] Celui qui annonce la moindre de deux combinaisons, ou une partie d’une seule, peut tout de même compter ensuite la meilleure, ou le tout.
    }

## Le point

clause-point-called =
    { $point_call ->
        [value_always] D’un point, le premier dit combien il a de cartes et ce qu’elles valent.
       *[length_first] D’un point, le premier dit combien il a de cartes ; ce qu’elles valent ne se dit que si l’autre joueur le demande.
    }
clause-point-called-round =
    D’un point, on dit combien il a de cartes et ce qu’elles valent ; ceux qui parlent ensuite{ $partners ->
        [yes] , partenaire ou non,
       *[no] {""}
    } n’en annoncent qu’un meilleur.
clause-point-asked =
    Le dernier ne peut demander ce que vaut un point que s’il en a un d’autant de cartes à lui opposer.
clause-point-stated =
    Un point vaut ce que font ses cartes ensemble : l’as onze ; le roi, la dame, le valet et le dix chacun dix ; les autres
    leur propre chiffre.
clause-point-answered =
    À un point, le dernier répond « bon » quand il ne le bat pas, « pas bon » quand il en tient un meilleur, et « égal »
    quand le sien est tout pareil.{ $point_beaten ->
        [yes] {" "}Quand c’est la valeur qui a décidé, le dernier dit celle qui l’emporte.
       *[no] {""}
    }
clause-point-too_short =
    { $point_min_length ->
        [0] { $point_min_pips ->
            [0] Un point peut être aussi court qu’il veut : là où chaque couleur est courte, même trois cartes peuvent faire le meilleur.
           *[other] Un point qui vaut moins de { $point_min_pips } ne peut s’annoncer, quel que soit le nombre de ses cartes.
        }
       *[other] { $point_min_pips ->
            [0] Un point de moins de { $point_min_length } cartes ne peut s’annoncer.
           *[other] Un point de moins de { $point_min_length } cartes, ou qui vaut moins de { $point_min_pips }, ne peut s’annoncer.
        }
    }
clause-point-good-round =
    Seul le meilleur point de la table se marque. { $compare ->
        [pips] Celui qui vaut le plus est le meilleur, quel que soit le nombre de ses cartes.
       *[length_pips] Le plus grand nombre de cartes l’emporte ; à nombre égal, la plus grande valeur.
    } { $score ->
        [ending4_less_one] Il marque un par carte, moins un si sa valeur finit par quatre.
        [tens_rounded] Il marque un par dizaine de sa valeur, un reste de cinq ou plus comptant pour une dizaine.
        [flat_5] Il marque cinq, si long qu’il soit.
       *[cards] Il marque un par carte.
    }{ point-shortest }{ point-of-nought }
clause-point-good =
    Seul le meilleur des deux points se marque. { $compare ->
        [pips] Celui qui vaut le plus est le meilleur, quel que soit le nombre de ses cartes.
       *[length_pips] Le plus grand nombre de cartes l’emporte ; à nombre égal, la plus grande valeur.
    } { $score ->
        [ending4_less_one] Il marque un par carte, moins un si sa valeur finit par quatre.
        [tens_rounded] Il marque un par dizaine de sa valeur, un reste de cinq ou plus comptant pour une dizaine.
        [flat_5] Il marque cinq, si long qu’il soit.
       *[cards] Il marque un par carte.
    }{ point-shortest }{ point-of-nought }
point-of-nought =
    { $nought_value ->
        [off] {""}
       *[other] {" "}Une couleur dont on ne tient aucune carte peut s’annoncer comme un point de cinq cartes valant { $nought_value }, qui marque cinq.
    }
point-shortest =
    { $min_length ->
        [0] { $min_pips ->
            [0] {""}
           *[other] {" "}Au-dessous de { $min_pips }, il ne compte pas.
        }
       *[other] { $min_pips ->
            [0] {" "}À moins de { $min_length } cartes, il ne compte pas.
           *[other] {" "}À moins de { $min_length } cartes, ou au-dessous de { $min_pips }, il ne compte pas.
        }
    }
clause-point-equal-round =
    Quand les meilleurs points se valent, dans des mains qui ne jouent pas ensemble, personne ne marque le point.
clause-point-equal =
    { $point_compare ->
        [pips] Quand les deux points ont la même valeur, aucun joueur ne marque le point.
       *[length_pips] Quand les deux points ont autant de cartes et la même valeur, aucun joueur ne marque le point.
    } Cela n’empêche personne de faire repique ou pique.

## Les séquences

clause-sequence-called-round = D’une séquence, on dit combien elle a de cartes et à quelle carte elle monte ; ceux qui parlent ensuite n’en annoncent qu’une meilleure.
clause-sequence-called =
    D’une séquence, le premier dit combien elle a de cartes, par son nom : tierce, quarte, quinte et ainsi de suite. { $sequence_call ->
        [top_always] La carte du haut se dit tout de suite.
        [top_unless_unbeatable] La carte du haut se dit tout de suite, à moins que rien de ce que l’autre main pourrait tenir ne puisse la battre ni l’égaler.
       *[length_first] La carte du haut ne se dit que si l’autre joueur la demande.
    }
clause-sequence-asked = Le dernier ne peut demander à quelle carte va une séquence que s’il en a une aussi longue à lui opposer.
clause-sequence-stated = La hauteur d’une séquence est celle de sa plus haute carte, et c’est elle que nomme le premier.
clause-sequence-answered =
    À une séquence, le dernier répond « bonne » quand il ne la bat pas, « pas bonne » quand il en tient une plus longue, ou
    une aussi longue et plus haute, et « égale » quand il en tient une aussi longue et aussi haute.
clause-sequence-good-round =
    La plus longue séquence de la table est bonne ; de plusieurs aussi longues, la plus haute. Une tierce marque { $tierce }, une
    quarte { $quart }, une quinte { $quint }, et chaque carte au-delà de cinq un point de plus. Les autres mains comptent ce que leur
    permettent les règles des moindres séquences.{ sequence-of-nought }
clause-sequence-good =
    Des deux meilleures séquences, la plus longue est bonne ; de deux aussi longues, la plus haute. Une tierce marque { $tierce },
    une quarte { $quart }, une quinte { $quint }, et chaque carte au-delà de cinq un point de plus. { $lesser ->
        [both] Bonnes ou non, les deux joueurs comptent ensuite leurs autres séquences.
       *[winner] Celui qui l’a compte ses séquences ; l’autre joueur n’en compte aucune.
    } { $equal_voids ->
        [all] Quand les meilleures sont égales, personne n’en compte.
       *[none] Quand les meilleures sont égales, les deux joueurs les comptent, et leurs autres avec elles.
    }{ sequence-of-nought }
sequence-of-nought =
    { $nought_value ->
        [off] {""}
       *[other] {" "}Une couleur dont on ne tient aucune carte peut s’annoncer comme une quinte, au-dessous de la quinte majeure et au-dessus de toute autre, qui marque dix.
    }
clause-sequence-equal-round =
    Quand les meilleures séquences sont aussi longues et aussi hautes, dans des mains qui ne jouent pas ensemble, personne
    ne compte de séquence.
clause-sequence-equal =
    { $equal_sequence_voids ->
        [all] Quand les meilleures séquences sont aussi longues et aussi hautes l’une que l’autre, aucune ne se marque. Aucune autre séquence de l’un ou l’autre joueur ne se marque non plus, si bonne qu’elle soit.
       *[none] Quand les meilleures séquences sont aussi longues et aussi hautes l’une que l’autre, les deux se marquent, et les autres séquences des deux joueurs aussi.
    }
clause-sequence-lesser-round =
    { $who ->
        [side] Les deux partenaires du camp qui a la meilleure séquence comptent toutes les autres qu’ils tiennent.
        [everyone] Chacun compte toutes ses autres séquences, quel que soit celui qui a la meilleure.
       *[holder_only] Celui qui a la meilleure séquence compte aussi toutes ses autres ; personne d’autre n’en compte.
    }
clause-sequence-lesser =
    { $lesser_combinations ->
        [both] Les deux joueurs comptent leurs autres séquences, quel que soit celui qui a la meilleure.
       *[winner] Celui qui a la meilleure séquence compte aussi toutes ses autres, même si l’autre joueur pouvait les battre.
    }

## Brelans et quatorze

clause-set-called-round = D’un brelan ou d’un quatorze, on dit combien il a de cartes et de quel rang ; ceux qui parlent ensuite n’en annoncent qu’un meilleur.
clause-set-called = D’un brelan ou d’un quatorze, le premier dit combien il a de cartes et de quel rang : trois as, quatre dix.
clause-set-answered =
    À un brelan ou à un quatorze, le dernier répond « bon » quand il ne le bat pas et « pas bon » quand il en tient un
    meilleur. Jamais deux ne sont égaux.
clause-set-good-round =
    Tout quatorze bat tout brelan ; entre deux de même sorte, le rang le plus haut l’emporte. Le meilleur de la table est
    bon : un brelan marque { $trio } et un quatorze { $quatorze }. Les autres mains comptent ce que leur permettent les règles des
    moindres brelans et quatorze.
clause-set-good =
    Tout quatorze bat tout brelan ; entre deux de même sorte, le rang le plus haut l’emporte. Le meilleur est bon : un
    brelan marque { $trio } et un quatorze { $quatorze }. { $lesser ->
        [both] Les deux joueurs comptent ensuite leurs autres brelans et quatorze.
       *[winner] Celui qui l’a compte ses brelans et quatorze ; l’autre joueur n’en compte aucun.
    }
clause-set-lesser-round =
    { $who ->
        [side] Les deux partenaires du camp qui a le meilleur comptent tous les autres brelans et quatorze qu’ils tiennent.
        [everyone] Chacun compte tous ses autres brelans et quatorze, quel que soit celui qui a le meilleur.
       *[holder_only] Celui qui a le meilleur compte aussi tous ses autres brelans et quatorze ; personne d’autre n’en compte.
    }
clause-round-beaten = Une combinaison battue par celle d’un autre camp ne compte rien.
clause-set-lesser =
    { $lesser_combinations ->
        [both] Les deux joueurs comptent leurs autres brelans et quatorze, quel que soit celui qui a le meilleur.
       *[winner] Celui qui a le meilleur compte aussi tous ses autres brelans et quatorze.
    }

## Réponses et preuves

clause-reply-true =
    Les réponses doivent être vraies : « pas bon » seulement si l’on tient mieux et que l’on compte le montrer, « égal »
    seulement si l’on tient la même chose, une question seulement si l’on a autant de cartes.
clause-shown-on_request =
    { $show_on_request ->
        [yes] { $show_extent ->
            [called] Tout ce qui a été annoncé doit se montrer quand l’autre joueur le demande, même si ce n’était pas bon ; ce
            qui était égal aussi, celui du dernier après l’entame.
            [equal] Tout ce qui était bon ou égal doit se montrer quand l’autre joueur le demande : celui du premier sans
            attendre, celui du dernier après l’entame.
           *[scored] Tout ce qui se marque doit se montrer quand l’autre joueur le demande, et rien d’autre.
        }
       *[no] Rien ne doit se montrer à la demande de l’autre joueur.
    }
clause-equal-named =
    { $equal_named ->
        [cards] On montre les cartes d’un point ou d’une séquence à égalité : le premier aussitôt, le dernier après l’entame.
        [suit] On nomme la couleur d’un point ou d’une séquence à égalité : le premier aussitôt, le dernier après l’entame.
       *[nothing] On ne dit rien d’un point ou d’une séquence à égalité.
    }
clause-declared-bars =
    Une séquence, un brelan ou un quatorze contenu tout entier dans les cartes que le premier a annoncées bonnes{ $show_on_request ->
        [yes] { $show_extent ->
            [scored] {""}
           *[equal] {" "}ou égales
        }
       *[no] {""}
    } empêche l’autre joueur de compter ce qu’il a d’égal ou de moindre, même si le premier ne l’a pas annoncé.
clause-show-claimed =
    Le dernier compte ce qui est bon après la première entame de l’autre joueur et avant d’y jouer ; plus tard c’est perdu. { $show_on_request ->
        [yes] Tout ce qui se compte doit être montré, ou nommé sans équivoque, quand l’autre joueur le demande.
       *[no] Personne n’est obligé de montrer ce qu’il compte.
    }

## Carte rouge, repique et pique

clause-carte_rouge-award =
    { $carte_rouge ->
        [0] Une main dont chaque carte a marqué n’y gagne rien de plus.
       *[other] Le joueur dont chaque carte entre dans un point, une séquence, un brelan ou un quatorze qui a marqué a une carte rouge et marque { $carte_rouge }.
    }
clause-repique-award-signed_repique =
    { WORDS($plus, case: "title") } points ou plus en main, faits de marques qui viennent toutes, dans l’ordre du compte, avant ce que
    l’autre joueur peut compter, en gagnent { WORDS($points) } de plus{ $minus ->
        [30] {""}
       *[other] { " " }; quand les levées sont à perdre, { WORDS($minus) } suffisent
    }. En main, c’est-à-dire par cela seul : { $kinds }.{ carte-rouge-helps }
clause-repique-award-round =
    { WORDS($target, case: "title") } points ou plus en main, faits de marques qui viennent toutes, dans l’ordre du compte, avant ce qu’un
    autre camp peut compter, en gagnent { WORDS($points) } de plus. En main, c’est-à-dire par cela seul : { $kinds }.{ carte-rouge-helps }
clause-repique-award =
    { WORDS($target, case: "title") } points ou plus en main, faits de marques qui viennent toutes, dans l’ordre du compte, avant ce que
    l’autre joueur peut compter, en gagnent { WORDS($points) } de plus. En main, c’est-à-dire par cela seul : { $kinds }.{ carte-rouge-helps }
carte-rouge-helps =
    { $carte_rouge ->
        [0] {""}
       *[other] { $carte_rouge_in_pique ->
            [elder_only] {" "}La carte rouge du premier y aide, celle de l’autre joueur non.
            [false] {" "}Une carte rouge n’y aide pas.
           *[true] {" "}Une carte rouge y aide.
        }
    }
clause-pique-award-signed_pique =
    { WORDS($plus, case: "title") } points ou plus en main et en jeu, avant que l’autre joueur ait rien compté, en gagnent
    { WORDS($points) } de plus{ $minus ->
        [30] {""}
       *[other] { " " }; quand les levées sont à perdre, { WORDS($minus) } suffisent
    }. { pique-reckoned } { pique-cards } { pique-by }{ carte-rouge-helps }
clause-pique-award-pique_by_tricks =
    { WORDS($target, case: "title") } points ou plus, en ajoutant un par levée faite à ce qui est compté en main, avant que l’autre joueur ait
    rien compté ni fait une levée, en gagnent { WORDS($points) } de plus. La dernière levée compte { $last_trick } de plus que toute autre. { pique-by }
clause-pique-award-round =
    { WORDS($target, case: "title") } points ou plus en main et en jeu, avant qu’un autre camp ait rien compté, en gagnent
    { WORDS($points) } de plus. Seul le camp qui entame d’abord peut le faire.{ carte-rouge-helps }
pique-reckoned =
    { $reckoning ->
        [chronological] La montre décide : le point de l’entame se compte avant tout ce que le dernier montre ensuite. Il faut y arriver par les levées : une main qui a assez par elle-même vaut un repique ou rien.
       *[precedence] C’est l’ordre du compte qui décide, non celui du temps : ce que le dernier montre après l’entame vient tout de même avant ce qui se fait en jouant.
    }
pique-cards =
    { $cards ->
        [yes] Les points des cartes peuvent l’achever, quand le premier a fait plus de la moitié des levées et que l’autre joueur n’en a aucune, n’ayant rien compté.
       *[no] Les points des cartes n’y aident pas.
    }
pique-by =
    { $younger_pique ->
        [yes] L’un et l’autre joueur peuvent le faire.
       *[no] Seul le premier peut le faire.
    }
clause-pique-tricks =
    Quand le dernier fait pique, les levées qu’il a faites pour y arriver s’inscrivent aussi au-dessus de la ligne. La dernière levée compte { $last_trick } de plus que toute autre.
clause-pique-award =
    { WORDS($target, case: "title") } points ou plus en main et en jeu, avant que l’autre joueur ait rien compté, en gagnent
    { WORDS($points) } de plus.
    { pique-reckoned } { pique-cards } { pique-by }{ carte-rouge-helps }

## Le jeu de la carte

clause-play-lead =
    { $scoring ->
        [lead_capture] Celui qui entame une levée marque 1 pour sa carte, quelle qu’elle soit et qui que ce soit qui la prenne.
        [high_lead_capture] Celui qui entame une levée marque 1 si sa carte est un dix ou plus.
       *[other] Entamer ne marque rien par soi-même.
    }
clause-play-trick-signed_trick =
    Chaque levée marque { $points } pour celui qui la fait, quel que soit celui qui l’a entamée ; si l’enchère était de perdre des
    levées, elle les marque pour l’autre joueur.
clause-play-trick-round =
    { $scoring ->
        [lead_capture] Prendre une levée qu’un autre camp a entamée marque 1. Faire celle que son propre camp a entamée ne marque rien de plus que l’entame.
        [high_lead_capture] Prendre une levée qu’un autre camp a entamée marque 1 si c’est avec un dix ou plus.
        [flat_won] Chaque levée marque 1 pour celui qui la fait, quel que soit celui qui l’a entamée.
       *[high_cards_won] Celui qui fait une levée marque 1 pour chaque carte du dix à l’as qui s’y trouve.
    }
clause-tricks-counted =
    Une levée n’est pas un point par elle-même : elle compte un pour l’enchère{ $extra ->
        [0] , la dernière comme les autres
       *[other] , et la dernière { $extra } de plus
    }.
clause-play-decided =
    { $stops ->
        [played_out] La donne se joue jusqu’à la dernière levée.
       *[when_decided] { $exact ->
            [exact_bonus_30] La donne se joue jusqu’à la dernière levée, puisque faire juste les levées demandées vaut une prime.
           *[multiple_of_shortfall] Le jeu s’arrête dès que le premier a les levées demandées, à moins qu’on ne puisse encore faire pique.
        }
    }
clause-play-trick =
    { $scoring ->
        [lead_capture] Prendre une levée entamée par l’autre joueur marque 1. Faire celle qu’on a entamée ne marque rien de plus que l’entame.
        [high_lead_capture] Prendre une levée entamée par l’autre joueur marque 1 si c’est avec un dix ou plus.
        [flat_won] Chaque levée marque 1 pour celui qui la fait, quel que soit celui qui l’a entamée.
       *[high_cards_won] Celui qui fait une levée marque 1 pour chaque carte du dix à l’as qui s’y trouve : rien, 1 ou 2.
    }
clause-play-last =
    { $extra ->
        [0] La dernière levée ne marque pas plus qu’une autre.
        [two_with_high_card] Faire la dernière levée compte 2 en tout avec un dix ou plus, et 1 avec une carte plus basse.
       *[other] La dernière levée marque { $extra } de plus que toute autre.
    }{ $cards ->
        [0] { $capot_last_trick ->
            [kept] {" "}Un capot n’y change rien.
           *[unless_it_stands_for_cards] {" "}Elle tient lieu de prime des cartes, et un capot prend donc sa place.
        }
       *[other] {""}
    }
clause-play-follow_suit =
    Qui le peut doit fournir à la couleur entamée ; qui ne le peut pas joue ce qu’il veut. La plus haute carte de la couleur
    entamée fait la levée, il n’y a pas d’atout, et celui qui l’a faite entame la suivante.
clause-play-head =
    { $must_head ->
        [yes] Qui le peut doit aussi prendre la levée.
       *[no] Personne n’est obligé de prendre une levée : toute carte de la couleur entamée convient.
    }
clause-cards-early =
    { $cards_in_pique ->
        [yes] Quand il a fait plus de la moitié des levées avant que l’autre joueur en ait fait une ou ait rien compté, le premier marque sur-le-champ les { $points } points des cartes, et ils comptent pour un pique.
       *[no] Les points des cartes attendent la fin du jeu.
    }
clause-cards-most-signed_most =
    Faire plus de levées que l’autre joueur marque { $points } pour les cartes ; si l’enchère était de perdre des levées, c’est en perdre
    plus qui les marque. Avec autant de part et d’autre, personne ne marque.
clause-cards-most-most_tricks_shared =
    Faire plus de levées que tout autre joueur marque { $points } pour les cartes ; deux joueurs à égalité en ont { $half } chacun.
clause-cards-most-round =
    Le camp qui fait plus de levées que l’autre marque { $points } pour les cartes. Avec autant de part et d’autre, personne ne marque.
clause-cards-capot-signed_capot =
    Faire toutes les levées, c’est le capot : { $points }, à la place des points des cartes. Si l’enchère était de perdre des levées,
    le capot est de les perdre toutes.
clause-cards-capot-capot_shared =
    Faire toutes les levées, c’est le capot : { $points }, à la place des points des cartes. Deux joueurs qui se partagent toutes les
    levées, sans que l’autre en ait une seule, marquent { $half } chacun.
clause-cards-capot-round = Le camp qui fait toutes les levées fait capot : { $points }, à la place des points des cartes et non en plus.
clause-cards-most =
    { $points ->
        [0] Faire plus de levées que l’autre joueur ne marque rien par soi-même.
       *[other] Faire plus de levées que l’autre joueur, si peu que ce soit, marque { $points } pour les cartes. Avec autant de part et d’autre, les cartes sont partagées et personne ne marque.
    }
clause-cards-capot =
    { $points ->
        [0] Faire toutes les levées ne marque rien par soi-même.
       *[other] Faire toutes les levées, c’est le capot : { $points }, à la place des points des cartes et non en plus. Il ne compte pour aucun pique.
    }

## La partie et la course

clause-race-reached =
    La course va jusqu’à { $target }. { $stop ->
        [at_once_in_order] Le jeu s’arrête dès qu’un joueur y arrive, les marques se prenant dans l’ordre du compte : { $order }.
        [at_once_by_clock] Le jeu s’arrête au moment même où un joueur y arrive, les marques se prenant comme elles se font : l’entame du premier, par exemple, avant ce que le dernier a en main.
       *[end_of_deal] La donne se joue tout de même jusqu’au bout, et si les deux joueurs y sont, le plus haut total gagne.
    }
clause-settlement-difference =
    Le gagnant de la partie reçoit la différence des totaux et { $bonus } pour la partie.
clause-settlement-rubicon =
    Un perdant au-dessous de { $line } reste sous le rubicon : le gagnant reçoit la somme des totaux et { $bonus }, non la différence.
    { $winner_short ->
        [yes] Il n’importe pas que le gagnant soit lui aussi au-dessous de { $line }.
       *[no] Quand le gagnant est lui aussi au-dessous de { $line }, la différence seule se paie.
    }
clause-settlement-tie =
    { $extra ->
        [0] Une partie qui finit à égalité est nulle.
       *[other] Une partie qui finit à égalité se prolonge de { $extra ->
            [one] une donne
           *[other] { WORDS($extra, gender: "feminine") } donnes
        }{ $repeat ->
            [once] { " " }; à égalité encore, elle est nulle.
           *[until_decided] , et de nouveau tant qu’il y a égalité.
        }
    }
clause-settlement-race =
    Celui qui atteint { $target } avant l’autre gagne la manche.{ $under ->
        [0] {""}
       *[other] {" "}Elle compte double quand le perdant a moins de { $under }.
    } { $games ->
        [one] Une seule manche décide.
       *[other] Celui qui gagne d’abord { WORDS($games, gender: "feminine") } manches gagne la rencontre.
    }
clause-rubber-game = Celui qui a d’abord { $target } sous la ligne gagne une manche ; on tire alors une nouvelle ligne et les deux joueurs repartent de rien.
clause-rubber-bonus =
    Celui qui gagne d’abord { WORDS($games_to_win, gender: "feminine") } { $games_to_win ->
        [one] manche
       *[other] manches
    } gagne le robre et ajoute { $points }, ou { $clean } quand le perdant n’a gagné aucune manche.
clause-rubber-blank_games = Le gagnant du robre ajoute { $points } pour chaque manche où le perdant n’a rien marqué sous la ligne.
clause-rubber-margin =
    On additionne tout ce qui est au-dessus et au-dessous de la ligne. Le gagnant du robre gagne de la différence ; si
    c’est le perdant qui a plus de points, la différence est au perdant.
clause-race-home =
    { $how ->
        [withdraw] Celui qui atteint d’abord { $target } est arrivé et se retire. Les deux autres jouent encore l’un contre l’autre, comme au jeu à deux, et celui qui arrive après l’autre perd.
       *[first_wins] { $partners ->
            [yes] Le camp qui atteint d’abord { $target } gagne la partie.
           *[no] Celui qui atteint d’abord { $target } gagne la partie.
        }
    }
clause-partie-deals =
    { $match_format ->
        [four_deals_ends_double] Une partie se fait en quatre donnes, chaque joueur donnant à son tour ; ce que rapportent la première et la dernière compte double.
        [race] Les joueurs donnent à tour de rôle jusqu’à ce que l’un d’eux ait gagné la course.
        [race_of_many] Les joueurs donnent à tour de rôle jusqu’à ce que la course soit gagnée.
        [rubber] On joue jusqu’à ce que l’un des deux joueurs ait gagné les manches voulues.
       *[six_deals] Une partie se fait en six donnes, chaque joueur donnant à son tour.
    }
clause-concede-play =
    { $concede_last_deal ->
        [yes] À la dernière donne, un joueur qui ne peut plus passer le rubicon peut abandonner le jeu de la carte ; l’autre marque alors { $points } à ce titre, moins ce qu’il a déjà marqué en jouant.
       *[no] Le jeu de la dernière donne ne peut s’abandonner.
    }
clause-concede-cards =
    { $concede_last_deal ->
        [yes] Quand le jeu est abandonné, l’autre joueur a aussi les cartes : { $cards }. On ne réclame pas de capot.
       *[no] Le jeu ne peut s’abandonner, et les cartes non plus.
    }

## L’ordre et les mains

clause-turn-wait = Chacun parle et joue à son tour : un joueur attend que l’autre ait fini.
clause-cards-not_held = Un joueur ne peut écarter, annoncer et jouer que des cartes de la main qu’il tient, et chaque carte une seule fois.

## Les parties du livre des règles

rulebook-part-deal = La donne
rulebook-part-carte_blanche = Carte blanche
rulebook-part-bidding = Les enchères
rulebook-part-exchange = L’écart et le talon
rulebook-part-declaring = Les annonces
rulebook-part-point = Le point
rulebook-part-sequence = Les séquences
rulebook-part-set = Brelans et quatorze
rulebook-part-bonuses = Carte rouge, repique et pique
rulebook-part-play = Le jeu de la carte et les cartes
rulebook-part-settlement = La partie, la course et ce qui se paie
rulebook-part-conduct = La conduite à table
