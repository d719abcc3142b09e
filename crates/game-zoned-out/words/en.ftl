### What is said at a table of Zoned Out.

## What the game is, and what may be chosen before it begins.

about = Planners rezone a growing city with cards, develop zones and build Downtown.
option-objectives = whether Secret Objectives are dealt
    .name = Secret Objectives
option-negative-zones = whether a zone with more against it than for it costs points
    .name = zones that cost points
option-deck = the City cards; --deck FILE writes those of a file here, eight letters a card
    .name = deck
    .standard = the usual one
    .own = CARDS

## Blocks, by what they are. Of a zoned one the density is told as the number of its building pieces.

density =
    { $density ->
        [1] Light
        [2] Medium
       *[3] Heavy
    }
residential = { density } Residential
commercial = { density } Commercial
industrial = { density } Industrial
library = Library
stadium = Stadium
train-depot = Train Depot
park = Park
museum = Museum
parking-lot = Parking Lot
abandoned-building = Abandoned Building
zone-residential = { residential } zone
zone-commercial = { commercial } zone
zone-industrial = { industrial } zone

## So many of them under a card.

over-residential =
    { $count ->
        [one] a { residential } Block
       *[other] { $count } { residential } Blocks
    }
over-commercial =
    { $count ->
        [one] a { commercial } Block
       *[other] { $count } { commercial } Blocks
    }
over-industrial =
    { $count ->
        [one] a { industrial } Block
       *[other] { $count } { industrial } Blocks
    }
over-library =
    { $count ->
        [one] a Library
       *[other] { $count } Libraries
    }
over-stadium =
    { $count ->
        [one] a Stadium
       *[other] { $count } Stadiums
    }
over-train-depot =
    { $count ->
        [one] a Train Depot
       *[other] { $count } Train Depots
    }
over-park =
    { $count ->
        [one] a Park
       *[other] { $count } Parks
    }
over-museum =
    { $count ->
        [one] a Museum
       *[other] { $count } Museums
    }
over-parking-lot =
    { $count ->
        [one] a Parking Lot
       *[other] { $count } Parking Lots
    }
over-abandoned-building =
    { $count ->
        [one] an Abandoned Building
       *[other] { $count } Abandoned Buildings
    }

## So many of them on a card, or where a planner never stands.

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

## Cards: one of the own hand, one that somebody lays or draws, and the label of a picture, clockwise from the
## north-west.

the-card = the card with { $blocks }
the-card-numbered = card { $number }, with { $blocks }
a-card = a card with { $block }
card-label = card with { $blocks }

## Places.

spot = { $cell } ({ $block })
spot-declared = { $cell } ({ $block }, { $declared })
north-west = north-west
north-east = north-east
south-west = south-west
south-east = south-east

## So many things.

cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
pieces =
    { $count ->
        [one] { $count } building piece
       *[other] { $count } building pieces
    }
redraws =
    { $count ->
        [one] { $count } redraw token
       *[other] { $count } redraw tokens
    }
blocks =
    { $count ->
        [one] { $count } Block
       *[other] { $count } Blocks
    }
floors =
    { $count ->
        [one] { $count } floor
       *[other] { $count } floors
    }

## Objectives, and what they are worth.

light-residential-zones = Light Residential Zones
medium-residential-zones = Medium Residential Zones
heavy-residential-zones = Heavy Residential Zones
light-commercial-zones = Light Commercial Zones
medium-commercial-zones = Medium Commercial Zones
heavy-commercial-zones = Heavy Commercial Zones
light-industrial-zones = Light Industrial Zones
medium-industrial-zones = Medium Industrial Zones
heavy-industrial-zones = Heavy Industrial Zones
most-residential-blocks = Most Residential Blocks
most-commercial-blocks = Most Commercial Blocks
most-industrial-blocks = Most Industrial Blocks
highest-residential-capacity = Highest Residential Capacity
highest-commercial-capacity = Highest Commercial Capacity
highest-industrial-capacity = Highest Industrial Capacity
small-town-bonus = Small Town Bonus
midtown-bonus = Midtown Bonus
metropolis-bonus = Metropolis Bonus
worth-each = 1 a Block
worth-most = most 6, next 3

