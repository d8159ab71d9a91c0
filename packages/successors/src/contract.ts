/** Every question and procedure of Successors, and how its board is laid out; its events are in `events.ts`. */

import {
  type Contract,
  type Id,
  type Play as KernelPlay,
  language,
  layoutFrom,
  type PositionOf,
} from '@diadochi/kernel';
import type { Box } from './box.ts';
import { COLUMNS } from './columns.ts';
import type { Content } from './content-schema.ts';
import { EVENTS } from './events.ts';
import { nounsOf } from './nouns.ts';
import { COMPANY, CUS, UNITS } from './words.ts';

export { STACKS, WAY } from './columns.ts';

/**
 * D9-26: what a player may do with his Minor Generals and Royal Army CUs in his own turn, besides what he is asked:
 * the last ways to answer in each menu of his turn.
 */
const GESTURES = [
  { appoint: 'general', at: 'space', side: 'side' },
  { recall: 'general' },
  { disband: 'space', side: 'side', count: 'count' },
] as const;

/** What carries an effect of a card out is told whose card it is, and which of its effects; its questions say so, too. */
const EFFECT = { card: 'card', effect: 'count' } as const;
const EFFECT_OF = { seat: 'seat', ...EFFECT } as const;

/** D9-01: an activation names a group of one location; a Minor General may be placed there for it (S9-03). */
const NAMING = { march: 'general', from: 'space', side: 'side', ...COMPANY } as const;

