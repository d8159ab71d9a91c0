/** 16 Heroism: while it lies in the display, not strength but coloured cards decide a conflict (P16-03). */

import type { Seat } from '@diadochi/kernel';
import { ORANGE, PURPLE } from '../box.ts';
import type { Board } from '../contract.ts';
import { cardsOfColour, rotationsOf } from '../position.ts';

/** P16-04, P23-12: leaders and equipment less all rotated cards, of whatever colour; it may be below nothing. */
export const heroismOf = (p: Board, side: Seat): number =>
  cardsOfColour(p, side, ORANGE) + cardsOfColour(p, side, PURPLE) - rotationsOf(p, side);

/** P16-05 */
export const isMoreHeroic = (p: Board, side: Seat, other: Seat): boolean =>
  heroismOf(p, side) > heroismOf(p, other);