## The table.

tray-hand = Hand
tray-choices = Also
tray-downtown = Downtown
tray-deck = Deck
button-pass = Pass
deed-play = Lay the card
deed-move = Move here
button-redraw = Redraw
button-discard = Discard another
button-draw = Draw
button-leave = Leave the city
button-stay-away = Stay outside
choose-redraw = put a card to the bottom of the deck to draw another, and take a redraw token
choose-discard = put another card to the bottom of the deck
choose-draw = draw for the cards discarded
choose-density = declare { $density } density on a wild Block
next-redraw = The next redraw costs { $points }.
item-deck = cards in the deck
deck-bottom =
    { $count ->
        [one] { $count } card at its bottom from redraws.
       *[other] { $count } cards at its bottom from redraws.
    }
end-triggered =
    { $who-is ->
        [you] You have
       *[other] { $who } has
    } triggered the end: one more turn each.
has = { $cards }, { $pieces }
has-redraws = { $cards }, { $pieces }, { $redraws }
no-floors = no floors yet
floors-of = floors from the ground up: { $owners }
skyscraper = the { $quadrant } skyscraper, { $floors }
cell-free = { $cell }, free: the north-west Block of a card can lie here
block = { $cell }, { $block }
block-in-zone =
    { $cell }, { $block }, in { $who-is ->
        [you] your
       *[other] { $who }'s
    } zone
block-developed =
    { $cell }, { $block }, developed by { $who } as { $kind }, { $height ->
        [one] { $height } piece
       *[other] { $height } pieces
    } high
planner =
    { $who-is ->
        [you] your planner
       *[other] { $who }'s planner
    } on { $cell }: { $zone }, { $blocks }, { $points } now
card-laid = the card just laid, over { $covered }
sheet-zones = Zones, if left now
row-blocks = For its Blocks
row-beside = For what lies beside it
row-points = Points of the zone
row-claims = Order of claims to wild Blocks
sheet-objectives = Counted for objectives
objective-public = { $objective }: { $worth }
objective-secret =
    { $objective }: { $worth } ({ $who-is ->
        [you] your
       *[other] { $who }'s
    } secret)
position = A position

## What is to be done.

prompt-set-up = The game is set up
prompt-cards =
    { $who-is ->
        [you] You are
       *[other] { $who } is
    } dealt cards
prompt-objectives =
    { $who-is ->
        [you] You are
       *[other] { $who } is
    } dealt secret objectives
prompt-begin =
    { $who-is ->
        [you] { $who-name }, put your planner on a zoned or wild Block
       *[other] { $who } puts the planner on a zoned or wild Block
    }
prompt-stay-away =
    { $who-is ->
        [you] { $who-name }, there is no Block for your planner: stay outside
       *[other] { $who } finds no Block for the planner
    }
prompt-lay-or-redraw =
    { $who-is ->
        [you] { $who-name }, lay a card, or redraw first
       *[other] { $who } lays a card, or redraws
    }
prompt-lay =
    { $who-is ->
        [you] { $who-name }, lay a card over one to three Blocks of the city
       *[other] { $who } lays a card
    }
prompt-redraw-or-pass =
    { $who-is ->
        [you] { $who-name }, none of your cards can be laid: redraw or pass
       *[other] { $who } redraws or passes, as no card can be laid
    }
prompt-pass =
    { $who-is ->
        [you] { $who-name }, you have to pass, as none of your cards can be laid
       *[other] { $who } has to pass, as no card can be laid
    }
prompt-discard =
    { $who-is ->
        [you] { $who-name }, discard another card, or draw
       *[other] { $who } discards another card, or draws
    }
prompt-leave =
    { $who-is ->
        [you] { $who-name }, your planner has to leave the city
       *[other] { $who }'s planner has to leave the city
    }
