/** What any storage promises of seats: who holds them, by which links, and what is asked of all. */

import { describe, expect, it } from 'vitest';
import type { EntryNotes, SeatChange, Storage, StoredMotion } from '../src/storage/storage.ts';

export type WithStorage = (
  work: (storage: Storage, open: () => Promise<Storage>) => Promise<void>,
) => Promise<void>;
/** A table with Ann (`token 0`) and Bea (`token 1`) and a bot on the third seat; its owner has the hash `owner`. */
export type Seated = (
  storage: Storage,
  isStarted?: boolean,
) => Promise<{ id: string; write(on: Storage, seq: number, more: Partial<EntryNotes>): Promise<boolean> }>;

export function keepsTheSeatContract(name: string, withStorage: WithStorage, seated: Seated): void {
  const motion = (id: string, more: Partial<StoredMotion> = {}): StoredMotion => ({
    id,
    seat: 0,
    what: { do: 'takeBack', to: 3, turn: false },
    seq: 5,
    at: 1000,
    consents: [],
    ...more,
  });
  const seatsOf = async (storage: Storage, id: string) => (await storage.table(id))?.seats ?? [];
  const opens = async (storage: Storage, id: string, tokens: readonly string[]) =>
    Promise.all(tokens.map((token) => storage.seatOf(id, token)));

  describe(`${name} keeps the contract of seats`, () => {
    it('a link for a second browser is good once, and then both open the seat', () =>
      withStorage(async (storage, open) => {
        const { id } = await seated(storage);
        await storage.keepLink(id, 'old', { seat: 0, kind: 'second', at: 0 });
        await storage.keepLink(id, 'new', { seat: 0, kind: 'second', at: 0 });
        expect(await storage.link(id, 'old')).toBeNull();
        expect(await storage.link(id, 'new')).toEqual({ seat: 0, kind: 'second', at: 0 });
        const other = await open();
        const tries = [storage, other, storage].map((each, i) => each.addBrowser(id, 'new', `second ${i}`));
        const won = await Promise.all(tries);
        expect(won.filter((seat) => seat === 0)).toHaveLength(1);
        expect(await opens(other, id, ['token 0', `second ${won.indexOf(0)}`])).toEqual([0, 0]);
        expect(await storage.addBrowser('nowhere', 'new', 'x')).toBeNull();
      }));

    it('a seat is open in a few browsers; the first is forgotten', () =>
      withStorage(async (storage) => {
        const { id } = await seated(storage);
        for (let i = 0; i < 8; i++) {
          await storage.keepLink(id, `link ${i}`, { seat: 0, kind: 'second', at: 0 });
          await storage.addBrowser(id, `link ${i}`, `more ${i}`);
        }
        expect(await opens(storage, id, ['token 0', 'more 0', 'more 7', 'token 1'])).toEqual([null, 0, 0, 1]);
      }));

    it('before the start a seat is freed or taken over, and what opened it opens it no more', () =>
      withStorage(async (storage) => {
        const { id } = await seated(storage, false);
        await storage.keepLink(id, 'second', { seat: 0, kind: 'second', at: 0 });
        expect(await storage.freeSeat(id, 0, 'fresh')).toBe(true);
        expect(await opens(storage, id, ['token 0', 'token 1'])).toEqual([null, 1]);
        expect((await seatsOf(storage, id))[0]).toEqual({ seat: 0, bot: null, name: null, taken: false });
        expect(await storage.link(id, 'second')).toBeNull();
        expect(await storage.link(id, 'fresh')).toEqual({ seat: 0, kind: 'seat', at: 0 });
        expect(await storage.takeSeat(id, 'secret 0', 'x', 'Eve')).toBeNull();
        expect(await storage.takeSeat(id, 'fresh', 'token 2', 'Cleo')).toBe(0);
        await storage.keepLink(id, 'over', { seat: 0, kind: 'over', at: 0 });
        expect(await storage.takeOver(id, 'over', 'token 3', 'Dora')).toBe(0);
        expect(await storage.takeOver(id, 'over', 'token 4', 'Eve')).toBeNull();
        expect(await opens(storage, id, ['token 2', 'token 3'])).toEqual([null, 0]);
        expect((await seatsOf(storage, id))[0].name).toBe('Dora');
        // A bot's seat is freed, too, and its bot gone.
        expect(await storage.freeSeat(id, 2, null)).toBe(true);
        expect((await seatsOf(storage, id))[2]).toMatchObject({ bot: null, taken: false });
        expect(await storage.takeThisSeat(id, 2, 'token 5', 'Eve')).toBe(true);
        expect(await storage.takeThisSeat(id, 2, 'token 6', 'Eve')).toBe(false);
      }));

    it('once it has begun, only an entry changes the seats', () =>
      withStorage(async (storage) => {
        const { id } = await seated(storage);
        await storage.keepLink(id, 'over', { seat: 0, kind: 'over', at: 0 });
        expect(await storage.freeSeat(id, 0, 'fresh')).toBe(false);
        expect(await storage.takeOver(id, 'over', 'x', 'Eve')).toBeNull();
        expect(await storage.takeThisSeat(id, 0, 'x', 'Eve')).toBe(false);
        expect(await storage.setOpen(id, true)).toBe(false);
        expect(await storage.deleteTable(id, true)).toBe(false);
        expect(await opens(storage, id, ['token 0', 'x'])).toEqual([0, null]);
      }));

    it('what an entry changes in a seat is there with it, or not at all', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const { id, write } = await seated(storage);
        const changes: [SeatChange, object][] = [
          [
            { to: 'bot', seat: 0, bot: 'greedy' },
            { bot: 'greedy', name: 'Ann', taken: true },
          ],
          [
            { to: 'back', seat: 0 },
            { bot: null, name: 'Ann', taken: true },
          ],
          [
            { to: 'freed', seat: 0, bot: 'random' },
            { bot: 'random', name: 'Ann', taken: false },
          ],
          [
            { to: 'link', seat: 0, secretHash: 'over', at: 9 },
            { bot: 'random', taken: false },
          ],
          [
            { to: 'taken', seat: 0, secretHash: 'over', tokenHash: 'token 9', name: 'Cleo' },
            { bot: null, name: 'Cleo', taken: true },
          ],
        ];
        for (const [i, [change, seat]] of changes.entries()) {
          expect(await write(storage, i + 1, { change })).toBe(true);
          expect((await seatsOf(other, id))[0]).toMatchObject(seat);
        }
        expect(await opens(other, id, ['token 0', 'token 9'])).toEqual([null, 0]);
        // A number that is taken changes nothing, and a link that is used writes nothing.
        expect(await write(other, 3, { change: { to: 'bot', seat: 1, bot: 'greedy' } })).toBe(false);
        expect((await seatsOf(storage, id))[1].bot).toBeNull();
        expect(await write(other, 6, { change: changes[4][0] })).toBe(false);
        expect((await storage.standing(id))?.seq).toBe(5);
      }));

    it('a bot that sits in is found where bots are asked, and no longer when the holder is back', () =>
      withStorage(async (storage) => {
        const { id, write } = await seated(storage);
        expect(await storage.botsAsked(null, 9)).toEqual([]);
        await write(storage, 1, { asked: [0], change: { to: 'bot', seat: 0, bot: 'greedy' } });
        expect(await storage.botsAsked(null, 9)).toEqual([id]);
        await write(storage, 2, { asked: [0], change: { to: 'back', seat: 0 } });
        expect(await storage.botsAsked(null, 9)).toEqual([]);
      }));

    it('what is asked of all is kept with its consents, one of each seat', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const { id } = await seated(storage);
        await storage.openMotion(id, motion('first'));
        await storage.openMotion(id, motion('again', { at: 2000 }));
        const link = motion('link', { seat: 1, what: { do: 'link', of: 0, secretHash: 'hash' }, at: 1500 });
        await storage.openMotion(id, link);
        expect(await other.motions(id)).toEqual([link, motion('again', { at: 2000 })]);
        expect(await other.consent(id, 'again', 1, true)).toBe(true);
        expect(await storage.consent(id, 'again', 2, true)).toBe(true);
        expect((await storage.motions(id))[1].consents).toEqual([1, 2]);
        expect(await storage.consent(id, 'again', 1, false)).toBe(true);
        expect((await other.motions(id))[1].consents).toEqual([2]);
        expect(await storage.consent(id, 'first', 1, true)).toBe(false);
        expect(await storage.closeMotion(id, 'link')).toBe(true);
        expect(await storage.closeMotion(id, 'link')).toBe(false);
        expect(await storage.motions('nowhere')).toEqual([]);
      }));

    it('what is asked is carried out once, with its entry', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const { id, write } = await seated(storage);
        await storage.openMotion(id, motion('back'));
        const tries = [storage, other].map((each, i) => write(each, i + 1, { motion: 'back' }));
        expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(1);
        expect(await storage.motions(id)).toEqual([]);
      }));

    it('with a seat goes what its holder has asked and consented to, and what was asked about it', () =>
      withStorage(async (storage) => {
        const { id, write } = await seated(storage);
        await storage.openMotion(id, motion('by him'));
        await storage.openMotion(id, motion('of him', { seat: 1, what: { do: 'link', of: 0 } }));
        await storage.openMotion(id, motion('other', { seat: 2 }));
        await storage.consent(id, 'other', 0, true);
        await write(storage, 1, { change: { to: 'freed', seat: 0, bot: 'random' } });
        expect(await storage.motions(id)).toEqual([motion('other', { seat: 2 })]);
      }));

    it('the owner is known by the hash of his secret; he lists a table, and deletes it before it begins', () =>
      withStorage(async (storage) => {
        const { id } = await seated(storage, false);
        expect(await storage.isOwner(id, 'owner')).toBe(true);
        expect(await storage.isOwner(id, 'other')).toBe(false);
        expect(await storage.isOwner('nowhere', 'owner')).toBe(false);
        expect(await storage.setOpen(id, false)).toBe(true);
        await storage.setSpectatorsChat(id, true);
        expect(await storage.table(id)).toMatchObject({ open: false, spectatorsChat: true });
        expect(await storage.deleteTable(id, true)).toBe(true);
        expect(await storage.table(id)).toBeNull();
        expect(await opens(storage, id, ['token 0'])).toEqual([null]);
      }));

    it('a game that was given up is over, and known as such', () =>
      withStorage(async (storage) => {
        const { id, write } = await seated(storage);
        await write(storage, 1, { over: 'abandoned' });
        expect(await storage.standing(id)).toEqual({ seq: 1, over: true, abandoned: true, asked: [] });
      }));

    it('a rematch is made once, whoever asks first', () =>
      withStorage(async (storage, open) => {
        const other = await open();
        const { id } = await seated(storage);
        const next = (no: number) => ({
          id: `next${id}x${no}`,
          name: '',
          game: 'proof',
          options: {},
          seats: [{ bot: null, name: 'Ann', secretHash: null }],
          open: false,
          secret: 'dice',
          createdAt: 1,
        });
        const made = await Promise.all([
          storage.createRematch(id, next(1)),
          other.createRematch(id, next(2)),
        ]);
        expect(new Set(made).size).toBe(1);
        expect((await storage.table(id))?.rematch).toBe(made[0]);
        expect((await storage.table(made[0]))?.seats[0].name).toBe('Ann');
      }));

    it('the last sign of each seat, and a spectator’s line with his name', () =>
      withStorage(async (storage) => {
        const { id } = await seated(storage);
        await storage.sign(id, 1, 7_000_000_000_000);
        expect(await storage.signs(id)).toEqual([null, 7_000_000_000_000, null]);
        await storage.say(id, 0, 'well', 1);
        await storage.say(id, null, 'hear, hear', 2, 'Zoe');
        expect(await storage.chat(id, 0)).toEqual([
          { no: 1, seat: 0, text: 'well', at: 1 },
          { no: 2, seat: null, text: 'hear, hear', at: 2, speaker: 'Zoe' },
        ]);
      }));
  });
}
