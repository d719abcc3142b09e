### Ce qui se dit à une table de Zoned Out.

## Ce qu’est le jeu, et ce qui se choisit avant.

about = Des urbanistes réaménagent avec des cartes une ville qui grandit, bâtissent des zones et élèvent des gratte-ciel au centre-ville.
option-objectives = si des objectifs secrets sont distribués
    .name = objectifs secrets
option-negative-zones = si une zone qui a plus contre elle que pour elle coûte des points
    .name = zones qui coûtent
option-deck = les cartes de la ville ; --deck FILE écrit ici celles d’un fichier, huit lettres par carte
    .name = jeu de cartes
    .standard = l’habituel
    .own = CARTES

## Les blocs, par ce qu’ils sont. La densité d’un bloc de zone est donnée par le nombre de ses pièces.

density =
    { $density ->
        [1] léger
        [2] moyen
       *[3] dense
    }
    .feminine =
        { $density ->
            [1] légère
            [2] moyenne
           *[3] dense
        }
residential = résidentiel { density }
commercial = commercial { density }
industrial = industriel { density }
library = bibliothèque
stadium = stade
train-depot = dépôt ferroviaire
park = parc
museum = musée
parking-lot = parking
abandoned-building = bâtiment abandonné
zone-residential = zone résidentielle { density.feminine }
zone-commercial = zone commerciale { density.feminine }
zone-industrial = zone industrielle { density.feminine }

## Tant d’entre eux sous une carte.

over-residential =
    { $count ->
        [one] un bloc résidentiel { density }
       *[other] { $count } blocs résidentiels { density }s
    }
over-commercial =
    { $count ->
        [one] un bloc commercial { density }
       *[other] { $count } blocs commerciaux { density }s
    }
over-industrial =
    { $count ->
        [one] un bloc industriel { density }
       *[other] { $count } blocs industriels { density }s
    }
over-library =
    { $count ->
        [one] une bibliothèque
       *[other] { $count } bibliothèques
    }
over-stadium =
    { $count ->
        [one] un stade
       *[other] { $count } stades
    }
over-train-depot =
    { $count ->
        [one] un dépôt ferroviaire
       *[other] { $count } dépôts ferroviaires
    }
over-park =
    { $count ->
        [one] un parc
       *[other] { $count } parcs
    }
over-museum =
    { $count ->
        [one] un musée
       *[other] { $count } musées
    }
over-parking-lot =
    { $count ->
        [one] un parking
       *[other] { $count } parkings
    }
over-abandoned-building =
    { $count ->
        [one] un bâtiment abandonné
       *[other] { $count } bâtiments abandonnés
    }

## Tant d’entre eux sur une carte, ou là où aucun urbaniste ne se place.

with-residential = { over-residential }
with-commercial = { over-commercial }
with-industrial = { over-industrial }
with-library = { over-library }
with-stadium = { over-stadium }
with-train-depot = { over-train-depot }
with-park = { over-park }
with-museum = { over-museum }
with-parking-lot = { over-parking-lot }
with-abandoned-building = { over-abandoned-building }

## Les cartes : une de sa propre main, une que quelqu’un pose ou pioche, et la légende d’une image, dans le sens
## horaire depuis le nord-ouest.

the-card = la carte avec { $blocks }
the-card-numbered = la carte { $number }, avec { $blocks }
a-card = une carte avec { $block }
card-label = carte : { $blocks }

## Les lieux.

spot = { $cell } ({ $block })
spot-declared = { $cell } ({ $block }, { $declared })
north-west = nord-ouest
north-east = nord-est
south-west = sud-ouest
south-east = sud-est

## Tant de choses.

cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
pieces =
    { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }
redraws =
    { $count ->
        [one] { $count } jeton d’échange
       *[other] { $count } jetons d’échange
    }
blocks =
    { $count ->
        [one] { $count } bloc
       *[other] { $count } blocs
    }
floors =
    { $count ->
        [one] { $count } étage
       *[other] { $count } étages
    }

## Les objectifs, et ce qu’ils rapportent.

light-residential-zones = Zones résidentielles légères
medium-residential-zones = Zones résidentielles moyennes
heavy-residential-zones = Zones résidentielles denses
light-commercial-zones = Zones commerciales légères
medium-commercial-zones = Zones commerciales moyennes
heavy-commercial-zones = Zones commerciales denses
light-industrial-zones = Zones industrielles légères
medium-industrial-zones = Zones industrielles moyennes
heavy-industrial-zones = Zones industrielles denses
most-residential-blocks = Le plus de blocs résidentiels
most-commercial-blocks = Le plus de blocs commerciaux
most-industrial-blocks = Le plus de blocs industriels
highest-residential-capacity = Plus grande capacité résidentielle
highest-commercial-capacity = Plus grande capacité commerciale
highest-industrial-capacity = Plus grande capacité industrielle
small-town-bonus = Bonus petite ville
midtown-bonus = Bonus ville moyenne
metropolis-bonus = Bonus métropole
worth-each = 1 par bloc
worth-most = 6 au premier, puis 3

