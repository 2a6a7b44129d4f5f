# L’éditeur de donnes : ce qui cloche sur une feuille, ce qu’on ne peut pas y mettre, ce qui ne peut pas se lire ; et les liens qui
# contiennent des donnes.

## Places

editing-label = { $sort ->
    [talon] Talon
    [discards] { SIDE($seat) } : écart
    [loose] Non données
   *[hand] { SIDE($seat) }
}
editing-basis-deal = Comme à la donne
editing-basis-hands = Après l’écart

## Ce qui cloche sur une feuille : où, quoi, que faire

editing-fault-count = { $place_sort ->
        [talon] Le talon a
       *[hand] { SIDE($place_seat) } a
    } { $count ->
        [0] zéro carte
        [one] { $count } carte
       *[other] { $count } cartes
    } et doit en avoir { $wanted } ; { $how ->
        [more] ajoutez-en { $by }.
       *[fewer] retirez-en { $by }.
    }
editing-fault-twice = { CARDS($card) } se trouve { $same ->
        [yes] deux fois { $place_sort ->
            [talon] au talon
           *[hand] dans la main { ROLE($place_seat, case: "de") }
        }
       *[no] à la fois { $first_sort ->
            [talon] au talon
           *[hand] dans la main { ROLE($first_seat, case: "de") }
        } et { $place_sort ->
            [talon] au talon
           *[hand] dans la main { ROLE($place_seat, case: "de") }
        }
    }, et un jeu n’a chaque carte qu’une fois ; retirez l’une des deux.
editing-fault-pack = { CARDS($cards) } { $count ->
        [one] se trouve
       *[other] se trouvent
    } { $place_sort ->
        [talon] au talon
       *[hand] dans la main { ROLE($place_seat, case: "de") }
    }, et un jeu de { $size } cartes n’en a pas ; { $count ->
        [one] retirez-la
       *[other] retirez-les
    }, ou choisissez des règles pour un jeu plus long.
editing-fault-seat = Des cartes sont à la place { ROLE($seat, case: "de") }, et « { RULES($rules) } » n’a pas cette place (mais { $seats }) ; déplacez-les, ou choisissez d’autres règles.
editing-fault-record = { $sort ->
        [play] { $card ->
            [absent] Le jeu :
           *[other] Carte { $number } du jeu ({ CARDS($card) }) :
        }
        [bids] { $number ->
            [0] Les enchères :
           *[other] Enchère { $number } :
        }
        [discards] { SIDE($seat) }, écart :
        [calls] { $seat ->
            [absent] Les annonces :
           *[other] { SIDE($seat) }, { $kind ->
                [point] point :
                [sequences] séquences :
                [sets] brelans et quatorze :
                [carte_blanche] carte blanche :
               *[all] annonces :
            }
        }
        [faced] Le talon retourné :
        [conceded] Le jeu abandonné :
        [asked] Ce qu’on a demandé à voir :
        [standing] Où en est la partie :
       *[other] La donne :
    } { $said }

## Ce qui ne peut se mettre sur aucune feuille

editing-cannot-record = { $where ->
    [none] { $said }
   *[other] { $where } : { $said }
}
editing-cannot-place = Il n’y a pas de place « { $place } » sur cette feuille ; écrivez { $places }.
editing-cannot-basis = Ce sont les mains d’après l’écart : il n’y a donc pas de place { $place } à côté d’elles ; prenez d’abord les mains comme à la donne.
editing-cannot-no_basis = Les mains ne peuvent pas se prendre « { $basis } » ; écrivez deal (comme à la donne) ou hands (après l’écart).
editing-cannot-not_there = { CARDS($card) } ne se trouve pas à la place { $place } ; prenez la carte là où elle est.
editing-cannot-seat = Il n’y a pas de place « { $seat } » dans ce jeu ; écrivez { $seats }.
editing-cannot-kind = « { $kind } » n’est pas une sorte d’annonce ; écrivez { $kinds }.
editing-cannot-call = { SIDE($seat) } ne peut pas annoncer cela ainsi : { $kind ->
        [point] un point est un seul groupe de cartes
       *[other] chacun est un groupe de cartes, et il y en a douze au plus
    } ; donnez les cartes de chaque groupe, ou aucune pour le taire.
