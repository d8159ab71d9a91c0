/** Where play can begin in a scene: the procedures that are under way there. */

import { BadInput, type FrameSpec, nameOf, namesOf, type Seat } from '@diadochi/kernel';
import type { Board } from '../contract.ts';
import { groupAt, movementDieOf, wayOf } from '../position/march.ts';
import { stir } from '../position/stirred.ts';
import * as turn from '../position/turns.ts';
import { isAtSea, shipAt } from '../position/voyage.ts';

type Frames = readonly FrameSpec[];

function setupAt(p: Board, step: string): Frames {
  turn.setPhase(p, turn.SETUP);
  return [
    { proc: 'game', step: 'A_setup' },
    { proc: 'setup', step },
  ];
}
const gameTurnAt = (step: string, ...within: Frames): Frames => [
  { proc: 'game', step: 'C_phases' },
  { proc: 'gameTurn', step },
  ...within,
];
const preparationsAt = (p: Board, step: string): Frames =>
  gameTurnAt('A_preparations', { proc: 'preparations', step, locals: { chooser: turn.turnOrder(p)[0] } });
const strategyAt = (step: string, turns: number, ...within: Frames): Frames =>
  gameTurnAt('D_rounds', { proc: 'strategy', step, locals: { turns } }, ...within);
/** In a Player Turn, in one of its Segments. */
function segmentAt(p: Board, seat: Seat, segment: number, step: string, ...within: Frames): Frames {
  turn.setActive(p, seat);
  turn.setSegment(p, segment);
  const turns = turn.turnOrder(p).indexOf(seat);
  return strategyAt('B_turns', turns, { proc: 'playerTurn', step, locals: { seat } }, ...within);
}
const activationAt = (p: Board, seat: Seat, step: string, ...within: Frames): Frames =>
  segmentAt(
    p,
    seat,
    turn.ACTIVATION,
    'C_activation',
    { proc: 'activation', step, locals: { seat } },
    ...within,
  );

/** 13: the group of `voyage`, with MPs of the movement die, where nothing is announced. */
function atSea(p: Board, seat: Seat): Frames {
  if (!isAtSea(p)) throw new BadInput("position: 'sailing', but there is no 'voyage'");
  const [at, into] = [nameOf(p, 'location', groupAt(p)), nameOf(p, 'space', shipAt(p))];
  const route = namesOf(p, 'location', wayOf(p));
  stir(p);
  const marching = { proc: 'marching', step: 'D_sailing', locals: { seat, into: at } };
  const sailing = { proc: 'sailing', step: 'inheritance', locals: { seat, into, at, route } };
  return activationAt(p, seat, 'B_march', marching, sailing);
}

export const STARTS: { readonly [step: string]: (p: Board, seat: Seat) => Frames } = {
  discardGenerals: (p) => setupAt(p, 'E_discard'), // five players: all choose (4.4)
  placement: (p) => setupAt(p, 'H_placement'), // of the Generals that were dealt, from the First Player on (4.6)
  preparations: () => gameTurnAt('A_preparations'),
  usurper: (p) => preparationsAt(p, 'B_usurper'),
  turnOrder: (p) => preparationsAt(p, 'C_chooser'),
  reinforcements: () => gameTurnAt('B_reinforcements'),
  cards: () => gameTurnAt('C_tycheCards'),
  surrender: (p, seat) => segmentAt(p, seat, turn.SURRENDER, 'A_begin'),
  tyche: (p, seat) => segmentAt(p, seat, turn.TYCHE, 'B_begin'),
  // With the movement die on the table the Segment is under way.
  activation: (p, seat) =>
    movementDieOf(p) > 0 ? activationAt(p, seat, 'A_choice') : segmentAt(p, seat, turn.ACTIVATION, 'C_begin'),
  sailing: atSea,
  forage: (p, seat) => segmentAt(p, seat, turn.FORAGE, 'D_begin'),
  // The settle routine, then the Activation Segment.
  settle: (p, seat) => activationAt(p, seat, 'A_choice', { proc: 'settling', step: 'A_ownership' }),
  endOfRound: (p) => strategyAt('C_endOfRound', p.seats),
  isolation: () => gameTurnAt('E_isolation'),
  turnEnd: () => gameTurnAt('F_turnEnd'),
  nextTurn: () => [{ proc: 'game', step: 'D_next' }],
};
