/** Where somebody has come to one's pieces, or they have come to his: what a battle would bring, and what it would be to Evade. */

import { BadInput, type Seat } from '@diadochi/kernel';
import { type Board, type Location, TYPES, under } from '../contract.ts';
import { generalsAt } from '../position/generals.ts';
import { insideOf, spaceFacts, spaceOf } from '../position/places.ts';
import { unitsAt } from '../position/units.ts';
import { canEvade, refugesFrom } from '../rules/12-evasion/12-evasion.ts';
import { canJoin, comeOut } from '../rules/14-land-battle/14.2-joining.ts';
import { UNITS } from '../words.ts';
import { meet } from './march.ts';
import { evasionsFrom } from './reactions.ts';
import type { StandForecast } from './shape.ts';
import { TRIAL, trying } from './trial-play.ts';

/** Of the movement that is under way, in the location that was entered. */
export function forecastStand(p: Board, seat: Seat): StandForecast {
  const entry = under(p, 'landMovement');
  if (entry === null) throw new BadInput('nobody has gone anywhere');
  const { by, mover, from, into, failed } = entry;
  const stands = trying(p, () => meet(p, mover, into, failed));
  const [evasions] = evasionsFrom(p, { by, from, into });
  const own = evasions.find((each) => each.seat === seat);
  const mayEvade = under(p, 'evasions') !== null && canEvade(p, seat, { by, from, into });
  return {
    ...stands,
    evasion:
      own === undefined || !mayEvade
        ? null
        : {
            ...own,
            to: refugesFrom(p, seat, { by, from, into }).map((space) => spaceFacts(p, space).name),
            fails: trying(p, () => meet(p, mover, into, [...failed, seat])),
          },
    joined:
      under(p, 'landBattle') === null || mover === seat || !canJoin(p, into, seat)
        ? null
        : trying(p, () => {
            allComeOut(p, seat, into);
            return meet(p, mover, into, failed);
          }),
  };
}

/** S14.2-01: everybody who is inside. */
function allComeOut(p: Board, seat: Seat, location: Location): void {
  const inside = insideOf(spaceOf(location));
  const units = Array.from({ length: TYPES }, (_, unit) => [UNITS[unit], unitsAt(p, inside, seat, unit)]);
  comeOut(p, seat, location, { with: generalsAt(p, inside, seat), ...Object.fromEntries(units) }, TRIAL);
}
