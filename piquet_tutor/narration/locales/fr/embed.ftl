# Une donne dans la page de n’importe qui : ce qui s’y trouve avant que la page du tuteur s’ouvre à sa place.

embed-open = Ouvrir la donne : ses décisions, et pourquoi
embed-title = Une donne de piquet et ses décisions
embed-no-deal = Il n’y a pas de donne ici : donnez « link » ou « src », ou mettez-y un relevé.
embed-no-link = Ce n’est pas le lien d’une donne : copiez-le en entier, depuis « piquet= ».
embed-no-record = Ce n’est pas le relevé d’une donne : un relevé commence par « "format": "piquet-record/1" ».
embed-not-read = Le relevé n’a pas pu être lu : vérifiez que son fichier est là, et que cette page peut le lire.
