/** 10 Land Movement Procedure: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';
import { COMPANY } from '../../words.ts';

export const contract = {
  decisions: {
    /** Step B: what is inside the walls when the enemy comes; everything else is outside. */
    hold: {
      about: { space: 'space' },
      answers: [{ hold: 'yes', ...COMPANY }, { keep: 'yes' }],
      default: ['keep'], // D10-17, as all defaults
    },
    passage: {
      about: { by: 'seat', space: 'space' },
      answers: [{ grant: 'yes' }, { refuse: 'yes' }],
      default: ['refuse'],
    },
    honour: { about: { space: 'space' }, answers: [{ honour: 'yes' }, { break: 'yes' }] },
    // Where the way back leads: a Withdrawal that leads nowhere is refused (D10-05).
    withdraw: {
      // S11.3-06: into the holding box of an Independent Army.
      about: { space: 'space', back: 'space?', side: 'side', box: 'flag' },
      answers: [{ withdraw: 'yes' }, { stay: 'yes' }],
      default: ['stay'],
    },
    depart: {
      about: { space: 'space', back: 'space?', side: 'side' },
      answers: [{ moveOn: 'yes' }, { withdraw: 'yes' }],
    },
  },
  procedures: {
    landMovement: {
      // D10-14: who moves (`by`, a person) is not always whose pieces move (`mover`, a Faction).
      args: { by: 'seat', mover: 'count', from: 'location', into: 'location', request: 'flag' },
      // Who has Intercepted (-1: nobody), his Generals with where they came from, and which Factions have failed to Evade.
      locals: {
        interceptor: 'count',
        came: [{ general: 'general', from: 'location' }],
        failed: ['count'],
      },
      // 13: a landing begins at B; 9.3 B: a sortie at D.
      entries: ['B_shiftInCity', 'D_interceptions'],
      marks: ['unsettled'],
    },
    // 7.3: passing through a Stronghold, by the active group, also aboard (null, D13-31), or by one that Evades.
    passing: {
      args: { seat: 'seat', at: 'location?', units: ['count'] },
      locals: { lost: 'count', first: 'flag' },
      result: { units: ['count'] },
    },
  },
  events: {
    marched: {
      seat: 'seat',
      general: 'general',
      from: 'space',
      space: 'space',
      cost: 'count',
      left: 'count',
    },
    strongholdRoll: { seat: 'seat', space: 'space', die: 'count', lost: 'count' },
    held: { seat: 'seat', space: 'space', cus: 'count' },
    requestedPassage: { seat: 'seat', space: 'space' },
    grantedPassage: { seat: 'seat', space: 'space' },
    refusedPassage: { seat: 'seat', space: 'space' },
    honouredPassage: { seat: 'seat', space: 'space' },
    brokePassage: { seat: 'seat', space: 'space' },
    noWayBack: { seat: 'seat', space: 'space' },
    movesOn: { seat: 'seat', space: 'space' },
    becameSuccessor: { seat: 'seat', against: 'seat' },
    overran: { seat: 'seat?', against: 'seat?', space: 'space', cus: 'count', by: 'count' },
    prestige: { space: 'space', seat: 'seat?', prestige: 'count' },
    defected: { seat: 'seat', to: 'seat', space: 'space', count: 'count' },
  },
} as const satisfies SectionContract;
