/**
 * Positions laid out at random, with armies close together: in random games battles are few, and Royal Army CUs, Besieged cities and
 * strong Fleets rare. A stretch of the map is full of pieces, and it is seat 0's turn.
 */

import {
  BadInput,
  type Chance,
  type Dice,
  fromDice,
  type Position,
} from '../../packages/kernel/src/index.ts';
import { COLOURS, type Laid, type Luck, luckOf, musterer } from './armies.ts';
import { fleets, majors, neighbours, spaceOf, spaces } from './book/facts.ts';
import { game } from './watching.ts';

const asleep: Chance = fromDice(() => 0);
const REACH = 3;
const ASIA = ['phrygia', 'syria', 'babylonia'];
/** Where something holds that holds nowhere else. */
const FAMOUS = [
  'rhodos',
  'memphis',
  'babylon',
  'persepolis',
  'sousa',
  'ekbatana',
  'athenai',
  'halikarnassos',
];
const INVASIONS = ['migration-of-illyrian-tribes', 'scythian-invasion', '23000-greek-soldiers'];
const SURPRISES = [
  ...['scouts', 'mutiny', 'mutiny-2', 'anti-elephant-devices', 'the-gift-of-oratory'],
  ...['traitor-inside-city', 'storms-at-sea', 'fog', 'cretan-liar'],
];
const PERSONS = ['alexandros', 'philippos', 'herakles', 'olympias', 'kleopatra', 'funeral-cart'];

const isCity = (space: string): boolean => spaceOf.get(space)?.kind === 'major';

/** The spaces within so many steps. */
function theatreAround(centre: string): string[] {
  let near = new Set([centre]);
  for (let step = 0; step < REACH; step++)
    near = new Set([...near].flatMap((at) => [at, ...neighbours(at, ['land', 'mountain', 'strait'])]));
  return [...near];
}

function layPcs({ pick, happens }: Luck, seats: number, theatre: readonly string[], { pcs }: Laid): void {
  const give = (province: string, owner: number | 'independent'): void => {
    for (const { id, kind } of spaces)
      if (spaceOf.get(id)?.province === province && kind !== 'transit' && happens(90)) pcs[id] = owner;
  };
  for (const at of theatre) {
    if (spaceOf.get(at)?.kind === 'transit') continue;
    const whose = pick(10);
    if (whose < 7) pcs[at] = pick(seats);
    else if (whose < 9) pcs[at] = 'independent';
  }
  // Whole Provinces belong to somebody more often than by chance.
  for (const province of new Set(theatre.map((at) => spaceOf.get(at)?.province ?? null)))
    if (province !== null && happens(50)) give(province, happens(15) ? 'independent' : pick(seats));
  const lord = pick(seats);
  if (happens(15)) for (const id of ASIA) give(id, lord);
  if (happens(15)) for (const { id } of spaces.filter((each) => each.hellespont)) pcs[id] = lord;
}

function layArmies(
  luck: Luck,
  seats: number,
  theatre: readonly string[],
  laid: Laid,
  isRidden: boolean,
): void {
  const { pick, one, happens } = luck;
  const { army, tribe } = musterer(luck, theatre, laid, isRidden);
  for (const at of theatre) {
    const pc = laid.pcs[at];
    if (isCity(at) && typeof pc === 'number' && happens(50)) army(pc, `${at} inside`, 2);
    if (happens(6)) tribe(at);
    else if (happens(60)) {
      const seat = typeof pc === 'number' && happens(50) ? pc : pick(seats);
      army(seat, at, one([2, 4, 6, 12]));
      const hasCus = laid.units.some((line) => line.startsWith(`${seat} ${at} `) && !line.includes('inside'));
      if (isCity(at) && pc !== undefined && pc !== seat && hasCus && happens(60))
        laid.sieges[at] = `${seat} ${1 + pick(2)}`;
    }
  }
}

