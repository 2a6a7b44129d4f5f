# Ce qui ne va pas dans un relevé : un message par faute, nommé d’après elle. Les mots-clefs et les cartes restent ceux du format : AS, TH, "deal".

fault-placed = { $place } : { $said }
# Dans un endroit : « play, carte 8 ».
fault-card = carte
fault-number = numéro
fault-whole = le relevé

## Le texte

fault-file-missing = ce fichier n’existe pas ; vérifiez son nom et son dossier.
fault-file-unreadable = le fichier ne peut pas être lu ; vérifiez que c’est un fichier et que vous pouvez le lire.
fault-text-empty = il n’y a rien à lire ; un relevé est un objet entre accolades, avec « format », « rules » et « deal ».
fault-text-size = le texte dépasse { $limit } ko, le plus qu’un relevé puisse avoir ; n’y mettez qu’une donne ou une partie.
fault-text-encoding = le texte n’est pas en UTF-8{ $hint } ; enregistrez-le en UTF-8.
fault-text-json = ceci ne se lit pas comme du JSON : à la ligne { $line }, colonne { $column }, { $problem } ; corrigez cet endroit{ $hint }.
fault-text-depth = les listes et les objets sont emboîtés plus profondément que dans aucun relevé ; n’écrivez que les clefs d’un relevé.
fault-text-number = { $number } n’est pas un nombre dont un relevé se sert ; écrivez un nombre entier de 9 chiffres au plus.
fault-text-key_twice = la clef « { $key } » figure deux fois dans un même objet, et une seule peut valoir ; retirez l’autre.

## La forme

fault-form-format = « { $found } » n’est pas un format que l’on lit ici ; écrivez { $wanted }.
fault-form-type = ceci doit être { $wanted }, et c’est { $found } ; corrigez-le.
fault-form-unknown_key = il n’y a pas ici de clef « { $key } » ; { $hint }.
fault-form-missing_key = la clef « { $key } » manque ; ajoutez-la.
fault-form-long = le texte a { $length } caractères et peut en avoir { $limit } ; raccourcissez-le.
fault-form-empty = ce texte est vide ; { $hint }.
fault-form-characters = le texte contient un caractère de contrôle, qui pourrait troubler un écran ; retirez-le.
fault-form-many = la liste en a { $count }, et elle peut en avoir { $limit } ; retirez-en.
fault-form-word = « { $found } » n’a pas sa place ici ; écrivez l’un de ces mots : { $words }.
fault-form-small = { $found } est ici un nombre trop petit ; écrivez { $limit } ou plus.
fault-form-large = { $found } est ici un nombre trop grand ; écrivez { $limit } ou moins.
fault-form-few = la liste en a { $count }, et elle doit en avoir { $limit } ; ajoutez ce qui manque.
fault-form-both = « hands » (après l’écart) tient lieu de « deal » et de « exchange » ; gardez l’un ou l’autre.
fault-form-no_cards = il n’y a pas de cartes ; ajoutez « deal » (telles que données) ou « hands » (après l’écart).

## Les règles

fault-rules-unknown = il n’y a pas de règles nommées « { $name } » ; { $hint }.
fault-rules-option = il n’y a pas d’option « { $name } » ; { $hint }.
fault-rules-value = { finder-cannot-option-value }

## Les cartes

fault-card-unknown = « { $text } » n’est pas une carte ; écrivez un rang et une couleur, comme AS, TH ou 7C.
fault-card-not_in_pack = { CARDS($card) } n’est pas dans un jeu de { $size } cartes ; corrigez-la.
fault-card-twice = { CARDS($card) } figure déjà dans { $first }, et un jeu n’a qu’une fois chaque carte ; corrigez l’une des deux.
fault-card-count =
    { $count ->
        [one] { $count } carte est écrite
       *[other] { $count } cartes sont écrites
    }, et il en faut { $wanted } ; { $hint }.

## Les coups

