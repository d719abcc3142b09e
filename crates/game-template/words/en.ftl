### What is said at a table of Sealed Streets.

## What the game is, and what may be chosen before it begins.

about = Developers bid for the streets of a block, face down, and build houses that stand together.
option-block = how many streets the block has each way; everybody has twice as many cards
four-or-five = 4 or 5

## The table.

tray-cards = Cards
card = card { $card }
face-down = face down
lot-free = { $cell }, free
lot-house = { $cell }, { $colour }'s house
fact-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
fact-has-bid = has bid
fact-bids = bids { $card }

## What is to be done.

prompt-draw = A street is drawn
prompt-uncover = The bids are uncovered
prompt-bid =
    { $who-is ->
        [other]
            { $who-count ->
                [one] { CAPITAL($who) } bids
               *[other] { CAPITAL($who) } bid
            }
       *[you] Bid
    } a card for street { $street }
prompt-build =
    { $who-is ->
        [you] { $who-name }, build a house
       *[other] { $who } builds a house
    } on street { $street }

## Actions, as they are offered and as they are told.

bid = bid { $card }
build = build a house on { $cell }
bids =
    { $who-is ->
        [you] You bid
       *[other] { $who } bids
    } the { $card }, face down
has-bid = { $who } has bid
builds =
    { $who-is ->
        [you] You build
       *[other] { $who } builds
    } a house on { $cell }
street-drawn = Street { $street } is for sale
bid-of = { $who }: { $card }
uncovered-won =
    The bids are uncovered: { $bids }. { $who-is ->
        [you] You build
       *[other] { $who } builds
    } next
uncovered-none = The bids are uncovered: { $bids }. Every bid was made twice, so nobody builds
card-or-lot = a card to bid such as 3, or a lot to build on such as b2
a-street = a street of the block such as street:b or street:3

## Points.

topic-groups = Groups of houses
score-group =
    { $count ->
        [one] { $count } house on { $cells }
       *[other] { $count } houses together on { $cells }
    }

## Why something is not allowed.

spent = you have spent the card { $card }
no-bidding = there is no bidding now: a house is to be built
no-building = no house is built now: first everybody bids
other-street = { $cell } is not on the street that is for sale
taken = a house stands on { $cell }
not-drawn = a street is drawn that has not been for sale and has a free lot
