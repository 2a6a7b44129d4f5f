# La page de la table : ce qui est demandé, les boutons, les étiquettes.

## Places

table-name-elder = Premier
table-name-younger = Dernier
table-role-elder = Premier : écarte, annonce et entame d’abord
table-role-younger = Dernier : c’est le donneur
table-discards = Écart : { $count }
table-tricks = { $count ->
    [one] { $count } levée
   *[other] { $count } levées
}
table-trick-one = Une levée faite par celui qui l’a entamée
table-trick-two = Une levée prise sur l’entame de l’adversaire
table-trick-number = Levée { $number } sur { $count }
table-talon = { $count ->
    [0] Talon : épuisé
    [one] Talon : { $count } carte
   *[other] Talon : { $count } cartes
}
table-title-deal = Donne { $number } sur { $count }
table-title-extra = Donne { $number }, pour départager
table-title-race = Donne { $number }, course à { $target }
table-title-single = Une donne
table-title-cut = Tirage de la donne
table-being-laid = Un instant : on prépare la table.

## Panneaux

table-feed = Décisions
table-feed-empty = Chaque décision paraît ici : ce qui a été décidé, pourquoi, et d’après quelle loi.
table-race = Course à { WORDS($target) }
table-race-caption = En route vers { WORDS($target) }
table-race-order = Jugée dans l’ordre du compte
table-race-clock = Un pique se juge dans l’ordre du temps
table-race-told =
    { $side } : { $total }{ $state ->
        [crossed] , prime gagnée
        [blocked] , route barrée
        [none] , plus de prime possible
       *[open] , route ouverte
    }.
table-race-item =
    { $side }, { $kind } : { $points }{ $late ->
        [yes] , trop tard pour aider
        [outside] , ce qui ne compte pour aucune prime
       *[no] {""}
    }.
# La carte qui a marqué la première en jouant, quand c’est ce qui ferme la voie.
table-race-trick = { CARDS($cards) }
# Comment s’appelle un brelan ou un quatorze sur une piste, et au bout.
table-race-set =
    { $size ->
        [4] Quatorze
       *[other] Brelan
    }
table-race-gate =
    Route barrée par { $by ->
        [card] { CARDS($cards) }
        [tricks] les levées
       *[other] { barring }
    } { ROLE($side, case: "de") }, qui { $by ->
        [tricks] comptent
       *[other] compte
    } { $clock ->
        [yes] plus tôt
       *[no] avant
    }.
# What the signs on the tracks mean, in a line above them.
table-race-sign-gate = au-delà, rien
table-race-sign-lock = fait obstacle
table-race-sign-late = trop tard
table-race-sign-outside = hors course
table-race-elder-only = Premier seul
table-race-elder-only-told = D’après ces règles, seul le premier peut faire pique{ $law ->
        [none] { "" }
       *[other] { " " }({ $law })
    }.
table-race-no-pique =
    { $mine ->
        [yes] Vous arrivez à { $total }, mais vous jouez en dernier et ne faites pas pique
       *[no] { $side } arrive à { $total }, mais joue en dernier et ne fait pas pique
    } : d’après ces règles, seul le premier peut en faire un{ $law ->
        [none] { "" }
       *[other] { " " }({ $law })
    }.
table-sheet = Feuille de marque
table-partie = La partie
table-races = Courses
table-race-row = { $number }. { $told }
table-this-race = Cette course
table-games-won = Manches gagnées : { $each }.
table-games-wanted =
    { WORDS($count, case: "title", gender: "feminine") } manches gagnent { $rubber ->
        [yes] le robre
       *[no] la rencontre
    }{ $under ->
        [0] .
       *[other] { " " }; une manche en vaut deux quand le perdant a moins de { $under } points.
    }
table-deal-row = Donne { $number }
table-rubicon = Rubicon
table-target = But
table-kind-carte_blanche = Carte blanche
table-kind-point = Point
table-kind-sequence = Séquences
table-kind-set = Brelans et quatorze
table-kind-carte_rouge = Carte rouge
table-kind-repique = Repique
table-kind-pique = Pique
table-kind-play = Jeu de la carte
table-kind-cards = Cartes
table-kind-capot = Capot

## Ce qui se marque

