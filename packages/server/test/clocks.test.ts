/** Clocks at tables, with a clock that tests let run: what happens when somebody's time is out. */

import { type Dice, dice, randomMove } from '@diadochi/kernel';
import { afterAll, describe, expect, it } from 'vitest';
import type { Pace } from '../src/api.ts';
import { botPlayers } from '../src/bot-players.ts';
import { resume } from '../src/resuming.ts';
import type { Room } from '../src/room.ts';
import { openSqlite } from '../src/storage/sqlite.ts';
import type { Tables } from '../src/tables.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { nobody, tablesIn } from './rooms.ts';
import { scratchFolder } from './serving.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const BY_THE_DAY: Pace = {
  live: false,
  hold: 0,
  clock: { kind: 'decision', each: DAY },
  out: 'default',
  bot: 'random',
  awayDays: 5,
};

interface House {
  readonly tables: Tables;
  readonly clock: FakeClock;
  close(): Promise<void>;
}
function house(folder: string, clock = fakeClock()): House {
  const storage = openSqlite(folder);
  const players = botPlayers({ log: () => {}, thinkingMs: 120_000, clock });
  const tables = tablesIn(storage, players, { clock });
  tables.clocks.begin();
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await players.close();
    await tables.close();
    await storage.close();
  };
  afterAll(close);
  return { tables, clock, close };
}
async function seated(
  tables: Tables,
  game: string,
  persons: number,
  pace: Pace,
  options = {},
): Promise<Room> {
  const seats = Array.from({ length: persons }, () => ({ person: '' }));
  const { id, secrets } = await tables.create({ game, seats, pace, options });
  for (const [i, secret] of secrets.entries()) await tables.join(id, secret as string, `P${i}`);
  return tables.room(id);
}
/** When something has been entered after this one. */
const entered = (room: Room, after: number): Promise<void> =>
  new Promise((resolve) => {
    if (room.match().seq > after) return resolve();
    const stop = room.watch(() => {
      stop();
      resolve();
    });
  });
const asked = (room: Room) => room.pending().filter(({ optional }) => !optional);
/** When the clocks have been wound after the last entry: there is no sign of it but that they can be seen. */
async function wound({ tables }: House, room: Room): Promise<readonly (number | null)[]> {
  return (await tables.clocks.see(room, asked(room)[0]?.seat ?? null)).deadlines;
}

describe('when time is out', () => {
  it('the question’s default is answered, in a window that is to pass', async () => {
    const at = house(scratchFolder());
    const room = await seated(at.tables, 'proof', 2, BY_THE_DAY, { auguries: false });
    await room.act(0, { raid: 'argos', led: 'veteran', with: 1 });
    expect(asked(room)[0].kind).toBe('omens');
    await wound(at, room);
    const { seq } = room.match();
    at.clock.pass(DAY - 1);
    await wound(at, room);
    expect(room.match().seq).toBe(seq);
    at.clock.pass(1);
    await entered(room, seq);
    expect(asked(room).map(({ kind }) => kind)).not.toContain('omens');
  });

  it('a bot answers what has no default', async () => {
    const at = house(scratchFolder());
    const room = await seated(at.tables, 'proof', 2, BY_THE_DAY, { auguries: false });
    expect(await wound(at, room)).toEqual([at.clock.now() + DAY, null]);
    at.clock.pass(DAY);
    await entered(room, 0);
    expect(room.table.seats[0].bot).toBeNull();
  });

  it('nothing happens, if the table has chosen that', async () => {
    const at = house(scratchFolder());
    const room = await seated(at.tables, 'proof', 2, { ...BY_THE_DAY, out: 'nothing' }, { auguries: false });
    await wound(at, room);
    at.clock.pass(10 * DAY);
    await wound(at, room);
    expect(room.match().seq).toBe(0);
  });

  it('a bot takes the seat, and gives it back', async () => {
    const at = house(scratchFolder());
    const room = await seated(at.tables, 'proof', 2, { ...BY_THE_DAY, out: 'seat' }, { auguries: false });
    await wound(at, room);
    at.clock.pass(DAY);
    await entered(room, 0);
    expect(room.table.seats[0]).toMatchObject({ bot: 'random', taken: true });
    await at.tables.seating.takeBackSeat(room.table.id, 0);
    expect(room.table.seats[0].bot).toBeNull();
  });

  it('the clock of whoever is away stands still, for as many days as the table gives', async () => {
    const at = house(scratchFolder());
    const room = await seated(at.tables, 'proof', 2, BY_THE_DAY, { auguries: false });
    const start = at.clock.now();
    await at.tables.clocks.goAway(room, 0, 3);
    expect(await wound(at, room)).toEqual([start + 4 * DAY, null]);
    expect(await at.tables.clocks.see(room, 0)).toMatchObject({ awayDays: 2, away: [start + 3 * DAY, null] });
    await expect(at.tables.clocks.goAway(room, 1, 6)).rejects.toThrow('5 more days');
    await at.tables.clocks.goAway(room, 0, 0);
    expect(await at.tables.clocks.see(room, 0)).toMatchObject({ awayDays: 5, away: [null, null] });
  });
});