fault-exchange-early = { ROLE($seat) } ne peut pas écarter avant { ROLE($other) } ; ajoutez exchange.{ $other }, ou retirez exchange.{ $seat }.
fault-calls-early = rien ne peut être annoncé avant que les deux aient écarté ; ajoutez exchange.{ $seat }, ou retirez les annonces.
fault-calls-not_held = { ROLE($seat) } n’a pas { CARDS($card) } après l’écart ; n’écrivez que des cartes tenues alors.
fault-calls-no_such =
    { $kind ->
        [point] { CARDS($cards) } n’est pas un point ; écrivez les cartes d’une seule couleur.
        [sequence] { CARDS($cards) } n’est pas une séquence ; écrivez trois cartes ou plus qui se suivent dans une couleur.
        [set] { CARDS($cards) } n’est ni un brelan ni un quatorze ; écrivez trois ou quatre cartes d’un même rang.
       *[other] { CARDS($cards) } ne peut pas s’annoncer ainsi ; corrigez les cartes.
    }
fault-calls-not_void = { ROLE($seat) } tient { CARDS($card) } après l’écart, et « { $void } » n’est donc pas une chicane ; retirez l’annonce.
fault-calls-no_nought = { $void } annonce une chicane, ce que ces règles ne permettent pas ; retirez-la, ou réglez l’option nought_value.
fault-calls-once =
    { $kind ->
        [sequence] { CARDS($card) } est dans deux séquences, et une carte ne compte que dans une ; retirez-la de l’une.
        [set] { CARDS($card) } est dans deux brelans ou quatorze, et une carte ne compte que dans un ; retirez-la de l’un.
       *[other] { CARDS($card) } est dans deux annonces pareilles, et une carte ne compte que dans une ; retirez-la de l’une.
    }
fault-calls-one_run = { CARDS($cards) } fait partie de la suite { CARDS($run) }, qui ne compte qu’une fois ; annoncez la suite, ou une seule de ses parties.
fault-calls-none = personne n’a enchéri : { ROLE($seat) } n’annonce donc rien ; retirez l’annonce.
fault-exchange-none = { ROLE($seat) } n’échange rien dans cette donne ; retirez exchange.{ $seat }.
fault-calls-not_blank = { ROLE($seat) } a reçu { CARDS($card) } : la main n’est donc pas une carte blanche ; retirez l’annonce.
fault-calls-blank_impossible = { ROLE($seat) } tient { $courts } cartes qui gâtent une carte blanche et ne pouvait en prendre que { $most } au talon : la main reçue n’en était pas une ; retirez l’annonce.
fault-calls-blank_both = les deux joueurs ne peuvent pas avoir reçu une carte blanche, car le talon ne peut pas contenir toutes les cartes qui en gâtent une ; retirez l’une des deux annonces.
fault-play-early = aucune carte ne peut être jouée avant que les deux aient écarté ; ajoutez exchange.{ $seat }, ou retirez le jeu.
fault-faced-missed = le relevé n’arrive jamais là où le talon serait retourné ainsi ; continuez-le jusque-là, ou retirez « faced ».
fault-asked-twice =
    { $kind ->
        [point] { ROLE($seat) } demande deux fois à voir le point, et une fois suffit ; retirez l’une des deux.
        [sequence] { ROLE($seat) } demande deux fois à voir la séquence, et une fois suffit ; retirez l’une des deux.
       *[set] { ROLE($seat) } demande deux fois à voir le brelan ou le quatorze, et une fois suffit ; retirez l’une des deux.
    }
fault-asked-missed =
    { $kind ->
        [point] le relevé n’arrive jamais là où { ROLE($seat) } peut demander ainsi à voir le point ; continuez-le jusque-là, ou retirez cela de « asked ».
        [sequence] le relevé n’arrive jamais là où { ROLE($seat) } peut demander ainsi à voir la séquence ; continuez-le jusque-là, ou retirez cela de « asked ».
       *[set] le relevé n’arrive jamais là où { ROLE($seat) } peut demander ainsi à voir le brelan ou le quatorze ; continuez-le jusque-là, ou retirez cela de « asked ».
    }
