lesson-06-sets = Brelans et quatorze

lesson-06-sets-term-set = brelan ou quatorze
    .meaning = Des cartes d’un même rang, à partir du dix : trois font un brelan, quatre un quatorze.

lesson-06-sets-fourth = Trois as
    .text-1 = Vous êtes premier. Vous tenez trois as ; le dernier a tous les dix. Le nombre compte d’abord, ensuite le rang.
    .text-2 = Touchez une carte éclairée pour l’échanger.
    .after-1 = Un brelan vaut { $rules-set-good-trio }, un quatorze { $rules-set-good-quatorze } : son nom le dit.
    .ask = Faites que vos as soient bons.

lesson-06-sets-size-first = Trois dames
    .text-1 = Le premier annonce trois dames. Regardez toute la main du dernier.
    .after-1 = { $good }

lesson-06-sets-hook = Tous les rois
    .text-1 = Le premier tient tous les rois, et les annonce. Regardez bien les deux mains.
    .after-1 = { $best } Comme pour les séquences, le meilleur fait compter les autres. { $second } { $tens }

lesson-06-sets-question-4 = Tous les neuf
    .text-1 = Le premier a mal tiré, mais a gardé tous les neuf.
    .after-1 = Seuls les dix, les valets, les dames, les rois et les as font un brelan ou un quatorze.
    .ask = Peut-il les annoncer comme un quatorze ?

lesson-06-sets-blank = Une main sans figure
    .text-1 = Une main reçue sans roi, dame ni valet est une carte blanche : annoncée avant l’écart, puis montrée, elle vaut { $rules-carte_blanche-award-points }, et se compte avant tout le reste. Les as et les dix n’y changent rien.
    .text-2 = Ces cartes viennent d’être données.
    .after-1 = Ni roi, ni dame, ni valet : { $blank-points } points.

lesson-06-sets-boxes = Marquez cette donne
    .text-1 = Qui compte quoi en main ?

lesson-06-sets-summary =
    .text-1 = D’abord combien, ensuite de quel rang. Le meilleur fait compter les autres de la même main.
    .link-1 = S’exercer aux brelans et quatorze
