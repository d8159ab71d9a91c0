/** The laws of a single position: they hold wherever it comes from, a random game or a scenario. */

import { expect } from 'vitest';
import { listOptions, optionOf, refusedBecause } from '../../src/form.ts';
import {
  type Chance,
  choose,
  dice,
  END,
  type Filling,
  fromDice,
  type Game,
  isFilled,
  type Json,
  ORDERS,
  type Position,
  randomMove,
  recorded,
  recording,
  seeded,
} from '../../src/index.ts';
import type { Rest } from './play.ts';
import {
  allPass,
  anotherWorld,
  askedInstead,
  sealedByOthers,
  shown,
  spectatorAndSeats,
  tried,
  whatHappens,
  withOtherHands,
  withOtherOrders,
} from './worlds.ts';

interface Luck {
  readonly pick: (below: number) => number;
  readonly chance: Chance;
}
export interface RestLaw {
  readonly name: string;
  /** What it must have met: a law that never met its case says nothing. */
  readonly cases: (game: Game) => readonly string[];
  /** Its cases are too rare for a few long games: scenarios must lead to them. */
  readonly rare?: true;
  /** Fails, or names the cases that it met here. */
  readonly holds: (game: Game, p: Position, luck: Luck) => readonly string[];
}

const ANY = 'a position';
const anyPosition = () => [ANY];

/** Fails at the first position where the law does not hold, and if the law has not met all its cases. */
export function keep(law: RestLaw, game: Game, rests: readonly Rest[]): void {
  const left = new Set(law.cases(game));
  for (const { from, position } of rests) {
    const luck = { pick: dice(`${law.name} ${from}`), chance: seeded(`${law.name} ${from}`) };
    try {
      for (const met of law.holds(game, position, luck)) left.delete(met);
    } catch (error) {
      if (error instanceof Error) error.message = `${from}: ${error.message}`;
      throw error;
    }
  }
  expect([...left], `cases that '${law.name}' never met`).toEqual([]);
}

const savedAndRead: RestLaw = {
  name: 'a position that is saved and read is the same',
  cases: anyPosition,
  holds(game, p) {
    const text = game.canonical(p);
    expect(text).toBe(JSON.stringify(game.toJson(p)));
    expect(game.canonical(game.fromJson(JSON.parse(text)))).toBe(text);
    return [ANY];
  },
};

const copiesApart: RestLaw = {
  name: 'copies are independent',
  cases: anyPosition,
  holds(game, position, { pick }) {
    const play = game.playing(fromDice(pick));
    const before = game.canonical(position);
    const copy = game.copy(position);
    const pool = game.empty();
    game.copyInto(pool, copy);
    for (const p of [pool, copy]) {
      for (let i = 0; i < 3; i++) {
        const move = randomMove(game, p, pick);
        if (move !== null) game.play(p, move, play);
      }
      expect(game.canonical(position)).toBe(before);
      if (p === pool) expect(game.canonical(copy)).toBe(before);
    }
    return [ANY];
  },
};

const seesOnlyItsOwn: RestLaw = {
  name: 'what a seat is shown does not hang on what is hidden from it',
  cases: anyPosition,
  holds(game, p, { chance }) {
    for (const seat of spectatorAndSeats(p)) {
      const seen = shown(game, p, seat);
      expect(shown(game, anotherWorld(game, p, seat, chance), seat)).toBe(seen);
      expect(shown(game, withOtherHands(game, p, seat, chance), seat)).toBe(seen);
    }
    return [ANY];
  },
};

const SAME_DEED = 'a deed that can be done in another world too';
const hearsOnlyItsOwn: RestLaw = {
  name: 'what a seat hears does not hang on what is hidden from it, nor does who is asked',
  cases: () => [SAME_DEED],
  holds(game, p, { pick, chance }) {
    const move = randomMove(game, p, pick);
    if (move === null || sealedByOthers(game, p)) return [];
    const action = game.action(move);
    const fell = recording(chance);
    const here = whatHappens(game, p, move.seat, action, fell);
    if (here.shownByRules) return [];
    let isMet = false;
    for (const seat of spectatorAndSeats(p)) {
      const world = withOtherHands(game, p, seat, chance);
      // The same deed with the same dice, where it is possible at all: then nobody may tell the difference.
      if (!game.judge(world, move.seat, action).allowed) continue;
      const there = tried(() => whatHappens(game, world, move.seat, action, recorded(fell.outcomes)));
      if (there === null) continue;
      isMet = true;
      expect(there.heard(seat)).toEqual(here.heard(seat));
      expect(shown(game, there.after, seat)).toBe(shown(game, here.after, seat));
    }
    return isMet ? [SAME_DEED] : [];
  },
};

