# Les mots des pages : titres, étiquettes et phrases propres à une page. Un message par page.


page-front =
    .title = Tuteur de Piquet
    .tagline = Un duel à deux avec trente-deux cartes : on échange, on compare, puis on joue douze levées. Ici, chaque point vous dit pourquoi.
    .begin = Jouer votre première donne
    .on_first = Reprendre votre première donne
    .on = Continuer : { $stop }
    .on_match = Reprendre votre partie
    .stands = { $rules }, { $count ->
        [0] première donne
        [one] après une donne : { $score }
       *[other] après { $count } donnes : { $score }
    }
    .after = Jouer la donne du jour
    .again = { $count ->
        [one] Une question manquée revient
       *[other] { $count } questions manquées reviennent
    }
    .road = Le chemin pour jouer seul
    .stand = { $state ->
        [done] Terminé
       *[begun] { $share ->
            [0] Commencé
           *[other] Fait à { $share } %
        }
    }
    .deal = Une donne qui se joue toute seule. La main du premier
    .play = Lecture
    .pause = Pause
    .doors = Toutes les pages

## L’en-tête de chaque page : les six portes, et à quoi elles servent

page-head =
    .home = Tuteur de Piquet
    .label = Toutes les pages
    .menu = Menu
    .door_learn = Apprendre
    .about_learn = De la première donne à la dernière règle, pas à pas.
    .door_practise = S’exercer
    .about_practise = Des questions à votre mesure, et des casse-tête.
    .door_play = Jouer
    .about_play = Une partie contre Camille, ou la même donne que tout le monde.
    .door_deal = Une donne
    .about_deal = Celles des livres ou la vôtre : chaque décision, et pourquoi.
    .door_rulebook = Règles
    .about_rulebook = Chaque règle avec sa source, et ce qui sépare les livres.
    .door_teach = Enseigner
    .about_teach = Pour une classe : le grand écran, des liens, des fiches.

## Ce qu’une page fait dans deux onglets d’un navigateur

page-roomless =
    .told = Ce navigateur n’a plus de place : ce que vous faites à partir de maintenant sera perdu quand vous quitterez cette page. Libérez de la place dans son stockage, ou enregistrez dans un fichier ce qu’il vous faut.

page-elsewhere =
    .here = Continuer ici
    .taken = { $what ->
        [play] Cette partie se joue
        [classroom] Ces donnes sont présentées
       *[other] Cette donne se joue
    } dans un autre onglet de ce navigateur ; ce qui se fait ici n’est pas gardé.
    .left = { $what ->
        [play] L’onglet où se jouait cette partie
        [classroom] L’onglet où ces donnes étaient présentées
       *[other] L’onglet où se jouait cette donne
    } a été fermé, et ce qui s’est fait ici entre-temps n’est pas gardé ; continuez ici pour reprendre où l’on s’était arrêté là-bas.
    .gone = { $what ->
        [play] Cette partie n’est plus gardée
        [classroom] Cette présentation n’est plus gardée
       *[other] Cette donne n’est plus gardée
    } : dans un autre onglet de ce navigateur, autre chose a pris sa place. Ce qui se fait ici n’est pas gardé non plus.

## Tout ce que le navigateur garde, enregistré dans un fichier et repris

page-shelf =
    .title = Ce que garde ce navigateur
    .text = Vos parties, vos leçons, ce que vous savez et vos réglages restent dans ce navigateur et nulle part ailleurs. Enregistrez-les dans un fichier, puis reprenez-le sur un autre téléphone ou un autre ordinateur, dans l’application comme sur le site.
    .save = Enregistrer ce que garde ce navigateur
    .none = Ce navigateur ne garde encore rien.
    .open = Reprendre un fichier enregistré
    .ask = Remplacer tout ce que garde ce navigateur par ce qui est dans le fichier ? C’est définitif.
    .replace = Remplacer
    .leave = Ne rien changer
    .done = Le fichier est repris : tout est comme au moment où vous l’avez enregistré.
    .fault_other = Ce n’est pas un fichier enregistré ici : rien n’a changé ; choisissez-en un enregistré par « { page-shelf.save } ».
    .fault_version = Ce fichier a été enregistré par une autre version du tuteur, qui l’écrit autrement : rien n’a changé ; reprenez-le là où cette version est installée.
    .fault_large = Ce fichier est plus grand que tous ceux qui s’enregistrent ici : rien n’a changé ; choisissez-en un enregistré par « { page-shelf.save } ».
    .fault_empty = Il n’y a rien dans ce fichier : rien n’a changé ; choisissez-en un autre.
    .fault_damaged = Ce fichier a été abîmé ou modifié à « { $name } » : rien n’a changé ; choisissez-en un autre, ou enregistrez-le de nouveau.

