/** Plays random games, and shows what lies open whenever somebody is asked or something happens. */

import {
  type Dice,
  dice,
  type Event,
  type Filling,
  fillIn,
  type Game,
  type Json,
  type Outcome,
  type Position,
  type Seat,
  type Sink,
  seeded,
} from '../../packages/kernel/src/index.ts';
import { successors } from '../../packages/successors/src/index.ts';
import type { Counts, OpenTable, Owner } from './book/table.ts';

export const game: Game = successors;

/** Section 16: in every second game none, in the others each optional rule by a coin. */
export function agreed(pick: Dice): { [option: string]: boolean } {
  if (pick(2) === 0) return {};
  const optional = Object.keys(game.settings).filter((key) => game.settings[key].section !== undefined);
  return Object.fromEntries(optional.map((key) => [key, pick(2) === 0]));
}

/** Of the public view also what the game itself says: with that the oracle is compared, and never asked. */
export interface ShownTable extends OpenTable {
  readonly holders: { readonly [province: string]: Owner };
  readonly besieged: { readonly [space: string]: Owner };
  readonly sieges: {
    readonly [space: string]: { readonly by: Owner; readonly points: number; readonly needed: number };
  };
  readonly factions: readonly {
    readonly champion: boolean;
    readonly dispersed: { readonly units: Counts };
    readonly waiting: { readonly units: Counts };
    readonly vp: number;
    readonly l: number;
    readonly fleetStrength: number;
  }[];
  /** The active group. */
  readonly march: {
    readonly owner: Owner;
    readonly at: string;
    readonly inside: boolean;
    readonly generals: readonly string[];
    readonly units: Counts;
  } | null;
  readonly voyage: {
    readonly space: string | null;
    readonly units: Counts;
    readonly escort: readonly string[];
    readonly declared: readonly number[];
  } | null;
}

export interface Asked {
  readonly kind: string;
  readonly seat: Seat;
  readonly about: { readonly [what: string]: Json };
}
export interface Watcher {
  /** At a rest: nobody has answered yet. */
  atRest(p: Position, table: ShownTable, asked: Asked): void;
  /** The game is over. */
  over(outcome: Outcome, table: ShownTable): void;
  /** Something has just happened, and nothing that follows from it. */
  happened(event: Event, table: ShownTable): void;
}

const shown = (p: Position): ShownTable => {
  const { table, options } = game.view(p, null);
  return { ...(table as unknown as Omit<ShownTable, 'options'>), options };
};

/** Answers that lead to dice, by the field that they begin with. */
const WARLIKE: ReadonlySet<string> = new Set(
  'march roll go sail embark land siege intercept evade engage join event move enter play'.split(' '),
);

/**
 * Plays on at random, until the game is over or the watcher has seen enough. `loud`: the events that are shown. `eager`: how often
 * somebody thinks again who has drawn an answer that leads to no dice.
 */
export function watch(
  p: Position,
  seed: string,
  eager: number,
  loud: ReadonlySet<string>,
  watcher: Watcher,
  isEnough: () => boolean,
): void {
  const chance = seeded(`oracle dice ${seed}`);
  const pick = dice(`oracle players ${seed}`);
  const sink: Sink = [];
  const keep = sink.push.bind(sink);
  sink.push = (...items) => {
    const events = game.events(items, 'all').filter(({ key }) => loud.has(key));
    if (events.length > 0) {
      const table = shown(p);
      for (const event of events) watcher.happened(event, table);
    }
    return keep(...items);
  };
  const playing = game.playing(chance, sink);
  for (let q = game.firstQuestion(p); q !== null && !isEnough(); q = game.firstQuestion(p)) {
    const pending = game.pending(p).find(({ seat, optional }) => seat === q?.seat && !optional);
    if (pending !== undefined) {
      const { kind, seat, about } = pending;
      watcher.atRest(p, shown(p), { kind, seat, about: about as Asked['about'] });
    }
    sink.length = 0;
    fillIn(p, q, pick);
    for (let more = eager; more > 0 && !WARLIKE.has(Object.keys(q.so)[0]); more--) {
      q = game.firstQuestion(p) as Filling;
      fillIn(p, q, pick);
    }
    game.play(p, q, playing);
  }
  const outcome = game.outcome(p);
  if (outcome !== null) watcher.over(outcome, shown(p));
}
