### Was an einem Tisch von Zoned Out gesagt wird.

## Was das Spiel ist, und was vorher gewählt werden kann.

about = Planer gestalten mit Karten eine wachsende Stadt um, bebauen Gebiete und errichten Hochhäuser in der Innenstadt.
option-objectives = ob geheime Ziele verteilt werden
    .name = Geheime Ziele
option-negative-zones = ob ein Gebiet, gegen das mehr spricht als dafür, Punkte kostet
    .name = Gebiete mit Abzug
option-deck = die Stadtkarten; --deck FILE schreibt die Karten einer Datei hierher, acht Buchstaben je Karte
    .name = Kartensatz
    .standard = der übliche
    .own = KARTEN

## Blocks, nach dem, was sie sind. Die Dichte eines Gebietsblocks wird als die Zahl seiner Bausteine mitgeteilt.

density =
    { $density ->
        [1] locker
        [2] mittel
       *[3] dicht
    }
    .stem =
        { $density ->
            [1] locker
            [2] mittler
           *[3] dicht
        }
residential = { density.stem }es Wohngebiet
commercial = { density.stem }es Gewerbegebiet
industrial = { density.stem }es Industriegebiet
library = Bibliothek
stadium = Stadion
train-depot = Bahndepot
park = Park
museum = Museum
parking-lot = Parkplatz
abandoned-building = verlassenes Gebäude
zone-residential = { residential }
zone-commercial = { commercial }
zone-industrial = { industrial }

## So viele davon unter einer Karte: über wen oder was?

over-residential =
    { $count ->
        [one] einen { density.stem }en Wohnblock
       *[other] { $count } { density.stem }e Wohnblocks
    }
over-commercial =
    { $count ->
        [one] einen { density.stem }en Gewerbeblock
       *[other] { $count } { density.stem }e Gewerbeblocks
    }
over-industrial =
    { $count ->
        [one] einen { density.stem }en Industrieblock
       *[other] { $count } { density.stem }e Industrieblocks
    }
over-library =
    { $count ->
        [one] eine Bibliothek
       *[other] { $count } Bibliotheken
    }
over-stadium =
    { $count ->
        [one] ein Stadion
       *[other] { $count } Stadien
    }
over-train-depot =
    { $count ->
        [one] ein Bahndepot
       *[other] { $count } Bahndepots
    }
over-park =
    { $count ->
        [one] einen Park
       *[other] { $count } Parks
    }
over-museum =
    { $count ->
        [one] ein Museum
       *[other] { $count } Museen
    }
over-parking-lot =
    { $count ->
        [one] einen Parkplatz
       *[other] { $count } Parkplätze
    }
over-abandoned-building =
    { $count ->
        [one] ein verlassenes Gebäude
       *[other] { $count } verlassene Gebäude
    }

## So viele davon auf einer Karte, oder worauf kein Planer steht: mit wem oder was?

with-residential =
    { $count ->
        [one] einem { density.stem }en Wohnblock
       *[other] { $count } { density.stem }en Wohnblocks
    }
with-commercial =
    { $count ->
        [one] einem { density.stem }en Gewerbeblock
       *[other] { $count } { density.stem }en Gewerbeblocks
    }
with-industrial =
    { $count ->
        [one] einem { density.stem }en Industrieblock
       *[other] { $count } { density.stem }en Industrieblocks
    }
with-library =
    { $count ->
        [one] einer Bibliothek
       *[other] { $count } Bibliotheken
    }
with-stadium =
    { $count ->
        [one] einem Stadion
       *[other] { $count } Stadien
    }
with-train-depot =
    { $count ->
        [one] einem Bahndepot
       *[other] { $count } Bahndepots
    }
with-park =
    { $count ->
        [one] einem Park
       *[other] { $count } Parks
    }
with-museum =
    { $count ->
        [one] einem Museum
       *[other] { $count } Museen
    }
with-parking-lot =
    { $count ->
        [one] einem Parkplatz
       *[other] { $count } Parkplätzen
    }
with-abandoned-building =
    { $count ->
        [one] einem verlassenen Gebäude
       *[other] { $count } verlassenen Gebäuden
    }

