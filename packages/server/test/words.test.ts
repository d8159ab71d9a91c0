/** Fair dice (architecture 6): who commits to what, when it is shown, and from which entry on it counts. */

import {
  commitmentTo,
  dice,
  type FairRecord,
  fairChance,
  type GameRecord,
  readRecord,
  replay,
} from '@diadochi/kernel';
import { proof } from '@diadochi/proof';
import { describe, expect, it } from 'vitest';
import { openSqlite } from '../src/storage/sqlite.ts';
import { hashOf } from '../src/tokens.ts';
import { type Client, newWords, playOne, type Seated } from './client.ts';
import { type FakeClock, fakeClock } from './fake-clock.ts';
import { documentIn, playOne as playIn, tablesIn } from './rooms.ts';
import { scratchFolder, serving } from './serving.ts';

const random = dice('words');
const NONE = { commitment: null, words: null, from: null };
const typeOf = ({ status, body }: { status: number; body: { type: string } }) => [
  status,
  body.type.replace('/problems/', ''),
];

/** A table for these: a person with words, a person without, or a bot. */
async function seatedAt(client: Client, kinds: readonly ('words' | 'none' | 'bot')[]): Promise<Seated[]> {
  const { id, secrets } = await client.create(
    kinds.map((kind) => (kind === 'bot' ? { bot: 'random' } : { person: '' })),
  );
  const seated: Seated[] = [];
  for (const [i, kind] of kinds.entries())
    if (kind !== 'bot')
      seated.push(await client.join(id, secrets[i], `P${i}`, kind === 'words' ? newWords() : null));
  return seated;
}
/** The clock's alarms are heard by the table, whose answer is then to be waited for. */
async function passTenSeconds(clock: FakeClock, client: Client, table: string): Promise<void> {
  clock.pass(10_000);
  await expect.poll(async () => (await client.info(table)).status).toBe('playing');
}
async function playToTheEnd(client: Client, seats: readonly Seated[]): Promise<GameRecord> {
  const { table } = seats[0];
  for (;;) {
    if ((await client.info(table)).status === 'over') return readRecord(await client.record(table));
    await playOne(client, seats, random);
  }
}
const verified = (record: GameRecord) => replay(proof, record, { verify: true }).outcomes;

