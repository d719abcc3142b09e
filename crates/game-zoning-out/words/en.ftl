### What is said at a table of Zoning Out.

## What the game is, and what may be chosen before it begins.

about = Build a city of pyramids, never next to their own size, by scoring rules that change every game.
option-mode = build one city alone or in turns, or a hidden city each
    .name = how you play
    .together = one city together
    .competitive = a hidden city each
option-edition = by which text: 17 scoring rules, or 18 with published targets
    .name = edition
    .first = the first
    .second = the second
option-rules = the scoring rules in play, up to 5, such as garden-city,piazzas,clusters; `plat rules zoning-out` lists them
    .name = scoring rules
    .random = at random
    .own = RULE,RULE,...
option-trios = trios of each colour; auto is 3, and 2 in a Small City
    .name = trios of each colour
    .auto = as usual
option-apc = Analysis Paralysis Commission: all pyramids lie open in three lines
    .name = Analysis Paralysis Commission
option-small-city = a shorter game: 2 trios and 2 scoring rules
    .name = Small City
option-targets = the designer's targets, or those that Plat has measured for all rules
    .name = targets
    .published = the designer's
    .measured = measured by Plat
option-raise = 0 to 30 points that are added to the target, for those who win too often
    .name = higher target
    .own = POINTS

## Options that make no game. Values are written as they are everywhere.

value-of-two = { $one } or { $other }
value-trios = auto or 1 to 6
value-raise = 0 to 30
competition-seats = competitive play takes 2 to { $most } players
competition-apc = apc=on is for one city: in competitive play nothing is drawn
competition-trios = competitive play takes at least 2 trios for each player
competition-raise = raise is for play against a target: competitive play has none
small-city-trios = a Small City has 2 trios; leave trios=auto
small-city-rules = a Small City has 2 scoring rules, not { $count }
option-rules-wrong = option rules: { $fault }
rule-unknown = there is no rule "{ $name }" in { $edition }; there are: { $known }
rule-twice = the rule "{ $name }" is named twice
rules-too-many = { $count } rules are too many: up to { $most } can be in play
first-edition = the first edition
second-edition = the second edition

## Pyramids: their size and colour; of any colour; all of a size. What a colour stands for, as a line of the score.

small = small
medium = medium
large = large
red = red
blue = blue
green = green
yellow = yellow
black = black
piece = { $size } { $colour }
small-pyramid = small pyramid
medium-pyramid = medium pyramid
large-pyramid = large pyramid
small-pyramids = small pyramids
medium-pyramids = medium pyramids
large-pyramids = large pyramids
zone-red = Residential (red)
zone-blue = Commercial (blue)
zone-green = Green space (green)
zone-yellow = Industrial (yellow)

## The scoring rules: what they are called, and what they score.

rule-15-minute-city = 15-Minute City
rule-density-bonusing = Density Bonusing
rule-rainbow-rows = Rainbow Rows
rule-colorful-columns = Colorful Columns
rule-overshadowed = Overshadowed
rule-suburbia = Suburbia
rule-little-boxes = Little Boxes
rule-shopping-district = Shopping District
rule-linear-park = Linear Park
rule-we-compost = "We Compost"
rule-garden-city = Garden City
rule-piazzas = Piazzas
rule-canadian-style = Canadian Style
rule-factory-un-fun = Factory Un-fun
rule-lines-of-sight = Lines of Sight
rule-clusters = Clusters
rule-city-wall = City Wall
rule-bigger-on-the-outside = Bigger on the Outside
rule-mixed-use-development = Mixed-Use Development
rule-room-to-make-a-big-mistake = Room to make a Big Mistake
scores-15-minute-city = 4 for each red next to a blue, a green and a yellow
scores-density-bonusing = −1 for each space of the city's width or height, whichever is larger
scores-rainbow-rows = 5 for each row with all five colours in it
scores-colorful-columns = 2 for each column with three or more colours, −3 for each other column
scores-overshadowed = −1 for each large next to a small, counted for each small
scores-suburbia = 1 for each red on the edge of the city
scores-little-boxes = 3 for each square of 2x2 red; squares may overlap
scores-shopping-district = 3 for each square of 2x2 blue; squares may overlap
scores-linear-park = 1 for each pyramid in the longest unbroken straight line of green
scores-we-compost = the pips of each black next to a red
scores-garden-city = 2 for each red next to a green
scores-piazzas = for each enclosed empty space, 1 for each different colour around it
scores-canadian-style = large may stand next to large; 2 for each large in the biggest group of large
scores-first-factory-un-fun = −2 for each yellow next to a red
scores-second-factory-un-fun = −1 for each pyramid of another colour next to a yellow
scores-lines-of-sight = 1 for each row and column with exactly two large, −2 for each other
scores-clusters = 3 for each group of one colour (not black) that is a small, a medium and a large, −1 for each other group
scores-city-wall = 1 for each large on the edge of the city, −2 for each other large
scores-bigger-on-the-outside = 2 for each large in the outermost rows and columns
scores-mixed-use-development = no points; a pyramid may be placed on top of one of another size
scores-room-to-make-a-big-mistake = for each red, 1 for each empty space next to it

