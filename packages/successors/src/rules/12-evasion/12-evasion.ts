/** 12 Evasion: Generals of Factions that are not moving leave before there is a battle. */

import { done, type Seat } from '@diadochi/kernel';
import type { General, Royal, Space, Unit, Units } from '../../box.ts';
import { isBarred } from '../../cards/pact.ts';
import {
  type Board,
  decision,
  INDEPENDENT,
  type Location,
  type Owner,
  type Play,
  procedure,
  rule,
  TYPES,
  under,
} from '../../contract.ts';
import {
  commanderAt,
  generalsAt,
  hasEnemyGeneral,
  hasGeneralAt,
  isOnMap,
  moveGeneral,
  ownerOf,
  whereIs,
} from '../../position/generals.ts';
import { forgetFreeDeeds, inWake, STRUCK } from '../../position/march.ts';
import { isStronghold, outsideOf, spaceFacts, spaceOf } from '../../position/places.ts';
import { setRoyal } from '../../position/royals.ts';
import { turnOrder } from '../../position/turns.ts';
import { addUnits, cusAt, hasEnemyCus, unitsAt } from '../../position/units.ts';
import { evadesFrom } from '../7-pieces/7.1-ratings.ts';
import { mayStand, reachesHome } from '../9.5-independent-armies/9.5-movement.ts';
import { mayReact, royalsAt } from '../9-armies/9.1-company.ts';
import { disperseLoneGenerals } from '../10-land-movement/10.I-army-against-general.ts';
import {
  brokenPrice,
  couldPay,
  isIncited,
  payForReaction,
  priceField,
} from '../11-interception/11-inciting.ts';
import { isJoinedByLand, isOpenTo } from '../11-interception/11-interception.ts';

export const evasions = procedure('evasions', (_, args) => ({
  ...args,
  turns: 0,
  declared: [],
  failed: [],
  owner: args.by,
  general: 0,
  modifier: 0,
  with: [],
  units: [],
  carry: [],
  seen: [spaceOf(args.into)],
  to: 0,
})).steps({
  // S12.2-01, S12.2-02: all declare, in Turn Order, before any Evasion is resolved.
  A_next: (p, f) => {
    while (f.turns < p.seats && !mayBeAsked(p, turnOrder(p)[f.turns], f)) f.turns++;
    if (f.turns < p.seats) return 'B_declare';
    f.turns = 0;
    return 'C_next';
  },
  B_declare: {
    ask: 'evade',
    of: (p, { turns }) => [turnOrder(p)[turns]],
    about: (_, { by, into }) => ({ by, space: spaceOf(into) }),
    then: (p, f, seat, answer, play) => {
      const { tell } = play;
      f.turns++;
      if ('incite' in answer) {
        payForReaction(p, seat, answer.incite, answer.price, play);
        f.declared = [...f.declared, { by: seat, owner: INDEPENDENT }];
      }
      if ('evade' in answer) {
        f.declared = [...f.declared, { by: seat, owner: seat }];
        const general = commanderAt(p, f.into, seat) as General;
        tell?.all('declaredEvasion', { seat, general, space: spaceOf(f.into) });
      }
      return 'A_next';
    },
  },
  // S12.2-03, S12.2-04: one die for each Faction. D12-11: without a destination by now, none.
  C_next: (p, f) => {
    for (; f.turns < f.declared.length; f.turns++) {
      Object.assign(f, groupOf(p, f.declared[f.turns].owner, f), {
        seen: [spaceOf(f.into)],
        modifier: 0,
      });
      if (hasWayOut(p, evading(f))) return;
    }
    return done({ failed: f.failed });
  },
  // C46-01: just before the die.
  C_cards: {
    open: 'evasionRoll',
    with: (_, { declared, turns, general, into, modifier }) => ({
      by: declared[turns].by,
      general,
      into: spaceOf(into),
      modifier,
    }),
    then: (_, f, { modifier }) => {
      f.modifier = modifier;
    },
  },
  C_resolve: (p, f, play) => {
    if (succeeds(p, f, play)) return 'D_flee';
    f.failed = [...f.failed, f.owner]; // S12.2.B-01
    return 'F_next';
  },
  // S12.2.A-01: where to, when the die has fallen; S12-03: one space or two.
  D_flee: {
    ask: 'flee',
    of: (p, f) => (hasWayOut(p, evading(f)) ? [f.declared[f.turns].by] : []),
    none: 'F_next',
    about: (_, f) => {
      const { general, cus, barred } = evading(f);
      return { general, cus, barred, seen: f.seen, left: SPACES - f.seen.length + 1 };
    },
    then: (_p, f, _seat, answer) => {
      if ('halt' in answer) return 'F_next';
      f.to = answer.flee;
      return 'E_stronghold';
    },
  },
  // S10.A-05, D10-01
  E_stronghold: {
    call: 'passing',
    with: (p, { owner, general, units, seen }) => {
      const at = whereIs(p, general);
      const passes = seen.length > 1 && isStronghold(p, spaceOf(at)) && sum(units) > 0;
      return passes ? { seat: owner, at, units } : null;
    },
    then: (_p, f, { units }) => {
      f.units = units;
    },
  },
  E_move: (p, f, play) => {
    // D12-14: who has lost his last CU on leaving may no longer go to where an enemy General stands.
    if (!mayFleeTo.allows(p, evading(f), f.to)) return 'F_next';
    slipAway(p, f, outsideOf(f.to), play); // D12-12
    f.seen = [...f.seen, f.to];
    return f.seen.length <= SPACES && isOnMap(p, f.general) ? 'D_flee' : undefined;
  },
  F_next: (_, f) => {
    f.turns++;
    return 'C_next';
  },
});
/** S12-03 */
const SPACES = 2;

