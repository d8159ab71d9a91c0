/**
 * The laws that every game of the house keeps, as properties of random play. A game's own test says
 * `keepsTheLaws(game)`; nothing here knows any game.
 */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listOptions, optionOf, refusedBecause } from '../src/form.ts';
import {
  act,
  allAnswers,
  beginMatch,
  type Chance,
  choose,
  dice,
  END,
  type Entry,
  type Event,
  type Filling,
  fromDice,
  type Game,
  isFilled,
  type Json,
  type Match,
  matchFrom,
  mayRedo,
  mayUndo,
  ORDERS,
  type Position,
  randomMove,
  recorded,
  recording,
  restoreMatch,
  type Seat,
  type Setting,
  type Setup,
  type Sink,
  saveMatch,
  seeded,
} from '../src/index.ts';

interface Deal {
  readonly seed: number;
  readonly setup: Setup;
}

/** What a random player says: usually an answer, now and then an interjection, an order, an undo or a redo. */
function randomAction(match: Match, pick: (below: number) => number): { seat: Seat; action: Json } | null {
  const { game, position } = match;
  const move = randomMove(game, position, pick);
  if (move === null) return null;
  const whim = pick(20);
  const seat = pick(position.seats);
  if (whim === 0 && mayUndo(match, seat)) return { seat, action: { undo: true } };
  if (whim <= 1 && mayRedo(match, seat)) return { seat, action: { redo: true } };
  const windows = Object.keys(game.contract.windows);
  if (whim === 2 && windows.length > 0)
    return { seat, action: { arm: windows[pick(windows.length)], when: ORDERS[pick(ORDERS.length)] } };
  return { seat: move.seat, action: game.action(move) };
}

/** A game that takes this many actions has no end. */
const ENDLESS = 50_000;

/** Plays a whole match; `at` sees it at every rest before the next action. */
type Look = (match: Match, entries: Entry[]) => void;
function playOut(game: Game, { seed, setup }: Deal, at: Look = () => {}) {
  const chance = seeded(`game ${seed}`);
  const pick = dice(`players ${seed}`);
  const { match, chance: fell } = beginMatch(game, setup, chance);
  const start = game.canonical(match.position);
  const entries: Entry[] = [];
  for (;;) {
    const next = randomAction(match, pick);
    if (next === null) return { match, entries, start, fell };
    at(match, entries);
    entries.push(act(match, next.seat, next.action, chance));
    if (entries.length > ENDLESS) expect.fail(`no end after ${ENDLESS} actions (seed ${seed})`);
  }
}

function replayed(match: Match, entries: readonly Entry[]): string[] {
  return entries.map((entry) => act(match, entry.seat, entry.action, recorded(entry.chance)).hash);
}

/** Everything that a seat is shown: its view, who is asked, and its options with the reasons for the refused ones. */
function shown(game: Game, p: Position, seat: Seat | null): string {
  const pending = game.pending(p);
  const mine = pending.filter((each) => each.seat === seat);
  const options = mine.map(({ kind }) => ({
    first: game.options(p, seat as Seat, {}, { kind, refused: true }),
    answers: answersTo(game, p, seat as Seat, kind),
  }));
  return JSON.stringify({ view: game.view(p, seat), pending, options });
}
function answersTo(game: Game, p: Position, seat: Seat, kind: string): Json[] {
  const asked = game.question(p, seat);
  const q = asked?.form.kind === kind ? asked : game.interjection(p, seat, kind);
  if (q === null) return [];
  return allAnswers(p, q, 300).map((so) => game.action({ ...q, so }));
}

/** Another position that looks the same to a seat: what is hidden from it is drawn anew. */
function anotherWorld(game: Game, p: Position, seat: Seat | null, chance: Chance): Position {
  return game.worldOf(JSON.parse(JSON.stringify(game.view(p, seat))), chance);
}

/** The same, but only what lies on the board is drawn anew: standing orders and what is under way are as they were. */
function withOtherHands(game: Game, p: Position, seat: Seat | null, chance: Chance): Position {
  const here = game.toJson(p);
  const there = game.toJson(anotherWorld(game, p, seat, chance));
  return game.fromJson({
    ...there,
    stack: here.stack,
    columns: { ...there.columns, orders: here.columns.orders },
  });
}