prompt-move =
    { $who-is ->
        [you] { $who-name }, move your planner onto the new card
       *[other] { $who } moves the planner onto the new card
    }
prompt-draw =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    }

## Actions, as they are offered.

lay =
    lay { $card }{ $degrees ->
        [0] {""}
       *[other] , turned by { $degrees }°,
    } on { $cell }, over { $covered }
pass = pass, as no card can be laid
redraw = put { $card } to the bottom of the deck and take a redraw token
discard = put { $card } to the bottom of the deck too
draw =
    { $count ->
        [one] draw a card for the one discarded
       *[other] draw { $count } cards for those discarded
    }
move = move the planner to { $spot }
leave = take the planner from the city
stay-away = keep the planner outside the city

## Actions and draws, as they are told.

lays =
    { $who-is ->
        [you] You lay
       *[other] { $who } lays
    } { $card } on { $cell }, over { $covered }
passes =
    { $who-is ->
        [you] You pass
       *[other] { $who } passes
    }: no card can be laid
discards =
    { $who-is ->
        [you] You put
       *[other] { $who } puts
    } { $card } to the bottom of the deck
discards-hidden =
    { $who-is ->
        [you] You put
       *[other] { $who } puts
    } a card to the bottom of the deck
draws-anew =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } { $count ->
        [one] a card for the one discarded
       *[other] { $count } cards for those discarded
    }
moves =
    { $who-is ->
        [you] You move
       *[other] { $who } moves
    } to { $spot }
leaves =
    { $who-is ->
        [you] You take
       *[other] { $who } takes
    } the planner from the city
stays-away =
    { $who-is ->
        [you] You keep
       *[other] { $who } keeps
    } the planner outside the city
and-develops =
    { $told } and { $who-is ->
        [you] develop
       *[other] develops
    } a { $zone } for { $points }
begins =
    { $who-is ->
        [you] You begin
       *[other] { $who } begins
    }
draws =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } { $cards }
draws-hidden =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } { $count ->
        [one] a card
       *[other] { $count } cards
    }
city-begins = Four cards begin the city, with { $blocks }
secret-drawn =
    { $who-is ->
        [you] You have
       *[other] { $who } has
    } the secret { $objectives-count ->
        [one] objective
       *[other] objectives
    } { $objectives }
secret-hidden =
    { $who-is ->
        [you] You get
       *[other] { $who } gets
    } { $count ->
        [one] a secret objective
       *[other] { $count } secret objectives
    }
public-drawn = Public objectives: { $objectives }

## Points.

topic-zones = Developed zones
topic-redraws = Redraws
topic-skyscrapers = Skyscrapers
score-zone =
    { $zone }, { $blocks }: { $size }{ $plus ->
        [0] {""}
       *[other] {" "}+ { $plus }
    }{ $minus ->
        [0] {""}
       *[other] {" "}− { $minus }
    }
score-told = zones developed
score-objective = { $objective }: { $counted }
score-skyscraper = { $quadrant } skyscraper: { $floors }
offer-leave =
    { $who-is ->
        [you] you leave
       *[other] { $who } leaves
    } the { $zone }
offer-good = Parks and Museums beside it
offer-bad = Parking Lots and Abandoned Buildings beside it
offer-none = never less than 0 (ZO-7)

## Why something is not allowed.

step-lay = now you lay a card or redraw
step-discard = now you discard more cards or draw
step-move = now you move your planner
not-held = you do not hold { $card }
covers-none = a card covers at least one Block
covers-four = a card may not cover four Blocks
covers-downtown = Downtown is never covered
is-developed = { $cell } is developed, and developed Blocks are never covered
under-planner = your planner stands on { $cell }
others-zone =
    { $cell } is in { $who-is ->
        [you] your zone
       *[other] { $who }'s zone
    }, and only its own player may cover it
