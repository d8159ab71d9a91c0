/** 6.2.B2 Placing PCs. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../../box.ts';
import { type Board, decision, NOBODY, procedure, rule } from '../../contract.ts';
import type { Trace } from '../../map.ts';
import {
  allSpaces,
  isEnemySpace,
  isNewPc,
  isTransit,
  isUncontrolled,
  pcOn,
  setNewPc,
  spaceFacts,
} from '../../position/places.ts';
import { hasEnemyCus } from '../../position/units.ts';

export const placingPcs = procedure('placingPcs', (_, args) => ({ ...args, left: args.ops })).steps({
  // S6.2.B-01, D6-10: OPs may be left unspent.
  A_place: {
    ask: 'placePc',
    of: (_, { seat, left }) => (left > 0 ? [seat] : []),
    about: (_, { left }) => ({ left }),
    then: (p, f, seat, answer, { tell }) => {
      if ('stop' in answer) {
        f.left = 0;
        return;
      }
      setNewPc(p, answer.place, seat); // S6.2.B2-01
      f.left--;
      tell?.all('placedPc', { seat, space: answer.place });
      return;
    },
  },
  // D2-12: each PC is a change of its own.
  B_more: (_, { left }) => (left > 0 ? 'A_place' : undefined),
});

export const mayPlacePc = rule<[Seat, Space]>({
  'S2-25': (p, _, space) => !isTransit(p, space),
  'S6.2.B2-01': (p, seat, space) => isUncontrolled(p, space) && !hasEnemyCus(p, space, seat),
  'S6.2.B2-02': (p, seat, space) => isWithinReach(p, seat, space),
});
function isWithinReach(p: Board, seat: Seat, space: Space): boolean {
  const { traces } = spaceFacts(p, space);
  // S6.2.B2-02, S6.2.B2-06, D6-15: from a PC that was there when the Segment began, besieged or not (S6.2.B2-05).
  for (let i = 0; i < traces.length; i++)
    if (isStart(p, seat, traces[i].from) && isOpen(p, seat, traces[i])) return true;
  return false;
}
function isOpen(p: Board, seat: Seat, { through }: Trace): boolean {
  for (let i = 0; i < through.length; i++) if (isBlocked(p, seat, through[i])) return false;
  return true;
}
const isStart = (p: Board, seat: Seat, space: Space): boolean =>
  pcOn(p, space) === seat && !isNewPc(p, space);
/** S6.2.B2-04, D6-14: only what lies between. */
const isBlocked = (p: Board, seat: Seat, space: Space): boolean =>
  isEnemySpace(p, seat, space) || hasEnemyCus(p, space, seat);

/** Uncontrolled, and near such a PC. */
function likelySpaces(p: Board, seat: Seat, list: Space[]): Space[] {
  const { pc } = p;
  if (isNear.length < pc.length) isNear = new Uint8Array(pc.length);
  for (let space = 0; space < pc.length; space++)
    if (pc[space] === seat && !isNewPc(p, space))
      for (const near of spaceFacts(p, space).near) isNear[near] = 1;
  for (let space = 0; space < pc.length; space++) {
    if (isNear[space] === 1 && pc[space] === NOBODY) list.push(space);
    isNear[space] = 0;
  }
  return list;
}
let isNear = new Uint8Array(0);

export const placePc = decision('placePc', [
  {
    place: {
      among: (p) => allSpaces(p),
      likely: (p, { seat }, list) => likelySpaces(p, seat, list),
      bounds: 'S6.2.B2-01',
      may: (p, { seat }, space) => mayPlacePc.broken(p, seat, space),
    },
  },
  { stop: {} },
]);
