/** How a game of Successors was won, and how the others stand. */

import { roman } from '../../look/roman.ts';
import { say } from '../../messages.ts';
import type { SuccessorsView } from './view.ts';

/** `Instant Victory: 20 VP in Game Turn V, Round 3` */
export function howWon({ table, outcome }: SuccessorsView): string {
  const seat = outcome?.winners[0] ?? 0;
  const { vp, l } = table.factions[seat];
  return say(`successors.won.${outcome?.kind ?? ''}`, {
    vp,
    l,
    sum: vp + l,
    turn: roman(table.turn),
    round: table.round,
  });
}

/** A regent wins by Legitimacy and victory points together. */
export const standing = ({ table, outcome }: SuccessorsView, seat: number): number =>
  table.factions[seat].vp + (outcome?.kind === 'regency' ? table.factions[seat].l : 0);
