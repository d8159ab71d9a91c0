/** What is true whenever somebody is asked: who controls what, and what it is worth. */

import type { Outcome } from '../../packages/kernel/src/index.ts';
import { holders, ownersOfFleets } from './book/control.ts';
import { fleetStrengthOf, legitimacy, victoryPoints } from './book/points.ts';
import { besiegers, pointsNeeded } from './book/siege.ts';
import type { OpenTable, Owner } from './book/table.ts';
import { endWinner, instantWinners, regent, tieBroken } from './book/victory.ts';
import type { Ledger } from './ledger.ts';
import type { ShownTable } from './watching.ts';

export function compareAtRest(t: ShownTable, { compare }: Ledger): void {
  const open: OpenTable = t;
  compare('Provinces', sorted(holders(open)), sorted(t.holders));
  const owners = Object.fromEntries(Object.entries(t.fleets).map(([id, { owner }]) => [id, owner]));
  compare('Fleets', sorted(ownersOfFleets(open)), sorted(owners));
  // In the middle of a Procedure CUs may be without a General, and no Army (15.1), until it is over and they are Dispersed.
  const leaderless = t.stacks.filter(({ generals, cus }) => cus > 0 && generals.length === 0);
  const isPlain = ([space]: [string, unknown]): boolean => leaderless.every(({ at }) => at !== space);
  // Two Armies may be in the space then, of which the view names one.
  const found = Object.entries(besiegers(open)).filter(isPlain);
  const named = Object.fromEntries(Object.entries(t.besieged).filter(isPlain));
  const one = (space: string, all: readonly Owner[]) => all.find((each) => each === named[space]) ?? all[0];
  const book = Object.fromEntries(found.map(([space, all]) => [space, one(space, all)]));
  compare('Besieged', sorted(book), sorted(named));
  for (const [space, { needed }] of Object.entries(t.sieges))
    compare('Siege Points needed', pointsNeeded(open, space), needed, space);
  t.factions.forEach(({ vp, l, fleetStrength }, seat) => {
    compare('Victory Points', victoryPoints(open, seat), vp, `seat ${seat}`);
    compare('Legitimacy', legitimacy(open, seat), l, `seat ${seat}`);
    compare('Fleet Strength', fleetStrengthOf(open, seat), fleetStrength, `seat ${seat}`);
  });
}

/** 3.1: as long as anybody is asked, nobody has won; and who has won in the end. */
export function compareOngoing(t: ShownTable, { compare }: Ledger): void {
  compare('game goes on', instantWinners(t), []);
}
export function compareEnd(t: ShownTable, { kind, winners }: Outcome, { compare }: Ledger): void {
  const instant = instantWinners(t);
  const isInstant = instant.length > 0;
  const byRegency = !isInstant && kind === 'regency';
  const winner = isInstant ? tieBroken(t, instant) : byRegency ? regent(t) : endWinner(t);
  compare('winner', [isInstant, winner], [kind.startsWith('instant'), winners[0]], kind);
}

const sorted = <T>(record: { readonly [key: string]: T }): { [key: string]: T } =>
  Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
