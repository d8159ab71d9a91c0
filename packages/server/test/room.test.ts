/** A room when others write too, and bots whose moves are not taken. */

import { beginMatch, dice, type Game, Refused, seeded } from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { describe, expect, it } from 'vitest';
import { botPlayers } from '../src/bot-players.ts';
import { Unavailable } from '../src/problems.ts';
import type { Room } from '../src/room.ts';
import { alone, type Written } from '../src/storage/others.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import { fakeClock } from './fake-clock.ts';
import { newRoom, nobody, playOne, tablesIn } from './rooms.ts';
import { scratchFolder } from './serving.ts';

describe('two rooms of one table, as two processes have them', () => {
  it('never both win; who is late catches up, and so do those who listen to him', async () => {
    const folder = scratchFolder();
    const [one, two] = [openSqlite(folder), openSqlite(folder)];
    const here = await newRoom(tablesIn(one), 'proof', 2);
    const there = await tablesIn(two).room(here.table.id);
    const heard: number[] = [];
    there.watch(({ seq, after }) => {
      expect(after.seq).toBe(seq);
      heard.push(seq);
    });
    const [forAnn, forBea] = here.pending().map(({ id }) => id);
    expect(await here.act(0, { offer: 1 }, { key: 'same', decision: forAnn })).toBe(1);
    // The same request, sent again to the other: done once.
    expect(await there.act(0, { offer: 1 }, { key: 'same', decision: forAnn })).toBe(1);
    // Whoever is late is refused only if his question is gone, or he has named none.
    expect(await here.act(0, { undo: true })).toBe(2);
    // She is asked anew, and the name of the old question is gone with her offer; Bea's is the one that she was put.
    const again = here.pending().find(({ seat }) => seat === 0)?.id;
    expect(again).not.toBe(forAnn);
    expect(await here.act(0, { offer: 2 }, { decision: again })).toBe(3);
    expect(await there.act(1, { offer: 2 }, { key: 'late', decision: forBea })).toBe(4);
    await expect(here.act(1, { offer: 1 }, { decision: forBea })).rejects.toMatchObject({
      type: 'stale-decision',
    });
    expect(here.match().seq).toBe(4);
    expect(await there.act(0, { arm: 'omens', when: 'always' })).toBe(5);
    const unnamed = () => here.act(1, { arm: 'omens', when: 'always' });
    await expect(unnamed()).rejects.toMatchObject({ type: 'stale-decision' });
    expect(await unnamed()).toBe(5); // the order of another is no news to her
    expect(here.match().seq).toBe(6);
    const random = dice('two');
    const order = { arm: 'omens', when: 'never' };
    for (let i = 0; i < 9; i++) await playOne(i % 3 ? here : there, random).catch(() => {});
    // One more entry of the first, and one of the second: then both have heard of all.
    for (const room of [here, there]) await room.act(0, order).catch(() => room.act(0, order));
    await here.act(0, order).catch(() => {});
    const { seq } = there.match();
    expect(seq).toBeGreaterThan(5);
    expect(heard).toEqual(Array.from({ length: seq }, (_, i) => i + 1));
    expect(here.game.hash((await here.matchAt(seq)).position)).toBe(there.game.hash(there.match().position));
    for (const storage of [one, two]) await storage.close();
  });
});

describe('a bot', () => {
  it('stops where only bots sit, once nobody has looked for a day, and goes on when somebody does', async () => {
    const DAY = 24 * 60 * 60 * 1000;
    const clock = fakeClock();
    const { match } = beginMatch(proof as Game, { seats: 2 }, seeded('bot'));
    const players = botPlayers({ clock, log: () => {} });
    const bot = { seat: 0, bot: 'random', name: null, taken: false };
    const tableOf = (id: string, createdAt: number, second: object) => {
      const table = { id, createdAt, seats: [bot, { ...bot, seat: 1, ...second }] };
      const pending = () => proof.pending(match.position);
      const act = () => new Promise(() => {});
      return { game: proof, table, match: () => match, pending, act } as unknown as Room;
    };
    const isPlayed = (room: Room) => {
      players.play(room);
      return players.atWork(room) !== null;
    };
    expect(isPlayed(tableOf('young', clock.now() - DAY + 1, {}))).toBe(true);
    const old = tableOf('old', clock.now() - DAY, {});
    expect(isPlayed(old)).toBe(false);
    expect(isPlayed(tableOf('of-ann', 0, { bot: null }))).toBe(true);
    expect(players.look('old')).toBe(true); // so it is played now
    expect(players.look('old')).toBe(false);
    clock.pass(DAY);
    expect(isPlayed(old)).toBe(false);
    players.look('old');
    expect(isPlayed(old)).toBe(true);
    await Promise.race([players.close(), Promise.resolve()]); // what is under way here never ends
  });

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
      table: { id: 'table1', seats, createdAt: Date.now() },
      match: () => match,
      pending: () => game.pending(match.position),
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

  it('moves as soon as it may, though nobody could say whether another process was at it', async () => {
    const game: Game = proof;
    const { match } = beginMatch(game, { seats: 2 }, seeded('bot'));
    let claims = 0;
    const claim = async () => {
      if (claims++ === 0) throw new Unavailable('the line is cut');
      return { isHeld: () => true, release: async () => {} };
    };
    const players = botPlayers({ thinkingMs: 120_000, log: () => {}, others: { ...alone, claim } });
    const moved = new Promise<number>((resolve) => {
      const seats = [0, 1].map((seat) => ({ seat, bot: 'random', name: null, taken: false }));
      const room = {
        ...{ game, table: { id: 'table1', seats, createdAt: Date.now() }, catchUp: async () => {} },
        ...{ match: () => match, pending: () => game.pending(match.position) },
        async act(seat: number) {
          resolve(seat);
          return new Promise(() => {});
        },
      } as unknown as Room;
      players.play(room);
    });
    expect(await moved).toBe(0);
    expect(claims).toBe(2);
    await Promise.race([players.close(), Promise.resolve()]); // what is under way here never ends
  });
});

