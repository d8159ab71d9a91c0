/** The colour of a seat at a table that is listed: the game may have given it another than the first, second, third … */

import type { Glance } from '@diadochi/kernel';
import { seatColour } from './emblem.tsx';

export const colourAt = (glance: Pick<Glance, 'colours'> | null, seat: number): string => {
  const given = glance?.colours;
  return given === undefined ? seatColour(seat) : (given[seat] ?? 'neutral');
};