/** The group that Evades. */
interface Group {
  readonly owner: Owner;
  readonly general: General;
  readonly with: readonly General[];
  readonly units: Units;
  readonly carry: readonly Royal[];
}
/** S12-02: all of a Faction's in the location, under its Commanding General (D12-02). */
function groupOf(p: Board, owner: Owner, entry: Entry): Group {
  const at = entry.into;
  const general = evaderAt(p, owner, entry) as General;
  return {
    owner,
    general,
    with: generalsAt(p, at, owner).filter((each) => each !== general),
    units: Array.from({ length: TYPES }, (_, unit: Unit) => unitsAt(p, at, owner, unit)),
    carry: royalsAt(p, at, owner, []).filter((royal) => mayReact.allows(p, royal)),
  };
}
const sum = (units: Units): number => units.reduce((all, count) => all + count, 0);

/** S7.5-01: an Independent General has his CUs with him. */
const ALWAYS_SOME = 1;
const NOBODY_ELSE: readonly General[] = [];
interface Evading {
  readonly general: General;
  /** S16.11-05: who goes along. */
  readonly with: readonly General[];
  /** How many CUs are with him. */
  readonly cus: number;
  /** The spaces that it has been in, first the one that was entered. */
  readonly seen: readonly Space[];
  /** The one from which the active group came. */
  readonly barred: Space | null;
}
/** D12-09: after a landing or a sortie none is barred. */
const barredTo = ({ from, into }: { from: Location; into: Location }): Space | null =>
  spaceOf(from) === spaceOf(into) ? null : spaceOf(from);
const evading = (f: Group & Entry & { readonly seen: readonly Space[] }): Evading => ({
  general: f.general,
  with: f.with,
  cus: f.owner === INDEPENDENT ? ALWAYS_SOME : sum(f.units), // S16.11-02
  seen: f.seen,
  barred: barredTo(f),
});

