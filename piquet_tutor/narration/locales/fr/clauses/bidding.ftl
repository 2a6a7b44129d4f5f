### Les enchères, et ce qu’elles rapportent.
### Chaque message d’une clause se trouve sous son nom ; ../rulings.ftl dit comment les messages se nomment.

## Le nom de cette partie du livre de règles

rulebook-part-bidding = Les enchères

## bid.said

question-bid-said = Que peut-on dire aux enchères ?

clause-bid-said =
    { $bids ->
        [bid_signed] Le non-donneur parle d’abord, et peut passer. Ensuite chacun peut passer, nommer un plus grand nombre de levées, à gagner ou à perdre, ou contrer l’enchère de l’adversaire ; une enchère contrée peut être surcontrée, et une nouvelle enchère annule le contre. À nombre égal, gagner et perdre ont même rang.
       *[bid_pairs] Le donneur parle d’abord : il enchérit ou passe. L’adversaire dit « oui », prêt à jouer à cette valeur ou plus, ou bien passe ; après un « oui », le donneur doit monter ou passer. S’il passe d’emblée, l’adversaire peut enchérir. Une enchère de même valeur ne suffit pas.
    }

bid-said-allowed =
    .call =
        { $word ->
            [yes] Oui.
            [pass] Passe.
            [double] Contre.
            [redouble] Surcontre.
           *[bid] { $sign ->
                [plus] { WORDS($tricks, case: "title") } plus.
                [minus] { WORDS($tricks, case: "title") } moins.
               *[other] { WORDS($tricks, case: "title") }, { WORDS($left) }.
            }
        }
    .short =
        { $word ->
            [yes] { SIDE($side) } dit « oui » : prêt à jouer à cette valeur ou plus.
            [pass] { SIDE($side) } passe.
            [double] { SIDE($side) } contre l’enchère.
            [redouble] { SIDE($side) } surcontre.
           *[bid] { $sign ->
                [plus] { SIDE($side) } enchérit { $tricks } plus : gagner { $tricks } levées.
                [minus] { SIDE($side) } enchérit { $tricks } moins : perdre { $tricks } levées.
               *[other] { SIDE($side) } enchérit { WORDS($tricks) }, { WORDS($left) } : { $tricks } levées en laissant { $left } cartes, pour { $points }.
            }
        }
    .full =
        { $word ->
            [yes] « Oui » n’engage personne à jouer : celui qui a nommé l’enchère doit maintenant monter, ou passer et laisser la main { ROLE($side, case: "a") }.
            [pass] { SIDE($side) } n’enchérit pas cette fois.
            [double] Les levées de plus ou de moins se paient double, à moins qu’une enchère plus haute n’annule le contre.
            [redouble] Les levées de plus ou de moins se paient encore le double, à moins qu’une enchère plus haute ne suive.
           *[bid] { $sign ->
                [plus] Si personne n’enchérit plus haut, { ROLE($side) } devient premier et doit gagner au moins { $tricks } levées.
                [minus] Si personne n’enchérit plus haut, { ROLE($side) } devient premier et doit perdre au moins { $tricks } levées.
               *[other] Si cette enchère tient, { ROLE($side) } devient premier, laisse au moins { $left } cartes au talon et doit faire { $tricks } levées, telles qu’on les compte à ce jeu. Réussie, elle rapporte le produit des deux nombres : { $tricks } × { $left } = { $points }.
            }
        }

refused-bid-no_such =
    .short =
        { $sign ->
            [plus] L’enchère { $tricks } plus n’existe pas ici ; choisissez un autre nombre.
            [minus] L’enchère { $tricks } moins n’existe pas ici ; choisissez un autre nombre.
           *[other] { $left ->
                [0] { $meant ->
                    [0] Aucune enchère ne vaut { $tricks } ; nommez un nombre de levées, et un nombre de cartes à laisser.
                    [1] { $tricks }, c’est { WORDS($one_tricks) }, { WORDS($one_left) } ; dites-le par une paire de nombres.
                   *[other] { $tricks } peut vouloir dire { WORDS($one_tricks) }, { WORDS($one_left) } ou { WORDS($two_tricks) }, { WORDS($two_left) } ; dites laquelle des deux enchères est la vôtre.
                }
               *[other] L’enchère de { $tricks } levées en laissant { $left ->
                    [one] { $left } carte
                   *[other] { $left } cartes
                } n’existe pas ; choisissez une paire parmi celles qui vous sont proposées.
            }
        }

