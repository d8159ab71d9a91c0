/** 9 Activation and movement: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';
import { COMPANY, CUS } from '../../words.ts';
import { GESTURES } from '../7-pieces/contract.ts';
import { EMBARKING } from '../13-naval-movement/contract.ts';

/** D9-01: an activation names a group of one location; a Minor General may be placed there for it (S9-03). */
export const NAMING = { march: 'general', from: 'space', side: 'side', ...COMPANY } as const;

export const contract = {
  decisions: {
    march: {
      about: { space: 'space', side: 'side', left: 'count' },
      answers: [
        { go: 'space' },
        { request: 'space' }, // the same, asking for Free Passage
        // Who goes on: one of the group, and who comes with him; a Minor General may stay with those who do not.
        {
          regroup: 'general',
          with: ['general'],
          guard: ['general'],
          ...CUS,
          leave: ['royal'],
          carry: ['royal'],
        },
        { shift: 'general', ...COMPANY }, // through the walls
        { garrison: 'yes', ...COMPANY }, // some of the group go inside, the others march on
        { muster: 'yes', ...COMPANY }, // those behind or before the walls join
        { relocate: 'space', side: 'side', ...CUS, carry: ['royal'] }, // an active Minor General, S9.3.B-04
        EMBARKING, // 13.2
        { removePc: 'yes' },
        { siege: 'yes', ...CUS }, // with these CUs: those of them who have moved by it
        { end: 'yes' },
        ...GESTURES,
      ],
    },
  },
  procedures: {
    marching: {
      args: { seat: 'seat' },
      locals: { into: 'location', request: 'flag', passing: 'flag', riders: 'flag' },
    },
  },
  events: {
    activated: { seat: 'seat', general: 'general', space: 'space', side: 'side', cus: 'count' },
    takesAlong: { seat: 'seat', general: 'general', royal: 'royal' },
    regrouped: { seat: 'seat', general: 'general', space: 'space', cus: 'count' },
    shifted: { seat: 'seat', general: 'general', space: 'space', side: 'side', cus: 'count' },
    garrisoned: { seat: 'seat', space: 'space', cus: 'count' },
    mustered: { seat: 'seat', space: 'space', cus: 'count' },
    removedPc: { seat: 'seat', space: 'space', from: 'seat' },
    endedActivation: { seat: 'seat', general: 'general?' },
  },
} as const satisfies SectionContract;
