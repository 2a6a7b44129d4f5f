# Les endroits des livres que les renvois nomment. Les titres d’un livre restent tels qu’il les a.

place-in-book = { $book }, { $place }
place-cited = { $place } ({ $reading })

## Ce qui a un numéro : « loi 62 », « lois 67 et 69 »

place-word-Law = loi
place-word-Laws = lois
place-word-Case = cas
place-word-Cases = cas
place-word-Chapter = chapitre
place-word-Chapters = chapitres
place-word-paragraph = paragraphe
place-word-and = et
place-word-to = à

## Titres

place-21-is-remembered-by-some-where-tricks-are-to-be-lost =
    21 selon le souvenir de certains, quand il s’agit de perdre des levées
place-29-is-remembered-by-some-where-tricks-are-to-be-won =
    29 selon le souvenir de certains, quand il s’agit de gagner des levées
place-A-note-about-declarations = A note about declarations
place-Annonces = Annonces
place-Announcing-the-score = Announcing the score
place-Auction-Piquet = Auction Piquet
place-Auction-Piquet-as-in-the-parent-game = Auction Piquet, comme dans le jeu dont il vient
place-Bidding = Bidding
place-Bidding-what-a-higher-bid-is = Bidding, ce qu’est une enchère plus haute
place-Calling = Calling
place-Capot = Capot
place-Cards = Cards
place-Cards-and-capot = Cards and capot
place-Carte-blanche = Carte blanche
place-Carte-rouge = Carte rouge
place-Chapter-V-a-Blanche-in-both-hands = chapitre V, une blanche dans chaque main
place-Chapter-XI-on-Equall-Cards = chapitre XI, sur les cartes égales
place-Chapter-XI-the-first-Card = chapitre XI, la première carte
place-Cut = Cut
place-Cutting = Cutting
place-Deal = Deal
place-Deal-before-the-bidding = Deal, avant les enchères
place-Dealing = Dealing
place-Declaration-phase = Declaration phase
place-Declarations = Declarations
place-Declarations-as-in-the-parent-game = Declarations, comme dans le jeu dont il vient
place-Declarations-one-for-leading = Declarations, un pour l’entame
place-Declarations-point = Declarations, point
place-Declarations-sequence = Declarations, séquence
place-Declarations-set = Declarations, brelan et quatorze
place-Declarations-the-scores = Declarations, les marques
place-Declarations-which-set-is-better = Declarations, le meilleur brelan ou quatorze
place-Description-of-the-game-calling = Description du jeu, les annonces
place-Description-of-the-game-dealing = Description du jeu, la donne
place-Description-of-the-game-discarding = Description du jeu, l’écart
place-Description-of-the-game-example-deal = Description du jeu, la donne d’exemple
place-Description-of-the-game-pique-and-repique = Description du jeu, pique et repique
place-Description-of-the-game-playing = Description du jeu, le jeu de la carte
place-Discarding = Discarding
place-Drawing-cards = Drawing cards
place-Elder-has-carte-blanche = Elder has carte blanche
place-Exchanging-cards = Exchanging cards
place-Exchanging-cards-with-the-sixes-in-the-pack = Exchanging cards, avec les six dans le jeu
place-Game = Game
place-Game-a-new-line = Game, une nouvelle ligne
place-Game-examples = Game, exemples
place-Game-whatever-the-winner-has = Game, quoi qu’ait le gagnant
place-Historical-a-hand-of-1661 = Historical, une donne de 1661
place-Historical-the-game-of-thirty-six-cards = Historical, le jeu à trente-six cartes
place-Le-point = Le point
place-Mis-re = Misère
place-More-about-dealing = More about dealing
place-More-about-declaring = More about declaring
place-More-about-declaring-1 = More about declaring, 1
place-More-about-declaring-2 = More about declaring, 2
place-More-about-declaring-3 = More about declaring, 3
place-More-about-declaring-proof = More about declaring, la preuve
place-More-about-declaring-sets-as-sequences = More about declaring, brelans et quatorze comme les séquences
place-Object = Object
place-Parlett-does-not-say-whether-a-short-call-binds = Parlett ne dit pas si une annonce courte lie
place-Parlett-does-not-speak-of-conceding = Parlett ne parle pas d’abandon
place-Picture-of-a-deal = Image d’une donne
place-Piket = Piket
place-Pikett = Pikett
place-Pikett-Rummel = Pikett, Rummel
place-Pique = Pique
place-Pique-and-repique = Pique and repique
place-Pique-and-repique-example-1 = Pique and repique, exemple 1
place-Pique-and-repique-example-2 = Pique and repique, exemple 2
place-Pique-and-repique-order-or-clock = Pique and repique, l’ordre du compte ou l’horloge
place-Pique-and-repique-points-for-tricks = Pique and repique, les points des levées
place-Pique-and-repique-who-makes-one = Pique and repique, qui en fait un
place-Pique-repique = Pique, repique
place-Pique-repique-before-the-other-has-scored = Pique, repique, avant que l’adversaire ait marqué
place-Pique-repique-order-or-clock = Pique, repique, l’ordre du compte ou l’horloge
place-Piquet = Piquet
place-Piquet-grand-coup = Piquet, grand coup
place-Piquet-variations = Piquet, variations
place-Play = Play
place-Point = Point
place-Point-the-better-one = Point, le meilleur des deux
place-Preliminaries = Preliminaries
place-Regeln = Regeln
place-Regles-du-piquet = Regles du piquet
place-Repique = Repique
place-Saunt = Saunt
place-Score = Score
place-Scoring = Scoring
place-Scoring-97-to-89 = Scoring, 97 à 89
place-Scoring-classic-piquet = Scoring, classic piquet
place-Scoring-rubicon-piquet = Scoring, rubicon piquet
place-Scoring-table-of-precedence = Scoring, tableau de l’ordre du compte
place-Scoring-the-last-hand = Scoring, la dernière main
place-Scoring-three-tens-save-a-pique = Scoring, trois dix sauvent du pique
place-Sequence = Sequence
place-Sequences-and-sets = Sequences and sets
place-Set = Set
place-Set-which-is-the-better = Set, le meilleur des deux
place-Simplification = Simplification
place-Sinking-and-proving = Sinking and proving
place-The-blank = The blank
place-The-cards-capot = The cards, capot
place-The-cards-capot-one-or-the-other = The cards, capot, l’un ou l’autre
place-The-deal = The deal
place-The-exchange = The exchange
place-The-exchange-the-scoring-combinations = The exchange, les combinaisons qui marquent
place-The-exchange-when-it-is-done = The exchange, quand cela se fait
place-The-highest-score = The highest score
place-Trick-play = Trick-play
place-Tricks = Tricks
place-Varianten = Varianten
place-Variantes-Estachin = Variantes, Estachin
place-Variants = Variants
place-Variants-Auction-Piquet = Variants, Auction Piquet
place-Variants-Contract-Piquet = Variants, Contract Piquet
place-Variants-point-and-sequence-of-nought = Variants, point et séquence de néant
place-Variations = Variations
place-Wikipedia-does-not-say = Wikipédia ne le dit pas
place-Wikipedia-does-not-say-by-how-many = Wikipédia ne dit pas par combien
place-Wikipedia-does-not-say-when-a-race-stops = Wikipédia ne dit pas quand une course s’arrête
place-Wikipedia-does-not-say-whether-a-short-call-binds = Wikipédia ne dit pas si une annonce courte lie
place-Wikipedia-does-not-speak-of-conceding = Wikipédia ne parle pas d’abandon
place-Wikipedia-does-not-speak-of-proof = Wikipédia ne parle pas de preuve
place-Wikipedia-gives-no-tie-break = Wikipédia ne prévoit rien pour départager
place-Younger-has-carte-blanche = Younger has carte blanche
place-a-game-of-a-hundred-as-remembered = une partie en cent points, de mémoire
place-a-hundred-points = cent points
place-a-new-bid-cancels-the-double = une nouvelle enchère annule le contre
place-a-trick-of-the-other-player-s-bars-it = une levée de l’adversaire l’empêche
place-a-trick-won-or-lost-is-one-point-as-remembered-from-a-compendium =
    une levée gagnée, ou perdue, vaut un point, de mémoire, d’après un recueil
