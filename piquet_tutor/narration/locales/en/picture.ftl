# A picture of one ruling, for a slide or a post. Its words are few: what else it says, the ruling says.

picture-number = Ruling { $number }
picture-score = Score after this ruling
picture-total = Score
picture-points = +{ $points }
picture-made = Piquet Tutor
# The picture in words, for those who cannot see it.
picture-told = { $rules }, ruling { $number }: { $verdict }. { $short }
# The name of the file, without its ending.
picture-file = ruling-{ $number }
picture-save = Save as picture (PNG)
picture-save-drawing = As a drawing (SVG)
