/** 11 Interception: players who are not moving try to be there first. */

import { done, type Seat } from '@diadochi/kernel';
import type { General, Royal, Space, Unit } from '../../box.ts';
import {
  BOTH_SIDES,
  type Board,
  decision,
  INDEPENDENT,
  type Location,
  NOBODY,
  OUTSIDE,
  type Owner,
  type Play,
  procedure,
  rule,
  TYPES,
  under,
} from '../../contract.ts';
import {
  DISPERSED,
  generalsAt,
  generalsInSpace,
  hasGeneralAt,
  isOnMap,
  minorsOf,
  moveGeneral,
  OFF_MAP,
  ownerOf,
  playersWithGeneralAt,
  whereIs,
} from '../../position/generals.ts';
import {
  forgetFreeDeeds,
  groupCus,
  inWake,
  moverOf,
  noteWake,
  PASSED,
  STRUCK,
  WAS_BESIEGED,
} from '../../position/march.ts';
import { havePact } from '../../position/pact.ts';
import {
  insideOf,
  isUncontrolled,
  locationOf,
  outsideOf,
  pcOn,
  sideOf,
  spaceFacts,
  spaceOf,
} from '../../position/places.ts';
import { setRoyal } from '../../position/royals.ts';
import { turnOrder } from '../../position/turns.ts';
import { addUnits, cusAt, cusInSpace, spacesWithCus, unitsAt } from '../../position/units.ts';
import { isGeneralBesieged } from '../2-board/2-besieged.ts';
import { appoint } from '../7-pieces/7.1-minor-generals.ts';
import { interceptsFrom } from '../7-pieces/7.1-ratings.ts';
import { mayStand, reachesHome } from '../9.5-independent-armies/9.5-movement.ts';
import {
  type Asked,
  cuFields,
  juniorsAt,
  mayCarryAnybody,
  mayFollow,
  mayInterceptTogether,
  mayLead,
  mayReact,
  namedCus,
  namedUnits,
  royalsAt,
} from '../9-armies/9.1-company.ts';
import { enemyCusAt, hasEnemyAt } from '../10-land-movement/10.D-factions.ts';
import {
  brokenPrice,
  couldPay,
  isIncited,
  mayDeclareOwn,
  mayIncite,
  mayInciteFrom,
  payForReaction,
  priceField,
} from './11-inciting.ts';

export const interceptions = procedure('interceptions', (_, args) => ({
  ...args,
  turns: 0,
  attempts: [],
  modifier: 0,
  placed: [],
  interceptor: NOBODY,
  came: [],
})).steps({
  // S11.2-01, S11.2-04, S11.2-17: all are declared, in Turn Order and openly, before any is resolved.
  A_next: (p, f) => {
    while (f.turns < p.seats && !mayDeclare.allows(p, turnOrder(p)[f.turns], f)) f.turns++;
    if (f.turns < p.seats) return 'B_declare';
    f.turns = 0;
    return 'C_next';
  },
  B_declare: {
    ask: 'intercept',
    of: (p, { turns }) => [turnOrder(p)[turns]],
    about: (p, { by, into, turns, attempts, placed }) => ({
      by,
      space: spaceOf(into),
      tried: triedBy(turnOrder(p)[turns], attempts),
      placed,
    }),
    then: (p, f, seat, answer, play) => {
      if ('pass' in answer) f.turns++;
      else if ('incite' in answer) {
        // S16.11-02, S16.11-04: he comes with his own Army, which is never parted.
        const { incite: general, price } = answer;
        const from = whereIs(p, general);
        payForReaction(p, seat, general, price, play);
        const alone = { with: [], units: new Array<number>(TYPES).fill(0), carry: [] };
        f.attempts = [...f.attempts, { by: seat, owner: INDEPENDENT, from, general, ...alone }];
      } else if ('appoint' in answer) {
        // S11.2-09, D11-07
        f.placed = [...f.placed, answer.at];
        appoint(p, seat, answer.appoint, locationOf(answer.at, answer.side), play);
      } else {
        const { intercept: general, ...rest } = answer;
        const company = { ...rest, with: [...rest.with], carry: [...rest.carry] };
        const from = whereIs(p, general);
        f.attempts = [
          ...f.attempts,
          {
            by: seat,
            owner: seat,
            from,
            general,
            with: company.with,
            units: [...namedUnits(answer)],
            carry: company.carry,
          },
        ];
        const [cus, space] = [namedCus(answer), spaceOf(f.into)];
        const event = { seat, general, from: spaceOf(from), space, cus, ...company };
        play.tell?.all('declaredInterception', event);
      }
      return 'A_next';
    },
  },
  // S11.2-04: in Turn Order too; S11.2-14, S11.2-15: the first success ends the attempts of other Factions.
  C_next: (_, f) => {
    while (f.turns < f.attempts.length && isTooLate(f, f.attempts[f.turns])) f.turns++;
    f.modifier = 0;
    return f.turns < f.attempts.length ? undefined : 'D_end';
  },
  // C46-01: just before the die.
  C_cards: {
    open: 'interceptionRoll',
    with: (_, { attempts, turns, into, modifier }) => {
      const { by, general } = attempts[turns];
      return { by, general, into: spaceOf(into), modifier };
    },
    then: (_, f, { modifier }) => {
      f.modifier = modifier;
    },
  },
  C_resolve: (p, f, play) => {
    const attempt = f.attempts[f.turns++];
    if (!succeeds(p, attempt, f, play)) return 'C_next';
    // D16-21
    if (attempt.owner === INDEPENDENT && reachesHome(p, attempt.general, spaceOf(f.into), play))
      return 'C_next';
    f.interceptor = attempt.owner;
    arrive(p, attempt, f.into);
    if (attempt.owner === INDEPENDENT) return 'C_next'; // he has CUs, and stays
    const { general, with: others, from } = attempt;
    f.came = [...f.came, ...[general, ...others].map((each) => ({ general: each, from }))];
    return 'C_next';
  },
  D_end: (p, f) => {
    if (f.attempts.length > 0) forgetFreeDeeds(p);
    if (f.interceptor !== NOBODY) noteWake(p, spaceOf(f.into), STRUCK);
    return done({ interceptor: f.interceptor, came: f.came });
  },
});
interface Attempt {
  readonly by: Seat;
  readonly owner: Owner;
  readonly from: Location;
  readonly general: General;
  readonly with: readonly General[];
  readonly units: readonly number[];
  readonly carry: readonly Royal[];
}

