/** What is foretold of every way in which a question can be answered; a way that is not named here does not compile. */

import type { PhalanxxContract } from '@diadochi/phalanxx';
import type { ToldOf } from '../../../ahead/told.ts';

/** What it changes, by the engine itself; or why not: nobody can know, or nothing changes that counts. */
export type Foretold = 'would' | 'hidden' | 'plain';

export const DECISIONS: ToldOf<PhalanxxContract['decisions'], Foretold> = {
  buy: [
    ['buy', 'would'],
    ['look', 'hidden'],
    ['decline', 'plain'],
  ],
  scouted: [
    ['take', 'would'],
    ['leave', 'plain'],
  ],
  exchange: [
    ['give', 'would'],
    ['keep', 'plain'],
  ],
  act: [
    ['play', 'would'],
    ['conquer', 'would'],
    ['slide', 'would'],
    ['income', 'would'],
    ['trade', 'would'],
    ['turn', 'would'],
    ['forge', 'would'],
  ],
  lift: [['lift', 'would']],
  rotate: [['rotate', 'would']],
};
const ALL: { readonly [kind: string]: readonly (readonly [verb: string, how: Foretold])[] } = DECISIONS;
export const isTriedOut = (kind: string, verb: string): boolean =>
  ALL[kind]?.some(([each, how]) => each === verb && how === 'would') === true;
