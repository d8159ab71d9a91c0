/** The events of the cards: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';

/** What carries an effect of a card out is told whose card it is, and which of its effects; its questions say so, too. */
const EFFECT = { card: 'card', effect: 'count' } as const;
const EFFECT_OF = { seat: 'seat', ...EFFECT } as const;

export const contract = {
  decisions: {
    chooseSpace: { about: EFFECT, answers: [{ at: 'space' }] },
    chooseLocation: { about: EFFECT, answers: [{ at: 'space', side: 'side' }] },
    // Who goes to a location.
    chooseGeneral: {
      about: { ...EFFECT, space: 'space', side: 'side' },
      answers: [{ general: 'general' }, { none: 'yes' }],
    },
  },
  procedures: {
    event: { args: { seat: 'seat', card: 'card' }, locals: { effect: 'count' } },
    convertingCity: { args: EFFECT_OF, locals: { left: 'count' } },
    placingUnits: { args: EFFECT_OF, locals: { space: 'space', side: 'side' } },
  },
} as const satisfies SectionContract;
