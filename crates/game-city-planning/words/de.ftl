### Was an einem Tisch von City Planning gesagt wird.

## Was das Spiel ist, und was vorher gewählt werden kann.

about = Zwei Planer setzen Steine, legen Zonen auf das Land, das so entsteht, und bebauen sie aus verdeckter Hand.
option-board = wie viele Felder das Brett in einer Richtung hat
    .name = Brett
option-unincorporated-penalty = Punkte, die jedes gemeindefreie Bauwerk kostet, das eine Zone entfernt
    .name = Abzug für gemeindefreie Bauwerke

## Die Arten, die Zonen und Bauwerke gemeinsam haben; kurz für die Köpfe von Spalten.

residential = Wohnen
agricultural = Landwirtschaft
commercial = Gewerbe
industrial = Industrie
short-residential = Wohn
short-agricultural = Land
short-commercial = Gew
short-industrial = Ind
part = { $kind } { $value }

## Steine: beide Sorten dem Namen nach, für sich, und als das, was gesetzt wird.

population = Einwohner
resource = Rohstoff
item-population = Einwohnerstein
item-resource = Rohstoffstein
population-stone = einen Einwohnerstein
resource-stone = einen Rohstoffstein

## Land: so viele Felder einer Sorte.

population-points =
    { $count ->
        [0] keine Einwohner
       *[other] { $count } Einwohner
    }
resource-points =
    { $count ->
        [0] keine Rohstoffe
        [one] { $count } Rohstoff
       *[other] { $count } Rohstoffe
    }
empty-points =
    { $count ->
        [0] keine leeren Felder
        [one] { $count } leeres Feld
       *[other] { $count } leere Felder
    }
lots =
    { $count ->
        [one] { $count } gemeindefreies Bauwerk
       *[other] { $count } gemeindefreie Bauwerke
    }
no-ground = nur Felder unter anderen Zonen

## Punkte mit ihrem Vorzeichen, und die Gründe dafür.

points-none = ±0
points-gained = +{ $points }
points-lost = −{ $points }
points-explained = { $points } ({ $reasons })
reason = { $label } { $points }

## Der Tisch.

tray-stones = Steine
tray-zones = Zonen
tray-hand = Bauwerke
tray-choices = Oder
tray-supply = Stapel und Beutel
tray-plan = Geplant
hand-note = Nur du siehst sie
button-pass = Nichts bauen
button-propose = Ende anbieten
button-accept = Ende annehmen
button-lay = Zone legen
deed-stone = Stein setzen
deed-build = Hier bauen
item-stack = Zonen im Stapel
item-bag = Bauwerke im Beutel
face-up = { $zone }, braucht { $needs }
waiting =
    { $count ->
        [0] neu
        [one] { $count } wartet: +{ $count }
       *[other] { $count } warten: +{ $count }
    }
bottom = Zuunterst im Stapel: { $zones }
out-of-the-game = Ausgeschieden: { $developments }
in-hand =
    { $count ->
        [one] { $count } Bauwerk
       *[other] { $count } Bauwerke
    }
plan-title = { $zone } um { $cell }
plan-ground = Sie braucht { $needs } und bedeckt { $ground }
plan-incorporates = Sie gemeindet { $developments } ein
plan-under =
    { $zones-count ->
        [one] Unter den Stapel kommt { $zones }
       *[other] Unter den Stapel kommen, in dieser Reihenfolge, { $zones }
    }
in-all = Zusammen
sheet-neighbours = Einfluss der Nachbarn
on-kind = Auf { $kind }
zone-bare = { $zone } um { $cell }, unbebaut: { $used } von { $value } verbraucht
zone-built = { $zone } um { $cell } mit { $values }: { $used } von { $value } verbraucht
point-empty = { $cell }, leer
point-under = { $cell }, unter { $zone }
stone-on = { $stone } auf { $cell }
lot = { $development } auf { $cell }, gemeindefrei
planned = { $zone } ist um { $cell } geplant und bedeckt { $ground }: { $points }
planned-tag = { $zone }: { $points }

## Was zu tun ist.

prompt-first-zones = Die ersten Zonen werden aufgedeckt
prompt-first = Wer beginnt, wird ausgelost
prompt-deal =
    { $who-is ->
        [you] Du ziehst deine
       *[other] { $who } zieht die
    } ersten Bauwerke
prompt-stones =
    { $who-is ->
        [you] { $who-name }, setze
       *[other] { $who } setzt
    } 1 Einwohner und 1 Rohstoff oder 3 gleiche
prompt-after-population =
    { $who-is ->
        [you] { $who-name }, setze
       *[other] { $who } setzt
    } 1 Rohstoff oder noch 2 Einwohner
prompt-after-resource =
    { $who-is ->
        [you] { $who-name }, setze
       *[other] { $who } setzt
    } 1 Einwohner oder noch 2 Rohstoffe
prompt-third-population =
    { $who-is ->
        [you] { $who-name }, setze
       *[other] { $who } setzt
    } einen dritten Einwohnerstein
