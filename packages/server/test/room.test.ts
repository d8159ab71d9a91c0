/** A room when others write too, and bots whose moves are not taken. */

import { beginMatch, dice, type Game, Refused, seeded } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { describe, expect, it } from 'vitest';
import { botPlayers } from '../src/bot-players.ts';
import type { Room } from '../src/room.ts';
import { decisionOf, playOne, seatAll } from './client.ts';
import { listen } from './listening.ts';
import { serving } from './serving.ts';

describe('two servers on the same data', () => {
  it('never both win; who is late catches up, and so do those who listen to him', async () => {
    const here = await serving();
    const there = await serving({ data: here.data });
    const [ann, bea] = await seatAll(here.client, 2);
    const listener = listen(there.address, ann.table, { token: bea.token });
    await listener.until(({ views }) => views.has(0));
    const view = await here.client.view(ann.table, null);
    const [forAnn, forBea] = [0, 1].map((seat) => decisionOf(view, seat) as string);
    expect((await here.client.act(ann, forAnn, { offer: 1 }, 'same')).body).toMatchObject({ seq: 1 });
    // The same request, sent again to the other server: done once.
    expect((await there.client.act(ann, forAnn, { offer: 1 }, 'same')).body).toMatchObject({ seq: 1 });
    const late = await there.client.act(bea, forBea, { offer: 2 }, 'late');
    expect([late.status, (late.body as unknown as { type: string }).type]).toEqual([
      409,
      '/problems/stale-decision',
    ]);
    expect((await there.client.act(bea, forBea, { offer: 2 }, 'late')).body).toMatchObject({ seq: 2 });
    await listener.until(({ news }) => news.length === 2);
    for (let i = 0; i < 9; i++) await playOne((i % 3 ? here : there).client, [ann, bea], dice(i));
    // One more entry at the second server: then it has heard of all.
    const order = { arm: 'omens', when: 'never' };
    for (;;) if ((await here.client.act(ann, 'orders.free.0', order)).status === 200) break;
    for (const status of [409, 200])
      expect((await there.client.act(ann, 'orders.free.0', order)).status).toBe(status);
    const { seq } = await there.client.info(ann.table);
    expect(seq).toBeGreaterThan(5);
    await listener.until(({ news }) => news.length === seq);
    expect(listener.news.map((each) => each.seq)).toEqual(Array.from({ length: seq }, (_, i) => i + 1));
    for (const [at, seen] of listener.views)
      expect(seen).toEqual(await there.client.view(ann.table, bea.token, at));
    listener.socket.close();
  });
});

describe('a bot', () => {
  it('looks again when its move is refused or fails, until it is taken', async () => {
    const game: Game = proof;
    let { match } = beginMatch(game, { seats: 2 }, seeded('bot'));
    const { clause, message } = { clause: 'K-01', message: { key: 'refusal.K-01', params: {} } };
    const troubles = [
      new Refused({ allowed: false, clause, message }),
      Object.assign(new Error('stale'), { status: 409 }),
      new Error('the disk is full'),
    ];
    let moves = 0;
    const logged: string[] = [];
    const players = botPlayers({ thinkingMs: 120_000, log: (line) => logged.push(line) });
    const seats = [0, 1].map((seat) => ({ seat, bot: 'random', name: null, taken: false }));
    const room = {
      game,
      table: { id: 'table1', seats },
      match: () => match,
      async act(seat: number, action: unknown) {
        const trouble = troubles.pop();
        if (trouble !== undefined) throw trouble;
        match = { ...match, position: game.apply(match.position, seat, action, seeded(moves++)) };
        return moves;
      },
    } as unknown as Room;
    players.play(room);
    players.play(room);
    await expect.poll(() => game.outcome(match.position)).not.toBeNull();
    expect(moves).toBeGreaterThan(5);
    expect(logged).toEqual(['a bot of table table1 tries again: refused by K-01']);
    await players.close();
  });
});
