/** Where play can begin in a scene: the procedures that are under way there. */

import type { FrameSpec, Seat } from '@diadochi/kernel';
import type { Board } from './contract.ts';
import { movementDieOf } from './position/march.ts';
import {
  ACTIVATION,
  FORAGE,
  SETUP,
  SURRENDER,
  setActive,
  setPhase,
  setSegment,
  TYCHE,
  turnOrder,
} from './position/turns.ts';

export const STEPS = [
  'discardGenerals', // five players: all choose (4.4)
  'placement', // of the Generals that were dealt, from the First Player on (4.6)
  'preparations',
  'usurper', // Preparations, from step B on
  'turnOrder', // Preparations, step C
  'reinforcements',
  'cards',
  'surrender',
  'tyche',
  'activation',
  'forage',
  'settle', // the settle routine, then the Activation Segment
  'endOfRound',
  'isolation',
  'turnEnd',
  'nextTurn',
] as const;

const game = (step: string): FrameSpec => ({ proc: 'game', step });
const gameTurn = (step: string): FrameSpec[] => [game('C_phases'), { proc: 'gameTurn', step }];

export function framesOf(p: Board, step: (typeof STEPS)[number], seat: Seat): FrameSpec[] {
  const first = turnOrder(p)[0];
  switch (step) {
    case 'discardGenerals':
      setPhase(p, SETUP);
      return [game('A_setup'), { proc: 'setup', step: 'E_discard', locals: { turns: 0 } }];
    case 'placement':
      setPhase(p, SETUP);
      return [game('A_setup'), { proc: 'setup', step: 'H_placement', locals: { turns: 0 } }];
    case 'preparations':
      return gameTurn('A_preparations');
    case 'usurper':
    case 'turnOrder':
      return [
        ...gameTurn('A_preparations'),
        {
          proc: 'preparations',
          step: step === 'usurper' ? 'B_usurper' : 'C_chooser',
          locals: { chooser: first },
        },
      ];
    case 'reinforcements':
      return gameTurn('B_reinforcements');
    case 'cards':
      return gameTurn('C_tycheCards');
    case 'endOfRound':
      return [
        ...gameTurn('D_rounds'),
        { proc: 'strategy', step: 'C_endOfRound', locals: { turns: p.seats } },
      ];
    case 'isolation':
      return gameTurn('E_isolation');
    case 'turnEnd':
      return gameTurn('F_turnEnd');
    case 'nextTurn':
      return [game('D_next')];
    default:
      return segmentFrames(p, step, seat);
  }
}

/** In a Player Turn, at the beginning of a Segment. */
function segmentFrames(
  p: Board,
  step: 'surrender' | 'tyche' | 'activation' | 'forage' | 'settle',
  seat: Seat,
): FrameSpec[] {
  const turns = turnOrder(p).indexOf(seat);
  const begins = { surrender: 'A_begin', tyche: 'B_begin', activation: 'C_begin', forage: 'D_begin' };
  const under: FrameSpec[] = [
    ...gameTurn('D_rounds'),
    { proc: 'strategy', step: 'B_turns', locals: { turns } },
  ];
  setActive(p, seat);
  // With the movement die on the table the Segment is under way.
  if (step === 'activation' && movementDieOf(p) > 0) {
    setSegment(p, ACTIVATION);
    return [
      ...under,
      { proc: 'playerTurn', step: 'C_activation', locals: { seat } },
      { proc: 'activation', step: 'A_choice', locals: { seat } },
    ];
  }
  if (step !== 'settle') {
    setSegment(p, { surrender: SURRENDER, tyche: TYCHE, activation: ACTIVATION, forage: FORAGE }[step]);
    return [...under, { proc: 'playerTurn', step: begins[step], locals: { seat } }];
  }
  setSegment(p, ACTIVATION);
  return [
    ...under,
    { proc: 'playerTurn', step: 'C_activation', locals: { seat } },
    { proc: 'activation', step: 'B_gesture', locals: { seat } },
    { proc: 'settling', step: 'A_ownership', locals: { unowned: 0 } },
  ];
}
