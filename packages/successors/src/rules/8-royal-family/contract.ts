/** 8 Royal Family Members: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';

export const contract = {
  events: {
    gainedRoyal: { seat: 'seat', royal: 'royal' },
    lostRoyal: { seat: 'seat', royal: 'royal' },
    died: { royal: 'royal' },
    cartDestroyed: { space: 'space' },
    heirAppears: { royal: 'royal', space: 'space' },
    movedOutside: { royal: 'royal', space: 'space' },
    married: { seat: 'seat', royal: 'royal', card: 'card' },
    offerOver: { seat: 'seat', card: 'card' },
  },
} as const satisfies SectionContract;
