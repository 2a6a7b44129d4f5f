lesson-first-deal-younger = La même donne, en dernier

lesson-first-deal-younger-term-making = combien
    .meaning = La valeur d’un point : onze pour l’as, dix pour un roi, une dame, un valet ou un dix, les autres leur chiffre.

lesson-first-deal-younger-welcome = De l’autre côté
    .text-1 = Les mêmes cartes, mais de l’autre côté. Cette fois vous avez donné : vous jouez en dernier.
    .text-2 = { $other } est premier et commence. Vous répondez.

lesson-first-deal-younger-exchange = Trois cartes pour vous
    .text-1 = { $other } a pris cinq cartes ; il vous en reste trois. Touchez les trois qui brillent.
    .text-2 = Les carreaux, les dix, les dames et les hauts trèfles restent.

lesson-first-deal-younger-drawn-own = Vos cartes nouvelles
    .text-1 = { $discard }

lesson-first-deal-younger-reply-point = Aussi long que le vôtre
    .text-1 = { $other } annonce un point de cinq. Vous aussi en avez cinq : vos carreaux. Demandez combien vaut le sien.

lesson-first-deal-younger-stated = Le sien vaut un de plus
    .text-1 = Les cinq cartes de { $other } font quarante-neuf. Les vôtres quarante-huit : onze pour l’as, trois fois dix, et sept. Dites « bon ».

lesson-first-deal-younger-reply-point-own = Son point est-il bon ?
    .text-1 = Comparez avec votre plus longue couleur, que la table nomme plus bas. Plus long que le vôtre : « bon ». Plus court : « pas bon ». Aussi long : demandez « Combien vaut-il ? »
    .text-2 = « Égal », c’est pour plus tard : une fois la valeur connue, si la vôtre est la même.

lesson-first-deal-younger-stated-own = À présent, la valeur décide
    .text-1 = { $ruling }
    .text-2 = Les deux points sont de même longueur : comparez les valeurs ; la table nomme la vôtre plus bas. La sienne est plus haute : « bon ». La vôtre est plus haute : « pas bon ». La même : « égal ».

lesson-first-deal-younger-reply-sequence = Quatre battent trois
    .text-1 = Une quarte, ce sont quatre cartes qui se suivent. Vous n’en avez que trois : as, roi et dame de trèfle. Dites « bon ».

lesson-first-deal-younger-reply-sequence-own = Sa séquence est-elle bonne ?
    .text-1 = Comparez avec la vôtre, que la table nomme plus bas. Plus longue que la vôtre : « bon ». Plus courte : « pas bon ». Aussi longue : demandez « À quelle carte ? »
    .text-2 = « Égal », c’est pour plus tard : une fois connue sa carte du haut, si la vôtre est la même.

lesson-first-deal-younger-reply-set = Pas bon !
    .text-1 = Trois valets. Mais vous tenez les quatre dix, et quatre d’un rang battent toujours trois. Dites « pas bon ».

lesson-first-deal-younger-reply-set-own = Est-ce bon ?
    .text-1 = Un quatorze bat un brelan ; sinon le rang le plus haut l’emporte. La table nomme le vôtre plus bas.

lesson-first-deal-younger-sunk = Vous le taisez
    .text-1 = { $ruling }
    .text-2 = Ce que vous taisez ne rapporte rien. Si vous préférez le compter, « Annuler » vous ramène en arrière.

lesson-first-deal-younger-count = À vous de compter
    .text-1 = Appuyez sur le bouton : ce qui était bon compte.

lesson-first-deal-younger-counted = Ce que vous tenez compte
    .text-1 = { $ruling }
    .text-2 = Vous montrez les cartes qui marquent. { $other } ne compte ni brelan ni quatorze.

lesson-first-deal-younger-others-count = Le meilleur ouvre la voie
    .text-1 = { $ruling }

lesson-first-deal-younger-cards = Les cartes
    .text-1 = { $ruling }

lesson-first-deal-younger-divided = Les cartes sont partagées
    .text-1 = { $ruling }

lesson-first-deal-younger-done = Vous avez joué les deux côtés
    .text-1 = Dans le livre, la donne a fini { $printed }, votre côté d’abord. { $yours }

lesson-first-deal-younger-can = Ce que vous savez faire
    .text-1 = ✓ Dire ce qui est bon et ce qui ne l’est pas, et demander combien fait un point.
    .text-2 = ✓ Compter après l’entame, et garder ce qui peut encore gagner.
    .link-1 = Halte suivante : L’écart
