### Was an einem Tisch von Puzzle Town gesagt wird.

## Was das Spiel ist, und was vorher gewählt werden kann.

about = Erbauer legen Plättchen mit passenden Zonen aus verdeckter Hand; allein ist es ein Puzzle.
option-size = wie breit und tief die Stadt ist; in 7x7 haben alle 49 Plättchen Platz, auch der Stadtpark
    .name = Größe
option-market = Puzzle für eine Person: wie viele Plättchen zur Auswahl offen liegen; je weniger, desto schwerer
    .name = Auslage
option-late-stoppages = 2 bis 4 Spieler: was Passen den kostet, der noch Plättchen hat, wenn keine mehr verdeckt liegen: nichts oder 3
    .name = Spätes Passen
    .free = kostet nichts
    .charged = kostet 3

## Zonen, und was dort gebaut wird.

zone-green = Grün
zone-blue = Blau
zone-red = Rot
use-green = Wohnen
use-blue = Einkaufen
use-red = Büros
side-north = im Norden
side-east = im Osten
side-south = im Süden
side-west = im Westen

## Plättchen. Wie sie liegen: einfarbig, einfarbig bis auf eine Seite, oder Seite für Seite. Wie auch immer
## gedreht: nach der Zahl ihrer Zonen. Der Park ist, was gelegt oder gezogen wird.

tile-plain = ein Plättchen ganz in { $zone }
tile-but = ein Plättchen in { $zone } mit { $other } { $side }
tile-sides = ein Plättchen mit { $north } im Norden, { $east } im Osten, { $south } im Süden und { $west } im Westen
tile-of = ein Plättchen mit { $zones }
zones =
    { $count ->
        [1] einmal
        [2] zweimal
        [3] dreimal
       *[other] viermal
    } { $zone }
park = den Stadtpark
item-park = der Stadtpark, der zu allem passt

## Der Tisch.

tray-tiles = Plättchen
tray-kept = Übrig
tray-face-up = Offen
tray-left = Offen übrig
tray-refill = Noch ein Plättchen?
tray-choices = Statt zu legen
tray-pile = Stapel
tray-zones = Zonen
button-draw = Plättchen ziehen
button-keep = Hand lassen
button-decline = Verzichten, −3
button-late = Passen, −3
button-pass = Passen
deed = Das Plättchen legen
item-pile = verdeckte Plättchen
border-note = Die Randfarbe ist { $zone }.
border-note-none = Der Rand hat noch keine Farbe.
border = die Randfarbe der Stadt ist { $zone }
border-none = der Rand der Stadt hat noch keine Farbe
in-hand = { $count } Plättchen auf der Hand
face-up = { $count } Plättchen offen, { $down } verdeckt
cell-free = { $cell }, frei
cell-tile = { $cell }, { $tile }
violation = ein Zonenverstoß zwischen { $cell } und { $other }
sheet-score = Wertungsblatt
column-each = je
sheet-penalty = Strafpunkte
column-most = höchstens

## Was zu tun ist.

prompt-cornerstone = Der Eckstein wird gezogen
prompt-first = Wer beginnt, wird ausgelost
prompt-turn-up = Plättchen werden aufgedeckt
prompt-deal =
    { $who-is ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } Plättchen
prompt-draw =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } ein Plättchen
prompt-refill =
    { $who-is ->
        [you] { $who-name }, zieh noch ein Plättchen oder lass deine Hand, wie sie ist
       *[other] { $who } zieht noch ein Plättchen oder lässt die Hand, wie sie ist
    }
prompt-puzzle =
    { $who-is ->
        [you] { $who-name }, lege eines der offenen Plättchen an, sodass Zonen, die sich berühren, zusammenpassen
       *[other] { $who } legt eines der offenen Plättchen
    }
prompt-play =
    { $who-is ->
        [you] { $who-name }, lege ein Plättchen an, sodass Zonen, die sich berühren, zusammenpassen, oder verzichte
       *[other] { $who } legt ein Plättchen oder verzichtet
    }
prompt-must-lay =
    { $who-is ->
        [you] { $who-name }, lege ein Plättchen: Verdeckt liegt keines mehr, und eines von deinen passt
       *[other] { $who } legt ein Plättchen
    }
prompt-pass =
    { $who-is ->
        [you] { $who-name }, du musst passen, weil du kein Plättchen legen kannst
       *[other] { $who } muss passen
    }
prompt-late =
    { $who-is ->
        [you] { $who-name }, lege ein Plättchen, oder passe, wenn sich keines legen lässt
       *[other] { $who } legt ein Plättchen oder passt, wenn sich keines legen lässt
    }
result-penalty =
    { $count ->
        [one] { $count } Strafpunkt
       *[other] { $count } Strafpunkte
    }: { $verdict }
verdict-perfect = perfekt
verdict-very-good = sehr gut
verdict-good = gut
verdict-fair = befriedigend
verdict-flunked = durchgefallen

## Aktionen, wie sie angeboten und wie sie erzählt werden.

lay = { $tile } auf { $cell } legen
decline = verzichten, was ein Baustopp ist, und ein Plättchen ziehen
pass-late = passen, was ein Baustopp ist
pass = passen
draw-another = noch ein Plättchen ziehen
keep = die Hand lassen, wie sie ist
lays =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } { $tile } auf { $cell }
declines =
    { $who-is ->
        [you] Du verzichtest
       *[other] { $who } verzichtet
    }: ein Baustopp
passes-late =
    { $who-is ->
        [you] Du passt
       *[other] { $who } passt
    }: ein Baustopp
passes =
    { $who-is ->
        [you] Du passt
       *[other] { $who } passt
    }
