/** 12 Evasion: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';
import { ATTEMPT } from '../11-interception/contract.ts';

export const contract = {
  decisions: {
    evade: {
      about: { by: 'seat', space: 'space' },
      answers: [{ evade: 'yes' }, { incite: 'general', price: 'card' }, { stay: 'yes' }],
      default: ['stay'],
      // 16.11: what a hand allows is nobody else's business.
      secret: true,
    },
    flee: {
      about: { general: 'general', cus: 'count', left: 'count', seen: ['space'], barred: 'space?' },
      answers: [{ flee: 'space' }, { halt: 'yes' }],
      default: ['halt', 'flee'],
    },
  },
  procedures: {
    evasions: {
      args: { by: 'seat', from: 'location', into: 'location' },
      locals: {
        turns: 'count',
        // S12.2-02: who has declared it, and whose pieces try; then which Factions have failed.
        declared: [{ by: 'seat', owner: 'count' }],
        failed: ['count'],
        owner: 'count',
        general: 'general',
        // What a card adds to the next die.
        modifier: 'count',
        // S12.2.A-02: who Evades together, from beginning to end.
        with: ['general'],
        units: ['count'],
        carry: ['royal'],
        seen: ['space'],
        to: 'space',
      },
      result: { failed: ['count'] },
    },
  },
  events: {
    declaredEvasion: { seat: 'seat', general: 'general', space: 'space' },
    evasionRoll: ATTEMPT,
    independentEvasion: ATTEMPT,
    independentsEvaded: { general: 'general', from: 'space', space: 'space' },
    evaded: { seat: 'seat', general: 'general', from: 'space', space: 'space' },
  },
} as const satisfies SectionContract;