const isTooLate = ({ interceptor }: { readonly interceptor: Owner }, { owner }: Attempt): boolean =>
  interceptor !== NOBODY && interceptor !== owner;

/** S11.2-11: a die for the Intercepting General; C46-02, C46-04: with what a card adds to it. */
function succeeds(
  p: Board,
  { by, owner, from, general }: Attempt,
  { into, modifier: bonus }: { readonly into: Location; readonly modifier: number },
  { chance, tell }: Play,
): boolean {
  const needed = interceptsFrom.sum(p, general, from);
  const die = chance.die(6);
  const success = die + bonus >= needed;
  const event = owner === INDEPENDENT ? 'independentInterception' : 'interceptionRoll';
  tell?.all(event, { seat: by, general, space: spaceOf(into), die, bonus, needed, success });
  return success;
}
/** S11.2-13, S11.2-16: all that was declared moves in. */
function arrive(
  p: Board,
  { owner, from, general, with: others, units, carry }: Attempt,
  into: Location,
): void {
  for (const each of [general, ...others]) moveGeneral(p, each, into);
  for (let unit: Unit = 0; unit < TYPES; unit++) {
    addUnits(p, from, owner, unit, -units[unit]);
    addUnits(p, into, owner, unit, units[unit]);
  }
  for (const royal of carry) setRoyal(p, royal, into);
}

/** A General who came while another player was moving, and from where: by Intercepting, or out of a city in step B. */
export interface Arrival {
  readonly general: General;
  readonly from: Location;
}
/**
 * D11-17, S10.G-05: Generals who came without CUs do not stay beside those of a third player, whoever is only passing:
 * they go back where they came from, or if somebody else is there by now, to the Dispersed Box.
 */
export function sendBack(
  p: Board,
  mover: Owner,
  into: Location,
  came: readonly Arrival[],
  { tell }: Play,
): void {
  if (playersWithGeneralAt(p, into).filter((seat) => seat !== mover).length < 2) return;
  for (const { general, from } of came) {
    if (whereIs(p, general) !== into) continue;
    const seat = ownerOf(p, general);
    if (hasEnemyAt(p, from, seat)) {
      moveGeneral(p, general, DISPERSED);
      tell?.all('dispersedGeneral', { seat, general });
    } else {
      moveGeneral(p, general, from);
      const [left, space] = [spaceOf(into), spaceOf(from)];
      if (left === space) tell?.all('shifted', { seat, general, space, side: sideOf(from), cus: 0 });
      else tell?.all('wentBack', { seat, general, from: left, space });
    }
  }
}