## La table.

tray-hand = Main
tray-choices = Et aussi
tray-downtown = Centre-ville
tray-deck = Pioche
button-pass = Passer
deed-play = Poser la carte
deed-move = Aller ici
button-redraw = Échanger
button-discard = Défausser encore
button-draw = Piocher
button-leave = Quitter la ville
button-stay-away = Rester dehors
choose-redraw = mettre une carte sous la pioche pour en piocher une autre, et prendre un jeton d’échange
choose-discard = mettre encore une carte sous la pioche
choose-draw = piocher pour les cartes défaussées
choose-density = déclarer un bloc joker { $density }
next-redraw = Le prochain échange coûte { $points }.
item-deck = cartes dans la pioche
deck-bottom =
    { $count ->
        [one] { $count } carte échangée est tout en dessous.
       *[other] { $count } cartes échangées sont tout en dessous.
    }
end-triggered =
    { $who-is ->
        [you] Vous avez
       *[other] { $who } a
    } déclenché la fin : encore un tour pour chacun des autres.
has = { $cards }, { $pieces }
has-redraws = { $cards }, { $pieces }, { $redraws }
no-floors = pas encore d’étages
floors-of = étages de bas en haut : { $owners }
skyscraper = le gratte-ciel { $quadrant }, { $floors }
cell-free = { $cell }, libre : le bloc nord-ouest d’une carte peut s’y poser
block = { $cell }, { $block }
block-in-zone =
    { $cell }, { $block }, dans { $who-is ->
        [you] votre zone
       *[other] la zone de { $who }
    }
block-developed =
    { $cell }, { $block }, bâti par { $who } ({ $kind }), haut de { $height ->
        [one] { $height } pièce
       *[other] { $height } pièces
    }
planner =
    { $who-is ->
        [you] votre urbaniste
       *[other] l’urbaniste de { $who }
    } en { $cell } : { $zone }, { $blocks }, { $points } pour l’instant
card-laid = la carte qui vient d’être posée, sur { $covered }
sheet-zones = Zones, si on les quitte
row-blocks = Pour ses blocs
row-beside = Pour ce qui la borde
row-points = Points de la zone
row-claims = Priorité sur les blocs joker
sheet-objectives = Compté pour les objectifs
objective-public = { $objective } : { $worth }
objective-secret =
    { $objective } : { $worth } ({ $who-is ->
        [you] votre objectif secret
       *[other] objectif secret de { $who }
    })
position = Une position

## Ce qu’il faut faire.

prompt-set-up = La partie se prépare
prompt-cards =
    { $who-is ->
        [you] Vous recevez
       *[other] { $who } reçoit
    } des cartes
prompt-objectives =
    { $who-is ->
        [you] Vous recevez
       *[other] { $who } reçoit
    } des objectifs secrets
prompt-begin =
    { $who-is ->
        [you] { $who-name }, placez votre urbaniste sur un bloc de zone ou un bloc joker
       *[other] { $who } place son urbaniste sur un bloc de zone ou un bloc joker
    }
prompt-stay-away =
    { $who-is ->
        [you] { $who-name }, il n’y a pas de bloc pour votre urbaniste : il reste dehors
       *[other] { $who } ne trouve pas de bloc pour son urbaniste
    }
prompt-lay-or-redraw =
    { $who-is ->
        [you] { $who-name }, posez une carte, ou faites d’abord un échange
       *[other] { $who } pose une carte ou fait un échange
    }
prompt-lay =
    { $who-is ->
        [you] { $who-name }, posez une carte sur un à trois blocs de la ville
       *[other] { $who } pose une carte
    }
prompt-redraw-or-pass =
    { $who-is ->
        [you] { $who-name }, aucune de vos cartes ne peut être posée : échangez ou passez
       *[other] { $who } échange ou passe, faute de carte à poser
    }
prompt-pass =
    { $who-is ->
        [you] { $who-name }, vous devez passer, faute de carte à poser
       *[other] { $who } doit passer, faute de carte à poser
    }
prompt-discard =
    { $who-is ->
        [you] { $who-name }, défaussez encore une carte, ou piochez
       *[other] { $who } défausse encore une carte, ou pioche
    }
prompt-leave =
    { $who-is ->
        [you] { $who-name }, votre urbaniste doit quitter la ville
       *[other] L’urbaniste de { $who } doit quitter la ville
    }
prompt-move =
    { $who-is ->
        [you] { $who-name }, déplacez votre urbaniste sur la nouvelle carte
       *[other] { $who } déplace son urbaniste sur la nouvelle carte
    }
