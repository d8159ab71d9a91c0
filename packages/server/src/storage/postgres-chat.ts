/** What is said at tables, in PostgreSQL. */

import type { Seat } from '@diadochi/kernel';
import type { ChatLine } from '../api.ts';
import type { Changing } from './postgres-changing.ts';
import type { Queries, Row } from './postgres-database.ts';
import { read, written } from './postgres-text.ts';
import type { Storage } from './storage.ts';

export const chatIn = (
  { all }: Queries,
  { changing, tell }: Changing,
): Pick<Storage, 'say' | 'chat' | 'deleteWords'> => ({
  async say(id, seat, text, at, speaker = null) {
    const line = await changing(id, async (sql, { no: table }): Promise<ChatLine> => {
      const last = await sql.first('SELECT max(no) AS no FROM chat WHERE table_no = $1', table);
      const no = ((last?.no as number | null) ?? 0) + 1;
      const who = speaker === null ? null : written(speaker);
      const said = written(text);
      await sql.change('INSERT INTO chat VALUES ($1, $2, $3, $4, $5, $6)', table, no, seat, said, at, who);
      await tell(sql, 'chat', id, no);
      return lineOf({ no, seat, text: said, at, speaker: who });
    });
    if (line === null) throw new Error(`there is no table '${id}'`);
    return line;
  },
  chat: async (id, after, most) =>
    (
      await all(
        `SELECT chat.no, seat, text, at, speaker FROM chat JOIN tables ON table_no = tables.no
         WHERE id = $1 AND chat.no > $2 AND text <> '' ORDER BY chat.no DESC LIMIT $3`,
        id,
        after,
        most ?? null,
      )
    )
      .map(lineOf)
      .reverse(),
  deleteWords: async (id, seat, record) =>
    (await changing(id, async (sql, { no }) => {
      if (record !== null)
        await sql.change('UPDATE archives SET record = $2 WHERE table_no = $1', no, record);
      await sql.change('UPDATE seats SET name = NULL WHERE table_no = $1 AND seat = $2', no, seat);
      await tell(sql, 'table', id);
      // The numbers of the lines stay taken.
      return sql.change(
        "UPDATE chat SET text = '' WHERE table_no = $1 AND seat = $2 AND text <> ''",
        no,
        seat,
      );
    })) ?? 0,
});

const lineOf = ({ no, seat, text, at, speaker }: Row): ChatLine => ({
  no: no as number,
  seat: seat as Seat | null,
  text: read(text as string),
  at: at as number,
  ...(speaker !== null && { speaker: read(speaker as string) }),
});
