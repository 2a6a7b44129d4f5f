lesson-oldest-book = D’après le livre de 1651

lesson-oldest-book-welcome = Le plus vieux livre
    .text-1 = Le premier livre anglais de règles du Piquet fut imprimé à Londres en mil six cent cinquante et un, d’après un livre français. Il se joue avec trente-six cartes, dont douze au talon.
    .text-2 = Vous en savez déjà beaucoup. Ce qui diffère mérite d’être vu une fois.

lesson-oldest-book-exchange = Huit à échanger
    .text-1 = Vous pouvez prendre jusqu’à huit cartes, et devez en prendre au moins une. L’adversaire aussi, et il peut prendre toutes celles qui restent.

lesson-oldest-book-ruff = La ronfle
    .text-1 = Le point s’appelle ronfle, et ne se compare que par sa valeur : l’as onze, figures et dix valent dix, les autres leur chiffre. Quatre hautes cartes peuvent en battre cinq basses.
    .text-2 = Elle marque un point par dizaine de cette valeur, cinq et plus s’arrondissant vers le haut.

lesson-oldest-book-point = Par sa valeur
    .text-1 = { $ruling }

lesson-oldest-book-tricks = Au jeu, seules les hautes cartes rapportent
    .text-1 = Entamer d’un dix ou plus rapporte un point ; prendre une levée avec un dix ou plus aussi. Les cartes plus basses ne rapportent rien.
    .text-2 = La dernière levée rapporte deux avec une telle carte, un avec une plus basse.

lesson-oldest-book-done = Un jeu en cent points
    .text-1 = { $yours } { $printed }
    .text-2 = Qui arrive à cent avant l’autre, les points étant pris dans l’ordre où ils tombent, gagne le jeu.
    .link-1 = Jouer jusqu’à cent
    .link-2 = Ses règles, une par une
