# Une donne dans un livre que fait Sphinx : ce qui est sous son image, et ce qui ne va pas dans une directive.

sphinx-rulings = Toutes ses décisions
sphinx-no-deal = Il n’y a pas de donne ici : nommez le fichier d’un relevé, ou écrivez la donne dessous.
sphinx-no-file = { $file } ne peut pas être lu : vérifiez qu’il est là, et que c’est un texte.
sphinx-no-ruling = Il n’y a pas ici de décision { $number } ; donnez à « ruling » un nombre de 1 à { $most }.
sphinx-hidden = Ce lien cache des cartes, qu’une page avec toutes les décisions montrerait : donnez le relevé, ou un lien qui ne cache rien.
