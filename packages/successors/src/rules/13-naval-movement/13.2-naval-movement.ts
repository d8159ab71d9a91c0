/** 13.2 Naval Movement Procedure: its steps by their numbers, as often as the group sails on. */

import { done } from '@diadochi/kernel';
import type { General, Space } from '../../box.ts';
import { type Board, decision, INSIDE, OUTSIDE, type Play, procedure, rule } from '../../contract.ts';
import { closeBudget, spendMps } from '../../position/budget.ts';
import { strengthOfFleets } from '../../position/fleets.ts';
import { forgetGestures } from '../../position/generals.ts';
import { wayOf } from '../../position/march.ts';
import { outsideOf, sideOf, spaceFacts, spaceOf } from '../../position/places.ts';
import { endProcedure } from '../../position/played.ts';
import { turnOrder } from '../../position/turns.ts';
import {
  allAboard,
  cusAboard,
  noteDeclared,
  royalsAboard,
  sailTo,
  shipAt,
  shipCommander,
} from '../../position/voyage.ts';
import { CAUSES } from '../../words.ts';
import { appointWay, disbandWay, gesture, recallWay } from '../7-pieces/7.1-gestures.ts';
import { attritionOf } from '../7-pieces/7.3-attrition.ts';
import { mpsLeft, mpsLeftUnder } from '../9-armies/9.2-movement-points.ts';
import { isHeirWaiting } from '../14-land-battle/14.8-general-loss.ts';
import { type MpsIn, reachesShore, seaCostTo } from './13.1-limitations.ts';
import { disembark, landMps, landWay, requestWay } from './13.2-disembarking.ts';
import {
  dropOff,
  dropOffWay,
  isAnybodyAshore,
  leaveAshore,
  pickUp,
  pickUpWay,
} from './13.2-pick-up-drop-off.ts';
import { type Announced, committed, isAsked, seenBy } from './13.3-declaring.ts';
import { crowdedAtSea, retreatToPort, stayBehind } from './13.3-retreat.ts';

