### Ce qui se dit à une table de Subdivision.

## Ce qu'est le jeu, et ce qui se choisit avant.

about = Des promoteurs remplissent un plateau de pyramides, gardent les leurs ensemble et serrent les tours des autres.
option-set = cinq ou trois pyramides de chaque taille par joueur ; le plateau en dépend
    .name = jeu de pyramides
    .stash = cinq de chaque taille
    .threehouse = trois de chaque taille
option-parks = où se trouvent les parcs ; la disposition habituelle est symétrique, si bien qu'à deux le second peut copier chaque coup et au moins faire match nul ; la disposition au hasard y remédie
    .name = place des parcs
    .default = habituelle
    .random = au hasard
    .own = CASE,CASE,...
option-park-placement = variante : les joueurs placent les parcs à tour de rôle avant la première pyramide
    .name = placer les parcs
option-private-parks = variante : 3 points pour un parc entouré d'un seul groupe
    .name = parcs privés

## La table.

tray-parks = Parcs
tray-pyramids = Pyramides
tray-pass = À vous de jouer
item-park = un parc à placer
item-pyramid = pyramide de { $pips }
button-pass = Passer
deed-park = Planter ici
deed-pyramid = Construire ici
tray-legend = Qui peut se dresser où
legend-1 = seulement près d'une pyramide de 1 ou de 3 d'une autre couleur
legend-2 = sur toute case libre du plateau
legend-3 = pas près d'une pyramide de 3 de la même couleur
legend-near = Près : les huit cases tout autour.
to-place =
    { $count ->
        [one] { $count } pyramide à placer
       *[other] { $count } pyramides à placer
    }
cell-free = { $cell }, libre
cell-park = { $cell }, un parc
cell-pyramid = { $cell }, pyramide de { $pips } ({ $colour })
position = Une position

## Ce qu'il faut faire.

prompt-draw = Les parcs sont tirés au sort
prompt-park =
    { $who-is ->
        [you] { $who-name }, placez un parc
       *[other] { $who } place un parc
    }, encore { $left }
prompt-pyramid =
    { $who-is ->
        [you] { $who-name }, placez une pyramide sur une case libre
       *[other] { $who } place une pyramide
    }
prompt-pass =
    { $who-is ->
        [you] { $who-name }, vous devez passer : aucune de vos pyramides ne peut être placée
       *[other] { $who } doit passer
    }

## Les actions, comme elles sont proposées et comme elles sont racontées.

place-park = placer un parc en { $cell }
place-pyramid = placer une { $piece } en { $cell }
pass = passer, car rien ne peut être placé
places-park =
    { $who-is ->
        [you] Vous placez
       *[other] { $who } place
    } un parc en { $cell }
places-pyramid =
    { $who-is ->
        [you] Vous placez
       *[other] { $who } place
    } une { $piece } en { $cell }
passes =
    { $who-is ->
        [you] Vous passez
       *[other] { $who } passe
    }, car rien ne peut être placé
parks-drawn = Les parcs se trouvent en { $cells }

## Les points.

topic-pips = Points construits
topic-groups = Groupes
topic-crowded = Tours serrées
topic-private = Parcs privés
score-pyramids =
    { $count ->
        [one] { $count } pyramide
       *[other] { $count } pyramides
    }
score-groups =
    { $count ->
        [one] { $count } groupe
       *[other] { $count } groupes
    }
score-crowded = pyramide de 3 en { $cell } près de { $count } pyramides de 1
score-private = parc privé en { $cell }

## Pourquoi une chose n'est pas permise.

occupied = { $cell } est occupée
is-park = { $cell } est un parc
none-left = vous n'avez plus de pyramide de { $pips }
high-rise-near = une pyramide de 3 ne peut pas se trouver près d'une autre de vos pyramides de 3, et il y en a une en { $cell }
no-company = une pyramide de 1 doit se trouver près d'une pyramide de 1 ou de 3 d'une autre couleur, et il n'y en a pas près de { $cell }
may-not-pass = vous pouvez placer une pyramide, donc vous ne pouvez pas passer
parks-first = les parcs sont placés avant la première pyramide
no-park-to-place = il n'y a pas de parc à placer
wrong-parks = { $expected } parcs sont tirés au sort, sur des cases du plateau, et non { $found }

## Ce qui ne va pas dans une position.

place-described = { $cell } (x { $x }, y { $y })
park-twice = le parc en { $place } est nommé deux fois
two-pyramids = deux pyramides se trouvent en { $place } ; la première compte
pyramid-on-park = une pyramide se trouve sur le parc en { $place }
no-such-board = on ne joue pas sur un plateau de { $side }x{ $side } cases
wrong-park-count = un plateau de { $side }x{ $side } cases a { $possible } parcs, et non { $parks }
either = { $first } ou { $next }
too-many-colours = { $who } a des pyramides sur un plateau pour { $seats } joueurs
too-many-placed = { $who } a placé { $placed } pyramides de { $pips }, sur { $owned }
high-rises-near = les pyramides de 3 de { $who } en { $place } et { $other } sont proches l'une de l'autre
never-had-company = la pyramide de 1 de { $who } en { $place } ne peut pas avoir été près d'une pyramide de 1 ou de 3 d'une autre couleur quand elle a été placée
