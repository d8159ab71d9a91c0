/** How scenes of Successors are laid out, and what can be asked of them. */

import { BadInput, type Scenes, type Seat } from '@diadochi/kernel';
import { cardTwice, check } from '../check.ts';
import type { Board } from '../contract.ts';
import { recount } from '../position/counts.ts';
import { takeTouched } from '../position/scores.ts';
import { forgetStirred } from '../position/stirred.ts';
import { firstOf } from '../position/turns.ts';
import { cusInBox, emptyBox, unitsEverywhere } from '../position/units.ts';
import { settleBoard } from '../rules/settling/settle.ts';
import { expecting } from './expecting.ts';
import { facts } from './facts.ts';
import { STARTS } from './frames.ts';
import { parts } from './parts.ts';

export const scenes: Scenes<Board> = {
  parts,
  underWay: (p, { turn, step = 'activation', active, boxes }) => {
    if (turn === undefined) throw new BadInput("position: say which 'turn' it is, before the rest");
    if (boxes === undefined) leaveBoxes(p);
    recount(p);
    settleBoard(p);
    takeTouched(p);
    forgetStirred(p); // nobody has done anything yet
    p.touched[0] = 1; // what has been reached is looked at as soon as play goes on
    return STARTS[step as string](p, (active as Seat | undefined) ?? firstOf(p));
  },
  // Where a Procedure is in its midst, the position says so.
  check: (p, parts) => cardTwice(parts) ?? (parts.unsettled === true ? check(p, true) : check(p)),
  facts,
  expecting,
};

/** What there is only so much of, and is laid out elsewhere, has left its holding box. */
function leaveBoxes(p: Board): void {
  p.box.units.forEach(({ total }, unit) => {
    if (total > 0 && unitsEverywhere(p, unit) > cusInBox(p, unit)) emptyBox(p, unit);
  });
}
