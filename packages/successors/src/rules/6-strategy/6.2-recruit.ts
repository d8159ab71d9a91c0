/** 6.2.D Recruiting a Reserve General. */

import { done, type Seat } from '@diadochi/kernel';
import type { Card, General, Space } from '../../box.ts';
import {
  BOTH_SIDES,
  type Board,
  decision,
  INSIDE,
  isPlayer,
  OUTSIDE,
  type Play,
  procedure,
  rule,
  type Side,
  TYPES,
} from '../../contract.ts';
import { cardFacts } from '../../position/deck.ts';
import {
  countLivingMajors,
  generalFacts,
  giveGeneral,
  hasEnemyGeneral,
  IN_RESERVE,
  LEFT_GAME,
  moveGeneral,
  WAITING,
  whereIs,
} from '../../position/generals.ts';
import { allSpaces, isMajorCity, isTransit, locationOf, pcOn, setNewPc } from '../../position/places.ts';
import { setupOf, turnOf } from '../../position/turns.ts';
import { addAllUnits, addWaiting, cusAt, forgetPlaced, hasEnemyCus } from '../../position/units.ts';
import { mayReinforce } from '../5-sequence/5.2-eligible.ts';

// Whether, and whom

const mayRecruit = rule<[Seat, Card]>({
  'S6.2.D-02': (p, seat) => hasRoomForMore(p, seat),
  'S6.2.D-01': (p, _, card) => {
    for (const general of p.box.all.majors)
      if (whereIs(p, general) === IN_RESERVE && takes(p, card, general)) return true;
    return false;
  },
});
const mayTakeOn = rule<[Card, General]>({
  'S6.2.D-01': (p, card, general) => takes(p, card, general),
  'S6.2.D-11': (p, _, general) => isFree(p, general),
});
/** S6.2.D-02, S6.2.D-03, D6-20: fewer living Major Generals than were dealt; later also as many. */
export function hasRoomForMore(p: Board, seat: Seat): boolean {
  const living = countLivingMajors(p, seat);
  const { generals } = setupOf(p);
  return (
    living < generals || (living === generals && turnOf(p) >= p.box.content.recruiting.asManyFromGameTurn)
  );
}
const takes = (p: Board, card: Card, general: General): boolean =>
  generalFacts(p, general).recruitment?.ops.includes(cardFacts(p, card).ops) ?? false;
/** S6.2.D-11, D6-21: whoever must have left the game before has left it. */
function isFree(p: Board, general: General): boolean {
  const after = generalFacts(p, general).recruitment?.after ?? -1;
  return after < 0 || whereIs(p, after) === LEFT_GAME;
}
/** S6.2.D-05: those who are still available. */
export function reserveOf(p: Board, list: General[]): General[] {
  for (let general = 0; general < p.whereabouts.length; general++)
    if (whereIs(p, general) === IN_RESERVE) list.push(general);
  return list;
}
/** Why a card cannot recruit anybody, or not this General; null if it can. */
export function brokenRecruiting(p: Board, seat: Seat, card: Card, general?: General): string | null {
  const broken = mayRecruit.broken(p, seat, card);
  if (broken !== null || general !== undefined)
    return broken ?? mayTakeOn.broken(p, card, general as General);
  let why: string | null = null;
  for (const each of p.box.all.majors) {
    if (whereIs(p, each) !== IN_RESERVE) continue;
    why = mayTakeOn.broken(p, card, each);
    if (why === null) return null;
  }
  return why;
}

// Where to

export const recruiting = procedure('recruiting', (_, args) => args).steps({
  A_join: (p, { seat, general }) => {
    giveGeneral(p, general, seat);
    forgetPlaced(p);
    if (allSpaces(p).some((space) => hasPlace(p, seat, general, space))) return;
    // D6-18: 5.2 has an answer for those who have no space.
    const units = unitsOf(p, general);
    for (let unit = 0; unit < TYPES; unit++) addWaiting(p, seat, unit, units[unit]);
    moveGeneral(p, general, WAITING);
    return 'C_elsewhere';
  },
  B_place: {
    ask: 'recruit',
    of: (_, { seat }) => [seat],
    about: (_, { general }) => ({ general }),
    then: (p, { general }, seat, answer, play) => {
      const at = 'claim' in answer ? answer.claim : 'camp' in answer ? answer.camp : answer.join;
      if ('claim' in answer) raisePc(p, seat, at, play);
      const location = locationOf(at, answer.side);
      moveGeneral(p, general, location);
      addAllUnits(p, location, seat, unitsOf(p, general));
      play.tell?.all('placedGeneral', { seat, general, space: at, side: answer.side });
      return done({});
    },
  },
  C_elsewhere: { call: 'reinforcing', with: (_, { seat }) => ({ seat }) },
});
const unitsOf = (p: Board, general: General): readonly number[] =>
  generalFacts(p, general).recruitment?.units ?? [];
