-- Version 2. The times of rows are the house's own from here on: they go on only while somebody serves the file, and no
-- step of the machine's clock changes them. `created` and `changed` stay times since 1970.

-- When a game wants to be looked at, whoever has it in memory by then: somebody's time may be over, or a computer that
-- was to act has not. Nothing for a game that waits for people only.
ALTER TABLE game ADD COLUMN alarm INTEGER;

-- Who set the table up.
ALTER TABLE game ADD COLUMN host INTEGER;

-- The last moment of the house's time that is known, and how often it has been tried whether the file can be written.
CREATE TABLE house (
    only INTEGER PRIMARY KEY CHECK (only = 1),
    time INTEGER NOT NULL,
    checked INTEGER NOT NULL
) STRICT;
INSERT INTO house (only, time, checked) SELECT 1, coalesce(max(at), 0), 0 FROM event;

-- A game has changed when its last row was written, not only when it began or ended.
UPDATE game SET changed = max(changed, coalesce(
    (SELECT at FROM event WHERE event.game = game.id ORDER BY number DESC LIMIT 1), 0));

-- Until now nobody was charged for the time while the house was closed, but no row said so. This one does.
INSERT INTO event (game, number, at, text)
SELECT id, (SELECT coalesce(max(number), 0) + 1 FROM event WHERE event.game = game.id),
    (SELECT time FROM house), ': resume'
FROM game WHERE standing = 1 AND json_type(head, '$.clock') = 'object';

-- All that may go on by themselves are looked at once; what nobody has touched for thirty days, when somebody comes.
UPDATE game SET alarm = 0
WHERE standing = 1
    AND (json_type(head, '$.clock') = 'object' OR changed > (unixepoch() - 30 * 24 * 3600) * 1000);

-- A move changes none of these where no clock runs and no computer plays.
DROP INDEX game_by_standing;
CREATE INDEX game_open ON game (changed) WHERE standing = 0 AND public;
CREATE INDEX game_unfinished ON game (id) WHERE standing < 2;
CREATE INDEX game_by_host ON game (host) WHERE standing < 2;
CREATE INDEX game_by_alarm ON game (alarm) WHERE alarm IS NOT NULL;
