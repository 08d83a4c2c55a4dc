### The ten levels of our own engine: a name for each, and a sentence about how it plays.
###
### They are animals of the meadow, the weakest first. Short names; the sentence is honest and kind.

level-1-name = זחל
level-1-character = רק עכשיו למד את הכללים, אוהב להוציא אבנים חדשות, וכמעט לא מסתכל על שלכם.

level-2-name = חילזון
level-2-character = זוחל אל המלכה שלכם, שוכח את שלו, ועלול לחלוף על פני ניצחון בלי לראות.

level-3-name = עש
level-3-character = עף אל המלכה שלכם כמו אל מנורה, ולוקח כל ניצחון במרחק מהלך אחד.

level-4-name = בומבוס
level-4-character = טוב לב וחרוץ: תוהה מה תענו, ומנחש חלק מזה.

level-5-name = צרצר
level-5-character = ערני ומלא חיים ליד המלכות, אבל מופתע מהליכות ארוכות ומקפיצות רחוקות.

level-6-name = גחלילית
level-6-character = מאירה את רוב הלוח; מה שקורה בשוליים החשוכים חומק ממנה מדי פעם.

level-7-name = שפירית
level-7-character = רואה כל איום על המלכה שלה, ומחכה שתפספסו איום על שלכם.

level-8-name = צרעה
level-8-character = מכינה התקפה כמה מהלכים מראש, ועוקצת כשהאבנים שלכם מרותקות.

level-9-name = גמל שלמה
level-9-character = סבלני, מדויק וקשה להפתעה: כמעט שום דבר לא חומק ממנו.

level-10-name = ינשוף
level-10-character = רואה את כל האחו, וחושב כל עוד תיתנו לו: במלוא הכוח.