editing-cannot-many = { $where ->
    [none] { $count } cartes sont énumérées, et aucune liste ici ne peut en avoir plus de { $limit } ; retirez-en.
   *[other] { $where } : { $count } cartes sont énumérées, et aucune liste ici ne peut en avoir plus de { $limit } ; retirez-en.
}
editing-cannot-void = { $where ->
    [none] Le signe d’une chicane n’est pas une carte qu’on puisse avoir ou jouer ; il n’a sa place que dans une annonce.
   *[other] { $where } : le signe d’une chicane n’est pas une carte qu’on puisse avoir ou jouer ; il n’a sa place que dans une annonce.
}
editing-cannot-faced = Le talon ne peut pas se retourner au moment « { $faced } » ; écrivez { $moments }.
editing-cannot-rules = Il n’y a pas de règle du jeu « { $name } » ; { $hint }.
editing-cannot-option = Il n’y a pas d’option « { $name } » ; { $hint }.
editing-cannot-part = Il n’y a pas de partie « { $part } » à vider ; écrivez { $parts }.
editing-cannot-fill = Il n’y a pas de partie « { $part } » à remplir ; écrivez { $parts }.
editing-cannot-fill_unsound = La donne ne peut pas se poursuivre au hasard tant que quelque chose y cloche ({ $fault }) ; corrigez-le d’abord.
editing-cannot-long = Le texte a { $length } caractères, et ce qu’on tape peut en avoir { $limit } au plus ; n’écrivez qu’une donne.
editing-cannot-wordy = Le texte a plus de { $limit } mots et signes, plus qu’aucune donne ; n’écrivez qu’une donne.
editing-cannot-nothing_typed = Rien n’a été tapé ; écrivez les deux mains, par exemple « premier : ♠RDV1098 ♥R9 … dernier : … ».
editing-cannot-intent = « { $kind } » n’est pas une chose qu’on puisse faire à une feuille ; écrivez { $kinds }.
# $wanted: what a field of an intent must hold.
editing-cannot-field = { $kind } demande { $field } sous la forme { $wanted ->
    [text] d’un texte
    [number] d’un nombre entier
    [groups] de listes de cartes
    [bids] de paires, une place et son enchère
    [flag] de vrai ou faux
    [setting] de la valeur d’une option
   *[mapping] d’une table de noms et de valeurs
} ; donnez-le ainsi.

## Ce qui ne peut se lire dans un texte : où, quoi, pourquoi, que faire

editing-typed-card = Ligne { $line }, caractère { $column } : « { $found } » n’est pas une carte ; écrivez un rang et une couleur, comme R♠, ♥10 ou sept de trèfle.
editing-typed-ten = Ligne { $line }, caractère { $column } : « { $found } » n’est pas un rang ; le dix s’écrit 10.
editing-typed-no_rank = Ligne { $line }, caractère { $column } : « { $found } » n’est pas un rang parmi les lettres qui précèdent ; les rangs y sont { $ranks }.
editing-typed-suit = Ligne { $line }, caractère { $column } : « { $found } » n’a pas de couleur ; écrivez-la avant (♠ A R) ou après (A R de pique).
editing-typed-many = Ligne { $line }, caractère { $column } : { $count } cartes sont énumérées ici, et aucune liste ne peut en avoir plus de { $limit } ; retirez-en.
editing-typed-endless = Ligne { $line }, caractère { $column } : la liste qui commence par « { $found } » a { $count } mots et signes, plus qu’aucune liste de cartes ; n’écrivez qu’une donne.
editing-typed-seat = Ligne { $line }, caractère { $column } : « { $found } » ne dit pas de qui il s’agit d’après ces règles ; écrivez { $seats }.
editing-typed-whose = Ligne { $line }, caractère { $column } : « { $found } » ne dit pas de qui il s’agit ; écrivez devant l’un de { $seats }.
editing-typed-whose_call = Ligne { $line }, caractère { $column } : on ne voit pas qui annonce « { $found } » ; écrivez devant l’un de { $seats }.
editing-typed-rules = Ligne { $line }, caractère { $column } : il n’y a pas de règle du jeu « { $found } » ; { $hint }.
editing-typed-setting = Ligne { $line }, caractère { $column } : « { $found } » ne règle aucune option ; écrivez un nom, = et une valeur, comme capot=30.
editing-typed-option_alone = Ligne { $line }, caractère { $column } : « { $found } » est une option, et rien ne le dit ici ; écrivez options : devant, comme dans options : capot=30.
editing-typed-option = Ligne { $line }, caractère { $column } : il n’y a pas d’option « { $found } » ; { $hint }.
editing-typed-value = Ligne { $line }, caractère { $column } : { $problem }
editing-typed-unnamed_few = Ligne { $line }, caractère { $column } : des cartes pour { $count ->
        [one] une seule place
       *[other] { $count } places seulement
    } sont énumérées, et rien ne dit lesquelles ; écrivez devant chaque liste l’un de { $seats } et deux-points.
