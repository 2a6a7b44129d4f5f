# L’image d’une décision, pour une diapositive ou un message.

picture-number = Décision { $number }
picture-score = Marque après cette décision
picture-total = Marque
picture-points = +{ $points }
picture-made = Piquet Tutor
picture-told = { $rules }, décision { $number } : { $verdict }. { $short }
picture-file = decision-{ $number }
picture-save = Enregistrer en image (PNG)
picture-save-drawing = En dessin (SVG)
