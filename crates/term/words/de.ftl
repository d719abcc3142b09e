### Was der Bildschirm um den Tisch herum sagt.

## Die Teile des Bildschirms.

log = Verlauf
score = Wertung
score-of = Platz { $seat } { $name }
choices =
    { $count ->
        [one] Eine Möglichkeit
       *[other] { $count } Möglichkeiten
    }
let-go = (Esc: loslassen)
entry = Eintrag { $at }
entry-of-seat = Platz { $seat } · Eintrag { $at }
entry-of-all = Eintrag { $at } von { $all } · { $observer ->
        [0] Zuschauer
       *[other] Platz { $observer }
    }
thinking = denkt nach { $spin } { $seconds } s

## Die Tasten am Fuß.

keys-play = Pfeile Tab: bewegen   Enter: berühren   Esc: loslassen   u: zurück   h: Tipp   r: Regeln   l: Verlauf   p: Punkte   s: sichern   ?: Hilfe   q: Ende
keys-replay = ← →: ein Eintrag   Bild↑ Bild↓: zehn   Pos1 Ende   g: gehe zu   v 0-4: wessen Sicht   ↑ ↓: rollen   r: Regeln   l: Verlauf   p: Punkte   ?: Hilfe   q: Ende
keys-ask = Enter: ausführen   Esc: doch nicht
keys-read = ↑ ↓ Bild↑ Bild↓: lesen   jede andere Taste: zurück zum Tisch   { $place } von { $count } Zeilen

## Was über dem Tisch liegt.

title-points = Punkte
title-help = Hilfe
title-hint = Tipp
ask-save = Sichern in
ask-action = Aktion
ask-entry = Gehe zu Eintrag
help-play =
    # Tasten
    Pfeile, Tab      zu dem, was sich berühren lässt
    Enter, Leertaste berühren, worauf der Zeiger steht; ein Klick tut das auch
    1 bis 9          eine der ausgeschriebenen Möglichkeiten
    Esc              loslassen, was zuletzt berührt wurde
    :                das Wort einer Aktion schreiben, etwa 3c4, oder was du berühren würdest, etwa c4 3
    u                deine letzte Aktion zurücknehmen, wo das nichts Geheimes gezeigt hat
    h                ein Tipp
    r                die Spielregel
    l                der ganze Verlauf
    p                alle Punkte, Zeile für Zeile
    s                in eine Datei sichern; plat continue DATEI spielt von dort weiter
    Bild↑, Bild↓     rollen, was nicht hineinpasst; das Mausrad tut das auch
    q, Strg-C        verlassen

    Berühre alles in beliebiger Reihenfolge: erst das Feld oder erst die Figur. Was noch berührt werden kann, sticht hervor.
    Bleibt nur eine Aktion übrig, wird sie ausgeführt.
help-replay =
    # Tasten
    Rechts, Leert., n  der nächste Eintrag
    Links, b           der vorige
    Bild↓, Bild↑       zehn Einträge vor und zurück
    Pos1, Ende         der Anfang, das Ende
    g                  zum Eintrag mit einer Nummer
    1 bis 4            wie dieser Platz es sah
    0                  wie ein Zuschauer es sah
    v, Tab             wie der Nächste es sah
    Hoch, Runter       rollen, was nicht hineinpasst; das Mausrad tut das auch
    r                  die Spielregel
    l                  der Verlauf bis hierher
    p                  die Punkte, Zeile für Zeile
    q, Strg-C          verlassen
next-seat = Platz { $seat } ist am Zug.
next-player = { $name }, Platz { $seat }, ist am Zug.
look-away = Drücke Enter, wenn niemand sonst hinsieht.
keys-hand-over = u: zurück   q: Ende

## Was zu sagen ist.

told = { $says }.
told-remark = { $says }. Es sagt: { $remark }.
told-entry = { $at }. { $says }
do-it = Enter: { $says }
choices-of =
    { $token }: { $count ->
        [one] { $count } Möglichkeit
       *[other] { $count } Möglichkeiten
    }
nothing-goes = Nichts Erlaubtes geht mit { $token }.
refused = Nein: { $why }.
taken-back = Die letzte Aktion von Platz { $seat } ist zurückgenommen.
nothing-to-undo = Nichts zurückzunehmen: das geht nie über ein Ziehen, die Aktion eines anderen Platzes oder ein gelüftetes Geheimnis hinaus.
nothing-to-decide = Jetzt ist nichts zu entscheiden.
no-adviser = Hier gibt niemand Tipps.
no-hint = Kein Tipp: { $why }.
saved = Gesichert in { $file }. Weiter mit: plat continue { $file }
not-saved = Nicht gesichert: { $why }.
leave-unsaved = Das Spiel ist nicht gesichert. s: sichern   noch einmal q: ohne das verlassen
over = Das Spiel ist vorbei.  l: Verlauf   s: sichern   q: verlassen
over-kept = Das Spiel ist vorbei. Es liegt in { $place }.  l: Verlauf   s: sichern   q: verlassen
stuck = Das Spiel kann nicht weitergehen: { $why }.
not-kept = Nicht aufbewahrt: { $why }.
nobody-may-act = Niemand ist am Zug.
cannot-do = Platz { $seat } kann { $word } nicht: { $why }.
lost-seat = Platz { $seat }: { $why }.
begins = Das Spiel beginnt.
no-entry = { $line } ist nicht die Nummer eines Eintrags.
no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
