### Ce qui se dit à une table de Rues scellées.

## Ce qu'est le jeu, et ce qu'on peut choisir avant de commencer.

about = Des promoteurs enchérissent à cartes cachées sur les rues d’un quartier et bâtissent des maisons voisines.
option-block = combien de rues le quartier a dans chaque sens ; chacun a deux fois plus de cartes
four-or-five = 4 ou 5

## La table.

tray-cards = Cartes
card = carte { $card }
face-down = face cachée
lot-free = { $cell }, libre
lot-house = { $cell }, une maison ({ $colour })
fact-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
fact-has-bid = a enchéri
fact-bids = mise { $card }

## Ce qu'il faut faire.

prompt-draw = On tire une rue
prompt-uncover = On dévoile les mises
prompt-bid =
    { $who-is ->
        [other]
            { $who-count ->
                [one] { CAPITAL($who) } mise
               *[other] { CAPITAL($who) } misent
            }
       *[you] Misez
    } une carte sur la rue { $street }
prompt-build =
    { $who-is ->
        [you] { $who-name }, bâtissez une maison
       *[other] { $who } bâtit une maison
    } dans la rue { $street }

## Les actions, offertes et racontées.

bid = miser { $card }
build = bâtir une maison en { $cell }
bids =
    { $who-is ->
        [you] Vous misez
       *[other] { $who } mise
    } la { $card }, face cachée
has-bid =
    { $who-is ->
        [you] Vous avez
       *[other] { $who } a
    } misé
builds =
    { $who-is ->
        [you] Vous bâtissez
       *[other] { $who } bâtit
    } une maison en { $cell }
street-drawn = La rue { $street } est à vendre
bid-of = { $who } : { $card }
uncovered-won =
    On dévoile les mises : { $bids }. { $who-is ->
        [you] À vous
       *[other] À { $who }
    } de bâtir
uncovered-none = On dévoile les mises : { $bids }. Aucune n’est unique, personne ne bâtit
card-or-lot = une carte à miser comme 3, ou un terrain où bâtir comme b2
a-street = une rue du quartier comme street:b ou street:3

## Les points.

topic-groups = Groupes de maisons
score-group =
    { $count ->
        [one] { $count } maison en { $cells }
       *[other] { $count } maisons voisines en { $cells }
    }

## Pourquoi quelque chose n'est pas permis.

spent = vous avez déjà joué la carte { $card }
no-bidding = on ne mise pas maintenant : il faut bâtir une maison
no-building = on ne bâtit pas maintenant : d’abord, tout le monde mise
other-street = { $cell } n’est pas dans la rue à vendre
taken = une maison se dresse déjà en { $cell }
not-drawn = on tire une rue qui n’a pas encore été à vendre et qui a un terrain libre
