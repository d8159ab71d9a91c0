/** Sieges by the rules, as often as wanted, up to the next Surrender Segment; and what the forecast said before. */

import {
  type Dice,
  type Filling,
  fillIn,
  fromDice,
  type Position,
  type Sink,
} from '../packages/kernel/src/index.ts';
import type { SiegeForecast } from '../packages/successors/src/index.ts';
import { asleep, cusNamed, farthestOf, game, headOf, inCus, inPercent, type Odds } from './odds-campaign.ts';
import { blank, type Numbers } from './odds-comparing.ts';
import { SIEGES, type SiegePosition } from './siege-positions.ts';

const BESIEGER = 0;
const STAGES = ['now', 'again', 'surrender'] as const;
type Stage = (typeof STAGES)[number];
/** That the space has fallen by then, and the CUs lost until then. */
const FORETOLD = STAGES.flatMap((stage) => [`${stage}Falls`, `${stage}Losses`] as const);
type Foretold = (typeof FORETOLD)[number];
function setUp(each: SiegePosition, roll: Dice) {
  const { at = 'sardeis', led = 'antigonos', cus, pc = 1, points = 0, beside, inside, surrender } = each;
  const parts = {
    turn: 3,
    round: 1,
    // Nobody is a Champion: who attacks one would lose Legitimacy before Prestige is compared.
    successors: [0, 1],
    ...(surrender === true ? { step: 'surrender' } : { die: each.die ?? 6 }),
    provinces: each.provinces ?? {},
    pcs: { [at]: pc },
    generals: {
      [led]: `0 ${at}`,
      ...(beside && { [beside.general]: `0 ${at}` }),
      ...(inside && { [inside.general]: `1 ${at} inside` }),
    },
    popularity: each.popularity ?? {},
    units: [
      `0 ${at} ${cus}`,
      ...(beside ? [`0 ${at} ${beside.cus}`] : []),
      ...(inside ? [`1 ${at} inside ${inside.cus}`] : []),
    ],
    sieges: points === 0 ? {} : { [at]: `0 ${points}` },
    colours: ['red', 'blue'],
  };
  const start = game.scene({ seats: 2, options: {} }, parts, asleep);
  const naming = { march: led, from: at, side: 'outside', with: [], ...cusNamed(cus), carry: [] };
  const board = surrender === true ? start : game.apply(start, BESIEGER, naming, asleep);
  const told = game.forecast?.(board, BESIEGER, { siege: at }) as unknown as SiegeForecast;
  const by = (stage: Stage) => told[stage] ?? told.now ?? { falls: 0, losses: 0 };
  return {
    once: besieger(board, roll, told.again === null ? 1 : 2, told.least),
    foretold: Object.fromEntries(
      STAGES.flatMap((stage) => [
        [`${stage}Falls`, by(stage).falls],
        [`${stage}Losses`, by(stage).losses],
      ]),
    ) as Numbers<Foretold>,
  };
}
/** What is read of a board: how far the game is, and the group. */
interface Read {
  readonly round: ArrayLike<number>;
  readonly active: ArrayLike<number>;
  readonly groupUnits: ArrayLike<number>;
}
/**
 * Lays Siege once more, each time with other dice: now, again, and when the Surrender Segment comes round. `most`: how many
 * Sieges the activation has; `least`: the CUs that each takes.
 */
function besieger(start: Position, roll: Dice, most: number, least: number): () => Numbers<Foretold> {
  const board = game.empty();
  const read = board as unknown as Read;
  const sink: Sink = [];
  const playing = game.playing(fromDice(roll), sink);
  return () => {
    game.copyInto(board, start);
    sink.length = 0;
    const laid: Stage[] = [];
    for (;;) {
      const q = game.firstQuestion(board) as Filling;
      const { kind } = q.form;
      const isBack = read.round[0] > 1 && read.active[0] === BESIEGER && !OF_SURRENDER.includes(kind);
      if (isBack || sink.some(({ event }) => event === 'cityFell')) return resultOf(sink, laid);
      if (kind === 'march') {
        const storming: { [field: string]: number | true } = {
          siege: true,
          ...named(read.groupUnits, least),
        };
        const isOn = laid.length < most && game.judge(board, BESIEGER, storming).allowed;
        q.so = isOn ? storming : { end: true };
        if (isOn) laid.push(laid.length === 0 ? 'now' : 'again');
      } else if (kind === 'besiege') {
        fillIn(board, q, () => 0); // the only space
        laid.push(read.round[0] > 1 ? 'surrender' : 'now');
      } else if (Object.hasOwn(DECLINING, kind)) q.so = DECLINING[kind];
      else fillIn(board, q, () => 0);
      game.play(board, q, playing);
    }
  };
}
const OF_SURRENDER = ['remove', 'place', 'besiege', 'takeCity', 'lose'];
const DECLINING: { readonly [kind: string]: Filling['so'] } = {
  remove: { done: true },
  place: { done: true },
  activate: { pass: true },
};
/** D9-17: the first CUs of the group. */
function named(group: ArrayLike<number>, least: number): { [unit: string]: number } {
  let open = least;
  const units = game.contract.nouns.unit as readonly string[];
  return Object.fromEntries(
    units.map((unit, i) => {
      // S7.2.D-06: those are not parted.
      const count = unit === 'silver-shields' ? (open > 0 ? group[i] : 0) : Math.min(open, group[i]);
      open -= count;
      return [unit, count];
    }),
  );
}

/** What each Siege has come to, and those before it. */
function resultOf(sink: Sink, laid: readonly Stage[]): Numbers<Foretold> {
  const found = blank(FORETOLD);
  let rolls = 0;
  for (const { event, params } of sink) {
    if (event === 'siegeRoll') rolls++;
    const isLoss = event === 'lostUnit' && (params as { seat: number }).seat === BESIEGER;
    if (!isLoss && event !== 'cityFell') continue;
    for (const stage of STAGES.slice(STAGES.indexOf(laid[rolls - 1])))
      found[`${stage}${isLoss ? 'Losses' : 'Falls'}`]++;
    if (!isLoss) break; // what those inside lose is none of the Besieger's losses
  }
  return found;
}

export const siegeOdds: Odds<SiegePosition, Foretold> = {
  what: 'sieges',
  positions: SIEGES,
  keys: FORETOLD,
  isChance: (key) => key.endsWith('Falls'),
  setUp,
  head: headOf(66, 'falls now, again, by the Surrender Segment  losses'),
  line: (each) =>
    [
      each.name.padEnd(66),
      STAGES.map((stage) => inPercent(each, `${stage}Falls`))
        .join(' ')
        .padEnd(36),
      inCus(each, 'surrenderLosses'),
      farthestOf(each),
    ].join(' '),
};
