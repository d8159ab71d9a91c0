/**
 * Seats change hands. Before the start the owner keeps order; once a table is played nobody comes by another's hand: that needs
 * the seat itself, the consent of all others, or a week without a sign of it; everybody hears of it, and it is an entry of
 * the log. What is asked of all is kept until it is carried out, withdrawn, refused, or until somebody moves.
 */

import {
  BadInput,
  goesBackTo,
  type Leave,
  type Match,
  type Seat,
  type TableAct,
  tableActIn,
} from '@diadochi/kernel';
import type {
  Joined,
  LinkFound,
  LinkMade,
  Motion,
  MotionAnswer,
  MotionMade,
  MotionRequest,
  OwnerSettings,
  Rematch,
} from './api.ts';
import type { Clock } from './clock.ts';
import { consenting, motionInfo, personsIn } from './consent.ts';
import { checkNoImpostor } from './look-alikes.ts';
import { personName } from './plain-text.ts';
import { Conflict, Forbidden } from './problems.ts';
import type { Room } from './room.ts';
import type { Signs } from './signs.ts';
import type { NewTable, SeatChange, Storage, StoredMotion, StoredTable } from './storage/storage.ts';
import { hashOf, newSecret, newTableId } from './tokens.ts';

export interface Seating {
  /** What the secret of a link opens. */
  link(id: string, secret: string): Promise<LinkFound>;
  /** Takes a taken seat by a link; null if it is the first link of an empty one. */
  take(id: string, secret: string, name: string, commitment?: string | null): Promise<Joined | null>;

  isOwner(id: string, secret: string): Promise<boolean>;
  /** A fresh link for any seat, before the start. */
  newLink(id: string, seat: Seat): Promise<LinkMade>;
  /** Empties a seat before the start: nobody sits there any more, and a fresh link opens it. */
  free(id: string, seat: Seat): Promise<LinkMade>;
  set(id: string, settings: OwnerSettings): Promise<void>;
  remove(id: string): Promise<void>;

  /** A link for one's own seat: for another browser, or for somebody who takes it over. */
  ownLink(id: string, seat: Seat, hand: boolean): Promise<LinkMade>;
  /** Gets up before the start. */
  leave(id: string, seat: Seat): Promise<void>;
  sitIn(id: string, seat: Seat, bot: string): Promise<number>;
  /** Its time is out: a bot plays until its holder takes it back. */
  takesTooLong(id: string, seat: Seat, bot: string): Promise<number>;
  takeBackSeat(id: string, seat: Seat): Promise<number>;
  resign(id: string, seat: Seat, bot: string): Promise<number>;
  abandon(id: string, seat: Seat): Promise<number>;

  ask(id: string, seat: Seat, what: MotionRequest): Promise<MotionMade>;
  answer(id: string, seat: Seat, motion: string, answer: MotionAnswer['answer']): Promise<number | null>;
  /** What is asked of all, with the numbers that a seat (or a spectator) has for entries. */
  motions(table: StoredTable, you: Seat | null): Promise<Motion[]>;
  /** Something has been entered: what was asked before may be asked no longer. */
  entered(id: string): void;

  /** `words`: what the seat commits to for the dice, by its hash. */
  rematch(id: string, seat: Seat, words?: string | null): Promise<Rematch>;
}

interface House {
  readonly storage: Storage;
  readonly clock: Clock;
  readonly signs: Signs;
  find(id: string): Promise<StoredTable>;
  room(id: string): Promise<Room>;
  /** Tells everybody that a table has changed. */
  changed(id: string): void;
  /** Somebody has sat down: perhaps it begins. */
  seated(id: string): Promise<void>;
  checkBot(game: string, bot: string): void;
}

/** How far back somebody looks for the start of his turn; and after so many entries nobody waits for a take-back any more. */
const FARTHEST = 200;

