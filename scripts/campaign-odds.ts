/**
 * `npm run campaign:odds`: fights Land Battles by the rules, as often as wanted, and compares what comes of them with
 * what the forecast said before: who wins, who is killed, what is lost.
 */

import { parseArgs } from 'node:util';
import {
  type Chance,
  type Dice,
  dice,
  type Filling,
  fillIn,
  fromDice,
  type Game,
  type Json,
  type Position,
  type Sink,
} from '../packages/kernel/src/index.ts';
import { battleAt, forecastBattle } from '../packages/successors/src/forecast/battle.ts';
import { type BattleForecast, successors, type WayForecast } from '../packages/successors/src/index.ts';
import { newTally, type Tally } from './campaign-tally.ts';
import { type OddsPosition, PLAIN, POSITIONS } from './odds-positions.ts';

const game: Game = successors;
const ATTACKER = 0;
const DEFENDER = 1;

/** What is foretold, and counted. */
export const FORETOLD = [
  'win',
  'draw',
  'lose',
  'attackerKilled',
  'defenderKilled',
  'attackerLosses',
  'defenderLosses',
  'attackerDispersed',
  'defenderDispersed',
] as const;
type Foretold = (typeof FORETOLD)[number];
type Numbers = { [F in Foretold]: number };

/**
 * With 36 positions there are 324 comparisons: a difference of more than 4.5 standard errors among them is as likely as
 * two in a thousand.
 */
const FARTHEST = 4.5;

export interface Fought {
  readonly name: string;
  readonly foretold: Numbers;
  readonly found: Numbers;
  /** The largest difference, in standard errors, and where. */
  readonly farthest: { readonly z: number; readonly of: Foretold };
}
export interface OddsCampaign extends Tally {
  readonly positions: Fought[];
  battles: number;
  largestZ: number;
}

export function campaignOdds(
  battles: number,
  seed: string,
  positions: readonly OddsPosition[] = POSITIONS,
  progress: (fought: Fought) => void = () => {},
  /** What is made of the forecast: to see that wrong ones are noticed. */
  told: (foretold: Numbers) => Numbers = (foretold) => foretold,
): OddsCampaign {
  const result: OddsCampaign = { ...newTally(), positions: [], battles: 0, largestZ: 0 };
  for (const position of positions) {
    const before = setUp(position);
    const foretold = told(before.foretold);
    const sum = blank();
    const squares = blank();
    const fight = fighter(before, dice(`odds ${seed} ${position.name}`), position.failed === true);
    for (let i = 0; i < battles; i++) {
      const found = fight();
      for (const key of FORETOLD) {
        sum[key] += found[key];
        squares[key] += found[key] ** 2;
      }
    }
    const found = blank();
    let farthest: Fought['farthest'] = { z: 0, of: 'win' };
    for (const key of FORETOLD) {
      found[key] = sum[key] / battles;
      const z = errorsBetween(found[key], squares[key] / battles, foretold[key], battles, key);
      if (Math.abs(z) > Math.abs(farthest.z)) farthest = { z, of: key };
      result.check(Math.abs(z) <= FARTHEST, () =>
        [
          `${position.name}: ${key} is ${found[key]} in ${battles} battles,`,
          `foretold was ${foretold[key]} (${z.toFixed(1)} standard errors)`,
        ].join(' '),
      );
    }
    const fought: Fought = { name: position.name, foretold, found, farthest };
    result.positions.push(fought);
    result.battles += battles;
    result.largestZ = Math.max(result.largestZ, Math.abs(farthest.z));
    progress(fought);
  }
  return result;
}
const blank = (): Numbers => Object.fromEntries(FORETOLD.map((key) => [key, 0])) as Numbers;

/** How many standard errors lie between what was found and what was foretold. */
function errorsBetween(
  mean: number,
  meanSquare: number,
  foretold: number,
  count: number,
  key: Foretold,
): number {
  const difference = mean - foretold;
  if (Math.abs(difference) < 1e-9) return 0;
  const isChance = key.length <= 4 || key.endsWith('Killed');
  const variance = isChance ? foretold * (1 - foretold) : meanSquare - mean ** 2;
  return difference / Math.sqrt(Math.max(variance, 1e-18) / count);
}

interface Before {
  /** The group is asked where to go, and will go into the space. */
  readonly position: Position;
  readonly into: string;
  readonly foretold: Numbers;
}

