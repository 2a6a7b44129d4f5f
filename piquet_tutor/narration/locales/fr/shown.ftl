# Ce que montre la cellule d’un carnet : piquet_tutor/cells.

cell-error-language = Le tuteur ne parle pas « { $name } » ; prenez l’une de ces langues : { $known }.
