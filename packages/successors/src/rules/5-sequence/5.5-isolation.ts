/** 5.5 Isolation Phase. */

import type { Seat } from '@diadochi/kernel';
import type { Space } from '../../box.ts';
import { type Board, NOBODY, type Play, procedure } from '../../contract.ts';
import { pcOn, setPc, spaceFacts } from '../../position/places.ts';
import { ISOLATION, setActive, setPhase, turnOrder } from '../../position/turns.ts';
import { isPassable, isSource } from './5.5-chain.ts';

/** S5.5-01: one player after the other. */
export const isolation = procedure('isolation', () => ({ turns: 0 })).steps({
  A_begin: (p) => {
    setPhase(p, ISOLATION);
    setActive(p, null);
  },
  B_remove: (p, { turns }, play) => removeIsolated(p, turnOrder(p)[turns], play),
  C_next: (p, f) => {
    f.turns++;
    return f.turns < p.seats ? 'B_remove' : undefined;
  },
});

/** D5-16: all of them together are one change. */
function removeIsolated(p: Board, seat: Seat, { tell }: Play): void {
  for (const space of isolatedOf(p, seat)) {
    setPc(p, space, NOBODY, NOBODY);
    tell?.all('isolated', { seat, space });
  }
}

/** S5.5-02: the PCs of a player from which no chain leads to a CU of his or to a Major City that he controls. */
export function isolatedOf(p: Board, seat: Seat): Space[] {
  const isReached = new Uint8Array(p.pc.length);
  for (let space = 0; space < p.pc.length; space++)
    if (isReached[space] === 0 && isSource(p, seat, space)) reach(p, seat, space, isReached);
  const isolated: Space[] = [];
  for (let space = 0; space < p.pc.length; space++)
    if (isReached[space] === 0 && pcOn(p, space) === seat) isolated.push(space);
  return isolated;
}
/** S5.5-03: over paths of every kind. */
function reach(p: Board, seat: Seat, space: Space, isReached: Uint8Array): void {
  if (!isPassable(p, seat, space)) return;
  isReached[space] = 1;
  const { joined } = spaceFacts(p, space);
  for (let i = 0; i < joined.length; i++)
    if (isReached[joined[i]] === 0) reach(p, seat, joined[i], isReached);
}
