/** What is to be told of an entry is made ready while it is being written; nobody hears or sees of it before it is durable. */

import { setImmediate } from 'node:timers/promises';
import { dice, randomMove } from '@diadochi/kernel';
import { expect, it } from 'vitest';
import type { Said } from '../src/room.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Storage } from '../src/storage/storage.ts';
import { applied } from './listening.ts';
import { newRoom, tablesIn } from './rooms.ts';
import { scratchFolder } from './serving.ts';

/** A storage whose disk takes as long as it is told to; what is lost then is not written. */
function slowly(storage: Storage) {
  let wait: Promise<boolean> | null = null;
  const slow: Storage = {
    ...storage,
    append: async (...entry) =>
      (await (wait ?? true)) ? storage.append(...entry) : Promise.reject(new Error('lost')),
  };
  return {
    slow,
    hold() {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      wait = promise;
      return (isWritten: boolean) => {
        wait = null;
        resolve(isWritten);
      };
    },
  };
}
/** Long enough for all that can be made ready. */
const meanwhile = async () => {
  for (let i = 0; i < 5; i++) await setImmediate();
};

it('nobody hears, sees or is asked anything of an entry until it is written; then all do, also who came meanwhile', async () => {
  const { slow, hold } = slowly(openSqlite(scratchFolder()));
  const tables = tablesIn(slow);
  const room = await newRoom(tables, 'phalanxx', 2);
  const random = dice('ahead');
  const heard: Said[] = [];
  room.listen(0, (said) => heard.push(said));
  let view = room.shown(0).view;
  // Nobody is given a position: so each is used again for the one after the next.
  const play = async () => {
    const move = room.glance(({ position }) => randomMove(room.game, position, random));
    if (move !== null) await room.act(move.seat, room.game.action(move));
  };
  const looked = () => [
    room.shown(0),
    room.shown(1),
    room.shown(null),
    room.pending(),
    room.glance(({ seq }) => seq),
    room.numberOf(0),
  ];
  for (let i = 0; i < 24; i++) {
    // Now and then nobody looks but a spectator in the midst of it.
    const isWatched = i % 4 < 2;
    const before = isWatched ? structuredClone(looked()) : null;
    const write = hold();
    const playing = play().then(
      () => true,
      () => false,
    );
    await meanwhile();
    expect(heard).toEqual([]);
    if (isWatched) expect(looked()).toEqual(before);
    else room.shown(null);
    // Somebody comes, or somebody looks and goes, while it is being written.
    const late: Said[] = [];
    const audience = i % 3 === 1 ? 1 : null;
    const numbered = room.numberOf(audience);
    const leave = i % 3 === 0 ? null : room.listen(audience, (said) => late.push(said));
    if (i % 6 === 5) leave?.();
    const isWritten = i % 5 !== 4;
    write(isWritten);
    expect(await playing).toBe(isWritten);
    if (!isWritten) {
      expect([heard, late]).toEqual([[], []]);
      if (isWatched) expect(looked()).toEqual(before);
    } else if (i % 6 !== 5 && leave !== null) expect(late).toHaveLength(room.numberOf(audience) - numbered);
    for (const { news } of heard.splice(0))
      if (news !== undefined) view = { ...applied(view, news.changes), seq: news.seq };
    if (isWatched) {
      expect(view).toEqual(room.shown(0).view);
      // As it would be made anew.
      expect(view).toEqual(await room.viewAt(0, room.numberOf(0)));
    }
    if (i % 6 !== 5) leave?.();
  }
  await tables.close();
  await slow.close();
});
