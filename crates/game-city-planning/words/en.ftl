### What is said at a table of City Planning.

## What the game is, and what may be chosen before it begins.

about = Two planners place stones, zone the land they make and develop the Zones, from hidden hands.
option-board = how many points a side of the board has
    .name = board
option-unincorporated-penalty = points lost for each unincorporated Development that a Zone removes
    .name = penalty for unincorporated Developments

## The types, which Zones and Developments share; for the heads of columns in a few letters.

residential = Residential
agricultural = Agricultural
commercial = Commercial
industrial = Industrial
short-residential = Res
short-agricultural = Agr
short-commercial = Com
short-industrial = Ind
part = { $kind } { $value }

## Stones: both kinds by name, by themselves, and as what is placed.

population = Population
resource = Resource
item-population = Population stone
item-resource = Resource stone
population-stone = a Population stone
resource-stone = a Resource stone

## Land: so many points of a kind.

population-points =
    { $count ->
        [0] no Population
       *[other] { $count } Population
    }
resource-points =
    { $count ->
        [0] no Resource
        [one] { $count } Resource
       *[other] { $count } Resources
    }
empty-points =
    { $count ->
        [0] no empty point
        [one] { $count } empty point
       *[other] { $count } empty points
    }
lots =
    { $count ->
        [one] { $count } unincorporated Development
       *[other] { $count } unincorporated Developments
    }
no-ground = only points under other Zones

## Points with their sign, and the reasons for them.

points-none = ±0
points-gained = +{ $points }
points-lost = −{ $points }
points-explained = { $points } ({ $reasons })
reason = { $label } { $points }

## The table.

tray-stones = Stones
tray-zones = Zones
tray-hand = Developments
tray-choices = Or
tray-supply = Stack and bag
tray-plan = Planned
hand-note = Only you see them
button-pass = Build nothing
button-propose = Propose the end
button-accept = Accept the end
button-lay = Lay the Zone
deed-stone = Set the stone
deed-build = Build here
item-stack = Zones in the stack
item-bag = Developments in the bag
face-up = { $zone }, which needs { $needs }
waiting =
    { $count ->
        [0] new
       *[other] { $count } waiting: +{ $count }
    }
bottom = At the bottom of the stack: { $zones }
out-of-the-game = Out of the game: { $developments }
in-hand =
    { $count ->
        [one] { $count } Development
       *[other] { $count } Developments
    }
plan-title = { $zone } around { $cell }
plan-ground = It needs { $needs } and covers { $ground }
plan-incorporates = It incorporates { $developments }
plan-under =
    { $zones-count ->
        [one] Under the stack goes { $zones }
       *[other] Under the stack go, in this order, { $zones }
    }
in-all = In all
sheet-neighbours = Neighbours' highest count
on-kind = On { $kind }
zone-bare = { $zone } around { $cell }, nothing built: { $used } of { $value } used
zone-built = { $zone } around { $cell } with { $values }: { $used } of { $value } used
point-empty = { $cell }, empty
point-under = { $cell }, under { $zone }
stone-on = { $stone } on { $cell }
lot = { $development } on { $cell }, unincorporated
planned = { $zone } is planned around { $cell } and covers { $ground }: { $points }
planned-tag = { $zone }: { $points }

## What is to be done.

prompt-first-zones = The first Zones are turned up
prompt-first = Who plays first is drawn
prompt-deal =
    { $who-is ->
        [you] You draw your
       *[other] { $who } draws the
    } first Developments
prompt-stones =
    { $who-is ->
        [you] { $who-name }, place
       *[other] { $who } places
    } 1 Population and 1 Resource, or 3 alike
prompt-after-population =
    { $who-is ->
        [you] { $who-name }, place
       *[other] { $who } places
    } 1 Resource, or 2 more Population
prompt-after-resource =
    { $who-is ->
        [you] { $who-name }, place
       *[other] { $who } places
    } 1 Population, or 2 more Resources
prompt-third-population =
    { $who-is ->
        [you] { $who-name }, place
       *[other] { $who } places
    } a third Population stone