/** Its cases are the windows themselves: each must have opened. */
export const windowsAskAll: RestLaw = {
  name: 'windows ask nobody by what he holds',
  cases: ({ contract }) => Object.keys(contract.windows),
  rare: true,
  holds(game, p, { pick, chance }) {
    const windows = Object.keys(game.contract.windows);
    const met: string[] = [];
    if (windows.length === 0 || sealedByOthers(game, p)) return met;
    for (let tries = TRIES; tries > 0; tries--) {
      const move = randomMove(game, p, pick);
      if (move === null) return met;
      const action = game.action(move);
      const fell = recording(chance);
      const must = (of: Position) =>
        game.pending(of).flatMap(({ id: _, ...each }) => (each.optional ? [] : [each]));
      const asked = must(game.apply(p, move.seat, action, fell));
      const opened = asked.map(({ kind }) => kind).filter((kind) => windows.includes(kind));
      if (opened.length === 0) continue;
      // The mover's own hand is his; all others are dealt anew.
      const world = withOtherHands(game, p, move.seat, chance);
      const there = tried(() => game.apply(world, move.seat, action, recorded(fell.outcomes)));
      if (there === null) continue;
      expect(must(there)).toEqual(asked);
      met.push(...opened);
    }
    return met;
  },
};
/** Windows open seldom: so many moves are tried at each position. */
const TRIES = 6;

const OTHER_ORDERS = 'a deed with other orders of the others';
const ordersAreSecret: RestLaw = {
  name: 'what a seat sees and hears does not hang on the orders of others, nor on who passes in a window',
  cases: ({ contract }) => (Object.keys(contract.windows).length === 0 ? [] : [OTHER_ORDERS]),
  holds(game, p, { pick, chance }) {
    const move = randomMove(game, p, pick);
    if (move === null || Object.keys(game.contract.windows).length === 0 || sealedByOthers(game, p))
      return [];
    const action = game.action(move);
    const fell = recording(chance);
    const here = allPass(game, p, move.seat, action, fell);
    const me = pick(p.seats);
    const there = tried(() =>
      allPass(game, withOtherOrders(game, p, me, pick), move.seat, action, recorded(fell.outcomes)),
    );
    // Who is asked again after somebody has played may have another order by then: only the same rests are compared.
    if (there === null) return [];
    for (const seat of [null, me]) {
      expect(there.heard(seat)).toEqual(here.heard(seat));
      expect(shown(game, there.after, seat)).toBe(shown(game, here.after, seat));
    }
    return [OTHER_ORDERS];
  },
};

const REACTIONS_OPEN = 'a window that is open';
const nobodyTellsWhoIsAsked: RestLaw = {
  name: 'while a window is open, all who are not asked have one and the same view, whoever is',
  cases: ({ contract }) => (Object.keys(contract.windows).length === 0 ? [] : [REACTIONS_OPEN]),
  rare: true,
  holds(game, p, { pick }) {
    const asked = game.pending(p).filter(({ reaction }) => reaction);
    if (asked.length === 0 || sealedByOthers(game, p)) return [];
    const seats = spectatorAndSeats(p).filter((seat) => !asked.some((each) => each.seat === seat));
    for (const seat of seats) {
      const others = spectatorAndSeats(p).filter((each) => each !== null && each !== seat);
      const other = askedInstead(game, p, [others[pick(others.length)] as number]);
      expect(shown(game, other, seat)).toBe(shown(game, p, seat));
    }
    return [REACTIONS_OPEN];
  },
};

const AN_ORDER = 'an order';
const A_SEALED_ANSWER = 'a sealed answer';
const noNews: RestLaw = {
  name: 'an order is no news to others, nor is an answer that is sealed',
  cases: ({ contract }) => (Object.keys(contract.windows).length === 0 ? [] : [AN_ORDER]),
  holds(game, p, { pick, chance }) {
    const windows = Object.keys(game.contract.windows);
    if (windows.length === 0 || game.firstQuestion(p) === null) return [];
    const met: string[] = [];
    const isNoNews = (
      seat: number,
      action: Json,
      after: Position,
      heard: (seat: number | null) => unknown[],
    ) => {
      for (const other of spectatorAndSeats(p)) {
        if (other === seat) continue;
        expect(heard(other), JSON.stringify(action)).toEqual([]);
        expect(shown(game, after, other)).toBe(shown(game, p, other));
      }
    };
    const armed = pick(p.seats);
    const order = { arm: windows[pick(windows.length)], when: ORDERS[pick(ORDERS.length)] };
    const given = whatHappens(game, p, armed, order, chance);
    isNoNews(armed, order, given.after, given.heard);
    met.push(AN_ORDER);
    const asked = game.pending(p).filter(({ reaction }) => reaction);
    if (asked.length > 1) {
      const move = randomMove(game, p, () => 0);
      if (move !== null && move.form.role === 'asked') {
        const action = game.action(move);
        const { after, heard } = whatHappens(game, p, move.seat, action, chance);
        isNoNews(move.seat, action, after, heard);
        met.push(A_SEALED_ANSWER);
      }
    }
    return met;
  },
};