table-prices = Ce qui se marque
table-what-is-that = Qu’est-ce que c’est ?
# What a box of the score sheet is that no word of the game names.
table-what-total = Tout ce que chaque côté a marqué dans cette donne : en main, au jeu et pour les cartes.
table-price-carte_blanche = Carte blanche : sans roi, dame ni valet
table-price-carte_rouge = Carte rouge : chaque carte a compté
table-price-cards = Les cartes : le plus de levées
table-price-capot = Capot : toutes les levées, au lieu des cartes
table-price-pique =
    Pique : { $target } avec le jeu{ $elder_only ->
        [yes] , le premier seul
       *[no] { "" }
    }, rien d’adverse avant
table-price-repique = Repique : { $target } en main, rien d’adverse plus haut dans la liste
table-price-point =
    { $score ->
        [cards] 1 par carte
        [ending4_less_one] 1 par carte, 1 de moins si sa valeur finit par 4
        [tens_rounded] 1 par dizaine de sa valeur
        [flat_5] 5
       *[other] ce que dit la règle
    }
table-price-sequence =
    { $length ->
        [3] Tierce : 3 cartes qui se suivent
        [4] Quarte : 4 cartes qui se suivent
        [5] Quinte : 5 cartes qui se suivent
        [6] Sixième : 6
        [7] Septième : 7
        [8] Huitième : 8
       *[other] Neuvième : 9
    }
table-price-set =
    { $size ->
        [4] Quatorze : les 4 d’un rang, dès le dix
       *[3] Brelan : 3 d’un rang, dès le dix
    }
table-price-lead = Une carte entamée
table-price-lead-worth =
    { $scoring ->
        [lead_capture] 1
        [double_capture] 1, si c’est la première de la donne
        [high_lead_capture] 1, si c’est un dix ou plus
       *[other] 0
    }
table-price-trick = Une levée faite
table-price-trick-worth =
    { $scoring ->
        [lead_capture] 1, si l’adversaire a entamé
        [double_capture] 1, ou 2 si l’adversaire a entamé
        [flat_won] 1
        [high_cards_won] 1 pour chaque carte du dix à l’as qui s’y trouve
       *[other] 1, avec un dix ou plus, si l’adversaire a entamé
    }
table-price-last = La dernière levée
table-price-last-worth =
    { $extra ->
        [two_with_high_card] 2 en tout avec un dix ou plus, sinon 1
       *[other] { $extra } de plus
    }

## Le tirage

table-cut = Vous tirez { CARD($mine, case: "le") }, { $other } { CARD($theirs, case: "le") }.
table-cut-choose = Donner est un désavantage. Si vous donnez d’abord, c’est votre adversaire qui donnera en dernier : presque tout le monde choisit donc de donner d’abord.
table-cut-theirs = { $other } a le choix et donne d’abord.
table-cut-you-deal = { $bidding ->
    [yes] D’après ces règles vous donnez d’abord ; les enchères décident qui est premier.
   *[no] D’après ces règles vous donnez d’abord : vous serez dernier.
}
table-cut-other-deals = { $bidding ->
    [yes] D’après ces règles { $other } donne d’abord ; les enchères décident qui est premier.
   *[no] D’après ces règles { $other } donne d’abord : vous serez premier.
}
table-cut-deal = Donner d’abord
table-cut-leave = Laisser donner { $other }
table-begin = Commencer

## Ce qui est demandé

table-ask-blank = Vous avez reçu une main sans roi, ni dame, ni valet : une carte blanche.
table-ask-blank-number = Annoncez-la, et dites combien de cartes vous écarterez.
table-ask-blank-plain = Annoncez-la et marquez-la, ou gardez-la pour vous.
table-ask-exchange = { $least ->
    [0] { $most ->
        [0] Il ne reste rien à prendre.
        [one] Écartez une carte, ou aucune.
       *[other] Écartez jusqu’à { WORDS($most, gender: "feminine") } cartes, ou aucune.
    }
   *[other] { $same ->
        [yes] { $most ->
            [one] Écartez exactement une carte.
           *[other] Écartez exactement { WORDS($most, gender: "feminine") } cartes.
        }
       *[no] Écartez { $least ->
            [1] d’une
           *[other] de { WORDS($least, gender: "feminine") }
        } à { WORDS($most, gender: "feminine") } cartes.
    }
}
table-chosen = { $count ->
    [0] Vous n’en avez choisi aucune.
   *[other] Vous en avez choisi { WORDS($count, gender: "feminine") }.
}
# Why the cards touched so far can become no sequence, or no set.
table-chosen-never = { $why ->
        [suits] { CARDS($cards) } sont de deux couleurs ; une séquence n’en a qu’une.
        [ranks] { CARDS($cards) } sont de deux rangs ; un brelan ou un quatorze n’en a qu’un.
       *[low] Au-dessous du dix ({ CARDS($cards) }), il n’y a ni brelan ni quatorze.
    }
