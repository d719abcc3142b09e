### Ce qui se dit à une table de City Planning.

## Ce qu'est le jeu, et ce qui se choisit avant.

about = Deux urbanistes posent des pierres, couvrent de zones le terrain ainsi formé et y bâtissent, la main cachée.
option-board = combien de cases le plateau a de côté
    .name = plateau
option-unincorporated-penalty = points perdus pour chaque bâtiment hors zone qu'une zone retire
    .name = pénalité par construction hors zone

## Les types, communs aux zones et aux bâtiments ; en abrégé pour les têtes de colonnes.

residential = Logement
agricultural = Agriculture
commercial = Commerce
industrial = Industrie
short-residential = Log
short-agricultural = Agr
short-commercial = Com
short-industrial = Ind
part = { $kind } { $value }

## Les pierres : les deux sortes par leur nom, seules, et comme ce qu'on pose.

population = Habitants
resource = Ressources
item-population = pierre d’habitants
item-resource = pierre de ressources
population-stone = une pierre d’habitants
resource-stone = une pierre de ressources

## Le terrain : tant de cases d'une sorte.

population-points =
    { $count ->
        [0] aucun habitant
        [one] { $count } habitant
       *[other] { $count } habitants
    }
resource-points =
    { $count ->
        [0] aucune ressource
        [one] { $count } ressource
       *[other] { $count } ressources
    }
empty-points =
    { $count ->
        [0] aucune case vide
        [one] { $count } case vide
       *[other] { $count } cases vides
    }
lots =
    { $count ->
        [one] { $count } bâtiment hors zone
       *[other] { $count } bâtiments hors zone
    }
no-ground = rien que des cases sous d’autres zones

## Les points avec leur signe, et leurs raisons.

points-none = ±0
points-gained = +{ $points }
points-lost = −{ $points }
points-explained = { $points } ({ $reasons })
reason = { $label } { $points }

## La table.

tray-stones = Pierres
tray-zones = Zones
tray-hand = Bâtiments
tray-choices = Ou bien
tray-supply = Pile et sac
tray-plan = Prévu
hand-note = Vous seul les voyez
button-pass = Ne rien bâtir
button-propose = Proposer la fin
button-accept = Accepter la fin
button-lay = Poser la zone
deed-stone = Poser la pierre
deed-build = Construire ici
item-stack = Zones dans la pile
item-bag = Bâtiments dans le sac
face-up = { $zone }, demande { $needs }
waiting =
    { $count ->
        [0] nouvelle
       *[other] { $count } en attente : +{ $count }
    }
bottom = Au bas de la pile : { $zones }
out-of-the-game = Hors du jeu : { $developments }
in-hand =
    { $count ->
        [one] { $count } bâtiment
       *[other] { $count } bâtiments
    }
plan-title = { $zone } autour de { $cell }
plan-ground = Elle demande { $needs } et couvre { $ground }
plan-incorporates = Elle intègre { $developments }
plan-under =
    { $zones-count ->
        [one] Sous la pile ira { $zones }
       *[other] Sous la pile iront, dans cet ordre, { $zones }
    }
in-all = En tout
sheet-neighbours = Effet des voisines
on-kind = Sur { $kind }
zone-bare = { $zone } autour de { $cell }, rien de bâti : { $used } sur { $value } occupés
zone-built = { $zone } autour de { $cell } avec { $values } : { $used } sur { $value } occupés
point-empty = { $cell }, vide
point-under = { $cell }, sous { $zone }
stone-on = { $stone } en { $cell }
lot = { $development } en { $cell }, hors zone
planned = la zone { $zone } est prévue autour de { $cell } et couvre { $ground } : { $points }
planned-tag = { $zone } : { $points }

## Ce qu'il faut faire.

prompt-first-zones = Les premières zones sont retournées
prompt-first = On tire au sort qui commence
prompt-deal =
    { $who-is ->
        [you] Vous piochez vos
       *[other] { $who } pioche ses
    } premiers bâtiments
prompt-stones =
    { $who-is ->
        [you] { $who-name }, posez
       *[other] { $who } pose
    } 1 habitant et 1 ressource, ou 3 pierres pareilles
prompt-after-population =
    { $who-is ->
        [you] { $who-name }, posez
       *[other] { $who } pose
    } 1 ressource, ou encore 2 habitants
prompt-after-resource =
    { $who-is ->
        [you] { $who-name }, posez
       *[other] { $who } pose
    } 1 habitant, ou encore 2 ressources
prompt-third-population =
    { $who-is ->
        [you] { $who-name }, posez
       *[other] { $who } pose
    } une troisième pierre d’habitants
prompt-third-resource =
    { $who-is ->
        [you] { $who-name }, posez
       *[other] { $who } pose
    } une troisième pierre de ressources