describe('a steward', () => {
  it('is woken by every entry, also after one at which only a bot was asked', async () => {
    const storage = openSqlite(scratchFolder());
    const tables = tablesIn(storage); // the bot's moves are made here
    const { id, secrets } = await tables.create({
      game: 'proof',
      seats: [{ person: '' }, { bot: 'random' }],
    });
    await tables.join(id, secrets[0] as string, 'Ann');
    const room = await tables.room(id);
    await room.act(0, { offer: 0 });
    await room.act(1, { offer: 1 });
    await tables.stewards.plan(room, 0, [{ on: 'turn', do: { rest: true } }]);
    const answered = new Promise<void>((resolve) => room.watch(({ by }) => by === 0 && resolve()));
    await room.act(1, { rest: true });
    await answered;
    await expect.poll(() => tables.stewards.atWork(room)).toBeNull();
    await tables.close();
    await storage.close();
  });

  it('whose answer could not be stored gives it when the database is there again', async () => {
    const storage = openSqlite(scratchFolder());
    let isAway = false;
    const append: typeof storage.append = (...entry) => {
      if (isAway) throw new Unavailable('the line is cut');
      return storage.append(...entry);
    };
    const logged = Promise.withResolvers<string>();
    const clock = fakeClock();
    const tables = tablesIn({ ...storage, append }, undefined, { log: logged.resolve, clock });
    const room = await newRoom(tables, 'proof', 2);
    // The first answer of the game is planned; its holder is not there to see that it fails.
    const answered = new Promise<number>((resolve) => room.watch(({ by }) => resolve(by)));
    isAway = true;
    await tables.stewards.plan(room, 0, [{ on: 'augury', do: { offer: 1 } }]);
    expect(await logged.promise).toContain('failed');
    expect(room.match().seq).toBe(0);
    isAway = false;
    clock.pass(1000);
    expect(await answered).toBe(0);
    await tables.close();
    await storage.close();
  });

  it('of a process that has not heard of the last entries yet does not stop the plan that another has made', async () => {
    const folder = scratchFolder();
    const [one, two] = [openSqlite(folder), openSqlite(folder)];
    const [tables, others] = [tablesIn(one), tablesIn(two)];
    const here = await newRoom(tables, 'proof', 2);
    const there = await others.room(here.table.id);
    await here.act(0, { offer: 1 });
    await here.act(1, { offer: 0 });
    await tables.stewards.plan(here, 1, [{ on: 'turn', do: { rest: true } }]);
    // There she is still asked for her offer, which is not what was planned.
    expect(there.pending().some(({ kind, seat }) => kind === 'augury' && seat === 1)).toBe(true);
    await others.stewards.state(there, 1); // it hears that there is something new
    others.stewards.tend(there);
    const { plan } = await others.stewards.state(there, 1);
    expect(plan).toMatchObject({ done: 0, stopped: null });
    expect(there.match().seq).toBe(2);
    for (const each of [tables, others]) await each.close();
    for (const each of [one, two]) await each.close();
  });
});

describe('tables', () => {
  it('are woken when other processes can be heard again: whatever should have been done by itself is done', async () => {
    const storage = openSqlite(scratchFolder());
    let tell: (written: Written) => void = () => {};
    const onWritten = (listener: typeof tell) => {
      tell = listener;
      return () => {};
    };
    const woken: string[] = [];
    const players = { ...nobody, play: ({ table }: Room) => void woken.push(table.id) };
    const tables = tablesIn({ ...storage, others: { ...alone, onWritten } }, players);
    const { table } = await newRoom(tables, 'proof', 2);
    expect(woken.splice(0)).toEqual([table.id]); // as it was opened
    tell({ what: 'anything' });
    await expect.poll(() => woken).toEqual([table.id]);
    await tables.close();
    await storage.close();
  });
});