place-after-a-first-pass-the-other-player-may-bid = si le donneur passe d’emblée, l’adversaire peut enchérir
place-all-eight-tricks = les huit levées
place-allowed-when-tricks-are-to-be-won-and-not-when-they-are-to-be-lost-as-remembered-from-a-compendium =
    permis quand il s’agit de gagner des levées et non d’en perdre, de mémoire, d’après un recueil
place-answers-are-true-at-this-table = à cette table, les réponses sont vraies
place-as-in-Parlett-s-Piquet = comme dans le Piquet selon Parlett
place-as-in-the-game-for-two-no-source-having-been-found = comme dans le jeu à deux, faute d’une source
place-as-in-the-race-for-two = comme dans la course à deux
place-as-remembered-from-a-compendium = de mémoire, d’après un recueil
place-at-this-table-nobody-can-see-a-card-that-is-not-theirs-to-see =
    à cette table personne ne peut voir une carte qu’il n’a pas à voir
place-before-the-bidding = avant les enchères
place-by-how-many-is-not-described = par combien l’on donne n’est pas décrit
place-everything-is-declared-before-the-first-card = tout s’annonce avant que la première carte soit jouée
place-five-or-more-of-eight-tricks = cinq levées ou plus sur huit
place-forty-turned-round-where-tricks-are-to-be-lost = quarante, renversés quand il s’agit de perdre des levées
place-here-nothing-need-be-shown-unasked-as-the-laws-au-cent-want-of-elder =
    ici rien n’est à montrer sans qu’on le demande, alors que les lois au cent le veulent du premier
