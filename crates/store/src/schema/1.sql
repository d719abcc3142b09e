-- Version 1. Times are milliseconds since 1970, names 60 random bits.
CREATE TABLE game (
    id INTEGER PRIMARY KEY,
    head TEXT NOT NULL,
    seed TEXT NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    standing INTEGER NOT NULL,
    public INTEGER NOT NULL
) STRICT;
CREATE INDEX game_by_standing ON game (standing, changed);

-- The log of all games. Whoever inserts the next number of a game has made the next move.
CREATE TABLE event (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;

-- In which games a guest has a seat: an index of what the log says.
CREATE TABLE sitter (
    guest INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES game (id),
    PRIMARY KEY (guest, game)
) STRICT, WITHOUT ROWID;

CREATE TABLE guest (
    id INTEGER PRIMARY KEY,
    name TEXT NOT NULL,
    created INTEGER NOT NULL
) STRICT;

CREATE TABLE secret (
    name TEXT PRIMARY KEY,
    value BLOB NOT NULL
) STRICT;
