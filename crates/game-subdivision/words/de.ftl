### Was an einem Tisch von Subdivision gesagt wird.

## Was das Spiel ist, und was vorher gewählt werden kann.

about = Bauherren füllen ein Brett mit Pyramiden, halten die eigenen beisammen und bedrängen die Hochhäuser der anderen.
option-set = fünf oder drei Pyramiden jeder Größe für jeden Spieler; danach richtet sich das Brett
    .name = Pyramidensatz
    .stash = fünf je Größe
    .threehouse = drei je Größe
option-parks = wo die Parks liegen; die übliche Lage ist symmetrisch, sodass von zweien der Zweite jeden Zug nachmachen kann und mindestens ein Unentschieden erreicht; die zufällige Lage hilft dagegen
    .name = Lage der Parks
    .default = üblich
    .random = zufällig
    .own = FELD,FELD,...
option-park-placement = Variante: vor der ersten Pyramide setzen die Spieler reihum die Parks
    .name = Parks setzen
option-private-parks = Variante: 3 Punkte für einen Park, den eine einzige Gruppe umgibt
    .name = Privatparks

## Der Tisch.

tray-parks = Parks
tray-pyramids = Pyramiden
tray-pass = Dein Zug
item-park = ein Park zum Setzen
item-pyramid = { $pips }er-Pyramide
button-pass = Passen
deed-park = Hier pflanzen
deed-pyramid = Hier bauen
tray-legend = Was wo stehen darf
legend-1 = nur nahe bei einer 1er oder 3er einer anderen Farbe
legend-2 = auf jedem freien Feld des Plans
legend-3 = nicht nahe bei einer 3er derselben Farbe
legend-near = Nahe sind alle acht Felder ringsum.
to-place =
    { $count ->
        [one] { $count } Pyramide zu setzen
       *[other] { $count } Pyramiden zu setzen
    }
cell-free = { $cell }, frei
cell-park = { $cell }, ein Park
cell-pyramid = { $cell }, { $pips }er-Pyramide ({ $colour })
position = Eine Stellung

## Was zu tun ist.

prompt-draw = Die Parks werden ausgelost
prompt-park =
    { $who-is ->
        [you] { $who-name }, setze einen Park
       *[other] { $who } setzt einen Park
    }, noch { $left }
prompt-pyramid =
    { $who-is ->
        [you] { $who-name }, setze eine Pyramide auf ein freies Feld
       *[other] { $who } setzt eine Pyramide
    }
prompt-pass =
    { $who-is ->
        [you] { $who-name }, du musst passen: keine deiner Pyramiden kann gesetzt werden
       *[other] { $who } muss passen
    }

## Aktionen, wie sie angeboten und wie sie erzählt werden.

place-park = einen Park auf { $cell } setzen
place-pyramid = eine { $piece } auf { $cell } setzen
pass = passen, weil nichts gesetzt werden kann
places-park =
    { $who-is ->
        [you] Du setzt
       *[other] { $who } setzt
    } einen Park auf { $cell }
places-pyramid =
    { $who-is ->
        [you] Du setzt
       *[other] { $who } setzt
    } eine { $piece } auf { $cell }
passes =
    { $who-is ->
        [you] Du passt
       *[other] { $who } passt
    }, weil nichts gesetzt werden kann
parks-drawn = Die Parks liegen auf { $cells }

## Punkte.

topic-pips = Gebaute Augen
topic-groups = Gruppen
topic-crowded = Bedrängte Hochhäuser
topic-private = Privatparks
score-pyramids =
    { $count ->
        [one] { $count } Pyramide
       *[other] { $count } Pyramiden
    }
score-groups =
    { $count ->
        [one] { $count } Gruppe
       *[other] { $count } Gruppen
    }
score-crowded = 3er-Pyramide auf { $cell } nahe bei { $count } 1er-Pyramiden
score-private = Privatpark auf { $cell }

## Warum etwas nicht erlaubt ist.

occupied = { $cell } ist besetzt
is-park = { $cell } ist ein Park
none-left = du hast keine { $pips }er-Pyramide mehr
high-rise-near = eine 3er-Pyramide darf nicht nahe bei einer eigenen 3er-Pyramide stehen, und auf { $cell } steht eine
no-company = eine 1er-Pyramide muss nahe bei einer 1er- oder 3er-Pyramide einer anderen Farbe stehen, und nahe bei { $cell } ist keine
may-not-pass = du kannst eine Pyramide setzen, also darfst du nicht passen
parks-first = die Parks werden vor der ersten Pyramide gesetzt
no-park-to-place = es ist kein Park zu setzen
wrong-parks = { $expected } Parks werden ausgelost, auf Felder des Bretts, nicht { $found }

## Was an einer Stellung falsch ist.

place-described = { $cell } (x { $x }, y { $y })
park-twice = der Park auf { $place } ist zweimal genannt
two-pyramids = auf { $place } stehen zwei Pyramiden; gewertet wird die erste
pyramid-on-park = auf dem Park auf { $place } steht eine Pyramide
no-such-board = auf einem Brett mit { $side }x{ $side } Feldern wird nicht gespielt
wrong-park-count = ein Brett mit { $side }x{ $side } Feldern hat { $possible } Parks, nicht { $parks }
either = { $first } oder { $next }
too-many-colours = { $who } hat Pyramiden auf einem Brett für { $seats } Spieler
too-many-placed = { $who } hat { $placed } { $pips }er-Pyramiden gesetzt, von { $owned }
high-rises-near = die 3er-Pyramiden von { $who } auf { $place } und { $other } stehen nahe beieinander
never-had-company = die 1er-Pyramide von { $who } auf { $place } kann, als sie kam, nicht nahe bei einer 1er- oder 3er-Pyramide einer anderen Farbe gestanden haben
