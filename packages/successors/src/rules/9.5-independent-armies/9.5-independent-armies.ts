/**
 * 9.5: an event wakes an Independent Army, and its player may move every one that is active, one after the other. The
 * person who moves them is not their Faction (D10-14): his own pieces may be attacked, too.
 */

import { done, type Seat } from '@diadochi/kernel';
import type { General, Space } from '../../box.ts';
import { type Board, decision, INDEPENDENT, type Play, procedure, rule } from '../../contract.ts';
import { forgetBudget, spendMps } from '../../position/budget.ts';
import { generalFacts, IN_BOX, isOnMap, LEFT_GAME, moveGeneral, whereIs } from '../../position/generals.ts';
import {
  closeGroup,
  comeFromBox,
  FRESH,
  groupAt,
  groupCommander,
  groupCus,
  isFresh,
  MARCHED_IN,
  MOVED,
  markGeneral,
  noteWake,
  PASSED,
} from '../../position/march.ts';
import { isIndependent, outsideOf, spaceOf } from '../../position/places.ts';
import { endProcedure } from '../../position/played.ts';
import { beginActivation, notePassage } from '../9-armies/9.1-groups.ts';
import { mpsLeft } from '../9-armies/9.2-movement-points.ts';
import { announce } from '../10-land-movement/10.A-announcing.ts';
import { isHeirWaiting } from '../14-land-battle/14.8-general-loss.ts';
import { bindsWest, leavesGameIn } from './9.5-movement.ts';
import { placeIndependentPc, razePc, takesIndependentPc } from './9.5-pcs.ts';

export const independents = procedure('independents', (_, args) => ({
  ...args,
  general: args.wakes,
  into: 0,
  west: null as Space | null,
})).steps({
  // S9.5-03
  A_wake: (p, { seat, wakes }, { tell }) => {
    if (whereIs(p, wakes) === IN_BOX) tell?.all('woke', { seat, general: wakes });
  },
  // S9.5-04, S9.5-05, D9-11: any of them, in any order, each once.
  A_menu: {
    ask: 'independents',
    of: (_, { seat }) => [seat],
    about: (_, { wakes }) => ({ wakes }),
    then: (p, f, seat, answer, play) => {
      if ('done' in answer) return 'F_done';
      if ('enter' in answer) {
        f.general = answer.enter;
        f.into = outsideOf(answer.at);
        f.west = null; // D9-27
        enterMap(p, seat, f.general, answer.at, play);
        return 'C_arrival';
      }
      f.general = 'move' in answer ? answer.move : answer.placePc;
      activate(p, seat, f.general, play);
      f.west = bindsWest(p, f.general, spaceOf(groupAt(p)), mpsLeft(p));
      if ('move' in answer) return 'B_steer';
      spendMps(p, mpsLeft(p)); // S9.5-11, S9.5-13, S9.5-25
      placeIndependentPc(p, f.general, play);
      return 'E_end';
    },
  },
  // D9-29: it ends with its MPs: with a Land Battle and a Withdrawal they are gone.
  B_steer: {
    ask: 'steer',
    of: (p, { seat }) => (groupCommander(p) !== null && mpsLeft(p) > 0 ? [seat] : []),
    none: 'E_end',
    about: (p, { general, west }) => ({ general, space: spaceOf(groupAt(p)), left: mpsLeft(p), west }),
    then: (p, f, seat, answer, play) => {
      if ('end' in answer) return 'E_end';
      f.into = outsideOf(answer.go); // S9.5-19
      if (!leavesGameIn(p, f.general, answer.go)) return 'C_landMovement';
      // S9.5-26, D9-12: before anything else happens there.
      announce(p, seat, f.into, play);
      moveGeneral(p, f.general, LEFT_GAME);
      play.tell?.all('reachedHome', { general: f.general, space: answer.go });
      return 'E_end';
    },
  },
  C_landMovement: {
    call: 'landMovement',
    with: (p, { seat, into }) => ({ by: seat, mover: INDEPENDENT, from: groupAt(p), into, request: false }),
    then: 'D_over',
  },
  // S2-44: from the box, so that no space is barred to who Evades.
  C_arrival: {
    call: 'landMovement',
    at: 'B_shiftInCity',
    with: (_, { seat, into }) => ({ by: seat, mover: INDEPENDENT, from: into, into, request: false }),
    then: 'D_over',
  },
  D_over: (p) => endProcedure(p),
  // S7.1.B-08, D7-09: also where nobody's turn is on.
  D_inheritance: {
    call: 'inheritance',
    with: (p) => (isHeirWaiting(p) ? {} : null),
    then: 'B_steer',
    none: 'B_steer',
  },
  E_end: (p, { general }, play) => {
    razePc(p, general, play);
    markGeneral(p, general, MOVED); // D9-11, D9-28
    closeGroup(p);
    forgetBudget(p);
    return 'A_menu';
  },
  F_done: (p, { seat }, { tell }) => {
    for (const general of p.box.all.independents) markGeneral(p, general, FRESH);
    tell?.all('endedIndependents', { seat });
    return done({});
  },
});

