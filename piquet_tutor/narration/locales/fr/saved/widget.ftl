# Un objet d’un carnet enregistré, dont le noyau n’est plus là

cell-asleep = Ceci est arrêté : exécutez de nouveau la cellule.