/** 11.1: may this General try? */
export const mayIntercept = rule<[General, Location]>({
  // D6-37
  'CO63-04': (p, general) => !havePact(p, ownerOf(p, general), moverOf(p)),
  'D16-21': (p, general, into) => ownerOf(p, general) !== INDEPENDENT || mayStand(p, general, spaceOf(into)),
  'S11.1.B-05': (p, general) => !isGeneralBesieged(p, general),
  // D11-04: as long as the activation lasts in which his Besieger left, whoever that was.
  'S11.1.B-06': (p, general) =>
    sideOf(whereIs(p, general)) === OUTSIDE ||
    isGeneralBesieged(p, general) || // S11.1.B-05 is about him
    !inWake(p, spaceOf(whereIs(p, general)), WAS_BESIEGED | PASSED),
  // S11.1.B-01
  'S11.1.A-01': (p, general, into) => isJoinedByLand(p, spaceOf(whereIs(p, general)), spaceOf(into)),
  'S11.1.A-02': (p, general, into) => isOpenTo(p, ownerOf(p, general), spaceOf(into)),
  'S11.1.B-02': (p, general, into) => !wasOccupied(p, ownerOf(p, general), into),
});
export const isJoinedByLand = (p: Board, a: Space, b: Space): boolean =>
  spaceFacts(p, a).paths.some(({ to, type }) => to === b && type === 'land');
/** S11.1.A-02, S12.1-02: one's own PC, none, or one's own CU. */
export const isOpenTo = (p: Board, seat: Seat, space: Space): boolean =>
  pcOn(p, space) === seat || isUncontrolled(p, space) || cusInSpace(p, space, seat) > 0;
/** D11-03: whether CUs that are enemies of the Interceptor were in the location before the active group came. */
const wasOccupied = (p: Board, seat: Seat, into: Location): boolean =>
  enemyCusAt(p, into, seat) - (moverOf(p) === NOBODY ? 0 : groupCus(p)) > 0;

/** S11.2-02, D11-06: from each space once. */
const mayTryFrom = rule<[Space, readonly Space[]]>({
  'S11.2-02': (_p, space, tried) => !tried.includes(space),
});
const triedBy = (seat: Seat, attempts: readonly Attempt[]): Space[] =>
  attempts.filter(({ by }) => by === seat).map(({ from }) => spaceOf(from));
const NOWHERE: readonly Space[] = [];
/** Whether a player has anything to declare. */
const mayDeclare = rule<[Seat, Entering]>({
  'S11-01': (_p, seat, { by }) => seat !== by,
  'S11.1-01': (p, seat, entering) => canTry(p, seat, entering) || canIncite(p, seat, entering),
});
interface Entering {
  readonly by: Seat;
  readonly into: Location;
  readonly attempts: readonly Attempt[];
}
/** S16.11-01: an Independent General next to it, by public facts alone. */
function canIncite(p: Board, seat: Seat, { into, attempts }: Entering): boolean {
  if (!couldPay(p, seat) || !mayIncite.allows(p, seat, attempts)) return false;
  return p.box.all.independents.some(
    (general) =>
      isNeighbour(p, INDEPENDENT, spaceOf(into), general) &&
      mayIntercept.allows(p, general, into) &&
      mayInciteFrom.allows(p, spaceOf(whereIs(p, general)), attempts),
  );
}
function canTry(p: Board, seat: Seat, { into, attempts }: Entering): boolean {
  if (!mayDeclareOwn.allows(p, seat, attempts) || !hasNeighbours(p, seat, spaceOf(into))) return false;
  const tried = attempts.length === 0 ? NOWHERE : triedBy(seat, attempts);
  for (let general: General = 0; general < p.owner.length; general++)
    if (
      isNeighbour(p, seat, spaceOf(into), general) &&
      mayIntercept.allows(p, general, into) &&
      mayTryFrom.allows(p, spaceOf(whereIs(p, general)), tried)
    )
      return true;
  return false;
}
/** S11-01: whether it is worth asking. */
export function mayAnybodyIntercept(p: Board, by: Seat, into: Location): boolean {
  const entry = { by, into, attempts: NO_ATTEMPTS };
  for (let seat: Seat = 0; seat < p.seats; seat++) if (mayDeclare.allows(p, seat, entry)) return true;
  return false;
}
const NO_ATTEMPTS: readonly Attempt[] = [];
/** The Generals of a player next to a space. */
export function neighbours(p: Board, seat: Seat, space: Space, list: General[]): General[] {
  for (let general = 0; general < p.owner.length; general++)
    if (isNeighbour(p, seat, space, general)) list.push(general);
  return list;
}
const isNeighbour = (p: Board, seat: Seat, space: Space, general: General): boolean =>
  ownerOf(p, general) === seat &&
  isOnMap(p, general) &&
  spaceFacts(p, space).joined.includes(spaceOf(whereIs(p, general)));
function hasNeighbours(p: Board, seat: Seat, space: Space): boolean {
  for (const near of spaceFacts(p, space).joined) if (generalsInSpace(p, near, seat) > 0) return true;
  return false;
}

