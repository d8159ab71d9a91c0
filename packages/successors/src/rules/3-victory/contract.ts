/** 3 Victory conditions: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';

export const contract = {
  decisions: {
    bury: { about: { space: 'space' }, answers: [{ bury: 'yes' }, { wait: 'yes' }] },
  },
  procedures: {
    burial: { args: {} },
  },
  events: {
    regencyMissed: { royal: 'royal' },
    buried: { seat: 'seat', space: 'space' },
    champion: { seat: 'seat' },
    instantVictory: { seat: 'seat' },
  },
} as const satisfies SectionContract;
