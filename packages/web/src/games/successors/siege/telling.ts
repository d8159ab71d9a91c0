/** A Siege as the log tells it, laid out for the eye: the roll with its reasons, stones, fates, lines. */

import type { Message } from '../../../api.ts';
import type { Side, Told } from '../battle/telling.ts';
import type { Story } from '../battles.ts';
import { box } from '../content.ts';
import { kindNow } from '../kind-now.ts';
import type { Table } from '../view.ts';

export const SIEGE_STAGES = ['declare', 'roll', 'losses', 'city'] as const;

/** What is added to the die, and why. */
export interface Reason {
  readonly clause: string;
  readonly by: number;
}
export interface SiegeRoll {
  readonly die: number;
  readonly reasons: readonly Reason[];
  readonly total: number;
  readonly points: number;
  readonly losses: number;
}
/** What has become of something that was inside. */
export interface Fate {
  readonly what: 'unit' | 'general' | 'royal';
  readonly id: string;
  readonly count: number;
  readonly fate: 'eliminated' | 'lost' | 'dispersed' | 'offMap' | 'gone' | 'defected' | 'stoodIn';
  readonly clause: string;
}
export interface Change {
  readonly seat: number;
  readonly vp: number;
  readonly l: number;
}
export interface Siege {
  readonly space: string;
  readonly kind: string;
  readonly seat: number;
  readonly general: string;
  readonly cus: number;
  readonly roll: SiegeRoll | null;
  readonly needed: number;
  readonly before: number;
  readonly points: number;
  /** S16.5-01: CUs inside that this roll has yet to cost. */
  readonly pending: number;
  readonly lost: readonly string[];
  readonly fell: boolean;
  /** Whose it is, or was before it fell. */
  readonly owner: Side;
  readonly fates: readonly Fate[];
  readonly changes: readonly Change[];
  readonly lines: readonly Told[];
  readonly stage: number;
}

const nameOf = ({ key }: Message): string => key.slice('event.'.length);
const numberIn = ({ params }: Message, name: string): number => Number(params[name] ?? 0);

/** S15.4-01 to S15.4-03 */
function stonesOf(table: Table, space: string): number {
  const kind = kindNow(table, space);
  const { pointsNeeded } = box().tables.siegeTable;
  return kind === 'major' || kind === 'stronghold' ? pointsNeeded[kind] : pointsNeeded.minor;
}

export function siegeIn({ messages }: Story, table: Table): Siege {
  const [begun] = messages;
  const space = String(begun.params.space);
  const seat = Number(begun.params.seat);
  const of = (name: string) => messages.filter((message) => nameOf(message) === name);
  const rolled = of('siegeRoll').at(-1);
  const gained = of('siegePoint');
  const fallen = of('cityFell').at(-1);
  const now = table.sieges[space]?.by === seat ? table.sieges[space].points : 0;
  const before = gained.length > 0 ? numberIn(gained[0], 'points') - 1 : now;
  const lost = of('lostUnit').filter(({ params }) => params.seat === seat && params.cause === 'siege');
  const pc = table.pcs[space];
  const from = fallen === undefined ? (typeof pc === 'number' ? pc : null) : (fallen.params.from as Side);
  const since = fallen === undefined ? [] : messages.slice(messages.indexOf(fallen));
  const roll = rolled === undefined ? null : rollIn(rolled);
  // A Capital that has fallen is none any more: the points say what they were for.
  const needed = gained.length > 0 ? numberIn(gained[0], 'needed') : stonesOf(table, space);
  const points = before + gained.length;
  const inside = stoodIn(of('lostUnit'), seat);
  const fell = fallen !== undefined;
  const pending =
    roll === null || fell || points >= needed ? 0 : roll.points - gained.length - standInsOf(inside);
  const isCostly = roll !== null && (roll.losses > 0 || inside.length > 0 || pending > 0);
  const reached = [true, roll !== null, isCostly, fell];
  return {
    space,
    // S16.1-10: a Capital that has fallen is none any more, but it was besieged as one.
    kind: of('lostCapital').length > 0 ? 'major' : kindNow(table, space),
    seat,
    general: String(begun.params.general),
    cus: numberIn(begun, 'cus'),
    roll,
    needed,
    before,
    points,
    pending,
    lost: lost.map(({ params }) => String(params.unit)),
    fell,
    owner: from,
    fates: [...inside, ...[...of('defected'), ...since].flatMap(fateIn)],
    changes: changesIn(of('scored')),
    lines: messages.flatMap((message, i) => {
      const isAfter = i > messages.findIndex(isRoll);
      const clause = clauseOf(message, seat, isAfter);
      return clause === null ? [] : [{ message, clause, isAfter }];
    }),
    stage: reached.lastIndexOf(true),
  };
}
/** How whoever it has touched stands in the end. */
function changesIn(scored: readonly Message[]): readonly Change[] {
  const seats = [...new Set(scored.map((message) => numberIn(message, 'seat')))];
  return seats.map((seat) => {
    const last = scored.findLast((message) => numberIn(message, 'seat') === seat)!;
    return { seat, vp: numberIn(last, 'vp'), l: numberIn(last, 'legitimacy') };
  });
}
const isRoll = (message: Message): boolean => nameOf(message) === 'siegeRoll';

