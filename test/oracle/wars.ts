/**
 * Positions laid out at random, with armies close together: in random games battles are few, and Royal Army CUs, Besieged cities and
 * strong Fleets rare. A stretch of the map is full of pieces, and seat 0 is about to activate with a movement die of 6.
 */

import {
  BadInput,
  type Chance,
  type Dice,
  fromDice,
  type Position,
} from '../../packages/kernel/src/index.ts';
import { fleets, independents, majors, minors, neighbours, spaceOf, spaces } from './book/facts.ts';
import { game } from './watching.ts';

const asleep: Chance = fromDice(() => 0);
const COLOURS = ['red', 'blue', 'yellow', 'green'];
const REACH = 3;
const ASIA = ['phrygia', 'syria', 'babylonia'];

/** The spaces within so many steps, and those of the same Provinces. */
function theatreAround(centre: string): string[] {
  let near = new Set([centre]);
  for (let step = 0; step < REACH; step++)
    near = new Set([...near].flatMap((at) => [at, ...neighbours(at, ['land', 'mountain', 'strait'])]));
  return [...near];
}

interface Laid {
  readonly pcs: { [space: string]: number | 'independent' };
  readonly generals: { [general: string]: string };
  readonly units: string[];
  readonly royals: { [royal: string]: string };
  readonly sieges: { [space: string]: string };
}