const spectatorAndSeats = (p: Position): (Seat | null)[] => [
  null,
  ...Array.from({ length: p.seats }, (_, seat) => seat),
];

/** What happens when a seat acts: the events, and whether the rules showed something that was hidden. */
function whatHappens(game: Game, p: Position, seat: Seat, action: Json, chance: Chance) {
  const sink: Sink = [];
  let shownByRules = false;
  const watching: Chance = {
    die: (sides) => chance.die(sides),
    draw: (pieces, count) => chance.draw(pieces, count),
    reveal: (what) => {
      if (what !== 'orders') shownByRules = true;
    },
  };
  const after = game.apply(p, seat, action, watching, sink);
  return { after, shownByRules, heard: (by: Seat | null): Event[] => game.events(sink, by) };
}

/**
 * A move that showed something was taken back: for the mover all is as it was, and whatever the others now know they know
 * in each of their worlds. (That nothing else has become known: their views do not hang on what is hidden, by the law below.)
 */
function staysTheSame(game: Game, was: Position, now: Position, mover: Seat, chance: Chance): void {
  const { table: before, ...rest } = game.view(was, mover);
  const { table: after, ...same } = game.view(now, mover);
  expect(same).toEqual(rest);
  expect(Object.keys(after as object)).toEqual(Object.keys(before as object));
  const asked = game.pending(was);
  expect(game.pending(now)).toEqual(asked);
  for (const { seat, kind } of asked)
    expect(game.options(now, seat, {}, { kind })).toEqual(game.options(was, seat, {}, { kind }));
  const seen = (p: Position, seat: Seat | null) => JSON.stringify(game.view(p, seat));
  for (const seat of spectatorAndSeats(now)) {
    expect(seen(now, seat)).not.toBe(seen(was, seat));
    expect(seen(anotherWorld(game, now, seat, chance), seat)).toBe(seen(now, seat));
  }
}

const sealedByOthers = (game: Game, p: Position): boolean =>
  game.toJson(p).stack.some(({ answers }) => answers?.some((given) => given !== null));

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

function anyChoice(setting: Setting): fc.Arbitrary<number | boolean | string> {
  if (setting.type === 'flag') return fc.boolean();
  if (setting.type === 'choice') return fc.constantFrom(...setting.among);
  return fc.integer({ min: setting.least, max: setting.most });
}

