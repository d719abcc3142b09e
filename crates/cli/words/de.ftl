### Was das Programm im Terminal sagt, während jemand spielt, ansieht, prüft und zählt.

## Zeile für Zeile spielen.

prompt = Platz { $seat }>
look-away = Platz { $seat }, drücke Enter, wenn niemand sonst hinsieht.
told = { $says }: { $word }
it-says = Es sagt: { $remark }.
nothing-goes = Nichts Erlaubtes geht mit { $line }.
played = { $word } gespielt.
refused = Nein: { $why }.
nothing-to-undo = Es gibt nichts zurückzunehmen: das geht nie über ein Ziehen, die Aktion eines anderen Platzes oder ein gelüftetes Geheimnis hinaus.
taken-back = Die letzte Aktion von Platz { $seat } ist zurückgenommen.
save-where = Wohin sichern? Zum Beispiel: save spiel.plat
saved = Gesichert in { $file }; weiter geht es mit `plat continue { $file }`.
written = In { $file } geschrieben.
not-saved = Nicht gesichert: { $why }.
kept = Das Spiel bis hierher liegt in { $file }.
unsaved = Das Spiel endet hier, ungesichert.
choices =
    { $count ->
        [one] { $count } Möglichkeit:
       *[other] { $count } Möglichkeiten:
    }
help-word = Schreib das Wort einer Aktion, etwa { $word },
help-touch = oder was du berühren würdest, in beliebiger Reihenfolge, etwa { $tokens }.
help =
    moves      die Möglichkeiten, die übrig sind
    score      die Punkte, Zeile für Zeile
    log        was bisher geschah
    undo       Berührtes vergessen oder die letzte Aktion zurücknehmen
    save DATEI die Aufzeichnung schreiben
    rules      die Spielregel
    quit       verlassen

## Was als Nächstes kommt, und wie ein Spiel endete.

seat = Platz { $seat }
seat-name = Platz { $seat }, { $name }
seat-of = Platz { $seat } ({ $name })
small-seat = Platz { $seat }
to-act = Am Zug: { $seats }.
choices-of =
    { $count ->
        [one] Platz { $seat } hat { $count } Möglichkeit:
       *[other] Platz { $seat } hat { $count } Möglichkeiten:
    }
draw-due = Es ist etwas zu ziehen.
draw-elsewhere = Es ist etwas zu ziehen, und der Startwert ist nicht hier: wer das Spiel begonnen hat, macht mit `plat continue` weiter.
goes-on = Das Spiel geht weiter.
over-won = Das Spiel ist vorbei: { $who } gewinnt.
over-shared = Das Spiel ist vorbei: { $who } teilen sich den Sieg.

## Punkte.

total = gesamt
illegal = Nicht nach den Regeln:
offers = Was getan werden kann, und was es brächte:
position-of = Eine Stellung von { $game }

## Aufzeichnungen.

record-good = { $file }: gut. { $game } zu { $seats }, { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }. { $state }
no-draws = in diesem Spiel wurde nichts gezogen
draws-genuine = alles Gezogene ({ $draws }) folgt aus dem veröffentlichten Startwert
draws-unpublished = noch nicht nachzuprüfen: der Startwert wird verraten, wenn das Spiel vorbei ist; sein Hashwert ist { $hash }
draws-unpromised = noch nicht nachzuprüfen: der Startwert wird verraten, wenn das Spiel vorbei ist; sein Hashwert wurde nie veröffentlicht

## Tipps.

hint-of =
    { $entries ->
        [one] Platz { $seat }, nach { $entries } Eintrag: was { $player } denkt
       *[other] Platz { $seat }, nach { $entries } Einträgen: was { $player } denkt
    }
hint-action = Aktion
hint-value = Wert
hint-tried = Proben
hint-ends = Ende
hint-words = in Worten
hint-expected = Am Ende erwartet nach { $word }:
exact-draw = Bis zum Ende gerechnet: wenn niemand einen Fehler macht, wird es unentschieden.
exact-win = Bis zum Ende gerechnet: wenn niemand einen Fehler macht, gewinnt Platz { $seat } mit { $margin } Vorsprung.
exact-loss = Bis zum Ende gerechnet: wenn niemand einen Fehler macht, verliert Platz { $seat } mit { $margin } Rückstand.
no-opinion = der Computer hat hier keine Meinung

## Das Regal.

game-by = { $game } von { $designer }, { $year }
players-exact = { $most } Spieler
players-range = { $fewest } bis { $most } Spieler
levels-measured = Stufen newcomer bis master: jede gewinnt mindestens 65 von 100 Spielen gegen die darunter
levels-unmeasured = Stufen newcomer bis master: niemand hat gemessen, wie stark jede von ihnen ist
option-about = { $about } (üblich: { $default })

## Was ein Spieler zu lesen bekommt, der etwas anderes will, als es gibt.

does-not-play = Platz { $seat }: { $player } spielt { $game } nicht zu { $seats }; es gibt: { $known }, und human
player-does-not-play = { $player } spielt { $game } nicht zu { $seats }
player-is-silent = { $player } sagt nicht, was er denkt
no-choice-draw = hier ist etwas zu ziehen; niemand hat die Wahl
no-choice-uncover = hier wird aufgedeckt, was verdeckt war; niemand hat die Wahl
no-choice-over = hier ist das Spiel vorbei; niemand hat die Wahl
not-the-turn = hier ist Platz { $seat } nicht am Zug
too-few-entries = --at { $at }: die Aufzeichnung hat nur { $entries ->
        [one] { $entries } Eintrag
       *[other] { $entries } Einträge
    }
positions-undrawn = Stellungen von { $game } werden gewertet, aber nicht gezeichnet

## Dateien.

cannot-be-read = { $file } ist nicht lesbar
too-large = { $file } ist größer als { $most } MiB
not-text = { $file } ist kein Text
no-such-game = { $file }: Zeile 2: es gibt kein Spiel „{ $game }“
is-a-folder = { $file } kann nicht geschrieben werden: es ist ein Ordner
cannot-be-written = { $file } kann nicht geschrieben werden
exists = { $file } gibt es schon; --force ersetzt es
exists-or-force = { $file } gibt es schon; mach mit `plat continue { $file }` weiter, oder ersetze es mit --force
exists-or-other = { $file } gibt es schon; mach mit `plat continue { $file }` weiter, oder wähle einen anderen Namen
no-place = mit { $file } lässt sich kein Spiel fortsetzen
changed-meanwhile = { $file } hat inzwischen jemand anders geändert; es wurde nichts geschrieben, also sieh es dir noch einmal an
other-entries = { $file } hat inzwischen { $entries } Einträge, nicht { $at }: sieh es dir noch einmal an
other-seats = --seats nennt { $named } Plätze, und das Spiel hat { $seats }
no-seat = an einem Tisch für { $seats } gibt es keinen Platz { $seat }
position-missing = --position fehlt: { $id } ist das Spiel { $game }, keine Aufzeichnung; füge --position DATEI.json hinzu