editing-typed-unnamed_many = Ligne { $line }, caractère { $column } : il y a une liste de trop ; les listes sont { $places }, dans cet ordre.
editing-typed-talon_after = Ligne { $line }, caractère { $column } : à côté de mains après l’écart il n’y a pas de talon ; retirez-le, ou donnez les mains comme à la donne.
editing-typed-out_after = Ligne { $line }, caractère { $column } : à côté de mains après l’écart il n’y a pas d’écarts ; retirez-les, ou donnez les mains comme à la donne.
editing-typed-bid = Ligne { $line }, caractère { $column } : « { $found } » n’est pas une enchère ; écrivez de qui elle est ({ $seats }) et ce qui a été dit, comme 7-3, 8+, yes ou passe.
editing-typed-call_empty = Ligne { $line }, caractère { $column } : rien ne suit ({ KIND($kind) }) ; écrivez ce qui est annoncé, ou « rien » pour le taire.
editing-typed-one_point = Ligne { $line }, caractère { $column } : plus d’un point est annoncé (« { $found } »), et il n’y en a qu’un ; retirez l’autre.
editing-typed-sequence_low = Ligne { $line }, caractère { $column } : aucun jeu ne descend aussi bas que « { $found } » ; écrivez les cartes.
editing-typed-trio_of_four = Ligne { $line }, caractère { $column } : les quatre sont en main, et « { $found } » ne dit pas lesquels sont annoncés ; écrivez les cartes.
editing-typed-hand_unknown = Ligne { $line }, caractère { $column } : « { $found } » parle d’une main après l’écart, que les cartes données jusqu’ici ne disent pas ; écrivez les cartes annoncées, ou complétez la donne et l’écart.
editing-typed-call_open = Ligne { $line }, caractère { $column } : plus d’une chose dans la main répond à « { $found } » ({ KIND($kind) }) ; écrivez les cartes.
editing-typed-call_not_held = Ligne { $line }, caractère { $column } : rien dans la main après l’écart n’est « { $found } » ; écrivez les cartes annoncées.
editing-typed-word = Ligne { $line }, caractère { $column } : « { $found } » n’est pas un mot de cette notation ; { $hint }.
editing-typed-prose = Ligne { $line }, caractère { $column } : « { $found } » ne dit rien d’une donne ; commencez la ligne par # si c’est une remarque, ou par l’un de ces mots : { $heads }.
editing-typed-nobody = Ligne { $line }, caractère { $column } : « { $found } » n’est pas un mot de cette notation ; pour le nom d’un joueur, écrivez « { $found } (premier) : » ou « { $found } (dernier) : ».
editing-typed-hand_twice = Ligne { $line }, caractère { $column } : « { $found } » revient ici une seconde fois, avec plus de cartes que n’en a une main, après la ligne { $first_line }, caractère { $first_column } ; dites à qui est chaque main ({ $seats }).
editing-typed-place = Ligne { $line }, caractère { $column } : « { $found } » ne peut pas se trouver ici ; mettez chaque indication sur sa ligne, comme premier : AP RP ou premier écarte RP, et commencez une remarque par #.
editing-typed-unfinished = Ligne { $line }, caractère { $column } : rien ne suit « { $found } » ; écrivez les cartes, ou ce qui est dit.
editing-typed-alone = Ligne { $line }, caractère { $column } : rien n’est dit de « { $found } » ; écrivez deux-points et ses cartes, ou retirez-le.
editing-typed-mid_line = Ligne { $line }, caractère { $column } : on ne voit pas si « { $found } » commence une main ; écrivez deux-points après, ou mettez-le sur une ligne à part.
editing-typed-name = Ligne { $line }, caractère { $column } : « { $found } » veut déjà dire autre chose ici et ne peut pas être le nom d’un joueur ; écrivez-en un autre.
editing-typed-name_twice = Ligne { $line }, caractère { $column } : « { $found } » est le nom de deux places ; donnez un nom à chacune.
editing-typed-small_a = Ligne { $line }, caractère { $column } : « { $found } » peut être un as ou un mot ; écrivez A ou as pour la carte, et deux-points après la place.
editing-typed-open_letters = Ligne { $line }, caractère { $column } : « { $found } » peut se lire de deux façons, { $one } ou { $other } ; écrivez les couleurs ♠ ♥ ♦ ♣.
editing-typed-open_as = Ligne { $line }, caractère { $column } : « { $found } » peut être l’as de pique, en lettres anglaises, ou un as de la couleur qui suit ; écrivez A♠, ou la couleur avec lui.
editing-typed-lone_letter = Ligne { $line }, caractère { $column } : « { $found } » est seul après un rang, et peut être une couleur ou un rang ; écrivez-le avec le rang (AP), ou ♠ ♥ ♦ ♣.
editing-typed-letter = Ligne { $line }, caractère { $column } : « { $found } » est une couleur dans les lettres d’une langue et une autre dans celles de l’autre ; écrivez ♠ ♥ ♦ ou ♣.
editing-typed-two_ways = Ligne { $line }, caractère { $column } : « { $found } » ne peut pas être une couleur à côté de couleurs en signes ou en mots ; écrivez ♠ ♥ ♦ ou ♣.
editing-typed-run = Ligne { $line }, caractère { $column } : « { $found } » peut être deux cartes, ou toutes de l’une à l’autre ; écrivez « au » pour une suite, ou une virgule entre deux cartes.
editing-typed-whose_suit = Ligne { $line }, caractère { $column } : on ne voit pas si « { $found } » va avec la couleur qui précède ou avec celle qui suit ; écrivez chaque couleur avant ses rangs.
editing-typed-suit_alone = Ligne { $line }, caractère { $column } : aucun rang ne va avec « { $found } » ; écrivez ses cartes après, ou – s’il n’y en a pas.
editing-typed-counted = Ligne { $line }, caractère { $column } : « { $found } » n’est pas le nombre des cartes énumérées, qui est { $count } ; corrigez l’un des deux.
editing-typed-both = Ligne { $line }, caractère { $column } : la main de « { $found } » est donnée comme à la donne et après l’écart, et aucun écart écrit ici ne mène de l’une à l’autre ; corrigez-le, ou n’en gardez qu’une.
editing-typed-drawn = Ligne { $line }, caractère { $column } : les cartes après « { $found } » ne sont pas celles du talon à cet endroit ; corrigez les unes ou les autres.
editing-typed-played = Ligne { $line }, caractère { $column } : « { $found } » joue ici { CARDS($card) } sans l’avoir en main ; corrigez le jeu ou la main.
editing-typed-described = Ligne { $line }, caractère { $column } : « { $found } » n’a pas sa place ici ({ KIND($kind) }) ; écrivez par exemple point de 5 à cœur, quarte à la dame de cœur ou brelan de rois, ou les cartes.