/** Who entered, from where and what. */
interface Entry {
  readonly by: Seat;
  readonly from: Location;
  readonly into: Location;
}
/** 12.1: may somebody's General there try? */
const mayEvade = rule<[Seat, Entry]>({
  'S12.1-07': (_p, seat, { by }) => seat !== by,
  'S12.1-06': (p, _, { into }) => !inWake(p, spaceOf(into), STRUCK),
  'S12-01': (p, seat, { into }) => hasGeneralAt(p, into, seat),
  'S12.1-01': (p, seat, entry) => hasWayOut(p, firstEvading(p, seat, entry)),
});
const firstEvading = (p: Board, seat: Seat, entry: Entry): Evading =>
  evadingUnder(p, evaderAt(p, seat, entry) as General, seat, entry);
const evadingUnder = (p: Board, general: General, owner: Owner, entry: Entry): Evading => ({
  general,
  with: owner === INDEPENDENT ? generalsAt(p, entry.into, owner) : NOBODY_ELSE,
  cus: cusAt(p, entry.into, owner),
  seen: [spaceOf(entry.into)],
  barred: barredTo(entry),
});
/**
 * Who tries it for all of his Faction: whoever commands there. S16.11-03, S16.11-05: one of the Independents there, who takes the
 * others along, so the one who does it most easily.
 */
export function evaderAt(p: Board, owner: Owner, entry: Entry): General | null {
  const commander = commanderAt(p, entry.into, owner);
  if (owner !== INDEPENDENT) return commander;
  let [best, least]: [General | null, number] = [commander, Number.POSITIVE_INFINITY];
  for (const general of generalsAt(p, entry.into, owner)) {
    const needed = evadesFrom.sum(p, general, entry.into);
    if (needed < least && hasWayOut(p, evadingUnder(p, general, owner, entry)))
      [best, least] = [general, needed];
  }
  return best;
}
/** S16.11-01, S16.11-10: Independents there who could try, once in the Procedure; by public facts alone. */
const canInciteEvasion = (
  p: Board,
  seat: Seat,
  entry: Entry,
  declared: readonly { readonly owner: Owner }[],
): boolean =>
  seat !== entry.by &&
  couldPay(p, seat) &&
  mayInciteHere.allows(p, declared) &&
  mayEvade.allows(p, INDEPENDENT, entry);
const mayInciteHere = rule<[readonly { readonly owner: Owner }[]]>({
  'S16.11-10': (_p, declared) => !declared.some(({ owner }) => owner === INDEPENDENT),
});
const mayBeAsked = (
  p: Board,
  seat: Seat,
  f: Entry & { readonly declared: readonly { readonly owner: Owner }[] },
): boolean => canEvade(p, seat, f) || canInciteEvasion(p, seat, f, f.declared);
export const canEvade = (p: Board, seat: Seat, entry: Entry): boolean => mayEvade.allows(p, seat, entry);
const waysOut = (p: Board, evading: Evading): readonly Space[] =>
  nextTo(p, evading).filter((space) => mayFleeTo.allows(p, evading, space));
const hasWayOut = (p: Board, evading: Evading): boolean =>
  nextTo(p, evading).some((space) => mayFleeTo.allows(p, evading, space));
/** Where somebody's pieces could go from there, if they Evaded. */
export const refugesFrom = (p: Board, seat: Seat, entry: Entry): readonly Space[] =>
  waysOut(p, firstEvading(p, seat, entry));
const nextTo = (p: Board, { general }: { general: General }): readonly Space[] =>
  spaceFacts(p, spaceOf(whereIs(p, general))).adjacent;

interface Trying extends Group, Entry {
  readonly modifier: number;
  readonly declared: readonly { readonly by: Seat }[];
  readonly turns: number;
}
/** S12.2-04, S12.2-05; C46-02, C46-04: with what a card adds to the die. */
function succeeds(
  p: Board,
  { owner, general, into, modifier: bonus, declared, turns }: Trying,
  { chance, tell }: Play,
): boolean {
  const { by: declarer } = declared[turns];
  const needed = evadesFrom.sum(p, general, into);
  const die = chance.die(6);
  const success = die + bonus >= needed;
  forgetFreeDeeds(p);
  const roll = { general, space: spaceOf(into), die, bonus, needed, success };
  if (owner === INDEPENDENT) tell?.all('independentEvasion', { seat: declarer, ...roll });
  else tell?.all('evasionRoll', { seat: owner, ...roll });
  return success;
}

