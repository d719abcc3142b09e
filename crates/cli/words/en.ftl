### What the program says in a terminal while somebody plays, looks, checks and counts.

## Playing line by line.

prompt = Seat { $seat }>
look-away = Seat { $seat }, press Enter when nobody else looks.
told = { $says }: { $word }
it-says = It says: { $remark }.
nothing-goes = Nothing legal goes with { $line }.
played = Played { $word }.
refused = No: { $why }.
nothing-to-undo = There is nothing to take back: that never crosses a draw, another seat's action, or a secret that became visible.
taken-back = Seat { $seat }'s last action is taken back.
save-where = Save where? For example: save game.plat
saved = Saved to { $file }; go on with `plat continue { $file }`.
written = Written to { $file }.
not-saved = Not saved: { $why }.
kept = The game so far is in { $file }.
unsaved = The game ends here, unsaved.
choices =
    { $count ->
        [one] { $count } choice:
       *[other] { $count } choices:
    }
help-word = Type an action's word, such as { $word },
help-touch = or what you would touch, in any order, such as { $tokens }.
help =
    moves      the choices that are left
    score      the points, line by line
    log        what happened so far
    undo       forget what was touched, or take the last action back
    save FILE  write the record
    rules      the rule book
    quit       leave

## What is next, and how a game ended.

seat = Seat { $seat }
seat-name = Seat { $seat }, { $name }
seat-of = seat { $seat } ({ $name })
small-seat = seat { $seat }
to-act = To act: { $seats }.
choices-of =
    { $count ->
        [one] Seat { $seat } has { $count } choice:
       *[other] Seat { $seat } has { $count } choices:
    }
draw-due = Something is to be drawn.
draw-elsewhere = Something is to be drawn, and the seed is not here: whoever began the game goes on with `plat continue`.
goes-on = The game goes on.
over-won = The game is over: { $who } wins.
over-shared = The game is over: { $who } share the win.

## Points.

total = total
illegal = Not according to the rules:
offers = What may be done, and what it would score:
position-of = A position of { $game }

## Records.

record-good = { $file }: good. { $game } for { $seats }, { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }. { $state }
no-draws = nothing was drawn in this game
draws-genuine = all draws ({ $draws }) are those of the published seed
draws-unpublished = cannot be verified yet: the seed is told when the game is over; its hash is { $hash }
draws-unpromised = cannot be verified yet: the seed is told when the game is over; and its hash was never published

## Hints.

hint-of =
    { $entries ->
        [one] Seat { $seat }, after { $entries } entry: what { $player } thinks
       *[other] Seat { $seat }, after { $entries } entries: what { $player } thinks
    }
hint-action = action
hint-value = value
hint-tried = tried
hint-ends = ends
hint-words = in words
hint-expected = Expected in the end after { $word }:
exact-draw = Searched to the end: if nobody errs, it will be a draw.
exact-win = Searched to the end: if nobody errs, seat { $seat } will win by { $margin }.
exact-loss = Searched to the end: if nobody errs, seat { $seat } will lose by { $margin }.
no-opinion = the computer has no opinion here

## The shelf.

game-by = { $game } by { $designer }, { $year }
players-exact =
    { $most ->
        [one] { $most } player
       *[other] { $most } players
    }
players-range = { $fewest } to { $most } players
levels-measured = levels newcomer to master: each wins at least 65 of 100 games against the one below it
levels-unmeasured = levels newcomer to master: nobody has measured how strong each of them is
option-about = { $about } (default { $default })

## What a player meets who asks for something else than there is.

does-not-play = seat { $seat }: { $player } does not play { $game } for { $seats }; there are: { $known }, and human
player-does-not-play = { $player } does not play { $game } for { $seats }
player-is-silent = { $player } does not say what it thinks
no-choice-draw = something is to be drawn here; nobody has a choice
no-choice-uncover = what is hidden is to be uncovered here; nobody has a choice
no-choice-over = the game is over here; nobody has a choice
not-the-turn = it is not the turn of seat { $seat } here
too-few-entries = --at { $at }: the record has only { $entries ->
        [one] { $entries } entry
       *[other] { $entries } entries
    }
positions-undrawn = positions of { $game } are scored, but not drawn

## Files.

cannot-be-read = { $file } cannot be read
too-large = { $file } is larger than { $most } MiB
not-text = { $file } is not text
no-such-game = { $file }: line 2: there is no game "{ $game }"
is-a-folder = { $file } cannot be written: it is a folder
cannot-be-written = { $file } cannot be written
exists = { $file } exists; --force replaces it
exists-or-force = { $file } exists; go on with `plat continue { $file }`, or replace it with --force
exists-or-other = { $file } exists; go on with `plat continue { $file }`, or choose another name
no-place = { $file } is not a file that can be gone on with
changed-meanwhile = { $file } was changed by somebody else in the meantime; nothing was written, so look at it again
other-entries = { $file } has { $entries } entries by now, not { $at }: look at it again
other-seats = --seats names { $named } seats, and the game has { $seats }
no-seat = there is no seat { $seat } at a table of { $seats }
position-missing = --position is missing: { $id } is the game { $game }, not a record; add --position FILE.json