## Les étapes du chemin

stop-first_deal =
    .title = Première donne
    .text = Vous jouez, et tout s’explique en chemin.
    .can = Jouer une donne entière, des deux côtés
stop-exchange =
    .title = L’écart
    .text = Écartez ce dont vous pouvez vous passer et puisez au talon.
    .can = Choisir ce qu’on écarte et ce qu’on garde
    .did = Vous avez écarté et vu ce que cela donne
stop-tricks =
    .title = Les levées
    .text = Douze levées sans atout : entamer et gagner rapportent.
    .can = Faire des levées et les compter
    .did = Vous avez joué des levées et les avez comptées
stop-point =
    .title = Le point
    .text = La couleur la plus longue rapporte, un par carte.
    .can = Annoncer son point et répondre à l’autre
    .did = Vous avez trouvé les cartes qui battent le point du dernier
stop-sequences =
    .title = Les séquences
    .text = Trois cartes qui se suivent, ou plus ; cinq en valent quinze.
    .can = Trouver une séquence et dire ce qu’elle vaut
    .did = Vous avez fait une séquence que le dernier ne peut battre
stop-sets =
    .title = Brelans et quatorze
    .text = Trois ou quatre cartes de même rang, à partir du dix.
    .can = Trouver brelans et quatorze, et les comparer
    .did = Vous avez fait mieux que le dernier
stop-race =
    .title = La course à trente
    .text = Arrivez-y le premier : trente ou soixante de plus sont à vous.
    .can = Courir à trente : le pique et le repique
    .did = Vous avez fait un repique
stop-match =
    .title = La partie
    .text = Six donnes, et le rubicon : au-dessous, on paie les deux totaux.
    .can = Régler une partie de six donnes
    .did = Vous avez trouvé la partie que le rubicon décide

## Les noms des pages derrière les portes

door-lessons =
    .title = Leçons
door-first_deal =
    .title = { stop-first_deal.title }
door-scorer =
    .title = À vous de marquer
door-puzzles =
    .title = Casse-tête
door-daily =
    .title = La donne du jour
door-play =
    .title = Jouer
door-forms =
    .title = Autres formes
door-examples =
    .title = Galerie
door-dispute =
    .title = Trancher un litige
door-referee =
    .title = Quand quelque chose tourne mal
door-claims =
    .title = Ce que les livres affirment
door-rulebook =
    .title = Règles
door-differ =
    .title = Où les livres diffèrent
door-find =
    .title = Trouver une donne
door-lab =
    .title = À composer
door-odds =
    .title = Probabilités
door-classroom =
    .title = En classe
door-teacher =
    .title = Liens d’enseignant
door-worksheets =
    .title = Feuilles d’exercices

