/** What a list of tables shows of a game: the season, and whose the villages are. */

import type { Glance } from '@diadochi/kernel';
import type { Table } from './view.ts';

export const glance = ({ season, seats, holders }: Table): Glance => {
  const held = Object.entries(holders).filter((each): each is [string, number] => each[1] !== null);
  return {
    when: { season },
    points: seats.map((_, seat) => held.filter(([, holder]) => holder === seat).length),
    goal: null,
    holders: Object.fromEntries(held),
    pieces: [],
  };
};