/** 16.1: in Minor Cities of their own, some still being built; Sieges are of what stands. */
function capitalsOn({ one, happens }: Luck, seats: number, theatre: readonly string[], { pcs }: Laid) {
  const found: { [seat: number]: string } = {};
  for (let seat = 0; seat < seats; seat++) {
    const sites = theatre.filter((at) => spaceOf.get(at)?.kind === 'minor' && pcs[at] === seat);
    if (sites.length > 0 && happens(60))
      found[seat] = `${happens(70) ? 'complete' : 'building'} ${one(sites)}`;
  }
  return found;
}

function layRoyals({ one, happens }: Luck, theatre: readonly string[], laid: Laid): void {
  for (const [general, place] of Object.entries(laid.generals)) {
    const [seat, ...at] = place.split(' ');
    if (majors.has(general) && happens(30)) laid.royals[one(PERSONS)] ??= `${at.join(' ')} by ${seat}`;
  }
  const cities = theatre.filter(isCity);
  if (laid.royals['funeral-cart'] !== undefined || cities.length === 0 || !happens(30)) return;
  laid.royals.tomb = one(cities);
  laid.royals['funeral-cart'] = 'dead';
}

function lasting({ pick, one, happens }: Luck, seats: number, named: readonly string[], { sieges }: Laid) {
  const [engine] = Object.keys(sieges);
  return {
    ...(happens(30) && { oracle: { holder: pick(seats) } }),
    ...(happens(30) && { 'persian-popular-support': { holder: pick(seats) } }),
    ...(happens(30) && named.length > 0 && { condemnation: { general: one(named) } }),
    ...(engine !== undefined &&
      happens(50) && { 'the-helepolis': { holder: Number(sieges[engine][0]), space: engine } }),
  };
}

/** Where it begins: with the movement die, with Sieges, or with a card that makes the Independent Armies move. */
function beginning({ one }: Luck, seats: number): object {
  const step = one(['activation', 'activation', 'surrender', 'tyche']);
  const hands = dealt(one, seats);
  if (step === 'activation') return { die: 6, hands };
  return { step, hands: step === 'surrender' ? hands : { ...hands, 0: [...hands[0], one(INVASIONS)] } };
}
/** Surprise cards, two for everybody. */
function dealt(one: Luck['one'], seats: number): { [seat: number]: string[] } {
  const left = [...SURPRISES];
  const card = (): string => left.splice(left.indexOf(one(left)), 1)[0];
  return Object.fromEntries(COLOURS.slice(0, seats).map((_, seat) => [seat, [card(), card()]]));
}

/** A war, and null where the pieces cannot lie as they were thrown. */
export function laidOut(dice: Dice, options: { readonly [option: string]: boolean }): Position | null {
  const luck = luckOf(dice);
  const { pick, one, happens } = luck;
  const seats = 2 + pick(3);
  const laid: Laid = { pcs: {}, generals: {}, units: [], royals: {}, sieges: {} };
  const theatre = theatreAround(happens(40) ? one(FAMOUS) : one(spaces).id);
  layPcs(luck, seats, theatre, laid);
  layArmies(luck, seats, theatre, laid, options.cavalry === true);
  layRoyals(luck, theatre, laid);
  const capitals = options.foundationOfACapital ? capitalsOn(luck, seats, theatre, laid) : {};
  const colours = COLOURS.slice(0, seats);
  const named = Object.keys(laid.generals).filter((id) => majors.has(id));
  const parts = {
    ...laid,
    capitals,
    ...beginning(luck, seats),
    turn: 2 + pick(3),
    round: 1 + pick(3),
    active: 0,
    lasting: lasting(luck, seats, named, laid),
    colours,
    successors: colours.map((_, seat) => seat).filter(() => happens(50)),
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
    return game.scene({ seats, options }, parts, asleep);
  } catch (error) {
    if (error instanceof BadInput) return null;
    throw error;
  }
}
