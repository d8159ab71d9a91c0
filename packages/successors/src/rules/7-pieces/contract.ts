/** 7 Generals and military units: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';

/**
 * D9-26: what a player may do with his Minor Generals and Royal Army CUs in his own turn, besides what he is asked:
 * the last ways to answer in each menu of his turn.
 */
export const GESTURES = [
  { appoint: 'general', at: 'space', side: 'side' },
  { recall: 'general' },
  { disband: 'space', side: 'side', count: 'count' },
] as const;

export const contract = {
  procedures: {
    // 7.3: CUs are lost one by one; `units` are those among which the owner chooses, of the active group or not. Without a
    // location they are aboard (13).
    losing: {
      args: {
        seat: 'seat',
        at: 'location?',
        units: ['count'],
        count: 'count',
        elephantFirst: 'flag',
        ofGroup: 'flag',
        cause: 'cause',
      },
      result: { units: ['count'] },
    },
  },
  events: {
    appointed: { seat: 'seat', general: 'general', space: 'space', side: 'side' },
    recalled: { seat: 'seat', general: 'general' },
    disbanded: { seat: 'seat', count: 'count', space: 'space' },
    leftMap: { seat: 'seat', general: 'general' },
    fleetPasses: { seat: 'seat', fleet: 'fleet' },
    lostUnit: { seat: 'seat', unit: 'unit', space: 'space', cause: 'cause' },
  },
} as const satisfies SectionContract;