prompt-third-resource =
    { $who-is ->
        [you] { $who-name }, setze
       *[other] { $who } setzt
    } einen dritten Rohstoffstein
prompt-build =
    { $who-is ->
        [you] { $who-name }, lege eine Zone, setze ein Bauwerk oder baue nichts
       *[other] { $who } legt eine Zone, setzt ein Bauwerk oder baut nichts
    }
prompt-order =
    { $who-is ->
        [you] { $who-name }, wähle
       *[other] { $who } wählt
    }, welche Zone als Nächstes unter den Stapel kommt
prompt-lay =
    { $who-is ->
        [you] { $who-name }, lege { $zone } um { $cell } oder nimm es zurück
       *[other] { $who } legt { $zone } um { $cell } oder nimmt es zurück
    }
prompt-next-zone =
    { $who-is ->
        [you] Du deckst
       *[other] { $who } deckt
    } eine Zone auf
prompt-draw =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } ein Bauwerk
prompt-or-accept =
    { $prompt }, oder { $who-is ->
        [you] nimm
       *[other] nimmt
    } das Ende an
ending-last-zone = Die letzte Zone ist gelegt
ending-empty-bag = Der Beutel ist leer
ending-agreement = Beide sind sich über das Ende einig
ending-nothing-placed = In zwei Zügen wurde nichts gesetzt
ending-last-turn = 300 Züge sind gespielt
result-won =
    { $ending }: { $who-is ->
        [you] Du gewinnst
       *[other] { $who } gewinnt
    }
result-draw = { $ending }: unentschieden

## Aktionen, wie sie angeboten und wie sie erzählt werden.

place = { $stone } auf { $cell } setzen
plan = { $zone } um { $cell } planen: { $points }
under = { $zone } als Nächstes unter den Stapel legen
lay = { $zone } um { $cell } legen: { $points }
lay-planned = die geplante Zone legen
place-lot = { $development } gemeindefrei auf { $cell } setzen: { $points }
place-site = { $development } auf die Zone { $zone } setzen: { $points }
pass = nichts bauen
propose = nichts bauen und das Ende des Spiels anbieten
accept = das Ende des Spiels annehmen
places =
    { $who-is ->
        [you] Du setzt
       *[other] { $who } setzt
    } { $stone } auf { $cell }
plans =
    { $who-is ->
        [you] Du planst
       *[other] { $who } plant
    } { $zone } um { $cell }
puts-under =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } { $zone } als Nächstes unter den Stapel
lays =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } { $zone } um { $cell }: { $points }
lays-planned =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } die geplante Zone
places-lot =
    { $who-is ->
        [you] Du setzt
       *[other] { $who } setzt
    } { $development } gemeindefrei auf { $cell }: { $points }
places-site =
    { $who-is ->
        [you] Du setzt
       *[other] { $who } setzt
    } { $development } auf die Zone { $zone }: { $points }
passes =
    { $who-is ->
        [you] Du baust
       *[other] { $who } baut
    } nichts
proposes =
    { $who-is ->
        [you] Du baust nichts und bietest
       *[other] { $who } baut nichts und bietet
    } das Ende des Spiels an
accepts =
    { $who-is ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } das Ende des Spiels an
first-zones = { $zones } werden aufgedeckt
next-zone = { $zone } wird aufgedeckt
plays-first =
    { $who-is ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }
draws =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $developments }
draws-hidden =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $count ->
        [one] ein Bauwerk
       *[other] { $count } Bauwerke
    }

## Punkte: wofür jede Zeile steht, kurz und ausführlich, und die Gründe für die einer Aktion.

topic-waiting = Wartende Steine
topic-lots = Gemeindefreie
topic-sites = Bauwerke auf Zonen
topic-good = Nützliche Nachbarn
topic-bad = Schädliche Nachbarn
topic-lost-zones = Verlorene Zonen
topic-lost-built = Verlorene Bauwerke
topic-lost-lots = Verlorene gemeindefreie
score-waiting = wartende Steine auf genommenen Zonen
score-lots = gemeindefrei gesetzte Bauwerke
score-sites = auf Zonen gesetzte Bauwerke
score-good = nützliche Nachbarn
score-bad = schädliche Nachbarn
score-lost-zones = durch Umwidmung entfernte Zonen
score-lost-built = mit ihnen entfernte Bauwerke
score-lost-lots = entfernte gemeindefreie Bauwerke
score-so-far = bisher
for-waiting =
    { $count ->
        [one] { $count } wartender Stein
       *[other] { $count } wartende Steine
    }
for-lot = ein gemeindefreies Bauwerk
for-value = sein Wert
for-room = der freie Platz
for-neighbour = die { $value } auf { $zone }
for-lost-zone = { $zone } entfernt
for-lost-built = die { $value } auf { $zone } entfernt
for-lost-lot = gemeindefreies Bauwerk { $development } auf { $cell } entfernt

## Warum etwas nicht erlaubt ist.

