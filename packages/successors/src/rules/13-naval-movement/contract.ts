/** 13 Naval Movement and Naval Battle: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';
import { COMPANY, CUS } from '../../words.ts';
import { GESTURES } from '../7-pieces/contract.ts';

/** S13.2-01: one of the group and whoever comes with him go aboard; first the Fleets that escort them. */
export const EMBARKING = {
  embark: 'general',
  escort: ['fleet'],
  with: ['general'],
  ...CUS,
  carry: ['royal'],
} as const;

export const contract = {
  decisions: {
    // Where the group is, its MPs, and those that it could still spend on land if it went ashore there (S13.1-05).
    sail: {
      about: { space: 'space', left: 'count', land: 'count' },
      answers: [
        { sail: 'space' },
        { pickUp: 'side', ...COMPANY },
        // S13.2-25: a Minor General may be placed with those who are dropped off.
        { dropOff: 'side', with: ['general'], guard: ['general'], ...CUS, carry: ['royal'] },
        { land: 'side' },
        { request: 'yes' }, // lands outside, asking for Free Passage (D10-19)
        ...GESTURES,
      ],
    },
    // Who sails, with what, under which escort; and what whoever is asked has at hand against it.
    engage: {
      about: {
        by: 'seat',
        space: 'space',
        general: 'general',
        cus: 'count',
        escort: 'count',
        strength: 'count',
      },
      // The first of the Fleets that are committed, and the others, whose numbers are higher.
      answers: [{ engage: 'fleet', with: ['fleet'] }, { pass: 'yes' }, { passAll: 'yes' }],
      default: ['pass'], // D10-20
    },
  },
  procedures: {
    sailing: {
      // S10.A-11: whether the group leaves a Stronghold behind into which it had come by land.
      // C29-04: `to`, where a card lands it, after this one step.
      args: { seat: 'seat', passing: 'flag', to: 'location?' },
      entries: ['announce_3'],
      locals: {
        into: 'space',
        turns: 'count',
        declarations: [{ by: 'seat', fleets: ['fleet'] }],
        // What cards add to the rolls of the next battle: of who sails, of who has declared it.
        bonus: ['count'],
        // Who has let it pass, and what he saw then; `always`: for the whole Naval Movement.
        passes: [
          {
            by: 'seat',
            cus: 'count',
            escort: 'count',
            strength: 'count',
            threatened: 'flag',
            always: 'flag',
          },
        ],
        // D13-27: what stays as it is while a party that was dropped off has its Procedure.
        route: ['location'],
        guard: 'general?',
        guardMark: 'count',
        at: 'location',
        request: 'flag',
        lost: 'count',
        first: 'flag',
      },
      // S13.2-12: whether the activation is over.
      result: { over: 'flag' },
    },
    navalBattle: {
      args: { mover: 'seat', interceptor: 'seat', fleets: ['fleet'], space: 'space', bonus: ['count'] },
      locals: { strengths: ['count'], scores: ['count'] },
      result: { lost: 'flag' },
    },
  },
  events: {
    embarked: {
      seat: 'seat',
      general: 'general',
      space: 'space',
      side: 'side',
      cus: 'count',
      escort: ['fleet'],
      strength: 'count',
    },
    sailed: {
      seat: 'seat',
      general: 'general',
      from: 'space',
      space: 'space',
      cost: 'count',
      left: 'count',
    },
    engaged: { seat: 'seat', against: 'seat', space: 'space', fleets: ['fleet'], strength: 'count' },
    letPass: { seat: 'seat', against: 'seat', space: 'space' },
    // Who sails, from which port and with whom; the Fleets of both sides, each with its number. Chances in thousandths, for
    // whoever sails.
    navalBattle: {
      space: 'space',
      seat: 'seat',
      general: 'general',
      from: 'space',
      ...CUS,
      royals: ['royal'],
      escort: ['fleet'],
      escortStrengths: ['count'],
      strength: 'count',
      against: 'seat',
      fleets: ['fleet'],
      fleetStrengths: ['count'],
      other: 'count',
      win: 'count',
      draw: 'count',
      lose: 'count',
    },
    navalRoll: {
      seat: 'seat',
      dice: ['count'],
      bonus: 'count',
      roll: 'count',
      strength: 'count',
      score: 'count',
    },
    wonNavalBattle: { seat: 'seat', against: 'seat', space: 'space', score: 'count', other: 'count' },
    slippedPast: { seat: 'seat', against: 'seat', space: 'space', score: 'count' },
    cancelledBattle: { seat: 'seat', space: 'space' },
    fleetDispersed: { seat: 'seat', fleet: 'fleet' },
    drivenBack: { seat: 'seat', general: 'general', space: 'space', side: 'side' },
    pickedUp: { seat: 'seat', general: 'general', space: 'space', side: 'side', cus: 'count' },
    droppedOff: { seat: 'seat', space: 'space', side: 'side', cus: 'count' },
    landed: { seat: 'seat', general: 'general', space: 'space', side: 'side', cus: 'count' },
  },
} as const satisfies SectionContract;