table-chosen-all =
    { $count ->
        [one] Vous pouvez écarter une carte au plus ; reprenez-la avant d’en choisir une autre.
       *[other] Vous pouvez écarter { WORDS($count, gender: "feminine") } cartes au plus ; reprenez-en une avant d’en choisir une autre.
    }
table-ask-call-point = Annoncez votre point.
table-ask-call-sequence = Annoncez votre meilleure séquence.
table-ask-call-set = Annoncez votre meilleur brelan ou quatorze.
table-ask-call-free = Annoncez vos séquences, et vos brelans et quatorze, dans l’ordre que vous voulez.
table-detail-call-free = Chaque annonce a son tour : même sans séquence, vous pouvez encore annoncer un brelan ou un quatorze.
table-detail-call-point = Votre plus longue couleur ; ou choisissez des cartes, et annoncez-les.
table-detail-call-sequence = Trois cartes ou plus d’une même couleur, qui se suivent.
table-detail-call-set = Trois ou quatre cartes d’un même rang, dès le dix.
table-ask-reply = { $other } dit : { $call }
table-detail-reply-point = Est-il bon contre votre plus longue couleur ?
table-detail-reply-sequence = Est-elle bonne contre vos séquences ?
table-detail-reply-set = Est-il bon contre vos brelans et quatorze ?
table-detail-reply-none =
    { $kind ->
        [point] Avez-vous un point à compter ?
        [sequence] Avez-vous une séquence à compter ?
       *[set] Avez-vous un brelan ou un quatorze à compter ?
    }
table-yours = Vous tenez : { $name }.
table-yours-point = Vous tenez : { $name }, valant { $pips }.
table-yours-none = Vous n’avez rien de tel.
table-ask-count-sequence = Votre séquence est bonne : vos autres séquences comptent aussi.
table-ask-count-set = Votre annonce est bonne : vos autres brelans et quatorze comptent aussi.
table-ask-show = { $other } a entamé. Avant de jouer, montrez et comptez ce qui est bon.
table-ask-lead = Entamez avec la carte de votre choix.
table-ask-last-card = Jouez votre dernière carte.
table-ask-follow = Fournissez : jouez un { $suit }.
table-ask-discard = Vous n’avez pas de { $suit } : jouez n’importe quelle carte.
table-thinking = { $who } réfléchit.
table-done = La donne est finie : { $mine } à { $theirs }.
table-done-detail = Parcourez-la en reculant, ou continuez.
table-over = La partie est finie.
table-level-up = Vous avez gagné : { $other } monte d’un cran pour la partie suivante. Nouveau niveau : « { $level } ».
table-do-another = Nouvelle partie
table-notice-trick-theirs = { $other } fait la levée et entame.
table-notice-trick-yours = Vous faites la levée et entamez.
table-suit-spades = pique
table-suit-hearts = cœur
table-suit-diamonds = carreau
table-suit-clubs = trèfle

## Boutons

