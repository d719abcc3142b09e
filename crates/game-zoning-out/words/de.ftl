### Was an einem Tisch von Zoning Out gesagt wird.

## Was das Spiel ist, und was vorher gewählt werden kann.

about = Baue eine Stadt aus Pyramiden, nie zwei gleich große nebeneinander, nach Wertungsregeln, die in jedem Spiel wechseln.
option-mode = allein oder reihum eine Stadt bauen, oder jeder verdeckt eine eigene
    .name = Spielweise
    .together = gemeinsam eine Stadt
    .competitive = jeder eine verdeckte Stadt
option-edition = nach welchem Text: 17 Wertungsregeln, oder 18 mit veröffentlichten Zielen
    .name = Ausgabe
    .first = die erste
    .second = die zweite
option-rules = die Wertungsregeln im Spiel, bis zu 5, zum Beispiel garden-city,piazzas,clusters; `plat rules zoning-out` listet sie auf
    .name = Wertungsregeln
    .random = zufällig
    .own = REGEL,REGEL,...
option-trios = Trios in jeder Farbe; auto heißt 3, in einer Kleinstadt 2
    .name = Trios je Farbe
    .auto = üblich
option-apc = Analysis Paralysis Commission: alle Pyramiden liegen offen in drei Schlangen
    .name = Analysis Paralysis Commission
option-small-city = ein kürzeres Spiel: 2 Trios und 2 Wertungsregeln
    .name = Kleinstadt
option-targets = die Ziele des Autors oder die, die Plat für alle Regeln ermittelt hat
    .name = Ziele
    .published = die des Autors
    .measured = von Plat gemessene
option-raise = 0 bis 30 Punkte, die auf das Ziel gelegt werden, für alle, die zu oft gewinnen
    .name = höheres Ziel
    .own = PUNKTE

## Einstellungen, mit denen es kein Spiel gibt. Werte stehen da, wie sie überall geschrieben werden.

value-of-two = { $one } oder { $other }
value-trios = auto oder 1 bis 6
value-raise = 0 bis 30
competition-seats = gegeneinander spielen 2 bis { $most } Spieler
competition-apc = apc=on gilt für eine gemeinsame Stadt: gegeneinander wird nichts gezogen
competition-trios = gegeneinander braucht jeder Spieler mindestens 2 Trios
competition-raise = raise legt etwas auf das Ziel: gegeneinander gibt es keines
small-city-trios = eine Kleinstadt hat 2 Trios; lass trios=auto stehen
small-city-rules =
    eine Kleinstadt hat 2 Wertungsregeln, nicht { $count ->
        [1] eine
       *[other] { $count }
    }
option-rules-wrong = Einstellung rules: { $fault }
rule-unknown = { $edition } hat keine Regel „{ $name }“; es gibt: { $known }
rule-twice = die Regel „{ $name }“ ist zweimal genannt
rules-too-many = { $count } Regeln sind zu viele: höchstens { $most } können im Spiel sein
first-edition = die erste Ausgabe
second-edition = die zweite Ausgabe

## Pyramiden: ihre Größe und Farbe; in beliebiger Farbe; alle von einer Größe. Wofür eine Farbe steht, als Zeile der
## Wertung.

small = kleine
medium = mittlere
large = große
red = rote
blue = blaue
green = grüne
yellow = gelbe
black = schwarze
piece = { $size } { $colour }
small-pyramid = kleine Pyramide
medium-pyramid = mittlere Pyramide
large-pyramid = große Pyramide
small-pyramids = kleine Pyramiden
medium-pyramids = mittlere Pyramiden
large-pyramids = große Pyramiden
zone-red = Wohnen (rot)
zone-blue = Gewerbe (blau)
zone-green = Grünfläche (grün)
zone-yellow = Industrie (gelb)

## Die Wertungsregeln: wie sie heißen, und was sie werten.