function setUp(each: OddsPosition): Before {
  const { from, into, led, against, attackers, defenders, independents = [], failed } = { ...PLAIN, ...each };
  const at = (generals: readonly string[], place: string): [string, string][] =>
    generals.map((general) => [general, place]);
  const parts = {
    turn: 2,
    round: 1,
    // Nobody is a Champion: who attacks one would lose Legitimacy before the battle.
    successors: [0, 1],
    die: 6,
    provinces: each.provinces ?? {},
    pcs: each.pcs ?? {},
    generals: Object.fromEntries([
      ...at(led, `0 ${from}`),
      ...at(against, `1 ${into}`),
      ...at(independents, into),
    ]),
    popularity: each.popularity ?? {},
    units: [`0 ${from} ${attackers}`, ...(defenders === undefined ? [] : [`1 ${into} ${defenders}`])],
    colours: ['red', 'blue'],
  };
  const asleep: Chance = fromDice(() => 0);
  const start = game.scene({ seats: 2, options: {} }, parts, asleep);
  const [march, ...others] = led;
  const naming = { march, from, side: 'outside', with: others, ...counts(attackers), carry: [] };
  const position = game.apply(start, ATTACKER, naming, asleep);
  const foretold = failed === true ? afterFailure(position, into) : ahead(position, into);
  return { position, into, foretold };
}
function counts(units: string): { [unit: string]: number } {
  const found: { [unit: string]: number } = Object.fromEntries(
    (game.contract.nouns.unit as readonly string[]).map((unit) => [unit, 0]),
  );
  const words = units.split(' ');
  for (let i = 0; i < words.length; i += 2) found[words[i]] = Number(words[i + 1]);
  return found;
}
/** What the forecast says of the step. */
function ahead(p: Position, into: string): Numbers {
  const way = game.forecast?.(p, ATTACKER, { way: [into] }) as unknown as WayForecast | undefined;
  const battle = way?.steps[0]?.battle ?? null;
  if (battle === null) throw new Error(`there would be no battle: ${JSON.stringify(way)}`);
  return numbersOf(battle);
}
/** The same for those who will have failed to Evade: the forecast of a march cannot know that. */
function afterFailure(p: Position, into: string): Numbers {
  const evading = game.apply(
    p,
    ATTACKER,
    { go: into },
    fromDice(() => 0),
  );
  const location = 2 * (game.contract.nouns.space as readonly string[]).indexOf(into);
  const battle = battleAt(evading as never, location, ATTACKER, DEFENDER, [DEFENDER]);
  if (battle === null) throw new Error('there is no battle');
  return numbersOf(forecastBattle(evading as never, battle));
}
const numbersOf = (battle: BattleForecast): Numbers =>
  Object.fromEntries(FORETOLD.map((key) => [key, battle[key]])) as Numbers;

/** Fights the battle once more, each time with other dice. */
function fighter({ position, into }: Before, roll: Dice, failed: boolean): () => Numbers {
  const board = game.empty();
  const sink: Sink = [];
  let thrown = 0;
  // Who is to fail to Evade rolls a 1 for it: that die is the first.
  const chance = fromDice((below) => (thrown++ === 0 && failed ? 0 : roll(below)));
  const playing = game.playing(chance, sink);
  const landBattle = Object.keys(game.contract.procedures).indexOf('landBattle');
  const space = (game.contract.nouns.space as readonly string[]).indexOf(into);
  return () => {
    game.copyInto(board, position);
    sink.length = 0;
    thrown = 0;
    let q = game.firstQuestion(board) as Filling;
    q.so = { go: space };
    game.play(board, q, playing);
    for (;;) {
      const isUnderWay = board.stack.some(({ proc }) => proc === landBattle);
      if (!isUnderWay && sink.some(({ event }) => isResult(event))) return resultOf(sink);
      q = game.firstQuestion(board) as Filling;
      answer(board, q, failed);
      game.play(board, q, playing);
    }
  };
}
const isResult = (event: string): boolean => event === 'wonBattle' || event === 'drewBattle';

/** Nobody reacts, and of what can be lost the first is. */
function answer(p: Position, q: Filling, evades: boolean): void {
  const declining: { [kind: string]: Filling['so'] } = {
    hold: { keep: true },
    intercept: { pass: true },
    evade: evades ? { evade: true } : { stay: true },
    join: { stay: true },
  };
  if (q.form.kind in declining) q.so = declining[q.form.kind];
  else fillIn(p, q, () => 0);
}