fault-concede-missed = le relevé n’arrive jamais là où { ROLE($seat) } peut abandonner le jeu ; continuez-le jusque-là, ou retirez « conceded ».
fault-concede-over = la donne était finie avant que { ROLE($seat) } puisse abandonner le jeu ; retirez « conceded ».
fault-concede-alone = seule la dernière donne d’une partie peut être abandonnée, et celle-ci est seule ; ajoutez « standing » (les points de chacun, le numéro de la donne, et combien il y en a), ou retirez « conceded ».
fault-play-over = { $count } cartes sont écrites, et la donne est finie après { $limit } ; retirez le reste.

## La partie

fault-partie-one_deal = c’est une partie entière, et il faut une donne ; donnez l’un des relevés de ses « deals ».
fault-partie-wanted = c’est une donne, et il faut une partie ; mettez-la dans les « deals » d’un relevé piquet-partie/1.
fault-side-unknown = personne ici ne s’appelle « { $side } » ; écrivez { $sides }{ $near ->
    [absent] .
   *[other] { "" } ; peut-être faut-il « { $near } ».
}
fault-side-whose = il n’est pas dit de qui ; écrivez { $sides }.
fault-tally-kind = rien n’a été marqué ici pour « { $kind } » ; écrivez { $kinds }{ $near ->
    [absent] .
   *[other] { "" } ; peut-être faut-il « { $near } ».
}
fault-ledger-short = il n’y a pas de décision à la place { $at } : { $count ->
    [0] il n’y en a encore aucune
    [1] il n’y en a qu’une, à la place 0
   *[other] les { $count } décisions ont les places 0 à { $last }
}.
fault-seat-unknown = il n’y a pas de place « { $seat } » dans ces règles ; écrivez { $seats }.
fault-rules-shape = cette donne est d’un autre livre ({ RULES($own) }), et ces règles ({ RULES($other) }) ne prennent que { deals-taken } ; donnez-en une, ou choisissez des règles de la même forme.
# Les donnes que prend un livre : de combien de cartes, pour combien de joueurs.
deals-taken = des donnes de { $pack } cartes, { $hand } par main, pour { $players } joueurs{ $bidding ->
    [with] , avec enchères
    [without] , sans enchères
   *[same] {""}
}
fault-bids-unknown = « { $text } » n’est pas une enchère de ces règles ; { $hint }.
fault-bids-ambiguous = { $number } est la valeur de plusieurs enchères ; écrivez { $pairs }.
fault-bids-seat = « { $name } » n’est pas une place de ce jeu ; écrivez { $seats }.
fault-bids-none = ces règles n’ont pas d’enchères ; retirez la clef « bids ».
fault-bids-over = { $count } enchères sont écrites, mais elles étaient closes après { $limit } ; retirez le reste.
fault-bids-missing = les enchères ne sont pas closes : rien ne peut être écarté, annoncé ni joué ; complétez-les.
fault-partie-seats =
    { $count ->
        [one] { $count } joueur est nommé
       *[other] { $count } joueurs sont nommés
    }, et ce jeu en veut { $wanted } ; nommez-en { $wanted }.
fault-partie-players = deux joueurs portent le même nom ; changez l’un des deux.
fault-partie-first_dealer = « { $name } » n’est le nom d’aucun des joueurs ; écrivez { $players }.
fault-partie-standing = la partie sait elle-même où elle en est avant chaque donne ; retirez « standing ».
fault-partie-rules = les règles ne sont pas celles de la partie ; retirez-les de la donne.
fault-partie-unfinished = la donne s’arrête avant sa fin, et une partie n’a que des donnes finies ; complétez-la, ou retirez-la.
fault-partie-over = la partie était finie avant cette donne ; retirez la donne.