prompt-draw =
    { $who-is ->
        [you] Vous piochez
       *[other] { $who } pioche
    }

## Les actions, comme elles sont proposées.

lay =
    poser { $card }{ $degrees ->
        [0] {""}
       *[other] , tournée de { $degrees }°,
    } en { $cell }, sur { $covered }
pass = passer, faute de carte à poser
redraw = mettre { $card } sous la pioche et prendre un jeton d’échange
discard = mettre aussi { $card } sous la pioche
draw =
    { $count ->
        [one] piocher une carte pour celle qui est défaussée
       *[other] piocher { $count } cartes pour celles qui sont défaussées
    }
move = déplacer l’urbaniste en { $spot }
leave = retirer l’urbaniste de la ville
stay-away = laisser l’urbaniste dehors

## Les actions et les tirages, comme ils sont racontés.

lays =
    { $who-is ->
        [you] Vous posez
       *[other] { $who } pose
    } { $card } en { $cell }, sur { $covered }
passes =
    { $who-is ->
        [you] Vous passez
       *[other] { $who } passe
    }, faute de carte à poser
discards =
    { $who-is ->
        [you] Vous mettez
       *[other] { $who } met
    } { $card } sous la pioche
discards-hidden =
    { $who-is ->
        [you] Vous mettez
       *[other] { $who } met
    } une carte sous la pioche
draws-anew =
    { $who-is ->
        [you] Vous piochez
       *[other] { $who } pioche
    } { $count ->
        [one] une carte pour celle qui est défaussée
       *[other] { $count } cartes pour celles qui sont défaussées
    }
moves =
    { $who-is ->
        [you] Vous allez
       *[other] { $who } va
    } en { $spot }
leaves =
    { $who-is ->
        [you] Vous retirez votre
       *[other] { $who } retire son
    } urbaniste de la ville
stays-away =
    { $who-is ->
        [you] Vous laissez votre
       *[other] { $who } laisse son
    } urbaniste dehors
and-develops =
    { $told } et { $who-is ->
        [you] bâtissez
       *[other] bâtit
    } une { $zone } pour { $points }
begins =
    { $who-is ->
        [you] Vous commencez
       *[other] { $who } commence
    }
draws =
    { $who-is ->
        [you] Vous piochez
       *[other] { $who } pioche
    } { $cards }
draws-hidden =
    { $who-is ->
        [you] Vous piochez
       *[other] { $who } pioche
    } { $count ->
        [one] une carte
       *[other] { $count } cartes
    }
city-begins = La ville commence par quatre cartes, avec { $blocks }
secret-drawn =
    { $who-is ->
        [you] Vous avez
       *[other] { $who } a
    } { $objectives-count ->
        [one] l’objectif secret
       *[other] les objectifs secrets
    } { $objectives }
secret-hidden =
    { $who-is ->
        [you] Vous recevez
       *[other] { $who } reçoit
    } { $count ->
        [one] un objectif secret
       *[other] { $count } objectifs secrets
    }
public-drawn = Objectifs publics : { $objectives }

## Les points.

topic-zones = Zones bâties
topic-redraws = Échanges
topic-skyscrapers = Gratte-ciel
score-zone =
    { CAPITAL($zone) }, { $blocks } : { $size }{ $plus ->
        [0] {""}
       *[other] {" "}+ { $plus }
    }{ $minus ->
        [0] {""}
       *[other] {" "}− { $minus }
    }
score-told = zones bâties
score-objective = { $objective } : { $counted }
score-skyscraper = gratte-ciel { $quadrant } : { $floors }
offer-leave =
    { $who-is ->
        [you] vous quittez
       *[other] { $who } quitte
    } la { $zone }
offer-good = parcs et musées voisins
offer-bad = parkings et bâtiments abandonnés voisins
offer-none = jamais moins de 0 (ZO-7)

## Pourquoi une chose n’est pas permise.

step-lay = maintenant vous posez une carte ou faites un échange
step-discard = maintenant vous défaussez d’autres cartes ou piochez
step-move = maintenant vous déplacez votre urbaniste
not-held = vous n’avez pas en main { $card }
covers-none = une carte recouvre au moins un bloc
covers-four = une carte ne peut pas recouvrir quatre blocs
covers-downtown = le centre-ville n’est jamais recouvert
is-developed = { $cell } est bâti, et les blocs bâtis ne sont jamais recouverts
under-planner = votre urbaniste est en { $cell }
others-zone =
    { $cell } est dans { $who-is ->
        [you] votre zone
       *[other] la zone de { $who }
    }, et seul son joueur peut le recouvrir
