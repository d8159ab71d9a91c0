/** 4 A turn: buy an epoch card, roll, carry out three actions, pass the dice on (P4-01, P4-02). */

import { procedure, ROWS } from '../contract.ts';
import { beginTurn, endTurn, turnOrder, unusedDice } from '../position.ts';
import { rollTheDice } from './6-roll.ts';
import { playCard } from './8-play-card.ts';
import { useToConquer } from './9-conquer.ts';
import { slide } from './10-slide-in.ts';
import { takeIncome, trade } from './11-income.ts';
import { forge, turnDie } from './12-turning.ts';
import { passTheDice } from './13-pass.ts';

export const turn = procedure('turn', (p, args) => {
  beginTurn(p, args.seat);
  return { ...args, actions: 0, target: 0 };
}).steps({
  // P4-03: this step alone is optional.
  A_buy: { call: 'purchase', with: (_, { seat }) => ({ seat }) },
  B_roll: (p, { seat }, play) => rollTheDice(p, seat, play),
  // P7-01, P7-03: one action with each die, in any order, any of them more than once.
  C_actions: {
    ask: 'act',
    of: (_, { seat }) => [seat],
    about: (p) => ({ left: unusedDice(p).length }),
    then: (p, f, seat, answer, play) => {
      if ('turn' in answer) {
        turnDie(p, seat, answer.turn, answer.to, play);
        return 'C_actions'; // P12-01: the die is still to be used
      }
      if ('forge' in answer) {
        forge(p, seat, answer.forge, answer.to, play);
        return 'C_actions';
      }
      f.actions++;
      if ('conquer' in answer) {
        useToConquer(p, seat, answer, play);
        f.target = answer.conquer;
        return;
      }
      if ('play' in answer) playCard(p, seat, answer, play);
      else if ('slide' in answer) slide(p, seat, answer, play);
      else if ('trade' in answer) trade(p, seat, answer, play);
      else takeIncome(p, seat, answer.income, answer.at, play);
      return f.actions < ROWS ? 'C_actions' : 'D_pass';
    },
  },
  C_conquest: {
    call: 'conquest',
    with: (_, { seat, target }) => ({ seat, region: target }),
    then: (_, { actions }) => (actions < ROWS ? 'C_actions' : undefined), // P7-06
  },
  D_pass: (p, { seat }, play) => {
    const order = turnOrder(p);
    passTheDice(p, seat, order[(order.indexOf(seat) + 1) % order.length], play);
    endTurn(p);
  },
});