table-do-exchange = { $count ->
    [0] Ne rien écarter
    [one] Écarter { $count } carte
   *[other] Écarter { $count } cartes
}
table-do-blank = Annoncer la carte blanche
table-do-blank-number = L’annoncer, en écartant { $count }
table-do-keep = La taire
table-do-call-point = { point-of-so-many } ({ $cards })
table-do-call-sequence = { SEQUENCE($length) } ({ $cards })
table-do-call-set = { SET($size, $rank) } ({ $cards })
table-do-none-point = Pas de point
table-do-none-sequence = Pas de séquence
table-do-none-set = Ni brelan ni quatorze
table-do-sink = Taire : ne rien dire
table-do-sink-point = Taire le point
table-do-sink-sequence = Taire la séquence
table-do-sink-set = Taire brelan ou quatorze
table-do-chosen = { $count ->
    [one] Annoncer la carte choisie
   *[other] Annoncer les { $count } cartes choisies
}
table-do-good = Bon
table-do-not_good = Pas bon
table-do-none-good = Moi non plus
table-do-none-not_good = Moi, si
table-do-equal = Égal
table-do-ask-point = Combien vaut-il ?
table-do-ask-sequence = À quelle carte ?
table-do-ask-set = De quel rang ?
table-do-count = Compter { $cards }
table-do-count-none = Taire les autres
table-do-show = Tout montrer et compter
table-do-show-bare = Ne montrer que le meilleur
table-do-face = Retourner les cartes que j’ai laissées
table-do-see-point = Demander à voir le point
table-do-see-sequence = Demander à voir la séquence
table-do-see-set =
    { $size ->
        [4] Demander à voir le quatorze
       *[3] Demander à voir le brelan
    }
table-do-concede = Abandonner le jeu de la carte
table-do-continue = Continuer
table-do-next = Donne suivante
table-do-step = Avancer

## Une parole qui abandonne quelque chose est redemandée

table-doubt-both =
    { $kind ->
        [set] Vous avez un { SET($size, $rank) }, { $other } un { SET($their_size, $their_rank) }.
        [sequence] { $stands ->
            [better] Vous avez une { SEQUENCE($size, $top) }, { $other } une { SEQUENCE($their_size, $their_top) }.
           *[other] Vous avez une { SEQUENCE($size, $top) } aussi.
        }
       *[point] { $stands ->
            [better] { $pips ->
                [0] Vous avez { WORDS($size, gender: "feminine") } cartes, { $other } { WORDS($their_size, gender: "feminine") }.
               *[other] Vous avez { WORDS($size, gender: "feminine") } cartes valant { $pips }, { $other } { WORDS($their_size, gender: "feminine") } valant { $their_pips }.
            }
            [level] Vous avez { WORDS($size, gender: "feminine") } cartes aussi.
           *[equal] Vous avez { WORDS($size, gender: "feminine") } cartes valant { $pips } aussi.
        }
    }
table-doubt-held =
    { $kind ->
        [set] Vous avez un { SET($size, $rank) }.
        [sequence] { $level ->
            [yes] Votre meilleure est aussi longue, mais plus haute : une { SEQUENCE($size, $top) }.
           *[no] Vous avez une { SEQUENCE($size) }.
        }
       *[point] { $level ->
            [yes] Autant de cartes, mais vos { SUIT($suit) } valent { $pips }, celles-ci { $their_pips } seulement.
           *[no] Vous avez un point de { WORDS($size, gender: "feminine") } cartes.
        }
    }
# $held: what was left out.
table-doubt-count = Vous avez encore de quoi compter : { $held }.
table-doubt-part = { $kind ->
        [sequence] une { SEQUENCE($size, $rank) }
       *[set] un { SET($size, $rank) }
    } ({ $points })
table-doubt-good =
    Dire « bon », c’est laisser { $other } marquer. { $stands ->
        [level] Demandez d’abord : « { $answer } »
       *[other] Répondre « { $answer } » ?
    }
table-doubt-none = « { table-do-none-good } » veut dire que vous n’avez rien. Répondre « { $answer } » ?
table-doubt-look = Ce qui n’est pas annoncé ne compte pas.
table-do-look-again = Regarder encore
table-do-sink-on-purpose = Le taire exprès
table-do-call-only =
    { $count ->
        [1] N’en annoncer qu’une
       *[other] N’en annoncer que { WORDS($count, gender: "feminine") }
    }

## Le joueur cherche lui-même ce qu’il annonce

table-find-point = Touchez les cartes de votre couleur la plus longue.
table-find-sequence = Touchez votre meilleure suite de trois cartes ou plus dans une couleur.
table-find-set = Touchez vos trois ou quatre meilleures cartes d’un même rang, dès le dix.
table-find-answer = Touchez les cartes de votre réponse.
table-find-others = Touchez tout ce qui compte encore.
table-find-call = Annoncer ces cartes
table-find-call-point = { point-of-so-many }
table-find-call-sequence = { SEQUENCE($length) }
table-find-call-set = { SET($size, $rank) }
table-find-count = Compter ces cartes
table-find-shown = Ce qu’il y a à annoncer est déjà levé.
table-do-show-me = Montrez-moi

