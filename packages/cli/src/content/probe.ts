/**
 * Each number of the content, changed by one: the same games must come out otherwise, or some code does not read the
 * number and has one of its own.
 */

import { applyPack, type Game, type Json, type numbersOf } from '@diadochi/kernel';
import { faultsOfForm } from '@diadochi/server/content';
import { botsOf } from '../bots.ts';
import { play } from '../simulation.ts';
import { type ContentKit, remade } from './kits.ts';

export interface Probed {
  readonly path: string;
  readonly value: number;
  /** What it was changed to. */
  readonly to: number;
  readonly result: 'noticed' | 'drawn only' | 'not reached yet' | 'not reached' | 'reached already';
  /** Who noticed: the batch of games, a scene, or the game itself, which cannot be played like that. */
  readonly by: 'games' | 'scenes' | 'breakdown' | null;
  /** The section of the rules that is said to read it later. */
  readonly later: string | null;
}

interface Table {
  readonly seats: number;
  readonly options: { readonly [key: string]: number | boolean | string };
  readonly bot: string;
  readonly seed: string;
}

type Numbers = ReturnType<typeof numbersOf>;

/** Probes one number after the other. */
export function* probe(kit: ContentKit, game: Game, games: number, numbers: Numbers): Generator<Probed> {
  const tables = tablesOf(kit, game, games);
  const before = tables.map(() => null as string | null);
  const observed = JSON.stringify(kit.observe(game));
  const noticing = (changed: Game): Probed['by'] => {
    if (JSON.stringify(kit.observe(changed)) !== observed) return 'scenes';
    const inGames = tables.some((table, i) => {
      before[i] ??= traceOf(game, table);
      return traceOf(changed, table) !== before[i];
    });
    return inGames ? 'games' : null;
  };
  for (const { path, value } of numbers) {
    const { to, content } = changedBy(kit, game, path, value);
    const later = kit.later(path);
    const drawn = kit.drawn.test(path);
    const by = drawn ? null : unlessBroken(() => noticing(remade(game.name, content)));
    const result = drawn ? 'drawn only' : later === null ? readNow(by) : readLater(by);
    yield { path, value, to, result, by, later };
  }
}

const readNow = (by: Probed['by']) => (by === null ? 'not reached' : 'noticed');
/** A number that is waited for and noticed all the same has been waited for in vain: the list must say so. */
const readLater = (by: Probed['by']) => (by === null ? 'not reached yet' : 'reached already');

/** Content with which no game can be made, or which breaks one, is noticed too. */
function unlessBroken(noticing: () => Probed['by']): Probed['by'] {
  try {
    return noticing();
  } catch {
    return 'breakdown';
  }
}

/** One more; or one less, where the checks or else the form refuse one more. */
function changedBy(
  kit: ContentKit,
  { content }: Game,
  path: string,
  value: number,
): { to: number; content: Json } {
  const changes = [value + 1, value - 1].map((to) => ({
    to,
    content: applyPack(content, { pack: 'probe', game: '', changes: { [path]: to } }),
  }));
  const formed = changes.filter((each) => faultsOfForm(kit.schema, each.content).length === 0);
  const sound = formed.find((each) =>
    Object.values(kit.checks).every((faultsOf) => faultsOf(each.content as never).length === 0),
  );
  return sound ?? formed[0] ?? changes[0];
}

/** Bots that think take their time: they play one round for so many of the random ones. */
const THOUGHTFUL = 100;

/** A fixed batch: all tables once, then again, first with random bots and then with those that know the game. */
function tablesOf(kit: ContentKit, game: Game, games: number): Table[] {
  const rounds = (bot: string, count: number): Table[] =>
    Array.from({ length: count }, (_, i) => `probe ${i + 1}`).flatMap((seed) =>
      kit.tables.map((table) => ({ ...table, bot, seed })),
    );
  const knows = botsOf(game.name).includes('greedy');
  return [...rounds('random', games), ...(knows ? rounds('greedy', Math.ceil(games / THOUGHTFUL)) : [])];
}

/** Everything in which two games can differ at their end. */
function traceOf(game: Game, { seats, options, bot, seed }: Table): string {
  const bots = Array.from({ length: seats }, () => bot);
  const { position, outcome, actions } = play({ game, setup: { seats, options }, bots, seed });
  return JSON.stringify([game.hash(position), outcome, actions]);
}