const cusOf = (p: Board, general: General): number =>
  unitsOf(p, general).reduce((sum, each) => sum + each, 0);

/** S6.2.D-13, D6-22: one change, and no attack. */
export function raisePc(p: Board, seat: Seat, space: Space, { tell }: Play): void {
  const from = pcOn(p, space);
  setNewPc(p, space, seat);
  tell?.all('replacedPc', { seat, space, from: isPlayer(from) ? from : null });
}

const mayCamp = rule<[Seat, General, Space]>({
  'S6.2.D-12': (p, seat, general, space) =>
    (generalFacts(p, general).recruitment?.preferred.includes(space) ?? false) &&
    !hasEnemyCus(p, space, seat) &&
    !hasEnemyGeneral(p, space, seat),
});
const mayClaim = rule<[Seat, Space]>({
  'S2-25': (p, _, space) => !isTransit(p, space),
  'S6.2.D-13': (p, seat, space) => pcOn(p, space) !== seat,
});
/** S9.4-05, S9.4-06: inside, only in one's own city, and with no more CUs than it holds. */
const mayEnter = rule<[Seat, General, Space, Side]>({
  'S9.4-05': (p, seat, _, space, side) =>
    side === OUTSIDE || (isMajorCity(p, space) && pcOn(p, space) === seat),
  'S9.4-06': (p, seat, general, space, side) => side === OUTSIDE || fitsInside(p, seat, general, space),
});
/** The same where his PC will lie as soon as he comes. */
const mayEnterClaimed = rule<[Seat, General, Space, Side]>({
  'S9.4-05': (p, _seat, _general, space, side) => side === OUTSIDE || isMajorCity(p, space),
  'S9.4-06': (p, seat, general, space, side) => side === OUTSIDE || fitsInside(p, seat, general, space),
});
const fitsInside = (p: Board, seat: Seat, general: General, space: Space): boolean =>
  cusAt(p, locationOf(space, INSIDE), seat) + cusOf(p, general) <= p.box.content.walls.inside;

const hasPlace = (p: Board, seat: Seat, general: General, space: Space): boolean =>
  mayCamp.allows(p, seat, general, space) || brokenJoining(p, seat, general, space) === null;
/** S6.2.D-14, D6-23: as a Reinforcement, his CUs with him: the space must be eligible without him. */
function brokenJoining(p: Board, seat: Seat, general: General, space: Space): string | null {
  const outside = mayReinforce.broken(p, seat, space, OUTSIDE);
  if (outside === null) return null;
  return mayReinforce.broken(p, seat, space, INSIDE) ?? mayEnter.broken(p, seat, general, space, INSIDE);
}

export const recruit = decision('recruit', [
  {
    claim: {
      among: (p) => allSpaces(p),
      bounds: 'S6.2.D-12',
      may: (p, { seat, about: { general } }, space) =>
        mayCamp.broken(p, seat, general, space) ?? mayClaim.broken(p, seat, space),
    },
    side: {
      among: () => BOTH_SIDES,
      bounds: 'S2-13',
      may: (p, { seat, about: { general }, so }, side) =>
        mayEnterClaimed.broken(p, seat, general, so.claim, side),
    },
  },
  {
    camp: {
      among: (p) => allSpaces(p),
      bounds: 'S6.2.D-12',
      may: (p, { seat, about: { general } }, space) => mayCamp.broken(p, seat, general, space),
    },
    side: {
      among: () => BOTH_SIDES,
      bounds: 'S2-13',
      may: (p, { seat, about: { general }, so }, side) => mayEnter.broken(p, seat, general, so.camp, side),
    },
  },
  {
    join: {
      among: (p) => allSpaces(p),
      bounds: 'S6.2.D-14',
      may: (p, { seat, about: { general } }, space) => brokenJoining(p, seat, general, space),
    },
    side: {
      among: () => BOTH_SIDES,
      bounds: 'S2-13',
      may: (p, { seat, about: { general }, so }, side) =>
        mayReinforce.broken(p, seat, so.join, side) ?? mayEnter.broken(p, seat, general, so.join, side),
    },
  },
]);
