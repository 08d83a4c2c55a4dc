### Where the printed sheets differ, and what Skep plays (docs/rules.md, section 16): a question, and an
### answer of two or three sentences. The first three messages stand above them all.

rules-sheets-title = Jeśli twoja drukowana instrukcja mówi inaczej
rules-sheets-text = Drukowane instrukcje nie zgadzają się we wszystkim, a niektóre coś pomijają. Skep gra tak, jak gra się na turniejach i w innych programach.
# $setting: the name of the setting, and what to choose there.
rules-sheets-setting = Ustawienie: { $setting }

rules-sheet-turns-title = Kto zaczyna i co można zrobić w jednym ruchu?
rules-sheet-turns-text = Żadna instrukcja nie mówi, który kolor zaczyna. W Skep są to białe. W każdym ruchu robi się jedną rzecz: płytka dopiero co wystawiona rusza się najwcześniej w następnym ruchu.

rules-sheet-queen-opens-title = Czy królowa może wejść pierwsza?
rules-sheet-queen-opens-text = Według drukowanych instrukcji tak. Na turniejach nikt nie może zacząć od królowej i tak gra Skep, jeśli nie wybierzesz inaczej.

rules-sheet-how-many-title = Ile jest płytek?
rules-sheet-how-many-text = Jedne instrukcje podają po jedenaście płytek, inne po trzynaście. To różne wydania. W Skep wybierasz, które stawonogi grają.

rules-sheet-touching-title = Czego musi dotykać nowa płytka?
rules-sheet-touching-text = Jedne instrukcje mówią tylko, że nie może dotykać drugiego koloru, inne tylko, że musi dotykać twojego. Obowiązuje jedno i drugie, także dla komara, o którym dwie ulotki tego nie mówią.

rules-sheet-hole-title = Czy płytka może trafić do dziury?
rules-sheet-hole-text = Tak. Nowa płytka może wypełnić dziurę, jeśli dotyka tylko twojego koloru. Niemiecka ulotka każe wprowadzać komary „spoza roju”; to znaczy z zapasu. Żuk dostaje się do dziury ruchem, z góry.

rules-sheet-contact-title = Kto musi pozostać w styczności z rojem?
rules-sheet-contact-text = Instrukcje mówią to o pająku, niektóre też o królowej. Dotyczy to każdej płytki, która się ślizga, w każdym kroku.

rules-sheet-beetle-gates-title = Czy wąska szczelina zatrzymuje żuka?
rules-sheet-beetle-gates-text = Instrukcje nazywają żuka wyjątkiem. To prawda, gdy wchodzi lub schodzi. Na stole zatrzymuje go wąska szczelina, a wyżej dwa wysokie stosy.

rules-sheet-ladybug-gates-title = Czy wąska szczelina zatrzymuje biedronkę?
rules-sheet-ladybug-gates-text = Instrukcje o tym milczą. Po pojedynczych płytkach przechodzi, ale jak żuk nie przejdzie między dwoma stosami wyższymi niż miejsce, które opuszcza, i to, na które idzie.

rules-sheet-beetle-stops-title = Czy tylko żuk zatrzymuje żuka?
rules-sheet-beetle-stops-text = Tak mówią instrukcje, ale to prawda tylko o żuku na wierzchu roju. Zatrzymuje go też komar na nim, wąska szczelina, a na stole zasada jednego roju.

rules-sheet-stack-title = Jak wysoki może być stos?
rules-sheet-stack-text = Instrukcje mówią o czterech żukach. Z komarami, które wspinają się jak żuki, stos może mieć siedem płytek.

rules-sheet-ant-ways-title = Którędy może iść mrówka?
rules-sheet-ant-ways-text = Jedna instrukcja zabrania jej, jak każdej płytce, która się ślizga, wszelkich miejsc wewnątrz roju. Zatrzymują ją tylko wąskie szczeliny: do otwartej zatoki może wejść. To, że ma iść w jedną stronę, jak mówią inne, niczego nie zmienia.

rules-sheet-spider-words-title = Co pająk ma wspólnego z konikiem polnym?
rules-sheet-spider-words-text = Wczesna instrukcja Carbon mówi, że pająk w każdym kroku dotyka płytki, oprócz konika polnego. To błąd w druku. Może iść wzdłuż każdej płytki.

rules-sheet-mosquito-stack-title = Co naśladuje komar obok stosu?
rules-sheet-mosquito-stack-text = Niektóre instrukcje tego nie mówią, a dwie opisują szczególne przypadki. Zawsze jest to płytka na wierzchu i nic pod nią.

rules-sheet-mosquito-kinds-title = Czy komar naśladuje wszystkich sąsiadów?
rules-sheet-mosquito-kinds-text = Grecka ulotka mówi, że wszystkich. Na każdy ruch wybierasz jeden rodzaj, a kroków dwóch rodzajów nie miesza się nigdy. Decyduje to, czego dotyka na początku ruchu.

rules-sheet-mosquito-pillbug-title = Co robi komar obok stonogi?
rules-sheet-mosquito-pillbug-text = Tylko grecka ulotka zna stonogę. Obok stonogi dowolnego koloru komar może iść jak ona albo przerzucać jak ona, ale nie wtedy, gdy w poprzednim ruchu sam został przerzucony.

rules-sheet-pass-title = Co, jeśli nic nie możesz zrobić?
rules-sheet-pass-text = Hebrajska instrukcja tego nie mówi. Pasujesz, aż coś znów będzie możliwe, a poza tym pasować nie wolno.

rules-sheet-own-queen-title = Co, jeśli otoczysz własną królową?
rules-sheet-own-queen-text = Hebrajska instrukcja mówi tylko o atakującym. Przegrywa ten, czyja królowa jest otoczona, bez względu na to, kto wykonał ruch.

rules-sheet-draw-title = Kiedy jest remis?
rules-sheet-draw-text = Według hebrajskiej instrukcji tylko wtedy, gdy jeden ruch otacza obie królowe. W Skep gracze mogą też uzgodnić remis. Brak ruchu to nie remis, choć niektóre instrukcje nazywają to słowem z szachów.

rules-sheet-repetition-title = Czy powtórzenie to remis?
rules-sheet-repetition-text = Instrukcje o tym milczą. W Skep nie, jeśli nie wybierzesz tego przed partią.
