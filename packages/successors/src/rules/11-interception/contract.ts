/** 11 Interception and Withdrawal: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';
import { COMPANY } from '../../words.ts';

/** A die by which a General tries to Intercept or to Evade. */
export const ATTEMPT = {
  seat: 'seat',
  general: 'general',
  space: 'space',
  die: 'count',
  bonus: 'count',
  needed: 'count',
  success: 'flag',
} as const;

export const contract = {
  decisions: {
    intercept: {
      // Where the player has tried from already, and where a Minor General has been placed for it.
      about: { by: 'seat', space: 'space', tried: ['space'], placed: ['space'] },
      answers: [
        { intercept: 'general', ...COMPANY },
        { appoint: 'general', at: 'space', side: 'side' },
        { incite: 'general', price: 'card' },
        { pass: 'yes' },
      ],
      default: ['pass'],
      // 16.11: what a hand allows is nobody else's business.
      secret: true,
    },
  },
  procedures: {
    interceptions: {
      args: { by: 'seat', into: 'location' },
      locals: {
        turns: 'count',
        // S11.2-01: who has declared it (`by`, a person), and whose pieces try (`owner`, a Faction).
        attempts: [
          {
            by: 'seat',
            owner: 'count',
            from: 'location',
            general: 'general',
            with: ['general'],
            units: ['count'],
            carry: ['royal'],
          },
        ],
        // What a card adds to the next die.
        modifier: 'count',
        placed: ['space'],
        interceptor: 'count',
        came: [{ general: 'general', from: 'location' }],
      },
      result: { interceptor: 'count', came: [{ general: 'general', from: 'location' }] },
    },
  },
  events: {
    declaredInterception: {
      seat: 'seat',
      general: 'general',
      from: 'space',
      space: 'space',
      cus: 'count',
      ...COMPANY,
    },
    interceptionRoll: ATTEMPT,
    // 16.11: whom a player has incited, and what came of it.
    incited: { seat: 'seat', general: 'general', space: 'space' },
    independentInterception: ATTEMPT,
    // Null: an Independent Army.
    withdrew: { seat: 'seat?', from: 'space', space: 'space', side: 'side' },
    cutOff: { seat: 'seat', space: 'space' },
    backInBox: { general: 'general', from: 'space' },
    wentBack: { seat: 'seat', general: 'general', from: 'space', space: 'space' },
  },
} as const satisfies SectionContract;
