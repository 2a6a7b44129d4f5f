# The rule sets and the sources by name: what a rule set is called, and what it is; how a source is called beside a
# ruling. Books keep their own titles in every language.

## Rule sets

ruleset-rubicon = Rubicon Piquet
    .about = The English club game of six deals, by Cavendish’s laws and his order of reckoning.

ruleset-parlett = Parlett’s Piquet
    .about =
        The club game as David Parlett tells it: younger need not exchange, and a pique, as we read him, goes by the
        clock.

ruleset-club = Club Piquet
    .about = A modern statement of the club game, which lets a player sink part of a combination.

ruleset-wikipedia = Wikipedia’s Piquet
    .about = The encyclopaedia’s rules: a point needs four cards, and the ten for the cards can complete a pique.

ruleset-saunt = Saunt, the race to a hundred
    .about = The older game: play stops the moment a player has a hundred points, and that player wins.

ruleset-cavendish = Cavendish’s laws, 1882
    .about = The laws of the Portland and Turf Clubs as Cavendish printed them: a sequence is called with its top card.

ruleset-au-cent = Piquet au Cent
    .about = A hundred up and the best of five games: everything is called with its value, and a short call binds.

ruleset-cent-36 = Classic Piquet with thirty-six cards
    .about =
        Wikipedia’s classic game: thirty-six cards, elder may exchange seven, and the taker of a trick counts its high
        cards.

ruleset-cent-1651 = The Royall Game of Picquet, 1651
    .about =
        The oldest English rules: thirty-six cards, elder may exchange eight, the point counts by tens, only high cards
        score in play.

ruleset-contract = Contract Piquet
    .about = Bid for the elder hand: combinations score above the line, and the tricks you undertook below it.

ruleset-auction = Auction Piquet
    .about =
        Bid to win, or to lose, a number of tricks: the last bidder is elder; much of its law is lost, and is marked so.

ruleset-normand = Piquet Normand, for three
    .about = Three players, ten cards each and a talon of two for the dealer; its law is lost, and this is our proposal.

ruleset-voleur = Piquet Voleur, for four
    .about = Two against two, eight cards each and nothing exchanged; the best hand of the four wins the point, the sequences and the sets.

## Sources

source-cavendish = Cavendish
source-parlett = Parlett
source-club = Club rules
source-wikipedia = Wikipedia
source-aucent = Cavendish, au Cent
source-royall = The Royall Game, 1651
source-penguin = Penguin Book
source-hoyle = Hoyle
source-meyers = Meyers
source-pierer = Pierer
source-germanwiki = German Wikipedia
source-casinospiegel = Casinospiegel
source-academie = Académie des jeux
source-frenchwiki = French Wikipedia
source-frenchpages = French pages
source-adpoker = AD Poker
source-belgian = Belgian aide-mémoire
source-americana = Americana
source-table = House rule
source-counterpique = Parlett’s Contract Piquet
source-compendium = Compendium
source-abstract_games = Abstract Games
source-voleur_page = Page on Piquet Voleur
