### Was an jedem Tisch gesagt wird, was auch gespielt wird.

## The parts of a table.

name = { $who }
players = Spieler
turned = gedreht:
sheet-points = Punkte
sheet-total = Gesamt

## Plätze. Wer keinen Namen hat, heißt wie seine Farbe.

you = du
colour-red = Rot
colour-blue = Blau
colour-green = Grün
colour-yellow = Gelb
colour-black = Schwarz
colour-white = Weiß

## Mehrere Dinge: zwei; eines mehr in einer längeren Liste; das letzte in einer längeren Liste.

list-two = { $first } und { $next }
list-more = { $first }, { $next }
list-last = { $first } und { $next }

## Punkte, und was über Spalten steht.

points =
    { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkte
    }
header-points = Punkte
header-target = Ziel

## Das Ende eines Spiels.

wins =
    { $who-is ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
share-the-win =
    { CAPITAL($who) } { $who-is ->
        [with-you] teilt euch
       *[other] teilen sich
    } den Sieg
ending = Das Spiel ist vorbei.
ending-won =
    Das Spiel ist vorbei: { $who-is ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }.
ending-shared =
    Das Spiel ist vorbei: { CAPITAL($who) } { $who-is ->
        [with-you] teilt euch
       *[other] teilen sich
    } den Sieg.
ending-reached =
    Das Spiel ist vorbei und gewonnen: { $target ->
        [one] { $target } Punkt war
       *[other] { $target } Punkte waren
    } nötig.
ending-missed =
    Das Spiel ist vorbei und verloren: { $target ->
        [one] { $target } Punkt war
       *[other] { $target } Punkte waren
    } nötig.

## Züge.

takes-back =
    { $who-is ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } die letzte Aktion zurück
turn =
    { $who-count ->
        [one]
            { $who-is ->
                [you] Du bist am Zug.
               *[other] { CAPITAL($who) } ist am Zug.
            }
       *[other]
            { $who-is ->
                [with-you] { CAPITAL($who) } seid am Zug.
               *[other] { CAPITAL($who) } sind am Zug.
            }
    }

## Warum etwas nicht geschieht.

act-refused = { $message } [{ $rule }]
not-your-turn =
    { $who-is ->
        [you] du bist
       *[other] { $who } ist
    } nicht am Zug; am Zug { $next-count ->
        [one]
            { $next-is ->
                [you] bist
               *[other] ist
            }
       *[other]
            { $next-is ->
                [with-you] seid
               *[other] sind
            }
    } { $next }
draw-first =
    erst muss etwas gezogen werden, bevor { $who-is ->
        [you] du handeln kannst
       *[other] { $who } handeln kann
    }
uncover-first =
    erst muss aufgedeckt werden, was verdeckt ist, bevor { $who-is ->
        [you] du handeln kannst
       *[other] { $who } handeln kann
    }
game-over = das Spiel ist vorbei
draw-not-now = jetzt ist nichts zu ziehen
draw-without-seed = das Spiel geht mit einer Ziehung weiter, und ihr Startwert ist hier nicht bekannt
nothing-to-take-back =
    { $who-is ->
        [you] du kannst
       *[other] { $who } kann
    } nichts zurücknehmen: zurückgenommen wird nie über eine Ziehung, die Aktion eines anderen Platzes oder ein aufgedecktes Geheimnis hinweg

## Was sich nicht lesen lässt.

word-unreadable = „{ $word }“ ist nicht { $expected }
seed-unreadable = ein Startwert hat 1 bis 64 Zeichen: Buchstaben, Ziffern, „-“ oder „_“; „{ $seed }“ ist keiner
position-unreadable = { $at }: { $what }
record-unreadable = Zeile { $line }: { $fault }
record-first = die erste Zeile „{ $form }“ fehlt
record-begins = eine Aufzeichnung beginnt mit „{ $form }“, nicht mit „{ $written }“
a-rules-revision = eine Fassung der Regeln
a-total = eine Summe
record-no-entry = „{ $written }“ ist kein Eintrag wie „{ $next }. 1 WORT“, kein Ergebnis und kein Startwert
record-seats = Plätze sind der Reihe nach von 1 bis höchstens { $most } nummeriert; „{ $written }“ folgt nicht
record-missing = hier fehlt eine Zeile „{ $key } …“
record-no-seats = eine Zeile „seat 1 NAME“ fehlt
record-dice = Würfel der Fassung „{ $written }“ sind nicht bekannt, nur { $known }
record-hash = der Hashwert eines Startwerts hat 64 hexadezimale Ziffern in Kleinbuchstaben
record-number = das ist Eintrag { $number }, aber er trägt die Nummer „{ $written }“
record-totals = das Ergebnis hat { $totals } Summen für { $seats } Plätze
record-no-value = { $key } hat keinen Wert
record-entry = ein Eintrag ist eine Nummer, ein Platz oder *, und ein Wort
record-who = „{ $written }“ ist weder ein Platz dieses Spiels noch *
record-nobody = was niemand tut, ist „uncover“, nicht „{ $written }“
record-rules = Fassung { $rules } der Regeln von { $game } ist hier nicht bekannt, nur { $known }
record-not-over = es gibt ein Ergebnis, aber das Spiel ist nicht vorbei
record-points = Platz { $seat } hat { $points } Punkte, nicht { $stated }
record-other-seed = das ist nicht der Startwert, dessen Hashwert am Anfang veröffentlicht wurde
record-other-draw = der Startwert zieht { $drawn }, nicht { $written }

## Einstellungen, mit denen es kein Spiel gibt.

option-on = an
option-off = aus
option-no-pair = eine Einstellung schreibt man Name=Wert, nicht „{ $written }“
option-unknown = es gibt keine Einstellung „{ $key }“; es gibt: { $known }
option-bad-value = Einstellung { $key }: „{ $value }“ geht nicht; möglich ist: { $expected }
option-seats = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $seats }

## Was heimlich gewählt war, wird offen.

uncovered = Was verdeckt war, wird aufgedeckt
uncover-not-now = jetzt ist nichts aufzudecken

## Was jemand tut, wenn es schon anders gesagt ist.

does = { $who } { $what }
