/** 5 The game as a whole, and the phases of a Game Turn. */

import { procedure } from '../../contract.ts';
import { endAllLasting } from '../../position/lasting.ts';
import {
  lastTurn,
  STRATEGY,
  setActive,
  setPhase,
  setRound,
  setTurn,
  TURN_END,
  turnOf,
} from '../../position/turns.ts';
import { endOfGame } from '../3-victory/3-victory.ts';
import { deal } from './5.3-tyche-cards.ts';
import { completeCapitals } from './5.6-capitals.ts';

export const game = procedure('game', () => ({})).steps({
  A_setup: { call: 'setup', with: () => ({}) },
  B_gameTurn: (p, _, { tell }) => {
    setTurn(p, turnOf(p) + 1); // S4.1-02, S5.6-02
    tell?.all('gameTurn', { turn: turnOf(p) });
  },
  C_phases: { call: 'gameTurn', with: () => ({}) },
  // S5-01, S5.6-03: after the last Game Turn the End Game Victory is determined.
  D_next: (p) => {
    if (turnOf(p) < lastTurn(p)) return 'B_gameTurn';
    endOfGame(p);
    return;
  },
});

/** S5-02, S5-03 */
export const gameTurn = procedure('gameTurn', () => ({})).steps({
  A_preparations: { call: 'preparations', with: () => ({}) },
  // S5.1.A-01: not in Game Turn I.
  B_reinforcements: {
    call: 'reinforcements',
    with: (p) => (turnOf(p) >= p.box.content.reinforcements.fromGameTurn ? {} : null),
  },
  C_tycheCards: (p, _, play) => deal(p, play),
  D_strategy: (p) => {
    setPhase(p, STRATEGY);
    setRound(p, 0);
  },
  D_rounds: { call: 'strategy', with: () => ({}) },
  E_isolation: { call: 'isolation', with: () => ({}) },
  // S5.6-01, D5-19: the controller of the Cart is asked once.
  F_turnEnd: (p) => {
    setPhase(p, TURN_END);
    setRound(p, 0);
    setActive(p, null);
  },
  // CO62-05, CO62-06, D16-28
  F_capitals: (p, _, play) => completeCapitals(p, play),
  F_burial: { call: 'burial', with: () => ({}) },
  // D6-35: the last act.
  F_cards: (p) => endAllLasting(p, 'game-turn-end'),
});
