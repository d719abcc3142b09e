### What is said at a table of Subdivision.

## What the game is, and what may be chosen before it begins.

about = Developers fill a board with pyramids, keep together and crowd each other's high-rises.
option-set = five or three pyramids of each size for every player; the board follows
    .name = pyramid set
    .stash = five of each size
    .threehouse = three of each size
option-parks = where the parks lie; default is symmetric, so that the second of two can copy every move and at least draw, and random is the remedy
    .name = where the parks lie
    .default = as usual
    .random = at random
    .own = CELL,CELL,...
option-park-placement = variant: the players place the parks in turn before the first pyramid
    .name = placing parks
option-private-parks = variant: 3 points for a park surrounded by one group
    .name = private parks

## The table.

tray-parks = Parks
tray-pyramids = Pyramids
tray-pass = Your turn
item-park = a park to place
item-pyramid = { $pips }-pip
button-pass = Pass
deed-park = Plant it here
deed-pyramid = Build here
tray-legend = What may stand where
legend-1 = only near another colour's 1-pip or 3-pip
legend-2 = on any free cell of the board
legend-3 = not near a 3-pip of the same colour
legend-near = Near are all eight cells around.
to-place =
    { $count ->
        [one] { $count } pyramid to place
       *[other] { $count } pyramids to place
    }
cell-free = { $cell }, free
cell-park = { $cell }, a park
cell-pyramid = { $cell }, { $colour } { $pips }-pip
position = A position

## What is to be done.

prompt-draw = The parks are drawn
prompt-park =
    { $who-is ->
        [you] { $who-name }, place a park
       *[other] { $who } places a park
    }, { $left } to come
prompt-pyramid =
    { $who-is ->
        [you] { $who-name }, place a pyramid on a free cell
       *[other] { $who } places a pyramid
    }
prompt-pass =
    { $who-is ->
        [you] { $who-name }, you have to pass: none of your pyramids can be placed
       *[other] { $who } has to pass
    }

## Actions, as they are offered and as they are told.

place-park = place a park on { $cell }
place-pyramid = place a { $piece } on { $cell }
pass = pass, as nothing can be placed
places-park =
    { $who-is ->
        [you] You place
       *[other] { $who } places
    } a park on { $cell }
places-pyramid =
    { $who-is ->
        [you] You place
       *[other] { $who } places
    } a { $piece } on { $cell }
passes =
    { $who-is ->
        [you] You pass
       *[other] { $who } passes
    }, as nothing can be placed
parks-drawn = The parks lie on { $cells }

## Points.

topic-pips = Pips built
topic-groups = Groups
topic-crowded = Crowded high-rises
topic-private = Private parks
score-pyramids =
    { $count ->
        [one] { $count } pyramid
       *[other] { $count } pyramids
    }
score-groups =
    { $count ->
        [one] { $count } group
       *[other] { $count } groups
    }
score-crowded = 3-pip on { $cell } Near { $count } 1-pips
score-private = private park on { $cell }

## Why something is not allowed.

occupied = { $cell } is occupied
is-park = { $cell } is a park
none-left = you have no { $pips }-pip left
high-rise-near = a 3-pip may not stand Near a 3-pip of your own, and there is one on { $cell }
no-company = a 1-pip must stand Near another colour's 1-pip or 3-pip, and { $cell } is not
may-not-pass = you can place a pyramid, so you may not pass
parks-first = the parks are placed before the first pyramid
no-park-to-place = there is no park to place
wrong-parks = { $expected } parks are drawn, on cells of the board, not { $found }

## What is wrong with a position.

place-described = { $cell } (x { $x }, y { $y })
park-twice = the park on { $place } is named twice
two-pyramids = two pyramids stand on { $place }; the first one is scored
pyramid-on-park = a pyramid stands on the park on { $place }
no-such-board = no game is played on a board of { $side }x{ $side } cells
wrong-park-count = a board of { $side }x{ $side } cells has { $possible } parks, not { $parks }
either = { $first } or { $next }
too-many-colours = { $who } has pyramids on a board for { $seats } players
too-many-placed = { $who } has placed { $placed } { $pips }-pips, of { $owned }
high-rises-near = { $who }'s 3-pips on { $place } and { $other } are Near each other
never-had-company = { $who }'s 1-pip on { $place } cannot have been Near another colour's 1-pip or 3-pip when it was placed
