### What the house says by itself: above all why something is not done.

## What there is not.

no-such-game = there is no such game
no-such-page = there is no such page
no-such-seat = there is no such seat
no-such-board = there is no such board
no-such-picture = there is no such picture
no-picture = there is no picture
no-rule-book = there is no rule book in this language
no-such-method = nothing is done here in this way; the header Allow says in which

## What cannot be read.

unreadable = this cannot be read: { $why }
no-language-tag = this is not the tag of a language, such as de or de-AT
no-text = this is no text
socket-only = this can be asked over a WebSocket only
message-too-long = a message has at most { $most } bytes
words-too-long = an action's word has at most { $word } letters, and what is said at once { $said }
field-missing = the field "{ $field }" is missing
list-unknown = a list is "of" "open" or "me"
theme-unknown = a theme is "light" or "dark"
scale-unfit = a scale is a number from { $least } to { $most }
picture-too-large = a picture has at most { $most } million pixels; this one can have a scale of { $scale }
invitation-unfit = an invitation is 32 digits and letters from a to f
name-too-long = a name has at most { $most } letters
name-empty = a name has letters in it
chat-empty = there are no words in it

## Terms on which nobody can play.

terms-no-game = there is no game "{ $name }"
terms-player = seat { $seat }: { $level } does not play { $game } for { $seats }
terms-only-computers = nobody would play at this table; computers play each other with `plat arena`
terms-clock = a clock is set to 1 second to { $most } seconds, with an increment of at most as much
terms-too-long = the options are too long

## What is somebody else's.

nobody = nobody here knows who you are; ask for a guest's name first
not-your-seat = this is not your seat
not-your-view = only whoever sits there can look from this seat
needs-invitation = this seat is for somebody with an invitation
foreign-page = this was sent by a page of another site
shown-when-done = what this shows is shown when it is done
no-hints = this table was set up without hints
no-chat = this table was set up without chat
rematch-not-yours = only those who played can ask for a rematch

## What is not possible now.

not-to-act = it is not your turn
table-waits = not everybody sits at the table yet
seat-taken = somebody sits there already
game-has-begun = the game has begun; you can resign
game-not-over = the game is not over
already-agreed = you have agreed already
already-offered = you have offered that already; wait until something has happened in the game
nothing-offered = nobody has asked to end the game
asked-otherwise = something is being asked already
already-asked = you have asked for that already
nothing-asked = nobody has asked for anything
others-grant = it is for the others to grant it
rematch-there = there is a rematch already
hidden-until-over = what is hidden is told when the game is over
analysed-when-over = a game is analysed when it is over
nobody-decided = nobody decided anything there
no-advice = the computer has no advice
house-closing = the house is closing
too-few-seats = there are not so many seats for people
games-unfinished =
    { $most ->
        [one] you have { $most } game that is not over; end it first
       *[other] you have { $most } games that are not over; end one of them first
    }
newer-rules = this game is played by revision { $rules } of the rules; this program has revision { $known }
stale = the table has changed since you looked
store = the table cannot be kept at the moment; nothing has changed

## What is too much.

too-fast = that is too much at once; wait a moment
too-long = what you sent is too long
too-slow = what you sent did not come in time
too-many-connections = there are too many connections from where you are; try again later
you-ask-too-much = you have asked for more than the house does at once; wait for the answers
all-ask-too-much = too many people ask for this at the moment; wait a little
hint-on-its-way = the computer is already thinking about a hint for this seat

## The house itself.

misdirected = this house does not answer to the name "{ $name }"; whoever runs it can have it do so: plat serve --host NAME
upgrade = this address speaks WebSocket
unwell = { $what }
stands-in = { $name } ({ $level })
table-of = { $game }: { $names }