## Ce qu’on peut taper

# Les mots de la notation où se tape une donne (piquet_tutor/explore/lab/notation) : pour chaque tête, toutes les façons de
# l’écrire, en minuscules, séparées par des virgules ; la première est celle qu’on montre. Les accents peuvent manquer.
# Les mots de toutes les langues se lisent à la fois. Les noms des rangs, des couleurs et des séquences sont dans words.ftl.
notation-elder = premier, premier en cartes, premier en carte, première en cartes, aîné, aînée, l’aîné, 1er, 1ère, 1re, première
notation-younger = dernier, dernier en cartes, dernière, dernière en cartes, second, second en cartes, seconde, cadet, cadette
notation-dealer = donneur, donneuse
notation-nondealer = non-donneur, non donneur, nondonneur
notation-player = joueur, place
notation-is = est, est le, est la, était, était le, était la, sont, étaient, suis, êtes, es, étais, étiez
notation-deals = donne, a donné, distribue
notation-hands = mains, jeux, les mains sont
notation-hand = main, main du, main de, main de la, jeu du, jeu de, douze cartes
notation-holds = tient, tenait, garde, possède, avait, avais, tenais, se trouve avoir, se trouvait avoir, ai
notation-dealt = reçoit, a reçu, recevait, à la donne, comme à la donne, avant l’écart, avant l’échange, relevez, donné, données, cartes données, donne initiale, avant écart, avant échange, reçoit à la donne
notation-after = après l’écart, d’après l’écart, après les écarts, après écart, après avoir écarté, après l’échange, 
    après écarts, après les échanges, après échange, après lécart, après écart et rentrée, écarts faits,
    les écarts faits, les écarts étant faits, cartes rentrées, avant les annonces, jeux définitifs, mains définitives, après échange de cartes
