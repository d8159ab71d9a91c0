/** 3.8: what it would be worth to bury Alexander in Pella instead of where the Cart is. */

import { BadInput, type Seat } from '@diadochi/kernel';
import type { Board } from '../contract.ts';
import { outsideOf, spaceFacts, spaceOf } from '../position/places.ts';
import { controlsRoyal, isRoyalOnMap, royalAt, setRoyal } from '../position/royals.ts';
import { legitimacyOf } from '../position/scores.ts';
import { bury } from '../rules/3-victory/3.8-burial.ts';
import { settleChange } from '../rules/settling/settle.ts';
import type { BurialForecast } from './shape.ts';
import { TRIAL, trying } from './trial-play.ts';

export function forecastBurial(p: Board, seat: Seat): BurialForecast {
  const { cart, cartTurns, pella } = p.box;
  if (!isRoyalOnMap(p, cart) || !controlsRoyal(p, seat, cart))
    throw new BadInput('the seat does not control the Funeral Cart');
  const l = legitimacyOf(p, seat);
  return {
    until: Math.max(...cartTurns.buried),
    pella:
      spaceOf(royalAt(p, cart)) === pella
        ? null
        : trying(p, () => {
            setRoyal(p, cart, outsideOf(pella));
            bury(p, seat, TRIAL);
            settleChange(p, TRIAL);
            return { space: spaceFacts(p, pella).name, l: [l, legitimacyOf(p, seat)] as const };
          }),
  };
}