place-lowest-cut-deals-by-twos-and-threes-ten-each-and-two-left-as-remembered =
    la plus basse carte tirée donne, par deux et par trois, dix chacun et deux de reste, de mémoire
place-neither-player-must-exchange-as-remembered-from-a-compendium =
    aucun joueur n’est tenu d’écarter, de mémoire, d’après un recueil
place-no-score-is-taken-to-be-none-below-the-line-in-that-game =
    ne rien marquer, c’est ici ne rien marquer sous la ligne dans cette manche
place-no-source-decides = aucune source n’en décide
place-no-source-says-what-follows-a-second-tie = aucune source ne dit ce qui suit une seconde égalité
place-none-for-overtaking-a-partner = rien pour qui prend à son partenaire
place-not-while-a-pique-may-yet-be-made = pas tant qu’un pique peut encore se faire
place-nothing-is-exchanged = on n’écarte rien
place-one-point-a-card = un point par carte
place-only-for-the-side-that-leads-first = pour le seul camp qui entame d’abord
place-only-the-dealer-exchanges-as-remembered = seul le donneur écarte, de mémoire
place-opponents-level-nobody-scores = adversaires à égalité : personne ne marque
place-otherwise-as-the-game-for-two = pour le reste, comme le jeu à deux
place-point-sequence-set = point, séquence, brelan et quatorze
place-raising-and-doubling-as-remembered-from-a-compendium = monter et contrer, de mémoire, d’après un recueil
place-set-at-this-table = réglé à cette table
place-shown-at-once = se montre tout de suite
place-ten-for-each-trick-over-or-short-as-remembered-from-a-compendium =
    dix pour chaque levée au-delà ou en deçà, de mémoire, d’après un recueil
place-ten-turned-round-where-tricks-are-to-be-lost = dix, renversés quand il s’agit de perdre des levées
place-the-book-does-not-say-in-so-many-words-that-any-quatorze-beats-any-trio =
    le livre ne dit pas en toutes lettres que tout quatorze bat tout brelan
place-the-club-rules-do-not-say-whether-a-short-call-binds = les règles du club ne disent pas si une annonce courte lie
place-the-club-rules-do-not-speak-of-conceding = les règles du club ne parlent pas d’abandon
place-the-cut-is-not-described = le tirage n’est pas décrit
place-the-cut-is-not-described-as-in-Parlett-s-Piquet = le tirage n’est pas décrit ; comme dans le Piquet selon Parlett
place-the-first-card-is-taken-as-an-example-since-in-the-hand-of-1661-the-last-one-makes-the-pique =
    la première carte est prise pour un exemple, puisque dans la donne de 1661 c’est la dernière qui fait pique
place-the-first-one-home-withdraws-and-the-last-one-home-loses-as-remembered =
    qui arrive au but se retire, et qui y arrive le dernier perd, de mémoire
place-the-first-side-home-wins = le camp qui arrive au but avant l’autre gagne
place-the-last-trick-counts-two-towards-it = la dernière levée y compte pour deux
place-the-laws-of-the-same-game-in-another-book = les lois du même jeu dans un autre livre
place-the-margin-is-the-difference-of-the-totals-and-the-loser-s-when-the-loser-has-more-points =
    la marge est la différence des totaux, et revient au perdant quand il a plus de points
place-the-non-dealer-leads = le non-donneur entame
place-the-non-dealer-raises-the-bid-once-at-most = le non-donneur ne monte sa propre enchère qu’une fois
place-the-page-does-not-say = la page ne le dit pas
place-the-usual-order-of-reckoning-is-kept = on garde l’ordre du compte habituel
place-there-is-no-last-deal-to-concede-in-a-race = une course n’a pas de dernière donne que l’on puisse abandonner
place-thirty-in-hand-and-play-the-line-is-an-option = trente en main et au jeu ; la ligne est une option
place-thirty-in-hand-the-line-is-an-option = trente en main ; la ligne est une option
place-three-hands-are-compared-at-once = on compare trois mains à la fois
place-twenty-in-hand-and-play-count-sixty-as-remembered = vingt en main et au jeu comptent soixante, de mémoire
place-twenty-in-hand-count-ninety-as-remembered = vingt en main comptent quatre-vingt-dix, de mémoire
place-two-who-are-level-have-five-each-as-remembered = deux joueurs à égalité en ont cinq chacun, de mémoire
place-two-who-share-every-trick-have-twenty-each-as-remembered =
    deux joueurs qui se partagent toutes les levées en ont vingt chacun, de mémoire
place-we-read-partner-where-the-page-says-opponent = nous lisons partenaire là où la page dit adversaire
