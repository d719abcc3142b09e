### What is said at a table of Puzzle Town.

## What the game is, and what may be chosen before it begins.

about = Builders lay tiles whose zones match, from hidden hands; alone, a puzzle.
option-size = how wide and deep the town is; in 7x7 all 49 tiles can be laid, the Park too
    .name = size
option-market = puzzle for one: how many tiles lie face up to choose from; fewer is harder
    .name = display
option-late-stoppages = 2 to 4 players: what a pass costs whoever still holds tiles once none are face down; charged is 3
    .name = late passing
    .free = costs nothing
    .charged = costs 3

## Zones, and what is built there.

zone-green = green
zone-blue = blue
zone-red = red
use-green = Residential
use-blue = Shopping
use-red = Business
side-north = north
side-east = east
side-south = south
side-west = west

## Tiles. As they lie: of one colour, of one colour but for one side, or side by side. However they are turned: by how
## many zones of each colour they have. The park is what is laid or drawn.

tile-plain = a tile of { $zone } all round
tile-but = a tile of { $zone } with { $other } in the { $side }
tile-sides = a tile with { $north } north, { $east } east, { $south } south and { $west } west
tile-of = a tile of { $zones }
zones =
    { $count ->
        [1] one
        [2] two
        [3] three
       *[other] four
    } { $zone }
park = the Town Park
item-park = the Town Park, which matches everything

## The table.

tray-tiles = Tiles
tray-kept = Kept
tray-face-up = Face up
tray-left = Left face up
tray-refill = Another tile?
tray-choices = Instead of laying
tray-pile = Pile
tray-zones = Zones
button-draw = Draw another tile
button-keep = Keep the hand as it is
button-decline = Decline, −3
button-late = Pass, −3
button-pass = Pass
deed = Lay the tile
item-pile = tiles face down
border-note = The border is { $zone }.
border-note-none = The border has no colour yet.
border = the border of the town is { $zone }
border-none = the border of the town has no colour yet
in-hand =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } in hand
face-up =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    } face up, { $down } face down
cell-free = { $cell }, free
cell-tile = { $cell }, { $tile }
violation = a Zoning Violation between { $cell } and { $other }
sheet-score = Score sheet
column-each = each
sheet-penalty = Penalty points
column-most = at most

## What is to be done.

prompt-cornerstone = The cornerstone is drawn
prompt-first = Who plays first is drawn
prompt-turn-up = Tiles are turned up
prompt-deal =
    { $who-is ->
        [you] You are
       *[other] { $who } is
    } dealt tiles
prompt-draw =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } a tile
prompt-refill =
    { $who-is ->
        [you] { $who-name }, draw another tile, or keep your hand as it is
       *[other] { $who } draws another tile, or keeps the hand as it is
    }
prompt-puzzle =
    { $who-is ->
        [you] { $who-name }, lay one of the face-up tiles beside another, so that touching zones match
       *[other] { $who } lays one of the face-up tiles
    }
prompt-play =
    { $who-is ->
        [you] { $who-name }, lay a tile beside another, so that touching zones match, or decline
       *[other] { $who } lays a tile, or declines
    }
prompt-must-lay =
    { $who-is ->
        [you] { $who-name }, lay a tile: no more are face down, and one of yours fits
       *[other] { $who } lays a tile
    }
prompt-pass =
    { $who-is ->
        [you] { $who-name }, you have to pass, as you cannot lay a tile
       *[other] { $who } has to pass
    }
prompt-late =
    { $who-is ->
        [you] { $who-name }, lay a tile, or pass if none fits
       *[other] { $who } lays a tile, or passes if none fits
    }
result-penalty =
    { $count ->
        [one] { $count } penalty point
       *[other] { $count } penalty points
    }: { $verdict }
verdict-perfect = perfect
verdict-very-good = very good
verdict-good = good
verdict-fair = fair
verdict-flunked = flunked

## Actions, as they are offered and as they are told.

lay = lay { $tile } on { $cell }
decline = decline, which is a Construction Stoppage, and draw a tile
pass-late = pass, which is a Construction Stoppage
pass = pass
draw-another = draw another tile
keep = keep the hand as it is
lays =
    { $who-is ->
        [you] You lay
       *[other] { $who } lays
    } { $tile } on { $cell }
declines =
    { $who-is ->
        [you] You decline
       *[other] { $who } declines
    }: a Construction Stoppage
passes-late =
    { $who-is ->
        [you] You pass
       *[other] { $who } passes
    }: a Construction Stoppage
passes =
    { $who-is ->
        [you] You pass
       *[other] { $who } passes
    }