prompt-third-resource =
    { $who-is ->
        [you] { $who-name }, place
       *[other] { $who } places
    } a third Resource stone
prompt-build =
    { $who-is ->
        [you] { $who-name }, lay a Zone, place a Development, or build nothing
       *[other] { $who } lays a Zone, places a Development, or builds nothing
    }
prompt-order =
    { $who-is ->
        [you] { $who-name }, choose
       *[other] { $who } chooses
    } which Zone goes under the stack next
prompt-lay =
    { $who-is ->
        [you] { $who-name }, lay { $zone } around { $cell }, or take it back
       *[other] { $who } lays { $zone } around { $cell }, or takes it back
    }
prompt-next-zone =
    { $who-is ->
        [you] You turn
       *[other] { $who } turns
    } up a Zone
prompt-draw =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } a Development
prompt-or-accept =
    { $prompt }, or { $who-is ->
        [you] accept
       *[other] accepts
    } the end
ending-last-zone = The last Zone is laid
ending-empty-bag = The bag is empty
ending-agreement = Both agreed to end it
ending-nothing-placed = Two turns placed nothing
ending-last-turn = 300 turns are played
result-won =
    { $ending }: { $who-is ->
        [you] you win
       *[other] { $who } wins
    }
result-draw = { $ending }: a draw

## Actions, as they are offered and as they are told.

place = place { $stone } on { $cell }
plan = plan { $zone } around { $cell }: { $points }
under = put { $zone } under the stack next
lay = lay { $zone } around { $cell }: { $points }
lay-planned = lay the Zone that is planned
place-lot = place { $development } on { $cell }, unincorporated: { $points }
place-site = place { $development } on the Zone { $zone }: { $points }
pass = build nothing
propose = build nothing and propose the end of the game
accept = accept the end of the game
places =
    { $who-is ->
        [you] You place
       *[other] { $who } places
    } { $stone } on { $cell }
plans =
    { $who-is ->
        [you] You plan
       *[other] { $who } plans
    } { $zone } around { $cell }
puts-under =
    { $who-is ->
        [you] You put
       *[other] { $who } puts
    } { $zone } under the stack next
lays =
    { $who-is ->
        [you] You lay
       *[other] { $who } lays
    } { $zone } around { $cell }: { $points }
lays-planned =
    { $who-is ->
        [you] You lay
       *[other] { $who } lays
    } the Zone that is planned
places-lot =
    { $who-is ->
        [you] You place
       *[other] { $who } places
    } { $development } on { $cell }, unincorporated: { $points }
places-site =
    { $who-is ->
        [you] You place
       *[other] { $who } places
    } { $development } on the Zone { $zone }: { $points }
passes =
    { $who-is ->
        [you] You build
       *[other] { $who } builds
    } nothing
proposes =
    { $who-is ->
        [you] You build nothing and propose
       *[other] { $who } builds nothing and proposes
    } the end of the game
accepts =
    { $who-is ->
        [you] You accept
       *[other] { $who } accepts
    } the end of the game
first-zones = { $zones } are turned up
next-zone = { $zone } is turned up
plays-first =
    { $who-is ->
        [you] You play
       *[other] { $who } plays
    } first
draws =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } { $developments }
draws-hidden =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } { $count ->
        [one] a Development
       *[other] { $count } Developments
    }

## Points: what each line is for in a few words and in more, and the reasons for those of one action.

topic-waiting = Waiting stones taken
topic-lots = Unincorporated
topic-sites = Developments on Zones
topic-good = Good neighbours
topic-bad = Bad neighbours
topic-lost-zones = Zones lost
topic-lost-built = Developments lost
topic-lost-lots = Unincorporated lost
score-waiting = waiting stones on Zones taken
score-lots = unincorporated Developments placed
score-sites = Developments placed on Zones
score-good = beneficial neighbours
score-bad = detrimental neighbours
score-lost-zones = Zones removed by rezoning
score-lost-built = Developments removed with them
score-lost-lots = unincorporated Developments removed
score-so-far = so far
for-waiting =
    { $count ->
        [one] { $count } waiting stone
       *[other] { $count } waiting stones
    }