## Karten: eine aus der eigenen Hand, eine, die jemand legt oder zieht, und die Beschriftung eines Bildes, von
## Nordwest aus im Uhrzeigersinn.

the-card = die Karte mit { $blocks }
the-card-numbered = Karte { $number } mit { $blocks }
a-card = eine Karte mit { $block }
card-label = Karte: { $blocks }

## Orte.

spot = { $cell } ({ $block })
spot-declared = { $cell } ({ $block }, { $declared })
north-west = Nordwest
north-east = Nordost
south-west = Südwest
south-east = Südost

## So viele Dinge.

cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
pieces =
    { $count ->
        [one] { $count } Baustein
       *[other] { $count } Bausteine
    }
redraws = { $count } Tauschmarker
blocks =
    { $count ->
        [one] { $count } Block
       *[other] { $count } Blocks
    }
floors =
    { $count ->
        [one] { $count } Etage
       *[other] { $count } Etagen
    }

## Ziele, und was sie geben.

light-residential-zones = Lockere Wohngebiete
medium-residential-zones = Mittlere Wohngebiete
heavy-residential-zones = Dichte Wohngebiete
light-commercial-zones = Lockere Gewerbegebiete
medium-commercial-zones = Mittlere Gewerbegebiete
heavy-commercial-zones = Dichte Gewerbegebiete
light-industrial-zones = Lockere Industriegebiete
medium-industrial-zones = Mittlere Industriegebiete
heavy-industrial-zones = Dichte Industriegebiete
most-residential-blocks = Meiste Wohnblocks
most-commercial-blocks = Meiste Gewerbeblocks
most-industrial-blocks = Meiste Industrieblocks
highest-residential-capacity = Größte Wohnkapazität
highest-commercial-capacity = Größte Gewerbekapazität
highest-industrial-capacity = Größte Industriekapazität
small-town-bonus = Kleinstadtbonus
midtown-bonus = Mittelstadtbonus
metropolis-bonus = Metropolenbonus
worth-each = 1 je Block
worth-most = meiste 6, nächste 3

## Der Tisch.

tray-hand = Hand
tray-choices = Außerdem
tray-downtown = Innenstadt
tray-deck = Stapel
button-pass = Passen
deed-play = Karte legen
deed-move = Hierher ziehen
button-redraw = Tauschen
button-discard = Noch eine ablegen
button-draw = Nachziehen
button-leave = Stadt verlassen
button-stay-away = Draußen bleiben
choose-redraw = eine Karte unter den Stapel legen, um eine andere zu ziehen, und einen Tauschmarker nehmen
choose-discard = noch eine Karte unter den Stapel legen
choose-draw = für die abgelegten Karten nachziehen
choose-density = einen Jokerblock als { $density } ansagen
next-redraw = Der nächste Tausch kostet { $points }.
item-deck = Karten im Stapel
deck-bottom =
    { $count ->
        [one] Ganz unten liegt { $count } getauschte Karte.
       *[other] Ganz unten liegen { $count } getauschte Karten.
    }
end-triggered =
    { $who-is ->
        [you] Du hast
       *[other] { $who } hat
    } das Ende ausgelöst: noch ein Zug für alle anderen.
has = { $cards }, { $pieces }
has-redraws = { $cards }, { $pieces }, { $redraws }
no-floors = noch keine Etagen
floors-of = Etagen von unten nach oben: { $owners }
skyscraper = das Hochhaus { $quadrant }, { $floors }
cell-free = { $cell }, frei: Hier kann der Nordwestblock einer Karte liegen
block = { $cell }, { $block }
block-in-zone =
    { $cell }, { $block }, { $who-is ->
        [you] in deinem Gebiet
       *[other] im Gebiet von { $who }
    }
block-developed =
    { $cell }, { $block }, von { $who-is ->
        [you] dir
       *[other] { $who }
    } als { $kind } bebaut, { $height ->
        [one] { $height } Baustein
       *[other] { $height } Bausteine
    } hoch
planner =
    { $who-is ->
        [you] dein Planer
       *[other] der Planer von { $who }
    } auf { $cell }: { $zone }, { $blocks }, jetzt { $points }
