/** 1 Set-up, and the game as a whole. */

import { content } from '../content.ts';
import { procedure } from '../contract.ts';
import { drawCard, layOut, nextSeason, seasonOf } from '../position.ts';
import { seasons } from '../settings.ts';

export const game = procedure('game', () => ({})).steps({
  A_setUp: (p) => {
    layOut(p); // T1-02, T1-03, T1-04, T1-08
  },
  // T1-05
  B_deal: (p, _, { chance, tell }) => {
    for (let seat = 0; seat < p.seats; seat++) {
      for (let i = 0; i < content.cardsDealt; i++) {
        const card = drawCard(p, seat, chance);
        if (card !== null) tell?.only(seat, 'drew', { seat, card });
      }
    }
  },
  C_nextSeason: (p) => {
    nextSeason(p);
  },
  D_season: {
    call: 'season',
    with: () => ({}),
    then: (p) => (seasonOf(p) < seasons(p) ? 'C_nextSeason' : undefined), // T2-08
  },
});