const allowance = (p: Board): number => p.box.content.independentArmyRules.movementAllowance; // S9.5-09
/** S9.5-21: alone, whoever else is there. */
function activate(p: Board, seat: Seat, general: General, { tell }: Play): void {
  const at = whereIs(p, general);
  beginActivation(p, INDEPENDENT, at, general, allowance(p));
  notePassage(p);
  tell?.all('activatedIndependent', { seat, general, space: spaceOf(at), cus: groupCus(p) });
}
/** S9.5-15, D9-14: its first MP takes it along a dotted path. */
function enterMap(p: Board, seat: Seat, general: General, space: Space, { tell }: Play): void {
  beginActivation(p, INDEPENDENT, outsideOf(space), general, allowance(p));
  spendMps(p, p.box.content.independentArmyRules.firstMpFromHoldingBox);
  moveGeneral(p, general, outsideOf(space));
  comeFromBox(p);
  noteWake(p, space, PASSED | MARCHED_IN);
  tell?.all('enteredMap', { seat, general, space, left: mpsLeft(p) });
}

const mayEnterMap = rule<[General, General]>({
  'S9.5-03': (_p, general, wakes) => general === wakes,
  'D9-28': (p, general) => isFresh(p, general),
  'S9.5-15': (p, general) => whereIs(p, general) === IN_BOX,
});
const mayBeActivated = rule<[General]>({
  'D9-11': (p, general) => isFresh(p, general),
  'S9.5-04': (p, general) => isOnMap(p, general),
});
const mayRaisePc = rule<[Space]>({
  'S9.5-11': (p, space) => takesIndependentPc(p, space),
  'D9-10': (p, space) => !isIndependent(p, space),
});
const mayEndEvent = rule<[General]>({
  'S9.5-15': (p, wakes) => !mayEnterMap.allows(p, wakes, wakes),
});
/** Whether an event that wakes this Army could do anything: wake it, or move another. */
export const canMoveAny = (p: Board, wakes: General): boolean =>
  mayEnterMap.allows(p, wakes, wakes) ||
  p.box.all.independents.some((general) => mayBeActivated.allows(p, general));

export const independentsMenu = decision('independents', [
  {
    enter: {
      among: (p) => p.box.all.independents,
      bounds: 'S9.5-03',
      may: (p, { about: { wakes } }, general) => mayEnterMap.broken(p, general, wakes),
    },
    at: { among: (p, { so }) => generalFacts(p, so.enter).entries, bounds: 'S9.5-15' },
  },
  {
    move: {
      among: (p) => p.box.all.independents,
      bounds: 'S9.5-04',
      may: (p, _, general) => mayBeActivated.broken(p, general),
    },
  },
  {
    placePc: {
      among: (p) => p.box.all.independents.filter((general) => isOnMap(p, general)),
      bounds: 'S9.5-04',
      may: (p, _, general) =>
        mayBeActivated.broken(p, general) ?? mayRaisePc.broken(p, spaceOf(whereIs(p, general))),
    },
  },
  { done: { closed: (p, { about: { wakes } }) => mayEndEvent.broken(p, wakes) } },
]);