export const sailing = procedure('sailing', (p, args) => ({
  ...args,
  into: args.to === null ? shipAt(p) : spaceOf(args.to),
  turns: 0,
  declarations: [],
  bonus: [0, 0],
  passes: [],
  route: wayOf(p),
  guard: null,
  guardMark: 0,
  at: 0,
  request: false,
  lost: 0,
  first: false,
})).steps({
  inheritance: { call: 'inheritance', with: (p) => (isHeirWaiting(p) ? {} : null) },
  // 3, 6, 7, 8: where to, who comes aboard or goes ashore, or the end of it.
  act: {
    ask: 'sail',
    of: (_, { seat }) => [seat],
    about: (p) => ({ space: shipAt(p), left: mpsLeft(p), land: landMps(p, shipCommander(p)) }),
    then: (p, f, seat, answer, play) => {
      if (gesture(p, seat, answer, play)) return 'act';
      forgetGestures(p);
      if ('sail' in answer) {
        f.into = answer.sail;
        return 'announce_3';
      }
      if ('pickUp' in answer) {
        pickUp(p, seat, answer, play);
        return 'act';
      }
      if ('dropOff' in answer) {
        f.guard = answer.guard[0] ?? null;
        f.guardMark = f.guard === null ? 0 : p.mark[f.guard];
        f.at = dropOff(p, seat, answer, play);
        if (sideOf(f.at) === OUTSIDE && isAnybodyAshore(p, f.guard)) return 'party_6';
        leaveAshore(p, seat, f);
        return 'act';
      }
      f.at = disembark(p, seat, 'land' in answer ? answer.land : OUTSIDE, play);
      f.request = 'request' in answer;
      // S11.1-04: whoever lands inside is met by nobody.
      return sideOf(f.at) === INSIDE ? done({ over: false }) : 'land_8';
    },
  },
  // 3. The next space is announced and paid for (D9-15); leaving Sparta behind may cost a CU (D13-31).
  announce_3: (p, f, play) => {
    endProcedure(p);
    announce(p, f, play);
    f.turns = 0;
    f.declarations = [];
  },
  stronghold_3: {
    call: 'passing',
    with: (p, { seat, passing }) =>
      passing && cusAboard(p) > 0 ? { seat, at: null, units: [...allAboard(p)] } : null,
  },
  left_3: (p, f) => {
    if (f.passing) stayBehind(p);
    f.passing = false;
  },
  // 4. In Turn Order the others may declare Naval Battles, openly and with their Fleets (D13-03, D13-30).
  next_4: (p, f) => {
    while (f.turns < p.seats && !isAsked(p, turnOrder(p)[f.turns], f, f.passes)) f.turns++;
    return f.turns < p.seats ? 'declare_4' : 'cards_4';
  },
  declare_4: {
    ask: 'engage',
    of: (p, { turns }) => [turnOrder(p)[turns]],
    about: (p, f) => {
      const { cus, escort, strength } = seenBy(p, turnOrder(p)[f.turns], f);
      return { by: f.seat, space: f.into, general: shipCommander(p) as General, cus, escort, strength };
    },
    then: (p, f, seat, answer, { tell }) => {
      f.turns++;
      if ('engage' in answer) {
        const fleets = committed(answer);
        noteDeclared(p, seat);
        f.declarations = [...f.declarations, { by: seat, fleets }];
        const strength = strengthOfFleets(p, seat, fleets);
        tell?.all('engaged', { seat, against: f.seat, space: f.into, fleets, strength });
      } else {
        const pass = { by: seat, ...seenBy(p, seat, f), always: 'passAll' in answer };
        f.passes = [...f.passes.filter(({ by }) => by !== seat), pass];
        tell?.all('letPass', { seat, against: f.seat, space: f.into });
      }
      return 'next_4';
    },
  },
  // D13-30: the pause for cards, which is also that of the first battle; before each further battle there is another.
  cards_4: {
    open: 'seaCards',
    with: (_, { seat, into, declarations }) => ({
      mover: seat,
      space: into,
      battles: declarations.map(({ by }) => by),
      stormed: false,
      fogged: false,
      bonus: [0, 0],
    }),
    then: (_p, f, { stormed, fogged, bonus }, { tell }) => {
      f.bonus = bonus;
      if (stormed || fogged) {
        for (const { by } of f.declarations) tell?.all('cancelledBattle', { seat: by, space: f.into });
        f.declarations = [];
      }
      return stormed ? 'crowd_5' : undefined; // C53-04 to C53-06
    },
  },
  // 5. The Naval Battles, one after the other in Turn Order (S13.3.B-04); a defeat cancels the others (S13.3.B-01).
  battle_5: {
    call: 'navalBattle',
    with: (_, { seat, into, declarations: [next], bonus }) =>
      next === undefined
        ? null
        : { mover: seat, interceptor: next.by, fleets: next.fleets, space: into, bonus: [...bonus] },
    then: (_p, f, { lost }, { tell }) => {
      f.declarations = f.declarations.slice(1);
      if (!lost) return f.declarations.length > 0 ? 'cards_4' : 'battle_5';
      for (const { by } of f.declarations) tell?.all('cancelledBattle', { seat: by, space: f.into });
      return 'attrition_5';
    },
    none: 'enter_6',
  },
  // S13.3.D-07: all CUs aboard, as one group.
  attrition_5: (p, f, { chance, tell }) => {
    f.lost = 0;
    const column = cusAboard(p);
    if (column === 0) return;
    const die = chance.die(6);
    const losses = attritionOf(p, column, die);
    f.lost = Math.min(column, losses.cus);
    f.first = losses.elephantFirst;
    tell?.all('attrition', { seat: f.seat, column, die, lost: f.lost });
  },
  lose_5: {
    call: 'losing',
    with: (p, { seat, lost, first }) => ({
      seat,
      at: null,
      units: [...allAboard(p)],
      count: lost,
      elephantFirst: first,
      ofGroup: false,
      cause: NAVAL_LOSS,
    }),
  },
  // D13-11: CUs for which there is no room in a Besieged Embarkation Port.
  crowd_5: {
    call: 'losing',
    with: (p, { seat }) => ({
      seat,
      at: null,
      units: [...allAboard(p)],
      count: crowdedAtSea(p),
      elephantFirst: false,
      ofGroup: false,
      cause: NO_ROOM,
    }),
  },
  // S13.2-12, S13.3.D-08: back to the Embarkation Port, and the activation is over (D13-13).
  retreat_5: (p, { seat }, play) => {
    closeBudget(p);
    retreatToPort(p, seat, play);
    return done({ over: true });
  },
  // 6. The group enters the sea location of the space.
  enter_6: (p, f, play) => {
    sailTo(p, f.into);
    if (f.to === null) return 'inheritance';
    f.at = disembark(p, f.seat, sideOf(f.to), play); // C29-08
    return sideOf(f.at) === INSIDE ? done({ over: false }) : 'land_8';
  },
  // S13.2-23: whoever was dropped off has a Procedure of his own (D13-09), which leaves the others alone (S13.2-24).
  party_6: {
    call: 'landMovement',
    at: 'B_shiftInCity',
    with: (_, { seat, at }) => ({ by: seat, mover: seat, from: at, into: at, request: false }),
    then: (p, f) => {
      endProcedure(p);
      leaveAshore(p, f.seat, f);
      return 'inheritance';
    },
  },
  // 8. S13.2-28: the landing is a movement into the location, from the Embarkation Port (D10-18).
  land_8: {
    call: 'landMovement',
    at: 'B_shiftInCity',
    with: (_, { seat, at, request }) => ({ by: seat, mover: seat, from: at, into: at, request }),
    then: () => done({ over: false }),
  },
});
const NAVAL_LOSS = CAUSES.indexOf('naval');
const NO_ROOM = CAUSES.indexOf('port');

/** S13.2-07 */
function announce(p: Board, { seat, into, to }: Announced, { tell }: Play): void {
  const from = shipAt(p);
  const cost = to === null ? seaCostTo(p, from, into) : 0; // C29-04
  spendMps(p, cost);
  tell?.all('sailed', {
    seat,
    general: shipCommander(p) as General,
    from,
    space: into,
    cost,
    left: mpsLeft(p),
  });
}

export const maySail = rule<[Space, number]>({
  // Without CUs they may be at sea no longer than to the end of the step in which the last was lost or dropped off.
  'D13-18': (p) => royalsAboard(p).length === 0 || cusAboard(p) > 0,
  'S9.3.A-07': (p, space, left) => seaCostTo(p, shipAt(p), space) <= left,
  // D6-37: a shore that is open to it stays within reach.
  'CO63-04': (p, space) => reachesShore(p, space, mpsAtSea(p), cusAboard(p), seaCostTo(p, shipAt(p), space)),
});
const mpsAtSea =
  (p: Board): MpsIn =>
  (space) =>
    mpsLeftUnder(p, shipCommander(p), outsideOf(space));
/** S13.2-07: the spaces next to the group by sea. */
export const nextBySea = (p: Board): readonly Space[] => spaceFacts(p, shipAt(p)).portsNear;

export const sail = decision('sail', [
  {
    sail: {
      among: nextBySea,
      bounds: 'S13.2-07',
      may: (p, { about: { left } }, space) => maySail.broken(p, space, left),
    },
  },
  pickUpWay,
  dropOffWay,
  landWay,
  requestWay,
  appointWay,
  recallWay,
  disbandWay,
]);
