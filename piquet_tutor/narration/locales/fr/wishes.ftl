# Les mots par lesquels on souhaite une donne (piquet_tutor/explore/wishes.py), séparés par des virgules, et ce qui est
# dit quand un souhait n’est pas compris.

wish-tricks = levée, levées, pli, plis
wish-total = en tout, points en tout, total
wish-not = pas, pas de, pas d’, aucun, aucune, aucun des deux, jamais, personne, nul
wish-somebody = quelqu’un, n’importe qui, l’un ou l’autre
wish-equal = égal, égaux, égale, égales, égalité, à égalité, partagées
wish-barred = empêché, empêche, arrêté, arrête, sauvé, manqué
wish-both = les deux, tous deux, tous les deux
wish-least = au moins, ou plus
wish-more = plus de
wish-in-hand = en main, dans la main
wish-and = et, mais, puis
wish-with = avec
wish-without = sans, ni
wish-filler = un, une, le, la, les, de, du, des, d’, en, a, au, fait, tient, marque, est, sont, bon, bonne, main, prend, gagne, ne
wish-number-1 = un seul, une seule
wish-number-2 = deux
wish-number-3 = trois
wish-number-4 = quatre
wish-number-5 = cinq
wish-number-6 = six
wish-number-7 = sept
wish-number-8 = huit
wish-number-9 = neuf
wish-number-10 = dix
wish-number-11 = onze
wish-number-12 = douze
wish-word = « { $word } » n’est pas compris ; { $hint }.
wish-empty = Dites ce qui doit arriver dans la donne, par exemple « repique du premier, quatorze du dernier ».
wish-whose = Dites de qui il doit s’agir, du premier ou du dernier : « { $phrase } ».
wish-says-nothing = « { $phrase } » ne dit pas ce qui doit arriver ; nommez ce qui marque, comme un repique, ou ce qui est tenu, comme un quatorze.
wish-several = « { $phrase } » dit plusieurs choses à la fois, ou une qui ne va avec rien d’autre ; dites chacune à part, avec des virgules, par exemple « repique du premier, pas de carte blanche ».
wish-how-many = Dites combien : il faut un nombre à « { $phrase } ».
wish-number = Un nombre ne dit rien de « { $phrase } » ; ôtez-le.
wish-whole-number = { $name }= prend un entier à partir de 1, et non { $found }.