joins = this card would join two occupied zones into one
can-lay = you can lay a card, so you may not pass
has-redrawn = you have redrawn in this turn
deck-too-small = the deck has too few cards to redraw that many
not-on-card = the planner moves to a Block of the card just laid
no-block = there is no Block
not-a-zone = a planner never stands on { $block }
zone-occupied =
    { $cell } is in { $who-is ->
        [you] your zone
       *[other] { $who }'s zone
    }
must-declare =
    declare the density of this wild Block: { $densities-count ->
        [one] only { $densities } is
       *[other] { $densities } are
    } possible
nothing-to-declare = the density of this zone is not yours to declare
can-move = your planner can move to this card, so it may not leave
due-start = now it is drawn who begins
due-cards =
    now { $who-is ->
        [you] you get
       *[other] { $who } gets
    } { $count ->
        [one] { $count } card
       *[other] { $count } cards
    } from the top of the deck
due-city = now four cards of the deck begin the city
due-secret =
    now { $who-is ->
        [you] you get
       *[other] { $who } gets
    } { $count ->
        [one] { $count } secret objective
       *[other] { $count } secret objectives
    }
due-public =
    now { $count ->
        [one] { $count } objective is
       *[other] { $count } objectives are
    } laid face up
due-nothing = nothing is drawn now

## What cannot be read.

expected-action = an action in or beside this city, such as c17:90:n2e3 (card, turn, north-west Block), discard:c17, redraw, pass; for the planner n2e3, n2e3:heavy or leave
expected-draw = a draw such as start:2, 2+c5,c17 in the order of the deck, city:c1,c2,c3,c4, secret:2+midtown-bonus or public:midtown-bonus
expected-deck = standard, or cards such as PLRLLBRM with commas between them ({ $fault })
no-face = "{ $code }" is no Block; the Blocks are { $codes }
no-objective = "{ $word }" is no objective; one of them is { $example }
deck-line = line { $number }: { $problem }
deck-card = card { $number }: { $problem }
deck-not-four = a card has 4 Blocks, clockwise from the north-west, not { $count }
deck-no-parking-lot = this card has no Parking Lot (PL), and every card needs one
deck-too-many = this is one card too many; a deck has at most { $most }
deck-too-few =
    the deck ends after { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }; it needs at least { $fewest }

## What is wrong with a position.

position-seats = Zoned Out is for 2 to 4 players, not { $count }
position-no-player = there is no player { $number } among { $count }
position-no-place = "{ $word }" is not a place such as n2e3, at most { $farthest } from Downtown's streets
position-too-large = a city has at most { $most } Blocks besides Downtown, not { $count }
position-downtown = { $cell } is Downtown
position-no-kind = "{ $word }" is no kind of zone such as RL
position-no-zone = { $cell } is no undeveloped zoned or wild Block
position-no-density = density "{ $word }" is none of light, medium, heavy
position-undeclared = { $cell } is wild: its density must be declared
position-two-planners =
    { $who-is ->
        [you] you have
       *[other] { $who } has
    } one planner only
position-too-high = a skyscraper has at most { $most } floors
position-figures =
    { $count ->
        [one] { $count } figure
       *[other] { $count } figures
    } for { $seats } players
twice = { $cell } is named twice; the first Block is scored
wrong-kind = { $cell } shows { $block } and cannot be developed as { $kind }
never-developed = { $cell } shows { $block }, which is never developed
too-many-pieces =
    { $cell } has { $count ->
        [one] { $count } piece
       *[other] { $count } pieces
    }, and { $kind } takes { $most }
too-few-pieces =
    { $who-is ->
        [you] you have
       *[other] { $who } has
    } more pieces in the city than a player owns
planner-in-zone =
    { $who-is ->
        [you] your planner
       *[other] { $who }'s planner
    } stands in { $other-is ->
        [you] your zone
       *[other] { $other }'s zone
    }
zones-are-one =
    { $who-is ->
        [you] your zone
       *[other] { $who }'s zone
    } is one with another of its kind
less-than-none =
    { $who-is ->
        [you] you have
       *[other] { $who } has
    } less than 0 points for zones (ZO-7)
too-many-objectives = { $dealt } objectives are dealt, not { $count }