## Outils

table-tool-undo = Annuler
table-tool-sort = Trier par rang
table-tool-four = Couleurs en quatre teintes
table-tool-sound = Son
table-tool-open = Montrer la main de l’adversaire
table-tool-pause = Pause après chaque levée
table-tool-first = Au début
table-tool-back = Reculer
table-tool-forward = Avancer
table-tool-last = À la fin

## Revoir

table-review-start = Les cartes sont données. Parcourez la donne avec « Avancer ».
table-review-step = Étape { $step } sur { $count }
table-review-stops = Le relevé s’arrête ici.

## La page

table-speech = { $who } : { $text }

## Plus de deux joueurs, ou des enchères

table-pair = { $one } et { $two }
table-role-elder-bid = Premier : écarte, annonce et entame d’abord
table-role-younger-bid = Dernier : écarte ensuite, et répond
table-role-round =
    { $partner ->
        [yes] { $duty ->
            [eldest] Partenaire, parle d’abord
            [dealer] Partenaire, donneur
           *[none] Partenaire
        }
       *[no] { $duty ->
            [eldest] Parle d’abord
            [dealer] Donneur
           *[none] { "" }
        }
    }
table-title-rubber = Donne { $number } du robre
table-trick-taken = Une levée
table-trick-captured = Une levée prise sur l’entame d’un autre joueur
table-kind-tricks = Levées
table-rubber = Le robre
table-game-row = Manche { $number } : { $winner }
table-tool-open-all = Montrer les autres mains
table-done-many = La donne est finie : { $scores }.
table-score-of = { $who } { $points }
table-void = Personne n’a enchéri. Le même joueur redonne.
table-void-detail = Une donne que personne ne demande ne marque rien et ne compte pas.
table-do-again = Redonner
table-watch = Vous avez atteint le but. { $who } jouent encore pour ne pas finir derniers : { $scores }.

## Le tirage autour de la table

table-cut-many = Vous tirez { CARD($mine, case: "le") }.
table-cut-one = { $who } tire { CARD($card, case: "le") }.
table-cut-deals =
    { $you ->
        [yes] D’après ces règles vous donnez d’abord : vous parlez et jouez donc après tous les autres.
       *[no] D’après ces règles { $who } donne d’abord.
    }

## Les enchères

table-bid = { $sign ->
    [plus] { $tricks } levées à gagner
    [minus] { $tricks } levées à perdre
   *[none] { $tricks } levées, en laissant { $left } : { $points }
}
table-bids = Enchères
table-bids-tricks = Levées
table-bids-left = Cartes laissées
table-bids-sign = Gagner ou perdre
table-bids-plus = Gagner
table-bids-minus = Perdre
table-stake-none = Pas encore d’enchère
table-stake-bid = { $who } : { $bid }{ $factor ->
    [2] , contré
    [4] , surcontré
   *[1] { "" }
}
table-stake = { $who } : { $bid }{ $factor ->
    [2] , contré
    [4] , surcontré
   *[1] { "" }
}{ $begun ->
    [yes] { $sign ->
        [minus] { " " }· perdues : { $count }
       *[other] { " " }· gagnées : { $count }
    }
   *[no] { "" }
}
table-stake-misere = Misère, qui a le moins de levées marque : { $each }
table-ask-bid-open = Vous parlez d’abord : faites une enchère, ou passez.
table-ask-bid-open-detail = Une enchère réussie rapporte les levées demandées (13 en tout : la dernière en vaut deux) multipliées par les cartes que vous laissez au talon.
table-ask-bid-after-pass = { $other } passe. Enchérissez pour être premier, ou passez aussi.
table-ask-bid-after-pass-detail = Si les deux passent, c’est une misère : ni écart ni annonce, vous entamez, et celui qui fait le moins de levées marque.
table-ask-bid-answer = { $other } demande { $bid }.
table-ask-bid-answer-detail = « Oui » : vous joueriez à ce prix ou plus cher. Passer : { $other } joue et sera premier.
table-ask-bid-higher = { $other } dit « oui ». Enchérissez plus haut, ou passez.
table-ask-bid-higher-detail = Si vous passez, { $other } est premier et s’engage à { $bid }.
table-ask-bid-raise = { $other } passe : vous êtes premier, pour { $bid }.
table-ask-bid-raise-detail = Vous pouvez la relever une fois avant d’écarter, ou la garder.
table-ask-sign-open = Enchérissez pour être premier, ou passez.
table-ask-sign-open-detail = On s’engage à gagner, ou à perdre, ce nombre de levées sur douze. Gagner et perdre se valent.
table-ask-sign = { $other } : { $bid }{ $factor ->
    [2] , contré
    [4] , surcontré
   *[1] { "" }
}.
table-ask-sign-mine = { $other } contre votre enchère : { $bid }.
table-ask-sign-detail = Demandez un plus grand nombre, contrez, ou passez. Passer finit les enchères.
table-ask-sign-mine-detail = Demandez un plus grand nombre, surcontrez, ou passez. Passer finit les enchères.
table-do-pass = Passer
table-do-yes = Oui
table-do-keep-bid = La garder
table-do-double = Contrer
table-do-redouble = Surcontrer