/** A war, and null where the pieces cannot lie as they were thrown. */
export function laidOut(pick: Dice): Position | null {
  const seats = 2 + pick(3);
  const one = <T>(list: readonly T[]): T => list[pick(list.length)];
  const happens = (percent: number): boolean => pick(100) < percent;
  const laid: Laid = { pcs: {}, generals: {}, units: [], royals: {}, sieges: {} };
  const theatre = theatreAround(one(spaces).id);
  const reserve = [...majors.keys()].filter((id) => !['pleistarchos'].includes(id));
  const lesser = COLOURS.map((colour) =>
    [...minors.values()]
      .filter((each) => (each as { faction?: string }).faction === colour)
      .map(({ id }) => id),
  );
  const tribes = [...independents.keys()];
  let [royals, shields] = [8, 2];

  /** Some CUs, at most so many; Royal Army CUs as long as there are any. */
  function someCus(most: number): string {
    const counts: { [unit: string]: number } = {};
    for (let left = 1 + pick(most); left > 0; ) {
      const unit = one(['mercenary', 'mercenary', 'loyal', 'loyal', 'elephant', 'royal', 'silver-shields']);
      let count = Math.min(left, 1 + pick(3));
      if (unit === 'royal') {
        count = Math.min(count, royals);
        royals -= count;
      } else if (unit === 'silver-shields') {
        // The counter cannot be parted.
        count = shields <= left ? shields : 0;
        if (count > 0) shields = 0;
      } else if (unit === 'elephant') count = Math.min(count, 4);
      counts[unit] = (counts[unit] ?? 0) + count;
      left -= Math.max(count, 1);
    }
    const named = Object.entries(counts).filter(([, count]) => count > 0);
    return named.map(([unit, count]) => `${unit} ${count}`).join(' ');
  }
  function someGenerals(seat: number): string[] {
    const found: string[] = [];
    for (let left = one([1, 1, 1, 2]); left > 0; left--)
      if (reserve.length > 0 && happens(75)) found.push(...reserve.splice(pick(reserve.length), 1));
    if (found.length === 0) found.push(...lesser[seat].splice(0, 1));
    return found;
  }
  function army(seat: number, at: string, place: string, most: number): void {
    const here = someGenerals(seat);
    const hasPc = laid.pcs[at] === seat;
    for (const general of here) laid.generals[general] = `${seat} ${place}`;
    const isLed = here.length > 0;
    const minorAlone = isLed && here.every((general) => minors.has(general));
    const cus = (isLed && (minorAlone || happens(85))) || (!isLed && hasPc) ? someCus(most) : '';
    if (cus !== '') laid.units.push(`${seat} ${place} ${cus}`);
    else if (minorAlone) delete laid.generals[here[0]];
  }

  const give = (province: string, owner: number | 'independent'): void => {
    for (const { id, kind } of spaces.filter((each) => each.province === province))
      if (kind !== 'transit' && happens(90)) laid.pcs[id] = owner;
  };
  for (const at of theatre) {
    const { kind } = spaceOf.get(at) ?? {};
    if (kind === 'transit') continue;
    const whose = pick(10);
    if (whose < 7) laid.pcs[at] = pick(seats);
    else if (whose < 9) laid.pcs[at] = 'independent';
  }
  // Whole Provinces belong to somebody more often than by chance.
  for (const province of new Set(theatre.map((at) => spaceOf.get(at)?.province ?? null)))
    if (province !== null && happens(50)) {
      const owner = happens(15) ? 'independent' : pick(seats);
      give(province, owner);
    }
  const lord = pick(seats);
  if (happens(15)) for (const id of ASIA) give(id, lord);
  if (happens(15)) for (const { id } of spaces.filter((each) => each.hellespont)) laid.pcs[id] = lord;
  for (const at of theatre) {
    const pc = laid.pcs[at];
    const isCity = spaceOf.get(at)?.kind === 'major';
    if (isCity && typeof pc === 'number' && happens(50)) army(pc, at, `${at} inside`, 2);
    if (happens(6) && tribes.length > 0) laid.generals[tribes.splice(pick(tribes.length), 1)[0]] = at;
    else if (happens(60)) {
      const seat = typeof pc === 'number' && happens(50) ? pc : pick(seats);
      army(seat, at, at, one([2, 4, 6, 12]));
      const isEnemy = pc !== undefined && pc !== seat && (isCity || pc === 'independent');
      const hasCus = laid.units.some((line) => line.startsWith(`${seat} ${at} `) && !line.includes('inside'));
      if (isEnemy && isCity && hasCus && happens(60)) laid.sieges[at] = `${seat} ${1 + pick(2)}`;
    }
  }
  for (const [general, place] of Object.entries(laid.generals)) {
    const [seat, at, ...inside] = place.split(' ');
    if (!majors.has(general) || !happens(30)) continue;
    const royal = one(['alexandros', 'philippos', 'herakles', 'olympias', 'kleopatra', 'funeral-cart']);
    laid.royals[royal] ??= `${[at, ...inside].join(' ')} by ${seat}`;
  }
  const cities = theatre.filter((at) => spaceOf.get(at)?.kind === 'major');
  if (laid.royals['funeral-cart'] === undefined && cities.length > 0 && happens(30)) {
    laid.royals.tomb = one(cities);
    laid.royals['funeral-cart'] = 'dead';
  }
  const named = Object.keys(laid.generals).filter((id) => majors.has(id));
  const lasting: { [card: string]: object } = {};
  if (happens(30)) lasting.oracle = { holder: pick(seats) };
  if (happens(30)) lasting['persian-popular-support'] = { holder: pick(seats) };
  if (happens(30) && named.length > 0) lasting.condemnation = { general: one(named) };
  const [engine] = Object.keys(laid.sieges);
  if (happens(50) && engine !== undefined)
    lasting['the-helepolis'] = { holder: Number(laid.sieges[engine][0]), space: engine };
  const everybody = COLOURS.slice(0, seats).map((_, seat) => seat);
  const parts = {
    ...laid,
    turn: 2 + pick(3),
    round: 1 + pick(3),
    // From a Surrender Segment on now and then, so that Sieges come first.
    ...(happens(30) ? { step: 'surrender' } : { die: 6 }),
    active: 0,
    lasting,
    colours: COLOURS.slice(0, seats),
    successors: everybody.filter(() => happens(50)),
    usurper: pick(seats),
    popularity: Object.fromEntries(named.filter(() => happens(20)).map((id) => [id, 1 + pick(3)])),
    fleets: Object.fromEntries(
      fleets.flatMap(({ id, control }) => {
        const state = one(['', 'upgraded', 'dispersed']);
        if (control.kind === 'tyche-card') return [[id, `${pick(seats)} ${state}`.trim()]];
        return state === '' ? [] : [[id, state]];
      }),
    ),
    ...(laid.royals.tomb === 'pella' && { burier: pick(seats) }),
  };
  try {
    return game.scene({ seats, options: {} }, parts, asleep);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}
