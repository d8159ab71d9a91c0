/** Where somebody has come to one's pieces, or they have come to his: what a battle would bring, and what it would be to Evade. */

import { BadInput, type Seat } from '@diadochi/kernel';
import { type Board, under } from '../contract.ts';
import { spaceFacts } from '../position/places.ts';
import { canEvade, refugesFrom } from '../rules/12-evasion/12-evasion.ts';
import { meet } from './march.ts';
import { evasionsFrom } from './reactions.ts';
import type { StandForecast } from './shape.ts';
import { trying } from './trial-play.ts';

/** Of the movement that is under way, in the location that was entered. */
export function forecastStand(p: Board, seat: Seat): StandForecast {
  const entry = under(p, 'landMovement');
  if (entry === null) throw new BadInput('nobody has gone anywhere');
  const { by, mover, from, into } = entry;
  const stands = trying(p, () => meet(p, mover, into));
  const [evasions] = evasionsFrom(p, { by, from, into });
  const own = evasions.find((each) => each.seat === seat);
  if (own === undefined || !canEvade(p, seat, { by, from, into })) return { ...stands, evasion: null };
  return {
    ...stands,
    evasion: {
      ...own,
      to: refugesFrom(p, seat, { by, from, into }).map((space) => spaceFacts(p, space).name),
      fails: trying(p, () => meet(p, mover, into, [seat])),
    },
  };
}