card-laid = die eben gelegte Karte, über { $covered }
sheet-zones = Gebiete, wenn jetzt verlassen
row-blocks = Für die Blocks
row-beside = Für das, was daneben liegt
row-points = Punkte des Gebiets
row-claims = Älteres Recht auf Jokerblocks
sheet-objectives = Für Ziele gezählt
objective-public = { $objective }: { $worth }
objective-secret =
    { $objective }: { $worth } ({ $who-is ->
        [you] dein geheimes Ziel
       *[other] geheimes Ziel von { $who }
    })
position = Eine Stellung

## Was zu tun ist.

prompt-set-up = Das Spiel wird aufgebaut
prompt-cards =
    { $who-is ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } Karten
prompt-objectives =
    { $who-is ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } geheime Ziele
prompt-begin =
    { $who-is ->
        [you] { $who-name }, setze deinen Planer auf einen Gebiets- oder Jokerblock
       *[other] { $who } setzt den Planer auf einen Gebiets- oder Jokerblock
    }
prompt-stay-away =
    { $who-is ->
        [you] { $who-name }, für deinen Planer gibt es keinen Block: Er bleibt draußen
       *[other] { $who } findet keinen Block für den Planer
    }
prompt-lay-or-redraw =
    { $who-is ->
        [you] { $who-name }, lege eine Karte oder tausche vorher
       *[other] { $who } legt eine Karte oder tauscht
    }
prompt-lay =
    { $who-is ->
        [you] { $who-name }, lege eine Karte über einen bis drei Blocks der Stadt
       *[other] { $who } legt eine Karte
    }
prompt-redraw-or-pass =
    { $who-is ->
        [you] { $who-name }, keine deiner Karten lässt sich legen: Tausche oder passe
       *[other] { $who } tauscht oder passt, weil sich keine Karte legen lässt
    }
prompt-pass =
    { $who-is ->
        [you] { $who-name }, du musst passen, weil sich keine deiner Karten legen lässt
       *[other] { $who } muss passen, weil sich keine Karte legen lässt
    }
prompt-discard =
    { $who-is ->
        [you] { $who-name }, lege noch eine Karte ab oder ziehe nach
       *[other] { $who } legt noch eine Karte ab oder zieht nach
    }
prompt-leave =
    { $who-is ->
        [you] { $who-name }, dein Planer muss die Stadt verlassen
       *[other] Der Planer von { $who } muss die Stadt verlassen
    }
prompt-move =
    { $who-is ->
        [you] { $who-name }, versetze deinen Planer auf die neue Karte
       *[other] { $who } versetzt den Planer auf die neue Karte
    }
prompt-draw =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } Karten nach

## Aktionen, wie sie angeboten werden.

lay =
    { $card }{ $degrees ->
        [0] {""}
       *[other] {" "}um { $degrees }° gedreht
    } auf { $cell } legen, über { $covered }
pass = passen, weil sich keine Karte legen lässt
redraw = { $card } unter den Stapel legen und einen Tauschmarker nehmen
discard = auch { $card } unter den Stapel legen
draw =
    { $count ->
        [one] eine Karte für die abgelegte ziehen
       *[other] { $count } Karten für die abgelegten ziehen
    }
move = den Planer auf { $spot } versetzen
leave = den Planer aus der Stadt nehmen
stay-away = den Planer draußen lassen

## Aktionen, und was gezogen wird, wie es erzählt wird.

lays =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } { $card } auf { $cell }, über { $covered }
passes =
    { $who-is ->
        [you] Du passt
       *[other] { $who } passt
    }: Es lässt sich keine Karte legen
discards =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } { $card } unter den Stapel
discards-hidden =
    { $who-is ->
        [you] Du legst
       *[other] { $who } legt
    } eine Karte unter den Stapel
draws-anew =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $count ->
        [one] eine Karte für die abgelegte
       *[other] { $count } Karten für die abgelegten
    }
moves =
    { $who-is ->
        [you] Du gehst
       *[other] { $who } geht
    } nach { $spot }
