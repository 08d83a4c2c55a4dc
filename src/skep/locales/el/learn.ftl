### Learning in the browser: the screens around the lessons (which are in lessons.ftl), hints, and
### what is said when a game against the machine is over.
###
### $name is the name of a level (levels.ftl), $level its number. $piece is a piece in the form of
### piece-name: put it after a colon.


## The list of lessons

learn-lead = Μάθε το παιχνίδι παίζοντας. Άγγιξε το ταμπλό και απαντά.
# $done of $count lessons are done.
learn-progress =
    { $done ->
        [0] Μαθήματα: { $count }, κανένα ακόμα
       *[other] Ολοκληρωμένα μαθήματα: { $done } από { $count }
    }
learn-begin = Άρχισε με το πρώτο μάθημα
# $title: the title of a lesson.
learn-go-on = Συνέχισε: { $title }
learn-all-done = Έκανες όλα τα μαθήματα. Μπράβο!
learn-done = έγινε
learn-rules = Οι κανόνες, για διάβασμα και εκτύπωση

## A lesson

lesson = Μάθημα
lessons = Όλα τα μαθήματα
learn-place = Μάθημα { $number } από { $count }
learn-next = Επόμενο μάθημα
# $number: which task of the lesson, for screen readers.
task-open = Άσκηση { $number }
task-solved = Άσκηση { $number }, λύθηκε
task-next = Επόμενη άσκηση
task-again = Άλλη μία φορά
hint = Υπόδειξη

## The first game

first-game-begin = Άρχισε την παρτίδα
first-game-go-on = Συνέχισε την παρτίδα
first-game-anew = Από την αρχή
first-game-done = Έπαιξες μια ολόκληρη παρτίδα.
advice = Συμβουλή

## The first visit

welcome = Πρώτη φορά στο παιχνίδι;
welcome-means = Μάθε το σε λίγα λεπτά, αγγίζοντας τα κομμάτια. Δεν χρειάζεται διάβασμα.
welcome-learn = Μάθε να παίζεις
welcome-play = Το ξέρω ήδη

## A hint in a game

hint-is = Μια καλή κίνηση, σημειωμένη στο ταμπλό: { $piece }.

## After a game against a level

# $number: the number of the move. $before and $after: the chances to win, from 0 to 100.
review-turned-yours = Η παρτίδα γύρισε με τη δική σου κίνηση με αριθμό { $number }: { $piece }. Οι πιθανότητές σου πήγαν από { $before }% σε { $after }%.
review-turned-theirs = Η παρτίδα γύρισε με κίνηση του αντιπάλου ({ $name }) με αριθμό { $number }: { $piece }. Οι πιθανότητες της μηχανής πήγαν από { $before }% σε { $after }%.
review-bit-by-bit = Καμία κίνηση μόνη της δεν έκρινε αυτή την παρτίδα. Κερδήθηκε λίγο λίγο.
review-next-up = Επόμενος αντίπαλός σου θα μπορούσε να είναι το επίπεδο { $level }: { $name }.
review-next-same = Τι λες για άλλη μία παρτίδα στο επίπεδο { $level };
review-next-down = Προς το παρόν ίσως είναι πιο διασκεδαστικό το επίπεδο { $level }: { $name }.
review-next-top = Αυτό ήταν το πιο δυνατό μας επίπεδο. Ωραία έπαιξες!
review-show = Δείξε την κίνηση
review-play = Παίξε: { $name }
