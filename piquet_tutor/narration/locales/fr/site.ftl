# Le site qui tourne dans le Python du navigateur : ce que dit sa construction, et ce dont ses pages se passent.

site-step-python = Téléchargement de Python pour le navigateur.
site-step-compile = Compilation du tuteur pour ce Python ; cela prend une minute au plus.
site-step-pages = Écriture des pages.
site-built = Le site se trouve dans { $folder } : déposez le dossier entier chez n’importe quel hébergeur, à n’importe quelle adresse.
site-not-empty = { $folder } contient autre chose qu’un site déjà construit ; indiquez un nouveau dossier, ou videz celui-ci.
site-failed = { $command } a échoué, et rien n’a été écrit : { $why }
site-no-deno = Il manque Deno, qui prépare Python pour le navigateur ; on l’obtient avec « pip install 'piquet-tutor[site]' ».
site-file = Impossible d’écrire dans { $folder } : { $problem }

lacking-title = Pas ici
lacking-sentence = Cette page calcule avec { $module }, que le Python du navigateur n’a pas ; elle fonctionne dans le tuteur installé sur un ordinateur.

## Une bibliothèque qui n’est pas installée.

lacking-library =
    { $extra ->
        [app] L’application a besoin de { $module }, qui n’est pas installé ici ; on l’obtient avec « { $install } ».
       *[other] Il faut ici { $module }, qui n’est pas installé ; on l’obtient avec « { $install } ».
    }