refused-bid-higher =
    .short =
        { $left ->
            [0] Une enchère de { $points } n’est pas plus haute que celle de { $over }, et plus et moins ont même rang ; nommez un plus grand nombre, ou passez.
           *[other] { WORDS($tricks, case: "title") }, { WORDS($left) } vaut { $points }, et une enchère doit valoir plus que la précédente, qui vaut { $over } ; enchérissez plus haut, ou passez.
        }

refused-bid-answer =
    .short =
        { $word ->
            [yes] « Oui » répond à une enchère que l’adversaire vient de faire, et il n’y en a pas ; choisissez autre chose.
           *[bid] C’est le donneur qui nomme les enchères, et vous y répondez ; dites « oui » si vous joueriez à cette valeur ou plus, ou passez.
        }

refused-bid-double =
    .short =
        { $factor ->
            [1] On ne peut contrer que l’enchère de l’adversaire ; enchérissez, ou passez.
            [2] L’enchère est déjà contrée, et seul celui qui l’a faite peut surcontrer ; enchérissez, ou passez.
           *[other] L’enchère est déjà surcontrée, et l’on ne peut aller plus loin ; enchérissez, ou passez.
        }

## bid.pairs

question-bid-pairs = À quoi aboutissent les enchères ?

clause-bid-pairs =
    Une enchère est un nombre de levées, de { $tricks_from } à { $tricks_to }, et un nombre de cartes, de { $left_from } à { $left_to }, que le
    premier laissera au talon. Sa valeur est le produit des deux. Celui qui enchérit le plus haut est premier ; le
    non-donneur, quand il l’emporte, peut monter une fois sa propre enchère.

bid-pairs-allowed =
    .short =
        { $bare ->
            [yes] Personne n’enchérit : c’est une misère, et { ROLE($elder) } entame.
           *[no] { SIDE($elder) } emporte l’enchère : { $tricks } levées en laissant { $left } cartes, pour { $points }.
        }
    .full =
        { $bare ->
            [yes] Les deux joueurs passent sans enchérir. Les mains se jouent comme elles ont été données : on n’écarte rien, on n’annonce rien. { SIDE($elder) } entame à la première levée, et tient donc lieu de premier.
           *[no] Désormais { ROLE($elder) } est premier et { ROLE(OTHER($elder)) } est dernier.
        }

        { $bare ->
            [yes] Dans une misère, il s’agit de faire moins de levées que l’adversaire.
           *[no] { SIDE("elder") } prend d’abord et doit laisser au moins { $left } cartes, puis s’engage à { $tricks } levées, telles qu’on les compte à ce jeu. Les faire rapporte { $points } sous la ligne. Chaque levée qui manque rapporte { $points } { ROLE("younger", case: "a") }.
        }

## bid.made

question-bid-made = Que marque-t-on quand l’enchère est réussie ?

clause-bid-made =
    Quand il a fait les levées demandées, le premier marque sous la ligne la valeur de l’enchère, et rien pour les
    levées de plus. { last-trick-counts }

bid-made-awarded =
    .call = { WORDS($tricks, case: "title", gender: "feminine") } levées faites : { WORDS($points) }.
    .short = { SIDE($side) } a fait les { $tricks } levées demandées : { points-count } sous la ligne.
    .full =
        L’enchère était de { $tricks } levées, en laissant { $left } cartes. Elle est réussie, et rapporte { $tricks } × { $left } = { $points }.

        Cela s’inscrit sous la ligne, là où l’on gagne les manches. D’autres levées n’y ajouteraient rien.

## bid.exact

question-bid-exact = Que marque-t-on en outre pour faire juste les levées demandées ?

clause-bid-exact = Faire juste le nombre de levées demandées, c’est, selon cette lecture, le contre-pique : { $points } au-dessus de la ligne.

