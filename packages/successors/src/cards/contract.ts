/** The events of the cards: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';
import { NAMING } from '../rules/9-armies/contract.ts';

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
    // From where, of the second place of an effect that has two: its first (CO65-01).
    chooseLocation: { about: { ...EFFECT, from: 'space?' }, answers: [{ at: 'space', side: 'side' }, NONE] },
    chooseGeneral: { about: AT, answers: [{ general: 'general' }, NONE] },
    chooseRoyal: { about: EFFECT, answers: [{ royal: 'royal' }, NONE] },
    chooseFleet: { about: EFFECT, answers: [{ fleet: 'fleet' }, NONE] },
    chooseSeat: { about: EFFECT, answers: [{ whom: 'seat' }, NONE] },
    chooseProvince: { about: EFFECT, answers: [{ province: 'province' }, NONE] },
    chooseUnit: { about: AT, answers: [{ unit: 'unit', count: 'count' }, NONE] },
    // An activation with so many MPs; with this one, so many are left.
    campaign: { about: { ...EFFECT, mps: 'count', left: 'count' }, answers: [NAMING, NONE] },
    // By whom, if somebody offers something (CO63-02).
    decide: { about: { ...AT, by: 'seat?' }, answers: [{ yes: 'yes' }, { no: 'yes' }], default: ['no'] },
  },
  procedures: {
    event: { args: { seat: 'seat', card: 'card' }, locals: { effect: 'count', army: 'location?' } },
    takingRoad: EFFECT_OF,
    hiringGuides: EFFECT_OF,
    activatingArmies: { ...EFFECT_OF, locals: { activated: 'count' } },
    activatingIndependents: EFFECT_OF,
    convertingCity: { ...EFFECT_OF, locals: { left: 'count' } },
    // D6-31: what lies about is settled when the effect is over.
    removingPcs: { ...EFFECT_OF, locals: { taken: ['space'] }, marks: ['unsettled'] },
    // The Province that the die has named, if one does; whose PC was replaced last.
    puttingPcs: {
      ...EFFECT_OF,
      locals: { province: 'province?', taken: ['space'], from: 'count' },
      marks: ['unsettled'],
    },
    placingMarker: EFFECT_OF,
    failingHarvest: EFFECT_OF,
    placingUnits: {
      ...EFFECT_OF,
      locals: { chosen: 'count', at: 'location?', general: 'general?', claims: 'flag' },
    },
    bringingGeneral: { ...EFFECT_OF, locals: { at: 'location?', claims: 'flag' } },
    swappingCards: EFFECT_OF,
    // What another player has in a location.
    aiming: {
      args: { seat: 'seat', ...EFFECT },
      locals: { at: 'location?', whom: 'seat?' },
      result: { at: 'location', whom: 'seat' },
    },
    rollingAttrition: {
      ...EFFECT_OF,
      locals: { at: 'location?', whom: 'seat?', lost: 'count', elephantFirst: 'flag' },
    },
    eliminatingUnit: { ...EFFECT_OF, locals: { at: 'location?', whom: 'seat?' } },
    changingSides: { ...EFFECT_OF, locals: { own: 'location?', at: 'location?', whom: 'seat?' } },
    gainingFleet: EFFECT_OF,
    upgradingFleet: { ...EFFECT_OF, locals: { left: 'count' } },
    killingRoyal: EFFECT_OF,
    takingRoyal: { ...EFFECT_OF, locals: { royal: 'royal?', to: 'location?' } },
    offeringMarriage: EFFECT_OF,
    movingFemales: { ...EFFECT_OF, locals: { royal: 'royal?', moved: ['royal'] } },
    markingLegitimacy: EFFECT_OF,
    // Whether somebody was freed.
    condemning: { ...EFFECT_OF, locals: { lifted: 'flag' } },
    lookingAtHand: EFFECT_OF,
    // Where it goes ashore.
    sailingEuxine: { ...EFFECT_OF, locals: { to: 'location?' } },
    foundingCapital: EFFECT_OF,
    makingPact: { ...EFFECT_OF, locals: { whom: 'seat?' } },
  },
  events: {
    reinforcedByCard: { seat: 'seat', card: 'card', unit: 'unit', count: 'count' },
    cardCameIn: { card: 'card' },
    provinceRolled: { seat: 'seat', card: 'card', die: 'count', province: 'province' },
    nowhere: { card: 'card', province: 'province' },
    // Null: it was uncontrolled.
    turnedIndependent: { space: 'space', from: 'seat?' },
    takesRoad: { seat: 'seat', general: 'general', card: 'card' },
    hiredGuides: { seat: 'seat', card: 'card' },
    foundedCapital: { seat: 'seat', card: 'card', space: 'space' },
    looted: { seat: 'seat', space: 'space' },
    broughtEngine: { seat: 'seat', space: 'space' },
    engineBack: { space: 'space' },
    badHarvest: { seat: 'seat', card: 'card', province: 'province' },
    deserted: { seat: 'seat', unit: 'unit', count: 'count', space: 'space' },
    eventRoll: { seat: 'seat', card: 'card', die: 'count', success: 'flag' },
    femaleMoved: { royal: 'royal', space: 'space' },
    freed: { general: 'general' },
    condemned: { seat: 'seat', general: 'general' },
    spied: { seat: 'seat', card: 'card', whom: 'seat' },
    // Told only to who looks.
    sawHand: { whom: 'seat', cards: ['card'] },
    offeredPact: { seat: 'seat', card: 'card', whom: 'seat' },
    acceptedPact: { seat: 'seat', whom: 'seat' },
    refusedPact: { seat: 'seat', whom: 'seat' },
  },
} as const satisfies SectionContract;
