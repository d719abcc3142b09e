### What the page says by itself. What games and the server say comes from the server.

## What this language is called by those who speak it, and the language as a choice.

language-name = English
language = Language
theme = Colours
theme-dark = dark
theme-light = light
sound = Sounds
pace = Pace
pace-help = How long an action is shown arriving. You never have to wait for it.
pace-long = long
pace-short = short
pace-none = no motion
pace-still = Your system asks for little motion, so nothing moves.
confirm-on = Ask before every action
confirm-off = Act at once, without asking
notify = Notify me when it is my turn
keys = Keys
keys-help = B: to the board; arrows: move on it; Enter or space: touch; R: turn; Escape: let go; U: take back; H: hint; + − 0: zoom; when the game is over, left and right: through it, P: by itself.

## The first page.

hall-title = Plat: games about zoning a city
choose-game = What shall we play?
learn = Learn
learn-game = The rules of { $game }
play = Play
play-game = Play { $game }
players-exact =
    { $number ->
        [one] { $number } player
       *[other] { $number } players
    }
players-range = { $fewest } to { $most } players
minutes-about =
    About { $minutes ->
        [one] { $minutes } minute
       *[other] { $minutes } minutes
    }
minutes-short = { $minutes } min
difficulty = Difficulty: { $how }
difficulty-light = easy
difficulty-medium = medium
difficulty-heavy = deep
levels-unmeasured = Nobody has measured how strong each level is here.
alone = Also a puzzle for one
your-tables = Your tables
no-tables = None yet. Press Play on a game, and it waits for you here until you come back.
open-tables = Tables that wait for somebody
no-open-tables = Nobody is waiting at the moment. Open a table, and whoever comes next finds you here.
new-table = A new table
finished = Finished ({ $number })
game-with = { $game } with { $names }
waits-for = Still free: { $number }
turn-of = { $names } to act
your-turn = Your turn
invites-to = { $name } invites you to { $game }
seats-free =
    { $of ->
        [one] { $number } of { $of } seat free
       *[other] { $number } of { $of } seats free
    }
person = person
to-lobby = To the games
lost = Nothing is built here
lost-help = There is no page at this address. Perhaps the link was cut short.
sorry = That did not work
no-answer = The server has not answered for 15 seconds.
connection-lost = The connection is lost; trying again …

## Who somebody is.

welcome = Welcome!
welcome-name = What shall we call you?
your-name = Your name
keep-name = Call me that
friendly-names = Merry Otter, Quiet Heron, Brave Badger, Clever Magpie, Gentle Bison, Lucky Ladybird, Swift Hare, Wise Owl, Sunny Finch, Curious Fox, Patient Tortoise, Bold Robin, Kind Beaver, Spry Squirrel, Calm Swan, Witty Raven, Jolly Hedgehog, Bright Kingfisher, Steady Mule, Nimble Marten
you = you

## Setting up a table.

open-one = Open a table
ask-build = { $name }, where shall we build today?
plan-alone = { $game } for you alone
plan-against = { $game } for { $number }, against { $level }
plan-people = { $game } for { $number }
how-many = How many play?
against = Against
everybody = everybody together
seat = Seat { $number }
seat-me = me, at this screen
seat-friend = a friend, by link
seat-computer = Computer
seat-free = free seat
options = Options
own-value = write it down …
open-table = Open table
open-table-help = Anybody may find it and sit down.
allow-hints = Hints
allow-hints-help = The computer may be asked for advice.
allow-chat = Chat
clock = Clock
clock-none = no clock
clock-move = time for every turn
clock-game = time for the game
clock-minutes = minutes
clock-increment = seconds more a turn

## The levels of the computer.

level-newcomer = Newcomer
level-casual = Casual
level-regular = Regular
level-expert = Expert
level-master = Master
level-random = Random
level-greedy = Greedy
level-planner = Planner

## Coming to a table.

join = Sit down
join-question = You are invited to seat { $number }.
sit-here = Sit here
watch-only = Only watch
waiting = Waiting for somebody to sit down
look-from = Look from seat { $number }
share = Share
share-watch = Whoever has this link can watch:
link-for = Link for seat { $number }
copy-link = Copy link
copy-link-seat = Copy the link for seat { $number }
copied = Copied
hand-over = Pass the screen
hand-over-to = Seat { $number } is to act. The others look away.
ready = I am ready
viewpoint-lost = You no longer sit in seat { $number }. From now on you watch.
viewpoint-moved = You no longer sit in seat { $number }. From now on you look from seat { $other }.

## Playing.

