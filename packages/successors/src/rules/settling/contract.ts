/** D2-01, the settle routine: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';

export const contract = {
  decisions: {
    guard: {
      about: { space: 'space', side: 'side' },
      answers: [{ appoint: 'general' }, { disperse: 'yes' }],
      default: ['appoint', 'disperse'],
    },
  },
  procedures: {
    settling: { args: {}, locals: { unowned: 'count' }, marks: ['unsettled'] },
  },
  events: {
    holds: { seat: 'seat', province: 'province' },
    lostProvince: { seat: 'seat', province: 'province' },
    scored: { seat: 'seat', vp: 'count', legitimacy: 'count' },
  },
} as const satisfies SectionContract;
