/** Naval Battles by the rules, as often as wanted; and what was foretold of them. */

import {
  type Chance,
  type Dice,
  dice,
  type Filling,
  fillIn,
  fromDice,
  type Game,
  type Position,
  type Sink,
} from '../packages/kernel/src/index.ts';
import { successors, type VoyageForecast } from '../packages/successors/src/index.ts';
import { newTally, type Tally } from './campaign-tally.ts';
import { NAVAL_POSITIONS, type NavalPosition } from './naval-positions.ts';
import { blank, type Compared, compare, type Numbers } from './odds-comparing.ts';

const game: Game = successors;
const [MOVER, FIRST, SECOND] = [0, 1, 2];
/** The first battle for whoever sails; that he arrives, and the CUs that he loses. */
const FORETOLD = ['win', 'draw', 'lose', 'arrives', 'losses'] as const;
type Foretold = (typeof FORETOLD)[number];
const isChance = (key: Foretold): boolean => key !== 'losses';

export interface NavalCampaign extends Tally {
  readonly positions: Compared<Foretold>[];
  voyages: number;
  largestZ: number;
}
export function campaignVoyages(
  count: number,
  seed: string,
  positions: readonly NavalPosition[] = NAVAL_POSITIONS,
  progress: (compared: Compared<Foretold>) => void = () => {},
): NavalCampaign {
  const result: NavalCampaign = { ...newTally(), positions: [], voyages: 0, largestZ: 0 };
  for (const position of positions) {
    const { name } = position;
    const { board, foretold } = setUp(position);
    const once = sailor(board, position, dice(`voyages ${seed} ${name}`));
    const compared = compare(
      { name, keys: FORETOLD, isChance, foretold, count, what: 'voyages', once },
      result,
    );
    result.positions.push(compared);
    result.voyages += count;
    result.largestZ = Math.max(result.largestZ, Math.abs(compared.farthest.z));
    progress(compared);
  }
  return result;
}

/** Whose Fleets these are, as parts of a scene. */
const nameOf = (fleet: string): string => fleet.replace('*', '');
function held(fleets: readonly string[], seat: number) {
  const { fleets: all } = game.content as unknown as {
    fleets: readonly { id: string; control: { kind: string } }[];
  };
  const mine = all.filter(({ id }) => fleets.some((fleet) => nameOf(fleet) === id));
  const isUpgraded = (id: string): boolean => fleets.includes(`${id}*`);
  const of = (kind: string) =>
    mine.filter(({ control }) => control.kind === kind).map(({ id }) => [id, seat]);
  return {
    provinces: Object.fromEntries(of('province')),
    pcs: Object.fromEntries(of('space')),
    sides: Object.fromEntries(
      mine.flatMap(({ id, control }) => {
        const words = [
          ...(control.kind === 'tyche-card' ? [seat] : []),
          ...(isUpgraded(id) ? ['upgraded'] : []),
        ];
        return words.length === 0 ? [] : [[id, words.join(' ')]];
      }),
    ),
  };
}

function setUp({ escort, against, and = [], cus }: NavalPosition) {
  const [mine, first, second] = [held(escort, MOVER), held(against, FIRST), held(and, SECOND)];
  const parts = {
    turn: 2,
    round: 1,
    die: 6,
    successors: [MOVER, FIRST, SECOND],
    provinces: { ...mine.provinces, ...first.provinces, ...second.provinces },
    // Both are within 2 Sea paths of Paphos.
    pcs: { ...mine.pcs, ...first.pcs, ...second.pcs, phaselis: FIRST, aspendos: SECOND },
    fleets: { ...mine.sides, ...first.sides, ...second.sides },
    generals: { antigonos: '0 kelenderis' },
    units: cus === undefined ? [] : [`0 kelenderis ${cus}`],
    colours: ['red', 'blue', 'green'],
  };
  const asleep: Chance = fromDice(() => 0);
  const start = game.scene({ seats: 3, options: {} }, parts, asleep);
  const group = { ...counts(cus ?? ''), with: [], carry: [] };
  const naming = { march: 'antigonos', from: 'kelenderis', side: 'outside', ...group };
  const named = game.apply(start, MOVER, naming, asleep);
  const boarding = { embark: 'antigonos', escort: escort.map(nameOf), ...group };
  const board = game.apply(named, MOVER, boarding, asleep);
  const told = game.forecast?.(board, MOVER, { seaWay: ['paphos'] }) as unknown as VoyageForecast;
  const met = told.others.find(({ seat }) => seat === FIRST);
  if (met === undefined) throw new Error(`nobody would be met: ${JSON.stringify(told)}`);
  const { win, draw, lose } = met;
  return {
    board,
    foretold: { win, draw, lose, arrives: told.least, losses: (1 - told.least) * told.losses },
  };
}
function counts(units: string): { [unit: string]: number } {
  const words = units.split(' ');
  return Object.fromEntries(
    (game.contract.nouns.unit as readonly string[]).map((unit) => [
      unit,
      words.includes(unit) ? Number(words[words.indexOf(unit) + 1]) : 0,
    ]),
  );
}

/** Sails once more, each time with other dice. */
function sailor(start: Position, { against, and = [] }: NavalPosition, roll: Dice): () => Numbers<Foretold> {
  const board = game.empty();
  const sink: Sink = [];
  const playing = game.playing(fromDice(roll), sink);
  const fleets = (names: readonly string[]): number[] =>
    names
      .map((name) => (game.contract.nouns.fleet as readonly string[]).indexOf(nameOf(name)))
      .sort((a, b) => a - b);
  const paphos = (game.contract.nouns.space as readonly string[]).indexOf('paphos');
  return () => {
    game.copyInto(board, start);
    sink.length = 0;
    let isAnnounced = false;
    for (;;) {
      const q = game.firstQuestion(board) as Filling;
      const { kind } = q.form;
      if (kind === 'sail' && !isAnnounced) q.so = { sail: paphos };
      else if (kind === 'engage') {
        const [engage, ...others] = fleets(q.seat === FIRST ? against : and);
        q.so = { engage, with: others };
      } else if (kind === 'lose') fillIn(board, q, () => 0);
      else return resultOf(sink);
      isAnnounced = true;
      game.play(board, q, playing);
    }
  };
}

function resultOf(sink: Sink): Numbers<Foretold> {
  const found = blank(FORETOLD);
  found.arrives = 1;
  const battles = sink.filter(({ event }) => event === 'wonNavalBattle' || event === 'slippedPast');
  const [{ event, params }] = battles;
  const wonBy = (each: unknown): number => (each as { seat: number }).seat;
  found[event === 'slippedPast' ? 'draw' : wonBy(params) === MOVER ? 'win' : 'lose'] = 1;
  for (const each of sink) {
    if (each.event === 'drivenBack') found.arrives = 0;
    if (each.event === 'lostUnit') found.losses++;
  }
  return found;
}

export const NAVAL_HEAD = `${'in percent and CUs, foretold / found'.padEnd(40)} win, draw, lose of the first battle  arrives  losses  farthest`;
export function navalLine({ name, foretold, found, farthest }: Compared<Foretold>): string {
  const percent = (key: Foretold): string =>
    `${(100 * foretold[key]).toFixed(1)}/${(100 * found[key]).toFixed(1)}`;
  return [
    name.padEnd(40),
    `${percent('win')} ${percent('draw')} ${percent('lose')}`.padEnd(34),
    percent('arrives'),
    `${foretold.losses.toFixed(2)}/${found.losses.toFixed(2)}`,
    `${farthest.z.toFixed(2)} ${farthest.of}`,
  ].join(' ');
}
