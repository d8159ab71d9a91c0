/** 15 Sieges: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';
import { GESTURES } from '../7-pieces/contract.ts';

export const contract = {
  decisions: {
    // 6.1, step 3; in a march it is one of the ways of 9.3.
    besiege: {
      about: {},
      answers: [{ siege: 'space' }, { siegeWithCavalry: 'space' }, { done: 'yes' }, ...GESTURES],
    },
    takeCity: {
      about: { space: 'space' },
      answers: [{ place: 'yes' }, { leave: 'yes' }],
      default: ['place'], // D10-20
    },
  },
  procedures: {
    siege: {
      // By the active group, or in a Surrender Segment by all who are there (D15-18, D15-20).
      // S16.9-17: whether Cavalry is Dispersed in place of a loss.
      args: { seat: 'seat', space: 'space', surrender: 'flag', riders: 'flag' },
      // What the roll gave, as far as it is not carried out; what cards add to it; whether a Siege Point was added; whose the space was.
      locals: { points: 'count', losses: 'count', modifier: 'count', gained: 'flag', from: 'count' },
      // The city is nobody's before those inside have suffered for it.
      marks: ['unsettled'],
    },
  },
  events: {
    besieged: { seat: 'seat', general: 'general', space: 'space', cus: 'count' },
    // The die, what changes it, and what the Siege Table gives: Siege Points and losses.
    siegeRoll: {
      seat: 'seat',
      space: 'space',
      die: 'count',
      fleets: 'count',
      city: 'count',
      engine: 'count',
      traitor: 'count',
      commander: 'count',
      defender: 'count',
      total: 'count',
      points: 'count',
      losses: 'count',
    },
    siegePoint: { seat: 'seat', space: 'space', points: 'count', needed: 'count' },
    // 16.6
    siegeGivenUp: { seat: 'seat', space: 'space' },
    // Null is the Independent Faction.
    cityFell: { seat: 'seat', space: 'space', from: 'seat?' },
  },
} as const satisfies SectionContract;