notation-talon = talon
notation-discards =
    écarte, écart, écarts, écartent, a écarté, écarté, écarta, jette, a jeté, échange, a échangé, rejette, a rejeté, ai écarté, avais écarté, ai jeté
notation-draws =
    pioche, a pioché, tire, a tiré, relève, a relevé, rentre, a rentré, reçoit en échange, contre, pour, ai rentré, prend au talon, a pris au talon
notation-left = reste, restent, il reste, laisse, a laissé, restant, reste au talon, laisse au talon
notation-calls =
    annonce, a annoncé, annonçait, dit, a dit, compte, a compté, déclare, a déclaré, montre, a montré, étale, a étalé, annonces
notation-silent = n’annonce rien, ne dit rien, n’a rien annoncé, ne déclare rien, n’a rien à annoncer
notation-sinks =
    tait, a tu, cache, a caché, n’annonce pas, n’a pas annoncé, ne dit pas, n’a pas dit, ne déclare pas, ne montre pas, pas, ne compte pas, n’a pas compté, passe sous silence, tait sa, tait son
notation-quiet = ne parle pas de, n’annonce pas de, n’annonce pas la
notation-blank = carte blanche, cartes blanches
notation-everything = tout
notation-nothing = rien, aucun, aucune, aucune carte, pas de, chicane, vide, néant
notation-point = point, points
notation-sequence = séquence, séquences, suite, suites
notation-sets = brelans, brelans et quatorze, brelans et quatorzes, brelans ou quatorzes
notation-trio = brelan
notation-quatorze = quatorze
notation-major = majeure
notation-making = faisant, valant, qui fait, qui vaut
notation-cards = cartes, carte
notation-and = et, puis, ni, plus
notation-of = de, du, des, d’, en, de la, dans
notation-to = au, aux, à, à la, à l’, jusqu’au, jusqu’à, jusqu’à la
notation-skipped = le, la, les, l’, un, une, son, ses, leur, aussi, carte du dessus d’abord, à partir du dessus, suivants, suivantes, du dessus au dessous, de dessus en dessous, de haut en bas, dans l’ordre, première carte au-dessus, la première carte au-dessus, la première au-dessus, première au-dessus, retourné, retourné carte après carte, on retourne, même ordre, ordre des couleurs, couleurs dans l’ordre, première à prendre en tête
notation-play = jeu, jeu de la carte, cartes jouées, levées, joue, a joué, entame, a entamé, fournit, a fourni, met, attaque, attaque avec, attaque de, ouvre, ouvre de, se défausse de, se défausse du
notation-bids = enchères, enchère, enchérit
notation-pass = passe, a passé
notation-rules =
    règles, règle, règles du jeu, règle du jeu, règles de, règle de, on joue selon, nous jouons selon, on jouait selon,
    nous jouions selon, on joue d’après, nous jouons d’après
notation-options = options, option, avec
notation-answer = bon, pas bon, c’est bon, ce n’est pas bon, égal, égalité
# Ce qui peut retourner ce qui est dit, et avec quoi aucune remarque n’est laissée de côté.
notation-doubt =
    ne, n’, non, jamais, sans, sauf, faux, si, mais, excepté, plutôt, inversés, inversées, inverse, pardon, erreur,
    échangés, à la place, je veux dire, oubliez, au rubicon, aux enchères, au contrat