rule-15-minute-city = 15-Minuten-Stadt
rule-density-bonusing = Dichtebonus
rule-rainbow-rows = Regenbogen
rule-colorful-columns = Bunte Spalten
rule-overshadowed = Überschattet
rule-suburbia = Vorstadt
rule-little-boxes = Kästchen
rule-shopping-district = Einkaufsviertel
rule-linear-park = Grünzug
rule-we-compost = „Unser Kompost“
rule-garden-city = Gartenstadt
rule-piazzas = Piazzas
rule-canadian-style = Kanadischer Stil
rule-factory-un-fun = Fabrikfrust
rule-lines-of-sight = Sichtachsen
rule-clusters = Cluster
rule-city-wall = Stadtmauer
rule-bigger-on-the-outside = Außen größer
rule-mixed-use-development = Mischnutzung
rule-room-to-make-a-big-mistake = Raum für große Fehler
scores-15-minute-city = 4 für jede rote neben je einer blauen, grünen und gelben
scores-density-bonusing = −1 für jedes Feld der Breite oder Höhe der Stadt; das Größere zählt
scores-rainbow-rows = 5 für jede Reihe, in der alle fünf Farben stehen
scores-colorful-columns = 2 für jede Spalte mit drei oder mehr Farben, −3 für jede andere Spalte
scores-overshadowed = für jede kleine −1 für jede große neben ihr
scores-suburbia = 1 für jede rote am Stadtrand
scores-little-boxes = 3 für jedes rote 2x2-Quadrat; sie dürfen sich überlappen
scores-shopping-district = 3 für jedes blaue 2x2-Quadrat; sie dürfen sich überlappen
scores-linear-park = 1 für jede Pyramide der längsten geraden grünen Linie ohne Lücke
scores-we-compost = die Augen jeder schwarzen neben einer roten
scores-garden-city = 2 für jede rote neben einer grünen
scores-piazzas = für jeden umschlossenen Freiraum 1 für jede Farbe, die ringsum steht
scores-canadian-style = große dürfen neben großen stehen; 2 für jede große in ihrer größten Gruppe
scores-first-factory-un-fun = −2 für jede gelbe neben einer roten
scores-second-factory-un-fun = −1 für jede Pyramide anderer Farbe neben einer gelben
scores-lines-of-sight = 1 für jede Reihe und Spalte mit genau zwei großen, −2 für jede andere
scores-clusters = 3 für jede einfarbige Gruppe (nicht schwarz) aus einer kleinen, einer mittleren und einer großen, −1 für jede andere Gruppe
scores-city-wall = 1 für jede große am Stadtrand, −2 für jede andere große
scores-bigger-on-the-outside = 2 für jede große in den äußersten Reihen und Spalten
scores-mixed-use-development = keine Punkte; eine Pyramide darf auf eine von anderer Größe gesetzt werden
scores-room-to-make-a-big-mistake = für jede rote 1 für jedes leere Feld neben ihr

## Der Tisch.

board-of =
    { $who-is ->
        [you] Deine Stadt
       *[other] Die Stadt von { $who }
    }
screen = Alle bauen hinter Sichtschirmen
screen-until = Alle bauen hinter Sichtschirmen, bis das Spiel vorbei ist.
screen-label = die Städte sind bis zum Ende des Spiels verborgen
space-free = { $cell }, frei
space-free-near = { $cell }, frei, daneben: { $pieces }
space-one = { $cell }: { $piece }
space-two = { $cell }: { $lower }, darauf { $upper }
space-on-top = { $space }, obendrauf frei
tray-hand = In der Hand
tray-left =
    Noch { $count ->
        [one] { $count } Pyramide
       *[other] { $count } Pyramiden
    }
tray-line = { CAPITAL($pyramids) }, von vorn
went-back = zurückgelegt: { $pieces }
line-place = { $piece }, Nummer { $place } der Schlange
line-more = und { $count } weitere
button-aside = Beiseitelegen
deed-size = Ziehen
deed-take = Nehmen
deed-call = Wählen
deed-place = Hier bauen
sheet-rules = Wertungsregeln
rule-in-play = { $rule }: { $scores }
rule-in-play-measured = { $rule }: { $scores } *
target = Ziel
target-raised = Das Ziel ist erhöht
star-published = * von Plat ermittelt: der Autor hat dafür kein Ziel genannt
star-measured = * von Plat ermittelt, nicht das Ziel des Autors

