/** Every question, procedure and event of Successors. */

import { type Contract, type Id, type Play as KernelPlay, language, type PositionOf } from '@diadochi/kernel';
import type { Box } from './box.ts';
import { cardName } from './box.ts';
import type { Content } from './content-schema.ts';
import { COLOURS, DIRECTIONS, OPERATIONS, SIDES, UNITS } from './words.ts';

/**
 * D9-26: what a player may do with his Minor Generals and Royal Army CUs in his own turn, besides what he is asked:
 * the last ways to answer in each menu of his turn.
 */
const GESTURES = [
  { appoint: 'general', at: 'space', side: 'side' },
  { recall: 'general' },
  { disband: 'space', side: 'side', count: 'count' },
] as const;

export const contractOf = (content: Content) =>
  ({
    nouns: {
      space: content.spaces.map(({ id }) => id),
      province: content.provinces.map(({ id }) => id),
      general: [...content.majorGenerals, ...content.minorGenerals, ...content.independentArmies].map(
        ({ id }) => id,
      ),
      unit: UNITS,
      fleet: content.fleets.map(({ id }) => id),
      royal: content.royalFamily.map(({ id }) => id),
      card: content.cards.flatMap(({ id, copies }) =>
        Array.from({ length: copies }, (_, copy) => cardName(id, copy)),
      ),
      side: SIDES,
      colour: COLOURS,
      direction: DIRECTIONS,
      operation: OPERATIONS,
    },
    decisions: {
      colour: { about: {}, answers: [{ colour: 'colour' }] },
      // D4-06: all choose at once, and nobody sees what the others were dealt.
      discardGeneral: { about: {}, answers: [{ giveBack: 'general' }], secret: true },
      deploy: { about: { general: 'general' }, answers: [{ at: 'space' }] },
      claim: { about: { province: 'province', left: 'count' }, answers: [{ claim: 'space' }] },
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
      remove: { about: {}, answers: [{ remove: 'space' }, { done: 'yes' }, ...GESTURES] },
      place: { about: {}, answers: [{ place: 'space' }, { done: 'yes' }, ...GESTURES] },
      // What a hand allows is nobody else's business: the question is put even if only one answer is left.
      tyche: {
        about: {},
        answers: [
          { operations: 'card', on: 'operation' },
          { upgrade: 'card', fleet: 'fleet' },
          { recruit: 'card', general: 'general' },
          { discard: 'card' },
          ...GESTURES,
        ],
        secret: true,
      },
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
      activate: { about: {}, answers: [{ raise: 'yes' }, { pass: 'yes' }, ...GESTURES] },
      forage: { about: { space: 'space', limit: 'count' }, answers: [{ lose: 'unit', side: 'side' }] },
      bury: { about: { space: 'space' }, answers: [{ bury: 'yes' }, { wait: 'yes' }] },
      guard: {
        about: { space: 'space', side: 'side' },
        answers: [{ appoint: 'general' }, { disperse: 'yes' }],
      },
    },
    procedures: {
      game: { args: {} },
      setup: { args: {}, locals: { turns: 'count' } },
      placement: { args: { seat: 'seat' }, locals: { general: 'general', left: 'count' } },
      gameTurn: { args: {} },
      preparations: { args: {}, locals: { chooser: 'seat' } },
      reinforcements: { args: {}, locals: { turns: 'count' } },
      reinforcing: { args: { seat: 'seat' } },
      strategy: { args: {}, locals: { turns: 'count' } },
      playerTurn: { args: { seat: 'seat' } },
      surrender: { args: { seat: 'seat' } },
      tycheSegment: { args: { seat: 'seat' }, locals: { card: 'card', general: 'general' } },
      placingPcs: { args: { seat: 'seat', ops: 'count' }, locals: { left: 'count' } },
      training: { args: { seat: 'seat', ops: 'count' }, locals: { left: 'count' } },
      recruiting: { args: { seat: 'seat', general: 'general' } },
      activation: { args: { seat: 'seat' } },
      // `next` is a space, or one past the last of them.
      foraging: { args: { seat: 'seat' }, locals: { next: 'count', lost: 'count' } },
      burial: { args: {} },
      isolation: { args: {}, locals: { turns: 'count' } },
      settling: { args: {}, locals: { at: 'count' } },
      discarding: { args: { seat: 'seat', card: 'card' } },
    },
    windows: {},
    // D6-06: with the table's consent, at any moment.
    interjections: { discardSurprise: { answers: [{ shed: 'card' }] } },
    events: {
      plays: { seat: 'seat', colour: 'colour' },
      dealtGeneral: { seat: 'seat', general: 'general' },
      // What only the one who was dealt it may hear.
      offeredGeneral: { seat: 'seat', general: 'general' },
      discardedGeneral: { seat: 'seat', general: 'general' },
      deployed: { seat: 'seat', general: 'general', space: 'space' },
      placedPcs: { seat: 'seat', province: 'province', count: 'count' },
      gameTurn: { turn: 'count' },
      replaced: { seat: 'seat', old: 'general', young: 'general' },
      joined: { seat: 'seat', general: 'general' },
      died: { royal: 'royal' },
      cartRemoved: {},
      regencyMissed: { royal: 'royal' },
      usurper: { seat: 'seat' },
      tieRoll: { seat: 'seat', die: 'count' },
      turnOrder: { seat: 'seat', first: 'seat', direction: 'direction' },
      returned: { seat: 'seat', count: 'count' },
      reinforced: { seat: 'seat', mercenaries: 'count', loyal: 'count' },
      placedGeneral: { seat: 'seat', general: 'general', space: 'space', side: 'side' },
      placedUnits: { seat: 'seat', unit: 'unit', count: 'count', space: 'space', side: 'side' },
      dispersedUnits: { seat: 'seat', unit: 'unit', count: 'count' },
      dispersedGeneral: { seat: 'seat', general: 'general' },
      dealt: { count: 'count', facedown: 'count' },
      drew: { seat: 'seat', card: 'card' },
      drewUnseen: { seat: 'seat' },
      reshuffled: {},
      round: { round: 'count' },
      revealed: { card: 'card' },
      tookPc: { seat: 'seat', space: 'space', from: 'seat' },
      placedPc: { seat: 'seat', space: 'space' },
      replacedPc: { seat: 'seat', space: 'space', from: 'seat?' },
      usedOperations: { seat: 'seat', card: 'card', operation: 'operation', ops: 'count' },
      upgraded: { seat: 'seat', card: 'card', fleet: 'fleet' },
      recruited: { seat: 'seat', card: 'card', general: 'general' },
      discarded: { seat: 'seat', card: 'card' },
      leftOver: { seat: 'seat', card: 'card' },
      skippedTyche: { seat: 'seat' },
      trains: { seat: 'seat', unit: 'unit', progress: 'count', of: 'count' },
      trained: { seat: 'seat', unit: 'unit' },
      raised: { seat: 'seat', count: 'count' },
      foraged: { seat: 'seat', unit: 'unit', space: 'space' },
      buried: { seat: 'seat', space: 'space' },
      isolated: { seat: 'seat', space: 'space' },
      appointed: { seat: 'seat', general: 'general', space: 'space', side: 'side' },
      recalled: { seat: 'seat', general: 'general' },
      disbanded: { seat: 'seat', count: 'count', space: 'space' },
      leftMap: { seat: 'seat', general: 'general' },
      gainedRoyal: { seat: 'seat', royal: 'royal' },
      lostRoyal: { seat: 'seat', royal: 'royal' },
      movedOutside: { royal: 'royal', space: 'space' },
      holds: { seat: 'seat', province: 'province' },
      lostProvince: { seat: 'seat', province: 'province' },
      fleetPasses: { seat: 'seat', fleet: 'fleet' },
      scored: { seat: 'seat', vp: 'count', legitimacy: 'count' },
      champion: { seat: 'seat' },
      instantVictory: { seat: 'seat' },
    },
  }) as const satisfies Contract;