page-puzzles =
    .title = Casse-tête
    .lead = Échangez deux cartes, et la marque bascule. Trouvez lesquelles.
    .working = On prépare un casse-tête…
    .level = Niveau
    .easy = Facile
    .medium = Moyen
    .hard = Difficile
    .count = { $level ->
        [easy] Facile
        [medium] Moyen
       *[hard] Difficile
    }, nº { $number }
    .task_repique_break = Empêchez le repique du { $side ->
        [elder] premier
       *[younger] dernier
    }.
    .task_repique_make = Donnez un repique au { $side ->
        [elder] premier
       *[younger] dernier
    }.
    .task_pique_break = Empêchez le pique du { $side ->
        [elder] premier
       *[younger] dernier
    }.
    .task_pique_make = Sauvez le pique du { $side ->
        [elder] premier
       *[younger] dernier
    }.
    .task_point_make = Faites en sorte que le point du { $side ->
        [elder] premier
       *[younger] dernier
    } soit bon.
    .task_point_even = Rendez les deux points égaux.
    .task_sequence_make = Faites en sorte que la séquence du { $side ->
        [elder] premier
       *[younger] dernier
    } soit bonne.
    .task_sequence_even = Rendez égales les deux meilleures séquences.
    .task_set_make = Faites en sorte que le brelan ou le quatorze du { $side ->
        [elder] premier
       *[younger] dernier
    } soit bon.
    .how = Échangez deux cartes de rangées différentes : glissez l’une sur l’autre, ou touchez les deux. Chaque joueur annonce tout ce qu’il a.
    .how_played = Échangez deux cartes de rangées différentes : glissez l’une sur l’autre, ou touchez les deux. Chaque joueur annonce tout ce qu’il a, et joue dans le même ordre autant que les règles le permettent.
    .row_elder = Premier
    .row_younger = Dernier
    .row_out = Dans aucune des deux mains
    .picked = {"{"}card{"}"} : choisissez la carte avec laquelle l’échanger.
    .led = Entame :
    .played = Levées jouées :
    .now = Avant tout échange
    .nothing = Personne ne marque plus rien pour cela.
    .yes = Oui.
    .no = Non.
    .shown = Voici un échange qui convient.
    .did = Ce que l’échange a changé
    .near_cards = { $side ->
        [elder] Le premier a { $mine } cartes d’une couleur, le dernier { $theirs }
       *[younger] Le dernier a { $mine } cartes d’une couleur, le premier { $theirs }
    } : { $gap ->
        [level] égalité.
        [over] { WORDS($by, gender: "feminine") } de plus.
       *[short] il en manque { WORDS($by, gender: "feminine") }.
    }
    .near_pips = { $side ->
        [elder] { $mine } au premier contre { $theirs } au dernier
       *[younger] { $mine } au dernier contre { $theirs } au premier
    } : { $gap ->
        [level] égalité.
        [over] { WORDS($by) } de plus.
       *[short] il en manque { WORDS($by) }.
    }
    .near_sequence = { $side ->
        [elder] Le premier a { $mine_size ->
                [0] aucune séquence
               *[other] une { SEQUENCE($mine_size, $mine_top) }
            }, le dernier { $theirs_size ->
                [0] aucune
               *[other] une { SEQUENCE($theirs_size, $theirs_top) }
            }
       *[younger] Le dernier a { $mine_size ->
                [0] aucune séquence
               *[other] une { SEQUENCE($mine_size, $mine_top) }
            }, le premier { $theirs_size ->
                [0] aucune
               *[other] une { SEQUENCE($theirs_size, $theirs_top) }
            }
    }{ $unit ->
        [level] {" "}: égalité.
        [lone] .
        [card] {" "}: { WORDS($by, gender: "feminine") } { $by ->
                [1] carte
               *[other] cartes
            } { $gap ->
                [over] de plus.
               *[short] de moins.
            }
       *[rank] {" "}: { WORDS($by) } { $by ->
                [1] rang
               *[other] rangs
            } { $gap ->
                [over] plus haut.
               *[short] trop bas.
            }
    }
    .near_set = { $side ->
        [elder] Le premier a { $mine_size ->
                [0] aucun brelan
               *[other] un { SET($mine_size, $mine_top) }
            }, le dernier { $theirs_size ->
                [0] aucun
               *[other] un { SET($theirs_size, $theirs_top) }
            }
       *[younger] Le dernier a { $mine_size ->
                [0] aucun brelan
               *[other] un { SET($mine_size, $mine_top) }
            }, le premier { $theirs_size ->
                [0] aucun
               *[other] un { SET($theirs_size, $theirs_top) }
            }
    }{ $unit ->
        [level] {" "}: égalité.
        [lone] .
        [card] {" "}: une carte { $gap ->
                [over] de plus.
               *[short] de moins.
            }
       *[rank] {" "}: { WORDS($by) } { $by ->
                [1] rang
               *[other] rangs
            } { $gap ->
                [over] plus haut.
               *[short] trop bas.
            }
    }
    .near_reached = { $side ->
        [elder] Le premier arrive à { $count } avant que le dernier ne marque.
       *[younger] Le dernier arrive à { $count } avant que le premier ne marque.
    }
    .near_short = { $side ->
        [elder] Le premier arrive à { $count }
       *[younger] Le dernier arrive à { $count }
    }, et non { $target } : il en manque { WORDS($by) }.
    .near_barred = { $side ->
        [elder] Le premier en est à { $count } sur { $target } quand le dernier marque : { KIND($kind) }.
       *[younger] Le dernier en est à { $count } sur { $target } quand le premier marque : { KIND($kind) }.
    }
    .alike = { $count ->
        [1] C’est le seul des { $tried } échanges possibles qui convienne.
       *[other] { $count } des { $tried } échanges possibles conviennent.
    }
    .way_own = Celui-ci change ce que tient le { $side ->
        [elder] premier
       *[younger] dernier
    }.
    .way_other = Celui-ci laisse telles quelles les annonces du { $side ->
        [elder] premier
       *[younger] dernier
    }, et agit par l’autre main.
    .way_play = Celui-ci laisse telles quelles les annonces du { $side ->
        [elder] premier
       *[younger] dernier
    }, et agit par le jeu de la carte.
    .next = Casse-tête suivant
    .again = Remettre les cartes
    .show = Montrez-moi
    .bad_puzzle_title = Ce casse-tête n’existe pas
    .bad_puzzle = « { $given } » ne désigne aucun casse-tête : un autre est sur la table. On les nomme ainsi : hard-7.

