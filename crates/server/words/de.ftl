### Was das Haus von sich aus sagt, vor allem, warum etwas nicht geschieht.

## Was es nicht gibt.

no-such-game = dieses Spiel gibt es nicht
no-such-page = diese Seite gibt es nicht
no-such-seat = diesen Platz gibt es nicht
no-such-board = dieses Brett gibt es nicht
no-such-picture = dieses Bild gibt es nicht
no-picture = es gibt kein Bild
no-rule-book = in dieser Sprache gibt es keine Spielregel
no-such-method = auf diese Weise geht hier nichts; auf welche es geht, sagt die Kopfzeile Allow

## Was sich nicht lesen lässt.

unreadable = das lässt sich nicht lesen: { $why }
no-language-tag = das ist kein Kürzel einer Sprache wie de oder de-AT
no-text = das ist kein Text
socket-only = danach lässt sich nur über einen WebSocket fragen
message-too-long = eine Nachricht hat höchstens { $most } Bytes
words-too-long = das Wort einer Aktion hat höchstens { $word } Buchstaben, und was auf einmal gesagt wird, { $said }
field-missing = das Feld „{ $field }“ fehlt
list-unknown = eine Liste ist „of“ „open“ oder „me“
theme-unknown = ein Farbschema ist „light“ oder „dark“
scale-unfit = ein Maßstab ist eine Zahl von { $least } bis { $most }
picture-too-large = ein Bild hat höchstens { $most } Millionen Bildpunkte; dieses kann einen Maßstab von { $scale } haben
invitation-unfit = eine Einladung besteht aus 32 Ziffern und Buchstaben von a bis f
name-too-long = ein Name hat höchstens { $most } Buchstaben
name-empty = ein Name enthält Buchstaben
chat-empty = es stehen keine Worte darin

## Bedingungen, unter denen niemand spielen kann.

terms-no-game = es gibt kein Spiel „{ $name }“
terms-player = Platz { $seat }: { $level } spielt { $game } nicht zu { $seats }
terms-only-computers = an diesem Tisch würde niemand spielen; Computer spielen gegeneinander mit `plat arena`
terms-clock = eine Uhr wird auf 1 bis { $most } Sekunden gestellt, mit höchstens ebenso viel Zuschlag
terms-too-long = die Optionen sind zu lang

## Was jemand anderem gehört.

nobody = niemand kennt dich hier; lass dir zuerst einen Gastnamen geben
not-your-seat = das ist nicht dein Platz
not-your-view = von diesem Platz aus sieht nur, wer dort sitzt
needs-invitation = dieser Platz ist für jemanden mit einer Einladung
foreign-page = das wurde von einer fremden Seite gesendet
shown-when-done = was das zeigt, sieht man erst, wenn es getan ist
no-hints = dieser Tisch wurde ohne Tipps eingerichtet
no-chat = dieser Tisch wurde ohne Chat eingerichtet
rematch-not-yours = nur wer mitgespielt hat, kann eine Revanche verlangen

## Was jetzt nicht möglich ist.

not-to-act = du bist nicht am Zug
table-waits = noch sitzen nicht alle am Tisch
seat-taken = dort sitzt schon jemand
game-has-begun = das Spiel hat begonnen; du kannst aufgeben
game-not-over = das Spiel ist nicht vorbei
already-agreed = du hast schon zugestimmt
already-offered = das hast du schon angeboten; warte, bis im Spiel etwas geschehen ist
nothing-offered = niemand hat vorgeschlagen, das Spiel zu beenden
asked-otherwise = es wird schon etwas gefragt
already-asked = danach hast du schon gefragt
nothing-asked = niemand hat um etwas gebeten
others-grant = zustimmen müssen die anderen
rematch-there = es gibt schon eine Revanche
hidden-until-over = Verborgenes wird gezeigt, wenn das Spiel vorbei ist
analysed-when-over = ein Spiel wird ausgewertet, wenn es vorbei ist
nobody-decided = dort hat niemand etwas entschieden
no-advice = der Computer weiß keinen Rat
house-closing = der Server wird beendet
too-few-seats = so viele Plätze für Menschen gibt es nicht
games-unfinished =
    { $most ->
        [one] du hast { $most } Spiel, das nicht vorbei ist; beende es zuerst
       *[other] du hast { $most } Spiele, die nicht vorbei sind; beende zuerst eines davon
    }
newer-rules = dieses Spiel wird nach Fassung { $rules } der Regeln gespielt; dieses Programm hat Fassung { $known }
stale = der Tisch hat sich geändert, seit du hingesehen hast
store = der Tisch kann gerade nicht gespeichert werden; nichts hat sich geändert

## Was zu viel ist.

too-fast = das ist zu viel auf einmal; warte einen Augenblick
too-long = was du gesendet hast, ist zu lang
too-slow = was du gesendet hast, kam nicht rechtzeitig an
too-many-connections = von deiner Adresse gibt es zu viele Verbindungen; versuche es später wieder
you-ask-too-much = du hast mehr verlangt, als der Server auf einmal tut; warte auf die Antworten
all-ask-too-much = gerade fragen zu viele danach; warte ein wenig
hint-on-its-way = der Computer denkt schon über einen Tipp für diesen Platz nach

## Das Haus selbst.

misdirected = dieses Haus hört nicht auf den Namen „{ $name }“; wer es betreibt, kann das ändern: plat serve --host NAME
upgrade = diese Adresse spricht WebSocket
unwell = { $what }
stands-in = { $name } ({ $level })
table-of = { $game }: { $names }