/** D11-07: from off map, to an Army that could try; one in each space. */
const mayPlace = rule<[Seat, Location, { space: Space; tried: readonly Space[]; placed: readonly Space[] }]>({
  'S11.2-10': (p, seat, location) => cusAt(p, location, seat) > 0 && hasGeneralAt(p, location, seat),
  'S11.1-01': (p, seat, location, { space }) =>
    generalsAt(p, location, seat).some((each) => mayIntercept.allows(p, each, outsideOf(space))),
  'S11.2-02': (_p, _, location, { tried }) => !tried.includes(spaceOf(location)),
  'D11-07': (_p, _, location, { placed }) => !placed.includes(spaceOf(location)),
});
type About = Parameters<typeof mayPlace.broken>[3];
const offMap = (p: Board, seat: Seat): General[] =>
  minorsOf(p, seat).filter((general) => whereIs(p, general) === OFF_MAP);
/** Why a Minor General cannot be put there; where nobody could try, because of what that one may not. */
function brokenPlace(p: Board, seat: Seat, location: Location, about: About): string | null {
  const broken = mayPlace.broken(p, seat, location, about);
  if (broken !== NOBODY_COULD_TRY) return broken;
  const [general] = generalsAt(p, location, seat);
  return mayIntercept.broken(p, general, outsideOf(about.space)) ?? broken;
}
const NOBODY_COULD_TRY = 'S11.1-01';
/** Why he can be put on neither side of a space's walls: of the side where there are CUs. */
function brokenPlacing(p: Board, seat: Seat, at: Space, about: About): string | null {
  const outside = brokenPlace(p, seat, outsideOf(at), about);
  if (outside === null) return null;
  const inside = brokenPlace(p, seat, insideOf(at), about);
  if (inside === null) return null;
  return cusAt(p, outsideOf(at), seat) > 0 ? outside : inside;
}
const mayPlaceSomewhere = rule<[Seat, About]>({
  'S11.2-10': (p, seat, about) =>
    spacesWithCus(p, seat, []).some((space) => brokenPlacing(p, seat, space, about) === null),
});

const attemptsNow = (p: Board): readonly Attempt[] => under(p, 'interceptions')?.attempts ?? NO_ATTEMPTS;
const at = (p: Board, { so }: Asked): Location => whereIs(p, so.intercept as General);
export const intercept = decision('intercept', [
  {
    intercept: {
      among: (p, { seat, about: { space } }, list) => neighbours(p, seat, space, list),
      bounds: 'S11.1-01',
      closed: (p, { seat }) => mayDeclareOwn.broken(p, seat, attemptsNow(p)),
      may: (p, { about: { space, tried } }, general) =>
        mayIntercept.broken(p, general, outsideOf(space)) ??
        mayTryFrom.broken(p, spaceOf(whereIs(p, general)), tried),
    },
    with: {
      among: (p, q, list) => juniorsAt(p, at(p, q), q.seat, q.so.intercept, list),
      bounds: 'S11.2-08',
      closed: (p, { so }) => mayLead.broken(p, so.intercept),
      may: (p, _, general) => mayFollow.broken(p, general),
    },
    ...cuFields('S11.2-07', (p, q, unit) => unitsAt(p, at(p, q), q.seat, unit), {
      judge: (p, { so }, _, count) => mayInterceptTogether.broken(p, namedCus(so) + count),
    }),
    carry: {
      among: (p, q, list) => royalsAt(p, at(p, q), q.seat, list),
      bounds: 'S11.2-05',
      closed: (p, { so }) => mayCarryAnybody.broken(p, namedCus(so)),
      may: (p, _, royal) => mayReact.broken(p, royal),
    },
  },
  {
    appoint: {
      among: (p, { seat }) => offMap(p, seat),
      bounds: 'D11-07',
      closed: (p, { seat, about }) =>
        mayDeclareOwn.broken(p, seat, attemptsNow(p)) ?? mayPlaceSomewhere.broken(p, seat, about),
    },
    at: {
      among: (p, { seat }, list) => spacesWithCus(p, seat, list),
      bounds: 'S11.2-10',
      may: (p, { seat, about }, space) => brokenPlacing(p, seat, space, about),
    },
    side: {
      among: () => BOTH_SIDES,
      bounds: 'S2-13',
      may: (p, { seat, so, about }, side) => brokenPlace(p, seat, locationOf(so.at, side), about),
    },
  },
  {
    incite: {
      among: (p, { about: { space } }, list) =>
        isIncited(p) ? neighbours(p, INDEPENDENT, space, list) : list,
      bounds: 'S16.11-01',
      closed: (p, { seat }) => brokenPrice(p, seat) ?? mayIncite.broken(p, seat, attemptsNow(p)),
      may: (p, { about: { space } }, general) =>
        mayIntercept.broken(p, general, outsideOf(space)) ??
        mayInciteFrom.broken(p, spaceOf(whereIs(p, general)), attemptsNow(p)),
    },
    price: priceField,
  },
  { pass: {} },
]);