leaves =
    { $who-is ->
        [you] Du nimmst
       *[other] { $who } nimmt
    } den Planer aus der Stadt
stays-away =
    { $who-is ->
        [you] Du lässt
       *[other] { $who } lässt
    } den Planer draußen
and-develops =
    { $told } und { $who-is ->
        [you] bebaust
       *[other] bebaut
    } ein { $zone } für { $points }
begins =
    { $who-is ->
        [you] Du beginnst
       *[other] { $who } beginnt
    }
draws =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $cards }
draws-hidden =
    { $who-is ->
        [you] Du ziehst
       *[other] { $who } zieht
    } { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }
city-begins = Die Stadt beginnt mit vier Karten: mit { $blocks }
secret-drawn =
    { $who-is ->
        [you] Du hast
       *[other] { $who } hat
    } { $objectives-count ->
        [one] das geheime Ziel
       *[other] die geheimen Ziele
    } { $objectives }
secret-hidden =
    { $who-is ->
        [you] Du bekommst
       *[other] { $who } bekommt
    } { $count ->
        [one] ein geheimes Ziel
       *[other] { $count } geheime Ziele
    }
public-drawn = Offene Ziele: { $objectives }

## Punkte.

topic-zones = Bebaute Gebiete
topic-redraws = Tauschmarker
topic-skyscrapers = Hochhäuser
score-zone =
    { CAPITAL($zone) }, { $blocks }: { $size }{ $plus ->
        [0] {""}
       *[other] {" "}+ { $plus }
    }{ $minus ->
        [0] {""}
       *[other] {" "}− { $minus }
    }
score-told = bebaute Gebiete
score-objective = { $objective }: { $counted }
score-skyscraper = Hochhaus { $quadrant }: { $floors }
offer-leave =
    { $who-is ->
        [you] du verlässt
       *[other] { $who } verlässt
    } ein { $zone }
offer-good = Parks und Museen daneben
offer-bad = Parkplätze und verlassene Gebäude daneben
offer-none = nie weniger als 0 (ZO-7)

## Warum etwas nicht erlaubt ist.

step-lay = jetzt legst du eine Karte oder tauschst
step-discard = jetzt legst du weitere Karten ab oder ziehst nach
step-move = jetzt versetzt du deinen Planer
not-held = du hast { $card } nicht auf der Hand
covers-none = eine Karte überdeckt mindestens einen Block
covers-four = eine Karte darf nicht vier Blocks überdecken
covers-downtown = die Innenstadt wird nie überdeckt
is-developed = { $cell } ist bebaut, und bebaute Blocks werden nie überdeckt
under-planner = auf { $cell } steht dein Planer
others-zone =
    { $cell } liegt { $who-is ->
        [you] in deinem Gebiet
       *[other] im Gebiet von { $who }
    }, und nur dieser Spieler darf es überdecken
joins = diese Karte würde zwei besetzte Gebiete zu einem verbinden
can-lay = du kannst eine Karte legen und darfst deshalb nicht passen
has-redrawn = du hast in diesem Zug schon getauscht
deck-too-small = der Stapel hat zu wenige Karten, um so viele zu tauschen
not-on-card = der Planer kommt auf einen Block der eben gelegten Karte
no-block = dort ist kein Block
not-a-zone = ein Planer steht nie auf { $block }
zone-occupied =
    { $cell } liegt { $who-is ->
        [you] in deinem Gebiet
       *[other] im Gebiet von { $who }
    }
must-declare =
    sag für diesen Jokerblock eine Dichte an: { $densities-count ->
        [one] nur { $densities } ist möglich
       *[other] möglich sind { $densities }
    }
nothing-to-declare = die Dichte dieses Gebiets steht fest und wird nicht angesagt
can-move = dein Planer kann auf diese Karte und darf die Stadt deshalb nicht verlassen
due-start = jetzt wird ausgelost, wer beginnt
due-cards =
    jetzt { $who-is ->
        [you] ziehst du
       *[other] zieht { $who }
    } { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    } vom Stapel
