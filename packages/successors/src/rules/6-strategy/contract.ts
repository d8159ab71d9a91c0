/** 6 Strategy Phase: what is asked, done and told. */

import type { SectionContract } from '@diadochi/kernel';
import { GESTURES } from '../7-pieces/contract.ts';
import { NAMING } from '../9-armies/contract.ts';

export const contract = {
  decisions: {
    remove: { about: {}, answers: [{ remove: 'space' }, { done: 'yes' }, ...GESTURES] },
    place: { about: {}, answers: [{ place: 'space' }, { done: 'yes' }, ...GESTURES] },
    // What a hand allows is nobody else's business: the question is put even if only one answer is left.
    tyche: {
      about: {},
      answers: [
        { event: 'card' },
        { operations: 'card', on: 'operation' },
        { upgrade: 'card', fleet: 'fleet' },
        { recruit: 'card', general: 'general' },
        { complete: 'card' },
        { retrieve: 'card', fleet: 'fleet' },
        { discard: 'card' },
        ...GESTURES,
      ],
      secret: true,
    },
    // S6.2-06: the OPs of a Bonus card, after its event.
    bonus: { about: { card: 'card', ops: 'count' }, answers: [{ on: 'operation' }, { none: 'yes' }] },
    placePc: { about: { left: 'count' }, answers: [{ place: 'space' }, { stop: 'yes' }] },
    train: { about: { ops: 'count' }, answers: [{ train: 'unit' }] },
    recruit: {
      about: { general: 'general' },
      answers: [
        { claim: 'space', side: 'side' },
        { camp: 'space', side: 'side' },
        { join: 'space', side: 'side' },
      ],
    },
    // The movement die (0: not rolled yet).
    activate: {
      about: { die: 'count' },
      answers: [NAMING, { roll: 'yes' }, { raise: 'yes' }, { levy: 'yes' }, { pass: 'yes' }, ...GESTURES],
    },
    forceMarch: { about: { mps: 'count' }, answers: [NAMING] },
    forage: {
      about: { space: 'space', limit: 'count', left: 'count', elephantFirst: 'flag' },
      answers: [{ lose: 'unit', side: 'side' }],
    },
  },
  procedures: {
    strategy: { args: {}, locals: { turns: 'count' } },
    // Those that are still to be resolved, and by whom the first of them.
    revealing: { args: {}, locals: { cards: ['card'], seat: 'seat' } },
    playerTurn: { args: { seat: 'seat' } },
    surrender: { args: { seat: 'seat' }, locals: { space: 'space', riders: 'flag' }, marks: ['menu'] },
    tycheSegment: {
      args: { seat: 'seat' },
      locals: { card: 'card', general: 'general', wasEvent: 'flag' },
      marks: ['menu'],
    },
    placingPcs: { args: { seat: 'seat', ops: 'count' }, locals: { left: 'count' } },
    training: { args: { seat: 'seat', ops: 'count' }, locals: { left: 'count' } },
    recruiting: { args: { seat: 'seat', general: 'general' } },
    activation: { args: { seat: 'seat' }, marks: ['menu'] },
    // `next` is a space, or one past the last of them.
    foraging: {
      args: { seat: 'seat' },
      locals: { next: 'count', lost: 'count', due: 'count', elephantFirst: 'flag' },
    },
    discarding: { args: { seat: 'seat', card: 'card' } },
  },
  // D6-06: with the table's consent, at any moment.
  interjections: { discardSurprise: { answers: [{ shed: 'card' }] } },
  events: {
    round: { round: 'count' },
    revealed: { card: 'card' },
    resolves: { seat: 'seat', card: 'card' },
    // Null is the Independent Faction.
    tookPc: { seat: 'seat', space: 'space', from: 'seat?' },
    placedPc: { seat: 'seat', space: 'space' },
    replacedPc: { seat: 'seat', space: 'space', from: 'seat?' },
    usedEvent: { seat: 'seat', card: 'card' },
    usedOperations: { seat: 'seat', card: 'card', operation: 'operation', ops: 'count' },
    upgraded: { seat: 'seat', card: 'card', fleet: 'fleet' },
    recruited: { seat: 'seat', card: 'card', general: 'general' },
    completedCart: { seat: 'seat', card: 'card' },
    retrieved: { seat: 'seat', card: 'card', fleet: 'fleet' },
    discarded: { seat: 'seat', card: 'card' },
    skippedTyche: { seat: 'seat' },
    trains: { seat: 'seat', unit: 'unit', progress: 'count', of: 'count' },
    trained: { seat: 'seat', unit: 'unit' },
    raised: { seat: 'seat', count: 'count' },
    foraged: { seat: 'seat', unit: 'unit', space: 'space' },
    movementDie: { seat: 'seat', die: 'count' },
  },
} as const satisfies SectionContract;