board = the board
points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
then-points = then { $points }
counted = Points
to-act = to act
do-it = Do it
do-question = { $name }, { $says }?
help-begin = Touch something that glows. Nothing is done before you confirm it.
help-chosen = Touch it again to confirm, or choose something else.
help-more = Touch it again to confirm, or touch something else that glows.
help-turn = Turn it with the round handle, the wheel or R.
after-move = After this move
go-on = { $name }, { $what }: now touch something else that glows
all-together = all
build-together = You build together
go-on-place = { $name }, now touch a glowing place on the board
go-on-place-with = { $name }, { $what }: now touch a glowing place on the board
go-on-thing = { $name }, now choose what goes there
nothing-now = { $what }: nothing can be done with this now. Touch something that glows.
all-actions = All actions ({ $count })
search = Search
turn = Turn
undo = Take back
undo-all = Take the whole turn back
hint = Hint
hint-says = The computer would { $says }.
remark = { $name } says: { $says }.
stands-in = { $level } for { $name }
loupe = Loupe: touch the point that you mean
zoom-in = Larger
zoom-out = Smaller
zoom-fit = Whole board
more = More
close = Close
cancel = Cancel
yes = Yes
no = No

## The log, and looking back.

log = What happened
looking-back = You are looking back, after move { $number }.
back-to-now = Back to now
first = To the start
previous = Previous
next = Next
last = To the present
show-position = Show the position after move { $number }
replay = Replay
autoplay = Play the game by itself
chat = Chat
chat-write = Say something
rules = Rules

## What is asked of others.

asked-back = { $name } asks to take the last move back.
asked-back-by-us = You ask to take your last move back. Waiting for { $names }.
asked-rematch = { $name } asks for a rematch.
asked-rematch-by-us = You ask for a rematch. Waiting for { $names }.
grant = Agree
refuse = Refuse
withdraw = Ask no longer
offer-end = Offer to end the game as it stands
agree-end = Agree to end
decline-end = Play on
resign = Resign
resign-question = Do you want to give up?
rematch = Rematch
to-rematch = To the rematch

## The end.

won =
    { $names-count ->
        [one] { $names } won.
       *[other] { $names } have won.
    }
nobody-won = Nobody has won.
ended-agreed = The game was ended by agreement.
ended-resigned = { $name } resigned.
ended-rules = The rules of this game have changed since it was begun, so it ended as it stood. Its record is kept.
ended-time = { $name } had no time left.
outdated = This game was played by revision { $revision } of the rules, which are others today. Its record is kept.
ending-wins = { $names } wins, { $points } : { $others }
ending-shared = { $names } share the win, { $points } each
ending-alone =
    { $names }: { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
ending-solo-reached = { $name } reaches { $points } of { $target }
ending-solo-short = { $points } of { $target }: { $short } short of the target
ending-together-reached = Won together: { $points } of { $target }
ending-together-short = Lost together: { $points } of { $target }, { $short } short
ending-most = Most came from { $what }.
ending-least = Most was lost by { $what }.
ending-ahead = Ahead of { $name } by { $what }.
ending-behind = Behind by { $what }.
ending-tie = Equal points; the tie-break of the rules decides.
chart-points = Points, move by move
chart-expected = Expected at the end, move by move
chart-line = { $name }: { $first } at first, { $half } halfway, { $last } in the end
chart-moves =
    { $count ->
        [one] { $count } move
       *[other] { $count } moves
    }
chart-target = target { $points }
moments = The moments that decided it
moment-of = { $number }: { $says }
moment-cost = Cost { $cost }. Better: { $says }

## What the computer thinks.

advice = What the computer thinks
advice-help = 0 is the last place, 100 the first.
analyse = What does the computer think of the next move?
was-played = played: { $says }
exact-win = Searched to the end: won by { $points }, if nobody errs.
exact-loss = Searched to the end: lost by { $points }, if nobody errs.
exact-draw = Searched to the end: a draw, if nobody errs.
review = Review
review-help = 0 is the last place, 100 the first. Arrow keys go from decision to decision; ? is a mistake, ?? a grave one.
review-start = Full review
review-stop = Stop
review-on = Go on
review-progress =
    { $count ->
        [one] { $done } of { $count } move
       *[other] { $done } of { $count } moves
    }
review-failed = The computer does not answer; what is known is kept.
review-played = played
review-best = best
review-cost = It cost { $cost }.
review-agreed = as the computer
review-same = The computer would have done the same.
review-as-good = As good as the best.
review-decisions = decisions
review-mean = cost each
review-mistakes = mistakes

## About the table.

about-table = About the table
record = Record of the game
record-later = The record can be had when the game is over.
picture-svg = Picture (SVG)
picture-png = Picture (PNG)
draws = Draws can be checked
draws-hash = Whatever is drawn follows from a seed that was fixed before the game. This is its hash (SHA-256); the seed itself is told at the end.
draws-seed = The game is over, and this is the seed:
draws-check = The hash is SHA-256 of “plat seed 1”, a line break and the seed. Load the record of the game, and `plat verify` repeats every draw.