no-puzzle-form = On ne peut pas faire de problèmes avec { $title } ; choisissez une forme à deux joueurs sans enchères.
no-puzzle-found =
    Aucun problème { $level ->
        [easy] facile
        [hard] difficile
       *[medium] moyen
    } n’a été trouvé en { $tried } donnes avec { $title } ; essayez un autre numéro.

page-daily =
    .title = La donne du jour
    .lead = { $day }. Les mêmes cartes pour tous ; vous êtes { $role ->
        [elder] premier
       *[younger] dernier
    }.
    .bad_day_title = Pas de donne ce jour-là
    .bad_day = Le tuteur ne connaît pas le jour « { $given } » : la donne du jour est sur la table. Écrivez une date comme 2026-11-23.
    .early = Les cartes du { $given } ne seront données que ce jour-là, en temps universel (UTC). La donne du jour est sur la table.
    .headline = Piquet, { $day }
    .score = { $role ->
        [elder] En premier
       *[younger] En dernier
    }, j’ai fait { $mine } à { $theirs }.
    .tricks = { $count ->
        [0] Aucune levée.
        [one] Une levée.
        [12] Les douze levées.
       *[other] { $count } levées sur douze.
    }
    .bonus = { $whose ->
        [mine] { $bonus } !
       *[theirs] { $bonus } contre moi.
    }
    .coach_plays = Le conseiller joue vos cartes contre le même adversaire…
    .coach_made = Avec les mêmes cartes, contre { $other } aussi, le conseiller a fait { $mine } à { $theirs }.
    .coach_against = { $stands ->
        [better] Vous avez fait { $by } de mieux que lui !
        [level] Vous avez fait aussi bien.
       *[worse] Il a fait { $by } de mieux. Les choix les plus coûteux montrent où.
    }
    .date = { $day ->
        [1] 1er
       *[other] { $day }
    } { $month ->
        [1] janvier
        [2] février
        [3] mars
        [4] avril
        [5] mai
        [6] juin
        [7] juillet
        [8] août
        [9] septembre
        [10] octobre
        [11] novembre
       *[12] décembre
    } { $year }
    .send = Envoyez votre résultat
    .copy = Copier
    .copied = C’est copié.
    .not_copied = Copiez vous-même les lignes marquées.

page-play =
    .title = Jouer
    .lead = { $match } contre { $other }, chaque décision expliquée à côté.
    .lead_many = { $match } avec { $other }, chacun pour soi ; chaque décision est expliquée.
    .lead_partners = { $match }, { $partner } avec vous, contre { $other } ; chaque décision est expliquée.
    .lead_deals = Une partie de { $count } donnes
    .lead_race = Une course à { $target }
    .lead_races = Des courses à { $target }
    .lead_rubber = Un robre
    .rules = Règles
    .group_deals = Le jeu de club
    .group_race = Courses à cent
    .group_long_pack = Avec trente-six cartes
    .group_bidding = Avec des enchères
    .group_more = À trois et à quatre
    .seed = Graine
    .seed_hint = un nombre
    .settings = Réglages : { $rules }, { $level }
    .find = Je cherche
    .find_usual = Dès la deuxième partie
    .find_always = Toujours
    .find_never = Jamais : les boutons nomment ce que j’ai
    .new = Nouvelle partie
    .new_ask = Abandonner la partie en cours pour une nouvelle ?
    .new_start = Nouvelle partie
    .new_stay = Continuer celle-ci
    .new_done = Une nouvelle partie commence.
    .new_back = Revenir à la partie d’avant
    .bad_seed = « { $given } » ne peut pas être une graine : les cartes ont été données avec une autre ; écrivez un nombre entier de 0 à 999999999.
    .bad_rules = Il n’y a pas de règle du jeu « { $given } » : on joue « { $title } » ; celles qui existent sont dans la liste.
    .bad_query_title = Une partie de cette adresse n’a pas été comprise
    .bad_seed_title = Ce n’est pas une graine
    .bad_seed_typed = « { $given } » ne peut pas être une graine ; écrivez un nombre entier de 0 à 999999999. La partie en cours continue.

