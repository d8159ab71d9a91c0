/**
 * Each number of the content, changed by one: the same games must come out otherwise, or some code does not read the
 * number and has one of its own.
 */

import { applyPack, type Game, type Json, type numbersOf } from '@diadochi/kernel';
import { faultsOfForm, type Schema } from '@diadochi/server/content';
import { botsOf } from '../bots.ts';
import { play } from '../simulation.ts';
import { type ContentKit, remade } from './kits.ts';

export interface Probed {
  readonly path: string;
  readonly value: number;
  /** What it was changed to. */
  readonly to: number;
  readonly result:
    | 'noticed'
    | 'drawn only'
    | 'held by checks'
    | 'not reached yet'
    | 'not reached'
    | 'reached already';
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
  const notice = noticerOf(kit, game, games);
  const waited = numbers.filter(({ path }) => !kit.drawn.test(path) && kit.later(path) !== null);
  // If nobody notices when all of them change, nobody notices any of them.
  const isWaitedFor = waited.length > 0 && notice(allChanged(kit, game, waited)) === null;
  for (const { path, value } of numbers) {
    const later = kit.later(path);
    const isDrawn = kit.drawn.test(path);
    const isKnown = isDrawn || (later !== null && isWaitedFor);
    const { to, content, isSound } = changedBy(kit, game, path, value, !isKnown);
    const by = isKnown ? null : notice(content);
    const result = isDrawn ? 'drawn only' : later === null ? readNow(by, isSound) : readLater(by);
    yield { path, value, to, result, by, later };
  }
}

/** No game hangs on a number that the checks allow no other for: it proves nothing, but no pack can be fooled by it. */
const readNow = (by: Probed['by'], isSound: boolean) =>
  by !== null ? 'noticed' : isSound ? 'not reached' : 'held by checks';
/** A number that is waited for and noticed all the same has been waited for in vain: the list must say so. */
const readLater = (by: Probed['by']) => (by === null ? 'not reached yet' : 'reached already');

/** Who notices that a game is played with other content: direct looks first, then a batch of games. */
function noticerOf(kit: ContentKit, game: Game, games: number): (content: Json) => Probed['by'] {
  const tables = tablesOf(kit, game, games);
  const before = tables.map(() => null as string | null);
  const seen = kit.observe.map((look) => JSON.stringify(look(game)));
  const notice = (changed: Game): Probed['by'] => {
    if (kit.observe.some((look, i) => JSON.stringify(look(changed)) !== seen[i])) return 'scenes';
    const inGames = tables.some((table, i) => {
      before[i] ??= traceOf(game, table);
      return traceOf(changed, table) !== before[i];
    });
    return inGames ? 'games' : null;
  };
  return (content) => unlessBroken(() => notice(remade(game.name, content)));
}

const allChanged = (kit: ContentKit, game: Game, numbers: Numbers): Json =>
  applyPack(game.content, {
    pack: 'probe',
    game: game.name,
    changes: Object.fromEntries(
      numbers.map(({ path, value }) => [path, changedBy(kit, game, path, value, false).to]),
    ),
  });

/** Content with which no game can be made, or which breaks one, is noticed too. */
function unlessBroken(noticing: () => Probed['by']): Probed['by'] {
  try {
    return noticing();
  } catch {
    return 'breakdown';
  }
}

interface Change {
  readonly to: number;
  readonly content: Json;
  readonly isFormed: boolean;
  readonly isSound: boolean;
}

/** One more; or one less, where the checks (if they are asked) or else the form refuse one more. */
function changedBy(kit: ContentKit, game: Game, path: string, value: number, withChecks: boolean): Change {
  const formed = formedBy(kit, game, path, value);
  if (!withChecks) return formed[0];
  const sound = formed.find(
    ({ content, isFormed }) =>
      isFormed && Object.values(kit.checks).every((faultsOf) => faultsOf(content as never).length === 0),
  );
  return sound === undefined ? formed[0] : { ...sound, isSound: true };
}

/** One more and one less, as far as the form allows it; if it allows neither, one more all the same. */
function formedBy(kit: ContentKit, { content }: Game, path: string, value: number): Change[] {
  // The rest of the content has the form that it had.
  const [part] = path.split('.');
  const schema = kit.schema.properties?.[part] as Schema;
  const changes = [value + 1, value - 1].map((to) => {
    const changed = applyPack(content, { pack: 'probe', game: '', changes: { [path]: to } });
    const faults = faultsOfForm(schema, (changed as { [part: string]: Json })[part]);
    return { to, content: changed, isFormed: faults.length === 0, isSound: false };
  });
  const formed = changes.filter(({ isFormed }) => isFormed);
  return formed.length > 0 ? formed : changes.slice(0, 1);
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