describe('Words of the players', async () => {
  const clock = fakeClock();
  const { client } = await serving({ clock });

  it('come after the server has committed: what is shown before anybody sits down is what all is cast from', async () => {
    const created = await client.ask<{ id: string; secrets: string[]; commitment: string }>('/api/tables', {
      body: { game: 'proof', seats: [{ person: '' }, { person: '' }] },
    });
    const before = await client.info(created.id);
    expect(before).toMatchObject({ commitment: created.commitment, words: [NONE, NONE] });
    const ann = await client.join(created.id, created.secrets[0], 'Ann', newWords());
    const bea = await client.join(created.id, created.secrets[1], 'Bea');
    await client.show(ann);
    const { chance } = await playToTheEnd(client, [ann, bea]);
    expect((chance as FairRecord).commitment).toBe(created.commitment);
  });

  it('are committed to in public at once, and shown by nobody before all have sat down', async () => {
    const { id, secrets } = await client.create([{ person: '' }, { person: '' }, { bot: 'random' }]);
    const ann = await client.join(id, secrets[0], 'Ann', newWords());
    const commitment = commitmentTo(ann.words as string);
    expect((await client.info(id)).words).toEqual([{ ...NONE, commitment }, NONE, NONE]);
    const early = await client.show(ann);
    expect(typeOf(early)).toEqual([409, 'words-early']);
    expect(early.body.detail).toBe('Seat 2 is still empty: words are shown when everybody has sat down.');
    expect((await client.info(id)).words?.[0].words).toBeNull();
    const bea = await client.join(id, secrets[1], 'Bea', newWords());
    expect((await client.info(id)).status).toBe('waiting');
    expect((await client.show(ann)).status).toBe(200);
    expect((await client.info(id)).words?.[0]).toEqual({ commitment, words: ann.words, from: null });
    // The set-up waits for the last of them.
    expect((await client.info(id)).status).toBe('waiting');
    expect((await client.show(bea)).status).toBe(200);
    const info = await client.info(id);
    expect(info.status).toBe('playing');
    expect(info.words?.map(({ from }) => from)).toEqual([0, 0, null]);
    expect(clock.left.filter((left) => left === 10_000)).toEqual([]); // nobody waits any more
  });

  it('are checked: others than those committed to, none, and those of another seat are refused with a sentence', async () => {
    const [ann, bea] = await seatedAt(client, ['words', 'none']);
    const wrong = await client.show(ann, newWords());
    expect(typeOf(wrong)).toEqual([422, 'other-words']);
    expect(wrong.body.detail).toBe('These are not the words that your seat has committed to.');
    const none = await client.show(bea, newWords());
    expect(typeOf(none)).toEqual([409, 'no-words']);
    expect((await client.call(`/api/tables/${ann.table}/words`, { body: { words: ann.words } })).status).toBe(
      401,
    );
    for (const words of ['short', 'x'.repeat(65), `${'x'.repeat(30)}\n`, 7])
      expect(
        (await client.call(`/api/tables/${ann.table}/words`, { token: ann.token, body: { words } })).status,
      ).toBe(400);
    for (const commitment of ['', 'x'.repeat(42), 'x'.repeat(44), `${'x'.repeat(42)}=`])
      expect(
        (
          await client.call(`/api/tables/${ann.table}/join`, {
            body: { name: 'Eve', commitment },
          })
        ).status,
      ).toBe(400);
    expect((await client.show(ann)).status).toBe(200);
    expect((await client.show(ann)).status).toBe(200); // sent again, it is as it was
  });

  it('are waited for in vain at a table that somebody has left meanwhile: it does not begin', async () => {
    const { id, secrets, owner } = await client.ask<{ id: string; secrets: string[]; owner: string }>(
      '/api/tables',
      { body: { game: 'proof', seats: [{ person: '' }, { person: '' }] } },
    );
    const ann = await client.join(id, secrets[0], 'Ann', newWords());
    const bea = await client.join(id, secrets[1], 'Bea');
    await client.ask(`/api/tables/${id}/seat/leave`, { token: bea.token, method: 'POST' });
    clock.pass(10_000);
    const { secret } = await client.ask<{ secret: string }>(`/api/tables/${id}/owner/link`, {
      token: owner,
      body: { seat: 1 },
    });
    await client.join(id, secret, 'Cleo');
    expect((await client.show(ann)).status).toBe(200);
    const info = await client.info(id);
    expect(info).toMatchObject({ status: 'playing', seats: [{ name: 'Ann' }, { name: 'Cleo' }] });
    expect(info.words?.[0].from).toBe(0);
  });

  it('are waited for ten seconds, whatever somebody says; then the table begins without them', async () => {
    const [ann, bea] = await seatedAt(client, ['words', 'words']);
    await client.show(bea);
    const started = await client.call(`/api/tables/${ann.table}/start`, { method: 'POST' });
    expect(typeOf(started)).toEqual([409, 'words-awaited']);
    clock.pass(9_999);
    expect((await client.info(ann.table)).status).toBe('waiting');
    await passTenSeconds(clock, client, ann.table);
    expect((await client.info(ann.table)).words?.map(({ from }) => from)).toEqual([null, 0]);
  });

  it('that come late count from the next entry on, and all of it is in the record, which verifies', async () => {
    const seats = await seatedAt(client, ['words', 'words', 'words', 'none', 'bot'].slice(0, 4) as never);
    const [ann, bea, cleo] = seats;
    await client.show(ann);
    await passTenSeconds(clock, client, ann.table);
    for (let i = 0; i < 4; i++) await playOne(client, seats, random);
    expect((await client.show(bea)).status).toBe(200);
    expect((await client.info(ann.table)).words?.[1]).toMatchObject({ words: bea.words, from: null });
    await playOne(client, seats, random);
    expect((await client.info(ann.table)).words?.[1].from).toBe(1);
    const record = await playToTheEnd(client, seats);
    const { seats: words, secret } = record.chance as FairRecord;
    expect(words.map(({ from }) => from)).toEqual([0, 5, null, null]);
    expect(words.map((each) => each.words)).toEqual([ann.words, bea.words, null, null]);
    expect(words[2].commitment).toBe(commitmentTo(cleo.words as string));
    expect(verified(record)).toBeGreaterThan(20);
    // The set-up is what these words and this secret give, and nothing else.
    const { setup } = record;
    const again = (given: (string | null)[]) => {
      const chance = fairChance(secret as string, given, 0);
      const fell: number[] = [];
      proof.start(
        { seats: 4 },
        {
          ...chance,
          draw: (pieces, count) => {
            const piece = chance.draw(pieces, count);
            fell.push(piece);
            return piece;
          },
          die: (sides) => {
            const value = chance.die(sides);
            fell.push(value);
            return value;
          },
        },
      );
      return fell;
    };
    expect(again([ann.words, null, null, null])).toEqual(setup);
    expect(again([ann.words, bea.words, null, null])).not.toEqual(setup);
    const over = await client.show(cleo);
    expect(typeOf(over)).toEqual([409, 'over']);
  });

  it('bots and those who have none are marked, and nobody waits for them', async () => {
    const seats = await seatedAt(client, ['none', 'bot']);
    expect((await client.info(seats[0].table)).words).toEqual([NONE, NONE]);
    const { chance, ...record } = await playToTheEnd(client, seats);
    expect((chance as FairRecord).seats).toEqual([
      { bot: false, ...NONE },
      { bot: true, ...NONE },
    ]);
    expect(verified({ chance, ...record })).toBeGreaterThan(0);
  });

  it('the record says of every outcome what was asked, so that it can be checked without the rules', async () => {
    const seats = await seatedAt(client, ['words', 'none']);
    await client.show(seats[0]);
    const { setup, setupAsked, stretches } = await playToTheEnd(client, seats);
    expect(setupAsked).toHaveLength(setup.length);
    for (const { chance, asked = [] } of stretches[0].entries) expect(asked).toHaveLength(chance.length);
  });
});