draws-another =
    { $who-is ->
        [you] Du entscheidest dich
       *[other] { $who } entscheidet sich
    }, noch ein Plättchen zu ziehen
keeps =
    { $who-is ->
        [you] Du lässt deine
       *[other] { $who } lässt die
    } Hand, wie sie ist
cornerstone-drawn = Der Eckstein ist { $tile }: Die Randfarbe ist { $zone }
plays-first =
    { $who-is ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }
draws =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $tiles }
draws-hidden =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $count ->
        [one] ein Plättchen
       *[other] { $count } Plättchen
    }
turns-up =
    { $who-is ->
        [you] Du deckst
       *[other] { $who } deckt
    } { $tiles } auf

## Punkte.

topic-single = Einerblöcke
topic-double = Zweierblöcke
topic-triple = Dreierblöcke
topic-quad = Viererblöcke
topic-violations = Zonenverstöße
topic-stoppages = Baustopps
topic-down = Verdeckt
topic-border = Offen mit Randfarbe
topic-other = Offen ohne Randfarbe
score-single =
    { $count ->
        [one] { $count } Einerblock
       *[other] { $count } Einerblöcke
    }
score-double =
    { $count ->
        [one] { $count } Zweierblock
       *[other] { $count } Zweierblöcke
    }
score-triple =
    { $count ->
        [one] { $count } Dreierblock
       *[other] { $count } Dreierblöcke
    }
score-quad =
    { $count ->
        [one] { $count } Viererblock
       *[other] { $count } Viererblöcke
    }
score-violations =
    { $count ->
        [one] { $count } Zonenverstoß
       *[other] { $count } Zonenverstöße
    }
score-stoppages =
    { $count ->
        [one] { $count } Baustopp
       *[other] { $count } Baustopps
    }
score-of-hand = { $losses } ({ $left } auf der Hand)
border-zones =
    { $count ->
        [one] { $count } Zone
       *[other] { $count } Zonen
    } in Randfarbe
tiles = { $count } Plättchen
score-down = { $tiles }, verdeckt
score-border = { $tiles }, offen, mit Randfarbe
score-other = { $tiles }, offen, ohne Randfarbe
sum-profits = Gewinn zusammen
sum-losses = Verlust zusammen

## Warum etwas nicht erlaubt ist.

outside = dieses Feld liegt außerhalb der Stadt
wrong-border = die Randfarbe der Stadt ist { $border }, und dieses Plättchen hätte { $side } von { $cell } { $found }
zones-differ = Zonen, die sich berühren, müssen zusammenpassen: { $side } von { $cell } liegt { $other }, und dieses Plättchen hat dort { $found }
no-block = ein Plättchen muss mindestens einen Block vollenden, und neben { $cell } liegt nichts
taken = auf { $cell } liegt schon ein Plättchen, und Plättchen werden nie bewegt
not-held = du hast kein solches Plättchen mit { $zones }, das du legen könntest
park-not-held = du hast keinen Stadtpark, den du legen könntest
must-lay = im Puzzle kannst du nicht verzichten, solange sich ein Plättchen legen lässt
must-lay-late = wenn keine Plättchen mehr verdeckt liegen, muss legen, wer legen kann: Lege eines, etwa { $tile } auf { $cell }
draw-or-keep = du hast gelegt und genug Plättchen auf der Hand: Zieh noch eines oder lass die Hand, wie sie ist
no-choice = ob du ziehst, entscheidest du nur nach dem Legen, mit fünf oder mehr Plättchen auf der Hand und solange welche verdeckt liegen
due-cornerstone = jetzt wird der Eckstein gezogen
due-first = jetzt wird ausgelost, welcher Spieler beginnt
due-nothing = jetzt wird nichts gezogen
due-tiles =
    { $who-is ->
        [you] du bekommst
       *[other] { $who } bekommt
    } { $count } Plättchen aus dem Stapel

## Was über eine Stadt zu sagen ist, und was an ihr falsch ist.

town = Eine Stadt, { $width }x{ $depth }, Randfarbe { $zone }
town-complete = die Stadt ist fertig: { $count } Plättchen
town-begun = auf { $laid } von { $cells } Feldern liegt ein Plättchen
town-blocks = Blöcke: { $count } ({ $kinds })
blocks-of = { $count } in { $zone }
blocks-with-park = { $count } mit dem Stadtpark
town-violations = Zonenverstöße: { $count }
town-violations-at = Zonenverstöße: { $count } ({ $blocks })
block = { $first }–{ $second }
no-cornerstone = der Eckstein zur Randfarbe { $zone } liegt nicht auf { $cell }: { $tile }
place = { $cell } ({ $x },{ $y })
law-size = Gesetz 1 (Größe)
law-border = Gesetz 2 (Randfarbe)
law-zones = Gesetz 3 (passende Zonen)
law-placement = Gesetz 4 (Anlegen)
wrong-size = { $law }: Eine Stadt ist 6x8 Plättchen groß, in der Variante 7x7, nicht { $width }x{ $depth }
lies-outside = { $law }: Das Feld { $place } liegt außerhalb der Stadt
breaks-border = { $law }: Die Zone { $side } von { $place } hat die Farbe { $found }
breaks-zones = { $law }: Wo sie sich berühren, hat { $first } { $one } und { $second } { $other }
cut-off = { $law }: Das Plättchen auf { $place } liegt getrennt vom Rest der Stadt
too-often = { $tile } liegt { $laid }-mal da, und davon gibt es nur { $there }
park-too-often = der Stadtpark liegt { $laid }-mal da, und es gibt nur einen