bid-exact-awarded =
    .call = Contre-pique : { WORDS($points) }.
    .short = { SIDE($side) } a fait juste les { $wanted } levées demandées : { $points } de plus.
    .full = Demandées : { $wanted } ; faites : { $tricks }. D’après ces règles, tomber juste rapporte { $points } au-dessus de la ligne ; une levée de plus ou de moins ne rapporterait rien.

bid-exact-denied =
    .short = Pas de prime pour une enchère juste : { ROLE($side) } avait demandé { $wanted } levées et en a { $tricks }.
    .full =
        D’après ces règles, faire juste le nombre demandé aurait rapporté { $points } de plus. { SIDE($side) } s’engageait à
        { $wanted } levées et en a { $tricks }.

## bid.beaten

question-bid-beaten = Que marque-t-on pour avoir fait chuter l’enchère ?

clause-bid-beaten =
    Si le premier chute, l’adversaire marque sous la ligne la valeur de l’enchère pour chaque levée qui manque. { $counterpique ->
        [exact_bonus_30] Selon cette lecture, ce n’est pas là ce qu’on appelle le contre-pique.
       *[multiple_of_shortfall] C’est ce qu’on appelle le contre-pique.
    }

bid-beaten-awarded =
    .call = { WORDS($short, case: "title", gender: "feminine") } de chute : { WORDS($points) }.
    .short = { SIDE(OTHER($side)) } a { $tricks } des { $wanted } levées demandées, { $short } de moins : { ROLE($side) } marque { $points } sous la ligne.
    .full =
        { SIDE(OTHER($side)) } s’engageait à { $wanted } levées et en a { $tricks }, telles qu’on les compte à ce jeu.
        L’enchère valait { $worth }.

        { $short ->
            [one] Il en manque une : { ROLE($side) } marque donc une fois la valeur de l’enchère, { $points }.
           *[other] Il en manque { $short } : { ROLE($side) } marque donc { $short } fois la valeur de l’enchère, { $short } × { $worth } = { $points }.
        } { SIDE("elder") } ne marque rien sous la ligne.

## misere.award

question-misere-award = Que marque-t-on quand personne n’enchérit ?

clause-misere-award =
    Quand personne n’enchérit, la donne est une misère : on n’écarte rien, on n’annonce rien, et le non-donneur entame.
    Celui qui fait le moins de levées marque sous la ligne { $points } pour chaque levée de l’adversaire. { $extra ->
        [0] À égalité de levées, personne ne marque.
       *[other] { last-trick-counts } À égalité de levées, c’est donc celui qui n’a pas fait la dernière qui en a le moins.
    }

misere-award-awarded =
    .call = Misère : { WORDS($points) }.
    .short =
        Misère : { ROLE($side) } { $tricks ->
            [0] n’a aucune levée
           *[other] n’a que { tricks-so-far }
        } contre { $other_tricks }, et marque { points-count } sous la ligne.
    .full =
        Personne n’a enchéri : mieux vaut donc faire moins de levées. { SIDE($side) } en a { $tricks }, { ROLE(OTHER($side)) } { $other_tricks },
        telles qu’on les compte à ce jeu. Chaque levée { ROLE(OTHER($side), case: "de") } lui rapporte { $each } : { $other_tricks } × { $each } = { $points }.

misere-award-denied =
    .short = Une misère, et { tricks-so-far } chacun : personne ne marque.
    .full = Personne n’a enchéri : celui qui ferait le moins de levées marquerait { $each } pour chaque levée de l’adversaire. Les deux joueurs ont { tricks-so-far }.

## bid.passed_out

question-bid-passed_out = Et si personne n’enchérit ?

clause-bid-passed_out = Si les deux joueurs passent, rien ne se marque et le même joueur donne de nouveau.

bid-passed_out-allowed =
    .short = Personne n’enchérit : on jette les mains, et le même joueur donne de nouveau.
    .full = Les deux joueurs ont passé sans enchérir. Les mains ne sont pas jouées, et personne ne marque pour les levées.

## bid.signed

question-bid-signed = À quoi aboutissent les enchères ?