## Was zu tun ist.

prompt-rules = Die Wertungsregeln werden gezogen
prompt-lines = Die Pyramiden werden in Schlangen ausgelegt
prompt-size =
    { $who-is ->
        [you] { $who-name }, wähle die Größe der nächsten Pyramide
       *[other] { $who } wählt die Größe der nächsten Pyramide
    }
prompt-another-size =
    { $who-is ->
        [you] { $who-name }, wähle eine andere Größe, denn diese Pyramide passt nirgends
       *[other] { $who } wählt eine andere Größe, denn diese Pyramide passt nirgends
    }
prompt-take =
    { $who-is ->
        [you] { $who-name }, nimm die vorderste Pyramide einer Schlange
       *[other] { $who } nimmt die vorderste Pyramide einer Schlange
    }
prompt-take-another =
    { $who-is ->
        [you] { $who-name }, nimm die vorderste Pyramide einer anderen Schlange, denn diese passt nirgends
       *[other] { $who } nimmt die vorderste Pyramide einer anderen Schlange, denn diese passt nirgends
    }
prompt-call =
    { $who-is ->
        [you] { $who-name }, wähle die nächste Pyramide für alle
       *[other] { $who } wählt die nächste Pyramide für alle
    }
prompt-drawn = Eine { $pyramid } wird gezogen
prompt-uncover = Die Städte werden aufgedeckt
prompt-place =
    { $who-is ->
        [you] { $who-name }, setze die { $piece }
       *[other] { $who } setzt die { $piece }
    }
prompt-place-apart =
    { $who-is ->
        [you] { $who-name }, setze die { $piece }, aber nicht neben eine andere { $pyramid }
       *[other] { $who } setzt die { $piece }
    }
prompt-everybody =
    { $who-is ->
        [with-you] Setze wie alle die { $piece } in deine Stadt
       *[other] Alle setzen die { $piece }
    }
prompt-several =
    { $who-is ->
        [with-you] Setze die { $piece } in deine Stadt
       *[other] { CAPITAL($who) } setzen die { $piece }
    }
prompt-aside =
    { $who-is ->
        [you] { $who-name }, lege die { $piece } beiseite: Sie passt nirgends in deine Stadt
       *[other] { $who } legt die { $piece } beiseite: Sie passt nirgends
    }
result-won =
    Gewonnen mit { $count } von { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkten
    }
result-lost =
    Verloren mit { $count } von { $target ->
        [one] { $target } Punkt
       *[other] { $target } Punkten
    }
result-competition =
    { $winners } mit { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
    }

## Aktionen, wie sie angeboten und wie sie erzählt werden.

choose-size = eine { $pyramid } wählen
take = die { $piece } aus ihrer Schlange nehmen
call = die { $piece } für alle wählen
place = die { $piece } auf { $cell } setzen
place-any = eine Pyramide auf { $cell } setzen
set-aside = die Pyramide beiseitelegen, weil sie nirgends passt
chooses-size =
    { $who-is ->
        [you] Du wählst
       *[other] { $who } wählt
    } eine { $pyramid }
takes =
    { $who-is ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } die { $piece } aus ihrer Schlange
takes-in-vain =
    { $who-is ->
        [you] Du möchtest
       *[other] { $who } möchte
    } die { $piece } nehmen, aber sie passt nirgends und bleibt in ihrer Schlange
calls =
    { $who-is ->
        [you] Du wählst
       *[other] { $who } wählt
    } die { $piece } für alle
places =
    { $who-is ->
        [you] Du setzt
       *[other] { $who } setzt
    } die { $piece } auf { $cell }
places-any =
    { $who-is ->
        [you] Du setzt
       *[other] { $who } setzt
    } eine Pyramide auf { $cell }