page-address =
    .bad_address_title = Une partie de cette adresse n’a pas été comprise
    .bad_value = Cette adresse dit « { $name }={ $given } », et il n’y a rien de ce genre qui s’appelle « { $given } » : c’est laissé de côté. Choisissez plutôt sur cette page, ou relisez l’adresse.
    .bad_word = Cette adresse demande « { $name }={ $given } », et cette page n’ouvre rien par ce mot : c’est laissé de côté. { $instead ->
        [day] Demandez un jour ainsi : « day=2026-11-23 ».
        [link] Une donne s’ouvre par son lien : collez-le sur la page « { door-dispute.title } ».
       *[choose] Choisissez plutôt sur cette page, ou relisez l’adresse.
    }
    .bad_link = Après le #, cette adresse porte « { $given } », et cette page n’ouvre pas de donne : c’est laissé de côté. Pour ouvrir une donne, collez son lien sur la page « { door-dispute.title } ».

page-examples =
    .title = Galerie
    .to_table = Voir cette donne
    .own_label = Une donne à vous
    .own_title = Rien n’est encore décidé
    .own_waits = Écrivez ou collez une donne et appuyez sur « Décider », ou ouvrez un fichier. D’ici là l’exemple reste sur la table : { $title }.
    .own_note = Sur cette donne d’après « { $own } », le relevé dit : { $note }
    .comes_to = Résultat : { $totals }.
    .others = Autres donnes
    .about = À propos de cette donne
    .deal = Donne
    .deal_number = Donne { $number }
    .rules = Règles
    .as_written = Comme dans le relevé ({ $title })
    .worth = { $title } (à voir)
    .other_rules = Les mêmes cartes d’après d’autres règles : { $title }
    .by_both = D’après « { $title } » : { $points }. Comme dans le relevé, d’après « { $own } » : { $own_points }.
    .agree = { $done ->
        [yes] Sur cette donne, les deux sont d’accord de la première décision à la dernière.
       *[no] Sur cette donne, les deux sont d’accord jusqu’ici.
    }
    .part = Première différence : { $question }
    .part_in_form = Les points sont les mêmes{ $done ->
        [yes] {""}
       *[no] {" "}jusqu’ici
    }, mais la forme diffère : { $question }
    .ruled = { $title } : { $ruling }
    .silent = pas de décision.
    .source = Source : { $source }
    .teaches = Ce que cela montre : { $teaches }.
    .untitled = Une donne à vous
    .untitled_partie = Une partie à vous
    .refused = On ne peut rien décider sur cette donne
    .table_kept = La table reste comme elle était.
    .bad_query_title = Une partie de cette adresse n’a pas été comprise
    .bad_example = Il n’y a pas d’exemple « { $given } » : voici le premier ; ceux qui existent sont dans la liste.
    .partie = Une partie de { $count } donnes entre { $first } et { $second } : { $totals }.

page-first_deal =
    .title = Première donne
    .lead = Une donne guidée pour qui n’a jamais joué.
    .again = La rejouer

page-forms =
    .title = Autres formes
    .lead = Les autres formes du Piquet : chacune s’apprend sur une donne.
    .form = Forme
    .bad_form = Il n’y a pas de leçon sur « { $given } » ; choisissez une de celles-ci.
    .bad_form_title = Une partie de cette adresse n’a pas été comprise

page-scorer =
    .title = À vous de marquer
    .lead = Les cartes sont ouvertes : dites ce qu’elles rapportent, et lisez aussitôt pourquoi.

page-worksheets =
    .title = Feuilles d’exercices
    .lead = Des problèmes pour une classe et leur corrigé, à imprimer ou en carnet.

page-lesson =
    .back = Retour
    .next = Suite
    .hide = Cacher les notes
    .show = Montrer les notes
    .page = { $number } sur { $count }
    .label = Notes
    .result = { $mine } à { $theirs }
    .as_printed = À vous deux, vous avez fait le même score.
    .not_as_printed = Vous avez fait { $result } : vos choix étaient différents, et les points aussi.

