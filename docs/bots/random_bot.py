#!/usr/bin/env python3
"""A bot for Plat that plays anything legal: the smallest program that can take a seat.

    plat arena zoned-out --players greedy,"cmd:python3 docs/bots/random_bot.py"
    plat play subdivision --seats human,"cmd:python3 docs/bots/random_bot.py"

The protocol is in docs/bot-protocol.md. Needs nothing but Python.
"""

import json
import random
import sys


def say(line):
    print(line, flush=True)


def main():
    seed = int(sys.argv[1]) if len(sys.argv) > 1 else 1
    dice = random.Random(seed)
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        if word == "hello":
            say('ready {"protocol": 1, "name": "random_bot"}')
        elif word == "newgame":
            game = json.loads(rest)
            say("info I sit in seat %d of %s" % (game["seat"], game["game"]))
        elif word == "go":
            question = json.loads(rest)
            # A better bot looks at question["view"] here, and is done before question["time"] seconds are over.
            say("bestaction %d %s" % (question["number"], dice.choice(question["actions"])))
        elif word == "quit":
            return


if __name__ == "__main__":
    main()
