/** What the lobby shows to anybody, each found by an index of its own however many tables there are (`migrations.ts`). */

export const LISTED = {
  playing: `SELECT * FROM tables WHERE open = 1 AND started IS NOT NULL AND finished = 0 ORDER BY no DESC LIMIT ?`,
  over: `SELECT * FROM tables WHERE open = 1 AND finished = 1 ORDER BY ended_at DESC LIMIT ?`,
} as const;

export const MOVED_AT = `SELECT coalesce(
  (SELECT at FROM entries WHERE table_no = no ORDER BY seq DESC LIMIT 1), ended_at, created_at) AS at
  FROM tables WHERE id = ?`;
