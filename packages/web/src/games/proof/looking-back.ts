/** The proof game, looked back at: points and hoplites over the seasons, raids and cards. */

import { say } from '../../messages.ts';
import type { LookingBack } from '../looking-back.ts';
import { type CardName, cardNames, GLORY, type ProofView, pointsOf } from './view.ts';

const tableOf = (view: unknown) => (view as ProofView).table;

export const lookingBack: LookingBack = {
  plots: [
    { name: 'points', of: (view, seat) => pointsOf(tableOf(view), seat), goal: () => GLORY },
    { name: 'hoplites', of: (view, seat) => tableOf(view).seats[seat].hoplites },
  ],
  mark: ({ key }) => (key === 'event.assaulted' ? 'battle' : key === 'event.played' ? 'card' : null),
  tells: ['took', 'repelled', 'scattered'],
  held(view) {
    const hand = tableOf(view).hand;
    const count = (card: CardName) => hand?.[card] ?? 0;
    return cardNames.flatMap((card) =>
      Array.from({ length: count(card) }, () => ({ words: say(`noun.card.${card}`) })),
    );
  },
};
