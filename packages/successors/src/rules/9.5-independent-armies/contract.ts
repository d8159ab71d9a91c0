/** 9.5 Activation of Independent Armies: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';

export const contract = {
  decisions: {
    /** Which Army is activated, and for what; `wakes` is the one of the event that moves them. */
    independents: {
      about: { wakes: 'general' },
      answers: [
        { enter: 'general', at: 'space' },
        { move: 'general' },
        { placePc: 'general' },
        { done: 'yes' },
      ],
    },
    /** What the active one does. D9-12: `west` is the space than which it has to end further west. */
    steer: {
      about: { general: 'general', space: 'space', left: 'count', west: 'space?' },
      answers: [{ go: 'space' }, { end: 'yes' }],
    },
  },
  procedures: {
    // The person who moves them (D10-14), and the Army that the event wakes.
    independents: {
      args: { seat: 'seat', wakes: 'general' },
      locals: { general: 'general', into: 'location', west: 'space?' },
    },
  },
  events: {
    woke: { seat: 'seat', general: 'general' },
    enteredMap: { seat: 'seat', general: 'general', space: 'space', left: 'count' },
    activatedIndependent: { seat: 'seat', general: 'general', space: 'space', cus: 'count' },
    // Null: nobody's PC was there.
    placedIndependentPc: { general: 'general', space: 'space', from: 'seat?' },
    razedPc: { general: 'general', space: 'space', from: 'seat' },
    reachedHome: { general: 'general', space: 'space' },
    endedIndependents: { seat: 'seat' },
  },
} as const satisfies SectionContract;