describe('after a restart', () => {
  it('only tables are opened at which a clock is due', async () => {
    const folder = scratchFolder();
    const before = house(folder);
    const due = await seated(before.tables, 'proof', 2, BY_THE_DAY, { auguries: false });
    await wound(before, due);
    before.clock.pass(DAY / 4);
    const later = await seated(before.tables, 'proof', 2, BY_THE_DAY, { auguries: false });
    await wound(before, later);
    const { now } = before.clock;
    await before.close();
    const after = house(folder, fakeClock(now() + DAY - DAY / 4));
    // The clocks that were reckoned to the end need nobody yet.
    const { id } = due.table;
    await after.tables.standing(id);
    const storage = { botsAsked: none, toStart: none, stewardsAsked: none, clocksBehind: none };
    await resume(storage, after.tables, (line) => expect(line).toBe(''));
    expect(after.tables.rooms()).toBe(0);
    after.clock.pass(5000);
    while (after.tables.rooms() === 0) await new Promise(setImmediate);
    const room = await after.tables.room(id);
    await entered(room, 0);
    expect(after.tables.rooms()).toBe(1);
    expect(room.match().seq).toBeGreaterThan(0);
  });
});
const none = async (): Promise<string[]> => [];

/** Whoever is present answers at once, at random; everything else is left to the clocks. */
async function playWith(at: House, room: Room, person: number, random: Dice): Promise<{ waited: number }> {
  let waited = 0;
  for (;;) {
    // What their stewards let pass as usual nobody answers himself.
    await new Promise(setImmediate);
    await at.tables.stewards.atWork(room);
    const { position, seq } = room.match();
    if (position.stack.length === 0) return { waited };
    const mine = asked(room).find(({ seat }) => seat === person);
    if (mine !== undefined) {
      const move = randomMove(room.game, position, random);
      const isMine = move !== null && move.seat === person && move.form.kind === mine.kind;
      const own = isMine ? room.game.action(move) : await anyAnswer(room, person, random);
      await room.act(person, own, { decision: mine.id });
      continue;
    }
    const others = asked(room);
    const deadlines = await at.tables.clocks.see(room, others[0].seat);
    if (room.match().seq > seq) continue; // the clocks of several have struck
    const until = deadlines.deadlines.filter((each) => each !== null);
    expect(until.length).toBeGreaterThan(0); // somebody's clock runs: nobody is waited for
    waited++;
    at.clock.pass(Math.max(0, Math.min(...until) - at.clock.now()));
    await entered(room, seq);
  }
}
async function anyAnswer(room: Room, seat: number, random: Dice) {
  let answer = {};
  for (;;) {
    const { complete, options } = room.game.options(room.match().position, seat, answer);
    if (complete) return answer;
    answer = { ...answer, ...(options[random(options.length)] as object) };
  }
}

describe('a game by the day of one person and others who never come', () => {
  it.each([
    ['proof', 4],
    ['successors', 4],
  ])(
    '%s is played to its end, and waits for nobody but him',
    async (game, persons) => {
      const at = house(scratchFolder());
      const room = await seated(at.tables, game, persons, BY_THE_DAY);
      const { waited } = await playWith(at, room, 0, dice(`by the day ${game}`));
      expect(room.game.outcome(room.match().position)).not.toBeNull();
      expect(waited).toBeGreaterThan(3);
      expect(room.table.seats.every(({ bot }) => bot === null)).toBe(true);
    },
    180_000,
  );
});

describe('Two processes', () => {
  it('have the same clocks, also where one has heard of several entries at once', async () => {
    const storage = openSqlite(scratchFolder());
    const clock = fakeClock();
    const [one, other] = [tablesIn(storage, nobody, { clock }), tablesIn(storage, nobody, { clock })];
    const bank: Pace = { ...BY_THE_DAY, clock: { kind: 'bank', bank: HOUR, each: 0 } };
    const room = await seated(one, 'proof', 2, bank, { auguries: false });
    const same = await other.room(room.table.id);
    const banks = (tables: Tables, at: Room) =>
      Promise.all([0, 1].map(async (seat) => (await tables.clocks.see(at, seat)).bank));
    expect(await banks(other, same)).toEqual([HOUR, HOUR]);
    const random = dice('two processes');
    for (const minutes of [6, 1, 3, 2]) {
      clock.pass((minutes * HOUR) / 60);
      const move = randomMove(room.game, room.match().position, random)!;
      await room.act(move.seat, room.game.action(move));
      await banks(one, room);
    }
    await same.catchUp();
    const left = await banks(one, room);
    expect(await banks(other, same)).toEqual(left);
    for (const each of left) expect(each).toBeLessThan(HOUR);
    await Promise.all([one.close(), other.close()]);
    await storage.close();
  });
});
