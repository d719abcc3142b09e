-- A file as version 1 of the tables left it: the tables, and some games in them.
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
CREATE TABLE event (
    game INTEGER NOT NULL REFERENCES game (id),
    number INTEGER NOT NULL,
    at INTEGER NOT NULL,
    text TEXT NOT NULL,
    PRIMARY KEY (game, number)
) STRICT, WITHOUT ROWID;
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
PRAGMA user_version = 1;

INSERT INTO secret VALUES ('key', x'0101010101010101010101010101010101010101010101010101010101010101');
INSERT INTO guest VALUES (7, 'Ada', 1700000000000), (8, 'Bob', 1700000000000);

-- Ada waits for anybody.
INSERT INTO game VALUES (1, '{"game":"subdivision","options":[],"seats":["person","person"],"clock":"none","open":true,"chat":false,"hints":false}',
    '00000000000000000000000000000001', 1700000000000, 1700000000000, 0, 1);
INSERT INTO event VALUES (1, 1, 1700000000000, ': sit 1 000000000007 Ada');
INSERT INTO sitter VALUES (7, 1);

-- Ada and Bob play, with a minute a move; it was Bob's turn.
INSERT INTO game VALUES (2, '{"game":"subdivision","options":[],"seats":["person","person"],"clock":{"move":{"seconds":60}},"open":false,"chat":false,"hints":false}',
    '00000000000000000000000000000002', 1700000000000, 1700000001000, 1, 0);
INSERT INTO event VALUES
    (2, 1, 1700000000000, ': sit 1 000000000007 Ada'),
    (2, 2, 1700000001000, ': sit 2 000000000008 Bob'),
    (2, 3, 1700000005000, '1 3c4');
INSERT INTO sitter VALUES (7, 2), (8, 2);

-- Ada plays the computer, long ago; it was the computer's turn.
INSERT INTO game VALUES (3, '{"game":"subdivision","options":[],"seats":["person","greedy"],"clock":"none","open":false,"chat":false,"hints":false}',
    '00000000000000000000000000000003', 1700000000000, 1700000000000, 1, 0);
INSERT INTO event VALUES
    (3, 1, 1700000000000, ': sit 1 000000000007 Ada'),
    (3, 2, 1700000600000, '1 3c4');
INSERT INTO sitter VALUES (7, 3);

-- Bob has resigned.
INSERT INTO game VALUES (4, '{"game":"subdivision","options":[],"seats":["person","person"],"clock":"none","open":false,"chat":false,"hints":false}',
    '00000000000000000000000000000004', 1700000000000, 1700000002000, 2, 0);
INSERT INTO event VALUES
    (4, 1, 1700000000000, ': sit 1 000000000007 Ada'),
    (4, 2, 1700000001000, ': sit 2 000000000008 Bob'),
    (4, 3, 1700000002000, ': resign 2');
INSERT INTO sitter VALUES (7, 4), (8, 4);