function resultOf(sink: Sink): Numbers {
  const found = blank();
  const add = (seat: unknown, of: 'Losses' | 'Dispersed' | 'Killed', by: number): void => {
    found[`${seat === ATTACKER ? 'attacker' : 'defender'}${of}`] += by;
  };
  let [isFought, isOver] = [false, false];
  for (const { event, params } of sink) {
    const { seat, count, killed } = params as { [param: string]: Json };
    if (event === 'drewBattle') found.draw = 1;
    else if (event === 'wonBattle') found[seat === ATTACKER ? 'win' : 'lose'] = 1;
    isFought ||= isResult(event);
    // What cannot stay after the battle is no loss of the battle.
    isOver ||= isFought && (event === 'retreated' || event === 'defected');
    if (!isFought || isOver) continue;
    if (event === 'survivalRoll' && killed === true) add(seat, 'Killed', 1);
    else if (event === 'lostUnit') add(seat, 'Losses', 1);
    else if (event === 'eliminated') add(seat, 'Losses', count as number);
    else if (event === 'dispersedUnits') add(seat, 'Dispersed', count as number);
    else if (event === 'beaten') {
      const { general } = params as { general: number };
      found.defenderLosses += cusOfIndependent(general);
    }
  }
  return found;
}
function cusOfIndependent(general: number): number {
  const id = (game.contract.nouns.general as readonly string[])[general];
  const { independentArmies } = game.content as unknown as {
    independentArmies: readonly { readonly id: string; readonly cus: number }[];
  };
  return independentArmies.find((army) => army.id === id)?.cus ?? 0;
}

function run(): void {
  let values: { battles: string; positions: string; seed?: string; json?: boolean };
  try {
    ({ values } = parseArgs({
      options: {
        battles: { type: 'string', default: '100000' },
        positions: { type: 'string', default: String(POSITIONS.length) },
        seed: { type: 'string' },
        json: { type: 'boolean' },
      },
    }) as { values: typeof values });
    if (!/^[1-9]\d{0,8}$/.test(values.battles)) throw new Error('--battles should be a whole number');
    if (!/^[1-9]\d{0,2}$/.test(values.positions) || Number(values.positions) > POSITIONS.length)
      throw new Error(`--positions should be a whole number from 1 to ${POSITIONS.length}`);
  } catch (error) {
    console.error((error as Error).message.split('\n')[0]);
    process.exitCode = 2;
    return;
  }
  const seed = String(values.seed ?? Date.now());
  const start = performance.now();
  const positions = POSITIONS.slice(0, Number(values.positions));
  if (values.json !== true) console.log(HEAD);
  const { check: _, ...result } = campaignOdds(Number(values.battles), seed, positions, (fought) => {
    if (values.json !== true) console.log(line(fought));
  });
  const seconds = Math.round((performance.now() - start) / 100) / 10;
  if (values.json === true) console.log(JSON.stringify({ ...result, seed, seconds }));
  else {
    for (const failure of result.failures) console.log(`failed: ${failure}`);
    console.log(`battles: ${result.battles}`);
    console.log(`largest difference: ${result.largestZ.toFixed(2)} standard errors (allowed: ${FARTHEST})`);
    console.log(`seed: ${seed}`);
    console.log(`seconds: ${seconds}`);
    console.log(`${result.passed} passed, ${result.failed} failed`);
  }
  process.exitCode = result.failed === 0 ? 0 : 1;
}
const HEAD = `${'in percent and CUs, foretold / found'.padEnd(56)} win, draw          killed            losses             farthest`;
function line({ name, foretold, found, farthest }: Fought): string {
  const percent = (key: Foretold): string =>
    `${(100 * foretold[key]).toFixed(1)}/${(100 * found[key]).toFixed(1)}`;
  const cus = (key: Foretold): string => `${foretold[key].toFixed(2)}/${found[key].toFixed(2)}`;
  return [
    name.padEnd(56),
    `${percent('win')} ${percent('draw')}`.padEnd(20),
    `${percent('attackerKilled')} ${percent('defenderKilled')}`.padEnd(18),
    `${cus('attackerLosses')} ${cus('defenderLosses')}`.padEnd(20),
    `${farthest.z.toFixed(2)} ${farthest.of}`,
  ].join(' ');
}

if (import.meta.main) run();
