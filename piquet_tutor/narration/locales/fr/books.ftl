# Les jeux de règles et les sources par leur nom : comment un jeu de règles s’appelle, et ce qu’il est ; comment une
# source s’appelle à côté d’une décision. Les livres gardent leur titre dans chaque langue.

## Jeux de règles

ruleset-rubicon = Piquet au rubicon
    .about = Le jeu de club anglais en six donnes, d’après les lois de Cavendish et son ordre du compte.

ruleset-parlett = Piquet selon Parlett
    .about =
        Le jeu de club tel que David Parlett le raconte : le dernier n’est pas tenu d’écarter, et le pique, tel que nous
        le lisons, se juge dans l’ordre du temps.

ruleset-club = Piquet de club
    .about = Un exposé moderne du jeu de club, qui permet de taire une partie d’une combinaison.

ruleset-wikipedia = Piquet selon Wikipédia
    .about =
        Les règles de l’encyclopédie : un point doit avoir quatre cartes, et les dix des cartes peuvent achever un
        pique.

ruleset-saunt = Cent (Saunt), la course à cent
    .about = L’ancien jeu : on s’arrête au moment même où un joueur a cent points, et c’est lui qui gagne.

ruleset-cavendish = Les lois de Cavendish, 1882
    .about =
        Les lois des cercles Portland et Turf, telles que Cavendish les a imprimées : une séquence s’annonce avec sa
        carte du haut.

ruleset-au-cent = Piquet au Cent
    .about = En cent points, et trois manches sur cinq : tout s’annonce avec sa valeur, et une annonce courte lie.

ruleset-cent-36 = Piquet classique à trente-six cartes
    .about =
        Le jeu classique de Wikipédia : trente-six cartes, le premier peut en écarter sept, et qui fait une levée y
        compte les hautes cartes.

ruleset-cent-1651 = Le Royall Game of Picquet, 1651
    .about =
        Les plus vieilles règles anglaises : trente-six cartes, le premier peut en écarter huit, le point se compte par
        dizaines, seules les hautes cartes marquent au jeu.

ruleset-contract = Piquet Contrat
    .about =
        On enchérit pour être premier : les combinaisons se marquent au-dessus de la ligne, et les levées auxquelles on
        s’est engagé au-dessous.

ruleset-auction = Piquet aux enchères
    .about =
        On enchérit pour gagner, ou perdre, un nombre de levées : qui enchérit en dernier lieu devient premier ; une
        grande part de ses lois est perdue, et c’est signalé.

ruleset-normand = Piquet Normand, à trois
    .about =
        Trois joueurs, dix cartes chacun et un talon de deux pour le donneur ; ses lois sont perdues, et ceci est notre
        proposition.

ruleset-voleur = Piquet Voleur, à quatre
    .about = Deux contre deux, huit cartes chacun et aucun écart ; la meilleure main des quatre emporte le point, les séquences, les brelans et quatorze.

## Sources

source-cavendish = Cavendish
source-parlett = Parlett
source-club = Règles du club
source-wikipedia = Wikipédia
source-aucent = Cavendish, au Cent
source-royall = Le Royall Game, 1651
source-penguin = Penguin Book
source-hoyle = Hoyle
source-meyers = Meyers
source-pierer = Pierer
source-germanwiki = Wikipédia en allemand
source-casinospiegel = Casinospiegel
source-academie = Académie des jeux
source-frenchwiki = Wikipédia en français
source-frenchpages = Pages françaises
source-adpoker = AD Poker
source-belgian = Aide-mémoire belge
source-americana = Americana
source-table = Choix de la table
source-counterpique = Le Piquet Contrat de Parlett
source-compendium = Compendium
source-abstract_games = Abstract Games
source-voleur_page = Page sur le Piquet Voleur
