/** Which spaces an effect on PCs is about: kinds of effects share these tests. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../box.ts';
import { type Board, NOBODY } from '../contract.ts';
import { isEnemySpace, isIndependent, kindNow, pcOn, spaceFacts } from '../position/places.ts';
import { cusInSpace, hasEnemyCus } from '../position/units.ts';
import type { EnemyPcs, Target } from './facts/pcs.ts';

export const isOfKind = (p: Board, { kinds }: Pick<Target, 'kinds'>, space: Space): boolean =>
  kinds.includes(kindNow(p, space));
export const isInProvinces = (p: Board, { provinces }: Pick<Target, 'provinces'>, space: Space): boolean =>
  provinces === null || provinces.includes(spaceFacts(p, space).province);

/** S2-49: with a PC of another player, or an Independent one, as far as the effect is about these. */
export const isEnemyTarget = (p: Board, effect: EnemyPcs, seat: Seat, space: Space): boolean =>
  isEnemySpace(p, seat, space) &&
  (isIndependent(p, space) ? effect.fromIndependents : effect.fromPlayers).length > 0 &&
  isInProvinces(p, effect, space);
/** S2-07: of the kinds that it takes from the Independent Faction, if it is Independent. */
export const isOpen = (p: Board, { fromIndependents }: EnemyPcs, space: Space): boolean =>
  !isIndependent(p, space) || fromIndependents.includes(kindNow(p, space));

/** S2-52: CUs that keep the effect off; enemy ones are those of others than its player. */
export function isFree(p: Board, { without }: Pick<Target, 'without'>, seat: Seat, space: Space): boolean {
  switch (without) {
    case 'enemy-cus':
      return !hasEnemyCus(p, space, seat);
    case 'any-cus':
      return !hasEnemyCus(p, space, NOBODY);
    case 'owner-cus':
      return pcOn(p, space) === NOBODY || cusInSpace(p, space, pcOn(p, space)) === 0;
    default:
      return true;
  }
}