export const contractOf = (content: Content) =>
  ({
    nouns: nounsOf(content),
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
          { event: 'card' },
          { operations: 'card', on: 'operation' },
          { upgrade: 'card', fleet: 'fleet' },
          { recruit: 'card', general: 'general' },
          { discard: 'card' },
          ...GESTURES,
        ],
        secret: true,
      },
      chooseSpace: { about: EFFECT, answers: [{ at: 'space' }] },
      chooseLocation: { about: EFFECT, answers: [{ at: 'space', side: 'side' }] },
      // Who goes to a location.
      chooseGeneral: {
        about: { ...EFFECT, space: 'space', side: 'side' },
        answers: [{ general: 'general' }, { none: 'yes' }],
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
      // The movement die (0: not rolled yet).
      activate: {
        about: { die: 'count' },
        answers: [NAMING, { roll: 'yes' }, { raise: 'yes' }, { pass: 'yes' }, ...GESTURES],
      },
      forceMarch: { about: { mps: 'count' }, answers: [NAMING] },
      march: {
        about: { space: 'space', side: 'side', left: 'count' },
        answers: [
          { go: 'space' },
          { request: 'space' }, // the same, asking for Free Passage
          // Who goes on: one of the group, and who comes with him; a Minor General may stay with those who do not.
          {
            regroup: 'general',
            with: ['general'],
            guard: ['general'],
            ...CUS,
            leave: ['royal'],
            carry: ['royal'],
          },
          { shift: 'general', ...COMPANY }, // through the walls
          { garrison: 'yes', ...COMPANY }, // some of the group go inside, the others march on
          { muster: 'yes', ...COMPANY }, // those behind or before the walls join
          { relocate: 'space', side: 'side', ...CUS, carry: ['royal'] }, // an active Minor General, S9.3.B-04
          { removePc: 'yes' },
          { end: 'yes' },
          ...GESTURES,
        ],
      },
      /** Step B: what is inside the walls when the enemy comes; everything else is outside. */
      hold: { about: { space: 'space' }, answers: [{ hold: 'yes', ...COMPANY }, { keep: 'yes' }] },
      passage: { about: { by: 'seat', space: 'space' }, answers: [{ grant: 'yes' }, { refuse: 'yes' }] },
      honour: { about: { space: 'space' }, answers: [{ honour: 'yes' }, { break: 'yes' }] },
      intercept: {
        // Where the player has tried from already, and where a Minor General has been placed for it.
        about: { by: 'seat', space: 'space', tried: ['space'], placed: ['space'] },
        answers: [
          { intercept: 'general', ...COMPANY },
          { appoint: 'general', at: 'space', side: 'side' },
          { pass: 'yes' },
        ],
      },
      // Where the way back leads: a Withdrawal that leads nowhere is refused (D10-05).
      withdraw: {
        about: { space: 'space', back: 'space?', side: 'side' },
        answers: [{ withdraw: 'yes' }, { stay: 'yes' }],
      },
      evade: { about: { by: 'seat', space: 'space' }, answers: [{ evade: 'yes' }, { stay: 'yes' }] },
      flee: {
        about: { general: 'general', cus: 'count', left: 'count', seen: ['space'], barred: 'space?' },
        answers: [{ flee: 'space' }, { halt: 'yes' }],
      },
      depart: {
        about: { space: 'space', back: 'space?', side: 'side' },
        answers: [{ moveOn: 'yes' }, { withdraw: 'yes' }],
      },
      join: {
        about: { space: 'space' },
        answers: [{ join: 'yes', with: ['general'], ...CUS }, { stay: 'yes' }],
      },
      lose: {
        // S14.2-06: of `both` types some came out of the city to join, and others did not; the second answer is one of those.
        about: { space: 'space', cause: 'cause', left: 'count', among: ['unit'], both: ['unit'] },
        answers: [{ lose: 'unit' }, { loseJoined: 'unit' }],
      },
      succeed: {
        about: { space: 'space', fallen: 'general' },
        answers: [{ appoint: 'general' }, { none: 'yes' }],
      },
      inherit: { about: { general: 'general' }, answers: [{ at: 'space', side: 'side' }] },
      forage: { about: { space: 'space', limit: 'count' }, answers: [{ lose: 'unit', side: 'side' }] },
      bury: { about: { space: 'space' }, answers: [{ bury: 'yes' }, { wait: 'yes' }] },
      guard: {
        about: { space: 'space', side: 'side' },
        answers: [{ appoint: 'general' }, { disperse: 'yes' }],
      },
    },
    // 'unsettled': until it is over, pieces may be where they cannot stay. 'menu': its player is only asked what he does next.
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
      surrender: { args: { seat: 'seat' }, marks: ['menu'] },
      tycheSegment: {
        args: { seat: 'seat' },
        locals: { card: 'card', general: 'general' },
        marks: ['menu'],
      },
      event: { args: { seat: 'seat', card: 'card' }, locals: { effect: 'count' } },
      convertingCity: { args: EFFECT_OF, locals: { left: 'count' } },
      placingUnits: { args: EFFECT_OF, locals: { space: 'space', side: 'side' } },
      placingPcs: { args: { seat: 'seat', ops: 'count' }, locals: { left: 'count' } },
      training: { args: { seat: 'seat', ops: 'count' }, locals: { left: 'count' } },
      recruiting: { args: { seat: 'seat', general: 'general' } },
      activation: { args: { seat: 'seat' }, marks: ['menu'] },
      marching: {
        args: { seat: 'seat' },
        locals: { into: 'location', request: 'flag' },
      },
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
      // 7.3: passing through a Stronghold, by the active group or by one that Evades.
      passing: {
        args: { seat: 'seat', at: 'location', units: ['count'] },
        locals: { lost: 'count', first: 'flag' },
        result: { units: ['count'] },
      },
      // 7.3: CUs are lost one by one; `units` are those among which the owner chooses, of the active group or not.
      losing: {
        args: {
          seat: 'seat',
          at: 'location',
          units: ['count'],
          count: 'count',
          elephantFirst: 'flag',
          ofGroup: 'flag',
          cause: 'cause',
        },
        result: { units: ['count'] },
      },
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
          placed: ['space'],
          interceptor: 'count',
          came: [{ general: 'general', from: 'location' }],
        },
        result: { interceptor: 'count', came: [{ general: 'general', from: 'location' }] },
      },
      evasions: {
        args: { by: 'seat', from: 'location', into: 'location' },
        locals: {
          turns: 'count',
          // S12.2-02: who has declared it, and whose pieces try; then which Factions have failed.
          declared: [{ by: 'seat', owner: 'count' }],
          failed: ['count'],
          owner: 'count',
          general: 'general',
          // S12.2.A-02: who Evades together, from beginning to end.
          with: ['general'],
          units: ['count'],
          carry: ['royal'],
          seen: ['space'],
          to: 'space',
        },
        result: { failed: ['count'] },
      },
      landBattle: {
        args: { attacker: 'count', defender: 'count', location: 'location', failed: ['count'] },
        locals: {
          // S14.2-03, S14.2-06: what came out of the city to join.
          joined: { generals: ['general'], units: ['count'] },
          // S14.4-02: whose Royal Army CUs are set aside, and how many.
          asideOf: 'count',
          aside: 'count',
          chiefs: ['general?'],
          // S14.6-02: what the Elephant dice gave each side.
          elephants: ['count'],
          rolls: ['count'],
          scores: ['count'],
          winner: 'count',
          turns: 'count',
          // D14-07: how many Independent Armies fight.
          independents: 'count',
        },
      },
      /** 14.9: the losing side of a Land Battle or an Overrun. */
      defeat: {
        args: { loser: 'count', location: 'location', aside: 'count' },
        locals: { lost: 'count' },
      },
      inheritance: { args: {} },
      // `next` is a space, or one past the last of them.
      foraging: { args: { seat: 'seat' }, locals: { next: 'count', lost: 'count' } },
      burial: { args: {} },
      isolation: { args: {}, locals: { turns: 'count' } },
      settling: { args: {}, locals: { unowned: 'count' }, marks: ['unsettled'] },
      discarding: { args: { seat: 'seat', card: 'card' } },
    },
    windows: {},
    // D6-06: with the table's consent, at any moment.
    interjections: { discardSurprise: { answers: [{ shed: 'card' }] } },
    events: EVENTS,
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
export const TYPES = UNITS.length;

/** See `columns.ts`. */
export const layoutOf = ({ words }: Box) => layoutFrom(COLUMNS, words);
export type Board = PositionOf<ReturnType<typeof layoutOf>, Box>;

/** Chance and voice, as every deed gets them. */
export type Play = KernelPlay<SuccessorsContract>;

export const { procedure, decision, interjection, rule, modifiers, under, isIn, isUnderMark, isInMark } =
  language<SuccessorsContract, Board>();
