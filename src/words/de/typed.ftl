# Was man tippen kann, als Listen mit Kommas. Was hier in einer Sprache steht, wird in allen gelesen.

# Statt eines Zugs.
typed-resign = aufgeben, aufgabe, ich gebe auf, gebe auf, gib auf
typed-draw = remis, remis anbieten, remisangebot, biete remis, ich biete remis, ich biete remis an, remis annehmen, unentschieden
typed-takeback = zurück, zurücknehmen, zug zurück, zug zurücknehmen, rückgängig
typed-help = hilfe, befehle
typed-hint = tipp
typed-board = brett, brett zeigen, zeig das brett, stellung
typed-games = partien, meine partien, spiele, meine spiele
typed-play = spielen, neue partie, neues spiel

# In einem Zug.
typed-takes = schlägt, schlage, schlag, schlagen, nimmt, nehme, nimm
typed-becomes = wird, umwandlung, umwandeln, verwandeln, verwandelt
typed-fillers = nach, auf, von, vom, aus, in, im, mit, und, zu, zum, zur, den, die, das, der, dem, einen, eine, ein, ich, mein, meinen, meine, zieht, ziehe, zieh, ziehen, geht, gehe, setzt, setze, setz, feld, bitte, schach, matt, schachmatt
typed-step-castle-short = rochade, rochieren, rochiere, kurz rochieren, rochade kurz, kurze rochade, rochiere kurz, kleine rochade, rochade klein, rochade h seite
typed-step-castle-long = rochade, rochieren, rochiere, lang rochieren, rochade lang, lange rochade, rochiere lang, große rochade, rochade groß, rochade a seite
typed-step-pass = passe, passen
typed-step-skip = aussetzen, passe, passen
typed-step-ask-any = any

# Unter Optionen.
typed-option-takebacks = zugrücknahme, zugrücknahmen, rücknahme, zurücknehmen
typed-option-listed = plätze wie gewählt, sitze wie gewählt, farben fest
typed-option-drawn = zufällige plätze, zufällige farben, farben zufällig
typed-option-limit = limit, höchstens
typed-option-days = tage, tag, t
typed-option-watch = zuschauen, zusehen
typed-option-anonymous = anonym
typed-option-computers = computer
typed-yes = ja, an, ein, wahr
typed-no = nein, aus, kein, keine, ohne

# Wie eine Figur noch heißt, und ihr Buchstabe.
also-king = königs
also-queen = damen, königin
also-rook = türme, turms
also-bishop = läufers
also-knight = springers, pferd, rössel
also-pawn = bauern
also-advisor = berater, mandarin
also-elephant = elefanten, minister
also-cannon = kanonen
letter-king = K
letter-queen = D
letter-rook = T
letter-bishop = L
letter-knight = S
letter-pawn = B

# Was auf eine Nachricht gesagt wird, die kein Zug ist.
wish-button = Das ist kein Zug, aber dieser Knopf macht es.
told-help = Schreib hier einen Zug, etwa { $example }, oder drücke einen Knopf.
told-unread = { $text } kann ich nicht als Zug lesen; schreib etwa { $example } oder drücke einen Knopf.
told-no-game = Du hast hier gerade keine Partie; beginne eine oder drücke Hilfe.
told-secret = Züge in { $game } bleiben geheim, darum lese ich sie hier nicht: Schick sie mir als Direktnachricht oder nimm /zug.
label-help = Hilfe