/** As it is while the die falls: nothing tells what comes of it. */
export const beforeFall = (siege: Siege): Siege => ({
  ...siege,
  points: siege.before,
  fell: false,
  fates: [],
  changes: [],
  lost: [],
  lines: siege.lines.filter(({ isAfter }) => !isAfter),
  stage: Math.min(siege.stage, SIEGE_STAGES.indexOf('roll')),
});

function rollIn(rolled: Message): SiegeRoll {
  const of = (name: string) => numberIn(rolled, name);
  const reasons: readonly Reason[] = [
    { clause: of('city') < 0 ? 'S15.2.B-03' : 'S15.2.B-04', by: of('city') },
    { clause: 'S15.2.B-02', by: of('fleets') },
    { clause: 'S15.2.B-05', by: of('engine') },
    { clause: 'S15.2.B-07', by: of('commander') },
    { clause: 'S15.2.B-08', by: of('defender') },
  ];
  return {
    die: of('die'),
    reasons: reasons.filter(({ by }) => by !== 0),
    total: of('total'),
    points: of('points'),
    losses: of('losses'),
  };
}

/** S16.5-01: CUs inside that were eliminated in place of Siege Points, by type. */
function stoodIn(lost: readonly Message[], besieger: number): readonly Fate[] {
  const units = lost.flatMap(({ params: { seat, cause, unit } }) =>
    seat !== besieger && cause === 'siege' ? [String(unit)] : [],
  );
  return [...new Set(units)].map((id) => ({
    what: 'unit',
    id,
    count: units.filter((each) => each === id).length,
    fate: 'stoodIn',
    clause: 'S16.5-01',
  }));
}
function fateIn(message: Message): readonly Fate[] {
  const { unit, general, royal, count } = message.params;
  const units = (fate: Fate['fate'], clause: string, id = String(unit)): readonly Fate[] => [
    { what: 'unit', id, count: Number(count ?? 1), fate, clause },
  ];
  switch (nameOf(message)) {
    case 'defected':
      return units('defected', 'S15.2.B-12', 'royal');
    case 'eliminated':
      return units('eliminated', 'S14.9-05');
    case 'lostUnit':
      return units('lost', 'S14.9-06');
    case 'dispersedUnits':
      return units('dispersed', 'S14.9-07');
    case 'dispersedGeneral':
      return [{ what: 'general', id: String(general), count: 1, fate: 'dispersed', clause: 'S14.9-08' }];
    case 'leftMap':
      return [{ what: 'general', id: String(general), count: 1, fate: 'offMap', clause: 'S14.9-09' }];
    case 'lostRoyal':
      return [{ what: 'royal', id: String(royal), count: 1, fate: 'gone', clause: 'S14.9-10' }];
    default:
      return [];
  }
}

const CLAUSES: { readonly [event: string]: string } = {
  becameSuccessor: 'S15-03',
  defected: 'S15.2.B-12',
  cityFell: 'S15.4-05',
  lostCapital: 'S16.1-07',
  eliminated: 'S14.9-05',
  attrition: 'S14.9-06',
  dispersedUnits: 'S14.9-07',
  dispersedGeneral: 'S14.9-08',
  leftMap: 'S14.9-09',
  lostRoyal: 'S14.9-10',
  gainedRoyal: 'S14.9-10',
  movedOutside: 'S14.9-10',
  placedPc: 'S15.4-07',
  lostProvince: 'S3.5-01',
  fleetPasses: 'S7.4-05',
};
/** The rule by which something happened; null for what the panel shows already. */
function clauseOf(message: Message, besieger: number, isAfter: boolean): string | null {
  const { cause, seat } = message.params;
  // Whether Royal Army CUs of the Besieger count is told before the roll, whether those inside go over after it.
  if (nameOf(message) === 'prestige') return isAfter ? 'S15.2.B-12' : 'S16.6-01';
  if (nameOf(message) === 'lostUnit') {
    if (cause !== 'siege') return 'S14.9-06';
    return seat === besieger ? 'S15.2.B-11' : 'S16.5-01';
  }
  if (nameOf(message) === 'dispersedUnits' && seat === besieger) return 'S16.9-17';
  return CLAUSES[nameOf(message)] ?? null;
}

/** S15.2.B-09: what the Siege Table gives. */
function tableRow(total: number): { readonly points: number; readonly losses: number } {
  const { rows } = box().tables.siegeTable;
  const row =
    rows.find(({ min, max }) => (min ?? total) <= total && total <= (max ?? total)) ?? rows[rows.length - 1];
  return { points: row.siegePoints, losses: row.losses };
}
/** S16.5-01: how many CUs inside this roll has cost. */
export const standInsOf = (fates: readonly Fate[]): number =>
  fates.reduce((all, { fate, count }) => all + (fate === 'stoodIn' ? count : 0), 0);
/** How likely the space was to fall by this roll. */
export function chanceOf({ roll, before, needed, fates }: Siege): number {
  if (roll === null) return 0;
  const sum = roll.total - roll.die;
  // S16.5-01: all who could stand in have, since it has fallen.
  const points = (die: number): number => before + tableRow(die + sum).points - standInsOf(fates);
  return [1, 2, 3, 4, 5, 6].filter((die) => points(die) >= needed).length / 6;
}