prompt-build =
    { $who-is ->
        [you] { $who-name }, posez une zone ou un bâtiment, ou ne bâtissez rien
       *[other] { $who } pose une zone ou un bâtiment, ou ne bâtit rien
    }
prompt-order =
    { $who-is ->
        [you] { $who-name }, choisissez
       *[other] { $who } choisit
    } la prochaine zone qui va sous la pile
prompt-lay =
    { $who-is ->
        [you] { $who-name }, posez { $zone } autour de { $cell }, ou revenez en arrière
       *[other] { $who } pose { $zone } autour de { $cell }, ou revient en arrière
    }
prompt-next-zone =
    { $who-is ->
        [you] Vous retournez
       *[other] { $who } retourne
    } une zone
prompt-draw =
    { $who-is ->
        [you] Vous piochez
       *[other] { $who } pioche
    } un bâtiment
prompt-or-accept =
    { $prompt }, ou { $who-is ->
        [you] acceptez
       *[other] accepte
    } la fin
ending-last-zone = La dernière zone est posée
ending-empty-bag = Le sac est vide
ending-agreement = Les deux se sont accordés sur la fin
ending-nothing-placed = Rien n’a été posé en deux tours
ending-last-turn = 300 tours ont été joués
result-won =
    { $ending } : { $who-is ->
        [you] vous gagnez
       *[other] { $who } gagne
    }
result-draw = { $ending } : égalité

## Les actions, comme elles sont proposées et comme elles sont racontées.

place = poser { $stone } en { $cell }
plan = prévoir { $zone } autour de { $cell } : { $points }
under = mettre { $zone } sous la pile maintenant
lay = poser { $zone } autour de { $cell } : { $points }
lay-planned = poser la zone prévue
place-lot = poser { $development } hors zone en { $cell } : { $points }
place-site = poser { $development } sur la zone { $zone } : { $points }
pass = ne rien bâtir
propose = ne rien bâtir et proposer la fin de la partie
accept = accepter la fin de la partie
places =
    { $who-is ->
        [you] Vous posez
       *[other] { $who } pose
    } { $stone } en { $cell }
plans =
    { $who-is ->
        [you] Vous prévoyez
       *[other] { $who } prévoit
    } { $zone } autour de { $cell }
puts-under =
    { $who-is ->
        [you] Vous mettez
       *[other] { $who } met
    } { $zone } sous la pile
lays =
    { $who-is ->
        [you] Vous posez
       *[other] { $who } pose
    } { $zone } autour de { $cell } : { $points }
lays-planned =
    { $who-is ->
        [you] Vous posez
       *[other] { $who } pose
    } la zone prévue
places-lot =
    { $who-is ->
        [you] Vous posez
       *[other] { $who } pose
    } { $development } hors zone en { $cell } : { $points }
places-site =
    { $who-is ->
        [you] Vous posez
       *[other] { $who } pose
    } { $development } sur la zone { $zone } : { $points }
passes =
    { $who-is ->
        [you] Vous ne bâtissez
       *[other] { $who } ne bâtit
    } rien
proposes =
    { $who-is ->
        [you] Vous ne bâtissez rien et proposez
       *[other] { $who } ne bâtit rien et propose
    } la fin de la partie
accepts =
    { $who-is ->
        [you] Vous acceptez
       *[other] { $who } accepte
    } la fin de la partie
first-zones = Zones retournées : { $zones }
next-zone = Zone retournée : { $zone }
plays-first =
    { $who-is ->
        [you] Vous commencez
       *[other] { $who } commence
    }
draws =
    { $who-is ->
        [you] Vous piochez
       *[other] { $who } pioche
    } { $developments }
draws-hidden =
    { $who-is ->
        [you] Vous piochez
       *[other] { $who } pioche
    } { $count ->
        [one] un bâtiment
       *[other] { $count } bâtiments
    }

## Les points : le sujet de chaque ligne, en bref et en entier, et les raisons de ceux d'une action.

topic-waiting = Pierres en attente prises
topic-lots = Hors zone
topic-sites = Bâtiments sur des zones
topic-good = Bonnes voisines
topic-bad = Mauvaises voisines
topic-lost-zones = Zones perdues
topic-lost-built = Bâtiments perdus
topic-lost-lots = Hors zone perdus
score-waiting = pierres en attente sur les zones prises
score-lots = bâtiments posés hors zone
score-sites = bâtiments posés sur des zones
score-good = voisines favorables
score-bad = voisines défavorables
score-lost-zones = zones retirées par réaffectation
score-lost-built = bâtiments retirés avec elles
score-lost-lots = bâtiments hors zone retirés
score-so-far = jusqu’ici
for-waiting =
    { $count ->
        [one] { $count } pierre en attente
       *[other] { $count } pierres en attente
    }