page-dispute =
    .title = Une donne
    .tabs = D’où vient la donne
    .two_books = Deux livres côte à côte
    .onward = Revenir à la donne
    .tab_gallery = { door-examples.title }
    .tab_lay = { door-lab.title }
    .tab_text = { door-dispute.title }
    .lead_gallery = Des donnes des livres, par ce qu’elles montrent.
    .lead_lay = Chaque changement est jugé aussitôt.
    .lead_text = Votre livre juge, les autres à côté.
    .not_yet_title = Rien à juger encore
    .not_yet = La donne que vous composiez n’est pas complète. Elle attend sous « À composer ».
    .fill_in = Écrire la donne posée sur la table
    .deal = La donne
    .deal_hint = premier : ♠RDV1098 ♥R9 … dernier : … (ou collez un relevé ou un lien)
    .rule = Trancher
    .upload = Ouvrir un fichier
    .sample = Essayer une donne litigieuse
    .away = Sans cette donne
    .basis = Les mains sont
    .basis_open = selon les cartes
    .basis_deal = telles qu’elles ont été données
    .basis_hands = celles d’après l’écart
    .refused = On ne peut rien décider sur cette donne
    .kept = Ce que vous avez écrit est intact.
    .kept_before = La donne précédente est mise de côté ; un bouton la fait revenir.
    .back_again = Revoir la donne précédente
    .not_so = La donne ne peut pas se lire ainsi
    .still_so = Elle reste comme elle avait été lue, et ses décisions aussi.
    .refused_by = « { $title } » n’admet pas cette donne : { $why }
    .same_score = { $done ->
        [yes] Les deux livres donnent les mêmes points.
       *[no] Jusqu’ici, les deux livres donnent les mêmes points.
    }
    .ruled_title = D’après « { $title } »{ $done ->
        [yes] {""}
       *[no] , jusqu’ici
    }
    .differing = Ces livres comptent autrement :
    .none_differs = { $done ->
        [yes] Aucun
       *[no] Jusqu’ici, aucun
    } autre livre ne compte autrement cette donne.
    .alike = { $done ->
        [yes] Mêmes points d’après { $titles }.
       *[no] Jusqu’ici, mêmes points d’après { $titles }.
    }
    .here = D’après votre livre
    .beside = Les deux décomptes côte à côte
    .no_source = Aucune source n’en parle.
    .written = Dans un relevé :
    .whole = La règle entière
    .one = Votre livre
    .other = L’autre livre
    .option = Avec un changement
    .option_none = rien de changé
    .value = Valeur
    .differ = { $count ->
        [0] Ce sont les mêmes règles.
        [one] Une règle diffère.
       *[other] { $count } règles diffèrent ; { $scoring ->
            [0] aucune ne peut changer les points.
            [one] une d’elles peut changer les points.
           *[other] { $scoring } d’entre elles peuvent changer les points.
        }
    }
    .differ_alike = { $count ->
        [0] Ce sont les mêmes règles.
        [one] Une règle diffère ; elle ne change rien{ $done ->
            [yes] {""}
           *[no] , jusqu’ici,
        } aux points de cette donne.
       *[other] { $count } règles diffèrent ; { $scoring ->
            [0] aucune ne peut changer les points.
            [one] une d’elles peut changer les points, mais { $done ->
                [yes] pas ceux de cette donne
               *[no] n’a pas changé jusqu’ici ceux de cette donne
            }.
           *[other] { $scoring } d’entre elles peuvent changer les points, mais { $done ->
                [yes] pas ceux de cette donne
               *[no] n’ont pas changé jusqu’ici ceux de cette donne
            }.
        }
    }
    .no_clause = Cette règle n’existe pas.
    .scores = peut changer les points
    .part = Une donne où ils diffèrent
    .another = Une autre donne
    .parting_title = Où ils diffèrent
    .parting_example = Un exemple : une donne sur laquelle ils diffèrent
    .parting_clause = Première différence : { $question }
    .parting_difference = « { $title } » donne { $sides }.
    .parting_even = Les totaux sont les mêmes ; seul diffère ce qui a donné les points.
    .parting_side = { $points } { $more } pour { $side }
    .more = de plus
    .less = de moins
    .marked = ici ils diffèrent
    .silent = Pas de décision ici.
    .open = L’ouvrir sur la table
    .hand_exchanged = { $side }, après l’écart
    .hand = { $side }
    .changed = { $title }, mais { $change }
    .changed_short = { $title } avec ce changement
    .change = { $option } : { $words }
    .change_note = { $question } « { $title } » dit : { $own }. Dans un relevé : { $code }.
    .by_example = Une donne tirée des exemples, « { $title } ».
    .by_seed = Les cartes de la graine { $seed }, comme les joueurs du tuteur les jouent.
    .by_random = Les cartes de la graine { $seed } ; chaque choix, jusqu’à la dernière carte, a été tiré au sort parmi ce que les règles permettent.
    .by_search = Une donne faite pour la question : on a échangé des cartes jusqu’à ce qu’elle convienne, puis on l’a jouée.
    .never_part = Aucune donne n’a été trouvée où ils marquent différemment.
    .never_part_why = Aucune règle qui donne des points dans une donne ne diffère ; ce qui diffère se règle sur toute une partie, ou ne change aucun point.
    .forms = { $why } Vous pouvez quand même comparer leurs règles.
    .searching = Où en est la recherche
    .cancel = Arrêter
    .found_title = Trouvé
    .proved_title = Il n’y en a pas
    .not_found_title = Rien n’a été trouvé
    .cancelled_title = Arrêté
    .bad_address_title = Une partie de cette adresse n’a pas été comprise
    .bad_rules = Il n’y a pas de règle du jeu « { $given } » : voici « { $title } » ; celles qui existent sont dans la liste.
    .ruled_by = Décidé d’après « { $title } ».
    .sources = Qui le dit

