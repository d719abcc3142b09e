### Was die Seite von sich aus sagt. Was Spiele und Server sagen, kommt vom Server.

## Wie diese Sprache bei denen heißt, die sie sprechen, und was sich einstellen lässt.

language-name = Deutsch
language = Sprache
theme = Farben
theme-dark = dunkel
theme-light = hell
sound = Töne
pace = Tempo
pace-help = Wie lange zu sehen ist, wie etwas ankommt. Warten musst du darauf nie.
pace-long = lang
pace-short = kurz
pace-none = keine Bewegung
pace-still = Dein System wünscht wenig Bewegung, also bewegt sich nichts.
confirm-on = Vor jeder Aktion nachfragen
confirm-off = Sofort ausführen, ohne Rückfrage
notify = Benachrichtigen, wenn ich am Zug bin
keys = Tasten
keys-help = B: zum Brett; Pfeile: darauf bewegen; Eingabe oder Leertaste: berühren; R: drehen; Escape: loslassen; U: zurücknehmen; H: Tipp; + − 0: Größe; wenn das Spiel vorbei ist, links und rechts: durch das Spiel, P: von selbst.

## Die erste Seite.

hall-title = Plat: Spiele vom Städtebau
choose-game = Was wollen wir spielen?
learn = Regeln
learn-game = Die Regeln von { $game }
play = Spielen
play-game = { $game } spielen
players-exact = { $number } Spieler
players-range = { $fewest } bis { $most } Spieler
minutes-about =
    Etwa { $minutes ->
        [one] { $minutes } Minute
       *[other] { $minutes } Minuten
    }
minutes-short = { $minutes } Min.
difficulty = Schwierigkeit: { $how }
difficulty-light = leicht
difficulty-medium = mittel
difficulty-heavy = anspruchsvoll
levels-unmeasured = Wie stark jede Stufe hier ist, hat niemand gemessen.
alone = Auch ein Puzzle für eine Person
your-tables = Deine Tische
no-tables = Noch keine. Drücke bei einem Spiel auf Spielen; es wartet dann hier auf dich.
open-tables = Tische, die auf jemanden warten
no-open-tables = Gerade wartet niemand. Eröffne einen Tisch, und wer als Nächstes kommt, findet dich hier.
new-table = Ein neuer Tisch
finished = Beendet ({ $number })
game-with = { $game } mit { $names }
waits-for = Noch frei: { $number }
turn-of = Am Zug: { $names }
your-turn = Du bist am Zug
invites-to = { $name } lädt dich zu { $game } ein
seats-free =
    { $of ->
        [one] { $number } von { $of } Platz frei
       *[other] { $number } von { $of } Plätzen frei
    }
person = Mensch
to-lobby = Zu den Spielen
lost = Hier ist nichts gebaut
lost-help = Unter dieser Adresse gibt es keine Seite. Vielleicht ist der Link unvollständig.
sorry = Das hat nicht geklappt
no-answer = Der Server hat 15 Sekunden lang nicht geantwortet.
connection-lost = Die Verbindung ist unterbrochen; neuer Versuch …

## Wer jemand ist.

welcome = Willkommen!
welcome-name = Wie dürfen wir dich nennen?
your-name = Dein Name
keep-name = So heiße ich
friendly-names = Fröhlicher Otter, Stiller Reiher, Mutiger Dachs, Kluge Elster, Sanftes Bison, Flinker Hase, Weise Eule, Sonniger Fink, Neugieriger Fuchs, Geduldige Schildkröte, Freundlicher Biber, Munteres Eichhorn, Ruhiger Schwan, Witziger Rabe, Lustiger Igel, Bunter Eisvogel, Gelassenes Maultier, Wendiger Marder
you = du

## Einen Tisch aufbauen.

open-one = Einen Tisch eröffnen
ask-build = { $name }, wo bauen wir heute?
plan-alone = { $game } für dich allein
plan-against = { $game } für { $number }, gegen { $level }
plan-people = { $game } für { $number }
how-many = Wie viele spielen?
against = Gegen
everybody = alle gemeinsam
seat = Platz { $number }
seat-me = ich, an diesem Gerät
seat-friend = jemand anders, per Link
seat-computer = Computer
seat-free = freier Platz
options = Einstellungen
own-value = selbst schreiben …
open-table = Offener Tisch
open-table-help = Jeder kann ihn finden und sich setzen.
allow-hints = Tipps
allow-hints-help = Der Computer darf um Rat gefragt werden.
allow-chat = Chat
clock = Uhr
clock-none = keine Uhr
clock-move = Zeit für jeden Zug
clock-game = Zeit für das ganze Spiel
clock-minutes = Minuten
clock-increment = Sekunden mehr je Zug

