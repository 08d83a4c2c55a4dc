### The ten levels of our own engine: a name for each, and a sentence about how it plays.
###
### They are animals of the meadow, the weakest first. Short names; the sentence is honest and kind.

level-1-name = Gąsienica
level-1-character = Dopiero co poznała zasady, uwielbia wystawiać nowe płytki i prawie nie patrzy na twoje.
level-2-name = Ślimak
level-2-character = Pełznie do twojej królowej, zapomina o swojej i potrafi przejść obok wygranej.
level-3-name = Ćma
level-3-character = Leci na twoją królową jak do lampy i nie przepuszcza wygranej w jednym ruchu.
level-4-name = Trzmiel
level-4-character = Poczciwy i pracowity: zastanawia się, co odpowiesz, i część z tego odgaduje.
level-5-name = Świerszcz
level-5-character = Żywy i czujny przy królowych, ale długie marsze i dalekie skoki go zaskakują.
level-6-name = Świetlik
level-6-character = Oświetla prawie całą planszę; to, co dzieje się na ciemnym skraju, czasem mu umyka.
level-7-name = Ważka
level-7-character = Dostrzega każdą groźbę wobec swojej królowej i czeka, aż ty przeoczysz groźbę wobec swojej.
level-8-name = Szerszeń
level-8-character = Przygotowuje atak na kilka ruchów naprzód i żądli, gdy twoje płytki są związane.
level-9-name = Modliszka
level-9-character = Cierpliwa, dokładna i trudna do zaskoczenia: nie umyka jej prawie nic.
level-10-name = Sowa
level-10-character = Widzi całą łąkę i myśli tak długo, jak jej pozwolisz: z pełną siłą.
