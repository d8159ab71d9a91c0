/** What a list of tables shows of a game: VP, which decide it most often (S3.1-02), who holds Provinces, where Generals stand. */

import type { Glance, Seat } from '@diadochi/kernel';
import type { Owner, Table } from './table.ts';

export const glance = ({ turn, round, factions, thresholds, holders, stacks }: Table): Glance => ({
  when: { turn, round },
  points: factions.map(({ vp }) => vp),
  goal: thresholds.vp,
  colours: factions.map(({ colour }) => colour),
  holders: Object.fromEntries(
    Object.entries(holders).filter((held): held is [string, Seat] => isSeat(held[1])),
  ),
  pieces: stacks.flatMap(({ at, owner, generals }) =>
    isSeat(owner) && generals.length > 0 ? [[at, owner] as const] : [],
  ),
});

const isSeat = (owner: Owner): owner is Seat => owner !== 'independent';
