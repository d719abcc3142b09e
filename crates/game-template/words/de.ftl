### Was an einem Tisch von Verdeckte Straßen gesagt wird.

## Was das Spiel ist, und was vorher gewählt werden kann.

about = Bauherren bieten verdeckt auf die Straßen eines Viertels und bauen Häuser, die beieinanderstehen.
option-block = wie viele Straßen das Viertel in jeder Richtung hat; alle haben doppelt so viele Karten
four-or-five = 4 oder 5

## Der Tisch.

tray-cards = Karten
card = Karte { $card }
face-down = verdeckt
lot-free = { $cell }, frei
lot-house = { $cell }, ein Haus ({ $colour })
fact-cards =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }
fact-has-bid = hat geboten
fact-bids = bietet { $card }

## Was zu tun ist.

prompt-draw = Eine Straße wird gezogen
prompt-uncover = Die Gebote werden aufgedeckt
prompt-bid =
    { $who-is ->
        [other]
            { $who-count ->
                [one] { CAPITAL($who) } bietet
               *[other] { CAPITAL($who) } bieten
            }
       *[you] Biete
    } eine Karte für die Straße { $street }
prompt-build =
    { $who-is ->
        [you] { $who-name }, baue ein Haus
       *[other] { $who } baut ein Haus
    } an der Straße { $street }

## Aktionen, wie sie angeboten und wie sie erzählt werden.

bid = { $card } bieten
build = ein Haus auf { $cell } bauen
bids =
    { $who-is ->
        [you] Du bietest
       *[other] { $who } bietet
    } verdeckt die { $card }
has-bid =
    { $who-is ->
        [you] Du hast
       *[other] { $who } hat
    } geboten
builds =
    { $who-is ->
        [you] Du baust
       *[other] { $who } baut
    } ein Haus auf { $cell }
street-drawn = Die Straße { $street } steht zum Verkauf
bid-of = { $who }: { $card }
uncovered-won =
    Die Gebote werden aufgedeckt: { $bids }. { $who-is ->
        [you] Du baust
       *[other] { $who } baut
    } als Nächstes
uncovered-none = Die Gebote werden aufgedeckt: { $bids }. Jedes Gebot gab es mehrmals, also baut niemand
card-or-lot = eine Karte zum Bieten wie 3 oder ein Bauplatz wie b2
a-street = eine Straße des Viertels wie street:b oder street:3

## Punkte.

topic-groups = Häusergruppen
score-group =
    { $count ->
        [one] { $count } Haus auf { $cells }
       *[other] { $count } Häuser beieinander auf { $cells }
    }

## Warum etwas nicht erlaubt ist.

spent = die Karte { $card } hast du schon ausgespielt
no-bidding = jetzt wird nicht geboten: es ist ein Haus zu bauen
no-building = jetzt wird kein Haus gebaut: erst bieten alle
other-street = { $cell } liegt nicht an der Straße, die zum Verkauf steht
taken = auf { $cell } steht schon ein Haus
not-drawn = gezogen wird eine Straße, die noch nicht zum Verkauf stand und einen freien Bauplatz hat