due-city = jetzt beginnt die Stadt mit vier Karten vom Stapel
due-secret =
    jetzt { $who-is ->
        [you] bekommst du
       *[other] bekommt { $who }
    } { $count ->
        [one] { $count } geheimes Ziel
       *[other] { $count } geheime Ziele
    }
due-public =
    jetzt { $count ->
        [one] wird { $count } Ziel
       *[other] werden { $count } Ziele
    } offen ausgelegt
due-nothing = jetzt wird nichts gezogen

## Was nicht zu lesen ist.

expected-action = eine Aktion in dieser Stadt oder daneben, etwa c17:90:n2e3 (Karte, Drehung, Nordwestblock), discard:c17, redraw, pass; für den Planer n2e3, n2e3:heavy oder leave
expected-draw = etwas, das gezogen wird, etwa start:2, 2+c5,c17 in der Reihenfolge des Kartensatzes, city:c1,c2,c3,c4, secret:2+midtown-bonus oder public:midtown-bonus
expected-deck = standard oder Karten wie PLRLLBRM mit Kommas dazwischen ({ $fault })
no-face = „{ $code }“ ist kein Block; die Blocks sind { $codes }
no-objective = „{ $word }“ ist kein Ziel; eines davon ist { $example }
deck-line = Zeile { $number }: { $problem }
deck-card = Karte { $number }: { $problem }
deck-not-four = eine Karte hat 4 Blocks, von Nordwest aus im Uhrzeigersinn, nicht { $count }
deck-no-parking-lot = diese Karte hat keinen Parkplatz (PL), und jede braucht einen
deck-too-many = das ist eine Karte zu viel; ein Kartensatz hat höchstens { $most }
deck-too-few =
    der Kartensatz endet nach { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }; er braucht mindestens { $fewest }

## Was an einer Stellung falsch ist.

position-seats = Zoned Out ist für 2 bis 4 Spieler, nicht { $count }
position-no-player = es gibt keinen Spieler { $number } unter { $count }
position-no-place = „{ $word }“ ist kein Ort wie n2e3, höchstens { $farthest } von den Straßen der Innenstadt entfernt
position-too-large = eine Stadt hat außer der Innenstadt höchstens { $most } Blocks, nicht { $count }
position-downtown = { $cell } ist die Innenstadt
position-no-kind = „{ $word }“ ist keine Art von Gebiet wie RL
position-no-zone = { $cell } ist kein unbebauter Gebiets- oder Jokerblock
position-no-density = die Dichte „{ $word }“ gibt es nicht, nur light, medium und heavy
position-undeclared = { $cell } ist ein Jokerblock: Seine Dichte muss angesagt werden
position-two-planners =
    { $who-is ->
        [you] du hast
       *[other] { $who } hat
    } nur einen Planer
position-too-high = ein Hochhaus hat höchstens { $most } Etagen
position-figures =
    { $count ->
        [one] { $count } Zahl
       *[other] { $count } Zahlen
    } für { $seats } Spieler
twice = { $cell } ist zweimal genannt; gewertet wird der erste Block
wrong-kind = { $cell } zeigt { $block } und kann nicht als { $kind } bebaut werden
never-developed = { $cell } zeigt { $block }, und das wird nie bebaut
too-many-pieces =
    { $cell } hat { $count ->
        [one] { $count } Baustein
       *[other] { $count } Bausteine
    }, erlaubt: { $most } ({ $kind })
too-few-pieces =
    { $who-is ->
        [you] du hast
       *[other] { $who } hat
    } mehr Bausteine in der Stadt, als ein Spieler besitzt
planner-in-zone =
    { $who-is ->
        [you] dein Planer
       *[other] der Planer von { $who }
    } steht { $other-is ->
        [you] in deinem Gebiet
       *[other] im Gebiet von { $other }
    }
zones-are-one =
    { $who-is ->
        [you] dein Gebiet
       *[other] das Gebiet von { $who }
    } ist eins mit einem anderen seiner Art
less-than-none =
    { $who-is ->
        [you] du hast
       *[other] { $who } hat
    } weniger als 0 Punkte für Gebiete (ZO-7)
too-many-objectives = es werden { $dealt } Ziele verteilt, nicht { $count }