export type SuccessorsContract = ReturnType<typeof contractOf>;
/** S2-12 to S2-15: a land location: a space, and whether it is inside the walls of its Major City. */
export type Location = number;
export type Side = Id<'side'>;
export const OUTSIDE: Side = 0;
export const INSIDE: Side = 1;
export const BOTH_SIDES: readonly Side[] = [OUTSIDE, INSIDE];

/** Whose something is: a seat, the Independent Faction, or nobody. */
export type Owner = number;
export const NOBODY: Owner = -1;
export const SEATS = 5;
/** After the last seat. */
export const INDEPENDENT: Owner = 5;
export const OWNERS = SEATS + 1;
/** Neither nobody nor the Independent Faction. */
export const isPlayer = (owner: Owner): boolean => owner >= 0 && owner < SEATS;
/** Stacks of CUs that can be on the map at once: more than there are ever places to put CUs. */
export const STACKS = 192;
export const TYPES = UNITS.length;

export const layoutOf = ({ spaces, provinces, generals, royals, fleets, cards }: Box) => ({
  /** Whose PC lies on each space. */
  pc: spaces.length,
  /** Kept: how many PCs of each owner lie in each Province, and who controls it. */
  pcsIn: provinces.length * OWNERS,
  holder: provinces.length,
  /** Where each General is: a location, or one of the words of `pieces.ts`; whose he is; his Popularity. */
  whereabouts: generals.length,
  owner: generals.length,
  popularity: generals.length,
  /** S5.2-11: who has been put on the map in this Phase or Segment. D9-26: whose gesture is used up. */
  isNew: generals.length,
  gestured: generals.length,
  /** CUs on the map, in stacks ordered by location and owner; those beyond `stacks` are empty. */
  stackCount: 1,
  stackAt: STACKS,
  stackOwner: STACKS,
  stackUnits: STACKS * TYPES,
  /** Kept: CUs and Generals of each owner in each space. */
  cusIn: spaces.length * OWNERS,
  generalsIn: spaces.length * OWNERS,
  /** CUs in the Dispersed Box, and CUs that wait to be placed, by owner and type. */
  dispersedUnits: SEATS * TYPES,
  waitingUnits: SEATS * TYPES,
  /** CUs that have left the game for good (S7.2-04). */
  goneUnits: TYPES,
  /** S6.2.B3: the Training Track of each player: the type (-1: nothing) and how far it has come. */
  trainee: SEATS,
  progress: SEATS,
  /** S7.4: who controls each Fleet, whether it is upgraded, whether it is Dispersed. */
  fleetOwner: fleets.length,
  fleetUpgraded: fleets.length,
  fleetDispersed: fleets.length,
  /** S8: where each Royal Family Member is, and who controls them. */
  royalAt: royals.length,
  royalOwner: royals.length,
  /** S3.8-08: who has buried Alexander in Pella. */
  burier: 1,
  /** S3.6-18 to S3.6-20: who has the markers of Oracle and Persian Popular Support, and the condemned General. */
  oracle: 1,
  persian: 1,
  condemned: 1,
  champion: SEATS,
  usurper: 1,
  colour: SEATS,
  /** Kept: Victory Points and Legitimacy. */
  points: SEATS,
  legitimacy: SEATS,
  /** Whether something has changed on which they hang. */
  touched: 1,
  /** Where each card is: see `deck.ts`; and how many lie facedown on the table. */
  cardAt: cards.length,
  facedown: 1,
  /** D5-13: the cards of a discard pile that became the draw pile: everybody knows which. */
  reshuffled: cards.length,
  turn: 1,
  phase: 1,
  segment: 1,
  round: 1,
  /** The First Player, and which way round the table turns go. */
  first: 1,
  direction: 1,
  /** Whose Player Turn it is. */
  active: 1,
  /** S6.2.B2-06: the spaces that got their PC in this Tyche Segment. */
  newPc: spaces.length,
  /** D5-09: CUs placed in each space on this occasion; whether by S5.2-17. */
  placedIn: spaces.length,
  /** How the game ended, and who won. */
  ending: 1,
  won: SEATS,
});
export type Board = PositionOf<ReturnType<typeof layoutOf>, Box>;

/** Chance and voice, as every deed gets them. */
export type Play = KernelPlay<SuccessorsContract>;

export const { procedure, decision, interjection, rule, modifiers } = language<SuccessorsContract, Board>();
