/** The curtain between the hands of people who share a device: lifted for one of them, and drawn again. */

import { signal } from '@preact/signals';
import { lifted } from '../seats.ts';

/** What has happened is seen, as far as this page tells it: the curtain does not fall before. */
export const isTold = signal(true);

/** A hand has been shown in this page: before another one is, the page is loaded anew, so that nothing of it is left. */
let isWorn = false;
export const isWornOut = (): boolean => isWorn;

/** Who was asked when it was lifted: whoever looks at a hand all the same is not shut out at once. */
let askedThen: readonly number[] = [];
export const wasAsked = (seat: number): boolean => askedThen.includes(seat);

export function liftCurtain(id: string, seat: number, asked: readonly number[]): void {
  isWorn = true;
  askedThen = asked;
  lifted.value = { id, seat };
}