page-referee =
    .lead = Un compte faux, une renonce, une carte découverte, une annonce inexacte : ce que l’arbitre décide, et d’après quelle loi.
    .part_cases = Les cas de Cavendish
    .part_whose = Les lois, jeu par jeu
    .part_cutting = La coupe
    .part_dealing = La donne
    .part_blank = Carte blanche
    .part_exchange = L’écart
    .part_calling = Les annonces
    .part_answers = Réponses fausses
    .part_playing = Le jeu de la carte
    .part_score = La marque
    .part_packs = Les jeux et les spectateurs
    .part_any = Tous les incidents
    .part_asking = Ce que l’on peut demander
    .case = Cas { $number }
    .on_table = L’ouvrir sur la table
    .deal_of = Cas { $number }, tel qu’il fut joué avant la décision de l’arbitre
    .unknown = Il n’y a ni cas ni loi « { $given } » : voici tous les cas.

page-claims =
    .lead = Records, mains impossibles, exemples célèbres : ce qui est exact, ce qui ne l’est pas, et les donnes qui le prouvent.
    .why = Pourquoi
    .failed = Ses donnes n’ont pas pu être rejugées à l’instant. Refermez cette affirmation et rouvrez-la.
    .printed = Imprimé : { $printed }
    .outcome = { $verdict ->
        [realised] Exact : { $found }.
        [corrected] Corrigé : { $found }.
        [impossible] Impossible. Ce qui est possible : { $found }.
       *[disagrees] Autrement que ne le dit cette page : { $found }.
    }
    .proof = La preuve, { $cases } cas
    .scored = Ce que marquent les donnes
    .cards_deal = { $side }, à la donne
    .cards_hands = { $side }, après l’écart
    .talon = Talon
    .on_table = L’ouvrir sur la table
    .unknown = Il n’y a pas d’affirmation « { $given } » : les voici toutes.

page-rulebook =
    .lead = Chaque règle en mots simples avec sa source, et une donne pour presque chaque question.
    .search = Chercher partout ici
    .search_hint = renonce, repique, loi 68, carte blanche, 174 …
    .found = { $count ->
        [one] Une entrée contient « { $words } ».
       *[other] { $count } entrées contiennent « { $words } ».
    }
    .found_some = { $count ->
        [0] Rien ne contient aucun des mots « { $words } ».
        [one] Rien ne contient tous les mots « { $words } » ; une entrée en contient une partie.
       *[other] Rien ne contient tous les mots « { $words } » ; { $count } entrées en contiennent une partie.
    }
    .contents = Sommaire
    .why = Pourquoi
    .link = Un lien vers ceci
    .waiting = Un instant …
    .beside = Deux livres côte à côte, et ce que chacun fait d’une donne
    .rules = Règles
    .sources = Qui le dit
    .options = Ce qui la change
    .others = Ou : { $values }.
    .elsewhere = Ce que disent d’autres livres
    .written = Dans un relevé :
    .codes = ou { $values }
    .any_number = tout nombre entier
    .show = Une donne qui la montre
    .exception = Remplace la règle « { $question } »
    .searching = Où en est la recherche
    .cancel = Arrêter
    .found_title = Trouvé
    .proved_title = Il n’y en a pas
    .not_found_title = Rien n’a été trouvé
    .cancelled_title = Arrêté
    .bad_address_title = Une partie de cette adresse n’a pas été comprise
    .bad_rules = Il n’y a pas de règle du jeu « { $given } » : voici « { $title } » ; celles qui existent sont dans la liste.
    .bad_clause = « { $title } » n’a pas de règle « { $given } » : voici le livre entier.
    .shows_title = Une donne qui la montre : { $question }
    .shows_example = Tirée des exemples, « { $title } ». La table en est à la décision.
    .shows_random = Une donne jouée au hasard d’après ces règles. La table en est à la décision.
    .shows_found = La table en est à la décision.
    .ruled_by = Décidé d’après « { $title } ».

page-differ =
    .lead = Chaque question à laquelle les livres répondent différemment, avec chaque réponse et le passage où elle se lit.
    .rule = La règle
    .bad_question = Aucun livre ne contredit un autre sur « { $given } » : voici toutes les questions.