## L’écart : tout le talon ou rien

table-ask-exchange-all =
    { $most ->
        [2] Prenez les deux cartes du talon contre deux des vôtres, ou laissez-les.
       *[other] Prenez les { WORDS($most, gender: "feminine") } cartes du talon contre autant des vôtres, ou laissez-les.
    }
table-do-exchange-none = Laisser le talon

## Les annonces autour de la table

table-ask-round-point = Les points : annoncez le vôtre, ou passez.
table-ask-round-sequence = Les séquences : annoncez votre meilleure, ou passez.
table-ask-round-set = Brelans et quatorze : annoncez votre meilleur, ou passez.
table-round-best = La meilleure annonce, { $who } : « { $call } »
table-round-best-none = Rien n’a encore été annoncé.
table-do-round-none-point = Pas de point
table-do-round-none-sequence = Pas de séquence
table-do-round-none-set = Ni brelan ni quatorze
table-do-round-pass = Rien de mieux
table-do-round-sink = Taire : « rien de mieux »

table-played = { $who } : { CARDS($cards) }
table-counts-no-more = { $who ->
    [Vous] Vous n’en comptez pas davantage.
   *[other] { $who } n’en compte pas davantage.
}

table-price-trick-bid = Une levée gagnée ; perdue, si l’on s’est engagé à perdre
table-price-bid-made = L’enchère réussie
table-price-bid-made-worth = levées demandées × cartes à laisser
table-price-bid-beaten = L’enchère chutée, à l’adversaire
table-price-bid-beaten-worth = l’enchère × levées manquantes
table-price-bid-exact = Juste le nombre de levées demandé
table-price-bid-exact-worth = { $points } de plus
table-price-misere-award = Misère, à celui qui a le moins de levées
table-price-misere-award-worth = { $points } par levée de l’adversaire
table-price-bid-paid = Chaque levée au-dessus ou au-dessous de l’enchère
table-price-bid-paid-worth = { $points } ; contré { $doubled }, surcontré { $redoubled }

## Les cartes connues d’une autre main, et les touches de la table

table-known = Cartes connues
table-known-short = Connu
table-known-counted = Compté dans cette main : { $what }.
table-known-shown = Montré de cette main, sans rien marquer : { $what }.
table-known-note = Chacun sait donc que ces cartes sont dans cette main, jusqu’à ce qu’elles soient jouées.
table-plays = { $who } joue { CARD($card, case: "le") }.
table-tool-help = Touches
table-keys = Touches
table-keys-note = Elles agissent tant que quelque chose de la table est sélectionné : appuyez sur Tab jusque-là, ou cliquez sur une carte.
table-key-move = Flèches, Home, End
table-key-move-does = D’une carte, d’une enchère, d’un outil à l’autre. Là où l’on revoit une donne, elles avancent et reculent.
table-key-choose = Entrée, Espace
table-key-choose-does = Choisir une carte, la jouer, ou appuyer sur un bouton
table-key-release = Échap
table-key-release-does = Ne plus éclairer les cartes