/** `oneIn`: a long game is looked at closely at one rest in so many. */
export function keepsTheLaws(game: Game, numRuns = 60, oneIn = 1): void {
  const closely = (look: Look): Look => {
    let rests = 0;
    return (match, entries) => {
      if (rests++ % oneIn === 0) look(match, entries);
    };
  };
  const deals = fc.record({
    seed: fc.nat(),
    setup: fc.record({
      seats: fc.integer({ min: game.seats.least, max: game.seats.most }),
      options: fc.record(
        Object.fromEntries(Object.entries(game.settings).map(([key, setting]) => [key, anyChoice(setting)])),
      ),
    }),
  });
  const law = (name: string, holds: (deal: Deal) => void, runs = numRuns) =>
    it(name, { timeout: 300_000 }, () => fc.assert(fc.property(deals, holds), { numRuns: runs }));

  describe(`${game.name} keeps the laws`, () => {
    law('replay equals play', (deal) => {
      const { match, entries, fell } = playOut(game, deal);
      const again = beginMatch(game, deal.setup, recorded(fell)).match;
      expect(replayed(again, entries)).toEqual(entries.map(({ hash }) => hash));
      expect(game.canonical(again.position)).toBe(game.canonical(match.position));
    });

    law('a snapshot and the entries after it give the same game', (deal) => {
      const snapshots: { at: number; text: string }[] = [];
      const { entries } = playOut(game, deal, (match, { length }) => {
        if (length % 7 === 0) snapshots.push({ at: length, text: JSON.stringify(saveMatch(match)) });
      });
      for (const [i, { at, text }] of snapshots.entries()) {
        // As far as the next snapshot: from there on the next one tells the same.
        const rest = entries.slice(at, snapshots[i + 1]?.at);
        const match = restoreMatch(game, JSON.parse(text));
        expect(replayed(match, rest)).toEqual(rest.map(({ hash }) => hash));
      }
    });

    law('a game saved and reloaded at every question goes on the same', (deal) => {
      const { entries, start } = playOut(
        game,
        deal,
        closely(({ position }) => {
          const text = game.canonical(position);
          expect(text).toBe(JSON.stringify(game.toJson(position)));
          expect(game.canonical(game.fromJson(JSON.parse(text)))).toBe(text);
        }),
      );
      let match = matchFrom(game, game.fromJson(JSON.parse(start)));
      for (const [i, entry] of entries.entries()) {
        expect(act(match, entry.seat, entry.action, recorded(entry.chance)).hash).toBe(entry.hash);
        if (i % oneIn === 0) match = restoreMatch(game, JSON.parse(JSON.stringify(saveMatch(match))));
      }
    });

    law('copies are independent', (deal) => {
      const pick = dice(`copies ${deal.seed}`);
      const play = game.playing(fromDice(dice(`their chance ${deal.seed}`)));
      const pool = game.empty();
      playOut(
        game,
        deal,
        closely(({ position }) => {
          const before = game.canonical(position);
          const copy = game.copy(position);
          game.copyInto(pool, copy);
          for (const p of [pool, copy]) {
            for (let i = 0; i < 3; i++) {
              const move = randomMove(game, p, pick);
              if (move !== null) game.play(p, move, play);
            }
            expect(game.canonical(position)).toBe(before);
            if (p === pool) expect(game.canonical(copy)).toBe(before);
          }
        }),
      );
    });

    law('undo and redo restore the same position, never past what was learned or past the end', (deal) => {
      const pick = dice(`undo ${deal.seed}`);
      const chance = seeded(`undo ${deal.seed}`);
      const { match } = beginMatch(game, deal.setup, chance);
      for (;;) {
        const move = randomMove(game, match.position, pick);
        if (move === null) break;
        const watching = recording(chance);
        const was = match.position;
        act(match, move.seat, game.action(move), watching);
        const after = game.canonical(match.position);
        // What the mover has shown himself is known from then on; that, and nothing else, is otherwise than before.
        const known = watching.shown.length === 0 ? was : game.withShown(was, move.seat, watching.shown);
        const final = watching.learned || known === null || match.position.stack.length === 0;
        expect(mayUndo(match, move.seat)).toBe(!final);
        for (let seat = 0; seat < match.position.seats; seat++)
          if (seat !== move.seat) expect(mayUndo(match, seat)).toBe(false);
        if (final) continue;
        act(match, move.seat, { undo: true }, chance);
        expect(game.canonical(match.position)).toBe(game.canonical(known));
        if (game.canonical(known) !== game.canonical(was))
          staysTheSame(game, was, match.position, move.seat, chance);
        act(match, move.seat, { redo: true }, chance);
        expect(game.canonical(match.position)).toBe(after);
      }
    });

    law(
      'what a seat is shown does not hang on what is hidden from it',
      (deal) => {
        const chance = seeded(`worlds ${deal.seed}`);
        playOut(
          game,
          deal,
          closely(({ position }) => {
            for (const seat of spectatorAndSeats(position)) {
              const seen = shown(game, position, seat);
              expect(shown(game, anotherWorld(game, position, seat, chance), seat)).toBe(seen);
              expect(shown(game, withOtherHands(game, position, seat, chance), seat)).toBe(seen);
            }
          }),
        );
      },
      Math.ceil(numRuns / 3),
    );

    it('what a seat hears does not hang on what is hidden from it, nor does who is asked', {
      timeout: 300_000,
    }, () => {
      let compared = 0;
      fc.assert(
        fc.property(deals, (deal) => {
          const chance = seeded(`ears ${deal.seed}`);
          const pick = dice(`ears ${deal.seed}`);
          playOut(
            game,
            deal,
            closely(({ position }) => {
              const move = randomMove(game, position, pick);
              if (move === null || sealedByOthers(game, position)) return;
              const action = game.action(move);
              const fell = recording(chance);
              const here = whatHappens(game, position, move.seat, action, fell);
              if (here.shownByRules) return;
              for (const seat of spectatorAndSeats(position)) {
                const world = withOtherHands(game, position, seat, chance);
                // The same deed with the same dice, where it is possible at all: then nobody may tell the difference.
                if (!game.judge(world, move.seat, action).allowed) continue;
                const there = tried(() =>
                  whatHappens(game, world, move.seat, action, recorded(fell.outcomes)),
                );
                if (there === null) continue;
                compared++;
                expect(there.heard(seat)).toEqual(here.heard(seat));
                expect(shown(game, there.after, seat)).toBe(shown(game, here.after, seat));
              }
            }),
          );
        }),
        { numRuns: Math.ceil(numRuns / 3) },
      );
      expect(compared).toBeGreaterThan(numRuns);
    });

    it('windows ask nobody by what he holds', { timeout: 300_000 }, () => {
      const windows = Object.keys(game.contract.windows);
      let compared = 0;
      fc.assert(
        fc.property(deals, (deal) => {
          const chance = seeded(`windows ${deal.seed}`);
          const pick = dice(`windows ${deal.seed}`);
          playOut(
            game,
            deal,
            closely(({ position }) => {
              const move = randomMove(game, position, pick);
              if (move === null || sealedByOthers(game, position)) return;
              const action = game.action(move);
              const fell = recording(chance);
              const here = game.apply(position, move.seat, action, fell);
              const asked = game.pending(here).filter(({ optional }) => !optional);
              if (!asked.some(({ kind }) => windows.includes(kind))) return;
              // The mover's own hand is his; all others are dealt anew.
              const world = withOtherHands(game, position, move.seat, chance);
              const there = tried(() => game.apply(world, move.seat, action, recorded(fell.outcomes)));
              if (there === null) return;
              compared++;
              expect(game.pending(there).filter(({ optional }) => !optional)).toEqual(asked);
            }),
          );
        }),
        { numRuns },
      );
      if (windows.length > 0) expect(compared).toBeGreaterThan(numRuns / 2);
    });

    law(
      'every sampled action is accepted, and one with a field that was not offered is refused with a clause',
      (deal) => {
        const pick = dice(`spoiled ${deal.seed}`);
        playOut(
          game,
          deal,
          closely(({ position }) => {
            const move = randomMove(game, position, pick);
            if (move === null) return;
            expect(game.judge(position, move.seat, game.action(move))).toEqual({ allowed: true });
            const before = game.canonical(position);
            const wrong = spoiled(game, position, move, pick);
            const verdict = game.judge(position, move.seat, wrong);
            expect(verdict.allowed, JSON.stringify(wrong)).toBe(false);
            expect('clause' in verdict && verdict.clause).toMatch(/^[A-Z]+[\w.]*-\d+$/);
            expect(() => game.apply(position, move.seat, wrong, seeded(0))).toThrow('refused');
            // Nobody else may give the answer, unless he is asked the same.
            for (let seat = -1; seat <= position.seats; seat++)
              if (seat !== move.seat && game.question(position, seat) === null && move.form.role === 'asked')
                expect(game.judge(position, seat, game.action(move)).allowed).toBe(false);
            expect(game.canonical(position)).toBe(before);
          }),
        );
      },
    );

    law(
      'what is listed is every candidate that is allowed',
      (deal) => {
        const pick = dice(`listed ${deal.seed}`);
        playOut(
          game,
          deal,
          closely(({ position }) => {
            const q = game.firstQuestion(position) as Filling;
            while (!isFilled(q)) {
              const listed = listOptions(position, q);
              expect(listed).toEqual(allowedIn(position, q));
              choose(q, listed[pick(listed.length)]);
            }
          }),
        );
      },
      Math.ceil(numRuns / 3),
    );

    law('kept counts agree with what lies on the board, and the game ends', (deal) => {
      const { match } = playOut(game, deal, ({ position }) => expect(game.check(position)).toBe(null));
      expect(game.pending(match.position)).toEqual([]);
      const outcome = game.outcome(match.position);
      // Alone one can lose; among several somebody wins.
      expect(outcome?.winners.length).toBeGreaterThan(deal.setup.seats === 1 ? -1 : 0);
      expect(game.outcomes).toContain(outcome?.how ?? outcome?.kind);
    });
  });
}

function tried<T>(attempt: () => T): T | null {
  try {
    return attempt();
  } catch (error) {
    if ((error as Error).name === 'BadInput') return null; // the world has no such card to draw
    throw error;
  }
}
