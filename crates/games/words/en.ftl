### Computer players, and what is asked of the shelf.

## What they are called.

level-newcomer = Newcomer
level-casual = Casual
level-regular = Regular
level-expert = Expert
level-master = Master
level-random = Random
level-greedy = Greedy
level-planner = Planner

## What they have to say about a decision.

remark-draw = searched to the end: by perfect play it is a draw
remark-wins =
    searched to the end: I win by { $count ->
        [one] { $count } point
       *[other] { $count } points
    } or more
remark-loses =
    searched to the end: by perfect play I lose by { $count ->
        [one] { $count } point
       *[other] { $count } points
    }

## What is not there.

player-unknown = there is no player "{ $name }"; there are: { $known }
option-without-effect = option { $key }: this makes no difference to the score of a position
no-positions = { $game } does not read positions: score a record of it instead
