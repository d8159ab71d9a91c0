/** 6 Strategy Phase: Rounds, Player Turns and their Segments. */

import type { Board } from '../../contract.ts';
import { procedure } from '../../contract.ts';
import { forgetFought } from '../../position/fought.ts';
import { forgetGestures, forgetNewcomers } from '../../position/generals.ts';
import { endAllLasting } from '../../position/lasting.ts';
import { forgetMoves } from '../../position/march.ts';
import { forgetNewPcs } from '../../position/places.ts';
import { endProcedure } from '../../position/played.ts';
import { forgetAssaults } from '../../position/sieges.ts';
import {
  ACTIVATION,
  FORAGE,
  NO_SEGMENT,
  roundOf,
  SURRENDER,
  setActive,
  setRound,
  setSegment,
  setupOf,
  TYCHE,
  turnOrder,
} from '../../position/turns.ts';
import { forgetSailing } from '../../position/voyage.ts';
import { discardHands } from '../5-sequence/5.3-tyche-cards.ts';

export const strategy = procedure('strategy', () => ({ turns: 0 })).steps({
  A_round: (p, f, { tell }) => {
    setRound(p, roundOf(p) + 1);
    f.turns = 0;
    tell?.all('round', { round: roundOf(p) });
  },
  // S6-03: every player once, in Turn Order.
  B_turns: {
    call: 'playerTurn',
    with: (p, { turns }) => ({ seat: turnOrder(p)[turns] }),
    then: (p, f) => {
      f.turns++;
      return f.turns < p.seats ? 'B_turns' : undefined;
    },
  },
  C_endOfRound: (p) => setActive(p, null),
  D_reveal: { call: 'revealing', with: (p) => (setupOf(p).revealed > 0 ? {} : null) },
  // S6-01, S6-02, S6-11
  E_next: (p, _, play) => {
    if (roundOf(p) < setupOf(p).rounds) return 'A_round';
    discardHands(p, play);
    return;
  },
});

/** S6-04 */
export const playerTurn = procedure('playerTurn', (_, args) => args).steps({
  A_begin: (p, { seat }) => {
    setActive(p, seat);
    beginSegment(p, SURRENDER);
  },
  A_surrender: { call: 'surrender', with: (_, { seat }) => ({ seat }) },
  B_begin: (p) => {
    beginSegment(p, TYCHE);
    forgetNewPcs(p);
  },
  B_tyche: { call: 'tycheSegment', with: (_, { seat }) => ({ seat }) },
  C_begin: (p) => beginSegment(p, ACTIVATION),
  C_activation: { call: 'activation', with: (_, { seat }) => ({ seat }) },
  D_begin: (p) => beginSegment(p, FORAGE),
  D_forage: { call: 'foraging', with: (_, { seat }) => ({ seat }) },
  D_end: (p) => {
    beginSegment(p, NO_SEGMENT);
    endAllLasting(p, 'player-turn-end');
  },
});
function beginSegment(p: Board, segment: number): void {
  setSegment(p, segment);
  forgetNewcomers(p); // S5.2-12
  forgetGestures(p);
  forgetMoves(p); // D9-16
  forgetAssaults(p);
  forgetFought(p); // S15.2.A-07
  forgetSailing(p); // S13.1-02
  endProcedure(p); // D5-20
}
