/** 4 Setup: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';

export const contract = {
  decisions: {
    colour: { about: {}, answers: [{ colour: 'colour' }] },
    // D4-06: all choose at once, and nobody sees what the others were dealt.
    discardGeneral: { about: {}, answers: [{ giveBack: 'general' }], secret: true },
    deploy: { about: { general: 'general' }, answers: [{ at: 'space' }] },
    claim: { about: { province: 'province', left: 'count' }, answers: [{ claim: 'space' }] },
  },
  procedures: {
    setup: { args: {}, locals: { turns: 'count' } },
    placement: {
      args: { seat: 'seat' },
      locals: { general: 'general', left: 'count' },
      marks: ['placing'],
    },
  },
  events: {
    plays: { seat: 'seat', colour: 'colour' },
    dealtGeneral: { seat: 'seat', general: 'general' },
    // What only the one who was dealt it may hear.
    offeredGeneral: { seat: 'seat', general: 'general' },
    discardedGeneral: { seat: 'seat', general: 'general' },
    deployed: { seat: 'seat', general: 'general', space: 'space' },
    placedPcs: { seat: 'seat', province: 'province', count: 'count' },
  },
} as const satisfies SectionContract;
