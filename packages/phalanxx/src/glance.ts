/** What a list of tables shows of a game: how strong each side is by now (P1-02), and whose the regions are. */

import type { Glance } from '@diadochi/kernel';
import type { Table } from './view.ts';

export const glance = ({ round, sides, holders }: Table): Glance => ({
  when: { round },
  points: sides.map(({ strength }) => strength),
  goal: null,
  holders: Object.fromEntries(
    Object.entries(holders).filter((held): held is [string, number] => typeof held[1] === 'number'),
  ),
  pieces: [],
});
