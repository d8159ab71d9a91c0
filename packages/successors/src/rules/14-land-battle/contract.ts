/** 14 Land Battle: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';
import { CUS } from '../../words.ts';

/** D10-17: which CU goes first for somebody who does not say. */
const CHEAPEST = ['mercenary', 'cavalry', 'loyal', 'elephant', 'royal', 'silver-shields'] as const;

export const contract = {
  decisions: {
    join: {
      about: { space: 'space' },
      answers: [{ join: 'yes', with: ['general'], ...CUS }, { stay: 'yes' }],
      default: ['stay'],
    },
    lose: {
      // S14.2-06: of `both` types some came out of the city to join, and others did not; the second answer is one of those.
      about: { space: 'space', cause: 'cause', left: 'count', among: ['unit'], both: ['unit'] },
      answers: [{ lose: 'unit' }, { loseJoined: 'unit' }],
      default: [{ lose: CHEAPEST }, { loseJoined: CHEAPEST }],
    },
    succeed: {
      about: { space: 'space', fallen: 'general' },
      answers: [{ appoint: 'general' }, { none: 'yes' }],
      default: ['appoint', 'none'], // those who are led are not lost
    },
    inherit: { about: { general: 'general' }, answers: [{ at: 'space', side: 'side' }], default: ['at'] },
  },
  procedures: {
    landBattle: {
      args: { attacker: 'count', defender: 'count', location: 'location', failed: ['count'] },
      locals: {
        // S14.2-03, S14.2-06: what came out of the city to join.
        joined: { generals: ['general'], units: ['count'] },
        // S14.4-02: whose Royal Army CUs are set aside, and how many.
        asideOf: 'count',
        aside: 'count',
        // 14.3: by side, whether its Elephants do nothing, and what cards add to its roll.
        noElephants: ['count'],
        rollBonus: ['count'],
        chiefs: ['general?'],
        // S14.6-02: what the Elephant dice gave each side.
        elephants: ['count'],
        rolls: ['count'],
        scores: ['count'],
        winner: 'count',
        // S16.9-29: what the loser's Attrition roll gets.
        pursuit: 'count',
        turns: 'count',
        // D14-07: how many Independent Armies fight.
        independents: 'count',
      },
    },
    /** 14.9: the losing side of a Land Battle or an Overrun. */
    defeat: {
      args: { loser: 'count', location: 'location', aside: 'count', pursuit: 'count' },
      locals: { lost: 'count' },
    },
    inheritance: { args: {} },
  },
  events: {
    setAside: { seat: 'seat', space: 'space', count: 'count' },
    // 14: null is the Independent Faction; chances in thousandths, for the Attacker.
    battle: {
      space: 'space',
      attacker: 'seat?',
      defender: 'seat?',
      attackers: 'general?',
      defenders: 'general?',
      win: 'count',
      draw: 'count',
      lose: 'count',
    },
    joinedBattle: { seat: 'seat', space: 'space', cus: 'count' },
    battleStrength: {
      seat: 'seat?',
      ...CUS,
      independents: 'count',
      elephants: ['count'],
      local: 'count',
      strength: 'count',
    },
    battleRoll: {
      seat: 'seat?',
      dice: ['count'],
      rating: 'count',
      bonus: 'count',
      roll: 'count',
      strength: 'count',
      score: 'count',
    },
    wonBattle: { seat: 'seat?', against: 'seat?', space: 'space', score: 'count', other: 'count' },
    drewBattle: { space: 'space', score: 'count' },
    survivalRoll: { seat: 'seat', general: 'general', die: 'count', killed: 'flag' },
    tookCommand: { seat: 'seat', general: 'general', space: 'space' },
    eliminated: { seat: 'seat', unit: 'unit', count: 'count', space: 'space' },
    // 16.9: Cavalry adds to a side's roll; it adds to the Attrition roll of who has lost.
    charged: { seat: 'seat?', space: 'space', by: 'count' },
    pursued: { seat: 'seat', space: 'space', by: 'count' },
    attrition: { seat: 'seat', column: 'count', die: 'count', lost: 'count' },
    beaten: { general: 'general', space: 'space' },
    gainedPopularity: { seat: 'seat', general: 'general', by: 'count' },
    retreated: { seat: 'seat?', from: 'space', space: 'space', side: 'side' },
    inherited: { seat: 'seat', general: 'general', space: 'space', side: 'side' },
  },
} as const satisfies SectionContract;
