### What the full screen says around the table.

## The parts of the screen.

log = Log
score = Score
score-of = Seat { $seat } { $name }
choices =
    { $count ->
        [one] One choice
       *[other] { $count } choices
    }
let-go = (Esc: let go)
entry = entry { $at }
entry-of-seat = seat { $seat } · entry { $at }
entry-of-all = entry { $at } of { $all } · { $observer ->
        [0] spectator
       *[other] seat { $observer }
    }
thinking = thinking { $spin } { $seconds } s

## The keys at its foot.

keys-play = arrows Tab: move   Enter: touch   Esc: let go   u: undo   h: hint   r: rules   l: log   p: points   s: save   ?: help   q: quit
keys-replay = ← →: one entry   PgUp PgDn: ten   Home End   g: go to   v 0-4: whose view   ↑ ↓: scroll   r: rules   l: log   p: points   ?: help   q: quit
keys-ask = Enter: do it   Esc: never mind
keys-read = ↑ ↓ PgUp PgDn: read   any other key: back to the table   { $place } of { $count } lines

## What lies over the table.

title-points = Points
title-help = Help
title-hint = Hint
ask-save = Save to
ask-action = Action
ask-entry = Go to entry
help-play =
    # Keys
    arrows, Tab      move among the things that can be touched
    Enter, Space     touch what the cursor is on; so does a click
    1 to 9           one of the choices that are written out
    Esc              let go of what was touched last
    :                type an action's word, such as 3c4, or what you would touch, such as c4 3
    u                undo: take your last action back, where that shows nothing that was secret
    h                a hint
    r                the rule book
    l                the whole log
    p                all points, line by line
    s                save to a file; plat continue FILE goes on from there
    PgUp, PgDn       scroll what does not fit; so does the wheel
    q, Ctrl-C        leave

    Touch things in any order: the cell first or the piece first. What can still be touched stands out.
    When only one action is left, it is done.
help-replay =
    # Keys
    Right, Space, n    the next entry
    Left, b            the one before
    PgDn, PgUp         ten entries forwards and back
    Home, End          the beginning, the end
    g                  go to the entry with a number
    1 to 4             as this seat saw it
    0                  as a spectator saw it
    v, Tab             as the next one saw it
    Up, Down           scroll what does not fit; so does the wheel
    r                  the rule book
    l                  the log so far
    p                  the points, line by line
    q, Ctrl-C          leave
next-seat = Seat { $seat } is next.
next-player = { $name }, seat { $seat }, is next.
look-away = Press Enter when nobody else looks.
keys-hand-over = u: undo   q: quit

## What there is to say.

told = { $says }.
told-remark = { $says }. It says: { $remark }.
told-entry = { $at }. { $says }
do-it = Enter: { $says }
choices-of =
    { $token }: { $count ->
        [one] { $count } choice
       *[other] { $count } choices
    }
nothing-goes = Nothing legal goes with { $token }.
refused = No: { $why }.
taken-back = Seat { $seat }'s last action is taken back.
nothing-to-undo = Nothing to take back: that never crosses a draw, another seat's action, or a secret that became visible.
nothing-to-decide = There is nothing to decide now.
no-adviser = Nobody here gives hints.
no-hint = No hint: { $why }.
saved = Saved to { $file }. Go on with: plat continue { $file }
not-saved = Not saved: { $why }.
leave-unsaved = The game is not saved. s: save   q again: leave without it
over = The game is over.  l: log   s: save   q: leave
over-kept = The game is over. It is kept in { $place }.  l: log   s: save   q: leave
stuck = The game cannot go on: { $why }.
not-kept = Not kept: { $why }.
nobody-may-act = Nobody may act.
cannot-do = Seat { $seat } cannot do { $word }: { $why }.
lost-seat = Seat { $seat }: { $why }.
begins = The game begins.
no-entry = { $line } is not the number of an entry.
no-seat = There is no seat { $seat } at this table.
