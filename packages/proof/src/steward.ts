/** The words in which a player of the proof game settles answers ahead. */

import type { Steward } from '@diadochi/kernel';
import { type Board, contract } from './contract.ts';

export const steward: Steward<Board> = {
  tests: {
    /** Only when these players raid. */
    by: { kinds: ['omens', 'answering'], value: { of: 'seat' } },
    villages: { kinds: ['omens'], value: { of: 'village' } },
    /** With so many hoplites or more. */
    hoplites: { kinds: ['omens'], value: { least: 1, most: 6 } },
  },
  holds(_, { about }, test, value) {
    if (test === 'hoplites') return Number(about.hoplites) >= (value as number);
    return (value as readonly number[]).includes(Number(test === 'by' ? about.by : about.village));
  },
  moment(p, span) {
    const turn = `${p.season[0]} ${p.stack.find(({ proc }) => proc === TURN)?.locals.seat}`;
    const raid = p.stack.find(({ proc }) => proc === RAID);
    return span === 'turn' || raid === undefined ? turn : `${turn} ${raid.locals.village}`;
  },
  usual: {},
  stopsPlan: (seat, { event, params }) => event === 'played' && params.seat !== seat,
  alike: (_, name) => [name],
};
const procedures = Object.keys(contract.procedures);
const [TURN, RAID] = [procedures.indexOf('turn'), procedures.indexOf('raid')];