## The table.

board-of =
    { $who-is ->
        [you] Your city
       *[other] The city of { $who }
    }
screen = Everybody builds behind a screen
screen-until = Everybody builds behind a screen until the game is over.
screen-label = the cities are hidden until the game is over
space-free = { $cell }, free
space-free-near = { $cell }, free, next to { $pieces }
space-one = { $cell }: { $piece }
space-two = { $cell }: { $upper } on { $lower }
space-on-top = { $space }, free on top
tray-hand = In hand
tray-left =
    { $count ->
        [one] { $count } pyramid
       *[other] { $count } pyramids
    } left
tray-line = { CAPITAL($pyramids) }, from the front
went-back = went back: { $pieces }
line-place = { $piece }, number { $place } of its line
line-more = and { $count } more
button-aside = Set it aside
deed-size = Draw it
deed-take = Take it
deed-call = Choose it
deed-place = Build here
sheet-rules = Scoring rules
rule-in-play = { $rule }: { $scores }
rule-in-play-measured = { $rule }: { $scores } *
target = Target
target-raised = The target is raised
star-published = * measured by Plat: the designer published no target for it
star-measured = * measured by Plat, and not the designer's target

## What is to be done.

prompt-rules = The scoring rules are drawn
prompt-lines = The pyramids are laid out in lines
prompt-size =
    { $who-is ->
        [you] { $who-name }, choose the size of the next pyramid
       *[other] { $who } chooses the size of the next pyramid
    }
prompt-another-size =
    { $who-is ->
        [you] { $who-name }, choose another size, as that one fits nowhere
       *[other] { $who } chooses another size, as that one fits nowhere
    }
prompt-take =
    { $who-is ->
        [you] { $who-name }, take the first pyramid of a line
       *[other] { $who } takes the first pyramid of a line
    }
prompt-take-another =
    { $who-is ->
        [you] { $who-name }, take the first pyramid of another line, as that one fits nowhere
       *[other] { $who } takes the first pyramid of another line, as that one fits nowhere
    }
prompt-call =
    { $who-is ->
        [you] { $who-name }, choose the next pyramid for everybody
       *[other] { $who } chooses the next pyramid for everybody
    }
prompt-drawn = A { $pyramid } is drawn
prompt-uncover = The cities are uncovered
prompt-place =
    { $who-is ->
        [you] { $who-name }, place the { $piece }
       *[other] { $who } places the { $piece }
    }
prompt-place-apart =
    { $who-is ->
        [you] { $who-name }, place the { $piece }, but not next to another { $pyramid }
       *[other] { $who } places the { $piece }
    }
prompt-everybody =
    { $who-is ->
        [with-you] Place the { $piece } in your city, as everybody does
       *[other] Everybody places the { $piece }
    }
prompt-several =
    { $who-is ->
        [with-you] Place the { $piece } in your city
       *[other] { CAPITAL($who) } place the { $piece }
    }
prompt-aside =
    { $who-is ->
        [you] { $who-name }, set the { $piece } aside: it fits nowhere in your city
       *[other] { $who } sets the { $piece } aside: it fits nowhere
    }
result-won =
    Won with { $count ->
        [one] { $count } point
       *[other] { $count } points
    } of { $target }
