-- Version 3. The list of open tables has only a few of each host, and is made from the index alone, however many there are.
DROP INDEX game_open;
CREATE INDEX game_open ON game (changed, host) WHERE standing = 0 AND public;

-- Version 1 did not write down who set a table up. Where somebody still waits, one of those who sit there counts as host.
UPDATE game SET host = waiting.guest
FROM (SELECT game, min(guest) AS guest FROM sitter GROUP BY game) AS waiting
WHERE waiting.game = game.id AND host IS NULL AND standing = 0;
