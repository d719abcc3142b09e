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
header-seat = Platz
header-points = Punkte
header-total = Summe
header-place = Rang
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

## Einstellungen, mit denen es kein Spiel gibt.

option-no-pair = eine Einstellung schreibt man Name=Wert, nicht „{ $written }“
option-unknown = es gibt keine Einstellung „{ $key }“; es gibt: { $known }
option-bad-value = Einstellung { $key }: „{ $value }“ geht nicht; möglich ist: { $expected }
option-seats = { $game } ist für { $fewest } bis { $most } Spieler, nicht für { $seats }

## Was heimlich gewählt war, wird offen.

uncovered = Was verdeckt war, wird aufgedeckt

## Was jemand tut, wenn es schon anders gesagt ist.

does = { $who } { $what }
