/** 5.2: who can lead CUs that are placed where no eligible space was left. */

import type { Seat } from '@diadochi/kernel';
import type { General, Space } from '../../box.ts';
import type { Board } from '../../contract.ts';
import { generalsOf, isMinor, OFF_MAP, WAITING, whereIs } from '../../position/generals.ts';
import { outsideOf } from '../../position/places.ts';

/** S5.2-20, D5-11: a Major General who waits, a Minor General off map, or one of his who stands there. */
export function leaders(p: Board, seat: Seat, space: Space): General[] {
  return generalsOf(p, seat).filter((general) => {
    const at = whereIs(p, general);
    return at === WAITING || (at === OFF_MAP && isMinor(p, general)) || at === outsideOf(space);
  });
}
