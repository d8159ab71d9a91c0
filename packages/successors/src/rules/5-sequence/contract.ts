/** 5 Sequence of play: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';

export const contract = {
  decisions: {
    turnOrder: { about: {}, answers: [{ first: 'seat', direction: 'direction' }] },
    reinforce: {
      about: { left: 'count' },
      answers: [
        { general: 'general', at: 'space', side: 'side' },
        { units: 'unit', at: 'space', side: 'side', count: 'count' },
      ],
    },
    refuge: {
      about: { left: 'count' },
      answers: [
        { general: 'general', at: 'space' },
        { units: 'unit', at: 'space', under: 'general', count: 'count' },
      ],
    },
  },
  procedures: {
    game: { args: {} },
    gameTurn: { args: {} },
    preparations: { args: {}, locals: { chooser: 'seat' } },
    reinforcements: { args: {}, locals: { turns: 'count' } },
    reinforcing: { args: { seat: 'seat' }, marks: ['placing'] },
    isolation: { args: {}, locals: { turns: 'count' } },
  },
  events: {
    gameTurn: { turn: 'count' },
    replaced: { seat: 'seat', old: 'general', young: 'general' },
    joined: { seat: 'seat', general: 'general' },
    cartRemoved: {},
    completedCapital: { seat: 'seat', space: 'space' },
    // By whom: a player, the Independent Faction, or nobody.
    lostCapital: { seat: 'seat', space: 'space', by: 'seat?', independent: 'flag' },
    usurper: { seat: 'seat' },
    tieRoll: { seat: 'seat', die: 'count' },
    turnOrder: { seat: 'seat', first: 'seat', direction: 'direction' },
    returned: { seat: 'seat', count: 'count' },
    reinforced: { seat: 'seat', mercenaries: 'count', loyal: 'count' },
    // 16.9
    ridersJoined: { seat: 'seat', count: 'count' },
    placedGeneral: { seat: 'seat', general: 'general', space: 'space', side: 'side' },
    placedUnits: { seat: 'seat', unit: 'unit', count: 'count', space: 'space', side: 'side' },
    dispersedUnits: { seat: 'seat', unit: 'unit', count: 'count' },
    dispersedGeneral: { seat: 'seat', general: 'general' },
    dealt: { count: 'count', facedown: 'count' },
    drew: { seat: 'seat', card: 'card' },
    drewUnseen: { seat: 'seat' },
    reshuffled: {},
    leftOver: { seat: 'seat', card: 'card' },
    isolated: { seat: 'seat', space: 'space' },
  },
} as const satisfies SectionContract;
