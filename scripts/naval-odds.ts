/** Naval Battles by the rules, as often as wanted; and what was foretold of them. */

import {
  type Dice,
  type Filling,
  fillIn,
  fromDice,
  type Position,
  type Sink,
} from '../packages/kernel/src/index.ts';
import type { VoyageForecast } from '../packages/successors/src/index.ts';
import { NAVAL_POSITIONS, type NavalPosition } from './naval-positions.ts';
import { asleep, cusNamed, farthestOf, game, headOf, inCus, inPercent, type Odds } from './odds-campaign.ts';
import { blank, type Numbers } from './odds-comparing.ts';

const [MOVER, FIRST, SECOND] = [0, 1, 2];
/** The first battle for whoever sails; that he arrives, and the CUs that he loses. */
const FORETOLD = ['win', 'draw', 'lose', 'arrives', 'losses'] as const;
type Foretold = (typeof FORETOLD)[number];
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

function setUp(position: NavalPosition, roll: Dice) {
  const { escort, against, and = [], cus } = position;
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
  const start = game.scene({ seats: 3, options: {} }, parts, asleep);
  const group = { ...cusNamed(cus), with: [], carry: [] };
  const naming = { march: 'antigonos', from: 'kelenderis', side: 'outside', ...group };
  const named = game.apply(start, MOVER, naming, asleep);
  const boarding = { embark: 'antigonos', escort: escort.map(nameOf), ...group };
  const board = game.apply(named, MOVER, boarding, asleep);
  const told = game.forecast?.(board, MOVER, { seaWay: ['paphos'] }) as unknown as VoyageForecast;
  const met = told.others.find(({ seat }) => seat === FIRST);
  if (met === undefined) throw new Error(`nobody would be met: ${JSON.stringify(told)}`);
  const { win, draw, lose } = met;
  return {
    once: sailor(board, position, roll),
    foretold: { win, draw, lose, arrives: told.least, losses: (1 - told.least) * told.losses },
  };
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

export const navalOdds: Odds<NavalPosition, Foretold> = {
  what: 'voyages',
  positions: NAVAL_POSITIONS,
  keys: FORETOLD,
  isChance: (key) => key !== 'losses',
  setUp,
  head: headOf(40, 'win, draw, lose of the first battle  arrives  losses'),
  line: (each) =>
    [
      each.name.padEnd(40),
      `${inPercent(each, 'win')} ${inPercent(each, 'draw')} ${inPercent(each, 'lose')}`.padEnd(34),
      inPercent(each, 'arrives'),
      inCus(each, 'losses'),
      farthestOf(each),
    ].join(' '),
};
