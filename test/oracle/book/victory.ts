/** Section 3: who has won. */

import { holderOf } from './control.ts';
import { majors, units } from './facts.ts';
import { legitimacy, victoryPoints } from './points.ts';
import type { Counts, OpenTable } from './table.ts';

/** 3.1, by the number of players. */
const ENOUGH: { readonly [players: number]: number } = { 2: 29, 3: 26, 4: 23, 5: 20 };
const LEGITIMATE = 18;

const seatsOf = (t: OpenTable): number[] => t.factions.map((_, seat) => seat);

/** 3.1: who has enough, but never in Game Turn I. */
export function instantWinners(t: OpenTable): number[] {
  if (t.turn < 2) return [];
  return seatsOf(t).filter(
    (seat) => legitimacy(t, seat) >= LEGITIMATE || victoryPoints(t, seat) >= ENOUGH[t.factions.length],
  );
}

/** 3.3: the most VP, whatever the Legitimacy. */
export const endWinner = (t: OpenTable): number | null =>
  tieBroken(
    t,
    best(seatsOf(t), (seat) => victoryPoints(t, seat)),
  );

/**
 * 3.2: in Game Turn IV with Alexandros, in V with Herakles. Whoever controls him needs the highest sum of L and VP; if nobody does,
 * whoever has that has won; if he is not there, nobody. Null: the game goes on.
 */
export function regent(t: OpenTable): number | null {
  const heir = t.royals[t.turn === 4 ? 'alexandros' : 'herakles'];
  if (typeof heir !== 'object' || heir === null) return null;
  const leader = tieBroken(
    t,
    best(seatsOf(t), (seat) => legitimacy(t, seat) + victoryPoints(t, seat)),
  );
  return heir.controller === null || heir.controller === leader ? leader : null;
}

/** 3.4: Makedonia, then Macedonian CUs, then the most Senior General. Null where not even that parts them. */
export function tieBroken(t: OpenTable, tied: readonly number[]): number | null {
  if (tied.length === 1) return tied[0];
  const strategos = tied.find((seat) => holderOf(t, 'makedonia') === seat);
  if (strategos !== undefined) return strategos;
  const most = best(tied, (seat) => veteransOf(t, seat));
  const senior = best(most, (seat) => seniorityOf(t, seat));
  return senior.length === 1 ? senior[0] : null;
}

function best(seats: readonly number[], of: (seat: number) => number): number[] {
  const highest = Math.max(...seats.map(of));
  return seats.filter((seat) => of(seat) === highest);
}

/** On the map, at sea, in the Dispersed Box, or about to come back from it; not in training (D3-08). */
function veteransOf(t: OpenTable, seat: number): number {
  const { dispersed, waiting } = t.factions[seat];
  const aboard = t.voyage !== null && t.march?.owner === seat ? [t.voyage.units] : [];
  const stacks = t.stacks.filter(({ owner }) => owner === seat).map((stack) => stack.units);
  const veterans = (counts: Counts): number =>
    [...units.values()].reduce((sum, { id, macedonian }) => sum + (macedonian ? (counts[id] ?? 0) : 0), 0);
  return [...stacks, ...aboard, dispersed.units, waiting.units].reduce(
    (sum, each) => sum + veterans(each),
    0,
  );
}

function seniorityOf(t: OpenTable, seat: number): number {
  const own = [...majors.values()].filter(({ id }) => {
    const { owner, state } = t.generals[id];
    return owner === seat && ['map', 'aboard', 'dispersed', 'waiting'].includes(state);
  });
  return Math.max(0, ...own.map(({ seniority }) => seniority));
}