result-lost =
    Lost with { $count ->
        [one] { $count } point
       *[other] { $count } points
    } of { $target }
result-competition =
    { $winners } with { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## Actions, as they are offered and as they are told.

choose-size = choose a { $pyramid }
take = take the { $piece } from its line
call = choose the { $piece } for everybody
place = place the { $piece } on { $cell }
place-any = place a pyramid on { $cell }
set-aside = set the pyramid aside, as it fits nowhere
chooses-size =
    { $who-is ->
        [you] You choose
       *[other] { $who } chooses
    } a { $pyramid }
takes =
    { $who-is ->
        [you] You take
       *[other] { $who } takes
    } the { $piece } from its line
takes-in-vain =
    { $who-is ->
        [you] You want
       *[other] { $who } wants
    } the { $piece }, but it fits nowhere and stays in its line
calls =
    { $who-is ->
        [you] You choose
       *[other] { $who } chooses
    } the { $piece } for everybody
places =
    { $who-is ->
        [you] You place
       *[other] { $who } places
    } the { $piece } on { $cell }
places-any =
    { $who-is ->
        [you] You place
       *[other] { $who } places
    } a pyramid on { $cell }
sets-aside =
    { $who-is ->
        [you] You set
       *[other] { $who } sets
    } the pyramid aside, as it fits nowhere
places-hidden =
    { $who-is ->
        [you] You have
       *[other] { $who } has
    } decided where it goes
draws =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } a { $piece }
draws-in-vain =
    { $who-is ->
        [you] You draw
       *[other] { $who } draws
    } a { $piece }, which fits nowhere and goes back
rules-drawn = The scoring rules are { $rules }
lines-laid = The pyramids lie in three lines

## Points.

sum-colours = Colors sum
score-black = Black
sum-basic = Subtotal
sum-rules = Scoring rules sum
sum-targets = Scoring rules targets sum
sum-raised = Target, raised by { $raise }

## Why something is not allowed.

size-gone = no { $pyramid } is left
piece-gone = no { $piece } is left
size-refused = the { $pyramid } of this turn fits nowhere; choose another size
apart = { $cell } is not next to a placed pyramid
not-first = the first pyramid of a city goes to { $cell }; all other places are named from there
same-size = on { $cell } it would be next to another { $pyramid }
taken = a pyramid stands on { $cell }, and only { $rule } lets you build on top
full = two pyramids stand on { $cell }, and that is the most
fits = a pyramid is set aside only if it fits nowhere
fits-nowhere = this pyramid fits nowhere in your city; set it aside
due-size = now a size is chosen
due-call = now a pyramid of the supply is chosen
due-place = now a pyramid is placed
due-draw = now something is drawn
due-uncover = now the cities are uncovered
due-over = the game is over
due-rules = as many scoring rules of the edition as the game has are drawn now
due-lines = all pyramids are laid out in three lines now
due-piece = a pyramid that is left is drawn now

## Words that cannot be read. Examples are written as they are everywhere.

read-call = a pyramid such as large-red
read-size = a size: small, medium or large
read-place = a place such as n2e1 (two up and one to the right of the first pyramid), or aside
read-draw = a draw such as red, rules:clusters,garden-city,piazzas, or lines:RGB/KRY/YYB (small, medium, large)

## A city from a real table, and what is wrong with it.

position = A city
two-on-one = { $cell }: two pyramids on one space, which only { $rule } allows
side-by-side = { $cell } and { $other }: two { $pyramids } next to each other
large-side-by-side = { $cell } and { $other }: two { $pyramids } next to each other, which only { $rule } allows
lonely = { $cell }: not connected with the rest of the city
too-often =
    { $count } times { $piece }, and there are { $trios ->
        [one] { $trios } trio
       *[other] { $trios } trios
    } of each colour
too-many =
    { $count ->
        [one] { $count } pyramid is
       *[other] { $count } pyramids are
    } too many: six trios are { $most }
too-far = { $here } is more than { $most } spaces from another pyramid
no-colour = "{ $name }" is none of { $known }
no-size = { $size } is not 1 (small), 2 (medium) or 3 (large)
third = a third pyramid on ({ $x }, { $y })
seventh = one more { $piece }, and six trios have { $most } of them