const judgedRightly: RestLaw = {
  name: 'every sampled action is accepted, and one with a field that was not offered is refused with a clause',
  cases: anyPosition,
  holds(game, p, { pick }) {
    const move = randomMove(game, p, pick);
    if (move === null) return [];
    expect(game.judge(p, move.seat, game.action(move))).toEqual({ allowed: true });
    const before = game.canonical(p);
    const wrong = spoiled(game, p, move, pick);
    const verdict = game.judge(p, move.seat, wrong);
    expect(verdict.allowed, JSON.stringify(wrong)).toBe(false);
    expect('clause' in verdict && verdict.clause).toMatch(/^[A-Z]+[\w.]*-\d+$/);
    expect(() => game.apply(p, move.seat, wrong, seeded(0))).toThrow('refused');
    // Nobody else may give the answer, unless he is asked the same.
    for (let seat = -1; seat <= p.seats; seat++)
      if (seat !== move.seat && game.question(p, seat) === null && move.form.role === 'asked')
        expect(game.judge(p, seat, game.action(move)).allowed).toBe(false);
    expect(game.canonical(p)).toBe(before);
    return [ANY];
  },
};

const listedInFull: RestLaw = {
  name: 'what is listed is every candidate that is allowed',
  cases: anyPosition,
  holds(game, p, { pick }) {
    const q = game.firstQuestion(p);
    if (q === null) return [];
    while (!isFilled(q)) {
      const listed = listOptions(p, q);
      expect(listed).toEqual(allowedIn(p, q));
      choose(q, listed[pick(listed.length)]);
    }
    return [ANY];
  },
};

/** With how many of the games each is checked: one in so many. */
export const REST_LAWS: readonly (readonly [law: RestLaw, oneIn: number])[] = [
  [savedAndRead, 1],
  [copiesApart, 1],
  [seesOnlyItsOwn, 3],
  [hearsOnlyItsOwn, 3],
  [windowsAskAll, 1],
  [ordersAreSecret, 1],
  [nobodyTellsWhoIsAsked, 1],
  [noNews, 3],
  [judgedRightly, 1],
  [listedInFull, 3],
];

/** An action with one field changed to something that is not offered there. */
function spoiled(game: Game, p: Position, move: Filling, pick: (below: number) => number): Json | null {
  const action = game.action(move) as { [field: string]: Json };
  const fields = Object.keys(action);
  const place = pick(fields.length);
  const field = fields[place];
  const partial = Object.fromEntries(fields.slice(0, place).map((name) => [name, action[name]]));
  const offered = game.options(p, move.seat, partial, { kind: move.form.kind }).options;
  const known = new Set(
    offered.map((option) => JSON.stringify((option as { [field: string]: Json })[field])),
  );
  const anything: Json[] = [
    ...Object.values(game.contract.nouns).flat(),
    ...Array.from({ length: 12 }, (_, i) => i - 2),
    true,
    false,
    null,
    99999,
    1.5,
    'nonsense',
    [],
    {},
  ];
  const others = anything.filter((value) => !known.has(JSON.stringify(value)));
  return { ...action, [field]: others[pick(others.length)] };
}

/** The options of the next field, found by judging every candidate. */
function allowedIn(p: Position, q: Filling): number[] {
  return q.form.ways.flatMap((way, place) => {
    if (q.way !== null && q.way !== way) return [];
    const { among, list, name } = way.fields[q.field];
    const last = list ? ((q.so[name] as readonly number[]).at(-1) ?? -1) : -1;
    const values = Array.from(among(p, q, [])).filter(
      (value) => !(list && value <= last) && refusedBecause(p, q, way, value) === null,
    );
    const options = list ? [...values, END] : values;
    return q.way === null ? options.map((value) => optionOf(place, value)) : options;
  });
}
