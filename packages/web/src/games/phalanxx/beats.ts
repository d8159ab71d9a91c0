/** Which events of Phalanxx make which scenes. */

import type { Sort } from '../../follow/beats.ts';

export const BUYING = ['bought', 'boughtTop', 'boughtTopSeen', 'boughtNothing'];
export const SORTS: readonly Sort[] = [
  { kind: 'conquest', events: ['conquered'], isAlone: true },
  { kind: 'card', events: ['played'], isAlone: true },
  { kind: 'purchase', events: [...BUYING, 'looked', 'exchanged', 'rolled'], begins: BUYING },
  { kind: 'dice', events: ['rotated', 'income', 'slid', 'traded', 'turned', 'forged'] },
  { kind: 'turn', events: ['starts', 'settled', 'rolledOwn', 'hasAdvantage', 'lastRound'] },
  { kind: 'points', events: ['scored'] },
];