sets-aside =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } die Pyramide beiseite, weil sie nirgends passt
places-hidden =
    { $who-is ->
        [you] Du hast
       *[other] { $who } hat
    } entschieden, wohin sie kommt
draws =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } eine { $piece }
draws-in-vain =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } eine { $piece }, die nirgends passt und zurückgeht
rules-drawn = Die Wertungsregeln sind { $rules }
lines-laid = Die Pyramiden liegen in drei Schlangen

## Punkte.

sum-colours = Summe der Farben
score-black = Schwarz
sum-basic = Zwischensumme
sum-rules = Summe der Wertungsregeln
sum-targets = Summe der Ziele der Wertungsregeln
sum-raised = Ziel, um { $raise } erhöht

## Warum etwas nicht erlaubt ist.

size-gone = es ist keine { $pyramid } mehr da
piece-gone = es ist keine { $piece } mehr da
size-refused = die { $pyramid } dieses Zuges passt nirgends; wähle eine andere Größe
apart = { $cell } liegt nicht neben einer gesetzten Pyramide
not-first = die erste Pyramide einer Stadt kommt auf { $cell }; alle anderen Felder werden von dort aus benannt
same-size = auf { $cell } käme sie neben eine andere { $pyramid }
taken = auf { $cell } steht eine Pyramide, und nur mit { $rule } darfst du obendrauf bauen
full = auf { $cell } stehen zwei Pyramiden, und mehr dürfen es nicht sein
fits = eine Pyramide wird nur beiseitegelegt, wenn sie nirgends passt
fits-nowhere = diese Pyramide passt nirgends in deine Stadt; lege sie beiseite
due-size = jetzt wird eine Größe gewählt
due-call = jetzt wird eine Pyramide aus dem Vorrat gewählt
due-place = jetzt wird eine Pyramide gesetzt
due-draw = jetzt wird etwas gezogen
due-uncover = jetzt werden die Städte aufgedeckt
due-over = das Spiel ist vorbei
due-rules = jetzt werden so viele Wertungsregeln der Ausgabe gezogen, wie das Spiel hat
due-lines = jetzt werden alle Pyramiden in drei Schlangen ausgelegt
due-piece = jetzt wird eine Pyramide gezogen, die noch da ist

## Wörter, die sich nicht lesen lassen. Beispiele stehen da, wie sie überall geschrieben werden.

read-call = eine Pyramide wie large-red
read-size = eine Größe: small, medium oder large
read-place = ein Feld wie n2e1 (zwei über und eins rechts von der ersten Pyramide) oder aside
read-draw = eine Ziehung wie red, rules:clusters,garden-city,piazzas oder lines:RGB/KRY/YYB (klein, mittel, groß)

## Eine Stadt von einem echten Tisch, und was an ihr nicht stimmt.

position = Eine Stadt
two-on-one = { $cell }: zwei Pyramiden auf einem Feld, was nur mit { $rule } erlaubt ist
side-by-side = { $cell } und { $other }: zwei { $pyramids } nebeneinander
large-side-by-side = { $cell } und { $other }: zwei { $pyramids } nebeneinander, was nur mit { $rule } erlaubt ist
lonely = { $cell }: ohne Verbindung zum Rest der Stadt
too-often =
    { $count }-mal { $piece }, und in jeder Farbe gibt es { $trios ->
        [one] { $trios } Trio
       *[other] { $trios } Trios
    }
too-many =
    { $count ->
        [one] { $count } Pyramide ist
       *[other] { $count } Pyramiden sind
    } zu viel: sechs Trios sind { $most }
too-far = { $here } liegt mehr als { $most } Felder von einer anderen Pyramide entfernt
no-colour = „{ $name }“ ist keine der Farben { $known }
no-size = { $size } ist nicht 1 (klein), 2 (mittel) oder 3 (groß)
third = eine dritte Pyramide auf ({ $x }, { $y })
seventh = noch eine { $piece }, und sechs Trios haben { $most } davon
