### Where the printed sheets differ, and what Skep plays (docs/rules.md, section 16): a question, and an
### answer of two or three sentences. The first three messages stand above them all.

rules-sheets-title = אם בדף המודפס שלכם כתוב אחרת
rules-sheets-text = הדפים המודפסים לא מסכימים בכול, וחלקם משמיטים דברים. כך משחקים ב־Skep, כמו בטורנירים ובתוכנות אחרות.
# $setting: the name of the setting, and what to choose there.
rules-sheets-setting = הגדרה: { $setting }

rules-sheet-turns-title = מי מתחיל, ומהו תור?
rules-sheet-turns-text = אף דף לא אומר איזה צבע מתחיל. ב־Skep זה הלבן. בכל תור עושים דבר אחד: אבן שהונחה עכשיו תזוז לכל המוקדם בתור הבא.

rules-sheet-queen-opens-title = האם המלכה יכולה להיות ראשונה?
rules-sheet-queen-opens-text = לפי הדפים המודפסים כן. בטורנירים אף צד לא מתחיל במלכה, וכך גם ב־Skep, אלא אם תבחרו אחרת.

rules-sheet-how-many-title = כמה אבנים יש?
rules-sheet-how-many-text = בחלק מהדפים אחת עשרה אבנים לכל צד, ובאחרים שלוש עשרה. אלה מהדורות שונות. ב־Skep אתם בוחרים אילו חרקים משתתפים.

rules-sheet-touching-title = במה חייבת לגעת אבן חדשה?
rules-sheet-touching-text = חלק מהדפים אומרים רק שאסור לה לגעת בצבע האחר, ואחרים רק שעליה לגעת בצבע שלכם. שני הדברים נכונים, גם ליתוש, אף ששני דפים לא אומרים זאת עליו.

rules-sheet-hole-title = האם מותר לשים אבן בתוך חלל?
rules-sheet-hole-text = כן. אבן חדשה יכולה למלא חלל אם היא נוגעת רק בצבע שלכם. הדף הגרמני אומר שיתושים נכנסים מן החוץ; הכוונה מהיד. חיפושית נכנסת לחלל במהלך, מלמעלה.

rules-sheet-contact-title = מי חייב להישאר במגע עם הכוורת?
rules-sheet-contact-text = הדפים אומרים זאת על העכביש, וחלקם על המלכה. זה נכון לכל אבן שמחליקה, בכל צעד.

rules-sheet-beetle-gates-title = האם רווח צר עוצר את החיפושית?
rules-sheet-beetle-gates-text = לפי הדפים החיפושית היא יוצאת מן הכלל. זה נכון כשהיא מטפסת או יורדת. על השולחן רווח צר עוצר אותה, ולמעלה עוצרות אותה שתי ערימות גבוהות.

rules-sheet-ladybug-gates-title = האם רווח צר עוצר את פרת משה רבנו?
rules-sheet-ladybug-gates-text = הדפים לא אומרים דבר על כך. היא מטפסת על אבנים בודדות, אבל כמו חיפושית היא לא עוברת בין שתי ערימות שגבוהות מהמקום שהיא עוזבת ומהמקום שהיא מגיעה אליו.

rules-sheet-beetle-stops-title = האם רק חיפושית עוצרת חיפושית?
rules-sheet-beetle-stops-text = כך אומרים הדפים, אבל זה נכון רק לחיפושית שנמצאת על הכוורת. גם יתוש שמעליה עוצר אותה, וכן רווח צר, ועל השולחן כלל הכוורת המאוחדת.

rules-sheet-stack-title = כמה גבוהה יכולה ערימה להיות?
rules-sheet-stack-text = הדפים מדברים על ארבע חיפושיות. עם היתושים, שמטפסים כמו חיפושיות, היא יכולה להגיע לשבע אבנים.

rules-sheet-ant-ways-title = לאן הנמלה יכולה ללכת?
rules-sheet-ant-ways-text = דף אחד אוסר עליה, כמו על כל אבן שמחליקה, כל מקום בתוך הכוורת. רק רווח צר עוצר אותה: למפרץ פתוח היא יכולה להיכנס. מה שאחרים אומרים, שעליה ללכת בכיוון אחד, לא משנה דבר.

rules-sheet-spider-words-title = מה לעכביש ולחגב?
rules-sheet-spider-words-text = דף ישן של Carbon אומר שהעכביש נוגע באבן בכל צעד, חוץ מהחגב. זאת טעות דפוס. הוא יכול ללכת לאורך כל אבן.

rules-sheet-mosquito-stack-title = מה מחקה יתוש ליד ערימה?
rules-sheet-mosquito-stack-text = חלק מהדפים לא אומרים, ושניים מדברים על מקרים מיוחדים. זאת תמיד האבן העליונה, ולא מה שמתחתיה.

rules-sheet-mosquito-kinds-title = האם היתוש מחקה את כל השכנים?
rules-sheet-mosquito-kinds-text = הדף היווני אומר את כולם. לכל מהלך בוחרים סוג אחד, וצעדים של שני סוגים אף פעם לא מתערבבים. קובע במה הוא נוגע בתחילת המהלך.

rules-sheet-mosquito-pillbug-title = מה עושה יתוש ליד טחבית?
rules-sheet-mosquito-pillbug-text = רק הדף היווני מכיר את הטחבית. ליד טחבית מכל צבע היתוש יכול ללכת כמוה או לזרוק כמוה, אבל לא אם זרקו אותו עצמו בתור הקודם.

rules-sheet-pass-title = מה אם אי אפשר לעשות דבר?
rules-sheet-pass-text = הדף העברי לא אומר דבר על כך. מוותרים על התור עד שמשהו שוב אפשרי, ואחרת אסור לוותר.

rules-sheet-own-queen-title = מה אם אתם מכתרים את המלכה של עצמכם?
rules-sheet-own-queen-text = הדף העברי מדבר רק על התוקף. מי שהמלכה שלו מכותרת מפסיד, לא משנה מי עשה את המהלך.

rules-sheet-draw-title = מתי המשחק נגמר בתיקו?
rules-sheet-draw-text = לפי הדף העברי רק אם מהלך אחד מכתר את שתי המלכות. ב־Skep השחקנים יכולים גם להסכים על תיקו. מצב בלי מהלכים הוא לא תיקו, אף שכמה דפים קוראים לו במילה מהשחמט.

rules-sheet-repetition-title = האם חזרה היא תיקו?
rules-sheet-repetition-text = הדפים לא אומרים דבר על כך. ב־Skep לא, אלא אם תבחרו בזה לפני המשחק.
