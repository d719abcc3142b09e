### What every table says, whatever is played.

## The parts of a table.

name = { $who }
players = Players
turned = turned:
sheet-points = Points
sheet-total = Total

## Seats. A name of a colour is what somebody without a name is called.

you = you
colour-red = Red
colour-blue = Blue
colour-green = Green
colour-yellow = Yellow
colour-black = Black
colour-white = White

## Several things: two of them; one more in a longer list; the last in a longer list.

list-two = { $first } and { $next }
list-more = { $first }, { $next }
list-last = { $first } and { $next }

## Points, and what stands above columns of them.

points =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
header-points = points
header-target = target

## The end of a game.

wins =
    { $who-is ->
        [you] You win
       *[other] { $who } wins
    }
share-the-win = { CAPITAL($who) } share the win
ending = The game is over.
ending-won =
    The game is over: { $who-is ->
        [you] you win
       *[other] { $who } wins
    }.
ending-shared = The game is over: { $who } share the win.
ending-reached =
    The game is over and won: { $target ->
        [one] { $target } point was
       *[other] { $target } points were
    } needed.
ending-missed =
    The game is over and lost: { $target ->
        [one] { $target } point was
       *[other] { $target } points were
    } needed.

## Turns.

takes-back =
    { $who-is ->
        [you] You take
       *[other] { $who } takes
    } the last action back
turn =
    { $who-count ->
        [one]
            { $who-is ->
                [you] It is your turn.
               *[other] { CAPITAL($who) } is to act.
            }
       *[other] { CAPITAL($who) } are to act.
    }

## Why something is not done.

act-refused = { $message } [{ $rule }]
not-your-turn =
    it is not { $who-is ->
        [you] your
       *[other] { $who }'s
    } turn; { $next } { $next-is ->
        [you] are
       *[other]
            { $next-count ->
                [one] is
               *[other] are
            }
    } to act
draw-first = something has to be drawn before { $who } can act
uncover-first = what is hidden has to be uncovered before { $who } can act
game-over = the game is over
draw-not-now = nothing is to be drawn now
draw-without-seed = the game goes on with a draw, and its seed is not known here
nothing-to-take-back =
    { $who-is ->
        [you] you have
       *[other] { $who } has
    } nothing to take back: a take-back never crosses a draw, another seat's action, or a secret that became visible

## What cannot be read.

word-unreadable = "{ $word }" is not { $expected }
seed-unreadable = a seed is 1 to 64 letters, digits, '-' or '_', not "{ $seed }"
position-unreadable = { $at }: { $what }
record-unreadable = line { $line }: { $fault }
record-first = the first line "{ $form }" is missing
record-begins = a record begins with "{ $form }", not "{ $written }"
a-rules-revision = a rules revision
a-total = a total
record-no-entry = "{ $written }" is not an entry such as "{ $next }. 1 WORD", a result or a seed
record-seats = seats are numbered 1 to at most { $most } in order; "{ $written }" does not follow
record-missing = a line "{ $key } …" is missing here
record-no-seats = a line "seat 1 NAME" is missing
record-dice = dice of version "{ $written }" are not known, only { $known }
record-hash = a seed hash is 64 hexadecimal digits in lower case
record-number = this is entry { $number }, but it is numbered "{ $written }"
record-totals = the result has { $totals } totals for { $seats } seats
record-no-value = { $key } has no value
record-entry = an entry is a number, a seat or *, and one word
record-who = "{ $written }" is not a seat of this game nor *
record-nobody = what nobody does is uncover, not "{ $written }"
record-rules = rules revision { $rules } of { $game } is not known here, only { $known }
record-not-over = there is a result, but the game is not over
record-points = seat { $seat } has { $points } points, not { $stated }
record-other-seed = this is not the seed whose hash was published at the start
record-other-draw = the seed draws { $drawn }, not { $written }

## Options that make no game.

option-on = on
option-off = off
option-no-pair = an option is written key=value, not "{ $written }"
option-unknown = there is no option "{ $key }"; there are: { $known }
option-bad-value = option { $key }: "{ $value }" is not a value; it takes { $expected }
option-seats = { $game } is for { $fewest } to { $most } players, not { $seats }

## What was chosen in secret becomes public.

uncovered = What was hidden is uncovered
uncover-not-now = nothing is to be uncovered now

## What somebody does, said in other words already.

does = { $who } { $what }