for-lot = un bâtiment hors zone
for-value = sa valeur
for-room = la place qui reste
for-neighbour = le { $value } sur { $zone }
for-lost-zone = zone { $zone } retirée
for-lost-built = le { $value } sur { $zone } retiré
for-lost-lot = bâtiment { $development } hors zone en { $cell } retiré

## Pourquoi une chose n'est pas permise.

no-stones-now = on ne pose pas de pierres maintenant
stones-first = les pierres de ce tour viennent d’abord
zone-planned = une zone est prévue : posez-la, ou revenez en arrière pour faire autre chose
no-zone-planned = aucune zone n’est prévue
order-first = choisissez d’abord dans quel ordre les zones retirées vont sous la pile
no-building-now = on ne peut rien bâtir maintenant
no-proposal = personne n’a proposé la fin
off-board = cette case n’est pas sur le plateau
taken = { $cell } n’est pas vide
lonely = il n’y a pas de pierre à côté de { $cell }
crowded = il y a { $count } pierres d’habitants à côté de { $cell }, et une pierre d’habitants en supporte 3
spoilt = il y a { $count } pierres de ressources à côté de { $cell }, et une pierre d’habitants en supporte 1
third-population = après deux pierres d’habitants, la troisième est de la même sorte
third-resource = après deux pierres de ressources, la troisième est de la même sorte
unfinished = après { $stone } en { $cell }, on ne pourrait plus finir les pierres de ce tour
not-face-up = { $zone } n’est pas parmi les zones visibles
over-the-edge = une zone couvre 3 cases sur 3, et autour de { $cell } elles ne sont pas toutes sur le plateau
apart = une zone en touche une autre, et il n’y en a pas autour de { $cell }
requirement = { $zone } demande { $needs }, et autour de { $cell } il y a { $ground }
last-stones = une zone autour de { $cell } retirerait les dernières pierres du plateau
not-removed = { $zone } n’est pas une des zones dont la place dans la pile est à choisir
not-in-hand = vous n’avez pas { $development } en main
not-laid = { $zone } n’est pas sur le plateau
other-kind = { $zone } n’est pas une zone de type { $kind }
full = la zone { $zone } est entièrement bâtie : il y a déjà { $total }
unsupported = les bâtiments de type { $kind } demandent { $needs } à côté d’eux, et à côté de { $cell } il y a { $found }
due-first-zones = ce sont les trois premières zones qui sont retournées maintenant
due-different-zones = les trois premières zones sont différentes
due-first = on tire maintenant au sort qui des deux commence
due-next-zone = c’est la zone suivante de la pile qui est retournée maintenant
due-nothing = rien n’est tiré maintenant
due-developments =
    { $who-is ->
        [you] vous piochez
       *[other] { $who } pioche
    } { $count ->
        [one] un bâtiment
       *[other] { $count } bâtiments
    } dans le sac

## Ce qui peut être posé dans une position, et ce qui n'y va pas.

offer-stone = une première { $stone } en { $places }
offer-zone = la zone { $zone } autour de { $places }
offer-lot = le bâtiment { $development } en { $places }
offer-site = le bâtiment { $development } sur la zone { $places }
zones-overlap = les zones { $zones } se chevauchent
stones-under-zone = il y a des pierres sous la zone { $zone }
on-another-type = { $development } est sur une zone d’un autre type, { $zone }
lot-taken = { $development } est en { $cell }, où il y a déjà autre chose
zone-twice = la zone { $zone } est là deux fois
development-twice = le bâtiment { $development } est là deux fois
hand-too-large = une main a { $most } bâtiments, et non { $count }
no-stone-left = il y a toujours au moins une pierre hors de toute zone

## Ce qui ne peut pas être lu.

an-action = une pierre comme pk10 ou rk10, une zone comme C3@k10, un bâtiment comme dev:R4@k10 ou dev:R4@R2, confirm, under:A2, pass, propose ou accept
a-draw = un tirage comme zones:R3,C2,A0, 2+R4,C1,I5 (des bâtiments pour la place 2), first:2 ou zone:A4
on-this-board = sur ce plateau de { $side }x{ $side } cases
sides = 9, 13 ou 19
penalties = 2 ou 1
not-a-part = « { $word } » n’est pas un type R, A, C ou I et une valeur de 0 à 5 comme R3
not-a-point = une case est une lettre et un numéro de rangée comme c4, et non « { $word } »
point-off-board = { $cell } n’est pas sur un plateau de { $side }x{ $side } cases
no-such-board = un plateau a 9, 13 ou 19 rangées, et non { $rows }
two-play = on joue à deux
wrong-row = une rangée a { $side } cases, et non { $found }
no-stone = « { $letter } » n’est ni P, ni R, ni un point
zone-off-board = une zone autour de { $cell } n’est pas sur le plateau
too-many-face-up = il y a au plus trois zones visibles
