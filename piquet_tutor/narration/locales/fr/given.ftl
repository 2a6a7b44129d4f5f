# Ce qu’on a compris d’une donne reçue : piquet_tutor/explore/given.py.

given-basis-said = { $basis ->
    [deal] Compris comme vous le dites : les mains telles qu’elles ont été données.
   *[hands] Compris comme vous le dites : les mains après l’écart.
}
given-basis-chosen = { $basis ->
    [deal] Compris comme vous l’avez choisi : les mains telles qu’elles ont été données.
   *[hands] Compris comme vous l’avez choisi : les mains après l’écart.
}
given-basis-alone = Deux mains, sans talon ni écarts : comprises comme les mains après l’écart.
given-basis-elsewhere = Les cartes écartées ne sont dans aucune main : les mains sont donc comprises comme celles d’après l’écart.
given-basis-rebuilt = Les cartes écartées ne sont dans aucune main et le talon montre ce qui a été pris : ce sont les mains après l’écart, et la donne en a été reconstituée.
given-basis-played = On ne joue que des cartes de ces mains : comprises comme les mains après l’écart.
given-basis-dealt = Avec un talon ou un écart à côté : comprises comme les mains telles qu’elles ont été données.
given-basis-fixed = Compris comme la donne que vous avez écrite.
given-record = { $basis ->
    [deal] Un relevé, avec les mains telles qu’elles ont été données.
   *[hands] Un relevé, avec les mains après l’écart.
}
given-partie = { $count ->
    [one] Une partie d’une seule donne.
   *[other] Une partie de { $count } donnes ; on prend la première.
}
given-link = { $count ->
    [one] { $basis ->
        [deal] Un lien avec une donne, les mains telles qu’elles ont été données.
       *[hands] Un lien avec une donne, les mains après l’écart.
    }
   *[other] Un lien avec { $count } donnes ; on prend la première.
}
given-discards-owner = Chaque carte écartée revient au joueur dont la main la contient.
given-discards-unplayed = Ce qui n’a jamais été joué est compris comme l’écart.
given-discards-unneeded = L’écart est laissé de côté ; seule une carte blanche en dépendrait.
# Une place d’une donne en mots, telle qu’on l’a comprise ; $cards sont ses cartes.
given-lies = { $sort ->
    [talon] Talon : { $cards }
    [discards] { SIDE($seat) } écarte : { $cards }
   *[hand] { SIDE($seat) } : { $cards }
}
given-calls = { SIDE($seat) } annonce { $kind ->
    [point] le point { $cards }
    [sequence] comme séquences : { $cards }
   *[set] comme brelans et quatorze : { $cards }
}
given-sinks = { SIDE($seat) } tait { $kind ->
    [point] le point
    [sequence] toutes les séquences
   *[set] tous les brelans et quatorze
}
given-blank = { SIDE($seat) } { $said ->
    [yes] annonce une carte blanche
   *[no] ne dit rien d’une carte blanche
}
given-stands-pat = { SIDE($seat) } n’écarte rien
given-play = Le jeu de la carte : { $cards }
# Ce qui est tapé à côté d’une donne, et ce qui n’en a pas été lu ; $said est cela entre guillemets.
given-quoted = « { $said } »
given-left-out = Laissé de côté : { $said }
# Ce qui est au-dessus d’une donne et n’a pas été lu.
given-title = Si c’est son titre, écrivez « titre : { $said } » sur une ligne à part.

magic-unknown = { $option } { $value } n’existe pas ; il y a : { $known }.