export function openSeating(house: House): Seating {
  const { storage, clock, signs, find, room, changed, seated, checkBot } = house;
  /** Tables at which something may be asked of all, as far as this process knows. */
  const asking = new Set<string>();

  async function waiting(id: string): Promise<StoredTable> {
    const table = await find(id);
    if (table.started !== null) throw hasBegun();
    return table;
  }
  function checkSeat({ seats }: StoredTable, seat: Seat): void {
    if (seats[seat] === undefined) throw new BadInput(`This table has the seats 1 to ${seats.length}.`);
  }

  /** Does something at a running table; what, is decided when its turn comes, by the table as it is then. */
  async function enter(
    id: string,
    seat: Seat,
    decide: (table: StoredTable, match: Match) => Promise<Entering> | Entering,
  ): Promise<number> {
    const open = await room(id);
    const seq = await open.atTable(seat, async (table, match) => {
      if (match.position.stack.length === 0) throw isOver();
      return decide(table, match);
    });
    changed(id);
    return seq;
  }
  interface Entering {
    readonly act: TableAct;
    readonly change?: SeatChange;
    readonly motion?: string;
  }
  const own = (table: 'bot' | 'back' | 'resign' | 'link', of: Seat): TableAct => ({ table, of, by: 'own' });

  async function found(id: string, secret: string): Promise<LinkFound> {
    const link = await storage.link(id, hashOf(secret));
    if (link === null) {
      await find(id);
      throw linkUsed();
    }
    return { seat: link.seat, kind: link.kind };
  }

  async function standing(table: StoredTable, motion: StoredMotion) {
    const { what } = motion;
    const isAbsent = what.do !== 'takeBack' && (await signs.isAbsent(table, what.of));
    return consenting(motion, table.seats, isAbsent);
  }

  /** A take-back is for the moment: as soon as a person has moved, it is asked no longer. */
  async function isPast(table: StoredTable, { what, seq }: StoredMotion): Promise<boolean> {
    if (what.do !== 'takeBack') return false;
    const since = await storage.entries(table.id, seq, seq + FARTHEST);
    return (
      since.length === FARTHEST ||
      since.some(({ seat, action }) => {
        const act = tableActIn(action);
        return act === null ? table.seats[seat].bot === null : act.table === 'takeBack';
      })
    );
  }

  async function openMotions(table: StoredTable): Promise<StoredMotion[]> {
    const all = await storage.motions(table.id);
    const open: StoredMotion[] = [];
    for (const motion of all) {
      if (await isPast(table, motion)) await storage.closeMotion(table.id, motion.id);
      else open.push(motion);
    }
    if (open.length > 0) asking.add(table.id);
    else asking.delete(table.id);
    return open;
  }

  /** Carries out what nobody's leave is missing for. */
  function carryOut(id: string, { id: motion, seat, what }: StoredMotion): Promise<number> {
    return enter(id, seat, async (table) => {
      const now = (await openMotions(table)).find((each) => each.id === motion);
      if (now === undefined) throw notAsked();
      const { leave } = await standing(table, now);
      if (leave === null) throw new Conflict('consent-missing', 'Somebody’s consent is still missing.');
      if (what.do === 'takeBack') return { act: { table: 'takeBack', to: what.to }, motion };
      const { of } = what;
      if (what.do === 'free')
        return {
          act: { table: 'free', of, by: leave },
          change: { to: 'freed', seat: of, bot: what.bot },
          motion,
        };
      const secretHash = what.secretHash ?? '';
      return {
        act: { table: 'link', of, by: leave },
        change: { to: 'link', seat: of, secretHash, at: leave === 'absent' ? clock.now() : 0 },
        motion,
      };
    });
  }

  /** The entry with which a seat's latest turn began. */
  async function startOfTurn(open: Room, seat: Seat): Promise<number> {
    const { game } = open;
    const head = open.match().seq;
    const first = Math.max(open.table.stretches.at(-1)?.seq ?? 0, head - FARTHEST);
    const before = new Map<number, { turn: Seat | null; at: number }>();
    const happened = await open.between(first, head);
    const actions = await storage.entries(open.table.id, first, head);
    happened.forEach(({ seq, before: was }, i) => {
      // What was taken back is passed over: the table was last where it went back to.
      const to = goesBackTo(actions[i].action);
      before.set(seq, { turn: game.turnOf(was.position), at: to ?? seq - 1 });
    });
    const turnAfter = (seq: number): Seat | null =>
      seq === head ? game.turnOf(open.match().position) : (before.get(seq + 1)?.turn ?? null);
    let at = head;
    while (at > first && turnAfter(at) !== seat) at = before.get(at)?.at ?? first;
    if (turnAfter(at) !== seat) throw tooFar();
    for (;;) {
      const back = before.get(at)?.at ?? first;
      if (at <= first || back < first || turnAfter(back) !== seat) break;
      at = back;
    }
    if (at === head) throw tooFar();
    return at;
  }

  async function motionOf(id: string, seat: Seat, wanted: MotionRequest): Promise<StoredMotion['what']> {
    const open = await room(id);
    const { table } = open;
    if (wanted.do === 'takeBack') {
      const isTurn = wanted.to === 'turn';
      const to = wanted.to === 'turn' ? await startOfTurn(open, seat) : await open.entryOf(seat, wanted.to);
      if (to >= open.match().seq || to < (table.stretches.at(-1)?.seq ?? 0)) throw tooFar();
      return { do: 'takeBack', to, turn: isTurn };
    }
    checkSeat(table, wanted.of);
    if (wanted.of === seat)
      throw new Conflict('own-seat', 'That is your own seat: make a link for it, hand it over or resign.');
    if (wanted.do === 'link') return { do: 'link', of: wanted.of };
    checkBot(table.game, wanted.bot);
    if (!table.seats[wanted.of].taken) throw new Conflict('seat-free', 'Nobody holds that seat: it is free.');
    return { do: 'free', of: wanted.of, bot: wanted.bot };
  }

  /** A link that was given because a seat was silent is good for nothing if it has given a sign since. */
  async function checkSilent(table: StoredTable, seat: Seat, at: number): Promise<void> {
    if (at > 0 && !(await signs.isAbsent(table, seat)))
      throw new Conflict('seat-back', 'Whoever has this seat is back; ask for it anew.');
  }

  return {
    link: found,
    async take(id, secret, wanted, commitment = null) {
      const secretHash = hashOf(secret);
      const link = await storage.link(id, secretHash);
      if (link === null || link.kind === 'seat') return null;
      const token = newSecret();
      const tokenHash = hashOf(token);
      const { seat } = link;
      if (link.kind === 'second') {
        if ((await storage.addBrowser(id, secretHash, tokenHash)) === null) throw linkUsed();
        return { seat, token };
      }
      const name = personName(wanted);
      const table = await find(id);
      checkNoImpostor(
        name,
        table.seats.map((other) => (other.taken && other.seat !== seat ? other.name : null)),
      );
      if (table.started === null) {
        if ((await storage.takeOver(id, secretHash, tokenHash, name, commitment)) === null) throw linkUsed();
        changed(id);
        return { seat, token };
      }
      await enter(id, seat, async (now) => {
        if ((await storage.link(id, secretHash)) === null) throw linkUsed();
        await checkSilent(now, seat, link.at);
        const by: Leave = link.at > 0 ? 'absent' : 'consent';
        return {
          act: { table: 'taken', of: seat, by },
          change: { to: 'taken', seat, secretHash, tokenHash, name },
        };
      });
      return { seat, token };
    },

    async isOwner(id, secret) {
      return storage.isOwner(id, hashOf(secret));
    },
    async newLink(id, seat) {
      const table = await waiting(id);
      checkSeat(table, seat);
      const secret = newSecret();
      if (table.seats[seat].taken) await storage.keepLink(id, hashOf(secret), { seat, kind: 'over', at: 0 });
      else if (!(await storage.freeSeat(id, seat, hashOf(secret)))) throw hasBegun();
      return { seat, secret };
    },
    async free(id, seat) {
      checkSeat(await waiting(id), seat);
      const secret = newSecret();
      if (!(await storage.freeSeat(id, seat, hashOf(secret)))) throw hasBegun();
      changed(id);
      return { seat, secret };
    },
    async set(id, { open, spectatorsChat }) {
      await find(id);
      if (open !== undefined && !(await storage.setOpen(id, open))) throw hasBegun();
      if (spectatorsChat !== undefined) await storage.setSpectatorsChat(id, spectatorsChat);
      changed(id);
    },
    async remove(id) {
      await find(id);
      if (!(await storage.deleteTable(id, true))) throw hasBegun();
      changed(id);
    },

    async ownLink(id, seat, hand) {
      const secret = newSecret();
      const secretHash = hashOf(secret);
      const table = await find(id);
      if (!hand) await storage.keepLink(id, secretHash, { seat, kind: 'second', at: 0 });
      else if (table.started === null) await storage.keepLink(id, secretHash, { seat, kind: 'over', at: 0 });
      else
        await enter(id, seat, () => ({
          act: own('link', seat),
          change: { to: 'link', seat, secretHash, at: 0 },
        }));
      return { seat, secret };
    },
    async leave(id, seat) {
      await waiting(id);
      if (!(await storage.freeSeat(id, seat, null))) throw hasBegun();
      changed(id);
    },
    sitIn: (id, seat, bot) =>
      enter(id, seat, (table) => {
        checkBot(table.game, bot);
        if (table.seats[seat].bot !== null)
          throw new Conflict('bot-plays', 'A bot plays for you already; take your seat back to play.');
        return { act: own('bot', seat), change: { to: 'bot', seat, bot } };
      }),
    takesTooLong: (id, seat, bot) =>
      enter(id, seat, (table) => {
        if (table.seats[seat].bot !== null) throw new Conflict('bot-plays', 'A bot plays there already.');
        return { act: { table: 'bot', of: seat, by: 'absent' }, change: { to: 'bot', seat, bot } };
      }),
    takeBackSeat: (id, seat) =>
      enter(id, seat, (table) => {
        if (table.seats[seat].bot === null)
          throw new Conflict('no-bot', 'No bot plays for you: the seat is yours to play.');
        return { act: own('back', seat), change: { to: 'back', seat } };
      }),
    resign: (id, seat, bot) =>
      enter(id, seat, (table) => {
        checkBot(table.game, bot);
        return { act: own('resign', seat), change: { to: 'freed', seat, bot } };
      }),
    abandon: (id, seat) =>
      enter(id, seat, ({ seats }) => {
        if (personsIn(seats).some((each) => each !== seat))
          throw new Conflict('not-alone', 'Others still play: resign instead, and a bot plays on for you.');
        return { act: { table: 'abandon' } };
      }),

    async ask(id, seat, wanted) {
      const what = await motionOf(id, seat, wanted);
      const open = await room(id);
      const { seq, position } = open.match();
      if (position.stack.length === 0) throw isOver();
      const secret = what.do === 'link' ? newSecret() : null;
      const motion: StoredMotion = {
        id: newTableId(),
        seat,
        what: secret === null ? what : { ...what, secretHash: hashOf(secret) },
        seq,
        at: clock.now(),
        consents: [],
      };
      await storage.openMotion(id, motion);
      asking.add(id);
      const known = secret === null ? {} : { secret };
      const { leave } = await standing(await find(id), motion);
      if (leave !== null) return { motion: null, seq: await carryOut(id, motion), ...known };
      changed(id);
      return { motion: motion.id, seq: null, ...known };
    },
    async answer(id, seat, wanted, answer) {
      const table = await find(id);
      const motion = (await openMotions(table)).find((each) => each.id === wanted);
      if (motion === undefined) throw notAsked();
      const isOfSeat = motion.what.do !== 'takeBack' && motion.what.of === seat;
      if (answer === 'no' && !isOfSeat) {
        await storage.closeMotion(id, motion.id);
        changed(id);
        return null;
      }
      if (seat === motion.seat) throw new Conflict('own-motion', 'You ask this yourself: the others answer.');
      if (!(await storage.consent(id, motion.id, seat, answer === 'yes'))) throw notAsked();
      const now = (await storage.motions(id)).find((each) => each.id === motion.id);
      if (now === undefined || (await standing(table, now)).leave === null) {
        changed(id);
        return null;
      }
      await carryOut(id, now);
      return (await room(id)).numberOf(seat);
    },
    async motions(table, you) {
      const open = await openMotions(table);
      return Promise.all(
        open.map(async (motion) => {
          const info = motionInfo(motion, (await standing(table, motion)).missing);
          const { what } = info;
          if (what.do !== 'takeBack') return info;
          const to = await (await room(table.id)).numberAfter(you, what.to);
          return { ...info, what: { ...what, to } };
        }),
      );
    },
    entered(id) {
      if (asking.has(id)) changed(id);
    },

    async rematch(id, seat, words = null) {
      const table = await find(id);
      const standing = await storage.standing(id);
      if (standing === null || !standing.over)
        throw new Conflict('still-played', 'The game is not over yet; a rematch comes after it.');
      const { seats, name, game, options, pace } = table;
      const count = seats.length;
      const owner = newSecret();
      /** Everybody moves on by one seat. */
      const nextOf = (each: Seat): Seat => (each + 1) % count;
      const moved = seats.map((_, i) => seats[(i + count - 1) % count]);
      const wanted: NewTable = {
        id: newTableId(),
        name,
        game,
        options,
        seats: moved.map(({ bot, taken, name: who }) => ({
          bot: taken ? null : bot,
          name: taken ? who : null,
          secretHash: null,
        })),
        open: false,
        secret: newSecret() + newSecret(),
        ownerHash: hashOf(owner),
        pace,
        createdAt: clock.now(),
      };
      const next = await storage.createRematch(id, wanted);
      const token = newSecret();
      const mine = nextOf(seat);
      if (!(await storage.takeThisSeat(next, mine, hashOf(token), seats[seat].name, words)))
        throw new Conflict('seat-taken', 'Your seat at the new table is taken already.');
      if (next === wanted.id) changed(id);
      await seated(next);
      const commitment = hashOf((await find(next)).secret);
      return { id: next, seat: mine, token, commitment, ...(next === wanted.id && { owner }) };
    },
  };
}

const hasBegun = (): Conflict =>
  new Conflict('has-begun', 'The table has begun: from now on that needs the seat itself or all others.');
const isOver = (): Conflict => new Conflict('game-over', 'The game is over: nothing changes any more.');
const notAsked = (): Conflict => new Conflict('not-asked', 'That is no longer asked; look again.');
const tooFar = (): Conflict =>
  new Conflict(
    'too-far',
    'There is nothing so far back that the table could return to; choose a later moment.',
  );
const linkUsed = (): Conflict =>
  new Conflict('link-used', 'This link has been used already, or is none of this table; ask for a new one.');

/** Whoever is not the owner is told so. */
export const notOwner = (): Forbidden =>
  new Forbidden(
    'not-owner',
    'Only whoever opened this table may do that, in the browser in which it was opened.',
  );
