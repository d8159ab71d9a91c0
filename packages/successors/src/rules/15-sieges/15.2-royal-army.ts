/** 16.6 Royal Army CUs and Sieges: whether those of the Besieger count for the CUs that a Siege takes. */

import type { Seat } from '@diadochi/kernel';
import { ROYAL, type Space, type Units } from '../../box.ts';
import type { SubjectOf } from '../../cards/surprise/kind.ts';
import { type Board, INSIDE, isPlayer, OUTSIDE, type Owner, type Play } from '../../contract.ts';
import { insideOf, isMajorCity, outsideOf, pcOn } from '../../position/places.ts';
import { isChampion, legitimacyOf } from '../../position/scores.ts';
import { royalArmySieges } from '../../settings.ts';
import { legitimacyAsSuccessor } from '../3-victory/3.6-legitimacy.ts';
import { prestigeAt, prestigeIn } from '../7-pieces/7.2-prestige.ts';
import { isProtected } from '../10-land-movement/10.H-champion-status.ts';

/** S16.6-01, D16-07: against Independents, who have no Prestige, it is never lower. */
const theirPrestige = (p: Board, owner: Owner, space: Space): number =>
  isPlayer(owner) ? prestigeAt(p, insideOf(space), owner) : 0;

/** Whether a Siege may be begun with them: D16-25: as it will be compared, without the Champion status that the Siege costs. */
export function mayRoyalsCount(p: Board, seat: Seat, space: Space): boolean {
  if (royalArmySieges(p) === 0) return true;
  const owner = pcOn(p, space);
  const isAttack = isMajorCity(p, space) && isChampion(p, seat) && isProtected(p, owner);
  const less = isAttack ? legitimacyOf(p, seat) - legitimacyAsSuccessor(p, seat) : 0;
  return prestigeIn(p, outsideOf(space), seat, false, -less) >= theirPrestige(p, owner, space);
}

/** D16-25: what is compared when the CUs are named: null where no Royal Army CUs are needed for it. */
export function besiegingComparison(
  p: Board,
  seat: Seat,
  space: Space,
  army: Units,
  needed: number,
): SubjectOf<'prestigeCompared'> | null {
  const owner = pcOn(p, space);
  if (royalArmySieges(p) === 0 || !isPlayer(owner) || suffices(army, needed)) return null;
  return {
    space,
    spaces: [space, space],
    within: [OUTSIDE, INSIDE],
    sides: [seat, owner],
    yields: [seat],
    defends: false,
  };
}
/** Whether there are enough besides the Royal Army CUs. */
const suffices = (army: Units, needed: number): boolean =>
  army.reduce((sum, count, unit) => (unit === ROYAL ? sum : sum + count), 0) >= needed;

/** S16.6-02: whether the Siege cannot be conducted, now that Prestige is compared. */
export function isGivenUp(
  p: Board,
  seat: Seat,
  space: Space,
  army: Units,
  needed: number,
  { tell }: Play,
): boolean {
  const owner = pcOn(p, space);
  if (besiegingComparison(p, seat, space, army, needed) === null) return false;
  const [mine, theirs] = [prestigeAt(p, outsideOf(space), seat), theirPrestige(p, owner, space)];
  tell?.all('prestige', { space, seat, prestige: mine });
  tell?.all('prestige', { space, seat: owner, prestige: theirs });
  if (mine >= theirs) return false;
  tell?.all('siegeGivenUp', { seat, space });
  return true;
}