## Die Stufen des Computers.

level-newcomer = Neuling
level-casual = Gelegenheitsspieler
level-regular = Stammspieler
level-expert = Experte
level-master = Meister
level-random = Zufall
level-greedy = Gierig
level-planner = Planer

## An einen Tisch kommen.

join = Hinsetzen
join-question = Du bist auf Platz { $number } eingeladen.
sit-here = Hier hinsetzen
watch-only = Nur zusehen
waiting = Es fehlt noch jemand
look-from = Von Platz { $number } aus ansehen
share = Teilen
share-watch = Wer diesen Link hat, kann zusehen:
link-for = Link für Platz { $number }
copy-link = Link kopieren
copy-link-seat = Den Link für Platz { $number } kopieren
copied = Kopiert
hand-over = Bildschirm weitergeben
hand-over-to = Platz { $number } ist am Zug. Die anderen sehen weg.
ready = Ich bin bereit
viewpoint-lost = Du sitzt nicht mehr auf Platz { $number }. Ab jetzt siehst du zu.
viewpoint-moved = Du sitzt nicht mehr auf Platz { $number }. Ab jetzt siehst du von Platz { $other } aus.

## Spielen.

board = das Brett
points =
    { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
then-points = dann { $points }
counted = Punkte
to-act = am Zug
do-it = Ausführen
do-question = { $name }: { $says }?
help-begin = Berühre etwas, das leuchtet. Nichts geschieht, bevor du es bestätigst.
help-chosen = Tippe noch einmal darauf, um es zu tun, oder wähle etwas anderes.
help-more = Tippe noch einmal darauf, um es zu tun, oder auf noch etwas, das leuchtet.
help-turn = Drehe mit dem runden Griff, dem Mausrad oder R.
after-move = Nach diesem Zug
go-on = { $name }, { $what }: berühre jetzt noch etwas, das leuchtet
all-together = alle
build-together = Ihr baut zusammen
go-on-place = { $name }, berühre jetzt einen leuchtenden Platz auf dem Brett
go-on-place-with = { $name }, { $what }: berühre jetzt einen leuchtenden Platz auf dem Brett
go-on-thing = { $name }, wähle jetzt, was dorthin kommt
nothing-now = { $what }: damit ist gerade nichts zu tun. Berühre etwas, das leuchtet.
all-actions = Alle Aktionen ({ $count })
search = Suchen
turn = Drehen
undo = Zurücknehmen
undo-all = Den ganzen Zug zurücknehmen
hint = Tipp
hint-says = Der Computer würde: { $says }.
remark = { $name } sagt: { $says }.
stands-in = { $level } für { $name }
loupe = Lupe: den gemeinten Punkt berühren
zoom-in = Größer
zoom-out = Kleiner
zoom-fit = Ganzes Brett
more = Mehr
close = Schließen
cancel = Abbrechen
yes = Ja
no = Nein

## Was geschah, und der Blick zurück.

log = Was geschah
looking-back = Du siehst zurück, nach Zug { $number }.
back-to-now = Zurück zur Gegenwart
first = Zum Anfang
previous = Zurück
next = Weiter
last = Zur Gegenwart
show-position = Die Stellung nach Zug { $number } zeigen
replay = Wiederholung
autoplay = Die Partie von selbst ablaufen lassen
chat = Chat
chat-write = Etwas sagen
rules = Regeln

## Was von anderen erbeten wird.

asked-back = { $name } möchte den letzten Zug zurücknehmen.
asked-back-by-us = Du möchtest deinen letzten Zug zurücknehmen; es fehlt die Zustimmung von: { $names }.
asked-rematch = { $name } möchte eine Revanche.
asked-rematch-by-us = Du möchtest eine Revanche; es fehlt die Zustimmung von: { $names }.
grant = Zustimmen
refuse = Ablehnen
withdraw = Nicht mehr fragen
offer-end = Anbieten, das Spiel so zu beenden, wie es steht
agree-end = Dem Ende zustimmen
decline-end = Weiterspielen
resign = Aufgeben
resign-question = Willst du aufgeben?
rematch = Revanche
to-rematch = Zur Revanche

## Das Ende.

won =
    { $names-count ->
        [one] { $names } hat gewonnen.
       *[other] { $names } haben gewonnen.
    }
nobody-won = Niemand hat gewonnen.
ended-agreed = Das Spiel wurde einvernehmlich beendet.
ended-resigned = { $name } hat aufgegeben.
ended-rules = Die Regeln dieses Spiels haben sich geändert, seit es begonnen wurde; darum endete es, wie es stand. Seine Aufzeichnung bleibt.
ended-time = { $name } hatte keine Zeit mehr.
outdated = Dieses Spiel wurde nach Fassung { $revision } der Regeln gespielt; heute gelten andere. Seine Aufzeichnung bleibt.
ending-wins = { $names } gewinnt, { $points } : { $others }
ending-shared = { $names } teilen sich den Sieg, je { $points }
ending-alone =
    { $names }: { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
ending-solo-reached = { $name } erreicht { $points } von { $target }
ending-solo-short =
    { $points } von { $target }: { $short ->
        [one] es fehlt { $short }
       *[other] es fehlen { $short }
    } zum Ziel
ending-together-reached = Gemeinsam gewonnen: { $points } von { $target }
ending-together-short =
    Gemeinsam verloren: { $points } von { $target }, { $short ->
        [one] es fehlt { $short }
       *[other] es fehlen { $short }
    }
ending-most = Am meisten brachte { $what }.
ending-least = Am meisten kostete { $what }.
ending-ahead = Vor { $name } durch { $what }.
ending-behind = Zurück bei { $what }.
ending-tie = Gleich viele Punkte; der Gleichstand wird nach den Regeln entschieden.
chart-points = Punkte, Zug um Zug
chart-expected = Erwartet am Ende, Zug um Zug
chart-line = { $name }: { $first } am Anfang, { $half } zur Hälfte, { $last } am Ende
chart-moves =
    { $count ->
        [one] { $count } Zug
       *[other] { $count } Züge
    }
chart-target = Ziel { $points }
moments = Die Augenblicke, die entschieden
moment-of = { $number }: { $says }
moment-cost = Kostete { $cost }. Besser: { $says }

## Was der Computer denkt.

advice = Was der Computer denkt
advice-help = 0 ist der letzte Platz, 100 der erste.
analyse = Was hält der Computer vom nächsten Zug?
was-played = gespielt: { $says }
exact-win = Bis zum Ende gerechnet: um { $points } gewonnen, wenn niemand einen Fehler macht.
exact-loss = Bis zum Ende gerechnet: um { $points } verloren, wenn niemand einen Fehler macht.
exact-draw = Bis zum Ende gerechnet: unentschieden, wenn niemand einen Fehler macht.
review = Durchsicht
review-help = 0 ist der letzte Platz, 100 der erste. Pfeiltasten gehen von Entscheidung zu Entscheidung; ? ist ein Fehler, ?? ein schwerer.
review-start = Ganze Durchsicht
review-stop = Anhalten
review-on = Weiter
review-progress =
    { $count ->
        [one] { $done } von { $count } Zug
       *[other] { $done } von { $count } Zügen
    }
review-failed = Der Computer antwortet nicht; was bekannt ist, bleibt.
review-played = gespielt
review-best = am besten
review-cost = Das kostete { $cost }.
review-agreed = wie der Computer
review-same = Der Computer hätte dasselbe getan.
review-as-good = So gut wie das Beste.
review-decisions = Entscheidungen
review-mean = Kosten je
review-mistakes = Fehler

## Über den Tisch.

about-table = Über den Tisch
record = Aufzeichnung des Spiels
record-later = Die Aufzeichnung gibt es, wenn das Spiel vorbei ist.
picture-svg = Bild (SVG)
picture-png = Bild (PNG)
draws = Das Ziehen lässt sich nachprüfen
draws-hash = Was gezogen wird, folgt aus einem Startwert, der vor dem Spiel feststand. Das ist sein Hashwert (SHA-256); der Startwert selbst wird am Ende verraten.
draws-seed = Das Spiel ist vorbei, und das war der Startwert:
draws-check = Der Hashwert ist SHA-256 von „plat seed 1“, einem Zeilenumbruch und dem Startwert. Mit der Aufzeichnung des Spiels wiederholt `plat verify` alles, was gezogen wurde.