/** S12.2.A-02: the group goes, nothing else; S12.2.A-07, S12.2.A-09: Generals whom it meets are Dispersed. */
function slipAway(
  p: Board,
  { owner, general, with: others, units, carry }: Group,
  to: Location,
  play: Play,
): void {
  const from = whereIs(p, general);
  for (let unit = 0; unit < TYPES; unit++) {
    addUnits(p, from, owner, unit, -units[unit]);
    addUnits(p, to, owner, unit, units[unit]);
  }
  for (const each of [general, ...others])
    if (owner !== INDEPENDENT || !reachesHome(p, each, spaceOf(to), play)) moveGeneral(p, each, to); // D16-21
  // S9.1-16
  if (sum(units) > 0) for (const royal of carry) setRoyal(p, royal, to);
  const way = { general, from: spaceOf(from), space: spaceOf(to) };
  if (owner === INDEPENDENT) play.tell?.all('independentsEvaded', way);
  else play.tell?.all('evaded', { seat: owner, ...way });
  disperseLoneGenerals(p, to, play);
}

/** 12.1: may the group go to a space next to it? */
const mayFleeTo = rule<[Evading, Space]>({
  'S12.2.A-04': (_p, { seen }, space) => !seen.includes(space),
  'S12.2.A-03': (_p, { barred }, space) => space !== barred,
  // Closed to one of them, closed to all: they are not parted.
  'D16-21': (p, { general, with: others }, space) =>
    ownerOf(p, general) !== INDEPENDENT || [general, ...others].every((each) => mayStand(p, each, space)),
  'S12.1-05': (p, { general }, space) => isJoinedByLand(p, spaceOf(whereIs(p, general)), space),
  'S12.1-02': (p, { general }, space) => isOpenTo(p, ownerOf(p, general), space),
  'S12.1-03': (p, { general }, space) => !hasEnemyCus(p, space, ownerOf(p, general)),
  // D6-37
  'CO63-04': (p, { general }, space) => !isBarred(p, ownerOf(p, general), outsideOf(space)),
  'S12.1-04': (p, { general, cus }, space) => cus > 0 || !hasEnemyGeneral(p, space, ownerOf(p, general)),
});
const mayHalt = rule<[readonly Space[]]>({
  'S12-01': (_p, seen) => seen.length > 1,
});

export const evade = decision('evade', [
  { evade: { closed: (p, { seat, about: { by } }) => mayEvade.broken(p, seat, entryNow(p, by)) } },
  {
    incite: {
      // S16.11-05: one of the Independents there tries for all of them.
      among: (p, { about: { by } }, list) => {
        const general = isIncited(p) ? evaderAt(p, INDEPENDENT, entryNow(p, by)) : null;
        if (general !== null) list.push(general);
        return list;
      },
      bounds: 'S16.11-01',
      closed: (p, { seat, about: { by } }) =>
        brokenPrice(p, seat) ??
        mayInciteHere.broken(p, under(p, 'evasions')?.declared ?? []) ??
        mayEvade.broken(p, INDEPENDENT, entryNow(p, by)),
    },
    price: priceField,
  },
  { stay: {} },
]);
const entryNow = (p: Board, by: Seat): Entry => under(p, 'evasions') ?? { by, from: 0, into: 0 };
export const flee = decision('flee', [
  {
    flee: {
      among: (p, { about }) => nextTo(p, about),
      bounds: 'S12-03',
      may: (p, { about }, space) =>
        mayFleeTo.broken(p, { ...about, with: under(p, 'evasions')?.with ?? NOBODY_ELSE }, space),
    },
  },
  { halt: { closed: (p, { about }) => mayHalt.broken(p, about.seen) } },
]);