clause-bid-signed =
    Une enchère est un nombre de levées, de { $tricks_from } à { $tricks_to }, à gagner ou à perdre. Celui dont l’enchère tient à la fin est premier. { $combinations ->
        [opponent] Quand les levées sont à perdre, les combinaisons se marquent pour l’adversaire.
       *[holder] Les combinaisons se marquent pour celui qui les tient, que les levées soient à gagner ou à perdre.
    } { $sinking ->
        [none] Quand les levées sont à perdre, on ne peut rien taire.
       *[partial] Dans un cas comme dans l’autre, on peut taire des combinaisons.
    }

bid-signed-allowed =
    .short =
        { $factor ->
            [1] { SIDE($elder) } emporte l’enchère : { signed-aim }.
            [2] { SIDE($elder) } emporte l’enchère, contrée : { signed-aim }.
           *[other] { SIDE($elder) } emporte l’enchère, surcontrée : { signed-aim }.
        }
    .full =
        Désormais { ROLE($elder) } est premier : il écarte, parle et entame d’abord. { SIDE(OTHER($elder)) } est dernier.

        { $sign ->
            [minus] C’est une enchère « moins » : { ROLE("elder") } s’engage à { signed-aim }. Les points des levées, des cartes et d’un capot vont à celui qui perd les levées.
           *[other] C’est une enchère « plus » : { ROLE("elder") } s’engage à { signed-aim }. Levées, cartes et capot se marquent pour celui qui les gagne, comme à l’ordinaire.
        }{ $factor ->
            [1] {""}
            [2] {" "}L’enchère a été contrée : les levées de plus ou de moins se paient double.
           *[other] {" "}L’enchère a été contrée et surcontrée : les levées de plus ou de moins se paient { WORDS($factor) } fois autant.
        }

## bid.paid

question-bid-paid = Que paie-t-on pour les levées au-delà ou en deçà de l’enchère ?

clause-bid-paid =
    Pour chaque levée au-delà de l’enchère, le premier marque { $points } ; pour chaque levée en deçà, c’est l’adversaire
    qui les marque. Si l’enchère était de perdre, ce sont les levées perdues que l’on compte. Si l’enchère est contrée, c’est { $doubled } ; surcontrée, { $redoubled }.

bid-paid-awarded =
    .call =
        { $over ->
            [0] { WORDS($short, case: "title", gender: "feminine") } de chute : { WORDS($points) }.
           *[other] { WORDS($over, case: "title", gender: "feminine") } de mieux : { WORDS($points) }.
        }
    .short =
        { $over ->
            [0] { SIDE(OTHER($side)) } { signed-outcome } des { $wanted } levées demandées, { $short } de moins : { ROLE($side) } marque { $points }.
           *[other] { SIDE($side) } { signed-outcome } levées, { $over } de plus que demandé : { points-count }.
        }
    .full =
        { $sign ->
            [minus] L’enchère était de perdre { $wanted } levées, et { ROLE("elder") } en a perdu { $tricks }.
           *[plus] L’enchère était de gagner { $wanted } levées, et { ROLE("elder") } en a gagné { $tricks }.
        } { $over ->
            [0] Pour chaque levée en deçà, { ROLE($side) } marque { $each } : { $short } × { $each } = { $points }.
           *[other] Pour chaque levée au-delà, { ROLE($side) } marque { $each } : { $over } × { $each } = { $points }.
        }

bid-paid-allowed =
    .short =
        { $sign ->
            [minus] { SIDE($side) } a perdu juste les { $wanted } levées demandées : rien ne se paie pour elles.
           *[plus] { SIDE($side) } a gagné juste les { $wanted } levées demandées : rien ne se paie pour elles.
        }
    .full = Seules se paient, à { $each } chacune, les levées au-delà de l’enchère ou en deçà. L’enchère était de { $wanted }, et le compte est juste.

## Des mots que plusieurs partagent

# À quoi s’engage une enchère qui porte un signe.
signed-aim =
    { $sign ->
        [minus] perdre { $tricks } levées
       *[plus] gagner { $tricks } levées
    }

# Combien de levées ont été gagnées, ou perdues là où l’enchère était d’en perdre.
signed-outcome =
    { $sign ->
        [minus] a perdu { $tricks }
       *[plus] a gagné { $tricks }
    }

tricks-so-far =
    { $tricks ->
        [one] { $tricks } levée
       *[other] { $tricks } levées
    }