describe('A restart', () => {
  it('between the last one who sat down and the last words loses nothing and blocks nothing', async () => {
    const clock = fakeClock();
    const before = await serving({ clock });
    const [ann, bea] = await seatedAt(before.client, ['words', 'words']);
    await before.client.show(ann);
    const { client } = await before.again();
    // What was shown is there, what was not can be shown, and it begins as if nothing had been.
    expect((await client.info(ann.table)).words?.[0].words).toBe(ann.words);
    expect((await client.show(bea)).status).toBe(200);
    expect((await client.info(ann.table)).words?.map(({ from }) => from)).toEqual([0, 0]);
  });

  it('does not let a table wait for ever for words that never come', async () => {
    const clock = fakeClock();
    const before = await serving({ clock });
    const [ann] = await seatedAt(before.client, ['words', 'words']);
    clock.pass(5_000);
    const { client } = await before.again();
    await expect.poll(() => clock.left.includes(10_000)).toBe(true);
    await passTenSeconds(clock, client, ann.table);
    expect((await client.info(ann.table)).words?.map(({ from }) => from)).toEqual([null, null]);
  });

  it('words count on as before, late ones too', async () => {
    const clock = fakeClock();
    const before = await serving({ clock });
    const seats = await seatedAt(before.client, ['words', 'words']);
    await before.client.show(seats[0]);
    await passTenSeconds(clock, before.client, seats[0].table);
    for (let i = 0; i < 3; i++) await playOne(before.client, seats, random);
    await before.client.show(seats[1]); // shown, and in no dice yet
    const after = await before.again();
    await playOne(after.client, seats, random);
    const again = await after.again();
    expect((await again.client.info(seats[0].table)).words?.map(({ from }) => from)).toEqual([0, 1]);
    const record = await playToTheEnd(again.client, seats);
    expect((record.chance as FairRecord).seats.map(({ from }) => from)).toEqual([0, 4]);
    expect(verified(record)).toBeGreaterThan(0);
  });
});

describe('Two processes at one table', () => {
  it('cast the same dice: one that has not heard of words writes nothing until it has', async () => {
    const folder = scratchFolder();
    const [one, two] = [openSqlite(folder), openSqlite(folder)];
    const clock = fakeClock();
    const [here, there] = [tablesIn(one, undefined, { clock }), tablesIn(two, undefined, { clock })];
    const { id, secrets } = await here.create({ game: 'proof', seats: [{ person: '' }, { person: '' }] });
    const words = newWords();
    await here.join(id, secrets[0] as string, 'Ann', hashOf(words));
    await here.join(id, secrets[1] as string, 'Bea');
    clock.pass(10_000);
    await expect.poll(async () => (await here.find(id)).started !== null).toBe(true);
    const [room, other] = [await here.room(id), await there.room(id)];
    await playIn(room, random);
    await here.showWords(id, 0, words);
    await playIn(room, random);
    const { seq } = room.match();
    expect((await two.table(id))?.words[0].from).toBe(seq);
    // The other process still stands at the beginning, and has heard of nothing.
    await expect(playIn(other, random)).rejects.toThrow('The table has moved on');
    while (await playIn(other, random));
    const record = readRecord(documentIn((await there.archive(id)).record));
    expect(verified(record)).toBeGreaterThan(0);
    for (const tables of [here, there]) await tables.close();
    for (const storage of [one, two]) await storage.close();
  });
});
