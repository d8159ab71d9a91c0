/** Phalanxx, looked back at: the strength of each army over the game. */

import { say } from '../../messages.ts';
import type { LookingBack } from '../looking-back.ts';
import type { PhalanxxView } from './view.ts';

const tableOf = (view: unknown) => (view as PhalanxxView).table;

export const lookingBack: LookingBack = {
  plots: [{ name: 'strength', of: (view, seat) => tableOf(view).sides[seat].total }],
  mark: ({ key }) => (key === 'event.tookFrom' ? 'battle' : key === 'event.played' ? 'card' : null),
  tells: ['tookFrom', 'conquered', 'played'],
  held: (view) => (tableOf(view).hand ?? []).map((card) => ({ words: say(`noun.card.${card}`) })),
};