fault-record-kind = { $found } n’est pas un relevé ; donnez un objet, son texte JSON ou un Path vers un fichier.
fault-given-deal = { $found } n’est pas une donne ; donnez ce que donne deal(…) ou new_deal(…).
fault-given-action = { $found } n’est pas une action ; donnez-en une de celles que legal_actions(…) énumère.
fault-given-ledger = { $found } n’est pas une suite de décisions ; donnez .rulings d’une donne.
fault-given-seed = le nombre dont une donne est tirée (seed=) est un entier, et non { $found }.
fault-json-mapping = l’objet contient ce que JSON ne peut pas écrire ; n’y mettez que du texte, des listes et des objets.

## Conseils, et ce qui se dit encore dans une faute ; $what est ce dont il s’agit

fault-phrase-quoted = « { $what } »
fault-phrase-perhaps = peut-être faut-il « { $what } »
fault-phrase-write-one-of = écrivez l’un de ces mots : { $what }
fault-phrase-use-one-of = prenez l’un de ces mots : { $what }
fault-phrase-press-tab = la touche Tab, après le point, montre ce qu’il y a
fault-phrase-use-such-as = prenez un nom comme { $what }
fault-phrase-write-format = écrivez « format »
fault-phrase-sink-point = écrivez null pour taire le point
fault-phrase-write-something = écrivez quelque chose, ou retirez-le
fault-phrase-write-cards = écrivez des cartes, ou retirez-le
fault-phrase-bid-signed = écrivez 8+ ou 8-, pass, double ou redouble
fault-phrase-bid-pair = écrivez les levées et les cartes laissées, comme 7-3, ou yes, ou pass
fault-phrase-bid-worth = aucune enchère ne vaut cela ; écrivez 7-3, par exemple
fault-phrase-options-listed = « piquet-tutor rules show { $what } --all » en donne la liste, et dans un carnet rules("{ $what }").options()
fault-phrase-cards-add = ajoutez-en { $what }
fault-phrase-cards-take = retirez-en { $what }
fault-phrase-point = un point, ce sont les cartes d’une seule couleur
fault-phrase-sequence = une séquence, ce sont trois cartes ou plus qui se suivent dans une couleur
fault-phrase-set = un brelan ou un quatorze, ce sont trois ou quatre cartes d’un même rang, à partir du dix
fault-phrase-json-value = il manque une valeur, ou elle est mal écrite
fault-phrase-json-key = on attend une clef entre guillemets droits
fault-phrase-json-comma = il manque une virgule ou un crochet fermant
fault-phrase-json-colon = il manque deux points
fault-phrase-json-open = un texte est ouvert et n’est pas fermé
fault-phrase-json-after = quelque chose suit la fin
fault-phrase-json-control = un texte contient une fin de ligne ou un caractère de contrôle
fault-phrase-json-backslash = une barre oblique inverse n’y veut rien dire
fault-phrase-json-comma-too-many = il y a une virgule de trop
fault-phrase-json-breaks-off = le texte s’interrompt
fault-phrase-no-file-name = ce n’est pas un nom de fichier
fault-phrase-utf-16 = , mais en UTF-16, et il est abîmé à l’octet { $what }
fault-phrase-byte = { "" } (octet { $what })
fault-phrase-one-line = , ou écrivez tout le relevé sur une seule ligne
fault-phrase-give-path = , ou donnez un Path pour lire un fichier
fault-phrase-is-link = , ou, si c’est un lien vers une donne, ouvrez-le, ou donnez-le à deal(…) dans un carnet ou à la page « Trancher un litige »
fault-phrase-is-words = , ou, si c’est une donne en mots, donnez-la à deal(…) dans un carnet ou à la page « Trancher un litige »

## Ce que doit être une valeur, et ce qu’elle est

fault-phrase-type-string = un texte
fault-phrase-type-object = un objet entre accolades
fault-phrase-type-array = une liste entre crochets
fault-phrase-type-integer = un nombre entier
fault-phrase-type-boolean = true ou false
fault-phrase-type-null = null
fault-phrase-type-cards = un texte comme AS KS QS
fault-phrase-type-other = autre chose