# Ce qui est laissé de côté même si un mot en est de la notation.
notation-greeting =
    bonjour, bonjour à tous, bonsoir, bonsoir à tous, salut, salut à tous, bonne soirée, bonne journée, bon après-midi, chers amis,
    merci, merci à tous, merci d’avance, cordialement, bien à vous
# Ce après quoi un nombre n’est pas une carte.
notation-numbered = numéro, exercice, exemple, problème, coup, partie, manche, leçon, table, page, n°, question
# Les joueurs quand ils parlent d’eux-mêmes, quand on leur parle et quand on parle d’eux.
notation-i = je, j’, moi
notation-you = vous, tu
notation-of-i = mon, ma, mes
notation-of-you = votre, vos, ton, tes
notation-third = il, elle
notation-title = titre
notation-source = source
notation-note = note, remarque
# D’autres noms de la séquence de quatre cartes.
notation-quart = quatrième
# Les abréviations des couleurs : pique, cœur, carreau, trèfle, celles d’une couleur séparées des autres par une barre.
notation-shortened = pi, piq | co, cœ, coe | ca, car | tr, trè, tref
# D’autres noms du valet, au singulier et au pluriel.
notation-jack = varlet
notation-jacks = varlets
# Les lettres des couleurs : pique, cœur, carreau, trèfle.
notation-letters = p, c, k, t

## Les liens qui contiennent des donnes

link-fault-none = Ce n’est pas un lien vers une donne ; copiez-le en entier, depuis « piquet= » jusqu’au bout.
link-fault-version = Ce lien est de la version { $found }, et ce tuteur lit jusqu’à la { $known } ; ouvrez-le avec un tuteur plus récent.
link-fault-damaged =
    { $how ->
        [cut]
            { $count ->
                [0] Ce lien est coupé : il n’y a rien après « piquet=1. » ; copiez-le de nouveau en entier, jusqu’au dernier caractère.
               *[other] Ce lien est abîmé : il s’arrête avant la fin, au bout de { $count } caractères ; copiez-le de nouveau en entier, jusqu’au dernier.
            }
       *[changed] Ce lien est abîmé : des caractères se sont perdus ou ont changé en chemin ; copiez-le de nouveau en entier, là où vous l’avez trouvé.
    }
link-fault-several = Il y a ici { $count } liens vers des donnes ; n’en donnez qu’un à la fois.
link-fault-long = Le lien a { $length } caractères et peut en avoir { $limit } ; mettez-y moins de donnes.
link-fault-large = Le lien contient plus de { $limit } Ko, et c’est trop ; mettez-y moins de donnes.
link-fault-format = Ce que le lien contient n’est pas un { $wanted } ; refaites le lien.
link-fault-key = Le lien contient « { $key } », qui n’y a pas de sens ; refaites-le avec { $keys } seulement.
link-fault-type = Ce que le lien dit sous « { $key } » n’est pas une liste de mots ; refaites le lien.
link-fault-word = Dans un lien, { $key } ne peut pas être « { $found } », seulement { $words } ; refaites le lien avec l’un de ceux-ci.
link-fault-deals = Le lien doit contenir une liste d’une à { $limit } donnes ; refaites-le.
link-fault-record = La donne { $number } du lien ne peut pas se lire : { $said }
link-fault-hidden = « { $found } » ne peut pas se cacher dans la donne { $number } ; choisissez parmi { $words }.
link-fault-hidden_twice = Une chose est nommée deux fois parmi ce qui est caché ; nommez chacune une fois.
link-fault-start = « { RULES($rules) } » n’a pas de phase « { $found } » où commencer ; choisissez parmi { $words }.
link-fault-page = « { $page } » n’est pas l’adresse d’une page ; donnez-la comme le navigateur la montre, sans espaces.
qr-fault-empty = Il n’y a rien dont faire un code ; donnez un lien.
qr-fault-long = Le texte a { $length } caractères, et un code QR en tient au plus { $limit } ; mettez moins de donnes, ou des notes plus courtes, dans le lien.
qr-label = Code QR d’un lien vers cette donne
