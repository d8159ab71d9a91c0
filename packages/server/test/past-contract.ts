/** What any storage promises of a game that is over: its past is put away with its archive, and is read as before. */

import { describe, expect, it } from 'vitest';
import { packDocument } from '../src/archiving.ts';
import { unpackSnapshots } from '../src/storage/packing.ts';
import { packPast } from '../src/storage/past.ts';
import type { Storage, StoredEntry, StoredSnapshot } from '../src/storage/storage.ts';
import type { Seated, WithStorage } from './seat-contract.ts';

const LAST = 231;

export function keepsThePastContract(name: string, withStorage: WithStorage, seated: Seated): void {
  const written = Array.from(
    { length: LAST },
    (_, i): StoredEntry => ({
      seq: i + 1,
      seat: i % 2,
      action: { text: `ä"\n${i}`, n: null, l: [1, {}] },
      chance: i % 2 ? [] : [6, -1, i],
      at: 1_790_000_000_000 + i * 1000 - (i % 7) * 3000,
      ...(i % 50 === 9 && { isTogether: true }),
    }),
  );
  const shot = (seq: number, stretch: number, from: number | null = seq): StoredSnapshot => ({
    ...{ seq, stretch, from, counts: `${seq} 7,1 0` },
    position: `{"purse":[${seq},7,ä]}`,
    hash: (seq + stretch).toString(16).padStart(32, '0'),
  });

  /** A game that is over: two stretches, and a snapshot every fifty entries. */
  async function played(storage: Storage): Promise<string> {
    const { id } = await seated(storage);
    for (const entry of written) {
      const { seq } = entry;
      await storage.append(id, entry, { key: `key ${seq}`, asked: [], over: seq === LAST });
      if (seq === 100) await storage.beginStretch(id, { seq, version: '2', content: 'b' }, shot(seq, 1));
      else if (seq % 50 === 0) await storage.saveSnapshot(id, shot(seq, Number(seq > 100), seq + 1));
    }
    await storage.saveSnapshot(id, shot(LAST, 1));
    return id;
  }
  const look = async (storage: Storage, id: string) => ({
    entries: await storage.entries(id, 0),
    some: await storage.entries(id, 52, 54),
    none: await storage.entries(id, LAST),
    snapshots: await Promise.all(
      [0, 49, 50, 51, 99, 100, 150, 151, 230, 999].map((at) => storage.snapshot(id, at)),
    ),
    last: await storage.lastSnapshot(id),
    starts: [await storage.startOf(id, 0), await storage.startOf(id, 1)],
    hashes: await storage.hashes(id),
    standing: await storage.standing(id),
    keys: await Promise.all(
      [1, 120, 230, 231].map((seq) => storage.entryOfKey(id, (seq - 1) % 2, `key ${seq}`)),
    ),
  });
  /** A record with nothing but its entries. */
  const recordOf = (entries: readonly StoredEntry[]) =>
    packDocument({ stretches: [{ entries: entries.slice(0, 100) }, { entries: entries.slice(100) }] });
  const pastOf = async (storage: Storage, id: string) =>
    packPast(recordOf(written), {
      entries: await storage.entries(id, 0),
      snapshots: unpackSnapshots(await storage.snapshots(id)),
    });

  describe(`${name}: the past of a game`, () => {
    it('is put away with its archive, and read as before, whoever opens the data', () =>
      withStorage(async (storage, open) => {
        const [id, another] = [await played(storage), await played(storage)];
        const before = await look(storage, id);
        expect(before.entries).toEqual(written);
        const past = await pastOf(storage, id);
        expect(past).toMatchObject({ entries: LAST, snapshots: 6 });
        const archive = { record: new Uint8Array(recordOf(written)), replay: null };
        // What has come since would be lost.
        for (const less of [
          { entries: LAST - 1, snapshots: 6 },
          { entries: LAST, snapshots: 5 },
        ])
          expect(await storage.keepArchive(id, archive, { packed: new Uint8Array(), ...less })).toBe(false);
        expect(await storage.archive(id)).toBeNull();
        expect(await storage.keepArchive(id, archive, past)).toBe(true);
        expect(await storage.snapshots(id)).toEqual([]);
        expect(await storage.archive(id)).toEqual(archive);
        for (const each of [storage, await open()]) {
          expect(await look(each, id)).toEqual(before);
          expect(await look(each, another)).toEqual(before);
        }
        // Nothing is added to it.
        await storage.saveSnapshot(id, shot(LAST, 1));
        expect(await storage.append(id, written[7], { key: 'new', asked: [], over: false })).toBe(false);
        expect(await storage.keepArchive(id, { record: new Uint8Array(), replay: null })).toBe(true);
        expect(await look(storage, id)).toEqual(before);
        expect(await storage.snapshots(id)).toEqual([]);
        await storage.deleteTable(id);
        expect(await storage.entries(id, 0)).toEqual([]);
        expect(await storage.lastSnapshot(id)).toBeNull();
        expect(await look(storage, another)).toEqual(before);
      }));

    it('is not packed if its record does not tell its entries', () =>
      withStorage(async (storage) => {
        const id = await played(storage);
        const entries = await storage.entries(id, 0);
        const snapshots = unpackSnapshots(await storage.snapshots(id));
        expect(packPast(recordOf(entries.slice(0, -1)), { entries, snapshots })).toBeNull();
        const otherwise = entries.with(7, { ...entries[7], action: { text: 'x' } });
        expect(packPast(recordOf(otherwise), { entries, snapshots })).toBeNull();
      }));
  });
}