no-stones-now = jetzt werden keine Steine gesetzt
stones-first = zuerst kommen die Steine dieses Zuges
zone-planned = eine Zone ist geplant: Lege sie, oder nimm sie zurück, um etwas anderes zu tun
no-zone-planned = es ist keine Zone geplant
order-first = wähle zuerst, in welcher Reihenfolge die entfernten Zonen unter den Stapel kommen
no-building-now = jetzt kann nichts gebaut werden
no-proposal = niemand hat das Ende angeboten
off-board = dieses Feld liegt nicht auf dem Brett
taken = { $cell } ist nicht leer
lonely = neben { $cell } liegt kein Stein
crowded = neben { $cell } liegen { $count } Einwohnersteine, und ein Einwohnerstein verträgt höchstens 3
spoilt = neben { $cell } liegen { $count } Rohstoffsteine, und ein Einwohnerstein verträgt höchstens 1
third-population = nach zwei Einwohnersteinen ist auch der dritte ein Einwohnerstein
third-resource = nach zwei Rohstoffsteinen ist auch der dritte ein Rohstoffstein
unfinished = setzt du { $stone } auf { $cell }, lassen sich die Steine dieses Zuges nicht mehr vollenden
not-face-up = { $zone } liegt nicht offen
over-the-edge = eine Zone bedeckt 3 mal 3 Felder, und um { $cell } liegen sie nicht alle auf dem Brett
apart = eine Zone muss einer anderen benachbart sein, und um { $cell } liegt keine
requirement = { $zone } braucht { $needs }, und um { $cell } gibt es { $ground }
last-stones = eine Zone um { $cell } würde die letzten Steine vom Brett nehmen
not-removed = { $zone } gehört nicht zu den Zonen, deren Platz im Stapel zu wählen ist
not-in-hand = du hast { $development } nicht auf der Hand
not-laid = { $zone } liegt nicht auf dem Brett
other-kind = { $zone } ist keine Zone der Art { $kind }
full = { $zone } ist voll bebaut: Darauf liegen zusammen { $total }
unsupported = Bauwerke der Art { $kind } brauchen neben sich { $needs }, und neben { $cell } gibt es { $found }
due-first-zones = jetzt werden die ersten drei Zonen aufgedeckt
due-different-zones = die ersten drei Zonen sind verschiedene
due-first = jetzt wird ausgelost, wer von beiden beginnt
due-next-zone = jetzt wird die nächste Zone des Stapels aufgedeckt
due-nothing = jetzt wird nichts gezogen
due-developments =
    { $who-is ->
        [you] du ziehst
       *[other] { $who } zieht
    } { $count ->
        [one] ein Bauwerk
       *[other] { $count } Bauwerke
    } aus dem Beutel

## Was in einer Stellung gesetzt werden kann, und was an ihr falsch ist.

offer-stone = als Erstes ein { $stone } auf { $places }
offer-zone = die Zone { $zone } um { $places }
offer-lot = das Bauwerk { $development } auf { $places }
offer-site = das Bauwerk { $development } auf die Zone { $places }
zones-overlap = die Zonen { $zones } überlappen sich
stones-under-zone = unter der Zone { $zone } liegen Steine
on-another-type = { $development } liegt auf einer Zone anderer Art, { $zone }
lot-taken = { $development } liegt auf { $cell }, wo schon etwas anderes ist
zone-twice = die Zone { $zone } ist zweimal da
development-twice = das Bauwerk { $development } ist zweimal da
hand-too-large = auf der Hand hat man { $most } Bauwerke, nicht { $count }
no-stone-left = mindestens ein Stein muss außerhalb aller Zonen liegen

## Was sich nicht lesen lässt.

an-action = ein Stein wie pk10 oder rk10, eine Zone wie C3@k10, ein Bauwerk wie dev:R4@k10 oder dev:R4@R2, confirm, under:A2, pass, propose oder accept
a-draw = eine Ziehung wie zones:R3,C2,A0, 2+R4,C1,I5 (Bauwerke für Platz 2), first:2 oder zone:A4
on-this-board = auf diesem Brett mit { $side }x{ $side } Feldern
sides = 9, 13 oder 19
penalties = 2 oder 1
not-a-part = „{ $word }“ ist nicht eine Art R, A, C oder I und ein Wert von 0 bis 5 wie R3
not-a-point = ein Feld ist ein Buchstabe und die Nummer einer Reihe wie c4, nicht „{ $word }“
point-off-board = { $cell } liegt nicht auf einem Brett mit { $side }x{ $side } Feldern
no-such-board = ein Brett hat 9, 13 oder 19 Reihen, nicht { $rows }
two-play = es spielen zwei
wrong-row = eine Reihe hat { $side } Felder, nicht { $found }
no-stone = „{ $letter }“ ist weder P noch R noch ein Punkt
zone-off-board = eine Zone um { $cell } liegt nicht auf dem Brett
too-many-face-up = höchstens drei Zonen liegen offen