page-find =
    .lead = Demandez une donne où quelque chose arrive : elle est trouvée et posée sur la table, ou prouvée impossible.
    .question = Question
    .own_question = Une question à moi …
    .query = En mots, ou dans le langage de recherche
    .find = Trouver une donne
    .another = Une autre donne
    .rules = Règles
    .bad_query_title = Cela ne peut pas se demander
    .bad_find = « { $given } » ne peut pas se demander ; choisissez une question dans la liste.
    .language_title = Le langage de recherche
    .language_words = Écrivez en mots ce qui doit arriver, par exemple « repique du premier, quinte du dernier » ; ou écrivez les conditions l’une après l’autre ; toutes doivent être remplies. Chacune est un nom, un signe, une valeur.
    .language_choices = { $name } : { $values }
    .language_hands = Pour chaque main, avec { $one } ou { $other } devant : { $names }.
    .language_play = Pour la donne jouée : elder.total, younger.tricks, elder.play, difference ; et ruling=, avec le nom d’une règle.
    .language_books = Deux livres : against=wikipedia trouve une donne qui s’y marque autrement ; by>=10 dit de combien, on= sur quelle règle.
    .language_more = Séparez par une barre les valeurs qui conviendraient : { $example }. Les nombres peuvent être des mots : { $words }.

page-classroom =
    .title = En classe
    .lead = De grandes cartes, un pas à la fois ; la classe décide avant le tuteur.

page-table =
    .title = Une donne par lien
    .lead = Une donne venue du lien d’un enseignant, à poursuivre ou à parcourir.

page-own_choices =
    .title = Vos propres choix, encore une fois
    .lead = Ce qui vous a le plus coûté dans vos donnes revient ici jusqu’à ce que vous le trouviez.
    .card = Tiré d’une de vos donnes
    .ask = Ici, votre choix vous a coûté cher. Vous voyez ce que vous voyiez alors : choisissez de nouveau.
    .left = { $count ->
        [0] C’était le dernier pour aujourd’hui.
        [one] Un autre attend encore.
       *[other] { $count } autres attendent encore.
    }
    .next = Suivant
    .none_title = Rien n’attend
    .none = Aucun de vos choix n’est à revoir aujourd’hui. Ce que vous manquez dans la revue d’une donne revient le lendemain.
    .play = Jouer une donne

page-teacher =
    .title = Liens d’enseignant
    .lead = Choisissez les donnes, le point de départ et ce qui est caché. Le lien contient tout.

page-odds =
    .lead = Les nombres du jeu : comptés exactement quand c’est possible, sinon tirés de centaines de milliers de donnes.
    .go = Ouvrir

# Une donne emportée, partout où l’on en voit une.
page-share =
    .title = Partager cette donne
    .link = Lien vers cette donne
    .length = { $count } caractères.
    .note = Qui a le lien peut lire chaque carte. Rien n’est envoyé à un serveur : la donne se trouve après le # de l’adresse.
    .part = Mettez ceci après le # de l’adresse de la page qui doit l’ouvrir ; l’adresse entière n’est connue que sur la page du tuteur même.
    .copy = Copier le lien
    .copied = Copié.
    .not_copied = La copie n’a pas été possible. Le texte est sélectionné : appuyez sur Ctrl et C.
    .open = L’ouvrir
    .code = Montrer un code QR
    .code_large = Ce lien est long : montrez le code aussi grand que possible, et faites approcher les téléphones.
    .code_alone = Le code ne contient que le lien, sans la page qui l’ouvre ; sur la page du tuteur même, il contient les deux.
    .close = Fermer
    .dots = Enregistrer l’image (PNG)
    .drawing = En dessin (SVG)
    .save = Enregistrer le relevé
    .file = donne-de-piquet
    .class = Interroger une classe sur cette donne
    .notebook = Dans un carnet
    .copy_cell = Copier comme cellule
    .copied_cell = C’est copié. Collez-le dans une cellule.
    .open_notebook = Ouvrir dans un carnet
    .opens_notebook = « Ouvrir dans un carnet » copie aussi les lignes : il ne reste qu’à les coller dans une cellule.
    .embed = Dans une page à vous
    .copy_lines = Copier les lignes
    .embed_note = Collez ces lignes dans le HTML de votre page. On voit d’abord les mains ; les décisions s’ouvrent là où se trouve la donne.
    .embed_where = Sur un site du tuteur, que construit « piquet-tutor site », vous trouvez ici les lignes pour une page à vous, dès que la donne est correcte.
