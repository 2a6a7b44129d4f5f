# Ce qui entoure une page : le cadre du serveur, et les pages par lesquelles il répond quand il n’y en a pas. Écrit dans le
# gabarit des pages par tools/make_around.py, dans chaque langue : il est là avant tout programme.

## Pendant qu’une page arrive

around-loading = On prépare la table…
around-no_script = Ces pages ont besoin de JavaScript : c’est lui qui dessine les cartes.

## Quand le programme d’une page n’est plus là, ou n’a pas tout envoyé

around-cleared = La table a été débarrassée, mais votre donne est conservée dans ce navigateur.
around-incomplete = Il manque une partie de cette page. La machine est peut-être occupée : réessayez dans un instant.
around-blocked = Cette page n’arrive pas à joindre le programme qui la fait vivre : quelque chose en chemin (un proxy, un pare-feu ou une extension du navigateur) ne laisse passer aucune connexion WebSocket. Sur un autre réseau, ou si l’on fait une exception pour cette adresse, la page fonctionne.
around-by_itself = La table est remise en place ; vous n’avez rien à faire.
around-closed = Si vous avez fermé le programme, relancez-le d’abord.
around-again = Remettre la table en place
# In a browser that runs the tutor itself.
around-unloaded = Les règles n’ont pas pu être chargées dans ce navigateur. Vérifiez la connexion, puis réessayez.
around-retry = Réessayer
# Sous chaque page d’un site qui a la documentation à côté de lui.
around-docs = Documentation (en anglais) : chaque règle avec sa source, les formats, les commandes
# Below a page that a notebook shows as well, and above that notebook.
around-notebook = Le même sujet dans un carnet
around-page = Le même sujet dans l’application
# A cell’s code, folded.
around-code = Code

## Quand il n’y a pas de page

around-front = Aller à l’accueil
around-full_title = Un instant
around-full = Toutes les tables sont prises
around-full_more = Vous en aurez une dès qu’une place se libérera. Vous n’avez rien à faire : cette page redemande toutes les quelques secondes.
around-unknown = Cette page n’existe pas
around-unknown_more = L’adresse est peut-être mal écrite, ou la page a changé de nom.
around-failed = La table n’a pas pu être préparée
around-failed_more = Le programme de cette page a répondu : { $answer }. La fenêtre d’où il a été lancé en dit davantage.
