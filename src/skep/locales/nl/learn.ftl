### Leren in de browser: wat rond de lessen staat, hints, en de terugblik op een partij.

learn-lead = Leer het spel door het te spelen. Raak het veld aan, en het antwoordt.
learn-progress =
    { $done ->
        [0] Nog geen van { $count } lessen gedaan
       *[other] { $done } van { $count } lessen gedaan
    }
learn-begin = Begin met de eerste les
learn-go-on = Verder: { $title }
learn-all-done = Je hebt alle lessen gedaan. Goed zo!
learn-done = gedaan
learn-rules = De regels, om te lezen en te printen

lesson = Les
lessons = Alle lessen
learn-place = Les { $number } van { $count }
learn-next = Volgende les
task-open = Opdracht { $number }
task-solved = Opdracht { $number }, opgelost
task-next = Volgende opdracht
task-again = Nog een keer
hint = Hint

first-game-begin = Begin de partij
first-game-go-on = Ga verder met je partij
first-game-anew = Begin opnieuw
first-game-done = Je hebt een hele partij gespeeld.
advice = Advies

welcome = Nieuw bij dit spel?
welcome-means = Leer het in een paar minuten, door de stukken aan te raken. Zonder eerst te lezen.
welcome-learn = Leren spelen
welcome-play = Ik ken het al

hint-is = Een goede zet, gemarkeerd op het veld: { $piece }.

review-turned-yours = De partij kantelde met jouw zet nummer { $number }: { $piece }. Je kansen gingen van { $before }% naar { $after }%.
review-turned-theirs = De partij kantelde met zet nummer { $number } van { $name }: { $piece }. De kansen van de machine gingen van { $before }% naar { $after }%.
review-bit-by-bit = Geen enkele zet besliste deze partij. Ze werd stukje bij beetje gewonnen.
review-next-up = Je volgende tegenstander kan niveau { $level } zijn: { $name }.
review-next-same = Wat dacht je van nog een partij op niveau { $level }?
review-next-down = Niveau { $level } is nu misschien leuker: { $name }.
review-next-top = Dat was ons sterkste niveau. Goed gespeeld!
review-show = Toon de zet
review-play = Speel: { $name }