joins = cette carte réunirait deux zones occupées en une seule
can-lay = vous pouvez poser une carte, donc vous ne pouvez pas passer
has-redrawn = vous avez déjà fait un échange à ce tour
deck-too-small = la pioche a trop peu de cartes pour en échanger autant
not-on-card = l’urbaniste va sur un bloc de la carte qui vient d’être posée
no-block = il n’y a pas de bloc à cet endroit
not-a-zone = un urbaniste ne se place jamais sur { $block }
zone-occupied =
    { $cell } est dans { $who-is ->
        [you] votre zone
       *[other] la zone de { $who }
    }
must-declare =
    déclarez une densité pour ce bloc joker ; { $densities-count ->
        [one] il ne peut être que { $densities }
       *[other] possibles : { $densities }
    }
nothing-to-declare = la densité de cette zone n’est pas à déclarer
can-move = votre urbaniste peut aller sur cette carte, donc il ne peut pas partir
due-start = c’est le premier joueur qui est tiré au sort maintenant
due-cards =
    maintenant { $who-is ->
        [you] vous recevez
       *[other] { $who } reçoit
    } { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } de la pioche
due-city = maintenant quatre cartes de la pioche commencent la ville
due-secret =
    maintenant { $who-is ->
        [you] vous recevez
       *[other] { $who } reçoit
    } { $count ->
        [one] { $count } objectif secret
       *[other] { $count } objectifs secrets
    }
due-public =
    maintenant { $count ->
        [one] { $count } objectif est posé
       *[other] { $count } objectifs sont posés
    } face visible
due-nothing = rien n’est tiré maintenant

## Ce qui ne se lit pas.

expected-action = une action dans cette ville ou à côté, comme c17:90:n2e3 (carte, rotation, bloc nord-ouest), discard:c17, redraw, pass ; pour l’urbaniste n2e3, n2e3:heavy ou leave
expected-draw = un tirage comme start:2, 2+c5,c17 dans l’ordre du paquet, city:c1,c2,c3,c4, secret:2+midtown-bonus ou public:midtown-bonus
expected-deck = standard, ou des cartes comme PLRLLBRM séparées par des virgules ({ $fault })
no-face = « { $code } » n’est pas un bloc ; les blocs sont { $codes }
no-objective = « { $word } » n’est pas un objectif ; l’un d’eux est { $example }
deck-line = ligne { $number } : { $problem }
deck-card = carte { $number } : { $problem }
deck-not-four = une carte a 4 blocs, dans le sens horaire depuis le nord-ouest, et non { $count }
deck-no-parking-lot = cette carte n’a pas de parking (PL), et il en faut un sur chacune
deck-too-many = c’est une carte de trop ; un paquet en a au plus { $most }
deck-too-few =
    le paquet finit après { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    } ; il lui en faut au moins { $fewest }

## Ce qui ne va pas dans une position.

position-seats = Zoned Out se joue de 2 à 4 joueurs, et non à { $count }
position-no-player = il n’y a pas de joueur { $number } parmi { $count }
position-no-place = « { $word } » n’est pas un lieu comme n2e3, à { $farthest } au plus des rues du centre-ville
position-too-large = une ville a au plus { $most } blocs en dehors du centre-ville, et non { $count }
position-downtown = { $cell } est le centre-ville
position-no-kind = « { $word } » n’est pas une sorte de zone comme RL
position-no-zone = { $cell } n’est ni un bloc de zone ni un bloc joker à bâtir
position-no-density = la densité « { $word } » n’existe pas ; il y a light, medium et heavy
position-undeclared = { $cell } est un bloc joker : il faut déclarer sa densité
position-two-planners =
    { $who-is ->
        [you] vous n’avez
       *[other] { $who } n’a
    } qu’un urbaniste
position-too-high = un gratte-ciel a au plus { $most } étages
position-figures =
    { $count ->
        [one] { $count } nombre
       *[other] { $count } nombres
    } pour { $seats } joueurs
twice = { $cell } est nommé deux fois ; c’est le premier bloc qui compte
wrong-kind = { $cell } montre { $block } et ne peut pas être bâti en { $kind }
never-developed = { $cell } montre { $block }, qui ne se bâtit jamais
too-many-pieces =
    { $cell } a { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
    }, et il en faut { $most } ({ $kind })
too-few-pieces =
    { $who-is ->
        [you] vous avez
       *[other] { $who } a
    } plus de pièces dans la ville qu’un joueur n’en possède
planner-in-zone =
    { $who-is ->
        [you] votre urbaniste
       *[other] l’urbaniste de { $who }
    } est dans { $other-is ->
        [you] votre zone
       *[other] la zone de { $other }
    }
zones-are-one =
    { $who-is ->
        [you] votre zone
       *[other] la zone de { $who }
    } n’en fait qu’une avec une autre de sa sorte
less-than-none =
    { $who-is ->
        [you] vous avez
       *[other] { $who } a
    } moins de 0 point pour les zones (ZO-7)
too-many-objectives = { $dealt } objectifs sont distribués, et non { $count }