for-lot = an unincorporated Development
for-value = its value
for-room = the room that is left
for-neighbour = the { $value } on { $zone }
for-lost-zone = { $zone } removed
for-lost-built = the { $value } on { $zone } removed
for-lost-lot = unincorporated { $development } on { $cell } removed

## Why something is not allowed.

no-stones-now = no stones are placed now
stones-first = the stones of this turn come first
zone-planned = a Zone is planned: lay it, or take it back to do something else
no-zone-planned = no Zone is planned
order-first = first choose in which order the removed Zones go under the stack
no-building-now = nothing can be built now
no-proposal = nobody has proposed the end
off-board = this point is not on the board
taken = { $cell } is not empty
lonely = no stone is beside { $cell }
crowded = { $count } Population stones are beside { $cell }, and a Population stone bears 3
spoilt = { $count } Resource stones are beside { $cell }, and a Population stone bears 1
third-population = after two Population stones the third is of the same kind
third-resource = after two Resource stones the third is of the same kind
unfinished = after { $stone } on { $cell } the stones of this turn could not be finished
not-face-up = { $zone } does not lie face up
over-the-edge = a Zone covers 3 by 3 points, and around { $cell } they are not all on the board
apart = a Zone touches another Zone, and around { $cell } there is none
requirement = { $zone } needs { $needs }, and around { $cell } it finds { $ground }
last-stones = a Zone around { $cell } would take the last stones from the board
not-removed = { $zone } is not one of the Zones whose place in the stack is to be chosen
not-in-hand = you do not hold { $development }
not-laid = { $zone } is not on the board
other-kind = { $zone } is no { $kind } Zone
full = { $zone } is fully built out: it holds { $total }
unsupported = { $kind } Developments need { $needs } beside them, and beside { $cell } they find { $found }
due-first-zones = the first three Zones are turned up now
due-different-zones = the first three Zones are different ones
due-first = it is drawn now who of the two plays first
due-next-zone = the next Zone of the stack is turned up now
due-nothing = nothing is drawn now
due-developments =
    { $who-is ->
        [you] you draw
       *[other] { $who } draws
    } { $count } of the Developments in the bag

## What may be placed in a position, and what is wrong with it.

offer-stone = a first { $stone } on { $places }
offer-zone = the Zone { $zone } around { $places }
offer-lot = the Development { $development } on { $places }
offer-site = the Development { $development } on the Zone { $places }
zones-overlap = the Zones { $zones } overlap
stones-under-zone = stones lie under the Zone { $zone }
on-another-type = { $development } is on a Zone of another type, { $zone }
lot-taken = { $development } is on { $cell }, where something else lies
zone-twice = the Zone { $zone } is there twice
development-twice = the Development { $development } is there twice
hand-too-large = a hand has { $most } Developments, not { $count }
no-stone-left = at least one stone lies outside every Zone

## What cannot be read.

an-action = a stone such as pk10 or rk10, a Zone such as C3@k10, a Development such as dev:R4@k10 or dev:R4@R2, confirm, under:A2, pass, propose or accept
a-draw = a draw such as zones:R3,C2,A0, 2+R4,C1,I5 (Developments for seat 2), first:2 or zone:A4
on-this-board = on this board of { $side }x{ $side } points
sides = 9, 13 or 19
penalties = 2 or 1
not-a-part = "{ $word }" is not a type R, A, C or I and a value 0 to 5 such as R3
not-a-point = a point is a letter and a row number such as c4, not "{ $word }"
point-off-board = { $cell } is not on a board of { $side }x{ $side } points
no-such-board = a board has 9, 13 or 19 rows, not { $rows }
two-play = two play
wrong-row = a row has { $side } points, not { $found }
no-stone = '{ $letter }' is none of P, R and .
zone-off-board = a Zone around { $cell } is not on the board
too-many-face-up = three Zones lie face up at most