draws-another =
    { $who-is ->
        [you] You decide
       *[other] { $who } decides
    } to draw another tile
keeps =
    { $who-is ->
        [you] You keep your
       *[other] { $who } keeps the
    } hand as it is
cornerstone-drawn = The cornerstone is { $tile }: the border is { $zone }
plays-first =
    { $who-is ->
        [you] You play
       *[other] { $who } plays
    } first
draws =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } { $tiles }
draws-hidden =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } { $count ->
        [one] a tile
       *[other] { $count } tiles
    }
turns-up =
    { $who-is ->
        [you] You turn
       *[other] { $who } turns
    } up { $tiles }

## Points.

topic-single = Single Blocks
topic-double = Double Blocks
topic-triple = Triple Blocks
topic-quad = Quad Blocks
topic-violations = Zoning Violations
topic-stoppages = Construction Stoppages
topic-down = Face down
topic-border = Face up with a border zone
topic-other = Face up without one
score-single =
    { $count ->
        [one] { $count } single block
       *[other] { $count } single blocks
    }
score-double =
    { $count ->
        [one] { $count } double block
       *[other] { $count } double blocks
    }
score-triple =
    { $count ->
        [one] { $count } triple block
       *[other] { $count } triple blocks
    }
score-quad =
    { $count ->
        [one] { $count } quad block
       *[other] { $count } quad blocks
    }
score-violations =
    { $count ->
        [one] { $count } Zoning Violation
       *[other] { $count } Zoning Violations
    }
score-stoppages =
    { $count ->
        [one] { $count } Construction Stoppage
       *[other] { $count } Construction Stoppages
    }
score-of-hand = { $losses } ({ $left } in hand)
border-zones =
    { $count ->
        [one] { $count } border zone
       *[other] { $count } border zones
    }
tiles =
    { $count ->
        [one] { $count } tile
       *[other] { $count } tiles
    }
score-down = { $tiles } face down
score-border = { $tiles } face up with a border zone
score-other = { $tiles } face up without one
sum-profits = Total profits
sum-losses = Total losses

## Why something is not allowed.

outside = this cell is outside the town
wrong-border = the border of the town is { $border }, and this tile would show { $found } to the { $side } of { $cell }
zones-differ = touching zones must match: to the { $side } of { $cell } lies { $other }, and this tile shows { $found }
no-block = a tile completes at least one Block, and nothing lies beside { $cell }
taken = { $cell } has a tile, and tiles never move
not-held = you have no tile of { $zones } like this one to lay
park-not-held = you have no Town Park to lay
must-lay = in the puzzle you cannot decline while a tile can be laid
must-lay-late = once no tiles are face down whoever can lay one must: lay one, such as { $tile } on { $cell }
draw-or-keep = you have laid a tile and hold enough: draw another one or keep your hand as it is
no-choice = you choose whether to draw only after laying a tile, with five or more left in your hand and tiles face down
due-cornerstone = the cornerstone is drawn now
due-first = who of the players plays first is drawn now
due-nothing = nothing is drawn now
due-tiles =
    { $who-is ->
        [you] you get
       *[other] { $who } gets
    } { $count } of the tiles in the pile

## What there is to say about a town, and what is wrong with it.

town = A { $width }x{ $depth } town with a { $zone } border
town-complete = the town is complete: { $count } tiles
town-begun = { $laid } of { $cells } cells have a tile
town-blocks = Blocks: { $count } ({ $kinds })
blocks-of = { $count } { $zone }
blocks-with-park = { $count } with the Park
town-violations = Zoning Violations: { $count }
town-violations-at = Zoning Violations: { $count } ({ $blocks })
block = { $first }–{ $second }
no-cornerstone = the cornerstone of a { $zone } border is not on { $cell }: { $tile }
place = { $cell } ({ $x },{ $y })
law-size = Law 1 (Size)
law-border = Law 2 (Border Colour)
law-zones = Law 3 (Matching Zones)
law-placement = Law 4 (Tile Placement)
wrong-size = { $law }: a town is 6x8 tiles, or 7x7 in the variation, not { $width }x{ $depth }
lies-outside = { $law }: the cell { $place } is outside the town
breaks-border = { $law }: the { $side } zone at { $place } is { $found }
breaks-zones = { $law }: { $first } is { $one } and { $second } is { $other } where they touch
cut-off = { $law }: the tile at { $place } is cut off from the rest of the town
too-often = { $tile } lies there { $laid } times, and there are only { $there } of it
park-too-often = the Town Park lies there { $laid } times, and there is only one
