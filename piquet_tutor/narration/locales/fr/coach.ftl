# Ce que dit l’entraîneur : jusqu’où le jeu résolu répond selon une règle, et sa table (la commande « piquet-tutor table »).
# Les grands nombres arrivent tout écrits, les milliers séparés.

## Jusqu’où le jeu est résolu selon une règle

coach-unsolved = D’après ces règles, le jeu de la carte n’est pas résolu.
coach-unsolved-why =
    { $reason ->
        [players] Le jeu résolu est celui de deux mains ; ici, on joue à plus de deux.
        [contract] Ici, on enchérit sur les levées, et d’après ces règles une levée de plus peut rapporter plus ou moins ; cela n’entre pas en compte.
        [high_cards] Ici, les levées ne comptent pas toutes autant : tout dépend des cartes qui s’y trouvent.
        [heading] Ici, qui peut prendre une levée doit la prendre.
        [last_trick] La dernière levée vaut ici tant, ou si peu, qu’il n’est pas toujours mieux de faire plus de levées.
        [cards] Les cartes se marquent ici de telle façon qu’il n’est pas toujours mieux de faire plus de levées.
       *[clauses] Une règle du jeu de la carte se décide ici d’une façon que le jeu résolu ne connaît pas.
    }

## La table de toutes les positions

coach-table-building = Résolution de toutes les positions
coach-table-shipped = La table livrée avec le programme contient toutes les positions d’au plus { $tricks } levées : { $positions } valeurs en { $kilobytes } ko.
coach-table-cached = La table faite sur cette machine contient toutes les positions d’au plus { $tricks } levées : { $positions } valeurs en { $kilobytes } ko.
coach-table-missing = Aucune table du jeu résolu n’est gardée ici : elle est refaite chaque fois qu’on en a besoin, en une seconde environ. Gardez-en une avec « piquet-tutor table --build ».
coach-table-checksum = Somme de contrôle des valeurs (SHA-256) :
coach-table-same = C’est la somme de contrôle du jeu résolu tout entier : la table est saine.
coach-table-other = Ce n’est pas la somme de contrôle du jeu résolu tout entier : la table ne vaut rien. Refaites-la avec « piquet-tutor table --build ».
coach-table-damaged = La table du jeu résolu est abîmée. Refaites-la avec « piquet-tutor table --build ».
coach-table-built = Faite à partir de rien : { $positions } valeurs en { $seconds } s de temps de processeur, réduites à { $kilobytes } ko.
coach-table-kept = Gardée dans ce fichier :
coach-table-unkept = La table n’a pas pu être gardée dans son fichier ({ $fault }). Nommez un autre fichier avec --output.
