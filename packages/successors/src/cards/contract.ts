/** The events of the cards: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';

/** What carries an effect of a card out is told whose card it is, and which of its effects; its questions say so, too. */
const EFFECT = { card: 'card', effect: 'count' } as const;
/** All of them are told, and say, which Army it is about that the next effect may be about as well (C42-05). */
const EFFECT_OF = {
  args: { seat: 'seat', ...EFFECT, army: 'location?' },
  result: { army: 'location?' },
} as const;
const NONE = { none: 'yes' } as const;
/** A question about pieces in a location, or about where they go. */
const AT = { ...EFFECT, space: 'space?', side: 'side' } as const;

export const contract = {
  decisions: {
    chooseSpace: { about: EFFECT, answers: [{ at: 'space' }, NONE] },
    chooseLocation: { about: EFFECT, answers: [{ at: 'space', side: 'side' }, NONE] },
    chooseGeneral: { about: AT, answers: [{ general: 'general' }, NONE] },
    chooseRoyal: { about: EFFECT, answers: [{ royal: 'royal' }, NONE] },
    chooseFleet: { about: EFFECT, answers: [{ fleet: 'fleet' }, NONE] },
    chooseSeat: { about: EFFECT, answers: [{ whom: 'seat' }, NONE] },
    chooseProvince: { about: EFFECT, answers: [{ province: 'province' }, NONE] },
    chooseUnit: { about: AT, answers: [{ unit: 'unit', count: 'count' }, NONE] },
    decide: { about: AT, answers: [{ yes: 'yes' }, { no: 'yes' }] },
  },
  procedures: {
    event: { args: { seat: 'seat', card: 'card' }, locals: { effect: 'count', army: 'location?' } },
    convertingCity: { ...EFFECT_OF, locals: { left: 'count' } },
    placingUnits: { ...EFFECT_OF, locals: { space: 'space?', side: 'side' } },
    killingRoyal: EFFECT_OF,
    takingRoyal: { ...EFFECT_OF, locals: { royal: 'royal?', to: 'location?' } },
    offeringMarriage: EFFECT_OF,
    movingFemales: { ...EFFECT_OF, locals: { royal: 'royal?', moved: ['royal'] } },
    markingLegitimacy: EFFECT_OF,
    condemning: EFFECT_OF,
  },
  events: {
    eventRoll: { seat: 'seat', card: 'card', die: 'count', success: 'flag' },
    femaleMoved: { royal: 'royal', space: 'space' },
    freed: { general: 'general' },
    condemned: { seat: 'seat', general: 'general' },
  },
} as const satisfies SectionContract;
